"""Learning the game: a first game that is foreseen, and guides to what editions and expansions add."""

from splay.lessons.guides import GUIDES, Guide, GuideCard
from splay.lessons.lesson import (
    LEARNER,
    LESSONS,
    Lesson,
    LessonError,
    Step,
    expected,
    lesson_named,
    read_lesson,
    reply,
)

__all__ = [
    "GUIDES",
    "LEARNER",
    "LESSONS",
    "Guide",
    "GuideCard",
    "Lesson",
    "LessonError",
    "Step",
    "expected",
    "lesson_named",
    "read_lesson",
    "reply",
]
