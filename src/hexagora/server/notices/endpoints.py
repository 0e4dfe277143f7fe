"""Where a push may go: to public addresses over https, never into the operator's own network.

The address of a push service is given by a browser, so by anybody. Its name is looked up once, and
the connection goes to an address that was looked at: what the name means a moment later is of no
account.
"""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from hexagora.server.errors import Refusal

TIMEOUT_SECONDS = 15.0
MOST_ADDRESS = 1000
HTTPS_PORT = 443
TRANSLATED = IPv6Network("64:ff9b::/96")
"""What translators between the two kinds of addresses use."""


class Unsent(Exception):
    """It could not be sent; perhaps later."""


def check_endpoint(text: str, local: bool) -> str:
    """The address of a push service; with ``local`` also one of this machine."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise _refused() from None
    host = parts.hostname or ""
    if not text.isascii() or not text.isprintable() or " " in text or parts.username is not None:
        raise _refused()
    if local and host and _is_loopback(host):
        return text
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or "." not in host:
        raise _refused()
    if not _may_be_public(host):
        raise _refused()
    return text


def post(
    endpoint: str,
    body: bytes,
    headers: dict[str, str],
    local: bool = False,
    trust: ssl.SSLContext | None = None,
) -> int:
    """Send something to a push service; gives the status of its answer. It takes its time."""
    parts = urlsplit(endpoint)
    try:
        link = _link(parts, local, trust)
        try:
            link.request("POST", _path(parts), body, headers)
            answer = link.getresponse()
            answer.read(1000)
            return answer.status
        finally:
            link.close()
    except (OSError, HTTPException) as error:
        raise Unsent(type(error).__name__) from error


def _refused() -> Refusal:
    return Refusal(
        "bad_request", "this is not the address of a push service on the internet", "no_endpoint"
    )


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _is_public(text: str) -> bool:
    """Whether an address is everybody's, and so is an older one that it may stand for.

    >>> _is_public("192.168.1.1"), _is_public("::ffff:10.0.0.1"), _is_public("64:ff9b::a00:1")
    (False, False, False)
    >>> _is_public("8.8.8.8"), _is_public("2606:4700::1111")
    (True, True)
    """
    found = ip_address(text.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in TRANSLATED:
            return _is_public(str(IPv4Address(int(found) & 0xFFFFFFFF)))
        for older in (found.ipv4_mapped, found.sixtofour, *(found.teredo or ())):
            if older is not None and not older.is_global:
                return False
        if found.ipv4_mapped is not None:
            return True
    return found.is_global and not found.is_multicast


def _may_be_public(host: str) -> bool:
    """Whether a host is a name, or an address that is everybody's."""
    try:
        return _is_public(host)
    except ValueError:
        # "127.1" and "2130706433" are addresses too, for some.
        return not host.rsplit(".", 1)[-1].isdigit()


def _link(parts: SplitResult, local: bool, trust: ssl.SSLContext | None) -> HTTPConnection:
    host = parts.hostname or ""
    port = parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)
    address = _looked_up(host, port, local)
    if parts.scheme == "https":
        context = trust or ssl.create_default_context()
        secure = HTTPSConnection(host, port, timeout=TIMEOUT_SECONDS, context=context)
        wire = socket.create_connection((address, port), TIMEOUT_SECONDS)
        try:
            secure.sock = context.wrap_socket(wire, server_hostname=host)
        except BaseException:
            wire.close()
            raise
        return secure
    plain = HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
    plain.sock = socket.create_connection((address, port), TIMEOUT_SECONDS)
    return plain


def _looked_up(host: str, port: int, local: bool) -> str:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not all(_is_public(one) or (local and _is_loopback(one)) for one in addresses):
        raise Unsent("its address lies in no public network")
    if not addresses:
        raise Unsent("it has no address")
    return addresses[0]


def _path(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
