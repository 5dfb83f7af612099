"""Age 5: Exploration."""

from splay.innovation.card import (
    BASE,
    BEFORE_FOURTH,
    FIRST,
    FOURTH,
    SINCE_THIRD,
    THIRD,
    Card,
    having,
    highest,
    lowest,
    not_of_color,
    of_color,
    of_value,
    value_of,
)
from splay.innovation.facts import (
    BLUE,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
    Color,
)
from splay.innovation.player import Player
from splay.innovation.special import UNIVERSE
from splay.innovation.zone import BOARD, HAND, SCORE

chemistry = BASE.card("Chemistry", 5, BLUE, FACTORY, LIGHTBULB, FACTORY, HEX)


@chemistry.dogma("You may splay blue right.")
def chemistry_splay(you: Player) -> None:
    you.may_splay([BLUE], RIGHT)


@chemistry.dogma(
    "Draw and score a card one value above your highest top card, then return a card from your score pile."
)
def chemistry_score(you: Player) -> None:
    you.draw_and_score(value=you.highest_top() + 1)
    you.return_card(you.choose(you.score_pile, "Return a card from your score pile"))


physics = BASE.card("Physics", 5, BLUE, FACTORY, LIGHTBULB, LIGHTBULB, HEX)


@physics.dogma("Draw and reveal three {6}. If any two of them share a colour, return them and your whole hand.")
def physics_draw(you: Player) -> None:
    drawn = you.draw_several(3, 6)
    you.reveal(drawn)
    if len({card.color for card in drawn}) < len(drawn):
        you.return_all(you.hand)


physics.ruling("You choose the order in which cards of the same value are returned.")

coal = BASE.card("Coal", 5, RED, FACTORY, FACTORY, FACTORY, HEX)


@coal.dogma("Draw a {5} and tuck it.")
def coal_tuck(you: Player) -> None:
    you.draw_and_tuck(5)


@coal.dogma("You may splay red right.")
def coal_splay(you: Player) -> None:
    you.may_splay([RED], RIGHT)


@coal.dogma("You may score one of your top cards. If you do, score the card under it too.")
def coal_score(you: Player) -> None:
    card = you.may_choose(you.tops(), "Score a top card and the one under it?")
    if card is not None and you.score(card):
        you.score(you.top(card.color))


the_pirate_code = BASE.card("The Pirate Code", 5, RED, CROWN, FACTORY, CROWN, HEX)


@the_pirate_code.demand("Move two cards of value {4} or lower from your score pile to mine!")
def the_pirate_code_demand(you: Player, me: Player) -> None:
    most = you.printed(4)
    low = [card for card in you.score_pile if card.age <= most]
    you.transfer_all(you.choose_exactly(2, low, "Hand over two cards from your score pile"), me, SCORE)


@the_pirate_code.dogma("If the demand moved any card, score the lowest of your top cards with a {crown}.")
def the_pirate_code_score(you: Player) -> None:
    if you.dogma.transferred:
        you.score(you.choose(lowest(having(you.tops(), CROWN)), "Score your lowest top card with a crown"))


the_pirate_code.ruling("The second effect is shared.")
the_pirate_code.ruling("Where your top cards tie, you choose which to score.")

banking = BASE.card("Banking", 5, GREEN, FACTORY, CROWN, HEX, CROWN)


@banking.demand("Move a top card with a {factory}, but no green one, to my board! If you do, draw a {5} and score it!")
def banking_demand(you: Player, me: Player) -> None:
    industrial = not_of_color(having(you.tops(), FACTORY), GREEN)
    if you.transfer(you.choose(industrial, "Hand over a top card with a factory"), me, BOARD):
        you.draw_and_score(5)


@banking.dogma("You may splay green right.")
def banking_splay(you: Player) -> None:
    you.may_splay([GREEN], RIGHT)


banking.ruling("The second effect is shared.")

measurement = BASE.card("Measurement", 5, GREEN, LIGHTBULB, LEAF, LIGHTBULB, HEX)


def measure(you: Player, color: Color) -> None:
    """Splay a colour right and draw for the number of its cards."""
    you.splay(color, RIGHT)
    you.draw(value=len(you.pile(color)))


@measurement.dogma(
    "You may return a card you hold. If you do, splay right a colour of your choice, and draw a card of the "
    "value that equals how many cards you have of it.",
    FIRST,
)
def measurement_of_any(you: Player) -> None:
    if you.return_card(you.may_choose(you.hand, "Return a card?")):
        color = you.choose_color(COLORS, "Splay right and count")
        you.announce(color)
        measure(you, color)


@measurement.dogma(
    "You may reveal a card you hold and return it. If you do, splay its colour right, and draw a card of the value "
    "that equals how many cards you have of that colour.",
    SINCE_THIRD,
)
def measurement_of_returned(you: Player) -> None:
    card = you.may_choose(you.hand, "Reveal and return a card?")
    if card is not None:
        you.reveal([card])
        if you.return_card(card):
            measure(you, card.color)


