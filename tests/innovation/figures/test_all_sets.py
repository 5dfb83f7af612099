"""Any combination of the four expansions: who can sit down, what is laid out, and that everything works together."""

import random
from itertools import combinations
from typing import Any

import pytest
from fuzz import NAMES, moments

from helpers import (
    Pile,
    act,
    answer,
    asked,
    counted,
    figures,
    forecast,
    game,
    hand,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    table,
    tops,
    view,
    winners,
)
from splay.games import GAMES
from splay.innovation import new_match, position
from splay.kernel import record
from splay.kernel.errors import SetupError
from splay.kernel.match import Match

SETS = ["cities", "artifacts", "echoes", "figures"]
ALL_16 = [list(chosen) for count in range(5) for chosen in combinations(SETS, count)]
every_combination = pytest.mark.parametrize("also", ALL_16, ids="+".join)
PRINTED = {2: [6, 7, 8, 9, 10], 3: [5, 6, 7, 8, 9], 4: [4, 5, 6, 7, 8]}
"""The table of the rulebook: by players, the achievements needed with 0 to 4 expansions."""


def begun(also: list[str], seats: int, seed: int = 0, **rest: str) -> Match:
    return new_match(NAMES[:seats], "3e", seed, dict(rest), ["base", *also])


# Seats and achievements


@every_combination
def test_as_many_can_play_as_there_are_first_hands_for(also: list[str]) -> None:
    # Two base 1s each, of fourteen; with Echoes one of them is from its own set.
    most = 8 if "echoes" in also else 7
    for seats in range(2, most + 1):
        assert len(begun(also, seats).names) == seats
    for seats in (1, most + 1):
        with pytest.raises(SetupError):
            new_match([*NAMES, "ivy"][:seats], "3e", 0, {}, ["base", *also])


@every_combination
def test_the_achievements_needed_are_those_of_the_printed_table(also: list[str]) -> None:
    for seats, needed in PRINTED.items():
        assert game(begun(also, seats)).needed() == needed[len(also)]
        assert game(begun(also, seats, longer="yes")).needed() == needed[len(also)] + 1
    assert game(begun(also, 4, teams="yes")).needed() == PRINTED[2][len(also)]
    assert game(begun(also, 4, teams="yes", longer="yes")).needed() == PRINTED[2][len(also)] + 1


@every_combination
def test_from_five_players_on_it_is_8_and_the_expansions_less_the_players_but_at_least_4(also: list[str]) -> None:
    for seats in range(5, 9 if "echoes" in also else 8):
        assert game(begun(also, seats)).needed() == max(4, 8 + len(also) - seats)


# What is laid out


@every_combination
def test_what_is_laid_out(also: list[str]) -> None:
    match = begun(also, 3)
    now = game(match)
    specials = [special.set_name for special in now.specials]
    for name in ("base", "cities", "echoes", "figures"):
        assert specials.count(name) == (5 if name == "base" or name in also else 0)
    for supply, name in zip(now.supplies[1:], [name for name in SETS if name in also], strict=True):
        held = sum(card.set_name == name for who in now.players for card in who.hand)
        assert sum(len(deck.cards) for deck in supply) == 105 - held
    assert sorted(card.age for card in now.available.cards) == list(range(1, 10))
    assert {card.set_name for card in now.available.cards} == {"base"}


@every_combination
def test_first_hands_are_two_1s_one_of_them_of_echoes_if_that_is_in_the_game(also: list[str]) -> None:
    match = begun(also, 3)
    for who in game(match).players:
        kinds = sorted(card.set_name for card in who.hand)
        assert kinds == (["base", "echoes"] if "echoes" in also else ["base", "base"])
        assert {card.age for card in who.hand} == {1}


@every_combination
def test_relics_are_for_games_with_artifacts(also: list[str]) -> None:
    if "artifacts" not in also:
        with pytest.raises(SetupError):
            begun(also, 2, relics="yes")
        return
    assert game(begun(also, 2)).relics == []
    relics = {card.name: card.set_index >= 0 for card in game(begun(also, 2, relics="yes")).relics}
    assert relics == {
        "Timbuktu": "cities" in also,
        "Complex Numbers": True,
        "Newton-Wickins Telescope": True,
        "Ching Shih": "figures" in also,
        "Safety Pin": "echoes" in also,
    }


@pytest.mark.parametrize("with_figures", [False, True])
def test_ching_shih_can_be_taken_into_the_hand_only_where_figures_are_in_the_game(with_figures: bool) -> None:
    match = table(
        player("ann", ["Colonialism"], piles={"blue": ["Atomic Theory"]}, hand=["Tools"]),
        player("bob", ["Pottery"]),
        sets=["base", "artifacts", *(["figures"] if with_figures else [])],
        options={"relics": "yes"},
    )
    answer(match, "Meld Tools")
    kinds = ["To your achievements", "To your hand", "No"] if with_figures else ["To your achievements", "No"]
    assert options(match) == kinds


