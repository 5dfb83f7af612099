"""The errors a person can put right. Each says in plain words what is wrong and what to do."""

from collections.abc import Sequence


class SplayError(Exception):
    """Something the caller can put right."""


class IllegalAnswer(SplayError):
    """An answer that the decision does not offer; nothing has changed."""


class SetupError(SplayError):
    """A match that cannot be set up as asked, and the part of the setup that is wrong."""

    def __init__(self, reason: str, field: str = "game") -> None:
        super().__init__(reason)
        self.field = field


class RecordError(SplayError):
    """A record that cannot be read or replayed."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class PositionError(SplayError):
    """A position that cannot be; every reason is listed."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("this position cannot be:\n" + "\n".join(f"- {reason}" for reason in reasons))
        self.reasons = list(reasons)


class NotFound(SplayError):
    """A name that nothing answers to; the nearest ones are suggested."""
