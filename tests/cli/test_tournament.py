"""`splay tournament`, and the tournaments behind it."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from command import HEEDED, little_room, splay
from splay.bots import BOTS, SET, make_bot
from splay.bots.network import Network, dump
from splay.bots.random import RandomBot
from splay.bots.settings import USUAL
from splay.bots.value import network_for
from splay.innovation import new_match
from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.tournament import Report, Tournament, run
from splay.tournament import plan as planning
from splay.tournament.journal import Journal
from splay.tournament.plan import Outcome, Which, orders, play_game
from splay.tournament.report import Tally, nearer


class Last(Agent):
    """Always takes the last option."""

    name = "last"

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, decision: Decision, seat: Seat) -> int:
        return len(decision.values) - 1


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "last", Last)
    monkeypatch.setitem(BOTS, "other", RandomBot)


def results(*arguments: str) -> dict[str, Any]:
    """Return what a tournament prints as JSON, without what depends on the clock."""
    ran = splay("tournament", "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    assert data.pop("seconds") >= 0
    return data


# Who meets whom, and where they sit


def test_every_pair_meets_and_every_deal_is_played_from_both_seats() -> None:
    tournament = Tournament(["random", "other", "last"], games=4)
    assert tournament.tables == [("random", "other"), ("random", "last"), ("other", "last")]
    assert [tournament.seats(Which(1, number)) for number in range(4)] == [("random", "last"), ("last", "random")] * 2


def first_hands(tournament: Tournament, which: Which, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return what each seat is dealt in a game."""
    dealt: dict[int, list[str]] = {}

    class Looks(Last):
        def decide(self, decision: Decision, seat: Seat) -> int:
            if seat.index not in dealt:
                dealt[seat.index] = [value.label for value in decision.values]
            return 0

    for name in ("random", "other", "last"):
        monkeypatch.setitem(BOTS, name, Looks)
    play_game(tournament, which)
    return [dealt[seat] for seat in sorted(dealt)]


def test_a_deal_is_the_same_from_both_seats_and_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = Tournament(["random", "other", "last"], games=4, seed=3)
    hands = {
        (table, number): first_hands(tournament, Which(table, number), monkeypatch)
        for table in range(3)
        for number in range(4)
    }
    assert all(hand == hands[0, 0] for (_, number), hand in hands.items() if number < 2)
    assert all(hand == hands[0, 2] for (_, number), hand in hands.items() if number >= 2)
    assert hands[0, 0] != hands[0, 2]


def test_tables_of_more_sit_in_every_order() -> None:
    tournament = Tournament(["random", "other", "last"], games=6, players=3)
    assert tournament.tables == [("random", "other", "last")]
    assert len({tournament.seats(Which(0, number)) for number in range(6)}) == 6


def test_with_fewer_bots_than_seats_each_bot_sits_at_every_table() -> None:
    tournament = Tournament(["random", "last"], games=12, players=4)
    assert [table.count("last") for table in tournament.tables] == [1, 2, 3]
    assert [len(orders(table)) for table in tournament.tables] == [4, 6, 4]
    assert len(Tournament(["random", "last", "other"], games=12, players=4).tables) == 3


# What is counted


def test_the_points_of_a_table_add_up_to_its_games() -> None:
    data = results("--bots", "random,last,other", "--games", "6")
    assert [table["games"] for table in data["tables"]] == [6, 6, 6]
    for table in data["tables"]:
        assert sum(table["points"].values()) == 6
        assert sum(table["shares"].values()) == pytest.approx(1)
    assert sum(bot["points"] for bot in data["ratings"].values()) == data["games"] == 18


def test_a_bot_that_wins_has_the_higher_rating_and_stands_first() -> None:
    data = results("--bots", "random,greedy:1", "--games", "4")
    assert list(data["ratings"]) == ["greedy:1", "random"]
    assert data["ratings"]["greedy:1"]["rating"] > 25 > data["ratings"]["random"]["rating"]
    assert data["tables"][0]["points"] == {"random": 0, "greedy:1": 4}


