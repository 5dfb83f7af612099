"""A player at the table: hand, projects, and what is counted of them."""

from typing import TYPE_CHECKING

from splay.intrapreneurs.card import FAMILY_KEYS, PROJECT_KEYS, Asset, Card, Held, Obstacle
from splay.intrapreneurs.facts import EXCESS_PER_POINT, MEANS, PAUSED, REWARDS, TRANSFORMATIVE, Rewards
from splay.intrapreneurs.zone import Venture, Zone

if TYPE_CHECKING:
    from splay.intrapreneurs.game import Game


class Player:
    """One seat, be it one person or several."""

    def __init__(self, game: "Game", seat: int, name: str, team: int, hand: Zone, portfolio: Zone) -> None:
        self.game = game
        self.seat = seat
        self.name = name
        self.team = team
        self.hand_zone = hand
        self.portfolio = portfolio
        """The project cards, in the order in which they were started."""
        self.started = 0
        """Projects newly started this round."""
        self.skips = 0
        """Turns yet to be skipped."""
        self.frozen = 0
        """Turns in which nothing can be started, upgraded or restarted."""
        self.owes = 0
        """Cards yet to be discarded for the round that is over."""
        self.out = False
        """Whether the player has left the game."""

    # What there is to see

    @property
    def hand(self) -> list[Held]:
        """The unallocated assets and obstacles, in the order in which they came."""
        return [card for card in self.hand_zone.cards if isinstance(card, Held)]

    @property
    def hand_assets(self) -> list[Asset]:
        """The unallocated assets."""
        return [card for card in self.hand_zone.cards if isinstance(card, Asset)]

    @property
    def hand_obstacles(self) -> list[Obstacle]:
        """The obstacles in hand."""
        return [card for card in self.hand_zone.cards if isinstance(card, Obstacle)]

    @property
    def ventures(self) -> list[Venture]:
        """All projects, active and paused."""
        return [self.game.venture(card) for card in self.portfolio.cards]

    @property
    def active(self) -> list[Venture]:
        """The projects that are not paused."""
        return [venture for venture in self.ventures if venture.level != PAUSED]

    @property
    def paused(self) -> list[Venture]:
        """The paused projects."""
        return [venture for venture in self.ventures if venture.level == PAUSED]

    @property
    def opponents(self) -> list["Player"]:
        """The players of other teams who are in the game, clockwise from this player's left."""
        return [player for player in self.game.clockwise(self.seat) if player.team != self.team]

    def assets(self, unallocated: bool = False) -> list[Card]:
        """Return the assets of this player: those in hand and, unless only these are asked for, those in projects."""
        owned: list[Card] = [card for card in self.hand_zone.cards if isinstance(card, Asset)]
        if not unallocated:
            for venture in self.ventures:
                owned.extend(venture.cards)
        return owned

    def has(self, name: str, unallocated: bool = False) -> bool:
        """Tell whether this player has an asset, wherever it is allocated."""
        return name in [card.name for card in self.assets(unallocated)]

    def tally(self, key: str, unallocated: bool) -> int:
        """Return how much a condition finds of something."""
        if key in REWARDS:
            return self.rewards()[REWARDS.index(key)]
        if key == "projects":
            return len(self.active)
        if key == "transformative":
            return len([venture for venture in self.active if venture.level == TRANSFORMATIVE])
        if key in PROJECT_KEYS:
            return len([venture for venture in self.active if venture.project.family == PROJECT_KEYS[key]])
        owned = [card for card in self.assets(unallocated) if isinstance(card, Asset)]
        if key in MEANS:
            return sum([card.outcome[MEANS.index(key)] for card in owned])
        if key in FAMILY_KEYS:
            return len([card for card in owned if card.family == FAMILY_KEYS[key]])
        return len(owned)

    # The score

    def rewards(self) -> Rewards:
        """Return the Growth and Growth Fuel of the active projects, without accelerations."""
        growth = fuel = 0
        for venture in self.active:
            paid = venture.project.levels[venture.level].rewards
            growth += paid[0]
            fuel += paid[1]
        return (growth, fuel)

    def accelerated(self) -> list[Venture]:
        """Return the active projects whose acceleration is met."""
        owned = {card.name for card in self.assets()}
        boosts = [(venture, venture.project.acceleration) for venture in self.active]
        return [venture for venture, boost in boosts if boost is not None and not owned.isdisjoint(boost.assets)]

    def final_rewards(self) -> Rewards:
        """Return the Growth and Growth Fuel that count at the end, accelerations included."""
        growth, fuel = self.rewards()
        for venture in self.accelerated():
            boost = venture.project.acceleration
            assert boost is not None
            growth += boost.rewards[0]
            fuel += boost.rewards[1]
        return (growth, fuel)

    def score(self) -> int:
        """Return the points: the lesser of the two, a third of the excess, less one for each paused project."""
        growth, fuel = self.final_rewards()
        return min(growth, fuel) + abs(growth - fuel) // EXCESS_PER_POINT - len(self.paused)
