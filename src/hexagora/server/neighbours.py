"""The other servers on the same database: what is meant for a table of theirs is handed on.

Whoever comes to any process is served as if it were the one that holds the table: a socket is
relayed frame by frame, a request is asked again over there. docs/many_servers.md tells the rest.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Coroutine, Set
from contextlib import suppress
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

import httptools
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from hexagora.core import HexagoraError
from hexagora.server.errors import Refusal
from hexagora.server.leases import Elsewhere
from hexagora.server.mailbox import Broken
from hexagora.server.pages import SECURITY
from hexagora.server.viewer import RESTART

TABLES = "/api/tables/"
PEER, ASKED_BY = b"x-hexagora-peer", b"x-hexagora-for"
"""Headers between processes: the secret that they share, and whom they ask for."""

UNSAID = (1005, 1006, 1015)
"""Close codes that stand for something which was not said, and cannot be."""

HANDED_ON = "hexagora.handed_on"
"""Marks what a neighbour handed on: it is never handed on again."""
NOT_HERE = 503
"""What a neighbour is answered that takes this process for the holder of a table."""

MOVING_SECONDS = 10.0
"""How long somebody may wait for a table whose process has just died."""
PAUSE_SECONDS = 0.05
LOOK_SECONDS = 0.5
"""How often it is asked whether a process that does not answer still holds a table."""

UNREACHED = (OSError, TimeoutError, InvalidHandshake, InvalidMessage, EOFError)
OWN_WAY = frozenset(
    (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"date", b"server")
)
"""Headers that are about one connection and no other."""
TOLD_HERE = OWN_WAY | {name for name, _ in SECURITY} | {b"strict-transport-security"}
"""Headers of an answer that every server gives by itself."""
NOT_HANDED_ON = OWN_WAY | {b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip"}

Found = TypeVar("Found")


class Sink(Protocol):
    """The socket of whoever is served through another process."""

    def push(self, message: bytes) -> None: ...

    def cut(self, code: int) -> None: ...


class Neighbours:
    """The way to the other processes. ``secret`` is what all of them know from the database, and
    ``find`` looks for a table here, or raises `Elsewhere`."""

    def __init__(self, secret: str, find: Callable[[str], Awaitable[object]]) -> None:
        self._secret = secret.encode()
        self._find = find
        self._relays: dict[Relay, str] = {}

    def admit(self, scope: Any) -> Any:
        """What a neighbour hands on counts as asked by whom it is asked for."""
        headers = dict(scope["headers"])
        given = headers.get(PEER)
        if given is None or not hmac.compare_digest(given, self._secret):
            return scope
        address = headers.get(ASKED_BY, b"").decode("latin-1")
        return {**scope, "client": (address, 0), HANDED_ON: True}

    async def relay(
        self, table: str, there: Elsewhere, scope: Any, hello: str | bytes, sink: Sink
    ) -> Relay:
        """A socket to the process that holds the table, on which hello has been said."""
        made = await self._unless_here(table, self._call(there, scope, hello, sink))
        self._relays[made] = there.server
        made.on_end(lambda: self._relays.pop(made, None))
        return made

    def cut(self, living: Set[str]) -> None:
        """Whoever is served by a process that does not live must come again."""
        for relay, server in list(self._relays.items()):
            if server not in living:
                relay.cut()

    async def _unless_here(self, table: str, trying: Coroutine[Any, Any, Found]) -> Found:
        """Try to reach another process, unless it loses the table meanwhile: it may hang."""
        task = asyncio.create_task(trying)
        try:
            while not (await asyncio.wait({task}, timeout=LOOK_SECONDS))[0]:
                with suppress(Elsewhere):
                    await self._find(table)
                    raise EOFError
            return task.result()
        finally:
            task.cancel()

    async def _call(self, there: Elsewhere, scope: Any, hello: str | bytes, sink: Sink) -> Relay:
        headers = dict(scope["headers"])
        place = urlsplit(there.address)
        more = [(PEER, self._secret), (ASKED_BY, _address(scope))]
        if b"origin" in headers:
            more.append((b"origin", headers[b"origin"]))
        link = await connect(
            f"ws://{headers.get(b'host', b'').decode('latin-1')}/ws",
            host=place.hostname,
            port=place.port,
            additional_headers=[(one.decode(), value.decode("latin-1")) for one, value in more],
            proxy=None,
            compression=None,
            max_size=None,
            user_agent_header=None,
        )
        return await Relay.begin(link, hello, sink)

    async def serve(self, scope: Any, body: bytes, send: Callable[[Any], Awaitable[None]]) -> bool:
        """Answer a request about a table that another process holds; False if it is for here."""
        table = _table_of(scope["path"])
        if not table or scope["method"] == "HEAD":
            return False
        answer = await settled(lambda: self._ask(table, scope, body))
        if answer is None:
            return False
        start = {"status": answer.status, "headers": answer.headers}
        await send({"type": "http.response.start", **start})
        await send({"type": "http.response.body", "body": answer.body})
        return True

    async def _ask(self, table: str, scope: Any, body: bytes) -> Answer | None:
        try:
            await self._find(table)
        except Elsewhere as there:
            if scope.get(HANDED_ON):
                return Answer(NOT_HERE)
            return await self._put(table, there, scope, body)
        except (Refusal, HexagoraError, Broken):
            pass  # whoever serves it here tells that
        return None

    async def _put(self, table: str, there: Elsewhere, scope: Any, body: bytes) -> Answer:
        """Put a request to the process that holds the table."""
        place = urlsplit(there.address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        try:
            writer.write(_request(scope, body, self._secret))
            answer = await self._unless_here(table, _answer(reader))
        except UNREACHED as error:
            if scope["method"] == "GET":
                raise
            # It may have been done before the other process died: it is not for us to do it again.
            raise unreached() from error
        finally:
            writer.close()
        if answer.status == NOT_HERE:
            raise EOFError
        return answer


async def settled(find: Callable[[], Awaitable[Found]]) -> Found:
    """Try to reach a table until somebody has it who answers; the process that held it may just
    have died."""
    limit = asyncio.get_running_loop().time() + MOVING_SECONDS
    while True:
        try:
            return await find()
        except UNREACHED as error:
            if asyncio.get_running_loop().time() > limit:
                raise unreached() from error
            await asyncio.sleep(PAUSE_SECONDS)


def unreached() -> Refusal:
    """The table is on its way from one process to another."""
    return Refusal(
        "server", "the table is moving to another server; come again in a moment", "moving"
    )


class Relay:
    """One socket that is served by another process."""

    def __init__(self, link: ClientConnection, sink: Sink) -> None:
        self._link = link
        self._sink = sink
        self._pumping = asyncio.create_task(self._pump())

    def on_end(self, end: Callable[[], object]) -> None:
        """What to do when nothing comes any more."""
        self._pumping.add_done_callback(lambda _: end())

    def cut(self) -> None:
        """The other process is gone, even if its socket is not."""
        self._pumping.cancel()
        self._link.transport.abort()
        self._sink.cut(RESTART)

    @classmethod
    async def begin(cls, link: ClientConnection, hello: str | bytes, sink: Sink) -> Relay:
        """Say hello, and hand on what comes."""
        try:
            await link.send(hello, text=True)
            first = await link.recv(decode=False)
        except ConnectionClosed as error:
            # It does not hold the table any more, or it has just died.
            raise EOFError from error
        sink.push(first)
        return cls(link, sink)

    async def send(self, frame: str | bytes) -> None:
        """Hand on what was said here."""
        with suppress(ConnectionClosed):
            await self._link.send(frame, text=True)

    async def close(self) -> None:
        """The socket here is closed."""
        self._pumping.cancel()
        await self._link.close()

    async def _pump(self) -> None:
        code = RESTART
        try:
            while True:
                self._sink.push(await self._link.recv(decode=False))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code not in UNSAID:
                code = closed.rcvd.code
        self._sink.cut(code)


class Answer:
    """What another process answered to a request."""

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.headers: list[tuple[bytes, bytes]] = []
        self._parts: list[bytes] = []
        self.whole = False

    @property
    def body(self) -> bytes:
        return b"".join(self._parts)

    # What the parser calls.

    def on_header(self, name: bytes, value: bytes) -> None:
        name = name.lower()
        if name not in TOLD_HERE:
            self.headers.append((name, value))

    def on_body(self, part: bytes) -> None:
        self._parts.append(part)

    def on_message_complete(self) -> None:
        self.whole = True


def _table_of(path: str) -> str:
    """The table that a request is about.

    >>> _table_of("/api/tables/k3v9x2m4qd/claim")
    'k3v9x2m4qd'
    """
    return path.removeprefix(TABLES).partition("/")[0] if path.startswith(TABLES) else ""


def _address(scope: Any) -> bytes:
    return str((scope.get("client") or ("", 0))[0]).encode("latin-1")


def _request(scope: Any, body: bytes, secret: bytes) -> bytes:
    target = scope.get("raw_path") or scope["path"].encode()
    if scope.get("query_string"):
        target += b"?" + scope["query_string"]
    kept = [
        (name, value)
        for name, value in scope["headers"]
        if name not in NOT_HANDED_ON and name not in (PEER, ASKED_BY, b"content-length")
    ]
    kept += [
        (PEER, secret),
        (ASKED_BY, _address(scope)),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    head = b"".join(b"%s: %s\r\n" % header for header in kept)
    return b"%s %s HTTP/1.1\r\n%s\r\n%s" % (scope["method"].encode(), target, head, body)


async def _answer(reader: asyncio.StreamReader) -> Answer:
    answer = Answer()
    parser = httptools.HttpResponseParser(answer)
    while not answer.whole:
        part = await reader.read(65536)
        if not part:
            raise EOFError
        parser.feed_data(part)
    answer.status = parser.get_status_code()
    return answer
