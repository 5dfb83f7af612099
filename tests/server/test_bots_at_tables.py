"""Bots at tables: they play, in processes of their own, and one that fails is replaced."""

from collections.abc import Callable
from pathlib import Path

import pytest

import broken_bots
from guests import venue as open_venue
from splay.bots import simpler
from splay.kernel.agent import Agent


def test_bots_answer_until_a_person_is_asked(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann = venue.guest("ann")
        table = ann.makes_table("greedy", "open", "random")
        with ann.looks_at(table) as page:
            for _ in range(6):
                while not page.asked:
                    page.hears_state()
                page.says(type="answer", to=page.state["entries"], index=0)
        assert page.state["notices"] == []


@pytest.mark.parametrize(
    "make_bot",
    [broken_bots.raising, broken_bots.lying, broken_bots.dying, broken_bots.hanging, broken_bots.all_raising],
)
def test_a_bot_that_fails_is_replaced_by_the_simpler_one_and_the_log_says_so(
    tmp_path: Path, make_bot: Callable[[str, int, float | None], Agent]
) -> None:
    seconds = 3 if make_bot is broken_bots.hanging else 60
    with open_venue(tmp_path / "splay.db", make_bot=make_bot, think_seconds=seconds) as venue:
        ann = venue.guest("ann")
        table = ann.post("/api/quick", level="greedy").json()["id"]
        with ann.looks_at(table) as page:
            for _ in range(3):
                while not page.asked:
                    page.hears_state()
                page.says(type="answer", to=page.state["entries"], index=0)
            words = "Rivet failed; a random bot plays on."
            assert page.state["notices"] == [words]
            assert [line["text"] for line in page.log].count(words) == 1
            assert page.state["table"]["seats"][1]["level"] == "random"
        before = ann.state(table)
    with open_venue(tmp_path / "splay.db") as venue:
        after = venue.client.get(f"/api/tables/{table}/state", headers=ann.headers).json()
        assert after["notices"] == before["notices"]
        assert after["table"]["seats"][1]["level"] == "random"


def test_an_undo_while_a_bot_thinks_makes_its_answer_void(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", make_bot=broken_bots.hanging) as venue:
        ann = venue.guest("ann")
        table = ann.post("/api/quick", level="greedy").json()["id"]
        with ann.looks_at(table) as page:
            page.says(type="answer", to=0, index=0)
            assert not page.asked and page.state["undo"] == "now"
            page.says(type="undo")
            assert page.asked and page.state["decision"]["to"] == 2


def test_every_bot_but_the_simplest_has_a_simpler_one() -> None:
    assert simpler("greedy") == "random"
    assert simpler("random") is None
