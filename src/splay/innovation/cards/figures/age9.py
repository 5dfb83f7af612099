"""Figures in the Sand: age 9."""

from splay.innovation.card import FIGURES, Card, figures, of_color
from splay.innovation.facts import (
    BLUE,
    CLOCK,
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
    UP,
    YELLOW,
    bonus,
)
from splay.innovation.karma import ANOTHER, DOGMA_ACTION, EASED, FADE, IN_SCORE, MELD, NO_SHARE_DRAW, SCORE, TUCK, Would
from splay.innovation.player import Player
from splay.innovation.zone import SCORE as SCORE_PILE

grace_hopper = FIGURES.card("Grace Hopper", 9, BLUE, LIGHTBULB, HEX, bonus(9), INSPIRE)


@grace_hopper.inspire("Tuck two cards you hold.")
def grace_hopper_inspire(you: Player) -> None:
    you.tuck_all(you.choose_exactly(2, you.hand, "Tuck two cards"))


@grace_hopper.first(
    NO_SHARE_DRAW,
    "If another player's Dogma action would end without a draw for sharing, first draw a {10} and show it. If it is "
    "blue, you win.",
    whose=ANOTHER,
)
def grace_hopper_draw(you: Player, it: Would) -> None:
    if you.draw_and_reveal(10).color is BLUE:
        you.wins()


wernher_von_braun = FIGURES.card("Wernher Von Braun", 9, BLUE, INSPIRE, LIGHTBULB, LIGHTBULB, HEX)


@wernher_von_braun.inspire("Draw a {10} and foreshadow it.")
def wernher_von_braun_inspire(you: Player) -> None:
    you.draw_and_foreshadow(10)


@wernher_von_braun.lends(IN_SCORE, "Each card of your forecast also counts as one of your score pile.")
def wernher_von_braun_forecast(you: Player) -> list[Card]:
    return you.forecast


mikhail_kalashnikov = FIGURES.card("Mikhail Kalashnikov", 9, RED, INSPIRE, FACTORY, FACTORY, HEX)


@mikhail_kalashnikov.inspire("Tuck a card you hold.")
def mikhail_kalashnikov_inspire(you: Player) -> None:
    you.tuck(you.choose(you.hand, "Tuck a card"))


def red_card(you: Player, it: Would) -> bool:
    return it.card.color is RED


@mikhail_kalashnikov.instead(
    TUCK,
    "If you would tuck a card that is red, instead choose an opponent's top red card. Move it to your score pile, or "
    "use its effects that are no demands, you alone.",
    red_card,
)
def mikhail_kalashnikov_arm(you: Player, it: Would) -> None:
    # Ruling: the card is shown, because it stays where nobody else could see that it is red.
    you.prove([it.card])
    tops = [top for opponent in you.opponents for top in of_color(opponent.tops(), RED)]
    card = you.choose(tops, "Choose a red card")
    if card is None:
        return
    if you.choose_text([f"Move {card.name} to your score pile", f"Use {card.name}"], "Choose what to do") == 0:
        you.transfer(card, you, SCORE_PILE)
    else:
        you.self_execute(card)


mikhail_kalashnikov.ruling(
    "The card you would tuck is shown and stays where it is, even if no opponent has a red card."
)

nelson_mandela = FIGURES.card("Nelson Mandela", 9, RED, LEAF, INSPIRE, HEX, LEAF)


@nelson_mandela.inspire("Draw a {9} and meld it.")
def nelson_mandela_inspire(you: Player) -> None:
    you.draw_and_meld(9)


@nelson_mandela.instead(FADE, "If a figure of yours would have to fade, it does not.")
def nelson_mandela_keep(you: Player, it: Would) -> None:
    """Nothing fades."""


