"""When a city is drawn, and from which deck."""

import pytest

from helpers import act, all_of, answer, asked, cities, forecast, game, hand, log, options, pile, player, splay, winners
from splay.innovation.facts import LEFT
from splay.kernel.match import Match

# After a Meld action that adds a colour


def test_a_meld_action_that_adds_a_colour_draws_a_city() -> None:
    match = cities(player("ann", ["Writing"], hand=["Oars"]), player("bob"), decks={1: ["Tools", "Athens"]})
    act(match, "Meld Oars")
    assert hand(match, "ann") == ["Athens"]
    assert log(match, "ann")[-1] == "ann draws Athens (1)."
    assert log(match, "bob")[-1] == "ann draws a Cities 1."


def test_a_colour_that_is_there_already_draws_none() -> None:
    match = cities(player("ann", ["Writing"], hand=["Tools"]), player("bob"))
    act(match, "Meld Tools")
    assert hand(match, "ann") == []


@pytest.mark.parametrize(("top", "melded", "city"), [("Optics", "Tools", "Venice"), ("Oars", "Paper", "Venice")])
def test_the_city_is_of_the_value_of_the_highest_top_card_after_the_meld(top: str, melded: str, city: str) -> None:
    match = cities(player("ann", [top], hand=[melded]), player("bob"), decks={3: ["Venice"]})
    act(match, f"Meld {melded}")
    assert hand(match, "ann") == [city]


def test_a_covered_card_is_no_top_card() -> None:
    match = cities(
        player("ann", piles={"blue": (["Tools", "Alchemy"], "up")}, hand=["Oars"]), player("bob"), decks={1: ["Athens"]}
    )
    act(match, "Meld Oars")
    assert hand(match, "ann") == ["Athens"]


def test_with_a_city_in_hand_none_is_drawn() -> None:
    match = cities(player("ann", ["Writing"], hand=["Oars", "Babylon"]), player("bob"))
    act(match, "Meld Oars")
    assert hand(match, "ann") == ["Babylon"]


def test_a_melded_city_is_no_longer_in_hand() -> None:
    match = cities(player("ann", ["Writing"], hand=["Damascus"]), player("bob"), decks={1: ["Tools", "Athens"]})
    act(match, "Meld Damascus")
    # Damascus searches for castles first, which Tools has.
    assert hand(match, "ann") == ["Athens", "Tools"]


def test_a_colour_that_an_effect_adds_draws_none() -> None:
    match = cities(player("ann", ["Sailing"]), player("bob"), decks={1: ["Oars"]})
    act(match, "Dogma Sailing")
    assert pile(match, "ann", "red") == ["Oars"]
    assert hand(match, "ann") == []


def test_a_card_promoted_after_the_meld_action_draws_none() -> None:
    match = cities(
        player("ann", ["Writing"], hand=["Tools"], forecast=["Oars"]), player("bob", ["The Wheel"]), echoes=True
    )
    act(match, "Meld Tools", "Oars", "No")
    assert pile(match, "ann", "red") == ["Oars"]
    assert hand(match, "ann") == []


def test_the_city_is_drawn_before_a_card_is_promoted() -> None:
    match = cities(
        player("ann", ["Writing"], hand=["Oars"], forecast=["Tools"]),
        player("bob"),
        decks={1: ["Athens"]},
        echoes=True,
    )
    answer(match, "Meld Oars")
    assert options(match) == ["Tools", "No"]
    assert hand(match, "ann") == ["Athens"]


# After splaying


def by_philosophy(match: Match) -> None:
    """Splay blue left, and score nothing."""
    act(match, "Dogma Philosophy", "blue", "No")


def test_splaying_draws_a_city_at_once() -> None:
    match = cities(
        player("ann", ["Philosophy"], piles={"blue": ["Tools", "Writing"]}), player("bob"), decks={2: ["Rome"]}
    )
    answer(match, "Dogma Philosophy", "blue")
    assert hand(match, "ann") == ["Rome"]
    # The second effect can score the city already.
    assert options(match) == ["Rome", "No"]


