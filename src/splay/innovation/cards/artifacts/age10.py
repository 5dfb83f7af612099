"""Artifacts of History: age 10."""

from splay.innovation.card import ARTIFACTS, Card, colors_of, highest, of_color
from splay.innovation.facts import BLUE, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, LIGHTBULB, PURPLE, RED, YELLOW
from splay.innovation.player import Player
from splay.innovation.zone import SCORE

rover_curiosity = ARTIFACTS.card("Rover Curiosity", 10, BLUE, HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)


@rover_curiosity.dogma("Draw an artifact {10} and meld it. Use its effects as if this card had them, you alone.")
def rover_curiosity_explore(you: Player) -> None:
    card = you.draw_from(ARTIFACTS.name, 10)
    if you.meld(card):
        you.execute_as_here(card.side(True))


rover_curiosity.ruling("If there is no artifact 10 left, it is a usual draw.")
rover_curiosity.ruling("Demands are made by the {lightbulb} counted when this card was used.")

higgs_boson = ARTIFACTS.card("Higgs Boson", 10, BLUE, LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)


@higgs_boson.dogma("Your whole board goes to your score pile.")
def higgs_boson_transfer(you: Player) -> None:
    # From the bottom up less and less is in sight, so in no order of the piles can anything be claimed.
    for pile in you.piles:
        you.transfer_all(pile.cards, you, SCORE)


higgs_boson.ruling("These cards are transferred, not scored: they do not count for Monument.")

exxon_valdez = ARTIFACTS.card("Exxon Valdez", 10, RED, FACTORY, HEX, FACTORY, FACTORY)


@exxon_valdez.compel(
    "Remove your hand, your score pile, your board and your achievements from the game! You lose! If one player is "
    "left, that player wins!"
)
def exxon_valdez_compel(you: Player, me: Player) -> None:
    # Whoever loses leaves with all their cards, and the last side that is left wins.
    you.loses()


exxon_valdez.ruling("Special achievements go as well, and nobody can claim them any more.")
exxon_valdez.ruling("In teams the game goes on until no opponent is left.")

maldives = ARTIFACTS.card("Maldives", 10, RED, CLOCK, HEX, CLOCK, CLOCK)


def return_all_but(you: Player, count: int, cards: list[Card], where: str) -> None:
    kept = you.choose_exactly(count, cards, f"Keep cards {where}")
    you.return_all([card for card in cards if card not in kept])


@maldives.compel("Of your hand keep two cards, and return the rest! Do the same with your score pile!")
def maldives_compel(you: Player, me: Player) -> None:
    return_all_but(you, 2, you.hand, "in your hand")
    return_all_but(you, 2, you.score_pile, "in your score pile")


@maldives.dogma("Of your score pile keep four cards, and return the rest.")
def maldives_return(you: Player) -> None:
    return_all_but(you, 4, you.score_pile, "in your score pile")


maastricht_treaty = ARTIFACTS.card("Maastricht Treaty", 10, GREEN, CROWN, CROWN, HEX, CROWN)


@maastricht_treaty.dogma("With more cards in your score pile than anyone else you win.")
def maastricht_treaty_win(you: Player) -> None:
    # Ruling: in a tie nobody has the most.
    if you.game.single(lambda player: len(player.score_pile)) is you:
        you.wins()


maastricht_treaty.ruling("It is the number of cards that counts. If several tie for the most, the game goes on.")

seikan_tunnel = ARTIFACTS.card("Seikan Tunnel", 10, GREEN, CLOCK, CLOCK, CLOCK, HEX)


def most_in_sight(player: Player) -> int:
    """Return how many cards can be seen in the colour in which a player shows the most."""
    return max([pile.cards_in_sight() for pile in player.piles])


@seikan_tunnel.dogma("If one of your colours has more cards in sight than any colour on any other board, you win.")
def seikan_tunnel_win(you: Player) -> None:
    # Ruling: in a tie with another board nobody has the most.
    if you.game.single(most_in_sight) is you:
        you.wins()


seikan_tunnel.ruling("In sight are a top card and every card of a splayed colour, however little of it can be seen.")
seikan_tunnel.ruling("If several players tie for the most, the game goes on. Two colours of your own may tie.")

dolly_the_sheep = ARTIFACTS.card("Dolly the Sheep", 10, YELLOW, HEX, CLOCK, LEAF, CLOCK)


@dolly_the_sheep.dogma(
    "You may score the bottom card of your yellow pile. You may draw a {1} and tuck it. If Domestication is then at "
    "that bottom, you win. If not, meld the highest card you hold, and draw a {10}."
)
def dolly_the_sheep_clone(you: Player) -> None:
    bottom = you.bottom(YELLOW)
    if bottom is not None and you.may(f"Score {bottom.name}?"):
        you.score(bottom)
    if you.may("Draw and tuck a 1?"):
        you.draw_and_tuck(1)
    bottom = you.bottom(YELLOW)
    if bottom is not None and bottom.name == "Domestication":
        you.wins()
    you.meld(you.choose(highest(you.hand), "Meld your highest card"))
    you.draw(10)


dolly_the_sheep.ruling("Domestication wins whether you have scored or tucked anything or not.")

wheres_waldo = ARTIFACTS.card("Where's Waldo?", 10, YELLOW, LEAF, CLOCK, HEX, LEAF)


@wheres_waldo.dogma("You win.")
def wheres_waldo_win(you: Player) -> None:
    you.wins()


wheres_waldo.ruling("An opponent who shares it wins before you can.")

delorean_dmc_12 = ARTIFACTS.card("DeLorean DMC-12", 10, PURPLE, HEX, CLOCK, CLOCK, CLOCK)


@delorean_dmc_12.dogma(
    "If DeLorean DMC-12 is on top of a pile on anyone's board, remove all hands and everyone's top cards from the game."
)
def delorean_dmc_12_remove(you: Player) -> None:
    boards = [player.tops() for player in you.everyone]
    if not any(card.name == "DeLorean DMC-12" for tops in boards for card in tops):
        return

    def remove() -> None:
        you.remove_all([card for player in you.everyone for card in player.hand])
        # Ruling: board by board, clockwise; for special achievements the order can matter only on each board.
        for tops in boards:
            you.remove_all(tops)

    you.game.at_once(remove)


delorean_dmc_12.ruling("Used from display it is on no board, and nothing happens.")
delorean_dmc_12.ruling(
    "The cards all go at once: a flag that is one of them does not count because another went before."
)

twister = ARTIFACTS.card("Twister", 10, PURPLE, HEX, FACTORY, FACTORY, CLOCK)


@twister.compel("Reveal your score pile! Of each colour in it, meld one card!")
def twister_compel(you: Player, me: Player) -> None:
    pile = you.score_pile
    you.reveal(pile)
    chosen = [you.choose(of_color(pile, color), f"Meld a {color.name} card") for color in colors_of(pile)]
    you.meld_all([card for card in chosen if card is not None])


twister.ruling("You choose which card of a colour you meld.")
