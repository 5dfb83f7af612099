"""Who sits where: a name that is no bot's is a person."""

import re
from collections.abc import Sequence

from splay.bots import is_bot
from splay.bots.names import NAMES, kind_called, name_for
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


def called(names: Sequence[str]) -> list[str]:
    """Return how everybody is called at the table: a bot that is asked for by its kind has a name of its own there."""
    found: list[str] = []
    for name in names:
        bare, colon, setting = name.partition(":")
        kind = kind_called(bare)
        if kind is not None and bare not in NAMES[kind]:
            bare = name_for(kind, [other.partition(":")[0] for other in (*names, *found)])
        found.append(bare + colon + setting)
    return found


def kind_beside(name: str) -> str:
    """Return what stands beside a player's name: which kind of bot it is, where the name does not say it."""
    kind = kind_called(name.partition(":")[0])
    return f" ({kind})" if kind is not None and not name.lower().startswith(kind) else ""


def people(names: Sequence[str]) -> list[int]:
    """Return the seats of the people among some players."""
    return [seat for seat, name in enumerate(names) if bot_named(name) is None]
