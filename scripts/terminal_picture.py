"""Draw docs/terminal-game.svg: the terminal game in the middle of a game, as the README shows it."""

import asyncio
from pathlib import Path
from typing import Final

from splay.cli.table.app import TableApp
from splay.cli.table.session import Session
from splay.innovation import position

PICTURE: Final = Path(__file__).parent.parent / "docs" / "terminal-game.svg"
SIZE: Final = (120, 40)
LAST_TURN: Final = 43
HIGHLIGHTED: Final = 4

POSITION: Final = {
    "edition": "4e",
    "seed": 5,
    "players": [
        {
            "name": "ann",
            "hand": ["Services", "Explosives", "Self Service"],
            "score": ["Rocketry", "Bicycle", "Vaccination", "Physics", "Education"],
            "board": {
                "blue": {"cards": ["Solar Sailing", "Computers", "Chemistry"], "splay": "aslant"},
                "red": {"cards": ["Robotics", "Flight", "Coal"], "splay": "up"},
                "green": {"cards": ["Corporations", "Banking", "Paper"], "splay": "right"},
                "yellow": {"cards": ["Suburbia", "Canning", "Statistics", "Machinery"], "splay": "left"},
                "purple": {"cards": ["The Internet", "Lighting"]},
            },
            "achievements": [1, 2, 4, "World"],
        },
        {
            "name": "Rivet",
            "hand": ["Ecology", "Databases"],
            "score": ["Quantum Theory", "Atomic Theory", "Societies", "Optics"],
            "board": {
                "blue": {"cards": ["Genetics", "Evolution", "Tools"], "splay": "right"},
                "red": {"cards": ["Composites", "Mobility", "Industrialization"], "splay": "aslant"},
                "green": {"cards": ["Mass Media", "Metric System"]},
                "yellow": {"cards": ["Skyscrapers", "Perspective"], "splay": "up"},
                "purple": {"cards": ["Empiricism", "Railroad"], "splay": "left"},
            },
            "achievements": [3, 5, "Empire"],
        },
    ],
    "turn": {"player": "ann", "actions": 1, "number": 41},
}
BEFORE: Final = ("Dogma Suburbia", "Explosives", "Done", "Yes")
"""What ann does before the picture is taken."""


async def draw() -> None:
    """Take ann's last action, play on until she can act again, and draw what she then sees."""
    session = Session(position.load(POSITION))
    app = TableApp(session, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        for label in BEFORE:
            decision = session.match.decision
            assert decision is not None
            app.table.choose([value.label for value in decision.values].index(label))
        while not (session.person_is_asked and session.view().turn == LAST_TURN):
            await pilot.press(*(["1"] if session.person_is_asked else []))
            await pilot.pause()
        await pilot.press(*["down"] * HIGHLIGHTED)
        await pilot.pause()
        PICTURE.write_text(app.export_screenshot(title="splay play"), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(draw())
