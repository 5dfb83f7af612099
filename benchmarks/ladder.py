"""Draws docs/ladder.svg from the saved result of a tournament of characters.

    splay tournament --bots duckling,magpie,ram --games 40 --jobs 2 --json > benchmarks/results/ladder.json
    python benchmarks/ladder.py

Each character that took part stands at its rating, with the share of the points that it took from the one below and its
95 % interval. It also prints the rows for docs/opponents.md.
"""

import json
from pathlib import Path
from typing import Any

from plot import FAINT, INK, PAPER, Drawing

from splay.bots import LADDER, Character

ROOT = Path(__file__).parent.parent
RESULT = ROOT / "benchmarks" / "results" / "ladder.json"
PICTURE = ROOT / "docs" / "ladder.svg"
WIDTH, LEFT, RIGHT, ROW = 760, 110, 250, 34
STEP, STEADY = "#4c8fd6", "#e08a3c"


def share_of(result: dict[str, Any], bot: str, other: str) -> tuple[float, float, float, int]:
    """Return a bot's share of the points against another, its interval, and of how many games."""
    for table in result["tables"]:
        if set(table["seats"]) == {bot, other}:
            low, high = table["intervals"][bot]
            return table["shares"][bot], low, high, table["games"]
    raise SystemExit(f"{bot} and {other} have not met in {RESULT}")


def draw(result: dict[str, Any]) -> str:
    """Return the picture: a row for each character, the master on top."""
    drawing = Drawing()
    drawing.heading("The ladder: ratings, and the share of points taken from the level below")
    ratings = {name: entry["rating"] for name, entry in result["ratings"].items()}
    low, high = min(ratings.values()) - 2, max(ratings.values()) + 2
    top = drawing.y
    for mark in range(int(low // 10 + 1) * 10, int(high) + 1, 10):
        x = place(mark, low, high)
        drawing.line([(x, top), (x, top + ROW * len(ratings))], FAINT, 1)
        drawing.text(x, top + ROW * len(ratings) + 18, str(mark), "middle")
    ordered = [character for character in reversed(LADDER) if character.name in ratings]
    points = [(place(ratings[one.name], low, high), top + ROW * (row + 0.5)) for row, one in enumerate(ordered)]
    drawing.line(points, STEP, 2)
    for character, (x, y) in zip(ordered, points, strict=True):
        drawing.dot(x, y, STEADY)
        drawing.text(16, y + 4, f"{character.level}  {character.title}")
        drawing.text(WIDTH - RIGHT + 16, y + 4, words(result, character, ratings[character.name]))
    height = top + ROW * len(ratings) + 32
    size = f'width="{WIDTH}" height="{height:.0f}" viewBox="0 0 {WIDTH} {height:.0f}"'
    style = f'font-family="system-ui, sans-serif" font-size="12.5" fill="{INK}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>'
    back = f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>'
    return "\n".join([head, back, *drawing.parts, "</svg>\n"])


def place(rating: float, low: float, high: float) -> float:
    """Return where on the picture a rating stands."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low)


def words(result: dict[str, Any], character: Character, rating: float) -> str:
    """Return what stands beside a character."""
    step = below(result, character)
    return f"{rating:.1f}" + (f"   {step}" if step else "")


def below(result: dict[str, Any], character: Character) -> str:
    """Return how a character does against the one below it, or nothing for the first."""
    if character.level == 1:
        return ""
    share, low, high, _ = share_of(result, character.name, LADDER[character.level - 2].name)
    return f"{share:.0%} ({low:.0%} to {high:.0%})".replace("%", " %").replace(" % to", " to")


def main() -> None:
    result = json.loads(RESULT.read_text())
    PICTURE.write_text(draw(result))
    for character in LADDER:
        if character.name not in result["ratings"]:
            continue
        rating = result["ratings"][character.name]["rating"]
        cells = (character.level, character.title, character.line, rating, f"{character.seconds} s")
        print("| " + " | ".join(map(str, cells)) + f" | {below(result, character)} |")


if __name__ == "__main__":
    main()
