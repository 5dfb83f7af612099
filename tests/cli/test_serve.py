"""`splay serve` on a port or at an address that it cannot have."""

import socket
from pathlib import Path

from command import Ran, splay


def serve(folder: Path, host: str, port: int) -> Ran:
    """Try to serve."""
    return splay("serve", "--host", host, "--port", str(port), "--database", f"sqlite:///{folder / 'splay.db'}")


def test_a_port_that_is_taken_is_told_in_plain_words_with_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = serve(tmp_path, "127.0.0.1", port)
    assert ran.code == 2 and ran.out == ""
    assert f"port {port} is taken by another program" in ran.err
    assert "splay serve --port " in ran.err and "make play PORT=" in ran.err
    assert "Errno" not in ran.err and "Traceback" not in ran.err
    assert f"PORT={port}`" not in ran.err, "another one is proposed"


def test_an_address_that_this_machine_does_not_have_is_told_in_plain_words(tmp_path: Path) -> None:
    for host in ("no such host", "192.0.2.1"):
        ran = serve(tmp_path, host, 0)
        assert ran.code == 2
        assert f"this machine has no address {host}" in ran.err and "make play HOST=" in ran.err
