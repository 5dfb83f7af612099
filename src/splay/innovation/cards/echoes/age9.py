"""Echoes of the Past: age 9."""

from splay.innovation.card import ECHOES, Card, colors_of, highest, lacking, lowest, not_of_color, of_color
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    ICONS,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, HAND, SCORE

calculator = ECHOES.card("Calculator", 9, BLUE, CLOCK, HEX, CLOCK, LIGHTBULB)


@calculator.dogma(
    "Score the bottom cards of two of your colours, but not of blue. If you have scored two and their values add up to "
    "10 or less, draw a card of that sum, and do all this a second and last time."
)
def calculator_score(you: Player) -> None:
    for _ in range(2):
        # Ruling: two bottom cards are those of two piles; what the first one uncovers is not yet a bottom card.
        cards = you.choose_exactly(2, not_of_color(you.bottoms(), BLUE), "Score two bottom cards")
        total = sum([card.age for card in cards])
        if you.score_all(cards) < 2 or total > 10:
            return
        you.draw(value=total)


@calculator.dogma("You may splay blue up.")
def calculator_splay(you: Player) -> None:
    you.may_splay([BLUE], UP)


calculator.ruling("The two cards are of different colours. Who has only one such colour scores one card.")
calculator.ruling("After the second time you draw as well if the sum allows it, but there is no third time.")

laser = ECHOES.card("Laser", 9, BLUE, LIGHTBULB, LIGHTBULB, HEX, LEAF)


@laser.dogma(
    "Return every standard achievement that is still available, then half of the cards in your score pile, rounded up. "
    "Draw a {10} and meld it, and another."
)
def laser_return(you: Player) -> None:
    # Ruling: nobody may look at them, so those of one value go back as they lie and no order is chosen.
    for card in you.game.available.cards[:]:
        you.return_card(card)
    half = (len(you.score_pile) + 1) // 2
    you.return_all(you.choose_exactly(half, you.score_pile, "Return half of your score pile"))
    you.draw_and_meld(10)
    you.draw_and_meld(10)


laser.ruling("Special achievements stay, and so do those that players have claimed.")
laser.ruling("Half of the number of cards, whatever their values; you choose which.")

helicopter = ECHOES.card("Helicopter", 9, RED, FACTORY, FACTORY, FACTORY, HEX)


def share_an_icon(card: Card, other: Card) -> bool:
    """Tell whether two cards bear the same icon."""
    return any(card.has(icon) and other.has(icon) for icon in range(len(ICONS)))


def lift_off(you: Player) -> Card | None:
    """Move a top card of any board to its owner's score pile, but not the card being used."""
    cards = [card for player in you.everyone for card in player.tops() if card is not you.dogma.card]
    lifted = you.choose(cards, "Move a top card to its owner's score pile")
    for player in you.everyone:
        if lifted in player.tops():
            you.transfer(lifted, player, SCORE)
            break
    return lifted


@helicopter.dogma(
    "Move a top card from any board, but not Helicopter, to its owner's score pile. You may return a card you hold "
    "that has an icon in common with it. If you do, do all this again."
)
def helicopter_lift(you: Player) -> None:
    while True:
        lifted = lift_off(you)
        fitting = [card for card in you.hand if lifted is not None and share_an_icon(card, lifted)]
        if not you.return_card(you.may_seek(fitting, "Return a card to do it again?")):
            return


helicopter.ruling("Your own top cards can be moved as well. The card is not scored: it does not count for Monument.")
helicopter.ruling("The card that you return is shown before, because nobody else could see its icons.")
helicopter.ruling("Only the six icons can be in common; bonuses, echo effects and pictures do not matter.")

jet = ECHOES.card("Jet", 9, RED, HEX, ECHO, CLOCK, bonus(10))


@jet.echo("Meld a card you hold.")
def jet_echo(you: Player) -> None:
    card = you.choose(you.hand, "Meld a card")
    if you.meld(card):
        you.remember("Jet", card)


@jet.demand("If the echo effect of Jet has made me meld a card, return your top card of its colour!")
def jet_demand(you: Player, me: Player) -> None:
    melded = colors_of(me.remembered("Jet"))
    you.return_card(you.choose(of_color(you.tops(), *melded), "Return a top card of a colour I have melded"))


jet.ruling("Endorsed, it may be a top card of either colour that I have melded, as you choose, in each round.")
jet.ruling(
    "What others have melded by sharing the echo effect does not matter. If I held no card, nothing is returned."
)

credit_card = ECHOES.card("Credit Card", 9, GREEN, ECHO, CROWN, bonus(9), HEX)


@credit_card.echo("Draw a {9} and foreshadow it.")
def credit_card_echo(you: Player) -> None:
    you.draw_and_foreshadow(9)


@credit_card.dogma(
    "You may take one of your top cards, but no green one, into your hand. If you do, draw a card of its value and "
    "score it."
)
def credit_card_take(you: Player) -> None:
    card = you.may_choose(not_of_color(you.tops(), GREEN), "Take a top card into your hand?")
    if card is not None and you.take(card):
        you.draw_and_score(value=card.age)


