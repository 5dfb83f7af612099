"""Karmas, whichever their figures: when they act and when not, in which order, and that everything ends."""

from typing import Any

import pytest

from helpers import (
    ACTION,
    Pile,
    achievements,
    act,
    all_of,
    answer,
    asked,
    counted,
    figures,
    forecast,
    game,
    hand,
    icons,
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
    watching,
    winners,
)
from splay.innovation.interrupting import MOST_INTERRUPTIONS
from splay.kernel.match import Match

BOB = player("bob", ["Pottery"])


# First and instead


def test_first_goes_before_what_then_happens_all_the_same() -> None:
    match = figures(player("ann", ["Benjamin Franklin"], hand=["Oars"]), BOB, decks={2: ["Construction"]})
    act(match, "Meld Oars")
    assert pile(match, "ann", "red") == ["Oars", "Construction"]


def test_instead_takes_the_place_of_what_would_happen() -> None:
    match = figures(player("ann", ["Sargon of Akkad"], hand=["Sailing"]), BOB)
    act(match, "Meld Sailing")
    assert pile(match, "ann", "green") == ["Sargon of Akkad", "Sailing"]


def test_what_follows_a_meld_action_does_not_follow_when_nothing_is_melded() -> None:
    # Tucked in its place, Sailing covers nothing: nothing is dug up, and nothing can be promoted.
    match = figures(player("ann", ["Sargon of Akkad"], hand=["Sailing"], forecast=["Oars"]), BOB, also=["artifacts"])
    act(match, "Meld Sailing")
    assert (seat(match, "ann").display, forecast(match, "ann")) == (None, ["Oars"])


def test_what_follows_a_meld_action_follows_one_that_a_karma_has_gone_before() -> None:
    # Oars covers the 2 that the karma has melded, and is lower: an artifact of value 2.
    match = figures(
        player("ann", ["Benjamin Franklin"], hand=["Oars"]),
        BOB,
        also=["artifacts"],
        decks={2: ["Construction", "Rosetta Stone"]},
    )
    act(match, "Meld Oars")
    display = seat(match, "ann").display
    assert display is not None and display.name == "Rosetta Stone"


# What triggers them


def scoring(match: Match, *labels: str) -> list[str]:
    """Let ann act, who has Kim Yu-Na: she wins as soon as she would score a castle."""
    answer(match, *labels)
    return winners(match)


def test_to_score_by_an_effect_triggers() -> None:
    match = figures(player("ann", ["Kim Yu-Na", "Gilgamesh"], hand=["Oars"]), BOB)
    assert scoring(match, "Inspire red") == ["ann"]


def test_a_transfer_to_the_score_pile_does_not() -> None:
    match = figures(player("ann", ["Kim Yu-Na", "Gunpowder"]), player("bob", ["Oars"]), decks={2: ["Calendar"]})
    assert scoring(match, "Dogma Gunpowder") == []
    assert score(match, "ann") == ["Calendar", "Oars"]


def test_an_exchange_does_not() -> None:
    match = figures(player("ann", ["Kim Yu-Na", "Canal Building"], hand=["Construction"], score=["Tools"]), BOB)
    answer(match, "Dogma Canal Building", "Yes")
    assert (winners(match), score(match, "ann"), hand(match, "ann")) == ([], ["Construction"], ["Tools"])


def test_a_transfer_to_a_board_is_no_meld() -> None:
    # Bob's Che Guevara would score the top figures of its owner's opponents when melded.
    match = figures(player("ann", ["Compass", "Oars"]), player("bob", ["Che Guevara", "Homer"]))
    act(match, "Dogma Compass")
    assert "Che Guevara" in tops(match, "ann")
    assert (score(match, "ann"), karmas_told(match)) == ([], [])
    assert "Homer" in tops(match, "bob")


@pytest.mark.parametrize(
    ("action", "decks"),
    [
        ("Draw", {3: ["Paper"]}),
        ("Dogma Sailing", {1: ["Tools"]}),
        ("Inspire red", {1: ["Tools", "Pottery"]}),
    ],
)
def test_any_way_of_drawing_a_card_is_a_draw(action: str, decks: dict[int, list[str]]) -> None:
    # Rhazes first tucks a card of the value that is drawn.
    match = figures(
        player("ann", ["Rhazes", "Sailing", "Tigernmas"], hand=["Medicine", "Domestication"]),
        player("bob"),
        decks=decks,
    )
    answer(match, action)
    assert karmas_told(match)[:1] == ["Rhazes"]
    assert pile(match, "ann", "yellow")[1:] == ["Medicine" if action == "Draw" else "Domestication"]


def test_to_take_a_card_from_a_board_is_no_draw() -> None:
    match = figures(player("ann", ["Rhazes", "Benjamin Franklin"], hand=["Domestication"]), player("bob", ["Homer"]))
    answer(match, "Dogma Benjamin Franklin", "Homer")
    assert "Rhazes" not in karmas_told(match)


