"""A socket that asks for it is sent what has changed; with it the state is the one that others are sent whole."""

import random
from typing import Any

import orjson
import pytest

from guests import Venue, duel
from splay.server.guide import Json, match_setup
from splay.server.live import LiveTable, Viewer
from splay.server.patch import patch
from splay.server.play import Bounds, Play
from splay.server.records import ANSWER, PLAYING, UNDO, Chair, Clock, Entry, TableFacts


def applied(state: Any, steps: list[dict[str, Any]]) -> Any:
    """Return a state with some steps of a JSON Patch."""
    state = orjson.loads(orjson.dumps(state))
    for step in steps:
        assert step["op"] == "replace"
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:]]
        part = state
        for name in way:
            part = part[int(name) if isinstance(part, list) else name]
        key = int(last) if isinstance(part, list) else last
        part[key]  # it is there already
        part[key] = step["value"]
    return state


def test_only_what_differs_is_replaced() -> None:
    before: Json = {
        "turn": 1,
        "players": [{"hand": [1, 2], "name": "ann"}, {"hand": [], "name": "bob"}],
        "decks": {"1": 5},
    }
    after: Json = {"turn": 1, "players": [{"hand": [1], "name": "ann"}, {"hand": [], "name": "bob"}], "decks": {"1": 6}}
    assert patch(before, after) == [
        {"op": "replace", "path": "/players/0/hand", "value": [1]},
        {"op": "replace", "path": "/decks/1", "value": 6},
    ]
    assert patch(after, after) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": {"x": 1}}, {"a": {"x": 1, "y": 2}}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1}}),
        ({"a": [{"x": 1}]}, {"a": [{"x": 1}, {"x": 2}]}),
        ({"a": None}, {"a": {"x": None}}),
        ({"a": {"x": 1}}, {"a": None}),
    ],
)
def test_what_has_other_parts_is_replaced_as_a_whole(before: Json, after: Json) -> None:
    assert patch(before, after) == [{"op": "replace", "path": "/a", "value": after["a"]}]


def test_names_are_escaped_as_the_standard_says() -> None:
    before: Json = {"a/b": {"c~d": 1}}
    after: Json = {"a/b": {"c~d": 2}}
    assert patch(before, after) == [{"op": "replace", "path": "/a~1b/c~0d", "value": 2}]
    assert applied(before, patch(before, after)) == after


def test_a_socket_that_asks_for_changes_gets_the_whole_state_first_and_whenever_it_says_hello(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    address = f"/api/tables/{table}/socket?changes=yes"
    with (
        venue.client.websocket_connect(address, headers=ann.headers) as page,
        venue.client.websocket_connect(f"/api/tables/{table}/socket", headers=bob.headers) as other,
    ):
        first = page.receive_json()
        arrived = page.receive_json()
        assert (first["type"], first["follows"], arrived["type"]) == ("state", 0, "changes")
        assert [step["path"] for step in arrived["patch"]] == ["/table/seats/1/here"]
        assert other.receive_json()["type"] == "state"
        page.send_json({"type": "answer", "to": 0, "index": 0})
        changes, whole = page.receive_json(), other.receive_json()
        assert (changes["type"], whole["type"]) == ("changes", "state")
        assert changes["number"] == whole["number"] and changes["follows"] == first["number"]
        page.send_json({"type": "hello", "seen": first["number"]})
        again = page.receive_json()
        assert (again["type"], again["follows"], again["log"]["from"]) == ("state", 0, 0)
        held = applied(applied(first, arrived["patch"]), changes["patch"])
        assert {name: again[name] for name in ("table", "view", "decision", "entries", "undo")} == {
            name: held[name] for name in ("table", "view", "decision", "entries", "undo")
        }


class Follower:
    """A page that has taken in everything so far: the messages of a viewer, one after the other."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.kinds: list[str] = []
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []

    def read(self) -> None:
        while not self.viewer.outbox.empty():
            item = self.viewer.outbox.get_nowait()
            assert item is not None
            message = orjson.loads(item[0])
            self.kinds.append(message.pop("type"))
            log, _ = message.pop("log"), message.pop("chat")
            self.log[log["from"] :] = log["entries"]
            if self.kinds[-1] == "changes":
                assert message["follows"] == self.state["number"]
                message |= applied(self.state, message.pop("patch")) | {"number": message["number"]}
            del message["follows"]
            self.state = message


def table(game: str, edition: str, expansions: list[str], seed: int) -> LiveTable:
    setup = match_setup(game, edition, expansions, {}, ["ann", "bob"], seed)
    chairs = [Chair("ann", "a"), Chair("bob", "b")]
    facts = TableFacts("table", game, edition, expansions, {}, "", False, Clock(), "a", chairs, seed, 0.0)
    facts.status, facts.started, facts.sets, facts.rules = PLAYING, 1.0, setup.sets, setup.rules
    return LiveTable(facts, Play(facts, Bounds(3000, 300, 6000)), [])


@pytest.mark.parametrize(
    ("game", "edition", "expansions"),
    [
        ("innovation", "4e", []),
        ("innovation", "3e", ["artifacts", "cities", "echoes", "figures"]),
        ("intrapreneurs", "standard", []),
    ],
)
def test_by_changes_everyone_comes_to_the_state_that_others_get_whole(
    game: str, edition: str, expansions: list[str]
) -> None:
    live = table(game, edition, expansions, 5)
    dice = random.Random(5)
    followers = [Follower(Viewer(visitor, live.words(None), True)) for visitor in ("a", "b", None)]
    for follower in followers:
        live.viewers.add(follower.viewer)
        live.show(follower.viewer, 2.0)
    play = live.play
    assert play is not None
    for _ in range(300):
        decision = play.decision
        if decision is None:
            break
        back = play.take_back(decision.seat) if dice.random() < 0.1 else None
        kind, value = (UNDO, str(back.keep)) if back else (ANSWER, str(dice.randrange(len(decision.values))))
        live.moved_on(play.apply(Entry(len(play.entries), kind, decision.seat, value, 2.0)))
        live.changed(2.0)
        for follower in followers:
            follower.read()
            whole = orjson.loads(orjson.dumps(live.state(follower.viewer.visitor, live.words(None), 2.0)))
            assert follower.state == {
                key: part for key, part in whole.items() if key not in ("type", "follows", "log", "chat")
            }
            assert follower.log == whole["log"]["entries"]
    for follower in followers:
        assert follower.kinds[0] == "state" and set(follower.kinds[1:]) == {"changes"}
