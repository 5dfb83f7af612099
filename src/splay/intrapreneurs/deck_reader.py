"""The schema of a deck, entry by entry: what is wrong is told with the entry, and with what to do about it."""

from collections.abc import Sequence
from typing import Final

from splay.intrapreneurs.card import (
    CONDITION_KEYS,
    FAMILY_KEYS,
    NO_CONDITION,
    Acceleration,
    Asset,
    Condition,
    Harm,
    Held,
    Level,
    MacroEvent,
    Obstacle,
    Project,
)
from splay.intrapreneurs.deck import Deck
from splay.intrapreneurs.facts import (
    ASSET_FAMILIES,
    ASSETS_DEALT,
    ASSETS_ON_OFFER,
    HAND_LIMIT,
    MACRO_EVENTS,
    MEANS,
    MOST_PLAYERS,
    NO_REWARDS,
    OPEN_INNOVATION,
    PROJECT_FAMILIES,
    PROJECTS_ON_OFFER,
    REWARDS,
    ROMAN,
    ROUNDS,
    Means,
    Rewards,
    covers,
)
from splay.intrapreneurs.rules import RoundRules
from splay.kernel.plain import PlainReader, Spec, brief, nearest
from splay.kernel.setup import can_be_name

_KEYS: Final = ("name", "title", "project", "asset", "obstacle", "macro")
_PROJECT_KEYS: Final = ("name", "family", "viable", "transformative", "pause", "acceleration", "text")
_ASSET_KEYS: Final = ("name", "round", "family", "outcome", "condition", "text")
_OBSTACLE_KEYS: Final = ("name", "round", "effect", "defence", "condition", "text")
_MACRO_KEYS: Final = ("name", "effect", "text")
_HARM_KEYS: Final = ("discard", "give", "pause_projects", "lose_turns", "freeze", "family")
_NUMBER_RULES: Final = {"hand_limit": (1, 20), "deal": (0, 4), "offer": (1, 6), "penalty": (0, 7)}
_YES_RULES: Final = ("ignore_conditions", "no_obstacles", "no_pausing", "free_restarts")
_EVENT_KEYS: Final = ("requirements", "outcomes", *_NUMBER_RULES, *_YES_RULES)
_OF_ASSETS: Final = ("assets", *FAMILY_KEYS, *MEANS)
"""What a condition can ask for that unallocated says something of."""
_MOST: Final = 20
_LONGEST_NAME: Final = 60


