"""Artifacts of History: age 9."""

from splay.innovation.card import ARTIFACTS, colors_of, having, of_value
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.zone import HAND, SCORE

yeagers_bell_x_1a = ARTIFACTS.card("Yeager's Bell X-1A", 9, BLUE, CLOCK, CLOCK, FACTORY, HEX)


@yeagers_bell_x_1a.dogma(
    "Draw a {9} and meld it. Use its effects as if this card had them, you alone. If it bears a {clock}, do all this "
    "again."
)
def yeagers_bell_x_1a_fly(you: Player) -> None:
    # This ends: every time a card leaves the decks for the board, and when these run out the game is over.
    again = True
    while again:
        card = you.draw(9)
        if you.meld(card):
            you.execute_as_here(card.side(True))
        again = card.has(CLOCK)


yeagers_bell_x_1a.ruling("Demands are made by the {clock} counted when this card was used.")

luna_3 = ARTIFACTS.card("Luna 3", 9, BLUE, FACTORY, HEX, FACTORY, FACTORY)


@luna_3.dogma("Return your whole score pile. The number of cards returned is the value of the one you draw and score.")
def luna_3_score(you: Player) -> None:
    you.draw_and_score(value=you.return_all(you.score_pile))


luna_3.ruling("Without a card to return the value is 0: you score the lowest card there is.")
luna_3.ruling("Eleven or more cards returned mean a card above 10, which ends the game.")

united_nations_charter = ARTIFACTS.card("United Nations Charter", 9, RED, HEX, LEAF, CLOCK, LEAF)


@united_nations_charter.compel("Move all your top cards that make a demand to my score pile!")
def united_nations_charter_compel(you: Player, me: Player) -> None:
    you.transfer_all([card for card in you.tops() if card.demands], me, SCORE)


@united_nations_charter.dogma("If one of your top cards makes a demand, draw a {10}.")
def united_nations_charter_draw(you: Player) -> None:
    if any(card.demands for card in you.tops()):
        you.draw(10)


united_nations_charter.ruling("Who compels makes a demand: this card has one itself.")
united_nations_charter.ruling("Cards that only come to the top because of this stay.")

velcro_shoes = ARTIFACTS.card("Velcro Shoes", 9, RED, FACTORY, FACTORY, CLOCK, HEX)


@velcro_shoes.compel(
    "Hand me a {9} that you hold! If you do not, move a {9} from your score pile to mine! Failing both, I win!"
)
def velcro_shoes_compel(you: Player, me: Player) -> None:
    nine = you.printed(9)
    if you.transfer(you.choose(of_value(you.hand, nine), f"Hand over a {nine}"), me, HAND):
        return
    scored = of_value(you.score_pile, nine)
    if not you.transfer(you.choose(scored, f"Hand over a {nine} from your score pile"), me, SCORE):
        me.wins()


velcro_shoes.ruling("Who holds a 9 has to give it, and cannot give one from the score pile instead.")

philips_compact_cassette = ARTIFACTS.card("Philips Compact Cassette", 9, GREEN, HEX, LEAF, LEAF, LEAF)


@philips_compact_cassette.compel("Stack up again whatever you have splayed!")
def philips_compact_cassette_compel(you: Player, me: Player) -> None:
    for color in COLORS:
        you.unsplay(color)


@philips_compact_cassette.dogma("Splay two of your colours up.")
def philips_compact_cassette_splay(you: Player) -> None:
    for left in (2, 1):
        # Ruling: a colour in which nothing would change cannot be chosen.
        able = [color for color in COLORS if you.can_splay(color, UP)]
        if able:
            you.splay(able[0] if len(able) <= left else you.choose_color(able, "Splay a colour up"), UP)


philips_compact_cassette.ruling("You have to splay two, as far as you can; those that are splayed up do not count.")

syncom_3 = ARTIFACTS.card("Syncom 3", 9, GREEN, HEX, CLOCK, CLOCK, CLOCK)


@syncom_3.dogma("Return your whole hand. Draw five {9} and reveal them. If they are of all five colours, you win.")
def syncom_3_draw(you: Player) -> None:
    you.return_all(you.hand)
    if len(colors_of([you.draw_and_reveal(9) for _ in range(5)])) == 5:
        you.wins()


rock_around_the_clock = ARTIFACTS.card("Rock Around the Clock", 9, YELLOW, LEAF, CLOCK, HEX, CLOCK)


@rock_around_the_clock.dogma("Draw a {9} and score it, once for each of your top cards that bears a {clock}.")
def rock_around_the_clock_score(you: Player) -> None:
    for _ in having(you.tops(), CLOCK):
        you.draw_and_score(9)


rock_around_the_clock.ruling("On your board this card is one of them; used from display it is not.")

magnavox_odyssey = ARTIFACTS.card("Magnavox Odyssey", 9, YELLOW, LIGHTBULB, LEAF, HEX, LIGHTBULB)


@magnavox_odyssey.dogma("Twice, draw a {10} and meld it. If both have the same colour, you win.")
def magnavox_odyssey_meld(you: Player) -> None:
    first = you.draw_and_meld(10)
    if you.draw_and_meld(10).color is first.color:
        you.wins()


the_big_bang = ARTIFACTS.card("The Big Bang", 9, PURPLE, LIGHTBULB, HEX, LIGHTBULB, LIGHTBULB)


@the_big_bang.dogma(
    "Use your top blue card, its non-demand effects only and you alone. If that changes anything, draw a {10}, remove "
    "it from the game, and do all this again."
)
def the_big_bang_execute(you: Player) -> None:
    # This ends: every time a 10 is gone for good, and when these run out the game is over.
    while you.changes_by_executing(you.top(BLUE)):
        you.remove(you.draw(10))


the_big_bang.ruling("A change is what would earn a draw if an opponent shared it; to reveal a card is one.")
the_big_bang.ruling("It is the card that is on top of your blue pile at that time, each time anew.")

marilyn_diptych = ARTIFACTS.card("Marilyn Diptych", 9, PURPLE, CROWN, CROWN, CROWN, HEX)


@marilyn_diptych.dogma(
    "You may score a card you hold. You may take a card from your score pile into your hand. With 25 points, no more "
    "and no fewer, you win."
)
def marilyn_diptych_score(you: Player) -> None:
    you.score(you.may_choose(you.hand, "Score a card?"))
    you.take(you.may_choose(you.score_pile, "Take a card from your score pile?"))
    if you.points() == 25:
        you.wins()


marilyn_diptych.ruling("You may take back the card that you have just scored. With 25 points you win whatever you do.")
