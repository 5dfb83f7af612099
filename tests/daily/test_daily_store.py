"""The daily positions that are shipped, and how they are found, verified and told."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from command import splay
from splay.analysis import Evaluation, OptionValue
from splay.bots.greedy import GreedyBot
from splay.daily.finding import candidates_in
from splay.daily.making import WANTED, Making, in_turn, key_of, replaced
from splay.daily.puzzle import ACTION, THEMES, Judged, Moment, Puzzle
from splay.daily.store import FIRST_DAY, puzzle_of, read_day, shipped, today
from splay.daily.streak import streak
from splay.daily.verifying import MARGIN, is_clear, verified
from splay.kernel.errors import NotFound, SplayError

DAY = date(2026, 11, 17)


# The store


def test_there_is_a_position_for_every_day_of_a_year() -> None:
    assert len(shipped()) >= WANTED


def test_no_position_is_there_twice() -> None:
    assert len({puzzle.moment for puzzle in shipped()}) == len(shipped())


def test_every_position_has_one_clearly_best_option_that_greedy_misses() -> None:
    for puzzle in shipped():
        best, *others = puzzle.options
        assert puzzle.margin >= MARGIN
        assert all(best.low > other.chance and best.chance > other.high for other in others)
        assert puzzle.greedy != puzzle.best
        assert puzzle.why.startswith(f"{puzzle.best} leaves you at")


def test_there_are_positions_of_every_theme() -> None:
    assert {puzzle.theme for puzzle in shipped()} == set(THEMES)


@pytest.mark.parametrize("number", range(0, len(shipped()), 12))
def test_a_position_is_played_up_to_the_choice_that_it_is_about(number: int) -> None:
    puzzle = shipped()[number]
    decision = puzzle.moment.match().decision
    assert decision is not None and decision.prompt == ACTION
    labels = [value.label for value in decision.values]
    assert {option.label for option in puzzle.options} | {puzzle.greedy} <= set(labels)


def test_a_year_begins_anew_where_the_store_ends() -> None:
    count = len(shipped())
    assert puzzle_of(FIRST_DAY) is shipped()[0]
    assert puzzle_of(FIRST_DAY + timedelta(days=count)) is shipped()[0]
    assert puzzle_of(FIRST_DAY + timedelta(days=count - 1)) is shipped()[-1]


def test_a_day_is_that_of_utc() -> None:
    assert today(1_794_873_599.0) == date(2026, 11, 16)
    assert today(1_794_873_600.0) == date(2026, 11, 17)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("2026-11-18", "not there yet: today is 2026-11-17"),
        ("2025-12-31", "the first position is that of 2026-01-01"),
        ("yesterday", "'yesterday' is no date: write it as 2026-11-17"),
        ("2026-02-30", "is no date"),
    ],
)
def test_days_that_have_no_position_are_refused(text: str, words: str) -> None:
    with pytest.raises(NotFound, match=words):
        read_day(text, DAY)


# Days in a row


def test_days_in_a_row_go_up_to_today_or_to_yesterday_while_today_is_open() -> None:
    days = [DAY - timedelta(days=back) for back in range(4)]
    assert streak(days, DAY) == 4
    assert streak(days[1:], DAY) == 3
    assert streak(days[2:], DAY) == 0
    assert streak([days[0], days[2]], DAY) == 1


# Finding and verifying


def test_finding_gives_the_same_candidates_again() -> None:
    assert candidates_in(7, 3) == candidates_in(7, 3)


def option(chance: float, low: float, high: float) -> OptionValue:
    return OptionValue(0, "Draw", chance, (low, high), "")


@pytest.mark.parametrize(
    ("others", "clear"),
    [
        ([(0.5, 0.48, 0.52)], True),
        ([(0.57, 0.56, 0.58)], False),
        ([(0.5, 0.4, 0.61)], False),
        ([], False),
    ],
)
def test_an_option_is_clearly_best_by_its_margin_and_beyond_what_the_chances_may_be_off(
    others: list[tuple[float, float, float]], clear: bool
) -> None:
    options = [option(0.6, 0.58, 0.62), *[option(*other) for other in others]]
    assert is_clear(Evaluation(0, 0.6, (0.58, 0.62), options, 100, 0, [0.6, 0.4])) is clear


def test_a_moment_that_is_no_choice_of_an_action_is_not_fit() -> None:
    assert verified(Moment("4e", (), 2, 1, ()), 10) is None


def test_a_position_whose_game_goes_another_way_by_now_does_not_hold() -> None:
    assert verified(Moment("4e", (), 2, 1, (0, 0, 99)), 10) is None


def test_greedy_is_asked_from_what_its_seat_knows() -> None:
    puzzle = shipped()[0]
    match = puzzle.moment.match()
    assert match.decision is not None
    chosen = GreedyBot(0, 16).decide(match.decision, match.seats[match.decision.seat])
    assert match.decision.values[chosen].label == puzzle.greedy


def puzzle(seed: int, theme: str = "race") -> Puzzle:
    options = (Judged("Draw", 0.6, 0.58, 0.62, ""), Judged("Meld Oars", 0.5, 0.48, 0.52, ""))
    return Puzzle(Moment("4e", (), 2, seed, (0, 1)), options, "Meld Oars", theme, "Draw leaves you at 60 %.", 100)


def test_what_was_found_and_verified_is_there_after_a_break(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Making(path) as making:
        making.add({"game": 3, "found": [puzzle(1).to_json()["moment"]]})
        making.add({"verified": key_of(puzzle(1).moment), "puzzle": puzzle(1).to_json()})
    with path.open("ab") as file:
        file.write(b'{"verified": "half a li')
    with Making(path) as making:
        assert (making.games, making.good()) == ({3}, [puzzle(1)])
    with pytest.raises(SplayError, match="belongs to another search for daily positions: seed is 18 there and 5 here"):
        Making(path, seed=5)


def test_a_position_that_does_not_hold_gives_its_day_to_another_of_its_theme(tmp_path: Path) -> None:
    kept = [puzzle(1), puzzle(2, "splay"), puzzle(3)]
    with Making(tmp_path / "work.jsonl") as making:
        found = [puzzle(1), None, puzzle(3), puzzle(4), puzzle(5, "splay")]
        making.judged = {str(number): judged for number, judged in enumerate(found)}
        filled, dropped, missing = replaced(kept, making)
    assert filled == [puzzle(1), puzzle(5, "splay"), puzzle(3), puzzle(4)]
    assert (dropped, missing) == (1, 0)


def test_themes_come_in_turn() -> None:
    themes = [each.theme for each in in_turn([puzzle(1), puzzle(2), puzzle(3, "splay"), puzzle(4, "splay")])]
    assert themes[0] != themes[1] and themes[2] != themes[3]


# In the terminal


def test_the_command_shows_the_position_and_nothing_of_the_solution() -> None:
    ran = splay("daily", "--date", "2026-01-01")
    assert ran.code == 0
    assert "The position of 2026-01-01" in ran.out
    assert "Answer with --answer NUMBER." in ran.out
    assert "best choice" not in ran.out
    told = json.loads(splay("daily", "--date", "2026-01-01", "--json").out)
    last = told["decision"]["options"][-1]["label"]
    numbers = [line.split()[0] for line in ran.out.splitlines() if line.split()[1:] and last in line]
    assert numbers == [str(len(told["decision"]["options"]))], "each option is told once, by the number that answers"
    assert "solution" not in told
    assert all(card["name"] is None for card in hidden_cards(told))


def hidden_cards(told: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what lies in the hands of the others."""
    return [
        card for seat, player in enumerate(told["view"]["players"]) if seat != told["seat"] for card in player["hand"]
    ]


def test_an_answer_brings_the_solution() -> None:
    first = shipped()[0]
    decision = first.moment.match().decision
    assert decision is not None
    labels = [value.label for value in decision.values]
    right = splay("daily", "--date", "2026-01-01", "--answer", str(labels.index(first.best) + 1))
    assert f"{first.best} is the best choice." in right.told
    wrong = splay("daily", "--date", "2026-01-01", "--answer", str(labels.index(first.greedy) + 1), "--json")
    solution = json.loads(wrong.out)["solution"]
    assert (solution["right"], solution["best"], solution["theme"]) == (False, first.best, first.theme)


def test_a_wrong_date_or_option_gets_a_clear_word() -> None:
    assert "no date: write it as" in splay("daily", "--date", "soon").err
    assert "not there yet" in splay("daily", "--date", "2999-01-01").err
    assert "there is no option 99" in splay("daily", "--date", "2026-01-01", "--answer", "99").err
