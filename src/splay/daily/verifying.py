"""Decides by a deeper look whether a moment is fit for a daily position, and says what it is about."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from splay.analysis import Evaluation, evaluate
from splay.analysis.words import percent
from splay.bots.greedy import GreedyBot
from splay.bots.random import Chance
from splay.daily.finding import HOPELESS, WON
from splay.daily.puzzle import ACTION, Judged, Moment, Puzzle
from splay.innovation.game import Game
from splay.kernel.agent import Script
from splay.kernel.errors import SplayError
from splay.kernel.match import Match
from splay.kernel.plain import listing
from splay.kernel.rng import Rng

LINES: Final = 2_400
"""How many lines are looked at: many more than when the moment was found."""

MARGIN: Final = 0.04
"""By how much the best option must be ahead of every other."""

WORLDS: Final = 24
"""On how many worlds it is seen what an option does."""

_TOLD: Final = {"achievements": 0.5, "points": 1.0, "cards in hand": 1.5}
"""What is counted, and from how much on a change is told: every meld takes a card from the hand."""

MOSTLY: Final = 0.5
"""What an option does on so large a part of the worlds, it does."""


def verified(moment: Moment, lines: int = LINES, seed: int = 0) -> Puzzle | None:
    """Return the daily position of a moment, or None if it is not fit for one."""
    try:
        match = moment.match()
    except SplayError:
        return None  # a rule has changed since, and its game goes another way
    decision = match.decision
    if decision is None or decision.prompt != ACTION:
        return None
    found = evaluate(match, budget=lines, seed=seed)
    if not is_clear(found):
        return None
    greedy = GreedyBot(seed, 16).decide(decision, match.seats[decision.seat])
    best = found.options[0]
    if decision.values[greedy].label == best.label:
        return None
    options = [Judged(one.label, one.chance, one.sure[0], one.sure[1], one.leads) for one in found.options]
    return explained(moment, options, decision.values[greedy].label, lines, seed)


def explained(moment: Moment, options: Sequence[Judged], greedy: str, lines: int, seed: int = 0) -> Puzzle:
    """Return a daily position whose options have been judged, with what it is about and why in words."""
    match = moment.match()
    assert match.decision is not None
    labels = [value.label for value in match.decision.values]
    best = _deeds(match, labels.index(options[0].label), seed)
    missed = _deeds(match, labels.index(greedy), seed)
    theme, why = theme_of(match, best, missed), _why(match, options, greedy, best, missed)
    return Puzzle(moment, tuple(options), greedy, theme, why, lines)


def is_clear(found: Evaluation) -> bool:
    """Tell whether one option is clearly best: by the margin, and beyond what either chance may be off."""
    if len(found.options) < 2:
        return False
    best, *others = found.options
    if not HOPELESS <= best.chance <= WON:
        return False
    return all(
        best.chance - other.chance >= MARGIN and best.sure[0] > other.chance and best.chance > other.sure[1]
        for other in others
    )


@dataclass
class Deeds:
    """What an option does on some worlds: on how many each thing happens, and what everyone has more or fewer of."""

    worlds: int = 0
    happens: Counter[str] = field(default_factory=Counter)
    gained: dict[str, list[int]] = field(default_factory=dict)
    """For each thing that is counted, how much each seat has gained, added up."""

    def mostly(self, what: str) -> bool:
        """Tell whether something happens on most worlds."""
        return self.happens[what] >= MOSTLY * self.worlds > 0

    def gain(self, what: str, seat: int) -> float:
        """Return how much a seat gains of something on average."""
        return self.gained[what][seat] / self.worlds if self.worlds else 0.0


def _deeds(match: Match, index: int, seed: int) -> Deeds:
    """Play an option to the end of its action on worlds that could be the real one, and see what it does."""
    decision = match.decision
    assert decision is not None
    worlds, rng, deeds = match.seats[decision.seat].worlds(decision), Rng(seed), Deeds()
    for _ in range(WORLDS):
        world = worlds.draw(rng)
        if world is None:
            continue
        before = world.boundary
        game = before.copy()
        assert isinstance(before, Game) and isinstance(game, Game)
        game.events = []
        game.decider = Script(game, [*world.since, index], Chance(rng.next()))
        game.advance()
        deeds.worlds += 1
        deeds.happens.update(_happened(game, decision.seat))
        for what in _TOLD:
            changes = [now - then for now, then in zip(_has(game, what), _has(before, what), strict=True)]
            sums = deeds.gained.setdefault(what, [0] * len(changes))
            deeds.gained[what] = [total + change for total, change in zip(sums, changes, strict=True)]
    return deeds


def _has(game: Game, what: str) -> list[int]:
    if what == "points":
        return [player.points() for player in game.players]
    if what == "achievements":
        return [player.achievement_count for player in game.players]
    return [len(player.hand) for player in game.players]


def _happened(game: Game, seat: int) -> set[str]:
    """Return what happened in an action, as far as it tells what it is about."""
    happened: set[str] = set()
    assert game.events is not None
    for event in game.events:
        if event.kind == "demand" and event.seat != seat:
            happened |= {"demand", f"{game.names[event.seat]} must obey"}
        elif event.kind == "share" and event.seat != seat:
            happened |= {"share", f"{game.names[event.seat]} shares"}
        elif event.kind == "splay" and event.seat == seat:
            happened |= {"splay", f"you splay {event.subjects[0].label}"}
        elif event.kind in ("achieve", "claim") and event.seat == seat:
            label = event.subjects[0].label if event.kind == "claim" else f"{event.details[0]}"
            happened |= {"claim", f"you {event.kind} {label}"}
    if game.result is not None:
        happened |= {"claim", "the game is over"}
    return happened


def theme_of(match: Match, best: Deeds, missed: Deeds) -> str:
    """Return what a position is about, by what its best option does and what the greedy bot would do."""
    game = match.now
    assert isinstance(game, Game)
    if best.mostly("claim"):
        return "race"
    if best.mostly("demand"):
        return "demand"
    if best.mostly("splay"):
        return "splay"
    if best.mostly("share") or missed.mostly("share"):
        return "share"
    if any(game.need - player.achievement_count <= 1 for player in game.players):
        return "race"
    return "build"


def _why(match: Match, options: Sequence[Judged], greedy: str, deeds: Deeds, other: Deeds) -> str:
    """Return why an option is best, in words that a player understands."""
    assert match.decision is not None
    seat, names, best = match.decision.seat, match.names, options[0]
    missed = next((option for option in options if option.label == greedy), None)
    said = [f"{best.label} leaves you at {percent(best.chance)}."]
    if told := _does(deeds, seat, names):
        said.append(f"In most of the ways in which the hidden cards can lie, {listing(told)}.")
    if best.leads:
        said.append(f"What follows best: {best.leads.removeprefix('then ')}.")
    left = f" leaves you at {percent(missed.chance)}" if missed is not None else " is worse"
    said.append(f"{greedy}, which comes to mind first,{left}.")
    if told := _does(other, seat, names):
        said.append(f"With it {listing(told)}.")
    return " ".join(said)


def _does(deeds: Deeds, seat: int, names: list[str]) -> list[str]:
    """Return what an option does on most worlds, and what it brings on average."""
    told = [
        what
        for what, count in sorted(deeds.happens.items(), key=lambda item: (-item[1], item[0]))
        if " " in what and count >= MOSTLY * deeds.worlds
    ][:3]
    for what in _TOLD:
        for player, name in enumerate(names):
            gain = deeds.gain(what, player)
            if abs(gain) >= _TOLD[what]:
                who = "you have" if player == seat else f"{name} has"
                told.append(f"{who} {abs(gain):.1f} {what} {'more' if gain > 0 else 'fewer'}")
    return told
