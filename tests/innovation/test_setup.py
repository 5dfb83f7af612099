"""How a game begins: decks, achievements, the deal, the hidden first meld, and who takes how many actions first."""

import json

import pytest

from helpers import act, answer, asked, available, every, game, hand, options, player, table, tops, view
from splay.innovation import position
from splay.innovation.card import CardSet
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.expansions import Expansion
from splay.innovation.facts import CASTLE, HEX, RED
from splay.innovation.start import new_match
from splay.kernel.errors import PositionError, SetupError
from splay.kernel.match import Match

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"]
SPECIALS = ["Empire", "Monument", "Universe", "Wonder", "World"]

tables = pytest.mark.parametrize(
    ("edition", "count"),
    [*[("1e", count) for count in (2, 3, 4)], *[("3e", count) for count in (2, 3, 4, 5, 6, 7)]],
)


def dealt(edition: str, *hands: list[str]) -> Match:
    """Return a match in which these hands have been dealt and everyone is to choose a first card."""
    players = [player(name, hand=cards) for name, cards in zip(NAMES, hands, strict=False)]
    return position.load({"edition": edition, "players": list(players), "turn": None})


@every
def test_an_edition_has_fifteen_cards_of_age_1_and_ten_of_each_other_age(edition: str) -> None:
    ages = [card.age for card in catalogue(EDITIONS[edition])]
    assert [ages.count(age) for age in range(1, 11)] == [15, *[10] * 9]


@tables
def test_the_table_is_set_with_decks_achievements_and_two_cards_each(edition: str, count: int) -> None:
    match = new_match(NAMES[:count], edition, seed=5)
    state = game(match)
    assert available(match) == [1, 2, 3, 4, 5, 6, 7, 8, 9, *SPECIALS]
    for name in match.names:
        assert len(hand(match, name)) == 2
        assert tops(match, name) == []
    # One card of each age up to 9 is an achievement.
    assert [len(deck.cards) for deck in state.decks[1:]] == [14 - 2 * count, *[9] * 8, 10]
    for deck in state.decks:
        assert all(card.age == deck.age for card in deck.cards)


def test_nobody_sits_down_whom_no_first_hand_of_1s_is_left_for() -> None:
    reason = "the 3rd edition is for 2 to 7 players, not 8; with Echoes of the Past so many can play"
    with pytest.raises(SetupError) as refused:
        new_match(NAMES, "3e")
    assert str(refused.value) == reason
    with pytest.raises(PositionError, match=reason):
        position.load({"edition": "3e", "players": [{} for _ in NAMES]})
    match = new_match(NAMES, "3e", sets=["base", "echoes"])
    assert [[card.age for card in owner.hand] for owner in game(match).players] == [[1, 1]] * 8
    with pytest.raises(SetupError, match=r"3rd edition with Echoes of the Past is for 2 to 8 players, not 9$"):
        new_match([*NAMES, "ivy"], "3e", sets=["base", "echoes"])


def test_more_than_can_play_alone_are_told_that_teams_can() -> None:
    reason = "the 4th edition is for 2 to 5 players, not 6; in teams so many can play"
    with pytest.raises(PositionError, match=reason):
        position.load({"players": [{} for _ in range(6)]})
    assert EDITIONS["4e"].refuses(7, False, []) == "the 4th edition is for 2 to 5 players, not 7"
    assert EDITIONS["4e"].refuses(6, True, []) == ""


def test_what_an_expansion_deals_decides_how_many_first_hands_there_are() -> None:
    few = CardSet("few")
    for number in range(5):
        few.card(f"Few {number}", 1, RED, HEX, CASTLE, CASTLE, CASTLE)
    third = EDITIONS["3e"]
    assert third.first_hands([Expansion("Few", few, [])]) == 7
    assert third.first_hands([Expansion("Few", few, [], in_first_hand=True)]) == 5
    assert "is for 2 to 5 players, not 6" in third.refuses(6, False, [Expansion("Few", few, [], in_first_hand=True)])


@every
def test_the_seed_decides_the_deal_and_the_hidden_achievements(edition: str) -> None:
    def layout(seed: int) -> object:
        return position.dump(new_match(["ann", "bob"], edition, seed))

    def hidden(seed: int) -> list[str]:
        return [card.name for card in game(new_match(["ann", "bob"], edition, seed)).available.cards]

    assert layout(1) == layout(1)
    assert layout(1) != layout(2)
    assert hidden(1) != hidden(2)


@every
def test_nobody_can_tell_which_cards_the_achievements_are(edition: str) -> None:
    match = new_match(["ann", "bob"], edition, seed=3)
    hidden = [card.name for card in game(match).available.cards]
    for name in ["ann", "bob", None]:
        seen = json.dumps(view(match, name).to_json())
        assert not [card for card in hidden if json.dumps(card) in seen]


@tables
def test_everyone_chooses_a_first_card_and_no_choice_shows_before_the_last(edition: str, count: int) -> None:
    first, second = (new_match(NAMES[:count], edition, seed=8) for _ in range(2))
    for index in range(count - 1):
        assert asked(first) == asked(second) == NAMES[index]
        assert options(first) == options(second)
        first.answer(0)
        second.answer(1)
        for seat in [*range(count), None]:
            assert first.view(seat).to_json() == second.view(seat).to_json()
            assert first.log(seat) == second.log(seat) == []
    first.answer(0)
    for name in first.names:
        assert len(tops(first, name)) == 1
        assert len(hand(first, name)) == 1
    assert [line for line in first.log(None) if "melds" in line] == [
        f"{name} melds {tops(first, name)[0]} ({game(first).players[seat].tops()[0].age})."
        for seat, name in enumerate(first.names)
    ]


