"""One learner among bots, by Gymnasium's own checks and by what a user sees."""

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install splay[rl]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.errors import NotFound, SetupError
from splay.rl.gym import INNOVATION_ID, INTRAPRENEURS_ID, SplayEnv


class Last(Agent):
    """Always takes the last option."""

    name = "last"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, decision: Decision, seat: Seat) -> int:
        return len(decision.values) - 1


def play(env: Any, seed: int) -> tuple[list[int], float]:
    """Play a match by any legal actions; return the match's answers and what the learner has got."""
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    over, total = False, 0.0
    while not over:
        _, reward, terminated, truncated, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        over, total = terminated or truncated, total + reward
    return env.unwrapped.episode.now.answers, total


@pytest.mark.parametrize(
    ("name", "table"),
    [
        (INNOVATION_ID, {"bots": ["random"]}),
        (INNOVATION_ID, {"edition": "3e", "players": 3, "expansions": ["echoes"], "bots": ["greedy", "random"]}),
        (INTRAPRENEURS_ID, {"bots": ["random"], "flat": True}),
    ],
)
def test_gymnasium_finds_nothing_wrong(name: str, table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # It advises against arrays that are not floats.
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name, render_mode="ansi", **table).unwrapped)


def test_a_match_goes_by_its_seed_with_the_bots_in_it() -> None:
    first, again = [play(gymnasium.make(INNOVATION_ID, bots=["random"]), 4) for _ in range(2)]
    other = play(gymnasium.make(INNOVATION_ID, bots=["random"]), 5)
    assert first == again != other


def test_the_learner_is_asked_and_nobody_else_whatever_the_seat() -> None:
    seats = set()
    env = SplayEnv(players=3, bots=["random"], edition="1e")
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(env.seat)
        for _ in range(5):
            assert env.episode.asked == env.seat == info["seat"]
            _, _, _, _, info = env.step(env.episode.legal()[0])
    assert seats == {0, 1, 2}
    fixed = SplayEnv(players=3, bots=["random"], seat=2)
    fixed.reset(seed=1)
    assert fixed.seat == 2


def test_the_reward_is_the_learners_own() -> None:
    env = SplayEnv(bots=["random"])
    got = []
    for seed in range(8):
        _, total = play(env, seed)
        result = env.episode.now.result
        assert result is not None
        assert total == (1.0 if env.seat in result.winners else -1.0)
        got.append(total)
    assert len(set(got)) == 2, "a match of each kind"


def test_an_illegal_action_loses() -> None:
    env = SplayEnv(bots=["random"])
    env.reset(seed=1)
    assert 0 not in env.episode.legal()
    _, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_a_match_is_truncated_after_as_many_decisions_as_asked_for() -> None:
    env = SplayEnv(bots=["random"], max_cycles=10)
    _, total = play(env, 3)
    assert total == 0
    assert len(env.episode.now.answers) == 10
    assert env.episode.now.result is None


def test_bots_of_ones_own_can_sit_down() -> None:
    env = SplayEnv(bots=[Last], seat=0)
    env.reset(seed=1)
    env.step(env.episode.legal()[0])
    last = env.episode.now.copy()
    last.undo(1)
    assert last.decision is not None
    assert last.decision.seat == 1
    assert env.episode.now.answers[-1] == len(last.decision.values) - 1


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(NotFound, match="no bot 'gredy'"):
        SplayEnv(bots=["gredy"])
    with pytest.raises(SetupError, match="there is no seat 2"):
        SplayEnv(seat=2)
    with pytest.raises(SetupError, match="at least one bot"):
        SplayEnv(bots=[])
    with pytest.raises(SetupError, match="3 seats are given for 1 players"):
        SplayEnv(bots=["random"] * 3)


@pytest.mark.parametrize("how", ["sync", "async"])
def test_many_can_be_played_at_once(how: str) -> None:
    with warnings.catch_warnings():
        # Processes are started from one with threads.
        warnings.simplefilter("ignore")
        envs = gymnasium.make_vec(INNOVATION_ID, num_envs=2, vectorization_mode=how, bots=["random"], flat=True)
        seen, info = envs.reset(seed=7)
        for _ in range(5):
            actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
            seen, rewards, _, _, info = envs.step(np.array(actions))
        envs.close()
    alone = SplayEnv(bots=["random"], flat=True)
    _, info = alone.reset(seed=8)
    for _ in range(5):
        one, _, _, _, info = alone.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (seen["observation"][1] == one["observation"]).all()
    assert rewards.tolist() == [0, 0]
