"""Artifacts of History: age 9, card by card."""

import pytest

from helpers import (
    act,
    answer,
    artifacts,
    asked,
    bottom_of_deck,
    hand,
    junk,
    log,
    options,
    pile,
    player,
    score,
    splay,
    tops,
    winners,
)

FIVE_COLORS = ["Genetics", "Fission", "Satellites", "Ecology", "Services"]


def test_yeagers_bell_x_1a_goes_on_as_long_as_there_are_clocks() -> None:
    match = artifacts(
        player("ann", ["Yeager's Bell X-1A"]),
        player("bob", ["Enterprise"]),
        decks={9: ["Collaboration", "Suburbia", "Ecology", "Services", "Genetics"]},
    )
    answer(match, "Dogma Yeager's Bell X-1A")
    # Collaboration demands by clocks, not by its own crowns, of which bob shows more.
    assert asked(match) == "ann"
    assert options(match) == ["Suburbia", "Ecology"]
    answer(match, "Ecology")
    assert tops(match, "bob") == ["Enterprise", "Suburbia"]
    # Services, which has no clock, is the last one: bob has no score pile to hand over.
    assert tops(match, "ann") == ["Collaboration", "Ecology", "Services", "Yeager's Bell X-1A"]
    assert "Draw" in options(match)


def test_yeagers_bell_x_1a_is_shared_but_what_it_finds_is_not() -> None:
    match = artifacts(
        player("ann", ["Yeager's Bell X-1A"]),
        player("bob", ["Quantum Theory"]),
        decks={9: ["Genetics", "Services", "Ecology"], 10: ["Stem Cells", "Robotics"]},
    )
    act(match, "Dogma Yeager's Bell X-1A")
    # Bob's Genetics melds a 10 for bob alone; then ann finds Services, and draws because bob has shared.
    assert tops(match, "bob") == ["Genetics", "Stem Cells"]
    assert tops(match, "ann") == ["Services", "Yeager's Bell X-1A"]
    assert hand(match, "ann") == ["Ecology"]


@pytest.mark.parametrize(
    ("scored", "choices", "drawn"),
    [
        (["Optics", "Tools", "Coal"], [], ["Paper"]),
        (["Archery", "Tools"], ["Archery"], ["Calendar"]),
        ([], [], ["Oars"]),
    ],
)
def test_luna_3_scores_by_the_number_returned(scored: list[str], choices: list[str], drawn: list[str]) -> None:
    match = artifacts(
        player("ann", ["Luna 3"], score=scored),
        player("bob", ["Metalworking"], score=["Pottery"]),
        decks={1: ["Oars"], 2: ["Calendar"], 3: ["Paper"]},
    )
    act(match, "Dogma Luna 3", *choices)
    assert score(match, "ann") == drawn
    assert score(match, "bob") == ["Pottery"]


def test_luna_3_ends_the_game_with_eleven_cards() -> None:
    scored = [
        "Tools",
        "Calendar",
        "Optics",
        "Anatomy",
        "Coal",
        "Canning",
        "Sanitation",
        "Flight",
        "Ecology",
        "Software",
    ]
    match = artifacts(
        player("ann", ["Luna 3"], score=[*scored, "Rosetta Stone"]),
        player("bob", ["Metalworking"], score=["Pottery"]),
    )
    act(match, "Dogma Luna 3")
    assert winners(match) == ["bob"]


def test_united_nations_charter_takes_the_top_cards_that_demand() -> None:
    match = artifacts(
        player("ann", ["United Nations Charter"]),
        player("bob", ["Agriculture", "City States"], piles={"red": ["Archery", "Oars"]}),
        decks={9: ["Genetics"], 10: ["Robotics", "Software"]},
    )
    act(match, "Dogma United Nations Charter")
    assert score(match, "ann") == ["Archery", "City States"]
    # Oars, which has come to the top, stays, and lets bob draw; ann's own card compels, which is a demand.
    assert tops(match, "bob") == ["Agriculture", "Oars"]
    assert hand(match, "bob") == ["Robotics"]
    assert hand(match, "ann") == ["Genetics", "Software"]


def test_united_nations_charter_draws_nothing_without_a_demand() -> None:
    match = artifacts(
        {**player("ann", ["Sailing"]), "display": ["United Nations Charter"]},
        player("bob", ["Archery"]),
        decks={10: ["Robotics"]},
    )
    answer(match, "Free dogma United Nations Charter")
    assert hand(match, "ann") == []
    assert tops(match, "bob") == ["Archery"]


