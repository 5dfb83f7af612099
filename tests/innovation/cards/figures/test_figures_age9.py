"""Figures in the Sand: age 9, card by card."""

from typing import Any

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    available,
    bottom_of_deck,
    figures,
    forecast,
    hand,
    junk,
    karmas_told,
    log,
    options,
    pile,
    player,
    points,
    score,
    seat,
    splay,
    tops,
    winners,
)
from splay.kernel.match import Match


def right(*cards: str) -> tuple[list[str], str]:
    return list(cards), "right"


# Grace Hopper


@pytest.mark.parametrize(
    ("held", "choices", "tucked"),
    [
        (["Archery", "Sailing", "Oars"], ["Archery", "Sailing"], ["Archery", "Grace Hopper", "Sailing"]),
        (["Archery"], [], ["Archery", "Grace Hopper"]),
        ([], [], ["Grace Hopper"]),
    ],
)
def test_grace_hopper_inspires_to_tuck_two_cards(held: list[str], choices: list[str], tucked: list[str]) -> None:
    match = figures(player("ann", ["Grace Hopper"], hand=held), player("bob"), decks={9: ["Genetics"]})
    act(match, "Inspire blue", *choices)
    assert tops(match, "ann") == tucked
    assert "Genetics" in hand(match, "ann")


def test_grace_hopper_tucks_them_under_what_lies_there() -> None:
    match = figures(player("ann", ["Grace Hopper", "Coal"], hand=["Archery", "Sailing", "Tools"]), player("bob"))
    act(match, "Inspire blue", "Archery", "Tools")
    assert pile(match, "ann", "red") == ["Coal", "Archery"]
    assert pile(match, "ann", "blue") == ["Grace Hopper", "Tools"]


@pytest.mark.parametrize(("drawn", "won"), [("Software", ["ann"]), ("Robotics", [])])
def test_grace_hopper_may_win_when_another_player_draws_nothing_for_sharing(drawn: str, won: list[str]) -> None:
    match = figures(
        player("ann", ["Grace Hopper"]),
        player("bob", ["Sailing"]),
        decks={1: ["Tools"], 10: [drawn]},
        turn="bob",
    )
    act(match, "Dogma Sailing")
    assert hand(match, "ann") == [drawn]
    assert f"ann reveals {drawn} (10)." in log(match, "bob")
    assert winners(match) == won


def test_grace_hopper_is_silent_when_the_dogma_was_shared() -> None:
    match = figures(
        player("ann", ["Grace Hopper", "Optics"]),
        player("bob", ["Sailing"]),
        decks={1: ["Tools", "Archery"], 10: ["Software"]},
        turn="bob",
    )
    act(match, "Dogma Sailing")
    assert "bob draws for sharing." in log(match, "ann")
    assert karmas_told(match) == []
    assert hand(match, "ann") == []


@pytest.mark.parametrize("turn", ["ann", "bob"])
def test_grace_hopper_minds_only_others_and_only_on_top(turn: str) -> None:
    pile_of_ann = ["Grace Hopper"] if turn == "ann" else ["Pottery", "Grace Hopper"]
    match = figures(
        player("ann", ["Sailing"] if turn == "ann" else [], piles={"blue": pile_of_ann}),
        player("bob", [] if turn == "ann" else ["Sailing"]),
        decks={1: ["Archery"], 10: ["Software"]},
        turn=turn,
    )
    act(match, "Dogma Sailing")
    assert karmas_told(match) == []
    assert winners(match) == []


# Wernher Von Braun


def test_wernher_von_braun_inspires_to_foreshadow_a_10() -> None:
    match = figures(player("ann", ["Wernher Von Braun"]), player("bob"), decks={9: ["Genetics"], 10: ["Robotics"]})
    act(match, "Inspire blue")
    assert forecast(match, "ann") == ["Robotics"]
    assert hand(match, "ann") == ["Genetics"]


