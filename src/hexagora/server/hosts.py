"""By which names this server may be called, and from which pages it may be written to.

A page of another site can point a name of its own at this machine; the browser then takes both for
one site. So a request that names a host which is not this server's is refused, whatever it asks
for. A page that keeps its own name tells it as the origin of what it sends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from hexagora.core import HexagoraError
from hexagora.core.errors import quoted
from hexagora.server.errors import Refusal

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")


@dataclass(frozen=True)
class Page:
    """Where a page of ours stands in somebody's browser: passkeys are bound to the ``name``."""

    name: str
    origin: str


@dataclass(frozen=True)
class Hosts:
    """``listening`` is the address it listens on, ``public`` the address that others know it by.

    If that one has https, browsers are told to keep to it for ``hsts_days``.
    """

    listening: str = "127.0.0.1"
    public: str = ""
    hsts_days: int = 0

    def headers(self) -> list[tuple[bytes, bytes]]:
        """What every answer tells a browser about this host."""
        if not self.hsts_days or not self.public.startswith("https://"):
            return []
        return [(b"strict-transport-security", b"max-age=%d" % (self.hsts_days * 86_400))]

    def check(self, headers: Mapping[bytes, bytes], writes: bool) -> None:
        """Refuse what is meant for another server or, if it ``writes``, comes from another page."""
        host = headers.get(b"host", b"").decode("latin-1")
        name = _name(f"//{host}")
        if not name:
            raise Refusal("bad_host", "the request does not tell which host it is for")
        if not self._is_ours(name):
            raise Refusal(
                "bad_host",
                f"this server does not know the name {quoted(name)}; if it is the right one, start "
                "the server with --public-url and the address that people type",
            )
        origin = headers.get(b"origin", b"").decode("latin-1")
        if writes and origin and not self._is_own_page(origin, host):
            raise Refusal("bad_origin", "a page of another site may not do that here")

    def page(self, headers: Mapping[str, str]) -> Page:
        """The page that a request comes from, which was checked before; browsers tell it with all
        that writes. Passkeys need a name: a bare address cannot have any."""
        origin = headers.get("origin", "")
        if self.public and _place(origin) == _place(self.public):
            origin = self.public
        elif not origin or not self._is_own_page(origin, headers.get("host", "")):
            raise Refusal("bad_origin", "this can be asked only by a page of this server")
        name = _name(origin)
        if _is_address(name):
            raise Refusal(
                "not_now",
                "passkeys need a name, and this page was opened by a bare address; on this machine "
                "open it as localhost",
                "bare_address",
            )
        return Page(name, origin)

    def _is_ours(self, name: str) -> bool:
        if name in (*LOOPBACK, self.listening.lower(), _name(self.public)):
            return True
        # Other people's names can be made to lead here; a bare address leads where it says.
        return self.listening in EVERYWHERE and _is_address(name)

    def _is_own_page(self, origin: str, host: str) -> bool:
        place = _place(origin)
        return place != "" and place in (host.lower(), _place(self.public))


def public_url(text: str) -> str:
    """An address that people type, or an error that tells how one looks.

    >>> public_url("https://games.example.org/")
    'https://games.example.org'
    """
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise HexagoraError(
            f"{quoted(text)} is no address of a table such as https://games.example.org"
        )
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _name(address: str) -> str:
    """The host of an address without its port."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _place(address: str) -> str:
    """Host and port of an address."""
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
