"""A bot of your own for a Splay server: it sits down at a table and plays random legal answers.

    python examples/api_bot.py http://127.0.0.1:8000              # plays the server's greedy bot
    python examples/api_bot.py http://127.0.0.1:8000 TABLE        # takes a free seat at a table

Needs only the package `websockets`. Replace `choose` by something cleverer: `state["view"]` is all that your seat may
see, and `state["decision"]["options"]` is what it can answer.
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

Json = dict[str, Any]


def choose(state: Json) -> int:
    """Return the index of the option to take."""
    return random.randrange(len(state["decision"]["options"]))


class Server:
    """A Splay server, and who we are there."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.ask('POST', '/api/visitor')['token']}"

    def ask(self, method: str, path: str, **body: Any) -> Json:
        request = Request(self.address + path, json.dumps(body).encode(), self.headers, method=method)
        with urlopen(request) as response:
            answer: Json = json.load(response)
        return answer

    async def play(self, table: str) -> str:
        """Play at a table to the end of the match; returns how it ended."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        state: Json = {}
        answered = -1
        async with connect(url, additional_headers=self.headers, max_size=None) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "state":
                    state = message
                elif message["type"] == "refused" and message["error"]["kind"] == "too_fast":
                    await asyncio.sleep(1)
                    answered = -1
                elif message["type"] == "refused":
                    raise RuntimeError(message["error"]["words"])
                if state["table"]["result"]:
                    return str(state["table"]["result"]["words"])
                decision = state["decision"]
                if decision and decision["yours"] and decision["to"] > answered:
                    answered = decision["to"]
                    await socket.send(json.dumps({"type": "answer", "to": answered, "index": choose(state)}))
        raise RuntimeError("the server has gone")


def main(address: str, table: str | None = None) -> str:
    """Sit down, play, and return how the match ended."""
    server = Server(address)
    server.ask("PUT", "/api/visitor", name="api bot")
    if table is None:
        table = str(server.ask("POST", "/api/quick", level="greedy")["id"])
    else:
        server.ask("POST", f"/api/tables/{table}/sit")
    return asyncio.run(server.play(table))


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
