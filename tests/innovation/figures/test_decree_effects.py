"""What each decree does when it is issued."""

from helpers import (
    achievements,
    act,
    answer,
    available,
    figures,
    hand,
    junk,
    options,
    player,
    score,
    splay,
    tops,
    winners,
)

THREE = ["Charles Darwin", "Alexander the Great", "Sejong the Great"]
"""Figures of three values."""


def test_the_advancement_decree_draws_two_above_the_highest_top_card() -> None:
    match = figures(player("ann", ["Tools"], hand=THREE), player("bob"), decks={3: ["Paper"]})
    act(match, "Issue the Advancement decree")
    assert hand(match, "ann") == ["Paper"]
    assert achievements(match, "ann") == ["Advancement"]
    assert junk(match) == sorted(THREE)
    match = figures(player("ann", ["Databases"], hand=THREE), player("bob", score=[1]))
    act(match, "Issue the Advancement decree")
    assert winners(match) == ["bob"]


def test_the_war_decree_returns_the_top_cards_of_all_others_be_they_partners() -> None:
    match = figures(
        player("ann", ["Tools"], hand=THREE, team=1),
        player("bob", ["Oars", "Calendar"], team=2),
        player("cyd", ["Sailing"], team=1),
        player("dan", piles={"yellow": ["Fermenting", "Masonry"]}, team=2),
    )
    answer(match, "Issue the War decree", "1")
    # Both go under the deck of the 1s, in an order of hers.
    assert options(match) == ["Oars", "Sailing"]
    answer(match, "Sailing")
    assert (tops(match, "ann"), tops(match, "bob"), tops(match, "cyd")) == (["Tools"], ["Calendar"], [])
    assert tops(match, "dan") == ["Fermenting"]


def test_the_trade_decree_goes_by_the_highest_top_card_as_it_was_at_first() -> None:
    match = figures(
        player("ann", ["J.P. Morgan", "H.G. Wells"], hand=["Homer", "Hatshepsut"]),
        player("bob"),
        decks={9: ["Computers", "Ecology", "Suburbia"], 10: ["Databases"]},
    )
    answer(match, "Issue the Trade decree")
    # By H.G. Wells each 9 is melded, used and removed; Computers melds and uses a 10, but 9s are drawn all the same.
    assert {"Computers", "Ecology"} <= set(junk(match))


def test_the_expansion_decree_splays_any_colour_up() -> None:
    ann = player(
        "ann",
        ["Nikola Tesla"],
        piles={"blue": (["Tools", "Pottery"], "up"), "red": ["Oars", "Archery"]},
        hand=["Homer", "Hatshepsut"],
    )
    match = figures(ann, player("bob"))
    answer(match, "Issue the Expansion decree")
    # A colour that is splayed up already can be named as well, and so can a single card: then nothing changes.
    assert options(match) == ["blue", "red", "yellow"]
    answer(match, "blue")
    assert splay(match, "ann", "red") == "unsplayed"
    match = figures(ann, player("bob"))
    act(match, "Issue the Expansion decree", "red")
    assert splay(match, "ann", "red") == "up"


def test_the_rivalry_decree_returns_three_scored_cards_and_top_figures_of_another_player() -> None:
    match = figures(
        player("ann", ["Pelé"], hand=["Homer", "Hatshepsut"]),
        player("bob", ["Nikola Tesla", "Oars"], score=["Calendar", "Mapmaking", "Fermenting", "Paper"]),
        player("cyd", ["Albert Einstein"], score=["Tools"]),
    )
    answer(match, "Issue the Rivalry decree", "bob", "bob: a 2", "bob: a 2", "bob: a 2")
    assert score(match, "bob") == ["Paper"]
    assert tops(match, "bob") == ["Oars"]
    assert (score(match, "cyd"), tops(match, "cyd")) == (["Tools"], ["Albert Einstein"])


def test_a_decree_of_another_player_is_only_given_back() -> None:
    match = figures(player("ann", ["Tools"], hand=THREE), player("bob", achievements=["Advancement"]))
    act(match, "Issue the Advancement decree")
    assert hand(match, "ann") == []
    assert achievements(match, "ann") == achievements(match, "bob") == []
    assert "Advancement" in available(match)
