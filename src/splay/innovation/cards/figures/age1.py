"""Figures in the Sand: age 1."""

from splay.innovation.card import FIGURES, figures, of_value
from splay.innovation.facts import (
    BLUE,
    BONUS,
    CASTLE,
    CROWN,
    ECHO,
    GREEN,
    HEX,
    INSPIRE,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    bonus,
)
from splay.innovation.karma import DRAW, ICONS, REMOVE, RETURN, Would
from splay.innovation.player import Player

huang_di = FIGURES.card("Huang Di", 1, BLUE, LIGHTBULB, LIGHTBULB, ECHO, HEX)
huang_di.decree("Advancement")


@huang_di.echo("Draw a {2}.")
def huang_di_echo(you: Player) -> None:
    you.draw(2)


@huang_di.counts(ICONS, "Each {lightbulb} on your board gives you a {leaf} more.")
def huang_di_leaves(you: Player, icon: int) -> int:
    return you.shown(LIGHTBULB) if icon == LEAF else 0


gilgamesh = FIGURES.card("Gilgamesh", 1, RED, INSPIRE, HEX, bonus(1), CASTLE)


@gilgamesh.inspire("Score a card you hold.")
def gilgamesh_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


@gilgamesh.counts(ICONS, "Each bonus on your board gives you a {castle} more for every top card you have.")
def gilgamesh_castles(you: Player, icon: int) -> int:
    return you.shown(BONUS) * len(you.tops()) if icon == CASTLE else 0


hatshepsut = FIGURES.card("Hatshepsut", 1, GREEN, bonus(1), CROWN, INSPIRE, HEX)


@hatshepsut.inspire("Draw a {1}.")
def hatshepsut_inspire(you: Player) -> None:
    you.draw(1)


def above_1_with_a_1(you: Player, it: Would) -> bool:
    return it.age > 1 and bool(of_value(you.hand, you.printed(1)))


@hatshepsut.first(
    DRAW,
    "If you would draw a card above 1 and hold a {1}, first return your hand and draw two cards of that value.",
    above_1_with_a_1,
)
def hatshepsut_draw(you: Player, it: Would) -> None:
    you.return_all(you.hand)
    you.draw_several(2, value=it.age)


homer = FIGURES.card("Homer", 1, PURPLE, HEX, INSPIRE, bonus(2), CASTLE)


@homer.inspire("Draw a {2} and tuck it.")
def homer_inspire(you: Player) -> None:
    you.draw_and_tuck(2)


def held_figure(you: Player, it: Would) -> bool:
    return it.card in you.hand and bool(figures([it.card]))


@homer.instead((RETURN, REMOVE), "If you would return or remove a figure you hold, instead tuck it.", held_figure)
def homer_tuck(you: Player, it: Would) -> None:
    you.tuck(it.card)
