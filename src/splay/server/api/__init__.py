"""The HTTP API: everything that the page does, for programs as well, chapter by chapter.

A new chapter is a file here with a router (`desk.chapter`), a file in `forms` with its shapes, and a line in `ROUTERS`.
"""

from typing import Final

from splay.server.api import (
    analysis,
    board,
    catalogue,
    daily,
    finished,
    match,
    passkeys,
    people,
    push,
    seat_links,
    socket,
    studies,
    tables,
    visitors,
)

ROUTERS: Final = [
    chapter.router
    for chapter in (
        visitors,
        people,
        catalogue,
        studies,
        daily,
        tables,
        match,
        finished,
        analysis,
        board,
        seat_links,
        passkeys,
        push,
        socket,
    )
]
