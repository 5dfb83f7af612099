"""Figures in the Sand in words: karmas in force, those that an option is sure to trigger, inspiring and decrees."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from splay.cli.card_picture import COLOR_INKS, ICON_MARKS, ICON_STYLES, KARMA_MARK, Say, rich_text
from splay.cli.table.lineups import HINT
from splay.cli.table.prospect import Supply
from splay.innovation.card import Card
from splay.innovation.expansions.decrees import Decree
from splay.innovation.expansions.figures import FADING
from splay.innovation.facts import INSPIRE, Color
from splay.innovation.interrupting import WHICH_KARMA
from splay.innovation.special import Special
from splay.innovation.view import GameView, PlayerView
from splay.kernel.decision import Trigger
from splay.kernel.plain import listing

_KARMA: Final = "#d2b48c"

ABOUT: Final = {
    FADING: "nobody keeps more than one top figure after an action: this one goes to your score pile",
    WHICH_KARMA: "several are triggered by the same thing: the one you choose acts, the others do not",
}
"""What is to be known about a question that the rules of Figures ask, and no effect."""


def _karma_text(figure: str, whose: str, text: str, say: Say) -> Text:
    """Return a karma behind the name of its figure, which shows the card when it is clicked."""
    name = (figure, Style(color=_KARMA, bold=True, meta={"card": figure}))
    return Text.assemble((f"{KARMA_MARK} ", _KARMA), name, (f"{whose}: ", _KARMA), rich_text(say(text)))


def karmas_in_force(player: PlayerView, say: Say) -> list[Text]:
    """Return the karmas of a player that are in force, one each."""
    return [_karma_text(figure, "", text, say) for figure, text in player.karmas]


def triggers_text(triggers: Sequence[Trigger], view: GameView, say: Say) -> Text:
    """Return the karmas that an option is sure to trigger, a line each; of some only one may act."""
    lines: list[Text] = []
    for trigger in triggers:
        if trigger.is_choice and not any(line.plain.startswith("one of these") for line in lines):
            chooser = "you choose" if view.current == view.seat else f"{view.players[view.current].name} chooses"
            lines.append(Text(f"one of these karmas acts, as {chooser}:", HINT))
        whose = " (yours)" if trigger.seat == view.seat else f" ({view.players[trigger.seat].name}'s)"
        lines.append(_karma_text(trigger.source.name, whose, trigger.source.text, say))
    return Text("\n").join(lines)


# Inspire and Decree


def inspire_lines(view: GameView, color: Color, say: Say) -> list[Text]:
    """Return what inspiring a colour would do: its inspire effects in their order, then the draw."""
    assert view.seat is not None
    inspired = next(inspired for inspired in view.inspires if inspired.color is color)
    lines = [
        Text.assemble(
            (ICON_MARKS[INSPIRE], ICON_STYLES[INSPIRE]), (f" {effect.name}: ", HINT), rich_text(say(effect.text))
        )
        for effect in inspired.effects
    ]
    drawn = Supply(view, view.players[view.seat]).draw(inspired.value)
    return [*lines, Text(f"then draw {drawn}, as things are now", HINT)]


def holder_of(view: GameView, special: Special) -> PlayerView | None:
    """Return who has claimed a special achievement."""
    return next((player for player in view.players if special in player.specials), None)


def decree_lines(view: GameView, decree: Decree, say: Say) -> list[Text]:
    """Return what issuing a decree would cost, and what it would do."""
    assert view.seat is not None
    held = [f"{seen.card.name}" for seen in view.players[view.seat].held if seen.card is not None]
    cost = Text(say(f"your whole hand leaves the game: {listing(held)}"), HINT)
    holder = holder_of(view, decree)
    if holder is not None and holder.seat != view.seat:
        return [cost, Text(say(f"{holder.name} loses it: it becomes available again, and does nothing"), HINT)]
    what = "you claim it: " if holder is None else "yours already: "
    return [cost, Text.assemble((say(what), HINT), rich_text(say(decree.text)))]


def decree_name(decree: Decree) -> Text:
    """Return the name of a decree in its colour."""
    return Text(decree.name, COLOR_INKS[decree.color.name])


# What karmas add


def achieve_line(view: GameView, card: Card) -> Text:
    """Return where a card lies that counts as an available achievement by a karma."""
    assert view.seat is not None
    player = view.players[view.seat]
    place = "forecast" if any(seen.card is card for seen in player.forecast) else "board"
    return Text(f"from your {place}: a karma makes it available to you", HINT)
