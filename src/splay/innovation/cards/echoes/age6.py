"""Echoes of the Past: age 6."""

from splay.innovation.card import ECHOES, Card, lowest, of_color, of_value
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
from splay.innovation.special import HERITAGE, hexes_in_one_color
from splay.innovation.zone import BOARD, HAND, SCORE

bifocals = ECHOES.card("Bifocals", 6, BLUE, ECHO, HEX, CROWN, CROWN)


@bifocals.echo("Draw a card of whatever value you like, and foreshadow it.")
def bifocals_echo(you: Player) -> None:
    you.draw_and_foreshadow(value=you.choose_any_value("Draw and foreshadow a card of any value"))


@bifocals.dogma(
    "You may return one of the cards in your forecast. If you do, draw a card of its value and foreshadow it."
)
def bifocals_replace(you: Player) -> None:
    card = you.may_choose(you.forecast, "Return a card from your forecast?")
    if card is not None and you.return_card(card):
        you.draw_and_foreshadow(value=card.age)


@bifocals.dogma("You may splay green right.")
def bifocals_splay(you: Player) -> None:
    you.may_splay([GREEN], RIGHT)


stethoscope = ECHOES.card("Stethoscope", 6, BLUE, LIGHTBULB, ECHO, LIGHTBULB, HEX)


@stethoscope.echo("Meld a card you hold that is blue or yellow.")
def stethoscope_echo(you: Player) -> None:
    card = you.seek(of_color(you.hand, BLUE, YELLOW), "Meld a blue or yellow card", for_board=True)
    if you.meld(card):
        you.remember("Stethoscope", card)


@stethoscope.dogma("Draw a {7}, and if the echo effect of Stethoscope let you meld a blue card, an {8} as well.")
def stethoscope_draw(you: Player) -> None:
    you.draw(7)
    if of_color(you.remembered("Stethoscope"), BLUE):
        you.draw(8)


@stethoscope.dogma("You may splay yellow right.")
def stethoscope_splay(you: Player) -> None:
    you.may_splay([YELLOW], RIGHT)


stethoscope.ruling("Who holds no blue or yellow card shows the hand.")
stethoscope.ruling("Each player who shares looks only at the card that they melded themselves.")
stethoscope.ruling("Endorsed, one blue card among those you have melded is enough for the 8, each time.")

loom = ECHOES.card("Loom", 6, RED, FACTORY, bonus(6), HEX, ECHO)


@loom.echo("Score the lowest of your top cards.")
def loom_echo(you: Player) -> None:
    you.score(you.choose(lowest(you.tops()), "Score your lowest top card"))


def may_choose_two_values(you: Player) -> list[Card]:
    """Choose two cards of different value from one's score pile, or as much as there is of that, or nothing."""
    cards = you.score_pile
    # Only pairs down the list: which cards are chosen matters, not in which order.
    first_of_pairs = [card for place, card in enumerate(cards) if differing(cards[place + 1 :], card)]
    first = you.may_choose(first_of_pairs or cards, "Return two cards of different value? (2 in all, down the list)")
    if first is None:
        return []
    second = you.choose(differing(cards[cards.index(first) + 1 :], first), f"Return {first.name} and")
    return [first] if second is None else [first, second]


def differing(cards: list[Card], card: Card) -> list[Card]:
    """Return those of some cards that do not have a card's value."""
    return [other for other in cards if other.age != card.age]


@loom.dogma(
    "You may return two cards that differ in value from your score pile. If you do, draw a {6} and tuck it, three "
    "times over."
)
def loom_weave(you: Player) -> None:
    if you.return_all(may_choose_two_values(you)) == 2:
        for _ in range(3):
            you.draw_and_tuck(6)


@loom.dogma("If one of your colours shows at least five {hex}, claim Heritage.")
def loom_claim(you: Player) -> None:
    if hexes_in_one_color(you) >= 5:
        you.claim(HERITAGE)


loom.ruling("Where all cards have the same value you may return one of them, but then you tuck none.")

shrapnel = ECHOES.card("Shrapnel", 6, RED, FACTORY, FACTORY, FACTORY, HEX)


@shrapnel.demand(
    "Draw a {6} and tuck it! Of its colour, move your two topmost cards to my score pile, then my bottom card to yours!"
)
def shrapnel_demand(you: Player, me: Player) -> None:
    color = you.draw_and_tuck(6).color
    you.transfer_all(you.pile(color)[-2:], me, SCORE)
    you.transfer(me.bottom(color), you, SCORE)


shrapnel.ruling("The card just tucked can be one of the two.")
shrapnel.ruling("None of these cards is scored, so they do not count for Monument.")

hot_air_balloon = ECHOES.card("Hot Air Balloon", 6, GREEN, LIGHTBULB, ECHO, HEX, bonus(7))


@hot_air_balloon.echo("Draw a {7} and score it.")
def hot_air_balloon_echo(you: Player) -> None:
    you.draw_and_score(7)


