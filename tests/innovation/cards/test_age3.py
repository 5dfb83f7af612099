"""Age 3, card by card."""

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


@before
def test_alchemy_draws_a_4_for_every_three_castles_then_melds_and_scores(edition: str) -> None:
    match = table(
        player("ann", ["Alchemy", "Metalworking", "The Wheel"], hand=["Oars"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={4: ["Anatomy", "Invention", "Gunpowder"]},
    )
    answer(match, "Dogma Alchemy")
    assert options(match) == ["Oars", "Anatomy", "Invention"]
    answer(match, "Invention", "Anatomy")
    assert pile(match, "ann", "green") == ["Invention", "The Wheel"]
    assert score(match, "ann") == ["Anatomy"]
    assert hand(match, "ann") == ["Oars"]
    assert "ann reveals Invention (4)." in match.log(1)


@before
def test_alchemy_returns_the_whole_hand_if_one_drawn_card_is_red(edition: str) -> None:
    match = table(
        player("ann", ["Alchemy", "Metalworking", "Masonry"], hand=["Calendar", "Tools"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={4: ["Gunpowder", "Anatomy"]},
    )
    act(match, "Dogma Alchemy", "Anatomy")
    assert hand(match, "ann") == []
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Alchemy", "Masonry", "Metalworking"]
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert bottom_of_deck(match, 4, 2) == ["Anatomy", "Gunpowder"]


@before
def test_alchemy_does_not_mind_a_red_card_that_was_in_hand_before(edition: str) -> None:
    match = table(
        player("ann", ["Alchemy", "Archery"], hand=["Oars"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={4: ["Anatomy"]},
    )
    act(match, "Dogma Alchemy", "Anatomy")
    assert tops(match, "ann") == ["Alchemy", "Anatomy", "Archery"]
    assert score(match, "ann") == ["Oars"]


@before
def test_alchemy_draws_nothing_below_three_castles_but_melds_and_scores(edition: str) -> None:
    match = table(
        player("ann", ["Alchemy"], hand=["Oars", "Calendar"]),
        player("bob", ["Sailing"]),
        edition=edition,
    )
    act(match, "Dogma Alchemy", "Oars")
    assert tops(match, "ann") == ["Alchemy", "Oars"]
    assert score(match, "ann") == ["Calendar"]
    assert hand(match, "ann") == []


@before
def test_alchemy_melds_a_single_card_and_has_none_left_to_score(edition: str) -> None:
    match = table(player("ann", ["Alchemy"], hand=["Oars"]), player("bob", ["Sailing"]), edition=edition)
    act(match, "Dogma Alchemy")
    assert tops(match, "ann") == ["Alchemy", "Oars"]
    assert score(match, "ann") == []


def test_alchemy_draws_a_4_for_every_colour_with_a_castle_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Alchemy", "Metalworking", "Agriculture"], piles={"green": (["Sailing", "The Wheel"], "left")}),
        player("bob", ["Clothing"]),
        edition="4e",
        decks={4: ["Anatomy", "Invention", "Enterprise", "Gunpowder"]},
    )
    answer(match, "Dogma Alchemy")
    assert options(match) == ["Anatomy", "Invention", "Enterprise"]
    answer(match, "Invention", "Anatomy")
    assert pile(match, "ann", "green") == ["Invention", "Sailing", "The Wheel"]
    assert score(match, "ann") == ["Anatomy"]
    assert hand(match, "ann") == ["Enterprise"]
    assert "ann reveals Invention (4)." in match.log(1)


def test_alchemy_does_not_see_covered_castles_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Alchemy"], piles={"green": ["Sailing", "The Wheel"]}),
        player("bob", ["Clothing"]),
        edition="4e",
        decks={4: ["Anatomy", "Invention"]},
    )
    act(match, "Dogma Alchemy")
    assert tops(match, "ann") == ["Alchemy", "Anatomy", "Sailing"]
    assert score(match, "ann") == []


def test_alchemy_returns_the_whole_hand_for_a_drawn_red_card_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Alchemy", "Masonry"], hand=["Calendar", "Tools"]),
        player("bob", ["Sailing"]),
        edition="4e",
        decks={4: ["Gunpowder", "Anatomy"]},
    )
    act(match, "Dogma Alchemy", "Anatomy")
    assert hand(match, "ann") == []
    assert score(match, "ann") == []
    assert tops(match, "ann") == ["Alchemy", "Masonry"]
    assert bottom_of_deck(match, 4, 2) == ["Anatomy", "Gunpowder"]


def test_alchemy_does_not_mind_a_red_card_held_before_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Alchemy"], hand=["Oars"]),
        player("bob", ["Sailing"]),
        edition="4e",
        decks={4: ["Anatomy"]},
    )
    act(match, "Dogma Alchemy", "Anatomy")
    assert tops(match, "ann") == ["Alchemy", "Anatomy"]
    assert score(match, "ann") == ["Oars"]


@every
def test_translation_melds_the_whole_score_pile_in_an_order_of_choice(edition: str) -> None:
    match = table(
        player("ann", ["Translation"], score=["Oars", "Agriculture", "Archery"]),
        player("bob", ["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Translation", "Yes", "Archery")
    assert pile(match, "ann", "red") == ["Oars", "Archery"]
    assert pile(match, "ann", "yellow") == ["Agriculture"]
    assert score(match, "ann") == []
    assert achievements(match, "ann") == []


@every
def test_translation_claims_world_if_every_top_card_has_a_crown(edition: str) -> None:
    match = table(
        player("ann", ["Translation", "Sailing"], score=["Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Translation", "Yes")
    assert tops(match, "ann") == ["Oars", "Sailing", "Translation"]
    assert achievements(match, "ann") == ["World"]


@every
def test_translation_claims_world_with_a_single_pile_after_declining(edition: str) -> None:
    match = table(
        player("ann", ["Translation"], score=["Agriculture"]),
        player("bob", ["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Translation", "No")
    assert score(match, "ann") == ["Agriculture"]
    assert achievements(match, "ann") == ["World"]


@every
def test_translation_claims_nothing_with_a_top_card_that_lacks_a_crown(edition: str) -> None:
    match = table(
        player("ann", ["Translation"], piles={"red": (["Archery", "Oars"], "up")}),
        player("bob", ["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Translation")
    assert achievements(match, "ann") == []


@every
def test_translation_gives_world_to_an_opponent_who_shares(edition: str) -> None:
    match = table(
        player("ann", ["Translation"]),
        player("bob", ["Sailing", "Code of Laws"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Translation")
    assert achievements(match, "bob") == ["World"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Paper"]


@every
def test_engineering_takes_every_top_card_with_a_castle(edition: str) -> None:
    match = table(
        player("ann", ["Engineering", "Masonry"]),
        player("bob", piles={"blue": ["Tools", "Alchemy"], "green": ["Mapmaking"], "purple": ["Code of Laws"]}),
        edition=edition,
    )
    act(match, "Dogma Engineering")
    assert score(match, "ann") == ["Mapmaking", "Tools"]
    assert pile(match, "bob", "blue") == ["Alchemy"]
    assert tops(match, "bob") == ["Alchemy", "Code of Laws"]


@every
def test_engineering_leaves_a_board_without_castles_and_one_with_as_many_alone(edition: str) -> None:
    match = table(
        player("ann", ["Engineering"]),
        player("bob", ["Sailing"]),
        player("cat", ["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Engineering")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Sailing"]
    assert tops(match, "cat") == ["Oars"]


@before
def test_engineering_scores_nothing_towards_monument(edition: str) -> None:
    match = table(
        player("ann", ["Engineering", "Masonry"], scored=5),
        player("bob", ["Mapmaking", "City States"]),
        edition=edition,
    )
    act(match, "Dogma Engineering")
    assert score(match, "ann") == ["City States", "Mapmaking"]
    assert achievements(match, "ann") == []


@every
def test_engineering_may_splay_red_left(edition: str) -> None:
    for choice, direction in (("red", "left"), ("No", "unsplayed")):
        match = table(
            player("ann", piles={"red": ["Engineering", "Oars"], "blue": ["Tools", "Pottery"]}),
            player("bob", ["Sailing"]),
            edition=edition,
        )
        answer(match, "Dogma Engineering")
        assert options(match) == ["red", "No"]
        answer(match, choice)
        assert splay(match, "ann", "red") == direction


@every
def test_optics_scores_a_4_if_the_melded_card_has_a_crown(edition: str) -> None:
    match = table(
        player("ann", ["Optics"], score=["Tools"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={3: ["Compass"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Optics")
    assert tops(match, "ann") == ["Compass", "Optics"]
    assert score(match, "ann") == ["Anatomy", "Tools"]
    assert score(match, "bob") == []


@every
def test_optics_gives_a_card_to_an_opponent_with_fewer_points_otherwise(edition: str) -> None:
    match = table(
        player("ann", ["Optics"], score=["Tools", "Calendar"]),
        player("bob", ["Sailing"], score=["Oars"]),
        player("cat", ["Pottery"], score=["Paper"]),
        player("dan", ["Writing"]),
        edition=edition,
        decks={3: ["Alchemy"]},
    )
    answer(match, "Dogma Optics")
    assert options(match) == ["bob", "dan"]
    answer(match, "dan", "Calendar")
    assert tops(match, "ann") == ["Alchemy", "Optics"]
    assert score(match, "ann") == ["Tools"]
    assert score(match, "dan") == ["Calendar"]
    assert score(match, "bob") == ["Oars"]
    assert score(match, "cat") == ["Paper"]


@every
def test_optics_gives_nothing_if_nobody_has_fewer_points(edition: str) -> None:
    match = table(
        player("ann", ["Optics"], score=["Tools"]),
        player("bob", ["Sailing"], score=["Oars"]),
        edition=edition,
        decks={3: ["Alchemy"]},
    )
    act(match, "Dogma Optics")
    assert score(match, "ann") == ["Tools"]
    assert score(match, "bob") == ["Oars"]


@every
def test_optics_gives_nothing_to_a_partner(edition: str) -> None:
    match = table(
        player("ann", ["Optics"], score=["Tools"], team=1),
        player("bob", ["Sailing"], score=["Calendar"], team=2),
        player("cat", ["Pottery"], team=1),
        player("dan", ["Writing"], score=["Oars"], team=2),
        edition=edition,
        decks={3: ["Alchemy"]},
    )
    act(match, "Dogma Optics")
    assert score(match, "ann") == ["Tools"]
    assert score(match, "cat") == []


@every
def test_optics_is_carried_out_first_by_those_who_share(edition: str) -> None:
    match = table(
        player("ann", ["Optics"]),
        player("bob", ["Sailing", "Code of Laws"], score=["Oars"]),
        edition=edition,
        decks={3: ["Alchemy", "Compass", "Paper"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Optics")
    assert tops(match, "bob") == ["Alchemy", "Code of Laws", "Sailing"]
    assert score(match, "bob") == []
    assert score(match, "ann") == ["Anatomy", "Oars"]
    assert hand(match, "ann") == ["Paper"]


@every
def test_compass_trades_a_top_card_with_a_leaf_for_one_without(edition: str) -> None:
    match = table(
        player("ann", ["Compass", "Oars", "Tools"]),
        player("bob", ["Clothing", "Pottery", "Agriculture", "Archery"]),
        edition=edition,
    )
    answer(match, "Dogma Compass")
    assert asked(match) == "bob"
    assert options(match) == ["Pottery", "Agriculture"]
    answer(match, "Agriculture")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "Oars"]
    answer(match, "Oars")
    assert tops(match, "ann") == ["Agriculture", "Compass", "Tools"]
    assert pile(match, "bob", "red") == ["Oars", "Archery"]
    assert tops(match, "bob") == ["Clothing", "Oars", "Pottery"]


@every
def test_compass_covers_a_card_that_could_have_been_taken(edition: str) -> None:
    match = table(
        player("ann", ["Compass", "Tools"]),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    act(match, "Dogma Compass")
    assert pile(match, "ann", "blue") == ["Pottery", "Tools"]
    assert tops(match, "bob") == []


@every
def test_compass_lets_a_victim_with_nothing_to_give_take_a_card_all_the_same(edition: str) -> None:
    match = table(
        player("ann", ["Compass", "Oars"]),
        player("bob", ["Clothing", "Writing"]),
        edition=edition,
    )
    act(match, "Dogma Compass")
    assert tops(match, "ann") == ["Compass"]
    assert tops(match, "bob") == ["Clothing", "Oars", "Writing"]


@every
def test_compass_trades_with_one_victim_after_the_other(edition: str) -> None:
    match = table(
        player("ann", ["Compass", "Oars"]),
        player("bob", ["Agriculture"]),
        player("cat", ["Pottery"]),
        player("dan", ["Mapmaking", "Calendar", "Code of Laws"]),
        edition=edition,
    )
    act(match, "Dogma Compass")
    assert tops(match, "ann") == ["Agriculture", "Compass", "Pottery"]
    assert tops(match, "bob") == ["Oars"]
    assert tops(match, "cat") == []
    assert tops(match, "dan") == ["Calendar", "Code of Laws", "Mapmaking"]


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("1e", "bob transfers Oars (1) from ann's board to their board."),
        ("3e", "bob transfers Oars (1) from ann's board to their board."),
        ("4e", "bob melds Oars (1) from ann's board."),
    ],
)
def test_compass_lets_the_victim_meld_in_the_fourth_edition(edition: str, words: str) -> None:
    match = table(player("ann", ["Compass", "Oars"]), player("bob", ["Agriculture"]), edition=edition)
    act(match, "Dogma Compass")
    assert tops(match, "ann") == ["Agriculture", "Compass"]
    assert tops(match, "bob") == ["Oars"]
    assert words in match.log(1)


@before
def test_paper_splays_green_or_blue_and_draws_for_every_colour_splayed_left(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={
                "green": ["Paper", "Sailing"],
                "blue": (["Tools", "Pottery"], "right"),
                "red": (["Oars", "Archery"], "left"),
                "yellow": ["Masonry", "Agriculture"],
            },
        ),
        player("bob", ["Domestication"]),
        edition=edition,
        decks={4: ["Anatomy", "Invention", "Reformation"]},
    )
    answer(match, "Dogma Paper")
    assert options(match) == ["green", "blue", "No"]
    answer(match, "blue")
    assert splay(match, "ann", "blue") == "left"
    assert hand(match, "ann") == ["Anatomy", "Invention"]


@before
def test_paper_draws_nothing_without_a_colour_splayed_left(edition: str) -> None:
    match = table(
        player("ann", piles={"green": ["Paper", "Sailing"], "red": (["Oars", "Archery"], "right")}),
        player("bob", ["Domestication"]),
        edition=edition,
    )
    act(match, "Dogma Paper", "No")
    assert splay(match, "ann", "green") == "unsplayed"
    assert hand(match, "ann") == []


@every
def test_paper_draws_nothing_and_asks_nothing_with_single_cards(edition: str) -> None:
    match = table(player("ann", ["Paper", "Tools"]), player("bob", ["Domestication"]), edition=edition)
    act(match, "Dogma Paper")
    assert hand(match, "ann") == []


@before
def test_paper_draws_for_the_splays_of_those_who_share(edition: str) -> None:
    match = table(
        player("ann", ["Paper"]),
        player("bob", ["Philosophy"], piles={"red": (["Oars", "Archery"], "left")}),
        edition=edition,
        decks={3: ["Compass"], 4: ["Anatomy"]},
    )
    act(match, "Dogma Paper")
    assert hand(match, "bob") == ["Anatomy"]
    assert hand(match, "ann") == ["Compass"]


def test_paper_scores_a_top_card_with_a_leaf_to_draw_in_the_fourth_edition() -> None:
    match = table(
        player(
            "ann",
            ["Agriculture"],
            piles={
                "green": ["Paper", "Sailing"],
                "blue": (["Pottery", "Tools", "Writing"], "left"),
                "red": (["Oars", "Archery"], "left"),
            },
        ),
        player("bob", ["Domestication"]),
        edition="4e",
        decks={4: ["Anatomy", "Invention", "Enterprise", "Reformation"]},
    )
    answer(match, "Dogma Paper", "green")
    assert options(match) == ["Pottery", "Agriculture"]
    answer(match, "Pottery")
    assert score(match, "ann") == ["Pottery"]
    assert pile(match, "ann", "blue") == ["Tools", "Writing"]
    assert hand(match, "ann") == ["Anatomy", "Enterprise", "Invention"]


def test_paper_does_not_count_a_splay_that_ends_with_the_scoring_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Paper"], piles={"blue": (["Pottery", "Tools"], "left"), "red": (["Oars", "Archery"], "left")}),
        player("bob", ["Domestication"]),
        edition="4e",
        decks={4: ["Anatomy", "Invention"]},
    )
    act(match, "Dogma Paper")
    assert score(match, "ann") == ["Pottery"]
    assert splay(match, "ann", "blue") == "unsplayed"
    assert hand(match, "ann") == ["Anatomy"]


def test_paper_scores_even_if_nothing_is_splayed_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Paper", "Agriculture"]), player("bob", ["Domestication"]), edition="4e")
    act(match, "Dogma Paper")
    assert tops(match, "ann") == ["Paper"]
    assert score(match, "ann") == ["Agriculture"]
    assert hand(match, "ann") == []


def test_paper_draws_nothing_without_a_leaf_to_score_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Paper"], piles={"red": (["Oars", "Archery"], "left")}),
        player("bob", ["Philosophy"], piles={"yellow": (["Agriculture", "Masonry"], "left")}),
        edition="4e",
        decks={3: ["Compass"]},
    )
    act(match, "Dogma Paper")
    assert score(match, "bob") == ["Agriculture"]
    assert hand(match, "bob") == []
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Compass"]


@every
def test_machinery_swaps_a_whole_hand_for_the_highest_cards_of_the_demander(edition: str) -> None:
    match = table(
        player("ann", ["Machinery"], hand=["Sailing", "Calendar", "Currency"]),
        player("bob", ["Writing"], hand=["Optics"]),
        edition=edition,
    )
    act(match, "Dogma Machinery")
    assert hand(match, "bob") == ["Calendar", "Currency"]
    assert hand(match, "ann") == ["Optics", "Sailing"]
    assert score(match, "ann") == []
    assert "ann shows their hand: Sailing (1) and Optics (3)." in match.log(1)


@every
def test_machinery_swaps_even_if_one_side_is_empty(edition: str) -> None:
    match = table(
        player("ann", ["Machinery"]),
        player("bob", ["Writing"], hand=["Optics", "Sailing"]),
        edition=edition,
    )
    act(match, "Dogma Machinery")
    assert hand(match, "bob") == []
    assert hand(match, "ann") == ["Optics", "Sailing"]


@every
def test_machinery_lets_cards_travel_from_victim_to_victim(edition: str) -> None:
    match = table(
        player("ann", ["Machinery"], hand=["Sailing"]),
        player("bob", ["Writing"], hand=["Optics"]),
        player("cat", ["Tools"], hand=["Calendar", "Code of Laws"]),
        edition=edition,
    )
    act(match, "Dogma Machinery")
    assert hand(match, "bob") == ["Sailing"]
    assert hand(match, "cat") == ["Optics"]
    assert hand(match, "ann") == ["Calendar", "Code of Laws"]


@every
def test_machinery_scores_a_card_with_a_castle_and_may_splay_red_left(edition: str) -> None:
    for choice, direction in (("red", "left"), ("No", "unsplayed")):
        match = table(
            player("ann", ["Machinery"], piles={"red": ["Oars", "Archery"]}, hand=["Sailing", "Tools", "Mapmaking"]),
            player("bob", ["Pottery"]),
            edition=edition,
            decks={3: ["Paper"]},
        )
        answer(match, "Dogma Machinery")
        assert options(match) == ["Tools", "Mapmaking"]
        answer(match, "Mapmaking", choice)
        assert score(match, "ann") == ["Mapmaking"]
        assert splay(match, "ann", "red") == direction


@every
def test_machinery_is_shared_in_its_second_effect(edition: str) -> None:
    match = table(
        player("ann", ["Machinery"], hand=["Optics"]),
        player("bob", ["Pottery"], hand=["Masonry"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Machinery")
    assert score(match, "bob") == ["Masonry"]
    assert hand(match, "ann") == ["Optics", "Paper"]


TWO_EFFECTS_IN_ONE = [("bob", "Mapmaking"), ("bob", "red"), ("ann", "Tools"), ("ann", "No")]
ONE_AFTER_THE_OTHER = [("bob", "Mapmaking"), ("ann", "Tools"), ("bob", "red"), ("ann", "No")]


@pytest.mark.parametrize(
    ("edition", "steps"), [("1e", TWO_EFFECTS_IN_ONE), ("3e", TWO_EFFECTS_IN_ONE), ("4e", ONE_AFTER_THE_OTHER)]
)
def test_machinery_lets_all_score_before_anyone_splays_in_the_fourth_edition(
    edition: str, steps: list[tuple[str, str]]
) -> None:
    match = table(
        player("ann", ["Machinery"], piles={"red": ["Oars", "Archery"]}, hand=["Masonry", "Tools"]),
        player("bob", ["Pottery"], piles={"red": ["Coal", "Optics"]}, hand=["Mapmaking", "Mysticism"]),
        edition=edition,
    )
    answer(match, "Dogma Machinery")
    for name, label in steps:
        assert asked(match) == name
        answer(match, label)
    assert (score(match, "bob"), score(match, "ann")) == (["Mapmaking"], ["Tools"])
    assert (splay(match, "bob", "red"), splay(match, "ann", "red")) == ("left", "unsplayed")


def test_machinery_verifies_the_castle_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Machinery"], hand=["Tools"]), player("bob", ["Clothing"]), edition="4e")
    act(match, "Dogma Machinery")
    assert score(match, "ann") == ["Tools"]
    assert "ann reveals Tools (1)." in match.log(1)


@every
def test_medicine_swaps_the_highest_score_card_for_the_demanders_lowest(edition: str) -> None:
    match = table(
        player("ann", ["Medicine"], score=["Sailing", "Calendar"]),
        player("bob", ["Writing"], score=["Optics", "Currency", "Tools"]),
        edition=edition,
        achievements=[],
    )
    act(match, "Dogma Medicine")
    assert score(match, "ann") == ["Calendar", "Optics"]
    assert score(match, "bob") == ["Currency", "Sailing", "Tools"]


@every
def test_medicine_lets_each_owner_choose_among_equal_cards(edition: str) -> None:
    match = table(
        player("ann", ["Medicine"], score=["Sailing", "Oars", "Calendar"]),
        player("bob", ["Writing"], score=["Optics", "Paper", "Tools"]),
        edition=edition,
        achievements=[],
    )
    answer(match, "Dogma Medicine")
    assert (asked(match), options(match)) == ("bob", ["Optics", "Paper"])
    answer(match, "Paper")
    assert (asked(match), options(match)) == ("ann", ["Sailing", "Oars"])
    answer(match, "Oars")
    assert score(match, "ann") == ["Calendar", "Paper", "Sailing"]
    assert score(match, "bob") == ["Oars", "Optics", "Tools"]


@every
def test_medicine_swaps_even_if_one_side_is_empty(edition: str) -> None:
    match = table(
        player("ann", ["Medicine"]), player("bob", ["Writing"], score=["Optics"]), edition=edition, achievements=[]
    )
    act(match, "Dogma Medicine")
    assert score(match, "ann") == ["Optics"]
    assert score(match, "bob") == []

    match = table(
        player("ann", ["Medicine"], score=["Optics"]), player("bob", ["Writing"]), edition=edition, achievements=[]
    )
    act(match, "Dogma Medicine")
    assert score(match, "ann") == []
    assert score(match, "bob") == ["Optics"]


@every
def test_medicine_swaps_with_one_victim_after_the_other_and_spares_the_rest(edition: str) -> None:
    match = table(
        player("ann", ["Medicine"], score=["Sailing"]),
        player("bob", ["Writing"], score=["Optics"]),
        player("cat", ["Tools"], score=["Calendar"]),
        player("dan", ["Clothing"], score=["Paper"]),
        edition=edition,
        achievements=[],
    )
    act(match, "Dogma Medicine")
    assert score(match, "bob") == ["Sailing"]
    assert score(match, "cat") == ["Optics"]
    assert score(match, "ann") == ["Calendar"]
    assert score(match, "dan") == ["Paper"]


def test_medicine_junks_an_available_achievement_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Medicine"]),
        player("bob", ["Writing"]),
        edition="4e",
        achievements=[2, 3, 4, 5],
        special=[],
    )
    answer(match, "Dogma Medicine")
    assert (asked(match), options(match)) == ("ann", ["Achievement 3", "Achievement 4"])
    answer(match, "Achievement 4")
    assert available(match) == [2, 3, 5]


def test_medicine_lets_those_who_share_junk_first_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Medicine"]),
        player("bob", ["Pottery"], score=["Optics"]),
        edition="4e",
        decks={3: ["Paper"]},
        achievements=[2, 3, 4, 5],
        special=[],
    )
    answer(match, "Dogma Medicine")
    assert asked(match) == "bob"
    answer(match, "Achievement 4")
    assert available(match) == [2, 5]
    assert score(match, "bob") == ["Optics"]
    assert hand(match, "ann") == ["Paper"]


def test_medicine_junks_nothing_below_3_or_above_4() -> None:
    match = table(
        player("ann", ["Medicine"]),
        player("bob", ["Pottery"]),
        edition="4e",
        achievements=[2, 5],
        special=[],
    )
    act(match, "Dogma Medicine")
    assert available(match) == [2, 5]
    assert hand(match, "ann") == []


@every
def test_education_draws_two_higher_than_the_highest_card_left(edition: str) -> None:
    match = table(
        player("ann", ["Education"], score=["Optics", "Tools", "Paper"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={5: ["Coal"]},
    )
    answer(match, "Dogma Education")
    assert options(match) == ["Optics", "Paper", "No"]
    answer(match, "Paper")
    assert score(match, "ann") == ["Optics", "Tools"]
    assert hand(match, "ann") == ["Coal"]
    assert bottom_of_deck(match, 3) == ["Paper"]


@every
def test_education_draws_a_2_after_the_last_card(edition: str) -> None:
    match = table(
        player("ann", ["Education"], score=["Optics"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Education", "Optics")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Currency"]


@every
def test_education_may_be_declined(edition: str) -> None:
    match = table(player("ann", ["Education"], score=["Optics"]), player("bob", ["Sailing"]), edition=edition)
    act(match, "Dogma Education", "No")
    assert score(match, "ann") == ["Optics"]
    assert hand(match, "ann") == []


@every
def test_education_does_nothing_with_an_empty_score_pile(edition: str) -> None:
    match = table(player("ann", ["Education"]), player("bob", ["Philosophy"]), edition=edition)
    act(match, "Dogma Education")
    assert hand(match, "ann") == []
    assert hand(match, "bob") == []


@pytest.mark.parametrize(("edition", "left"), [("1e", "right"), ("3e", "unsplayed"), ("4e", "right")])
def test_feudalism_takes_a_card_with_a_castle_and_in_the_third_edition_undoes_a_splay(edition: str, left: str) -> None:
    match = table(
        player("ann", ["Feudalism"]),
        player(
            "bob",
            piles={"red": (["Optics", "Archery"], "left"), "green": (["Sailing", "Clothing"], "right")},
            hand=["The Wheel", "Paper", "Oars"],
        ),
        edition=edition,
    )
    answer(match, "Dogma Feudalism")
    assert asked(match) == "bob"
    assert options(match) == ["The Wheel", "Oars"]
    answer(match, "The Wheel")
    assert hand(match, "ann") == ["The Wheel"]
    assert hand(match, "bob") == ["Oars", "Paper"]
    assert splay(match, "bob", "green") == left
    assert splay(match, "bob", "red") == "left"


@every
def test_feudalism_makes_a_victim_without_castles_show_the_hand_and_keep_the_splays(edition: str) -> None:
    match = table(
        player("ann", ["Feudalism"]),
        player("bob", piles={"green": (["Sailing", "Clothing"], "right")}, hand=["Paper"]),
        edition=edition,
    )
    act(match, "Dogma Feudalism")
    assert hand(match, "bob") == ["Paper"]
    assert hand(match, "ann") == []
    assert splay(match, "bob", "green") == "right"
    assert "bob shows their hand: Paper (3)." in match.log(0)


@every
def test_feudalism_may_splay_yellow_or_purple_left(edition: str) -> None:
    for choice in ("yellow", "purple", "No"):
        match = table(
            player(
                "ann",
                piles={
                    "purple": ["Feudalism", "Mysticism"],
                    "yellow": ["Masonry", "Agriculture"],
                    "red": ["Oars", "Archery"],
                },
            ),
            player("bob", ["Sailing"]),
            edition=edition,
        )
        answer(match, "Dogma Feudalism")
        assert options(match) == ["yellow", "purple", "No"]
        answer(match, choice)
        splayed = [color for color in ("yellow", "purple", "red") if splay(match, "ann", color) == "left"]
        assert splayed == ([] if choice == "No" else [choice])


@pytest.mark.parametrize(
    ("edition", "bobs", "anns"),
    [("1e", ["Oars"], ["Paper"]), ("3e", ["Oars"], ["Paper"]), ("4e", ["Oars", "Paper"], ["Compass"])],
)
def test_feudalism_lets_an_opponent_with_as_many_castles_splay_first(
    edition: str, bobs: list[str], anns: list[str]
) -> None:
    match = table(
        player("ann", ["Feudalism"]),
        player("bob", piles={"yellow": ["Masonry", "Agriculture"]}, hand=["Oars"]),
        edition=edition,
        decks={3: ["Paper", "Compass"]},
    )
    answer(match, "Dogma Feudalism")
    assert asked(match) == "bob"
    answer(match, "yellow")
    assert splay(match, "bob", "yellow") == "left"
    assert hand(match, "bob") == bobs
    assert hand(match, "ann") == anns


def test_feudalism_junks_the_available_special_achievements_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Feudalism"], achievements=["World"]),
        player("bob", ["Sailing"], hand=["The Wheel", "Paper"]),
        edition="4e",
        achievements=[5],
    )
    act(match, "Dogma Feudalism")
    assert hand(match, "ann") == ["The Wheel"]
    assert hand(match, "bob") == ["Paper"]
    assert "bob reveals The Wheel (1)." in match.log(0)
    assert available(match) == [5]
    assert achievements(match, "ann") == ["World"]


def test_feudalism_junks_no_special_achievement_without_a_castle_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Feudalism"]),
        player("bob", ["Sailing"], hand=["Paper"]),
        edition="4e",
        achievements=[5],
    )
    act(match, "Dogma Feudalism")
    assert available(match) == [5, "Empire", "Monument", "Universe", "Wonder", "World"]


@pytest.mark.parametrize(
    ("edition", "choice", "drawn"),
    [("1e", "yellow", []), ("3e", "yellow", []), ("4e", "yellow", ["Paper"]), ("4e", "No", [])],
)
def test_feudalism_draws_for_the_splay_in_the_fourth_edition(edition: str, choice: str, drawn: list[str]) -> None:
    match = table(
        player("ann", ["Feudalism"], piles={"yellow": ["Masonry", "Agriculture"]}),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={3: ["Paper"]},
    )
    act(match, "Dogma Feudalism", choice)
    assert hand(match, "ann") == drawn


def test_feudalism_draws_nothing_for_a_splay_that_is_left_already_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Feudalism"], piles={"yellow": (["Masonry", "Agriculture"], "left")}),
        player("bob", ["Sailing"]),
        edition="4e",
    )
    act(match, "Dogma Feudalism")
    assert hand(match, "ann") == []
