"""How Innovation looks at the table."""

from typing import Final

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from splay.cli.card_picture import COLOR_INKS, COLOR_STYLES, card_picture, icons_text
from splay.cli.table import pictures, words
from splay.cli.table.face import Face
from splay.cli.table.look import Item, card_page, things_to_see
from splay.cli.table.pictures import ARROWS, achieved, card_link, visible
from splay.innovation.card import Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import Edition, edition_named
from splay.innovation.facts import UNSPLAYED, with_article
from splay.innovation.view import GameView, PlayerView, SeenCard
from splay.kernel.decision import Choice, Decision
from splay.kernel.game import View
from splay.kernel.setup import Setup

_READING: Final = """\
[b]How to read it[/b]

♛ crown   ♣ leaf   ☼ lightbulb   ♜ castle   ⚙ factory   ◷ clock{person}   · no icon
B blue   R red   G green   Y yellow   P purple: R3 is a red card of age 3.
{splays}, and the icons that show of the cards below its top card.
+2  that many cards lie hidden under the top card; 2x5 stands for five cards of value 2.

A dogma is shared by opponents who show at least as many of its icon as you; its demands fall on those who show fewer.
The table of totals shows everyone's icons, score, and achievements won of those needed.
Below the decks, ◆ marks the achievements that can still be claimed; the junk is what is out of play.
{parley}"""

_PARLEY: Final = """\
To parley is to return a card from your hand: for it you use a top card of a player who does not sit next to you, \
with your own icons counted; or you share such a player's dogma; or you are spared its demand. \
A * marks those who may parley.
"""


def reading(edition: Edition) -> str:
    """Return how to read the table of an edition: what it does not have is not explained."""
    aslant = len(edition.splays) > 4
    return _READING.format(
        person="   ☻ person" if len(edition.icons) > 6 else "",
        splays="◂ ▸ ▴ ◥  a pile that is splayed left, right, up or aslant"
        if aslant
        else "◂ ▸ ▴  a pile that is splayed left, right or up",
        parley=_PARLEY if edition.parleys else "",
    )


_FAINT: Final = "#8a8a8a"


class InnovationFace(Face):
    """Boards with their splays, icons, achievements and decks."""

    name = "Innovation"
    own_words = "Your board"
    supplies_words = "Decks and achievements"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        edition = edition_named(setup.edition)
        self.edition = edition.title
        self.reading = reading(edition)
        self.cards: dict[str, Card] = {card.name: card for card in catalogue(edition, setup.sets)}

    def status(self, view: View) -> Text:
        return pictures.status(_seen(view), self.edition, self.setup.seed)

    def standings(self, view: View) -> RenderableType:
        return pictures.standings(_seen(view))

    def own_heading(self, view: View) -> Text:
        assert view.seat is not None
        return Text.assemble(f"{self.own_words}  ", pictures.holdings(_seen(view).players[view.seat], hand=False))

    def own(self, view: View, big: bool) -> RenderableType:
        return pictures.own_board(_seen(view), big)

    def hand(self, view: View) -> RenderableType:
        return pictures.hand_picture(_seen(view))

    def others(self, view: View) -> RenderableType:
        return pictures.other_boards(_seen(view))

    def supplies(self, view: View) -> RenderableType:
        return pictures.supplies(_seen(view))

    def player(self, view: View, seat: int) -> RenderableType:
        return _player(_seen(view).players[seat])

    def question(self, view: View, decision: Decision) -> Text:
        return words.question(_seen(view), decision, self.cards)

    def option(self, view: View, value: Choice) -> Text:
        return words.option_words(value, _seen(view))

    def ending(self, view: View) -> Text:
        return words.ending(_seen(view))

    def card_of(self, value: Choice) -> Card | None:
        return words.card_of(value)

    def picture(self, card: Card, width: int) -> RenderableType:
        return card_picture(card, self.setup.edition, width)

    def page(self, card: Card) -> RenderableType:
        return card_page(card, self.setup.edition)

    def link(self, card: Card) -> Style:
        return card_link(card)

    def things(self, view: View, decision: Decision | None) -> list[Item]:
        return things_to_see(_seen(view), decision, self.cards)


def _seen(view: View) -> GameView:
    assert isinstance(view, GameView)
    return view


def _player(player: PlayerView) -> Table:
    """Return a player with all that belongs to them, a pile a row."""
    table = Table.grid(padding=(0, 1))
    table.add_row(Text(player.name, "bold"))
    if player.out:
        table.add_row(Text("  out of the game", _FAINT))
        return table
    table.add_row(Text("  hand", _FAINT), _cards(player.hand, ", "))
    table.add_row(Text("  score", _FAINT), _cards(player.score_pile, ", "))
    table.add_row(Text("  achieved", _FAINT), achieved(player) or Text("nothing", _FAINT))
    for pile in player.piles:
        if pile.cards:
            arrow = "" if pile.splay == UNSPLAYED else f" {ARROWS[pile.splay]}"
            label = Text(f"  {pile.color.name}{arrow}", COLOR_INKS[pile.color.name])
            table.add_row(label, _cards(pile.cards, " over "))
    return table


def _cards(cards: list[SeenCard], between: str) -> Text:
    return Text(between, _FAINT).join([_card(seen) for seen in cards]) if cards else Text("nothing", _FAINT)


def _card(seen: SeenCard) -> Text:
    """Return a card as far as it can be seen: its name, the value on its back, or the icons that its splay shows."""
    card = seen.card
    if card is not None:
        mark = f"{card.color.name[0].upper()}{card.age}"
        return Text.assemble((mark, COLOR_STYLES[card.color.name]), (f" {card.name}", COLOR_INKS[card.color.name]))
    return Text(with_article(seen.age), _FAINT) if seen.age is not None else icons_text(visible(seen))
