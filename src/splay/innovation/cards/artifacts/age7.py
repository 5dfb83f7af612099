"""Artifacts of History: age 7."""

from splay.innovation.card import ARTIFACTS, highest, joined, of_color, of_value
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, HAND

periodic_table = ARTIFACTS.card("Periodic Table", 7, BLUE, LIGHTBULB, HEX, LIGHTBULB, LIGHTBULB)


@periodic_table.dogma(
    "Pick two of your top cards whose values are equal. For these two, draw a card one higher and meld it. If it "
    "covers one of them, do this again."
)
def periodic_table_meld(you: Player) -> None:
    while True:
        tops = you.tops()
        values = sorted({card.age for card in tops if len(of_value(tops, card.age)) > 1})
        if not values:
            return
        value = you.choose_value(values, "Choose two top cards of which value?")
        chosen = you.choose_exactly(2, of_value(tops, value), "Choose two top cards")
        card = you.draw(value=value + 1)
        if not you.meld(card) or card.color not in [other.color for other in chosen]:
            return


corvette_challenger = ARTIFACTS.card("Corvette Challenger", 7, BLUE, LEAF, LIGHTBULB, HEX, LEAF)


@corvette_challenger.dogma(
    "Draw an {8} and tuck it. Splay its colour up. Draw a card whose value is the number of cards that this colour "
    "shows, and score it."
)
def corvette_challenger_tuck(you: Player) -> None:
    color = you.draw_and_tuck(8).color
    you.splay(color, UP)
    you.draw_and_score(value=you.piles[color.index].cards_in_sight())


submarine_h_l_hunley = ARTIFACTS.card("Submarine H. L. Hunley", 7, RED, FACTORY, FACTORY, FACTORY, HEX)


@submarine_h_l_hunley.compel(
    "Draw a {7} and meld it! Reveal the bottom card of its colour! If that is a {1}, return all cards of the colour "
    "from your board!"
)
def submarine_h_l_hunley_compel(you: Player, me: Player) -> None:
    color = you.draw_and_meld(7).color
    bottom = you.bottom(color)
    if bottom is None:
        return
    you.reveal([bottom])
    if bottom.age == you.printed(1):
        you.return_all(you.pile(color))


jedliks_electromagnetic_self_rotor = ARTIFACTS.card(
    "Jedlik's Electromagnetic Self-Rotor", 7, RED, HEX, CLOCK, LIGHTBULB, LIGHTBULB
)


@jedliks_electromagnetic_self_rotor.dogma(
    "Draw an {8} and score it. Draw an {8} and meld it. Claim an achievement of value 8 if there is one, eligible or "
    "not."
)
def jedliks_electromagnetic_self_rotor_turn(you: Player) -> None:
    you.draw_and_score(8)
    you.draw_and_meld(8)
    you.claim_regardless([8])


international_prototype_metre_bar = ARTIFACTS.card(
    "International Prototype Metre Bar", 7, GREEN, CROWN, HEX, CROWN, FACTORY
)


@international_prototype_metre_bar.dogma(
    "Choose a value, draw a card of it and meld it. Splay its colour up. If that colour shows just as many cards as "
    "the card's value, you win. If not, return the card."
)
def international_prototype_metre_bar_measure(you: Player) -> None:
    card = you.draw(value=you.name_value())
    if not you.meld(card):
        return
    card = card.side(True)
    you.splay(card.color, UP)
    if you.piles[card.color.index].cards_in_sight() == card.age:
        you.wins()
    you.return_card(card)


international_prototype_metre_bar.ruling("The value of the card that was drawn counts, if it is another than chosen.")

hansen_writing_ball = ARTIFACTS.card("Hansen Writing Ball", 7, GREEN, CLOCK, LEAF, CLOCK, HEX)


@hansen_writing_ball.compel("Draw four {7}! Meld a blue card you hold, and hand me all the others!")
def hansen_writing_ball_compel(you: Player, me: Player) -> None:
    you.draw_several(4, 7)
    you.meld(you.seek(of_color(you.hand, BLUE), "Meld a blue card", for_board=True))
    you.transfer_all(you.hand, me, HAND)


@hansen_writing_ball.dogma("Draw a {7} and reveal it. If it bears no {clock}, tuck it and do this again.")
def hansen_writing_ball_tuck(you: Player) -> None:
    card = you.draw_and_reveal(7)
    while not card.has(CLOCK):
        you.tuck(card)
        card = you.draw_and_reveal(7)


colt_paterson_revolver = ARTIFACTS.card("Colt Paterson Revolver", 7, YELLOW, FACTORY, HEX, FACTORY, CROWN)


@colt_paterson_revolver.compel(
    "Reveal your hand! Draw a {7}! If you hold another card of its colour, return your hand and your score pile!"
)
def colt_paterson_revolver_compel(you: Player, me: Player) -> None:
    held = you.hand[:]
    you.reveal(held)
    card = you.draw(7)
    # Ruling: the card decides, so it is shown as proof.
    you.prove([card])
    if of_color(held, card.color):
        you.return_all(joined(you.hand, you.score_pile))


colt_paterson_revolver.ruling("The card that you draw is shown as well, because it decides.")

singer_model_27 = ARTIFACTS.card("Singer Model 27", 7, YELLOW, HEX, FACTORY, CLOCK, CLOCK)


@singer_model_27.dogma(
    "Tuck a card you hold. If you do, splay its colour up and tuck all cards of that colour from your score pile."
)
def singer_model_27_tuck(you: Player) -> None:
    card = you.choose(you.hand, "Tuck a card")
    if card is not None and you.tuck(card):
        you.splay(card.color, UP)
        you.tuck_all(of_color(you.score_pile, card.color))


roundhay_garden_scene = ARTIFACTS.card("Roundhay Garden Scene", 7, PURPLE, LEAF, LEAF, LEAF, HEX)


@roundhay_garden_scene.dogma(
    "Meld the highest card of your score pile. Draw two cards of its value and score them. Use its effects as if they "
    "were on this card, you alone."
)
def roundhay_garden_scene_meld(you: Player) -> None:
    card = you.choose(highest(you.score_pile), "Meld your highest scored card")
    # Ruling: the value of what is not there is 0.
    melded = card.side(True) if you.meld(card) and card is not None else None
    for _ in range(2):
        you.draw_and_score(value=0 if melded is None else melded.age)
    you.execute_as_here(melded)


roundhay_garden_scene.ruling("With an empty score pile you draw and score two cards from the lowest deck.")

the_communist_manifesto = ARTIFACTS.card("The Communist Manifesto", 7, PURPLE, CROWN, CROWN, HEX, LEAF)


@the_communist_manifesto.dogma(
    "Draw and reveal as many {7} as there are players. Give one of them to each player's board, yours included. Use "
    "the non-demand effects of your one, you alone."
)
def the_communist_manifesto_share_out(you: Player) -> None:
    players = you.everyone
    cards = you.still_held([you.draw_and_reveal(7) for _ in players])
    for player in players:
        card = you.choose(cards, f"Which card goes to {player.name}'s board?")
        if card is not None:
            cards.remove(card)
            you.transfer(card, player, BOARD)
            # You come last among everyone, so that the last card is yours.
            if player is you:
                you.self_execute(card.side(True))
