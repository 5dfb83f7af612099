"""What happens in an example of Innovation, as words."""

from collections.abc import Sequence

from splay.examples.innovation.showing import Numbers, Scene, acts, karma_groups
from splay.innovation.card import Card
from splay.innovation.facts import ICONS, counted
from splay.innovation.wording import plain
from splay.kernel.plain import listing


def told(card: Card, parts: Sequence[str], scenes: Sequence[Scene]) -> str:
    """Return what happens, what can be read off the players then, and the karmas that count without acting."""
    game = scenes[-1].outcome.game
    events = [event for scene in scenes for event in scene.outcome.events if event.kind != "turn"]
    happens = [game.describe(event, 0) for event in events]
    return " ".join([*happens, *_changes(scenes, bool(card.karmas), "value" in parts), *_in_force(card, parts)])


def _in_force(card: Card, parts: Sequence[str]) -> list[str]:
    """Return the words of the karmas that are shown and count without acting."""
    groups = karma_groups(card)
    silent = [karma for part in parts if part in groups for karma in groups[part] if karma.text and not acts(karma)]
    return [f"The karma of {card.name}: {plain(karma.text)}" for karma in silent]


def _changes(scenes: Sequence[Scene], with_icons: bool, with_value: bool) -> list[str]:
    """Return what can be read off the players otherwise than before."""
    first, last = scenes[0].outcome, scenes[-1].outcome
    told = []
    for player, before, after in zip(last.game.players, first.before, last.after, strict=True):
        changes = list(_counts(before, after, with_icons, with_value))
        if changes:
            told.append(f"{player.name} now has {listing(changes)}.")
    return told


def _counts(before: Numbers, after: Numbers, with_icons: bool, with_value: bool) -> list[str]:
    told = []
    if after.points != before.points:
        told.append(f"{counted(after.points, 'point')} (before: {before.points})")
    if after.achievements != before.achievements:
        told.append(f"{counted(after.achievements, 'achievement')} (before: {before.achievements})")
    if with_value and after.claim_value != before.claim_value:
        told.append(f"a highest top card of {after.claim_value} (before: {before.claim_value})")
    for icon, was, now in zip(ICONS, before.icons, after.icons, strict=True):
        if with_icons and was != now:
            told.append(f"{counted(now, f'{icon} icon')} (before: {was})")
    return told
