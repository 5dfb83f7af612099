"""Analysis: how likely a seat is to win from a position, and how a match went that is over."""

import orjson
from fastapi import Request, Response

from splay.server import board
from splay.server.analysed import MOST_BUDGET, Asked
from splay.server.api.desk import PLAYED_COST, Desked, caller_of, chapter, while_here
from splay.server.api.routing import TableId, WordsQuery, answers_with, says_nothing
from splay.server.forms.analysis import AnalysisForm, AnalysisShown, ReviewShown
from splay.server.refusal import Refused

router = chapter("analysis")

_LINES_COST = 40
"""So many lines that are looked at count as one request."""
_REVIEW_COST = 50
"""A review that is asked for counts as so many requests."""


@router.post("/analysis", **answers_with(AnalysisShown))
async def analysis(request: Request, desk: Desked, form: AnalysisForm, words: WordsQuery = None) -> Response:
    """Return how likely a seat is to win from a position, the options with their chances, and how sure that is.

    A match that goes on can be asked about by a hint only, and if it is rated not at all.
    """
    if not 1 <= form.budget <= MOST_BUDGET:
        lines = f"from 1 to {MOST_BUDGET}"
        raise Refused("illegal", f"The budget is how many lines to look at, {lines}, not {form.budget}.")
    desk.charge(request, PLAYED_COST + form.budget / _LINES_COST)
    what = board.Asked(position=form.position, record=form.record, at=form.at, answers=tuple(form.answers), words=words)
    asked = Asked(what, form.seat, form.open, form.budget, form.seed)
    told = await while_here(request, desk.house.analyse(asked, caller_of(request)))
    return desk.told(request, orjson.Fragment(told))


@router.post("/tables/{table_id}/review", **answers_with(ReviewShown))
async def ask_for_review(table_id: TableId, request: Request, desk: Desked, words: WordsQuery = None) -> Response:
    """Have a match reviewed that is over, or join those who wait for its review; go on asking how far it is."""
    desk.charge(request, _REVIEW_COST)
    return desk.told(request, await desk.house.ask_for_review(table_id, caller_of(request), words))


@router.get("/tables/{table_id}/review", **answers_with(ReviewShown))
async def review(table_id: TableId, request: Request, desk: Desked, words: WordsQuery = None) -> Response:
    """Return how far a review is, and what it says when it is done; for whom nobody asks, it is not made."""
    return desk.told(request, await desk.house.review(table_id, caller_of(request), words))


@router.delete("/tables/{table_id}/review", **says_nothing("You wait for it no longer."))
async def leave_review(table_id: TableId, request: Request, desk: Desked) -> Response:
    """Wait for a review no longer: if nobody else does, it is not made."""
    await desk.house.leave_review(table_id, caller_of(request))
    return Response(None, 204)
