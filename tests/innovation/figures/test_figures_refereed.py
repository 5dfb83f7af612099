"""Figures, read against their print once more: which splay shows their effects, and odd encounters of ages 1 to 5."""

import pytest

from helpers import (
    Pile,
    achievements,
    act,
    answer,
    asked,
    bottom_of_deck,
    figures,
    forecast,
    hand,
    icons,
    karmas_told,
    log,
    options,
    pile,
    player,
    score,
    splay,
    tops,
)

# Where echo and inspire effects are printed

TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTER, BOTTOM_RIGHT = ["right"], ["right", "up"], ["up"], ["left", "up"]
"""The splays that show what is printed in a place of a covered card."""
COVERS = {"blue": "Tools", "red": "Archery", "green": "Sailing", "yellow": "Masonry", "purple": "Code of Laws"}

ECHOES = [
    ("Daedalus", "blue", TOP_LEFT),
    ("Huang Di", "blue", BOTTOM_CENTER),
    ("Imhotep", "blue", BOTTOM_RIGHT),
    ("Fu Xi", "green", TOP_LEFT),
    ("Sinuhe", "purple", TOP_LEFT),
    ("Archimedes", "blue", BOTTOM_CENTER),
    ("Zhang Heng", "blue", BOTTOM_LEFT),
    ("Cai Lun", "yellow", TOP_LEFT),
    ("Confucius", "purple", BOTTOM_CENTER),
    ("Alhazen", "blue", BOTTOM_CENTER),
    ("Sejong the Great", "blue", TOP_LEFT),
    ("Saladin", "red", BOTTOM_CENTER),
    ("Tran Huang Dao", "red", BOTTOM_LEFT),
    ("Rhazes", "yellow", BOTTOM_RIGHT),
    ("Johannes Kepler", "blue", BOTTOM_CENTER),
    ("Yi Sun-Sin", "red", BOTTOM_RIGHT),
    ("Galileo Galilei", "green", BOTTOM_RIGHT),
    ("Leonardo Da Vinci", "yellow", TOP_LEFT),
    ("Niccolo Machiavelli", "purple", TOP_LEFT),
    ("Christiaan Huygens", "blue", TOP_LEFT),
    ("Isaac Newton", "blue", BOTTOM_CENTER),
    ("Shivaji", "red", TOP_LEFT),
    ("Antonie Van Leeuwenhoek", "yellow", TOP_LEFT),
    ("Benjamin Franklin", "blue", BOTTOM_LEFT),
    ("Carl Friedrich Gauss", "blue", BOTTOM_CENTER),
    ("Napoleon Bonaparte", "red", BOTTOM_RIGHT),
    ("Tecumseh", "red", BOTTOM_CENTER),
    ("Charles Darwin", "blue", TOP_LEFT),
    ("Robert E. Lee", "red", TOP_LEFT),
    ("George Stephenson", "green", BOTTOM_LEFT),
    ("Queen Victoria", "purple", BOTTOM_CENTER),
    ("Albert Einstein", "blue", BOTTOM_CENTER),
    ("Marie Curie", "blue", BOTTOM_LEFT),
    ("Erwin Rommel", "red", BOTTOM_RIGHT),
    ("John Von Neumann", "red", BOTTOM_RIGHT),
    ("J.P. Morgan", "green", BOTTOM_LEFT),
    ("Hedy Lamarr", "green", BOTTOM_LEFT),
    ("Taiichi Ohno", "green", BOTTOM_RIGHT),
    ("Che Guevara", "yellow", BOTTOM_CENTER),
    ("Gene Roddenberry", "purple", BOTTOM_CENTER),
    ("Margaret Thatcher", "red", BOTTOM_CENTER),
    ("Shigeru Miyamoto", "yellow", BOTTOM_RIGHT),
    ("Kim Yu-Na", "purple", BOTTOM_CENTER),
    ("Martin Scorsese", "purple", BOTTOM_RIGHT),
]
INSPIRES = [
    ("Gilgamesh", "red", TOP_LEFT),
    ("Hammurabi", "red", BOTTOM_LEFT),
    ("Tigernmas", "red", BOTTOM_CENTER),
    ("Hatshepsut", "green", BOTTOM_CENTER),
    ("Sargon of Akkad", "green", BOTTOM_RIGHT),
    ("Shennong", "yellow", BOTTOM_RIGHT),
    ("Sneferu", "yellow", BOTTOM_RIGHT),
    ("Sunshu Ao", "yellow", BOTTOM_CENTER),
    ("Homer", "purple", BOTTOM_LEFT),
    ("Ptahhotep", "purple", BOTTOM_LEFT),
    ("Alexander the Great", "red", BOTTOM_LEFT),
    ("Sun Tzu", "red", TOP_LEFT),
    ("Augustus Caesar", "green", BOTTOM_RIGHT),
    ("Ptolemy", "green", BOTTOM_CENTER),
    ("Ximen Bao", "yellow", TOP_LEFT),
    ("Plato", "purple", BOTTOM_RIGHT),
    ("Shen Kuo", "green", BOTTOM_CENTER),
    ("Su Song", "green", BOTTOM_LEFT),
    ("Avicenna", "yellow", TOP_LEFT),
    ("Al-Kindi", "purple", BOTTOM_RIGHT),
    ("Murasaki Shikibu", "purple", BOTTOM_RIGHT),
    ("Takiyuddin", "blue", TOP_LEFT),
    ("Amina Sukhera", "red", BOTTOM_LEFT),
    ("Christopher Columbus", "green", BOTTOM_RIGHT),
    ("Michelangelo", "yellow", BOTTOM_CENTER),
    ("William Shakespeare", "purple", BOTTOM_LEFT),
    ("Peter the Great", "red", BOTTOM_LEFT),
    ("Bartholomew Roberts", "green", TOP_LEFT),
    ("Samuel de Champlain", "green", BOTTOM_RIGHT),
    ("Christopher Polhem", "yellow", BOTTOM_RIGHT),
    ("Bartolomeo Cristofori", "purple", BOTTOM_LEFT),
    ("Johannes Vermeer", "purple", BOTTOM_CENTER),
    ("Adam Smith", "green", TOP_LEFT),
    ("John Harrison", "green", BOTTOM_RIGHT),
    ("Edward Jenner", "yellow", TOP_LEFT),
    ("John Loudon McAdam", "yellow", BOTTOM_CENTER),
    ("Catherine the Great", "purple", TOP_LEFT),
    ("Ludwig Van Beethoven", "purple", BOTTOM_LEFT),
    ("James Clerk Maxwell", "blue", BOTTOM_LEFT),
    ("John Ericsson", "red", BOTTOM_RIGHT),
    ("Alfred Nobel", "green", BOTTOM_RIGHT),
    ("Florence Nightingale", "yellow", BOTTOM_CENTER),
    ("Rowland Hill", "yellow", TOP_LEFT),
    ("Emperor Meiji", "purple", BOTTOM_RIGHT),
    ("Emmy Noether", "green", TOP_LEFT),
    ("Caresse Crosby", "yellow", BOTTOM_RIGHT),
    ("Nikola Tesla", "yellow", BOTTOM_LEFT),
    ("Duke Ellington", "purple", BOTTOM_CENTER),
    ("H.G. Wells", "purple", BOTTOM_LEFT),
    ("Grace Hopper", "blue", BOTTOM_RIGHT),
    ("Wernher Von Braun", "blue", TOP_LEFT),
    ("Mikhail Kalashnikov", "red", TOP_LEFT),
    ("Nelson Mandela", "red", BOTTOM_LEFT),
    ("Ruth Handler", "yellow", BOTTOM_LEFT),
    ("Pelé", "purple", BOTTOM_CENTER),
    ("Stephen Hawking", "blue", BOTTOM_LEFT),
    ("Susan Blackmore", "blue", TOP_LEFT),
    ("Jackie Chan", "red", TOP_LEFT),
    ("Muhammad Yunus", "green", BOTTOM_LEFT),
    ("Sergey Brin", "green", BOTTOM_RIGHT),
    ("Alex Trebek", "yellow", BOTTOM_CENTER),
]


