"""Intrapreneurs at the table in the terminal, as a person sees and plays it."""

import html
import re

import pytest
from textual.pilot import Pilot

from company import HUGE, at, last_lap, player, table
from splay.cli.table.app import TableApp
from splay.cli.table.screens import CardPage, HandOver, Look, Page
from splay.cli.table.session import Session
from splay.intrapreneurs import new_match
from splay.kernel.match import Match

BIG = (130, 45)
CELL = 12.2
"""The width of a character in a picture of the screen."""


def screen(app: TableApp) -> str:
    """Return what can be read on the screen, row by row, with single spaces."""
    rows: dict[float, dict[int, str]] = {}
    text = r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>'
    for x, y, words in re.findall(text, app.export_screenshot()):
        for offset, character in enumerate(html.unescape(words)):
            rows.setdefault(float(y), {})[round(float(x) / CELL) + offset] = character
    lines = ["".join(row.get(column, " ") for column in range(app.size.width)) for _, row in sorted(rows.items())]
    return "\n".join(" ".join(line.replace("\xa0", " ").split()) for line in lines)


async def settle(pilot: Pilot[None], app: TableApp) -> str:
    while app.table.thinking:
        await pilot.pause(0.02)
    await pilot.pause()
    return screen(app)


def in_the_middle() -> Match:
    ann = player("ann", ["B1", "H3", "Cut"], at("Alpha", "viable", "B2"), at("Gamma", "paused"))
    bob = player("bob", ["T2", "T3"], at("Beta", "viable", "H2"), skips=1)
    return table(ann, bob, offer=["Wants Growth", "Wants Two Tools", "Mix"], round=1, projects=["Huge 6", *HUGE[:4]])


@pytest.mark.parametrize("size", [BIG, (80, 24)])
async def test_the_table_shows_projects_hands_offers_and_options(size: tuple[int, int]) -> None:
    app = TableApp(Session(in_the_middle()), 0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot, app)
        await pilot.press("space")
        shown = await settle(pilot, app)
    assert app.title == "Intrapreneurs"
    assert "round I" in shown
    assert "MV Off Alpha 1G" in shown
    assert "-- Exp Gamma" in shown
    assert "MV Cfg Beta 2F" in shown
    assert "2 cards in hand skips a turn" in shown
    assert "Tls H3 3H" in shown
    assert "Obs Cut Discard 1 unallocated card" in shown
    assert "✓ Res Wants Growth 2B needs 1 Growth" in shown
    assert "✗ Tls Wants Two Tools 2H" in shown
    assert "Upgrade Alpha 1B 1H → 3G 1F" in shown
    assert "Play Cut on bob" in shown
    assert "T3" not in shown, "bob's hand is not ann's to see"


async def test_a_person_takes_a_card_looks_around_and_undoes() -> None:
    app = TableApp(Session(new_match(["ann", "random"], 6)), 0.0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot, app)
        session = app.table.session
        answers = len(session.match.answers)
        card = session.match.view(0).to_json()["takeable"]
        assert isinstance(card, list)
        before = await settle(pilot, app)
        await pilot.press("1")
        shown = await settle(pilot, app)
        assert f"ann takes {card[0]}." in shown
        await pilot.press("u")
        assert await settle(pilot, app) == before
        assert len(session.match.answers) == answers
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Look)
        assert "Projects on offer" in screen(app)
        await pilot.press("escape", "h")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "Minimally Viable" in screen(app)


async def test_a_card_opens_with_all_that_it_says() -> None:
    app = TableApp(Session(new_match(["ann", "random"], 6)), 0.0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot, app)
        for name, words in {
            "Lemonade Pilot": "Customer Who Answers",
            "Matching Funds": "Needs: 1 Resources asset",
            "Risk Register": "Defence against Compliance Has Questions",
            "Customer Who Answers": "Accelerates Lemonade Pilot and Hotline That Calls Back",
            "Hiring Freeze": "Defence: Dedicated Team or Works Council Ally",
            "Austerity": "The hand limit is 5.",
        }.items():
            app.push_screen(CardPage(app.table.face.page(app.table.session.cards[name])))
            await pilot.pause()
            assert words in " ".join(screen(app).replace("│", " ").split())
            await pilot.press("escape")


async def test_an_obstacle_is_shown_to_the_one_who_is_asked() -> None:
    match = table(player("random", ["Cut"]), player("ann", ["H1", "H2"]), offer=["T1", "T2", "T3"])
    match.answer([value.label for value in match.decision.values].index("Play Cut on ann"))  # type: ignore[union-attr]
    app = TableApp(Session(match), 0.0)
    async with app.run_test(size=BIG) as pilot:
        shown = await settle(pilot, app)
    assert "Obs Cut" in shown
    assert "ann: Choose a card to discard" in shown
    assert "1 H1 1H" in shown


async def test_people_hand_the_screen_over_and_nobody_sees_another_hand() -> None:
    app = TableApp(Session(in_the_middle()), 0.0)
    async with app.run_test(size=BIG) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert "H3" not in screen(app)
        await pilot.press("space")
        shown = await settle(pilot, app)
        assert "Tls H3 3H" in shown


async def test_a_game_is_played_to_its_end_and_another_begun() -> None:
    ann = player("ann", ["B1"], at("Gamma", "viable", "B2", "T3"), at("Alpha", "paused"))
    match = last_lap(player("random"), ann, round=3, macro="Loose", turn={"player": "ann"}, offer=["Open 3"])
    app = TableApp(Session(match), 0.0)
    session = app.table.session
    async with app.run_test(size=BIG) as pilot:
        assert "last lap" in await settle(pilot, app)
        assert "Mac Loose: Nobody discards at the end of the round" in screen(app)
        await pilot.press("1")
        await settle(pilot, app)
        await pilot.press("1")
        shown = await settle(pilot, app)
        assert "The game is over" in shown
        assert "random and ann share the victory with 0 points." in shown
        assert "★ ann: 0 points, 1 Growth and 1 Growth Fuel" in shown
        await pilot.press("1")
        await settle(pilot, app)
        assert app.table.session is not session


async def test_conceding_ends_a_game_of_two() -> None:
    app = TableApp(Session(new_match(["ann", "random"], 6)), 0.0)
    async with app.run_test(size=BIG) as pilot:
        await settle(pilot, app)
        await pilot.press("c")
        await pilot.pause()
        assert "That ends the game." in screen(app)
        await pilot.press("y")
        shown = await settle(pilot, app)
        assert "random wins: ann concedes." in shown
