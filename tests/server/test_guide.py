"""What a table can choose, as the page is told: how many can play follows the rules."""

from itertools import combinations
from typing import Any

import pytest

from databases import no_database
from splay.innovation.edition import EDITIONS
from splay.kernel.setup import Setup
from splay.server import guide
from splay.server.refusal import Refused

pytestmark = no_database


def told_of(edition: str) -> dict[str, Any]:
    """Return what is told of an edition of Innovation."""
    told: Any = guide.GUIDES["innovation"].editions()
    return next(each for each in told if each["key"] == edition)


def names(count: int) -> list[str]:
    return [f"p{seat}" for seat in range(count)]


def begun(count: int, expansions: list[str]) -> Setup:
    return guide.match_setup("innovation", "3e", expansions, {}, names(count), 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_several_expansions_the_one_for_most_players_counts(edition: str) -> None:
    # The page has a number for each expansion only, and takes the highest of those that are chosen.
    told, rules = told_of(edition), EDITIONS[edition]
    for size in range(len(told["expansions"]) + 1):
        for chosen in combinations(told["expansions"], size):
            most = max([told["players"][1], *[expansion["players"][1] for expansion in chosen]])
            keys = [expansion["key"] for expansion in chosen]
            assert most == rules.most_at_table(False, rules.with_sets(["base", *keys])), keys


@pytest.mark.parametrize(("expansions", "most"), [(["cities"], 7), (["echoes"], 8), (["cities", "echoes"], 8)])
def test_so_many_can_play_and_no_more(expansions: list[str], most: int) -> None:
    assert begun(most, expansions).sets == ["base", *expansions]
    with pytest.raises(Refused):
        begun(most + 1, expansions)


def test_the_order_in_which_expansions_are_ticked_makes_no_other_game() -> None:
    assert begun(2, ["echoes", "cities"]).sets == begun(2, ["cities", "echoes"]).sets


def test_cities_come_with_six_slots_and_their_achievements_in_either_vocabulary() -> None:
    told: Any = guide.cards_told("innovation", "3e", ["cities"], "iello")
    assert len(told["cards"]) == 105
    assert all(len(card["icons"]) == 6 and card["icons"][5] == "hex" for card in told["cards"])
    assert all(set(card["icons"]) <= set(told["slots"]) for card in told["cards"])
    texts = {special["name"]: special["text"] for special in told["specials"]}
    assert list(texts) == ["Legend", "Repute", "Fame", "Glory", "Victory"]
    assert texts["Fame"].startswith("Play a city with an up arrow")


def test_relics_are_offered_with_artifacts_and_refused_without() -> None:
    options = {option["key"]: option["needs"] for option in told_of("3e")["options"]}
    assert options == {"teams": "", "longer": "", "open": "", "relics": "artifacts"}
    assert not [option for key in ("1e", "4e") for option in told_of(key)["options"] if option["key"] == "relics"]
    for expansions in (["artifacts"], ["cities", "artifacts", "echoes"]):
        setup = guide.match_setup("innovation", "3e", expansions, {"relics": "yes"}, names(2), 1)
        assert setup.options == {"relics": "yes"}
    with pytest.raises(Refused, match="Relics are for a game with the expansion artifacts"):
        guide.match_setup("innovation", "3e", ["cities"], {"relics": "yes"}, names(2), 1)
    with pytest.raises(Refused, match="There is no option 'relics' here"):
        guide.match_setup("innovation", "4e", [], {"relics": "yes"}, names(2), 1)


def test_relics_come_with_artifacts_whichever_set_they_are_of() -> None:
    told: Any = guide.cards("innovation", "3e", ["artifacts"])["cards"]
    relics = {card["name"]: card["set"] for card in told if card.get("relic")}
    assert relics == {
        "Timbuktu": "cities",
        "Complex Numbers": "base",
        "Newton-Wickins Telescope": "artifacts",
        "Ching Shih": "figures",
        "Safety Pin": "echoes",
    }
    assert len(told) == 105 + len(relics)
    others: Any = guide.cards("innovation", "3e", ["base", "cities", "echoes"])["cards"]
    assert not [card for card in others if card.get("relic")]


def test_a_card_with_two_values_tells_both_and_an_empty_slot_is_none() -> None:
    told: Any = guide.cards("innovation", "3e", ["artifacts"])["cards"]
    found = [card for card in told if "board_age" in card]
    assert [(card["name"], card["age"], card["board_age"]) for card in found] == [("Battleship Yamato", 8, 11)]
    assert found[0]["icons"] == [None, "hex", None, None] and found[0]["featured"] is None


def test_the_log_links_relics() -> None:
    setup = guide.match_setup("innovation", "3e", ["artifacts"], {"relics": "yes"}, names(2), 1)
    assert guide.cards_in(setup, "p0 seizes Timbuktu (3) to their hand.") == ["Timbuktu"]


def test_decrees_come_with_figures_and_tell_their_colours() -> None:
    told: Any = guide.cards_told("innovation", "3e", ["base", "figures"], "iello")
    colors = {special["name"]: special.get("color") for special in told["specials"]}
    assert (colors["War"], colors["Rivalry"], colors["Monument"]) == ("red", "purple", None)
    homer = next(card for card in told["cards"] if card["name"] == "Homer")
    assert [effect["kind"] for effect in homer["effects"]] == ["inspire", "karma"]
    assert "recycle" in homer["effects"][1]["text"], "a karma is told in the vocabulary like any effect"
