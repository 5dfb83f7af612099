"""How figures are drawn: for the free draw by sharing, and by opponents after an Achieve action."""

from typing import Any

import pytest

from helpers import (
    ACTION,
    achievements,
    act,
    all_of,
    answer,
    asked,
    figures,
    game,
    hand,
    karmas_told,
    log,
    options,
    player,
    table,
    tops,
    view,
    winners,
)
from splay.kernel.match import Match


def sharing(board: list[str], bob: list[str], *, held: list[str] | None = None, **rest: Any) -> Match:
    """Let ann use Writing, which bob shares or not."""
    match = figures(player("ann", board, hand=held or []), player("bob", bob), **rest)
    act(match, "Dogma Writing")
    return match


TWOS = ["Currency", "Calendar"]


# For sharing


def test_a_free_draw_by_sharing_is_a_figure() -> None:
    match = sharing(["Writing"], ["Tools"], decks={1: ["Oars", "Homer"], 2: TWOS})
    assert (hand(match, "ann"), hand(match, "bob")) == (["Calendar", "Homer"], ["Currency"])


def test_without_anyone_who_shares_there_is_none() -> None:
    match = sharing(["Writing"], ["Oars"], decks={1: ["Homer"], 2: TWOS})
    assert (hand(match, "ann"), hand(match, "bob")) == (["Currency"], [])


def test_sharing_that_changes_nothing_earns_none() -> None:
    # Bob shares Masonry without a card to meld.
    match = figures(player("ann", ["Masonry"]), player("bob", ["The Wheel"]), decks={1: ["Homer"]})
    act(match, "Dogma Masonry")
    assert hand(match, "ann") == []


def test_a_demand_earns_none() -> None:
    match = figures(player("ann", ["Archery"]), player("bob", ["Tools"]), decks={1: ["Oars", "Homer"]})
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Oars"]


def test_a_partners_sharing_earns_none_but_an_opponents_does() -> None:
    for sharer, drawn in (("cat", []), ("bob", ["Homer"])):
        boards = {name: ["Tools"] if name == sharer else [] for name in ("bob", "cat", "dan")}
        match = figures(
            player("ann", ["Writing"], team=0),
            *[player(name, boards[name], team=number) for name, number in (("bob", 1), ("cat", 0), ("dan", 1))],
            decks={1: ["Homer"], 2: TWOS},
        )
        act(match, "Dogma Writing")
        assert hand(match, "ann") == ["Calendar", *drawn]


def test_it_has_the_value_of_the_highest_top_card() -> None:
    match = sharing(["Writing", "Anatomy"], ["Tools"], decks={1: ["Homer"], 2: TWOS, 4: ["Galileo Galilei"]})
    assert hand(match, "ann") == ["Calendar", "Galileo Galilei"]


def test_it_goes_by_the_top_cards_after_the_dogma() -> None:
    # Imhotep has everyone who shares draw and meld a 2.
    match = figures(
        player("ann", ["Imhotep"]), player("bob", ["The Wheel"]), decks={1: ["Homer"], 2: [*TWOS, "Archimedes"]}
    )
    act(match, "Dogma Imhotep")
    assert hand(match, "ann") == ["Archimedes"]


