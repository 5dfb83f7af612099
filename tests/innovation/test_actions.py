"""The four actions: Draw, Meld, Achieve and Dogma, two in a turn."""

import pytest

from helpers import (
    achievements,
    act,
    asked,
    available,
    before,
    every,
    game,
    hand,
    icons,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
)


@every
def test_draw_takes_the_value_of_the_highest_top_card(edition: str) -> None:
    match = table(
        player("ann", ["Tools", "Optics", "Currency"]),
        player("bob", ["Computers"]),
        edition=edition,
        decks={3: ["Paper", "Medicine"]},
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Paper"]
    assert game(match).decks[3].cards[-1].name == "Medicine"


@every
@pytest.mark.parametrize("splayed", ["unsplayed", "left", "right", "up"])
def test_draw_ignores_covered_cards_however_they_are_splayed(edition: str, splayed: str) -> None:
    match = table(
        player("ann", piles={"red": (["Archery", "Gunpowder"], splayed), "blue": ["Calendar", "Physics"]}),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Mapmaking"]},
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Mapmaking"]


@every
def test_draw_skips_empty_ages(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={1: ["Tools"], 3: ["Paper"], 7: ["Bicycle"], 8: ["Flight"]},
        exact=True,
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Bicycle"]


@every
def test_an_effect_that_draws_skips_empty_ages_too(edition: str) -> None:
    match = table(
        player("ann", ["Writing"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={1: ["Tools"], 5: ["Coal"]},
        exact=True,
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Coal"]


@every
def test_draw_with_an_empty_board_takes_a_1(edition: str) -> None:
    match = table(
        player("ann", hand=["Computers"]),
        player("bob", ["Optics"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Computers", "Tools"]


@every
def test_meld_starts_a_pile_or_covers_one_whatever_the_values(edition: str) -> None:
    match = table(
        player("ann", ["Optics"], hand=["Archery", "Computers", "Fission"], piles={"blue": ["Tools"]}),
        player("bob", ["Oars"]),
        edition=edition,
    )
    act(match, "Meld Archery")
    assert pile(match, "ann", "red") == ["Archery", "Optics"]
    act(match, "Meld Computers")
    assert pile(match, "ann", "blue") == ["Computers", "Tools"]
    act(match, "Draw")
    act(match, "Draw")
    act(match, "Meld Fission")
    assert pile(match, "ann", "red") == ["Fission", "Archery", "Optics"]


@every
def test_meld_starts_a_new_pile(edition: str) -> None:
    match = table(player("ann", ["Optics"], hand=["Sailing"]), player("bob", ["Oars"]), edition=edition)
    act(match, "Meld Sailing")
    assert tops(match, "ann") == ["Optics", "Sailing"]
    assert hand(match, "ann") == []


@every
def test_meld_continues_a_splay(edition: str) -> None:
    match = table(
        player("ann", piles={"red": (["Metalworking", "Coal"], "right")}, hand=["Archery"]),
        player("bob", ["Oars"]),
        edition=edition,
    )
    assert icons(match, "ann") == {"castle": 3, "factory": 2}
    act(match, "Meld Archery")
    assert splay(match, "ann", "red") == "right"
    # Archery shows all, Metalworking and Coal the two icons on their left.
    assert icons(match, "ann") == {"castle": 4, "lightbulb": 1, "factory": 2}


@every
def test_the_actions_offered_are_those_that_can_be_taken(edition: str) -> None:
    match = table(
        player("ann", ["Sailing"], piles={"red": ["Archery", "Oars"]}, hand=["Tools", "Optics"], score=["Currency", 3]),
        player("bob", ["Masonry"], hand=["Calendar"]),
        edition=edition,
    )
    assert options(match) == ["Draw", "Meld Tools", "Meld Optics", "Dogma Archery", "Dogma Sailing", "Achieve 1"]


@before
@pytest.mark.parametrize(
    ("points", "top", "offered"),
    [
        ([4], "Computers", []),
        ([5], "Computers", [1]),
        ([5, 4], "Computers", [1]),
        ([5, 5], "Computers", [1, 2]),
        ([10, 10, 10, 10, 4], "Computers", [1, 2, 3, 4, 5, 6, 7, 8]),
        ([10, 10, 10, 10, 5], "Computers", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ([10, 10, 10, 10, 5], "Rocketry", [1, 2, 3, 4, 5, 6, 7, 8]),
        ([10, 10, 10, 10, 5], "Tools", [1]),
        ([10, 10, 10, 10, 10, 10], "Software", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_achieve_needs_five_points_a_value_and_a_top_card(
    edition: str, points: list[int], top: str, offered: list[int]
) -> None:
    match = table(player("ann", [top], score=points), player("bob", ["Oars"]), edition=edition)
    assert [label for label in options(match) if label.startswith("Achieve")] == [f"Achieve {age}" for age in offered]


@every
def test_achieve_follows_the_example_of_the_rulebook(edition: str) -> None:
    match = table(
        player("ann", ["Currency"], piles={"purple": (["Mysticism", "Enterprise"], "left")}, score=[4, 4, 4, 3]),
        player("bob", ["Oars"], achievements=[1]),
        edition=edition,
    )
    assert [label for label in options(match) if label.startswith("Achieve")] == ["Achieve 2"]


@every
def test_achieve_needs_a_card_on_a_board(edition: str) -> None:
    match = table(player("ann", hand=["Tools"], score=[10, 10]), player("bob", ["Oars"]), edition=edition)
    assert options(match) == ["Draw", "Meld Tools"]


@every
def test_achieving_keeps_the_points_and_takes_the_achievement_for_good(edition: str) -> None:
    match = table(
        player("ann", ["Optics"], score=["Anatomy", "Enterprise", "Coal"]),
        player("bob", ["Paper"], score=[8, 8]),
        edition=edition,
        actions=1,
    )
    assert {"Achieve 1", "Achieve 2"} < set(options(match))
    act(match, "Achieve 2")
    assert achievements(match, "ann") == [2]
    assert score(match, "ann") == ["Anatomy", "Coal", "Enterprise"]
    assert available(match)[:8] == [1, 3, 4, 5, 6, 7, 8, 9]
    assert asked(match) == "bob"
    assert [label for label in options(match) if label.startswith("Achieve")] == ["Achieve 1", "Achieve 3"]


@every
def test_a_turn_has_two_actions_which_may_be_the_same(edition: str) -> None:
    match = table(
        player("ann", ["Tools", "Sailing"], score=[5, 5]),
        player("bob", ["Oars"]),
        player("cat", ["Archery"]),
        edition=edition,
        turn="bob",
    )
    order = []
    for _ in range(7):
        order.append(asked(match))
        act(match, "Draw")
    assert order == ["bob", "bob", "cat", "cat", "ann", "ann", "bob"]


@every
def test_the_same_dogma_may_be_used_twice(edition: str) -> None:
    match = table(
        player("ann", ["The Wheel"]), player("bob", ["Tools"]), edition=edition, decks={1: ["Oars", "Sailing"]}
    )
    act(match, "Dogma The Wheel")
    act(match, "Dogma The Wheel")
    assert len(hand(match, "ann")) == 4
    assert asked(match) == "bob"


@every
def test_a_free_draw_is_no_action_of_the_turn(edition: str) -> None:
    match = table(player("ann", ["Writing"]), player("bob", ["Tools"]), edition=edition)
    act(match, "Dogma Writing")
    assert len(hand(match, "ann")) == 2
    assert (asked(match), game(match).actions) == ("ann", 1)


@every
def test_covered_cards_cannot_be_activated(edition: str) -> None:
    match = table(player("ann", piles={"red": (["Archery", "Oars"], "up")}), player("bob", ["Tools"]), edition=edition)
    assert options(match) == ["Draw", "Dogma Archery"]
