"""The first game goes as it is written, to its end, and shows everything once."""

import re
from importlib.resources import files
from typing import Any

import pytest

from splay.kernel.errors import NotFound
from splay.lessons import LEARNER, LESSONS, Lesson, LessonError, lesson_named, read_lesson

FIRST = (files("splay.lessons") / "first.toml").read_text("utf-8")


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return lesson_named("first")


def test_every_step_can_be_taken_and_what_its_words_count_is_there(lesson: Lesson) -> None:
    asked: list[int | None] = []
    for match in lesson.moments():
        asked.append(match.decision.seat if match.decision else None)
    assert asked == [LEARNER] * len(lesson.steps) + [1 - LEARNER], "after the last step the turn is over"
    players: Any = match.view(LEARNER).to_json()["players"]
    assert players[LEARNER]["achievements"] == [1]


def test_the_newcomer_does_everything_that_can_be_done(lesson: Lesson) -> None:
    *_, match = lesson.moments()
    log = "\n".join(match.log(LEARNER))
    for line in (
        "Newcomer draws Oars",
        "Newcomer melds Oars",
        "Newcomer shares effect 1 of Sailing",
        "Newcomer uses the dogma of Writing; Duckling may share",
        "Duckling shares effect 1 of Writing",
        "Newcomer draws for sharing",
        "Duckling must obey effect 1 of Oars",
        "Newcomer must obey effect 1 of Archery",
        "Newcomer splays red left",
        "Newcomer scores Code of Laws",
        "Newcomer achieves 1",
    ):
        assert line in log


def test_each_step_says_what_to_do_and_why_in_a_sentence(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert step.name and step.do.endswith(".")
        assert len(re.findall(r"[.!?](?:\s|$)", step.why)) == 1, step.why


def test_a_choice_that_a_changed_rule_or_card_no_longer_allows_is_named_with_its_step() -> None:
    changed = read_lesson("first", FIRST.replace('choose = "Meld Philosophy"', 'choose = "Meld Mathematics"'))
    with pytest.raises(LessonError, match="step 7: Newcomer cannot choose 'Meld Mathematics'; Newcomer is asked"):
        list(changed.moments())


def test_an_answer_of_the_other_player_that_is_not_asked_for_is_named_too() -> None:
    changed = read_lesson("first", FIRST.replace('then = ["Tools", "Draw"]', 'then = ["Tools"]'))
    with pytest.raises(LessonError, match="step 2: Newcomer cannot choose 'Draw'; Duckling is asked"):
        list(changed.moments())


def test_words_that_count_wrong_are_refused() -> None:
    changed = read_lesson("first", FIRST.replace("castle = [5, 6]", "castle = [5, 7]"))
    with pytest.raises(LessonError, match=r"step 8: its words speak of \[5, 7\] castle, and there are \[5, 6\]"):
        list(changed.moments())


def test_a_lesson_that_does_not_exist_is_named() -> None:
    assert LESSONS == ("first",)
    with pytest.raises(NotFound, match="no lesson 'second'"):
        lesson_named("second")
