"""What the icons of a city do when it is melded by a Meld action, and only then."""

import pytest

from helpers import act, all_of, answer, bottom_of_deck, cities, deck, hand, log, options, pile, player, splay

# Plus


def test_a_plus_draws_a_card_one_higher_than_the_city() -> None:
    match = cities(
        player("ann", piles={"red": ["Oars"]}, hand=["Athens"]), player("bob"), decks={2: ["Calendar", "Rome"]}
    )
    act(match, "Meld Athens")
    assert hand(match, "ann") == ["Calendar"]


def test_two_plusses_draw_two() -> None:
    match = cities(
        player("ann", piles={"red": ["Oars"]}, hand=["Milan"]), player("bob"), decks={5: ["Coal", "Physics"]}
    )
    act(match, "Meld Milan")
    assert hand(match, "ann") == ["Coal", "Physics"]


def test_a_plus_skips_empty_ages_and_follows_the_rule_of_echoes() -> None:
    match = cities(
        player("ann", piles={"red": ["Oars"]}, hand=["Athens", "Tools"]),
        player("bob", score=all_of(2)),
        decks={3: ["Paper", "Katana"]},
        echoes=True,
    )
    act(match, "Meld Athens")
    assert hand(match, "ann") == ["Katana", "Tools"]


def test_the_plus_comes_before_the_city_for_a_new_colour() -> None:
    match = cities(player("ann", ["Writing"], hand=["Athens"]), player("bob"), decks={1: ["Babylon"], 2: ["Calendar"]})
    act(match, "Meld Athens")
    assert log(match, "ann")[-3:] == ["ann melds Athens (1).", "ann draws Calendar (2).", "ann draws Babylon (1)."]


# Arrow


@pytest.mark.parametrize(
    ("city", "color", "below", "way"),
    [("Cordoba", "blue", "Tools", "left"), ("Bombay", "green", "Sailing", "right"), ("Sydney", "green", "Paper", "up")],
)
def test_an_arrow_splays_the_citys_colour_its_way_and_that_draws_a_city(
    city: str, color: str, below: str, way: str
) -> None:
    match = cities(
        player("ann", piles={color: [below]}, hand=[city]),
        player("bob"),
        decks={3: ["Mecca"], 6: ["Paris"], 9: ["Miami"]},
    )
    act(match, f"Meld {city}")
    assert splay(match, "ann", color) == way
    assert hand(match, "ann") == [{"left": "Mecca", "right": "Paris", "up": "Miami"}[way]]


def test_an_arrow_changes_another_splay() -> None:
    match = cities(
        player("ann", piles={"blue": (["Tools", "Writing"], "up")}, hand=["Cordoba"]),
        player("bob"),
        decks={3: ["Mecca"]},
    )
    act(match, "Meld Cordoba")
    assert splay(match, "ann", "blue") == "left"
    assert hand(match, "ann") == ["Mecca"]


def test_an_arrow_cannot_splay_a_single_card() -> None:
    match = cities(player("ann", ["Oars"], hand=["Cordoba"]), player("bob"), decks={3: ["Mecca"]})
    act(match, "Meld Cordoba")
    assert splay(match, "ann", "blue") == "unsplayed"
    # The city is for the new colour, and there is only one.
    assert hand(match, "ann") == ["Mecca"]


# Search


def test_a_search_reveals_as_many_base_cards_as_its_value_and_keeps_those_with_the_icon() -> None:
    match = cities(
        player("ann", ["Sailing"], hand=["Marseille"]), player("bob"), decks={2: ["Mathematics", "Philosophy", "Rome"]}
    )
    act(match, "Meld Marseille")
    assert hand(match, "ann") == ["Mathematics"]
    assert bottom_of_deck(match, 2) == ["Philosophy"]
    assert log(match, "bob")[-4:] == [
        "ann draws a 2.",
        "ann draws a 2.",
        "ann reveals Mathematics (2) and Philosophy (2).",
        "ann returns a 2 from their hand.",
    ]


def test_who_searches_chooses_the_order_in_which_the_rest_is_returned() -> None:
    match = cities(
        player("ann", ["Agriculture"], hand=["Jakarta"]), player("bob"), decks={3: ["Compass", "Optics", "Paper"]}
    )
    answer(match, "Meld Jakarta")
    assert options(match) == ["Optics", "Paper"]
    answer(match, "Paper")
    assert bottom_of_deck(match, 3, 2) == ["Paper", "Optics"]
    assert hand(match, "ann") == ["Compass"]


def test_the_icon_can_be_on_all_cards_or_on_none() -> None:
    none = cities(player("ann", ["Oars", "Writing"], hand=["Thebes"]), player("bob"), decks={1: ["Clothing"]})
    act(none, "Meld Thebes")
    assert hand(none, "ann") == []
    every = cities(player("ann", ["Oars", "Writing"], hand=["Thebes"]), player("bob"), decks={1: ["Tools"]})
    act(every, "Meld Thebes")
    assert hand(every, "ann") == ["Tools"]


