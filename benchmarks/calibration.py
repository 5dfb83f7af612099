"""Whether chances are what they say: positions of bot games that nothing was learned from, said to be so much, and won.

    python benchmarks/calibration.py              # plays, fits, and writes the data, the picture and the table in docs
    python benchmarks/calibration.py --scale 4    # four times as many games

Every game's deal and all chances follow from its number, so the same code and weights give the same figures on any
number of processes. The games have seeds of their own range, which no training plays. In a fifth of them every seat is
played by the search bot, in the others by the learned one. At some moments of each the chance of a seat is evaluated
from its own knowledge: of the one who is asked, or of another one.

The fit is a power and a factor for each game and number of sides (`splay.analysis.calibration`). What the picture shows
of the games with even numbers is told with what was fitted on those with odd ones, and the other way round.
"""

import argparse
import math
import os
import random
import re
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from html import escape
from multiprocessing import get_context
from pathlib import Path

from splay import build
from splay.analysis.calibration import FILE, spread, weights_checksum
from splay.analysis.lines import Lines
from splay.bots.learned import LearnedBot
from splay.bots.search import SearchBot
from splay.bots.value import WEIGHTS, settled, teams_of
from splay.games import game_named, setup_of
from splay.kernel.agent import Agent, Seat, Table
from splay.kernel.decision import Decision
from splay.kernel.rng import Rng

ROOT = Path(__file__).parent.parent
FIRST_SEED = 900_000_000
"""The games' seeds are from here on; a training draws its own from 64 bits, and so hits on none of these."""
BUDGET = 48
"""How many lines each evaluation looks at."""
APART = 14
"""About so many decisions lie between two moments that are looked at."""
MAX_TURNS = 240
PRIOR = 10.0
"""The fit begins as if so many games had said that nothing need be changed."""
NAMES = ("ann", "bob", "cat", "dan", "eve")
EDGES = (0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95)
"""Where one group of positions ends and the next begins: said to be 70 % is from 65 to 75 %."""


@dataclass(frozen=True)
class Kind:
    """A kind of table, and how many games of it are played."""

    game: str
    edition: str | None
    players: int
    games: int
    teams: str | None = None
    expansions: tuple[str, ...] = ()


KINDS = (
    Kind("innovation", "4e", 2, 160),
    Kind("innovation", "3e", 2, 24, expansions=("cities", "echoes")),
    Kind("innovation", "4e", 3, 24),
    Kind("innovation", "4e", 4, 12),
    Kind("innovation", "4e", 4, 10, teams="ABAB"),
    Kind("innovation", "3e", 5, 6),
    Kind("intrapreneurs", None, 2, 80),
    Kind("intrapreneurs", None, 3, 24),
    Kind("intrapreneurs", None, 4, 16),
)


@dataclass(frozen=True)
class Sample:
    """A moment of a game: what the lines promised each side from a seat's knowledge, and which sides won."""

    kind: int
    number: int
    is_asked: bool
    own: int
    promised: dict[int, float]
    won: dict[int, float]


class Looking(Agent):
    """A bot at whose decisions some seat's chance is evaluated now and then."""

    name = "looking"
    searches = True

    def __init__(self, bot: Agent, chance: random.Random, noted: list[tuple[bool, int, list[float]]]) -> None:
        self._bot = bot
        self._chance = chance
        self._noted = noted

    def decide(self, decision: Decision, seat: Seat) -> int:
        """Decide as the bot does."""
        if self._chance.random() < 1 / APART:
            self._look(decision, seat)
        return self._bot.decide(decision, seat)

    def _look(self, decision: Decision, seat: Seat) -> None:
        moment = seat._moment
        rng = Rng(self._chance.getrandbits(63))
        if self._chance.random() < 0.5:
            tried = Lines(decision, seat, BUDGET, rng).by_option()
            if tried:
                self._noted.append((True, seat.index, tried[0].tally.means()))
            return
        others = [other for other in range(len(moment.now.names)) if other != seat.index]
        other = self._chance.choice(others)
        tally = Lines(decision, Seat(moment, other), BUDGET, rng).in_all()
        if tally is not None:
            self._noted.append((False, other, tally.means()))


def play(job: tuple[int, int]) -> list[Sample]:
    """Play a game of a kind, and return what was noted on the way."""
    place, number = job
    kind, chance = KINDS[place], random.Random(f"{place} {number}")
    options = {"teams": kind.teams} if kind.teams else None
    setup = setup_of(kind.game, NAMES[: kind.players], FIRST_SEED + number, kind.edition, options, kind.expansions)
    game = game_named(kind.game).begin(setup)
    noted: list[tuple[bool, int, list[float]]] = []
    agents: list[Agent] = []
    for _ in range(kind.players):
        seed = chance.getrandbits(63)
        bot = SearchBot(seed, 24) if number % 5 == 4 else LearnedBot(seed, 1)
        agents.append(Looking(bot, chance, noted))
    Table(game, agents).play(MAX_TURNS)
    if game.result is None:
        return []
    teams = teams_of(game)
    won = {teams[seat]: settled(game, seat) for seat in range(kind.players)}
    return [
        Sample(place, number, asked, teams[seat], {teams[one]: mean for one, mean in enumerate(means)}, won)
        for asked, seat, means in noted
    ]


