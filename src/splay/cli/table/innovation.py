"""How Innovation looks at the table."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from splay.cli.card_picture import COLOR_INKS, COLOR_STYLES, Say, card_mark, card_picture, icons_text
from splay.cli.seats import kind_beside
from splay.cli.table import pictures, words
from splay.cli.table.face import Face
from splay.cli.table.karmas import karmas_in_force, triggers_text
from splay.cli.table.look import Item, Sights, card_page
from splay.cli.table.pictures import ARROWS, achieved, bonuses, card_link, visible
from splay.innovation.card import ARTIFACTS, BASE, CITIES, ECHOES, FIGURES, Card, backed
from splay.innovation.cards import catalogue
from splay.innovation.edition import Edition, edition_named
from splay.innovation.facts import UNSPLAYED
from splay.innovation.view import GameView, PlayerView, SeenCard
from splay.innovation.vocabulary import Vocabulary
from splay.kernel.decision import Choice, Decision, Trigger
from splay.kernel.game import View
from splay.kernel.setup import Setup

_READING: Final = """\
[b]How to read it[/b]

♛ crown   ♣ leaf   ☼ lightbulb   ♜ castle   ⚙ factory   ◷ clock{person}   · no icon, but the card's picture (hex)
B blue   R red   G green   Y yellow   P purple: R3 is a red card of age 3.
{splays}, and the icons that show of the cards below its top card.
+2  that many cards lie hidden under the top card; 2x5 stands for five cards of value 2.

A dogma is shared by opponents who show at least as many of its icon as you; its demands fall on those who show fewer.
The table of totals shows everyone's icons, points, and achievements won of those needed.
Below the decks, ◆ marks the standard achievements that can still be claimed, and beside each special achievement \
stands what every player has of what it takes: 3·0/6. The junk is what is out of play.
{bonuses}{cities}{artifacts}{relics}{echoes}{figures}{parley}"""

_BONUSES: Final = """
③ or +3 is a bonus of 3. The highest bonus in sight adds its value to your score, and each further bonus adds 1: \
6 3 2 (+8).
"""

_CITIES: Final = """
[b]Cities of Destiny[/b]

A city has six icons, three above and three below: ♜⌕♜·/♣♣♜. CR3 is a red city of age 3, C3 the back of one.
✚ draw a card one higher than the city   ← → ↑ splay the city's colour so   ⌕♜ search: draw and reveal as many base \
cards of the city's value as that value says, keep those with the icon and return the others. \
All of these follow your Meld action with the city, the lower icon first; the option Meld says what will happen.
♨ a fountain in sight is an achievement. ⚑ a flag in sight is one as long as no opponent shows more cards of its \
colour than you. They stand among what a player has achieved, ⚑red ♨blue, and count no more once they are covered.
You draw a city of the value of your highest top card when your Meld action brings a new colour, and whenever you \
splay a colour in a new direction, unless you have a city in hand.
To endorse a top card, once a turn, is to use its dogma doubled: a top city with its featured icon is needed, and you \
tuck a card from hand no higher than that city. Demands go round twice, you do each other effect twice, and those who \
share do it once.
Legend, Repute and Fame, Glory and Victory are claimed by melding and tucking cities; look (l) says how.
"""

_ARTIFACTS: Final = """
[b]Artifacts of History[/b]

AR3 is a red artifact of age 3. □ stands where a card has nothing, not even its picture.
You dig after your Meld action if the card is no higher than the one that it covers, or if both have their picture in \
the same place: an artifact of the covered card's value goes on display, unless there is none or one is there \
already. An age without base cards is skipped, as in a draw. The option Meld says so before.
What is on display lies beside the board for everyone to see, and nothing else can touch it. At the start of your turn \
you may use it for a free dogma, for which its own icons are added to yours, and then it is returned; or return it; \
or leave it. A Meld action can meld it as if it were in your hand.
"I compel" is a demand on those opponents who would share: who shows at least as many of the icon as you.
The Battleship Yamato is an 8 wherever it is, but an 11 on a board.
"""

_RELICS: Final = """\
◇ a relic beside its deck. When you dig up an artifact of its value, you may seize it, from there or out of anyone's \
achievements: to your achievements, where it counts as one, or to your hand if its set is in the game. A relic is of \
the type of a set: CG3 is a green city. Whoever has one, everyone knows of it.
"""

_ECHOES: Final = """
[b]Echoes of the Past[/b]

