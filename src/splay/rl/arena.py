"""Matches between agents that read text or JSON and reply in words, with a limit of time for each.

    match = play_match(setup, [Scripted(), Program(["python", "my_agent.py"])], Limits(decision=30))

An agent in Python has a `reply`. A program reads one line of JSON for each decision from its standard input and writes
one line to its standard output, in which the number of its option stands; `examples/text_agent.py` is one.
"""

import json
import re
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import Final, TypeVar, cast

from splay.games import game_named
from splay.kernel.errors import SetupError
from splay.kernel.match import Match
from splay.kernel.setup import Setup
from splay.rl.text import Reader, Reading, legend

_NUMBER: Final = re.compile(r"-?[0-9]+")
_OPTION: Final = re.compile(r" *\d+ ")
_MOST_DIGITS: Final = 9
_MOST_WORDS: Final = 65_536
"""How many characters of a line are read together: what a program writes without an end fills no memory."""
_MOST_LINES: Final = 64
"""How many lines that a program has written are kept until it is asked."""
_QUOTED: Final = 80
"""How many characters of a reply are told again."""

Came = TypeVar("Came")


class Late(Exception):
    """No reply has come in time."""


class Ended(Exception):
    """The program that should reply is no more."""


class TextAgent:
    """Replies to what it reads. Give it a name and a `reply`."""

    name = "agent"
    wants_text = True
    """Whether it reads the text; without it, only the JSON."""

    def begin(self, legend: str) -> None:
        """Take note of how to read; called once before a match."""

    def reply(self, reading: Reading, seconds: float) -> str:
        """Return words in which the number of an option stands; there are so many seconds for it."""
        raise NotImplementedError

    def end(self) -> None:
        """Let go of whatever is held; called once after a match."""


class Scripted(TextAgent):
    """Stands in for a language model: reads the options from the text, and takes the first kind that it likes."""

    name = "scripted"
    likes: Sequence[str] = ("Achieve", "Start", "Upgrade", "Meld", "Dogma", "Take", "Yes")

    def reply(self, reading: Reading, seconds: float) -> str:
        told: list[str] = []
        # The question is what comes last; a line below an option tells more about it.
        for line in reading.text.rsplit("\n\n", 1)[-1].splitlines():
            if _OPTION.match(line):
                told.append(line.strip())
            elif told:
                told[-1] += line
        for like in self.likes:
            for words in told:
                number, option = words.split(" ", 1)
                if option.startswith(like) and "does nothing" not in option:
                    return f"{number}: {like}, because I like that."
        return "0"


class Program(TextAgent):
    """Any program that reads lines of JSON and writes lines, one for each decision. It is started for each match."""

    def __init__(self, command: Sequence[str], name: str = "", wants_text: bool = True) -> None:
        self.command = list(command)
        self.name = name or self.command[-1]
        self.wants_text = wants_text
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue(_MOST_LINES)

    def begin(self, legend: str) -> None:
        pipe = subprocess.PIPE
        self._lines = Queue(_MOST_LINES)
        self._process = subprocess.Popen(
            self.command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", errors="replace"
        )
        Thread(target=_listen, args=(self._process, self._lines), daemon=True).start()
        self._write({"legend": legend})

    def reply(self, reading: Reading, seconds: float) -> str:
        while not self._lines.empty():
            # What comes too late for one question is no reply to the next.
            self._check(self._lines.get())
        self._write({**reading.data, "text": reading.text})
        try:
            return self._check(self._lines.get(timeout=seconds))
        except Empty:
            raise Late from None

    def _check(self, line: str) -> str:
        """Return a line that the program has written, unless there is none because it has ended."""
        if not line:
            assert self._process is not None
            raise Ended(f"{self.name} has ended with code {self._process.wait()}")
        return line

    def _write(self, data: dict[str, object]) -> None:
        assert self._process is not None and self._process.stdin is not None, "begin() comes first"
        # If it has ended, it will be noticed that it does not reply.
        with suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(data) + "\n")
            self._process.stdin.flush()

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(BrokenPipeError):
                    if pipe is not None:
                        pipe.close()
            self._process = None