def test_wernher_von_braun_counts_the_forecast_as_scored() -> None:
    match = figures(
        player("ann", ["Wernher Von Braun"], score=["Tools"], forecast=["Software", "Robotics"]),
        player("bob", forecast=["Stem Cells"]),
    )
    assert points(match, "ann") == 21
    assert points(match, "bob") == 0
    assert score(match, "ann") == ["Robotics", "Software", "Tools"]
    assert "Achieve 4" in options(match)
    assert "Achieve 5" not in options(match)


def test_wernher_von_braun_lets_a_demand_take_from_the_forecast() -> None:
    match = figures(
        player("ann", ["Wernher Von Braun"], forecast=["Pottery", "Software"]),
        player("bob", ["The Pirate Code"]),
        turn="bob",
    )
    act(match, "Dogma The Pirate Code")
    assert forecast(match, "ann") == ["Software"]
    assert "Pottery" in score(match, "bob")
    assert points(match, "ann") == 10


def test_wernher_von_braun_counts_nothing_once_covered() -> None:
    match = figures(
        player("ann", piles={"blue": ["Genetics", "Wernher Von Braun"]}, score=["Tools"], forecast=["Software"]),
        player("bob"),
    )
    assert points(match, "ann") == 1
    assert score(match, "ann") == ["Tools"]


# Mikhail Kalashnikov


def armed(held: list[str], red: Pile) -> Match:
    """Return a match in which ann has Mikhail Kalashnikov and bob the red card Metalworking."""
    return figures(
        player("ann", piles={"red": red}, hand=held), player("bob", ["Metalworking"]), decks={9: ["Genetics"]}
    )


def test_mikhail_kalashnikov_takes_a_red_card_in_place_of_tucking_one() -> None:
    match = armed(["Archery"], ["Mikhail Kalashnikov"])
    answer(match, "Inspire red")
    assert options(match) == ["Move Metalworking to your score pile", "Use Metalworking"]
    answer(match, "Move Metalworking to your score pile")
    assert score(match, "ann") == ["Metalworking"]
    assert seat(match, "ann").scored == 0
    assert hand(match, "ann") == ["Archery", "Genetics"]
    assert pile(match, "ann", "red") == ["Mikhail Kalashnikov"]


def test_mikhail_kalashnikov_uses_a_red_card_in_place_of_tucking_one() -> None:
    match = figures(
        player("ann", ["Mikhail Kalashnikov"], hand=["Archery"]),
        player("bob", ["Metalworking"]),
        decks={1: ["Masonry", "Pottery"], 9: ["Genetics"]},
    )
    act(match, "Inspire red", "Use Metalworking")
    assert score(match, "ann") == ["Masonry"]
    assert hand(match, "ann") == ["Archery", "Genetics", "Pottery"]
    assert tops(match, "bob") == ["Metalworking"]


def test_mikhail_kalashnikov_chooses_among_the_opponents() -> None:
    match = figures(
        player("ann", ["Mikhail Kalashnikov"], hand=["Archery"], team=1),
        player("bob", ["Metalworking", "Tools"], team=2),
        player("cyd", ["Oars"], team=1),
        player("dan", ["Optics"], team=2),
    )
    answer(match, "Inspire red")
    assert options(match) == ["Metalworking", "Optics"]
    answer(match, "Optics", "Move Optics to your score pile")
    assert score(match, "ann") == ["Optics"]


def test_mikhail_kalashnikov_without_a_target_leaves_the_card() -> None:
    match = figures(player("ann", ["Mikhail Kalashnikov"], hand=["Archery"]), player("bob"), decks={9: ["Genetics"]})
    act(match, "Inspire red")
    assert hand(match, "ann") == ["Archery", "Genetics"]
    assert karmas_told(match) == ["Mikhail Kalashnikov"]


def test_mikhail_kalashnikov_lets_other_cards_be_tucked() -> None:
    match = armed(["Sailing"], ["Mikhail Kalashnikov"])
    act(match, "Inspire red")
    assert pile(match, "ann", "green") == ["Sailing"]
    assert karmas_told(match) == []


