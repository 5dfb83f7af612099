"""Both games for OpenSpiel, by its own simulation tests and by what a user sees."""

import pickle
import random
import runpy
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install splay[openspiel]")

import numpy as np
import pyspiel

import splay.rl.spiel
from splay.encoding.arrays import observation_row

ROOT = Path(__file__).parent.parent.parent
TABLES = [
    "python_splay_innovation(edition=4e,players=2,length=25,deals=16)",
    "python_splay_innovation(edition=3e,expansions=echoes+figures,players=3,length=20,deals=16)",
    "python_splay_intrapreneurs(players=3,length=25,deals=16)",
]
every_table = pytest.mark.parametrize("table", TABLES)


def play(state: Any, seed: int, moves: int) -> Any:
    """Play on at random for some moves."""
    chance = random.Random(seed)
    for _ in range(moves):
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        elif not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@every_table
def test_openspiel_finds_nothing_wrong(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def test_the_games_are_loaded_as_openspiel_loads_games() -> None:
    game = pyspiel.load_game("python_splay_innovation(edition=4e,players=2)")
    assert game.num_players() == 2
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.observation_tensor_size() == game.encoder.observations.size
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    three = pyspiel.load_game("python_splay_innovation", {"edition": "1e", "players": 3})
    assert three.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert three.setup(0).edition == "1e"
    relics = pyspiel.load_game(
        "python_splay_innovation(edition=3e,expansions=artifacts,relics=true,players=4,teams=ABAB)"
    )
    assert relics.setup(0).options == {"relics": "yes", "teams": "ABAB"}
    names = {each.short_name for each in pyspiel.registered_games()}
    assert {"python_splay_innovation", "python_splay_intrapreneurs"} <= names


@every_table
def test_what_a_seat_knows_stays_when_the_rest_is_dealt_anew(table: str) -> None:
    game = pyspiel.load_game(table)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for moves in range(1, 20, 3):
        state = play(game.new_initial_state(), moves, moves)
        for seat in range(game.num_players()):
            twin = state.resample_from_infostate(seat, sampler)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
            assert twin.history() == state.history()
            if seat == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            others += twin.observation_string((seat + 1) % 2) != state.observation_string((seat + 1) % 2)
        play(twin, 1, 10)
    assert others > 5, "others hold other cards"


def test_a_seat_sees_its_own_row_and_remembers_what_it_has_chosen() -> None:
    game = pyspiel.load_game(TABLES[0])
    state = game.new_initial_state()
    assert state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))
    state.apply_action(3)
    match = state.match
    assert match is not None and match.setup.seed == 3
    for seat in range(2):
        row = observation_row(game.encoder, match.now, seat, match.decision)
        assert state.observation_tensor(seat) == row.tolist()
    first, second = [state.clone() for _ in range(2)]
    first.apply_action(state.legal_actions()[0])
    second.apply_action(state.legal_actions()[1])
    # The first cards are chosen in secret.
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)


def test_actions_have_words_and_a_long_match_is_broken_off() -> None:
    game = pyspiel.load_game(TABLES[0])
    state = game.new_initial_state()
    assert state.action_to_string(3) == "deal 3"
    state = play(state, 2, 1)
    decision = state.match.decision
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(words) == sorted(value.label for value in decision.values)
    assert state.action_to_string(1 - decision.seat, 4) == "achieve 0"
    play(state, 2, 100)
    assert state.is_terminal()
    assert len(state.match.answers) == 25
    assert state.returns() == [0, 0]


def test_a_match_to_its_end_returns_1_and_minus_1() -> None:
    state = play(pyspiel.load_game("python_splay_innovation").new_initial_state(), 5, 2_000)
    assert state.is_terminal()
    won = state.match.result.winners
    assert state.returns() == [1.0 if seat in won else -1.0 for seat in range(2)]


def test_a_state_can_be_saved_unless_it_has_been_dealt_anew() -> None:
    state = play(pyspiel.load_game(TABLES[0]).new_initial_state(), 3, 8)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert twin.information_state_string(0) == state.information_state_string(0)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(pickle.PicklingError, match="dealt anew cannot be saved"):
        pickle.dumps(other)


def test_observations_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        splay.rl.spiel.SplayObserver(pyspiel.load_game(TABLES[0]), False, {"x": 1})


def test_the_example_searches(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("open_spiel.python.algorithms.ismcts", reason="OpenSpiel comes without its Python algorithms")
    example = runpy.run_path(str(ROOT / "examples/openspiel_ismcts.py"))
    returns = example["play"]("python_splay_innovation(length=6,deals=8)", 3, 1)
    assert np.allclose(returns, 0)
    assert len(capsys.readouterr().out.splitlines()) == 6
