"""How a game looks at the table: what each part of the screen shows, in that game's own marks and words."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from splay.cli.table.look import Item
from splay.cli.table.pictures import Drawn
from splay.innovation.vocabulary import Vocabulary
from splay.kernel.decision import Choice, Decision, Trigger
from splay.kernel.game import View
from splay.kernel.setup import Setup


class Face:
    """What the table asks of a game; one for each match."""

    name: str
    """The game's name, as on its box."""
    edition: str
    """What is played of it: the edition, or the deck."""
    reading: str
    """How to read the table, for the page of help."""
    own_words: str
    supplies_words: str
    """The headings over what is one's own, and over what is everyone's."""
    cards: dict[str, Any]
    """Every card by its name."""

    def __init__(self, setup: Setup, words: Vocabulary) -> None:
        self.setup = setup
        self.words = words

    def say(self, text: str) -> str:
        """Return a line of the log or a prompt in the words that the one at the screen has chosen."""
        return text

    def status(self, view: View) -> RenderableType:
        """Return the line above the table."""
        raise NotImplementedError

    def standings(self, view: View) -> RenderableType:
        """Return how everyone stands."""
        raise NotImplementedError

    def own_heading(self, view: View) -> Text:
        """Return what stands above one's own board."""
        raise NotImplementedError

    def own(self, view: View, big: bool) -> RenderableType:
        """Return the board of the one who looks."""
        raise NotImplementedError

    def hand(self, view: View) -> RenderableType:
        """Return the hand of the one who looks."""
        raise NotImplementedError

    def others(self, view: View) -> RenderableType:
        """Return the boards of all the others."""
        raise NotImplementedError

    def supplies(self, view: View) -> RenderableType:
        """Return what lies in the middle of the table."""
        raise NotImplementedError

    def player(self, view: View, seat: int) -> RenderableType:
        """Return one player with all that can be seen of them."""
        raise NotImplementedError

    def question(self, view: View, decision: Decision) -> Text:
        """Return who is asked what, and by which card."""
        raise NotImplementedError

    def option(self, view: View, value: Choice) -> Text:
        """Return an option with what helps to choose it."""
        raise NotImplementedError

    def sets_off(self, view: View, triggers: Sequence[Trigger]) -> Text:
        """Return what an option is sure to set off besides itself; nothing in most games."""
        return Text()

    def ending(self, view: View) -> Text:
        """Return who has won and why."""
        raise NotImplementedError

    def card_of(self, value: Choice) -> Choice | None:
        """Return the card that an option is about, if it is about one."""
        raise NotImplementedError

    def picture(self, card: Any, width: int) -> RenderableType:
        """Return a card drawn."""
        raise NotImplementedError

    def page(self, card: Any) -> RenderableType:
        """Return a card with all there is to say about it."""
        return Drawn(lambda width: self.picture(card, min(width, 60)))

    def link(self, card: Any) -> Style:
        """Return the style of a card's name: its colour, and the card to show when it is clicked."""
        raise NotImplementedError

    def things(self, view: View, decision: Decision | None) -> list[Item]:
        """Return all that the one at the screen may look at, and what they are asked about."""
        raise NotImplementedError
