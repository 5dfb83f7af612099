"""Figures in the Sand: age 8."""

from splay.innovation.card import FIGURES, Card, figures, of_color
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    ICONS,
    INSPIRE,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    bonus,
)
from splay.innovation.karma import FADE, FORESHADOW, GLYPH, MELD, POINTS, SCORE, SPLAY, TUCK, Would, bearing
from splay.innovation.player import Player
from splay.innovation.zone import SCORE as SCORE_ZONE


def lit_or_timed(card: Card) -> bool:
    """Tell whether a card bears a lightbulb or a clock."""
    return card.has(LIGHTBULB) or card.has(CLOCK)


albert_einstein = FIGURES.card("Albert Einstein", 8, BLUE, HEX, LIGHTBULB, ECHO, bonus(8))
albert_einstein.decree("Advancement")


@albert_einstein.echo("Meld every card you hold that bears a {lightbulb} or a {clock}.")
def albert_einstein_echo(you: Player) -> None:
    you.meld_all([card for card in you.hand if lit_or_timed(card)])


@albert_einstein.counts(GLYPH, "Whatever value is printed in an effect of yours, it is a {10}.")
def albert_einstein_value(you: Player, value: int) -> int:
    return 10


albert_einstein.ruling("Those values are meant that stand in a frame in the text, and not such as are counted.")

marie_curie = FIGURES.card("Marie Curie", 8, BLUE, FACTORY, ECHO, HEX, FACTORY)


@marie_curie.echo("Draw one {9}.")
def marie_curie_echo(you: Player) -> None:
    you.draw(9)


@marie_curie.achieves("Each value above 6 that is in your score pile is an achievement of yours.", most=5)
def marie_curie_achievements(you: Player) -> list[str]:
    return [f"scored {value}" for value in sorted({card.age for card in you.score_zone.cards}) if value > 6]


erwin_rommel = FIGURES.card("Erwin Rommel", 8, RED, FACTORY, HEX, FACTORY, ECHO)
erwin_rommel.decree("War")


@erwin_rommel.echo("Move a card from anyone's score pile to yours.")
def erwin_rommel_echo(you: Player) -> None:
    # Ruling: any score pile can be one's own; then nothing moves.
    you.transfer(you.choose_back(you.everyone, "Move a card to your score pile"), you, SCORE_ZONE)


@erwin_rommel.instead(SCORE, "If you would score any card, instead score everyone's top card of its colour.")
def erwin_rommel_score(you: Player, it: Would) -> None:
    # Ruling: a card that only its owner can see is shown, because it goes by the colour.
    you.prove([it.card])
    you.score_all(of_color(you.tops_anywhere(), it.card.color))


erwin_rommel.ruling("The card itself stays where it is, unless it is one of these top cards. Your own is one of them.")

john_von_neumann = FIGURES.card("John Von Neumann", 8, RED, HEX, CLOCK, CLOCK, ECHO)


@john_von_neumann.echo("Draw two {9} and reveal them. If one of them is purple, return both.")
def john_von_neumann_echo(you: Player) -> None:
    cards = you.draw_several(2, 9)
    you.reveal(cards)
    if of_color(cards, PURPLE):
        you.return_all(cards)


@john_von_neumann.when("When you meld this card, return every figure on top of an opponent's pile.")
def john_von_neumann_return(you: Player) -> None:
    you.return_all([card for opponent in you.opponents for card in figures(opponent.tops())])


@john_von_neumann.gives([CLOCK], "Each card you hold gives you two {clock} more.", by_hand=True)
def john_von_neumann_clocks(you: Player, icon: int) -> int:
    return 2 * len(you.hand_zone.cards)


emmy_noether = FIGURES.card("Emmy Noether", 8, GREEN, INSPIRE, CLOCK, CLOCK, HEX)


@emmy_noether.inspire("Draw an {8} and meld it.")
def emmy_noether_inspire(you: Player) -> None:
    you.draw_and_meld(8)


@emmy_noether.counts(POINTS, "Each {clock} on your board is worth as many points as there are {clock} on it.")
def emmy_noether_points(you: Player, about: int) -> int:
    return you.shown(CLOCK) * you.shown(CLOCK)


jp_morgan = FIGURES.card("J.P. Morgan", 8, GREEN, CROWN, ECHO, HEX, CROWN)
jp_morgan.decree("Trade")


