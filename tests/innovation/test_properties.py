"""What must hold at every moment of every game, whatever the players do."""

import json
import os
import random
from functools import cache
from itertools import combinations

import pytest
from fuzz import TABLES, Table, crowded, moments, new_setup, new_table, table_id

from splay.bots.random import Chance, RandomBot
from splay.games import GAMES
from splay.innovation.card import Action, Card
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS, Edition
from splay.innovation.facts import ICONS, SHOWN, SLOT_NAMES, unpack
from splay.innovation.foresight import does_nothing
from splay.innovation.game import DEALING, Game, GameOver
from splay.innovation.karma import BONUSES, IN_HAND, IN_SCORE, POINTS, Karma
from splay.innovation.karma import ICONS as ICON_COUNT
from splay.innovation.player import Player
from splay.innovation.sample import deal_anew, hidden_cards
from splay.innovation.start import INNOVATION, begin
from splay.innovation.zone import BOARD, DISPLAY, RELIC, Pile
from splay.kernel import agent, record
from splay.kernel.decision import Choice
from splay.kernel.event import ALL_SEEING
from splay.kernel.game import View
from splay.kernel.match import Match
from splay.kernel.rng import Rng
from splay.kernel.setup import GameKind

ROUNDS = int(os.environ.get("SPLAY_SOAK", "1"))
"""How many times as many games to play as usual."""

every_table = pytest.mark.parametrize("kind", TABLES, ids=table_id)


def now(match: Match) -> Game:
    assert isinstance(match.now, Game)
    return match.now


def check_conservation(game: Game) -> None:
    """Each card is in exactly one place, and the game knows which."""
    places = [(card.index, zone.index) for zone in game.zones for card in zone.cards]
    assert len(places) == len(game.cards)
    assert dict(places) == dict(enumerate(game.where))
    specials = [*game.specials, *game.junked_specials]
    for player in game.players:
        specials.extend(player.specials)
    assert sorted(special.name for special in specials) == sorted(special.name for special in game.every_special())


def check_the_lost(game: Game) -> None:
    """Who is out of the game has nothing left and is not in turn."""
    for player in game.players:
        if player.out:
            zones = [zone for zone in game.zones if zone.owner == player.seat]
            assert not any(zone.cards for zone in zones)
            assert player.specials == ()
            assert player.icons == player.points() == 0
            assert game.result is not None or game.current != player.seat
    assert game.losses == sum(player.out for player in game.players)
    assert game.result is not None or len({player.team for player in game.in_play()}) > 1


def check_counts(game: Game) -> None:
    """What is counted along the way equals what is counted anew, slot by slot."""
    for player in game.players:
        icons = dict.fromkeys(SLOT_NAMES, 0)
        for pile in player.piles:
            assert pile.splay == 0 or len(pile.cards) > 1
            for depth, card in enumerate(reversed(pile.cards)):
                assert card.color is pile.color
                for slot, content in enumerate(card.slots):
                    if depth == 0 or slot in SHOWN[pile.splay]:
                        icons[SLOT_NAMES[content]] += 1
        assert unpack(player.icons) == [icons[name] + icons[f"search-{name}"] for name in ICONS]
        tops = [pile.cards[-1] for pile in player.piles if pile.cards]
        assert player.highest_top() == max([card.age for card in tops], default=0)
        usable = [action for pile in player.piles for action in pile.dogmas]
        assert usable == [card.dogma_action for card in tops if card.activates]
        printed = [int(name[6:]) for name in icons if name.startswith("bonus-") for _ in range(icons[name])]
        bonuses = sorted([*printed, *(card.age for card in lent(player, BONUSES))])
        assert sorted(player.bonuses()) == bonuses
        assert player.hand == player.hand_zone.cards + lent(player, IN_HAND)
        assert player.score_pile == player.score_zone.cards + lent(player, IN_SCORE)
        scored = sum(card.age for card in player.score_pile)
        assert player.points() == scored + sum(bonuses[-1:]) + len(bonuses[:-1]) + more(player, POINTS)
        if game.dogma is None:
            added = [more(player, ICON_COUNT, icon) for icon in range(len(ICONS))]
            assert player.icon_counts() == [sum(pair) for pair in zip(unpack(player.icons), added, strict=True)]


def in_force(player: Player) -> list[Karma]:
    """Return the karmas that are printed on a player's top cards."""
    return [karma for pile in player.piles if pile.cards for karma in pile.cards[-1].karmas]


def more(player: Player, door: int, about: int = 0) -> int:
    """Return how much a player's karmas add to something."""
    karmas = [karma for karma in in_force(player) if door != ICON_COUNT or karma.icons >> about & 1]
    return sum(karma.amount(player, about) for karma in karmas if karma.door == door and karma.amount)


