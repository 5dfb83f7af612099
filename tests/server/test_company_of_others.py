"""Who looks like whom, who was sent away and who takes whose place at a table."""

import stat
from pathlib import Path

import pytest

from guests import Guest, Venue, duel, refusal
from guests import venue as open_venue


def with_browser(guest: Guest, browser: str) -> Guest:
    """Let a guest come with a browser of their own."""
    guest.headers["User-Agent"] = browser
    guest.get("/api/games")
    return guest


# Chat


def test_whoever_only_looks_on_does_not_look_like_a_player(venue: Venue) -> None:
    ann, _, table = duel(venue)
    impostor = venue.guest("ann")
    impostor.at(table, "chat", text="I give up")
    ann.at(table, "chat", text="I do not")
    said = [(line["name"], line["seat"]) for line in ann.state(table)["chat"]["entries"]]
    assert said == [("ann (looking on)", None), ("ann", 0)]


def test_a_player_speaks_by_the_name_of_their_seat(venue: Venue) -> None:
    _, bob, table = duel(venue)
    bob.put("/api/visitor", name="ann")
    bob.at(table, "chat", text="hello")
    assert bob.state(table)["chat"]["entries"][0]["name"] == "bob"


# Sent away


def test_who_was_sent_away_can_neither_speak_nor_come_back_as_somebody_new(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db") as venue:
        ann, bob = with_browser(venue.guest("ann"), "Falcon 1"), with_browser(venue.guest("bob"), "Kite 2")
        table = ann.makes_table("open", "open", "random")
        bob.at(table, "sit")
        ann.at(table, "kick", seat=1)
        again, other = with_browser(venue.guest("rob"), "Kite 2"), with_browser(venue.guest("cat"), "Owl 3")
        for guest in (bob, again):
            assert refusal(guest.at(table, "sit")) == "forbidden"
            assert refusal(guest.at(table, "chat", text="let me in")) == "forbidden"
        assert other.at(table, "sit").status_code == 200
        ann.at(table, "start")
        for guest in (bob, again):
            assert refusal(guest.at(table, "chat", text="boo")) == "forbidden", "as long as the match goes on"
        assert other.at(table, "chat", text="hello").status_code == 200
        elsewhere = ann.makes_table("open", "open")
        assert again.at(elsewhere, "sit").status_code == 200, "only from that table"
    with open_venue(tmp_path / "splay.db") as venue:
        late = Guest(venue, again.token, again.id, "rob")
        assert refusal(with_browser(late, "Kite 2").at(table, "chat", text="boo")) == "forbidden"


def test_a_host_who_sends_somebody_of_the_same_household_away_can_still_speak(venue: Venue) -> None:
    ann, bob = venue.guest("ann"), venue.guest("bob")
    table = ann.makes_table("open", "open")
    bob.at(table, "sit")
    ann.at(table, "kick", seat=1)
    assert refusal(bob.at(table, "chat", text="boo")) == "forbidden"
    assert venue.guest("cat").at(table, "sit").status_code == 200, "or they could not have anybody else there"


# Seat links


def test_a_seat_link_warns_before_it_replaces_somebody_who_has_games(venue: Venue) -> None:
    ann, bob, table = duel(venue)
    token = ann.at(table, "seat-link").json()["token"]
    warned = bob.post(f"/api/seat-links/{token}")
    assert refusal(warned) == "replaces"
    assert warned.json()["error"]["words"].startswith("This browser is bob, who sits at a table")
    assert "set-cookie" not in warned.headers
    taken = bob.post(f"/api/seat-links/{token}", replace=True)
    assert taken.json() == {"table": table} and "set-cookie" in taken.headers


def test_a_seat_link_replaces_whoever_has_no_games_without_a_word(venue: Venue) -> None:
    ann, _, table = duel(venue)
    eve = venue.guest("eve")
    token = ann.at(table, "seat-link").json()["token"]
    assert eve.post(f"/api/seat-links/{token}").status_code == 200
    own = ann.at(table, "seat-link").json()["token"]
    assert ann.post(f"/api/seat-links/{own}").status_code == 200, "nor does it warn of oneself"


# The database


@pytest.mark.parametrize("server_of_kind", ["sqlite"], indirect=True, scope="module")
def test_a_database_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "splay.db"
    file.touch(0o644)
    with open_venue(file) as venue:
        duel(venue)
        assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("splay.db*")} == {0o600}
