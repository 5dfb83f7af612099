"""The chart of hidden information: who sees fronts, and who sees backs."""

import json

from helpers import act, game, log, player, table, view
from splay.innovation.view import SeenCard
from splay.kernel.match import Match

EVERYONE = ["ann", "bob", "cat", None]
RED = ["Archery", "Mobility", "Coal"]


def names(cards: list[SeenCard]) -> list[str | None]:
    return [card.card.name if card.card else None for card in cards]


def ages(cards: list[SeenCard]) -> list[int | None]:
    return [card.age for card in cards]


def rich_table() -> Match:
    """Return a match with cards everywhere."""
    return table(
        player(
            "ann",
            piles={"red": RED, "blue": (["Tools", "Writing"], "left")},
            hand=["Sailing", "Optics"],
            score=["Paper", "Oars"],
            achievements=["Clothing", "World"],
        ),
        player("bob", ["Masonry"]),
        player("cat", ["Pottery"]),
        edition="4e",
        special=["Monument", "Empire", "Wonder"],
    )


def text(match: Match, name: str | None) -> str:
    return json.dumps(view(match, name).to_json())


def test_a_hand_and_a_score_pile_show_their_owner_fronts_and_all_others_backs() -> None:
    match = rich_table()
    for name in EVERYONE:
        ann = view(match, name).players[0]
        assert names(ann.hand) == (["Sailing", "Optics"] if name == "ann" else [None, None])
        assert names(ann.score_pile) == (["Paper", "Oars"] if name == "ann" else [None, None])
        assert sorted(age for age in ages(ann.hand) if age) == [1, 3]
        assert sorted(age for age in ages(ann.score_pile) if age) == [1, 3]


def test_a_teammate_counts_as_another_player() -> None:
    match = table(
        player("ann", ["Oars"], hand=["Sailing"], score=["Paper"], team=1),
        player("bob", ["Tools"], team=1),
        player("cat", ["Pottery"], team=2),
        edition="4e",
    )
    assert names(view(match, "bob").players[0].hand) == [None]
    assert names(view(match, "bob").players[0].score_pile) == [None]


def test_boards_are_open_to_all_with_every_covered_card() -> None:
    match = rich_table()
    for name in EVERYONE:
        ann = view(match, name).players[0]
        blue, red = ann.piles[0], ann.piles[1]
        assert (names(red.cards), red.count, ages(red.cards)) == (RED, 3, [1, 8, 5])
        assert (names(blue.cards), blue.count) == (["Tools", "Writing"], 2)


def test_achievements_claimed_or_available_show_only_backs_to_all() -> None:
    match = rich_table()
    hidden = [card.name for card in game(match).available.cards]
    for name in EVERYONE:
        seen = view(match, name)
        assert seen.players[0].achievements == [1]
        assert [special.name for special in seen.players[0].specials] == ["World"]
        assert seen.available == [2, 3, 4, 5, 6, 7, 8, 9, 10]
        assert [special.name for special in seen.specials] == ["Monument", "Empire", "Wonder"]
        assert '"Clothing"' not in text(match, name)
        assert not [card for card in hidden if json.dumps(card) in text(match, name)]


def test_decks_show_only_how_many_cards_they_have() -> None:
    match = rich_table()
    hidden = [card.name for deck in game(match).decks for card in deck.cards]
    for name in EVERYONE:
        assert view(match, name).decks == [len(deck.cards) for deck in game(match).decks]
        assert len(view(match, name).decks) == 12
        assert not [card for card in hidden if json.dumps(card) in text(match, name)]


def test_the_junk_shows_only_backs_to_all_and_junked_special_achievements_their_fronts() -> None:
    match = table(
        player("ann", ["Sanitation"], hand=["Sailing"]),
        player("bob", ["Masonry"]),
        player("cat", ["Oars"]),
        edition="4e",
        special=["Monument"],
    )
    act(match, "Dogma Sanitation", "8")
    junked = [card.name for card in game(match).junk.cards]
    assert len(junked) == 9
    for name in EVERYONE:
        assert view(match, name).junk == [8] * 9
        assert [special.name for special in view(match, name).junked_specials] == [
            "Empire",
            "World",
            "Wonder",
            "Universe",
        ]
        assert not [card for card in junked if json.dumps(card) in text(match, name)]
        assert not [card for card in junked if card in " ".join(log(match, name))]


def test_cards_of_one_who_conceded_are_backs_in_the_junk() -> None:
    match = rich_table()
    match.concede(0)
    for name in EVERYONE:
        assert view(match, name).junk == [1, 1, 1, 1, 1, 1, 3, 3, 5, 8]
        assert view(match, name).players[0].out
        for card in ("Sailing", "Optics", "Paper", "Oars", "Clothing", "Archery"):
            assert json.dumps(card) not in text(match, name)
            assert card not in " ".join(log(match, name))


def test_icons_and_persons_are_open() -> None:
    match = table(player("ann", ["The Internet"]), player("bob", ["Masonry"]), edition="4e")
    players = view(match, "bob").to_json()["players"]
    assert isinstance(players, list)
    assert players[0]["icons"] == {
        "crown": 0,
        "leaf": 0,
        "lightbulb": 0,
        "castle": 0,
        "factory": 0,
        "clock": 1,
        "person": 2,
    }
