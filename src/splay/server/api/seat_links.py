"""Seat links, by which somebody goes on playing on another device."""

from typing import Annotated

from fastapi import Path, Request, Response

from splay.server.api.desk import Desked, Known, chapter
from splay.server.api.routing import TableId, answers_with, at_table, shown
from splay.server.api.visitors import remember
from splay.server.forms.visitors import SeatLinkForm, SeatLinkShown, TakenShown
from splay.server.refusal import Refused

router = chapter("seat links")


@at_table(router, "seat-link", SeatLinkShown)
async def seat_link(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Return a private link by which you can go on playing on another device; it can be used once."""
    token = await desk.house.seat_link(table_id, visitor)
    return shown({"token": token, "path": f"/seat/{token}"})


@router.post("/seat-links/{token}", **answers_with(TakenShown))
async def use_seat_link(
    token: Annotated[str, Path(max_length=80)],
    request: Request,
    desk: Desked,
    form: SeatLinkForm | None = None,
) -> Response:
    """Use a seat link: this browser becomes the visitor whose seat it is, by a cookie.

    Somebody else who sits at tables by this browser is asked before, by a refusal of the kind `replaces`.
    """
    try:
        visitor = await desk.visitor_of(request)
    except Refused:
        visitor = None
    table_id, visitor_id = await desk.house.use_seat_link(token, visitor, form is not None and form.replace)
    response = shown({"table": table_id})
    remember(request, response, desk.visitors.sign(visitor_id))
    return response
