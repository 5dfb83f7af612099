"""What is seen of a card when something is done in a position: which of its effects change anything."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from splay.examples import playing
from splay.examples.playing import Giving, play
from splay.innovation.card import Card, Effect
from splay.innovation.facts import FLAG, FOUNTAIN, ICONS, PLUS, UNSPLAYED, arrow, bonus_value, searched
from splay.innovation.game import Game
from splay.innovation.karma import Karma
from splay.innovation.player import Player
from splay.kernel.event import Event

_MARKERS: Final = ("execute", "share", "demand")
_IDLE: Final = (*_MARKERS, *("turn", "dogma", "karma", "bonus", "reveal", "show", "choose", "look"))
LOOK: Final = "look"
_IDLE_TOO: Final = ("endorse", "inspire", "decree", "parley")
"""Events by which nothing on the table changes."""


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


Happening = playing.Happening[Game, Numbers]
Start = playing.Start[Card, Game, Numbers]
Scene = playing.Scene[Card, Game, Numbers]


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


def shown(card: Card, start: Start, label: str, outcome: Happening) -> list[str]:
    """Return which parts of a card have changed anything, in the order of `parts_of`."""
    if is_for_melding(card):
        seen = _shown_by_melding(outcome)
    else:
        seen = _shown_by_effects(card, outcome.events)
        if card.karmas:
            seen |= _shown_by_karmas(card, start, label, outcome)
    return [part for part in parts_of(card) if part in seen]


def _shown_by_melding(outcome: Happening) -> set[str]:
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


def _shown_by_karmas(card: Card, start: Start, label: str, outcome: Happening) -> set[str]:
    """Return which karmas make a difference: without them the same deed would have led elsewhere.

    One that acts has to be told to do so; the others are in force without a word.
    """
    seen = set()
    acted = [event.details[0] for event in outcome.events if event.kind == "karma"]
    for part, karmas in karma_groups(card).items():
        if any(acts(karma) for karma in karmas) and not any(karma in acted for karma in karmas):
            continue
        with _muted(card, karmas):
            otherwise = play(start.stage, start.without(card, part), Giving(start.stage, label, outcome.answers))
        if otherwise is None or _differs(start, outcome, otherwise):
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


def _differs(start: Start, outcome: Happening, otherwise: Happening) -> bool:
    if outcome.after != otherwise.after or outcome.offered != otherwise.offered:
        return True
    return start.stage.write(outcome.game) != start.stage.write(otherwise.game)
