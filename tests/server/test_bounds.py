"""How long a match can go on, and how much can be taken back in it."""

from pathlib import Path

from guests import Guest, Json, Venue, duel, refusal
from guests import venue as open_venue


def play_on(table: str, *players: Guest) -> Json:
    """Let whoever is asked take the first option; returns the state after it."""
    asked = int(players[0].state(table)["decision"]["seat"])
    return players[asked].answers(table)


def test_a_match_that_goes_on_for_too_long_ends_without_a_winner_after_a_word_of_warning(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", match_answers=20) as venue:
        ann, bob, table = duel(venue)
        for answered in range(1, 20):
            state = play_on(table, ann, bob)
            words = f"The match has gone on for very long: it ends after {20 - answered} more answers, and nobody wins."
            assert state["notices"] == ([words] if answered >= 16 else [])
        state = play_on(table, ann, bob)
        assert state["decision"] is None and state["notices"] == []
        assert state["table"]["status"] == "finished"
        assert state["table"]["result"]["kind"] == "too long" and state["table"]["result"]["winners"] == []
        assert state["log"]["entries"][-1]["text"] == "The match has gone on for too long: nobody wins."
        assert refusal(ann.at(table, "concede")) == "finished"
        record = ann.get(f"/api/tables/{table}/record").text
        assert record.endswith("end 20\n")
        before = ann.state(table)
    with open_venue(tmp_path / "splay.db") as venue:
        again = venue.client.get(f"/api/tables/{table}/state", headers=ann.headers).json()
        assert (again["log"], again["table"]["result"]) == (before["log"], before["table"]["result"])


def test_a_match_that_is_longer_than_it_may_be_ends_when_it_is_taken_up(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, table = duel(venue)
        for _ in range(12):
            play_on(table, ann, bob)
    with open_venue(tmp_path / "splay.db", match_answers=10) as venue:
        state = venue.client.get(f"/api/tables/{table}/state", headers=ann.headers).json()
        assert state["table"]["result"]["kind"] == "too long"


def test_what_is_taken_back_counts_as_well(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", match_entries=10) as venue:
        ann, _, table = duel(venue)
        for _ in range(5):
            assert ann.state(table)["decision"]["yours"]
            ann.answers(table)
            assert ann.at(table, "undo").status_code == 200
        assert ann.state(table)["table"]["result"]["kind"] == "too long"


def test_only_so_much_can_be_taken_back_in_a_match(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", match_undos=5) as venue:
        ann, _, table = duel(venue)
        for undone in range(1, 6):
            ann.answers(table)
            assert ann.at(table, "undo").status_code == 200
            words = f"Much has been taken back in this match: it can be done {5 - undone} more times."
            assert ann.state(table)["notices"] == ([words] if undone >= 4 else [])
        ann.answers(table)
        assert ann.state(table)["undo"] == "no"
        assert refusal(ann.at(table, "undo")) == "too_many"


def test_a_long_match_is_shown_to_newcomers_as_to_those_who_were_there(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    with ann.looks_at(table) as page:
        while len(page.log) < 150:
            play_on(table, ann, bob)
            page.hears_state()
        assert ann.state(table)["log"]["entries"] == page.log
        with venue.guest("eve").looks_at(table) as late:
            assert [line["number"] for line in late.log] == list(range(len(page.log)))
            late.says(type="words", words="asmadi")
            assert len(late.log) == len(page.log)
