"""Age 11: Prudence."""

from splay.innovation.card import BASE, FOURTH, having, highest, of_value, value_of
from splay.innovation.facts import (
    ASLANT,
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    ICONS,
    LEAF,
    LIGHTBULB,
    PERSON,
    PURPLE,
    RED,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, HAND, SCORE
from splay.kernel.decision import Text, Value

climatology = BASE.card("Climatology", 11, BLUE, LEAF, HEX, LEAF, LEAF, editions=FOURTH)


@climatology.demand("I name an icon, but not {leaf}. Return a top card of yours that bears it, and then another!")
def climatology_demand(you: Player, me: Player) -> None:
    icons = [icon for icon in range(len(ICONS)) if icon != LEAF]
    icon = icons[me.choose_text([ICONS[icon] for icon in icons], "Name an icon")]
    me.announce(Text(ICONS[icon]))
    # Ruling: unlike Hypersonics it does not ask for different colours: what the first card uncovers can be the second.
    for _ in range(2):
        you.return_card(you.choose(having(you.tops(), icon), f"Return a top card with a {ICONS[icon]}"))


@climatology.dogma("Return one of your top cards. Return every card of its value or more from your score pile.")
def climatology_return(you: Player) -> None:
    card = you.choose(you.tops(), "Return a top card")
    you.return_card(card)
    # Ruling: what is not there has the value 0, so an empty board costs the whole score pile.
    value = 0 if card is None else card.age
    you.return_all([scored for scored in you.score_pile if scored.age >= value])


climatology.ruling("An icon is named anew for each vulnerable player, who picks the cards.")
climatology.ruling("The card that was below the first one returned can be the second one.")
climatology.ruling("Who has no top card to return loses the whole score pile.")

solar_sailing = BASE.card("Solar Sailing", 11, BLUE, CLOCK, LIGHTBULB, LIGHTBULB, HEX, editions=FOURTH)


@solar_sailing.dogma(
    "Draw an {11} and meld it. Unless its colour is splayed aslant, return all but the top four cards of that colour "
    "and splay it aslant. With six or more cards of that colour you win."
)
def solar_sailing_meld(you: Player) -> None:
    color = you.draw_and_meld(11).color
    if you.splayed(color) != ASLANT:
        you.return_all(you.pile(color)[:-4])
        you.splay(color, ASLANT)
    if len(you.pile(color)) >= 6:
        you.wins()


solar_sailing.ruling("Only a colour that was aslant already can come to six cards.")

astrogeology = BASE.card("Astrogeology", 11, RED, CROWN, HEX, FACTORY, FACTORY, editions=FOURTH)


@astrogeology.dogma(
    "Draw an {11}, show it and splay its colour aslant. If that splays it, take all but the top four cards of that "
    "colour into your hand."
)
def astrogeology_splay(you: Player) -> None:
    color = you.draw_and_reveal(11).color
    if you.splay(color, ASLANT):
        you.transfer_all(you.pile(color)[:-4], you, HAND)


@astrogeology.dogma("With eight or more cards in hand you win.")
def astrogeology_win(you: Player) -> None:
    if len(you.hand) >= 8:
        you.wins()


astrogeology.ruling("A colour that is aslant already, or has fewer than two cards, is not splayed: you take nothing.")

fusion = BASE.card("Fusion", 11, RED, CLOCK, CLOCK, CLOCK, HEX, editions=FOURTH)


@fusion.dogma(
    "Score one of your top cards of value {11}. If you can, choose a value one or two below it and do the same with "
    "that value, and so on."
)
def fusion_score(you: Player) -> None:
    value = 11
    while you.score(you.choose(of_value(you.tops(), value), "Score a top card")):
        # Ruling: there is no value below 1 to choose, so after a 1 it ends.
        lower = [below for below in (value - 1, value - 2) if below >= 1]
        if not lower:
            return
        value = you.choose_value(lower, "Choose the next value")
        you.announce(Value(value))


fusion.ruling("It ends as soon as you have no top card of the chosen value; you may choose a value that you lack.")

hypersonics = BASE.card("Hypersonics", 11, GREEN, FACTORY, FACTORY, LIGHTBULB, HEX, editions=FOURTH)


@hypersonics.demand(
    "Return two of your top cards that have the same value! If you do, return also all cards of that value or less "
    "from your hand and your score pile!"
)
def hypersonics_demand(you: Player, me: Player) -> None:
    ages = [card.age for card in you.tops()]
    pairs = sorted({age for age in ages if ages.count(age) >= 2})
    # Ruling: exactly two, or none; a value that only one top card has cannot be chosen.
    if pairs:
        value = you.choose_value(pairs, "Choose a value of which to return two top cards")
        you.return_all(you.choose_exactly(2, of_value(you.tops(), value), "Return two top cards"))
        you.return_all([card for card in [*you.hand, *you.score_pile] if card.age <= value])


hypersonics.ruling("If no two of your top cards have the same value, nothing happens; else you choose which two go.")

space_traffic = BASE.card("Space Traffic", 11, GREEN, CROWN, CROWN, CLOCK, HEX, editions=FOURTH)


@space_traffic.dogma(
    "Draw an {11} and tuck it. If the card right above it is an {11}, you lose. If not, score all but the top five "
    "cards of its colour, splay that colour aslant, and unless your score is the highest, do all this again."
)
def space_traffic_tuck(you: Player) -> None:
    # Ruling: who ties for the highest score has it, too.
    while True:
        color = you.draw_and_tuck(11).color
        if [card.age for card in you.pile(color)[1:2]] == [11]:
            you.loses()
            return
        you.score_all(you.pile(color)[:-5])
        you.splay(color, ASLANT)
        if all(you.points() >= player.points() for player in you.everyone):
            return


space_traffic.ruling("Under an empty pile there is no card above: you do not lose.")
space_traffic.ruling("To tie for the highest score is to have it. It also ends when there is no 11 left to draw.")

near_field_comm = BASE.card("Near-Field Comm", 11, YELLOW, HEX, CROWN, PERSON, PERSON, editions=FOURTH)


@near_field_comm.demand("I name a value. Move every card of it from your score pile to mine!")
def near_field_comm_demand(you: Player, me: Player) -> None:
    if you.score_pile:
        you.transfer_all(of_value(you.score_pile, me.name_value(f"Name a value for {you.name}")), me, SCORE)


@near_field_comm.dogma("Show the highest card of your score pile and use its non-demand effects, you alone.")
def near_field_comm_execute(you: Player) -> None:
    card = you.choose(highest(you.score_pile), "Use a card of your score pile")
    if card is not None:
        you.reveal([card])
        you.self_execute(card)


near_field_comm.ruling("If this is itself used by another card, you first draw and achieve an 11: a chain.")
near_field_comm.ruling("A value is named anew for each vulnerable player.")
near_field_comm.ruling("The card stays in the score pile, unless its own effects move it.")

reclamation = BASE.card("Reclamation", 11, YELLOW, CROWN, LEAF, HEX, LEAF, editions=FOURTH)


@reclamation.dogma(
    "Return the bottom three cards of your red pile. Draw a card worth half of their total, rounded up, and meld it. "
    "If three went, do the same with the colour just melded."
)
def reclamation_return(you: Player) -> None:
    color = RED
    while True:
        # Ruling: of fewer than three, all go. Without any the total is 0, and the lowest card there is gets drawn.
        cards = you.pile(color)[:3]
        you.return_all(cards)
        total = sum([card.age for card in cards])
        color = you.draw_and_meld(value=(total + 1) // 2).color
        if len(cards) < 3:
            return


reclamation.ruling("With fewer than three cards of the colour you return them and meld, and it ends there.")
reclamation.ruling("A total of 23 or more asks for a 12, which ends the game.")

escapism = BASE.card("Escapism", 11, PURPLE, PERSON, HEX, PERSON, PERSON, editions=FOURTH)


@escapism.dogma(
    "Show a card you hold and junk it. Return all cards of its value that you hold and draw three of that value. Use "
    "the non-demand effects of the junked card, you alone."
)
def escapism_junk(you: Player) -> None:
    card = you.choose(you.hand, "Junk a card")
    junked = [] if card is None else [card]
    you.reveal(junked)
    you.junk(card)
    # Ruling: what is not there has the value 0, so with an empty hand the three lowest cards there are get drawn.
    value = value_of(junked)
    you.return_all(of_value(you.hand, value))
    you.draw_several(3, value=value)
    you.self_execute(card)


escapism.ruling("If this is itself used by another card, you first draw and achieve an 11: a chain.")
escapism.ruling("The card stays junked while its effects are used.")
escapism.ruling("With an empty hand its value is 0: you only draw the three lowest cards there are.")

whataboutism = BASE.card("Whataboutism", 11, PURPLE, LIGHTBULB, HEX, PERSON, LIGHTBULB, editions=FOURTH)


@whataboutism.demand(
    "In every colour, move your top card to my board if it demands something! If any moves, swap your whole score "
    "pile with mine!"
)
def whataboutism_demand(you: Player, me: Player) -> None:
    # Ruling: one card a colour. What they uncover stays, even if it demands something as well.
    if you.transfer_all([card for card in you.tops() if card.demands], me, BOARD):
        you.exchange(you.score_pile, you, SCORE, me.score_pile, me, SCORE)


whataboutism.ruling("Only one card of each colour moves, even if the card below it demands something as well.")
whataboutism.ruling("The score piles change hands even if one of them is empty.")
