"""Echoes of the Past: age 5."""

from splay.innovation.card import ECHOES, different_values, lacking, not_of_color, of_color, value_of, with_bonus
from splay.innovation.facts import (
    BLUE,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.special import WEALTH
from splay.innovation.zone import BOARD

lightning_rod = ECHOES.card("Lightning Rod", 5, BLUE, ECHO, FACTORY, HEX, bonus(6))


@lightning_rod.echo("Draw a {5} and tuck it.")
def lightning_rod_echo(you: Player) -> None:
    you.draw_and_tuck(5)


@lightning_rod.demand("Draw a {5} and tuck it, then return your top card of its colour!")
def lightning_rod_demand(you: Player, me: Player) -> None:
    you.return_card(you.top(you.draw_and_tuck(5).color))


@lightning_rod.dogma("Draw a {5} and tuck it. You may return one of your top cards.")
def lightning_rod_return(you: Player) -> None:
    you.draw_and_tuck(5)
    you.return_card(you.may_choose(you.tops(), "Return a top card?"))


lightning_rod.ruling("If the tucked card is the only one of its colour, it is the top card and goes itself.")

thermometer = ECHOES.card("Thermometer", 5, BLUE, HEX, ECHO, bonus(5), LIGHTBULB)


@thermometer.echo("Meld the bottom card of your green pile, which keeps its splay.")
def thermometer_echo(you: Player) -> None:
    you.meld(you.bottom(GREEN))


@thermometer.dogma("Draw a card one above your top yellow card and meld it. If it is yellow, do this again.")
def thermometer_meld(you: Player) -> None:
    again = True
    while again:
        card = you.draw(value=value_of(of_color(you.tops(), YELLOW)) + 1)
        again = you.meld(card) and card.color is YELLOW


thermometer.ruling("Without a yellow card you draw a 1.")

coke = ECHOES.card("Coke", 5, RED, ECHO, FACTORY, FACTORY, HEX)


@coke.echo("Draw a {4} and tuck it.")
def coke_echo(you: Player) -> None:
    you.draw_and_tuck(4)


@coke.dogma("Draw a {6} and show it. With a {factory} on it, meld it and do this again; without, foreshadow it.")
def coke_meld(you: Player) -> None:
    card = you.draw_and_reveal(6)
    while card.has(FACTORY):
        you.meld(card)
        card = you.draw_and_reveal(6)
    you.foreshadow(card)


octant = ECHOES.card("Octant", 5, RED, CROWN, CROWN, HEX, CROWN)


@octant.demand(
    "Move a top card with a {leaf} or a {factory}, but no red one, to my board! If you do, draw a {6} and foreshadow "
    "it!"
)
def octant_demand(you: Player, me: Player) -> None:
    able = [card for card in not_of_color(you.tops(), RED) if card.has(LEAF) or card.has(FACTORY)]
    if you.transfer(you.choose(able, "Hand over a top card with a leaf or a factory"), me, BOARD):
        you.draw_and_foreshadow(6)


@octant.dogma("Draw a {6} and foreshadow it.")
def octant_foreshadow(you: Player) -> None:
    you.draw_and_foreshadow(6)


octant.ruling("Who hands a card over foreshadows the 6 in their own forecast.")

palampore = ECHOES.card("Palampore", 5, GREEN, FACTORY, HEX, FACTORY, bonus(5))


@palampore.dogma("If you show a bonus more than once, draw a card of its value and score it.")
def palampore_score(you: Player) -> None:
    bonuses = you.bonuses()
    repeated = sorted({value for value in bonuses if bonuses.count(value) > 1})
    if repeated:
        you.draw_and_score(value=you.choose_value(repeated, "Draw and score a card of value"))


@palampore.dogma("You may splay purple right.")
def palampore_splay(you: Player) -> None:
    you.may_splay([PURPLE], RIGHT)


@palampore.dogma("If you show six bonuses or more, claim Wealth.")
def palampore_claim(you: Player) -> None:
    if len(you.bonuses()) >= 6:
        you.claim(WEALTH)


palampore.ruling("However many bonuses you show more than once, you score one card.")
palampore.ruling("A sharing opponent with six bonuses claims Wealth before you can.")

seed_drill = ECHOES.card("Seed Drill", 5, GREEN, LIGHTBULB, LEAF, LEAF, HEX)


@seed_drill.demand("Return one of your top cards below {3}!")
def seed_drill_demand(you: Player, me: Player) -> None:
    three = you.printed(3)
    you.return_card(you.choose([card for card in you.tops() if card.age < three], f"Return a top card below {three}"))


@seed_drill.dogma("You may make the bottom card of the {3}, {4} or {5} deck an available achievement.")
def seed_drill_add(you: Player) -> None:
    you.may_add_achievement([3, 4, 5])


seed_drill.ruling("Only a deck of the base set gives an achievement, and an empty one gives none.")

pressure_cooker = ECHOES.card("Pressure Cooker", 5, YELLOW, bonus(5), HEX, LIGHTBULB, LIGHTBULB)


@pressure_cooker.dogma(
    "Return your whole hand. For each of your top cards with a bonus, draw a card of the bonus's value."
)
def pressure_cooker_draw(you: Player) -> None:
    you.return_all(you.hand)
    # Ruling: in which order to draw is the player's choice.
    values = sorted([card.bonus for card in with_bonus(you.tops())])
    while values:
        value = you.choose_value(sorted(set(values)), "Draw next a card of value")
        values.remove(value)
        you.draw(value=value)


pressure_cooker.ruling("The value is that of the bonus, not of the top card. You choose the order in which you draw.")

stove = ECHOES.card("Stove", 5, YELLOW, HEX, bonus(6), FACTORY, ECHO)


@stove.echo("Score one of your top cards without a {factory}.")
def stove_echo(you: Player) -> None:
    you.score(you.choose(lacking(you.tops(), FACTORY), "Score a top card without a factory"))


@stove.dogma("Draw a {4} and tuck it. If your top card of its colour is below {4}, draw a {4} and score it.")
def stove_tuck(you: Player) -> None:
    color = you.draw_and_tuck(4).color
    if value_of(of_color(you.tops(), color)) < you.printed(4):
        you.draw_and_score(4)


@stove.dogma("You may splay green right.")
def stove_splay(you: Player) -> None:
    you.may_splay([GREEN], RIGHT)


piano = ECHOES.card("Piano", 5, PURPLE, bonus(5), ECHO, HEX, LIGHTBULB)


@piano.echo("Draw a card of a value that someone holds in hand.")
def piano_echo(you: Player) -> None:
    # Ruling: where every hand is empty there is no such value, and nothing is drawn.
    values = sorted({card.age for player in you.everyone for card in player.hand})
    if values:
        you.draw(value=you.choose_value(values, "Draw a card of value"))


@piano.dogma(
    "If you have five top cards, no two of the same value, return five cards from your score pile; then, for each of "
    "those five values from the lowest up, draw a card and score it."
)
def piano_score(you: Player) -> None:
    if different_values(you.tops()) == 5:
        you.return_all(you.choose_exactly(5, you.score_pile, "Return five cards from your score pile"))
        for value in sorted([card.age for card in you.tops()]):
            you.draw_and_score(value=value)


piano.ruling("With fewer than five scored cards you return them all, and still draw and score five.")

tuning_fork = ECHOES.card("Tuning Fork", 5, PURPLE, ECHO, LIGHTBULB, LIGHTBULB, HEX)


@tuning_fork.echo("Look at the top card of any deck; it stays there.")
def tuning_fork_echo(you: Player) -> None:
    you.look_at_deck("Look at the top card of a deck")


def tune(you: Player, value: int) -> None:
    """Draw and reveal a card; meld it over a lower one of its colour, or return it."""
    drawn = you.draw_and_reveal(value=value)
    if drawn.age > value_of(of_color(you.tops(), drawn.color)):
        you.meld(drawn)
    else:
        you.return_card(drawn)


@tuning_fork.dogma(
    "Return a card you hold. If you do, draw a card of its value and show it; if it is higher than your top card of "
    "its colour, meld it, and if not, return it. You may do this again."
)
def tuning_fork_return(you: Player) -> None:
    card = you.choose(you.hand, "Return a card")
    while card is not None:
        if you.return_card(card):
            tune(you, card.age)
        card = you.may_choose(you.hand, "Return another card?")


tuning_fork.ruling("A card of a colour that you do not have is melded.")
