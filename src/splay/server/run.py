"""Runs the application on a port."""

import asyncio
import errno
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from prometheus_client import start_http_server

from splay.kernel.errors import SplayError
from splay.server.app import create_app
from splay.server.door import Door, protocols
from splay.server.logs import set_up
from splay.server.settings import Settings
from splay.server.store import Away, Store
from splay.server.sweeping import Sweep


class _Server(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[str], None]) -> None:
        super().__init__(config)
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._sweeping = asyncio.create_task(Sweep().run())
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
            self._tell(f"Splay is at http://{f'[{shown}]' if ':' in shown else shown}:{port}  (Ctrl-C ends it)")


def run(settings: Settings, tell: Callable[[str], None]) -> None:
    """Serve until Ctrl-C."""
    set_up(settings)
    # What is wrong with the database or the port is told before anything starts; a database that is away may come back.
    with suppress(Away):
        Store(settings.database).close()
    listening = _listen(settings.host, settings.port)
    if settings.metrics_port:
        _show_metrics(settings.metrics_host, settings.metrics_port)
    files = _allow_many_sockets()
    tune()
    config = uvicorn.Config(
        create_app(settings),
        ws_max_size=4 * settings.body_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        timeout_graceful_shutdown=3,
        access_log=False,
        forwarded_allow_ips=settings.trusted_proxies,
    )
    door = Door(settings, config.forwarded_allow_ips, files)
    config.http, config.ws = protocols(door)
    _Server(config, tell).run([listening])


def _show_metrics(host: str, port: int) -> None:
    try:
        start_http_server(port, host)
    except OSError as error:
        raise SplayError(f"the metrics cannot be shown at port {port} of {host}: {error.strerror}") from error


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise SplayError(_why_not(error, host, port)) from error


def _why_not(error: OSError, host: str, port: int) -> str:
    """Say why a port cannot be listened on, and what to do about it."""
    other = port + 1 if 1024 <= port < 65535 else 8000
    port_hint = f"choose another with `splay serve --port {other}` or `make play PORT={other}`"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        hint = "choose one with `splay serve --host 127.0.0.1` or `make play HOST=127.0.0.1`"
        return f"this machine has no address {host}; {hint}"
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken by another program, maybe by Splay itself; {port_hint}"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"port {port} is not for everybody to use; {port_hint}"
    return f"port {port} of {host} cannot be used: {error.strerror}; {port_hint}"


def tune() -> None:
    """Set the interpreter up for two threads."""
    # The thread that writes to the disk lets go of the interpreter at every step, and must not wait long to go on.
    sys.setswitchinterval(0.0005)


def _allow_many_sockets() -> int:
    """Let the process have as many sockets, and other files, as the system allows it; returns how many."""
    with suppress(OSError, ValueError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
