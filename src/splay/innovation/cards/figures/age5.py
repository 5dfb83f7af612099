"""Figures in the Sand: age 5."""

from splay.innovation.card import FIGURES, figures, having, of_value
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
    RIGHT,
    YELLOW,
    bonus,
)
from splay.innovation.karma import (
    CLAIM,
    CLAIM_POINTS,
    DRAW,
    DRAW_ACTION,
    FORESHADOW,
    INSPIRE_ACTION,
    MELD,
    OPPONENT,
    POINTS,
    SCORE,
    TUCK,
    Would,
    bearing,
)
from splay.innovation.player import BOARD, Player

christiaan_huygens = FIGURES.card("Christiaan Huygens", 5, BLUE, ECHO, LIGHTBULB, LIGHTBULB, HEX)


@christiaan_huygens.echo("Draw a {7}, {8}, {9} or {10} and foreshadow it.")
def christiaan_huygens_echo(you: Player) -> None:
    you.draw_and_foreshadow(value=you.choose_printed([7, 8, 9, 10], "Draw and foreshadow a card of which value?"))


@christiaan_huygens.instead(
    FORESHADOW,
    "If you would foreshadow a card, one with a {clock} that is at most two above your highest top card is melded "
    "instead; any other is foreshadowed.",
)
def christiaan_huygens_meld(you: Player, it: Would) -> None:
    if it.card.has(CLOCK) and it.card.age <= you.highest_top() + 2:
        you.meld(it.card)
    else:
        it.is_done = you.foreshadow(it.card)


isaac_newton = FIGURES.card("Isaac Newton", 5, BLUE, HEX, LIGHTBULB, ECHO, LIGHTBULB)


@isaac_newton.echo("Splay a colour of yours right.")
def isaac_newton_echo(you: Player) -> None:
    if you.colors():
        color = you.choose_color(you.colors(), "Splay a colour right")
        you.announce(color)
        you.splay(color, RIGHT)


@isaac_newton.first(
    (DRAW_ACTION, INSPIRE_ACTION),
    "If you would draw or inspire as an action, first draw a {1}, which goes over to a board of your choice.",
)
def isaac_newton_drop(you: Player, it: Would) -> None:
    card = you.draw(1)
    owner = you.choose_player(you.everyone, f"Transfer {card.name} to the board of")
    if owner is not None:
        you.transfer(card, owner, BOARD)


isaac_newton.ruling("The free draw for sharing is a Draw action too.")

peter_the_great = FIGURES.card("Peter the Great", 5, RED, FACTORY, INSPIRE, bonus(5), HEX)


@peter_the_great.inspire("Tuck a card you hold.")
def peter_the_great_inspire(you: Player) -> None:
    you.tuck(you.choose(you.hand, "Tuck a card"))


@peter_the_great.when("When you meld this card, the top figures of all opponents are returned.")
def peter_the_great_arrive(you: Player) -> None:
    you.return_all([card for opponent in you.opponents for card in figures(opponent.tops())])


@peter_the_great.first(
    TUCK,
    "If a card that you would tuck bears a {factory}, first achieve the bottom card of your green pile if you are "
    "eligible; if you are not, score it.",
    bearing(FACTORY),
)
def peter_the_great_tuck(you: Player, it: Would) -> None:
    card = you.bottom(GREEN)
    if not you.achieve(card):
        you.score(card)


shivaji = FIGURES.card("Shivaji", 5, RED, ECHO, FACTORY, FACTORY, HEX)


@shivaji.echo("One of your top cards becomes an available achievement.")
def shivaji_echo(you: Player) -> None:
    you.make_available(you.choose(you.tops(), "Make a top card an available achievement"))


shivaji.decree("War")


@shivaji.first(
    CLAIM,
    "If an opponent would claim an achievement, you come first if you are eligible for it: claim it.",
    whose=OPPONENT,
)
def shivaji_claim(you: Player, it: Would) -> None:
    if it.special is None:
        you.achieve(it.card)
    elif you.meets(it.special):
        you.claim(it.special)


shivaji.ruling(
    "You are eligible for a special achievement if you meet its condition, and never for a decree, which takes a "
    "Decree action."
)

bartholomew_roberts = FIGURES.card("Bartholomew Roberts", 5, GREEN, INSPIRE, HEX, CROWN, bonus(6))


