"""Age 3: Medieval."""

from splay.innovation.card import (
    BASE,
    BEFORE_FOURTH,
    FIRST,
    FOURTH,
    THIRD,
    Card,
    having,
    highest,
    lacking,
    lowest,
    not_of_color,
    of_color,
    value_of,
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
from splay.innovation.special import WORLD
from splay.innovation.zone import BOARD, HAND, SCORE

alchemy = BASE.card("Alchemy", 3, BLUE, HEX, LEAF, CASTLE, CASTLE)


def brew(you: Player, count: int) -> None:
    """Draw so many 4s; a red one spoils the whole hand."""
    drawn = [you.draw_and_reveal(4) for _ in range(count)]
    if of_color(drawn, RED):
        you.return_all(you.hand)


@alchemy.dogma(
    "For every three {castle} you show, draw a {4} and reveal it. If one of them is red, return your whole hand, "
    "these cards included; otherwise you keep them.",
    BEFORE_FOURTH,
)
def alchemy_by_icons(you: Player) -> None:
    brew(you, you.count(CASTLE) // 3)


@alchemy.dogma(
    "For each of your colours that shows a {castle}, draw a {4} and reveal it. If one of them is red, return your "
    "whole hand, these cards included.",
    FOURTH,
)
def alchemy_by_colors(you: Player) -> None:
    brew(you, len(you.colors_with(CASTLE)))


@alchemy.dogma("Meld a card from your hand, then score another.")
def alchemy_meld(you: Player) -> None:
    you.meld(you.choose(you.hand, "Meld a card"))
    you.score(you.choose(you.hand, "Score a card"))


translation = BASE.card("Translation", 3, BLUE, HEX, CROWN, CROWN, CROWN)


@translation.dogma("You may meld your score pile: all of its cards or none.")
def translation_meld(you: Player) -> None:
    if you.score_pile and you.may("Meld all cards of your score pile?"):
        you.meld_all(you.score_pile)


@translation.dogma("If every top card of yours has a {crown}, claim World.")
def translation_claim(you: Player) -> None:
    if not lacking(you.tops(), CROWN):
        you.claim(WORLD)


translation.ruling("You need not have all five colours to claim World.")
translation.ruling("A sharing opponent who meets the condition claims World before you can.")

engineering = BASE.card("Engineering", 3, RED, CASTLE, HEX, LIGHTBULB, CASTLE)


@engineering.demand("Move every top card with a {castle} from your board to my score pile!")
def engineering_demand(you: Player, me: Player) -> None:
    you.transfer_all(having(you.tops(), CASTLE), me, SCORE)


@engineering.dogma("You may splay red left.")
def engineering_splay(you: Player) -> None:
    you.may_splay([RED], LEFT)


engineering.ruling("Cards that are uncovered by the demand stay.")
engineering.ruling("The second effect is shared.")

optics = BASE.card("Optics", 3, RED, CROWN, CROWN, CROWN, HEX)


@optics.dogma(
    "Draw a {3} and meld it. With a {crown} on it, draw a {4} and score it; without one, move a card from your score "
    "pile to that of an opponent who has fewer points than you."
)
def optics_meld(you: Player) -> None:
    if you.draw_and_meld(3).has(CROWN):
        you.draw_and_score(4)
    else:
        give_points(you)


def give_points(you: Player) -> None:
    poorer = [opponent for opponent in you.opponents if opponent.points() < you.points()]
    opponent = you.choose_player(poorer, "Give a card from your score pile to")
    if opponent is not None:
        you.transfer(you.choose(you.score_pile, "Give a card from your score pile"), opponent, SCORE)


optics.ruling("If no opponent has fewer points than you, no card moves; a teammate is no opponent.")

compass = BASE.card("Compass", 3, GREEN, HEX, CROWN, CROWN, LEAF)


def give_leaf(you: Player, me: Player) -> Card | None:
    """Hand a top card with a leaf to the demander; returns the card to take for it."""
    leafy = not_of_color(having(you.tops(), LEAF), GREEN)
    you.transfer(you.choose(leafy, "Hand over a top card with a leaf"), me, BOARD)
    return you.choose(lacking(me.tops(), LEAF), "Take a top card without a leaf")


@compass.demand(
    "Move a top card with a {leaf} that is not green to my board, then take a top card without a {leaf} from mine!",
    BEFORE_FOURTH,
)
def compass_demand_trade(you: Player, me: Player) -> None:
    you.transfer(give_leaf(you, me), you, BOARD)


@compass.demand(
    "Move a top card with a {leaf} that is not green to my board, then meld a top card without a {leaf} of mine!",
    FOURTH,
)
def compass_demand(you: Player, me: Player) -> None:
    you.meld(give_leaf(you, me))


compass.ruling("The player under the demand chooses both cards.")
compass.ruling("Each half happens on its own: without a card to give, one is taken all the same.")

paper = BASE.card("Paper", 3, GREEN, HEX, LIGHTBULB, LIGHTBULB, CROWN)


@paper.dogma("You may splay green or blue left.")
def paper_splay(you: Player) -> None:
    you.may_splay([GREEN, BLUE], LEFT)


def draw_for_splays(you: Player) -> None:
    """Draw a 4 for each colour splayed left."""
    you.draw_several(len([color for color in COLORS if you.splayed(color) == LEFT]), 4)


@paper.dogma("Draw a {4} for each of your colours that is splayed left.", BEFORE_FOURTH)
def paper_draw(you: Player) -> None:
    draw_for_splays(you)


@paper.dogma(
    "Score one of your top cards with a {leaf}. If you do, draw a {4} for each of your colours that is splayed left.",
    FOURTH,
)
def paper_score(you: Player) -> None:
    if you.score(you.choose(having(you.tops(), LEAF), "Score a top card with a leaf")):
        draw_for_splays(you)


paper.ruling("All colours splayed left count, not only green and blue.")
paper.ruling("The splays count after the card is scored: a pile reduced to one card is not splayed.", FOURTH)

machinery = BASE.card("Machinery", 3, YELLOW, LEAF, LEAF, HEX, CASTLE)


@machinery.demand("Swap your whole hand for all the highest cards in mine!")
def machinery_demand(you: Player, me: Player) -> None:
    you.exchange(you.hand, you, HAND, highest(me.hand), me, HAND)


def score_castle(you: Player) -> None:
    """Score a card with a castle from the hand."""
    you.score(you.seek(having(you.hand, CASTLE), "Score a card with a castle"))


@machinery.dogma("Score a card with a {castle} from your hand. You may splay red left.", BEFORE_FOURTH)
def machinery_score_and_splay(you: Player) -> None:
    score_castle(you)
    you.may_splay([RED], LEFT)


@machinery.dogma("Score a card with a {castle} from your hand.", FOURTH)
def machinery_score(you: Player) -> None:
    score_castle(you)


@machinery.dogma("You may splay red left.", FOURTH)
def machinery_splay(you: Player) -> None:
    you.may_splay([RED], LEFT)


machinery.ruling("Several players swap one after the other, so cards can travel on; either side may be empty.")
machinery.ruling("What follows the demand is shared. Who holds no card with a castle shows the hand.")

medicine = BASE.card("Medicine", 3, YELLOW, CROWN, LEAF, LEAF, HEX)


@medicine.demand("Swap the highest card in your score pile for the lowest in mine!")
def medicine_demand(you: Player, me: Player) -> None:
    high = you.choose_exactly(1, highest(you.score_pile), "Swap your highest card")
    low = me.choose_exactly(1, lowest(me.score_pile), "Swap your lowest card")
    you.exchange(high, you, SCORE, low, me, SCORE)


@medicine.dogma("Of the available achievements {3} and {4}, junk one.", FOURTH)
def medicine_junk(you: Player) -> None:
    you.junk(you.choose_available((3, 4), "Junk an achievement"))


medicine.ruling("Several players swap one after the other; either side may have no card to give.")
medicine.ruling("The second effect is shared.", FOURTH)

education = BASE.card("Education", 3, PURPLE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@education.dogma(
    "You may return your score pile's highest card. If you do, draw a card two higher than the highest one left there."
)
def education_return(you: Player) -> None:
    if you.return_card(you.may_choose(highest(you.score_pile), "Return your highest card?")):
        you.draw(value=value_of(you.score_pile) + 2)


education.ruling("If the score pile is empty afterwards, you draw a 2.")

feudalism = BASE.card("Feudalism", 3, PURPLE, HEX, CASTLE, LEAF, CASTLE)


def give_castle(you: Player, me: Player) -> Card | None:
    """Hand a card with a castle to the demander; returns it if it went."""
    card = you.seek(having(you.hand, CASTLE), "Hand over a card with a castle", for_demander=True)
    return card if you.transfer(card, me, HAND) else None


@feudalism.demand("Hand me a card with a {castle} from your hand!", FIRST)
def feudalism_demand_card(you: Player, me: Player) -> None:
    give_castle(you, me)


@feudalism.demand("Hand me a card with a {castle} from your hand! If you do, unsplay your pile of its colour!", THIRD)
def feudalism_demand_unsplay(you: Player, me: Player) -> None:
    card = give_castle(you, me)
    if card is not None:
        you.unsplay(card.color)


@feudalism.demand(
    "Hand me a card with a {castle} from your hand! If you do, junk every special achievement that nobody has!", FOURTH
)
def feudalism_demand(you: Player, me: Player) -> None:
    if give_castle(you, me) is not None:
        for special in you.game.specials:
            you.game.junk_special(special, you)


@feudalism.dogma("You may splay yellow or purple left.", BEFORE_FOURTH)
def feudalism_splay(you: Player) -> None:
    you.may_splay([YELLOW, PURPLE], LEFT)


@feudalism.dogma("You may splay yellow or purple left. For it, draw a {3}.", FOURTH)
def feudalism_splay_and_draw(you: Player) -> None:
    if you.may_splay([YELLOW, PURPLE], LEFT) is not None:
        you.draw(3)


feudalism.ruling("Who holds no card with a castle shows the hand.")
feudalism.ruling("The second effect is shared.")
