"""What is asked and what has happened, in words: the question, its options, the end, and the log."""

import re
from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase
from typing import Any, Final

from rich.style import Style
from rich.table import Table
from rich.text import Text

from splay.cli.card_picture import COLOR_INKS, Say, card_icons, chip, rich_text
from splay.cli.table.karmas import ABOUT, achieve_line, decree_lines, inspire_lines
from splay.cli.table.lineups import HINT, lineup_text, on_display
from splay.cli.table.pictures import achieved, won_by
from splay.cli.table.prospect import draw_words, endorsement_price, meld_words
from splay.innovation.card import DRAW, ECHO_EFFECT, FIGURES, INSPIRE_EFFECT, KARMA, Action, Card, Effect
from splay.innovation.expansions.artifacts import FREE_DOGMA, LEAVE, RETURN
from splay.innovation.expansions.cities import ENDORSE, TUCKING
from splay.innovation.expansions.decrees import Decree
from splay.innovation.facts import Color, counted
from splay.innovation.view import GameView, PlayerView
from splay.kernel.decision import Choice, Decision
from splay.kernel.plain import listing

COMMANDS: Final = "cghlqsuw"
"""The letters that are commands at the table and so choose no option."""

OPTION_KEYS: Final = "123456789" + "".join(
    letter for letter in ascii_lowercase + ascii_uppercase if letter not in COMMANDS
)

_TURNING: Final = {
    FREE_DOGMA: "costs no action; afterwards it is returned",
    RETURN: "it goes back into its deck",
    LEAVE: "it stays on display, and you can meld it by a Meld action",
}
"""What becomes of an artifact on display, by what is done with it at the start of a turn."""

_UNNUMBERED: Final = {ECHO_EFFECT: "echo effect", INSPIRE_EFFECT: "inspire effect", KARMA: "karma"}

_FAINT: Final = "#8a8a8a"
_IDLE: Final = "italic #c9a06a"


def question(view: GameView, decision: Decision, cards: Mapping[str, Card], say: Say) -> Text:
    """Return who is asked what, and by which effect of which card."""
    name = view.players[decision.seat].name
    asked = Text(f"{name}: {say(decision.prompt)}", "bold")
    source = decision.source
    if not isinstance(source, Effect):
        about = [Text(say(ABOUT[decision.prompt]), HINT)] if decision.prompt in ABOUT else []
        return Text("\n").join([asked, *about, *_about_dogma(view, decision, say)])
    return Text("\n").join([_asking(source, cards, say), rich_text(say(source.text)), asked])


def _asking(source: Effect, cards: Mapping[str, Card], say: Say) -> Text:
    """Return the card whose effect asks, and which effect it is; or the decree."""
    card = cards.get(source.name)
    if card is None:
        return Text(f"{source.name} decree", "bold")
    kind = source.kind if source.is_demand else "effect"
    which = f"{kind} {source.number}" if source.number else _UNNUMBERED[source.kind]
    return Text.assemble(chip(card), (f" {card.name}", f"bold {COLOR_INKS[card.color.name]}"), f", {say(which)}")


def _about_dogma(view: GameView, decision: Decision, say: Say) -> list[Text]:
    """Return who would share the dogma that the rules, and no effect, ask about: of a promoted or an endorsed card."""
    told: list[Text] = []
    for lineup in view.lineups:
        if decision.prompt.endswith(f" of {lineup.card.name}?"):
            told.append(lineup_text(lineup, view, say))
        elif decision.prompt.endswith(f" to {ENDORSE} {lineup.card.name}"):
            told.append(lineup_text(lineup, view, say, endorsed=True))
            told.extend(_tucking(view, decision, say))
    return told


def _tucking(view: GameView, decision: Decision, say: Say) -> list[Text]:
    """Return what would be claimed by tucking one or the other of the cards that are offered."""
    if not decision.prompt.startswith("Tuck "):
        return []
    cards = [value for value in decision.values if isinstance(value, Card)]
    claims = [
        f"{special.name} by {card.name}"
        for card in cards
        for slot, special in TUCKING.items()
        if slot in card.slots and any(special.name == other.name for other in view.specials)
    ]
    return [Text(say(f"you claim {listing(claims)}"), HINT)] if claims else []


class OptionLine:
    """An option behind its key, with what helps to choose it; a long one is wrapped beside the key."""

    def __init__(self, key: str, words: Text, idle: bool, sets_off: Text) -> None:
        self.key = key
        self.words = words.append("; does nothing, as far as you can tell", _IDLE) if idle else words
        if sets_off:
            self.words = Text.assemble(words, "\n", sets_off)

    def __rich__(self) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2, justify="right", style="bold #e5b53a")
        grid.add_row(self.key, self.words)
        return grid

    def __str__(self) -> str:
        return f"{self.key} {self.words}"


def option_words(value: Choice, view: GameView, say: Say) -> Text:
    """Return an option with what helps to choose it."""
    about = _about(value)
    ink = COLOR_INKS[about.name] if isinstance(about, Color) else ""
    drawn = Text(say(value.label), ink)
    if value is DRAW:
        drawn.append(f" {draw_words(view)}", HINT)
    card = card_of(value)
    if card is not None:
        drawn.append(" ").append_text(chip(card)).append(" ").append_text(card_icons(card))
    for line in _action_lines(value, view, say) if isinstance(value, Action) else ():
        drawn.append("\n").append_text(line)
    return drawn


