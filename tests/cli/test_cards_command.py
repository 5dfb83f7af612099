"""`splay cards`: finding and reading cards."""

import json
from typing import Any

import pytest

from command import splay
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.innovation.facts import SLOT_NAMES


def found(*arguments: str) -> list[dict[str, Any]]:
    ran = splay("cards", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    cards: list[dict[str, Any]] = json.loads(ran.out)
    return cards


def names(*arguments: str) -> list[str]:
    return [card["name"] for card in found(*arguments)]


# As JSON


@pytest.mark.parametrize(
    ("edition", "set_name", "count"),
    [
        ("1e", "base", 105),
        ("3e", "base", 105),
        ("4e", "base", 115),
        ("1e", "echoes", 105),
        ("3e", "echoes", 105),
        ("3e", "cities", 105),
        ("3e", "figures", 105),
    ],
)
def test_json_lists_every_card_with_its_facts(edition: str, set_name: str, count: int) -> None:
    cards = found("--edition", edition, "--set", set_name)
    assert len(cards) == count
    for card in cards:
        assert list(card) == ["name", "set", "edition", "age", "color", "icons", "featured", "effects"]
        assert card["edition"] == edition
        assert card["set"] == set_name
        assert len(card["icons"]) == (6 if set_name == "cities" else 4)
        assert set(card["icons"]) <= set(SLOT_NAMES)
        assert card["featured"] in (card["icons"] if set_name != "cities" else [None])
        assert all(list(effect) == ["kind", "text"] for effect in card["effects"])


def test_all_sets_of_an_edition_are_listed_age_by_age() -> None:
    cards = found("--edition", "3e")
    assert len(cards) == 530
    assert [card["age"] for card in cards] == sorted(card["age"] for card in cards)
    assert {card["set"] for card in cards if card["age"] == 1} == {
        "base",
        "cities",
        "artifacts",
        "echoes",
        "figures",
    }
    assert {card["set"] for card in found()} == {"base"}


def test_json_of_one_card_has_its_rulings_and_keeps_the_glyphs() -> None:
    (card,) = found("archery")
    assert card["name"] == "Archery"
    assert (card["age"], card["color"], card["featured"]) == (1, "red", "castle")
    assert card["icons"] == ["castle", "lightbulb", "hex", "castle"]
    assert [effect["kind"] for effect in card["effects"]] == ["demand", "dogma"]
    assert "{1}" in card["effects"][0]["text"]
    assert isinstance(card["rulings"], list)


def test_rulings_are_those_of_the_card() -> None:
    ruled = next(card for card in catalogue(EDITIONS["4e"]) if card.rulings)
    assert found(ruled.name)[0]["rulings"] == ruled.rulings
    assert " ".join(ruled.rulings[0].split()[:4]) in splay("cards", ruled.name).told


# Names


@pytest.mark.parametrize("name", ["wheel", "The Wheel", "the wheel", "WHEEL", "thewheel"])
def test_part_of_a_name_in_any_case_will_do(name: str) -> None:
    assert names(name) == ["The Wheel"]


def test_a_whole_name_comes_before_names_that_contain_it() -> None:
    assert names("ai") == ["A.I."]
    assert names("coal") == ["Coal"]


def test_several_that_fit_are_listed() -> None:
    assert names("mon") == ["Monotheism", "Monument"]
    ran = splay("cards", "mon")
    assert "Monotheism" in ran.told and "Monument" in ran.told


def test_a_card_is_drawn_with_its_name_icons_and_effects() -> None:
    ran = splay("cards", "archery")
    assert ran.code == 0
    assert "╭" in ran.out and "╰" in ran.out
    for part in ("Archery", "red", "age 1", "castle", "4e", "I demand:"):
        assert part in ran.out
    assert "{1}" not in ran.out, "glyphs are drawn"


@pytest.mark.parametrize(
    ("name", "suggestion"), [("archry", "Archery"), ("the weel", "The Wheel"), ("Monumnt", "Monument")]
)
def test_an_unknown_name_suggests_the_nearest(name: str, suggestion: str) -> None:
    ran = splay("cards", name)
    assert ran.code == 2
    assert ran.out == ""
    assert f"there is no card {name!r}: did you mean" in ran.err
    assert suggestion in ran.err


@pytest.mark.parametrize("name", ["", "xyzzy", "..."])
def test_a_name_like_no_other_is_refused_with_a_way_on(name: str) -> None:
    ran = splay("cards", name)
    assert ran.code == 2
    assert "`splay cards` lists them all" in ran.err


# Special achievements


def test_a_special_achievement_tells_its_condition_and_the_card_that_gives_it() -> None:
    ran = splay("cards", "monument", "--edition", "3e")
    assert "Tuck six cards or score six cards in one turn." in ran.out
    assert "Masonry" in ran.out
    (monument,) = found("monument", "--edition", "3e")
    assert monument["effects"] == [{"kind": "special", "text": "Tuck six cards or score six cards in one turn."}]
    assert "Masonry" in monument["rulings"][0]


def test_a_special_achievement_is_that_of_the_edition() -> None:
    assert found("monument")[0]["effects"] == [{"kind": "special", "text": "Have four top cards with a demand."}]


def test_special_achievements_are_no_cards_of_an_age() -> None:
    assert names("mon", "--age", "2") == ["Monotheism"]
    assert "Monument" not in names()


@pytest.mark.parametrize(
    ("edition", "added"), [("1e", ["echoes"]), ("3e", ["cities", "echoes", "figures"]), ("4e", [])]
)
def test_special_achievements_are_listed_with_their_sets(edition: str, added: list[str]) -> None:
    specials = found("--special", "--edition", edition)
    sets = ["base", *added]
    count = 5 * len(sets)
    assert [special["set"] for special in specials] == [name for name in sets for _ in range(5)]
    ran = splay("cards", "--special", "--edition", edition)
    assert all(special["name"] in ran.told for special in specials)
    assert f"{count} special achievements" in ran.told


def test_a_special_achievement_of_echoes_is_found_by_its_name() -> None:
    (heritage,) = found("heritage", "--edition", "1e")
    assert (heritage["set"], heritage["effects"][0]["text"]) == ("echoes", "Show eight {hex} in one colour.")
    ran = splay("cards", "heritage", "--edition", "1e")
    assert "Show eight hex in one colour." in ran.told and "Or by the effect of Loom." in ran.told
    assert "special achievement · echoes · 1st edition" in ran.told


# Echoes


def test_an_echo_effect_and_a_bonus_are_drawn_in_their_slots_and_told() -> None:
    ran = splay("cards", "scissors", "--edition", "3e")
    assert ran.code == 0
    rows = [line.strip("│ ").split() for line in ran.out.splitlines()]
    assert ["≈", "Scissors", "EG2"] in rows
    assert ["·", "+2", "♜"] in rows
    assert "≈ Echo: Take the bottom card" in ran.told
    assert "green · age 2 · castle · echoes · 3e" in ran.told


def test_an_echo_effect_is_an_effect_of_its_own_kind() -> None:
    (scissors,) = found("scissors", "--edition", "3e")
    assert scissors["icons"] == ["echo", "hex", "bonus-2", "castle"]
    assert [effect["kind"] for effect in scissors["effects"]] == ["echo", "dogma", "dogma"]


@pytest.mark.parametrize(("name", "echo"), [("ruler", True), ("plumbing", True), ("puppet", False)])
def test_a_card_without_an_effect_says_so(name: str, echo: bool) -> None:
    ran = splay("cards", name, "--edition", "3e")
    assert "No effect." in ran.told
    assert ("Echo:" in ran.told) == echo
    assert [effect["kind"] for effect in found(name, "--edition", "3e")[0]["effects"]] == ["echo"] * echo


def test_cards_are_found_by_their_echoes_and_bonuses() -> None:
    echoes = found("--edition", "1e", "--icon", "echo")
    bonuses = found("--edition", "1e", "--icon", "bonus")
    assert echoes and all("echo" in card["icons"] for card in echoes)
    assert bonuses and all(any(icon.startswith("bonus-") for icon in card["icons"]) for card in bonuses)
    assert {card["set"] for card in [*echoes, *bonuses]} == {"echoes"}


# Cities


@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("Munich", ["lightbulb", "clock", "plus", "lightbulb", "arrow-right", "hex"]),
        ("Johannesburg", ["bonus-7", "bonus-7", "lightbulb", "crown", "search-crown", "hex"]),
        ("Berlin", ["factory", "factory", "arrow-right", "lightbulb", "flag", "hex"]),
        ("San Francisco", ["crown", "lightbulb", "bonus-9", "crown", "bonus-9", "hex"]),
        ("Moscow", ["leaf", "lightbulb", "plus", "leaf", "fountain", "hex"]),
    ],
)
def test_a_city_has_six_icons_and_features_none(name: str, icons: list[str]) -> None:
    (city,) = found(name, "--edition", "3e")
    assert (city["set"], city["icons"], city["featured"], city["effects"]) == ("cities", icons, None, [])


