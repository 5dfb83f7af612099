"""How Intrapreneurs looks at the table."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from splay.cli.company_picture import (
    BOOST,
    FAINT,
    SHIELD,
    card_link,
    card_picture,
    gist,
    level_text,
    means_text,
    named,
    rewards_text,
)
from splay.cli.seats import kind_beside
from splay.cli.table.face import Face
from splay.cli.table.look import Item, heading
from splay.cli.table.pictures import Drawn, clipped, lines
from splay.innovation.vocabulary import Vocabulary
from splay.intrapreneurs.card import DRAW, Action, Asset, Card, Held, Project
from splay.intrapreneurs.facts import PAUSED, ROMAN, TRANSFORMATIVE, VIABLE
from splay.intrapreneurs.options import deck_of
from splay.intrapreneurs.view import GameView, PlayerView, VentureView
from splay.kernel.decision import Choice, Decision
from splay.kernel.game import View
from splay.kernel.plain import listing
from splay.kernel.setup import Setup

READING: Final = f"""\
[b]How to read it[/b]

2B 1H 3T  means: 2 Budget, 1 Head-count, 3 Tailwind.   3G 1F  rewards: 3 Growth, 1 Growth Fuel.
2B → 1G; 4B 1H → 3G 1F  a project: what its Minimally Viable level requires and pays; then its Transformative level.
MV Minimally Viable   TR Transformative   -- paused
{BOOST}  an asset that accelerates a project; a project with an acceleration; behind rewards, one that is met.
{SHIELD}  an asset that is a defence against an obstacle.
✓ ✗  whether you meet the condition of an asset on offer, or have the assets for a project.
Res Resources   Rel Relationships   Cul Culture   Tls Tools   Opn Open Innovation   Obs obstacle
Cfg Configuration   Off Offering   Exp Experience

[b]A turn[/b]

