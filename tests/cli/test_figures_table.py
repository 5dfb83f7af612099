"""Figures in the Sand on the screen: karmas, inspiring, decrees, fading, and what karmas add to the options."""

from typing import Any

import pytest

from helpers import Pile, figures, game, player, table
from screen import LARGE, SMALL, choose, options, press, question, seen, settle, words
from splay.cli.table.app import TableApp
from splay.cli.table.screens import Look
from splay.cli.table.session import Session
from splay.innovation import new_match
from splay.kernel.match import Match
from splay.kernel.plain import Spec

sizes = pytest.mark.parametrize("size", [SMALL, LARGE])
EVERY_SET = ["base", "cities", "artifacts", "echoes", "figures"]


def shown(match: Match, vocabulary: str = "asmadi") -> TableApp:
    return TableApp(Session(match, words=vocabulary), pace=0)


def rows(app: TableApp) -> list[str]:
    """Return each line of the boards on the left, its spaces made one."""
    width = app.table.query_one("#boards").outer_size.width
    return [" ".join(line[:width].split()) for line in seen(app).splitlines()]


async def offered(match: Match) -> dict[str, str]:
    """Return each option on the screen with all that is told of it, by its words."""
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert match.decision is not None
        return {
            value.label: line.split(" ", 1)[1] for value, line in zip(match.decision.values, options(app), strict=True)
        }


def ann(piles: dict[str, Pile] | None = None, **rest: Any) -> Spec:
    return player("ann", piles=piles, **rest)


def bob(piles: dict[str, Pile] | None = None, **rest: Any) -> Spec:
    return player("random", piles=piles, **rest)


# Seeing


@sizes
async def test_karmas_in_force_stand_under_the_boards(size: tuple[int, int]) -> None:
    match = figures(
        ann({"purple": ["Homer"], "red": ["Archery", "Hammurabi"]}), bob({"green": ["Fu Xi"], "blue": ["Tools"]})
    )
    app = shown(match)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        told = rows(app)
    parts = ("Homer", "❖ Homer: If you would return or remove", "❖ Fu Xi: Each card in your")
    board, mine, theirs = [[part in row for row in told].index(True) for part in parts]
    assert "✦" in "".join(told[board : board + 2]), "an inspire effect has its mark"
    assert board < mine < theirs
    assert not any("❖ Hammurabi" in row for row in told), "it is covered"


async def test_a_figure_covered_by_a_splay_shows_its_inspire_effect() -> None:
    app = shown(figures(ann(), bob({"purple": (["Mysticism", "Homer"], "up")})))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert "P1 Mysticism ·♜♜♜ ▴ ✦②♜" in rows(app)
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        pictures = {" ".join(str(item.label).split()): str(item.picture) for item in app.screen.items}
    assert "✦ Inspire: Draw a 2 and tuck it." in pictures["? a covered card ✦②♜"]


@sizes
async def test_decrees_and_what_counts_by_karmas_stand_among_the_achievements(size: tuple[int, int]) -> None:
    piles: dict[str, Pile] = {"purple": ["Niccolo Machiavelli"], "yellow": (["Agriculture", "Masonry"], "right")}
    match = figures(ann(achievements=[2, "War"]), bob(piles, achievements=["Trade"]), also=["cities"])
    app = shown(match)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        text = " ".join(rows(app))
        assert "achieved 2 War decree" in text and "2/8" in text
        assert "achieved Trade decree ❖yellow splayed right" in text
        app.table.query_one("#boards").scroll_end(animate=False)
        await settle(pilot)
        assert "decree Advancement Expansion Rivalry" in " ".join(rows(app))


async def test_looking_tells_karmas_and_how_decrees_are_issued() -> None:
    match = figures(ann({"purple": ["Homer"]}), bob(achievements=["War"]))
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        labels = [" ".join(str(item.label).split()) for item in app.screen.items]
        pictures = {label: str(item.picture) for label, item in zip(labels, app.screen.items, strict=True)}
    assert "Your karma ❖ Homer: If you would return or remove a figure you hold, instead tuck it." in labels
    decrees = labels[labels.index("Decrees") + 1 :][:5]
    assert sorted(decrees)[-1] == "◆ War, claimed by random" and len(decrees) == 5
    assert "one of them red, or by a karma" in pictures["◆ War, claimed by random"]


async def test_who_needs_fewer_by_a_karma_is_told_apart() -> None:
    app = shown(figures(ann({"green": ["Hedy Lamarr"]}), bob()))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert "Monument 0/5·0/6" in " ".join(rows(app))
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        (monument,) = [str(item.picture) for item in app.screen.items if "Monument" in str(item.label)]
    assert "Of 6: ann 0 of 5 and random 0." in monument


