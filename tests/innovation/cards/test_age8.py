"""Age 8, card by card."""

import pytest

from helpers import (
    Pile,
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

BULBS = ["Evolution", "Genetics", "Publications", "Tools", "Writing", "Mathematics"]
"""A blue pile that shows 13 lightbulbs when it is splayed up."""


@every
def test_quantum_theory_turns_two_cards_into_two_10s(edition: str) -> None:
    match = table(
        player("ann", ["Quantum Theory"], hand=["Oars", "Tools", "Optics"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={10: ["Software", "Robotics"]},
    )
    act(match, "Dogma Quantum Theory", "Oars", "Tools", "Tools")
    assert hand(match, "ann") == ["Optics", "Software"]
    assert score(match, "ann") == ["Robotics"]
    assert bottom_of_deck(match, 1, 2) == ["Tools", "Oars"]


@every
@pytest.mark.parametrize(("choices", "held"), [(["Oars", "Done"], ["Optics"]), (["Done"], ["Oars", "Optics"])])
def test_quantum_theory_gives_nothing_for_fewer_than_two_cards(
    edition: str, choices: list[str], held: list[str]
) -> None:
    match = table(
        player("ann", ["Quantum Theory"], hand=["Oars", "Optics"]), player("bob", ["Archery"]), edition=edition
    )
    act(match, "Dogma Quantum Theory", *choices)
    assert hand(match, "ann") == held
    assert score(match, "ann") == []


@every
def test_quantum_theory_ends_the_game_if_the_second_10_is_missing(edition: str) -> None:
    match = table(
        player("ann", ["Quantum Theory"], hand=["Oars", "Optics"]),
        player("bob", ["Archery"], score=["Tools"]),
        edition=edition,
        decks={10: ["Software"]},
        exact=True,
    )
    act(match, "Dogma Quantum Theory", "Oars", "Optics")
    assert match.result is not None
    assert (match.result.kind, match.result.winners) == ("score", [1])
    assert hand(match, "ann") == ["Software"]


@every
def test_quantum_theory_is_shared_if_a_single_card_is_returned(edition: str) -> None:
    match = table(
        player("ann", ["Quantum Theory"]),
        player("bob", ["Fission"], hand=["Oars"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Quantum Theory", "Oars")
    assert hand(match, "bob") == []
    assert hand(match, "ann") == ["Flight"]


@every
def test_rocketry_returns_a_card_that_is_known_by_its_back(edition: str) -> None:
    match = table(
        player("ann", ["Rocketry"], score=["Calendar"]),
        player("bob", ["Archery"], score=["Oars", "Optics", "Tools"]),
        edition=edition,
    )
    answer(match, "Dogma Rocketry")
    assert asked(match) == "ann"
    assert options(match) == ["bob: a 1", "bob: a 3"]
    answer(match, "bob: a 3")
    assert score(match, "bob") == ["Oars", "Tools"]
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert score(match, "ann") == ["Calendar"]


@every
def test_rocketry_does_not_tell_equal_backs_apart(edition: str) -> None:
    match = table(
        player("ann", ["Rocketry"]),
        player("bob", ["Archery"], score=["Oars", "Tools", "Calendar"]),
        edition=edition,
    )
    act(match, "Dogma Rocketry", "bob: a 1")
    left = score(match, "bob")
    assert left in (["Calendar", "Oars"], ["Calendar", "Tools"])
    assert bottom_of_deck(match, 1) == (["Tools"] if "Oars" in left else ["Oars"])


@before
def test_rocketry_strikes_any_opponent_for_every_two_clocks(edition: str) -> None:
    match = table(
        player("ann", ["Rocketry", "Bicycle", "Lighting"]),
        player("bob", ["Archery"], score=["Oars", "Optics"]),
        player("cat", ["Masonry"], score=["Currency"]),
        edition=edition,
    )
    answer(match, "Dogma Rocketry", "cat: a 2")
    assert options(match) == ["bob: a 1", "bob: a 3"]
    answer(match, "bob: a 1")
    assert score(match, "cat") == []
    assert score(match, "bob") == ["Optics"]


@pytest.mark.parametrize(
    ("red", "count"),
    [(["Archery", "Mobility"], 2), ((["Archery", "Mobility"], "up"), 3), (["Mobility", "Archery"], 3)],
    ids=["a covered clock", "a splayed clock", "a top clock"],
)
def test_rocketry_strikes_any_opponent_for_every_colour_with_a_clock_in_the_fourth_edition(
    red: Pile, count: int
) -> None:
    match = table(
        player("ann", ["Lighting", "Masonry"], piles={"blue": (["Rocketry", "Quantum Theory"], "up"), "red": red}),
        player("bob", ["Oars"], score=["Tools", "Optics"]),
        player("cat", ["Agriculture"], score=["Currency", "Physics"]),
        edition="4e",
    )
    act(match, "Dogma Rocketry", *["cat: a 2", "bob: a 1", "bob: a 3"][:count])
    assert score(match, "cat") == ["Physics"]
    assert score(match, "bob") == ([] if count == 3 else ["Optics"])


@every
@pytest.mark.parametrize("points", [[], ["Oars"]])
def test_rocketry_returns_what_little_there_is(edition: str, points: list[str]) -> None:
    match = table(
        player("ann", ["Rocketry", "Bicycle"], score=["Tools"]),
        player("bob", ["Archery"], score=points),
        edition=edition,
    )
    act(match, "Dogma Rocketry")
    assert score(match, "bob") == []
    assert score(match, "ann") == ["Tools"]


@every
def test_rocketry_shared_strikes_back_first(edition: str) -> None:
    match = table(
        player("ann", ["Rocketry"], score=["Tools", "Optics"]),
        player("bob", ["Fission"], score=["Oars", "Calendar"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    answer(match, "Dogma Rocketry")
    assert (asked(match), options(match)) == ("bob", ["ann: a 1", "ann: a 3"])
    answer(match, "ann: a 3", "bob: a 2")
    assert score(match, "ann") == ["Tools"]
    assert score(match, "bob") == ["Oars"]
    assert hand(match, "ann") == ["Flight"]


@every
def test_rocketry_spares_a_teammate(edition: str) -> None:
    match = table(
        player("ann", ["Rocketry"], team=1),
        player("bob", ["Archery"], score=["Oars"], team=2),
        player("cat", ["Masonry"], score=["Optics"], team=1),
        player("dan", ["Sailing"], score=["Currency"], team=2),
        edition=edition,
    )
    answer(match, "Dogma Rocketry")
    assert options(match) == ["bob: a 1", "dan: a 2"]
    answer(match, "dan: a 2")
    assert score(match, "cat") == ["Optics"]


@every
@pytest.mark.parametrize(("choice", "direction"), [("blue", "up"), ("No", "left")])
def test_flight_splays_any_colour_once_red_is_up(edition: str, choice: str, direction: str) -> None:
    match = table(
        player(
            "ann",
            ["Lighting"],
            piles={
                "red": (["Flight", "Oars"], "up"),
                "blue": (["Tools", "Pottery"], "left"),
                "yellow": (["Masonry", "Agriculture"], "up"),
            },
        ),
        player("bob", ["Archery"]),
        edition=edition,
    )
    answer(match, "Dogma Flight")
    assert options(match) == ["blue", "No"]
    answer(match, choice)
    assert splay(match, "ann", "blue") == direction
    assert splay(match, "ann", "red") == "up"


@every
@pytest.mark.parametrize(("choice", "direction"), [("red", "up"), ("No", "right")])
def test_flight_without_red_splayed_up_can_only_splay_red(edition: str, choice: str, direction: str) -> None:
    match = table(
        player("ann", piles={"red": (["Flight", "Oars"], "right"), "blue": ["Tools", "Pottery"]}),
        player("bob", ["Archery"]),
        edition=edition,
    )
    answer(match, "Dogma Flight")
    assert options(match) == ["red", "No"]
    answer(match, choice)
    assert splay(match, "ann", "red") == direction
    assert splay(match, "ann", "blue") == "unsplayed"


@every
def test_flight_alone_cannot_be_splayed(edition: str) -> None:
    match = table(
        player("ann", ["Flight"], piles={"blue": ["Tools", "Pottery"]}), player("bob", ["Archery"]), edition=edition
    )
    act(match, "Dogma Flight")
    assert splay(match, "ann", "red") == splay(match, "ann", "blue") == "unsplayed"


@every
def test_flight_can_complete_the_wonder(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={
                "red": (["Flight", "Archery"], "up"),
                "blue": (["Tools", "Pottery"], "left"),
                "green": (["Sailing", "Clothing"], "right"),
                "yellow": (["Masonry", "Agriculture"], "right"),
                "purple": (["Mysticism", "City States"], "right"),
            },
        ),
        player("bob", ["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Flight", "blue")
    assert achievements(match, "ann") == ["Wonder"]


@every
def test_mobility_takes_the_two_highest_top_cards_that_are_neither_red_nor_have_a_factory(edition: str) -> None:
    match = table(
        player("ann", ["Mobility"], scored=5),
        player("bob", ["Skyscrapers", "Optics", "Tools", "Currency", "Education"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Mobility")
    assert score(match, "ann") == ["Currency", "Education"]
    assert tops(match, "bob") == ["Optics", "Skyscrapers", "Tools"]
    assert hand(match, "bob") == ["Flight"]
    assert achievements(match, "ann") == []


@every
def test_mobility_spares_a_card_that_it_uncovers(edition: str) -> None:
    match = table(
        player("ann", ["Mobility"]),
        player("bob", piles={"purple": (["Mysticism", "Empiricism"], "left")}),
        player("cat", ["Corporations"], hand=["Oars"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Mobility")
    assert score(match, "ann") == ["Mysticism"]
    assert pile(match, "bob", "purple") == ["Empiricism"]
    assert splay(match, "bob", "purple") == "unsplayed"
    assert hand(match, "bob") == ["Flight"]
    assert tops(match, "cat") == ["Corporations"]


@every
def test_mobility_lets_the_victim_break_ties(edition: str) -> None:
    match = table(
        player("ann", ["Mobility"]),
        player("bob", ["Tools", "Sailing", "Education"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    answer(match, "Dogma Mobility")
    assert (asked(match), options(match)) == ("bob", ["Tools", "Sailing"])
    answer(match, "Sailing")
    assert score(match, "ann") == ["Education", "Sailing"]
    assert tops(match, "bob") == ["Tools"]


@every
def test_mobility_gives_no_8_if_no_card_was_moved(edition: str) -> None:
    match = table(player("ann", ["Mobility"]), player("bob", ["Archery", "Skyscrapers"]), edition=edition)
    act(match, "Dogma Mobility")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Archery", "Skyscrapers"]
    assert hand(match, "bob") == []


@every
def test_corporations_takes_a_top_card_with_a_factory_and_both_meld_an_8(edition: str) -> None:
    match = table(
        player("ann", ["Corporations", "Railroad"], scored=5),
        player("bob", ["Skyscrapers", "Combustion", "Tools"]),
        edition=edition,
        decks={8: ["Flight", "Antibiotics"]},
    )
    answer(match, "Dogma Corporations")
    assert asked(match) == "bob"
    assert sorted(options(match)) == ["Combustion", "Skyscrapers"]
    answer(match, "Combustion")
    assert score(match, "ann") == ["Combustion"]
    assert tops(match, "bob") == ["Flight", "Skyscrapers", "Tools"]
    assert tops(match, "ann") == ["Antibiotics", "Corporations", "Railroad"]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == []


@every
def test_corporations_leaves_green_cards_and_melds_an_8_for_its_owner_only(edition: str) -> None:
    match = table(
        player("ann", ["Corporations", "Railroad"]),
        player("bob", ["Electricity", "Tools"]),
        edition=edition,
        decks={8: ["Antibiotics"]},
    )
    act(match, "Dogma Corporations")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Electricity", "Tools"]
    assert tops(match, "ann") == ["Antibiotics", "Corporations", "Railroad"]


@every
def test_corporations_second_effect_is_shared(edition: str) -> None:
    match = table(
        player("ann", ["Corporations"]),
        player("bob", ["Explosives"]),
        edition=edition,
        decks={8: ["Antibiotics", "Rocketry", "Flight"]},
    )
    act(match, "Dogma Corporations")
    assert tops(match, "bob") == ["Antibiotics", "Explosives"]
    assert tops(match, "ann") == ["Corporations", "Rocketry"]
    assert hand(match, "ann") == ["Flight"]
    assert score(match, "ann") == []


@every
def test_corporations_can_complete_the_universe(edition: str) -> None:
    match = table(
        player("ann", ["Corporations", "Rocketry", "Mobility", "Skyscrapers", "Railroad"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={8: ["Socialism"]},
    )
    act(match, "Dogma Corporations")
    assert pile(match, "ann", "purple") == ["Socialism", "Railroad"]
    assert achievements(match, "ann") == ["Universe"]


@pytest.mark.parametrize(("edition", "highest"), [("1e", 10), ("3e", 10), ("4e", 11)])
def test_mass_media_empties_all_score_piles_of_a_value(edition: str, highest: int) -> None:
    match = table(
        player("ann", ["Mass Media"], hand=["Oars", "Calendar"], score=["Tools", "Optics"]),
        player("bob", ["Archery"], score=["Writing", "Pottery", "Currency"]),
        player("cat", ["Masonry"], score=["Sailing"]),
        edition=edition,
    )
    answer(match, "Dogma Mass Media", "Oars")
    assert options(match) == [str(value) for value in range(1, highest + 1)]
    answer(match, "1")
    assert (asked(match), options(match)) == ("ann", ["bob: a 1", "cat: a 1", "Tools"])
    assert "ann chooses 1." in match.log(2)
    answer(match, "cat: a 1", "Tools")
    assert score(match, "ann") == ["Optics"]
    assert score(match, "bob") == ["Currency"]
    assert score(match, "cat") == []
    assert bottom_of_deck(match, 1, 5)[:3] == ["Oars", "Sailing", "Tools"]
    assert sorted(bottom_of_deck(match, 1, 5)[3:]) == ["Pottery", "Writing"]
    assert "ann returns a 1 from cat's score pile." in match.log(1)
    assert hand(match, "ann") == ["Calendar"]


@every
def test_mass_media_may_name_a_value_that_nobody_has(edition: str) -> None:
    match = table(
        player("ann", ["Mass Media"], hand=["Oars"], score=["Tools"]),
        player("bob", ["Archery"], score=["Currency"]),
        edition=edition,
    )
    act(match, "Dogma Mass Media", "Oars", "10")
    assert score(match, "ann") == ["Tools"]
    assert score(match, "bob") == ["Currency"]
    assert bottom_of_deck(match, 1) == ["Oars"]


@every
@pytest.mark.parametrize(("choice", "direction"), [("purple", "up"), ("No", "right")])
def test_mass_media_declined_still_lets_you_splay_purple(edition: str, choice: str, direction: str) -> None:
    match = table(
        player(
            "ann",
            ["Mass Media"],
            piles={"purple": (["Mysticism", "City States"], "right"), "red": ["Oars", "Optics"]},
            hand=["Sailing"],
            score=["Tools"],
        ),
        player("bob", ["Archery"], score=["Currency"]),
        edition=edition,
    )
    answer(match, "Dogma Mass Media", "No")
    assert options(match) == ["purple", "No"]
    answer(match, choice)
    assert splay(match, "ann", "purple") == direction
    assert hand(match, "ann") == ["Sailing"]
    assert score(match, "ann") == ["Tools"]
    assert score(match, "bob") == ["Currency"]


@every
def test_mass_media_asks_nothing_with_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Mass Media"]), player("bob", ["Archery"], score=["Oars"]), edition=edition)
    act(match, "Dogma Mass Media")
    assert score(match, "bob") == ["Oars"]


@every
def test_mass_media_shared_is_ordered_by_the_one_who_shares(edition: str) -> None:
    match = table(
        player("ann", ["Mass Media"], score=["Oars"]),
        player("bob", ["Education"], hand=["Machinery"], score=["Archery"]),
        player("cat", ["Masonry"], score=["Sailing"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    answer(match, "Dogma Mass Media", "Machinery", "1")
    assert (asked(match), options(match)) == ("bob", ["cat: a 1", "ann: a 1", "Archery"])
    answer(match, "Archery", "ann: a 1")
    assert bottom_of_deck(match, 1, 3) == ["Archery", "Oars", "Sailing"]
    assert hand(match, "ann") == ["Flight"]


@every
@pytest.mark.parametrize(
    ("choices", "held"),
    [
        (["Oars", "Tools", "Optics", "Tools"], ["Calendar", "Flight", "Mobility", "Rocketry", "Socialism"]),
        (["Oars", "Tools", "Done", "Oars"], ["Calendar", "Flight", "Optics", "Rocketry"]),
        (["Optics", "Done"], ["Calendar", "Flight", "Oars", "Rocketry", "Tools"]),
        (["Done"], ["Calendar", "Oars", "Optics", "Tools"]),
    ],
    ids=["three of two values", "two of one value", "one", "none"],
)
def test_antibiotics_draws_two_8s_for_each_different_value(edition: str, choices: list[str], held: list[str]) -> None:
    match = table(
        player("ann", ["Antibiotics"], hand=["Oars", "Tools", "Optics", "Calendar"]),
        player("bob", ["Archery"]),
        edition=edition,
        decks={8: ["Flight", "Rocketry", "Mobility", "Socialism"]},
    )
    act(match, "Dogma Antibiotics", *choices)
    assert hand(match, "ann") == held


@every
def test_antibiotics_is_shared(edition: str) -> None:
    match = table(
        player("ann", ["Antibiotics"]),
        player("bob", ["Pottery"], hand=["Oars"]),
        edition=edition,
        decks={8: ["Flight", "Rocketry", "Mobility"]},
    )
    act(match, "Dogma Antibiotics", "Oars")
    assert hand(match, "bob") == ["Flight", "Rocketry"]
    assert hand(match, "ann") == ["Mobility"]


@before
def test_skyscrapers_takes_a_top_card_while_the_victim_scores_the_next_and_returns_the_rest(edition: str) -> None:
    match = table(
        player("ann", ["Skyscrapers"], piles={"purple": (["Lighting", "Philosophy"], "left")}),
        player("bob", piles={"purple": ["Railroad", "Mysticism", "Code of Laws", "City States"]}, scored=5),
        edition=edition,
    )
    answer(match, "Dogma Skyscrapers")
    assert asked(match) == "bob"
    answer(match, "City States")
    assert pile(match, "ann", "purple") == ["Railroad", "Lighting", "Philosophy"]
    assert splay(match, "ann", "purple") == "left"
    assert pile(match, "bob", "purple") == []
    assert score(match, "bob") == ["Mysticism"]
    assert bottom_of_deck(match, 1, 2) == ["City States", "Code of Laws"]
    assert score(match, "ann") == []
    assert achievements(match, "bob") == ["Monument"]


@before
def test_skyscrapers_scores_nothing_beneath_a_single_card(edition: str) -> None:
    match = table(
        player("ann", ["Skyscrapers"]), player("bob", ["Railroad", "Archery"], score=["Tools"]), edition=edition
    )
    act(match, "Dogma Skyscrapers")
    assert tops(match, "ann") == ["Railroad", "Skyscrapers"]
    assert tops(match, "bob") == ["Archery"]
    assert score(match, "bob") == ["Tools"]


@every
def test_skyscrapers_counts_crowns_of_covered_cards_in_defence(edition: str) -> None:
    match = table(
        player("ann", ["Skyscrapers"]),
        player("bob", piles={"purple": (["Railroad", "City States"], "up")}),
        edition=edition,
    )
    act(match, "Dogma Skyscrapers")
    assert pile(match, "bob", "purple") == ["Railroad", "City States"]


@before
def test_skyscrapers_lets_the_victim_choose_the_card_with_a_clock(edition: str) -> None:
    match = table(
        player("ann", ["Skyscrapers"]),
        player("bob", ["Mobility", "Agriculture"], piles={"blue": ["Rocketry", "Tools"], "green": ["The Wheel"]}),
        player("cat", ["Translation", "Railroad"]),
        edition=edition,
    )
    answer(match, "Dogma Skyscrapers")
    assert (asked(match), options(match)) == ("bob", ["Rocketry", "Mobility"])
    answer(match, "Rocketry")
    assert tops(match, "ann") == ["Rocketry", "Skyscrapers"]
    assert tops(match, "bob") == ["Agriculture", "Mobility", "The Wheel"]
    assert score(match, "bob") == ["Tools"]
    assert tops(match, "cat") == ["Railroad", "Translation"]


@every
def test_skyscrapers_finds_nothing_where_no_clock_is_on_top(edition: str) -> None:
    match = table(
        player("ann", ["Skyscrapers"]),
        player("bob", ["Agriculture"], piles={"blue": ["Tools", "Rocketry"]}),
        edition=edition,
    )
    act(match, "Dogma Skyscrapers")
    assert tops(match, "ann") == ["Skyscrapers"]
    assert pile(match, "bob", "blue") == ["Tools", "Rocketry"]
    assert score(match, "bob") == []


def test_skyscrapers_comes_back_to_its_players_hand_in_the_fourth_edition() -> None:
    match = table(
        player("ann", piles={"yellow": ["Skyscrapers", "Masonry"], "purple": (["Lighting", "Philosophy"], "left")}),
        player(
            "bob",
            ["Mobility", "Agriculture"],
            piles={"purple": ["Railroad", "Mysticism", "Code of Laws", "City States"]},
        ),
        edition="4e",
    )
    answer(match, "Dogma Skyscrapers")
    assert (asked(match), options(match)) == ("bob", ["Mobility", "Railroad"])
    answer(match, "Railroad", "City States")
    assert pile(match, "ann", "purple") == ["Railroad", "Lighting", "Philosophy"]
    assert splay(match, "ann", "purple") == "left"
    assert tops(match, "bob") == ["Agriculture", "Mobility"]
    assert score(match, "bob") == ["Mysticism"]
    assert bottom_of_deck(match, 1, 2) == ["City States", "Code of Laws"]
    assert hand(match, "ann") == ["Skyscrapers"]
    assert pile(match, "ann", "yellow") == ["Masonry"]


def test_skyscrapers_demands_of_everyone_though_it_has_come_back_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Skyscrapers"]),
        player("bob", ["Railroad"], score=["Tools"]),
        player("cat", piles={"blue": ["Rocketry", "Writing"]}),
        edition="4e",
    )
    act(match, "Dogma Skyscrapers")
    assert tops(match, "ann") == ["Railroad", "Rocketry"]
    assert hand(match, "ann") == ["Skyscrapers"]
    assert score(match, "bob") == ["Tools"]
    assert score(match, "cat") == ["Writing"]


def test_skyscrapers_comes_even_from_another_board_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Bicycle"], hand=["Oars"]),
        player("bob", ["Railroad"]),
        player("cat", ["Skyscrapers"]),
        player("dan", ["Tools"]),
        edition="4e",
    )
    act(match, "Parley for Skyscrapers")
    assert hand(match, "ann") == ["Skyscrapers"]
    assert tops(match, "ann") == ["Bicycle", "Railroad"]
    assert tops(match, "cat") == []


@before
@pytest.mark.parametrize(("choice", "direction"), [("red", "up"), ("No", "unsplayed")])
def test_empiricism_melds_a_9_of_a_named_colour(edition: str, choice: str, direction: str) -> None:
    match = table(
        player("ann", ["Empiricism", "Archery"]),
        player("bob", ["Tools"]),
        edition=edition,
        decks={9: ["Fission"]},
    )
    answer(match, "Dogma Empiricism")
    assert options(match) == ["blue", "red", "green", "yellow"]
    answer(match, "red")
    assert options(match) == ["green", "yellow", "purple"]
    answer(match, "green")
    assert {"ann chooses red and green.", "ann reveals Fission (9)."} <= set(match.log(1))
    assert options(match) == ["red", "No"]
    answer(match, choice)
    assert pile(match, "ann", "red") == ["Fission", "Archery"]
    assert splay(match, "ann", "red") == direction
    assert hand(match, "ann") == []
    assert match.result is None


def test_empiricism_melds_a_9_of_a_named_colour_and_must_splay_it_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Empiricism"], piles={"red": (["Archery", "Oars"], "left")}),
        player("bob", ["Tools"]),
        edition="4e",
        decks={9: ["Fission"]},
    )
    act(match, "Dogma Empiricism", "red", "green")
    assert pile(match, "ann", "red") == ["Fission", "Archery", "Oars"]
    assert splay(match, "ann", "red") == "up"
    assert hand(match, "ann") == []


def test_empiricism_unsplays_the_colour_of_a_9_that_was_not_named_in_the_fourth_edition() -> None:
    match = table(
        player(
            "ann",
            ["Empiricism"],
            piles={"red": (["Archery", "Oars"], "right"), "blue": (["Calendar", "Pottery"], "left")},
        ),
        player("bob", ["Tools"]),
        edition="4e",
        decks={9: ["Fission"]},
    )
    act(match, "Dogma Empiricism", "blue", "green")
    assert hand(match, "ann") == ["Fission"]
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert splay(match, "ann", "red") == "unsplayed"
    assert splay(match, "ann", "blue") == "left"


@every
def test_empiricism_melds_a_first_card_without_asking_for_a_splay(edition: str) -> None:
    match = table(player("ann", ["Empiricism"]), player("bob", ["Tools"]), edition=edition, decks={9: ["Fission"]})
    act(match, "Dogma Empiricism", "blue", "red")
    assert tops(match, "ann") == ["Empiricism", "Fission"]


@every
def test_empiricism_keeps_a_9_of_another_colour_in_hand(edition: str) -> None:
    match = table(
        player("ann", ["Empiricism", "Archery"]), player("bob", ["Tools"]), edition=edition, decks={9: ["Fission"]}
    )
    act(match, "Dogma Empiricism", "yellow")
    assert hand(match, "ann") == ["Fission"]
    assert tops(match, "ann") == ["Archery", "Empiricism"]
    assert "ann reveals Fission (9)." in match.log(1)


@every
@pytest.mark.parametrize(("others", "winners"), [([], None), (["Archery"], [0])], ids=["19", "20"])
def test_empiricism_wins_with_twenty_lightbulbs(edition: str, others: list[str], winners: list[int] | None) -> None:
    match = table(
        player(
            "ann",
            others,
            piles={
                "purple": (["Empiricism", "Education", "Philosophy"], "up"),
                "blue": (BULBS[:-1], "up"),
            },
        ),
        player("bob", ["Masonry"], score=["Software"]),
        edition=edition,
        decks={9: ["Composites"]},
    )
    act(match, "Dogma Empiricism", "blue", "green")
    assert (match.result.winners if match.result else None) == winners
    assert hand(match, "ann") == ["Composites"]


@every
def test_empiricism_counts_the_card_just_melded_towards_twenty(edition: str) -> None:
    match = table(
        player(
            "ann",
            piles={
                "purple": (["Empiricism", "Education", "Philosophy"], "up"),
                "blue": (["Evolution", "Publications", "Tools", "Writing"], "up"),
                "yellow": ["Ecology"],
            },
        ),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={9: ["Genetics"]},
    )
    act(match, "Dogma Empiricism", "blue", "green")
    assert match.result is not None
    assert (match.result.kind, match.result.winners) == ("effect", [0])


@every
def test_empiricism_lets_a_sharing_opponent_with_twenty_lightbulbs_win(edition: str) -> None:
    match = table(
        player("ann", ["Empiricism"]),
        player("bob", ["Ecology"], piles={"purple": (["Philosophy", "Education"], "up"), "blue": (BULBS, "up")}),
        edition=edition,
        decks={9: ["Composites", "Fission"]},
    )
    act(match, "Dogma Empiricism", "blue", "green", "green", "yellow")
    assert match.result is not None
    assert (match.result.kind, match.result.winners) == ("effect", [1])


@before
def test_socialism_tucks_the_hand_and_takes_all_lowest_cards_for_a_purple_one(edition: str) -> None:
    match = table(
        player("ann", ["Socialism", "Archery"], hand=["City States", "Oars"]),
        player("bob", ["Masonry"], hand=["Tools", "Optics", "Sailing"]),
        player("cat", ["Domestication"], hand=["Calendar", "Machinery"]),
        edition=edition,
    )
    act(match, "Dogma Socialism", "Yes")
    assert pile(match, "ann", "purple") == ["Socialism", "City States"]
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert hand(match, "ann") == ["Calendar", "Sailing", "Tools"]
    assert hand(match, "bob") == ["Optics"]
    assert hand(match, "cat") == ["Machinery"]


@before
def test_socialism_without_a_purple_card_takes_nothing(edition: str) -> None:
    match = table(
        player("ann", ["Socialism"], hand=["Optics", "Oars"]),
        player("bob", ["Masonry"], hand=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Socialism", "Yes", "Optics")
    assert pile(match, "ann", "red") == ["Optics", "Oars"]
    assert hand(match, "ann") == []
    assert hand(match, "bob") == ["Tools"]


@before
def test_socialism_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Socialism"], hand=["City States"]),
        player("bob", ["Masonry"], hand=["Tools"]),
        edition=edition,
    )
    act(match, "Dogma Socialism", "No")
    assert hand(match, "ann") == ["City States"]
    assert hand(match, "bob") == ["Tools"]


@before
def test_socialism_asks_nothing_with_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Socialism"]), player("bob", ["Masonry"], hand=["Tools"]), edition=edition)
    act(match, "Dogma Socialism")
    assert hand(match, "bob") == ["Tools"]


@before
def test_socialism_spares_a_teammate(edition: str) -> None:
    match = table(
        player("ann", ["Socialism"], hand=["City States"], team=1),
        player("bob", ["Masonry"], hand=["Tools"], team=2),
        player("cat", ["Archery"], hand=["Oars"], team=1),
        player("dan", ["Domestication"], hand=["Sailing"], team=2),
        edition=edition,
    )
    act(match, "Dogma Socialism", "Yes")
    assert hand(match, "ann") == ["Sailing", "Tools"]
    assert hand(match, "cat") == ["Oars"]


@before
def test_socialism_can_claim_monument(edition: str) -> None:
    match = table(
        player("ann", ["Socialism"], hand=["Oars", "Tools", "Sailing", "Masonry", "City States", "Mysticism"]),
        player("bob", ["Archery"]),
        edition=edition,
    )
    act(match, "Dogma Socialism", "Yes", "Mysticism")
    assert pile(match, "ann", "purple") == ["Socialism", "Mysticism", "City States"]
    assert achievements(match, "ann") == ["Monument"]


@before
def test_socialism_shared_takes_from_its_owner_first(edition: str) -> None:
    match = table(
        player("ann", ["Socialism"], hand=["City States", "Optics"]),
        player("bob", ["Pottery"], hand=["Mysticism"]),
        edition=edition,
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Socialism", "Yes", "No")
    assert pile(match, "bob", "purple") == ["Mysticism"]
    assert hand(match, "bob") == ["City States"]
    assert hand(match, "ann") == ["Flight", "Optics"]


def test_socialism_tucks_a_top_card_and_the_hand_in_the_fourth_edition() -> None:
    match = table(
        player(
            "ann",
            ["Socialism"],
            piles={"red": (["Archery", "Oars"], "left")},
            hand=["City States", "Optics", "Construction"],
        ),
        player("bob", ["Masonry"], hand=["Tools"]),
        edition="4e",
    )
    answer(match, "Dogma Socialism")
    assert options(match) == ["Archery", "Socialism", "No"]
    answer(match, "Archery", "Construction", "No")
    assert pile(match, "ann", "red") == ["Oars", "Archery", "Construction", "Optics"]
    assert splay(match, "ann", "red") == "left"
    assert pile(match, "ann", "purple") == ["Socialism", "City States"]
    assert hand(match, "ann") == []
    assert hand(match, "bob") == ["Tools"]


def test_socialism_without_a_top_card_tucked_leaves_the_hand_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Socialism"], hand=["City States"]), player("bob", ["Masonry"]), edition="4e")
    act(match, "Dogma Socialism", "No", "No")
    assert hand(match, "ann") == ["City States"]
    assert pile(match, "ann", "purple") == ["Socialism"]


def test_socialism_may_junk_a_high_achievement_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Socialism"], hand=["City States"]),
        player("bob", ["Masonry"], achievements=[9]),
        edition="4e",
    )
    answer(match, "Dogma Socialism", "No")
    assert options(match) == ["Achievement 8", "Achievement 10", "No"]
    answer(match, "Achievement 10")
    assert [age for age in available(match) if isinstance(age, int)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["City States"]


def test_socialism_asks_for_no_achievement_where_no_high_one_is_left_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Socialism"]), player("bob", ["Masonry"]), edition="4e", achievements=["Oars", "Bicycle"]
    )
    act(match, "Dogma Socialism", "No")
    assert [age for age in available(match) if isinstance(age, int)] == [1, 7]


@pytest.mark.parametrize(
    ("blue", "after", "drawn"),
    [(["Pottery"], ["Pottery"], []), (["Pottery", "Writing"], ["Writing", "Pottery", "Tools"], ["Flight"])],
    ids=["alone", "two cards"],
)
def test_socialism_does_nothing_with_a_card_alone_in_its_colour_in_the_fourth_edition(
    blue: list[str], after: list[str], drawn: list[str]
) -> None:
    match = table(
        player("ann", ["Socialism"]),
        player("bob", ["Agriculture"], piles={"blue": blue}, hand=["Tools"]),
        edition="4e",
        decks={8: ["Flight"]},
    )
    act(match, "Dogma Socialism", "Pottery", "No", "No", "No")
    assert pile(match, "bob", "blue") == after
    assert hand(match, "bob") == ([] if drawn else ["Tools"])
    assert hand(match, "ann") == drawn
