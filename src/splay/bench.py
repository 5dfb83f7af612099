"""How fast the engine is on this machine, each figure beside a calibration.

    bench = measure(seconds=1.0)
    bench.figures["copy"].calibration_seconds, bench.to_json()

The calibration is a fixed loop of plain Python. It takes turns with whatever is measured, so that figures from
different machines can be compared. Times are those of the processor, so that waiting for other programs does not count;
only the scaling over processes goes by the clock on the wall. All play is random, every decision uniform over its
options. What is not said to be measured in another edition is measured in two-player games of the default one.
"""

import gc
import os
import platform
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from random import Random
from statistics import median
from typing import Final

from splay import __version__, build
from splay.bots.random import RandomBot
from splay.encoding import encoder_for
from splay.flock import Flock
from splay.games import DEFAULT_GAME, GAMES, setup_of
from splay.innovation import DEFAULT_EDITION, EDITIONS, INNOVATION, RULES_VERSION
from splay.intrapreneurs import INTRAPRENEURS
from splay.kernel.agent import Agent, Seat, Table, Worlds
from splay.kernel.decision import Decision
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup
from splay.simulate import Plan, Report, run

_LOOP: Final = 100_000
"""How many additions the calibration makes."""

_GAMES: Final = 8
"""How many games are played in one go."""

_RUNS: Final = 3
"""How often the scaling is measured."""

_ROUNDS: Final = 5
_ROUND_GAMES: Final = 40
"""How many rounds expansions are measured at least, and how many games of each table are played in each."""

_PLACES: Final = 1_024
"""How many games are advanced together."""

_STEPS: Final = 2
"""How many decisions of each are taken, and written, in one go."""

_MATCHES: Final = 16
"""How many matches in the middle are copied, looked at and weighed."""


# Time


@dataclass(frozen=True)
class Tally:
    """How often something was done, and how long that took in all."""

    count: int
    seconds: float

    @property
    def per_second(self) -> float:
        """How often it was done in a second."""
        return self.count / self.seconds

    @property
    def microseconds(self) -> float:
        """How long it took each time."""
        return 1e6 * self.seconds / self.count


def calibrate() -> float:
    """Return how many seconds a fixed loop of plain Python takes."""
    start = time.process_time()
    total = 0
    for number in range(_LOOP):
        total += number & 7
    return time.process_time() - start


def in_turns(seconds: float, *works: Callable[[int], int]) -> tuple[float, list[Tally]]:
    """Let some works take turns for so long, each told the number of the round and telling how much it did.

    Returns what the calibration took on average between them, and each work's tally.
    """
    loop, rounds = in_rounds(seconds, 1, *works)
    tallies = [Tally(sum([one.count for one in mine]), sum([one.seconds for one in mine])) for mine in rounds]
    return loop, tallies


def in_rounds(seconds: float, least: int, *works: Callable[[int], int]) -> tuple[float, list[list[Tally]]]:
    """Let some works take turns as `in_turns` does, for so many rounds at least; return each one's tally of each."""
    loops: list[float] = []
    rounds: list[list[Tally]] = [[] for _ in works]
    spent = [0.0] * len(works)
    while not all(spent) or sum(spent) < seconds or len(loops) < least:
        number = len(loops)
        loops.append(calibrate())
        for index, work in enumerate(works):
            start = time.process_time()
            count = work(number)
            rounds[index].append(Tally(count, time.process_time() - start))
            spent[index] += rounds[index][-1].seconds
    return sum(loops) / len(loops), rounds


# Games to measure


def table_setup(seed: int, players: int = 2, edition: str = DEFAULT_EDITION, sets: Sequence[str] = ("base",)) -> Setup:
    """Return the setup of a game between random bots."""
    return Setup(INNOVATION.name, edition, sets, ["random"] * players, seed, {}, RULES_VERSION)


def play(setup: Setup) -> int:
    """Play a game straight through; return its number of decisions."""
    table = Table(GAMES[setup.game].begin(setup), _bots(setup))
    table.play()
    return table.decisions


def play_stepwise(setup: Setup) -> Match:
    """Play the same game as a match, one answer after the other."""
    match = Match(GAMES[setup.game], setup)
    bots = _bots(setup)
    while match.decision is not None:
        seat = match.decision.seat
        match.answer(bots[seat].decide(match.decision, match.seats[seat]))
    return match


