"""Echoes of the Past: age 7."""

from typing import Final

from splay.innovation.card import ECHOES, Card, colors_of, highest, not_of_color, of_value, with_bonus
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    COLORS,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    Color,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.special import HISTORY, echoes_in_one_color
from splay.innovation.zone import HAND, SCORE
from splay.kernel.decision import Value


def without_bonus(cards: list[Card]) -> list[Card]:
    """Return the cards that have no bonus."""
    return [card for card in cards if not card.bonus]


photography = ECHOES.card("Photography", 7, BLUE, ECHO, LIGHTBULB, HEX, bonus(7))


@photography.echo("Choose a card in your forecast and meld it.")
def photography_echo(you: Player) -> None:
    you.meld(you.choose(you.forecast, "Meld a card from your forecast"))


@photography.demand("Take the highest of your top cards back into your hand!")
def photography_demand(you: Player, me: Player) -> None:
    you.take(you.choose(highest(you.tops()), "Take back your highest top card"))


@photography.dogma("If one of your colours shows three echo effects or more, claim History.")
def photography_claim(you: Player) -> None:
    if echoes_in_one_color(you) >= 3:
        you.claim(HISTORY)


photography.ruling("The card melded from the forecast is not promoted: its dogma is not used.")

typewriter = ECHOES.card("Typewriter", 7, BLUE, LIGHTBULB, HEX, CROWN, CROWN)


@typewriter.dogma(
    "Return your whole hand. Draw a {6}, and for each colour among the cards returned one more card, each one higher "
    "than the one before."
)
def typewriter_type(you: Player) -> None:
    you.show_hand()
    colors = len(colors_of(you.return_each(you.hand)))
    # Ruling: the values rise from 6, also where an empty deck makes a card drawn higher than that.
    six = you.printed(6)
    for value in range(six, six + 1 + colors):
        you.draw(value=value)


typewriter.ruling("The hand is shown, to prove how many colours it has.")
typewriter.ruling("An empty hand does not keep you from drawing the 6.")
typewriter.ruling("All five colours returned mean to draw up to an 11, which ends the game.")

machine_gun = ECHOES.card("Machine Gun", 7, RED, FACTORY, FACTORY, ECHO, HEX)


@machine_gun.echo("If your board has all five colours, draw a {7} and score it.")
def machine_gun_echo(you: Player) -> None:
    if len(you.tops()) == len(COLORS):
        you.draw_and_score(7)


@machine_gun.demand("Move each of your top cards that has a bonus to my score pile! If you move any, draw a {7}!")
def machine_gun_demand(you: Player, me: Player) -> None:
    if you.transfer_all(with_bonus(you.tops()), me, SCORE):
        you.draw(7)


@machine_gun.dogma("Return each of your top cards that is not red.")
def machine_gun_return(you: Player) -> None:
    you.return_all(not_of_color(you.tops(), RED))


machine_gun.ruling("Cards uncovered by this stay.")

rubber = ECHOES.card("Rubber", 7, RED, HEX, ECHO, FACTORY, bonus(7))


@rubber.echo("Draw an {8} and tuck it, then do so once more.")
def rubber_echo(you: Player) -> None:
    you.draw_and_tuck(8)
    you.draw_and_tuck(8)


@rubber.dogma("Score one of your top cards that has no bonus.")
def rubber_score(you: Player) -> None:
    you.score(you.choose(without_bonus(you.tops()), "Score a top card without a bonus"))


@rubber.dogma("You may splay red up.")
def rubber_splay(you: Player) -> None:
    you.may_splay([RED], UP)


jeans = ECHOES.card("Jeans", 7, GREEN, ECHO, LEAF, HEX, bonus(8))


@jeans.echo("Draw {9} twice. Of the two cards, return one and foreshadow the other.")
def jeans_echo(you: Player) -> None:
    cards = you.draw_several(2, 9)
    returned = you.choose(cards, "Return one and foreshadow the other")
    you.return_card(returned)
    for card in cards:
        if card is not returned:
            you.foreshadow(card)


@jeans.dogma(
    "Pick two different values below {7}. For each, draw a card of it and reveal it. Meld one of the two cards, and "
    "return the other."
)
def jeans_meld(you: Player) -> None:
    values = range(1, you.printed(7))
    first = you.choose_value(values, "Draw a card of value")
    second = you.choose_value([value for value in values if value != first], "Draw another card of value")
    cards = you.still_held([you.draw_and_reveal(value=first), you.draw_and_reveal(value=second)])
    melded = you.choose(cards, "Meld one and return the other")
    you.meld(melded)
    you.return_all([card for card in cards if card is not melded])


jeans.ruling("The cards are drawn in the order in which you pick the values.")

