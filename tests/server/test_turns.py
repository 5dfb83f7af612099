"""Bots stop when nobody is left, and think for everybody in turn."""

import asyncio
from pathlib import Path

import broken_bots
from guests import venue as open_venue
from splay.server.turns import Caller, Turns


def test_bots_do_not_play_on_alone(tmp_path: Path) -> None:
    with open_venue(tmp_path / "splay.db", make_bot=broken_bots.hanging) as venue:
        ann, bob = venue.guest("ann"), venue.guest("bob")
        table = ann.makes_table("open", "open", "greedy", "random")
        bob.at(table, "sit")
        ann.at(table, "start")
        ann.at(table, "concede")
        assert bob.state(table)["table"]["status"] == "playing"
        bob.at(table, "concede")
        state = bob.state(table)
        assert (state["table"]["status"], state["decision"]) == ("finished", None)
        assert (state["table"]["result"]["kind"], state["table"]["result"]["winners"]) == ("left to bots", [])


async def order_of(*callers: Caller) -> list[Caller]:
    """Let everybody want a turn while somebody else has it; returns in which order they get it."""
    turns, had = Turns(), list[Caller]()

    async def have(caller: Caller) -> None:
        async with turns.turn(caller):
            had.append(caller)
            await asyncio.sleep(0)

    async with turns.turn(Caller("first", "first")):
        waiting = [asyncio.create_task(have(caller)) for caller in callers]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return had


async def test_who_wants_many_turns_waits_for_those_who_want_few() -> None:
    rude, other, polite = Caller("there", "rude"), Caller("there", "other"), Caller("here", "polite")
    had = await order_of(rude, rude, rude, rude, other, polite, polite)
    assert had == [rude, polite, other, polite, rude, rude, rude]


async def test_many_people_of_one_address_have_as_many_turns_as_one_of_another() -> None:
    crowd = [Caller("there", f"visitor {number}") for number in range(6)]
    polite = Caller("here", "polite")
    had = await order_of(*crowd, polite, polite)
    assert had.index(polite) == 1 and had[3] == polite


async def test_who_does_not_wait_for_a_turn_any_more_leaves_it_to_the_next() -> None:
    turns, had = Turns(), list[str]()

    async def have(name: str) -> None:
        async with turns.turn(Caller(name, name)):
            had.append(name)

    async with turns.turn(Caller("first", "first")):
        waiting = [asyncio.create_task(have(name)) for name in ("gone", "called", "last")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    # Now the second one has been called, but has not begun.
    waiting[1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert had == ["last"]
    async with asyncio.timeout(5), turns.turn(Caller("late", "late")):
        pass
