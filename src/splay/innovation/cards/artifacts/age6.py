"""Artifacts of History: age 6."""

from splay.innovation.card import ARTIFACTS, having, highest, of_color, of_value
from splay.innovation.facts import (
    BLUE,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    ICONS,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    UP,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, HAND, SCORE

kilogram_of_the_archives = ARTIFACTS.card("Kilogram of the Archives", 6, BLUE, FACTORY, HEX, FACTORY, LIGHTBULB)


@kilogram_of_the_archives.dogma(
    "Return a card you hold, and one of your top cards. If both went back and their values add up to ten, draw a {10} "
    "and score it."
)
def kilogram_of_the_archives_weigh(you: Player) -> None:
    held = you.choose(you.hand, "Return a card from your hand")
    both = you.return_card(held)
    top = you.choose(you.tops(), "Return a top card")
    both = you.return_card(top) and both
    if both and held is not None and top is not None and held.age + top.age == 10:
        you.draw_and_score(10)


puffing_billy = ARTIFACTS.card("Puffing Billy", 6, BLUE, FACTORY, HEX, FACTORY, FACTORY)


@puffing_billy.dogma(
    "Return a card you hold. Count each icon that your pile of its colour shows; draw a card of the highest of these "
    "numbers. Splay that colour right."
)
def puffing_billy_return(you: Player) -> None:
    card = you.choose(you.hand, "Return a card from your hand")
    if card is None:
        # Ruling: without a card there is no colour, and the value of what is not there is 0.
        you.draw(0)
        return
    # Ruling: it is shown, because its colour says what is counted and splayed.
    you.prove([card])
    you.return_card(card)
    pile = you.piles[card.color.index]
    you.draw(value=max([pile.count(icon) for icon in range(len(ICONS))]))
    you.splay(card.color, RIGHT)


puffing_billy.ruling("The returned card is shown, because its colour says what is counted.")
puffing_billy.ruling("If that colour shows no icon, or you hold no card, you draw from the lowest deck.")

frigate_constitution = ARTIFACTS.card("Frigate Constitution", 6, RED, HEX, FACTORY, FACTORY, FACTORY)


@frigate_constitution.compel(
    "Reveal a card you hold! If one of my top cards has its value, return it, and all cards of its colour on your "
    "board!"
)
def frigate_constitution_compel(you: Player, me: Player) -> None:
    card = you.choose(you.hand, "Reveal a card")
    if card is None:
        return
    you.reveal([card])
    if of_value(me.tops(), card.age):
        # They all go at once, so whoever returns them chooses the order.
        you.return_all([card, *you.pile(card.color)])


us_declaration_of_independence = ARTIFACTS.card(
    "U.S. Declaration of Independence", 6, RED, CROWN, CROWN, LIGHTBULB, HEX
)


@us_declaration_of_independence.compel(
    "Hand me the highest card you hold, give my score pile the highest one of yours, and my board your highest top "
    "card that bears a {factory}!"
)
def us_declaration_of_independence_compel(you: Player, me: Player) -> None:
    you.transfer(you.choose(highest(you.hand), "Hand over your highest card"), me, HAND)
    you.transfer(you.choose(highest(you.score_pile), "Hand over your highest scored card"), me, SCORE)
    tops = highest(having(you.tops(), FACTORY))
    you.transfer(you.choose(tops, "Hand over your highest top card with a factory"), me, BOARD)


the_wealth_of_nations = ARTIFACTS.card("The Wealth of Nations", 6, GREEN, CROWN, FACTORY, HEX, CROWN)


@the_wealth_of_nations.dogma(
    "Draw a {1} and score it. Divide the total of your score pile by five, rounded up; draw a card of that value and "
    "score it."
)
def the_wealth_of_nations_score(you: Player) -> None:
    you.draw_and_score(1)
    you.draw_and_score(value=(sum([card.age for card in you.score_pile]) + 4) // 5)


the_wealth_of_nations.ruling("Only cards in the score pile count for the total, no bonuses.")

buttonwood_agreement = ARTIFACTS.card("Buttonwood Agreement", 6, GREEN, FACTORY, CROWN, FACTORY, HEX)


@buttonwood_agreement.dogma(
    "Name three colours. Draw an {8} and reveal it. If its colour was named, score it and splay that colour up. If "
    "not, return all cards of that colour from your score pile, and unsplay it."
)
def buttonwood_agreement_deal(you: Player) -> None:
    named = you.choose_colors(3, COLORS, "Name three colours")
    you.announce(*named)
    card = you.draw_and_reveal(8)
    if card.color in named:
        you.score(card)
        you.splay(card.color, UP)
    else:
        you.prove(of_color(you.score_pile, card.color))
        you.return_all(of_color(you.score_pile, card.color))
        you.unsplay(card.color)


buttonwood_agreement.ruling("A card whose colour was not named stays in your hand.")

stamp_act = ARTIFACTS.card("Stamp Act", 6, YELLOW, HEX, CROWN, LIGHTBULB, LIGHTBULB)


@stamp_act.compel(
    "Give my score pile a card from yours that has the value of your top yellow card! If you do, return one from your "
    "score pile that has the value of your top green card!"
)
def stamp_act_compel(you: Player, me: Player) -> None:
    yellow, green = you.top(YELLOW), you.top(GREEN)
    due = of_value(you.score_pile, 0 if yellow is None else yellow.age)
    if you.transfer(you.choose(due, "Hand over a scored card"), me, SCORE):
        owed = of_value(you.score_pile, 0 if green is None else green.age)
        you.return_card(you.choose(owed, "Return a scored card"))


pride_and_prejudice = ARTIFACTS.card("Pride and Prejudice", 6, YELLOW, HEX, LIGHTBULB, LEAF, LIGHTBULB)


@pride_and_prejudice.dogma(
    "Draw a {6} and meld it. If no colour shows fewer cards on your board than its colour, score it and do this again."
)
def pride_and_prejudice_meld(you: Player) -> None:
    while True:
        card = you.draw_and_meld(6)
        # Ruling: all five colours are compared, and of one that is not on the board no card is in sight.
        fewest = min([pile.cards_in_sight() for pile in you.piles])
        if you.piles[card.color.index].cards_in_sight() > fewest:
            return
        you.score(card)


pride_and_prejudice.ruling(
    "A colour that you do not have shows no card, which is fewer than any other: as long as one is missing, the melded "
    "card stays."
)

moonlight_sonata = ARTIFACTS.card("Moonlight Sonata", 6, PURPLE, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@moonlight_sonata.dogma(
    "Choose a colour whose top card is your highest, and meld its bottom card. Claim an achievement, eligible or not."
)
def moonlight_sonata_play(you: Player) -> None:
    top = you.choose(highest(you.tops()), "Meld the bottom card of which colour?")
    if top is not None:
        you.meld(you.bottom(top.color))
    you.claim_regardless()


marcha_real = ARTIFACTS.card("Marcha Real", 6, PURPLE, LEAF, LEAF, HEX, CROWN)


@marcha_real.dogma(
    "Reveal and return two cards you hold. If their values are equal, draw a card one higher. If their colours are "
    "equal, claim an achievement, eligible or not."
)
def marcha_real_march(you: Player) -> None:
    cards = you.choose_exactly(2, you.hand, "Reveal and return two cards")
    you.reveal(cards)
    you.return_all(cards)
    if len(cards) < 2:
        return
    one, other = cards
    if one.age == other.age:
        you.draw(value=one.age + 1)
    if one.color is other.color:
        you.claim_regardless()


marcha_real.ruling("A single card is revealed and returned too, but equals nothing.")
