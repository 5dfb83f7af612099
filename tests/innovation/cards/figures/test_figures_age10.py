"""Figures in the Sand: age 10, card by card."""

from typing import Any

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    all_of,
    answer,
    asked,
    available,
    bottom_of_deck,
    deck,
    figures,
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

# Stephen Hawking


def test_stephen_hawking_inspires_to_tuck_a_10() -> None:
    match = figures(player("ann", ["Stephen Hawking", "Oars"]), player("bob"), decks={10: ["Robotics", "Software"]})
    act(match, "Inspire blue")
    assert pile(match, "ann", "red") == ["Oars", "Robotics"]
    assert hand(match, "ann") == ["Software"]


@pytest.mark.parametrize(
    ("red", "scored", "left"),
    [
        ((["Metalworking", "Archery", "Oars"], "up"), ["Archery", "Metalworking", "Oars"], []),
        ((["Metalworking", "Archery", "Oars"], "left"), ["Oars"], ["Metalworking", "Archery"]),
        (["Metalworking", "Archery", "Oars"], ["Oars"], ["Metalworking", "Archery"]),
    ],
    ids=["three in sight", "only the top card's", "unsplayed"],
)
def test_stephen_hawking_lets_pictures_score_bottom_cards(red: Pile, scored: list[str], left: list[str]) -> None:
    match = figures(player("ann", ["Stephen Hawking"], piles={"red": red}), player("bob"), decks={1: ["Pottery"]})
    act(match, "Dogma Metalworking")
    assert score(match, "ann") == scored
    assert pile(match, "ann", "red") == left
    assert tops(match, "ann")[-1] == "Stephen Hawking"


def test_stephen_hawking_comes_after_an_echo_effect_of_the_same_card() -> None:
    match = figures(
        player("ann", piles={"blue": ["Stephen Hawking"], "green": ["Hedy Lamarr", "Sailing", "Clothing"]}),
        player("bob"),
    )
    act(match, "Dogma Hedy Lamarr", "green", "Stephen Hawking")
    # Hedy Lamarr splays green up, so that it has been counted before: one picture, and clothing is scored.
    assert splay(match, "ann", "green") == "up"
    assert pile(match, "ann", "green") == ["Hedy Lamarr", "Sailing"]
    assert score(match, "ann") == ["Clothing", "Stephen Hawking"]


def test_stephen_hawking_is_shared_with_the_bottom_cards_of_those_who_share() -> None:
    match = figures(
        player("ann", ["Stephen Hawking", "Metalworking"]),
        player("bob", piles={"red": ["Archery", "Road Building"], "yellow": ["Masonry"]}),
        decks={1: ["Pottery", "Writing"]},
    )
    act(match, "Dogma Metalworking")
    assert score(match, "bob") == ["Road Building"]
    assert score(match, "ann") == ["Metalworking"]


@pytest.mark.parametrize(("blue", "turn"), [(["Stephen Hawking"], "bob"), (["Genetics", "Stephen Hawking"], "ann")])
def test_stephen_hawking_is_silent_for_others_and_once_covered(blue: list[str], turn: str) -> None:
    user = {turn: ["Sailing"]}
    match = figures(
        player("ann", user.get("ann", []), piles={"blue": blue}),
        player("bob", user.get("bob", [])),
        decks={1: ["Oars"]},
        turn=turn,
    )
    act(match, "Dogma Sailing")
    assert "Sailing" in tops(match, turn)
    assert score(match, turn) == []


def test_stephen_hawking_makes_history() -> None:
    red: Pile = (["Optics", "Archery", "Oars", "Metalworking"], "up")
    match = figures(player("ann", ["Stephen Hawking"], piles={"red": red}), player("bob"), also=["echoes"])
    act(match, "Draw")
    assert achievements(match, "ann") == ["History"]


# Susan Blackmore


def test_susan_blackmore_inspires_to_use_any_effect_in_sight() -> None:
    match = figures(
        player("ann", ["Susan Blackmore"]),
        player(
            "bob", ["Homer"], piles={"green": (["Sailing", "Hedy Lamarr"], "right"), "red": ["Oars", "Jackie Chan"]}
        ),
        decks={2: ["Calendar"], 10: ["Robotics"]},
    )
    answer(match, "Inspire blue")
    assert options(match) == ["bob, green: echo effect of Hedy Lamarr", "bob, purple: inspire effect of Homer"]
    answer(match, "bob, purple: inspire effect of Homer")
    assert pile(match, "ann", "blue") == ["Susan Blackmore", "Calendar"]
    assert hand(match, "ann") == ["Robotics"]
    assert "ann executes the inspire effect of Homer." in log(match, "bob")


