"""Age 4: Renaissance."""

from splay.innovation.card import BASE, having, not_of_color, of_color, of_value, value_of
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.special import WONDER
from splay.innovation.zone import BOARD, SCORE

experimentation = BASE.card("Experimentation", 4, BLUE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@experimentation.dogma("Draw a {5} and meld it.")
def experimentation_meld(you: Player) -> None:
    you.draw_and_meld(5)


printing_press = BASE.card("Printing Press", 4, BLUE, HEX, LIGHTBULB, LIGHTBULB, CROWN)


@printing_press.dogma(
    "You may return one of your scored cards. If you do, draw a card two values above your top purple card."
)
def printing_press_return(you: Player) -> None:
    if you.return_card(you.may_choose(you.score_pile, "Return a card from your score pile?")):
        you.draw(value_of(of_color(you.tops(), PURPLE)) + 2)


@printing_press.dogma("You may splay blue right.")
def printing_press_splay(you: Player) -> None:
    you.may_splay([BLUE], RIGHT)


printing_press.ruling("Without a purple card you draw a 2.")

colonialism = BASE.card("Colonialism", 4, RED, HEX, FACTORY, LIGHTBULB, FACTORY)


@colonialism.dogma("Draw a {3} and tuck it. With a {crown} on it, repeat this.")
def colonialism_tuck(you: Player) -> None:
    while you.draw_and_tuck(3).has(CROWN):
        pass


colonialism.ruling("You go on until a card without a crown has been tucked.")

gunpowder = BASE.card("Gunpowder", 4, RED, HEX, FACTORY, CROWN, FACTORY)


@gunpowder.demand("Move a top card with a {castle} from your board to my score pile!")
def gunpowder_demand(you: Player, me: Player) -> None:
    you.transfer(you.choose(having(you.tops(), CASTLE), "Hand over a top card with a castle"), me, SCORE)


@gunpowder.dogma("If the demand moved any card, draw a {2} and score it.")
def gunpowder_score(you: Player) -> None:
    if you.dogma.transferred:
        you.draw_and_score(2)


gunpowder.ruling("The second effect is shared.")

invention = BASE.card("Invention", 4, GREEN, HEX, LIGHTBULB, LIGHTBULB, FACTORY)


@invention.dogma("You may splay right one colour that you have splayed left. If you do, draw a {4} and score it.")
def invention_splay(you: Player) -> None:
    if you.may_splay([color for color in COLORS if you.splayed(color) == LEFT], RIGHT) is not None:
        you.draw_and_score(4)


@invention.dogma("If all five of your colours are splayed, in whatever directions, claim Wonder.")
def invention_claim(you: Player) -> None:
    if all(you.splayed(color) != UNSPLAYED for color in COLORS):
        you.claim(WONDER)


invention.ruling("A sharing opponent with five splayed colours claims Wonder before you can.")

navigation = BASE.card("Navigation", 4, GREEN, HEX, CROWN, CROWN, CROWN)


@navigation.demand("Move a {2} or {3} from your score pile to mine!")
def navigation_demand(you: Player, me: Player) -> None:
    you.transfer(you.choose(of_value(you.score_pile, 2, 3), "Hand over a 2 or a 3 from your score pile"), me, SCORE)


navigation.ruling("A card of another value is never taken.")

anatomy = BASE.card("Anatomy", 4, YELLOW, LEAF, LEAF, LEAF, HEX)


@anatomy.demand("Return a card from your score pile! If you do, also return a top card of that value from your board!")
def anatomy_demand(you: Player, me: Player) -> None:
    card = you.choose(you.score_pile, "Return a card from your score pile")
    if card is not None:
        you.return_card(card)
        you.return_card(you.choose(of_value(you.tops(), card.age), "Return a top card of that value"))


anatomy.ruling("You choose both cards. Without a top card of that value your board stays as it is.")

perspective = BASE.card("Perspective", 4, YELLOW, HEX, LIGHTBULB, LIGHTBULB, LEAF)


@perspective.dogma(
    "You may return a card you hold. If you do, then for every two {lightbulb} you show, score a card from your hand."
)
def perspective_score(you: Player) -> None:
    if you.return_card(you.may_choose(you.hand, "Return a card?")):
        you.score_all(you.choose_exactly(you.count(LIGHTBULB) // 2, you.hand, "Score cards from your hand"))


enterprise = BASE.card("Enterprise", 4, PURPLE, HEX, CROWN, CROWN, CROWN)


@enterprise.demand("Move a top card with a {crown}, but no purple one, to my board! If you do, draw a {4} and meld it!")
def enterprise_demand(you: Player, me: Player) -> None:
    crowned = not_of_color(having(you.tops(), CROWN), PURPLE)
    if you.transfer(you.choose(crowned, "Hand over a top card with a crown"), me, BOARD):
        you.draw_and_meld(4)


@enterprise.dogma("You may splay green right.")
def enterprise_splay(you: Player) -> None:
    you.may_splay([GREEN], RIGHT)


enterprise.ruling("The second effect is shared.")

reformation = BASE.card("Reformation", 4, PURPLE, LEAF, LEAF, HEX, LEAF)


@reformation.dogma("For every two {leaf} you show, tuck a card from your hand; you may decline the whole.")
def reformation_tuck(you: Player) -> None:
    # Ruling: it is all or nothing. Who tucks at all tucks as many cards as there are pairs of leaves.
    pairs = you.count(LEAF) // 2
    if pairs and you.hand and you.may("Tuck a card for every two leaves?"):
        you.tuck_all(you.choose_exactly(pairs, you.hand, "Tuck cards from your hand"))


@reformation.dogma("You may splay yellow or purple right.")
def reformation_splay(you: Player) -> None:
    you.may_splay([YELLOW, PURPLE], RIGHT)


reformation.ruling("You tuck for all your pairs of leaves, as far as your hand reaches, or not at all.")
