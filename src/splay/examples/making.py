"""Finds for every card a small position that shows it at work: drafts by chance, then leaves out what is not needed."""

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from splay.examples.showing import Outcome, Spec, do, is_for_melding, parts_of, shown
from splay.innovation import layout
from splay.innovation.card import BASE, Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import Edition, edition_named
from splay.innovation.facts import COLORS
from splay.innovation.karma import ANOTHER, DEMANDED, OPPONENT
from splay.kernel.errors import PositionError
from splay.kernel.rng import Rng

ATTEMPTS: Final = 600
"""How many drafts are tried before what was best so far is taken."""

ENOUGH: Final = 400
ENOUGH_OF_FIGURES: Final = 60
"""After so many drafts the most important part of a card is enough; those of figures take much longer."""

CHANCES: Final = 3
"""How often a draft is played with other choices."""

YOU: Final = "ann"
RIVAL: Final = "bob"


@dataclass
class Draft:
    """A position, what is done there, and what that shows of the card."""

    spec: Spec
    label: str
    answers: list[int]
    parts: list[str]

    def to_json(self) -> dict[str, object]:
        """Return it as plain data."""
        return {"position": self.spec, "use": self.label, "answers": self.answers, "shows": self.parts}


def cards_of(edition: Edition) -> list[Card]:
    """Return every card of an edition, relics too."""
    expansions = list(edition.expansions.values())
    return catalogue(edition, expansions, any(expansion.has_relics for expansion in expansions))


def sets_for(card: Card) -> list[str]:
    """Return the expansions that a card needs."""
    needed = {card.set_name, "artifacts"} if card.relic else {card.set_name}
    return sorted(needed - {BASE.name})


