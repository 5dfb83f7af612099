"""What a karma is, as a figure bears it. It acts, or counts, as long as the figure is a top card.

A karma is written on its card in the same form as an effect::

    @homer.instead((RETURN, REMOVE), "If you would return or remove a figure you hold, instead tuck it.", held_figure)
    def homer_keep(you: Player, it: Would) -> None:
        you.tuck(it.card)

There are four sorts: *would* (`first`, `instead`) interrupts what is about to happen, *each* (`counts`, `gives`,
`lends`, `achieves`, `holds`, `hexes`) changes what is counted, *when* acts once the figure has been melded, *decree*
eases a Decree action. How they act upon a game is in `interrupting.py`, what they count in `standing.py`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from splay.innovation.effect import ECHO_EFFECT, KARMA, Effect
from splay.innovation.facts import COLORS, COUNTED_KINDS, Color

if TYPE_CHECKING:
    from splay.innovation.card import Card
    from splay.innovation.player import Player
    from splay.innovation.special import Special
    from splay.innovation.zone import Zone

# What a would karma can watch: the words that move cards go by the verb of the movement.
DRAW: Final = "draw a card"
MELD: Final = "meld"
TUCK: Final = "tuck"
SCORE: Final = "score"
FORESHADOW: Final = "foreshadow"
RETURN: Final = "return"
REMOVE: Final = "remove"
TRANSFER: Final = "transfer"
CLAIM: Final = "achieve"
"""Claiming an achievement, be it a special one; one with a card is a standard achievement."""
SPLAY: Final = "splay"
DRAW_ACTION: Final = "draw action"
DOGMA_ACTION: Final = "dogma action"
INSPIRE_ACTION: Final = "inspire action"
SHARE_DRAW: Final = "share draw"
"""The free Draw action for sharing."""
NO_SHARE_DRAW: Final = "no share draw"
"""A Dogma action ends without one."""
DEMANDED: Final = "demanded"
"""A demand is about to succeed; who would do it is the one of whom it is demanded."""
FADE: Final = "fade"
WIN: Final = "win"
"""The game is about to end; who would do it is one of the winners."""

# Who would do it, seen from the one whose figure it is.
YOU: Final = 0
OPPONENT: Final = 1
ANOTHER: Final = 2
ANYONE: Final = 3

# What an each karma changes: its door. Each is a bit, so that a player tells in one number which doors have karmas.
ICONS: Final = 1
"""How many more of an icon count on the board; asked with the icon."""
POINTS: Final = 2
"""How many points the score has more."""
CLAIM_VALUE: Final = 4
"""How much higher the highest top card is for claiming."""
CLAIM_POINTS: Final = 8
"""How many points more there are for claiming; asked with the value of the achievement."""
TOP_VALUE: Final = 16
"""The value of a colour's top card for a Draw or Inspire action, or -1 if it is as printed; asked with its index."""
GLYPH: Final = 32
"""As what a printed value counts; asked with that value."""
BONUSES: Final = 64
"""Which cards count as bonuses of their value."""
AVAILABLE: Final = 128
"""Which cards count as available achievements."""
ACTIVATES: Final = 256
"""Which cards of others can be used."""
IN_HAND: Final = 512
IN_SCORE: Final = 1024
"""Which other cards count as being there."""
ACHIEVEMENTS: Final = 2048
"""What counts as an achievement."""
STACK: Final = 4096
"""All echo and inspire effects count as part of the figure's own pile."""
EASED: Final = 8192
"""Special achievements need one fewer or one lower of each thing."""
HEX_ECHO: Final = 16384
"""Pictures count as echo effects."""
INSPIRABLE: Final = 32768
"""How many inspire effects an Inspire action can bring to light itself; asked with the colour's index."""

BY_HAND: Final = 1 << COUNTED_KINDS
"""Among the icons that a karma gives: how many these are goes by the cards in hand."""

LENDING: Final = IN_HAND | IN_SCORE
"""What lets cards count as being elsewhere."""
ADDING_ACTIONS: Final = ACTIVATES | AVAILABLE
"""What adds to the actions that can be taken."""
SCORING: Final = POINTS | BONUSES | IN_SCORE
"""What changes the score."""
CLAIMING: Final = ICONS | BONUSES | STACK | HEX_ECHO | EASED
"""What can bring special achievements nearer."""

