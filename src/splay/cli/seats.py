"""Who sits where: a name that is no bot's is a person."""

import re
from collections.abc import Sequence

from splay.bots import is_bot
from splay.kernel.errors import SetupError


def bot_named(name: str) -> str | None:
    """Return which bot a player's name stands for ("greedy 2" is the second greedy), or None for a person."""
    bare = re.sub(r" \d+$", "", name)
    return bare if is_bot(bare) else None


def read_seats(text: str) -> list[str]:
    """Return the names of a list such as "ann,greedy"."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise SetupError(f"{text!r} does not name every seat: give names and commas only, such as ann,greedy")
    return names


def people(names: Sequence[str]) -> list[int]:
    """Return the seats of the people among some players."""
    return [seat for seat, name in enumerate(names) if bot_named(name) is None]
