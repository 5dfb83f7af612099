"""`splay serve`: the table on the web."""

import resource
from contextlib import suppress
from typing import Annotated

import typer
import uvicorn

from splay.server.app import create_app
from splay.server.settings import DEFAULT_DATABASE, Settings
from splay.server.store import check_database


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="Where everything is kept.", metavar="URL", envvar="SPLAY_DATABASE")
    ] = DEFAULT_DATABASE,
) -> None:
    """Serve the table on the web: open the address that it prints in a browser."""
    settings = Settings.from_environment(database)
    check_database(database)
    _allow_many_sockets()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=64 * settings.body_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
    Announcing(config).run()


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = "127.0.0.1" if self.config.host == "0.0.0.0" else self.config.host
            typer.echo(f"Splay is at http://{f'[{host}]' if ':' in host else host}:{port}  (Ctrl-C ends it)")


def _allow_many_sockets() -> None:
    """Let the process have as many sockets as the system allows it."""
    with suppress(OSError, ValueError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