def test_mikhail_kalashnikov_lets_red_cards_be_tucked_once_covered() -> None:
    match = armed(["Archery"], right("Oars", "Mikhail Kalashnikov"))
    act(match, "Inspire red")
    assert pile(match, "ann", "red") == ["Oars", "Mikhail Kalashnikov", "Archery"]
    assert karmas_told(match) == []


def test_mikhail_kalashnikov_lets_an_opponent_tuck_and_nobody_tucks_from_an_empty_hand() -> None:
    match = figures(
        player("ann", ["Mikhail Kalashnikov"]), player("bob", ["Homer"]), decks={2: ["Construction"]}, turn="bob"
    )
    act(match, "Inspire purple")
    assert pile(match, "bob", "red") == ["Construction"]
    act(match, "Draw")
    act(match, "Inspire red")
    assert pile(match, "ann", "red") == ["Mikhail Kalashnikov"]
    assert karmas_told(match) == []


def test_mikhail_kalashnikov_may_have_other_cards_melded_that_would_be_tucked_next() -> None:
    match = figures(
        player("ann", ["Mikhail Kalashnikov", "Toothbrush", "Clothing"], hand=["Archery", "Sailing"]),
        player("bob", ["Road Building"]),
        also=["echoes"],
    )
    answer(match, "Dogma Toothbrush", "Archery", "Use Road Building", "Sailing", "No", "No")
    # Sailing stays where it has been melded.
    assert pile(match, "ann", "green") == ["Sailing", "Clothing"]


# Nelson Mandela


def test_nelson_mandela_inspires_to_meld_a_9() -> None:
    match = figures(player("ann", ["Nelson Mandela", "Masonry"]), player("bob"), decks={9: ["Ecology", "Genetics"]})
    act(match, "Inspire red")
    assert tops(match, "ann") == ["Ecology", "Nelson Mandela"]
    assert hand(match, "ann") == ["Genetics"]


def test_nelson_mandela_keeps_figures_from_fading() -> None:
    match = figures(player("ann", ["Nelson Mandela", "Hedy Lamarr", "Che Guevara"]), player("bob"))
    act(match, "Draw")
    assert tops(match, "ann") == ["Che Guevara", "Hedy Lamarr", "Nelson Mandela"]
    assert karmas_told(match) == ["Nelson Mandela"]


def test_nelson_mandela_is_not_needed_for_a_single_figure() -> None:
    match = figures(player("ann", ["Nelson Mandela", "Tools"]), player("bob"))
    act(match, "Draw")
    assert karmas_told(match) == []


def test_nelson_mandela_keeps_neither_others_figures_nor_any_once_covered() -> None:
    match = figures(
        player("ann", ["Hedy Lamarr", "Pelé"], piles={"red": ["Oars", "Nelson Mandela"]}),
        player("bob", ["Homer", "Hatshepsut"]),
    )
    act(match, "Draw", "Hedy Lamarr", "Homer")
    assert score(match, "ann") == ["Hedy Lamarr"]
    assert score(match, "bob") == ["Homer"]
    match = figures(player("ann", ["Nelson Mandela"]), player("bob", ["Homer", "Hatshepsut"]))
    act(match, "Draw", "Homer")
    assert score(match, "bob") == ["Homer"]


@pytest.mark.parametrize(
    ("red", "others", "count"),
    [
        (["Nelson Mandela"], [], 0),
        (["Nelson Mandela"], ["Ruth Handler"], 1),
        (["Nelson Mandela"], ["Ruth Handler", "Wernher Von Braun"], 1),
        (["Nelson Mandela"], ["Ruth Handler", "Wernher Von Braun", "Homer"], 2),
        (["Oars", "Nelson Mandela"], ["Ruth Handler", "Wernher Von Braun", "Homer"], 0),
    ],
)
def test_nelson_mandela_makes_every_two_inspire_effects_an_achievement(
    red: list[str], others: list[str], count: int
) -> None:
    match = figures(player("ann", others, piles={"red": red}), player("bob", ["Grace Hopper", "Gilgamesh"]))
    assert seat(match, "ann").achievement_count == count
    assert seat(match, "bob").achievement_count == 0


