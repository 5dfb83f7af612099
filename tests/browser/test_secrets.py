"""Nobody's browser is ever sent what its seat may not see."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.people import Person


def quietly(options: list[str]) -> int:
    """Draw, meld and take only: by these no hidden card is shown that stays in a hand."""
    for verb in ("Draw", "Meld", "Take"):
        for index, option in enumerate(options):
            if option.startswith(verb):
                return index
    return 0


def hand_of(person: Person, seat: int) -> list[str]:
    """Return the names of the cards in the person's own hand."""
    view = [state["view"] for state in person.states if state["view"]][-1]
    hand = view["players"][seat]["hand"]
    return [card if isinstance(card, str) else card["name"] for card in hand]


def told(person: Person, names: list[str]) -> list[str]:
    """Return which names came over the person's sockets, or are those of cards that lie on the page or in the log.

    What a card in sight says about another one is no secret.
    """
    lying = person.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    words = "\n".join([*person.frames, *lying, person.log()])
    return [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words)]


@pytest.mark.parametrize(("game", "edition"), [("innovation", "4e"), ("intrapreneurs", "standard")])
def test_a_spectator_and_the_opponent_never_get_a_hand(arrive: Arrive, game: str, edition: str) -> None:
    ann, bob, eve = arrive("ann"), arrive("bob"), arrive("eve")
    table = ann.make_table(game, edition, "open")
    bob.api("POST", f"/api/tables/{table}/sit", {})
    ann.api("POST", f"/api/tables/{table}/start", {})
    for person in (ann, bob, eve):
        person.open(f"/table/{table}")
        expect(person.see("board-0")).to_be_visible()
    dealt = {"ann": hand_of(ann, 0), "bob": hand_of(bob, 1)}
    for _ in range(6):
        ann.answer_if_asked(quietly)
        bob.answer_if_asked(quietly)

    held = {"ann": hand_of(ann, 0), "bob": hand_of(bob, 1)}
    # What is taken from the offer everybody has seen, so that only what was dealt is a secret.
    secrets = held if game == "innovation" else {name: [*set(dealt[name]) & set(held[name])] for name in held}
    assert all(secrets.values())
    for owner, others in ((ann, (bob, eve)), (bob, (ann, eve))):
        assert told(owner, secrets[owner.name]) == secrets[owner.name], "who holds a card is told of it"
        for other in others:
            assert told(other, secrets[owner.name]) == []
    assert eve.see("hand").count() == 0
    asked = [state["decision"] for state in eve.states if state["decision"]]
    assert asked and all("options" not in decision for decision in asked), "a spectator is never asked"
