"""What a seat is told before an action: the karmas that it is sure to trigger, as far as the seat can tell."""

from helpers import answer, figures, options, player, table
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
