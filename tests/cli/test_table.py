"""The table on the screen: what a person sees, and what their keys do."""

import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.widgets import Button, OptionList

from helpers import Pile, answer, player, table
from helpers import game as now
from screen import LARGE, SMALL, choose, options, press, press_at_once, question, seen, settle, words
from splay.cli.card_picture import ICON_MARKS
from splay.cli.play import read_record
from splay.cli.table.app import TableApp
from splay.cli.table.screens import CardPage, Concede, HandOver, Leave, Look, Page
from splay.cli.table.session import Session
from splay.cli.table.words import OPTION_KEYS
from splay.innovation import new_match
from splay.innovation.wording import plain
from splay.kernel.agent import Agent, Seat
from splay.kernel.decision import Decision
from splay.kernel.match import Match
from splay.kernel.plain import Spec


class Broken(Agent):
    """A bot with a bug."""

    def decide(self, decision: Decision, seat: Seat) -> int:
        raise ZeroDivisionError("a bug")


class Slow(Agent):
    """A bot that decides when it is told to."""

    def __init__(self) -> None:
        self.told = threading.Event()

    def decide(self, decision: Decision, seat: Seat) -> int:
        self.told.wait()
        return 0


def at_table(app: TableApp) -> bool:
    return app.screen is app.table


def handed_over(app: TableApp) -> bool:
    return isinstance(app.screen, HandOver)


def game(match: Match | None = None, save: Path | None = None) -> TableApp:
    return TableApp(Session(match or new_match(["ann", "random"], seed=4), save), pace=0)


def ann(hand: Sequence[str] = (), **rest: object) -> Spec:
    piles: dict[str, tuple[Sequence[str], str]] = {
        "blue": (["Alchemy", "Calendar", "Writing"], "right"),
        "red": (["Engineering", "Archery"], "left"),
    }
    return player("ann", ["Agriculture"], piles=dict(piles), hand=hand, **rest)  # type: ignore[arg-type]


# Seeing


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_table_shows_what_a_person_needs_to_decide(size: tuple[int, int]) -> None:
    other = player("random", ["Clothing"], hand=["Oars"], score=[2], achievements=[1])
    app = game(table(ann(["Compass"], score=["Optics"]), other, special=["Empire", "World"]))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        text = words(app)
    assert "turn 3: ann, 2 actions left" in text and "6 achievements win" in text
    for name in ("Alchemy", "Engineering", "Agriculture", "Compass", "Clothing"):
        assert name in text
    assert "hand 1 score 2 achieved 1" in text
    assert "also Empire 2·0/6 World 0·0/12" in text
    assert "junked: Monument Wonder Universe" in text
    assert "Oars" not in text
    assert "Draw a 3" in text and "Meld Compass" in text


async def test_the_lineup_is_told_before_a_dogma_is_chosen() -> None:
    match = table(
        player("ann", ["Archery", "Clothing", "Mathematics", "Code of Laws"], hand=["Masonry"]),
        player("random", ["Oars"]),
        player("bob", ["Agriculture"]),
    )
    app = game(match)
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await press(pilot, "space")
        lines = {line.split()[2]: line for line in options(app) if "Dogma" in line}
    assert lines["Archery"].endswith("demand: bob")
    assert lines["Clothing"].endswith("share: bob")
    assert lines["Mathematics"].endswith("share: nobody")
    assert lines["Code"].endswith("share: nobody; does nothing, as far as you can tell")


async def test_a_demand_that_falls_on_nobody_is_told_to_do_nothing() -> None:
    app = game(table(player("ann", ["Archery"]), player("random", ["Metalworking"])))
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        assert any(line.endswith("demand: nobody; does nothing, as far as you can tell") for line in options(app))


async def test_a_decision_shows_who_is_asked_by_which_words_of_which_card() -> None:
    app = game(table(player("ann", ["Tools"], hand=["Oars", "Archery", "Pottery"]), player("random")))
    tools = app.table.session.cards["Tools"]
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await choose(pilot, "Dogma Tools")
        decision = app.table.session.match.decision
        assert decision is not None
        text = question(app)
    assert "Tools, effect 1" in text
    assert plain(tools.effects[0].text) in text
    assert f"ann: {decision.prompt}" in text


async def test_the_highlighted_options_card_is_shown_when_there_is_room() -> None:
    app = game(table(player("ann", ["Tools"], hand=["Archery"]), player("random")))
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        assert "I demand:" not in words(app)
        await press(pilot, "down")
        assert "I demand:" in words(app)


