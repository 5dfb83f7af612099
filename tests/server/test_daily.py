"""The daily position over HTTP: the same for everybody, silent about its solution, and with days in a row."""

from datetime import UTC, date, datetime, timedelta

import pytest

from guests import Guest, Json, Venue
from splay.daily.store import puzzle_of, shipped
from splay.innovation.game import Game
from splay.kernel.rng import Rng

DAY = 24 * 3600


def day_of(venue: Venue) -> date:
    return datetime.fromtimestamp(venue.time.now, UTC).date()


def labels(told: Json) -> list[str]:
    return [option["label"] for option in told["decision"]["options"]]


def solve(guest: Guest, told: Json, right: bool = True) -> Json:
    """Let somebody answer a position, rightly or as greedy does."""
    puzzle = puzzle_of(date.fromisoformat(told["date"]))
    index = labels(told).index(puzzle.best if right else puzzle.greedy)
    answer = guest.post(f"/api/daily/{told['date']}", answer=index)
    assert answer.status_code == 200
    solution: Json = answer.json()
    assert solution["right"] is right
    return solution


def test_everybody_gets_the_position_of_the_day(venue: Venue) -> None:
    now = day_of(venue)
    told = venue.client.get("/api/daily").json()
    assert (told["date"], told["today"], told["answered"]) == (now.isoformat(), now.isoformat(), None)
    assert told == venue.guest("ann").get(f"/api/daily/{now.isoformat()}").json()
    assert puzzle_of(now).best in labels(told)
    venue.time.passes(DAY)
    assert venue.client.get("/api/daily").json()["date"] == (now + timedelta(days=1)).isoformat()


def test_nothing_of_the_solution_is_told_before_an_answer(venue: Venue) -> None:
    ann = venue.guest("ann")
    for path in ("/api/daily", "/api/daily/archive"):
        text = ann.get(path).text
        for secret in ("chance", "why", "greedy", "best", '"seed"', '"answers"'):
            assert secret not in text, (path, secret)
    days = ann.get("/api/daily/archive").json()["days"]
    assert all(day["theme"] is None and day["right"] is None for day in days)


def test_an_answer_brings_the_solution_and_the_first_one_counts(venue: Venue) -> None:
    ann = venue.guest("ann")
    told = ann.get("/api/daily").json()
    puzzle = puzzle_of(day_of(venue))
    missed = solve(ann, told, right=False)
    assert (missed["counts"], missed["streak"]) == (True, 0)
    assert labels(told)[missed["best"]] == puzzle.best
    assert [option["chance"] for option in missed["options"]] == [option.chance for option in puzzle.options]
    assert missed["why"].startswith(f"{puzzle.best} leaves you at")
    again = solve(ann, told)
    assert (again["counts"], again["streak"]) == (False, 0)
    kept = ann.get("/api/daily").json()["answered"]
    assert (kept["right"], kept["answer"]) == (False, missed["answer"])


def test_days_in_a_row_are_counted_and_end(venue: Venue) -> None:
    ann = venue.guest("ann")
    for length in (1, 2, 3):
        assert solve(ann, ann.get("/api/daily").json())["streak"] == length
        venue.time.passes(DAY)
    assert ann.get("/api/daily").json()["streak"] == 3
    assert solve(ann, ann.get("/api/daily").json(), right=False)["streak"] == 3
    venue.time.passes(DAY)
    assert ann.get("/api/daily").json()["streak"] == 0


def test_what_is_answered_later_does_not_count_for_the_days_in_a_row(venue: Venue) -> None:
    ann = venue.guest("ann")
    past = (day_of(venue) - timedelta(days=1)).isoformat()
    told = ann.get(f"/api/daily/{past}").json()
    late = solve(ann, told)
    assert (late["counts"], late["streak"]) == (True, 0)
    days = {day["date"]: day for day in ann.get("/api/daily/archive").json()["days"]}
    assert days[past]["right"] is True and days[past]["theme"]


