"""What is seen of a card when something is done in a position: which of its effects change anything."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from splay.innovation import layout
from splay.innovation.card import Card, Effect
from splay.innovation.facts import FLAG, FOUNTAIN, ICONS, PLUS, UNSPLAYED, arrow, bonus_value, searched
from splay.innovation.game import Game
from splay.innovation.karma import Karma
from splay.innovation.player import Player
from splay.kernel.decision import DONE, NO, Decision
from splay.kernel.event import Event
from splay.kernel.game import Decider
from splay.kernel.rng import Rng

ACTION: Final = "Choose an action"

_MARKERS: Final = ("execute", "share", "demand")
_IDLE: Final = (*_MARKERS, *("turn", "dogma", "karma", "bonus", "reveal", "show", "choose", "look"))
LOOK: Final = "look"
_IDLE_TOO: Final = ("endorse", "inspire", "decree", "parley")
"""Events by which nothing on the table changes."""

Spec = dict[str, Any]


class NotOffered(Exception):
    """What is to be done is not among the options."""


class Doing(Decider):
    """Takes an action by its label, and answers the rest by chance, seldom declining; keeps the answers."""

    def __init__(self, label: str, seed: int) -> None:
        self._label = label
        self._rng = Rng(seed)
        self.answers: list[int] = []

    @property
    def is_asked(self) -> bool:
        """Whether there was anything to decide."""
        return bool(self.answers)

    def decide(self, decision: Decision) -> int:
        index = self._choose(decision) if self.answers else self._use(decision)
        self.answers.append(index)
        return index

    def _use(self, decision: Decision) -> int:
        labels = [value.label for value in decision.values]
        if decision.prompt != ACTION or self._label not in labels:
            raise NotOffered
        return labels.index(self._label)

    def _choose(self, decision: Decision) -> int:
        values = decision.values
        willing = [index for index, value in enumerate(values) if value not in (DONE, NO)]
        if not willing or self._rng.below(8) == 0:
            return self._rng.below(len(values))
        return willing[self._rng.below(len(willing))]


class Giving(Decider):
    """Takes an action by its label and gives answers that are known; what does not fit is not offered."""

    def __init__(self, label: str, answers: Sequence[int]) -> None:
        self._label = label
        self._answers = answers
        self.used = 0

    @property
    def is_asked(self) -> bool:
        """Whether there was anything to decide."""
        return self.used > 0

    def decide(self, decision: Decision) -> int:
        labels = [value.label for value in decision.values]
        if self.used == 0:
            if decision.prompt != ACTION or self._label not in labels:
                raise NotOffered
            index = labels.index(self._label)
        else:
            index = self._answers[self.used] if self.used < len(self._answers) else len(labels)
        if index >= len(labels):
            raise NotOffered
        self.used += 1
        return index


@dataclass(frozen=True)
class Deed:
    """Something that is done in a position: an action, and the answers on the way, the choice of the action first."""

    label: str
    answers: tuple[int, ...]
    parts: tuple[str, ...] = ()
    """What it was seen to show of the card, and nothing before it did."""


@dataclass(frozen=True)
class Numbers:
    """What everyone can read off a player: points, achievements, icons, and what can be claimed with."""

    points: int
    achievements: int
    icons: tuple[int, ...]
    claim_value: int
    bonuses: tuple[int, ...]


def numbers_of(player: Player) -> Numbers:
    """Return what can be read off a player."""
    icons = tuple(player.count(icon) for icon in range(len(ICONS)))
    return Numbers(
        player.points(), player.achievement_count, icons, player.claim_value(), tuple(sorted(player.bonuses()))
    )


@dataclass
class Outcome:
    """What came of doing something in a position."""

    game: Game
    before: list[Numbers]
    after: list[Numbers]
    events: list[Event]
    answers: list[int]
    offered: list[list[str]]
    """What everybody could do afterwards."""


class Start:
    """A position to do something in, read once however often that is tried."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._spec: Spec | None = None
        self._without: dict[tuple[str, str], Game] = {}

    @classmethod
    def read(cls, spec: Spec) -> "Start":
        """Return the start that a position describes, or refuse it."""
        return cls(layout.read(spec))

    def game(self) -> Game:
        """Return the game as it stands there."""
        return self._game.copy()

    def without(self, card: Card, part: str) -> Game:
        """Return it as it is counted without some karmas of a card, which must not be in force just now."""
        if (card.name, part) not in self._without:
            if self._spec is None:
                self._spec = layout.write(self._game)
            self._without[card.name, part] = layout.read(self._spec)
        return self._without[card.name, part].copy()


