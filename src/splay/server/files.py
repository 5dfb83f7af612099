"""The built page: its files, in the encoding that a browser takes, and how long they are good for."""

from collections.abc import Iterable
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import Request
from fastapi.responses import FileResponse, Response

from splay.server.compression import encoding_for
from splay.server.refusal import Refused

_ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build calls the compressed copies of a file, the smallest first."""


def show_file(request: Request, page: Path, path: str) -> Response | None:
    """Return a file of the page, or None if its address is one that the page itself shows something at."""
    hashed = path.startswith("assets/")
    file = _file_of(page, path)
    if file is None and hashed:
        raise Refused("not_found", "There is no such part of the page: load it anew.")
    # The names of built files change with their content.
    return _answer(request, file, "public, max-age=31536000, immutable" if hashed else "no-cache") if file else None


def show_page(request: Request, page: Path) -> Response | None:
    """Return the page itself, if it has been built."""
    index = page / "index.html"
    return _answer(request, index, "no-cache") if index.is_file() else None


def _file_of(page: Path, path: str) -> Path | None:
    """Return the file of the built page that an address names, if there is one."""
    try:
        file = (page / path).resolve()
        found = path and file.is_relative_to(page.resolve()) and file.is_file()
        return file if found and file.suffix not in _ENDINGS.values() else None
    except (OSError, ValueError):
        # No file can be called so.
        return None


def _answer(request: Request, file: Path, cache: str) -> Response:
    copies = {name: Path(f"{file}{ending}") for name, ending in _ENDINGS.items()}
    copies = {name: copy for name, copy in copies.items() if copy.is_file()}
    # A part of a file is a part of what is in it, not of a copy.
    accepted = "" if "range" in request.headers else request.headers.get("accept-encoding", "")
    encoding = encoding_for(accepted, list(copies))
    sent = copies[encoding] if encoding else file
    headers = {"Cache-Control": cache} | ({"Vary": "Accept-Encoding"} if copies else {})
    headers |= {"Content-Encoding": encoding} if encoding else {}
    kind = guess_type(file.name)[0]
    answer = FileResponse(sent, headers=headers, media_type=kind, stat_result=sent.stat())
    return unchanged(request, answer.headers.items()) or answer


def unchanged(request: Request, headers: Iterable[tuple[str, str]]) -> Response | None:
    """Return the answer to somebody who has a thing already, as its tag tells; or None."""
    kept = {name: value for name, value in headers if name in ("cache-control", "etag", "vary")}
    had = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    return Response(None, 304, kept) if kept["etag"] in had or "*" in had else None
