"""A server in a process of its own, which a test may kill."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final, Self

ROOT: Final = Path(__file__).parents[2]
DEALT: Final = Path(__file__).with_name("dealt.py")
# One machine plays all the people here, faster than people do.
ENVIRONMENT: Final = {
    "SPLAY_REQUESTS_PER_SECOND": "1000",
    "SPLAY_REQUEST_BURST": "1000",
    "SPLAY_MESSAGES_PER_SECOND": "1000",
    "SPLAY_MESSAGE_BURST": "1000",
    "SPLAY_WORKERS": "1",
    # The push service of a test is at this machine.
    "SPLAY_PUSH_LOCAL": "yes",
    "SPLAY_PUSH_AFTER_SECONDS": "1",
}


class ServerProcess:
    """`splay serve` on a database of its own, where chance is the same in every run; its port stays the same when it is
    started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where its page is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def by_name(self) -> str:
        """Where its page is, by a name: passkeys need one."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        command = [sys.executable, "-P", str(DEALT), "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'splay.db'}"]
        self.process = subprocess.Popen(
            command, env=os.environ | ENVIRONMENT, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"the server said {said!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None and self.process.stdout is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()