def test_susan_blackmore_does_not_use_her_own_effect() -> None:
    match = figures(player("ann", ["Susan Blackmore"]), player("bob", ["Tools"]), decks={10: ["Robotics"]})
    act(match, "Inspire blue")
    assert hand(match, "ann") == ["Robotics"]


def test_susan_blackmore_uses_pictures_that_count_as_echo_effects() -> None:
    match = figures(
        player("ann", ["Susan Blackmore", "Sailing"]),
        player("bob", ["Stephen Hawking"], piles={"green": (["Clothing", "The Wheel"], "right")}),
    )
    answer(match, "Inspire blue")
    assert options(match) == [
        "bob, blue: echo effect of Stephen Hawking",
        "bob, blue: inspire effect of Stephen Hawking",
        "bob, green: echo effect of Stephen Hawking",
    ]
    answer(match, "bob, green: echo effect of Stephen Hawking")
    assert score(match, "ann") == ["Sailing"]
    assert pile(match, "bob", "green") == ["Clothing", "The Wheel"]


def test_susan_blackmore_takes_a_card_that_nobody_shared() -> None:
    match = figures(player("ann", ["Susan Blackmore"]), player("bob", ["Sailing"]), decks={1: ["Oars"]}, turn="bob")
    act(match, "Dogma Sailing")
    assert score(match, "ann") == ["Sailing"]
    assert tops(match, "bob") == ["Oars"]
    assert seat(match, "ann").scored == 0


def test_susan_blackmore_takes_a_covered_card_but_none_that_has_left_the_boards() -> None:
    match = figures(player("ann", ["Susan Blackmore"]), player("bob", ["Sailing"]), decks={1: ["Clothing"]}, turn="bob")
    act(match, "Dogma Sailing")
    assert score(match, "ann") == ["Sailing"]
    assert pile(match, "bob", "green") == ["Clothing"]
    match = figures(player("ann", ["Susan Blackmore"]), player("bob", ["Kim Yu-Na"]), turn="bob")
    act(match, "Dogma Kim Yu-Na")
    assert (score(match, "ann"), score(match, "bob")) == ([], ["Kim Yu-Na"])
    assert karmas_told(match) == ["Susan Blackmore"]


@pytest.mark.parametrize(("picked", "drawn"), [("Grace Hopper", ["Robotics"]), ("Susan Blackmore", [])])
def test_susan_blackmore_can_be_picked_even_where_there_is_no_card_to_take(picked: str, drawn: list[str]) -> None:
    match = figures(
        player("ann", ["Grace Hopper"]),
        player("bob", ["Kim Yu-Na"]),
        player("cyd", ["Susan Blackmore"]),
        decks={10: ["Robotics"]},
        turn="bob",
    )
    answer(match, "Dogma Kim Yu-Na")
    assert (asked(match), options(match)) == ("bob", ["Grace Hopper", "Susan Blackmore"])
    answer(match, picked)
    assert (hand(match, "ann"), score(match, "cyd")) == (drawn, [])


@pytest.mark.parametrize(
    ("ann", "blue", "turn"),
    [
        (["Optics"], ["Susan Blackmore"], "bob"),
        ([], ["Genetics", "Susan Blackmore"], "bob"),
        (["Sailing"], ["Susan Blackmore"], "ann"),
    ],
    ids=["shared", "covered", "her own"],
)
def test_susan_blackmore_is_silent(ann: list[str], blue: list[str], turn: str) -> None:
    match = figures(
        player("ann", ann, piles={"blue": blue}),
        player("bob", ["Sailing"] if turn == "bob" else []),
        decks={1: ["Oars", "Tools"]},
        turn=turn,
    )
    act(match, "Dogma Sailing")
    assert karmas_told(match) == []
    assert score(match, "ann") == []


# Jackie Chan


