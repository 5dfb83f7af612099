"""Age 1, card by card."""

import pytest

from helpers import (
    act,
    answer,
    asked,
    bottom_of_deck,
    hand,
    options,
    pile,
    player,
    score,
    table,
)

both = pytest.mark.parametrize("edition", ["1e", "3e"])


@both
def test_pottery_scores_the_number_of_cards_returned(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools", "Calendar", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Sailing"], 2: ["Currency", "Mathematics"]},
    )
    act(match, "Dogma Pottery", "Tools", "Calendar", "Done")
    assert score(match, "ann") == ["Currency"]
    assert hand(match, "ann") == ["Oars", "Sailing"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@both
def test_pottery_returning_nothing_scores_nothing_but_draws(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Sailing"]},
    )
    act(match, "Dogma Pottery", "Done")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Oars", "Sailing", "Tools"]


@both
def test_tools_returns_three_for_a_3_and_asks_for_the_order_of_equal_backs(edition: str) -> None:
    match = table(
        player("ann", ["Tools"], hand=["Oars", "Archery", "Sailing", "Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Tools", "Yes", "Oars", "Archery", "Calendar", "Archery")
    assert pile(match, "ann", "red") == ["Optics"]
    assert bottom_of_deck(match, 1, 2) == ["Archery", "Oars"]


@both
def test_archery_hands_over_the_highest_card(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"], hand=["Calendar", "Mathematics", "Tools"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma Archery")
    assert asked(match) == "bob"
    assert options(match) == ["Calendar", "Mathematics"]
    answer(match, "Mathematics")
    assert hand(match, "ann") == ["Mathematics"]
    assert hand(match, "bob") == ["Calendar", "Oars", "Tools"]


@both
def test_archery_leaves_a_player_with_as_many_castles_alone(edition: str) -> None:
    match = table(player("ann", ["Archery"]), player("bob", ["Masonry"], hand=["Calendar"]), edition=edition)
    act(match, "Dogma Archery")
    assert hand(match, "bob") == ["Calendar"]


def test_oars_takes_one_card_in_the_first_edition_and_repeats_in_the_third() -> None:
    taken = {}
    for edition in ("1e", "3e"):
        match = table(
            player("ann", ["Oars"]),
            player("bob", ["Pottery"], hand=["Sailing"]),
            edition=edition,
            decks={1: ["Clothing", "Archery", "Tools"]},
        )
        act(match, "Dogma Oars")
        taken[edition] = (score(match, "ann"), hand(match, "bob"), hand(match, "ann"))
    assert taken == {
        "1e": (["Sailing"], ["Clothing"], []),
        "3e": (["Clothing", "Sailing"], ["Archery"], []),
    }
