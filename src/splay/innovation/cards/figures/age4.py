"""Figures in the Sand: age 4."""

from splay.innovation.card import FIGURES, Card, figures, having, not_of_color, of_color, of_value, with_bonus
from splay.innovation.facts import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    INSPIRE,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    YELLOW,
    Color,
    bonus,
)
from splay.innovation.karma import (
    AVAILABLE,
    DOGMA_ACTION,
    FORESHADOW,
    IN_SCORE,
    INSPIRABLE,
    INSPIRE_ACTION,
    MELD,
    POINTS,
    SCORE,
    Would,
)
from splay.innovation.player import HAND, Player

johannes_kepler = FIGURES.card("Johannes Kepler", 4, BLUE, HEX, LIGHTBULB, ECHO, LIGHTBULB)


@johannes_kepler.echo("Draw a {5}.")
def johannes_kepler_echo(you: Player) -> None:
    you.draw(5)


@johannes_kepler.first(
    DOGMA_ACTION,
    "If you would take a Dogma action with a card, first reveal all cards of its colour that you hold. During the "
    "action, every value printed in any effect is higher by their number.",
)
def johannes_kepler_dogma(you: Player, it: Would) -> None:
    revealed = of_color(you.hand, it.card.color)
    you.reveal(revealed)
    it.raised = len(revealed)
    # Ruling: "any effect" means karmas as well, and everyone's.
    it.raises_karmas = True


johannes_kepler.ruling("Karmas are effects, too: the values printed in them are raised for everyone.")

takiyuddin = FIGURES.card("Takiyuddin", 4, BLUE, INSPIRE, LEAF, LEAF, HEX)


@takiyuddin.inspire("Draw a {5}. Meld it if it has a {lightbulb}, otherwise tuck it.")
def takiyuddin_inspire(you: Player) -> None:
    card = you.draw(5)
    if card.has(LIGHTBULB):
        you.meld(card)
    else:
        you.tuck(card)


takiyuddin.decree("Advancement")


@takiyuddin.first(INSPIRE_ACTION, "If you would inspire a colour, first you may splay it right.")
def takiyuddin_splay(you: Player, it: Would) -> None:
    assert it.color is not None
    you.may_splay([it.color], RIGHT)


@takiyuddin.counts(INSPIRABLE)
def takiyuddin_reveal(you: Player, color: int) -> int:
    # Ruling: as in the rulebook's example, an effect that only this splay brings to light can be used.
    pile = you.piles[color]
    return pile.inspires_if(RIGHT) if you.can_splay(pile.color, RIGHT) else 0


takiyuddin.ruling("A colour can be inspired, too, whose inspire effects come to light only by this splay.")


amina_sukhera = FIGURES.card("Amina Sukhera", 4, RED, FACTORY, INSPIRE, FACTORY, HEX)


@amina_sukhera.inspire("Score everyone's bottom purple card.")
def amina_sukhera_inspire(you: Player) -> None:
    you.score_all([card for owner in you.everyone for card in owner.pile(PURPLE)[:1]])


@amina_sukhera.when("When you meld this card, score every top figure of value 4 of your opponents'.")
def amina_sukhera_meld(you: Player) -> None:
    you.score_all([card for opponent in you.opponents for card in of_value(figures(opponent.tops()), 4)])


@amina_sukhera.lends(AVAILABLE, "Your top cards with a {castle} count for you as available achievements.")
def amina_sukhera_achievements(you: Player) -> list[Card]:
    return having(you.tops(), CASTLE)


yi_sun_sin = FIGURES.card("Yi Sun-Sin", 4, RED, bonus(4), HEX, FACTORY, ECHO)


@yi_sun_sin.echo("Score a top card with a {castle} of anyone's.")
def yi_sun_sin_echo(you: Player) -> None:
    you.score(you.choose(having(you.tops_anywhere(), CASTLE), "Score a top card with a castle"))


def of_splayed_color(you: Player, it: Would) -> bool:
    return you.splayed(it.card.color) != UNSPLAYED


@yi_sun_sin.instead(
    SCORE,
    "If you would score a card and its colour is splayed on your board, instead tuck it; then draw a {3} and tuck it.",
    of_splayed_color,
)
def yi_sun_sin_tuck(you: Player, it: Would) -> None:
    you.tuck(it.card)
    you.draw_and_tuck(3)


christopher_columbus = FIGURES.card("Christopher Columbus", 4, GREEN, bonus(4), LEAF, HEX, INSPIRE)


