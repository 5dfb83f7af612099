"""A bot that searches: one tree over many worlds that could be the real one, judged at its leaves as it has learned."""

import time
from math import ceil, log, log2, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from splay.bots.judge import hurry
from splay.bots.network import Network
from splay.bots.random import Luck
from splay.bots.settings import USUAL
from splay.bots.value import features_of_many, is_out, network_for, settled, teams_of
from splay.kernel.agent import Agent, Script, Seat, World, Worlds
from splay.kernel.decision import Decision
from splay.kernel.game import Decider, Game
from splay.kernel.rng import Rng

ITERATIONS: Final = USUAL["search"]
"""How many lines are looked at unless something else is asked for."""

ENDLESS: Final = 1 << 60
"""More lines than there is ever time for."""

EXPLORATION: Final = 0.1
"""How much an option is worth for having been tried less often than others."""

WORLDS: Final = 128
"""How many worlds are kept for one decision; when all of them have been used, they are used again."""

USES: Final = 4
"""How often a world is used; then another one takes its place, so that more lines also mean more worlds."""

ANY: Final = -1
"""Stands for whatever option the tree would try first in a line."""

WAVERING: Final = 0.05
"""How much chance there is in what is decided after a line has left the tree."""

DEEPEST: Final = 24
"""After so many actions a line is judged, even if all of it is in the tree."""


class Habit:
    """How an option has served a seat wherever it was chosen, by its words alone: better or worse than the mean."""

    __slots__ = ("times", "total")

    def __init__(self) -> None:
        self.times = 0
        self.total = 0.0

    @property
    def lean(self) -> float:
        """What it has brought beyond the mean; little as long as it was seldom chosen."""
        return self.total / (self.times + 2.0)

    def learn(self, gain: float) -> None:
        """Take note of what it has brought beyond the mean."""
        self.times += 1
        self.total += gain


class Lore:
    """What all lines of a tree have taught: how options have served, and what has come of lines for each seat."""

    def __init__(self, seats: int) -> None:
        self.habits: dict[str, Habit] = {}
        """By who chooses and the words of the option."""
        self._lines = 0
        self._totals = [0.0] * seats

    def habit(self, seat: int, label: str) -> Habit:
        """Return how an option has served a seat so far."""
        key = f"{seat} {label}"
        habit = self.habits.get(key)
        if habit is None:
            habit = self.habits[key] = Habit()
        return habit

    def learn(self, values: list[float], followed: list[tuple[int, Habit]]) -> None:
        """Take note of what came of a line for each seat, and of the habits that were followed in it."""
        for seat, habit in followed:
            if self._lines:
                habit.learn(values[seat] - self._totals[seat] / self._lines)
        self._lines += 1
        for seat in range(len(values)):
            self._totals[seat] += values[seat]


class Edge:
    """An option of a node: how often it was there, how often it was tried, and what came of it for whoever chose it."""

    __slots__ = ("available", "children", "habit", "total", "visits")

    def __init__(self, habit: Habit) -> None:
        self.habit = habit
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}
        """What can be asked next, by who is asked and how."""


