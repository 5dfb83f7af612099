"""Verification: what others could not check otherwise is shown, and the log tells it to all."""

from helpers import act, before, every, hand, log, player, score, table
from splay.kernel.match import Match

EVERYONE = ["ann", "bob", "cat", None]


def shown(match: Match) -> list[str]:
    """Return what everyone reads of cards shown."""
    lines = [[line for line in log(match, name) if " reveals " in line or " shows " in line] for name in EVERYONE]
    assert all(line == lines[0] for line in lines)
    return lines[0]


def test_a_card_that_had_to_bear_an_icon_is_shown_before_it_goes_to_a_hidden_place() -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob", ["Pottery"], hand=["Sailing", "Archery"]),
        player("cat", ["Masonry"]),
        edition="4e",
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Oars")
    assert score(match, "ann") == ["Sailing"]
    # With no other crown to hand over, bob shows that, too.
    assert shown(match) == ["bob reveals Sailing (1).", "bob shows their hand: Archery (1) and Tools (1)."]
    lines = log(match, "cat")
    assert lines.index("bob reveals Sailing (1).") < lines.index(
        "bob transfers a 1 from their hand to ann's score pile."
    )


@before
def test_earlier_editions_show_a_card_handed_over_only_to_who_demands_it(edition: str) -> None:
    match = table(
        player("ann", ["Oars"]),
        player("bob", ["Pottery"], hand=["Sailing", "Archery"]),
        player("cat", ["Masonry"]),
        edition=edition,
        decks={1: ["Tools"]},
    )
    act(match, "Dogma Oars")
    assert [line for line in log(match, "ann") if "Sailing" in line]
    assert not [line for line in log(match, "cat") if "Sailing" in line]


@every
def test_a_card_scored_from_a_hand_for_its_icon_is_shown(edition: str) -> None:
    match = table(
        player("ann", ["Machinery"], hand=["Archery"]),
        player("bob", ["Agriculture", "Tools"]),
        player("cat", ["Pottery"]),
        edition=edition,
    )
    act(match, "Dogma Machinery")
    assert score(match, "ann") == ["Archery"]
    assert "ann reveals Archery (1)." in shown(match)


def test_showing_a_card_is_no_sharing() -> None:
    # bob shares Machinery and has no card with a castle: he shows his hand, and ann draws nothing.
    match = table(
        player("ann", ["Machinery"]),
        player("bob", ["Agriculture"], hand=["Sailing"]),
        player("cat", ["Oars"]),
        edition="4e",
    )
    act(match, "Dogma Machinery")
    assert "bob shows their hand: Sailing (1)." in shown(match)
    assert not [line for line in log(match, None) if "for sharing" in line]


def test_what_the_backs_prove_is_not_shown() -> None:
    # Everyone sees by the backs that bob hands over the highest card of his hand.
    match = table(
        player("ann", ["Archery"]),
        player("bob", ["Sailing"], hand=["Optics", "Calendar"]),
        player("cat", ["Masonry"]),
        edition="4e",
        decks={1: ["Tools"]},
        achievements=[],
    )
    act(match, "Dogma Archery")
    assert hand(match, "ann") == ["Optics"]
    assert shown(match) == []


def test_cards_of_a_value_are_proved_by_their_backs() -> None:
    match = table(
        player("ann", ["Mapmaking"]),
        player("bob", ["Masonry"], score=["Tools", "Optics"]),
        player("cat", ["Navigation"]),
        edition="4e",
        decks={1: ["Oars", "Sailing"]},
    )
    act(match, "Dogma Mapmaking")
    assert "Tools" in score(match, "ann")
    assert shown(match) == []


def test_a_card_that_goes_to_a_board_is_not_shown_twice() -> None:
    match = table(
        player("ann", ["Clothing"], hand=["Archery"]),
        player("bob", ["Masonry"]),
        player("cat", ["Oars"]),
        edition="4e",
    )
    act(match, "Dogma Clothing")
    assert "ann melds Archery (1)." in log(match, "cat")
    assert shown(match) == []


def test_revealing_is_no_sharing() -> None:
    # bob shares Specialization: he only reveals a card, and takes none.
    match = table(
        player("ann", ["Specialization"]),
        player("bob", ["Coal"], hand=["Sailing"]),
        player("cat", ["Oars"]),
        edition="4e",
    )
    act(match, "Dogma Specialization")
    assert "bob reveals Sailing (1)." in shown(match)
    assert hand(match, "ann") == []
