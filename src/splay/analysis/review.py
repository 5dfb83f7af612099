"""The review of a match that is over: how the chances went, where they swung and why, and which decisions cost most.

A review is made of pieces, each of which judges a few moments by itself (`moments.py`): first all of them with a quick
look, then with more care those that seem to have mattered. Whoever has the pieces judged, here or in other processes,
can stop between any two, and gets the same review however they are spread.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.analysis.calibration import weights_checksum
from splay.analysis.evaluation import AnalysisError
from splay.analysis.moments import Care, Choice, Judged, judge_moments
from splay.analysis.words import YOU, better_words, why_words
from splay.bots.value import is_out, settled, teams_of, weights_name
from splay.kernel.errors import SplayError
from splay.kernel.game import Result
from splay.kernel.match import Match

VERSION: Final = 5
"""The version of reviews: one of another version is made anew."""

QUICK: Final = Care(8, 40, 120)
"""How many lines every moment gets."""

CAREFUL: Final = Care(48, 240, 480)
"""How many lines those get that seem to have mattered."""

PIECE: Final = 6
"""How many moments a quick piece has; a careful one has a third of that."""

COSTLIEST: Final = 3
"""So many decisions of each seat are told."""

LOOKED_AT: Final = 6
"""So many of each seat are looked at with care."""

COSTS: Final = 0.03
"""What costs less than this part of a whole chance is not worth telling."""

SWINGS: Final = 0.07
"""By so much a chance has to change at once to be told as a swing."""

MOST_SWINGS: Final = 12
"""So many swings are looked at with care, and told if they are still there."""

LUCK: Final = "luck"
CHOICE: Final = "choice"

_SAID: Final = ("words", "why", "told", "told_why", "label", "leads")
"""Under which names something is said."""

Review = dict[str, Any]
"""A review as plain data."""

TellProgress = Callable[[float], object]
"""Hears how much of a review is done, from 0 to 1; by returning False it cancels it."""


class Cancelled(SplayError):
    """A review that nobody waits for any more."""


@dataclass(frozen=True)
class Piece:
    """Some moments to judge, with how much care, and how much of the review is done before."""

    places: tuple[int, ...]
    care: Care
    done: float


Pieces = Generator[Piece, list[Judged], Review]
"""Hands out pieces, takes in what came of each, and returns the review."""


def review(match: Match, seed: int = 0, progress: TellProgress | None = None, result: Result | None = None) -> Review:
    """Return the review of a match that is over, or that ended otherwise with a given result."""
    pieces = review_pieces(match, seed, result)
    piece = next(pieces)
    while True:
        if progress is not None and progress(piece.done) is False:
            raise Cancelled("the review was cancelled")
        judged = judge_moments(match.setup, match.answers, piece.places, piece.care, seed)
        try:
            piece = pieces.send(judged)
        except StopIteration as end:
            if progress is not None:
                progress(1.0)
            made: Review = end.value
            return made


def review_pieces(match: Match, seed: int = 0, result: Result | None = None) -> Pieces:
    """Return the pieces that the review of a match is made of; say at once if it cannot be reviewed."""
    if match.decision is not None and result is None:
        raise AnalysisError("the match is not over: a review looks at finished matches only")
    if not match.answers:
        raise AnalysisError("nothing was decided in this match: there is nothing to review")
    return _pieces(match, seed, result or match.result)


def retold(made: Any, say: Callable[[str], str]) -> Any:
    """Return a review with all that is said in it told in other words."""
    if isinstance(made, dict):
        return {
            key: say(value) if key in _SAID and isinstance(value, str) else retold(value, say)
            for key, value in made.items()
        }
    return [retold(part, say) for part in made] if isinstance(made, list) else made


def _pieces(match: Match, seed: int, result: Result | None) -> Pieces:
    length = len(match.answers)
    moments: dict[int, Judged] = {}
    for start in range(0, length, PIECE):
        places = tuple(range(start, min(start + PIECE, length)))
        for judged in (yield Piece(places, QUICK, 0.6 * start / length)):
            moments[judged.at] = judged
    final = _final(match, result, moments[length - 1].chances)
    careful = worth_a_look(moments, final, len(match.names))
    step = max(PIECE // 3, 1)
    for start in range(0, len(careful), step):
        places = tuple(careful[start : start + step])
        for judged in (yield Piece(places, CAREFUL, 0.6 + 0.4 * start / len(careful))):
            moments[judged.at] = judged
    return _told(match, seed, result, [moments[at] for at in range(length)], final, careful)


def _final(match: Match, result: Result | None, last: list[float]) -> list[float]:
    """Return what came of a match for each seat, given how likely each was to win at the last moment."""
    seats = range(len(match.names))
    if match.result is not None or result is None:
        return [max(settled(match.now, seat), 0.0) for seat in seats]
    # It ended otherwise than by its rules: by a clock, or by common consent.
    teams, left = teams_of(match.now), [seat for seat in seats if is_out(match.now, seat)]
    if left and not result.winners:
        # Nobody has won, because all people have left: the others stand as they stood.
        staying = {teams[seat]: last[seat] for seat in seats if seat not in left}
        whole = sum(staying.values()) or 1.0
        return [round(staying.get(team, 0.0) / whole, 4) for team in teams]
    winning = {teams[seat] for seat in result.winners} or set(teams)
    return [1.0 / len(winning) if teams[seat] in winning else 0.0 for seat in seats]


def worth_a_look(moments: dict[int, Judged], final: list[float], seats: int) -> list[int]:
    """Return the moments that seem to have mattered: the costliest decisions of each seat, and the largest swings."""
    found: set[int] = set()
    for seat in range(seats):
        own = [moment for moment in moments.values() if moment.seat == seat and moment.cost >= COSTS / 2]
        found.update(moment.at for moment in sorted(own, key=lambda moment: -moment.cost)[:LOOKED_AT])
    ordered = [moments[at] for at in sorted(moments)]
    swings = sorted(zip(_changes(ordered, final), range(len(ordered)), strict=True), key=lambda each: -each[0])
    for size, at in swings[:MOST_SWINGS]:
        if size >= SWINGS:
            found.update(place for place in (at, at + 1) if place in moments)
    return sorted(found)


def _changes(moments: Sequence[Judged], final: list[float]) -> list[float]:
    """Return by how much the chance of any seat changed at each moment at most."""
    after = [*[moment.chances for moment in moments[1:]], final]
    return [max(map(abs, _less(later, moment.chances))) for moment, later in zip(moments, after, strict=True)]


def _less(later: list[float], earlier: list[float]) -> list[float]:
    return [round(b - a, 4) for a, b in zip(earlier, later, strict=True)]


def _told(
    match: Match, seed: int, result: Result | None, moments: list[Judged], final: list[float], careful: Sequence[int]
) -> Review:
    """Return a review as plain data, of all moments judged; it says which were judged with care."""
    courses = [*[moment.chances for moment in moments], final]
    luck = [0.0] * len(match.names)
    for moment, later in zip(moments, courses[1:], strict=True):
        if moment.drawn:
            luck = [so_far + more for so_far, more in zip(luck, _less(later, moment.expected), strict=True)]
    return {
        "version": VERSION,
        "game": match.setup.game,
        "names": match.names,
        "teams": teams_of(match.now),
        "length": len(moments),
        "seed": seed,
        "weights": weights_checksum(weights_name(match.now)),
        "result": result.to_json() if result is not None else None,
        "chances": courses,
        "worth_telling": COSTS,
        "swings": _swings(match, moments, courses, careful),
        "seats": [
            {
                "seat": seat,
                "name": match.names[seat],
                "luck": round(luck[seat], 4),
                "cost": round(sum(moment.cost for moment in _costly(moments, seat)), 4),
                "given_up": round(sum(moment.chances[seat] for moment in moments if moment.gives_up(seat)), 4),
                "decisions": _costliest(match, moments, seat),
            }
            for seat in range(len(match.names))
        ],
    }


def _costly(moments: Sequence[Judged], seat: int) -> list[Judged]:
    """Return the decisions of a seat that cost something worth telling: less can be by how the lines happened to go."""
    return [moment for moment in moments if moment.seat == seat and moment.cost >= COSTS]


def _costliest(match: Match, moments: Sequence[Judged], seat: int) -> list[Review]:
    """Return the decisions of a seat that cost it most, the costliest first; to its player, and to others."""
    teams = teams_of(match.now)
    mates = [other for other, team in enumerate(teams) if team == teams[seat]]
    spoken_to = [YOU if other == seat else name for other, name in enumerate(match.names)]
    told: list[Review] = []
    for moment in sorted(_costly(moments, seat), key=lambda moment: (-moment.cost, moment.at))[:COSTLIEST]:
        assert moment.chosen is not None and moment.best is not None
        told.append(
            {
                "at": moment.at,
                "cost": round(moment.cost, 4),
                "chosen": _choice_json(moment.chosen),
                "better": _choice_json(moment.best),
                "words": better_words(moment.best, moment.chosen),
                "why": why_words(moment.best, moment.chosen, spoken_to, mates),
                "told": better_words(moment.best, moment.chosen, match.names[seat]),
                "told_why": why_words(moment.best, moment.chosen, match.names, mates),
            }
        )
    return told


def _choice_json(choice: Choice) -> Review:
    return {"index": choice.index, "label": choice.words, "chance": choice.chance, "leads": choice.leads}


def _swings(
    match: Match, moments: Sequence[Judged], courses: list[list[float]], careful: Sequence[int]
) -> list[Review]:
    """Return the moments where the chances swung, in their order, each as luck or as a choice.

    What only seemed to swing at a quick look is left out, and so is what neither a draw nor another option explains:
    there the bots have seen a step further than before.
    """
    told: list[Review] = []
    for moment, later in zip(moments, courses[1:], strict=True):
        change = _less(later, moment.chances)
        kind = _kind(moment, later)
        if max(map(abs, change)) < SWINGS or kind is None or moment.at not in careful:
            continue
        words = _swing_words(match, moment, kind)
        told.append({"at": moment.at, "seat": moment.seat, "kind": kind, "change": change, "words": words})
    largest = sorted(told, key=lambda swing: -max(map(abs, swing["change"])))[:MOST_SWINGS]
    return sorted(largest, key=lambda swing: int(swing["at"]))


def _kind(moment: Judged, later: list[float]) -> str | None:
    """Tell whether what came of a moment was luck or a choice; None if it was neither."""
    if moment.drawn and max(map(abs, _less(later, moment.expected))) >= moment.cost:
        return LUCK
    return CHOICE if moment.concedes or max(moment.cost, _unseen_cost(moment)) >= COSTS else None


def _unseen_cost(moment: Judged) -> float:
    """Return what a choice cost the one who was asked, as one who sees every hand knows."""
    return moment.chances[moment.seat] - moment.expected[moment.seat]


def _swing_words(match: Match, moment: Judged, kind: str) -> str:
    """Return what happened at a swing, and what else could have."""
    if moment.concedes:
        return moment.concedes
    name = match.names[moment.seat]
    chosen = moment.chosen.words if moment.chosen is not None else ""
    if kind == LUCK:
        drawn = " ".join(moment.drawn[:3]) + (" …" if len(moment.drawn) > 3 else "")
        return f"{name}: {chosen}. {drawn}" if chosen else drawn
    if moment.best is not None and moment.chosen is not None and moment.cost >= COSTS:
        return f"{name}: {better_words(moment.best, moment.chosen, name)}"
    return f"{name}: {chosen}. Another option was better, but only one who sees every hand could know."
