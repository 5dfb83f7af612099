"""A match played step by step: a server, a terminal or a learner answers one decision at a time."""

from collections.abc import Iterable

from splay.kernel.agent import Moment, Pause, Script, Seat, check, concession
from splay.kernel.decision import Decision
from splay.kernel.errors import IllegalAnswer
from splay.kernel.event import ALL_SEEING, Event
from splay.kernel.game import Game, Result, View
from splay.kernel.setup import GameKind, Setup


class Match(Moment):
    """A setup and the answers so far; everything else follows from these.

    Between two answers the match keeps the position at the last action boundary and the answers since. To go on,
    it copies that position, plays the answers and stops at the first decision that has none.
    """

    def __init__(self, kind: GameKind, setup: Setup, answers: Iterable[object] = ()) -> None:
        self.kind = kind
        self.setup = setup
        super().__init__(kind.begin(setup))
        self.names = list(self.now.names)
        self.seats = [Seat(self, index) for index in range(len(self.names))]
        self.answers: list[int] = []
        self.decision: Decision | None = None
        self._past: list[Event] = []
        self._play([])
        for index in answers:
            self.play(index)

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.now.result

    def answer(self, index: object) -> None:
        """Answer the decision with the index of an option; an illegal answer changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        answer = check(decision, index)
        self._play([*self.since, answer])
        self.answers.append(answer)

    def concede(self, seat: object) -> None:
        """Let a seat give up, at any moment, also while another one is asked."""
        if self.decision is None:
            raise IllegalAnswer("the game is over: there is nothing to concede")
        leaver = self._check_seat(seat)
        if leaver is None:
            raise IllegalAnswer("say which seat concedes")
        if self.now.has_left(leaver):
            raise IllegalAnswer(f"{self.names[leaver]} is out of the game already")
        self._play([*self.since, concession(leaver)])
        self.answers.append(concession(leaver))

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
            earlier = Match(self.kind, self.setup, self.answers[: len(self.answers) - count])
            self.boundary, self.now, self.since = earlier.boundary, earlier.now, earlier.since
            self.answers, self.decision, self._past = earlier.answers, earlier.decision, earlier._past

    def copy(self) -> "Match":
        """Return an equal and independent match."""
        return Match(self.kind, self.setup, self.answers)

    def view(self, seat: int | None) -> View:
        """Return what a seat may see (None: what everyone may see; ALL_SEEING: with every hand open)."""
        return self.now.view(seat if seat == ALL_SEEING else self._check_seat(seat))

    def events(self) -> list[Event]:
        """Return everything that has happened, unredacted."""
        return self._past + (self.now.events or [])

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

    def _play(self, since: list[int]) -> None:
        """Play the answers since the boundary, and on to the next decision or the end."""
        boundary, past = self.boundary, list[Event]()
        while True:
            game: Game = boundary.copy()
            game.events = []
            script = Script(game, since)
            game.decider = script
            decision: Decision | None = None
            if game.result is None:
                try:
                    game.advance()
                except Pause as pause:
                    decision = pause.decision
            if decision is not None or game.result is not None:
                break
            past += game.events
            boundary, since = game, since[script.used :]
        self.boundary, self.since = boundary, since
        self._past += past
        self.now, self.decision = game, decision
