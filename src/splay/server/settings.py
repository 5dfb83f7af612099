"""What can be set about a server, with defaults for a table among friends and for a small public one.

This is the one list of settings: flags, variables of the environment, keys of a file, the help and the table in
docs/operating.md all come from it.
"""

import os
import re
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Self, get_type_hints

from splay.bots import make_bot
from splay.kernel.agent import Agent
from splay.kernel.errors import SplayError

DEFAULT_DATABASE: Final = "sqlite:///data/splay.db"
PAGE: Final = Path(__file__).parent / "page"
"""Where the built page lies."""
FILE_VARIABLE: Final = "SPLAY_SETTINGS"
_PREFIX: Final = "SPLAY_"
_OTHERS: Final = (FILE_VARIABLE, *(_PREFIX + name for name in ("CHROMIUM", "COMPILED", "POSTGRESQL", "SOAK")))
"""Variables that begin like settings and are none: the file's, and those of the project's own scripts."""


def _is_origin(text: str) -> bool:
    return re.fullmatch(r"https?://[^/?#@\s]+", text) is not None


def _are_proxies(text: str) -> bool:
    """Tell whether a text is a star, or addresses and networks with commas between them."""
    try:
        return text == "*" or bool([ip_network(each.strip()) for each in text.split(",")])
    except ValueError:
        return False


def elapsed() -> float:
    """Return how many seconds have passed since some moment, the machine's sleep included where that is known."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


_STARTED: Final = time.time() - elapsed()


def date() -> float:
    """Return the time; the system's clock may be set, also back, but from the start on only seconds are counted."""
    return _STARTED + elapsed()


@dataclass(frozen=True)
class About:
    """What is told of a setting, and what it takes."""

    chapter: str
    words: str
    least: int = 1
    most: int | None = None
    choices: tuple[str, ...] = ()
    default: str = ""
    """The default in words, where its value tells too little."""
    is_fit: Callable[[str], bool] = bool
    """Tells whether a text will do."""
    wanted: str = "some text"
    """What a text must be, in words."""
    older: str = ""
    """Another variable of the environment by which it can be set."""


WHERE: Final = "Where it is"
WATCHING: Final = "Watching it"
VISITORS: Final = "What visitors can do"
MATCHES: Final = "Matches and bots"
KEEPING: Final = "How long things are kept"


