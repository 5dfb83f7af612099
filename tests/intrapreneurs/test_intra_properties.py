"""What must hold at every moment of every game of Intrapreneurs, whatever the players do."""

import json
import os
from functools import partial

import pytest

from alike import Bots, compare_choices
from company import TABLES, Table, game, moments, new_table, table_id
from splay.bots import LADDER
from splay.bots.greedy import GreedyBot
from splay.bots.learned import LearnedBot
from splay.bots.random import RandomBot
from splay.bots.search import SearchBot
from splay.intrapreneurs import INTRAPRENEURS, layout
from splay.intrapreneurs.card import Asset, Card, Held
from splay.intrapreneurs.facts import PAUSED, PROJECTS_ON_OFFER
from splay.intrapreneurs.game import ARRIVAL, TURNS, Game
from splay.intrapreneurs.sample import deal_anew, hidden_zones
from splay.kernel import agent
from splay.kernel.agent import Agent
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import GameKind

ROUNDS = int(os.environ.get("SPLAY_SOAK", "1"))
"""How many times as many games to play as usual."""

every_table = pytest.mark.parametrize("kind", TABLES, ids=table_id)


def begin(match: Match) -> Game:
    start = INTRAPRENEURS.begin(match.setup)
    assert isinstance(start, Game)
    return start


def check_conservation(now: Game) -> None:
    """Each card is in exactly one place of its kind, and the game knows which."""
    places = [(card.index, zone.index) for zone in now.zones for card in zone.cards]
    assert len(places) == len(now.deck.cards)
    assert dict(places) == dict(enumerate(now.where))
    for number, deck in enumerate(now.decks):
        assert all(isinstance(card, Held) and card.round == number > now.round for card in deck.cards)
    for venture in now.ventures:
        assert all(isinstance(card, Asset) for card in venture.cards)
        owners = [player.seat for player in now.players if venture.project in player.portfolio.cards]
        assert owners == ([venture.owner] if venture.owner >= 0 else [])
        assert venture.level != PAUSED or not venture.cards
        assert venture.owner >= 0 or venture.level == PAUSED


def check_offers(now: Game) -> None:
    """What is on offer is complete as long as the draw piles last."""
    if now.phase in (ARRIVAL, TURNS):
        assert len(now.offer.cards) == now.rules.offer or not now.pile.cards
        assert len(now.project_offer.cards) == PROJECTS_ON_OFFER or not now.project_pile.cards


def check_hands(match: Match) -> None:
    """A hand is over the limit only while its owner, in turn or asked, brings it down."""
    now, decision = game(match), match.decision
    if decision is not None and now.phase == TURNS:
        over = [player.seat for player in now.players if len(player.hand_zone.cards) > now.rules.hand_limit]
        assert all(seat in (now.current, decision.seat) for seat in over)
        assert not over or "you hold" in decision.prompt or match.since


@every_table
def test_each_card_is_in_one_place_offers_are_full_and_hands_are_short_after_every_answer(kind: Table) -> None:
    for seed in range(3 * ROUNDS):
        for match in moments(new_table(kind, seed), seed):
            check_conservation(game(match))
            check_offers(game(match))
            check_hands(match)


