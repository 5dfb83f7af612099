"""Analysis on the server: any position or record, by anybody, with words for what cannot be looked at."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from guests import Venue, duel, refusal
from guests import venue as open_venue
from splay.analysis import evaluate
from splay.innovation import new_match, position
from splay.kernel import record
from splay.kernel.match import Match


@pytest.fixture(scope="module")
def venue(server_of_kind: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    with open_venue(tmp_path_factory.mktemp("analysis") / "splay.db") as opened:
        yield opened


@pytest.fixture(scope="module")
def match() -> Match:
    begun = new_match(["ann", "bob"], "4e", 3)
    for index in (0, 1, 0, 0):
        begun.answer(index)
    return begun


def ask(venue: Venue, **form: Any) -> Any:
    return venue.client.post("/api/analysis", json={"budget": 24, **form})


def test_a_position_is_analysed_as_python_does_it(venue: Venue, match: Match) -> None:
    spec = position.dump(match)
    told = ask(venue, position=spec, seed=5).json()
    assert told == evaluate(spec, budget=24, seed=5).to_json()
    assert told["seat"] == match.decision.seat if match.decision else None
    assert {option["label"] for option in told["options"]} <= {
        value.label for value in (match.decision.values if match.decision else ())
    }
    low, high = told["sure"]
    assert 0 <= low <= told["chance"] <= high <= 1
    assert ask(venue, position=json.dumps(spec), seed=5).json() == told


def test_the_description_names_all_that_an_analysis_tells(venue: Venue, match: Match) -> None:
    shapes = venue.client.get("/openapi.json").json()["components"]["schemas"]
    told = ask(venue, record=record.dump(match)).json()
    assert set(shapes["AnalysisShown"]["properties"]) == set(told)
    assert set(shapes["OptionValueShown"]["properties"]) == set(told["options"][0])


def test_a_place_of_a_record_is_analysed_for_any_seat_and_with_open_cards(venue: Venue, match: Match) -> None:
    text = record.dump(match)
    earlier = match.copy()
    earlier.undo(1)
    assert earlier.decision is not None
    other = 1 - earlier.decision.seat
    closed = ask(venue, record=text, at=3, seat=other).json()
    assert (closed["seat"], closed["options"]) == (other, [])
    opened = ask(venue, record=text, at=3, seat=other, open=True).json()
    assert opened == evaluate(earlier, other, 24, 0, open_cards=True).to_json()
    assert opened["options"]


def test_answers_can_follow_and_words_can_be_chosen(venue: Venue, match: Match) -> None:
    text = record.dump(match)
    assert ask(venue, record=text, at=2, answers=match.answers[2:]).json() == ask(venue, record=text).json()
    told = venue.client.post("/api/analysis?words=iello", json={"record": text, "budget": 24}).json()
    assert told["chance"] == ask(venue, record=text).json()["chance"]


@pytest.mark.parametrize(
    ("form", "kind", "words"),
    [
        ({}, "malformed", "Give one thing to start from: a position, a record or a beginning."),
        ({"position": {"edition": "3e", "players": []}}, "illegal", "This position cannot be:"),
        ({"position": {"edition": "3e", "players": [{"name": "ann", "hand": ["Toolz"]}, {"name": "bob"}]}}, "illegal",
         "Toolz"),
        ({"position": "nowhere"}, "illegal", "This is neither a position nor a record"),
        ({"position": '[Event "F/S Return Match"]'}, "illegal", "This is neither a position nor a record of Splay"),
        ({"position": "{nowhere"}, "illegal", "this is not JSON"),
        ({"position": ["nowhere"]}, "illegal", "This position cannot be:"),
        ({"position": json.loads("[" * 900 + "]" * 900)}, "illegal", "nested too deeply"),
        ({"position": "[" * 900 + "]" * 900}, "illegal", "nested too deeply"),
        ({"position": {"game": "chess"}}, "illegal", "There is no game 'chess'"),
        ({"record": "1. e4 e5"}, "illegal", "this is not a splay record"),
        ({"position": {}, "record": "x"}, "malformed", "Give one thing to start from"),
        ({"record": "x", "budget": 0}, "illegal", "The budget is how many lines to look at, from 1 to 2000, not 0."),
        ({"record": "x", "budget": 10**9}, "illegal", "from 1 to 2000"),
        ({"record": "x", "lines": 4}, "malformed", "lines"),
        ({"record": "x", "seat": -1}, "malformed", "seat"),
    ],
)  # fmt: skip
def test_what_cannot_be_analysed_is_refused_with_a_reason(
    venue: Venue, form: dict[str, Any], kind: str, words: str
) -> None:
    response = ask(venue, **form)
    assert refusal(response) == kind
    assert words in response.json()["error"]["words"]


def test_half_a_letter_is_refused(venue: Venue) -> None:
    half = rb'{"position": {"players": [{"name": "\ud800"}, {"name": "bob"}]}, "budget": 4}'
    response = venue.client.post("/api/analysis", content=half, headers={"Content-Type": "application/json"})
    assert refusal(response) == "illegal"
    assert "half a letter" in response.json()["error"]["words"]


def test_places_seats_and_answers_that_are_not_there_are_refused(venue: Venue, match: Match) -> None:
    text = record.dump(match)
    assert "there is no place 400" in ask(venue, record=text, at=400).json()["error"]["words"]
    assert "There is no seat 7" in ask(venue, record=text, seat=7).json()["error"]["words"]
    assert "Answer 1: 99 is not an option" in ask(venue, record=text, answers=[99]).json()["error"]["words"]
    assert "leave out at" in ask(venue, position=position.dump(match), at=1).json()["error"]["words"]


def test_a_game_that_is_over_is_not_analysed(venue: Venue, match: Match) -> None:
    over = match.copy()
    over.concede(0)
    response = ask(venue, record=record.dump(over))
    assert refusal(response) == "finished"
    assert "The game is over" in response.json()["error"]["words"]


def test_a_match_that_goes_on_gives_nothing_to_analyse(venue: Venue) -> None:
    ann, _, table = duel(venue, rated=True)
    assert refusal(ann.get(f"/api/tables/{table}/record")) == "forbidden"
    assert refusal(ann.at(table, "hint")) == "forbidden"
    assert refusal(ann.at(table, "review")) == "forbidden"


def test_lines_cost_requests(venue: Venue, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[float] = []
    desk = venue.client.app.state.desk  # type: ignore[attr-defined]  # the app is a FastAPI
    monkeypatch.setattr(desk, "charge", lambda request, cost: charged.append(cost))
    ask(venue, record=record.dump(match), budget=4)
    ask(venue, record=record.dump(match), budget=200)
    assert max(charged[:2]) < 6 < 9 < max(charged[2:])