def test_karmas_have_no_say_in_a_citys_search() -> None:
    # Rome searches for a lightbulb among two 2s, for which Rhazes' karma tucks nothing.
    match = figures(
        player("ann", ["Rhazes"], hand=["Rome", "Fermenting"]),
        player("bob"),
        also=["cities"],
        decks={2: ["Mathematics", "Calendar"], 3: ["Constantinople"]},
    )
    answer(match, "Meld Rome")
    assert {"Mathematics", "Calendar", "Fermenting"} <= set(hand(match, "ann"))
    # The city for the new colour is a draw like any other, of a value that ann does not hold.
    assert karmas_told(match) == ["Rhazes"]


def test_only_while_the_figure_is_on_top() -> None:
    piles: dict[str, Pile] = {"green": (["The Wheel", "Sargon of Akkad"], "up")}
    match = figures(player("ann", piles=piles, hand=["Sailing"]), BOB)
    act(match, "Meld Sailing")
    assert pile(match, "ann", "green")[0] == "Sailing"


@pytest.mark.parametrize(("melds", "told"), [("ann", ["Sargon of Akkad"]), ("bob", [])])
def test_you_means_the_owner_of_the_figure(melds: str, told: list[str]) -> None:
    match = watching(
        {"green": ["Sargon of Akkad"]}, melds, {"green": ["The Wheel"]} if melds == "bob" else None, hand=["Sailing"]
    )
    act(match, "Meld Sailing")
    assert karmas_told(match) == told


# Of several the current player picks one


def two_first(**rest: Any) -> Match:
    """Ann has two karmas that act before a card with a lightbulb is melded."""
    return figures(
        player("ann", ["Benjamin Franklin", "Nikola Tesla"], hand=["Tools"]),
        player("bob", ["Oars"]),
        decks={2: ["Construction"]},
        **rest,
    )


@pytest.mark.parametrize(
    ("chosen", "red", "scored"), [("Benjamin Franklin", ["Construction"], []), ("Nikola Tesla", [], ["Oars"])]
)
def test_one_of_several_acts_and_the_others_are_ignored(chosen: str, red: list[str], scored: list[str]) -> None:
    match = two_first()
    answer(match, "Meld Tools")
    assert (asked(match), options(match)) == ("ann", ["Benjamin Franklin", "Nikola Tesla"])
    answer(match, chosen)
    assert karmas_told(match) == [chosen]
    assert (pile(match, "ann", "red"), score(match, "ann")) == (red, scored)
    assert pile(match, "ann", "blue") == ["Tools", "Benjamin Franklin"]


def test_one_that_does_not_fit_is_no_choice() -> None:
    match = figures(
        player("ann", ["Benjamin Franklin", "Nikola Tesla"], hand=["Clothing"]),
        player("bob", ["Oars"]),
        decks={2: ["Construction"]},
    )
    answer(match, "Meld Clothing")
    assert karmas_told(match) == ["Benjamin Franklin"]


def test_the_current_player_picks_among_others_karmas_upon_what_another_does() -> None:
    # Bob shares Sailing and melds a 1: his own karma and cat's would act, but it is ann's turn.
    match = figures(
        player("ann", ["Sailing"]),
        player("bob", ["Sargon of Akkad"], piles={"purple": ["Code of Laws"]}),
        player("cat", ["Augustus Caesar"]),
        decks={1: ["The Wheel", "Tools", "Homer"]},
    )
    answer(match, "Dogma Sailing")
    assert (asked(match), options(match)) == ("ann", ["Sargon of Akkad", "Augustus Caesar"])
    answer(match, "Augustus Caesar")
    assert pile(match, "cat", "green") == ["The Wheel", "Augustus Caesar"]
    assert pile(match, "bob", "green") == ["Sargon of Akkad"]


def test_once_the_current_player_has_left_the_next_one_picks() -> None:
    # Exxon Valdez takes everyone out of the game who has as many factories; by Hammurabi's karma it takes ann, and
    # with her the rest of the action is gone.
    match = figures(
        player("ann", ["Exxon Valdez"]),
        player("bob", ["Hammurabi", "Canning", "Emancipation"]),
        player("cat", ["Avicenna", "Duke Ellington", "Pottery"]),
        player("dan", ["Writing"]),
        also=["artifacts"],
    )
    answer(match, "Dogma Exxon Valdez")
    while match.decision is not None and match.decision.prompt != "Choose which karma acts":
        match.answer(0)
    assert (asked(match), tops(match, "ann")) == ("bob", [])


def test_in_which_order_hidden_cards_go_is_not_asked_of_one_who_cannot_see_them() -> None:
    # Florence keeps bob's score pile from ann, who is to learn nothing of it by trying.
    match = figures(
        player("ann", ["Fertilizer"], hand=["Medicine"]),
        player("bob", ["Florence Nightingale"], score=["Optics", "Paper"]),
        also=["echoes"],
    )
    answer(match, "Dogma Fertilizer", "Medicine")
    assert options(match) == [str(value) for value in range(1, 11)]
    assert score(match, "bob") == ["Optics", "Paper"]
    assert not any("Optics" in line or "Paper" in line for line in log(match, "ann"))


