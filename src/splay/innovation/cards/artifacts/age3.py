"""Artifacts of History: age 3."""

from splay.innovation.card import ARTIFACTS, of_color, value_of
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
    RIGHT,
    UNSPLAYED,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, SCORE

dunhuang_star_chart = ARTIFACTS.card("Dunhuang Star Chart", 3, BLUE, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@dunhuang_star_chart.dogma("Return your whole hand. The number of cards returned is the value of the one you now draw.")
def dunhuang_star_chart_draw(you: Player) -> None:
    you.draw(value=you.return_all(you.hand))


dunhuang_star_chart.ruling("Without a card to return the value is 0: you draw the lowest card there is.")
dunhuang_star_chart.ruling("Eleven or more cards returned mean a card above 10, which ends the game.")

charter_of_liberties = ARTIFACTS.card("Charter of Liberties", 3, BLUE, LIGHTBULB, LIGHTBULB, HEX, CASTLE)


@charter_of_liberties.dogma(
    "Tuck a card you hold. If you do, splay its colour left; then choose a splayed colour of anyone's, and use the "
    "non-demand effects of its top card, you alone."
)
def charter_of_liberties_tuck(you: Player) -> None:
    card = you.choose(you.hand, "Tuck a card")
    if not you.tuck(card):
        return
    assert card is not None
    you.splay(card.color, LEFT)
    piles = [pile for owner in you.everyone for pile in owner.piles if pile.splay != UNSPLAYED]
    you.self_execute(you.choose([pile.cards[-1] for pile in piles], "Use the top card of a splayed colour"))


charter_of_liberties.ruling("A colour with one card is not splayed. Any splayed colour will do, the tucked card's too.")
charter_of_liberties.ruling("A top card that has only demands, or nothing to use, may be chosen, for nothing.")

excalibur = ARTIFACTS.card("Excalibur", 3, RED, CROWN, HEX, CASTLE, CASTLE)


@excalibur.compel("Move a top card of yours that is higher than mine of its colour to my board!")
def excalibur_compel(you: Player, me: Player) -> None:
    higher = [card for card in you.tops() if card.age > value_of(of_color(me.tops(), card.color))]
    you.transfer(you.choose(higher, "Hand over a top card that is higher"), me, BOARD)


excalibur.ruling("Any card is higher than that of a colour I do not have.")

mjolnir_amulet = ARTIFACTS.card("Mjolnir Amulet", 3, RED, HEX, CASTLE, CASTLE, LIGHTBULB)


@mjolnir_amulet.compel("Choose a top card of yours! Move everything you have in its colour to my score pile!")
def mjolnir_amulet_compel(you: Player, me: Player) -> None:
    card = you.choose(you.tops(), "Hand over all cards of the colour of")
    if card is not None:
        you.transfer_all(you.pile(card.color), me, SCORE)


philosophers_stone = ARTIFACTS.card("Philosopher's Stone", 3, GREEN, CROWN, CROWN, CROWN, HEX)


@philosophers_stone.dogma("Return a card you hold. Its value is the number of cards from your hand that you now score.")
def philosophers_stone_score(you: Player) -> None:
    card = you.choose(you.hand, "Return a card")
    if you.return_card(card):
        assert card is not None
        you.score_all(you.choose_exactly(card.age, you.hand, "Score cards from your hand"))


philosophers_stone.ruling("Who holds fewer cards than that scores them all.")

beauvais_cathedral_clock = ARTIFACTS.card("Beauvais Cathedral Clock", 3, GREEN, CROWN, CROWN, HEX, CROWN)


@beauvais_cathedral_clock.dogma("Draw a {4} and reveal it. Splay its colour right.")
def beauvais_cathedral_clock_splay(you: Player) -> None:
    you.splay(you.draw_and_reveal(4).color, RIGHT)


beauvais_cathedral_clock.ruling("You have to splay, even if that colour lay splayed up. The card stays in your hand.")

moylough_belt_shrine = ARTIFACTS.card("Moylough Belt Shrine", 3, YELLOW, CASTLE, LEAF, HEX, CASTLE)


@moylough_belt_shrine.compel("Reveal your whole hand, and move the card in it that I choose to my board!")
def moylough_belt_shrine_compel(you: Player, me: Player) -> None:
    you.reveal(you.hand)
    you.transfer(me.choose(you.hand, f"Take a card of {you.name} to your board"), me, BOARD)


along_the_river_during_the_qingming_festival = ARTIFACTS.card(
    "Along the River during the Qingming Festival", 3, YELLOW, CROWN, CROWN, CROWN, HEX
)


@along_the_river_during_the_qingming_festival.dogma(
    "Draw a {4} and reveal it. A yellow one is tucked, a purple one is scored; any other you keep, and repeat this."
)
def along_the_river_during_the_qingming_festival_draw(you: Player) -> None:
    # This ends: every card drawn stays out of the decks, and when these run out the game is over.
    card = you.draw_and_reveal(4)
    while card.color not in (YELLOW, PURPLE):
        card = you.draw_and_reveal(4)
    if card.color is YELLOW:
        you.tuck(card)
    else:
        you.score(card)


necronomicon = ARTIFACTS.card("Necronomicon", 3, PURPLE, HEX, LEAF, LEAF, LEAF)


@necronomicon.dogma(
    "Draw a {3} and reveal it. If it is yellow, return your whole hand; if green, unsplay all your colours; if red, "
    "return your whole score pile; if blue, draw a {9}."
)
def necronomicon_draw(you: Player) -> None:
    color = you.draw_and_reveal(3).color
    if color is YELLOW:
        you.return_all(you.hand)
    elif color is GREEN:
        for splayed in COLORS:
            you.unsplay(splayed)
    elif color is RED:
        you.return_all(you.score_pile)
    elif color is BLUE:
        you.draw(9)


necronomicon.ruling("The yellow card drawn goes back with the rest of your hand. A purple one does nothing.")

shroud_of_turin = ARTIFACTS.card("Shroud of Turin", 3, PURPLE, LEAF, HEX, LEAF, LEAF)


@shroud_of_turin.dogma(
    "Return a card you hold. If you do, return your top card of its colour, and a card of its colour from your score "
    "pile. For all three, claim an achievement even if you are not eligible for it."
)
def shroud_of_turin_claim(you: Player) -> None:
    card = you.choose(you.hand, "Return a card")
    if card is None:
        return
    you.prove([card])
    if not you.return_card(card):
        return
    # Ruling: both cards have to be of the returned card's colour, not only the one from the score pile.
    top = you.top(card.color)
    able = of_color(you.score_pile, card.color)
    scored = you.choose(able, f"Return a {card.color.name} card from your score pile")
    # Ruling: who has no card of that colour shows the score pile, as a hand would be shown.
    you.prove(you.score_pile if scored is None else [scored])
    if you.return_all([found for found in (top, scored) if found is not None]) == 2:
        you.claim_regardless()


shroud_of_turin.ruling("The top card has to be of the returned card's colour, as the scored one has.")
shroud_of_turin.ruling("Even where one of them is missing, the other is returned; nothing is claimed then.")
shroud_of_turin.ruling(
    "The cards from hand and score pile are shown; who has scored none of that colour shows the pile."
)
shroud_of_turin.ruling("You claim one of the achievements with a value; special achievements cannot be claimed so.")
