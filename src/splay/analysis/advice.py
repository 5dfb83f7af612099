"""What a strong player would do, for one who is asked: from what their seat knows, and nothing else."""

from typing import Final

from splay.analysis.calibration import calibrated
from splay.analysis.evaluation import AnalysisError, asked
from splay.analysis.lines import Lines
from splay.bots.search import ENDLESS, ITERATIONS
from splay.kernel.match import Match
from splay.kernel.rng import Rng

ADVISED: Final = 3
"""How many options are told at most."""

NO_ADVICE: Final = "too much was done in secret in this action: even a strong player could not tell what is best here"


def advise(
    match: Match, seed: int, iterations: int | None = None, seconds: float | None = None
) -> list[tuple[int, float]]:
    """Return the options that a strong player would look at first, the best first: the index, and the chance to win.

    Where nothing is found that others could have done in secret, there is nothing to advise: it is said so.
    """
    decision = asked(match)
    seat = decision.seat
    budget = iterations or (ITERATIONS if seconds is None else ENDLESS)
    tried = Lines(decision, match.seats[seat], budget, Rng(seed), seconds).by_option()
    if not tried:
        raise AnalysisError(NO_ADVICE)
    return [(option.index, calibrated(match.now, option.tally.means(), seat)[seat]) for option in tried[:ADVISED]]