def drawn(name: str) -> list[list[str]]:
    """Return the words of each line of a card's picture."""
    return [line.strip("│ ").split() for line in splay("cards", name, "--edition", "3e").out.splitlines()]


def test_the_six_icons_of_a_city_are_drawn_in_their_places() -> None:
    munich = drawn("munich")
    assert munich[1:3] == [["☼", "→", "·"], ["Munich", "CB7"]]
    assert ["◷", "✚", "☼"] in munich
    assert munich.index(["◷", "✚", "☼"]) > munich.index(["Munich", "CB7"])
    johannesburg = drawn("johannesburg")
    assert johannesburg[1] == ["+7", "⌕♛", "·"] and ["+7", "☼", "♛"] in johannesburg


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "munich",
            "✚ Plus: after your Meld action draw an 8. → Arrow: after your Meld action splay your blue cards right.",
        ),
        (
            "johannesburg",
            "⌕♛ Search: after your Meld action draw and reveal 7 base cards of value 7; keep those with a ♛",
        ),
        ("yin", "⌕♜ Search: after your Meld action draw and reveal a base 1; keep it if it has a ♜, else return it."),
        ("zurich", "⚑ Flag: counts as an achievement as long as it is in sight and no opponent shows more red cards"),
        ("brussels", "♨ Fountain: counts as an achievement as long as it is in sight."),
        ("san francisco", "No effect: its icons and bonuses count"),
    ],
)
def test_what_the_icons_of_a_city_do_is_told(name: str, words: str) -> None:
    told = " ".join(word for line in drawn(name) for word in line)
    assert words in told
    assert "No effect." not in told, "that is for cards which do nothing"


