"""The cards: assets and obstacles, projects with their two levels, macro events; and what can be done with each."""

from typing import TYPE_CHECKING, Final

from splay.intrapreneurs.facts import (
    ASSET_FAMILIES,
    LEVEL_WORDS,
    MEANS,
    MEANS_WORDS,
    NO_MEANS,
    NO_REWARDS,
    PROJECT_FAMILIES,
    REWARDS,
    REWARDS_WORDS,
    ROMAN,
    TRANSFORMATIVE,
    VIABLE,
    Means,
    Rewards,
    means_words,
    rewards_words,
)
from splay.kernel.decision import Choice, Source
from splay.kernel.plain import listing

if TYPE_CHECKING:
    from splay.intrapreneurs.player import Player
    from splay.intrapreneurs.rules import RoundRules


class Action(Choice):
    """Something to do in one's turn: its name, the card that it is about and the player whom it hits, if any."""

    def __init__(self, name: str, label: str, card: "Card | None" = None, seat: int = -1) -> None:
        super().__init__("action", label)
        self.name = name
        self.card = card
        self.seat = seat

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"kind": "action", "label": self.label, "action": self.name}
        if self.card is not None:
            data["card"] = self.card.name
        if self.seat >= 0:
            data["seat"] = self.seat
        return data


TAKE: Final = "take"
START: Final = "start"
UPGRADE: Final = "upgrade"
RESTART: Final = "restart"
PAUSE: Final = "pause"
PLAY: Final = "play"
DISCARD: Final = "discard"
DRAW: Final = Action("draw", "Take the top card of the draw pile")
END_TURN: Final = Action("end", "End the turn")


class Card(Choice):
    """Anything printed on a card: it has a name, and words of its own."""

    def __init__(self, kind: str, name: str, text: str) -> None:
        super().__init__(kind, name)
        self.name = name
        self.text = text
        self.index = -1
        """The place in the deck's list of cards."""

    def facts(self) -> dict[str, object]:
        """Return all that is printed on the card, as plain data."""
        return {"kind": self.kind, "name": self.name, "text": self.text}

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, "label": self.label}


FAMILY_KEYS: Final = {family.casefold().replace(" ", "_"): family for family in ASSET_FAMILIES}
PROJECT_KEYS: Final = {family.casefold(): family for family in PROJECT_FAMILIES}
CONDITION_KEYS: Final = ("assets", *FAMILY_KEYS, *MEANS, "projects", *PROJECT_KEYS, "transformative", *REWARDS)
"""What a condition can ask for at least so many of."""

_CONDITION_WORDS: Final = {
    "assets": "assets",
    **{key: f"{family} assets" for key, family in FAMILY_KEYS.items()},
    **dict(zip(MEANS, MEANS_WORDS, strict=True)),
    "projects": "active projects",
    **{key: f"active {family} projects" for key, family in PROJECT_KEYS.items()},
    "transformative": "Transformative projects",
    **dict(zip(REWARDS, REWARDS_WORDS, strict=True)),
}


class Condition:
    """What a player must have before taking a card: at least so many of some things, and some assets by name."""

    def __init__(self, least: dict[str, int], has: list[str], unallocated: bool) -> None:
        self.least = list(least.items())
        self.has = has
        self.unallocated = unallocated
        """Whether assets count only while they are in hand."""

    def met(self, player: "Player") -> bool:
        """Tell whether a player may take the card."""
        for key, count in self.least:
            if player.tally(key, self.unallocated) < count:
                return False
        for name in self.has:
            if not player.has(name, self.unallocated):
                return False
        return True

    @property
    def words(self) -> str:
        """The condition as words; empty if there is none."""
        parts = [f"{count} {_singular(_CONDITION_WORDS[key], count)}" for key, count in self.least]
        parts += self.has
        if not parts:
            return ""
        return f"{listing(parts)}{' (unallocated)' if self.unallocated else ''}"


def _singular(words: str, count: int) -> str:
    return words[:-1] if count == 1 and words.endswith(("assets", "projects")) else words


NO_CONDITION: Final = Condition({}, [], False)


class Held(Card):
    """A card of a round's deck: it can be taken and held in hand."""

    def __init__(self, kind: str, name: str, text: str, number: int, condition: Condition) -> None:
        super().__init__(kind, name, text)
        self.round = number
        self.condition = condition
        self.take = Action(TAKE, f"Take {name}", self)
        self.discard = Action(DISCARD, f"Discard {name}", self)


class Asset(Held):
    """An asset: its family and the means that it brings to a project."""

    def __init__(self, name: str, text: str, number: int, condition: Condition, family: str, outcome: Means) -> None:
        super().__init__("asset", name, text, number, condition)
        self.family = family
        self.outcome = outcome
        self.defends: list[str] = []
        """The obstacles that it is a defence against."""
        self.accelerates: list[str] = []
        """The projects that pay more to whoever has it."""

    def facts(self) -> dict[str, object]:
        return {
            **super().facts(),
            "round": self.round,
            "family": self.family,
            "condition": self.condition.words,
            "outcome": dict(zip(MEANS, self.outcome, strict=True)),
            "defends": self.defends,
            "accelerates": self.accelerates,
        }


