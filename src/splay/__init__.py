"""Splay plays the card game Innovation: an exact engine, bots, and a table in the terminal."""

__version__ = "0.1.0"
