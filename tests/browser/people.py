"""Somebody at a browser: what they see at a table, and what they click."""

import copy
import json
import random
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, WebSocket, expect

PATIENCE: Final = 60_000
"""How long anything may take, in milliseconds; on a busy machine a bot may think a while."""

OUTLINE: Final = """() => [...document.querySelectorAll("main, main > *, .board > *, .rest > *, [data-testid], dialog")]
    .map((part) => {
        let depth = 0;
        for (let at = part.parentElement; at; at = at.parentElement) depth += 1;
        const marks = ["class", "data-testid", "data-to"].map((name) => part.getAttribute(name) ?? "");
        return " ".repeat(depth) + [part.localName, ...marks].join(" ").trim();
    }).join("\\n")"""

expect.set_options(timeout=PATIENCE)

Choice = Callable[[list[str]], int]
"""Chooses an option by the options' words."""


@dataclass(frozen=True)
class Asked:
    """What somebody is asked: its number in the match, the question, and the options."""

    to: int
    words: str
    options: list[str]


class Person:
    """Somebody at a browser; cards do not fly unless a pace is set: the tests are in a hurry. Nobody is a newcomer."""

    def __init__(self, name: str, page: Page, sure: bool) -> None:
        self.name = name
        self.sure = sure
        """Whether a click on an option is sent at once."""
        self.page = page
        self.context = page.context
        self.failures: list[str] = []
        self.frames: list[str] = []
        """All that sockets have brought to this browser."""
        self.context.set_default_timeout(PATIENCE)
        page.on("pageerror", self._fail)
        page.on("console", self._read)
        page.on("websocket", self._overhear)
        self.api("GET", "/api/visitor")  # the first visit brings the cookie
        self.api("PUT", "/api/visitor", {"name": name})

    def leave(self) -> None:
        """Look at the page no longer."""
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("console", self._read)
        self.page.remove_listener("websocket", self._overhear)

    def _fail(self, error: Error) -> None:
        self.failures.append(f"{self.name}'s page: {error}")

    def _read(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.failures.append(f"{self.name}'s page: {message.text}")

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # Going somewhere

    def api(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server as this browser does, on a new connection where the server has just closed an idle one."""
        answer = self.context.request.fetch(path, method=method, data=body, max_retries=2)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, path: str) -> None:
        """Open an address."""
        self.page.goto(path)

    def make_table(
        self,
        game: str,
        edition: str,
        *seats: str,
        expansions: Sequence[str] = (),
        private: bool = False,
        clock: int = 0,
        **options: str,
    ) -> str:
        """Make a table by the API and sit on its first seat: the other seats are "open" or a bot's level."""
        chairs: list[dict[str, str]] = [{"kind": "person"}]
        chairs += [{"kind": "open"} if seat == "open" else {"kind": "bot", "level": seat} for seat in seats]
        body: dict[str, Any] = {"game": game, "edition": edition, "expansions": list(expansions), "options": options}
        kind = "live" if clock else "none"
        body |= {"private": private, "clock": {"kind": kind, "seconds": clock}, "seats": chairs}
        return str(self.api("POST", "/api/tables", body)["id"])

    def play_on(self, table: str, answers: int, choice: Choice) -> bool:
        """Give so many answers by the API, and wait to be asked again; tell whether the match still goes on."""
        since = time.monotonic()
        while True:
            # The table itself tells whose turn it is; the whole state, which is long, is asked for when it is needed.
            at = self.api("GET", f"/api/tables/{table}")
            if at["status"] != "playing":
                return False
            if at["asked"] != at["you"]["seat"]:
                assert time.monotonic() - since < 2 * PATIENCE / 1000, f"nobody goes on at the table: {at}"
                time.sleep(0.02)
            elif answers == 0:
                return True
            else:
                decision = self.api("GET", f"/api/tables/{table}/state")["decision"]
                index = choice([option["label"] for option in decision["options"]])
                self.api("POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": index})
                answers -= 1
                since = time.monotonic()

    def play_bot(self, game: str = "innovation", edition: str = "4e", level: str = "greedy", *expansions: str) -> str:
        """Start a game against a bot, and look at it."""
        body = {"game": game, "edition": edition, "expansions": list(expansions), "level": level}
        table = str(self.api("POST", "/api/quick", body)["id"])
        self.open(f"/table/{table}")
        return table

    # Looking

    def wait_for(self, promise: str, given: object = None) -> Any:
        """Return what a promise of the page brings, made by a function of JavaScript; it has its time like all else."""
        late = f"new Promise((_, fail) => setTimeout(() => fail(new Error('it took too long')), {PATIENCE}))"
        return self.page.evaluate(f"(given) => Promise.race([({promise})(given), {late}])", given)

    def see(self, testid: str) -> Locator:
        """Return a part of the page by its mark."""
        return self.page.get_by_test_id(testid)

    @property
    def states(self) -> list[dict[str, Any]]:
        """All states that this browser was told of, by whole states and by what has changed since."""
        found: list[dict[str, Any]] = []
        for frame in self.frames:
            message = json.loads(frame)
            if message["type"] == "state":
                found.append(message)
            elif message["type"] == "changes":
                state = copy.deepcopy({**found[-1], "log": message["log"], "chat": message["chat"]})
                for step in message["patch"]:
                    put(state, step["path"], step["value"])
                found.append(state)
        return found

    @property
    def table(self) -> str:
        """The table that the page is at."""
        found = re.search(r"/table/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def wait_for_turn(self) -> Asked | None:
        """Wait until this person is asked, or the game is over: then return None."""
        mine = self.page.locator('[data-testid=decision][data-yours="true"]')
        over = self.see("result")
        expect(mine.or_(over).first).to_be_visible()
        return None if over.is_visible() else self.asked()

    def asked(self) -> Asked:
        """Return what this person is asked now."""
        found = self.see("decision").evaluate(
            """(decision) => ({
                to: Number(decision.dataset.to),
                words: decision.querySelector('.question')?.textContent.trim().replace(/\\s+/g, ' '),
                options: [...decision.querySelectorAll('.option')].map((option) =>
                    [...option.childNodes].filter((node) => !['KBD', 'SMALL'].includes(node.nodeName))
                        .map((node) => node.textContent).join('').trim()),
            })"""
        )
        return Asked(**found)

    def board(self) -> str:
        """Return all words of the boards, the hand among them."""
        return self.page.locator("main").inner_text()

    def outline(self) -> str:
        """Return where the page is and which parts it has, for a test that has failed."""
        with suppress(Error):
            return f"{self.name} at {self.page.url}:\n{self.page.evaluate(OUTLINE)}"
        return f"{self.name}'s page does not answer"

    def log(self) -> str:
        """Return the words of the log."""
        return self.see("log").inner_text()

    # Doing

    def choose(self, index: int) -> None:
        """Choose an option, confirm it if need be, and wait until the server has taken it."""
        before = self.asked().to
        self.see(f"option-{index}").click()
        if not self.sure:
            self.see("confirm").click()
        self.wait_past(before)

    def answer_if_asked(self, choice: Choice) -> bool:
        """Answer if the question on the table is this person's; tell whether it was."""
        decision = self.see("decision")
        if decision.get_attribute("data-yours") != "true":
            return False
        self.choose(choice(self.asked().options))
        return True

    def wait_past(self, number: int) -> None:
        """Wait until something else is asked than question so-and-so, or nothing any more."""
        same = self.page.locator(f'[data-testid=decision][data-to="{number}"]')
        expect(same).to_have_count(0)

    def take_turns(self, choice: Choice, most: int = 10_000) -> int:
        """Answer whatever is asked until the game is over, or so many times; return how often."""
        for count in range(most):
            asked = self.wait_for_turn()
            if asked is None:
                return count
            self.choose(choice(asked.options))
        return most


def put(whole: Any, path: str, value: Any) -> None:
    """Replace a part of a state, named by a JSON Pointer."""
    *names, last = [name.replace("~1", "/").replace("~0", "~") for name in path.split("/")[1:]]
    for name in names:
        whole = whole[int(name) if isinstance(whole, list) else name]
    whole[int(last) if isinstance(whole, list) else last] = value


def first(options: list[str]) -> int:
    """Take the first option."""
    return 0


def at_random(seed: int) -> Choice:
    """Take any option: sooner or later everything happens."""
    generator = random.Random(seed)
    return lambda options: generator.randrange(len(options))
