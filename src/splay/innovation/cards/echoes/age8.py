"""Echoes of the Past: age 8."""

from splay.innovation.card import ECHOES, having, highest, lacking, of_value
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD, HAND

radio_telescope = ECHOES.card("Radio Telescope", 8, BLUE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@radio_telescope.dogma(
    "Draw a {9} for every two {lightbulb} that you show. Meld one of these cards and return the others. If it is A.I. "
    "that you meld, you win."
)
def radio_telescope_listen(you: Player) -> None:
    cards = you.draw_several(you.count(LIGHTBULB) // 2, 9)
    melded = you.choose(cards, "Meld a card and return the others")
    wins = you.meld(melded) and melded is not None and melded.name == "A.I."
    you.return_all([card for card in cards if card is not melded])
    if wins:
        you.wins()


radio_telescope.ruling("Only a card drawn by this effect can be melded or returned.")

x_ray = ECHOES.card("X-Ray", 8, BLUE, HEX, LEAF, ECHO, bonus(8))


@x_ray.echo("Draw an {8} and tuck it.")
def x_ray_echo(you: Player) -> None:
    you.draw_and_tuck(8)


@x_ray.dogma("For every three {leaf} that you show, draw a card of whatever value you like, and foreshadow it.")
def x_ray_foreshadow(you: Player) -> None:
    for _ in range(you.count(LEAF) // 3):
        you.draw_and_foreshadow(value=you.choose_any_value("Draw and foreshadow a card of any value"))


@x_ray.dogma("You may splay yellow up.")
def x_ray_splay(you: Player) -> None:
    you.may_splay([YELLOW], UP)


x_ray.ruling("Each value is picked when its card is drawn.")

bandage = ECHOES.card("Bandage", 8, RED, LEAF, ECHO, HEX, LEAF)


@bandage.echo("Meld a card you hold that has a {leaf}.")
def bandage_echo(you: Player) -> None:
    you.meld(you.seek(having(you.hand, LEAF), "Meld a card with a leaf", for_board=True))


@bandage.demand(
    "Of the cards in your score pile whose values are not in your hand, return the highest! Return one of your top "
    "cards with a {clock}!"
)
def bandage_demand(you: Player, me: Player) -> None:
    held = {card.age for card in you.hand}
    unmatched = [card for card in you.score_pile if card.age not in held]
    you.return_card(you.choose(highest(unmatched), "Return your highest card from your score pile"))
    you.return_card(you.choose(having(you.tops(), CLOCK), "Return a top card with a clock"))


bandage.ruling("Who holds no card with a leaf shows the hand.")

parachute = ECHOES.card("Parachute", 8, RED, FACTORY, HEX, CLOCK, CLOCK)


@parachute.demand("Hand me every card you hold that has no {clock}!")
def parachute_demand(you: Player, me: Player) -> None:
    # Ruling: the hand is shown, because nobody else could see that the cards that stay have a clock.
    you.show_hand()
    you.transfer_all(lacking(you.hand, CLOCK), me, HAND)


parachute.ruling("The hand is shown as proof.")

nylon = ECHOES.card("Nylon", 8, GREEN, bonus(8), FACTORY, FACTORY, HEX)


@nylon.dogma(
    "For every three {factory} that you show, draw an {8} and tuck it. If any of the cards tucked is green, repeat "
    "this effect."
)
def nylon_tuck(you: Player) -> None:
    repeats = True
    while repeats:
        repeats = False
        for _ in range(you.count(FACTORY) // 3):
            card = you.draw(8)
            if you.tuck(card) and card.color is GREEN:
                repeats = True


@nylon.dogma("You may splay red up.")
def nylon_splay(you: Player) -> None:
    you.may_splay([RED], UP)


nylon.ruling("The factories are counted before the first card is tucked, and anew for each repetition.")

sliced_bread = ECHOES.card("Sliced Bread", 8, GREEN, ECHO, HEX, bonus(9), CROWN)


@sliced_bread.echo("Return your whole hand, then draw two {8}.")
def sliced_bread_echo(you: Player) -> None:
    you.return_all(you.hand)
    you.draw_several(2, 8)


@sliced_bread.dogma("Return a card of your score pile. Twice, draw a card one lower than that and score it.")
def sliced_bread_slice(you: Player) -> None:
    card = you.choose(you.score_pile, "Return a card from your score pile")
    returned = you.return_card(card)
    # Ruling: the value of a card that there is not is 0, and a draw below 1 comes from the lowest deck there is.
    value = card.age - 1 if card is not None and returned else -1
    you.draw_and_score(value=value)
    you.draw_and_score(value=value)


sliced_bread.ruling("With an empty score pile, or by returning a 1, you draw and score two cards from the lowest deck.")

air_conditioner = ECHOES.card("Air Conditioner", 8, YELLOW, HEX, ECHO, bonus(9), LEAF)


@air_conditioner.echo("You may score a card that you hold.")
def air_conditioner_echo(you: Player) -> None:
    you.score(you.may_choose(you.hand, "Score a card?"))


@air_conditioner.demand("Return every card in your score pile that has the same value as one of your top cards!")
def air_conditioner_demand(you: Player, me: Player) -> None:
    values = [card.age for card in you.tops()]
    you.return_all(of_value(you.score_pile, *values))


tractor = ECHOES.card("Tractor", 8, YELLOW, ECHO, CLOCK, CLOCK, HEX)


@tractor.echo("Draw one {7}.")
def tractor_echo(you: Player) -> None:
    you.draw(7)


@tractor.dogma("Draw a {7} and score it, then draw another.")
def tractor_plow(you: Player) -> None:
    you.draw_and_score(7)
    you.draw(7)


crossword = ECHOES.card("Crossword", 8, PURPLE, CROWN, bonus(8), HEX, CROWN)


@crossword.dogma("For each bonus that you show, draw a card of its value.")
def crossword_draw(you: Player) -> None:
    bonuses = you.bonuses()
    while bonuses:
        # The order matters: it decides which of the cards come from the decks of Echoes.
        value = you.choose_value(sorted(set(bonuses)), "Draw next")
        bonuses.remove(value)
        you.draw(value=value)


crossword.ruling("You choose the order in which the cards are drawn.")

television = ECHOES.card("Television", 8, PURPLE, bonus(8), HEX, CLOCK, ECHO)


@television.echo("Draw an {8} and meld it.")
def television_echo(you: Player) -> None:
    you.draw_and_meld(8)


@television.dogma(
    "Pick an opponent and name a value. Move a card of that value from the opponent's score pile to the opponent's "
    "board. If the opponent has an achievement of it, achieve, if you are eligible, another such card from the "
    "opponent's score pile."
)
def television_watch(you: Player) -> None:
    opponent = you.choose_player(you.opponents, "Choose an opponent")
    if opponent is None:
        return
    value = you.name_value(f"Name a value for {opponent.name}")
    you.transfer(you.choose_back([opponent], "Move a card to their board", value), opponent, BOARD)
    if of_value(opponent.achievements, value) and you.is_eligible(value):
        you.achieve(you.choose_back([opponent], "Achieve a card from their score pile", value))


television.ruling("You may name a value that is not there; then nothing happens.")
television.ruling("Cards with the same back cannot be told apart: chance picks among them.")