def test_nelson_mandela_wins_with_inspire_effects() -> None:
    match = figures(
        player("ann", ["Nelson Mandela"], hand=["Ruth Handler"], achievements=[1, 2, 3, 4, 5, 6]), player("bob")
    )
    act(match, "Meld Ruth Handler")
    assert winners(match) == ["ann"]


# Hedy Lamarr


def test_hedy_lamarr_may_splay_a_colour_up() -> None:
    match = figures(
        player("ann", ["Hedy Lamarr"], piles={"blue": ["Tools", "Pottery"], "red": ["Oars", "Archery"]}), player("bob")
    )
    answer(match, "Dogma Hedy Lamarr")
    assert options(match) == ["blue", "red", "No"]
    answer(match, "red")
    assert splay(match, "ann", "red") == "up"
    act(match, "Dogma Hedy Lamarr", "No")
    assert splay(match, "ann", "blue") == "unsplayed"


def test_hedy_lamarr_finds_nothing_to_splay() -> None:
    match = figures(player("ann", ["Hedy Lamarr", "Tools"]), player("bob"))
    act(match, "Dogma Hedy Lamarr")
    assert splay(match, "ann", "blue") == "unsplayed"


def offers_decree(figure: str, cover: str, decree: str) -> list[bool]:
    """Tell whether ann can issue a decree with two figures: with one on top, covered, and on bob's board."""
    held = ["Homer", "Hatshepsut"]
    color = {"Pelé": "purple", "Hedy Lamarr": "green"}[figure]
    tables = [
        (player("ann", [figure], hand=held), player("bob")),
        (player("ann", piles={color: [cover, figure]}, hand=held), player("bob")),
        (player("ann", hand=held), player("bob", [figure])),
    ]
    return [f"Issue the {decree} decree" in options(figures(*players)) for players in tables]


def test_hedy_lamarr_issues_the_trade_decree_with_two_figures() -> None:
    assert offers_decree("Hedy Lamarr", "Sailing", "Trade") == [True, False, False]


HEXES = ["Pottery", "Tools", "Writing", "Calendar", "Mathematics", "Alchemy", "Translation"]
BONUSES = ["Flute", "Pagoda", "Chaturanga", "Novel", "Piano", "Kaleidoscope", "Rock"]
ECHOES = ["Toothbrush", "Deodorant", "Barometer"]
SPLAYED: dict[str, Any] = {
    "blue": right("Tools", "Pottery"),
    "red": right("Oars", "Archery"),
    "yellow": right("Masonry", "Agriculture"),
}
EASED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("Monument", {"tucked": 5}, {"tucked": 4, "scored": 4}),
    ("Monument", {"scored": 5}, {"tucked": 4, "scored": 4}),
    (
        "Empire",
        {"board": ["Pottery", "Metalworking", "Canning", "Enterprise"]},
        {"board": ["Pottery", "Metalworking", "Canning", "Mysticism"]},
    ),
    (
        "World",
        {"board": ["Quantum Theory", "Fission", "The Internet"], "piles": {"yellow": right("Suburbia", "Cell Phone")}},
        {"board": ["Quantum Theory", "Fission", "The Internet"]},
    ),
    ("Wonder", {"piles": SPLAYED | {"purple": right("Mysticism", "City States")}}, {"piles": SPLAYED}),
    (
        "Universe",
        {"board": ["Evolution", "Combustion", "Sanitation"]},
        {"board": ["Evolution", "Machine Tools", "Sanitation"]},
    ),
    ("Supremacy", {"board": ["Publications", "Railroad", "Fission"]}, {"board": ["Publications", "Railroad"]}),
    ("Destiny", {"forecast": [1, 2, 3, 4, 5, 6]}, {"forecast": [1, 2, 3, 4, 5]}),
    ("Wealth", {"piles": {"purple": right(*BONUSES)}}, {"piles": {"purple": right(*BONUSES[:-1])}}),
    ("Heritage", {"piles": {"blue": right(*HEXES)}}, {"piles": {"blue": right(*HEXES[:-1])}}),
    ("History", {"piles": {"yellow": right(*ECHOES)}}, {"piles": {"yellow": right(*ECHOES[:-1])}}),
]


