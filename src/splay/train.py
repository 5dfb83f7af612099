"""How the learned judgement is trained: games against itself, and from each what the positions in it were worth::

    training = Training(Path("run"), Recipe("innovation", seed=1))
    while training.batch < 40:
        print(training.step())

Each step plays a batch of games with the network there is, keeps the last few batches, and fits the network to them: a
position should be worth what the next one is worth, and the last one what came of the game, mixed by TD(lambda). Who
plays, the deals and every chance follow from the recipe's seed, and the state is on the disk after each step. So a
training that is killed goes on from there, to the same weights.
"""

import json
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from splay.bots.features import Features
from splay.bots.greedy import GreedyBot
from splay.bots.innovation_features import ROLES as INNOVATION_ROLES
from splay.bots.intrapreneurs_features import ROLES as INTRAPRENEURS_ROLES
from splay.bots.learned import LearnedBot
from splay.bots.network import ARRAYS, VERSION, Network, WeightsError, dump, read
from splay.bots.value import features_of, is_out, settled
from splay.curve import draw_curve
from splay.games import game_named, setup_of
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.game import Game as Innovation
from splay.innovation.zone import DECK
from splay.intrapreneurs.deck import shipped_deck
from splay.intrapreneurs.game import Game as Intrapreneurs
from splay.kernel.agent import Seat, Table, World
from splay.kernel.decision import Decision
from splay.kernel.game import Game
from splay.kernel.rng import Rng

MAX_TURNS: Final = 240
"""A game that takes longer than this is broken off, and nobody has won."""

NAMES: Final = ("ann", "bob", "cat", "dan")

MOST_CARDS: Final = 48
"""How many cards of a position count by themselves at most."""


@dataclass(frozen=True)
class Seating:
    """A kind of table to learn at: the rules, how many play, and how often it is played."""

    edition: str
    players: int
    weight: int
    expansions: tuple[str, ...] = ()


TABLES: Final[dict[str, tuple[Seating, ...]]] = {
    "innovation": (
        Seating("4e", 2, 34),
        Seating("4e", 3, 5),
        Seating("4e", 4, 9),
        Seating("3e", 2, 9),
        Seating("3e", 4, 3),
        Seating("1e", 2, 6),
        Seating("1e", 2, 4, ("echoes",)),
        Seating("3e", 2, 6, ("echoes",)),
        Seating("3e", 2, 6, ("cities",)),
        Seating("3e", 2, 6, ("artifacts",)),
        Seating("3e", 2, 6, ("figures",)),
        Seating("3e", 2, 4, ("cities", "artifacts", "echoes", "figures")),
        Seating("3e", 3, 2, ("cities", "artifacts", "echoes", "figures")),
    ),
    "intrapreneurs": (Seating("", 2, 60), Seating("", 3, 20), Seating("", 4, 20)),
}
"""The tables that each game is learned at: mostly for two, but also all others that are played."""


@dataclass(frozen=True)
class Recipe:
    """All that a training follows from."""

    game: str = "innovation"
    seed: int = 1
    games: int = 400
    """How many games a batch has."""
    kept: int = 12
    """How many batches are learned from."""
    hidden: tuple[int, int] = (64, 16)
    vector: int = 6
    """How many numbers the vector of a card has, for each role."""
    trace: float = 0.9
    """How much a position counts on what comes later than the next one: the lambda of TD(lambda)."""
    rate: float = 0.001
    """The learning rate at the beginning."""
    halved_after: int = 25
    """After so many batches the learning rate is half as high."""
    minibatch: int = 1024
    passes: int = 1
    """How often the network is fitted to everything that is kept, after each batch."""
    decay: float = 0.05
    """By which part of the learning rate all weights are drawn towards nothing at each step."""
    caution: float = 0.1
    """How fast the vectors of the cards learn compared with all else: a few games are soon known by heart by them."""
    worlds: int = 1
    noise: float = 0.005
    against: float = 0.1
    """The share of games in which greedy has all seats but one."""

    def to_json(self) -> dict[str, Any]:
        """Return the recipe as plain data."""
        return asdict(self)


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


def card_names(game: str) -> list[str]:
    """Return the names of all cards of a game, of every edition and set."""
    if game == "intrapreneurs":
        return sorted({card.name for card in shipped_deck().cards})
    names: set[str] = set()
    for edition in EDITIONS.values():
        every = edition.with_sets(["base", *edition.expansions])
        names.update([card.name for card in catalogue(edition, every, "artifacts" in edition.expansions)])
    return sorted(names)