def test_nor_where_the_order_could_decide_who_claims_what() -> None:
    # Che Guevara removes a green card with all score piles; bob's karma counts for claims, and orders are many.
    match = figures(
        player("ann", ["Che Guevara", "Ptahhotep"], piles={"green": ["Sailing", "Satellites"]}, score=all_of(4)),
        player("bob", ["Tigernmas"], score=[*all_of(2), *all_of(3)]),
        player("cat", ["Pottery"], score=all_of(5)),
    )
    answer(match, "Inspire purple", "Sailing")
    assert [score(match, name) for name in ("ann", "bob", "cat")] == [[], [], []]


def test_of_ones_own_hidden_cards_it_is_asked() -> None:
    match = figures(player("ann", ["Homer"], hand=["Sinuhe", "Plato", "Su Song"]), BOB)
    answer(match, "Issue the Trade decree")
    assert options(match) == ["Sinuhe", "Plato", "Su Song"]


# Karmas never chain


def test_what_a_karma_melds_draws_and_scores_triggers_no_other() -> None:
    # Tesla watches for the Tools that Franklin's karma melds, and Rhazes for its draw: both are silent.
    match = figures(
        player("ann", ["Benjamin Franklin", "Nikola Tesla"], hand=["Clothing", "Fermenting"]),
        player("bob", ["Oars"]),
        player("cat", ["Augustus Caesar"]),
        decks={2: ["Mathematics"]},
    )
    answer(match, "Meld Clothing", "Benjamin Franklin")
    assert karmas_told(match) == ["Benjamin Franklin"]
    assert (tops(match, "bob"), score(match, "ann")) == (["Oars"], [])


def test_a_figure_that_a_karma_melds_does_not_act_when_melded() -> None:
    # Leonardo melds Alexander, who would score bob's figure; the figure that is melded itself does act.
    for melded, scored in (("Masonry", []), ("Che Guevara", ["Homer"])):
        match = figures(
            player("ann", ["Leonardo Da Vinci"], hand=[melded, "Alexander the Great"]), player("bob", ["Homer"])
        )
        answer(match, f"Meld {melded}")
        assert "Alexander the Great" in tops(match, "ann")
        assert score(match, "ann") == scored


@pytest.mark.parametrize(
    ("figure", "held", "action", "told"),
    [
        ("Gilgamesh", "Oars", "Inspire red", ["George Stephenson"]),
        ("Nikola Tesla", "Tools", "Meld Tools", ["Nikola Tesla"]),
    ],
)
def test_an_achievement_that_a_karma_earns_triggers_no_karma(
    figure: str, held: str, action: str, told: list[str]
) -> None:
    # The sixth card scored this turn is for Monument: by an effect, or by the karma of Tesla. Only before the first
    # does Stephenson act, who watches for his owner's claims.
    match = figures(
        player("ann", [figure, "George Stephenson"], hand=[held], scored=5), player("bob", ["Domestication"])
    )
    answer(match, action)
    assert (achievements(match, "ann"), karmas_told(match)) == (["Monument"], told)


def test_what_is_counted_counts_in_the_middle_of_a_karma() -> None:
    # Each karmas are always in force: Tigernmas counts the cards that Hatshepsut's karma has drawn.
    match = figures(
        player("ann", ["Hatshepsut", "Tigernmas"], piles={"blue": ["Calendar"]}, hand=["Oars"]),
        BOB,
        decks={2: ["Mapmaking", "Fermenting", "Construction"]},
    )
    answer(match, "Draw")
    assert karmas_told(match) == ["Hatshepsut"]
    assert points(match, "ann") == 3 + 1


# When a figure is melded


def test_by_an_effect_it_acts_at_once() -> None:
    match = figures(
        player("ann", ["Hammurabi"], hand=["Alexander the Great"]),
        player("bob", ["Homer"]),
        decks={2: ["Calendar"]},
    )
    act(match, "Inspire red")
    # Before the draw, which ends the action.
    assert (score(match, "ann"), hand(match, "ann")) == (["Homer"], ["Calendar"])
    assert karmas_told(match) == ["Alexander the Great"]


@pytest.mark.parametrize("verb", ["tuck", "score"])
def test_tucked_or_scored_it_does_not_act(verb: str) -> None:
    board = ["Sunshu Ao"] if verb == "tuck" else ["Gilgamesh"]
    match = figures(player("ann", board, hand=["Alexander the Great"]), player("bob", ["Homer"]))
    answer(match, "Inspire yellow" if verb == "tuck" else "Inspire red")
    assert (tops(match, "bob"), karmas_told(match)) == (["Homer"], [])


WHEN = [
    ("Alexander the Great", "red", "Plato", True),
    ("Amina Sukhera", "red", "Michelangelo", True),
    ("Peter the Great", "red", "Plato", False),
    ("John Ericsson", "red", "Plato", True),
    ("John Von Neumann", "red", "Plato", False),
    ("Che Guevara", "yellow", "Plato", True),
]
"""Figures that act when they are melded, with one upon which they do, and whether they score it."""


@pytest.mark.parametrize(("figure", "color", "other", "scores"), WHEN)
def test_it_acts_for_whoever_melds_it_upon_the_opponents_of_that_player(
    figure: str, color: str, other: str, scores: bool
) -> None:
    match = figures(player("ann", [other]), player("bob", ["Oars"], hand=[figure]), turn="bob")
    act(match, f"Meld {figure}")
    assert tops(match, "ann") == []
    assert score(match, "bob") == ([other] if scores else [])
    assert score(match, "ann") == []