@dataclass
class Scene:
    """One deed of several: where it is done, and what comes of it."""

    start: Start
    deed: Deed
    outcome: Outcome


def do(start: Start, label: str, seed: int) -> Outcome | None:
    """Take an action in a position, with choices by chance; None if it is not offered."""
    return _play(start.game(), Doing(label, seed))


def repeat(start: Start, label: str, answers: Sequence[int]) -> Outcome | None:
    """Take an action in a position with known answers; None if they do not fit any more."""
    giving = Giving(label, answers)
    outcome = _play(start.game(), giving)
    if outcome is None or giving.used != len(answers):
        return None
    outcome.answers = list(answers)
    return outcome


def after(outcome: Outcome) -> Start:
    """Return the position that something has led to."""
    return Start(outcome.game)


def scenes_of(spec: Spec, deeds: Sequence[Deed]) -> list[Scene]:
    """Do one thing after the other, and return what each leads to; fewer if one of them cannot be done."""
    scenes: list[Scene] = []
    for deed in deeds:
        here = after(scenes[-1].outcome) if scenes else Start.read(spec)
        outcome = repeat(here, deed.label, deed.answers)
        if outcome is None:
            break
        scenes.append(Scene(here, deed, outcome))
    return scenes


def _play(game: Game, decider: Doing | Giving) -> Outcome | None:
    before = [numbers_of(player) for player in game.players]
    game.events = []
    game.decider = decider
    try:
        game.advance()
    except NotOffered:
        return None
    if not decider.is_asked:
        # What is the only thing that can be done is done without a question.
        return None
    after = [numbers_of(player) for player in game.players]
    offered = [] if game.result is not None else [_offered(game, player) for player in game.players]
    answers = decider.answers if isinstance(decider, Doing) else []
    return Outcome(game, before, after, game.events, answers, offered)


def _offered(game: Game, player: Player) -> list[str]:
    return [action.label for action in game.possible_actions(player)]


def is_real(event: Event) -> bool:
    """Tell whether something on the table changes by an event."""
    return event.kind not in _IDLE and event.kind not in _IDLE_TOO


def is_for_melding(card: Card) -> bool:
    """Tell whether all that a card does is done by melding it: it bears icons that act or count, as cities do."""
    return not card.printed and not card.karmas


def parts_of(card: Card) -> list[str]:
    """Return what there is to show of a card, the most important first."""
    if is_for_melding(card):
        return list(dict.fromkeys(part for slot in card.slots if (part := _slot_part(slot)))) or ["value"]
    own = list(karma_groups(card)) if card.karmas else [f"effect {effect.number}" for effect in card.effects]
    return [*own, *(["echo"] if card.echo else []), *(["inspire"] if card.inspire else [])]


def _slot_part(slot: int) -> str:
    if slot == PLUS:
        return "plus"
    if slot in (FLAG, FOUNTAIN):
        return {FLAG: "flag", FOUNTAIN: "fountain"}[slot]
    if arrow(slot) != UNSPLAYED:
        return "arrow"
    if searched(slot) >= 0:
        return "search"
    return "bonus" if bonus_value(slot) else ""


