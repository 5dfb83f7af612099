"""Tables as a test wants to look at them: a match made in this process, shown by the real page."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from splay.kernel.event import ALL_SEEING
from splay.kernel.match import Match
from splay.server.course import Course
from splay.server.guide import GUIDES, told
from splay.server.records import Chair, Clock, TableFacts
from splay.server.shown import NO_MATCH, open_decision_json, question_json, table_json, view_json, waiting_clocks

WORDS: Final = "asmadi"
HOST: Final = "host"
Json = dict[str, Any]


@dataclass
class Posed:
    """A match at a table, looked at from a seat, or by a spectator."""

    match: Match
    seat: int | None = 0
    said: list[str] = field(default_factory=list)

    @property
    def facts(self) -> TableFacts:
        """The table: everybody is a person, and there is a clock."""
        setup = self.match.setup
        chairs = [Chair(name, HOST if seat == 0 else name) for seat, name in enumerate(self.match.names)]
        sets = [name for name in setup.sets if name != "base"]
        clock = Clock("live", 36_000)
        return TableFacts(
            "posed", setup.game, setup.edition, sets, setup.options, WORDS, False, clock, HOST, chairs, 0, 0.0
        )

    def table(self, status: str) -> Json:
        """Return the table as everybody may know it."""
        facts = self.facts
        facts.status = status
        visitor = None if self.seat is None else facts.chairs[self.seat].visitor
        return table_json(facts, visitor, WORDS)

    def log(self, seat: int | None) -> list[Json]:
        """Return what is told of the match so far."""
        match = self.match
        return [
            {"number": number, **told(match.now, match.setup, event, seat, WORDS)}
            for number, event in enumerate(match.events())
        ]

    def state(self, status: str = "playing") -> Json:
        """Return all that the page gets from its socket."""
        return {
            "type": "state",
            "number": 1,
            "table": self.table(status),
            **(self._position() if status != "open" else NO_MATCH),
            "clocks": waiting_clocks(self.facts),
            "log": {"from": 0, "entries": self.log(self.seat) if status != "open" else []},
            "chat": {"from": 0, "entries": self._chat()},
            "proposal": None,
        }

    def _position(self) -> Json:
        match, decision = self.match, self.match.decision
        asked: Json | None = None
        if decision is not None:
            shown = open_decision_json(decision, GUIDES[match.setup.game], WORDS, match.names)
            asked = {"to": 0, "seat": decision.seat, "yours": decision.seat == self.seat, "source": shown["source"]}
            if asked["yours"]:
                asked |= question_json(decision, GUIDES[match.setup.game], WORDS, match.names)
        view = view_json(match, match.view(self.seat), WORDS)
        return {"view": view, "decision": asked, "entries": 0, "undo": "ask", "notices": []}

    def _chat(self) -> list[Json]:
        name = self.match.names[-1]
        return [
            {"number": number, "name": name, "seat": 0, "text": text, "time": "2026-01-01T12:00:00+00:00"}
            for number, text in enumerate(self.said)
        ]

    def foresight(self) -> Json:
        """Return what can be told of the options before; that some would do nothing is not asked for."""
        found = self.match.triggers()
        triggers = {str(index): [trigger.to_json() for trigger in each] for index, each in found.items()}
        return {"to": 0, "idle": [], "triggers": triggers}

    def course(self) -> Json:
        """Return how the match went, as if all of it had happened at once."""
        course = Course(self.match.setup.game)
        for _ in range(2):
            course.note(self.match)
        return course.to_json(self.match)

    def moment(self, at: int) -> Json:
        """Return all that a replay gets, with every hand open."""
        decision = self.match.decision
        guide = GUIDES[self.match.setup.game]
        return {
            "length": 1,
            "at": at,
            "view": view_json(self.match, self.match.view(ALL_SEEING), WORDS),
            "log": self.log(ALL_SEEING),
            "decision": open_decision_json(decision, guide, WORDS, self.match.names) if decision else None,
        }


def pose(page: Page, posed: Posed, status: str = "playing") -> None:
    """Let a page that looks at the table "posed" see this."""

    def on_socket(socket: WebSocketRoute) -> None:
        socket.send(json.dumps(posed.state(status)))

    def answer(route: Route) -> None:
        path = route.request.url
        if found := re.search(r"/replay\?at=(\d+)", path):
            route.fulfill(json=posed.moment(int(found[1])))
        elif "/course" in path:
            route.fulfill(json=posed.course())
        elif "/foresight" in path:
            route.fulfill(json=posed.foresight())
        else:
            route.fulfill(json=posed.table(status))

    page.route_web_socket(re.compile("/api/tables/posed/socket"), on_socket)
    page.route(re.compile("/api/tables/posed($|[/?])"), answer)


def pose_lobby(page: Page, tables: Sequence[Json]) -> None:
    """Let the lobby list these tables."""
    page.route(re.compile("/api/tables$"), lambda route: route.fulfill(json={"tables": list(tables)}))