@pytest.mark.parametrize(("figure", "color", "other", "scores"), WHEN)
def test_it_acts_upon_no_partner(figure: str, color: str, other: str, scores: bool) -> None:
    match = figures(
        player("ann", hand=[figure], team=1),
        player("bob", ["Oars"], team=2),
        player("cat", [other], team=1),
        player("dan", team=2),
    )
    act(match, f"Meld {figure}")
    assert (tops(match, "cat"), score(match, "ann")) == ([other], [])


@pytest.mark.parametrize(("figure", "color", "other", "scores"), WHEN)
def test_it_does_not_act_again_when_other_cards_are_melded_even_upon_it(
    figure: str, color: str, other: str, scores: bool
) -> None:
    cover = {"red": "Archery", "yellow": "Masonry"}[color]
    match = figures(player("ann", [figure], hand=["Tools", cover]), player("bob", [other], hand=["Sailing"]))
    act(match, "Meld Tools")
    act(match, f"Meld {cover}")
    answer(match, "Meld Sailing")
    assert tops(match, "bob") == sorted([other, "Sailing"])
    assert karmas_told(match) == []


@pytest.mark.parametrize(("figure", "color", "other", "scores"), WHEN)
def test_it_does_not_act_when_it_is_tucked(figure: str, color: str, other: str, scores: bool) -> None:
    match = figures(player("ann", ["Ximen Bao"], hand=[figure]), player("bob", [other]))
    answer(match, "Inspire yellow")
    assert figure in pile(match, "ann", color)
    assert (tops(match, "bob"), karmas_told(match)) == ([other], [])


def test_after_a_meld_action_in_a_new_colour_city_and_promotion_come_first() -> None:
    match = figures(
        player("ann", ["Writing"], hand=["Alexander the Great"], forecast=["Sailing"]),
        player("bob", ["Homer"]),
        also=["cities"],
        decks={2: ["Rome"], 1: ["Tools", "Oars"]},
    )
    answer(match, "Meld Alexander the Great")
    assert options(match) == ["Sailing", "No"]
    assert (hand(match, "ann"), tops(match, "bob"), score(match, "ann")) == (["Rome"], ["Homer"], [])
    answer(match, "Sailing", "Yes")
    assert "Oars" in pile(match, "ann", "red")
    # Only then does Alexander act, although another card covers it by now.
    assert (tops(match, "bob"), score(match, "ann")) == (["Tools"], ["Homer"])


def test_after_a_meld_action_a_dig_and_the_promotion_come_first() -> None:
    match = figures(
        player("ann", ["Construction"], hand=["Alexander the Great"], forecast=["Sailing"]),
        player("bob", ["Homer"]),
        also=["artifacts", "echoes"],
        decks={2: ["Rosetta Stone"]},
    )
    answer(match, "Meld Alexander the Great")
    assert options(match) == ["Sailing", "No"]
    display = seat(match, "ann").display
    assert display is not None and display.name == "Rosetta Stone"
    assert score(match, "ann") == []
    answer(match, "No")
    assert score(match, "ann") == ["Homer"]


def test_a_promoted_figure_acts_at_once_before_its_dogma() -> None:
    match = figures(
        player("ann", hand=["Optics"], forecast=["Alexander the Great"]),
        player("bob", ["Homer"]),
    )
    answer(match, "Meld Optics", "Alexander the Great")
    assert score(match, "ann") == ["Homer"]
    assert options(match) == ["Yes", "No"]


def test_a_citys_icon_comes_before_what_follows_it() -> None:
    # Luoyang's plus draws a 3, then a city comes for the new colour, then a figure is promoted and acts.
    match = figures(
        player("ann", ["Writing"], hand=["Luoyang"], forecast=["Alexander the Great"]),
        player("bob", ["Homer"]),
        also=["cities"],
        decks={3: ["Optics"], 2: ["Rome"]},
    )
    answer(match, "Meld Luoyang")
    assert hand(match, "ann") == ["Optics", "Rome"]
    assert score(match, "ann") == []
    answer(match, "Alexander the Great", "No")
    assert score(match, "ann") == ["Homer"]


# In the middle of other things


def test_what_a_karma_does_is_no_part_of_the_demand_that_it_interrupts() -> None:
    # Ptahhotep takes a card of ann's before the demand. Oars has moved none itself, so ann draws.
    match = figures(
        player("ann", ["Oars", "Masonry"], score=["Tools"]), player("bob", ["Ptahhotep"]), decks={1: ["Clothing"]}
    )
    act(match, "Dogma Oars")
    assert (score(match, "ann"), score(match, "bob")) == ([], ["Tools"])
    assert hand(match, "ann") == ["Clothing"]


def test_the_demand_goes_on_after_it() -> None:
    match = figures(
        player("ann", ["Oars", "Masonry"], score=["Tools"]),
        player("bob", ["Ptahhotep"], hand=["Sailing"]),
        decks={1: ["Clothing", "Pottery"]},
    )
    answer(match, "Dogma Oars")
    assert (score(match, "ann"), score(match, "bob")) == (["Clothing", "Sailing"], ["Tools"])


