"""A device that makes passkeys and signs by them, as a browser would hand them on."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from splay.server.base64url import encoded

Json = dict[str, Any]


@dataclass
class Device:
    """One that holds a passkey; what it is asked is what the server gives to a browser."""

    origin: str = "http://testserver"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    count: int = 0

    def makes(self, asked: Json, **told: str) -> Json:
        """Make a passkey."""
        data = self._data(asked["options"]["rp"]["id"], 0x45)
        data += bytes(16) + len(self.id).to_bytes(2) + self.id + self._public_key()
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client(asked, "webauthn.create", told)
        response = {"clientDataJSON": encoded(client), "attestationObject": encoded(statement)}
        return {"token": asked["token"], "credential": {"id": encoded(self.id), "response": response}}

    def signs(self, asked: Json, **told: str) -> Json:
        """Prove that the passkey is there."""
        self.count += 1
        data = self._data(asked["options"]["rpId"], 0x05)
        client = self._client(asked, "webauthn.get", told)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        texts = {name: encoded(part) for name, part in response.items()}
        return {"token": asked["token"], "credential": {"id": encoded(self.id), "response": texts}}

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, asked: Json, kind: str, told: Json) -> bytes:
        data = {"type": kind, "challenge": asked["options"]["challenge"], "origin": self.origin}
        return json.dumps({**data, **told}).encode()

    def _public_key(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
