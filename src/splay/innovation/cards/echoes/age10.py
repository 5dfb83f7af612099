"""Echoes of the Past: age 10."""

from splay.innovation.card import ECHOES, colors_of, having, lacking, of_value
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    CLOCK,
    COLORS,
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
    bonus,
)
from splay.innovation.player import Player
from splay.innovation.zone import HAND, SCORE
from splay.kernel.decision import Text

artificial_heart = ECHOES.card("Artificial Heart", 10, BLUE, HEX, LEAF, LEAF, bonus(11))


@artificial_heart.dogma("Claim an available standard achievement for which twice your score would make you eligible.")
def artificial_heart_claim(you: Player) -> None:
    you.claim_standard(times=2)


artificial_heart.ruling("You still need a top card of the achievement's value or higher.")
artificial_heart.ruling("Who can claim an achievement has to. Of several you choose one.")

human_genome = ECHOES.card("Human Genome", 10, BLUE, LIGHTBULB, LIGHTBULB, bonus(10), HEX)


@human_genome.dogma(
    "You may choose a value, draw a card of it and score it. Take the bottom card of one of your colours into your "
    "hand. If your hand and your score pile then hold the same values, each equally often, you win."
)
def human_genome_match(you: Player) -> None:
    if you.may("Draw and score a card?"):
        you.draw_and_score(value=you.choose_any_value("Draw and score a card of which value?"))
    you.take(you.choose(you.bottoms(), "Take a bottom card into your hand"))
    # Ruling: each value has to be there as often; two 3s and one 3 do not match.
    if sorted([card.age for card in you.hand]) == sorted([card.age for card in you.score_pile]):
        you.wins()


human_genome.ruling("Scoring is up to you; taking a bottom card is not, and it may be Human Genome itself.")
human_genome.ruling("Two cards of a value are matched only by two of that value.")

camcorder = ECHOES.card("Camcorder", 10, RED, HEX, CLOCK, CLOCK, FACTORY)


@camcorder.demand("Hand me your whole hand, and draw a {9}!")
def camcorder_demand(you: Player, me: Player) -> None:
    you.transfer_all(you.hand, me, HAND)
    you.draw(9)


@camcorder.dogma("Meld every {9} you hold and return the rest of your hand. Then draw {9} three times.")
def camcorder_renew(you: Player) -> None:
    you.meld_all(of_value(you.hand, you.printed(9)))
    you.return_all(you.hand)
    you.draw_several(3, 9)


camcorder.ruling("Who has nothing to hand over still draws.")

social_networking = ECHOES.card("Social Networking", 10, RED, HEX, bonus(10), CLOCK, CLOCK)


@social_networking.demand("Choose an icon! Every top card of yours that does not bear it goes to my score pile!")
def social_networking_demand(you: Player, me: Player) -> None:
    icons = you.game.edition.icons
    icon = you.choose_text(icons, "Choose an icon; top cards without it go")
    you.announce(Text(icons[icon]))
    you.transfer_all(lacking(you.tops(), icon), me, SCORE)


@social_networking.dogma(
    "If every other player shows more {factory}, more {crown} and more {castle} than you, you win."
)
def social_networking_win(you: Player) -> None:
    if all(other.count(icon) > you.count(icon) for other in you.others for icon in (FACTORY, CROWN, CASTLE)):
        you.wins()


social_networking.ruling("The icon is one of the six; no bonus, echo effect or picture. It may be one you do not show.")
social_networking.ruling("Equal numbers do not win. Who shows none of an icon has fewer than one who shows some.")

gps = ECHOES.card("GPS", 10, GREEN, CROWN, HEX, CLOCK, CLOCK)


@gps.demand("Return your whole forecast!")
def gps_demand(you: Player, me: Player) -> None:
    you.return_all(you.forecast)


@gps.dogma("Draw a {10} and foreshadow it, three times over.")
def gps_foreshadow(you: Player) -> None:
    for _ in range(3):
        you.draw_and_foreshadow(10)


@gps.dogma("You may splay yellow up.")
def gps_splay(you: Player) -> None:
    you.may_splay([YELLOW], UP)


flash_drive = ECHOES.card("Flash Drive", 10, GREEN, FACTORY, FACTORY, HEX, FACTORY)


