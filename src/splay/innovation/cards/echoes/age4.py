"""Echoes of the Past: age 4."""

from splay.innovation.card import ECHOES, colors_of, having, joined, lowest, not_of_color, of_color, of_value, value_of
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    CLOCK,
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
    RIGHT,
    SPLAYS,
    UNSPLAYED,
    UP,
    YELLOW,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.special import DESTINY
from splay.innovation.zone import BOARD, SCORE

slide_rule = ECHOES.card("Slide Rule", 4, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@slide_rule.dogma("You may splay yellow right.")
def slide_rule_splay(you: Player) -> None:
    you.may_splay([YELLOW], RIGHT)


@slide_rule.dogma(
    "Add up the value of your lowest top card and the number of your splayed colours. Draw a card of that."
)
def slide_rule_draw(you: Player) -> None:
    splayed = [color for color in COLORS if you.splayed(color) != UNSPLAYED]
    you.draw(value=value_of(lowest(you.tops())) + len(splayed))


telescope = ECHOES.card("Telescope", 4, BLUE, HEX, bonus(4), LIGHTBULB, ECHO)


@telescope.echo("Draw a {5} and foreshadow it.")
def telescope_echo(you: Player) -> None:
    you.draw_and_foreshadow(5)


@telescope.dogma(
    "You may put a card of your forecast on top of its deck. If you do, achieve one of the others there for which you "
    "are eligible."
)
def telescope_achieve(you: Player) -> None:
    if you.put_on_deck(you.may_choose(you.forecast, "Put a card of your forecast on its deck?")):
        eligible = [card for card in you.forecast if you.is_eligible(card.age)]
        you.achieve(you.choose(eligible, "Achieve a card of your forecast"))


telescope.ruling("You are eligible as for an available achievement of that value: by your score and your top cards.")

kobukson = ECHOES.card("Kobukson", 4, RED, bonus(5), FACTORY, HEX, ECHO)


@kobukson.echo("Splay one colour left, on whosever board you like.")
def kobukson_echo(you: Player) -> None:
    you.splay_anywhere(LEFT)


@kobukson.demand("Return every top card of yours that bears a {castle}, then draw a {4} and tuck it!")
def kobukson_demand(you: Player, me: Player) -> None:
    you.return_all(having(you.tops(), CASTLE))
    you.draw_and_tuck(4)


@kobukson.dogma("Draw a {4} and tuck it for every two cards that the demand has returned.")
def kobukson_tuck(you: Player) -> None:
    for _ in range(len(you.dogma.returned) // 2):
        you.draw_and_tuck(4)


kobukson.ruling("You may choose a colour that has one card or is already splayed left: it stays as it is.")
kobukson.ruling("One card a colour is returned: what they uncover stays. Who has none to return still tucks a 4.")
kobukson.ruling("The cards of all vulnerable players are counted together.")

shuriken = ECHOES.card("Shuriken", 4, RED, CROWN, CROWN, HEX, CROWN)


@shuriken.demand(
    "Move a top card with a {castle} or a {lightbulb}, but no red one, to my board! If you do, draw a {4}!"
)
def shuriken_demand(you: Player, me: Player) -> None:
    able = [card for card in not_of_color(you.tops(), RED) if card.has(CASTLE) or card.has(LIGHTBULB)]
    if you.transfer(you.choose(able, "Hand over a top card with a castle or a lightbulb"), me, BOARD):
        you.draw(4)


@shuriken.dogma("You may splay purple right.")
def shuriken_splay(you: Player) -> None:
    you.may_splay([PURPLE], RIGHT)


chintz = ECHOES.card("Chintz", 4, GREEN, CROWN, HEX, CROWN, bonus(4))


@chintz.dogma("Draw one {4}.")
def chintz_draw(you: Player) -> None:
    you.draw(4)


@chintz.dogma("If you now hold one card and no more, draw a {4}; then draw another and score it.")
def chintz_score(you: Player) -> None:
    if len(you.hand) == 1:
        you.draw(4)
        you.draw_and_score(4)


globe = ECHOES.card("Globe", 4, GREEN, FACTORY, bonus(4), FACTORY, HEX)


@globe.dogma(
    "You may return up to three cards of one colour that you hold. For one, splay a colour of yours left; for two, "
    "right; for three, up. If any went, draw a {6} and foreshadow it."
)
def globe_return(you: Player) -> None:
    color = you.may_choose_color(colors_of(you.hand), "Return up to three cards of a colour?")
    if color is None:
        return
    cards = you.choose_up_to(3, of_color(you.hand, color), "Return up to three cards")
    if not cards:
        return
    you.prove(cards)
    returned = you.return_all(cards)
    if not returned:
        return
    direction = (LEFT, RIGHT, UP)[returned - 1]
    splayed = you.choose_color(COLORS, f"Splay a colour {SPLAYS[direction]}")
    you.announce(splayed)
    you.splay(splayed, direction)
    you.draw_and_foreshadow(6)


globe.ruling("The cards are shown before they are returned, because nobody else could see that they are of one colour.")
globe.ruling("You may choose a colour that already lies so, or has one card or none: it stays as it is, and you draw.")

barometer = ECHOES.card("Barometer", 4, YELLOW, LEAF, ECHO, LEAF, HEX)


@barometer.echo("Take a {5} of your forecast into your hand.")
def barometer_echo(you: Player) -> None:
    five = you.printed(5)
    you.take(you.choose(of_value(you.forecast, five), f"Take a {five} of your forecast"))


@barometer.dogma("Draw a card two above a bonus that shows on anyone's board, and foreshadow it.")
def barometer_foreshadow(you: Player) -> None:
    # Ruling: what is not there has the value 0.
    bonuses = sorted({value for player in you.everyone for value in player.bonuses()}) or [0]
    you.draw_and_foreshadow(value=you.choose_value(bonuses, "Draw two above the bonus") + 2)


@barometer.dogma("You may return your whole forecast. If there was a blue card, claim Destiny.")
def barometer_claim(you: Player) -> None:
    cards = you.forecast[:]
    if cards and you.may("Return your whole forecast?"):
        blue = of_color(cards, BLUE) if DESTINY in you.game.specials else []
        you.prove(blue)
        returned = you.return_each(cards)
        if [card for card in blue if card in returned]:
            you.claim(DESTINY)


barometer.ruling("Where no bonus shows at all, you draw and foreshadow a 2.")
barometer.ruling("To claim Destiny you show your blue cards before you return them, as proof.")

pencil = ECHOES.card("Pencil", 4, YELLOW, HEX, ECHO, LIGHTBULB, bonus(4))


@pencil.echo("Draw one {5}.")
def pencil_echo(you: Player) -> None:
    you.draw(5)


@pencil.dogma(
    "You may return up to three cards you hold. Draw as many cards, each one above the highest of them. Foreshadow one "
    "of what you drew and return the others."
)
def pencil_return(you: Player) -> None:
    returned = you.return_each(you.choose_up_to(3, you.hand, "Return up to three cards"))
    drawn = you.draw_several(len(returned), value=value_of(returned) + 1)
    chosen = you.choose(drawn, "Foreshadow a card")
    you.foreshadow(chosen)
    you.return_all([card for card in drawn if card is not chosen])


clock = ECHOES.card("Clock", 4, PURPLE, ECHO, bonus(5), HEX, LIGHTBULB)


@clock.echo("You may splay right the colour of which you have the most cards.")
def clock_echo(you: Player) -> None:
    most = max([len(pile.cards) for pile in you.piles])
    you.may_splay([pile.color for pile in you.piles if len(pile.cards) == most], RIGHT)


@clock.demand(
    "Draw three {10}, show them, count the {clock} on them, and return them! Every card of yours, in your hand or your "
    "score pile, whose value is that count goes to my score pile!"
)
def clock_demand(you: Player, me: Player) -> None:
    drawn = [you.draw_and_reveal(10) for _ in range(3)]
    total = sum([card.count(CLOCK) for card in drawn])
    you.return_all(you.still_held(drawn))
    you.transfer_all(of_value(joined(you.hand, you.score_pile), total), me, SCORE)


clock.ruling("Of colours that tie for the most cards you choose one.")
clock.ruling("The game ends if at one of the three draws the base deck of 10s is empty, even with Echoes 10s left.")

toilet = ECHOES.card("Toilet", 4, PURPLE, ECHO, LEAF, HEX, LEAF)


@toilet.echo("Draw a {4} and tuck it.")
def toilet_echo(you: Player) -> None:
    you.draw_and_tuck(4)


@toilet.demand("Return every card of your score pile whose value is the highest bonus that I show!")
def toilet_demand(you: Player, me: Player) -> None:
    you.return_all(of_value(you.score_pile, max(me.bonuses(), default=0)))


@toilet.dogma("You may return a card you hold to draw one of its value.")
def toilet_flush(you: Player) -> None:
    card = you.may_choose(you.hand, "Return a card?")
    if card is not None:
        you.return_card(card)
        you.draw(value=card.age)


toilet.ruling("Where I show no bonus, nothing is returned.")
