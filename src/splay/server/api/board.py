"""The analysis board and the lab: any position or record, after any answers."""

import orjson
from fastapi import Request, Response

from splay.server.api.desk import PLAYED_COST, Desked, caller_of, chapter
from splay.server.api.routing import answers_with
from splay.server.board import Asked, Beginning
from splay.server.forms.board import BeginForm, BoardForm, BoardShown

router = chapter("board")


@router.post("/board", **answers_with(BoardShown))
async def on_the_board(request: Request, desk: Desked, form: BoardForm) -> Response:
    """Return what is on the table of a position or a record after some answers; nothing of it is kept."""
    desk.charge(request, PLAYED_COST * (1 + len(form.also)))
    return desk.told(request, orjson.Fragment(await desk.house.boards.tell(caller_of(request), _asked(form))))


def _asked(form: BoardForm) -> Asked:
    return Asked(
        begin=_beginning(form.begin) if form.begin is not None else None,
        position=form.position,
        record=form.record,
        at=form.at,
        answers=tuple(form.answers),
        seat=form.seat,
        words=form.words,
        heard=form.heard,
        also=tuple(form.also),
    )


def _beginning(form: BeginForm) -> Beginning:
    return Beginning(form.game, form.edition, form.expansions, form.options, form.names, form.seed)
