"""`splay simulate`: bots play many games, and a table tells who won how often."""

from collections.abc import Iterable
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from splay.cli.agreed import (
    FLAG,
    DeckOption,
    EditionOption,
    GameOption,
    JsonOption,
    LongerOption,
    RelicsOption,
    SidesOption,
    TeamsOption,
    WithOption,
    check_relics,
    deck_option,
    expansions_named,
    team_option,
)
from splay.cli.playing import JobsOption, RayOption, SeedOption, bar_of, tell
from splay.cli.seats import read_seats
from splay.games import DEFAULT_GAME
from splay.simulate import Plan, Report, fill_seats, run, wilson


def simulate(
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seats: Annotated[str, typer.Option(help="The bots that play, with commas between them.")] = "random,random",
    game: GameOption = None,
    edition: EditionOption = None,
    players: Annotated[
        int | None, typer.Option(help="How many players; the given seats are repeated in turn to fill the table.")
    ] = None,
    jobs: JobsOption = 1,
    seed: SeedOption = 0,
    fixed: Annotated[
        bool, typer.Option("--fixed", help="Do not change seats from game to game.", metavar=FLAG)
    ] = False,
    teams: TeamsOption = False,
    sides: SidesOption = None,
    longer: LongerOption = False,
    deck: DeckOption = None,
    expansions: WithOption = None,
    relics: RelicsOption = False,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many games and count who wins."""
    entries = read_seats(seats)
    if players is not None:
        entries = fill_seats(entries, players)
    played = game or DEFAULT_GAME
    agreed = team_option(teams, sides, len(entries))
    sets = expansions_named(expansions)
    plan = Plan(
        entries,
        games,
        seed,
        jobs,
        edition,
        fixed,
        agreed,
        longer,
        game=played,
        deck=deck_option(played, deck),
        expansions=sets,
        relics=check_relics(relics, sets),
    )
    with bar_of(games, show=not as_json) as progress:
        report = run(plan, lambda report: progress(report.games, games), ray)
    tell(report, as_json, _print)


def _print(report: Report) -> None:
    console = Console()
    plan = report.plan
    if report.interrupted:
        console.print(f"Stopped after {report.games} of {plan.games} games.", highlight=False)
    if report.finished:
        console.print(_wins(report))
        console.print(_endings(report))
    unfinished = report.games - report.finished
    if unfinished:
        console.print(f"{unfinished} games were cut off because they took too many turns.", highlight=False)
    console.print(_summary(report), highlight=False)


def _wins(report: Report) -> Table:
    """Return the table of wins: by entry, by bot where one has several entries, and by seat where these change."""
    plan = report.plan
    table = Table(box=box.SIMPLE_HEAD, title="Wins", title_justify="left")
    table.add_column("who")
    table.add_column("games won", justify="right")
    table.add_column("share", justify="right")
    table.add_column("95 % interval", justify="right")
    _add_shares(table, report, ((label, report.entry_wins[entry]) for entry, label in enumerate(plan.labels)))
    bots = list(dict.fromkeys(plan.entries))
    if 1 < len(bots) < len(plan.entries):
        _add_shares(table, report, ((f"every {bot}", report.bot_wins[bot]) for bot in bots))
    if not plan.fixed:
        seats = range(len(plan.entries))
        _add_shares(table, report, ((f"seat {seat + 1}", report.seat_wins[seat]) for seat in seats))
    if report.shared:
        _add_shares(table, report, [("shared", report.shared)])
    return table


def _add_shares(table: Table, report: Report, rows: Iterable[tuple[str, int]]) -> None:
    """Add a section of rows, each with its share of all finished games."""
    for who, wins in rows:
        low, high = wilson(wins, report.finished)
        # A bot's name can be a path, and what stands in its brackets is no style.
        table.add_row(Text(who), str(wins), f"{wins / report.finished:.1%}", f"{low:.1%} to {high:.1%}")
    table.add_section()


def _endings(report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title="Endings", title_justify="left")
    table.add_column("how")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    for kind, count in sorted(report.endings.items(), key=lambda ending: (-ending[1], ending[0])):
        table.add_row(f"by {kind}", str(count), f"{count / report.finished:.1%}")
    return table


def _summary(report: Report) -> str:
    games = max(report.games, 1)
    return (
        f"{report.games:,} games, {report.finished:,} finished, in {report.seconds:.1f} s: "
        f"{report.games_per_second:,.1f} games a second.\n"
        f"{report.turns:,} turns ({report.turns / games:.1f} a game), "
        f"{report.decisions:,} decisions ({report.decisions / games:.1f} a game)."
    )
