"""Figures in the Sand: age 7."""

from splay.innovation.card import FIGURES, Card, figures, having
from splay.innovation.facts import (
    BLUE,
    CLOCK,
    CROWN,
    ECHO,
    FACTORY,
    GREEN,
    HEX,
    ICONS,
    INSPIRE,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    UP,
    YELLOW,
    bonus,
)
from splay.innovation.karma import ANYONE, CLAIM, IN_HAND, MELD, REMOVE, RETURN, TRANSFER, Would
from splay.innovation.player import BOARD, SCORE, Player

charles_darwin = FIGURES.card("Charles Darwin", 7, BLUE, ECHO, bonus(8), HEX, LIGHTBULB)
charles_darwin.decree("Advancement")


@charles_darwin.echo("Draw one {8}.")
def charles_darwin_echo(you: Player) -> None:
    you.draw(8)


# Ruling: any claim triggers it, so that it can be picked among several, even where nothing comes of it.
@charles_darwin.first(CLAIM, "If you would claim an achievement, instead you win if you have more than everyone else.")
def charles_darwin_win(you: Player, it: Would) -> None:
    # Ruling: as always, the achievements of a team are counted together, so a partner does not stand in the way.
    if all(you.achievement_count > opponent.achievement_count for opponent in you.opponents):
        you.wins()


charles_darwin.ruling("Achievements are compared as they are before the claim. Teams compare what each has together.")
charles_darwin.ruling("Any claim triggers it: of several karmas you can pick it, even if you do not win by it.")

james_clerk_maxwell = FIGURES.card("James Clerk Maxwell", 7, BLUE, HEX, INSPIRE, bonus(7), CLOCK)


@james_clerk_maxwell.inspire("Draw one {8}.")
def james_clerk_maxwell_inspire(you: Player) -> None:
    you.draw(8)


# Ruling: a type of icons is one of the six basic ones; bonuses and the emblems of cities are none.
@james_clerk_maxwell.gives(
    range(len(ICONS)), "Each card you hold gives you one more of every icon that your board shows.", by_hand=True
)
def james_clerk_maxwell_icons(you: Player, icon: int) -> int:
    return len(you.hand_zone.cards) if you.shown(icon) else 0


john_ericsson = FIGURES.card("John Ericsson", 7, RED, HEX, FACTORY, FACTORY, INSPIRE)


@john_ericsson.inspire("Draw a {7} and tuck it.")
def john_ericsson_inspire(you: Player) -> None:
    you.draw_and_tuck(7)


@john_ericsson.when("When you meld this card, score every figure below 7 on top of an opponent's pile.")
def john_ericsson_score(you: Player) -> None:
    you.score_all([card for opponent in you.opponents for card in figures(opponent.tops()) if card.age < 7])


@john_ericsson.gives([CLOCK], "Each {factory} on your board gives you two {clock} more.")
def john_ericsson_clocks(you: Player, icon: int) -> int:
    return 2 * you.shown(FACTORY)


robert_e_lee = FIGURES.card("Robert E. Lee", 7, RED, ECHO, HEX, LEAF, LEAF)
robert_e_lee.decree("War")


@robert_e_lee.echo("Move anyone's top card with a {leaf}, be it your own, to a board of your choice.")
def robert_e_lee_echo(you: Player) -> None:
    card = you.choose(having(you.tops_anywhere(), LEAF), "Move a top card with a leaf")
    if card is not None:
        to = you.choose_player(you.everyone, f"Move {card.name} to the board of")
        assert to is not None
        you.transfer(card, to, BOARD)


robert_e_lee.ruling("To the board on which the card lies already it can go as well: then it stays.")


