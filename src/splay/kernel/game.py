"""What the kernel needs of a game."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from splay.kernel.decision import Choice, Decision, Source, Trigger
from splay.kernel.event import Event
from splay.kernel.rng import Rng


class Result:
    """How a game ended: the kind of ending, the seats that won, and the words for it."""

    __slots__ = ("kind", "winners", "words")

    def __init__(self, kind: str, winners: list[int], words: str) -> None:
        self.kind = kind
        self.winners = winners
        self.words = words

    def to_json(self) -> dict[str, object]:
        """Return the result as plain data."""
        return {"kind": self.kind, "winners": self.winners, "words": self.words}

    def __repr__(self) -> str:
        return f"<Result {self.kind}: {self.words}>"


class View:
    """What one seat (or, for None, a spectator) may see of a game: plain data and nothing behind it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decider:
    """Answers decisions while a game is played."""

    def decide(self, decision: Decision) -> int:
        """Return the index of the chosen option."""
        raise NotImplementedError


class Deal:
    """How the cards that are hidden from a seat could lie; made ready once, so that many worlds cost little."""

    def draw(self, rng: Rng) -> Any:
        """Return a copy of the game in which they are dealt at random among the places where they could be."""
        raise NotImplementedError


NO_DECIDER: Final = Decider()
"""Sits at a game until there is somebody to answer."""


class Concession(Exception):
    """Unwinds whatever is under way: a player has conceded."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Game:
    """The rules and the state of one game, played on action by action.

    A game asks through `ask` and takes whatever its decider answers. Between two calls of `advance` nothing is
    under way, so a copy taken there is a whole position.
    """

    decider: Decider
    events: list[Event] | None
    result: Result | None
    source: Source | None
    rng: Rng

    def __init__(self, names: Sequence[str], rng: Rng) -> None:
        self.names = tuple(names)
        self.decider = NO_DECIDER
        self.events = None
        self.result = None
        self.source = None
        self.rng = rng
        self.leaving: tuple[int, ...] = ()
        """The seats that have conceded while something went on that is not theirs to stop."""

    def ask(self, seat: int, prompt: str, values: Sequence[Choice]) -> int:
        """Ask a seat to choose; a forced choice is taken without asking."""
        if len(values) == 1:
            return 0
        if self.leaving and seat in self.leaving:
            return self.parting_answer(values)
        return self.decider.decide(Decision(seat, prompt, self.source, values))

    def advance(self) -> None:
        """Play one action (or step of the setup) to its end, or to the end of the game."""
        raise NotImplementedError

    def copy(self) -> Any:
        """Return an equal and independent game; only between actions."""
        raise NotImplementedError

    def release(self) -> None:
        """Let go of all that refers back to this game, which nobody needs any more.

        A game, its players and its decider refer to each other; a copy that is left like that waits for the garbage
        collector. One that is let go is freed at once.
        """
        self.decider = NO_DECIDER

    def parts(self) -> tuple[object, ...]:
        """Return the objects that the next steps will look at, as far as they stay the same to the game's end.

        A game among many has long been put out of the processor's cache when its turn comes, unless these are fetched.
        """
        return (self,)

    def view(self, seat: int | None, before: View | None = None, beside: View | None = None) -> View:
        """Return what a seat may see.

        What has not changed can be taken over from an earlier view of the same seat, and what everyone sees alike from
        a view of this very moment.
        """
        raise NotImplementedError

    def sight(self, seat: int) -> object:
        """Return how the game looks to a seat, to be compared with how others do: equal where the views are."""
        return self.view(seat).to_json()

    def idle_options(self, decision: Decision) -> list[int]:
        """Return the options that would do nothing, as far as the one who is asked can tell."""
        return []

    def triggers(self, decision: Decision) -> dict[int, list[Trigger]]:
        """Return for each option what it is sure to set off, as far as the one who is asked can tell."""
        return {}

    def describe(self, event: Event, seat: int | None) -> str:
        """Tell an event in the words that a seat may read."""
        raise NotImplementedError

    def remember(self) -> None:
        """From now on keep in mind what each seat has seen of cards that are hidden again, in copies as well."""

    def deal(self, seat: int, now: "Game") -> "Deal":
        """Return the cards that the seat cannot know here and in `now`, to be dealt anew among their places."""
        raise NotImplementedError

    def resample(self, seat: int, now: "Game", rng: Rng) -> Any:
        """Return a copy in which the cards that the seat cannot see here and in `now` are dealt anew."""
        return self.deal(seat, now).draw(rng)

    def concede(self, seat: int) -> None:
        """Take note that a seat gives up: by a Concession where that ends what is going on, else in `leaving`."""
        raise Concession(seat)

    def is_leaving(self, seat: int) -> bool:
        """Tell whether a seat has conceded and leaves as soon as what is going on has come to its end."""
        return seat in self.leaving

    def parting_answer(self, values: Sequence[Choice]) -> int:
        """Return what is answered for a seat that is leaving: the last option, which declines where it can."""
        return len(values) - 1

    def has_left(self, seat: int) -> bool:
        """Tell whether the seat's player is out of the game, or about to be."""
        raise NotImplementedError

    def turns(self) -> int:
        """Return how many turns have begun."""
        raise NotImplementedError
