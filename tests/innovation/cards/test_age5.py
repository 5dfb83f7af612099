"""Age 5, card by card."""

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

since_third = pytest.mark.parametrize("edition", ["3e", "4e"])


@every
def test_chemistry_scores_one_above_the_highest_top_card_and_returns_a_card(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Chemistry", "Tools"], "purple": ["Democracy"]}, score=["Archery"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={7: ["Railroad"]},
    )
    act(match, "Dogma Chemistry", "blue", "Archery")
    assert splay(match, "ann", "blue") == "right"
    assert score(match, "ann") == ["Railroad"]
    assert bottom_of_deck(match, 1) == ["Archery"]


@every
def test_chemistry_returns_the_drawn_card_if_it_is_the_only_one(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Chemistry", "Tools"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Chemistry", "No")
    assert splay(match, "ann", "blue") == "unsplayed"
    assert score(match, "ann") == []
    assert bottom_of_deck(match, 6) == ["Canning"]


@before
def test_chemistry_can_score_the_sixth_card_for_monument_and_still_return_it(edition: str) -> None:
    match = table(player("ann", ["Chemistry"], scored=5), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Chemistry")
    assert achievements(match, "ann") == ["Monument"]
    assert score(match, "ann") == []


@before
def test_chemistry_over_a_top_10_ends_the_game_by_score(edition: str) -> None:
    match = table(
        player("ann", ["Chemistry", "A.I."], score=["Archery"]),
        player("bob", ["Masonry"], score=["Calendar"]),
        edition=edition,
    )
    act(match, "Dogma Chemistry")
    assert match.result is not None
    assert (match.result.kind, match.result.winners) == ("score", [1])


def test_chemistry_of_the_fourth_edition_scores_an_11_over_a_top_10() -> None:
    match = table(
        player("ann", ["Chemistry", "A.I."], score=["Archery"]),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Chemistry", "Archery")
    assert score(match, "ann") == ["Fusion"]


def test_chemistry_of_the_fourth_edition_ends_the_game_by_score_without_11s() -> None:
    match = table(
        player("ann", ["Chemistry", "A.I."], score=["Archery"]),
        player("bob", ["Masonry"], score=["Calendar"]),
        edition="4e",
        exact=True,
    )
    act(match, "Dogma Chemistry")
    assert match.result is not None
    assert (match.result.kind, match.result.winners) == ("score", [1])


@every
def test_physics_keeps_three_cards_of_different_colours(edition: str) -> None:
    match = table(
        player("ann", ["Physics"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Atomic Theory", "Canning", "Democracy"]},
    )
    act(match, "Dogma Physics")
    assert hand(match, "ann") == ["Atomic Theory", "Canning", "Democracy", "Tools"]
    assert "ann reveals Atomic Theory (6), Canning (6) and Democracy (6)." in match.log(1)


@every
def test_physics_returns_everything_if_two_colours_agree(edition: str) -> None:
    match = table(
        player("ann", ["Physics"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Vaccination", "Atomic Theory", "Canning"]},
    )
    act(match, "Dogma Physics", "Canning", "Vaccination")
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 6, 3) == ["Canning", "Vaccination", "Atomic Theory"]
    assert bottom_of_deck(match, 1) == ["Tools"]


@every
def test_physics_looks_only_at_the_colours_of_the_drawn_cards(edition: str) -> None:
    match = table(
        player("ann", ["Physics"], hand=["Tools", "Writing"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Atomic Theory", "Canning", "Democracy"]},
    )
    act(match, "Dogma Physics")
    assert hand(match, "ann") == ["Atomic Theory", "Canning", "Democracy", "Tools", "Writing"]


@every
def test_coal_tucks_a_5_splays_red_and_scores_a_top_card_with_the_one_under_it(edition: str) -> None:
    match = table(
        player("ann", piles={"red": ["Coal"], "blue": ["Tools", "Writing", "Pottery"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={5: ["The Pirate Code"]},
    )
    answer(match, "Dogma Coal", "red")
    assert options(match) == ["Tools", "Coal", "No"]
    answer(match, "Tools")
    assert pile(match, "ann", "red") == ["Coal", "The Pirate Code"]
    assert splay(match, "ann", "red") == "right"
    assert score(match, "ann") == ["Tools", "Writing"]
    assert pile(match, "ann", "blue") == ["Pottery"]


@every
def test_coal_can_score_itself_with_the_tucked_card(edition: str) -> None:
    match = table(
        player("ann", ["Coal"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={5: ["The Pirate Code"]},
    )
    act(match, "Dogma Coal", "No", "Coal")
    assert score(match, "ann") == ["Coal", "The Pirate Code"]
    assert tops(match, "ann") == []


@every
def test_coal_scores_one_card_of_a_pile_of_one(edition: str) -> None:
    match = table(
        player("ann", ["Coal", "Sailing"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={5: ["Statistics"]},
    )
    act(match, "Dogma Coal", "Sailing")
    assert score(match, "ann") == ["Sailing"]
    assert tops(match, "ann") == ["Coal", "Statistics"]


@every
def test_coal_tucks_even_if_all_else_is_declined(edition: str) -> None:
    match = table(
        player("ann", ["Coal"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={5: ["The Pirate Code"]},
    )
    act(match, "Dogma Coal", "No", "No")
    assert pile(match, "ann", "red") == ["Coal", "The Pirate Code"]
    assert splay(match, "ann", "red") == "unsplayed"
    assert score(match, "ann") == []


@before
def test_coal_scores_two_cards_for_monument(edition: str) -> None:
    match = table(
        player("ann", piles={"red": ["Coal"], "blue": ["Tools", "Writing"]}, scored=4),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={5: ["Statistics"]},
    )
    act(match, "Dogma Coal", "Tools")
    assert achievements(match, "ann") == ["Monument"]


@every
def test_the_pirate_code_takes_two_low_cards_and_scores_the_lowest_crown(edition: str) -> None:
    match = table(
        player("ann", ["The Pirate Code", "Sailing", "Pottery"], scored=4),
        player("bob", ["Masonry"], score=["Tools", "Calendar", "Coal", "Paper", "Anatomy"]),
        edition=edition,
    )
    answer(match, "Dogma The Pirate Code")
    assert asked(match) == "bob"
    answer(match, "Tools")
    assert options(match) == ["Calendar", "Paper", "Anatomy"]
    answer(match, "Anatomy")
    assert score(match, "bob") == ["Calendar", "Coal", "Paper"]
    assert score(match, "ann") == ["Anatomy", "Sailing", "Tools"]
    assert tops(match, "ann") == ["Pottery", "The Pirate Code"]
    assert achievements(match, "ann") == []  # of six cards only the fifth was scored


@every
def test_the_pirate_code_takes_a_single_low_card_and_breaks_ties_by_choice(edition: str) -> None:
    match = table(
        player("ann", ["The Pirate Code", "Sailing", "City States"]),
        player("bob", ["Masonry"], score=["Anatomy", "Coal"]),
        edition=edition,
    )
    answer(match, "Dogma The Pirate Code")
    assert asked(match) == "ann"
    assert options(match) == ["Sailing", "City States"]
    answer(match, "City States")
    assert score(match, "bob") == ["Coal"]
    assert score(match, "ann") == ["Anatomy", "City States"]


@every
def test_the_pirate_code_scores_nothing_if_nothing_was_taken(edition: str) -> None:
    match = table(
        player("ann", ["The Pirate Code", "Sailing"]),
        player("bob", ["Masonry"], score=["Coal"]),
        edition=edition,
    )
    act(match, "Dogma The Pirate Code")
    assert score(match, "bob") == ["Coal"]
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Sailing", "The Pirate Code"]


@every
def test_the_pirate_code_shares_its_second_effect(edition: str) -> None:
    match = table(
        player("ann", ["The Pirate Code"]),
        player("bob", ["Masonry"], score=["Tools"]),
        player("cat", ["Enterprise", "Pottery"], score=["Archery"]),
        edition=edition,
    )
    act(match, "Dogma The Pirate Code")
    assert score(match, "cat") == ["Archery", "Enterprise"]
    assert score(match, "ann") == ["The Pirate Code", "Tools"]
    assert len(hand(match, "ann")) == 1  # the free draw


@every
def test_banking_takes_a_factory_that_is_not_green_and_scores_a_5_for_its_owner(edition: str) -> None:
    match = table(
        player("ann", piles={"green": ["Banking", "Sailing"], "red": ["Archery"]}),
        player("bob", ["Coal", "Electricity"]),
        edition=edition,
        decks={5: ["Physics"]},
    )
    act(match, "Dogma Banking", "green")
    assert pile(match, "ann", "red") == ["Coal", "Archery"]
    assert tops(match, "bob") == ["Electricity"]
    assert score(match, "bob") == ["Physics"]
    assert score(match, "ann") == []
    assert splay(match, "ann", "green") == "right"


@every
def test_banking_lets_the_victim_choose_among_factories(edition: str) -> None:
    match = table(
        player("ann", ["Banking"]),
        player("bob", ["Chemistry", "Coal"]),
        edition=edition,
    )
    answer(match, "Dogma Banking")
    assert asked(match) == "bob"
    assert options(match) == ["Chemistry", "Coal"]
    answer(match, "Chemistry")
    assert tops(match, "ann") == ["Banking", "Chemistry"]
    assert tops(match, "bob") == ["Coal"]


@every
def test_banking_takes_no_green_factory_and_then_scores_nothing(edition: str) -> None:
    match = table(
        player("ann", piles={"green": ["Banking", "The Wheel"]}),
        player("bob", ["Electricity", "Tools"]),
        edition=edition,
    )
    act(match, "Dogma Banking", "No")
    assert tops(match, "bob") == ["Electricity", "Tools"]
    assert score(match, "bob") == []
    assert splay(match, "ann", "green") == "unsplayed"


@before
def test_banking_can_give_its_victim_monument(edition: str) -> None:
    match = table(player("ann", ["Banking"]), player("bob", ["Coal"], scored=5), edition=edition)
    act(match, "Dogma Banking")
    assert achievements(match, "bob") == ["Monument"]


def test_measurement_of_the_first_edition_splays_any_colour_and_hides_the_returned_card() -> None:
    match = table(
        player("ann", piles={"green": ["Measurement"], "red": ["Archery", "Oars", "Metalworking"]}, hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition="1e",
        decks={3: ["Paper"]},
    )
    answer(match, "Dogma Measurement", "Tools")
    assert options(match) == ["blue", "red", "green", "yellow", "purple"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "right"
    assert hand(match, "ann") == ["Paper"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert "ann chooses red." in match.log(1)
    assert not any("Tools" in line for line in match.log(1))


@since_third
def test_measurement_of_later_editions_splays_the_colour_of_the_card_it_reveals(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={"green": ["Measurement"], "red": ["Archery", "Oars", "Metalworking"]},
            hand=["Coal", "Tools"],
        ),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Measurement", "Coal")
    assert splay(match, "ann", "red") == "right"
    assert hand(match, "ann") == ["Paper", "Tools"]
    assert bottom_of_deck(match, 5) == ["Coal"]
    assert "ann reveals Coal (5)." in match.log(1)


@pytest.mark.parametrize(("edition", "choices"), [("1e", ["Coal", "red"]), ("3e", ["Coal"]), ("4e", ["Coal"])])
def test_measurement_draws_for_a_colour_already_splayed_right(edition: str, choices: list[str]) -> None:
    match = table(
        player("ann", piles={"green": ["Measurement"], "red": (["Archery", "Oars"], "right")}, hand=["Coal"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Measurement", *choices)
    assert splay(match, "ann", "red") == "right"
    assert hand(match, "ann") == ["Calendar"]


@pytest.mark.parametrize(
    ("edition", "choices"), [("1e", ["Societies", "purple"]), ("3e", ["Societies"]), ("4e", ["Societies"])]
)
def test_measurement_draws_a_1_for_a_colour_without_cards(edition: str, choices: list[str]) -> None:
    match = table(
        player("ann", ["Measurement"], hand=["Societies"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Measurement", *choices)
    assert hand(match, "ann") == ["Oars"]
    assert tops(match, "ann") == ["Measurement"]


@pytest.mark.parametrize(
    ("edition", "choices"), [("1e", ["Banking", "green"]), ("3e", ["Banking"]), ("4e", ["Banking"])]
)
def test_measurement_does_not_splay_a_single_card(edition: str, choices: list[str]) -> None:
    match = table(
        player("ann", ["Measurement"], hand=["Banking"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Measurement", *choices)
    assert hand(match, "ann") == ["Oars"]
    assert splay(match, "ann", "green") == "unsplayed"


@every
def test_measurement_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", piles={"green": ["Measurement", "Sailing"]}, hand=["Banking"]),
        player("bob", ["Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Measurement", "No")
    assert hand(match, "ann") == ["Banking"]
    assert splay(match, "ann", "green") == "unsplayed"


@every
def test_measurement_needs_a_card_to_return(edition: str) -> None:
    match = table(
        player("ann", piles={"green": ["Measurement", "Sailing"]}), player("bob", ["Masonry"]), edition=edition
    )
    act(match, "Dogma Measurement")
    assert hand(match, "ann") == []
    assert splay(match, "ann", "green") == "unsplayed"


def test_statistics_of_the_first_edition_repeats_while_the_hand_is_a_single_card() -> None:
    match = table(
        player("ann", ["Statistics"]),
        player("bob", ["Masonry"], score=["Tools", "Coal", "Anatomy"]),
        edition="1e",
    )
    act(match, "Dogma Statistics")
    assert hand(match, "bob") == ["Anatomy", "Coal"]
    assert score(match, "bob") == ["Tools"]


def test_statistics_of_the_first_edition_takes_one_card_if_there_is_a_hand() -> None:
    match = table(
        player("ann", ["Statistics"]),
        player("bob", ["Masonry"], hand=["Oars"], score=["Tools", "Coal", "Banking"]),
        edition="1e",
    )
    answer(match, "Dogma Statistics")
    assert asked(match) == "bob"
    assert options(match) == ["Coal", "Banking"]
    answer(match, "Banking")
    assert hand(match, "bob") == ["Banking", "Oars"]
    assert score(match, "bob") == ["Coal", "Tools"]


def test_statistics_of_the_first_edition_ends_with_an_empty_score_pile() -> None:
    match = table(player("ann", ["Statistics"]), player("bob", ["Masonry"], score=["Tools"]), edition="1e")
    act(match, "Dogma Statistics")
    assert hand(match, "bob") == ["Tools"]
    assert score(match, "bob") == []


@pytest.mark.parametrize("in_hand", [[], ["Oars"]])
def test_statistics_of_the_third_edition_takes_all_the_highest_cards_once(in_hand: list[str]) -> None:
    match = table(
        player("ann", ["Statistics"]),
        player("bob", ["Masonry"], hand=in_hand, score=["Tools", "Coal", "Anatomy", "Banking"]),
        edition="3e",
    )
    act(match, "Dogma Statistics")
    assert hand(match, "bob") == sorted(["Banking", "Coal", *in_hand])
    assert score(match, "bob") == ["Anatomy", "Tools"]


def test_statistics_of_the_third_edition_does_not_repeat_for_a_single_card() -> None:
    match = table(player("ann", ["Statistics"]), player("bob", ["Masonry"], score=["Tools", "Coal"]), edition="3e")
    act(match, "Dogma Statistics")
    assert hand(match, "bob") == ["Coal"]
    assert score(match, "bob") == ["Tools"]


def test_statistics_of_the_fourth_edition_takes_all_cards_of_the_value_that_is_named() -> None:
    match = table(
        player("ann", ["Statistics"]),
        player("bob", ["Masonry"], hand=["Oars"], score=["Tools", "Coal", "Anatomy", "Archery"]),
        edition="4e",
    )
    answer(match, "Dogma Statistics")
    assert asked(match) == "ann"
    assert options(match) == [str(value) for value in range(1, 12)]
    answer(match, "1")
    assert hand(match, "bob") == ["Archery", "Oars", "Tools"]
    assert score(match, "bob") == ["Anatomy", "Coal"]
    assert "ann chooses 1." in match.log(1)


def test_statistics_of_the_fourth_edition_takes_nothing_of_a_value_that_is_not_there() -> None:
    match = table(player("ann", ["Statistics"]), player("bob", ["Masonry"], score=["Tools", "Coal"]), edition="4e")
    act(match, "Dogma Statistics", "4")
    assert hand(match, "bob") == []
    assert score(match, "bob") == ["Coal", "Tools"]


def test_statistics_of_the_fourth_edition_names_a_value_for_each_victim() -> None:
    match = table(
        player("ann", ["Statistics"]),
        player("bob", ["Masonry"], score=["Tools", "Coal"]),
        player("cat", ["Archery"], score=["Oars", "Banking"]),
        edition="4e",
    )
    act(match, "Dogma Statistics", "5", "1")
    assert hand(match, "bob") == ["Coal"]
    assert hand(match, "cat") == ["Oars"]


@every
def test_statistics_spares_a_player_with_as_many_leaves_who_shares_the_splay(edition: str) -> None:
    match = table(
        player("ann", piles={"yellow": ["Statistics", "Masonry"]}, score=["Oars"]),
        player("bob", piles={"yellow": ["Agriculture", "Domestication"]}, score=["Tools"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Statistics", "yellow", "No")
    assert score(match, "bob") == ["Tools"]
    assert score(match, "ann") == ["Oars"]
    assert splay(match, "bob", "yellow") == "right"
    assert splay(match, "ann", "yellow") == "unsplayed"
    assert hand(match, "ann") == ["Coal"]


@every
def test_statistics_finds_nothing_in_an_empty_score_pile(edition: str) -> None:
    match = table(
        player("ann", piles={"yellow": ["Statistics", "Masonry"]}),
        player("bob", ["Archery"], hand=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Statistics", "yellow")
    assert hand(match, "bob") == ["Oars"]
    assert splay(match, "ann", "yellow") == "right"


@every
def test_steam_engine_tucks_two_4s_and_scores_the_bottom_yellow_card(edition: str) -> None:
    match = table(
        player("ann", ["Steam Engine"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={4: ["Anatomy", "Gunpowder", "Perspective"]},
    )
    act(match, "Dogma Steam Engine")
    assert score(match, "ann") == ["Anatomy"]
    assert tops(match, "ann") == ["Gunpowder", "Steam Engine"]
    assert deck(match, 4)[0] == "Perspective"


@every
def test_steam_engine_scores_itself_if_it_is_the_only_yellow_card(edition: str) -> None:
    match = table(
        player("ann", ["Steam Engine"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={4: ["Invention", "Gunpowder"]},
    )
    act(match, "Dogma Steam Engine")
    assert score(match, "ann") == ["Steam Engine"]
    assert tops(match, "ann") == ["Gunpowder", "Invention"]


@pytest.mark.parametrize(("edition", "junked"), [("1e", False), ("3e", False), ("4e", True)])
def test_steam_engine_junks_the_6s_in_the_fourth_edition_if_it_scores_itself(edition: str, junked: bool) -> None:
    match = table(
        player("ann", ["Steam Engine"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={4: ["Invention", "Gunpowder"], 6: ["Canning"]},
    )
    act(match, "Dogma Steam Engine")
    assert score(match, "ann") == ["Steam Engine"]
    assert (deck(match, 6) == []) is junked


def test_steam_engine_of_the_fourth_edition_leaves_the_6s_if_it_scores_another_card() -> None:
    match = table(
        player("ann", piles={"yellow": ["Steam Engine", "Masonry"]}),
        player("bob", ["Pottery"]),
        edition="4e",
        decks={4: ["Invention", "Gunpowder"], 6: ["Canning"]},
    )
    act(match, "Dogma Steam Engine")
    assert score(match, "ann") == ["Masonry"]
    assert deck(match, 6)[0] == "Canning"


@every
def test_steam_engine_scores_nothing_for_a_sharer_without_yellow(edition: str) -> None:
    match = table(
        player("ann", ["Steam Engine"]),
        player("bob", ["Colonialism"]),
        edition=edition,
        decks={4: ["Invention", "Gunpowder", "Anatomy", "Perspective"]},
    )
    act(match, "Dogma Steam Engine")
    assert pile(match, "bob", "red") == ["Colonialism", "Gunpowder"]
    assert pile(match, "bob", "green") == ["Invention"]
    assert score(match, "bob") == []
    assert pile(match, "ann", "yellow") == ["Steam Engine", "Anatomy"]
    assert score(match, "ann") == ["Perspective"]


@before
def test_steam_engine_tucks_for_monument(edition: str) -> None:
    match = table(player("ann", ["Steam Engine"], tucked=4), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Steam Engine")
    assert achievements(match, "ann") == ["Monument"]


@every
def test_astronomy_melds_green_and_blue_until_another_colour_comes(edition: str) -> None:
    match = table(
        player("ann", ["Astronomy", "Archery"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Atomic Theory", "Classification", "Canning", "Encyclopedia"]},
    )
    act(match, "Dogma Astronomy")
    assert tops(match, "ann") == ["Archery", "Astronomy", "Atomic Theory", "Classification"]
    assert hand(match, "ann") == ["Canning"]
    assert deck(match, 6)[0] == "Encyclopedia"
    assert "ann reveals Canning (6)." in match.log(1)
    assert achievements(match, "ann") == []


@every
def test_astronomy_claims_universe_when_all_but_purple_is_6_or_higher(edition: str) -> None:
    match = table(
        player("ann", piles={"purple": ["Astronomy"], "blue": ["Tools"], "red": ["Explosives", "Archery"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Atomic Theory", "Canning"]},
    )
    act(match, "Dogma Astronomy")
    assert achievements(match, "ann") == ["Universe"]


@every
def test_astronomy_does_not_claim_universe_over_a_5(edition: str) -> None:
    match = table(
        player("ann", ["Astronomy", "Explosives", "Banking"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Astronomy")
    assert achievements(match, "ann") == []


@every
def test_astronomy_claims_universe_with_nothing_but_purple(edition: str) -> None:
    match = table(
        player("ann", ["Astronomy"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={6: ["Canning"]},
    )
    act(match, "Dogma Astronomy")
    assert achievements(match, "ann") == ["Universe"]
    assert hand(match, "ann") == ["Canning"]


@every
def test_astronomy_lets_a_sharing_opponent_claim_universe_first(edition: str) -> None:
    match = table(
        player("ann", ["Astronomy"]),
        player("bob", ["Education"]),
        edition=edition,
        decks={6: ["Canning", "Vaccination"]},
    )
    act(match, "Dogma Astronomy")
    assert achievements(match, "bob") == ["Universe"]
    assert achievements(match, "ann") == []


SOCIETIES_ANN = ["Societies", "Printing Press"]


def test_societies_of_the_first_edition_takes_a_lightbulb_that_is_not_purple() -> None:
    match = table(
        player("ann", SOCIETIES_ANN),
        player("bob", ["Tools", "Democracy"]),
        edition="1e",
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Societies")
    assert pile(match, "ann", "blue") == ["Tools", "Printing Press"]
    assert tops(match, "bob") == ["Democracy"]
    assert hand(match, "bob") == ["Coal"]


@since_third
def test_societies_of_later_editions_takes_a_lightbulb_higher_than_the_demanders_card(edition: str) -> None:
    match = table(
        player("ann", SOCIETIES_ANN),
        player("bob", ["Tools", "Democracy"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    act(match, "Dogma Societies")
    assert pile(match, "ann", "purple") == ["Democracy", "Societies"]
    assert tops(match, "bob") == ["Tools"]
    assert hand(match, "bob") == ["Coal"]


@since_third
def test_societies_of_later_editions_finds_a_missing_colour_lower_and_an_equal_card_not(edition: str) -> None:
    match = table(
        player("ann", ["Societies", "Chemistry"]),
        player("bob", ["Physics", "Archery", "Perspective"]),
        edition=edition,
    )
    answer(match, "Dogma Societies")
    assert asked(match) == "bob"
    assert options(match) == ["Archery", "Perspective"]
    answer(match, "Perspective")
    assert tops(match, "ann") == ["Chemistry", "Perspective", "Societies"]
    assert tops(match, "bob") == ["Archery", "Physics"]


@pytest.mark.parametrize(
    ("edition", "board"),
    [("1e", ["Education", "Oars"]), ("3e", ["Education", "Tools"]), ("4e", ["Education", "Tools"])],
)
def test_societies_draws_nothing_if_no_card_fits(edition: str, board: list[str]) -> None:
    match = table(player("ann", SOCIETIES_ANN), player("bob", board), edition=edition)
    act(match, "Dogma Societies")
    assert tops(match, "bob") == board
    assert hand(match, "bob") == []
    assert tops(match, "ann") == ["Printing Press", "Societies"]
