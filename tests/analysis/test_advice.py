"""Hints: what a strong player would look at first, told as an analysis tells it."""

from helpers import player, table
from splay.analysis import evaluate
from splay.analysis.advice import advise
from splay.innovation import new_match


def test_advice_is_three_options_at_most_with_their_chances_and_the_win_first() -> None:
    match = table(
        player("ann", ["Oars"], hand=["Sailing", "Pottery"], score=[1, 1, 1, 1, 1], achievements=[2, 3, 4, 5, 6]),
        player("bob", ["Clothing"]),
        turn="ann",
    )
    assert match.decision is not None
    found = advise(match, 1, iterations=60)
    assert len(found) == 3
    best, chance = found[0]
    assert match.decision.values[best].label.startswith("Achieve")
    assert chance == 1.0
    assert advise(match, 1, iterations=60) == found


def test_advice_for_two_options_is_two_options() -> None:
    match = new_match(["ann", "bob"], "4e", 3)
    assert match.decision is not None and len(match.decision.values) == 2
    found = advise(match, 1, iterations=20)
    assert sorted(index for index, _ in found) == [0, 1]


def test_a_hint_says_the_same_chances_as_an_analysis() -> None:
    match = new_match(["ann", "bob"], "4e", 3)
    analysed = [(option.index, option.chance) for option in evaluate(match, budget=40, seed=5).options]
    assert advise(match, 5, iterations=40) == analysed
