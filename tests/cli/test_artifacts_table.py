"""Artifacts of History on the screen: displays and their free dogmas, who is compelled, digs, and relics."""

from typing import Any

import pytest

from helpers import Pile, artifacts, game, player, table
from screen import LARGE, SMALL, choose, options, press, question, seen, settle, words
from splay.cli.table.app import TableApp
from splay.cli.table.lineups import free_dogma_text, on_display
from splay.cli.table.screens import Look
from splay.cli.table.session import Session
from splay.innovation import new_match
from splay.innovation.view import GameView
from splay.kernel.match import Match
from splay.kernel.plain import Spec

sizes = pytest.mark.parametrize("size", [SMALL, LARGE])


def shown(match: Match, vocabulary: str = "asmadi") -> TableApp:
    return TableApp(Session(match, words=vocabulary), pace=0)


def displaying(spec: Spec, artifact: str) -> Spec:
    return {**spec, "display": [artifact]}


def ann(artifact: str = "", board: list[str] | None = None, **rest: Any) -> Spec:
    spec = player("ann", ["Archery", "Agriculture"] if board is None else board, **rest)
    return displaying(spec, artifact) if artifact else spec


def bob(artifact: str = "", piles: dict[str, Pile] | None = None, **rest: Any) -> Spec:
    spec = player("random", piles=piles, **rest)
    return displaying(spec, artifact) if artifact else spec


def rows(app: TableApp) -> list[str]:
    """Return each line of the boards on the left, its spaces made one."""
    width = app.table.query_one("#boards").outer_size.width
    return [" ".join(line[:width].split()) for line in seen(app).splitlines()]


async def boards(match: Match, size: tuple[int, int] = LARGE) -> list[str]:
    app = shown(match)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        return rows(app)


async def offered(match: Match) -> dict[str, str]:
    """Return each option on the screen with all that is told of it, by its words."""
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert match.decision is not None
        return {
            value.label: line.split(" ", 1)[1] for value, line in zip(match.decision.values, options(app), strict=True)
        }


# Displays


@sizes
async def test_what_is_on_display_lies_beside_each_board_with_whom_its_free_dogma_concerns(
    size: tuple[int, int],
) -> None:
    # Stamp Act compels by lightbulbs: ann shows 1; bob shows none, but the card adds its own two.
    told = await boards(artifacts(ann("Frigate Constitution"), bob("Stamp Act", {"red": ["Metalworking"]})), size)
    mine, theirs = told.index("On display AR6 Frigate Constitution ·⚙⚙⚙"), told.index("On display AY6 Stamp Act ·♛☼☼")
    assert mine < theirs
    assert told[mine + 1] == "free dogma: ⚙ compel: nobody"
    assert told[theirs + 1] == "free dogma: ☼ compel: nobody"
    assert told[theirs - 1].startswith("random")


async def test_nothing_is_told_of_an_empty_display() -> None:
    assert not any("isplay" in line for line in await boards(artifacts(ann(), bob())))


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (["Writing"], "compel: ann"),
        (["Tools"], "compel: ann"),
        (["Archery"], "compel: nobody"),
        ([], "compel: nobody"),
    ],
)
async def test_the_icons_of_the_card_on_display_are_added(board: list[str], told: str) -> None:
    lines = await boards(artifacts(ann(board=board), bob("Stamp Act", {"yellow": ["Masonry"]})))
    assert f"free dogma: ☼ {told}" in lines, "two lightbulbs on the card against those on ann's board"


async def test_the_free_dogma_of_a_card_without_icons_has_no_effect() -> None:
    match = artifacts(ann("Battleship Yamato"), bob())
    told = await boards(match)
    assert told[told.index("On display AR8 Battleship Yamato □·□□") + 1] == "free dogma: no effect"
    assert list(await offered(match)) == ["Return Battleship Yamato", "Leave Battleship Yamato"]