@dataclass(frozen=True)
class Settings:
    """The database, where the server is, its logs, its limits and its workers."""

    database: Annotated[str, About(WHERE, "Where everything is kept.")] = DEFAULT_DATABASE
    host: Annotated[str, About(WHERE, "The address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1"
    port: Annotated[int, About(WHERE, "The port to listen on; 0 for any that is free.", 0, 65535)] = 8000
    trusted_proxies: Annotated[
        str,
        About(
            WHERE,
            "Proxies that are believed where visitors come from: addresses with commas between them, or *.",
            is_fit=_are_proxies,
            wanted="addresses such as 127.0.0.1,10.0.0.0/8, or *",
            older="FORWARDED_ALLOW_IPS",
        ),
    ] = "127.0.0.1"
    public_address: Annotated[
        str,
        About(
            WHERE,
            "Where people find it, such as https://splay.example: passkeys are for this address only.",
            default="as their browsers say",
            is_fit=_is_origin,
            wanted="an address such as https://splay.example",
        ),
    ] = ""
    log_level: Annotated[
        str, About(WATCHING, "From what on something is logged.", choices=("debug", "info", "warning", "error"))
    ] = "warning"
    log_format: Annotated[str, About(WATCHING, "Logs as lines of text or of JSON.", choices=("text", "json"))] = "text"
    access_log: Annotated[bool, About(WATCHING, "Whether every request and socket is logged too.")] = False
    metrics_port: Annotated[
        int, About(WATCHING, "The port of /metrics, for Prometheus; 0 for none.", 0, 65535, default="0: none")
    ] = 0
    metrics_host: Annotated[str, About(WATCHING, "The address of /metrics.")] = "127.0.0.1"
    head_bytes: Annotated[
        int, About(VISITORS, "The largest head of a request, and whatever else of it is not its body.")
    ] = 32 * 1024
    body_bytes: Annotated[
        int,
        About(VISITORS, "The largest body of a request or message on a socket; four times as much closes the socket."),
    ] = 16 * 1024
    position_bytes: Annotated[
        int, About(VISITORS, "The largest body of a request that carries a position or a record.")
    ] = 48 * 1024
    request_seconds: Annotated[int, About(VISITORS, "Until a request's head, and then its body, has come in.")] = 10
    connections_per_address: Annotated[
        int, About(VISITORS, "Open connections of an address, sockets included; a trusted proxy may have more.")
    ] = 1_000
    connections: Annotated[int, About(VISITORS, "Open connections, of everybody together.")] = 12_000
    requests_per_second: Annotated[
        int, About(VISITORS, "Requests of a visitor, or an address without one; by address ten times as many.")
    ] = 100
    request_burst: Annotated[int, About(VISITORS, "Requests that can come at once.")] = 400
    messages_per_second: Annotated[
        int, About(VISITORS, "Messages on a socket; by address ten times as many. Answers that are taken do not count.")
    ] = 50
    message_burst: Annotated[int, About(VISITORS, "Messages that can come at once.")] = 200
    sockets_per_address: Annotated[int, About(VISITORS, "Open sockets of an address.")] = 500
    sockets: Annotated[int, About(VISITORS, "Open sockets, of everybody together.")] = 10_000
    tables_per_visitor: Annotated[int, About(VISITORS, "Tables that one visitor can make in an hour.")] = 60
    tables_per_address: Annotated[int, About(VISITORS, "Tables that can be made from one address in an hour.")] = 300
    open_tables: Annotated[int, About(VISITORS, "Public tables that can wait for players.")] = 1_000
    chat_length: Annotated[int, About(VISITORS, "Characters in a line of chat.")] = 500
    chat_kept: Annotated[int, About(VISITORS, "Lines of chat that a table takes.")] = 1_000
    # More than ten times as many as people need.
    match_answers: Annotated[int, About(MATCHES, "Answers after which a match ends without a winner.")] = 3_000
    match_undos: Annotated[int, About(MATCHES, "Decisions that can be taken back in a match.")] = 300
    match_entries: Annotated[
        int, About(MATCHES, "Entries after which a match ends without a winner, what was taken back included.")
    ] = 6_000
    abandoned_days: Annotated[
        int, About(MATCHES, "Days in which nothing happened after which a match without a clock ends.")
    ] = 90
    live_tables: Annotated[
        int, About(MATCHES, "Tables kept in memory; those not used for longest are rebuilt when they are needed.")
    ] = 1_000
    workers: Annotated[int, About(MATCHES, "Processes that think for the bots.", default="one a core")] = max(
        1, os.cpu_count() or 1
    )
    think_seconds: Annotated[
        int, About(MATCHES, "Seconds that a bot may think about a decision before a simpler one replaces it.")
    ] = 20
    push_after_seconds: Annotated[
        int, About(MATCHES, "Seconds after which somebody who is asked and not at the table is called.")
    ] = 10
    push_local: Annotated[
        bool, About(MATCHES, "Whether push services may be at private addresses and without TLS: for tests only.")
    ] = False
    lobby_hours: Annotated[int, About(KEEPING, "Hours for which a table that has not begun is listed.")] = 24
    seat_link_hours: Annotated[int, About(KEEPING, "Hours for which a seat link is good.")] = 24
    keep_open_days: Annotated[
        int, About(KEEPING, "Days for which a table is kept that does not begin; 0 for ever.", 0)
    ] = 30
    keep_chat_days: Annotated[
        int, About(KEEPING, "Days for which what was said is kept after the match; 0 for ever.", 0)
    ] = 0
    keep_finished_days: Annotated[int, About(KEEPING, "Days for which a finished match is kept; 0 for ever.", 0)] = 0
    page: Path = PAGE
    clock: Callable[[], float] = date
    steady: Callable[[], float] = elapsed
    """Counts seconds, whatever becomes of the clock."""
    make_bot: Callable[[str, int, float | None], Agent] = make_bot
    """Makes a bot by its level and for how long it may think about one decision, in a worker."""

    @classmethod
    def gather(cls, flags: Mapping[str, str], file: Path | None = None) -> Self:
        """Return the settings: of a flag, the environment, a file and the default, the first that says something.

        The flags are by the settings' names. A file that is not given may be named by the environment.
        """
        named = os.environ.get(FILE_VARIABLE)
        file = file or (Path(named) if named else None)
        given: dict[str, object] = {}
        for source in (
            _in_file(file) if file else {},
            _in_environment(),
            {f"--{flag(n)}": (n, flags[n]) for n in flags},
        ):
            for place, (name, text) in source.items():
                given[name] = LIST[name].read(text, place)
        return cls(**given)  # type: ignore[arg-type]  # each is of the kind that its setting has


@dataclass(frozen=True)
class Setting:
    """One thing that can be set."""

    name: str
    kind: type
    default: object
    about: About

    @property
    def variable(self) -> str:
        """The variable of the environment by which it is set."""
        return _PREFIX + self.name.upper()

    @property
    def usual(self) -> str:
        """The default, in words."""
        return self.about.default or _words(self.default)

    @property
    def takes(self) -> str:
        """What it takes, as the help shows it."""
        if self.kind is bool:
            return "yes|no"
        return "|".join(self.about.choices) or ("NUMBER" if self.kind is int else "TEXT")

    def read(self, text: str, place: str) -> object:
        """Return the value that a text gives, or say what is wrong with it where it was given."""
        about = self.about
        if self.kind is bool and text in ("yes", "no"):
            return text == "yes"
        if self.kind is int and text.isascii() and text.isdigit():
            number = int(text)
            if about.least <= number <= (number if about.most is None else about.most):
                return number
        if self.kind is str and (text in about.choices if about.choices else text.isprintable() and about.is_fit(text)):
            return text
        raise SplayError(f"{place} must be {self._wanted()}, not {text!r}")

    def _wanted(self) -> str:
        about = self.about
        if self.kind is int:
            return f"a whole number from {about.least} " + ("on" if about.most is None else f"to {about.most}")
        return " or ".join(about.choices) or ("yes or no" if self.kind is bool else about.wanted)


def flag(name: str) -> str:
    """Return the name of a setting as a flag has it."""
    return name.replace("_", "-")


def _words(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _settings() -> Iterator[Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    for field in fields(Settings):
        about = getattr(hints[field.name], "__metadata__", None)
        if about is not None:
            yield Setting(field.name, hints[field.name].__origin__, field.default, about[0])


LIST: Final[Mapping[str, Setting]] = {setting.name: setting for setting in _settings()}
"""All settings, by name."""

_Given = dict[str, tuple[str, str]]
"""For each place where something is set which setting that is, and what is said there."""


def _in_environment() -> _Given:
    known = {setting.variable: setting.name for setting in LIST.values()}
    older = {setting.about.older: setting.name for setting in LIST.values() if setting.about.older}
    for variable in os.environ:
        if variable.startswith(_PREFIX) and variable not in known and variable not in _OTHERS:
            raise SplayError(f"there is no setting {variable} in the environment{_meant(variable, known)}")
    return {
        variable: (name, os.environ[variable]) for variable, name in (older | known).items() if variable in os.environ
    }


def _in_file(file: Path) -> _Given:
    try:
        values: dict[str, Any] = tomllib.loads(file.read_text())
    except OSError as error:
        raise SplayError(f"the settings in {file} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SplayError(f"the settings in {file} are no TOML: {error}") from error
    for name in values:
        if name not in LIST:
            raise SplayError(f"there is no setting {name!r} in {file}{_meant(name, LIST)}")
    return {f"{name} in {file}": (name, _words(value)) for name, value in values.items()}


def _meant(name: str, known: Mapping[str, object]) -> str:
    close = get_close_matches(name, known, 1)
    return f"; do you mean {close[0]}?" if close else ": `splay serve --help` lists them"
