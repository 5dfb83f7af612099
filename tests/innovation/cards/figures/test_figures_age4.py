"""Figures in the Sand, age 4, figure by figure."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    figures,
    forecast,
    game,
    hand,
    icons,
    karmas_told,
    log,
    options,
    pile,
    player,
    points,
    score,
    seat,
    splay,
    tops,
    winners,
)
from splay.kernel.match import Match


@pytest.mark.parametrize(
    ("figure", "color", "cover", "decree"),
    [
        ("Takiyuddin", "blue", "Tools", "Advancement"),
        ("Christopher Columbus", "green", "Paper", "Trade"),
        ("William Shakespeare", "purple", "Mysticism", "Rivalry"),
    ],
)
def test_two_figures_ease_the_decree_of_a_top_figure(figure: str, color: str, cover: str, decree: str) -> None:
    held = ["Alhazen", "Shen Kuo"]
    issue = f"Issue the {decree} decree"
    on_top = figures(player("ann", piles={color: [figure]}, hand=held), player("bob"))
    assert [option for option in options(on_top) if option.startswith("Issue")] == [issue]
    covered = figures(player("ann", piles={color: [cover, figure]}, hand=held), player("bob"))
    assert issue not in options(covered)
    of_bob = figures(player("ann", hand=held), player("bob", piles={color: [figure]}))
    assert issue not in options(of_bob)
    too_few = figures(player("ann", piles={color: [figure]}, hand=held[:1]), player("bob"))
    assert issue not in options(too_few)


# Johannes Kepler


@pytest.mark.parametrize(("held", "drawn"), [(["Oars"], "Coal"), (["Oars", "Tools"], "Canning")])
def test_kepler_draws_a_5_or_more(held: list[str], drawn: str) -> None:
    match = figures(player("ann", ["Johannes Kepler"], hand=held), player("bob"), decks={5: ["Coal"], 6: ["Canning"]})
    act(match, "Dogma Johannes Kepler")
    assert hand(match, "ann") == sorted([*held, drawn])


WHEELS = {1: ["Code of Laws", "Pottery"], 3: ["Medicine", "Education", "Optics", "Feudalism"], 4: ["Takiyuddin"]}


@pytest.mark.parametrize(
    ("blue", "held", "value"),
    [
        (["Johannes Kepler"], ["Sailing", "Paper", "Oars"], 3),
        (["Johannes Kepler"], ["Oars"], 1),
        (["Tools", "Johannes Kepler"], ["Sailing", "Paper"], 1),
    ],
)
def test_kepler_raises_printed_values_by_the_cards_revealed(blue: list[str], held: list[str], value: int) -> None:
    match = figures(player("ann", ["The Wheel"], piles={"blue": blue}, hand=held), player("bob"), decks=WHEELS)
    act(match, "Dogma The Wheel")
    assert hand(match, "ann") == sorted([*held, *WHEELS[value][:2]])
    revealed = "ann reveals Sailing (1) and Paper (3)." in log(match, "bob")
    assert revealed == (value == 3)


def test_kepler_raises_the_values_for_those_who_share() -> None:
    match = figures(
        player("ann", ["Johannes Kepler", "The Wheel"], hand=["Sailing", "Paper"]),
        player("bob", ["Masonry"]),
        decks=WHEELS,
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "bob") == ["Education", "Medicine"]
    assert hand(match, "ann") == ["Feudalism", "Optics", "Paper", "Sailing", "Takiyuddin"]


def test_kepler_does_not_raise_a_computed_value() -> None:
    match = figures(
        player("ann", ["Johannes Kepler", "Agriculture"], hand=["Masonry", "Oars"]),
        player("bob"),
        decks={2: ["Calendar"]},
    )
    act(match, "Dogma Agriculture", "Oars")
    assert score(match, "ann") == ["Calendar"]


def test_kepler_raises_values_in_karmas_of_others_as_well() -> None:
    match = figures(
        player("ann", ["Johannes Kepler", "Optics"], hand=["Oars"]),
        player("bob", ["Su Song", "Translation"], score=["Tools"]),
        decks={4: ["Enterprise", "Navigation", "Takiyuddin"], 5: ["Coal", "Astronomy"]},
    )
    act(match, "Dogma Optics")
    # For bob too it was a 4 that Optics drew, and that Su Song watched for.
    assert "Enterprise" in tops(match, "bob")
    assert forecast(match, "bob") == ["Tools"]
    assert karmas_told(match) == ["Johannes Kepler", "Su Song"]


def test_kepler_is_silent_when_another_takes_the_action() -> None:
    match = figures(
        player("ann", ["Johannes Kepler"], hand=["Sailing"]),
        player("bob", ["The Wheel"], hand=["Paper"]),
        decks=WHEELS,
        turn="bob",
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "bob") == ["Code of Laws", "Paper", "Pottery"]
    assert karmas_told(match) == []


# Takiyuddin


def test_takiyuddin_melds_a_5_with_a_lightbulb_and_tucks_another() -> None:
    match = figures(player("ann", ["Takiyuddin", "Sailing"]), player("bob"), decks={5: ["Measurement"], 4: ["Anatomy"]})
    act(match, "Inspire blue")
    assert pile(match, "ann", "green") == ["Measurement", "Sailing"]
    assert hand(match, "ann") == ["Anatomy"]
    match = figures(player("ann", ["Takiyuddin", "Sailing"]), player("bob"), decks={5: ["Banking"], 4: ["Anatomy"]})
    act(match, "Inspire blue")
    assert pile(match, "ann", "green") == ["Sailing", "Banking"]


LEFT: Pile = (["Paper", "Christopher Columbus", "Su Song"], "left")
"""Of the inspire effects, left shows that of Columbus, right that of Su Song."""


@pytest.mark.parametrize(
    ("choice", "way", "melded", "drawn"),
    [("green", "right", ["Education"], ["Compass"]), ("No", "left", [], ["Anatomy", "Education"])],
)
def test_takiyuddin_may_splay_the_colour_before_its_effects_count(
    choice: str, way: str, melded: list[str], drawn: list[str]
) -> None:
    match = figures(
        player("ann", ["Takiyuddin"], piles={"green": LEFT}),
        player("bob"),
        decks={3: ["Education", "Compass"], 4: ["Anatomy"]},
    )
    act(match, "Inspire green", choice)
    assert splay(match, "ann", "green") == way
    assert pile(match, "ann", "purple") == melded
    assert hand(match, "ann") == drawn


def test_takiyuddin_has_nothing_to_splay_in_a_single_card() -> None:
    match = figures(player("ann", ["Takiyuddin"]), player("bob"), decks={5: ["Coal"]})
    act(match, "Inspire blue")
    assert pile(match, "ann", "red") == ["Coal"]


@pytest.mark.parametrize("ann", [["Tools", "Takiyuddin"], []])
def test_takiyuddin_splays_nothing_once_covered_nor_for_others(ann: list[str]) -> None:
    match = figures(
        player("ann", piles={"blue": ann, "green": LEFT}),
        player("bob", ["Writing"] if ann else ["Takiyuddin"], piles={"green": ["Sailing", "The Wheel"]}),
        decks={3: ["Education"], 4: ["Anatomy"]},
    )
    act(match, "Inspire green")
    assert splay(match, "ann", "green") == "left"
    assert hand(match, "ann") == ["Anatomy", "Education"]


# Amina Sukhera


def test_amina_sukhera_scores_all_bottom_purple_cards() -> None:
    match = figures(
        player("ann", ["Amina Sukhera"], piles={"purple": ["Mysticism", "Code of Laws"]}),
        player("bob", ["Feudalism", "Tools"]),
        player("cat", ["Oars"]),
    )
    act(match, "Inspire red")
    assert score(match, "ann") == ["Code of Laws", "Feudalism"]
    assert pile(match, "ann", "purple") == ["Mysticism"]
    assert tops(match, "bob") == ["Tools"]


def test_amina_sukhera_scores_nothing_without_purple_cards() -> None:
    match = figures(player("ann", ["Amina Sukhera"]), player("bob", ["Oars"]), decks={4: ["Anatomy"]})
    act(match, "Inspire red")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Anatomy"]


@pytest.mark.parametrize("action", ["Meld Amina Sukhera", "Dogma Clothing"])
def test_amina_sukhera_scores_opposing_figures_of_value_4_when_melded(action: str) -> None:
    match = figures(
        player("ann", ["Clothing"], hand=["Amina Sukhera"]),
        player("bob", ["Michelangelo", "Enterprise"]),
        player("cat", ["Shen Kuo"], piles={"blue": ["Tools", "Takiyuddin"]}),
    )
    act(match, action)
    assert "Michelangelo" in score(match, "ann")
    assert not {"Enterprise", "Shen Kuo", "Takiyuddin"} & {*score(match, "ann")}
    assert tops(match, "bob") == ["Enterprise"]
    assert tops(match, "cat") == ["Shen Kuo", "Tools"]
    assert karmas_told(match) == ["Amina Sukhera"]


def test_amina_sukhera_scores_no_partner_and_nothing_of_her_own() -> None:
    match = figures(
        player("ann", ["Christopher Columbus"], hand=["Amina Sukhera"], team=0),
        player("bob", team=1),
        player("cat", ["Michelangelo"], team=0),
        player("dan", team=1),
    )
    answer(match, "Meld Amina Sukhera")
    assert score(match, "ann") == []
    assert tops(match, "cat") == ["Michelangelo"]
    # What follows is fading.
    assert options(match) == ["Amina Sukhera", "Christopher Columbus"]


def claims(red: list[str], scored: list[str], other: str = "Tools") -> list[str]:
    """Return which achievements ann can claim, with some red cards and a score pile."""
    match = figures(
        player("ann", ["Masonry", "Sailing"], piles={"red": red}, score=scored),
        player("bob", ["The Wheel", other]),
    )
    return [option for option in options(match) if option.startswith("Achieve")]


def test_amina_sukhera_makes_castles_available_as_achievements() -> None:
    assert claims(["Amina Sukhera"], ["Optics", "Currency"]) == ["Achieve Masonry", "Achieve 1"]
    assert claims(["Amina Sukhera"], ["Optics"]) == []
    assert claims(["Oars", "Amina Sukhera"], ["Optics", "Currency"]) == ["Achieve 1"]
    assert claims(["Oars"], ["Optics", "Currency"], "Agriculture") == ["Achieve 1"]


def test_amina_sukhera_does_so_for_nobody_else() -> None:
    match = figures(
        player("ann", ["Amina Sukhera", "Masonry"]),
        player("bob", ["The Wheel"], score=["Optics", "Currency"]),
        turn="bob",
    )
    assert [option for option in options(match) if option.startswith("Achieve")] == ["Achieve 1"]


def test_amina_sukhera_achieves_a_card_from_the_board() -> None:
    match = figures(
        player("ann", ["Amina Sukhera", "Masonry"], score=["Optics", "Currency"]),
        player("bob", ["Tools"]),
        decks={1: ["Gilgamesh"]},
    )
    act(match, "Achieve Masonry")
    assert achievements(match, "ann") == [1]
    assert tops(match, "ann") == ["Amina Sukhera"]
    assert hand(match, "bob") == ["Gilgamesh"]


# Yi Sun-Sin


def test_yi_sun_sin_scores_a_top_card_with_a_castle_of_anyone() -> None:
    match = figures(player("ann", ["Yi Sun-Sin", "The Wheel"]), player("bob", ["Masonry", "Optics"]))
    answer(match, "Dogma Yi Sun-Sin")
    assert options(match) == ["The Wheel", "Masonry"]
    answer(match, "Masonry")
    assert score(match, "ann") == ["Masonry"]


def test_yi_sun_sin_scores_nothing_without_a_castle() -> None:
    match = figures(player("ann", ["Yi Sun-Sin"]), player("bob", ["Optics"]))
    act(match, "Dogma Yi Sun-Sin")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Optics"]


def scoring(red: list[str], blue: Pile) -> Match:
    """Return a position in which ann has been about to draw and score Calendar."""
    match = figures(
        player("ann", ["Agriculture"], piles={"red": red, "blue": blue}, hand=["Sailing"]),
        player("bob", ["Masonry"]),
        decks={2: ["Calendar"], 3: ["Feudalism"]},
    )
    act(match, "Dogma Agriculture", "Sailing")
    return match


def test_yi_sun_sin_tucks_a_card_of_a_splayed_colour() -> None:
    match = scoring(["Yi Sun-Sin"], (["Tools", "Writing"], "left"))
    assert pile(match, "ann", "blue") == ["Tools", "Writing", "Calendar"]
    assert pile(match, "ann", "purple") == ["Feudalism"]
    assert score(match, "ann") == []


@pytest.mark.parametrize(
    ("red", "blue"), [(["Yi Sun-Sin"], ["Tools", "Writing"]), (["Oars", "Yi Sun-Sin"], (["Tools", "Writing"], "left"))]
)
def test_yi_sun_sin_lets_cards_be_scored_of_unsplayed_colours_and_once_covered(red: list[str], blue: Pile) -> None:
    match = scoring(red, blue)
    assert score(match, "ann") == ["Calendar"]
    assert karmas_told(match) == []


def test_yi_sun_sin_is_silent_when_another_scores() -> None:
    match = figures(
        player("ann", ["Yi Sun-Sin"], piles={"blue": (["Alchemy", "Pottery"], "left")}),
        player("bob", ["Agriculture"], piles={"blue": (["Tools", "Writing"], "left")}, hand=["Sailing"]),
        decks={2: ["Calendar"]},
        turn="bob",
    )
    act(match, "Dogma Agriculture", "Sailing")
    assert score(match, "bob") == ["Calendar"]


# Christopher Columbus


def test_columbus_draws_a_4() -> None:
    match = figures(
        player("ann", piles={"green": (["Paper", "Christopher Columbus"], "left")}),
        player("bob"),
        decks={3: ["Optics"], 4: ["Anatomy"]},
    )
    act(match, "Inspire green")
    assert hand(match, "ann") == ["Anatomy", "Optics"]


def test_columbus_adds_two_crowns_for_each_factory() -> None:
    match = figures(player("ann", ["Christopher Columbus", "Gunpowder"]), player("bob", ["Steam Engine"]))
    assert icons(match, "ann") == {"leaf": 1, "factory": 2, "crown": 5}
    assert icons(match, "bob") == {"factory": 2, "crown": 1}
    match = figures(player("ann", ["Christopher Columbus", "Optics"]), player("bob"))
    assert icons(match, "ann") == {"leaf": 1, "crown": 3}
    match = figures(player("ann", ["Gunpowder"], piles={"green": ["Paper", "Christopher Columbus"]}), player("bob"))
    assert icons(match, "ann") == {"lightbulb": 2, "crown": 2, "factory": 2}


# Galileo Galilei


@pytest.mark.parametrize(
    ("value", "foreseen", "held"),
    [
        ("5", ["Banking", "Coal", "Tools"], []),
        # There is no 6 in the forecast.
        ("6", ["Canning"], ["Coal", "Tools"]),
    ],
)
def test_galileo_foreshadows_and_takes_the_forecast_for_a_new_value(
    value: str, foreseen: list[str], held: list[str]
) -> None:
    match = figures(
        player("ann", ["Galileo Galilei"], forecast=["Tools", "Coal"]),
        player("bob"),
        decks={5: ["Banking"], 6: ["Canning"]},
    )
    answer(match, "Dogma Galileo Galilei")
    assert options(match) == ["5", "6"]
    answer(match, value)
    assert forecast(match, "ann") == foreseen
    assert hand(match, "ann") == held


def test_galileo_takes_nothing_from_an_empty_forecast() -> None:
    match = figures(player("ann", ["Galileo Galilei"]), player("bob"), decks={5: ["Banking"]})
    act(match, "Dogma Galileo Galilei", "5")
    assert forecast(match, "ann") == ["Banking"]
    assert hand(match, "ann") == []


def test_galileo_is_silent_once_covered_and_for_others() -> None:
    match = figures(
        player("ann", piles={"green": (["Paper", "Galileo Galilei"], "left")}, forecast=["Tools"]),
        player("bob"),
        decks={4: ["Anatomy"], 6: ["Canning"]},
    )
    act(match, "Dogma Paper", "6")
    assert forecast(match, "ann") == ["Canning", "Tools"]
    match = figures(
        player("ann", ["Galileo Galilei"], forecast=["Oars"]),
        player("bob", ["Rhazes"], forecast=["Tools"]),
        decks={4: ["Anatomy"]},
        turn="bob",
    )
    act(match, "Dogma Rhazes", "4")
    assert forecast(match, "bob") == ["Anatomy", "Tools"]
    assert forecast(match, "ann") == ["Oars"]


# Leonardo Da Vinci


def test_leonardo_scores_a_top_figure_with_a_bonus_of_anyone() -> None:
    match = figures(player("ann", ["Leonardo Da Vinci"]), player("bob", ["William Shakespeare", "Oars"]))
    answer(match, "Dogma Leonardo Da Vinci")
    assert options(match) == ["Leonardo Da Vinci", "William Shakespeare"]
    answer(match, "William Shakespeare")
    assert score(match, "ann") == ["William Shakespeare"]


def test_leonardo_scores_himself_where_no_other_figure_has_a_bonus() -> None:
    match = figures(player("ann", ["Leonardo Da Vinci"]), player("bob", ["Shen Kuo"]))
    act(match, "Dogma Leonardo Da Vinci")
    assert score(match, "ann") == ["Leonardo Da Vinci"]


def test_leonardo_scores_nothing_without_a_top_figure_with_a_bonus() -> None:
    match = figures(
        player("ann", piles={"yellow": (["Agriculture", "Leonardo Da Vinci"], "right")}), player("bob", ["Shen Kuo"])
    )
    act(match, "Dogma Agriculture")
    assert score(match, "ann") == []


def test_leonardo_scores_no_other_card_with_a_bonus() -> None:
    match = figures(player("ann", ["Leonardo Da Vinci"]), player("bob", ["Pagoda", "Shen Kuo"]), also=["echoes"])
    act(match, "Dogma Leonardo Da Vinci")
    assert score(match, "ann") == ["Leonardo Da Vinci"]
    assert tops(match, "bob") == ["Pagoda", "Shen Kuo"]


HELD = ["Masonry", "Tools", "Oars", "Archery", "Mysticism", "Domestication"]


def test_leonardo_melds_the_other_cards_before_a_yellow_one() -> None:
    match = figures(player("ann", ["Leonardo Da Vinci"], hand=HELD), player("bob"))
    answer(match, "Meld Masonry")
    assert options(match) == ["Oars", "Archery"]
    answer(match, "Oars")
    assert pile(match, "ann", "red") == ["Archery", "Oars"]
    assert pile(match, "ann", "blue") == ["Tools"]
    assert pile(match, "ann", "yellow") == ["Masonry", "Leonardo Da Vinci"]
    assert hand(match, "ann") == ["Domestication", "Mysticism"]


def test_leonardo_draws_three_4s_before_a_purple_card() -> None:
    match = figures(
        player("ann", ["Leonardo Da Vinci"], hand=["Mysticism"]),
        player("bob"),
        decks={4: ["Anatomy", "Enterprise", "Navigation"]},
    )
    act(match, "Meld Mysticism")
    assert hand(match, "ann") == ["Anatomy", "Enterprise", "Navigation"]
    assert tops(match, "ann") == ["Leonardo Da Vinci", "Mysticism"]


@pytest.mark.parametrize(
    ("yellow", "melded"),
    [
        (["Leonardo Da Vinci"], "Tools"),
        (["Anatomy", "Leonardo Da Vinci"], "Masonry"),
        (["Anatomy", "Leonardo Da Vinci"], "Mysticism"),
    ],
)
def test_leonardo_is_silent_for_other_colours_and_once_covered(yellow: list[str], melded: str) -> None:
    match = figures(player("ann", piles={"yellow": yellow}, hand=HELD), player("bob"))
    act(match, f"Meld {melded}")
    assert hand(match, "ann") == sorted([card for card in HELD if card != melded])


@pytest.mark.parametrize("melded", ["Masonry", "Mysticism"])
def test_leonardo_is_silent_when_another_melds(melded: str) -> None:
    match = figures(player("ann", ["Leonardo Da Vinci"], hand=["Writing"]), player("bob", hand=HELD), turn="bob")
    act(match, f"Meld {melded}")
    assert hand(match, "ann") == ["Writing"]
    assert hand(match, "bob") == sorted([card for card in HELD if card != melded])


def test_leonardo_is_not_in_force_before_he_is_melded() -> None:
    match = figures(player("ann", hand=["Leonardo Da Vinci", "Tools"]), player("bob"))
    act(match, "Meld Leonardo Da Vinci")
    assert hand(match, "ann") == ["Tools"]


# Michelangelo


def test_michelangelo_scores_a_card_from_hand() -> None:
    match = figures(player("ann", ["Michelangelo"], hand=["Tools", "Oars"]), player("bob"), decks={4: ["Anatomy"]})
    act(match, "Inspire yellow", "Oars")
    assert [card.name for card in seat(match, "ann").score_zone.cards] == ["Oars"]
    assert hand(match, "ann") == ["Anatomy", "Tools"]


def test_michelangelo_scores_no_card_again_that_has_been_scored() -> None:
    match = figures(player("ann", ["Michelangelo"], hand=["Tools", "Oars"], score=["Optics"]), player("bob"))
    answer(match, "Inspire yellow")
    assert options(match) == ["Tools", "Oars"]


def test_michelangelo_scores_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["Michelangelo"]), player("bob"), decks={4: ["Anatomy"]})
    act(match, "Inspire yellow")
    assert [card.name for card in seat(match, "ann").score_zone.cards] == []
    assert hand(match, "ann") == ["Anatomy"]


def test_michelangelo_counts_the_hand_as_scored() -> None:
    match = figures(
        player("ann", ["Michelangelo"], hand=["Optics"], score=["Tools"]),
        player("bob", hand=["Coal"], score=["Oars"]),
        decks={4: ["Anatomy"]},
    )
    assert points(match, "ann") == 4
    assert points(match, "bob") == 1
    assert "Achieve 1" not in options(match)
    act(match, "Draw")
    assert points(match, "ann") == 8
    assert "Achieve 1" in options(match)


def test_michelangelo_counts_nothing_once_covered() -> None:
    match = figures(
        player("ann", piles={"yellow": ["Masonry", "Michelangelo"]}, hand=["Optics"], score=["Tools"]), player("bob")
    )
    assert points(match, "ann") == 1
    assert score(match, "ann") == ["Tools"]


def test_michelangelo_has_the_hand_taken_as_scored_cards() -> None:
    def demanded(yellow: list[str]) -> Match:
        match = figures(
            player("ann", piles={"yellow": yellow}, hand=["Tools", "Optics"]),
            player("bob", ["Mapmaking", "Translation"]),
            decks={1: ["Sailing"]},
            turn="bob",
        )
        act(match, "Dogma Mapmaking")
        return match

    match = demanded(["Michelangelo"])
    assert hand(match, "ann") == ["Optics"]
    assert score(match, "bob") == ["Sailing", "Tools"]
    match = demanded(["Masonry", "Michelangelo"])
    assert hand(match, "ann") == ["Optics", "Tools"]
    assert score(match, "bob") == []


# Niccolo Machiavelli


def test_machiavelli_splays_right_what_was_splayed_left() -> None:
    piles: dict[str, Pile] = {
        "red": (["Archery", "Oars"], "left"),
        "blue": (["Tools", "Writing"], "left"),
        "green": (["Sailing", "The Wheel"], "up"),
        "yellow": ["Masonry", "Agriculture"],
    }
    match = figures(player("ann", ["Niccolo Machiavelli"], piles=piles), player("bob"))
    answer(match, "Dogma Niccolo Machiavelli")
    assert options(match) == ["blue", "red"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "right"
    assert splay(match, "ann", "blue") == "left"


def test_machiavelli_splays_nothing_that_is_not_splayed_left() -> None:
    piles: dict[str, Pile] = {"red": (["Archery", "Oars"], "up"), "blue": ["Tools", "Writing"]}
    match = figures(player("ann", ["Niccolo Machiavelli"], piles=piles), player("bob"))
    act(match, "Dogma Niccolo Machiavelli")
    assert splay(match, "ann", "red") == "up"
    assert splay(match, "ann", "blue") == "unsplayed"


@pytest.mark.parametrize(
    ("purple", "way", "bob", "counted"),
    [
        (["Niccolo Machiavelli"], "right", ["Gunpowder", "Colonialism"], ["red splayed right"]),
        (["Niccolo Machiavelli"], "left", ["Gunpowder", "Colonialism"], []),
        (["Niccolo Machiavelli"], "right", (["Gunpowder", "Colonialism"], "left"), []),
        (["Mysticism", "Niccolo Machiavelli"], "right", ["Gunpowder", "Colonialism"], []),
    ],
)
def test_machiavelli_counts_a_colour_that_nobody_else_has_splayed(
    purple: list[str], way: str, bob: Pile, counted: list[str]
) -> None:
    match = figures(
        player("ann", piles={"purple": purple, "red": (["Archery", "Oars"], way)}),
        player("bob", piles={"red": bob, "blue": (["Tools", "Writing"], "right")}),
    )
    assert game(match).board_achievements(seat(match, "ann")) == counted
    assert seat(match, "ann").achievement_count == len(counted)
    assert seat(match, "bob").achievement_count == 0


def test_machiavelli_wins_by_the_splay_that_is_missing() -> None:
    match = figures(
        player(
            "ann",
            ["Niccolo Machiavelli"],
            piles={"red": (["Archery", "Oars"], "left")},
            achievements=[1, 2, 3, 4, 5, 6],
        ),
        player("bob"),
    )
    act(match, "Dogma Niccolo Machiavelli")
    assert winners(match) == ["ann"]


# William Shakespeare


def test_shakespeare_melds_a_card_from_hand() -> None:
    match = figures(
        player("ann", ["William Shakespeare", "Archery"], hand=["Tools", "Oars"]), player("bob"), decks={4: ["Anatomy"]}
    )
    act(match, "Inspire purple", "Oars")
    assert tops(match, "ann") == ["Oars", "William Shakespeare"]
    assert hand(match, "ann") == ["Anatomy", "Tools"]


def test_shakespeare_melds_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["William Shakespeare"]), player("bob"), decks={4: ["Anatomy"]})
    act(match, "Inspire purple")
    assert tops(match, "ann") == ["William Shakespeare"]
    assert hand(match, "ann") == ["Anatomy"]


def test_shakespeare_adds_a_point_for_each_picture_in_sight() -> None:
    # The bonus is worth 4.
    hidden: dict[str, Pile] = {"purple": ["William Shakespeare"], "blue": ["Tools", "Writing"]}
    match = figures(player("ann", piles=hidden), player("bob", ["Oars"], score=["Sailing"]))
    assert points(match, "ann") == 4 + 2
    assert points(match, "bob") == 1
    in_sight: dict[str, Pile] = {**hidden, "blue": (["Tools", "Writing"], "right")}
    assert points(figures(player("ann", piles=in_sight), player("bob")), "ann") == 4 + 3
    covered: dict[str, Pile] = {**hidden, "purple": ["Mysticism", "William Shakespeare"]}
    assert points(figures(player("ann", piles=covered), player("bob")), "ann") == 0
