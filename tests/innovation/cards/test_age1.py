"""Age 1, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    available,
    before,
    bottom_of_deck,
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
def test_pottery_scores_the_number_of_cards_returned(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools", "Calendar", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Sailing"], 2: ["Currency", "Mathematics"]},
    )
    act(match, "Dogma Pottery", "Tools", "Calendar", "Done")
    assert score(match, "ann") == ["Currency"]
    assert hand(match, "ann") == ["Oars", "Sailing"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@every
def test_pottery_takes_no_more_than_three_cards(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools", "Calendar", "Optics", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Sailing"], 3: ["Paper"]},
    )
    act(match, "Dogma Pottery", "Tools", "Calendar", "Optics")
    assert score(match, "ann") == ["Paper"]
    assert hand(match, "ann") == ["Oars", "Sailing"]


@every
def test_pottery_returning_nothing_scores_nothing_but_draws(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools", "Oars"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={1: ["Sailing"]},
    )
    act(match, "Dogma Pottery", "Done")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Oars", "Sailing", "Tools"]


@every
def test_pottery_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Pottery"]), player("bob", ["Archery"]), edition=edition, decks={1: ["Sailing"]})
    act(match, "Dogma Pottery")
    assert hand(match, "ann") == ["Sailing"]
    assert score(match, "ann") == []


@every
def test_pottery_is_carried_out_effect_by_effect_by_all_who_share(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"]),
        player("bob", ["Agriculture"], hand=["Calendar"]),
        edition=edition,
        decks={1: ["Sailing", "Oars", "Tools", "Archery"]},
    )
    act(match, "Dogma Pottery", "Calendar")
    assert score(match, "bob") == ["Sailing"]
    assert hand(match, "bob") == ["Oars"]
    assert hand(match, "ann") == ["Archery", "Tools"]


@every
def test_tools_returns_three_for_a_3_and_asks_for_the_order_of_equal_backs(edition: str) -> None:
    match = table(
        player("ann", ["Tools", "Metalworking"], hand=["Oars", "Archery", "Sailing", "Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Tools", "Yes", "Oars", "Archery", "Calendar", "Archery")
    assert pile(match, "ann", "red") == ["Optics", "Metalworking"]
    assert bottom_of_deck(match, 1, 2) == ["Archery", "Oars"]
    assert hand(match, "ann") == ["Sailing"]


@every
def test_tools_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Tools"], hand=["Oars", "Archery", "Sailing"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Tools", "No")
    assert hand(match, "ann") == ["Archery", "Oars", "Sailing"]
    assert tops(match, "ann") == ["Tools"]


@every
def test_tools_gives_no_3_for_fewer_than_three_cards(edition: str) -> None:
    match = table(
        player("ann", ["Tools"], hand=["Oars", "Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Tools", "Yes")
    assert hand(match, "ann") == []
    assert tops(match, "ann") == ["Tools"]


@every
def test_tools_gives_three_1s_for_a_3(edition: str) -> None:
    match = table(
        player("ann", ["Tools"], hand=["Optics", "Calendar"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars", "Sailing", "Pottery"]},
    )
    act(match, "Dogma Tools", "No", "Optics")
    assert hand(match, "ann") == ["Calendar", "Oars", "Pottery", "Sailing"]
    assert bottom_of_deck(match, 3) == ["Optics"]


@every
def test_tools_keeps_the_3_of_a_player_who_declines(edition: str) -> None:
    match = table(player("ann", ["Tools"], hand=["Optics"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Tools", "No", "No")
    assert hand(match, "ann") == ["Optics"]


@every
def test_writing_draws_a_2_whatever_the_top_cards_are(edition: str) -> None:
    match = table(
        player("ann", ["Writing", "Optics"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Currency"]
    assert hand(match, "bob") == []


@every
def test_writing_draws_higher_when_the_2s_are_gone(edition: str) -> None:
    match = table(
        player("ann", ["Writing"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Sailing"], 4: ["Anatomy"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Anatomy"]


@every
def test_archery_hands_over_the_highest_card(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"], hand=["Calendar", "Mathematics", "Tools"]),
        edition=edition,
        achievements=[],
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma Archery")
    assert asked(match) == "bob"
    assert options(match) == ["Calendar", "Mathematics"]
    answer(match, "Mathematics")
    assert hand(match, "ann") == ["Mathematics"]
    assert hand(match, "bob") == ["Calendar", "Oars", "Tools"]


@every
def test_archery_takes_the_drawn_card_from_an_empty_hand(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]), player("bob", ["Sailing"]), edition=edition, achievements=[], decks={1: ["Oars"]}
    )
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Oars"]
    assert hand(match, "bob") == []


@every
def test_archery_leaves_a_player_with_as_many_castles_alone(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Masonry"], hand=["Calendar"]),
        player("cat", ["Sailing"], hand=["Optics"]),
        edition=edition,
        achievements=[],
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Archery")
    assert hand(match, "bob") == ["Calendar"]
    assert hand(match, "cat") == ["Oars"]
    assert hand(match, "ann") == ["Optics"]


def test_archery_junks_an_available_achievement_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"]),
        edition="4e",
        achievements=[1, 2, 3],
        special=[],
    )
    answer(match, "Dogma Archery")
    assert (asked(match), options(match)) == ("ann", ["Achievement 1", "Achievement 2"])
    answer(match, "Achievement 2")
    assert available(match) == [1, 3]
    assert achievements(match, "ann") == []


def test_archery_lets_those_who_share_junk_first_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={1: ["Oars"]},
        achievements=[1, 2, 3],
        special=[],
    )
    answer(match, "Dogma Archery")
    assert asked(match) == "bob"
    answer(match, "Achievement 1")
    assert available(match) == [3]
    assert hand(match, "ann") == ["Oars"]


def test_archery_junks_nothing_above_2_and_sharing_that_earns_no_free_draw() -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Masonry"], achievements=[1]),
        edition="4e",
        achievements=[3, 4],
        special=[],
    )
    act(match, "Dogma Archery")
    assert available(match) == [3, 4]
    assert achievements(match, "bob") == [1]
    assert hand(match, "ann") == []


@every
def test_metalworking_scores_until_a_card_has_no_castle(edition: str) -> None:
    match = table(
        player("ann", ["Metalworking"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={1: ["Masonry", "City States", "Pottery", "Oars"]},
    )
    act(match, "Dogma Metalworking")
    assert score(match, "ann") == ["City States", "Masonry"]
    assert hand(match, "ann") == ["Pottery"]
    assert "ann reveals Pottery (1)." in match.log(1)


@every
def test_metalworking_stops_at_once_at_a_card_without_a_castle(edition: str) -> None:
    match = table(
        player("ann", ["Metalworking"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={1: ["Pottery", "Masonry"]},
    )
    act(match, "Dogma Metalworking")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Pottery"]


@before
def test_metalworking_can_score_six_cards_and_so_claim_monument(edition: str) -> None:
    match = table(
        player("ann", ["Metalworking"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={1: ["Masonry", "City States", "Tools", "Oars", "Archery", "Mysticism", "Pottery"]},
    )
    act(match, "Dogma Metalworking")
    assert len(score(match, "ann")) == 6
    assert achievements(match, "ann") == ["Monument"]


@every
def test_metalworking_lets_an_opponent_with_three_castles_dig_first(edition: str) -> None:
    match = table(
        player("ann", ["Metalworking"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars", "Pottery", "Sailing", "Writing"]},
    )
    act(match, "Dogma Metalworking")
    assert (score(match, "bob"), hand(match, "bob")) == (["Oars"], ["Pottery"])
    assert (score(match, "ann"), hand(match, "ann")) == ([], ["Sailing", "Writing"])


def test_oars_takes_one_card_in_the_first_edition_and_repeats_since_the_third() -> None:
    taken = {}
    for edition in ("1e", "3e", "4e"):
        match = table(
            player("ann", ["Oars"]),
            player("bob", ["Pottery"], hand=["Sailing"]),
            edition=edition,
            decks={1: ["Clothing", "Archery", "Tools"]},
        )
        act(match, "Dogma Oars")
        taken[edition] = (score(match, "ann"), hand(match, "bob"), hand(match, "ann"))
    assert taken == {
        "1e": (["Sailing"], ["Clothing"], []),
        "3e": (["Clothing", "Sailing"], ["Archery"], []),
        "4e": (["Clothing", "Sailing"], ["Archery"], []),
    }


def test_oars_lets_the_victim_choose_among_cards_with_a_crown() -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob", ["Pottery"], hand=["Sailing", "Archery", "Writing"]),
        edition="1e",
        decks={1: ["Tools"]},
    )
    answer(match, "Dogma Oars")
    assert asked(match) == "bob"
    assert options(match) == ["Sailing", "Writing"]
    answer(match, "Writing")
    assert score(match, "ann") == ["Writing"]
    assert hand(match, "bob") == ["Archery", "Sailing", "Tools"]


@every
def test_oars_draws_for_all_who_share_if_no_card_was_moved(edition: str) -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob", ["Pottery"], hand=["Archery"]),
        player("cat", ["Masonry"]),
        edition=edition,
        decks={1: ["Tools", "Writing", "Sailing"]},
    )
    act(match, "Dogma Oars")
    assert hand(match, "bob") == ["Archery"]
    assert hand(match, "cat") == ["Tools"]
    assert hand(match, "ann") == ["Sailing", "Writing"]
    assert "bob shows their hand: Archery (1)." in match.log(0)


@every
def test_oars_draws_for_nobody_if_one_of_several_victims_gave_a_card(edition: str) -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob", ["Pottery"], hand=["Sailing"]),
        player("cat", ["Agriculture"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Oars")
    assert score(match, "ann") == ["Sailing"]
    assert hand(match, "bob") == ["Tools"]
    assert hand(match, "cat") == []
    assert hand(match, "ann") == []


def test_oars_verifies_the_crown_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob", ["Pottery"], hand=["Sailing"]),
        player("cat", ["Agriculture"]),
        edition="4e",
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Oars")
    assert "bob reveals Sailing (1)." in match.log(2)
    assert "bob shows their hand: Tools (1)." in match.log(2)


@every
def test_clothing_melds_a_new_colour_and_scores_for_colours_that_nobody_else_has(edition: str) -> None:
    match = table(
        player("ann", ["Clothing", "Tools"], hand=["Archery", "Sailing", "Oars", "Masonry"]),
        player("bob", ["Writing"]),
        player("cat", ["Code of Laws"]),
        edition=edition,
        decks={1: ["Pottery", "Domestication", "Mysticism"]},
    )
    answer(match, "Dogma Clothing")
    assert options(match) == ["Archery", "Oars", "Masonry"]
    answer(match, "Masonry")
    assert pile(match, "ann", "yellow") == ["Masonry"]
    assert score(match, "ann") == ["Domestication", "Pottery"]
    assert hand(match, "ann") == ["Archery", "Oars", "Sailing"]


@every
def test_clothing_shows_a_hand_without_a_new_colour_and_scores_all_the_same(edition: str) -> None:
    match = table(
        player("ann", ["Clothing"], hand=["Sailing"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Pottery"]},
    )
    act(match, "Dogma Clothing")
    assert pile(match, "ann", "green") == ["Clothing"]
    assert hand(match, "ann") == ["Sailing"]
    assert score(match, "ann") == ["Pottery"]
    assert "ann shows their hand: Sailing (1)." in match.log(1)


@every
def test_clothing_scores_nothing_when_others_have_every_colour(edition: str) -> None:
    match = table(
        player("ann", ["Clothing", "Tools"]),
        player("bob", ["Writing"]),
        player("cat", ["The Wheel"]),
        edition=edition,
    )
    act(match, "Dogma Clothing")
    assert score(match, "ann") == []


@every
def test_clothing_does_not_compare_with_a_partner(edition: str) -> None:
    match = table(
        player("ann", ["Clothing"], team=1),
        player("bob", ["Writing"], team=2),
        player("cat", ["The Wheel"], team=1),
        player("dan", ["Tools"], team=2),
        edition=edition,
        decks={1: ["Pottery"]},
    )
    act(match, "Dogma Clothing")
    assert score(match, "ann") == ["Pottery"]


@every
def test_sailing_follows_the_example_of_the_rulebook(edition: str) -> None:
    match = table(
        player("ann", ["Sailing"]),
        player("bob", ["Writing", "Domestication"]),
        edition=edition,
        decks={1: ["Agriculture", "Tools", "Oars"]},
    )
    act(match, "Dogma Sailing")
    assert pile(match, "bob", "yellow") == ["Agriculture", "Domestication"]
    assert tops(match, "ann") == ["Sailing", "Tools"]
    assert hand(match, "ann") == ["Oars"]


@every
def test_sailing_melds_only_for_its_player_if_nobody_shares(edition: str) -> None:
    match = table(
        player("ann", ["Sailing"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["The Wheel"]},
    )
    act(match, "Dogma Sailing")
    assert pile(match, "ann", "green") == ["The Wheel", "Sailing"]
    assert hand(match, "ann") == []
    assert tops(match, "bob") == ["Writing"]


@every
def test_the_wheel_draws_two_1s(edition: str) -> None:
    match = table(
        player("ann", ["The Wheel", "Optics"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Oars", "Tools"]},
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == ["Oars", "Tools"]
    assert hand(match, "bob") == []


@every
def test_the_wheel_draws_the_second_card_higher_after_the_last_1(edition: str) -> None:
    match = table(
        player("ann", ["The Wheel"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Oars"], 2: ["Currency"]},
        exact=True,
        achievements=[],
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == ["Currency", "Oars"]


@every
def test_agriculture_scores_one_higher_than_the_card_returned(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Oars", "Calendar"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={3: ["Optics"]},
    )
    act(match, "Dogma Agriculture", "Calendar")
    assert score(match, "ann") == ["Optics"]
    assert hand(match, "ann") == ["Oars"]
    assert bottom_of_deck(match, 2) == ["Calendar"]


@every
def test_agriculture_may_be_declined(edition: str) -> None:
    match = table(player("ann", ["Agriculture"], hand=["Oars"]), player("bob", ["Writing"]), edition=edition)
    act(match, "Dogma Agriculture", "No")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Oars"]


@every
def test_agriculture_shared_without_a_return_earns_no_free_draw(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"]),
        player("bob", ["Pottery"], hand=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Agriculture", "No")
    assert hand(match, "ann") == []
    assert hand(match, "bob") == ["Oars"]


@pytest.mark.parametrize(("edition", "last"), [("1e", "Robotics"), ("3e", "Robotics"), ("4e", "Fusion")])
def test_agriculture_returning_a_card_of_the_last_age_ends_the_game(edition: str, last: str) -> None:
    match = table(
        player("ann", ["Agriculture"], hand=[last]),
        player("bob", ["Writing"], score=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Agriculture", last)
    assert match.result is not None
    assert match.result.kind == "score"
    assert match.result.winners == [1]


def test_agriculture_scores_an_11_for_a_10_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Robotics"]),
        player("bob", ["Writing"]),
        edition="4e",
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Agriculture", "Robotics")
    assert score(match, "ann") == ["Fusion"]


@every
def test_domestication_melds_the_lowest_card_and_draws(edition: str) -> None:
    match = table(
        player("ann", ["Domestication"], hand=["Calendar", "Oars", "Optics", "Agriculture"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    answer(match, "Dogma Domestication")
    assert options(match) == ["Oars", "Agriculture"]
    answer(match, "Agriculture")
    assert pile(match, "ann", "yellow") == ["Agriculture", "Domestication"]
    assert hand(match, "ann") == ["Calendar", "Oars", "Optics", "Tools"]


@every
def test_domestication_only_draws_with_an_empty_hand(edition: str) -> None:
    match = table(
        player("ann", ["Domestication"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Domestication")
    assert tops(match, "ann") == ["Domestication"]
    assert hand(match, "ann") == ["Tools"]


@before
def test_masonry_claims_monument_for_four_cards_with_a_castle(edition: str) -> None:
    match = table(
        player("ann", ["Masonry"], hand=["Oars", "Archery", "Sailing", "Tools", "Mysticism"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Masonry")
    assert "Sailing" not in options(match)
    answer(match, "Oars", "Archery", "Tools", "Mysticism")
    answer(match, "Oars")
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert hand(match, "ann") == ["Sailing"]
    assert achievements(match, "ann") == ["Monument"]


@before
def test_masonry_claims_nothing_for_three(edition: str) -> None:
    match = table(
        player("ann", ["Masonry"], hand=["Oars", "The Wheel", "Tools", "Mysticism"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Masonry", "Oars", "The Wheel", "Tools", "Done")
    assert tops(match, "ann") == ["Masonry", "Oars", "The Wheel", "Tools"]
    assert hand(match, "ann") == ["Mysticism"]
    assert achievements(match, "ann") == []


@before
def test_masonry_does_not_add_up_two_dogma_actions(edition: str) -> None:
    match = table(
        player("ann", ["Masonry"], hand=["Oars", "The Wheel", "Tools", "Mysticism"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Masonry", "Oars", "The Wheel", "Done")
    act(match, "Dogma Masonry", "Tools", "Mysticism")
    assert len(tops(match, "ann")) == 5
    assert achievements(match, "ann") == []


@before
def test_masonry_gives_monument_to_an_opponent_who_shares_first(edition: str) -> None:
    match = table(
        player("ann", ["Masonry"], hand=["Oars", "The Wheel", "Tools", "Mysticism"]),
        player("bob", ["Metalworking"], hand=["Archery", "City States", "Mapmaking", "Alchemy"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(
        match,
        "Dogma Masonry",
        *("Archery", "City States", "Mapmaking", "Alchemy"),
        *("Oars", "The Wheel", "Tools", "Mysticism"),
    )
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []
    assert len(tops(match, "ann")) == 5
    assert len(hand(match, "ann")) == 1


def test_masonry_claims_monument_for_exactly_three_red_cards_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Masonry", "Archery"], hand=["Oars", "Sailing", "Metalworking", "Tools"]),
        player("bob", ["Writing"]),
        edition="4e",
    )
    answer(match, "Dogma Masonry")
    assert options(match) == ["Oars", "Metalworking", "Tools", "Done"]
    answer(match, "Oars", "Metalworking", "Done", "Oars")
    assert pile(match, "ann", "red") == ["Metalworking", "Oars", "Archery"]
    assert hand(match, "ann") == ["Sailing", "Tools"]
    assert achievements(match, "ann") == ["Monument"]


@pytest.mark.parametrize(
    ("red", "claimed"),
    [
        (["Coal", "Optics"], []),
        (["Coal", "Optics", "Flight"], ["Monument"]),
        (["Coal", "Optics", "Flight", "Industrialization"], []),
    ],
)
def test_masonry_counts_red_cards_without_a_castle_too_in_the_fourth_edition(
    red: list[str], claimed: list[str]
) -> None:
    match = table(player("ann", ["Masonry"], piles={"red": red}), player("bob", ["Writing"]), edition="4e")
    act(match, "Dogma Masonry")
    assert achievements(match, "ann") == claimed


def test_masonry_claims_nothing_for_four_melded_cards_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Masonry"], hand=["Metalworking", "The Wheel", "Tools", "Mysticism"]),
        player("bob", ["Writing"]),
        edition="4e",
    )
    act(match, "Dogma Masonry", "Metalworking", "The Wheel", "Tools", "Mysticism")
    assert len(tops(match, "ann")) == 5
    assert achievements(match, "ann") == []


def test_masonry_gives_monument_to_an_opponent_with_three_red_cards_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Masonry"], piles={"red": ["Coal", "Optics", "Flight"]}),
        player("bob", piles={"red": ["Metalworking", "Archery", "Oars"]}),
        edition="4e",
        decks={5: ["Chemistry"]},
    )
    act(match, "Dogma Masonry")
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Chemistry"]


@every
def test_city_states_takes_a_top_card_with_a_castle(edition: str) -> None:
    match = table(
        player("ann", ["City States", "Agriculture"]),
        player("bob", ["Masonry", "The Wheel", "Pottery"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    answer(match, "Dogma City States")
    assert asked(match) == "bob"
    assert options(match) == ["The Wheel", "Masonry"]
    answer(match, "Masonry")
    assert pile(match, "ann", "yellow") == ["Masonry", "Agriculture"]
    assert pile(match, "bob", "yellow") == []
    assert hand(match, "bob") == ["Oars"]


@every
def test_city_states_spares_a_player_with_three_castles(edition: str) -> None:
    match = table(player("ann", ["City States"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma City States")
    assert tops(match, "bob") == ["Masonry"]
    assert tops(match, "ann") == ["City States"]
    assert hand(match, "bob") == []


@every
def test_city_states_counts_castles_that_a_splay_shows(edition: str) -> None:
    match = table(
        player("ann", ["City States"]),
        player("bob", piles={"red": (["Metalworking", "Archery"], "left")}),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma City States")
    assert pile(match, "ann", "red") == ["Metalworking"]
    assert pile(match, "bob", "red") == ["Archery"]
    assert splay(match, "bob", "red") == "unsplayed"
    assert hand(match, "bob") == ["Tools"]


@every
def test_city_states_takes_nothing_from_a_player_whose_castles_are_all_covered(edition: str) -> None:
    match = table(
        player("ann", ["City States"]),
        player("bob", piles={"red": (["Gunpowder", "Metalworking", "Construction"], "up")}),
        edition=edition,
    )
    act(match, "Dogma City States")
    assert pile(match, "bob", "red") == ["Gunpowder", "Metalworking", "Construction"]
    assert tops(match, "ann") == ["City States"]
    assert hand(match, "bob") == []


@every
def test_city_states_does_not_touch_a_player_with_as_many_crowns(edition: str) -> None:
    match = table(
        player("ann", ["City States"]),
        player("bob", ["Masonry", "The Wheel", "Code of Laws"]),
        edition=edition,
    )
    act(match, "Dogma City States")
    assert tops(match, "bob") == ["Code of Laws", "Masonry", "The Wheel"]


@every
def test_code_of_laws_tucks_a_card_of_an_own_colour_and_splays_it(edition: str) -> None:
    match = table(
        player("ann", ["Code of Laws", "Oars"], hand=["Archery", "Mysticism", "Sailing"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Code of Laws")
    assert options(match) == ["Archery", "Mysticism", "No"]
    answer(match, "Archery", "red")
    assert pile(match, "ann", "red") == ["Oars", "Archery"]
    assert splay(match, "ann", "red") == "left"
    assert hand(match, "ann") == ["Mysticism", "Sailing"]


@every
def test_code_of_laws_may_tuck_without_splaying(edition: str) -> None:
    match = table(
        player("ann", ["Code of Laws"], hand=["Mysticism"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Code of Laws", "Mysticism", "No")
    assert pile(match, "ann", "purple") == ["Code of Laws", "Mysticism"]
    assert splay(match, "ann", "purple") == "unsplayed"


@every
def test_code_of_laws_does_not_ask_about_a_colour_that_is_splayed_left_already(edition: str) -> None:
    match = table(
        player("ann", piles={"purple": (["Code of Laws", "Mysticism"], "left")}, hand=["City States"]),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Code of Laws", "City States")
    assert pile(match, "ann", "purple") == ["Code of Laws", "Mysticism", "City States"]
    assert splay(match, "ann", "purple") == "left"


@every
def test_code_of_laws_may_be_declined_and_asks_nothing_without_a_fitting_card(edition: str) -> None:
    match = table(
        player("ann", ["Code of Laws"], hand=["Mysticism", "Tools"]),
        player("bob", ["Sailing"], hand=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Code of Laws", "No")
    assert hand(match, "ann") == ["Mysticism", "Tools"]
    assert hand(match, "bob") == ["Oars"]


@every
def test_mysticism_melds_a_card_of_an_own_colour_and_draws_again(edition: str) -> None:
    match = table(
        player("ann", ["Mysticism"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["City States", "Code of Laws"]},
    )
    act(match, "Dogma Mysticism")
    assert pile(match, "ann", "purple") == ["City States", "Mysticism"]
    assert hand(match, "ann") == ["Code of Laws"]


@every
def test_mysticism_keeps_a_card_of_another_colour_after_showing_it(edition: str) -> None:
    match = table(
        player("ann", ["Mysticism"]),
        player("bob", ["Writing"]),
        edition=edition,
        decks={1: ["Tools", "City States"]},
    )
    act(match, "Dogma Mysticism")
    assert tops(match, "ann") == ["Mysticism"]
    assert hand(match, "ann") == ["Tools"]
    assert "ann reveals Tools (1)." in match.log(1)