async def test_a_larger_terminal_gets_a_larger_table() -> None:
    app = game()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        assert "Decks and achievements" not in words(app)
        await pilot.resize_terminal(*LARGE)
        await settle(pilot)
        assert "Decks and achievements" in words(app)


# The fourth edition


async def test_aslant_shows_all_icons_of_covered_cards() -> None:
    piles: dict[str, Pile] = {"blue": (["Printing Press", "Alchemy", "Writing"], "aslant")}
    match = table(player("ann", piles=piles), player("random"), edition="4e")
    app = game(match)
    marks = {card.name: "".join(ICON_MARKS[slot] for slot in card.slots) for card in app.table.session.cards.values()}
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert f"◥ {marks['Alchemy']} {marks['Writing']}" in seen(app)
        await pilot.resize_terminal(*LARGE)
        await settle(pilot)
        rows = seen(app).splitlines()
    at = next(number for number, row in enumerate(rows) if "Printing Press" in row and "◥" in row)
    assert [mark for mark in rows[at] if mark in ICON_MARKS][1:] == [marks["Alchemy"][0], marks["Writing"][0]]
    lower = [mark for mark in rows[at + 1][:73] if mark in ICON_MARKS]
    assert "".join(lower[3:]) == marks["Alchemy"][1:] + marks["Writing"][1:]


@pytest.mark.parametrize(("edition", "persons", "last"), [("3e", False, "10"), ("4e", True, "11")])
async def test_icons_and_decks_are_those_of_the_edition(edition: str, persons: bool, last: str) -> None:
    app = game(new_match(["ann", "random"], edition, seed=4))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        rows = [line.split("▏")[0].split() for line in seen(app).splitlines()]
    assert ("☻" in rows[1]) == persons
    assert next(row for row in rows if row[:1] == ["age"])[-1] == last


async def test_the_junk_is_shown_by_value() -> None:
    match = table(player("ann", ["Tools"]), player("random"), edition="4e", special=["Empire"])
    for card in list(now(match).decks[3].cards):
        now(match).move(card, now(match).junk, "junk", now(match).players[0])
    app = game(match)
    count = len(now(match).junk.cards)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        rows = [line.split("▏")[0].split() for line in seen(app).splitlines()]
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        labels = [str(item.label) for item in app.screen.items]
        pictures = [str(item.picture) for item in app.screen.items]
    assert ["junk", "-", "-", str(count), *["-"] * 8] in rows
    assert ["also", "Empire", "0·0/6"] in rows
    assert ["junked:", "Monument", "World", "Wonder", "Universe"] in rows
    assert f" ?  {count} cards out of play" in labels
    assert f"Out of play, face down: {count} of value 3." in pictures
    assert " ◆  World, junked" in labels


async def test_covered_cards_of_others_can_be_looked_at_where_boards_are_open() -> None:
    other = player("random", hand=["Oars"], piles={"green": (["Mapmaking", "Clothing"], "left")})
    app = game(table(player("ann", ["Tools"]), other, edition="4e"))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        labels = " ".join(str(item.label) for item in app.screen.items)
    assert "Clothing" in labels and "a covered card" not in labels
    assert "Oars" not in labels


async def test_parleys_tell_whose_card_it_is_what_it_costs_and_who_would_take_part() -> None:
    match = table(
        player("ann", ["Tools"], hand=["Oars"]),
        player("bob", ["Calendar"]),
        player("cy", ["Archery", "Clothing"], hand=["Masonry"]),
        player("random", ["Agriculture"]),
        edition="4e",
    )
    app = game(match)
    async with app.run_test(size=LARGE) as pilot:
        await press(pilot, "space")
        lines = {words.split(" ", 1)[1]: words for words in options(app)}
    archery = next(line for label, line in lines.items() if label.startswith("Parley for Archery"))
    clothing = next(line for label, line in lines.items() if label.startswith("Parley for Clothing"))
    # Ann's own icons are counted, not those of cy, whose cards they are.
    assert "cy's card; costs a card from hand" in archery
    assert "demand: bob and random; share: cy* (* may parley)" in archery
    assert clothing.endswith("share: bob, cy* and random (* may parley)")
    assert not any(label.startswith("Parley for Calendar") for label in lines)


