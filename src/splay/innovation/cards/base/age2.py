"""Age 2: Classical."""

from splay.innovation.card import (
    BASE,
    BEFORE_FOURTH,
    FIRST,
    FOURTH,
    SINCE_THIRD,
    Card,
    different_values,
    highest,
    not_of_color,
    of_color,
    of_value,
)
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
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
from splay.innovation.special import EMPIRE
from splay.innovation.zone import BOARD, HAND, SCORE

calendar = BASE.card("Calendar", 2, BLUE, HEX, LEAF, LEAF, LIGHTBULB)


@calendar.dogma("If your score pile has more cards than your hand, draw two {3}.")
def calendar_draw(you: Player) -> None:
    if len(you.score_pile) > len(you.hand):
        you.draw_several(2, 3)


mathematics = BASE.card("Mathematics", 2, BLUE, HEX, LIGHTBULB, CROWN, LIGHTBULB)


@mathematics.dogma("You may return a card you hold. If you do, draw and meld one of the next higher value.")
def mathematics_return(you: Player) -> None:
    card = you.may_choose(you.hand, "Return a card?")
    if card is not None and you.return_card(card):
        you.draw_and_meld(value=card.age + 1)


construction = BASE.card("Construction", 2, RED, CASTLE, HEX, CASTLE, CASTLE)


@construction.demand("Hand me two cards from your hand, then draw a {2}!")
def construction_demand(you: Player, me: Player) -> None:
    you.transfer_all(you.choose_exactly(2, you.hand, "Hand over two cards"), me, HAND)
    you.draw(2)


@construction.dogma("If nobody else has five top cards and you do, claim Empire.")
def construction_claim(you: Player) -> None:
    if [player for player in you.everyone if len(player.tops()) == 5] == [you]:
        you.claim(EMPIRE)


construction.ruling("You draw the 2 even if you had only one card to hand over, or none.")
construction.ruling("The second effect is shared: an opponent who meets the condition claims Empire before you can.")

road_building = BASE.card("Road Building", 2, RED, CASTLE, CASTLE, HEX, CASTLE)


def build_roads(you: Player) -> Card | None:
    """Meld one or two cards, and after two perhaps hand the top red one over; returns the green card due for it."""
    first = you.meld(you.choose(you.hand, "Meld a card"))
    second = you.meld(you.may_choose(you.hand, "Meld a second card?"))
    if not (first and second):
        return None
    red = you.top(RED)
    if red is None or not you.may(f"Hand {red.name} to another player?"):
        return None
    other = you.choose_player(you.others, f"Hand {red.name} to")
    if other is None or not you.transfer(red, other, BOARD):
        return None
    return other.top(GREEN)


@road_building.dogma(
    "Meld one or two cards you hold. After two, you may move your top red card to another player's board; "
    "if you do, move that player's top green card to yours.",
    BEFORE_FOURTH,
)
def road_building_trade(you: Player) -> None:
    you.transfer(build_roads(you), you, BOARD)


@road_building.dogma(
    "Meld one or two cards you hold. After two, you may move your top red card to another player's board; "
    "if you do, meld the top green card of that player.",
    FOURTH,
)
def road_building_meld(you: Player) -> None:
    you.meld(build_roads(you))


road_building.ruling("Your red card goes over even if the other player has no green card.")

currency = BASE.card("Currency", 2, GREEN, LEAF, CROWN, HEX, CROWN)


@currency.dogma("You may return any cards from your hand. For each different value among them draw a {2} and score it.")
def currency_return(you: Player) -> None:
    returned = you.return_each(you.choose_any(you.hand, "Return any cards"))
    for _ in range(different_values(returned)):
        you.draw_and_score(2)


mapmaking = BASE.card("Mapmaking", 2, GREEN, HEX, CROWN, CROWN, CASTLE)


@mapmaking.demand("Move a {1} from your score pile to mine!")
def mapmaking_demand(you: Player, me: Player) -> None:
    one = you.printed(1)
    you.transfer(you.choose(of_value(you.score_pile, one), f"Hand over a {one} from your score pile"), me, SCORE)


