"""Age 1: Prehistory."""

from splay.innovation.card import (
    BASE,
    BEFORE_FOURTH,
    FIRST,
    FOURTH,
    SINCE_THIRD,
    having,
    highest,
    lowest,
    not_of_color,
    of_color,
    of_value,
)
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    CROWN,
    GREEN,
    HEX,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.special import MONUMENT
from splay.innovation.zone import BOARD, HAND, SCORE

pottery = BASE.card("Pottery", 1, BLUE, HEX, LEAF, LEAF, LEAF)


@pottery.dogma("You may return up to three cards you hold. If you return any, draw and score one of that value.")
def pottery_return(you: Player) -> None:
    returned = you.return_all(you.choose_up_to(3, you.hand, "Return up to three cards"))
    if returned:
        you.draw_and_score(value=returned)


@pottery.dogma("Draw one {1}.")
def pottery_draw(you: Player) -> None:
    you.draw(1)


tools = BASE.card("Tools", 1, BLUE, HEX, LIGHTBULB, LIGHTBULB, CASTLE)


@tools.dogma("You may return three cards you hold. For all three, draw a {3} and meld it.")
def tools_trade_up(you: Player) -> None:
    # Ruling: with fewer than three cards you may still return what you have, but that is not "if you do".
    if you.hand and you.may("Return three cards?"):
        returned = you.return_all(you.choose_exactly(3, you.hand, "Return three cards"))
        if returned == 3:
            you.draw_and_meld(3)


@tools.dogma("You may return a {3} from your hand to draw three {1}.")
def tools_trade_down(you: Player) -> None:
    three = you.printed(3)
    if you.return_card(you.may_choose(of_value(you.hand, three), f"Return a {three}?")):
        you.draw_several(3, 1)


tools.ruling("With one or two cards you may return them as well, but then no 3 is drawn.")

writing = BASE.card("Writing", 1, BLUE, HEX, LIGHTBULB, LIGHTBULB, CROWN)


@writing.dogma("Draw one {2}.")
def writing_draw(you: Player) -> None:
    you.draw(2)


writing.ruling("The draw starts at age 2 whatever your top cards are.")

archery = BASE.card("Archery", 1, RED, CASTLE, LIGHTBULB, HEX, CASTLE)


@archery.demand("Draw a {1}, then hand me the highest card in your hand!")
def archery_demand(you: Player, me: Player) -> None:
    you.draw(1)
    you.transfer(you.choose(highest(you.hand), "Hand over your highest card"), me, HAND)


@archery.dogma("Of the available achievements {1} and {2}, junk one.", FOURTH)
def archery_junk(you: Player) -> None:
    you.junk(you.choose_available((1, 2), "Junk an achievement"))


archery.ruling("One card goes over, also when several tie for highest: you pick which.")
archery.ruling("The second effect is shared.", FOURTH)

metalworking = BASE.card("Metalworking", 1, RED, CASTLE, CASTLE, HEX, CASTLE)


@metalworking.dogma(
    "Draw a {1} and reveal it. With a {castle} it is scored, and you repeat this; without one you keep it."
)
def metalworking_dig(you: Player) -> None:
    while True:
        card = you.draw_and_reveal(1)
        if not card.has(CASTLE):
            return
        you.score(card)


oars = BASE.card("Oars", 1, RED, CASTLE, CROWN, HEX, CASTLE)


def give_crown(you: Player, me: Player) -> bool:
    """Hand a card with a crown to the demander's score pile and draw a 1 for it."""
    card = you.seek(having(you.hand, CROWN), "Hand over a card with a crown", for_demander=True)
    if not you.transfer(card, me, SCORE):
        return False
    you.draw(1)
    return True


@oars.demand("Move a card with a {crown} from your hand to my score pile! For it, draw a {1}!", FIRST)
def oars_demand_once(you: Player, me: Player) -> None:
    give_crown(you, me)


@oars.demand(
    "Move a card with a {crown} from your hand to my score pile! If you do, draw a {1} and repeat this!", SINCE_THIRD
)
def oars_demand(you: Player, me: Player) -> None:
    while give_crown(you, me):
        pass


@oars.dogma("If the demand moved no card, draw a {1}.")
def oars_draw(you: Player) -> None:
    if not you.dogma.transferred:
        you.draw(1)


oars.ruling("Who holds no card with a crown shows the hand.")
oars.ruling("The second effect is shared.")

clothing = BASE.card("Clothing", 1, GREEN, HEX, CROWN, LEAF, LEAF)


@clothing.dogma("Meld a card from your hand of a colour that is not on your board.")
def clothing_meld(you: Player) -> None:
    you.meld(you.seek(not_of_color(you.hand, *you.colors()), "Meld a card of a new colour", for_board=True))


