"""Positions with figures: decrees, the forecast, special actions, and what has been tucked."""

from typing import Any

import pytest

from helpers import figures, game, options, player, table
from splay.innovation import position
from splay.kernel.errors import PositionError
from splay.kernel.match import Match


def dumped(match: Match) -> dict[str, Any]:
    return position.dump(match)


def test_decrees_are_special_achievements_of_the_middle_or_of_a_player() -> None:
    match = figures(player("ann", achievements=["War"]), player("bob"), special=["Monument", "Trade"])
    now = game(match)
    assert [special.name for special in now.specials] == ["Monument", "Trade"]
    assert [special.name for special in now.players[0].specials] == ["War"]
    spec = dumped(match)
    assert (spec["special"], spec["players"][0]["achievements"]) == (["Monument", "Trade"], ["War"])
    assert "Rivalry" in dumped(figures(player("ann"), player("bob")))["special"], "left out, all are there"


def test_the_forecast_needs_no_echoes() -> None:
    match = figures({**player("ann"), "forecast": ["Oars", "Homer"]}, player("bob"))
    assert dumped(match)["players"][0]["forecast"] == ["Oars", "Homer"]


def test_the_colours_tucked_this_turn_are_kept() -> None:
    match = figures({**player("ann"), "tucked": 2, "tucked_colors": ["red", "purple"]}, player("bob"))
    assert dumped(match)["players"][0]["tucked_colors"] == ["red", "purple"]
    assert "tucked_colors" not in dumped(match)["players"][1]


def test_colours_that_are_none_and_those_of_a_game_without_figures_are_refused() -> None:
    with pytest.raises(PositionError, match="ann's tucked_colors holds 'pink': choose of blue, red"):
        figures({**player("ann"), "tucked_colors": ["pink"]}, player("bob"))
    with pytest.raises(PositionError, match="ann can have tucked_colors only with the expansion figures"):
        table({**player("ann"), "tucked_colors": ["red"]}, player("bob"))


def test_an_inspire_action_that_has_been_taken_is_not_offered_again() -> None:
    ann = player("ann", piles={"purple": ["Homer"]}, hand=["Sun Tzu", "Imhotep", "Alfred Nobel"])
    spec = {**dumped(figures(ann, player("bob"))), "turn": {"player": "ann", "actions": 1, "used": ["inspire"]}}
    match = position.load(spec)
    assert "Inspire purple" not in options(match) and "Issue the War decree" in options(match)
    assert dumped(match)["turn"]["used"] == ["inspire"]