def claimed(special: str, green: list[str], standing: dict[str, Any], turn: str = "ann") -> bool:
    """Tell whether ann claims a special achievement in a position when anyone acts."""
    piles = standing.get("piles", {}) | {"green": green}
    match = figures(player("ann", **(standing | {"piles": piles})), player("bob"), also=["cities", "echoes"], turn=turn)
    act(match, "Draw")
    return special in achievements(match, "ann")


@pytest.mark.parametrize(("special", "enough", "short"), EASED)
def test_hedy_lamarr_eases_each_special_achievement(
    special: str, enough: dict[str, Any], short: dict[str, Any]
) -> None:
    assert claimed(special, ["Hedy Lamarr"], enough)
    assert claimed(special, ["Hedy Lamarr"], enough, turn="bob")
    assert not claimed(special, ["Hedy Lamarr"], short)
    assert not claimed(special, ["Self Service", "Hedy Lamarr"], enough)


def test_hedy_lamarr_eases_nothing_for_others_nor_what_names_no_number() -> None:
    match = figures(player("ann", ["Hedy Lamarr"]), player("bob", tucked=5), also=["cities"])
    act(match, "Draw")
    assert achievements(match, "bob") == []
    assert achievements(match, "ann") == []
    assert {"Legend", "Repute", "Fame", "Glory", "Victory", "Trade"} <= set(available(match))


def test_hedy_lamarr_claims_what_is_near_enough_when_she_is_melded() -> None:
    match = figures(player("ann", hand=["Hedy Lamarr"], scored=5), player("bob"))
    act(match, "Meld Hedy Lamarr")
    assert achievements(match, "ann") == ["Monument"]


# Taiichi Ohno


def test_taiichi_ohno_echoes_with_a_10() -> None:
    match = figures(player("ann", ["Taiichi Ohno"]), player("bob"), decks={10: ["Robotics"]})
    act(match, "Dogma Taiichi Ohno")
    assert hand(match, "ann") == ["Robotics"]
    assert achievements(match, "ann") == []


def test_taiichi_ohno_achieves_a_card_with_the_featured_icon() -> None:
    match = figures(
        player("ann", ["Taiichi Ohno", "City States"], hand=["Tools", "Optics", "Oars", "Sailing"]), player("bob")
    )
    answer(match, "Dogma City States")
    # Oars bear a crown, but do not feature it.
    assert options(match) == ["Optics", "Sailing"]
    answer(match, "Optics")
    assert achievements(match, "ann") == [3]
    assert "ann reveals Optics (3)." in log(match, "bob")
    assert hand(match, "ann") == ["Oars", "Sailing", "Tools"]


def test_taiichi_ohno_shows_a_hand_without_such_a_card() -> None:
    match = figures(player("ann", ["Taiichi Ohno", "City States"], hand=["Tools", "Oars"]), player("bob"))
    act(match, "Dogma City States")
    assert achievements(match, "ann") == []
    assert "ann shows their hand: Tools (1) and Oars (1)." in log(match, "bob")


@pytest.mark.parametrize(
    ("green", "turn", "action"),
    [
        (["Taiichi Ohno"], "bob", "Dogma City States"),
        (["Databases", "Taiichi Ohno"], "ann", "Dogma City States"),
        (["Taiichi Ohno"], "ann", "Draw"),
    ],
    ids=["an opponent's", "covered", "another action"],
)
def test_taiichi_ohno_is_silent(green: list[str], turn: str, action: str) -> None:
    user = ["City States"]
    match = figures(
        player("ann", user if turn == "ann" else [], piles={"green": green}, hand=["Optics"]),
        player("bob", user if turn == "bob" else [], hand=["Navigation"]),
        turn=turn,
    )
    act(match, action)
    assert karmas_told(match) == []
    assert achievements(match, turn) == []


