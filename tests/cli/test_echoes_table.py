"""Echoes of the Past on the screen: what a person sees of forecasts, bonuses, echoes and both sets' decks."""

import pytest

from helpers import Pile, echoes, game, player
from screen import LARGE, SMALL, choose, options, press, question, seen, settle, words
from splay.cli.table.app import TableApp
from splay.cli.table.screens import Look
from splay.cli.table.session import Session
from splay.innovation import new_match
from splay.kernel.match import Match
from splay.kernel.plain import Spec

sizes = pytest.mark.parametrize("size", [SMALL, LARGE])


def table(match: Match, vocabulary: str = "asmadi") -> TableApp:
    return TableApp(Session(match, words=vocabulary), pace=0)


def ann(hand: list[str] | None = None, forecast: list[str] | None = None) -> Spec:
    piles: dict[str, Pile] = {"purple": (["Flute", "Bell", "City States"], "up"), "green": ["Umbrella"]}
    return player("ann", ["Archery", "Ruler"], piles=piles, hand=hand or [], forecast=forecast or [])


def other() -> Spec:
    piles: dict[str, Pile] = {"red": (["Candles", "Oars"], "left"), "purple": (["Puppet", "Mysticism"], "up")}
    return player("random", piles=piles, hand=["Pottery", "Soap"], forecast=["Loom", "Calendar"], score=[3])


def rows(app: TableApp) -> list[list[str]]:
    """Return the words of each line of the left half of the screen."""
    return [line.split("▏ ")[0].split() for line in seen(app).splitlines()]


# Seeing


@sizes
async def test_ones_own_forecast_lies_open_and_that_of_others_face_down(size: tuple[int, int]) -> None:
    app = table(echoes(ann(["Compass"], ["Scissors", "Machinery"]), other()))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        text = words(app)
    assert "Your forecast" in text
    assert "EG2 Scissors ≈·②♜" in text and "Y3 Machinery" in text
    assert "random hand 1 E1 forecast 2 E6 score 3" in text
    assert "Loom" not in text and "Calendar" not in text and "Soap" not in text


@sizes
async def test_bonuses_are_told_with_what_they_add_to_the_score(size: tuple[int, int]) -> None:
    app = table(echoes(ann(), other()))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        told = rows(app)
        text = " ".join(" ".join(row) for row in told)
    assert "Your board bonuses 1 (+1)" in text
    assert "bonuses 3 1 (+4)" in text
    assert next(row for row in told if row[:1] == ["random"])[-2:] == ["7", "0/7"], "3 scored and 4 by bonuses"


@sizes
async def test_the_decks_of_both_sets_and_the_distance_to_each_special_achievement_are_shown(
    size: tuple[int, int],
) -> None:
    match = new_match(["ann", "random"], "3e", seed=4, sets=["base", "echoes"])
    app = table(match)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        told = rows(app)
        text = words(app)
    assert ["base", *map(str, [len(deck.cards) for deck in game(match).supplies[0][1:]])] in told
    assert ["echoes", *map(str, [len(deck.cards) for deck in game(match).supplies[1][1:]])] in told
    assert not any(row[:1] == ["cards"] for row in told)
    for near in ("Monument 0·0/6", "World 0·0/12", "Destiny 0·0/7", "Wealth 0·0/8", "Heritage 0·0/8", "History 0·0/4"):
        assert near in text
    assert "7 achievements win" in text


async def test_near_to_a_special_achievement_is_counted_for_everyone() -> None:
    app = table(echoes(ann(forecast=["Scissors"]), other()))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        text = words(app)
    assert "Destiny 1·2/7" in text and "Wealth 1·2/8" in text and "History 2·1/4" in text


@sizes
async def test_echoes_and_bonuses_in_sight_are_drawn_in_their_piles(size: tuple[int, int]) -> None:
    app = table(echoes(ann(), other()))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        told = [" ".join(row) for row in rows(app)]
    assert "ER1 Candles ≈①·☼ ◂ ♜" in told
    if size == SMALL:
        assert "EP1 Flute ①·♛≈ ▴ ·♜≈ ♛♛♜" in told
    else:
        assert any(row.startswith("+1 Flute EP1") for row in told)


# Choosing


@pytest.mark.parametrize(
    ("hand", "words_of_draw"),
    [
        ([], "1 Draw a 1"),
        (["Compass"], "1 Draw an Echoes 1"),
        (["Soap"], "1 Draw a 1"),
        (["Compass", "Soap"], "1 Draw a 1"),
    ],
)
async def test_draw_says_from_which_set(hand: list[str], words_of_draw: str) -> None:
    app = table(echoes(ann(hand), player("random")))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert options(app)[0] == words_of_draw


async def test_draw_goes_by_the_base_decks_and_falls_back_on_them() -> None:
    match = echoes(ann(["Compass"]), player("random"))
    now = game(match)
    for card in list(now.supplies[0][1].cards):
        now.move(card, now.junk, "junk", now.players[0])
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert options(app)[0] == "1 Draw an Echoes 2", "an age without base cards is empty, whatever Echoes has"
        for card in list(now.supplies[1][2].cards):
            now.move(card, now.junk, "junk", now.players[0])
        app.table.show()
        assert options(app)[0] == "1 Draw a 2"


