"""Figures in the Sand: age 1."""

from splay.innovation.card import FIGURES, figures, highest, of_value
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
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    UNSPLAYED,
    YELLOW,
    bonus,
)
from splay.innovation.karma import (
    CLAIM_VALUE,
    DEMANDED,
    DRAW,
    FORESHADOW,
    MELD,
    POINTS,
    REMOVE,
    RETURN,
    TUCK,
    Would,
)
from splay.innovation.player import Player
from splay.innovation.zone import SCORE

daedalus = FIGURES.card("Daedalus", 1, BLUE, ECHO, HEX, CASTLE, CASTLE)


@daedalus.echo("Draw a {4} and foreshadow it.")
def daedalus_echo(you: Player) -> None:
    you.draw_and_foreshadow(4)


@daedalus.counts(
    CLAIM_VALUE,
    "Each card in your forecast makes your highest top card one higher for claiming. Each achievement of yours adds "
    "its value to your score.",
)
def daedalus_forecast(you: Player, about: int) -> int:
    return len(you.forecast)


@daedalus.counts(POINTS)
def daedalus_achievements(you: Player, about: int) -> int:
    return sum([card.age for card in you.achievements])


daedalus.ruling("Special achievements and decrees have no value.")

huang_di = FIGURES.card("Huang Di", 1, BLUE, LIGHTBULB, LIGHTBULB, ECHO, HEX)


@huang_di.echo("Draw a {2}.")
def huang_di_echo(you: Player) -> None:
    you.draw(2)


huang_di.decree("Advancement")


@huang_di.gives([LEAF], "Each {lightbulb} on your board gives you a {leaf} more.")
def huang_di_leaves(you: Player, icon: int) -> int:
    return you.shown(LIGHTBULB)


imhotep = FIGURES.card("Imhotep", 1, BLUE, CASTLE, HEX, CASTLE, ECHO)


@imhotep.echo("Draw a {2} and meld it.")
def imhotep_echo(you: Player) -> None:
    you.draw_and_meld(2)


def over_unsplayed_cards(you: Player, it: Would) -> bool:
    pile = you.piles[it.card.color.index]
    return len(pile.cards) > 1 and pile.splay == UNSPLAYED


@imhotep.instead(
    MELD,
    "If you would meld a card over two or more cards that are not splayed, instead splay their colour left and return "
    "the card.",
    over_unsplayed_cards,
)
def imhotep_splay(you: Player, it: Would) -> None:
    # Ruling: the card is shown, because its colour is what is splayed.
    you.prove([it.card])
    you.splay(it.card.color, LEFT)
    you.return_card(it.card)


gilgamesh = FIGURES.card("Gilgamesh", 1, RED, INSPIRE, HEX, bonus(1), CASTLE)


@gilgamesh.inspire("Score a card you hold.")
def gilgamesh_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


@gilgamesh.gives([CASTLE], "Each bonus on your board gives you a {castle} more for every top card you have.")
def gilgamesh_castles(you: Player, icon: int) -> int:
    return you.shown(BONUS) * len(you.tops())


hammurabi = FIGURES.card("Hammurabi", 1, RED, LIGHTBULB, INSPIRE, HEX, bonus(2))


@hammurabi.inspire("Meld a card you hold.")
def hammurabi_inspire(you: Player) -> None:
    you.meld(you.choose(you.hand, "Meld a card"))


@hammurabi.first(DEMANDED, "If a demand on you would succeed, first you successfully make it of whoever demands.")
def hammurabi_demand(you: Player, it: Would) -> None:
    you.game.demand_in_turn(it)


tigernmas = FIGURES.card("Tigernmas", 1, RED, HEX, LEAF, INSPIRE, LEAF)


@tigernmas.inspire("Draw a {1}.")
def tigernmas_inspire(you: Player) -> None:
    you.draw(1)


tigernmas.decree("War")


@tigernmas.counts(POINTS, "Each card you hold is worth a point more.")
def tigernmas_points(you: Player, about: int) -> int:
    return len(you.hand_zone.cards)


fu_xi = FIGURES.card("Fu Xi", 1, GREEN, ECHO, CROWN, HEX, CROWN)


@fu_xi.echo("Draw a {2} and score it.")
def fu_xi_echo(you: Player) -> None:
    you.draw_and_score(2)


fu_xi.decree("Trade")


@fu_xi.gives([LIGHTBULB], "Each card in your score pile and in your forecast gives you a {lightbulb} more.")
def fu_xi_lightbulbs(you: Player, icon: int) -> int:
    return len(you.score_zone.cards) + len(you.forecast)


hatshepsut = FIGURES.card("Hatshepsut", 1, GREEN, bonus(1), CROWN, INSPIRE, HEX)


@hatshepsut.inspire("Draw a {1}.")
def hatshepsut_inspire(you: Player) -> None:
    you.draw(1)


def above_1_with_a_1(you: Player, it: Would) -> bool:
    return it.age > 1 and bool(of_value(you.hand, you.printed(1)))