def _listen(process: "subprocess.Popen[str]", lines: "Queue[str]") -> None:
    """Put what a program writes into a queue, and nothing when it ends; what nobody has room for is forgotten."""
    assert process.stdout is not None
    with suppress(ValueError):  # the pipe has been closed
        while line := process.stdout.readline(_MOST_WORDS):
            with suppress(Full):
                lines.put_nowait(line)
    while lines.full():
        with suppress(Empty):
            lines.get_nowait()
    lines.put("")


@dataclass(frozen=True)
class Limits:
    """How long an agent may take, in seconds, and how often it is asked again after a reply that is none."""

    decision: float = 60.0
    match: float = 3_600.0
    tries: int = 3

    def __post_init__(self) -> None:
        if self.decision <= 0 or self.match <= 0 or self.tries < 1:
            raise SetupError("a limit must be more than 0 seconds, and there must be at least 1 try")


@dataclass
class Played:
    """A match that has been played, how long each seat has taken, and why a seat has lost before the end."""

    match: Match
    seconds: list[float]
    replies: list[int]
    """How often each seat has replied."""
    faults: dict[int, str] = field(default_factory=dict)
    """For each seat that was made to concede, why."""


def play_match(setup: Setup, agents: Sequence[TextAgent], limits: Limits | None = None) -> Played:
    """Play a match between agents; who takes too long, fails or never names an option concedes."""
    match = Match(game_named(setup.game), setup)
    if len(agents) != len(match.names):
        raise SetupError(f"there are {len(agents)} agents for {len(match.names)} seats", "seats")
    played = Played(match, [0.0] * len(agents), [0] * len(agents))
    reader, limits = Reader(match), limits or Limits()
    with ExitStack() as ends:
        for seat, agent in enumerate(agents):
            ends.callback(agent.end)
            _timed(partial(_begin, agent, legend(match)), played, seat, limits.match)
        while match.decision is not None:
            seat = match.decision.seat
            reading = reader.read(seat, agents[seat].wants_text)
            choice = None if seat in played.faults else _ask(agents[seat], reading, played, seat, limits)
            if choice is None:
                match.concede(seat)
            else:
                match.answer(choice)
    return played


def _begin(agent: TextAgent, legend: str, seconds: float) -> None:
    """Have an agent begin; it is not told how many seconds there are for it."""
    agent.begin(legend)


def _ask(agent: TextAgent, reading: Reading, played: Played, seat: int, limits: Limits) -> int | None:
    """Return the option that an agent names; None, with the reason kept, if it does not in time."""
    error = ""
    for _ in range(limits.tries):
        left = min(limits.decision, limits.match - played.seconds[seat])
        reply = _timed(partial(agent.reply, reading), played, seat, left)
        if seat in played.faults:
            return None
        played.replies[seat] += 1
        # Whoever returns a plain number is understood as well.
        words = str(reply)
        choice = read_choice(words, len(reading.options))
        if choice is not None:
            return choice
        quoted = f"{words.strip()[:_QUOTED]!r}"
        error = f"{quoted} names no option: reply with a number from 0 to {len(reading.options) - 1}."
        reading = reading.again(error)
    played.faults[seat] = error
    return None


def _timed(work: Callable[[float], Came], played: Played, seat: int, seconds: float) -> Came | None:
    """Let an agent do something in so many seconds, and count those that it takes; if it fails, the reason is kept."""
    begun = time.monotonic()
    try:
        return _within(work, max(seconds, 0.0))
    except Late:
        played.faults[seat] = "took too long"
    except Exception as failure:
        played.faults[seat] = f"failed: {type(failure).__name__}: {failure}"
    finally:
        played.seconds[seat] += time.monotonic() - begun
    return None


def _within(work: Callable[[float], Came], seconds: float) -> Came:
    """Do something within so many seconds; what takes longer is left alone with its thread."""
    done: SimpleQueue[tuple[Came | None, Exception | None]] = SimpleQueue()

    def do() -> None:
        try:
            done.put((work(seconds), None))
        except Exception as failure:
            done.put((None, failure))

    Thread(target=do, daemon=True).start()
    try:
        came, failure = done.get(timeout=seconds)
    except Empty:
        raise Late from None
    if failure is not None:
        raise failure
    return cast("Came", came)


def read_choice(words: str, count: int) -> int | None:
    """Return the first number in some words, if it is that of an option."""
    found = _NUMBER.search(words)
    # Python refuses to read a number of thousands of digits.
    choice = int(found.group()) if found and len(found.group()) <= _MOST_DIGITS else -1
    return choice if 0 <= choice < count else None