@pytest.mark.parametrize(
    ("held", "choices", "scored"),
    [(["Tools", "Oars"], ["Oars"], ["Oars"]), (["Tools"], [], ["Tools"]), ([], [], [])],
)
def test_jackie_chan_inspires_to_score_a_card(held: list[str], choices: list[str], scored: list[str]) -> None:
    match = figures(player("ann", ["Jackie Chan"], hand=held), player("bob"))
    act(match, "Inspire red", *choices)
    assert score(match, "ann") == scored


MOST = [2, 3, 4, 5, 6, 7]
"""All but one of the achievements that win for two players."""


def last_achievement(red: list[str], ann: list[str | int], bob: list[str | int]) -> Match:
    """Let bob claim the achievement that wins, with so much scored, while ann has a red pile and he a figure."""
    match = figures(
        player("ann", ["Sailing"], piles={"red": red}, score=ann),
        player("bob", ["Homer", "Tools"], score=bob, achievements=MOST),
        turn="bob",
    )
    act(match, "Achieve 1")
    return match


def test_jackie_chan_scores_all_other_figures_and_wins_with_the_most_points() -> None:
    match = last_achievement(["Jackie Chan"], [4, 4], ["Canning"])
    assert winners(match) == ["ann"]
    assert "Homer" in score(match, "ann")
    assert tops(match, "ann") == ["Jackie Chan", "Sailing"]
    assert tops(match, "bob") == ["Tools"]
    assert "ann wins by the effect of Jackie Chan." in log(match, "bob")


@pytest.mark.parametrize("ann", [[5], [4]], ids=["a tie", "fewer points"])
def test_jackie_chan_scores_in_vain_without_the_most_points(ann: list[str | int]) -> None:
    match = last_achievement(["Jackie Chan"], ann, ["Canning"])
    assert "Homer" in score(match, "ann")
    assert winners(match) == ["bob"]
    assert "bob wins with 7 achievements." in log(match, "ann")


@pytest.mark.parametrize(
    ("board", "piles", "also"),
    [
        # Bob's achievements are counted again when ann scores her own Avicenna before his Robert E. Lee, when the other
        # figure leaves his flag in sight, and when what lay under Homer brings him one more.
        (["Robert E. Lee"], {}, []),
        (["Tecumseh"], {"blue": ["Berlin"]}, ["cities"]),
        (
            ["Quantum Theory", "Flight", "Corporations", "Antibiotics"],
            {"purple": ["Homer", "Empiricism"]},
            [],
        ),
    ],
    ids=["by a karma", "by a flag", "by a claim"],
)
def test_jackie_chan_scores_to_the_end_before_achievements_are_counted_again(
    board: list[str], piles: dict[str, Pile], also: list[str]
) -> None:
    match = figures(
        player("ann", ["Jackie Chan", "Avicenna"], score=[9, 9, 9, 8, 8]),
        player("bob", board, piles=piles, score=[5], achievements=MOST),
        also=also,
        turn="bob",
    )
    answer(match, "Achieve 1")
    while match.decision is not None:
        match.answer(0)
    assert winners(match) == ["ann"]
    assert tops(match, "ann") == ["Jackie Chan"]


def test_jackie_chan_is_silent_once_covered() -> None:
    match = last_achievement(["Archery", "Jackie Chan"], [9, 9], ["Canning"])
    assert winners(match) == ["bob"]
    assert karmas_told(match) == []
    assert tops(match, "bob") == ["Homer", "Tools"]


def test_jackie_chan_lets_his_owner_win() -> None:
    match = figures(player("ann", ["Jackie Chan"], score=[5], achievements=MOST), player("bob", ["Homer"], score=[10]))
    act(match, "Achieve 1")
    assert winners(match) == ["ann"]
    assert karmas_told(match) == []


def no_cards_left(*players: Any, turn: str) -> Match:
    """Let a player draw where no card is left to be drawn."""
    match = figures(*players, exact=True, turn=turn)
    act(match, "Draw")
    return match


def test_jackie_chan_turns_the_final_score() -> None:
    match = no_cards_left(
        player("ann", ["Jackie Chan"], score=["Software"]),
        player("bob", ["Kim Yu-Na"], score=["Robotics", "Tools"]),
        turn="bob",
    )
    # Bob had 21 points, of which 10 were a bonus.
    assert winners(match) == ["ann"]
    assert points(match, "ann") == 20


def test_jackie_chan_does_not_mind_a_draw() -> None:
    match = no_cards_left(
        player("ann", ["Jackie Chan"], score=["Tools"]),
        player("bob", ["Homer"], score=["Software"]),
        player("cyd", score=["Robotics", "Calendar"]),
        turn="bob",
    )
    assert winners(match) == ["bob", "cyd"]
    assert karmas_told(match) == []


