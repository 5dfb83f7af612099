"""Figures in the Sand, age 1, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    decrees,
    figures,
    forecast,
    hand,
    icons,
    junk,
    karmas_told,
    log,
    options,
    pile,
    player,
    points,
    score,
    splay,
    tops,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec

DECREES = [
    ("Huang Di", "blue", "Writing", "Advancement"),
    ("Tigernmas", "red", "Archery", "War"),
    ("Fu Xi", "green", "Sailing", "Trade"),
    ("Sneferu", "yellow", "Masonry", "Expansion"),
    ("Sinuhe", "purple", "Mysticism", "Rivalry"),
]


@pytest.mark.parametrize(("figure", "color", "cover", "decree"), DECREES)
def test_a_decree_needs_but_two_figures_of_any_sort(figure: str, color: str, cover: str, decree: str) -> None:
    match = figures(
        player("ann", [figure], hand=["Gilgamesh", "Homer"]), player("bob", ["Pottery"], hand=["Imhotep", "Shennong"])
    )
    assert decrees(match) == [decree]
    act(match, "Draw")
    act(match, "Draw")
    assert decrees(match) == []


@pytest.mark.parametrize(("figure", "color", "cover", "decree"), DECREES)
def test_a_decree_is_not_eased_by_one_figure_nor_by_a_covered_one(
    figure: str, color: str, cover: str, decree: str
) -> None:
    bob = player("bob", ["Pottery"])
    assert decrees(figures(player("ann", [figure], hand=["Gilgamesh", "Oars"]), bob)) == []
    covered = player("ann", piles={color: ([cover, figure], "up")}, hand=["Gilgamesh", "Homer"])
    assert decrees(figures(covered, bob)) == []


# Daedalus


def test_daedalus_foreshadows_a_4() -> None:
    match = figures(player("ann", ["Daedalus"]), player("bob", ["Pottery"]), decks={4: ["Navigation"]})
    act(match, "Dogma Daedalus")
    assert (forecast(match, "ann"), forecast(match, "bob")) == (["Navigation"], [])


def test_daedalus_echoes_only_in_sight() -> None:
    match = figures(player("ann", piles={"blue": (["Writing", "Daedalus"], "left")}), player("bob", ["Pottery"]))
    act(match, "Dogma Writing")
    assert forecast(match, "ann") == []


def achievable(match: Match) -> list[str]:
    return [label for label in options(match) if label.startswith("Achieve")]


@pytest.mark.parametrize(
    ("forecast", "offered"),
    [((), ["Achieve 1"]), ((5,), ["Achieve 1", "Achieve 2"]), ((5, 9), ["Achieve 1", "Achieve 2", "Achieve 3"])],
)
def test_daedalus_claims_higher_by_the_forecast(forecast: tuple[int, ...], offered: list[str]) -> None:
    match = figures(player("ann", ["Daedalus"], score=[10, 6], forecast=forecast), player("bob", ["Pottery"]))
    assert achievable(match) == offered


def test_daedalus_counts_the_forecast_only_for_claiming() -> None:
    match = figures(
        player("ann", ["Daedalus"], forecast=[5, 9]), player("bob", ["Pottery"]), decks={1: ["Oars"], 3: ["Optics"]}
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Oars"]


def test_daedalus_adds_the_values_of_achievements_to_the_score() -> None:
    match = figures(
        player("ann", ["Daedalus"], score=[2], achievements=[1, 3, "Monument"]),
        player("bob", ["Pottery"], score=[2], achievements=[2]),
    )
    assert points(match, "ann") == 6
    assert points(match, "bob") == 2


def test_daedalus_covered_counts_nothing() -> None:
    match = figures(
        player("ann", piles={"blue": ["Writing", "Daedalus"]}, score=[10], forecast=[5], achievements=[3]),
        player("bob", ["Pottery"]),
    )
    assert points(match, "ann") == 10
    assert achievable(match) == ["Achieve 1"]


def test_daedalus_serves_no_opponent() -> None:
    match = figures(
        player("ann", ["Daedalus"]), player("bob", ["Pottery"], score=[10], forecast=[5], achievements=[3]), turn="bob"
    )
    assert achievable(match) == ["Achieve 1"]


# Huang Di


def test_huang_di_draws_a_2_and_shares_it() -> None:
    match = figures(
        player("ann", ["Huang Di"]), player("bob", ["Writing"]), decks={2: ["Currency", "Calendar"], 1: ["Homer"]}
    )
    act(match, "Dogma Huang Di")
    assert hand(match, "bob") == ["Currency"]
    # The free draw for sharing is a figure.
    assert hand(match, "ann") == ["Calendar", "Homer"]


def test_huang_di_echoes_only_in_sight() -> None:
    match = figures(
        player("ann", piles={"blue": (["Writing", "Huang Di"], "left")}),
        player("bob", ["Pottery"]),
        decks={2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Currency"]


def test_huang_di_counts_a_leaf_for_each_lightbulb() -> None:
    match = figures(player("ann", ["Huang Di", "Philosophy", "Clothing"]), player("bob", ["Writing"]))
    assert icons(match, "ann") == {"lightbulb": 5, "leaf": 7, "crown": 1}
    assert icons(match, "bob") == {"lightbulb": 2, "crown": 1}


def test_huang_di_shares_by_the_leaves_that_he_adds() -> None:
    match = figures(
        player("ann", ["Agriculture"], hand=["Oars"]), player("bob", ["Huang Di", "Archery"], hand=["Tools"])
    )
    answer(match, "Dogma Agriculture")
    assert asked(match) == "bob"


def test_huang_di_covered_counts_no_leaves() -> None:
    match = figures(player("ann", piles={"blue": (["Writing", "Huang Di"], "right")}), player("bob", ["Pottery"]))
    assert icons(match, "ann") == {"lightbulb": 4, "crown": 1}


# Imhotep


def test_imhotep_melds_a_2() -> None:
    match = figures(player("ann", ["Imhotep"]), player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Dogma Imhotep")
    assert tops(match, "ann") == ["Currency", "Imhotep"]


def test_imhotep_echoes_only_in_sight() -> None:
    match = figures(
        player("ann", piles={"blue": (["Writing", "Imhotep"], "right")}),
        player("bob", ["Pottery"]),
        decks={2: ["Currency", "Fermenting"]},
    )
    act(match, "Dogma Writing")
    assert (tops(match, "ann"), hand(match, "ann")) == (["Writing"], ["Currency"])


def test_imhotep_splays_instead_of_melding_over_unsplayed_cards() -> None:
    match = figures(
        player("ann", ["Imhotep"], piles={"red": ["Archery", "Oars"]}, hand=["Metalworking"]),
        player("bob", ["Pottery"]),
    )
    act(match, "Meld Metalworking")
    assert (pile(match, "ann", "red"), splay(match, "ann", "red")) == (["Archery", "Oars"], "left")
    assert bottom_of_deck(match, 1) == ["Metalworking"]
    assert karmas_told(match) == ["Imhotep"]
    assert "ann reveals Metalworking (1)." in log(match, "bob")


def test_imhotep_splays_for_what_his_own_echo_melds() -> None:
    match = figures(
        player("ann", piles={"blue": ["Imhotep", "Tools"]}), player("bob", ["Pottery"]), decks={2: ["Calendar"]}
    )
    act(match, "Dogma Imhotep")
    assert (pile(match, "ann", "blue"), splay(match, "ann", "blue")) == (["Imhotep", "Tools"], "left")
    assert bottom_of_deck(match, 2) == ["Calendar"]


@pytest.mark.parametrize(
    "red", [["Oars"], (["Archery", "Oars"], "left"), (["Archery", "Oars"], "up")], ids=["single", "left", "up"]
)
def test_imhotep_lets_melds_be_over_one_card_and_over_splayed_cards(red: list[str] | tuple[list[str], str]) -> None:
    match = figures(player("ann", ["Imhotep"], piles={"red": red}, hand=["Metalworking"]), player("bob", ["Pottery"]))
    act(match, "Meld Metalworking")
    assert tops(match, "ann") == ["Imhotep", "Metalworking"]
    assert karmas_told(match) == []


def test_imhotep_is_silent_for_opponents_and_when_covered() -> None:
    bob = player("bob", piles={"red": ["Archery", "Oars"]}, hand=["Metalworking"])
    match = figures(player("ann", ["Imhotep"], piles={"red": ["Construction", "Road Building"]}), bob, turn="bob")
    act(match, "Meld Metalworking")
    assert pile(match, "bob", "red") == ["Metalworking", "Archery", "Oars"]
    match = figures(player("ann", piles={"blue": ["Writing", "Imhotep"]}, hand=["Tools"]), bob)
    act(match, "Meld Tools")
    assert pile(match, "ann", "blue") == ["Tools", "Writing", "Imhotep"]


# Gilgamesh


def test_gilgamesh_scores_a_card_from_the_hand() -> None:
    match = figures(
        player("ann", ["Gilgamesh"], hand=["Tools", "Currency"]), player("bob", ["Pottery"]), decks={1: ["Oars"]}
    )
    act(match, "Inspire red", "Currency")
    assert score(match, "ann") == ["Currency"]
    assert hand(match, "ann") == ["Oars", "Tools"]


def test_gilgamesh_scores_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["Gilgamesh"]), player("bob", ["Pottery"]), decks={1: ["Oars"]})
    act(match, "Inspire red")
    assert (score(match, "ann"), hand(match, "ann")) == ([], ["Oars"])


@pytest.mark.parametrize(
    ("board", "castles"),
    [(["Gilgamesh"], 2), (["Gilgamesh", "Pottery", "Sailing"], 4), (["Gilgamesh", "Pottery", "Hatshepsut"], 7)],
    ids=["alone", "one bonus and three top cards", "two bonuses and three top cards"],
)
def test_gilgamesh_counts_castles_for_bonuses_and_top_cards(board: list[str], castles: int) -> None:
    match = figures(player("ann", board), player("bob", ["Hammurabi"]))
    assert icons(match, "ann")["castle"] == castles
    assert "castle" not in icons(match, "bob")


def test_gilgamesh_covered_counts_no_castles() -> None:
    match = figures(player("ann", piles={"red": (["Optics", "Gilgamesh"], "up")}), player("bob", ["Pottery"]))
    # The castle is his own, in sight like his bonus.
    assert icons(match, "ann") == {"crown": 3, "castle": 1}


# Hammurabi


def test_hammurabi_melds_a_card_from_the_hand() -> None:
    match = figures(
        player("ann", ["Hammurabi"], hand=["Tools", "Currency"]), player("bob", ["Pottery"]), decks={1: ["Oars"]}
    )
    act(match, "Inspire red", "Currency")
    assert tops(match, "ann") == ["Currency", "Hammurabi"]


def test_hammurabi_melds_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["Hammurabi"]), player("bob", ["Pottery"]), decks={1: ["Oars"]})
    act(match, "Inspire red")
    assert (tops(match, "ann"), hand(match, "ann")) == (["Hammurabi"], ["Oars"])


def test_hammurabi_demands_the_same_of_the_one_who_demands_and_first() -> None:
    match = figures(
        player("ann", ["Archery"], hand=["Alchemy"]),
        player("bob", ["Hammurabi"], hand=["Currency"]),
        decks={1: ["Oars", "Sailing"]},
    )
    act(match, "Dogma Archery")
    # Ann draws Oars and hands over Alchemy; then Bob draws Sailing and hands over his highest card, which is Alchemy.
    assert hand(match, "ann") == ["Alchemy", "Oars"]
    assert hand(match, "bob") == ["Currency", "Sailing"]
    assert karmas_told(match) == ["Hammurabi"]


def test_hammurabi_does_not_make_the_card_go_by_what_his_own_demand_moves() -> None:
    # Oars draws if its demand has moved no card; what goes to Bob by the karma is not of that demand.
    match = figures(
        player("ann", ["Oars"], hand=["Writing"]), player("bob", ["Hammurabi"]), decks={1: ["Archery", "Sailing"]}
    )
    act(match, "Dogma Oars")
    assert score(match, "bob") == ["Writing"]
    assert hand(match, "ann") == ["Archery", "Sailing"]


def test_hammurabi_minds_no_effect_without_a_demand() -> None:
    match = figures(player("ann", ["Sailing"]), player("bob", ["Hammurabi"]), decks={1: ["Oars"]})
    act(match, "Dogma Sailing")
    assert karmas_told(match) == []


def test_hammurabi_minds_no_demand_of_his_own_player_nor_of_others() -> None:
    match = figures(
        player("ann", ["Archery"], hand=["Alchemy"]),
        player("bob", ["Pottery"], hand=["Currency"]),
        player("cat", ["Hammurabi", "Masonry"]),
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Alchemy", "Currency"]
    assert karmas_told(match) == []
    match = figures(
        player("ann", ["Hammurabi", "City States"]), player("bob", ["The Wheel", "Masonry"]), decks={1: ["Oars"]}
    )
    act(match, "Dogma City States", "Masonry")
    assert tops(match, "ann") == ["City States", "Hammurabi", "Masonry"]
    assert karmas_told(match) == []


def test_hammurabi_covered_is_silent() -> None:
    match = figures(
        player("ann", ["Archery"]),
        player("bob", piles={"red": ["Optics", "Hammurabi"]}, hand=["Currency"]),
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Currency"]
    assert karmas_told(match) == []


# Tigernmas


def test_tigernmas_draws_a_1() -> None:
    match = figures(player("ann", ["Tigernmas"]), player("bob", ["Pottery"]), decks={1: ["Oars", "Sailing"]})
    act(match, "Inspire red")
    assert hand(match, "ann") == ["Oars", "Sailing"]


def test_tigernmas_scores_a_point_for_each_card_in_hand() -> None:
    match = figures(
        player("ann", ["Tigernmas"], hand=["Oars", "Alchemy", "Homer"], score=[2]),
        player("bob", ["Pottery"], hand=["Tools"], score=[2]),
    )
    assert (points(match, "ann"), points(match, "bob")) == (5, 2)
    act(match, "Meld Oars")
    assert points(match, "ann") == 2


def test_tigernmas_makes_eligible() -> None:
    held = ["Archery", "Oars", "Metalworking", "Tools", "Writing"]
    assert achievable(figures(player("ann", ["Tigernmas"], hand=held), player("bob", ["Pottery"]))) == ["Achieve 1"]
    assert achievable(figures(player("ann", ["Tigernmas"], hand=held[1:]), player("bob", ["Pottery"]))) == []


def test_tigernmas_covered_scores_nothing_for_the_hand() -> None:
    match = figures(player("ann", piles={"red": ["Archery", "Tigernmas"]}, hand=["Oars"]), player("bob", ["Pottery"]))
    assert points(match, "ann") == 0


# Fu Xi


def test_fu_xi_scores_a_2() -> None:
    match = figures(player("ann", ["Fu Xi"]), player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Dogma Fu Xi")
    assert score(match, "ann") == ["Currency"]


def test_fu_xi_echoes_only_in_sight() -> None:
    match = figures(
        player("ann", piles={"green": (["The Wheel", "Fu Xi"], "left")}),
        player("bob", ["Pottery"]),
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Dogma The Wheel")
    assert (score(match, "ann"), hand(match, "ann")) == ([], ["Oars", "Tools"])


def test_fu_xi_counts_a_lightbulb_for_each_card_scored_and_foreshadowed() -> None:
    match = figures(
        player("ann", ["Fu Xi", "Tools"], score=[1, 1, 4], forecast=[5, 6]),
        player("bob", ["Writing"], score=[2], forecast=[3]),
    )
    assert icons(match, "ann") == {"crown": 2, "castle": 1, "lightbulb": 7}
    assert icons(match, "bob") == {"crown": 1, "lightbulb": 2}


def test_fu_xi_covered_counts_no_lightbulbs() -> None:
    match = figures(
        player("ann", piles={"green": ["Sailing", "Fu Xi"]}, score=[1], forecast=[5]), player("bob", ["Pottery"])
    )
    assert icons(match, "ann") == {"crown": 2, "leaf": 1}


# Hatshepsut


def test_hatshepsut_draws_a_1() -> None:
    match = figures(player("ann", ["Hatshepsut"]), player("bob", ["Pottery"]), decks={1: ["Oars", "Sailing"]})
    act(match, "Inspire green")
    assert hand(match, "ann") == ["Oars", "Sailing"]
    assert karmas_told(match) == []


def test_hatshepsut_changes_the_hand_before_a_draw() -> None:
    match = figures(
        player("ann", ["Hatshepsut", "Calendar"], hand=["Tools", "Currency"]),
        player("bob", ["Pottery"]),
        decks={2: ["Mapmaking", "Mathematics", "Construction"]},
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Construction", "Mapmaking", "Mathematics"]
    assert (bottom_of_deck(match, 1), bottom_of_deck(match, 2)) == (["Tools"], ["Currency"])
    # The two cards that the karma draws trigger it no more.
    assert karmas_told(match) == ["Hatshepsut"]


@pytest.mark.parametrize(
    ("board", "held"),
    [(["Hatshepsut"], ["Tools"]), (["Hatshepsut", "Calendar"], ["Currency"])],
    ids=["draws a 1", "holds no 1"],
)
def test_hatshepsut_leaves_the_hand_alone(board: list[str], held: list[str]) -> None:
    match = figures(player("ann", board, hand=held), player("bob", ["Pottery"]), decks={1: ["Oars"], 2: ["Fermenting"]})
    act(match, "Draw")
    assert len(hand(match, "ann")) == 2
    assert held[0] in hand(match, "ann")
    assert karmas_told(match) == []


def test_hatshepsut_goes_by_the_value_that_is_drawn_in_the_end() -> None:
    # With no 1 left to draw, a 2 is drawn.
    match = figures(
        player("ann", ["Hatshepsut"], hand=["Tools"]),
        player("bob", ["Pottery"]),
        decks={2: ["Mapmaking", "Mathematics", "Construction"]},
        exact=True,
        achievements=[],
    )
    act(match, "Draw")
    assert karmas_told(match) == ["Hatshepsut"]
    # Tools, which she has returned, is the 1 that is drawn after all.
    assert hand(match, "ann") == ["Mapmaking", "Mathematics", "Tools"]


def test_hatshepsut_is_silent_for_opponents_and_when_covered() -> None:
    match = figures(
        player("ann", ["Calendar"], piles={"green": ["Sailing", "Hatshepsut"]}, hand=["Tools"]),
        player("bob", ["Mathematics"], hand=["Oars"]),
        decks={2: ["Currency", "Mapmaking"]},
        actions=1,
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Currency", "Tools"]
    match = figures(
        player("ann", ["Hatshepsut"], hand=["Tools"]),
        player("bob", ["Mathematics"], hand=["Oars"]),
        decks={2: ["Mapmaking"]},
        turn="bob",
    )
    act(match, "Draw")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Tools"], ["Mapmaking", "Oars"])


# Sargon of Akkad


def test_sargon_of_akkad_melds_a_1() -> None:
    match = figures(player("ann", ["Sargon of Akkad"]), player("bob", ["Pottery"]), decks={1: ["Oars", "Tools"]})
    act(match, "Inspire green")
    assert tops(match, "ann") == ["Oars", "Sargon of Akkad"]
    assert hand(match, "ann") == ["Tools"]


def test_sargon_of_akkad_tucks_under_a_top_card_of_the_same_value() -> None:
    match = figures(player("ann", ["Sargon of Akkad", "Archery"], hand=["Oars", "Sailing"]), player("bob", ["Pottery"]))
    act(match, "Meld Oars")
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    act(match, "Meld Sailing")
    assert pile(match, "ann", "green") == ["Sargon of Akkad", "Sailing"]
    assert karmas_told(match) == ["Sargon of Akkad", "Sargon of Akkad"]


@pytest.mark.parametrize("held", ["Construction", "Pottery"], ids=["another value", "a new colour"])
def test_sargon_of_akkad_lets_other_cards_be_melded(held: str) -> None:
    match = figures(player("ann", ["Sargon of Akkad", "Archery"], hand=[held]), player("bob", ["Tools"]))
    act(match, f"Meld {held}")
    assert held in tops(match, "ann")
    assert karmas_told(match) == []


def test_sargon_of_akkad_is_silent_for_opponents_and_when_covered() -> None:
    ann = player("ann", ["Sargon of Akkad", "Metalworking"])
    match = figures(ann, player("bob", ["Archery"], hand=["Oars"]), turn="bob")
    act(match, "Meld Oars")
    assert pile(match, "bob", "red") == ["Oars", "Archery"]
    match = figures(
        player("ann", ["Archery"], piles={"green": ["Sailing", "Sargon of Akkad"]}, hand=["Oars"]),
        player("bob", ["Pottery"]),
    )
    act(match, "Meld Oars")
    assert pile(match, "ann", "red") == ["Oars", "Archery"]


# Shennong


def test_shennong_foreshadows_a_2() -> None:
    match = figures(
        player("ann", ["Shennong"], forecast=["Alchemy"]), player("bob", ["Pottery"]), decks={2: ["Currency"]}
    )
    act(match, "Inspire yellow")
    assert (forecast(match, "ann"), score(match, "ann")) == (["Alchemy", "Currency"], [])
    assert karmas_told(match) == []


def test_shennong_first_scores_what_the_forecast_has_of_that_value() -> None:
    match = figures(
        player("ann", ["Shennong"], forecast=["Alchemy", "Calendar", "Mapmaking"]),
        player("bob", ["Pottery"]),
        decks={2: ["Currency"]},
    )
    act(match, "Inspire yellow")
    assert forecast(match, "ann") == ["Alchemy", "Currency"]
    assert score(match, "ann") == ["Calendar", "Mapmaking"]
    assert karmas_told(match) == ["Shennong"]


def test_shennong_is_silent_for_opponents_and_when_covered() -> None:
    match = figures(
        player("ann", ["Shennong"], forecast=["Gunpowder"]),
        player("bob", ["Daedalus"], forecast=["Navigation"]),
        decks={4: ["Invention"]},
        turn="bob",
    )
    act(match, "Dogma Daedalus")
    assert forecast(match, "bob") == ["Invention", "Navigation"]
    assert forecast(match, "ann") == ["Gunpowder"]
    match = figures(
        player("ann", piles={"yellow": (["Masonry", "Shennong"], "left")}, forecast=["Calendar"]),
        player("bob", ["Pottery"]),
        decks={2: ["Currency"]},
    )
    act(match, "Inspire yellow")
    assert forecast(match, "ann") == ["Calendar", "Currency"]


# Sneferu


def test_sneferu_tucks_until_a_card_bears_no_castle() -> None:
    match = figures(
        player("ann", ["Sneferu"]),
        player("bob", ["Pottery"]),
        decks={1: ["Oars"], 2: ["Construction", "Fermenting", "Calendar", "Monotheism"]},
    )
    act(match, "Inspire yellow")
    assert pile(match, "ann", "yellow") == ["Sneferu", "Fermenting"]
    assert tops(match, "ann") == ["Calendar", "Construction", "Sneferu"]
    assert hand(match, "ann") == ["Oars"]


def test_sneferu_tucks_one_card_without_a_castle() -> None:
    match = figures(
        player("ann", ["Sneferu"]), player("bob", ["Pottery"]), decks={1: ["Oars"], 2: ["Calendar", "Construction"]}
    )
    act(match, "Inspire yellow")
    assert tops(match, "ann") == ["Calendar", "Sneferu"]


def test_sneferu_counts_a_crown_for_each_castle() -> None:
    match = figures(player("ann", ["Sneferu", "Oars"]), player("bob", ["Archery"]))
    assert icons(match, "ann") == {"castle": 4, "crown": 5}
    assert icons(match, "bob") == {"castle": 2, "lightbulb": 1}


def test_sneferu_covered_counts_no_crowns() -> None:
    match = figures(player("ann", piles={"yellow": ["Masonry", "Sneferu"]}), player("bob", ["Pottery"]))
    assert icons(match, "ann") == {"castle": 3}


# Sunshu Ao


def test_sunshu_ao_tucks_a_card_from_the_hand() -> None:
    match = figures(
        player("ann", ["Sunshu Ao"], hand=["Tools", "Oars"]), player("bob", ["Pottery"]), decks={1: ["Sailing"]}
    )
    act(match, "Inspire yellow", "Oars")
    assert tops(match, "ann") == ["Oars", "Sunshu Ao"]
    assert hand(match, "ann") == ["Sailing", "Tools"]
    assert karmas_told(match) == []


def test_sunshu_ao_tucks_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["Sunshu Ao"]), player("bob", ["Pottery"]), decks={1: ["Sailing"]})
    act(match, "Inspire yellow")
    assert (tops(match, "ann"), hand(match, "ann")) == (["Sunshu Ao"], ["Sailing"])


def test_sunshu_ao_carries_out_a_yellow_card_instead_and_keeps_it() -> None:
    match = figures(
        player("ann", ["Sunshu Ao", "Pottery"], hand=["Fermenting"]),
        player("bob", ["Agriculture", "Calendar"]),
        decks={1: ["Sailing"], 2: ["Currency"]},
    )
    act(match, "Inspire yellow")
    # One colour of hers bears leaves: a 2. Bob does not share.
    assert hand(match, "ann") == ["Currency", "Fermenting", "Sailing"]
    assert hand(match, "bob") == []
    assert pile(match, "ann", "yellow") == ["Sunshu Ao"]
    assert karmas_told(match) == ["Sunshu Ao"]


def test_sunshu_ao_leaves_out_demands() -> None:
    match = figures(
        player("ann", ["Sunshu Ao"], hand=["Machinery", "Oars"]),
        player("bob", ["Pottery"], hand=["Tools"]),
        decks={1: ["Sailing"]},
    )
    act(match, "Inspire yellow", "Machinery", "Oars")
    # The second effect scores a card with a castle.
    assert (hand(match, "ann"), hand(match, "bob")) == (["Machinery", "Sailing"], ["Tools"])
    assert score(match, "ann") == ["Oars"]


def test_sunshu_ao_takes_the_card_back_from_where_its_effect_has_put_it() -> None:
    # Domestication melds the lowest card in hand, which is itself, and draws a 1.
    match = figures(
        player("ann", ["Sunshu Ao"], hand=["Domestication"]),
        player("bob", ["Pottery"]),
        decks={1: ["Tools", "Sailing"]},
    )
    act(match, "Inspire yellow")
    assert pile(match, "ann", "yellow") == ["Sunshu Ao"]
    assert hand(match, "ann") == ["Domestication", "Sailing", "Tools"]


def test_sunshu_ao_is_silent_for_opponents_and_when_covered() -> None:
    match = figures(
        player("ann", ["Sunshu Ao"]),
        player("bob", ["Homer"]),
        decks={1: ["Sailing"], 2: ["Fermenting"]},
        turn="bob",
    )
    act(match, "Inspire purple")
    assert tops(match, "bob") == ["Fermenting", "Homer"]
    match = figures(
        player("ann", piles={"yellow": (["Masonry", "Sunshu Ao"], "up")}, hand=["Fermenting"]),
        player("bob", ["Pottery"]),
        decks={1: ["Sailing"]},
    )
    act(match, "Inspire yellow")
    assert pile(match, "ann", "yellow") == ["Masonry", "Sunshu Ao", "Fermenting"]


# Homer


def test_homer_tucks_a_2() -> None:
    match = figures(player("ann", ["Homer"]), player("bob", ["Pottery"]), decks={1: ["Oars"], 2: ["Monotheism"]})
    act(match, "Inspire purple")
    assert pile(match, "ann", "purple") == ["Homer", "Monotheism"]
    assert hand(match, "ann") == ["Oars"]


def test_homer_tucks_a_figure_that_would_be_returned() -> None:
    match = figures(
        player("ann", ["Homer", "Pottery", "Archery"], hand=["Gilgamesh", "Tools"]),
        player("bob", ["Writing"]),
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Pottery", "Gilgamesh", "Done")
    assert pile(match, "ann", "red") == ["Archery", "Gilgamesh"]
    # It has not been returned, so Pottery scores nothing; it draws its 1.
    assert (score(match, "ann"), hand(match, "ann")) == ([], ["Oars", "Tools"])
    assert karmas_told(match) == ["Homer"]


def test_homer_tucks_the_figures_of_a_decree_but_no_other_card_and_none_from_a_board() -> None:
    match = figures(
        player("ann", ["Homer", "Tigernmas", "Tools", "Sailing"], hand=["Daedalus", "Oars", "Fu Xi"]),
        player("bob", ["Sneferu"]),
    )
    # The order is hers as long as a karma is going to act; then War returns all other players' top cards of a value.
    act(match, "Issue the War decree", "Fu Xi", "Oars", "1", "Homer")
    assert pile(match, "ann", "blue") == ["Tools", "Daedalus"]
    assert pile(match, "ann", "green") == ["Sailing", "Fu Xi"]
    assert junk(match) == ["Oars"]
    assert bottom_of_deck(match, 1, set_name="figures") == ["Sneferu"]
    assert achievements(match, "ann") == ["War"]
    # Two top figures are one too many.
    assert score(match, "ann") == ["Homer"]


def test_homer_lets_other_cards_be_returned() -> None:
    match = figures(
        player("ann", ["Homer", "Agriculture"], hand=["Gilgamesh", "Tools"]),
        player("bob", ["Writing"]),
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Agriculture", "Tools")
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert score(match, "ann") == ["Currency"]
    assert karmas_told(match) == []


@pytest.mark.parametrize(("turn", "kept"), [("ann", []), ("bob", ["Gilgamesh"])])
def test_homer_keeps_a_figure_when_his_owner_has_to_remove_all_hands_and_not_when_another_does(
    turn: str, kept: list[str]
) -> None:
    match = figures(
        player("ann", ["Homer"] + (["Fission"] if turn == "ann" else []), hand=["Gilgamesh"]),
        player("bob", ["Fission"] if turn == "bob" else []),
        decks={10: ["Robotics"]},
        turn=turn,
    )
    act(match, "Dogma Fission")
    assert pile(match, "ann", "red") == kept
    assert ("Gilgamesh" in junk(match)) is (turn == "ann")


def test_homer_is_silent_for_opponents_and_when_covered() -> None:
    match = figures(
        player("ann", ["Homer"]),
        player("bob", ["Agriculture"], hand=["Gilgamesh"]),
        decks={2: ["Currency"]},
        turn="bob",
    )
    act(match, "Dogma Agriculture", "Gilgamesh")
    assert bottom_of_deck(match, 1, set_name="figures") == ["Gilgamesh"]
    match = figures(
        player("ann", ["Agriculture"], piles={"purple": ["Mysticism", "Homer"]}, hand=["Gilgamesh"]),
        player("bob", ["Writing"]),
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Agriculture", "Gilgamesh")
    assert bottom_of_deck(match, 1, set_name="figures") == ["Gilgamesh"]


# Ptahhotep


def test_ptahhotep_scores_a_top_card() -> None:
    match = figures(
        player("ann", ["Ptahhotep"], piles={"red": ["Archery", "Oars"]}),
        player("bob", ["Pottery"]),
        decks={1: ["Sailing"]},
    )
    answer(match, "Inspire purple")
    assert options(match) == ["Archery", "Ptahhotep"]
    answer(match, "Archery")
    assert score(match, "ann") == ["Archery"]
    assert (tops(match, "ann"), hand(match, "ann")) == (["Oars", "Ptahhotep"], ["Sailing"])


def test_ptahhotep_scores_himself_if_he_has_to() -> None:
    match = figures(player("ann", ["Ptahhotep"]), player("bob", ["Pottery"]), decks={1: ["Sailing"]})
    act(match, "Inspire purple")
    assert (score(match, "ann"), tops(match, "ann")) == (["Ptahhotep"], [])


def test_ptahhotep_takes_the_highest_scored_card_of_the_one_who_demands() -> None:
    match = figures(
        player("ann", ["Metalworking", "City States"], score=["Currency", "Alchemy"]),
        player("bob", ["Ptahhotep", "Construction"]),
        decks={1: ["Sailing"]},
    )
    act(match, "Dogma City States", "Construction")
    assert (score(match, "ann"), score(match, "bob")) == (["Currency"], ["Alchemy"])
    # The demand goes on.
    assert pile(match, "ann", "red") == ["Construction", "Metalworking"]
    assert karmas_told(match) == ["Ptahhotep"]


def test_ptahhotep_takes_of_two_highest_cards_the_one_that_their_owner_chooses() -> None:
    match = figures(
        player("ann", ["Archery", "Masonry"], score=["Currency", "Fu Xi", "Plato", "Tools"]),
        player("bob", ["Ptahhotep"], hand=["Oars"]),
        decks={1: ["Sailing"]},
    )
    answer(match, "Dogma Archery")
    assert (asked(match), options(match)) == ("ann", ["Currency", "Plato"])
    answer(match, "Plato")
    assert score(match, "bob") == ["Plato"]


def test_ptahhotep_takes_nothing_from_an_empty_score_pile() -> None:
    match = figures(
        player("ann", ["Archery", "Masonry"]), player("bob", ["Ptahhotep"], hand=["Currency"]), decks={1: ["Sailing"]}
    )
    act(match, "Dogma Archery")
    assert (score(match, "bob"), hand(match, "ann")) == ([], ["Currency"])


@pytest.mark.parametrize(
    ("bob", "used"),
    [
        (player("bob", piles={"purple": ["Code of Laws", "Ptahhotep"]}, hand=["Currency"]), "Archery"),
        (player("bob", ["Ptahhotep", "The Wheel"], hand=["Currency"]), "Archery"),
        (player("bob", ["Ptahhotep"], hand=["Currency"]), "Sailing"),
    ],
    ids=["covered", "not vulnerable", "no demand"],
)
def test_ptahhotep_takes_nothing_else(bob: Spec, used: str) -> None:
    match = figures(player("ann", ["Archery", "Sailing"], score=["Alchemy"]), bob, decks={1: ["Oars"]})
    act(match, f"Dogma {used}")
    assert score(match, "ann") == ["Alchemy"]
    assert karmas_told(match) == []


def test_ptahhotep_takes_nothing_for_a_demand_of_his_own_player_nor_on_others() -> None:
    match = figures(
        player("ann", ["Archery", "Ptahhotep"], score=["Alchemy"]),
        player("bob", ["Pottery"], hand=["Currency"], score=["Optics"]),
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Archery")
    assert (score(match, "ann"), score(match, "bob")) == (["Alchemy"], ["Optics"])
    assert karmas_told(match) == []


# Sinuhe


@pytest.mark.parametrize(("value", "drawn"), [("2", "Currency"), ("3", "Optics")])
def test_sinuhe_foreshadows_a_2_or_a_3(value: str, drawn: str) -> None:
    match = figures(player("ann", ["Sinuhe"]), player("bob", ["Oars"]), decks={2: ["Currency"], 3: ["Optics"]})
    act(match, "Dogma Sinuhe", value)
    assert forecast(match, "ann") == [drawn]


def test_sinuhe_echoes_only_in_sight() -> None:
    match = figures(
        player("ann", piles={"purple": (["Mysticism", "Sinuhe"], "left")}),
        player("bob", ["Oars"]),
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Mysticism")
    assert forecast(match, "ann") == []


def test_sinuhe_scores_a_point_for_each_castle() -> None:
    match = figures(
        player("ann", ["Sinuhe", "Metalworking", "Tools"], score=[3]), player("bob", ["Masonry"], score=[3])
    )
    assert (points(match, "ann"), points(match, "bob")) == (7, 3)


def test_sinuhe_covered_scores_nothing() -> None:
    match = figures(
        player("ann", ["Metalworking"], piles={"purple": ["Mysticism", "Sinuhe"]}), player("bob", ["Pottery"])
    )
    assert points(match, "ann") == 0
