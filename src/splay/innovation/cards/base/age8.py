"""Age 8: Modern."""

from splay.innovation.card import (
    BASE,
    different_values,
    having,
    lacking,
    lowest,
    not_of_color,
    of_color,
    of_value,
)
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
from splay.innovation.zone import BOARD, HAND, SCORE
from splay.kernel.decision import Value

quantum_theory = BASE.card("Quantum Theory", 8, BLUE, CLOCK, CLOCK, CLOCK, HEX)


@quantum_theory.dogma(
    "You may return one or two cards from your hand. For two, draw a {10}, then draw and score another."
)
def quantum_theory_return(you: Player) -> None:
    returned = you.return_all(you.choose_up_to(2, you.hand, "Return up to two cards"))
    if returned == 2:
        you.draw(10)
        you.draw_and_score(10)


quantum_theory.ruling("Returning a single card is allowed, but earns nothing.")

rocketry = BASE.card("Rocketry", 8, BLUE, CLOCK, CLOCK, CLOCK, HEX)


@rocketry.dogma("For every two {clock} that you show, return a card from an opponent's score pile.")
def rocketry_return(you: Player) -> None:
    for _ in range(you.count(CLOCK) // 2):
        you.return_card(you.choose_back(you.opponents, "Return a card from a score pile"))


rocketry.ruling("This is no demand: it is shared, and whoever carries it out picks the cards, each from any opponent.")
rocketry.ruling("You cannot stop early while a card is left in an opponent's score pile.")
rocketry.ruling("A teammate's score pile is safe.")

flight = BASE.card("Flight", 8, RED, CROWN, HEX, CLOCK, CROWN)


@flight.dogma("If your red cards are splayed up, you may splay another colour up.")
def flight_splay_any(you: Player) -> None:
    if you.splayed(RED) == UP:
        you.may_splay(COLORS, UP)


@flight.dogma("You may splay red up.")
def flight_splay_red(you: Player) -> None:
    you.may_splay([RED], UP)


mobility = BASE.card("Mobility", 8, RED, HEX, FACTORY, CLOCK, FACTORY)


@mobility.demand(
    "Of your top cards that are not red and have no {factory}, move the two highest to my score pile! "
    "If you move any, draw an {8}!"
)
def mobility_demand(you: Player, me: Player) -> None:
    able = lacking(not_of_color(you.tops(), RED), FACTORY)
    if you.transfer_all(you.choose_highest(2, able, "Hand over your two highest top cards"), me, SCORE):
        you.draw(8)


mobility.ruling("Only what is on top when the demand begins counts; a card uncovered by it is safe.")
mobility.ruling("Who has only one such card hands that over and draws.")
mobility.ruling("The two cards need not have the same value.")

corporations = BASE.card("Corporations", 8, GREEN, HEX, FACTORY, FACTORY, CROWN)


@corporations.demand(
    "Move a top card with a {factory} that is not green to my score pile! If you do, draw an {8} and meld it!"
)
def corporations_demand(you: Player, me: Player) -> None:
    able = having(not_of_color(you.tops(), GREEN), FACTORY)
    if you.transfer(you.choose(able, "Hand over a top card with a factory"), me, SCORE):
        you.draw_and_meld(8)


@corporations.dogma("Draw an {8} and meld it.")
def corporations_meld(you: Player) -> None:
    you.draw_and_meld(8)


corporations.ruling("The second effect is shared.")

mass_media = BASE.card("Mass Media", 8, GREEN, LIGHTBULB, HEX, CLOCK, LIGHTBULB)


@mass_media.dogma(
    "You may return a card you hold. If you do, name a value: everyone returns all cards of it from their score piles."
)
def mass_media_return(you: Player) -> None:
    if you.return_card(you.may_choose(you.hand, "Return a card?")):
        value = you.choose_value(range(1, you.game.edition.top_age + 1), "Name a value")
        you.announce(Value(value))
        for owner in you.game.clockwise(you.seat):
            owner.return_all(of_value(owner.score_pile, value))


@mass_media.dogma("You may splay purple up.")
def mass_media_splay(you: Player) -> None:
    you.may_splay([PURPLE], UP)


mass_media.ruling("Your own score pile is not spared.")

antibiotics = BASE.card("Antibiotics", 8, YELLOW, LEAF, LEAF, LEAF, HEX)


@antibiotics.dogma("You may return up to three cards you hold. Draw two {8} for each different value among them.")
def antibiotics_return(you: Player) -> None:
    cards = you.choose_up_to(3, you.hand, "Return up to three cards")
    you.return_all(cards)
    you.draw_several(2 * different_values(cards), 8)


antibiotics.ruling("A single card returned already earns two 8s.")

skyscrapers = BASE.card("Skyscrapers", 8, YELLOW, HEX, FACTORY, CROWN, CROWN)


@skyscrapers.demand(
    "Move a top card with a {clock} that is not yellow to my board! If you do, score the card that was beneath it "
    "and return the rest of that pile!"
)
def skyscrapers_demand(you: Player, me: Player) -> None:
    card = you.choose(having(not_of_color(you.tops(), YELLOW), CLOCK), "Hand over a top card with a clock")
    if card is not None:
        you.transfer(card, me, BOARD)
        you.score(you.top(card.color))
        you.return_all(you.pile(card.color))


skyscrapers.ruling("Whoever hands the card over scores the one beneath.")

empiricism = BASE.card("Empiricism", 8, PURPLE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@empiricism.dogma(
    "Name two colours. Draw a {9} and reveal it. If its colour was named, meld it, and you may splay that colour up."
)
def empiricism_guess(you: Player) -> None:
    first = you.choose_color(COLORS[:-1], "Name two colours")
    second = you.choose_color(COLORS[first.index + 1 :], "Name the other colour")
    you.announce(first, second)
    card = you.draw_and_reveal(9)
    if card.color in (first, second):
        you.meld(card)
        you.may_splay([card.color], UP)


@empiricism.dogma("If you show twenty or more {lightbulb}, you win.")
def empiricism_win(you: Player) -> None:
    if you.count(LIGHTBULB) >= 20:
        you.wins()


empiricism.ruling("A card of neither colour stays in your hand.")
empiricism.ruling("A sharing opponent with twenty lightbulbs wins before you can.")

socialism = BASE.card("Socialism", 8, PURPLE, LEAF, HEX, LEAF, LEAF)


@socialism.dogma(
    "You may tuck your whole hand. If a purple card was among it, take all the lowest cards from each opponent's hand."
)
def socialism_tuck(you: Player) -> None:
    if you.hand and you.may("Tuck your whole hand?"):
        cards = you.hand[:]
        you.tuck_all(cards)
        if of_color(cards, PURPLE):
            for opponent in you.opponents:
                you.transfer_all(lowest(opponent.hand), you, HAND)


socialism.ruling("From each hand you take every card of its lowest value; a teammate keeps theirs.")