# Large games


@pytest.mark.parametrize(("scored", "shares"), [(4, True), (3, False)])
def test_far_away_twice_as_many_are_needed_also_by_a_karma(scored: int, shares: bool) -> None:
    # Writing shows two lightbulbs; cat, two seats away, has one for each scored card.
    seats = [player(name) for name in NAMES[3:8]]
    match = figures(
        player("ann", ["Writing"]),
        player("bob"),
        player("cat", ["Fu Xi"], score=[1] * scored),
        *seats,
        also=["cities", "artifacts", "echoes"],
    )
    act(match, "Dogma Writing")
    assert bool(hand(match, "cat")) == shares


def test_next_to_one_as_many_are_enough() -> None:
    match = figures(
        player("ann", ["Writing"]),
        player("bob", ["Fu Xi"], score=[1, 1]),
        *[player(name) for name in NAMES[2:8]],
        also=["cities", "artifacts", "echoes"],
    )
    act(match, "Dogma Writing")
    assert len(hand(match, "bob")) == 1


def test_eight_players_seven_of_whom_draw_a_figure_after_an_achieve_action() -> None:
    match = figures(
        player("ann", ["Writing"], score=[5]), *[player(name) for name in NAMES[1:]], also=["cities", "echoes"]
    )
    act(match, "Achieve 1")
    drawn = [[card.set_name for card in who.hand] for who in game(match).players]
    assert drawn == [[], *[["figures"]] * 7]


# What figures bring along without Echoes


def test_echo_effects_on_figures_need_no_echoes() -> None:
    # From the bottom up, before the effects of the card that is used.
    piles: dict[str, Pile] = {"blue": (["Writing", "Huang Di", "Archimedes"], "up")}
    match = figures(player("ann", piles=piles), player("bob"), decks={2: ["Calendar", "Currency", "Mapmaking"]})
    act(match, "Dogma Writing")
    # Two echo effects and Writing itself; nobody's karma is on top.
    assert hand(match, "ann") == ["Calendar", "Currency", "Mapmaking"]


def test_an_echo_effect_out_of_sight_is_not_carried_out() -> None:
    piles: dict[str, Pile] = {"blue": (["Writing", "Huang Di", "Archimedes"], "left")}
    match = figures(player("ann", piles=piles), player("bob"), decks={2: ["Calendar", "Currency"]})
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Calendar"]


def test_echo_effects_on_figures_are_shared() -> None:
    match = figures(
        player("ann", ["Huang Di"]), player("bob", ["Tools"]), decks={2: ["Calendar", "Currency"], 1: ["Homer"]}
    )
    act(match, "Dogma Huang Di")
    assert (hand(match, "bob"), hand(match, "ann")) == (["Calendar"], ["Currency", "Homer"])


def test_a_forecast_and_its_promotions_need_no_echoes() -> None:
    match = figures(
        player("ann", ["Daedalus"], hand=["Gunpowder"]), player("bob"), decks={4: ["Navigation", "Reformation"]}
    )
    act(match, "Dogma Daedalus")
    assert forecast(match, "ann") == ["Navigation"]
    answer(match, "Meld Gunpowder")
    assert options(match) == ["Navigation", "No"]
    answer(match, "Navigation", "No")
    assert (forecast(match, "ann"), pile(match, "ann", "green")) == ([], ["Navigation"])


def test_a_card_above_the_melded_one_is_not_promoted_nor_one_after_a_meld_by_an_effect() -> None:
    match = figures(
        player("ann", ["Sailing"], hand=["Optics"], forecast=["Navigation"]), player("bob"), decks={1: ["Oars"]}
    )
    act(match, "Meld Optics")
    act(match, "Dogma Sailing")
    assert forecast(match, "ann") == ["Navigation"]


def test_with_echoes_there_is_one_forecast_and_one_promotion() -> None:
    match = figures(
        player("ann", ["Writing"], hand=["Gunpowder"], forecast=["Navigation", "Reformation"]),
        player("bob"),
        also=["echoes"],
    )
    answer(match, "Meld Gunpowder", "Navigation", "No")
    assert asked(match) == "ann" and options(match)[0] == "Draw"
    assert forecast(match, "ann") == ["Reformation"]


def test_others_see_how_many_and_how_high_but_not_what_is_in_a_forecast() -> None:
    match = figures(player("ann", ["Writing"], forecast=["Navigation"]), player("bob"))
    assert "Navigation" in str(view(match, "ann").to_json())
    for name in ("bob", None):
        assert "Navigation" not in str(view(match, name).to_json())


