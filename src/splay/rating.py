"""How strong players are: OpenSkill ratings (Plackett-Luce), for any number of players, alone or in teams."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How strong somebody is thought to be, and how unsure that is."""

    mu: float
    sigma: float


@cache
def _model(tau: float) -> PlackettLuce:
    return PlackettLuce(tau=tau)


NEW = Rating(_model(0.0).mu, _model(0.0).sigma)
"""The rating of somebody who has not played yet."""


def rate(
    players: Sequence[str], sides: Sequence[int], winners: Collection[int], before: Mapping[str, Rating], tau: float
) -> dict[str, Rating]:
    """Return the ratings after a game of the players on its seats; seats with the same side have played together.

    Without winners all have shared the victory. With tau, later games count more than earlier ones.
    """
    teams = [[seat for seat, other in enumerate(sides) if other == side] for side in dict.fromkeys(sides)]
    ranks = [1.0 if not winners or any(seat in winners for seat in team) else 2.0 for team in teams]
    model = _model(tau)
    rated = model.rate([[model.rating(*before[players[seat]]) for seat in team] for team in teams], ranks=ranks)
    after: dict[str, list[Rating]] = {player: [] for player in players}
    for team, ratings in zip(teams, rated, strict=True):
        for seat, rating in zip(team, ratings, strict=True):
            after[players[seat]].append(Rating(rating.mu, rating.sigma))
    # Who sits on several seats takes the mean of what each of them would have.
    return {
        player: Rating(*(sum(values) / len(own) for values in zip(*own, strict=True))) for player, own in after.items()
    }
