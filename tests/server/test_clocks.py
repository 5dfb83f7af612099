"""Clocks: live and by correspondence, with a clock that the test moves."""

from pathlib import Path

from guests import Time, Venue, duel, refusal
from guests import venue as open_venue


def left(venue: Venue, table: str) -> list[tuple[float, bool]]:
    clocks = venue.client.get(f"/api/tables/{table}/state").json()["clocks"]
    return [(clock["left"], clock["running"]) for clock in clocks]


def test_a_table_has_no_clock_unless_its_host_wants_one(venue: Venue) -> None:
    ann, _, table = duel(venue)
    venue.time.passes(10**6)
    venue.expire()
    assert ann.state(table)["clocks"] is None
    assert ann.state(table)["table"]["status"] == "playing"


def test_a_live_clock_runs_for_the_one_who_is_asked(venue: Venue) -> None:
    ann, bob, table = duel(venue, clock={"kind": "live", "seconds": 300})
    assert left(venue, table) == [(300, True), (300, False)]
    venue.time.passes(100)
    assert left(venue, table) == [(200, True), (300, False)]
    ann.answers(table)
    venue.time.passes(50)
    assert left(venue, table) == [(200, False), (250, True)]
    ann.at(table, "undo")
    venue.time.passes(20)
    assert left(venue, table) == [(180, True), (250, False)]
    assert bob.state(table)["decision"]["seat"] == 0


def test_whoever_runs_out_of_time_concedes(venue: Venue) -> None:
    ann, bob, table = duel(venue, clock={"kind": "live", "seconds": 300})
    venue.time.passes(299)
    venue.expire()
    assert ann.state(table)["table"]["status"] == "playing"
    with bob.looks_at(table) as page:
        venue.time.passes(2)
        venue.expire()
        page.hears_state()
        assert page.state["table"]["status"] == "finished"
        assert page.state["table"]["result"]["winners"] == [1]
        assert "ann ran out of time." in [line["text"] for line in page.log]


def test_an_answer_after_the_time_is_too_late_even_if_nobody_has_looked_at_the_clock(venue: Venue) -> None:
    ann, _, table = duel(venue, clock={"kind": "live", "seconds": 300})
    venue.time.passes(301)
    assert refusal(ann.at(table, "answer", to=0, index=0)) == "finished"
    assert ann.state(table)["table"]["result"]["winners"] == [1]


def test_by_correspondence_each_decision_has_its_own_time(venue: Venue) -> None:
    day = 24 * 3600
    ann, bob, table = duel(venue, clock={"kind": "correspondence", "seconds": 3 * day})
    venue.time.passes(2 * day)
    ann.answers(table)
    venue.time.passes(2 * day)
    bob.answers(table)
    assert sorted(left(venue, table)) == [(3 * day, False), (3 * day, True)]
    venue.time.passes(3 * day + 1)
    venue.expire()
    assert ann.state(table)["table"]["status"] == "finished"


def test_clocks_go_on_after_a_restart_where_they_were(tmp_path: Path) -> None:
    time = Time()
    with open_venue(tmp_path / "splay.db", clock=time) as venue:
        ann, _, table = duel(venue, clock={"kind": "live", "seconds": 300})
        time.passes(100)
        ann.answers(table)
        time.passes(30)
    time.passes(10_000)
    with open_venue(tmp_path / "splay.db", clock=time) as venue:
        assert left(venue, table) == [(200, False), (270, True)], "nobody pays for the time while it was away"
        time.passes(40)
        assert left(venue, table) == [(200, False), (230, True)]
        time.passes(231)
        venue.expire()
        state = venue.client.get(f"/api/tables/{table}/state").json()
        assert state["table"]["result"]["winners"] == [0]


def test_a_restart_gives_nobody_a_new_time_to_decide(tmp_path: Path) -> None:
    time = Time()
    with open_venue(tmp_path / "splay.db", clock=time) as venue:
        _, _, table = duel(venue, clock={"kind": "correspondence", "seconds": 3600})
        time.passes(1000)
    for restarts in (1, 2):
        time.passes(10_000)
        with open_venue(tmp_path / "splay.db", clock=time) as venue:
            assert min(left(venue, table)) == (3600 - 1000 * restarts, True)
            time.passes(1000)


def test_bots_have_no_clock(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann = venue.guest("ann")
        table = ann.makes_table("open", "random", seat=0, clock={"kind": "live", "seconds": 60})
        with ann.looks_at(table) as page:
            page.says(type="answer", to=0, index=0)
            while not page.asked:
                page.hears_state()
        assert left(venue, table)[1] == (60, False)