@pytest.mark.parametrize(("ann", "won"), [(["Software"], ["ann", "cyd"]), (["Anatomy"], ["bob", "dan"])])
def test_jackie_chan_wins_with_the_team_by_the_points_of_one_player(ann: list[str], won: list[str]) -> None:
    match = figures(
        player("ann", ["Jackie Chan"], score=ann, team=1),
        player("bob", ["Homer"], score=["Encyclopedia", "Tools"], achievements=[2, 3, 4], team=2),
        player("cyd", ["Hatshepsut"], score=["Pottery"], team=1),
        player("dan", score=["Evolution"], achievements=[5, 6, 7], team=2),
        turn="bob",
    )
    act(match, "Achieve 1")
    assert winners(match) == won
    assert {"Homer", "Hatshepsut"} <= set(score(match, "ann"))


def test_jackie_chan_lets_a_partner_win() -> None:
    match = figures(
        player("ann", ["Jackie Chan"], score=["Software"], team=1),
        player("bob", ["Homer"], team=2),
        player("cyd", ["Tools"], score=["Canning"], achievements=MOST, team=1),
        player("dan", team=2),
        turn="cyd",
    )
    act(match, "Achieve 1")
    assert winners(match) == ["ann", "cyd"]
    assert karmas_told(match) == []


def test_jackie_chan_is_not_triggered_by_a_karma() -> None:
    match = figures(
        player("ann", ["Jackie Chan"], score=["Software"]), player("bob", ["Kim Yu-Na", "Archery"]), turn="bob"
    )
    act(match, "Dogma Kim Yu-Na", "Archery")
    assert winners(match) == ["bob"]
    assert karmas_told(match) == ["Kim Yu-Na"]


def test_jackie_chan_does_not_help_who_concedes() -> None:
    match = figures(player("ann", ["Jackie Chan"], score=["Software"]), player("bob", ["Homer"]))
    match.concede(0)
    assert winners(match) == ["bob"]
    assert karmas_told(match) == []


# Margaret Thatcher


def test_margaret_thatcher_scores_before_a_dogma_action_and_by_her_echo() -> None:
    match = figures(player("ann", ["Margaret Thatcher", "Sailing", "Pottery"]), player("bob", ["Coal", "Masonry"]))
    answer(match, "Dogma Margaret Thatcher")
    assert options(match) == ["Margaret Thatcher", "Sailing", "Coal"]
    answer(match, "Coal")
    assert score(match, "ann") == ["Coal"]
    assert options(match) == ["Margaret Thatcher", "Sailing"]
    answer(match, "Sailing")
    assert score(match, "ann") == ["Coal", "Sailing"]
    assert tops(match, "bob") == ["Masonry"]


def test_margaret_thatcher_may_score_the_card_that_is_used() -> None:
    match = figures(
        player("ann", ["Margaret Thatcher", "Writing", "Education"]), player("bob"), decks={2: ["Calendar"]}
    )
    act(match, "Dogma Writing", "Writing")
    assert score(match, "ann") == ["Writing"]
    assert hand(match, "ann") == ["Calendar"]


def test_margaret_thatcher_finds_nothing_to_score_and_is_silent_once_covered() -> None:
    red: Pile = (["Archery", "Margaret Thatcher"], "up")
    match = figures(player("ann", piles={"red": red}), player("bob", ["Coal"]))
    act(match, "Dogma Archery")
    assert "ann executes the echo effect of Margaret Thatcher." in log(match, "bob")
    assert score(match, "ann") == []
    assert karmas_told(match) == []


@pytest.mark.parametrize(("turn", "action"), [("bob", "Dogma Agriculture"), ("ann", "Draw")])
def test_margaret_thatcher_minds_only_her_own_dogma_actions(turn: str, action: str) -> None:
    match = figures(player("ann", ["Margaret Thatcher"]), player("bob", ["Agriculture"]), turn=turn)
    act(match, action)
    assert karmas_told(match) == []
    assert tops(match, "ann") == ["Margaret Thatcher"]


# Muhammad Yunus