telegraph = ECHOES.card("Telegraph", 7, GREEN, HEX, CLOCK, CLOCK, LIGHTBULB)


def splayed_otherwise(you: Player, color: Color) -> list[Player]:
    """Return the opponents whose splay of a colour this player can take over."""
    return [opponent for opponent in you.opponents if you.can_splay(color, opponent.splayed(color))]


@telegraph.dogma("You may pick a colour and an opponent. Splay your cards of the colour as theirs are.")
def telegraph_match(you: Player) -> None:
    colors = [color for color in you.colors() if splayed_otherwise(you, color)]
    color = you.may_choose_color(colors, "Match an opponent's splay of a colour?")
    if color is None:
        return
    opponent = you.choose_player(splayed_otherwise(you, color), f"Splay {color.name} like")
    if opponent is not None:
        you.splay(color, opponent.splayed(color))


@telegraph.dogma("You may splay blue up.")
def telegraph_splay(you: Player) -> None:
    you.may_splay([BLUE], UP)


telegraph.ruling("If theirs are not splayed, or they have none, yours are stacked up.")

elevator = ECHOES.card("Elevator", 7, YELLOW, bonus(7), ECHO, CLOCK, HEX)


@elevator.echo("Score the top card or the bottom card of your green pile.")
def elevator_echo(you: Player) -> None:
    green = you.pile(GREEN)
    you.score(you.choose(green if len(green) < 3 else [green[0], green[-1]], "Score your top or bottom green card"))


@elevator.dogma(
    "Name a value that your score pile has. Move all cards of that value to your score pile, either from the hands of "
    "all other players or from the score piles of all of them."
)
def elevator_lift(you: Player) -> None:
    if not you.score_pile:
        return
    value = you.choose_value(sorted({card.age for card in you.score_pile}), "Name a value")
    you.announce(Value(value))
    from_hands = you.choose_text(["From their hands", "From their score piles"], f"Take all {value}s") == 0
    for other in you.others:
        you.transfer_all(of_value(other.hand if from_hands else other.score_pile, value), you, SCORE)


elevator.ruling("The cards moved are not scored, so they do not count for Monument.")

fertilizer = ECHOES.card("Fertilizer", 7, YELLOW, LEAF, HEX, FACTORY, LEAF)


@fertilizer.dogma(
    "You may return a card you hold. If you do, move all cards of its value from everyone's score piles to your hand."
)
def fertilizer_gather(you: Player) -> None:
    card = you.may_choose(you.hand, "Return a card?")
    if card is not None and you.return_card(card):
        for owner in you.everyone:
            you.transfer_all(of_value(owner.score_pile, card.age), you, HAND)


@fertilizer.dogma("Draw a card of whatever value you like, and foreshadow it.")
def fertilizer_foreshadow(you: Player) -> None:
    you.draw_and_foreshadow(value=you.choose_any_value("Draw and foreshadow a card of any value"))


fertilizer.ruling("Your own score pile is not spared.")

ice_cream = ECHOES.card("Ice Cream", 7, PURPLE, HEX, bonus(8), LEAF, ECHO)


@ice_cream.echo("Score one of your top cards that is not purple and has no bonus.")
def ice_cream_echo(you: Player) -> None:
    cards = without_bonus(not_of_color(you.tops(), PURPLE))
    you.score(you.choose(cards, "Score a top card without a bonus"))


@ice_cream.demand("Draw a {1} and meld it!")
def ice_cream_demand(you: Player, me: Player) -> None:
    you.draw_and_meld(1)


@ice_cream.dogma("You may make the bottom card of one of the decks {6}, {7}, {8} and {9} an available achievement.")
def ice_cream_add(you: Player) -> None:
    you.may_add_achievement([6, 7, 8, 9])


saxophone = ECHOES.card("Saxophone", 7, PURPLE, bonus(7), CROWN, HEX, CROWN)
INSTRUMENTS: Final = ("Bell", "Flute", "Piano", "Saxophone")


@saxophone.dogma("You may splay purple up.")
def saxophone_splay(you: Player) -> None:
    you.may_splay([PURPLE], UP)


@saxophone.dogma(
    "If the {hex} of Bell, Flute, Piano and Saxophone are all in sight, on whichever boards, you win. If not, draw a "
    "{7} for each of the four that is in sight."
)
def saxophone_play(you: Player) -> None:
    piles = [player.piles[PURPLE.index] for player in you.everyone]
    cards = [card for pile in piles for card in pile.cards if pile.shows(card, card.hex_slot)]
    notes = sum([card.name in INSTRUMENTS for card in cards])
    if notes == len(INSTRUMENTS):
        you.wins()
    you.draw_several(notes, 7)


saxophone.ruling("A covered card's picture is in sight only if the splay shows it.")
