"""Figures in the Sand: age 6."""

from splay.innovation.card import FIGURES, Card, figures, having, joined, of_value
from splay.innovation.facts import (
    BLUE,
    COLORS,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    INSPIRE,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
    bonus,
)
from splay.innovation.karma import (
    AVAILABLE,
    DEMANDED,
    MELD,
    OPPONENT,
    RETURN,
    SCORE,
    SHARE_DRAW,
    TUCK,
    Would,
    bearing,
)
from splay.innovation.player import Player

benjamin_franklin = FIGURES.card("Benjamin Franklin", 6, BLUE, LIGHTBULB, ECHO, HEX, bonus(6))


@benjamin_franklin.echo("Take anyone's top figure into your hand, and meld it.")
def benjamin_franklin_echo(you: Player) -> None:
    figure = you.choose(figures(you.tops_anywhere()), "Take a top figure and meld it")
    if you.take(figure):
        you.meld(figure)


benjamin_franklin.decree("Advancement")


@benjamin_franklin.first(
    MELD, "If you would meld a card, first one of the next higher value is drawn and melded by you."
)
def benjamin_franklin_meld(you: Player, it: Would) -> None:
    you.draw_and_meld(value=it.card.age + 1)


carl_friedrich_gauss = FIGURES.card("Carl Friedrich Gauss", 6, BLUE, LIGHTBULB, LIGHTBULB, ECHO, HEX)


@carl_friedrich_gauss.echo("Draw a {7}.")
def carl_friedrich_gauss_echo(you: Player) -> None:
    you.draw(7)


@carl_friedrich_gauss.first(
    MELD, "If you would meld a card, first name a value: meld every card of it that you hold or have scored."
)
def carl_friedrich_gauss_meld(you: Player, it: Would) -> None:
    value = you.name_value()
    you.meld_all(of_value(joined(you.hand, you.score_pile), value))


carl_friedrich_gauss.ruling("A card that is of the value you name is melded with the others, and not again.")

napoleon_bonaparte = FIGURES.card("Napoleon Bonaparte", 6, RED, HEX, bonus(6), FACTORY, ECHO)


@napoleon_bonaparte.echo("Score anyone's top figure that has the value 5 or 6.")
def napoleon_bonaparte_echo(you: Player) -> None:
    you.score(you.choose(of_value(figures(you.tops_anywhere()), 5, 6), "Score a top figure"))


napoleon_bonaparte.decree("War")


@napoleon_bonaparte.instead(
    (SCORE, RETURN),
    "If a card that you would score or return bears a {factory}, instead tuck it and score anyone's top card of "
    "value 6.",
    bearing(FACTORY),
)
def napoleon_bonaparte_tuck(you: Player, it: Would) -> None:
    you.tuck(it.card)
    you.score(you.choose(of_value(you.tops_anywhere(), 6), "Score a top card"))


napoleon_bonaparte.ruling("The card is tucked on your board, wherever it was.")

tecumseh = FIGURES.card("Tecumseh", 6, RED, FACTORY, HEX, ECHO, FACTORY)


@tecumseh.echo("Draw a {6} and tuck it.")
def tecumseh_echo(you: Player) -> None:
    you.draw_and_tuck(6)


@tecumseh.first(
    TUCK,
    "If a card that you would tuck bears a {factory}, first return another player's top card with a {factory}.",
    bearing(FACTORY),
)
def tecumseh_return(you: Player, it: Would) -> None:
    tops = [card for other in you.others for card in other.tops()]
    you.return_card(you.choose(having(tops, FACTORY), "Return a top card with a factory"))


adam_smith = FIGURES.card("Adam Smith", 6, GREEN, INSPIRE, HEX, CROWN, CROWN)


@adam_smith.inspire("You may splay a colour of yours right.")
def adam_smith_inspire(you: Player) -> None:
    you.may_splay(COLORS, RIGHT)


