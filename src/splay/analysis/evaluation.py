"""How likely a seat is to win from a position, which options are best there, and how sure that is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from splay.analysis.calibration import calibrated, interval
from splay.analysis.lines import Lines, Tally, Tried
from splay.analysis.words import leads_words
from splay.bots.settings import MOST
from splay.bots.value import features_of, is_out, network_for, teams_of
from splay.games import DEFAULT_GAME, POSITIONS, game_named
from splay.kernel.agent import Seat
from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError
from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.kernel.rng import Rng

BUDGET: Final = 400
"""How many lines are looked at unless something else is asked for."""

Position = Mapping[str, Any]
"""A position as plain data, as it is read from JSON."""

Sure = tuple[float, float]
"""Between which bounds a chance lies, as far as the lines tell: in 19 of 20 cases more lines would stay within."""


class AnalysisError(SplayError):
    """Something that cannot be analysed as asked."""


@dataclass(frozen=True)
class OptionValue:
    """An option of the decision: the chance to win of the seat with it, and what it leads to."""

    index: int
    label: str
    chance: float
    sure: Sure
    leads: str

    def to_json(self) -> dict[str, object]:
        """Return it as plain data."""
        return {
            "index": self.index,
            "label": self.label,
            "chance": self.chance,
            "sure": list(self.sure),
            "leads": self.leads,
        }


@dataclass(frozen=True)
class Evaluation:
    """What is thought of a position for a seat."""

    seat: int
    chance: float
    sure: Sure
    options: list[OptionValue]
    """The options of whoever is asked, the best for them first; none if the seat cannot know them."""
    budget: int
    seed: int
    chances: list[float]
    """The chance of each seat, those who play together each with that of their side."""
    at_sight: bool = False
    """Whether no line could be played, because no course of the action was found that fits what the seat has seen."""

    def to_json(self) -> dict[str, object]:
        """Return it as plain data."""
        return {
            "seat": self.seat,
            "chance": self.chance,
            "sure": list(self.sure),
            "options": [option.to_json() for option in self.options],
            "budget": self.budget,
            "seed": self.seed,
            "chances": self.chances,
            "at_sight": self.at_sight,
        }


def evaluate(
    where: Match | Position, seat: int | None = None, budget: int = BUDGET, seed: int = 0, open_cards: bool = False
) -> Evaluation:
    """Return how likely a seat is to win, the options with their chances, and how sure that is.

    Where it is not said which seat, it is the one that is asked. It is judged from what that seat knows, or with open
    cards from what all seats know together: every hand lies open then, and the decks stay shuffled. The same budget
    (how many lines are looked at) and the same seed give the same answer.
    """
    match = where if isinstance(where, Match) else match_at(where)
    decision = asked(match)
    of = decision.seat if seat is None else seat
    check(match, of, budget, seed)
    view = Seat(match, ALL_SEEING if open_cards else of)
    lines = Lines(decision, view, budget, Rng(seed))
    if decision.seat != of and not open_cards:
        tally = lines.in_all()
        return _judged(match, of, tally, [], budget, seed)
    tried = lines.by_option()
    return _judged(match, of, tried[0].tally if tried else None, tried, budget, seed)


def match_at(position: object) -> Match:
    """Return a match that stands at a position, or say with every reason why it cannot."""
    # What is no position is refused by whoever reads positions.
    name = position.get("game", DEFAULT_GAME) if isinstance(position, Mapping) else DEFAULT_GAME
    game = game_named(name if isinstance(name, str) else repr(name))
    match: Match = POSITIONS[game.name].load(position)
    return match


def asked(match: Match) -> Decision:
    """Return what is asked, or say that the game is over."""
    if match.decision is None:
        raise AnalysisError("the game is over, and there is nothing left to judge: choose an earlier moment")
    return match.decision


def check(match: Match, seat: object, budget: object, seed: object) -> None:
    """Refuse a seat, a budget or a seed that is none."""
    last = len(match.names) - 1
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat <= last:
        raise AnalysisError(f"there is no seat {seat!r}: the seats are 0 to {last}")
    if isinstance(budget, bool) or not isinstance(budget, int) or not 1 <= budget <= MOST:
        raise AnalysisError(f"the budget is how many lines to look at, from 1 to {MOST}, not {budget!r}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise AnalysisError(f"the seed must be a whole number, not {seed!r}")


def _judged(match: Match, seat: int, tally: Tally | None, tried: list[Tried], budget: int, seed: int) -> Evaluation:
    """Return what the lines say of a position."""
    if tally is None:
        return _at_sight(match, seat, budget, seed)
    asked = match.decision.seat if tried and match.decision is not None else None
    chances = calibrated(match.now, tally.means(), asked)
    options = [_option(match, seat, option) for option in tried]
    return Evaluation(seat, chances[seat], interval(match.now, tally, seat, asked), options, budget, seed, chances)


def _option(match: Match, seat: int, tried: Tried) -> OptionValue:
    assert match.decision is not None
    asked = match.decision.seat
    chance = calibrated(match.now, tried.tally.means(), asked)[seat]
    leads = leads_words(tried.steps, asked, match.names)
    return OptionValue(tried.index, tried.label, chance, interval(match.now, tried.tally, seat, asked), leads)


def _at_sight(match: Match, seat: int, budget: int, seed: int) -> Evaluation:
    """Judge a position by what the seat sees between the actions, where no world is found that fits what came since."""
    now, teams = match.now, teams_of(match.now)
    own = network_for(now).value(features_of(match.boundary, seat))
    staying = {teams[other] for other in range(len(teams)) if not is_out(now, other)} - {teams[seat]}
    means = [(1.0 - own) / len(staying) if team in staying else 0.0 for team in teams]
    chances = calibrated(now, [own if teams[other] == teams[seat] else mean for other, mean in enumerate(means)])
    return Evaluation(seat, chances[seat], (0.0, 1.0), [], budget, seed, chances, at_sight=True)
