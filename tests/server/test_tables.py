"""Tables before and after a match: making, sitting down, sending away, starting, leaving, playing again."""

from pathlib import Path
from typing import Any

import pytest

from guests import Guest, Json, Venue, duel, refusal
from guests import venue as open_venue


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables").json()["tables"]]


def test_open_tables_are_listed_for_everyone_and_private_ones_only_for_those_who_sit_there(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    public, private = ann.makes_table("open", "open"), ann.makes_table("open", "open", private=True)
    assert set(listed(ann)) == {public, private}
    assert listed(bob) == [public]
    assert bob.at(private, "sit").status_code == 200, "whoever has the link can sit down"
    assert set(listed(bob)) == {public, private}
    mine = {table["id"]: table["mine"] for table in bob.get("/api/tables").json()["tables"]}
    assert mine == {public: False, private: True}
    ann.at(private, "start")
    assert set(listed(bob)) == {public, private}, "running matches are listed for their players"
    ann.at(private, "concede")
    assert listed(bob) == [public]


def test_a_table_waits_until_every_seat_is_taken_and_its_host_starts_it(venue: Venue) -> None:
    ann, bob, cat = venue.guest("ann"), venue.guest("bob"), venue.guest("cat")
    table = ann.makes_table("open", "open", "random", "open")
    assert kinds(ann.get(f"/api/tables/{table}").json()) == ["person", "open", "bot", "open"]
    assert refusal(ann.at(table, "start")) == "illegal"
    assert kinds(bob.at(table, "sit", seat=3).json()) == ["person", "open", "bot", "person"]
    assert refusal(bob.at(table, "sit")) == "illegal", "nobody has two seats"
    assert refusal(cat.at(table, "sit", seat=3)) == "full"
    assert refusal(cat.at(table, "sit", seat=2)) == "full"
    assert refusal(cat.at(table, "sit", seat=9)) == "illegal"
    assert kinds(cat.at(table, "sit").json()) == ["person", "person", "bot", "person"]
    assert refusal(venue.guest("dan").at(table, "sit")) == "full"
    assert refusal(bob.at(table, "start")) == "not_yours"
    started = ann.at(table, "start").json()
    assert started["status"] == "playing"
    assert refusal(ann.at(table, "start")) == "full"
    assert len(ann.state(table)["view"]["players"]) == 4


def test_the_host_can_send_somebody_away_before_the_match_who_cannot_come_back(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open", "random")
    bob.at(table, "sit")
    assert refusal(bob.at(table, "kick", seat=0)) == "not_yours"
    assert refusal(ann.at(table, "kick", seat=0)) == "illegal"
    assert refusal(ann.at(table, "kick", seat=7)) == "illegal"
    assert kinds(ann.at(table, "kick", seat=1).json()) == ["person", "open", "bot"]
    assert refusal(bob.at(table, "sit")) == "forbidden"
    assert bob.get(f"/api/tables/{table}").json()["you"] == {"seat": None, "host": False, "kicked": True}
    assert kinds(ann.at(table, "kick", seat=2).json()) == ["person", "open", "open"]
    ann2, bob2, playing = duel(venue)
    assert refusal(ann2.at(playing, "kick", seat=1)) == "full", "not after the start"
    assert bob2.state(playing)["table"]["you"]["seat"] == 1


def test_when_the_host_leaves_another_is_the_host_and_the_last_one_closes_the_table(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open", "open")
    bob.at(table, "sit")
    assert refusal(venue.guest("eve").at(table, "leave")) == "not_yours"
    ann.at(table, "leave")
    assert bob.get(f"/api/tables/{table}").json()["you"] == {"seat": 1, "host": True, "kicked": False}
    assert bob.at(table, "leave").json()["status"] == "finished"
    assert refusal(ann.at(table, "sit")) == "finished"
    assert refusal(bob.at(table, "answer", to=0, index=0)) == "not_yours"


def test_at_a_table_where_everyone_plays_alone_there_are_no_teams(venue: Venue) -> None:
    ann = venue.guest("ann")
    table = ann.makes_table("open", "random", "random", "random", edition="4e", options={"teams": "ABCD"})
    ann.at(table, "start")
    assert ann.state(table)["view"]["needed"] == 4


def test_a_running_match_is_left_by_conceding(venue: Venue) -> None:
    ann, _, table = duel(venue)
    assert refusal(ann.at(table, "leave")) == "illegal"


@pytest.mark.parametrize(
    ("wish", "options"),
    [
        ({"edition": "3e", "options": {"longer": "yes", "open": "covered+counts"}}, {"needed": 7}),
        ({"edition": "1e"}, {"needed": 6}),
        ({"edition": "4e", "options": {"teams": "AB"}}, {"needed": 6}),
        ({"game": "intrapreneurs"}, {"round": 1}),
    ],
)
def test_a_table_is_played_as_its_host_has_chosen(venue: Venue, wish: Json, options: Json) -> None:
    ann, _, table = duel(venue, **wish)
    state = ann.state(table)
    assert state["table"]["options"] == wish.get("options", {})
    assert options.items() <= state["view"].items()


def test_the_host_chooses_a_seat(venue: Venue) -> None:
    table = venue.guest("ann").makes_table("open", "open", seat=1)
    assert kinds(venue.client.get(f"/api/tables/{table}").json()) == ["open", "person"]


OPEN = {"kind": "open"}
PAIR = [OPEN, OPEN]


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"seats": PAIR, "game": "chess"}, "illegal"),
        ({"seats": PAIR, "edition": "9e"}, "illegal"),
        ({"seats": PAIR, "expansions": ["dinosaurs"]}, "illegal"),
        ({"seats": PAIR, "options": {"deck": "x"}}, "illegal"),
        ({"seats": PAIR, "edition": "1e", "options": {"longer": "yes"}}, "illegal"),
        ({"seats": PAIR, "options": {"teams": "AA"}}, "illegal"),
        ({"seats": [OPEN] * 6}, "illegal"),
        ({"seats": [{"kind": "bot", "level": "greedy"}] * 2}, "illegal"),
        ({"seats": [OPEN, {"kind": "bot", "level": "genius"}]}, "illegal"),
        ({"seats": [OPEN, {"kind": "bot"}]}, "illegal"),
        ({"seats": [OPEN, {"kind": "open", "level": "greedy"}]}, "illegal"),
        ({"seats": PAIR, "seat": 2}, "illegal"),
        ({"seats": [{"kind": "bot", "level": "random"}, OPEN], "seat": 0}, "illegal"),
        ({"seats": PAIR, "clock": {"kind": "live"}}, "illegal"),
        ({"seats": PAIR, "clock": {"kind": "none", "seconds": 5}}, "illegal"),
        ({"seats": PAIR, "clock": {"kind": "sundial", "seconds": 5}}, "malformed"),
        ({"seats": [OPEN]}, "malformed"),
        ({"seats": [OPEN] * 99}, "malformed"),
        ({"seats": "two"}, "malformed"),
        ({"seats": PAIR, "private": "yes"}, "malformed"),
        ({"seats": PAIR, "surprise": 1}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(venue: Venue, wish: dict[str, Any], kind: str) -> None:
    ann = venue.guest("ann")
    assert refusal(ann.post("/api/tables", **wish)) == kind
    assert listed(ann) == []


def test_a_table_that_nobody_has_made_is_not_found(venue: Venue) -> None:
    ann = venue.guest("ann")
    assert refusal(ann.get("/api/tables/nowhere")) == "not_found"
    assert refusal(ann.get("/api/tables/nowhere/state")) == "not_found"
    assert refusal(ann.at("nowhere", "answer", to=0, index=0)) == "not_found"


def test_the_list_of_tables_says_who_is_asked_also_after_a_restart(tmp_path: Path) -> None:
    def asked(guest: Guest) -> dict[str, int | None]:
        return {table["id"]: table["asked"] for table in guest.get("/api/tables").json()["tables"]}

    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob, table = duel(venue)
        waiting = ann.makes_table("open", "open")
        assert asked(ann) == asked(bob) == {table: 0, waiting: None}
        ann.answers(table)
        assert asked(ann) == {table: 1, waiting: None}
        ann.at(table, "undo")
        assert asked(ann) == {table: 0, waiting: None}
        ann.answers(table)
    with open_venue(tmp_path / "splay.db") as venue:
        again = Guest(venue, ann.token, ann.id, ann.name)
        assert asked(again) == {table: 1, waiting: None}
        assert not venue.house._live, "for a list no match is rebuilt"
        again.at(table, "concede")
        assert again.get(f"/api/tables/{table}").json()["asked"] is None


# Playing again


def test_a_rematch_has_the_same_seats_and_both_pages_learn_of_it(venue: Venue) -> None:
    ann, bob, table = duel(venue, edition="3e", clock={"kind": "live", "seconds": 600})
    assert refusal(ann.at(table, "rematch")) == "not_started"
    bob.at(table, "concede")
    assert refusal(venue.guest("eve").at(table, "rematch")) == "not_yours"
    again = bob.at(table, "rematch").json()
    assert again["id"] != table
    assert [seat["name"] for seat in again["seats"]] == ["ann", "bob"]
    assert (again["edition"], again["clock"]["seconds"]) == ("3e", 600)
    assert again["you"] == {"seat": 1, "host": True, "kicked": False}
    assert ann.state(table)["table"]["rematch"] == again["id"]
    assert ann.at(table, "rematch").json()["id"] == again["id"], "there is one rematch"


def test_a_rematch_starts_when_everyone_has_accepted_it_and_not_before(venue: Venue) -> None:
    ann, bob, eve = venue.guest("ann"), venue.guest("bob"), venue.guest("eve")
    table = ann.makes_table("open", "open", "open", edition="3e")
    for guest in (bob, eve):
        guest.at(table, "sit")
    ann.at(table, "start")
    for guest in (ann, bob):
        guest.at(table, "concede")
    again = bob.at(table, "rematch").json()
    assert [seat["invited"] for seat in again["seats"]] == [True, False, True]
    assert refusal(bob.at(again["id"], "start")) == "illegal"
    assert bob.at(table, "rematch").json()["status"] == "open", "one's own wish counts once"
    assert refusal(venue.guest("mallory").at(again["id"], "accept")) == "not_yours"
    assert ann.at(table, "rematch").json()["status"] == "open"
    started = eve.at(again["id"], "accept").json()
    assert started["status"] == "playing"
    assert eve.at(again["id"], "accept").json()["id"] == again["id"], "it cannot be accepted twice, and that is no harm"


def test_a_rematch_that_somebody_leaves_waits_for_another_player(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    bob.at(table, "concede")
    again = bob.at(table, "rematch").json()["id"]
    assert again not in listed(venue.guest("eve")), "there is no free seat"
    ann.at(again, "leave")
    eve = venue.guest("eve")
    assert listed(eve) == [again]
    ann.at(again, "sit")
    assert not any(seat["invited"] for seat in bob.state(again)["table"]["seats"]), "who sits down again has accepted"
    assert bob.at(again, "start").json()["status"] == "playing"


def test_a_rematch_keeps_the_chat(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    ann.at(table, "chat", text="good luck")
    bob.at(table, "concede")
    bob.at(table, "chat", text="once more?")
    again = bob.at(table, "rematch").json()["id"]
    ann.at(again, "chat", text="gladly")
    for guest in (ann, bob, venue.guest("eve")):
        lines = guest.state(again)["chat"]["entries"]
        told = [(line["number"], line["name"], line["seat"], line["text"]) for line in lines]
        assert told == [(0, "ann", 0, "good luck"), (1, "bob", 1, "once more?"), (2, "ann", 0, "gladly")]


def test_a_table_where_only_bots_sit_beside_the_host_starts_at_once(venue: Venue) -> None:
    ann = venue.guest("ann")
    table = ann.makes_table("random", "open", "random", edition="3e")
    assert ann.state(table)["table"]["status"] == "playing"
    assert ann.state(table)["table"]["you"]["seat"] == 1
    assert ann.state(ann.makes_table("open", "random", "open"))["table"]["status"] == "open"


def test_the_lobby_lists_for_strangers_only_what_has_a_free_seat(venue: Venue) -> None:
    ann, bob, eve = venue.guest("ann"), venue.guest("bob"), venue.guest("eve")
    table = ann.makes_table("open", "open")
    assert listed(eve) == [table]
    bob.at(table, "sit")
    assert listed(eve) == []
    assert listed(bob) == [table], "one's own table is listed"
    bob.at(table, "leave")
    assert listed(eve) == [table]


def test_a_rematch_against_bots_starts_at_once(venue: Venue) -> None:
    ann = venue.guest("ann")
    table = ann.post("/api/quick", level="random").json()["id"]
    ann.at(table, "concede")
    assert ann.at(table, "rematch").json()["status"] == "playing"


def test_open_tables_are_forgotten_by_the_lobby_after_a_day(venue: Venue) -> None:
    ann = venue.guest("ann")
    ann.makes_table("open", "open")
    venue.time.passes(25 * 3600)
    assert listed(venue.guest("bob")) == []


def test_a_table_speaks_the_words_of_its_host_to_all_who_have_not_chosen_their_own(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open", words="iello", edition="3e", expansions=["echoes"])
    bob.at(table, "sit")
    ann.at(table, "start")
    assert bob.get(f"/api/tables/{table}").json()["words"] == "iello"
    ann.answers(table)
    bob.answers(table)
    current = ann if ann.state(table)["decision"]["yours"] else bob
    told = [option["label"] for option in current.state(table)["decision"]["options"]]
    own = [option["label"] for option in current.state(table, words="asmadi")["decision"]["options"]]
    assert [label for label in told if label.startswith("Play ")]
    assert [label for label in own if label.startswith("Meld ")]
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    assert refusal(ann.post("/api/tables", words="klingon", seats=seats)) == "illegal"
