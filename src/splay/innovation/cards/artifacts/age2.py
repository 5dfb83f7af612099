"""Artifacts of History: age 2."""

from splay.innovation.card import ARTIFACTS, having, lacking, not_of_color
from splay.innovation.facts import BLUE, CASTLE, CROWN, GREEN, HEX, LEAF, LEFT, LIGHTBULB, PURPLE, RED, YELLOW
from splay.innovation.player import Player
from splay.innovation.zone import BOARD

seikilos_epitaph = ARTIFACTS.card("Seikilos Epitaph", 2, BLUE, LEAF, LEAF, LEAF, HEX)


@seikilos_epitaph.dogma(
    "Draw a {3} and meld it. Then meld your bottom card of its colour and carry out that one's non-demand effects, for "
    "yourself only."
)
def seikilos_epitaph_meld(you: Player) -> None:
    card = you.bottom(you.draw_and_meld(3).color)
    you.meld(card)
    you.self_execute(card)


seikilos_epitaph.ruling("If the drawn card is the only one of its colour, you carry out its effects.")

rosetta_stone = ARTIFACTS.card("Rosetta Stone", 2, BLUE, CASTLE, CASTLE, CASTLE, HEX)


@rosetta_stone.dogma(
    "Choose a type and draw two {2} of it. Meld one of them, and move the other to the board of an opponent."
)
def rosetta_stone_draw(you: Player) -> None:
    kind = you.choose_type("Draw two cards of the type")
    drawn = you.still_held([you.draw_of_type(kind, 2) for _ in range(2)])
    melded = you.choose(drawn, "Meld one of the drawn cards")
    you.meld(melded)
    opponent = you.choose_player(you.opponents, "Move the other card to the board of")
    if opponent is not None:
        you.transfer_all([card for card in drawn if card is not melded], opponent, BOARD)


rosetta_stone.ruling("If the deck of the type runs out, you draw base cards of the value instead.")

chronicle_of_zuo = ARTIFACTS.card("Chronicle of Zuo", 2, RED, CROWN, HEX, LIGHTBULB, LIGHTBULB)


@chronicle_of_zuo.dogma(
    "If nobody shows fewer {castle} than you, draw a {2}. If nobody shows fewer {crown}, draw a {3}. If nobody shows "
    "fewer {lightbulb}, draw a {4}."
)
def chronicle_of_zuo_draw(you: Player) -> None:
    for icon, printed in ((CASTLE, 2), (CROWN, 3), (LIGHTBULB, 4)):
        # Ruling: those who are tied all have the least; the card does not ask for a single player.
        if all(player.count(icon) >= you.count(icon) for player in you.everyone):
            you.draw(printed)


chronicle_of_zuo.ruling("Who is tied for the fewest draws as well.")

babylonian_chronicles = ARTIFACTS.card("Babylonian Chronicles", 2, RED, HEX, CASTLE, CASTLE, CASTLE)


@babylonian_chronicles.compel("Move a top card of yours that bears a {castle} and is not red to my board!")
def babylonian_chronicles_compel(you: Player, me: Player) -> None:
    cards = having(not_of_color(you.tops(), RED), CASTLE)
    you.transfer(you.choose(cards, "Hand over a top card with a castle"), me, BOARD)


@babylonian_chronicles.dogma("Draw a {3} and score it.")
def babylonian_chronicles_score(you: Player) -> None:
    you.draw_and_score(3)


holy_lance = ARTIFACTS.card("Holy Lance", 2, GREEN, CASTLE, LEAF, HEX, CASTLE)


@holy_lance.compel("Move a top card of yours that is an artifact to my board!")
def holy_lance_compel(you: Player, me: Player) -> None:
    cards = [card for card in you.tops() if card.set_name == "artifacts"]
    you.transfer(you.choose(cards, "Hand over a top artifact"), me, BOARD)


@holy_lance.dogma("With Holy Grail as a top card you win.")
def holy_lance_win(you: Player) -> None:
    if any(card.name == "Holy Grail" for card in you.tops()):
        you.wins()


holy_lance.ruling("Those who share may win with it too, before whoever used Holy Lance.")

baghdad_battery = ARTIFACTS.card("Baghdad Battery", 2, GREEN, CROWN, LIGHTBULB, HEX, CROWN)


@baghdad_battery.dogma(
    "Meld two cards you hold. If both are of one colour but not of one type, draw five {2} and score them."
)
def baghdad_battery_meld(you: Player) -> None:
    cards = you.choose_exactly(2, you.hand, "Meld two cards")
    if you.meld_all(cards) == 2 and cards[0].color is cards[1].color and cards[0].set_name != cards[1].set_name:
        for _ in range(5):
            you.draw_and_score(2)


baghdad_battery.ruling("The type of a card is the set that it comes from.")
baghdad_battery.ruling("If you hold one card only, you meld it and score nothing.")

holy_grail = ARTIFACTS.card("Holy Grail", 2, YELLOW, LEAF, HEX, CROWN, LEAF)


@holy_grail.dogma("Return a card you hold, and claim an achievement of its value, eligible or not.")
def holy_grail_claim(you: Player) -> None:
    card = you.choose(you.hand, "Return a card")
    if card is not None and you.return_card(card):
        you.claim_regardless([card.age])


holy_grail.ruling("You may return a card of a value of which no achievement is available.")

terracotta_army = ARTIFACTS.card("Terracotta Army", 2, YELLOW, CROWN, CROWN, CROWN, HEX)


@terracotta_army.compel("Return a top card of yours that bears no {castle}!")
def terracotta_army_compel(you: Player, me: Player) -> None:
    you.return_card(you.choose(lacking(you.tops(), CASTLE), "Return a top card without a castle"))


@terracotta_army.dogma("Score a card you hold that bears no {castle}.")
def terracotta_army_score(you: Player) -> None:
    you.score(you.seek(lacking(you.hand, CASTLE), "Score a card without a castle"))


terracotta_army.ruling("The card is shown before it is scored; who holds only cards with a castle shows the hand.")

dead_sea_scrolls = ARTIFACTS.card("Dead Sea Scrolls", 2, PURPLE, HEX, CASTLE, LIGHTBULB, CASTLE)


@dead_sea_scrolls.dogma("Draw an artifact that has the value of your highest top card.")
def dead_sea_scrolls_draw(you: Player) -> None:
    you.draw_from("artifacts", value=you.highest_top())


dead_sea_scrolls.ruling("It comes to your hand, not on display.")
dead_sea_scrolls.ruling("If that deck has no artifact left, you draw a base card of the value.")

cyrus_cylinder = ARTIFACTS.card("Cyrus Cylinder", 2, PURPLE, HEX, LIGHTBULB, LIGHTBULB, CASTLE)


@cyrus_cylinder.dogma(
    "Choose another top purple card, on whosever board, and carry out its non-demand effects, for yourself only. Then "
    "splay one colour left, on whosever board you like."
)
def cyrus_cylinder_execute(you: Player) -> None:
    tops = [player.top(PURPLE) for player in you.everyone]
    others = [card for card in tops if card is not None and card is not you.dogma.card]
    chosen = you.choose(others, "Carry out a top purple card")
    if chosen is not None:
        you.announce(chosen)
        you.self_execute(chosen)
    you.splay_anywhere(LEFT)


cyrus_cylinder.ruling("Without another top purple card you only splay.")
cyrus_cylinder.ruling("You may choose a colour that already lies so, or has only one card: it stays as it is.")
