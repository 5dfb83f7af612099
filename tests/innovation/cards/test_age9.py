"""Age 9, card by card."""

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
    winners,
)

monument = pytest.mark.parametrize(
    ("edition", "claimed"), [("1e", ["Monument"]), ("3e", ["Monument"]), ("4e", [])], ids=["1e", "3e", "4e"]
)
"""What six cards tucked or scored in a turn earn."""
junking = pytest.mark.parametrize(("edition", "last"), [("1e", []), ("3e", []), ("4e", ["No"])], ids=["1e", "3e", "4e"])
"""What is answered in the end: in the fourth edition that the deck is not to be junked."""

NINE_GREEN = [
    "Collaboration",
    "Clothing",
    "Sailing",
    "The Wheel",
    "Currency",
    "Mapmaking",
    "Compass",
    "Paper",
    "Bicycle",
]


# Computers


@every
def test_computers_splays_and_uses_the_drawn_card_for_its_player_alone(edition: str) -> None:
    match = table(
        player("ann", ["Computers"], piles={"red": ["Archery", "Oars"]}, hand=["Tools"]),
        player("bob", ["Agriculture"], hand=["Writing"]),
        edition=edition,
        decks={10: ["Stem Cells"]},
    )
    answer(match, "Dogma Computers")
    assert options(match) == ["red", "No"]
    answer(match, "red", "Yes")
    assert splay(match, "ann", "red") == "up"
    assert pile(match, "ann", "yellow") == ["Stem Cells"]
    assert score(match, "ann") == ["Tools"]
    assert hand(match, "bob") == ["Writing"]
    assert score(match, "bob") == []


@every
def test_computers_offers_red_or_green_and_the_splay_may_be_declined(edition: str) -> None:
    match = table(
        player("ann", ["Computers"], piles={"red": ["Archery", "Oars"], "green": (["Sailing", "Clothing"], "left")}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Stem Cells"]},
    )
    answer(match, "Dogma Computers")
    assert options(match) == ["red", "green", "No"]
    answer(match, "No")
    assert splay(match, "ann", "red") == "unsplayed"
    assert splay(match, "ann", "green") == "left"
    assert tops(match, "ann") == ["Archery", "Computers", "Sailing", "Stem Cells"]


@every
def test_computers_does_not_make_the_drawn_card_demand(edition: str) -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Masonry"], score=["Tools", "Oars"]),
        edition=edition,
        decks={10: ["Databases"]},
    )
    act(match, "Dogma Computers")
    assert pile(match, "ann", "green") == ["Databases"]
    assert score(match, "bob") == ["Oars", "Tools"]


@every
def test_the_card_drawn_with_computers_still_touches_other_players(edition: str) -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Agriculture"]),
        edition=edition,
        decks={10: ["Bioengineering"]},
    )
    act(match, "Dogma Computers")
    assert pile(match, "ann", "blue") == ["Bioengineering", "Computers"]
    assert score(match, "ann") == ["Agriculture"]
    assert tops(match, "bob") == []


@every
def test_who_shares_computers_melds_and_uses_a_10_before_its_player(edition: str) -> None:
    match = table(
        player("ann", ["Computers"]),
        player("bob", ["Bioengineering"], hand=["Tools"]),
        edition=edition,
        decks={10: ["Stem Cells", "Databases", "Globalization"]},
    )
    answer(match, "Dogma Computers")
    assert asked(match) == "bob"
    answer(match, "Yes")
    assert tops(match, "bob") == ["Bioengineering", "Stem Cells"]
    assert score(match, "bob") == ["Tools"]
    assert tops(match, "ann") == ["Computers", "Databases"]
    assert hand(match, "ann") == ["Globalization"]


def test_computers_used_by_satellites_draws_and_achieves_an_11_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Satellites"]),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={9: ["Computers", "Ecology", "Genetics"], 10: ["Databases"], 11: ["Fusion"]},
        achievements=[],
        exact=True,
    )
    act(match, "Dogma Satellites", "Computers")
    assert tops(match, "ann") == ["Computers", "Databases"]
    assert achievements(match, "ann") == [11]
    assert deck(match, 11) == []
    assert hand(match, "ann") == ["Ecology", "Genetics"]


# Genetics