@pytest.mark.parametrize(
    ("held", "scored", "gained", "taken", "won"),
    [
        (["Ecology", "Tools"], ["Genetics"], ["Ecology"], [], []),
        (["Tools"], ["Genetics", "Oars"], [], ["Genetics"], []),
        (["Tools"], ["Oars"], [], [], ["ann"]),
    ],
)
def test_velcro_shoes_want_a_9(
    held: list[str], scored: list[str], gained: list[str], taken: list[str], won: list[str]
) -> None:
    match = artifacts(player("ann", ["Velcro Shoes"]), player("bob", ["Coal"], hand=held, score=scored))
    act(match, "Dogma Velcro Shoes")
    assert hand(match, "ann") == gained
    assert score(match, "ann") == taken
    assert winners(match) == won


def test_velcro_shoes_let_the_owner_choose_which_9() -> None:
    match = artifacts(player("ann", ["Velcro Shoes"]), player("bob", ["Coal"], hand=["Ecology", "Genetics"]))
    answer(match, "Dogma Velcro Shoes")
    assert asked(match) == "bob"
    answer(match, "Genetics")
    assert hand(match, "ann") == ["Genetics"]


def test_velcro_shoes_win_nothing_from_who_has_fewer_factories() -> None:
    match = artifacts(player("ann", ["Velcro Shoes"]), player("bob", ["Tools"]))
    act(match, "Dogma Velcro Shoes")
    assert winners(match) == []


def test_philips_compact_cassette_unsplays_and_splays_two_colours() -> None:
    match = artifacts(
        player(
            "ann",
            ["Philips Compact Cassette", "Tools"],
            piles={
                "red": (["Archery", "Oars"], "up"),
                "yellow": ["Masonry", "Domestication"],
                "purple": (["Mysticism", "City States"], "left"),
            },
        ),
        player(
            "bob", piles={"blue": (["Pottery", "Writing"], "right"), "yellow": (["Machinery", "Fermenting"], "left")}
        ),
        player("cyd", piles={"red": (["Metalworking", "Coal"], "right")}),
        decks={9: ["Genetics"]},
    )
    # Bob loses his splays, and then has no choice but to splay both colours up again; red of ann's is up already.
    act(match, "Dogma Philips Compact Cassette")
    assert "bob unsplays blue." in log(match, "ann")
    assert "bob unsplays yellow." in log(match, "ann")
    assert [splay(match, "bob", color) for color in ("blue", "yellow")] == ["up", "up"]
    assert [splay(match, "ann", color) for color in ("red", "yellow", "purple")] == ["up", "up", "up"]
    assert splay(match, "cyd", "red") == "right"
    assert hand(match, "ann") == ["Genetics"]


def test_philips_compact_cassette_lets_one_choose_among_three() -> None:
    match = artifacts(
        player(
            "ann",
            piles={
                "green": ["Philips Compact Cassette", "Sailing"],
                "red": ["Archery", "Oars"],
                "yellow": ["Masonry", "Domestication"],
            },
        ),
        player("bob", piles={"red": (["Metalworking", "Coal"], "right")}),
    )
    answer(match, "Dogma Philips Compact Cassette")
    assert options(match) == ["red", "green", "yellow"]
    answer(match, "yellow")
    assert options(match) == ["red", "green"]
    answer(match, "red")
    assert [splay(match, "ann", color) for color in ("red", "green", "yellow")] == ["up", "unsplayed", "up"]
    assert splay(match, "bob", "red") == "right"


@pytest.mark.parametrize(("last", "won"), [("Services", ["ann"]), ("Suburbia", [])])
def test_syncom_3_wins_with_five_colours(last: str, won: list[str]) -> None:
    match = artifacts(
        player("ann", ["Syncom 3"], hand=["Specialization"]),
        player("bob", ["Oars"]),
        decks={9: [*FIVE_COLORS[:4], last]},
    )
    act(match, "Dogma Syncom 3")
    assert hand(match, "ann") == sorted([*FIVE_COLORS[:4], last])
    assert f"ann reveals {last} (9)." in log(match, "bob")
    assert winners(match) == won


def test_rock_around_the_clock_scores_a_9_for_each_top_card_with_a_clock() -> None:
    match = artifacts(
        player("ann", ["Rock Around the Clock", "Coal"], piles={"blue": ["Quantum Theory", "Rocketry"]}),
        player("bob", ["Oars"]),
        decks={9: ["Genetics", "Ecology", "Fission"]},
    )
    act(match, "Dogma Rock Around the Clock")
    assert score(match, "ann") == ["Ecology", "Genetics"]


