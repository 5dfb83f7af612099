"""Examples and statistics of cards over HTTP."""

import pytest

from guests import Venue
from splay.innovation import position


def test_a_card_has_an_example_that_can_be_loaded(venue: Venue) -> None:
    told = venue.client.get("/api/cards/4e/Archery/example").json()
    assert told["use"] == {"label": "Dogma Archery"}
    assert "bob must obey effect 1 of Archery" in told["words"]
    match = position.load(told["position"])
    assert match.decision is not None
    assert told["use"]["label"] in [value.label for value in match.decision.values]
    assert told["then"] == []
    assert venue.client.get("/api/cards/3e/Oars/example").json()["then"] == [{"label": "Dogma Oars"}]


def test_a_card_of_intrapreneurs_has_an_example_too(venue: Venue) -> None:
    told = venue.client.get("/api/cards/standard/lemonade%20pilot/example?game=intrapreneurs").json()
    assert told["use"] == {"label": "Start Lemonade Pilot"}
    assert [deed["label"] for deed in told["then"]] == [
        "Upgrade Lemonade Pilot",
        "Pause Lemonade Pilot",
        "Restart Lemonade Pilot",
    ]
    assert "ann starts Lemonade Pilot with " in told["words"]
    asked = venue.guest("ann").post("/api/board", position=told["position"]).json()
    assert told["use"]["label"] in [option["label"] for option in asked["decision"]["options"]]


def test_names_with_spaces_and_marks_are_found(venue: Venue) -> None:
    for edition, name in (("3e", "Chang'An"), ("4e", "The%20Wheel"), ("4e", "A.I.")):
        assert venue.client.get(f"/api/cards/{edition}/{name}/example").status_code == 200


def test_an_example_is_told_in_other_words(venue: Venue) -> None:
    told = venue.client.get("/api/cards/3e/Athens/example?words=iello").json()
    assert "plays Athens" in told["words"]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/api/cards/4e/Athens/example", "the editions that have it are 3e"),
        ("/api/cards/9e/Archery/example", "9e"),
        ("/api/cards/3e/Archery/example?set=cities", "is not of the set"),
        ("/api/cards/standard/Wheelbarrow/example?game=intrapreneurs", "no card 'Wheelbarrow' in the deck"),
        ("/api/cards/standard/Archery/example?game=intrapreneurs", "it is a card of the game innovation"),
        ("/api/cards/4e/Seed%20Money/example?game=intrapreneurs", "has one edition, standard, not '4e'"),
        ("/api/cards/4e/Seed%20Money/example", "it is a card of the game intrapreneurs"),
        ("/api/cards/standard/Seed%20Money/example?game=intrapreneurs&set=base", "are not of sets"),
        ("/api/cards/4e/Archery/example?game=chess", "there is no game 'chess'"),
        ("/api/cards/9e/Archery/statistics", "9e"),
        ("/api/cards/4e/Wheelbarrow/statistics", "there is no card 'Wheelbarrow'"),
        ("/api/statistics?edition=9e", "nothing was counted of the edition"),
        ("/api/statistics?edition=4e&players=5", "of: 4th edition, 2 players; 4th edition, 3 players; 4th edition, 4"),
        ("/api/statistics?edition=4e&players=9", "Nothing was counted of the 4th edition, 9 players, but of: 4th "),
        (
            "/api/statistics?edition=3e&sets=cities&players=3",
            "of the 3rd edition with Cities of Destiny, 3 players, but",
        ),
        ("/api/statistics?edition=4e&sets=cities", "The 4th edition has no expansion 'cities': choose the edition 3e."),
    ],
)
def test_what_there_is_not_is_refused_in_words(venue: Venue, path: str, words: str) -> None:
    response = venue.client.get(path)
    assert (response.status_code, response.json()["error"]["kind"]) == (404, "not_found")
    assert words.lower() in response.json()["error"]["words"].lower()


def test_the_statistics_of_a_card_come_with_intervals_and_who_played(venue: Venue) -> None:
    told = venue.client.get("/api/cards/4e/Archery/statistics").json()
    assert told["made_by"]["bot"] == "fox"
    assert [table["players"] for table in told["tables"]] == [2, 3, 4]
    for table in told["tables"]:
        share = table["won"]["board"]
        assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
        assert table["par"] == round(1 / table["players"], 4)


def test_all_cards_of_a_table_are_told_with_how_its_games_went(venue: Venue) -> None:
    told = venue.client.get("/api/statistics?edition=3e&sets=cities&players=2").json()
    assert (told["edition"], told["expansions"], told["players"]) == ("3e", ["cities"], 2)
    assert {"Archery", "Athens"} <= {card["name"] for card in told["cards"]}
    assert sum(share["share"] for share in told["endings"].values()) == pytest.approx(1, abs=0.001)
    assert {table["edition"] for table in told["tables"]} == {"1e", "3e", "4e"}
