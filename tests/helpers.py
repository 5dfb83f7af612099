"""Words for tests: set up a position, act with scripted choices, and look at what a player would see."""

from collections.abc import Sequence
from typing import Any

import pytest

from splay.innovation import position
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.facts import ICONS
from splay.innovation.game import Game
from splay.innovation.player import Player
from splay.innovation.view import GameView
from splay.kernel.match import Match
from splay.kernel.plain import Spec

ACTION = "Choose an action"
every = pytest.mark.parametrize("edition", ["1e", "3e", "4e"])
"""For what holds in every edition."""
before = pytest.mark.parametrize("edition", ["1e", "3e"])
"""For what holds before the fourth edition, and for the Echoes of both of its rulebooks."""
Pile = Sequence[str] | tuple[Sequence[str], str]
ALL_CARDS = [card for edition in EDITIONS.values() for card in catalogue(edition, list(edition.expansions.values()))]


def player(
    name: str = "ann",
    board: Sequence[str] = (),
    *,
    piles: dict[str, Pile] | None = None,
    hand: Sequence[str] = (),
    score: Sequence[str | int] = (),
    forecast: Sequence[str | int] = (),
    achievements: Sequence[str | int] = (),
    team: int | None = None,
    tucked: int = 0,
    scored: int = 0,
) -> Spec:
    """Return a player of a position. `board` lists single cards; `piles` lists a colour's cards top first, and may
    add a splay: piles={"red": (["Archery", "Oars"], "left")}."""
    spec_board: dict[str, object] = {}
    for card in board:
        color = next(known.color.name for known in ALL_CARDS if known.name == card)
        assert color not in spec_board, f"two {color} cards in board: use piles"
        spec_board[color] = {"cards": [card]}
    for color, pile in (piles or {}).items():
        assert color not in spec_board, f"{color} is in board and in piles"
        if isinstance(pile, tuple):
            spec_board[color] = {"cards": list(pile[0]), "splay": pile[1]}
        else:
            spec_board[color] = {"cards": list(pile)}
    spec: Spec = {
        "name": name,
        "hand": list(hand),
        "score": list(score),
        "board": spec_board,
        "achievements": list(achievements),
        "tucked": tucked,
        "scored": scored,
    }
    if forecast:
        spec["forecast"] = list(forecast)
    if team is not None:
        spec["team"] = team
    return spec


def table(
    *players: Spec,
    edition: str = "3e",
    decks: dict[int, Sequence[str]] | None = None,
    turn: str | None = None,
    actions: int = 2,
    **rest: object,
) -> Match:
    """Return a match at a position; the first player is in turn unless another is named. Decks list top cards."""
    spec: Spec = {
        "edition": edition,
        "players": list(players),
        "decks": {str(age): list(cards) for age, cards in (decks or {}).items()},
        "turn": {"player": turn or players[0]["name"], "actions": actions},
        **rest,
    }
    return position.load(spec)


def echoes(*players: Spec, **rest: Any) -> Match:
    """Return a match with Echoes at a position, as `table` does. Decks list top cards, of both sets in any order."""
    return table(*players, sets=["base", "echoes"], **rest)


def artifacts(*players: Spec, **rest: Any) -> Match:
    """Return a match with Artifacts at a position, as `table` does. Decks list top cards, of both sets in any order."""
    return table(*players, sets=["base", "artifacts"], **rest)


def cities(*players: Spec, echoes: bool = False, **rest: Any) -> Match:
    """Return a match with Cities at a position, as `table` does; if so wished with Echoes as well."""
    return table(*players, sets=["base", "cities", "echoes"] if echoes else ["base", "cities"], **rest)


def figures(*players: Spec, also: Sequence[str] = (), **rest: Any) -> Match:
    """Return a match with Figures, and if so wished other expansions, at a position, as `table` does."""
    return table(*players, sets=["base", *also, "figures"], **rest)


def watching(
    figure: dict[str, Pile],
    turn: str,
    piles: dict[str, Pile] | None = None,
    *,
    hand: Sequence[str] = (),
    score: Sequence[str | int] = (),
    **rest: Any,
) -> Match:
    """Return a match with Figures in which ann has a figure; whose turn it is, hers or bob's, has the rest as well."""
    doing = player(turn, piles={**figure, **(piles or {})} if turn == "ann" else piles, hand=hand, score=score)
    seats = [doing, player("bob")] if turn == "ann" else [player("ann", piles=figure), doing]
    return figures(*seats, turn=turn, **rest)


def all_of(age: int, set_name: str = "base", but: Sequence[str] = ()) -> list[str]:
    """Return the names of all cards of a value and a set of the third edition, to put out of the way, but for some."""
    edition = EDITIONS["3e"]
    cards = catalogue(edition, list(edition.expansions.values()))
    return [card.name for card in cards if (card.age, card.set_name) == (age, set_name) and card.name not in but]


def answer(match: Match, *labels: str) -> None:
    """Answer one decision after the other by the words of an option."""
    for label in labels:
        decision = match.decision
        assert decision is not None, f"nothing is asked, but {label!r} was to be answered"
        options = [option.label for option in decision.options]
        assert label in options, f"{decision.prompt}: {label!r} is not among {options}"
        match.answer(options.index(label))