@flash_drive.demand("Return four of the cards in your score pile!")
def flash_drive_demand(you: Player, me: Player) -> None:
    you.return_all(you.choose_exactly(4, you.score_pile, "Return four scored cards"))


@flash_drive.dogma("Return one of the cards in your score pile. If you do, you may splay one colour up.")
def flash_drive_splay(you: Player) -> None:
    if you.return_card(you.choose(you.score_pile, "Return a scored card")):
        you.may_splay(COLORS, UP)


flash_drive.ruling("Who has fewer than four scored cards returns them all.")

cell_phone = ECHOES.card("Cell Phone", 10, YELLOW, CLOCK, HEX, bonus(10), CLOCK)


@cell_phone.dogma("For every two {clock} that you show, draw a {10}.")
def cell_phone_draw(you: Player) -> None:
    you.draw_several(you.count(CLOCK) // 2, 10)


@cell_phone.dogma("You may splay green up.")
def cell_phone_splay(you: Player) -> None:
    you.may_splay([GREEN], UP)


@cell_phone.dogma(
    "You may tuck any cards with a {clock} from your hand. Splay up every colour that you have tucked into."
)
def cell_phone_tuck(you: Player) -> None:
    tucked = you.tuck_each(you.choose_any(having(you.hand, CLOCK), "Tuck any cards with a clock"))
    for color in colors_of(tucked):
        you.splay(color, UP)


cell_phone.ruling("The splaying is no choice; a colour of a single card stays as it is.")

mp3 = ECHOES.card("MP3", 10, YELLOW, CROWN, bonus(10), HEX, CROWN)


@mp3.dogma(
    "Return any cards from your hand. For each of them, claim two available standard achievements that you are "
    "eligible for."
)
def mp3_claim(you: Player) -> None:
    returned = you.return_all(you.choose_any(you.hand, "Return any cards"))
    for _ in range(2 * returned):
        you.claim_standard()


@mp3.dogma("Draw a card of the value of a bonus that you show, and score it.")
def mp3_score(you: Player) -> None:
    # Ruling: what is not there has the value 0, so who shows no bonus draws the lowest card there is.
    values = sorted(set(you.bonuses())) or [0]
    you.draw_and_score(value=you.choose_value(values, "Draw and score a card of which bonus?"))


mp3.ruling("The achievements are claimed one after the other; a second one of a value takes twice the points.")
mp3.ruling("Who shows no bonus draws the lowest card there is. A bonus of 11 or more ends the game.")

puzzle_cube = ECHOES.card("Puzzle Cube", 10, PURPLE, LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB)


@puzzle_cube.dogma(
    "You may score the bottom card, or the bottom two, of one of your colours. If then each of your colours shows the "
    "same number of cards (one if it is not splayed), you win."
)
def puzzle_cube_win(you: Player) -> None:
    card = you.may_choose(you.bottoms(), "Score a bottom card?")
    if card is not None:
        cards = you.pile(card.color)
        two = len(cards) > 1 and you.may(f"Score {cards[1].name} above it too?")
        you.score_all(cards[: 2 if two else 1])
    if len({pile.cards_in_sight() for pile in you.piles if pile.cards}) <= 1:
        you.wins()


@puzzle_cube.dogma("Draw a {10} and meld it.")
def puzzle_cube_meld(you: Player) -> None:
    you.draw_and_meld(10)


puzzle_cube.ruling("Colours that you do not have do not count: with one colour, or with none, you win.")
puzzle_cube.ruling("In a splayed pile every card is in sight. You win as well if you score nothing.")

sudoku = ECHOES.card("Sudoku", 10, PURPLE, LIGHTBULB, HEX, LIGHTBULB, bonus(11))


@sudoku.dogma(
    "Choose a value, draw a card of it and meld it. If you now show nine or more different bonuses, you win. Use the "
    "non-demand effects of the melded card, you alone."
)
def sudoku_meld(you: Player) -> None:
    card = you.draw(value=you.choose_any_value("Draw and meld a card of which value?"))
    melded = you.meld(card)
    if len(set(you.bonuses())) >= 9:
        you.wins()
    if melded:
        you.self_execute(card.side(True))


sudoku.ruling("Bonuses of the same value count once.")
sudoku.ruling("The echo effects in sight in the melded card's colour come first, for you alone as well.")