Fit = tuple[float, float]
"""The power, and the factor of who is asked."""


def said(sample: Sample, fit: Fit) -> float:
    """Return the chance of the seat, as it is told with a fit."""
    return spread(sample.promised, *fit, sample.own if sample.is_asked else None)[sample.own]


def fit(samples: Sequence[Sample]) -> Fit:
    """Return the fit by which what is said agrees best with what was won."""
    games = len({(sample.kind, sample.number) for sample in samples})

    def loss(power: float, factor: float) -> float:
        total = 0.0
        for sample in samples:
            chance = min(max(said(sample, (power, factor)), 1e-6), 1 - 1e-6)
            won = sample.won[sample.own]
            total -= won * math.log(chance) + (1 - won) * math.log(1 - chance)
        # Moments of one game tell of one result.
        return total / len(samples) * games + PRIOR * (math.log(power) ** 2 + math.log(factor) ** 2)

    power = factor = 1.0
    for _ in range(3):
        power = min((step / 50 for step in range(25, 126)), key=lambda tried: loss(tried, factor))
        factor = min((step / 50 for step in range(30, 71)), key=lambda tried: loss(power, tried))
    return power, factor


def group(sample: Sample) -> tuple[str, int]:
    """Return to which fit a sample belongs: the game, and the number of sides."""
    return KINDS[sample.kind].game, len(sample.promised)


def fitted(samples: Sequence[Sample]) -> dict[tuple[str, int], Fit]:
    """Return the fit of each game and number of sides."""
    groups = sorted({group(sample) for sample in samples})
    return {one: fit([sample for sample in samples if group(sample) == one]) for one in groups}


@dataclass(frozen=True)
class Bin:
    """Positions said to be about the same: how many, what was said of them on average, and how many were won."""

    count: int
    games: int
    said: float
    won: float
    low: float
    high: float


def bins(told: Sequence[tuple[float, float, tuple[int, int]]]) -> list[Bin]:
    """Return positions by what was said of them; the bounds hold the share in 19 of 20 draws of the same games."""
    found: list[Bin] = []
    for low, high in zip((0.0, *EDGES), (*EDGES, 1.01), strict=True):
        inside = [each for each in told if low <= each[0] < high]
        by_game: dict[tuple[int, int], list[float]] = {}
        for _, won, game in inside:
            by_game.setdefault(game, []).append(won)
        if len(by_game) < 5:
            continue
        mean = sum(won for _, won, _ in inside) / len(inside)
        shares = sorted(_redrawn(list(by_game.values()), random.Random(7)))
        average = sum(chance for chance, _, _ in inside) / len(inside)
        found.append(Bin(len(inside), len(by_game), average, mean, shares[24], shares[974]))
    return found


def _redrawn(games: list[list[float]], chance: random.Random) -> Iterable[float]:
    for _ in range(1000):
        drawn = chance.choices(games, k=len(games))
        yield sum(map(sum, drawn)) / sum(map(len, drawn))


def crossed(samples: Sequence[Sample]) -> list[tuple[Sample, float]]:
    """Return what is said of each sample by what was fitted on the other half of the games."""
    halves = [[sample for sample in samples if sample.number % 2 == parity] for parity in (0, 1)]
    told: list[tuple[Sample, float]] = []
    for half, other in (halves, halves[::-1]):
        fits = fitted(other)
        told += [(sample, said(sample, fits.get(group(sample), (1.0, 1.0)))) for sample in half]
    return told


def binned(told: Sequence[tuple[Sample, float]], game: str) -> list[Bin]:
    """Return the groups of positions of a game."""
    return bins(
        [
            (chance, sample.won[sample.own], (sample.kind, sample.number))
            for sample, chance in told
            if KINDS[sample.kind].game == game
        ]
    )


# What is written


def data(fits: dict[tuple[str, int], Fit]) -> str:
    """Return the fit as it ships."""
    lines = [
        "# Written by benchmarks/calibration.py: by the number of sides, to which power chances are raised, and by what"
    ]
    lines.append("# factor that of the one who is asked is taken.")
    for game in sorted({game for game, _ in fits}):
        lines += ["", f"[{game}.weights]", *[f'{name} = "{weights_checksum(name)}"' for name in WEIGHTS[game]]]
        for place, title in enumerate(("powers", "asked")):
            lines += ["", f"[{game}.{title}]"]
            lines += [f"{sides} = {found[place]}" for (of, sides), found in sorted(fits.items()) if of == game]
    return "\n".join(lines) + "\n"


