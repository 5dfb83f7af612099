"""The words of reviews: whether a player would understand them."""

import pytest

from splay.analysis.moments import Choice, Judged
from splay.analysis.review import _swing_words
from splay.analysis.words import YOU, better_words, phrase, why_words
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


def test_a_swing_that_nobody_could_have_avoided_says_so() -> None:
    match = new_match(["ann", "bob"], "4e", 1)
    draw = choice("Draw", 0.5)
    moment = Judged(0, 0, [0.6, 0.4], [0.6, 0.4], [], draw, draw)
    assert _swing_words(match, moment, by_luck=False) == "ann: Draw. Nothing better was in sight for ann."
    better = Judged(0, 0, [0.6, 0.4], [0.6, 0.4], [], draw, choice("Meld Oars", 0.6))
    assert _swing_words(match, better, by_luck=False).startswith("ann: Meld Oars would have left ann at 60 %;")
