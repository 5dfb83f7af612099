"""`splay simulate`, and the simulations behind it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from command import splay
from splay import simulate
from splay.bots import BOTS, is_bot
from splay.bots.learned import LearnedBot
from splay.bots.network import dump
from splay.bots.random import RandomBot
from splay.bots.search import SearchBot
from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.errors import SetupError
from splay.simulate import Outcome, Plan, Report, make_entry, play_game, run, wilson
from splay.train import Recipe, new_network


def results(*arguments: str) -> dict[str, Any]:
    """Return what a simulation prints as JSON, without what depends on the clock."""
    ran = splay("simulate", "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    assert data.pop("seconds") >= 0
    assert data.pop("games_per_second") >= 0
    return data


# What is printed


def test_json_has_the_promised_keys_and_adds_up() -> None:
    ran = splay("simulate", "--games", "12", "--seats", "random,random,random", "--json")
    data = json.loads(ran.out)
    assert list(data) == [
        "games",
        "finished",
        "seconds",
        "games_per_second",
        "decisions",
        "turns",
        "wins",
        "endings",
    ]
    assert data["games"] == data["finished"] == 12
    assert list(data["wins"]) == ["1:random", "2:random", "3:random", "shared"]
    assert sum(data["wins"].values()) == sum(data["endings"].values()) == 12
    assert data["decisions"] > data["turns"] > 12


def test_the_table_tells_wins_with_intervals_endings_and_speed() -> None:
    data = results("--games", "20")
    ran = splay("simulate", "--games", "20")
    assert ran.code == 0
    wins = data["wins"]["1:random"]
    low, high = wilson(wins, 20)
    assert f"1:random {wins} {wins / 20:.1%} {low:.1%} to {high:.1%}" in ran.told
    assert "95 % interval" in ran.told
    for kind, count in data["endings"].items():
        assert f"by {kind} {count}" in ran.told
    assert "20 games, 20 finished" in ran.told
    assert "games a second" in ran.told
    assert f"{data['turns']:,} turns" in ran.told
    assert f"{data['decisions']:,} decisions" in ran.told


def test_bots_with_several_entries_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", BOTS["random"])
    ran = splay("simulate", "--games", "5", "--seats", "random,other", "--players", "4")
    assert "every random" in ran.told and "every other" in ran.told
    assert "every" not in splay("simulate", "--games", "5", "--seats", "random,other").told


def test_seats_are_told_apart_only_when_players_change_them() -> None:
    assert "seat 2" in splay("simulate", "--games", "3").told
    assert "seat 2" not in splay("simulate", "--games", "3", "--fixed").told


def test_a_progress_bar_is_for_a_terminal_and_never_for_json(monkeypatch: pytest.MonkeyPatch) -> None:
    assert splay("simulate", "--games", "2").err == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = splay("simulate", "--games", "2")
    assert "Playing" in ran.err
    assert "Playing" not in ran.out
    assert splay("simulate", "--games", "2", "--json").err == ""


# The same games again


def test_the_same_seed_gives_the_same_results_and_another_seed_others() -> None:
    assert results("--games", "10", "--seed", "3") == results("--games", "10", "--seed", "3")
    assert results("--games", "10", "--seed", "3") != results("--games", "10", "--seed", "4")


def test_the_number_of_jobs_changes_nothing() -> None:
    arguments = ("--games", "37", "--seed", "8", "--players", "3")
    assert results(*arguments, "--jobs", "3") == results(*arguments)


def test_a_hash_seed_changes_nothing() -> None:
    printed = []
    for hash_seed in ("1", "2"):
        command = [sys.executable, "-c", "from splay.cli.main import run; run()"]
        command += ["simulate", "--games", "3", "--seats", "greedy,random", "--json"]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        data = json.loads(done.stdout)
        printed.append({key: value for key, value in data.items() if "second" not in key})
    assert printed[0] == printed[1]


def test_more_games_only_add_to_the_games_before() -> None:
    plan = Plan(["random", "random"], games=6, seed=2)
    longer = Plan(["random", "random"], games=60, seed=2)
    assert [play_game(plan, number) for number in range(6)] == [play_game(longer, number) for number in range(6)]


# Who sits where


class Noting(Agent):
    """Draws whenever it can, and notes on which seats it sits."""

    name = "noting"
    seats: set[int]

    def __init__(self, seed: int) -> None:
        Noting.seats = set()

    def decide(self, decision: Decision, seat: Seat) -> int:
        Noting.seats.add(seat.index)
        return 0


@pytest.mark.parametrize(("fixed", "seats"), [(False, [0, 2, 1, 0, 2, 1]), (True, [0] * 6)])
def test_the_players_change_seats_unless_these_are_fixed(
    monkeypatch: pytest.MonkeyPatch, fixed: bool, seats: list[int]
) -> None:
    monkeypatch.setitem(BOTS, "noting", Noting)
    plan = Plan(["noting", "random", "random"], games=6, fixed=fixed)
    seen: list[set[int]] = []
    for number in range(6):
        play_game(plan, number)
        seen.append(Noting.seats)
    assert seen == [{seat} for seat in seats]


def test_wins_are_counted_for_the_entry_wherever_it_sat() -> None:
    plan = Plan(["random", "random"], games=20, seed=5)
    outcomes = [play_game(plan, number) for number in range(20)]
    for number, outcome in enumerate(outcomes):
        assert outcome.entries == [(seat + number) % 2 for seat in outcome.seats]
    report = run(plan)
    for entry in (0, 1):
        assert report.entry_wins[entry] == sum(outcome.entries == [entry] for outcome in outcomes)
        assert report.seat_wins[entry] == sum(outcome.seats == [entry] for outcome in outcomes)


def test_greedy_wins_from_every_seat() -> None:
    data = results("--games", "4", "--seats", "random,greedy")
    assert data["wins"] == {"1:random": 0, "2:greedy": 4, "shared": 0}


def test_players_repeats_the_seats_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", BOTS["random"])
    data = results("--games", "1", "--seats", "random,other", "--players", "5")
    assert list(data["wins"]) == ["1:random", "2:other", "3:random", "4:other", "5:random", "shared"]


def test_a_team_wins_for_each_of_its_entries() -> None:
    data = results("--games", "6", "--players", "4", "--teams")
    wins = data["wins"]
    assert wins["1:random"] == wins["3:random"]
    assert wins["2:random"] == wins["4:random"]
    assert wins["1:random"] + wins["2:random"] + wins["shared"] == 6


def test_a_team_of_one_bot_wins_once_for_that_bot() -> None:
    report = run(Plan(["random"] * 4, games=6, teams="yes"))
    assert report.bot_wins["random"] == 6 - report.shared


@pytest.mark.parametrize("sides", ["AAB", "ABABAB", "AABBC"])
def test_sides_win_together_wherever_they_sit(sides: str) -> None:
    data = results("--games", "12", "--players", str(len(sides)), "--sides", sides)
    wins = [data["wins"][f"{number}:random"] for number in range(1, len(sides) + 1)]
    by_side = {side: {won for won, its in zip(wins, sides, strict=True) if its == side} for side in sides}
    assert all(len(won) == 1 for won in by_side.values())
    assert sum(sum(won) for won in by_side.values()) + data["wins"]["shared"] == 12


def test_sides_of_one_are_no_sides() -> None:
    assert Plan(["random"] * 4, teams="ABCD").setup(0, 0).options == {}


def test_those_who_play_together_change_seats_together() -> None:
    plan = Plan(["random"] * 3, teams="AAB")
    assert [plan.setup(number, 0).options["teams"] for number in range(3)] == ["AAB", "ABA", "BAA"]


def test_a_shared_victory_counts_for_nobody() -> None:
    report = Report(Plan(["random", "random"]))
    report.add(Outcome("score", [0, 1], [0, 1], True, 50, 100))
    report.add(Outcome("effect", [1], [0], False, 30, 80))
    data = report.to_json()
    assert data["wins"] == {"1:random": 1, "2:random": 0, "shared": 1}
    assert data["endings"] == {"effect": 1, "score": 1}
    assert (data["turns"], data["decisions"], data["finished"]) == (80, 180, 2)


# Rules of the table


def test_the_edition_and_the_longer_game_are_played() -> None:
    third = results("--games", "10", "--edition", "3e")
    fourth = results("--games", "10", "--edition", "4e")
    assert results("--games", "10", "--edition", "1e") != third != fourth
    assert results("--games", "10") == fourth
    assert results("--games", "10", "--edition", "3e", "--longer")["turns"] > third["turns"]


@pytest.mark.parametrize("edition", ["1e", "3e"])
def test_expansions_are_played_and_reported(edition: str) -> None:
    data = results("--games", "4", "--edition", edition, "--with", "echoes")
    assert data.pop("expansions") == ["echoes"]
    assert data["finished"] == 4
    assert data != results("--games", "4", "--edition", edition)
    assert results("--games", "4", "--edition", edition, "--with", " Echoes ").pop("expansions") == ["echoes"]


def test_expansions_are_played_together_in_whatever_order_they_are_named() -> None:
    together = results("--games", "2", "--edition", "3e", "--with", "cities,echoes")
    assert together["finished"] == 2
    assert together["expansions"] == ["cities", "echoes"]
    assert results("--games", "2", "--edition", "3e", "--with", "Echoes, cities") == together
    assert results("--games", "2", "--edition", "3e", "--with", "cities") != together


def test_artifacts_are_played_in_any_company_and_with_relics_if_asked_for() -> None:
    arguments = ("--games", "3", "--edition", "3e", "--with")
    for given in ("artifacts", "artifacts,cities", "echoes,artifacts", "cities,artifacts,echoes"):
        data = results(*arguments, given)
        assert data["finished"] == 3
        assert data["expansions"] == sorted(given.split(","))
        assert "relics" not in data
    with_relics = results(*arguments, "artifacts", "--relics")
    assert with_relics.pop("relics") is True
    assert with_relics != results(*arguments, "artifacts")


def test_figures_are_played_alone_and_with_everything() -> None:
    alone = results("--games", "3", "--edition", "3e", "--with", "figures")
    assert (alone["finished"], alone["expansions"]) == (3, ["figures"])
    together = results(
        *("--games", "2", "--edition", "3e", "--with", "figures,echoes,cities,artifacts", "--relics"),
        *("--seats", ",".join(["random"] * 8)),
    )
    assert together["finished"] == 2
    assert sorted(together["expansions"]) == ["artifacts", "cities", "echoes", "figures"]


def test_five_can_play_the_first_edition_with_echoes() -> None:
    assert results("--games", "1", "--edition", "1e", "--with", "echoes", "--players", "5")["finished"] == 1


# Games that do not end, and runs that are stopped


def test_a_game_that_takes_too_long_is_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MAX_TURNS", 3)
    data = results("--games", "5")
    assert data["games"] == 5
    assert data["finished"] == 0
    assert data["endings"] == {}
    assert data["wins"] == {"1:random": 0, "2:random": 0, "shared": 0}
    assert "5 games were cut off" in splay("simulate", "--games", "5").told


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_keeps_what_was_finished(jobs: int) -> None:
    def stop(report: Report) -> None:
        if report.games == 3:
            raise KeyboardInterrupt

    report = run(Plan(["random", "random"], games=100, jobs=jobs), stop)
    assert report.interrupted
    assert report.games == report.finished == 3


def test_an_interrupted_command_reports_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(plan: Plan, number: int) -> Outcome:
        if number == 4:
            raise KeyboardInterrupt
        return play_game(plan, number)

    monkeypatch.setattr(simulate, "play_game", play)
    ran = splay("simulate", "--games", "50")
    assert ran.code == 130
    assert "Stopped after 4 of 50 games." in ran.told
    assert "4 games, 4 finished" in ran.told
    data = json.loads(splay("simulate", "--games", "50", "--json").out)
    assert data["games"] == data["finished"] == 4


def test_a_crash_names_the_game_it_happened_in(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Noting):
        def decide(self, decision: Decision, seat: Seat) -> int:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, "broken", Broken)
    with pytest.raises(ZeroDivisionError) as crash:
        run(Plan(["broken", "random"], seed=9))
    assert crash.value.__notes__ == ["This happened in game 0 of the seed 9."]


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--games", "0"], "there must be at least 1 game, not 0"),
        (["--games", "-3"], "there must be at least 1 game, not -3"),
        (["--jobs", "0"], "there must be at least 1 job, not 0"),
        (["--jobs", "-1"], "there must be at least 1 job, not -1"),
        (["--seats", "random,ann"], "there is no bot 'ann': the bots are random, greedy"),
        (["--seats", "random,,random"], "does not name every seat"),
        (["--seats", "random"], "is for 2 to 5 players, not 1"),
        (["--players", "9", "--edition", "3e"], "is for 2 to 7 players, not 9"),
        (
            ["--players", "8", "--edition", "3e"],
            "is for 2 to 7 players, not 8; with Echoes of the Past so many can play",
        ),
        (["--players", "1000000000000"], "no table has 1,000,000,000,000 seats: choose fewer players"),
        (["--players", "6"], "is for 2 to 5 players, not 6"),
        (["--players", "5", "--edition", "1e"], "is for 2 to 4 players, not 5"),
        (["--players", "2", "--seats", "random,random,random"], "3 seats are given for 2 players"),
        (["--edition", "2e"], "there is no edition '2e': choose one of 1e, 3e, 4e"),
        (["--teams"], "--teams is for four players, not 2: in the 4th edition --sides AAB says who plays with whom"),
        (["--teams", "--players", "4", "--sides", "ABAB"], "give one"),
        (["--sides", "AAB"], "teams must be one letter for each of the 2 seats"),
        (["--sides", ""], "teams must be one letter for each of the 2 seats"),
        (["--sides", "AAA", "--players", "3"], "a team game needs at least two teams"),
        (["--sides", "AAB", "--players", "3", "--edition", "3e"], "two in each team"),
        (["--longer", "--edition", "1e"], "the 1st edition has no longer game"),
        (["--with", "echoes"], "the 4th edition has no expansion 'echoes': choose the edition 1e or 3e"),
        (["--with", "ecoes", "--edition", "3e"], "the 3rd edition has no expansion 'ecoes': it has cities, "),
        (["--with", "echoes,echoes", "--edition", "3e"], "a set is named twice"),
        (["--with", "cities"], "the 4th edition has no expansion 'cities': choose the edition 3e"),
        (["--with", "cities,cheese", "--edition", "3e"], "no expansion 'cheese': it has cities, artifacts, echoes"),
        (["--with", "cities,", "--edition", "3e"], "such as cities,echoes, not 'cities,'"),
        (["--with", "echoes", "--edition", "1e", "--players", "6"], "is for 2 to 5 players, not 6"),
        (["--relics"], "--relics come with Artifacts of History: add --edition 3e --with artifacts"),
        (["--relics", "--with", "cities", "--edition", "3e"], "--relics come with Artifacts of History"),
        (
            ["--with", "artifacts", "--edition", "1e"],
            "the 1st edition has no expansion 'artifacts': choose the edition",
        ),
        (["--with", "echoes", "--game", "intrapreneurs"], "intrapreneurs has no expansions"),
    ],
)
def test_a_mistake_is_told_plainly(arguments: list[str], reason: str) -> None:
    for extra in ([], ["--json"]):
        ran = splay("simulate", *arguments, *extra)
        assert ran.code == 2
        assert ran.out == ""
        assert reason in ran.err


# Intervals


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (95, 100, 0.8882, 0.9785), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_learned_and_search_play_with_weights_of_ones_own(tmp_path: Path) -> None:
    network = new_network(Recipe(hidden=(8, 4), vector=2))
    path = tmp_path / "weights.npz"
    path.write_bytes(dump(network))
    for name, kind in {"learned": "learned", "search": "search", "Abacus": "learned", "Quadrant": "search"}.items():
        bot = make_entry(f"{name}:{path}", 1, "innovation")
        assert isinstance(bot, LearnedBot | SearchBot)
        assert bot.name == kind
        assert bot.network is not None
        assert bot.network.about["recipe"]["hidden"] == [8, 4]
    with pytest.raises(SetupError, match="has learned innovation, and intrapreneurs is played"):
        Plan(["random", f"learned:{path}"], game="intrapreneurs")
    assert not is_bot(f"learned:{path}"), "nobody names files of a server"


def test_names_are_printed_as_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("x[/b]", "[run]"):
        monkeypatch.setitem(BOTS, name, RandomBot)
    told = splay("simulate", "--seats", "x[/b],[run],[run]", "--games", "1").told
    assert "1:x[/b]" in told and "2:[run]" in told and "every [run]" in told
