"""Who may not speak, and who may not come in: whoever runs the server has decided so."""

from dataclasses import dataclass
from typing import Final

from splay.server.refusal import Refused
from splay.server.settings import Settings
from splay.server.store import Store
from splay.server.tables import Tables
from splay.server.visitors import Visitor

MUTED: Final = "muted"
BANNED: Final = "banned"


@dataclass(frozen=True)
class Bar:
    """A visitor, by their id, or an address that is muted or banned, why, and since when."""

    who: str
    how: str
    why: str
    since: float


class Barred(Tables):
    """Those who are muted, who neither speak nor choose a name, and those who are banned."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(settings, store)
        self._bars: dict[str, Bar] = {}
        """By visitor or address: an address has dots or colons, a visitor has none."""

    async def learn_barred(self) -> None:
        """Read anew who is barred; the pages of those who are banned are closed."""
        self._bars = {row.who: Bar(row.who, row.how, row.why, row.since) for row in await self.store.barred()}
        for live in list(self._live.values()):
            for viewer in list(live.viewers):
                if self._banned(viewer.visitor, viewer.address):
                    viewer.close()

    def _banned(self, visitor: str | None, address: str) -> Bar | None:
        found = (self._bars.get(who) for who in (visitor, address) if who)
        return next((bar for bar in found if bar is not None and bar.how == BANNED), None)

    def let_in(self, visitor: str | None, address: str) -> None:
        """Refuse those who are banned."""
        bar = self._banned(visitor, address) if self._bars else None
        if bar is not None:
            raise Refused("forbidden", f"You may not come in here{_because(bar)}.")

    def let_speak(self, visitor: Visitor) -> None:
        """Refuse those who are muted."""
        bar = self._bars.get(visitor.id) or self._bars.get(self.origins.address(visitor.id))
        if bar is not None:
            raise Refused("forbidden", f"You may not speak here{_because(bar)}.")


def _because(bar: Bar) -> str:
    return f": {bar.why}" if bar.why else ""
