"""Lessons and guides as the page gets them: whole, in its words, and of no table."""

from guests import Json, Venue


def test_a_lesson_comes_as_a_whole_with_the_option_that_each_step_wants(venue: Venue) -> None:
    told = venue.client.get("/api/lessons/first").json()
    assert [wanted(step) for step in told["steps"]] == [
        "Writing",
        "Draw",
        "Meld Oars",
        "Dogma Writing",
        "Dogma Oars",
        "Meld Metalworking",
        "Meld Philosophy",
        "Pottery",
        "Dogma Philosophy",
        "red",
        "Code of Laws",
        "Achieve 1",
    ]
    assert told["end"]["decision"] is None
    assert told["end"]["view"]["players"][0]["achievements"] == [1]
    numbers = [entry["number"] for step in [*told["steps"], told["end"]] for entry in step["log"]]
    assert numbers == list(range(len(numbers)))


def wanted(step: Json) -> str:
    """Return the option that a step wants, by its words."""
    assert step["decision"]["yours"]
    return str(step["decision"]["options"][step["expected"]]["label"])


def test_a_lesson_shows_no_hidden_cards(venue: Venue) -> None:
    for step in venue.client.get("/api/lessons/first").json()["steps"]:
        assert all(card["name"] is None for card in step["view"]["players"][1]["hand"])


def test_a_lesson_is_played_against_the_first_opponent(venue: Venue) -> None:
    seats = venue.client.get("/api/lessons/first").json()["table"]["seats"]
    assert [seat["level"] for seat in seats] == [None, "duckling"]


def test_a_lesson_is_told_in_other_words(venue: Venue) -> None:
    told = venue.client.get("/api/lessons/first?words=iello").json()
    meld = told["steps"][2]
    assert (meld["name"], meld["do"]) == ("Play", "Play Oars: lay it on your board.")
    assert wanted(meld) == "Play Oars"


def test_a_lesson_leaves_no_trace_at_the_house(venue: Venue) -> None:
    ann = venue.guest("ann")
    first = ann.get("/api/lessons/first")
    assert ann.get("/api/tables").json() == {"tables": []}
    again = venue.client.get("/api/lessons/first", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304


def test_a_lesson_that_does_not_exist_is_refused(venue: Venue) -> None:
    response = venue.client.get("/api/lessons/second")
    assert (response.status_code, response.json()["error"]["kind"]) == (404, "not_found")


def test_the_guides_come_with_their_cards(venue: Venue) -> None:
    guides = {guide["key"]: guide for guide in venue.client.get("/api/guides").json()["guides"]}
    assert guides["cities"]["edition"] == "3e" and len(guides["cities"]["cards"]) == 5
    other = venue.client.get("/api/guides?words=iello").json()["guides"][0]
    assert "Period" in other["about"]