def told_of(match: Match, viewer: int, seat: int) -> str:
    view = match.view(viewer)
    assert isinstance(view, GameView)
    artifact = on_display(view.players[seat])
    assert artifact is not None
    return str(free_dogma_text(view, view.players[seat], artifact, str))


def test_what_is_told_of_a_display_is_what_the_game_says_of_it_in_a_large_game_too() -> None:
    # Three factories are on the card. Two seats away six are needed to share, and so to be compelled.
    match = artifacts(
        displaying(player("ann", ["Tools"]), "Frigate Constitution"),
        player("bob", ["Machine Tools"]),
        player("cy", ["Coal", "Electricity", "Chemistry"]),
        player("di", ["Explosives", "Steam Engine"]),
        player("eve", ["Gunpowder"]),
    )
    view = match.view(0)
    assert isinstance(view, GameView)
    (lineup,) = [lineup for lineup in view.lineups if lineup.card.name == "Frigate Constitution"]
    assert lineup.compelled == [1, 2]
    assert [told_of(match, seat, 0) for seat in range(5)] == ["⚙ compel: bob and cy"] * 5, "all of it lies open"


def test_an_echo_on_a_covered_card_of_another_is_told_without_its_name() -> None:
    piles: dict[str, Pile] = {"red": (["Oars", "Plumbing"], "right")}
    match = table(
        ann("Frigate Constitution", [], piles=piles), bob(), sets=["base", "artifacts", "echoes"], turn="random"
    )
    assert told_of(match, 0, 0) == "⚙ echo: Plumbing; compel: nobody; share: nobody"
    assert told_of(match, 1, 0) == "⚙ echo: a covered card; compel: nobody; share: nobody"


def test_a_partner_is_not_compelled() -> None:
    held = {"bob": "Writing", "cy": "Tools", "di": "Mathematics"}
    players = [ann("Stamp Act", []), *[player(name, [card]) for name, card in held.items()]]
    match = artifacts(*players, options={"teams": "ABAB"})
    assert told_of(match, 0, 0) == "☼ compel: bob and di"


# The start of a turn


async def test_at_the_start_of_the_turn_each_thing_to_do_with_the_display_is_told() -> None:
    match = artifacts(ann("Stamp Act"), bob(piles={"blue": ["Tools"]}))
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert question(app) == "ann: Stamp Act is on display"
        free, back, leave = options(app)
        assert free == (
            "1 Free dogma Stamp Act AY6 ·♛☼☼ costs no action; afterwards it is returned ☼ compel: nobody; "
            "does nothing, as far as you can tell"
        )
        assert back == "2 Return Stamp Act AY6 ·♛☼☼ it goes back into its deck"
        assert leave.startswith("3 Leave Stamp Act AY6 ·♛☼☼ it stays on display")
        assert "I compel: Give my score pile" in words(app), "the card itself is shown"
        await choose(pilot, "Return Stamp Act")
        assert question(app) == "ann: Choose an action"
        assert "2 actions left" in words(app)
        assert not any("On display" in line for line in rows(app))


async def test_a_compelled_player_reads_that_it_is_a_compel() -> None:
    match = artifacts(
        displaying(player("random", ["Archery"]), "Frigate Constitution"),
        ann(board=["Coal", "Railroad"], hand=["Tools", "Oars"]),
    )
    assert match.decision is not None
    match.answer([value.label for value in match.decision.values].index("Free dogma Frigate Constitution"))
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert question(app).startswith("AR6  Frigate Constitution, compel 1\nReveal a card you hold!")


# Actions


