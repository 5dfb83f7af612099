"""Words for tests of Intrapreneurs: a plain deck, positions, scripted choices, and random games."""

import copy
import random
from collections.abc import Iterator, Sequence

from splay.intrapreneurs import new_match, position
from splay.intrapreneurs.deck import pack, unpack
from splay.intrapreneurs.game import Game
from splay.intrapreneurs.player import Player
from splay.intrapreneurs.view import GameView
from splay.kernel.match import Match
from splay.kernel.plain import Spec

ACTION = "Choose what to do"
MORE = "Do something more, or end the turn"
END = "End the turn"


def asset(name: str, family: str, outcome: Spec, number: int = 1, **condition: object) -> Spec:
    entry: Spec = {"name": name, "round": number, "family": family, "outcome": outcome}
    return {**entry, "condition": condition} if condition else entry


def obstacle(name: str, effect: Spec, *defence: str, number: int = 1) -> Spec:
    entry: Spec = {"name": name, "round": number, "effect": effect}
    return {**entry, "defence": list(defence)} if defence else entry


def project(
    name: str, family: str, viable: tuple[Spec, Spec], best: tuple[Spec, Spec], pause: Spec, boost: Spec | None = None
) -> Spec:
    entry: Spec = {
        "name": name,
        "family": family,
        "viable": {"requires": viable[0], "rewards": viable[1]},
        "transformative": {"requires": best[0], "rewards": best[1]},
        "pause": pause,
    }
    return {**entry, "acceleration": boost} if boost else entry


def plain_deck() -> dict[str, object]:
    """Return a deck whose cards are named after what they do: B2 brings 2 Budget, H head-count, T tailwind."""
    assets = [
        asset(f"{letter}{count}", family, {kind: count})
        for letter, kind, family in (
            ("B", "budget", "Resources"),
            ("H", "headcount", "Tools"),
            ("T", "tailwind", "Culture"),
        )
        for count in (1, 2, 3)
    ]
    assets += [
        asset("Mix", "Relationships", {"budget": 1, "headcount": 1, "tailwind": 1}),
        asset("Wants Culture", "Culture", {"tailwind": 2}, culture=1),
        asset("Wants Loose Culture", "Culture", {"tailwind": 2}, culture=1, unallocated=True),
        asset("Wants Two Tools", "Tools", {"headcount": 2}, tools=2),
        asset("Wants Three Assets", "Tools", {"headcount": 2}, assets=3),
        asset("Wants Four Budget", "Resources", {"budget": 2}, budget=4),
        asset("Wants Project", "Resources", {"budget": 2}, projects=1),
        asset("Wants Offering", "Resources", {"budget": 2}, offering=1),
        asset("Wants Transformative", "Resources", {"budget": 2}, transformative=1),
        asset("Wants Growth", "Resources", {"budget": 2}, growth=1),
        asset("Wants B1", "Resources", {"budget": 2}, has="B1"),
        asset("Wants Loose B1", "Resources", {"budget": 2}, has="B1", unallocated=True),
    ]
    for number in (2, 3):
        assets += [asset(f"Filler {number}-{count}", "Culture", {"tailwind": 1}, number) for count in range(20)]
        assets += [asset(f"Open {number}", "Open Innovation", {"budget": 1}, number)]
    return {
        "name": "plain",
        "title": "Plain",
        "asset": assets,
        "obstacle": [
            obstacle("Cut", {"discard": 1}),
            obstacle("Cut Culture", {"discard": 2, "family": "Culture"}),
            obstacle("Grab", {"give": 1}),
            obstacle("Grab Tools", {"give": 1, "family": "Tools"}),
            obstacle("Halt", {"pause_projects": 1}),
            obstacle("Wait", {"lose_turns": 1}),
            obstacle("Freeze", {"freeze": 1}),
            obstacle("Parried", {"discard": 2}, "T1", "H1"),
            obstacle("Both", {"discard": 1, "lose_turns": 2}),
        ],
        "project": [
            project(
                "Alpha",
                "Offering",
                ({"budget": 1}, {"growth": 1}),
                ({"budget": 3, "headcount": 1}, {"growth": 3, "fuel": 1}),
                {"tailwind": 1},
            ),
            project(
                "Beta",
                "Configuration",
                ({"headcount": 2}, {"fuel": 2}),
                ({"headcount": 4}, {"growth": 1, "fuel": 4}),
                {"budget": 1},
                {"asset": "H1", "growth": 2},
            ),
            project(
                "Gamma",
                "Experience",
                ({"budget": 1, "tailwind": 1}, {"growth": 1, "fuel": 1}),
                ({"budget": 2, "tailwind": 3}, {"growth": 3, "fuel": 3}),
                {"tailwind": 2},
                {"asset": ["T1", "T2"], "growth": 1, "fuel": 1},
            ),
            *[
                project(
                    f"Huge {count}",
                    "Offering",
                    ({"budget": 19}, {"growth": 1}),
                    ({"budget": 20}, {"growth": 9, "fuel": 9}),
                    {},
                )
                for count in range(1, 7)
            ],
        ],
        "macro": [
            {"name": "Dear", "effect": {"requirements": {"budget": 1}}},
            {"name": "Cheap", "effect": {"requirements": {"headcount": -2, "projects": "Configuration"}, "deal": 3}},
            {"name": "Strong", "effect": {"outcomes": {"budget": 1, "assets": "Resources"}, "offer": 4}},
            {"name": "Tight", "effect": {"hand_limit": 4, "penalty": 2}},
            {"name": "Loose", "effect": {"ignore_conditions": True, "no_obstacles": True, "penalty": 0}},
            {"name": "Firm", "effect": {"no_pausing": True, "free_restarts": True}},
        ],
    }


