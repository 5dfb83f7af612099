"""A lesson: a game from a fixed position in which every choice is foreseen, with the words that go with each.

It is data (`first.toml`), and played by the rules like any match. What a rule or a card no longer allows is refused
with the step where it happens.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

from splay.games import DEFAULT_GAME, POSITIONS
from splay.kernel.errors import NotFound, SplayError
from splay.kernel.match import Match

LESSONS: Final = ("first",)
"""The lessons that there are."""
LEARNER: Final = 0
"""The seat of whoever learns."""


class LessonError(SplayError):
    """A lesson does not go as it is written."""


@dataclass(frozen=True)
class Step:
    """One choice of the learner."""

    name: str
    do: str
    """What to choose, in words."""
    why: str
    choose: str
    """The label of the option."""
    before: str = ""
    """What has happened since the step before."""
    then: tuple[str, ...] = ()
    """What the other player chooses until the learner is asked again."""
    counts: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """The icons and points that the words speak of, for each seat."""


@dataclass(frozen=True)
class Lesson:
    """A position to play from, and the steps that lead through it."""

    name: str
    title: str
    about: str
    ending: str
    position: Mapping[str, Any]
    steps: tuple[Step, ...]

    def begin(self) -> Match:
        """Return the match as the lesson finds it."""
        match = POSITIONS[DEFAULT_GAME].load(dict(self.position))
        assert isinstance(match, Match)
        return match

    def moments(self) -> Iterator[Match]:
        """Play the lesson: the match is given at each step, and once more after the last one."""
        match = self.begin()
        for number, step in enumerate(self.steps, 1):
            _check(match, step, number)
            yield match
            self.take(match, step, number)
        yield match

    def take(self, match: Match, step: Step, number: int) -> None:
        """Choose what a step says, and then what the other player does."""
        match.answer(expected(match, step, number))
        for label in step.then:
            match.answer(reply(match, label, number))


def expected(match: Match, step: Step, number: int) -> int:
    """Return the index of the option that a step wants."""
    return _option(match, LEARNER, step.choose, number)


def reply(match: Match, label: str, number: int) -> int:
    """Return the index of the option that the other player chooses in a step."""
    return _option(match, 1 - LEARNER, label, number)


def _check(match: Match, step: Step, number: int) -> None:
    """Refuse a step whose choice cannot be made, or whose words are not true."""
    expected(match, step, number)
    players: Any = match.view(LEARNER).to_json()["players"]
    for what, wanted in step.counts.items():
        shown = [player["points"] if what == "points" else player["icons"][what] for player in players]
        if shown != list(wanted):
            raise LessonError(f"step {number}: its words speak of {list(wanted)} {what}, and there are {shown}")


def _option(match: Match, seat: int, label: str, number: int) -> int:
    decision = match.decision
    if decision is None:
        raise LessonError(f"step {number}: the game is over before {label!r}")
    labels = [option.label for option in decision.options]
    if decision.seat != seat or labels.count(label) != 1:
        asked = f"{match.names[decision.seat]} is asked: {decision.prompt}: {', '.join(labels)}"
        raise LessonError(f"step {number}: {match.names[seat]} cannot choose {label!r}; {asked}")
    return labels.index(label)


def lesson_named(name: str) -> Lesson:
    """Return a lesson by its name, or say which there are."""
    if name not in LESSONS:
        raise NotFound(f"there is no lesson {name[:40]!r}: there is {', '.join(LESSONS)}")
    return read_lesson(name, (files(__package__) / f"{name}.toml").read_text("utf-8"))


def read_lesson(name: str, text: str) -> Lesson:
    """Return the lesson that a file tells."""
    data = tomllib.loads(text)
    steps = tuple(Step(**{**step, "then": tuple(step.get("then", ()))}) for step in data["step"])
    position = dict(data["position"])
    # TOML knows no null: an opening position has no turn yet.
    if position.pop("opening", False):
        position["turn"] = None
    return Lesson(name, data["title"], data["about"], data["ending"], position, steps)
