"""The decrees: five achievements that are issued, each with an effect of its own, and can be lost again."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from splay.innovation.card import FIGURES, Action, figures, of_value
from splay.innovation.effect import Effect
from splay.innovation.facts import BLUE, GREEN, PURPLE, RED, UP, YELLOW, Color
from splay.innovation.special import Special

if TYPE_CHECKING:
    from splay.innovation.player import Player

DECREE: Final = "decree"


def _by_issuing(player: "Player") -> int:
    """A decree is claimed by issuing it: nobody can have what it needs already."""
    return 0


class Decree(Special):
    """An achievement that is claimed by a Decree action, and acts each time that it is issued."""

    def __init__(self, name: str, color: Color, text: str, act: "Callable[[Player], None]") -> None:
        super().__init__(name, FIGURES.name, text, "", 1, _by_issuing, 0)
        self.color = color
        self.effect = Effect(name, 0, DECREE, text, act, None)
        self.action = Action(DECREE, f"Issue the {name} decree", special=True, target=self)


def advance(you: "Player") -> None:
    """Draw a card two above the highest top card."""
    you.draw(value=you.highest_top() + 2)


def make_war(you: "Player") -> None:
    """Return all other players' top cards of a value."""
    tops = [card for other in you.everyone if other is not you for card in other.tops()]
    you.return_all(of_value(tops, you.name_value("Return all other players' top cards of value", tops)))


def trade(you: "Player") -> None:
    """Draw and foreshadow three cards one above the highest top card."""
    value = you.highest_top() + 1
    for _ in range(3):
        you.draw_and_foreshadow(value=value)


def expand(you: "Player") -> None:
    """Splay one colour up."""
    # Ruling: any colour can be chosen, be it one that is splayed up already or cannot be: then nothing changes.
    if you.colors():
        you.splay(you.choose_color(you.colors(), "Splay up"), UP)


def rival(you: "Player") -> None:
    """Return three cards of another player's score pile, and that player's top figures."""
    others = [other for other in you.everyone if other is not you]
    other = you.choose_player(others, "Return cards of")
    if other is None:
        return
    for _ in range(3):
        you.return_card(you.choose_back([other], "Return a card from the score pile"))
    you.return_all(figures(other.tops()))


ADVANCEMENT: Final = Decree("Advancement", BLUE, "Draw a card two above your highest top card.", advance)
WAR: Final = Decree("War", RED, "Name a value and return all other players' top cards of it.", make_war)
TRADE: Final = Decree("Trade", GREEN, "Draw three cards one above your highest top card and foreshadow them.", trade)
EXPANSION: Final = Decree("Expansion", YELLOW, "Splay one of your colours up.", expand)
RIVALRY: Final = Decree(
    "Rivalry", PURPLE, "Return three cards from the score pile of another player, and that player's top figures.", rival
)
DECREES: Final[list[Decree]] = [ADVANCEMENT, WAR, TRADE, EXPANSION, RIVALRY]
