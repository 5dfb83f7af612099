"""The places where a card can be. Each card is in exactly one of them at any time."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from splay.innovation.card import NO_KARMAS, Action, Card
from splay.innovation.effect import Effect
from splay.innovation.facts import COLORS, SHOWN, UNSPLAYED, Color, most, packed
from splay.innovation.special import CARDS, CROWDED_ICONS, CROWDED_MARKS, FORESHADOWING, SCORING, with_crowds
from splay.kernel.event import EVERYONE, NOBODY

DECK: Final = "deck"
HAND: Final = "hand"
SCORE: Final = "score"
BOARD: Final = "board"
ACHIEVEMENTS: Final = "achievements"
AVAILABLE: Final = "available"
JUNK: Final = "junk"
"""Out of play: the junk of the fourth edition, the box of the earlier ones."""
FORECAST: Final = "forecast"
DISPLAY: Final = "display"
"""Where an artifact lies that has been dug up, for everyone to see; it is neither board nor hand."""
RELIC: Final = "relic"
"""The relics beside their decks."""

_CHANGES: Final = {SCORE: SCORING, FORECAST: FORESHADOWING}

NO_BONUSES: Final[list[int]] = []
NO_EFFECTS: Final[list[Effect]] = []
NO_ACTIONS: Final[list[Action]] = []


@mypyc_attr(acyclic=True)
class Zone:
    """An ordered place: the last card is the top one, the first the bottom one.

    No card refers to a place, so the compiled class keeps out of the cyclic garbage collector's way.
    """

    __slots__ = ("age", "cards", "change", "index", "kind", "lent", "owner", "seen")

    def __init__(
        self, index: int, kind: str, owner: int, age: int, seen: int, cards: list[Card], change: int = 0
    ) -> None:
        self.index = index
        self.kind = kind
        self.owner = owner
        self.age = age
        self.seen = seen
        """Who may see which card comes or goes here, as a mask of seats."""
        self.cards = cards
        self.change = change
        """What happens for the special achievements when a card comes or goes; 0 where nothing is counted."""
        self.lent = False
        """Whether another zone, copied from this one or the other way round, has the same list of cards."""

    def copy(self) -> "Zone":
        """Return a zone with the same cards."""
        # Of the decks few are touched before a copy is done with, so they share the list until one of them changes.
        # What belongs to players does not: they hold on to the lists themselves.
        self.lent = self.owner < 0
        cards = self.cards if self.lent else self.cards[:]
        twin = Zone(self.index, self.kind, self.owner, self.age, self.seen, cards, self.change)
        twin.lent = self.lent
        return twin

    def take(self, card: Card) -> None:
        """Take a card away."""
        if self.lent:
            self._own()
        # Mostly it is the top card, which is found at once.
        if self.cards[-1] is card:
            self.cards.pop()
        else:
            self.cards.remove(card)

    def put(self, card: Card, on_top: bool = True) -> None:
        """Add a card on top, or at the bottom."""
        if self.lent:
            self._own()
        if on_top:
            self.cards.append(card)
        else:
            self.cards.insert(0, card)

    def keeps(self, card: Card, on_top: bool) -> bool:
        """Tell whether a card of this place would be where it is if it were put here, on top or at the bottom."""
        if self.kind in (BOARD, DECK):
            return card is self.cards[-1 if on_top else 0]
        return True

    def fill(self, cards: list[Card]) -> None:
        """Put cards in place of those that are here."""
        if self.lent:
            self.cards = []
            self.lent = False
        self.cards[:] = cards

    def _own(self) -> None:
        """Have a list of cards of one's own, before it changes."""
        self.cards = self.cards[:]
        self.lent = False

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.owner}: {[card.name for card in self.cards]}>"