@adam_smith.gives([CROWN], "Each {crown} on your board gives you two {crown} more.")
def adam_smith_crowns(you: Player, icon: int) -> int:
    return 2 * you.shown(CROWN)


john_harrison = FIGURES.card("John Harrison", 6, GREEN, bonus(6), CROWN, HEX, INSPIRE)


@john_harrison.inspire("Draw a {6}.")
def john_harrison_inspire(you: Player) -> None:
    you.draw(6)


john_harrison.decree("Trade")


@john_harrison.first(
    SHARE_DRAW,
    "If an opponent would draw for sharing, first you draw a {6}, of a type of your choice if you like.",
    whose=OPPONENT,
)
def john_harrison_draw(you: Player, it: Would) -> None:
    if you.may("Choose the type of the card that you draw?"):
        you.draw_of_type(you.choose_type("Draw a card of which type?"), 6)
    else:
        you.draw(6)


edward_jenner = FIGURES.card("Edward Jenner", 6, YELLOW, INSPIRE, LEAF, LEAF, HEX)


@edward_jenner.inspire("Tuck a card you hold.")
def edward_jenner_inspire(you: Player) -> None:
    you.tuck(you.choose(you.hand, "Tuck a card"))


@edward_jenner.instead(DEMANDED, "If a demand on you would succeed, instead return a card you hold.")
def edward_jenner_return(you: Player, it: Would) -> None:
    you.return_card(you.choose(you.hand, "Return a card"))


edward_jenner.ruling("A demand succeeds with everyone who is vulnerable to it, whatever there is to give.")

john_loudon_mcadam = FIGURES.card("John Loudon McAdam", 6, YELLOW, HEX, FACTORY, INSPIRE, FACTORY)


@john_loudon_mcadam.inspire("Meld a card you hold.")
def john_loudon_mcadam_inspire(you: Player) -> None:
    you.meld(you.choose(you.hand, "Meld a card"))


john_loudon_mcadam.decree("Expansion")


@john_loudon_mcadam.lends(AVAILABLE, "Each of your top cards with a {factory} is an available achievement for you.")
def john_loudon_mcadam_available(you: Player) -> list[Card]:
    return having(you.tops(), FACTORY)


catherine_the_great = FIGURES.card("Catherine the Great", 6, PURPLE, INSPIRE, LIGHTBULB, LIGHTBULB, HEX)


@catherine_the_great.inspire("Draw a {6} and meld it.")
def catherine_the_great_inspire(you: Player) -> None:
    you.draw_and_meld(6)


@catherine_the_great.gives([LIGHTBULB], "Each {lightbulb} on your board gives you two {lightbulb} more.")
def catherine_the_great_lightbulbs(you: Player, icon: int) -> int:
    return 2 * you.shown(LIGHTBULB)


def purple_card(you: Player, it: Would) -> bool:
    return it.card.color is PURPLE


@catherine_the_great.first(
    MELD, "If the card you would meld is purple, first take your top purple card into your hand.", purple_card
)
def catherine_the_great_take(you: Player, it: Would) -> None:
    you.take(you.top(PURPLE))


ludwig_van_beethoven = FIGURES.card("Ludwig Van Beethoven", 6, PURPLE, HEX, INSPIRE, bonus(7), CROWN)


@ludwig_van_beethoven.inspire("Score a card you hold.")
def ludwig_van_beethoven_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


ludwig_van_beethoven.decree("Rivalry")


@ludwig_van_beethoven.instead(
    SCORE,
    "If a card that you would score bears a {lightbulb}, instead return it with your whole score pile; then draw a "
    "{5} and score it, four times over.",
    bearing(LIGHTBULB),
)
def ludwig_van_beethoven_return(you: Player, it: Would) -> None:
    you.prove([it.card])
    you.return_all([it.card, *[card for card in you.score_pile if card is not it.card]])
    for _ in range(4):
        you.draw_and_score(5)
