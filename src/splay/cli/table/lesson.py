"""A lesson at a terminal: the same game as any, but every choice is foreseen, and words say what to do and why."""

from splay.cli.table.session import NotNow, Session
from splay.innovation.vocabulary import ASMADI
from splay.kernel.decision import Choice
from splay.lessons import LEARNER, Lesson, Step, expected, reply


class LessonSession(Session):
    """A lesson, and whoever learns by it."""

    def __init__(self, lesson: Lesson, words: str = ASMADI.key) -> None:
        super().__init__(lesson.begin(), words=words)
        self.lesson = lesson
        # Whatever the other player is called, the lesson plays for it.
        self.people, self.bots, self.facing = [LEARNER], {}, LEARNER

    @property
    def taken(self) -> int:
        """How many steps have been taken."""
        return sum(turn.seat == LEARNER for turn in self.history)

    @property
    def step(self) -> Step | None:
        """The step that is to be taken; None after the last one."""
        return self.lesson.steps[self.taken] if self.taken < len(self.lesson.steps) else None

    def coach(self) -> str:
        step, steps = self.step, len(self.lesson.steps)
        if step is None:
            return f"Done. {self.face.say(self.lesson.ending)}"
        before = f"{self.face.say(step.before)}\n" if step.before else ""
        return f"Step {self.taken + 1} of {steps}. {before}{self.face.say(step.do)} {self.face.say(step.why)}\n"

    @property
    def suggested(self) -> int:
        return expected(self.match, self.step, self.taken + 1) if self.step else 0

    def answer(self, index: int) -> None:
        step, number = self.step, self.taken + 1
        if step is None:
            raise NotNow("The lesson is over.")
        if index != self.suggested:
            raise NotNow(f"You could, and another time you will. Now: {self.face.say(step.do)}")
        super().answer(index)
        for label in step.then:
            super().answer(reply(self.match, label, number))

    def concede(self) -> None:
        raise NotNow("Nothing is lost here: leave whenever you like.")

    def advise(self) -> list[tuple[Choice, float]]:
        raise NotNow("The lesson says what to do.")

    @property
    def hand_over_to(self) -> None:
        """Nobody else comes to the screen."""

    @property
    def unsaved(self) -> bool:
        """Nothing is lost by leaving: a lesson can be begun anew."""
        return False