def test_what_a_karma_changes_while_an_opponent_shares_earns_the_free_draw() -> None:
    # Bob shares Masonry; his Imhotep has him splay and return the card in place of melding it.
    match = figures(
        player("ann", ["Masonry"]),
        player("bob", ["Imhotep", "The Wheel"], piles={"purple": ["Code of Laws", "City States"]}, hand=["Mysticism"]),
        decks={1: ["Homer"]},
    )
    answer(match, "Dogma Masonry", "Mysticism")
    assert splay(match, "bob", "purple") == "left"
    assert hand(match, "ann") == ["Homer"]


def test_who_concedes_in_the_middle_of_the_own_karma_takes_the_action_along() -> None:
    match = figures(
        player("ann", ["Nikola Tesla"], hand=["Tools"]),
        player("bob", ["Oars", "Clothing"], hand=["Sailing"]),
        player("cat", ["Pottery"]),
    )
    answer(match, "Meld Tools")
    assert options(match) == ["Oars", "Clothing", "Pottery"]
    match.concede(0)
    assert (asked(match), tops(match, "ann"), tops(match, "bob")) == ("bob", [], ["Clothing", "Oars"])
    assert match.decision is not None and match.decision.source is None
    act(match, "Meld Sailing")
    assert pile(match, "bob", "green") == ["Sailing", "Clothing"]


def test_karmas_act_again_after_a_concession_in_the_middle_of_one() -> None:
    match = figures(
        player("ann", ["Nikola Tesla"], hand=["Tools"]),
        player("bob", ["Oars", "Sargon of Akkad"], hand=["Sailing"]),
        player("cat", ["Pottery"]),
    )
    answer(match, "Meld Tools")
    match.concede(0)
    act(match, "Meld Sailing")
    assert pile(match, "bob", "green") == ["Sargon of Akkad", "Sailing"]


def yunus() -> Match:
    return figures(
        player("ann", ["Writing"]),
        player("bob", ["Muhammad Yunus"], hand=["Tools", "Oars"]),
        player("cat", ["Pottery"]),
        decks={2: ["Calendar"]},
    )


def test_who_concedes_in_the_middle_of_a_karma_upon_anothers_action_does_not_end_that() -> None:
    match = yunus()
    answer(match, "Dogma Writing")
    assert asked(match) == "bob"
    match.concede(1)
    assert (asked(match), hand(match, "ann"), tops(match, "bob")) == ("ann", ["Calendar"], [])
    assert game(match).actions == 1


def test_who_concedes_while_anothers_karma_is_asked_takes_the_action_along() -> None:
    match = yunus()
    answer(match, "Dogma Writing")
    match.concede(0)
    assert (asked(match), game(match).actions) == ("bob", 2)
    assert (hand(match, "bob"), deck_top(match)) == (["Oars", "Tools"], "Calendar")


def deck_top(match: Match) -> str:
    return game(match).deck(2).cards[-1].name


def test_the_karmas_of_one_who_has_left_are_gone() -> None:
    match = figures(
        player("ann", ["Writing"], hand=["Oars"]), player("bob", ["Augustus Caesar"]), player("cat", ["Pottery"])
    )
    match.concede(1)
    act(match, "Meld Oars")
    assert (pile(match, "ann", "red"), karmas_told(match)) == (["Oars"], [])


@pytest.mark.parametrize("also", [[], ["echoes"]])
def test_a_figure_does_not_act_when_melded_once_its_player_has_left(also: list[str]) -> None:
    match = figures(
        player("ann", ["Agriculture"], hand=["Alexander the Great", "Oars", "Tools"], forecast=["Pottery"]),
        player("bob", ["Imhotep"]),
        player("cat", ["Clothing"]),
        also=also,
    )
    answer(match, "Meld Alexander the Great", "Pottery", "Yes")
    match.concede(0)
    assert (tops(match, "bob"), score(match, "ann")) == (["Imhotep"], [])
    assert asked(match) == "bob"


# Everything ends


def test_karmas_that_would_repeat_an_effect_for_ever_stop_to_act() -> None:
    # Metalworking scores each 1 with a castle and repeats itself; Beethoven returns it with the score pile and draws
    # 5s in its place, so that the same card is drawn for ever.
    match = figures(
        player("ann", ["Metalworking", "Ludwig Van Beethoven"]),
        player("bob", ["Pottery"], score=all_of(1, but=["Metalworking", "Pottery", "Tools"])),
        decks={1: ["Tools"], 2: ["Calendar"]},
    )
    # One of the 1s is an achievement in a new game; here all of them are accounted for.
    answer(match, "Dogma Metalworking")
    for _ in range(10 * MOST_INTERRUPTIONS):
        if match.decision is None or match.decision.prompt == ACTION:
            break
        match.answer(0)
    assert len(karmas_told(match)) == MOST_INTERRUPTIONS
    assert match.decision is not None and match.decision.prompt == ACTION
    # The card is scored as if there were no karma, and the next action has them all again.
    assert "Tools" in score(match, "ann")
    assert game(match).interruptions == 0


# Printed values