# Che Guevara


def test_che_guevara_scores_a_9_that_is_not_green() -> None:
    match = figures(
        player("ann", ["Che Guevara"], score=["Tools"]), player("bob", score=["Oars"]), decks={9: ["Genetics"]}
    )
    act(match, "Dogma Che Guevara")
    assert score(match, "ann") == ["Genetics", "Tools"]
    assert score(match, "bob") == ["Oars"]
    assert karmas_told(match) == []


def test_che_guevara_scores_the_opponents_top_figures_when_melded() -> None:
    match = figures(
        player("ann", ["Homer"], hand=["Che Guevara"], team=1),
        player("bob", ["Hedy Lamarr", "Tools"], team=2),
        player("cyd", ["Ruth Handler"], team=1),
        player("dan", piles={"red": ["Oars", "Nelson Mandela"], "purple": ["Pelé"]}, team=2),
    )
    act(match, "Meld Che Guevara", "Homer")
    # Homer has faded. The karma scored a green figure, which karmas do not mind.
    assert score(match, "ann") == ["Hedy Lamarr", "Homer", "Pelé"]
    assert tops(match, "bob") == ["Tools"]
    assert tops(match, "cyd") == ["Ruth Handler"]
    assert tops(match, "dan") == ["Oars"]


def test_che_guevara_scores_nothing_where_there_are_no_figures() -> None:
    match = figures(player("ann", hand=["Che Guevara", "Tools"]), player("bob", ["Oars"]))
    act(match, "Meld Che Guevara")
    act(match, "Meld Tools")
    assert score(match, "ann") == []
    assert karmas_told(match) == ["Che Guevara"]


def test_che_guevara_removes_a_green_card_and_all_score_piles() -> None:
    match = figures(
        player("ann", ["Che Guevara"], score=["Tools", "Calendar"]),
        player("bob", score=["Oars"]),
        decks={9: ["Satellites"]},
    )
    act(match, "Dogma Che Guevara")
    assert junk(match) == ["Calendar", "Oars", "Satellites", "Tools"]
    assert score(match, "ann") == score(match, "bob") == []
    assert seat(match, "ann").scored == 0


def test_che_guevara_lets_others_score_green_cards() -> None:
    match = figures(
        player("ann", ["Che Guevara"]),
        player("bob", ["Gilgamesh"], hand=["Sailing"], score=["Tools"]),
        turn="bob",
    )
    act(match, "Inspire red")
    assert score(match, "bob") == ["Sailing", "Tools"]
    assert karmas_told(match) == []


def test_che_guevara_lets_green_cards_be_scored_once_covered() -> None:
    match = figures(
        player("ann", ["Gilgamesh"], piles={"yellow": ["Suburbia", "Che Guevara"]}, hand=["Sailing"]),
        player("bob", score=["Tools"]),
    )
    act(match, "Inspire red")
    assert score(match, "ann") == ["Sailing"]
    assert score(match, "bob") == ["Tools"]


def test_che_guevara_leaves_the_order_of_the_other_cards_to_be_chosen() -> None:
    match = figures(
        player(
            "ann",
            ["Composites", "Specialization", "Che Guevara"],
            piles={"blue": ["Evolution", "Rocketry"], "green": ["Satellites", "Mass Media"]},
        ),
        player("bob", ["Canning"], score=["Tools"]),
        decks={6: ["Vaccination"]},
        turn="bob",
    )
    answer(match, "Dogma Canning", "Yes")
    assert options(match) == ["Evolution", "Satellites", "Che Guevara"]
    answer(match, "Satellites")
    assert junk(match) == ["Satellites", "Tools"]
    # With Rocketry in sight before Che Guevara has gone, five top cards are 8 or higher.
    assert options(match) == ["Evolution", "Che Guevara"]
    answer(match, "Evolution")
    assert achievements(match, "ann") == ["Universe"]
    assert score(match, "ann") == ["Che Guevara", "Evolution"]


