"""Flags and fountains that count as achievements while they are in sight, and the five special achievements."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    cities,
    counted,
    log,
    options,
    pile,
    player,
    score,
    seat,
    splay,
    tops,
    view,
    winners,
)
from splay.kernel.match import Match

FIVE: list[str | int] = [1, 2, 3, 4, 5]
SIX: list[str | int] = [*FIVE, 6]


# Fountains


def test_a_fountain_in_sight_is_an_achievement_and_shown_as_what_it_is() -> None:
    match = cities(player("ann", ["Kuala Lumpur"], achievements=[1]), player("bob"))
    assert counted(match, "ann") == ["red fountain"]
    assert view(match, "bob").to_json()["players"][0]["board_achievements"] == ["red fountain"]  # type: ignore[index]
    assert seat(match, "ann").achievement_count == 2
    assert achievements(match, "ann") == [1]
    assert counted(match, "bob") == []


def test_two_fountains_are_two() -> None:
    assert counted(cities(player("ann", ["Brussels"]), player("bob")), "ann") == ["purple fountain"] * 2


@pytest.mark.parametrize(("splay_", "count"), [(None, 0), ("left", 0), ("right", 0), ("up", 1)])
def test_a_covered_fountain_counts_where_the_splay_shows_it(splay_: str | None, count: int) -> None:
    cards = ["Mysticism", "Brussels"]
    match = cities(player("ann", piles={"purple": (cards, splay_) if splay_ else cards}), player("bob"))
    assert counted(match, "ann") == ["purple fountain"] * count


def test_a_fountain_wins_at_once() -> None:
    match = cities(player("ann", ["Sailing"], hand=["Kuala Lumpur"], achievements=SIX), player("bob", ["The Wheel"]))
    act(match, "Meld Kuala Lumpur")
    assert winners(match) == ["ann"]
    assert log(match, "bob")[-1] == "ann wins with 7 achievements."


def test_one_achievement_too_few_does_not() -> None:
    match = cities(player("ann", ["Sailing"], hand=["Kuala Lumpur"], achievements=FIVE), player("bob", ["The Wheel"]))
    act(match, "Meld Kuala Lumpur")
    assert winners(match) == []


def test_a_covered_fountain_is_lost_again() -> None:
    match = cities(player("ann", ["Kuala Lumpur"], hand=["Oars"], achievements=FIVE), player("bob"))
    assert seat(match, "ann").achievement_count == 6
    act(match, "Meld Oars")
    assert counted(match, "ann") == []
    assert seat(match, "ann").achievement_count == 5


def test_a_position_in_which_the_board_makes_up_for_what_is_missing_is_won_at_once() -> None:
    match = cities(player("ann", ["Sailing"]), player("bob", ["Kuala Lumpur"], achievements=SIX))
    assert winners(match) == ["bob"]


def test_an_opponent_can_uncover_a_fountain_and_so_lose() -> None:
    # Oars lies on a fountain; the demand takes it away.
    match = cities(
        player("ann", ["Enterprise"]),
        player("bob", piles={"red": ["Oars", "Kuala Lumpur"]}, achievements=SIX),
    )
    act(match, "Dogma Enterprise")
    assert winners(match) == ["bob"]


def test_rearranging_can_bring_a_fountain_to_the_top() -> None:
    match = cities(
        player("ann", ["Publications"], piles={"red": ["Oars", "Kuala Lumpur"]}, achievements=SIX), player("bob")
    )
    answer(match, "Dogma Publications", "red", "Kuala Lumpur")
    assert winners(match) == ["ann"]


# Flags


@pytest.mark.parametrize(
    ("reds", "counts"),
    [([], True), (["Oars"], True), (["Oars", "Archery"], True), ((["Oars", "Archery"], "left"), False)],
    ids=["none", "as many", "more, but covered", "more in sight"],
)
def test_a_flag_counts_if_no_opponent_shows_more_cards_of_its_colour(reds: list[str], counts: bool) -> None:
    match = cities(player("ann", ["Zurich"]), player("bob", ["Writing"], piles={"red": reds} if reds else None))
    assert counted(match, "ann") == (["red flag"] if counts else [])


def test_each_opponent_must_not_show_more() -> None:
    match = cities(
        player("ann", ["Zurich"]), player("bob", ["Oars"]), player("cat", piles={"red": (["Coal", "Archery"], "up")})
    )
    assert counted(match, "ann") == []


def test_other_colours_do_not_matter() -> None:
    match = cities(player("ann", ["Zurich"]), player("bob", piles={"blue": (["Tools", "Writing"], "left")}))
    assert counted(match, "ann") == ["red flag"]


def test_a_covered_flag_does_not_count() -> None:
    match = cities(player("ann", piles={"red": (["Oars", "Zurich"], "up")}), player("bob"))
    assert counted(match, "ann") == []


def test_a_flag_is_lost_when_an_opponent_splays_and_comes_back_when_they_show_fewer() -> None:
    match = cities(
        player("ann", ["Philosophy", "Steam Engine"], piles={"red": ["Coal", "Archery"]}),
        player("bob", ["Zurich"], achievements=FIVE),
        decks={5: ["Physics"]},
    )
    assert counted(match, "bob") == ["red flag"]
    act(match, "Dogma Philosophy", "red", "No")
    assert counted(match, "bob") == []
    # Coal tucks a blue card; then it is scored itself, with the card beneath it.
    act(match, "Dogma Coal", "No", "Coal")
    assert score(match, "ann") == ["Archery", "Coal"]
    assert counted(match, "bob") == ["red flag"]


def test_a_flag_wins_on_another_players_turn() -> None:
    # bob moves his top red card to cat, and then shows no more red cards than ann.
    match = cities(
        player("ann", ["Zurich"], achievements=FIVE),
        player("bob", piles={"red": (["Road Building", "Oars"], "left")}, hand=["Writing", "Sailing"]),
        player("cat", ["Mysticism"]),
        turn="bob",
    )
    assert winners(match) == []
    answer(match, "Dogma Road Building", "Writing", "Sailing", "Yes")
    assert options(match) == ["cat", "ann"]
    answer(match, "cat")
    assert winners(match) == ["ann"]
    assert pile(match, "cat", "red") == ["Road Building"]


def test_a_flag_wins_when_a_demand_unsplays_an_opponent() -> None:
    match = cities(
        player("ann", ["Feudalism", "Zurich"], achievements=SIX),
        player("bob", piles={"red": (["Optics", "Oars"], "left")}, hand=["Archery"]),
    )
    act(match, "Dogma Feudalism")
    assert winners(match) == ["ann"]


def test_a_flag_wins_when_the_one_who_shows_more_leaves_and_the_log_tells_it() -> None:
    match = cities(
        player("ann", ["Zurich", "Sailing"], achievements=FIVE),
        player("bob", piles={"red": (["Coal", "Oars"], "left"), "blue": ["Tools"]}),
        player("cat", ["Mysticism"]),
    )
    match.concede(1)
    assert winners(match) == ["ann"]
    assert log(match, "cat")[-2:] == ["bob loses and is out of the game.", "ann wins with 6 achievements."]
    # What he had is out of play altogether.
    assert tops(match, "bob") == []


def test_when_all_boards_go_out_of_play_at_once_no_flag_counts_in_between() -> None:
    match = cities(
        player("ann", piles={"red": (["Fission", "Oars"], "left")}),
        player("bob", ["Zurich"], achievements=SIX),
        decks={10: ["Robotics"]},
    )
    act(match, "Dogma Fission")
    assert tops(match, "bob") == []
    assert winners(match) == []


@pytest.mark.parametrize(("turn", "winner"), [("ann", "ann"), ("bob", "bob"), ("cat", "ann")])
def test_of_two_whose_flags_come_to_count_at_once_the_first_from_the_current_player_wins(
    turn: str, winner: str
) -> None:
    match = cities(
        player("ann", ["Zurich", "Sailing"], achievements=FIVE),
        player("bob", ["Algiers", "Tools"], achievements=[6, 7, 8, 9, "Glory"]),
        player("cat", piles={"red": (["Coal", "Oars"], "left"), "blue": ["Writing"]}),
        turn=turn,
    )
    assert counted(match, "ann") == counted(match, "bob") == []
    match.concede(2)
    assert winners(match) == [winner]


# Teams


def test_a_partner_may_show_more_and_what_counts_counts_for_the_team() -> None:
    match = cities(
        player("ann", ["Zurich"], achievements=[1, 2, 3], team=0),
        player("bob", ["Oars"], team=1),
        player("cat", ["Philosophy"], piles={"red": (["Coal", "Archery"], "left")}, achievements=[4, 5], team=0),
        player("dan", ["Sailing"], team=1),
    )
    assert counted(match, "ann") == ["red flag"]
    assert seat(match, "cat").achievement_count == seat(match, "ann").achievement_count == 6


def test_a_team_wins_together() -> None:
    match = cities(
        player("ann", ["Sailing"], hand=["Zurich"], achievements=[1, 2, 3], team=0),
        player("bob", ["The Wheel"], team=1),
        player("cat", ["Philosophy"], achievements=[4, 5, 6], team=0),
        player("dan", ["Tools"], team=1),
    )
    act(match, "Meld Zurich")
    assert winners(match) == ["ann", "cat"]


# Elsewhere


def test_they_break_a_tie_of_points() -> None:
    match = cities(
        player("ann", ["Software", "Kuala Lumpur"], score=["Robotics"]),
        player("bob", ["Writing"], score=["Databases"]),
        achievements=[],
        exact=True,
        special=[],
    )
    act(match, "Draw")
    assert winners(match) == ["ann"]


def test_self_service_counts_them() -> None:
    match = cities(
        player("ann", ["Self Service", "Kuala Lumpur"], achievements=[1]), player("bob", ["Sailing"], achievements=[2])
    )
    act(match, "Dogma Self Service")
    assert winners(match) == ["ann"]


# Special achievements


@pytest.mark.parametrize(
    ("city", "way", "name"), [("Baghdad", "left", "Legend"), ("Bombay", "right", "Repute"), ("Sydney", "up", "Fame")]
)
def test_an_arrow_melded_on_a_colour_that_is_splayed_so_already_claims(city: str, way: str, name: str) -> None:
    def melded_on(green: list[str] | tuple[list[str], str]) -> Match:
        match = cities(player("ann", ["Oars"], piles={"green": green}, hand=[city]), player("bob"))
        act(match, f"Meld {city}")
        assert splay(match, "ann", "green") == way
        return match

    cards = ["Sailing", "Clothing"]
    assert achievements(melded_on((cards, way)), "ann") == [name]
    assert achievements(melded_on(cards), "ann") == []
    for other in {"left", "right", "up"} - {way}:
        assert achievements(melded_on((cards, other)), "ann") == []


def test_an_effect_that_melds_the_arrow_claims_too() -> None:
    match = cities(
        player("ann", ["Domestication"], piles={"green": (["Sailing", "Clothing"], "left")}, hand=["Baghdad"]),
        player("bob"),
    )
    act(match, "Dogma Domestication")
    assert achievements(match, "ann") == ["Legend"]


@pytest.mark.parametrize(("city", "name"), [("Zurich", "Glory"), ("Kuala Lumpur", "Victory")])
def test_a_flag_or_a_fountain_that_is_tucked_claims(city: str, name: str) -> None:
    match = cities(player("ann", ["Code of Laws", "Oars"], hand=[city]), player("bob"))
    act(match, "Dogma Code of Laws", city, "No")
    assert achievements(match, "ann") == [name]
    assert log(match, "bob").count(f"ann claims {name}.") == 1


def test_melding_or_scoring_a_flag_claims_nothing_and_neither_does_tucking_another_city() -> None:
    melded = cities(player("ann", ["Oars"], hand=["Zurich"]), player("bob"))
    act(melded, "Meld Zurich")
    assert achievements(melded, "ann") == []
    scored = cities(player("ann", ["Philosophy"], hand=["Zurich"]), player("bob"))
    act(scored, "Dogma Philosophy", "Zurich")
    assert (score(scored, "ann"), achievements(scored, "ann")) == (["Zurich"], [])
    tucked = cities(player("ann", ["Code of Laws", "Oars"], hand=["Athens"]), player("bob"))
    act(tucked, "Dogma Code of Laws", "Athens", "No")
    assert achievements(tucked, "ann") == []


def test_a_tucked_card_that_stays_where_it_is_has_not_been_tucked() -> None:
    # The only red card goes from the top of its pile to the bottom, which is the same place.
    match = cities(player("ann", ["Wristwatch", "Zurich"]), player("bob", ["The Wheel"]), echoes=True)
    answer(match, "Dogma Wristwatch")
    assert achievements(match, "ann") == []


def test_what_somebody_has_claimed_is_not_claimed_again() -> None:
    match = cities(
        player("ann", ["Code of Laws", "Oars"], hand=["Zurich"]), player("bob", ["The Wheel"], achievements=["Glory"])
    )
    act(match, "Dogma Code of Laws", "Zurich", "No")
    assert (achievements(match, "ann"), achievements(match, "bob")) == ([], ["Glory"])


def test_the_claim_wins_at_once() -> None:
    match = cities(player("ann", ["Code of Laws", "Oars"], hand=["Zurich"], achievements=SIX), player("bob"))
    answer(match, "Dogma Code of Laws", "Zurich")
    assert winners(match) == ["ann"]
