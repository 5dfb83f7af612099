"""The bots that can take a seat, by name."""

from collections.abc import Callable
from typing import Final

from splay.bots.greedy import GreedyBot
from splay.bots.learned import LearnedBot
from splay.bots.random import RandomBot
from splay.bots.search import SearchBot
from splay.kernel.agent import Agent
from splay.kernel.errors import NotFound

__all__ = ["BOTS", "is_bot", "make_bot"]

BOTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
    "search": SearchBot,
}

SET: Final[dict[str, Callable[[int, int], Agent]]] = {"greedy": GreedyBot}
"""The bots that can be set, such as greedy:8: that number is on how many worlds it tries its options."""


def make_bot(name: str, seed: int) -> Agent:
    """Return a bot by its name, which may end in a setting; its own randomness comes from the seed."""
    return _maker(name)(seed)


def is_bot(name: str) -> bool:
    """Tell whether a bot is called so, with or without a setting."""
    try:
        _maker(name)
    except NotFound:
        return False
    return True


def _maker(name: str) -> Callable[[int], Agent]:
    """Return what makes a bot, or say which bots there are and what can be set."""
    bare, colon, setting = name.partition(":")
    if bare not in BOTS:
        raise NotFound(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    if not colon:
        return BOTS[bare]
    if bare not in SET:
        raise NotFound(f"the {bare} bot cannot be set: leave out the :{setting}")
    if not (setting.isascii() and setting.isdigit() and 0 < int(setting[:9]) <= 1_000_000):
        raise NotFound(f"{setting!r} is no setting of the {bare} bot: give a number from 1 on, such as {bare}:8")
    made, number = SET[bare], int(setting)
    return lambda seed: made(seed, number)