# Ruth Handler


def test_ruth_handler_inspires_to_take_a_top_card() -> None:
    match = figures(player("ann", ["Ruth Handler", "Tools"]), player("bob", ["Oars"]), decks={9: ["Genetics"]})
    answer(match, "Inspire yellow")
    assert options(match) == ["Tools", "Ruth Handler"]
    answer(match, "Tools")
    assert hand(match, "ann") == ["Genetics", "Tools"]
    match = figures(player("ann", ["Ruth Handler"]), player("bob"), decks={1: ["Oars"]})
    act(match, "Inspire yellow")
    # With her gone, the top card of yellow has the value 0.
    assert hand(match, "ann") == ["Oars", "Ruth Handler"]


def test_ruth_handler_melds_the_whole_colour_and_achieves() -> None:
    match = figures(
        player("ann", ["Ruth Handler"], hand=["Archery", "Oars", "Metalworking", "Tools"]),
        player("bob"),
        decks={9: ["Genetics", "Fission", "Computers"]},
    )
    act(match, "Meld Archery", "Metalworking")
    assert pile(match, "ann", "red") == ["Archery", "Oars", "Metalworking"]
    assert achievements(match, "ann") == [9, 9]
    assert hand(match, "ann") == ["Tools"]


def test_ruth_handler_covers_herself_and_goes_on() -> None:
    match = figures(
        player("ann", ["Ruth Handler"], hand=["Masonry", "Agriculture"]), player("bob"), decks={9: ["Genetics"]}
    )
    act(match, "Meld Masonry")
    assert pile(match, "ann", "yellow") == ["Masonry", "Agriculture", "Ruth Handler"]
    assert achievements(match, "ann") == [9]


def test_ruth_handler_achieves_nothing_for_a_single_card() -> None:
    match = figures(player("ann", ["Ruth Handler"], hand=["Archery", "Tools"]), player("bob"))
    act(match, "Meld Archery")
    assert achievements(match, "ann") == []
    assert hand(match, "ann") == ["Tools"]


@pytest.mark.parametrize(("yellow", "turn"), [(["Ruth Handler"], "bob"), (["Suburbia", "Ruth Handler"], "ann")])
def test_ruth_handler_is_silent_for_others_and_once_covered(yellow: list[str], turn: str) -> None:
    held = {turn: ["Archery", "Oars"]}
    match = figures(
        player("ann", piles={"yellow": yellow}, hand=held.get("ann", [])),
        player("bob", hand=held.get("bob", [])),
        turn=turn,
    )
    act(match, "Meld Archery")
    assert hand(match, turn) == ["Oars"]
    assert karmas_told(match) == []


# Gene Roddenberry


def test_gene_roddenberry_tucks_a_purple_card_and_returns_a_figure() -> None:
    match = figures(player("ann", ["Gene Roddenberry"]), player("bob", ["Mysticism", "Hedy Lamarr"]))
    answer(match, "Dogma Gene Roddenberry")
    assert options(match) == ["Gene Roddenberry", "Mysticism"]
    answer(match, "Mysticism")
    assert options(match) == ["Gene Roddenberry", "Hedy Lamarr"]
    answer(match, "Hedy Lamarr")
    assert pile(match, "ann", "purple") == ["Gene Roddenberry", "Mysticism"]
    assert tops(match, "bob") == []
    assert bottom_of_deck(match, 9, set_name="figures") == ["Hedy Lamarr"]


def test_gene_roddenberry_does_not_meld_himself_and_nothing_happens() -> None:
    match = figures(player("ann", ["Gene Roddenberry"]), player("bob", ["Tools"]))
    act(match, "Dogma Gene Roddenberry")
    assert tops(match, "ann") == ["Gene Roddenberry"]
    assert karmas_told(match) == []


