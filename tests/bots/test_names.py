"""What bots are called: names of their own, which are nobody else's and no card's."""

import pytest

from splay.bots import bot_names, is_bot, make_bot
from splay.bots.greedy import GreedyBot
from splay.bots.names import NAMES, kind_called, name_for
from splay.innovation.cards import catalogue
from splay.innovation.edition import EDITIONS
from splay.kernel.errors import NotFound


def test_every_kind_has_a_name_for_each_seat_of_the_largest_table_and_no_two_share_one() -> None:
    assert list(NAMES) == bot_names()
    assert {len(names) for names in NAMES.values()} == {8}
    every = [name.lower() for names in NAMES.values() for name in names]
    assert len(set(every)) == len(every)


def test_no_card_is_called_like_a_bot() -> None:
    editions = EDITIONS.values()
    cards = {card.name.lower() for one in editions for card in catalogue(one, tuple(one.expansions.values()))}
    assert not {name.lower() for names in NAMES.values() for name in names} & cards


def test_a_bot_answers_to_its_own_name_and_to_its_kind() -> None:
    assert {kind_called(name) for name in ("greedy", "Rivet", "Cog")} == {"greedy"}
    assert {kind_called(name) for name in ("fox", "Fox", "Vixen")} == {"fox"}
    assert {kind_called(name) for name in ("ann", "cog", "COG", "Greedy")} == {None}
    assert isinstance(make_bot("Sprocket:8", 1), GreedyBot)
    assert is_bot("Riddle") and not is_bot("ann") and not is_bot("Tombola:3")


def test_the_first_free_name_is_taken() -> None:
    assert name_for("fox") == "Fox"
    assert name_for("fox", ["Fox", "ann", "Vixen"]) == "Russet"
    assert name_for("fox", NAMES["fox"]) == "Fox", "the table numbers it"


@pytest.mark.parametrize(
    "name", ["greedy:0000000019999999", "greedy:08", "search:\uff11", "search:\uff11s", "search:01s"]
)
def test_a_setting_is_written_without_zeros_before_it_and_in_plain_digits(name: str) -> None:
    bare, _, setting = name.partition(":")
    with pytest.raises(NotFound, match=f"'{setting}' is no setting of the {bare} bot: give a number from 1 to 1000000"):
        make_bot(name, 1)


@pytest.mark.parametrize("name", ["greedy:1000000", "search:0.5s", "search:10s"])
def test_zeros_within_a_setting_are_in_order(name: str) -> None:
    assert is_bot(name)
