"""Cities of Destiny on the screen: six icons, flags and fountains, what a meld brings, and endorsing a card."""

from typing import Any

import pytest

from helpers import Pile, game, player, table
from screen import LARGE, SMALL, choose, options, press, question, seen, settle, words
from splay.cli.table.app import TableApp
from splay.cli.table.screens import Look
from splay.cli.table.session import Session
from splay.innovation import new_match
from splay.kernel.match import Match
from splay.kernel.plain import Spec

sizes = pytest.mark.parametrize("size", [SMALL, LARGE])


def cities(*players: Spec, echoes: bool = False, **rest: Any) -> Match:
    return table(*players, sets=["base", "cities", *(["echoes"] if echoes else [])], **rest)


def shown(match: Match, vocabulary: str = "asmadi") -> TableApp:
    return TableApp(Session(match, words=vocabulary), pace=0)


def rows(app: TableApp) -> list[str]:
    """Return each line of the boards on the left, its spaces made one."""
    width = app.table.query_one("#boards").outer_size.width
    return [" ".join(line[:width].split()) for line in seen(app).splitlines()]


async def offered(match: Match) -> dict[str, str]:
    """Return each action on the screen with all that is told of it, by its words."""
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert match.decision is not None
        return {value.label: line for value, line in zip(match.decision.values, options(app), strict=True)}


def bob(piles: dict[str, Pile] | None = None, **rest: Any) -> Spec:
    return player("random", piles=piles, **rest)


# Seeing


@sizes
async def test_a_city_has_six_icons_and_covered_those_that_its_splay_shows(size: tuple[int, int]) -> None:
    piles: dict[str, Pile] = {
        "red": (["Archery", "Tehran", "Oars"], "left"),
        "blue": (["Tools", "Munich"], "right"),
        "purple": (["Gdansk", "Rome"], "up"),
    }
    app = shown(cities(player("ann", piles=piles), bob({"red": (["Zurich", "Milan"], "left")})))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        told = rows(app)
    if size == SMALL:
        # Left shows the right edge: of a city also the picture above; of others the lower corner only.
        assert "R1 Archery ♜☼·♜ ◂ ·♛ ♜" in told
        assert "B1 Tools ·☼☼♜ ▸ ☼◷" in told
        assert "CP5 Gdansk ♛⚑·/⑤⚙♛ ▴ ☼☼♜" in told
    else:
        for upper, lower in (
            ("▏ ☼ · Tools B1 ▸", "▏ ◷ ☼ ☼ ♜"),
            ("♜ Archery R1 ▏ · ▏ ◂", "☼ · ♜ ▏ ♛ ▏ ♜"),
            ("♛ Gdansk ⚑ CP5 · ▏ ▴", "+5 ⚙ ♛ ▏ ☼ ☼ ♜"),
        ):
            assert told[told.index(upper) + 1] == lower
    assert "CR5 Zurich ⚙⚑·/⚙⚙☼ ◂ ·☼" in told


@sizes
async def test_flags_and_fountains_that_count_stand_among_the_achievements(size: tuple[int, int]) -> None:
    ann = player("ann", ["Zurich", "Brussels"], achievements=[1, "Monument"])
    app = shown(cities(ann, bob({"red": (["Archery", "Oars"], "up"), "green": ["Stockholm"]})))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        text = " ".join(rows(app))
    assert "achieved 1 Monument ♨purple ♨purple" in text, "one red card is fewer than two: the flag does not count"
    assert "achieved ⚑green" in text
    assert "4/7" in text and "1/7" in text


async def test_at_the_end_flags_and_fountains_are_counted() -> None:
    ann = player("ann", ["Sydney"], hand=["Brussels"], achievements=[1, 2, 3, 4])
    app = shown(cities(ann, bob(), special=[]))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Meld Brussels")
        assert "ann: 0 points, 7 achievements (1 2 3 4 ♨green ♨purple ♨purple)" in question(app)


@sizes
async def test_the_decks_of_all_sets_are_counted_and_deeds_have_no_distance(size: tuple[int, int]) -> None:
    match = new_match(["ann", "random"], "3e", seed=4, sets=["base", "cities", "echoes"])
    app = shown(match)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await press(pilot, "tab")
        app.table.query_one("#boards").scroll_end(animate=False)
        await settle(pilot)
        told, text = rows(app), " ".join(rows(app))
        status = words(app)
    for number, name in enumerate(["base", "cities", "echoes"]):
        assert f"{name} {' '.join(str(len(deck.cards)) for deck in game(match).supplies[number][1:])}" in told
    assert "Legend Repute" in text and "Monument 0·0/6" in text
    assert "3rd edition · Cities · Echoes · first cards · 8 achievements win" in status


