"""The relics: beside their decks, seized after a dig, and played as cards of their sets."""

from typing import Any

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    available,
    deck,
    game,
    hand,
    junk,
    log,
    options,
    pile,
    player,
    score,
    seat,
    table,
    tops,
    view,
    winners,
)
from splay.innovation import new_match, position
from splay.kernel.errors import SetupError
from splay.kernel.match import Match
from splay.kernel.plain import Spec

RELICS = ["Timbuktu", "Complex Numbers", "Newton-Wickins Telescope", "Ching Shih", "Safety Pin"]
WITH_CITIES = ["base", "cities", "artifacts"]
WITH_ECHOES = ["base", "artifacts", "echoes"]


def relics(*players: Spec, sets: list[str] | None = None, **rest: Any) -> Match:
    return table(*players, sets=sets or ["base", "artifacts"], options={"relics": "yes"}, **rest)


def digger(*held: str, achieved: list[str] | None = None) -> Spec:
    """Return Ann, whose Meld of Code of Laws digs a 3."""
    return player("ann", ["Education"], hand=["Code of Laws", *held], achievements=achieved or [])


def relics_of(match: Match, name: str) -> list[str]:
    return [card.name for card in seat(match, name).achievements if card.relic]


# Setup


def test_they_lie_beside_their_decks_for_everyone_to_see_where_the_table_plays_with_them() -> None:
    match = new_match(["ann", "bob"], "3e", options={"relics": "yes"}, sets=["base", "artifacts"])
    for who in ("ann", "bob", None):
        assert view(match, who).relics == RELICS
    assert not any(card.relic for supply in game(match).supplies for pile_ in supply for card in pile_.cards)


def test_by_default_there_are_none() -> None:
    match = new_match(["ann", "bob"], "3e", sets=["base", "artifacts"])
    assert view(match, "ann").relics == []
    assert not any(card.relic for card in game(match).cards)
    assert "relics" not in view(match, "ann").to_json()


@pytest.mark.parametrize(
    ("edition", "sets"), [("3e", ["base"]), ("3e", ["base", "echoes"]), ("1e", ["base"]), ("4e", ["base"])]
)
def test_without_artifacts_they_are_refused(edition: str, sets: list[str]) -> None:
    with pytest.raises(SetupError, match="relics are for a game with the expansion artifacts of the 3rd edition"):
        new_match(["ann", "bob"], edition, options={"relics": "yes"}, sets=sets)


# Seizing


def test_after_a_dig_one_of_the_same_value_may_be_seized() -> None:
    match = relics(digger(), player("bob"))
    answer(match, "Meld Code of Laws")
    assert asked(match) == "ann"
    assert options(match) == ["To your achievements", "No"], "without Cities a city is for achievements only"
    answer(match, "To your achievements")
    assert achievements(match, "ann") == [3] and view(match, "bob").relics == RELICS[1:]
    assert log(match, "bob")[-1] == "ann seizes Timbuktu (3) to their achievements."
    assert game(match).actions == 1


def test_who_does_not_want_it_leaves_it_there() -> None:
    match = relics(digger(), player("bob"))
    answer(match, "Meld Code of Laws", "No")
    assert achievements(match, "ann") == [] and view(match, "ann").relics == RELICS


def test_with_its_set_in_the_game_it_may_go_to_the_hand() -> None:
    match = relics(digger(), player("bob"), sets=WITH_CITIES)
    answer(match, "Meld Code of Laws")
    assert options(match) == ["To your achievements", "To your hand", "No"]
    answer(match, "To your hand")
    assert hand(match, "ann") == ["Timbuktu"] and achievements(match, "ann") == []


@pytest.mark.parametrize(
    ("covered", "melded", "relic", "sets", "to_hand"),
    [
        ("Experimentation", "Tools", "Complex Numbers", ["base", "artifacts"], True),
        ("Societies", "Code of Laws", "Newton-Wickins Telescope", ["base", "artifacts"], True),
        ("Industrialization", "Oars", "Ching Shih", ["base", "cities", "artifacts", "echoes"], False),
        ("Refrigeration", "Agriculture", "Safety Pin", ["base", "artifacts"], False),
        ("Refrigeration", "Agriculture", "Safety Pin", WITH_ECHOES, True),
    ],
)
def test_each_relic_is_seized_by_its_value_and_goes_to_a_hand_only_with_its_set(
    covered: str, melded: str, relic: str, sets: list[str], to_hand: bool
) -> None:
    match = relics(player("ann", [covered], hand=[melded]), player("bob"), sets=sets)
    answer(match, f"Meld {melded}")
    assert match.decision is not None and match.decision.prompt == f"Seize {relic}?"
    assert options(match) == ["To your achievements", *(["To your hand"] if to_hand else []), "No"]


def test_there_is_no_relic_of_another_value() -> None:
    match = relics(player("ann", ["Quantum Theory"], hand=["Tools"]), player("bob"))
    act(match, "Meld Tools")
    assert seat(match, "ann").display is not None, "an 8 has been dug"
    assert view(match, "ann").relics == RELICS


