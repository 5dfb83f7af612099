"""Logs: lines of text or of JSON on the standard error output, each with the time."""

import logging
import traceback
from datetime import UTC, datetime
from typing import Final

import orjson

from splay.server.settings import Settings

ACCESS: Final = logging.getLogger("splay.access")
"""Where every request and socket is logged, if that is wanted."""
SOCKETS: Final = logging.getLogger("splay.sockets")
"""What goes wrong with sockets. That they come and go, and from where, is for those who want to log it."""


def set_up(settings: Settings) -> None:
    """Let everything be logged as it is set."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=settings.log_level.upper(), force=True)
    ACCESS.setLevel(logging.INFO if settings.access_log else logging.CRITICAL)
    SOCKETS.setLevel(max(logging.WARNING, logging.getLogger().level))


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _facts(record: logging.LogRecord) -> dict[str, object]:
    """Return what a record tells beside its words."""
    facts = getattr(record, "facts", {})
    return facts if isinstance(facts, dict) else {}


class TextLines(logging.Formatter):
    """A line that a person reads."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        line = f"{_time(record)} {record.levelname} {record.name}: {record.getMessage()}{facts}"
        return "\n".join([line, self.formatException(record.exc_info)]) if record.exc_info else line


class JsonLines(logging.Formatter):
    """A line that a program reads."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["exception"] = "".join(traceback.format_exception(*record.exc_info))
        return orjson.dumps(line, default=str).decode()