def table(curves: dict[str, list[Bin]]) -> str:
    """Return the figures as a table of the docs."""
    lines = [
        "| game | said to be | positions | games | said on average | won | 19 of 20 |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, found in curves.items():
        for one in found:
            about = f"{10 * round(10 * one.said)} %"
            lines.append(
                f"| {game.capitalize()} | {about} | {one.count:,} | {one.games} | {one.said:.1%} | {one.won:.1%} "
                f"| {one.low:.0%} to {one.high:.0%} |"
            )
    return "\n".join(lines)


SIDE, LEFT, TOP, RIGHT, BOTTOM = 420, 58, 46, 24, 52
INK, FAINT, PAPER = "#2b3037", "#d9dde2", "#ffffff"
COLOURS = {"innovation": "#2f6fb7", "intrapreneurs": "#c8641b"}


def draw(curves: dict[str, list[Bin]]) -> str:
    """Return the picture: what was said of positions, and how many of them were won."""
    width, height = LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM
    parts = [_text(16, 20, "How often was won what was said to be won", "start", "600", 15)]
    for percent in range(0, 101, 20):
        x, y = _at(percent / 100, percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{LEFT + SIDE}M{x:.1f} {TOP}V{TOP + SIDE}" stroke="{FAINT}"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{percent} %", "end"))
        parts.append(_text(x, TOP + SIDE + 18, f"{percent} %", "middle"))
    parts.append(_text(LEFT + SIDE, height - 12, "said", "end"))
    parts.append(_text(LEFT - 8, TOP - 8, "won", "end"))
    corners = [_at(*corner) for corner in ((0.0, 0.05), (0.0, 0.0), (0.05, 0.0), (1.0, 0.95), (1.0, 1.0), (0.95, 1.0))]
    within = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    parts.append(f'<polygon points="{within}" fill="{FAINT}" opacity="0.5"/>')
    parts.append(f'<path d="M{LEFT} {TOP + SIDE}L{LEFT + SIDE} {TOP}" stroke="{INK}" stroke-dasharray="4 4"/>')
    for place, (game, found) in enumerate(curves.items()):
        colour, aside = COLOURS[game], 3 * (2 * place - 1)
        points = [_at(one.said, one.won) for one in found]
        line = " ".join(f"{x + aside:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5" opacity="0.6"/>')
        for one, (x, y) in zip(found, points, strict=True):
            low, high = _at(0.0, one.low)[1], _at(0.0, one.high)[1]
            parts.append(f'<path d="M{x + aside:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-width="1.5"/>')
            parts.append(f'<circle cx="{x + aside:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>')
        y = TOP + 22 + 20 * place
        parts.append(f'<circle cx="{LEFT + 18}" cy="{y - 4}" r="4.5" fill="{colour}"/>')
        parts.append(_text(LEFT + 30, y, game.capitalize(), "start"))
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    style = f'font-family="system-ui, sans-serif" font-size="12.5" fill="{INK}"'
    back = f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>', back, *parts, "</svg>\n"])


def _at(chance: float, share: float) -> tuple[float, float]:
    return LEFT + SIDE * chance, TOP + SIDE * (1 - share)


def _text(x: float, y: float, words: str, anchor: str, weight: str = "400", size: float = 12.5) -> str:
    style = f'font-weight="{weight}" font-size="{size}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {style}>{escape(words)}</text>'


def write(samples: Sequence[Sample], games: int) -> None:
    """Write the fit, the picture and the table."""
    fits = fitted(samples)
    told = crossed(samples)
    curves = {game: binned(told, game) for game in sorted({game for game, _ in fits})}
    (ROOT / "src" / "splay" / "analysis" / FILE).write_text(data(fits))
    (ROOT / "docs" / "calibration.svg").write_text(draw(curves))
    page = ROOT / "docs" / "analysis.md"
    said_of = f"{games:,} games, {len(samples):,} positions, each looked at with {BUDGET} lines."
    found = f"<!-- calibration -->\n\n{said_of}\n\n{table(curves)}\n\n<!-- end of calibration -->"
    text = re.sub(r"<!-- calibration -->.*<!-- end of calibration -->", lambda _: found, page.read_text(), flags=re.S)
    page.write_text(text)
    print(data(fits))
    print(table(curves))


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description="Fit and draw how often positions are won that are said to be won.")
    parser.add_argument("--scale", type=float, default=1.0, help="How many times as many games (default 1).")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="On how many processes.")
    chosen = parser.parse_args()
    counts = [max(2, round(kind.games * chosen.scale)) for kind in KINDS]
    jobs = [(place, number) for place, count in enumerate(counts) for number in range(count)]
    # Long games first, so that no process waits for another at the end.
    jobs.sort(key=lambda job: (KINDS[job[0]].game == "innovation", -KINDS[job[0]].players))
    print(f"{len(jobs)} games on {chosen.jobs} processes, {build()} engine")
    samples: list[Sample] = []
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        for number, noted in enumerate(pool.map(play, jobs, chunksize=2), start=1):
            samples += noted
            if number % 50 == 0:
                print(f"{number} of {len(jobs)} games", flush=True)
    samples.sort(key=lambda sample: (sample.kind, sample.number))
    write(samples, len(jobs))


if __name__ == "__main__":
    main()
