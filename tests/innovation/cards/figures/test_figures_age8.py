"""Figures in the Sand, age 8: what each effect and each karma does, and where it does nothing."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    all_of,
    answer,
    bottom_of_deck,
    counted,
    figures,
    forecast,
    hand,
    icons,
    junk,
    karmas_told,
    log,
    options,
    pile,
    player,
    points,
    score,
    splay,
    tops,
    winners,
)
from splay.kernel.plain import Spec

OARS = player("bob", ["Oars"])


@pytest.mark.parametrize(
    ("figure", "color", "cover", "decree"),
    [
        ("Albert Einstein", "blue", "Pottery", "Advancement"),
        ("Erwin Rommel", "red", "Oars", "War"),
        ("J.P. Morgan", "green", "Sailing", "Trade"),
        ("Nikola Tesla", "yellow", "Masonry", "Expansion"),
    ],
)
def test_decrees_of_age_8_need_two_figures_while_the_figure_is_on_top(
    figure: str, color: str, cover: str, decree: str
) -> None:
    two = player("bob", ["Mysticism"], hand=["Huang Di", "Gilgamesh"])
    match = figures(player("ann", [figure], hand=["Homer", "Hatshepsut"]), two)
    assert [option for option in options(match) if "decree" in option] == [f"Issue the {decree} decree"]
    match = figures(player("ann", [figure]), two, turn="bob")
    assert not [option for option in options(match) if "decree" in option]
    match = figures(player("ann", piles={color: [cover, figure]}, hand=["Homer", "Hatshepsut"]), two)
    assert not [option for option in options(match) if "decree" in option]


# Albert Einstein


def test_albert_einstein_melds_all_cards_with_a_lightbulb_or_a_clock() -> None:
    match = figures(
        player("ann", ["Albert Einstein", "Metalworking"], hand=["Railroad", "Archery", "Sailing", "Masonry"]), OARS
    )
    act(match, "Dogma Albert Einstein")
    assert tops(match, "ann") == ["Albert Einstein", "Archery", "Railroad"]
    assert hand(match, "ann") == ["Masonry", "Sailing"]


def test_albert_einstein_melds_nothing_else() -> None:
    match = figures(player("ann", ["Albert Einstein"], hand=["Sailing", "Masonry"]), OARS)
    act(match, "Dogma Albert Einstein")
    assert tops(match, "ann") == ["Albert Einstein"]


def test_values_in_effects_are_10_with_albert_einstein() -> None:
    match = figures(player("ann", ["Albert Einstein", "Sailing"]), OARS, decks={10: ["Databases"]})
    act(match, "Dogma Sailing")
    assert pile(match, "ann", "green") == ["Databases", "Sailing"]


def test_a_value_that_an_effect_asks_for_is_10_with_albert_einstein() -> None:
    match = figures(
        player("ann", ["Albert Einstein", "Mapmaking"]),
        player("bob", ["Masonry"], score=["Oars", "Databases"]),
        decks={10: ["Software"]},
    )
    act(match, "Dogma Mapmaking")
    assert score(match, "ann") == ["Databases", "Software"]


def test_values_that_are_counted_are_not_changed_by_albert_einstein() -> None:
    match = figures(player("ann", ["Albert Einstein", "Agriculture"], hand=["Masonry"]), OARS, decks={2: ["Calendar"]})
    act(match, "Dogma Agriculture", "Masonry")
    assert score(match, "ann") == ["Calendar"]


def test_albert_einstein_changes_his_owners_effects_for_all_who_share_and_no_others() -> None:
    match = figures(
        player("ann", ["Albert Einstein", "The Wheel"]),
        player("bob", ["Oars", "Masonry"]),
        decks={10: ["Databases", "Software", "Robotics", "Stem Cells"], 8: ["Marie Curie"]},
    )
    act(match, "Dogma The Wheel")
    assert hand(match, "bob") == ["Databases", "Software"]
    match = figures(
        player("ann", ["Albert Einstein", "Oars"]),
        player("bob", ["Sailing"]),
        decks={1: ["The Wheel"], 10: ["Databases"]},
        turn="bob",
    )
    act(match, "Dogma Sailing")
    assert tops(match, "bob") == ["The Wheel"]


def test_albert_einstein_changes_nothing_once_covered() -> None:
    match = figures(
        player("ann", ["Sailing"], piles={"blue": ["Pottery", "Albert Einstein"]}), OARS, decks={1: ["The Wheel"]}
    )
    act(match, "Dogma Sailing")
    assert pile(match, "ann", "green") == ["The Wheel", "Sailing"]


# Marie Curie


def test_marie_curie_draws_a_9_or_the_next_there_is() -> None:
    match = figures(player("ann", ["Marie Curie"]), OARS, decks={9: ["Suburbia"]})
    act(match, "Dogma Marie Curie")
    assert hand(match, "ann") == ["Suburbia"]
    match = figures(player("ann", ["Marie Curie"]), player("bob", score=all_of(9)), decks={10: ["Software"]})
    act(match, "Dogma Marie Curie")
    assert hand(match, "ann") == ["Software"]


def test_values_above_6_in_the_score_pile_are_achievements_with_marie_curie() -> None:
    scored = ["Databases", "Bicycle", "Lighting", "Classification"]
    bob = player("bob", ["Oars"], score=["Suburbia"])
    match = figures(player("ann", ["Marie Curie"], score=scored), bob)
    assert counted(match, "ann") == ["scored 7", "scored 10"]
    assert counted(match, "bob") == []
    assert counted(figures(player("ann", ["Marie Curie"], score=["Classification"]), bob), "ann") == []
    covered = player("ann", piles={"blue": ["Pottery", "Marie Curie"]}, score=scored)
    assert counted(figures(covered, bob), "ann") == []


@pytest.mark.parametrize(("scored", "won"), [(["Bicycle"], []), (["Suburbia"], ["ann"])])
def test_marie_curie_can_win_by_scoring(scored: list[str], won: list[str]) -> None:
    match = figures(
        player("ann", ["Marie Curie", "Stem Cells"], hand=scored, score=["Lighting"], achievements=[1, 2, 3, 4, 5]),
        player("bob", ["Mysticism"]),
    )
    act(match, "Dogma Stem Cells", "Yes")
    assert winners(match) == won


# Erwin Rommel


def test_erwin_rommel_takes_a_card_from_any_score_pile() -> None:
    ann = player("ann", ["Erwin Rommel"], score=["Tools"])
    match = figures(ann, player("bob", ["Sailing"], score=["Calendar"]), player("cat", score=["Homer"]))
    answer(match, "Dogma Erwin Rommel")
    assert options(match) == ["bob: a 2", "cat: a Figures 1", "ann: a 1"]
    answer(match, "cat: a Figures 1")
    assert score(match, "ann") == ["Homer", "Tools"]
    match = figures(ann, player("bob", ["Sailing"], score=["Calendar"]))
    act(match, "Dogma Erwin Rommel", "ann: a 1")
    assert (score(match, "ann"), score(match, "bob")) == (["Tools"], ["Calendar"])


def test_erwin_rommel_takes_nothing_where_nothing_is_scored() -> None:
    match = figures(player("ann", ["Erwin Rommel"]), player("bob", ["Sailing"]))
    act(match, "Dogma Erwin Rommel")
    assert score(match, "ann") == []


def test_erwin_rommel_scores_all_top_cards_of_the_colour_instead() -> None:
    match = figures(
        player("ann", ["Erwin Rommel", "Stem Cells"], piles={"green": ["Sailing", "Paper"]}, hand=["Bicycle"]),
        player("bob", ["Clothing", "Tools"]),
        player("cat", ["Oars"]),
    )
    act(match, "Dogma Stem Cells", "Yes")
    assert score(match, "ann") == ["Clothing", "Sailing"]
    assert pile(match, "ann", "green") == ["Paper"]
    assert hand(match, "ann") == ["Bicycle"]
    assert "ann reveals Bicycle (7)." in log(match, "bob")


def test_erwin_rommel_scores_a_top_card_with_those_of_its_colour() -> None:
    match = figures(
        player("ann", ["Erwin Rommel", "Sailing"], piles={"yellow": ["Steam Engine", "Masonry"]}),
        player("bob", ["Agriculture"]),
        decks={4: ["Gunpowder", "Navigation"]},
    )
    act(match, "Dogma Steam Engine")
    # The bottom yellow card would be scored: it stays, and the top ones are scored.
    assert score(match, "ann") == ["Agriculture", "Steam Engine"]
    assert pile(match, "ann", "yellow") == ["Masonry"]


def test_erwin_rommel_acts_upon_a_figure_that_fades() -> None:
    match = figures(
        player("ann", ["Erwin Rommel", "Huang Di"]), player("bob", ["Tools", "Sailing"]), decks={8: ["Flight"]}
    )
    act(match, "Draw", "Huang Di")
    assert score(match, "ann") == ["Huang Di", "Tools"]
    assert tops(match, "ann") == ["Erwin Rommel"]


def test_erwin_rommel_scores_nothing_where_nobody_has_the_colour() -> None:
    match = figures(player("ann", ["Erwin Rommel", "Stem Cells"], hand=["Bicycle"]), player("bob", ["Tools"]))
    act(match, "Dogma Stem Cells", "Yes")
    assert score(match, "ann") == []
    assert hand(match, "ann") == ["Bicycle"]


def test_erwin_rommel_is_silent_for_others_and_once_covered() -> None:
    match = figures(
        player("ann", ["Erwin Rommel", "Sailing"]), player("bob", ["Stem Cells"], hand=["Bicycle"]), turn="bob"
    )
    act(match, "Dogma Stem Cells", "Yes")
    assert (score(match, "bob"), tops(match, "ann")) == (["Bicycle"], ["Erwin Rommel", "Sailing"])
    match = figures(
        player("ann", ["Stem Cells", "Sailing"], piles={"red": ["Oars", "Erwin Rommel"]}, hand=["Bicycle"]),
        player("bob", ["Tools"]),
    )
    act(match, "Dogma Stem Cells", "Yes")
    assert score(match, "ann") == ["Bicycle"]


# John Von Neumann


@pytest.mark.parametrize(
    ("drawn", "kept"),
    [
        (["Computers", "Suburbia"], ["Computers", "Suburbia"]),
        (["Computers", "Services"], []),
        (["Specialization", "Services"], []),
    ],
)
def test_john_von_neumann_reveals_two_9s_and_returns_them_if_one_is_purple(drawn: list[str], kept: list[str]) -> None:
    match = figures(player("ann", ["John Von Neumann"]), OARS, decks={9: drawn})
    act(match, "Dogma John Von Neumann", *([drawn[0]] if not kept else []))
    assert hand(match, "ann") == kept
    assert f"ann reveals {drawn[0]} (9) and {drawn[1]} (9)." in log(match, "bob")
    if not kept:
        assert bottom_of_deck(match, 9, 2) == drawn


def test_john_von_neumann_returns_the_top_figures_of_opponents_when_melded() -> None:
    match = figures(
        player("ann", ["Huang Di"], hand=["John Von Neumann"]),
        player("bob", ["Gilgamesh", "Tools"]),
        player("cat", ["Oars"], piles={"purple": ["Queen Victoria"], "green": ["Sailing", "Hatshepsut"]}),
    )
    answer(match, "Meld John Von Neumann")
    assert (tops(match, "bob"), tops(match, "cat")) == (["Tools"], ["Oars", "Sailing"])
    assert bottom_of_deck(match, 1, set_name="figures") == ["Gilgamesh"]
    assert bottom_of_deck(match, 7, set_name="figures") == ["Queen Victoria"]
    assert options(match) == ["Huang Di", "John Von Neumann"]


def test_john_von_neumann_returns_nothing_where_no_opponent_has_a_top_figure() -> None:
    match = figures(player("ann", hand=["John Von Neumann"]), player("bob", ["Oars"]))
    act(match, "Meld John Von Neumann")
    assert tops(match, "bob") == ["Oars"]


def test_john_von_neumann_adds_two_clocks_for_each_card_in_hand_until_covered() -> None:
    bob = player("bob", ["Oars"], hand=["Calendar"])
    match = figures(player("ann", ["John Von Neumann"], hand=["Tools", "Sailing"]), bob)
    assert icons(match, "ann") == {"clock": 6}
    assert icons(match, "bob") == {"castle": 2, "crown": 1}
    assert icons(figures(player("ann", ["John Von Neumann"]), bob), "ann") == {"clock": 2}
    covered = player("ann", piles={"red": ["Metalworking", "John Von Neumann"]}, hand=["Tools", "Sailing"])
    assert icons(figures(covered, bob), "ann") == {"castle": 3}


# Emmy Noether


def test_emmy_noether_melds_an_8_or_the_next_there_is() -> None:
    match = figures(player("ann", ["Emmy Noether", "Archery"]), OARS, decks={8: ["Flight", "Antibiotics"]})
    act(match, "Inspire green")
    assert tops(match, "ann") == ["Emmy Noether", "Flight"]
    assert hand(match, "ann") == ["Antibiotics"]
    match = figures(
        player("ann", ["Emmy Noether"]), player("bob", score=all_of(8)), decks={9: ["Suburbia", "Services"]}
    )
    act(match, "Inspire green")
    assert tops(match, "ann") == ["Emmy Noether", "Suburbia"]


def test_clocks_are_points_by_their_square_with_emmy_noether() -> None:
    bob = player("bob", ["Rocketry"], score=["Coal"])
    match = figures(player("ann", ["Emmy Noether", "Lighting"], score=["Oars"]), bob)
    assert points(match, "ann") == 1 + 9
    assert points(match, "bob") == 5
    assert "Achieve 2" in options(match)
    match = figures(player("ann", ["Railroad"], piles={"green": ["Sailing", "Emmy Noether"]}, score=["Oars"]), bob)
    assert points(match, "ann") == 1


# J.P. Morgan


def test_jp_morgan_may_splay_a_colour_up() -> None:
    ann = player("ann", ["J.P. Morgan"], piles={"blue": ["Tools", "Pottery"], "red": (["Oars", "Archery"], "up")})
    match = figures(ann, player("bob", ["Masonry"]))
    answer(match, "Dogma J.P. Morgan")
    assert options(match) == ["blue", "No"]
    answer(match, "blue")
    assert splay(match, "ann", "blue") == "up"
    match = figures(ann, player("bob", ["Masonry"]))
    act(match, "Dogma J.P. Morgan", "No")
    assert splay(match, "ann", "blue") == "unsplayed"


def test_jp_morgan_splays_nothing_where_nothing_can_be() -> None:
    match = figures(player("ann", ["J.P. Morgan", "Tools"]), player("bob", ["Masonry"]))
    act(match, "Dogma J.P. Morgan")
    assert splay(match, "ann", "blue") == "unsplayed"


def test_icons_of_colours_splayed_up_count_double_with_jp_morgan() -> None:
    up = (["Tools", "Pottery"], "up")
    bob = player("bob", piles={"yellow": (["Masonry", "Machinery"], "up")})
    match = figures(player("ann", ["J.P. Morgan"], piles={"blue": up, "red": (["Oars", "Archery"], "left")}), bob)
    # Three leaves, two lightbulbs and a castle in blue; in red a castle of Archery and those of Oars.
    assert icons(match, "ann") == {"crown": 3, "leaf": 6, "lightbulb": 4, "castle": 2 + 3}
    assert icons(match, "bob") == {"castle": 4, "leaf": 1}
    match = figures(player("ann", ["Mysticism"], piles={"blue": up, "green": ["Sailing", "J.P. Morgan"]}), bob)
    assert icons(match, "ann") == {"crown": 2, "leaf": 4, "lightbulb": 2, "castle": 4}


def test_bonuses_do_not_count_double_with_jp_morgan() -> None:
    match = figures(
        player("ann", ["J.P. Morgan"], piles={"yellow": (["Nikola Tesla", "Caresse Crosby"], "up")}), player("bob")
    )
    assert points(match, "ann") == 9


# Caresse Crosby


def test_caresse_crosby_tucks_a_card_from_hand() -> None:
    match = figures(player("ann", ["Caresse Crosby"], hand=["Masonry", "Oars"]), player("bob"), decks={8: ["Flight"]})
    act(match, "Inspire yellow", "Masonry")
    assert pile(match, "ann", "yellow") == ["Caresse Crosby", "Masonry"]
    assert splay(match, "ann", "yellow") == "unsplayed"
    assert hand(match, "ann") == ["Flight", "Oars"]


def test_caresse_crosby_tucks_nothing_of_an_empty_hand() -> None:
    match = figures(player("ann", ["Caresse Crosby"]), player("bob"), decks={8: ["Flight"]})
    act(match, "Inspire yellow")
    assert hand(match, "ann") == ["Flight"]
    assert karmas_told(match) == []


def test_caresse_crosby_splays_left_and_draws_before_a_leaf_is_tucked() -> None:
    match = figures(
        player(
            "ann", ["Caresse Crosby", "Code of Laws"], piles={"green": ["The Wheel", "Mapmaking"]}, hand=["Sailing"]
        ),
        OARS,
        decks={2: ["Calendar", "Philosophy"]},
    )
    act(match, "Dogma Code of Laws", "Sailing")
    assert pile(match, "ann", "green") == ["The Wheel", "Mapmaking", "Sailing"]
    assert splay(match, "ann", "green") == "left"
    assert hand(match, "ann") == ["Calendar", "Philosophy"]


@pytest.mark.parametrize(
    ("ann", "bob", "turn"),
    [
        # A card without a leaf, an opponent who tucks one, and a covered figure.
        (
            player("ann", ["Caresse Crosby"], piles={"purple": ["Code of Laws", "Mysticism"]}, hand=["Philosophy"]),
            OARS,
            "ann",
        ),
        (player("ann", ["Caresse Crosby"]), player("bob", ["Lighting", "Pottery"], hand=["Calendar"]), "bob"),
        (
            player("ann", ["Lighting"], piles={"yellow": ["Masonry", "Caresse Crosby"]}, hand=["Agriculture"]),
            OARS,
            "ann",
        ),
    ],
)
def test_caresse_crosby_is_silent_otherwise(ann: Spec, bob: Spec, turn: str) -> None:
    match = figures(ann, bob, turn=turn, decks={7: ["Bicycle"]})
    held = hand(match, turn)
    act(
        match,
        *(["Dogma Code of Laws", *held, "No"] if "Dogma Code of Laws" in options(match) else ["Dogma Lighting", *held]),
    )
    assert hand(match, turn) == []
    assert karmas_told(match) == []


LEFT: dict[str, Pile] = {
    "blue": (["Pottery", "Calendar"], "left"),
    "red": (["Oars", "Archery"], "left"),
    "green": (["Sailing", "Clothing"], "left"),
}


def test_caresse_crosby_wins_with_the_fifth_colour_splayed_left() -> None:
    match = figures(
        player(
            "ann",
            piles={**LEFT, "yellow": (["Caresse Crosby", "Masonry"], "left"), "purple": ["Philosophy", "Mysticism"]},
        ),
        player("bob"),
    )
    act(match, "Dogma Philosophy", "purple")
    assert winners(match) == ["ann"]


def test_caresse_crosby_does_not_win_with_the_fourth_colour() -> None:
    match = figures(
        player("ann", ["Caresse Crosby"], piles={**LEFT, "purple": ["Philosophy", "Mysticism"]}), player("bob")
    )
    act(match, "Dogma Philosophy", "purple")
    assert winners(match) == []
    assert splay(match, "ann", "purple") == "left"


def test_caresse_crosby_does_not_win_with_a_fifth_colour_splayed_right() -> None:
    match = figures(
        player(
            "ann",
            piles={**LEFT, "yellow": (["Caresse Crosby", "Masonry"], "left"), "purple": ["Reformation", "Mysticism"]},
        ),
        player("bob"),
    )
    act(match, "Dogma Reformation", "purple")
    assert splay(match, "ann", "purple") == "right"
    assert winners(match) == []


def test_caresse_crosby_does_not_win_by_a_colour_of_another_player() -> None:
    match = figures(
        player(
            "ann",
            piles={
                **LEFT,
                "red": (["Kobukson", "Archery"], "left"),
                "yellow": (["Caresse Crosby", "Masonry"], "left"),
                "purple": ["Philosophy", "Mysticism"],
            },
        ),
        player("bob", piles={"purple": ["Code of Laws", "City States"]}),
        also=["echoes"],
    )
    act(match, "Dogma Kobukson", "bob")
    assert splay(match, "bob", "purple") == "left"
    assert winners(match) == []


def test_caresse_crosby_does_not_win_by_what_her_own_karma_splays() -> None:
    match = figures(
        player(
            "ann",
            piles={**LEFT, "yellow": (["Caresse Crosby", "Masonry"], "left"), "purple": ["Code of Laws", "Mysticism"]},
            hand=["Lighting"],
        ),
        player("bob"),
        decks={2: ["Mapmaking", "Fermenting"]},
    )
    act(match, "Dogma Code of Laws", "Lighting")
    assert splay(match, "ann", "purple") == "left"
    assert winners(match) == []


def test_caresse_crosby_does_not_win_for_others_nor_once_covered() -> None:
    four: dict[str, Pile] = {
        **LEFT,
        "yellow": (["Masonry", "Caresse Crosby"], "left"),
        "purple": ["Philosophy", "Mysticism"],
    }
    match = figures(player("ann", piles=four), player("bob"))
    act(match, "Dogma Philosophy", "purple")
    assert winners(match) == []
    four["yellow"] = (["Masonry", "Agriculture"], "left")
    match = figures(player("ann", ["Caresse Crosby"]), player("bob", piles=four), turn="bob")
    act(match, "Dogma Philosophy", "purple")
    assert winners(match) == []


def test_caresse_crosby_does_not_win_by_a_colour_that_another_splays() -> None:
    four: dict[str, Pile] = {
        **LEFT,
        "yellow": (["Caresse Crosby", "Masonry"], "left"),
        "purple": ["Philosophy", "Mysticism"],
    }
    match = figures(player("ann", piles=four), player("bob", ["Kobukson"]), also=["echoes"], turn="bob")
    act(match, "Dogma Kobukson", "ann", "purple")
    assert splay(match, "ann", "purple") == "left"
    assert winners(match) == []


# Nikola Tesla


def test_nikola_tesla_draws_an_8_or_the_next_there_is() -> None:
    match = figures(player("ann", ["Nikola Tesla"]), OARS, decks={8: ["Flight", "Antibiotics"]})
    act(match, "Inspire yellow")
    assert hand(match, "ann") == ["Antibiotics", "Flight"]
    match = figures(
        player("ann", ["Nikola Tesla"]), player("bob", score=all_of(8)), decks={9: ["Suburbia", "Services"]}
    )
    act(match, "Inspire yellow")
    assert hand(match, "ann") == ["Services", "Suburbia"]


@pytest.mark.parametrize("melded", ["Tools", "Railroad"])
def test_nikola_tesla_scores_an_opponents_top_card_before_a_lightbulb_or_a_clock_is_melded(melded: str) -> None:
    match = figures(
        player("ann", ["Nikola Tesla", "Sailing"], hand=[melded]),
        player("bob", ["Masonry", "Calendar", "Lighting"]),
        player("cat", ["Oars"]),
    )
    answer(match, f"Meld {melded}")
    # Calendar bears a lightbulb and Lighting a clock; her own cards are no opponent's.
    assert options(match) == ["Masonry", "Oars"]
    answer(match, "Oars")
    assert score(match, "ann") == ["Oars"]
    assert melded in tops(match, "ann")


def test_nikola_tesla_scores_no_card_of_a_partner() -> None:
    match = figures(
        player("ann", ["Nikola Tesla"], hand=["Tools"], team=1),
        player("bob", ["Calendar"], team=2),
        player("cat", ["Masonry"], team=1),
        player("dan", team=2),
    )
    act(match, "Meld Tools")
    assert (score(match, "ann"), tops(match, "cat")) == ([], ["Masonry"])


def test_nikola_tesla_scores_nothing_where_all_bear_one() -> None:
    match = figures(player("ann", ["Nikola Tesla"], hand=["Tools"]), player("bob", ["Calendar", "Lighting"]))
    act(match, "Meld Tools")
    assert score(match, "ann") == []
    assert tops(match, "bob") == ["Calendar", "Lighting"]


@pytest.mark.parametrize(
    ("ann", "bob", "turn", "melded"),
    [
        (player("ann", ["Nikola Tesla"], hand=["Pottery"]), OARS, "ann", "Pottery"),
        (player("ann", ["Nikola Tesla", "Sailing"]), player("bob", hand=["Tools"]), "bob", "Tools"),
        (player("ann", piles={"yellow": ["Masonry", "Nikola Tesla"]}, hand=["Tools"]), OARS, "ann", "Tools"),
    ],
)
def test_nikola_tesla_is_silent_for_other_cards_for_others_and_once_covered(
    ann: Spec, bob: Spec, turn: str, melded: str
) -> None:
    match = figures(ann, bob, turn=turn)
    act(match, f"Meld {melded}")
    assert score(match, turn) == []
    assert karmas_told(match) == []


# Duke Ellington


def test_duke_ellington_melds_a_figure_of_value_8_and_keeps_both() -> None:
    match = figures(player("ann", ["Duke Ellington"]), OARS, decks={8: ["Marie Curie", "Flight"]})
    act(match, "Inspire purple")
    assert tops(match, "ann") == ["Duke Ellington", "Marie Curie"]
    assert hand(match, "ann") == ["Flight"]


def test_duke_ellington_melds_a_base_card_where_no_figure_of_value_8_is_left() -> None:
    match = figures(
        player("ann", ["Duke Ellington"]),
        player("bob", score=all_of(8, "figures", but=["Duke Ellington"])),
        decks={8: ["Flight", "Antibiotics"]},
    )
    act(match, "Inspire purple")
    assert tops(match, "ann") == ["Duke Ellington", "Flight"]


def test_figures_do_not_fade_with_duke_ellington_until_he_is_covered() -> None:
    match = figures(player("ann", ["Duke Ellington", "Huang Di", "Gilgamesh"], hand=["Mysticism"]), OARS)
    act(match, "Meld Mysticism", "Gilgamesh")
    assert tops(match, "ann") == ["Huang Di", "Mysticism"]
    assert score(match, "ann") == ["Gilgamesh"]


def test_the_figures_of_others_fade_beside_duke_ellington() -> None:
    match = figures(
        player("ann", ["Duke Ellington", "Huang Di"]),
        player("bob", ["Marie Curie", "Gilgamesh"]),
        decks={8: ["Flight"]},
    )
    act(match, "Draw", "Gilgamesh")
    assert tops(match, "bob") == ["Marie Curie"]
    assert tops(match, "ann") == ["Duke Ellington", "Huang Di"]


FOUR = ["Duke Ellington", "Huang Di", "Gilgamesh", "Hatshepsut"]


@pytest.mark.parametrize("melded", ["Nikola Tesla", "Marie Curie"])
def test_duke_ellington_achieves_a_figure_that_would_be_melded_upon_four(melded: str) -> None:
    match = figures(player("ann", FOUR, hand=[melded]), OARS)
    act(match, f"Meld {melded}")
    assert achievements(match, "ann") == [8]
    assert tops(match, "ann") == sorted(FOUR)


@pytest.mark.parametrize(
    ("board", "melded"), [(FOUR, "Masonry"), (FOUR[:3], "Nikola Tesla"), ([*FOUR[:3], "Masonry"], "Emmy Noether")]
)
def test_duke_ellington_lets_other_cards_and_a_fourth_figure_be_melded(board: list[str], melded: str) -> None:
    match = figures(player("ann", board, hand=[melded]), OARS)
    act(match, f"Meld {melded}")
    assert tops(match, "ann") == sorted([*board, melded])
    assert achievements(match, "ann") == []


def test_duke_ellington_does_not_count_the_figures_of_others() -> None:
    match = figures(player("ann", FOUR[:3], hand=["Nikola Tesla"]), player("bob", ["Hatshepsut"]))
    act(match, "Meld Nikola Tesla")
    assert achievements(match, "ann") == []
    assert "Nikola Tesla" in tops(match, "ann")


def test_duke_ellington_achieves_nothing_for_others_nor_once_covered() -> None:
    match = figures(player("ann", FOUR), player("bob", ["Albert Einstein"], hand=["Nikola Tesla"]), turn="bob")
    act(match, "Meld Nikola Tesla", "Albert Einstein")
    assert achievements(match, "bob") == []
    match = figures(player("ann", FOUR[1:], piles={"purple": ["Homer", "Duke Ellington"]}, hand=["Nikola Tesla"]), OARS)
    answer(match, "Meld Nikola Tesla")
    assert "Nikola Tesla" in tops(match, "ann")
    assert achievements(match, "ann") == []


# H.G. Wells


def test_hg_wells_melds_uses_and_removes_what_would_be_foreshadowed() -> None:
    match = figures(
        player("ann", ["H.G. Wells"]),
        OARS,
        decks={8: ["Flight"], 10: ["Software", "Databases", "Robotics", "Miniaturization"]},
    )
    act(match, "Inspire purple")
    # Software scores a 10 and melds two more, the second of which is used: Miniaturization asks for a card in hand.
    assert forecast(match, "ann") == []
    assert score(match, "ann") == ["Databases"]
    assert tops(match, "ann") == ["H.G. Wells", "Miniaturization"]
    assert junk(match) == ["Software"]
    assert hand(match, "ann") == ["Flight"]


def test_hg_wells_makes_no_demand_and_removes_only_a_top_card() -> None:
    match = figures(
        player("ann", ["H.G. Wells"]),
        player("bob", ["Agriculture"]),
        decks={8: ["Flight"], 10: ["Globalization"], 6: ["Machine Tools"]},
    )
    act(match, "Inspire purple")
    assert tops(match, "bob") == ["Agriculture"]
    assert junk(match) == ["Globalization"]
    match = figures(player("ann", ["H.G. Wells"]), OARS, decks={8: ["Flight"], 10: ["Robotics", "Miniaturization"]})
    act(match, "Inspire purple")
    assert pile(match, "ann", "red") == ["Miniaturization", "Robotics"]
    assert junk(match) == []


def test_hg_wells_removes_a_card_that_has_covered_himself() -> None:
    match = figures(
        player("ann", ["H.G. Wells"]),
        OARS,
        decks={8: ["Flight"], 10: ["The Internet", "Databases", "Software", "Bioengineering"]},
    )
    act(match, "Inspire purple")
    assert pile(match, "ann", "purple") == ["H.G. Wells"]
    assert "The Internet" in junk(match)


def test_hg_wells_is_silent_for_others_and_once_covered() -> None:
    bob = player("bob", ["Emperor Meiji"])
    match = figures(player("ann", ["H.G. Wells"]), bob, decks={7: ["Lighting"], 8: ["Flight"]}, turn="bob")
    act(match, "Inspire purple", "8")
    assert forecast(match, "bob") == ["Flight"]
    match = figures(
        player("ann", piles={"purple": (["Mysticism", "H.G. Wells"], "right")}),
        OARS,
        decks={1: ["Tools"], 10: ["Robotics"]},
    )
    act(match, "Inspire purple")
    assert forecast(match, "ann") == ["Robotics"]
    assert karmas_told(match) == []
