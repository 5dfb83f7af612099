"""The house: every table, and all that can be done there. What is done is stored before anybody is told of it."""

import asyncio
import hashlib
import logging
import random
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import count

from splay.bots import BOTS
from splay.games import EDITIONS
from splay.kernel import record
from splay.kernel.decision import Decision
from splay.kernel.errors import SplayError
from splay.kernel.match import Match
from splay.kernel.setup import unique_names
from splay.server.bots import BotFailed, Bots, simpler
from splay.server.guide import Json, guide_named, match_setup
from splay.server.limits import per_hour
from splay.server.live import LiveTable, Viewer
from splay.server.play import Play
from splay.server.records import (
    ANSWER,
    CONCEDE,
    DRAW,
    FINISHED,
    NO_CLOCK,
    OPEN,
    PLAYING,
    REPLACE,
    RESUME,
    TIMEOUT,
    UNDO,
    Chair,
    Clock,
    Entry,
    Said,
    TableFacts,
)
from splay.server.refusal import Refused
from splay.server.replays import Replays
from splay.server.settings import Settings
from splay.server.shown import Proposal, table_json
from splay.server.store import Conflict, Store
from splay.server.text import clean_chat
from splay.server.visitors import Visitor

logger = logging.getLogger("splay.server")

LOBBY_LENGTH = 100
"""How many tables are listed at most."""

AWAKE_EVERY = 4
"""After how many looks at the clocks it is stored that the server is there."""


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