def test_muhammad_yunus_inspires_to_draw_a_10() -> None:
    match = figures(player("ann", ["Muhammad Yunus"]), player("bob"), decks={10: ["Robotics", "Software"]})
    act(match, "Inspire green")
    assert hand(match, "ann") == ["Robotics", "Software"]


@pytest.mark.parametrize(
    ("returned", "shares"), [("Tools", True), ("Pottery", False), ("No", False)], ids=["the icon", "another", "none"]
)
def test_muhammad_yunus_shares_by_the_featured_icon_of_a_returned_card(returned: str, shares: bool) -> None:
    match = figures(
        player("ann", ["Muhammad Yunus"], hand=["Tools", "Pottery"]),
        player("bob", ["Writing"]),
        decks={2: ["Calendar", "Fermenting"]},
        turn="bob",
    )
    answer(match, "Dogma Writing")
    assert asked(match) == "ann"
    assert options(match) == ["Tools", "Pottery", "No"]
    answer(match, returned)
    assert ("Calendar" in hand(match, "ann")) == shares
    assert returned not in hand(match, "ann")
    assert icons(match, "ann") == {"crown": 2}
    if returned != "No":
        assert f"ann reveals {returned} (1)." in log(match, "bob")


def test_muhammad_yunus_escapes_a_demand() -> None:
    match = figures(player("ann", ["Muhammad Yunus"], hand=["Oars", "Tools"]), player("bob", ["Archery"]), turn="bob")
    act(match, "Dogma Archery", "Oars")
    assert hand(match, "ann") == ["Tools"]
    assert hand(match, "bob") == []
    assert (bottom_of_deck(match, 1), score(match, "ann")) == (["Oars"], [])


def test_muhammad_yunus_has_more_than_anyone_in_a_dogma_of_his_owner() -> None:
    match = figures(
        player("ann", ["Muhammad Yunus", "City States"], hand=["Sailing"]),
        player("bob", ["Encyclopedia", "Optics"]),
        player("cyd", ["Navigation"]),
        decks={1: ["Tools"]},
    )
    answer(match, "Dogma City States", "Sailing")
    assert "ann uses the dogma of City States; bob and cyd are vulnerable." in log(match, "bob")


@pytest.mark.parametrize(
    ("held", "clocks"),
    # Two clocks are in sight, and two come for each card that is left in hand; ann has six.
    [(["Tools"], 7), (["Tools", "Sailing", "Clothing"], 2 + 2 * 3)],
    ids=["too few by another karma", "enough"],
)
def test_muhammad_yunus_gives_only_what_is_missing_of_the_majority(held: list[str], clocks: int) -> None:
    match = figures(
        player("ann", ["Masonry", "Quantum Theory", "Satellites"], hand=["Oars"]),
        player("bob", ["Muhammad Yunus", "John Von Neumann"], hand=["Databases", *held]),
    )
    answer(match, "Dogma Masonry", "Databases")
    assert (icons(match, "ann")["clock"], icons(match, "bob")["clock"]) == (6, clocks)
    assert achievements(match, "bob") == []


def test_muhammad_yunus_gets_nothing_for_a_card_without_a_featured_icon() -> None:
    match = figures(
        player("ann", ["Muhammad Yunus"], hand=["Athens"]), player("bob", ["Writing"]), also=["cities"], turn="bob"
    )
    act(match, "Dogma Writing", "Athens")
    assert hand(match, "ann") == []


@pytest.mark.parametrize(
    ("green", "held"),
    [(["Muhammad Yunus"], []), (["Databases", "Muhammad Yunus"], ["Tools"])],
    ids=["no card", "covered"],
)
def test_muhammad_yunus_is_silent(green: list[str], held: list[str]) -> None:
    match = figures(player("ann", piles={"green": green}, hand=held), player("bob", ["Writing"]), turn="bob")
    act(match, "Dogma Writing")
    assert hand(match, "ann") == held
    act(match, "Draw")


def test_muhammad_yunus_keeps_no_majority_beyond_the_end_of_a_game() -> None:
    match = figures(
        player("ann", ["Muhammad Yunus"], hand=["Tools"]),
        player("bob", ["Kim Yu-Na", "Masonry"]),
        turn="bob",
    )
    answer(match, "Dogma Kim Yu-Na", "Tools", "Masonry")
    assert winners(match) == ["bob"]
    assert icons(match, "ann") == {"crown": 2}


# Sergey Brin


