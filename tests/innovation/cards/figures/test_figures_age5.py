"""Figures in the Sand: age 5, card by card."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    available,
    bottom_of_deck,
    figures,
    forecast,
    hand,
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
    watching,
)


@pytest.mark.parametrize(
    ("figure", "color", "over", "decree"),
    [("Shivaji", "red", "Coal", "War"), ("Christopher Polhem", "yellow", "Statistics", "Expansion")],
)
def test_a_decree_can_be_issued_with_two_figures_while_the_figure_is_on_top(
    figure: str, color: str, over: str, decree: str
) -> None:
    held = ["Huang Di", "Gilgamesh"]
    match = figures(player("ann", [figure], hand=held), player("bob", ["Tools"]))
    assert [option for option in options(match) if "decree" in option] == [f"Issue the {decree} decree"]
    match = figures(player("ann", piles={color: [over, figure]}, hand=held), player("bob", ["Tools"]))
    assert not [option for option in options(match) if "decree" in option]
    match = figures(player("ann", [figure]), player("bob", ["Tools"], hand=held), turn="bob")
    assert not [option for option in options(match) if "decree" in option]


# Christiaan Huygens


def test_christiaan_huygens_draws_and_foreshadows_a_card_of_a_high_value() -> None:
    match = figures(player("ann", ["Christiaan Huygens"]), player("bob", ["Oars"]), decks={9: ["Ecology"]})
    answer(match, "Dogma Christiaan Huygens")
    assert options(match) == ["7", "8", "9", "10"]
    answer(match, "9")
    assert forecast(match, "ann") == ["Ecology"]
    assert hand(match, "ann") == []


@pytest.mark.parametrize(
    ("value", "card", "melded"),
    [("7", "Railroad", True), ("7", "Sanitation", False), ("8", "Flight", False), ("8", "Antibiotics", False)],
)
def test_christiaan_huygens_melds_what_has_a_clock_and_is_at_most_two_higher(
    value: str, card: str, melded: bool
) -> None:
    match = figures(player("ann", ["Christiaan Huygens"]), player("bob", ["Oars"]), decks={int(value): [card]})
    act(match, "Dogma Christiaan Huygens", value)
    assert tops(match, "ann") == sorted(["Christiaan Huygens", *[card] * melded])
    assert forecast(match, "ann") == [card] * (not melded)
    assert karmas_told(match) == ["Christiaan Huygens"]


def test_christiaan_huygens_melds_it_over_what_lies_there() -> None:
    match = figures(
        player("ann", ["Christiaan Huygens", "Mysticism"]), player("bob", ["Oars"]), decks={7: ["Railroad"]}
    )
    act(match, "Dogma Christiaan Huygens", "7")
    assert pile(match, "ann", "purple") == ["Railroad", "Mysticism"]


def test_christiaan_huygens_leaves_what_others_foreshadow() -> None:
    match = figures(
        player("ann", ["Christiaan Huygens"]),
        player("bob", ["Physics"]),
        decks={5: ["Peter the Great"], 7: ["Railroad"], 9: ["Ecology"]},
    )
    act(match, "Dogma Christiaan Huygens", "7", "9")
    assert (tops(match, "bob"), forecast(match, "bob")) == (["Physics"], ["Railroad"])
    assert forecast(match, "ann") == ["Ecology"]


def test_christiaan_huygens_melds_nothing_once_covered() -> None:
    match = figures(
        player("ann", ["Coal"], piles={"blue": (["Tools", "Christiaan Huygens"], "right")}),
        player("bob", ["Oars"]),
        decks={7: ["Railroad"]},
    )
    act(match, "Dogma Tools", "7")
    assert forecast(match, "ann") == ["Railroad"]
    assert karmas_told(match) == []


# Isaac Newton


def test_isaac_newton_splays_a_colour_right() -> None:
    match = figures(
        player("ann", ["Oars"], piles={"blue": ["Isaac Newton", "Tools"], "green": ["Sailing", "Clothing"]}),
        player("bob", ["Archery"]),
    )
    answer(match, "Dogma Isaac Newton")
    assert options(match) == ["blue", "red", "green"]
    answer(match, "green")
    assert [splay(match, "ann", color) for color in ("blue", "green")] == ["unsplayed", "right"]


def test_isaac_newton_cannot_splay_a_single_card() -> None:
    match = figures(player("ann", ["Isaac Newton"]), player("bob", ["Archery"]))
    act(match, "Dogma Isaac Newton")
    assert splay(match, "ann", "blue") == "unsplayed"


def test_isaac_newton_tells_which_colour_he_chooses_in_vain() -> None:
    match = figures(player("ann", ["Isaac Newton", "Oars"]), player("bob", ["Archery"]))
    act(match, "Dogma Isaac Newton", "red")
    assert splay(match, "ann", "red") == "unsplayed"
    assert "ann chooses red." in log(match, "bob")


@pytest.mark.parametrize("owner", ["ann", "bob"])
def test_isaac_newton_drops_a_1_on_a_board_before_a_draw_action(owner: str) -> None:
    match = figures(
        player("ann", ["Isaac Newton", "Gunpowder"]), player("bob", ["Coal"]), decks={1: ["Oars"], 5: ["Banking"]}
    )
    answer(match, "Draw")
    assert (asked(match), options(match)) == ("ann", ["bob", "ann"])
    answer(match, owner)
    assert pile(match, owner, "red")[0] == "Oars"
    assert hand(match, "ann") == ["Banking"]


def test_isaac_newton_drops_a_1_before_an_inspire_action() -> None:
    match = figures(
        player("ann", ["Isaac Newton"], piles={"red": (["Coal", "Peter the Great"], "right")}),
        player("bob", ["Archery"]),
        decks={1: ["Oars", "The Wheel"]},
    )
    act(match, "Inspire red", "ann")
    # The Inspire action draws by the top red card, and that is the 1 now.
    assert pile(match, "ann", "red") == ["Oars", "Coal", "Peter the Great"]
    assert hand(match, "ann") == ["The Wheel"]


def test_isaac_newton_drops_a_1_before_the_free_draw_for_sharing() -> None:
    match = figures(
        player("ann", ["Isaac Newton"]),
        player("bob", piles={"blue": ["Physics", "Tools"]}),
        decks={1: ["Oars"], 5: ["Peter the Great"]},
    )
    act(match, "Dogma Isaac Newton", "bob")
    assert splay(match, "bob", "blue") == "right"
    assert pile(match, "bob", "red") == ["Oars"]
    assert hand(match, "ann") == ["Peter the Great"]


@pytest.mark.parametrize(
    ("blue", "turn", "action"),
    [
        (["Isaac Newton"], "bob", "Draw"),
        (["Isaac Newton"], "ann", "Dogma The Wheel"),
        (["Tools", "Isaac Newton"], "ann", "Draw"),
    ],
)
def test_isaac_newton_is_silent_for_others_for_effects_and_once_covered(
    blue: list[str], turn: str, action: str
) -> None:
    match = figures(player("ann", ["The Wheel"], piles={"blue": blue}), player("bob", ["Pottery"]), turn=turn)
    act(match, action)
    assert karmas_told(match) == []


# Peter the Great


@pytest.mark.parametrize(("held", "tucked"), [(["Tools"], ["Tools"]), ([], [])])
def test_peter_the_great_tucks_a_card(held: list[str], tucked: list[str]) -> None:
    match = figures(player("ann", ["Peter the Great"], hand=held), player("bob", ["Oars"]), decks={5: ["Statistics"]})
    act(match, "Inspire red")
    assert pile(match, "ann", "blue") == tucked
    assert hand(match, "ann") == ["Statistics"]


def test_peter_the_great_returns_the_top_figures_of_opponents_when_melded() -> None:
    match = figures(
        player("ann", ["Johannes Vermeer"], hand=["Peter the Great"]),
        player("bob", ["Archery", "Isaac Newton"]),
        player("cat", ["Shivaji"], piles={"blue": ["Tools", "Christiaan Huygens"]}),
    )
    act(match, "Meld Peter the Great", "Shivaji", "Johannes Vermeer")
    assert tops(match, "ann") == ["Peter the Great"]
    assert tops(match, "bob") == ["Archery"]
    assert tops(match, "cat") == ["Tools"]
    assert pile(match, "cat", "blue") == ["Tools", "Christiaan Huygens"]
    assert bottom_of_deck(match, 5, 2, "figures") == ["Shivaji", "Isaac Newton"]


def test_peter_the_great_returns_nothing_when_another_card_is_melded() -> None:
    match = figures(player("ann", ["Peter the Great"], hand=["Tools"]), player("bob", ["Isaac Newton"]))
    act(match, "Meld Tools")
    assert tops(match, "bob") == ["Isaac Newton"]


@pytest.mark.parametrize(
    ("green", "tucked", "claimed", "scored"),
    [
        (["Banking", "Sailing"], "Coal", [1], []),
        (["Banking", "Currency"], "Coal", [], ["Currency"]),
        ([], "Coal", [], []),
        (["Banking", "Sailing"], "Tools", [], []),
    ],
)
def test_peter_the_great_achieves_or_scores_the_bottom_green_card_before_tucking_a_factory(
    green: list[str], tucked: str, claimed: list[int], scored: list[str]
) -> None:
    # The bonus of 5 is just enough for a 1.
    match = figures(
        player("ann", ["Peter the Great"], piles={"green": green} if green else None, hand=[tucked]),
        player("bob", ["Oars"]),
    )
    act(match, "Inspire red")
    assert achievements(match, "ann") == claimed
    assert score(match, "ann") == scored
    assert tucked in pile(match, "ann", "red") + pile(match, "ann", "blue")
    assert pile(match, "ann", "green") == (green[:1] if claimed or scored else green)


@pytest.mark.parametrize(
    ("green", "tucked"), [(["Corporations", "Sailing"], 2), (["Corporations", "Clothing", "Sailing"], 3)]
)
def test_peter_the_great_leaves_a_card_where_it_would_be_tucked(green: list[str], tucked: int) -> None:
    # Where Sailing lay alone under Corporations, this is the bottom card already, and not tucked.
    match = figures(
        player("ann", ["Peter the Great", "Wristwatch"], piles={"green": green}),
        player("bob", ["Pottery"]),
        also=["echoes"],
        decks={10: ["Robotics", "Software"]},
    )
    answer(match, "Dogma Wristwatch", "Corporations")
    assert ("ann tucks Corporations (8) from their board." in log(match, "ann")) == (tucked == 3)
    assert seat(match, "ann").tucked == tucked


@pytest.mark.parametrize(("red", "turn"), [(["Peter the Great"], "bob"), (["Archery", "Peter the Great"], "ann")])
def test_peter_the_great_is_silent_when_others_tuck_and_once_covered(red: Pile, turn: str) -> None:
    board: dict[str, Pile] = {"purple": ["Code of Laws"], "green": ["Banking", "Sailing"]}
    match = watching({"red": red}, turn, board, hand=["Emancipation"])
    act(match, "Dogma Code of Laws", "Emancipation", "No")
    assert pile(match, turn, "purple") == ["Code of Laws", "Emancipation"]
    assert pile(match, turn, "green") == ["Banking", "Sailing"]
    assert karmas_told(match) == []


# Shivaji


def test_shivaji_makes_a_top_card_an_available_achievement() -> None:
    match = figures(player("ann", ["Shivaji", "Tools"]), player("bob", ["Oars"]), achievements=[2, 5], special=[])
    answer(match, "Dogma Shivaji")
    assert options(match) == ["Tools", "Shivaji"]
    answer(match, "Tools")
    assert tops(match, "ann") == ["Shivaji"]
    assert available(match) == [1, 2, 5]


def test_shivaji_goes_himself_if_there_is_no_other_top_card() -> None:
    match = figures(player("ann", ["Shivaji"]), player("bob", ["Oars"]), achievements=[2], special=[])
    act(match, "Dogma Shivaji")
    assert tops(match, "ann") == []
    assert available(match) == [2, 5]


@pytest.mark.parametrize(
    ("red", "points_of_ann", "winner"),
    [(["Shivaji"], 5, "ann"), (["Shivaji"], 4, "bob"), (["Coal", "Shivaji"], 5, "bob")],
)
def test_shivaji_claims_first_what_an_opponent_would_claim(red: list[str], points_of_ann: int, winner: str) -> None:
    match = figures(
        player("ann", piles={"red": red}, score=[points_of_ann]),
        player("bob", ["Tools"], score=[5]),
        turn="bob",
        decks={5: ["Isaac Newton"]},
    )
    act(match, "Achieve 1")
    assert achievements(match, winner) == [1]
    assert achievements(match, "ann" if winner == "bob" else "bob") == []
    # Only after bob's own claim does his opponent draw a figure.
    assert hand(match, "ann") == (["Isaac Newton"] if winner == "bob" else [])


def test_shivaji_does_not_watch_your_own_claims() -> None:
    match = figures(player("ann", ["Shivaji"], score=[5]), player("bob", ["Tools"], score=[5]))
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]
    assert karmas_told(match) == []


@pytest.mark.parametrize(("tucked", "winner"), [(6, "ann"), (5, "bob")])
def test_shivaji_claims_a_special_achievement_first_if_its_condition_is_met(tucked: int, winner: str) -> None:
    match = figures(player("ann", ["Shivaji"], tucked=tucked), player("bob", ["Tools"], tucked=6), turn="bob")
    act(match, "Draw")
    assert achievements(match, winner) == ["Monument"]
    assert karmas_told(match)[:1] == ["Shivaji"]


def test_shivaji_takes_no_decree_that_an_opponent_issues() -> None:
    match = figures(
        player("ann", ["Shivaji"]),
        player("bob", ["Christopher Polhem"], hand=["Huang Di", "Gilgamesh"]),
        turn="bob",
    )
    answer(match, "Issue the Expansion decree")
    assert achievements(match, "ann") == []
    assert achievements(match, "bob") == ["Expansion"]


# Bartholomew Roberts


def test_bartholomew_roberts_scores_a_top_card_with_a_crown_from_anywhere() -> None:
    match = figures(
        player("ann", ["Bartholomew Roberts", "Tools"]),
        player("bob", ["Optics", "Pottery"]),
        decks={5: ["Statistics"]},
    )
    answer(match, "Inspire green")
    assert options(match) == ["Bartholomew Roberts", "Optics"]
    answer(match, "Optics")
    assert score(match, "ann") == ["Optics"]
    assert tops(match, "bob") == ["Pottery"]
    assert hand(match, "ann") == ["Statistics"]


def test_bartholomew_roberts_scores_nothing_without_a_crown() -> None:
    match = figures(
        player("ann", piles={"green": (["Measurement", "Bartholomew Roberts"], "right")}), player("bob", ["Pottery"])
    )
    act(match, "Inspire green")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Pottery"]


@pytest.mark.parametrize(
    ("scored", "standard", "claimed"),
    [([10, 10, 9], [6, 7, 8], [7]), ([10, 10, 8], [6, 7, 8], []), ([10, 10, 9], [6, 8], [])],
)
def test_bartholomew_roberts_claims_an_achievement_of_the_value_of_what_he_scores(
    scored: list[int], standard: list[int], claimed: list[int]
) -> None:
    # With the bonus of 6 it is 35 points, or one too few; that no top card is a 7 does not matter.
    match = figures(
        player("ann", ["Bartholomew Roberts"], score=scored),
        player("bob", ["Bicycle"]),
        achievements=standard,
    )
    act(match, "Inspire green", "Bicycle")
    assert achievements(match, "ann") == claimed
    assert "Bicycle" in score(match, "ann")


@pytest.mark.parametrize(
    ("green", "turn"), [(["Bartholomew Roberts"], "bob"), (["Banking", "Bartholomew Roberts"], "ann")]
)
def test_bartholomew_roberts_is_silent_when_others_score_and_once_covered(green: Pile, turn: str) -> None:
    match = watching({"green": green}, turn, {"purple": ["Philosophy"]}, hand=["Tools"], score=[5])
    act(match, "Dogma Philosophy", *["No"] * (turn == "ann"), "Tools")
    assert "Tools" in score(match, turn)
    assert achievements(match, turn) == []
    assert karmas_told(match) == []


# Samuel de Champlain


def test_samuel_de_champlain_returns_a_5_and_draws_a_6() -> None:
    match = figures(
        player("ann", ["Samuel de Champlain"], hand=["Coal", "Tools"]),
        player("bob", ["Oars"]),
        decks={5: ["Statistics"], 6: ["Canning"]},
    )
    act(match, "Inspire green")
    assert bottom_of_deck(match, 5) == ["Coal"]
    assert hand(match, "ann") == ["Canning", "Statistics", "Tools"]


def test_samuel_de_champlain_draws_a_6_without_a_5_to_return() -> None:
    match = figures(
        player("ann", ["Samuel de Champlain"], hand=["Tools"]),
        player("bob", ["Oars"]),
        decks={5: ["Statistics"], 6: ["Canning"]},
    )
    act(match, "Inspire green")
    assert hand(match, "ann") == ["Canning", "Statistics", "Tools"]


FOUR = ["Tools", "Calendar", "Alchemy", "Physics"]


def test_samuel_de_champlain_claims_an_achievement_before_the_fifth_card() -> None:
    match = figures(
        player("ann", ["Samuel de Champlain"], hand=FOUR),
        player("bob", ["Oars"]),
        achievements=[2, 5, 6],
        decks={5: ["Statistics"]},
    )
    answer(match, "Draw")
    assert options(match) == ["Achievement 2", "Achievement 5"]
    answer(match, "Achievement 5")
    assert achievements(match, "ann") == [5]
    assert hand(match, "ann") == sorted([*FOUR, "Statistics"])


def test_samuel_de_champlain_claims_before_a_card_that_is_drawn_and_tucked() -> None:
    match = figures(
        player("ann", ["Samuel de Champlain", "Monotheism"], hand=FOUR),
        player("bob", ["Sailing"]),
        achievements=[1, 2],
        decks={1: ["Oars"]},
    )
    act(match, "Dogma Monotheism")
    assert pile(match, "ann", "red") == ["Oars"]
    assert achievements(match, "ann") == [1]


@pytest.mark.parametrize(
    ("green", "held", "turn"),
    [
        (["Samuel de Champlain"], FOUR[:3], "ann"),
        (["Samuel de Champlain"], [*FOUR, "Oars"], "ann"),
        (["Samuel de Champlain"], FOUR, "bob"),
        (["Sailing", "Samuel de Champlain"], FOUR, "ann"),
    ],
)
def test_samuel_de_champlain_claims_for_no_other_card_for_no_one_else_and_not_once_covered(
    green: Pile, held: list[str], turn: str
) -> None:
    match = watching({"green": green}, turn, {"yellow": ["Agriculture"]}, hand=held)
    act(match, "Draw")
    assert len(hand(match, turn)) == len(held) + 1
    assert achievements(match, turn) == []
    assert karmas_told(match) == []


def test_samuel_de_champlain_claims_nothing_where_all_achievements_are_higher() -> None:
    match = figures(player("ann", ["Samuel de Champlain"], hand=FOUR), player("bob", ["Oars"]), achievements=[6, 7])
    act(match, "Draw")
    assert achievements(match, "ann") == []


def test_samuel_de_champlain_minds_no_draw_of_others_while_his_owner_holds_four_cards() -> None:
    match = figures(player("ann", ["Samuel de Champlain"], hand=FOUR), player("bob", ["Oars"]), turn="bob")
    act(match, "Draw")
    assert achievements(match, "ann") == achievements(match, "bob") == []


# Antonie Van Leeuwenhoek


def test_antonie_van_leeuwenhoek_draws_a_6() -> None:
    match = figures(player("ann", ["Antonie Van Leeuwenhoek"]), player("bob", ["Oars"]), decks={6: ["Canning"]})
    act(match, "Dogma Antonie Van Leeuwenhoek")
    assert hand(match, "ann") == ["Canning"]


@pytest.mark.parametrize(
    ("yellow", "held", "claimable"),
    [
        (["Antonie Van Leeuwenhoek"], ["Coal"], ["Achieve 1", "Achieve 2", "Achieve 3", "Achieve 5"]),
        (["Antonie Van Leeuwenhoek"], ["Gunpowder"], ["Achieve 1", "Achieve 2", "Achieve 3", "Achieve 4"]),
        # With the highest top card of 5, no 6 can be claimed, whatever the points.
        (["Antonie Van Leeuwenhoek"], ["Canning", "Vaccination"], ["Achieve 1", "Achieve 2", "Achieve 3"]),
        (["Statistics", "Antonie Van Leeuwenhoek"], ["Coal"], ["Achieve 1", "Achieve 2", "Achieve 3"]),
    ],
)
def test_antonie_van_leeuwenhoek_counts_a_card_in_hand_as_ten_points_for_its_value(
    yellow: list[str], held: list[str], claimable: list[str]
) -> None:
    match = figures(player("ann", piles={"yellow": yellow}, hand=held, score=[8, 7]), player("bob", ["Oars"]))
    assert [option for option in options(match) if option.startswith("Achieve")] == claimable
    assert points(match, "ann") == 15


def test_antonie_van_leeuwenhoek_counts_no_more_than_ten_points_for_a_card() -> None:
    match = figures(
        player("ann", ["Antonie Van Leeuwenhoek"], hand=["Coal"], score=[8, 6]),
        player("bob", ["Oars"]),
        achievements=[5],
    )
    assert "Achieve 5" not in options(match)


def test_antonie_van_leeuwenhoek_counts_two_cards_twice_and_claims() -> None:
    match = figures(
        player("ann", ["Antonie Van Leeuwenhoek"], hand=["Coal", "Banking"], score=[5]), player("bob", ["Oars"])
    )
    act(match, "Achieve 5")
    assert achievements(match, "ann") == [5]
    assert hand(match, "ann") == ["Banking", "Coal"]


def test_antonie_van_leeuwenhoek_does_not_count_for_others() -> None:
    match = figures(
        player("ann", ["Antonie Van Leeuwenhoek"], hand=["Coal"]),
        player("bob", ["The Pirate Code"], hand=["Banking"], score=[8, 7]),
        turn="bob",
    )
    assert "Achieve 3" in options(match)
    assert "Achieve 5" not in options(match)


# Christopher Polhem


def test_christopher_polhem_draws_and_tucks_a_4() -> None:
    match = figures(
        player("ann", ["Christopher Polhem"]),
        player("bob", ["Oars"]),
        decks={4: ["Perspective"], 5: ["Statistics"]},
    )
    act(match, "Inspire yellow")
    assert pile(match, "ann", "yellow") == ["Christopher Polhem", "Perspective"]
    assert hand(match, "ann") == ["Statistics"]


@pytest.mark.parametrize(
    ("yellow", "ann"),
    [(["Christopher Polhem"], 3 + 2 * 5), (["Statistics", "Christopher Polhem"], 3), (["Steam Engine"], 3)],
)
def test_christopher_polhem_adds_two_points_for_each_factory_on_your_board(yellow: list[str], ann: int) -> None:
    match = figures(
        player("ann", ["Coal"], piles={"yellow": yellow}, score=[3]), player("bob", ["Machine Tools"], score=[3])
    )
    assert points(match, "ann") == ann
    assert points(match, "bob") == 3


# Bartolomeo Cristofori


@pytest.mark.parametrize(("held", "melded"), [(["Tools"], ["Tools"]), ([], [])])
def test_bartolomeo_cristofori_melds_a_card(held: list[str], melded: list[str]) -> None:
    match = figures(
        player("ann", ["Bartolomeo Cristofori", "Physics"], hand=held),
        player("bob", ["Oars"]),
        decks={5: ["Statistics"]},
    )
    act(match, "Inspire purple")
    assert pile(match, "ann", "blue") == [*melded, "Physics"]
    assert hand(match, "ann") == ["Statistics"]


def test_bartolomeo_cristofori_claims_before_the_fifth_visible_card_of_a_colour() -> None:
    match = figures(
        player(
            "ann",
            ["Bartolomeo Cristofori"],
            piles={"red": (["Oars", "Archery", "Metalworking", "Construction"], "left")},
            hand=["Industrialization"],
        ),
        player("bob", ["Pottery"]),
        achievements=[4, 5, 6],
    )
    answer(match, "Meld Industrialization")
    # The highest top card is still a 5.
    assert options(match) == ["Achievement 4", "Achievement 5"]
    answer(match, "Achievement 5")
    assert achievements(match, "ann") == [5]
    assert tops(match, "ann") == ["Bartolomeo Cristofori", "Industrialization"]


def test_bartolomeo_cristofori_watches_the_card_that_covers_him() -> None:
    match = figures(
        player(
            "ann",
            piles={"purple": (["Bartolomeo Cristofori", "Mysticism", "City States", "Monotheism"], "right")},
            hand=["Societies"],
        ),
        player("bob", ["Pottery"]),
        achievements=[1],
    )
    act(match, "Meld Societies")
    assert achievements(match, "ann") == [1]


FOUR_RED = ["Oars", "Archery", "Metalworking", "Construction"]


@pytest.mark.parametrize(
    ("purple", "red", "melder"),
    [
        (["Bartolomeo Cristofori"], FOUR_RED, "ann"),
        (["Bartolomeo Cristofori"], (FOUR_RED[:3], "left"), "ann"),
        (["Bartolomeo Cristofori"], ([*FOUR_RED, "Optics"], "left"), "ann"),
        (["Bartolomeo Cristofori"], (FOUR_RED, "left"), "bob"),
        (["Mysticism", "Bartolomeo Cristofori"], (FOUR_RED, "left"), "ann"),
    ],
)
def test_bartolomeo_cristofori_claims_for_no_other_card_for_no_one_else_and_not_once_covered(
    purple: Pile, red: Pile, melder: str
) -> None:
    match = watching({"purple": purple}, melder, {"red": red}, hand=["Coal"])
    act(match, "Meld Coal")
    assert pile(match, melder, "red")[0] == "Coal"
    assert achievements(match, melder) == []
    assert karmas_told(match) == []


def test_bartolomeo_cristofori_minds_no_meld_of_others_while_his_owner_shows_four_cards() -> None:
    four: Pile = (FOUR_RED, "left")
    ann = player("ann", ["Bartolomeo Cristofori"], piles={"red": four})
    match = figures(ann, player("bob", hand=["Coal"]), turn="bob")
    act(match, "Meld Coal")
    assert achievements(match, "ann") == achievements(match, "bob") == []


# Johannes Vermeer


def test_johannes_vermeer_draws_and_scores_a_3() -> None:
    match = figures(
        player("ann", ["Johannes Vermeer"]), player("bob", ["Oars"]), decks={3: ["Paper"], 5: ["Statistics"]}
    )
    act(match, "Inspire purple")
    assert score(match, "ann") == ["Paper"]
    assert hand(match, "ann") == ["Statistics"]


@pytest.mark.parametrize(("standard", "claimed"), [([1, 2, 3], [1, 2]), ([1, 3], [1])])
def test_johannes_vermeer_claims_the_next_higher_achievement_first(standard: list[int], claimed: list[int]) -> None:
    # The bonus of 5 is enough for the 1 only.
    match = figures(player("ann", ["Johannes Vermeer"]), player("bob", ["Oars"]), achievements=standard)
    act(match, "Achieve 1")
    assert achievements(match, "ann") == claimed
    # One Achieve action, one figure for the opponent.
    assert len(hand(match, "bob")) == 1
    assert karmas_told(match) == ["Johannes Vermeer"]


def test_johannes_vermeer_does_not_watch_special_achievements() -> None:
    match = figures(player("ann", ["Johannes Vermeer"], tucked=6), player("bob", ["Oars"]))
    act(match, "Draw")
    assert achievements(match, "ann") == ["Monument"]
    assert karmas_told(match) == []


@pytest.mark.parametrize(
    ("purple", "turn"), [(["Johannes Vermeer"], "bob"), (["Societies", "Johannes Vermeer"], "ann")]
)
def test_johannes_vermeer_is_silent_when_others_claim_and_once_covered(purple: Pile, turn: str) -> None:
    match = watching({"purple": purple}, turn, {"red": ["Oars"]}, score=[5])
    act(match, "Achieve 1")
    assert achievements(match, turn) == [1]
    assert karmas_told(match) == []
