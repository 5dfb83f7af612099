"""What is each part of a position good for? The judgement is learned without it, and asked about games it has not seen.

    splay train run
    python benchmarks/ablation.py run [--rows 300000] [--batches 12] [--seeds 1]

The batches that a training has kept are learned from anew, all but the last, by networks that each do without one group
of numbers or without the cards' vectors. What is told is the cross entropy of what they then say about the last batch:
the lower, the better the judgement. A group whose loss changes it by less than the other seeds do is worth nothing by
itself, though others may tell the same.
"""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from splay.bots.innovation_features import OTHERS, STANDING
from splay.train import Batch, Learner, Recipe, new_network


def both(first: int, count: int) -> list[int]:
    """Return some numbers of the seat and of its rival."""
    return [*range(first, first + count), *range(STANDING + first, STANDING + first + count)]


GROUPS: dict[str, list[int]] = {
    "nothing": [],
    "achievements": both(0, 4),
    "points and highest value": both(4, 3),
    "icons": both(7, 7),
    "the board": both(14, 8),
    "hand, score pile, bonuses, forecast, display, karmas": both(22, 9),
    "achievements within reach": both(31, 8),
    "special achievements": both(39, 4),
    "the rival, all of it": list(range(STANDING, 2 * STANDING)),
    "what the own hand is good for": list(range(86, 89)),
    "who leads in each icon": list(range(89, 96)),
    "cards that nobody shares": list(range(96, 100)),
    "whose turn it is, and what is left": list(range(100, 115)),
    "the other rivals": [*range(115, 118), *range(119, 119 + OTHERS)],
    "what greedy makes of it": [118],
}
"""Which numbers of Innovation belong together."""


def batches(folder: Path) -> list[Batch]:
    """Return the batches that a training has kept."""
    found = sorted(folder.glob("batch-*.npz"), key=lambda path: int(path.stem.partition("-")[2]))
    if len(found) < 2:
        raise SystemExit(f"{folder} holds no training with at least two batches")
    parts = [np.load(path) for path in found]
    return [Batch(part["numbers"], part["cards"], part["ends"], part["outcomes"]) for part in parts]


def without(batch: Batch, group: list[int], cards: bool) -> Batch:
    """Return a batch in which some numbers, or the cards, tell nothing."""
    numbers = batch.numbers.copy()
    numbers[:, group] = 0.0
    return Batch(numbers, batch.cards if cards else np.zeros_like(batch.cards), batch.ends, batch.outcomes)


def loss(learner: Learner, batch: Batch) -> Any:
    """Return the cross entropy of what the network says about each position and what came of its game."""
    learner.arrays = learner.mean
    chances = np.clip(learner.values(batch), 1e-4, 1 - 1e-4)
    outcomes = np.repeat(batch.outcomes, np.diff(batch.ends, prepend=0))
    return -(outcomes * np.log(chances) + (1 - outcomes) * np.log(1 - chances))


def learned(recipe: Recipe, seen: list[Batch], rows: int) -> Learner:
    """Return a network that has learned from some batches, each position once at most, by what came of its game."""
    learner = Learner(recipe, new_network(recipe).arrays)
    chance = np.random.default_rng(recipe.seed)
    numbers, cards = np.concatenate([b.numbers for b in seen]), np.concatenate([b.cards for b in seen])
    targets = np.concatenate([np.repeat(batch.outcomes, np.diff(batch.ends, prepend=0)) for batch in seen])
    order = chance.permutation(len(numbers))[:rows]
    for start in range(0, len(order), recipe.minibatch):
        some = order[start : start + recipe.minibatch]
        learner.fit(numbers[some], cards[some].astype(np.int64), targets[some], recipe.rate)
    return learner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rows", type=int, default=300_000, help="how many positions are learned from")
    parser.add_argument("--batches", type=int, default=12, help="how many of the last batches are used")
    parser.add_argument("--seeds", type=int, default=1)
    given = parser.parse_args()
    *seen, unseen = batches(given.folder)[-given.batches :]
    for words, group in [*GROUPS.items(), ("the cards' vectors", [])]:
        cards = words != "the cards' vectors"
        found = []
        for seed in range(1, given.seeds + 1):
            recipe = replace(Recipe(), seed=seed, calm=100)
            learner = learned(recipe, [without(batch, group, cards) for batch in seen], given.rows)
            found.append(loss(learner, without(unseen, group, cards)).mean())
        print(f"without {words}: {' '.join(f'{one:.4f}' for one in found)}", flush=True)


if __name__ == "__main__":
    main()
