"""`splay bench` and `splay --version`: what is reported, not how fast it is."""

import json
from typing import Any

import pytest

from command import splay
from splay import __version__, bench, build
from splay.bench import Tally, in_turns, play, play_stepwise, setups, tables
from splay.innovation import EDITIONS
from splay.innovation.cards import catalogue
from splay.kernel import agent
from splay.kernel.setup import Setup
from splay.simulate import Plan, Report

QUICKLY = ("--seconds", "0.001")


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """What a quick run prints as JSON."""
    ran = splay("bench", "--json", *QUICKLY)
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


# What is printed


def test_json_has_the_promised_keys(printed: dict[str, Any]) -> None:
    assert list(printed) == [
        "version",
        "build",
        "python",
        "machine",
        "cores",
        "edition",
        "seconds",
        "calibration_seconds",
        "random_play",
        "stepwise",
        "together",
        "expanded",
        "fifths",
        "scaling",
        "copy",
        "view",
        "sample",
        "world",
        "memory",
    ]
    assert (printed["version"], printed["build"]) == (__version__, build())
    assert printed["seconds"] == 0.001


@pytest.mark.parametrize(
    ("figure", "keys"),
    [
        ("copy", ["what", "microseconds", "decisions"]),
        ("view", ["what", "microseconds", "decisions"]),
        ("sample", ["what", "microseconds", "decisions"]),
        ("world", ["what", "microseconds", "decisions"]),
        ("stepwise", ["straight_microseconds", "stepwise_microseconds", "ratio"]),
        ("together", ["places", "together_microseconds", "share", "writing_microseconds"]),
        (
            "expanded",
            ["base_microseconds", "alone_microseconds", "alone_ratios", "expanded_microseconds", "ratio"],
        ),
        ("fifths", ["microseconds", "ratio"]),
        ("scaling", ["games_per_second", "ratio", "start_seconds"]),
        ("memory", ["bytes_per_match", "method"]),
    ],
)
def test_every_figure_stands_beside_a_calibration(printed: dict[str, Any], figure: str, keys: list[str]) -> None:
    assert list(printed[figure]) == ["calibration_seconds", *keys]
    assert printed[figure]["calibration_seconds"] > 0


def test_every_edition_is_played_by_two_and_by_four(printed: dict[str, Any]) -> None:
    played = [row for row in printed["random_play"] if row["game"] == "innovation"]
    rows = [(row["edition"], row["sets"], row["players"]) for row in played]
    assert rows == tables()
    assert {(edition, players) for edition, _, players in rows} == {(key, n) for key in EDITIONS for n in (2, 4)}
    assert ("3e", ["base", "cities", "artifacts", "echoes", "figures"], 4) in rows
    assert ("1e", ["base", "echoes"], 4) in rows and ("4e", ["base"], 4) in rows


def test_the_other_game_is_played_by_two_and_by_four(printed: dict[str, Any]) -> None:
    rows = [(row["sets"], row["players"]) for row in printed["random_play"] if row["game"] == "intrapreneurs"]
    assert rows == [(["splay"], 2), (["splay"], 4)]


def test_the_speeds_of_random_play_agree_with_each_other(printed: dict[str, Any]) -> None:
    for row in printed["random_play"]:
        assert row["calibration_seconds"] > 0
        assert row["decisions"] > row["games"] > 0
        pace = row["decisions"] / row["games"]
        assert row["decisions_per_second"] == pytest.approx(row["games_per_second"] * pace)
        assert row["microseconds_per_decision"] == pytest.approx(1e6 / row["decisions_per_second"])


def test_the_ratios_are_those_of_the_figures(printed: dict[str, Any]) -> None:
    stepwise, fifths, scaling = printed["stepwise"], printed["fifths"], printed["scaling"]
    assert stepwise["ratio"] == pytest.approx(stepwise["stepwise_microseconds"] / stepwise["straight_microseconds"])
    expanded = printed["expanded"]
    # A median of ratios is not quite the ratio of the medians.
    assert expanded["ratio"] == pytest.approx(
        expanded["expanded_microseconds"] / expanded["base_microseconds"], rel=0.5
    )
    assert list(expanded["alone_ratios"]) == ["cities", "artifacts", "echoes", "figures"]
    for name, ratio in expanded["alone_ratios"].items():
        assert ratio == pytest.approx(expanded["alone_microseconds"][name] / expanded["base_microseconds"], rel=0.5)
    assert len(fifths["microseconds"]) == 5
    assert fifths["ratio"] == pytest.approx(fifths["microseconds"][4] / fifths["microseconds"][0])
    assert list(scaling["games_per_second"]) == ["1", "2"]
    assert scaling["ratio"] == pytest.approx(scaling["games_per_second"]["2"] / scaling["games_per_second"]["1"])


