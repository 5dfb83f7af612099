"""Figures and cities in one game: karmas upon what cities do, and cities for what figures do."""

import pytest

from helpers import (
    achievements,
    act,
    answer,
    asked,
    figures,
    hand,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    seat,
    splay,
    winners,
)

# Cities for splays


def test_who_shares_a_splay_of_an_echo_effect_draws_a_city_as_well_and_the_free_draw_is_a_figure() -> None:
    match = figures(
        player("ann", ["J.P. Morgan"], piles={"blue": ["Tools", "Pottery"]}),
        player("bob", ["Currency", "Code of Laws"], piles={"red": ["Oars", "Archery"]}),
        also=["cities", "artifacts", "echoes"],
        decks={2: ["Rome"], 8: ["Kiev", "Marie Curie"]},
    )
    act(match, "Dogma J.P. Morgan", "red", "blue")
    assert (hand(match, "bob"), hand(match, "ann")) == (["Rome"], ["Kiev", "Marie Curie"])


def test_what_a_karma_splays_draws_a_city_before_the_karma_goes_on() -> None:
    match = figures(
        player("ann", ["Caresse Crosby"], piles={"green": ["Clothing", "The Wheel"]}, hand=["Sailing"]),
        player("bob", ["Oars"]),
        also=["cities"],
        decks={2: ["Calendar", "Philosophy"], 8: ["Kiev", "Flight"]},
    )
    act(match, "Inspire yellow")
    drawn = ["Kiev (8)", "Calendar (2)", "Philosophy (2)", "Flight (8)"]
    assert [line for line in log(match, "ann") if " draws " in line] == [f"ann draws {card}." for card in drawn]
    assert (splay(match, "ann", "green"), pile(match, "ann", "green")[-1]) == ("left", "Sailing")


def test_a_decree_that_splays_draws_a_city() -> None:
    match = figures(
        player(
            "ann", ["John Loudon McAdam"], piles={"green": ["Clothing", "Sailing"]}, hand=["Homer", "Huang Di", "Rome"]
        ),
        player("bob", ["Oars"]),
        also=["cities"],
        decks={6: ["Berlin"]},
    )
    # The city in hand is removed with it, and so does not stand in the way.
    act(match, "Issue the Expansion decree", "green")
    assert hand(match, "ann") == ["Berlin"]


def test_a_city_in_the_forecast_that_counts_as_held_keeps_another_from_being_drawn() -> None:
    def held(purple: list[str]) -> list[str]:
        match = figures(
            player("ann", piles={"purple": purple}, hand=["Oars"], forecast=["Kiev"]),
            player("bob", ["Pottery"]),
            also=["cities"],
        )
        act(match, "Meld Oars")
        return [card for card in hand(match, "ann") if card != "Kiev"]

    assert held(["Emperor Meiji"]) == []
    assert len(held(["Mysticism", "Emperor Meiji"])) == 1


# Karmas upon what cities do


def test_the_arrow_of_a_city_splays_the_fifth_colour_left_and_wins_with_caresse_crosby() -> None:
    match = figures(
        player(
            "ann",
            ["Sailing"],
            piles={
                "blue": (["Tools", "Pottery"], "left"),
                "red": (["Oars", "Archery"], "left"),
                "yellow": (["Caresse Crosby", "Masonry"], "left"),
                "purple": (["Mysticism", "Code of Laws"], "left"),
            },
            hand=["Baghdad"],
        ),
        player("bob"),
        also=["cities"],
    )
    act(match, "Meld Baghdad")
    assert winners(match) == ["ann"]
    assert splay(match, "ann", "green") == "unsplayed"


@pytest.mark.parametrize(("achieved", "won"), [([1], ["ann"]), ([], [])], ids=["who leads", "a tie"])
def test_charles_darwin_wins_by_the_claim_of_legend(achieved: list[str | int], won: list[str]) -> None:
    match = figures(
        player(
            "ann",
            ["Charles Darwin"],
            piles={"green": (["Sailing", "Clothing"], "left")},
            hand=["Baghdad"],
            achievements=achieved,
        ),
        player("bob", ["Oars"]),
        also=["cities"],
    )
    act(match, "Meld Baghdad")
    assert winners(match) == won
    assert achievements(match, "ann") == (achieved if won else ["Legend"])