def new_network(recipe: Recipe) -> Network:
    """Return a network that has learned nothing yet."""
    names, roles = card_names(recipe.game), INNOVATION_ROLES if recipe.game == "innovation" else INTRAPRENEURS_ROLES
    setup = setup_of(recipe.game, NAMES[:2], 1)
    count = len(features_of(game_named(recipe.game).begin(setup), 0).numbers)
    chance = np.random.default_rng(recipe.seed)
    one, two = recipe.hidden
    inputs = count + len(roles) * recipe.vector
    arrays = {
        "vectors": chance.normal(0.0, 0.05, (len(roles), len(names), recipe.vector)),
        "first": chance.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, one)),
        "first_bias": np.zeros(one),
        "second": chance.normal(0.0, (2.0 / one) ** 0.5, (one, two)),
        "second_bias": np.zeros(two),
        "last": np.zeros(two),
        "last_bias": np.array(0.0),
        "direct": np.zeros(count),
    }
    # To begin with, it judges as greedy does, which is the last of the numbers.
    arrays["direct"][-1] = 1.0
    about = {
        "version": VERSION,
        "game": recipe.game,
        "roles": list(roles),
        "cards": names,
        "numbers": count,
        "recipe": recipe.to_json(),
        "batches": 0,
    }
    return Network(about, arrays)


def tables_of(game: str) -> list[Seating]:
    """Return the tables of a game, each as often as it is played among a hundred."""
    return [seating for seating in TABLES[game] for _ in range(seating.weight)]


def play_some(recipe: Recipe, weights: Path, batch: int, numbers: Sequence[int]) -> Played:
    """Play some games of a batch."""
    network = read(weights)
    played = Played()
    for number in numbers:
        _play(recipe, network, batch, number, played)
    return played


def _play(recipe: Recipe, network: Network, batch: int, number: int, played: Played) -> None:
    """Play a game, and keep the way of each seat that the network plays."""
    chance = Rng(Rng(recipe.seed * 1_000_003 + batch).next() + number)
    tables = tables_of(recipe.game)
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
        for seat in range(count):
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
    """The bot as it plays to learn: on the true cards, but with the decks in another order, which costs little.

    It is no opponent for anyone else, because it knows what others hold. What it learns from its games does not: the
    features of a position are what its seat can see.
    """

    name = "learning"

    def __init__(self, recipe: Recipe, network: Network, table: Table, seed: int) -> None:
        super().__init__(seed, recipe.worlds, recipe.noise)
        self.network = network
        self._table = table

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
        moment.kept = game.copy()
        moment.given = []
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


class Batch:
    """What there is to learn from one batch of games, as arrays."""

    def __init__(self, numbers: Any, cards: Any, ends: Any, outcomes: Any) -> None:
        self.numbers = numbers
        self.cards = cards
        """For each row where the vectors of its cards stand, from 1 on, filled up with 0."""
        self.ends = ends
        self.outcomes = outcomes

    @classmethod
    def gathered(cls, parts: Sequence[Played]) -> "Batch":
        """Return the parts of a batch together."""
        numbers = np.concatenate([np.array(part.numbers, dtype=np.float32) for part in parts])
        rows = [row for part in parts for row in part.cards]
        cards = np.zeros((len(rows), MOST_CARDS), dtype=np.int16)
        for place, row in enumerate(rows):
            cards[place, : len(row)] = row
        starts = np.cumsum([0, *[len(part.numbers) for part in parts]])
        ends = np.concatenate([np.array(part.ends) + start for part, start in zip(parts, starts, strict=False)])
        return cls(numbers, cards, ends, np.array([value for part in parts for value in part.outcomes]))

    def targets(self, values: Any, trace: float) -> Any:
        """Return what each position should be worth by what the next ones are worth and by what came of the game."""
        targets = np.empty(len(values))
        start = 0
        for end, outcome in zip(self.ends, self.outcomes, strict=True):
            target = following = outcome
            for row in range(end - 1, start - 1, -1):
                target = (1.0 - trace) * following + trace * target
                targets[row] = target
                following = values[row]
            start = end
        return targets


