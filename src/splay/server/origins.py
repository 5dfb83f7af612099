"""Where visitors come from: by which address and which browser, as far as they have been here since the start."""

import hashlib
import hmac
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

_KEPT: Final = 10_000
"""Of how many visitors it is known where they come from."""


@dataclass(frozen=True)
class Origin:
    """An address, and a browser as it tells of itself."""

    address: str = ""
    browser: str = ""


class Origins:
    """Where visitors came from last. It is kept in memory only; what is stored of it is a mark that tells nothing."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._origins: OrderedDict[str, Origin] = OrderedDict()

    def note(self, visitor: str, origin: Origin) -> None:
        """Note where a visitor comes from."""
        self._origins[visitor] = origin
        self._origins.move_to_end(visitor)
        if len(self._origins) > _KEPT:
            self._origins.popitem(last=False)

    def address(self, visitor: str) -> str:
        """Return the address of a visitor."""
        return self._origins.get(visitor, Origin()).address

    def mark(self, visitor: str, table_id: str) -> str | None:
        """Return what tells at one table, and nowhere else, that somebody comes from where this visitor does."""
        origin = self._origins.get(visitor)
        if origin is None:
            return None
        told = "\n".join((table_id, origin.address, origin.browser))
        return hmac.new(self._secret, told.encode(), hashlib.sha256).hexdigest()[:32]