@every_table
def test_every_game_ends_with_winners_after_equally_many_turns(kind: Table) -> None:
    players = kind[0]
    for seed in range(8 * ROUNDS):
        now = begin(new_table(kind, seed))
        now.events = []
        table = agent.Table(now, [RandomBot(seed + seat) for seat in range(players)])
        table.play()
        assert now.result is not None
        assert now.result.winners
        check_conservation(now)
        turns = [event.seat for event in now.events if event.kind == "turn"]
        assert {turns.count(seat) for seat in range(players)} == {len(turns) // players}
        starts = [event for event in now.events if event.kind == "round"]
        assert [event.details[0] for event in starts] == [1, 2, 3]


# What is hidden


def seen_by(match: Match, seat: int) -> set[Card]:
    """Return the cards that a seat has seen at any time so far."""
    seen = set(game(match).players[seat].hand_zone.cards)
    for event in match.events():
        if event.known_to(seat):
            seen.update(subject for subject in event.subjects if isinstance(subject, Card))
    return seen


def back(card: Card) -> int:
    return card.round if isinstance(card, Held) else 0


def stand_ins(match: Match, seat: int, rng: Rng) -> list[Card]:
    """Return for each card another one with the same back that the seat has not seen either, or itself."""
    seen = seen_by(match, seat)
    cards = game(match).deck.cards
    stand_in = list(cards)
    for kind in range(4):
        unseen = [card for card in cards if back(card) == kind and card not in seen]
        dealt = unseen[:]
        rng.shuffle(dealt)
        for card, other in zip(unseen, dealt, strict=True):
            stand_in[card.index] = other
    return stand_in


def permuted(match: Match, stand_in: list[Card]) -> Match:
    """Return the same match with the cards that a seat has never seen in other places, before the first answer."""
    start = begin(match)
    for zone in start.zones:
        zone.cards[:] = [stand_in[card.index] for card in zone.cards]
        for card in zone.cards:
            start.where[card.index] = zone.index
    return Match(GameKind("intrapreneurs", INTRAPRENEURS.rules, lambda _: start.copy()), match.setup)


def same_question(match: Match, other: Match, seat: int, stand_in: list[Card]) -> bool:
    """Tell whether both go on alike; another player's hidden cards may rightly lead to another question."""
    mine, its = match.decision, other.decision
    if mine is None or its is None:
        return mine is its
    labels, others = [value.label for value in mine.values], [value.label for value in its.values]
    if mine.seat == seat and its.seat == seat:
        assert labels == others
        assert mine.prompt == its.prompt
    names = {card.name: stand_in[card.index].name for card in game(match).deck.cards}
    expected = [names.get(label, label) for label in labels]
    expected = [f"Discard {names[label[8:]]}" if label.startswith("Discard ") else label for label in expected]
    return (mine.seat, mine.prompt, expected) == (its.seat, its.prompt, others)


def text(match: Match, seat: int) -> str:
    """Return all that a seat can read: its view and its log."""
    return json.dumps([match.view(seat).to_json(), match.log(seat)])


@every_table
def test_a_seat_reads_the_same_whatever_it_cannot_know(kind: Table) -> None:
    compared = different = 0
    for seed in range(10 * ROUNDS):
        *_, match = moments(new_table(kind, seed), seed, limit=10 + 12 * seed)
        seat = seed % kind[0]
        stand_in = stand_ins(match, seat, Rng(seed))
        other, again = permuted(match, stand_in), Match(INTRAPRENEURS, match.setup)
        for index in match.answers:
            if not same_question(again, other, seat, stand_in):
                break
            assert text(again, seat) == text(other, seat)
            different += layout.write(game(again)) != layout.write(game(other))
            compared += 1
            again.answer(index)
            other.answer(index)
    assert compared > 40
    assert different > 20


@every_table
def test_a_spectator_sees_no_hand_and_no_draw_pile(kind: Table) -> None:
    for match in moments(new_table(kind, 2), 2, limit=60):
        open_names = set(json.dumps(match.view(None).to_json()).split('"'))
        now = game(match)
        if now.result is None:
            hidden = [card for zone in hidden_zones(now, -1) for card in zone.cards]
            assert not open_names & {card.name for card in hidden}


@every_table
def test_a_world_dealt_anew_looks_the_same_to_the_seat_and_depends_on_nothing_hidden(kind: Table) -> None:
    differs = 0
    for match in moments(new_table(kind, 2), 2, limit=200):
        boundary = match.boundary
        assert isinstance(boundary, Game)
        for seat in range(kind[0]):
            world = deal_anew(boundary, seat, boundary, Rng(len(match.answers)))
            check_conservation(world)
            assert json.dumps(world.view(seat).to_json()) == json.dumps(boundary.view(seat).to_json())
            again = deal_anew(world, seat, world, Rng(len(match.answers)))
            assert layout.write(again) == layout.write(world), "the deal does not depend on what was there"
            differs += layout.write(world) != layout.write(boundary)
    assert differs > 100


def bots() -> list[Agent]:
    """Return a bot of each make, and the characters that overlook something or have a temper."""
    plain = [GreedyBot(7, worlds=2), LearnedBot(7, worlds=1), SearchBot(7, iterations=6)]
    return [*plain, *(character.make(7) for character in LADDER if character.oversight)]


@every_table
def test_bots_decide_alike_whatever_they_cannot_know(kind: Table) -> None:
    compared = 0
    for seed in range(6):
        *_, match = moments(new_table(kind, seed), seed, limit=25)
        seat = seed % kind[0]
        stand_in = stand_ins(match, seat, Rng(seed))
        other, again = permuted(match, stand_in), Match(INTRAPRENEURS, match.setup)
        alike = partial(same_question, again, other, seat, stand_in)
        # The same ones throughout, because some of them use again what they have found out.
        throughout: tuple[Bots, Bots] = (partial(list, bots()), partial(list, bots()))
        compared += compare_choices(again, other, match.answers, seat, alike, throughout)
    assert compared >= 8


def test_worlds_of_the_middle_of_an_action_can_be_found() -> None:
    found = sought = 0
    for seed in range(3):
        for match in moments(new_table((3, False, False), seed), seed):
            if match.decision is not None and match.since:
                sought += 1
                found += match.seats[match.decision.seat].sample(match.decision, Rng(seed)) is not None
    assert sought > 100
    assert found >= 0.97 * sought


def test_a_search_leaves_the_match_as_it_was() -> None:
    match = new_table((2, False, False), 11)
    twin = match.copy()
    for moment in moments(match, 11, limit=60):
        if moment.decision is not None:
            GreedyBot(1, worlds=1).decide(moment.decision, moment.seats[moment.decision.seat])
    for _ in moments(twin, 11, limit=60):
        pass
    assert [match.log(0), match.log(1)] == [twin.log(0), twin.log(1)]