class Learner:
    """The network as it is being fitted: Adam on the cross entropy."""

    def __init__(self, recipe: Recipe, arrays: dict[str, Any], moments: dict[str, Any] | None = None) -> None:
        self.recipe = recipe
        self.arrays = {name: arrays[name].astype(np.float32) for name in ARRAYS}
        self.moments = moments or {
            f"{which}_{name}": np.zeros_like(self.arrays[name]) for which in ("mean", "square") for name in ARRAYS
        }
        self.moments.setdefault("steps", np.array(0))
        roles, names, self.width = self.arrays["vectors"].shape
        self.names = names
        self.inputs = len(self.arrays["first"]) - roles * self.width
        self.roles = roles

    def forward(self, numbers: Any, cards: Any) -> tuple[Any, Any, Any, Any]:
        """Return the inputs, both hidden layers and the odds of some rows."""
        arrays = self.arrays
        inputs = np.concatenate([numbers, self._vectors_of(cards)], axis=1)
        one = np.maximum(inputs @ arrays["first"] + arrays["first_bias"], 0.0)
        two = np.maximum(one @ arrays["second"] + arrays["second_bias"], 0.0)
        return inputs, one, two, two @ arrays["last"] + arrays["last_bias"] + numbers @ arrays["direct"]

    def _vectors_of(self, cards: Any) -> Any:
        """Return for each row the sum of the cards' vectors, role by role."""
        flat = np.concatenate([np.zeros((1, self.width), np.float32), self.arrays["vectors"].reshape(-1, self.width)])
        looked_up = flat[cards]
        role = (cards - 1) // self.names
        parts = [(looked_up * (role == number)[:, :, None]).sum(1) for number in range(self.roles)]
        return np.concatenate(parts, axis=1)

    def values(self, batch: Batch) -> Any:
        """Return the chances to win of all rows of a batch."""
        chances = []
        for start in range(0, len(batch.numbers), 8192):
            rows = slice(start, start + 8192)
            odds = self.forward(batch.numbers[rows], batch.cards[rows].astype(np.int64))[3]
            chances.append(1.0 / (1.0 + np.exp(-odds)))
        return np.concatenate(chances)

    def fit(self, numbers: Any, cards: Any, targets: Any, rate: float) -> float:
        """Take one step towards some targets; returns the loss before it."""
        arrays, count = self.arrays, len(numbers)
        inputs, one, two, odds = self.forward(numbers, cards)
        chances = 1.0 / (1.0 + np.exp(-odds))
        error = ((chances - targets) / count).astype(np.float32)
        back_two = np.outer(error, arrays["last"]) * (two > 0)
        back_one = (back_two @ arrays["second"].T) * (one > 0)
        back_inputs = back_one @ arrays["first"][self.inputs :].T
        gradients = {
            "direct": numbers.T @ error,
            "last": two.T @ error,
            "last_bias": error.sum(),
            "second": one.T @ back_two,
            "second_bias": back_two.sum(0),
            "first": inputs.T @ back_one,
            "first_bias": back_one.sum(0),
            "vectors": self._gradient_of_vectors(cards, back_inputs),
        }
        self._adam(gradients, rate)
        safe = np.clip(chances, 1e-6, 1.0 - 1e-6)
        return float(-(targets * np.log(safe) + (1.0 - targets) * np.log(1.0 - safe)).mean())

    def _gradient_of_vectors(self, cards: Any, back: Any) -> Any:
        """Return the gradient of the cards' vectors: what comes back for each place that a card was in."""
        rows, places = np.nonzero(cards)
        which = cards[rows, places] - 1
        role = which // self.names
        gradient = np.empty((self.roles * self.names, self.width), dtype=np.float32)
        for column in range(self.width):
            weights = back[rows, role * self.width + column]
            gradient[:, column] = np.bincount(which, weights, self.roles * self.names)
        return gradient.reshape(self.roles, self.names, self.width)

    def _adam(self, gradients: dict[str, Any], rate: float) -> None:
        moments = self.moments
        moments["steps"] = moments["steps"] + 1
        steps = int(moments["steps"])
        rate *= (1.0 - 0.999**steps) ** 0.5 / (1.0 - 0.9**steps)
        for name in ARRAYS:
            gradient = gradients[name]
            mean, square = moments[f"mean_{name}"], moments[f"square_{name}"]
            mean = (0.9 * mean + 0.1 * gradient).astype(np.float32)
            square = (0.999 * square + 0.001 * gradient * gradient).astype(np.float32)
            moments[f"mean_{name}"], moments[f"square_{name}"] = mean, square
            step = mean / (np.sqrt(square) + 1e-8) + self.recipe.decay * self.arrays[name]
            pace = rate * self.recipe.caution if name == "vectors" else rate
            self.arrays[name] = (self.arrays[name] - pace * step).astype(np.float32)


@dataclass
class Progress:
    """What one step of a training came to."""

    batch: int
    loss: float
    positions: int
    turns: float
    """How many turns a game took on average."""
    unfinished: int
    against: int
    won: float

    @property
    def share(self) -> float:
        """The share of games for two against greedy that were won, with all the noise of the training."""
        return self.won / self.against if self.against else 0.0