@sizes
async def test_all_sets_and_eight_seats_fit_on_the_screen(size: tuple[int, int]) -> None:
    seats = ["ann", *["random"] * 7]
    match = new_match(seats, "3e", 80871900, {"relics": "yes"}, EVERY_SET)
    app = shown(match)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        told = rows(app)
        assert ["0/4" in row for row in told[2:10]] == [True] * 8, "a line each"
        text = words(app)
        assert ("3rd edition · CAEF · turn" in text) == (size == SMALL)
        assert "left" in text.split("ann: Choose")[0], "how many actions are left"
        status = text.split("♛")[0]
        assert "seed 80871900" in status or "seed" not in status, "whole, or not at all"
        app.table.query_one("#boards").scroll_end(animate=False)
        await settle(pilot)
        assert f"figures {' '.join(str(len(deck.cards)) for deck in game(match).supplies[4][1:])}" in rows(app)


# Inspire


async def test_inspiring_tells_its_effects_in_their_order_and_the_draw() -> None:
    match = figures(ann({"purple": (["Monotheism", "Homer"], "up"), "red": ["Hammurabi"]}), bob())
    told = await offered(match)
    assert told["Inspire purple"] == "Inspire purple ✦ Homer: Draw a 2 and tuck it. then draw a 2, as things are now"
    assert told["Inspire red"] == "Inspire red ✦ Hammurabi: Meld a card you hold. then draw a 1, as things are now"


async def test_a_karma_gathers_the_inspire_effects_of_all_colours() -> None:
    match = figures(ann({"yellow": ["Ximen Bao"], "purple": (["Mysticism", "Homer"], "up")}), bob())
    line = (await offered(match))["Inspire yellow"]
    assert line.index("✦ Homer: ") < line.index("✦ Ximen Bao: ") < line.index("then draw a 2")


async def test_inspiring_names_the_set_of_the_draw_and_happens_once_a_turn() -> None:
    match = table(
        ann({"red": ["Hammurabi"]}, hand=["Tools"]),
        bob(),
        sets=EVERY_SET,
        decks={1: ["Oars"]},
        options={"relics": "yes"},
    )
    assert "then draw an Echoes 1" in (await offered(match))["Inspire red"]
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Inspire red")
        assert "1 action left, Inspire taken" in words(app)
        assert not any("Inspire " in line for line in options(app))


async def test_an_inspire_effect_that_asks_is_named_as_one() -> None:
    app = shown(figures(ann({"red": ["Hammurabi"]}, hand=["Tools", "Oars"]), bob()))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Inspire red")
        assert question(app).startswith("FR1  Hammurabi, inspire effect\nMeld a card you hold.")


# Decrees


def issuing(holder: str = "") -> Match:
    """Ann can issue War, Advancement and Trade; somebody may have War."""
    held = ["Sun Tzu", "Imhotep", "Alfred Nobel", "Tools"]
    mine, theirs = (["War"] if holder == name else [] for name in ("ann", "random"))
    return figures(ann({"red": ["Archery"]}, hand=held, achievements=mine), bob(achievements=theirs))


@pytest.mark.parametrize(
    ("holder", "told"),
    [
        ("", "you claim it: Name a value and return all other players' top cards of it."),
        ("ann", "yours already: Name a value and return all other players' top cards of it."),
        ("random", "random loses it: it becomes available again, and does nothing"),
    ],
)
async def test_a_decree_tells_what_it_costs_and_does(holder: str, told: str) -> None:
    options = await offered(issuing(holder))
    cost = "your whole hand leaves the game: Sun Tzu, Imhotep, Alfred Nobel and Tools"
    assert options["Issue the War decree"] == f"Issue the War decree {cost} {told}"
    assert "Issue the Rivalry decree" not in options, "no figure in hand is purple"


async def test_a_decree_that_asks_is_named_and_told_in_the_log() -> None:
    app = shown(issuing())
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Issue the War decree")
        while question(app).startswith("ann: Remove first"):
            await press(pilot, "1")
        assert question(app).startswith("War decree\nName a value")
        assert "achieved War decree" in " ".join(rows(app))
        story = app.table.session.story()[0]
    assert "ann issues the War decree." in story and "ann executes the War decree." in story


# Karmas and options


async def test_an_option_tells_the_karmas_that_it_is_sure_to_trigger() -> None:
    held = ["Sun Tzu", "Imhotep", "Alfred Nobel"]
    told = await offered(figures(ann({"purple": ["Homer"]}, hand=held), bob()))
    karma = "❖ Homer (yours): If you would return or remove a figure you hold, instead tuck it."
    assert told["Issue the War decree"].endswith(karma)
    assert "❖" not in told["Draw"] and "❖" not in told["Meld Sun Tzu"]
    told = await offered(figures(ann({"purple": ["Mysticism", "Homer"]}, hand=held), bob()))
    assert "❖" not in told["Issue the War decree"], "Homer is covered"


