"""Figures of ages 1 to 5 in company: with other expansions, shared and demanded, two karmas at once, decks run out."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    available,
    bottom_of_deck,
    counted,
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
    seat,
    splay,
    tops,
    winners,
)

# Age 1


def test_daedalus_shares_the_foreshadowing_and_his_own_forecast_counts_at_once() -> None:
    match = figures(
        player("ann", ["Daedalus"], score=[10]),
        player("bob", ["Masonry"]),
        decks={4: ["Navigation", "Anatomy"], 1: ["Homer"]},
    )
    act(match, "Dogma Daedalus")
    assert (forecast(match, "bob"), forecast(match, "ann")) == (["Navigation"], ["Anatomy"])
    assert "Achieve 2" in options(match)


def test_imhotep_counts_a_new_splay_for_a_city() -> None:
    match = figures(
        player("ann", ["Imhotep"], piles={"red": ["Archery", "Oars"]}, hand=["Metalworking"]),
        player("bob", ["Pottery"]),
        also=["cities"],
    )
    # She has splayed a colour in a new direction, and holds no city.
    act(match, "Meld Metalworking")
    assert [card.set_name for card in seat(match, "ann").hand] == ["cities"]


def test_imhotep_covers_no_card_so_nothing_is_dug() -> None:
    match = figures(
        player("ann", ["Imhotep"], piles={"red": ["Gunpowder", "Oars"]}, hand=["Metalworking"]),
        player("bob", ["Pottery"]),
        also=["artifacts"],
    )
    act(match, "Meld Metalworking")
    assert seat(match, "ann").display is None


def test_gilgamesh_counts_no_bonus_that_another_karma_lends() -> None:
    match = figures(player("ann", ["Gilgamesh", "Zhang Heng"], score=[5, 4]), player("bob"))
    # Two bonuses are printed on the board, and there are two top cards; one castle shows.
    assert icons(match, "ann")["castle"] == 1 + 2 * 2


def test_tigernmas_counts_the_hand_of_the_moment() -> None:
    match = figures(player("ann", ["Tigernmas"]), player("bob"), decks={1: ["Oars", "Tools"]})
    act(match, "Inspire red")
    assert points(match, "ann") == 2


def test_fu_xi_shares_by_the_lightbulbs_of_his_score_pile() -> None:
    match = figures(
        player("ann", ["Writing"]), player("bob", ["Fu Xi"], score=[1, 1]), decks={2: ["Currency", "Calendar"]}
    )
    act(match, "Dogma Writing")
    assert hand(match, "bob") == ["Currency"]


def test_sargon_of_akkad_makes_a_meld_action_no_meld() -> None:
    # Nothing is promoted, and the free dogma of a promoted card is no question.
    match = figures(
        player("ann", ["Sargon of Akkad", "Archery"], hand=["Oars"], forecast=["Tools"]), player("bob"), also=["echoes"]
    )
    act(match, "Meld Oars")
    assert (pile(match, "ann", "red"), forecast(match, "ann")) == (["Archery", "Oars"], ["Tools"])


def test_shennong_scores_before_the_forecast_can_be_full() -> None:
    match = figures(
        player("ann", ["Shennong"], forecast=["Calendar", "Tools", "Oars", "Writing", "Archery", "Sailing"]),
        player("bob"),
        also=["echoes"],
        decks={2: ["Currency"]},
    )
    act(match, "Inspire yellow")
    # Seven cards would be Destiny, but Calendar has been scored first.
    assert len(forecast(match, "ann")) == 6
    assert "Destiny" not in achievements(match, "ann")


def test_sneferu_goes_on_where_a_karma_keeps_the_card_from_being_tucked() -> None:
    # Fermenting bears a castle; Sunshu Ao has it carried out and kept, and another card is drawn.
    match = figures(
        player("ann", piles={"yellow": (["Sunshu Ao", "Sneferu"], "left")}),
        player("bob"),
        decks={1: ["Oars"], 2: ["Fermenting", "Calendar"]},
    )
    act(match, "Inspire yellow")
    assert "Fermenting" in hand(match, "ann")
    assert pile(match, "ann", "blue") == ["Calendar"]


def test_sunshu_ao_takes_a_card_back_that_its_own_effect_has_returned() -> None:
    match = figures(
        player("ann", ["Sunshu Ao"], hand=["Agriculture"]), player("bob"), decks={1: ["Oars"], 2: ["Calendar"]}
    )
    act(match, "Inspire yellow", "Agriculture")
    assert score(match, "ann") == ["Calendar"]
    assert hand(match, "ann") == ["Agriculture", "Oars"]


def test_ptahhotep_takes_what_counts_as_scored() -> None:
    # Michelangelo lets the hand of the one who demands be part of the score pile.
    match = figures(
        player("ann", ["Archery", "Michelangelo", "Mysticism"], hand=["Gunpowder"], score=["Tools"]),
        player("bob", ["Ptahhotep"], hand=["Oars"]),
        decks={1: ["Sailing"]},
    )
    answer(match, "Dogma Archery")
    assert score(match, "bob") == ["Gunpowder"]


def test_huang_di_counts_his_leaves_for_an_effect_that_counts_icons() -> None:
    match = figures(
        player("ann", ["Huang Di"], piles={"purple": ["Reformation"]}, hand=["Oars", "Archery", "Tools"]), player("bob")
    )
    # Reformation shows three leaves itself; two more make it five, which is two pairs.
    answer(match, "Dogma Reformation", "Yes")
    assert "2 in all" in str(match.decision)


def test_hammurabi_answers_a_compel_too() -> None:
    match = figures(
        player("ann", ["Excalibur", "Alchemy"]),
        player("bob", ["Hammurabi", "Masonry", "Feudalism", "The Wheel"]),
        also=["artifacts"],
    )
    answer(match, "Dogma Excalibur")
    # Ann hands over a top card that is higher than Bob's of its colour, before he does.
    assert (asked(match), options(match)) == ("ann", ["Alchemy", "Excalibur"])
    answer(match, "Alchemy")
    assert asked(match) == "bob"
    assert pile(match, "bob", "blue") == ["Alchemy"]
    assert karmas_told(match) == ["Hammurabi"]


def test_hammurabi_answers_both_demands_of_an_endorsed_card() -> None:
    match = figures(
        player("ann", ["Archery", "Memphis"], hand=["Oars"]),
        player("bob", ["Hammurabi"], hand=["Currency"]),
        also=["cities"],
        decks={1: ["Sailing", "Writing", "Pottery", "Clothing"]},
    )
    act(match, "Endorse Archery")
    assert karmas_told(match) == ["Hammurabi", "Hammurabi"]
    assert len(hand(match, "bob")) == 3


def test_hatshepsut_minds_the_card_that_is_really_drawn() -> None:
    # There is no 1 left, so that a 2 would be drawn; but then a 1 has come back, and the draw goes on.
    match = figures(
        player("ann", ["Hatshepsut"], hand=["Oars"]),
        player("bob"),
        decks={2: ["Currency", "Calendar", "Mapmaking"]},
        exact=True,
        achievements=[],
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Calendar", "Currency", "Oars"]
    assert karmas_told(match) == ["Hatshepsut"]


def test_hatshepsut_minds_no_card_that_a_city_searches_for() -> None:
    # A search ignores what other expansions do to draws.
    match = figures(
        player("ann", ["Hatshepsut"], piles={"red": ["Archery"]}, hand=["Oars", "Sparta"]),
        player("bob"),
        also=["cities"],
        decks={2: ["Construction", "Calendar"]},
    )
    answer(match, "Meld Sparta")
    assert "Oars" in hand(match, "ann")
    assert karmas_told(match) == []


def test_sunshu_ao_carries_out_the_card_that_pays_for_an_endorsement() -> None:
    match = figures(player("ann", ["Sunshu Ao", "Memphis"], hand=["Masonry"]), player("bob"), also=["cities"])
    # He is endorsed with the castle that he features; Masonry is used and stays in hand.
    act(match, "Endorse Sunshu Ao", "Done")
    assert hand(match, "ann") == ["Masonry"]
    assert karmas_told(match) == ["Sunshu Ao"]


def test_homer_acts_where_his_player_shares() -> None:
    match = figures(
        player("ann", ["Mathematics"]),
        player("bob", ["Homer", "Archery", "Tools"], hand=["Gilgamesh"]),
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Mathematics", "Gilgamesh")
    assert pile(match, "bob", "red") == ["Archery", "Gilgamesh"]
    # Nothing has been returned, so nothing is drawn for it; but a card tucked is a change, and sharing is paid for.
    assert tops(match, "bob") == ["Archery", "Homer", "Tools"]
    assert len(hand(match, "ann")) == 1


def test_sinuhe_counts_castles_where_scores_are_compared() -> None:
    # Her castles make her points as many as his, with Alexander's bonus: she shares.
    match = figures(
        player("ann", ["Sinuhe", "Metalworking", "Tools"], score=[1]),
        player("bob", ["Alexander the Great", "Sailing"], score=[3]),
        decks={1: ["Oars", "Pottery"]},
        turn="bob",
    )
    assert points(match, "ann") == points(match, "bob") == 5
    act(match, "Dogma Sailing")
    assert pile(match, "ann", "red") == ["Oars", "Metalworking"]


# Age 2


def test_archimedes_raises_the_values_of_a_displayed_artifact_and_of_an_endorsed_card() -> None:
    match = figures(
        player("ann", ["Archimedes"]) | {"display": ["Babylonian Chronicles"]},
        player("bob"),
        also=["artifacts"],
        decks={4: ["Anatomy"]},
    )
    answer(match, "Free dogma Babylonian Chronicles")
    assert score(match, "ann") == ["Anatomy"]
    match = figures(
        player("ann", ["Archimedes", "Jerusalem", "Mysticism"], hand=["Oars"]), player("bob"), also=["cities"]
    )
    act(match, "Endorse Archimedes")
    # His echo effect is carried out twice.
    assert [line for line in log(match, None) if line.startswith("ann draws")] == ["ann draws a 3."] * 2


def test_zhang_heng_scores_nothing_over_a_card_that_a_karma_has_kept() -> None:
    # Bob shares: the yellow 3 is carried out by Sunshu Ao and goes to his hand.
    match = figures(
        player("ann", ["Zhang Heng"]),
        player("bob", piles={"yellow": ["Sunshu Ao", "Masonry"], "green": ["Sailing"]}),
        decks={3: ["Medicine", "Optics"]},
    )
    act(match, "Dogma Zhang Heng")
    assert pile(match, "bob", "yellow") == ["Sunshu Ao", "Masonry"]
    assert (hand(match, "bob"), score(match, "bob")) == (["Medicine"], [])


def test_alexander_the_great_counts_scores_for_a_displayed_artifact_without_its_icons() -> None:
    match = figures(
        player("ann", ["Alexander the Great"]) | {"display": ["Babylonian Chronicles"]},
        player("bob", ["Tools"], score=[2]),
        player("cat", ["Masonry", "The Wheel"], score=[1]),
        also=["artifacts"],
        decks={3: ["Optics", "Paper"]},
    )
    answer(match, "Free dogma Babylonian Chronicles")
    # Bob has as many points as her bonus, and so is compelled and shares; Cat has more castles, but fewer points.
    assert "ann uses the dogma of Babylonian Chronicles; bob may share; bob is vulnerable." in log(match, None)
    assert pile(match, "ann", "blue") == ["Tools"]


def test_sun_tzu_goes_by_the_icon_that_confucius_has_featured() -> None:
    match = figures(
        player("ann", ["Sun Tzu", "Confucius", "The Wheel"], hand=["Pottery", "Oars"]),
        player("bob", ["Agriculture"]),
        decks={1: ["Tools", "Writing", "Clothing", "Sailing"]},
    )
    answer(match, "Dogma The Wheel")
    # Bob has more leaves and shares; for the free draw she melds cards with leaves, not with castles.
    assert "Pottery" in options(match)
    assert "Oars" not in options(match)


def test_augustus_caesar_takes_what_a_demand_would_have_melded() -> None:
    # Bob has handed a card over, and draws and melds a 2 for it: a red one with castles goes to Ann.
    match = figures(
        player("ann", ["Augustus Caesar", "Code of Laws"], piles={"red": ["Horseshoes"]}),
        player("bob", ["Sailing"]),
        also=["echoes"],
        decks={2: ["Construction", "Crossbow"]},
    )
    answer(match, "Dogma Horseshoes")
    assert pile(match, "bob", "red") == []
    assert pile(match, "ann", "red")[0] in ("Construction", "Crossbow")


def test_ptolemy_lets_no_other_card_be_endorsed() -> None:
    match = figures(
        player("ann", ["Ptolemy"], piles={"purple": ["Ephesus"]}, hand=["Oars"]),
        player("bob", ["Dice"]),
        also=["cities", "echoes"],
    )
    assert "Dogma Dice" in options(match)
    assert [label for label in options(match) if label.startswith("Endorse")] == ["Endorse Ptolemy"]


def test_cai_lun_foreshadows_for_nothing_where_another_karma_is_picked() -> None:
    # Bob's Shivaji watches as well; Ann's turn, so she picks, and the other karma is ignored.
    match = figures(
        player("ann", ["Cai Lun"], score=[5]),
        player("bob", ["Shivaji"], score=[5]),
        decks={3: ["Optics"]},
    )
    answer(match, "Achieve 1")
    assert (asked(match), options(match)) == ("ann", ["Cai Lun", "Shivaji"])
    answer(match, "Cai Lun")
    assert (achievements(match, "ann"), forecast(match, "ann")) == ([1], ["Optics"])


def test_ximen_bao_counts_all_echo_effects_for_history() -> None:
    match = figures(
        player(
            "ann",
            ["Ximen Bao", "Huang Di", "Fu Xi", "Saladin", "Sinuhe"],
        ),
        player("bob"),
        also=["echoes"],
    )
    answer(match, "Draw")
    assert "History" in achievements(match, "ann")


@pytest.mark.parametrize(("leafy", "shares"), [("Code of Laws", False), ("Clothing", True)])
def test_confucius_adds_the_icons_of_a_displayed_artifact_that_he_features(leafy: str, shares: bool) -> None:
    match = figures(
        player("ann", ["Confucius"]) | {"display": ["Holy Lance"]},
        player("bob", [leafy, "Masonry"]),
        also=["artifacts"],
    )
    # Holy Lance features castles. In their place count leaves: one on Confucius, and one on the artifact.
    answer(match, "Free dogma Holy Lance")
    assert ("bob shares effect 2 of Holy Lance." in log(match, None)) == shares
    assert "ann chooses leaf." in log(match, "bob")


def test_plato_stops_counting_in_the_middle_of_the_action_that_covers_him() -> None:
    match = figures(
        player("ann", ["Plato"], piles={"red": (["Archery", "Oars"], "left")}, hand=["Mysticism"]), player("bob")
    )
    assert icons(match, "ann")["crown"] == 1
    act(match, "Meld Mysticism")
    assert "crown" not in icons(match, "ann")


# Age 3


def test_alhazen_draws_a_figure_of_as_high_a_value_for_sharing() -> None:
    match = figures(
        player("ann", ["Alhazen", "Sailing"], piles={"red": (["Archery", "Oars", "Metalworking"], "left")}),
        player("bob", ["Currency"]),
        decks={1: ["Clothing", "Masonry"], 4: ["Yi Sun-Sin"]},
    )
    act(match, "Dogma Sailing")
    # The free draw is a Draw action, and four castles show in red.
    assert hand(match, "ann") == ["Yi Sun-Sin"]


def test_sejong_the_great_draws_above_10_and_ends_the_game() -> None:
    match = figures(player("ann", ["Sejong the Great"], hand=["Software"], score=[2]), player("bob"))
    answer(match, "Meld Software")
    assert winners(match) == ["ann"]


def test_saladin_is_covered_in_the_middle_of_his_own_karma() -> None:
    # Optics would be scored: it is melded over Saladin, who is silent from then on.
    match = figures(
        player("ann", ["Saladin", "Philosophy"], hand=["Optics", "Tools"]), player("bob"), decks={1: ["Oars"]}
    )
    act(match, "Dogma Philosophy", "Optics", "red")
    assert (pile(match, "ann", "red"), splay(match, "ann", "red")) == (["Optics", "Saladin"], "left")
    act(match, "Dogma Philosophy", "Tools")
    assert score(match, "ann") == ["Tools"]


def test_tran_huang_dao_makes_icons_count_for_sharing() -> None:
    match = figures(
        player("ann", ["Sailing"]),
        player("bob", ["Tran Huang Dao", "Mapmaking"]),
        decks={1: ["Oars", "Tools"]},
    )
    # Two crowns, and one more for his castles.
    assert icons(match, "bob")["crown"] == 3
    act(match, "Dogma Sailing")
    assert "Oars" in tops(match, "bob")


def test_shen_kuo_counts_the_splay_of_his_own_pile() -> None:
    match = figures(player("ann", piles={"green": (["Shen Kuo", "Paper"], "left")}), player("bob"))
    assert points(match, "ann") == 3


def test_su_song_minds_a_3_that_comes_for_a_2() -> None:
    match = figures(
        player("ann", ["Su Song"], piles={"blue": ["Writing"]}, score=["Tools"]),
        player("bob"),
        decks={3: ["Optics", "Paper"], 4: ["Anatomy"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Writing")
    assert (hand(match, "ann"), forecast(match, "ann")) == (["Optics"], ["Tools"])
    assert karmas_told(match) == ["Su Song"]


def test_avicenna_keeps_another_figure_whose_karma_goes_on() -> None:
    match = figures(
        player("ann", ["Avicenna", "Su Song"], score=["Tools"], hand=["Education"]),
        player("bob"),
        decks={3: ["Optics"]},
    )
    act(
        match,
        "Draw",
    )
    assert tops(match, "ann") == ["Avicenna", "Su Song"]
    assert karmas_told(match) == ["Su Song", "Avicenna"]


def test_rhazes_goes_by_the_card_that_is_really_drawn() -> None:
    match = figures(
        player("ann", ["Rhazes"], hand=["Education", "Anatomy"]),
        player("bob"),
        decks={4: ["Navigation"]},
        exact=True,
        achievements=[],
    )
    act(match, "Draw")
    # There is no 3 left: a 4 is drawn, and a 4 tucked.
    assert (pile(match, "ann", "yellow"), hand(match, "ann")) == (["Rhazes", "Anatomy"], ["Education", "Navigation"])


def test_al_kindi_draws_from_echoes_as_any_draw_may() -> None:
    match = figures(
        player("ann", ["Al-Kindi", "Writing"]),
        player("bob", ["Tools"]),
        also=["echoes"],
        decks={2: ["Calendar", "Currency"], 3: ["Optics", "Compass", "Novel", "Rhazes"]},
    )
    act(match, "Dogma Writing")
    # She holds a base card, so that the first of the two is of Echoes; the free draw is a figure.
    assert sorted(card.set_name for card in seat(match, "ann").hand) == ["base", "base", "echoes", "figures"]


def test_murasaki_shikibu_achieves_a_card_that_counts_as_scored() -> None:
    match = figures(
        player("ann", ["Murasaki Shikibu", "Michelangelo"], hand=["Tools"], score=["Optics", "Engineering"]),
        player("bob"),
    )
    answer(match, "Achieve 1")
    assert achievements(match, "ann") == [1, 1]
    assert hand(match, "ann") == []


# Age 4


def test_johannes_kepler_reveals_by_the_colour_of_a_displayed_artifact() -> None:
    match = figures(
        player("ann", ["Johannes Kepler"], hand=["Archery", "Oars", "Tools"]) | {"display": ["Babylonian Chronicles"]},
        player("bob"),
        also=["artifacts"],
        decks={5: ["Coal"]},
    )
    answer(match, "Free dogma Babylonian Chronicles")
    # It is red, as two of her cards are: the 3 is a 5.
    assert score(match, "ann") == ["Coal"]
    assert "ann reveals Archery (1) and Oars (1)." in log(match, "bob")


def test_takiyuddin_may_splay_before_a_city_would_be_drawn() -> None:
    match = figures(
        player("ann", piles={"blue": (["Takiyuddin", "Tools"], "left")}),
        player("bob"),
        also=["cities"],
        decks={5: ["Coal"], 4: ["Anatomy"]},
    )
    act(match, "Inspire blue", "blue")
    assert splay(match, "ann", "blue") == "right"
    assert "cities" in [card.set_name for card in seat(match, "ann").hand]


def test_amina_sukhera_scores_a_bottom_card_of_each_player_even_if_it_is_a_top_card() -> None:
    match = figures(
        player("ann", ["Amina Sukhera"]),
        player("bob", ["Homer"]),
        player("cat", piles={"purple": ["Mysticism", "Code of Laws"]}),
    )
    answer(match, "Inspire red")
    while "Draw" not in options(match):
        answer(match, options(match)[0])
    assert score(match, "ann") == ["Code of Laws", "Homer"]
    assert tops(match, "bob") == []


def test_yi_sun_sin_tucks_a_figure_that_would_fade_into_a_splayed_colour() -> None:
    match = figures(
        player("ann", ["Yi Sun-Sin"], piles={"green": (["Shen Kuo", "Paper"], "left")}),
        player("bob"),
        decks={3: ["Education"], 4: ["Anatomy"]},
    )
    act(match, "Draw", "Shen Kuo")
    assert pile(match, "ann", "green") == ["Paper", "Shen Kuo"]
    assert pile(match, "ann", "purple") == ["Education"]
    assert score(match, "ann") == []


def test_christopher_columbus_counts_no_factory_of_cards_out_of_sight() -> None:
    match = figures(player("ann", ["Christopher Columbus"], piles={"red": ["Archery", "Coal"]}), player("bob"))
    assert "crown" not in icons(match, "ann")


def test_galileo_galilei_takes_the_forecast_before_each_card_of_a_trade_decree() -> None:
    # Three cards of one value are foreshadowed: only before the first is the forecast taken.
    match = figures(
        player("ann", ["Galileo Galilei"], forecast=["Tools"], hand=["Daedalus", "Archimedes", "Su Song"]),
        player("bob"),
        decks={5: ["Coal", "Banking", "Chemistry"]},
    )
    act(match, "Issue the Trade decree")
    assert forecast(match, "ann") == ["Banking", "Chemistry", "Coal"]
    assert hand(match, "ann") == ["Tools"]


def test_leonardo_da_vinci_s_melds_add_colours_but_no_city() -> None:
    match = figures(
        player("ann", ["Leonardo Da Vinci"], hand=["Masonry", "Tools", "Oars"]),
        player("bob"),
        also=["cities"],
    )
    act(match, "Meld Masonry")
    # Only the card of the Meld action could bring one, and yellow is no new colour.
    assert tops(match, "ann") == ["Masonry", "Oars", "Tools"]
    assert hand(match, "ann") == []


def test_michelangelo_lets_a_scored_card_of_the_hand_be_returned() -> None:
    match = figures(
        player("ann", ["Michelangelo"], piles={"purple": ["Education"]}, hand=["Gunpowder"], score=["Tools"]),
        player("bob"),
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Education", "Gunpowder")
    # Two above the Tools that are left.
    assert bottom_of_deck(match, 4) == ["Gunpowder"]
    assert hand(match, "ann") == ["Optics"]


def test_niccolo_machiavelli_looks_at_a_partner_s_board_as_well() -> None:
    splayed: dict[str, Pile] = {"red": (["Archery", "Oars"], "right")}
    match = figures(
        player("ann", ["Niccolo Machiavelli"], piles=splayed, team=0),
        player("bob", team=1),
        player("cat", piles={"red": (["Gunpowder", "Coal"], "left")}, team=0),
        player("dan", team=1),
    )
    assert counted(match, "ann") == []


def test_william_shakespeare_counts_the_picture_of_a_city() -> None:
    match = figures(player("ann", ["William Shakespeare", "Memphis"]), player("bob"), also=["cities"])
    assert points(match, "ann") == 4 + 2


# Age 5


def test_christiaan_huygens_melds_a_card_by_what_is_his_highest_top_card_then() -> None:
    match = figures(
        player("ann", ["Christiaan Huygens", "Canning"]), player("bob"), decks={8: ["Flight"]}, also=["echoes"]
    )
    act(match, "Dogma Christiaan Huygens", "8")
    # An 8 is two above the 6; nothing is promoted, because that was no Meld action.
    assert "Flight" in tops(match, "ann")


def test_isaac_newton_covers_himself_and_the_draw_goes_by_what_is_left() -> None:
    match = figures(player("ann", ["Isaac Newton"]), player("bob"), decks={1: ["Tools", "Oars"]})
    act(match, "Draw", "ann")
    assert pile(match, "ann", "blue") == ["Tools", "Isaac Newton"]
    assert hand(match, "ann") == ["Oars"]


def test_peter_the_great_spares_a_partner_s_figures() -> None:
    match = figures(
        player("ann", hand=["Peter the Great"], team=0),
        player("bob", ["Isaac Newton"], team=1),
        player("cat", ["Shen Kuo"], team=0),
        player("dan", team=1),
    )
    act(match, "Meld Peter the Great")
    assert (tops(match, "bob"), tops(match, "cat")) == ([], ["Shen Kuo"])


def test_shivaji_comes_before_no_partner() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5], team=0),
        player("bob", team=1),
        player("cat", ["Shivaji"], score=[5], team=0),
        player("dan", team=1),
    )
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]
    assert karmas_told(match) == []


def test_bartholomew_roberts_claims_before_a_figure_fades() -> None:
    match = figures(player("ann", ["Bartholomew Roberts", "Tigernmas"]), player("bob"), decks={5: ["Coal"]})
    # Six points for the bonus and one for the card drawn are enough for the 1.
    act(match, "Draw", "Tigernmas")
    assert achievements(match, "ann") == [1]
    assert score(match, "ann") == ["Tigernmas"]


def test_samuel_de_champlain_counts_a_figure_drawn_for_an_opponent_s_claim() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5]),
        player("bob", ["Samuel de Champlain"], hand=["Oars", "Calendar", "Alchemy", "Physics"]),
        achievements=[1, 2],
        decks={5: ["Shivaji"]},
    )
    answer(match, "Achieve 1")
    # Bob draws his fifth card, and first claims what is left up to 5.
    assert (achievements(match, "ann"), achievements(match, "bob")) == ([1], [2])
    assert "Shivaji" in hand(match, "bob")


def test_antonie_van_leeuwenhoek_counts_ten_points_for_a_second_achievement_of_the_value() -> None:
    # A second 1 takes ten points.
    match = figures(
        player("ann", ["Antonie Van Leeuwenhoek"], hand=["Tools"], achievements=[1]),
        player("bob"),
        achievements=[1],
        also=["echoes"],
    )
    assert "Achieve 1" in options(match)
    assert 1 in available(match)


def test_christopher_polhem_counts_points_that_break_a_tie_at_the_end() -> None:
    match = figures(
        player("ann", ["Christopher Polhem"], score=[1]),
        player("bob", ["Tools"], score=[4]),
        decks={},
        exact=True,
        achievements=[],
    )
    answer(match, "Draw")
    assert winners(match) == ["ann"]


def test_bartolomeo_cristofori_claims_a_card_that_counts_as_available() -> None:
    # Amina Sukhera lets Masonry be claimed; its value is low enough, whatever the score.
    match = figures(
        player(
            "ann",
            ["Bartolomeo Cristofori", "Masonry"],
            piles={"red": (["Amina Sukhera", "Archery", "Oars", "Optics"], "left")},
            hand=["Coal"],
        ),
        player("bob"),
        achievements=[6],
    )
    act(match, "Meld Coal")
    assert achievements(match, "ann") == [1]
    assert "Masonry" not in tops(match, "ann")


def test_johannes_vermeer_wins_by_the_higher_achievement_before_the_lower_one_is_claimed() -> None:
    match = figures(
        player("ann", ["Johannes Vermeer"], achievements=[3, 4, 5, 6, 7, 8]), player("bob"), achievements=[1, 2]
    )
    answer(match, "Achieve 1")
    assert winners(match) == ["ann"]
    assert 2 in achievements(match, "ann")
    assert 1 not in achievements(match, "ann")