def test_who_says_nothing_of_themselves_is_told_whether_they_are_right(venue: Venue) -> None:
    told = venue.client.get("/api/daily").json()
    puzzle = puzzle_of(day_of(venue))
    answer = venue.client.post(f"/api/daily/{told['date']}", json={"answer": labels(told).index(puzzle.best)}).json()
    assert (answer["right"], answer["counts"], answer["streak"]) == (True, False, 0)
    assert venue.client.get("/api/daily").json()["answered"] is None


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/api/daily/2999-01-01", "is not there yet"),
        ("/api/daily/2025-12-31", "The first position is that of 2026-01-01"),
        ("/api/daily/noon", "is no date"),
        ("/api/daily/archive?before=noon", "is no date"),
    ],
)
def test_days_without_a_position_are_refused(venue: Venue, path: str, words: str) -> None:
    response = venue.client.get(path)
    assert (response.status_code, response.json()["error"]["kind"]) == (404, "not_found")
    assert words in response.json()["error"]["words"]


def test_a_future_day_can_not_be_answered(venue: Venue) -> None:
    assert venue.client.post("/api/daily/2999-01-01", json={"answer": 0}).status_code == 404


@pytest.mark.parametrize("body", [{"answer": 999}, {"answer": -1}, {"answer": "Draw"}, {}, {"answer": 0, "extra": 1}])
def test_what_is_no_answer_is_refused(venue: Venue, body: Json) -> None:
    ann = venue.guest("ann")
    assert ann.post(f"/api/daily/{day_of(venue).isoformat()}", **body).status_code == 422
    assert ann.get("/api/daily").json()["answered"] is None


def test_the_archive_goes_back_to_the_first_day(venue: Venue) -> None:
    days, before = [], ""
    while before is not None:
        told = venue.client.get(f"/api/daily/archive{before and '?before=' + before}").json()
        days += [day["date"] for day in told["days"]]
        before = told["next"]
    assert days[0] == day_of(venue).isoformat() and days[-1] == "2026-01-01"
    assert days == sorted(set(days), reverse=True)


def test_it_is_told_in_other_words(venue: Venue) -> None:
    now = day_of(venue)
    day = next(
        now - timedelta(days=back) for back in range(300) if "Meld" in puzzle_of(now - timedelta(days=back)).best
    )
    told = venue.client.get(f"/api/daily/{day.isoformat()}?words=iello").json()
    assert any(label.startswith("Play ") for label in labels(told))


def test_the_others_are_the_learned_bots_that_played_the_game(venue: Venue) -> None:
    """They are called and look as at a table, in what happened and in the solution alike."""
    now = day_of(venue)
    days = [now - timedelta(days=back) for back in range(300)]
    day = next(day for day in days if puzzle_of(day).moment.players == 3 and "cleo shares" in puzzle_of(day).why)
    told = venue.client.get(f"/api/daily/{day.isoformat()}").json()
    others = [seat for seat in told["table"]["seats"] if not seat["you"]]
    assert [(seat["kind"], seat["level"], seat["name"]) for seat in others] == [
        ("bot", "learned", "Abacus"),
        ("bot", "learned", "Ledger"),
    ]
    assert [seat["look"] for seat in others] == [0, 1]
    names = [seat["name"] for seat in told["table"]["seats"]]
    assert [player["name"] for player in told["view"]["players"]] == names
    assert any("Abacus" in entry["text"] for entry in told["log"])
    why = venue.client.post(f"/api/daily/{day.isoformat()}", json={"answer": 0}).json()["why"]
    assert f"{names[2]} shares" in why and "cleo" not in why


def test_what_the_seat_cannot_know_changes_nothing(venue: Venue) -> None:
    """The view, the log and the options of a position are those of any world that looks the same to its seat."""
    for puzzle in shipped()[:5]:
        match = puzzle.moment.match()
        assert match.decision is not None
        seat = match.decision.seat
        other = match.now.deal(seat, match.now).draw(Rng(5))
        assert isinstance(other, Game)
        assert other.view(seat).to_json() == match.view(seat).to_json()
