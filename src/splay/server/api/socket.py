"""The socket of a table: who opens one, and whether they may."""

from fastapi import APIRouter
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from splay.server.api.desk import address_of, desk_of, origin_of
from splay.server.api.routing import possible_id
from splay.server.refusal import Refused, away
from splay.server.sockets import turn_away

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """Serve a page, or a program, that looks at a table."""
    try:
        desk = desk_of(websocket)
        desk.count(websocket)
        possible_id(table_id)
        visitor = await desk.visitor_of(websocket)
        if visitor is not None:
            desk.house.origins.note(visitor.id, origin_of(websocket))
            websocket.state.visitor = visitor.id
        desk.house.let_in(visitor.id if visitor else None, address_of(websocket))
        await desk.sockets.serve(websocket, table_id, visitor, address_of(websocket))
    except (Refused, SQLAlchemyError) as error:
        await turn_away(websocket, error if isinstance(error, Refused) else away())