def test_two_fountains_are_told_one_by_one() -> None:
    assert splay("cards", "brussels", "--edition", "3e").told.count("Fountain: ") == 2


@pytest.mark.parametrize(
    ("name", "rulings"),
    [
        ("munich", ["after a Meld action only", "the lower one takes effect first", "claims Repute"]),
        ("johannesburg", ["it reveals what is left"]),
        ("zurich", ["a tie does no harm", "claims Glory"]),
        ("brussels", ["claims Victory"]),
        ("san francisco", []),
    ],
)
def test_rulings_on_a_city_are_those_of_its_icons(name: str, rulings: list[str]) -> None:
    told = found(name, "--edition", "3e")[0]["rulings"]
    assert all(any(ruling in text for text in told) for ruling in rulings)
    assert bool(told) == bool(rulings)
    every = " ".join(told)
    assert ("takes effect first" in every) == (name == "munich")
    assert ("Victory" in every) == (name == "brussels")


@pytest.mark.parametrize("icon", ["flag", "fountain", "plus", "arrow-left", "arrow-right", "arrow-up"])
def test_cities_are_found_by_their_icons(icon: str) -> None:
    cities = found("--edition", "3e", "--icon", icon)
    assert cities and all(icon in city["icons"] and city["set"] == "cities" for city in cities)
    everything = [*found("--edition", "3e", "--set", "cities"), *found("--edition", "3e", "--set", "relics")]
    assert len(cities) == sum(icon in city["icons"] for city in everything)


def test_a_search_is_found_as_such_and_as_the_icon_that_it_is() -> None:
    searching = found("--edition", "3e", "--icon", "search")
    assert len(searching) > 1
    assert all(any(icon.startswith("search-") for icon in city["icons"]) for city in searching)
    assert "Atlantis" in names("--edition", "3e", "--icon", "castle", "--set", "cities"), "its castle is a search"
    assert "Thebes" not in names("--edition", "3e", "--icon", "castle", "--set", "cities")


