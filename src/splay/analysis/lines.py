"""Lines from a decision, played as the search bot plays them, and what came of them for every seat."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from splay.analysis.measures import REASONS
from splay.bots.random import Luck
from splay.bots.search import ANY, Budget, Edge, Race, Supply, Tree, Walk, judged
from splay.bots.value import game_name, network_for
from splay.kernel.agent import Seat, World
from splay.kernel.decision import Decision
from splay.kernel.game import Game
from splay.kernel.rng import Rng

WARMING_UP: Final = 1 / 3
"""Where nobody knows what somebody is asked, so many of the lines only find out what they would choose."""

PATIENCE: Final = 12
"""How often a first world is looked for."""

FURTHEST: Final = 3
"""How many steps of what an option leads to are told at most."""

OFTEN: Final = 0.25
"""A step of another seat is told if at least so large a part of the lines took it."""

OPEN: Final = 0.9
"""And if it could be taken in at least so many of the worlds: what is only imagined in a hand is not told."""


class Tally:
    """What came of some lines for every seat."""

    def __init__(self, seats: int) -> None:
        self.tries = 0
        self._totals = [0.0] * seats
        self._squares = [0.0] * seats
        self._stood: dict[str, list[int]] = {}

    def add(self, values: list[float], end: Game) -> None:
        """Take note of what came of one line, and where it ended."""
        self.tries += 1
        for title, measure in REASONS[game_name(end)].items():
            stood = self._stood.setdefault(title, [0] * len(values))
            for seat, count in enumerate(measure(end)):
                stood[seat] += count
        for seat, value in enumerate(values):
            # Who is in a hurry gives less than nothing for a position; a chance is never less.
            chance = min(max(value, 0.0), 1.0)
            self._totals[seat] += chance
            self._squares[seat] += chance * chance

    def means(self) -> list[float]:
        """Return what came of them for each seat on average."""
        return [total / self.tries for total in self._totals]

    def stood(self) -> dict[str, list[float]]:
        """Return how much of each measure every seat had at their ends on average."""
        return {title: [count / self.tries for count in counts] for title, counts in self._stood.items()}

    def error(self, seat: int) -> float:
        """Return the standard error of that for a seat, as if one more line had gone as differently as can be.

        So a handful of lines that agree by chance are not taken to be sure.
        """
        mean = self._totals[seat] / self.tries
        spread = max(self._squares[seat] - self.tries * mean * mean, 0.0)
        furthest = max(mean, 1.0 - mean)
        return sqrt(spread + furthest * furthest) / (self.tries + 1)


@dataclass(frozen=True)
class Step:
    """A step that a line took: who was asked, in which words, and what they chose."""

    seat: int
    prompt: str
    label: str


@dataclass(frozen=True)
class Tried:
    """An option of a decision that was tried: what came of it, and the steps that it led to most often."""

    index: int
    label: str
    tally: Tally
    steps: tuple[Step, ...]


class Lines:
    """Lines from one decision on worlds that could be the real one, for all that a seat knows."""

    def __init__(self, decision: Decision, seat: Seat, budget: int, rng: Rng, seconds: float | None = None) -> None:
        self._decision = decision
        self._seat = seat
        self._supply = Supply(seat.worlds(decision), rng)
        self._is_thorough = False
        self._budget = Budget(budget, seconds)
        self._rng = rng
        self._tree: Tree | None = None

    def by_option(self, kept: int | None = None) -> list[Tried]:
        """Return the options, the best first, for one who knows them; none if no world is found that fits.

        As in the race of the search bot the worse half drops out again and again; but one can be kept in it. The best
        is one of those that were tried to the end: what dropped out early may only seem better.
        """
        race = Race(self._decision)
        labels = [value.label for value in self._decision.values]
        stays = labels.index(labels[kept]) if kept is not None else None
        if stays is not None and len(race.running) > self._budget.iterations:
            # There is not a line for each option, but this one is looked at.
            race.running.remove(stays)
            race.running.insert(0, stays)
        tallies: dict[int, Tally] = {}
        edges: dict[int, Edge] = {}
        for number in range(1, race.rounds + 1):
            while self._budget.used() < number / race.rounds:
                world = self._world()
                if world is None:
                    return []
                for walk, values, end in self._play(world, race.running):
                    race.totals[walk.option] += values[self._decision.seat]
                    race.tries[walk.option] += 1
                    tallies.setdefault(walk.option, Tally(len(values))).add(values, end)
                    end.release()
                    edges[walk.option] = walk.edges[0]
            race.halve()
            if stays in race.dropped:
                race.dropped.remove(stays)
                race.running.append(stays)
        self._supply.release()
        order = [index for index, _, tried in race.ranked() if tried]
        if stays is not None and stays in order and race.mean(stays) > race.mean(order[0]):
            order.insert(0, order.pop(order.index(stays)))
        order[1:] = sorted(order[1:], key=race.mean, reverse=True)
        return [
            Tried(index, labels[index], tallies[index], steps_after(edges[index], self._decision.seat))
            for index in order
        ]

    def in_all(self) -> Tally | None:
        """Return what comes of the decision, for one who does not know between what; None if no world is found."""
        tally: Tally | None = None
        while (used := self._budget.used()) < 1.0:
            world = self._world()
            if world is None:
                return None
            ((_, values, end),) = self._play(world, [ANY])
            if tally is None or used < WARMING_UP:
                tally = Tally(len(values))
            tally.add(values, end)
            end.release()
        self._supply.release()
        return tally

    def _world(self) -> World | None:
        """Return a world to play lines on, or None if none is found even by trying often, and then thoroughly."""
        world = self._sought()
        if world is None and not self._is_thorough:
            self._is_thorough = True
            self._supply = Supply(self._seat.worlds(self._decision, is_thorough=True), self._rng)
            world = self._sought()
        return world

    def _sought(self) -> World | None:
        return next((world for _ in range(PATIENCE) if (world := self._supply.next()) is not None), None)

    def _play(self, world: World, options: list[int]) -> list[tuple[Walk, list[float], Game]]:
        """Play a line from each of some options on a world, with the same chance for all; where they end is judged."""
        if self._tree is None:
            self._tree = Tree(world, self._decision.seat)
        luck = Luck(self._rng.next())
        walks: list[Walk] = []
        ends: list[Game] = []
        for option in options:
            walk, end = self._tree.walk(world, option, luck)
            walks.append(walk)
            ends.append(end)
            self._budget.done += 1
            if self._budget.used() >= 1.0:
                break
        played = list(zip(walks, judged(network_for(world.boundary), ends), ends, strict=True))
        for walk, values, _ in played:
            walk.learn(values)
        return played


def steps_after(edge: Edge, own: int) -> tuple[Step, ...]:
    """Return the steps that followed on one of a seat most often: its own, and others' as far as they came often."""
    steps: list[Step] = []
    often = OFTEN * edge.visits
    while len(steps) < FURTHEST and edge.children:
        asked, node = max(edge.children.items(), key=lambda child: child[1].visits)
        seat, _, prompt = asked.partition(" ")
        label, edge = max(node.edges.items(), key=lambda option: option[1].visits)
        if edge.visits < 2:
            break
        if int(seat) != own and (edge.visits < often or edge.available < OPEN * node.visits):
            break
        steps.append(Step(int(seat), prompt, label))
    return tuple(steps)