class Harm:
    """What an obstacle does to its victim."""

    def __init__(self, discard: int, give: int, family: str, pause_projects: int, lose_turns: int, freeze: int) -> None:
        self.discard = discard
        """How many cards in hand the victim discards."""
        self.give = give
        """How many cards in hand the victim hands over."""
        self.family = family
        """Of which family these cards are; empty for any."""
        self.pause_projects = pause_projects
        """How many projects the victim pauses."""
        self.lose_turns = lose_turns
        """How many turns the victim skips."""
        self.freeze = freeze
        """For how many turns the victim can start, upgrade and restart nothing."""

    @property
    def words(self) -> str:
        """The harm as words."""
        parts: list[str] = []
        of_family = f" {self.family}" if self.family else ""
        if self.pause_projects:
            parts.append(f"pause {_count(self.pause_projects, 'project')}")
        if self.discard:
            parts.append(f"discard {_count(self.discard, f'unallocated{of_family} card')}")
        if self.give:
            parts.append(f"hand over {_count(self.give, f'unallocated{of_family} card')}")
        if self.lose_turns:
            parts.append(f"skip {_count(self.lose_turns, 'turn')}")
        if self.freeze:
            turns = "the next turn" if self.freeze == 1 else f"the next {self.freeze} turns"
            parts.append(f"start, upgrade and restart nothing in {turns}")
        words = "; ".join(parts)
        return words[:1].upper() + words[1:]


def _count(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


class Obstacle(Held):
    """An obstacle: what it does to an opponent, and the assets that are a defence against it."""

    def __init__(self, name: str, text: str, number: int, condition: Condition, harm: Harm, defence: list[str]) -> None:
        super().__init__("obstacle", name, text, number, condition)
        self.harm = harm
        self.defence = defence
        self.source = Source(name, self.words)

    @property
    def words(self) -> str:
        """What it does, as words."""
        defence = f" Defence: {' or '.join(self.defence)}." if self.defence else ""
        return f"{self.harm.words}.{defence}"

    def facts(self) -> dict[str, object]:
        return {
            **super().facts(),
            "round": self.round,
            "condition": self.condition.words,
            "effect": self.harm.words,
            "defence": self.defence,
        }


class Level:
    """One level of a project: what it requires and what it pays."""

    def __init__(self, requires: Means, rewards: Rewards) -> None:
        self.requires = requires
        self.rewards = rewards

    def to_json(self) -> dict[str, object]:
        """Return the level as plain data."""
        return {
            "requires": dict(zip(MEANS, self.requires, strict=True)),
            "rewards": dict(zip(REWARDS, self.rewards, strict=True)),
        }


class Acceleration:
    """What a project pays at the end on top, and the assets of which one is needed for it."""

    def __init__(self, assets: list[str], rewards: Rewards) -> None:
        self.assets = assets
        self.rewards = rewards

    @property
    def words(self) -> str:
        """The acceleration as words."""
        return f"with {' or '.join(self.assets)}: {rewards_words(self.rewards)} more"


class Project(Card):
    """A project: its family, its two levels, what a restart costs on top, and its acceleration."""

    def __init__(
        self,
        name: str,
        text: str,
        family: str,
        viable: Level,
        transformative: Level,
        pause_cost: Means,
        acceleration: Acceleration | None,
    ) -> None:
        super().__init__("project", name, text)
        self.family = family
        self.levels = [Level(NO_MEANS, NO_REWARDS), viable, transformative]
        """By PAUSED, VIABLE and TRANSFORMATIVE: a paused project pays nothing."""
        self.pause_cost = pause_cost
        self.acceleration = acceleration
        self.start = Action(START, f"Start {name}", self)
        self.upgrade = Action(UPGRADE, f"Upgrade {name}", self)
        self.restart = Action(RESTART, f"Restart {name}", self)
        self.pause = Action(PAUSE, f"Pause {name}", self)

    @property
    def words(self) -> str:
        """The project as words."""
        parts = [
            f"{LEVEL_WORDS[level]}: {means_words(self.levels[level].requires)} for "
            f"{rewards_words(self.levels[level].rewards)}"
            for level in (VIABLE, TRANSFORMATIVE)
        ]
        parts.append(f"a restart costs {means_words(self.pause_cost)} more")
        if self.acceleration is not None:
            parts.append(self.acceleration.words)
        return "; ".join(parts)

    def facts(self) -> dict[str, object]:
        boost = self.acceleration
        return {
            **super().facts(),
            "family": self.family,
            "viable": self.levels[VIABLE].to_json(),
            "transformative": self.levels[TRANSFORMATIVE].to_json(),
            "pause": dict(zip(MEANS, self.pause_cost, strict=True)),
            "acceleration": None
            if boost is None
            else {"assets": boost.assets, "rewards": dict(zip(REWARDS, boost.rewards, strict=True))},
        }


class MacroEvent(Card):
    """A macro event: the rules of the round that it is drawn for."""

    def __init__(self, name: str, text: str, rules: "RoundRules") -> None:
        super().__init__("macro event", name, text)
        self.rules = rules

    def facts(self) -> dict[str, object]:
        return {**super().facts(), "effect": self.rules.words}


def round_words(number: int) -> str:
    """Return a round's name, as "round II"."""
    return f"round {ROMAN[number]}"
