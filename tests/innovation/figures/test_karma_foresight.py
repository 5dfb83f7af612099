"""What a seat is told before an action: the karmas that it is sure to trigger, as far as the seat can tell."""

import random

import pytest

from helpers import ACTION, answer, figures, options, player, table
from splay.innovation import new_match
from splay.kernel.match import Match


def ahead(match: Match) -> dict[str, list[str]]:
    """Return the names of the figures whose karmas each option is sure to trigger."""
    labels = options(match)
    return {labels[index]: [trigger.source.name for trigger in found] for index, found in match.triggers().items()}


def test_a_draw_tells_the_karma_that_acts_first() -> None:
    ann = player("ann", ["Hatshepsut", "Calendar"], hand=["Tools"])
    match = figures(ann, player("bob", ["Archery"]))
    assert ahead(match)["Draw"] == ["Hatshepsut"]
    (trigger,) = match.triggers()[options(match).index("Draw")]
    told = trigger.to_json()
    assert str(told.pop("text")).startswith("If you would draw a card above 1")
    assert told == {
        "name": "Hatshepsut",
        "number": 0,
        "kind": "karma",
        "seat": 0,
        "instead": False,
        "choice": False,
    }


def test_nothing_is_told_where_the_condition_fails_or_the_figure_is_covered() -> None:
    assert ahead(figures(player("ann", ["Hatshepsut", "Calendar"]), player("bob", ["Archery"]))) == {}
    covered = player("ann", ["Canal Building"], piles={"green": ["Sailing", "Hatshepsut"]}, hand=["Tools"])
    assert ahead(figures(covered, player("bob", ["Archery"]))) == {}


def test_nothing_is_told_of_another_players_own_karma() -> None:
    match = figures(player("ann", ["Mapmaking"], hand=["Tools"]), player("bob", ["Hatshepsut"], hand=["Oars"]))
    assert ahead(match) == {}


def test_a_karma_that_acts_in_the_middle_of_a_dogma_is_told_if_nothing_has_to_be_chosen_for_it() -> None:
    # Writing draws a 2; nobody shares it, for bob has no lightbulb.
    ann = player("ann", ["Hatshepsut", "Writing"], hand=["Tools"])
    assert ahead(figures(ann, player("bob", ["Archery"])))["Dogma Writing"] == ["Hatshepsut"]


def test_a_decree_tells_the_karma_that_keeps_figures_whatever_is_removed_first() -> None:
    ann = player("ann", ["Homer", "Huang Di"], hand=["Gilgamesh", "Hatshepsut", "Tools", "Oars"])
    match = figures(ann, player("bob", ["Archery"]))
    assert ahead(match) == {"Issue the Advancement decree": ["Homer"]}
    (trigger,) = match.triggers()[options(match).index("Issue the Advancement decree")]
    assert trigger.replaces


def test_melding_a_figure_tells_what_it_does_when_melded() -> None:
    ann, bob = player("ann", ["Sailing"], hand=["Ching Shih", "Tools"]), player("bob", ["Mapmaking"], achievements=[1])
    match = figures(ann, bob, also=["artifacts"], options={"relics": "yes"})
    assert ahead(match) == {"Meld Ching Shih": ["Ching Shih"]}


def test_what_depends_on_a_card_that_nobody_knows_is_told_only_where_every_card_would_do_it() -> None:
    # Sargon melds a drawn 1, unless its colour has a top card of value 1 already: then his karma tucks it.
    bob = player("bob", ["Mapmaking"])
    assert ahead(figures(player("ann", ["Sargon of Akkad", "Archery"]), bob)) == {}
    ones = player("ann", ["Sargon of Akkad", "Archery", "Tools", "Agriculture", "Code of Laws"])
    assert ahead(figures(ones, bob)) == {"Inspire green": ["Sargon of Akkad"]}


def test_a_karma_of_another_player_is_told_as_theirs() -> None:
    ann, bob = player("ann", ["Archery"], hand=["Tools", "Perspective"]), player("bob", ["Augustus Caesar"])
    match = figures(ann, bob)
    assert ahead(match) == {"Meld Tools": ["Augustus Caesar"]}
    assert [trigger.seat for trigger in match.triggers()[options(match).index("Meld Tools")]] == [1]


def test_of_several_karmas_at_once_it_is_told_that_one_is_chosen() -> None:
    ann = player("ann", ["Cai Lun", "George Stephenson"], score=["Optics", "Calendar"])
    match = figures(ann, player("bob", ["Archery"]))
    found = match.triggers()[options(match).index("Achieve 1")]
    assert {trigger.source.name for trigger in found if trigger.is_choice} == {"Cai Lun", "George Stephenson"}


def test_fading_is_no_news_of_any_option() -> None:
    # Avicenna lets none of ann's figures fade; Bartholomew Roberts acts when bob scores one that fades.
    ann = player("ann", ["Avicenna", "Homer", "Archery"])
    bob = player("bob", ["Bartholomew Roberts", "Gilgamesh"])
    assert ahead(figures(ann, bob)) == {}


def test_a_game_without_figures_tells_nothing_and_nothing_changes_by_asking() -> None:
    assert table(player("ann", ["Writing"]), player("bob", ["Archery"])).triggers() == {}
    match = figures(player("ann", ["Hatshepsut", "Calendar"], hand=["Tools"]), player("bob", ["Archery"]))
    before = match.view(0).to_json()
    match.triggers()
    assert match.view(0).to_json() == before
    answer(match, "Draw")
    assert "The karma of Hatshepsut acts for ann." in match.log(0)


def test_in_the_middle_of_an_action_nothing_is_told() -> None:
    match = figures(player("ann", ["Philosophy", "Hatshepsut"], hand=["Tools", "Oars"]), player("bob", ["Archery"]))
    answer(match, "Dogma Philosophy")
    assert match.triggers() == {}


@pytest.mark.parametrize(("players", "also", "seed"), [(2, [], 3), (3, ["echoes"], 2), (2, ["cities", "artifacts"], 3)])
def test_in_a_game_what_is_foreseen_happens(players: int, also: list[str], seed: int) -> None:
    dice = random.Random(seed)
    match = new_match([f"p{seat}" for seat in range(players)], "3e", seed, sets=["base", *also, "figures"])
    foreseen: set[object] = set()
    begun, times = 0, 0
    for _ in range(250):
        if match.decision is None:
            break
        if match.decision.prompt != ACTION:
            match.answer(dice.randrange(len(match.decision.options)))
            continue
        assert foreseen.issubset([event.details[0] for event in match.events()[begun:] if event.kind == "karma"])
        begun, triggers = len(match.events()), match.triggers()
        index = dice.choice(list(triggers) or range(len(match.decision.options)))
        foreseen = {trigger.source for trigger in triggers.get(index, []) if not trigger.is_choice}
        times += bool(foreseen)
        match.answer(index)
    assert times > 0
