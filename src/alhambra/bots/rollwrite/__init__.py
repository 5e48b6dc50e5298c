"""Bots that know Roll & Write."""