async def test_what_a_karma_does_when_its_figure_is_melded_is_told() -> None:
    told = await offered(figures(ann(hand=["Alexander the Great", "Oars"]), bob({"green": ["Fu Xi"]})))
    assert "❖ Alexander the Great (yours): When you meld this card" in told["Meld Alexander the Great"]
    assert "❖" not in told["Meld Oars"]


async def test_a_meld_tells_that_a_figure_fades_and_the_question_says_what_that_is() -> None:
    match = figures(ann({"purple": ["Homer"]}, hand=["Sun Tzu", "Confucius", "Oars"]), bob())
    told = await offered(match)
    assert told["Meld Sun Tzu"].endswith("then a figure fades")
    assert "fade" not in told["Meld Confucius"], "it covers the other one"
    assert "fade" not in told["Meld Oars"]
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Meld Sun Tzu")
        assert question(app).startswith("ann: Fade a figure\nnobody keeps more than one top figure")
        await choose(pilot, "Homer")
        assert "Homer of ann fades." in app.table.session.story()[0]


async def test_the_draw_is_that_of_the_value_that_a_karma_gives_the_board() -> None:
    piles: dict[str, Pile] = {"blue": (["Alhazen", "Tools", "Writing"], "up")}
    match = figures(ann(piles), bob())
    value = game(match).players[0].draw_value()
    assert value != 3, "not that of the top card"
    assert (await offered(match))["Draw"] == f"Draw a {value}"


async def test_another_players_card_can_be_used_by_a_karma() -> None:
    match = figures(ann({"green": ["Ptolemy"]}), bob({"blue": ["Tools"], "red": ["Archery"]}))
    told = await offered(match)
    assert "random's card, by a karma; your own icons and echoes count" in told["Dogma Tools"]
    assert "☼ share: random" in told["Dogma Tools"]
    assert "by a karma" not in told["Dogma Ptolemy"] and "Dogma Archery" not in told


@pytest.mark.parametrize(("place", "figure"), [("board", "Amina Sukhera"), ("forecast", "Cai Lun")])
async def test_a_card_that_counts_as_available_can_be_achieved(place: str, figure: str) -> None:
    color = "red" if figure == "Amina Sukhera" else "yellow"
    spec = ann({color: [figure], "blue": ["Tools"]}, score=["Optics", "Paper", "Machinery"])
    match = figures({**spec, "forecast": [] if place == "board" else ["Oars"]}, bob())
    card = "Tools" if place == "board" else "Oars"
    line = (await offered(match))[f"Achieve {card}"]
    assert f"from your {place}: a karma makes it available to you then each opponent draws a figure" in line


async def test_opponents_draw_figures_only_where_there_are_some() -> None:
    spec = ann({"red": ["Archery"]}, score=["Optics", "Paper", "Machinery"])
    assert (await offered(figures(spec, bob())))["Achieve 1"].endswith("then each opponent draws a figure")
    assert (await offered(table(spec, bob())))["Achieve 1"] == "Achieve 1"


async def test_what_counts_as_being_in_hand_can_be_melded_and_pays() -> None:
    spec = {**ann({"purple": ["Emperor Meiji"], "blue": ["Alexandria"]}), "forecast": ["Oars"]}
    told = await offered(figures(spec, bob(), also=["cities"]))
    assert "from your forecast" in told["Meld Oars"]
    match = figures(
        {**ann({"purple": ["Emperor Meiji"], "blue": ["Alexandria"], "green": ["Sailing"]}), "forecast": ["Oars"]},
        bob(),
        also=["cities"],
    )
    assert "tuck a card of value 2 or less (by Alexandria)" in (await offered(match))["Endorse Sailing"]


# Help and words


def test_the_help_explains_figures_only_where_they_are_played() -> None:
    readings = [
        shown(new_match(["ann", "random"], "3e", sets=["base", *sets])).table.face.reading
        for sets in ([], ["figures"], ["echoes", "figures"])
    ]
    assert ["Figures in the Sand" in reading for reading in readings] == [False, True, True]
    assert [reading.count("lies in your forecast") for reading in readings] == [0, 1, 1]


async def test_the_words_of_iello_leave_those_of_figures_alone() -> None:
    app = shown(figures(ann({"purple": ["Homer"]}, hand=["Sun Tzu", "Imhotep", "Alfred Nobel"]), bob()), "iello")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        (line,) = [line for line in options(app) if "Inspire purple" in line]
        assert line.endswith("✦ Homer: Draw a 2 and tuck it. then draw a 1, as things are now")
        assert "❖ Homer: If you would recycle or remove a figure you hold, instead tuck it." in " ".join(rows(app))
