"""Draw docs/terminal-game.svg: the terminal game in the middle of a game, as the README shows it."""

import asyncio
from pathlib import Path
from typing import Final

from splay.cli.table.app import TableApp
from splay.cli.table.session import Session
from splay.innovation import position

PICTURE: Final = Path(__file__).parent.parent / "docs" / "terminal-game.svg"
SIZE: Final = (120, 40)
LAST_TURN: Final = 23

POSITION: Final = {
    "edition": "3e",
    "seed": 12,
    "players": [
        {
            "name": "ann",
            "hand": ["Invention", "Compass", "Steam Engine"],
            "score": ["Sailing", "Calendar", "Optics", "Education", "Canal Building"],
            "board": {
                "blue": {"cards": ["Printing Press", "Alchemy", "Writing"], "splay": "right"},
                "red": {"cards": ["Gunpowder", "Engineering", "Oars", "Archery"], "splay": "left"},
                "green": {"cards": ["Navigation", "The Wheel"]},
                "yellow": {"cards": ["Perspective", "Machinery", "Agriculture"], "splay": "up"},
                "purple": {"cards": ["Monotheism", "Philosophy"], "splay": "right"},
            },
            "achievements": [1, 2],
        },
        {
            "name": "greedy",
            "hand": ["Coal", "Statistics"],
            "score": ["Metalworking", "Mapmaking", "Translation", "Medicine"],
            "board": {
                "blue": {"cards": ["Experimentation", "Mathematics", "Tools"], "splay": "left"},
                "red": {"cards": ["Construction"]},
                "green": {"cards": ["Currency", "Clothing"]},
                "yellow": {"cards": ["Fermenting", "Masonry"], "splay": "right"},
                "purple": {"cards": ["Reformation", "Feudalism", "Mysticism"]},
            },
            "achievements": [3],
        },
    ],
    "turn": {"player": "ann", "actions": 1, "number": 21},
}


async def draw() -> None:
    """Take ann's last action, play on until she can act again, and draw what she then sees."""
    session = Session(position.load(POSITION))
    app = TableApp(session, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        decision = session.match.decision
        assert decision is not None
        app.table.choose([value.label for value in decision.values].index("Dogma Perspective"))
        while not (session.person_is_asked and session.view().turn == LAST_TURN):
            await pilot.press(*(["1"] if session.person_is_asked else []))
            await pilot.pause()
        await pilot.press(*["down"] * 6)
        await pilot.pause()
        PICTURE.write_text(app.export_screenshot(title="splay play"), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw())
