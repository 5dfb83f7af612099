"""The ladder of opponents at tables: by name, with a level and a rating, and with bounded thought."""

import asyncio
from pathlib import Path

import pytest
from fuzz import moments

import broken_bots
from guests import Venue, refusal
from guests import venue as open_venue
from splay.bots import LADDER, make_bot
from splay.bots.search import SearchBot
from splay.innovation import new_match
from splay.server.bots import Question, Worker, answer, think_seconds
from splay.server.turns import Caller


def test_the_ladder_is_listed_before_the_plain_bots(venue: Venue) -> None:
    bots = venue.guest("ann").get("/api/games").json()["bots"]
    ladder = [bot for bot in bots if bot["level"] is not None]
    assert bots[: len(LADDER)] == ladder
    assert [bot["level"] for bot in ladder] == list(range(1, len(LADDER) + 1))
    assert all(bot["help"] and bot["title"] for bot in ladder)
    assert [bot["rating"] for bot in ladder] == [one.rating for one in LADDER]
    assert [bot["key"] for bot in bots[len(LADDER) :]] == ["random", "greedy", "learned", "search"]
    assert {bot["rating"] for bot in bots[len(LADDER) :]} == {None}
    assert [bot["title"] for bot in bots[len(LADDER) :]] == ["Tombola", "Rivet", "Abacus", "Sextant"]


def test_every_bot_at_a_table_has_a_name_of_its_own(venue: Venue) -> None:
    ann = venue.guest("ann")
    seats = ann.state(ann.makes_table("open", "greedy", "fox", "greedy", "fox"))["table"]["seats"]
    told = [(seat["name"], seat["level"], seat["look"]) for seat in seats[1:]]
    assert told == [("Rivet", "greedy", 0), ("Fox", "fox", 0), ("Cog", "greedy", 1), ("Vixen", "fox", 1)]


def test_a_character_sits_under_its_name_and_answers(venue: Venue) -> None:
    ann = venue.guest("ann")
    table = ann.post("/api/quick", level="magpie").json()["id"]
    seat = ann.state(table)["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "Magpie", "magpie")
    with ann.looks_at(table) as page:
        page.says(type="answer", to=0, index=0)
        while not page.asked:
            page.hears_state()
        assert any(line["text"].startswith("Magpie") for line in page.log)


def test_nobody_can_seat_a_bot_with_settings_of_their_own(venue: Venue) -> None:
    response = venue.guest("ann").post("/api/quick", level="search:999999")
    assert refusal(response) == "illegal"
    assert "the bots are duckling, " in response.json()["error"]["words"]


def test_a_character_that_fails_is_replaced_by_the_one_below(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", make_bot=broken_bots.magpie_raising) as venue:
        ann = venue.guest("ann")
        table = ann.post("/api/quick", level="magpie").json()["id"]
        with ann.looks_at(table) as page:
            page.says(type="answer", to=0, index=0)
            while not page.asked:
                page.hears_state()
            assert page.state["notices"] == ["Magpie failed; a duckling bot plays on."]


def allowed(question: Question, seconds: float) -> float:
    return seconds


@pytest.mark.parametrize(("others", "share"), [(1, 4.0), (2, 2.0), (4, 1.0), (500, 0.05)])
async def test_the_more_wait_the_less_thought_there_is(others: int, share: float) -> None:
    worker, question = Worker(60), Question("", None, (), 0, "", 0, make_bot)  # type: ignore[arg-type]  # not looked at
    try:
        asked = [
            asyncio.create_task(worker.ask(allowed, question, 4.0, Caller("here", str(number))))
            for number in range(1 + others)
        ]
        await asyncio.sleep(0)
        assert await asked[0] == pytest.approx(4.0)
        assert await asked[1] == pytest.approx(share)
    finally:
        for task in asked:
            task.cancel()
        worker.stop()


def test_a_level_bounds_its_thought() -> None:
    assert think_seconds("greedy") == 1.0
    assert [think_seconds(one.name) for one in LADDER] == [one.seconds for one in LADDER]
    assert max(one.seconds for one in LADDER) < 20


def test_what_a_bot_has_found_out_is_used_again_for_its_next_answer_within_an_action() -> None:
    match = new_match(["ann", "bob"], "4e", 8)
    made: list[SearchBot] = []

    def make(level: str, seed: int, seconds: float | None) -> SearchBot:
        made.append(SearchBot(seed, iterations=40))
        return made[-1]

    again = 0
    for moment in moments(match, 5, limit=80):
        if moment.decision is not None and moment.decision.seat == 0:
            question = Question("a table", match.setup, tuple(match.answers), 0, "search", 3, make)
            assert 0 <= answer(question, 1.0) < len(moment.decision.values)
            if len(made) > 1 and made[-1].tree is made[-2].tree:
                again += 1
                assert moment.since
    assert again > 0
