"""A game that is played straight through and yet stands still at each decision until it has been answered."""

import atexit
from threading import local
from weakref import WeakSet

from greenlet import getcurrent, greenlet
from mypy_extensions import mypyc_attr

from splay.kernel.agent import Script
from splay.kernel.decision import Decision
from splay.kernel.game import Game

MARK_EVERY = 128
"""After how many answers a game is marked, so that it need not be played from its beginning to be had again."""


class OpenScript(Script):
    """The answers of a game that is under way: where the next one is missing, the game waits for it.

    Neither this nor the game refers to the greenlet that they run in, so it ends as soon as nobody else needs it.
    """

    def __init__(self, game: Game, answers: list[int]) -> None:
        super().__init__(game, answers)
        game.decider = self
        self.actions = 0
        """How many actions came before the one that is under way."""
        self.begun = 0
        """How many answers came before it."""
        self.told = 0
        """How many events came before this, if it is a mark; its game has none."""
        self.marks: list[OpenScript] | None = None
        """The game as it was between some of its actions, marked on the way."""

    def copy(self, answers: list[int]) -> "OpenScript":
        """Return a copy with a game and answers of its own; only between actions."""
        twin = OpenScript(self.game.copy(), answers)
        twin.actions, twin.begun, twin.used, twin.told = self.actions, self.begun, self.used, self.told
        return twin

    def play(self) -> None:
        """Play to the end of the game."""
        while self.game.result is None:
            self.act()

    def act(self) -> None:
        """Play one action, with which the next begins unless the game is over."""
        self.game.advance()
        if self.game.result is None:
            self.actions += 1
            self.begun = self.used
            if self.marks is not None:
                self._mark(self.marks)

    def _mark(self, marks: "list[OpenScript]") -> None:
        """Mark the game as it is, if the last mark lies far enough back."""
        if self.used >= (marks[-1].used if marks else 0) + MARK_EVERY:
            mark = self.copy([])
            mark.told = len(self.game.events or ())
            marks.append(mark)

    def wait(self, decision: Decision) -> bool:
        caller = getcurrent().parent
        assert caller is not None
        caller.switch(decision)
        return True


class Run:
    """A game in a greenlet of its own, to be played on whenever there is one more answer."""

    def __init__(self, script: OpenScript) -> None:
        self.script = script
        self._greenlet = greenlet(self.script.play)
        end_with_thread(self._greenlet)

    def go_on(self) -> Decision | None:
        """Play on to the next decision without an answer and return it, or None at the end of the game."""
        decision: Decision | None = self._greenlet.switch()
        return decision

    def is_here(self) -> bool:
        """Tell whether the game can be played on from here: only in the thread that it was begun in."""
        caller = getcurrent()
        if self._greenlet.parent is not caller:
            if self._greenlet.dead:
                return False
            try:
                self._greenlet.parent = caller
            except ValueError:
                return False
        return True


@mypyc_attr(native_class=False)
class _Runs:
    """The greenlets of one thread. They end with the thread, or what they hold would never be freed."""

    def __init__(self) -> None:
        self.greenlets: WeakSet[greenlet] = WeakSet()

    def end(self) -> None:
        """End them all."""
        for run in list(self.greenlets):
            run.throw()

    def __del__(self) -> None:
        self.end()


_here = local()
"""What belongs to the thread that asks."""


def end_with_thread(run: greenlet) -> None:
    """Let a greenlet end with this thread."""
    if not hasattr(_here, "runs"):
        _here.runs = _Runs()
    _here.runs.greenlets.add(run)


@atexit.register
def _end_here() -> None:
    """End the greenlets of the last thread while there is still everything that their ending needs."""
    if hasattr(_here, "runs"):
        _here.runs.end()
