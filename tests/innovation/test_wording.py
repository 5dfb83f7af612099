"""The log says what matters to those who read it."""

import pytest

from helpers import act, log, player, table


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("Archery", "ann uses the dogma of Archery; cy is vulnerable."),
        ("Masonry", "ann uses the dogma of Masonry; bob may share."),
        ("Oars", "ann uses the dogma of Oars; bob may share; cy is vulnerable."),
    ],
)
def test_a_dogma_names_those_whom_its_effects_concern(card: str, words: str) -> None:
    match = table(
        player("ann", [card]),
        player("bob", ["City States"], piles={"yellow": ["Machinery"], "blue": ["Tools"], "green": ["The Wheel"]}),
        player("cy"),
        edition="3e",
    )
    act(match, f"Dogma {card}")
    assert words in log(match, None)
