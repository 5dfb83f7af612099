"""Figures of ages 6 to 10, and the relic among them: with other sets, in teams, and two at once."""

from typing import Any

import pytest

from helpers import (
    achievements,
    act,
    all_of,
    answer,
    asked,
    available,
    bottom_of_deck,
    counted,
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
    seat,
    tops,
    winners,
)
from splay.kernel.match import Match
from splay.kernel.plain import Spec

# Age 6


def test_benjamin_franklin_has_melded_the_new_colour_before_the_meld_action_does() -> None:
    match = figures(
        player("ann", ["Benjamin Franklin"], hand=["Oars"]),
        player("bob"),
        also=["cities", "artifacts"],
        decks={2: ["Construction", "Chronicle of Zuo"]},
    )
    act(match, "Meld Oars")
    # Oars adds no colour, so no city is drawn; but it covers a higher card, so an artifact of its value is dug.
    assert pile(match, "ann", "red") == ["Oars", "Construction"]
    assert hand(match, "ann") == []
    assert [card.name for card in seat(match, "ann").displayed] == ["Chronicle of Zuo"]


def test_benjamin_franklin_ends_the_game_where_a_10_is_melded() -> None:
    match = figures(player("ann", ["Benjamin Franklin"], hand=["Databases"]), player("bob", score=[9]))
    act(match, "Meld Databases")
    assert winners(match) == ["bob"]
    assert tops(match, "ann") == ["Benjamin Franklin"]


def test_carl_friedrich_gauss_melds_what_counts_as_held() -> None:
    match = figures(
        player("ann", ["Carl Friedrich Gauss", "Emperor Meiji"], hand=["Tools"], forecast=["Sailing", "Calendar"]),
        player("bob"),
    )
    answer(match, "Meld Tools", "1")
    assert pile(match, "ann", "green") == ["Sailing"]
    assert forecast(match, "ann") == ["Calendar"]


def test_napoleon_bonaparte_tucks_nothing_more_once_he_has_scored_himself() -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Stem Cells"], hand=["Chemistry", "Coal", "Sailing"]),
        player("bob", ["Canning"]),
    )
    act(match, "Dogma Stem Cells", "Yes", "Coal", "Napoleon Bonaparte")
    assert pile(match, "ann", "red") == ["Coal"]
    assert score(match, "ann") == ["Chemistry", "Napoleon Bonaparte", "Sailing"]


def test_napoleon_bonaparte_does_not_keep_a_card_on_display_from_being_returned() -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte"]) | {"display": ["Puffing Billy"]},
        player("bob", ["Canning"]),
        also=["artifacts"],
    )
    answer(match, "Return Puffing Billy")
    assert tops(match, "ann") == ["Napoleon Bonaparte"]
    assert tops(match, "bob") == ["Canning"]
    assert karmas_told(match) == []


def test_a_card_on_display_is_melded_as_if_it_were_held() -> None:
    match = figures(
        player("ann", ["Benjamin Franklin"]) | {"display": ["Lurgan Canoe"]},
        player("bob"),
        also=["artifacts"],
        decks={2: ["Fermenting"]},
    )
    answer(match, "Leave Lurgan Canoe", "Meld Lurgan Canoe")
    assert pile(match, "ann", "yellow") == ["Lurgan Canoe", "Fermenting"]


def test_tecumseh_may_return_a_partners_card() -> None:
    match = figures(
        player("ann", ["Tecumseh"], team=1),
        player("bob", ["Tools"], team=2),
        player("cyd", ["Invention"], team=1),
        player("dan", ["Sailing"], team=2),
        decks={6: ["Vaccination"]},
    )
    act(match, "Dogma Tecumseh")
    assert tops(match, "cyd") == []


def test_adam_smiths_crowns_are_in_no_colour_and_so_not_for_supremacy() -> None:
    match = figures(player("ann", ["Adam Smith", "Oars", "Writing", "Code of Laws"]), player("bob"), also=["echoes"])
    act(match, "Draw")
    assert icons(match, "ann")["crown"] == 3 * (2 + 1 + 1 + 2)
    assert achievements(match, "ann") == []


