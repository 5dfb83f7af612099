"""The five special achievements: claimed at once, by condition or through a card, by whoever meets them first."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    asked,
    available,
    before,
    every,
    hand,
    icons,
    log,
    player,
    score,
    table,
    tops,
)
from splay.innovation.facts import BITS, BONUS, CASTLE, CLOCK, ECHO, HEX, MASK
from splay.innovation.special import signs
from splay.kernel.plain import Spec

NINE_CLOCKS: dict[str, Pile] = {
    "blue": (["Computers", "Bioengineering", "Publications"], "up"),
    "purple": (["The Internet", "Railroad", "A.I."], "up"),
}
ELEVEN_CLOCKS: dict[str, Pile] = {
    "blue": (["Rocketry", "Quantum Theory", "Software"], "up"),
    "green": (["Databases", "Collaboration"], "up"),
}


def idle(name: str = "bob") -> Spec:
    """Return a player who meets nothing."""
    return player(name, ["Masonry"])


# Monument


@before
@pytest.mark.parametrize(
    ("tucked", "scored", "claims"), [(5, 0, True), (4, 0, False), (4, 5, False), (0, 5, False), (5, 5, True)]
)
def test_monument_for_the_sixth_card_tucked_in_a_turn(edition: str, tucked: int, scored: int, claims: bool) -> None:
    match = table(
        player("ann", ["Code of Laws"], hand=["Mysticism"], tucked=tucked, scored=scored), idle(), edition=edition
    )
    act(match, "Dogma Code of Laws", "Mysticism", "No")
    assert achievements(match, "ann") == (["Monument"] if claims else [])


@before
@pytest.mark.parametrize(
    ("tucked", "scored", "claims"), [(0, 5, True), (0, 4, False), (5, 4, False), (5, 0, False), (5, 5, True)]
)
def test_monument_for_the_sixth_card_scored_in_a_turn(edition: str, tucked: int, scored: int, claims: bool) -> None:
    match = table(
        player("ann", ["Philosophy"], hand=["Mysticism"], tucked=tucked, scored=scored), idle(), edition=edition
    )
    act(match, "Dogma Philosophy", "Mysticism")
    assert achievements(match, "ann") == (["Monument"] if claims else [])


@before
def test_monument_counts_both_actions_of_a_turn(edition: str) -> None:
    cards = ["Tools", "Writing", "Oars", "Archery", "Sailing"]
    match = table(player("ann", ["Stem Cells"], hand=cards), idle(), edition=edition, decks={10: ["Software"]})
    act(match, "Dogma Stem Cells", "Yes")
    assert achievements(match, "ann") == []
    act(match, "Draw")
    assert asked(match) == "bob"

    match = table(
        player("ann", ["Stem Cells", "Machine Tools"], hand=cards), idle(), edition=edition, decks={1: ["Pottery"]}
    )
    act(match, "Dogma Stem Cells", "Yes")
    act(match, "Dogma Machine Tools")
    assert achievements(match, "ann") == ["Monument"]


@every
def test_the_count_for_monument_starts_anew_with_each_turn(edition: str) -> None:
    match = table(
        player("ann", ["Philosophy"], hand=["Mysticism"], scored=5, tucked=5), idle(), edition=edition, actions=1
    )
    act(match, "Draw")
    act(match, "Draw")
    act(match, "Draw")
    assert asked(match) == "ann"
    act(match, "Dogma Philosophy", "Mysticism")
    assert score(match, "ann") == ["Mysticism"]
    assert achievements(match, "ann") == []


@before
def test_monument_on_another_players_turn(edition: str) -> None:
    match = table(
        player("ann", ["Agriculture"]),
        player("bob", ["Pottery"], hand=["Oars"], scored=5),
        edition=edition,
    )
    act(match, "Dogma Agriculture", "Oars")
    assert achievements(match, "bob") == ["Monument"]


@before
def test_an_achievement_is_claimed_in_the_middle_of_an_effect(edition: str) -> None:
    cards = ["Tools", "Writing", "Oars", "Archery", "Sailing", "Clothing", "Pottery"]
    match = table(player("ann", ["Stem Cells"], hand=cards), idle(), edition=edition)
    act(match, "Dogma Stem Cells", "Yes")
    happened = [line for line in log(match, None) if "scores" in line or "claims" in line]
    assert happened == [*["ann scores a 1."] * 6, "ann claims Monument.", "ann scores a 1."]
    assert "Monument" not in available(match)


# Empire, World, Wonder, Universe


@every
@pytest.mark.parametrize(("card", "leaves"), [("Fermenting", 2), ("Agriculture", 3)])
def test_empire_for_three_icons_of_each_of_the_six_kinds(edition: str, card: str, leaves: int) -> None:
    match = table(
        player(
            "ann",
            ["Rocketry", "Navigation", "Philosophy"],
            piles={"red": (["Coal", "Metalworking", "Archery"], "right")},
            hand=[card],
        ),
        idle(),
        edition=edition,
    )
    act(match, f"Meld {card}")
    shown = icons(match, "ann")
    assert shown["leaf"] == leaves
    assert all(shown[icon] >= 3 for icon in ("crown", "lightbulb", "castle", "factory", "clock"))
    assert achievements(match, "ann") == (["Empire"] if leaves == 3 else [])


@before
@pytest.mark.parametrize(("card", "clocks"), [("Coal", 11), ("Flight", 12), ("Fission", 14)])
def test_world_for_twelve_clocks(edition: str, card: str, clocks: int) -> None:
    match = table(player("ann", piles=ELEVEN_CLOCKS, hand=[card]), idle(), edition=edition)
    act(match, f"Meld {card}")
    assert icons(match, "ann")["clock"] == clocks
    assert achievements(match, "ann") == (["World"] if clocks >= 12 else [])


@every
@pytest.mark.parametrize(
    ("red", "yellow", "claims"),
    [("right", "up", True), ("up", "up", True), ("left", "up", False), ("right", "unsplayed", False)],
)
def test_wonder_for_five_colours_splayed_right_or_up(edition: str, red: str, yellow: str, claims: bool) -> None:
    match = table(
        player(
            "ann",
            piles={
                "blue": (["Tools", "Writing"], "right"),
                "red": (["Archery", "Oars"], red),
                "green": (["Banking", "Sailing"], "left"),
                "yellow": (["Agriculture", "Domestication"], yellow),
                "purple": (["Mysticism", "City States"], "up"),
            },
        ),
        idle(),
        edition=edition,
    )
    assert achievements(match, "ann") == []
    act(match, "Dogma Banking", "green")
    assert achievements(match, "ann") == (["Wonder"] if claims else [])


@every
@pytest.mark.parametrize(
    ("board", "card", "claims"),
    [
        (["Rocketry", "Flight", "Databases", "Antibiotics"], "Empiricism", True),
        (["Rocketry", "Flight", "Databases", "Antibiotics"], "Railroad", False),
        (["Rocketry", "Flight", "Databases"], "Empiricism", False),
        (["Publications", "Flight", "Databases", "Antibiotics"], "Empiricism", False),
    ],
)
def test_universe_for_five_top_cards_of_8_or_more(edition: str, board: list[str], card: str, claims: bool) -> None:
    match = table(player("ann", board, hand=[card]), idle(), edition=edition)
    act(match, f"Meld {card}")
    assert achievements(match, "ann") == (["Universe"] if claims else [])


# On another player's turn, and ties


@before
def test_a_card_taken_away_can_entitle_its_owner_on_another_players_turn(edition: str) -> None:
    match = table(
        player("ann", ["Gunpowder"]),
        player("bob", ["Rocketry", "Databases", "Antibiotics", "Empiricism"], piles={"red": ["Archery", "Flight"]}),
        edition=edition,
        decks={2: ["Currency"]},
    )
    act(match, "Dogma Gunpowder")
    assert achievements(match, "bob") == ["Universe"]
    told = log(match, None)
    # bob claims at once, before ann goes on with the second effect.
    assert told.index("bob claims Universe.") < told.index("ann executes effect 2 of Gunpowder.")


@before
def test_the_current_player_wins_a_tie(edition: str) -> None:
    # Bicycle's clock is ann's twelfth, and the one under it makes twelve for bob.
    match = table(
        player("bob", piles={**NINE_CLOCKS, "green": ["Bicycle", "Databases"]}),
        player(
            "ann",
            ["Fission"],
            piles={
                "blue": (["Rocketry", "Quantum Theory", "Software"], "up"),
                "purple": (["Enterprise", "Lighting"], "up"),
            },
        ),
        edition=edition,
        turn="ann",
        decks={4: ["Anatomy"]},
    )
    assert (icons(match, "ann")["clock"], icons(match, "bob")["clock"]) == (11, 10)
    act(match, "Dogma Enterprise")
    assert (icons(match, "ann")["clock"], icons(match, "bob")["clock"]) == (12, 12)
    assert achievements(match, "ann") == ["World"]
    assert achievements(match, "bob") == []


@before
def test_other_ties_go_to_the_next_player_clockwise(edition: str) -> None:
    # bob is in turn; ann, who shares, hands Mobility to cat. That makes twelve clocks for both, and cat sits next.
    match = table(
        player(
            "ann",
            ["The Wheel"],
            piles={**NINE_CLOCKS, "red": ["Mobility", "Fission"]},
            hand=["Agriculture", "Masonry"],
        ),
        player("bob", ["Road Building"]),
        player("cat", piles=ELEVEN_CLOCKS),
        edition=edition,
        turn="bob",
    )
    act(match, "Dogma Road Building", "Agriculture", "Masonry", "Yes", "cat")
    assert achievements(match, "cat") == ["World"]
    assert achievements(match, "ann") == []


@every
def test_without_a_tie_the_next_player_does_not_matter(edition: str) -> None:
    # As before, but cat lacks one clock: ann gets World though cat would come first.
    match = table(
        player(
            "ann",
            ["The Wheel"],
            piles={**NINE_CLOCKS, "red": ["Mobility", "Fission"]},
            hand=["Agriculture", "Masonry"],
        ),
        player("bob", ["Road Building"]),
        player("cat", piles={**ELEVEN_CLOCKS, "green": ["Databases"]}),
        edition=edition,
        turn="bob",
    )
    act(match, "Dogma Road Building", "Agriculture", "Masonry", "Yes", "cat")
    assert achievements(match, "ann") == ["World"]


@before
def test_what_has_been_claimed_cannot_be_claimed_again(edition: str) -> None:
    match = table(
        player("ann", piles=ELEVEN_CLOCKS, hand=["Flight"]),
        player("bob", ["Tools"], achievements=["World"]),
        edition=edition,
    )
    act(match, "Meld Flight")
    assert icons(match, "ann")["clock"] == 12
    assert achievements(match, "ann") == []
    assert achievements(match, "bob") == ["World"]


@before
def test_a_special_achievement_is_kept_when_its_condition_is_lost(edition: str) -> None:
    match = table(player("ann", piles=ELEVEN_CLOCKS, hand=["Flight", "Oars"]), idle(), edition=edition)
    act(match, "Meld Flight")
    act(match, "Meld Oars")
    assert icons(match, "ann")["clock"] == 11
    assert achievements(match, "ann") == ["World"]


# Through their cards


@before
def test_monument_through_masonry(edition: str) -> None:
    cards = ["The Wheel", "Mysticism", "Oars", "Tools"]
    for held, claimed in ((cards, ["Monument"]), (cards[:3], [])):
        match = table(player("ann", ["Masonry"], hand=held), player("bob", ["Writing"]), edition=edition)
        act(match, "Dogma Masonry", *held)
        assert achievements(match, "ann") == claimed


@every
def test_empire_through_construction(edition: str) -> None:
    five = ["Optics", "Writing", "Currency", "Machinery", "Philosophy"]
    for rival, claimed in ((five[:4], ["Empire"]), (five, [])):
        board = ["Construction", "Tools", "Sailing", "Agriculture", "Mysticism"]
        match = table(player("ann", board), player("bob", rival), edition=edition)
        act(match, "Dogma Construction")
        assert achievements(match, "ann") == claimed


@every
def test_world_through_translation(edition: str) -> None:
    for other, claimed in (("Oars", ["World"]), ("Archery", [])):
        match = table(player("ann", ["Translation", other]), player("bob", ["Tools"]), edition=edition)
        act(match, "Dogma Translation")
        assert achievements(match, "ann") == claimed


@every
def test_wonder_through_invention(edition: str) -> None:
    for purple, claimed in (("left", ["Wonder"]), ("unsplayed", [])):
        piles: dict[str, Pile] = {
            "blue": (["Tools", "Writing"], "left"),
            "red": (["Archery", "Oars"], "right"),
            "green": (["Invention", "Sailing"], "left"),
            "yellow": (["Agriculture", "Domestication"], "up"),
            "purple": (["Mysticism", "City States"], purple),
        }
        match = table(player("ann", piles=piles), player("bob", ["Metalworking"]), edition=edition)
        act(match, "Dogma Invention", "No")
        assert achievements(match, "ann") == claimed


@every
def test_universe_through_astronomy(edition: str) -> None:
    for other, claimed in (("Encyclopedia", ["Universe"]), ("Chemistry", [])):
        match = table(
            player("ann", ["Astronomy", other]), player("bob", ["Oars"]), edition=edition, decks={6: ["Canning"]}
        )
        act(match, "Dogma Astronomy")
        assert achievements(match, "ann") == claimed


@every
def test_a_card_cannot_claim_what_somebody_has(edition: str) -> None:
    match = table(player("ann", ["Translation"]), player("bob", ["Tools"], achievements=["World"]), edition=edition)
    act(match, "Dogma Translation")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == []


@every
def test_a_sharing_opponent_claims_through_a_card_before_its_player(edition: str) -> None:
    match = table(player("ann", ["Translation"]), player("bob", ["Navigation"]), edition=edition)
    act(match, "Dogma Translation")
    assert (achievements(match, "bob"), achievements(match, "ann")) == (["World"], [])
    assert tops(match, "ann") == ["Translation"]


@pytest.mark.parametrize(("kind", "least"), [(CASTLE, 12), (CLOCK, 3), (HEX, 8), (ECHO, 4), (BONUS, 8)])
def test_a_board_with_enough_of_something_always_shows_a_sign_of_it(kind: int, least: int) -> None:
    shift = BITS * (kind - ECHO if kind >= ECHO else kind)
    shown = [count for count in range(MASK + 1) if count << shift & signs([kind], least)]
    assert set(range(least, MASK + 1)) <= set(shown)
    assert not set(range(least // 2)) & set(shown)
