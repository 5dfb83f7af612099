"""A match played step by step: a server, a terminal or a learner answers one decision at a time."""

from collections.abc import Iterable

from splay.kernel.agent import Moment, Seat, check, concession
from splay.kernel.decision import Decision, Trigger
from splay.kernel.errors import IllegalAnswer
from splay.kernel.event import ALL_SEEING, Event
from splay.kernel.game import Game, Result, View
from splay.kernel.run import OpenScript, Run
from splay.kernel.setup import GameKind, Setup


class Match(Moment):
    """A setup and the answers so far; everything else follows from these.

    The game is played straight through and stands still wherever an answer is missing. What cannot be had from it, an
    earlier position, is had by playing answers once more: those since the last mark before it, or all.
    """

    answers: list[int]
    decision: Decision | None
    _kept: OpenScript | None
    """The game as it was at the boundary that was last asked for."""

    def __init__(self, kind: GameKind, setup: Setup, answers: Iterable[object] = ()) -> None:
        self.kind = kind
        self.setup = setup
        self._marks: list[OpenScript] = []
        self._start([])
        self.names = list(self.now.names)
        self.seats = [Seat(self, index) for index in range(len(self.names))]
        for index in answers:
            self.play(index)

    @property
    def boundary(self) -> Game:
        kept, actions = self._kept, self._run.script.actions
        if kept is None or kept.actions != actions:
            if kept is None or (self._marks and kept.actions < self._marks[-1].actions):
                kept = self._before(self.answers)
            else:
                kept = kept.copy(self.answers)
            while kept.actions < actions:
                kept.act()
            self._kept = kept
        return kept.game

    @property
    def since(self) -> list[int]:
        return self.answers[self._run.script.begun :]

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.now.result

    def answer(self, index: object) -> None:
        """Answer the decision with the index of an option; an illegal answer changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        self._go_on(check(decision, index))

    def concede(self, seat: object) -> None:
        """Let a seat give up, at any moment, also while another one is asked."""
        if self.decision is None:
            raise IllegalAnswer("the game is over: there is nothing to concede")
        leaver = self._check_seat(seat)
        if leaver is None:
            raise IllegalAnswer("say which seat concedes")
        if self.now.has_left(leaver):
            raise IllegalAnswer(f"{self.names[leaver]} is out of the game already")
        self._go_on(concession(leaver))

    def play(self, index: object) -> None:
        """Go on by an entry of a list of answers: an answer or a concession."""
        if isinstance(index, int) and index < 0:
            self.concede(concession(index))
        else:
            self.answer(index)

    def undo(self, count: object = 1) -> None:
        """Take back the last answers, one or as many as asked."""
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= len(self.answers):
            raise IllegalAnswer(f"cannot take back {count!r} answers: {len(self.answers)} have been given")
        if count:
            self._start_again(self.answers[:-count])

    def release(self) -> None:
        """Let go of all that refers back to this match and its games, which nobody needs any more."""
        self.seats = []
        for mark in self._marks:
            mark.game.release()
        if self._kept is not None:
            self._kept.game.release()
        self.now.release()

    def copy(self) -> "Match":
        """Return an equal and independent match."""
        return Match(self.kind, self.setup, self.answers)

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def view(self, seat: int | None, before: View | None = None, beside: View | None = None) -> View:
        """Return what a seat may see (None: what everyone may see; ALL_SEEING: with every hand open).

        What has not changed can be taken over from an earlier view of the same seat, and what everyone sees alike from
        a view of this very moment.
        """
        return self.now.view(seat if seat == ALL_SEEING else self._check_seat(seat), before, beside)

    def idle_options(self) -> list[int]:
        """Return the options that would do nothing, as far as the one who is asked can tell."""
        return self.now.idle_options(self.decision) if self.decision is not None else []

    def triggers(self) -> dict[int, list[Trigger]]:
        """Return for each option what it is sure to set off, as far as the one who is asked can tell."""
        return self.now.triggers(self.decision) if self.decision is not None else {}

    def events(self, start: int = 0) -> list[Event]:
        """Return everything that has happened, or only from some event on, unredacted."""
        events = self.now.events
        return events[start:] if events is not None else []

    def event_count(self) -> int:
        """Return how many things have happened."""
        events = self.now.events
        return len(events) if events is not None else 0

    def log(self, seat: int | None) -> list[str]:
        """Return what has happened, in the words that a seat may read (ALL_SEEING: with every card named)."""
        if seat != ALL_SEEING:
            self._check_seat(seat)
        return [self.now.describe(event, seat) for event in self.events()]

    def _check_seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.names):
            raise IllegalAnswer(f"there is no seat {seat!r}: the seats are 0 to {len(self.names) - 1}")
        return seat

    def _start(self, answers: list[int]) -> None:
        """Play from the last mark on, or from the beginning, with answers that are known to be right."""
        while self._marks and self._marks[-1].used > len(answers):
            self._marks.pop()
        script = self._before(answers)
        game = script.game
        game.events = self.now.events[: script.told] if script.told and self.now.events is not None else []
        script.marks = self._marks
        run = Run(script)
        self.decision = run.go_on()
        self.now, self.answers, self._run, self._kept = game, answers, run, None

    def _start_again(self, answers: list[int]) -> None:
        """Play anew, and let go of the game as it was."""
        marks, kept, game = self._marks[:], self._kept, self.now
        self._start(answers)
        for mark in marks[len(self._marks) :]:
            mark.game.release()
        if kept is not None:
            kept.game.release()
        game.release()

    def _before(self, answers: list[int]) -> OpenScript:
        """Return the game at the last mark, or at its beginning, with answers from which it can be played on."""
        if self._marks:
            return self._marks[-1].copy(answers)
        game = self.kind.begin(self.setup)
        game.remember()
        return OpenScript(game, answers)

    def _go_on(self, index: int) -> None:
        """Give the next answer. If the rules fail over it, the match is as it was before."""
        if not self._run.is_here():
            self._start_again(self.answers)
        given = len(self.answers)
        try:
            self.answers.append(index)
            self.decision = self._run.go_on()
        except BaseException:
            self._start_again(self.answers[:given])
            raise
