"""The API of the analysis board: bounded, charged, and beside the event loop."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import databases
from databases import PostgreSQL
from guests import Venue
from guests import venue as open_venue
from splay.server.settings import Settings

SMALL: dict[str, Any] = {"players": [{"name": "ann", "board": {"red": ["Archery"]}}, {"name": "bob", "hand": ["Oars"]}]}


@pytest.fixture(scope="module")
def venue(server_of_kind: PostgreSQL | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    """One server for all: the process that computes takes a moment to begin."""
    with databases.on(server_of_kind), open_venue(tmp_path_factory.mktemp("board") / "splay.db") as opened:
        yield opened


def test_anybody_may_ask_and_nothing_is_kept(venue: Venue) -> None:
    before = venue.client.get("/api/tables").json()
    found = venue.client.post("/api/board", json={"position": SMALL, "also": ["line", "record", "foresight"]})
    assert found.status_code == 200
    assert found.json()["names"] == ["ann", "bob"] and "set-cookie" not in found.headers
    assert venue.client.get("/api/tables").json() == before
    again = venue.client.post(
        "/api/board", json={"position": json.dumps(SMALL), "also": ["line", "record", "foresight"]}
    )
    assert again.json() == found.json(), "as text or as data, asked once or twice"


def test_refusals_have_the_words_of_position_files(venue: Venue) -> None:
    answer = venue.client.post("/api/board", json={"position": {"players": [{"hand": ["Archry"]}, {}]}})
    assert answer.status_code == 422
    reason = "player 1's hand holds 'Archry', which is no card of this game: did you mean Archery?"
    expected = f"this position cannot be:\n- {reason}"
    assert answer.json()["error"] == {"kind": "illegal", "words": expected}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"not JSON", 422),
        (b'{"position": ' + b"[" * 20_000 + b"]" * 20_000 + b"}", 400),
        (b'{"position": ' + b"[" * 900 + b"]" * 900 + b"}", 422),
        (b'{"position": "' + b"[" * 900 + b"]" * 900 + b'"}', 422),
        (b'{"record": "' + b"x" * 300_000 + b'"}', 413),
        (json.dumps({"position": SMALL, "answers": [0] * 2_001}).encode(), 422),
        (json.dumps({"position": SMALL, "answers": [10**9]}).encode(), 422),
        (json.dumps({"position": SMALL, "seat": "ann"}).encode(), 422),
        (json.dumps({"position": SMALL, "also": ["secrets"]}).encode(), 422),
        (json.dumps({"position": SMALL, "more": 1}).encode(), 422),
        (json.dumps({"position": {"players": [{"hand": ["\0" * 5000]}, {}]}}).encode(), 422),
    ],
)
def test_hostile_requests_get_a_word_and_the_next_one_is_answered(venue: Venue, body: bytes, status: int) -> None:
    answer = venue.client.post("/api/board", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status and answer.json()["error"]["words"]
    assert venue.client.post("/api/board", json={"position": SMALL}).status_code == 200


def test_a_body_is_larger_only_where_positions_are_sent(venue: Venue) -> None:
    long = {"name": "x" * (Settings("").body_bytes + 1)}
    ann = venue.guest("ann")
    assert ann.put("/api/visitor", **long).status_code == 413
    padded = {**SMALL, "players": [{**SMALL["players"][0], "hand": ["x" * Settings("").body_bytes]}, {}]}
    assert ann.post("/api/board", position=padded).status_code == 422


def test_who_asks_for_much_waits(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", requests_per_second=1, request_burst=20) as slow:
        ann = slow.guest("ann")
        statuses = [ann.post("/api/board", answers=[]).status_code for _ in range(6)]
        assert statuses[0] == 422 and statuses[-1] == 429, "five ordinary requests each"
