"""Figures in the Sand: age 6, card by card."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    figures,
    hand,
    icons,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    splay,
    tops,
    watching,
)


@pytest.mark.parametrize(
    ("figure", "color", "over", "decree"),
    [
        ("Benjamin Franklin", "blue", "Physics", "Advancement"),
        ("Napoleon Bonaparte", "red", "Coal", "War"),
        ("John Harrison", "green", "Banking", "Trade"),
        ("John Loudon McAdam", "yellow", "Statistics", "Expansion"),
        ("Ludwig Van Beethoven", "purple", "Societies", "Rivalry"),
    ],
)
def test_a_decree_can_be_issued_with_two_figures_while_the_figure_is_on_top(
    figure: str, color: str, over: str, decree: str
) -> None:
    held = ["Huang Di", "Gilgamesh"]
    match = watching({color: [figure]}, "ann", hand=held)
    assert [option for option in options(match) if "decree" in option] == [f"Issue the {decree} decree"]
    match = watching({color: [over, figure]}, "ann", hand=held)
    assert not [option for option in options(match) if "decree" in option]
    match = watching({color: [figure]}, "bob", hand=held)
    assert not [option for option in options(match) if "decree" in option]


# Benjamin Franklin


def test_benjamin_franklin_takes_a_top_figure_and_melds_it_after_a_higher_card() -> None:
    match = figures(player("ann", ["Benjamin Franklin"]), player("bob", ["Shivaji", "Pottery"]), decks={6: ["Canning"]})
    answer(match, "Dogma Benjamin Franklin")
    assert options(match) == ["Benjamin Franklin", "Shivaji"]
    answer(match, "Shivaji")
    assert tops(match, "bob") == ["Pottery"]
    assert tops(match, "ann") == ["Benjamin Franklin", "Canning", "Shivaji"]
    # Of the two top figures one has to fade.
    answer(match, "Benjamin Franklin")
    assert tops(match, "ann") == ["Canning", "Shivaji"]


def test_benjamin_franklin_takes_himself_where_there_is_no_other_top_figure() -> None:
    match = figures(
        player("ann", ["Benjamin Franklin"]), player("bob", piles={"red": ["Oars", "Shivaji"]}), decks={7: ["Bicycle"]}
    )
    act(match, "Dogma Benjamin Franklin")
    # When he is melded he is in hand, where his karma does not act.
    assert tops(match, "ann") == ["Benjamin Franklin"]
    assert karmas_told(match) == []


def test_benjamin_franklin_takes_nothing_without_a_top_figure() -> None:
    match = figures(player("ann", piles={"blue": (["Tools", "Benjamin Franklin"], "right")}), player("bob", ["Oars"]))
    act(match, "Dogma Tools")
    assert pile(match, "ann", "blue") == ["Tools", "Benjamin Franklin"]
    assert tops(match, "bob") == ["Oars"]


def test_benjamin_franklin_draws_and_melds_the_next_higher_value_before_melding() -> None:
    match = watching({"blue": ["Benjamin Franklin"]}, "ann", hand=["Tools"], decks={2: ["Calendar"]})
    act(match, "Meld Tools")
    assert pile(match, "ann", "blue") == ["Tools", "Calendar", "Benjamin Franklin"]
    assert hand(match, "ann") == []


@pytest.mark.parametrize(("blue", "turn"), [(["Benjamin Franklin"], "bob"), (["Pottery", "Benjamin Franklin"], "ann")])
def test_benjamin_franklin_is_silent_when_others_meld_and_once_covered(blue: Pile, turn: str) -> None:
    match = watching({"blue": blue}, turn, hand=["Oars"])
    act(match, "Meld Oars")
    assert pile(match, turn, "red") == ["Oars"]
    assert karmas_told(match) == []


# Carl Friedrich Gauss


def test_carl_friedrich_gauss_draws_a_7() -> None:
    match = figures(player("ann", ["Carl Friedrich Gauss"]), player("bob", ["Oars"]), decks={7: ["Bicycle"]})
    act(match, "Dogma Carl Friedrich Gauss")
    assert hand(match, "ann") == ["Bicycle"]


@pytest.mark.parametrize(
    ("choices", "blue", "red", "scored"),
    [
        # The card that he would meld is among those of the value: it is melded once.
        (["1", "Archery"], ["Tools", "Carl Friedrich Gauss"], ["Oars", "Archery"], ["Calendar"]),
        (["2"], ["Tools", "Calendar", "Carl Friedrich Gauss"], [], ["Archery"]),
        (["9"], ["Tools", "Carl Friedrich Gauss"], [], ["Archery", "Calendar"]),
    ],
)
def test_carl_friedrich_gauss_melds_all_cards_of_a_value_from_hand_and_score_pile_first(
    choices: list[str], blue: list[str], red: list[str], scored: list[str]
) -> None:
    match = watching({"blue": ["Carl Friedrich Gauss"]}, "ann", hand=["Tools", "Oars"], score=["Archery", "Calendar"])
    act(match, "Meld Tools", *choices)
    assert pile(match, "ann", "blue") == blue
    assert pile(match, "ann", "red") == red
    assert hand(match, "ann") == ([] if red else ["Oars"])
    assert score(match, "ann") == scored
    assert karmas_told(match) == ["Carl Friedrich Gauss"]


def test_carl_friedrich_gauss_melds_no_card_twice_that_is_melded_with_others() -> None:
    match = watching(
        {"blue": ["Carl Friedrich Gauss"]},
        "ann",
        {"yellow": ["Masonry"]},
        hand=["Metalworking", "The Wheel"],
        score=["Archery"],
    )
    act(match, "Dogma Masonry", "Metalworking", "The Wheel", "The Wheel", "1", "Metalworking")
    assert tops(match, "ann") == ["Archery", "Carl Friedrich Gauss", "Masonry", "The Wheel"]
    assert pile(match, "ann", "red") == ["Archery", "Metalworking"]
    assert karmas_told(match) == ["Carl Friedrich Gauss"]


@pytest.mark.parametrize(
    ("blue", "turn"), [(["Carl Friedrich Gauss"], "bob"), (["Pottery", "Carl Friedrich Gauss"], "ann")]
)
def test_carl_friedrich_gauss_is_silent_when_others_meld_and_once_covered(blue: Pile, turn: str) -> None:
    match = watching({"blue": blue}, turn, hand=["Oars", "Tools"])
    act(match, "Meld Oars")
    assert hand(match, turn) == ["Tools"]
    assert karmas_told(match) == []


# Napoleon Bonaparte


def test_napoleon_bonaparte_scores_a_top_figure_of_value_5_or_6_from_anywhere() -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte"]),
        player("bob", ["Isaac Newton", "Oars"]),
        player("cat", ["Gilgamesh"], piles={"blue": ["Tools", "Carl Friedrich Gauss"]}),
    )
    answer(match, "Dogma Napoleon Bonaparte")
    assert options(match) == ["Napoleon Bonaparte", "Isaac Newton"]
    answer(match, "Isaac Newton")
    assert score(match, "ann") == ["Isaac Newton"]
    assert tops(match, "bob") == ["Oars"]


def test_napoleon_bonaparte_scores_no_card_of_the_value_that_is_no_figure() -> None:
    match = figures(
        player("ann", piles={"red": (["Road Building", "Napoleon Bonaparte"], "left")}),
        player("bob", ["Statistics", "Democracy"]),
    )
    act(match, "Dogma Road Building")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Democracy", "Statistics"]


def test_napoleon_bonaparte_scores_no_figure_of_another_value() -> None:
    match = figures(
        player("ann", piles={"red": (["Road Building", "Napoleon Bonaparte"], "left")}), player("bob", ["Gilgamesh"])
    )
    act(match, "Dogma Road Building")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Gilgamesh"]


@pytest.mark.parametrize(
    ("held", "choices", "blue", "scored"),
    [
        ("Chemistry", ["Canning"], ["Chemistry"], ["Canning"]),
        ("Chemistry", ["Napoleon Bonaparte"], ["Chemistry"], ["Napoleon Bonaparte"]),
        ("Tools", [], [], ["Tools"]),
    ],
)
def test_napoleon_bonaparte_tucks_a_factory_and_scores_a_6_instead_of_scoring_it(
    held: str, choices: list[str], blue: list[str], scored: list[str]
) -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Philosophy"], hand=[held]), player("bob", ["Canning", "Coal"])
    )
    act(match, "Dogma Philosophy", held, *choices)
    assert pile(match, "ann", "blue") == blue
    assert score(match, "ann") == scored


def test_napoleon_bonaparte_scores_no_top_card_but_a_6_for_a_factory() -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Philosophy"], hand=["Chemistry"]), player("bob", ["Democracy", "Coal"])
    )
    answer(match, "Dogma Philosophy", "Chemistry")
    assert options(match) == ["Napoleon Bonaparte", "Democracy"]


def test_napoleon_bonaparte_tucks_a_factory_and_scores_a_6_instead_of_returning_it() -> None:
    match = figures(player("ann", ["Napoleon Bonaparte", "Pottery"], hand=["Coal"]), player("bob", ["Canning"]))
    act(match, "Dogma Pottery", "Coal", "Canning")
    assert pile(match, "ann", "red") == ["Napoleon Bonaparte", "Coal"]
    # Nothing has been returned, so Pottery scores nothing.
    assert score(match, "ann") == ["Canning"]


def test_napoleon_bonaparte_lets_other_cards_be_returned() -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Pottery"], hand=["Optics"]),
        player("bob", ["Canning"]),
        decks={1: ["Sailing"]},
    )
    act(match, "Dogma Pottery", "Optics")
    assert bottom_of_deck(match, 3) == ["Optics"]
    assert score(match, "ann") == ["Sailing"]


def test_napoleon_bonaparte_tucks_only_the_factories_among_many_cards_returned() -> None:
    held = ["Oars", "Calendar", "Alchemy", "Anatomy", "Statistics", "Sanitation", "Antibiotics", "Ecology", "Software"]
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Physics"], hand=["Steam Engine", *held]),
        player("bob", ["Adam Smith", "Canning"]),
        decks={6: ["Atomic Theory", "Encyclopedia", "Democracy"]},
    )
    # Under the decks of the 5s and the 6s go several; and then the card that Napoleon acts upon comes first.
    act(match, "Dogma Physics", "Statistics", "Democracy", "Encyclopedia", "Steam Engine", "Canning")
    assert hand(match, "ann") == []
    assert pile(match, "ann", "yellow") == ["Steam Engine"]
    assert bottom_of_deck(match, 10) == ["Software"]
    assert karmas_told(match) == ["Napoleon Bonaparte"]


def test_napoleon_bonaparte_tucks_another_players_card_on_his_board() -> None:
    match = figures(
        player("ann", ["Napoleon Bonaparte", "Chemistry", "Banking", "Statistics"]),
        player("bob", ["Christopher Polhem"]),
        player("cat", ["Canning"]),
    )
    act(match, "Dogma Napoleon Bonaparte", "Christopher Polhem", "Canning")
    assert tops(match, "bob") == []
    assert pile(match, "ann", "yellow") == ["Statistics", "Christopher Polhem"]
    assert score(match, "ann") == ["Canning"]


@pytest.mark.parametrize(("red", "turn"), [(["Napoleon Bonaparte"], "bob"), (["Oars", "Napoleon Bonaparte"], "ann")])
def test_napoleon_bonaparte_is_silent_when_others_score_and_once_covered(red: Pile, turn: str) -> None:
    match = watching({"red": red}, turn, {"purple": ["Philosophy"]}, hand=["Chemistry"])
    act(match, "Dogma Philosophy", *["No"] * (turn == "ann"), "Chemistry")
    assert score(match, turn) == ["Chemistry"]
    assert karmas_told(match) == []


# Tecumseh


@pytest.mark.parametrize(
    ("drawn", "color", "choices", "bob"),
    [
        ("Vaccination", "yellow", ["Invention"], ["Tools"]),
        ("Encyclopedia", "blue", [], ["Invention", "Tools"]),
    ],
)
def test_tecumseh_tucks_a_6_and_returns_a_factory_of_another_player_for_a_factory(
    drawn: str, color: str, choices: list[str], bob: list[str]
) -> None:
    match = figures(
        player("ann", ["Tecumseh", "Emancipation"]),
        player("bob", ["Invention", "Tools"]),
        player("cat", ["Electricity"]),
        decks={6: [drawn]},
    )
    answer(match, "Dogma Tecumseh")
    if choices:
        assert (asked(match), options(match)) == ("ann", ["Invention", "Electricity"])
        answer(match, *choices)
        assert bottom_of_deck(match, 4) == ["Invention"]
    assert pile(match, "ann", color) == [drawn]
    assert tops(match, "bob") == bob
    assert tops(match, "cat") == ["Electricity"]


def test_tecumseh_returns_nothing_where_no_other_player_has_a_factory() -> None:
    match = figures(player("ann", ["Tecumseh"]), player("bob", ["Tools"]), decks={6: ["Vaccination"]})
    act(match, "Dogma Tecumseh")
    assert tops(match, "ann") == ["Tecumseh", "Vaccination"]
    assert tops(match, "bob") == ["Tools"]


@pytest.mark.parametrize(("red", "turn"), [(["Tecumseh"], "bob"), (["Archery", "Tecumseh"], "ann")])
def test_tecumseh_is_silent_when_others_tuck_and_once_covered(red: Pile, turn: str) -> None:
    match = watching({"red": red}, turn, {"purple": ["Code of Laws"]}, hand=["Emancipation"])
    act(match, "Dogma Code of Laws", "Emancipation", "No")
    assert pile(match, turn, "purple") == ["Code of Laws", "Emancipation"]
    assert pile(match, "ann", "red") == red
    assert karmas_told(match) == []


# Adam Smith


@pytest.mark.parametrize(("choice", "way"), [("red", "right"), ("No", "unsplayed")])
def test_adam_smith_may_splay_a_colour_right(choice: str, way: str) -> None:
    match = figures(
        player("ann", ["Adam Smith", "Tools"], piles={"red": ["Oars", "Archery"]}),
        player("bob", piles={"blue": ["Pottery", "Writing"]}),
    )
    answer(match, "Inspire green")
    assert options(match) == ["red", "No"]
    answer(match, choice)
    assert splay(match, "ann", "red") == way
    assert len(hand(match, "ann")) == 1


def test_adam_smith_does_not_ask_where_no_colour_can_be_splayed() -> None:
    match = figures(player("ann", ["Adam Smith"]), player("bob", ["Oars"]))
    act(match, "Inspire green")
    assert len(hand(match, "ann")) == 1


@pytest.mark.parametrize(
    ("green", "crowns"), [(["Adam Smith"], 3 * 5), (["Sailing", "Adam Smith"], 5), (["Currency"], 5)]
)
def test_adam_smith_trebles_the_crowns_on_your_board(green: Pile, crowns: int) -> None:
    match = watching({"green": green, "red": ["Optics"]}, "bob", {"red": ["Oars"]})
    assert icons(match, "ann")["crown"] == crowns
    assert icons(match, "bob") == {"castle": 2, "crown": 1}


def test_adam_smith_counts_for_sharing() -> None:
    match = figures(
        player("ann", ["Adam Smith"]),
        player("bob", piles={"green": ["Navigation"], "purple": ["Code of Laws"]}, hand=["Enterprise"]),
        turn="bob",
    )
    answer(match, "Dogma Code of Laws")
    assert "bob uses the dogma of Code of Laws; ann may share." in log(match, None)


# John Harrison


def test_john_harrison_draws_a_6() -> None:
    match = figures(player("ann", ["John Harrison"]), player("bob", ["Oars"]), decks={6: ["Canning", "Democracy"]})
    act(match, "Inspire green")
    assert hand(match, "ann") == ["Canning", "Democracy"]


@pytest.mark.parametrize(
    ("choices", "drawn"),
    [
        # A usual draw: who holds cards and none of Echoes draws one of these.
        (["No"], "Stethoscope"),
        (["Yes", "Base"], "Canning"),
        (["Yes", "Figures"], "Tecumseh"),
        (["Yes", "Echoes"], "Stethoscope"),
    ],
)
def test_john_harrison_draws_a_6_of_a_type_before_an_opponent_draws_for_sharing(choices: list[str], drawn: str) -> None:
    match = figures(
        player("ann", ["John Harrison", "City States"], hand=["Mysticism", "Oars"]),
        player("bob", ["Code of Laws"]),
        also=["echoes"],
        turn="bob",
        decks={1: ["Huang Di"], 6: ["Canning", "Stethoscope", "Tecumseh"]},
    )
    answer(match, "Dogma Code of Laws", "Mysticism", "No")
    assert asked(match) == "ann"
    answer(match, *choices)
    assert hand(match, "ann") == sorted(["Oars", drawn])
    assert hand(match, "bob") == ["Huang Di"]


def test_john_harrison_draws_nothing_where_nobody_draws_for_sharing() -> None:
    match = figures(player("ann", ["John Harrison", "City States"]), player("bob", ["Code of Laws"]), turn="bob")
    act(match, "Dogma Code of Laws")
    act(match, "Draw")
    assert hand(match, "ann") == []
    assert karmas_told(match) == []


def test_john_harrison_does_not_watch_your_own_draw_for_sharing() -> None:
    match = figures(
        player("ann", ["John Harrison", "Code of Laws"]),
        player("bob", ["City States", "Optics"], hand=["Mysticism"]),
        decks={6: ["Tecumseh"]},
    )
    act(match, "Dogma Code of Laws", "Mysticism", "No")
    assert hand(match, "ann") == ["Tecumseh"]
    assert karmas_told(match) == []


def test_john_harrison_does_not_watch_a_partner_s_draw_for_sharing() -> None:
    match = figures(
        player("ann", ["John Harrison"], team=1),
        player("bob", ["City States", "Optics"], hand=["Mysticism"], team=2),
        player("cat", ["Code of Laws"], team=1),
        player("dan", team=2),
        decks={1: ["Huang Di"]},
        turn="cat",
    )
    answer(match, "Dogma Code of Laws")
    while asked(match) == "bob":
        answer(match, options(match)[0])
    assert (hand(match, "cat"), hand(match, "ann")) == (["Huang Di"], [])
    assert karmas_told(match) == []


def test_john_harrison_draws_nothing_once_covered() -> None:
    match = figures(
        player("ann", ["City States"], piles={"green": ["Sailing", "John Harrison"]}, hand=["Mysticism"]),
        player("bob", ["Code of Laws"]),
        turn="bob",
        decks={1: ["Huang Di"]},
    )
    act(match, "Dogma Code of Laws", "Mysticism", "No")
    assert hand(match, "bob") == ["Huang Di"]
    assert hand(match, "ann") == []
    assert karmas_told(match) == []


# Edward Jenner


@pytest.mark.parametrize(("held", "tucked"), [(["Tools"], ["Tools"]), ([], [])])
def test_edward_jenner_tucks_a_card(held: list[str], tucked: list[str]) -> None:
    match = watching({"yellow": ["Edward Jenner"]}, "ann", {"blue": ["Physics"]}, hand=held, decks={6: ["Canning"]})
    act(match, "Inspire yellow")
    assert pile(match, "ann", "blue") == ["Physics", *tucked]
    assert hand(match, "ann") == ["Canning"]


def test_edward_jenner_returns_a_card_instead_of_obeying_a_demand() -> None:
    match = figures(
        player("ann", ["Edward Jenner"], hand=["Tools", "Calendar"]),
        player("bob", ["Archery"]),
        player("cat", ["Pottery"], hand=["Physics"]),
        turn="bob",
    )
    answer(match, "Dogma Archery")
    assert hand(match, "bob") == ["Physics"]
    assert (asked(match), options(match)) == ("ann", ["Tools", "Calendar"])
    answer(match, "Calendar")
    assert hand(match, "ann") == ["Tools"]
    assert bottom_of_deck(match, 2) == ["Calendar"]
    assert hand(match, "bob") == ["Physics"]


def test_edward_jenner_escapes_a_demand_without_a_card_to_return() -> None:
    match = figures(player("ann", ["Edward Jenner"]), player("bob", ["Archery"]), turn="bob", decks={1: ["Oars"]})
    act(match, "Dogma Archery")
    assert (hand(match, "ann"), hand(match, "bob")) == ([], [])
    assert karmas_told(match) == ["Edward Jenner"]


def test_edward_jenner_returns_nothing_for_a_demand_that_misses_you() -> None:
    match = figures(
        player("ann", ["Edward Jenner", "Metalworking"], hand=["Tools"]), player("bob", ["Archery"]), turn="bob"
    )
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Tools"]
    assert karmas_told(match) == []


def test_edward_jenner_does_not_watch_your_own_demands() -> None:
    match = figures(
        player("ann", ["Edward Jenner", "Archery"]), player("bob", ["Pottery"], hand=["Physics"]), decks={1: ["Oars"]}
    )
    act(match, "Dogma Archery")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Physics"], ["Oars"])
    assert karmas_told(match) == []


def test_edward_jenner_obeys_demands_once_covered() -> None:
    match = figures(
        player("ann", piles={"yellow": ["Agriculture", "Edward Jenner"]}, hand=["Calendar"]),
        player("bob", ["Archery"]),
        turn="bob",
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Archery")
    assert (hand(match, "ann"), hand(match, "bob")) == (["Oars"], ["Calendar"])
    assert karmas_told(match) == []


# John Loudon McAdam


@pytest.mark.parametrize(("held", "melded"), [(["Tools"], ["Tools"]), ([], [])])
def test_john_loudon_mcadam_melds_a_card(held: list[str], melded: list[str]) -> None:
    match = watching({"yellow": ["John Loudon McAdam"]}, "ann", hand=held, decks={6: ["Canning"]})
    act(match, "Inspire yellow")
    assert pile(match, "ann", "blue") == melded
    assert hand(match, "ann") == ["Canning"]


@pytest.mark.parametrize(
    ("yellow", "scored", "claimable"),
    [
        (["John Loudon McAdam"], [10, 10, 10], ["Achieve Coal", "Achieve John Loudon McAdam"]),
        (["John Loudon McAdam"], [10, 10, 5], ["Achieve Coal"]),
        (["John Loudon McAdam"], [10, 10, 4], []),
        (["Statistics", "John Loudon McAdam"], [10, 10, 10], []),
    ],
)
def test_john_loudon_mcadam_makes_your_top_cards_with_a_factory_available(
    yellow: Pile, scored: list[int], claimable: list[str]
) -> None:
    match = figures(
        player("ann", ["Coal", "Tools"], piles={"yellow": yellow}, score=scored),
        player("bob", ["Colonialism"]),
        achievements=[],
    )
    assert [option for option in options(match) if option.startswith("Achieve")] == claimable


def test_john_loudon_mcadam_claims_a_top_card() -> None:
    match = figures(
        player("ann", ["Coal", "John Loudon McAdam"], score=[10, 10, 5]),
        player("bob", ["Oars"]),
        decks={1: ["Huang Di"]},
    )
    act(match, "Achieve Coal")
    assert achievements(match, "ann") == [5]
    assert tops(match, "ann") == ["John Loudon McAdam"]
    # It is a standard achievement, claimed by an Achieve action.
    assert hand(match, "bob") == ["Huang Di"]


def test_john_loudon_mcadam_makes_nothing_available_for_others() -> None:
    match = figures(
        player("ann", ["John Loudon McAdam"]),
        player("bob", ["Coal", "Canning"], score=[10, 10, 10]),
        achievements=[],
        turn="bob",
    )
    assert not [option for option in options(match) if option.startswith("Achieve")]


# Catherine the Great


@pytest.mark.parametrize(
    ("drawn", "board", "held"),
    [
        ("Canning", ["Canning", "Catherine the Great"], ["Democracy"]),
        # A purple card is melded after she has come to the hand; the draw goes by the new top card.
        ("Emancipation", ["Emancipation"], ["Catherine the Great", "Democracy"]),
    ],
)
def test_catherine_the_great_draws_and_melds_a_6(drawn: str, board: list[str], held: list[str]) -> None:
    match = watching({"purple": ["Catherine the Great"]}, "ann", decks={6: [drawn, "Democracy"]})
    act(match, "Inspire purple")
    assert tops(match, "ann") == board
    assert hand(match, "ann") == held


@pytest.mark.parametrize(
    ("purple", "lightbulbs"),
    [(["Catherine the Great"], 3 * 4), (["Mysticism", "Catherine the Great"], 2), (["Astronomy"], 4)],
)
def test_catherine_the_great_trebles_the_lightbulbs_on_your_board(purple: Pile, lightbulbs: int) -> None:
    match = watching({"purple": purple, "blue": ["Tools"]}, "bob", {"blue": ["Physics"]})
    assert icons(match, "ann")["lightbulb"] == lightbulbs
    assert icons(match, "bob") == {"factory": 1, "lightbulb": 2}


def test_catherine_the_great_comes_to_the_hand_before_a_purple_card_is_melded() -> None:
    match = watching({"purple": ["Catherine the Great", "Mysticism"]}, "ann", hand=["Societies"])
    act(match, "Meld Societies")
    assert pile(match, "ann", "purple") == ["Societies", "Mysticism"]
    assert hand(match, "ann") == ["Catherine the Great"]


@pytest.mark.parametrize(
    ("purple", "held", "turn"),
    [
        (["Catherine the Great"], "Tools", "ann"),
        (["Catherine the Great"], "Societies", "bob"),
        (["Mysticism", "Catherine the Great"], "Societies", "ann"),
    ],
)
def test_catherine_the_great_stays_for_other_colours_for_other_players_and_once_covered(
    purple: list[str], held: str, turn: str
) -> None:
    match = watching({"purple": purple}, turn, hand=[held])
    act(match, f"Meld {held}")
    assert hand(match, turn) == []
    assert pile(match, "ann", "purple")[-len(purple) :] == purple
    assert karmas_told(match) == []


# Ludwig Van Beethoven


@pytest.mark.parametrize(("held", "scored"), [(["Oars"], ["Alchemy", "Oars"]), ([], ["Alchemy"])])
def test_ludwig_van_beethoven_scores_a_card(held: list[str], scored: list[str]) -> None:
    match = watching({"purple": ["Ludwig Van Beethoven"]}, "ann", hand=held, score=["Alchemy"], decks={6: ["Canning"]})
    act(match, "Inspire purple")
    assert score(match, "ann") == scored
    assert hand(match, "ann") == ["Canning"]
    assert karmas_told(match) == []


def test_ludwig_van_beethoven_returns_a_lightbulb_with_the_score_pile_and_scores_four_5s() -> None:
    fives = ["Banking", "Coal", "Physics", "Statistics"]
    match = watching(
        {"purple": ["Ludwig Van Beethoven"]},
        "ann",
        hand=["Tools"],
        score=["Oars", "Societies"],
        decks={5: fives, 6: ["Canning"]},
    )
    act(match, "Inspire purple", "Oars")
    # Physics bears a lightbulb: what a karma scores triggers none.
    assert score(match, "ann") == fives
    assert bottom_of_deck(match, 1, 2) == ["Oars", "Tools"]
    assert bottom_of_deck(match, 5) == ["Societies"]
    assert "ann reveals Tools (1)." in log(match, "bob")
    assert hand(match, "ann") == ["Canning"]


@pytest.mark.parametrize(
    ("purple", "turn"), [(["Ludwig Van Beethoven"], "bob"), (["Philosophy", "Ludwig Van Beethoven"], "ann")]
)
def test_ludwig_van_beethoven_is_silent_when_others_score_and_once_covered(purple: Pile, turn: str) -> None:
    match = watching(
        {"purple": purple}, turn, {"purple": ["Philosophy"]} if turn == "bob" else None, hand=["Tools"], score=["Oars"]
    )
    act(match, "Dogma Philosophy", *["No"] * (turn == "ann"), "Tools")
    assert score(match, turn) == ["Oars", "Tools"]
    assert karmas_told(match) == []