async def test_who_is_out_is_marked_and_has_no_board() -> None:
    match = table(
        player("ann", ["Tools"]),
        player("random", ["Oars"]),
        {"name": "bob", "out": True},
        edition="4e",
    )
    app = game(match)
    app.table.session.facing = 0
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        rows = [" ".join(line.split("▏")[0].split()) for line in seen(app).splitlines()]
    assert "bob out of the game" in rows
    assert "an empty board" not in " ".join(rows)


async def test_teams_are_told_apart_by_letters() -> None:
    match = new_match(["ann", "random", "random", "random", "random"], options={"teams": "ABCAB"})
    app = game(match)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        text = words(app)
    assert "A ann" in text and "C random 2" in text
    assert "random 3 (your partner)" in text and "random 2 (team C)" in text


# Choosing


async def test_options_are_chosen_by_number_by_arrows_and_by_mouse() -> None:
    app = game(table(player("ann", ["Tools"], hand=["Archery", "Clothing"]), player("bob"), turn="ann"))
    app.table.session.facing = 0
    match = app.table.session.match
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await press(pilot, "2")
        assert match.log(0)[-1] == "ann melds Archery (1)."
        await press(pilot, "u", "down", "down", "enter")
        assert match.log(0)[-1] == "ann melds Clothing (1)."
        await press(pilot, "u")
        await pilot.click("#options", offset=(4, 1))
        await settle(pilot)
        assert match.log(0)[-1] == "ann melds Archery (1)."


async def test_the_tenth_option_is_a_letter_and_commands_are_never_options() -> None:
    assert OPTION_KEYS.startswith("123456789abdefij")
    assert not set(OPTION_KEYS) & set("cghlqsu")
    hand = ["Archery", "Clothing", "Oars", "Pottery", "Sailing", "Masonry", "Mysticism", "Writing", "Metalworking"]
    app = game(table(player("ann", hand=hand), player("random")))
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "a")
        assert app.table.session.match.log(0)[-1] == "ann melds Metalworking (1)."


async def test_a_key_that_is_no_option_changes_nothing() -> None:
    app = game()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "9", "z", "space")
        assert app.table.session.match.answers == []


async def test_turns_are_played_by_keys_and_the_new_part_of_the_log_is_set_apart() -> None:
    app = game()
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        while app.table.session.match.now.turns() < 5:
            await press(pilot, "1")
        text = words(app)
    assert "since your last decision" in text
    assert "turn 5" in text


# Looking


async def test_every_card_in_sight_can_be_looked_at() -> None:
    other = player(
        "random", hand=["Oars"], piles={"green": (["Mapmaking", "Clothing"], "left"), "purple": ["Mysticism"]}
    )
    app = game(table(ann(["Compass"], score=["Optics"]), other))
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "l")
        assert isinstance(app.screen, Look)
        labels = " ".join(str(item.label) for item in app.screen.items)
        for name in ("Compass", "Optics", "Alchemy", "Calendar", "Writing", "Mapmaking", "Mysticism", "Monument"):
            assert name in labels
        assert "a covered card" in labels
        assert "Clothing" not in labels and "Oars" not in labels
        await press(pilot, "down")
        first = app.screen.query_one(OptionList).highlighted
        assert first is not None and app.screen.items[first].card is not None
        await press(pilot, "escape")
        assert at_table(app)


async def test_looking_shows_effects_and_rulings() -> None:
    app = game(table(player("ann", ["Tools"], hand=["Archery"]), player("random")))
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "down", "l")
        text = words(app)
    assert "I demand:" in text and "red · age 1 · castle · 3e" in text
    assert "Rulings" in text


async def test_a_click_on_a_name_in_the_log_shows_the_card() -> None:
    app = game(table(player("ann", hand=["Archery", "Clothing"]), player("bob")))
    app.table.session.facing = 0
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await choose(pilot, "Meld Archery")
        await pilot.click("#story", offset=(11, 0))
        await pilot.pause()
        assert isinstance(app.screen, CardPage)
        assert "I demand:" in words(app)


async def test_help_and_the_whole_log_are_a_key_away() -> None:
    app = game(table(player("ann", hand=["Archery"]), player("bob")))
    app.table.session.facing = 0
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await press(pilot, "h")
        assert isinstance(app.screen, Page) and "How to play at this table" in words(app)
        await press(pilot, "escape", "1", "g")
        assert isinstance(app.screen, Page) and "ann draws" in words(app)


