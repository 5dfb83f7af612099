"""Figures in the Sand, age 3, figure by figure."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    available,
    bottom_of_deck,
    figures,
    forecast,
    hand,
    icons,
    karmas_told,
    options,
    pile,
    player,
    points,
    score,
    seat,
    splay,
    tops,
)
from splay.innovation.facts import HEX
from splay.kernel.match import Match


@pytest.mark.parametrize(
    ("figure", "color", "cover", "decree"),
    [
        ("Sejong the Great", "blue", "Tools", "Advancement"),
        ("Saladin", "red", "Oars", "War"),
        ("Su Song", "green", "Paper", "Trade"),
        ("Avicenna", "yellow", "Masonry", "Expansion"),
        ("Murasaki Shikibu", "purple", "Mysticism", "Rivalry"),
    ],
)
def test_two_figures_issue_the_decree_of_a_top_figure(figure: str, color: str, cover: str, decree: str) -> None:
    held = ["Alhazen", "Shen Kuo"]
    issue = f"Issue the {decree} decree"
    on_top = figures(player("ann", piles={color: [figure]}, hand=held), player("bob"))
    assert [option for option in options(on_top) if option.startswith("Issue")] == [issue]
    covered = figures(player("ann", piles={color: [cover, figure]}, hand=held), player("bob"))
    assert issue not in options(covered)
    of_bob = figures(player("ann", hand=held), player("bob", piles={color: [figure]}))
    assert issue not in options(of_bob)
    too_few = figures(player("ann", piles={color: [figure]}, hand=held[:1]), player("bob"))
    assert issue not in options(too_few)


# Alhazen


def test_alhazen_tucks_a_top_card_with_a_castle_of_anyone() -> None:
    match = figures(player("ann", ["Alhazen"], piles={"green": ["The Wheel", "Sailing"]}), player("bob", ["Masonry"]))
    answer(match, "Dogma Alhazen")
    assert options(match) == ["The Wheel", "Masonry"]
    answer(match, "Masonry")
    assert pile(match, "ann", "yellow") == ["Masonry"]
    assert tops(match, "bob") == []


def test_alhazen_can_tuck_a_top_card_of_ones_own() -> None:
    match = figures(
        player("ann", ["Alhazen"], piles={"green": ["The Wheel", "Sailing"]}), player("bob", ["Agriculture"])
    )
    act(match, "Dogma Alhazen")
    assert pile(match, "ann", "green") == ["Sailing", "The Wheel"]


def test_alhazen_tucks_nothing_without_a_castle() -> None:
    match = figures(player("ann", ["Alhazen"]), player("bob", ["Agriculture"]))
    act(match, "Dogma Alhazen")
    assert tops(match, "ann") == ["Alhazen"]
    assert tops(match, "bob") == ["Agriculture"]


CASTLES: Pile = (["Archery", "Oars", "Metalworking"], "left")
"""Four castles."""


@pytest.mark.parametrize(
    ("piles", "drawn"),
    [
        ({"blue": ["Alhazen"], "red": CASTLES}, 4),
        ({"blue": ["Alhazen"], "red": CASTLES[0]}, 3),
        ({"blue": ["Tools", "Alhazen"], "red": CASTLES}, 1),
        # Two bulbs in blue: the top card counts less than it is worth.
        ({"blue": (["Alhazen", "Tools"], "left")}, 2),
    ],
)
def test_alhazen_draws_by_the_icons_of_splayed_colours(piles: dict[str, Pile], drawn: int) -> None:
    decks = {1: ["Sailing"], 2: ["Currency"], 3: ["Paper"], 4: ["Invention"]}
    match = figures(player("ann", piles=piles), player("bob"), decks=decks)
    act(match, "Draw")
    assert hand(match, "ann") == list(decks[drawn])


def test_alhazen_draws_the_card_of_an_inspire_action_by_icons() -> None:
    inspiring: dict[str, Pile] = {"purple": (["Mysticism", "Murasaki Shikibu"], "left")}
    decks = {1: ["Sailing"], 3: ["Paper", "Compass"]}
    match = figures(player("ann", ["Alhazen"], piles=inspiring), player("bob"), decks=decks)
    act(match, "Inspire purple")
    assert hand(match, "ann") == ["Compass", "Paper"]
    match = figures(player("ann", piles=inspiring), player("bob"), decks=decks)
    act(match, "Inspire purple")
    assert hand(match, "ann") == ["Paper", "Sailing"]


def test_alhazen_counts_only_for_actions_and_only_for_the_owner() -> None:
    match = figures(
        player("ann", ["Alhazen"]), player("bob", piles={"red": CASTLES}), decks={1: ["Sailing"]}, turn="bob"
    )
    act(match, "Draw")
    assert hand(match, "bob") == ["Sailing"]
    # For claiming the top card is a 3, however many castles are in sight.
    match = figures(
        player("ann", ["Alhazen"], piles={"red": CASTLES}, score=["Astronomy", "Societies", "Coal", "Banking"]),
        player("bob"),
    )
    assert [option for option in options(match) if option.startswith("Achieve")] == [
        "Achieve 1",
        "Achieve 2",
        "Achieve 3",
    ]


# Sejong the Great


def test_sejong_draws_a_4_and_melds_it() -> None:
    match = figures(player("ann", ["Sejong the Great", "Masonry"]), player("bob", ["Oars"]), decks={4: ["Anatomy"]})
    act(match, "Dogma Sejong the Great")
    assert tops(match, "ann") == ["Anatomy", "Sejong the Great"]


def test_sejong_exchanges_a_high_blue_card_for_one_a_value_higher() -> None:
    match = figures(
        player("ann", ["Sejong the Great"], hand=["Experimentation"]), player("bob"), decks={5: ["Chemistry"]}
    )
    act(match, "Meld Experimentation")
    # The blue 5 that the karma melds is not exchanged again.
    assert pile(match, "ann", "blue") == ["Chemistry", "Sejong the Great"]
    assert bottom_of_deck(match, 4) == ["Experimentation"]
    assert karmas_told(match) == ["Sejong the Great"]


@pytest.mark.parametrize("melded", ["Translation", "Colonialism"])
def test_sejong_exchanges_neither_a_blue_3_nor_another_colour(melded: str) -> None:
    match = figures(player("ann", ["Sejong the Great"], hand=[melded]), player("bob"))
    act(match, f"Meld {melded}")
    assert melded in tops(match, "ann")
    assert karmas_told(match) == []


def test_sejong_is_silent_for_others_and_once_covered() -> None:
    match = figures(player("ann", ["Sejong the Great"]), player("bob", hand=["Experimentation"]), turn="bob")
    act(match, "Meld Experimentation")
    assert tops(match, "bob") == ["Experimentation"]
    match = figures(
        player("ann", piles={"blue": ["Tools", "Sejong the Great"]}, hand=["Experimentation"]), player("bob")
    )
    act(match, "Meld Experimentation")
    assert pile(match, "ann", "blue") == ["Experimentation", "Tools", "Sejong the Great"]


# Saladin


def test_saladin_scores_a_top_card_with_a_castle_of_anyone() -> None:
    match = figures(
        player("ann", ["The Wheel"], piles={"red": (["Colonialism", "Saladin"], "up")}),
        player("bob", ["Masonry"]),
        decks={3: ["Education"]},
    )
    answer(match, "Dogma Colonialism")
    assert options(match) == ["The Wheel", "Masonry"]
    answer(match, "Masonry")
    assert score(match, "ann") == ["Masonry"]


def test_saladin_does_not_score_himself() -> None:
    match = figures(player("ann", ["Saladin"]), player("bob", ["Agriculture"]))
    act(match, "Dogma Saladin")
    assert tops(match, "ann") == ["Saladin"]
    assert score(match, "ann") == []


def scoring(red: list[str], blue: list[str]) -> Match:
    """Return a position in which ann is going to draw and score Calendar."""
    match = figures(
        player("ann", ["Agriculture"], piles={"red": red, "blue": blue}, hand=["Sailing"]),
        player("bob", ["Archery"]),
        decks={2: ["Calendar"]},
    )
    answer(match, "Dogma Agriculture", "Sailing")
    return match


@pytest.mark.parametrize(("choice", "way"), [("blue", "left"), ("No", "unsplayed")])
def test_saladin_melds_what_would_be_scored_and_may_splay_it(choice: str, way: str) -> None:
    match = scoring(["Saladin"], ["Tools"])
    answer(match, choice)
    assert pile(match, "ann", "blue") == ["Calendar", "Tools"]
    assert splay(match, "ann", "blue") == way
    assert score(match, "ann") == []


def test_saladin_has_nothing_to_splay_with_a_single_card() -> None:
    match = scoring(["Saladin"], [])
    assert options(match)[0] == "Draw"
    assert pile(match, "ann", "blue") == ["Calendar"]


def test_saladin_is_silent_once_covered() -> None:
    assert score(scoring(["Oars", "Saladin"], ["Tools"]), "ann") == ["Calendar"]


def test_saladin_lets_figures_be_scored() -> None:
    match = figures(player("ann", ["Saladin", "Shen Kuo"]), player("bob"))
    act(match, "Draw", "Shen Kuo")
    assert score(match, "ann") == ["Shen Kuo"]


def test_saladin_lets_others_score() -> None:
    match = figures(
        player("ann", ["Saladin"]),
        player("bob", ["Agriculture"], hand=["Sailing"]),
        decks={2: ["Calendar"]},
        turn="bob",
    )
    act(match, "Dogma Agriculture", "Sailing")
    assert score(match, "bob") == ["Calendar"]


# Tran Huang Dao


def test_tran_huang_dao_scores_a_low_red_top_card_of_anyone() -> None:
    match = figures(player("ann", ["Tran Huang Dao", "Masonry"]), player("bob", ["Optics", "The Wheel"]))
    answer(match, "Dogma Tran Huang Dao")
    assert options(match) == ["Tran Huang Dao", "Optics"]
    answer(match, "Optics")
    assert score(match, "ann") == ["Optics"]


def test_tran_huang_dao_scores_himself_where_all_others_are_too_high() -> None:
    match = figures(player("ann", ["Tran Huang Dao"]), player("bob", ["Gunpowder"]))
    act(match, "Dogma Tran Huang Dao")
    assert score(match, "ann") == ["Tran Huang Dao"]
    assert tops(match, "bob") == ["Gunpowder"]


@pytest.mark.parametrize(
    ("board", "shown"),
    [
        (["Tran Huang Dao"], {"castle": 2}),
        (["Tran Huang Dao", "Tools"], {"castle": 3, "lightbulb": 3}),
        (["Tran Huang Dao", "Tools", "Masonry", "Sailing"], {"castle": 6, "lightbulb": 5, "crown": 5, "leaf": 4}),
    ],
)
def test_tran_huang_dao_adds_other_icons_for_two_castles(board: list[str], shown: dict[str, int]) -> None:
    assert icons(figures(player("ann", board), player("bob")), "ann") == shown


def test_tran_huang_dao_adds_nothing_for_others_nor_once_covered_nor_pictures() -> None:
    match = figures(player("ann", ["Tran Huang Dao"]), player("bob", ["Tools", "Masonry"]))
    assert icons(match, "bob") == {"castle": 4, "lightbulb": 2}
    assert seat(match, "ann").count(HEX) == 1
    match = figures(player("ann", ["Tools"], piles={"red": ["Metalworking", "Tran Huang Dao"]}), player("bob"))
    assert icons(match, "ann") == {"castle": 4, "lightbulb": 2}


# Shen Kuo


@pytest.mark.parametrize(("choice", "way"), [("red", "left"), ("No", "unsplayed")])
def test_shen_kuo_may_splay_a_colour_left(choice: str, way: str) -> None:
    match = figures(
        player("ann", ["Shen Kuo"], piles={"red": ["Archery", "Oars"], "blue": ["Tools", "Writing"]}),
        player("bob"),
        decks={3: ["Optics"]},
    )
    act(match, "Inspire green", choice)
    assert splay(match, "ann", "red") == way
    assert hand(match, "ann") == ["Optics"]


def test_shen_kuo_has_nothing_to_splay() -> None:
    match = figures(
        player("ann", ["Shen Kuo"], piles={"red": (["Archery", "Oars"], "left")}), player("bob"), decks={3: ["Optics"]}
    )
    act(match, "Inspire green")
    assert hand(match, "ann") == ["Optics"]


def test_shen_kuo_adds_three_points_for_each_splayed_colour() -> None:
    red, blue = ["Archery", "Oars"], ["Tools", "Writing"]
    two: dict[str, Pile] = {"red": (red, "left"), "blue": (blue, "right")}
    none: dict[str, Pile] = {"red": red, "blue": blue}
    assert points(figures(player("ann", ["Shen Kuo"], piles=two, score=["Sailing"]), player("bob")), "ann") == 7
    assert points(figures(player("ann", ["Shen Kuo"], piles=none, score=["Sailing"]), player("bob")), "ann") == 1
    assert points(figures(player("ann", ["Shen Kuo"]), player("bob", piles=two, score=["Sailing"])), "bob") == 1
    covered: dict[str, Pile] = {**two, "green": ["Paper", "Shen Kuo"]}
    assert points(figures(player("ann", piles=covered, score=["Sailing"]), player("bob")), "ann") == 1


def test_shen_kuo_helps_to_claim() -> None:
    splayed: dict[str, Pile] = {"red": (["Archery", "Oars"], "left")}
    match = figures(player("ann", ["Shen Kuo"], piles=splayed, score=["Currency"]), player("bob"))
    assert "Achieve 1" in options(match)


# Su Song


def test_su_song_melds_as_long_as_there_are_leaves() -> None:
    match = figures(
        player("ann", ["Su Song"]), player("bob"), decks={3: ["Medicine", "Machinery", "Education", "Optics"]}
    )
    act(match, "Inspire green")
    assert pile(match, "ann", "yellow") == ["Machinery", "Medicine"]
    assert pile(match, "ann", "purple") == ["Education"]
    assert hand(match, "ann") == ["Optics"]


def test_su_song_melds_one_card_without_a_leaf() -> None:
    match = figures(player("ann", ["Su Song"]), player("bob"), decks={3: ["Education", "Medicine"]})
    act(match, "Inspire green")
    assert tops(match, "ann") == ["Education", "Su Song"]
    assert hand(match, "ann") == ["Medicine"]


@pytest.mark.parametrize(
    ("piles", "drawn", "foreseen"),
    [
        ({"green": ["Su Song"]}, "Optics", ["Tools"]),
        # A 4 is drawn.
        ({"green": ["Su Song"], "yellow": ["Anatomy"]}, "Enterprise", []),
        ({"green": ["Paper", "Su Song"]}, "Optics", []),
    ],
)
def test_su_song_moves_a_scored_card_to_the_forecast_before_a_3(
    piles: dict[str, Pile], drawn: str, foreseen: list[str]
) -> None:
    match = figures(
        player("ann", piles=piles, score=["Tools", "Archery"]),
        player("bob"),
        decks={3: ["Optics"], 4: ["Enterprise"]},
    )
    act(match, "Draw", *foreseen)
    assert hand(match, "ann") == [drawn]
    assert forecast(match, "ann") == foreseen
    assert score(match, "ann") == [card for card in ["Archery", "Tools"] if card not in foreseen]


def test_su_song_moves_nothing_where_nothing_is_scored() -> None:
    match = figures(player("ann", ["Su Song"]), player("bob"), decks={3: ["Optics"]})
    act(match, "Draw")
    assert hand(match, "ann") == ["Optics"]
    assert forecast(match, "ann") == []


def test_su_song_is_silent_when_another_draws_a_3() -> None:
    match = figures(
        player("ann", ["Su Song"], score=["Tools"]),
        player("bob", ["Paper"], score=["Archery"]),
        decks={3: ["Optics"]},
        turn="bob",
    )
    act(match, "Draw")
    assert forecast(match, "ann") == forecast(match, "bob") == []


# Avicenna


def test_avicenna_tucks_a_3() -> None:
    match = figures(player("ann", ["Avicenna", "Mysticism"]), player("bob"), decks={3: ["Education", "Optics"]})
    act(match, "Inspire yellow")
    assert pile(match, "ann", "purple") == ["Mysticism", "Education"]
    assert hand(match, "ann") == ["Optics"]


def test_avicenna_lets_all_figures_stay() -> None:
    match = figures(player("ann", ["Avicenna", "Shen Kuo", "Saladin"]), player("bob"))
    act(match, "Draw")
    assert tops(match, "ann") == ["Avicenna", "Saladin", "Shen Kuo"]
    assert karmas_told(match) == ["Avicenna"]


def test_avicenna_has_nothing_to_do_alone() -> None:
    match = figures(player("ann", ["Avicenna"]), player("bob"))
    act(match, "Draw")
    assert karmas_told(match) == []


def test_avicenna_lets_others_fade_theirs() -> None:
    match = figures(player("ann", ["Avicenna"]), player("bob", ["Shen Kuo", "Saladin"]))
    answer(match, "Draw")
    assert asked(match) == "bob"
    answer(match, "Shen Kuo")
    assert tops(match, "bob") == ["Saladin"]


def test_avicenna_keeps_nothing_once_covered() -> None:
    match = figures(player("ann", ["Shen Kuo", "Saladin"], piles={"yellow": ["Masonry", "Avicenna"]}), player("bob"))
    act(match, "Draw", "Shen Kuo")
    assert tops(match, "ann") == ["Masonry", "Saladin"]


# Rhazes


@pytest.mark.parametrize(("value", "drawn"), [("3", "Optics"), ("4", "Anatomy"), ("5", "Coal")])
def test_rhazes_foreshadows_a_card_of_one_of_three_values(value: str, drawn: str) -> None:
    match = figures(
        player("ann", ["Rhazes"], hand=["Experimentation", "Tools"]),
        player("bob", ["Oars"]),
        decks={3: ["Optics"], 4: ["Anatomy"], 5: ["Coal"]},
    )
    answer(match, "Dogma Rhazes")
    assert options(match) == ["3", "4", "5"]
    answer(match, value)
    assert forecast(match, "ann") == [drawn]
    # A card of the same value has been tucked first.
    assert pile(match, "ann", "blue") == (["Experimentation"] if value == "4" else [])


def test_rhazes_tucks_a_card_of_the_value_drawn() -> None:
    match = figures(
        player("ann", ["Rhazes"], hand=["Translation", "Education", "Tools"]), player("bob"), decks={3: ["Optics"]}
    )
    answer(match, "Draw")
    assert options(match) == ["Translation", "Education"]
    answer(match, "Education")
    assert pile(match, "ann", "purple") == ["Education"]
    assert hand(match, "ann") == ["Optics", "Tools", "Translation"]


@pytest.mark.parametrize(
    ("yellow", "held"), [(["Rhazes"], ["Tools"]), (["Rhazes"], []), (["Medicine", "Rhazes"], ["Education"])]
)
def test_rhazes_tucks_nothing_of_another_value_nor_once_covered(yellow: list[str], held: list[str]) -> None:
    match = figures(player("ann", piles={"yellow": yellow}, hand=held), player("bob"), decks={3: ["Optics"]})
    act(match, "Draw")
    assert hand(match, "ann") == sorted([*held, "Optics"])


def test_rhazes_is_silent_when_another_draws() -> None:
    match = figures(
        player("ann", ["Rhazes"], hand=["Education"]),
        player("bob", ["Paper"], hand=["Translation"]),
        decks={3: ["Optics"]},
        turn="bob",
    )
    act(match, "Draw")
    assert hand(match, "ann") == ["Education"]
    assert hand(match, "bob") == ["Optics", "Translation"]


# Al-Kindi


def test_al_kindi_scores_a_card_from_hand() -> None:
    match = figures(player("ann", ["Al-Kindi"], hand=["Tools", "Oars"]), player("bob"), decks={3: ["Optics"]})
    act(match, "Inspire purple", "Oars")
    assert score(match, "ann") == ["Oars"]
    assert hand(match, "ann") == ["Optics", "Tools"]


def test_al_kindi_scores_nothing_from_an_empty_hand() -> None:
    match = figures(player("ann", ["Al-Kindi"]), player("bob"), decks={3: ["Optics"]})
    act(match, "Inspire purple")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Optics"]


@pytest.mark.parametrize(
    ("purple", "sharer", "drawn"),
    [
        (["Al-Kindi"], "Tools", ["Compass", "Currency", "Optics", "Rhazes"]),
        (["Al-Kindi"], "Oars", ["Currency"]),
        (["Feudalism", "Al-Kindi"], "Tools", ["Currency", "Rhazes"]),
    ],
)
def test_al_kindi_draws_two_more_cards_for_sharing(purple: list[str], sharer: str, drawn: list[str]) -> None:
    match = figures(
        player("ann", ["Writing"], piles={"purple": purple}),
        player("bob", [sharer]),
        decks={2: ["Calendar", "Currency"] if sharer == "Tools" else ["Currency"], 3: ["Optics", "Compass", "Rhazes"]},
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == drawn


def test_al_kindi_draws_nothing_when_another_draws_for_sharing() -> None:
    match = figures(
        player("ann", ["Al-Kindi", "Tools"]),
        player("bob", ["Writing"]),
        decks={1: ["Gilgamesh"], 2: ["Calendar", "Currency"]},
        turn="bob",
    )
    act(match, "Dogma Writing")
    assert hand(match, "ann") == ["Calendar"]
    assert hand(match, "bob") == ["Currency", "Gilgamesh"]


# Murasaki Shikibu


def test_murasaki_shikibu_draws_a_3() -> None:
    match = figures(
        player("ann", piles={"purple": (["Mysticism", "Murasaki Shikibu"], "left")}),
        player("bob"),
        decks={1: ["Sailing"], 3: ["Optics"]},
    )
    act(match, "Inspire purple")
    assert hand(match, "ann") == ["Optics", "Sailing"]


@pytest.mark.parametrize(
    ("scored", "left", "claimed"),
    [
        # With the bonus of 4, ten points are left: enough for a second 1.
        (["Tools", "Optics", "Engineering"], ["Engineering", "Optics"], [1, 1]),
        # Nine points are not, and the one on the table stays there.
        (["Tools", "Optics", "Calendar"], ["Calendar", "Optics"], [1]),
    ],
)
def test_murasaki_shikibu_achieves_a_scored_card_and_then_the_other(
    scored: list[str], left: list[str], claimed: list[int]
) -> None:
    match = figures(player("ann", ["Murasaki Shikibu"], score=scored), player("bob"), decks={1: ["Gilgamesh", "Homer"]})
    act(match, "Achieve 1")
    assert achievements(match, "ann") == claimed
    assert score(match, "ann") == left
    assert (1 in available(match)) == (claimed == [1])
    assert karmas_told(match) == ["Murasaki Shikibu"]
    # By an Achieve action a standard achievement was claimed, or two: bob draws a figure.
    assert hand(match, "bob") == ["Gilgamesh"]


def test_murasaki_shikibu_claims_as_usual_where_nothing_of_the_value_is_scored() -> None:
    match = figures(player("ann", ["Murasaki Shikibu"], score=["Optics", "Calendar"]), player("bob"))
    act(match, "Achieve 1")
    assert achievements(match, "ann") == [1]
    assert score(match, "ann") == ["Calendar", "Optics"]
    assert 1 not in available(match)


def test_murasaki_shikibu_chooses_among_the_scored_cards_of_the_value() -> None:
    match = figures(player("ann", ["Murasaki Shikibu"], score=["Tools", "Oars", "Optics"]), player("bob"))
    act(match, "Achieve 1", "Oars")
    assert score(match, "ann") == ["Optics", "Tools"]
    assert achievements(match, "ann") == [1]


@pytest.mark.parametrize(("ann", "bob"), [("Masonry", "Murasaki Shikibu"), ("Mysticism", "Masonry")])
def test_murasaki_shikibu_is_silent_for_others_and_once_covered(ann: str, bob: str) -> None:
    boards: dict[str, dict[str, Pile]] = {
        "Masonry": {"yellow": ["Masonry"]},
        "Mysticism": {"purple": ["Mysticism", "Murasaki Shikibu"]},
        "Murasaki Shikibu": {"purple": ["Murasaki Shikibu"]},
    }
    match = figures(
        player("ann", piles=boards[ann], score=["Tools", "Optics", "Engineering"]),
        player("bob", piles=boards[bob]),
        decks={1: ["Gilgamesh"], 3: ["Rhazes"]},
    )
    act(match, "Achieve 1")
    assert score(match, "ann") == ["Engineering", "Optics", "Tools"]
    assert achievements(match, "ann") == [1]
    assert hand(match, "bob") == ["Rhazes" if bob == "Murasaki Shikibu" else "Gilgamesh"]


def test_murasaki_shikibu_leaves_special_achievements_alone() -> None:
    held = ["Oars", "Domestication", "The Wheel", "Tools"]
    match = figures(player("ann", ["Murasaki Shikibu", "Masonry"], hand=held, score=["Archery"]), player("bob"))
    act(match, "Dogma Masonry", *held)
    assert achievements(match, "ann") == ["Monument"]
    assert score(match, "ann") == ["Archery"]
    assert karmas_told(match) == []
