"""How a player stands: what lies before them, and what is counted of it."""

from typing import TYPE_CHECKING, Final, cast

from splay.innovation.card import Card
from splay.innovation.effect import ECHO_EFFECT, Effect
from splay.innovation.facts import BITS, BONUS, ECHO, MASK, Color, mask_of, packed
from splay.innovation.facts import ICONS as ICON_NAMES
from splay.innovation.karma import ACHIEVEMENTS as BY_KARMA
from splay.innovation.karma import (
    AVAILABLE,
    BONUSES,
    CLAIM_VALUE,
    EASED,
    HEX_ECHO,
    ICONS,
    IN_HAND,
    IN_SCORE,
    NOTHING_WATCHED,
    POINTS,
    SCORING,
    STACK,
    STACK_ORDER,
    TOP_VALUE,
    Karma,
)
from splay.innovation.special import Special
from splay.innovation.zone import ACHIEVEMENTS, BOARD, DISPLAY, FORECAST, HAND, SCORE, ZONES_EACH, Pile, Zone

if TYPE_CHECKING:
    from splay.innovation.dogma import Dogma
    from splay.innovation.game import Game
    from splay.innovation.player import Player


Each = dict[int, list[Karma]]
"""The karmas of a player that change what is counted, by what they change."""

_BONUS_MARKS: Final = mask_of([BONUS])
_BONUS_PLACE: Final = BITS * (BONUS - ECHO)
NOTHING_CHANGED: Final[Each] = {}


def worth(bonuses: list[int]) -> int:
    """Return what bonuses are worth: the highest counts its value, each further one 1."""
    return max(bonuses) + len(bonuses) - 1 if bonuses else 0


