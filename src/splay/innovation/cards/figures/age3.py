"""Figures in the Sand: age 3."""

from splay.innovation.card import FIGURES, figures, having, of_color, of_value
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    ECHO,
    GREEN,
    HEX,
    ICONS,
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
from splay.innovation.karma import CLAIM, DRAW, FADE, MELD, POINTS, SCORE, SHARE_DRAW, TOP_VALUE, Would
from splay.innovation.player import FORECAST, Player

alhazen = FIGURES.card("Alhazen", 3, BLUE, LIGHTBULB, LIGHTBULB, ECHO, HEX)


@alhazen.echo("Tuck a top card with a {castle} of anyone's.")
def alhazen_echo(you: Player) -> None:
    you.tuck(you.choose(having(you.tops_anywhere(), CASTLE), "Tuck a top card with a castle"))


@alhazen.counts(
    TOP_VALUE,
    "For your Draw and Inspire actions, the top card of each splayed colour is worth as much as that colour shows "
    "{lightbulb} or {castle}, of whichever there are more.",
)
def alhazen_value(you: Player, color: int) -> int:
    pile = you.piles[color]
    # Ruling: the number stands in place of the top card's own value, even if it is lower.
    return -1 if pile.splay == UNSPLAYED else max(pile.count(LIGHTBULB), pile.count(CASTLE))


alhazen.ruling("The number of icons replaces the value of the top card, even where it is lower.")

sejong_the_great = FIGURES.card("Sejong the Great", 3, BLUE, ECHO, bonus(3), HEX, LIGHTBULB)


@sejong_the_great.echo("Draw a {4} and meld it.")
def sejong_the_great_echo(you: Player) -> None:
    you.draw_and_meld(4)


sejong_the_great.decree("Advancement")


def blue_above_3(you: Player, it: Would) -> bool:
    return it.card.color is BLUE and it.card.age > 3


@sejong_the_great.instead(
    MELD,
    "If you would meld a blue card above 3, instead return it; then draw a card one higher and meld that.",
    blue_above_3,
)
def sejong_the_great_meld(you: Player, it: Would) -> None:
    you.return_card(it.card)
    you.draw_and_meld(value=it.card.age + 1)


saladin = FIGURES.card("Saladin", 3, RED, bonus(3), HEX, ECHO, CASTLE)


@saladin.echo("Score a top card with a {castle} of anyone's, but not this one.")
def saladin_echo(you: Player) -> None:
    others = [card for card in having(you.tops_anywhere(), CASTLE) if card.name != saladin.name]
    you.score(you.choose(others, "Score a top card with a castle"))


saladin.decree("War")


def is_no_figure(you: Player, it: Would) -> bool:
    return not figures([it.card])


@saladin.instead(
    SCORE, "If you would score a card that is no figure, instead meld it; you may splay its colour left.", is_no_figure
)
def saladin_score(you: Player, it: Would) -> None:
    you.meld(it.card)
    you.may_splay([it.card.color], LEFT)


tran_huang_dao = FIGURES.card("Tran Huang Dao", 3, RED, HEX, ECHO, CASTLE, CASTLE)


@tran_huang_dao.echo("Score a red top card below 4 of anyone's.")
def tran_huang_dao_echo(you: Player) -> None:
    low = [card for card in of_color(you.tops_anywhere(), RED) if card.age < 4]
    you.score(you.choose(low, "Score a red top card"))


# Ruling: the basic icons are meant, not pictures, bonuses, flags or fountains.
@tran_huang_dao.gives(
    [icon for icon in range(len(ICONS)) if icon != CASTLE],
    "For every two {castle} on your board, you have one more of each other icon on it.",
)
def tran_huang_dao_icons(you: Player, icon: int) -> int:
    return you.shown(CASTLE) // 2 if you.shown(icon) else 0


tran_huang_dao.ruling("Only the six basic icons become more, not pictures, bonuses, flags or fountains.")

shen_kuo = FIGURES.card("Shen Kuo", 3, GREEN, CROWN, HEX, INSPIRE, CROWN)


