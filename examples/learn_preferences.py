"""Learns from self-play how much each action is liked, and compares that with chance; needs `pip install splay[rl]`.

    python examples/learn_preferences.py --games 600

The policy looks at nothing but the legal actions: one number for each, a softmax over them, and REINFORCE (Williams,
1992) after each game. It is the smallest thing that learns; put a network that reads `batch.observations` in its place.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from splay.batch import Batch
from splay.games import setup_of

Likes = NDArray[np.float64]
TABLE = setup_of("innovation", ["a", "b"], 0)


def choose(likes: Likes, masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """Return an action for each place, drawn from the softmax of the likes of those that are legal."""
    # To take the highest after adding such noise is to draw from the softmax.
    noisy = np.where(masks, likes + chance.gumbel(size=masks.shape), -np.inf)
    chosen: NDArray[np.int64] = noisy.argmax(axis=1)
    return chosen


def learn(games: int, seed: int, pace: float = 0.02) -> Likes:
    """Return what has been learnt from so many games."""
    chance = np.random.default_rng(seed)
    batch = Batch(TABLE, places=min(64, games), seed=seed, games=games)
    likes = np.zeros(batch.encoder.actions.size)
    steps: dict[int, list[tuple[int, int, NDArray[np.int64]]]] = {}
    while not batch.is_over:
        actions, numbers, seats = choose(likes, batch.masks, chance), batch.numbers, batch.seats
        for place, number in enumerate(numbers.tolist()):
            legal = np.flatnonzero(batch.masks[place])
            steps.setdefault(number, []).append((int(seats[place]), int(actions[place]), legal))
        batch.act(actions)
        for game in batch.finished:
            for seat, action, legal in steps.pop(game.number):
                won = 0 if game.result is None else 1 if seat in game.result.winners else -1
                shares = np.exp(likes[legal] - likes[legal].max())
                likes[legal] -= pace * won * shares / shares.sum()
                likes[action] += pace * won
    return likes


def compare(likes: Likes, games: int, seed: int) -> float:
    """Return the share of games that the learnt likes win against chance, sitting in each seat equally often."""
    chance = np.random.default_rng(seed)
    batch = Batch(TABLE, places=min(64, games), seed=seed, games=games)
    wins = 0
    while not batch.is_over:
        learnt, random = choose(likes, batch.masks, chance), choose(0 * likes, batch.masks, chance)
        mine = batch.seats == batch.numbers % 2
        batch.act(np.where(mine, learnt, random))
        wins += sum(game.result is not None and game.number % 2 in game.result.winners for game in batch.finished)
    return wins / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="how many games to learn from")
    parser.add_argument("--against", type=int, default=400, help="how many games to compare by")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    likes = learn(chosen.games, chosen.seed)
    encoder = Batch(TABLE, 1).encoder
    for action in (*likes.argsort()[-5:][::-1], *likes.argsort()[:5]):
        block, place = encoder.actions.at(int(action))
        print(f"{likes[action]:6.2f}  {block.name} {' '.join(map(str, place))}")
    before, after = [compare(each, chosen.against, chosen.seed + 1) for each in (0 * likes, likes)]
    print(f"Wins against chance: {before:.1%} before, {after:.1%} after")


if __name__ == "__main__":
    main()