def act(match: Match, *labels: str) -> None:
    """Take an action with exactly these choices: fails if one more is asked or one is left over."""
    assert match.decision is not None
    assert match.decision.prompt == ACTION
    turn, actions = game(match).turn, game(match).actions
    answer(match, *labels)
    decision = match.decision
    assert decision is None or decision.prompt == ACTION, f"also asked: {decision}"
    assert match.result is not None or (game(match).turn, game(match).actions) != (turn, actions)


def options(match: Match) -> list[str]:
    """Return the words of the options now offered."""
    assert match.decision is not None, "nothing is asked"
    return [option.label for option in match.decision.options]


def asked(match: Match) -> str:
    """Return the name of the player who is asked."""
    assert match.decision is not None, "nothing is asked"
    return match.names[match.decision.seat]


def game(match: Match) -> Game:
    assert isinstance(match.now, Game)
    return match.now


def seat(match: Match, name: str) -> Player:
    return game(match).players[match.names.index(name)]


def hand(match: Match, name: str) -> list[str]:
    """Return the names of a player's hand, sorted."""
    return sorted(card.name for card in seat(match, name).hand)


def score(match: Match, name: str) -> list[str]:
    """Return the names of a player's score pile, sorted."""
    return sorted(card.name for card in seat(match, name).score_pile)


def forecast(match: Match, name: str) -> list[str]:
    """Return the names of a player's forecast, sorted."""
    return sorted(card.name for card in seat(match, name).forecast)


def points(match: Match, name: str) -> int:
    """Return a player's score."""
    return seat(match, name).points()


def pile(match: Match, name: str, color: str) -> list[str]:
    """Return the names of a pile, top card first."""
    for candidate in seat(match, name).piles:
        if candidate.color.name == color:
            return [card.name for card in reversed(candidate.cards)]
    raise AssertionError(f"no colour {color}")


def splay(match: Match, name: str, color: str) -> str:
    """Return how a pile is splayed."""
    from splay.innovation.facts import SPLAYS

    return next(SPLAYS[candidate.splay] for candidate in seat(match, name).piles if candidate.color.name == color)


def tops(match: Match, name: str) -> list[str]:
    """Return the names of a player's top cards, sorted."""
    return sorted(card.name for card in seat(match, name).tops())


def achievements(match: Match, name: str) -> list[str | int]:
    """Return the values of a player's standard achievements and the names of the special ones."""
    owner = seat(match, name)
    return [*sorted(card.age for card in owner.achievements), *sorted(special.name for special in owner.specials)]


def counted(match: Match, name: str) -> list[str]:
    """Return what else counts as an achievement of a player's, as everyone can see."""
    return next(seen.board_achievements for seen in view(match, None).players if seen.name == name)


def deck(match: Match, age: int, set_name: str = "base") -> list[str]:
    """Return the names of a deck's cards, top card first."""
    sets = ["base", *[expansion.key for expansion in game(match).expansions]]
    return [card.name for card in reversed(game(match).supplies[sets.index(set_name)][age].cards)]


def bottom_of_deck(match: Match, age: int, count: int = 1, set_name: str = "base") -> list[str]:
    """Return the names of the lowest cards of a deck, the very bottom last."""
    return deck(match, age, set_name)[-count:]


def junk(match: Match) -> list[str]:
    """Return the names of the cards out of play, sorted."""
    return sorted(card.name for card in game(match).junk.cards)


def winners(match: Match) -> list[str]:
    """Return the names of those who have won; nobody while the game goes on."""
    return [] if match.result is None else [match.names[seat] for seat in match.result.winners]


def icons(match: Match, name: str) -> dict[str, int]:
    """Return how many of each icon a player has, without those of which there is none."""
    counts = dict(zip(ICONS, seat(match, name).icon_counts(), strict=True))
    return {icon: count for icon, count in counts.items() if count}


def available(match: Match) -> list[str | int]:
    """Return the values of the standard achievements and the names of the special ones that nobody has."""
    standard = sorted(card.age for card in game(match).available.cards)
    return [*standard, *sorted(special.name for special in game(match).specials)]


def log(match: Match, name: str | None) -> list[str]:
    """Return what a player (for None, a spectator) can read of what has happened."""
    return match.log(None if name is None else match.names.index(name))


def decrees(match: Match) -> list[str]:
    """Return the decrees that are now offered to be issued."""
    offered = [label for label in options(match) if label.startswith("Issue the ")]
    return [label.removeprefix("Issue the ").removesuffix(" decree") for label in offered]


def karmas_told(match: Match) -> list[str]:
    """Return the figures whose karmas have acted so far, as everyone can read, in their order."""
    told = [line for line in log(match, None) if line.startswith("The karma of ")]
    return [line.removeprefix("The karma of ").split(" acts for ")[0] for line in told]


def view(match: Match, name: str | None) -> GameView:
    """Return what a player (for None, a spectator) can see."""
    seen = match.view(None if name is None else match.names.index(name))
    assert isinstance(seen, GameView)
    return seen


def rearranging_by_another() -> Match:
    """Return a match in which bob has put nine cards into another order: more orders than can be tried."""
    blues = ["Experimentation", "Tools", "Writing", "Pottery", "Calendar", "Mathematics", "Alchemy", "Translation"]
    bob = player("bob", piles={"blue": ([*blues, "Printing Press"], "up")})
    match = table(player("ann", ["Publications"], piles={"red": ["Archery", "Metalworking"]}), bob, edition="3e")
    answer(match, "Dogma Publications", "blue")
    while match.decision is not None and match.decision.seat == 1:
        match.answer(len(options(match)) - 1)
    return match
