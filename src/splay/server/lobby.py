"""The lobby: the tables that wait for players, and how a new one is made."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from splay.bots import BOTS, LADDER
from splay.bots.names import name_for
from splay.games import EDITIONS
from splay.kernel.rng import SECRET_BITS
from splay.server.guide import Json, guide_named, match_setup
from splay.server.limits import per_hour
from splay.server.live import LiveTable
from splay.server.match import Matches
from splay.server.records import Chair, Clock, TableFacts
from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.shown import iso, table_json
from splay.server.store import Store
from splay.server.visitors import Visitor

LOBBY_LENGTH: Final = 100
"""How many tables are listed at most."""

LEVELS: Final = (*(character.name for character in LADDER), *BOTS)
"""The bots that can be seated."""


def new_seed() -> int:
    """Return a seed that nobody can guess, however much they see of what comes of it."""
    return 1 << SECRET_BITS | secrets.randbits(SECRET_BITS)


def with_bots(levels: Sequence[str | None], chairs: Sequence[Chair] | None = None) -> list[Chair]:
    """Return the chairs of a table, with a bot of its level, called by a name of its own, on each that has one."""
    found = list(chairs) if chairs is not None else [Chair("") for _ in levels]
    for seat, level in enumerate(levels):
        if level is not None:
            found[seat] = Chair(name_for(level, [chair.name for chair in found]), None, level)
    return found


def check_level(level: str) -> None:
    """Refuse a bot that there is none of."""
    if level not in LEVELS:
        raise Refused("illegal", f"There is no bot {level[:40]!r}: the bots are {', '.join(LEVELS)}.")


@dataclass
class Wish:
    """A table as somebody wants it."""

    game: str
    edition: str = ""
    expansions: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    private: bool = False
    clock: Clock = field(default_factory=Clock)
    levels: list[str | None] = field(default_factory=list)
    """For each seat the level of its bot, or None for a person."""
    seat: int | None = None
    """Where the host sits; the first person's seat if it is not said."""
    words: str = ""
    """The vocabulary of the table, for those who have not chosen their own."""
    rated: bool = False
    """Whether the match is to count for the ratings."""


class Lobby(Matches):
    """Where tables are listed and made."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        words = "Too many tables have been made {}: wait a while."
        self._by_visitor = per_hour(settings.tables_per_visitor, self.date, words.format("by you"))
        self._by_address = per_hour(settings.tables_per_address, self.date, words.format("from your address"))

    async def lobby(self, visitor: Visitor | None) -> list[Json]:
        """Return the public tables that wait for players, and the visitor's own that are not finished."""
        since = self.date() - 3600 * self.settings.lobby_hours
        listed = await self.store.tables_of(visitor.id, LOBBY_LENGTH) if visitor else []
        known = {facts.id for facts in listed}
        listed += [facts for facts in await self.store.lobby(since, LOBBY_LENGTH) if facts.id not in known]
        return [self._listed(facts, visitor) for facts in listed]

    def _listed(self, facts: TableFacts, visitor: Visitor | None) -> Json:
        live = self._live.get(facts.id)
        who = visitor.id if visitor else None
        # Another server may have changed it since.
        if live is None or live.facts.version < facts.version:
            return {**table_json(facts, who, facts.words), "since": iso(facts.changed)}
        return {**live.to_json(who), "since": iso(live.facts.changed)}

    async def make(self, visitor: Visitor, address: str, wish: Wish) -> LiveTable:
        """Make a table where the visitor sits as the host; against bots alone it starts at once."""
        facts = self._facts(visitor, wish)
        await self._check_room(visitor, address, facts)
        await self.store.add_table(facts)
        live = self._keep(LiveTable(facts, None, []))
        if not facts.is_full:
            return live
        async with self.at(facts.id) as live:
            await self._start(live)
            return live

    async def _check_room(self, visitor: Visitor, address: str, facts: TableFacts) -> None:
        """Refuse a new table that is one too many."""
        if not facts.private and not facts.is_full:
            since = self.date() - 3600 * self.settings.lobby_hours
            if await self.store.count_waiting(since) >= self.settings.open_tables:
                raise Refused("too_many", "Too many tables are waiting for players: sit down at one of them.")
        self._by_visitor.take(visitor.id)
        self._by_address.take(address)

    def _facts(self, visitor: Visitor, wish: Wish) -> TableFacts:
        """Return the facts of a new table, or say why it cannot be."""
        words = guide_named(wish.game).words
        if wish.words and wish.words not in words:
            raise Refused("illegal", f"There are no words {wish.words[:40]!r} here: there is {', '.join(words)}.")
        edition = wish.edition or EDITIONS[wish.game]
        if wish.rated and wish.private:
            raise Refused("illegal", "A private table is casual: only public matches are rated.")
        for level in wish.levels:
            if level is not None:
                check_level(level)
        free = [seat for seat, level in enumerate(wish.levels) if level is None]
        if not free:
            raise Refused("illegal", "A table needs a seat for a person.")
        seat = free[0] if wish.seat is None else wish.seat
        if seat not in free:
            raise Refused("illegal", f"You cannot sit on seat {seat}: the seats for people are {free}.")
        chairs = with_bots(wish.levels)
        chairs[seat] = Chair(visitor.name, visitor.id)
        names = [f"seat {index}" for index in range(len(chairs))]
        match_setup(wish.game, edition, wish.expansions, wish.options, names, 0)
        return TableFacts(
            id=secrets.token_hex(8),
            game=wish.game,
            edition=edition,
            expansions=wish.expansions,
            options=wish.options,
            words=wish.words or words[0],
            private=wish.private,
            clock=wish.clock,
            host=visitor.id,
            chairs=chairs,
            rated=wish.rated,
            seed=new_seed(),
            created=self.date(),
            changed=self.date(),
        )
