"""Age 7: Romance."""

from collections.abc import Sequence

from splay.innovation.card import (
    BASE,
    BEFORE_FOURTH,
    FIRST,
    FOURTH,
    SINCE_THIRD,
    THIRD,
    different_values,
    lacking,
    lowest,
    value_of,
)
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
    RIGHT,
    UP,
    YELLOW,
)
from splay.innovation.player import Player
from splay.innovation.special import Special
from splay.innovation.zone import HAND, SCORE

evolution = BASE.card("Evolution", 7, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@evolution.dogma(
    "You may do one of two things: draw an {8} and score it, then return a card from your score pile; "
    "or draw a card one higher than the highest in your score pile."
)
def evolution_choose(you: Player) -> None:
    value = value_of(you.score_pile) + 1
    done = you.choose_text(["Score an 8, then return a card", f"Draw a card of value {value}", "Neither"], "Choose one")
    if done == 0:
        you.draw_and_score(8)
        you.return_card(you.choose(you.score_pile, "Return a card from your score pile"))
    elif done == 1:
        you.draw(value=value)


evolution.ruling("With an empty score pile you would draw a 1.")
evolution.ruling("The card returned may be the one just scored.")

publications = BASE.card("Publications", 7, BLUE, HEX, LIGHTBULB, CLOCK, LIGHTBULB)


@publications.dogma("You may put the cards of one colour on your board into another order.", BEFORE_FOURTH)
def publications_rearrange(you: Player) -> None:
    able = [color for color in you.colors() if len(you.pile(color)) > 1]
    color = you.may_choose_color(able, "Rearrange a colour?")
    if color is not None:
        you.rearrange(color, you.arrange(you.pile(color)[::-1], True, "Next card from the top"))


@publications.dogma("You may splay yellow or blue up.")
def publications_splay(you: Player) -> None:
    you.may_splay([YELLOW, BLUE], UP)


def names_of(specials: Sequence[Special]) -> str:
    return " or ".join([special.name for special in specials]) or "none"


@publications.dogma("You may junk an available special achievement, or bring one back from the junk.", FOURTH)
def publications_special(you: Player) -> None:
    game = you.game
    prompt = f"Junk {names_of(game.specials)}, or restore {names_of(game.junked_specials)}?"
    special = you.choose_special([*game.specials, *game.junked_specials], prompt)
    if special is None:
        return
    if special in game.specials:
        game.junk_special(special, you)
    else:
        game.restore_special(special, you)


publications.ruling("The rearranged colour stays splayed as it was.", BEFORE_FOURTH)
publications.ruling("A special achievement brought back is available to everyone.", FOURTH)

combustion = BASE.card("Combustion", 7, RED, CROWN, CROWN, FACTORY, HEX)


def give_score(you: Player, me: Player, count: int) -> None:
    """Move so many cards from one's score pile to the demander's."""
    you.transfer_all(you.choose_exactly(count, you.score_pile, "Hand over from your score pile"), me, SCORE)


@combustion.demand("Move two cards from your score pile to mine!", FIRST)
def combustion_demand_two(you: Player, me: Player) -> None:
    give_score(you, me, 2)


@combustion.demand("For every four {crown} that I show, move a card from your score pile to mine!", THIRD)
def combustion_demand(you: Player, me: Player) -> None:
    give_score(you, me, me.count(CROWN) // 4)


@combustion.demand(
    "For every colour on my board that shows a {crown}, move a card from your score pile to mine!", FOURTH
)
def combustion_demand_by_color(you: Player, me: Player) -> None:
    give_score(you, me, len(me.colors_with(CROWN)))


@combustion.dogma("Return the bottom card of your red pile.", SINCE_THIRD)
def combustion_return(you: Player) -> None:
    you.return_card(you.bottom(RED))


combustion.ruling("The cards are not scored, so they do not count for Monument.", BEFORE_FOURTH)
combustion.ruling("A colour counts once, however many crowns it shows; covered cards help only where splayed.", FOURTH)

explosives = BASE.card("Explosives", 7, RED, HEX, FACTORY, FACTORY, FACTORY)


@explosives.demand(
    "Hand me the three highest cards in your hand! If you hand over any and that empties your hand, draw a {7}!"
)
def explosives_demand(you: Player, me: Player) -> None:
    given = you.transfer_all(you.choose_highest(3, you.hand, "Hand over your three highest cards"), me, HAND)
    if given and not you.hand:
        you.draw(7)


explosives.ruling("Fewer than three cards all go over; who had none to give draws no 7.")
explosives.ruling("The three cards need not have the same value.")

bicycle = BASE.card("Bicycle", 7, GREEN, CROWN, CROWN, CLOCK, HEX)


@bicycle.dogma("You may exchange your whole hand with your whole score pile.")
def bicycle_exchange(you: Player) -> None:
    if (you.hand or you.score_pile) and you.may("Exchange your hand with your score pile?"):
        you.exchange(you.hand, you, HAND, you.score_pile, you, SCORE)


bicycle.ruling("The two sides may be of different size, and one may be empty.")
bicycle.ruling("Exchanged cards are not scored, so they do not count for Monument.", BEFORE_FOURTH)

electricity = BASE.card("Electricity", 7, GREEN, LIGHTBULB, FACTORY, HEX, FACTORY)


@electricity.dogma("Return each of your top cards that has no {factory}. Draw an {8} for every card returned.")
def electricity_return(you: Player) -> None:
    returned = you.return_all(lacking(you.tops(), FACTORY))
    you.draw_several(returned, 8)


electricity.ruling("Cards uncovered by this stay.")

refrigeration = BASE.card("Refrigeration", 7, YELLOW, HEX, LEAF, LEAF, CROWN)


@refrigeration.demand("Return half of your hand, rounded down!", BEFORE_FOURTH)
def refrigeration_demand_half(you: Player, me: Player) -> None:
    you.return_all(you.choose_exactly(len(you.hand) // 2, you.hand, "Return half of your hand"))


@refrigeration.demand("Keep one card of your hand and return all the others!", FOURTH)
def refrigeration_demand(you: Player, me: Player) -> None:
    kept = you.choose(you.hand, "Keep one card")
    you.return_all([card for card in you.hand if card is not kept])


@refrigeration.dogma("You may score a card that you hold.")
def refrigeration_score(you: Player) -> None:
    you.score(you.may_choose(you.hand, "Score a card?"))


refrigeration.ruling("The second effect is shared.")

sanitation = BASE.card("Sanitation", 7, YELLOW, LEAF, LEAF, HEX, LEAF)


@sanitation.demand("Exchange the two highest cards in your hand with the lowest card in mine!")
def sanitation_demand(you: Player, me: Player) -> None:
    given = you.choose_highest(2, you.hand, "Give up your two highest cards")
    card = me.choose(lowest(me.hand), "Give up your lowest card")
    you.exchange(given, you, HAND, [] if card is None else [card], me, HAND)


@sanitation.dogma("Junk the whole {7} deck or the whole {8} deck, as you choose.", FOURTH)
def sanitation_junk(you: Player) -> None:
    you.junk_deck(you.choose_value((7, 8), "Junk all cards of a deck"))


sanitation.ruling("The exchange takes place even if one side has fewer cards or none.")
sanitation.ruling("Several players exchange one after the other, so a card can travel on.")
sanitation.ruling("The two cards need not have the same value.")
sanitation.ruling("You may pick a deck that is already empty; then nothing is junked.", FOURTH)

lighting = BASE.card("Lighting", 7, PURPLE, HEX, LEAF, CLOCK, LEAF)


@lighting.dogma(
    "You may tuck up to three cards you hold. For each different value among them, draw a {7} and score it."
)
def lighting_tuck(you: Player) -> None:
    tucked = you.tuck_each(you.choose_up_to(3, you.hand, "Tuck up to three cards"))
    for _ in range(different_values(tucked)):
        you.draw_and_score(7)


lighting.ruling("A single card tucked already earns a 7.")

railroad = BASE.card("Railroad", 7, PURPLE, CLOCK, FACTORY, CLOCK, HEX)


@railroad.dogma("Return your whole hand. Draw three {6}.", BEFORE_FOURTH)
def railroad_renew(you: Player) -> None:
    railroad_return(you)
    railroad_draw(you)


@railroad.dogma("Return your whole hand.", FOURTH)
def railroad_return(you: Player) -> None:
    you.return_all(you.hand)


@railroad.dogma("Draw {6} three times.", FOURTH)
def railroad_draw(you: Player) -> None:
    you.draw_several(3, 6)


@railroad.dogma("You may splay up a colour that is splayed right on your board.")
def railroad_splay(you: Player) -> None:
    you.may_splay([color for color in you.colors() if you.splayed(color) == RIGHT], UP)


railroad.ruling("An empty hand does not keep you from drawing.")
railroad.ruling("Who draws the very cards just returned has shared all the same.")
railroad.ruling("All who share return their hands before anyone draws.", FOURTH)
