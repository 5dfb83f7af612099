"""The junk: achievements, decks and cards that go out of play, and what becomes of special achievements there."""

from helpers import (
    achievements,
    act,
    answer,
    available,
    deck,
    game,
    hand,
    junk,
    log,
    options,
    pile,
    player,
    table,
    tops,
    view,
)

EVERYONE = ["ann", "bob", None]


def test_a_junked_achievement_is_no_longer_available() -> None:
    match = table(player("ann", ["Archery"], score=[10]), player("bob", ["Masonry"]), edition="4e", turn="bob")
    assert available(match)[:3] == [1, 2, 3]
    act(match, "Draw")
    act(match, "Draw")
    assert "Achieve 1" in options(match)
    # bob shares and junks one; only the other is left for ann.
    act(match, "Dogma Archery", "Achievement 2")
    assert available(match)[:1] == [3]
    assert not [label for label in options(match) if label.startswith("Achieve")]


def test_nobody_learns_which_card_a_junked_achievement_was() -> None:
    match = table(player("ann", ["Archery"]), player("bob", ["Sailing"]), edition="4e", decks={1: ["Oars"]})
    hidden = [card.name for card in game(match).available.cards if card.age == 1]
    act(match, "Dogma Archery", "Achievement 1")
    assert junk(match) == hidden
    for name in EVERYONE:
        assert log(match, name)[-1] == "ann junks achievement 1."
        assert hidden[0] not in " ".join(log(match, name))
        assert view(match, name).junk == [1]
        assert f'"{hidden[0]}"' not in str(view(match, name).to_json())


def test_of_achievements_that_are_gone_none_is_junked() -> None:
    match = table(
        player("ann", ["Archery"]), player("bob", ["Sailing"], achievements=[1, 2]), edition="4e", decks={1: ["Oars"]}
    )
    act(match, "Dogma Archery")
    assert junk(match) == []


def test_a_junked_deck_is_empty_and_draws_skip_it() -> None:
    match = table(
        player("ann", ["Sanitation"]), player("bob", ["Oars"]), edition="4e", decks={8: ["Flight"], 7: ["Bicycle"]}
    )
    act(match, "Dogma Sanitation", "7")
    assert deck(match, 7) == []
    assert len(junk(match)) == 8
    assert view(match, "bob").junk == [7] * 8
    for name in EVERYONE:
        assert log(match, name)[-1] == "ann junks the 7 deck."
    act(match, "Draw")
    assert hand(match, "ann") == ["Flight"]


def test_junking_a_deck_or_an_achievement_counts_as_sharing() -> None:
    match = table(
        player("ann", ["Sanitation"]),
        player("bob", ["Agriculture"]),
        edition="4e",
        decks={7: ["Bicycle"], 8: ["Flight"]},
    )
    act(match, "Dogma Sanitation", "8", "8")
    assert hand(match, "ann") == ["Bicycle"]
    match = table(player("ann", ["Archery"]), player("bob", ["Masonry"]), edition="4e", decks={1: ["Oars"]})
    act(match, "Dogma Archery", "Achievement 1")
    assert hand(match, "ann") == ["Oars"]


def test_junking_an_empty_deck_is_nothing() -> None:
    match = table(
        player("ann", ["Sanitation"]),
        player("bob", ["Agriculture"]),
        edition="4e",
        decks={7: ["Bicycle"]},
        exact=True,
    )
    answer(match, "Dogma Sanitation", "8", "8")
    assert hand(match, "ann") == []
    assert deck(match, 7) == ["Bicycle"]
    assert not [line for line in log(match, None) if "junks" in line]


def test_a_card_junked_from_a_board_was_seen_by_all_and_is_a_back_in_the_junk() -> None:
    match = table(player("ann", ["Fermenting"]), player("bob", ["Oars"]), edition="4e", decks={2: ["Calendar"]})
    act(match, "Dogma Fermenting")
    assert tops(match, "ann") == []
    assert "Fermenting" in junk(match)
    for name in EVERYONE:
        assert "ann junks Fermenting (2) from their board." in log(match, name)
        assert set(view(match, name).junk) == {2}


# Special achievements


def test_special_achievements_that_are_junked_cannot_be_claimed() -> None:
    match = table(
        player("ann", ["Feudalism", "The Wheel"]),
        player("bob", ["City States", "Archery", "Mapmaking"], hand=["Oars", "Medicine"], achievements=["World"]),
        edition="4e",
        actions=1,
    )
    act(match, "Dogma Feudalism")
    assert hand(match, "ann") == ["Oars"]
    assert achievements(match, "bob") == ["World"]
    assert available(match)[-1] == 10
    names = ["Monument", "Empire", "Wonder", "Universe"]
    for name in EVERYONE:
        assert [special.name for special in view(match, name).junked_specials] == names
        assert "bob junks Monument." in log(match, name)
    act(match, "Meld Medicine")
    assert achievements(match, "bob") == ["World"]


def test_a_junked_special_achievement_can_be_made_available_and_claimed_at_the_end_of_the_action() -> None:
    demands = ["Archery", "City States", "Mapmaking", "Medicine"]
    match = table(
        player("ann", ["Publications"]), player("bob", demands), edition="4e", special=["World", "Empire", "Wonder"]
    )
    answer(match, "Dogma Publications")
    assert options(match) == ["World", "Empire", "Wonder", "Monument", "Universe", "No"]
    answer(match, "Monument")
    assert achievements(match, "bob") == ["Monument"]
    assert log(match, None)[-2:] == ["ann makes Monument available again.", "bob claims Monument."]
    assert [special.name for special in view(match, None).junked_specials] == ["Universe"]


def test_an_available_special_achievement_can_be_junked() -> None:
    match = table(player("ann", ["Publications"]), player("bob", ["Oars"]), edition="4e")
    act(match, "Dogma Publications", "World")
    assert "World" not in available(match)
    assert log(match, None)[-1] == "ann junks World."


def test_a_junked_card_does_not_come_back() -> None:
    match = table(
        player("ann", ["Agriculture"]),
        player("bob", ["Escapism"], hand=["Sailing"]),
        edition="4e",
        turn="bob",
        decks={1: ["Oars", "Tools", "Archery", "Masonry"]},
        exact=True,
    )
    act(match, "Dogma Escapism")
    assert "Sailing" in junk(match)
    assert pile(match, "bob", "yellow") == ["Masonry"]
    assert deck(match, 1) == []
