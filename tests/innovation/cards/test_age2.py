"""Age 2, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    hand,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
)

both = pytest.mark.parametrize("edition", ["1e", "3e"])


@both
def test_calendar_draws_two_3s_for_a_score_pile_larger_than_the_hand(edition: str) -> None:
    match = table(
        player("ann", ["Calendar"], hand=["Oars"], score=["Tools", "Sailing"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={3: ["Optics", "Paper"]},
    )
    act(match, "Dogma Calendar")
    assert hand(match, "ann") == ["Oars", "Optics", "Paper"]


@both
def test_calendar_does_nothing_at_equal_numbers_whatever_the_values(edition: str) -> None:
    match = table(
        player("ann", ["Calendar"], hand=["Oars"], score=["Optics"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Calendar")
    assert hand(match, "ann") == ["Oars"]


@both
def test_calendar_compares_each_player_who_shares_on_their_own(edition: str) -> None:
    match = table(
        player("ann", ["Calendar"]),
        player("bob", ["Clothing"], score=["Tools"]),
        player("cat", ["Pottery"], hand=["Oars"], score=["Sailing"]),
        edition=edition,
        decks={2: ["Currency"], 3: ["Optics", "Paper"]},
    )
    act(match, "Dogma Calendar")
    assert hand(match, "bob") == ["Optics", "Paper"]
    assert hand(match, "cat") == ["Oars"]
    assert hand(match, "ann") == ["Currency"]


@both
def test_mathematics_melds_one_higher_than_the_card_returned(edition: str) -> None:
    match = table(
        player("ann", ["Mathematics"], hand=["Oars", "Currency"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={3: ["Alchemy"]},
    )
    act(match, "Dogma Mathematics", "Currency")
    assert pile(match, "ann", "blue") == ["Alchemy", "Mathematics"]
    assert hand(match, "ann") == ["Oars"]
    assert bottom_of_deck(match, 2) == ["Currency"]


@both
def test_mathematics_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Mathematics"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Mathematics", "No")
    assert hand(match, "ann") == ["Oars"]
    assert tops(match, "ann") == ["Mathematics"]


@both
def test_mathematics_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Mathematics"]), player("bob", ["Archery"]), edition=edition)
    act(match, "Dogma Mathematics")
    assert tops(match, "ann") == ["Mathematics"]


@both
def test_mathematics_skips_decks_that_are_empty(edition: str) -> None:
    match = table(
        player("ann", ["Mathematics"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={5: ["Coal"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Mathematics", "Oars")
    assert tops(match, "ann") == ["Coal", "Mathematics"]


@both
def test_construction_takes_two_cards_and_lets_the_victim_draw(edition: str) -> None:
    match = table(
        player("ann", ["Construction"]),
        player("bob", ["Writing"], hand=["Oars", "Tools", "Calendar"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    answer(match, "Dogma Construction")
    assert asked(match) == "bob"
    answer(match, "Oars", "Calendar")
    assert hand(match, "ann") == ["Calendar", "Oars"]
    assert hand(match, "bob") == ["Currency", "Tools"]
    assert achievements(match, "ann") == []


@both
def test_construction_takes_what_there_is_and_the_victim_draws_even_so(edition: str) -> None:
    match = table(
        player("ann", ["Construction"]),
        player("bob", ["Writing"], hand=["Oars"]),
        player("cat", ["Pottery"]),
        player("dan", ["Masonry"], hand=["Tools", "Sailing"]),
        edition=edition,
        decks={2: ["Currency", "Calendar"]},
    )
    act(match, "Dogma Construction")
    assert hand(match, "ann") == ["Oars"]
    assert hand(match, "bob") == ["Currency"]
    assert hand(match, "cat") == ["Calendar"]
    assert hand(match, "dan") == ["Sailing", "Tools"]


@both
def test_construction_claims_empire_for_the_only_player_with_five_top_cards(edition: str) -> None:
    match = table(
        player("ann", ["Construction", "Tools", "Sailing", "Agriculture", "Code of Laws"]),
        player("bob", ["Writing", "Oars", "Clothing", "Canal Building"]),
        edition=edition,
    )
    act(match, "Dogma Construction")
    assert achievements(match, "ann") == ["Empire"]


@both
def test_construction_claims_nothing_when_another_player_has_five_top_cards_too(edition: str) -> None:
    match = table(
        player("ann", ["Construction", "Tools", "Sailing", "Agriculture", "Code of Laws"]),
        player("bob", ["Writing", "Archery", "Clothing", "Canal Building", "Philosophy"]),
        edition=edition,
    )
    act(match, "Dogma Construction")
    assert achievements(match, "ann") == []
    assert achievements(match, "bob") == []


@both
def test_construction_gives_empire_to_an_opponent_who_shares(edition: str) -> None:
    match = table(
        player("ann", ["Construction"]),
        player("bob", ["Writing", "Metalworking", "Clothing", "Canal Building", "Philosophy"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Construction")
    assert achievements(match, "bob") == ["Empire"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Currency"]


@both
def test_construction_shared_by_a_player_with_four_top_cards_earns_no_free_draw(edition: str) -> None:
    match = table(
        player("ann", ["Construction"]),
        player("bob", ["Writing", "Metalworking", "Clothing", "Canal Building"]),
        edition=edition,
    )
    act(match, "Dogma Construction")
    assert achievements(match, "bob") == []
    assert hand(match, "ann") == []


@both
def test_road_building_may_meld_only_one_card(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing", "Oars"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Tools", "No")
    assert tops(match, "ann") == ["Road Building", "Tools"]
    assert hand(match, "ann") == ["Oars", "Sailing"]


@both
def test_road_building_must_meld_a_single_card_and_then_stops(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building")
    assert tops(match, "ann") == ["Road Building", "Tools"]
    assert tops(match, "bob") == ["Clothing"]


@both
def test_road_building_does_nothing_with_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Road Building"]), player("bob", ["Clothing"]), edition=edition)
    act(match, "Dogma Road Building")
    assert tops(match, "ann") == ["Road Building"]
    assert tops(match, "bob") == ["Clothing"]


@both
def test_road_building_trades_the_top_red_card_for_a_chosen_players_top_green_one(edition: str) -> None:
    match = table(
        player("ann", ["Road Building", "Mapmaking"], hand=["Tools", "Oars"]),
        player("bob", ["Clothing"]),
        player("cat", piles={"green": ["Sailing", "The Wheel"], "red": ["Archery"]}),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Oars", "Tools", "Yes", "cat")
    assert pile(match, "ann", "red") == ["Road Building"]
    assert pile(match, "ann", "green") == ["Sailing", "Mapmaking"]
    assert pile(match, "cat", "red") == ["Oars", "Archery"]
    assert pile(match, "cat", "green") == ["The Wheel"]
    assert pile(match, "bob", "green") == ["Clothing"]


@both
def test_road_building_lets_the_trade_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Sailing", "Tools", "No")
    assert tops(match, "ann") == ["Road Building", "Sailing", "Tools"]
    assert tops(match, "bob") == ["Clothing"]


@both
def test_road_building_gives_the_red_card_away_even_if_no_green_one_comes_back(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Sailing", "Tools", "Yes")
    assert tops(match, "ann") == ["Sailing", "Tools"]
    assert tops(match, "bob") == ["Road Building", "Writing"]


@both
def test_road_building_melds_two_cards_of_a_colour_in_the_order_chosen(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Pottery"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Pottery", "Tools", "No")
    assert pile(match, "ann", "blue") == ["Tools", "Pottery"]


@both
def test_road_building_asks_a_sharing_player_without_red_about_no_trade(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"]),
        player("bob", ["Masonry"], hand=["Tools", "Code of Laws"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Road Building", "Tools", "Code of Laws")
    assert tops(match, "bob") == ["Code of Laws", "Masonry", "Tools"]
    assert tops(match, "ann") == ["Road Building"]
    assert hand(match, "ann") == ["Currency"]


@pytest.mark.parametrize(("edition", "able"), [("1e", ["bob", "dan"]), ("3e", ["bob", "cat", "dan"])])
def test_road_building_trades_with_a_partner_only_in_the_third_edition(edition: str, able: list[str]) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing"], team=1),
        player("bob", ["Writing"], team=2),
        player("cat", ["Clothing"], team=1),
        player("dan", ["Pottery"], team=2),
        edition=edition,
    )
    answer(match, "Dogma Road Building", "Tools", "Sailing", "Yes")
    assert options(match) == able


@both
def test_currency_scores_a_2_for_each_different_value_returned(edition: str) -> None:
    match = table(
        player("ann", ["Currency"], hand=["Tools", "Calendar", "Sailing", "Optics"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Mathematics", "Fermenting", "Philosophy"]},
    )
    act(match, "Dogma Currency", "Tools", "Calendar", "Sailing", "Done", "Sailing")
    assert score(match, "ann") == ["Fermenting", "Mathematics"]
    assert hand(match, "ann") == ["Optics"]
    assert bottom_of_deck(match, 1, 2) == ["Sailing", "Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@both
def test_currency_scores_for_a_single_card(edition: str) -> None:
    match = table(
        player("ann", ["Currency"], hand=["Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Mathematics"]},
    )
    act(match, "Dogma Currency", "Tools")
    assert score(match, "ann") == ["Mathematics"]


@both
def test_currency_scores_nothing_if_nothing_is_returned(edition: str) -> None:
    match = table(
        player("ann", ["Currency"], hand=["Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Currency", "Done")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Tools"]


@both
def test_currency_can_draw_the_very_card_that_was_returned(edition: str) -> None:
    match = table(
        player("ann", ["Currency"], hand=["Calendar"]),
        player("bob", ["Archery"]),
        edition=edition,
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Currency", "Calendar")
    assert score(match, "ann") == ["Calendar"]


@both
def test_mapmaking_takes_a_1_from_a_score_pile_and_scores_another(edition: str) -> None:
    match = table(
        player("ann", ["Mapmaking"]),
        player("bob", ["Writing"], score=["Sailing", "Calendar", "Tools"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma Mapmaking")
    assert asked(match) == "bob"
    assert options(match) == ["Sailing", "Tools"]
    answer(match, "Tools")
    assert score(match, "ann") == ["Oars", "Tools"]
    assert score(match, "bob") == ["Calendar", "Sailing"]


@both
def test_mapmaking_does_nothing_if_nobody_has_a_1_to_give(edition: str) -> None:
    match = table(
        player("ann", ["Mapmaking"]),
        player("bob", ["Writing"], score=["Calendar"], hand=["Tools"]),
        player("cat", ["Sailing"], score=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Mapmaking")
    assert score(match, "ann") == []
    assert score(match, "bob") == ["Calendar"]
    assert score(match, "cat") == ["Oars"]
    assert hand(match, "ann") == []


@both
def test_mapmaking_scores_first_for_those_who_share(edition: str) -> None:
    match = table(
        player("ann", ["Mapmaking"]),
        player("bob", ["Writing"], score=["Tools"]),
        player("cat", ["Sailing"]),
        edition=edition,
        decks={1: ["Oars", "Archery"], 2: ["Currency"]},
    )
    act(match, "Dogma Mapmaking")
    assert score(match, "cat") == ["Oars"]
    assert score(match, "ann") == ["Archery", "Tools"]
    assert score(match, "bob") == []
    assert hand(match, "ann") == ["Currency"]


@both
def test_mapmaking_counts_the_card_taken_not_as_scored(edition: str) -> None:
    match = table(
        player("ann", ["Mapmaking"], scored=4),
        player("bob", ["Writing"], score=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Mapmaking")
    assert len(score(match, "ann")) == 2
    assert achievements(match, "ann") == []


@both
def test_canal_building_swaps_all_highest_cards_of_hand_and_score_pile(edition: str) -> None:
    match = table(
        player("ann", ["Canal Building"], hand=["Oars", "Tools"], score=["Calendar", "Optics", "Paper", "Sailing"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Canal Building", "Yes")
    assert hand(match, "ann") == ["Optics", "Paper"]
    assert score(match, "ann") == ["Calendar", "Oars", "Sailing", "Tools"]


@both
def test_canal_building_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Canal Building"], hand=["Oars"], score=["Calendar"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Canal Building", "No")
    assert hand(match, "ann") == ["Oars"]
    assert score(match, "ann") == ["Calendar"]


@both
def test_canal_building_swaps_for_nothing_and_that_is_no_scoring(edition: str) -> None:
    match = table(
        player("ann", ["Canal Building"], hand=["Oars", "Calendar"], scored=5),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Canal Building", "Yes")
    assert hand(match, "ann") == ["Oars"]
    assert score(match, "ann") == ["Calendar"]
    assert achievements(match, "ann") == []


@both
def test_canal_building_asks_nothing_if_there_is_nothing_to_swap(edition: str) -> None:
    match = table(player("ann", ["Canal Building"]), player("bob", ["Archery"]), edition=edition)
    act(match, "Dogma Canal Building")
    assert hand(match, "ann") == []


@pytest.mark.parametrize(
    ("edition", "drawn"),
    [("1e", ["Currency", "Mathematics"]), ("3e", ["Calendar", "Currency", "Mathematics"])],
)
def test_fermenting_counts_pairs_of_leaves_first_and_colours_with_a_leaf_later(edition: str, drawn: list[str]) -> None:
    match = table(
        player("ann", ["Fermenting", "Sailing", "Code of Laws", "Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Mathematics", "Currency", "Calendar", "Philosophy"]},
    )
    act(match, "Dogma Fermenting")
    assert hand(match, "ann") == drawn


@pytest.mark.parametrize(
    ("edition", "drawn"),
    [("1e", ["Calendar", "Currency", "Mathematics"]), ("3e", ["Currency", "Mathematics"])],
)
def test_fermenting_sees_leaves_that_a_splay_shows(edition: str, drawn: list[str]) -> None:
    match = table(
        player("ann", ["Fermenting"], piles={"blue": (["Tools", "Pottery", "Alchemy"], "up")}),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Mathematics", "Currency", "Calendar", "Philosophy"]},
    )
    act(match, "Dogma Fermenting")
    assert hand(match, "ann") == drawn


@pytest.mark.parametrize(("edition", "drawn"), [("1e", ["Mathematics"]), ("3e", ["Currency", "Mathematics"])])
def test_fermenting_draws_nothing_for_an_odd_leaf_in_the_first_edition(edition: str, drawn: list[str]) -> None:
    match = table(
        player("ann", ["Fermenting", "Sailing"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Mathematics", "Currency", "Calendar"]},
    )
    act(match, "Dogma Fermenting")
    assert hand(match, "ann") == drawn


@both
def test_fermenting_counts_for_each_player_who_shares(edition: str) -> None:
    match = table(
        player("ann", ["Fermenting"]),
        player("bob", ["Clothing"]),
        edition=edition,
        decks={2: ["Mathematics", "Currency", "Calendar"]},
    )
    act(match, "Dogma Fermenting")
    assert hand(match, "bob") == ["Mathematics"]
    assert hand(match, "ann") == ["Calendar", "Currency"]


@both
def test_monotheism_takes_a_top_card_of_a_colour_that_the_demander_lacks(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism", "Sailing"]),
        player("bob", ["Pottery", "Clothing", "Code of Laws", "Agriculture"]),
        edition=edition,
        decks={1: ["Writing", "Mysticism"]},
    )
    answer(match, "Dogma Monotheism")
    assert asked(match) == "bob"
    assert options(match) == ["Pottery", "Agriculture"]
    answer(match, "Agriculture")
    assert score(match, "ann") == ["Agriculture"]
    assert pile(match, "bob", "blue") == ["Pottery", "Writing"]
    assert pile(match, "bob", "yellow") == []
    assert pile(match, "ann", "purple") == ["Monotheism", "Mysticism"]


@both
def test_monotheism_lets_a_victim_without_such_a_colour_tuck_nothing(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism", "Sailing"]),
        player("bob", ["Clothing", "Code of Laws"]),
        edition=edition,
        decks={1: ["Mysticism"]},
    )
    act(match, "Dogma Monotheism")
    assert tops(match, "bob") == ["Clothing", "Code of Laws"]
    assert score(match, "ann") == []
    assert pile(match, "ann", "purple") == ["Monotheism", "Mysticism"]


@both
def test_monotheism_is_shared_by_those_with_as_many_castles(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars", "Mysticism"], 2: ["Currency"]},
    )
    act(match, "Dogma Monotheism")
    assert tops(match, "bob") == ["Masonry", "Oars"]
    assert pile(match, "ann", "purple") == ["Monotheism", "Mysticism"]
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Currency"]


@both
def test_monotheism_can_tuck_the_sixth_card_for_monument(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism"], tucked=5),
        player("bob", ["Code of Laws"]),
        edition=edition,
    )
    act(match, "Dogma Monotheism")
    assert achievements(match, "ann") == ["Monument"]


@both
def test_monotheism_lets_the_victim_tuck_the_sixth_card_before_the_demander(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism"], tucked=5),
        player("bob", ["Pottery"], tucked=5),
        edition=edition,
    )
    act(match, "Dogma Monotheism")
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []


@both
def test_philosophy_splays_a_colour_left_and_scores_a_card(edition: str) -> None:
    match = table(
        player(
            "ann",
            ["Philosophy"],
            piles={
                "red": ["Archery", "Oars"],
                "blue": (["Tools", "Pottery"], "left"),
                "green": (["Clothing", "Sailing"], "right"),
            },
            hand=["Calendar", "Masonry"],
        ),
        player("bob", ["Domestication"]),
        edition=edition,
    )
    answer(match, "Dogma Philosophy")
    assert options(match) == ["red", "green", "No"]
    answer(match, "green", "Masonry")
    assert splay(match, "ann", "green") == "left"
    assert splay(match, "ann", "red") == "unsplayed"
    assert score(match, "ann") == ["Masonry"]
    assert hand(match, "ann") == ["Calendar"]


@both
def test_philosophy_may_be_declined_twice(edition: str) -> None:
    match = table(
        player("ann", ["Philosophy"], piles={"red": ["Archery", "Oars"]}, hand=["Calendar"]),
        player("bob", ["Domestication"]),
        edition=edition,
    )
    act(match, "Dogma Philosophy", "No", "No")
    assert splay(match, "ann", "red") == "unsplayed"
    assert hand(match, "ann") == ["Calendar"]
    assert score(match, "ann") == []


@both
def test_philosophy_asks_nothing_if_no_pile_has_two_cards_and_the_hand_is_empty(edition: str) -> None:
    match = table(player("ann", ["Philosophy"]), player("bob", ["Domestication"]), edition=edition)
    act(match, "Dogma Philosophy")
    assert tops(match, "ann") == ["Philosophy"]


@both
def test_philosophy_can_score_the_sixth_card_for_monument(edition: str) -> None:
    match = table(
        player("ann", ["Philosophy"], hand=["Calendar"], scored=5),
        player("bob", ["Domestication"]),
        edition=edition,
    )
    act(match, "Dogma Philosophy", "Calendar")
    assert achievements(match, "ann") == ["Monument"]