def test_john_harrison_draws_the_next_higher_card_of_the_type() -> None:
    match = figures(
        player("ann", ["John Harrison", "City States"], hand=["Mysticism"]),
        player("bob", ["Code of Laws"], score=all_of(6)),
        also=["cities"],
        turn="bob",
        decks={1: ["Huang Di"], 7: ["Charles Darwin"]},
    )
    answer(match, "Dogma Code of Laws", "Mysticism", "No", "Yes")
    assert options(match) == ["Base", "Cities", "Figures"]
    answer(match, "Figures")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Charles Darwin"], ["Huang Di"])


def test_edward_jenner_returns_a_card_instead_of_obeying_a_compel() -> None:
    match = figures(
        player("ann", ["Edward Jenner", "Coal"], hand=["Tools"]),
        player("bob", ["Velcro Shoes"]),
        also=["artifacts"],
        turn="bob",
    )
    act(match, "Dogma Velcro Shoes")
    assert winners(match) == []
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 1) == ["Tools"]


def test_a_top_card_of_john_loudon_mcadam_can_be_claimed_by_an_effect() -> None:
    match = figures(
        player("ann", ["John Loudon McAdam", "Martin Scorsese", "Coal"], hand=["Homer"]),
        player("bob"),
        achievements=["Tools"],
    )
    answer(match, "Meld Homer")
    assert options(match) == ["Achievement 1", "Coal", "John Loudon McAdam", "Martin Scorsese"]
    answer(match, "Coal")
    assert achievements(match, "ann") == [5]
    assert pile(match, "ann", "red") == []


@pytest.mark.parametrize(
    ("karma", "held", "purple", "achieved"),
    [
        ("Catherine the Great", ["Catherine the Great", "Philosophy"], ["Mysticism"], []),
        ("Ruth Handler", [], ["Mysticism", "Philosophy", "Catherine the Great"], [9]),
    ],
)
def test_of_two_karmas_on_a_meld_one_acts(karma: str, held: list[str], purple: list[str], achieved: list[int]) -> None:
    match = figures(
        player("ann", ["Catherine the Great", "Ruth Handler"], hand=["Mysticism", "Philosophy"]), player("bob")
    )
    answer(match, "Meld Mysticism", karma)
    assert hand(match, "ann") == held
    assert pile(match, "ann", "purple") == purple
    assert achievements(match, "ann") == achieved
    assert karmas_told(match) == [karma]


def test_ludwig_van_beethoven_returns_what_has_been_scored_before() -> None:
    match = figures(
        player("ann", ["Ludwig Van Beethoven", "Stem Cells"], hand=["Tools", "Sailing"], score=["Oars"]),
        player("bob"),
        decks={5: ["Coal", "Physics", "Banking", "Societies"]},
    )
    # All three go under the deck of the 1s, so their order is asked.
    act(match, "Dogma Stem Cells", "Yes", "Sailing", "Oars", "Tools")
    assert score(match, "ann") == ["Banking", "Coal", "Physics", "Societies"]
    assert bottom_of_deck(match, 1, 3) == ["Oars", "Tools", "Sailing"]


# Age 7


def test_charles_darwin_wins_by_a_decree() -> None:
    match = figures(
        player("ann", ["Charles Darwin"], hand=["Homer", "Hatshepsut"], achievements=[1]), player("bob", ["Oars"])
    )
    act(match, "Issue the Advancement decree")
    assert winners(match) == ["ann"]


def test_james_clerk_maxwell_counts_the_hand_as_it_was_when_the_card_was_used() -> None:
    match = figures(
        player("ann", ["James Clerk Maxwell", "Stem Cells"], hand=["Tools", "Sailing"]),
        player("bob", ["Agriculture", "Pottery"]),
    )
    # Five leaves against six.
    answer(match, "Dogma Stem Cells")
    assert "ann uses the dogma of Stem Cells; bob may share." in log(match, None)


