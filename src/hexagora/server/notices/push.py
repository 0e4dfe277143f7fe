"""Web Push: a message is encrypted for one browser and signed by this server (RFC 8291, 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import urlsplit

import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from py_vapid import Vapid02

from hexagora.server.errors import Refusal
from hexagora.server.notices.endpoints import post

CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES = 65, 16
KEPT_SECONDS = 3 * 24 * 3600
"""For so long a push service keeps what a browser that is off has not fetched."""
SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)
"""Answers that tell that nobody is there any more."""
LATER = (408, 425, 429, 500, 502, 503, 504)


@dataclass(frozen=True)
class BrowserKeys:
    """What a browser lets messages be encrypted with."""

    p256dh: bytes
    auth: bytes


def new_key() -> str:
    """A key pair of this server, as it is stored."""
    made = ec.generate_private_key(CURVE)
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def read_keys(p256dh: str, auth: str) -> BrowserKeys:
    """The keys that a browser has given, if messages can be encrypted with them."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, UnsupportedAlgorithm):
        text = "these are not the keys of a push subscription"
        raise Refusal("bad_request", text, "bad_keys") from None
    return BrowserKeys(point, secret)


class Pusher:
    """Encrypts, signs and sends; all of it for a worker's thread. ``contact`` tells push services
    whom they can write to, with ``local`` they may stand on this machine."""

    def __init__(self, key: str, contact: str, local: bool = False) -> None:
        self._key = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._local = local

    @property
    def public_key(self) -> str:
        """What browsers have to know of this server to subscribe."""
        form = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(form)

    def send(self, endpoint: str, keys: BrowserKeys, facts: dict[str, str], now: int) -> int:
        """Send facts to a browser; gives the status of the answer, or raises `Unsent`."""
        body = http_ece.encrypt(
            json.dumps(facts, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(CURVE),
            dh=keys.p256dh,
            auth_secret=keys.auth,
            version="aes128gcm",
        )
        return post(endpoint, body, self._headers(endpoint, facts["tag"], now), self._local)

    def _headers(self, endpoint: str, tag: str, now: int) -> dict[str, str]:
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": now + SIGNED_SECONDS,
            "sub": self._contact,
        }
        return {
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            # What has not been fetched is replaced; the name of the table is nobody's business.
            "Topic": _text(sha256(f"{endpoint} {tag}".encode()).digest())[:32],
        }


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
