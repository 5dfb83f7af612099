"""How good a position of Intrapreneurs looks to a seat."""

from splay.intrapreneurs.facts import EXCESS_PER_POINT
from splay.intrapreneurs.game import Game
from splay.intrapreneurs.player import Player


def standing(game: Game, seat: int) -> float:
    """Compare a player (and partner) with the strongest side against them."""
    sides: dict[int, float] = {}
    for player in game.players:
        if not player.out:
            sides[player.team] = sides.get(player.team, 0.0) + _worth(game, player)
    mine = sides.pop(game.teams[seat], 0.0)
    return mine - max(sides.values(), default=0.0)


def _worth(game: Game, player: Player) -> float:
    """Add up what a player has: points, rewards, projects of this round and the hand, less what is in the way."""
    growth, fuel = player.final_rewards()
    worth = 10.0 * (min(growth, fuel) + abs(growth - fuel) / EXCESS_PER_POINT) + 1.5 * (growth + fuel)
    worth += 2.0 * player.started + _hand(game, player)
    return worth - 14.0 * len(player.paused) - 5.0 * player.skips - 3.0 * player.frozen


def _hand(game: Game, player: Player) -> float:
    """Return what the hand is good for: its means, projects that can be started, and obstacles to play."""
    worth = 2.2 * sum(game.means_in_hand(player)) + 1.0 * len(game.startable(player))
    # A hand that is nearly full wastes what comes next.
    worth -= 1.5 * max(0, len(player.hand_zone.cards) + 2 - game.rules.hand_limit)
    # What is in hand at the end is worth nothing.
    left = len(game.pile.cards) + sum([len(deck.cards) for deck in game.decks])
    return worth * min(1.0, (left / len(game.players) + 0.5) / 6.0) + 1.0 * len(player.hand_obstacles)
