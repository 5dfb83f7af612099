"""Lets docs/statistics.md speak of the counts of cards that are shipped.

    splay survey work.jsonl --games 200000 --onto COUNTS --out COUNTS    # COUNTS: src/splay/statistics/counts.json.gz
    python scripts/ship_counts.py

What stands there between the marks is written anew, from the counts alone.
"""

import re
from pathlib import Path
from typing import Any

from splay.simulate import wilson
from splay.statistics.shipped import made_by, shipped, tables
from splay.statistics.survey import ALL_FOUR, GAMES

PAGE = Path(__file__).parent.parent / "docs" / "statistics.md"
ENDS = ("achievements", "score", "effect")
COLUMNS = ["table", "players", "games", "who begins wins (95 %)", "turns: the middle, and half of all"]
COLUMNS += ["by achievements", "by score", "by an effect"]


def row(cells: list[str]) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(cells)} |"


def cells(told: dict[str, Any]) -> list[str]:
    """Return how the games went at one kind of table."""
    sets = tuple(told["expansions"])
    first, turns, endings = told["first_player"], told["turns"], told["endings"]
    return [
        f"{told['edition']}, all four" if sets == ALL_FOUR else "+".join((told["edition"], *sets)),
        str(told["players"]),
        f"{told['games']:,}",
        f"{100 * first['share']:.1f} % ({100 * first['low']:.0f} to {100 * first['high']:.0f})",
        f"{turns['median']} ({turns['quarter']} to {turns['three_quarters']})",
        *[f"{100 * endings[end]['share'] if end in endings else 0:.0f} %" for end in ENDS],
    ]


def how_many() -> str:
    """Return how many games were counted, and who played."""
    made: dict[str, Any] = made_by(shipped())
    editions = ", ".join(f"{games:,} of {edition}" for edition, games in made["games"].items())
    games = sum(made["games"].values())
    text = f"**How many games.** {games:,} have been counted ({editions}), by the bot `{made['bot']}`\n"
    text += f"with the weights `{made['weights']}` (the beginning of their SHA-256)."
    if min(made["games"].values()) < GAMES:
        text += f" That is fewer than the {GAMES:,} of each\nedition that `splay survey` plays if nobody stops it."
    return text


def who_begins(told: list[dict[str, Any]]) -> str:
    """Return how often the one who begins wins, of all games for two without expansions."""
    plain = [table["first_player"] for table in told if table["players"] == 2 and not table["expansions"]]
    games = sum(first["of"] for first in plain)
    won = sum(first["share"] * first["of"] for first in plain)
    low, high = wilson(won, games)
    return (
        f"**Who begins.** In the {games:,} games for two without expansions the one who begins won "
        f"{100 * won / games:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f} %)."
    )


def main() -> None:
    """Write what is between the marks."""
    told: list[dict[str, Any]] = sorted(tables(shipped()), key=lambda table: str(table["edition"]))
    head = [row(COLUMNS), "|" + "---|" * len(COLUMNS)]
    text = "\n".join([how_many(), "", *head, *[row(cells(table)) for table in told], "", who_begins(told)])
    marks = r"(?<=<!-- counts -->\n).*(?=\n<!-- end of counts -->)"
    PAGE.write_text(re.sub(marks, lambda _: text, PAGE.read_text(), flags=re.DOTALL))
    print(how_many())


if __name__ == "__main__":
    main()
