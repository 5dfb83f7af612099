"""Artifacts of History: age 5."""

from splay.innovation.card import ARTIFACTS, lowest, not_of_color
from splay.innovation.facts import (
    BLUE,
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
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD

boerhavve_silver_microscope = ARTIFACTS.card("Boerhavve Silver Microscope", 5, BLUE, LIGHTBULB, FACTORY, LIGHTBULB, HEX)


@boerhavve_silver_microscope.dogma(
    "Return the lowest card you hold and your lowest top card. Add up their values; draw a card of that and score it."
)
def boerhavve_silver_microscope_score(you: Player) -> None:
    held = you.choose(lowest(you.hand), "Return your lowest card")
    top = you.choose(lowest(you.tops()), "Return your lowest top card")
    cards = [card for card in (held, top) if card is not None]
    you.draw_and_score(value=sum([card.age for card in you.return_each(cards)]))


boerhavve_silver_microscope.ruling("Where one card is missing, the value is that of the other; without both, it is 0.")
boerhavve_silver_microscope.ruling(
    "A top card counts with the value it has on the board. A sum above 10 ends the game."
)

principia = ARTIFACTS.card("Principia", 5, BLUE, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@principia.dogma(
    "Return all your top cards that are not blue. For each, lowest first, draw a card one higher and meld it."
)
def principia_return(you: Player) -> None:
    returned = you.return_each(not_of_color(you.tops(), BLUE))
    for value in sorted([card.age for card in returned]):
        you.draw_and_meld(value=value + 1)


principia.ruling("One card a colour is returned: what they uncover stays.")

bill_of_rights = ARTIFACTS.card("Bill of Rights", 5, RED, HEX, LEAF, LIGHTBULB, LIGHTBULB)


@bill_of_rights.compel(
    "Choose a colour in which you show more cards than I do! Move all your cards of it to my board, bottom card first!"
)
def bill_of_rights_compel(you: Player, me: Player) -> None:
    richer = [
        mine.color
        for mine, yours in zip(you.piles, me.piles, strict=True)
        if mine.cards_in_sight() > yours.cards_in_sight()
    ]
    if richer:
        color = you.choose_color(richer, "Hand over all cards of a colour")
        for card in you.pile(color)[:]:
            you.transfer(card, me, BOARD)


bill_of_rights.ruling("Of a colour that is not splayed only the top card shows.")
bill_of_rights.ruling("Your top card ends on top of mine. How my pile was splayed stays so; yours is not taken along.")

ship_of_the_line_sussex = ARTIFACTS.card("Ship of the Line Sussex", 5, RED, FACTORY, FACTORY, HEX, FACTORY)


@ship_of_the_line_sussex.dogma(
    "With an empty score pile, choose a colour and score all your cards of it. Otherwise return your whole score pile."
)
def ship_of_the_line_sussex_score(you: Player) -> None:
    if you.score_pile:
        you.return_all(you.score_pile)
        return
    color = you.choose_color(COLORS, "Score all cards of a colour")
    you.announce(color)
    you.score_all(you.pile(color))


ship_of_the_line_sussex.ruling("You may choose a colour that you do not have: nothing is scored then.")

barque_longue_la_belle = ARTIFACTS.card("Barque-Longue La Belle", 5, GREEN, FACTORY, HEX, FACTORY, CROWN)


@barque_longue_la_belle.dogma("Draw a {5} and meld it. Repeat this until one is green.")
def barque_longue_la_belle_meld(you: Player) -> None:
    # This ends: every card drawn stays out of the decks, and when these run out the game is over.
    while you.draw_and_meld(5).color is not GREEN:
        pass


hudsons_bay_company_archives = ARTIFACTS.card("Hudson's Bay Company Archives", 5, GREEN, CROWN, HEX, FACTORY, CROWN)


@hudsons_bay_company_archives.dogma(
    "Score your bottom card of each colour. Then meld a card from your score pile, and splay its colour right."
)
def hudsons_bay_company_archives_score(you: Player) -> None:
    you.score_all(you.bottoms())
    card = you.choose(you.score_pile, "Meld a card from your score pile")
    if you.meld(card):
        assert card is not None
        you.splay(card.color, RIGHT)


hudsons_bay_company_archives.ruling("The only card of a colour is its bottom card. A card just scored may be melded.")

gujin_tushu_jinsheng = ARTIFACTS.card("Gujin Tushu Jinsheng", 5, YELLOW, LIGHTBULB, CROWN, HEX, LIGHTBULB)


@gujin_tushu_jinsheng.dogma(
    "If Gujin Tushu Jinsheng lies on your board, choose a top card of another player. Use all its effects as if they "
    "were printed here, you alone."
)
def gujin_tushu_jinsheng_execute(you: Player) -> None:
    if not any(card.name == gujin_tushu_jinsheng.name for card in you.pile(YELLOW)):
        return
    tops = [card for owner in you.everyone if owner is not you for card in owner.tops()]
    you.execute_as_here(you.choose(you.dogma.not_under_way(tops), "Use a top card"))


gujin_tushu_jinsheng.ruling("Used from display, or shared, it does nothing: it is not on that player's board.")
gujin_tushu_jinsheng.ruling("Demands go by lightbulbs, as counted when Gujin Tushu Jinsheng was activated.")
gujin_tushu_jinsheng.ruling("An echo effect on the chosen card is one of its effects, though it is on another's board.")
gujin_tushu_jinsheng.ruling("A card that is already being carried out cannot be chosen, so that this comes to an end.")

the_daily_courant = ARTIFACTS.card("The Daily Courant", 5, YELLOW, FACTORY, FACTORY, CROWN, HEX)


@the_daily_courant.dogma(
    "Draw a card of a value you like, and put it on top of its deck. Use all effects of another top card of yours as "
    "if they were printed here, you alone."
)
def the_daily_courant_execute(you: Player) -> None:
    you.put_on_deck(you.draw(value=you.choose_any_value("Draw a card of value")))
    you.execute_as_here(you.choose(you.dogma.not_under_way(you.tops()), "Use a top card"))


the_daily_courant.ruling("You have to use one of your top cards. Used from display, it may be the yellow one.")
the_daily_courant.ruling("Demands go by factories, as counted when The Daily Courant was activated.")
# Ruling: Self Service and Email, for two, would use this card again and again, so what is under way is not "other".
the_daily_courant.ruling("A card that is already being carried out cannot be chosen, so that this comes to an end.")

sandham_room_cricket_bat = ARTIFACTS.card("Sandham Room Cricket Bat", 5, PURPLE, LEAF, LEAF, FACTORY, HEX)


@sandham_room_cricket_bat.dogma(
    "Draw a {6} and reveal it. For a red one, claim an achievement even if you are not eligible for it."
)
def sandham_room_cricket_bat_claim(you: Player) -> None:
    if you.draw_and_reveal(6).color is RED:
        you.claim_regardless()


sandham_room_cricket_bat.ruling("You claim an achievement with a value; special ones cannot be claimed so.")

almira_queen_of_the_castle = ARTIFACTS.card("Almira, Queen of the Castle", 5, PURPLE, CROWN, HEX, CROWN, CROWN)


@almira_queen_of_the_castle.dogma(
    "Meld a card you hold. Claim the achievement of its value even if you are not eligible for it."
)
def almira_queen_of_the_castle_claim(you: Player) -> None:
    card = you.choose(you.hand, "Meld a card")
    if you.meld(card):
        assert card is not None
        you.claim_regardless([card.side(True).age])


almira_queen_of_the_castle.ruling("If no achievement of that value is available, none is claimed.")
