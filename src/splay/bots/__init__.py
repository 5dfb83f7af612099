"""The bots that can take a seat, by name."""

from collections.abc import Callable
from typing import Final

from splay.bots.greedy import GreedyBot
from splay.bots.random import RandomBot
from splay.kernel.agent import Agent
from splay.kernel.errors import NotFound

__all__ = ["BOTS", "make_bot"]


# What has been learned is loaded only where it is needed: it takes a moment, and most commands can do without.
def _learned(seed: int) -> Agent:
    from splay.bots.learned import LearnedBot

    return LearnedBot(seed)


def _search(seed: int) -> Agent:
    from splay.bots.search import SearchBot

    return SearchBot(seed)


BOTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": _learned,
    "search": _search,
}


def make_bot(name: str, seed: int) -> Agent:
    """Return a bot by its name; its own randomness comes from the seed."""
    if name not in BOTS:
        raise NotFound(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