Take an asset on offer, or start a project: that costs the turn. Before and after it you may upgrade, pause and \
restart projects and play obstacles. You may hold seven cards. A round ends with the lap in which its draw pile runs \
out; then all but the one who started the most projects discard a card.
At the end you score one point for each unit up to the lesser of Growth and Growth Fuel, one for every three units of \
the excess, and lose one for each paused project.
"""

_LEVEL_MARKS: Final = ("--", "MV", "TR")


class IntrapreneursFace(Face):
    """Projects with their assets, hands, and what is on offer."""

    name = "Intrapreneurs"
    reading = READING
    own_words = "Your projects"
    supplies_words = "On offer"

    def __init__(self, setup: Setup, words: Vocabulary) -> None:
        super().__init__(setup, words)
        deck = deck_of(setup.options)
        self.edition = f"Intrapreneurs: {deck.title}"
        self.cards: dict[str, Card] = {card.name: card for card in [*deck.cards, *deck.events]}

    def status(self, view: View) -> Text:
        seen = _seen(view)
        facts = [self.edition, f"round {ROMAN[seen.round]}" if seen.round else "before the first round"]
        if seen.result is not None:
            facts.append(f"turn {seen.turn}: over")
        elif seen.phase == "turns":
            facts.append(f"turn {seen.turn}: {seen.players[seen.current].name}{', turn used' if seen.acted else ''}")
        facts.append("last lap" if seen.pile == 0 and seen.phase == "turns" else f"{seen.pile} cards in the draw pile")
        return Text(" · ".join([*facts, f"seed {self.setup.seed}"]))

    def standings(self, view: View) -> RenderableType:
        return Drawn(lambda width: _standings(_seen(view), width))

    def own_heading(self, view: View) -> Text:
        return Text.assemble(f"{self.own_words}  ", _notes(_own(_seen(view))))

    def own(self, view: View, big: bool) -> RenderableType:
        seen = _seen(view)
        ventures = _own(seen).ventures
        drawn = [_venture(venture, with_assets=big) for venture in ventures]
        return lines(*drawn) if drawn else Text("no projects yet", FAINT)

    def hand(self, view: View) -> RenderableType:
        hand = _own(_seen(view)).hand or []
        return lines(*map(_line, hand)) if hand else Text("no cards in hand", FAINT)

    def others(self, view: View) -> RenderableType:
        seen = _seen(view)
        count = len(seen.players)
        start = 0 if seen.seat is None else seen.seat + 1
        seats = [(start + step) % count for step in range(count)]
        return lines(*(line for seat in seats if seat != seen.seat for line in _other(seen, seen.players[seat])))

    def supplies(self, view: View) -> RenderableType:
        seen = _seen(view)
        rows: list[Text] = []
        if seen.macro is not None:
            rows.append(Text.assemble(named(seen.macro), ": ", gist(seen.macro)))
        rows.append(Text(f"Assets, {seen.pile} more in the draw pile", FAINT))
        rows.extend(_on_offer(card, card.name in seen.takeable, seen) for card in seen.offer)
        rows.append(Text(f"Projects, {seen.project_pile} more in the draw pile", FAINT))
        rows.extend(_on_offer(card, card.name in seen.startable, seen) for card in seen.projects)
        return lines(*rows)

    def player(self, view: View, seat: int) -> RenderableType:
        seen = _seen(view)
        player = seen.players[seat]
        grid = Table.grid(padding=(0, 1))
        grid.add_row(Text.assemble((player.name, "bold"), (kind_beside(player.name), FAINT), "  ", _notes(player)))
        if player.hand:
            grid.add_row(Text("  hand", FAINT))
            for card in player.hand:
                grid.add_row(Text("  ").append_text(_line(card)))
        elif not player.out:
            grid.add_row(Text(f"  {_cards(player.hand_count)} in hand", FAINT))
        for venture in player.ventures:
            grid.add_row(Text("  ").append_text(_venture(venture, with_assets=True)))
        return grid

    def question(self, view: View, decision: Decision) -> Text:
        asked = Text(f"{_seen(view).players[decision.seat].name}: {decision.prompt}", "bold")
        source = self.cards.get(decision.source.name) if decision.source else None
        if source is None or decision.source is None:
            return asked
        return lines(named(source), Text(decision.source.text), asked)

    def option(self, view: View, value: Choice) -> Text:
        return _option(_seen(view), value)

    def ending(self, view: View) -> Text:
        seen = _seen(view)
        assert seen.result is not None
        parts = [Text("The game is over", "bold #e5b53a"), Text(f"{seen.result.words}.", "bold"), Text()]
        for player in seen.players:
            mark = "★" if player.seat in seen.result.winners else " "
            words = "out of the game" if player.out else f"{player.score} points, {_score_words(player)}"
            parts.append(Text(f"{mark} {player.name}: {words}"))
        return lines(*parts)

    def card_of(self, value: Choice) -> Card | None:
        if isinstance(value, Card):
            return value
        return value.card if isinstance(value, Action) else None

    def picture(self, card: Card, width: int) -> RenderableType:
        return card_picture(card, width)

    def link(self, card: Card) -> Style:
        return card_link(card)

    def things(self, view: View, decision: Decision | None) -> list[Item]:
        return list(_things(_seen(view), self))


def _seen(view: View) -> GameView:
    assert isinstance(view, GameView)
    return view


def _own(view: GameView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


def _line(card: Card) -> Text:
    """Return a card with the most important of it."""
    return Text.assemble(named(card), "  ", gist(card))


# Players


def _standings(view: GameView, width: int) -> Text:
    """Return everyone's rewards, projects and hand side by side."""
    room = max(8, min(18, width - 28))
    rows = [Text.assemble((" " * room + "   G   F  new  all  hand", FAINT))]
    in_teams = len({player.team for player in view.players}) < len(view.players)
    for player in view.players:
        mark = "▶" if player.seat == view.current and view.result is None else " "
        letter = f"{'ABCD'[player.team]} " if in_teams else ""
        name = clipped(f"{mark}{letter}{player.name}", room - 1)
        row = Text.assemble((f"{name:<{room}}", "bold" if player.seat == view.seat else ""))
        if player.out:
            row.append("  out of the game", FAINT)
        else:
            growth, fuel = player.rewards
            row.append(f"{growth:>4}{fuel:>4}{player.started:>5}{len(player.ventures):>5}{player.hand_count:>6}")
        rows.append(row)
    return lines(*rows)


def _notes(player: PlayerView) -> Text:
    """Return what is special about a player now."""
    notes = ["out of the game"] if player.out else []
    if player.skips:
        notes.append("skips a turn" if player.skips == 1 else f"skips {player.skips} turns")
    if player.frozen:
        notes.append("frozen" if player.frozen == 1 else f"frozen for {player.frozen} turns")
    return Text(", ".join(notes), "bold #ef6f66")


def _other(view: GameView, player: PlayerView) -> Iterator[Text]:
    mine = None if view.seat is None else view.players[view.seat].team
    partner = " (your partner)" if player.team == mine else ""
    yield Text.assemble(
        (player.name, "bold"), (f"{partner}  {_cards(player.hand_count)} in hand  ", FAINT), _notes(player)
    )
    for venture in player.ventures:
        yield Text(" ").append_text(_venture(venture, with_assets=False))


