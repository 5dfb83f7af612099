"""`splay learn`: the first game in the terminal."""

from screen import LARGE, SMALL, choose, options, press, question, settle, words
from splay.cli.table.app import TableApp
from splay.cli.table.lesson import LessonSession
from splay.lessons import LESSONS, lesson_named


def lesson(told_in: str = "asmadi") -> TableApp:
    return TableApp(LessonSession(lesson_named(LESSONS[0]), told_in), pace=0)


async def test_the_first_game_is_played_to_its_end_by_what_it_says() -> None:
    app = lesson()
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        for number, step in enumerate(lesson_named(LESSONS[0]).steps, 1):
            assert f"Step {number} of 12." in question(app)
            if number % 2:
                await choose(pilot, step.choose)
            else:
                await press(pilot, "enter")  # what the step wants is marked
        assert "Six achievements win" in question(app)
        assert options(app) == []


async def test_another_choice_gets_a_word_and_an_undo_leads_a_step_back() -> None:
    app = lesson()
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await choose(pilot, "Writing")
        await choose(pilot, "Meld Code of Laws")
        assert "Step 2 of 12." in question(app)
        assert "another time you will. Now: Draw a card." in words(app)
        await press(pilot, "u")
        assert "Step 1 of 12." in question(app)


async def test_nobody_gives_up_a_lesson_and_leaving_it_asks_nothing() -> None:
    app = lesson()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        await choose(pilot, "Writing")
        await press(pilot, "c", "y")
        assert "Nothing is lost here" in words(app)
        await press(pilot, "q")
    assert app.return_code == 0


async def test_a_lesson_speaks_other_words() -> None:
    app = lesson("iello")
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        await choose(pilot, "Writing")
        await choose(pilot, "Draw")
        assert "Play Oars" in question(app)