def _about(value: Choice) -> Choice:
    """Return what an option is about, besides a card: to issue a decree, for one, is about its colour."""
    target = value.target if isinstance(value, Action) and value.target is not None else value
    return target.color if isinstance(target, Decree) else target


def _action_lines(action: Action, view: GameView, say: Say) -> list[Text]:
    """Return what an action costs and brings, and whom it concerns."""
    if isinstance(action.target, Color):
        return inspire_lines(view, action.target, say)
    if isinstance(action.target, Decree):
        return decree_lines(view, action.target, say)
    card = action.card
    if action.name == "achieve":
        return [*([achieve_line(view, card)] if card else []), *_figures_drawn(view, say)]
    return [] if card is None else _card_lines(action, card, view, say)


def _figures_drawn(view: GameView, say: Say) -> list[Text]:
    """Return that an Achieve action lets opponents draw figures, where that is so."""
    figures = FIGURES.name in view.expansion_decks
    return [Text(say("then each opponent draws a figure"), HINT)] if figures else []


def _card_lines(action: Action, card: Card, view: GameView, say: Say) -> list[Text]:
    """Return what an action with a card costs and brings, and whom it concerns."""
    assert view.seat is not None
    if action.name == "meld":
        origin = _melded_from(view.players[view.seat], card)
        return [Text(told, HINT) for told in (*origin, say(meld_words(view, card))) if told]
    lines = [Text(say(_TURNING[action.name]), HINT)] if action.name in _TURNING else []
    if action.name in (RETURN, LEAVE):
        return lines
    if action.name == "parley":
        lines.append(Text(f"{_owner(card, view).name}'s card; costs a card from hand", HINT))
    elif action.name == ENDORSE:
        lines.append(Text(say(endorsement_price(view, card)), HINT))
    elif action.name == "dogma" and _owner(card, view).seat != view.seat:
        lines.append(Text(f"{_owner(card, view).name}'s card, by a karma; your own icons and echoes count", HINT))
    lineup = next(lineup for lineup in view.lineups if lineup.card is card)
    return [*lines, lineup_text(lineup, view, say, endorsed=action.name == ENDORSE)]


def _melded_from(player: PlayerView, card: Card) -> list[str]:
    """Return where a card lies that can be melded without being in hand."""
    if on_display(player) is card:
        return ["from your display"]
    return ["from your forecast"] if any(seen.card is card for seen in player.forecast) else []


def _owner(card: Card, view: GameView) -> PlayerView:
    """Return the player on whose board a top card lies."""
    return next(player for player in view.players if any(pile.top is card for pile in player.piles))


def card_of(value: Choice) -> Card | None:
    """Return the card that an option is about, if it is about one."""
    if isinstance(value, Card):
        return value
    return value.card if isinstance(value, Action) else None


def ending(view: GameView, say: Say) -> Text:
    """Return who has won and why, and how everyone stands at the end."""
    result = view.result
    assert result is not None
    parts = [Text("The game is over", "bold #e5b53a"), Text(f"{say(result.words)}.", "bold"), Text()]
    for player in view.players:
        mark = "★" if player.seat in result.winners else " "
        if player.out:
            parts.append(Text(f"{mark} {player.name}: out of the game"))
            continue
        words = say(f"{player.points} points, {counted(won_by(player), 'achievement')}")
        owned = achieved(player)
        parts.append(Text(f"{mark} {player.name}: {words}{f' ({owned})' if owned else ''}"))
    return Text("\n").join(parts)


class Storyteller:
    """Draws the log: card names in their colours, each one a link to its card, and what is new set apart."""

    def __init__(self, cards: Mapping[str, Any], link: Callable[[Any], Style]) -> None:
        self.cards = cards
        self.link = link
        names = sorted(cards, key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")
        self._drawn: dict[str, Text] = {}

    def line(self, words: str) -> Text:
        """Return one line of the log."""
        if words not in self._drawn:
            drawn = Text(words, "bold" if words.startswith(("Turn ", "Round ")) else "")
            for found in self._names.finditer(words):
                drawn.stylize(self.link(self.cards[found.group()]), *found.span())
            self._drawn[words] = drawn
        return self._drawn[words]

    def named(self, words: str) -> Any:
        """Return the card that some words name first, if they name one."""
        found = self._names.search(words)
        return self.cards[found.group()] if found else None

    def tell(self, story: Sequence[str], old: int, most: int | None = None) -> Text:
        """Return the log, or as many of its last lines as asked, and at least all the new ones."""
        first = 0 if most is None else max(0, min(old, len(story) - most))
        parts = [self.line(words).copy() for words in story[first:]]
        if 0 < old < len(story):
            for part in parts[: old - first]:
                part.stylize_before(_FAINT)
            parts.insert(old - first, Text("── since your last decision ──", "#e5b53a"))
        return Text("\n").join(parts) if parts else Text("Nothing has happened yet.", _FAINT)
