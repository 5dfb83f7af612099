"""Draws docs/performance.svg from the saved results of `splay bench --json` and `benchmarks/peers.py --json`.

    splay bench --json > benchmarks/results/bench-pure.json
    python benchmarks/peers.py --json > benchmarks/results/peers-pure.json
    python benchmarks/plot.py

Results of a compiled build are called bench-compiled.json and peers-compiled.json; builds without results are left out.
Figures of different runs are drawn as they would be on a machine where the calibration takes 4 ms.
"""

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PICTURE = ROOT / "docs" / "performance.svg"

CALIBRATION = 0.004
"""The calibration, in seconds, that figures are scaled to."""

BUILDS = ("pure", "compiled")
INKS = {"innovation-tui": "#9aa3ad", "pure": "#4c8fd6", "compiled": "#e08a3c"}
NAMES = {"innovation-tui": "innovation-tui", "pure": "Splay, pure Python", "compiled": "Splay, compiled"}
INK, FAINT, PAPER = "#2b3037", "#d9dde2", "#ffffff"
WIDTH, LEFT, RIGHT = 760, 180, 90
ROW, GAP, TITLE = 16, 6, 46


class Drawing:
    """An SVG picture that grows downwards."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = 24.0

    def text(self, x: float, y: float, words: str, anchor: str = "start", style: str = "") -> None:
        """Write some words."""
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {style}>{escape(words)}</text>')

    def bar(self, x: float, y: float, width: float, ink: str) -> None:
        """Draw a lying bar."""
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="14" rx="2" fill="{ink}"/>')

    def line(self, points: Sequence[tuple[float, float]], ink: str, width: float) -> None:
        """Draw a line through some points."""
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="{width}"/>')

    def dot(self, x: float, y: float, ink: str) -> None:
        """Draw a dot."""
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{ink}"/>')

    def heading(self, words: str) -> None:
        """Begin a new part of the picture."""
        self.text(16, self.y, words, style='font-weight="600" font-size="15"')
        self.y += TITLE - 24

    def save(self, path: Path) -> None:
        """Write the picture to a file."""
        size = f'width="{WIDTH}" height="{self.y:.0f}" viewBox="0 0 {WIDTH} {self.y:.0f}"'
        style = f'font-family="system-ui, sans-serif" font-size="12.5" fill="{INK}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>'
        back = f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>'
        path.write_text("\n".join([head, back, *self.parts, "</svg>\n"]))


def load(kind: str) -> dict[str, Any]:
    """Return the saved results of a kind, by build."""
    files = {name: RESULTS / f"{kind}-{name}.json" for name in BUILDS}
    return {name: json.loads(file.read_text()) for name, file in files.items() if file.exists()}


def bars(drawing: Drawing, rows: Sequence[tuple[str, str, float]], form: str) -> None:
    """Draw a bar for each label, ink and value."""
    longest = max(value for _, _, value in rows)
    for label, ink, value in rows:
        drawing.y += GAP if label else 0
        width = (WIDTH - LEFT - RIGHT) * value / longest
        drawing.text(LEFT - 10, drawing.y + 11, label, "end")
        drawing.bar(LEFT, drawing.y, width, INKS[ink])
        drawing.text(LEFT + width + 6, drawing.y + 11, form.format(value))
        drawing.y += ROW
    drawing.y += TITLE - ROW


def draw_peers(drawing: Drawing, results: dict[str, Any]) -> None:
    """Draw how many times as many games each build plays as innovation-tui in the same run."""
    drawing.heading("Games a second, as a multiple of innovation-tui's in the same run")
    rows = [("innovation-tui", "innovation-tui", 1.0)]
    rows += [(NAMES[name], name, result["ratio_games"]) for name, result in results.items()]
    bars(drawing, rows, "{:.1f} times")


def draw_plays(drawing: Drawing, results: dict[str, Any]) -> None:
    """Draw the decisions per second of every edition, sets and number of players."""
    drawing.heading("Decisions a second, random play")
    rows: list[tuple[str, str, float]] = []
    for plays in zip(*(result["random_play"] for result in results.values()), strict=True):
        for name, play in zip(results, plays, strict=True):
            table = f"{play['edition']} {'+'.join(play['sets'])}" if play["game"] == "innovation" else play["game"]
            label = f"{table}, {play['players']} players"
            speed = play["decisions_per_second"] * play["calibration_seconds"] / CALIBRATION
            rows.append((label if name == next(iter(results)) else "", name, speed))
    bars(drawing, rows, "{:,.0f}")


def fifths(result: Any) -> list[float]:
    """Return what a decision costs in each fifth of a game."""
    figure = result["fifths"]
    return [cost * CALIBRATION / figure["calibration_seconds"] for cost in figure["microseconds"]]


def draw_fifths(drawing: Drawing, results: dict[str, Any]) -> None:
    """Draw what a decision costs in each fifth of a game."""
    drawing.heading("Microseconds a decision, from the first fifth of a game to the last")
    height, right = 120.0, WIDTH - RIGHT
    highest = max(cost for result in results.values() for cost in fifths(result))
    bottom = drawing.y + height
    drawing.line([(LEFT, bottom), (right, bottom)], FAINT, 1)
    places = [LEFT + 40 + number * (right - LEFT - 80) / 4 for number in range(5)]
    for x, word in zip(places, ("first", "second", "third", "fourth", "last"), strict=True):
        drawing.text(x, bottom + 18, word, "middle")
    for name, result in results.items():
        costs = fifths(result)
        points = [(x, bottom - (height - 16) * cost / highest) for x, cost in zip(places, costs, strict=True)]
        drawing.line(points, INKS[name], 2)
        for (x, y), cost in zip(points, costs, strict=True):
            drawing.dot(x, y, INKS[name])
            drawing.text(x, y - 8, f"{cost:.1f}", "middle")
    drawing.y = bottom + 48


def draw_key(drawing: Drawing, names: Sequence[str]) -> None:
    """Say which ink is which."""
    x = 16.0
    for name in names:
        drawing.bar(x, drawing.y - 11, 14, INKS[name])
        drawing.text(x + 20, drawing.y, NAMES[name])
        x += 170
    drawing.y += 20


def main() -> None:
    drawing = Drawing()
    peers, benches = load("peers"), load("bench")
    if not peers or not benches:
        raise SystemExit(f"there is nothing to draw: save results in {RESULTS.relative_to(ROOT)} first")
    drawing.y += 4
    draw_peers(drawing, peers)
    draw_plays(drawing, benches)
    draw_fifths(drawing, benches)
    draw_key(drawing, ["innovation-tui", *benches])
    drawing.save(PICTURE)
    print(f"wrote {PICTURE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
