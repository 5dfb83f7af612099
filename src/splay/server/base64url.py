"""Bytes as text that can stand in an address, as browsers and push services write them."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encoded(data: bytes) -> str:
    """Return bytes as text, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of a text; a ValueError tells that it is none."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