def test_a_city_with_a_flag_that_gene_roddenberry_tucks_claims_glory_and_uses_no_icon() -> None:
    match = figures(
        player("ann", ["Gene Roddenberry"], hand=["Washington", "Tools"]), player("bob", ["Homer"]), also=["cities"]
    )
    act(match, "Meld Washington", "Homer")
    assert pile(match, "ann", "purple") == ["Gene Roddenberry", "Washington"]
    assert splay(match, "ann", "purple") == "unsplayed"
    assert achievements(match, "ann") == ["Glory"]


def test_benjamin_franklin_draws_and_melds_before_a_city_whose_icons_then_act() -> None:
    match = figures(
        player("ann", ["Benjamin Franklin"], hand=["Baghdad"]),
        player("bob", ["Oars"]),
        also=["cities"],
        decks={4: ["Navigation"], 6: ["Berlin"]},
    )
    act(match, "Meld Baghdad")
    # With the card under it, the arrow has a colour to splay; it is no new colour any more.
    assert (pile(match, "ann", "green"), splay(match, "ann", "green")) == (["Baghdad", "Navigation"], "left")
    assert hand(match, "ann") == ["Berlin"]


def test_purple_is_a_new_colour_again_once_catherine_the_great_has_gone_to_the_hand() -> None:
    match = figures(
        player("ann", ["Catherine the Great"], hand=["Mysticism"]),
        player("bob", ["Oars"]),
        also=["cities", "artifacts"],
        decks={1: ["Athens"]},
    )
    act(match, "Meld Mysticism")
    # Nothing has been covered, so nothing is dug up.
    assert hand(match, "ann") == ["Athens", "Catherine the Great"]
    assert seat(match, "ann").displayed == []


def test_a_figure_that_fades_from_a_fountain_wins_at_once() -> None:
    match = figures(
        player("ann", ["Sailing"]),
        player("bob", ["Homer"], piles={"red": ["Robert E. Lee", "Kuala Lumpur"]}, achievements=[1, 2, 3, 4, 5, 6, 7]),
        also=["cities"],
    )
    answer(match, "Draw")
    assert (asked(match), options(match)) == ("bob", ["Robert E. Lee", "Homer"])
    answer(match, "Robert E. Lee")
    assert winners(match) == ["bob"]


# Endorse


def test_edward_jenner_returns_a_card_in_each_round_of_an_endorsed_demand() -> None:
    match = figures(
        player("ann", ["Archery", "Memphis"], hand=["Sailing"]),
        player("bob", ["Edward Jenner"], hand=["Tools", "Calendar", "Paper"]),
        also=["cities"],
    )
    act(match, "Endorse Archery", "Tools", "Calendar")
    assert (hand(match, "bob"), hand(match, "ann")) == (["Paper"], [])
    assert karmas_told(match) == ["Edward Jenner"] * 2


def test_susan_blackmore_takes_an_endorsed_card_once_that_nobody_has_shared() -> None:
    match = figures(
        player("ann", ["Writing", "Athens"], hand=["Sailing"]), player("bob", ["Susan Blackmore"]), also=["cities"]
    )
    act(match, "Endorse Writing")
    assert score(match, "bob") == ["Writing"]
    assert len(hand(match, "ann")) == 2
    assert karmas_told(match) == ["Susan Blackmore"]


def test_mikhail_kalashnikov_keeps_the_red_card_that_pays_and_the_dogma_goes_on() -> None:
    match = figures(
        player("ann", ["Mikhail Kalashnikov", "Writing", "Babylon"], hand=["Oars"]),
        player("bob", ["Archery"]),
        also=["cities"],
        decks={2: ["Calendar", "Mapmaking"]},
    )
    act(match, "Endorse Writing", "Move Archery to your score pile")
    assert hand(match, "ann") == ["Calendar", "Mapmaking", "Oars"]
    assert score(match, "ann") == ["Archery"]
