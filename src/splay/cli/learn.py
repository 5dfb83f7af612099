"""`splay learn`: a first game that says what to do and why."""

from splay.cli.agreed import WordsOption
from splay.cli.play import PACE, run_table
from splay.cli.table.lesson import LessonSession
from splay.innovation.vocabulary import ASMADI
from splay.lessons import LESSONS, lesson_named


def learn(words: WordsOption = ASMADI.key) -> None:
    """Learn Innovation by playing: a game of ten minutes that says what to do and why."""
    run_table(LessonSession(lesson_named(LESSONS[0]), words), PACE)
