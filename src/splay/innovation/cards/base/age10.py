"""Age 10: Information."""

from splay.innovation.card import BASE, BEFORE_FOURTH, FOURTH, Card, different_values, having, value_of
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LIGHTBULB,
    PERSON,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.zone import SCORE

bioengineering = BASE.card("Bioengineering", 10, BLUE, LIGHTBULB, CLOCK, CLOCK, HEX)


def choose_leaf_of_opponents(you: Player) -> Card | None:
    cards = [card for opponent in you.opponents for card in having(opponent.tops(), LEAF)]
    return you.choose(cards, "Take a top card with a leaf")


def most_leaves_win(you: Player, enough: int) -> None:
    """Let the most leaves win once anyone has not enough of them."""
    # Ruling: the third edition's card does not say "single", but a tie ends nothing there either.
    if any(player.count(LEAF) < enough for player in you.everyone):
        winner = you.game.single(lambda player: player.count(LEAF))
        if winner is not None:
            winner.wins()


@bioengineering.dogma("Move a top card with a {leaf} from an opponent's board to your score pile.", BEFORE_FOURTH)
def bioengineering_take(you: Player) -> None:
    you.transfer(choose_leaf_of_opponents(you), you, SCORE)


@bioengineering.dogma(
    "If anyone shows fewer than three {leaf}, the single player who shows the most {leaf} wins.", BEFORE_FOURTH
)
def bioengineering_win_below_three(you: Player) -> None:
    most_leaves_win(you, 3)


@bioengineering.dogma("Score a top card with a {leaf} of an opponent's.", FOURTH)
def bioengineering_score(you: Player) -> None:
    you.score(choose_leaf_of_opponents(you))


@bioengineering.dogma(
    "If anyone shows fewer than two {leaf}, the single player who shows the most {leaf} wins.", FOURTH
)
def bioengineering_win_below_two(you: Player) -> None:
    most_leaves_win(you, 2)


bioengineering.ruling("This is no demand: who uses it picks the card, and opponents can share it.")
bioengineering.ruling("A card taken so is not scored: it does not count for Monument.", BEFORE_FOURTH)
bioengineering.ruling("If several tie for the most leaves, the game goes on.")

software = BASE.card("Software", 10, BLUE, CLOCK, CLOCK, CLOCK, HEX)
software.icons(FOURTH, CLOCK, PERSON, CLOCK, HEX)


@software.dogma("Draw a {10} and score it.")
def software_score(you: Player) -> None:
    you.draw_and_score(10)


@software.dogma(
    "Draw a {10} and meld it, and another, then use the second one's non-demand effects, you alone.", BEFORE_FOURTH
)
def software_execute_a_10(you: Player) -> None:
    you.draw_and_meld(10)
    you.self_execute(you.draw_and_meld(10))


@software.dogma("Draw a {9} and meld it, and another, then use the second one's non-demand effects, you alone.", FOURTH)
def software_execute_a_9(you: Player) -> None:
    you.draw_and_meld(9)
    you.self_execute(you.draw_and_meld(9))


software.ruling("If this is itself used by another card, you first draw and achieve an 11: a chain.", FOURTH)
software.ruling("The first card is melded before the second is drawn; you do not choose which one you use.")
software.ruling("Nobody shares the second card's effects, but what they do to other players they still do.")

miniaturization = BASE.card("Miniaturization", 10, RED, HEX, LIGHTBULB, CLOCK, LIGHTBULB)


def return_for_tens(you: Player, card: Card | None) -> None:
    if card is not None and you.return_card(card) and card.age == you.printed(10):
        you.draw_several(different_values(you.score_pile), 10)


@miniaturization.dogma(
    "You may return a card you hold. If it is a {10}, draw a {10} for each different value in your score pile.",
    BEFORE_FOURTH,
)
def miniaturization_may_return(you: Player) -> None:
    return_for_tens(you, you.may_choose(you.hand, "Return a card?"))