@pytest.mark.parametrize(
    ("figure", "actions", "scored"),
    [
        ("John Loudon McAdam", ["Inspire yellow", "John Ericsson"], ["Homer"]),
        ("Carl Friedrich Gauss", ["Meld Tools", "7"], []),
    ],
    ids=["by an inspire effect", "by a karma"],
)
def test_john_ericsson_acts_when_an_effect_melds_him_but_not_when_a_karma_does(
    figure: str, actions: list[str], scored: list[str]
) -> None:
    match = figures(player("ann", [figure], hand=["Tools", "John Ericsson"]), player("bob", ["Homer"]))
    answer(match, *actions)
    assert "John Ericsson" in tops(match, "ann")
    assert score(match, "ann") == scored


def test_robert_e_lee_goes_over_with_his_karma() -> None:
    match = figures(
        player("ann", ["Robert E. Lee"]),
        player("bob", ["Agriculture", "Pottery"], achievements=[1, 2, 3, 4, 5, 6]),
    )
    answer(match, "Dogma Robert E. Lee", "Robert E. Lee", "bob")
    # Eight leaves are on his board now.
    assert winners(match) == ["bob"]


def test_alfred_nobel_minds_what_a_partner_has() -> None:
    def prizes(partner: list[str]) -> list[str]:
        match = figures(
            player("ann", ["Alfred Nobel"], team=1),
            player("bob", ["Masonry"], team=2),
            player("cyd", partner, team=1),
            player("dan", ["Tools"], team=2),
        )
        return counted(match, "ann")

    assert prizes(["Archery"]) == ["crown prize"]
    assert prizes(["Sailing"]) == []


