"""The special achievements: named, with a condition, claimed without an action.

Each condition is to have so many of something; what is counted says how near a player is.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from splay.innovation.facts import (
    BITS,
    BONUS,
    CLOCK,
    ECHO,
    ECHO_CROWD,
    HEX,
    ICONS,
    LEFT,
    MASK,
    PERSON,
    PICTURE_CROWD,
)
from splay.innovation.karma import BONUSES, EASED, HEX_ECHO, STACK
from splay.innovation.karma import ICONS as ICONS_DOOR
from splay.kernel.decision import Choice

if TYPE_CHECKING:
    from splay.innovation.player import Player


# What can bring a special achievement nearer.
CARDS: Final = 1
"""Cards on the board come, go or change places."""
SPLAYING: Final = 2
"""A colour is splayed."""
SIGHT: Final = CARDS | SPLAYING
"""What is in sight on the board changes."""
SCORING: Final = 4
"""A card comes to the score pile."""
FORESHADOWING: Final = 8
"""A card comes to the forecast."""
HOLDING: Final = 16
"""A card comes to a hand or leaves it, where that can count."""
DOING: Final = 32
"""A card is tucked or scored."""
ANYTHING: Final = SIGHT | SCORING | FORESHADOWING | HOLDING | DOING

_ONE_EACH: Final = sum(1 << (BITS * icon) for icon in range(len(ICONS)))
LOW: Final = _ONE_EACH * ((1 << (BITS - 1)) - 1)
"""All bits of packed icons but the highest of each."""
_CARRY: Final = _ONE_EACH * ((1 << (BITS - 1)) - 3)
_HIGH: Final = 1 << (BITS - 1)
_NEVER: Final = _HIGH << (BITS * PERSON)
"""A bit that no board has set: nothing shows so many times."""
_SIX: Final = (1 << (BITS * PERSON)) - 1


def signs(kinds: Iterable[int], least: int) -> int:
    """Return a mask of packed icons, or of packed marks, with a bit set in any board that has so many of one kind.

    It may have one in other boards as well: it is the number's highest bit, or a higher one.
    """
    bits = -(1 << (least.bit_length() - 1))
    found = 0
    for kind in kinds:
        # Above pictures nothing is counted among the icons: a negative mask is as good there, and keeps to 62 bits.
        of_kind = bits if kind == HEX else bits & MASK
        found |= of_kind << (BITS * (kind - ECHO if kind >= ECHO else kind))
    return found


def carry(icons: Iterable[int], least: int) -> int:
    """Return what carries each of some packed icons that shows so many times over into the highest of its bits.

    It is added to the other bits; where the highest is set already, it shows often enough.
    """
    return sum([(_HIGH - least) << (BITS * icon) for icon in icons])


class Special(Choice):
    """A special achievement: who has as many as needed of what it counts claims it."""

    def __init__(
        self,
        name: str,
        set_name: str,
        text: str,
        via: str,
        need: int,
        have: "Callable[[Player], int]",
        after: int,
        eased: "Callable[[Player], int] | None" = None,
        doors: int = 0,
        icons: Sequence[int] = (),
        marks: Sequence[int] = (),
        least: int = 1,
        crowds: int = 0,
        top_sign: int = 0,
        of_each: int = 0,
        met: "Callable[[Player], bool] | None" = None,
    ) -> None:
        super().__init__("special", name)
        self.name = name
        self.set_name = set_name
        self.text = text
        self.via = via
        """The card that lets a player claim it in another way."""
        self.need = need
        self.have = have
        self.after = after
        """What can bring it nearer; after anything else nobody need be asked how many they have."""
        self.doors = doors
        """What karmas can change of it."""
        self.icons = tuple(icons)
        self.least = least
        """Without so many of one of these icons a board cannot meet it, unless karmas change what it counts."""
        self.icon_signs = signs(icons, least)
        self.mark_signs = signs(marks, least)
        """The signs of these, or of so many of some marks."""
        self.has_signs = self.icon_signs | self.mark_signs != 0
        self.crowds = crowds
        """Marks of which a board that meets it has some, where it goes by what shows in one colour."""
        self.of_each = of_each
        """Of how many of the six icons so many must show, where that is the condition; else 0."""
        self.met = met
        """Whether it is met, where that can be told sooner than by counting everything."""
        self.top_sign = top_sign
        """Without a top card of this value a board cannot meet it either."""
        # Ruling: one fewer or one lower goes for each number of the condition.
        self.eased_need = max(need - 1, 1)
        self.eased_have = have if eased is None else eased
        """What is needed and counted where each number of the condition is one lower."""


class Watch:
    """Some special achievements that can be brought nearer at once, and the signs of them all."""

    def __init__(self, specials: Sequence[Special]) -> None:
        self.specials = tuple(specials)
        self.unsigned = tuple([special for special in specials if not special.has_signs])
        """Those that are counted whatever the board shows."""
        self.carry = 0
        self.icon_signs = 0
        """What is added to a board's icons, and the bits of which one is set then, where one of them is met."""
        self.mark_signs = 0
        self.each_carry = 0
        self.each_signs = _NEVER
        """The same where all these bits are set: so many of each icon are met."""
        self.doors = EASED
        """What of karmas can let them be met without any sign."""
        self._by_signs: dict[int, tuple[Special, ...]] = {}
        fewest: dict[int, int] = {}
        for special in specials:
            if special.crowds:
                self.mark_signs |= special.crowds
            elif special.of_each:
                self.each_carry, self.each_signs = carry(range(PERSON), special.of_each), _HIGH * _ONE_EACH & _SIX
            else:
                for icon in special.icons:
                    fewest[icon] = min(special.least, fewest.get(icon, special.least))
                self.mark_signs |= special.mark_signs
            self.doors |= special.doors
        for icon, least in fewest.items():
            self.carry += carry([icon], least)
            self.icon_signs |= _HIGH << (BITS * icon)

    def shown_by(self, signs: int) -> tuple[Special, ...]:
        """Return those that can be met where no other signs show than some of the icons."""
        if signs not in self._by_signs:
            by_icons = [special for special in self.specials if not (special.crowds or special.of_each)]
            self._by_signs[signs] = tuple(
                [special for special in by_icons if not special.has_signs or signs & special.icon_signs]
            )
        return self._by_signs[signs]

    def shows(self, icons: int, marks: int) -> bool:
        """Tell whether a board with so many icons and marks shows a sign of any of them."""
        low = icons & LOW
        return (
            (low + self.carry | icons) & self.icon_signs != 0
            or (low + self.each_carry | icons) & self.each_signs == self.each_signs
            or marks & self.mark_signs != 0
        )