@mypyc_attr(acyclic=True)
class Pile(Zone):
    """The cards of one colour on a board, with their splay and the icons that show."""

    __slots__ = (
        "_bonuses",
        "_echoes",
        "_inspires",
        "color",
        "dogmas",
        "icons",
        "is_searched",
        "karmas",
        "marks",
        "splay",
        "spread",
        "spread_bonus",
        "spread_marks",
        "value",
    )

    def __init__(
        self, index: int, owner: int, color: Color, cards: list[Card], splay: int = UNSPLAYED, icons: int = 0
    ) -> None:
        super().__init__(index, BOARD, owner, 0, EVERYONE, cards, CARDS)
        self.color = color
        self.splay = splay
        self.icons = icons
        self.marks = 0
        """The marks in sight, packed."""
        self.value = cards[-1].age if cards else 0
        """The value of the top card; 0 if there is none."""
        self.dogmas = cards[-1].dogma_actions if cards else NO_ACTIONS
        """To use the top card, if it can be used."""
        self.spread = 0
        self.spread_marks = 0
        """What the splay would leave in sight of all the cards if they were covered, packed."""
        self.spread_bonus = 0
        """The value of the highest bonus among these."""
        self.is_searched = False
        """Whether the marks in sight have been looked for one by one since the pile has changed."""
        self._bonuses: list[int] = NO_BONUSES
        self._echoes = NO_EFFECTS
        self._inspires = NO_EFFECTS
        self.karmas = NO_KARMAS
        """The karmas of the top card."""

    def copy(self) -> "Pile":
        twin = Pile(self.index, self.owner, self.color, self.cards[:], self.splay, self.icons)
        twin.marks = self.marks
        twin.spread, twin.spread_marks, twin.spread_bonus = self.spread, self.spread_marks, self.spread_bonus
        twin.karmas = self.karmas
        return twin

    def count(self, icon: int) -> int:
        """Return how many of an icon show in this pile."""
        return packed(self.icons, self.marks, icon)

    def lie(self, splay: int) -> None:
        """Have a splay, and find what it would leave in sight of all the cards if they were covered."""
        self.splay, icons, marks = splay, 0, 0
        if splay != UNSPLAYED:
            for card in self.cards:
                icons += card.shown[splay]
                marks += card.marks_shown[splay]
        self.spread, self.spread_marks, self.spread_bonus = icons, marks, 0
        if marks:
            self._find_spread_bonus()

    def count_card(self, card: Card, sign: int) -> None:
        """Take note of a card that has come to the pile, or has left it, while it is splayed."""
        splay = self.splay
        if len(self.cards) < 2:
            self.splay = UNSPLAYED
            self.spread = self.spread_marks = self.spread_bonus = 0
        else:
            self.spread += sign * card.shown[splay]
            if card.marks:
                self.spread_marks += sign * card.marks_shown[splay]
                if card.bonus and sign < 0:
                    self._find_spread_bonus()
                elif card.bonuses_shown[splay] > self.spread_bonus:
                    self.spread_bonus = card.bonuses_shown[splay]

    def _find_spread_bonus(self) -> None:
        """Find the highest bonus that the splay would leave in sight if all the cards were covered."""
        highest, splay = 0, self.splay
        for card in self.cards:
            if card.bonuses_shown[splay] > highest:
                highest = card.bonuses_shown[splay]
        self.spread_bonus = highest

    def count_icons(self) -> int:
        """Count the icons in sight, all of the top card's and what the splay leaves of the others'; see what is on top.

        Returns the icons packed.
        """
        cards = self.cards
        if not cards:
            self.icons = self.value = 0
            self.dogmas = NO_ACTIONS
            return 0
        top = cards[-1]
        icons = top.icons
        splay = self.splay
        if splay != UNSPLAYED:
            icons += self.spread - top.shown[splay]
        self.icons = icons
        self.value = top.age
        self.dogmas = top.dogma_actions
        return icons

    def shows(self, card: Card, slot: int) -> bool:
        """Tell whether a slot of one of the cards is in sight."""
        return slot >= 0 and (card is self.cards[-1] or slot in SHOWN[self.splay])

    def look_over(self) -> bool:
        """Count the icons and the marks in sight, and see what is on top.

        Returns whether other karmas have come on top.
        """
        self.is_searched = False
        cards = self.cards
        if not cards:
            self.icons = self.marks = self.value = 0
            self.dogmas = NO_ACTIONS
            karmas = NO_KARMAS
        else:
            top = cards[-1]
            karmas = top.karmas
            splay = self.splay
            self.value, self.dogmas = top.age, top.dogma_actions
            if splay == UNSPLAYED:
                self.icons, self.marks = top.icons, top.marks
            else:
                icons = top.icons + self.spread - top.shown[splay]
                marks = top.marks + self.spread_marks - top.marks_shown[splay]
                self.icons = icons
                # Mostly nothing shows so often, which is seen without a call.
                self.marks = with_crowds(icons, marks) if marks & CROWDED_MARKS or icons >= CROWDED_ICONS else marks
        if karmas is self.karmas:
            return False
        self.karmas = karmas
        return True

    @property
    def bonuses(self) -> list[int]:
        """The bonuses in sight, from the bottom card to the top."""
        if not self.is_searched:
            self._search()
        return self._bonuses

    @property
    def echoes(self) -> list[Effect]:
        """The echo effects in sight, from the bottom card to the top."""
        if not self.is_searched:
            self._search()
        return self._echoes

    @property
    def inspires(self) -> list[Effect]:
        """The inspire effects in sight, from the bottom card to the top."""
        if not self.is_searched:
            self._search()
        return self._inspires

    def _search(self) -> None:
        """Find the bonuses, echo and inspire effects in sight."""
        self.is_searched = True
        if not self.marks:
            self._bonuses, self._echoes, self._inspires = NO_BONUSES, NO_EFFECTS, NO_EFFECTS
            return
        top = self.cards[-1]
        if self.marks == top.marks:
            self._bonuses, self._echoes, self._inspires = top.bonus_values, top.echoes, top.inspires
        else:
            self._find_marks(top)

    def inspires_if(self, splay: int) -> int:
        """Return how many inspire effects would be in sight of the covered cards if they were splayed so."""
        shown = SHOWN[splay]
        return sum([card.inspire is not None and card.inspire_slot in shown for card in self.cards[:-1]])

    def _find_marks(self, top: Card) -> None:
        """Find the bonuses, echo and inspire effects in sight where covered cards show some."""
        bonuses: list[int] = []
        echoes: list[Effect] = []
        inspires: list[Effect] = []
        splay, shown = self.splay, SHOWN[self.splay]
        for card in self.cards:
            if card.marks_shown[splay] and card is not top:
                for slot, value in card.bonuses:
                    if slot in shown:
                        bonuses.append(value)
                if card.echo is not None and card.echo_slot in shown:
                    echoes.append(card.echo)
                elif card.inspire is not None and card.inspire_slot in shown:
                    inspires.append(card.inspire)
        self._bonuses = bonuses + top.bonus_values
        self._echoes, self._inspires = echoes + top.echoes, inspires + top.inspires

    def exceed(self, other: "Pile") -> None:
        """Show at least as much of everything as another pile, and have as high a card on top."""
        self.icons, self.marks = most(self.icons, other.icons), most(self.marks, other.marks)
        if other.value > self.value:
            self.cards, self.value = other.cards, other.value

    def show_any(self) -> None:
        """Show as much of everything as could show if any of the cards left, and any other one were on top."""
        self.icons = self.marks = 0
        tops = [Pile(self.index, self.owner, self.color, [card], UNSPLAYED, card.icons) for card in self.cards]
        for top, card in zip(tops, self.cards, strict=True):
            top.marks = card.marks
            self.exceed(top)
        self.icons += sum([card.shown[self.splay] for card in self.cards])
        self.marks += sum([card.marks_shown[self.splay] for card in self.cards])

    def most_shown(self, tops: list[Card], arriving: list[Card]) -> tuple[int, int]:
        """Return what could show at most, packed, with any of some cards on top, and any of those that arrive here."""
        icons, marks = tops[0].icons, tops[0].marks
        for card in tops[1:]:
            icons = most(icons, card.icons)
            if card.marks:
                marks = most(marks, card.marks)
        if self.splay != UNSPLAYED:
            icons += self.spread + sum([card.shown[self.splay] for card in arriving])
            marks += self.spread_marks + sum([card.marks_shown[self.splay] for card in arriving])
        return icons, with_crowds(icons, marks)

    def in_sight(self) -> list[Card]:
        """Return those cards of which something can be seen, the bottom one first."""
        return self.cards if self.splay != UNSPLAYED else self.cards[-1:]

    def cards_in_sight(self) -> int:
        """Return how many of the cards can be seen."""
        return len(self.cards) if self.splay != UNSPLAYED else min(1, len(self.cards))