async def test_an_artifact_is_melded_from_the_display() -> None:
    match = artifacts(ann("Stamp Act"), bob(), decks={1: ["Ark of the Covenant"]})
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Leave Stamp Act")
        (line,) = [line for line in options(app) if "Meld Stamp Act" in line]
        # Agriculture and Stamp Act have their pictures in the same place, and the display is free by then.
        assert line.endswith("Meld Stamp Act AY6 ·♛☼☼ from your display dig an Artifacts 1")
        await choose(pilot, "Meld Stamp Act")
        assert "On display AP1 Ark of the Covenant" in " ".join(rows(app))


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("Masonry", "dig an Artifacts 2"),
        ("Canal Building", "dig an Artifacts 2"),
        ("Machinery", "dig an Artifacts 2"),
        ("Medicine", ""),
        ("Tools", ""),
    ],
)
async def test_a_meld_tells_what_it_digs_up(card: str, told: str) -> None:
    # Fermenting is a 2 and has its picture below in the middle, as Machinery has and Medicine has not.
    match = artifacts(ann(board=["Fermenting"], hand=[card]), bob())
    line = (await offered(match))[f"Meld {card}"]
    assert line.endswith(told) if told else "dig" not in line
    display = game(match).players[0].display
    assert display is None
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, f"Meld {card}")
    dug = game(match).players[0].display
    assert (dug is not None) == bool(told), "what is told is what happens"
    assert dug is None or dug.age == 2


async def test_a_meld_tells_why_nothing_is_dug_up() -> None:
    match = artifacts(ann("Stamp Act", hand=["Masonry"]), bob())
    match.answer(2)
    assert (await offered(match))["Meld Masonry"].endswith("no dig: one is on display already")
    match = artifacts(ann(hand=["Masonry"]), bob())
    now = game(match)
    for card in list(now.deck(1, now.set_index("artifacts")).cards):
        now.move(card, now.junk, "junk", now.players[0])
    assert (await offered(match))["Meld Masonry"].endswith("no dig: no Artifacts 1 is left")
    # Above the battleship there is no artifact of its value.
    match = artifacts(ann(board=["Battleship Yamato"], hand=["Archery"]), bob())
    assert (await offered(match))["Meld Archery"].endswith("no dig: no Artifacts 11 is left")
    match = table(ann(hand=["Masonry"]), bob())
    assert "dig" not in (await offered(match))["Meld Masonry"]


async def test_a_meld_tells_that_an_age_without_base_cards_is_skipped() -> None:
    match = artifacts(ann(hand=["Masonry"]), bob())
    now = game(match)
    for card in list(now.deck(1).cards):
        now.move(card, now.junk, "junk", now.players[0])
    assert (await offered(match))["Meld Masonry"].endswith("dig an Artifacts 2")


async def test_with_cities_both_follow_in_their_order() -> None:
    match = table(ann(hand=["Masonry", "Oars"], board=["Agriculture"]), bob(), sets=["base", "cities", "artifacts"])
    told = await offered(match)
    assert told["Meld Masonry"].endswith("dig an Artifacts 1")
    assert told["Meld Oars"].endswith("new colour: draw a Cities 1")


async def test_every_dogma_with_a_compel_says_whom_it_compels() -> None:
    match = artifacts(ann(board=["Stamp Act", "Submarine H. L. Hunley"]), bob(piles={"blue": ["Writing"]}))
    told = await offered(match)
    assert told["Dogma Stamp Act"].endswith("☼ compel: random; does nothing, as far as you can tell")
    assert "demand" not in told["Dogma Stamp Act"] and "share" not in told["Dogma Stamp Act"]
    assert "compel: nobody" in told["Dogma Submarine H. L. Hunley"]


# Relics


RELICS: dict[str, Any] = {"options": {"relics": "yes"}}


@sizes
async def test_relics_lie_beside_their_decks_and_among_achievements(size: tuple[int, int]) -> None:
    match = artifacts(ann(achievements=["Complex Numbers"]), bob(hand=["Newton-Wickins Telescope"]), **RELICS)
    app = shown(match)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        top = " ".join(rows(app))
        assert "achieved ◇Complex Numbers" in top
        assert "hand A5 Newton-Wickins Telescope" in top, "everyone knows where a relic is"
        assert "1/7" in top, "a relic counts as an achievement"
        app.table.query_one("#boards").scroll_end(animate=False)
        await settle(pilot)
        told = rows(app)
    assert "relics · · ◇ · · ◇ ◇ · · ·" in told
    counts = " ".join(str(len(deck.cards)) for deck in game(match).supplies[1][1:])
    assert f"artifacts {counts}" in told