STACK_ORDER: Final = (1, 0, 2, 4, 3)
"""The order of colours in which effects come that count as part of one pile: red, blue, green, purple, yellow."""


class Would:
    """Something that is about to happen, as the karmas that watch for it see it."""

    # Most of these are of one kind of event only, and have the same value in all others.
    source: "Zone | None" = None
    """Where the card is, or what would be splayed."""
    color: Color | None = None
    """The colour that would be splayed, or inspired."""
    direction: int = 0
    special: "Special | None" = None
    """The special achievement that would be claimed."""
    featured: int = -1
    """The featured icon of a Dogma action; a karma can put another one in its place."""
    counts: list[int] | None = None
    """What a karma lets count for a Dogma action in place of icons, for each seat."""
    majority: int = -1
    """The seat to which a karma gives the sole majority in an icon until the end of a Dogma action, or -1."""
    majority_icon: int = -1
    """The icon that this majority is in."""
    raised: int = 0
    """By how much a karma raises the values printed in effects during a Dogma action."""
    raises_karmas: bool = False
    """Whether that goes for karmas as well."""
    effect: Effect | None = None
    """The demand that is about to succeed."""
    other: "Player | None" = None
    """Who demands."""
    winners: Sequence[int] = ()
    """The seats that are about to win; a karma by which somebody else does ends the game itself."""
    is_off: bool = False
    is_done: bool = False
    """Whether a karma that acts instead has done it after all, so that the word is carried out for "if you do"."""

    def __init__(self, player: "Player", card: "Card | None" = None, age: int = 0) -> None:
        self.player = player
        """Who would do it; of whom something would be demanded."""
        self.effect_seat = player.seat
        """The seat whose effect does it."""
        self.moving = card
        self.age = age
        """The value of a card that would be drawn."""

    @property
    def card(self) -> "Card":
        """The card that it is about."""
        assert self.moving is not None
        return self.moving

    def call_off(self) -> None:
        """Let what would have happened not happen."""
        self.is_off = True


Condition = Callable[["Player", Would], bool]
Act = Callable[["Player", Would], None]
Number = Callable[["Player", int], int]
Cards = Callable[["Player"], list["Card"]]
Words = Callable[["Player"], list[str]]
Deed = Callable[["Player"], None]
OnColor = Callable[["Player", Color], None]


def bearing(icon: int) -> Condition:
    """Return the condition that the card bears an icon."""

    def bears(you: "Player", it: Would) -> bool:
        return it.card.has(icon)

    return bears


class KarmaScript:
    """A karma as its author writes it down. One without words belongs to the one above it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.events: tuple[str, ...] = ()
        """What a would karma watches."""
        self.whose = YOU
        self.given: Condition | None = None
        self.act: Act | None = None
        self.replaces = False
        """Whether it acts instead, and not first."""
        self.when: Deed | None = None
        self.decree = ""
        """The decree that it eases."""
        self.door = 0
        """What an each karma changes."""
        self.amount: Number | None = None
        self.icons = 0
        """The icons of which it gives more, as a mask, and whether it goes by the cards in hand."""
        self.cards: Cards | None = None
        self.words: Words | None = None
        self.most = 0
        """How many achievements it can count at most; 0 where these only grow with what shows on the board."""
        self.on_color: OnColor | None = None
        self.echo_text = ""


class Karma(Effect):
    """A karma as printed on a card of one edition."""

    def __init__(self, card: str, script: KarmaScript) -> None:
        super().__init__(card, 0, KARMA, script.text, None, None)
        self.bearer: Card | None = None
        self.events = script.events
        self.whose = script.whose
        self.given = script.given
        self.act = script.act
        self.replaces = script.replaces
        self.when = script.when
        self.decree = script.decree
        self.door = script.door
        self.amount = script.amount
        self.icons = script.icons
        self.cards = script.cards
        self.words = script.words
        self.most = script.most
        self.hexes: list[Effect] = []
        """For each colour, the echo effect that a picture in it counts as."""
        if script.on_color is not None:
            self.hexes = [Effect(card, 0, ECHO_EFFECT, script.echo_text, _of(script.on_color, c), None) for c in COLORS]

    def watches(self, you: "Player", it: Would) -> bool:
        """Tell whether this karma of a player's is triggered by something that is about to happen."""
        return self.concerns(you, it.player) and (self.given is None or self.given(you, it))

    def concerns(self, you: "Player", player: "Player") -> bool:
        """Tell whether this karma of a player's watches what another one does, or the same."""
        if self.whose == YOU:
            return player is you
        if self.whose == OPPONENT:
            return player.team != you.team
        return self.whose == ANYONE or player is not you


