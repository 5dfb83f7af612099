"""The words of reviews: whether a player would understand them."""

from collections.abc import Sequence

import pytest

from splay.analysis.moments import Choice, Judged
from splay.analysis.review import CHOICE, LUCK, _kind, _swing_words
from splay.analysis.words import ABOUT_EVEN, YOU, better_words, phrase, why_words
from splay.innovation import new_match


def choice(words: str, chance: float, own: str = "", leads: str = "", **stood: list[float]) -> Choice:
    return Choice(0, words, chance, 0.01, leads, own, {"achievements": [0.0, 0.0], "points": [0.0, 0.0], **stood})


@pytest.mark.parametrize(
    ("prompt", "label", "words"),
    [
        ("Choose an action", "Dogma Pottery", "Dogma Pottery"),
        ("Hand over your highest card", "Oars", "Hand over your highest card: Oars"),
        ("Return a card?", "Oars", "Return a card: Oars"),
        ("Draw once more?", "Yes", "Draw once more? Yes"),
        ("Return cards (2 in all, down the list); so far Oars; from below", "Tools", "Return cards: Tools"),
        ("Choose assets to start Queue (missing: 2 Budget)", "Sponsor", "Choose assets to start Queue: Sponsor"),
    ],
)
def test_an_answer_is_told_with_its_question_where_it_says_too_little(prompt: str, label: str, words: str) -> None:
    assert phrase(prompt, label) == words


def test_the_better_option_is_told_with_where_it_leads() -> None:
    told = better_words(choice("Draw", 0.61, own="then Achieve 3"), choice("Dogma Pottery", 0.48))
    assert told == "Draw, then Achieve 3, would have left you at 61 %; Dogma Pottery left you at 48 %."


def test_what_everybody_has_more_or_fewer_is_told_of_each_once() -> None:
    best = choice("Draw", 0.6, achievements=[1.3, 0.0], points=[4.0, 1.0])
    chosen = choice("Dogma Pottery", 0.5, achievements=[1.0, 0.4], points=[2.0, 4.0], leads="then bob: Draw")
    told = why_words(best, chosen, [YOU, "bob"], [0])
    assert told == (
        "A few actions later you have 0.3 achievements and 2.0 points more "
        "and bob has 0.4 achievements and 3.0 points fewer on average. Dogma Pottery leads to: bob: Draw."
    )


def test_little_is_told_where_nothing_else_tells_two_options_apart() -> None:
    best, chosen = choice("Draw", 0.6, points=[2.6, 0.0]), choice("Meld Oars", 0.5, points=[2.0, 0.0])
    told = why_words(best, chosen, [YOU, "bob"], [0])
    assert told == "A few actions later you have 0.6 points more on average."


def test_what_the_better_option_leads_to_is_told_where_others_act_next() -> None:
    best = choice("Draw", 0.6, leads="then bob: Meld Oars", points=[3.0, 0.0])
    chosen = choice("Dogma Pottery", 0.5, leads="then bob: Draw")
    told = why_words(best, chosen, [YOU, "bob"], [0])
    assert told.endswith("Draw leads to: bob: Meld Oars. Dogma Pottery leads to: bob: Draw.")


def test_a_better_option_that_no_number_tells_apart_is_still_explained() -> None:
    assert why_words(choice("Draw", 0.6), choice("Meld Oars", 0.5), [YOU, "bob"], [0]) == ABOUT_EVEN


def moment(chances: list[float], expected: list[float], best: Choice, drawn: Sequence[str] = ()) -> Judged:
    """Return a moment at which ann has drawn."""
    return Judged(0, 0, chances, expected, list(drawn), choice("Draw", 0.5), best)


def test_a_swing_is_luck_by_a_draw_and_a_choice_if_another_option_would_have_kept_more() -> None:
    match = new_match(["ann", "bob"], "4e", 1)
    draw, better, even = choice("Draw", 0.5), choice("Meld Oars", 0.6), [0.6, 0.4]
    lucky = moment(even, even, draw, ["ann draws Tools (1)."])
    assert _kind(lucky, [0.8, 0.2]) == LUCK
    assert _swing_words(match, lucky, LUCK) == "ann: Draw. ann draws Tools (1)."
    chosen = moment(even, [0.5, 0.5], better)
    assert _kind(chosen, [0.5, 0.5]) == CHOICE
    assert _swing_words(match, chosen, CHOICE).startswith("ann: Meld Oars would have left ann at 60 %;")
    unseen = moment(even, [0.5, 0.5], draw)
    assert _kind(unseen, [0.5, 0.5]) == CHOICE
    assert _swing_words(match, unseen, CHOICE).endswith("only one who sees every hand could know.")


def test_what_neither_a_draw_nor_another_option_explains_is_no_swing() -> None:
    best = moment([0.6, 0.4], [0.6, 0.4], choice("Draw", 0.5))
    assert _kind(best, [0.75, 0.25]) is None
