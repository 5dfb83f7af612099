"""Matches that nobody plays on."""

from pathlib import Path

from guests import Venue, duel
from guests import venue as open_venue

DAY = 24 * 3600


def end_abandoned(venue: Venue) -> None:
    """Let the house look for matches that nobody plays on."""
    assert venue.client.portal is not None
    venue.client.portal.call(venue.house.end_abandoned)


def test_a_match_in_which_nothing_happens_for_very_long_ends_without_a_winner(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", abandoned_days=30) as venue:
        ann, bob, left = duel(venue)
        _, _, begun = duel(venue)
        cat, dan, played = duel(venue)
        venue.time.passes(29 * DAY)
        end_abandoned(venue)
        for player, table in ((ann, left), (cat, played)):
            assert player.state(table)["table"]["status"] == "playing"
        cat.answers(played)
        late = ann.makes_table("open", "open")
        venue.time.passes(2 * DAY)
        bob.at(late, "sit")
        ann.at(late, "start")
        end_abandoned(venue)
        assert cat.state(played)["table"]["status"] == "playing"
        assert ann.state(late)["table"]["status"] == "playing"
        for table in (left, begun):
            result = ann.state(table)["table"]["result"]
            assert (result["kind"], result["winners"]) == ("abandoned", [])
        venue.time.passes(30 * DAY)
        end_abandoned(venue)
        assert dan.state(played)["table"]["result"]["kind"] == "abandoned"


def test_a_table_that_has_waited_for_long_and_has_just_begun_is_not_abandoned(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", abandoned_days=30) as venue:
        ann, bob = venue.guest("ann"), venue.guest("bob")
        table = ann.makes_table("open", "open")
        venue.time.passes(31 * DAY)
        bob.at(table, "sit")
        ann.at(table, "start")
        end_abandoned(venue)
        assert ann.state(table)["table"]["status"] == "playing"
