"""Figures in the Sand, age 2, card by card."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    decrees,
    figures,
    forecast,
    hand,
    icons,
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
from splay.kernel.plain import Spec

DECREES = [
    ("Archimedes", "blue", "Writing", "Advancement"),
    ("Sun Tzu", "red", "Archery", "War"),
    ("Ptolemy", "green", "Sailing", "Trade"),
    ("Ximen Bao", "yellow", "Masonry", "Expansion"),
    ("Plato", "purple", "Mysticism", "Rivalry"),
]


@pytest.mark.parametrize(("figure", "color", "cover", "decree"), DECREES)
def test_two_figures_of_any_sort_issue_the_decree(figure: str, color: str, cover: str, decree: str) -> None:
    match = figures(
        player("ann", [figure], hand=["Gilgamesh", "Homer"]), player("bob", ["Pottery"], hand=["Imhotep", "Shennong"])
    )
    assert decrees(match) == [decree]
    act(match, "Draw")
    act(match, "Draw")
    assert decrees(match) == []


@pytest.mark.parametrize(("figure", "color", "cover", "decree"), DECREES)
def test_one_figure_or_a_covered_karma_issues_no_decree(figure: str, color: str, cover: str, decree: str) -> None:
    bob = player("bob", ["Pottery"])
    assert decrees(figures(player("ann", [figure], hand=["Gilgamesh", "Oars"]), bob)) == []
    covered = player("ann", piles={color: ([cover, figure], "up")}, hand=["Gilgamesh", "Homer"])
    assert decrees(figures(covered, bob)) == []


# Archimedes


def test_archimedes_draws_a_2_that_his_karma_makes_a_3() -> None:
    match = figures(player("ann", ["Archimedes"]), player("bob", ["Pottery"]), decks={2: ["Currency"], 3: ["Optics"]})
    act(match, "Dogma Archimedes")
    assert hand(match, "ann") == ["Optics"]
    assert karmas_told(match) == ["Archimedes"]


def test_archimedes_covered_draws_a_2_and_raises_nothing() -> None:
    match = figures(
        player("ann", piles={"blue": (["Writing", "Archimedes"], "up")}),
        player("bob", ["Pottery"]),
        decks={2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Calendar", "Currency"]
    assert karmas_told(match) == []


def test_archimedes_echoes_only_in_sight() -> None:
    match = figures(
        player("ann", piles={"blue": (["Writing", "Archimedes"], "left")}),
        player("bob", ["Pottery"]),
        decks={2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Currency"]


def test_archimedes_raises_values_for_those_who_share() -> None:
    match = figures(
        player("ann", ["Archimedes", "The Wheel"]),
        player("bob", ["Metalworking"]),
        decks={2: ["Currency", "Calendar", "Fermenting", "Mapmaking", "Sun Tzu"]},
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "bob") == ["Calendar", "Currency"]
    # The free draw is no effect, and as high as the highest top card.
    assert hand(match, "ann") == ["Fermenting", "Mapmaking", "Sun Tzu"]


def test_archimedes_raises_values_in_demands() -> None:
    match = figures(player("ann", ["Archimedes", "Archery"]), player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Currency"]


def test_archimedes_leaves_values_that_are_counted() -> None:
    match = figures(
        player("ann", ["Archimedes", "Agriculture"], hand=["Oars"]), player("bob", ["Tools"]), decks={2: ["Currency"]}
    )
    act(match, "Dogma Agriculture", "Oars")
    assert score(match, "ann") == ["Currency"]


def test_archimedes_raises_nothing_in_other_actions() -> None:
    match = figures(
        player("ann", ["Archimedes"], piles={"red": (["Archery", "Tigernmas"], "up")}),
        player("bob", ["Pottery"]),
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Inspire red")
    assert hand(match, "ann") == ["Oars", "Tools"]


def test_archimedes_raises_nothing_when_an_opponent_acts() -> None:
    match = figures(
        player("ann", ["Archimedes"], piles={"green": ["The Wheel"]}),
        player("bob", ["Writing"]),
        decks={2: ["Currency", "Calendar", "Fermenting"], 1: ["Homer"]},
        turn="bob",
    )
    act(match, "Dogma Writing")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Currency"], ["Calendar", "Homer"])
    assert karmas_told(match) == []


def test_archimedes_leaves_values_in_karmas() -> None:
    # She holds a 1, and her draw of a 2 is raised to a 3: Hatshepsut first returns her hand and draws two 3.
    match = figures(
        player("ann", ["Archimedes", "Hatshepsut"], hand=["Oars"]),
        player("bob", ["Pottery"]),
        decks={3: ["Optics", "Paper", "Medicine"]},
    )
    act(match, "Dogma Archimedes", "Hatshepsut")
    assert hand(match, "ann") == ["Medicine", "Optics", "Paper"]
    assert karmas_told(match) == ["Archimedes", "Hatshepsut"]


def test_archimedes_raises_a_demand_that_a_karma_returns() -> None:
    match = figures(
        player("ann", ["Archimedes", "Archery"]), player("bob", ["Hammurabi"]), decks={2: ["Currency", "Calendar"]}
    )
    act(match, "Dogma Archery", "Currency")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Currency"], ["Calendar"])
    assert karmas_told(match) == ["Archimedes", "Hammurabi"]


# Zhang Heng


def test_zhang_heng_tucks_a_3_and_scores_what_is_over_it() -> None:
    match = figures(
        player("ann", ["Zhang Heng"], piles={"red": ["Archery", "Oars"]}),
        player("bob", ["Tools"]),
        decks={3: ["Engineering"]},
    )
    act(match, "Dogma Zhang Heng")
    assert pile(match, "ann", "red") == ["Engineering"]
    assert score(match, "ann") == ["Archery", "Oars"]


def test_zhang_heng_scores_himself_over_a_blue_card() -> None:
    match = figures(player("ann", ["Zhang Heng"]), player("bob", ["Tools"]), decks={3: ["Alchemy"]})
    act(match, "Dogma Zhang Heng")
    assert (pile(match, "ann", "blue"), score(match, "ann")) == (["Alchemy"], ["Zhang Heng"])


def test_zhang_heng_scores_nothing_in_a_new_colour() -> None:
    match = figures(player("ann", ["Zhang Heng"]), player("bob", ["Tools"]), decks={3: ["Engineering"]})
    act(match, "Dogma Zhang Heng")
    assert (tops(match, "ann"), score(match, "ann")) == (["Engineering", "Zhang Heng"], [])


def test_zhang_heng_counts_scored_cards_as_bonuses() -> None:
    match = figures(player("ann", ["Zhang Heng"], score=[5, 3]), player("bob", ["Hammurabi"], score=[5, 3]))
    # 8 scored; bonuses of 5, 3 and his own 2 are worth 5 + 1 + 1. Bob has only his bonus of 2.
    assert (points(match, "ann"), points(match, "bob")) == (15, 10)


def test_zhang_heng_covered_counts_only_what_is_printed() -> None:
    match = figures(
        player("ann", piles={"blue": (["Writing", "Zhang Heng"], "up")}, score=[5, 3]), player("bob", ["Tools"])
    )
    assert points(match, "ann") == 10


@pytest.mark.parametrize(("scored", "claimed"), [(7, ["Wealth"]), (6, [])])
def test_zhang_heng_wins_wealth_by_scored_cards(scored: int, claimed: list[str]) -> None:
    match = figures(player("ann", ["Zhang Heng"], score=[1] * scored), player("bob", ["Tools"]), also=["echoes"])
    act(match, "Draw")
    assert achievements(match, "ann") == claimed


# Alexander the Great


def test_alexander_the_great_scores_a_card_from_the_hand() -> None:
    match = figures(
        player("ann", ["Alexander the Great"], hand=["Oars", "Tools"]),
        player("bob", ["Pottery"]),
        decks={2: ["Currency"]},
    )
    act(match, "Inspire red", "Oars")
    assert (score(match, "ann"), hand(match, "ann")) == (["Oars"], ["Currency", "Tools"])


def test_alexander_the_great_scores_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["Alexander the Great"]), player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Inspire red")
    assert (score(match, "ann"), hand(match, "ann")) == ([], ["Currency"])


def test_alexander_the_great_scores_low_top_figures_of_opponents() -> None:
    match = figures(
        player("ann", ["Homer"], hand=["Alexander the Great"]),
        player("bob", ["Daedalus", "Oars"], piles={"green": ["Sailing", "Fu Xi"]}),
        player("cat", ["Ximen Bao", "Code of Laws"]),
    )
    # At the end of the action one of her own two top figures fades.
    act(match, "Meld Alexander the Great", "Homer")
    assert score(match, "ann") == ["Daedalus", "Homer", "Ximen Bao"]
    assert (tops(match, "bob"), tops(match, "cat")) == (["Oars", "Sailing"], ["Code of Laws"])


def test_alexander_the_great_scores_no_higher_figure_and_no_other_card() -> None:
    match = figures(player("ann", ["Sailing"], hand=["Alexander the Great"]), player("bob", ["Oars", "Tools"]))
    act(match, "Meld Alexander the Great")
    assert (score(match, "ann"), tops(match, "bob")) == ([], ["Oars", "Tools"])
    match = figures(
        player("ann", ["Sailing"], hand=["Alexander the Great"]),
        player("bob", piles={"red": ["Ching Shih"]}),
        also=["artifacts"],
        options={"relics": "yes"},
    )
    act(match, "Meld Alexander the Great")
    assert (score(match, "ann"), tops(match, "bob")) == ([], ["Ching Shih"])


def test_alexander_the_great_scores_also_when_an_effect_melds_him_but_not_when_he_is_tucked() -> None:
    bob = player("bob", ["Daedalus"])
    match = figures(player("ann", ["Clothing"], hand=["Alexander the Great"]), bob, decks={1: ["Oars"]})
    answer(match, "Dogma Clothing")
    assert "Daedalus" in score(match, "ann")
    match = figures(player("ann", ["Code of Laws", "Oars"], hand=["Alexander the Great"]), bob)
    act(match, "Dogma Code of Laws", "Alexander the Great", "No")
    assert (score(match, "ann"), tops(match, "bob")) == ([], ["Daedalus"])


def test_alexander_the_great_demands_by_score() -> None:
    match = figures(
        player("ann", ["Alexander the Great", "City States"], score=[3]),
        player("bob", ["Masonry", "Code of Laws", "The Wheel"], score=[4]),
        decks={1: ["Tools"]},
    )
    # Bob has as many crowns, but fewer points: her bonus counts.
    act(match, "Dogma City States", "Masonry")
    assert "Masonry" in tops(match, "ann")


def test_alexander_the_great_shares_by_score() -> None:
    decks = {1: ["Oars", "Tools"], 2: ["Archimedes"]}
    ann = player("ann", ["Alexander the Great", "Sailing"])
    match = figures(ann, player("bob", ["Pottery"], score=[2]), decks=decks)
    act(match, "Dogma Sailing")
    # Two points are as many as her bonus; crowns bob has none.
    assert tops(match, "bob") == ["Oars", "Pottery"]
    match = figures(ann, player("bob", ["Code of Laws", "Currency"], score=[1]), decks=decks)
    act(match, "Dogma Sailing")
    assert tops(match, "bob") == ["Code of Laws", "Currency"]


@pytest.mark.parametrize(
    ("ann", "bob", "turn"),
    [
        (player("ann", ["Alexander the Great"]), player("bob", ["Sailing"], score=[1]), "bob"),
        (
            player("ann", ["Sailing"], piles={"red": ["Archery", "Alexander the Great"]}),
            player("bob", ["Pottery"], score=[2]),
            "ann",
        ),
    ],
    ids=["an opponent's action", "covered"],
)
def test_alexander_the_great_is_silent(ann: Spec, bob: Spec, turn: str) -> None:
    match = figures(ann, bob, decks={1: ["Oars", "Tools"]}, turn=turn)
    act(match, "Dogma Sailing")
    assert "Tools" not in tops(match, "ann") + tops(match, "bob")
    assert karmas_told(match) == []


# Sun Tzu


def test_sun_tzu_draws_a_2() -> None:
    match = figures(player("ann", ["Sun Tzu"]), player("bob", ["Pottery"]), decks={2: ["Currency", "Calendar"]})
    act(match, "Inspire red")
    assert hand(match, "ann") == ["Calendar", "Currency"]


def test_sun_tzu_melds_cards_with_the_featured_icon_before_the_free_draw() -> None:
    match = figures(
        player("ann", ["Sun Tzu", "Sailing"], hand=["Tools", "Writing", "Optics", "Domestication"]),
        player("bob", ["Currency"]),
        decks={1: ["Pottery", "Mysticism"]},
    )
    answer(match, "Dogma Sailing")
    # Writing features lightbulbs and Domestication castles, but both bear a crown.
    assert options(match) == ["Writing", "Optics", "Domestication", "Done"]
    answer(match, "Writing", "Domestication")
    assert tops(match, "ann") == ["Domestication", "Mysticism", "Sailing", "Sun Tzu", "Writing"]
    assert len(hand(match, "ann")) == 3
    assert karmas_told(match) == ["Sun Tzu"]


def test_sun_tzu_draws_as_high_as_what_he_has_melded() -> None:
    match = figures(
        player("ann", ["Sun Tzu", "Sailing"], hand=["Compass"]),
        player("bob", ["Currency"]),
        decks={1: ["Pottery", "Mysticism"], 3: ["Paper"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Sailing", "Compass")
    assert hand(match, "ann") == ["Paper"]


@pytest.mark.parametrize(
    ("ann", "bob", "turn"),
    [
        (player("ann", ["Sun Tzu", "Sailing"], hand=["Optics"]), player("bob", ["Pottery"]), "ann"),
        (player("ann", ["Sun Tzu", "Currency"], hand=["Optics"]), player("bob", ["Sailing"], hand=["Oars"]), "bob"),
        (
            player("ann", ["Sailing"], piles={"red": ["Archery", "Sun Tzu"]}, hand=["Optics"]),
            player("bob", ["Currency"]),
            "ann",
        ),
    ],
    ids=["nobody shares", "an opponent draws for sharing", "covered"],
)
def test_sun_tzu_is_silent(ann: Spec, bob: Spec, turn: str) -> None:
    match = figures(ann, bob, decks={1: ["Tools", "Mysticism"]}, turn=turn)
    act(match, "Dogma Sailing")
    assert "Optics" in hand(match, "ann")
    assert karmas_told(match) == []


def test_sun_tzu_minds_no_draw_action() -> None:
    match = figures(player("ann", ["Sun Tzu"], hand=["Oars"]), player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Draw")
    assert hand(match, "ann") == ["Currency", "Oars"]


# Augustus Caesar


def test_augustus_caesar_foreshadows_a_3() -> None:
    match = figures(
        player("ann", ["Augustus Caesar"], forecast=["Navigation"]),
        player("bob", ["Pottery"]),
        decks={2: ["Currency"], 3: ["Alchemy"]},
    )
    act(match, "Inspire green")
    assert forecast(match, "ann") == ["Alchemy", "Navigation"]
    # Blue is not what he is after; but the card is revealed.
    assert "ann reveals Alchemy (3)." in log(match, "bob")


def test_augustus_caesar_takes_what_he_would_foreshadow() -> None:
    match = figures(
        player("ann", ["Augustus Caesar"], forecast=["Navigation"]),
        player("bob", ["Pottery"]),
        decks={2: ["Currency"], 3: ["Engineering"]},
    )
    act(match, "Inspire green")
    assert forecast(match, "ann") == []
    assert pile(match, "ann", "red") == ["Engineering"]
    assert pile(match, "ann", "green") == ["Augustus Caesar", "Navigation"]


@pytest.mark.parametrize("held", ["Oars", "Engineering", "The Wheel"])
def test_augustus_caesar_takes_a_low_card_with_a_castle_that_anyone_melds(held: str) -> None:
    match = figures(
        player("ann", ["Augustus Caesar"], forecast=["Calendar", "Gunpowder"]),
        player("bob", ["Pottery"], hand=[held]),
        turn="bob",
    )
    act(match, f"Meld {held}")
    assert f"bob reveals {held} ({3 if held == 'Engineering' else 1})." in log(match, "ann")
    assert tops(match, "bob") == ["Pottery"]
    assert held in tops(match, "ann")
    assert "Gunpowder" in pile(match, "ann", "red")
    assert (forecast(match, "ann"), pile(match, "ann", "blue")) == ([], ["Calendar"])
    assert karmas_told(match) == ["Augustus Caesar"]


@pytest.mark.parametrize(("held", "color"), [("Masonry", "yellow"), ("Optics", "red"), ("Sailing", "green")])
def test_augustus_caesar_reveals_but_leaves_other_low_cards(held: str, color: str) -> None:
    match = figures(
        player("ann", ["Augustus Caesar"], forecast=["Calendar"]), player("bob", ["Pottery"], hand=[held]), turn="bob"
    )
    act(match, f"Meld {held}")
    assert pile(match, "bob", color) == [held]
    assert forecast(match, "ann") == ["Calendar"]
    assert any(line.startswith(f"bob reveals {held}") for line in log(match, "ann"))


def test_augustus_caesar_takes_what_an_opponent_foreshadows() -> None:
    match = figures(
        player("ann", ["Augustus Caesar"]), player("bob", ["Sinuhe"]), decks={2: ["Construction"]}, turn="bob"
    )
    act(match, "Dogma Sinuhe", "2")
    assert forecast(match, "bob") == []
    assert pile(match, "ann", "red") == ["Construction"]


def test_augustus_caesar_takes_his_own_player_s_cards_and_tucks_in_the_order_that_she_likes() -> None:
    match = figures(
        player("ann", ["Augustus Caesar"], hand=["Oars"], forecast=["Calendar", "Alchemy"]), player("bob", ["Pottery"])
    )
    # Going to the board is no meld, so that nothing is promoted either.
    act(match, "Meld Oars", "Calendar")
    assert tops(match, "ann") == ["Augustus Caesar", "Calendar", "Oars"]
    assert pile(match, "ann", "blue") == ["Calendar", "Alchemy"]


def test_augustus_caesar_minds_no_higher_card() -> None:
    match = figures(player("ann", ["Augustus Caesar"]), player("bob", ["Pottery"], hand=["Coal"]), turn="bob")
    act(match, "Meld Coal")
    assert tops(match, "bob") == ["Coal", "Pottery"]
    assert karmas_told(match) == []


def test_augustus_caesar_covered_is_silent() -> None:
    match = figures(
        player("ann", piles={"green": ["Sailing", "Augustus Caesar"]}, forecast=["Calendar"]),
        player("bob", ["Pottery"], hand=["Oars"]),
        turn="bob",
    )
    act(match, "Meld Oars")
    assert tops(match, "bob") == ["Oars", "Pottery"]
    assert karmas_told(match) == []


# Ptolemy


def test_ptolemy_melds_a_2() -> None:
    match = figures(
        player("ann", ["Ptolemy", "Tools"]), player("bob", ["Pottery"]), decks={2: ["Calendar", "Fermenting"]}
    )
    act(match, "Inspire green")
    assert (tops(match, "ann"), hand(match, "ann")) == (["Calendar", "Ptolemy"], ["Fermenting"])


def dogmas(labels: list[str]) -> list[str]:
    return [label.removeprefix("Dogma ") for label in labels if label.startswith("Dogma ")]


def test_ptolemy_lets_every_top_blue_card_be_used() -> None:
    match = figures(
        player("ann", ["Ptolemy", "Alchemy"]),
        player("bob", ["Oars"], piles={"blue": ["Writing", "Tools"]}),
        player("cat", ["Masonry", "Calendar"]),
        decks={2: ["Currency"]},
    )
    assert dogmas(options(match)) == ["Alchemy", "Ptolemy", "Writing", "Calendar"]


def test_ptolemy_lets_a_partner_s_top_blue_card_be_used_as_well() -> None:
    match = figures(
        player("ann", ["Ptolemy"], team=1),
        player("bob", ["Calendar"], team=2),
        player("cat", ["Writing"], team=1),
        player("dan", team=2),
    )
    assert dogmas(options(match)) == ["Ptolemy", "Calendar", "Writing"]


def test_ptolemy_uses_another_s_card_as_one_of_her_own() -> None:
    match = figures(
        player("ann", ["Ptolemy"], piles={"blue": (["Pottery", "Huang Di"], "up")}),
        player("bob", ["Writing"]),
        player("cat", ["Philosophy"]),
        decks={2: ["Currency", "Calendar", "Fermenting", "Mapmaking", "Mathematics", "Construction", "Sun Tzu"]},
    )
    act(match, "Dogma Writing")
    # The echo effect in her blue pile comes first, and those with as many lightbulbs share both.
    assert hand(match, "bob") == ["Currency", "Mapmaking"]
    assert hand(match, "cat") == ["Calendar", "Mathematics"]
    assert hand(match, "ann") == ["Construction", "Fermenting", "Sun Tzu"]


def test_ptolemy_serves_no_opponent_and_not_when_covered() -> None:
    match = figures(player("ann", ["Ptolemy", "Alchemy"]), player("bob", ["Writing"]), turn="bob")
    assert dogmas(options(match)) == ["Writing"]
    match = figures(player("ann", piles={"green": ["Sailing", "Ptolemy"]}), player("bob", ["Writing"]))
    assert dogmas(options(match)) == ["Sailing"]


# Cai Lun


def test_cai_lun_may_splay_a_colour_left() -> None:
    ann = player("ann", ["Cai Lun"], piles={"red": ["Archery", "Oars"], "blue": ["Tools"]})
    match = figures(ann, player("bob", ["Pottery"]))
    act(match, "Dogma Cai Lun", "red")
    assert splay(match, "ann", "red") == "left"
    match = figures(ann, player("bob", ["Pottery"]))
    act(match, "Dogma Cai Lun", "No")
    assert splay(match, "ann", "red") == "unsplayed"


def test_cai_lun_has_nothing_to_splay() -> None:
    match = figures(player("ann", ["Cai Lun", "Tools"]), player("bob", ["Pottery"]))
    act(match, "Dogma Cai Lun")
    assert splay(match, "ann", "yellow") == "unsplayed"


def test_cai_lun_foreshadows_a_3_before_claiming_a_standard_achievement() -> None:
    match = figures(player("ann", ["Cai Lun"], score=[5]), player("bob", ["Pottery"]), decks={3: ["Optics"]})
    act(match, "Achieve 1")
    assert (achievements(match, "ann"), forecast(match, "ann")) == ([1], ["Optics"])
    assert karmas_told(match) == ["Cai Lun"]


def test_cai_lun_foreshadows_a_3_before_claiming_a_special_achievement() -> None:
    match = figures(
        player("ann", ["Cai Lun", "Philosophy"], hand=["Oars"], scored=5),
        player("bob", ["Pottery"]),
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Philosophy", "Oars")
    assert (achievements(match, "ann"), forecast(match, "ann")) == (["Monument"], ["Optics"])


def achievable(labels: list[str]) -> list[str]:
    return [label.removeprefix("Achieve ") for label in labels if label.startswith("Achieve ")]


def test_cai_lun_claims_cards_of_the_forecast() -> None:
    match = figures(
        player("ann", ["Cai Lun"], score=[10], forecast=["Calendar", "Alchemy"]),
        player("bob", ["Pottery"]),
        decks={1: ["Homer"], 3: ["Optics"]},
        achievements=[1],
    )
    # Alchemy is a 3, and the highest top card a 2.
    assert achievable(options(match)) == ["Calendar", "1"]
    act(match, "Achieve Calendar")
    assert achievements(match, "ann") == [2]
    assert forecast(match, "ann") == ["Alchemy", "Optics"]
    # It was a standard achievement, claimed by an action.
    assert hand(match, "bob") == ["Homer"]
    assert "ann achieves 2 from their forecast." in log(match, "bob")


def test_cai_lun_claims_only_what_the_score_is_enough_for() -> None:
    match = figures(player("ann", ["Cai Lun"], score=[9], forecast=["Calendar"]), player("bob", ["Pottery"]))
    assert achievable(options(match)) == ["1"]


def test_cai_lun_serves_no_opponent_and_not_when_covered() -> None:
    bob = player("bob", ["Calendar"], score=[10], forecast=["Oars"])
    match = figures(player("ann", ["Cai Lun"]), bob, turn="bob")
    assert achievable(options(match)) == ["1", "2"]
    act(match, "Achieve 1")
    assert karmas_told(match) == []
    match = figures(
        player("ann", piles={"yellow": ["Masonry", "Cai Lun"]}, score=[5], forecast=["Oars"]),
        player("bob", ["Pottery"]),
    )
    assert achievable(options(match)) == ["1"]
    act(match, "Achieve 1")
    assert karmas_told(match) == []


# Ximen Bao


def test_ximen_bao_tucks_a_card_from_the_hand() -> None:
    match = figures(
        player("ann", ["Ximen Bao"], hand=["Oars", "Tools"]), player("bob", ["Pottery"]), decks={2: ["Currency"]}
    )
    act(match, "Inspire yellow", "Oars")
    assert (tops(match, "ann"), hand(match, "ann")) == (["Oars", "Ximen Bao"], ["Currency", "Tools"])


def test_ximen_bao_tucks_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["Ximen Bao"]), player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Inspire yellow")
    assert (tops(match, "ann"), hand(match, "ann")) == (["Ximen Bao"], ["Currency"])


ELSEWHERE: dict[str, Pile] = {
    "red": (["Optics", "Gilgamesh"], "right"),
    "green": (["Sailing", "Hatshepsut"], "up"),
}


def test_ximen_bao_has_all_inspire_effects_in_his_order() -> None:
    match = figures(
        player("ann", ["Ximen Bao"], piles=ELSEWHERE, hand=["Tools"]),
        player("bob", ["Pottery"]),
        decks={1: ["Masonry"], 2: ["Currency"]},
    )
    act(match, "Inspire yellow")
    # Red scores the only card in hand, green draws a 1, and yellow tucks it; then comes a 2, as he is one.
    assert score(match, "ann") == ["Tools"]
    assert pile(match, "ann", "yellow") == ["Ximen Bao", "Masonry"]
    assert hand(match, "ann") == ["Currency"]


def test_ximen_bao_leaves_to_other_colours_what_is_theirs() -> None:
    match = figures(
        player("ann", ["Ximen Bao"], piles=ELSEWHERE, hand=["Tools"]),
        player("bob", ["Pottery"]),
        decks={3: ["Compass"]},
    )
    act(match, "Inspire red")
    assert (score(match, "ann"), hand(match, "ann")) == (["Tools"], ["Compass"])


def test_ximen_bao_has_all_echo_effects() -> None:
    match = figures(
        player(
            "ann",
            ["Ximen Bao"],
            piles={
                "green": (["Sailing", "Fu Xi"], "right"),
                "blue": (["Writing", "Huang Di"], "up"),
                "purple": (["Mysticism", "Sinuhe"], "left"),
            },
        ),
        player("bob", ["Oars"]),
        decks={2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Ximen Bao")
    # Blue comes before green; Sinuhe's echo effect is out of sight.
    assert (hand(match, "ann"), score(match, "ann"), forecast(match, "ann")) == (["Currency"], ["Calendar"], [])


def test_ximen_bao_serves_no_opponent() -> None:
    match = figures(
        player("ann", ["Ximen Bao"]),
        player("bob", ["Masonry"], piles=ELSEWHERE),
        turn="bob",
    )
    assert [label for label in options(match) if label.startswith("Inspire")] == ["Inspire red", "Inspire green"]


def test_ximen_bao_covered_has_only_his_own() -> None:
    match = figures(
        player("ann", piles={**ELSEWHERE, "yellow": (["Masonry", "Ximen Bao"], "right")}, hand=["Tools"]),
        player("bob", ["Pottery"]),
        decks={1: ["Oars"]},
    )
    act(match, "Inspire yellow")
    assert (pile(match, "ann", "blue"), score(match, "ann"), hand(match, "ann")) == (["Tools"], [], ["Oars"])


# Confucius


def test_confucius_scores_an_opponent_s_top_figure_of_value_1() -> None:
    match = figures(
        player("ann", ["Confucius"]),
        player("bob", ["Daedalus"], piles={"green": ["Mapmaking", "Fu Xi"]}),
        player("cat", ["Sneferu"]),
    )
    answer(match, "Dogma Confucius")
    assert options(match) == ["Daedalus", "Sneferu"]
    answer(match, "Sneferu")
    assert (score(match, "ann"), tops(match, "cat")) == (["Sneferu"], [])


def test_confucius_scores_no_other_card() -> None:
    match = figures(player("ann", ["Confucius"]), player("bob", ["Archimedes", "Oars"]))
    act(match, "Dogma Confucius")
    assert (score(match, "ann"), tops(match, "bob")) == ([], ["Archimedes", "Oars"])


def test_confucius_scores_neither_a_figure_of_her_own_nor_a_partner_s() -> None:
    match = figures(player("ann", ["Confucius", "Daedalus"]), player("bob", ["Oars"]))
    answer(match, "Dogma Confucius")
    # Both are still there, and one has to fade.
    assert options(match) == ["Daedalus", "Confucius"]
    match = figures(
        player("ann", ["Confucius"], team=1),
        player("bob", ["Oars"], team=2),
        player("cat", ["Sneferu"], team=1),
        player("dan", team=2),
    )
    act(match, "Dogma Confucius")
    assert (score(match, "ann"), tops(match, "cat")) == ([], ["Sneferu"])


def test_confucius_has_another_icon_featured_than_castles() -> None:
    match = figures(
        player("ann", ["Confucius", "Archery"], hand=["Oars"]),
        player("bob", ["Masonry"], hand=["Currency"]),
        decks={1: ["Tools"]},
    )
    answer(match, "Dogma Archery")
    assert (asked(match), options(match)) == ("ann", ["leaf", "lightbulb"])
    answer(match, "leaf")
    # Bob has more castles than Ann, but fewer leaves.
    assert hand(match, "ann") == ["Currency", "Oars"]
    assert "ann chooses leaf." in log(match, "bob")


def test_confucius_chooses_no_icon_that_is_not_on_the_board() -> None:
    # Crowns she has by the karma of Sneferu only.
    match = figures(player("ann", ["Confucius", "Sneferu", "Archery"]), player("bob", ["Masonry"]))
    assert icons(match, "ann")["crown"] == 4
    answer(match, "Dogma Archery")
    assert options(match) == ["leaf", "lightbulb"]


def test_confucius_can_lose_by_the_icon_that_he_chooses() -> None:
    match = figures(
        player("ann", ["Confucius", "Archery"]), player("bob", ["Calendar"], hand=["Currency"]), decks={1: ["Tools"]}
    )
    act(match, "Dogma Archery", "leaf")
    # Two leaves against one: he is not vulnerable, although he has no castle.
    assert hand(match, "bob") == ["Currency"]


@pytest.mark.parametrize(
    ("ann", "turn", "used"),
    [
        (player("ann", ["Confucius", "Sailing"]), "ann", "Sailing"),
        (player("ann", ["Confucius"]), "bob", "Metalworking"),
        (player("ann", ["Archery"], piles={"purple": ["Code of Laws", "Confucius"]}), "ann", "Archery"),
    ],
    ids=["no castles", "an opponent's action", "covered"],
)
def test_confucius_is_silent(ann: Spec, turn: str, used: str) -> None:
    match = figures(ann, player("bob", ["Metalworking"]), decks={1: ["Tools"]}, turn=turn)
    act(match, f"Dogma {used}")
    assert karmas_told(match) == []


# Plato


def test_plato_may_splay_a_colour_left() -> None:
    ann = player("ann", ["Plato"], piles={"red": ["Archery", "Oars"]})
    match = figures(ann, player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Inspire purple", "red")
    assert (splay(match, "ann", "red"), hand(match, "ann")) == ("left", ["Currency"])
    match = figures(ann, player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Inspire purple", "No")
    assert splay(match, "ann", "red") == "unsplayed"


def test_plato_has_nothing_to_splay() -> None:
    match = figures(player("ann", ["Plato"]), player("bob", ["Pottery"]), decks={2: ["Currency"]})
    act(match, "Inspire purple")
    assert hand(match, "ann") == ["Currency"]


SPLAYED: dict[str, Pile] = {
    "red": (["Coal", "Gunpowder"], "left"),
    "yellow": (["Masonry", "Agriculture"], "right"),
}


def test_plato_counts_four_icons_for_each_splayed_colour() -> None:
    match = figures(
        player("ann", ["Plato"], piles={**SPLAYED, "blue": ["Tools", "Writing"]}),
        player("bob", piles={"green": (["Sailing", "Currency"], "left")}),
    )
    # Each number has what is in sight, and then two for the splayed colours.
    assert icons(match, "ann") == {"factory": 4, "castle": 4 + 2, "leaf": 1 + 2, "lightbulb": 4 + 2, "crown": 0 + 2}
    assert icons(match, "bob") == {"crown": 3, "leaf": 1}


def test_plato_covered_counts_nothing_more() -> None:
    match = figures(player("ann", piles={**SPLAYED, "purple": ["Mysticism", "Plato"]}), player("bob", ["Pottery"]))
    assert icons(match, "ann") == {"factory": 4, "castle": 6, "leaf": 1}