@clothing.dogma("For each colour that is on your board and on no opponent's, draw a {1} and score it.")
def clothing_score(you: Player) -> None:
    taken = {color for opponent in you.opponents for color in opponent.colors()}
    for _ in [color for color in you.colors() if color not in taken]:
        you.draw_and_score(1)


clothing.ruling("You are compared with all opponents' boards together; a teammate's board does not matter.")
clothing.ruling("If you hold cards but none of a new colour, you show your hand.")

sailing = BASE.card("Sailing", 1, GREEN, CROWN, CROWN, HEX, LEAF)


@sailing.dogma("Draw a {1} and meld it.")
def sailing_meld(you: Player) -> None:
    you.draw_and_meld(1)


the_wheel = BASE.card("The Wheel", 1, GREEN, HEX, CASTLE, CASTLE, CASTLE)


@the_wheel.dogma("Draw two cards of value {1}.")
def the_wheel_draw(you: Player) -> None:
    you.draw_several(2, 1)


agriculture = BASE.card("Agriculture", 1, YELLOW, HEX, LEAF, LEAF, LEAF)


@agriculture.dogma("You may return a card you hold. If you do, draw and score one of the next higher value.")
def agriculture_return(you: Player) -> None:
    card = you.may_choose(you.hand, "Return a card?")
    if card is not None and you.return_card(card):
        you.draw_and_score(value=card.age + 1)


domestication = BASE.card("Domestication", 1, YELLOW, CASTLE, CROWN, HEX, CASTLE)


@domestication.dogma("Meld your lowest card in hand, then draw a {1}.")
def domestication_meld(you: Player) -> None:
    you.meld(you.choose(lowest(you.hand), "Meld your lowest card"))
    you.draw(1)


masonry = BASE.card("Masonry", 1, YELLOW, CASTLE, HEX, CASTLE, CASTLE)


def meld_castles(you: Player) -> int:
    """Meld any cards with a castle; returns how many."""
    return you.meld_all(you.choose_any(having(you.hand, CASTLE), "Meld any cards with a castle"))


@masonry.dogma(
    "You may meld any cards with a {castle} from your hand. If you meld four or more, claim Monument.", BEFORE_FOURTH
)
def masonry_meld_four(you: Player) -> None:
    if meld_castles(you) >= 4:
        you.claim(MONUMENT)


@masonry.dogma("You may meld any cards with a {castle} from your hand.", FOURTH)
def masonry_meld(you: Player) -> None:
    meld_castles(you)


@masonry.dogma("If your red pile has three cards, no more and no fewer, claim Monument.", FOURTH)
def masonry_claim(you: Player) -> None:
    if len(you.pile(RED)) == 3:
        you.claim(MONUMENT)


masonry.ruling("The four cards must be melded by one execution of the effect.", BEFORE_FOURTH)
masonry.ruling("A sharing opponent who melds four claims Monument before you can.", BEFORE_FOURTH)
masonry.ruling("The red cards need no castle, and need not have been melded by this card.", FOURTH)
masonry.ruling("A sharing opponent with three red cards claims Monument before you can.", FOURTH)

city_states = BASE.card("City States", 1, PURPLE, HEX, CROWN, CROWN, CASTLE)


@city_states.demand(
    "If you show four or more {castle}, move a top card with a {castle} to my board! For it, draw a {1}!"
)
def city_states_demand(you: Player, me: Player) -> None:
    if you.count(CASTLE) >= 4:
        card = you.choose(having(you.tops(), CASTLE), "Hand over a top card with a castle")
        if you.transfer(card, me, BOARD):
            you.draw(1)


city_states.ruling("The demand is tested on crowns, and then you must show four castles; splayed ones count.")

code_of_laws = BASE.card("Code of Laws", 1, PURPLE, HEX, CROWN, CROWN, LEAF)


@code_of_laws.dogma("You may tuck a card from your hand of a colour on your board. If you do, you may splay it left.")
def code_of_laws_tuck(you: Player) -> None:
    card = you.may_choose(of_color(you.hand, *you.colors()), "Tuck a card?")
    if card is not None and you.tuck(card):
        you.may_splay([card.color], LEFT)


mysticism = BASE.card("Mysticism", 1, PURPLE, HEX, CASTLE, CASTLE, CASTLE)


@mysticism.dogma("Draw a {1} and reveal it. If its colour is on your board, meld it and draw a {1}.")
def mysticism_draw(you: Player) -> None:
    # Ruling: the first edition's card does not say "reveal", but the draw must be shown since the meld is mandatory.
    card = you.draw_and_reveal(1)
    if card.color in you.colors():
        you.meld(card)
        you.draw(1)


mysticism.ruling("At most one card is melded; otherwise the drawn card stays in your hand.")