PLAIN = unpack(pack(plain_deck()))
HUGE = [f"Huge {count}" for count in range(1, 6)]


def changed(**parts: object) -> dict[str, object]:
    """Return the plain deck's data with some of its parts replaced."""
    return {**copy.deepcopy(plain_deck()), **parts}


def player(name: str = "ann", hand: Sequence[str] = (), *projects: Spec, **rest: object) -> Spec:
    return {"name": name, "hand": list(hand), "projects": list(projects), **rest}


def at(name: str, level: str, *assets: str, **rest: object) -> Spec:
    """Return a project of a player: at("Alpha", "viable", "B1")."""
    return {"project": name, "level": level, "assets": list(assets), **rest}


def table(*players: Spec, **rest: object) -> Match:
    """Return a match at a position of the plain deck; the first player is in turn, with the offers as given."""
    spec: Spec = {"options": {"deck": PLAIN.packed}, "players": list(players), "projects": HUGE, **rest}
    return position.load(spec)


def last_lap(*players: Spec, **rest: object) -> Match:
    """Return a match in the last lap of a round: the draw pile has run out."""
    return table(*players, exact=True, **rest)


def answer(match: Match, *labels: str) -> None:
    """Answer one decision after the other by the words of an option."""
    for label in labels:
        decision = match.decision
        assert decision is not None, f"nothing is asked, but {label!r} was to be answered"
        labels_now = options(match)
        assert label in labels_now, f"{decision.prompt}: {label!r} is not among {labels_now}"
        match.answer(labels_now.index(label))


def options(match: Match) -> list[str]:
    """Return the words of the options now offered."""
    assert match.decision is not None, "nothing is asked"
    return [option.label for option in match.decision.options]


def asked(match: Match) -> str:
    """Return the name of the player who is asked."""
    assert match.decision is not None, "nothing is asked"
    return match.names[match.decision.seat]


def prompt(match: Match) -> str:
    assert match.decision is not None, "nothing is asked"
    return match.decision.prompt


def game(match: Match) -> Game:
    assert isinstance(match.now, Game)
    return match.now


def seat(match: Match, name: str) -> Player:
    return game(match).players[match.names.index(name)]


def hand(match: Match, name: str) -> list[str]:
    """Return the names of a player's hand, sorted."""
    return sorted(card.name for card in seat(match, name).hand)


def projects(match: Match, name: str) -> dict[str, tuple[str, list[str]]]:
    """Return a player's projects with their levels and assets."""
    return {
        venture.project.name: (("paused", "viable", "transformative")[venture.level], [c.name for c in venture.cards])
        for venture in seat(match, name).ventures
    }


def offered(match: Match) -> list[str]:
    return [card.name for card in game(match).offer.cards]


def discards(match: Match) -> list[str]:
    return [card.name for card in game(match).discard_pile.cards]


def winners(match: Match) -> list[str]:
    return [] if match.result is None else [match.names[index] for index in match.result.winners]


def view(match: Match, name: str | None) -> GameView:
    seen = match.view(None if name is None else match.names.index(name))
    assert isinstance(seen, GameView)
    return seen


# Random games

NAMES = ["ann", "bob", "cat", "dan"]
Table = tuple[int, bool, bool]

TABLES: list[Table] = [(2, False, False), (3, False, False), (4, False, False), (4, True, False), (3, False, True)]
"""Numbers of players, whether they play in teams, and whether with a deck that is not ours."""


def table_id(kind: Table) -> str:
    players, teams, own = kind
    return f"{players}{'-teams' if teams else ''}{'-own-deck' if own else ''}"


def new_table(kind: Table, seed: int) -> Match:
    players, teams, own = kind
    return new_match(NAMES[:players], seed, {"teams": "yes"} if teams else {}, PLAIN if own else None)


def moments(match: Match, seed: int, limit: int = 100_000) -> Iterator[Match]:
    """Play a match at random, handing it out before each answer and at the end.

    Pausing and restarting are chosen rarely: otherwise a game consists of little else.
    """
    chance = random.Random(seed)
    for _ in range(limit):
        yield match
        if match.decision is None:
            return
        index = chance.randrange(len(match.decision.values))
        if match.decision.values[index].label.startswith(("Pause ", "Restart ")) and chance.random() < 0.8:
            index = chance.randrange(len(match.decision.values))
        match.answer(index)
