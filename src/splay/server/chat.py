"""The chat of a table."""

from splay.server.barred import Barred
from splay.server.records import Said
from splay.server.refusal import Refused
from splay.server.store import Conflict
from splay.server.tables import Outrun, unless_outrun
from splay.server.text import clean_chat
from splay.server.visitors import Visitor


class Chat(Barred):
    """What is said at the tables."""

    async def chat(self, table_id: str, visitor: Visitor, text: str) -> int:
        """Let a visitor say something at a table."""
        return await unless_outrun(self._say, table_id, visitor, text)

    async def _say(self, table_id: str, visitor: Visitor, text: str) -> int:
        async with self.at(table_id, anew=True) as live:
            self.let_speak(visitor)
            line = clean_chat(text, self.settings.chat_length)
            if self._sent_away(live, visitor):
                raise Refused("forbidden", "The host has sent you away from this table.")
            seat = live.facts.seat_of(visitor.id)
            # Whoever only looks on may be called like one of the players, but never looks like one.
            name = f"{visitor.name} (looking on)" if seat is None else live.facts.chairs[seat].name
            # Half of the room is kept for those who sit at the table.
            most = self.settings.chat_kept // (2 if seat is None else 1)
            if len(live.chat) >= most:
                raise Refused("too_many", "Enough has been said at this table.")
            said = Said(live.chat_number, name, seat, line, self.date(), visitor.id)
            try:
                await self.store.say(table_id, said)
            except Conflict as error:
                await self._reread(live)
                raise Outrun("Somebody else spoke at the same moment: say it again.") from error
            live.chat.append(said)
            live.changed(self.now())
            return live.number