@bartholomew_roberts.inspire("Score anyone's top card with a {crown}.")
def bartholomew_roberts_inspire(you: Player) -> None:
    you.score(you.choose(having(you.tops_anywhere(), CROWN), "Score a top card with a crown"))


@bartholomew_roberts.first(
    SCORE,
    "If you would score a card, an available achievement of its value is claimed first, for which only your score has "
    "to be enough.",
)
def bartholomew_roberts_claim(you: Player, it: Would) -> None:
    if you.affords(it.card.age):
        you.claim_regardless([it.card.age])


samuel_de_champlain = FIGURES.card("Samuel de Champlain", 5, GREEN, CROWN, bonus(5), HEX, INSPIRE)


@samuel_de_champlain.inspire("Return a {5} that you hold, then draw a {6}.")
def samuel_de_champlain_inspire(you: Player) -> None:
    you.return_card(you.choose(of_value(you.hand, you.printed(5)), "Return a card"))
    you.draw(6)


def fifth_in_hand(you: Player, it: Would) -> bool:
    return len(you.hand) == 4


@samuel_de_champlain.first(
    DRAW,
    "If you would draw a card as the fifth in your hand, first claim an achievement of its value or a lower one, "
    "eligible or not.",
    fifth_in_hand,
)
def samuel_de_champlain_claim(you: Player, it: Would) -> None:
    you.claim_regardless(range(1, it.age + 1))


samuel_de_champlain.ruling("A card that is drawn and then melded, tucked or scored is in your hand in between.")

antonie_van_leeuwenhoek = FIGURES.card("Antonie Van Leeuwenhoek", 5, YELLOW, ECHO, LIGHTBULB, HEX, LIGHTBULB)


@antonie_van_leeuwenhoek.echo("Draw a {6}.")
def antonie_van_leeuwenhoek_echo(you: Player) -> None:
    you.draw(6)


@antonie_van_leeuwenhoek.counts(
    CLAIM_POINTS, "Each card you hold is worth ten points for claiming an achievement of its value."
)
def antonie_van_leeuwenhoek_points(you: Player, value: int) -> int:
    return 10 * len(of_value(you.hand_zone.cards, value))


christopher_polhem = FIGURES.card("Christopher Polhem", 5, YELLOW, HEX, FACTORY, FACTORY, INSPIRE)


@christopher_polhem.inspire("Draw a {4} and tuck it.")
def christopher_polhem_inspire(you: Player) -> None:
    you.draw_and_tuck(4)


christopher_polhem.decree("Expansion")


@christopher_polhem.counts(POINTS, "Each {factory} on your board adds two points to your score.")
def christopher_polhem_points(you: Player, about: int) -> int:
    return 2 * you.shown(FACTORY)


bartolomeo_cristofori = FIGURES.card("Bartolomeo Cristofori", 5, PURPLE, LEAF, INSPIRE, HEX, LEAF)


@bartolomeo_cristofori.inspire("Meld a card you hold.")
def bartolomeo_cristofori_inspire(you: Player) -> None:
    you.meld(you.choose(you.hand, "Meld a card"))


def fifth_in_sight(you: Player, it: Would) -> bool:
    pile = you.piles[it.card.color.index]
    return pile.cards_in_sight() == 4 and it.source is not pile


@bartolomeo_cristofori.first(
    MELD,
    "If the card you would meld is the fifth in sight of its colour on your board, first claim an achievement; your "
    "highest top card has to be high enough, your score does not matter.",
    fifth_in_sight,
)
def bartolomeo_cristofori_claim(you: Player, it: Would) -> None:
    you.claim_regardless(range(1, you.claim_value() + 1))


bartolomeo_cristofori.ruling("All cards of a splayed colour are in sight, however little of them shows.")

johannes_vermeer = FIGURES.card("Johannes Vermeer", 5, PURPLE, bonus(5), HEX, INSPIRE, CROWN)


@johannes_vermeer.inspire("Draw a {3} and score it.")
def johannes_vermeer_inspire(you: Player) -> None:
    you.draw_and_score(3)


def standard_achievement(you: Player, it: Would) -> bool:
    return it.special is None


@johannes_vermeer.first(
    CLAIM,
    "If you would claim a standard achievement, one of the next higher value comes first: claim it, eligible or not.",
    standard_achievement,
)
def johannes_vermeer_claim(you: Player, it: Would) -> None:
    you.claim_regardless([it.card.age + 1])
