"""The relics: lost cards, one of each set."""

from splay.innovation.card import ARTIFACTS, BASE, CITIES, ECHOES, FIGURES, RELICS, Card, CardScript, CardSet, of_value
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    INSPIRE,
    LEAF,
    LIGHTBULB,
    NOTHING,
    PLUS,
    PURPLE,
    RED,
    YELLOW,
    Color,
)
from splay.innovation.karma import SCORE, Would
from splay.innovation.player import Player
from splay.innovation.zone import SCORE as SCORE_ZONE


def relic(name: str, of: CardSet, age: int, color: Color, *slots: int) -> CardScript:
    """Begin a relic of the type of a set."""
    script = RELICS.card(name, age, color, *slots)
    script.set_name = of.name
    script.relic = True
    return script


timbuktu = relic("Timbuktu", CITIES, 3, GREEN, LIGHTBULB, CROWN, CROWN, CROWN, PLUS, HEX)

complex_numbers = relic("Complex Numbers", BASE, 4, BLUE, FACTORY, HEX, LIGHTBULB, LIGHTBULB)


def icons_on(card: Card) -> list[int]:
    """Return the icons on a card, with its bonuses and what is special to cities, but without picture and effect."""
    return sorted([slot for slot in card.slots if slot not in (HEX, ECHO, INSPIRE, NOTHING)])


@complex_numbers.dogma(
    "You may show a card you hold that bears just the icons of one of your top cards, each as often. If you do, claim "
    "an achievement of its value, eligible or not."
)
def complex_numbers_match(you: Player) -> None:
    shown = [icons_on(top) for top in you.tops()]
    fitting = [card for card in you.hand if icons_on(card) in shown]
    card = you.may_choose(fitting, "Show a card with the icons of a top card?")
    if card is not None:
        you.reveal([card])
        you.claim_regardless([card.age])


complex_numbers.ruling(
    "A bonus is an icon, and has to be as high; so are a city's. Pictures, echo effects and inspire effects are none."
)

newton_wickins_telescope = relic("Newton-Wickins Telescope", ARTIFACTS, 5, PURPLE, FACTORY, LIGHTBULB, FACTORY, HEX)


@newton_wickins_telescope.dogma(
    "Of your score pile you may return as many cards as you like. If you do, draw a card of that number's value and "
    "meld it; if it bears a {clock}, return it."
)
def newton_wickins_telescope_look(you: Player) -> None:
    count = you.return_all(you.choose_any(you.score_pile, "Return any cards from your score pile"))
    if count:
        card = you.draw_and_meld(value=count)
        if card.has(CLOCK):
            you.return_card(card)


ching_shih = relic("Ching Shih", FIGURES, 6, RED, CLOCK, CLOCK, HEX, LEAF)


@ching_shih.when("When you meld this card, an achievement of an opponent's goes over to yours.")
def ching_shih_plunder(you: Player) -> None:
    owners = [opponent for opponent in you.opponents if opponent.achievements or opponent.specials]
    owner = you.choose_player(owners, "Take an achievement of")
    if owner is not None:
        you.take_achievement(owner, f"Take an achievement of {owner.name}")


def no_figure(you: Player, it: Would) -> bool:
    return it.card.set_name != FIGURES.name


@ching_shih.instead(
    SCORE,
    "If you would score a card that is no figure, instead one of its value goes from an opponent's score pile to "
    "yours.",
    no_figure,
)
def ching_shih_score(you: Player, it: Would) -> None:
    you.transfer(you.choose_back(you.opponents, "Take a card of the value", it.card.age), you, SCORE_ZONE)


safety_pin = relic("Safety Pin", ECHOES, 7, YELLOW, HEX, ECHO, LEAF, LEAF)


@safety_pin.echo("Draw a {7} and score it.")
def safety_pin_echo(you: Player) -> None:
    you.draw_and_score(7)


@safety_pin.demand("Return every card above 6 that you hold! Draw a {6}!")
def safety_pin_demand(you: Player, me: Player) -> None:
    you.return_all(of_value(you.hand, *range(7, 12)))
    you.draw(6)