# Undo, saving, leaving


async def test_undo_says_when_there_is_nothing_and_else_goes_back() -> None:
    app = game()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "u")
        assert "There is nothing to undo yet." in words(app)
        await press(pilot, "1")
        assert app.table.session.match.answers
        await press(pilot, "u")
        assert app.table.session.match.answers == []
        assert "ann: Choose your first card" in words(app)


async def test_a_saved_game_is_resumed_on_the_same_screen(tmp_path: Path) -> None:
    path = tmp_path / "g.splay"
    app = game(save=path)
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "1", "1", "1", "s")
        assert "Saved to" in words(app)
        offered = options(app)
    again = game(read_record(path))
    async with again.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        assert options(again) == offered


async def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = game(save=Path("nowhere/g.splay"))
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "1", "s")
        assert "Cannot save to nowhere/g.splay" in words(app)
        given = len(app.table.session.match.answers)
        await press(pilot, "1")
        assert len(app.table.session.match.answers) > given


async def test_quit_asks_before_anything_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "g.splay"
    app = game(save=path)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "1", "q")
        assert isinstance(app.screen, Leave)
        await press(pilot, "n")
        assert at_table(app)
        await pilot.press("q", "s")
        await pilot.pause()
    assert path.exists()
    assert read_record(path).answers == app.table.session.match.answers


async def test_a_new_game_is_left_without_a_question() -> None:
    app = game()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("q")
        await pilot.pause()
    assert app.return_code == 0


# Conceding


async def test_a_concession_is_confirmed_and_ends_a_game_of_two() -> None:
    app = game()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        for no in ("n", "escape", "enter"):
            await press(pilot, "c")
            assert isinstance(app.screen, Concede) and "That ends the game." in words(app)
            await press(pilot, no)
            assert at_table(app) and app.table.session.person_is_asked
        await press(pilot, "c", "y")
        text = question(app)
    assert "The game is over" in text and "random wins: ann concedes." in text


async def test_who_has_conceded_watches_the_others_and_can_come_back() -> None:
    app = game(new_match(["ann", "random", "random"], seed=4))
    bot = Slow()
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        app.table.session.bots[1] = bot
        await press_at_once(pilot, "c")
        assert "the others play on" in words(app)
        await press_at_once(pilot, "y")
        assert "You are out of the game; the others play on." in question(app)
        assert "Your board" not in words(app) and "Your hand" not in words(app)
        await press_at_once(pilot, "c")
        assert at_table(app) and "You can concede when you are asked." in words(app)
        await press_at_once(pilot, "u")
        bot.told.set()
        await settle(pilot)
        assert app.table.session.person_is_asked and "Your board" in words(app)
        await press(pilot, "c", "y")
        assert app.table.session.match.result is not None
        assert "★ ann" not in question(app) and "The game is over" in question(app)


# Several people


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_key_pressed_twice_at_the_table_shows_nobodys_hand(size: tuple[int, int]) -> None:
    app = game(new_match(["ann", "bob"], seed=6))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert "press the space bar or click" in words(app)
        await press(pilot, "enter", "1", "escape", "tab", "enter")
        assert handed_over(app)
        await press(pilot, "space")
        assert at_table(app)
        await press(pilot, "enter", "enter", "enter")
        assert handed_over(app) and "Pass to bob." in words(app)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_screen_is_taken_by_a_click_on_the_button_and_nowhere_else(size: tuple[int, int]) -> None:
    app = game(new_match(["ann", "bob"], seed=6))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.click("Static")
        await settle(pilot)
        assert handed_over(app)
        button = app.screen.query_one(Button).region
        await pilot.click("Button")
        await settle(pilot)
        assert at_table(app)
        assert not button.overlaps(app.table.query_one("#options").region), "a double click would show a hand"


async def test_no_hand_is_ever_on_the_screen_of_another_person() -> None:
    hands = {0: ["Compass", "Optics"], 1: ["Paper", "Translation"]}
    app = game(table(player("ann", ["Tools"], hand=hands[0]), player("bob", ["Oars"], hand=hands[1])))
    session = app.table.session
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        for seat in (0, 1):
            assert handed_over(app)
            assert f"Pass to {session.match.names[seat]}." in words(app)
            assert not any(name in seen(app) for hand in hands.values() for name in hand)
            await press(pilot, "space")
            while session.asked == seat:
                assert all(name in seen(app) for name in hands[seat])
                assert not any(name in seen(app) for name in hands[1 - seat])
                await press(pilot, "l")
                assert not any(name in seen(app) for name in hands[1 - seat])
                await press(pilot, "escape", "g")
                assert not any(name in seen(app) for name in hands[1 - seat])
                await press(pilot, "escape", "1")


