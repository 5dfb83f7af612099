"""`splay tournament`: every bot against every other, with a cross table and ratings."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from splay.cli.agreed import EditionOption, GameOption, JsonOption, WithOption, expansions_named
from splay.cli.playing import JobsOption, RayOption, SeedOption, bar_of, tell
from splay.cli.seats import read_seats
from splay.games import DEFAULT_GAME
from splay.kernel.errors import SetupError
from splay.simulate import wilson
from splay.tournament import Report, Tournament, run
from splay.tournament.plan import MOST_TURNS
from splay.tournament.report import Tally


def tournament(
    bots: Annotated[
        str, typer.Option(help="The bots that meet, with commas between them, such as greedy,learned:run/weights.npz.")
    ],
    games: Annotated[int, typer.Option(help="How many games each pairing plays, or each table of more.")] = 100,
    game: GameOption = None,
    edition: EditionOption = None,
    expansions: WithOption = None,
    players: Annotated[int, typer.Option(help="How many sit at a table.")] = 2,
    jobs: JobsOption = 1,
    seed: SeedOption = 0,
    until: Annotated[
        str | None,
        typer.Option(
            help="Stop a pairing as soon as it is clear to which of two shares of the points its first bot is nearer, "
            "such as 45,55 (per cent; a sequential test that errs in 5 of 100).",
            metavar="LOW,HIGH",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep finished games in a file, and go on from there.", metavar="FILE", show_default=False),
    ] = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let every bot meet every other, on the same deals in every order of the seats, and rate them."""
    plan = Tournament(
        read_seats(bots),
        games,
        seed,
        jobs,
        players,
        game or DEFAULT_GAME,
        edition,
        expansions_named(expansions),
        _bounds(until),
    )
    with bar_of(games * len(plan.tables), show=not as_json) as progress:
        report = run(plan, resume, lambda report: progress(report.games, report.expected), ray)
    tell(report, as_json, _print)


def _bounds(until: str | None) -> tuple[float, float] | None:
    """Return two shares that are given in per cent."""
    if until is None:
        return None
    try:
        low, high = (float(share) / 100 for share in until.split(","))
    except ValueError:
        raise SetupError(f"--until takes two shares in per cent, such as 45,55, not {until!r}") from None
    return low, high


def _print(report: Report) -> None:
    console = Console()
    if report.interrupted:
        console.print(f"Stopped after {report.games} games.", highlight=False)
    if report.games:
        console.print(_cross_table(report) if report.tournament.players == 2 else _tables(report))
        console.print(_ratings(report))
    for line in _remarks(report):
        console.print(Text(line))


# A bot's name can be a path, and what stands in its brackets is no style: names are printed as they were given.
def _cross_table(report: Report) -> Table:
    """Return who takes how much of the points from whom."""
    bots = list(report.ratings())
    table = Table(box=box.SIMPLE_HEAD, title="Points of the row's bot against the column's, %", title_justify="left")
    table.add_column("")
    for bot in bots:
        table.add_column(Text(bot), justify="right")
    met = {frozenset(tally.bots): tally for tally in report.tallies}
    for bot in bots:
        shares = ("" if bot == other else _share(met[frozenset((bot, other))], bot) for other in bots)
        table.add_row(Text(bot), *shares)
    return table


def _tables(report: Report) -> Table:
    """Return how the points of each table were divided."""
    table = Table(box=box.SIMPLE_HEAD, title="Points at each table, %", title_justify="left")
    table.add_column("table")
    table.add_column("bot")
    table.add_column("points", justify="right")
    table.add_column("par", justify="right")
    for tally in report.tallies:
        for bot in tally.bots:
            first = ", ".join(tally.seats) if bot == tally.bots[0] else ""
            par = tally.seats.count(bot) / len(tally.seats)
            table.add_row(Text(first), Text(bot), _share(tally, bot), f"{par:.0%}")
        table.add_section()
    return table


def _share(tally: Tally, bot: str) -> str:
    if not tally.outcomes:
        return ""
    share, low, high = tally.share(bot)
    return f"{100 * share:.1f} ({100 * low:.0f} to {100 * high:.0f})"


def _ratings(report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title="Ratings", title_justify="left")
    for column in ("bot", "OpenSkill", "points", "share", "95 % interval"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    totals = report.totals()
    for bot, rating in report.ratings().items():
        points, games = totals[bot]
        low, high = wilson(points, games)
        skill = f"{rating.mu:.1f} ± {1.96 * rating.sigma:.1f}"
        share = f"{points / games:.1%}" if games else ""
        table.add_row(Text(bot), skill, f"{points:g} of {games}", share, f"{low:.1%} to {high:.1%}")
    return table


def _remarks(report: Report) -> Iterator[str]:
    """Tell what the sequential test found, which games took too long, and how much was played."""
    until = report.tournament.until or ()
    for tally in report.tallies:
        if tally.verdict is not None:
            near, far = sorted(until, key=lambda share: share != tally.verdict)
            yield (
                f"{', '.join(tally.seats)}: {tally.bots[0]} is nearer to {100 * near:g} % of the points than to "
                f"{100 * far:g} %; clear after {len(tally.outcomes)} games."
            )
    if report.unfinished:
        yield (
            f"{report.unfinished} games had no result within {MOST_TURNS} turns; their points are divided equally "
            "among all who sat there."
        )
    yield f"{report.games:,} games in {report.seconds:.1f} s."
