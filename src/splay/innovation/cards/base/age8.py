"""Age 8: Modern."""

from splay.innovation.card import (
    BASE,
    BEFORE_FOURTH,
    FOURTH,
    different_values,
    having,
    lacking,
    lowest,
    not_of_color,
    of_color,
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
    UNSPLAYED,
    UP,
    YELLOW,
    Color,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, HAND, SCORE

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


def return_scored(you: Player, count: int) -> None:
    """Return so many cards from opponents' score piles."""
    for _ in range(count):
        you.return_card(you.choose_back(you.opponents, "Return a card from a score pile"))


@rocketry.dogma("For every two {clock} that you show, return a card from an opponent's score pile.", BEFORE_FOURTH)
def rocketry_return_by_clocks(you: Player) -> None:
    return_scored(you, you.count(CLOCK) // 2)


@rocketry.dogma(
    "For every colour on your board that shows a {clock}, return a card from an opponent's score pile.", FOURTH
)
def rocketry_return(you: Player) -> None:
    return_scored(you, len(you.colors_with(CLOCK)))


rocketry.ruling("This is no demand: it is shared, and whoever carries it out picks the cards, each from any opponent.")
rocketry.ruling("You cannot stop early while a card is left in an opponent's score pile.")
rocketry.ruling("A teammate's score pile is safe.")

flight = BASE.card("Flight", 8, RED, CROWN, HEX, CLOCK, CROWN)


@flight.dogma("If your red pile is splayed up, you may splay any colour up.")
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
    "You may return a card you hold. If you do, name a value and return all cards of it from everyone's score piles."
)
def mass_media_return(you: Player) -> None:
    if you.return_card(you.may_choose(you.hand, "Return a card?")):
        you.return_scored(you.name_value())


@mass_media.dogma("You may splay purple up.")
def mass_media_splay(you: Player) -> None:
    you.may_splay([PURPLE], UP)


mass_media.ruling("Your own score pile is not spared.")
mass_media.ruling("You choose the order in which the cards go back; others' cards you know only by their backs.")

antibiotics = BASE.card("Antibiotics", 8, YELLOW, LEAF, LEAF, LEAF, HEX)


@antibiotics.dogma("You may return up to three cards you hold. Draw two {8} for each different value among them.")
def antibiotics_return(you: Player) -> None:
    returned = you.return_each(you.choose_up_to(3, you.hand, "Return up to three cards"))
    you.draw_several(2 * different_values(returned), 8)


antibiotics.ruling("A single card returned already earns two 8s.")

skyscrapers = BASE.card("Skyscrapers", 8, YELLOW, HEX, FACTORY, CROWN, CROWN)


def tear_down(you: Player, me: Player) -> bool:
    """Move a top card to the demander's board, score the one beneath and return the rest of the pile."""
    card = you.choose(having(not_of_color(you.tops(), YELLOW), CLOCK), "Hand over a top card with a clock")
    if card is None or not you.transfer(card, me, BOARD):
        return False
    beneath = you.top(card.color)
    you.score(beneath)
    you.return_all([other for other in you.pile(card.color) if other is not beneath])
    return True


@skyscrapers.demand(
    "Move a top card with a {clock} that is not yellow to my board! If you do, score the card that was beneath it "
    "and return the rest of that pile!",
    BEFORE_FOURTH,
)
def skyscrapers_demand_only(you: Player, me: Player) -> None:
    tear_down(you, me)


@skyscrapers.demand(
    "Move a top card with a {clock} that is not yellow to my board! If you do, score the card that was beneath it, "
    "return the rest of that pile, and where Skyscrapers is a top card, move it to my hand!",
    FOURTH,
)
def skyscrapers_demand(you: Player, me: Player) -> None:
    if tear_down(you, me):
        on_top = [card for player in you.everyone for card in player.tops() if card is me.dogma.card]
        you.transfer_all(on_top, me, HAND)


skyscrapers.ruling("Whoever hands the card over scores the one beneath.")
skyscrapers.ruling(
    "Skyscrapers moves from whichever board it tops, and every vulnerable player is still asked.", FOURTH
)

empiricism = BASE.card("Empiricism", 8, PURPLE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


def guess_color(you: Player) -> tuple[Color, bool]:
    """Name two colours, reveal a card and meld it if it has one of them; returns its colour and whether it has."""
    first = you.choose_color(COLORS[:-1], "Name two colours")
    second = you.choose_color(COLORS[first.index + 1 :], "Name the other colour")
    you.announce(first, second)
    card = you.draw_and_reveal(9)
    named = card.color in (first, second)
    if named:
        you.meld(card)
    return card.color, named


@empiricism.dogma(
    "Name two colours. Draw a {9} and reveal it. If its colour was named, meld it, and you may splay that colour up.",
    BEFORE_FOURTH,
)
def empiricism_guess_and_may_splay(you: Player) -> None:
    color, named = guess_color(you)
    if named:
        you.may_splay([color], UP)


@empiricism.dogma(
    "Name two colours. Draw a {9} and reveal it. If its colour was named, meld it and splay that colour up; "
    "if not, unsplay that colour.",
    FOURTH,
)
def empiricism_guess(you: Player) -> None:
    color, named = guess_color(you)
    you.splay(color, UP if named else UNSPLAYED)


@empiricism.dogma("If you show twenty or more {lightbulb}, you win.")
def empiricism_win(you: Player) -> None:
    if you.count(LIGHTBULB) >= 20:
        you.wins()


empiricism.ruling("A card of neither colour stays in your hand.")
empiricism.ruling("A sharing opponent with twenty lightbulbs wins before you can.")

socialism = BASE.card("Socialism", 8, PURPLE, LEAF, HEX, LEAF, LEAF)


@socialism.dogma(
    "You may tuck your whole hand. If a purple card was among it, take all the lowest cards from each opponent's hand.",
    BEFORE_FOURTH,
)
def socialism_tuck_and_take(you: Player) -> None:
    if you.hand and you.may("Tuck your whole hand?"):
        tucked = you.tuck_each(you.hand)
        if of_color(tucked, PURPLE):
            for opponent in you.opponents:
                you.transfer_all(lowest(opponent.hand), you, HAND)


@socialism.dogma("You may tuck a top card of yours. If you do, tuck your whole hand.", FOURTH)
def socialism_tuck(you: Player) -> None:
    if you.tuck(you.may_choose(you.tops(), "Tuck a top card?")):
        you.tuck_all(you.hand)


@socialism.dogma("You may junk an available {8}, {9} or {10} from the achievements.", FOURTH)
def socialism_junk(you: Player) -> None:
    you.junk(you.choose_available((8, 9, 10), "Junk an achievement?", optional=True))


socialism.ruling("From each hand you take every card of its lowest value; a teammate keeps theirs.", BEFORE_FOURTH)
socialism.ruling("A card tucked within its pile leaves the splay as it is.", FOURTH)
socialism.ruling(
    "The only card of a colour cannot be moved by tucking it: if you choose it, you keep your hand.", FOURTH
)
