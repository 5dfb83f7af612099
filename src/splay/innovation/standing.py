"""How a player stands: what lies before them, and what is counted of it."""

from typing import TYPE_CHECKING, cast

from splay.innovation.card import Card
from splay.innovation.facts import BITS, BONUS, MASK, Color
from splay.innovation.special import Special
from splay.innovation.zone import ACHIEVEMENTS, DISPLAY, FORECAST, HAND, SCORE, ZONES_EACH, Pile, Zone

if TYPE_CHECKING:
    from splay.innovation.dogma import Dogma
    from splay.innovation.game import Game
    from splay.innovation.player import Player


class Standing:
    """How a player stands: the zones that belong to them, and what is counted of these."""

    def __init__(self, game: "Game", seat: int) -> None:
        zones, first = game.zones, game.junk.index + 1 + seat * ZONES_EACH
        self.game = game
        self.seat = seat
        self.name = game.names[seat]
        self.team = game.teams[seat]
        self.hand_zone = zones[first]
        self.score_zone = zones[first + 1]
        self.achievement_zone = zones[first + 2]
        self.hand = self.hand_zone.cards
        self.score_pile = self.score_zone.cards
        self.achievements = self.achievement_zone.cards
        self.piles = cast(list[Pile], zones[first + 3 : first + ZONES_EACH])
        self.specials: tuple[Special, ...] = ()
        self.icons = 0
        """All icons in sight on the board, packed."""
        self.score_total = 0
        """The total value of the score pile."""
        self.bonus_points = 0
        """What the bonuses in sight are worth."""
        self.added: tuple[Zone, ...] = ()
        """The places that expansions add."""
        self.out = False
        """Whether this player has lost and is out of the game."""
        self.tucked = 0
        """Cards tucked this turn."""
        self.scored = 0
        """Cards scored this turn."""

    def take_over(self, other: "Player") -> None:
        """Have everything that is counted and claimed as it is in a game that this one is a copy of."""
        self.specials = other.specials
        self.icons = other.icons
        self.score_total = other.score_total
        self.bonus_points = other.bonus_points
        self.tucked = other.tucked
        self.scored = other.scored
        self.out = other.out

    def count(self, icon: int) -> int:
        """Return how many of an icon show on this board; or pictures, echo effects or bonuses."""
        return self.icons >> (BITS * icon) & MASK

    def points(self) -> int:
        """Return this player's score."""
        return self.score_total + self.bonus_points

    def bonuses(self) -> list[int]:
        """Return the bonuses in sight on this board."""
        return [bonus for pile in self.piles for bonus in pile.bonuses]

    def count_done(self, verb: str, times: int) -> None:
        """Count what has been done this turn, as far as it is counted: cards tucked and cards scored."""
        if verb == "tuck":
            self.tucked += times
        elif verb == "score":
            self.scored += times

    def count_bonuses(self) -> None:
        """Bring the worth of the bonuses up to date: the highest counts its value, each further one 1."""
        count = self.count(BONUS)
        self.bonus_points = max(self.bonuses()) + count - 1 if count else 0

    @property
    def forecast(self) -> list[Card]:
        """The cards that this player has foreshadowed."""
        return next((zone.cards for zone in self.added if zone.kind == FORECAST), [])

    @property
    def display(self) -> Card | None:
        """The artifact that this player has on display."""
        return next((zone.cards[0] for zone in self.added if zone.kind == DISPLAY and zone.cards), None)

    def tops(self) -> list[Card]:
        """Return the top cards, in the order of colours."""
        tops: list[Card] = []
        for pile in self.piles:
            cards = pile.cards
            if cards:
                tops.append(cards[-1])
        return tops

    def top(self, color: Color) -> Card | None:
        """Return the top card of a colour."""
        cards = self.piles[color.index].cards
        return cards[-1] if cards else None

    def bottoms(self) -> list[Card]:
        """Return the bottom cards, in the order of colours."""
        return [pile.cards[0] for pile in self.piles if pile.cards]

    def bottom(self, color: Color) -> Card | None:
        """Return the bottom card of a colour."""
        cards = self.piles[color.index].cards
        return cards[0] if cards else None

    def pile(self, color: Color) -> list[Card]:
        """Return the cards of a colour on this board, bottom card first."""
        return self.piles[color.index].cards

    def splayed(self, color: Color) -> int:
        """Return the direction in which a colour is splayed."""
        return self.piles[color.index].splay

    def colors(self) -> list[Color]:
        """Return the colours on this board."""
        return [pile.color for pile in self.piles if pile.cards]

    def colors_with(self, icon: int) -> list[Color]:
        """Return the colours in which an icon shows."""
        return [pile.color for pile in self.piles if pile.count(icon)]

    def highest_top(self) -> int:
        """Return the value of the highest top card; of an empty board, 0."""
        value = 0
        for pile in self.piles:
            cards = pile.cards
            if cards and cards[-1].age > value:
                value = cards[-1].age
        return value

    def zone(self, kind: str, color: Color | None = None) -> Zone:
        """Return one of this player's zones."""
        if kind == HAND:
            return self.hand_zone
        if kind == SCORE:
            return self.score_zone
        if kind == ACHIEVEMENTS:
            return self.achievement_zone
        for zone in self.added:
            if zone.kind == kind:
                return zone
        assert color is not None
        return self.piles[color.index]

    def place_of(self, card: Card) -> Zone:
        """Return the zone that a card is in, be it anyone's."""
        return self.game.zones[self.game.where[card.index]]

    @property
    def opponents(self) -> list["Player"]:
        """The players of other teams, clockwise from this player's left."""
        return [player for player in self.game.clockwise(self.seat) if player.team != self.team]

    @property
    def everyone(self) -> list["Player"]:
        """All players in the game, clockwise from this player's left, this player last."""
        return self.game.clockwise(self.seat)

    @property
    def others(self) -> list["Player"]:
        """Whom "another player" on a card can mean, clockwise from this player's left."""
        if self.game.edition.partner_is_other:
            return [player for player in self.game.clockwise(self.seat) if player is not self]
        return self.opponents

    @property
    def achievement_count(self) -> int:
        """The achievements that count for this player's victory: a team's are counted together."""
        team = [player for player in self.game.in_play() if player.team == self.team]
        count = sum([len(player.achievements) + len(player.specials) for player in team])
        if self.game.board_counts:
            count += sum([len(self.game.board_achievements(player)) for player in team])
        return count

    @property
    def dogma(self) -> "Dogma":
        """The execution of a card that is under way, and what has happened in it."""
        assert self.game.dogma is not None
        return self.game.dogma