@pytest.mark.parametrize(("figure", "color", "ways"), ECHOES)
def test_a_covered_echo_effect_is_carried_out_by_the_splays_that_show_it(
    figure: str, color: str, ways: list[str]
) -> None:
    for way in ("unsplayed", "left", "right", "up"):
        cards = [COVERS[color], figure]
        match = figures(player("ann", piles={color: cards if way == "unsplayed" else (cards, way)}), player("bob"))
        answer(match, f"Dogma {COVERS[color]}")
        assert any(f"echo effect of {figure}" in line for line in log(match, "bob")) == (way in ways), way


@pytest.mark.parametrize(("figure", "color", "ways"), INSPIRES)
def test_a_covered_inspire_effect_can_be_used_by_the_splays_that_show_it(
    figure: str, color: str, ways: list[str]
) -> None:
    for way in ("unsplayed", "left", "right", "up"):
        cards = [COVERS[color], figure]
        match = figures(player("ann", piles={color: cards if way == "unsplayed" else (cards, way)}), player("bob"))
        assert (f"Inspire {color}" in options(match)) == (way in ways), way


# Takiyuddin

TAKIYUDDIN: dict[str, Pile] = {"blue": ["Takiyuddin"], "green": ["Sailing", "Su Song"]}


def test_takiyuddin_splays_a_colour_whose_inspire_effect_comes_to_light_only_then() -> None:
    # The rulebook's example: the splay reveals an inspire effect, which can be used during the action.
    match = figures(
        player("ann", piles=TAKIYUDDIN), player("bob", ["Pottery"]), decks={1: ["Oars"], 3: ["Education", "Optics"]}
    )
    act(match, "Inspire green", "green")
    assert (splay(match, "ann", "green"), pile(match, "ann", "purple")) == ("right", ["Education"])
    assert hand(match, "ann") == ["Oars"]