class Training:
    """A training in a folder: what has been learned so far, the batches that are kept, and the curve."""

    def __init__(self, folder: Path, recipe: Recipe, processes: int = 2) -> None:
        self.folder = folder
        self.recipe = recipe
        self.processes = processes
        self.batch = 0
        self.kept: list[Batch] = []
        self._pool: ProcessPoolExecutor | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "weights.npz").exists():
            self._resume()
        else:
            self.network = new_network(recipe)
            self.learner = Learner(recipe, self.network.arrays)
            self._save()

    def _resume(self) -> None:
        """Go on from the last whole step."""
        self.network = read(self.folder / "weights.npz")
        if self.network.about["recipe"] != json.loads(json.dumps(self.recipe.to_json())):
            raise WeightsError(f"{self.folder} holds a training by another recipe: give another folder")
        self.batch = self.network.about["batches"]
        with np.load(self.folder / f"state-{self.batch}.npz") as state:
            self.learner = Learner(self.recipe, self.network.arrays, {name: state[name] for name in state.files})
        for number in range(max(0, self.batch - self.recipe.kept), self.batch):
            with np.load(self.folder / f"batch-{number}.npz") as kept:
                self.kept.append(Batch(*[kept[name] for name in ("numbers", "cards", "ends", "outcomes")]))

    def step(self) -> Progress:
        """Play a batch of games and learn from it and those before."""
        parts = self._play()
        batch = Batch.gathered(parts)
        self.kept = [*self.kept, batch][-self.recipe.kept :]
        loss = self._learn()
        content = {"numbers": batch.numbers, "cards": batch.cards, "ends": batch.ends, "outcomes": batch.outcomes}
        _write(self.folder / f"batch-{self.batch}.npz", content)
        self.batch += 1
        progress = Progress(
            self.batch,
            loss,
            len(batch.numbers),
            sum(part.turns for part in parts) / self.recipe.games,
            sum(part.unfinished for part in parts),
            sum(part.against for part in parts),
            sum(part.won for part in parts),
        )
        self._save(progress)
        return progress

    def _play(self) -> list[Played]:
        """Play a batch of games, on several processes if asked for; what comes of it is the same."""
        size = 10
        groups = [range(start, min(start + size, self.recipe.games)) for start in range(0, self.recipe.games, size)]
        weights = self.folder / "weights.npz"
        if self.processes == 1:
            return [play_some(self.recipe, weights, self.batch, group) for group in groups]
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))
        futures = [self._pool.submit(play_some, self.recipe, weights, self.batch, group) for group in groups]
        return [future.result() for future in futures]

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _learn(self) -> float:
        """Fit the network to everything that is kept, in a random order; returns the mean loss."""
        recipe, learner = self.recipe, self.learner
        numbers = np.concatenate([batch.numbers for batch in self.kept])
        cards = np.concatenate([batch.cards for batch in self.kept])
        chance = np.random.default_rng([recipe.seed, self.batch])
        rate = recipe.rate * 0.5 ** (self.batch / recipe.halved_after)
        losses: list[float] = []
        for _ in range(recipe.passes):
            targets = np.concatenate([batch.targets(learner.values(batch), recipe.trace) for batch in self.kept])
            order = chance.permutation(len(numbers))
            for start in range(0, len(order), recipe.minibatch):
                rows = order[start : start + recipe.minibatch]
                losses.append(learner.fit(numbers[rows], cards[rows].astype(np.int64), targets[rows], rate))
        return sum(losses) / len(losses)

    def _save(self, progress: Progress | None = None) -> None:
        """Keep what has been learned; the weights come last, so that a step is either whole or not there."""
        _write(self.folder / f"state-{self.batch}.npz", self.learner.moments)
        if progress is not None:
            lines = self.curve()[: self.batch - 1]
            text = "".join(json.dumps(line) + "\n" for line in [*lines, asdict(progress)])
            _replace(self.folder / "curve.jsonl", text.encode())
            picture = draw_curve(
                [*lines, asdict(progress)], f"{self.recipe.game}: games won against greedy while training"
            )
            _replace(self.folder / "curve.svg", picture.encode())
        about = {**self.network.about, "batches": self.batch}
        self.network = Network(about, {name: self.learner.arrays[name] for name in ARRAYS})
        _replace(self.folder / "weights.npz", dump(self.network))
        for old in (f"state-{self.batch - 1}.npz", f"batch-{self.batch - self.recipe.kept - 1}.npz"):
            (self.folder / old).unlink(missing_ok=True)

    def curve(self) -> list[dict[str, Any]]:
        """Return what each step so far has come to."""
        path = self.folder / "curve.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def _write(path: Path, content: dict[str, Any]) -> None:
    """Write arrays to a file, wholly or not at all."""
    unfinished = path.with_name(f"{path.stem}.part.npz")
    np.savez(unfinished, **content)
    unfinished.replace(path)


def _replace(path: Path, content: bytes) -> None:
    """Write a file, wholly or not at all."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