def lent(player: Player, door: int) -> list[Card]:
    """Return the cards that count for a player as something by karmas."""
    return [card for karma in in_force(player) if karma.door == door and karma.cards for card in karma.cards(player)]


def check_karmas(game: Game) -> None:
    """The karmas that the game watches are those on top cards, in the order of seats."""
    watching = [(player.seat, karma) for player in game.players for karma in in_force(player)]
    assert [(player.seat, karma) for player in game.players for karma in player.karmas()] == watching
    for event in {event for _, karma in watching for event in karma.events} | set(game.would):
        assert game.would.get(event, []) == [(seat, karma) for seat, karma in watching if event in karma.events]


def check_sides(game: Game) -> None:
    """A card whose board side is another one lies with that side up on boards only; displays hold one artifact."""
    for zone in game.zones:
        assert all(card is card.side(zone.kind == BOARD) for card in zone.cards)
        assert zone.kind == RELIC or zone.owner >= 0 or zone is game.junk or not any(card.relic for card in zone.cards)
        if zone.kind == DISPLAY:
            assert [card.set_name for card in zone.cards] in ([], ["artifacts"])


def check_claims(game: Game) -> None:
    """Nobody meets a special achievement that is still available, or could have won, where that is settled at once."""
    if game.result is None and not game.edition.ends_with_action:
        for special in game.specials:
            # Counted anew, be there a sign of it on the board or not.
            counted = [player.nearness(special) for player in game.in_play()]
            assert all(have < need for have, need in counted)
        for player in game.in_play():
            team = [mate for mate in game.in_play() if mate.team == player.team]
            claimed = sum(len(mate.achievements) + len(mate.specials) for mate in team)
            assert claimed + sum(counted_on_board(game, mate) for mate in team) < game.needed()


def visible(pile: Pile) -> list[Card]:
    """Return the cards of a pile that can be seen."""
    return pile.cards if pile.splay else pile.cards[-1:]


def counted_on_board(game: Game, player: Player) -> int:
    """Return how many flags and fountains count for a player, slot by slot, and what karmas let count."""
    count = sum(len(karma.words(player)) for karma in in_force(player) if karma.words)
    for color, pile in enumerate(player.piles):
        rivals = [len(visible(other.piles[color])) for other in game.in_play() if other.team != player.team]
        for card in visible(pile):
            seen = [
                SLOT_NAMES[content]
                for slot, content in enumerate(card.slots)
                if card is pile.cards[-1] or slot in SHOWN[pile.splay]
            ]
            count += seen.count("fountain")
            count += seen.count("flag") * (max(rivals) <= len(visible(pile)))
    return count


def check_everything(match: Match) -> None:
    """Check what holds at every moment, and between actions what holds then."""
    game = now(match)
    check_conservation(game)
    check_counts(game)
    check_sides(game)
    check_karmas(game)
    # In the middle of an action a karma can come before a claim.
    if not (match.since and game.karmic):
        check_claims(game)
    if not match.since:
        check_the_lost(game)


@every_table
def test_each_card_is_in_one_place_and_counts_equal_recounts_after_every_answer(kind: Table) -> None:
    for seed in range(2 * ROUNDS):
        for match in moments(new_table(kind, seed), seed):
            check_everything(match)


among_figures = pytest.mark.parametrize(
    "sets",
    [
        ["base", "figures"],
        ["base", "artifacts", "echoes", "figures"],
        ["base", "cities", "artifacts", "echoes", "figures"],
    ],
    ids="+".join,
)


@among_figures
def test_everything_holds_where_many_karmas_are_in_force(sets: list[str]) -> None:
    for seed in range(8 * ROUNDS):
        match = crowded(sets, 2 + seed % 3, seed)
        for _ in moments(match, seed, limit=100):
            # What a position entitles to is claimed first of all, and a karma can come before that.
            if match.answers:
                check_everything(match)


@every_table
def test_everything_holds_when_players_concede_at_any_moment(kind: Table) -> None:
    for seed in range(2 * ROUNDS):
        chance = random.Random(seed)
        match = new_table(kind, seed)
        while match.decision is not None:
            left = [seat for seat in range(kind[1]) if not match.now.has_left(seat)]
            if chance.random() < 0.02:
                match.concede(chance.choice(left))
            else:
                assert match.decision.seat in left
                match.answer(chance.randrange(len(match.decision.values)))
            check_conservation(now(match))
            check_counts(now(match))
            if not match.since:
                check_the_lost(now(match))
        assert match.result is not None
        assert record.dump(record.load(record.dump(match), GAMES)) == record.dump(match)