async def test_a_lineup_tells_the_echoes_that_come_first() -> None:
    app = table(echoes(ann(), player("random", ["Puppet"])))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        lines = {line.split()[2]: line for line in options(app) if " Dogma " in line}
    assert lines["Flute"].endswith("♛ echoes: Bell and Flute; demand: random; share: nobody")
    assert lines["Umbrella"].endswith("♣ echo: Umbrella; share: nobody; does nothing, as far as you can tell")
    assert lines["Ruler"].endswith("☼ echo: Ruler; share: nobody"), "a card without effects still has its echo"


async def test_an_echo_is_shared_even_if_all_that_follows_is_a_demand() -> None:
    app = table(echoes(player("ann", ["Candles"]), player("random", ["Writing"])))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        (line,) = [line for line in options(app) if "Dogma Candles" in line]
    assert line.endswith("echo: Candles; demand: nobody; share: random")


async def test_a_card_without_effects_and_echoes_is_told_to_do_nothing() -> None:
    app = table(echoes(player("ann", ["Puppet"]), player("random")))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert any(line.endswith("no effect; does nothing, as far as you can tell") for line in options(app))


async def test_a_promotion_offers_the_cards_of_the_forecast_with_their_pictures() -> None:
    app = table(echoes(ann(["Compass"], ["Scissors", "Piano"]), other()))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Meld Compass")
        assert question(app) == "ann: Promote a card from your forecast?"
        assert options(app) == ["1 Scissors EG2 ≈·②♜", "2 No"]
        assert "Echo: Take the bottom card" in words(app)
        await choose(pilot, "Scissors")
        assert question(app) == "ann: Use the dogma of Scissors?\n♜ echo: Scissors; share: random"
        assert "Echo: Take the bottom card" in words(app), "the card that is asked about is shown"
        await choose(pilot, "Yes")
        assert "echo effect" in question(app)


# Looking


async def test_forecasts_and_echoes_can_be_looked_at() -> None:
    # An opponent's red card is covered, but its echo effect is in sight.
    piles: dict[str, Pile] = {"red": (["Oars", "Plumbing"], "right")}
    bob = player("random", piles=piles, forecast=["Loom", "Calendar"])
    app = table(echoes(ann(forecast=["Scissors"]), bob))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        items = app.screen.items
        labels = [str(item.label).strip() for item in items]
        assert labels[labels.index("Your forecast") + 1] == "EG2  Scissors ≈·②♜"
        assert "Your bonuses: 1 (+1)" in labels
        pictures = {str(item.label).strip(): str(item.picture) for item in items}
        assert pictures["?  random's forecast"] == "random's forecast, face down: a 2 and an Echoes 6."
        assert "≈ Echo: " in pictures["?  a covered card ≈②"]
        assert "Of 7: ann 1 and random 2." in pictures["◆  Destiny, available"]
        assert not any(hidden in label for label in labels for hidden in ("Loom", "Calendar", "Plumbing"))


async def test_the_help_explains_echoes_only_where_they_are_played() -> None:
    for match, explained in ((echoes(ann(), other()), True), (new_match(["ann", "random"], "3e"), False)):
        assert ("Echoes of the Past" in table(match).table.face.reading) == explained


# The words of Iello


@sizes
async def test_the_table_speaks_the_words_of_iello(size: tuple[int, int]) -> None:
    app = table(echoes(ann(["Compass"], ["Scissors", "Piano"]), other(), edition="1e"), "iello")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        text = words(app)
        for told in ("7 Dominations win", "Influence won", "Your Projects", "Projects 2 E6", "Bonuses 3 1 (+4)"):
            assert told in text
        assert "Period 1 2 3" in text
        lines = [line.split(" ", 1)[1] for line in options(app)]
        assert any(line.startswith("Play Compass") for line in lines)
        assert any(line.startswith("Activate Flute") and "Supremacy Dogma: random" in line for line in lines)
        await choose(pilot, "Meld Compass")
        assert question(app) == "ann: Play one of your Projects?"
        await choose(pilot, "Scissors")
        assert "Scissors, Echo effect" in question(app)
        assert "ann plays Scissors (2) from their Projects." in app.table.session.story()[0]
        await choose(pilot, "Archery")
        assert "play or score each" in question(app)


async def test_pages_and_cards_speak_the_words_of_iello() -> None:
    app = table(echoes(ann(["Medicine"]), other(), edition="1e"), "iello")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "down")
        assert "Supremacy: Swap the highest card in" in words(app)
        await press(pilot, "h")
        help_page = words(app)
        assert "a red card of Period 3" in help_page and "forecast" not in help_page and "demand" not in help_page
        await press(pilot, "escape", "l")
        assert isinstance(app.screen, Look)
        assert "Domains" in [str(item.label) for item in app.screen.items]