def test_george_stephenson_adds_achievements_before_a_decree_is_claimed() -> None:
    match = figures(
        player("ann", ["George Stephenson"], hand=["Homer", "Alexander the Great", "Sejong the Great"]),
        player("bob"),
        achievements=[],
    )
    answer(match, "Issue the Rivalry decree")
    assert [age for age in available(match) if isinstance(age, int)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert "Rivalry" in achievements(match, "ann")


def test_florence_nightingale_keeps_what_counts_as_scored() -> None:
    match = figures(
        player("ann", ["Florence Nightingale", "Wernher Von Braun"], forecast=["Pottery"]),
        player("bob", ["Mapmaking"]),
        turn="bob",
    )
    answer(match, "Dogma Mapmaking")
    assert forecast(match, "ann") == ["Pottery"]


def test_florence_nightingale_does_not_stop_what_a_karma_does() -> None:
    match = figures(
        player("ann", ["Florence Nightingale"], score=["Tools"]),
        player("bob", ["Che Guevara"]),
        decks={9: ["Satellites"]},
        turn="bob",
    )
    act(match, "Dogma Che Guevara")
    assert score(match, "ann") == []


def test_rowland_hill_counts_the_forecast_that_emperor_meiji_lets_her_hold() -> None:
    match = figures(
        player("ann", ["Rowland Hill", "Emperor Meiji"], score=["Coal"], hand=["Pottery", "Calendar"], forecast=[3, 4]),
        player("bob", ["Oars"]),
    )
    answer(match, "Achieve 1")
    assert len(options(match)) == 2
    held = [card.name for card in seat(match, "ann").hand]
    answer(match, held[0], held[1], held[2])
    assert achievements(match, "ann") == [1, 4]


def test_figures_in_the_forecast_issue_a_decree_with_emperor_meiji() -> None:
    match = figures(
        player("ann", ["Emperor Meiji"], hand=["Homer"], forecast=["Alexander the Great", "Rhazes"]), player("bob")
    )
    assert decrees(match) == ["War", "Expansion", "Rivalry"]
    answer(match, "Issue the War decree")
    assert junk(match) == ["Alexander the Great", "Homer", "Rhazes"]
    assert forecast(match, "ann") == hand(match, "ann") == []


def test_queen_victoria_goes_by_the_value_of_a_top_card_that_is_claimed() -> None:
    match = figures(
        player("ann", ["Queen Victoria", "John Loudon McAdam", "Coal"], score=[9, 9, 9]), player("bob"), achievements=[]
    )
    answer(match, "Achieve Coal")
    assert options(match) == ["1", "2", "3", "4"]


# Age 8


def test_marie_curie_does_not_count_a_hand_that_only_counts_as_scored() -> None:
    match = figures(
        player("ann", ["Marie Curie", "Michelangelo"], score=["Suburbia"], achievements=[1, 2, 3, 4, 5]),
        player("bob"),
        decks={8: ["Flight"]},
    )
    answer(match, "Draw")
    assert winners(match) == []
    assert counted(match, "ann") == ["scored 9"]


def test_of_two_karmas_the_current_player_picks_one_also_for_somebody_else() -> None:
    match = figures(
        player("ann", ["Erwin Rommel", "Kim Yu-Na", "Agriculture"], hand=["Masonry"]),
        player("bob", ["Stem Cells"]),
        turn="bob",
    )
    answer(match, "Dogma Stem Cells", "Yes")
    assert (asked(match), options(match)) == ("bob", ["Erwin Rommel", "Kim Yu-Na"])
    answer(match, "Erwin Rommel")
    # The top yellow cards are scored in place of Masonry, bob's card among them.
    assert score(match, "ann") == ["Agriculture", "Stem Cells"]
    assert hand(match, "ann") == ["Masonry"]
    assert winners(match) == []


def test_erwin_rommel_lets_the_rest_be_scored_once_he_has_scored_himself() -> None:
    match = figures(
        player("ann", ["Erwin Rommel", "Stem Cells"], hand=["Archery", "Sailing", "Tools"]), player("bob", ["Clothing"])
    )
    act(match, "Dogma Stem Cells", "Yes", "Sailing", "Archery")
    assert score(match, "ann") == ["Clothing", "Erwin Rommel", "Tools"]
    assert hand(match, "ann") == ["Archery", "Sailing"]


def test_john_von_neumann_acts_after_the_artifact_has_been_dug() -> None:
    match = figures(
        player("ann", ["Fission"], hand=["John Von Neumann"]),
        player("bob", ["Homer"]),
        also=["artifacts"],
        decks={9: ["Velcro Shoes"]},
    )
    act(match, "Meld John Von Neumann")
    told = log(match, None)
    dug = next(line for line in told if "Velcro Shoes" in line)
    acted = next(line for line in told if line.startswith("The karma of John Von Neumann"))
    assert told.index(dug) < told.index(acted)
    assert tops(match, "bob") == []


def test_clocks_that_another_karma_adds_are_no_points_with_emmy_noether() -> None:
    match = figures(player("ann", ["Emmy Noether", "John Ericsson"]), player("bob"))
    assert icons(match, "ann") == {"clock": 2 + 2 * 2, "factory": 2}
    assert points(match, "ann") == 2 * 2


def test_jp_morgan_does_not_double_flags() -> None:
    match = figures(
        player("ann", ["J.P. Morgan"], piles={"blue": (["Berlin", "Tools"], "up")}), player("bob"), also=["cities"]
    )
    assert counted(match, "ann") == ["blue flag"]
    assert icons(match, "ann")["factory"] == 2 * 2


def test_caresse_crosby_acts_before_the_card_is_tucked_that_pays_for_an_endorse_action() -> None:
    match = figures(
        player("ann", ["Caresse Crosby", "Athens", "Mysticism"], hand=["Sailing"]),
        player("bob"),
        also=["cities"],
        decks={2: ["Calendar", "Philosophy", "Mapmaking", "Fermenting"]},
    )
    endorsed = [option for option in options(match) if option.startswith("Endorse ")]
    assert endorsed == ["Endorse Caresse Crosby"]
    answer(match, "Endorse Caresse Crosby")
    assert pile(match, "ann", "green") == ["Sailing"]
    assert hand(match, "ann") == ["Calendar", "Philosophy"]


def test_nikola_tesla_minds_a_card_that_is_promoted() -> None:
    match = figures(
        player("ann", ["Nikola Tesla"], hand=["Sailing"], forecast=["Tools"]), player("bob", ["Oars", "Masonry"])
    )
    answer(match, "Meld Sailing")
    assert score(match, "ann") == []
    answer(match, "Tools", "Oars")
    assert score(match, "ann") == ["Oars"]
    assert "Tools" in tops(match, "ann")


def test_duke_ellington_achieves_the_figure_that_his_own_effect_would_meld() -> None:
    match = figures(
        player("ann", ["Duke Ellington", "Huang Di", "Gilgamesh", "Hatshepsut"]),
        player("bob"),
        decks={8: ["Nikola Tesla", "Flight"]},
    )
    act(match, "Inspire purple")
    assert achievements(match, "ann") == [8]
    assert hand(match, "ann") == ["Flight"]


def test_hg_wells_lets_cards_be_foreshadowed_by_the_card_that_he_uses() -> None:
    match = figures(
        player("ann", ["H.G. Wells"], hand=["Tools"]),
        player("bob"),
        also=["echoes"],
        decks={8: ["Flight"], 10: ["GPS"]},
    )
    answer(match, "Inspire purple")
    # GPS is drawn and melded; the three cards that it foreshadows are, because karmas do not act upon karmas.
    assert len(forecast(match, "ann")) == 3
    assert tops(match, "ann") == ["H.G. Wells"]
    assert junk(match) == ["GPS"]
    assert karmas_told(match) == ["H.G. Wells"]


# Age 9


def test_grace_hopper_and_susan_blackmore_watch_the_same_action() -> None:
    match = figures(
        player("ann", ["Grace Hopper"]),
        player("bob", ["Sailing"]),
        player("cyd", ["Susan Blackmore"]),
        decks={1: ["Oars"], 10: ["Robotics"]},
        turn="bob",
    )
    answer(match, "Dogma Sailing")
    assert (asked(match), options(match)) == ("bob", ["Grace Hopper", "Susan Blackmore"])
    answer(match, "Susan Blackmore")
    assert score(match, "cyd") == ["Sailing"]
    assert hand(match, "ann") == []


def test_grace_hopper_minds_a_partner_and_the_free_dogma_of_an_artifact() -> None:
    match = figures(
        player("ann", ["Grace Hopper"], team=1),
        player("bob", ["Oars"], team=2),
        player("cyd", ["Mysticism"], team=1) | {"display": ["Lurgan Canoe"]},
        player("dan", ["Tools"], team=2),
        also=["artifacts"],
        decks={10: ["Robotics"]},
        turn="cyd",
    )
    answer(match, "Free dogma Lurgan Canoe")
    assert hand(match, "ann") == ["Robotics"]


def test_mikhail_kalashnikov_uses_a_figure_with_its_echo_effects_in_sight_on_his_own_board() -> None:
    match = figures(
        player("ann", ["Mikhail Kalashnikov"], hand=["Archery"]),
        player("bob", ["Tecumseh"]),
        decks={6: ["Vaccination"], 9: ["Genetics"]},
    )
    act(match, "Inspire red", "Use Tecumseh")
    # The echo effect of Tecumseh is in sight on bob's board only.
    assert tops(match, "ann") == ["Mikhail Kalashnikov"]
    assert tops(match, "bob") == ["Tecumseh"]


def test_nothing_fades_with_two_figures_that_see_to_it() -> None:
    match = figures(player("ann", ["Nelson Mandela", "Duke Ellington"]), player("bob"))
    act(match, "Draw", "Duke Ellington")
    assert tops(match, "ann") == ["Duke Ellington", "Nelson Mandela"]
    assert karmas_told(match) == ["Duke Ellington"]


def test_hedy_lamarr_counts_clocks_that_another_karma_adds() -> None:
    # Two clocks in sight, and eight for four factories; Publications has two more.
    match = figures(player("ann", ["Hedy Lamarr", "John Ericsson", "Canning", "Services"]), player("bob"))
    answer(match, "Draw")
    assert icons(match, "ann")["clock"] == 10
    assert achievements(match, "ann") == []
    match = figures(player("ann", ["Hedy Lamarr", "John Ericsson", "Canning", "Publications"]), player("bob"))
    answer(match, "Draw")
    assert achievements(match, "ann") == ["World"]


def test_taiichi_ohno_achieves_before_the_free_dogma_of_an_artifact_and_an_endorse_action() -> None:
    match = figures(
        player("ann", ["Taiichi Ohno"], hand=["Sailing", "Tools"]) | {"display": ["Lurgan Canoe"]},
        player("bob"),
        also=["artifacts"],
    )
    answer(match, "Free dogma Lurgan Canoe")
    assert achievements(match, "ann") == [1]
    match = figures(
        player("ann", ["Taiichi Ohno", "Thebes", "Code of Laws"], hand=["Sailing", "Tools"]),
        player("bob"),
        also=["cities"],
    )
    answer(match, "Endorse Code of Laws", "Tools")
    assert pile(match, "ann", "blue") == ["Tools"]
    assert achievements(match, "ann") == [1]


def test_che_guevara_and_erwin_rommel_mind_the_same_card() -> None:
    match = figures(
        player("ann", ["Che Guevara", "Erwin Rommel", "Code of Laws"], score=["Oars"]),
        player("bob", ["Clothing"], score=["Tools"]),
        decks={9: ["Satellites"]},
    )
    answer(match, "Dogma Che Guevara", "Erwin Rommel")
    assert "Clothing" in score(match, "ann")
    assert score(match, "bob") == ["Tools"]
    assert hand(match, "ann") == ["Satellites"]


def test_ruth_handler_ends_the_game_where_no_card_is_left_to_be_achieved() -> None:
    match = figures(
        player("ann", ["Ruth Handler"], hand=["Archery", "Oars"], score=["Tools"]), player("bob"), exact=True
    )
    act(match, "Meld Archery")
    assert winners(match) == ["ann"]
    # The other red card has been melded, but not yet this one.
    assert pile(match, "ann", "red") == ["Oars"]


def test_gene_roddenberry_has_to_return_himself_where_there_is_no_other_figure() -> None:
    match = figures(player("ann", ["Gene Roddenberry"], hand=["Mysticism"]), player("bob", ["Tools"]))
    act(match, "Meld Mysticism")
    assert pile(match, "ann", "purple") == ["Mysticism"]
    assert bottom_of_deck(match, 9, set_name="figures") == ["Gene Roddenberry"]


def test_pele_wins_by_the_card_that_pays_for_an_endorse_action() -> None:
    match = figures(
        player("ann", ["Pelé", "Thebes"], hand=["Masonry"]) | {"tucked_colors": ["green"], "tucked": 1},
        player("bob"),
        also=["cities"],
    )
    act(match, "Endorse Pelé")
    assert winners(match) == ["ann"]


# Age 10


def test_stephen_hawking_scores_bottom_cards_by_the_free_dogma_of_an_artifact_of_the_colour() -> None:
    match = figures(
        player("ann", ["Stephen Hawking"], piles={"yellow": (["Masonry", "Agriculture"], "right")})
        | {"display": ["Lurgan Canoe"]},
        player("bob"),
        also=["artifacts"],
    )
    answer(match, "Free dogma Lurgan Canoe")
    # Two pictures in sight in yellow; that of the artifact is on no board.
    assert score(match, "ann") == ["Agriculture", "Masonry"]


def test_susan_blackmore_leaves_a_card_on_display_alone() -> None:
    match = figures(
        player("ann", ["Susan Blackmore"]),
        player("bob", ["Tools"]) | {"display": ["Lurgan Canoe"]},
        also=["artifacts"],
        turn="bob",
    )
    answer(match, "Free dogma Lurgan Canoe")
    assert score(match, "ann") == []
    assert karmas_told(match) == ["Susan Blackmore"]


def test_susan_blackmore_takes_the_card_of_a_third_player_that_sergey_brin_lets_use() -> None:
    match = figures(
        player("ann", ["Susan Blackmore"]),
        player("bob", ["Sergey Brin"]),
        player("cyd", ["Alchemy"]),
        turn="bob",
    )
    answer(match, "Dogma Alchemy")
    # Cyd has more castles and shares, but has nothing to meld or score.
    assert tops(match, "cyd") == []
    assert score(match, "ann") == ["Alchemy"]


def test_jackie_chan_wins_in_the_middle_of_a_dogma_that_draws_too_high() -> None:
    match = figures(
        player("ann", ["Jackie Chan"], score=["Tools"]),
        player("bob", ["Homer", "Sailing"], score=["Oars", "Archery"]),
        player("cyd", ["Hatshepsut"]),
        exact=True,
        turn="bob",
    )
    act(match, "Dogma Sailing")
    # Bob would win with two points to one; but his figure and cyd's are two more for ann.
    assert winners(match) == ["ann"]


def test_margaret_thatcher_scores_once_before_an_endorse_action() -> None:
    match = figures(
        player("ann", ["Margaret Thatcher", "Troy", "Code of Laws"], hand=["Tools"]),
        player("bob", ["Sailing", "Masonry"]),
        also=["cities"],
    )
    answer(match, "Endorse Code of Laws")
    # Troy is a top card with a crown as well, and Tools have been tucked under it.
    assert options(match) == ["Troy", "Margaret Thatcher", "Code of Laws", "Sailing"]
    answer(match, "Sailing")
    assert score(match, "ann") == ["Sailing"]
    assert karmas_told(match) == ["Margaret Thatcher"]


def test_muhammad_yunus_shares_the_free_dogma_of_an_artifact() -> None:
    match = figures(
        player("ann", ["Muhammad Yunus"], hand=["Tools", "Sailing"]),
        player("bob", ["Currency", "Optics"]) | {"display": ["Lurgan Canoe"]},
        also=["artifacts"],
        turn="bob",
    )
    answer(match, "Free dogma Lurgan Canoe")
    assert asked(match) == "ann"
    answer(match, "Sailing")
    # The crowns on the artifact are bob's as well, but she has more than he has with them.
    assert "bob uses the dogma of Lurgan Canoe; ann may share." in log(match, None)


def test_sergey_brin_does_not_let_others_cards_be_endorsed() -> None:
    match = figures(
        player("ann", ["Sergey Brin", "Thebes"], hand=["Tools"]), player("bob", ["Code of Laws"]), also=["cities"]
    )
    assert "Dogma Code of Laws" in options(match)
    assert "Endorse Code of Laws" not in options(match)


def test_alex_trebek_names_a_figure_before_an_opponents_achievement_gives_him_one() -> None:
    match = figures(
        player("ann", ["Alex Trebek"]),
        player("bob", ["Tools"], score=["Canning"]),
        turn="bob",
        decks={10: ["Sergey Brin"]},
    )
    answer(match, "Achieve 1")
    assert asked(match) == "ann"
    answer(match, "Kim Yu-Na")
    assert "Kim Yu-Na" in hand(match, "ann")
    assert len(hand(match, "ann")) == 2


def test_shigeru_miyamoto_counts_clocks_that_another_karma_adds() -> None:
    # One clock in sight, and two for one card in hand.
    match = figures(player("ann", ["Shigeru Miyamoto", "James Clerk Maxwell"], hand=["Tools"]), player("bob"))
    answer(match, "Dogma Shigeru Miyamoto")
    assert icons(match, "ann")["clock"] == 3
    assert winners(match) == ["ann"]


@pytest.mark.parametrize(("first", "scored"), [("Sailing", ["Sailing"]), ("Masonry", [])])
def test_kim_yu_na_wins_by_one_of_several_cards_scored_at_once(first: str, scored: list[str]) -> None:
    match = figures(player("ann", ["Kim Yu-Na", "Stem Cells"], hand=["Masonry", "Sailing"]), player("bob"))
    act(match, "Dogma Stem Cells", "Yes", first)
    assert winners(match) == ["ann"]
    assert score(match, "ann") == scored


def test_martin_scorsese_tucks_a_figure_that_is_promoted() -> None:
    match = figures(
        player("ann", ["Martin Scorsese"], hand=["Calendar"], forecast=["Gilgamesh"]),
        player("bob"),
        achievements=["Tools"],
    )
    answer(match, "Meld Calendar", "Gilgamesh")
    assert achievements(match, "ann") == [1]
    assert pile(match, "ann", "red") == ["Gilgamesh"]


# Ching Shih


def relics(*players: Spec, **rest: Any) -> Match:
    return figures(*players, also=["artifacts"], options={"relics": "yes"}, **rest)


def test_ching_shih_takes_an_achievement_when_she_is_melded() -> None:
    ann = player("ann", hand=["Ching Shih"], team=1)
    bob = player("bob", ["Oars"], achievements=[3, "Empire", "War"], team=2)
    cyd = player("cyd", achievements=[1], team=1)
    match = relics(ann, bob, cyd, player("dan", achievements=[2], team=2))
    answer(match, "Meld Ching Shih")
    assert options(match) == ["bob", "dan"]
    answer(match, "bob")
    assert options(match) == ["bob: a 3", "Empire", "War"]
    answer(match, "War")
    assert achievements(match, "ann") == ["War"]
    assert achievements(match, "bob") == [3, "Empire"]


def test_ching_shih_takes_nothing_where_there_is_nothing_and_nothing_when_a_karma_melds_her() -> None:
    match = relics(player("ann", hand=["Ching Shih"]), player("bob", ["Oars"]))
    act(match, "Meld Ching Shih")
    assert achievements(match, "ann") == []
    match = relics(
        player("ann", ["Carl Friedrich Gauss"], hand=["Ching Shih", "Tools"]), player("bob", achievements=[1])
    )
    answer(match, "Meld Tools", "6")
    assert "Ching Shih" in tops(match, "ann")
    assert achievements(match, "bob") == [1]


def test_ching_shih_takes_a_scored_card_of_the_value_in_place_of_scoring() -> None:
    ann = player("ann", ["Stem Cells"], piles={"red": ["Ching Shih"]}, hand=["Tools"])
    match = relics(ann, player("bob", score=["Oars", "Calendar"]), player("cyd", score=["Homer"]))
    answer(match, "Dogma Stem Cells", "Yes")
    assert options(match) == ["bob: a 1", "cyd: a Figures 1"]
    answer(match, "cyd: a Figures 1")
    assert score(match, "ann") == ["Homer"]
    assert hand(match, "ann") == ["Tools"]
    # Where nobody has a card of the value, nothing happens at all.
    match = relics(ann, player("bob", score=["Calendar"]))
    act(match, "Dogma Stem Cells", "Yes")
    assert (score(match, "ann"), hand(match, "ann")) == ([], ["Tools"])
    assert karmas_told(match) == ["Ching Shih"]


@pytest.mark.parametrize(
    ("red", "turn", "held"),
    [
        (["Ching Shih"], "ann", "Homer"),
        (["Oars", "Ching Shih"], "ann", "Tools"),
        (["Ching Shih"], "bob", "Tools"),
    ],
    ids=["a figure", "covered", "an opponent's"],
)
def test_ching_shih_is_silent(red: list[str], turn: str, held: str) -> None:
    doing: dict[str, Any] = {"board": ["Stem Cells"], "hand": [held]}
    match = relics(
        player("ann", piles={"red": red}, **(doing if turn == "ann" else {})),
        player("bob", score=["Archery"], **(doing if turn == "bob" else {})),
        turn=turn,
    )
    act(match, "Dogma Stem Cells", "Yes")
    assert held in score(match, turn)
    assert karmas_told(match) == []
