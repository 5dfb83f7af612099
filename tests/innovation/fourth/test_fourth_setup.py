"""How a game of the fourth edition begins and ends: ages 1 to 11, ten achievements, and a 12 that ends it."""

import pytest

from helpers import act, available, deck, hand, log, options, player, table, tops, view, winners
from splay.innovation import DEFAULT_EDITION, new_match
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS

NAMES = ["ann", "bob", "cat", "dan", "eve"]
SPECIALS = ["Empire", "Monument", "Universe", "Wonder", "World"]


def test_it_is_the_edition_of_a_match_that_names_none() -> None:
    assert DEFAULT_EDITION == "4e"
    assert new_match(["ann", "bob"]).setup.edition == "4e"


def test_there_are_115_cards_of_eleven_ages() -> None:
    cards = catalogue(EDITIONS["4e"])
    ages = [card.age for card in cards]
    assert len(cards) == len({card.name for card in cards}) == 115
    assert [ages.count(age) for age in range(1, 12)] == [15, *[10] * 10]
    colors = [card.color.name for card in cards]
    assert [colors.count(color) for color in ("blue", "red", "green", "yellow", "purple")] == [23] * 5


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_one_achievement_is_set_aside_from_each_of_the_ages_1_to_10(count: int) -> None:
    match = new_match(NAMES[:count], "4e", seed=5)
    assert available(match) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, *SPECIALS]
    assert view(match, None).decks == [0, 14 - 2 * count, *[9] * 9, 10]
    for name in match.names:
        assert len(hand(match, name)) == 2
    assert view(match, None).junk == []


@pytest.mark.parametrize(("count", "needed"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_each_player_more_needs_one_achievement_less(count: int, needed: int) -> None:
    for owned, over in ((needed - 2, False), (needed - 1, True)):
        match = table(
            player("ann", ["Tools"], score=[5], achievements=list(range(2, 2 + owned))),
            *[player(name, ["Oars"] if name == "bob" else []) for name in NAMES[1:count]],
            edition="4e",
        )
        assert view(match, None).needed == needed
        act(match, "Achieve 1")
        assert winners(match) == (["ann"] if over else [])


@pytest.mark.parametrize(
    ("points", "top", "offered"),
    [
        ([10, 10, 10, 10, 9], "Computers", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ([10, 10, 10, 10, 10], "Computers", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ([10, 10, 10, 10, 10], "Software", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ([11, 11, 11, 11, 11], "Fusion", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ([4], "Fusion", []),
    ],
)
def test_achieve_needs_five_points_a_value_and_a_top_card(points: list[int], top: str, offered: list[int]) -> None:
    match = table(player("ann", [top], score=points), player("bob", ["Oars"]), edition="4e")
    assert [label for label in options(match) if label.startswith("Achieve")] == [f"Achieve {age}" for age in offered]


def test_an_11_is_drawn_after_the_10s() -> None:
    match = table(
        player("ann", ["Software"]), player("bob", ["Oars"]), edition="4e", decks={11: ["Fusion"]}, exact=True
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Fusion"]
    assert match.result is None
    assert log(match, "bob")[-1] == "ann draws an 11."


def test_drawing_a_12_ends_the_game_at_once() -> None:
    match = table(player("ann", ["Software"], score=[3]), player("bob", ["Oars"], score=[4]), edition="4e", exact=True)
    act(match, "Draw")
    assert match.result is not None and match.result.kind == "score"
    assert winners(match) == ["bob"]
    assert log(match, None)[-1] == "A card above 11 had to be drawn: bob wins with 4 points."


def test_an_effect_that_draws_a_12_ends_the_game_with_all_decks_full() -> None:
    # Mathematics draws and melds a card one higher than the 11 returned.
    match = table(
        player("ann", ["Mathematics"], hand=["Fusion"], score=[3]), player("bob", ["Oars"], score=[2]), edition="4e"
    )
    act(match, "Dogma Mathematics", "Fusion")
    assert winners(match) == ["ann"]
    assert tops(match, "ann") == ["Mathematics"]
    assert deck(match, 11)[-1] == "Fusion"


@pytest.mark.parametrize(
    ("own", "others", "won"),
    [
        (([5], []), ([2, 2], [1, 2, 3]), ["ann"]),
        (([4], []), ([2, 2], [1]), ["bob"]),
        (([4], [2]), ([2, 2], [1]), ["ann", "bob"]),
    ],
)
def test_the_score_decides_then_achievements_then_it_is_a_draw(
    own: tuple[list[int], list[int]], others: tuple[list[int], list[int]], won: list[str]
) -> None:
    match = table(
        player("ann", ["Tools"], score=own[0], achievements=own[1]),
        player("bob", ["Oars"], score=others[0], achievements=others[1]),
        edition="4e",
        exact=True,
    )
    act(match, "Draw")
    assert winners(match) == won
