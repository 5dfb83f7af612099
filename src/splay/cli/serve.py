"""`splay serve`: the table on the web."""

from typing import Annotated

import typer

from splay.server.settings import DEFAULT_DATABASE, Settings


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any that is free.", min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="Where everything is kept.", metavar="URL")] = DEFAULT_DATABASE,
) -> None:
    """Serve the table on the web: open the address that it prints in a browser."""
    # The server's libraries take a second to load: the other commands, and the bots' processes, go without them.
    from splay.server.run import run

    run(Settings.from_environment(database), host, port, typer.echo)