class Node:
    """A question as it comes up in the tree, whatever world it comes up in; its options by their words."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.total = 0.0
        """What came of it for the one who is asked."""


class Walk(Decider):
    """Plays a line on one world: the answers given since the tree begins, an option, down the tree, then by habit."""

    def __init__(self, given: list[int], option: int, origin: Edge, lore: Lore, luck: Luck) -> None:
        self._given = given
        self.option = option
        self._used = 0
        self._luck = luck
        self._drawn = 0
        self._edge: Edge | None = origin
        """The last step in the tree; None once the line has left it."""
        self._lore = lore
        self._followed: list[tuple[int, Habit]] = []
        """Which habits were followed after the line had left the tree, and by whom."""
        self.seats: list[int] = []
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []

    @property
    def is_in_tree(self) -> bool:
        """Whether the line is still in the tree."""
        return self._edge is not None

    def decide(self, decision: Decision) -> int:
        edge = self._edge
        if edge is None:
            return self._follow(decision)
        node = self._node(edge, decision)
        options = self._options(node, decision)
        if self._used < len(self._given):
            index = self._given[self._used]
            self._used += 1
            self._edge = options[index]
            return index
        index = self._select(node, options) if self.edges or self.option == ANY else self.option
        chosen = options[index]
        self.seats.append(decision.seat)
        self.nodes.append(node)
        self.edges.append(chosen)
        # A step that is new is the last one in the tree.
        self._edge = chosen if chosen.visits else None
        return index

    def _chance(self) -> float:
        """Return a number from 0 to 1, the next one of the run."""
        self._drawn += 1
        return self._luck.at(self._drawn - 1)

    def _follow(self, decision: Decision) -> int:
        """Return the option that has served best elsewhere, with some chance in it."""
        best, most = 0, -1e9
        habits = self._lore.habits
        for index, value in enumerate(decision.values):
            promise = WAVERING * self._chance()
            habit = habits.get(f"{decision.seat} {value.label}")
            if habit is not None:
                promise += habit.lean
            if promise > most:
                best, most = index, promise
        self._followed.append((decision.seat, self._lore.habit(decision.seat, decision.values[best].label)))
        return best

    def _node(self, edge: Edge, decision: Decision) -> Node:
        """Return the node for a question that comes up after a step."""
        key = f"{decision.seat} {decision.prompt}"
        node = edge.children.get(key)
        if node is None:
            node = edge.children[key] = Node()
        return node

    def _options(self, node: Node, decision: Decision) -> list[Edge]:
        """Return the options of a question as those of a node; two with the same words are one."""
        edges: list[Edge] = []
        for value in decision.values:
            edge = node.edges.get(value.label)
            if edge is None:
                edge = node.edges[value.label] = Edge(self._lore.habit(decision.seat, value.label))
            edges.append(edge)
        return edges

    def _select(self, node: Node, options: list[Edge]) -> int:
        """Return the option to try: what has served well, or has been tried too rarely to tell."""
        # An option that was never tried promises what the others bring on average.
        hope = node.total / node.visits if node.visits else 0.5
        best, most = 0, -1e9
        for index, edge in enumerate(options):
            edge.available += 1
            tried = edge.visits
            if tried:
                promise = edge.total / tried + EXPLORATION * sqrt(log(edge.available) / tried)
            else:
                promise = hope + EXPLORATION * sqrt(log(edge.available) + 1.0) + 1e-6 * self._chance()
            if promise > most:
                best, most = index, promise
        return best

    def learn(self, values: list[float]) -> None:
        """Tell the steps of this line what came of it for each seat."""
        self._lore.learn(values, self._followed)
        for seat, node, edge in zip(self.seats, self.nodes, self.edges, strict=True):
            if node.visits:
                edge.habit.learn(values[seat] - node.total / node.visits)
            node.visits += 1
            node.total += values[seat]
            edge.visits += 1
            edge.total += values[seat]


class Tree:
    """What has been found out about one action, from the first decision of it that this bot was asked."""

    def __init__(self, world: World, seat: int) -> None:
        self._first: Game = world.boundary.copy()
        """The position between actions that it begins at. It is seldom compared, so only a copy is kept."""
        self.since = world.since
        self.origin = Edge(Habit())
        self.lore = Lore(len(world.boundary.names))
        self.seat = seat
        self.asked = len(world.since)
        """How many answers had been given when the seat was last asked."""

    def leads_to(self, world: World, seat: int) -> bool:
        """Tell whether the tree is of the action under way in a world, and only its seat has answered since."""
        # What others answer may be secret: the same answer is another card in another world.
        if seat != self.seat or len(world.since) != self.asked + 1 or world.since[-1] < 0:
            return False
        return world.since[: len(self.since)] == self.since and _mark(world.boundary) == _mark(self._first)

    def release(self) -> None:
        """Free it at once: nothing is looked up in it any more."""
        self._first.release()

    def _given(self, world: World) -> list[int]:
        """Return the answers that were given since the tree begins."""
        return world.since[len(self.since) :]

    def walk(self, world: World, option: int, luck: Luck, deepest: int = DEEPEST) -> tuple[Walk, Game]:
        """Play a line that begins with an option on a world, over so many actions at most; returns it and its end."""
        game: Game = world.boundary.copy()
        walk = Walk(self._given(world), option, self.origin, self.lore, luck)
        game.decider = Script(game, world.since[: len(self.since)], walk)
        actions = 0
        while game.result is None and walk.is_in_tree and actions < deepest:
            game.advance()
            actions += 1
        return walk, game


def _mark(boundary: Game) -> str:
    """Return by what a position between actions is known again: all that everyone sees of it."""
    return repr(boundary.view(None).to_json())


class Budget:
    """How much a search may do: so many lines, so many seconds, or whichever is used up first."""

    def __init__(self, iterations: int, seconds: float | None) -> None:
        self.iterations = iterations
        self._seconds = seconds
        self._begun = time.perf_counter()
        self.done = 0

    def used(self) -> float:
        """Return how much is used up: 0 at the beginning, 1 at the end. The first line is always played."""
        if not self.done:
            return 0.0
        used = self.done / self.iterations
        if self._seconds is not None:
            passed = time.perf_counter() - self._begun
            used = max(used, passed / self._seconds if passed < self._seconds else 1.0)
        return used


class Race:
    """The options of a decision, compared on the same worlds: the worse half drops out again and again."""

    def __init__(self, decision: Decision) -> None:
        labels = [value.label for value in decision.values]
        self.totals = [0.0] * len(labels)
        self.tries = [0] * len(labels)
        # Options with the same words are one.
        self.running = [index for index, label in enumerate(labels) if labels.index(label) == index]
        self.dropped = [index for index in range(len(labels)) if index not in self.running]
        """Those that have dropped out, the first of them first."""
        self.rounds = max(1, ceil(log2(len(self.running))))

    def mean(self, index: int) -> float:
        """Return what came of an option on average; 0 of one that was not tried."""
        return self.totals[index] / self.tries[index] if self.tries[index] else 0.0

    def halve(self) -> None:
        """Let the worse half drop out; what was never tried is worst."""
        self.running.sort(key=self._standing, reverse=True)
        half = (len(self.running) + 1) // 2
        self.dropped += reversed(self.running[half:])
        self.running = self.running[:half]

    def _standing(self, index: int) -> tuple[bool, float, int]:
        return self.tries[index] > 0, self.mean(index), -index

    def ranked(self) -> list[tuple[int, float, int]]:
        """Return all options, the best first: the index, the chance to win with it, and how often it was tried."""
        order = [*self.running, *reversed(self.dropped)]
        return [(index, min(max(self.mean(index), 0.0), 1.0), self.tries[index]) for index in order]


class Supply:
    """Worlds to compare options on: each is used a few times, in turn with others, and then another takes its place."""

    def __init__(self, worlds: Worlds, rng: Rng) -> None:
        self._worlds = worlds
        self._rng = rng
        self._drawn: list[World] = []
        self._used = 0

    def next(self) -> World | None:
        """Return a world, or None if none is found."""
        turn, place = divmod(self._used, WORLDS)
        if turn % USES == 0:
            self._draw(place)
        self._used += 1
        return self._drawn[(self._used - 1) % len(self._drawn)] if self._drawn else None

    def _draw(self, place: int) -> None:
        """Put a new world into a place; where none is found the one that is there stays."""
        world = self._worlds.draw(self._rng)
        if world is None:
            return
        if place < len(self._drawn):
            self._drawn[place].release()
            self._drawn[place] = world
        else:
            self._drawn.append(world)

    def release(self) -> None:
        """Free all worlds at once."""
        for world in self._drawn:
            world.release()


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Agent):
    """Searches a tree of options, its own and those of others, each seat choosing by its own interest.

    A budget in iterations gives the same choice on every machine. One in seconds uses the time there is; with both,
    whichever is used up first ends the search.
    """

    name = "search"
    searches = True

    def __init__(self, seed: int, iterations: int | None = None, seconds: float | None = None) -> None:
        self._rng = Rng(seed)
        if iterations is None:
            iterations = ITERATIONS if seconds is None else ENDLESS
        # However short the time, one line is looked at.
        if iterations < 1 or (seconds is not None and not seconds >= 0.0):
            raise ValueError("a search needs at least 1 iteration, and a time that is no less than 0 seconds")
        self._iterations = iterations
        self._seconds = seconds
        self._deepest = DEEPEST
        self.tree: Tree | None = None
        """What has been found out about the action under way."""
        self.network: Network | None = None
        """The network to judge by; None for what is shipped for the table."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        return self.rank(decision, seat)[0][0]

    def go_on_from(self, earlier: Agent) -> None:
        if isinstance(earlier, SearchBot):
            self.tree = earlier.tree

    def rank(self, decision: Decision, seat: Seat) -> list[tuple[int, float, int]]:
        """Return the options, the best first: the index, the chance to win with it, and how often it was tried."""
        race = Race(decision)
        budget = Budget(self._lines(race), self._seconds)
        supply = Supply(seat.worlds(decision), self._rng)
        tree: Tree | None = None
        for number in range(1, race.rounds + 1):
            while budget.used() < number / race.rounds:
                world = supply.next()
                if world is None:
                    # No world was found that fits: any option is as good as another.
                    order = list(range(len(decision.values)))
                    self._rng.shuffle(order)
                    return [(index, 0.5, 0) for index in order]
                if tree is None:
                    tree = self._planted(world, seat.index)
                self._try_all(tree, world, race, budget)
            race.halve()
        supply.release()
        return race.ranked()

    def _lines(self, race: Race) -> int:
        """Return how many lines to look at, to compare the options of a race."""
        return self._iterations

    def judgement(self, world: World) -> Network:
        """Return the network that it judges by at the table of a world."""
        return self.network if self.network is not None else network_for(world.boundary)

    def _planted(self, world: World, seat: int) -> Tree:
        """Return a tree for the action that is under way: that of an earlier decision in it, if there is one."""
        if self.tree is None or not self.tree.leads_to(world, seat):
            if self.tree is not None:
                self.tree.release()
            self.tree = Tree(world, seat)
        self.tree.asked = len(world.since)
        return self.tree

    def _try_all(self, tree: Tree, world: World, race: Race, budget: Budget) -> None:
        """Play a line from each option on a world, with the same chance for all; where they end is judged together."""
        luck = Luck(self._rng.next())
        walks: list[Walk] = []
        ends: list[Game] = []
        for option in race.running:
            walk, end = tree.walk(world, option, luck, self._deepest)
            walks.append(walk)
            ends.append(end)
            budget.done += 1
            if budget.used() >= 1.0:
                break
        for walk, end, values in zip(walks, ends, judged(self.judgement(world), ends), strict=True):
            walk.learn(values)
            race.totals[walk.option] += values[walk.seats[0]]
            race.tries[walk.option] += 1
            end.release()


def judged(network: Network, ends: list[Game]) -> list[list[float]]:
    """Return what each of some positions is worth to each seat; the chances of all sides add up to one."""
    staying = [
        [seat for seat in range(len(game.names)) if game.result is None and not is_out(game, seat)] for game in ends
    ]
    chances = network.values(features_of_many(ends, staying))
    worths: list[list[float]] = []
    start = 0
    for game, seats in zip(ends, staying, strict=True):
        worths.append(_shares(game, seats, chances[start : start + len(seats)]))
        start += len(seats)
    return worths


def _shares(game: Game, staying: list[int], chances: list[float]) -> list[float]:
    """Return what a position is worth to each seat, given the chances of those who are still in the game."""
    seats = range(len(game.names))
    if game.result is not None:
        return [settled(game, seat) for seat in seats]
    teams = teams_of(game)
    side: dict[int, list[float]] = {}
    for seat, chance in zip(staying, chances, strict=True):
        side.setdefault(teams[seat], []).append(chance)
    shares = {team: sum(values) / len(values) for team, values in side.items()}
    whole = sum(shares.values()) or 1.0
    late = hurry(game)
    return [shares.get(teams[seat], 0.0) / whole - late for seat in seats]