def test_rock_around_the_clock_on_display_is_no_top_card() -> None:
    match = artifacts(
        {**player("ann", ["Coal"]), "display": ["Rock Around the Clock"]},
        player("bob", ["Oars"]),
        decks={9: ["Genetics"]},
    )
    answer(match, "Free dogma Rock Around the Clock")
    assert score(match, "ann") == []


@pytest.mark.parametrize(("second", "won"), [("Bioengineering", ["ann"]), ("Robotics", [])])
def test_magnavox_odyssey_wins_with_two_of_a_colour(second: str, won: list[str]) -> None:
    match = artifacts(player("ann", ["Magnavox Odyssey"]), player("bob", ["Oars"]), decks={10: ["Software", second]})
    act(match, "Dogma Magnavox Odyssey")
    assert second in tops(match, "ann")
    assert winners(match) == won


def test_the_big_bang_goes_on_until_nothing_changes() -> None:
    match = artifacts(
        player("ann", ["The Big Bang", "Calendar"], score=["Tools", "Oars", "Archery"]),
        player("bob", ["Coal"], score=["Pottery"]),
        decks={3: ["Paper", "Optics", "Education", "Machinery"], 10: ["Software", "Robotics", "Databases"]},
    )
    act(match, "Dogma The Big Bang")
    # Two cards make two, then four in hand, which is more than three in the score pile.
    assert hand(match, "ann") == ["Education", "Machinery", "Optics", "Paper"]
    assert junk(match) == ["Robotics", "Software"]
    assert hand(match, "bob") == []


def test_the_big_bang_runs_until_the_10s_are_gone() -> None:
    match = artifacts(
        player("ann", ["The Big Bang", "Writing"]), player("bob", ["Coal"], score=["Pottery"]), decks={10: ["Software"]}
    )
    act(match, "Dogma The Big Bang")
    assert winners(match) == ["bob"]
    assert "Software" in junk(match)


@pytest.mark.parametrize("blue", ["Mathematics", "Rocketry"])
def test_the_big_bang_removes_nothing_if_nothing_changes(blue: str) -> None:
    # Mathematics needs a card in hand, Rocketry scored cards and clocks enough.
    match = artifacts(player("ann", ["The Big Bang", blue]), player("bob", ["Coal"]))
    act(match, "Dogma The Big Bang")
    assert junk(match) == []
    assert tops(match, "ann") == sorted([blue, "The Big Bang"])


@pytest.mark.parametrize(("scored", "drawn"), [(["Tools"], ["Genetics"]), ([], [])])
def test_the_big_bang_earns_a_draw_if_it_changes_anything_for_who_shares(scored: list[str], drawn: list[str]) -> None:
    match = artifacts(
        player("ann", ["The Big Bang"]),
        player("bob", ["Calendar", "Education"], score=scored),
        decks={9: ["Genetics"]},
    )
    act(match, "Dogma The Big Bang")
    assert len(hand(match, "bob")) == 2 * len(scored)
    assert hand(match, "ann") == drawn


@pytest.mark.parametrize(
    ("choices", "kept", "won"),
    [
        (["Ecology", "Tools"], ["Software", "Tools"], []),
        (["Software", "Tools"], ["Ecology", "Tools"], ["ann"]),
        (["Ecology", "No"], ["Software"], ["ann"]),
        (["No", "No"], ["Ecology", "Software"], []),
    ],
)
def test_marilyn_diptych_wins_with_exactly_25_points(choices: list[str], kept: list[str], won: list[str]) -> None:
    match = artifacts(
        player("ann", ["Marilyn Diptych"], hand=["Ecology", "Software"], score=["Tools", "Genetics", "Canning"]),
        player("bob", ["Oars"]),
    )
    act(match, "Dogma Marilyn Diptych", *choices)
    assert hand(match, "ann") == kept
    assert winners(match) == won


def test_marilyn_diptych_lets_one_take_back_what_one_has_scored() -> None:
    match = artifacts(
        player("ann", ["Marilyn Diptych"], hand=["Oars"], score=["Software", "Robotics", "Coal"]),
        player("bob", ["Tools"]),
    )
    act(match, "Dogma Marilyn Diptych", "Oars", "Oars")
    assert hand(match, "ann") == ["Oars"]
    assert winners(match) == ["ann"]
    assert bottom_of_deck(match, 1) != ["Oars"]
    assert pile(match, "ann", "purple") == ["Marilyn Diptych"]
