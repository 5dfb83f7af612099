"""Records: written, read back, and refused with the line and the reason."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from helpers import answer, player, table
from splay.games import GAMES
from splay.innovation import new_match, position
from splay.kernel import record
from splay.kernel.errors import RecordError, SplayError
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match

TEXT = """\
splay record 1
game: innovation
edition: 3e
sets: base
options:
seats: ann, bob
seed: 5
rules: 2
---
1. ann 0 Domestication
2. bob 0 Tools
3. ann 0 Draw
end 3
"""


def random_match(
    answers: int, seed: int = 3, seats: tuple[str, ...] = ("ann", "bob", "ann"), edition: str = "3e"
) -> Match:
    match = new_match(seats, edition, seed)
    chance = random.Random(seed)
    while match.decision is not None and answers > 0:
        match.answer(chance.randrange(len(match.decision.values)))
        answers -= 1
    return match


def same(match: Match, other: Match) -> bool:
    def seen(it: Match) -> list[object]:
        seats: list[int | None] = [None, *range(len(it.names))]
        decision = it.decision.to_json() if it.decision else None
        return [[it.view(seat).to_json() for seat in seats], it.log(ALL_SEEING), it.answers, it.setup, decision]

    return seen(match) == seen(other)


# Older rules


def test_a_record_of_older_rules_goes_on_working() -> None:
    match = record.load(TEXT.replace("rules: 2", "rules: 1"), GAMES)
    assert match.answers == [0, 0, 0]


def test_where_the_rules_have_changed_since_an_older_record_is_refused_with_a_clear_word() -> None:
    older = TEXT.replace("rules: 2", "rules: 1").replace("Draw", "Dogma Tools")
    with pytest.raises(RecordError, match=r"line 12: .*played by version 1 of the rules, and this is version 2"):
        record.load(older, GAMES)


# Round trips


def test_a_record_is_a_small_readable_text() -> None:
    match = new_match(["ann", "bob"], "3e", seed=5)
    for words in ("Domestication", "Tools", "Draw"):
        answer(match, words)
    assert record.dump(match) == TEXT


@pytest.mark.parametrize("edition", ["1e", "3e", "4e"])
@pytest.mark.parametrize("answers", [0, 1, 2, 3, 10, 41, 100, 10**6])
def test_a_record_round_trips_at_any_length(edition: str, answers: int) -> None:
    match = random_match(answers, edition=edition)
    text = record.dump(match)
    twin = record.load(text, GAMES)
    assert record.dump(twin) == text
    assert same(twin, match)
    assert answers < 10**6 or twin.result is not None


def test_a_record_of_a_game_with_options_round_trips() -> None:
    options = {"teams": "yes", "longer": "yes", "open": "covered+counts"}
    match = new_match(["ann", "bob", "cat", "dan"], "3e", seed=-8, options=options)
    text = record.dump(match)
    assert "\noptions: longer=yes, open=covered+counts, teams=yes\n" in text
    assert record.load(text, GAMES).setup == match.setup


def test_a_record_of_a_game_from_a_position_round_trips() -> None:
    match = table(
        player("ann", ["Pottery"], hand=["Tools", "Oars"], score=[3]),
        player("Bób", ["Archery"]),
        edition="1e",
        seed=12,
    )
    for length, words in enumerate(("Dogma Pottery", "Tools", "Done"), start=1):
        answer(match, words)
        text = record.dump(match)
        twin = record.load(text, GAMES)
        assert len(twin.answers) == length
        assert record.dump(twin) == text
        assert same(twin, match)


def test_a_record_from_the_middle_of_an_effect_round_trips() -> None:
    match = table(player("ann", ["Pottery"], hand=["Tools", "Oars"]), player("bob", ["Archery"]))
    answer(match, "Dogma Pottery", "Oars")
    middle = position.load(position.dump(match))
    text = record.dump(middle)
    assert same(record.load(text, GAMES), middle)


def test_line_ends_of_other_systems_and_blank_lines_at_the_end_do_no_harm() -> None:
    assert record.dump(record.load(TEXT.replace("\n", "\r\n"), GAMES)) == TEXT
    assert record.dump(record.load(TEXT + "\n  \n", GAMES)) == TEXT
    assert record.dump(record.load(TEXT.rstrip("\n"), GAMES)) == TEXT
    assert record.dump(record.load("\ufeff" + TEXT, GAMES)) == TEXT, "as some editors begin a file"


def test_names_that_sit_twice_are_told_apart() -> None:
    text = record.dump(random_match(3))
    assert "seats: ann, bob, ann\n" in text
    assert "\n3. ann 2 " in text


# Damaged records


def refusal(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as refused:
        record.load(text, GAMES)
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.reason}"
    return refused.value.line, refused.value.reason


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("splay record 1", "chess record 1", 1, "this is not a splay record"),
        (
            "splay record 1",
            "splay record 2",
            1,
            "this is a 'splay record 2', and not a 'splay record 1': install a newer",
        ),
        ("game: innovation", "game: chess", 2, "the game 'chess' is not known here: known are innovation"),
        ("edition: 3e", "edition: 9e", 3, "there is no edition '9e': choose one of 1e, 3e, 4e"),
        ("edition: 3e", "edition:", 3, "there is no edition ''"),
        ("edition: 3e\n", "", 8, "the header above lacks edition"),
        ("seed: 5\nrules: 2\n", "", 7, "the header above lacks seed, rules"),
        ("edition: 3e", "colour: 3e", 3, "'colour: 3e' is no line of a header"),
        ("edition: 3e", "edition 3e", 3, "'edition 3e' is no line of a header"),
        ("seed: 5", "seed: 5\nseed: 6", 8, "seed is given twice"),
        ("seed: 5", "seed: five", 7, "the seed must be a whole number, not 'five'"),
        ("seed: 5", "seed: 5.0", 7, "the seed must be a whole number, not '5.0'"),
        ("seed: 5", "seed: 05", 7, "the seed must be a whole number, not '05'"),
        ("seed: 5", "seed: " + "9" * 5000, 7, "the seed must be a whole number"),
        ("sets: base", "sets: base, cheese", 4, "has no expansion 'cheese'"),
        ("sets: base", "sets: base, base", 4, "a set is named twice"),
        ("sets: base", "sets:", 4, "needs the base set"),
        ("options:", "options: longer", 5, "'longer' is no option: expected name=value"),
        ("options:", "options: cheese=yes", 5, "there is no option 'cheese'"),
        ("options:", "options: longer=yes, longer=yes", 5, "the option longer is given twice"),
        ("options:", "options: teams=yes", 5, "teams of two are for four players, not 2"),
        ("seats: ann, bob", "seats: ann", 6, "is for 2 to 7 players, not 1"),
        ("seats: ann, bob", "seats: ann,, bob", 6, "'' cannot be a name"),
        ("rules: 2", "rules: 0", 8, "this was played by version 0 of the rules of innovation"),
        ("rules: 2", "rules: new", 8, "the version of the rules must be a whole number, not 'new'"),
        ("rules: 2", "rules: 2\nposition: {", 9, "the position is not JSON"),
        ("rules: 2", 'rules: 2\nposition: {"players": []}', 9, "is for 2 to 5 players, not 0"),
        ("2. bob", "3. bob", 11, "'3. bob 0 Tools' should begin with '2. bob'"),
        ("2. bob", "2. ann", 11, "'2. ann 0 Tools' should begin with '2. bob'"),
        ("2. bob 0 Tools", "2. bob", 11, "'2. bob' does not say which option was chosen"),
        ("2. bob 0 Tools", "", 11, "'' should begin with '2. bob'"),
        ("2. bob 0 Tools\n", "", 11, "'3. ann 0 Draw' should begin with '2. bob'"),
        ("bob 0 Tools", "bob 0 Tool", 11, "option 0 is 'Tools' here, not 'Tool'"),
        ("bob 0 Tools", "bob 0", 11, "option 0 is 'Tools' here, not ''"),
        ("bob 0 Tools", "bob zero Tools", 11, "an answer must be a whole number, not 'zero'"),
        ("bob 0 Tools", "bob 00 Tools", 11, "an answer must be a whole number, not '00'"),
        ("bob 0 Tools", "bob 2 Tools", 11, "2 is not an option: choose a number from 0 to 1"),
        ("bob 0 Tools", "bob -1 Tools", 11, "-1 is not an option: choose a number from 0 to 1"),
        ("end 3", "end 4", 13, "'end 4' does not fit the 3 answers above it"),
        ("end 3", "end", 13, "'end' does not fit the 3 answers above it"),
        ("end 3\n", "", 12, "the record is cut short: the line 'end 3' or more is missing"),
        ("end 3\n", "end 3\n\n4. bob 0 Draw\n", 15, "there is more after the end of the record"),
        ("end 3\n", "end 3\nend 3\n", 14, "there is more after the end of the record"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    assert TEXT.count(old) >= 1
    at, why = refusal(TEXT.replace(old, new, 1))
    assert reason in why
    assert at == line


def test_another_seed_is_noticed_at_the_first_answer_that_does_not_fit() -> None:
    assert refusal(TEXT.replace("seed: 5", "seed: 6"))[0] == 10


def test_a_record_cut_at_any_line_is_refused_at_its_last_line() -> None:
    lines = record.dump(random_match(30)).splitlines(keepends=True)
    for kept in range(1, len(lines)):
        at, why = refusal("".join(lines[:kept]))
        assert at == kept
        assert "cut short" in why
    assert refusal("")[0] == 1


def test_a_record_cut_at_any_letter_is_refused() -> None:
    whole = record.dump(random_match(12))
    for kept in range(len(whole) - 1):
        refusal(whole[:kept])
    assert record.dump(record.load(whole[:-1], GAMES)) == whole


def test_an_answer_after_the_end_of_the_game_is_refused() -> None:
    lines = record.dump(random_match(10**6)).splitlines()
    lines.insert(-1, f"{len(lines) - 9}. ann 0 Draw")
    assert refusal("\n".join(lines)) == (len(lines) - 1, "the game is over before this answer")


@pytest.mark.parametrize(
    ("field", "value"), [("edition", "1e"), ("seats", "ann, cat"), ("seed", "13"), ("options", "longer=yes")]
)
def test_a_header_that_contradicts_its_position_is_refused(field: str, value: str) -> None:
    text = record.dump(table(player("ann", ["Pottery"]), player("bob"), seed=12))
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{field}:"))
    lines[at] = f"{field}: {value}"
    line, reason = refusal("\n".join(lines))
    assert line == at + 1
    assert "must be the position's own" in reason


def test_an_impossible_position_is_refused_with_its_reasons() -> None:
    text = record.dump(table(player("ann", ["Pottery"]), player("bob"), seed=12))
    line, reason = refusal(text.replace('"Pottery"', '"Potery", "Archery"'))
    assert line == 9
    assert "did you mean Pottery?" in reason
    assert "Archery, which is red" in reason


# Files


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "match.splay"
    path.write_text(TEXT)
    assert record.dump(record.read(path, GAMES)) == TEXT


@pytest.mark.parametrize(
    ("write", "reason"),
    [
        (lambda path: None, "No such file"),
        (lambda path: path.mkdir(), "Is a directory"),
        (lambda path: path.write_bytes(TEXT.encode() + b"\n\xff"), "line 15: this is not text"),
        (lambda path: path.write_text(TEXT.replace("0 Tools", "1 Tools")), "line 11: option 1 is"),
        (lambda path: path.write_text(""), "line 1: this is not a splay record"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_name(
    tmp_path: Path, write: Callable[[Path], object], reason: str
) -> None:
    path = tmp_path / "match.splay"
    write(path)
    with pytest.raises(SplayError) as refused:
        record.read(path, GAMES)
    assert str(refused.value).startswith(f"{path}: {reason}")
