"""Echoes of the Past: age 2."""

from splay.innovation.card import (
    ECHOES,
    Card,
    lacking,
    lowest,
    not_of_color,
    of_color,
    of_value,
    value_of,
    with_bonus,
)
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, SCORE

lever = ECHOES.card("Lever", 2, BLUE, LIGHTBULB, HEX, ECHO, LIGHTBULB)


@lever.echo("Draw two cards of value {2}.")
def lever_echo(you: Player) -> None:
    you.draw_several(2, 2)


@lever.dogma("You may return any cards you hold. For every two of the same value among them, draw a card one higher.")
def lever_return(you: Player) -> None:
    values = sorted([card.age for card in you.return_each(you.choose_any(you.hand, "Return any cards"))])
    due = [value + 1 for value in sorted(set(values)) for _ in range(values.count(value) // 2)]
    while due:
        # Ruling: which set a draw comes from depends on the hand, so the order matters and is the player's.
        value = you.choose_value(sorted(set(due)), "Draw next")
        due.remove(value)
        you.draw(value=value)


lever.ruling("With pairs of several values you choose which card to draw first.")

linguistics = ECHOES.card("Linguistics", 2, BLUE, LIGHTBULB, LIGHTBULB, ECHO, HEX)


@linguistics.echo("Draw a {3}, or draw a {4} and foreshadow it.")
def linguistics_echo(you: Player) -> None:
    if you.choose_text(["Draw a 3", "Draw and foreshadow a 4"], "Choose one") == 0:
        you.draw(3)
    else:
        you.draw_and_foreshadow(4)


@linguistics.dogma("If you show bonuses, choose one of them and draw a card of its value.")
def linguistics_draw(you: Player) -> None:
    values = sorted(set(you.bonuses()))
    if values:
        you.draw(value=you.choose_value(values, "Draw a card of the value of a bonus"))


linguistics.ruling("Only bonuses in sight on your own board count.")

crossbow = ECHOES.card("Crossbow", 2, RED, bonus(3), HEX, CASTLE, CASTLE)


@crossbow.demand("Move a card that has a bonus from your hand to my score pile!")
def crossbow_demand(you: Player, me: Player) -> None:
    card = you.seek(with_bonus(you.hand), "Hand over a card with a bonus", for_demander=True)
    you.transfer(card, me, SCORE)


@crossbow.dogma("Move a card you hold to another player's board.")
def crossbow_give(you: Player) -> None:
    card = you.choose(you.hand, "Put a card on another player's board")
    if card is not None:
        other = you.choose_player(you.others, f"Put {card.name} on the board of")
        if other is not None:
            you.transfer(card, other, BOARD)


crossbow.ruling("Who holds no card with a bonus shows the hand.")
crossbow.ruling("The second effect is shared, and is not optional. The card goes on top of its colour.")

horseshoes = ECHOES.card("Horseshoes", 2, RED, HEX, bonus(2), ECHO, CASTLE)


@horseshoes.echo("Draw a {2} and foreshadow it.")
def horseshoes_echo(you: Player) -> None:
    you.draw_and_foreshadow(2)


@horseshoes.demand(
    "Move a top card that has neither a {castle} nor a {factory} to my board! If you do, draw a {2} and meld it!"
)
def horseshoes_demand(you: Player, me: Player) -> None:
    card = you.choose(lacking(lacking(you.tops(), CASTLE), FACTORY), "Hand over a top card")
    if you.transfer(card, me, BOARD):
        you.draw_and_meld(2)


glassblowing = ECHOES.card("Glassblowing", 2, GREEN, HEX, CROWN, CROWN, ECHO)


@glassblowing.echo("Score a card you hold that has a bonus.")
def glassblowing_echo(you: Player) -> None:
    you.score(you.seek(with_bonus(you.hand), "Score a card with a bonus"))


@glassblowing.dogma("Draw a card three higher than the lowest of your top cards that are not green, and foreshadow it.")
def glassblowing_foreshadow(you: Player) -> None:
    you.draw_and_foreshadow(value=value_of(lowest(not_of_color(you.tops(), GREEN))) + 3)


glassblowing.ruling("You must score if you can, and show the card. If you hold none with a bonus, you show your hand.")
glassblowing.ruling("If all your top cards are green, you draw a 3.")

scissors = ECHOES.card("Scissors", 2, GREEN, ECHO, HEX, bonus(2), CASTLE)


@scissors.echo("Take the bottom card of one of your colours into your hand.")
def scissors_echo(you: Player) -> None:
    you.take(you.choose(you.bottoms(), "Take a bottom card"))


@scissors.dogma("You may choose one or two cards you hold, and meld or score each.")
def scissors_cut(you: Player) -> None:
    melded: list[Card] = []
    scored: list[Card] = []
    for card in you.choose_up_to(2, you.hand, "Choose up to two cards"):
        cut = melded if you.choose_text(["Meld it", "Score it"], f"Meld or score {card.name}") == 0 else scored
        cut.append(card)
    you.meld_all(melded)
    you.score_all(scored)


@scissors.dogma("If Paper is anyone's top card, move it to your score pile.")
def scissors_paper(you: Player) -> None:
    for player in you.everyone:
        for card in player.tops():
            if card.name == "Paper":
                you.transfer(card, you, SCORE)


scissors.ruling("The only card of a colour is its bottom card.")
scissors.ruling("Paper goes from your own board too. Whoever shares takes it before you.")

toothbrush = ECHOES.card("Toothbrush", 2, YELLOW, bonus(2), ECHO, HEX, LEAF)


@toothbrush.echo("Choose a value of which you hold cards, and tuck all of these.")
def toothbrush_echo(you: Player) -> None:
    values = sorted({card.age for card in you.hand})
    if values:
        value = you.choose_value(values, "Tuck all cards of a value")
        you.tuck_all(of_value(you.hand, value))


@toothbrush.dogma("You may splay one of your colours left.")
def toothbrush_splay(you: Player) -> None:
    you.may_splay(COLORS, LEFT)


@toothbrush.dogma("You may make the bottom card of the {2} deck an available achievement.")
def toothbrush_add(you: Player) -> None:
    you.may_add_achievement([2])


toothbrush.ruling("The achievement comes from the base deck, and nobody looks at it. An empty deck has none to give.")

watermill = ECHOES.card("Watermill", 2, YELLOW, LEAF, LEAF, LEAF, HEX)


@watermill.dogma(
    "Tuck a card you hold that has a bonus. If you do, draw a card of the bonus's value. If that one has a bonus too, "
    "you may return a card you hold to repeat this."
)
def watermill_tuck(you: Player) -> None:
    while True:
        card = you.seek(with_bonus(you.hand), "Tuck a card with a bonus", for_board=True)
        if card is None or not you.tuck(card):
            return
        drawn = you.draw(value=card.bonus)
        payment = you.may_choose(you.hand, "Return a card to repeat?") if drawn.bonus else None
        if payment is None:
            return
        you.prove([drawn])
        if not you.return_card(payment):
            return


watermill.ruling("You must tuck if you can. If you hold cards but none with a bonus, you show your hand.")
watermill.ruling("To repeat, show the card that you have drawn; it may be the one that you return.")

pagoda = ECHOES.card("Pagoda", 2, PURPLE, CASTLE, bonus(2), HEX, CASTLE)


@pagoda.dogma(
    "Draw a {3} and reveal it. If you hold another card of its colour, tuck that one and meld what you drew; if not, "
    "foreshadow what you drew."
)
def pagoda_draw(you: Player) -> None:
    drawn = you.draw_and_reveal(3)
    matching = [card for card in of_color(you.hand, drawn.color) if card is not drawn]
    card = you.seek(matching, f"Tuck a {drawn.color.name} card", for_board=True)
    if card is not None:
        you.tuck(card)
        you.meld(drawn)
    else:
        you.foreshadow(drawn)


pagoda.ruling("You must tuck if you can. If you hold no other card of the colour, you show your hand.")

chaturanga = ECHOES.card("Chaturanga", 2, PURPLE, CROWN, bonus(3), CROWN, HEX)


@chaturanga.dogma(
    "Meld a card you hold that has a bonus, and draw two cards of the bonus's value. If you meld none, draw a card of "
    "the value of how many top cards you have, and foreshadow it."
)
def chaturanga_meld(you: Player) -> None:
    card = you.seek(with_bonus(you.hand), "Meld a card with a bonus", for_board=True)
    if card is not None and you.meld(card):
        you.draw_several(2, value=card.bonus)
    else:
        you.draw_and_foreshadow(value=len(you.tops()))


chaturanga.ruling("You must meld if you can. If you hold cards but none with a bonus, you show your hand.")