LADDER = {1: "Clothing", 2: "Calendar", 3: "Optics", 4: "Anatomy", 5: "Banking", 10: "Software"}
"""A base card of each value, on top of its deck; none of those below 4 has a castle."""
BENDING = [("Archimedes", [], 1), ("Johannes Kepler", ["Oars", "Sun Tzu"], 2), ("Johannes Kepler", ["Masonry"], 0)]
"""A figure with a hand, and by how much it raises the values in the effects of a red card."""


def with_figure(figure: str, board: list[str], held: list[str], bob: list[str], also: list[str]) -> Match:
    """Return a match in which ann has a figure and other cards, and each deck has a card of the ladder on top."""
    return figures(
        player("ann", [figure, *board], hand=held),
        player("bob", bob),
        also=also,
        decks={value: [name] for value, name in LADDER.items()},
    )


@pytest.mark.parametrize(("figure", "held", "by"), BENDING)
@pytest.mark.parametrize(
    ("card", "printed", "also"),
    [("Metalworking", 1, []), ("Bangle", 3, ["echoes"]), ("Holmegaard Bows", 2, ["artifacts"])],
)
def test_printed_values_are_raised_in_the_effects_of_every_set(
    figure: str, held: list[str], by: int, card: str, printed: int, also: list[str]
) -> None:
    # A card of Echoes in hand, so that what is drawn is a base card.
    kept = [*held, "Umbrella"] if "echoes" in also else held
    match = with_figure(figure, [card], kept, [], also)
    answer(match, f"Dogma {card}")
    while match.decision is not None and match.decision.prompt != ACTION:
        match.answer(0)
    assert LADDER[printed + by] in hand(match, "ann") + forecast(match, "ann")


def test_they_are_raised_in_echo_effects_too() -> None:
    match = figures(
        player("ann", piles={"blue": (["Archimedes", "Ruler"], "left")}, hand=["Umbrella"]),
        BOB,
        also=["echoes"],
        decks={2: ["Calendar"], 3: ["Optics", "Paper"]},
    )
    act(match, "Dogma Archimedes")
    assert hand(match, "ann") == ["Optics", "Paper", "Umbrella"]


@pytest.mark.parametrize("figure", ["Archimedes", "Johannes Kepler", "Albert Einstein"])
def test_a_value_that_is_counted_is_none_that_is_printed(figure: str) -> None:
    # Agriculture draws one above the returned card.
    match = with_figure(figure, ["Agriculture"], ["Domestication"], [], [])
    answer(match, "Dogma Agriculture", "Domestication")
    assert score(match, "ann") == ["Calendar"]


@pytest.mark.parametrize("figure", ["Archimedes", "Johannes Kepler", "Albert Einstein"])
def test_nor_is_that_of_a_draw_action(figure: str) -> None:
    value = {"Archimedes": 2, "Johannes Kepler": 4, "Albert Einstein": 8}[figure]
    match = figures(player("ann", [figure]), BOB, decks={value: [all_of(value, but=["Calendar", "Anatomy"])[0]]})
    act(match, "Draw")
    assert hand(match, "ann") == [all_of(value, but=["Calendar", "Anatomy"])[0]]


def test_every_printed_value_can_be_a_10() -> None:
    match = with_figure("Albert Einstein", ["Metalworking"], [], [], [])
    act(match, "Dogma Metalworking")
    assert hand(match, "ann") == ["Software"]


@pytest.mark.parametrize(("figure", "value"), [("Archimedes", 2), ("Albert Einstein", 10)])
def test_who_shares_carries_out_the_effect_as_it_has_become(figure: str, value: int) -> None:
    spare = {2: "Currency", 10: "Robotics"}[value]
    match = figures(
        player("ann", [figure, "Metalworking"]),
        player("bob", ["The Wheel"]),
        decks={1: ["Clothing", "Pottery"], 2: ["Calendar", "Currency"], 10: ["Software", "Robotics"]},
    )
    answer(match, "Dogma Metalworking")
    assert hand(match, "bob") == [LADDER[value]]
    assert spare in hand(match, "ann")


@pytest.mark.parametrize("figure", ["Archimedes", "Johannes Kepler", "Albert Einstein"])
def test_anothers_action_is_not_raised_nor_by_a_covered_figure(figure: str) -> None:
    match = figures(
        player("ann", [figure], hand=["Oars"]), player("bob", ["Metalworking"]), turn="bob", decks={1: ["Clothing"]}
    )
    act(match, "Dogma Metalworking")
    assert hand(match, "bob") == ["Clothing"]
    piles: dict[str, Pile] = {"blue": (["Pottery", figure], "left")}
    match = figures(player("ann", ["Metalworking"], piles=piles, hand=["Oars"]), player("bob"), decks={1: ["Clothing"]})
    act(match, "Dogma Metalworking")
    assert hand(match, "ann") == ["Clothing", "Oars"]


def test_the_next_action_is_not_raised_any_more() -> None:
    # Tools covers Archimedes in the middle of the action, which goes on as it began.
    match = figures(
        player("ann", ["Archimedes", "Sailing", "Metalworking"]),
        player("bob"),
        decks={1: ["Clothing"], 2: ["Mathematics"]},
    )
    act(match, "Dogma Sailing")
    assert pile(match, "ann", "blue") == ["Mathematics", "Archimedes"]
    act(match, "Dogma Metalworking")
    assert hand(match, "ann") == ["Clothing"]


