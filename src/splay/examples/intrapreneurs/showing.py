"""What is seen of a card when something is done in a position: what there is to it that makes a difference.

Most is judged by its absence: the same deed is done once more while a part of the card is not in force, and has to lead
elsewhere. What a part brings about has to be told as well, where there is anything to tell.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from splay.examples import playing
from splay.examples.playing import repeat
from splay.intrapreneurs.card import Asset, Card, Held, MacroEvent, Obstacle, Project
from splay.intrapreneurs.deck import Deck
from splay.intrapreneurs.facts import NO_MEANS, NO_REWARDS, TRANSFORMATIVE, VIABLE
from splay.intrapreneurs.game import Game
from splay.intrapreneurs.player import Player
from splay.intrapreneurs.rules import BY_THE_BOOK

OUTCOME: Final = "outcome"
CONDITION: Final = "condition"
ACCELERATION: Final = "acceleration"
DEFENCE: Final = "defence"
LEVELS: Final = {"viable": VIABLE, "transformative": TRANSFORMATIVE}
PAUSE_COST: Final = "pause cost"

_STEPS: Final = {"viable": "start", "transformative": "upgrade", PAUSE_COST: "restart"}
"""What is done with a project to see this or that of it."""

HARMS: Final = {
    "pause": "pause_projects",
    "discard": "discard",
    "give": "give",
    "lose turns": "lose_turns",
    "freeze": "freeze",
}
"""What an obstacle can do, by the event that tells of it, and where that stands on the card."""

_ALLOCATING: Final = ("start", "upgrade", "restart")
RULES: Final[dict[str, tuple[str, ...]]] = {
    "requirements": _ALLOCATING,
    "outcomes": _ALLOCATING,
    "hand_limit": ("discard",),
    "deal": ("deal",),
    "offer": ("offer",),
    "penalty": ("discard",),
    "ignore_conditions": ("take",),
    "free_restarts": ("restart",),
    "no_obstacles": (),
    "no_pausing": (),
}
"""What a macro event can change, and the events of which one tells of it; none where something cannot be done."""

_COUNTED: Final = (*LEVELS, ACCELERATION)
"""What is read off the players and changes nothing else."""


@dataclass(frozen=True)
class Numbers:
    """What everyone can read off a player: points and what they are made of, and turns without this or that."""

    points: int
    growth: int
    fuel: int
    skips: int
    frozen: int


def numbers_of(player: Player) -> Numbers:
    """Return what can be read off a player, accelerations included."""
    growth, fuel = player.final_rewards()
    return Numbers(player.score(), growth, fuel, player.skips, player.frozen)


Happening = playing.Happening[Game, Numbers]
Start = playing.Start[Card, Game, Numbers]
Scene = playing.Scene[Card, Game, Numbers]


# What there is to a card


def parts_of(card: Card) -> list[str]:
    """Return what there is to show of a card, the most important first."""
    if isinstance(card, Project):
        return [*LEVELS, PAUSE_COST, *([ACCELERATION] if card.acceleration else [])]
    if isinstance(card, MacroEvent):
        return [name for name in RULES if getattr(card.rules, name) != getattr(BY_THE_BOOK, name)]
    assert isinstance(card, Held)
    condition = [CONDITION] if card.condition.words else []
    if isinstance(card, Obstacle):
        harms = [part for part, name in HARMS.items() if getattr(card.harm, name)]
        return [*harms, *condition, *([DEFENCE] if card.defence else [])]
    assert isinstance(card, Asset)
    perks = [*([ACCELERATION] if card.accelerates else []), *([DEFENCE] if card.defends else [])]
    return [OUTCOME, *condition, *perks]


# What is seen of it


def shown(card: Card, start: Start, label: str, outcome: Happening) -> list[str]:
    """Return which parts of a card make a difference, in the order of `parts_of`."""
    return [part for part in parts_of(card) if _is_shown(card, part, start, label, outcome)]


def _is_shown(card: Card, part: str, start: Start, label: str, outcome: Happening) -> bool:
    if part == CONDITION:
        return _is_condition_shown(card, start, outcome)
    if not _is_witnessed(card, part, outcome):
        return False
    with _muted(card, part, outcome.game.deck):
        otherwise = repeat(start.stage, start.game(), label, outcome.answers)
    if part in _COUNTED:
        # What counted before does not come of the deed.
        return otherwise is not None and otherwise.before == outcome.before and otherwise.after != outcome.after
    if otherwise is None:
        return True
    if isinstance(card, MacroEvent) and not RULES[part]:
        return otherwise.offered != outcome.offered
    return start.stage.write(otherwise.game) != start.stage.write(outcome.game)


def _is_condition_shown(card: Card, start: Start, outcome: Happening) -> bool:
    """Tell whether a card is taken by somebody who may, while somebody else might not."""
    assert isinstance(card, Held)
    taken = [event.seat for event in outcome.events if event.kind == "take" and card in event.subjects]
    game = start.game()
    if not taken or game.rules.ignore_conditions or not card.condition.met(game.players[taken[0]]):
        return False
    return any(not card.condition.met(player) for player in game.players)


def _is_witnessed(card: Card, part: str, outcome: Happening) -> bool:
    """Tell whether what a part brings about has been told."""
    events = outcome.events
    if isinstance(card, MacroEvent):
        # What somebody cannot do is told by nobody.
        return not RULES[part] or any(event.kind in RULES[part] for event in events)
    if isinstance(card, Asset) and part == OUTCOME:
        return any(event.kind in _ALLOCATING and card in event.subjects for event in events)
    if isinstance(card, Asset) and part == DEFENCE:
        return any(event.kind == "defend" and card in event.subjects for event in events)
    if isinstance(card, Obstacle):
        return _is_suffered(card, part, outcome)
    return part not in _STEPS or any(event.kind == _STEPS[part] and event.subjects[0] is card for event in events)


def _is_suffered(card: Obstacle, part: str, outcome: Happening) -> bool:
    """Tell whether an obstacle was played, and its victim has suffered a harm to the full."""
    kinds = [event.kind for event in outcome.events]
    if not any(event.kind == "play" and card in event.subjects for event in outcome.events):
        return False
    if part == DEFENCE:
        # That the victim suffers it nevertheless leaves the rest to be seen.
        return "defend" not in kinds
    wanted: int = getattr(card.harm, HARMS[part])
    return kinds.count(part) >= (1 if part in ("lose turns", "freeze") else wanted)


# Without a part


@contextmanager
def _muted(card: Card, part: str, deck: Deck) -> Iterator[None]:
    """Let a part of a card not be in force for a while."""
    whole = [(thing, name, getattr(thing, name)) for thing, name, _ in _lacking(card, part, deck)]
    for thing, name, value in _lacking(card, part, deck):
        setattr(thing, name, value)
    try:
        yield
    finally:
        for thing, name, value in whole:
            setattr(thing, name, value)


Lack = tuple[object, str, object]
"""Something printed on a card, where, and what would stand there without a part of the card."""


def _lacking(card: Card, part: str, deck: Deck) -> list[Lack]:
    """Return what would be printed where without a part of a card."""
    if isinstance(card, MacroEvent):
        return [(card.rules, part, getattr(BY_THE_BOOK, part))]
    if isinstance(card, Obstacle):
        return [(card, "defence", [])] if part == DEFENCE else [(card.harm, HARMS[part], 0)]
    if isinstance(card, Asset):
        return _OF_ASSETS[part](card, deck)
    assert isinstance(card, Project)
    if part in LEVELS:
        return [(card.levels[LEVELS[part]], "rewards", NO_REWARDS)]
    return [(card, "pause_cost", NO_MEANS)] if part == PAUSE_COST else [(card, "acceleration", None)]


def _without_outcome(asset: Asset, deck: Deck) -> list[Lack]:
    return [(asset, "outcome", NO_MEANS)]


def _without_acceleration(asset: Asset, deck: Deck) -> list[Lack]:
    boosts = [project.acceleration for project in deck.projects if project.name in asset.accelerates]
    return [(boost, "assets", [name for name in boost.assets if name != asset.name]) for boost in boosts if boost]


def _without_defence(asset: Asset, deck: Deck) -> list[Lack]:
    against = [obstacle for obstacle in deck.obstacles if obstacle.name in asset.defends]
    return [(each, "defence", [name for name in each.defence if name != asset.name]) for each in against]


_OF_ASSETS: Final[dict[str, Callable[[Asset, Deck], list[Lack]]]] = {
    OUTCOME: _without_outcome,
    ACCELERATION: _without_acceleration,
    DEFENCE: _without_defence,
}