def test_a_live_match_takes_more_memory_than_its_cards_lists(printed: dict[str, Any]) -> None:
    cards = len(catalogue(EDITIONS[printed["edition"]]))
    assert 8 * cards < printed["memory"]["bytes_per_match"] < 1_000_000
    assert printed["memory"]["method"] == "tracemalloc"


def test_the_table_tells_every_figure_and_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    ran = splay("bench", *QUICKLY)
    assert (ran.code, ran.err) == (0, "")
    assert f"splay {__version__}, {build()}" in ran.told
    for edition, sets, players in tables():
        assert f"{edition} {'+'.join(sets)} {players} " in ran.told
    assert "intrapreneurs splay 4 " in ran.told
    for words in (
        "a copy of a game in the middle",
        "a view in the middle of a game",
        "a sampled world in the middle of a game",
        "one more world from the same preparation",
        "a decision, straight through",
        "a decision, step by step",
        "a decision, 1,024 games together",
        "writing what is seen at a decision",
        "a decision in the last fifth of a game",
        "simulate --jobs 2: games a second",
        "memory of a match in the middle",
        "calibration",
    ):
        assert words in ran.told


def test_a_progress_bar_is_for_a_terminal_and_never_for_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "FIGURES", {"copy": bench.copying})
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = splay("bench", *QUICKLY)
    assert "Measuring" in ran.err
    assert "Measuring" not in ran.out
    assert splay("bench", "--json", *QUICKLY).err == ""


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_a_time_that_cannot_be_is_refused(seconds: str) -> None:
    ran = splay("bench", "--seconds", seconds)
    assert (ran.code, ran.out) == (2, "")
    assert f"--seconds must be a number above 0, not {seconds}" in ran.err


# What is measured


def test_an_expansion_is_measured_in_the_editions_that_have_it() -> None:
    measured = [(edition, players) for edition, sets, players in tables() if sets == ["base", "echoes"]]
    assert measured == [("1e", 2), ("1e", 4), ("3e", 2), ("3e", 4)]
    for added in ("cities", "artifacts"):
        measured = [(edition, players) for edition, sets, players in tables() if sets == ["base", added]]
        assert measured == [("3e", 2), ("3e", 4)]


@pytest.mark.parametrize("setup", setups(), ids=lambda setup: f"{setup.game}-{setup.edition}-{len(setup.seats)}")
def test_straight_through_and_step_by_step_play_the_same_games(setup: Setup) -> None:
    assert play(setup) == len(play_stepwise(setup).answers)


def test_works_take_turns_until_the_time_is_up() -> None:
    done: list[tuple[str, int]] = []

    def work(name: str, count: int, number: int) -> int:
        done.append((name, number))
        return sum(range(20_000)) and count

    loop, tallies = in_turns(0.005, lambda number: work("a", 3, number), lambda number: work("b", 5, number))
    rounds = len(done) // 2
    assert done == [(name, number) for number in range(rounds) for name in "ab"]
    assert [tally.count for tally in tallies] == [3 * rounds, 5 * rounds]
    assert sum(tally.seconds for tally in tallies) >= 0.005
    assert loop > 0


def test_a_tally_tells_the_pace() -> None:
    tally = Tally(4, 0.5)
    assert (tally.per_second, tally.microseconds) == (8, 125_000)


def test_an_interrupted_simulation_gives_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(plan: Plan, progress: object) -> Report:
        return Report(plan, interrupted=True)

    monkeypatch.setattr(bench, "run", stopped)
    with pytest.raises(KeyboardInterrupt):
        bench.scaling(0.001)


# Which build


@pytest.mark.parametrize(
    ("file", "which", "words"),
    [
        ("/lib/splay/kernel/agent.py", "pure", "pure Python"),
        ("/lib/splay/kernel/agent.cpython-311-x86_64-linux-gnu.so", "compiled", "compiled"),
    ],
)
def test_the_version_says_whether_the_engine_is_compiled(
    monkeypatch: pytest.MonkeyPatch, file: str, which: str, words: str
) -> None:
    if which == "compiled":
        monkeypatch.setattr("splay.EXTENSION_SUFFIXES", [".cpython-311-x86_64-linux-gnu.so"])
    monkeypatch.setattr(agent, "__file__", file)
    assert build() == which
    assert splay("--version").out == f"splay {__version__} ({words})\n"
