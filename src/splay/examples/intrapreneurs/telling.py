"""What happens in an example of Intrapreneurs, as words."""

from collections.abc import Iterator, Sequence
from typing import Final

from splay.examples.intrapreneurs.showing import CONDITION, DEFENCE, Numbers, Scene
from splay.intrapreneurs.card import Card, Held, MacroEvent, Obstacle
from splay.kernel.plain import listing

_UNTOLD: Final = ("turn", "offer", "withdraw")
"""What comes of itself."""


def told(card: Card, parts: Sequence[str], scenes: Sequence[Scene]) -> str:
    """Return what happens, what can be read off the players then, and what of the card is not told by that."""
    game = scenes[-1].outcome.game
    events = [event for scene in scenes for event in scene.outcome.events if event.kind not in _UNTOLD]
    happens = [game.describe(event, 0) for event in events]
    return " ".join([*_in_force(card, scenes), *happens, *_changes(scenes), *_besides(card, parts, scenes)])


def _in_force(card: Card, scenes: Sequence[Scene]) -> list[str]:
    """Return the rules of a macro event that is in force from the beginning."""
    if isinstance(card, MacroEvent) and scenes[0].start.game().macro is card:
        return [f"{card.name}: {card.rules.words}"]
    return []


def _changes(scenes: Sequence[Scene]) -> list[str]:
    """Return what can be read off the players otherwise than before."""
    first, last = scenes[0].outcome, scenes[-1].outcome
    changes = zip(last.game.players, first.before, last.after, strict=True)
    every = [(player, list(_counts(before, after))) for player, before, after in changes]
    return [f"{player.name} now has {listing(counts)}." for player, counts in every if counts]


def _counts(before: Numbers, after: Numbers) -> Iterator[str]:
    pairs = (
        ("Growth", before.growth, after.growth),
        ("Growth Fuel", before.fuel, after.fuel),
        ("point" if after.points == 1 else "points", before.points, after.points),
    )
    return (f"{now} {what} (before: {was})" for what, was, now in pairs if now != was)


def _besides(card: Card, parts: Sequence[str], scenes: Sequence[Scene]) -> Iterator[str]:
    """Go through what is shown of a card and no event tells: what pays more, who may take it, who need not suffer."""
    first, last = scenes[0].start.game(), scenes[-1].outcome.game
    for venture in [venture for player in last.players for venture in player.accelerated()]:
        boost = venture.project.acceleration
        if boost is not None and (card is venture.project or card.name in boost.assets):
            yield f"{venture.project.name} is accelerated {boost.words}."
    if CONDITION in parts and isinstance(card, Held):
        refused = [player.name for player in first.players if not card.condition.met(player)]
        yield f"{card.name} needs {card.condition.words}: {listing(refused)} could not have taken it."
    if DEFENCE in parts and isinstance(card, Obstacle):
        for player in first.players:
            shields = [asset.name for asset in player.assets() if asset.name in card.defence]
            if shields:
                yield f"With {' or '.join(shields)} {player.name} could have skipped a turn instead."
