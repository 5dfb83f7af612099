"""Figures in the Sand: age 2."""

from splay.innovation.card import FIGURES, Card, figures, having, of_value
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    ECHO,
    GREEN,
    HEX,
    INSPIRE,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    UNSPLAYED,
    YELLOW,
    bonus,
)
from splay.innovation.karma import (
    ACTIVATES,
    ANYONE,
    AVAILABLE,
    BONUSES,
    CLAIM,
    DOGMA_ACTION,
    FORESHADOW,
    MELD,
    SHARE_DRAW,
    STACK,
    Would,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD
from splay.kernel.decision import Text

archimedes = FIGURES.card("Archimedes", 2, BLUE, LIGHTBULB, HEX, ECHO, LIGHTBULB)


@archimedes.echo("Draw a {2}.")
def archimedes_echo(you: Player) -> None:
    you.draw(2)


archimedes.decree("Advancement")


@archimedes.first(
    DOGMA_ACTION,
    "If you would take a Dogma action, every value glyph in echo and dogma effects is first raised by one.",
)
def archimedes_raise(you: Player, it: Would) -> None:
    it.raised = 1


archimedes.ruling("It goes for that action, for everyone who carries an effect out; values in karmas stay.")

zhang_heng = FIGURES.card("Zhang Heng", 2, BLUE, LEAF, ECHO, bonus(2), HEX)


@zhang_heng.echo("Draw a {3} and tuck it. Score all cards over it.")
def zhang_heng_echo(you: Player) -> None:
    card = you.draw_and_tuck(3)
    pile = you.pile(card.color)
    if card in pile:
        you.score_all(pile[pile.index(card) + 1 :])


@zhang_heng.lends(BONUSES, "Each card in your score pile is also a bonus of its value.")
def zhang_heng_bonuses(you: Player) -> list[Card]:
    return you.score_zone.cards


alexander_the_great = FIGURES.card("Alexander the Great", 2, RED, bonus(2), INSPIRE, HEX, CASTLE)


@alexander_the_great.inspire("Score a card you hold.")
def alexander_the_great_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


@alexander_the_great.when("When you meld this card, score all top figures of value 1 or 2 that opponents have.")
def alexander_the_great_conquer(you: Player) -> None:
    you.score_all([card for opponent in you.opponents for card in of_value(figures(opponent.tops()), 1, 2)])


@alexander_the_great.first(
    DOGMA_ACTION, "If you would take a Dogma action, everyone's score counts in place of the featured icon."
)
def alexander_the_great_compare(you: Player, it: Would) -> None:
    it.counts = [player.points() for player in you.game.players]


sun_tzu = FIGURES.card("Sun Tzu", 2, RED, INSPIRE, CASTLE, HEX, CASTLE)


@sun_tzu.inspire("Draw a {2}.")
def sun_tzu_inspire(you: Player) -> None:
    you.draw(2)


sun_tzu.decree("War")


@sun_tzu.first(
    SHARE_DRAW,
    "If you would draw for sharing, first meld as many cards you hold as you like that bear the featured icon of that "
    "Dogma action.",
)
def sun_tzu_meld(you: Player, it: Would) -> None:
    # Ruling: a card matches the featured icon if it bears that icon, whatever icon it features itself.
    you.meld_all(you.choose_any(having(you.hand, it.featured), "Meld any cards with the featured icon"))


sun_tzu.ruling("A card need only bear the icon, not feature it.")

augustus_caesar = FIGURES.card("Augustus Caesar", 2, GREEN, CASTLE, HEX, CASTLE, INSPIRE)


@augustus_caesar.inspire("Draw a {3} and foreshadow it.")
def augustus_caesar_inspire(you: Player) -> None:
    you.draw_and_foreshadow(3)


def below_4(you: Player, it: Would) -> bool:
    return it.card.age < 4


@augustus_caesar.first(
    (MELD, FORESHADOW),
    "If anyone would meld or foreshadow a card below 4, first it is revealed. If it is red or green and bears a "
    "{castle}, it goes to your board instead, and you tuck your whole forecast.",
    below_4,
    ANYONE,
)
def augustus_caesar_levy(you: Player, it: Would) -> None:
    it.player.reveal([it.card])
    if it.card.color in (RED, GREEN) and it.card.has(CASTLE):
        it.call_off()
        you.transfer(it.card, you, BOARD)
        you.tuck_all(you.forecast)


ptolemy = FIGURES.card("Ptolemy", 2, GREEN, HEX, CROWN, INSPIRE, CROWN)


@ptolemy.inspire("Draw a {2} and meld it.")
def ptolemy_inspire(you: Player) -> None:
    you.draw_and_meld(2)


ptolemy.decree("Trade")


@ptolemy.lends(ACTIVATES, "Each top blue card of any player counts as one that your Dogma action can use.")
def ptolemy_borrow(you: Player) -> list[Card]:
    tops = [player.top(BLUE) for player in you.everyone]
    return [top for top in tops if top is not None]


ptolemy.ruling("Your own icons count, and your own blue echo effects come first; then that of the card itself.")


cai_lun = FIGURES.card("Cai Lun", 2, YELLOW, ECHO, CROWN, CROWN, HEX)


@cai_lun.echo("You may splay one of your colours left.")
def cai_lun_echo(you: Player) -> None:
    you.may_splay(COLORS, LEFT)


@cai_lun.first(CLAIM, "Before you claim an achievement, draw a {3} and foreshadow it.")
def cai_lun_foreshadow(you: Player, it: Would) -> None:
    you.draw_and_foreshadow(3)


@cai_lun.lends(AVAILABLE, "Each card in your forecast is for you an available achievement.")
def cai_lun_available(you: Player) -> list[Card]:
    return you.forecast


ximen_bao = FIGURES.card("Ximen Bao", 2, YELLOW, INSPIRE, bonus(2), HEX, LEAF)


@ximen_bao.inspire("Tuck a card you hold.")
def ximen_bao_inspire(you: Player) -> None:
    you.tuck(you.choose(you.hand, "Tuck a card"))


ximen_bao.decree("Expansion")
ximen_bao.holds(
    STACK,
    "Each echo and inspire effect on your board is also one of this colour. They come in the order red, blue, green, "
    "purple, yellow, in each colour from the lowest card up.",
)

confucius = FIGURES.card("Confucius", 2, PURPLE, HEX, LEAF, ECHO, bonus(3))


@confucius.echo("Score a top figure of value 1 that an opponent has.")
def confucius_echo(you: Player) -> None:
    tops = [card for opponent in you.opponents for card in of_value(figures(opponent.tops()), 1)]
    you.score(you.choose(tops, "Score an opponent's top figure"))


def features_castles(you: Player, it: Would) -> bool:
    return it.featured == CASTLE


@confucius.first(
    DOGMA_ACTION,
    "If your Dogma action would use a card that features {castle}, choose another icon on your board to be featured "
    "instead.",
    features_castles,
)
def confucius_choose(you: Player, it: Would) -> None:
    names = you.game.edition.icons
    # Ruling: an icon that shows on the board, not one that only karmas add.
    shown = [icon for icon in range(len(names)) if icon != CASTLE and you.shown(icon)]
    it.featured = shown[you.choose_text([names[icon] for icon in shown], "Choose the featured icon")]
    you.announce(Text(names[it.featured]))


plato = FIGURES.card("Plato", 2, PURPLE, LIGHTBULB, HEX, LIGHTBULB, INSPIRE)


@plato.inspire("You may splay one of your colours left.")
def plato_inspire(you: Player) -> None:
    you.may_splay(COLORS, LEFT)


plato.decree("Rivalry")


@plato.gives(
    [CASTLE, LIGHTBULB, LEAF, CROWN],
    "Each splayed colour of yours gives you a {castle}, a {lightbulb}, a {leaf} and a {crown} more.",
)
def plato_icons(you: Player, icon: int) -> int:
    return sum([pile.splay != UNSPLAYED for pile in you.piles])
