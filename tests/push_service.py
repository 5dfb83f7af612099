"""A push service at this machine: it takes messages for browsers, and can read them as these would."""

import json
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from splay.server.base64url import encoded

Json = dict[str, Any]


class PushService:
    """Where browsers are told something; it says of each what it is told to say."""

    def __init__(self) -> None:
        service = self
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        self.told: list[tuple[str, Json]] = []
        """For each message the browser and what it reads."""
        self.headers: list[dict[str, str]] = []
        self.status: dict[str, int] = {}
        """What is said of a browser, if it is not that its message has been taken."""

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service._take(self.path.removeprefix("/"), dict(self.headers.items()), body)
                self.send_response(service.status.get(self.path.removeprefix("/"), 201))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=[0.02])

    def _take(self, browser: str, headers: dict[str, str], body: bytes) -> None:
        read = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        self.headers.append(headers)
        self.told.append((browser, json.loads(read)))

    def subscription(self, browser: str) -> Json:
        """Return what a browser says where it can be told something."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        endpoint = f"http://127.0.0.1:{self._server.server_port}/{browser}"
        return {"endpoint": endpoint, "keys": {"p256dh": encoded(point), "auth": encoded(self.secret)}}

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
