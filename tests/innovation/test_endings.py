"""Every way in which a game ends, and that nothing happens after it."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    before,
    every,
    game,
    hand,
    log,
    options,
    player,
    score,
    table,
    tops,
    view,
    winners,
)
from splay.kernel.errors import IllegalAnswer
from splay.kernel.match import Match

NAMES = ["ann", "bob", "cat", "dan"]


def kind(match: Match) -> str | None:
    return match.result.kind if match.result else None


# By achievements


@every
@pytest.mark.parametrize(("count", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_enough_achievements_win_at_once(edition: str, count: int, needed: int) -> None:
    others = [player(name, ["Oars"] if name == "bob" else []) for name in NAMES[1:count]]
    for owned, over in ((needed - 2, False), (needed - 1, True)):
        match = table(
            player("ann", ["Tools"], score=[5], achievements=list(range(2, 2 + owned))), *others, edition=edition
        )
        assert view(match, None).needed == needed
        act(match, "Achieve 1")
        assert kind(match) == ("achievements" if over else None)
        assert winners(match) == (["ann"] if over else [])


def test_the_longer_game_needs_one_achievement_more() -> None:
    for owned, over in ((5, False), (6, True)):
        match = table(
            player("ann", ["Tools"], score=[5], achievements=list(range(2, 2 + owned))),
            player("bob", ["Oars"]),
            options={"longer": "yes"},
        )
        assert view(match, None).needed == 7
        act(match, "Achieve 1")
        assert winners(match) == (["ann"] if over else [])


@before
def test_special_achievements_count_like_the_others_and_end_the_game_in_the_middle_of_an_effect(edition: str) -> None:
    cards = ["Tools", "Writing", "Oars", "Archery", "Sailing", "Clothing", "Pottery"]
    match = table(
        player("ann", ["Stem Cells"], hand=cards, achievements=[1, 2, 3, "World", "Empire"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Stem Cells", "Yes")
    assert (kind(match), winners(match)) == ("achievements", ["ann"])
    assert len(score(match, "ann")) == 6
    assert hand(match, "ann") == ["Pottery"]


@before
def test_an_opponent_can_win_by_achievements_on_my_turn(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"], achievements=[1, 2, 3, 4, 5]),
        player("bob", ["Pottery"], hand=["Oars"], scored=5, achievements=[6, 7, 8, 9, "World"]),
        edition=edition,
    )
    act(match, "Dogma Agriculture", "Oars")
    assert winners(match) == ["bob"]


# By score


def standing(edition: str, *piles: tuple[list[int], list[int]]) -> Match:
    """Return a match whose decks are empty, each player with a score pile and achievements; ann draws next."""
    players = [
        player(name, hand=["Tools"] if name == "ann" else [], score=points, achievements=owned)
        for name, (points, owned) in zip(NAMES, piles, strict=False)
    ]
    return table(*players, edition=edition, exact=True)


@every
@pytest.mark.parametrize(
    ("piles", "won"),
    [
        ([([3], []), ([2, 2], [])], ["bob"]),
        ([([5], []), ([2, 2], [1, 2, 3, 4, 5])], ["ann"]),
        ([([4], []), ([2, 2], [1])], ["bob"]),
        ([([4], [2]), ([2, 2], [1])], ["ann", "bob"]),
        ([([4], [2]), ([1], [3]), ([2, 2], [1])], ["ann", "cat"]),
        ([([], []), ([], []), ([], [])], ["ann", "bob", "cat"]),
    ],
)
def test_drawing_above_10_ends_the_game_by_score_then_achievements_then_shared(
    edition: str, piles: list[tuple[list[int], list[int]]], won: list[str]
) -> None:
    match = standing(edition, *piles)
    act(match, "Draw")
    assert (kind(match), winners(match)) == ("score", won)
    assert hand(match, "ann") == ["Tools"]


@every
def test_the_last_10_can_be_drawn_and_the_next_draw_ends_the_game(edition: str) -> None:
    match = table(
        player("ann", ["Computers"], score=[2]),
        player("bob", ["Oars"], score=[3]),
        edition=edition,
        decks={1: ["Tools"], 8: ["Flight"], 10: ["Software"]},
        exact=True,
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Software"]
    assert match.result is None
    act(match, "Draw")
    assert (kind(match), winners(match)) == ("score", ["bob"])


@before
def test_an_effect_that_draws_an_11_ends_the_game_with_all_decks_full(edition: str) -> None:
    match = table(
        player("ann", ["Mathematics"], hand=["Software", "Oars"], score=[3]),
        player("bob", ["Masonry"], score=[2]),
        edition=edition,
    )
    act(match, "Dogma Mathematics", "Software")
    assert (kind(match), winners(match)) == ("score", ["ann"])
    # The card was returned before the draw that could not be.
    assert hand(match, "ann") == ["Oars"]
    assert tops(match, "ann") == ["Mathematics"]


@every
def test_an_effect_stops_where_the_game_ends(edition: str) -> None:
    match = table(
        player("ann", ["The Wheel"]),
        player("bob", ["Sailing"], score=[2]),
        edition=edition,
        decks={1: ["Tools"]},
        exact=True,
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == ["Tools"]
    assert winners(match) == ["bob"]


@every
def test_the_free_draw_can_end_the_game(edition: str) -> None:
    match = table(
        player("ann", ["Writing"], piles={"green": ["Databases"]}),
        player("bob", ["Tools"], score=[2]),
        edition=edition,
        decks={2: ["Currency", "Calendar"]},
        exact=True,
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Calendar"]
    assert (kind(match), winners(match)) == ("score", ["bob"])


# By an effect


TWENTY_LIGHTBULBS: dict[str, Pile] = {
    "purple": (["Empiricism", "Philosophy", "Education"], "up"),
    "blue": (["Genetics", "Experimentation", "Atomic Theory", "Evolution"], "up"),
    "green": (["Mass Media", "Classification", "Paper"], "up"),
}


@every
def test_an_effect_can_declare_a_winner_whatever_the_scores(edition: str) -> None:
    for splayed, over in (("up", True), ("left", False)):
        match = table(
            player("ann", piles={**TWENTY_LIGHTBULBS, "blue": (TWENTY_LIGHTBULBS["blue"][0], splayed)}),
            player("bob", ["Masonry"], score=[9, 9], achievements=[1, 2]),
            edition=edition,
            decks={9: ["Composites"]},
        )
        act(match, "Dogma Empiricism", "blue", "green")
        assert kind(match) == ("effect" if over else None)
        assert winners(match) == (["ann"] if over else [])


@every
def test_ten_green_cards_win_by_collaboration(edition: str) -> None:
    green = ["Collaboration", "Sailing", "Clothing", "Paper", "Compass", "Currency", "Mapmaking", "Invention"]
    for more, over in ((["Navigation", "Banking"], True), (["Navigation"], False)):
        match = table(
            player("ann", piles={"green": [*green, *more]}),
            player("bob", ["Enterprise"]),
            edition=edition,
        )
        act(match, "Dogma Collaboration")
        assert winners(match) == (["ann"] if over else [])


@every
def test_an_opponent_who_shares_wins_first(edition: str) -> None:
    match = table(
        player("ann", ["Self Service"], achievements=[1]),
        player("bob", ["Navigation"], achievements=[2, 3]),
        edition=edition,
    )
    act(match, "Dogma Self Service")
    assert (kind(match), winners(match)) == ("effect", ["bob"])


@every
@pytest.mark.parametrize(
    ("own", "bobs", "cats", "won"),
    [
        ([], [5], [6], ["bob"]),
        ([], [9, 3], [6], ["cat"]),
        ([], [9, 2], [10, 1], ["ann"]),
        ([], [5], [4, 1], []),
        ([], [], [], []),
        ([5], [9, 6], [10, 5], []),
    ],
)
def test_the_single_player_with_the_lowest_score_wins_and_a_tie_is_ignored(
    edition: str, own: list[int], bobs: list[int], cats: list[int], won: list[str]
) -> None:
    match = table(
        player("ann", ["A.I.", "Robotics"], score=own),
        player("bob", ["Software"], score=bobs),
        player("cat", ["Oars"], score=cats),
        edition=edition,
        decks={10: ["Globalization"]},
    )
    # The first effect scores a 10 for ann.
    act(match, "Dogma A.I.")
    assert "Globalization" in score(match, "ann")
    assert winners(match) == won
    assert (match.decision is None) == bool(won)


@before
def test_the_single_player_with_the_highest_score_wins_and_a_tie_is_ignored(edition: str) -> None:
    for points, won in (([5], ["ann"]), ([6], []), ([7], ["bob"])):
        match = table(
            player("ann", ["Globalization"]),
            player("bob", ["Oars"], score=points),
            edition=edition,
            decks={6: ["Canning"]},
        )
        act(match, "Dogma Globalization")
        assert winners(match) == won


# After the end


@before
def test_after_the_end_nothing_is_asked_and_nothing_can_be_answered(edition: str) -> None:
    match = standing(edition, ([], []), ([3], []))
    act(match, "Draw")
    assert match.decision is None
    before = (match.view(None).to_json(), log(match, None))
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(0)
    assert (match.view(None).to_json(), log(match, None)) == before
    assert log(match, None)[-1] == "A card above 10 had to be drawn: bob wins with 3 points."


@every
def test_the_last_answer_can_be_taken_back_and_the_game_goes_on(edition: str) -> None:
    match = standing(edition, ([], []), ([3], []))
    act(match, "Draw")
    match.undo()
    assert match.result is None
    assert (asked(match), options(match), game(match).actions) == ("ann", ["Draw", "Meld Tools"], 2)
    answer(match, "Meld Tools")
    assert achievements(match, "ann") == []
    assert tops(match, "ann") == ["Tools"]