def matching_tops(owner: Player) -> list[Card]:
    """Return a player's top cards of whose value the player has an achievement."""
    return [card for card in owner.tops() if of_value(owner.achievements, card.age)]


@hot_air_balloon.dogma(
    "You may achieve, if you are eligible, a top card of another player who has an achievement of its value. If you "
    "do, move your top green card to that player's board. If you do not, draw a {7} and meld it."
)
def hot_air_balloon_rise(you: Player) -> None:
    cards = [card for other in you.others for card in matching_tops(other) if you.is_eligible(card.age)]
    card = you.may_choose(cards, "Achieve a top card?")
    owner = you if card is None else you.game.players[you.place_of(card).owner]
    if you.achieve(card):
        you.transfer(you.top(GREEN), owner, BOARD)
    else:
        you.draw_and_meld(7)


hot_air_balloon.ruling("Special achievements have no value.")

steamboat = ECHOES.card("Steamboat", 6, GREEN, HEX, bonus(6), CROWN, CROWN)


@steamboat.demand(
    "Draw a {6} and reveal it! If it is blue or yellow, hand me your whole hand, with this card! If it is red or "
    "green, keep it, but move two cards from your score pile to mine! If it is purple, just keep it!"
)
def steamboat_demand(you: Player, me: Player) -> None:
    color = you.draw_and_reveal(6).color
    if color in (BLUE, YELLOW):
        you.transfer_all(you.hand, me, HAND)
    elif color in (RED, GREEN):
        you.transfer_all(you.choose_exactly(2, you.score_pile, "Hand over from your score pile"), me, SCORE)


steamboat.ruling("Cards that come from a score pile are not scored.")

dentures = ECHOES.card("Dentures", 6, YELLOW, ECHO, FACTORY, FACTORY, HEX)


@dentures.echo("Draw a {6} and tuck it.")
def dentures_echo(you: Player) -> None:
    card = you.draw(6)
    if you.tuck(card):
        you.remember("Dentures", card)


@dentures.dogma(
    "In the colour of the card that Dentures last let you tuck, score the two topmost cards above the bottom one. If "
    "there is no such card, draw a {6}, tuck it and repeat this effect."
)
def dentures_score(you: Player) -> None:
    tucked = you.remembered("Dentures")
    while not tucked or len(you.pile(tucked[-1].color)) < 2:
        dentures_echo(you)
        tucked = you.remembered("Dentures")
    you.score_all(you.pile(tucked[-1].color)[1:][-2:])


@dentures.dogma("You may splay blue right.")
def dentures_splay(you: Player) -> None:
    you.may_splay([BLUE], RIGHT)


dentures.ruling("A single card above the bottom one is scored, and the effect is not repeated.")

morphine = ECHOES.card("Morphine", 6, YELLOW, LIGHTBULB, HEX, bonus(7), ECHO)


def odd(cards: list[Card]) -> list[Card]:
    """Return the cards of odd value."""
    return [card for card in cards if card.age % 2]


@morphine.echo("Score a card of odd value that you hold.")
def morphine_echo(you: Player) -> None:
    you.score(you.choose(odd(you.hand), "Score a card of odd value"))


@morphine.demand("Return every card of odd value that you hold! Draw a {6}!")
def morphine_demand(you: Player, me: Player) -> None:
    you.return_all(odd(you.hand))
    you.draw(6)


@morphine.dogma("If the demand had any cards returned, draw a card one higher than the highest of them.")
def morphine_draw(you: Player) -> None:
    if you.dogma.returned:
        you.draw(value=max(you.dogma.returned) + 1)


@morphine.dogma("You may splay red right.")
def morphine_splay(you: Player) -> None:
    you.may_splay([RED], RIGHT)


morphine.ruling("Of several players' cards, the highest of all counts.")

indian_clubs = ECHOES.card("Indian Clubs", 6, PURPLE, HEX, LEAF, bonus(6), LEAF)


@indian_clubs.demand("Pick two cards in your score pile and return them!")
def indian_clubs_demand(you: Player, me: Player) -> None:
    you.return_all(you.choose_exactly(2, you.score_pile, "Return from your score pile"))


@indian_clubs.dogma("For each different value in your score pile, score one card of that value from your hand.")
def indian_clubs_score(you: Player) -> None:
    for value in sorted({card.age for card in you.score_pile}):
        you.score(you.choose(of_value(you.hand, value), f"Score a card of value {value}"))


kaleidoscope = ECHOES.card("Kaleidoscope", 6, PURPLE, bonus(6), LIGHTBULB, HEX, LIGHTBULB)


@kaleidoscope.dogma("Draw a {7} and meld it. You may splay its colour right.")
def kaleidoscope_meld(you: Player) -> None:
    you.may_splay([you.draw_and_meld(7).color], RIGHT)
