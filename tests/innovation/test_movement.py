"""Exchanging, returning, removing and transferring cards; what is not there, and ties."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    available,
    before,
    bottom_of_deck,
    deck,
    every,
    game,
    hand,
    junk,
    log,
    options,
    pile,
    player,
    score,
    seat,
    table,
    tops,
    view,
)

# Exchange


@every
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["Tools", "Oars", "Sailing"], ["Optics"]),
        (["Tools", "Oars"], []),
        ([], ["Optics", "Coal"]),
    ],
)
def test_an_exchange_takes_place_with_sides_of_any_size(edition: str, cards: list[str], points: list[str]) -> None:
    match = table(player("ann", ["Bicycle"], hand=cards, score=points), player("bob", ["Pottery"]), edition=edition)
    act(match, "Dogma Bicycle", "Yes")
    assert hand(match, "ann") == sorted(points)
    assert score(match, "ann") == sorted(cards)
    assert view(match, "ann").players[0].points == sum(card.age for card in seat(match, "ann").score_pile)


@every
def test_an_exchange_between_players_takes_place_though_one_has_nothing(edition: str) -> None:
    match = table(
        player("ann", ["Machinery"], hand=["Paper", "Coal"]),
        player("bob", ["Tools"]),
        player("cat", ["Oars"], hand=["Writing", "Masonry"]),
        edition=edition,
    )
    act(match, "Dogma Machinery")
    assert hand(match, "bob") == ["Coal"]
    assert hand(match, "cat") == ["Paper"]
    assert hand(match, "ann") == ["Writing"]
    assert score(match, "ann") == ["Masonry"]


@every
def test_exchanged_cards_are_neither_scored_nor_drawn(edition: str) -> None:
    cards = ["Tools", "Oars", "Sailing", "Writing", "Pottery", "Archery"]
    match = table(player("ann", ["Bicycle"], hand=cards), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Bicycle", "Yes")
    assert score(match, "ann") == sorted(cards)
    assert seat(match, "ann").scored == 0
    assert achievements(match, "ann") == []


# Return


@every
def test_a_returned_card_goes_under_its_deck(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"], hand=["Oars"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={1: ["Sailing"], 2: ["Currency"]},
    )
    act(match, "Dogma Agriculture", "Oars")
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert deck(match, 1)[0] == "Sailing"


@every
def test_the_owner_chooses_the_order_of_returned_cards_of_the_same_age_only(edition: str) -> None:
    match = table(
        player("ann", ["Railroad"], hand=["Oars", "Currency", "Tools", "Paper", "Calendar", "Sailing"]),
        player("bob", ["Pottery"]),
        edition=edition,
    )
    answer(match, "Dogma Railroad")
    assert (asked(match), options(match)) == ("ann", ["Oars", "Tools", "Sailing"])
    answer(match, "Sailing")
    assert options(match) == ["Oars", "Tools"]
    answer(match, "Tools")
    assert options(match) == ["Currency", "Calendar"]
    answer(match, "Calendar")
    # What is returned first lies above what is returned after it.
    assert bottom_of_deck(match, 1, 3) == ["Sailing", "Tools", "Oars"]
    assert bottom_of_deck(match, 2, 2) == ["Calendar", "Currency"]
    assert bottom_of_deck(match, 3) == ["Paper"]


@every
def test_cards_of_different_ages_are_returned_without_a_question(edition: str) -> None:
    match = table(
        player("ann", ["Railroad"], hand=["Oars", "Currency", "Paper"]), player("bob", ["Pottery"]), edition=edition
    )
    act(match, "Dogma Railroad")
    assert [bottom_of_deck(match, age) for age in (1, 2, 3)] == [["Oars"], ["Currency"], ["Paper"]]


@every
def test_who_carries_an_effect_out_orders_the_cards_of_all_and_others_by_their_backs(edition: str) -> None:
    match = table(
        player("ann", ["Mass Media"], hand=["Coal"], score=["Optics", "Paper"]),
        player("bob", ["Oars"], score=["Medicine", "Education"]),
        player("cat", score=["Alchemy"]),
        edition=edition,
    )
    answer(match, "Dogma Mass Media", "Coal", "3")
    assert (asked(match), options(match)) == ("ann", ["bob: a 3", "cat: a 3", "Optics", "Paper"])
    answer(match, "Optics", "bob: a 3", "cat: a 3")
    assert (asked(match), options(match)) == ("ann", ["bob: a 3", "Paper"])
    answer(match, "bob: a 3")
    returned = bottom_of_deck(match, 3, 5)
    assert [returned[0], returned[2], returned[4]] == ["Optics", "Alchemy", "Paper"]
    assert sorted([returned[1], returned[3]]) == ["Education", "Medicine"], "chance decides which of bob's is first"


@every
def test_a_return_to_an_empty_age_fills_it_again(edition: str) -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools"]),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency"], 3: ["Paper"]},
        exact=True,
    )
    # One card returned: a 1 is drawn and scored, which is that very card; then the 1s are empty again.
    act(match, "Dogma Pottery", "Tools")
    assert score(match, "ann") == ["Tools"]
    assert hand(match, "ann") == ["Currency"]


# Remove


@before
def test_fission_removes_hands_boards_and_score_piles_and_nothing_else(edition: str) -> None:
    match = table(
        player("ann", ["Fission", "Tools"], hand=["Oars"], score=["Optics"], achievements=[1]),
        player("bob", ["Sailing"], hand=["Coal"], score=["Paper"], achievements=["World"]),
        player("cat", ["Satellites"], hand=["Writing"], score=["Calendar"]),
        player("dan", ["Computers"], piles={"red": (["Construction", "Engineering"], "left")}),
        edition=edition,
        decks={1: ["Archery"], 10: ["Robotics", "Software"]},
        actions=1,
    )
    left = available(match)
    act(match, "Dogma Fission")
    # dan, who was vulnerable too, draws nothing after bob's red card, and cat does not share the second effect.
    assert deck(match, 10)[0] == "Software"
    for name in ("ann", "cat", "dan"):
        assert hand(match, name) == score(match, name) == tops(match, name) == []
        assert view(match, None).players[match.names.index(name)].points == 0
    assert achievements(match, "ann") == [1]
    assert achievements(match, "bob") == ["World"]
    assert available(match) == left
    assert len(junk(match)) == 14
    # The game goes on: with an empty hand and board bob could only draw, and has the first 1 now.
    assert (asked(match), options(match)) == ("bob", ["Draw", "Meld Archery"])


@before
def test_removed_cards_do_not_come_back(edition: str) -> None:
    match = table(
        player("ann", ["Fission"], hand=["Oars"]),
        player("bob", ["Sailing"], hand=["Coal"]),
        edition=edition,
        decks={1: ["Archery"], 10: ["Robotics"]},
        exact=True,
        actions=1,
    )
    act(match, "Dogma Fission")
    assert hand(match, "bob") == ["Archery"]
    assert [len(cards.cards) for cards in game(match).decks] == [0] * 11


@every
def test_fission_without_a_red_card_removes_nothing(edition: str) -> None:
    match = table(
        player("ann", ["Fission"], hand=["Oars"]),
        player("bob", ["Sailing"], hand=["Coal"]),
        edition=edition,
        decks={10: ["Software"]},
    )
    act(match, "Dogma Fission")
    assert hand(match, "bob") == ["Coal", "Software"]
    assert "bob reveals Software (10)." in log(match, "ann")
    assert bottom_of_deck(match, 1) == ["Sailing"]


# Transfer


@every
def test_a_card_transferred_to_a_score_pile_is_not_scored(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"], scored=4),
        player("bob", ["Oars"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Gunpowder")
    assert score(match, "ann") == ["Currency", "Oars"]
    # Only the 2 that ann drew and scored counts; had Oars counted, that would have been the sixth.
    assert seat(match, "ann").scored == 5
    assert achievements(match, "ann") == []


@every
def test_a_card_transferred_to_a_board_is_not_melded_by_either_player(edition: str) -> None:
    match = table(
        player("ann", ["City States"], piles={"yellow": ["Agriculture"]}),
        player("bob", ["Masonry", "Tools"]),
        edition=edition,
    )
    act(match, "Dogma City States", "Masonry")
    assert pile(match, "ann", "yellow") == ["Masonry", "Agriculture"]
    assert "bob transfers Masonry (1) from their board to ann's board." in log(match, None)
    assert not [line for line in log(match, None) if "melds" in line]


@every
def test_a_card_of_a_value_is_taken_from_a_score_pile_only_if_it_is_there(edition: str) -> None:
    match = table(player("ann", ["Mapmaking"]), player("bob", ["Tools"], score=["Currency", "Optics"]), edition=edition)
    act(match, "Dogma Mapmaking")
    assert score(match, "bob") == ["Currency", "Optics"]
    assert score(match, "ann") == []


@every
def test_draw_and_meld_melds_the_card_drawn(edition: str) -> None:
    match = table(
        player("ann", ["Sailing"], hand=["Oars"]), player("bob", ["Tools"]), edition=edition, decks={1: ["Masonry"]}
    )
    act(match, "Dogma Sailing")
    assert tops(match, "ann") == ["Masonry", "Sailing"]
    assert hand(match, "ann") == ["Oars"]


# What is not there has the value 0


@every
def test_the_value_of_an_empty_score_pile_is_0(edition: str) -> None:
    match = table(player("ann", ["Machine Tools"]), player("bob", ["Tools"]), edition=edition, decks={1: ["Oars"]})
    act(match, "Dogma Machine Tools")
    assert score(match, "ann") == ["Oars"]


@every
def test_the_value_of_a_top_card_that_is_not_there_is_0(edition: str) -> None:
    match = table(
        player("ann", ["Printing Press"], score=["Oars"]),
        player("bob", ["Sailing"]),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Printing Press", "Oars")
    assert hand(match, "ann") == ["Currency"]


# Ties


@every
def test_the_owner_chooses_among_the_highest_and_the_lowest(edition: str) -> None:
    match = table(
        player("ann", ["Medicine"], score=["Oars", "Tools", "Coal"]),
        player("bob", ["Masonry"], score=["Optics", "Paper", "Currency"]),
        edition=edition,
    )
    answer(match, "Dogma Medicine")
    assert (asked(match), options(match)) == ("bob", ["Optics", "Paper"])
    answer(match, "Paper")
    assert (asked(match), options(match)) == ("ann", ["Oars", "Tools"])
    answer(match, "Tools")
    assert score(match, "ann") == ["Coal", "Oars", "Paper"]
    assert score(match, "bob") == ["Currency", "Optics", "Tools"]


@every
def test_of_the_highest_few_only_the_last_ones_are_asked_for(edition: str) -> None:
    match = table(
        player("ann", ["Explosives"]),
        player("bob", ["Oars"], hand=["Coal", "Paper", "Optics", "Medicine", "Tools"]),
        edition=edition,
    )
    answer(match, "Dogma Explosives")
    # Coal goes in any case, Tools in none; two of the three 3s go with it.
    assert (asked(match), options(match)) == ("bob", ["Paper", "Optics"])
    answer(match, "Optics")
    assert hand(match, "ann") == ["Coal", "Medicine", "Optics"]
    assert hand(match, "bob") == ["Paper", "Tools"]


@before
def test_without_a_tie_nobody_is_asked(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"], hand=["Calendar", "Optics"]),
        edition=edition,
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Optics"]
