"""Nobody's browser is ever sent what its seat may not see."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person


def quietly(options: list[str]) -> int:
    """Draw and meld only: by these no card is shown that stays in a hand."""
    for verb in ("Draw", "Meld"):
        for index, option in enumerate(options):
            if option.startswith(verb):
                return index
    return 0


def newest_view(person: Person) -> dict[str, Any]:
    """Return the view that the person's browser got last."""
    states = [json.loads(frame) for frame in person.frames if frame.startswith("{")]
    view: dict[str, Any] = [state["view"] for state in states if state.get("type") == "state" and state["view"]][-1]
    return view


def hand_of(person: Person, seat: int) -> list[str]:
    """Return the names of the cards in the person's own hand."""
    hand = newest_view(person)["players"][seat]["hand"]
    return [card if isinstance(card, str) else card["name"] for card in hand]


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_a_spectator_and_the_opponent_never_get_a_hand(arrive: Arrive, game: str, edition: str) -> None:
    ann, bob, eve = arrive("ann"), arrive("bob"), arrive("eve")
    table = ann.make_table(game, edition, "open")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    ann.api("POST", f"/api/tables/{table}/start", {})
    for person in (ann, bob, eve):
        person.open(f"/table/{table}")
        expect(person.see("board-0")).to_be_visible()
    dealt = {*hand_of(ann, 0), *hand_of(bob, 1)}
    for _ in range(8 if game == "innovation" else 0):
        ann.answer_if_asked(quietly)
        bob.answer_if_asked(quietly)

    hands = {"ann": hand_of(ann, 0), "bob": hand_of(bob, 1)}
    assert len(dealt) >= 3 and all(hands.values())
    expect(eve.see("board-1")).to_be_visible()
    assert eve.see("hand").count() == 0
    for owner, hand in hands.items():
        for other in {"ann": (bob, eve), "bob": (ann, eve)}[owner]:
            told = "\n".join(other.frames) + other.page.locator("body").inner_text()
            assert [name for name in hand if f'"{name}"' in told or f"{name}." in told or f"\n{name}\n" in told] == []
    assert '"options"' not in "".join(
        json.dumps(json.loads(frame).get("decision")) for frame in eve.frames if frame.startswith("{")
    ), "a spectator is never asked"
