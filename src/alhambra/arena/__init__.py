"""The arena: players meet over many games, and what it says of them can be repeated."""
