"""What is remembered of games: a person's list and figures, ratings, the ladder, and playing on from any moment."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
import sqlalchemy as sa

from command import splay
from databases import address
from guests import Guest, Json, Venue, duel, elsewhere, refusal
from guests import venue as open_venue
from splay.server.ratings import rate_anew
from splay.server.schema import outcomes, ratings

ENOUGH = 3


@pytest.fixture(autouse=True)
def little_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let fewer answers be enough for a match to count, so that it is sooner over."""
    monkeypatch.setattr("splay.server.ended.LEAST_ANSWERS", ENOUGH)


def play(table: str, *people: Guest, answers: int) -> None:
    """Let people answer until each has so often, always with the first option."""
    given = dict.fromkeys(people, 0)
    end = monotonic() + 30
    while min(given.values()) < answers:
        assert monotonic() < end, "a bot thinks for ever"
        for person in people:
            decision = person.state(table)["decision"]
            if decision is not None and decision["yours"]:
                answered = person.at(table, "answer", to=decision["to"], index=0)
                given[person] += answered.status_code == 200


def rated_duel(venue: Venue, answers: int = ENOUGH, **wish: Any) -> tuple[Guest, Guest, str]:
    """Let ann and bob play for a while, and bob give up."""
    ann, bob, table = duel(venue, rated=True, **wish)
    play(table, ann, bob, answers=answers)
    assert bob.at(table, "concede").status_code == 200
    return ann, bob, table


def games(viewer: Guest, person: Guest, **query: Any) -> Json:
    found: Json = viewer.get(f"/api/people/{person.id}/games", **query).json()
    return found


def tables_of(viewer: Guest, person: Guest) -> list[str]:
    return [game["table"]["id"] for game in games(viewer, person)["games"]]


def person(viewer: Guest, of: Guest) -> Json:
    found: Json = viewer.get(f"/api/people/{of.id}").json()
    return found


def tally(figures: Json) -> tuple[int, int, int]:
    return figures["won"], figures["lost"], figures["drawn"]


def standings(viewer: Guest, **query: Any) -> list[Json]:
    found: list[Json] = viewer.get("/api/ladder", **query).json()["players"]
    return found


@contextmanager
def closing_engine(folder: Path) -> Iterator[sa.Engine]:
    engine = sa.create_engine(address(folder / "splay.db"))
    yield engine
    engine.dispose()


# Games


def test_a_person_finds_running_games_first_and_then_those_that_are_over(venue: Venue) -> None:
    ann, bob, over = duel(venue)
    ann.answers(over)
    venue.time.passes(60)
    bob.at(over, "concede")
    running = ann.makes_table("open", "open", edition="3e")
    bob.at(running, "sit")
    ann.at(running, "start")
    venue.time.passes(60)
    ann.answers(running)
    found = games(bob, bob)
    assert [(table["id"], table["asked"]) for table in found["running"]] == [(running, 1)]
    assert found["running"][0]["since"] == "2027-01-15T08:02:00+00:00", "since when bob is asked"
    assert [(game["table"]["id"], game["result"], game["length"]) for game in found["games"]] == [(over, "lost", 2)]
    game = found["games"][0]
    assert (game["finished"], game["kind"], game["seat"]) == ("2027-01-15T08:01:00+00:00", "casual", 1)
    assert [(seat["name"], seat["person"]) for seat in game["table"]["seats"]] == [("ann", ann.id), ("bob", bob.id)]
    assert games(ann, ann)["games"][0]["result"] == "won"


def test_what_was_private_is_on_nobody_elses_page(venue: Venue) -> None:
    ann, bob, table = duel(venue, private=True)
    assert [found["id"] for found in games(ann, ann)["running"]] == [table]
    assert games(bob, ann)["running"] == [], "even one who is there finds it on their own page"
    bob.at(table, "concede")
    assert tables_of(ann, ann) == [table]
    assert tally(person(ann, ann)["figures"]) == (1, 0, 0)
    for viewer in (bob, venue.guest("eve")):
        assert tables_of(viewer, ann) == []
        assert tally(person(viewer, ann)["figures"]) == (0, 0, 0)
    assert venue.client.get(f"/api/people/{ann.id}/games").json()["games"] == []


