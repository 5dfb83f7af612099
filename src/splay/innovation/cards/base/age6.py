"""Age 6: Enlightenment."""

from splay.innovation.card import (
    BASE,
    BEFORE_FOURTH,
    FIRST,
    FOURTH,
    THIRD,
    Card,
    colors_of,
    highest,
    lacking,
    lowest,
    of_color,
    of_value,
    value_of,
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
    RIGHT,
    YELLOW,
    Color,
)
from splay.innovation.player import Player
from splay.innovation.zone import HAND, SCORE

atomic_theory = BASE.card("Atomic Theory", 6, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@atomic_theory.dogma("You may splay blue right.")
def atomic_theory_splay(you: Player) -> None:
    you.may_splay([BLUE], RIGHT)


@atomic_theory.dogma("Draw a {7} and meld it.")
def atomic_theory_meld(you: Player) -> None:
    you.draw_and_meld(7)


encyclopedia = BASE.card("Encyclopedia", 6, BLUE, HEX, CROWN, CROWN, CROWN)


@encyclopedia.dogma("You may meld the highest cards of your score pile: all of them or none.", BEFORE_FOURTH)
def encyclopedia_meld_highest(you: Player) -> None:
    if you.score_pile and you.may("Meld all the highest cards of your score pile?"):
        you.meld_all(highest(you.score_pile))


@encyclopedia.dogma("Name a value. You may meld your scored cards of that value: all of them or none.", FOURTH)
def encyclopedia_meld_named(you: Player) -> None:
    if not you.score_pile:
        return
    cards = of_value(you.score_pile, you.name_value())
    if cards and you.may("Meld all cards of that value?"):
        you.meld_all(cards)


@encyclopedia.dogma("You may junk a {5}, {6} or {7} from the available achievements.", FOURTH)
def encyclopedia_junk(you: Player) -> None:
    you.junk(you.choose_available((5, 6, 7), "Junk an achievement?", optional=True))


industrialization = BASE.card("Industrialization", 6, RED, CROWN, FACTORY, FACTORY, HEX)


@industrialization.dogma("For every two {factory} you show, draw a {6} and tuck it.", FIRST)
def industrialization_tuck_by_icons(you: Player) -> None:
    for _ in range(you.count(FACTORY) // 2):
        you.draw_and_tuck(6)


@industrialization.dogma("For each colour in which you show a {factory}, draw a {6} and tuck it.", THIRD)
def industrialization_tuck_by_colors(you: Player) -> None:
    for _ in you.colors_with(FACTORY):
        you.draw_and_tuck(6)


@industrialization.dogma(
    "Draw a {6} and tuck it, three times. Then, if you alone show the most {clock}, return your top red card.",
    FOURTH,
)
def industrialization_tuck_three(you: Player) -> None:
    for _ in range(3):
        you.draw_and_tuck(6)
    if you.game.single(lambda player: player.count(CLOCK)) is you:
        you.return_card(you.top(RED))


@industrialization.dogma("You may splay red or purple right.")
def industrialization_splay(you: Player) -> None:
    you.may_splay([RED, PURPLE], RIGHT)


industrialization.ruling("You count once, before the first card is tucked.", BEFORE_FOURTH)

machine_tools = BASE.card("Machine Tools", 6, RED, FACTORY, FACTORY, HEX, FACTORY)


@machine_tools.dogma("Draw and score a card of the same value as the highest card of your score pile.")
def machine_tools_score(you: Player) -> None:
    you.draw_and_score(value=value_of(you.score_pile))


machine_tools.ruling("With an empty score pile you draw and score a 1.")

classification = BASE.card("Classification", 6, GREEN, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@classification.dogma(
    "Name a colour that is in your hand. Take all cards of it from all opponents' hands, then meld all cards of it "
    "from your hand.",
    BEFORE_FOURTH,
)
def classification_collect(you: Player) -> None:
    if you.hand:
        color = you.choose_color(colors_of(you.hand), "Name a colour")
        you.announce(color)
        collect(you, color)


def collect(you: Player, color: Color) -> None:
    """Take all cards of a colour from opponents' hands, and meld them with one's own."""
    for opponent in you.opponents:
        opponent.show_hand()
        you.transfer_all(of_color(opponent.hand, color), you, HAND)
    you.meld_all(of_color(you.hand, color))


@classification.dogma(
    "Reveal a card you hold. Take all cards of its colour from all opponents' hands, then meld all cards of it from "
    "yours.",
    FOURTH,
)
def classification_collect_revealed(you: Player) -> None:
    card = you.choose(you.hand, "Reveal a card")
    if card is not None:
        you.reveal([card])
        collect(you, card.color)
        you.show_hand()


classification.ruling("This is no demand: it is shared, and it meets opponents with any number of icons.")
classification.ruling("Each opponent shows the hand as proof; a teammate is left alone.")

metric_system = BASE.card("Metric System", 6, GREEN, HEX, FACTORY, CROWN, CROWN)


@metric_system.dogma("If green is splayed right, you may splay any one of your colours right.")
def metric_system_splay_any(you: Player) -> None:
    if you.splayed(GREEN) == RIGHT:
        you.may_splay(COLORS, RIGHT)


@metric_system.dogma("You may splay green right.")
def metric_system_splay_green(you: Player) -> None:
    you.may_splay([GREEN], RIGHT)


canning = BASE.card("Canning", 6, YELLOW, HEX, FACTORY, LEAF, FACTORY)


@canning.dogma("You may draw a {6} and tuck it. If you do, score each of your top cards that has no {factory}.")
def canning_tuck(you: Player) -> None:
    if you.may("Draw and tuck a 6?") and you.tuck(you.draw(6)):
        you.score_all(lacking(you.tops(), FACTORY))


@canning.dogma("You may splay yellow right.")
def canning_splay(you: Player) -> None:
    you.may_splay([YELLOW], RIGHT)


canning.ruling("The cards on top after tucking are scored; those they uncover are not.")

vaccination = BASE.card("Vaccination", 6, YELLOW, LEAF, FACTORY, LEAF, HEX)


def inoculate(you: Player, cards: list[Card]) -> None:
    """Return some cards and meld a 6 for it."""
    if you.return_all(cards):
        you.draw_and_meld(6)


@vaccination.demand(
    "Return all the lowest cards of your score pile! If you return any, draw a {6} and meld it!", BEFORE_FOURTH
)
def vaccination_demand_lowest(you: Player, me: Player) -> None:
    inoculate(you, lowest(you.score_pile))


@vaccination.demand(
    "Choose a card of your score pile, and return it with all others of its value there! If you do, draw a {6} and "
    "meld it!",
    FOURTH,
)
def vaccination_demand_chosen(you: Player, me: Player) -> None:
    card = you.choose(you.score_pile, "Return all cards of the value of one of them")
    if card is not None:
        inoculate(you, of_value(you.score_pile, card.age))


@vaccination.dogma("If the demand made anyone return a card, draw a {7} and meld it.")
def vaccination_meld(you: Player) -> None:
    if you.dogma.returned:
        you.draw_and_meld(7)


vaccination.ruling("The second effect is shared.")

democracy = BASE.card("Democracy", 6, PURPLE, CROWN, LIGHTBULB, LIGHTBULB, HEX)


@democracy.dogma(
    "You may return any cards from your hand. If you have now returned more than each opponent has during this dogma, "
    "draw an {8} and score it."
)
def democracy_vote(you: Player) -> None:
    returned = you.return_all(you.choose_any(you.hand, "Return any cards"))
    tally = you.dogma.tally
    tally[you.seat] = tally.get(you.seat, 0) + returned
    if all(tally[you.seat] > tally.get(opponent.seat, 0) for opponent in you.opponents):
        you.draw_and_score(8)


democracy.ruling("Several players can score, each by returning more than those before.")
democracy.ruling("If another card lets several players carry this out in one action, all that they return counts.")

emancipation = BASE.card("Emancipation", 6, PURPLE, FACTORY, LIGHTBULB, FACTORY, HEX)


@emancipation.demand("Move a card from your hand to my score pile! For it, draw a {6}!")
def emancipation_demand(you: Player, me: Player) -> None:
    if you.transfer(you.choose(you.hand, "Hand over a card"), me, SCORE):
        you.draw(6)


@emancipation.dogma("You may splay red or purple right.")
def emancipation_splay(you: Player) -> None:
    you.may_splay([RED, PURPLE], RIGHT)


emancipation.ruling("The second effect is shared.")