@jp_morgan.echo("You may splay one of your colours up.")
def jp_morgan_echo(you: Player) -> None:
    you.may_splay(you.colors(), UP)


# Ruling: a type of icons is one of the six basic ones; bonuses and the emblems of cities are none.
@jp_morgan.gives(
    range(len(ICONS)), "In each colour that you have splayed up, each icon gives you one more of its type."
)
def jp_morgan_icons(you: Player, icon: int) -> int:
    return sum([pile.count(icon) for pile in you.piles if pile.splay == UP])


caresse_crosby = FIGURES.card("Caresse Crosby", 8, YELLOW, LEAF, HEX, bonus(8), INSPIRE)


@caresse_crosby.inspire("Tuck a card you hold.")
def caresse_crosby_inspire(you: Player) -> None:
    you.tuck(you.choose(you.hand, "Tuck a card"))


@caresse_crosby.first(
    TUCK, "If you would tuck a {leaf} card, first splay its colour left and draw two {2}.", bearing(LEAF)
)
def caresse_crosby_draw(you: Player, it: Would) -> None:
    you.splay(it.card.color, LEFT)
    you.draw_several(2, 2)


def fifth_color_left(you: Player, it: Would) -> bool:
    left = [pile for pile in you.piles if pile.splay == LEFT]
    return it.direction == LEFT and it.source in you.piles and it.source not in left and len(left) == 4


@caresse_crosby.instead(SPLAY, "If you would splay left the fifth of your colours, instead you win.", fifth_color_left)
def caresse_crosby_win(you: Player, it: Would) -> None:
    you.wins()


caresse_crosby.ruling("Karmas do not trigger each other: the colour that the first one splays does not win the game.")

nikola_tesla = FIGURES.card("Nikola Tesla", 8, YELLOW, bonus(8), INSPIRE, LIGHTBULB, HEX)
nikola_tesla.decree("Expansion")


@nikola_tesla.inspire("Draw one {8}.")
def nikola_tesla_inspire(you: Player) -> None:
    you.draw(8)


def card_lit_or_timed(you: Player, it: Would) -> bool:
    return lit_or_timed(it.card)


@nikola_tesla.first(
    MELD,
    "If you would meld a {lightbulb} or {clock} card, first score a top card of an opponent's that has neither.",
    card_lit_or_timed,
)
def nikola_tesla_score(you: Player, it: Would) -> None:
    tops = [card for opponent in you.opponents for card in opponent.tops()]
    you.score(you.choose([card for card in tops if not lit_or_timed(card)], "Score a top card"))


duke_ellington = FIGURES.card("Duke Ellington", 8, PURPLE, LIGHTBULB, bonus(9), INSPIRE, HEX)


@duke_ellington.inspire("Draw a figure of value {8} and meld it.")
def duke_ellington_inspire(you: Player) -> None:
    you.meld(you.draw_from(FIGURES.name, 8))


@duke_ellington.instead(FADE, "If you would have to fade a figure, instead all of them stay.")
def duke_ellington_stay(you: Player, it: Would) -> None:
    """No figure fades."""


def figure_upon_four(you: Player, it: Would) -> bool:
    # Ruling: who has five top figures has four already.
    return bool(figures([it.card])) and len(figures(you.tops())) >= 4


@duke_ellington.instead(
    MELD,
    "If you would meld a figure while four of your top cards are figures, instead take it as an achievement, "
    "eligible or not.",
    figure_upon_four,
)
def duke_ellington_achieve(you: Player, it: Would) -> None:
    you.achieve_regardless(it.card)


hg_wells = FIGURES.card("H.G. Wells", 8, PURPLE, LEAF, INSPIRE, HEX, LEAF)


@hg_wells.inspire("Draw a {10} and foreshadow it.")
def hg_wells_inspire(you: Player) -> None:
    you.draw_and_foreshadow(10)


@hg_wells.instead(
    FORESHADOW,
    "If you would foreshadow any card, instead meld it and use its non-demand effects, you alone; then, if it is still "
    "a top card of yours, remove it.",
)
def hg_wells_use(you: Player, it: Would) -> None:
    you.meld(it.card)
    card = it.card.side(True)
    you.self_execute(card)
    if you.top(card.color) is card:
        you.remove(card)
