"""Many games between bots, one after the other, on several processes or on a Ray cluster, and what came of them.

    report = run(Plan(["random", "greedy"], games=100, seed=7))
    report.wins, report.endings

Every game's deal and every bot's chances follow from the plan's seed and the number of the game alone, so the same
plan gives the same results wherever it is played.
"""

import math
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from splay.bots import make_bot
from splay.bots.names import kind_called
from splay.cluster import crew_at, seldom_collected
from splay.games import DEFAULT_GAME, game_named, setup_of, team_letters
from splay.kernel.agent import Agent, Table
from splay.kernel.errors import SetupError
from splay.kernel.game import Result
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup

if TYPE_CHECKING:
    from splay.bots.network import Network

MAX_TURNS = 1_000
"""A game that takes longer than this counts as unfinished."""

_MOST_SEATS: Final = 100
"""More than that sit at no table."""
_BATCH = 32
"""How many games a process plays at most before it reports."""

_PATIENCE = 0.2
"""For how many seconds a process goes on with new games before it reports."""

Which = TypeVar("Which")
"""What tells one of many games from the others."""
Came = TypeVar("Came")
"""What came of a game."""


@dataclass(frozen=True)
class Plan:
    """What to play: the entries (bots by name), how many games, on how many processes, and by which rules.

    The entries change seats from game to game, each sitting in every seat equally often, unless the plan is fixed.
    Who plays with whom stays the same.
    """

    entries: Sequence[str]
    games: int = 100
    seed: int = 0
    jobs: int = 1
    edition: str | None = None
    """The edition; None for the one that the game is played in unless another is asked for."""
    fixed: bool = False
    teams: str | None = None
    """A letter for each entry, the same for those who play together; "yes" for partners across the table."""
    longer: bool = False
    game: str = DEFAULT_GAME
    deck: str = ""
    """A deck that is not the game's own, packed into one word."""
    expansions: Sequence[str] = ()
    relics: bool = False
    """Whether the relics are in the game, which an expansion brings."""

    def __post_init__(self) -> None:
        if self.games < 1:
            raise SetupError(f"there must be at least 1 game, not {self.games}")
        if self.jobs < 1:
            raise SetupError(f"there must be at least 1 job, not {self.jobs}")
        for name in self.entries:
            make_entry(name, 0, self.game)
        game_named(self.game).begin(self.setup(0, 0))

    @property
    def labels(self) -> list[str]:
        """The entries with their numbers: 1:greedy, 2:random."""
        return [f"{number}:{name}" for number, name in enumerate(self.entries, start=1)]

    @property
    def sides(self) -> str:
        """A letter for each entry, the same for those who play together; empty if everyone plays alone."""
        if self.teams is None:
            return ""
        return team_letters(self.game, self.edition, len(self.entries), self.teams)

    def seating(self, number: int) -> list[int]:
        """Return the entry that sits in each seat in one of the games."""
        count = len(self.entries)
        return [(seat + (0 if self.fixed else number)) % count for seat in range(count)]

    def setup(self, number: int, seed: int) -> Setup:
        """Return the setup of one of the games."""
        seating, sides = self.seating(number), self.sides
        seats = [self.entries[entry] for entry in seating]
        chosen = {"longer": self.longer, "relics": self.relics}
        options = {name: "yes" for name, is_chosen in chosen.items() if is_chosen}
        if sides:
            options["teams"] = "".join(sides[entry] for entry in seating)
        if self.deck:
            options["deck"] = self.deck
        return setup_of(self.game, seats, seed, self.edition, options, self.expansions)


def fill_seats(entries: Sequence[str], players: int) -> list[str]:
    """Return as many entries as there are players: those given, repeated in turn."""
    if players < len(entries):
        raise SetupError(f"{len(entries)} seats are given for {players} players: name fewer seats, or more players")
    check_seats(players)
    return [entries[seat % len(entries)] for seat in range(players)]


def check_seats(players: int) -> None:
    """Refuse more players than sit at any table, before anything is made for each of them."""
    if players > _MOST_SEATS:
        raise SetupError(f"no table has {players:,} seats: choose fewer players")


@dataclass(frozen=True)
class Outcome:
    """How one game went: the kind of ending, None if it was cut off, and the seats and entries that won."""

    ending: str | None
    seats: list[int]
    entries: list[int]
    shared: bool
    turns: int
    decisions: int


@dataclass
class Report:
    """What came of a plan so far.

    Only a victory of one player or one team counts as a win; a team's win counts for each of its entries. A victory
    that several players or teams share counts as shared and for nobody.
    """

    plan: Plan
    games: int = 0
    finished: int = 0
    turns: int = 0
    decisions: int = 0
    shared: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    entry_wins: Counter[int] = field(default_factory=Counter)
    """For each entry, the games that it has won."""
    bot_wins: Counter[str] = field(default_factory=Counter)
    """For each bot, the games that any of its entries has won."""
    seat_wins: Counter[int] = field(default_factory=Counter)
    """For each seat, the games that whoever sat there has won."""
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        if outcome.ending is None:
            return
        self.finished += 1
        self.endings[outcome.ending] += 1
        if outcome.shared:
            self.shared += 1
            return
        self.entry_wins.update(outcome.entries)
        self.bot_wins.update({self.plan.entries[entry] for entry in outcome.entries})
        self.seat_wins.update(outcome.seats)

    @property
    def games_per_second(self) -> float:
        """The speed of the whole run."""
        return self.games / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, object]:
        """Return the report as plain data."""
        wins = {label: self.entry_wins[entry] for entry, label in enumerate(self.plan.labels)}
        return {
            "games": self.games,
            "finished": self.finished,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 1),
            "decisions": self.decisions,
            "turns": self.turns,
            "wins": {**wins, "shared": self.shared},
            "endings": dict(sorted(self.endings.items())),
            **({"expansions": list(self.plan.expansions)} if self.plan.expansions else {}),
            **({"relics": True} if self.plan.relics else {}),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    center = share + z * z / (2 * games)
    margin = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (center - margin) / scale), min(1.0, (center + margin) / scale)


