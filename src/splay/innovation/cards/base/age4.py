"""Age 4: Renaissance."""

from splay.innovation.card import BASE, BEFORE_FOURTH, FOURTH, having, not_of_color, of_color, of_value, value_of
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
        you.draw(value=value_of(of_color(you.tops(), PURPLE)) + 2)


@printing_press.dogma("You may splay blue right.")
def printing_press_splay(you: Player) -> None:
    you.may_splay([BLUE], RIGHT)


printing_press.ruling("Without a purple card you draw a 2.")

colonialism = BASE.card("Colonialism", 4, RED, HEX, FACTORY, LIGHTBULB, FACTORY)


@colonialism.dogma("Draw a {3} and tuck it. With a {crown} on it, repeat this.", BEFORE_FOURTH)
def colonialism_tuck(you: Player) -> None:
    while you.draw_and_tuck(3).has(CROWN):
        pass


@colonialism.dogma(
    "Draw a {3} and tuck it. For a green one, junk the {5} deck. With a {crown} on it, repeat this.", FOURTH
)
def colonialism_tuck_and_junk(you: Player) -> None:
    while True:
        card = you.draw_and_tuck(3)
        if card.color is GREEN:
            you.junk_deck(5)
        if not card.has(CROWN):
            return


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
    two, three = you.printed(2), you.printed(3)
    prompt = f"Hand over a {two} or a {three} from your score pile"
    you.transfer(you.choose(of_value(you.score_pile, two, three), prompt), me, SCORE)


navigation.ruling("A card of another value is never taken.")

anatomy = BASE.card("Anatomy", 4, YELLOW, LEAF, LEAF, LEAF, HEX)


def dissect(you: Player) -> bool:
    """Return a score card and a top card of its value; returns whether there were both."""
    card = you.choose(you.score_pile, "Return a card from your score pile")
    if card is None or not you.return_card(card):
        return False
    return you.return_card(you.choose(of_value(you.tops(), card.age), "Return a top card of that value"))


@anatomy.demand(
    "Return a card from your score pile! If you do, also return a top card of that value from your board!",
    BEFORE_FOURTH,
)
def anatomy_demand(you: Player, me: Player) -> None:
    dissect(you)


@anatomy.demand(
    "Return a card from your score pile! If you do, also return a top card of that value from your board! If you do "
    "that too, junk the {4} deck!",
    FOURTH,
)
def anatomy_demand_and_junk(you: Player, me: Player) -> None:
    if dissect(you):
        you.junk_deck(4)


anatomy.ruling("You choose both cards. Without a top card of that value your board stays as it is.")

perspective = BASE.card("Perspective", 4, YELLOW, HEX, LIGHTBULB, LIGHTBULB, LEAF)


def score_from_hand(you: Player, count: int) -> None:
    """Score so many cards from the hand."""
    you.score_all(you.choose_exactly(count, you.hand, "Score cards from your hand"))


@perspective.dogma(
    "You may return a card you hold. If you do, then for every two {lightbulb} you show, score a card from your hand.",
    BEFORE_FOURTH,
)
def perspective_score_by_icons(you: Player) -> None:
    if you.return_card(you.may_choose(you.hand, "Return a card?")):
        score_from_hand(you, you.count(LIGHTBULB) // 2)


@perspective.dogma(
    "You may return a card you hold. If you do, then for each colour in which you show a {lightbulb}, score a card "
    "from your hand.",
    FOURTH,
)
def perspective_score_by_colors(you: Player) -> None:
    if you.return_card(you.may_choose(you.hand, "Return a card?")):
        score_from_hand(you, len(you.colors_with(LIGHTBULB)))


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


def may_tuck(you: Player, count: int, prompt: str) -> None:
    """Choose whether to tuck so many cards from the hand."""
    # Ruling: it is all or nothing. Who tucks at all tucks as many cards as there are things to tuck for.
    if count and you.hand and you.may(prompt):
        you.tuck_all(you.choose_exactly(count, you.hand, "Tuck cards from your hand"))


@reformation.dogma(
    "For every two {leaf} you show, tuck a card from your hand; you may decline the whole.", BEFORE_FOURTH
)
def reformation_tuck_by_icons(you: Player) -> None:
    may_tuck(you, you.count(LEAF) // 2, "Tuck a card for every two leaves?")


@reformation.dogma("You may splay yellow or purple right.")
def reformation_splay(you: Player) -> None:
    you.may_splay([YELLOW, PURPLE], RIGHT)


@reformation.dogma("For each colour you have splayed, tuck a card from your hand; you may decline the whole.", FOURTH)
def reformation_tuck_by_splays(you: Player) -> None:
    splayed = [color for color in COLORS if you.splayed(color) != UNSPLAYED]
    may_tuck(you, len(splayed), "Tuck a card for every splayed colour?")


reformation.ruling("You tuck for all your pairs of leaves, as far as your hand reaches, or not at all.", BEFORE_FOURTH)
reformation.ruling("You tuck for all your splayed colours, as far as your hand reaches, or not at all.", FOURTH)