def _venture(venture: VentureView, with_assets: bool) -> Text:
    """Return a project that has been started: its level, what it pays, its assets and what its next level lacks."""
    project = venture.project
    drawn = Text.assemble((f"{_LEVEL_MARKS[venture.level]} ", "bold"), named(project), "  ")
    if venture.level != PAUSED:
        drawn.append_text(rewards_text(project.levels[venture.level].rewards))
    if venture.accelerated and project.acceleration is not None:
        drawn.append(f" {BOOST} ").append_text(rewards_text(project.acceleration.rewards))
    if not with_assets:
        return drawn
    if venture.assets:
        drawn.append("\n   with ", FAINT).append(listing([asset.name for asset in venture.assets]), FAINT)
    if venture.level == VIABLE:
        drawn.append("\n   lacks ", FAINT).append_text(means_text(venture.lacks))
        drawn.append(" for ", FAINT).append_text(rewards_text(project.levels[TRANSFORMATIVE].rewards))
    return drawn


def _score_words(player: PlayerView) -> str:
    growth, fuel = player.rewards
    boosts = [venture.project.acceleration for venture in player.ventures if venture.accelerated]
    growth += sum(boost.rewards[0] for boost in boosts if boost)
    fuel += sum(boost.rewards[1] for boost in boosts if boost)
    paused = sum(venture.level == PAUSED for venture in player.ventures)
    return f"{growth} Growth and {fuel} Growth Fuel{f', {paused} paused' if paused else ''}"


# What is on offer, and options


def _on_offer(card: Held | Project, possible: bool, view: GameView) -> Text:
    mark = "" if view.seat is None else "✓ " if possible else "✗ "
    drawn = Text.assemble((mark, "bold #7dc35b" if possible else "#ef6f66"), _line(card))
    if isinstance(card, Held) and card.condition.words:
        drawn.append(f"  needs {card.condition.words}", FAINT)
    return drawn


def _option(view: GameView, value: Choice) -> Text:
    """Return an option with what helps to choose it."""
    drawn = Text(value.label)
    if value is DRAW:
        return drawn.append(f"  one of {view.pile}", FAINT)
    if isinstance(value, Asset):
        return drawn.append("  ").append_text(means_text(view.rules.outcome(value)))
    if isinstance(value, Card):
        return drawn.append("  ").append_text(gist(value))
    if not isinstance(value, Action) or value.card is None:
        return drawn
    if isinstance(value.card, Project) and value.name != "start":
        return drawn.append("  ").append_text(_work(view, value.card, value.name))
    return drawn.append("  ").append_text(gist(value.card))


def _work(view: GameView, project: Project, what: str) -> Text:
    """Return what it takes to work on a project of one's own, and what comes of it."""
    venture = next(venture for venture in _own(view).ventures if venture.project is project)
    if what == "pause":
        return Text(
            f"frees {listing([asset.name for asset in venture.assets]) if venture.assets else 'nothing'}", FAINT
        )
    if what == "upgrade":
        return Text.assemble(means_text(venture.lacks), " → ", rewards_text(project.levels[TRANSFORMATIVE].rewards))
    burden = Text() if view.rules.free_restarts else Text.assemble(" and ", means_text(project.pause_cost), " more")
    return level_text(project, VIABLE).append_text(burden)


# Everything to look at


def _things(view: GameView, face: Face) -> Iterator[Item]:
    """Yield all that can be seen, one's own things first."""
    if view.seat is not None:
        yield from _section("Your hand", _own(view).hand or [], face)
        yield from _portfolio("Your projects", _own(view), face)
    yield from _section("Assets on offer", view.offer, face)
    yield from _section("Projects on offer", view.projects, face)
    if view.macro is not None:
        yield from _section("This round's macro event", [view.macro], face)
    for player in view.players:
        if player.seat != view.seat:
            yield from _portfolio(f"{player.name}'s projects", player, face)
    yield from _section("Discards", [face.cards[name] for name in view.discards], face)
    yield from _section("Dropped projects", [face.cards[name] for name in view.dropped], face)


def _portfolio(words: str, player: PlayerView, face: Face) -> Iterator[Item]:
    cards: list[Card] = []
    for venture in player.ventures:
        cards.extend([venture.project, *venture.assets])
    yield from _section(words, cards, face)


def _section(words: str, cards: Sequence[Card], face: Face) -> Iterator[Item]:
    if cards:
        yield heading(words)
        yield from (Item(_line(card), face.page(card), card) for card in cards)