class Watches:
    """Which of some special achievements that are available are watched after what, found when it is asked for."""

    def __init__(self, watched: tuple[Special, ...]) -> None:
        self.watched = watched
        self.after: dict[int, Watch] = {}
        """For each change, or several at once, those that it can bring nearer."""
        self.by: dict[int, tuple[Special, ...]] = {}
        """For the doors of a player's karmas, those that these can bring nearer."""

    def watch(self, change: int) -> Watch:
        """Return those that a change can bring nearer."""
        if change not in self.after:
            specials = tuple([special for special in self.watched if special.after & change])
            if specials not in _WATCH:
                _WATCH[specials] = Watch(specials)
            self.after[change] = _WATCH[specials]
        return self.after[change]

    def through(self, doors: int) -> tuple[Special, ...]:
        """Return those that karmas with these doors can bring nearer."""
        if doors not in self.by:
            self.by[doors] = tuple([special for special in self.watched if doors & (special.doors | EASED)])
        return self.by[doors]


_WATCH: Final[dict[tuple[Special, ...], Watch]] = {}
_WATCHES: Final[dict[tuple[Special, ...], Watches]] = {}


def watches_of(watched: tuple[Special, ...]) -> Watches:
    """Return what there is to watch for while these are available: the same in every game."""
    if watched not in _WATCHES:
        _WATCHES[watched] = Watches(watched)
    return _WATCHES[watched]


_TWELVE: Final = carry(range(len(ICONS)), 12)
_HIGHS: Final = _HIGH * _ONE_EACH


def _thrice(icons: int) -> int:
    """Return, for packed icons, a packed 1 for each icon that shows at least three times."""
    # What is added carries each count of three or more over into the highest of its bits, unless that is set already.
    return ((icons & LOW) + _CARRY | icons) >> (BITS - 1) & _ONE_EACH


def in_one_turn(player: "Player") -> int:
    """Cards tucked or cards scored this turn, whichever are more."""
    return player.tucked if player.tucked > player.scored else player.scored


def top_demands(player: "Player") -> int:
    """Top cards with a demand."""
    demands = 0
    for pile in player.piles:
        if pile.cards:
            demands += pile.cards[-1].demands
    return demands


