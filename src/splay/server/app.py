"""The application: the API under /api, its description at /docs, and the built page everywhere else."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from swagger_ui_bundle import swagger_ui_path

from splay import __version__
from splay.server.api import ROUTERS
from splay.server.api.routing import shown
from splay.server.compression import Compress
from splay.server.entrance import Entrance
from splay.server.files import show_file, show_page
from splay.server.guard import Guard
from splay.server.metrics import REFUSALS
from splay.server.refusal import Refused, away, broken, malformed
from splay.server.settings import Settings
from splay.server.store import reason_of
from splay.server.watch import HEALTH, READY, Watch

logger = logging.getLogger("splay.server")

NO_PAGE: Final = (
    "The server is running, but its page has not been built. Run `make page` in the project's folder and load this "
    "again. The API is described at /docs.\n"
)
_DESCRIPTION: Final = "/openapi.json"
_ABOUT: Final = """
Everything that the page does, as JSON. Ask `POST /api/visitor` for a token and send it as
`Authorization: Bearer TOKEN`. At a table, open the socket `/api/tables/ID/socket`, or poll `/api/tables/ID/state`.
Every refusal is `{"error": {"kind", "words"}}`, and changes nothing.
"""


def create_app(settings: Settings) -> FastAPI:
    """Return the application of a server."""
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, lifespan=_lifespan(settings))
    app.title, app.version, app.description = "Splay", __version__, _ABOUT
    for router in ROUTERS:
        # As they are: routers that are included would be put together at the first request, which would hold the loop.
        app.router.routes.extend(router.routes)
    app.add_exception_handler(Refused, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse)
    app.add_exception_handler(HTTPException, _refuse)
    app.add_exception_handler(SQLAlchemyError, _refuse)
    app.add_exception_handler(Exception, _refuse)
    app.add_middleware(Compress)
    most, most_of_positions = settings.body_bytes, settings.position_bytes
    app.add_middleware(Guard, most=most, seconds=settings.request_seconds, most_of_positions=most_of_positions)
    app.add_middleware(Watch)
    app.mount("/docs/parts", StaticFiles(directory=swagger_ui_path))
    app.add_api_route("/docs", _docs, include_in_schema=False)
    app.add_api_route(_DESCRIPTION, Description(app).show, include_in_schema=False)
    for path, tell in ((HEALTH, _health), (READY, _ready)):
        app.add_api_route(path, tell, include_in_schema=False, methods=["GET", "HEAD"])
    _add_page(app, settings.page)
    return app


def _lifespan(settings: Settings) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        entrance = app.state.entrance = Entrance(settings, app.state)
        await entrance.open()
        yield
        await entrance.close()

    return lifespan


async def _refuse(request: Request, error: Exception) -> Response:
    """Tell what is wrong in one form, whoever found it."""
    refused = _as_refusal(error)
    REFUSALS.labels(refused.kind).inc()
    status = error.status_code if isinstance(error, HTTPException) else refused.status
    return shown({"error": refused.to_json()}, status)


def _as_refusal(error: Exception) -> Refused:
    if isinstance(error, Refused):
        return error
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        return malformed(first["loc"][1:], first["msg"])
    if isinstance(error, HTTPException):
        kind = {404: "not_found", 405: "not_found"}.get(error.status_code, "malformed")
        return Refused(kind, f"{error.detail}.")
    if isinstance(error, SQLAlchemyError):
        logger.error("the database cannot be used: %s", reason_of(error))
        return away()
    return broken()


async def _health(request: Request) -> Response:
    """Tell that the server is alive."""
    return shown({"status": "alive", "version": __version__})


async def _ready(request: Request) -> Response:
    """Tell whether visitors can be sent here: the database answers, and is of this server's version."""
    why = await request.app.state.entrance.not_ready()
    if why is None:
        return shown({"status": "ready", "version": __version__})
    return shown({"error": Refused("away", f"{why[0].upper()}{why[1:]}.").to_json()}, 503)


class Description:
    """The description of the API: put together once, which takes a quarter of a second, beside the event loop."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._making: asyncio.Task[bytes] | None = None

    async def show(self, request: Request) -> Response:
        """Return the description."""
        if self._making is None:
            self._making = asyncio.create_task(asyncio.to_thread(self._make))
        return Response(await asyncio.shield(self._making), media_type="application/json")

    def _make(self) -> bytes:
        return orjson.dumps(self._app.openapi())


async def _docs(request: Request) -> HTMLResponse:
    """Show the API's description, all parts of it served from here."""
    return get_swagger_ui_html(
        openapi_url=_DESCRIPTION,
        title="Splay: the API",
        swagger_js_url="/docs/parts/swagger-ui-bundle.js",
        swagger_css_url="/docs/parts/swagger-ui.css",
        swagger_favicon_url="/docs/parts/favicon-32x32.png",
    )


def _add_page(app: FastAPI, page: Path) -> None:
    """Serve the built page: its files, and for every other address the page itself, which knows what to show."""

    async def show(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("not_found", "There is no such thing in the API: see /docs.")
        shown = show_file(request, page, path) or show_page(request, page)
        return shown or PlainTextResponse(NO_PAGE, 200 if not path else 404)

    app.add_api_route("/{path:path}", show, include_in_schema=False, methods=["GET", "HEAD"])
