"""What a character likes beyond winning: one hoards, one demands, one races."""

from splay.innovation.game import Game as Innovation
from splay.intrapreneurs.game import Game as Intrapreneurs
from splay.kernel.game import Game


def hoards(game: Game, seat: int) -> float:
    """Like cards of one's own, in hand and scored, more than what they are good for."""
    if isinstance(game, Intrapreneurs):
        return 0.03 * len(game.players[seat].hand_zone.cards)
    assert isinstance(game, Innovation)
    player = game.players[seat]
    return 0.03 * min(len(player.hand), 12) + 0.01 * min(player.points(), 40)


def demands(game: Game, seat: int) -> float:
    """Like others to have little: an empty hand, no score, a project that stands still."""
    if isinstance(game, Intrapreneurs):
        return sum(
            0.04 * len(other.paused) + 0.02 * (other.skips + other.frozen)
            for other in game.players
            if other.team != game.teams[seat]
        )
    assert isinstance(game, Innovation)
    opponents = game.players[seat].opponents
    had = sum(
        0.02 * min(len(other.hand), 12) + 0.01 * min(other.points(), 40) + 0.02 * len(other.tops())
        for other in opponents
    )
    return -had / len(opponents) if opponents else 0.0


def races(game: Game, seat: int) -> float:
    """Like to be ahead in time: the highest cards, achievements, projects under way."""
    if isinstance(game, Intrapreneurs):
        return 0.04 * game.players[seat].started
    assert isinstance(game, Innovation)
    player = game.players[seat]
    return 0.03 * player.highest_top() + 0.06 * player.achievement_count
