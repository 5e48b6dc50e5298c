"""Bots that know the board game."""
