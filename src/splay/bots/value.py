"""The learned judgement: how likely a seat is to win from a position, by one set of features for each game."""

from importlib import resources
from typing import Final

from splay.bots import innovation_features, intrapreneurs_features
from splay.bots.features import Features
from splay.bots.judge import judge, standings
from splay.bots.network import Network, load
from splay.innovation.game import Game as Innovation
from splay.intrapreneurs.game import Game as Intrapreneurs
from splay.kernel.game import Game

JUDGED: Final = 30.0
"""By so much the judge's points are divided to be about the logarithm of the odds."""

MOST_JUDGED: Final = 6.0

WEIGHTS: Final = {"innovation": ("innovation", "innovation-many"), "intrapreneurs": ("intrapreneurs",)}
"""For each game the weights that are shipped: Innovation has some of its own for more than two sides."""

_networks: Final[dict[str, Network]] = {}


def game_name(game: Game) -> str:
    """Return the name of the game that a position is of."""
    return "intrapreneurs" if isinstance(game, Intrapreneurs) else "innovation"


def weights_name(game: Game) -> str:
    """Return the name of the weights that a position is judged by, as far as none of one's own are given."""
    name = game_name(game)
    return f"{name}-many" if name == "innovation" and len(set(teams_of(game))) > 2 else name


def shipped(name: str) -> bytes:
    """Return the content of a file of weights that is shipped."""
    return resources.files("splay.bots").joinpath("weights", f"{name}.npz").read_bytes()


def network_for(game: Game) -> Network:
    """Return the shipped network for a position."""
    name = weights_name(game)
    if name not in _networks:
        _networks[name] = load(shipped(name), f"{name}.npz")
    return _networks[name]


def features_of(game: Game, seat: int) -> Features:
    """Return what is seen of a position from a seat."""
    return features_of_all(game, [seat])[0]


def features_of_all(game: Game, seats: list[int]) -> list[Features]:
    """Return what is seen of a position from each of some seats, which costs less than one by one."""
    return features_of_many([game], [seats])


def features_of_many(games: list[Game], seats: list[list[int]]) -> list[Features]:
    """Return what is seen of positions of the same match, of each from some seats, one after the other.

    Who stands in one of them as in the one before is not looked at again.
    """
    found: list[Features] = []
    told: innovation_features.Told | None = None
    for game, looking in zip(games, seats, strict=True):
        if isinstance(game, Intrapreneurs):
            found += [_features_of_company(game, seat) for seat in looking]
        else:
            assert isinstance(game, Innovation), f"no features for {type(game).__name__}"
            told = innovation_features.Told(game, told)
            for seat, points in zip(looking, standings(game, looking), strict=True):
                found.append(innovation_features.features(game, seat, told, _as_odds(points)))
    return found


def _features_of_company(game: Intrapreneurs, seat: int) -> Features:
    """Return what is seen of a position of Intrapreneurs from a seat."""
    features = intrapreneurs_features.features(game, seat)
    features.numbers.append(_as_odds(judge(game, seat)))
    return features


def _as_odds(points: float) -> float:
    """Return what greedy makes of a position as about the logarithm of the odds."""
    return max(-MOST_JUDGED, min(MOST_JUDGED, points / JUDGED))


def settled(game: Game, seat: int) -> float:
    """Return what a position is worth to a seat where nothing is left to judge, or -1: won, shared, lost, or out."""
    if game.result is not None:
        return 1.0 / len(sides(game, game.result.winners)) if seat in game.result.winners else 0.0
    return 0.0 if is_out(game, seat) else -1.0


def teams_of(game: Game) -> list[int]:
    """Return the side of each seat."""
    if isinstance(game, Intrapreneurs):
        return game.teams
    assert isinstance(game, Innovation)
    return list(game.teams)


def sides(game: Game, seats: list[int]) -> list[int]:
    """Return the sides that some seats belong to, each once."""
    teams = teams_of(game)
    return sorted({teams[seat] for seat in seats})


def is_out(game: Game, seat: int) -> bool:
    """Tell whether a seat and all who play with it are out of the game."""
    # Mostly the seat itself is in.
    if not game.has_left(seat):
        return False
    teams = teams_of(game)
    for other in range(len(teams)):
        if teams[other] == teams[seat] and not game.has_left(other):
            return False
    return True
