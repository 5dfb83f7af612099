"""The moments of a match that is over, each judged by itself: the piece of work that a review is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.analysis.calibration import calibrated
from splay.analysis.lines import Lines, Tried
from splay.analysis.words import leads_words, option_words, own_steps
from splay.games import game_named
from splay.innovation import wording as innovation_wording
from splay.intrapreneurs import wording as intrapreneurs_wording
from splay.kernel.agent import Seat, concession
from splay.kernel.event import ALL_SEEING, Event
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import Setup

DRAWN_FROM: Final = ("deck", "pile")
"""The places from which nobody knows what comes."""

_MOVEMENT: Final = {"innovation": innovation_wording.movement, "intrapreneurs": intrapreneurs_wording.movement}


@dataclass(frozen=True)
class Care:
    """How many lines are looked at for a moment: so many for each option, within bounds."""

    each: int
    least: int
    most: int

    def lines(self, options: int) -> int:
        """Return how many lines a decision with so many options gets."""
        return min(max(self.each * options, self.least), self.most)


@dataclass(frozen=True)
class Choice:
    """An option as the one who was asked could judge it: its words, the chance with it, and what it leads to."""

    index: int
    words: str
    chance: float
    error: float
    leads: str
    own: str
    """The next steps of their own that it leads to."""
    stood: dict[str, list[float]]
    """How much of each measure every seat has a few actions later, on average."""


@dataclass(frozen=True)
class Judged:
    """A moment of a match: what is asked, what was chosen and came of it, and how everybody stood."""

    at: int
    """After how many answers it is."""
    seat: int
    chances: list[float]
    """The chance of each seat with open cards, if the best is chosen."""
    expected: list[float]
    """The same, for what was chosen, before it is known what comes of it."""
    drawn: list[str]
    """What was drawn before the next question, in words for everybody."""
    chosen: Choice | None
    """None where a player conceded, or nothing could be told."""
    best: Choice | None
    concedes: str = ""
    """Who gives up instead of an answer, in words."""

    @property
    def cost(self) -> float:
        """What the choice cost the one who was asked, as far as they could know."""
        if self.chosen is None or self.best is None:
            return 0.0
        return max(self.best.chance - self.chosen.chance, 0.0)

    def gives_up(self, seat: int) -> bool:
        """Tell whether a seat conceded here."""
        return bool(self.concedes) and self.seat == seat


def judge_moments(setup: Setup, answers: Sequence[int], places: Sequence[int], care: Care, seed: int) -> list[Judged]:
    """Judge some moments of a match, each by a seed of its own; what was chosen is judged from its seat's knowledge."""
    match = Match(game_named(setup.game), setup)
    judged: list[Judged] = []
    for place in sorted(places):
        for index in answers[len(match.answers) : place]:
            match.play(index)
        judged.append(_judge(match, answers[place], care, seed))
    return judged


def _judge(match: Match, answer: int, care: Care, seed: int) -> Judged:
    """Judge the moment at which a match stands, and then play on by the answer that was given there."""
    decision, at, told = match.decision, len(match.answers), match.event_count()
    assert decision is not None
    lines = care.lines(len(decision.values))
    kept = answer if answer >= 0 else None
    opened = _lines(match, ALL_SEEING, lines, seed, at).by_option(kept)
    known = _lines(match, decision.seat, lines, seed, at).by_option(kept) if kept is not None else []
    best, chosen = _choice(match, known, None), _choice(match, known, kept)
    chances, expected = _means(match, opened, None), _means(match, opened, kept)
    match.play(answer)
    events = match.events(told)
    return Judged(
        at,
        decision.seat if answer >= 0 else concession(answer),
        chances,
        expected,
        _drawn(match, events) if answer >= 0 else [],
        chosen,
        best,
        # It may be told only later: who concedes while others act leaves when that has come to its end.
        "" if answer >= 0 else f"{match.names[concession(answer)]} concedes.",
    )


def _lines(match: Match, seat: int, lines: int, seed: int, at: int) -> Lines:
    assert match.decision is not None
    # Every moment has a chance of its own, whichever others are judged with it.
    return Lines(match.decision, Seat(match, seat), lines, Rng((seed << 20) + at))


def _found(tried: list[Tried], match: Match, index: int | None) -> Tried | None:
    """Return the best option that was tried, or that with the words of a given one."""
    if index is None or not tried:
        return tried[0] if tried else None
    assert match.decision is not None
    label = match.decision.values[index].label
    return next((option for option in tried if option.label == label), None)


def _means(match: Match, tried: list[Tried], index: int | None) -> list[float]:
    """Return the chance of each seat with an option; where nothing can be told, all have the same."""
    option = _found(tried, match, index)
    assert match.decision is not None
    means = option.tally.means() if option is not None else [0.5] * len(match.names)
    return calibrated(match.now, means, match.decision.seat)


def _choice(match: Match, tried: list[Tried], index: int | None) -> Choice | None:
    option = _found(tried, match, index)
    if option is None:
        return None
    assert match.decision is not None
    seat = match.decision.seat
    return Choice(
        option.index if index is None else index,
        option_words(match.decision, option.index),
        calibrated(match.now, option.tally.means(), seat)[seat],
        option.tally.error(seat),
        leads_words(option.steps, seat, match.names),
        leads_words(own_steps(option.steps, seat), seat, match.names),
        option.tally.stood(),
    )


def _drawn(match: Match, events: Sequence[Event]) -> list[str]:
    """Return what was drawn from where nobody knew what would come, in words."""
    movement = _MOVEMENT[match.setup.game]
    drawn: list[str] = []
    for event in events:
        moved = movement(event, ALL_SEEING)
        source = moved["from"] if moved is not None else None
        if isinstance(source, dict) and source["place"] in DRAWN_FROM:
            drawn.append(match.now.describe(event, ALL_SEEING))
    return drawn
