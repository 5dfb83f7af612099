"""It is your turn: who is not at the table is called there by a push service, once, and nobody else is."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
import sqlalchemy as sa
from py_vapid import Vapid02

import databases
from guests import Guest, Time, Venue, duel, elsewhere, refusal
from guests import venue as open_venue
from push_service import PushService
from splay.server.push import Pusher, Subscription
from splay.server.schema import notified, subscriptions
from splay.server.subscriptions import MOST


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as started:
        yield started


@pytest.fixture
def venue(tmp_path: Path) -> Iterator[Venue]:
    with open_venue(tmp_path / "splay.db", push_local=True) as opened:
        yield opened


def stored(folder: Path, table: sa.Table = subscriptions) -> int:
    engine = sa.create_engine(databases.address(folder / "splay.db"))
    with engine.connect() as connection:
        count = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    engine.dispose()
    return count


def wait_until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + 30
    while not is_so():
        assert monotonic() < end, "it has not come to pass"
        sleep(0.01)


def call(venue: Venue) -> None:
    """Let some time pass, and the house call whoever has not come; returns when all of it is done."""
    venue.time.passes(11)

    async def calls() -> None:
        await venue.house.call()
        while venue.house._asides:
            await asyncio.sleep(0.01)

    assert venue.client.portal is not None
    venue.client.portal.call(calls)


def subscribes(guest: Guest, service: PushService, browser: str) -> None:
    assert guest.post("/api/push", **service.subscription(browser)).status_code == 204


def passes_turn(mover: Guest, other: Guest, table: str) -> None:
    """Let somebody answer until the other one is asked."""
    while mover.state(table)["decision"]["yours"]:
        mover.answers(table)
    assert other.state(table)["decision"]["yours"]


def test_who_is_asked_and_not_at_the_table_is_called_once(venue: Venue, service: PushService, tmp_path: Path) -> None:
    ann, bob, table = duel(venue)
    subscribes(bob, service, "phone")
    subscribes(bob, service, "laptop")
    call(venue)
    assert service.told == [], "it is ann's turn"
    passes_turn(ann, bob, table)
    venue.time.passes(5)
    assert venue.client.portal is not None
    venue.client.portal.call(venue.house.call)
    assert service.told == [], "bob may come by himself"
    call(venue)
    message = {"table": table, "title": "It is your turn", "body": "Innovation with ann"}
    assert sorted(service.told, key=lambda told: told[0]) == [("laptop", message), ("phone", message)]
    call(venue)
    assert len(service.told) == 2, "once is enough"
    for moved in (bob, ann):
        passes_turn(moved, ann if moved is bob else bob, table)
        call(venue)
    assert len(service.told) == 4, "this is another turn"
    assert stored(tmp_path, notified) == 1


def test_a_message_says_whose_it_is_and_for_how_long_it_is_good(venue: Venue, service: PushService) -> None:
    ann, bob, table = duel(venue, clock={"kind": "correspondence", "seconds": 3600})
    subscribes(bob, service, "phone")
    passes_turn(ann, bob, table)
    call(venue)
    headers = service.headers[0]
    assert (headers["Topic"], headers["TTL"], headers["Content-Encoding"]) == (table, str(3600 - 11), "aes128gcm")
    key = venue.client.get("/api/push").json()["key"]
    assert headers["Authorization"].endswith(f"k={key}"), "the key that browsers subscribe with"
    assert Vapid02.verify(headers["Authorization"])


def test_nobody_is_called_to_a_table_where_they_are(venue: Venue, service: PushService) -> None:
    ann, bob, table = duel(venue)
    subscribes(bob, service, "phone")
    with bob.looks_at(table):
        passes_turn(ann, bob, table)
        call(venue)
    call(venue)
    assert service.told == []


def test_nobody_is_called_who_has_answered_or_conceded_meanwhile_or_plays_bots(
    venue: Venue, service: PushService
) -> None:
    ann, bob, table = duel(venue)
    for guest, browser in ((ann, "anns"), (bob, "bobs")):
        subscribes(guest, service, browser)
    passes_turn(ann, bob, table)
    bob.at(table, "concede")
    bots = bob.makes_table("open", "random")
    wait_until(lambda: bool(bob.state(bots)["decision"]["yours"]))
    call(venue)
    assert service.told == []


def test_what_is_taken_back_calls_nobody_twice(venue: Venue, service: PushService) -> None:
    ann, bob, table = duel(venue)
    subscribes(bob, service, "phone")
    passes_turn(ann, bob, table)
    call(venue)
    ann.at(table, "undo")
    bob.at(table, "consent", yes=True)
    if ann.state(table)["decision"]["yours"]:
        passes_turn(ann, bob, table)
    call(venue)
    assert len(service.told) == 1


@pytest.mark.parametrize(("status", "left"), [(410, 1), (404, 1), (500, 2), (403, 2)])
def test_a_browser_that_is_gone_is_forgotten(
    venue: Venue, service: PushService, tmp_path: Path, status: int, left: int
) -> None:
    ann, bob, table = duel(venue)
    for browser in ("old", "new"):
        subscribes(bob, service, browser)
    service.status["old"] = status
    passes_turn(ann, bob, table)
    call(venue)
    assert stored(tmp_path) == left
    passes_turn(bob, ann, table)
    passes_turn(ann, bob, table)
    call(venue)
    assert len(service.told) == 2 + left


def test_somebody_who_likes_no_calls_gets_none(venue: Venue, service: PushService) -> None:
    ann, bob, table = duel(venue)
    subscribes(bob, service, "phone")
    endpoint = service.subscription("phone")["endpoint"]
    assert ann.post("/api/push/forget", endpoint=endpoint).status_code == 204, "which is not hers"
    passes_turn(ann, bob, table)
    call(venue)
    assert len(service.told) == 1
    assert bob.post("/api/push/forget", endpoint=endpoint).status_code == 204
    passes_turn(bob, ann, table)
    passes_turn(ann, bob, table)
    call(venue)
    assert len(service.told) == 1


def test_a_browser_calls_the_one_who_subscribed_there_last_and_nobody_has_endless_ones(
    venue: Venue, service: PushService, tmp_path: Path
) -> None:
    ann, bob, table = duel(venue)
    subscribes(bob, service, "shared")
    subscribes(ann, service, "shared")
    passes_turn(ann, bob, table)
    call(venue)
    assert service.told == []
    for number in range(MOST + 2):
        venue.time.passes(1)
        subscribes(bob, service, f"browser-{number}")
    assert stored(tmp_path) == MOST + 1
    passes_turn(bob, ann, table)
    passes_turn(ann, bob, table)
    service.told.clear()
    call(venue)
    assert sorted(browser for browser, _ in service.told) == sorted(f"browser-{number + 2}" for number in range(MOST))


NOWHERE = [
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.8/x",
    "https://169.254.169.254/latest",
    "https://localhost/x",
    "https://2130706433/x",
    "https://push.example:8443/x",
    "https://user@push.example/x",
    "https://[push/x",
    "file:///etc/passwd",
    "https://push.example/\u0000",
    "push.example",
    "",
]


def test_no_address_but_a_push_services_is_asked(tmp_path: Path, service: PushService) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann = venue.guest("ann")
        keys = service.subscription("x")["keys"]
        kinds = {endpoint: refusal(ann.post("/api/push", endpoint=endpoint, keys=keys)) for endpoint in NOWHERE}
        assert kinds == dict.fromkeys(NOWHERE, "illegal")
        assert stored(tmp_path) == 0
        assert ann.post("/api/push", endpoint="https://push.example/x", keys=keys).status_code == 204


def test_keys_that_are_none_are_refused(venue: Venue, service: PushService) -> None:
    ann, good = venue.guest("ann"), service.subscription("x")

    def kind(**keys: str) -> str:
        return refusal(ann.post("/api/push", endpoint=good["endpoint"], keys={**good["keys"], **keys}))

    assert kind(p256dh="AAAA") == "illegal"
    assert kind(p256dh="B" + "A" * 86) == "illegal", "that point is on no curve"
    assert kind(auth="AA") == "illegal"
    assert kind(p256dh="not base64!") == "malformed"
    assert refusal(ann.post("/api/push", endpoint=good["endpoint"])) == "malformed"


async def test_a_name_that_stands_for_an_address_within_is_not_asked(service: PushService) -> None:
    subscription = service.subscription("x")
    keys = subscription["keys"]
    pusher = Pusher("", local=False)
    port = subscription["endpoint"].rpartition(":")[2]
    within = Subscription(f"http://localhost:{port}", keys["p256dh"], keys["auth"])
    assert await pusher.send(within, "A" * 42 + "E", b"{}", "t", 60), "it may be there, but nobody has asked"
    await pusher.close()
    assert service.told == []


def test_one_node_calls_for_all_and_one_that_dies_is_stood_in_for(tmp_path: Path, service: PushService) -> None:
    if databases.kind() == "sqlite":
        pytest.skip("a server on SQLite is alone")
    time = Time()
    settings = {"clock": time, "push_local": True}
    with open_venue(tmp_path / "splay.db", **settings) as two:
        with open_venue(tmp_path / "splay.db", **settings) as one:
            ann, bob, table = duel(one, clock={"kind": "correspondence", "seconds": 90_000})
            there = elsewhere(two, bob)
            subscribes(there, service, "phone")
            assert one.client.get("/api/push").json() == two.client.get("/api/push").json()
            passes_turn(ann, bob, table)
            wait_until(lambda: bool(there.state(table)["decision"]["yours"]))
            for node in (two, one, two):
                call(node)
            assert len(service.told) == 1
            passes_turn(there, elsewhere(two, ann), table)
            wait_until(lambda: bool(ann.state(table)["decision"]["yours"]))
            passes_turn(ann, bob, table)

        def called_twice() -> bool:
            call(two)
            return len(service.told) == 2

        wait_until(called_twice)  # the other node had no time to call
