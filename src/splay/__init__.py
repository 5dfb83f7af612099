"""Splay plays the card game Innovation: an exact engine, bots, and a table in the terminal."""

from importlib.machinery import EXTENSION_SUFFIXES

__version__ = "0.1.0"


def build() -> str:
    """Return which engine is running: "compiled" or "pure"."""
    from splay.kernel import agent

    return "compiled" if agent.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