≈ echo effect   ER3 is a red card of Echoes of age 3, E3 the back of an Echoes 3.
When a card is used, the echo effects in sight in its pile come first, from the bottom card to the top, and are shared.
You draw from Echoes if you have cards in hand, but none of Echoes; the option Draw says which card it takes.
What you foreshadow lies in your forecast. After your Meld action you may promote a card from your forecast \
whose value is no higher than that of the melded card.
"""

_FIGURES: Final = """
[b]Figures in the Sand[/b]

✦ inspire effect   ≈ echo effect   ❖ karma   FR3 is a red figure of age 3, F3 the back of one.
A karma is in force as long as its figure is a top card, and stands under the board of its player. "Would" breaks in \
when something is about to happen: "first" goes before it, "instead" takes its place; of several the player whose turn \
it is picks one. "Each" changes what is counted, "when" acts once the figure has been melded. No karma is triggered \
by what a karma does. Under an option stand the karmas that it is sure to trigger.
❖ among what a player has achieved is what counts as an achievement by a karma.
A free draw for sharing is a figure, and when you achieve a standard achievement by an action each opponent draws one.
After every action, whoever has more than one top figure fades the others: they go to the score pile, one by one.
To inspire a colour, once a turn, is to carry out its inspire effects in sight, from the bottom card to the top, for \
yourself alone, and then to draw a card of the value of its top card.
To issue a decree, once a turn, takes figures of three values in hand, one of them of the decree's colour; by a karma \
any two. Your whole hand leaves the game. A decree that is available you claim, and it acts; your own acts again; \
another player's goes back to the middle. While you have it, it counts as an achievement.
{forecast}"""

_FORECAST: Final = """\
What you foreshadow lies in your forecast. After your Meld action you may promote a card from it whose value is no \
higher than that of the melded card. Echo effects in sight in a pile come before the effects of its top card, from the \
bottom card up, and are shared.
"""

_PARLEY: Final = """\
To parley is to return a card from your hand: for it you use a top card of a player who does not sit next to you, \
with your own icons counted; or you share such a player's dogma; or you are spared its demand. \
A * marks those who may parley.
"""


def reading(edition: Edition, sets: Sequence[str], relics: bool = False) -> str:
    """Return how to read the table of an edition and its expansions: what is not played with is not explained."""
    aslant = len(edition.splays) > 4
    return _READING.format(
        person="   ☻ person" if len(edition.icons) > 6 else "",
        splays="◂ ▸ ▴ ◥  a pile that is splayed left, right, up or aslant"
        if aslant
        else "◂ ▸ ▴  a pile that is splayed left, right or up",
        bonuses=_BONUSES if len(sets) > 1 else "",
        cities=_CITIES if CITIES.name in sets else "",
        artifacts=_ARTIFACTS if ARTIFACTS.name in sets else "",
        relics=_RELICS if relics else "",
        echoes=_ECHOES if ECHOES.name in sets else "",
        # Echoes of the Past explains the forecast and echo effects already.
        figures=_FIGURES.format(forecast="" if ECHOES.name in sets else _FORECAST) if FIGURES.name in sets else "",
        parley=_PARLEY if edition.parleys else "",
    )


_FAINT: Final = "#8a8a8a"


class InnovationFace(Face):
    """Boards with their splays, icons, achievements and decks."""

    name = "Innovation"
    own_words = "Your board"

    def __init__(self, setup: Setup, words: Vocabulary) -> None:
        super().__init__(setup, words)
        edition = edition_named(setup.edition)
        expansions = edition.with_sets(setup.sets)
        self.title = edition.title
        relics = bool(setup.options.get("relics"))
        titles = [edition.title, *[expansion.title for expansion in expansions], *(["the relics"] if relics else [])]
        self.edition = " with ".join(titles)
        self.cards: dict[str, Card] = {card.name: card for card in catalogue(edition, expansions, relics)}
        self._said: dict[str, str] = {}
        self.reading = self.say(reading(edition, setup.sets, relics))
        self.supplies_words = self.say("Decks and achievements")

    def say(self, text: str) -> str:
        if text not in self._said:
            self._said[text] = self.words.say(text, [*self.setup.seats, *self.cards])
        return self._said[text]

    def status(self, view: View) -> RenderableType:
        return pictures.status(_seen(view), self.title, self.setup.seed, self.say)

    def standings(self, view: View) -> RenderableType:
        return pictures.standings(_seen(view), self.words.label)

    def own_heading(self, view: View) -> Text:
        assert view.seat is not None
        holdings = pictures.holdings(_seen(view).players[view.seat], self.words.label, own=True)
        return Text.assemble(f"{self.own_words}  ", holdings)

    def own(self, view: View, big: bool) -> RenderableType:
        return pictures.own_board(_seen(view), big, self.say)

    def hand(self, view: View) -> RenderableType:
        return pictures.hand_picture(_seen(view), self.say, self.words.label)

    def others(self, view: View) -> RenderableType:
        return pictures.other_boards(_seen(view), self.say, self.words.label)

    def supplies(self, view: View) -> RenderableType:
        return pictures.supplies(_seen(view), self.words.label)

    def player(self, view: View, seat: int) -> RenderableType:
        return _player(_seen(view).players[seat], self.say, self.words.label)

    def question(self, view: View, decision: Decision) -> Text:
        return words.question(_seen(view), decision, self.cards, self.say)

    def option(self, view: View, value: Choice) -> Text:
        return words.option_words(value, _seen(view), self.say)

    def sets_off(self, view: View, triggers: Sequence[Trigger]) -> Text:
        return triggers_text(triggers, _seen(view), self.say)

    def ending(self, view: View) -> Text:
        return words.ending(_seen(view), self.say)

    def card_of(self, value: Choice) -> Card | None:
        return words.card_of(value)

    def picture(self, card: Card, width: int) -> RenderableType:
        return card_picture(card, self.setup.edition, width, self.say)

    def page(self, card: Card) -> RenderableType:
        return card_page(card, self.setup.edition, self.say)

    def link(self, card: Card) -> Style:
        return card_link(card)

    def things(self, view: View, decision: Decision | None) -> list[Item]:
        return Sights(_seen(view), self.say, self.words.label).things(decision, self.cards)


def _seen(view: View) -> GameView:
    assert isinstance(view, GameView)
    return view


def _player(player: PlayerView, say: Say, label: Say) -> Table:
    """Return a player with all that belongs to them, a pile a row."""
    table = Table.grid(padding=(0, 1))
    table.add_row(Text.assemble((player.name, "bold"), (kind_beside(player.name), _FAINT)))
    if player.out:
        table.add_row(Text("  out of the game", _FAINT))
        return table
    places = [("hand", player.hand), ("forecast", player.forecast), ("score", player.score_pile)]
    for place, cards in places:
        if cards or place != "forecast":
            table.add_row(Text(f"  {label(place)}", _FAINT), _cards(cards, ", "))
    if player.display is not None:
        table.add_row(Text("  display", _FAINT), _card(player.display))
    if player.bonuses:
        table.add_row(Text(f"  {label('bonuses')}", _FAINT), bonuses(player))
    table.add_row(Text(f"  {label('achieved')}", _FAINT), achieved(player) or Text("nothing", _FAINT))
    for pile in player.piles:
        if pile.cards:
            arrow = "" if pile.splay == UNSPLAYED else f" {ARROWS[pile.splay]}"
            name = Text(f"  {pile.color.name}{arrow}", COLOR_INKS[pile.color.name])
            table.add_row(name, _cards(pile.cards, " over "))
    for karma in karmas_in_force(player, say):
        table.add_row(Text("  karma", _FAINT), karma)
    return table


def _cards(cards: list[SeenCard], between: str) -> Text:
    return Text(between, _FAINT).join([_card(seen) for seen in cards]) if cards else Text("nothing", _FAINT)


def _card(seen: SeenCard) -> Text:
    """Return a card as far as it can be seen: its name, the value on its back, or the icons that its splay shows."""
    card = seen.card
    if card is not None:
        return Text.assemble(
            (card_mark(card), COLOR_STYLES[card.color.name]), (f" {card.name}", COLOR_INKS[card.color.name])
        )
    if seen.age is not None:
        return Text(backed(seen.age, seen.set_name or BASE.name), _FAINT)
    return icons_text(visible(seen))
