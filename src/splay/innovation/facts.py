"""Colours, icons and splays: the words that every card is made of."""

from collections.abc import Sequence
from typing import Final

from splay.kernel.decision import Choice


class Color(Choice):
    """One of the five colours; each has its own pile on a board."""

    def __init__(self, index: int, name: str) -> None:
        super().__init__("color", name)
        self.index = index
        self.name = name


BLUE: Final = Color(0, "blue")
RED: Final = Color(1, "red")
GREEN: Final = Color(2, "green")
YELLOW: Final = Color(3, "yellow")
PURPLE: Final = Color(4, "purple")
COLORS: Final[list[Color]] = [BLUE, RED, GREEN, YELLOW, PURPLE]

CROWN: Final = 0
LEAF: Final = 1
LIGHTBULB: Final = 2
CASTLE: Final = 3
FACTORY: Final = 4
CLOCK: Final = 5
PERSON: Final = 6
"""An icon of the fourth edition."""
HEX: Final = 7
"""The card's picture: it fills a slot and is no icon."""
ECHO: Final = 8
"""An echo effect, printed in a slot."""
BONUS: Final = 9
"""A bonus of any value, where bonuses are counted."""
INSPIRE: Final = 10
"""An inspire effect, printed in a slot."""
FLAG: Final = 11
FOUNTAIN: Final = 12
COUNTED_KINDS: Final = 13
"""How many kinds of things that slots bear are counted: those up to here."""
PLUS: Final = 13
ARROW_LEFT: Final = 14
ARROW_RIGHT: Final = 15
ARROW_UP: Final = 16
ICONS: Final[list[str]] = ["crown", "leaf", "lightbulb", "castle", "factory", "clock", "person"]
EMBLEMS: Final[list[str]] = ["flag", "fountain", "plus", "arrow-left", "arrow-right", "arrow-up"]
"""What a slot can bear that is no icon, and acts or counts by itself."""
MOST_BONUS: Final = 12
SLOT_NAMES: Final[list[str]] = [
    *ICONS,
    "hex",
    "echo",
    "bonus",
    "inspire",
    *EMBLEMS,
    *[f"bonus-{value}" for value in range(1, MOST_BONUS + 1)],
    *[f"search-{icon}" for icon in ICONS],
    "nothing",
]
"""What is printed in a slot, by its number."""


def bonus(value: int) -> int:
    """Return the slot that bears a bonus."""
    return ARROW_UP + value


def bonus_value(slot: int) -> int:
    """Return the value of the bonus that a slot bears; 0 if it bears none."""
    return slot - ARROW_UP if ARROW_UP < slot <= ARROW_UP + MOST_BONUS else 0


def search(icon: int) -> int:
    """Return the slot that bears an icon with a magnifying glass."""
    return bonus(MOST_BONUS) + 1 + icon


_FIRST_SEARCHED: Final = search(0)
NOTHING: Final = search(len(ICONS))
"""A slot with nothing in it."""


def searched(slot: int) -> int:
    """Return the icon under the magnifying glass of a slot; -1 if it has none."""
    return slot - _FIRST_SEARCHED if _FIRST_SEARCHED <= slot < NOTHING else -1


def arrow(slot: int) -> int:
    """Return the direction of the arrow that a slot bears; UNSPLAYED if it bears none."""
    return slot - PLUS if PLUS < slot <= ARROW_UP else UNSPLAYED


UNSPLAYED: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
ASLANT: Final = 4
SPLAYS: Final[list[str]] = ["unsplayed", "left", "right", "up", "aslant"]

# Slots are top-left, bottom-left, bottom-centre, bottom-right; some cards have two more, top-centre and top-right.
FEWEST_SLOTS: Final = 4
SHOWN: Final[list[tuple[int, ...]]] = [(), (3, 5), (0, 1), (1, 2, 3), (0, 1, 2, 3)]
"""For each splay, the slots of a covered card that stay in sight; left, for one, shows the right edge."""

# Icon counts of a card, a pile or a board are packed into one integer, eight bits an icon, so that they add up in one
# operation; above the icons, pictures are counted. What only expansions have, the marks, is packed into another one:
# echo effects, bonuses, inspire effects, flags and fountains. Compiled, numbers of up to 62 bits are fast. Above these,
# those top cards are counted that cannot be used, and those colours that show enough of one thing to be looked at.
BITS: Final = 8
MASK: Final = (1 << BITS) - 1
INERT: Final = 1 << (BITS * (COUNTED_KINDS - ECHO))
"""One top card that cannot be used, among the marks."""
INERT_MASK: Final = MASK * INERT
PICTURE_CROWD: Final = INERT << BITS
ECHO_CROWD: Final = PICTURE_CROWD << BITS // 2
"""One colour that shows enough pictures, or echo effects, for a special achievement, among the marks."""


def counts_as(slot: int) -> int:
    """Return as what the content of a slot is counted; -1 where it is not."""
    if bonus_value(slot):
        return BONUS
    icon = searched(slot)
    return icon if icon >= 0 else slot if slot < COUNTED_KINDS else -1


def pack(slots: list[int]) -> int:
    """Return the icons and pictures in some slots as one packed count."""
    return sum(1 << (BITS * counts_as(slot)) for slot in slots if 0 <= counts_as(slot) < ECHO)


def pack_marks(slots: list[int]) -> int:
    """Return the marks in some slots as one packed count."""
    return sum(1 << (BITS * (counts_as(slot) - ECHO)) for slot in slots if counts_as(slot) >= ECHO)


def mask_of(kinds: Sequence[int]) -> int:
    """Return a mask of what some kinds of marks are counted as in a packed count."""
    return sum([MASK << (BITS * (kind - ECHO)) for kind in kinds])


def packed(icons: int, marks: int, kind: int) -> int:
    """Return how many of a kind there are by the packed counts of icons and of marks."""
    return marks >> (BITS * (kind - ECHO)) & MASK if kind >= ECHO else icons >> (BITS * kind) & MASK


_LAST: Final = BITS * HEX
_BELOW: Final = (1 << _LAST) - 1
_TOP_BITS: Final = sum(1 << (BITS * kind + BITS - 1) for kind in range(HEX))


def most(one: int, other: int) -> int:
    """Return the higher count of each kind in two packed counts; each is below the half of what fits."""
    # The last of eight kinds is compared by itself, so that compiled numbers stay small.
    last = max(one >> _LAST, other >> _LAST) << _LAST
    one, other = one & _BELOW, other & _BELOW
    # Above a count the highest bit is set; subtracting takes it away where the other count is higher.
    at_least = (one | _TOP_BITS) - other & _TOP_BITS
    kept = (at_least << 1) - (at_least >> (BITS - 1))
    return last + (one & kept | other & ~kept)


def unpack(packed: int) -> list[int]:
    """Return the icons of a packed count as a list, in the order of ICONS."""
    return [packed >> (BITS * icon) & MASK for icon in range(len(ICONS))]


def with_article(age: int) -> str:
    """Return a value as a card of it is called: "a 7", "an 8"."""
    return f"{'an' if age in (8, 11) else 'a'} {age}"


def counted(number: int, thing: str) -> str:
    """Return so many of a thing in words: "1 point", "2 points"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