def test_takiyuddin_splays_right_what_is_splayed_up_for_an_effect_that_only_right_shows() -> None:
    match = figures(
        player("ann", ["Takiyuddin"], piles={"green": (["Sailing", "Bartholomew Roberts"], "up")}),
        player("bob", ["Optics"]),
        decks={1: ["Oars"]},
    )
    act(match, "Inspire green", "green", "Optics")
    assert (splay(match, "ann", "green"), score(match, "ann")) == ("right", ["Optics"])


def test_takiyuddin_need_not_splay_and_then_only_the_draw_is_left() -> None:
    match = figures(player("ann", piles=TAKIYUDDIN), player("bob", ["Pottery"]), decks={1: ["Oars"]})
    act(match, "Inspire green", "No")
    assert (splay(match, "ann", "green"), hand(match, "ann")) == ("unsplayed", ["Oars"])


@pytest.mark.parametrize(
    "piles",
    [
        # The effect of Hatshepsut shows by no splay to the right, and a single card cannot be splayed.
        {"blue": ["Takiyuddin"], "green": ["Sailing", "Hatshepsut"]},
        {"blue": ["Takiyuddin"], "green": ["Sailing"]},
        # Splayed right already, with nothing to inspire.
        {"blue": ["Takiyuddin"], "green": (["Sailing", "Hatshepsut"], "right")},
        {"blue": ["Tools", "Takiyuddin"], "green": ["Sailing", "Su Song"]},
    ],
    ids=["out of sight", "single", "splayed", "covered"],
)
def test_takiyuddin_lets_no_other_colour_be_inspired(piles: dict[str, Pile]) -> None:
    assert "Inspire green" not in options(figures(player("ann", piles=piles), player("bob", ["Pottery"])))


def test_takiyuddin_lets_no_opponent_inspire_a_colour_without_an_effect_in_sight() -> None:
    match = figures(player("ann", ["Takiyuddin"]), player("bob", piles={"green": ["Sailing", "Su Song"]}), turn="bob")
    assert "Inspire green" not in options(match)


# Two karmas upon one demand


@pytest.mark.parametrize(
    ("chosen", "ann", "bob"), [("Hammurabi", ["Oars"], []), ("Ptahhotep", [], ["Oars"])], ids=["demand", "fine"]
)
def test_the_one_who_demands_picks_which_of_two_karmas_acts(chosen: str, ann: list[str], bob: list[str]) -> None:
    match = figures(
        player("ann", ["Archery", "Masonry"], score=["Oars"], hand=["Alchemy"]),
        player("bob", ["Hammurabi", "Ptahhotep"]),
        decks={1: ["Sailing", "Writing"]},
    )
    answer(match, "Dogma Archery")
    assert (asked(match), options(match)) == ("ann", ["Hammurabi", "Ptahhotep"])
    answer(match, chosen)
    assert (score(match, "ann"), score(match, "bob")) == (ann, bob)
    assert karmas_told(match) == [chosen]


