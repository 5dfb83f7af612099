"""What is played in a tournament: which bots meet at which tables, in which seats, by which rules."""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, NamedTuple

from splay.bots.names import kind_called
from splay.bots.settings import USUAL
from splay.games import DEFAULT_GAME, EDITIONS, game_named, setup_of
from splay.kernel.errors import SetupError
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup
from splay.simulate import check_seats, make_entry, play_bots, weights_given

MOST_TURNS: Final = 300
"""A game that takes longer than this has no result: it counts as one that all its players share."""


class Which(NamedTuple):
    """One of the games: at which table, and the how manieth there, both from 0."""

    table: int
    number: int


class Outcome(NamedTuple):
    """How one game went: the kind of ending, None if it took too long, and the seats that won."""

    ending: str | None
    winners: tuple[int, ...]
    turns: int
    decisions: int


@dataclass(frozen=True)
class Tournament:
    """The bots by name, how many games each table plays, and by which rules.

    A table is a set of bots that meet: all those that can be formed of as many bots as there are players or, if there
    are fewer bots, all those at which each of them sits. A deal is played in every order of the seats.
    """

    bots: Sequence[str]
    games: int = 100
    seed: int = 0
    jobs: int = 1
    players: int = 2
    game: str = DEFAULT_GAME
    edition: str | None = None
    """The edition; None for the one that the game is played in unless another is asked for."""
    expansions: Sequence[str] = ()
    until: tuple[float, float] | None = None
    """Two shares of the points: a table stops as soon as it is clear to which of them its first bot is nearer."""

    def __post_init__(self) -> None:
        self._check_bots()
        if self.jobs < 1:
            raise SetupError(f"there must be at least 1 job, not {self.jobs}")
        if self.until is not None and not 0 < self.until[0] < self.until[1] < 1:
            raise SetupError("a table can be played until its first bot is nearer to one of two shares: give the lower "
                             "and then the higher, both above 0 and below 100 %")  # fmt: skip
        game_named(self.game).begin(self.setup(self.tables[0], 0))
        self._check_games()

    def _check_bots(self) -> None:
        if len(self.bots) < 2:
            raise SetupError("a tournament needs at least two bots")
        named: dict[str, str] = {}
        for name in self.bots:
            make_entry(name, 0, self.game)
            other = named.setdefault(_plain(name), name)
            if other != name:
                raise SetupError(f"{other} and {name} are the same bot, which need not play against itself")
            if self.bots.count(name) > 1:
                raise SetupError(f"{name} is named twice: a bot need not play against itself")
        if self.players < 2:
            raise SetupError(f"there must be at least 2 players, not {self.players}")
        check_seats(self.players)

    def _check_games(self) -> None:
        step = math.lcm(*(len(orders(table)) for table in self.tables))
        if self.games < 1 or self.games % step:
            below = self.games // step * step if self.games > step else 0
            fitting = f"{below} or {below + step}" if below else str(step)
            raise SetupError(
                f"each deal is played in every order of the seats: the number of games must be a multiple of {step}, "
                f"such as {fitting}, not {self.games}"
            )

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """The bots at each table."""
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        tables = combinations_with_replacement(self.bots, self.players)
        return [table for table in tables if len(set(table)) == len(self.bots)]

    def setup(self, seats: Sequence[str], seed: int) -> Setup:
        """Return the setup of a game."""
        return setup_of(self.game, seats, seed, self.edition, expansions=self.expansions)

    def seats(self, which: Which) -> tuple[str, ...]:
        """Return the bot on each seat in one of the games."""
        every = orders(self.tables[which.table])
        return every[which.number % len(every)]

    def conditions(self) -> dict[str, object]:
        """Return as plain data all that the games depend on."""
        given = {name: path for name in self.bots if (path := weights_given(name)) is not None}
        weights = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in given.items()}
        return {
            "game": self.game,
            "rules": game_named(self.game).rules,
            "edition": self.edition or EDITIONS[self.game],
            "expansions": list(self.expansions),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "most_turns": MOST_TURNS,
            **({"weights": weights} if weights else {}),
        }


def _plain(name: str) -> str:
    """Return the one name for all that stand for the same bot: its kind, and its setting if it is no usual one."""
    bare, colon, setting = name.partition(":")
    kind = kind_called(bare) or bare
    return kind if kind in USUAL and setting == str(USUAL[kind]) else kind + colon + setting


@cache
def orders(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return every order of the seats, each once even if a bot sits on several."""
    return list(dict.fromkeys(permutations(table)))


def play_game(tournament: Tournament, which: Which) -> Outcome:
    """Play one game of a tournament. The deals are the same at every table."""
    deal = Rng(Rng(tournament.seed).next() + which.number // len(orders(tournament.tables[which.table])))
    seats = tournament.seats(which)
    setup = tournament.setup(seats, deal.next())
    chance = Rng(Rng(deal.next() + which.table).next() + which.number)
    try:
        result, turns, decisions = play_bots(setup, seats, chance, MOST_TURNS)
    except Exception as error:
        error.add_note(f"This happened in game {which.number} of {', '.join(seats)} of the seed {tournament.seed}.")
        raise
    if result is None:
        return Outcome(None, (), turns, decisions)
    return Outcome(result.kind, tuple(result.winners), turns, decisions)