@every_table
def test_every_game_ends_with_winners(kind: Table) -> None:
    for seed in range(6 * ROUNDS):
        game = begin(new_setup(kind, seed))
        table = agent.Table(game, [RandomBot(seed + seat) for seat in range(kind[1])])
        table.play()
        assert game.result is not None
        assert game.result.winners
        check_conservation(game)


def seen_by(match: Match, seat: int) -> set[Card]:
    """Return the cards that a seat has seen at any time so far."""
    start = begin(match.setup)
    seen = set(start.cards).difference(hidden_cards(start, seat))
    for event in match.events():
        if event.known_to(seat):
            seen.update(subject for subject in event.subjects if isinstance(subject, Card))
    return seen


def text(match: Match, seat: int, told: int) -> str:
    """Return what a seat can read: its view, its log from an event on and, if it is asked, what would do nothing."""
    log = [match.now.describe(event, seat) for event in match.events()[told:]]
    return json.dumps([match.view(seat).to_json(), log, idle(match, seat)])


def idle(match: Match, seat: int) -> list[int]:
    """Return the options of which a seat is told that they would do nothing; and that must be true."""
    if match.decision is None or match.decision.seat != seat:
        return []
    options = match.idle_options()
    for index in options:
        action = match.decision.values[index]
        assert isinstance(action, Action) and action.card is not None
        assert does_nothing(now(match), seat, action.card)
    return options


def permuted(match: Match, seat: int, rng: Rng) -> Match:
    """Return the same match with the cards that a seat has never seen in other places, before the first answer."""
    start = begin(match.setup)
    seen = seen_by(match, seat)
    unseen: dict[tuple[str, int], list[Card]] = {}
    for card in start.cards:
        if card not in seen:
            unseen.setdefault((card.set_name, card.age), []).append(card)
    stand_in = list(start.cards)
    for cards in unseen.values():
        dealt = cards[:]
        rng.shuffle(dealt)
        for card, other in zip(cards, dealt, strict=True):
            stand_in[card.index] = other
    for zone in start.zones:
        zone.fill([stand_in[card.index].side(zone.kind == BOARD) for card in zone.cards])
        for card in zone.cards:
            start.where[card.index] = zone.index
    return Match(GameKind("innovation", INNOVATION.rules, lambda _: start.copy()), match.setup)


@every_table
def test_a_seat_reads_the_same_whatever_it_cannot_know(kind: Table) -> None:
    compared = 0
    for seed in range(3 * ROUNDS):
        compared += compare(new_table(kind, seed), seed, 20 + 30 * seed)
    assert compared > 40


@among_figures
def test_a_seat_reads_the_same_whatever_it_cannot_know_where_many_karmas_are_in_force(sets: list[str]) -> None:
    compared = 0
    for seed in range(4 * ROUNDS):
        compared += compare(crowded(sets, 2 + seed % 3, seed), seed, 30)
    assert compared > 20


def compare(match: Match, seed: int, length: int) -> int:
    """Play a match and the same with what a seat cannot know permuted, and compare what it reads; tell how often."""
    *_, match = moments(match, seed, limit=length)
    seat, told, compared = seed % len(match.names), 0, 0
    other = permuted(match, seat, Rng(seed))
    again = Match(INNOVATION, match.setup)
    for index in match.answers:
        if not same_question(again, other, seat, told):
            break
        assert text(again, seat, told) == text(other, seat, told)
        told = len(again.events())
        compared += 1
        again.answer(index)
        other.answer(index)
    return compared


def happened(match: Match, seat: int, told: int) -> list[tuple[str, int, list[str]]]:
    """Return what has happened from an event on, with the cards that the seat was to learn of, and others' backs.

    Where these differ, another player, whose options are hidden, has chosen otherwise.
    """
    return [
        (
            event.kind,
            event.seat,
            [subject.label if event.known_to(seat) else back(subject) for subject in event.subjects],
        )
        for event in match.events()[told:]
    ]


def back(subject: Choice) -> str:
    return f"{subject.set_name} {subject.age}" if isinstance(subject, Card) else subject.label


def same_question(match: Match, other: Match, seat: int, told: int = 0) -> bool:
    """Tell whether both go on alike; another player's hidden cards may rightly lead to another question or event.

    What has happened up to an event has been compared before.
    """
    if happened(match, seat, told) != happened(other, seat, told):
        return False
    mine, its = match.decision, other.decision
    if mine is None or its is None:
        return mine is its
    if mine.seat == seat and its.seat == seat:
        assert [value.label for value in mine.values] == [value.label for value in its.values]
    return (mine.seat, mine.prompt, len(mine.values)) == (its.seat, its.prompt, len(its.values))


