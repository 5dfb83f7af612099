"""Figures in the Sand: age 10."""

from splay.innovation.card import FIGURES, Card, figures, of_value
from splay.innovation.effect import ECHO_EFFECT, INSPIRE_EFFECT
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    CLOCK,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    INSPIRE,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    Color,
    bonus,
)
from splay.innovation.karma import (
    ACTIVATES,
    ANOTHER,
    ANYONE,
    DOGMA_ACTION,
    DRAW,
    MELD,
    NO_SHARE_DRAW,
    OPPONENT,
    SCORE,
    WIN,
    Would,
)
from splay.innovation.player import Player
from splay.innovation.zone import BOARD
from splay.innovation.zone import SCORE as SCORE_PILE

stephen_hawking = FIGURES.card("Stephen Hawking", 10, BLUE, bonus(11), INSPIRE, LIGHTBULB, HEX)


@stephen_hawking.inspire("Draw a {10} and tuck it.")
def stephen_hawking_inspire(you: Player) -> None:
    you.draw_and_tuck(10)


@stephen_hawking.hexes(
    "Each {hex} on your board is an echo effect as well: to score the bottom card of its colour.",
    "Score the bottom card of this colour.",
)
def stephen_hawking_score(you: Player, color: Color) -> None:
    you.score(you.bottom(color))


stephen_hawking.ruling("Who shares it scores the bottom card of that colour on their own board.")

susan_blackmore = FIGURES.card("Susan Blackmore", 10, BLUE, INSPIRE, LIGHTBULB, HEX, LIGHTBULB)


@susan_blackmore.inspire("Use one echo or inspire effect, whosever.")
def susan_blackmore_inspire(you: Player) -> None:
    # Ruling: any that is in sight on a board, but not this one, which would never come to an end.
    you.execute_effect(you.choose_effect([ECHO_EFFECT, INSPIRE_EFFECT], "Use an effect"))


susan_blackmore.ruling("It has to be in sight on a board, and cannot be this effect itself. You alone use it.")


@susan_blackmore.first(
    NO_SHARE_DRAW,
    "If another player's Dogma action would end without a draw for sharing, first move the card that was used to your "
    "score pile.",
    whose=ANOTHER,
)
def susan_blackmore_take(you: Player, it: Would) -> None:
    # Ruling: a card that has left the boards meanwhile, or is on display, cannot be taken; the karma is triggered.
    if you.place_of(it.card).kind == BOARD:
        you.transfer(it.card, you, SCORE_PILE)


susan_blackmore.ruling(
    "A card that is on no board any more, or on display, stays where it is. This karma can be picked even then."
)

jackie_chan = FIGURES.card("Jackie Chan", 10, RED, INSPIRE, CLOCK, CLOCK, HEX)


@jackie_chan.inspire("Score a card you hold.")
def jackie_chan_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


def no_draw(you: Player, it: Would) -> bool:
    # Ruling: in a draw nobody wins.
    return all(you.game.teams[seat] == it.player.team for seat in it.winners)


@jackie_chan.first(
    WIN,
    "If an opponent would win, first score everyone's top figures but this one. If you have the most points then, you "
    "win in their place.",
    no_draw,
    OPPONENT,
)
def jackie_chan_win(you: Player, it: Would) -> None:
    you.score_all([figure for figure in figures(you.tops_anywhere()) if figure.name != "Jackie Chan"])
    # Ruling: in a tie nobody has the most; with teams each player's own points count.
    if you.game.single(lambda player: player.points()) is you:
        you.wins()


jackie_chan.ruling("If you tie for the most points, or the win is a karma's, the opponent wins.")
jackie_chan.ruling("With teams, you alone need more points than each other player, and win with your team.")

margaret_thatcher = FIGURES.card("Margaret Thatcher", 10, RED, FACTORY, FACTORY, ECHO, HEX)


def industrial(cards: list[Card]) -> list[Card]:
    """Return the cards with a factory or a crown among some cards."""
    return [card for card in cards if card.has(FACTORY) or card.has(CROWN)]


@margaret_thatcher.echo("Score one of your top cards that bears a {factory} or a {crown}.")
def margaret_thatcher_echo(you: Player) -> None:
    # Ruling: of your own, as everywhere that no other board is named.
    you.score(you.choose(industrial(you.tops()), "Score a top card"))


@margaret_thatcher.first(
    DOGMA_ACTION,
    "Before each Dogma action of yours, score a top card with a {crown} or a {factory} from anyone's board.",
)
def margaret_thatcher_score(you: Player, it: Would) -> None:
    you.score(you.choose(industrial(you.tops_anywhere()), "Score a top card"))


margaret_thatcher.ruling(
    "If it is the card you use, its effects are carried out all the same, but for its echo effect, now out of sight."
)

muhammad_yunus = FIGURES.card("Muhammad Yunus", 10, GREEN, CROWN, INSPIRE, HEX, CROWN)


@muhammad_yunus.inspire("Draw a {10}.")
def muhammad_yunus_inspire(you: Player) -> None:
    you.draw(10)


