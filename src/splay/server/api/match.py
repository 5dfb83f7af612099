"""The match at a table: its state, and what players do in it."""

from typing import Annotated

from fastapi import Query, Request, Response

from splay.server.api.desk import PLAYED_COST, Desked, Known, Someone, chapter
from splay.server.api.routing import TableId, WordsQuery, answers_with, at_table, shown
from splay.server.forms.match import AnswerForm, ChatForm, DoneShown, ForesightShown, HintShown, StateShown, YesForm

router = chapter("match")


@router.get(
    "/tables/{table_id}/state",
    response_model=None,
    responses={200: {"model": StateShown}, 204: {"description": "Nothing has changed since."}},
)
async def state(
    table_id: TableId,
    request: Request,
    desk: Desked,
    visitor: Someone,
    words: WordsQuery = None,
    seen: Annotated[int | None, Query(ge=0, le=2**53, description="The number of the state you have.")] = None,
) -> Response:
    """Return all that you may see of a table, as the socket sends it; nothing if it is what you have."""
    found = await desk.house.state(table_id, visitor, words, seen)
    return Response(None, 204) if found is None else desk.told(request, found)


@router.get("/tables/{table_id}/foresight", **answers_with(ForesightShown))
async def foresight(table_id: TableId, request: Request, desk: Desked, visitor: Known) -> Response:
    """Return which of the options that you are asked about would do nothing, as far as you can tell."""
    desk.charge(request, PLAYED_COST)
    return shown(await desk.house.foresight(table_id, visitor))


@at_table(router, "hint", HintShown)
async def hint(table_id: TableId, request: Request, desk: Desked, visitor: Known, words: WordsQuery = None) -> Response:
    """Return the options that a strong player would look at first, as far as you can see; the table is told."""
    desk.charge(request, PLAYED_COST)
    return shown(await desk.house.hint(table_id, visitor, words))


@at_table(router, "answer", DoneShown)
async def answer(table_id: TableId, desk: Desked, visitor: Known, form: AnswerForm) -> Response:
    """Answer the decision that you are asked."""
    return _done(await desk.house.answer(table_id, visitor, form.to, form.index))


@at_table(router, "undo", DoneShown)
async def undo(table_id: TableId, request: Request, desk: Desked, visitor: Known) -> Response:
    """Take your last decision back, or propose that to the others."""
    desk.charge(request, PLAYED_COST)
    return _done(await desk.house.undo(table_id, visitor))


@at_table(router, "consent", DoneShown)
async def consent(table_id: TableId, desk: Desked, visitor: Known, form: YesForm) -> Response:
    """Answer a proposal, or withdraw your own."""
    return _done(await desk.house.consent(table_id, visitor, form.yes))


@at_table(router, "concede", DoneShown)
async def concede(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Give up."""
    return _done(await desk.house.concede(table_id, visitor))


@at_table(router, "draw", DoneShown)
async def draw(table_id: TableId, desk: Desked, visitor: Known, form: YesForm) -> Response:
    """Offer a draw, or answer the offer of one."""
    return _done(await desk.house.draw(table_id, visitor, form.yes))


@at_table(router, "chat", DoneShown)
async def chat(table_id: TableId, desk: Desked, visitor: Known, form: ChatForm) -> Response:
    """Say something at a table."""
    return _done(await desk.house.chat(table_id, visitor, form.text))


def _done(number: int) -> Response:
    return shown({"number": number})
