"""What there is to learn from, and the network as it learns."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from splay.bots.innovation_features import OTHERS
from splay.bots.innovation_features import ROLES as INNOVATION_ROLES
from splay.bots.intrapreneurs_features import ROLES as INTRAPRENEURS_ROLES
from splay.bots.network import ARRAYS, VERSION, Network, WeightsError
from splay.bots.value import features_of
from splay.games import game_named, setup_of
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.intrapreneurs.deck import shipped_deck
from splay.train.playing import MOST_CARDS, NAMES, Played
from splay.train.recipe import Recipe


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
    # To begin with, it judges as greedy does, which is the last of the numbers but for those of more rivals.
    arrays["direct"][-1 - OTHERS if recipe.game == "innovation" else -1] = 1.0
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


def sizes_of(network: Network) -> tuple[tuple[int, int], int]:
    """Return how many units the two layers of a network have, and how many numbers the vector of a card."""
    one, two = network.arrays["second"].shape
    return (one, two), network.arrays["vectors"].shape[2]


def begun_with(recipe: Recipe, start: Network) -> Network:
    """Return a network that has learned what another one has, to go on from there."""
    fresh = new_network(recipe)
    if start.about["game"] != recipe.game:
        raise WeightsError(f"the weights to begin with are of another game: {start.about['game']}")
    if start.about["cards"] != fresh.about["cards"]:
        raise WeightsError("the weights to begin with know other cards: train without them")
    (one, two), width = sizes_of(start)
    if one > recipe.hidden[0] or two > recipe.hidden[1] or width > recipe.vector:
        raise WeightsError(
            f"the weights to begin with are larger than these will be: they need --hidden {one},{two} --vector {width}"
        )
    return Network(fresh.about, _widened(start, fresh))


def _widened(network: Network, larger: Network) -> dict[str, Any]:
    """Return what a network has learned for one that may see more numbers and have more units and longer vectors.

    To begin with it says the same: numbers that are new mean nothing to the units that are old, and units that are new
    have nothing to say yet.
    """
    old, arrays = network.arrays, {name: array.copy() for name, array in larger.arrays.items()}
    (one, two), width = sizes_of(network)
    roles = len(old["vectors"])
    known, wider = network.inputs, arrays["vectors"].shape[2]
    arrays["vectors"][:, :, :width] = old["vectors"]
    first = arrays["first"]
    first[:, :one] = 0.0
    first[:known, :one] = old["first"][:known]
    for role in range(roles):
        place = larger.inputs + role * wider
        first[place : place + width, :one] = old["first"][known + role * width :][:width]
    arrays["first_bias"][:one] = old["first_bias"]
    arrays["second"][one:, :two] = 0.0
    arrays["second"][:one, :two] = old["second"]
    arrays["second_bias"][:two] = old["second_bias"]
    arrays["last"][:] = 0.0
    arrays["last"][:two] = old["last"]
    arrays["direct"][:] = 0.0
    arrays["direct"][:known] = old["direct"]
    return {**arrays, "last_bias": old["last_bias"]}


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

    def fits(self, learner: "Learner") -> bool:
        """Tell whether a network can learn from this: every position has all its numbers, and cards that it knows."""
        numbers, cards, ends, outcomes = self.numbers, self.cards, self.ends, self.outcomes
        rows, most = len(numbers), learner.roles * learner.names
        kinds = (numbers.dtype.kind, cards.dtype.kind, ends.dtype.kind, outcomes.dtype.kind)
        fits = kinds == ("f", "i", "i", "f") and rows > 0
        fits = fits and numbers.shape == (rows, learner.inputs) and np.isfinite(numbers).all()
        fits = fits and cards.shape == (rows, MOST_CARDS) and cards.min() >= 0 and cards.max() <= most
        fits = fits and ends.ndim == 1 and (np.diff(ends, prepend=0) > 0).all() and ends[-1] == rows
        return bool(fits and outcomes.shape == ends.shape and outcomes.min() >= 0 and outcomes.max() <= 1)

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
    """The network as it is being fitted: Adam on the cross entropy, and the mean of where it has been lately.

    The mean is what plays: it is calmer than the network after any one step, and judges better.
    """

    def __init__(self, recipe: Recipe, arrays: dict[str, Any], state: dict[str, Any] | None = None) -> None:
        self.recipe = recipe
        self.mean = {name: arrays[name].astype(np.float32) for name in ARRAYS}
        self.state = state or self._first_state()
        """All else that goes on from step to step: the network itself, Adam's moments, how many steps were taken."""
        self.arrays = {name: self.state[name] for name in ARRAYS}
        roles, names, self.width = self.arrays["vectors"].shape
        self.names = names
        self.inputs = len(self.arrays["first"]) - roles * self.width
        self.roles = roles

    def _first_state(self) -> dict[str, Any]:
        state: dict[str, Any] = {"steps": np.array(0)}
        for name in ARRAYS:
            state[name] = self.mean[name].copy()
            state[f"first_moment_{name}"] = np.zeros_like(state[name])
            state[f"second_moment_{name}"] = np.zeros_like(state[name])
        return state

    def can_have(self, state: dict[str, Any]) -> bool:
        """Tell whether a state is one of this network after some steps."""
        for name, own in self.state.items():
            other = state[name]
            if other.shape != own.shape or other.dtype.kind != own.dtype.kind or not np.isfinite(other).all():
                return False
        return bool(state["steps"] >= 0)

    def forward(self, numbers: Any, cards: Any) -> tuple[Any, Any, Any, Any]:
        """Return the inputs, both hidden layers and the odds of some rows."""
        arrays = self.arrays
        inputs = np.concatenate([numbers, self._vectors_of(cards)], axis=1)
        one = np.maximum(inputs @ arrays["first"] + arrays["first_bias"], 0.0)
        two = np.maximum(one @ arrays["second"] + arrays["second_bias"], 0.0)
        return inputs, one, two, two @ arrays["last"] + arrays["last_bias"] + numbers @ arrays["direct"]

    def _vectors_of(self, cards: Any) -> Any:
        """Return for each row the sum of the cards' vectors, role by role."""
        places, which = self._lying(cards)
        sums = np.zeros((len(cards) * self.roles, self.width), np.float32)
        if len(which):
            starts = np.flatnonzero(np.diff(places, prepend=-1))
            sums[places[starts]] = np.add.reduceat(self.arrays["vectors"].reshape(-1, self.width)[which], starts)
        return sums.reshape(len(cards), -1)

    def _lying(self, cards: Any) -> tuple[Any, Any]:
        """Return of all cards in some rows in which row and role each lies, as one number, and where its vector is."""
        rows, columns = np.nonzero(cards)
        which = cards[rows, columns] - 1
        return rows * self.roles + which // self.names, which

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
        places, which = self._lying(cards)
        looked_up = back.reshape(-1, self.width)[places]
        gradient = np.empty((self.roles * self.names, self.width), dtype=np.float32)
        for column in range(self.width):
            gradient[:, column] = np.bincount(which, looked_up[:, column], self.roles * self.names)
        return gradient.reshape(self.roles, self.names, self.width)

    def _adam(self, gradients: dict[str, Any], rate: float) -> None:
        state, recipe = self.state, self.recipe
        state["steps"] = state["steps"] + 1
        steps = int(state["steps"])
        rate *= (1.0 - 0.999**steps) ** 0.5 / (1.0 - 0.9**steps)
        for name in ARRAYS:
            gradient, array = gradients[name], self.arrays[name]
            first, second = state[f"first_moment_{name}"], state[f"second_moment_{name}"]
            first = (0.9 * first + 0.1 * gradient).astype(np.float32)
            second = (0.999 * second + 0.001 * gradient * gradient).astype(np.float32)
            state[f"first_moment_{name}"], state[f"second_moment_{name}"] = first, second
            step = first / (np.sqrt(second) + 1e-8) + recipe.decay * array
            pace = rate * recipe.caution if name == "vectors" else rate
            state[name] = self.arrays[name] = (array - pace * step).astype(np.float32)
            mean = self.mean[name]
            self.mean[name] = (mean + (self.arrays[name] - mean) / min(steps, recipe.calm)).astype(np.float32)