def test_a_search_does_not_go_on_to_a_higher_deck() -> None:
    match = cities(
        player("ann", ["Agriculture"], hand=["Jakarta"]),
        player("bob", score=all_of(3, but=["Compass", "Medicine"])),
        achievements=[],
        decks={4: ["Anatomy"]},
    )
    act(match, "Meld Jakarta")
    assert hand(match, "ann") == ["Compass", "Medicine"]
    assert deck(match, 4)[0] == "Anatomy"


def test_a_search_in_an_empty_deck_finds_nothing() -> None:
    match = cities(player("ann", ["Agriculture", "Oars"], hand=["Jakarta"]), player("bob", score=all_of(3)))
    act(match, "Meld Jakarta")
    assert hand(match, "ann") == []
    assert log(match, "bob")[-1] == "ann melds Jakarta (3)."


def test_a_search_draws_base_cards_whatever_the_rule_of_echoes_says() -> None:
    match = cities(
        player("ann", ["Sailing"], hand=["Marseille", "Tools"]),
        player("bob"),
        decks={2: ["Mathematics", "Mapmaking", "Glassblowing"]},
        echoes=True,
    )
    act(match, "Meld Marseille")
    assert hand(match, "ann") == ["Mapmaking", "Mathematics", "Tools"]


def test_a_search_comes_before_the_city_for_a_new_colour() -> None:
    match = cities(player("ann", ["Writing"], hand=["Thebes"]), player("bob"), decks={1: ["Tools", "Babylon"]})
    act(match, "Meld Thebes")
    assert hand(match, "ann") == ["Babylon", "Tools"]


# Two icons, and none


def test_a_city_with_two_icons_uses_both() -> None:
    match = cities(
        player("ann", piles={"blue": ["Tools"]}, hand=["Munich"]),
        player("bob"),
        decks={7: ["London"], 8: ["Flight"]},
    )
    act(match, "Meld Munich")
    assert splay(match, "ann", "blue") == "right"
    assert hand(match, "ann") == ["Flight", "London"]
    assert log(match, "ann")[-3:] == ["ann draws Flight (8).", "ann splays blue right.", "ann draws London (7)."]


def test_an_arrow_beside_a_flag_or_a_fountain_is_used() -> None:
    match = cities(player("ann", piles={"red": ["Oars"]}, hand=["Lyon"]), player("bob"), decks={7: ["London"]})
    act(match, "Meld Lyon")
    assert splay(match, "ann", "red") == "right"
    assert hand(match, "ann") == ["London"]


def test_a_city_without_such_an_icon_is_just_melded() -> None:
    match = cities(player("ann", ["Sailing"], hand=["Bangkok"]), player("bob"))
    act(match, "Meld Bangkok")
    assert hand(match, "ann") == []


# Only by a Meld action


def test_a_city_that_an_effect_melds_uses_no_icon() -> None:
    match = cities(
        player("ann", ["Domestication"], piles={"red": ["Oars"]}, hand=["Athens"]),
        player("bob"),
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Domestication")
    assert pile(match, "ann", "red") == ["Athens", "Oars"]
    assert hand(match, "ann") == ["Tools"]


def test_an_arrow_melded_by_an_effect_splays_nothing() -> None:
    match = cities(
        player("ann", ["Domestication"], piles={"blue": ["Writing"]}, hand=["Cordoba"]),
        player("bob"),
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Domestication")
    assert splay(match, "ann", "blue") == "unsplayed"


def test_a_tucked_city_uses_no_icon() -> None:
    match = cities(player("ann", ["Code of Laws", "Oars"], hand=["Athens"]), player("bob"))
    act(match, "Dogma Code of Laws", "Athens", "No")
    assert pile(match, "ann", "red") == ["Oars", "Athens"]
    assert hand(match, "ann") == []


def test_what_follows_a_meld_action_goes_on_when_another_player_concedes_meanwhile() -> None:
    match = cities(
        player("ann", ["Agriculture"], hand=["Jakarta"]),
        player("bob"),
        player("cat"),
        decks={3: ["Compass", "Optics", "Paper"]},
    )
    answer(match, "Meld Jakarta")
    match.concede(1)
    answer(match, "Paper")
    assert hand(match, "ann") == ["Compass"]
    assert log(match, "ann")[-1] == "bob loses and is out of the game."


def test_who_concedes_in_the_middle_of_a_search_leaves() -> None:
    match = cities(
        player("ann", ["Agriculture"], hand=["Jakarta"]),
        player("bob", ["The Wheel"]),
        player("cat"),
        decks={3: ["Compass", "Optics", "Paper"]},
    )
    answer(match, "Meld Jakarta")
    match.concede(0)
    assert match.now.has_left(0)
    assert log(match, "bob")[-1] == "Turn 5: bob, two actions."
