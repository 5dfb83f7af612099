"""No socket ever gets more than its seat may know."""

import random
from contextlib import ExitStack
from typing import Any

import orjson
import pytest

from guests import Guest, Json, Page, Venue, catch_up, duel
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.server.live import LiveTable

KEYS = {
    *("type", "number", "follows", "table", "view", "decision", "entries", "log"),
    *("chat", "undo", "proposal", "clocks", "notices"),
}
DECISION_OF_OTHERS = {"to", "seat", "yours", "source"}


def the_match(venue: Venue, table: str) -> Match:
    """Return the match as the server has it."""
    play = venue.house._live[table].play
    assert play is not None
    return play.match


def names(match: Match) -> list[str]:
    """Return the name of every card of the game."""
    game: Any = match.now
    cards = game.cards if hasattr(game, "cards") else game.deck.cards
    return [card.name for card in cards]


def check(page: Page, seat: int | None, match: Match) -> None:
    """Compare a state with what a seat may know, made anew from the match."""
    state = page.state
    assert state.keys() == KEYS
    assert state["view"] == match.view(seat).to_json()
    assert [line["text"] for line in page.log] == match.log(seat)
    decision = match.decision
    if decision is not None and decision.seat != seat:
        assert state["decision"].keys() == DECISION_OF_OTHERS
    for line in page.log:
        assert all(name in line["text"] for name in line["cards"])
        if line["move"] is not None and line["move"]["card"] is not None:
            assert line["move"]["card"] in line["text"], line
    check_names(state, page.log, seat, match)


def check_names(state: Json, log: list[Json], seat: int | None, match: Match) -> None:
    """No card is named but in the view, in the words of the log, and in the question to that seat."""
    decision = match.decision
    question = decision.to_json() if decision is not None and decision.seat == seat else {}
    may_know = str([match.view(seat).to_json(), match.log(seat), question])
    source = decision.source.to_json() if decision is not None and decision.source is not None else ""
    told = str([state, log])
    for name in names(match):
        if repr(name) in told:
            assert name in may_know or name in str(source), f"{name} is no business of seat {seat}"


def whole_state(live: LiveTable, guest: Guest) -> bytes:
    """Return what a guest is told of a table, all of it told anew."""
    anew = LiveTable(live.facts, live.play, live.chat)
    return orjson.dumps(anew.state(guest.id, "asmadi", 0.0))


def pages_of(stack: ExitStack, venue: Venue, table: str, *guests: Guest) -> list[Page]:
    """Open a page for each player, and one for a spectator."""
    return [stack.enter_context(guest.looks_at(table)) for guest in (*guests, venue.guest("eve"))]


@pytest.mark.parametrize(
    ("wish", "seed"),
    [({"edition": "4e"}, 1), ({"edition": "3e"}, 2), ({"edition": "1e"}, 3), ({"game": "intrapreneurs"}, 4)],
    ids=["4e", "3e", "1e", "intrapreneurs"],
)
def test_every_message_holds_the_seats_own_view_and_log_and_nothing_else(venue: Venue, wish: Json, seed: int) -> None:
    ann, bob, table = duel(venue, **wish)
    dice = random.Random(seed)
    with ExitStack() as stack:
        pages = pages_of(stack, venue, table, ann, bob)
        for _ in range(60):
            catch_up(pages)
            match = the_match(venue, table)
            for page, seat in zip(pages, (0, 1, None), strict=True):
                check(page, seat, match)
            asked = next((page for page in pages if page.asked), None)
            if asked is None:
                break
            index = dice.randrange(len(asked.state["decision"]["options"]))
            asked.says(type="answer", to=asked.state["entries"], index=index)


def test_what_a_seat_cannot_know_makes_no_difference_to_what_it_is_told(venue: Venue) -> None:
    """The hidden cards of a running match are dealt anew: the seat's whole state stays the same, byte for byte."""
    ann, bob, table = duel(venue, edition="4e")
    dice = random.Random(5)
    with ExitStack() as stack:
        pages = pages_of(stack, venue, table, ann, bob)
        for turn in range(24):
            catch_up(pages)
            page = next(page for page in pages if page.asked)
            page.says(
                type="answer", to=page.state["entries"], index=dice.randrange(len(page.state["decision"]["options"]))
            )
            live = venue.house._live[table]
            assert live.play is not None
            match = live.play.match
            if match.since or match.decision is None:
                continue
            seat = match.decision.seat
            told = whole_state(live, (ann, bob)[seat])
            real = match.now
            other = real.resample(seat, real, Rng(turn))
            other.events, other.rng = real.events, real.rng
            match.now = other
            assert whole_state(live, (ann, bob)[seat]) == told
            match.now = real


def test_only_a_finished_match_is_ever_seen_with_every_hand_open(venue: Venue) -> None:
    ann, _, table = duel(venue)
    open_view = the_match(venue, table).view(ALL_SEEING).to_json()
    assert open_view != ann.state(table)["view"]
    for path in ("state", "replay", "record", "state?seat=-2", "replay?at=0&seat=1"):
        assert ann.get(f"/api/tables/{table}/{path}").json().get("view") != open_view