def test_an_age_without_base_cards_is_empty_for_figures_too() -> None:
    match = figures(
        player("ann", ["Writing"]),
        player("bob", ["Tools"], score=all_of(1, but=["Writing", "Tools"])),
        decks={1: ["Homer"], 2: ["Currency", "Calendar", "Archimedes"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Archimedes", "Calendar"]


def test_where_the_figures_are_out_it_is_a_base_card() -> None:
    match = figures(
        player("ann", ["Writing"]),
        player("bob", ["Tools"], score=all_of(1, "figures")),
        decks={1: ["Oars"], 2: ["Currency", "Calendar", "Archimedes"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Calendar", "Oars"]


def test_other_draws_are_no_figures() -> None:
    match = figures(player("ann", ["Pottery"]), player("bob", ["Oars"]), decks={1: ["Homer", "Tools"]})
    act(match, "Draw")
    assert hand(match, "ann") == ["Tools"]


# With Echoes


def test_the_figure_comes_before_the_rule_of_echoes() -> None:
    # Without a card of Echoes in hand, any other draw would be one.
    match = figures(
        player("ann", ["Writing"], hand=["Clothing"]),
        player("bob", ["Tools"]),
        also=["echoes"],
        decks={1: ["Oars", "Homer", "Ruler"], 2: ["Currency", "Pagoda"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Clothing", "Homer", "Pagoda"]


@pytest.mark.parametrize(("held", "drawn"), [(["Clothing", "Plumbing"], "Oars"), (["Clothing"], "Ruler")])
def test_a_base_card_in_place_of_a_figure_goes_by_the_rule_of_echoes(held: list[str], drawn: str) -> None:
    # Bob shares Masonry and melds a card, which earns ann a draw.
    match = figures(
        player("ann", ["Masonry"], hand=held),
        player("bob", ["The Wheel"], hand=["Mysticism"], score=all_of(1, "figures")),
        also=["echoes"],
        decks={1: ["Oars", "Ruler"]},
    )
    answer(match, "Dogma Masonry", "Mysticism")
    if match.decision is not None and match.decision.prompt != ACTION:
        answer(match, "Done")
    assert hand(match, "ann") == sorted([*held, drawn])


# Which are Dogma actions


def test_the_free_dogma_of_an_artifact_can_earn_a_figure() -> None:
    match = figures(
        {**player("ann", ["Writing"]), "display": ["Holmegaard Bows"]},
        player("bob", ["Pottery", "Agriculture"]),
        also=["artifacts"],
        decks={1: ["Homer"], 2: TWOS},
    )
    answer(match, "Free dogma Holmegaard Bows")
    assert hand(match, "ann") == ["Calendar", "Homer"]


def test_an_endorsed_dogma_can_earn_a_figure_once() -> None:
    match = figures(
        player("ann", ["Writing", "Babylon"], hand=["Oars"]),
        player("bob", ["Tools", "Philosophy", "Paper"]),
        also=["cities"],
        decks={1: ["Homer", "Tigernmas"], 2: [*TWOS, "Mathematics"]},
    )
    act(match, "Endorse Writing")
    assert hand(match, "ann") == ["Calendar", "Homer", "Mathematics"]


def test_the_dogma_of_a_promoted_card_can_earn_a_figure() -> None:
    match = figures(
        player("ann", hand=["Mapmaking"], forecast=["Writing"]),
        player("bob", ["Tools"]),
        decks={2: [*TWOS, "Archimedes"]},
    )
    act(match, "Meld Mapmaking", "Writing", "Yes")
    assert hand(match, "ann") == ["Archimedes", "Calendar"]


def test_an_effect_that_uses_another_card_for_oneself_alone_earns_none() -> None:
    match = figures(
        player("ann", ["Cyrus Cylinder"]),
        player("bob", ["Code of Laws"]),
        also=["artifacts"],
        decks={2: ["Archimedes"]},
    )
    act(match, "Dogma Cyrus Cylinder", "ann")
    assert hand(match, "ann") == []


# After an Achieve action


def test_each_opponent_draws_a_figure_of_the_value_of_the_own_highest_top_card() -> None:
    match = figures(
        player("ann", ["Currency", "Tools"], score=[5]),
        player("bob", ["Oars"]),
        player("cat", ["Pottery", "Anatomy"]),
        player("dan"),
        decks={1: ["Homer", "Sneferu"], 4: ["Galileo Galilei"]},
    )
    act(match, "Achieve 1")
    assert [hand(match, name) for name in ("ann", "bob", "cat", "dan")] == [
        [],
        ["Homer"],
        ["Galileo Galilei"],
        ["Sneferu"],
    ]


def test_they_draw_clockwise_from_the_one_who_achieves() -> None:
    # One figure is left: the next one has a base card in its place.
    match = figures(
        player("ann", ["Pottery"]),
        player("bob", ["Tools"], score=[5]),
        player("cat", ["Oars"], score=all_of(1, "figures", but=["Homer"])),
        decks={1: ["Clothing", "Homer"]},
        turn="bob",
    )
    act(match, "Achieve 1")
    assert (hand(match, "cat"), hand(match, "ann")) == (["Homer"], ["Clothing"])


def test_a_partner_draws_none() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5], team=0),
        player("bob", ["Oars"], team=1),
        player("cat", ["Pottery"], team=0),
        player("dan", ["Sailing"], team=1),
        decks={1: ["Homer", "Sneferu"]},
    )
    act(match, "Achieve 1")
    assert [hand(match, name) for name in ("ann", "bob", "cat", "dan")] == [[], ["Homer"], [], ["Sneferu"]]


def test_a_special_achievement_gives_no_figures() -> None:
    match = figures(player("ann", ["Gilgamesh"], hand=["Oars"], scored=5), player("bob", ["Pottery"]))
    act(match, "Inspire red")
    assert (achievements(match, "ann"), hand(match, "bob")) == (["Monument"], [])


def test_a_standard_achievement_that_an_effect_claims_gives_none() -> None:
    match = figures(player("ann", ["Holy Grail"], hand=["Oars"]), player("bob", ["Pottery"]), also=["artifacts"])
    act(match, "Dogma Holy Grail")
    assert (achievements(match, "ann"), hand(match, "bob")) == ([1], [])


def test_a_card_that_counts_as_an_available_achievement_gives_figures_too() -> None:
    match = figures(
        player("ann", ["Cai Lun"], score=[10], forecast=["Currency"]),
        player("bob", ["Pottery"]),
        decks={1: ["Homer"]},
    )
    act(match, "Achieve Currency")
    assert (achievements(match, "ann"), hand(match, "bob")) == ([2], ["Homer"])


def test_an_achievement_that_another_one_claims_first_gives_none() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5]),
        player("bob", ["Shivaji"], score=[5]),
        player("cat", ["Pottery"]),
        decks={1: ["Homer"], 5: ["Isaac Newton"]},
    )
    act(match, "Achieve 1")
    assert (achievements(match, "ann"), achievements(match, "bob")) == ([], [1])
    assert [hand(match, name) for name in ("ann", "bob", "cat")] == [[], [], []]


def test_the_game_is_over_before_anyone_draws() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5], achievements=[2, 3, 4, 5, "Monument", "Empire"]),
        player("bob", ["Pottery"]),
        decks={1: ["Homer"]},
    )
    answer(match, "Achieve 1")
    assert (winners(match), hand(match, "bob")) == (["ann"], [])


