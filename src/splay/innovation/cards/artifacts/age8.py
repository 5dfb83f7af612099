"""Artifacts of History: age 8."""

from splay.innovation.card import ARTIFACTS, having, not_of_color, of_color, of_value, value_of
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    NOTHING,
    PURPLE,
    RED,
    UP,
    YELLOW,
    Color,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD

parnell_pitch_drop = ARTIFACTS.card("Parnell Pitch Drop", 8, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@parnell_pitch_drop.dogma(
    "Draw a card one higher than your highest top card and meld it. If it bears three {clock}, you win."
)
def parnell_pitch_drop_meld(you: Player) -> None:
    card = you.draw_and_meld(value=you.highest_top() + 1)
    if card.slots.count(CLOCK) >= 3:
        you.wins()


parnell_pitch_drop.ruling("With a top card of 10 or more this is a draw above 10, which ends the game.")

earharts_lockheed_electra_10e = ARTIFACTS.card("Earhart's Lockheed Electra 10E", 8, BLUE, CLOCK, HEX, CLOCK, CLOCK)


@earharts_lockheed_electra_10e.dogma(
    "For each value from 8 down to 1, return one of your top cards of that value. If that makes eight cards, you win. "
    "If not, claim an achievement, eligible or not."
)
def earharts_lockheed_electra_10e_return(you: Player) -> None:
    returned = 0
    for value in range(8, 0, -1):
        returned += you.return_card(you.choose(of_value(you.tops(), value), f"Return a top {value}"))
    if returned == 8:
        you.wins()
    else:
        you.claim_regardless()


earharts_lockheed_electra_10e.ruling("A card that comes to the top meanwhile is returned when its value is next.")
earharts_lockheed_electra_10e.ruling("This card is an 8 itself: on your board it can be the one that is returned.")

battleship_bismarck = ARTIFACTS.card("Battleship Bismarck", 8, RED, HEX, FACTORY, FACTORY, FACTORY)


@battleship_bismarck.compel("Draw an {8} and reveal it! Return every card of its colour from your board!")
def battleship_bismarck_compel(you: Player, me: Player) -> None:
    you.return_all(you.pile(you.draw_and_reveal(8).color))


battleship_bismarck.ruling("The card that is drawn stays in hand.")

battleship_yamato = ARTIFACTS.card("Battleship Yamato", 8, RED, NOTHING, HEX, NOTHING, NOTHING)
battleship_yamato.front_value(11)
battleship_yamato.ruling("It is drawn, held and scored as an 8; on a board its value is 11.")

ocean_liner_titanic = ARTIFACTS.card("Ocean Liner Titanic", 8, GREEN, CROWN, FACTORY, CROWN, HEX)


@ocean_liner_titanic.dogma("Score the bottom card of each of your colours.")
def ocean_liner_titanic_score(you: Player) -> None:
    you.score_all(you.bottoms())


ocean_liner_titanic.ruling("A card that is alone in its colour is its bottom card, this one too.")

meiji_mura_stamp_vending_machine = ARTIFACTS.card("Meiji-Mura Stamp Vending Machine", 8, GREEN, LEAF, CROWN, HEX, CROWN)


@meiji_mura_stamp_vending_machine.dogma("Return a card you hold. Three times, draw a card of its value and score it.")
def meiji_mura_stamp_vending_machine_score(you: Player) -> None:
    card = you.choose(you.hand, "Return a card")
    returned = you.return_card(card)
    # Ruling: the value of a card that is not there is 0, and a 0 is drawn from the lowest deck.
    value = card.age if card is not None and returned else 0
    for _ in range(3):
        you.draw_and_score(value=value)


meiji_mura_stamp_vending_machine.ruling(
    "Without a card to return the value is 0: you score the lowest cards there are."
)

plush_beweglich_rod_bear = ARTIFACTS.card("Plush Beweglich Rod Bear", 8, YELLOW, LEAF, LEAF, LEAF, HEX)


@plush_beweglich_rod_bear.dogma(
    "Choose a value. Splay up each of your colours whose top card has it. Return every card of that value from all "
    "score piles."
)
def plush_beweglich_rod_bear_splay(you: Player) -> None:
    tops = you.tops()
    value = you.name_value("Choose a value", tops)
    for card in of_value(tops, value):
        you.splay(card.color, UP)
    you.return_scored(value)


plush_beweglich_rod_bear.ruling("Only your own colours are splayed. Your own score pile loses its cards too.")

time = ARTIFACTS.card("Time", 8, YELLOW, HEX, CLOCK, CLOCK, LIGHTBULB)


@time.compel("Move a top card with a {clock} that is not yellow from your board to mine! If you do, do the same again!")
def time_compel(you: Player, me: Player) -> None:
    # This ends: every time there is one card fewer on your board.
    moved = True
    while moved:
        cards = having(not_of_color(you.tops(), YELLOW), CLOCK)
        moved = you.transfer(you.choose(cards, "Hand over a top card with a clock"), me, BOARD)


time.ruling("A card that comes to the top meanwhile goes as well, if it bears a clock.")

garlands_ruby_slippers = ARTIFACTS.card("Garland's Ruby Slippers", 8, PURPLE, HEX, CLOCK, CLOCK, CLOCK)


@garlands_ruby_slippers.dogma(
    "Meld an {8} you hold. If there is no effect on it, you win. Otherwise use its effects as if this card had them, "
    "you alone."
)
def garlands_ruby_slippers_meld(you: Player) -> None:
    value = you.printed(8)
    card = you.choose(of_value(you.hand, value), f"Meld a card of value {value}")
    if card is None or not you.meld(card):
        return
    if card.printed:
        you.execute_as_here(card)
    else:
        you.wins()


garlands_ruby_slippers.ruling("Battleship Yamato has no effects, and in your hand it is an 8. Nor has a city any.")
garlands_ruby_slippers.ruling("Demands are made by the {clock} counted when this card was used.")

world_cup_final_ball = ARTIFACTS.card("'30 World Cup Final Ball", 8, PURPLE, LEAF, LEAF, CLOCK, HEX)


@world_cup_final_ball.compel("Return one of your achievements!")
def world_cup_final_ball_compel(you: Player, me: Player) -> None:
    you.return_achievement("Return one of your achievements")


def single_highest(you: Player, color: Color) -> Player | None:
    """Return the single player with the highest top card of a colour."""
    return you.game.single(lambda player: value_of(of_color(player.tops(), color)))


@world_cup_final_ball.dogma(
    "Draw an {8} and reveal it. Whoever alone has the highest top card of its colour achieves it, eligible or not. If "
    "anyone does, do all this again."
)
def world_cup_final_ball_achieve(you: Player) -> None:
    # This ends: no card that is achieved goes back, so somebody has won before the decks run out.
    achieved = True
    while achieved:
        card = you.draw_and_reveal(8)
        scorer = single_highest(you, card.color)
        achieved = scorer is not None and scorer.achieve_regardless(card)


world_cup_final_ball.ruling(
    "A special achievement is available again, and whoever meets its condition claims it at once. A relic goes beside "
    "its deck. What counts as an achievement on a board cannot be returned."
)
world_cup_final_ball.ruling("If several tie for the highest top card, or nobody has the colour, you keep the card.")
