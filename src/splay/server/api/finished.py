"""Finished matches: their records and replays, how they went, and playing on from them."""

from typing import Annotated

import orjson
from fastapi import Query, Request, Response
from fastapi.responses import PlainTextResponse

from splay.server.api.desk import PLAYED_COST, Desked, Known, address_of, caller_of, chapter
from splay.server.api.routing import TableId, WordsQuery, answers_with, shown
from splay.server.forms.finished import CourseShown, PlayOnForm, ReplayShown
from splay.server.forms.tables import TableShown

router = chapter("match")


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}},
)
async def record(table_id: TableId, request: Request, desk: Desked) -> Response:
    """Return the record file of a finished match."""
    desk.charge(request, PLAYED_COST)
    text = await desk.house.record(table_id, caller_of(request))
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.splay"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table_id}/replay", **answers_with(ReplayShown))
async def replay(
    table_id: TableId,
    request: Request,
    desk: Desked,
    words: WordsQuery = None,
    at: Annotated[
        int | None, Query(ge=0, le=2**31, description="After how many answers; at the end if left out.")
    ] = None,
) -> Response:
    """Return a finished match at any place, with every hand open."""
    desk.charge(request, PLAYED_COST)
    return desk.told(request, orjson.Fragment(await desk.house.replay(table_id, at, words, caller_of(request))))


@router.post("/tables/{table_id}/play-on", **answers_with(TableShown, 201))
async def play_on(table_id: TableId, request: Request, desk: Desked, visitor: Known, form: PlayOnForm) -> Response:
    """Make a casual table of your own that goes on from any moment of a finished match, against bots."""
    desk.charge(request, PLAYED_COST)
    address = address_of(request)
    found = await desk.house.play_on(table_id, visitor, address, form.at, form.seat, form.level)
    return shown(found.to_json(visitor.id), 201)


@router.get("/tables/{table_id}/course", **answers_with(CourseShown))
async def course(table_id: TableId, request: Request, desk: Desked) -> Response:
    """Return how a finished match went: where its turns begin, and how everybody stood at each of them."""
    desk.charge(request, PLAYED_COST)
    return desk.told(request, orjson.Fragment(await desk.house.course(table_id, caller_of(request))))