def test_special_achievements_of_cities_are_deeds_that_no_card_gives() -> None:
    assert names("--special", "--edition", "3e", "--set", "cities") == ["Legend", "Repute", "Fame", "Glory", "Victory"]
    ran = splay("cards", "legend", "--edition", "3e")
    assert "Meld a city with a left arrow on a colour that is" in ran.told
    assert "Or by the effect of" not in ran.told
    assert "special achievement · cities · 3rd edition" in ran.told
    (legend,) = found("legend", "--edition", "3e")
    assert (legend["set"], legend["rulings"]) == ("cities", [])


# Artifacts and relics


def test_artifacts_have_four_slots_which_may_be_empty() -> None:
    artifacts = found("--edition", "3e", "--set", "artifacts")
    assert len(artifacts) == 105
    assert [card["name"] for card in artifacts if None in card["icons"]] == ["Battleship Yamato"]
    assert all(card["featured"] in card["icons"] for card in artifacts), "null too"
    assert not any("relic" in card for card in artifacts)


def test_a_battleship_without_icons_has_another_value_on_a_board() -> None:
    (yamato,) = found("yamato", "--edition", "3e")
    assert (yamato["age"], yamato["front_age"], yamato["featured"]) == (8, 11, None)
    assert yamato["icons"] == [None, "hex", None, None]
    assert "11" in yamato["rulings"][0]
    lines = drawn("yamato")
    assert lines[1] == ["□", "Battleship", "Yamato", "AR8"] and ["·", "□", "□"] in lines
    assert "red · age 8, 11 on a board · artifacts · 3e" in splay("cards", "yamato", "--edition", "3e").told
    assert not any("front_age" in card for card in found("--edition", "3e") if card["name"] != "Battleship Yamato")


def test_a_compel_effect_is_marked_as_such() -> None:
    (stamp_act,) = found("stamp act", "--edition", "3e")
    assert [effect["kind"] for effect in stamp_act["effects"]] == ["compel"]
    told = splay("cards", "stamp act", "--edition", "3e").told
    assert "☼ I compel: Give my score pile" in told
    assert "I demand" not in told


def test_relics_are_found_together_and_each_is_of_the_type_of_its_set() -> None:
    relics = found("--edition", "3e", "--set", "relics")
    assert [(card["name"], card["set"], card["age"]) for card in relics] == [
        ("Timbuktu", "cities", 3),
        ("Complex Numbers", "base", 4),
        ("Newton-Wickins Telescope", "artifacts", 5),
        ("Ching Shih", "figures", 6),
        ("Safety Pin", "echoes", 7),
    ]
    assert all(card["relic"] is True for card in relics)
    assert "Timbuktu" not in names("--edition", "3e", "--set", "cities")
    assert "Timbuktu" in names("--edition", "3e", "--age", "3", "--color", "green")
    told = splay("cards", "complex numbers", "--edition", "3e").told
    assert "blue · age 4 · lightbulb · base · relic · 3e" in told
    assert "relic" not in splay("cards", "munich", "--edition", "3e").told


def test_the_karmas_of_a_figure_are_told_without_an_icon() -> None:
    (ching_shih,) = found("ching shih", "--edition", "3e")
    assert [effect["kind"] for effect in ching_shih["effects"]] == ["karma", "karma"]
    told = splay("cards", "ching shih", "--edition", "3e").told
    assert told.count("Karma: ") == 2
    assert "No effect." not in told and "◷ Karma" not in told


# Figures


def test_a_figure_has_an_effect_in_a_slot_and_karmas() -> None:
    (homer,) = found("homer", "--edition", "3e")
    assert (homer["set"], homer["color"], homer["featured"]) == ("figures", "purple", "castle")
    assert homer["icons"] == ["hex", "inspire", "bonus-2", "castle"]
    assert [effect["kind"] for effect in homer["effects"]] == ["inspire", "karma"]
    lines = drawn("homer")
    assert ["·", "Homer", "FP1"] in lines and ["✦", "+2", "♜"] in lines
    told = " ".join(word for line in lines for word in line)
    assert "✦ Inspire: Draw a 2 and tuck it." in told
    assert told.count("❖ Karma: ") == 1 and "purple · age 1 · castle · figures · 3e" in told


