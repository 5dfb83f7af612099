"""The example of a bot that people connect plays a whole match on a real server."""

import importlib.util
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

from guests import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_bot.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("api_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_plays_a_match_to_its_end(tmp_path: Path) -> None:
    with Server(tmp_path / "splay.db", SPLAY_WORKERS="1") as server:
        words = example().main(server.address)
        assert "wins" in words or "draw" in words


def test_the_example_takes_a_seat_at_a_table(tmp_path: Path) -> None:
    with Server(tmp_path / "splay.db", SPLAY_WORKERS="1") as server:
        host = server.ask("/api/visitor")["token"]
        table = server.ask("/api/tables", host, seats=[{"kind": "open"}] * 2)["id"]
        with ThreadPoolExecutor(1) as pool:
            playing = pool.submit(example().main, server.address, table)
            while not all(seat["kind"] == "person" for seat in server.table(table)["seats"]):
                assert not playing.done(), playing.result()
                time.sleep(0.05)
            server.ask(f"/api/tables/{table}/start", host)
            server.ask(f"/api/tables/{table}/concede", host)
            assert "wins" in playing.result()
