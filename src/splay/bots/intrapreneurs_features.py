"""What the learned judgement sees of a position of Intrapreneurs: numbers that depend on no deck and no seat."""

from typing import Final

from splay.bots.features import Features
from splay.intrapreneurs.card import Project
from splay.intrapreneurs.facts import EXCESS_PER_POINT, ROUNDS, TRANSFORMATIVE, VIABLE, Rewards, add, covers
from splay.intrapreneurs.game import Game
from splay.intrapreneurs.player import Player

ROLES: Final = ("in hand", "own project", "rival's project", "on offer", "project on offer")
"""As what a card can count by itself."""


def features(game: Game, seat: int) -> Features:
    """Return what is seen of a position from a seat: the player's own standing and that of the strongest rival."""
    me = game.players[seat]
    rivals = me.opponents
    rival = max(rivals, key=_lead) if rivals else me
    numbers: list[float] = []
    _add_player(me, numbers)
    _add_player(rival, numbers)
    numbers.append((_whole_points(me) - _points(me)) / 4.0)
    _add_hand(game, me, numbers)
    mates = [player for player in game.players if player.team == me.team and player is not me and not player.out]
    others = [player for player in rivals if player is not rival]
    numbers.append(max([_points(player) for player in mates], default=0.0) / 10.0)
    numbers.append(max([_points(player) for player in others], default=0.0) / 10.0)
    _add_table(game, me, rival, numbers)
    hand = [card.name for card in me.hand_zone.cards]
    own = [venture.project.name for venture in me.active]
    theirs = [venture.project.name for venture in rival.active]
    offered = [card.name for card in game.offer.cards]
    return Features(numbers, (hand, own, theirs, offered, [card.name for card in game.project_offer.cards]))


def _points(player: Player) -> float:
    """Return a player's points as everyone can see them, counting each part of one; hands may bring accelerations."""
    return _worth(_rewards(player)) - len(player.paused)


def _whole_points(player: Player) -> float:
    """Return a player's own points with all accelerations, counting each part of one."""
    return _worth(player.final_rewards()) - len(player.paused)


def _worth(rewards: Rewards) -> float:
    """Return what rewards are worth in points, counting each part of one."""
    growth, fuel = rewards
    return min(growth, fuel) + abs(growth - fuel) / EXCESS_PER_POINT


def _rewards(player: Player) -> Rewards:
    """Return the rewards of a player's projects with the accelerations that their own assets bring."""
    growth, fuel = player.rewards()
    allocated = {card.name for venture in player.ventures for card in venture.cards}
    for venture in player.active:
        boost = venture.project.acceleration
        if boost is not None and not allocated.isdisjoint(boost.assets):
            growth += boost.rewards[0]
            fuel += boost.rewards[1]
    return growth, fuel


def _lead(player: Player) -> float:
    """Return how near a rival is to winning."""
    return _points(player) + 0.3 * len(player.hand_zone.cards)


def _add_player(player: Player, numbers: list[float]) -> None:
    """Add how a player stands, as far as everyone can see."""
    growth, fuel = _rewards(player)
    active, paused = player.active, player.paused
    numbers.append(_points(player) / 10.0)
    numbers.append(growth / 10.0)
    numbers.append(fuel / 10.0)
    numbers.append((growth - fuel) / 6.0)
    numbers.append(len(active) / 5.0)
    numbers.append(len(paused) / 2.0)
    numbers.append(len([venture for venture in active if venture.level == TRANSFORMATIVE]) / 3.0)
    numbers.append(len(player.hand_zone.cards) / 7.0)
    numbers.append(player.skips / 2.0)
    numbers.append(player.frozen / 2.0)
    numbers.append(player.started / 3.0)
    numbers.append(player.owes / 1.0)


def _add_hand(game: Game, me: Player, numbers: list[float]) -> None:
    """Add what the player's own hand is good for: means, what they would start, upgrade or restart, obstacles."""
    have = game.means_in_hand(me)
    for amount in have:
        numbers.append(amount / 6.0)
    startable = game.startable(me)
    numbers.append(len(startable) / 3.0)
    numbers.append(max([_gain(me, project, VIABLE) for project in startable], default=0.0) / 4.0)
    best = 0.0
    upgrades = 0
    for venture in me.active:
        need = game.rules.requirement(venture.project, TRANSFORMATIVE, venture.burdened)
        if venture.level == VIABLE and covers(add(have, game.allocated(venture)), need):
            upgrades += 1
            best = max(best, _gain(me, venture.project, TRANSFORMATIVE) - _gain(me, venture.project, VIABLE))
    numbers.append(upgrades / 2.0)
    numbers.append(best / 3.0)
    restarts = [
        venture
        for venture in me.paused
        if covers(have, game.rules.requirement(venture.project, VIABLE, not game.rules.free_restarts))
    ]
    numbers.append(len(restarts) / 2.0)
    numbers.append(len(me.hand_obstacles) / 2.0)
    numbers.append(_nearest(game, me) / 4.0)


def _gain(me: Player, project: Project, level: int) -> float:
    """Return by how many points a level of a project would raise a player's score, before accelerations."""
    growth, fuel = me.rewards()
    paid = project.levels[level].rewards
    return _worth((growth + paid[0], fuel + paid[1])) - _worth((growth, fuel))


def _nearest(game: Game, me: Player) -> float:
    """Return how many means are missing for the project on offer that is nearest to being started."""
    have = game.means_in_hand(me)
    fewest = 8.0
    for card in game.project_offer.cards:
        if isinstance(card, Project):
            need = game.rules.requirement(card, VIABLE, False)
            missing = sum([max(wanted - amount, 0) for wanted, amount in zip(need, have, strict=True)])
            fewest = min(fewest, float(missing))
    return fewest


def _add_table(game: Game, me: Player, rival: Player, numbers: list[float]) -> None:
    """Add whose turn it is and how much of the game is left."""
    players = len(game.players)
    rules = game.rules
    numbers.append(1.0 if game.current == me.seat else 0.0)
    numbers.append(1.0 if game.current == rival.seat else 0.0)
    numbers.append(1.0 if game.current == me.seat and game.acted else 0.0)
    numbers.append(1.0 if game.current == rival.seat and game.acted else 0.0)
    numbers.append((me.seat - game.current) % players / players)
    numbers.append((me.seat - game.first) % players / players)
    numbers.append(game.round / ROUNDS)
    numbers.append(1.0 if game.round == ROUNDS else 0.0)
    numbers.append(len(game.pile.cards) / 20.0)
    numbers.append(1.0 / (1.0 + len(game.pile.cards) / players))
    numbers.append((len(game.pile.cards) + sum([len(deck.cards) for deck in game.decks])) / 50.0)
    numbers.append((players - 2) / 2.0)
    numbers.append(sum(rules.requirements) / 3.0)
    numbers.append(sum(rules.outcomes) / 3.0)
    numbers.append((rules.hand_limit - 7) / 3.0)
    numbers.append(1.0 if rules.no_obstacles else 0.0)
    numbers.append(1.0 if rules.no_pausing else 0.0)
    lead = _whole_points(me) - _points(rival)
    left = len(game.pile.cards) + sum([len(deck.cards) for deck in game.decks])
    numbers.append(max(-2.0, min(2.0, lead / (1.0 + 0.2 * left))))
    numbers.append(max(-2.0, min(2.0, lead / 5.0)))