def test_figures_are_found_by_their_inspire_and_echo_effects() -> None:
    inspiring = found("--edition", "3e", "--icon", "inspire")
    assert {card["set"] for card in inspiring} == {"figures"}
    assert all([effect["kind"] for effect in card["effects"]].count("inspire") == 1 for card in inspiring)
    echoing = names("--edition", "3e", "--icon", "echo", "--set", "figures")
    assert "Daedalus" in echoing and "Homer" not in echoing


def test_decrees_are_special_achievements_with_a_colour() -> None:
    assert names("--special", "--edition", "3e", "--set", "figures") == [
        "Advancement",
        "War",
        "Trade",
        "Expansion",
        "Rivalry",
    ]
    assert names("--special", "--edition", "3e", "--color", "red") == ["War"]
    (war,) = found("war", "--edition", "3e", "--set", "figures", "--special")
    assert (war["color"], war["effects"][0]["kind"]) == ("red", "special")
    told = splay("cards", "war", "--special", "--edition", "3e").told
    assert "Name a value and return all other players' top cards of" in told
    assert "red decree · figures · 3rd edition" in told
    assert found("monument", "--edition", "3e")[0]["color"] is None


def test_the_list_has_room_for_the_effects_beside_the_longest_name() -> None:
    out = splay("cards", "--edition", "3e", "--set", "relics").out
    assert "…" not in out
    rows = [line.split() for line in out.splitlines()]
    assert any(row[:3] == ["AP5", "Newton-Wickins", "artifacts"] for row in rows)
    assert any(row[:2] == ["Telescope", "relic"] for row in rows)


def test_the_list_names_the_set_of_each_card_where_there_are_several() -> None:
    ran = splay("cards", "--edition", "3e", "--age", "2", "--color", "green")
    rows = [line.split()[:4] for line in ran.out.splitlines()]
    assert ["G2", "Currency", "base", "green"] in rows
    assert ["EG2", "Scissors", "echoes", "green"] in rows
    assert "echoes" not in splay("cards", "--age", "2", "--color", "green").told


def test_every_card_of_every_set_can_be_drawn() -> None:
    assert splay("cards", "--edition", "1e").told.count("echoes") >= 105
    assert "530 cards, 3rd edition" in splay("cards", "--edition", "3e").told


def test_a_card_of_another_edition_is_told_with_its_editions() -> None:
    for arguments in (["scissors"], ["destiny"]):
        ran = splay("cards", *arguments)
        assert (ran.code, ran.out) == (2, "")
        assert f"there is no card {arguments[0]!r} in the 4th edition: choose --edition 1e or 3e" in ran.err


# Examples and statistics


@pytest.mark.parametrize("study", ["--example", "--stats"])
@pytest.mark.parametrize(
    ("name", "edition", "kind"),
    [
        ("Monument", "4e", "special achievement"),
        ("monum", "4e", "special achievement"),
        ("Rivalry", "3e", "decree"),
    ],
)
def test_a_special_achievement_has_no_example_and_no_statistics(study: str, name: str, edition: str, kind: str) -> None:
    ran = splay("cards", name, study, "--edition", edition)
    assert (ran.code, ran.out) == (2, "")
    assert f" is a {kind}, which has no example and no statistics" in ran.err


def test_a_special_achievement_does_not_stand_in_the_way_of_a_card() -> None:
    assert json.loads(splay("cards", "mon", "--stats", "--json").out)["name"] == "Monotheism"


@pytest.mark.parametrize("study", ["--example", "--stats"])
def test_examples_and_statistics_follow_the_filters(study: str) -> None:
    ran = splay("cards", "archery", study, "--set", "figures")
    assert (ran.code, ran.out) == (2, "")
    assert "the 4th edition has no set 'figures': choose --edition 3e" in ran.err
    assert splay("cards", "archery", study, "--set", "figures", "--edition", "3e").out == "No card matches.\n"
    assert splay("cards", "archery", study, "--color", "blue", "--json").out == "[]\n"
    assert splay("cards", "archery", study, "--set", "base", "--color", "red").code == 0