@christopher_columbus.inspire("Draw a {4}.")
def christopher_columbus_inspire(you: Player) -> None:
    you.draw(4)


christopher_columbus.decree("Trade")


@christopher_columbus.gives([CROWN], "Each {factory} on your board gives you two {crown} more.")
def christopher_columbus_crowns(you: Player, icon: int) -> int:
    return 2 * you.shown(FACTORY)


galileo_galilei = FIGURES.card("Galileo Galilei", 4, GREEN, HEX, CROWN, CROWN, ECHO)


@galileo_galilei.echo("Draw a {5} or {6} and foreshadow it.")
def galileo_galilei_echo(you: Player) -> None:
    you.draw_and_foreshadow(value=you.choose_printed([5, 6], "Draw and foreshadow a card of value"))


def value_not_foreseen(you: Player, it: Would) -> bool:
    return not of_value(you.forecast, it.card.age)


@galileo_galilei.first(
    FORESHADOW,
    "If you would foreshadow a card and your forecast has none of its value, first take your forecast into your hand.",
    value_not_foreseen,
)
def galileo_galilei_take(you: Player, it: Would) -> None:
    you.transfer_all(you.forecast, you, HAND)


leonardo_da_vinci = FIGURES.card("Leonardo Da Vinci", 4, YELLOW, ECHO, bonus(5), HEX, LEAF)


@leonardo_da_vinci.echo("Score a top figure with a bonus of anyone's.")
def leonardo_da_vinci_echo(you: Player) -> None:
    you.score(you.choose(with_bonus(figures(you.tops_anywhere())), "Score a top figure with a bonus"))


def is_yellow(you: Player, it: Would) -> bool:
    return it.card.color is YELLOW


@leonardo_da_vinci.first(
    MELD, "If you would meld yellow, first meld all cards you hold that are neither yellow nor purple.", is_yellow
)
def leonardo_da_vinci_meld(you: Player, it: Would) -> None:
    you.meld_all(not_of_color(you.hand, YELLOW, PURPLE))


def is_purple(you: Player, it: Would) -> bool:
    return it.card.color is PURPLE


@leonardo_da_vinci.first(MELD, "If you would meld purple, first draw three {4}.", is_purple)
def leonardo_da_vinci_draw(you: Player, it: Would) -> None:
    you.draw_several(3, 4)


michelangelo = FIGURES.card("Michelangelo", 4, YELLOW, CROWN, HEX, INSPIRE, CROWN)


@michelangelo.inspire("Score a card you hold.")
def michelangelo_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


@michelangelo.lends(IN_SCORE, "Each card you hold is part of your score pile as well.")
def michelangelo_score(you: Player) -> list[Card]:
    # Ruling: those that are in hand, not what another karma counts as being there.
    return you.hand_zone.cards


michelangelo.ruling("Where others take or return cards from your score pile, those in your hand are among them.")

niccolo_machiavelli = FIGURES.card("Niccolo Machiavelli", 4, PURPLE, ECHO, LIGHTBULB, LIGHTBULB, HEX)


@niccolo_machiavelli.echo("Splay right a colour that you have splayed left.")
def niccolo_machiavelli_echo(you: Player) -> None:
    left = [color for color in COLORS if you.splayed(color) == LEFT]
    if left:
        you.splay(you.choose_color(left, "Splay right"), RIGHT)


def elsewhere_unsplayed(you: Player, color: Color) -> bool:
    return all(other is you or other.splayed(color) == UNSPLAYED for other in you.everyone)


@niccolo_machiavelli.achieves(
    "Each colour splayed right on your board is an achievement while no other player has it splayed.",
    most=len(COLORS),
)
def niccolo_machiavelli_colors(you: Player) -> list[str]:
    right = [color for color in COLORS if you.splayed(color) == RIGHT]
    return [f"{color.name} splayed right" for color in right if elsewhere_unsplayed(you, color)]


william_shakespeare = FIGURES.card("William Shakespeare", 4, PURPLE, bonus(4), INSPIRE, HEX, LIGHTBULB)


@william_shakespeare.inspire("Meld a card you hold.")
def william_shakespeare_inspire(you: Player) -> None:
    you.meld(you.choose(you.hand, "Meld a card"))


william_shakespeare.decree("Rivalry")


@william_shakespeare.counts(POINTS, "Each picture in sight on your board gives you a point more.")
def william_shakespeare_points(you: Player, about: int) -> int:
    return you.shown(HEX)
