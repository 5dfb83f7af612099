"""Echoes of the Past: age 3."""

from splay.innovation.card import ECHOES, Card, having, not_of_color, of_color, of_value, with_bonus
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    ECHO,
    GREEN,
    HEX,
    ICONS,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    SPLAYS,
    UNSPLAYED,
    YELLOW,
    Color,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.special import SUPREMACY
from splay.innovation.zone import FORECAST, SCORE

almanac = ECHOES.card("Almanac", 3, BLUE, HEX, LEAF, bonus(4), ECHO)


@almanac.echo("Draw a {4} and foreshadow it.")
def almanac_echo(you: Player) -> None:
    you.draw_and_foreshadow(4)


@almanac.dogma("You may return a forecast card with a bonus. For it, draw a card one above that bonus and score it.")
def almanac_return(you: Player) -> None:
    card = you.may_seek(with_bonus(you.forecast), "Return a card with a bonus from your forecast?")
    if card is not None and you.return_card(card):
        you.draw_and_score(value=card.bonus + 1)


almanac.ruling("What you draw depends on the bonus of the returned card, not on its value.")
almanac.ruling("The card is shown before it is returned, because nobody else could know its bonus.")

magnifying_glass = ECHOES.card("Magnifying Glass", 3, BLUE, LIGHTBULB, HEX, bonus(3), ECHO)


@magnifying_glass.echo("Draw a {4}; after that, return a card you hold.")
def magnifying_glass_echo(you: Player) -> None:
    you.draw(4)
    you.return_card(you.choose(you.hand, "Return a card"))


@magnifying_glass.dogma("You may return three cards of one value that you hold. For all three, draw a card two higher.")
def magnifying_glass_return(you: Player) -> None:
    # Ruling: where no value has three cards you may still return as many of one value as you can, for nothing.
    ages = [card.age for card in you.hand]
    most = min(3, max([ages.count(age) for age in ages], default=0))
    if most and you.may("Return three cards of one value?"):
        value = you.choose_value(sorted({age for age in ages if ages.count(age) >= most}), "Return cards of value")
        if you.return_all(you.choose_exactly(3, of_value(you.hand, value), "Return three cards")) == 3:
            you.draw(value=value + 2)


@magnifying_glass.dogma("You may splay yellow or blue left.")
def magnifying_glass_splay(you: Player) -> None:
    you.may_splay([YELLOW, BLUE], LEFT)