def test_sergey_brin_inspires_to_splay_up() -> None:
    match = figures(player("ann", ["Sergey Brin"], piles={"blue": ["Tools", "Pottery"]}), player("bob"))
    act(match, "Inspire green", "blue")
    assert splay(match, "ann", "blue") == "up"
    match = figures(player("ann", ["Sergey Brin"]), player("bob"), decks={10: ["Robotics"]})
    act(match, "Inspire green")
    assert hand(match, "ann") == ["Robotics"]


def test_sergey_brin_need_not_splay() -> None:
    match = figures(player("ann", ["Sergey Brin"], piles={"blue": ["Tools", "Pottery"]}), player("bob"))
    act(match, "Inspire green", "No")
    assert splay(match, "ann", "blue") == "unsplayed"


def dogmas(match: Match) -> list[str]:
    return [option for option in options(match) if option.startswith("Dogma ")]


def test_sergey_brin_uses_top_cards_on_any_board() -> None:
    match = figures(
        player("ann", ["Sergey Brin"]),
        player("bob", ["Athens"], piles={"green": ["Sailing", "Clothing"]}),
        player("cyd", ["Satellites", "Writing"]),
        also=["cities"],
        decks={2: ["Calendar", "Fermenting", "Currency"]},
    )
    assert dogmas(match) == ["Dogma Sergey Brin", "Dogma Sailing", "Dogma Writing", "Dogma Satellites"]
    act(match, "Dogma Writing")
    # By lightbulbs, of which ann has none.
    assert hand(match, "bob") == ["Calendar"]
    assert hand(match, "cyd") == ["Fermenting"]
    assert "Currency" in hand(match, "ann")
    assert tops(match, "cyd") == ["Satellites", "Writing"]


def test_sergey_brin_serves_only_his_owner_and_only_on_top() -> None:
    match = figures(player("ann", ["Sergey Brin"]), player("bob", ["Tools"]), turn="bob")
    assert dogmas(match) == ["Dogma Tools"]
    match = figures(player("ann", piles={"green": ["Databases", "Sergey Brin"]}), player("bob", ["Tools"]))
    assert dogmas(match) == ["Dogma Databases"]


# Alex Trebek

FIGURES_10 = all_of(10, "figures")
OTHERS = "A figure of another value"


def test_alex_trebek_inspires_to_meld_a_card_of_any_value() -> None:
    match = figures(player("ann", ["Alex Trebek", "Tools"]), player("bob"), decks={9: ["Genetics"], 10: ["Robotics"]})
    answer(match, "Inspire yellow")
    assert options(match) == [str(value) for value in range(1, 11)]
    answer(match, "9", OTHERS, OTHERS)
    assert pile(match, "ann", "blue") == ["Genetics", "Tools"]
    assert hand(match, "ann") == ["Robotics"]


@pytest.mark.parametrize(("named", "found"), [("Kim Yu-Na", True), ("Jackie Chan", False), (OTHERS, False)])
def test_alex_trebek_takes_the_figure_he_names(named: str, found: bool) -> None:
    match = figures(
        player("ann", ["Alex Trebek"]), player("bob", hand=["Jackie Chan"]), decks={10: ["Robotics", "Sergey Brin"]}
    )
    before = deck(match, 10, "figures")
    answer(match, "Draw")
    # What is offered says nothing about where the figures are.
    assert options(match) == [*FIGURES_10, OTHERS]
    answer(match, named)
    assert hand(match, "ann") == (["Kim Yu-Na", "Robotics"] if found else ["Robotics"])
    assert hand(match, "bob") == ["Jackie Chan"]
    after = deck(match, 10, "figures")
    assert sorted(after) == sorted(card for card in before if card != named)
    assert after != [card for card in before if card != named]
    assert {
        f"ann chooses {named}{' (10)' if named != OTHERS else ''}.",
        "ann shuffles the Figures deck of 10s.",
    } <= set(log(match, "bob"))


@pytest.mark.parametrize(
    ("yellow", "held", "turn"),
    [
        (["Alex Trebek"], ["Jackie Chan"], "ann"),
        (["Stem Cells", "Alex Trebek"], [], "ann"),
        (["Alex Trebek"], [], "bob"),
    ],
    ids=["a figure in hand", "covered", "an opponent's"],
)
def test_alex_trebek_is_silent(yellow: list[str], held: list[str], turn: str) -> None:
    match = figures(
        player("ann", piles={"yellow": yellow}, hand=held),
        player("bob", ["Stem Cells"] if turn == "bob" else []),
        turn=turn,
    )
    act(match, "Draw")
    assert karmas_told(match) == []


