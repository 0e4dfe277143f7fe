"""The world outside in tests of notices: a push service, a browser, a mail server."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from socket import socket
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


@dataclass
class Pushed:
    """What came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser that has subscribed: it alone can read what is sent to it."""

    def __init__(self, service: PushService, name: str = "ada") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self._auth = urandom(16)
        self._service = service
        self.endpoint = f"{service.address}/send/{name}"

    @property
    def form(self) -> dict[str, str]:
        """What it tells the server."""
        return {
            "endpoint": self.endpoint,
            "p256dh": _text(self._point),
            "auth": _text(self._auth),
        }

    def read(self, pushed: Pushed) -> Json:
        """Decrypt a message by RFC 8188 and 8291, with nothing of the library that made it."""
        body = pushed.body
        assert pushed.headers["content-encoding"] == "aes128gcm"
        salt, length = body[:16], body[20]
        sender, rest = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        info = b"WebPush: info\0" + self._point + sender
        secret = _derived(shared, self._auth, info, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, rest, None)
        text, delimiter, padding = plain.rpartition(b"\x02")
        assert delimiter
        assert not padding.strip(b"\0")
        found: Json = json.loads(text)
        return found

    def notices(self) -> list[Json]:
        """All that came for this browser, in order."""
        path = self.endpoint.removeprefix(self._service.address)
        return [self.read(one) for one in self._service.came if one.path == path]


class PushService:
    """Takes what is sent; ``answer`` is the status that it gives."""

    def __init__(self) -> None:
        self.came: list[Pushed] = []
        self.answers: list[int] = []
        self.answer = 201
        outside = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outside.came.append(Pushed(self.path, headers, body))
                status = outside.answers.pop(0) if outside.answers else outside.answer
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> PushService:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


@dataclass
class Mailbox:
    """A mail server that keeps what comes."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        assert envelope.rcpt_tos == [found["To"]]
        self.mails.append(found)
        return "250 taken"


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A mail server on loopback."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        box = Mailbox(free.getsockname()[1])
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
