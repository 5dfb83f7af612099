"""`splay analyse` and `splay review`: what strong bots think of a position and of a whole match."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from command import splay
from helpers import answer, player, rearranging_by_another, table
from splay.analysis.moments import Care
from splay.cli.review import sparkline
from splay.innovation import new_match, position
from splay.intrapreneurs import new_match as new_company
from splay.kernel import record
from splay.kernel.match import Match


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.analysis.review.QUICK", Care(2, 8, 12))
    monkeypatch.setattr("splay.analysis.review.CAREFUL", Care(2, 8, 12))


def saved(match: Match, folder: Path) -> str:
    path = folder / "match.splay"
    path.write_text(record.dump(match))
    return str(path)


def winning() -> Match:
    """Return a match in which ann wins by claiming, and bob could the turn after."""
    ann = player("ann", ["Oars"], hand=["Sailing"], score=["Coal"], achievements=[3, 4, 5, 6, 7])
    theirs = ["Monument", "Empire", "World", "Wonder", "Universe"]
    bob = player("bob", ["Clothing"], hand=["Tools"], score=["Railroad"], achievements=theirs)
    return table(ann, bob, achievements=[1, 2], actions=1)


def lost() -> Match:
    """Return the same match after ann has drawn instead."""
    match = winning()
    answer(match, "Draw", "Achieve 1")
    return match


def test_the_chance_and_the_options_are_told_with_bars(tmp_path: Path) -> None:
    ran = splay("analyse", saved(winning(), tmp_path), "--budget", "40")
    assert (ran.code, ran.err) == (0, "")
    assert ran.told.startswith("ann is to win 100 %, as far as ann can see ━━━")
    best = next(line for line in ran.out.splitlines() if "Achieve 1" in line)
    assert best.startswith("100 %") and " to 100 %" in best
    assert "40 lines, seed 0. Each chance is that of ann." in ran.told


def test_a_position_file_and_a_record_give_the_same(tmp_path: Path) -> None:
    match = winning()
    (tmp_path / "position.json").write_text(json.dumps(position.dump(match)))
    of_position = json.loads(splay("analyse", str(tmp_path / "position.json"), "--budget", "20", "--json").out)
    of_record = json.loads(splay("analyse", saved(match, tmp_path), "--budget", "20", "--json").out)
    assert of_position == of_record
    assert (of_record["seat"], of_record["name"], of_record["open"]) == (0, "ann", False)
    assert of_record["chance"] == of_record["options"][0]["chance"] == 1.0
    assert set(of_record) == {
        "seat", "chance", "sure", "options", "budget", "seed", "chances", "at_sight", "name", "open",
    }  # fmt: skip


def test_another_seat_another_place_and_open_cards(tmp_path: Path) -> None:
    file = saved(lost(), tmp_path)
    closed = splay("analyse", file, "--at", "0", "--seat", "bob", "--budget", "12")
    assert "ann is asked, and bob cannot know what." in closed.told
    opened = splay("analyse", file, "--at", "0", "--seat", "bob", "--open", "--budget", "12")
    assert "with open cards" in opened.told and "Achieve 1" in opened.told


def test_a_judgement_at_sight_says_that_it_is_one(tmp_path: Path) -> None:
    path = saved(rearranging_by_another(), tmp_path)
    told = splay("analyse", path, "--budget", "10").told
    assert "nothing was found that fits all that ann has seen. So this is at sight" in told
    data = json.loads(splay("analyse", path, "--budget", "10", "--json").out)
    assert (data["at_sight"], data["options"]) == (True, [])
    refused = splay("hint", path, "--iterations", "10")
    assert refused.code == 2
    assert "too much was done in secret" in refused.err


def test_a_company_is_analysed_as_well(tmp_path: Path) -> None:
    ran = splay("analyse", saved(new_company(["ann", "bob"], 3), tmp_path), "--budget", "10")
    assert (ran.code, ran.err) == (0, "")
    assert "is to win" in ran.told


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--budget", "0"], "the budget is how many lines to look at, from 1 to 1000000, not 0"),
        (["--at", "9"], "has 2 answers: --at takes a number from 0 to 2, not 9"),
        (["--at", "0", "--seat", "eve"], "there is no player 'eve': the players are ann, bob"),
        ([], "the game is over, and there is nothing left to judge: choose an earlier place by --at"),
    ],
)
def test_what_cannot_be_analysed_is_refused(tmp_path: Path, arguments: list[str], words: str) -> None:
    ran = splay("analyse", saved(lost(), tmp_path), *(["--at", "0"] if "--budget" in arguments else []), *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("1. e4 e5", "neither a position nor a record of Splay: a position is JSON"),
        ('[Event "x"] 1. e4', "neither a position nor a record of Splay"),
        (
            "",
            "this is empty: a position is JSON that begins with {, and a record begins with the line 'splay record 1'",
        ),
        ("splay record 1\ngame: innovation\n", "the record is cut short"),
        ('{"edition": "3e", "players": [{"name": "ann", "hand": ["Toolz"]}, {"name": "bob"}]}', "Toolz"),
        ('{"edition": ', "this is not JSON"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ("[]", "a position must be an object with named entries, not []"),
    ],
)
def test_foreign_records_and_impossible_positions_are_refused(tmp_path: Path, content: str, words: str) -> None:
    file = tmp_path / "strange"
    file.write_text(content)
    ran = splay("analyse", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert str(file) in ran.err and words in ran.err
    assert splay("analyse", str(tmp_path / "nowhere")).code == 2


PGN = '[Event "F/S Return Match"]\n[Site "Belgrade, Serbia JUG"]\n\n1. e4 e5 2. Nf3 Nc6\n'


@pytest.mark.parametrize("command", ["analyse", "position"])
def test_a_record_of_another_game_is_called_so_and_a_slip_in_json_is_told_as_one(tmp_path: Path, command: str) -> None:
    file = tmp_path / "strange"
    file.write_text(PGN)
    ran = splay(command, str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "strange: this is neither a position nor a record of Splay: a position is JSON that begins with {" in ran.err
    for slip in ('{"edition": "3e",}', '[{"name": "ann"}, ]'):
        file.write_text(slip)
        told = splay(command, str(file)).err
        assert "strange: line 1, column" in told and "this is not JSON" in told


def piped(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = "from splay.cli.main import run; run()"
    return subprocess.run([sys.executable, "-c", code, *arguments], input=text, capture_output=True, text=True)


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["analyse", "--at", "0", "--budget", "4"], "ann is to win"),
        (["hint", "--to", "0", "--iterations", "4"], "The chance to win of ann"),
        (["replay"], "ann draws"),
    ],
)
def test_a_record_can_come_from_a_pipe(command: list[str], words: str, name: str) -> None:
    ran = piped(record.dump(lost()), command[0], name, *command[1:])
    assert (ran.returncode, ran.stderr) == (0, "")
    assert words in " ".join(ran.stdout.split())


def test_a_position_can_come_from_a_pipe_and_what_is_wrong_is_told_of_it() -> None:
    ran = piped(json.dumps(position.dump(winning())), "analyse", "/dev/stdin", "--budget", "4", "--json")
    assert json.loads(ran.stdout)["name"] == "ann"
    assert piped("{", "analyse", "-").stderr == (
        "splay: standard input: line 1, column 2: this is not JSON: Expecting property name enclosed in double quotes\n"
    )
    over = piped(record.dump(lost()), "analyse", "-")
    assert over.stderr.startswith("splay: standard input: the game is over")
    refused = piped(json.dumps(position.dump(winning())), "review", "-")
    assert refused.stderr.startswith("splay: standard input is a position, which tells nothing of how it came about")


def test_a_review_can_be_made_of_what_is_in_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_text(record.dump(lost())))
    writer.start()
    ran = splay("review", str(pipe), "--json")
    writer.join()
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["names"] == ["ann", "bob"]


def test_what_never_ends_is_no_record() -> None:
    ran = splay("analyse", "/dev/zero")
    assert ran.code == 2
    assert "/dev/zero: this is too long for a record or a position" in ran.err


def test_a_record_is_no_position(tmp_path: Path) -> None:
    ran = splay("position", saved(lost(), tmp_path))
    assert ran.code == 2
    assert "match.splay: this is a record, and no position: `splay play --resume` goes on with it" in ran.err


def test_the_position_of_a_game_that_is_over_says_what_to_do_instead(tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(json.dumps(position.dump(lost())))
    ran = splay("analyse", str(tmp_path / "position.json"))
    assert (ran.code, ran.out) == (2, "")
    assert "the game is over" in ran.err and "analyse its record, or an earlier position" in ran.err
    assert "--at" not in ran.err, "positions have no places"


def test_a_position_has_no_earlier_places(tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(json.dumps(position.dump(winning())))
    ran = splay("analyse", str(tmp_path / "position.json"), "--at", "3")
    assert "--at is for records" in ran.err


def test_a_review_tells_the_course_the_swings_and_the_costliest_decisions(tmp_path: Path) -> None:
    ran = splay("review", saved(lost(), tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert "bob wins" in ran.told
    assert "Where it swung" in ran.out
    assert "Achieve 1 would have left you at 100 %; Draw left you at" in ran.told
    assert "None that cost more than a little." in ran.out, "bob did what was best"


def test_a_name_in_brackets_is_told_as_it_is(tmp_path: Path) -> None:
    match = winning()
    file = Path(saved(match, tmp_path))
    answer(match, "Draw", "Achieve 1")
    file.write_text(record.dump(match).replace("bob", "[/b]"))
    ran = splay("review", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert "[/b] wins" in ran.told
    assert "[/b] +" in ran.told


def test_what_giving_up_has_cost_is_told(tmp_path: Path) -> None:
    match = winning()
    match.concede(0)
    assert "To concede cost 100 %." in splay("review", saved(match, tmp_path)).told


def test_the_course_of_a_long_match_fits_the_terminal() -> None:
    assert all(13 + len(sparkline([0.5] * 150, width)) <= width for width in (40, 80, 110))
    assert len(sparkline([0.5] * 150, 200).plain) == len(sparkline([0.5] * 150, 300).plain)


def test_a_review_as_json_is_the_same_every_time(tmp_path: Path) -> None:
    file = saved(lost(), tmp_path)
    printed = [splay("review", file, "--json").out for _ in range(2)]
    assert printed[0] == printed[1]
    made = json.loads(printed[0])
    assert made["chances"][-1] == [0, 1]
    assert made["seats"][0]["decisions"][0]["at"] == 0


def test_only_a_match_that_is_over_is_reviewed(tmp_path: Path) -> None:
    ran = splay("review", saved(new_match(["ann", "bob"], "4e", 1), tmp_path))
    assert ran.code == 2
    assert "the match is not over: a review looks at finished matches only; `splay analyse` judges" in ran.err
    (tmp_path / "position.json").write_text(json.dumps(position.dump(lost())))
    assert "is a position" in splay("review", str(tmp_path / "position.json")).err
    (tmp_path / "foreign").write_text("1. e4 e5")
    assert "this is not a splay record" in splay("review", str(tmp_path / "foreign")).err
