"""What a seat may see: everything is hidden unless a rule here opens it."""

from typing import TYPE_CHECKING

from splay.intrapreneurs.card import Asset, Card, Held, MacroEvent, Project
from splay.intrapreneurs.facts import LEVELS, MEANS, NO_MEANS, PAUSED, TRANSFORMATIVE, VIABLE, Means, at_least_nothing
from splay.intrapreneurs.player import Player
from splay.intrapreneurs.zone import Venture, Zone
from splay.kernel.event import ALL_SEEING
from splay.kernel.game import Result, View

if TYPE_CHECKING:
    from splay.intrapreneurs.game import Game


class VentureView:
    """A project that someone has started: its level and its assets, open to all."""

    def __init__(self, game: "Game", venture: Venture, accelerated: bool) -> None:
        self.project = venture.project
        self.level = venture.level
        self.burdened = venture.burdened
        self.assets: list[Asset] = [card for card in venture.cards if isinstance(card, Asset)]
        self.accelerated = accelerated
        """Whether its acceleration is met by an asset that the viewer can see."""
        self.lacks = _lacking(game, venture)
        """What it takes to reach the next level, by the rules of this round."""

    def to_json(self) -> dict[str, object]:
        """Return the project as plain data."""
        return {
            "project": self.project.name,
            "level": LEVELS[self.level],
            "burdened": self.burdened,
            "assets": [asset.name for asset in self.assets],
            "accelerated": self.accelerated,
            "lacks": dict(zip(MEANS, self.lacks, strict=True)),
        }


class PlayerView:
    """One player as a seat sees them; a hand is its owner's alone, the others see how many cards it has."""

    def __init__(self, player: Player, seat: int | None) -> None:
        own = seat in (player.seat, ALL_SEEING)
        self.seat = player.seat
        self.name = player.name
        self.team = player.team
        self.hand: list[Held] | None = player.hand if own else None
        """The cards in hand, or None if they are hidden."""
        self.hand_count = len(player.hand_zone.cards)
        open_names = {card.name for venture in player.ventures for card in venture.cards}
        if own:
            open_names.update(card.name for card in player.hand)
        self.ventures = [
            VentureView(player.game, venture, _boosted(venture, open_names)) for venture in player.ventures
        ]
        self.rewards = player.rewards()
        """Growth and Growth Fuel of the active projects, without accelerations."""
        self.started = player.started
        self.skips = player.skips
        self.frozen = player.frozen
        self.owes = player.owes
        self.out = player.out
        self.score: int | None = player.score() if player.game.result is not None or own else None
        """The points if the game ended now; before the end only the owner knows what the hand accelerates."""

    def to_json(self) -> dict[str, object]:
        """Return the player as plain data."""
        return {
            "seat": self.seat,
            "name": self.name,
            "team": self.team,
            "hand": None if self.hand is None else [card.name for card in self.hand],
            "hand_count": self.hand_count,
            "projects": [venture.to_json() for venture in self.ventures],
            "growth": self.rewards[0],
            "fuel": self.rewards[1],
            "started": self.started,
            "skips": self.skips,
            "frozen": self.frozen,
            "owes": self.owes,
            "out": self.out,
            "score": self.score,
        }


def _lacking(game: "Game", venture: Venture) -> Means:
    if venture.level == TRANSFORMATIVE:
        return NO_MEANS
    if venture.level == PAUSED:
        return game.rules.requirement(venture.project, VIABLE, not game.rules.free_restarts)
    need, have = game.rules.requirement(venture.project, TRANSFORMATIVE, venture.burdened), game.allocated(venture)
    return at_least_nothing((need[0] - have[0], need[1] - have[1], need[2] - have[2]))


def _boosted(venture: Venture, names: set[str]) -> bool:
    boost = venture.project.acceleration
    return venture.level > 0 and boost is not None and any(name in names for name in boost.assets)


class GameView(View):
    """What one seat (or, for None, a spectator) may see of a game of Intrapreneurs; ALL_SEEING sees every hand."""

    def __init__(self, game: "Game", seat: int | None) -> None:
        super().__init__(None if seat == ALL_SEEING else seat)
        from splay.intrapreneurs.game import PHASES

        self.deck = game.deck.name
        self.phase = PHASES[game.phase]
        self.round = game.round
        self.macro: MacroEvent | None = game.macro
        self.rules = game.rules
        self.players = [PlayerView(player, seat) for player in game.players]
        self.offer: list[Held] = [card for card in game.offer.cards if isinstance(card, Held)]
        self.pile = len(game.pile.cards)
        """How many cards the draw pile has."""
        self.discards = _names(game.discard_pile)
        self.projects: list[Project] = [card for card in game.project_offer.cards if isinstance(card, Project)]
        self.project_pile = len(game.project_pile.cards)
        self.dropped = _names(game.dropped)
        self.first = game.first
        self.current = game.current
        self.turn = game.turn
        self.acted = game.acted
        self.result: Result | None = game.result
        self.takeable: list[str] = []
        """The assets on offer whose conditions the seat meets."""
        self.startable: list[str] = []
        """The projects on offer that the seat has the assets for."""
        if self.seat is not None and game.result is None:
            player = game.players[self.seat]
            self.takeable = [card.name for card in self.offer if game.may_take(player, card)]
            self.startable = [project.name for project in game.startable(player)]

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "deck": self.deck,
            "phase": self.phase,
            "round": self.round,
            "macro": self.macro.name if self.macro else None,
            "hand_limit": self.rules.hand_limit,
            "players": [player.to_json() for player in self.players],
            "offer": [card.name for card in self.offer],
            "pile": self.pile,
            "discards": self.discards,
            "projects": [project.name for project in self.projects],
            "project_pile": self.project_pile,
            "dropped": self.dropped,
            "first": self.first,
            "current": self.current,
            "turn": self.turn,
            "acted": self.acted,
            "takeable": self.takeable,
            "startable": self.startable,
            "result": self.result.to_json() if self.result else None,
        }


def _names(zone: Zone) -> list[str]:
    cards: list[Card] = zone.cards
    return [card.name for card in cards]