measurement.ruling("A colour that is already splayed right stays so, and you draw for it.")
measurement.ruling("You may choose a colour with one card or none: it is not splayed, and you draw a 1.", FIRST)
measurement.ruling("A colour with one card or none is not splayed, and you draw a 1.", SINCE_THIRD)

statistics = BASE.card("Statistics", 5, YELLOW, LEAF, LIGHTBULB, LEAF, HEX)


@statistics.demand(
    "Take the highest card of your score pile into your hand! If you do, and it is the only card there, repeat this!",
    FIRST,
)
def statistics_demand_one(you: Player, me: Player) -> None:
    while True:
        card = you.choose(highest(you.score_pile), "Take your highest card into your hand")
        if not you.transfer(card, you, HAND) or len(you.hand) != 1:
            return


@statistics.demand("Take all the highest cards of your score pile into your hand!", THIRD)
def statistics_demand_all(you: Player, me: Player) -> None:
    you.transfer_all(highest(you.score_pile), you, HAND)


@statistics.demand("Take all cards of a value that I name from your score pile into your hand!", FOURTH)
def statistics_demand_named(you: Player, me: Player) -> None:
    if you.score_pile:
        you.transfer_all(of_value(you.score_pile, me.name_value(f"Name a value for {you.name}")), you, HAND)


@statistics.dogma("You may splay yellow right.")
def statistics_splay(you: Player) -> None:
    you.may_splay([YELLOW], RIGHT)


statistics.ruling("The second effect is shared.")
statistics.ruling("I name a value for each of you in turn.", FOURTH)

steam_engine = BASE.card("Steam Engine", 5, YELLOW, HEX, FACTORY, CROWN, FACTORY)


def raise_steam(you: Player) -> Card | None:
    """Tuck two 4s and score the bottom yellow card; returns the card scored."""
    you.draw_and_tuck(4)
    you.draw_and_tuck(4)
    card = you.bottom(YELLOW)
    you.score(card)
    return card


@steam_engine.dogma("Draw a {4} and tuck it, twice. Then score your bottom yellow card.", BEFORE_FOURTH)
def steam_engine_tuck(you: Player) -> None:
    raise_steam(you)


@steam_engine.dogma(
    "Draw a {4} and tuck it, twice. Then score your bottom yellow card. If that was Steam Engine, junk the {6} deck.",
    FOURTH,
)
def steam_engine_tuck_and_junk(you: Player) -> None:
    card = raise_steam(you)
    if card is not None and card.name == steam_engine.name:
        you.junk_deck(6)


steam_engine.ruling("Your only yellow card is also the bottom one.")

astronomy = BASE.card("Astronomy", 5, PURPLE, CROWN, LIGHTBULB, LIGHTBULB, HEX)


@astronomy.dogma("Draw a {6} and reveal it. A green or blue one is melded, and you repeat this; any other you keep.")
def astronomy_gaze(you: Player) -> None:
    while True:
        card = you.draw_and_reveal(6)
        if card.color not in (GREEN, BLUE):
            return
        you.meld(card)


@astronomy.dogma("If every top card of yours that is not purple is a {6} or higher, claim Universe.")
def astronomy_claim(you: Player) -> None:
    least = you.printed(6)
    if all(card.age >= least for card in not_of_color(you.tops(), PURPLE)):
        you.claim(UNIVERSE)


astronomy.ruling("You need not have all the colours: those that you have count, and with none but purple you claim.")
astronomy.ruling("A sharing opponent who meets the condition claims Universe before you can.")

societies = BASE.card("Societies", 5, PURPLE, CROWN, HEX, LIGHTBULB, CROWN)


def give_lightbulb(you: Player, me: Player, cards: list[Card]) -> None:
    """Hand over one of some top cards with a lightbulb and draw a 5 for it."""
    if you.transfer(you.choose(cards, "Hand over a top card with a lightbulb"), me, BOARD):
        you.draw(5)


@societies.demand("Move a top card with a {lightbulb}, but no purple one, to my board! For it, draw a {5}!", FIRST)
def societies_demand_not_purple(you: Player, me: Player) -> None:
    give_lightbulb(you, me, not_of_color(having(you.tops(), LIGHTBULB), PURPLE))


@societies.demand(
    "Move a top card with a {lightbulb} that is higher than my top card of its colour to my board! For it, draw a {5}!",
    SINCE_THIRD,
)
def societies_demand_higher(you: Player, me: Player) -> None:
    bright = having(you.tops(), LIGHTBULB)
    give_lightbulb(you, me, [card for card in bright if card.age > value_of(of_color(me.tops(), card.color))])


societies.ruling("Any card is higher than that of a colour I do not have.", SINCE_THIRD)