@every
@pytest.mark.parametrize(
    ("melds", "first"),
    [
        (["Agriculture", "Tools", "Writing"], "ann"),
        (["Tools", "Archery", "Writing"], "bob"),
        (["Code of Laws", "Clothing", "City States"], "cat"),
        (["Tools", "The Wheel", "Writing"], "bob"),
        (["The Wheel", "Sailing", "Tools"], "bob"),
    ],
)
def test_the_card_first_in_the_alphabet_begins(edition: str, melds: list[str], first: str) -> None:
    spare = ["Oars", "Metalworking", "Masonry"]
    match = dealt(edition, *[[card, other] for card, other in zip(melds, spare, strict=True)])
    answer(match, *melds)
    assert asked(match) == first
    assert [tops(match, name) for name in match.names] == [[card] for card in melds]
    assert [hand(match, name) for name in match.names] == [[card] for card in spare]


@pytest.mark.parametrize(
    ("edition", "count", "actions"),
    [
        ("1e", 2, [1, 2, 2, 2]),
        ("3e", 2, [1, 2, 2, 2]),
        ("1e", 3, [1, 2, 2, 2]),
        ("3e", 3, [1, 2, 2, 2]),
        ("1e", 4, [1, 1, 2, 2, 2, 2]),
        ("3e", 4, [1, 1, 2, 2, 2, 2]),
        ("3e", 5, [1, 1, 2, 2, 2, 2, 2]),
        ("4e", 2, [1, 2, 2, 2]),
        ("4e", 3, [1, 2, 2, 2]),
        ("4e", 4, [1, 1, 2, 2, 2, 2]),
        ("4e", 5, [1, 1, 2, 2, 2, 2, 2]),
    ],
)
def test_the_first_turns_are_short_and_play_goes_clockwise(edition: str, count: int, actions: list[int]) -> None:
    cards = ["Tools", "Archery", "Sailing", "Masonry", "Mysticism"]
    spare = ["Pottery", "Oars", "The Wheel", "Domestication", "Code of Laws"]
    match = dealt(edition, *[[card, other] for card, other in zip(cards, spare, strict=True)][:count])
    answer(match, *cards[:count])
    # Archery comes first in the alphabet, so bob begins.
    for turn, allowed in enumerate(actions, start=1):
        expected = NAMES[turn % count]
        for left in range(allowed, 0, -1):
            assert (asked(match), game(match).turn, game(match).actions) == (expected, turn, left)
            act(match, "Draw")


@pytest.mark.parametrize(
    ("edition", "count"),
    [
        *[("1e", count) for count in (0, 1, 5, 8)],
        *[("3e", count) for count in (0, 1, 8, 9)],
        *[("4e", count) for count in (0, 1, 6)],
    ],
)
def test_too_few_or_too_many_players_are_refused(edition: str, count: int) -> None:
    names = [f"player {seat}" for seat in range(count)]
    with pytest.raises(SetupError, match=f"players, not {count}"):
        new_match(names, edition)


@pytest.mark.parametrize(
    ("edition", "count", "chosen", "reason"),
    [
        ("1e", 2, {"longer": "yes"}, "has no longer game"),
        ("1e", 2, {"open": "covered"}, "lets a table open nothing"),
        ("1e", 3, {"teams": "yes"}, "for four players, not 3"),
        ("3e", 2, {"teams": "yes"}, "for four players, not 2"),
        ("3e", 5, {"teams": "yes"}, "for four players, not 5"),
        ("3e", 2, {"open": "hands"}, "covered or counts, not hands"),
        ("3e", 4, {"teams": "no"}, "one letter for each of the 4 seats"),
        ("3e", 3, {"teams": "AAB"}, "is for four players, two in each team"),
        ("3e", 4, {"teams": "AAAB"}, "is for four players, two in each team"),
        ("4e", 2, {"longer": "yes"}, "has no longer game"),
        ("4e", 2, {"open": "covered"}, "lets a table open nothing"),
        ("4e", 3, {"teams": "yes"}, "give one letter for each seat, such as AAB"),
        ("4e", 3, {"teams": "AB"}, "one letter for each of the 3 seats"),
        ("4e", 3, {"teams": "A B"}, "one letter for each of the 3 seats"),
        ("4e", 3, {"teams": "AAA"}, "needs at least two teams"),
        ("4e", 7, {"teams": "ABABABA"}, "for 2 to 6 players, not 7"),
        ("3e", 2, {"fast": "yes"}, "no option 'fast'"),
    ],
)
def test_options_that_cannot_be_had_are_refused(edition: str, count: int, chosen: dict[str, str], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        new_match(NAMES[:count], edition, options=chosen)


def test_unknown_editions_sets_and_names_are_refused() -> None:
    with pytest.raises(SetupError, match="no edition '2e'"):
        new_match(["ann", "bob"], "2e")
    with pytest.raises(SetupError, match="no expansion 'nosuch'"):
        new_match(["ann", "bob"], sets=["base", "nosuch"])
    with pytest.raises(SetupError, match="needs the base set"):
        new_match(["ann", "bob"], sets=[])
    with pytest.raises(SetupError, match="cannot be a name"):
        new_match(["ann", "bob, the second"])


@every
def test_a_position_in_the_middle_of_a_game_has_no_short_turns(edition: str) -> None:
    match = table(player("ann", ["Tools"]), player("bob", ["Archery"]), edition=edition)
    for name in ["ann", "ann", "bob", "bob", "ann"]:
        assert asked(match) == name
        act(match, "Draw")