def threefold_icons(player: "Player") -> int:
    """How many of the six icons show at least three times; persons do not matter."""
    thrice = _thrice(player.icons) & _SIX
    if not player.doors & ICONS_DOOR:
        return thrice.bit_count()
    # Karmas only add to what shows.
    return sum([thrice >> (BITS * icon) & 1 == 1 or player.count(icon) >= 3 for icon in range(PERSON)])


def shows_empire(player: "Player") -> bool:
    """Tell whether each of the six icons shows at least three times."""
    thrice = _thrice(player.icons) & _SIX
    if thrice == _ONE_EACH & _SIX or not player.doors & ICONS_DOOR:
        return thrice == _ONE_EACH & _SIX
    # Clocks are the last to come, and the first to be missing.
    for icon in range(CLOCK, -1, -1):
        if not thrice >> (BITS * icon) & 1 and player.count(icon) < 3:
            return False
    return True


def twofold_icons(player: "Player") -> int:
    """How many of the six icons show at least twice."""
    return sum([player.count(icon) >= 2 for icon in range(PERSON)])


def clocks(player: "Player") -> int:
    """Clocks in sight, and those that karmas add."""
    if player.doors & ICONS_DOOR:
        return player.count(CLOCK)
    return player.icons >> (BITS * CLOCK) & MASK


def splayed_right_or_up(player: "Player") -> int:
    """Colours splayed right or up; aslant, where there is such a splay, is as good."""
    colors = 0
    for pile in player.piles:
        if pile.splay > LEFT:
            colors += 1
    return colors


def high_tops(player: "Player") -> int:
    """Top cards of value 8 or more."""
    count = 0
    for pile in player.piles:
        if pile.value >= 8:
            count += 1
    return count


def tops_of_7(player: "Player") -> int:
    """Top cards of value 7 or more."""
    return sum([card.age >= 7 for card in player.tops()])


def _colors_thrice(player: "Player") -> int:
    """Return, packed, in how many colours each icon shows at least three times."""
    colors = 0
    for pile in player.piles:
        icons = pile.icons
        # As in _thrice, without a call for each colour.
        colors += ((icons & LOW) + _CARRY | icons) >> (BITS - 1) & _ONE_EACH
    return colors