def test_alex_trebek_names_a_figure_though_he_holds_one_of_another_value_or_no_figure() -> None:
    match = figures(player("ann", ["Alex Trebek"], hand=["Homer", "Software"]), player("bob"))
    act(match, "Draw", "Kim Yu-Na")
    assert "Kim Yu-Na" in hand(match, "ann")


def test_alex_trebek_names_no_relic() -> None:
    match = figures(player("ann", ["Alex Trebek"]), player("bob"), also=["artifacts"], options={"relics": "yes"})
    answer(match, "Inspire yellow", "6")
    assert "Napoleon Bonaparte" in options(match)
    assert "Ching Shih" not in options(match)


def test_alex_trebek_does_not_search_an_empty_deck() -> None:
    match = figures(
        player("ann", ["Alex Trebek"]),
        player("bob", score=all_of(10, "figures", but=["Alex Trebek"])),
        decks={10: ["Robotics"]},
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Robotics"]
    assert karmas_told(match) == ["Alex Trebek"]


@pytest.mark.parametrize(("picked", "claims"), [("Samuel de Champlain", True), ("Alex Trebek", False)])
def test_alex_trebek_can_be_picked_even_where_the_deck_is_empty(picked: str, claims: bool) -> None:
    # The figure that ann draws after bob's Achieve action is her fifth card.
    match = figures(
        player("ann", ["Alex Trebek", "Samuel de Champlain"], hand=["Tools", "Oars", "Sailing", "Clothing"]),
        player("bob", ["Pottery"], score=["Canning"], hand=all_of(10, "figures", but=["Alex Trebek"])),
        turn="bob",
    )
    answer(match, "Achieve 1")
    assert (asked(match), options(match)) == ("bob", ["Samuel de Champlain", "Alex Trebek"])
    answer(match, picked)
    assert (asked(match) == "ann" and "Achievement 2" in options(match)) == claims


# Shigeru Miyamoto


@pytest.mark.parametrize(
    ("drawn", "scored"), [("Robotics", False), ("Databases", False), ("Stem Cells", True), ("Globalization", True)]
)
def test_shigeru_miyamoto_scores_a_10_without_a_clock(drawn: str, scored: bool) -> None:
    match = figures(player("ann", ["Shigeru Miyamoto", "Publications"]), player("bob"), decks={10: [drawn]})
    act(match, "Dogma Shigeru Miyamoto")
    assert (score if scored else hand)(match, "ann") == [drawn]


@pytest.mark.parametrize(
    ("others", "wins"),
    [
        ([], True),
        (["Publications"], False),
        (["Railroad"], True),
        (["Quantum Theory"], False),
        (["Quantum Theory", "Mobility"], False),
        (["Quantum Theory", "Railroad"], True),
        (["Quantum Theory", "Fission"], False),
    ],
    ids=["1", "2", "3", "4", "5", "6", "7"],
)
def test_shigeru_miyamoto_wins_with_one_three_or_six_clocks(others: list[str], wins: bool) -> None:
    match = figures(player("ann", ["Shigeru Miyamoto", *others]), player("bob"), decks={10: ["Robotics"]})
    act(match, "Dogma Shigeru Miyamoto")
    assert winners(match) == (["ann"] if wins else [])
    assert hand(match, "ann") == ([] if wins else ["Robotics"])


@pytest.mark.parametrize(
    ("ann", "yellow", "turn", "action"),
    [
        (["Sailing"], ["Shigeru Miyamoto"], "ann", "Dogma Sailing"),
        (["Publications"], ["Stem Cells", "Shigeru Miyamoto"], "ann", "Dogma Publications"),
        (["Quantum Theory"], ["Stem Cells", "Shigeru Miyamoto"], "ann", "Dogma Quantum Theory"),
        ([], ["Shigeru Miyamoto"], "bob", "Dogma Quantum Theory"),
        ([], ["Shigeru Miyamoto"], "ann", "Draw"),
    ],
    ids=["another icon", "covered, another icon", "covered", "an opponent's", "another action"],
)
def test_shigeru_miyamoto_is_silent(ann: list[str], yellow: list[str], turn: str, action: str) -> None:
    match = figures(
        player("ann", ann, piles={"yellow": yellow}),
        player("bob", ["Quantum Theory"] if turn == "bob" else []),
        turn=turn,
    )
    answer(match, action)
    assert karmas_told(match) == []
    assert winners(match) == []


# Kim Yu-Na


def test_kim_yu_na_scores_a_top_card_without_a_castle() -> None:
    match = figures(player("ann", ["Kim Yu-Na", "Sailing"]), player("bob", ["Archery"]))
    act(match, "Dogma Kim Yu-Na", "Sailing")
    assert score(match, "ann") == ["Sailing"]
    act(match, "Dogma Kim Yu-Na")
    assert score(match, "ann") == ["Kim Yu-Na", "Sailing"]
    assert karmas_told(match) == []


def test_kim_yu_na_wins_by_scoring_a_castle() -> None:
    match = figures(player("ann", ["Kim Yu-Na", "Archery"]), player("bob"))
    act(match, "Dogma Kim Yu-Na", "Archery")
    assert winners(match) == ["ann"]
    assert tops(match, "ann") == ["Archery", "Kim Yu-Na"]


def test_kim_yu_na_wins_by_a_figure_that_fades() -> None:
    match = figures(player("ann", ["Kim Yu-Na"], hand=["Gilgamesh"]), player("bob"))
    act(match, "Meld Gilgamesh", "Gilgamesh")
    assert winners(match) == ["ann"]


@pytest.mark.parametrize(("purple", "turn"), [(["Kim Yu-Na"], "bob"), (["Services", "Kim Yu-Na"], "ann")])
def test_kim_yu_na_lets_others_score_and_is_silent_once_covered(purple: list[str], turn: str) -> None:
    scorer, held = {turn: ["Jackie Chan"]}, {turn: ["Archery"]}
    match = figures(
        player("ann", scorer.get("ann", []), piles={"purple": purple}, hand=held.get("ann", [])),
        player("bob", scorer.get("bob", []), hand=held.get("bob", [])),
        turn=turn,
    )
    act(match, "Inspire red")
    assert score(match, turn) == ["Archery"]
    assert winners(match) == []


# Martin Scorsese


def test_martin_scorsese_echoes_with_a_10() -> None:
    match = figures(player("ann", ["Martin Scorsese", "Oars"]), player("bob"), decks={10: ["Robotics"]})
    act(match, "Dogma Martin Scorsese")
    assert tops(match, "ann") == ["Martin Scorsese", "Robotics"]


def test_martin_scorsese_tucks_a_figure_and_claims_an_achievement() -> None:
    match = figures(player("ann", ["Martin Scorsese"], hand=["Che Guevara"]), player("bob", ["Homer"]))
    answer(match, "Meld Che Guevara")
    assert options(match) == [f"Achievement {value}" for value in range(1, 10)]
    answer(match, "Achievement 9")
    assert achievements(match, "ann") == [9]
    assert 9 not in available(match)
    # He was tucked, and so scores nothing; but he is a second top figure now.
    assert tops(match, "bob") == ["Homer"]
    answer(match, "Che Guevara")
    assert tops(match, "ann") == ["Martin Scorsese"]


def test_martin_scorsese_tucks_though_no_achievement_is_left() -> None:
    match = figures(player("ann", ["Martin Scorsese"], hand=["Homer"]), player("bob"), achievements=[])
    act(match, "Meld Homer")
    assert pile(match, "ann", "purple") == ["Martin Scorsese", "Homer"]
    assert achievements(match, "ann") == []


@pytest.mark.parametrize(
    ("purple", "turn", "melded"),
    [
        (["Martin Scorsese"], "ann", "Tools"),
        (["Services", "Martin Scorsese"], "ann", "Homer"),
        (["Martin Scorsese"], "bob", "Homer"),
    ],
    ids=["no figure", "covered", "an opponent's"],
)
def test_martin_scorsese_is_silent(purple: list[str], turn: str, melded: str) -> None:
    held = {turn: [melded]}
    match = figures(
        player("ann", piles={"purple": purple}, hand=held.get("ann", [])),
        player("bob", hand=held.get("bob", [])),
        turn=turn,
    )
    act(match, f"Meld {melded}")
    assert melded in tops(match, turn)
    assert karmas_told(match) == []
    assert achievements(match, turn) == []
