"""What the lines promise, brought into line with how often positions are won: said to be 70 %, won 7 times in 10.

What a search finds is a little too timid or too sure of itself, and too hopeful for whoever is asked: the best of many
options looks better than it is. So chances are raised to a power, that of the one who is asked is taken times a factor,
and then all are made to add up again. Both were fitted on games that nothing was learned from, for each game and number
of sides (`benchmarks/calibration.py`). It belongs to the weights that the search judges by, and has their checksum.
"""

import hashlib
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from splay.analysis.lines import Tally
from splay.bots.value import game_name, shipped, teams_of
from splay.kernel.game import Game

FILE: Final = "calibration.toml"
"""The fit as data, by game and number of sides, with the checksums of the weights that it belongs to."""

DIGITS: Final = 4
"""Chances are rounded to so many digits."""

_DEVIATIONS: Final = 1.96
"""So many standard errors to both sides hold 19 of 20."""

_LEAST: Final = 1e-4
"""No chance is taken to be nearer to none than this."""


@cache
def fitted() -> dict[str, Any]:
    """Return the data of the fit."""
    return tomllib.loads(resources.files("splay.analysis").joinpath(FILE).read_text(encoding="utf-8"))


def weights_checksum(name: str) -> str:
    """Return the checksum of a file of weights that is shipped."""
    return hashlib.sha256(shipped(name)).hexdigest()


def fit_for(game: str, sides: int) -> tuple[float, float]:
    """Return the power, and the factor of who is asked; for a number of sides that was not measured, the nearest's."""
    found = fitted()[game]
    nearest = min(found["powers"], key=lambda measured: (abs(int(measured) - sides), int(measured)))
    return found["powers"][nearest], found["asked"][nearest]


def spread(promised: dict[int, float], power: float, factor: float, asked: int | None) -> dict[int, float]:
    """Return the chance of each side by what is promised to each, with a fit; the side of who is asked may be known."""
    worth = {side: max(mean, _LEAST) ** power if mean > 0.0 else 0.0 for side, mean in promised.items()}
    if asked is not None:
        worth[asked] *= factor
    whole = sum(worth.values()) or 1.0
    return {side: chance / whole for side, chance in worth.items()}


def calibrated(game: Game, means: list[float], asked: int | None = None) -> list[float]:
    """Return the chance of each seat, given what the lines promise to each; those of all sides add up to one.

    It says which seat is asked where the lines have tried its options.
    """
    teams = teams_of(game)
    chances = _by_side(game, {teams[seat]: mean for seat, mean in enumerate(means)}, asked)
    return [round(chances[team], DIGITS) for team in teams]


def interval(game: Game, tally: Tally, seat: int, asked: int | None = None) -> tuple[float, float]:
    """Return between which chances that of a seat lies as far as the lines tell, in 19 of 20 cases."""
    teams, means = teams_of(game), tally.means()
    own, off = means[seat], _DEVIATIONS * tally.error(seat)
    bounds: list[float] = []
    for bound in (max(own - off, 0.0), min(own + off, 1.0)):
        # What one side has more, the others have less, each in its measure; if they have nothing, in equal parts.
        others = {teams[other]: mean for other, mean in enumerate(means) if teams[other] != teams[seat]}
        parts = {side: mean / (1.0 - own) if own < 1.0 else 1.0 / len(others) for side, mean in others.items()}
        by_side = {side: (1.0 - bound) * part for side, part in parts.items()} | {teams[seat]: bound}
        bounds.append(round(_by_side(game, by_side, asked)[teams[seat]], DIGITS))
    return bounds[0], bounds[1]


def _by_side(game: Game, promised: dict[int, float], asked: int | None) -> dict[int, float]:
    power, factor = fit_for(game_name(game), len(promised))
    return spread(promised, power, factor, None if asked is None else teams_of(game)[asked])
