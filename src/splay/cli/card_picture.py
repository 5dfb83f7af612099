"""Cards drawn in the terminal: marks for icons and colours, texts with their glyphs, and the whole card."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from splay.cli.city_words import city_icon_words, city_icons
from splay.innovation.card import BASE, CITIES, ECHO_EFFECT, INSPIRE_EFFECT, KARMA, Card, Effect
from splay.innovation.facts import ECHO, EMBLEMS, HEX, ICONS, INSPIRE, MOST_BONUS, SLOT_NAMES, bonus_value

_ICONS: Final = "♛♣☼♜⚙◷☻"
ICON_MARKS: Final = (
    *_ICONS,
    *("·", "≈", "+", "✦", "⚑", "♨", "✚", "←", "→", "↑"),
    *"①②③④⑤⑥⑦⑧⑨⑩⑪⑫",
    *(f"⌕{icon}" for icon in _ICONS),
    "□",
)
"""The mark of each icon, in the order of SLOT_NAMES; every mark is one cell wide, with a magnifying glass two."""
KARMA_MARK: Final = "❖"
"""What stands before a karma, and before what counts as an achievement by one."""

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
    "bold #3d0f26 on #f2a5c8",
    *["bold #1d1d1d on #f4f1e6"] * len(EMBLEMS),
    *[_BONUS_STYLE] * MOST_BONUS,
    *[f"underline {style}" for style in _ICON_STYLES],
    "#5a5a5a",
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
    mark = f"+{value:<2}" if value else f"{ICON_MARKS[slot]:>2} "
    return Text.assemble((mark, ICON_STYLES[slot]))


def icons_text(slots: Sequence[int]) -> Text:
    """Return some slots side by side, as narrow as they can be told apart."""
    return Text.assemble(*((ICON_MARKS[slot], ICON_STYLES[slot]) for slot in slots))


UPPER: Final = (0, 4, 5)
LOWER: Final = (1, 2, 3)
"""The slots of the upper and of the lower edge from left to right; only cities have more than one above."""


def edge(card: Card, places: Sequence[int]) -> list[int]:
    """Return what is printed along an edge of a card."""
    return [card.slots[place] for place in places if place < len(card.slots)]


def card_icons(card: Card) -> Text:
    """Return all slots of a card side by side, the upper ones first; a stroke parts the two edges of a city."""
    upper, lower = edge(card, UPPER), edge(card, LOWER)
    return Text.assemble(icons_text(upper), ("/", "dim") if len(upper) > 1 else "", icons_text(lower))


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


_IN_A_SLOT: Final = {ECHO_EFFECT: ECHO, INSPIRE_EFFECT: INSPIRE}
"""The kinds of effects that are printed in a slot, which bears their mark."""


def effect_text(effect: Effect, featured: int, say: Say = str) -> Text:
    """Return an effect: the featured icon or the mark of its slot, whether it is a demand, and its words."""
    if effect.kind == KARMA:
        # No icon stands before a karma effect, because none is counted for it.
        return Text.assemble((f"{KARMA_MARK} Karma: ", "bold italic"), rich_text(say(effect.text)))
    mark = _IN_A_SLOT.get(effect.kind, featured)
    drawn = Text.assemble((ICON_MARKS[mark], ICON_STYLES[mark]), " ")
    if effect.kind in _IN_A_SLOT:
        drawn.append(f"{effect.kind.capitalize()}: ", "bold italic")
    if effect.is_demand:
        drawn.append("I compel: " if effect.is_compel else say("I demand: "), "bold")
    return drawn.append_text(rich_text(say(effect.text)))


def effects_of(card: Card, say: Say = str) -> list[Text]:
    """Return what a card does: all its effects, or what its city icons do, or that it has none."""
    printed = card.printed_effects()
    drawn = [effect_text(effect, card.featured, say) for effect in printed]
    if any(effect.kind != ECHO_EFFECT for effect in printed):
        return drawn
    icons = [_city_icon_text(card, slot, say) for slot in city_icons(card)]
    if not icons and card.set_name == CITIES.name:
        return [Text(say("No effect: its icons and bonuses count as long as they are in sight."), "italic")]
    return [*drawn, *(icons or [Text(say("No effect."), "italic")])]


def _city_icon_text(card: Card, slot: int, say: Say) -> Text:
    """Return the mark of a city icon, its name, and what it does."""
    name, does = city_icon_words(card, slot)
    return Text.assemble(icons_text([slot]), " ", (f"{name}: ", "bold italic"), rich_text(say(does)))


def _row(cells: Sequence[RenderableType], widths: Sequence[int | None]) -> Table:
    """Return one line of a card; what has no width takes the room that is left."""
    row = Table.grid(expand=True, padding=0)
    for width in widths:
        row.add_column(width=width, ratio=None if width else 1)
    row.add_row(*cells)
    return row


def _edge_row(slots: Sequence[int]) -> Table:
    left, middle, right = (icon_text(slot) for slot in slots)
    return _row((left, "", middle, "", right), (3, None, 3, None, 3))


def _head(card: Card) -> list[RenderableType]:
    """Return the top of a card: the icon of its corner beside the name; of a city three icons, and the name below."""
    name, mark = Text(card.name, f"bold {COLOR_INKS[card.color.name]}"), chip(card)
    upper = edge(card, UPPER)
    if len(upper) == 1:
        return [_row((icon_text(upper[0]), name, mark), (4, None, mark.cell_len))]
    return [_edge_row(upper), _row((name, mark), (None, mark.cell_len))]


def card_picture(card: Card, edition_key: str, width: int = 46, say: Say = str) -> RenderableType:
    """Return a card drawn as it lies on the table: the name, the icons in their places, and its effects."""
    ink = COLOR_INKS[card.color.name]
    effects: list[RenderableType] = []
    for effect in effects_of(card, say):
        effects.extend([effect, ""])
    facts = [card.color.name, say(f"age {card.age}{_other_value(card)}")]
    if card.featured >= 0:
        facts.append(ICONS[card.featured])
    if card.set_name != BASE.name or card.relic:
        facts.append(card.set_name)
    if card.relic:
        facts.append("relic")
    facts.append(edition_key)
    return Panel(
        Group(*_head(card), "", *effects, _edge_row(edge(card, LOWER))),
        box=box.ROUNDED,
        border_style=ink,
        width=width,
        subtitle=Text(" · ".join(facts), "dim"),
        subtitle_align="right",
    )


def _other_value(card: Card) -> str:
    """Return the value that a card has elsewhere than where it lies, if that is another one."""
    if card.front is not None:
        return f", {card.front.age} on a board"
    return "" if card.back is None else f", {card.back.age} off the board"


def rulings_text(card: Card, say: Say = str) -> Text:
    """Return the rulings on a card, one paragraph each; empty if there are none."""
    return Text("\n").join(Text.assemble(("• ", "dim"), rich_text(say(ruling))) for ruling in card.rulings)
