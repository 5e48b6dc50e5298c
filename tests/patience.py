"""How long tests wait. Only so that one that hangs ends: nothing is asserted about seconds."""

PATIENCE = 300
"""Seconds for whatever a test waits for."""
EXPECTING = 90
"""Seconds for what a page shows: it takes a few on a busy machine, and a failure is told soon."""