def test_a_card_among_special_achievements_is_told_as_such() -> None:
    ran = splay("cards", "archery", "--special")
    assert (ran.code, ran.out) == (2, "")
    assert "'archery' is a card and no special achievement: leave out --special" in ran.err


# Filters


def test_filters_narrow_what_is_listed() -> None:
    assert names("--age", "1", "--color", "red") == ["Archery", "Metalworking", "Oars"]
    assert names("--age", "1", "--color", "RED", "--icon", "Crown") == ["Oars"]
    assert len(names("--set", "base")) == 115
    for card in found("--icon", "clock"):
        assert "clock" in card["icons"]
    assert len(names("--age", "1")) == 15
    assert len(names("--age", "11")) == 10


def test_persons_are_icons_of_the_fourth_edition() -> None:
    assert all("person" in card["icons"] for card in found("--icon", "person"))
    assert len(names("--icon", "person")) > 1
    ran = splay("cards", "--icon", "person", "--edition", "3e")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no icon 'person': choose one of crown, leaf, lightbulb, castle, factory, clock, hex" in ran.err


def test_a_table_lists_what_fits_with_its_effects() -> None:
    ran = splay("cards", "--age", "1", "--color", "red")
    for part in ("Archery", "Metalworking", "Oars", "R1", "I demand:", "3 cards, 4th edition"):
        assert part in ran.told
    assert "Pottery" not in ran.told


def test_nothing_that_fits_is_said_and_is_no_error() -> None:
    arguments = ("--age", "1", "--icon", "clock")
    assert found(*arguments) == []
    ran = splay("cards", *arguments)
    assert ran.code == 0
    assert ran.out == "No card matches.\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--edition", "2e"], "there is no edition '2e': choose one of 1e, 3e, 4e"),
        (["--set", "cheese"], "there is no set 'cheese': choose one of base"),
        (["--set", "echoes"], "the 4th edition has no set 'echoes': choose --edition 1e or 3e"),
        (["--set", "cheese", "--edition", "3e"], "choose one of base, cities, artifacts, echoes, figures, relics"),
        (["--icon", "echo"], "there is no icon 'echo': choose one of crown"),
        (["--icon", "flag", "--edition", "1e"], "there is no icon 'flag': choose one of crown"),
        (["--set", "artifacts", "--edition", "1e"], "the 1st edition has no set 'artifacts': choose --edition 3e"),
        (["--set", "relics"], "the 4th edition has no set 'relics': choose --edition 3e"),
        (["--icon", "nothing", "--edition", "3e"], "there is no icon 'nothing': choose one of crown"),
        (["--set", "cities"], "the 4th edition has no set 'cities': choose --edition 3e"),
        (
            ["--icon", "arrow", "--edition", "3e"],
            "hex, echo, inspire, flag, fountain, plus, arrow-left, arrow-right, arrow-up, bonus, search",
        ),
        (["--age", "12"], "there is no age '12': choose one of 1, 2, 3"),
        (["--age", "11", "--edition", "3e"], "there is no age '11': choose one of 1, 2, 3"),
        (["--age", "0"], "there is no age '0'"),
        (["--color", "pink"], "there is no colour 'pink': choose one of blue, red, green, yellow, purple"),
        (
            ["--icon", "moon"],
            "there is no icon 'moon': choose one of crown, leaf, lightbulb, castle, factory, clock, person, hex",
        ),
    ],
)
def test_a_filter_that_cannot_be_is_told_with_those_that_can(arguments: list[str], reason: str) -> None:
    for extra in ([], ["--json"], ["wheel"]):
        ran = splay("cards", *extra, *arguments)
        assert ran.code == 2
        assert ran.out == ""
        assert reason in ran.err


@pytest.mark.parametrize("command", ["cards", "play", "simulate", "replay", "bench"])
def test_the_help_shows_no_type_for_a_flag_of_the_command(command: str) -> None:
    flags = [line for line in splay(command, "--help").out.splitlines() if "<bool>" in line]
    assert all("--help" in line for line in flags)


def test_the_help_names_the_sets() -> None:
    told = " ".join(splay("cards", "--help").out.replace("│", " ").split())
    assert "base or echoes or cities or artifacts or figures" in told
    assert "or relics, each of which is of the type of another set" in told
