"""What a seat is told before a dogma: that it would do nothing, as far as the seat can tell."""

import json

import pytest

from helpers import answer, before, every, options, player, table, view
from splay.kernel.match import Match


def idle(match: Match) -> list[str]:
    """Return the cards of which the one who is asked is told that they would do nothing."""
    assert match.decision is not None
    return [match.decision.values[index].label.removeprefix("Dogma ") for index in match.idle_options()]


@every
def test_what_draws_does_something(edition: str) -> None:
    assert idle(table(player("ann", ["Writing"]), player("bob", ["Archery"]), edition=edition)) == []


@every
@pytest.mark.parametrize(("hand", "told"), [([], ["Mathematics"]), (["Tools"], [])])
def test_what_needs_a_card_in_hand_does_nothing_without_one(edition: str, hand: list[str], told: list[str]) -> None:
    match = table(player("ann", ["Mathematics"], hand=hand), player("bob", ["Archery"]), edition=edition)
    assert idle(match) == told


@every
def test_what_only_another_player_can_use_by_sharing_does_something(edition: str) -> None:
    match = table(player("ann", ["Mathematics"]), player("bob", ["Philosophy"], hand=["Tools"]), edition=edition)
    assert view(match, "ann").lineups[0].sharing == [1]
    assert idle(match) == []


@before
@pytest.mark.parametrize("held", ["Archery", "Agriculture"])
def test_a_demand_is_not_said_to_do_nothing_while_a_hidden_card_could_meet_it(edition: str, held: str) -> None:
    # Feudalism wants a card with a castle. Whether bob holds one or not, ann sees the back of a 1.
    match = table(player("ann", ["Feudalism"]), player("bob", ["Sailing"], hand=[held]), edition=edition)
    assert idle(match) == []


@before
def test_a_demand_does_nothing_if_no_card_with_such_a_back_could_meet_it(edition: str) -> None:
    # No card of age 9 has a castle.
    match = table(player("ann", ["Feudalism"]), player("bob", ["Sailing"], hand=["Computers"]), edition=edition)
    assert view(match, "ann").lineups[0].vulnerable == [1]
    assert idle(match) == ["Feudalism"]


@every
def test_every_choice_is_tried(edition: str) -> None:
    # Code of Laws tucks a card of a colour on the board, which is purple alone.
    match = table(
        player("ann", ["Code of Laws"], hand=["Archery", "Agriculture"]), player("bob", ["Sailing"]), edition=edition
    )
    assert idle(match) == ["Code of Laws"]
    fitting = table(
        player("ann", ["Code of Laws"], hand=["Archery", "Mysticism"]), player("bob", ["Sailing"]), edition=edition
    )
    assert idle(fitting) == []


@before
@pytest.mark.parametrize(("achievements", "told"), [([], ["Self Service"]), ([1], [])])
def test_a_dogma_that_wins_the_game_does_something(edition: str, achievements: list[int], told: list[str]) -> None:
    # There is no other top card to use; only with more achievements than bob it wins.
    ann = player("ann", ["Self Service"], achievements=achievements)
    assert idle(table(ann, player("bob", ["Archery"]), edition=edition)) == told


@every
def test_to_look_ahead_changes_nothing_and_within_an_effect_there_is_nothing_to_tell(edition: str) -> None:
    match = table(player("ann", ["Mathematics"], hand=["Tools"]), player("bob", ["Archery"]), edition=edition)
    before_it = json.dumps([match.view(0).to_json(), match.log(0)])
    match.idle_options()
    assert json.dumps([match.view(0).to_json(), match.log(0)]) == before_it
    answer(match, "Dogma Mathematics")
    assert options(match) == ["Tools", "No"]
    assert match.idle_options() == []


def test_when_it_is_over_nothing_is_told() -> None:
    match = table(player("ann", ["Mathematics"]), player("bob", ["Archery"]))
    match.concede(0)
    assert match.idle_options() == []
