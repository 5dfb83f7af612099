"""How good a position looks to a seat: one small adapter for each game."""

from typing import Final

from splay.bots import intrapreneurs
from splay.innovation.facts import unpack
from splay.innovation.game import Game as Innovation
from splay.innovation.player import Player
from splay.intrapreneurs.game import Game as Intrapreneurs
from splay.kernel.game import Game

_VICTORY: Final = 1_000.0

LONG: Final = 100
"""After so many turns a game is long, and whoever judges by this begins to hurry."""

HURRIED: Final = 60
"""So many turns later there is nothing but hurry."""


def judge(game: Game, seat: int) -> float:
    """Return how good a position is for a seat: higher is better, and 0 is even."""
    if game.result is not None:
        winners = game.result.winners
        return (_VICTORY if seat in winners else -_VICTORY) / len(winners)
    if isinstance(game, Intrapreneurs):
        return intrapreneurs.standing(game, seat)
    assert isinstance(game, Innovation), f"no judge for {type(game).__name__}"
    return standings(game, [seat])[0]


def standings(game: Innovation, seats: list[int]) -> list[float]:
    """Return how good a position that is not over looks to each of some seats."""
    worths = [_worth(game, player) for player in game.players]
    return [_standing(game, game.players[seat], worths) for seat in seats]


def _standing(game: Innovation, player: Player, worths: list[float]) -> float:
    """Compare a player (and partners) with the strongest opponent; who is out of the game has lost."""
    if all(mate.out for mate in game.players if mate.team == player.team):
        return -_VICTORY
    mine = max([worths[mate.seat] for mate in game.players if mate.team == player.team])
    return mine - max([worths[opponent.seat] for opponent in player.opponents])


def _worth(game: Innovation, player: Player) -> float:
    """Add up what a player has: achievements and how near the next one is, score, board, icons and hand."""
    points = player.points()
    worth = 30.0 * player.achievement_count + 1.0 * points + 2.0 * player.highest_top()
    tops = splays = 0.0
    for pile in player.piles:
        if pile.cards:
            tops += 0.6 + 0.5 * pile.cards[-1].age
            splays += pile.splay
    icons = 0.0
    for count in player.icon_counts() if player.each else unpack(player.icons):
        icons += 0.7 * min(count, 8)
    worth += tops
    worth += icons
    worth += _hand(player)
    if player.display is not None:
        # It can be used without an action, or melded like a card in hand.
        worth += 0.5 + 0.35 * player.display.age
    worth += splays
    return worth + _reach(game, player, points, player.claim_value())


def _hand(player: Player) -> float:
    """Return what a hand is worth: it is for playing, so beyond a few cards the next one is worth little."""
    held = [card.age for card in player.hand]
    if len(held) > 1:
        held.sort(reverse=True)
    worth = 0.0
    for place in range(min(len(held), 4)):
        worth += 0.5 + 0.35 * held[place]
    return worth + 0.1 * max(len(held) - 4, 0)


def _reach(game: Innovation, player: Player, points: int, highest: int) -> float:
    """Return how near the available achievements are: one that can be claimed now is worth most of having it."""
    values = 0
    for card in game.available.cards:
        values |= 1 << card.age
    for card in player.available():
        values |= 1 << card.age
    reach = 0.0
    age = 0
    while values:
        if values & 1:
            nearness = min(points / (5 * age), 1.0) * min(highest / age, 1.0)
            reach += 12.0 if nearness == 1.0 else 4.0 * nearness * nearness
        values >>= 1
        age += 1
    return reach


def hurry(game: Game) -> float:
    """Return what is taken off the worth of a position because the game has gone on for too long; 0 in most games.

    A game of Innovation ends at last when the decks are empty. So in a long one every card that is left in them is a
    nuisance, in the end a greater one than a defeat. Cards in score piles are no better: from there they are returned.
    """
    turns = game.turns()
    if turns <= LONG or not isinstance(game, Innovation):
        return 0.0
    left = sum([len(game.zones[age].cards) * age for age in range(1, game.edition.top_age + 1)])
    left += sum([player.score_total for player in game.players])
    return min((turns - LONG) / HURRIED, 1.0) * (1.0 + 0.01 * left)