@every_table
def test_a_world_dealt_anew_looks_the_same_to_the_seat_and_different_to_nobody_else_who_may_not_know(
    kind: Table,
) -> None:
    differs = False
    for number, match in enumerate(moments(new_table(kind, 2), 2, limit=120 * ROUNDS)):
        if match.since:
            continue
        game, seat = now(match), number % kind[1]
        world = deal_anew(game, seat, game, Rng(number))
        check_conservation(world)
        check_counts(world)
        check_karmas(world)
        assert json.dumps(world.view(seat).to_json()) == json.dumps(game.view(seat).to_json())
        differs = differs or [card.name for card in hidden_cards(world, seat)] != [
            card.name for card in hidden_cards(game, seat)
        ]
    assert differs


@pytest.mark.parametrize("edition", [key for key, edition in EDITIONS.items() if not edition.open_boards])
def test_covered_cards_of_others_can_change_places_unnoticed(edition: str) -> None:
    changed = 0
    for match in moments(new_table((edition, 3, {}), 4), 4):
        game = now(match).copy()
        before = json.dumps(game.view(0).to_json())
        for player in game.players[1:]:
            for pile in player.piles:
                if pile.splay == 0 and len(pile.cards) > 2:
                    pile.cards[0], pile.cards[1] = pile.cards[1], pile.cards[0]
                    changed += 1
        assert json.dumps(game.view(0).to_json()) == before
    assert changed > 0


def cards_of(key: str) -> list[Card]:
    edition, *expansions = key.split("+")
    return catalogue(EDITIONS[edition], EDITIONS[edition].with_sets(["base", *expansions]))


def with_everything(edition: Edition) -> str:
    return "+".join([edition.key, *edition.expansions])


KEYS = sorted({key for edition in EDITIONS.values() for key in (edition.key, with_everything(edition))})
"""Each edition alone and with all of its expansions."""


@pytest.mark.parametrize(
    ("edition", "name"),
    [(key, card.name) for key in KEYS for card in cards_of(key) if card.activates],
)
def test_every_dogma_runs_to_its_end_from_many_positions(edition: str, name: str) -> None:
    card = next(card for card in cards_of(edition) if card.name == name)
    chance = random.Random(name)
    for attempt, position in enumerate(chance.sample(positions(edition), 8) * ROUNDS):
        game = position.copy()
        game.decider = Chance(attempt)
        player = game.players[game.current]
        try:
            player.meld(card)
            game.dogma_action(player, card)
        except GameOver:
            assert game.result is not None
        check_conservation(game)
        check_counts(game)
        check_karmas(game)


@cache
def positions(edition: str) -> list[Game]:
    """Return positions in the middle of games with 2, 3 and 4 players and in teams."""
    sides: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {}), (4, {}), (4, {"teams": "yes"})]
    found: list[Game] = []
    for seed in range(24):
        chance = random.Random(seed)
        game = begin(new_setup((edition, *sides[seed % 4]), seed))
        game.decider = Chance(seed)
        for _ in range(1 + chance.randrange(100)):
            position = game.copy()
            game.advance()
            if game.result is not None:
                break
        if position.phase != DEALING:
            found.append(position)
    return found


@every_table
def test_a_view_that_takes_over_what_has_not_changed_is_as_good_as_a_new_one(kind: Table) -> None:
    match, chance = new_table(kind, 3), random.Random(3)
    before: dict[int | None, View] = {}
    for _ in range(120):
        if match.decision is None:
            break
        if chance.random() < 0.05:
            match.undo()
        else:
            match.answer(chance.randrange(len(match.decision.values)))
        beside: View | None = None
        for seat in (*range(len(match.names)), None):
            before[seat] = beside = match.view(seat, before.get(seat), beside)
            assert before[seat].to_json() == match.view(seat).to_json()


@every_table
def test_two_moments_look_alike_to_a_seat_where_its_views_are_the_same_and_only_there(kind: Table) -> None:
    alike = 0
    *_, later = moments(new_table(kind, 5), 5, limit=40)
    for number, match in enumerate(moments(later, 6, limit=20)):
        if match.decision is None:
            break
        players = len(match.names)
        # The moment itself, the position that the action began at, and what two of the players could take that for.
        games = [match.now, match.boundary]
        games += [match.boundary.resample((number + step) % players, match.boundary, Rng(number)) for step in (0, 1)]
        for seat in (number % players, ALL_SEEING):
            looks = [(game.sight(seat), game.view(seat).to_json()) for game in games]
            for one, other in combinations(looks, 2):
                assert (one[0] == other[0]) is (one[1] == other[1])
                alike += one[0] == other[0]
    assert alike
