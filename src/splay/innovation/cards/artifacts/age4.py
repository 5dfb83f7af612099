"""Artifacts of History: age 4."""

from splay.innovation.card import (
    ARTIFACTS,
    Card,
    colors_of,
    having,
    highest,
    not_of_color,
    of_color,
    of_value,
    value_of,
)
from splay.innovation.facts import (
    BLUE,
    CASTLE,
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
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, SCORE
from splay.kernel.decision import Value

petition_of_right = ARTIFACTS.card("Petition of Right", 4, BLUE, LIGHTBULB, HEX, CROWN, LIGHTBULB)


@petition_of_right.compel("For each of your top cards with a {castle}, move a card from your score pile to mine!")
def petition_of_right_compel(you: Player, me: Player) -> None:
    count = len(having(you.tops(), CASTLE))
    you.transfer_all(you.choose_exactly(count, you.score_pile, "Hand over from your score pile"), me, SCORE)


delft_pocket_telescope = ARTIFACTS.card("Delft Pocket Telescope", 4, BLUE, FACTORY, HEX, LIGHTBULB, LIGHTBULB)


def share_an_icon(card: Card, other: Card) -> bool:
    """Tell whether an icon is on both of two cards."""
    return any(card.has(icon) and other.has(icon) for icon in range(len(ICONS)))


@delft_pocket_telescope.dogma(
    "Return a scored card. For it, draw a {5} and a {6}, and reveal one of these two that has an icon of the returned "
    "card. If neither has, return both and repeat this."
)
def delft_pocket_telescope_draw(you: Player) -> None:
    # This ends: each time round takes a card from the score pile, and none comes there.
    while True:
        card = you.choose(you.score_pile, "Return a card from your score pile")
        if card is None:
            return
        you.prove([card])
        if not you.return_card(card):
            return
        drawn = you.still_held([you.draw(5), you.draw(6)])
        able = [other for other in drawn if share_an_icon(card, other)]
        if able:
            you.reveal([found for found in [you.choose(able, "Reveal a card")] if found is not None])
            return
        you.prove(drawn)
        you.return_all(drawn)


delft_pocket_telescope.ruling("You keep both cards if one is revealed. The returned card is shown, for its icons.")
delft_pocket_telescope.ruling("Cards drawn of which none fits are shown before they go back.")
delft_pocket_telescope.ruling("Pictures, bonuses and echo effects are not icons for this.")

east_india_company_charter = ARTIFACTS.card("East India Company Charter", 4, RED, CROWN, FACTORY, FACTORY, HEX)


@east_india_company_charter.dogma(
    "Name a value, but not {5}. From all score piles, return all cards of it. For each player who had any, draw a {5} "
    "and score it."
)
def east_india_company_charter_return(you: Player) -> None:
    values = [value for value in range(1, you.game.edition.top_age + 1) if value != you.printed(5)]
    value = you.choose_value(values, "Name a value")
    you.announce(Value(value))
    scored = [(owner, len(of_value(owner.score_pile, value))) for owner in you.everyone]
    you.return_scored(value)
    returned = [owner for owner, count in scored if len(of_value(owner.score_pile, value)) < count]
    for _ in returned:
        you.draw_and_score(5)


east_india_company_charter.ruling("Your own score pile is one of them: for your cards you draw and score a 5 as well.")
east_india_company_charter.ruling("You choose the order in which the cards are returned.")

tortugas_galleon = ARTIFACTS.card("Tortugas Galleon", 4, RED, FACTORY, FACTORY, CROWN, HEX)


@tortugas_galleon.compel(
    "Move all the highest cards of your score pile to mine! If any went, move a top card of that value to my board!"
)
def tortugas_galleon_compel(you: Player, me: Player) -> None:
    value = value_of(you.score_pile)
    if you.transfer_all(highest(you.score_pile), me, SCORE):
        you.transfer(you.choose(of_value(you.tops(), value), f"Hand over a top card of value {value}"), me, BOARD)


molasses_reef_caravel = ARTIFACTS.card("Molasses Reef Caravel", 4, GREEN, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@molasses_reef_caravel.dogma(
    "Return your whole hand and draw three {4}. From your hand, meld a blue card, then score a card. At the end, "
    "return a scored card."
)
def molasses_reef_caravel_sail(you: Player) -> None:
    you.return_all(you.hand)
    you.draw_several(3, 4)
    you.meld(you.seek(of_color(you.hand, BLUE), "Meld a blue card", for_board=True))
    you.score(you.choose(you.hand, "Score a card"))
    you.return_card(you.choose(you.score_pile, "Return a card from your score pile"))


molasses_reef_caravel.ruling("Who has no blue card shows the hand, and goes on. The card just scored may be returned.")

hunt_lenox_globe = ARTIFACTS.card("Hunt-Lenox Globe", 4, GREEN, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@hunt_lenox_globe.dogma(
    "If you hold three cards or fewer, return all your top cards that are not green, and draw a {5} for each. In any "
    "case, meld a card you hold."
)
def hunt_lenox_globe_return(you: Player) -> None:
    if len(you.hand) < 4:
        you.draw_several(you.return_all(not_of_color(you.tops(), GREEN)), 5)
    you.meld(you.choose(you.hand, "Meld a card"))


hunt_lenox_globe.ruling("One card a colour is returned: what they uncover stays.")

moses = ARTIFACTS.card("Moses", 4, YELLOW, LEAF, LEAF, HEX, LEAF)


@moses.compel("Move every top card of yours that bears a {crown} to my score pile!")
def moses_compel(you: Player, me: Player) -> None:
    you.transfer_all(having(you.tops(), CROWN), me, SCORE)


@moses.dogma("Score one of your top cards that bears a {crown}.")
def moses_score(you: Player) -> None:
    # Ruling: no board is named, so it is the one of whoever carries this out.
    you.score(you.choose(having(you.tops(), CROWN), "Score a top card with a crown"))


moses.ruling("What the cards handed over uncover stays until the second effect, which those compelled share.")

mona_lisa = ARTIFACTS.card("Mona Lisa", 4, YELLOW, HEX, CROWN, LEAF, LEAF)


@mona_lisa.dogma(
    "Name a number and a colour. Draw five {4} and reveal your hand. If it has just that many cards of the colour, "
    "score these and splay the colour right; if not, return your whole hand."
)
def mona_lisa_guess(you: Player) -> None:
    # Ruling: any number may be named. Of those that can never come true one is offered, for who wants to miss.
    count = you.choose_value(range(len(you.hand) + 7), "Name a number of cards")
    color = you.choose_color(COLORS, "Name a colour")
    you.announce(Value(count), color)
    you.draw_several(5, 4)
    you.reveal(you.hand)
    cards = of_color(you.hand, color)
    if len(cards) == count:
        you.score_all(cards)
        you.splay(color, RIGHT)
    else:
        you.return_all(you.hand)


mona_lisa.ruling("The cards that you held before count as well. You may name 0: nothing is scored, but splayed.")

cross_of_coronado = ARTIFACTS.card("Cross of Coronado", 4, PURPLE, CROWN, CROWN, HEX, CROWN)


@cross_of_coronado.dogma("Reveal your hand. If these are five cards of five colours, you win.")
def cross_of_coronado_win(you: Player) -> None:
    you.reveal(you.hand)
    if len(you.hand) == len(colors_of(you.hand)) == 5:
        you.wins()


cross_of_coronado.ruling("A sharing opponent who holds such a hand wins before you can.")

abell_gallery_harpsichord = ARTIFACTS.card("Abell Gallery Harpsichord", 4, PURPLE, LEAF, HEX, CROWN, LEAF)


@abell_gallery_harpsichord.dogma(
    "For each value that just one of your top cards has, lowest first, draw a card of that value and score it."
)
def abell_gallery_harpsichord_score(you: Player) -> None:
    ages = [card.age for card in you.tops()]
    for value in sorted([age for age in ages if ages.count(age) == 1]):
        you.draw_and_score(value=value)
