"""Where a server's time goes, by what it does for an answer: py-spy looks at it while it is played on.

    pip install py-spy
    python benchmarks/server_load.py --profile

Only samples count in which a thread has the interpreter, so those that wait for the disk or for a socket are left out.
Each sample belongs to the first line of the list that one of its frames is in, from the innermost frame on.
"""

import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

Spied = Callable[[], dict[str, float]]

RATE: Final = 200
"""How often a second it is looked."""

_CHAPTERS: Final = (
    ("views, as plain data", r"to_json \(splay/(innovation|intrapreneurs)/|view_json|play_json"),
    ("views, built", r"\(splay/(innovation|intrapreneurs)/view\.py|_position \(splay/server/live"),
    ("the log", r"\(splay/(innovation|intrapreneurs)/wording|told \(splay|cards_in|_line \(splay|\blog \(splay"),
    ("comparing with the last state", r"\(splay/server/patch\.py"),
    ("the table, the question, undo", r"\(splay/server/shown\.py|take_back|_table \(splay/server/live|told_since"),
    ("the rules", r"\(splay/(innovation|intrapreneurs|kernel)/|_go_on \(splay/server/play"),
    (
        "messages sent",
        r"send_now|send_all|Viewer\.send|_send \(splay/server/live|conn\.send|asgi_send|protocol\.py.*send",
    ),
    ("messages received", r"data_received|receive|\(websockets/|_parse|pydantic"),
    ("the rest of telling", r"\(splay/server/live\.py"),
    ("the writer", r"_write_all|_write_batch|\(splay/server/(moves|store/database)\.py|\(sqlalchemy/"),
    ("being at a table: locks, checks, limits", r"\(splay/server/"),
)


def watch(pid: int, seconds: float) -> Spied:
    """Begin to look at a process for so many seconds; what is returned waits for the end, and tells what was seen."""
    samples = Path(tempfile.mkdtemp(prefix="splay-spy")) / "samples"
    command = ["py-spy", "record", "--pid", str(pid), "--duration", str(int(seconds)), "--rate", str(RATE)]
    command += ["--gil", "--nonblocking", "--format", "raw", "--output", str(samples)]
    spying = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end() -> dict[str, float]:
        spying.wait()
        return shares(samples.read_text())

    return end


def shares(samples: str) -> dict[str, float]:
    """Return what share of the samples belongs to each chapter, in per cent."""
    counted: Counter[str] = Counter()
    for stack, count in _samples(samples):
        counted[_chapter(stack)] += count
    total = counted.total()
    return {name: round(100 * count / total, 1) for name, count in counted.most_common()} | {"samples": total}


def _samples(text: str) -> Iterator[tuple[list[str], int]]:
    for line in text.splitlines():
        stack, _, count = line.rpartition(" ")
        yield stack.split(";"), int(count)


def _chapter(stack: list[str]) -> str:
    for frame in reversed(stack):
        for name, pattern in _CHAPTERS:
            if re.search(pattern, frame):
                return name
    return "the event loop, and everything else"