# Ptolemy


def test_ptolemy_carries_out_the_echo_effect_of_the_card_that_he_borrows_after_those_of_her_own_board() -> None:
    # In her blue pile the echo effect of Imhotep shows; all that is on Huang Di is his echo effect.
    match = figures(
        player("ann", ["Ptolemy"], piles={"blue": (["Tools", "Imhotep"], "left")}),
        player("bob", ["Huang Di"]),
        player("cat"),
        decks={2: ["Mapmaking", "Currency", "Calendar", "Fermenting", "Sun Tzu"]},
    )
    act(match, "Dogma Huang Di")
    # Bob shares both: he melds a 2 and draws a 2 each time before she does.
    assert (tops(match, "bob"), hand(match, "bob")) == (["Huang Di", "Mapmaking"], ["Calendar"])
    assert pile(match, "ann", "green") == ["Currency", "Ptolemy"]
    assert hand(match, "ann") == ["Fermenting", "Sun Tzu"]


# Claims


def test_fu_xi_has_an_empire_as_soon_as_a_card_is_foreshadowed() -> None:
    # Two lightbulbs are in sight; the card in the forecast gives the third.
    match = figures(
        player(
            "ann",
            ["Fu Xi", "Daedalus"],
            piles={
                "red": (["Robotics", "The Pirate Code", "Optics", "Gunpowder"], "up"),
                "yellow": (["Antibiotics", "Machinery", "Globalization", "Suburbia"], "up"),
                "purple": (["Railroad", "Socialism", "The Internet", "Societies"], "up"),
            },
        ),
        player("bob"),
        decks={4: ["Anatomy"]},
    )
    assert icons(match, "ann")["lightbulb"] == 2
    answer(match, "Dogma Daedalus")
    assert (forecast(match, "ann"), achievements(match, "ann")) == (["Anatomy"], ["Empire"])


def test_shivaji_takes_what_counts_as_available_for_an_opponent_only() -> None:
    bob = player("bob", ["Shivaji"], score=[10])
    match = figures(player("ann", ["Amina Sukhera", "Masonry"], score=[5]), bob)
    act(match, "Achieve Masonry")
    assert (achievements(match, "ann"), achievements(match, "bob"), tops(match, "ann")) == ([], [1], ["Amina Sukhera"])
    match = figures(player("ann", ["Cai Lun"], score=[10], forecast=["Calendar"]), bob)
    act(match, "Achieve Calendar", "Shivaji")
    assert (achievements(match, "ann"), achievements(match, "bob"), forecast(match, "ann")) == ([], [2], [])


def test_murasaki_shikibu_claims_the_other_one_only_if_eligible_even_where_an_effect_needs_no_eligibility() -> None:
    # Holy Grail claims a 2 for the returned 2. The scored 2 is achieved; five points are too few for another.
    match = figures(
        player("ann", ["Murasaki Shikibu", "Holy Grail"], hand=["Plato"], score=["Calendar", "Tools"]),
        player("bob", ["Pottery"]),
        also=["artifacts"],
    )
    act(match, "Dogma Holy Grail")
    assert (achievements(match, "ann"), score(match, "ann")) == ([2], ["Tools"])


def test_johannes_vermeer_claims_the_next_one_before_what_an_effect_claims() -> None:
    match = figures(
        player("ann", ["Johannes Vermeer", "Holy Grail"], hand=["Plato"]),
        player("bob", ["Pottery"]),
        also=["artifacts"],
    )
    act(match, "Dogma Holy Grail")
    # No Achieve action, no figure for Bob.
    assert (achievements(match, "ann"), hand(match, "bob")) == ([2, 3], [])


FIVE = ["Metalworking", "Tools", "Calendar", "Alchemy", "Physics"]