def _bots(setup: Setup) -> list[Agent]:
    return [RandomBot(setup.seed * len(setup.seats) + seat) for seat in range(len(setup.seats))]


def _seeds(number: int) -> range:
    """Return the seeds of the games of a round."""
    return range(number * _GAMES, (number + 1) * _GAMES)


def _play_round(number: int) -> int:
    return sum(play(table_setup(seed)) for seed in _seeds(number))


@cache
def _middles() -> list[Match]:
    """Return some matches in the middle, the same ones for every figure."""
    matches = [play_stepwise(table_setup(seed)) for seed in range(_MATCHES)]
    for match in matches:
        match.undo(len(match.answers) // 2)
    return matches


# Figures


@dataclass(frozen=True)
class Play:
    """Random play straight through, by some number of players in an edition of a game with some sets."""

    game: str
    edition: str
    sets: list[str]
    players: int
    games: int
    decisions: int
    games_per_second: float
    decisions_per_second: float
    microseconds_per_decision: float
    calibration_seconds: float

    @property
    def title(self) -> str:
        """The edition, or the name of another game than the one that has several."""
        return self.edition if self.game == DEFAULT_GAME else self.game


@dataclass(frozen=True)
class Figure:
    """Anything else that is measured, and how long the calibration took meanwhile."""

    calibration_seconds: float

    def lines(self) -> list[tuple[str, str]]:
        """Return what was measured and how much it is, in words."""
        raise NotImplementedError


@dataclass(frozen=True)
class Cost(Figure):
    """What something costs that is done to a match in the middle, also in units of random decisions."""

    what: str
    microseconds: float
    decisions: float

    def lines(self) -> list[tuple[str, str]]:
        return [(self.what, f"{_time(self.microseconds)}, as much as {self.decisions:.1f} decisions")]


@dataclass(frozen=True)
class Stepwise(Figure):
    """What a decision costs in the same games, played straight through and as matches."""

    straight_microseconds: float
    stepwise_microseconds: float
    ratio: float

    def lines(self) -> list[tuple[str, str]]:
        return [
            ("a decision, straight through", _time(self.straight_microseconds)),
            ("a decision, step by step", f"{_time(self.stepwise_microseconds)}, {self.ratio:.2f} times as much"),
        ]


@dataclass(frozen=True)
class Together(Figure):
    """What a decision costs in games that are advanced together, and writing what its seat sees as numbers."""

    places: int
    together_microseconds: float
    share: float
    """How fast that is, as a share of playing straight through."""
    writing_microseconds: float

    def lines(self) -> list[tuple[str, str]]:
        together = f"{_time(self.together_microseconds)}, {self.share:.2f} of the speed of straight through"
        return [
            (f"a decision, {self.places:,} games together", together),
            ("writing what is seen at a decision", _time(self.writing_microseconds)),
        ]


@dataclass(frozen=True)
class Expanded(Figure):
    """What a decision costs in the edition with the most expansions, without any of them, with each and with all."""

    base_microseconds: float
    alone_microseconds: dict[str, float]
    alone_ratios: dict[str, float]
    expanded_microseconds: float
    ratio: float

    def lines(self) -> list[tuple[str, str]]:
        alone = [
            (f"a decision with {name.capitalize()}", f"{_time(cost)}, {self.alone_ratios[name]:.2f} times as much")
            for name, cost in self.alone_microseconds.items()
        ]
        return [
            ("a decision without expansions", _time(self.base_microseconds)),
            *alone,
            ("a decision with all of them", f"{_time(self.expanded_microseconds)}, {self.ratio:.2f} times as much"),
        ]


@dataclass(frozen=True)
class Fifths(Figure):
    """What a decision costs in each fifth of a game, and how much more in the last than in the first."""

    microseconds: list[float]
    ratio: float

    def lines(self) -> list[tuple[str, str]]:
        words = ("first", "second", "third", "fourth", "last")
        lines = [
            (f"a decision in the {word} fifth of a game", _time(cost))
            for word, cost in zip(words, self.microseconds, strict=True)
        ]
        return [*lines[:-1], (lines[-1][0], f"{lines[-1][1]}, {self.ratio:.2f} times the first")]


@dataclass(frozen=True)
class Scaling(Figure):
    """How fast a simulation goes on one process and on two, once they are up, and how long starting the two takes."""

    games_per_second: dict[str, float]
    ratio: float
    start_seconds: float

    def lines(self) -> list[tuple[str, str]]:
        one, two = self.games_per_second.values()
        return [
            ("simulate --jobs 1: games a second", f"{one:,.0f}"),
            ("simulate --jobs 2: games a second", f"{two:,.0f}, {self.ratio:.2f} times as many"),
            ("simulate --jobs 2: until the first games are in", f"{self.start_seconds:.2f} s"),
        ]


@dataclass(frozen=True)
class Memory(Figure):
    """How much memory each live match in the middle takes, and how that was found out."""

    bytes_per_match: int
    method: str

    def lines(self) -> list[tuple[str, str]]:
        return [("memory of a match in the middle", f"{self.bytes_per_match / 1024:,.1f} KiB ({self.method})")]


def _time(microseconds: float) -> str:
    return f"{microseconds:,.2f} µs"


def tables() -> list[tuple[str, list[str], int]]:
    """Return what random play of Innovation is measured at: an edition, its sets and a number of players.

    Every expansion is measured with the base set, in each edition that has it, and at last all of them together.
    """
    found: list[tuple[str, list[str], int]] = []
    for key, edition in EDITIONS.items():
        together = [["base", *edition.expansions]] if len(edition.expansions) > 1 else []
        for sets in (["base"], *[["base", expansion] for expansion in edition.expansions], *together):
            found += [(key, sets, players) for players in (2, 4)]
    return found


def setups() -> list[Setup]:
    """Return what random play is measured at, each as the setup of a first game."""
    found = [table_setup(0, players, edition, sets) for edition, sets, players in tables()]
    return found + [setup_of(INTRAPRENEURS.name, ["random"] * players, 0) for players in (2, 4)]


def random_play(seconds: float, first: Setup) -> Play:
    """Measure random play straight through, in games that differ from a first one by their seed."""
    games = 0

    def again(seed: int) -> Setup:
        return Setup(first.game, first.edition, first.sets, first.seats, seed, first.options, first.rules)

    def work(number: int) -> int:
        nonlocal games
        games += _GAMES
        return sum(play(again(seed)) for seed in _seeds(number))

    loop, [tally] = in_turns(seconds, work)
    speeds = (games / tally.seconds, tally.per_second, tally.microseconds)
    return Play(first.game, first.edition, first.sets, len(first.seats), games, tally.count, *speeds, loop)


def _cost(seconds: float, what: str, times: int, do: Callable[[Match], object]) -> Cost:
    """Measure something that is done to matches in the middle, so many times each in a round."""
    matches = _middles()
    # Once before it counts: a match makes its position between two actions only when that is asked for.
    for match in matches:
        do(match)

    def work(number: int) -> int:
        for match in matches:
            for _ in range(times):
                do(match)
        return times * len(matches)

    loop, [mine, decisions] = in_turns(seconds, work, _play_round)
    return Cost(loop, what, mine.microseconds, mine.microseconds / decisions.microseconds)


def copying(seconds: float) -> Cost:
    """Measure copies of a game between two actions."""
    return _cost(seconds, "a copy of a game in the middle", 20, lambda match: match.boundary.copy())


def viewing(seconds: float) -> Cost:
    """Measure views of the seat that is asked."""

    def view(match: Match) -> None:
        assert match.decision is not None
        match.view(match.decision.seat)

    return _cost(seconds, "a view in the middle of a game", 10, view)


def sampling(seconds: float) -> Cost:
    """Measure worlds sampled for the seat that is asked, also in the middle of an action."""
    rng = Rng(0)

    def sample(match: Match) -> None:
        assert match.decision is not None
        match.seats[match.decision.seat].sample(match.decision, rng)

    return _cost(seconds, "a sampled world in the middle of a game", 5, sample)


def drawing(seconds: float) -> Cost:
    """Measure further worlds, drawn from a preparation that was made before: as bots draw all but their first."""
    rng = Rng(0)
    prepared: dict[Match, Worlds] = {}

    def draw(match: Match) -> None:
        if match not in prepared:
            assert match.decision is not None
            prepared[match] = match.seats[match.decision.seat].worlds(match.decision)
        prepared[match].draw(rng)

    return _cost(seconds, "one more world from the same preparation", 5, draw)


def stepping(seconds: float) -> Stepwise:
    """Measure the same games straight through and as matches."""

    def step(number: int) -> int:
        return sum(len(play_stepwise(table_setup(seed)).answers) for seed in _seeds(number))

    loop, [straight, stepwise] = in_turns(seconds, _play_round, step)
    ratio = stepwise.microseconds / straight.microseconds
    return Stepwise(loop, straight.microseconds, stepwise.microseconds, ratio)


def flocking(seconds: float) -> Together:
    """Measure many games advanced together, without writing what is seen, and the writing alone."""
    setup = table_setup(0)
    flock, encoder = Flock(INNOVATION, setup, _PLACES, 0, 0, 10_000), encoder_for(setup)
    rows = memoryview(bytearray(2 * _PLACES * encoder.observations.size)).cast("h")
    masks = memoryview(bytearray(_PLACES * encoder.actions.size))
    chance = Random(0).random

    def advance(number: int) -> int:
        for _ in range(_STEPS):
            flock.answer([int(chance() * count) for count in flock.counts])
        return _STEPS * _PLACES

    def write(number: int) -> int:
        for _ in range(_STEPS):
            # Not zeroed in between: how much is written does not depend on it.
            flock.write(encoder, rows, masks)
        return _STEPS * _PLACES

    loop, [straight, together, writing] = in_turns(seconds, _play_round, advance, write)
    flock.close()
    share = straight.microseconds / together.microseconds
    return Together(loop, _PLACES, together.microseconds, share, writing.microseconds)


def expanding(seconds: float) -> Expanded:
    """Measure games without an expansion, with each of them and with all, by two players: medians over the rounds."""
    edition = max(EDITIONS.values(), key=lambda edition: len(edition.expansions))
    names = list(edition.expansions)

    def playing(*sets: str) -> Callable[[int], int]:
        setups = [table_setup(seed, 2, edition.key, ["base", *sets]) for seed in range(_ROUND_GAMES)]
        return lambda number: sum([play(setup) for setup in setups])

    works = [playing(), *[playing(name) for name in names], playing(*names)]
    for work in works:
        # Once before it counts: cards are made when they are first needed.
        work(0)
    # The same games in each round: what differs is only how much else the machine does.
    loop, rounds = in_rounds(seconds, _ROUNDS, *works)
    costs = [[tally.microseconds for tally in mine] for mine in rounds]
    ratios = [median([one / base for one, base in zip(mine, costs[0], strict=True)]) for mine in costs]
    base, *alone, expanded = [median(mine) for mine in costs]
    told = dict(zip(names, alone, strict=True)), dict(zip(names, ratios[1:], strict=False))
    return Expanded(loop, base, *told, expanded, ratios[-1])


class _Laps(Agent):
    """Plays every seat as some bots would, and notes the time at a few of the decisions."""

    def __init__(self, bots: list[Agent], at: list[int]) -> None:
        self._bots = bots
        self._at = at
        self._asked = 0
        self.moments: list[float] = []

    def decide(self, decision: Decision, seat: Seat) -> int:
        if self._asked in self._at:
            self.moments.append(time.process_time())
        self._asked += 1
        return self._bots[seat.index].decide(decision, seat)


def fifths_of_a_game(seconds: float) -> Fifths:
    """Measure what a decision costs, and all that follows from it up to the next, in each fifth of a game."""
    counts, spent = [0] * 5, [0.0] * 5

    def work(number: int) -> int:
        for seed in _seeds(number):
            setup = table_setup(seed)
            # The game is played twice, because only then it is known when its fifths begin.
            decisions = play(setup)
            edges = [fifth * decisions // 5 for fifth in range(6)]
            laps = _Laps(_bots(setup), edges[:-1])
            Table(INNOVATION.begin(setup), [laps] * len(setup.seats)).play()
            moments = [*laps.moments, time.process_time()]
            for fifth in range(5):
                counts[fifth] += edges[fifth + 1] - edges[fifth]
                spent[fifth] += moments[fifth + 1] - moments[fifth]
        return _GAMES

    loop, _ = in_turns(seconds, work)
    costs = [1e6 * lap / count for lap, count in zip(spent, counts, strict=True)]
    return Fifths(loop, costs, costs[-1] / costs[0])


def scaling(seconds: float) -> Scaling:
    """Measure simulations on one process and on two, in turns, once all of them are at work.

    Of several runs the fastest counts: by the clock on the wall, whatever else the machine does slows one of them down.
    """
    _, [pace] = in_turns(0, lambda number: _GAMES if _play_round(number) else 0)
    loops: list[float] = []
    speeds = {"1": 0.0, "2": 0.0}
    start = 0.0
    for jobs in (1, 2) * _RUNS:
        loops.append(calibrate())
        games = max(64, int(2 * seconds * pace.per_second)) * jobs
        speed, start = _simulate(games, jobs)
        speeds[str(jobs)] = max(speeds[str(jobs)], speed)
    loops.append(calibrate())
    return Scaling(sum(loops) / len(loops), speeds, speeds["2"] / speeds["1"], start)


def _simulate(games: int, jobs: int) -> tuple[float, float]:
    """Simulate games; return how many a second after the first quarter of them, and when the first was in."""
    moments: list[float] = []
    begun = time.perf_counter()

    def note(report: Report) -> None:
        moments.append(time.perf_counter())

    report = run(Plan(["random", "random"], games, jobs=jobs), note)
    if report.interrupted:
        raise KeyboardInterrupt
    # By then all processes are at work, and that they tell of several games at once hardly matters.
    quarter = games // 4
    return (games - 1 - quarter) / (moments[-1] - moments[quarter]), moments[0] - begun


def memory(seconds: float) -> Memory:
    """Weigh live matches in the middle; however short the time, always the same ones."""
    answers = [match.answers for match in _middles()]
    gc.collect()
    traced = tracemalloc.is_tracing()
    if not traced:
        tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [Match(INNOVATION, table_setup(seed), given) for seed, given in enumerate(answers)]
    gc.collect()
    weight = tracemalloc.get_traced_memory()[0] - before
    if not traced:
        tracemalloc.stop()
    return Memory(calibrate(), weight // len(matches), "tracemalloc")


FIGURES: Final[dict[str, Callable[[float], Figure]]] = {
    "stepwise": stepping,
    "together": flocking,
    "expanded": expanding,
    "fifths": fifths_of_a_game,
    "scaling": scaling,
    "copy": copying,
    "view": viewing,
    "sample": sampling,
    "world": drawing,
    "memory": memory,
}
"""What is measured besides random play, by name; first what would be slowed down by matches kept in memory."""


@dataclass(frozen=True)
class Bench:
    """Everything that was measured in one run."""

    seconds: float
    random_play: list[Play]
    figures: dict[str, Figure]

    @property
    def calibration_seconds(self) -> float:
        """How long the calibration took on average in the whole run."""
        loops = [play.calibration_seconds for play in self.random_play]
        loops += [figure.calibration_seconds for figure in self.figures.values()]
        return sum(loops) / len(loops)

    def to_json(self) -> dict[str, object]:
        """Return all figures as plain data."""
        return {
            "version": __version__,
            "build": build(),
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "machine": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "edition": DEFAULT_EDITION,
            "seconds": self.seconds,
            "calibration_seconds": self.calibration_seconds,
            "random_play": [asdict(figure) for figure in self.random_play],
            **{name: asdict(figure) for name, figure in self.figures.items()},
        }


def steps() -> int:
    """Return how many figures there are to measure."""
    return len(setups()) + len(FIGURES)


def measure(seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> Bench:
    """Measure everything, each figure for so long; progress is told what is measured next."""
    tell = progress or (lambda what: None)
    plays: list[Play] = []
    figures: dict[str, Figure] = {}
    for setup in setups():
        tell(f"random play, {setup.game} {setup.edition}")
        plays.append(random_play(seconds, setup))
    for name, figure in FIGURES.items():
        tell(name)
        figures[name] = figure(seconds)
    return Bench(seconds, plays, figures)