class Standing:
    """How a player stands: the zones that belong to them, and what is counted of these."""

    # Without slots, CPython finds the attributes of an object quickly only as long as there are at most thirty.
    __slots__ = (
        "achievement_zone",
        "achievements",
        "added",
        "bearers",
        "bonus_points",
        "bonuses_changed",
        "displayed",
        "doors",
        "each",
        "forecast",
        "game",
        "gifts",
        "hand",
        "hand_zone",
        "highest",
        "icons",
        "marks",
        "meldable",
        "name",
        "out",
        "piles",
        "score_pile",
        "score_total",
        "score_zone",
        "scored",
        "seat",
        "specials",
        "team",
        "tucked",
        "tucked_colors",
        "would",
    )

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
        self.marks = 0
        """All marks in sight on the board, packed."""
        self.highest = 0
        """The value of the highest top card; of an empty board, 0."""
        self.score_total = 0
        """The total value of the score pile."""
        self.bonus_points = 0
        """What the bonuses in sight were worth when they were last counted."""
        self.bonuses_changed = False
        """Whether others may have come in sight since."""
        self.added: tuple[Zone, ...] = ()
        """The places that expansions add."""
        self.forecast: list[Card] = []
        """The cards that this player has foreshadowed."""
        self.displayed: list[Card] = []
        """The artifact that this player has on display, if any."""
        self.meldable: list[Card] = []
        """What else a Meld action can meld as if it were in hand."""
        self.would = NOTHING_WATCHED
        """The karmas in force that watch for something."""
        self.bearers = 0
        """How many top cards bear karmas."""
        self.each = NOTHING_CHANGED
        """The karmas in force that change what is counted, by their doors."""
        self.doors = 0
        """All these doors."""
        self.gifts = 0
        """The icons of which karmas give more, as a mask, and whether any of them goes by the cards in hand."""
        self.out = False
        """Whether this player has lost and is out of the game."""
        self.tucked = 0
        """Cards tucked this turn."""
        self.tucked_colors = 0
        """The colours of the cards tucked this turn, as a mask; only where there can be karmas."""
        self.scored = 0
        """Cards scored this turn."""

    def take_over(self, other: "Player") -> None:
        """Have everything that is counted and claimed as it is in a game that this one is a copy of."""
        self.specials = other.specials
        self.icons = other.icons
        self.marks = other.marks
        self.highest = other.highest
        self.score_total = other.score_total
        self.bonus_points = other.bonus_points
        self.bonuses_changed = other.bonuses_changed
        self.tucked = other.tucked
        self.tucked_colors = other.tucked_colors
        self.scored = other.scored
        self.out = other.out
        if other.game.karmic:
            self.would, self.bearers = other.would, other.bearers
            self.each, self.doors, self.gifts = other.each, other.doors, other.gifts
            self.take_stock()

    def count(self, icon: int) -> int:
        """Return how many of an icon this player has; or pictures, echo effects or bonuses."""
        # As `packed` has it, without a call: this is asked very often.
        shown = self.marks >> (BITS * (icon - ECHO)) & MASK if icon >= ECHO else self.icons >> (BITS * icon) & MASK
        if icon == BONUS:
            return shown + len(self.lent(BONUSES)) if self.doors & BONUSES else shown
        # Karmas count what is printed, not what others add.
        return shown + self.given(icon) if self.gifts >> icon & 1 else shown

    def shown(self, icon: int) -> int:
        """Return how many of an icon show on this board, without what karmas add."""
        return packed(self.icons, self.marks, icon)

    def icon_counts(self) -> list[int]:
        """Return how many of each icon this player has."""
        return [self.count(icon) for icon in range(len(ICON_NAMES))]

    def points(self) -> int:
        """Return this player's score."""
        if self.doors & SCORING:
            scored = sum([card.age for card in self.score_pile])
            return scored + worth(self.bonuses()) + self.more(POINTS)
        return self.score_total + (self.bonus_worth() if self.bonuses_changed else self.bonus_points)

    def bonuses(self) -> list[int]:
        """Return the bonuses in sight on this board, and what counts as one."""
        printed = [bonus for pile in self.piles for bonus in pile.bonuses]
        return printed + [card.age for card in self.lent(BONUSES)] if self.doors & BONUSES else printed

    # What karmas change

    def karmas(self) -> list[Karma]:
        """Return the karmas of this player's top cards."""
        return [karma for pile in self.piles for karma in pile.karmas]

    def more(self, door: int, about: int = 0) -> int:
        """Return how much karmas add to something that is counted."""
        added, you = 0, self.game.players[self.seat]
        for karma in self.each[door] if self.doors & door else ():
            assert karma.amount is not None
            added += karma.amount(you, about)
        return added

    def given(self, icon: int, but: Karma | None = None) -> int:
        """Return how many more of an icon karmas give, but for one of them."""
        added, you = 0, self.game.players[self.seat]
        for karma in self.each[ICONS]:
            if karma.icons >> icon & 1 and karma.amount is not None and karma is not but:
                added += karma.amount(you, icon)
        return added

    def lent(self, door: int) -> list[Card]:
        """Return the cards that karmas let count as something else."""
        you = self.game.players[self.seat]
        return [card for karma in self.each.get(door, ()) if karma.cards is not None for card in karma.cards(you)]

    def take_stock(self) -> None:
        """Find the cards that count as being in hand and in the score pile; mostly those that are."""
        self.hand = self.hand_zone.cards + self.lent(IN_HAND) if self.doors & IN_HAND else self.hand_zone.cards
        scored = self.score_zone.cards
        self.score_pile = scored + self.lent(IN_SCORE) if self.doors & IN_SCORE else scored

    def claim_value(self) -> int:
        """Return the value of the highest top card for claiming achievements."""
        return self.highest + self.more(CLAIM_VALUE) if self.doors & CLAIM_VALUE else self.highest

    def top_value(self, pile: Pile) -> int:
        """Return the value of a colour's top card for a Draw or Inspire action; of none, 0."""
        for karma in self.each.get(TOP_VALUE, ()):
            value = -1 if karma.amount is None else karma.amount(cast("Player", self), pile.color.index)
            if value >= 0:
                return value
        return pile.cards[-1].age if pile.cards else 0

    def draw_value(self) -> int:
        """Return the value of the highest top card for a Draw action."""
        return max([self.top_value(pile) for pile in self.piles]) if self.doors & TOP_VALUE else self.highest

    def nearness(self, special: Special) -> tuple[int, int]:
        """Return how many this player has of what a special achievement counts, and how many are needed."""
        you = self.game.players[self.seat]
        if self.doors & EASED:
            return special.eased_have(you), special.eased_need
        return special.have(you), special.need

    def available(self) -> list[Card]:
        """Return the cards that count as available achievements for this player only."""
        return self.lent(AVAILABLE) if self.doors & AVAILABLE else []

    def effects_in(self, pile: Pile, kind: str) -> list[Effect]:
        """Return the echo effects, or the inspire effects, of a colour on this board, from the bottom card up."""
        if not self.doors & (STACK | HEX_ECHO):
            return pile.echoes if kind == ECHO_EFFECT else pile.inspires
        if self.doors & STACK and any(karma.door == STACK for karma in pile.karmas):
            piles = [self.piles[index] for index in STACK_ORDER]
        else:
            piles = [pile]
        return [effect for part in piles for effect in self._effects_of(part, kind)]

    def _effects_of(self, pile: Pile, kind: str) -> list[Effect]:
        """Return the echo effects, or the inspire effects, of one pile, with those that pictures count as."""
        if not self.doors & HEX_ECHO or kind != ECHO_EFFECT:
            return pile.echoes if kind == ECHO_EFFECT else pile.inspires
        effects: list[Effect] = []
        for card in pile.in_sight():
            if card.echo is not None and pile.shows(card, card.echo_slot):
                effects.append(card.echo)
            # Ruling: of one card, the echo effect that is printed comes first.
            if pile.shows(card, card.hex_slot):
                effects.extend([karma.hexes[pile.color.index] for karma in self.each[HEX_ECHO]])
        return effects

    def count_done(self, verb: str, times: int) -> None:
        """Count what has been done this turn, as far as it is counted: cards tucked and cards scored."""
        if verb == "tuck":
            self.tucked += times
        elif verb == "score":
            self.scored += times

    def has_tucked(self, color: Color) -> bool:
        """Tell whether this player has tucked a card of a colour this turn, where there can be karmas."""
        return self.tucked_colors >> color.index & 1 == 1

    def bonus_worth(self) -> int:
        """Return what the bonuses in sight are worth."""
        if not self.bonuses_changed:
            return self.bonus_points
        self.bonuses_changed = False
        highest = 0
        for pile in self.piles:
            if pile.marks & _BONUS_MARKS:
                top = pile.cards[-1].bonus
                if top > highest:
                    highest = top
                if pile.spread_bonus > highest:
                    highest = pile.spread_bonus
        # As `worth` has it, without a list of them all.
        self.bonus_points = highest + (self.marks >> _BONUS_PLACE & MASK) - 1 if highest else 0
        return self.bonus_points

    def add_zone(self, zone: Zone, is_meldable: bool) -> None:
        """Have one of the places that expansions add; its cards may be melded as if they were in hand."""
        self.added += (zone,)
        if zone.kind == FORECAST:
            self.forecast = zone.cards
        elif zone.kind == DISPLAY:
            self.displayed = zone.cards
        if is_meldable:
            self.meldable = zone.cards

    @property
    def display(self) -> Card | None:
        """The artifact that this player has on display."""
        return self.displayed[0] if self.displayed else None

    def tops(self) -> list[Card]:
        """Return the top cards, in the order of colours."""
        return [pile.cards[-1] for pile in self.piles if pile.cards]

    def tops_anywhere(self) -> list[Card]:
        """Return the top cards of all players, this player's first."""
        return self.tops() + [card for other in self.everyone if other is not self for card in other.tops()]

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
        return self.highest

    def look_up(self) -> None:
        """Find the value of the highest top card."""
        highest = 0
        for pile in self.piles:
            if pile.value > highest:
                highest = pile.value
        self.highest = highest

    def zone(self, kind: str, color: Color | None = None) -> Zone:
        """Return one of this player's zones."""
        if kind == BOARD:
            assert color is not None
            return self.piles[color.index]
        if kind == HAND:
            return self.hand_zone
        if kind == SCORE:
            return self.score_zone
        if kind == ACHIEVEMENTS:
            return self.achievement_zone
        for zone in self.added:
            if zone.kind == kind:
                return zone
        raise ValueError(f"{self.name} has no {kind}")

    def place_of(self, card: Card) -> Zone:
        """Return the zone that a card is in, be it anyone's."""
        return self.game.zones[self.game.where[card.index]]

    def sees(self, card: Card) -> bool:
        """Tell whether this player can see the front of a card."""
        # Where a relic is, is open to everyone.
        return card.relic or self.place_of(card).seen >> self.seat & 1 == 1

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
        count = 0
        for player in self.game.in_play():
            if player.team == self.team:
                count += len(player.achievements) + len(player.specials)
                if self.game.board_counts:
                    count += len(self.game.board_achievements(player))
        return count

    def achievements_at_most(self) -> int:
        """Return how many achievements this player would have if all that could count on the board did."""
        count = len(self.achievements) + len(self.specials)
        if self.doors & ICONS:
            for icon in self.game.board_icons:
                count += self.count(icon)
        elif self.marks & self.game.board_mask:
            # As `count` has it where karmas give nothing, without a call for each.
            for icon in self.game.board_icons:
                count += self.marks >> (BITS * (icon - ECHO)) & MASK
        if self.doors & BY_KARMA:
            for karma in self.each[BY_KARMA]:
                if karma.words is not None:
                    count += karma.most or len(karma.words(self.game.players[self.seat]))
        return count

    @property
    def dogma(self) -> "Dogma":
        """The execution of a card that is under way, and what has happened in it."""
        assert self.game.dogma is not None
        return self.game.dogma
