"""Age 10: Information."""

from splay.innovation.card import BASE, different_values, having
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
from splay.innovation.zone import SCORE

bioengineering = BASE.card("Bioengineering", 10, BLUE, LIGHTBULB, CLOCK, CLOCK, HEX)


@bioengineering.dogma("Move a top card with a {leaf} from an opponent's board to your score pile.")
def bioengineering_take(you: Player) -> None:
    cards = [card for opponent in you.opponents for card in having(opponent.tops(), LEAF)]
    you.transfer(you.choose(cards, "Take a top card with a leaf"), you, SCORE)


@bioengineering.dogma("If anyone shows fewer than three {leaf}, the single player who shows the most {leaf} wins.")
def bioengineering_win(you: Player) -> None:
    # Ruling: the third edition's card does not say "single", but a tie ends nothing there either.
    if any(player.count(LEAF) < 3 for player in you.game.players):
        winner = you.game.single(lambda player: player.count(LEAF))
        if winner is not None:
            winner.wins()


bioengineering.ruling("This is no demand: who uses it picks the card, and opponents can share it.")
bioengineering.ruling("A card taken so is not scored: it does not count for Monument.")
bioengineering.ruling("If several tie for the most leaves, the game goes on.")

software = BASE.card("Software", 10, BLUE, CLOCK, CLOCK, CLOCK, HEX)


@software.dogma("Draw a {10} and score it.")
def software_score(you: Player) -> None:
    you.draw_and_score(10)


@software.dogma("Draw a {10} and meld it, and another, then use the second one's non-demand effects, you alone.")
def software_execute(you: Player) -> None:
    you.draw_and_meld(10)
    you.self_execute(you.draw_and_meld(10))


software.ruling("The first card is melded before the second is drawn; you do not choose which one you use.")
software.ruling("Nobody shares the second card's effects, but what they do to other players they still do.")

miniaturization = BASE.card("Miniaturization", 10, RED, HEX, LIGHTBULB, CLOCK, LIGHTBULB)


@miniaturization.dogma(
    "You may return a card you hold. If it is a {10}, draw a {10} for each different value in your score pile."
)
def miniaturization_return(you: Player) -> None:
    card = you.may_choose(you.hand, "Return a card?")
    if card is not None:
        you.return_card(card)
        if card.age == 10:
            you.draw_several(different_values(you.score_pile), 10)


miniaturization.ruling("You may return a card of another value, but get nothing for it.")

robotics = BASE.card("Robotics", 10, RED, HEX, FACTORY, CLOCK, FACTORY)


@robotics.dogma(
    "Score the top card of your green pile. Draw a {10} and meld it, then use its non-demand effects, you alone."
)
def robotics_execute(you: Player) -> None:
    you.score(you.top(GREEN))
    you.self_execute(you.draw_and_meld(10))


robotics.ruling("Without a green card you still meld.")
robotics.ruling("Nobody shares the melded card's effects, but what they do to other players they still do.")

databases = BASE.card("Databases", 10, GREEN, HEX, CLOCK, CLOCK, CLOCK)


@databases.demand("Return half of the cards in your score pile, rounded up!")
def databases_demand(you: Player, me: Player) -> None:
    half = (len(you.score_pile) + 1) // 2
    you.return_all(you.choose_exactly(half, you.score_pile, "Return half of your score pile"))


databases.ruling("Half of the number of cards, whatever their values; you choose which.")

self_service = BASE.card("Self Service", 10, GREEN, HEX, CROWN, CROWN, CROWN)


@self_service.dogma("Use the non-demand effects of one of your other top cards, you alone.")
def self_service_execute(you: Player) -> None:
    others = [card for card in you.tops() if card is not you.dogma.card]
    you.self_execute(you.choose(others, "Use a top card"))


@self_service.dogma("With more achievements than every opponent you win.")
def self_service_win(you: Player) -> None:
    if all(you.achievement_count > opponent.achievement_count for opponent in you.opponents):
        you.wins()


self_service.ruling("Nobody shares the chosen card's effects, but what they do to other players they still do.")
self_service.ruling("A sharing opponent who leads in achievements wins before you can.")
self_service.ruling("Teams compare what each team has together.")

globalization = BASE.card("Globalization", 10, YELLOW, HEX, FACTORY, FACTORY, FACTORY)


@globalization.demand("Return one of your top cards with a {leaf}!")
def globalization_demand(you: Player, me: Player) -> None:
    you.return_card(you.choose(having(you.tops(), LEAF), "Return a top card with a leaf"))


@globalization.dogma(
    "Draw a {6} and score it. If nobody shows more {leaf} than {factory}, the single player with most points wins."
)
def globalization_win(you: Player) -> None:
    you.draw_and_score(6)
    if all(player.count(LEAF) <= player.count(FACTORY) for player in you.game.players):
        winner = you.game.single(Player.points)
        if winner is not None:
            winner.wins()


globalization.ruling("If several tie for the highest score, the game goes on.")
globalization.ruling("The second effect is shared, and it is tested anew after each player's draw.")

stem_cells = BASE.card("Stem Cells", 10, YELLOW, HEX, LEAF, LEAF, LEAF)


@stem_cells.dogma("You may score your whole hand: all of it or nothing.")
def stem_cells_score(you: Player) -> None:
    if you.hand and you.may("Score your whole hand?"):
        you.score_all(you.hand)


artificial_intelligence = BASE.card("A.I.", 10, PURPLE, LIGHTBULB, LIGHTBULB, CLOCK, HEX)


@artificial_intelligence.dogma("Draw a {10} and score it.")
def artificial_intelligence_score(you: Player) -> None:
    you.draw_and_score(10)


@artificial_intelligence.dogma(
    "If Robotics and Software are both top cards somewhere, the single player with the lowest score wins."
)
def artificial_intelligence_win(you: Player) -> None:
    tops = {card.name for player in you.game.players for card in player.tops()}
    if "Robotics" in tops and "Software" in tops:
        winner = you.game.single(Player.points, lowest=True)
        if winner is not None:
            winner.wins()


artificial_intelligence.ruling("Robotics and Software may lie on different boards, whoever they belong to.")
artificial_intelligence.ruling("If several tie for the lowest score, the game goes on.")

the_internet = BASE.card("The Internet", 10, PURPLE, HEX, CLOCK, CLOCK, LIGHTBULB)


@the_internet.dogma("You may splay green up.")
def the_internet_splay(you: Player) -> None:
    you.may_splay([GREEN], UP)


@the_internet.dogma("Draw a {10} and score it.")
def the_internet_score(you: Player) -> None:
    you.draw_and_score(10)


@the_internet.dogma("For every two {clock} that you show, draw a {10} and meld it.")
def the_internet_meld(you: Player) -> None:
    for _ in range(you.count(CLOCK) // 2):
        you.draw_and_meld(10)


the_internet.ruling("The clocks are counted once, before the first card is melded.")