ZONES_EACH: Final = 3 + len(COLORS)
"""How many zones belong to each player in the base game."""


def _owned(index: int, kind: str, owner: int, seen: int) -> Zone:
    """Return an empty place of a player's, other than a pile."""
    return Zone(index, kind, owner, 0, seen, [], _CHANGES.get(kind, 0))


def lay_out(top_age: int, players: int, added: Sequence[Sequence[str]], relics: bool = False) -> list[Zone]:
    """Return the empty zones of a game: the decks by age, the achievements, the junk, and each player's.

    After these come, for each expansion, its decks by age and then what it adds for each player, hidden as a hand is
    unless it is for display; and last the relics.
    """
    zones: list[Zone] = [Zone(age, DECK, -1, age, NOBODY, []) for age in range(top_age + 1)]
    zones.append(Zone(len(zones), AVAILABLE, -1, 0, NOBODY, []))
    zones.append(Zone(len(zones), JUNK, -1, 0, NOBODY, []))
    for seat in range(players):
        # A hand and a score pile are for their owner's eyes; achievements for nobody's.
        for kind, seen in ((HAND, 1 << seat), (SCORE, 1 << seat), (ACHIEVEMENTS, NOBODY)):
            zones.append(_owned(len(zones), kind, seat, seen))
        for color in COLORS:
            zones.append(Pile(len(zones), seat, color, []))
    for kinds in added:
        zones.extend([Zone(len(zones) + age, DECK, -1, age, NOBODY, []) for age in range(top_age + 1)])
        for kind in kinds:
            for seat in range(players):
                zones.append(_owned(len(zones), kind, seat, EVERYONE if kind == DISPLAY else 1 << seat))
    if relics:
        zones.append(Zone(len(zones), RELIC, -1, 0, EVERYONE, []))
    return zones