async def test_without_relics_the_table_does_not_speak_of_them() -> None:
    match = artifacts(ann(), bob())
    assert not any(line.startswith("relics") for line in await boards(match))
    assert "relic" not in shown(match).table.face.reading


@pytest.mark.parametrize(
    ("where", "sets", "told"),
    [
        ("deck", ["base", "artifacts"], True),
        ("mine", ["base", "artifacts"], False),
        ("mine", ["base", "cities", "artifacts"], True),
        ("theirs", ["base", "artifacts"], True),
        ("hand", ["base", "cities", "artifacts"], False),
    ],
)
async def test_a_dig_tells_the_relic_that_can_be_seized(where: str, sets: list[str], told: bool) -> None:
    relic = ["Timbuktu"]
    me = ann(board=["Machinery"], hand=["Masonry"], achievements=relic if where == "mine" else [])
    them = bob(achievements=relic if where == "theirs" else [], hand=relic if where == "hand" else [])
    match = table(me, them, sets=sets, **RELICS)
    line = (await offered(match))["Meld Masonry"]
    assert "dig an Artifacts 3" in line
    assert ("you may seize Timbuktu" in line) == told
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Meld Masonry")
        assert (question(app) == "ann: Seize Timbuktu?") == told, "what is told is what happens"
        if told:
            assert "Plus: after your Meld action" in words(app), "the relic itself is shown"


async def test_a_relic_that_asks_is_shown() -> None:
    match = artifacts(ann(board=[], piles={"blue": ["Complex Numbers"]}, hand=["Physics"]), bob(), **RELICS)
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Dogma Complex Numbers")
        assert question(app).strip().startswith("B4  Complex Numbers, effect 1")


# Looking


async def test_displays_and_relics_can_be_looked_at() -> None:
    match = artifacts(
        ann("Stamp Act", achievements=["Complex Numbers"]),
        bob("Frigate Constitution", hand=["Newton-Wickins Telescope", "Tools"]),
        **RELICS,
    )
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        labels = [" ".join(str(item.label).split()) for item in app.screen.items]

    def after(heading: str) -> str:
        return labels[labels.index(heading) + 1]

    assert after("Your display, free dogma: ☼ compel: nobody") == "AY6 Stamp Act ·♛☼☼"
    assert after("random's display, free dogma: ⚙ compel: nobody") == "AR6 Frigate Constitution ·⚙⚙⚙"
    assert after("Relics in random's hand") == "AP5 Newton-Wickins Telescope ⚙☼⚙·"
    assert after("Relics beside their decks") == "CG3 Timbuktu ☼✚·/♛♛♛"
    assert after("Relics among ann's achievements") == "B4 Complex Numbers ⚙·☼☼"
    assert not any("Tools" in label for label in labels)


async def test_the_help_explains_artifacts_and_relics_only_where_they_are_played() -> None:
    plain, added = new_match(["ann", "random"], "3e"), new_match(["ann", "random"], "3e", sets=["base", "artifacts"])
    relics = new_match(["ann", "random"], "3e", 0, {"relics": "yes"}, ["base", "artifacts"])
    readings = [shown(match).table.face.reading for match in (plain, added, relics)]
    assert ["Artifacts of History" in reading for reading in readings] == [False, True, True]
    assert ["◇ a relic beside its deck" in reading for reading in readings] == [False, False, True]


@sizes
async def test_the_table_can_be_told_in_the_words_of_iello(size: tuple[int, int]) -> None:
    app = shown(artifacts(ann("Stamp Act"), bob()), "iello")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert options(app)[1].startswith("2 Recycle Stamp Act")
        assert "compel: nobody" in words(app), "what Iello has not published keeps its words"