def test_an_opponents_karma_acts_upon_that_draw() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5]),
        player("bob", ["Rhazes"], hand=["Optics", "Oars"]),
        decks={3: ["Al-Kindi"]},
    )
    act(match, "Achieve 1")
    assert karmas_told(match) == ["Rhazes"]
    assert hand(match, "bob") == ["Al-Kindi", "Oars"]


def test_opponents_draw_even_if_the_one_who_has_achieved_concedes_meanwhile() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5]),
        player("bob", ["Rhazes"], hand=["Optics", "Medicine"]),
        player("cat", ["Pottery"]),
        decks={3: ["Al-Kindi"], 1: ["Homer"]},
    )
    answer(match, "Achieve 1")
    assert (asked(match), options(match)) == ("bob", ["Optics", "Medicine"])
    match.concede(0)
    answer(match, "Optics")
    assert (hand(match, "bob"), hand(match, "cat")) == (["Al-Kindi", "Medicine"], ["Homer"])
    assert (asked(match), tops(match, "ann")) == ("bob", [])


def test_an_opponent_who_concedes_meanwhile_leaves_and_the_others_draw() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5]),
        player("bob", ["Rhazes"], hand=["Optics", "Medicine"]),
        player("cat", ["Pottery"]),
        decks={1: ["Homer"]},
    )
    answer(match, "Achieve 1")
    match.concede(1)
    assert (hand(match, "cat"), tops(match, "bob"), asked(match)) == (["Homer"], [], "ann")
    assert (achievements(match, "ann"), game(match).actions) == ([1], 1)


def test_a_figure_above_10_ends_the_game() -> None:
    match = figures(
        player("ann", ["Tools"], score=[5]),
        player("bob", ["Software"], score=all_of(10, but=["Software"])),
    )
    answer(match, "Achieve 1")
    assert winners(match) == ["bob"]


def test_it_is_seen_that_a_figure_is_drawn_but_not_which() -> None:
    match = figures(player("ann", ["Tools"], score=[5]), player("bob", ["Pottery"]), decks={1: ["Homer"]})
    act(match, "Achieve 1")
    assert not any("Homer" in line for line in log(match, "ann") + log(match, None))
    assert any("Homer" in line for line in log(match, "bob"))
    assert any("bob draws" in line and "igures 1" in line for line in log(match, "ann"))
    assert "Homer" not in str(view(match, "ann").to_json())


def test_without_figures_in_the_game_nobody_draws() -> None:
    match = table(player("ann", ["Tools"], score=[5]), player("bob", ["Pottery"]))
    act(match, "Achieve 1")
    assert (achievements(match, "ann"), hand(match, "bob")) == ([1], [])