def karma_groups(card: Card) -> dict[str, list[Karma]]:
    """Return the karmas of a card by what stands for them; one without words belongs to the one before it."""
    groups: dict[str, list[Karma]] = {}
    for karma in card.karmas:
        if karma.text or not groups:
            groups[f"karma {len(groups) + 1}"] = []
        groups[f"karma {len(groups)}"].append(karma)
    # What eases a decree is the least of what a figure does.
    return dict(sorted(groups.items(), key=lambda item: any(karma.decree for karma in item[1])))


def acts(karma: Karma) -> bool:
    """Tell whether a karma acts, and does not only count."""
    return bool(karma.events) or karma.when is not None


def shown(card: Card, start: Start, label: str, outcome: Outcome) -> list[str]:
    """Return which parts of a card have changed anything, in the order of `parts_of`."""
    if is_for_melding(card):
        seen = _shown_by_melding(outcome)
    else:
        seen = _shown_by_effects(card, outcome.events)
        if card.karmas:
            seen |= _shown_by_karmas(card, start, label, outcome)
    return [part for part in parts_of(card) if part in seen]


def shown_in(card: Card, scenes: Sequence[Scene]) -> list[str]:
    """Return which parts of a card change anything in one scene or another."""
    seen = {part for scene in scenes for part in shown(card, scene.start, scene.deed.label, scene.outcome)}
    return [part for part in parts_of(card) if part in seen]


def _shown_by_melding(outcome: Outcome) -> set[str]:
    """Return which icons of a card have done something, or count, once it was melded."""
    seen = set()
    kinds = [event.kind for event in outcome.events]
    if "meld" in kinds:
        after = outcome.events[kinds.index("meld") + 1 :]
        seen |= {"plus"} if any(event.kind == "draw" for event in after) else set()
        seen |= {"search"} if any(event.kind == "reveal" for event in after) else set()
        seen |= {"arrow"} if any(event.kind == "splay" for event in after) else set()
    before, now = outcome.before[0], outcome.after[0]
    if now.achievements > before.achievements:
        seen |= {"flag", "fountain"}
    if now.points > before.points:
        seen.add("bonus")
    if now.claim_value > before.claim_value:
        seen.add("value")
    return seen


def _shown_by_effects(card: Card, events: list[Event]) -> set[str]:
    """Return which effects of a card have changed anything, or looked at a card, in whoever's hands."""
    seen: set[str] = set()
    current = ""
    for event in events:
        effect = event.details[0] if event.kind in _MARKERS else None
        if isinstance(effect, Effect) and effect.name == card.name:
            current = f"effect {effect.number}" if effect.number else effect.kind
        elif event.kind == "bonus":
            current = ""
        elif current and (isinstance(effect, Effect) or is_real(event) or event.kind == LOOK):
            # What is carried out in the middle of an effect is part of it.
            seen.add(current)
    return seen


def _shown_by_karmas(card: Card, start: Start, label: str, outcome: Outcome) -> set[str]:
    """Return which karmas make a difference: without them the same deed would have led elsewhere.

    One that acts has to be told to do so; the others are in force without a word.
    """
    seen = set()
    acted = [event.details[0] for event in outcome.events if event.kind == "karma"]
    for part, karmas in karma_groups(card).items():
        if any(acts(karma) for karma in karmas) and not any(karma in acted for karma in karmas):
            continue
        with _muted(card, karmas):
            otherwise = _play(start.without(card, part), Giving(label, outcome.answers))
        if otherwise is None or _differs(outcome, otherwise):
            seen.add(part)
    return seen


@contextmanager
def _muted(card: Card, karmas: list[Karma]) -> Iterator[None]:
    """Let some karmas of a card not be in force for a while."""
    whole = card.karmas
    card.karmas = [karma for karma in whole if karma not in karmas]
    try:
        yield
    finally:
        card.karmas = whole


def _differs(outcome: Outcome, otherwise: Outcome) -> bool:
    if outcome.after != otherwise.after or outcome.offered != otherwise.offered:
        return True
    here, there = layout.write(outcome.game), layout.write(otherwise.game)
    return here != there
