"""The special achievements: named, with a condition, claimed without an action."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from splay.innovation.facts import ASLANT, BITS, CLOCK, MASK, RIGHT, UP
from splay.kernel.decision import Choice

if TYPE_CHECKING:
    from splay.innovation.player import Player


class Special(Choice):
    """A special achievement: who meets its condition claims it."""

    def __init__(self, name: str, set_name: str, text: str, via: str, met: "Callable[[Player], bool]") -> None:
        super().__init__("special", name)
        self.name = name
        self.set_name = set_name
        self.text = text
        self.via = via
        self.met = met


def monument_met(player: "Player") -> bool:
    """Six cards tucked or six cards scored within one turn."""
    return player.tucked >= 6 or player.scored >= 6


def four_demands_met(player: "Player") -> bool:
    """Four top cards with a demand."""
    return sum([pile.cards[-1].demands for pile in player.piles if pile.cards]) >= 4


def empire_met(player: "Player") -> bool:
    """Three icons of each of the six types; persons do not matter."""
    icons = player.icons
    for _ in range(6):
        if icons & MASK < 3:
            return False
        icons >>= BITS
    return True


def world_met(player: "Player") -> bool:
    """Twelve clocks."""
    return (player.icons >> (BITS * CLOCK) & MASK) >= 12


def wonder_met(player: "Player") -> bool:
    """All five colours splayed right or up; aslant, where there is such a splay, is as good."""
    for pile in player.piles:
        if pile.splay not in (RIGHT, UP, ASLANT):
            return False
    return True


def universe_met(player: "Player") -> bool:
    """Five top cards of value 8 or more."""
    for pile in player.piles:
        if not pile.cards or pile.cards[-1].age < 8:
            return False
    return True


MONUMENT: Final = Special("Monument", "base", "Tuck six cards or score six cards in one turn.", "Masonry", monument_met)
EMPIRE: Final = Special("Empire", "base", "Show three of each of the six icons.", "Construction", empire_met)
WORLD: Final = Special("World", "base", "Show twelve {clock}.", "Translation", world_met)
WONDER: Final = Special("Wonder", "base", "Have all five colours splayed right or up.", "Invention", wonder_met)
UNIVERSE: Final = Special("Universe", "base", "Have five top cards of value 8 or more.", "Astronomy", universe_met)
BASE_SPECIALS: Final[list[Special]] = [MONUMENT, EMPIRE, WORLD, WONDER, UNIVERSE]

MONUMENT_OF_DEMANDS: Final = Special(
    "Monument", "base", "Have four top cards with a demand.", "Masonry", four_demands_met
)
WONDER_ASLANT: Final = Special(
    "Wonder", "base", "Have all five colours splayed right, up or aslant.", "Invention", wonder_met
)
FOURTH_SPECIALS: Final[list[Special]] = [MONUMENT_OF_DEMANDS, EMPIRE, WORLD, WONDER_ASLANT, UNIVERSE]