def colors_of_one_icon(player: "Player") -> int:
    """In how many colours one and the same icon shows at least three times."""
    colors = _colors_thrice(player)
    # There are five colours, so each count has three bits, and the highest one that is set tells the most.
    for bit in (4, 2):
        most = colors & bit * _ONE_EACH
        if most:
            # At 4 or at 2, one more is in the lowest bit.
            return bit + (colors & most // bit != 0)
    return int(colors != 0)


def shows_supremacy(player: "Player") -> bool:
    """Tell whether one and the same icon shows at least three times in each of four colours."""
    # Then it shows twelve times on the board.
    if not ((player.icons & LOW) + _TWELVE | player.icons) & _HIGHS:
        return False
    # The icons that no colour lacks so far, and those that at most one lacks, as in _thrice; four of five are needed.
    all_have = all_but_one = _HIGHS
    for pile in player.piles:
        icons = pile.icons
        thrice = (icons & LOW) + _CARRY | icons
        all_but_one = all_have | all_but_one & thrice
        if not all_but_one:
            return False
        all_have &= thrice
    return True


def colors_with_two(player: "Player") -> int:
    """In how many colours one and the same icon shows at least twice."""
    return max([sum([pile.count(icon) >= 2 for pile in player.piles]) for icon in range(len(ICONS))])


def foreshadowed(player: "Player") -> int:
    """Cards in the forecast."""
    return len(player.forecast)


def bonuses_in_sight(player: "Player") -> int:
    """Bonuses in sight, and what counts as one."""
    if player.doors & BONUSES:
        return player.count(BONUS)
    return player.marks >> (BITS * (BONUS - ECHO)) & MASK


def hexes_in_one_color(player: "Player") -> int:
    """Pictures in sight in the colour that shows the most."""
    most = 0
    for pile in player.piles:
        count = pile.icons >> (BITS * HEX) & MASK
        if count > most:
            most = count
    return most


def shows_heritage(player: "Player") -> bool:
    """Tell whether eight pictures show in one colour."""
    for pile in player.piles:
        # Pictures are counted above the icons.
        if pile.icons >> (BITS * HEX) >= 8:
            return True
    return False


def echoes_in_one_color(player: "Player") -> int:
    """Echo effects in sight in the colour that shows the most."""
    hex_karmas = len(player.each[HEX_ECHO]) if player.doors & HEX_ECHO else 0
    if player.doors & STACK:
        # All of them count as part of one colour. Echo effects are the first of the marks, pictures above the icons.
        return (player.marks & MASK) + hex_karmas * (player.icons >> (BITS * HEX))
    most = 0
    for pile in player.piles:
        count = pile.marks & MASK
        if hex_karmas:
            count += hex_karmas * (pile.icons >> (BITS * HEX))
        if count > most:
            most = count
    return most


FEWEST_CLOCKS: Final = 3
"""Without so many clocks nobody meets what icons that karmas add can bring nearer: Empire and World."""

MONUMENT: Final = Special(
    "Monument", "base", "Tuck six cards or score six cards in one turn.", "Masonry", 6, in_one_turn, DOING
)
EMPIRE: Final = Special(
    "Empire",
    "base",
    "Show three of each of the six icons.",
    "Construction",
    6,
    threefold_icons,
    SIGHT,
    twofold_icons,
    ICONS_DOOR,
    icons=[CLOCK],
    least=FEWEST_CLOCKS,
    of_each=3,
    met=shows_empire,
)
WORLD: Final = Special(
    "World",
    "base",
    "Show twelve {clock}.",
    "Translation",
    12,
    clocks,
    SIGHT,
    doors=ICONS_DOOR,
    icons=[CLOCK],
    least=12,
)
WONDER: Final = Special(
    "Wonder", "base", "Have all five colours splayed right or up.", "Invention", 5, splayed_right_or_up, SPLAYING
)
UNIVERSE: Final = Special(
    "Universe",
    "base",
    "Have five top cards of value 8 or more.",
    "Astronomy",
    5,
    high_tops,
    CARDS,
    tops_of_7,
    top_sign=8,
)
BASE_SPECIALS: Final[list[Special]] = [MONUMENT, EMPIRE, WORLD, WONDER, UNIVERSE]

MONUMENT_OF_DEMANDS: Final = Special(
    "Monument", "base", "Have four top cards with a demand.", "Masonry", 4, top_demands, CARDS
)
WONDER_ASLANT: Final = Special(
    "Wonder",
    "base",
    "Have all five colours splayed right, up or aslant.",
    "Invention",
    5,
    splayed_right_or_up,
    SPLAYING,
)
FOURTH_SPECIALS: Final[list[Special]] = [MONUMENT_OF_DEMANDS, EMPIRE, WORLD, WONDER_ASLANT, UNIVERSE]

SUPREMACY: Final = Special(
    "Supremacy",
    "echoes",
    "Show three or more of one icon in each of four colours.",
    "Novel",
    4,
    colors_of_one_icon,
    SIGHT,
    colors_with_two,
    icons=range(len(ICONS)),
    least=12,
    met=shows_supremacy,
)
DESTINY: Final = Special(
    "Destiny", "echoes", "Have seven cards in your forecast.", "Barometer", 7, foreshadowed, FORESHADOWING
)
WEALTH: Final = Special(
    "Wealth",
    "echoes",
    "Show eight bonuses.",
    "Palampore",
    8,
    bonuses_in_sight,
    SIGHT,
    doors=BONUSES,
    marks=[BONUS],
    least=8,
)
HERITAGE: Final = Special(
    "Heritage",
    "echoes",
    "Show eight {hex} in one colour.",
    "Loom",
    8,
    hexes_in_one_color,
    SIGHT,
    icons=[HEX],
    least=8,
    crowds=PICTURE_CROWD * (MASK >> BITS // 2),
    met=shows_heritage,
)
HISTORY: Final = Special(
    "History",
    "echoes",
    "Show four echo effects in one colour.",
    "Photography",
    4,
    echoes_in_one_color,
    SIGHT,
    doors=STACK | HEX_ECHO,
    marks=[ECHO],
    least=4,
    crowds=ECHO_CROWD * (MASK >> BITS // 2),
)


CROWDED_ICONS: Final = HERITAGE.least << (BITS * HEX)
CROWDED_MARKS: Final = HISTORY.mark_signs
"""A pile with fewer icons, packed, and none of these bits among its marks shows nothing so often."""


def with_crowds(icons: int, marks: int) -> int:
    """Return the marks of a pile with so many icons and marks, where some show often enough to be told from afar."""
    if marks & CROWDED_MARKS:
        marks += ECHO_CROWD
    # Above pictures nothing is counted among the icons.
    return marks + PICTURE_CROWD if icons >= CROWDED_ICONS else marks


ECHOES_SPECIALS: Final[list[Special]] = [SUPREMACY, DESTINY, WEALTH, HERITAGE, HISTORY]
