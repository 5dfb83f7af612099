"""A game at one terminal, without its drawing: who is asked, who looks at the screen, bots, undo and saving."""

import json
import secrets
from pathlib import Path

from splay.bots import make_bot
from splay.cli.seats import bot_named, people
from splay.cli.table.faces import face_of
from splay.innovation.vocabulary import ASMADI
from splay.kernel.agent import check, concession
from splay.kernel.decision import Choice, Decision, Trigger
from splay.kernel.errors import SplayError
from splay.kernel.files import write_whole
from splay.kernel.game import View
from splay.kernel.match import Match
from splay.kernel.record import dump
from splay.kernel.setup import Setup

ADVICE_SECONDS = 2.0
"""For how long one is thought about what a strong player would do."""


class SaveError(SplayError):
    """A game that cannot be saved where it should be."""


class NothingToUndo(SplayError):
    """There is no decision that the one at the screen could take back."""


class NotNow(SplayError):
    """Something that the one at the screen cannot do at this moment."""


class Answered:
    """Who gave an answer or conceded, and how much had happened by then."""

    def __init__(self, seat: int, events: int) -> None:
        self.seat = seat
        self.events = events


class Session:
    """A match, the bots in it, and the person who now sits at the screen."""

    def __init__(self, match: Match, save_to: Path | None = None, words: str = ASMADI.key) -> None:
        self.match = match
        self.people = people(match.names)
        self.bots = {
            seat: make_bot(bot, match.setup.seed + seat)
            for seat, name in enumerate(match.names)
            if (bot := bot_named(name)) is not None
        }
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None
        """Who looks at the screen; None while it must show only what everyone may see."""
        self.history = _history(match)
        self.notices: list[tuple[int, str]] = []
        """What the table has to say that is no event of the game, each with the number of events before it."""
        self._save_to = save_to
        self.saved_to: Path | None = None
        """Where the game has been saved in this session."""
        self._saved = list(match.answers)
        self.words = words
        self.face = face_of(match.setup, words)
        self.cards = self.face.cards
        self._foreseen: Decision | None = None
        self._foresight: tuple[list[int], dict[int, list[Trigger]]] = ([], {})

    # Who is asked, and who looks

    @property
    def asked(self) -> int | None:
        """The seat that is asked, or None at the end."""
        return self.match.decision.seat if self.match.decision else None

    @property
    def bot_is_asked(self) -> bool:
        """Whether the next answer is a bot's."""
        return self.asked in self.bots

    @property
    def person_is_asked(self) -> bool:
        """Whether the one who looks at the screen is asked."""
        return self.asked is not None and self.asked == self.facing

    @property
    def hand_over_to(self) -> int | None:
        """The person who must come to the screen before the game can go on, if another one is there."""
        asked = self.asked
        return asked if asked is not None and asked not in self.bots and asked != self.facing else None

    def take_screen(self) -> None:
        """The person who is asked now sits at the screen."""
        if self.hand_over_to is not None:
            self.facing = self.hand_over_to

    def leave_screen(self) -> None:
        """Nobody sits at the screen now, until someone takes it."""
        self.facing = None

    def view(self) -> View:
        """Return what the one at the screen may see."""
        return self.match.view(self.facing)

    def story(self) -> tuple[list[str], int]:
        """Return the log for the one at the screen, and how many of its lines are older than their last decision."""
        lines = [self.face.say(line) for line in self.match.log(self.facing)]
        events = max((turn.events for turn in self.history if turn.seat == self.facing), default=0)
        for before, notice in reversed(self.notices):
            lines.insert(before, notice)
        return lines, events + sum(before < events for before, _ in self.notices)

    def foresight(self) -> tuple[list[int], dict[int, list[Trigger]]]:
        """Return which options would do nothing, and what others set off; worked out once for each decision."""
        if self._foreseen is not self.match.decision:
            self._foreseen = self.match.decision
            self._foresight = (self.match.idle_options(), self.match.triggers())
        return self._foresight

    def coach(self) -> str:
        """Return what is said to one who learns; "" to everybody else."""
        return ""

    @property
    def suggested(self) -> int:
        """The option that is marked when a question comes."""
        return 0

    # Answers

    def answer(self, index: int) -> None:
        """Answer the decision."""
        self._play(index)

    def concede(self) -> None:
        """Let the one at the screen give up; the others play on."""
        if self.facing is None or not self.person_is_asked:
            raise NotNow("You can concede when you are asked.")
        self._play(concession(self.facing))

    @property
    def goes_on_without(self) -> bool:
        """Whether the others would play on if the one at the screen conceded."""
        if self.facing is None:
            return True
        without = self.match.copy()
        without.concede(self.facing)
        return without.result is None

    @property
    def watching(self) -> bool:
        """Whether the one at the screen is out of a game that goes on."""
        return self.facing is not None and self.match.result is None and self.match.now.has_left(self.facing)

    def _play(self, index: int) -> None:
        """Go on by an answer or a concession."""
        answered = _answered(self.match, index)
        self.match.play(index)
        self.history.append(answered)
        if self.match.result is not None and len(self.people) > 1:
            self.facing = None

    def think(self) -> int:
        """Return the answer of the bot that is asked; a bot that fails is replaced."""
        decision = self.match.decision
        assert decision is not None
        seat = decision.seat
        try:
            return check(decision, self.bots[seat].decide(decision, self.match.seats[seat]))
        except Exception as error:
            name = self.match.names[seat]
            self.notices.append(
                (
                    len(self.match.events()),
                    f"The bot {name} has failed ({type(error).__name__}: {error}); the random bot plays on for it.",
                )
            )
            self.bots[seat] = make_bot("random", self.match.setup.seed + seat)
            return check(decision, self.bots[seat].decide(decision, self.match.seats[seat]))

    def advise(self) -> list[tuple[Choice, float]]:
        """Return what a strong player would look at first for the one at the screen, with the chances to win."""
        from splay.analysis.advice import advise

        decision = self.match.decision
        if decision is None or not self.person_is_asked:
            raise NotNow("You can ask what a strong player would do when you are asked.")
        found = advise(self.match, self.match.setup.seed, seconds=ADVICE_SECONDS)
        return [(decision.values[index], chance) for index, chance in found]

    def undo(self) -> None:
        """Go back to the last decision of the one at the screen, taking back what bots have answered since."""
        mine = [number for number, turn in enumerate(self.history) if turn.seat in self.people]
        if not mine:
            raise NothingToUndo("There is nothing to undo yet.")
        last = self.history[mine[-1]].seat
        if self.facing is not None and last != self.facing:
            raise NothingToUndo(f"{self.match.names[last]} has decided since: there is nothing of yours to take back.")
        self.match.undo(len(self.history) - mine[-1])
        del self.history[mine[-1] :]
        events = len(self.match.events())
        self.notices = [notice for notice in self.notices if notice[0] <= events]

    # Saving, and another game

    @property
    def unsaved(self) -> bool:
        """Whether a person's decisions would be lost by leaving."""
        decided = any(turn.seat in self.people for turn in self.history)
        return decided and self.match.answers != self._saved

    def save(self) -> Path:
        """Write the record and return where."""
        path = self._save_to or _free_path(f"{self.match.setup.game}-{self.match.setup.seed}")
        try:
            write_whole(path, dump(self.match).encode())
        except OSError as error:
            raise SaveError(f"Cannot save to {path}: {error.strerror or error}.") from error
        self._save_to = self.saved_to = path
        self._saved = list(self.match.answers)
        return path

    def rematch(self) -> "Session":
        """Return another game of the same players with a new seed."""
        old, seed = self.match.setup, fresh_seed()
        position = old.position
        if position:
            position = json.dumps({**json.loads(position), "seed": seed}, separators=(",", ":"), sort_keys=True)
        setup = Setup(old.game, old.edition, old.sets, old.seats, seed, old.options, old.rules, position)
        return Session(Match(self.match.kind, setup), words=self.words)


def fresh_seed() -> int:
    """Return a seed that has not been chosen by anyone."""
    return secrets.randbelow(1_000_000)


def _free_path(name: str) -> Path:
    """Return a file of the working directory that is not there yet."""
    path, number = Path(f"{name}.splay"), 2
    while path.exists():
        path, number = Path(f"{name}-{number}.splay"), number + 1
    return path


def _history(match: Match) -> list[Answered]:
    """Return who has given each answer of a match."""
    replay = Match(match.kind, match.setup)
    history: list[Answered] = []
    for index in match.answers:
        history.append(_answered(replay, index))
        replay.play(index)
    return history


def _answered(match: Match, index: int) -> Answered:
    """Return who is about to give an answer, or to concede."""
    assert match.decision is not None
    return Answered(concession(index) if index < 0 else match.decision.seat, len(match.events()))
