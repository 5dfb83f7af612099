"""Echoes of the Past: age 1."""

from splay.innovation.card import ECHOES, having, highest, not_of_color, of_color, of_value, with_bonus
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    ECHO,
    GREEN,
    HEX,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, HAND

dice = ECHOES.card("Dice", 1, BLUE, HEX, bonus(1), CROWN, CROWN)


@dice.dogma("Draw a {1} and reveal it. If it has a bonus, draw a card of the bonus's value and meld it.")
def dice_draw(you: Player) -> None:
    card = you.draw_and_reveal(1)
    if card.bonus:
        you.draw_and_meld(value=card.bonus)


dice.ruling("The revealed card stays in your hand.")

perfume = ECHOES.card("Perfume", 1, BLUE, ECHO, CASTLE, bonus(1), HEX)


@perfume.echo("Draw a {1} and tuck it.")
def perfume_echo(you: Player) -> None:
    you.draw_and_tuck(1)


@perfume.demand(
    "Move to my board a top card whose value none of my top cards has! If you do, draw a card of that value and meld "
    "it!"
)
def perfume_demand(you: Player, me: Player) -> None:
    # Ruling: "different from any" is different from each of them.
    mine = {card.age for card in me.tops()}
    card = you.choose([card for card in you.tops() if card.age not in mine], "Hand over a top card")
    if card is not None and you.transfer(card, me, BOARD):
        you.draw_and_meld(value=card.age)


perfume.ruling("The value must differ from that of every top card of mine; you pick among your cards that fit.")

ruler = ECHOES.card("Ruler", 1, BLUE, LIGHTBULB, HEX, LIGHTBULB, ECHO)


@ruler.echo("Draw one {2}.")
def ruler_echo(you: Player) -> None:
    you.draw(2)


bangle = ECHOES.card("Bangle", 1, RED, HEX, CASTLE, ECHO, bonus(1))


@bangle.echo("Tuck a red card you hold.")
def bangle_echo(you: Player) -> None:
    you.tuck(you.seek(of_color(you.hand, RED), "Tuck a red card", for_board=True))


@bangle.dogma("Draw a {3} and foreshadow it.")
def bangle_foreshadow(you: Player) -> None:
    you.draw_and_foreshadow(3)


bangle.ruling("You must tuck if you can. If you hold cards but no red one, you show your hand.")

candles = ECHOES.card("Candles", 1, RED, ECHO, bonus(1), HEX, LIGHTBULB)


@candles.echo("If you have fewer points than each other player, draw a {3}.")
def candles_echo(you: Player) -> None:
    if all(other.points() > you.points() for other in you.others):
        you.draw(3)


@candles.demand("Of the cards you hold, hand me one that bears a {castle}! For it, draw a {1}!")
def candles_demand(you: Player, me: Player) -> None:
    card = you.seek(having(you.hand, CASTLE), "Hand over a card with a castle", for_demander=True)
    if you.transfer(card, me, HAND):
        you.draw(1)


candles.ruling("Points from bonuses count.")
candles.ruling("Who holds no card with a castle shows the hand.")

plumbing = ECHOES.card("Plumbing", 1, RED, ECHO, bonus(2), HEX, CASTLE)


@plumbing.echo("Score the bottom card of one of your colours.")
def plumbing_echo(you: Player) -> None:
    you.score(you.choose(you.bottoms(), "Score a bottom card"))


plumbing.ruling("The only card of a colour is its bottom card.")

comb = ECHOES.card("Comb", 1, GREEN, CASTLE, CASTLE, LEAF, HEX)


@comb.dogma("Name a colour. Draw five {1}, revealing each, and return those of them that are not of that colour.")
def comb_draw(you: Player) -> None:
    color = you.choose_color(COLORS, "Name a colour")
    you.announce(color)
    drawn = you.still_held([you.draw_and_reveal(1) for _ in range(5)])
    you.return_all(not_of_color(drawn, color))


comb.ruling("Other cards in your hand are not touched. Nothing is returned before all five are drawn.")

ice_skates = ECHOES.card("Ice Skates", 1, GREEN, CASTLE, CROWN, HEX, CROWN)


@ice_skates.dogma(
    "You may return up to three cards you hold. For each of them draw a {2} and meld it, or draw a {3} and foreshadow "
    "it. Then return your highest top card."
)
def ice_skates_return(you: Player) -> None:
    for _ in range(you.return_all(you.choose_up_to(3, you.hand, "Return up to three cards"))):
        if you.choose_text(["Draw and meld a 2", "Draw and foreshadow a 3"], "Choose one") == 0:
            you.draw_and_meld(2)
        else:
            you.draw_and_foreshadow(3)
    you.return_card(you.choose(highest(you.tops()), "Return your highest top card"))


