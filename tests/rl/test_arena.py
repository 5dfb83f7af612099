"""Agents that read text or JSON: what they read, and matches between them."""

import json
import sys
import time
from pathlib import Path

import fuzz
import pytest
import test_properties as properties

import company
from splay.games import setup_of
from splay.innovation import INNOVATION
from splay.kernel.errors import SetupError
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup
from splay.rl.arena import Limits, Program, Scripted, TextAgent, play_match, read_choice
from splay.rl.text import Reader, Reading, legend

ROOT = Path(__file__).parent.parent.parent


def setup(game: str = "innovation", players: int = 2) -> Setup:
    return setup_of(game, [f"player {seat}" for seat in range(players)], 3)


class Says(TextAgent):
    """Says the same to everything, and remembers what it has read."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.read: list[Reading] = []
        self.legend = ""
        self.ended = False

    def begin(self, legend: str) -> None:
        self.legend = legend

    def reply(self, reading: Reading, seconds: float) -> str:
        self.read.append(reading)
        return self.words

    def end(self) -> None:
        self.ended = True


class Sleeps(TextAgent):
    """Takes longer than it may."""

    def reply(self, reading: Reading, seconds: float) -> str:
        time.sleep(seconds + 0.3)
        return "0"


class Fails(TextAgent):
    def reply(self, reading: Reading, seconds: float) -> str:
        raise RuntimeError("no model today")


def test_a_seat_reads_its_table_what_has_happened_and_its_options() -> None:
    match = Match(INNOVATION, setup())
    reader = Reader(match)
    first = reader.read(0)
    assert first.text.startswith("You are player 0. Innovation, 4th edition.")
    assert "player 0: Choose your first card" in first.text
    assert list(first.options) == [value.label for value in match.decision.values]  # type: ignore[union-attr]
    for number, option in enumerate(first.options):
        assert f"\n {number} {option}" in first.text
        assert f"\n{option} (" in first.text, "the words of the cards in hand"
    match.answer(0)
    reader.read(1)
    match.answer(0)
    asked = match.decision.seat  # type: ignore[union-attr]
    later = reader.read(asked)
    assert "Since you were last asked:\n- " in later.text
    assert later.data["log"]
    assert reader.read(asked).data["log"] == [], "everything has been told"
    with pytest.raises(ValueError, match="is not asked"):
        reader.read(1 - asked)


def test_the_json_holds_the_view_the_log_and_the_decision() -> None:
    match = company.new_table((3, False, False), 1)
    assert match.decision is not None
    seat = match.decision.seat
    data = json.loads(json.dumps(Reader(match).read(seat).data))
    assert data["view"] == match.view(seat).to_json()
    assert data["log"] == match.log(seat)
    assert data["decision"] == match.decision.to_json()
    assert (data["game"], data["seat"], data["name"], data["error"]) == ("intrapreneurs", seat, match.names[seat], None)


@pytest.mark.parametrize("kind", [("1e+echoes", 3, {}), ("3e+figures", 2, {}), ("4e", 3, {})], ids=fuzz.table_id)
def test_a_seat_reads_the_same_whatever_it_cannot_know(kind: fuzz.Table) -> None:
    compared = 0
    *_, match = fuzz.moments(fuzz.new_table(kind, 2), 2, limit=60)
    seat = 1
    other, again = properties.permuted(match, seat, Rng(1)), Match(INNOVATION, match.setup)
    readers, told = [Reader(again), Reader(other)], 0
    for index in match.answers:
        if not properties.same_question(again, other, seat, told):
            break
        if again.decision is not None and again.decision.seat == seat:
            mine, its = [reader.read(seat) for reader in readers]
            assert (mine.text, json.dumps(mine.data)) == (its.text, json.dumps(its.data))
            compared += 1
        told = again.event_count()
        again.answer(index)
        other.answer(index)
    assert compared > 8


def test_scripted_agents_play_a_match_to_its_end_and_always_the_same() -> None:
    played = play_match(setup(), [Scripted(), Scripted()])
    assert played.match.result is not None
    assert played.match.result.kind != "concession"
    assert not played.faults
    assert sum(played.replies) == len(played.match.answers)
    again = play_match(setup(), [Scripted(), Scripted()])
    assert again.match.answers == played.match.answers


def test_a_scripted_agent_takes_what_it_likes_and_nothing_idle() -> None:
    text = "table\n\nann: Choose an action\n 0 Draw a 3\n 1 Dogma Tools\n   does nothing\n 2 Dogma Oars\n 10 No"
    assert read_choice(Scripted().reply(Reading(text, {}, ("",) * 11), 1), 11) == 2
    assert read_choice(Scripted().reply(Reading("table\n\nann: Which?\n 0 red\n 1 blue", {}, ("", "")), 1), 2) == 0


def test_a_program_plays_over_lines_of_json() -> None:
    program = Program([sys.executable, str(ROOT / "examples/text_agent.py")], wants_text=False)
    other = Says("0")
    played = play_match(setup("intrapreneurs"), [program, other], Limits(decision=20))
    assert played.match.result is not None
    assert not played.faults
    assert min(played.replies) > 10
    assert "Projects, " in other.read[-1].text


def test_a_program_that_ends_has_lost() -> None:
    program = Program([sys.executable, "-c", "import sys; sys.exit(3)"], name="brief")
    played = play_match(setup(), [program, Says("0")])
    assert played.faults == {0: "failed: Ended: brief has ended with code 3"}
    assert played.seconds[0] < 60, "nobody waits for it until its time is over"
    assert played.match.result is not None
    assert played.match.result.winners == [1]


FOREVER = "import sys\nwhile True: sys.stdout.write('x' * 100_000{line})"


@pytest.mark.parametrize("written", [FOREVER.format(line=""), FOREVER.format(line=" + chr(10)")], ids=["line", "lines"])
def test_a_program_that_never_stops_writing_has_lost(written: str) -> None:
    played = play_match(setup(), [Program([sys.executable, "-c", written], name="loud"), Says("0")])
    assert "'xxx" in played.faults[0]
    assert "names no option: reply with a number from 0 to" in played.faults[0]
    assert len(played.faults[0]) < 200, "what it has written is not told in full"
    assert played.match.result is not None
    assert played.match.result.winners == [1]


def test_a_program_that_writes_no_text_has_lost() -> None:
    noise = "import sys; sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush(); sys.stdin.read()"
    played = play_match(setup(), [Program([sys.executable, "-c", noise]), Says("0")], Limits(decision=5, tries=1))
    assert played.faults.keys() == {0}


def test_a_program_that_is_not_there_has_lost_and_the_others_are_ended() -> None:
    other = Says("0")
    played = play_match(setup(), [other, Program(["no-such-program"])])
    assert "no-such-program" in played.faults[1]
    assert other.ended
    assert played.match.result is not None
    assert played.match.result.winners == [0]


def test_who_takes_too_long_concedes() -> None:
    played = play_match(setup(), [Says("0"), Sleeps()], Limits(decision=0.05))
    assert played.faults == {1: "took too long"}
    assert played.match.result is not None
    assert (played.match.result.kind, played.match.result.winners) == ("concession", [0])


def test_the_time_of_a_whole_match_is_limited_too() -> None:
    class Slow(TextAgent):
        def reply(self, reading: Reading, seconds: float) -> str:
            time.sleep(0.3)
            return "0"

    played = play_match(setup(), [Slow(), Says("0")], Limits(match=1.0))
    assert played.faults == {0: "took too long"}
    assert 1 <= played.replies[0] <= 3


def test_others_play_on_when_one_of_three_fails() -> None:
    others = [Says("0"), Says("0")]
    for other in others:
        other.wants_text = False
    played = play_match(setup(players=3), [Fails(), *others])
    assert others[0].read[0].text == ""
    assert played.faults == {0: "failed: RuntimeError: no model today"}
    assert played.match.result is not None
    assert played.match.result.kind != "concession"
    assert 0 not in played.match.result.winners


def test_a_reply_without_an_option_is_asked_for_again_and_then_loses() -> None:
    speaker = Says("option ninety-nine")
    played = play_match(setup(), [speaker, Says("1")], Limits(tries=2))
    assert "names no option: reply with a number from 0 to 1" in played.faults[0]
    assert [reading.data["error"] is None for reading in speaker.read] == [True, False]
    assert "Your last reply: 'option ninety-nine' names no option" in speaker.read[1].text
    assert speaker.ended
    assert speaker.legend == legend(played.match)
    assert "Reply with the number" in speaker.legend
    assert "crown" in speaker.legend


@pytest.mark.parametrize(
    ("words", "choice"),
    [
        ("2", 2),
        ("Option 1, because", 1),
        (' {"choice": 0}', 0),
        ("3", None),
        ("-1", None),
        ("none", None),
        ("", None),
        ("1" * 5_000, None),
    ],
)
def test_the_first_number_is_the_choice(words: str, choice: int | None) -> None:
    assert read_choice(words, 3) == choice


def test_a_reply_that_is_no_text_is_read_as_one() -> None:
    class Numbers(TextAgent):
        def reply(self, reading: Reading, seconds: float) -> str:
            return 0  # type: ignore[return-value]

    class Nothing(TextAgent):
        def reply(self, reading: Reading, seconds: float) -> str:
            return None  # type: ignore[return-value]

    played = play_match(setup(), [Numbers(), Nothing()])
    assert played.faults.keys() == {1}
    assert "'None' names no option" in played.faults[1]


def test_a_match_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="1 agents for 2 seats"):
        play_match(setup(), [Scripted()])
    with pytest.raises(SetupError, match="more than 0 seconds"):
        Limits(decision=0)
