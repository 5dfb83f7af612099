"""The socket: whole states, numbered changes, and whatever a page (or somebody else) may send."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from guests import Page, Venue, catch_up, duel
from guests import venue as open_venue
from splay.server.live import Viewer


def test_the_first_message_is_the_whole_state_and_each_change_says_which_one_it_follows(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    with ann.looks_at(table) as page, bob.looks_at(table) as other:
        catch_up([page, other])
        assert (page.state["log"]["from"], page.state["chat"]["from"]) == (0, 0)
        number = page.state["number"]
        assert page.state["follows"] == 0
        page.says(type="answer", to=0, index=0)
        other.hears_state()
        answered = page.state["number"]
        assert answered == other.state["number"] > number
        assert page.state["follows"] == other.state["follows"] == number
        other.says(type="chat", text="hello")
        catch_up([page, other])
        assert page.state["number"] > answered
        assert page.state["follows"] == answered
        assert page.chat[0]["text"] == "hello"
        assert page.state["chat"]["from"] == 0 and page.state["log"]["from"] == len(page.log)


def test_a_page_that_has_missed_something_says_hello_and_gets_the_whole_state(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    bob.answers(table)
    with ann.looks_at(table) as page:
        whole = page.state
        assert page.says(type="hello", seen=whole["number"])["type"] == "done"
        page.state = {}
        page.says(type="hello", seen=whole["number"] - 1)
        assert page.state == whole


def test_a_page_comes_back_in_the_middle_of_an_effect_to_the_same_question(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splay.server.lobby.new_seed", lambda: 11)
    ann, bob, table = duel(venue, game="innovation", edition="3e")
    guests = [ann, bob]
    while True:
        guest = next(guest for guest in guests if guest.state(table)["decision"]["yours"])
        decision = guest.state(table)["decision"]
        if decision["source"] is not None:
            break
        dogmas = [o["index"] for o in decision["options"] if o["label"].startswith("Dogma")]
        guest.answers(table, dogmas[-1] if dogmas else 0)
    with guest.looks_at(table) as page:
        before = page.state
    with guest.looks_at(table) as page:
        assert page.state["decision"] == before["decision"]
        assert (page.state["view"], page.log) == (before["view"], before["log"]["entries"])


def test_the_log_that_a_page_pieces_together_is_the_whole_log_also_after_an_undo(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    with ann.looks_at(table) as page, bob.looks_at(table) as other:
        pages = [page, other]
        catch_up(pages)
        for _ in range(3):
            page.says(type="answer", to=page.state["entries"], index=0)
            catch_up(pages)
            other.says(type="answer", to=page.state["entries"], index=0)
            catch_up(pages)
            page.says(type="undo")
            other.hears_state()
            assert other.says(type="consent", yes=True)["type"] == "done"
            catch_up(pages)
            assert page.asked
        page.says(type="answer", to=page.state["entries"], index=1)
        catch_up(pages)
        for guest, kept in ((ann, page), (bob, other)):
            assert kept.log == guest.state(table)["log"]["entries"]


def test_everyone_sees_who_is_here(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    eve = venue.guest("eve")

    def here(page: Page) -> list[bool]:
        return [seat["here"] for seat in page.state["table"]["seats"]]

    with ann.looks_at(table) as page:
        assert here(page) == [True, False]
        with bob.looks_at(table), bob.looks_at(table):
            page.hears_state()
            assert here(page) == [True, True]
            number = page.state["number"]
            with eve.looks_at(table) as spectator:
                assert here(spectator) == [True, True]
                assert spectator.state["number"] == number, "a spectator's coming changes nothing"
        page.hears_state()
        assert here(page) == [True, False]


def test_a_page_can_do_everything_by_its_socket(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    with ann.looks_at(table) as page, bob.looks_at(table) as other:
        pages = [page, other]
        page.says(type="answer", to=0, index=0)
        page.says(type="undo")
        page.says(type="draw", yes=True)
        catch_up(pages)
        assert other.says(type="draw", yes=False)["type"] == "done"
        assert page.says(type="words", words="asmadi")["type"] == "done"
        page.socket.send_json({"type": "ping", "id": 5})
        while (heard := page.hears())["type"] != "pong":
            pass
        assert heard["id"] == 5
        catch_up(pages)
        assert other.says(type="concede")["type"] == "done"
        catch_up(pages)
        assert page.state["table"]["status"] == "finished"


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ("not json", "malformed"),
        ("", "malformed"),
        ("null", "malformed"),
        ("[]", "malformed"),
        ("[" * 5000, "malformed"),
        ('{"type": "dance"}', "malformed"),
        ('{"type": "answer"}', "malformed"),
        ('{"type": "answer", "to": "0", "index": 0}', "malformed"),
        ('{"type": "answer", "to": 0, "index": 1e400}', "malformed"),
        ('{"type": "answer", "to": 0, "index": -1}', "malformed"),
        ('{"type": "answer", "to": 0, "index": 0, "seat": 1}', "malformed"),
        ('{"type": "hello", "seen": "x"}', "malformed"),
        ('{"type": "consent", "yes": 1}', "malformed"),
        ('{"type": "ping", "id": {"a": 1}}', "malformed"),
        ('{"type": "chat", "text": "' + "a" * 600 + '"}', "too_large"),
        ('{"type": "chat", "text": "' + "a" * 20_000 + '"}', "too_large"),
        ('{"type": "answer", "to": 0, "index": 7}', "illegal"),
        ('{"type": "answer", "to": 9, "index": 0}', "stale"),
        ('{"type": "undo"}', "illegal"),
        ('{"type": "consent", "yes": true}', "illegal"),
    ],
)
def test_a_message_that_makes_no_sense_is_refused_and_changes_nothing(venue: Venue, message: str, kind: str) -> None:
    ann, _, table = duel(venue)
    with ann.looks_at(table) as page:
        before = page.state
        for send in (page.socket.send_text, lambda text: page.socket.send_bytes(text.encode())):
            send(message)
            heard = page.hears()
            assert (heard["type"], heard["error"]["kind"]) == ("refused", kind), heard
            assert heard["error"]["words"]
        assert ann.state(table) == before
        assert page.says(type="answer", to=0, index=0)["type"] == "done", "the socket still works"


def test_bytes_that_are_no_text_are_refused(venue: Venue) -> None:
    ann, _, table = duel(venue)
    with ann.looks_at(table) as page:
        page.socket.send_bytes(b"\xff\xfe\x00")
        assert page.hears()["error"]["kind"] == "malformed"


def test_a_refusal_carries_the_id_of_what_was_refused(venue: Venue) -> None:
    ann, _, table = duel(venue)
    with ann.looks_at(table) as page:
        heard = page.says(type="answer", to=0, index=5, id="said")
        assert (heard["type"], heard["id"]) == ("refused", "said")


@pytest.mark.parametrize(
    ("message", "known"),
    [
        ('{"type": "dance", "id": "a"}', "a"),
        ('{"id": 7}', 7),
        ('{"type": "answer", "to": "0", "id": 8}', 8),
        ('{"type": "ping", "more": 1, "id": -9}', -9),
        ('{"type": "ping", "id": [1]}', None),
        ('{"type": "ping", "id": true}', None),
        ('{"type": "ping", "id": 1e30}', None),
        ('[{"id": 1}]', None),
        ('{"id": 1', None),
    ],
)
def test_a_malformed_message_is_refused_by_its_id_if_that_can_be_read(
    venue: Venue, message: str, known: str | int | None
) -> None:
    ann = venue.guest("ann")
    with ann.looks_at(ann.makes_table("open", "open")) as page:
        page.socket.send_text(message)
        heard = page.hears()
        assert (heard["error"]["kind"], heard["id"]) == ("malformed", known)


def turned_away(venue: Venue, table: str, headers: dict[str, str]) -> tuple[dict[str, Any], int]:
    with venue.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
        heard = json.loads(socket.receive_text())
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    return heard, closed.value.code


def test_a_socket_that_cannot_be_served_is_told_why_and_closed(venue: Venue) -> None:
    ann, _, table = duel(venue)
    heard, code = turned_away(venue, "nowhere", ann.headers)
    assert (heard["error"]["kind"], code) == ("not_found", 4404)
    heard, code = turned_away(venue, table, {"Authorization": "Bearer forged"})
    assert (heard["error"]["kind"], code) == ("forbidden", 4403)


def test_someone_who_has_not_said_who_they_are_can_only_look(venue: Venue) -> None:
    _, _, table = duel(venue)
    with Page(venue.client.websocket_connect(f"/api/tables/{table}/socket")) as page:
        assert page.state["view"]["seat"] is None
        for message in ({"type": "concede"}, {"type": "chat", "text": "hi"}, {"type": "answer", "to": 0, "index": 0}):
            assert page.says(**message)["error"]["kind"] == "forbidden"


def test_a_spectator_cannot_act_for_anyone(venue: Venue) -> None:
    _, _, table = duel(venue)
    with venue.guest("eve").looks_at(table) as page:
        for message in ({"type": "concede"}, {"type": "undo"}, {"type": "answer", "to": 0, "index": 0}):
            assert page.says(**message)["error"]["kind"] == "not_yours"


def test_a_page_that_sends_too_fast_is_refused_until_it_waits(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", message_burst=5, messages_per_second=2) as venue:
        ann, _, table = duel(venue)
        with ann.looks_at(table) as page:
            heard = [page.says(type="hello", seen=page.state["number"])["type"] for _ in range(6)]
            assert heard == ["done"] * 5 + ["refused"]
            venue.time.passes(0.5)
            assert page.says(type="chat", text="again")["type"] == "done"


def test_nobody_answers_too_fast(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", message_burst=5, messages_per_second=2) as venue:
        ann, bob, table = duel(venue)
        with ann.looks_at(table) as hers, bob.looks_at(table) as his:
            for _ in range(30):
                state = ann.state(table)
                page = hers if state["decision"]["seat"] == state["table"]["you"]["seat"] else his
                assert page.says(type="answer", to=state["entries"], index=0)["type"] == "done"


def test_whole_states_count_for_more_than_small_messages(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", message_burst=40, messages_per_second=10) as venue:
        ann, _, table = duel(venue)
        with ann.looks_at(table) as page:
            assert [page.says(type="ping")["type"] for _ in range(40)] == ["pong"] * 40
        for ask in ({"type": "hello"}, {"type": "words", "words": "iello"}):
            with ann.looks_at(table) as page:
                heard = [page.says(**ask)["type"] for _ in range(25)]
                assert heard[:5] == ["done"] * 5 and heard[-1] == "refused"
                venue.time.passes(60)
                assert page.says(**ask)["type"] == "done"


def test_taking_back_counts_for_more_than_deciding(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", message_burst=100, messages_per_second=10) as venue:
        ann, _, table = duel(venue)
        with ann.looks_at(table) as page:
            heard = []
            for _ in range(10):
                heard.append(page.says(type="answer", to=page.state["entries"], index=0)["type"])
                heard.append(page.says(type="undo")["type"])
            assert heard[:8] == ["done"] * 8 and heard[-1] == "refused"
            venue.time.passes(60)
            assert page.says(type="ping")["type"] == "pong"


def test_one_who_takes_nothing_in_is_let_go_at_once() -> None:
    viewer = Viewer(None, "asmadi")
    for number in range(500):
        viewer.send(b"%d" % number)
        if viewer.is_closed:
            break
    assert number == 200
    viewer.send(b"more")
    assert viewer.outbox.get_nowait() is None, "nothing is sent first"
    assert viewer.outbox.empty()


def test_sockets_that_are_opened_too_fast_are_refused_until_their_address_waits(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", request_burst=2, requests_per_second=1) as venue:
        ann = venue.guest("ann")
        table = ann.makes_table("open", "open")
        with ExitStack() as stack:
            pages = [stack.enter_context(ann.looks_at(table)) for _ in range(20 - 3)]
            assert {page.state["type"] for page in pages} == {"state"}, (
                "an address may do ten times as much as a visitor"
            )
            assert turned_away(venue, table, ann.headers)[0]["error"]["kind"] == "too_fast"
            venue.time.passes(1)
            with ann.looks_at(table) as page:
                assert page.state["type"] == "state"


def test_too_many_sockets_from_one_address_are_refused(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", sockets_per_address=2) as venue:
        ann, _, table = duel(venue)
        with ann.looks_at(table):
            with ann.looks_at(table):
                heard, code = turned_away(venue, table, ann.headers)
                assert (heard["error"]["kind"], code) == ("too_many", 4429)
            with ann.looks_at(table) as page:
                assert page.state["type"] == "state"


# Pages that take nothing in


def test_a_page_that_takes_nothing_in_is_let_go_by_how_much_waits_for_it() -> None:
    viewer = Viewer("ann", "asmadi")
    long = b"x" * 300_000
    viewer.send(long)
    for _ in range(3):
        assert not viewer.is_closed
        viewer.send(b"x" * 100_000)
    assert viewer.is_closed and viewer.outbox.qsize() == 1, "nothing more waits but the end"


async def test_a_page_that_takes_in_what_it_is_sent_can_be_sent_any_amount() -> None:
    viewer = Viewer("ann", "asmadi")
    for _ in range(20):
        for _ in range(3):
            viewer.send(b"x" * 80_000)
        for _ in range(3):
            assert len(await viewer.next() or b"") == 80_000
    assert not viewer.is_closed
