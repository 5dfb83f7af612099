"""Reviews of matches that are over: made once, in worker processes, and kept with the match.

A review is made piece by piece (`splay.analysis.review`), so that it can be told how far it is, and so that it ends
soon after nobody waits for it any more. Two nodes may make the same one, which is the same.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from splay.analysis.moments import judge_moments
from splay.analysis.review import VERSION, Review, retold, review_pieces
from splay.kernel.errors import SplayError
from splay.kernel.game import Result
from splay.kernel.match import Match
from splay.server.analysed import sentence
from splay.server.analysing import workers
from splay.server.finished import Archive
from splay.server.guide import GUIDES, Json
from splay.server.refusal import Refused, away
from splay.server.replays import Finished
from splay.server.schema import reviews
from splay.server.settings import Settings
from splay.server.store import Conflict, Store
from splay.server.turns import Caller
from splay.server.work_queue import Doing, WorkQueue
from splay.server.worker_process import WorkFailed

logger = logging.getLogger("splay.server")

PATIENCE: Final = 15.0
"""Who has not asked for so many seconds how far a review is, waits for it no longer."""

_SEED: Final = 0
"""Everybody gets the same review."""


@dataclass
class Underway:
    """A review that is being made: when each who waits for it has last asked, and how far it is."""

    waiting: dict[Caller, float]
    state: str = "waiting"
    progress: float = 0.0
    words: str = "It waits for its turn."
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)


class Reviews(Archive):
    """What strong bots say of matches that are over."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self.review_queue = WorkQueue(workers(settings), "Many matches are being reviewed: wait a moment.")
        self._reviews: dict[str, Underway] = {}

    async def ask_for_review(self, table_id: str, caller: Caller, words: str | None) -> Json:
        """Have a match reviewed, or join those who wait for that; returns how far it is."""
        finished = await self._finished(table_id)
        kept = await self._kept_review(table_id)
        underway = self._reviews.get(table_id)
        if kept is None and (underway is None or underway.state == "failed"):
            underway = self._reviews[table_id] = Underway({caller: self.date()})
            underway.task = asyncio.create_task(self._make(finished, underway, caller))
        return await self.review(table_id, caller, words)

    async def review(self, table_id: str, caller: Caller, words: str | None) -> Json:
        """Return how far a review is, and what it says when it is done; who asks, waits for it."""
        finished = await self._finished(table_id)
        underway = self._reviews.get(table_id)
        if underway is not None:
            underway.waiting[caller] = self.date()
        # Another node may have made it meanwhile.
        kept = await self._kept_review(table_id)
        if kept is not None:
            guide, facts = GUIDES[finished.facts.game], finished.facts
            told_in, names = guide.vocabulary(words or facts.words), [chair.name for chair in facts.chairs]
            return _shown("done", 1.0, "", retold(kept, lambda text: guide.say(told_in, text, names)))
        if underway is None:
            return _shown("none", 0.0, "Nobody waits for a review of this match.")
        return _shown(underway.state, underway.progress, underway.words)

    async def leave_review(self, table_id: str, caller: Caller) -> None:
        """Let somebody wait for a review no longer; if nobody else does, it is not made."""
        await self._finished(table_id)
        underway = self._reviews.get(table_id)
        if underway is not None:
            underway.waiting.pop(caller, None)
            self.end_unwanted_reviews()

    async def _watch_reviews(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            self.end_unwanted_reviews()

    def end_unwanted_reviews(self) -> None:
        """End the making of reviews for which nobody waits."""
        since = self.date() - PATIENCE
        for table_id, underway in list(self._reviews.items()):
            underway.waiting = {caller: asked for caller, asked in underway.waiting.items() if asked >= since}
            if not underway.waiting:
                del self._reviews[table_id]
                if underway.task is not None:
                    underway.task.cancel()

    async def _make(self, finished: Finished, underway: Underway, caller: Caller) -> None:
        """Make a review and keep it; why it cannot be made is told to those who wait."""
        table_id = finished.facts.id
        try:
            async with self.review_queue.place(caller) as do:
                play = await self.beside(finished.fold, await finished.entries())
                made = await _made(do, finished, play.match, underway)
            await self._keep_review(table_id, made)
            if self._reviews.get(table_id) is underway:
                del self._reviews[table_id]
        except (SplayError, Refused) as error:
            underway.state, underway.words = "failed", sentence(str(error))
        except (WorkFailed, SQLAlchemyError) as error:
            logger.error("table %s: no review: %s", table_id, error)
            is_ours = isinstance(error, WorkFailed)
            underway.state = "failed"
            underway.words = "This match could not be reviewed just now. Ask again." if is_ours else away().words

    async def _kept_review(self, table_id: str) -> Review | None:
        """Return the review that is kept with a match, if it is of today's form."""
        kept = sa.select(reviews.c.review).where(reviews.c.table_id == table_id, reviews.c.version == VERSION)
        rows = await self.store.read(kept)
        return orjson.loads(rows[0].review) if rows else None

    async def _keep_review(self, table_id: str, made: Review) -> None:
        """Keep a review with its match; if another node was faster, its own is the same."""
        row = {"table_id": table_id, "version": VERSION, "made": self.date(), "review": orjson.dumps(made).decode()}

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(reviews).where(reviews.c.table_id == table_id))
            connection.execute(sa.insert(reviews), row)

        try:
            await self.store.write(write)
        except Conflict:
            logger.info("table %s: its review was made elsewhere too", table_id)


async def _made(do: Doing, finished: Finished, match: Match, underway: Underway) -> Review:
    """Make a review piece by piece."""
    pieces = review_pieces(match, _SEED, _result(finished, match))
    piece = next(pieces)
    while True:
        judged = await do(judge_moments, match.setup, tuple(match.answers), piece.places, piece.care, _SEED)
        underway.state, underway.words = "running", "Every decision is looked at."
        try:
            piece = pieces.send(judged)
        except StopIteration as end:
            made: Review = end.value
            return made
        underway.progress = round(piece.done, 3)


def _result(finished: Finished, match: Match) -> Result | None:
    """Return how a match ended that did not end by its rules: by a clock, by consent, or because it was left."""
    told = finished.facts.result
    if match.result is not None or told is None:
        return None
    winners = told.get("winners")
    return Result(str(told.get("kind")), list(winners) if isinstance(winners, list) else [], str(told.get("words")))


def _shown(state: str, progress: float, words: str, review: Review | None = None) -> Json:
    return {"state": state, "progress": progress, "review": review, "words": words}
