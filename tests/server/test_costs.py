"""What requests cost: who asks for much waits for long, and nobody else does."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from guests import Time, duel, refusal
from guests import venue as open_venue
from splay.server.guide import match_setup
from splay.server.limits import Rate
from splay.server.play import Bounds, Play
from splay.server.records import CONCEDE, Chair, Clock, Entry, TableFacts
from splay.server.refusal import Refused
from splay.server.replays import Finished, Replays
from splay.server.settings import Settings
from splay.server.sockets import Pace
from splay.server.turns import Caller

RUDE, POLITE = Caller("there", "rude"), Caller("here", "polite")


class Shelf:
    """A finished match whose entries are read only when the test lets them be."""

    def __init__(self) -> None:
        self.may_be_read = asyncio.Event()
        self.folds = 0
        setup = match_setup("innovation", "4e", [], {}, ["ann", "bob"], 1)
        chairs = [Chair("ann", "a"), Chair("bob", "b")]
        self.facts = TableFacts("t", "innovation", "4e", [], {}, "asmadi", False, Clock(), "a", chairs, 1, 0.0)
        self.facts.sets, self.facts.rules, self.facts.started = setup.sets, setup.rules, 1.0
        self.finished = Finished(self.facts, self._entries, self._fold)

    async def _entries(self) -> Sequence[Entry]:
        await self.may_be_read.wait()
        return [Entry(0, CONCEDE, 1, "", 2.0)]

    def _fold(self, entries: Sequence[Entry]) -> Play:
        self.folds += 1
        play = Play(self.facts, Bounds(100, 10, 200))
        for entry in entries:
            play.apply(entry)
        return play


async def test_one_caller_cannot_fill_the_queue_of_replays() -> None:
    replays, shelf = Replays(), Shelf()
    looks = [(0, "asmadi"), (1, "asmadi"), (None, "asmadi"), (0, "iello")]
    rude = [asyncio.create_task(replays.at(shelf.finished, RUDE, *look)) for look in looks]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="wait a moment") as refused:
        await replays.record(shelf.finished, RUDE)
    assert refused.value.kind == "too_fast"
    polite = asyncio.create_task(replays.record(shelf.finished, POLITE))
    shelf.may_be_read.set()
    assert (await polite).startswith(b"splay record")
    await asyncio.gather(*rude)
    assert await replays.record(shelf.finished, RUDE) == await polite, "what is kept is told to all"
    replays.close()


async def test_what_has_been_played_once_is_kept() -> None:
    replays, shelf = Replays(), Shelf()
    shelf.may_be_read.set()
    told = {await replays.record(shelf.finished, RUDE) for _ in range(3)}
    shelf.may_be_read.clear()
    assert told == {await replays.record(shelf.finished, POLITE)}, "its entries need not be read again"
    assert shelf.folds == 1
    replays.close()


def test_what_is_played_for_somebody_costs_them_more_than_a_look(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", request_burst=30, requests_per_second=1) as venue:
        ann, _, table = duel(venue)
        ann.at(table, "concede")
        eve = venue.guest("eve")
        venue.time.passes(100)
        answers = [eve.get(f"/api/tables/{table}/record").status_code for _ in range(6)]
        assert answers == [200] * 5 + [429]
        assert [ann.get(f"/api/tables/{table}").status_code for _ in range(6)] == [200] * 6


def test_a_long_lobby_and_a_name_at_many_tables_cost_more_than_short_ones(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", request_burst=40, requests_per_second=1) as venue:
        ann, eve = venue.guest("ann"), venue.guest("eve")
        for _ in range(15):
            ann.makes_table("open", "open")
        venue.time.passes(100)
        assert ann.put("/api/visitor", name="anna").status_code == 200
        answers = [ann.put("/api/visitor", name="annie").status_code for _ in range(2)]
        assert answers == [200, 429], "31 of 40 have gone for the first, and the second is beyond what was left"
        names = [eve.put("/api/visitor", name="eva").status_code for _ in range(10)]
        assert names == [200] * 10, "she sits nowhere"
        lobbies = [eve.get("/api/tables").status_code for _ in range(20)]
        assert lobbies.count(429) > 0
        venue.time.passes(100)
        assert refusal(venue.guest("mel").get("/api/tables/none")) == "not_found"


def test_many_sockets_of_one_address_have_one_limit_together() -> None:
    settings = Settings(messages_per_second=1, message_burst=4, clock=Time())
    together = Rate(10, 40, settings.clock, "Wait a moment.")
    paces = [Pace(settings, together, "there") for _ in range(11)]
    for pace in paces[:10]:
        for _ in range(4):
            pace.take()
    with pytest.raises(Refused):
        paces[10].take()
    Pace(settings, together, "elsewhere").take()