def test_samuel_de_champlain_claims_for_a_city_that_is_his_fifth_card() -> None:
    match = figures(
        player("ann", ["Samuel de Champlain", "Code of Laws"], piles={"red": ["Oars", "Archery"]}, hand=FIVE),
        player("bob", ["Pottery"]),
        also=["cities"],
        achievements=[1],
    )
    act(match, "Dogma Code of Laws", "Metalworking", "red")
    assert achievements(match, "ann") == [1]
    assert len(hand(match, "ann")) == 5


def test_bartolomeo_cristofori_claims_for_a_promoted_card() -> None:
    match = figures(
        player(
            "ann",
            ["Bartolomeo Cristofori"],
            piles={"red": (["Oars", "Archery", "Metalworking"], "left")},
            hand=["Construction"],
            forecast=["Road Building"],
        ),
        player("bob", ["Pottery"]),
        achievements=[4],
    )
    act(match, "Meld Construction", "Road Building", "No")
    assert achievements(match, "ann") == [4]
    assert pile(match, "ann", "red")[:2] == ["Road Building", "Construction"]


# Melds, tucks and returns in odd places


def test_sargon_of_akkad_tucks_a_card_that_would_be_promoted_and_it_cannot_be_used() -> None:
    match = figures(
        player("ann", ["Sargon of Akkad", "Archery"], hand=["Tools"], forecast=["Oars"]), player("bob", ["Pottery"])
    )
    act(match, "Meld Tools", "Oars")
    assert pile(match, "ann", "red") == ["Archery", "Oars"]


def test_alexander_the_great_acts_for_an_opponent_who_melds_him_by_sharing() -> None:
    match = figures(
        player("ann", ["Clothing"]),
        player("bob", ["Agriculture"], hand=["Alexander the Great"]),
        player("cat", ["Homer"]),
        decks={1: ["Tools", "Oars", "Sailing", "Sunshu Ao"]},
    )
    answer(match, "Dogma Clothing")
    assert "Homer" in score(match, "bob")
    assert (tops(match, "cat"), karmas_told(match)) == ([], ["Alexander the Great"])


def test_sunshu_ao_keeps_a_yellow_card_that_would_be_tucked_from_another_board() -> None:
    match = figures(player("ann", ["Alhazen", "Sunshu Ao"]), player("bob", ["Masonry"]))
    answer(match, "Dogma Alhazen", "Masonry")
    assert (hand(match, "ann"), tops(match, "bob")) == (["Masonry"], [])


def test_homer_lets_a_figure_be_returned_from_the_score_pile() -> None:
    match = figures(
        player("ann", ["Homer", "Printing Press"], score=["Fu Xi"]), player("bob", ["Oars"]), decks={3: ["Paper"]}
    )
    act(match, "Dogma Printing Press", "Fu Xi")
    assert bottom_of_deck(match, 1, set_name="figures") == ["Fu Xi"]
    assert karmas_told(match) == []


def test_isaac_newton_covers_the_inspire_effect_that_was_to_be_used() -> None:
    match = figures(
        player("ann", ["Isaac Newton", "Tigernmas"]), player("bob", ["Pottery"]), decks={1: ["Oars", "Tools"]}
    )
    answer(match, "Inspire red", "ann")
    # Tigernmas is out of sight when the action begins: only the draw by the 1 on top of red is left.
    assert (pile(match, "ann", "red"), hand(match, "ann")) == (["Oars", "Tigernmas"], ["Tools"])


@pytest.mark.parametrize(("chosen", "drawn"), [("Archimedes", 2), ("Alexander the Great", 1), ("Confucius", 1)])
def test_one_of_three_karmas_upon_a_dogma_action_acts(chosen: str, drawn: int) -> None:
    match = figures(
        player("ann", ["Archimedes", "Alexander the Great", "Confucius", "The Wheel"]),
        player("bob"),
        decks={1: ["Oars", "Tools"], 2: ["Calendar", "Currency"]},
    )
    answer(match, "Dogma The Wheel")
    assert (asked(match), options(match)) == ("ann", ["Archimedes", "Alexander the Great", "Confucius"])
    answer(match, chosen)
    if chosen == "Confucius":
        answer(match, "leaf")
    assert hand(match, "ann") == (["Oars", "Tools"] if drawn == 1 else ["Calendar", "Currency"])
    assert karmas_told(match) == [chosen]
