"""A device that makes and uses passkeys, as a browser does, for tests without one."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Device:
    """Knows one passkey at most, for the page at ``origin``."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.user = b""
        self.count = 0

    def make(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to what a server wants for a new passkey."""
        self.user = base64url_to_bytes(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = b"\0" * 16 + len(self.id).to_bytes(2) + self.id + cbor2.dumps(cose)
        data = self._data(wrong.get("name", options["rp"]["id"]), ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], **wrong)
        return self._credential(attestationObject=made, clientDataJSON=client)

    def use(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to what a server wants from somebody who comes in."""
        self.count += 1
        client = self._client("webauthn.get", options["challenge"], **wrong)
        data = self._data(wrong.get("name", options["rpId"]), 0)
        signed = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            authenticatorData=data, clientDataJSON=client, signature=signed, userHandle=self.user
        )

    def _data(self, name: str, more: int) -> bytes:
        flags = PRESENT | VERIFIED | more
        return sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, kind: str, challenge: str, **wrong: Any) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": wrong.get("origin", self.origin)}
        return json.dumps(told).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        known = bytes_to_base64url(self.id)
        return {
            "id": known,
            "rawId": known,
            "type": "public-key",
            "response": {name: bytes_to_base64url(value) for name, value in response.items()},
        }