def test_with_a_city_in_hand_splaying_draws_none() -> None:
    match = cities(player("ann", ["Philosophy"], piles={"blue": ["Tools", "Writing"]}, hand=["Athens"]), player("bob"))
    by_philosophy(match)
    assert splay(match, "ann", "blue") == "left"
    assert hand(match, "ann") == ["Athens"]


def test_not_splaying_draws_none() -> None:
    match = cities(player("ann", ["Philosophy"], piles={"blue": ["Tools", "Writing"]}), player("bob"))
    act(match, "Dogma Philosophy", "No")
    assert hand(match, "ann") == []


def test_another_direction_is_a_new_one() -> None:
    match = cities(
        player("ann", ["Invention"], piles={"blue": (["Tools", "Writing"], "left")}),
        player("bob"),
        decks={4: ["Anatomy", "Manila"]},
    )
    act(match, "Dogma Invention", "blue")
    assert splay(match, "ann", "blue") == "right"
    assert hand(match, "ann") == ["Manila"]


def test_the_same_direction_is_no_new_one() -> None:
    match = cities(
        player("ann", ["Oars"], piles={"green": (["Sailing", "Clothing"], "left")}, hand=["Baghdad"]),
        player("bob"),
        special=[],
    )
    act(match, "Meld Baghdad")
    assert splay(match, "ann", "green") == "left"
    assert hand(match, "ann") == []


def test_unsplaying_draws_none() -> None:
    match = cities(
        player("ann", ["Feudalism"]),
        player("bob", piles={"red": (["Optics", "Oars"], "left")}, hand=["Archery"]),
    )
    act(match, "Dogma Feudalism")
    assert splay(match, "bob", "red") == "unsplayed"
    assert hand(match, "bob") == []
    assert hand(match, "ann") == ["Archery"]


def test_who_shares_a_splay_draws_a_city_too() -> None:
    match = cities(
        player("ann", ["Philosophy"], piles={"blue": ["Tools", "Writing"]}),
        player("bob", ["Education"], piles={"green": ["Paper", "Sailing"]}),
        decks={2: ["Calendar", "Rome"], 3: ["Venice"]},
    )
    answer(match, "Dogma Philosophy")
    assert asked(match) == "bob"
    answer(match, "green", "blue", "Venice", "No")
    assert hand(match, "bob") == []
    # The free draw for sharing is a usual one.
    assert hand(match, "ann") == ["Calendar", "Rome"]


def test_who_splays_draws_also_when_the_colour_is_another_players() -> None:
    match = cities(
        player("ann", ["Kobukson"]),
        player("bob", piles={"blue": ["Mathematics", "Writing"]}),
        echoes=True,
        decks={4: ["Anatomy", "Manila"]},
    )
    act(match, "Dogma Kobukson", "bob")
    assert splay(match, "bob", "blue") == "left"
    assert hand(match, "ann") == ["Manila"]
    assert hand(match, "bob") == []


def test_who_splays_anothers_colour_with_an_empty_board_draws_the_lowest() -> None:
    match = cities(
        player("ann", hand=["Oars"]), player("bob", piles={"blue": ["Alchemy", "Writing"]}), decks={1: ["Athens"]}
    )
    now = game(match)
    now.set_splay(now.players[1].piles[0], LEFT, now.players[0])
    assert hand(match, "ann") == ["Athens", "Oars"]


# From which deck


def meld_a_new_colour(**rest: object) -> Match:
    """Return a match in which ann, with a 2 on top, has melded a new colour; bob has scored some cards."""
    held = rest.pop("held", [])
    scored = rest.pop("scored", [])
    assert isinstance(held, list)
    assert isinstance(scored, list)
    match = cities(
        player("ann", ["Philosophy"], hand=["Oars", *held]),
        player("bob", score=scored),
        **rest,  # type: ignore[arg-type]
    )
    act(match, "Meld Oars")
    return match