async def test_looking_tells_what_counts_on_a_board_and_how_deeds_are_claimed() -> None:
    app = shown(cities(player("ann", ["Zurich"], hand=["Munich"]), bob({"purple": ["Brussels"]})))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        labels = [str(item.label).strip() for item in app.screen.items]
        pictures = {str(item.label).strip(): str(item.picture) for item in app.screen.items}
    assert "Your achievements on the board: red flag" in labels
    assert "random's achievements on the board: purple fountain and purple fountain" in labels
    assert "CB7  Munich ☼→·/◷✚☼" in labels
    legend = pictures["◆  Legend, available"]
    assert "Meld a city with a left arrow" in legend and "Or by" not in legend and "Of 1" not in legend
    assert "Of 6: ann 0 and random 0." in pictures["◆  Monument, available"]


# What a meld brings


async def test_a_new_colour_tells_which_city_it_draws() -> None:
    told = await offered(cities(player("ann", ["Archery"], hand=["Tools", "Oars", "Paper"]), bob()))
    assert told["Meld Tools"].endswith("new colour: draw a Cities 1")
    assert told["Meld Paper"].endswith("new colour: draw a Cities 3"), "the melded card is the highest top card"
    assert told["Meld Oars"].endswith("♜♛·♜"), "red is there already"
    assert told["Draw"].endswith("Draw a 1")


async def test_who_has_a_city_in_hand_draws_none_but_the_one_that_is_melded_does_not_count() -> None:
    told = await offered(cities(player("ann", ["Archery"], hand=["Tools", "Atlantis"]), bob()))
    assert told["Meld Tools"].endswith("·☼☼♜")
    assert told["Meld Atlantis"].endswith("⌕♜ reveal 1 card of the 1 deck; new colour: draw a Cities 1")


async def test_a_city_deck_that_is_out_gives_a_usual_card_and_an_empty_age_the_next() -> None:
    match = cities(player("ann", ["Archery"], hand=["Tools"]), bob())
    now = game(match)
    for card in list(now.supplies[1][1].cards):
        now.move(card, now.junk, "junk", now.players[0])
    assert (await offered(match))["Meld Tools"].endswith("new colour: draw a 1")
    for card in list(now.supplies[0][1].cards):
        now.move(card, now.junk, "junk", now.players[0])
    assert (await offered(match))["Meld Tools"].endswith("new colour: draw a Cities 2")


async def test_a_city_tells_what_its_icons_will_do_in_their_order() -> None:
    piles: dict[str, Pile] = {"blue": ["Tools", "Pottery"], "red": ["Archery"]}
    told = await offered(cities(player("ann", piles=piles, hand=["Munich"]), bob()))
    assert told["Meld Munich"].endswith("✚ draw an 8; → splay blue right, draw a Cities 7")


async def test_an_arrow_that_does_nothing_says_why_and_a_deed_is_told() -> None:
    piles: dict[str, Pile] = {"red": (["Archery", "Oars"], "left")}
    told = await offered(cities(player("ann", piles=piles, hand=["Delhi", "Cordoba"]), bob()))
    assert told["Meld Delhi"].endswith("claim Legend; ← red is splayed left already")
    assert told["Meld Cordoba"].endswith("← nothing to splay"), "no city is drawn with Delhi in hand"
    told = await offered(cities(player("ann", piles=piles, hand=["Delhi"]), bob(), special=["Fame"]))
    assert told["Meld Delhi"].endswith("← red is splayed left already") and "claim" not in told["Meld Delhi"]


async def test_a_search_says_how_many_cards_there_are() -> None:
    ann = player("ann", ["Archery"], hand=["Mecca", "Rome"])
    match = cities(ann, bob(), decks={3: ["Alchemy", "Paper"]}, exact=True)
    told = await offered(match)
    assert "⌕♣ reveal 2 cards of the 3 deck" in told["Meld Mecca"], "only two are left"
    assert "⌕☼ reveal nothing: no card is left in the 2 deck" in told["Meld Rome"]


async def test_a_flag_tells_whether_it_would_count() -> None:
    rival: dict[str, Pile] = {"red": (["Archery", "Oars"], "left")}
    told = await offered(cities(player("ann", ["Metalworking"], hand=["Zurich", "Moscow"]), bob(rival)))
    assert told["Meld Zurich"].endswith("⚑ does not count: more red cards shown by random")
    assert told["Meld Moscow"].endswith("✚ draw a 10; ♨ counts as an achievement")
    piles: dict[str, Pile] = {"red": (["Metalworking", "Road Building"], "left")}
    told = await offered(cities(player("ann", piles=piles, hand=["Zurich"]), bob(rival)))
    assert told["Meld Zurich"].endswith("⚑ counts as an achievement")


async def test_with_echoes_a_plus_and_a_draw_say_from_which_set() -> None:
    match = cities(player("ann", ["Archery"], hand=["Frankfurt", "Tools"]), bob(), echoes=True)
    told = await offered(match)
    assert told["Draw"].endswith("Draw an Echoes 1")
    assert told["Meld Frankfurt"].endswith("✚ draw an Echoes 5; ✚ draw a 5; new colour: draw a Cities 4")


