"""Five and more players in the third edition: those two or more seats away share and obey only by far."""

import pytest

from helpers import act, hand, player, table, view, winners
from splay.kernel.plain import Spec

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"]
CASTLES: dict[int, list[str]] = {
    0: [],
    1: ["Tools"],
    2: ["Domestication"],
    3: ["Mysticism"],
    4: ["Mysticism", "Tools"],
    5: ["Mysticism", "Domestication"],
    6: ["Mysticism", "Masonry"],
    7: ["Mysticism", "Masonry", "Tools"],
}
"""Boards by the number of castles that they show."""


def seated(active: str, count: int, other: str, castles: int) -> tuple[list[int], list[int]]:
    """Return who shares and who is vulnerable to ann's card, when one of the others has some castles."""
    players: list[Spec] = [player("ann", [active])]
    for name in NAMES[1:count]:
        board = CASTLES[castles] if name == other else []
        players.append(player(name, board))
    lineup = view(table(*players), "ann").lineups[0]
    return lineup.sharing, lineup.vulnerable


@pytest.mark.parametrize("near", ["bob", "eve"])
@pytest.mark.parametrize(("castles", "shares"), [(1, False), (2, True), (3, True)])
def test_neighbours_share_and_are_vulnerable_as_ever(near: str, castles: int, shares: bool) -> None:
    seat = NAMES.index(near)
    sharing, vulnerable = seated("Archery", 5, near, castles)
    assert (seat in sharing, seat in vulnerable) == (shares, not shares)


@pytest.mark.parametrize("far", ["cat", "dan"])
@pytest.mark.parametrize(
    ("castles", "shares", "vulnerable"),
    [
        # Archery shows two castles.
        (0, False, True),
        (1, False, False),
        (2, False, False),
        (3, False, False),
        (4, True, False),
        (5, True, False),
    ],
)
def test_far_players_share_with_twice_as_many_and_are_vulnerable_to_more_than_twice_as_many(
    far: str, castles: int, shares: bool, vulnerable: bool
) -> None:
    seat = NAMES.index(far)
    lineup = seated("Archery", 5, far, castles)
    assert (seat in lineup[0], seat in lineup[1]) == (shares, vulnerable)


@pytest.mark.parametrize(
    ("castles", "shares", "vulnerable"),
    [(1, False, True), (2, False, False), (5, False, False), (6, True, False), (7, True, False)],
)
def test_the_bounds_for_an_odd_number_of_icons(castles: int, shares: bool, vulnerable: bool) -> None:
    # The Wheel shows three castles: twice that is six, and more than twice one is three.
    lineup = seated("The Wheel", 6, "dan", castles)
    assert (3 in lineup[0], 3 in lineup[1]) == (shares, vulnerable)


@pytest.mark.parametrize(("count", "near"), [(5, [1, 4]), (6, [1, 5]), (7, [1, 6])])
def test_only_the_next_seat_on_either_side_is_near(count: int, near: list[int]) -> None:
    players = [player("ann", ["Archery"])]
    boards = [["Domestication"], ["Engineering"], ["Alchemy"], ["Feudalism"], ["Oars"], ["The Wheel"], ["Masonry"]]
    players += [player(name, board) for name, board in zip(NAMES[1:count], boards, strict=False)]
    # Everyone has two castles or three: enough for a neighbour to share, too few for anyone else.
    lineup = view(table(*players), "ann").lineups[0]
    assert (lineup.sharing, lineup.vulnerable) == (near, [])


def test_a_player_who_neither_shares_nor_is_vulnerable_is_left_out() -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob"),
        player("cat", ["Tools"], hand=["Sailing"]),
        player("dan", ["Domestication"], hand=["Clothing"]),
        player("eve", ["Masonry"]),
        decks={1: ["Pottery", "Agriculture", "Writing"]},
    )
    act(match, "Dogma Oars")
    assert hand(match, "cat") == ["Sailing"]
    assert hand(match, "dan") == ["Clothing"]
    assert hand(match, "eve") == ["Pottery"]


@pytest.mark.parametrize("edition", ["1e", "3e"])
def test_with_four_players_nobody_is_far(edition: str) -> None:
    match = table(
        player("ann", ["Archery"]),
        player("bob"),
        player("cat", ["Domestication"]),
        player("dan", ["Tools"]),
        edition=edition,
    )
    lineup = view(match, "ann").lineups[0]
    assert (lineup.sharing, lineup.vulnerable) == ([2], [1, 3])


@pytest.mark.parametrize("count", [5, 6, 7])
@pytest.mark.parametrize(("options", "needed"), [({}, 4), ({"longer": "yes"}, 5)])
def test_four_achievements_win_and_five_in_the_longer_game(count: int, options: dict[str, str], needed: int) -> None:
    for owned, over in ((needed - 2, False), (needed - 1, True)):
        match = table(
            player("ann", ["Tools"], score=[5], achievements=list(range(2, 2 + owned))),
            *[player(name) for name in NAMES[1:count]],
            options=options,
        )
        assert view(match, None).needed == needed
        act(match, "Achieve 1")
        assert winners(match) == (["ann"] if over else [])


def test_when_a_player_has_left_only_those_at_the_table_count() -> None:
    match = table(*[player(name, ["Archery"] if name == "ann" else []) for name in NAMES[:6]])
    match.concede(1)
    # Five are left: cat now sits beside ann, and dan two seats away.
    match.concede(5)
    lineup = view(match, "ann").lineups[0]
    assert lineup.vulnerable == [2, 3, 4]
    match = table(
        player("ann", ["Archery"]), player("bob"), player("cat", ["Domestication"]), player("dan"), player("eve")
    )
    assert view(match, "ann").lineups[0].sharing == []
    match.concede(3)
    # With four left nobody is far.
    assert view(match, "ann").lineups[0].sharing == [2]