@hatshepsut.first(
    DRAW,
    "If you would draw a card above 1 while you hold a {1}, first return your hand, and then draw two of that value.",
    above_1_with_a_1,
)
def hatshepsut_draw(you: Player, it: Would) -> None:
    you.return_all(you.hand)
    you.draw_several(2, value=it.age)


sargon_of_akkad = FIGURES.card("Sargon of Akkad", 1, GREEN, bonus(1), CROWN, HEX, INSPIRE)


@sargon_of_akkad.inspire("Draw a {1} and meld it.")
def sargon_of_akkad_inspire(you: Player) -> None:
    you.draw_and_meld(1)


def of_the_top_value(you: Player, it: Would) -> bool:
    top = you.top(it.card.color)
    return top is not None and top.age == it.card.age


@sargon_of_akkad.instead(
    MELD, "If you would meld a card on a top card of its own value, instead tuck it.", of_the_top_value
)
def sargon_of_akkad_tuck(you: Player, it: Would) -> None:
    you.tuck(it.card)


shennong = FIGURES.card("Shennong", 1, YELLOW, LEAF, LEAF, HEX, INSPIRE)


@shennong.inspire("Draw a {2} and foreshadow it.")
def shennong_inspire(you: Player) -> None:
    you.draw_and_foreshadow(2)


def of_a_foreshadowed_value(you: Player, it: Would) -> bool:
    return bool(of_value(you.forecast, it.card.age))


@shennong.first(
    FORESHADOW,
    "If you would foreshadow a card of a value that is in your forecast, first score all cards of it there.",
    of_a_foreshadowed_value,
)
def shennong_score(you: Player, it: Would) -> None:
    you.score_all(of_value(you.forecast, it.card.age))


sneferu = FIGURES.card("Sneferu", 1, YELLOW, HEX, CASTLE, CASTLE, INSPIRE)


@sneferu.inspire("Draw a {2} and tuck it. If it bears a {castle}, do so again.")
def sneferu_inspire(you: Player) -> None:
    while you.draw_and_tuck(2).has(CASTLE):
        pass


sneferu.decree("Expansion")


@sneferu.gives([CROWN], "Each {castle} on your board gives you a {crown} more.")
def sneferu_crowns(you: Player, icon: int) -> int:
    return you.shown(CASTLE)


sunshu_ao = FIGURES.card("Sunshu Ao", 1, YELLOW, HEX, bonus(1), INSPIRE, CASTLE)


@sunshu_ao.inspire("Tuck a card you hold.")
def sunshu_ao_inspire(you: Player) -> None:
    you.tuck(you.choose(you.hand, "Tuck a card"))


def is_yellow(you: Player, it: Would) -> bool:
    return it.card.color is YELLOW


@sunshu_ao.instead(
    TUCK,
    "If a yellow card would be tucked by you, instead carry out its effects without a demand for yourself only; then "
    "it goes to your hand.",
    is_yellow,
)
def sunshu_ao_execute(you: Player, it: Would) -> None:
    you.self_execute(it.card)
    # Ruling: it goes to the hand from wherever its own effects have put it.
    you.take_back(it.card)


sunshu_ao.ruling("The card goes to your hand from wherever its own effects have put it.")

homer = FIGURES.card("Homer", 1, PURPLE, HEX, INSPIRE, bonus(2), CASTLE)


@homer.inspire("Draw a {2} and tuck it.")
def homer_inspire(you: Player) -> None:
    you.draw_and_tuck(2)


def held_figure(you: Player, it: Would) -> bool:
    return it.card in you.hand and bool(figures([it.card]))


@homer.instead((RETURN, REMOVE), "If you would return or remove a figure you hold, instead tuck it.", held_figure)
def homer_tuck(you: Player, it: Would) -> None:
    you.tuck(it.card)


ptahhotep = FIGURES.card("Ptahhotep", 1, PURPLE, HEX, INSPIRE, CASTLE, CASTLE)


@ptahhotep.inspire("Score one of your top cards.")
def ptahhotep_inspire(you: Player) -> None:
    you.score(you.choose(you.tops(), "Score a top card"))


@ptahhotep.first(
    DEMANDED, "If a demand on you would succeed, first the demander's highest scored card goes to your score pile."
)
def ptahhotep_fine(you: Player, it: Would) -> None:
    assert it.other is not None
    # A tie is broken by the owner of the cards, as everywhere.
    you.transfer(it.other.choose(highest(it.other.score_pile), "Hand over your highest scored card"), you, SCORE)


sinuhe = FIGURES.card("Sinuhe", 1, PURPLE, ECHO, LEAF, LEAF, HEX)


@sinuhe.echo("Draw a {2} or a {3} and foreshadow it.")
def sinuhe_echo(you: Player) -> None:
    you.draw_and_foreshadow(value=you.choose_printed([2, 3], "Draw and foreshadow"))


sinuhe.decree("Rivalry")


@sinuhe.counts(POINTS, "Each {castle} on your board is worth a point more.")
def sinuhe_points(you: Player, about: int) -> int:
    return you.shown(CASTLE)