def test_an_age_without_base_cards_is_empty_for_cities_too() -> None:
    match = meld_a_new_colour(scored=all_of(2, but=["Philosophy"]), decks={3: ["Venice"]})
    assert hand(match, "ann") == ["Venice"]


def test_several_empty_ages_are_skipped() -> None:
    scored = all_of(2, but=["Philosophy"]) + all_of(3)
    assert hand(meld_a_new_colour(scored=scored, decks={4: ["Manila"]}), "ann") == ["Manila"]


def test_a_base_card_is_drawn_where_the_cities_are_out() -> None:
    match = meld_a_new_colour(scored=all_of(2, "cities"), decks={2: ["Calendar"], 3: ["Venice"]})
    assert hand(match, "ann") == ["Calendar"]


def test_a_base_card_of_the_age_that_is_not_empty_is_drawn_where_its_cities_are_out() -> None:
    scored = all_of(2, but=["Philosophy"]) + all_of(3, "cities")
    assert hand(meld_a_new_colour(scored=scored, decks={3: ["Paper"]}), "ann") == ["Paper"]


@pytest.mark.parametrize(
    ("held", "drawn"),
    [([], "Calendar"), (["Tools"], "Lever"), (["Tools", "Ruler"], "Calendar")],
    ids=["empty hand", "no Echoes card in hand", "an Echoes card in hand"],
)
def test_the_base_card_instead_of_a_city_is_drawn_by_the_rule_of_echoes(held: list[str], drawn: str) -> None:
    match = meld_a_new_colour(scored=all_of(2, "cities"), held=held, decks={2: ["Calendar", "Lever"]}, echoes=True)
    assert hand(match, "ann") == sorted([*held, drawn])


def test_a_city_that_is_there_is_drawn_whatever_the_rule_of_echoes_says() -> None:
    match = meld_a_new_colour(held=["Tools"], decks={2: ["Calendar", "Lever", "Rome"]}, echoes=True)
    assert hand(match, "ann") == ["Rome", "Tools"]


def test_a_city_that_would_have_to_be_above_10_ends_the_game() -> None:
    match = cities(player("ann", ["Software"], hand=["Oars"]), player("bob", score=all_of(10, but=["Software"])))
    act(match, "Meld Oars")
    assert winners(match) == ["bob"]


def test_a_city_in_hand_counts_for_the_rule_of_echoes_as_any_other_card() -> None:
    match = cities(
        player("ann", ["Writing"], hand=["Athens"]), player("bob"), decks={1: ["Tools", "Ruler"]}, echoes=True
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Athens", "Ruler"]


def test_no_draw_but_these_brings_a_city() -> None:
    match = cities(player("ann", ["Writing"]), player("bob"), decks={1: ["Tools"], 2: ["Calendar"]})
    act(match, "Draw")
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Calendar", "Tools"]


def test_a_returned_city_goes_under_the_cities() -> None:
    match = cities(
        player("ann", ["Agriculture"], hand=["Athens"]), player("bob"), decks={1: ["Babylon"], 2: ["Calendar"]}
    )
    act(match, "Dogma Agriculture", "Athens")
    first = [card.name for card in game(match).supplies[1][1].cards]
    assert (first[0], first[-1]) == ("Athens", "Babylon")
    assert "Athens" not in [card.name for card in game(match).decks[1].cards]


def test_a_foreshadowed_city_is_promoted_like_any_card_and_has_no_dogma() -> None:
    match = cities(
        player("ann", ["Writing"], hand=["Tools"], forecast=["Athens"]), player("bob", ["The Wheel"]), echoes=True
    )
    # Neither is its dogma offered nor does its plus draw: it has not been melded by a Meld action.
    act(match, "Meld Tools", "Athens")
    assert pile(match, "ann", "red") == ["Athens"]
    assert hand(match, "ann") == forecast(match, "ann") == []
