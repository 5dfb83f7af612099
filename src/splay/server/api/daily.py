"""The daily position: the same for everybody, and nothing of its solution before an answer."""

from typing import Annotated

from fastapi import Path, Query, Request, Response

from splay.server.api.desk import PLAYED_COST, Desked, Someone, caller_of, chapter
from splay.server.api.routing import WordsQuery, answers_with, shown
from splay.server.forms.daily import AnsweredShown, ArchiveShown, DailyForm, DailyShown

router = chapter("daily")

Day = Annotated[str, Path(max_length=40, description="The day by its date (UTC), such as 2026-11-17.")]


@router.get("/daily", **answers_with(DailyShown))
async def today(request: Request, desk: Desked, visitor: Someone, words: WordsQuery = None) -> Response:
    """Return today's position."""
    return desk.told(request, await desk.house.daily(None, visitor, words, caller_of(request)))


@router.get("/daily/archive", **answers_with(ArchiveShown))
async def archive(
    desk: Desked,
    visitor: Someone,
    before: Annotated[str | None, Query(max_length=40, description="Only days before this one.")] = None,
) -> Response:
    """Return the days up to today, the last first, and how you have answered."""
    return shown(await desk.house.archive(before, visitor))


@router.get("/daily/{date}", **answers_with(DailyShown))
async def daily(date: Day, request: Request, desk: Desked, visitor: Someone, words: WordsQuery = None) -> Response:
    """Return the position of a day that has come."""
    desk.charge(request, PLAYED_COST)
    return desk.told(request, await desk.house.daily(date, visitor, words, caller_of(request)))


@router.post("/daily/{date}", **answers_with(AnsweredShown))
async def answer(
    date: Day, request: Request, desk: Desked, visitor: Someone, form: DailyForm, words: WordsQuery = None
) -> Response:
    """Answer the position of a day; only your first answer counts, and for the streak only on its day."""
    desk.charge(request, PLAYED_COST)
    return shown(await desk.house.answer_daily(date, visitor, form.answer, words))
