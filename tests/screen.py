"""The table on the screen as a test reads and plays it."""

import html
import re

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from splay.cli.table.app import TableApp
from splay.cli.table.words import OPTION_KEYS

SMALL, LARGE = (80, 24), (120, 40)
CELL = 12.2
"""The width of a character in a picture of the screen."""


def seen(app: TableApp) -> str:
    """Return all text on the screen, line by line."""
    rows: dict[float, dict[int, str]] = {}
    for x, y, text in re.findall(
        r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', app.export_screenshot()
    ):
        for offset, character in enumerate(html.unescape(text)):
            rows.setdefault(float(y), {})[round(float(x) / CELL) + offset] = character
    lines = ["".join(row.get(column, " ") for column in range(app.size.width)) for _, row in sorted(rows.items())]
    return "\n".join(lines).replace("\xa0", " ")


def words(app: TableApp) -> str:
    """Return all text on the screen, its spaces and line breaks made one."""
    return " ".join(seen(app).split())


def question(app: TableApp) -> str:
    """Return what is asked, or how the game has ended."""
    return str(app.table.query_one("#question", Static).content)


def options(app: TableApp) -> list[str]:
    """Return the options on the table, each on one line."""
    return [" ".join(str(option.prompt).split()) for option in app.table.query_one("#options", OptionList).options]


async def settle(pilot: Pilot[None]) -> None:
    """Wait until everything is drawn and no bot is at work."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.pause()
    while app.table.thinking:
        await pilot.pause(0.01)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


async def press_at_once(pilot: Pilot[None], key: str) -> None:
    """Press a key while bots may be at work."""
    await pilot.press(key)
    await pilot.pause()


async def choose(pilot: Pilot[None], label: str) -> None:
    """Choose an option by its words, with its key."""
    app = pilot.app
    assert isinstance(app, TableApp)
    decision = app.table.session.match.decision
    assert decision is not None
    labels = [value.label for value in decision.values]
    await press(pilot, OPTION_KEYS[labels.index(label)])
