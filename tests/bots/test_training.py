"""Training: what it learns from, and that one which was stopped goes on as if nothing had happened."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from command import little_room, splay
from splay.bots.network import Network, WeightsError, dump, read
from splay.bots.value import features_of
from splay.innovation import new_match
from splay.train import Batch, Learner, Recipe, Seating, Training, begun_with, card_names, new_network

TINY = Recipe(seed=4, games=1, kept=2, hidden=(8, 4), vector=2, minibatch=64, only=Seating("1e", 2, 1))


def weights(folder: Path) -> bytes:
    return (folder / "weights.npz").read_bytes()


def trained(folder: Path, recipe: Recipe, batches: int) -> Training:
    """Return a training that has come so far."""
    training = Training(folder, recipe, processes=1)
    while training.batch < batches:
        training.step()
    return training


def test_a_training_that_is_killed_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    recipe = Recipe(seed=4, games=1, only=Seating("1e", 2, 1))
    given = ["train", str(tmp_path / "killed"), "--seed", "4", "--games", "1", "--edition", "1e", "--processes", "1"]
    command = [sys.executable, "-c", "from splay.cli.main import run; run()", *given]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline().startswith("Batch 1 of 40")
        assert "is in use by a training that is running: wait for its end, or name another" in splay(*given).err
        run.kill()
    whole = trained(tmp_path / "whole", recipe, 3)
    assert trained(tmp_path / "killed", recipe, 3).curve() == whole.curve()
    assert weights(tmp_path / "killed") == weights(tmp_path / "whole")
    assert (tmp_path / "whole" / "curve.svg").read_text().startswith("<svg")


def test_rate_and_passes_are_those_that_were_asked_for(tmp_path: Path) -> None:
    given = ["--seed", "4", "--games", "1", "--batches", "1", "--edition", "1e", "--processes", "1"]
    splay("train", str(tmp_path / "told"), *given, "--rate", "0.0005", "--passes", "2")
    recipe = Recipe(seed=4, games=1, rate=0.0005, share=2.0, only=Seating("1e", 2, 1))
    trained(tmp_path / "whole", recipe, 1)
    assert weights(tmp_path / "told") == weights(tmp_path / "whole")


def test_size_and_tables_are_those_that_were_asked_for(tmp_path: Path) -> None:
    given = ["--seed", "4", "--games", "1", "--batches", "1", "--processes", "1"]
    ran = splay("train", str(tmp_path / "told"), *given, "--many", "--hidden", "12,6", "--vector", "3")
    assert ran.code == 0, ran.err
    recipe = Recipe(seed=4, games=1, hidden=(12, 6), vector=3, many=True)
    trained(tmp_path / "whole", recipe, 1)
    assert weights(tmp_path / "told") == weights(tmp_path / "whole")


def test_a_network_is_as_large_as_the_one_it_begins_with_and_goes_on_so(tmp_path: Path) -> None:
    trained(tmp_path / "first", TINY, 1)
    given = ["train", str(tmp_path / "told"), "--games", "1", "--edition", "1e", "--processes", "1", "--batches"]
    ran = splay(*given, "1", "--from", str(tmp_path / "first" / "weights.npz"))
    assert ran.code == 0, ran.err
    assert read(tmp_path / "told" / "weights.npz").about["recipe"]["hidden"] == [8, 4]
    again = splay(*given, "2")
    assert again.code == 0 and "Going on after batch 1." in again.out
    assert read(tmp_path / "told" / "weights.npz").arrays["vectors"].shape[2] == 2


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["--hidden", "64"], "'64' are no two hidden layers: give two numbers with a comma between them, as 64,16"),
        (["--hidden", "64,0"], "there can be 1 to 2,048 units of a hidden layer, not 0"),
        (["--hidden", "99999,16"], "there can be 1 to 2,048 units of a hidden layer, not 99,999"),
        (["--vector", "-1"], "there can be 1 to 64 numbers for a card, not -1"),
        (["--many", "--edition", "3e"], "leave out the edition, the sets and the players"),
        (["--many", "--game", "intrapreneurs"], "--many is a mix of tables of Innovation"),
    ],
)
def test_what_no_network_can_be_is_refused_before_anything_is_played(
    tmp_path: Path, given: list[str], words: str
) -> None:
    ran = splay("train", str(tmp_path / "run"), *given)
    assert ran.code == 2
    assert words in " ".join(ran.err.split())
    assert not (tmp_path / "run").exists()


def test_what_was_left_half_done_is_done_again(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    trained(killed, TINY, 1)
    # Killed after the batch was played, and before the weights were written.
    (killed / "batch-1.npz").write_bytes(b"half of it")
    (killed / "state-2.npz.part").write_bytes(b"")
    trained(killed, TINY, 2)
    trained(tmp_path / "whole", TINY, 2)
    assert weights(killed) == weights(tmp_path / "whole")


def test_a_folder_with_another_recipe_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, TINY, processes=1)
    with pytest.raises(WeightsError, match="another recipe"):
        Training(tmp_path, Recipe(seed=5), processes=1)


def test_a_training_goes_on_from_weights_that_are_given(tmp_path: Path) -> None:
    Training(tmp_path / "first", TINY, processes=1).step()
    start = tmp_path / "first" / "weights.npz"
    second = Training(tmp_path / "second", replace(TINY, seed=9), processes=1, start=start)
    first = read(start)
    assert second.batch == 0
    assert all((second.network.arrays[name] == first.arrays[name]).all() for name in first.arrays)
    assert second.network.about["recipe"]["start"] == sha256(start.read_bytes()).hexdigest()
    second.step()
    for given in (start, None):
        assert Training(tmp_path / "second", replace(TINY, seed=9), processes=1, start=given).batch == 1


def test_a_training_goes_on_from_weights_that_know_fewer_numbers() -> None:
    whole = new_network(TINY)
    first, direct = whole.arrays["first"], whole.arrays["direct"]
    fewer = {**whole.arrays, "first": np.delete(first, [whole.inputs - 2, whole.inputs - 1], 0), "direct": direct[:-2]}
    start = Network({**whole.about, "numbers": whole.inputs - 2}, fewer)
    features = features_of(new_match(["ann", "bob", "cat"], "4e", 3).boundary, 0)
    assert begun_with(TINY, start).value(features) == start.value(features)


def test_a_larger_network_begins_by_saying_what_a_smaller_one_says_and_learns_on(tmp_path: Path) -> None:
    trained(tmp_path, TINY, 1)
    small = read(tmp_path / "weights.npz")
    recipe = replace(TINY, hidden=(12, 6), vector=3)
    large = begun_with(recipe, small)
    match = new_match(["ann", "bob", "cat"], "4e", 3)
    seen = [features_of(match.boundary, seat) for seat in range(3)]
    assert large.values(seen) == pytest.approx(small.values(seen), abs=1e-6)
    # What is new has nothing to say yet, but is not deaf: it learns.
    learner = Learner(recipe, large.arrays)
    rows = np.zeros((3, 48), np.int64)
    for place, features in enumerate(seen):
        found = large.rows_of(features)
        rows[place, : len(found)] = found
    numbers = np.array([features.numbers for features in seen], np.float32)
    for _ in range(3):
        learner.fit(numbers, rows, np.array([1.0, 0.0, 0.0]), 0.01)
    assert abs(learner.arrays["last"][4:]).min() > 0
    assert abs(learner.arrays["second"][8:]).max() > 0


@pytest.mark.parametrize(
    ("recipe", "words"),
    [
        (Recipe("intrapreneurs", games=1), "of another game"),
        (replace(TINY, hidden=(6, 4)), "larger than these will be: they need --hidden 8,4 --vector 2"),
    ],
)
def test_weights_that_do_not_fit_are_nothing_to_begin_with(tmp_path: Path, recipe: Recipe, words: str) -> None:
    Training(tmp_path / "first", TINY, processes=1)
    with pytest.raises(WeightsError, match=words):
        Training(tmp_path / "second", recipe, processes=1, start=tmp_path / "first" / "weights.npz")
    with pytest.raises(WeightsError, match="cannot be read"):
        Training(tmp_path / "third", recipe, processes=1, start=tmp_path / "nowhere.npz")


def test_what_plays_is_the_mean_of_the_last_steps() -> None:
    learner = Learner(replace(TINY, calm=2), new_network(TINY).arrays)
    numbers, cards = np.ones((4, learner.inputs), np.float32), np.zeros((4, 1), np.int64)
    way = []
    for _ in range(3):
        learner.fit(numbers, cards, np.ones(4), 0.01)
        way.append(learner.arrays["direct"])
    mean = (way[0] + way[1]) / 2
    assert learner.mean["direct"] == pytest.approx((mean + way[2]) / 2)


def test_intrapreneurs_is_learned_as_well(tmp_path: Path) -> None:
    recipe = Recipe("intrapreneurs", seed=2, games=1, kept=1, hidden=(8, 4), vector=2, against=0.0)
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
    cards = np.sort(chance.integers(0, 5 * len(card_names("innovation")), (256, 6)))
    targets = (numbers[:, 0] > 0).astype(float)
    losses = [learner.fit(numbers, cards, targets, 0.01) for _ in range(60)]
    assert losses[-1] < 0.5 * losses[0]


def test_every_edition_and_expansion_is_learned() -> None:
    tables = Recipe("innovation").tables()
    assert len(tables) == 100
    assert {seating.edition for seating in tables} == {"1e", "3e", "4e"}
    played = {name for seating in tables for name in seating.expansions}
    assert played == {"echoes", "cities", "artifacts", "figures"}
    assert {seating.players for seating in tables} == {2, 3, 4}
    many = Recipe("innovation", many=True).tables()
    assert {seating.edition for seating in many} == {"1e", "3e", "4e"}
    assert {name for seating in many for name in seating.expansions} == played
    assert {seating.players for seating in many} == {3, 4, 5}
    names = card_names("innovation")
    assert {"Archery", "Adam Smith", "Barometer"} <= set(names)


def test_the_command_trains_and_goes_on(tmp_path: Path) -> None:
    given = ("train", str(tmp_path), "--edition", "1e", "--games", "1", "--processes", "1")
    first = splay(*given, "--batches", "1")
    assert (first.code, first.err) == (0, "")
    assert "Batch 1 of 1" in first.out
    again = splay(*given, "--batches", "2")
    assert "Going on after batch 1." in again.out
    assert "Batch 2 of 2" in again.out
    only = {"edition": "1e", "players": 2, "weight": 1, "expansions": []}
    assert read(tmp_path / "weights.npz").about["recipe"]["only"] == only
    assert "another recipe" in splay("train", str(tmp_path), "--games", "1").err


def test_the_command_refuses_a_folder_in_which_it_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.write_text("which is no folder")
    ran = splay("train", str(file))
    assert ran.code == 2 and "a file cannot be the folder of a training: File exists" in ran.err
    assert file.read_text() == "which is no folder"
    ran = splay("train", str(tmp_path / "new"), "--from", str(file))
    assert ran.code == 2 and "a file is no file of weights: `splay train` writes such files" in ran.err
    assert not (tmp_path / "new").exists()
    given = ("train", str(tmp_path / "run"), "--edition", "1e", "--games", "1", "--processes", "1", "--batches")
    splay(*given, "1")
    batch = (tmp_path / "run" / "batch-0.npz").read_bytes()
    for damage in (b"damaged", batch):
        (tmp_path / "run" / "state-1.npz").write_bytes(damage)
        ran = splay(*given, "2")
        assert ran.code == 2
        assert "state-1.npz is missing or damaged, and the training cannot go on without it" in ran.err


STEP = {"batch": 1, "loss": 0.5, "positions": 9, "turns": 40.0, "unfinished": 0, "against": 1, "won": 0.5}


@pytest.mark.parametrize(
    "damage",
    [
        "damaged",
        "5",
        '{"batch": 1}',
        "[" * 100_000,
        *[json.dumps(STEP | wrong) for wrong in ({"batch": "a"}, {"batch": 0}, {"won": None}, {"against": -1})],
    ],
)
def test_a_curve_that_is_damaged_is_told_before_anything_is_played(tmp_path: Path, damage: str) -> None:
    trained(tmp_path, TINY, 1)
    (tmp_path / "curve.jsonl").write_text(damage)
    with pytest.raises(WeightsError, match=r"curve.jsonl is damaged: without it the training goes on"):
        Training(tmp_path, TINY, processes=1)
    (tmp_path / "curve.jsonl").unlink()
    assert [step["batch"] for step in trained(tmp_path, TINY, 2).curve()] == [2]


@pytest.mark.parametrize("rate", [1e30, 1e300])
def test_weights_that_are_no_numbers_or_far_too_large_are_not_kept(tmp_path: Path, rate: float) -> None:
    words = r"batch 1 has led to weights that are no numbers, or far too large, and is not kept: .* with a lower --rate"
    with pytest.raises(WeightsError, match=words):
        trained(tmp_path, replace(TINY, rate=rate), 1)
    assert all(np.isfinite(part).all() for part in read(tmp_path / "weights.npz").arrays.values())


def widened(array: Any) -> Any:
    """Return an array that is wider than it was."""
    return np.concatenate([array, array], axis=-1)


@pytest.mark.parametrize(
    ("file", "part", "change"),
    [
        ("state-1.npz", "first", widened),
        ("state-1.npz", "second_moment_direct", np.isfinite),
        ("state-1.npz", "steps", np.atleast_1d),
        ("batch-0.npz", "numbers", widened),
        ("batch-0.npz", "numbers", np.sum),
        ("batch-0.npz", "cards", widened),
        ("batch-0.npz", "cards", lambda array: array + 30_000),
        ("batch-0.npz", "ends", widened),
        ("batch-0.npz", "outcomes", widened),
        ("batch-0.npz", "outcomes", lambda array: array * np.nan),
    ],
)
def test_arrays_of_another_form_are_damaged(tmp_path: Path, file: str, part: str, change: Callable[[Any], Any]) -> None:
    trained(tmp_path, TINY, 1)
    with np.load(tmp_path / file) as content:
        arrays = dict(content)
    np.savez(tmp_path / file, **{**arrays, part: change(arrays[part])})
    with pytest.raises(WeightsError, match=f"{file} is missing or damaged, and the training cannot go on without it"):
        Training(tmp_path, TINY, processes=1)


def test_an_archive_whose_bytes_were_changed_is_damaged(tmp_path: Path) -> None:
    trained(tmp_path, TINY, 1)
    for content in (b"", b"PK\x03\x04", (tmp_path / "batch-0.npz").read_bytes().replace(b"\x93NUMPY", b"\x93nUMPY")):
        (tmp_path / "state-1.npz").write_bytes(content)
        with pytest.raises(WeightsError, match=r"state-1.npz is missing or damaged"):
            Training(tmp_path, TINY, processes=1)


@pytest.mark.parametrize("wrong", [{"recipe": None}, {"batches": "all"}, {"batches": -1}])
def test_weights_that_come_of_no_training_are_none_to_go_on_with(tmp_path: Path, wrong: dict[str, object]) -> None:
    network = Training(tmp_path, TINY, processes=1).network
    (tmp_path / "weights.npz").write_bytes(dump(Network({**network.about, **wrong}, network.arrays)))
    with pytest.raises(WeightsError, match="does not say by which recipe it was trained"):
        Training(tmp_path, TINY, processes=1)


def test_a_training_of_when_a_position_had_fewer_numbers_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    network = Training(tmp_path, TINY, processes=1).network
    first, direct = network.arrays["first"], network.arrays["direct"]
    fewer = {**network.arrays, "first": first[1:], "direct": direct[1:]}
    about = {**network.about, "numbers": network.inputs - 1}
    (tmp_path / "weights.npz").write_bytes(dump(Network(about, fewer)))
    with pytest.raises(WeightsError, match="trained when there were other cards or numbers: begin in another folder"):
        Training(tmp_path, TINY, processes=1)


def test_weights_to_begin_with_that_are_refused_leave_nothing(tmp_path: Path) -> None:
    Training(tmp_path / "first", replace(TINY, hidden=(80, 4)), processes=1)
    larger = "larger than these will be: they need --hidden 80,4 --vector 2"
    for start, words in (("nowhere.npz", "cannot be read"), ("first/weights.npz", larger)):
        ran = splay(
            "train", str(tmp_path / "new"), "--from", str(tmp_path / start), "--hidden", "64,16", "--vector", "6"
        )
        assert ran.code == 2 and words in ran.err
        with pytest.raises(WeightsError, match=words):
            Training(tmp_path / "new", Recipe(), processes=1, start=tmp_path / start)
        assert not (tmp_path / "new").exists()


def test_that_no_more_can_be_written_is_told_and_the_training_goes_on_later(tmp_path: Path) -> None:
    training = Training(tmp_path / "run", TINY, processes=1)
    with (
        little_room(1_000),
        pytest.raises(WeightsError, match=r"batch-0.npz cannot be written: File too large; what was learned"),
    ):
        training.step()
    trained(tmp_path / "run", TINY, 1)
    trained(tmp_path / "whole", TINY, 1)
    assert weights(tmp_path / "run") == weights(tmp_path / "whole")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (["--games", "0"], "there must be at least 1 game, not 0"),
        (["--games", "1000001"], "a batch can have 1,000,000 games at most, not 1,000,001: 400 is the usual number"),
        (["--players", "1000000000000"], "it is learned at tables for 2 to 5, not 1000000000000"),
        (["--rate", "0"], "the learning rate must be above 0, not 0"),
        (["--rate", "1e30"], "the learning rate can be 1 at most, not 1e+30: 0.001 is the usual one"),
        (["--passes", "-1"], "the number of passes must be above 0, not -1"),
        (["--passes", "1e30"], "the number of passes can be 1,000 at most, not 1e+30: 1 is the usual one"),
        (["--seed", "-1"], "the seed of a training cannot be below 0, as -1 is"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--players", "6"], "it is learned at tables for 2 to 5, not 6"),
        (["--edition", "5e"], "there is no edition '5e'"),
        (["--game", "intrapreneurs", "--with", "echoes"], "intrapreneurs has no expansions"),
    ],
)
def test_the_command_refuses_what_makes_no_sense(tmp_path: Path, given: list[str], reason: str) -> None:
    ran = splay("train", str(tmp_path / "run"), *given)
    assert ran.code == 2
    assert reason in ran.err
    assert not (tmp_path / "run").exists()