# Each karmas


def test_an_each_karma_is_in_force_as_long_as_the_figure_is_on_top() -> None:
    match = figures(player("ann", ["Fu Xi"], hand=["Sailing"], score=[1, 2], forecast=[3]), BOB)
    assert icons(match, "ann") == {"crown": 2, "lightbulb": 3}
    act(match, "Meld Sailing")
    assert icons(match, "ann") == {"crown": 2, "leaf": 1}


@pytest.mark.parametrize(("returned", "claimed"), [("Databases", ["World"]), ("Tools", [])])
def test_icons_that_a_karma_gives_are_claimed_with_at_once(returned: str, claimed: list[str]) -> None:
    # Cat has 11 clocks. Before an action in which nothing moves, bob gets one more than anyone else of an icon.
    match = figures(
        player("ann", ["Masonry"]),
        player("bob", ["Muhammad Yunus"], hand=[returned]),
        player("cat", ["Quantum Theory", "Fission", "Satellites", "The Internet"]),
    )
    answer(match, "Dogma Masonry", returned)
    assert (asked(match), achievements(match, "bob")) == ("ann", claimed)


@pytest.mark.parametrize(
    ("mine", "theirs", "claimed"),
    [
        (["Tools", "Sailing", "Clothing"], ["Oars", "Archery", "The Wheel"], []),
        (["Tools"], ["Oars", "Archery", "The Wheel", "Masonry", "Pottery"], ["World"]),
    ],
    ids=["in between", "in the end"],
)
def test_an_exchange_is_claimed_with_once_both_sides_have_arrived(
    mine: list[str], theirs: list[str], claimed: list[str]
) -> None:
    # Two clocks are in sight, and each card in hand gives two more; twelve are the World.
    match = figures(
        player("ann", ["John Von Neumann", "Machinery"], hand=mine), player("bob", ["Metalworking"], hand=theirs)
    )
    answer(match, "Dogma Machinery")
    assert hand(match, "bob") == sorted(mine)
    assert achievements(match, "ann") == claimed


@pytest.mark.parametrize(
    ("found", "order", "claimed"),
    [
        (["Coal", "The Pirate Code", "Banking"], ["Coal", "Banking"], []),
        (["Astronomy", "Physics", "Measurement"], [], ["World"]),
    ],
    ids=["returned", "kept"],
)
def test_a_citys_search_is_claimed_with_once_the_rest_has_gone_back(
    found: list[str], order: list[str], claimed: list[str]
) -> None:
    # Two clocks are in sight, and each card in hand gives two more; Osaka draws five 5s and keeps the lightbulbs.
    match = figures(
        player("ann", ["John Von Neumann", "Agriculture"], hand=["Osaka"]),
        player("bob", ["Metalworking"]),
        also=["cities"],
        decks={5: ["Chemistry", "Statistics", *found]},
    )
    act(match, "Meld Osaka", *order)
    assert achievements(match, "ann") == claimed


@pytest.mark.parametrize(
    ("held", "won"), [(["Electricity", "Empiricism"], []), (["Electricity", "Empiricism", "Computers"], ["ann"])]
)
def test_the_game_is_not_won_in_the_middle_of_an_exchange(held: list[str], won: list[str]) -> None:
    # Each value above 6 that is scored is an achievement, of which seven win. With a 7 and an 8 ann would have three
    # values until her own 8 and 9 have left the score pile.
    match = figures(
        player("ann", ["Marie Curie", "Bicycle"], hand=held, score=["Flight", "Suburbia"], achievements=[1, 2, 3, 4]),
        player("bob", ["Metalworking"]),
    )
    answer(match, "Dogma Bicycle", "Yes")
    assert winners(match) == won
    assert score(match, "ann") == sorted(held)


@pytest.mark.parametrize(
    ("board", "shown"),
    [
        (["Huang Di", "Catherine the Great"], {"lightbulb": 3 * 4, "leaf": 4}),
        (["Sneferu", "Gilgamesh"], {"castle": 3 + 2, "crown": 3}),
        (["Adam Smith", "Sneferu"], {"castle": 2, "crown": 3 * 2 + 2}),
    ],
)
def test_icons_that_a_karma_gives_are_not_on_the_board_for_another(board: list[str], shown: dict[str, int]) -> None:
    assert icons(figures(player("ann", board), BOB), "ann") == shown


def test_nor_do_they_count_with_splayed_colours_and_a_hand() -> None:
    # In sight are three castles, four lightbulbs and a leaf; Plato gives one of each, and a crown, for blue.
    piles: dict[str, Pile] = {"blue": (["Tools", "Pottery"], "left")}
    match = figures(player("ann", ["Tran Huang Dao", "Plato"], piles=piles), player("bob"))
    assert icons(match, "ann") == {"castle": 3 + 1, "lightbulb": 4 + 1 + 1, "leaf": 1 + 1 + 1, "crown": 1}
    # Two factories are in sight, and one more comes for the card in hand.
    match = figures(player("ann", ["John Ericsson", "James Clerk Maxwell"], hand=["Tools"]), BOB)
    assert icons(match, "ann") == {"factory": 2 + 1, "clock": 1 + 1 + 2 * 2}
    match = figures(player("ann", ["Christopher Columbus", "James Clerk Maxwell", "Coal"], hand=["Tools"]), BOB)
    assert icons(match, "ann") == {"factory": 3 + 1, "crown": 2 * 3, "leaf": 1 + 1, "clock": 1 + 1}