@mapmaking.dogma("If the demand moved a card, draw a {1} and score it.")
def mapmaking_score(you: Player) -> None:
    if you.dogma.transferred:
        you.draw_and_score(1)


mapmaking.ruling("Only a card of value 1 can be taken.")
mapmaking.ruling("The second effect is shared.")

canal_building = BASE.card("Canal Building", 2, YELLOW, HEX, CROWN, LEAF, CROWN)


def swap_highest(you: Player) -> None:
    """Swap the highest cards of hand and score pile."""
    you.exchange(highest(you.hand), you, HAND, highest(you.score_pile), you, SCORE)


@canal_building.dogma(
    "You may swap all your highest cards in hand for all the highest in your score pile.", BEFORE_FOURTH
)
def canal_building_swap(you: Player) -> None:
    if (you.hand or you.score_pile) and you.may("Swap your highest cards in hand and score pile?"):
        swap_highest(you)


@canal_building.dogma(
    "You may do one of these: swap all your highest cards in hand for all the highest in your score pile, or junk the "
    "{3} deck.",
    FOURTH,
)
def canal_building_choose(you: Player) -> None:
    swap, junk = "Swap your highest cards in hand and score pile", "Junk the 3 deck"
    able = [swap] if you.hand or you.score_pile else []
    if you.game.deck(3).cards:
        able.append(junk)
    texts = [*able, "Neither"]
    chosen = texts[you.choose_text(texts, "Choose one")]
    if chosen == swap:
        swap_highest(you)
    elif chosen == junk:
        you.junk_deck(3)


canal_building.ruling("The two sides may differ in number, and either may be empty.")

fermenting = BASE.card("Fermenting", 2, YELLOW, LEAF, LEAF, HEX, CASTLE)


@fermenting.dogma("Draw a {2} for every two {leaf} you show.", FIRST)
def fermenting_by_icons(you: Player) -> None:
    you.draw_several(you.count(LEAF) // 2, 2)


@fermenting.dogma("Draw a {2} for each of your colours that shows a {leaf}.", SINCE_THIRD)
def fermenting_by_colors(you: Player) -> None:
    you.draw_several(len(you.colors_with(LEAF)), 2)


@fermenting.dogma(
    "You may tuck a green card you hold. If none is tucked, junk the {2} deck, and Fermenting too where it is a top "
    "card.",
    FOURTH,
)
def fermenting_tuck(you: Player) -> None:
    if you.tuck(you.may_choose(of_color(you.hand, GREEN), "Tuck a green card?")):
        return
    you.junk_deck(2)
    card = you.dogma.card
    if any(card in player.tops() for player in you.everyone):
        you.junk(card)


fermenting.ruling("With no green card to tuck, you junk as well. Fermenting goes from whosever board it is on.", FOURTH)


monotheism = BASE.card("Monotheism", 2, PURPLE, HEX, CASTLE, CASTLE, CASTLE)


@monotheism.demand(
    "Move a top card of a colour that is not on my board to my score pile! If you do, draw a {1} and tuck it!"
)
def monotheism_demand(you: Player, me: Player) -> None:
    card = you.choose(not_of_color(you.tops(), *me.colors()), "Hand over a top card")
    if you.transfer(card, me, SCORE):
        you.draw_and_tuck(1)


@monotheism.dogma("Draw a {1} and tuck it.")
def monotheism_tuck(you: Player) -> None:
    you.draw_and_tuck(1)


monotheism.ruling("The second effect is shared.")

philosophy = BASE.card("Philosophy", 2, PURPLE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@philosophy.dogma("You may splay one of your colours left.")
def philosophy_splay(you: Player) -> None:
    you.may_splay(COLORS, LEFT)


@philosophy.dogma("You may score one card of your hand.")
def philosophy_score(you: Player) -> None:
    you.score(you.may_choose(you.hand, "Score a card?"))