@robert_e_lee.achieves("For every seven {leaf} that your board shows you have an achievement more.")
def robert_e_lee_achievements(you: Player) -> list[str]:
    return ["seven leaves"] * (you.shown(LEAF) // 7)


alfred_nobel = FIGURES.card("Alfred Nobel", 7, GREEN, CROWN, HEX, CROWN, INSPIRE)


@alfred_nobel.inspire("Score a card you hold.")
def alfred_nobel_inspire(you: Player) -> None:
    you.score(you.choose(you.hand, "Score a card"))


@alfred_nobel.achieves(
    "Each icon that your board shows is an achievement of yours while you have at least double what anyone else has.",
    most=len(ICONS),
)
def alfred_nobel_achievements(you: Player) -> list[str]:
    shown = [icon for icon in range(len(ICONS)) if you.shown(icon)]
    return [
        f"{ICONS[icon]} prize"
        for icon in shown
        if all(you.count(icon) >= 2 * other.count(icon) for other in you.others)
    ]


george_stephenson = FIGURES.card("George Stephenson", 7, GREEN, bonus(7), ECHO, FACTORY, HEX)


@george_stephenson.echo("You may splay up a colour that is splayed right on your board.")
def george_stephenson_echo(you: Player) -> None:
    you.may_splay([color for color in you.colors() if you.splayed(color) == RIGHT], UP)


def not_empty(you: Player, below: int) -> list[int]:
    """Return the ages below one that have base cards left."""
    return [age for age in range(1, below) if you.game.deck(age).cards]


@george_stephenson.first(
    CLAIM,
    "If you would claim an achievement, first the bottom card of every deck below 10 becomes an available one.",
)
def george_stephenson_add(you: Player, it: Would) -> None:
    for age in not_empty(you, 10):
        you.make_available(you.game.deck(age).cards[0])


florence_nightingale = FIGURES.card("Florence Nightingale", 7, YELLOW, HEX, LEAF, INSPIRE, bonus(7))
florence_nightingale.decree("Expansion")


@florence_nightingale.inspire("Tuck a card you hold.")
def florence_nightingale_inspire(you: Player) -> None:
    you.tuck(you.choose(you.hand, "Tuck a card"))


def scored_and_an_opponents_effect(you: Player, it: Would) -> bool:
    by = you.game.players[it.effect_seat]
    return by.team != you.team and it.card in you.score_pile


@florence_nightingale.instead(
    (TRANSFER, RETURN, REMOVE),
    "If a card of your score pile would be moved, returned or removed by an opponent's effect, instead it stays.",
    scored_and_an_opponents_effect,
    ANYONE,
)
def florence_nightingale_keep(you: Player, it: Would) -> None:
    """The card stays where it is."""


florence_nightingale.ruling(
    "An effect is an opponent's if that opponent has activated the card, even where you carry it out yourself. To "
    "exchange cards is something else."
)

rowland_hill = FIGURES.card("Rowland Hill", 7, YELLOW, INSPIRE, CROWN, HEX, CROWN)


@rowland_hill.inspire("Draw one {7}.")
def rowland_hill_inspire(you: Player) -> None:
    you.draw(7)


@rowland_hill.first(
    CLAIM,
    "If you would claim any achievement, first return three cards you hold. If you do, claim what is left of your "
    "hand, eligible or not.",
)
def rowland_hill_claim(you: Player, it: Would) -> None:
    if you.return_all(you.choose_exactly(3, you.hand, "Return a card")) == 3:
        for card in you.hand[:]:
            you.achieve_regardless(card)


rowland_hill.ruling("Of fewer than three cards you return all, and claim nothing by it.")

emperor_meiji = FIGURES.card("Emperor Meiji", 7, PURPLE, HEX, CLOCK, CLOCK, INSPIRE)


@emperor_meiji.inspire("Draw an {8} or a {9} and foreshadow it.")
def emperor_meiji_inspire(you: Player) -> None:
    you.draw_and_foreshadow(value=you.choose_printed([8, 9], "Draw and foreshadow"))


def ten_upon_nine_and_eight(you: Player, it: Would) -> bool:
    values = [card.age for card in you.tops()]
    return it.card.age == 10 and 9 in values and 8 in values


@emperor_meiji.instead(
    MELD, "If you would meld a 10 while you have a top 9 and a top 8, instead you win.", ten_upon_nine_and_eight
)
def emperor_meiji_win(you: Player, it: Would) -> None:
    you.wins()


@emperor_meiji.lends(IN_HAND, "You hold the cards of your forecast as if they were in your hand.")
def emperor_meiji_hand(you: Player) -> list[Card]:
    return you.forecast


queen_victoria = FIGURES.card("Queen Victoria", 7, PURPLE, LIGHTBULB, LIGHTBULB, ECHO, HEX)
queen_victoria.decree("Rivalry")


@queen_victoria.echo("Move a figure from anyone's score pile to yours.")
def queen_victoria_echo(you: Player) -> None:
    # Ruling: any score pile can be one's own; then nothing moves.
    you.transfer(you.choose_back(you.everyone, "Move a figure to your score pile", 0, FIGURES.name), you, SCORE)


def standard(you: Player, it: Would) -> bool:
    return it.moving is not None


@queen_victoria.first(
    CLAIM,
    "If you would claim any standard achievement, first the bottom card of a deck below its value becomes available.",
    standard,
)
def queen_victoria_add(you: Player, it: Would) -> None:
    lower = not_empty(you, it.card.age)
    if lower:
        age = you.choose_value(lower, "Make an achievement available from the deck of value")
        you.make_available(you.game.deck(age).cards[0])
