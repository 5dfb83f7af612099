"""A bot that searches: one tree over many worlds that could be the real one, judged at its leaves as it has learned."""

import random
import time
from math import log, sqrt
from typing import Final

from splay.bots.network import Network
from splay.bots.value import features_of, hurry, is_out, network_for, settled, teams_of
from splay.kernel.agent import Agent, Script, Seat, World
from splay.kernel.decision import Decision
from splay.kernel.game import Decider, Game
from splay.kernel.rng import Rng

ITERATIONS: Final = 300
"""How many lines are looked at unless something else is asked for."""

ENDLESS: Final = 1 << 60
"""More lines than there is ever time for."""

EXPLORATION: Final = 0.1
"""How much an option is worth for having been tried less often than others."""

WORLDS: Final = 128
"""How many worlds are drawn for one decision at most; then they are used again."""

PER_WORLD: Final = 4
"""How often a world is used before another is drawn."""

DEEPEST: Final = 24
"""After so many actions a line is judged, even if all of it is in the tree."""


class Edge:
    """An option of a node: how often it was there, how often it was tried, and what came of it for whoever chose it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
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
    """Plays one line on one world: the answers given since the tree begins, then down the tree, and then at random."""

    def __init__(self, given: list[int], origin: Edge, chance: random.Random) -> None:
        self._given = given
        self._used = 0
        self._random = chance.random
        self._edge: Edge | None = origin
        """The last step in the tree; None once the line has left it."""
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
            return int(self._random() * len(decision.values))
        node = self._node(edge, decision)
        options = self._options(node, decision)
        if self._used < len(self._given):
            index = self._given[self._used]
            self._used += 1
            self._edge = options[index]
            return index
        index = self._select(node, options)
        chosen = options[index]
        self.seats.append(decision.seat)
        self.nodes.append(node)
        self.edges.append(chosen)
        # A step that is new is the last one in the tree.
        self._edge = chosen if chosen.visits else None
        return index

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
                edge = node.edges[value.label] = Edge()
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
                promise = hope + EXPLORATION * sqrt(log(edge.available) + 1.0) + 1e-6 * self._random()
            if promise > most:
                best, most = index, promise
        return best

    def learn(self, values: list[float]) -> None:
        """Tell the steps of this line what came of it for each seat."""
        for seat, node, edge in zip(self.seats, self.nodes, self.edges, strict=True):
            node.visits += 1
            node.total += values[seat]
            edge.visits += 1
            edge.total += values[seat]


class Tree:
    """What has been found out about one action, from the first decision of it that this bot was asked."""

    def __init__(self, world: World, seat: int) -> None:
        self.mark = _mark(world.boundary)
        self.since = world.since
        self.origin = Edge()
        self.seat = seat
        self.asked = len(world.since)
        """How many answers had been given when the seat was last asked."""

    def leads_to(self, world: World, seat: int) -> bool:
        """Tell whether the tree is of the action under way in a world, and only its seat has answered since."""
        # What others answer may be secret: the same answer is another card in another world.
        if seat != self.seat or len(world.since) != self.asked + 1 or world.since[-1] < 0:
            return False
        return world.since[: len(self.since)] == self.since and _mark(world.boundary) == self.mark

    def _given(self, world: World) -> list[int]:
        """Return the answers that were given since the tree begins."""
        return world.since[len(self.since) :]

    def play(self, world: World, chance: random.Random) -> tuple[Walk, Game]:
        """Return a line on a world that is about to be played, and the game to play it in."""
        game: Game = world.boundary.copy()
        walk = Walk(self._given(world), self.origin, chance)
        game.decider = Script(game, self.since, walk)
        return walk, game


def _mark(boundary: Game) -> str:
    """Return by what a position between actions is known again: all that everyone sees of it."""
    return repr(boundary.view(None).to_json())


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
        self._chance = random.Random(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._tree: Tree | None = None
        self._here: Node | None = None
        """The question that is asked, in the tree."""
        self.network: Network | None = None
        """The network to judge by; None for the one that is shipped."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        return self.rank(decision, seat)[0][0]

    def rank(self, decision: Decision, seat: Seat) -> list[tuple[int, float, int]]:
        """Return the options, the best first: the index, the chance to win with it, and how often it was tried."""
        end = time.perf_counter() + self._seconds if self._seconds is not None else 0.0
        supply = seat.worlds(decision)
        worlds: list[World] = []
        sought = done = 0
        while done < self._iterations and (self._seconds is None or not done or time.perf_counter() < end):
            if sought < WORLDS and done >= PER_WORLD * sought:
                sought += 1
                world = supply.draw(self._rng)
                if world is not None:
                    worlds.append(world)
                    if len(worlds) == 1:
                        self._plant(world, seat.index)
            done += 1
            if worlds:
                self._walk(worlds[(done - 1) // PER_WORLD % len(worlds)])
        return self._ranked(decision, worlds)

    def _plant(self, world: World, seat: int) -> None:
        """Have a tree for the action that is under way: that of an earlier decision in it, if there is one."""
        if self.network is None:
            self.network = network_for(world.boundary)
        if self._tree is None or not self._tree.leads_to(world, seat):
            self._tree = Tree(world, seat)
        self._tree.asked = len(world.since)

    def _walk(self, world: World) -> None:
        """Play one line on a world, and let the tree learn from it."""
        tree = self._tree
        assert tree is not None
        walk, game = tree.play(world, self._chance)
        actions = 0
        while game.result is None and walk.is_in_tree and actions < DEEPEST:
            game.advance()
            actions += 1
        self._here = walk.nodes[0]
        walk.learn(self._judge(game))

    def _judge(self, game: Game) -> list[float]:
        """Return what a position is worth to each seat; the chances of all sides add up to one."""
        seats = range(len(game.names))
        if game.result is not None:
            return [settled(game, seat) for seat in seats]
        assert self.network is not None
        staying = [seat for seat in seats if not is_out(game, seat)]
        chances = self.network.values([features_of(game, seat) for seat in staying])
        teams = teams_of(game)
        side: dict[int, list[float]] = {}
        for seat, chance in zip(staying, chances, strict=True):
            side.setdefault(teams[seat], []).append(chance)
        shares = {team: sum(values) / len(values) for team, values in side.items()}
        whole = sum(shares.values()) or 1.0
        late = hurry(game)
        return [shares.get(teams[seat], 0.0) / whole - late for seat in seats]

    def _ranked(self, decision: Decision, worlds: list[World]) -> list[tuple[int, float, int]]:
        """Return the options of the decision by how often they were tried, and then by what came of them."""
        if not worlds:
            # No world was found that fits: any option is as good as another.
            order = list(range(len(decision.values)))
            self._rng.shuffle(order)
            return [(index, 0.5, 0) for index in order]
        assert self._here is not None
        found: list[tuple[int, float, int]] = []
        for index, value in enumerate(decision.values):
            edge = self._here.edges[value.label]
            chance = min(max(edge.total / edge.visits, 0.0), 1.0) if edge.visits else 0.0
            found.append((index, chance, edge.visits))
        found.sort(key=_by_visits, reverse=True)
        return found


def _by_visits(option: tuple[int, float, int]) -> tuple[int, float, int]:
    return option[2], option[1], -option[0]