def test_points_go_to_the_bot_wherever_it_sat() -> None:
    tally = Tally(("random", "last"), 4, None)
    for number, winner in enumerate([0, 1, 1, 0]):
        tally.add(number, Outcome("score", (winner,), 40, 90))
    assert tally.points == {"random": 2, "last": 2}
    tally = Tally(("random", "last"), 2, None)
    tally.add(0, Outcome("score", (1,), 40, 90))
    tally.add(1, Outcome("score", (0,), 40, 90))
    assert tally.points == {"random": 0, "last": 2}


def test_a_shared_victory_is_divided_among_those_who_share_it() -> None:
    tally = Tally(("random", "other", "last"), 6, None)
    tally.add(0, Outcome("score", (0, 2), 40, 90))
    assert tally.points == {"random": 0.5, "other": 0, "last": 0.5}
    assert (tally.shared, tally.unfinished) == (1, 0)


def test_a_game_without_a_result_is_told_and_divided_among_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_TURNS", 3)
    data = results("--bots", "random,last", "--games", "4")
    assert data["unfinished"] == data["tables"][0]["unfinished"] == 4
    assert data["tables"][0]["points"] == {"random": 2, "last": 2}
    assert data["ratings"]["random"]["rating"] == data["ratings"]["last"]["rating"]
    told = splay("tournament", "--bots", "random,last", "--games", "4").told
    assert "4 games had no result within 300 turns; their points are divided equally" in told


def test_the_cross_table_shows_shares_intervals_and_ratings() -> None:
    ran = splay("tournament", "--bots", "random,greedy:1", "--games", "4")
    assert ran.code == 0
    assert "greedy:1 100.0 (51 to 100)" in ran.told
    assert "random 0.0 (0 to 49)" in ran.told
    assert "OpenSkill" in ran.told and "4 of 4" in ran.told
    assert "4 games in" in ran.told


def test_larger_tables_show_each_bots_points_and_par() -> None:
    told = splay("tournament", "--bots", "random,other", "--games", "3", "--players", "3").told
    assert "random, random, other random" in told and "67%" in told
    assert "random, other, other random" in told and "33%" in told