async def test_without_cities_a_meld_brings_nothing_to_tell() -> None:
    told = await offered(table(player("ann", hand=["Tools"]), bob()))
    assert told["Meld Tools"].endswith("·☼☼♜")


# Endorsing


def endorsing(**rest: Any) -> Match:
    """Ann can endorse Oars by Troy or by Nanjing."""
    piles: dict[str, Pile] = {"red": ["Oars"], "blue": ["Troy"], "green": ["Nanjing"], "yellow": ["Agriculture"]}
    return cities(
        player("ann", piles=piles, hand=["Pottery", "Philosophy", "Zurich"]), bob({"blue": ["Tools"]}), **rest
    )


async def test_an_endorsement_says_before_what_it_costs_and_does() -> None:
    told = await offered(endorsing())
    line = told["Endorse Oars"]
    assert "tuck a card of value 1 or less (by Troy) or 2 or less (by Nanjing)" in line
    assert line.endswith("♜ demand twice: random; share once: nobody; you do each non-demand effect twice")
    assert told["Dogma Oars"].endswith("♜ demand: random; share: nobody")
    assert "Endorse Agriculture" not in told, "no top city has a leaf"


async def test_a_card_without_demands_is_endorsed_with_those_who_share_once() -> None:
    piles: dict[str, Pile] = {"green": ["The Wheel"], "blue": ["Troy"]}
    told = await offered(cities(player("ann", piles=piles, hand=["Pottery"]), bob({"red": ["Archery"]})))
    assert told["Endorse The Wheel"].endswith("♜ share once: nobody; you do each effect twice")
    rival = bob({"red": ["Archery"], "blue": ["Yin"], "yellow": ["Uruk"], "green": ["Memphis"]})
    told = await offered(cities(player("ann", piles=piles, hand=["Pottery"]), rival))
    assert told["Endorse The Wheel"].endswith("♜ share once: random; you do each effect twice")


async def test_an_endorsement_is_one_flow_and_can_be_taken_once_a_turn() -> None:
    app = shown(endorsing(decks={1: ["Sailing", "Clothing"]}))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Endorse Oars")
        assert question(app).startswith("ann: Choose a city to endorse Oars\n♜ demand twice: random")
        assert options(app) == ["1 Troy CB1 ♛⌕♜·/♛♛♜", "2 Nanjing CG2 ③⌕♜·/♛♜♜"]
        await choose(pilot, "Nanjing")
        assert question(app).startswith("ann: Tuck a card to endorse Oars\n♜ demand twice: random")
        assert [line.split()[1] for line in options(app)] == ["Pottery", "Philosophy"], "Zurich is too high"
        await choose(pilot, "Pottery")
        story = app.table.session.story()[0]
        assert "ann endorses Oars by Nanjing." in story
        assert story.count("random must obey effect 1 of Oars.") == 2
        assert "1 action left, Endorse taken" in words(app)
        assert not any("Endorse " in line for line in options(app))


async def test_tucking_a_city_with_a_flag_to_pay_says_what_it_claims() -> None:
    piles: dict[str, Pile] = {"red": ["Archery"], "green": ["Amsterdam"]}
    match = cities(player("ann", piles=piles, hand=["Zurich", "Pottery"]), bob())
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Endorse Archery")
        assert question(app).endswith("\nyou claim Glory by Zurich")
    match = cities(player("ann", piles=piles, hand=["Zurich", "Pottery"]), bob(), special=["Fame"])
    app = shown(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await choose(pilot, "Endorse Archery")
        assert "Glory" not in question(app)


# Help and words


@pytest.mark.parametrize(
    ("sets", "explained"),
    [
        (["base"], []),
        (["base", "cities"], ["Cities of Destiny", "bonus of 3", "To endorse"]),
        (["base", "echoes"], ["Echoes of the Past", "bonus of 3"]),
        (["base", "cities", "echoes"], ["Cities of Destiny", "Echoes of the Past", "bonus of 3", "To endorse"]),
    ],
)
def test_the_help_explains_what_is_played_with(sets: list[str], explained: list[str]) -> None:
    reading = shown(new_match(["ann", "random"], "3e", sets=sets)).table.face.reading
    every = ("Cities of Destiny", "Echoes of the Past", "bonus of 3", "To endorse")
    assert [part for part in every if part in reading] == [part for part in every if part in explained]
    assert reading.count("bonus of 3") <= 1


async def test_the_words_of_iello_leave_those_of_cities_alone() -> None:
    app = shown(endorsing(), "iello")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        (line,) = [line for line in options(app) if "Endorse Oars" in line]
        assert line.endswith("Supremacy Dogma twice: random; share once: nobody; you do each Cooperative Dogma twice")
