"""The curve of a training as a picture: how well the bot did against greedy, batch by batch."""

from collections.abc import Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 320, 56, 40, 24, 44
INK, FAINT, DOTS, LINE, PAPER = "#2b3037", "#d9dde2", "#9ec1ea", "#e08a3c", "#ffffff"
SPAN = 8
"""Over how many batches the line is the mean."""


def draw_curve(steps: Sequence[dict[str, Any]], title: str) -> str:
    """Return a picture (SVG) of the share of games against greedy that each batch has won, and of the running mean."""
    shares = [(step["batch"], step["won"], step["against"]) for step in steps if step["against"]]
    last = max([batch for batch, _, _ in shares], default=1)
    parts = [_text(16, 24, title, "start", 'font-weight="600" font-size="15"')]
    for percent in range(0, 101, 20):
        y = _y(percent / 100)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{FAINT}"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{percent} %", "end"))
    for batch in sorted({1, last // 4, last // 2, 3 * last // 4, last} - {0}):
        parts.append(_text(_x(batch, last), HEIGHT - BOTTOM + 20, str(batch), "middle"))
    parts.append(_text(WIDTH - RIGHT, HEIGHT - 8, "batches", "end"))
    for batch, won, against in shares:
        parts.append(f'<circle cx="{_x(batch, last):.1f}" cy="{_y(won / against):.1f}" r="2.5" fill="{DOTS}"/>')
    means: list[str] = []
    for place, (batch, _, _) in enumerate(shares):
        near = shares[max(0, place - SPAN + 1) : place + 1]
        mean = sum(won for _, won, _ in near) / sum(against for _, _, against in near)
        means.append(f"{_x(batch, last):.1f},{_y(mean):.1f}")
    parts.append(f'<polyline points="{" ".join(means)}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    style = f'font-family="system-ui, sans-serif" font-size="12.5" fill="{INK}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>'
    back = f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>'
    return "\n".join([head, back, *parts, "</svg>\n"])


def _x(batch: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * batch / last


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _text(x: float, y: float, words: str, anchor: str, style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {style}>{escape(words)}</text>'
