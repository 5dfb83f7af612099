"""What can be taken back freely has told nothing of hidden cards, whatever card it was about."""

import json
import os
import random
from collections.abc import Iterator

import pytest
from fuzz import moments, new_table

from databases import no_database
from splay.bots.random import Chance
from splay.innovation import layout, position
from splay.innovation.card import Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.game import Game, GameOver
from splay.intrapreneurs import new_match
from splay.kernel import game as kernel
from splay.kernel.agent import Pause, Script
from splay.kernel.errors import IllegalAnswer
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.server.play import step_before, told_since

pytestmark = no_database
ROUNDS = int(os.environ.get("SPLAY_SOAK", "1"))
WORLDS = 3
"""In how many other worlds each answer is tried."""


def seen(game: kernel.Game, seat: int, answers: list[int]) -> str:
    """Return all that a seat sees when some answers are given from a position between actions on: also who is asked."""
    game.events = []
    script = Script(game, answers)
    game.decider = script
    asked = None
    try:
        while game.result is None:
            game.advance()
    except Pause as pause:
        asked = pause.decision
    except IllegalAnswer:
        return "this cannot be answered here"
    question: object = None
    if asked is not None:
        question = asked.to_json() if asked.seat == seat else asked.seat
    log = [game.describe(event, seat) for event in game.events]
    return json.dumps([game.view(seat).to_json(), log, question])


def check(match: Match, index: int) -> bool:
    """Answer; if that can be taken back freely, compare what was seen with other worlds. Tells whether it can."""
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    boundary, since = match.boundary.copy(), match.since
    worlds = [match.seats[seat].sample(decision, Rng(number)) for number in range(WORLDS)]
    step = step_before(match, seat, True)
    match.answer(index)
    if match.decision is None or told_since(match, step):
        return False
    before, after = seen(boundary.copy(), seat, since), seen(boundary.copy(), seat, [*since, index])
    for world in worlds:
        # What others have shown in this action before the answer may rightly be different.
        if world is not None and seen(world.boundary.copy(), seat, since) == before:
            assert seen(world.boundary.copy(), seat, [*since, index]) == after, decision
    return True


def positions(key: str, card: Card, attempt: int) -> Iterator[Match]:
    """Give a match in which the one whose turn it is can activate a card."""
    chance = random.Random(f"{card.name} {attempt}")
    *_, match = moments(
        new_table((key, 2 + attempt % 2, {}), chance.randrange(10**6)), attempt, chance.randrange(4, 100)
    )
    game = match.boundary.copy()
    assert isinstance(game, Game)
    if game.result is not None or game.phase == 0:
        return
    game.decider = Chance(attempt)
    try:
        game.players[game.current].meld(card)
    except GameOver:
        return
    yield position.load(layout.write(game))


def card_ids() -> list[tuple[str, Card]]:
    found: list[tuple[str, Card]] = []
    for edition in EDITIONS.values():
        key = "+".join([edition.key, *edition.expansions])
        found += [
            (key, card)
            for card in catalogue(edition, edition.with_sets(["base", *edition.expansions]))
            if card.activates
        ]
    return found


CARDS = card_ids()


@pytest.mark.parametrize("part", range(4))
def test_a_decision_that_can_be_taken_back_freely_has_told_nothing_of_hidden_cards(part: int) -> None:
    free = 0
    for key, card in CARDS[part::4]:
        for attempt in range(ROUNDS):
            for match in positions(key, card, attempt):
                chance = random.Random(attempt)
                decision = match.decision
                assert decision is not None
                first = next((o.index for o in decision.options if o.label == f"Dogma {card.name}"), None)
                for _ in range(4):
                    if match.decision is None:
                        break
                    index = chance.randrange(len(match.decision.values)) if first is None else first
                    first = None
                    free += check(match, index)
    assert free > 100


def test_what_can_be_taken_back_freely_in_intrapreneurs_has_told_nothing_either() -> None:
    free = 0
    for seed in range(4 * ROUNDS):
        match, chance = new_match(["ann", "bob", "cat"], seed=seed), random.Random(seed)
        for _ in range(60):
            if match.decision is None:
                break
            free += check(match, chance.randrange(len(match.decision.values)))
    assert free > 20
