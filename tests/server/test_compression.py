"""What is sent is small: files of the page and JSON are compressed for whoever takes them so, and kept by browsers."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from databases import address
from guests import Venue, duel
from splay.server.app import create_app
from splay.server.compression import encoding_for
from splay.server.settings import Settings

SCRIPT = b"console.log('a script of some length');\n" * 100


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with a page as the build leaves it: a script with its copies, a font, and the page itself."""
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1a2b.js").write_bytes(SCRIPT)
    # What is in the copy does not matter here, only that it is sent.
    (assets / "app-1a2b.js.br").write_bytes(b"brotli")
    (assets / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "font-3c4d.woff2").write_bytes(b"font" * 1000)
    (tmp_path / "page" / "index.html").write_text("<p>the page</p>")
    with TestClient(create_app(Settings(address(tmp_path / "splay.db"), page=tmp_path / "page"))) as client:
        yield client


def ask(client: TestClient, path: str, accepted: str = "", method: str = "GET", **headers: str) -> httpx.Response:
    """Ask for something, and do not unpack what comes."""
    sent = {"Accept-Encoding": accepted, **{name.replace("_", "-"): value for name, value in headers.items()}}
    with client.stream(method, path, headers=sent) as response:
        response.raw = b"".join(response.iter_raw())  # type: ignore[attr-defined]
        return response


def raw(response: httpx.Response) -> bytes:
    """Return the bytes of an answer as they came."""
    return bytes(response.raw)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("*", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.2, gzip;q=0.9", "gzip"),
        ("gzip;q=0, br;q=0", None),
        ("gzip;q=0.5, identity", None),
        ("GZIP;Q=1", "gzip"),
        ("br;q=nonsense", None),
        ("", None),
    ],
)
def test_a_client_gets_the_encoding_that_it_likes_best(accepted: str, encoding: str | None) -> None:
    assert encoding_for(accepted, ["br", "gzip"]) == encoding


def test_a_script_is_sent_as_the_build_compressed_it_and_kept_for_ever(client: TestClient) -> None:
    for accepted, body in (("br", b"brotli"), ("gzip", None), ("", SCRIPT)):
        script = ask(client, "/assets/app-1a2b.js", accepted)
        assert script.headers.get("content-encoding", "") == accepted
        assert raw(script) == body if body else gzip.decompress(raw(script)) == SCRIPT
        assert script.headers["content-length"] == str(len(raw(script)))
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["vary"] == "Accept-Encoding"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_what_is_compressed_already_and_what_is_short_is_sent_as_it_is(client: TestClient) -> None:
    for path in ("/assets/font-3c4d.woff2", "/", "/table/abc"):
        assert "content-encoding" not in ask(client, path, "br, gzip").headers


def test_the_page_itself_is_asked_for_anew_each_time_and_sent_only_if_it_has_changed(
    client: TestClient, tmp_path: Path
) -> None:
    for path in ("/", "/table/abc"):
        page = ask(client, path)
        assert page.headers["cache-control"] == "no-cache"
        again = ask(client, path, If_None_Match=f'"other", W/{page.headers["etag"]}')
        assert (again.status_code, raw(again)) == (304, b"")
        assert again.headers["etag"] == page.headers["etag"]
        assert again.headers["cache-control"] == "no-cache"
    (tmp_path / "page" / "index.html").write_text("<p>the page, built anew</p>")
    assert ask(client, "/", If_None_Match=page.headers["etag"]).status_code == 200


def test_each_encoding_of_a_file_has_a_tag_of_its_own(client: TestClient) -> None:
    tags = {ask(client, "/assets/app-1a2b.js", accepted).headers["etag"] for accepted in ("br", "gzip", "")}
    assert len(tags) == 3
    for accepted in ("br", "gzip", ""):
        answers = [ask(client, "/assets/app-1a2b.js", accepted, If_None_Match=tag).status_code for tag in tags]
        assert sorted(answers) == [200, 200, 304]


def test_the_head_of_a_file_tells_what_the_file_would(client: TestClient) -> None:
    for accepted in ("br", "gzip", ""):
        whole = ask(client, "/assets/app-1a2b.js", accepted)
        head = ask(client, "/assets/app-1a2b.js", accepted, "HEAD")
        assert raw(head) == b"" and dict(head.headers) == dict(whole.headers)


def test_a_part_of_a_file_is_a_part_of_what_is_in_it(client: TestClient) -> None:
    part = ask(client, "/assets/app-1a2b.js", "br, gzip", Range="bytes=8-10")
    assert (part.status_code, raw(part)) == (206, SCRIPT[8:11])
    assert "content-encoding" not in part.headers
    assert part.headers["content-range"] == f"bytes 8-10/{len(SCRIPT)}"
    # Whoever has a part of a copy gets the whole file.
    tag = ask(client, "/assets/app-1a2b.js", "br").headers["etag"]
    whole = ask(client, "/assets/app-1a2b.js", "br", Range="bytes=8-10", If_Range=tag)
    assert (whole.status_code, raw(whole)) == (200, SCRIPT)


def test_a_part_of_an_older_page_is_not_answered_by_the_page(client: TestClient) -> None:
    assert ask(client, "/assets/app-0000.js").status_code == 404
    assert ask(client, "/assets/app-1a2b.js.br").status_code == 404


def test_long_json_is_compressed_and_short_json_is_not(venue: Venue) -> None:
    ann, _, table = duel(venue)
    for path in (f"/api/tables/{table}/state", "/api/cards", "/api/games", "/openapi.json"):
        plain = ask(venue.client, path, **ann.headers)
        packed = ask(venue.client, path, "gzip, br", **ann.headers)
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw(packed)) == raw(plain)
        assert len(raw(packed)) == int(packed.headers["content-length"]) < len(raw(plain)) / 2
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in ask(venue.client, "/api/visitor", "gzip", **ann.headers).headers


def test_the_cards_are_not_sent_twice_to_one_who_has_them(venue: Venue) -> None:
    for accepted in ("", "gzip"):
        first = ask(venue.client, "/api/cards", accepted)
        again = ask(venue.client, "/api/cards", accepted, If_None_Match=first.headers["etag"])
        assert (again.status_code, raw(again)) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]


def test_the_length_of_a_compressed_answer_tells_little_of_what_is_in_it(venue: Venue) -> None:
    ann, _, table = duel(venue)
    lengths = {len(raw(ask(venue.client, f"/api/tables/{table}/state", "gzip", **ann.headers))) for _ in range(20)}
    assert len(lengths) > 5


def test_an_answer_with_a_token_is_not_compressed(venue: Venue) -> None:
    token = ask(venue.client, "/api/visitor", "gzip", "POST")
    assert b"token" in raw(token) and "content-encoding" not in token.headers
