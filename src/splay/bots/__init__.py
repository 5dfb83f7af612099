"""The bots that can take a seat, by name."""

from collections.abc import Callable
from typing import Final

from splay.bots.greedy import GreedyBot
from splay.bots.learned import LearnedBot
from splay.bots.random import RandomBot
from splay.bots.search import SearchBot
from splay.kernel.agent import Agent
from splay.kernel.errors import NotFound

__all__ = ["BOTS", "make_bot"]

BOTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
    "search": SearchBot,
}


def make_bot(name: str, seed: int) -> Agent:
    """Return a bot by its name; its own randomness comes from the seed."""
    if name not in BOTS:
        raise NotFound(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
