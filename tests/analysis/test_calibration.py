"""What ships as the fit of the chances belongs to the weights that ship, and changes no order."""

import pytest

from splay.analysis.calibration import calibrated, fit_for, fitted, weights_checksum
from splay.bots.value import WEIGHTS
from splay.games import GAMES
from splay.innovation import new_match
from splay.intrapreneurs import new_match as new_company
from test_compiled import ROOT


@pytest.mark.parametrize("game", GAMES)
def test_the_fit_belongs_to_the_weights_that_ship(game: str) -> None:
    stale = f"the weights of {game} have changed since their chances were fitted: run python benchmarks/calibration.py"
    assert fitted()[game]["weights"] == {name: weights_checksum(name) for name in WEIGHTS[game]}, stale


def test_the_docs_have_the_picture_and_the_figures() -> None:
    page = (ROOT / "docs" / "analysis.md").read_text()
    assert "calibration.svg" in page
    assert (ROOT / "docs" / "calibration.svg").read_text().startswith("<svg")
    for game in GAMES:
        assert f"| {game.capitalize()} | 70 % |" in page, "run python benchmarks/calibration.py"


def test_chances_stay_in_order_and_add_up() -> None:
    game = new_match(["ann", "bob", "cat"], "4e", 1).now
    chances = calibrated(game, [0.5, 0.3, 0.2])
    assert sum(chances) == pytest.approx(1, abs=0.001)
    assert chances == sorted(chances, reverse=True)
    assert calibrated(game, [1.0, 0.0, 0.0], 0) == [1.0, 0.0, 0.0]
    even = new_company(["ann", "bob"], 1).now
    assert calibrated(even, [0.5, 0.5]) == [0.5, 0.5]


def test_partners_have_the_chance_of_their_side() -> None:
    game = new_match(["ann", "bob", "cat"], "4e", 1, {"teams": "AAB"}).now
    chances = calibrated(game, [0.6, 0.6, 0.4])
    assert chances[0] == chances[1] == pytest.approx(1 - chances[2], abs=0.001)


def test_a_number_of_sides_that_was_not_measured_is_taken_like_the_nearest() -> None:
    most = max(int(sides) for sides in fitted()["innovation"]["powers"])
    assert fit_for("innovation", most + 3) == fit_for("innovation", most)
    assert all(0.5 < number < 2.5 for number in fit_for("innovation", 2))