@nelson_mandela.achieves("Every two inspire effects in sight on your board are an achievement.")
def nelson_mandela_pairs(you: Player) -> list[str]:
    return ["two inspire effects"] * (you.shown(INSPIRE) // 2)


hedy_lamarr = FIGURES.card("Hedy Lamarr", 9, GREEN, CLOCK, ECHO, CLOCK, HEX)


@hedy_lamarr.echo("You may splay one of your colours up.")
def hedy_lamarr_echo(you: Player) -> None:
    you.may_splay(you.colors(), UP)


hedy_lamarr.decree("Trade")
hedy_lamarr.holds(EASED, "For you, each number that a special achievement asks for is one lower.")
hedy_lamarr.ruling(
    "Every number counts: five icons twice each for Empire, four top cards of value 7 for Universe, two of an icon in "
    "each of three colours for Supremacy. Where no number is named, nothing changes."
)

taiichi_ohno = FIGURES.card("Taiichi Ohno", 9, GREEN, HEX, CLOCK, CLOCK, ECHO)


@taiichi_ohno.echo("Draw a {10}.")
def taiichi_ohno_echo(you: Player) -> None:
    you.draw(10)


@taiichi_ohno.first(
    DOGMA_ACTION,
    "If you would take a Dogma action, first achieve a card you hold that has the featured icon of the card you use, "
    "eligible or not.",
)
def taiichi_ohno_achieve(you: Player, it: Would) -> None:
    matching = [card for card in you.hand if card.featured == it.card.featured]
    you.achieve_regardless(you.seek(matching, "Achieve a card"))


taiichi_ohno.ruling("It has to be the featured icon of both cards, and you cannot decline.")

che_guevara = FIGURES.card("Che Guevara", 9, YELLOW, HEX, LEAF, ECHO, LEAF)


@che_guevara.echo("Draw a {9} and score it.")
def che_guevara_echo(you: Player) -> None:
    you.draw_and_score(9)


@che_guevara.when("When you meld this card, score the top figures of all opponents.")
def che_guevara_score(you: Player) -> None:
    you.score_all([figure for opponent in you.opponents for figure in figures(opponent.tops())])


def green_card(you: Player, it: Would) -> bool:
    return it.card.color is GREEN


@che_guevara.instead(
    SCORE, "If a card you would score is green, instead remove it and everyone's score pile from the game.", green_card
)
def che_guevara_remove(you: Player, it: Would) -> None:
    you.prove([it.card])
    scored = [card for player in you.everyone for card in player.score_pile if card is not it.card]
    you.remove_all([it.card, *scored])


ruth_handler = FIGURES.card("Ruth Handler", 9, YELLOW, bonus(9), INSPIRE, HEX, FACTORY)


@ruth_handler.inspire("Take a top card of yours into your hand.")
def ruth_handler_inspire(you: Player) -> None:
    you.take(you.choose(you.tops(), "Take a top card"))


@ruth_handler.first(
    MELD,
    "If you would meld a card, you first meld all others of its colour that you hold. Then, for each of these, draw a "
    "{9} and achieve it, eligible or not.",
)
def ruth_handler_meld(you: Player, it: Would) -> None:
    others = [card for card in of_color(you.hand, it.card.color) if card is not it.card]
    for _ in range(you.meld_all(others)):
        you.draw_and_achieve(9)


gene_roddenberry = FIGURES.card("Gene Roddenberry", 9, PURPLE, CROWN, HEX, ECHO, bonus(9))


@gene_roddenberry.echo("Meld anyone's top purple card.")
def gene_roddenberry_echo(you: Player) -> None:
    you.meld(you.choose(of_color(you.tops_anywhere(), PURPLE), "Meld a purple card"))


def purple_card(you: Player, it: Would) -> bool:
    return it.card.color is PURPLE


@gene_roddenberry.instead(
    MELD,
    "If a card you would meld is purple, instead you win if it is Enterprise. If not, tuck it, and return anyone's top "
    "figure.",
    purple_card,
)
def gene_roddenberry_meld(you: Player, it: Would) -> None:
    if it.card.name == "Enterprise":
        you.prove([it.card])
        you.wins()
    you.tuck(it.card)
    you.return_card(you.choose(figures(you.tops_anywhere()), "Return a top figure"))


pele = FIGURES.card("Pelé", 9, PURPLE, HEX, bonus(10), INSPIRE, CROWN)


@pele.inspire("Draw a {9} and tuck it, three times over.")
def pele_inspire(you: Player) -> None:
    for _ in range(3):
        you.draw_and_tuck(9)


pele.decree("Rivalry")


def yellow_after_green(you: Player, it: Would) -> bool:
    return it.card.color is YELLOW and you.has_tucked(GREEN)


@pele.instead(
    TUCK, "If you would tuck a yellow card in a turn in which you have tucked a green one, you win.", yellow_after_green
)
def pele_win(you: Player, it: Would) -> None:
    you.prove([it.card])
    you.wins()
