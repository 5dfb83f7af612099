"""Age 2, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    before,
    bottom_of_deck,
    deck,
    every,
    hand,
    options,
    pile,
    player,
    score,
    splay,
    table,
    tops,
)


@every
def test_calendar_draws_two_3s_for_a_score_pile_larger_than_the_hand(edition: str) -> None:
    match = table(
        player("ann", ["Calendar"], hand=["Oars"], score=["Tools", "Sailing"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={3: ["Optics", "Paper"]},
    )
    act(match, "Dogma Calendar")
    assert hand(match, "ann") == ["Oars", "Optics", "Paper"]


@every
def test_calendar_does_nothing_at_equal_numbers_whatever_the_values(edition: str) -> None:
    match = table(
        player("ann", ["Calendar"], hand=["Oars"], score=["Optics"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Calendar")
    assert hand(match, "ann") == ["Oars"]


@every
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


@every
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


@every
def test_mathematics_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Mathematics"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Mathematics", "No")
    assert hand(match, "ann") == ["Oars"]
    assert tops(match, "ann") == ["Mathematics"]


@every
def test_mathematics_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Mathematics"]), player("bob", ["Archery"]), edition=edition)
    act(match, "Dogma Mathematics")
    assert tops(match, "ann") == ["Mathematics"]


@every
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


@every
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


@every
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


@every
def test_construction_claims_empire_for_the_only_player_with_five_top_cards(edition: str) -> None:
    match = table(
        player("ann", ["Construction", "Tools", "Sailing", "Agriculture", "Code of Laws"]),
        player("bob", ["Writing", "Oars", "Clothing", "Canal Building"]),
        edition=edition,
    )
    act(match, "Dogma Construction")
    assert achievements(match, "ann") == ["Empire"]


@every
def test_construction_claims_nothing_when_another_player_has_five_top_cards_too(edition: str) -> None:
    match = table(
        player("ann", ["Construction", "Tools", "Sailing", "Agriculture", "Code of Laws"]),
        player("bob", ["Writing", "Archery", "Clothing", "Canal Building", "Philosophy"]),
        edition=edition,
    )
    act(match, "Dogma Construction")
    assert achievements(match, "ann") == []
    assert achievements(match, "bob") == []


@every
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


@every
def test_construction_shared_by_a_player_with_four_top_cards_earns_no_free_draw(edition: str) -> None:
    match = table(
        player("ann", ["Construction"]),
        player("bob", ["Writing", "Metalworking", "Clothing", "Canal Building"]),
        edition=edition,
    )
    act(match, "Dogma Construction")
    assert achievements(match, "bob") == []
    assert hand(match, "ann") == []


@every
def test_road_building_may_meld_only_one_card(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing", "Oars"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Tools", "No")
    assert tops(match, "ann") == ["Road Building", "Tools"]
    assert hand(match, "ann") == ["Oars", "Sailing"]


@every
def test_road_building_must_meld_a_single_card_and_then_stops(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building")
    assert tops(match, "ann") == ["Road Building", "Tools"]
    assert tops(match, "bob") == ["Clothing"]


@every
def test_road_building_does_nothing_with_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Road Building"]), player("bob", ["Clothing"]), edition=edition)
    act(match, "Dogma Road Building")
    assert tops(match, "ann") == ["Road Building"]
    assert tops(match, "bob") == ["Clothing"]


@every
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


@every
def test_road_building_lets_the_trade_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Sailing", "Tools", "No")
    assert tops(match, "ann") == ["Road Building", "Sailing", "Tools"]
    assert tops(match, "bob") == ["Clothing"]


@every
def test_road_building_gives_the_red_card_away_even_if_no_green_one_comes_back(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Sailing", "Tools", "Yes")
    assert tops(match, "ann") == ["Sailing", "Tools"]
    assert tops(match, "bob") == ["Road Building", "Writing"]


@every
def test_road_building_melds_two_cards_of_a_colour_in_the_order_chosen(edition: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Pottery"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Pottery", "Tools", "No")
    assert pile(match, "ann", "blue") == ["Tools", "Pottery"]


@every
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


@pytest.mark.parametrize(
    ("edition", "able"), [("1e", ["bob", "dan"]), ("3e", ["bob", "cat", "dan"]), ("4e", ["bob", "cat", "dan"])]
)
def test_road_building_trades_with_a_partner_since_the_third_edition(edition: str, able: list[str]) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing"], team=1),
        player("bob", ["Writing"], team=2),
        player("cat", ["Clothing"], team=1),
        player("dan", ["Pottery"], team=2),
        edition=edition,
    )
    answer(match, "Dogma Road Building", "Tools", "Sailing", "Yes")
    assert options(match) == able


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("1e", "ann transfers Clothing (1) from bob's board to their board."),
        ("3e", "ann transfers Clothing (1) from bob's board to their board."),
        ("4e", "ann melds Clothing (1) from bob's board."),
    ],
)
def test_road_building_melds_the_green_card_in_the_fourth_edition(edition: str, words: str) -> None:
    match = table(
        player("ann", ["Road Building"], hand=["Tools", "Sailing"]),
        player("bob", ["Clothing"]),
        edition=edition,
    )
    act(match, "Dogma Road Building", "Sailing", "Tools", "Yes")
    assert pile(match, "ann", "green") == ["Clothing", "Sailing"]
    assert tops(match, "bob") == ["Road Building"]
    assert words in match.log(0)


@every
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


@every
def test_currency_scores_for_a_single_card(edition: str) -> None:
    match = table(
        player("ann", ["Currency"], hand=["Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={2: ["Mathematics"]},
    )
    act(match, "Dogma Currency", "Tools")
    assert score(match, "ann") == ["Mathematics"]


@every
def test_currency_scores_nothing_if_nothing_is_returned(edition: str) -> None:
    match = table(
        player("ann", ["Currency"], hand=["Tools"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Currency", "Done")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Tools"]


@every
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


@every
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


@every
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


@every
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


@before
def test_mapmaking_counts_the_card_taken_not_as_scored(edition: str) -> None:
    match = table(
        player("ann", ["Mapmaking"], scored=4),
        player("bob", ["Writing"], score=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Mapmaking")
    assert len(score(match, "ann")) == 2
    assert achievements(match, "ann") == []


@before
def test_canal_building_swaps_all_highest_cards_of_hand_and_score_pile(edition: str) -> None:
    match = table(
        player("ann", ["Canal Building"], hand=["Oars", "Tools"], score=["Calendar", "Optics", "Paper", "Sailing"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Canal Building", "Yes")
    assert hand(match, "ann") == ["Optics", "Paper"]
    assert score(match, "ann") == ["Calendar", "Oars", "Sailing", "Tools"]


@before
def test_canal_building_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Canal Building"], hand=["Oars"], score=["Calendar"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Canal Building", "No")
    assert hand(match, "ann") == ["Oars"]
    assert score(match, "ann") == ["Calendar"]


@before
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


@before
def test_canal_building_asks_nothing_if_there_is_nothing_to_swap(edition: str) -> None:
    match = table(player("ann", ["Canal Building"]), player("bob", ["Archery"]), edition=edition)
    act(match, "Dogma Canal Building")
    assert hand(match, "ann") == []


SWAP = "Swap your highest cards in hand and score pile"
JUNK = "Junk the 3 deck"


def test_canal_building_swaps_or_junks_the_3_deck_in_the_fourth_edition() -> None:
    left = {}
    for choice in (SWAP, JUNK, "Neither"):
        match = table(
            player("ann", ["Canal Building"], hand=["Oars"], score=["Calendar", "Currency", "Sailing"]),
            player("bob", ["Archery"]),
            edition="4e",
            decks={3: ["Optics", "Paper"], 4: ["Anatomy"]},
            exact=True,
            achievements=[],
        )
        answer(match, "Dogma Canal Building")
        assert options(match) == [SWAP, JUNK, "Neither"]
        answer(match, choice)
        left[choice] = (hand(match, "ann"), score(match, "ann"), deck(match, 3), deck(match, 4))
    assert left == {
        SWAP: (["Calendar", "Currency"], ["Oars", "Sailing"], ["Optics", "Paper"], ["Anatomy"]),
        JUNK: (["Oars"], ["Calendar", "Currency", "Sailing"], [], ["Anatomy"]),
        "Neither": (["Oars"], ["Calendar", "Currency", "Sailing"], ["Optics", "Paper"], ["Anatomy"]),
    }


def test_canal_building_offers_in_the_fourth_edition_only_what_can_be_done() -> None:
    match = table(player("ann", ["Canal Building"]), player("bob", ["Archery"]), edition="4e", decks={3: ["Optics"]})
    answer(match, "Dogma Canal Building")
    assert options(match) == [JUNK, "Neither"]

    match = table(
        player("ann", ["Canal Building"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition="4e",
        exact=True,
        achievements=[],
    )
    answer(match, "Dogma Canal Building")
    assert options(match) == [SWAP, "Neither"]

    match = table(
        player("ann", ["Canal Building"]), player("bob", ["Archery"]), edition="4e", exact=True, achievements=[]
    )
    act(match, "Dogma Canal Building")
    assert hand(match, "ann") == []


def test_canal_building_earns_a_free_draw_if_the_junking_is_shared_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Canal Building"]),
        player("bob", ["Currency"]),
        edition="4e",
        decks={2: ["Calendar"], 3: ["Optics"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Canal Building", JUNK)
    assert deck(match, 3) == []
    assert hand(match, "ann") == ["Calendar"]


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


@before
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


def test_fermenting_draws_for_colours_and_tucks_a_green_card_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Fermenting", "Sailing", "Tools"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition="4e",
        decks={2: ["Mathematics", "Currency", "Calendar"]},
        exact=True,
        achievements=[],
    )
    answer(match, "Dogma Fermenting")
    assert options(match) == ["Currency", "No"]
    answer(match, "Currency")
    assert pile(match, "ann", "green") == ["Sailing", "Currency"]
    assert tops(match, "ann") == ["Fermenting", "Sailing", "Tools"]
    assert hand(match, "ann") == ["Mathematics", "Oars"]
    assert deck(match, 2) == ["Calendar"]


def test_fermenting_junks_the_2_deck_and_itself_if_no_green_card_is_tucked_in_the_fourth_edition() -> None:
    match = table(
        player("ann", piles={"yellow": ["Fermenting", "Masonry"]}, hand=["Clothing"]),
        player("bob", ["Archery"]),
        edition="4e",
        decks={2: ["Mathematics", "Currency", "Calendar"], 3: ["Paper"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Fermenting", "No")
    assert hand(match, "ann") == ["Clothing", "Mathematics"]
    assert pile(match, "ann", "yellow") == ["Masonry"]
    assert deck(match, 2) == []
    assert deck(match, 3) == ["Paper"]


def test_fermenting_junks_without_asking_if_there_is_no_green_card_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Fermenting"], hand=["Oars"]),
        player("bob", ["Archery"]),
        edition="4e",
        decks={2: ["Mathematics", "Calendar"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Fermenting")
    assert tops(match, "ann") == []
    assert deck(match, 2) == []
    assert hand(match, "ann") == ["Mathematics", "Oars"]


def test_fermenting_can_be_junked_by_an_opponent_who_shares_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Fermenting", "Tools"], hand=["Sailing"]),
        player("bob", ["Clothing"]),
        edition="4e",
        decks={1: ["Oars"], 2: ["Mathematics", "Calendar", "Philosophy"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Fermenting", "Sailing")
    assert hand(match, "bob") == ["Mathematics"]
    assert tops(match, "ann") == ["Sailing", "Tools"]
    assert deck(match, 2) == []
    assert hand(match, "ann") == ["Calendar", "Oars"]


def test_fermenting_that_somebody_has_junked_before_leaves_nothing_more_to_junk_in_the_fourth_edition() -> None:
    match = table(
        player("ann", piles={"yellow": ["Fermenting", "Agriculture"], "blue": ["Tools"]}),
        player("bob", ["Clothing"]),
        edition="4e",
        decks={1: ["Oars"], 2: ["Mathematics", "Calendar", "Philosophy"]},
    )
    act(match, "Dogma Fermenting")
    assert tops(match, "ann") == ["Agriculture", "Tools"]
    assert deck(match, 2) == []


def test_fermenting_is_junked_from_a_distant_board_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Archery"]),
        player("bob", ["Tools"]),
        player("cat", ["Fermenting"]),
        player("dan", ["Oars"]),
        edition="4e",
        decks={2: ["Mathematics", "Calendar"]},
    )
    act(match, "Parley for Fermenting")
    assert hand(match, "ann") == ["Mathematics"]
    assert tops(match, "cat") == []
    assert deck(match, 2) == []


@every
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


@every
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


@every
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


@before
def test_monotheism_can_tuck_the_sixth_card_for_monument(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism"], tucked=5),
        player("bob", ["Code of Laws"]),
        edition=edition,
    )
    act(match, "Dogma Monotheism")
    assert achievements(match, "ann") == ["Monument"]


@before
def test_monotheism_lets_the_victim_tuck_the_sixth_card_before_the_demander(edition: str) -> None:
    match = table(
        player("ann", ["Monotheism"], tucked=5),
        player("bob", ["Pottery"], tucked=5),
        edition=edition,
    )
    act(match, "Dogma Monotheism")
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []


@every
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


@every
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


@every
def test_philosophy_asks_nothing_if_no_pile_has_two_cards_and_the_hand_is_empty(edition: str) -> None:
    match = table(player("ann", ["Philosophy"]), player("bob", ["Domestication"]), edition=edition)
    act(match, "Dogma Philosophy")
    assert tops(match, "ann") == ["Philosophy"]


@before
def test_philosophy_can_score_the_sixth_card_for_monument(edition: str) -> None:
    match = table(
        player("ann", ["Philosophy"], hand=["Calendar"], scored=5),
        player("bob", ["Domestication"]),
        edition=edition,
    )
    act(match, "Dogma Philosophy", "Calendar")
    assert achievements(match, "ann") == ["Monument"]
