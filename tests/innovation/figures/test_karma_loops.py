"""Karmas that would repeat for ever: every action comes to its end."""

from collections.abc import Callable

from helpers import ACTION, achievements, all_of, answer, available, figures, hand, karmas_told, log, player, score
from splay.innovation.interrupting import MOST_INTERRUPTIONS
from splay.kernel.decision import Decision
from splay.kernel.match import Match


def first(decision: Decision) -> int:
    return 0


def play_on(match: Match, choose: Callable[[Decision], int] = first) -> int:
    """Answer to the end of the action; returns how many questions there were."""
    asked = 0
    while match.decision is not None and match.decision.prompt != ACTION:
        match.answer(choose(match.decision))
        asked += 1
    return asked


def test_what_a_karma_puts_back_each_time_is_put_back_so_often_and_no_more() -> None:
    # The only 1 left has a castle, so Metalworking scores it and goes on; for its lightbulb Ludwig Van Beethoven
    # returns it, and it is drawn again.
    bob = player("bob", score=all_of(1, but=["Metalworking", "Tools", "Archery"]))
    match = figures(
        player("ann", ["Metalworking", "Ludwig Van Beethoven"]),
        bob,
        decks={1: ["Tools"], 2: ["Road Building", "Calendar"]},
    )
    answer(match, "Dogma Metalworking")
    play_on(match)
    assert len(karmas_told(match)) == MOST_INTERRUPTIONS
    assert "Tools" in score(match, "ann") and hand(match, "ann") == ["Calendar"]
    # In the next action karmas act again: Calendar has a lightbulb.
    answer(match, "Inspire purple")
    play_on(match)
    assert len(karmas_told(match)) == MOST_INTERRUPTIONS + 1


def test_what_a_player_would_repeat_for_ever_ends_as_well() -> None:
    # Each time that ann returns a card and draws one with Tuning Fork, Alex Trebek gives her a figure to return next.
    match = figures(player("ann", ["Tuning Fork", "Alex Trebek"], hand=["Tools"]), player("bob"), also=["echoes"])
    answer(match, "Dogma Tuning Fork")
    play_on(match)
    assert len(karmas_told(match)) == MOST_INTERRUPTIONS
    assert hand(match, "ann") == []


def test_claims_that_make_ever_more_achievements_available_end_with_those_that_were_there() -> None:
    # Mask of Warka claims all achievements of a value, and George Stephenson adds one of each before each claim.
    match = figures(
        player("ann", ["Mask of Warka", "George Stephenson"], hand=["Sailing"]), player("bob"), also=["artifacts"]
    )
    answer(match, "Dogma Mask of Warka", "green")
    assert achievements(match, "ann") == [1]
    assert available(match).count(1) == 1


def test_melds_that_are_returned_for_higher_ones_go_up_to_the_end_of_the_decks() -> None:
    # Sejong the Great returns blue cards for higher ones; only what is drawn by the karma itself is melded.
    blue = ["Atomic Theory", "Encyclopedia"]
    match = figures(player("ann", ["Astronomy", "Sejong the Great"]), player("bob"), decks={6: [*blue, "Canning"]})
    answer(match, "Dogma Astronomy")
    play_on(match)
    assert "ann returns Atomic Theory (6) from their hand." in log(match, "ann")
    assert hand(match, "ann") == ["Canning"]
