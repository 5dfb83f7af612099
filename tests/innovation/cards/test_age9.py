"""Age 9, card by card."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    deck,
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

both = pytest.mark.parametrize("edition", ["1e", "3e"])

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


@both
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


@both
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


@both
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


@both
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


@both
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


# Genetics


@both
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


@both
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


@both
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


@both
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


# Composites


@both
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


@both
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


@both
def test_composites_takes_nothing_from_who_has_nothing(edition: str) -> None:
    match = table(player("ann", ["Composites"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Composites")
    assert (hand(match, "ann"), score(match, "ann")) == ([], [])
    assert tops(match, "bob") == ["Masonry"]


# Fission


@both
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


def test_fission_returns_a_top_card_and_in_the_third_edition_also_draws() -> None:
    drawn = {}
    for edition in ("1e", "3e"):
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
    assert drawn == {"1e": [], "3e": ["Stem Cells"]}


@both
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


@both
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
    for edition in ("1e", "3e"):
        match = table(
            player("ann", ["Fission"]),
            player("bob"),
            edition=edition,
            decks={10: ["Databases", "Stem Cells"]},
        )
        act(match, "Dogma Fission")
        assert tops(match, "ann") == ["Fission"]
        drawn[edition] = hand(match, "ann")
    assert drawn == {"1e": [], "3e": ["Stem Cells"]}


def test_who_shares_fission_returns_first_and_draws_nothing_for_the_demand() -> None:
    hands = {}
    for edition in ("1e", "3e"):
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
    assert hands == {"1e": ([], ["Ecology"]), "3e": (["Databases"], ["Ecology", "Stem Cells"])}


# Collaboration


@both
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


@both
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


@both
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


@both
def test_ten_green_cards_win_only_for_who_carries_out_collaboration(edition: str) -> None:
    match = table(
        player("ann", ["Collaboration"]),
        player("bob", piles={"green": ["Satellites", *NINE_GREEN[1:], "Electricity"]}),
        edition=edition,
        decks={9: ["Ecology", "Genetics"]},
    )
    act(match, "Dogma Collaboration", "Ecology")
    assert winners(match) == []


@both
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


@both
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


@both
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


@both
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


@both
def test_ecology_returns_one_card_scores_another_and_draws_two_10s(edition: str) -> None:
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
    answer(match, "Calendar")
    assert bottom_of_deck(match, 1) == ["Oars"]
    assert score(match, "ann") == ["Calendar"]
    assert hand(match, "ann") == ["Databases", "Stem Cells", "Tools"]
    assert hand(match, "bob") == ["Sailing"]


@both
def test_the_sixth_card_scored_with_ecology_is_a_monument(edition: str) -> None:
    match = table(
        player("ann", ["Ecology"], hand=["Tools", "Oars"], scored=5), player("bob", ["Masonry"]), edition=edition
    )
    act(match, "Dogma Ecology", "Tools")
    assert score(match, "ann") == ["Oars"]
    assert achievements(match, "ann") == ["Monument"]


@both
def test_ecology_draws_even_if_no_card_is_left_to_score(edition: str) -> None:
    match = table(
        player("ann", ["Ecology"], hand=["Tools"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={10: ["Databases", "Stem Cells"]},
    )
    act(match, "Dogma Ecology", "Tools")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Databases", "Stem Cells"]


@both
def test_ecology_does_nothing_if_no_card_is_returned(edition: str) -> None:
    match = table(player("ann", ["Ecology"], hand=["Tools"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Ecology", "No")
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == []


@both
def test_ecology_asks_nothing_of_an_empty_hand(edition: str) -> None:
    match = table(player("ann", ["Ecology"]), player("bob", ["Education"]), edition=edition)
    act(match, "Dogma Ecology")
    assert hand(match, "ann") == []
    assert hand(match, "bob") == []


# Suburbia


@both
def test_suburbia_scores_a_1_for_each_tucked_card(edition: str) -> None:
    match = table(
        player("ann", ["Suburbia", "Archery"], hand=["Tools", "Oars", "Calendar", "Domestication"]),
        player("bob", ["Masonry"]),
        edition=edition,
        decks={1: ["Sailing", "Writing", "Clothing"]},
    )
    act(match, "Dogma Suburbia", "Tools", "Oars", "Done")
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert pile(match, "ann", "blue") == ["Tools"]
    assert hand(match, "ann") == ["Calendar", "Domestication"]
    assert score(match, "ann") == ["Sailing", "Writing"]


@both
def test_suburbia_may_be_declined(edition: str) -> None:
    match = table(player("ann", ["Suburbia"], hand=["Tools"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Suburbia", "Done")
    assert hand(match, "ann") == ["Tools"]
    assert score(match, "ann") == []


@both
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


@both
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


@both
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


# Services


@both
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


@both
def test_services_gives_nothing_back_to_who_has_no_scored_card(edition: str) -> None:
    match = table(player("ann", ["Services", "Oars"]), player("bob", ["Masonry"]), edition=edition)
    act(match, "Dogma Services")
    assert tops(match, "ann") == ["Oars", "Services"]
    assert hand(match, "bob") == []


@both
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


# Specialization


@both
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


@both
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


@both
def test_specialization_need_not_splay(edition: str) -> None:
    match = table(
        player("ann", ["Specialization"], piles={"blue": (["Tools", "Pottery"], "left")}),
        player("bob", ["Writing"]),
        edition=edition,
    )
    act(match, "Dogma Specialization", "No")
    assert splay(match, "ann", "blue") == "left"


@both
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
    for edition in ("1e", "3e"):
        match = table(
            player("ann", ["Specialization"]),
            player("bob", ["Explosives"], hand=["Tools"]),
            edition=edition,
            decks={9: ["Ecology"]},
        )
        act(match, "Dogma Specialization")
        assert hand(match, "bob") == ["Tools"]
        drawn[edition] = hand(match, "ann")
    assert drawn == {"1e": [], "3e": ["Ecology"]}