@before
def test_genetics_scores_everything_under_the_melded_card(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Genetics", "Pottery"], "red": ["Archery", "Oars"]}),
        player("bob", ["Tools"]),
        edition=edition,
        decks={10: ["Software"]},
    )
    act(match, "Dogma Genetics")
    assert pile(match, "ann", "blue") == ["Software"]
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert score(match, "ann") == ["Genetics", "Pottery"]
    assert tops(match, "bob") == ["Tools"]


@before
def test_genetics_scores_nothing_when_the_melded_card_lies_alone(edition: str) -> None:
    match = table(
        player("ann", piles={"blue": ["Genetics", "Pottery"]}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Stem Cells"]},
    )
    act(match, "Dogma Genetics")
    assert pile(match, "ann", "yellow") == ["Stem Cells"]
    assert pile(match, "ann", "blue") == ["Genetics", "Pottery"]
    assert score(match, "ann") == []


@before
def test_six_cards_scored_with_genetics_are_a_monument(edition: str) -> None:
    blue = ["Genetics", "Pottery", "Tools", "Writing", "Calendar", "Mathematics"]
    match = table(
        player("ann", piles={"blue": (blue, "left")}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Software"]},
    )
    act(match, "Dogma Genetics")
    assert score(match, "ann") == sorted(blue)
    assert splay(match, "ann", "blue") == "unsplayed"
    assert achievements(match, "ann") == ["Monument"]


@before
def test_who_shares_genetics_scores_the_cards_under_their_own_meld(edition: str) -> None:
    match = table(
        player("ann", ["Genetics"]),
        player("bob", piles={"purple": ["Education", "Mysticism"]}),
        edition=edition,
        decks={10: ["The Internet", "Software", "Databases"]},
    )
    act(match, "Dogma Genetics")
    assert pile(match, "bob", "purple") == ["The Internet"]
    assert score(match, "bob") == ["Education", "Mysticism"]
    assert score(match, "ann") == ["Genetics"]
    assert hand(match, "ann") == ["Databases"]


def test_genetics_melds_an_11_and_scores_everything_under_it_in_the_fourth_edition() -> None:
    match = table(
        player("ann", piles={"blue": (["Genetics", "Pottery"], "left"), "red": ["Archery", "Oars"]}),
        player("bob", ["Tools"]),
        edition="4e",
        decks={10: ["Software"], 11: ["Climatology"]},
    )
    act(match, "Dogma Genetics")
    assert pile(match, "ann", "blue") == ["Climatology"]
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert score(match, "ann") == ["Genetics", "Pottery"]
    assert deck(match, 10)[0] == "Software"


def test_genetics_scores_nothing_under_a_lone_11_in_the_fourth_edition() -> None:
    match = table(
        player("ann", piles={"blue": ["Genetics", "Pottery"]}),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={11: ["Reclamation"]},
    )
    act(match, "Dogma Genetics")
    assert pile(match, "ann", "yellow") == ["Reclamation"]
    assert pile(match, "ann", "blue") == ["Genetics", "Pottery"]
    assert score(match, "ann") == []


def test_genetics_ends_the_game_without_an_11_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Genetics"]),
        player("bob", ["Masonry"], score=["Oars"]),
        edition="4e",
        decks={10: ["Software"]},
        exact=True,
    )
    act(match, "Dogma Genetics")
    assert winners(match) == ["bob"]


# Composites


@every
def test_composites_leaves_the_victim_one_card_and_takes_the_highest_scored_one(edition: str) -> None:
    match = table(
        player("ann", ["Composites"], scored=5),
        player("bob", ["Masonry"], hand=["Tools", "Oars", "Calendar"], score=["Paper", "Optics", "Sailing"]),
        player("carl", ["Explosives"], hand=["Writing", "Clothing"], score=["Compass"]),
        edition=edition,
    )
    answer(match, "Dogma Composites")
    assert asked(match) == "bob"
    answer(match, "Oars")
    assert asked(match) == "bob"
    assert options(match) == ["Paper", "Optics"]
    answer(match, "Optics")
    assert hand(match, "bob") == ["Oars"]
    assert hand(match, "ann") == ["Calendar", "Tools"]
    assert score(match, "bob") == ["Paper", "Sailing"]
    assert score(match, "ann") == ["Optics"]
    assert achievements(match, "ann") == []
    assert hand(match, "carl") == ["Clothing", "Writing"]
    assert score(match, "carl") == ["Compass"]


@every
def test_composites_takes_the_scored_card_even_from_who_holds_only_one_card(edition: str) -> None:
    match = table(
        player("ann", ["Composites"]),
        player("bob", ["Masonry"], hand=["Tools"], score=["Sailing", "Paper"]),
        player("carl", ["Metalworking"], score=["Oars"]),
        edition=edition,
    )
    act(match, "Dogma Composites")
    assert hand(match, "bob") == ["Tools"]
    assert hand(match, "ann") == []
    assert score(match, "ann") == ["Oars", "Paper"]


@every
def test_composites_takes_nothing_from_who_has_nothing(edition: str) -> None:
    match = table(player("ann", ["Composites"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Composites")
    assert (hand(match, "ann"), score(match, "ann")) == ([], [])
    assert tops(match, "bob") == ["Masonry"]


# Fission


@every
def test_a_red_10_drawn_for_fission_removes_everything_but_the_achievements(edition: str) -> None:
    match = table(
        player("ann", ["Fission", "Tools"], hand=["Oars"], score=["Calendar"], achievements=[1]),
        player("bob", ["Masonry"], hand=["Writing"], score=["Paper"], achievements=["Monument"]),
        player("carl", ["Archery"], hand=["Clothing"]),
        player("dan", piles={"green": (["Satellites", "Sailing"], "right")}, score=["Compass"]),
        edition=edition,
        decks={1: ["Domestication", "Pottery"], 10: ["Robotics", "Databases"]},
    )
    act(match, "Dogma Fission")
    # With nothing left there is nothing to do but draw: ann has done so, and bob for the first action of a new turn.
    assert (hand(match, "ann"), hand(match, "bob")) == (["Domestication"], ["Pottery"])
    assert (hand(match, "carl"), hand(match, "dan")) == ([], [])
    for name in ("ann", "bob", "carl", "dan"):
        assert (score(match, name), tops(match, name)) == ([], [])
    assert achievements(match, "ann") == [1]
    assert achievements(match, "bob") == ["Monument"]
    assert deck(match, 10)[0] == "Databases"
    gone = {"Fission", "Tools", "Oars", "Calendar", "Masonry", "Writing", "Paper", "Archery", "Clothing"}
    gone |= {"Satellites", "Sailing", "Compass", "Robotics"}
    assert gone.isdisjoint(name for age in range(1, 11) for name in deck(match, age))


def test_fission_returns_a_top_card_and_since_the_third_edition_also_draws() -> None:
    drawn = {}
    for edition in ("1e", "3e", "4e"):
        match = table(
            player("ann", ["Fission", "Tools"]),
            player("bob", ["Masonry"]),
            edition=edition,
            decks={10: ["Databases", "Stem Cells"]},
        )
        answer(match, "Dogma Fission")
        assert asked(match) == "ann"
        assert options(match) == ["Tools", "Masonry"]
        answer(match, "Masonry")
        assert hand(match, "bob") == ["Databases"]
        assert tops(match, "ann") == ["Fission", "Tools"]
        assert tops(match, "bob") == []
        assert bottom_of_deck(match, 1) == ["Masonry"]
        drawn[edition] = hand(match, "ann")
    assert drawn == {"1e": [], "3e": ["Stem Cells"], "4e": ["Stem Cells"]}


@every
def test_everyone_sees_the_card_drawn_for_fission(edition: str) -> None:
    match = table(
        player("ann", ["Fission"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells"]},
    )
    act(match, "Dogma Fission")
    told = " ".join(match.log(None))
    assert "Databases" in told
    assert "Stem Cells" not in told


@every
def test_each_vulnerable_player_draws_for_fission_until_one_draws_red(edition: str) -> None:
    match = table(
        player("ann", ["Fission"]),
        player("bob", ["Masonry"]),
        player("carl", ["Archery"]),
        edition=edition,
        decks={10: ["Databases", "Miniaturization", "Stem Cells"]},
    )
    act(match, "Dogma Fission")
    assert "Databases" not in hand(match, "bob")
    assert tops(match, "carl") == []
    assert deck(match, 10)[0] == "Stem Cells"


def test_fission_alone_on_the_table_returns_nothing() -> None:
    drawn = {}
    for edition in ("1e", "3e", "4e"):
        match = table(
            player("ann", ["Fission"]),
            player("bob"),
            edition=edition,
            decks={10: ["Databases", "Stem Cells"]},
        )
        act(match, "Dogma Fission")
        assert tops(match, "ann") == ["Fission"]
        drawn[edition] = hand(match, "ann")
    assert drawn == {"1e": [], "3e": ["Stem Cells"], "4e": ["Stem Cells"]}


def test_who_shares_fission_returns_first_and_draws_nothing_for_the_demand() -> None:
    hands = {}
    for edition in ("1e", "3e", "4e"):
        match = table(
            player("ann", ["Fission", "Tools"]),
            player("bob", ["Satellites"]),
            edition=edition,
            decks={9: ["Ecology"], 10: ["Databases", "Stem Cells"]},
        )
        answer(match, "Dogma Fission")
        assert asked(match) == "bob"
        assert options(match) == ["Tools", "Satellites"]
        answer(match, "Tools")
        assert tops(match, "ann") == ["Fission"]
        assert tops(match, "bob") == []
        hands[edition] = (hand(match, "bob"), hand(match, "ann"))
    since_third = (["Databases"], ["Ecology", "Stem Cells"])
    assert hands == {"1e": ([], ["Ecology"]), "3e": since_third, "4e": since_third}


# Collaboration


@every
def test_collaboration_lets_the_demanding_player_choose_and_the_victim_meld_the_other(edition: str) -> None:
    match = table(
        player("ann", ["Collaboration", "Tools"]),
        player("bob", ["Masonry"]),
        player("carl", ["Sailing"], hand=["Oars"]),
        edition=edition,
        decks={9: ["Ecology", "Genetics"]},
    )
    answer(match, "Dogma Collaboration")
    assert asked(match) == "ann"
    assert options(match) == ["Ecology", "Genetics"]
    assert {"Ecology", "Genetics"} <= {word.strip(".,") for line in match.log(None) for word in line.split()}
    answer(match, "Genetics")
    assert pile(match, "ann", "blue") == ["Genetics", "Tools"]
    assert pile(match, "bob", "yellow") == ["Ecology", "Masonry"]
    assert hand(match, "bob") == []
    assert tops(match, "carl") == ["Sailing"]
    assert hand(match, "carl") == ["Oars"]


@every
def test_each_victim_of_collaboration_draws_two_of_their_own(edition: str) -> None:
    match = table(
        player("ann", ["Collaboration"]),
        player("bob", ["Masonry"]),
        player("carl", ["Metalworking"]),
        edition=edition,
        decks={9: ["Ecology", "Genetics", "Fission", "Services"]},
    )
    act(match, "Dogma Collaboration", "Ecology", "Services")
    assert tops(match, "ann") == ["Collaboration", "Ecology", "Services"]
    assert tops(match, "bob") == ["Genetics", "Masonry"]
    assert tops(match, "carl") == ["Fission"]


@every
@pytest.mark.parametrize(("taken", "expected"), [("Satellites", ["ann"]), ("Genetics", [])])
def test_collaboration_wins_with_the_tenth_green_card(edition: str, taken: str, expected: list[str]) -> None:
    match = table(
        player("ann", piles={"green": NINE_GREEN}),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={9: ["Satellites", "Genetics"]},
    )
    act(match, "Dogma Collaboration", taken)
    assert winners(match) == expected


@every
def test_ten_green_cards_win_only_for_who_carries_out_collaboration(edition: str) -> None:
    match = table(
        player("ann", ["Collaboration"]),
        player("bob", piles={"green": ["Satellites", *NINE_GREEN[1:], "Electricity"]}),
        edition=edition,
        decks={9: ["Ecology", "Genetics"]},
    )
    act(match, "Dogma Collaboration", "Ecology")
    assert winners(match) == []


@every
def test_a_sharing_player_with_ten_green_cards_wins_collaboration_first(edition: str) -> None:
    green = ["Self Service", "Invention", "Navigation", "Banking", "Measurement", "Classification", "Metric System"]
    match = table(
        player("ann", piles={"green": [*NINE_GREEN, "Electricity"]}),
        player("bob", piles={"green": [*green, "Corporations", "Mass Media", "Databases"]}),
        edition=edition,
    )
    act(match, "Dogma Collaboration")
    assert winners(match) == ["bob"]


# Satellites


@before
def test_satellites_renews_the_hand_splays_purple_and_uses_a_melded_card_alone(edition: str) -> None:
    match = table(
        player(
            "ann",
            ["Satellites"],
            piles={"purple": ["Mysticism", "City States"], "red": ["Archery"]},
            hand=["Tools", "Oars", "Calendar"],
        ),
        player("bob", ["Optics"], hand=["Writing"]),
        edition=edition,
        decks={8: ["Flight", "Empiricism", "Antibiotics"]},
    )
    answer(match, "Dogma Satellites", "Oars")
    assert hand(match, "ann") == ["Antibiotics", "Empiricism", "Flight"]
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert options(match) == ["purple", "No"]
    answer(match, "purple", "Flight")
    assert options(match) == ["red", "No"]
    answer(match, "red")
    assert splay(match, "ann", "purple") == "up"
    assert splay(match, "ann", "red") == "up"
    assert pile(match, "ann", "red") == ["Flight", "Archery"]
    assert hand(match, "ann") == ["Antibiotics", "Empiricism"]
    assert hand(match, "bob") == ["Writing"]


@pytest.mark.parametrize(("choice", "direction"), [("purple", "up"), ("No", "unsplayed")])
def test_satellites_splays_purple_before_the_draw_in_the_fourth_edition(choice: str, direction: str) -> None:
    match = table(
        player(
            "ann",
            ["Satellites"],
            piles={"purple": ["Mysticism", "City States"], "red": ["Archery"]},
            hand=["Tools", "Oars", "Calendar"],
        ),
        player("bob", ["Optics"], hand=["Writing"]),
        edition="4e",
        decks={8: ["Flight", "Empiricism", "Antibiotics"]},
    )
    answer(match, "Dogma Satellites", "Oars")
    assert options(match) == ["purple", "No"]
    assert hand(match, "ann") == []
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Tools"]
    answer(match, choice)
    assert hand(match, "ann") == ["Antibiotics", "Empiricism", "Flight"]
    answer(match, "Flight", "red")
    assert splay(match, "ann", "purple") == direction
    assert splay(match, "ann", "red") == "up"
    assert hand(match, "ann") == ["Antibiotics", "Empiricism"]
    assert hand(match, "bob") == ["Writing"]


@pytest.mark.parametrize(
    ("edition", "drawn"),
    [
        ("1e", ["Ecology", "Flight", "Genetics"]),
        ("3e", ["Ecology", "Flight", "Genetics"]),
        ("4e", ["Flight", "Mobility", "Rocketry"]),
    ],
)
def test_satellites_takes_everyones_hand_before_the_first_draw_in_the_fourth_edition(
    edition: str, drawn: list[str]
) -> None:
    match = table(
        player("ann", ["Satellites"], hand=["Mobility", "Rocketry"]),
        player("bob", ["Quantum Theory"], hand=["Flight"]),
        edition=edition,
        decks={9: ["Ecology", "Genetics", "Services", "Suburbia"]},
        exact=True,
    )
    answer(match, "Dogma Satellites", "Mobility")
    assert asked(match) == "bob"
    assert sorted(options(match)) == drawn


@every
def test_satellites_draws_with_an_empty_hand_and_leaves_out_the_melded_cards_demand(edition: str) -> None:
    match = table(
        player("ann", ["Satellites"], piles={"purple": ["Mysticism", "City States"]}),
        player("bob", ["Explosives"]),
        edition=edition,
        decks={8: ["Corporations", "Empiricism", "Flight", "Skyscrapers"]},
    )
    act(match, "Dogma Satellites", "No", "Corporations")
    assert splay(match, "ann", "purple") == "unsplayed"
    assert pile(match, "ann", "green") == ["Corporations", "Satellites"]
    assert pile(match, "ann", "yellow") == ["Skyscrapers"]
    assert tops(match, "bob") == ["Explosives"]
    assert score(match, "ann") == []


@every
def test_each_effect_of_satellites_goes_around_before_the_next_one(edition: str) -> None:
    match = table(
        player("ann", ["Satellites"], hand=["Tools"]),
        player("bob", ["Quantum Theory"], hand=["Oars"]),
        edition=edition,
        decks={8: ["Flight", "Mobility", "Rocketry", "Empiricism", "Corporations", "Skyscrapers", "Antibiotics"]},
    )
    answer(match, "Dogma Satellites")
    assert asked(match) == "bob"
    assert options(match) == ["Flight", "Mobility", "Rocketry"]
    assert hand(match, "ann") == ["Corporations", "Empiricism", "Skyscrapers"]
    answer(match, "Flight")
    assert asked(match) == "ann"
    assert tops(match, "bob") == ["Flight", "Quantum Theory"]


# Ecology


@junking
def test_ecology_returns_one_card_scores_another_and_draws_two_10s(edition: str, last: list[str]) -> None:
    match = table(
        player("ann", ["Ecology"], hand=["Tools", "Oars", "Calendar"]),
        player("bob", ["Masonry"], hand=["Sailing"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells"]},
    )
    answer(match, "Dogma Ecology")
    assert options(match) == ["Tools", "Oars", "Calendar", "No"]
    answer(match, "Oars")
    assert options(match) == ["Tools", "Calendar"]
    answer(match, "Calendar", *last)
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert score(match, "ann") == ["Calendar"]
    assert hand(match, "ann") == ["Databases", "Stem Cells", "Tools"]
    assert hand(match, "bob") == ["Sailing"]


@before
def test_the_sixth_card_scored_with_ecology_is_a_monument(edition: str) -> None:
    match = table(
        player("ann", ["Ecology"], hand=["Tools", "Oars"], scored=5), player("bob", ["Masonry"]), edition=edition
    )
    act(match, "Dogma Ecology", "Tools")
    assert score(match, "ann") == ["Oars"]
    assert achievements(match, "ann") == ["Monument"]


@junking
def test_ecology_draws_even_if_no_card_is_left_to_score(edition: str, last: list[str]) -> None:
    match = table(
        player("ann", ["Ecology"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells"]},
    )
    act(match, "Dogma Ecology", "Tools", *last)
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Databases", "Stem Cells"]


@junking
def test_ecology_does_nothing_if_no_card_is_returned(edition: str, last: list[str]) -> None:
    match = table(player("ann", ["Ecology"], hand=["Tools"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Ecology", "No", *last)
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == []


@before
def test_ecology_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Ecology"]), player("bob", ["Education"]), edition=edition)
    act(match, "Dogma Ecology")
    assert hand(match, "ann") == []
    assert hand(match, "bob") == []


def test_ecology_may_junk_the_10s_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Ecology"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={9: ["Genetics"], 10: ["Databases", "Stem Cells"]},
    )
    act(match, "Dogma Ecology", "Tools", "Yes")
    assert hand(match, "ann") == ["Databases", "Stem Cells"]
    assert deck(match, 10) == []
    assert deck(match, 9)[0] == "Genetics"


def test_ecology_lets_who_shares_junk_the_10s_first_and_asks_nobody_then_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Ecology"]), player("bob", ["Education"]), edition="4e", decks={9: ["Genetics"]})
    answer(match, "Dogma Ecology")
    assert asked(match) == "bob"
    answer(match, "Yes")
    assert deck(match, 10) == []
    assert hand(match, "ann") == ["Genetics"]


# Suburbia


@junking
def test_suburbia_scores_a_1_for_each_tucked_card(edition: str, last: list[str]) -> None:
    match = table(
        player("ann", ["Suburbia", "Archery"], hand=["Tools", "Oars", "Calendar", "Domestication"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Sailing", "Writing", "Clothing"]},
    )
    act(match, "Dogma Suburbia", "Tools", "Oars", "Done", *last)
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert pile(match, "ann", "blue") == ["Tools"]
    assert hand(match, "ann") == ["Calendar", "Domestication"]
    assert score(match, "ann") == ["Sailing", "Writing"]


@junking
def test_suburbia_may_be_declined(edition: str, last: list[str]) -> None:
    match = table(player("ann", ["Suburbia"], hand=["Tools"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Suburbia", "Done", *last)
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == []


@every
def test_suburbia_scores_higher_cards_once_the_1s_have_run_out(edition: str) -> None:
    match = table(
        player("ann", ["Suburbia"], hand=["Tools", "Oars"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Sailing"], 3: ["Optics"]},
        achievements=[],
        exact=True,
    )
    act(match, "Dogma Suburbia", "Tools", "Oars")
    assert score(match, "ann") == ["Optics", "Sailing"]


@before
def test_six_cards_tucked_with_suburbia_are_a_monument(edition: str) -> None:
    match = table(
        player("ann", ["Suburbia"], hand=["Tools", "Oars", "Sailing", "Domestication", "City States"], tucked=1),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Pottery", "Writing", "Clothing", "Archery", "Agriculture"]},
    )
    act(match, "Dogma Suburbia", "Tools", "Oars", "Sailing", "Domestication", "City States")
    assert pile(match, "ann", "yellow") == ["Suburbia", "Domestication"]
    assert achievements(match, "ann") == ["Monument"]


@before
def test_a_sharing_player_can_take_the_monument_with_suburbia_first(edition: str) -> None:
    six = ["Tools", "Oars", "Sailing", "Domestication", "City States", "Calendar"]
    match = table(
        player("ann", ["Suburbia"], hand=["Metalworking"], tucked=5),
        player("bob", ["Agriculture"], hand=six),
        edition=edition,
    )
    act(match, "Dogma Suburbia", *six, "Calendar", "Metalworking")
    assert pile(match, "bob", "blue") == ["Calendar", "Tools"]
    assert achievements(match, "bob") == ["Monument"]
    assert achievements(match, "ann") == []
    assert len(score(match, "bob")) == 6
    assert len(score(match, "ann")) == 1


def test_suburbia_may_junk_the_9s_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Suburbia"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition="4e",
        decks={1: ["Sailing"], 9: ["Genetics"], 10: ["Databases"]},
    )
    act(match, "Dogma Suburbia", "Done", "Yes")
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == []
    assert deck(match, 9) == []
    assert deck(match, 10)[0] == "Databases"


def test_suburbia_shared_by_junking_earns_a_higher_free_draw_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Suburbia"]),
        player("bob", ["Agriculture"], hand=["Tools"]),
        edition="4e",
        decks={1: ["Sailing"], 10: ["Databases"]},
    )
    act(match, "Dogma Suburbia", "Tools", "Yes")
    assert pile(match, "bob", "blue") == ["Tools"]
    assert score(match, "bob") == ["Sailing"]
    assert deck(match, 9) == []
    assert hand(match, "ann") == ["Databases"]


# Services


@before
def test_services_takes_all_the_highest_cards_and_gives_a_leafless_top_card_back(edition: str) -> None:
    match = table(
        player("ann", ["Services", "Writing", "Oars", "Sailing"], hand=["Compass"]),
        player("bob", ["Masonry"], hand=["Clothing"], score=["Calendar", "Tools", "Mathematics"]),
        player("carl", ["Agriculture", "Pottery"], score=["Paper"]),
        edition=edition,
    )
    answer(match, "Dogma Services")
    assert asked(match) == "bob"
    assert options(match) == ["Writing", "Oars"]
    answer(match, "Writing")
    assert hand(match, "ann") == ["Calendar", "Compass", "Mathematics"]
    assert score(match, "bob") == ["Tools"]
    assert hand(match, "bob") == ["Clothing", "Writing"]
    assert tops(match, "ann") == ["Oars", "Sailing", "Services"]
    assert score(match, "carl") == ["Paper"]


@before
def test_services_gives_nothing_back_to_who_has_no_scored_card(edition: str) -> None:
    match = table(player("ann", ["Services", "Oars"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Services")
    assert tops(match, "ann") == ["Oars", "Services"]
    assert hand(match, "bob") == []


@before
def test_a_leafless_card_that_one_victim_of_services_takes_is_gone_for_the_next(edition: str) -> None:
    match = table(
        player("ann", ["Services", "Oars"]),
        player("bob", ["Masonry"], score=["Tools"]),
        player("carl", ["Metalworking"], score=["Paper"]),
        edition=edition,
    )
    act(match, "Dogma Services")
    assert hand(match, "ann") == ["Paper", "Tools"]
    assert tops(match, "ann") == ["Services"]
    assert hand(match, "bob") == ["Oars"]
    assert hand(match, "carl") == []
    assert score(match, "carl") == []


def test_services_takes_all_cards_of_a_value_that_its_player_names_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Services", "Writing", "Oars", "Sailing"], hand=["Compass"]),
        player("bob", ["Masonry"], hand=["Clothing"], score=["Calendar", "Tools", "Mathematics", "Paper"]),
        player("carl", ["Agriculture", "Pottery"], score=["Currency"]),
        edition="4e",
    )
    answer(match, "Dogma Services")
    assert asked(match) == "ann"
    assert options(match) == [str(value) for value in range(1, 12)]
    answer(match, "2")
    assert "ann chooses 2." in match.log(1)
    assert (asked(match), options(match)) == ("bob", ["Writing", "Oars"])
    answer(match, "Writing")
    assert hand(match, "ann") == ["Calendar", "Compass", "Mathematics"]
    assert score(match, "bob") == ["Paper", "Tools"]
    assert hand(match, "bob") == ["Clothing", "Writing"]
    assert tops(match, "ann") == ["Oars", "Sailing", "Services"]
    assert score(match, "carl") == ["Currency"]


def test_services_gives_nothing_for_a_value_that_is_not_there_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Services", "Oars"]), player("bob", ["Masonry"], score=["Tools"]), edition="4e")
    act(match, "Dogma Services", "2")
    assert tops(match, "ann") == ["Oars", "Services"]
    assert score(match, "bob") == ["Tools"]
    assert hand(match, "ann") == hand(match, "bob") == []


def test_services_asks_for_no_value_of_an_empty_score_pile_in_the_fourth_edition() -> None:
    match = table(player("ann", ["Services", "Oars"]), player("bob", ["Masonry"]), edition="4e")
    act(match, "Dogma Services")
    assert tops(match, "ann") == ["Oars", "Services"]


def test_services_asks_for_a_value_anew_for_each_victim_in_the_fourth_edition() -> None:
    match = table(
        player("ann", ["Services", "Oars"]),
        player("bob", ["Masonry"], score=["Tools", "Paper"]),
        player("carl", ["Metalworking"], score=["Sailing", "Optics"]),
        edition="4e",
    )
    act(match, "Dogma Services", "1", "3")
    assert hand(match, "ann") == ["Optics", "Tools"]
    assert tops(match, "ann") == ["Services"]
    assert hand(match, "bob") == ["Oars"]
    assert hand(match, "carl") == []
    assert score(match, "carl") == ["Sailing"]


# Specialization


@every
def test_specialization_takes_the_top_cards_of_the_revealed_colour(edition: str) -> None:
    match = table(
        player("ann", ["Specialization", "Metalworking"], hand=["Archery", "Tools"]),
        player("bob", ["Writing"], piles={"red": ["Oars", "Construction"]}),
        player("carl", ["Optics", "Masonry"]),
        player("dan", ["Pottery"]),
        edition=edition,
    )
    act(match, "Dogma Specialization", "Archery")
    assert hand(match, "ann") == ["Archery", "Oars", "Optics", "Tools"]
    assert tops(match, "ann") == ["Metalworking", "Specialization"]
    assert pile(match, "bob", "red") == ["Construction"]
    assert pile(match, "bob", "blue") == ["Writing"]
    assert tops(match, "carl") == ["Masonry"]
    assert tops(match, "dan") == ["Pottery"]


@every
def test_specialization_takes_nothing_with_an_empty_hand_but_may_splay(edition: str) -> None:
    match = table(
        player("ann", ["Specialization"], piles={"yellow": ["Masonry", "Agriculture"], "blue": ["Tools", "Pottery"]}),
        player("bob", ["Writing"]),
        edition=edition,
    )
    answer(match, "Dogma Specialization")
    assert sorted(options(match)) == ["No", "blue", "yellow"]
    answer(match, "yellow")
    assert splay(match, "ann", "yellow") == "up"
    assert splay(match, "ann", "blue") == "unsplayed"
    assert tops(match, "bob") == ["Writing"]


@every
def test_specialization_need_not_splay(edition: str) -> None:
    match = table(
        player("ann", ["Specialization"], piles={"blue": (["Tools", "Pottery"], "left")}),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Specialization", "No")
    assert splay(match, "ann", "blue") == "left"


@every
def test_specialization_leaves_a_teammate_alone(edition: str) -> None:
    match = table(
        player("ann", ["Specialization"], hand=["Archery"], team=1),
        player("bob", ["Oars"], team=2),
        player("carl", ["Metalworking"], team=1),
        player("dan", ["Optics"], team=2),
        edition=edition,
    )
    act(match, "Dogma Specialization")
    assert hand(match, "ann") == ["Archery", "Oars", "Optics"]
    assert tops(match, "carl") == ["Metalworking"]


def test_only_revealing_a_card_for_specialization_earns_the_free_draw_in_the_third_edition_alone() -> None:
    drawn = {}
    for edition in ("1e", "3e", "4e"):
        match = table(
            player("ann", ["Specialization"]),
            player("bob", ["Explosives"], hand=["Tools"]),
            edition=edition,
            decks={9: ["Ecology"]},
        )
        act(match, "Dogma Specialization")
        assert hand(match, "bob") == ["Tools"]
        drawn[edition] = hand(match, "ann")
    assert drawn == {"1e": [], "3e": ["Ecology"], "4e": []}
