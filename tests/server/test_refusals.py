"""Limits, bad requests, the page's files, and the catalogue."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from databases import address
from guests import Venue, duel, refusal
from guests import venue as open_venue
from splay.server.app import create_app
from splay.server.settings import Settings

# Limits


def test_a_visitor_can_make_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", tables_per_visitor=2) as venue:
        ann, bob = venue.guest("ann"), venue.guest("bob")
        ann.makes_table("open", "open")
        ann.makes_table("open", "open")
        assert refusal(ann.post("/api/quick", level="random")) == "too_many"
        assert bob.makes_table("open", "open")
        venue.time.passes(3600)
        assert ann.makes_table("open", "open")


def test_an_address_can_make_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", tables_per_address=2) as venue:
        venue.guest("ann").makes_table("open", "open")
        venue.guest("bob").makes_table("open", "open")
        assert refusal(venue.guest("cat").post("/api/quick")) == "too_many"


def test_only_so_many_tables_can_wait_for_players(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", open_tables=1) as venue:
        ann = venue.guest("ann")
        table = ann.makes_table("open", "open")
        assert refusal(ann.post("/api/tables", seats=[{"kind": "open"}] * 2)) == "too_many"
        assert venue.guest("bob").at(table, "sit").status_code == 200
        assert ann.makes_table("open", "open"), "the first one does not wait any more"


def test_tables_that_wait_for_nobody_else_are_not_kept_out_by_those_that_wait_for_players(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", open_tables=1) as venue:
        ann = venue.guest("ann")
        for _ in range(2):
            ann.makes_table("open", "open", private=True)
            ann.makes_table("open", "random")
        ann.makes_table("open", "open")
        ann.makes_table("open", "open", private=True)
        quick = ann.post("/api/quick", level="random")
        assert quick.status_code == 201
        ann.at(quick.json()["id"], "concede")
        assert ann.at(quick.json()["id"], "rematch").status_code == 200


def test_a_visitor_who_asks_too_fast_is_refused_until_they_wait(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", request_burst=4, requests_per_second=1) as venue:
        ann = venue.guest("ann")
        answers = [ann.get("/api/games").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429], "one was for the name"
        venue.time.passes(1)
        assert ann.get("/api/games").status_code == 200


def test_a_table_takes_only_so_much_chat(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", chat_kept=2) as venue:
        ann, _, table = duel(venue)
        assert [ann.at(table, "chat", text="hi").status_code for _ in range(3)] == [200, 200, 429]


# Bad requests


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "malformed"),
        (b"not json", "malformed"),
        (b"[1, 2]", "malformed"),
        (b'{"name": ' + b"[" * 3000, "malformed"),
        (b'{"name": "\\ud800"}', "malformed"),
        (b"\xff\xff", "malformed"),
        (b'{"name": "' + b"a" * 20_000 + b'"}', "too_large"),
    ],
)
def test_a_body_that_makes_no_sense_is_refused(venue: Venue, body: bytes, kind: str) -> None:
    ann = venue.guest("ann")
    headers = {**ann.headers, "Content-Type": "application/json"}
    assert refusal(venue.client.put("/api/visitor", content=body, headers=headers)) == kind
    assert ann.get("/api/visitor").json()["name"] == "ann"


def test_a_body_without_end_is_cut_off(venue: Venue) -> None:
    ann = venue.guest("ann")
    sent = 0

    def endless() -> object:
        nonlocal sent
        for _ in range(100):
            sent += 1
            yield b" " * 1024

    assert refusal(venue.client.put("/api/visitor", content=endless(), headers=ann.headers)) == "too_large"  # type: ignore[arg-type]


def test_addresses_and_methods_that_do_not_exist_are_refused(venue: Venue) -> None:
    assert refusal(venue.client.get("/api/nothing")) == "not_found"
    response = venue.client.delete("/api/tables")
    assert (response.status_code, response.json()["error"]["kind"]) == (405, "not_found")


# The catalogue


def test_the_catalogue_lists_what_the_engine_has(venue: Venue) -> None:
    told = venue.client.get("/api/games").json()
    innovation, intrapreneurs = told["games"]
    assert [edition["key"] for edition in innovation["editions"]] == ["4e", "3e", "1e"]
    for edition in innovation["editions"]:
        assert edition["players"] == [2, {"4e": 5, "3e": 7, "1e": 4}[edition["key"]]]
        with_echoes = [added["players"] for added in edition["expansions"] if added["key"] == "echoes"]
        assert with_echoes == {"4e": [], "3e": [[2, 8]], "1e": [[2, 5]]}[edition["key"]]
    assert [o["key"] for o in innovation["editions"][1]["options"]] == ["teams", "longer", "open", "relics"]
    assert intrapreneurs["editions"][0]["players"] == [2, 4]
    bots = [bot["key"] for bot in told["bots"]]
    assert (bots[0], bots[9]) == ("duckling", "sphinx")
    assert sorted(bots[10:]) == ["greedy", "learned", "random", "search"]


def test_cards_come_with_their_words_and_are_sent_again_only_when_they_have_changed(venue: Venue) -> None:
    response = venue.client.get("/api/cards", params={"edition": "4e", "sets": "base"})
    cards = {card["name"]: card for card in response.json()["cards"]}
    assert len(cards) == 115
    assert cards["Archery"]["icons"] == ["castle", "lightbulb", "hex", "castle"]
    assert cards["Archery"]["effects"][0]["kind"] == "demand"
    again = venue.client.get("/api/cards?edition=4e&sets=base", headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = venue.client.get("/api/cards", params={"game": "intrapreneurs"}).json()
    assert other["projects"] and other["cards"] and other["events"]


def test_cards_are_told_in_the_words_that_are_asked_for(venue: Venue) -> None:
    def texts(words: str) -> dict[str, str]:
        query = {"edition": "1e", "sets": "base,echoes", "words": words}
        cards = venue.client.get("/api/cards", params=query).json()["cards"]
        return {card["name"]: card["effects"][0]["text"] for card in cards if card["effects"]}

    asmadi, iello = texts("asmadi"), texts("iello")
    assert "meld it" in asmadi["Dice"] and "play it" in iello["Dice"]
    assert texts("none of these") == asmadi


@pytest.mark.parametrize("query", ["game=chess", "edition=9e", "sets=base,base", "sets=", "sets=dinosaurs"])
def test_cards_that_do_not_exist_are_refused(venue: Venue, query: str) -> None:
    assert refusal(venue.client.get(f"/api/cards?{query}")) == "illegal"


# The page


def test_without_a_built_page_the_server_says_how_to_build_it(venue: Venue) -> None:
    assert "make page" in venue.client.get("/").text


def test_the_built_page_is_served_at_every_address_of_its_own_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>the page</p>")
    (page / "assets" / "app.js").write_text("app")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(Settings(address(tmp_path / "splay.db"), page=page))) as client:
        for path in ("/", "/table/abc", "/cards", "/rules", "/replay/abc", "/seat/token", "/../secret.txt"):
            assert client.get(path).text == "<p>the page</p>"
        assert client.get("/%2e%2e/secret.txt").text == "<p>the page</p>"
        script = client.get("/assets/app.js")
        assert script.text == "app" and "immutable" in script.headers["cache-control"]
        assert "default-src 'self'" in client.get("/").headers["content-security-policy"]


def test_the_api_is_described_without_leaving_the_server(venue: Venue) -> None:
    page = venue.client.get("/docs").text
    assert "https://" not in page
    assert venue.client.get("/docs/parts/swagger-ui-bundle.js").status_code == 200
    paths = venue.client.get("/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/answer" in paths


def test_cards_are_told_in_the_vocabulary_that_is_asked_for(venue: Venue) -> None:
    vocabularies = venue.client.get("/api/games").json()["games"][0]["words"]
    told = {
        words: venue.client.get("/api/cards", params={"words": words}).json() for words in [*vocabularies, "klingon"]
    }
    assert told["klingon"] == told[vocabularies[0]], "a vocabulary that the game does not have is its own"
    assert len({str(cards) for cards in told.values()}) == len(vocabularies)
    assert {card["name"] for cards in told.values() for card in cards["cards"]} >= {"Archery"}


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://[", "testserver", ""])
def test_the_page_of_another_site_cannot_act_for_a_visitor(venue: Venue, origin: str) -> None:
    ann = venue.guest("ann")
    table = ann.makes_table("open", "open")
    foreign = {**ann.headers, "Origin": origin}
    response = venue.client.post(f"/api/tables/{table}/leave", headers=foreign)
    assert refusal(response) == "forbidden"
    assert ann.get(f"/api/tables/{table}").json()["you"]["seat"] == 0
    with pytest.raises(WebSocketDisconnect):
        venue.client.websocket_connect(f"/api/tables/{table}/socket", headers=foreign).__enter__()
    own = {**ann.headers, "Origin": "http://testserver"}
    assert venue.client.post(f"/api/tables/{table}/chat", json={"text": "hello"}, headers=own).status_code == 200


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/assets/" + "b/" * 3000])
def test_an_address_that_can_be_no_file_is_answered_like_any_other(venue: Venue, path: str) -> None:
    assert venue.client.get(path).status_code == 404


def test_a_number_too_large_for_an_id_is_refused_and_the_socket_goes_on(venue: Venue) -> None:
    ann = venue.guest("ann")
    with ann.looks_at(ann.makes_table("open", "open")) as page:
        page.socket.send_json({"type": "ping", "id": 10**30})
        assert page.hears()["error"]["kind"] == "malformed"
        assert page.says(type="ping")["type"] == "pong"


def test_only_innovation_has_sets_to_name(venue: Venue) -> None:
    facts = [venue.client.get("/api/cards", params={"game": "intrapreneurs", "sets": sets}) for sets in ("base", "any")]
    assert facts[0].content == facts[1].content
    assert refusal(venue.client.get("/api/cards", params={"sets": "cheese"})) == "illegal"
