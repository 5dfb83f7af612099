"""What an answer costs a server in processor time, but for the network: matches and pages in one process.

    python benchmarks/answer_cost.py --matches 40 --answers 60

Other work on the machine counts for little here, unlike in server_load.py: compare two versions of the code in turns.
"""

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Final

import orjson
import uvloop

from splay.server.house import House, Wish
from splay.server.limits import Rate
from splay.server.live import LiveTable, Viewer
from splay.server.run import tune
from splay.server.settings import Settings
from splay.server.sockets import Pace, Talk
from splay.server.store import Store
from splay.server.sweeping import Sweep
from splay.server.visitors import Visitors

MANY: Final = 10**7
ADDRESS: Final = "192.0.2.1"


class Pair:
    """A match, and both its players, who answer at random."""

    def __init__(self, live: LiveTable, talks: dict[int | None, Talk], seed: int) -> None:
        self.live = live
        self.talks = talks
        self.dice = random.Random(seed)

    async def play(self, answers: int) -> int:
        """Play so many answers, or to the end; returns how many there were."""
        play = self.live.play
        assert play is not None
        for given in range(answers):
            if play.decision is None:
                return given
            index = self.dice.randrange(len(play.decision.values))
            said = orjson.dumps({"type": "answer", "to": len(play.entries), "index": index})
            await self.talks[play.decision.seat]._take(said)
        return answers


class Collections:
    """How long the garbage collector holds the event loop up, in processor time."""

    def __init__(self) -> None:
        self.all = self.longest = self._since = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _: object) -> None:
        if phase == "start":
            self._since = time.thread_time()
        else:
            took = time.thread_time() - self._since
            self.all, self.longest = self.all + took, max(self.longest, took)


class Pages:
    """The other side of all sockets: takes at once whatever is sent."""

    def __init__(self) -> None:
        self.bytes = 0

    def take(self, message: bytes) -> bool:
        self.bytes += len(message)
        return True


async def pair(house: House, visitors: Visitors, pages: Pages, seed: int) -> Pair:
    """Begin a match that two pages look at."""
    ann, bob = visitors.new(), visitors.new()
    live = await house.make(ann, ADDRESS, Wish("innovation", "4e", [], levels=[None, None]))
    await house.sit(live.facts.id, bob, None)
    await house.start(live.facts.id, ann)
    pace = Pace(house.settings, Rate(MANY, MANY, house.settings.clock, ""), ADDRESS)
    talks: dict[int | None, Talk] = {}
    for visitor in (ann, bob):
        viewer = Viewer(visitor.id, "", True, ADDRESS, pages.take)
        await house.look(live.facts.id, viewer, None)
        talks[live.facts.seat_of(visitor.id)] = Talk(house, visitors, live, viewer, pace)
    return Pair(live, talks, seed)


async def measure(folder: Path, matches: int, answers: int) -> dict[str, float]:
    """Play all matches at once, and say what an answer has cost."""
    limits = dict.fromkeys(("tables_per_visitor", "tables_per_address", "messages_per_second", "message_burst"), MANY)
    settings = Settings(f"sqlite:///{folder}/splay.db", workers=1, **limits)  # type: ignore[arg-type]
    store, pages = Store(settings.database), Pages()
    house, visitors = House(settings, store), Visitors(store)
    await house.open()
    pairs = [await pair(house, visitors, pages, seed) for seed in range(matches)]
    tune()
    sweeping, collections = asyncio.create_task(Sweep().run()), Collections()
    pages.bytes = 0
    loop, whole = time.thread_time(), time.process_time()
    given = sum(await asyncio.gather(*[one.play(answers) for one in pairs]))
    loop, whole = time.thread_time() - loop, time.process_time() - whole
    sweeping.cancel()
    await house.close()
    await asyncio.to_thread(store.close)
    return {
        "answers": given,
        "ms_per_answer": round(1000 * whole / given, 3),
        "ms_of_the_event_loop": round(1000 * loop / given, 3),
        "ms_of_the_garbage_collector": round(1000 * collections.all / given, 3),
        "its_longest_ms": round(1000 * collections.longest, 1),
        "bytes_per_answer": round(pages.bytes / given),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--answers", type=int, default=60, help="answers of each match")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(uvloop.run(measure(Path(folder), arguments.matches, arguments.answers)), indent=2))