def test_a_long_list_comes_in_pages(venue: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.server.people.PAGE", 2)
    ann, bob = venue.guest("ann"), venue.guest("bob")
    made = []
    for _ in range(5):
        made.append(ann.makes_table("open", "open"))
        bob.at(made[-1], "sit")
        ann.at(made[-1], "start")
        bob.at(made[-1], "concede")
    found, before, pages = [], None, 0
    while pages == 0 or before is not None:
        page = games(bob, ann, **({} if before is None else {"before": before}))
        found += [game["table"]["id"] for game in page["games"]]
        before, pages = page["next"], pages + 1
    assert (found, pages) == (made[::-1], 3)


def test_nobody_has_no_page(venue: Venue) -> None:
    ann = venue.guest("ann")
    assert refusal(ann.get("/api/people/nobody")) == "not_found"
    assert refusal(ann.get("/api/people/nobody/games")) == "not_found"
    assert refusal(ann.get("/api/people/a%00b")) == "not_found"
    stranger = venue.client.post("/api/visitor").json()
    headers = {"Authorization": f"Bearer {stranger['token']}"}
    mine = venue.client.get(f"/api/people/{stranger['id']}", headers=headers).json()
    assert mine["you"] and mine["name"] == stranger["name"], "everybody has a page of their own"


def test_figures_tell_editions_and_bots_apart(venue: Venue) -> None:
    ann, bob, table = duel(venue, edition="3e")
    bob.at(table, "concede")
    against = ann.makes_table("open", "random", "random", "open")
    bob.at(against, "sit")
    ann.at(against, "start")
    for guest in (ann, bob):
        guest.at(against, "concede")
    drawn = ann.makes_table("open", "open", game="intrapreneurs")
    bob.at(drawn, "sit")
    ann.at(drawn, "start")
    ann.at(drawn, "draw", yes=True)
    bob.at(drawn, "draw", yes=True)
    figures = person(bob, ann)["figures"]
    assert tally(figures) == (1, 1, 1)
    editions = {(found["game"], found["edition"]): tally(found) for found in figures["by_edition"]}
    assert editions == {
        ("innovation", "3e"): (1, 0, 0),
        ("innovation", "4e"): (0, 1, 0),
        ("intrapreneurs", "standard"): (0, 0, 1),
    }
    assert [(found["bot"], tally(found)) for found in figures["by_bot"]] == [("random", (0, 1, 0))]


# Ratings


def test_a_rated_match_moves_both_and_the_ladder_is_in_their_order(venue: Venue) -> None:
    ann, bob, table = rated_duel(venue)
    assert ann.get(f"/api/tables/{table}").json()["rated"]
    found = standings(bob)
    assert [(one["place"], one["name"], one["games"], one["you"]) for one in found] == [
        (1, "ann", 1, False),
        (2, "bob", 1, True),
    ]
    assert found[0]["rating"] > found[1]["rating"]
    assert found[0]["person"] == ann.id and found[0]["bot"] is None
    assert person(bob, bob)["ratings"] == [{"game": "innovation", "rating": found[1]["rating"], "games": 1, "place": 2}]
    assert standings(ann, game="intrapreneurs") == [], "each game has its own"
    assert refusal(ann.get("/api/ladder", game="chess")) == "illegal"
    assert games(ann, ann)["games"][0]["kind"] == "rated"


def test_what_does_not_count_moves_nobody(venue: Venue) -> None:
    ann, bob, table = rated_duel(venue, answers=ENOUGH - 1)
    assert games(ann, ann)["games"][0]["kind"] == "casual", "bob has left at once"
    casual = ann.makes_table("open", "open")
    bob.at(casual, "sit")
    ann.at(casual, "start")
    play(casual, ann, bob, answers=ENOUGH)
    bob.at(casual, "concede")
    drawn = ann.makes_table("open", "open", rated=True)
    bob.at(drawn, "sit")
    ann.at(drawn, "start")
    ann.at(drawn, "draw", yes=True)
    bob.at(drawn, "draw", yes=True)
    assert games(ann, ann)["games"][0]["result"] == "drawn"
    assert standings(ann) == []
    assert refusal(ann.post("/api/tables", seats=[{"kind": "open"}] * 2, private=True, rated=True)) == "illegal"
    assert table in tables_of(ann, ann)


def test_bots_are_on_the_ladder_and_whoever_runs_from_several_has_lost_to_all(venue: Venue) -> None:
    ann = venue.guest("ann")
    table = ann.makes_table("open", "random", "random", rated=True)
    play(table, ann, answers=ENOUGH)
    ann.at(table, "concede")
    assert games(ann, ann)["games"][0]["result"] == "lost"
    found = standings(ann)
    assert [(one["name"], one["bot"], one["games"]) for one in found] == [("Tombola", "random", 1), ("ann", None, 1)]


def test_partners_rise_together(venue: Venue) -> None:
    people = [venue.guest(name) for name in ("ann", "bob", "cat", "dan")]
    table = people[0].makes_table("open", "open", "open", "open", edition="3e", rated=True, options={"teams": "ABAB"})
    for guest in people[1:]:
        guest.at(table, "sit")
    people[0].at(table, "start")
    play(table, *people, answers=ENOUGH)
    people[1].at(table, "concede")
    people[3].at(table, "concede")
    ladder = {one["name"]: one["rating"] for one in standings(people[0])}
    assert ladder["ann"] == ladder["cat"] > ladder["bob"] == ladder["dan"]


def test_a_rated_match_has_no_hints_and_bots_let_nothing_be_taken_back_that_was_seen(venue: Venue) -> None:
    ann = venue.guest("ann")
    rated, casual = (ann.makes_table("open", "random", rated=rated) for rated in (True, False))
    for table in (rated, casual):
        play(table, ann, answers=3)
    assert refusal(ann.at(rated, "hint")) == "forbidden"
    assert (ann.state(rated)["undo"], ann.state(casual)["undo"]) == ("no", "ask")
    assert refusal(ann.at(rated, "undo")) == "illegal"
    assert ann.at(casual, "undo").status_code == 200
    assert ann.at(rated, "rematch").status_code != 200
    ann.at(rated, "concede")
    assert ann.at(rated, "rematch").json()["rated"], "a rematch is what the match was"


def test_ratings_computed_once_more_are_the_same(venue: Venue, tmp_path: Path) -> None:
    ann, bob, first = rated_duel(venue)
    again = ann.makes_table("open", "open", "random", rated=True)
    bob.at(again, "sit")
    ann.at(again, "start")
    play(again, ann, bob, answers=ENOUGH)
    ann.at(again, "concede")
    bob.at(again, "concede")
    ladder = standings(ann)
    assert [one["games"] for one in ladder if one["name"] == "ann"] == [2]
    ordered = sa.select(ratings).order_by(ratings.c.player)
    with closing_engine(tmp_path) as engine, engine.begin() as connection:
        before = connection.execute(ordered).all()
        assert rate_anew(connection) == 2
        assert connection.execute(ordered).all() == before
    forgotten = splay("admin", "forget", bob.id, "--yes", "--database", address(tmp_path / "splay.db"))
    assert forgotten.code == 0, forgotten.err
    with closing_engine(tmp_path) as engine, engine.begin() as connection:
        rate_anew(connection)
        assert connection.execute(ordered).all() == [row for row in before if row.player != bob.id]
        assert bob.id not in connection.execute(sa.select(outcomes.c.visitor)).scalars().all()
    assert refusal(ann.get(f"/api/people/{bob.id}")) == "not_found"
    assert tally(person(ann, ann)["figures"]) == (1, 1, 0), "what ann has won stays"
    deleted = splay("admin", "delete", first, "--yes", "--database", address(tmp_path / "splay.db"))
    assert deleted.code == 0, deleted.err
    assert tally(person(ann, ann)["figures"]) == (0, 1, 0)
    rated = splay("admin", "rate", "--database", address(tmp_path / "splay.db"))
    assert rated.out == "The ratings are those of 1 rated match.\n"
    assert {one["name"]: one["games"] for one in standings(ann)} == {"ann": 1, "Tombola": 1}


def test_whoever_runs_the_server_gives_a_person_what_is_remembered_of_them(venue: Venue, tmp_path: Path) -> None:
    _, bob, table = rated_duel(venue)
    file = tmp_path / "bob.json"
    told = splay("admin", "export", bob.id, str(file), "--database", address(tmp_path / "splay.db"))
    assert told.code == 0, told.err
    found = json.loads(file.read_text())
    assert [(match["table"], match["result"], match["kind"]) for match in found["matches"]] == [
        (table, "lost", "rated")
    ]
    assert [(rating["game"], rating["games"]) for rating in found["ratings"]] == [("innovation", 1)]


@pytest.mark.parametrize("server_of_kind", ["postgresql"], indirect=True, scope="module")
def test_matches_that_end_at_the_same_moment_at_two_nodes_are_rated_once_each(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as one, open_venue(tmp_path / "splay.db") as other:
        ann, bob = one.guest("ann"), one.guest("bob")
        made = [ann.makes_table("open", "open", rated=True) for _ in range(4)]
        for table in made:
            bob.at(table, "sit")
            ann.at(table, "start")
            play(table, ann, bob, answers=ENOUGH)
        ends = [(guest, table) for table in made for guest in (bob, elsewhere(other, bob))]
        with ThreadPoolExecutor(len(ends)) as threads:
            ended = [threads.submit(guest.at, table, "concede") for guest, table in ends]
        assert [done.result().status_code for done in ended].count(200) == len(made)
        assert [(found["name"], found["games"]) for found in standings(ann)] == [("ann", 4), ("bob", 4)]
    with closing_engine(tmp_path) as engine, engine.begin() as connection:
        ordered = sa.select(ratings).order_by(ratings.c.player)
        before = connection.execute(ordered).all()
        assert rate_anew(connection) == len(made)
        assert connection.execute(ordered).all() == before


def test_figures_and_ratings_outlive_the_table(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", keep_finished_days=7) as venue:
        ann, bob, _ = rated_duel(venue)
        venue.time.passes(8 * 24 * 3600)
        assert venue.client.portal is not None
        venue.client.portal.call(venue.house.forget)
        assert tables_of(ann, ann) == []
        assert tally(person(bob, ann)["figures"]) == (1, 0, 0)
        assert [one["name"] for one in standings(bob)] == ["ann", "bob"]


# Watching


def test_public_matches_can_be_watched_and_private_ones_are_not_listed(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    hidden = ann.makes_table("open", "random", private=True)
    waiting = ann.makes_table("open", "open")
    eve = venue.guest("eve")
    listed = [found["id"] for found in eve.get("/api/live").json()["tables"]]
    assert listed == [table] and hidden not in listed and waiting not in listed
    assert [found["id"] for found in games(eve, bob)["running"]] == [table]
    assert eve.state(table)["decision"]["yours"] is False
    bob.at(table, "concede")
    assert eve.get("/api/live").json()["tables"] == []


# Playing on


def test_a_finished_match_goes_on_from_any_moment_against_bots(venue: Venue) -> None:
    ann, bob, table = duel(venue, edition="3e", expansions=["cities"])
    views = {}
    for at in range(6):
        asked = ann.state(table)["decision"]["seat"]
        views[at] = [ann, bob][asked].state(table)["view"]
        [ann, bob][asked].answers(table)
    bob.at(table, "concede")
    made = ann.post(f"/api/tables/{table}/play-on", at=5, level="random")
    assert made.status_code == 201, made.text
    new = made.json()
    assert (new["private"], new["rated"], new["status"]) == (True, False, "playing")
    assert new["goes_on_from"] == {"table": table, "at": 5}
    assert [(seat["kind"], seat["name"]) for seat in new["seats"]] == [("person", "ann"), ("bot", "Tombola")]
    replay = ann.get(f"/api/tables/{table}/replay", at=5).json()
    eve = venue.guest("eve")
    asked = replay["decision"]["seat"]
    hers = eve.post(f"/api/tables/{table}/play-on", at=5, level="random").json()
    assert hers["you"]["seat"] == asked, "one who did not sit there takes the seat that is asked"
    state = eve.state(hers["id"])
    assert state["entries"] == 5
    assert [option["label"] for option in state["decision"]["options"]] == [
        option["label"] for option in replay["decision"]["options"]
    ]
    hand = views[5]["players"][asked]["hand"]
    assert state["view"]["players"][asked]["hand"] == hand, "the cards lie as they lay"
    eve.answers(hers["id"])
    eve.at(hers["id"], "concede")
    assert [(game["kind"], game["result"]) for game in games(eve, eve)["games"]] == [("continued", "lost")]
    assert tally(person(eve, eve)["figures"]) == (0, 0, 0), "it is in no figures"
    assert eve.get(f"/api/tables/{hers['id']}/replay", at=5).json()["view"]["players"] is not None


def test_what_cannot_be_played_on_is_refused_in_words(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.answers(table)
    assert refusal(ann.post(f"/api/tables/{table}/play-on", at=0)) == "forbidden"
    bob.at(table, "concede")
    for body in ({"at": 2}, {"at": 99}, {"at": 0, "seat": 7}, {"at": 0, "level": "nobody"}):
        assert refusal(ann.post(f"/api/tables/{table}/play-on", **body)) == "illegal", body
    assert refusal(ann.post("/api/tables/none/play-on", at=0)) == "not_found"
    assert ann.post(f"/api/tables/{table}/play-on", at=0, seat=1).json()["you"]["seat"] == 1


def test_whoever_gave_up_earlier_does_not_play_on(venue: Venue) -> None:
    ann, bob, cat = venue.guest("ann"), venue.guest("bob"), venue.guest("cat")
    table = ann.makes_table("open", "open", "open")
    for guest in (bob, cat):
        guest.at(table, "sit")
    ann.at(table, "start")
    play(table, ann, bob, cat, answers=1)
    cat.at(table, "concede")
    at = ann.state(table)["entries"]
    play(table, ann, bob, answers=1)
    bob.at(table, "concede")
    assert refusal(cat.post(f"/api/tables/{table}/play-on", at=at, seat=2)) == "illegal"
    found = cat.post(f"/api/tables/{table}/play-on", at=at, level="random").json()
    assert found["you"]["seat"] in (0, 1), "their own seat is out of the game"
    end = monotonic() + 20
    while not (cat.state(found["id"])["decision"] or {}).get("yours"):
        assert monotonic() < end
        sleep(0.02)
    assert found["seats"][2]["kind"] == "bot"