def test_nor_for_what_counts_as_an_achievement_by_a_karma() -> None:
    # Two leaves are in sight, and five come for lightbulbs.
    match = figures(player("ann", ["Robert E. Lee", "Huang Di", "Philosophy"]), player("bob"))
    assert icons(match, "ann")["leaf"] == 7
    assert counted(match, "ann") == []
    # She alone has leaves, but there is none on her board.
    match = figures(player("ann", ["Alfred Nobel", "Huang Di"]), player("bob"))
    assert icons(match, "ann")["leaf"] == 2
    assert counted(match, "ann") == ["crown prize", "lightbulb prize"]


def test_nor_are_they_for_the_points_that_a_karma_gives() -> None:
    # One castle is in sight, and two more come for the bonus and two top cards: a point for each would be three.
    match = figures(player("ann", ["Sinuhe", "Gilgamesh"]), BOB)
    assert icons(match, "ann")["castle"] == 3
    assert points(match, "ann") == 1 + 1
    # Two factories are in sight, and one more comes for the card in hand; the bonus is 7.
    match = figures(player("ann", ["Christopher Polhem", "James Clerk Maxwell"], hand=["Tools"]), BOB)
    assert icons(match, "ann")["factory"] == 3
    assert points(match, "ann") == 7 + 2 * 2


LENT = {"hand": ["Tools"], "forecast": ["Software", "Robotics"]}
SCORED = {"hand": ["Optics", "Calendar"], "score": [4]}


@pytest.mark.parametrize(
    ("board", "rest", "shown"),
    [
        # Each card of the forecast counts once, and those that count as held or scored do not.
        (["Fu Xi", "Wernher Von Braun"], LENT, {"lightbulb": 2 + 2}),
        (["Fu Xi", "Michelangelo"], SCORED, {"lightbulb": 1}),
        (["John Von Neumann", "Emperor Meiji"], LENT, {"clock": 4 + 2}),
        (["James Clerk Maxwell", "Emperor Meiji"], LENT, {"clock": 3 + 1}),
    ],
)
def test_cards_that_a_karma_lends_give_no_icons(board: list[str], rest: Any, shown: dict[str, int]) -> None:
    match = figures(player("ann", board, **rest), player("bob"))
    counts = icons(match, "ann")
    assert {icon: counts[icon] for icon in shown} == shown


@pytest.mark.parametrize(
    ("board", "rest", "worth"),
    [
        (["Tigernmas", "Emperor Meiji"], LENT, 1),
        # A 4 is scored, a 3 and a 2 count as scored; the bonuses are 4 and a printed one.
        (["Zhang Heng", "Michelangelo"], SCORED, 4 + 3 + 2 + 4 + 1),
    ],
)
def test_nor_are_they_worth_points_to_another_karma(board: list[str], rest: Any, worth: int) -> None:
    assert points(figures(player("ann", board, **rest), player("bob")), "ann") == worth


def test_nor_do_they_help_to_claim_by_another_karma() -> None:
    board = ["Antonie Van Leeuwenhoek", "Emperor Meiji"]
    assert "Achieve 1" in options(figures(player("ann", board, hand=["Tools"]), player("bob")))
    assert "Achieve 1" not in options(figures(player("ann", board, forecast=["Tools"]), player("bob")))


def test_but_effects_find_them_where_they_count() -> None:
    match = figures(player("ann", ["Alexander the Great", "Emperor Meiji"], forecast=["Tools"]), player("bob"))
    answer(match, "Inspire red")
    assert score(match, "ann") == ["Tools"]


def test_it_counts_for_sharing() -> None:
    # The rulebook's example: Fu Xi's owner has a lightbulb for each card scored or foreshadowed.
    for scored, shares in (([1, 2], True), ([1], False)):
        match = figures(player("ann", ["Writing"]), player("bob", ["Fu Xi"], score=scored), decks={2: ["Calendar"]})
        act(match, "Dogma Writing")
        assert bool(hand(match, "bob")) == shares


def test_a_card_that_comes_to_hand_counts_at_once_while_a_karma_gives_a_majority() -> None:
    # Two clocks are in sight, and each card in hand gives two more; with a fifth card they are the World's twelve.
    match = figures(
        player("ann", ["The Wheel"]),
        player("bob", ["John Von Neumann", "Muhammad Yunus"], hand=["Archery", "Oars", "Tools", "Writing"]),
        decks={1: ["Pottery", "Clothing", "Mysticism", "Code of Laws"]},
    )
    answer(match, "Dogma The Wheel", "Archery")
    told = match.log(1)
    claimed, drawn = (
        next(place for place, line in enumerate(told) if words in line) for words in ("World", "ann draws")
    )
    assert claimed < drawn, told
    assert achievements(match, "bob") == ["World"]