def test_without_echoes_the_special_achievements_are_not_those_of_echoes() -> None:
    match = figures(player("ann", ["Writing"], forecast=[1, 1, 2, 2, 3, 3, 4, 4]), player("bob"))
    act(match, "Draw")
    assert "Destiny" not in [special.name for special in game(match).every_special()]


# All together


def test_a_turn_with_everything_in_it() -> None:
    # The free dogma of an artifact, its figure for sharing, a Meld action with dig, promotion and figure.
    match = figures(
        {
            **player("ann", ["Writing", "Oars"], hand=["Alexander the Great"], forecast=["Sailing"]),
            "display": ["Holmegaard Bows"],
        },
        player("bob", ["Sinuhe", "Pottery", "Agriculture"]),
        also=["cities", "artifacts", "echoes"],
        decks={1: ["Sneferu", "Basur Hoyuk Tokens", "Tools"], 2: ["Calendar", "Currency", "Rome"]},
        options={"relics": "yes"},
    )
    answer(match, "Free dogma Holmegaard Bows")
    assert hand(match, "bob") != [] and "Sneferu" in hand(match, "ann")
    answer(match, "Meld Alexander the Great")
    display = game(match).players[0].display
    assert display is not None and display.name == "Basur Hoyuk Tokens"
    assert "Sailing" in options(match)
    answer(match, "No")
    assert karmas_told(match)[-1:] == ["Alexander the Great"]
    assert (score(match, "ann"), "Sinuhe" in tops(match, "bob")) == (["Sinuhe"], False)


@pytest.mark.parametrize("bob", ["Zurich", "Alfred Nobel"], ids=["a flag", "a prize of a karma"])
def test_when_all_goes_out_of_play_at_once_nothing_on_a_board_counts_in_between(bob: str) -> None:
    # Ann's cards go first, a figure among them: then bob would have more crowns, and as many red cards, as she has.
    match = figures(
        player("ann", ["Huang Di", "Sailing"], piles={"red": (["Fission", "Oars"], "left")}),
        player("bob", [bob], achievements=[1, 2, 3, 4, 5, 6, 7]),
        also=["cities"],
        decks={10: ["Robotics"]},
    )
    assert counted(match, "bob") == []
    act(match, "Dogma Fission")
    assert tops(match, "ann") == tops(match, "bob") == []
    assert winners(match) == []
    assert "All hands, boards and score piles are out of play." in log(match, None)


def test_when_a_player_leaves_what_counts_on_other_boards_is_counted_when_all_is_gone() -> None:
    match = figures(
        player("ann", ["Huang Di", "Sailing"], piles={"red": (["Optics", "Oars"], "left")}),
        player("bob", ["Zurich"], achievements=[1, 2, 3, 4, 5, 6]),
        player("cat", ["Mysticism"]),
        also=["cities"],
    )
    match.concede(0)
    assert winners(match) == ["bob"]
    assert log(match, "cat")[-2:] == ["ann loses and is out of the game.", "bob wins with 7 achievements."]


LARGE: list[tuple[list[str], int, dict[str, str]]] = [
    *[(also, 2 + number % 3, {}) for number, also in enumerate(ALL_16) if "figures" in also],
    (SETS, 8, {"relics": "yes"}),
    (SETS, 4, {"teams": "yes", "relics": "yes"}),
    (SETS, 5, {"longer": "yes", "relics": "yes", "open": "covered+counts"}),
]


@pytest.mark.parametrize(("also", "seats", "chosen"), LARGE)
def test_games_can_be_saved_anywhere_as_positions_and_as_records(
    also: list[str], seats: int, chosen: dict[str, str]
) -> None:
    match = new_match(NAMES[:seats], "3e", 7, chosen, ["base", *also])
    marks = sorted(random.Random(seats).sample(range(20, 400), 4))
    for number, moment in enumerate(moments(match, 3, 400)):
        if number in marks and moment.decision is not None:
            same_everywhere(moment, position.load(position.dump(moment)))
            same_everywhere(moment, record.load(record.dump(moment), GAMES))


def same_everywhere(match: Match, again: Match) -> None:
    """Two matches stand at the same place: everyone sees the same and is asked the same."""
    for viewer in [*range(len(match.names)), None]:
        first: dict[str, Any] = match.view(viewer).to_json()
        second: dict[str, Any] = again.view(viewer).to_json()
        assert first == second
    assert match.decision is not None and again.decision is not None
    assert [option.label for option in match.decision.options] == [option.label for option in again.decision.options]
