"""What takes long ends when nobody waits for it any more, and holds nobody else up meanwhile."""

import asyncio
import os
import threading
import time
from pathlib import Path

import pytest
from fastapi import Request

from guests import Json, Venue
from guests import venue as open_venue
from splay.server.api import catalogue, studies
from splay.server.api.desk import while_here
from splay.server.refusal import Refused
from splay.server.turns import Caller
from splay.server.work_queue import WorkerThread, WorkQueue
from splay.server.worker_process import WorkerProcess, WorkFailed

ANN, BOB = Caller("here", "ann"), Caller("there", "bob")


class Work:
    """Something that takes until the test says so."""

    def __init__(self) -> None:
        self.begun = 0
        self.may_end = asyncio.Event()
        self.was_left = False

    async def tell(self) -> bytes:
        self.begun += 1
        try:
            await self.may_end.wait()
        except asyncio.CancelledError:
            self.was_left = True
            raise
        return b"told"


@pytest.fixture
def queue() -> WorkQueue:
    return WorkQueue([WorkerThread("test")], "Wait a moment.")


async def test_what_nobody_waits_for_is_not_done(queue: WorkQueue) -> None:
    work = Work()
    asking = asyncio.create_task(queue.tell("it", work.tell))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await asyncio.sleep(0)
    assert work.was_left
    work.may_end.set()
    assert await queue.tell("it", work.tell) == b"told", "who asks again gets it"
    assert work.begun == 2


async def test_one_who_leaves_does_not_take_it_from_the_others(queue: WorkQueue) -> None:
    work = Work()
    first, second = [asyncio.create_task(queue.tell("it", work.tell)) for _ in range(2)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    work.may_end.set()
    assert await second == b"told"
    assert (work.begun, work.was_left) == (1, False)


async def test_a_process_whose_work_nobody_waits_for_is_ended() -> None:
    worker = WorkerProcess(600)
    queue = WorkQueue([worker], "Wait a moment.")
    before = await queue.have(ANN, os.getpid)
    long = asyncio.create_task(queue.have(ANN, time.sleep, 3600))
    await asyncio.sleep(0.1)
    long.cancel()
    with pytest.raises(asyncio.CancelledError):
        await long
    assert await queue.have(BOB, os.getpid) != before, "the next one need not wait an hour"
    queue.close()


async def test_work_that_runs_out_of_something_fails_as_any_other_does() -> None:
    worker = WorkerProcess(600)
    try:
        with pytest.raises(WorkFailed, match="is not there"):
            # Nothing more comes of it, which is what would end a loop.
            await worker.do(next, range(0).__iter__())
    finally:
        worker.stop()


def request_of(comes: "asyncio.Queue[Json]") -> Request:
    return Request({"type": "http"}, comes.get)


async def test_an_analysis_ends_when_the_page_that_asks_has_gone() -> None:
    comes: asyncio.Queue[Json] = asyncio.Queue()
    work = Work()
    asking = asyncio.create_task(while_here(request_of(comes), work.tell()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert work.begun == 1
    comes.put_nowait({"type": "http.disconnect"})
    with pytest.raises(Refused, match="Nobody waits"):
        await asking
    await asyncio.sleep(0)
    assert work.was_left


async def test_who_stays_is_told() -> None:
    work = Work()
    work.may_end.set()
    assert await while_here(request_of(asyncio.Queue()), work.tell()) == b"told"


def test_what_is_kept_of_an_analysis_is_short_however_long_its_position_is(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys: list[bytes] = []

    async def tell(key: bytes, tell: object) -> bytes:
        keys.append(key)
        return b"{}"

    monkeypatch.setattr(venue.house.analyses, "tell", tell)
    for length in (10, 40_000, 40_001, 40_000):
        assert venue.client.post("/api/analysis", json={"position": "x" * length}).status_code == 200
    assert max(len(key) for key in keys) < 100
    assert keys[1] == keys[3] and len(set(keys)) == 3, "another position is another one"


def on_the_loop(venue: Venue) -> int:
    """Return the thread in which the event loop is."""

    async def which() -> int:
        return threading.get_ident()

    assert venue.client.portal is not None
    return venue.client.portal.call(which)


@pytest.mark.parametrize(
    ("path", "where", "name"),
    [
        ("/api/guides", catalogue, "guides_told"),
        ("/api/statistics?edition=4e", studies, "every_card"),
    ],
)
def test_what_takes_long_is_made_once_and_beside_the_event_loop(
    venue: Venue, monkeypatch: pytest.MonkeyPatch, path: str, where: object, name: str
) -> None:
    catalogue._guides.cache_clear()
    studies._counted.cache_clear()
    made, threads = getattr(where, name), list[int]()

    def make(*given: object) -> object:
        threads.append(threading.get_ident())
        return made(*given)

    monkeypatch.setattr(where, name, make)
    assert [venue.client.get(path).status_code for _ in range(3)] == [200] * 3
    assert len(threads) == 1
    assert threads[0] != on_the_loop(venue)


def test_the_description_of_the_api_is_put_together_beside_the_event_loop(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, threads = venue.client.app, list[int]()
    made = app.openapi  # type: ignore[attr-defined]  # the app is a FastAPI

    def make() -> Json:
        threads.append(threading.get_ident())
        described: Json = made()
        return described

    monkeypatch.setattr(app, "openapi", make)
    answers = [venue.client.get("/openapi.json") for _ in range(2)]
    assert all("/api/tables" in answer.json()["paths"] for answer in answers)
    assert len(threads) == 1 and threads[0] != on_the_loop(venue)


def test_going_through_all_days_costs_more_than_a_look_at_one(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", request_burst=60, requests_per_second=1) as venue:
        eve, ann = venue.guest("eve"), venue.guest("ann")
        venue.time.passes(100)
        today = eve.get("/api/daily").json()["today"]
        first = today[:8]
        asked = [eve.get(f"/api/daily/{first}{day:02}").status_code for day in range(1, 13)]
        assert 429 in asked
        assert ann.get("/api/daily").status_code == 200