Watching = dict[str, list[tuple[int, Karma]]]
"""For each thing that can be about to happen, the karmas that watch for it, with the seats of their figures."""

NOTHING_WATCHED: Final[Watching] = {}
"""What would karmas watch where there are none, or where they have no say."""


def _of(function: OnColor, color: Color) -> Deed:
    def carry_out(you: "Player") -> None:
        function(you, color)

    return carry_out


class Karmas:
    """The karmas of a card, as its author writes them down."""

    def __init__(self) -> None:
        self.karmas: list[KarmaScript] = []

    def _add(self, text: str) -> KarmaScript:
        script = KarmaScript(text)
        self.karmas.append(script)
        return script

    def first(
        self, events: str | Sequence[str], text: str, given: Condition | None = None, whose: int = YOU
    ) -> Callable[[Act], Act]:
        """Add a karma that acts before something that would happen."""
        return self._would(events, text, given, whose, False)

    def instead(
        self, events: str | Sequence[str], text: str, given: Condition | None = None, whose: int = YOU
    ) -> Callable[[Act], Act]:
        """Add a karma that acts in place of something that would happen."""
        return self._would(events, text, given, whose, True)

    def _would(
        self, events: str | Sequence[str], text: str, given: Condition | None, whose: int, replaces: bool
    ) -> Callable[[Act], Act]:
        script = self._add(text)
        script.events = (events,) if isinstance(events, str) else tuple(events)
        script.given, script.whose, script.replaces = given, whose, replaces

        def add(function: Act) -> Act:
            script.act = function
            return function

        return add

    def when(self, text: str) -> Callable[[Deed], Deed]:
        """Add a karma that acts when the figure is melded."""
        script = self._add(text)

        def add(function: Deed) -> Deed:
            script.when = function
            return function

        return add

    def decree(self, name: str) -> None:
        """Add the karma by which any two figures are enough to issue a decree."""
        self._add(f"You can issue the {name} decree with any two figures.").decree = name

    def counts(self, door: int, text: str = "") -> Callable[[Number], Number]:
        """Add a karma that changes a number: the function is asked about one number, and says how many more."""
        script = self._add(text)
        script.door = door

        def add(function: Number) -> Number:
            script.amount = function
            return function

        return add

    def gives(self, icons: Sequence[int], text: str, by_hand: bool = False) -> Callable[[Number], Number]:
        """Add a karma that gives more of some icons: the function is asked about one of these, and says how many.

        Where that goes by the cards in hand, it has to be said.
        """
        script = self._add(text)
        script.door, script.icons = ICONS, sum([1 << icon for icon in icons]) | (BY_HAND if by_hand else 0)

        def add(function: Number) -> Number:
            script.amount = function
            return function

        return add

    def lends(self, door: int, text: str = "") -> Callable[[Cards], Cards]:
        """Add a karma by which other cards count as something."""
        script = self._add(text)
        script.door = door

        def add(function: Cards) -> Cards:
            script.cards = function
            return function

        return add

    def achieves(self, text: str, most: int = 0) -> Callable[[Words], Words]:
        """Add a karma by which something counts as achievements: the function names each of them.

        How many these can be at most has to be said unless the more shows on the board, the more they are.
        """
        script = self._add(text)
        script.door, script.most = ACHIEVEMENTS, most

        def add(function: Words) -> Words:
            script.words = function
            return function

        return add

    def holds(self, door: int, text: str) -> None:
        """Add a karma that needs no function, because it is in force or not."""
        self._add(text).door = door

    def hexes(self, text: str, echo_text: str) -> Callable[[OnColor], OnColor]:
        """Add a karma by which each picture counts as an echo effect, which is told the colour that it is in."""
        script = self._add(text)
        script.door, script.echo_text = HEX_ECHO, echo_text

        def add(function: OnColor) -> OnColor:
            script.on_color = function
            return function

        return add