@shen_kuo.inspire("You may splay a colour left.")
def shen_kuo_inspire(you: Player) -> None:
    you.may_splay(COLORS, LEFT)


@shen_kuo.counts(POINTS, "Each colour splayed on your board gives you three points more.")
def shen_kuo_points(you: Player, about: int) -> int:
    return 3 * sum([pile.splay != UNSPLAYED for pile in you.piles])


su_song = FIGURES.card("Su Song", 3, GREEN, CROWN, INSPIRE, HEX, bonus(3))


@su_song.inspire("Draw a {3} and meld it. If it has a {leaf}, do this again.")
def su_song_inspire(you: Player) -> None:
    while you.draw_and_meld(3).has(LEAF):
        pass


su_song.decree("Trade")


def printed_3(you: Player, it: Would) -> bool:
    return it.age == you.printed(3)


@su_song.first(DRAW, "If you would draw a {3}, first one of your scored cards goes to your forecast.", printed_3)
def su_song_draw(you: Player, it: Would) -> None:
    you.transfer(you.choose(you.score_pile, "Move a card to your forecast"), you, FORECAST)


avicenna = FIGURES.card("Avicenna", 3, YELLOW, INSPIRE, LEAF, HEX, LEAF)


@avicenna.inspire("Draw a {3} and tuck it.")
def avicenna_inspire(you: Player) -> None:
    you.draw_and_tuck(3)


avicenna.decree("Expansion")


@avicenna.instead(FADE, "If you would have to fade a figure, instead all stay.")
def avicenna_fade(you: Player, it: Would) -> None:
    """Nothing is done."""


rhazes = FIGURES.card("Rhazes", 3, YELLOW, HEX, LEAF, LEAF, ECHO)


@rhazes.echo("Draw a {3}, {4} or {5} and foreshadow it.")
def rhazes_echo(you: Player) -> None:
    you.draw_and_foreshadow(value=you.choose_printed([3, 4, 5], "Draw and foreshadow a card of value"))


@rhazes.first(DRAW, "If you would draw, first tuck a card of that value that you hold.")
def rhazes_draw(you: Player, it: Would) -> None:
    you.tuck(you.choose(of_value(you.hand, it.age), "Tuck a card"))


al_kindi = FIGURES.card("Al-Kindi", 3, PURPLE, HEX, CROWN, CROWN, INSPIRE)


@al_kindi.inspire("Score a card you hold.")
def al_kindi_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


@al_kindi.first(SHARE_DRAW, "If sharing would earn you a card, first draw two of its value.")
def al_kindi_draw(you: Player, it: Would) -> None:
    you.draw_several(2, value=it.age)


al_kindi.ruling("The two are usual draws; only the card for sharing is a figure.")

murasaki_shikibu = FIGURES.card("Murasaki Shikibu", 3, PURPLE, LIGHTBULB, HEX, bonus(4), INSPIRE)


@murasaki_shikibu.inspire("Draw a {3}.")
def murasaki_shikibu_inspire(you: Player) -> None:
    you.draw(3)


murasaki_shikibu.decree("Rivalry")


def is_standard(you: Player, it: Would) -> bool:
    return it.moving is not None


@murasaki_shikibu.instead(
    CLAIM,
    "If you would claim a standard achievement, a scored card of its value becomes an achievement of yours instead. "
    "If you are then still eligible for the other one, claim it as well.",
    is_standard,
)
def murasaki_shikibu_claim(you: Player, it: Would) -> None:
    # Ruling: the scored card needs no eligibility; for the other one the score counts as it is after that.
    you.achieve_regardless(you.choose(of_value(you.score_pile, it.card.age), "Achieve a card from your score pile"))
    you.achieve(it.card)
    it.is_done = you.place_of(it.card) is you.achievement_zone


murasaki_shikibu.ruling(
    "For a second achievement of the value twice the points are needed, and the scored card is gone."
)
murasaki_shikibu.ruling(
    "It was an Achieve action, and a standard achievement is claimed: opponents draw figures, once."
)