def test_no_dig_no_relic() -> None:
    match = relics({**digger(), "display": ["Moses"]}, player("bob"))
    answer(match, "Leave Moses")
    act(match, "Meld Code of Laws")
    assert view(match, "ann").relics == RELICS


def test_one_among_another_players_achievements_can_be_seized() -> None:
    match = relics(digger(), player("bob", achievements=["Timbuktu"]), sets=WITH_CITIES)
    assert view(match, "ann").players[1].relics == ["Timbuktu"]
    answer(match, "Meld Code of Laws", "To your achievements")
    assert relics_of(match, "ann") == ["Timbuktu"] and relics_of(match, "bob") == []
    assert log(match, None)[-1] == "ann seizes Timbuktu (3) from bob's achievements to their achievements."


def test_one_among_the_own_achievements_can_be_taken_to_the_hand() -> None:
    match = relics(digger(achieved=["Timbuktu"]), player("bob"), sets=WITH_CITIES)
    answer(match, "Meld Code of Laws")
    assert options(match) == ["To your hand", "No"]
    answer(match, "To your hand")
    assert hand(match, "ann") == ["Timbuktu"] and relics_of(match, "ann") == []


def test_one_that_can_only_stay_among_the_own_achievements_is_not_asked_about() -> None:
    match = relics(digger(achieved=["Timbuktu"]), player("bob"))
    act(match, "Meld Code of Laws")
    assert relics_of(match, "ann") == ["Timbuktu"]


@pytest.mark.parametrize(
    "bob",
    [
        player("bob", hand=["Timbuktu"]),
        player("bob", score=["Timbuktu"]),
        player("bob", piles={"green": ["Timbuktu"]}),
    ],
)
def test_one_in_a_hand_a_score_pile_or_on_a_board_is_safe(bob: Spec) -> None:
    match = relics(digger(), bob, sets=WITH_CITIES)
    act(match, "Meld Code of Laws")
    assert relics_of(match, "ann") == [] and hand(match, "ann") == []


def test_a_partners_relic_can_be_seized_too() -> None:
    match = relics(
        {**digger(), "team": 0},
        player("bob", team=1),
        player("cat", achievements=["Timbuktu"], team=0),
        player("dan", team=1),
    )
    answer(match, "Meld Code of Laws", "To your achievements")
    assert relics_of(match, "ann") == ["Timbuktu"]


# As an achievement


def test_it_counts_as_an_achievement_and_can_win() -> None:
    match = relics(player("ann", ["Education"], hand=["Code of Laws"], achievements=[1, 2, 4, 5, 6, 7]), player("bob"))
    answer(match, "Meld Code of Laws", "To your achievements")
    assert winners(match) == ["ann"]


def test_it_is_no_standard_achievement_of_its_value() -> None:
    match = relics(
        player(
            "ann",
            ["Education"],
            score=["Robotics", "Oars", "Tools", "Sailing", "Pottery", "Archery"],
            achievements=["Timbuktu"],
        ),
        player("bob"),
    )
    assert 3 in available(match), "the achievement of its value is still there"
    act(match, "Achieve 3")  # fifteen points are enough, as for a first one
    assert achievements(match, "ann") == [3, 3]


def test_among_achievements_it_lies_face_up() -> None:
    match = relics(player("ann", ["Writing"], achievements=["Timbuktu", 1]), player("bob"))
    for who in ("ann", "bob", None):
        seen = view(match, who).players[0]
        assert (seen.relics, seen.achievements) == (["Timbuktu"], [1])


# Returned


def test_returned_it_goes_back_beside_its_deck() -> None:
    match = relics(
        player("ann", ["Marcha Real"], hand=["Complex Numbers", "Oars"]), player("bob"), decks={4: ["Anatomy"]}
    )
    assert view(match, "bob").relics == ["Timbuktu", *RELICS[2:]]
    act(match, "Dogma Marcha Real")
    assert sorted(view(match, "bob").relics) == sorted(RELICS)
    assert "Complex Numbers" not in deck(match, 4)


def test_of_a_player_who_is_out_it_is_out_of_play() -> None:
    match = relics(
        player("ann", ["Writing"], achievements=["Timbuktu"]), player("bob", ["Archery"]), player("cat", ["Oars"])
    )
    match.concede(0)
    assert "Timbuktu" in junk(match) and "Timbuktu" not in view(match, "bob").relics
    again = position.load(position.dump(match))
    assert junk(again) == junk(match) and view(again, "bob").relics == RELICS[1:]


# As cards of their sets


def test_timbuktu_is_a_city() -> None:
    match = relics(
        player("ann", ["Writing"], hand=["Timbuktu"]),
        player("bob"),
        sets=WITH_CITIES,
        decks={3: ["Paper", "Venice"], 4: ["Anatomy"]},
    )
    act(match, "Meld Timbuktu")
    # Its plus draws a 4; the new colour draws a city, now that there is none in hand.
    assert hand(match, "ann") == ["Anatomy", "Venice"]
    assert "Dogma Timbuktu" not in options(match)