@pytest.mark.parametrize("players", ["2", "3"])
def test_names_are_printed_as_they_are_given(players: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("x[/b]", "[run]"):
        monkeypatch.setitem(BOTS, name, Last)
    arguments = ("--bots", "[run],x[/b]", "--games", "6", "--until", "49,98", "--players", players)
    told = splay("tournament", *arguments).told
    assert "x[/b] " in told and "[run] " in told
    assert "x[/b]: [run] is nearer to 49 % of the points" in told


# The same games again


def test_the_same_seed_gives_the_same_results_and_another_seed_others() -> None:
    arguments = ("--bots", "random,other", "--games", "10", "--seed")
    assert results(*arguments, "3") == results(*arguments, "3")
    assert results(*arguments, "3")["turns"] != results(*arguments, "4")["turns"]


@pytest.mark.parametrize("until", ["49,51", "30,70"])
def test_the_number_of_jobs_changes_nothing(until: str) -> None:
    arguments = ("--bots", "random,greedy:1", "--games", "6", "--until", until)
    assert results(*arguments, "--jobs", "2") == results(*arguments)


def test_more_games_only_add_to_the_games_before() -> None:
    few, many = (Tournament(["random", "other"], games=games) for games in (4, 40))
    assert [play_game(few, Which(0, number)) for number in range(4)] == [
        play_game(many, Which(0, number)) for number in range(4)
    ]


# The sequential test


@pytest.mark.parametrize(
    ("points", "games", "verdict"),
    [(20, 20, 0.6), (0, 20, 0.4), (10, 20, None), (3, 3, None), (13.5, 20, None), (27, 40, 0.6), (13, 40, 0.4)],
)
def test_the_test_stops_when_it_is_clear_and_not_before(points: float, games: int, verdict: float | None) -> None:
    assert nearer((0.4, 0.6), points, games) == verdict


def test_a_pairing_stops_as_soon_as_it_is_clear_and_only_after_whole_deals() -> None:
    told = splay("tournament", "--bots", "greedy:1,random", "--games", "20", "--until", "30,60").told
    assert "greedy:1 is nearer to 60 % of the points than to 30 %; clear after 6 games." in told
    assert "6 games in" in told


def test_a_close_pairing_plays_all_its_games() -> None:
    table = results("--bots", "random,other", "--games", "20", "--until", "45,55")["tables"][0]
    assert (table["games"], table["verdict"]) == (20, None)


def test_games_that_come_early_count_only_after_those_before_them() -> None:
    tally = Tally(("random", "last"), 4, None)
    won = Outcome("score", (0,), 40, 90)
    tally.add(1, won)
    assert tally.outcomes == []
    tally.add(0, won)
    assert len(tally.outcomes) == 2


# Runs that are cut off


def test_an_interruption_keeps_what_was_finished() -> None:
    def stop(report: Report) -> None:
        if report.games == 3:
            raise KeyboardInterrupt

    report = run(Tournament(["random", "other"], games=100), progress=stop)
    assert report.interrupted
    assert report.games == 3


def test_a_run_goes_on_from_its_file_without_playing_a_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bots", "random,other,last", "--games", "6")
    whole = results(*arguments, "--resume", str(file))
    assert whole == results(*arguments)
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 18
    file.write_text("".join(lines[:9]) + lines[9][:20])
    assert results(*arguments, "--resume", str(file)) == whole
    assert sorted(file.read_text().splitlines(keepends=True)[1:]) == sorted(lines[1:])
    monkeypatch.setattr(planning, "play_bots", None)
    assert results(*arguments, "--resume", str(file)) == whole


def test_a_file_can_be_gone_on_with_for_more_games(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    results("--bots", "random,other", "--games", "4", "--resume", file)
    assert results("--bots", "random,other", "--games", "8", "--resume", file) == results(
        "--bots", "random,other", "--games", "8"
    )
    assert results("--bots", "random,other", "--games", "4", "--resume", file)["games"] == 4


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["--bots", "random,greedy:1", "--games", "8", "--jobs", "2"]
    code = "from splay.cli.main import run; run()"
    command = [sys.executable, "-c", code, "tournament", "--json", *arguments, "--resume", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as killed:
        while not file.exists() or file.read_bytes().count(b"\n") < 2:
            assert killed.poll() is None
            time.sleep(0.02)
        killed.send_signal(signal.SIGKILL)
        # This comes to its end only when the processes that have inherited it do.
        assert killed.stdout is not None and killed.stdout.read() == b""
    assert file.read_bytes().count(b"\n") < 9
    assert results(*arguments, "--resume", str(file)) == results(*arguments)


def test_a_second_run_does_not_go_on_with_what_the_first_is_doing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["--bots", "random,greedy:1", "--games", "400", "--resume", str(file)]
    code = "from splay.cli.main import run; run()"
    with subprocess.Popen([sys.executable, "-c", code, "tournament", "--json", *arguments]) as running:
        while not file.exists() or file.read_bytes().count(b"\n") < 2:
            assert running.poll() is None
            time.sleep(0.02)
        second = splay("tournament", *arguments)
        running.kill()
    assert (second.code, second.out) == (2, "")
    assert "games.jsonl is in use by a tournament that is running: wait for its end, or name another" in second.err


def test_a_run_that_is_stopped_tells_at_once_what_was_played_and_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    # However many were asked for, only those that were played are gone through.
    many = ["--bots", "random,greedy:1", "--games", str(10**12), "--resume", str(file)]
    code = f"{HEEDED}; from splay.cli.main import run; run()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "tournament", "--json", *many], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, b"")
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 2
    assert json.loads(out)["games"] == kept


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "random"], "a tournament needs at least two bots"),
        (["--bots", "random,"], "does not name every seat"),
        (["--bots", "random,genius"], "there is no bot 'genius': the bots are random, greedy"),
        (["--bots", "random,learned:nowhere.npz"], "nowhere.npz cannot be read: No such file or directory"),
        (["--bots", "random,random"], "random is named twice"),
        (["--bots", "random,greedy:2,Rivet:2"], "greedy:2 and Rivet:2 are the same bot"),
        (["--bots", "random,Duckling,duckling"], "Duckling and duckling are the same bot"),
        (["--bots", "learned:12,learned"], "learned:12 and learned are the same bot"),
        (["--bots", "random,Rivet,greedy:4"], "Rivet and greedy:4 are the same bot"),
        (["--bots", "random,search:2m"], "such as search:8, or a time, such as search:2s"),
        (["--bots", "random,random:3"], "the random bot cannot be set: leave out the :3"),
        (["--bots", "random,sphinx:3"], "the sphinx cannot be set: leave out the :3"),
        (["--bots", "random,greedy:1000001"], "give a number from 1 to 1000000, such as greedy:8"),
        (["--bots", "random,greedy:0"], "'0' is no setting of the greedy bot"),
        (["--bots", "random,greedy:x"], "'x' is no setting of the greedy bot"),
        (["--bots", "random,greedy", "--games", "7"], "must be a multiple of 2, such as 6 or 8, not 7"),
        (["--bots", "random,greedy", "--games", "0"], "must be a multiple of 2, such as 2, not 0"),
        (["--bots", "random,greedy", "--games", "100", "--players", "4"], "a multiple of 12, such as 96 or 108"),
        (["--bots", "random,greedy", "--players", "1"], "at least 2 players, not 1"),
        (["--bots", "random,greedy", "--players", "9"], "is for 2 to 5 players, not 9"),
        (["--bots", "random,greedy", "--players", "1000000000000"], "no table has 1,000,000,000,000 seats"),
        (["--bots", "random,greedy", "--jobs", "0"], "at least 1 job, not 0"),
        (["--bots", "random,greedy", "--edition", "2e"], "there is no edition '2e'"),
        (["--bots", "random,greedy", "--with", "echoes"], "the 4th edition has no expansion 'echoes'"),
        (["--bots", "random,greedy", "--until", "55"], "takes two shares in per cent, such as 45,55, not '55'"),
        (["--bots", "random,greedy", "--until", "55,45"], "give the lower and then the higher"),
        (["--bots", "random,greedy", "--until", "0,45"], "both above 0 and below 100 %"),
    ],
)
def test_a_mistake_is_told_plainly(arguments: list[str], reason: str) -> None:
    ran = splay("tournament", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert reason in ran.err


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("game innovation\n", "is not the file of a tournament"),
        ("[1]\n", "is not the file of a tournament"),
        ("a note without an end", "is not the file of a tournament"),
        ("\na note without an end", "is not the file of a tournament"),
        ("\n", "is not the file of a tournament"),
        ('{"tournament": 5}\n', "is not the file of a tournament"),
        ("[" * 100_000 + "\n", "is not the file of a tournament"),
        ('{"tournament": {"bots": ["random", "last"]}}\n', "belongs to another tournament: game is None there"),
    ],
)
def test_a_foreign_file_is_refused_and_left_as_it_is(tmp_path: Path, content: str, reason: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content)
    ran = splay("tournament", "--bots", "random,other", "--games", "2", "--resume", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert reason in ran.err
    assert file.read_text() == content


def test_a_first_line_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bots", "random,other", "--games", "2", "--resume", str(file))
    whole = results(*arguments)
    lines = file.read_text()
    file.write_text(lines[:50])
    assert results(*arguments) == whole
    assert file.read_text() == lines


def test_the_file_is_no_pipe_and_no_device() -> None:
    ran = splay("tournament", "--bots", "random,other", "--games", "2", "--resume", "/dev/zero")
    assert ran.code == 2
    assert "/dev/zero is not the file of a tournament" in ran.err


def test_that_no_more_can_be_written_is_told_and_what_was_written_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bots", "random,other", "--games", "8")
    with little_room(500):
        ran = splay("tournament", *arguments, "--resume", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "games.jsonl: File too large; what was written before is kept" in ran.err
    assert file.stat().st_size == 500
    assert results(*arguments, "--resume", str(file)) == results(*arguments)


def test_other_weights_in_the_same_file_are_another_bot(tmp_path: Path) -> None:
    weights, file = tmp_path / "weights.npz", str(tmp_path / "games.jsonl")
    network = network_for(new_match(["ann", "bob"]).boundary)
    weights.write_bytes(dump(network))
    plan = Tournament(["random", f"learned:{weights}"], games=2)
    with Journal(Path(file), plan):
        pass
    weights.write_bytes(dump(Network({**network.about, "batches": 0}, network.arrays)))
    ran = splay("tournament", "--bots", ",".join(plan.bots), "--games", "2", "--resume", file)
    assert ran.code == 2
    assert "belongs to another tournament: weights is" in ran.err


def test_another_seed_is_another_tournament(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    arguments = ("--bots", "random,other", "--games", "2", "--resume", file)
    results(*arguments)
    assert "seed is 0 there and 1 here" in splay("tournament", *arguments, "--seed", "1").err


WHOLE = {"table": 0, "number": 0, "ending": "score", "winners": [0], "turns": 9, "decisions": 9}
WRONG: list[dict[str, object]] = [
    {"table": 1},
    {"table": False},
    {"number": -1},
    {"number": "x"},
    {"turns": None},
    {"turns": True},
    {"winners": [2]},
    {"winners": 0},
    {"winners": [True]},
    {"winners": [0, 0]},
    {"winners": []},
    {"ending": [1]},
    {"ending": 1},
    {"ending": None},
]


@pytest.mark.parametrize(
    "damage",
    ["{", '{"table": 0}', "[]", "", pytest.param("[" * 100_000, id="deep")]
    + [json.dumps(WHOLE | wrong) for wrong in WRONG],
)
def test_a_damaged_line_is_told(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bots", "random,other", "--games", "2", "--resume", str(file))
    results(*arguments)
    file.write_text(file.read_text().splitlines()[0] + f"\n{damage}\n")
    assert "line 2 is damaged: take it out" in splay("tournament", *arguments).err


def test_a_game_that_is_told_twice_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bots", "random,other", "--games", "4", "--resume", str(file))
    results(*arguments)
    other = json.loads(file.read_text().splitlines()[2]) | {"winners": [0], "ending": "score"}
    file.write_text(file.read_text() + json.dumps(other) + "\n")
    ran = splay("tournament", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "games.jsonl: line 6 tells of game 1 of other, random a second time: take it out" in ran.err


def test_a_bot_has_the_usual_setting_that_makes_no_difference() -> None:
    assert set(USUAL) == set(SET)
    for name, setting in USUAL.items():
        plain, given = (make_bot(one, 1) for one in (name, f"{name}:{setting}"))
        for attribute in ("_worlds", "_iterations"):
            assert getattr(plain, attribute, None) == getattr(given, attribute, None)


def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    ran = splay("tournament", "--bots", "random,other", "--games", "2", "--resume", str(tmp_path))
    assert ran.code == 2
    assert str(tmp_path) in ran.err


# Other games and rules


def test_other_games_and_expansions_are_played() -> None:
    other = results("--bots", "random,last", "--games", "2", "--game", "intrapreneurs")
    assert (other["game"], other["games"]) == ("intrapreneurs", 2)
    with_echoes = results("--bots", "random,last", "--games", "2", "--edition", "3e", "--with", "echoes")
    assert (with_echoes["edition"], with_echoes["expansions"]) == ("3e", ["echoes"])
