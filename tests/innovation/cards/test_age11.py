"""Age 11, card by card. Only the fourth edition has it."""

import pytest

from helpers import (
    act,
    answer,
    asked,
    bottom_of_deck,
    deck,
    game,
    hand,
    junk,
    log,
    options,
    pile,
    player,
    score,
    seat,
    splay,
    table,
    tops,
    winners,
)

EDITION = "4e"


# Climatology


def test_climatology_returns_two_top_cards_with_the_icon_named_and_what_is_worth_as_much_as_a_third() -> None:
    match = table(
        player("ann", ["Climatology"], score=["Fusion", "Databases"]),
        player("bob", ["Tools", "Optics", "Sailing", "Domestication", "Mysticism"], score=["Space Traffic"]),
        edition=EDITION,
    )
    answer(match, "Dogma Climatology")
    assert asked(match) == "ann"
    assert options(match) == ["crown", "lightbulb", "castle", "factory", "clock", "person"]
    answer(match, "castle")
    assert asked(match) == "bob"
    assert options(match) == ["Tools", "Domestication", "Mysticism"]
    answer(match, "Mysticism")
    assert options(match) == ["Tools", "Domestication"]
    answer(match, "Tools")
    assert tops(match, "bob") == ["Domestication", "Optics", "Sailing"]
    assert bottom_of_deck(match, 1, 2) == ["Mysticism", "Tools"]
    assert score(match, "bob") == ["Space Traffic"]
    assert tops(match, "ann") == []
    assert score(match, "ann") == ["Databases"]
    assert "ann chooses castle." in log(match, None)


def test_climatology_takes_the_card_uncovered_by_the_first_as_the_second() -> None:
    match = table(
        player("ann", ["Climatology"]),
        player("bob", piles={"red": ["Archery", "Oars", "Optics"], "green": ["Sailing"]}),
        edition=EDITION,
    )
    act(match, "Dogma Climatology", "castle")
    assert pile(match, "bob", "red") == ["Optics"]
    assert tops(match, "bob") == ["Optics", "Sailing"]


@pytest.mark.parametrize(("icon", "left"), [("lightbulb", ["Oars"]), ("clock", ["Oars", "Tools"])])
def test_climatology_takes_as_many_as_there_are(icon: str, left: list[str]) -> None:
    match = table(player("ann", ["Climatology"]), player("bob", ["Tools", "Oars"]), edition=EDITION)
    act(match, "Dogma Climatology", icon)
    assert tops(match, "bob") == left


def test_climatology_lets_its_player_choose_the_card_that_sets_the_value() -> None:
    match = table(
        player("ann", ["Climatology", "Databases"], score=["Fusion", "Software", "Robotics", "Fission"]),
        player("bob", ["Masonry"]),
        edition=EDITION,
    )
    answer(match, "Dogma Climatology", "clock")
    assert options(match) == ["Climatology", "Databases"]
    answer(match, "Databases", "Robotics")
    assert score(match, "ann") == ["Fission"]
    assert bottom_of_deck(match, 10, 3) == ["Databases", "Robotics", "Software"]
    assert bottom_of_deck(match, 11) == ["Fusion"]


def test_climatology_returns_the_whole_score_pile_of_who_has_no_top_card() -> None:
    match = table(
        player("ann", hand=["Tools"], score=["Oars", "Calendar"]),
        player("bob", ["Masonry"]),
        player("carl", ["Climatology"]),
        player("dan", ["Metalworking"]),
        edition=EDITION,
    )
    act(match, "Parley for Climatology")
    assert score(match, "ann") == []
    assert tops(match, "bob") == []
    assert tops(match, "dan") == []
    assert tops(match, "carl") == ["Climatology"]


# Solar Sailing