class DeckReader(PlainReader):
    """Reads a deck from plain data."""

    def __init__(self, data: object) -> None:
        super().__init__("a table")
        self.data = self.mapping(data, "a deck")
        self.where = ""
        """The entry that is being read."""
        self.names: dict[str, str] = {}
        """For each name, in small letters, the entry that has it."""

    def refuse(self, reason: str) -> None:
        super().refuse(f"{self.where}: {reason}" if self.where else reason)

    def deck(self) -> Deck | None:
        """Return the deck; None if it has mistakes."""
        self.known_keys(self.data, _KEYS, "a deck")
        name = self._name_of_deck()
        title = self.text(self.data.get("title", name), "title")
        held: list[Held] = [self._asset(entry) for entry in self._entries("asset", _ASSET_KEYS)]
        held.extend([self._obstacle(entry) for entry in self._entries("obstacle", _OBSTACLE_KEYS)])
        projects = [self._project(entry) for entry in self._entries("project", _PROJECT_KEYS)]
        events = [self._macro(entry) for entry in self._entries("macro", _MACRO_KEYS)]
        self.where = ""
        self._check_names(held, projects)
        self._check_numbers(held, projects, events)
        return None if self.reasons else Deck(name, title, held, projects, events)

    def _name_of_deck(self) -> str:
        name = self.data.get("name")
        if isinstance(name, str) and can_be_name(name):
            return name
        self.refuse(f"name must be the deck's name, in visible characters without a comma, not {brief(name)}")
        return ""

    def _entries(self, kind: str, known: Sequence[str]) -> list[Spec]:
        """Return the entries of a kind, each checked for its keys and its name."""
        self.where = ""
        if kind not in self.data:
            self.refuse(f"there is no {kind}: add entries that begin with [[{kind}]]")
            return []
        entries: list[Spec] = []
        for number, value in enumerate(self.listing(self.data[kind], f"{kind}, written as [[{kind}]],"), start=1):
            self.where = f"{kind} {number}"
            entry = self.mapping(value, "it")
            name = entry.get("name")
            if isinstance(name, str) and _can_be_card(name):
                self.where = f"{kind} {number} ({name})"
                self._note_name(name)
            else:
                self.refuse(f"name must be a card's name, 1 to {_LONGEST_NAME} visible characters, not {brief(name)}")
            self.known_keys(entry, known, "it")
            entries.append({**entry, "where": self.where, "name": str(name)})
        return entries

    def _note_name(self, name: str) -> None:
        folded = name.casefold()
        if folded in self.names:
            self.refuse(f"the name is taken by {self.names[folded]}: every card needs a name of its own")
        else:
            self.names[folded] = self.where

    def _begin(self, entry: Spec) -> tuple[str, str]:
        """Return an entry's name and words; what is wrong from here on is wrong with this entry."""
        self.where = str(entry["where"])
        return str(entry["name"]), self.text(entry.get("text", ""), "text")

    # Amounts

    def _amounts(self, value: object, kinds: Sequence[str], what: str, least: int = 0) -> list[int]:
        spec = self.mapping(value, what)
        self.known_keys(spec, kinds, what)
        return [self.number(spec[kind], f"{what}: {kind}", least, _MOST) if kind in spec else 0 for kind in kinds]

    def _means(self, value: object, what: str) -> Means:
        budget, headcount, tailwind = self._amounts(value, MEANS, what)
        return (budget, headcount, tailwind)

    def _rewards(self, value: object, what: str) -> Rewards:
        growth, fuel = self._amounts(value, REWARDS, what)
        if growth + fuel == 0:
            self.refuse(f"{what} must pay something: growth, fuel or both")
        return (growth, fuel)

    def _needed(self, entry: Spec, key: str, what: str) -> object:
        """Return a part that an entry cannot do without."""
        if key not in entry:
            self.refuse(f"{key} is missing: {what}")
            return None
        return entry[key]

    # Projects

    def _project(self, entry: Spec) -> Project:
        name, text = self._begin(entry)
        family = self.one_of(entry.get("family"), PROJECT_FAMILIES, "family")
        viable = self._level(entry, "viable")
        transformative = self._level(entry, "transformative")
        if viable and transformative:
            if not covers(transformative.requires, viable.requires) or transformative.requires == viable.requires:
                self.refuse("transformative must require all that viable requires, and more")
            if min(t - v for t, v in zip(transformative.rewards, viable.rewards, strict=True)) < 0:
                self.refuse("transformative must pay at least what viable pays")
        pause = self._needed(entry, "pause", "write what a restart costs on top, or {} for nothing")
        cost = self._means(pause, "pause") if pause is not None else (0, 0, 0)
        empty = Level((0, 0, 0), NO_REWARDS)
        return Project(name, text, family, viable or empty, transformative or empty, cost, self._acceleration(entry))

    def _level(self, entry: Spec, key: str) -> Level | None:
        value = self._needed(entry, key, f"write {key} = {{ requires = {{ … }}, rewards = {{ … }} }}")
        if value is None:
            return None
        spec = self.mapping(value, key)
        self.known_keys(spec, ("requires", "rewards"), key)
        requires = self._means(spec.get("requires", {}), f"{key}: requires")
        if requires == (0, 0, 0):
            self.refuse(f"{key} must require something: budget, headcount or tailwind")
        return Level(requires, self._rewards(spec.get("rewards", {}), f"{key}: rewards"))

    def _acceleration(self, entry: Spec) -> Acceleration | None:
        if "acceleration" not in entry:
            return None
        spec = self.mapping(entry["acceleration"], "acceleration")
        self.known_keys(spec, ("asset", *REWARDS), "acceleration")
        names = self._names(spec.get("asset"), "acceleration: asset")
        rewards = {key: value for key, value in spec.items() if key in REWARDS}
        return Acceleration(names, self._rewards(rewards, "acceleration"))

    def _names(self, value: object, what: str) -> list[str]:
        """Return one name or a list of names."""
        names = [value] if isinstance(value, str) else value
        if isinstance(names, list) and names and all(isinstance(name, str) for name in names):
            return [str(name) for name in names]
        self.refuse(f"{what} must be the name of an asset, or a list of such names, not {brief(value)}")
        return []

    # Assets and obstacles

    def _asset(self, entry: Spec) -> Asset:
        name, text = self._begin(entry)
        number = self._round(entry)
        family = self.one_of(entry.get("family"), ASSET_FAMILIES, "family")
        if family == OPEN_INNOVATION and number == 1:
            self.refuse("Open Innovation comes only in rounds 2 and 3: change its round or its family")
        outcome = self._means(entry.get("outcome", {}), "outcome")
        if outcome == (0, 0, 0):
            self.refuse("outcome must bring something: budget, headcount or tailwind")
        return Asset(name, text, number, self._condition(entry, number), family, outcome)

    def _obstacle(self, entry: Spec) -> Obstacle:
        name, text = self._begin(entry)
        number = self._round(entry)
        harm = self._harm(entry)
        defence = self._names(entry["defence"], "defence") if "defence" in entry else []
        return Obstacle(name, text, number, self._condition(entry, number), harm, defence)

    def _round(self, entry: Spec) -> int:
        return self.number(entry.get("round"), "round", 1, ROUNDS)

    def _condition(self, entry: Spec, number: int) -> Condition:
        if "condition" not in entry:
            return NO_CONDITION
        spec = self.mapping(entry["condition"], "condition")
        self.known_keys(spec, (*CONDITION_KEYS, "has", "unallocated"), "condition")
        least = {key: self.number(spec[key], f"condition: {key}", 1, _MOST) for key in CONDITION_KEYS if key in spec}
        has = self._names(spec["has"], "condition: has") if "has" in spec else []
        unallocated = self.truth(spec.get("unallocated", False), "condition: unallocated")
        if not least and not has:
            self.refuse("condition asks for nothing: leave it out")
        if unallocated and not has and not any(key in _OF_ASSETS for key in least):
            self.refuse("condition: unallocated says something of assets, and the condition asks for none")
        if number == 1 and "open_innovation" in least:
            self.refuse("condition: nobody has an Open Innovation asset in round 1")
        return Condition(least, has, unallocated)

    def _harm(self, entry: Spec) -> Harm:
        what = "effect"
        spec = self.mapping(self._needed(entry, what, f"give one of {', '.join(_HARM_KEYS[:-1])}") or {}, what)
        self.known_keys(spec, _HARM_KEYS, what)
        counts = {key: self.number(spec[key], f"effect: {key}", 1, 9) for key in _HARM_KEYS[:-1] if key in spec}
        if what in entry and not counts:
            self.refuse(f"effect does nothing: give one of {', '.join(_HARM_KEYS[:-1])}")
        family = ""
        if "family" in spec:
            family = self.one_of(spec["family"], ASSET_FAMILIES, "effect: family")
            if "discard" not in counts and "give" not in counts:
                self.refuse("effect: family goes with discard or give")
        return Harm(
            counts.get("discard", 0),
            counts.get("give", 0),
            family,
            counts.get("pause_projects", 0),
            counts.get("lose_turns", 0),
            counts.get("freeze", 0),
        )

    # Macro events

    def _macro(self, entry: Spec) -> MacroEvent:
        name, text = self._begin(entry)
        value = self._needed(entry, "effect", f"give one of {', '.join(_EVENT_KEYS)}")
        spec = self.mapping(value if value is not None else {}, "effect")
        self.known_keys(spec, _EVENT_KEYS, "effect")
        if value is not None and not spec:
            self.refuse(f"effect changes nothing: give one of {', '.join(_EVENT_KEYS)}")
        requirements, projects = self._change(spec, "requirements", "projects", PROJECT_FAMILIES)
        outcomes, assets = self._change(spec, "outcomes", "assets", ASSET_FAMILIES)
        return MacroEvent(
            name,
            text,
            RoundRules(
                requirements,
                projects,
                outcomes,
                assets,
                self._rule(spec, "hand_limit", HAND_LIMIT),
                self._rule(spec, "deal", ASSETS_DEALT),
                self._rule(spec, "offer", ASSETS_ON_OFFER),
                self._rule(spec, "penalty", 1),
                self._switch(spec, "ignore_conditions"),
                self._switch(spec, "no_obstacles"),
                self._switch(spec, "no_pausing"),
                self._switch(spec, "free_restarts"),
            ),
        )

    def _rule(self, spec: Spec, key: str, usual: int) -> int:
        least, most = _NUMBER_RULES[key]
        return self.number(spec[key], f"effect: {key}", least, most) if key in spec else usual

    def _switch(self, spec: Spec, key: str) -> bool:
        if key in spec and spec[key] is not True:
            self.refuse(f"effect: {key} is either true or left out, not {brief(spec[key])}")
        return key in spec

    def _change(self, spec: Spec, key: str, whose: str, families: Sequence[str]) -> tuple[Means, str]:
        """Return what is added, and the family of cards that it is added to; empty for all."""
        if key not in spec:
            return (0, 0, 0), ""
        what = f"effect: {key}"
        change = self.mapping(spec[key], what)
        self.known_keys(change, (*MEANS, whose), what)
        amounts = {kind: change[kind] for kind in MEANS if kind in change}
        budget, headcount, tailwind = self._amounts(amounts, MEANS, what, least=-_MOST)
        if (budget, headcount, tailwind) == (0, 0, 0):
            self.refuse(f"{what} must change something: budget, headcount or tailwind, such as +1 or -1")
        family = self.one_of(change[whose], families, f"{what}: {whose}") if whose in change else ""
        return (budget, headcount, tailwind), family

    # The deck as a whole

    def _check_names(self, held: list[Held], projects: list[Project]) -> None:
        """Check every asset that a card names."""
        rounds = {card.name: card.round for card in held if isinstance(card, Asset)}
        for card in held:
            self.where = self.names.get(card.name.casefold(), "")
            for name in card.condition.has:
                self._check_name(name, rounds, "condition: has")
                if rounds.get(name, 0) > card.round:
                    self.refuse(f"condition: has: {name} comes only in round {rounds[name]}, after this card")
                if name == card.name:
                    self.refuse("condition: has: a card cannot ask for itself")
            for name in card.defence if isinstance(card, Obstacle) else []:
                self._check_name(name, rounds, "defence")
        for project in projects:
            self.where = self.names.get(project.name.casefold(), "")
            for name in project.acceleration.assets if project.acceleration else []:
                self._check_name(name, rounds, "acceleration: asset")
        self.where = ""

    def _check_name(self, name: str, rounds: dict[str, int], what: str) -> None:
        if name not in rounds:
            self.refuse(f"{what}: there is no asset {name!r}{nearest(name, list(rounds))}")

    def _check_numbers(self, held: list[Held], projects: list[Project], events: list[MacroEvent]) -> None:
        """Check that there are enough cards for four players, whatever happens."""
        if len(events) != MACRO_EVENTS:
            self.refuse(f"a deck has {MACRO_EVENTS} macro events, not {len(events)}")
        if len(projects) < PROJECTS_ON_OFFER:
            self.refuse(f"a deck needs at least {PROJECTS_ON_OFFER} projects, not {len(projects)}")
        for number in range(1, ROUNDS + 1):
            count = sum(card.round == number for card in held)
            possible = [RoundRules(), *[event.rules for event in events]] if number > 1 else [RoundRules()]
            enough = max(MOST_PLAYERS * rules.deal + rules.offer for rules in possible) + MOST_PLAYERS
            if count < enough:
                self.refuse(
                    f"round {number} needs at least {enough} assets and obstacles, not {count}: "
                    f"deck {ROMAN[number]} must last for the deal, the offer and a lap of four players"
                )


def _can_be_card(name: str) -> bool:
    return 0 < len(name) <= _LONGEST_NAME and name == name.strip() and name.isprintable()