@credit_card.dogma("You may splay green up.")
def credit_card_splay(you: Player) -> None:
    you.may_splay([GREEN], UP)


credit_card.ruling("The taken card is in your hand before you draw, so it counts for where the draw comes from.")

email = ECHOES.card("Email", 9, GREEN, ECHO, CLOCK, CLOCK, HEX)


@email.echo("Draw a {10} and foreshadow it.")
def email_echo(you: Player) -> None:
    you.draw_and_foreshadow(10)


@email.dogma("Draw a {9} and foreshadow it.")
def email_foreshadow(you: Player) -> None:
    you.draw_and_foreshadow(9)


@email.dogma("Use the non-demand effects of the lowest of your top cards that are not green, you alone.")
def email_execute(you: Player) -> None:
    you.self_execute(you.choose(lowest(not_of_color(you.tops(), GREEN)), "Use your lowest top card"))


email.ruling("The echo effects in sight in that card's colour come first, for you alone as well.")

atm = ECHOES.card("ATM", 9, YELLOW, CROWN, HEX, ECHO, bonus(9))


@atm.echo("Choose a value, draw a card of it and score it.")
def atm_echo(you: Player) -> None:
    you.draw_and_score(value=you.choose_any_value("Draw and score a card of which value?"))


@atm.demand("Of your top cards that are not yellow and bear no {crown}, move the highest to my board!")
def atm_demand(you: Player, me: Player) -> None:
    cards = lacking(not_of_color(you.tops(), YELLOW), CROWN)
    you.transfer(you.choose(highest(cards), "Hand over your highest such top card"), me, BOARD)


@atm.dogma("You may splay purple up.")
def atm_splay(you: Player) -> None:
    you.may_splay([PURPLE], UP)


atm.ruling("Higher cards that are yellow or bear a crown do not matter.")

wristwatch = ECHOES.card("Wristwatch", 9, YELLOW, HEX, FACTORY, bonus(10), ECHO)


@wristwatch.echo("Tuck one of your top cards, but no yellow one.")
def wristwatch_echo(you: Player) -> None:
    you.tuck(you.choose(not_of_color(you.tops(), YELLOW), "Tuck a top card"))


@wristwatch.dogma(
    "For every bonus that you show, from the lowest to the highest, draw a card of its value and tuck it."
)
def wristwatch_tuck(you: Player) -> None:
    # Ruling: the bonuses are counted before the first card is drawn.
    for value in sorted(you.bonuses()):
        you.draw_and_tuck(value=value)


wristwatch.ruling("Tucking the top card of a splayed pile of two keeps the splay: the card never leaves the pile.")
wristwatch.ruling("A card that is alone in its colour is not moved: that is no sharing, and no tuck for Monument.")
wristwatch.ruling("Bonuses that come into sight on the tucked cards do not count. Equal bonuses count each.")
wristwatch.ruling("A bonus of 11 or more is a draw above 10, which ends the game.")

karaoke = ECHOES.card("Karaoke", 9, PURPLE, HEX, LEAF, bonus(9), ECHO)


@karaoke.echo("Choose a value below {10}, draw a card of it and meld it.")
def karaoke_echo(you: Player) -> None:
    value = you.choose_value(range(1, you.printed(10)), "Draw and meld a card of which value?")
    card = you.draw(value=value)
    if you.meld(card):
        you.remember("Karaoke", card.side(True))


@karaoke.dogma("Use the non-demand effects of the card that the echo effect of Karaoke has made you meld, you alone.")
def karaoke_execute(you: Player) -> None:
    you.self_execute(you.choose(you.remembered("Karaoke"), "Use a card that you have melded"))


@karaoke.dogma("You may take the bottom card of one of your colours into your hand.")
def karaoke_take(you: Player) -> None:
    you.take(you.may_choose(you.bottoms(), "Take a bottom card into your hand?"))


karaoke.ruling("If the 9s have run out you may still choose 9, and then meld a 10.")
karaoke.ruling("The echo effects in sight in the melded card's colour come first, for you alone as well.")
karaoke.ruling("Endorsed, it lets you choose each time which of the two cards melded you use.")

rock = ECHOES.card("Rock", 9, PURPLE, LEAF, bonus(9), HEX, LEAF)


@rock.demand("Hand me your top green card! If Scissors is then on top of your green pile, I win!")
def rock_demand(you: Player, me: Player) -> None:
    you.transfer(you.top(GREEN), me, HAND)
    top = you.top(GREEN)
    if top is not None and top.name == "Scissors":
        me.wins()


@rock.dogma("You may score one of your top cards. If Paper is on top of your green pile, you win.")
def rock_score(you: Player) -> None:
    you.score(you.may_choose(you.tops(), "Score a top card?"))
    top = you.top(GREEN)
    if top is not None and top.name == "Paper":
        you.wins()


rock.ruling("Paper wins whether you score a card or not. A sharing opponent with Paper wins before you can.")
