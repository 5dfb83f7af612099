"""The bots that can take a seat, by name."""

import re
from collections.abc import Callable
from typing import Final

from splay.bots.characters import CHARACTERS, LADDER, Character
from splay.bots.greedy import GreedyBot
from splay.bots.names import kind_called
from splay.bots.random import RandomBot
from splay.bots.settings import MOST, USUAL
from splay.kernel.agent import Agent
from splay.kernel.errors import NotFound

__all__ = ["BOTS", "LADDER", "Character", "bot_names", "character_named", "is_bot", "make_bot", "simpler"]


# What has been learned is loaded only where it is needed: it takes a moment, and most commands can do without.
def _learned(seed: int, worlds: int = USUAL["learned"], seconds: float | None = None) -> Agent:
    from splay.bots.learned import LearnedBot

    return LearnedBot(seed, worlds, seconds)


def _search(seed: int, iterations: int | None = None, seconds: float | None = None) -> Agent:
    from splay.bots.search import SearchBot

    return SearchBot(seed, iterations, seconds)


def _bounded_search(seed: int, seconds: float | None) -> Agent:
    from splay.bots.search import ITERATIONS, SearchBot

    return SearchBot(seed, ITERATIONS, seconds)


BOTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": _learned,
    "search": _search,
}
"""The bots that are no characters, each simpler than the next."""

BOUNDED: Final[dict[str, Callable[[int, float | None], Agent]]] = {
    "learned": lambda seed, seconds: _learned(seed, seconds=seconds),
    "search": _bounded_search,
}
"""Those of them that can be told how long to think at most."""

SET: Final[dict[str, Callable[[int, int, float | None], Agent]]] = {
    "greedy": lambda seed, worlds, seconds: GreedyBot(seed, worlds),
    "learned": _learned,
    "search": _search,
}
"""The bots that can be set, such as greedy:8: on how many worlds they try options, or how many lines they look at."""

_SECONDS: Final = re.compile(r"((0|[1-9][0-9]{0,3})(\.[0-9]{1,3})?)s")


def bot_names() -> list[str]:
    """Return the names of all bots, characters last."""
    return [*BOTS, *CHARACTERS]


def make_bot(name: str, seed: int, seconds: float | None = None) -> Agent:
    """Return a bot by its name, which may end in a setting; its own randomness comes from the seed.

    Given seconds, a bot that would think for longer about one decision thinks no longer than that.
    """
    return _maker(name, seconds)(seed)


def is_bot(name: str) -> bool:
    """Tell whether a bot is called so, with or without a setting."""
    try:
        _maker(name, None)
    except NotFound:
        return False
    return True


def character_named(name: str) -> Character | None:
    """Return the character that is called so, if one is."""
    return CHARACTERS.get(kind_called(name) or "")


def simpler(name: str) -> str | None:
    """Return the bot that takes the place of one that fails; None if there is no simpler one."""
    character = character_named(name)
    ladder = list(BOTS) if character is None else ["random", *CHARACTERS]
    bare = name.partition(":")[0]
    kind = kind_called(bare) or bare
    place = ladder.index(kind) if kind in ladder and is_bot(name) else 0
    return ladder[place - 1] if place > 0 else None


def _maker(name: str, seconds: float | None) -> Callable[[int], Agent]:
    """Return what makes a bot, or say which bots there are and what can be set."""
    character = character_named(name)
    if character is not None:
        return lambda seed: character.make(seed, seconds)
    called, colon, setting = name.partition(":")
    bare = kind_called(called) or called
    if colon and character_named(called) is not None:
        raise NotFound(f"the {bare} cannot be set: leave out the :{setting}")
    if bare not in BOTS:
        raise NotFound(f"there is no bot {name!r}: the bots are {', '.join(bot_names())}")
    if colon:
        return _set(bare, setting, seconds)
    return BOTS[bare] if bare not in BOUNDED else lambda seed: BOUNDED[bare](seed, seconds)


def _set(name: str, setting: str, seconds: float | None) -> Callable[[int], Agent]:
    """Return what makes a bot with a setting, which thinks no longer than so many seconds if they are given."""
    if name not in SET:
        raise NotFound(f"the {name} bot cannot be set: leave out the :{setting}")
    if name == "search" and (time := _SECONDS.fullmatch(setting)) and float(time[1]) > 0:
        chosen = float(time[1])
        return lambda seed: _search(seed, seconds=chosen if seconds is None else min(chosen, seconds))
    is_number = setting.isascii() and setting.isdigit() and not setting.startswith("0")
    if not (is_number and int(setting[:9]) <= MOST):
        time_too = ", or a time, such as search:2s" if name == "search" else ""
        raise NotFound(
            f"{setting!r} is no setting of the {name} bot: give a number from 1 to {MOST}, such as {name}:8{time_too}"
        )
    return lambda seed: SET[name](seed, int(setting), seconds)
