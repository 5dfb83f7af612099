"""Cards drawn in the terminal: marks for icons and colours, texts with their glyphs, and the whole card."""

import re
from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from splay.innovation.card import BASE, ECHO_EFFECT, Card, Effect
from splay.innovation.facts import ECHO, EMBLEMS, HEX, ICONS, MOST_BONUS, SLOT_NAMES, bonus_value

_ICONS: Final = "♛♣☼♜⚙◷☻"
ICON_MARKS: Final = (*_ICONS, "·", "≈", "+", "⚑", "♨", "✚", "←", "→", "↑", *"①②③④⑤⑥⑦⑧⑨⑩⑪⑫", *_ICONS)
"""The mark of each icon, in the order of SLOT_NAMES; every mark is one cell wide."""

_ICON_STYLES: Final = (
    "bold #1d1d1d on #e5b53a",
    "bold #10240f on #7dc35b",
    "bold #2a1030 on #c79be0",
    "bold #1d1d1d on #b9bec6",
    "bold #2a0f08 on #e2785c",
    "bold #0c1f33 on #68b2ea",
    "bold #06302b on #56cdb8",
)
_BONUS_STYLE: Final = "bold #ffffff on #4b45a8"
ICON_STYLES: Final = (
    *_ICON_STYLES,
    "#8a8a8a on #3a3a3a",
    "bold #2b2115 on #f0dcb0",
    _BONUS_STYLE,
    *["bold #1d1d1d on #f4f1e6"] * len(EMBLEMS),
    *[_BONUS_STYLE] * MOST_BONUS,
    *[f"underline {style}" for style in _ICON_STYLES],
)

COLOR_STYLES: Final = {
    "blue": "bold #ffffff on #2f62b5",
    "red": "bold #ffffff on #b3342f",
    "green": "bold #ffffff on #2f8043",
    "yellow": "bold #1d1d1d on #d9b62c",
    "purple": "bold #ffffff on #7d449c",
}

COLOR_INKS: Final = {
    "blue": "#6f9fee",
    "red": "#ef6f66",
    "green": "#62c178",
    "yellow": "#e3c544",
    "purple": "#bb86dc",
}

_GLYPH: Final = re.compile(r"\{(\w+)\}")


Say = Callable[[str], str]
"""Puts a text into the words that a reader has chosen; `str` leaves it as it is."""


def icon_text(slot: int) -> Text:
    """Return a slot of a card, three cells wide; a bonus of 3 is +3."""
    value = bonus_value(slot)
    mark = f"+{value:<2}" if value else f" {ICON_MARKS[slot]} "
    return Text.assemble((mark, ICON_STYLES[slot]))


def icons_text(slots: list[int]) -> Text:
    """Return the four slots of a card side by side, as narrow as they can be told apart."""
    return Text.assemble(*((ICON_MARKS[slot], ICON_STYLES[slot]) for slot in slots))


def set_letter(set_name: str | None) -> str:
    """Return the letter that tells an expansion's cards from those of the base set, which have none."""
    return "" if set_name is None or set_name == BASE.name else set_name[0].upper()


def card_mark(card: Card) -> str:
    """Return a card's colour and age in short: R10 is a red card of age 10, and ER10 one of Echoes."""
    return f"{set_letter(card.set_name)}{card.color.name[0].upper()}{card.age}"


def chip(card: Card) -> Text:
    """Return a card's colour and age as a small mark, as wide for a card of any set."""
    space = "" if set_letter(card.set_name) else " "
    return Text.assemble((f"{space}{card_mark(card)} ", COLOR_STYLES[card.color.name]))


def rich_text(text: str) -> Text:
    """Return a card's text with its values and icons drawn: {3} as a value, {castle} as an icon."""
    drawn = Text()
    at = 0
    for glyph in _GLYPH.finditer(text):
        drawn.append(text[at : glyph.start()])
        word = glyph.group(1)
        if word in SLOT_NAMES:
            slot = SLOT_NAMES.index(word)
            # The mark of a card's picture says nothing in the middle of a sentence.
            drawn.append(word if slot == HEX else ICON_MARKS[slot], ICON_STYLES[slot])
        else:
            drawn.append(word, "bold underline")
        at = glyph.end()
    drawn.append(text[at:])
    return drawn


def effect_text(effect: Effect, featured: int, say: Say = str) -> Text:
    """Return an effect: the featured icon or the mark of an echo, whether it is a demand, and its words."""
    mark = ECHO if effect.kind == ECHO_EFFECT else featured
    drawn = Text.assemble((ICON_MARKS[mark], ICON_STYLES[mark]), " ")
    if effect.kind == ECHO_EFFECT:
        drawn.append("Echo: ", "bold italic")
    if effect.is_demand:
        drawn.append(say("I demand: "), "bold")
    return drawn.append_text(rich_text(say(effect.text)))


def effects_of(card: Card, say: Say = str) -> list[Text]:
    """Return what a card does: its echo effect, then its effects, or that it has none."""
    drawn = [effect_text(effect, card.featured, say) for effect in card.printed_effects()]
    return drawn if card.effects else [*drawn, Text(say("No effect."), "italic")]


def card_picture(card: Card, edition_key: str, width: int = 46, say: Say = str) -> RenderableType:
    """Return a card drawn as it lies on the table: the name, the four icons in their places, and its effects."""
    ink = COLOR_INKS[card.color.name]
    head = Table.grid(expand=True, padding=0)
    head.add_column(width=4)
    head.add_column(ratio=1)
    mark = chip(card)
    head.add_column(width=mark.cell_len)
    head.add_row(icon_text(card.slots[0]), Text(card.name, f"bold {ink}"), mark)
    foot = Table.grid(expand=True, padding=0)
    for width_of_column in (3, None, 3, None, 3):
        foot.add_column(width=width_of_column, ratio=None if width_of_column else 1)
    left, middle, right = (icon_text(slot) for slot in card.slots[1:4])
    foot.add_row(left, "", middle, "", right)
    effects: list[RenderableType] = []
    for effect in effects_of(card, say):
        effects.extend([effect, ""])
    facts = [card.color.name, say(f"age {card.age}")]
    if card.featured >= 0:
        facts.append(ICONS[card.featured])
    if card.set_name != BASE.name:
        facts.append(card.set_name)
    facts.append(edition_key)
    return Panel(
        Group(head, "", *effects, foot),
        box=box.ROUNDED,
        border_style=ink,
        width=width,
        subtitle=Text(" · ".join(facts), "dim"),
        subtitle_align="right",
    )


def rulings_text(card: Card, say: Say = str) -> Text:
    """Return the rulings on a card, one paragraph each; empty if there are none."""
    return Text("\n").join(Text.assemble(("• ", "dim"), rich_text(say(ruling))) for ruling in card.rulings)
