"""Take docs/table-desktop.png and docs/table-phone.png: the table on the web in the middle of a game, for the README.

Needs the built page (`make page`) and a Chromium (`scripts/browser.sh`, or its path in SPLAY_CHROMIUM).
"""

import os
import random
import secrets
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest import mock

import uvicorn
from PIL import Image
from playwright.sync_api import APIRequestContext, Browser, sync_playwright

from splay.server.app import create_app
from splay.server.settings import Settings

ROOT: Final = Path(__file__).parent.parent
SEED: Final = 48
"""Of the deal and of the bot: the same pictures every time, as long as the rules are the same."""
ANSWERS: Final = 40
"""How many of Ann's answers lead to the moment of the picture."""
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
MOST_BYTES: Final = 400_000


def choose(labels: list[str], generator: random.Random) -> int:
    """Choose as Ann does: she achieves what she can, likes new cards and likes using them."""
    for verb, eagerness in (("Achieve", 1.0), ("Meld", 0.6), ("Dogma", 0.85), ("Yes", 1.0)):
        places = [place for place, label in enumerate(labels) if label.startswith(verb)]
        if places and generator.random() < eagerness:
            return generator.choice(places)
    return generator.randrange(len(labels))


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve the page from this process, with chance taken out of it; yield the address."""
    settings = Settings(database=f"sqlite:///{folder / 'splay.db'}", requests_per_second=1000, request_burst=1000)
    server = uvicorn.Server(uvicorn.Config(create_app(settings), port=0, log_level="warning"))
    with mock.patch.object(secrets, "randbits", return_value=SEED):
        thread = threading.Thread(target=server.run)
        thread.start()
        while not server.started:
            time.sleep(0.05)
        try:
            yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def ask(api: APIRequestContext, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server for something as a browser does."""
    answer = api.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def play(api: APIRequestContext) -> str:
    """Let Ann play a bot up to the moment of the picture; return the table."""
    ask(api, "GET", "/api/visitor")
    ask(api, "PUT", "/api/visitor", {"name": "Ann"})
    quick = {"game": "innovation", "edition": "4e", "expansions": [], "level": "greedy"}
    table = str(ask(api, "POST", "/api/quick", quick)["id"])
    generator, answers = random.Random(SEED), 0
    while True:
        state = ask(api, "GET", f"/api/tables/{table}/state")
        assert state["table"]["status"] == "playing", "the game was over before the picture"
        decision = state["decision"]
        if not decision["yours"]:
            time.sleep(0.02)
            continue
        if answers == ANSWERS:
            return table
        index = choose([option["label"] for option in decision["options"]], generator)
        ask(api, "POST", f"/api/tables/{table}/answer", {"to": decision["to"], "index": index})
        answers += 1


def take(browser: Browser, address: str) -> None:
    """Play on, and take the pictures."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", color_scheme="light")
    table = play(context.request)
    page = context.new_page()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/table/{table}")
        page.get_by_test_id("hand").wait_for()
        page.evaluate("document.fonts.ready")
        path = ROOT / "docs" / f"table-{name}.png"
        page.screenshot(path=path)
        shrink(path)
    context.close()


def shrink(path: Path) -> None:
    """Make a picture small enough for a README: drawings need few colours."""
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT).save(path, optimize=True)
    assert path.stat().st_size < MOST_BYTES, f"{path} is too large"


def main() -> None:
    """Take both pictures."""
    chromium = os.environ.get("SPLAY_CHROMIUM") or subprocess.check_output([ROOT / "scripts/browser.sh"], text=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.strip(), args=["--no-sandbox", "--disable-gpu"])
        take(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