def test_gene_roddenberry_wins_with_enterprise() -> None:
    match = figures(player("ann", ["Gene Roddenberry"], hand=["Enterprise"]), player("bob"))
    act(match, "Meld Enterprise")
    assert winners(match) == ["ann"]
    assert "ann wins by the effect of Gene Roddenberry." in log(match, "bob")


@pytest.mark.parametrize(
    ("purple", "turn", "melded"),
    [
        (["Gene Roddenberry"], "ann", "Tools"),
        (["Services", "Gene Roddenberry"], "ann", "Enterprise"),
        (["Gene Roddenberry"], "bob", "Enterprise"),
    ],
    ids=["not purple", "covered", "an opponent's"],
)
def test_gene_roddenberry_is_silent(purple: list[str], turn: str, melded: str) -> None:
    held = {turn: [melded]}
    match = figures(
        player("ann", piles={"purple": purple}, hand=held.get("ann", [])),
        player("bob", hand=held.get("bob", [])),
        turn=turn,
    )
    act(match, f"Meld {melded}")
    assert melded in tops(match, turn)
    assert karmas_told(match) == []
    assert winners(match) == []


# Pelé


@pytest.mark.parametrize(
    ("drawn", "won"),
    [(["Satellites", "Ecology", "Genetics"], ["ann"]), (["Ecology", "Satellites", "Genetics"], [])],
)
def test_pele_wins_by_tucking_yellow_after_green(drawn: list[str], won: list[str]) -> None:
    match = figures(player("ann", ["Pelé"]), player("bob"), decks={9: [*drawn, "Fission"]})
    act(match, "Inspire purple")
    assert winners(match) == won
    if not won:
        assert tops(match, "ann") == ["Ecology", "Genetics", "Pelé", "Satellites"]
        assert hand(match, "ann") == ["Fission"]


@pytest.mark.parametrize(
    ("purple", "ann", "bob", "turn"),
    [
        (["Pelé"], [], ["green"], "ann"),
        (["Pelé"], ["green"], ["green"], "bob"),
        (["Services", "Pelé"], ["green"], [], "ann"),
    ],
    ids=["another's green card", "an opponent's", "covered"],
)
def test_pele_is_silent(purple: list[str], ann: list[str], bob: list[str], turn: str) -> None:
    tucker = {turn: ["Mikhail Kalashnikov"]}
    held = {turn: ["Masonry"]}
    match = figures(
        player("ann", tucker.get("ann", []), piles={"purple": purple}, hand=held.get("ann", []))
        | {"tucked_colors": ann},
        player("bob", tucker.get("bob", []), hand=held.get("bob", [])) | {"tucked_colors": bob},
        turn=turn,
    )
    answer(match, "Inspire red")
    assert "Masonry" in tops(match, turn)
    assert karmas_told(match) == []
    assert winners(match) == []


def test_pele_counts_only_green_cards_of_the_same_turn() -> None:
    match = figures(
        player("ann", ["Pelé"], piles={"red": right("Oars", "Mikhail Kalashnikov")}, hand=["Sailing", "Masonry"]),
        player("bob"),
    )
    act(match, "Inspire red", "Sailing")
    act(match, "Draw")
    for _ in range(2):
        act(match, "Draw")
    answer(match, "Inspire red", "Masonry")
    assert pile(match, "ann", "yellow") == ["Masonry"]
    assert winners(match) == []


@pytest.mark.parametrize(("first", "won"), [("Sailing", ["ann"]), ("Masonry", [])])
def test_pele_lets_the_order_of_cards_tucked_at_once_be_chosen(first: str, won: list[str]) -> None:
    match = figures(player("ann", ["Pelé", "Toothbrush"], hand=["Masonry", "Sailing"]), player("bob"), also=["echoes"])
    answer(match, "Dogma Toothbrush")
    assert options(match) == ["Masonry", "Sailing"]
    answer(match, first)
    assert winners(match) == won


def test_pele_issues_the_rivalry_decree_with_two_figures() -> None:
    assert offers_decree("Pelé", "Mysticism", "Rivalry") == [True, False, False]
