"""The games that are learned from: the bot against itself, now and then against greedy, at a mix of tables."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from splay.bots.features import Features
from splay.bots.greedy import GreedyBot
from splay.bots.learned import LearnedBot
from splay.bots.network import Network, load
from splay.bots.random import any_best
from splay.bots.value import features_of, is_out, settled
from splay.cluster import seldom_collected
from splay.games import game_named, setup_of
from splay.innovation.game import Game as Innovation
from splay.innovation.zone import DECK
from splay.intrapreneurs.game import Game as Intrapreneurs
from splay.kernel.agent import Seat, Table, World
from splay.kernel.decision import Decision
from splay.kernel.game import Game
from splay.kernel.rng import Rng
from splay.train.recipe import Recipe

MAX_TURNS: Final = 240
"""A game that takes longer than this is broken off, and nobody has won."""

NAMES: Final = ("ann", "bob", "cat", "dan", "eve")

MOST_CARDS: Final = 48
"""How many cards of a position count by themselves at most."""


@dataclass
class Played:
    """What there is to learn from some games: each seat's way through a game is a run of rows."""

    numbers: list[list[float]] = field(default_factory=list)
    cards: list[list[int]] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """Where each way ends: the row after its last."""
    outcomes: list[float] = field(default_factory=list)
    """What came of the game for each way."""
    turns: int = 0
    unfinished: int = 0
    against: int = 0
    """Games against greedy, and how many of these were won."""
    won: float = 0.0


def play_some(recipe: Recipe, weights: bytes, batch: int, numbers: Sequence[int]) -> Played:
    """Play some games of a batch, with what a file of weights holds."""
    network = load(weights, "what is learned")
    played = Played()
    with seldom_collected():
        for number in numbers:
            _play(recipe, network, batch, number, played)
    return played


def _play(recipe: Recipe, network: Network, batch: int, number: int, played: Played) -> None:
    """Play a game, and keep the way of each seat that the network plays."""
    chance = Rng(Rng(recipe.seed * 1_000_003 + batch).next() + number)
    tables = recipe.tables()
    seating = tables[chance.below(len(tables))]
    count = seating.players
    setup = setup_of(recipe.game, NAMES[:count], chance.next(), seating.edition or None, {}, seating.expansions)
    game = game_named(recipe.game).begin(setup)
    alone = chance.below(count) if chance.below(1_000) < 1_000 * recipe.against else -1
    table = Table(game, [])
    table.keeps = True
    for seat in range(count):
        learns = alone in (-1, seat)
        seed = chance.next()
        table.agents.append(Learning(recipe, network, table, seed) if learns else GreedyBot(seed))
        table.seats.append(Seat(table.moment, seat))
    ways: list[list[Features]] = [[] for _ in range(count)]
    for _ in _boundaries(table):
        for seat in range(count) if alone < 0 else [alone]:
            if game.result is None and not is_out(game, seat):
                ways[seat].append(features_of(game, seat))
    played.turns += game.turns()
    played.unfinished += game.result is None
    for seat, way in enumerate(ways):
        outcome = 1.0 / count if game.result is None else max(settled(game, seat), 0.0)
        _keep(network, way, outcome, played)
        if seat == alone and count == 2:
            played.against += 1
            played.won += outcome


class Learning(LearnedBot):
    """The bot as it plays to learn: what follows an option is left to chance, and a little noise is added.

    It tries its options on the true cards, but with the decks in another order, which costs little.

    It is no opponent for anyone else, because it knows what others hold. What it learns from its games does not: the
    features of a position are what its seat can see.
    """

    name = "learning"

    def __init__(self, recipe: Recipe, network: Network, table: Table, seed: int) -> None:
        super().__init__(seed, recipe.worlds)
        self.network = network
        self._table = table
        self._noise = recipe.noise * recipe.worlds
        self._random = random.Random(seed)

    def decide(self, decision: Decision, seat: Seat) -> int:
        noise = self._random.gauss
        return any_best([total + noise(0.0, self._noise) for total in self.totals(decision, seat)], self._rng)

    def draw(self, decision: Decision, seat: Seat) -> list[World | None]:
        moment = self._table.moment
        worlds: list[World | None] = []
        for _ in range(self._worlds):
            game = moment.boundary.copy()
            if not moment.given:
                shuffle_decks(game, self._rng)
            worlds.append(World(game, moment.since))
        return worlds


def shuffle_decks(game: Game, rng: Rng) -> None:
    """Bring what will be drawn into another order."""
    if isinstance(game, Innovation):
        for zone in game.zones:
            if zone.kind == DECK and zone.cards:
                cards = zone.cards[:]
                rng.shuffle(cards)
                zone.fill(cards)
    elif isinstance(game, Intrapreneurs):
        rng.shuffle(game.pile.cards)
        rng.shuffle(game.project_pile.cards)
    game.rng = Rng(rng.next())


def _boundaries(table: Table) -> Iterator[None]:
    """Play a game, stopping after each action."""
    moment = table.moment
    game = moment.now
    while game.result is None and game.turns() <= MAX_TURNS:
        moment.keep()
        game.advance()
        yield


def _keep(network: Network, way: list[Features], outcome: float, played: Played) -> None:
    """Keep the way of a seat through a game."""
    if not way:
        return
    for features in way:
        played.numbers.append(features.numbers)
        played.cards.append(network.rows_of(features)[:MOST_CARDS])
    played.ends.append(len(played.numbers))
    played.outcomes.append(outcome)
