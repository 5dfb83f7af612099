"""`splay hint`, and the key for it at the table in the terminal."""

import json
import time
from pathlib import Path

import pytest

from command import splay
from helpers import player, table
from screen import choose, press, settle, words
from splay.cli.table.app import TableApp
from splay.cli.table.screens import Page
from splay.cli.table.session import Session
from splay.innovation import new_match
from splay.kernel import record
from splay.kernel.match import Match


def saved(match: Match, folder: Path) -> str:
    path = folder / "match.splay"
    path.write_text(record.dump(match))
    return str(path)


def winning() -> Match:
    """Return a match in which ann wins by claiming."""
    return table(
        player("ann", ["Oars"], hand=["Sailing", "Pottery"], score=[1, 1, 1, 1, 1], achievements=[2, 3, 4, 5, 6]),
        player("bob", ["Clothing"], hand=["Tools"]),
    )


def test_the_best_options_are_told_with_their_chances(tmp_path: Path) -> None:
    ran = splay("hint", saved(winning(), tmp_path), "--iterations", "60")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    first = next(line for line in lines if "%" in line)
    assert first.startswith("100%") and "Achieve" in first
    assert sum("%" in line for line in lines) == 3
    assert "The chance to win of ann with each, as far as ann can see." in ran.told


def test_json_has_the_seat_and_the_options_and_a_seed_gives_the_same_again(tmp_path: Path) -> None:
    file = saved(winning(), tmp_path)
    printed = [splay("hint", file, "--iterations", "40", "--seed", "3", "--json").out for _ in range(2)]
    data = json.loads(printed[0])
    assert printed[0] == printed[1]
    assert (data["seat"], data["name"], len(data["options"])) == (0, "ann", 3)
    assert data["options"][0]["label"].startswith("Achieve") and data["options"][0]["chance"] == 1.0


def test_it_can_be_asked_anywhere_in_a_record_and_for_some_time(tmp_path: Path) -> None:
    match = new_match(["ann", "bob"], "4e", 4)
    match.answer(0)
    file = saved(match, tmp_path)
    names = [
        json.loads(splay("hint", file, "--to", to, "--seconds", "0.05", "--json").out)["name"] for to in ("0", "1")
    ]
    assert names == ["ann", "bob"]


def test_of_time_and_lines_it_is_whichever_is_used_up_first(tmp_path: Path) -> None:
    file = saved(new_match(["ann", "bob"], "4e", 4), tmp_path)
    few = splay("hint", file, "--iterations", "3", "--json").out
    assert splay("hint", file, "--iterations", "3", "--seconds", "2", "--json").out == few
    begun = time.perf_counter()
    assert splay("hint", file, "--iterations", "1000000", "--seconds", "0.05", "--json").code == 0
    assert time.perf_counter() - begun < 30


def test_so_many_lines_can_be_asked_for_as_of_an_analysis_and_of_a_bot(tmp_path: Path) -> None:
    file = saved(new_match(["ann", "bob"], "4e", 4), tmp_path)
    for command in (
        ["hint", file, "--iterations", "1000001"],
        ["analyse", file, "--budget", "1000001"],
        ["simulate", "--games", "1", "--seats", "random,search:1000001"],
    ):
        ran = splay(*command)
        assert (ran.code, ran.out) == (2, "")
        assert "1000000" in ran.err and "Traceback" not in ran.err


def test_mistakes_are_told(tmp_path: Path) -> None:
    match = new_match(["ann", "bob"], "4e", 4)
    file = saved(match, tmp_path)
    assert "--to takes a number from 0 to 0, not 3" in splay("hint", file, "--to", "3").err
    match.concede(0)
    ran = splay("hint", saved(match, tmp_path))
    assert ran.code == 2
    assert "the game is over, and there is nothing to decide" in ran.err
    assert splay("hint", str(tmp_path / "none.splay")).code == 2


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.cli.table.session.ADVICE_SECONDS", 0.2)


async def test_a_key_at_the_table_tells_what_a_strong_player_would_do() -> None:
    app = TableApp(Session(winning()), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "space")
        await press(pilot, "w")
        while not isinstance(app.screen, Page):
            await pilot.pause(0.01)
        told = words(app)
        assert "A strong player would look at 100% Achieve" in told
        assert "as far as you can see" in told
        await press(pilot, "escape")
        assert not isinstance(app.screen, Page)
        await choose(pilot, "Meld Sailing")


async def test_nobody_is_advised_about_what_others_decide() -> None:
    app = TableApp(Session(new_match(["random", "greedy"], seed=4)), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        app.table.action_advise()
        assert not app.table.advising
        await settle(pilot)