def test_with_timbuktu_in_hand_no_city_is_drawn() -> None:
    match = relics(player("ann", ["Writing"], hand=["Timbuktu", "Oars"]), player("bob"), sets=WITH_CITIES)
    act(match, "Meld Oars")
    assert hand(match, "ann") == ["Timbuktu"]


def test_timbuktu_can_endorse() -> None:
    match = relics(
        player("ann", ["Code of Laws"], piles={"green": ["Timbuktu"]}, hand=["Oars"]), player("bob"), sets=WITH_CITIES
    )
    assert "Endorse Code of Laws" in options(match)


def test_safety_pin_in_hand_is_an_echoes_card_for_the_next_draw() -> None:
    match = relics(
        player("ann", ["Writing"], hand=["Safety Pin"]), player("bob"), sets=WITH_ECHOES, decks={1: ["Tools", "Ruler"]}
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Safety Pin", "Tools"]


def test_safety_pin_has_an_echo_and_a_demand() -> None:
    match = relics(
        player("ann", piles={"yellow": ["Safety Pin"]}),
        player("bob", hand=["Rocketry", "Tools", "Lighting"]),
        sets=WITH_ECHOES,
        decks={6: ["Canning", "Vaccination"], 7: ["Bicycle"]},
    )
    act(match, "Dogma Safety Pin")
    assert score(match, "ann") == ["Bicycle"]
    assert hand(match, "bob")[-1] == "Tools" and len(hand(match, "bob")) == 2, "what is above 6 is returned, a 6 drawn"


def test_complex_numbers_claims_for_a_card_with_the_icons_of_a_top_card() -> None:
    # Mysticism and Monotheism both have three castles, in the same places or not.
    match = relics(
        player("ann", ["Masonry"], piles={"blue": ["Complex Numbers"]}, hand=["Monotheism", "Oars"]),
        player("bob"),
        achievements=[1, 2],
    )
    act(match, "Dogma Complex Numbers", "Monotheism")
    assert achievements(match, "ann") == [2] and hand(match, "ann") == ["Monotheism", "Oars"]


def test_complex_numbers_needs_each_icon_as_often() -> None:
    match = relics(
        player("ann", ["Masonry"], piles={"blue": ["Complex Numbers"]}, hand=["Archery", "Oars"]), player("bob")
    )
    act(match, "Dogma Complex Numbers")
    assert achievements(match, "ann") == []


def test_newton_wickins_telescope_melds_by_how_many_were_returned() -> None:
    match = relics(
        player("ann", piles={"purple": ["Newton-Wickins Telescope"]}, score=["Tools", "Oars"]),
        player("bob"),
        decks={2: ["Mapmaking"]},
    )
    answer(match, "Dogma Newton-Wickins Telescope", "Tools", "Oars", "Tools")
    assert "Mapmaking" in tops(match, "ann") and score(match, "ann") == []


def test_newton_wickins_telescope_returns_a_card_with_a_clock() -> None:
    match = relics(
        player("ann", piles={"purple": ["Newton-Wickins Telescope"]}, score=["Tools"]),
        player("bob"),
        decks={8: ["Rocketry"]},
        exact=True,
        achievements=[],
    )
    # Nothing lower is left but the card that is returned itself.
    answer(match, "Dogma Newton-Wickins Telescope", "Tools")
    assert tops(match, "ann") == ["Newton-Wickins Telescope", "Tools"]
    match = relics(
        player("ann", piles={"purple": ["Newton-Wickins Telescope"]}, score=["Battleship Yamato"]),
        player("bob"),
        decks={8: ["Rocketry"]},
        exact=True,
        achievements=[],
    )
    answer(match, "Dogma Newton-Wickins Telescope", "Battleship Yamato")
    assert tops(match, "ann") == ["Newton-Wickins Telescope"] and deck(match, 8) == ["Rocketry"]


# Leaving


def at_the_relic() -> Match:
    match = relics(digger(), player("bob", ["Archery"], achievements=["Timbuktu"]), player("cat", ["Oars"]))
    answer(match, "Meld Code of Laws")
    return match


def test_who_concedes_while_a_relic_is_asked_does_not_get_it() -> None:
    match = at_the_relic()
    match.concede(0)
    assert relics_of(match, "bob") == ["Timbuktu"] and asked(match) == "bob"
    assert {"Code of Laws", "Education"} <= set(junk(match))


def test_when_its_owner_concedes_while_it_is_asked_it_can_still_be_seized() -> None:
    match = at_the_relic()
    match.concede(1)
    assert asked(match) == "ann" and options(match) == ["To your achievements", "No"]
    answer(match, "To your achievements")
    assert relics_of(match, "ann") == ["Timbuktu"] and "Archery" in junk(match)
    assert game(match).actions == 1


def test_when_a_third_one_concedes_it_is_asked_to_its_end() -> None:
    match = at_the_relic()
    match.concede(2)
    answer(match, "No")
    assert relics_of(match, "bob") == ["Timbuktu"] and "Oars" in junk(match)
    assert pile(match, "ann", "purple") == ["Code of Laws", "Education"]