liquid_fire = ECHOES.card("Liquid Fire", 3, RED, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@liquid_fire.demand(
    "Draw a card of the value of the highest bonus that you show, reveal it and move it to my forecast! If it is red, "
    "move your whole hand to my score pile!"
)
def liquid_fire_demand(you: Player, me: Player) -> None:
    # Ruling: the card does not say "reveal", but the draw must be shown since the hand hangs on its colour.
    card = you.draw(value=max(you.bonuses(), default=0))
    you.prove([card])
    you.transfer(card, me, FORECAST)
    if card.color is RED:
        you.transfer_all(you.hand, me, SCORE)


liquid_fire.ruling("Without a bonus the value is 0: you draw the lowest card there is.")
liquid_fire.ruling("The drawn card is shown to everyone whatever its colour.")

katana = ECHOES.card("Katana", 3, RED, CASTLE, CASTLE, HEX, CASTLE)


def castles_on(cards: list[Card]) -> int:
    """Return how many castles are printed on some cards."""
    return sum([card.count(CASTLE) for card in cards])


@katana.demand(
    "Move two top cards with a {castle} from your board to my score pile! If any went, draw a card whose value is the "
    "number of {castle} on them, and move it to my forecast!"
)
def katana_demand(you: Player, me: Player) -> None:
    cards: list[Card] = []
    for which in ("first", "second"):
        card = you.choose(having(you.tops(), CASTLE), f"Hand over a top card with a castle, the {which} of two")
        if card is not None and you.transfer(card, me, SCORE):
            cards.append(card)
    if cards:
        you.transfer(you.draw(value=castles_on(cards)), me, FORECAST)


katana.ruling("The second card is taken when the first has gone, so it can be the one that lay beneath.")
katana.ruling("Who has only one such card hands that over and draws for it.")

charitable_trust = ECHOES.card("Charitable Trust", 3, GREEN, ECHO, HEX, CROWN, bonus(3))


@charitable_trust.echo("Draw a {3} or a {4}, as you like.")
def charitable_trust_echo(you: Player) -> None:
    you.remember("Charitable Trust", you.draw(value=you.choose_printed([3, 4], "Draw a card of value")))


@charitable_trust.dogma(
    "You may meld what the echo effect of Charitable Trust has made you draw. If you do, return your top green card "
    "or, if you are eligible, achieve it."
)
def charitable_trust_meld(you: Player) -> None:
    # Ruling: a card that has left the hand since it was drawn can no longer be melded.
    drawn = [card for card in you.remembered("Charitable Trust") if card in you.hand]
    if not you.meld(you.may_choose(drawn, "Meld the card you have drawn?")):
        return
    green = you.top(GREEN)
    if green is None:
        return
    able = ["Return it", "Achieve it"] if you.is_eligible(green.age) else ["Return it"]
    if you.choose_text(able, f"Your top green card is {green.name}") == 0:
        you.return_card(green)
    else:
        you.achieve(green)


charitable_trust.ruling("What counts as your top green card is on top after the meld, Charitable Trust included.")
charitable_trust.ruling("Who is not eligible for that card has to return it.")
charitable_trust.ruling("Endorsed, it lets you draw two cards, and meld one of them and then the other.")

homing_pigeons = ECHOES.card("Homing Pigeons", 3, GREEN, bonus(3), LEAF, HEX, LEAF)


@homing_pigeons.demand("Return two cards from your score pile, each of a value that is in my hand as well!")
def homing_pigeons_demand(you: Player, me: Player) -> None:
    matching = of_value(you.score_pile, *[card.age for card in me.hand])
    you.return_all(you.choose_exactly(2, matching, "Return two cards from your score pile"))


@homing_pigeons.dogma("You may splay red or green left.")
def homing_pigeons_splay(you: Player) -> None:
    you.may_splay([RED, GREEN], LEFT)


homing_pigeons.ruling("Both cards may match the same card in my hand. Who has only one that matches returns that.")

deodorant = ECHOES.card("Deodorant", 3, YELLOW, CROWN, ECHO, CROWN, HEX)


@deodorant.echo("Draw a {3} and meld it.")
def deodorant_echo(you: Player) -> None:
    you.draw_and_meld(3)


@deodorant.dogma("With a {castle} on one of your top cards, draw a {3} and meld it; without, draw a {4}.")
def deodorant_draw(you: Player) -> None:
    if having(you.tops(), CASTLE):
        you.draw_and_meld(3)
    else:
        you.draw(4)


sandpaper = ECHOES.card("Sandpaper", 3, YELLOW, CROWN, CROWN, HEX, LEAF)


@sandpaper.dogma(
    "Return as many of the cards you hold as you like, and draw a {3} for each of them. After that, meld one you hold."
)
def sandpaper_return(you: Player) -> None:
    returned = you.return_all(you.choose_any(you.hand, "Return any cards"))
    you.draw_several(returned, 3)
    you.meld(you.choose(you.hand, "Meld a card"))


sandpaper.ruling("You meld a card even if you have returned none.")

novel = ECHOES.card("Novel", 3, PURPLE, HEX, bonus(3), CROWN, ECHO)


@novel.echo("Draw one {3}.")
def novel_echo(you: Player) -> None:
    you.draw(3)


@novel.dogma("Draw one {3}; you may splay purple left.")
def novel_draw(you: Player) -> None:
    you.draw(3)
    you.may_splay([PURPLE], LEFT)


@novel.dogma("If one and the same icon, not {crown}, is on each of your top cards, purple aside, claim Supremacy.")
def novel_claim(you: Player) -> None:
    cards = not_of_color(you.tops(), PURPLE)
    common = [icon for icon in range(len(ICONS)) if icon != CROWN and len(having(cards, icon)) == len(cards)]
    if cards and common:
        you.claim(SUPREMACY)


novel.ruling("A single top card beside purple is enough.")
novel.ruling(
    "With no top card but purple you claim nothing. Astronomy asks that no card be too low, and then none is; this "
    "asks for an icon that the cards share, and without cards there is none."
)
novel.ruling("Pictures, bonuses and echo effects are not icons for this.")
novel.ruling("A sharing opponent who meets the condition claims Supremacy before you can.")

sunglasses = ECHOES.card("Sunglasses", 3, PURPLE, HEX, bonus(3), ECHO, CASTLE)


@sunglasses.echo("Score a card you hold whose colour you have splayed.")
def sunglasses_echo(you: Player) -> None:
    splayed = [color for color in COLORS if you.splayed(color) != UNSPLAYED]
    if splayed:
        you.score(you.seek(of_color(you.hand, *splayed), "Score a card of a splayed colour"))


@sunglasses.dogma(
    "You may do one of these: splay purple the way another of your colours lies splayed, or splay another colour the "
    "way purple lies splayed."
)
def sunglasses_splay(you: Player) -> None:
    others = [color for color in COLORS if color is not PURPLE]
    ways: list[tuple[Color, int]] = []
    for direction in sorted({you.splayed(color) for color in others}):
        if direction != UNSPLAYED and you.can_splay(PURPLE, direction):
            ways.append((PURPLE, direction))
    purple = you.splayed(PURPLE)
    if purple != UNSPLAYED:
        ways.extend([(color, purple) for color in others if you.can_splay(color, purple)])
    if not ways:
        return
    texts = [f"Splay {color.name} {SPLAYS[direction]}" for color, direction in ways]
    chosen = you.choose_text([*texts, "Neither"], "Choose one")
    if chosen < len(ways):
        you.splay(*ways[chosen])


sunglasses.ruling("The scored card is shown; who has splayed colours but holds no card of them shows the hand.")
sunglasses.ruling("Unsplayed is no direction: no pile is stacked up by this.")