class House:
    """All tables of a server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = Bots(settings.workers, settings.think_seconds, settings.make_bot)
        self.replays = Replays()
        self.now = settings.clock
        words = "Too many tables have been made {}: wait a while."
        self._by_visitor = per_hour(settings.tables_per_visitor, self.now, words.format("by you"))
        self._by_address = per_hour(settings.tables_per_address, self.now, words.format("from your address"))
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._deadlines: dict[str, float] = {}
        self._to_resume: set[str] = set()
        self._last_awake = 0.0
        """When a server was last known to be there before this one."""
        self._tasks: list[asyncio.Task[None]] = []

    # Opening and closing

    async def open(self) -> None:
        """Take up every match that goes on: bots think on, and clocks run from now."""
        playing = await self.store.playing()
        self._last_awake = await self.store.last_awake()
        self._to_resume = {facts.id for facts in playing if facts.clock.kind != NO_CLOCK}
        waiting = [
            facts.id
            for facts in playing
            # An older database does not say who is asked.
            if facts.id in self._to_resume or facts.asked is None or any(chair.level for chair in facts.chairs)
        ]
        self._tasks = [asyncio.create_task(self._resume(waiting)), asyncio.create_task(self._watch_clocks())]

    async def close(self) -> None:
        """Stop everything; what is stored is enough to go on later."""
        for task in self._tasks:
            task.cancel()
        await self._stay_awake()
        for live in list(self._live.values()):
            await live.stop()
        self.bots.close()
        self.replays.close()

    async def _resume(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            try:
                async with self.at(table_id):
                    pass
            except Refused as error:
                logger.warning("table %s cannot be taken up: %s", table_id, error.words)
            except Exception:
                logger.exception("table %s cannot be taken up", table_id)

    async def _watch_clocks(self) -> None:
        for tick in count():
            if tick % AWAKE_EVERY == 0:
                await self._stay_awake()
            await asyncio.sleep(0.5)
            await self.expire()

    async def _stay_awake(self) -> None:
        """Store that the server is there, so that after a restart clocks go on from here."""
        if self._deadlines:
            try:
                await self.store.stay_awake(self.now())
            except Exception:
                # The database may be away for a moment.
                logger.exception("it cannot be stored that the server is there")

    async def expire(self) -> None:
        """Let everyone concede who has run out of time."""
        now = self.now()
        for table_id in [table_id for table_id, deadline in self._deadlines.items() if deadline <= now]:
            try:
                async with self.at(table_id) as live:
                    await self._check_time(live)
            except Refused:
                continue
            except Exception:
                # The database may be away for a moment: the other clocks go on, and this one is looked at again.
                logger.exception("the clock of table %s cannot be looked at", table_id)

    # Tables in memory

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Be at a table: nobody else changes it meanwhile."""
        while True:
            live = await self._get(table_id)
            live.users += 1
            try:
                async with live.lock:
                    # It may have been dropped while we waited.
                    if self._is_current(live):
                        yield live
                        return
            finally:
                live.users -= 1

    def _is_current(self, live: LiveTable) -> bool:
        return self._live.get(live.facts.id) is live

    async def _get(self, table_id: str) -> LiveTable:
        while table_id not in self._live:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(loading)
        self._live.move_to_end(table_id)
        return self._live[table_id]

    async def _load(self, table_id: str) -> LiveTable:
        """Rebuild a table from what is stored of it."""
        facts = await self.store.table(table_id)
        if facts is None:
            raise Refused("not_found", "There is no such table.")
        play = None
        if facts.status != OPEN and facts.started:
            play = await self._rebuild(facts)
            if play.asked != facts.asked:
                facts.asked = play.asked
                with suppress(Conflict):
                    await self.store.save_table(facts)
        chat = await self.store.chat(table_id)
        live = self._keep(LiveTable(facts, play, chat, self._first_number()))
        if table_id in self._to_resume:
            self._to_resume.discard(table_id)
            if play is not None and play.result is None:
                async with live.lock:
                    await self._enter(live, RESUME, 0, repr(self._last_awake))
        self._go_on(live)
        return live

    def _first_number(self) -> int:
        # Milliseconds grow faster than tables change, so that the numbers of a table never go back after a restart.
        return int(self.now() * 1000)

    async def _rebuild(self, facts: TableFacts) -> Play:
        try:
            play = Play(facts)
            for number, entry in enumerate(await self.store.entries(facts.id)):
                play.apply(entry)
                if number % 16 == 15:
                    await asyncio.sleep(0)
        except SplayError as error:
            raise Refused("finished", f"This match cannot be taken up: {error}.") from error
        return play

    def _keep(self, live: LiveTable) -> LiveTable:
        """Keep a table in memory, and drop those that have not been used for long."""
        self._live[live.facts.id] = live
        if len(self._live) > self.settings.live_tables:
            idle = [table_id for table_id, other in self._live.items() if other.is_idle and other is not live]
            for table_id in idle[: len(self._live) - self.settings.live_tables]:
                del self._live[table_id]
        return live

    def _drop(self, live: LiveTable) -> None:
        """Forget a table whose state in memory may not be what is stored; its viewers come back to what is."""
        self._live.pop(live.facts.id, None)
        for viewer in live.viewers:
            viewer.close()

    # The lobby

    async def lobby(self, visitor: Visitor | None) -> list[Json]:
        """Return the public tables that wait for players, and the visitor's own that are not finished."""
        since = self.now() - 3600 * self.settings.lobby_hours
        listed = await self.store.tables_of(visitor.id, LOBBY_LENGTH) if visitor else []
        known = {facts.id for facts in listed}
        listed += [facts for facts in await self.store.lobby(since, LOBBY_LENGTH) if facts.id not in known]
        return [self._listed(facts, visitor) for facts in listed]

    def _listed(self, facts: TableFacts, visitor: Visitor | None) -> Json:
        live = self._live.get(facts.id)
        who = visitor.id if visitor else None
        # Another server may have changed it since.
        if live is None or live.facts.version < facts.version:
            return table_json(facts, who, facts.words)
        return live.to_json(who)

    async def make(self, visitor: Visitor, address: str, wish: Wish) -> LiveTable:
        """Make a table where the visitor sits as the host."""
        facts = self._facts(visitor, wish)
        await self._check_room(visitor, address, facts)
        await self.store.add_table(facts)
        return self._keep(LiveTable(facts, None, [], self._first_number()))

    async def _check_room(self, visitor: Visitor, address: str, facts: TableFacts) -> None:
        """Refuse a new table that is one too many."""
        if not facts.private and any(chair.is_free for chair in facts.chairs):
            since = self.now() - 3600 * self.settings.lobby_hours
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
        for level in wish.levels:
            if level is not None and level not in BOTS:
                raise Refused("illegal", f"There is no bot {level[:40]!r}: the bots are {', '.join(BOTS)}.")
        free = [seat for seat, level in enumerate(wish.levels) if level is None]
        if not free:
            raise Refused("illegal", "A table needs a seat for a person.")
        seat = free[0] if wish.seat is None else wish.seat
        if seat not in free:
            raise Refused("illegal", f"You cannot sit on seat {seat}: the seats for people are {free}.")
        chairs = [Chair(level or "", None, level) for level in wish.levels]
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
            seed=secrets.randbits(53),
            created=self.now(),
        )

    async def quick(self, visitor: Visitor, address: str, wish: Wish) -> LiveTable:
        """Make a table against one bot and start at once."""
        made = await self.make(visitor, address, wish)
        async with self.at(made.facts.id) as live:
            await self._start(live)
            return live

    # Before the match

    async def sit(self, table_id: str, visitor: Visitor, seat: int | None) -> Json:
        """Let a visitor sit down on a free seat."""
        async with self.at(table_id) as live:
            facts = self._still_open(live)
            if facts.seat_of(visitor.id) is not None:
                raise Refused("illegal", "You sit at this table already.")
            if visitor.id in facts.kicked:
                raise Refused("forbidden", "The host has sent you away from this table.")
            free = [index for index, chair in enumerate(facts.chairs) if chair.is_free]
            if not free or (seat is not None and seat < len(facts.chairs) and seat not in free):
                raise Refused("full", "This seat is taken." if free else "Every seat is taken.")
            if seat is not None and seat not in free:
                raise Refused("illegal", f"There is no seat {seat}.")
            facts.chairs[free[0] if seat is None else seat] = Chair(visitor.name, visitor.id)
            await self._save(live, facts)
            return live.to_json(visitor.id)

    async def leave(self, table_id: str, visitor: Visitor) -> Json:
        """Let a visitor stand up before the match; the last one closes the table."""
        async with self.at(table_id) as live:
            seat = self._seat(live, visitor)
            if live.facts.status == PLAYING:
                raise Refused("illegal", "The match has begun: concede to leave it.")
            facts = self._still_open(live)
            facts.chairs[seat] = Chair()
            left = [chair.visitor for chair in facts.chairs if chair.visitor is not None]
            if not left:
                facts.status = FINISHED
                facts.result = {"kind": "closed", "winners": [], "words": "The table was closed before the match began"}
            elif facts.host == visitor.id:
                facts.host = left[0]
            await self._save(live, facts)
            return live.to_json(visitor.id)

    async def kick(self, table_id: str, visitor: Visitor, seat: int) -> Json:
        """Let the host free a seat before the match."""
        async with self.at(table_id) as live:
            facts = self._hosted(live, visitor)
            if not 0 <= seat < len(facts.chairs) or facts.chairs[seat].is_free:
                raise Refused("illegal", f"Nobody sits on seat {seat}.")
            kicked = facts.chairs[seat].visitor
            if kicked == visitor.id:
                raise Refused("illegal", "You cannot send yourself away: leave the table.")
            facts.chairs[seat] = Chair()
            if kicked is not None:
                facts.kicked.append(kicked)
            await self._save(live, facts)
            return live.to_json(visitor.id)

    async def start(self, table_id: str, visitor: Visitor) -> Json:
        """Let the host begin the match when every seat is taken."""
        async with self.at(table_id) as live:
            self._hosted(live, visitor)
            await self._start(live)
            return live.to_json(visitor.id)

    async def _start(self, live: LiveTable) -> None:
        facts = live.facts.copy()
        if any(chair.is_free for chair in facts.chairs):
            raise Refused("illegal", "The match begins when every seat is taken.")
        names = unique_names([chair.name for chair in facts.chairs])
        facts.chairs = [replace(chair, name=name) for chair, name in zip(facts.chairs, names, strict=True)]
        setup = match_setup(facts.game, facts.edition, facts.expansions, facts.options, names, facts.seed)
        facts.status, facts.started, facts.sets, facts.rules = PLAYING, self.now(), setup.sets, setup.rules
        live.play = Play(facts)
        facts.asked = live.play.asked
        await self._save(live, facts)
        self._go_on(live)

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Let a visitor be called otherwise, also at the tables that wait for players."""
        await self.store.name_visitor(visitor.id, name)
        for facts in await self.store.tables_of(visitor.id, LOBBY_LENGTH):
            if facts.status == OPEN:
                with suppress(Refused):
                    async with self.at(facts.id) as live:
                        changed = self._still_open(live)
                        seat = changed.seat_of(visitor.id)
                        if seat is not None:
                            changed.chairs[seat] = Chair(name, visitor.id)
                            await self._save(live, changed)

    async def _save(self, live: LiveTable, facts: TableFacts, new: TableFacts | None = None) -> None:
        """Store what has changed about a table, and with it a new one, and only then let it be so."""
        async with self._storing(live, "This table has changed at the same moment: look at it and try again."):
            await self.store.save_table(facts, new)
        live.facts = facts
        live.changed(self.now())

    @asynccontextmanager
    async def _storing(self, live: LiveTable, outrun: str) -> AsyncIterator[None]:
        """Store a change; a table whose change could not be stored, or somebody else's was faster, is taken up anew."""
        try:
            yield
        except Conflict as error:
            self._drop(live)
            raise Refused("stale", outrun) from error
        except BaseException:
            self._drop(live)
            raise

    def _still_open(self, live: LiveTable) -> TableFacts:
        """Return a copy of a table's facts to change, if the match has not begun."""
        if live.facts.status == PLAYING:
            raise Refused("full", "The match has begun already.")
        if live.facts.status == FINISHED:
            raise Refused("finished", "This table is finished.")
        return live.facts.copy()

    def _hosted(self, live: LiveTable, visitor: Visitor) -> TableFacts:
        if live.facts.host != visitor.id:
            raise Refused("not_yours", "Only the host of this table can do that.")
        return self._still_open(live)

    # The match

    async def answer(self, table_id: str, visitor: Visitor, to: int, index: int) -> int:
        """Answer the decision for a visitor's seat."""
        async with self.at(table_id) as live:
            seat = self._seat(live, visitor)
            play = await self._running(live)
            if to != len(play.entries):
                past = to < len(play.entries)
                raise Refused(
                    "stale", "This decision has been answered already." if past else "There is no such decision yet."
                )
            decision = _asked(play, seat)
            if not 0 <= index < len(decision.values):
                raise Refused("illegal", f"There is no option {index}: choose from 0 to {len(decision.values) - 1}.")
            live.proposal = None
            await self._enter(live, ANSWER, seat, str(index))
            return live.number

    async def foresight(self, table_id: str, visitor: Visitor) -> Json:
        """Tell a visitor who is asked which options would do nothing, as far as they can tell."""
        async with self.at(table_id) as live:
            seat = self._seat(live, visitor)
            _asked(await self._running(live), seat)
            # It can take some hundredths of a second, for which nobody else should wait.
            return await asyncio.to_thread(live.foresight)

    async def concede(self, table_id: str, visitor: Visitor) -> int:
        """Let a visitor give up."""
        async with self.at(table_id) as live:
            seat = await self._player(live, visitor)
            live.proposal = None
            await self._enter(live, CONCEDE, seat)
            return live.number

    async def undo(self, table_id: str, visitor: Visitor) -> int:
        """Take a visitor's last decision back, or propose that."""
        async with self.at(table_id) as live:
            seat = await self._player(live, visitor)
            assert live.play is not None
            back = live.play.take_back(seat)
            if back is None:
                raise Refused("illegal", "There is no decision of yours that could be taken back.")
            others = [other for other in live.play.people() if other != seat]
            if back.free or not others:
                await self._take_back(live, seat)
            else:
                self._propose(live, UNDO, seat)
            return live.number

    async def draw(self, table_id: str, visitor: Visitor, yes: bool) -> int:
        """Offer a draw, or answer the offer of one."""
        async with self.at(table_id) as live:
            seat = await self._player(live, visitor)
            assert live.play is not None
            if live.proposal is not None and live.proposal.is_open and live.proposal.kind == DRAW:
                await self._consent(live, seat, yes)
            elif not yes:
                raise Refused("illegal", "Nobody has offered a draw.")
            elif len(live.play.people()) < 2:
                alone = live.play.levels.count(None) == 1
                others = "Bots do not" if alone else "Only bots are left beside you, and they do not"
                raise Refused("illegal", f"{others} agree to a draw: you can concede.")
            else:
                self._propose(live, DRAW, seat)
            return live.number

    async def consent(self, table_id: str, visitor: Visitor, yes: bool) -> int:
        """Answer a proposal; the one who made it can withdraw it."""
        async with self.at(table_id) as live:
            seat = await self._player(live, visitor)
            if live.proposal is None or not live.proposal.is_open:
                raise Refused("illegal", "Nothing has been proposed.")
            await self._consent(live, seat, yes)
            return live.number

    def _propose(self, live: LiveTable, kind: str, seat: int) -> None:
        assert live.play is not None
        if live.proposal is not None and live.proposal.is_open:
            raise Refused("illegal", "Something else has been proposed: it has to be answered first.")
        live.proposal = Proposal(kind, seat, {other: other == seat or None for other in live.play.people()})
        live.changed(self.now())

    async def _consent(self, live: LiveTable, seat: int, yes: bool) -> None:
        proposal = live.proposal
        assert proposal is not None
        if not yes and seat == proposal.by:
            live.proposal = None
        elif not yes:
            proposal.answers[seat] = False
        elif proposal.answers.get(seat):
            raise Refused("illegal", "You have agreed already.")
        else:
            proposal.answers[seat] = True
            if all(proposal.answers.values()):
                live.proposal = None
                if proposal.kind == UNDO:
                    await self._take_back(live, proposal.by)
                else:
                    await self._enter(live, DRAW, proposal.by)
                return
        live.changed(self.now())

    async def _take_back(self, live: LiveTable, seat: int) -> None:
        assert live.play is not None
        back = live.play.take_back(seat)
        if back is None:
            live.changed(self.now())
            raise Refused("illegal", "That decision can no longer be taken back.")
        live.proposal = None
        await self._enter(live, UNDO, seat, str(back.keep))

    async def _running(self, live: LiveTable) -> Play:
        """Return the match of a table, if it is going on."""
        if live.play is None:
            raise Refused("not_started", "The match has not begun.")
        await self._check_time(live)
        if live.play.result is not None:
            raise Refused("finished", "The match is over.")
        return live.play

    async def _player(self, live: LiveTable, visitor: Visitor) -> int:
        """Return the seat of someone who is still in the match."""
        seat = self._seat(live, visitor)
        play = await self._running(live)
        if play.has_left(seat):
            raise Refused("illegal", "You are out of the game.")
        return seat

    def _seat(self, live: LiveTable, visitor: Visitor) -> int:
        seat = live.facts.seat_of(visitor.id)
        if seat is None:
            raise Refused("not_yours", "You do not sit at this table.")
        return seat

    async def _check_time(self, live: LiveTable) -> None:
        """Let the one who is asked concede if the time has run out."""
        while live.play is not None:
            deadline, seat = live.play.deadline(), live.play.asked
            if deadline is None or seat is None or deadline > self.now():
                return
            live.proposal = None
            await self._enter(live, TIMEOUT, seat)

    async def _enter(self, live: LiveTable, kind: str, seat: int, value: str = "") -> None:
        """Go on by an entry: try it, store it, and then tell everyone."""
        play = live.play
        assert play is not None
        entry = Entry(len(play.entries), kind, seat, value, self.now())
        async with self._storing(live, "This decision has been answered already."):
            live.moved_on(play.apply(entry))
            facts = None
            if play.asked != live.facts.asked:
                facts = live.facts.copy()
                facts.asked = play.asked
                if play.result is not None:
                    facts.status, facts.result = FINISHED, play.result.to_json()
            await self.store.append(live.facts.id, entry, facts)
        live.facts = facts or live.facts
        live.changed(self.now())
        self._go_on(live)

    def _go_on(self, live: LiveTable) -> None:
        """See to it that whoever is asked now answers: a bot thinks, a person's clock runs."""
        play = live.play
        deadline = play.deadline() if play is not None else None
        if deadline is None:
            self._deadlines.pop(live.facts.id, None)
        else:
            self._deadlines[live.facts.id] = deadline
        if live.thinking is None and _bot_asked(play) is not None:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: LiveTable) -> None:
        """Let bots answer as long as bots are asked."""
        try:
            while self._is_current(live) and (asked := _bot_asked(live.play)) is not None:
                await self._let_bot_answer(live, *asked)
        except Refused as error:
            logger.warning("table %s: a bot was refused: %s", live.facts.id, error.words)
        except Exception:
            logger.exception("table %s: the bots stop", live.facts.id)
            self._drop(live)
        finally:
            live.thinking = None

    async def _let_bot_answer(self, live: LiveTable, seat: int, level: str) -> None:
        play = live.play
        assert play is not None and play.decision is not None
        number = len(play.entries)
        kind, value = ANSWER, ""
        try:
            value = str(await self.bots.ask(live.facts.id, play.setup, play.match.answers, seat, level))
        except BotFailed as error:
            logger.error("table %s: the %s bot on seat %s failed: %s", live.facts.id, level, seat, error)
            lower = simpler(level)
            kind, value = (REPLACE, lower) if lower else (ANSWER, str(random.randrange(len(play.decision.values))))
        async with live.lock:
            # Meanwhile the match may have gone on without this answer: somebody conceded, or took something back.
            if self._is_current(live) and number == len(play.entries) and play.result is None:
                await self._enter(live, kind, seat, value)

    # Around the match

    async def chat(self, table_id: str, visitor: Visitor, text: str) -> int:
        """Let a visitor say something at a table."""
        async with self.at(table_id) as live:
            line = clean_chat(text, self.settings.chat_length)
            seat = live.facts.seat_of(visitor.id)
            # Half of the room is kept for those who sit at the table.
            most = self.settings.chat_kept // (2 if seat is None else 1)
            if len(live.chat) >= most:
                raise Refused("too_many", "Enough has been said at this table.")
            said = Said(len(live.chat), visitor.name, seat, line, self.now())
            async with self._storing(live, "Somebody else spoke at the same moment: say it again."):
                await self.store.say(table_id, said)
            live.chat.append(said)
            live.changed(self.now())
            return live.number

    async def rematch(self, table_id: str, visitor: Visitor, address: str) -> Json:
        """Make a table with the same seats; against bots alone it starts at once."""
        async with self.at(table_id) as live:
            self._seat(live, visitor)
            if live.facts.status != FINISHED or live.play is None:
                raise Refused("not_started", "There can be a rematch when the match is over.")
            again = live.facts.rematch
            if again is None:
                again = await self._make_again(live, visitor, address)
        async with self.at(again) as new:
            if new.facts.status == OPEN and all(
                chair.level or chair.visitor == visitor.id for chair in new.facts.chairs
            ):
                await self._start(new)
            return new.to_json(visitor.id)

    async def _make_again(self, live: LiveTable, visitor: Visitor, address: str) -> str:
        old, changed = live.facts, live.facts.copy()
        again = TableFacts(
            id=secrets.token_hex(8),
            game=old.game,
            edition=old.edition,
            expansions=old.expansions,
            options=old.options,
            words=old.words,
            private=old.private,
            clock=old.clock,
            host=visitor.id,
            chairs=old.chairs[:],
            seed=secrets.randbits(53),
            created=self.now(),
        )
        await self._check_room(visitor, address, again)
        changed.rematch = again.id
        await self._save(live, changed, again)
        return again.id

    async def table(self, table_id: str, visitor: Visitor | None, words: str | None) -> Json:
        """Return a table as everybody may know it."""
        async with self.at(table_id) as live:
            return live.to_json(visitor.id if visitor else None, words)

    async def state(self, table_id: str, visitor: Visitor | None, words: str | None, seen: int | None) -> Json | None:
        """Return all that a visitor may see; None if that is what they have seen already."""
        async with self.at(table_id) as live:
            await self._check_time(live)
            if seen == live.number:
                return None
            return live.state(visitor.id if visitor else None, live.words(words), self.now())

    async def record(self, table_id: str) -> str:
        """Return the record of a finished match."""
        play = await self._finished(table_id)
        setup, answers, kind = play.setup, play.match.answers[:], play.match.kind
        return await asyncio.to_thread(lambda: record.dump(Match(kind, setup, answers)))

    async def replay(self, table_id: str, at: int | None, words: str | None) -> Json:
        """Return a finished match after so many answers, with every hand open."""
        play = await self._finished(table_id)
        length = len(play.match.answers)
        place = length if at is None else at
        if not 0 <= place <= length:
            raise Refused("illegal", f"This match has {length} answers: there is no place {place} in it.")
        async with self.at(table_id) as live:
            told_in, result = live.words(words), live.to_json(None, words)["result"]
        shown = await self.replays.at(table_id, play.setup, play.match.answers[:], place, told_in)
        return {"length": length, "at": place, "result": result, **shown}

    async def _finished(self, table_id: str) -> Play:
        async with self.at(table_id) as live:
            if live.play is None:
                raise Refused("not_started", "The match has not begun.")
            if live.facts.status != FINISHED:
                raise Refused("forbidden", "The match is still going on: its record opens when it is over.")
            return live.play

    # Seat links

    async def seat_link(self, table_id: str, visitor: Visitor) -> str:
        """Return the token of a private link by which a visitor can go on elsewhere."""
        async with self.at(table_id) as live:
            self._seat(live, visitor)
        token = secrets.token_urlsafe(24)
        expires = self.now() + 3600 * self.settings.seat_link_hours
        await self.store.add_seat_link(_hash(token), table_id, visitor.id, expires)
        return token

    async def use_seat_link(self, token: str) -> tuple[str, str]:
        """Return the table of a seat link and the visitor who made it; it can be used once."""
        found = await self.store.seat_link(_hash(token))
        if found is None or found[2] < self.now():
            raise Refused("not_found", "This seat link has been used, or is too old: make another one.")
        try:
            await self.store.drop_seat_link(_hash(token))
        except Conflict as error:
            raise Refused("not_found", "This seat link has been used already: make a new one.") from error
        return found[0], found[1]

    # Looking on

    async def look(self, table_id: str, viewer: Viewer, words: str | None) -> LiveTable:
        """Let a socket look at a table: it gets the whole state, and from then on whatever changes."""
        async with self.at(table_id) as live:
            viewer.words = live.words(words)
            await self._check_time(live)
            arrives = viewer.visitor not in live.here and live.facts.seat_of(viewer.visitor) is not None
            live.viewers.add(viewer)
            if arrives:
                live.changed(self.now())
            else:
                live.show(viewer, self.now())
            return live

    async def look_away(self, live: LiveTable, viewer: Viewer) -> None:
        """Let a socket go."""
        async with live.lock:
            live.viewers.discard(viewer)
            if viewer.visitor not in live.here and live.facts.seat_of(viewer.visitor) is not None:
                live.changed(self.now())


def _asked(play: Play, seat: int) -> Decision:
    """Return what a seat is asked, or refuse the one whose turn it is not."""
    decision = play.decision
    assert decision is not None
    if decision.seat != seat:
        raise Refused("not_your_turn", f"It is {play.match.names[decision.seat]}'s turn, not yours.")
    return decision


def _bot_asked(play: Play | None) -> tuple[int, str] | None:
    """Return the seat and the level of the bot that is asked, if one is."""
    seat = play.asked if play is not None else None
    if play is None or seat is None:
        return None
    level = play.levels[seat]
    return None if level is None else (seat, level)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
