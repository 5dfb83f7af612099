"""Looks in games of bots for moments at which one choice is clearly best and the greedy bot misses it.

Each is sifted from coarse to fine: what the learned bot sees at once, then a short search. What is found is a
candidate; `verifying.py` decides by a deeper look.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from splay.bots.greedy import GreedyBot
from splay.bots.learned import LearnedBot
from splay.bots.random import any_best
from splay.bots.search import SearchBot
from splay.daily.puzzle import ACTION, NAMES, Moment
from splay.games import DEFAULT_GAME, game_named, setup_of
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from splay.kernel.rng import Rng

TABLES: Final[list[tuple[str, tuple[str, ...], int]]] = [
    ("4e", (), 2),
    ("3e", (), 2),
    ("4e", (), 3),
    ("1e", (), 2),
    ("4e", (), 2),
    ("3e", (), 3),
    ("3e", ("echoes",), 2),
    ("4e", (), 2),
    ("3e", (), 2),
    ("3e", ("cities",), 2),
    ("1e", (), 3),
    ("4e", (), 2),
    ("3e", ("artifacts",), 2),
    ("4e", (), 4),
    ("3e", ("figures",), 2),
    ("1e", ("echoes",), 2),
]
"""At which tables the games are played, in turn."""

FEWEST_OPTIONS: Final = 4
MOST_TURNS: Final = 80
"""A game that takes longer is left."""

AT_SIGHT: Final = 0.05
"""By how much the bot that plays must prefer another option than greedy's, each on one world, to look on."""

CLEAR: Final = 0.08
"""By how much the best option must be ahead of all others."""

HOPELESS: Final = 0.08
WON: Final = 0.97
"""Where the best option wins more rarely or more often than this there is nothing to choose."""

LINES: Final = 240
"""How many lines the search looks at."""

APART: Final = 2
"""So many actions of the same seat lie between two candidates of one game at least."""


@dataclass(frozen=True)
class Candidate:
    """A moment that has been found, and by how much its best option is ahead."""

    moment: Moment
    margin: float


def candidates_in(seed: int, number: int) -> list[Candidate]:
    """Return what is found in one of the games."""
    edition, expansions, players = TABLES[number % len(TABLES)]
    chance = Rng(Rng(seed).next() + number)
    deal = chance.next() >> 16
    setup = setup_of(DEFAULT_GAME, NAMES[:players], deal, edition, expansions=expansions)
    game = game_named(DEFAULT_GAME).begin(setup)
    answers: list[int] = []
    found: list[Candidate] = []

    def find(margin: float) -> None:
        found.append(Candidate(Moment(edition, expansions, players, deal, tuple(answers)), margin))

    Table(game, [_Looker(chance.next(), answers, find) for _ in range(players)]).play(MOST_TURNS)
    return found


class _Looker(Agent):
    """Plays as the learned bot does on one world, and looks closer at its decisions where that is promising."""

    name = "looker"
    searches = True

    def __init__(self, seed: int, answers: list[int], find: Callable[[float], None]) -> None:
        self._bot = LearnedBot(seed, 1)
        self._rng = Rng(seed ^ 1)
        self._answers = answers
        self._find = find
        self._wait = self._rng.below(APART)
        """How many actions to let pass before looking again."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        totals = self._bot.totals(decision, seat)
        if decision.prompt == ACTION and len(totals) >= FEWEST_OPTIONS:
            self._wait -= 1
            if self._wait < 0 and (margin := self._look(totals, decision, seat)) is not None:
                self._find(margin)
                self._wait = APART
        index = any_best(totals, self._rng)
        self._answers.append(index)
        return index

    def _look(self, totals: list[float], decision: Decision, seat: Seat) -> float | None:
        """Return by how much one option is clearly ahead, if what the bot sees at once is promising."""
        missed = GreedyBot(self._rng.next(), 1).decide(decision, seat)
        return clear_margin(decision, seat, self._rng) if max(totals) - totals[missed] >= AT_SIGHT else None


def clear_margin(decision: Decision, seat: Seat, rng: Rng) -> float | None:
    """Return by how much the best option is ahead, if it is clearly best and greedy misses it."""
    ranked = SearchBot(rng.next(), LINES).rank(decision, seat)
    best, chance, tries = ranked[0]
    if not tries or not HOPELESS <= chance <= WON:
        return None
    margin = chance - max(other for _, other, tried in ranked[1:] if tried)
    return margin if margin >= CLEAR and not greedy_finds(best, decision, seat, rng) else None


def greedy_finds(best: int, decision: Decision, seat: Seat, rng: Rng) -> bool:
    """Tell whether the greedy bot, given more worlds than usual, takes an option."""
    return any(GreedyBot(rng.next(), 8).decide(decision, seat) == best for _ in range(2))
