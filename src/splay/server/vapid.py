"""The key by which push services know a house (VAPID): made once, and the same at all nodes on a database."""

from functools import lru_cache
from typing import TYPE_CHECKING

from splay.server.base64url import decoded, encoded

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

# Hardly any start needs these, and they take a while to load: whoever does loads them.


def new_key() -> str:
    """Return a new private key, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32))


@lru_cache(1)
def private_key(stored: str) -> "ec.EllipticCurvePrivateKey":
    """Return the private key that is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(stored)), ec.SECP256R1())


def public_key(stored: str) -> str:
    """Return the public key that belongs to a stored one, as browsers take it."""
    from cryptography.hazmat.primitives import serialization

    public = private_key(stored).public_key()
    return encoded(public.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))
