"""Both games as PettingZoo environments, by PettingZoo's own tests and by what a user sees."""

import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install splay[rl]")

import numpy as np
from pettingzoo.utils import parallel_to_aec

from splay.games import GAMES
from splay.kernel import record
from splay.kernel.errors import IllegalAnswer
from splay.rl import zoo

with warnings.catch_warnings():
    # It imports games of its own in a way that it advises against.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "1e", "players": 4, "options": {"teams": "yes"}},
    {
        "edition": "3e",
        "players": 3,
        "expansions": ["cities", "artifacts", "echoes", "figures"],
        "options": {"relics": "yes"},
    },
    {"game": "intrapreneurs", "players": 3},
]
every_table = pytest.mark.parametrize("table", TABLES, ids=["4e", "teams", "everything", "intrapreneurs"])


@pytest.fixture(autouse=True)
def _advice_is_no_error() -> Any:
    # The tests warn about whatever is not a plain array under a name that they know.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_table
def test_pettingzoo_finds_nothing_wrong(table: dict[str, Any]) -> None:
    api_test(zoo.env(**table), num_cycles=60)
    parallel_api_test(zoo.parallel_env(**table), num_cycles=60)
    seed_test(lambda: zoo.env(**table), num_cycles=40)


def test_matches_are_truncated_after_as_many_decisions_as_asked_for() -> None:
    parallel = zoo.parallel_env
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **rest: parallel_to_aec(parallel(**rest))))
    env = zoo.env(max_cycles=5)
    env.reset(seed=1)
    asked = 0
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        asked += not truncated
        assert seen is not None
        env.step(None if truncated else env.action_space(agent).sample(seen["action_mask"]))
    assert asked == 5


def test_it_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    for table in (TABLES[0], TABLES[3]):
        render_test(lambda **rest: zoo.env(**rest, **table))  # noqa: B023 (called at once)
    assert "player_0" in capsys.readouterr().out


def test_the_drawing_is_that_of_whoever_is_to_choose() -> None:
    env = zoo.raw_env(render_mode="ansi")
    env.reset(seed=3)
    mine, other = [[card.name for card in player.hand] for player in env.episode.now.now.players]  # type: ignore[attr-defined]
    text = env.render()
    assert env.agent_selection == "player_0"
    assert all(name in text for name in mine)
    assert not any(name in text for name in other)


def test_a_picture_is_drawn_of_every_table() -> None:
    for table in TABLES:
        env = zoo.raw_env(render_mode="rgb_array", **table)
        env.reset(seed=3)
        first = env.render()
        for _ in range(30):
            env.step(env.episode.legal()[-1])
        later = env.render()
        assert first.shape == later.shape
        assert (first != later).any()
        # Someone has a board, or a project: more colours than the table, the letters and the backs.
        assert len(set(map(tuple, later[::9, ::30].reshape(-1, 3).tolist()))) > 4


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a match, always by the last legal action; return what everyone has got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else int(np.flatnonzero(seen["action_mask"])[-1]))
    return got


@every_table
def test_who_wins_gets_1_and_who_loses_minus_1(table: dict[str, Any]) -> None:
    env = zoo.env(**table)
    got = play(env, 5)
    result = env.unwrapped.episode.now.result
    assert result is not None
    wins = [1.0 if seat in result.winners else -1.0 for seat in range(len(got))]
    assert list(got.values()) == (wins if len(set(wins)) > 1 else [0.0] * len(wins))


def test_the_match_can_be_had_as_a_record_and_goes_by_its_seed() -> None:
    env = zoo.raw_env()
    play(env, 11)
    match = record.load(env.episode.record(), GAMES)
    assert match.setup.seed == 11
    assert match.result is not None
    env.reset()
    second = env.episode.now.setup.seed
    assert second != 11
    env.reset(seed=11)
    env.reset()
    assert env.episode.now.setup.seed == second


def test_an_illegal_action_is_refused_and_in_the_usual_wrapping_it_loses() -> None:
    env = zoo.raw_env()
    with pytest.raises(IllegalAnswer, match="call reset"):
        env.observe("player_0")
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="not among the legal ones"):
        env.step(0)
    usual = zoo.env()
    usual.reset(seed=1)
    loser = usual.agent_selection
    usual.step(0)
    assert usual.terminations == {"player_0": True, "player_1": True}
    assert usual.rewards[loser] == -1


def test_in_parallel_an_illegal_action_is_taken_as_the_first_legal_one() -> None:
    env = zoo.parallel_env()
    env.reset(seed=1)
    legal = env.episode.legal()
    assert 0 not in legal
    *_, infos = env.step({"player_0": 0, "player_1": 0})
    assert env.episode.now.answers == [0]
    assert infos["player_0"]["illegal"]
    assert not infos["player_1"]["illegal"]


def test_a_flat_observation_is_one_row_of_the_same_numbers() -> None:
    flat, shaped = zoo.raw_env(flat=True), zoo.raw_env()
    flat.reset(seed=2)
    shaped.reset(seed=2)
    row, blocks = flat.observe("player_1")["observation"], shaped.observe("player_1")["observation"]
    assert row.tolist() == np.concatenate([block.reshape(-1) for block in blocks.values()]).tolist()


def test_an_environment_travels_to_other_processes() -> None:
    twin = pickle.loads(pickle.dumps(zoo.raw_env(edition="3e", players=3)))
    twin.reset(seed=1)
    assert twin.episode.now.setup.edition == "3e"