def make(edition_key: str, name: str) -> Draft:
    """Return the smallest position found that shows as much of a card as can be, always the same."""
    edition = edition_named(edition_key)
    expansions = edition.with_sets([BASE.name, *sets_for(_card(edition, name))])
    pool = catalogue(edition, expansions, _card(edition, name).relic)
    card = next(card for card in pool if card.name == name)
    rng = Rng(sum(ord(letter) * 31**place for place, letter in enumerate(f"{edition_key} {name}")))
    wanted = parts_of(card)
    enough = ENOUGH_OF_FIGURES if card.karmas else ENOUGH
    best: Draft | None = None
    for attempt in range(ATTEMPTS):
        draft = _drafted(edition, card, pool, rng, 1 + attempt // 40)
        if draft is not None and (best is None or _worth(draft, wanted) > _worth(best, wanted)):
            best = draft
            if best.parts == wanted:
                break
        if attempt > enough and best is not None and wanted[0] in best.parts:
            break
    if best is None:
        raise LookupError(f"no position shows {name} at work")
    return _tidied(_smaller(card, best))


def _card(edition: Edition, name: str) -> Card:
    return next(card for card in cards_of(edition) if card.name == name)


def _worth(draft: Draft, wanted: list[str]) -> tuple[bool, int]:
    return wanted[0] in draft.parts, len(draft.parts)


def _drafted(edition: Edition, card: Card, pool: list[Card], rng: Rng, size: int) -> Draft | None:
    """Return a position by chance that shows something of a card, if this one does."""
    spec = _Drafting(edition, card, pool, rng, size).spec()
    best: Draft | None = None
    for label in _uses(card, spec, rng):
        for _ in range(1 if card.karmas else CHANCES):
            draft = _shows(card, spec, label, rng.next())
            if draft is not None and (best is None or len(draft.parts) > len(best.parts)):
                best = draft
    return best


def _uses(card: Card, spec: Spec, rng: Rng) -> list[str]:
    """Return what to try in a position."""
    if card.karmas:
        try:
            game = layout.read(spec)
        except PositionError:
            return []
        labels = [action.label for action in game.possible_actions(game.players[0])]
        rng.shuffle(labels)
        return labels[:6]
    if is_for_melding(card):
        return [card.meld_action.label]
    return [card.dogma_action.label]


def _shows(card: Card, spec: Spec, label: str, seed: int) -> Draft | None:
    """Return what doing something in a position shows of a card, if it shows anything."""
    try:
        outcome = do(spec, label, seed)
    except PositionError:
        return None
    if outcome is None or not _is_told(outcome):
        return None
    parts = shown(card, spec, label, outcome)
    return Draft(spec, label, outcome.answers, parts) if parts else None


def _is_told(outcome: Outcome) -> bool:
    """Tell whether the deed is the first thing that happens: nothing was due before it."""
    return bool(outcome.events) and outcome.events[0].kind not in ("claim", "end", "turn")


# Drafting


class _Drafting:
    """Puts together a position by chance, of cards that fit the age of the one to be shown."""

    def __init__(self, edition: Edition, card: Card, pool: list[Card], rng: Rng, size: int) -> None:
        self._edition = edition
        self._card = card
        self._rng = rng
        self._size = min(size, 6)
        self._pool = [other for other in pool if other is not card and not other.relic]
        rng.shuffle(self._pool)

    def spec(self) -> Spec:
        """Return the position."""
        card = self._card
        spec: Spec = {"edition": self._edition.key}
        if sets := sets_for(card):
            spec["sets"] = [BASE.name, *sets]
        if card.relic:
            spec["options"] = {"relics": "yes"}
        mine = self._player(YOU, self._rng.below(3))
        rival = self._player(RIVAL, self._rng.below(3))
        self._place(mine, rival)
        spec["players"] = [mine, rival]
        spec["turn"] = {"player": YOU}
        spec["seed"] = self._rng.below(1000)
        return spec

    def _place(self, mine: Spec, rival: Spec) -> None:
        """Put the card where it is used."""
        card = self._card
        if is_for_melding(card) or self._is_melded():
            mine["hand"].append(card.name)
            return
        owner = rival if self._is_rivals() else mine
        pile = owner["board"].setdefault(card.color.name, {"cards": []})
        pile["cards"].insert(0, card.name)

    def _is_melded(self) -> bool:
        """Tell whether to begin with the figure in hand: always if it acts when melded, else sometimes."""
        if any(karma.when is not None for karma in self._card.karmas):
            return self._rng.below(4) != 0
        return bool(self._card.karmas) and self._rng.below(3) == 0

    def _is_rivals(self) -> bool:
        """Tell whether the rival has the figure, for it watches what others do, or what is demanded of its owner."""
        others = any(
            DEMANDED in karma.events or (karma.whose in (OPPONENT, ANOTHER) and karma.events)
            for karma in self._card.karmas
        )
        return others and self._rng.below(4) != 0

    def _player(self, name: str, wealth: int) -> Spec:
        rng, size = self._rng, self._size
        spec: Spec = {"name": name, "hand": self._cards(rng.below(2 + size)), "score": self._cards(rng.below(1 + size))}
        board: Spec = {}
        for color in COLORS:
            if rng.below(4) > wealth:
                continue
            cards = self._cards(1 + rng.below(1 + size), color.name)
            board[color.name] = {"cards": cards}
            if len(cards) > 1 and rng.below(2):
                splays = self._edition.splays[1:]
                board[color.name]["splay"] = splays[rng.below(len(splays))]
        spec["board"] = board
        if rng.below(8) == 0:
            spec["achievements"] = [1 + rng.below(3)]
        if self._has_forecast() and rng.below(3) == 0:
            spec["forecast"] = self._cards(1 + rng.below(2))
        return spec

    def _has_forecast(self) -> bool:
        return any(name in ("echoes", "figures") for name in sets_for(self._card))

    def _cards(self, count: int, color: str = "") -> list[str]:
        """Take some cards of about the age of the one to be shown, mostly of the base set."""
        taken: list[Card] = []
        while len(taken) < count:
            found = self._next(color)
            if found is None:
                break
            self._pool.remove(found)
            taken.append(found)
        return [card.name for card in taken]

    def _next(self, color: str) -> Card | None:
        age, rng = self._card.age, self._rng
        anything = rng.below(10) < 3
        own_set = rng.below(3) == 0
        fitting = [
            card
            for card in self._pool
            if (not color or card.color.name == color)
            and (anything or age - 3 <= card.age <= age + 1)
            and (card.set_name == BASE.name or own_set)
        ]
        return fitting[rng.below(len(fitting))] if fitting else None


# Leaving out what is not needed


def _smaller(card: Card, draft: Draft) -> Draft:
    """Return a draft without all that can be left out while it shows the same of the card."""
    best = draft
    again = True
    while again:
        again = False
        for spec in _without_one(card, best.spec):
            smaller = _still_shows(card, spec, best)
            if smaller is not None:
                best, again = smaller, True
                break
    return best


def _still_shows(card: Card, spec: Spec, draft: Draft) -> Draft | None:
    for seed in range(CHANCES):
        smaller = _shows(card, spec, draft.label, seed)
        if smaller is not None and set(smaller.parts) >= set(draft.parts):
            return smaller
    return None


def _without_one(card: Card, spec: Spec) -> Iterator[Spec]:
    """Go through the positions with one thing fewer, the greater things first."""
    for path in _paths(card, spec):
        smaller = copy.deepcopy(spec)
        place: Any = smaller
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]
        for player in smaller["players"]:
            _settle(player)
        yield smaller


def _paths(card: Card, spec: Spec) -> Iterator[list[Any]]:
    """Go through what can be left out: whole piles, places, splays, and single cards."""
    for seat, player in enumerate(spec["players"]):
        at: list[Any] = ["players", seat]
        for color, pile in player["board"].items():
            if card.name not in pile["cards"]:
                yield [*at, "board", color]
        for place in ("hand", "score", "forecast", "achievements"):
            items = player.get(place, [])
            if items and card.name not in items:
                yield [*at, place]
            if len(items) > 1 or card.name in items:
                yield from ([*at, place, number] for number, item in enumerate(items) if item != card.name)
        for color, pile in player["board"].items():
            if "splay" in pile:
                yield [*at, "board", color, "splay"]
            names = pile["cards"]
            if len(names) > 1:
                yield from ([*at, "board", color, "cards", at_] for at_, it in enumerate(names) if it != card.name)


def _settle(player: Spec) -> None:
    """Take the splay from a pile with one card: it cannot have one."""
    for pile in player["board"].values():
        if len(pile["cards"]) < 2:
            pile.pop("splay", None)


def _tidied(draft: Draft) -> Draft:
    """Return a draft without empty places, which need not be written."""
    spec = copy.deepcopy(draft.spec)
    for player in spec["players"]:
        for place in ("hand", "score", "forecast", "achievements", "board"):
            if not player.get(place):
                player.pop(place, None)
        for color, pile in player.get("board", {}).items():
            if "splay" not in pile:
                player["board"][color] = pile["cards"]
    return Draft(spec, draft.label, draft.answers, draft.parts)