@muhammad_yunus.first(
    DOGMA_ACTION,
    "Before anyone's Dogma action you may return a card you hold. If you do, nobody has as many of that card's "
    "featured icon as you have, to the end of the action.",
    whose=ANYONE,
)
def muhammad_yunus_return(you: Player, it: Would) -> None:
    # Ruling: a card of the hand, because no other place is named; everyone has to know its featured icon.
    card = you.may_seek(you.hand, "Return a card for the majority in its featured icon?")
    if you.return_card(card) and card is not None and card.featured >= 0:
        it.majority, it.majority_icon = you.seat, card.featured


muhammad_yunus.ruling("The card is shown. You then have one of that icon more than whoever else has the most.")

sergey_brin = FIGURES.card("Sergey Brin", 10, GREEN, HEX, CLOCK, CLOCK, INSPIRE)


@sergey_brin.inspire("You may splay one of your colours up.")
def sergey_brin_inspire(you: Player) -> None:
    you.may_splay(you.colors(), UP)


@sergey_brin.lends(ACTIVATES, "With a Dogma action you can use each top card on any board.")
def sergey_brin_tops(you: Player) -> list[Card]:
    return you.tops_anywhere()


sergey_brin.ruling("Your own icons and your own echo effects count.")

alex_trebek = FIGURES.card("Alex Trebek", 10, YELLOW, LIGHTBULB, HEX, INSPIRE, LIGHTBULB)


@alex_trebek.inspire("Choose a value, draw a card of it and meld it.")
def alex_trebek_inspire(you: Player) -> None:
    you.draw_and_meld(value=you.choose_any_value("Draw and meld a card of value"))


def no_figure_of_it(you: Player, it: Would) -> bool:
    return not of_value(figures(you.hand), it.age)


@alex_trebek.first(
    DRAW,
    "If you would draw a card of a value of which you hold no figure, first name a figure. If it is in the figures "
    "deck of that value, take it into your hand. Shuffle that deck.",
    no_figure_of_it,
)
def alex_trebek_name(you: Player, it: Would) -> None:
    # Ruling: an empty deck triggers it too, but then nothing has to be named.
    if not you.game.deck(it.age, you.game.set_index(FIGURES.name)).cards:
        return
    # Ruling: figures of other values cannot be in that deck, so to name any one of them is the same.
    known = [card for card in of_value(figures(you.game.cards), it.age) if not card.relic]
    you.search_deck(FIGURES.name, it.age, you.name_card(known, "Who is …?", "A figure of another value"))


alex_trebek.ruling(
    "Any figure can be named, wherever it is. If the deck is empty, none is; this karma can be picked even then."
)

shigeru_miyamoto = FIGURES.card("Shigeru Miyamoto", 10, YELLOW, HEX, bonus(10), CLOCK, ECHO)


@shigeru_miyamoto.echo("Draw a {10}. If it bears no {clock}, score it.")
def shigeru_miyamoto_echo(you: Player) -> None:
    card = you.draw(10)
    # Ruling: it is shown, because nobody else could see whether it has to be scored.
    you.prove([card])
    if not card.has(CLOCK):
        you.score(card)


shigeru_miyamoto.ruling("The card is shown, whether you keep or score it.")


def featuring_clock(you: Player, it: Would) -> bool:
    return it.featured == CLOCK


@shigeru_miyamoto.first(
    DOGMA_ACTION,
    "If you would take a Dogma action with {clock} as the featured icon, you win at once if you have just one, three "
    "or six {clock}.",
    featuring_clock,
)
def shigeru_miyamoto_win(you: Player, it: Would) -> None:
    if you.count(CLOCK) in (1, 3, 6):
        you.wins()


kim_yu_na = FIGURES.card("Kim Yu-Na", 10, PURPLE, HEX, LEAF, ECHO, bonus(10))


@kim_yu_na.echo("Score one of your top cards.")
def kim_yu_na_echo(you: Player) -> None:
    you.score(you.choose(you.tops(), "Score a top card"))


def with_castle(you: Player, it: Would) -> bool:
    return it.card.has(CASTLE)


@kim_yu_na.instead(SCORE, "If a card you would score bears a {castle}, you win instead.", with_castle)
def kim_yu_na_win(you: Player, it: Would) -> None:
    you.prove([it.card])
    you.wins()


kim_yu_na.ruling("A figure that fades is scored.")

martin_scorsese = FIGURES.card("Martin Scorsese", 10, PURPLE, FACTORY, HEX, bonus(10), ECHO)


@martin_scorsese.echo("Draw a {10} and meld it.")
def martin_scorsese_echo(you: Player) -> None:
    you.draw_and_meld(10)


def is_figure(you: Player, it: Would) -> bool:
    return it.card.set_name == FIGURES.name


@martin_scorsese.instead(
    MELD,
    "If a card you would meld is a figure, instead tuck it and claim any available standard achievement, eligible or "
    "not.",
    is_figure,
)
def martin_scorsese_meld(you: Player, it: Would) -> None:
    you.tuck(it.card)
    you.claim_regardless()
