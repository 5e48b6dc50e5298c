"""Migrations of the store, one file a step."""