@miniaturization.dogma(
    "Return a card you hold. For a {10}, draw a {10} for each different value in your score pile. For an {11}, junk the"
    " whole {11} deck.",
    FOURTH,
)
def miniaturization_return(you: Player) -> None:
    card = you.choose(you.hand, "Return a card")
    return_for_tens(you, card)
    if card is not None and card.age == 11:
        you.junk_deck(11)


miniaturization.ruling("You may return a card of another value, but get nothing for it.", BEFORE_FOURTH)
miniaturization.ruling("A card of any other value is returned for nothing.", FOURTH)
miniaturization.ruling("An 11 that you return is junked with its deck.", FOURTH)

robotics = BASE.card("Robotics", 10, RED, HEX, FACTORY, CLOCK, FACTORY)
robotics.icons(FOURTH, HEX, FACTORY, PERSON, FACTORY)


@robotics.dogma(
    "Score the top card of your green pile. Draw a {10} and meld it, then use its non-demand effects, you alone.",
    BEFORE_FOURTH,
)
def robotics_score_and_execute(you: Player) -> None:
    you.score(you.top(GREEN))
    you.self_execute(you.draw_and_meld(10))


@robotics.dogma("Score the top card of your green pile.", FOURTH)
def robotics_score(you: Player) -> None:
    you.score(you.top(GREEN))


@robotics.dogma(
    "Draw a {10} and meld it. If it bears a {factory} or a {clock}, use its non-demand effects, you alone.", FOURTH
)
def robotics_execute(you: Player) -> None:
    card = you.draw_and_meld(10)
    if card.has(FACTORY) or card.has(CLOCK):
        you.self_execute(card)


robotics.ruling("If this is itself used by another card, you first draw and achieve an 11: a chain.", FOURTH)
robotics.ruling("Without a green card you still meld.")
robotics.ruling("Nobody shares the melded card's effects, but what they do to other players they still do.")

databases = BASE.card("Databases", 10, GREEN, HEX, CLOCK, CLOCK, CLOCK)


@databases.demand("Return half of the cards in your score pile, rounded up!", BEFORE_FOURTH)
def databases_demand_half(you: Player, me: Player) -> None:
    half = (len(you.score_pile) + 1) // 2
    you.return_all(you.choose_exactly(half, you.score_pile, "Return half of your score pile"))


@databases.demand("Return as many cards from your score pile as your highest achievement is worth!", FOURTH)
def databases_demand_by_achievement(you: Player, me: Player) -> None:
    # Ruling: a special achievement has no value, so whoever has no other returns nothing.
    count = value_of(you.achievements)
    you.return_all(you.choose_exactly(count, you.score_pile, "Return cards from your score pile"))


databases.ruling("Half of the number of cards, whatever their values; you choose which.", BEFORE_FOURTH)
databases.ruling("Special achievements have no value. You choose which cards you return.", FOURTH)

self_service = BASE.card("Self Service", 10, GREEN, HEX, CROWN, CROWN, CROWN)
self_service.icons(FOURTH, HEX, CROWN, PERSON, CROWN)


@self_service.dogma("With at least twice the achievements of every opponent you win.", FOURTH)
def self_service_win_twofold(you: Player) -> None:
    # Ruling: no achievements are twice as many as no achievements, so where nobody has any, you win.
    if all(you.achievement_count >= 2 * opponent.achievement_count for opponent in you.opponents):
        you.wins()


@self_service.dogma("Use the non-demand effects of one of your other top cards, you alone.")
def self_service_execute(you: Player) -> None:
    others = [card for card in you.tops() if card is not you.dogma.card]
    you.self_execute(you.choose(others, "Use a top card"))


@self_service.dogma("With more achievements than every opponent you win.", BEFORE_FOURTH)
def self_service_win(you: Player) -> None:
    if all(you.achievement_count > opponent.achievement_count for opponent in you.opponents):
        you.wins()


