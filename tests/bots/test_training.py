"""Training: what it learns from, and that one which was stopped goes on as if nothing had happened."""

from pathlib import Path

import numpy as np
import pytest

from command import splay
from splay.bots.network import WeightsError
from splay.train import Batch, Learner, Recipe, Training, card_names, new_network, tables_of

TINY = Recipe("intrapreneurs", seed=4, games=2, kept=2, hidden=(8, 4), vector=2, minibatch=64)


def weights(folder: Path) -> bytes:
    return (folder / "weights.npz").read_bytes()


def test_a_training_that_was_stopped_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", TINY, processes=1)
    steps = [whole.step() for _ in range(3)]
    assert [step.batch for step in steps] == [1, 2, 3]
    for _ in range(3):
        Training(tmp_path / "parts", TINY, processes=1).step()
    assert weights(tmp_path / "parts") == weights(tmp_path / "whole")
    assert len(whole.curve()) == 3
    assert (tmp_path / "whole" / "curve.svg").read_text().startswith("<svg")


def test_what_was_left_half_done_is_done_again(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", TINY, processes=1)
    whole.step()
    killed = tmp_path / "killed"
    Training(killed, TINY, processes=1).step()
    # Killed after the batch was played, and before the weights were written.
    (killed / "batch-1.npz").write_bytes(b"half of it")
    (killed / "state-2.part.npz").write_bytes(b"")
    whole.step()
    Training(killed, TINY, processes=1).step()
    assert weights(killed) == weights(tmp_path / "whole")


def test_a_folder_with_another_recipe_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, TINY, processes=1)
    with pytest.raises(WeightsError, match="another recipe"):
        Training(tmp_path, Recipe("intrapreneurs", seed=5), processes=1)


def test_innovation_is_learned_as_well(tmp_path: Path) -> None:
    recipe = Recipe(seed=2, games=1, kept=1, hidden=(8, 4), vector=2, against=0.0)
    step = Training(tmp_path, recipe, processes=1).step()
    assert step.positions > 40
    assert 0 < step.loss < 5


def test_the_last_position_is_worth_what_came_of_the_game_and_those_before_what_comes_next() -> None:
    # Two ways through games: one of three positions, that was won, and one of a single position, that was lost.
    batch = Batch(np.zeros((4, 1)), np.zeros((4, 1)), np.array([3, 4]), np.array([1.0, 0.0]))
    values = np.array([0.2, 0.4, 0.6, 0.9])
    assert batch.targets(values, 1.0).tolist() == [1, 1, 1, 0]
    assert batch.targets(values, 0.0).tolist() == [0.4, 0.6, 1, 0]
    assert batch.targets(values, 0.5).tolist() == pytest.approx([0.6, 0.8, 1, 0])


def test_a_fit_brings_the_judgement_nearer_to_its_targets() -> None:
    chance = np.random.default_rng(1)
    learner = Learner(TINY, new_network(TINY).arrays)
    numbers = chance.normal(size=(256, learner.inputs)).astype(np.float32)
    cards = chance.integers(0, 5 * len(card_names("intrapreneurs")), (256, 6))
    targets = (numbers[:, 0] > 0).astype(float)
    losses = [learner.fit(numbers, cards, targets, 0.01) for _ in range(60)]
    assert losses[-1] < 0.5 * losses[0]


def test_every_edition_and_expansion_is_learned() -> None:
    tables = tables_of("innovation")
    assert len(tables) == 100
    assert {seating.edition for seating in tables} == {"1e", "3e", "4e"}
    played = {name for seating in tables for name in seating.expansions}
    assert played == {"echoes", "cities", "artifacts", "figures"}
    assert {seating.players for seating in tables} == {2, 3, 4}
    names = card_names("innovation")
    assert {"Archery", "Adam Smith", "Barometer"} <= set(names)


def test_the_command_trains_and_goes_on(tmp_path: Path) -> None:
    given = ("train", str(tmp_path), "--game", "intrapreneurs", "--games", "1", "--processes", "1")
    first = splay(*given, "--batches", "1")
    assert (first.code, first.err) == (0, "")
    assert "Batch 1 of 1" in first.out
    again = splay(*given, "--batches", "2")
    assert "Going on after batch 1." in again.out
    assert "Batch 2 of 2" in again.out


def test_the_command_refuses_what_makes_no_sense(tmp_path: Path) -> None:
    ran = splay("train", str(tmp_path), "--games", "0")
    assert ran.code == 2
    assert "there must be at least 1 game, not 0" in ran.err
