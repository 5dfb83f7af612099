"""Age 9: Postmodern."""

from splay.innovation.card import BASE, BEFORE_FOURTH, FIRST, FOURTH, SINCE_THIRD, Card, highest, lacking, of_value
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
from splay.innovation.zone import BOARD, HAND, SCORE

computers = BASE.card("Computers", 9, BLUE, CLOCK, HEX, CLOCK, FACTORY)


@computers.dogma("You may splay red or green up.")
def computers_splay(you: Player) -> None:
    you.may_splay([RED, GREEN], UP)


@computers.dogma("Draw a {10} and meld it, then use its non-demand effects, you alone.")
def computers_execute(you: Player) -> None:
    you.self_execute(you.draw_and_meld(10))


computers.ruling("If this is itself used by another card, you first draw and achieve an 11: a chain.", FOURTH)
computers.ruling("Nobody shares the melded card's effects, but what they do to other players they still do.")

genetics = BASE.card("Genetics", 9, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


def meld_and_score_beneath(you: Player, printed: int) -> None:
    """Draw and meld a card, and score all that it covers."""
    card = you.draw_and_meld(printed)
    pile = you.pile(card.color)
    if card in pile:
        you.score_all(pile[: pile.index(card)])


@genetics.dogma("Draw a {10} and meld it, and score every card under it.", BEFORE_FOURTH)
def genetics_meld_ten(you: Player) -> None:
    meld_and_score_beneath(you, 10)


@genetics.dogma("Draw an {11} and meld it, and score every card under it.", FOURTH)
def genetics_meld(you: Player) -> None:
    meld_and_score_beneath(you, 11)


genetics.ruling("The cards under it are those of its pile; other colours stay as they are.")

composites = BASE.card("Composites", 9, RED, FACTORY, FACTORY, HEX, FACTORY)


@composites.demand(
    "Keep one card of your hand and hand me all the others! Also move the highest card in your score pile to mine!"
)
def composites_demand(you: Player, me: Player) -> None:
    kept = you.choose(you.hand, "Keep one card")
    you.transfer_all([card for card in you.hand if card is not kept], me, HAND)
    you.transfer(you.choose(highest(you.score_pile), "Hand over your highest scored card"), me, SCORE)


composites.ruling("With one card in hand or none you keep what you have; the score pile is still asked for.")

fission = BASE.card("Fission", 9, RED, HEX, CLOCK, CLOCK, CLOCK)


@fission.demand(
    "Draw a {10} and reveal it! If it is red, all hands, boards and score piles leave the game, and the dogma ends!",
    BEFORE_FOURTH,
)
@fission.demand(
    "Draw a {10} and reveal it! If it is red, junk every hand, board and score pile, and this dogma is over!", FOURTH
)
def fission_demand(you: Player, me: Player) -> None:
    # Ruling: the cards do not say "reveal", but the draw must be shown since everything hangs on its colour.
    if you.draw_and_reveal(10).color is RED:
        you.game.remove_everything(you)
        me.dogma.end()


def return_any_top(you: Player) -> None:
    """Return a top card of any board that is not the card being used."""
    cards = [card for player in you.game.in_play() for card in player.tops() if card is not you.dogma.card]
    you.return_card(you.choose(cards, "Return a top card"))


@fission.dogma("Return a top card from any board, but not Fission.", FIRST)
def fission_return(you: Player) -> None:
    return_any_top(you)


@fission.dogma("Return a top card from any board, but not Fission. Draw one {10}.", SINCE_THIRD)
def fission_return_and_draw(you: Player) -> None:
    return_any_top(you)
    you.draw(10)


fission.ruling("The drawn card is shown whatever its colour; who draws another colour keeps it.")
fission.ruling("Achievements stay. What leaves the game does not go back under the decks.")
fission.ruling("The second effect is shared.")

collaboration = BASE.card("Collaboration", 9, GREEN, HEX, CROWN, CLOCK, CROWN)


@collaboration.demand("Draw and reveal two {9}! One that I choose goes to my board, and you meld the other!")
def collaboration_demand(you: Player, me: Player) -> None:
    cards = you.draw_several(2, 9)
    you.reveal(cards)
    taken = me.choose(cards, "Take one to your board")
    you.transfer(taken, me, BOARD)
    you.meld_all([card for card in cards if card is not taken])


@collaboration.dogma("With ten or more green cards on your board you win.")
def collaboration_win(you: Player) -> None:
    if len(you.pile(GREEN)) >= 10:
        you.wins()


collaboration.ruling("Unlike in other demands it is the demanding player who chooses.")
collaboration.ruling("All green cards count, covered ones too, splayed or not.")
collaboration.ruling("A sharing opponent with ten green cards wins before you can.")

satellites = BASE.card("Satellites", 9, GREEN, HEX, CLOCK, CLOCK, CLOCK)


@satellites.dogma("Return your whole hand, then draw three {8}.", BEFORE_FOURTH)
def satellites_renew(you: Player) -> None:
    you.return_all(you.hand)
    you.draw_several(3, 8)


@satellites.dogma("You may splay purple up.", BEFORE_FOURTH)
def satellites_splay(you: Player) -> None:
    you.may_splay([PURPLE], UP)


@satellites.dogma("Return your whole hand. Then you may splay purple up.", FOURTH)
def satellites_return_and_splay(you: Player) -> None:
    you.return_all(you.hand)
    satellites_splay(you)


@satellites.dogma("Draw {8} three times.", FOURTH)
def satellites_draw(you: Player) -> None:
    you.draw_several(3, 8)


@satellites.dogma("Meld a card from your hand, then use its non-demand effects, you alone.")
def satellites_execute(you: Player) -> None:
    card = you.choose(you.hand, "Meld a card and use it")
    you.meld(card)
    you.self_execute(card)


satellites.ruling("If this is itself used by another card, you first draw and achieve an 11: a chain.", FOURTH)
satellites.ruling("Nobody shares the melded card's effects, but what they do to other players they still do.")

ecology = BASE.card("Ecology", 9, YELLOW, LEAF, LIGHTBULB, LIGHTBULB, HEX)


@ecology.dogma("You may return a card you hold. If you do, score a card from your hand, then draw two {10}.")
def ecology_return(you: Player) -> None:
    if you.return_card(you.may_choose(you.hand, "Return a card?")):
        you.score(you.choose(you.hand, "Score a card"))
        you.draw_several(2, 10)


def may_junk_deck(you: Player, age: int) -> None:
    """Junk a deck that still has cards, or let it be."""
    if you.game.deck(age).cards and you.may(f"Junk all cards in the {age} deck?"):
        you.junk_deck(age)


@ecology.dogma("You may junk the whole {10} deck.", FOURTH)
def ecology_junk(you: Player) -> None:
    may_junk_deck(you, 10)


ecology.ruling("If you return your last card there is none to score, but you still draw.")

suburbia = BASE.card("Suburbia", 9, YELLOW, HEX, CROWN, LEAF, LEAF)


@suburbia.dogma("You may tuck any cards from your hand. For each, draw a {1} and score it.")
def suburbia_tuck(you: Player) -> None:
    tucked = you.tuck_all(you.choose_any(you.hand, "Tuck any cards"))
    for _ in range(tucked):
        you.draw_and_score(1)


@suburbia.dogma("You may junk the whole {9} deck.", FOURTH)
def suburbia_junk(you: Player) -> None:
    may_junk_deck(you, 9)


suburbia.ruling("Once the 1s have run out the draws go on with the next higher cards there are.")

services = BASE.card("Services", 9, PURPLE, HEX, LEAF, LEAF, LEAF)


def serve(you: Player, me: Player, cards: list[Card]) -> None:
    """Give cards to the demander's hand, and for any take a top card without a leaf."""
    if you.transfer_all(cards, me, HAND):
        you.transfer(you.choose(lacking(me.tops(), LEAF), "Take a top card without a leaf"), you, HAND)


@services.demand(
    "Hand me all the highest cards in your score pile! If there were any, take a top card without a {leaf} from my "
    "board into your hand!",
    BEFORE_FOURTH,
)
def services_demand_highest(you: Player, me: Player) -> None:
    serve(you, me, highest(you.score_pile))


@services.demand(
    "Hand me all the cards in your score pile that have a value I name! If there were any, take a top card without a "
    "{leaf} from my board into your hand!",
    FOURTH,
)
def services_demand(you: Player, me: Player) -> None:
    if you.score_pile:
        serve(you, me, of_value(you.score_pile, me.name_value(f"Name a value for {you.name}")))


services.ruling("The player who gave cards chooses the one to take.")
services.ruling("I name a value anew for each player, and may name one that none of the cards has.", FOURTH)
services.ruling("Several players carry this out one after the other, so a card that one takes is gone for the next.")

specialization = BASE.card("Specialization", 9, PURPLE, HEX, FACTORY, LEAF, FACTORY)


@specialization.dogma("Reveal a card you hold. Take the top card of its colour from every opponent's board.")
def specialization_take(you: Player) -> None:
    card = you.choose(you.hand, "Reveal a card")
    if card is not None:
        you.reveal([card])
        for opponent in you.opponents:
            you.transfer(opponent.top(card.color), you, HAND)


@specialization.dogma("You may splay yellow or blue up.")
def specialization_splay(you: Player) -> None:
    you.may_splay([YELLOW, BLUE], UP)


specialization.ruling(
    "The taken cards go to your hand; the revealed one stays there. A teammate's board is left alone."
)