async def test_first_cards_are_chosen_in_secret() -> None:
    app = game(new_match(["ann", "bob"], seed=6))
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "space")
        first = app.table.session.match.decision
        assert first is not None
        hand = [value.label for value in first.values]
        assert all(name in seen(app) for name in hand)
        await press(pilot, "1")
        assert handed_over(app)
        assert not any(name in seen(app) for name in hand)
        await press(pilot, "space")
        assert "bob: Choose your first card" in words(app)
        assert not any(name in seen(app) for name in hand)


async def test_what_someone_looks_at_is_closed_before_the_screen_is_handed_over() -> None:
    app = game(
        table(player("ann", ["Tools"], hand=["Compass"]), player("random"), player("bob", ["Oars"]), actions=1),
    )
    bot = Slow()
    app.table.session.bots[1] = bot
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await press(pilot, "space")
        await pilot.press("1")
        await pilot.pause()
        assert "random is thinking" in question(app)
        await pilot.press("l")
        assert isinstance(app.screen, Look) and "Compass" in seen(app)
        bot.told.set()
        await settle(pilot)
        assert handed_over(app)
        await press(pilot, "space")
        assert at_table(app)
        assert "Compass" not in seen(app)


async def test_a_decision_is_taken_back_while_a_bot_thinks() -> None:
    app = game(table(player("ann", ["Tools"], hand=["Compass"]), player("random"), actions=1))
    bot = Slow()
    app.table.session.bots[1] = bot
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("1", "u", "1")
        await pilot.pause()
        assert "Taken back as soon as the bot has decided" in words(app)
        assert len(app.table.session.match.answers) == 1
        bot.told.set()
        await settle(pilot)
        assert app.table.session.person_is_asked
        assert app.table.session.match.answers == []
        assert "ann: Choose an action" in words(app)


async def test_the_one_who_decided_can_take_it_back_at_the_hand_over() -> None:
    app = game(new_match(["ann", "bob"], seed=6))
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "u")
        assert handed_over(app)
        await press(pilot, "space", "1", "u")
        # Bob may be at the keyboard already: the screen is handed back to ann before it shows her hand.
        assert handed_over(app)
        assert "ann" in words(app)
        await press(pilot, "space")
        assert at_table(app)
        assert "ann: Choose your first card" in words(app)


# Bots


async def test_a_bot_that_fails_does_not_end_the_game() -> None:
    app = game()
    app.table.session.bots[1] = Broken()
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        assert "The bot random has failed" in words(app)
        assert app.table.session.person_is_asked


async def test_bots_alone_can_be_watched_to_the_end() -> None:
    last_cards = table(player("random", hand=["Oars"]), player("random 2", hand=["Tools"]), exact=True)
    app = game(last_cards)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        assert app.table.session.match.result is not None
        assert "The game is over" in words(app)


# The end


def nearly_won() -> Match:
    match = table(
        player("ann", ["Tools"], score=[5], achievements=[2, 3, 4, 5, 6]), player("random", ["Oars"], score=[1])
    )
    answer(match)
    return match


async def test_the_end_tells_who_won_why_and_how_all_stand() -> None:
    app = game(nearly_won())
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await choose(pilot, "Achieve 1")
        text = question(app)
    assert "The game is over" in text
    assert "ann wins with 6 achievements." in text
    assert "ann: 5 points, 6 achievements (1 2 3 4 5 6)" in text
    assert "random: 1 points, 0 achievements" in text


async def test_after_the_end_one_can_save_take_back_and_play_again(tmp_path: Path) -> None:
    path = tmp_path / "g.splay"
    app = game(nearly_won(), path)
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await choose(pilot, "Achieve 1")
        await press(pilot, "2")
        assert read_record(path).result is not None
        await press(pilot, "u")
        assert app.table.session.match.result is None
        await choose(pilot, "Achieve 1")
        await press(pilot, "1")
        assert app.table.session.match.result is None
        assert "ann: Choose an action" in words(app)
        assert app.table.session.match.answers == []