self_service.ruling("If this is itself used by another card, you first draw and achieve an 11: a chain.", FOURTH)
self_service.ruling("Nobody shares the chosen card's effects, but what they do to other players they still do.")
self_service.ruling("A sharing opponent who leads in achievements wins before you can.", BEFORE_FOURTH)
self_service.ruling("A sharing opponent who has enough achievements wins before you can.", FOURTH)
self_service.ruling("Where nobody has an achievement, none is twice as many as none: you win.", FOURTH)
self_service.ruling("Teams compare what each team has together.")

globalization = BASE.card("Globalization", 10, YELLOW, HEX, FACTORY, FACTORY, FACTORY)


@globalization.demand("Return one of your top cards with a {leaf}!")
def globalization_demand(you: Player, me: Player) -> None:
    you.return_card(you.choose(having(you.tops(), LEAF), "Return a top card with a leaf"))


def most_points_win(you: Player) -> None:
    if all(player.count(LEAF) <= player.count(FACTORY) for player in you.everyone):
        winner = you.game.single(Player.points)
        if winner is not None:
            winner.wins()


@globalization.dogma(
    "Draw a {6} and score it. If nobody shows more {leaf} than {factory}, the single player with most points wins.",
    BEFORE_FOURTH,
)
def globalization_score_and_win(you: Player) -> None:
    you.draw_and_score(6)
    most_points_win(you)


@globalization.dogma(
    "Draw an {11} and meld it. If nobody shows more {leaf} than {factory}, the single player with most points wins.",
    FOURTH,
)
def globalization_meld_and_win(you: Player) -> None:
    you.draw_and_meld(11)
    most_points_win(you)


globalization.ruling("If several tie for the highest score, the game goes on.")
globalization.ruling("The second effect is shared, and it is tested anew after each player's draw.")

stem_cells = BASE.card("Stem Cells", 10, YELLOW, HEX, LEAF, LEAF, LEAF)


@stem_cells.dogma("You may score your whole hand: all of it or nothing.")
def stem_cells_score(you: Player) -> None:
    if you.hand and you.may("Score your whole hand?"):
        you.score_all(you.hand)


@stem_cells.dogma("Draw an {11} as well.", FOURTH)
def stem_cells_draw(you: Player) -> None:
    you.draw(11)


artificial_intelligence = BASE.card("A.I.", 10, PURPLE, LIGHTBULB, LIGHTBULB, CLOCK, HEX)


@artificial_intelligence.dogma("Draw a {10} and score it.")
def artificial_intelligence_score(you: Player) -> None:
    you.draw_and_score(10)


@artificial_intelligence.dogma(
    "If Robotics and Software are both top cards somewhere, the single player with the lowest score wins."
)
def artificial_intelligence_win(you: Player) -> None:
    tops = {card.name for player in you.everyone for card in player.tops()}
    if "Robotics" in tops and "Software" in tops:
        winner = you.game.single(Player.points, lowest=True)
        if winner is not None:
            winner.wins()


artificial_intelligence.ruling("Robotics and Software may lie on different boards, whoever they belong to.")
artificial_intelligence.ruling("If several tie for the lowest score, the game goes on.")

the_internet = BASE.card("The Internet", 10, PURPLE, HEX, CLOCK, CLOCK, LIGHTBULB)
the_internet.icons(FOURTH, HEX, CLOCK, PERSON, PERSON)


@the_internet.dogma("You may splay green up.")
def the_internet_splay(you: Player) -> None:
    you.may_splay([GREEN], UP)


@the_internet.dogma("Draw a {10} and score it.")
def the_internet_score(you: Player) -> None:
    you.draw_and_score(10)


@the_internet.dogma("For every two {clock} that you show, draw a {10} and meld it.", BEFORE_FOURTH)
def the_internet_meld_by_clocks(you: Player) -> None:
    for _ in range(you.count(CLOCK) // 2):
        you.draw_and_meld(10)


@the_internet.dogma("Draw a {10} and meld it, and another.", FOURTH)
def the_internet_meld_two(you: Player) -> None:
    you.draw_and_meld(10)
    you.draw_and_meld(10)


the_internet.ruling("The clocks are counted once, before the first card is melded.", BEFORE_FOURTH)