@pytest.mark.parametrize("direction", ["unsplayed", "up"])
def test_solar_sailing_returns_all_but_four_cards_and_splays_aslant(direction: str) -> None:
    match = table(
        player("ann", piles={"blue": (["Solar Sailing", "Software", "Computers", "Calendar", "Tools"], direction)}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Climatology"]},
    )
    act(match, "Dogma Solar Sailing")
    assert pile(match, "ann", "blue") == ["Climatology", "Solar Sailing", "Software", "Computers"]
    assert splay(match, "ann", "blue") == "aslant"
    assert bottom_of_deck(match, 1) == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert winners(match) == []


def test_solar_sailing_lets_its_player_order_the_cards_returned() -> None:
    match = table(
        player("ann", piles={"blue": ["Solar Sailing", "Software", "Computers", "Tools", "Writing"]}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Climatology"]},
    )
    act(match, "Dogma Solar Sailing", "Tools")
    assert bottom_of_deck(match, 1, 2) == ["Tools", "Writing"]


@pytest.mark.parametrize(
    ("below", "expected"),
    [(["Software", "Computers", "Tools"], []), (["Software", "Computers", "Tools", "Pottery"], ["ann"])],
)
def test_solar_sailing_wins_with_six_cards_of_a_colour_that_was_aslant(below: list[str], expected: list[str]) -> None:
    match = table(
        player("ann", piles={"blue": (["Solar Sailing", *below], "aslant")}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Climatology"]},
    )
    act(match, "Dogma Solar Sailing")
    assert pile(match, "ann", "blue") == ["Climatology", "Solar Sailing", *below]
    assert winners(match) == expected


def test_solar_sailing_only_melds_into_a_new_pile() -> None:
    match = table(
        player("ann", piles={"blue": ["Solar Sailing", "Software"]}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Solar Sailing")
    assert tops(match, "ann") == ["Fusion", "Solar Sailing"]
    assert splay(match, "ann", "red") == "unsplayed"
    assert splay(match, "ann", "blue") == "unsplayed"


# Astrogeology


def test_astrogeology_shows_an_11_splays_its_colour_and_takes_all_but_four_cards() -> None:
    match = table(
        player("ann", piles={"red": ["Astrogeology", "Robotics", "Fission", "Mobility", "Oars", "Archery"]}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Astrogeology")
    assert pile(match, "ann", "red") == ["Astrogeology", "Robotics", "Fission", "Mobility"]
    assert splay(match, "ann", "red") == "aslant"
    assert hand(match, "ann") == ["Archery", "Fusion", "Oars"]
    assert "ann reveals Fusion (11)." in log(match, "bob")
    assert winners(match) == []


def test_astrogeology_takes_nothing_of_four_cards() -> None:
    match = table(
        player("ann", piles={"red": ["Astrogeology", "Robotics", "Fission", "Mobility"]}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Astrogeology")
    assert len(pile(match, "ann", "red")) == 4
    assert splay(match, "ann", "red") == "aslant"
    assert hand(match, "ann") == ["Fusion"]


def test_astrogeology_takes_nothing_of_a_colour_that_is_aslant_already() -> None:
    red = ["Astrogeology", "Robotics", "Fission", "Mobility", "Oars", "Archery"]
    match = table(
        player("ann", piles={"red": (red, "aslant")}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Astrogeology")
    assert pile(match, "ann", "red") == red
    assert hand(match, "ann") == ["Fusion"]


def test_astrogeology_splays_nothing_of_a_single_card() -> None:
    match = table(player("ann", ["Astrogeology"]), player("bob", ["Masonry"]), edition=EDITION, decks={11: ["Fusion"]})
    act(match, "Dogma Astrogeology")
    assert splay(match, "ann", "red") == "unsplayed"
    assert hand(match, "ann") == ["Fusion"]


@pytest.mark.parametrize(("held", "expected"), [(4, []), (5, ["ann"])])
def test_astrogeology_wins_with_eight_cards_in_hand(held: int, expected: list[str]) -> None:
    cards = ["Tools", "Sailing", "Calendar", "Paper", "Optics"]
    match = table(
        player(
            "ann",
            piles={"red": ["Astrogeology", "Robotics", "Fission", "Mobility", "Oars", "Archery"]},
            hand=cards[:held],
        ),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Fusion"]},
    )
    act(match, "Dogma Astrogeology")
    assert len(hand(match, "ann")) == held + 3
    assert winners(match) == expected


# Fusion


def test_fusion_scores_one_top_card_after_the_other() -> None:
    match = table(
        player("ann", ["Fusion", "Databases", "Empiricism", "Masonry"]),
        player("bob", ["Mysticism"]),
        edition=EDITION,
    )
    answer(match, "Dogma Fusion")
    assert options(match) == ["10", "9"]
    answer(match, "10")
    assert options(match) == ["9", "8"]
    answer(match, "8")
    assert options(match) == ["7", "6"]
    answer(match, "6")
    assert score(match, "ann") == ["Databases", "Empiricism", "Fusion"]
    assert tops(match, "ann") == ["Masonry"]
    assert seat(match, "ann").scored == 3
    assert "ann chooses 8." in log(match, None)


def test_fusion_ends_at_a_value_that_no_top_card_has() -> None:
    match = table(player("ann", ["Fusion", "Databases"]), player("bob", ["Mysticism"]), edition=EDITION)
    act(match, "Dogma Fusion", "9")
    assert score(match, "ann") == ["Fusion"]
    assert tops(match, "ann") == ["Databases"]


def test_fusion_scores_one_of_several_11() -> None:
    match = table(player("ann", ["Climatology", "Fusion", "Escapism"]), player("bob", ["Mysticism"]), edition=EDITION)
    answer(match, "Dogma Fusion")
    assert options(match) == ["Climatology", "Fusion", "Escapism"]
    answer(match, "Escapism", "10")
    assert score(match, "ann") == ["Escapism"]


def test_fusion_finds_what_it_uncovers_and_ends_after_a_1() -> None:
    match = table(
        player("ann", piles={"red": ["Fusion", "Fission", "Explosives", "Coal", "Optics", "Construction", "Archery"]}),
        player("bob", ["Mysticism"]),
        edition=EDITION,
    )
    act(match, "Dogma Fusion", "9", "7", "5", "3", "2")
    assert pile(match, "ann", "red") == []
    assert len(score(match, "ann")) == 7


def test_who_shares_fusion_without_an_11_scores_nothing() -> None:
    match = table(
        player("ann", ["Fusion", "Mysticism"]),
        player("bob", ["Satellites"]),
        edition=EDITION,
        decks={11: ["Climatology"]},
    )
    act(match, "Dogma Fusion", "9")
    assert score(match, "bob") == []
    assert score(match, "ann") == ["Fusion"]
    assert hand(match, "ann") == []


# Hypersonics


def test_hypersonics_returns_two_top_cards_of_one_value_and_all_cards_up_to_it() -> None:
    match = table(
        player("ann", ["Hypersonics"]),
        player(
            "bob",
            ["Calendar", "Construction", "Sailing", "Canal Building"],
            hand=["Tools", "Currency", "Paper"],
            score=["Oars", "Compass"],
        ),
        edition=EDITION,
    )
    answer(match, "Dogma Hypersonics")
    assert asked(match) == "bob"
    answer(match, "Calendar", "Canal Building", "Canal Building", "Oars")
    assert tops(match, "bob") == ["Construction", "Sailing"]
    assert hand(match, "bob") == ["Paper"]
    assert score(match, "bob") == ["Compass"]
    assert bottom_of_deck(match, 2, 3) == ["Canal Building", "Calendar", "Currency"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Tools"]


def test_hypersonics_does_nothing_without_two_top_cards_of_one_value() -> None:
    match = table(
        player("ann", ["Hypersonics"]),
        player("bob", piles={"blue": ["Calendar"], "red": ["Oars", "Archery"]}, hand=["Tools"], score=["Clothing"]),
        edition=EDITION,
    )
    act(match, "Dogma Hypersonics")
    assert tops(match, "bob") == ["Calendar", "Oars"]
    assert hand(match, "bob") == ["Tools"]
    assert score(match, "bob") == ["Clothing"]


@pytest.mark.parametrize(
    ("value", "left", "held"),
    [("1", ["Calendar", "Construction"], ["Currency"]), ("2", ["Masonry", "Sailing"], [])],
)
def test_hypersonics_lets_the_victim_choose_between_two_pairs(value: str, left: list[str], held: list[str]) -> None:
    match = table(
        player("ann", ["Hypersonics"]),
        player("bob", ["Calendar", "Construction", "Sailing", "Masonry"], hand=["Tools", "Currency"]),
        edition=EDITION,
    )
    answer(match, "Dogma Hypersonics")
    assert options(match) == ["1", "2"]
    answer(match, value)
    answer(match, options(match)[0])
    assert tops(match, "bob") == left
    assert hand(match, "bob") == held


# Space Traffic


def test_space_traffic_tucks_an_11_into_a_new_pile() -> None:
    match = table(
        player("ann", ["Space Traffic"]),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Fusion", "Escapism"]},
    )
    act(match, "Dogma Space Traffic")
    assert tops(match, "ann") == ["Fusion", "Space Traffic"]
    assert deck(match, 11)[0] == "Escapism"
    assert winners(match) == []


def test_who_tucks_under_an_11_with_space_traffic_loses() -> None:
    match = table(
        player("ann", ["Space Traffic"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Hypersonics"]},
    )
    act(match, "Dogma Space Traffic")
    assert winners(match) == ["bob"]
    assert junk(match) == ["Hypersonics", "Space Traffic", "Tools"]


def test_the_others_play_on_without_who_loses_by_space_traffic() -> None:
    match = table(
        player("ann", ["Space Traffic"]),
        player("bob", ["Masonry"]),
        player("carl", ["Metalworking"]),
        edition=EDITION,
        decks={11: ["Hypersonics"]},
    )
    act(match, "Dogma Space Traffic")
    assert seat(match, "ann").out
    assert asked(match) == "bob"
    assert winners(match) == []


def test_who_shares_space_traffic_can_lose_by_it() -> None:
    match = table(
        player("ann", ["Space Traffic"]),
        player("bob", ["Optics", "Escapism"]),
        player("carl", ["Metalworking"]),
        edition=EDITION,
        decks={11: ["Whataboutism", "Fusion", "Climatology"]},
    )
    act(match, "Dogma Space Traffic")
    assert seat(match, "bob").out
    assert tops(match, "ann") == ["Fusion", "Space Traffic"]
    assert hand(match, "ann") == ["Climatology"]


def test_space_traffic_spares_who_has_another_card_between() -> None:
    match = table(
        player("ann", piles={"green": ["Space Traffic", "Sailing"]}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={11: ["Hypersonics"]},
    )
    act(match, "Dogma Space Traffic")
    assert pile(match, "ann", "green") == ["Space Traffic", "Sailing", "Hypersonics"]
    assert splay(match, "ann", "green") == "aslant"
    assert not seat(match, "ann").out


@pytest.mark.parametrize("theirs", [["Databases"], ["Databases", "Calendar"]])  # 12 points to 10, and to 12
def test_space_traffic_scores_all_but_five_cards_and_ends_with_the_highest_score(theirs: list[str]) -> None:
    red = ["Robotics", "Composites", "Fission", "Flight", "Mobility", "Oars"]
    match = table(
        player("ann", ["Space Traffic"], piles={"red": red}),
        player("bob", ["Masonry"], score=theirs),
        edition=EDITION,
        decks={11: ["Fusion", "Climatology"]},
    )
    act(match, "Dogma Space Traffic")
    assert score(match, "ann") == ["Fusion", "Oars"]
    assert pile(match, "ann", "red") == red[:5]
    assert splay(match, "ann", "red") == "aslant"
    assert deck(match, 11)[0] == "Climatology"


def test_space_traffic_goes_on_until_its_score_is_the_highest() -> None:
    red = ["Robotics", "Composites", "Fission", "Flight", "Mobility"]
    match = table(
        player("ann", ["Space Traffic"], piles={"red": red}),
        player("bob", ["Masonry"], score=["Databases"]),
        edition=EDITION,
        decks={11: ["Climatology", "Escapism", "Fusion", "Reclamation"]},
    )
    act(match, "Dogma Space Traffic")
    assert tops(match, "ann") == ["Climatology", "Escapism", "Robotics", "Space Traffic"]
    assert score(match, "ann") == ["Fusion"]
    assert deck(match, 11)[0] == "Reclamation"


def test_space_traffic_can_go_on_until_its_player_loses() -> None:
    match = table(
        player("ann", ["Space Traffic"]),
        player("bob", ["Masonry"], score=["Databases"]),
        edition=EDITION,
        decks={11: ["Climatology", "Escapism", "Solar Sailing", "Fusion"]},
    )
    act(match, "Dogma Space Traffic")
    assert winners(match) == ["bob"]
    assert deck(match, 11)[0] == "Fusion"


def test_the_game_ends_when_space_traffic_finds_no_11_to_draw() -> None:
    match = table(
        player("ann", ["Space Traffic"]),
        player("bob", ["Masonry"], score=["Databases"]),
        player("carl", ["Metalworking"]),
        edition=EDITION,
        decks={11: ["Fusion"]},
        achievements=[],
        exact=True,
    )
    act(match, "Dogma Space Traffic")
    assert not seat(match, "ann").out
    assert winners(match) == ["bob"]


# Near-Field Comm


def test_near_field_comm_takes_all_cards_of_a_value_and_uses_the_highest_scored_card() -> None:
    match = table(
        player("ann", ["Near-Field Comm"], score=["Oars"]),
        player("bob", ["Masonry"], score=["Philosophy", "Mathematics", "Paper", "Tools"]),
        edition=EDITION,
    )
    answer(match, "Dogma Near-Field Comm")
    assert asked(match) == "ann"
    assert options(match) == [str(value) for value in range(1, 12)]
    answer(match, "2")
    assert score(match, "bob") == ["Paper", "Tools"]
    assert score(match, "ann") == ["Mathematics", "Oars", "Philosophy"]
    assert options(match) == ["Philosophy", "Mathematics"]
    answer(match, "Mathematics")
    assert score(match, "ann") == ["Mathematics", "Oars", "Philosophy"]
    assert "ann chooses 2." in log(match, "bob")
    assert "ann reveals Mathematics (2)." in log(match, "bob")


def test_near_field_comm_uses_a_card_that_stays_scored() -> None:
    match = table(
        player("ann", ["Near-Field Comm"], score=["Writing"]),
        player("bob", ["Masonry"], score=["Paper"]),
        edition=EDITION,
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Near-Field Comm", "4")
    assert score(match, "bob") == ["Paper"]
    assert score(match, "ann") == ["Writing"]
    assert hand(match, "ann") == ["Calendar"]


def test_near_field_comm_uses_nothing_of_an_empty_score_pile() -> None:
    match = table(player("ann", ["Near-Field Comm"]), player("bob", ["Masonry"]), edition=EDITION)
    act(match, "Dogma Near-Field Comm")
    assert hand(match, "ann") == []
    assert score(match, "ann") == []


def test_near_field_comm_names_a_value_for_each_victim() -> None:
    match = table(
        player("ann", ["Near-Field Comm"]),
        player("bob", ["Masonry"], score=["City States", "Construction"]),
        player("carl", ["Metalworking"], score=["Archery", "Monotheism"]),
        edition=EDITION,
    )
    act(match, "Dogma Near-Field Comm", "2", "1")
    assert score(match, "bob") == ["City States"]
    assert score(match, "carl") == ["Monotheism"]
    assert score(match, "ann") == ["Archery", "Construction"]


# Reclamation


def test_reclamation_returns_three_cards_melds_half_their_total_and_goes_on_with_that_colour() -> None:
    match = table(
        player("ann", ["Reclamation"], piles={"red": ["Oars", "Archery", "Metalworking", "Optics"]}),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={2: ["Currency"], 3: ["Alchemy"]},
    )
    act(match, "Dogma Reclamation", "Archery")
    assert pile(match, "ann", "red") == ["Oars"]
    assert bottom_of_deck(match, 1, 2) == ["Archery", "Metalworking"]
    assert bottom_of_deck(match, 3, 2) == ["Optics", "Alchemy"]
    assert tops(match, "ann") == ["Currency", "Oars", "Reclamation"]


def test_reclamation_goes_on_as_long_as_three_cards_are_returned() -> None:
    match = table(
        player(
            "ann",
            ["Reclamation"],
            piles={"red": ["Coal", "Optics", "Archery"], "blue": ["Computers", "Calendar", "Tools"]},
        ),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={3: ["Education"], 5: ["Physics"], 6: ["Democracy"]},
    )
    act(match, "Dogma Reclamation")
    assert pile(match, "ann", "red") == []
    assert pile(match, "ann", "blue") == ["Physics"]
    assert pile(match, "ann", "purple") == ["Education"]
    assert bottom_of_deck(match, 6) == ["Democracy"]


@pytest.mark.parametrize("red", [["Optics"], ["Optics", "Construction"]])
def test_reclamation_ends_after_fewer_than_three_cards(red: list[str]) -> None:
    match = table(
        player("ann", piles={"yellow": ["Reclamation", "Agriculture", "Masonry"], "red": red}),
        player("bob", ["Metalworking"]),
        edition=EDITION,
        decks={2: ["Fermenting"], 3: ["Machinery"]},
    )
    act(match, "Dogma Reclamation")
    melded = "Fermenting" if len(red) == 1 else "Machinery"
    assert pile(match, "ann", "red") == []
    assert pile(match, "ann", "yellow") == [melded, "Reclamation", "Agriculture", "Masonry"]


def test_reclamation_melds_the_lowest_card_there_is_where_nothing_is_returned() -> None:
    match = table(player("ann", ["Reclamation"]), player("bob", ["Masonry"]), edition=EDITION, decks={1: ["Tools"]})
    act(match, "Dogma Reclamation")
    assert tops(match, "ann") == ["Reclamation", "Tools"]


@pytest.mark.parametrize(("lowest", "expected"), [("Archery", []), ("Coal", ["bob"])])
def test_reclamation_ends_the_game_where_half_the_total_is_above_11(lowest: str, expected: list[str]) -> None:
    match = table(
        player("ann", ["Reclamation"], piles={"red": ["Robotics", "Fission", lowest]}),
        player("bob", ["Masonry"], score=["Oars"]),
        edition=EDITION,
        decks={10: ["Databases"], 5: ["Physics"]},
    )
    act(match, "Dogma Reclamation")
    assert winners(match) == expected


# Escapism


def test_escapism_junks_a_card_renews_those_of_its_value_and_uses_it() -> None:
    match = table(
        player("ann", ["Escapism"], hand=["Writing", "Tools", "Oars", "Paper"]),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={1: ["Sailing", "Clothing", "Archery"], 2: ["Calendar"]},
    )
    answer(match, "Dogma Escapism")
    assert options(match) == ["Writing", "Tools", "Oars", "Paper"]
    answer(match, "Writing", "Oars")
    assert junk(match) == ["Writing"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Tools"]
    assert hand(match, "ann") == ["Archery", "Calendar", "Clothing", "Paper", "Sailing"]
    assert "ann reveals Writing (1)." in log(match, "bob")


def test_escapism_uses_no_demand() -> None:
    match = table(
        player("ann", ["Escapism"], hand=["Databases"]),
        player("bob", ["Masonry"], score=["Tools"], achievements=[1]),
        edition=EDITION,
        decks={10: ["Software", "Robotics", "A.I."]},
    )
    act(match, "Dogma Escapism")
    assert junk(match) == ["Databases"]
    assert hand(match, "ann") == ["A.I.", "Robotics", "Software"]
    assert score(match, "bob") == ["Tools"]


def test_escapism_gains_an_11_where_the_junked_card_uses_another() -> None:
    match = table(
        player("ann", ["Escapism"], hand=["Computers"]),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Escapism")
    assert junk(match) == ["Computers"]
    assert tops(match, "ann") == ["Databases", "Escapism"]
    assert [card.age for card in game(match).players[0].achievements] == [11]


def test_escapism_with_an_empty_hand_only_draws_three_of_the_lowest_cards() -> None:
    match = table(
        player("ann", ["Escapism"]),
        player("bob", ["Masonry"]),
        edition=EDITION,
        decks={1: ["Sailing", "Clothing", "Archery"]},
    )
    act(match, "Dogma Escapism")
    assert junk(match) == []
    assert hand(match, "ann") == ["Archery", "Clothing", "Sailing"]


# Whataboutism


def test_whataboutism_takes_the_top_card_of_each_colour_that_demands_and_swaps_the_score_piles() -> None:
    match = table(
        player("ann", ["Whataboutism"], score=["Fission"]),
        player(
            "bob", ["Compass", "Masonry", "Pottery"], piles={"red": ["Archery", "Oars"]}, score=["Tools", "Calendar"]
        ),
        edition=EDITION,
    )
    act(match, "Dogma Whataboutism")
    assert tops(match, "ann") == ["Archery", "Compass", "Whataboutism"]
    assert tops(match, "bob") == ["Masonry", "Oars", "Pottery"]
    assert score(match, "ann") == ["Calendar", "Tools"]
    assert score(match, "bob") == ["Fission"]
    assert seat(match, "ann").points() == 3
    assert seat(match, "ann").scored == 0


def test_whataboutism_swaps_also_with_an_empty_score_pile() -> None:
    match = table(player("ann", ["Whataboutism"], score=["Fission"]), player("bob", ["City States"]), edition=EDITION)
    act(match, "Dogma Whataboutism")
    assert pile(match, "ann", "purple") == ["City States", "Whataboutism"]
    assert score(match, "ann") == []
    assert score(match, "bob") == ["Fission"]


def test_whataboutism_swaps_nothing_where_no_top_card_demands() -> None:
    match = table(
        player("ann", ["Whataboutism"], score=["Fission"]),
        player("bob", ["Masonry"], piles={"red": ["Metalworking", "Archery"]}, score=["Databases"]),
        edition=EDITION,
    )
    act(match, "Dogma Whataboutism")
    assert tops(match, "bob") == ["Masonry", "Metalworking"]
    assert score(match, "ann") == ["Fission"]
    assert score(match, "bob") == ["Databases"]