def run(plan: Plan, progress: Callable[[Report], None] | None = None, ray: str | None = None) -> Report:
    """Play all games of a plan, on this machine or at the address of a Ray cluster.

    An interruption ends the run and keeps the games that were over.
    """
    report = Report(plan)
    begun = time.perf_counter()
    try:
        for outcome in outcomes_of(plan, ray):
            report.add(outcome)
            if progress is not None:
                progress(report)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = time.perf_counter() - begun
    return report


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of a plan; the first is number 0."""
    chance = Rng(Rng(plan.seed).next() + number)
    setup = plan.setup(number, chance.next())
    seating = plan.seating(number)
    try:
        result, turns, decisions = play_bots(setup, [plan.entries[entry] for entry in seating], chance, MAX_TURNS)
    except Exception as error:
        error.add_note(f"This happened in game {number} of the seed {plan.seed}.")
        raise
    if result is None:
        return Outcome(None, [], [], False, turns, decisions)
    sides = plan.sides
    entries = [seating[seat] for seat in result.winners]
    winning = {sides[entry] for entry in entries} if sides else entries
    return Outcome(result.kind, result.winners, entries, len(winning) > 1, turns, decisions)


def play_bots(setup: Setup, bots: Sequence[str], chance: Rng, most_turns: int) -> tuple[Result | None, int, int]:
    """Let bots play a game to its end or to so many turns; returns its result, its turns and its decisions."""
    game = game_named(setup.game).begin(setup)
    table = Table(game, [make_entry(name, chance.next(), setup.game) for name in bots])
    table.play(most_turns)
    return game.result, game.turns(), table.decisions


def make_entry(name: str, seed: int, game: str) -> Agent:
    """Return a bot by its name; learned and search can be given weights of one's own: learned:run/weights.npz.

    That goes for games that are simulated, not wherever bots have names: no visitor names files of a server.
    """
    path = weights_given(name)
    if path is None:
        return make_bot(name, seed)
    from splay.bots.learned import LearnedBot
    from splay.bots.search import SearchBot

    network = _weights(path)
    if network.about["game"] != game:
        raise SetupError(f"{path} has learned {network.about['game']}, and {game} is played")
    bot = make_bot(name.partition(":")[0], seed)
    assert isinstance(bot, LearnedBot | SearchBot)
    bot.network = network
    return bot


def weights_given(name: str) -> Path | None:
    """Return the file of weights that a bot is given by its name, if it is."""
    bare, _, path = name.partition(":")
    return Path(path) if kind_called(bare) in ("learned", "search") and path.endswith(".npz") else None


@cache
def _weights(path: Path) -> "Network":
    from splay.bots.network import read

    return read(path)


def play_all(
    play: Callable[[Which], Came], batches: Iterable[Sequence[Which]], jobs: int, ray: str | None = None
) -> Iterator[tuple[Which, Came]]:
    """Play games on so many processes, telling of each as soon as it is over; a batch is fetched when it is needed.

    With an address they are played on a Ray cluster (`splay.cluster`).
    """
    if jobs == 1 and ray is None:
        for batch in batches:
            for game in batch:
                with seldom_collected():
                    came = play(game)
                yield game, came
        return
    fresh = iter(batches)
    left: deque[Sequence[Which]] = deque()
    some = partial(_play_batch, play)
    with crew_at(ray, jobs) as crew:
        while True:
            while crew.has_room and (batch := left.popleft() if left else next(fresh, ())):
                crew.start(0, some, batch)
            if crew.is_idle:
                return
            for _, (played, rest) in crew.finished():
                if rest:
                    left.append(rest)
                yield from played


def _play_batch(
    play: Callable[[Which], Came], batch: Sequence[Which]
) -> tuple[list[tuple[Which, Came]], Sequence[Which]]:
    """Play some games for a short while; returns how they went, and the games that are left."""
    end = time.perf_counter() + _PATIENCE
    played: list[tuple[Which, Came]] = []
    with seldom_collected():
        for game in batch:
            played.append((game, play(game)))
            if time.perf_counter() > end:
                break
    return played, batch[len(played) :]


def outcomes_of(plan: Plan, ray: str | None = None) -> Iterator[Outcome]:
    """Play all games of a plan, telling of each as soon as it is known: here, or on a Ray cluster."""
    # Large enough that handing them over costs little, small enough that there is work for all to the end.
    size = max(1, min(_BATCH, plan.games // (8 * plan.jobs)))
    batches = (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    for _, outcome in play_all(partial(play_game, plan), batches, plan.jobs, ray):
        yield outcome