ice_skates.ruling("You choose anew for each card that you returned.")
ice_skates.ruling("The top card goes even if you returned no card from your hand.")

umbrella = ECHOES.card("Umbrella", 1, GREEN, LEAF, LEAF, HEX, ECHO)


@umbrella.echo("You may meld a card you hold.")
def umbrella_echo(you: Player) -> None:
    you.meld(you.may_choose(you.hand, "Meld a card?"))


@umbrella.dogma("You may return any cards you hold. For each of them, score two of those left in your hand.")
def umbrella_return(you: Player) -> None:
    returned = you.return_all(you.choose_any(you.hand, "Return any cards"))
    you.score_all(you.choose_exactly(2 * returned, you.hand, "Score two cards for each returned"))


umbrella.ruling("If too few cards are left, you score all of them.")

chopsticks = ECHOES.card("Chopsticks", 1, YELLOW, HEX, LEAF, LEAF, ECHO)


@chopsticks.echo("Draw one {1}.")
def chopsticks_echo(you: Player) -> None:
    you.draw(1)


@chopsticks.dogma("You may make the bottom card of the {1} deck an available achievement.")
def chopsticks_add(you: Player) -> None:
    you.may_add_achievement([1])


chopsticks.ruling("It comes from the base deck, and nobody looks at it. An empty deck has none to give.")

noodles = ECHOES.card("Noodles", 1, YELLOW, CASTLE, HEX, CASTLE, bonus(1))


@noodles.dogma("If you hold more {1} than each other player does, draw a {2} and score it.")
def noodles_score(you: Player) -> None:
    one = you.printed(1)
    mine = len(of_value(you.hand, one))
    if all(len(of_value(other.hand, one)) < mine for other in you.others):
        you.draw_and_score(2)


@noodles.dogma("Draw a {1} and reveal it. If it is yellow, score every {1} you hold.")
def noodles_score_all(you: Player) -> None:
    if you.draw_and_reveal(1).color is YELLOW:
        you.score_all(of_value(you.hand, you.printed(1)))


noodles.ruling("You are compared with each other player alone, not with all of them together.")
noodles.ruling("A yellow 1 that you have just drawn is scored too.")

soap = ECHOES.card("Soap", 1, YELLOW, LEAF, bonus(2), HEX, LEAF)


@soap.dogma(
    "Name a colour. You may tuck any cards of it from your hand. After three or more, you may achieve a card you hold, "
    "if you are eligible for it."
)
def soap_tuck(you: Player) -> None:
    if not you.hand:
        return
    color = you.choose_color(COLORS, "Name a colour")
    you.announce(color)
    tucked = you.tuck_all(you.choose_any(of_color(you.hand, color), f"Tuck any {color.name} cards"))
    if tucked >= 3:
        able = [card for card in you.hand if you.is_eligible(card.age)]
        you.achieve(you.may_choose(able, "Achieve a card?"))


soap.ruling("The card takes the points and the top card that an available achievement of its value takes.")

bell = ECHOES.card("Bell", 1, PURPLE, CASTLE, HEX, CASTLE, ECHO)


@bell.echo("You may score a card you hold.")
def bell_echo(you: Player) -> None:
    you.score(you.may_choose(you.hand, "Score a card?"))


@bell.dogma("Draw a {2} and foreshadow it.")
def bell_foreshadow(you: Player) -> None:
    you.draw_and_foreshadow(2)


flute = ECHOES.card("Flute", 1, PURPLE, bonus(1), HEX, CROWN, ECHO)


@flute.echo("You may splay one of your colours left.")
def flute_echo(you: Player) -> None:
    you.may_splay(COLORS, LEFT)


@flute.demand("Return a card you hold that has a bonus!")
def flute_demand(you: Player, me: Player) -> None:
    you.return_card(you.seek(with_bonus(you.hand), "Return a card with a bonus"))


@flute.dogma("Draw a {1} and reveal it. With a bonus on it, draw another {1}.")
def flute_draw(you: Player) -> None:
    if you.draw_and_reveal(1).bonus:
        you.draw(1)


flute.ruling("The card with a bonus is shown before it is returned; who holds none shows the hand.")
flute.ruling("What follows the demand is shared.")

puppet = ECHOES.card("Puppet", 1, PURPLE, HEX, CASTLE, bonus(3), CASTLE)
