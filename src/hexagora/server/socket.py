"""The WebSocket of a table, as an ASGI application: frames in, commands done, frames out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from hexagora.core import HexagoraError
from hexagora.server.checks import check_seat
from hexagora.server.errors import Refusal, error_form, refusal_of
from hexagora.server.hall import Hall
from hexagora.server.limits import Bucket, Buckets, Limits, Sockets
from hexagora.server.mailbox import Broken
from hexagora.server.messages import PROTOCOL
from hexagora.server.messages.commands import (
    Commands,
    Hello,
    Hint,
    Identified,
    LogPage,
    Ping,
    Rematch,
)
from hexagora.server.messages.told import Ok, Pong, You, encode
from hexagora.server.names import clean
from hexagora.server.table import Table
from hexagora.server.tokens import HOST, SEAT, digest
from hexagora.server.viewer import BUSY, NORMAL, POLICY, RESTART, TOO_LARGE, Viewer

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LAST_SECONDS = 5.0
"""How long a socket that is closed may take for what was already on its way."""

HEAVY = 5.0
"""What a message costs that makes the server play through a whole game."""

log = logging.getLogger("hexagora")
decode = msgspec.json.Decoder(Commands).decode
decode_id = msgspec.json.Decoder(Identified).decode


class Gone(Exception):
    """The other side has closed the socket."""


class Connection:
    """One socket: what goes out waits in a row of its own, so that a slow reader delays nobody."""

    def __init__(self, send: Send, limits: Limits) -> None:
        self._send = send
        self._limits = limits
        self._out: deque[bytes] = deque()
        self._waiting = 0
        self._ready = asyncio.Event()
        self._closing = 0
        self._reader = asyncio.current_task()
        self._writer = asyncio.create_task(self._write())

    def push(self, message: bytes) -> None:
        """Send when possible; whoever lets too much pile up is cut off."""
        if self._closing:
            return
        self._out.append(message)
        self._waiting += len(message)
        if self._waiting > self._limits.waiting_bytes:
            self._out.clear()
            self.cut(BUSY)
        self._ready.set()

    def close(self, code: int) -> None:
        """Close after what waits has been sent; nothing more is sent."""
        if not self._closing:
            self._closing = code
            self._ready.set()

    def cut(self, code: int) -> None:
        """Close, and listen no longer."""
        if not self._closing and self._reader is not None:
            self._reader.cancel()
        self.close(code)

    @property
    def closing(self) -> bool:
        return self._closing != 0

    async def end(self) -> None:
        """Let what waits go out; whoever does not take it in time has lost it."""
        self.close(NORMAL)
        with suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(self._writer, LAST_SECONDS)

    async def _write(self) -> None:
        with suppress(Exception):
            while True:
                while self._out:
                    message = self._out.popleft()
                    self._waiting -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                if self._closing:
                    await self._send({"type": "websocket.close", "code": self._closing})
                    return
                self._ready.clear()
                await self._ready.wait()


class TableSocket:
    """The ASGI application at ``/ws``."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self._hall = hall
        self._limits = limits
        self._sockets = Sockets(limits)
        self._hints = Buckets(limits.hint_rate, limits.hint_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        address = str((scope.get("client") or ("", 0))[0])
        if not self._sockets.enter(address):
            await send({"type": "websocket.close", "code": BUSY})
            return
        try:
            await send({"type": "websocket.accept"})
            await self._serve(receive, send, partial(self._hints.take, address))
        finally:
            self._sockets.leave(address)

    async def _serve(self, receive: Receive, send: Send, hints: Callable[[], float]) -> None:
        connection = Connection(send, self._limits)
        session = Session(self._hall, self._limits, connection, hints)
        try:
            message = await asyncio.wait_for(_text(receive), self._limits.hello_seconds)
            while await session.take(message):
                message = await _text(receive)
        except TimeoutError:
            connection.close(POLICY)
        except Gone:
            pass
        except asyncio.CancelledError:
            if not connection.closing:
                raise
        finally:
            await session.leave()
            await connection.end()


class Session:
    """What one socket has said so far: who it is, and at which table.

    ``hints`` takes one hint out of what its address may ask for, as ``Bucket.take`` does.
    """

    def __init__(
        self, hall: Hall, limits: Limits, connection: Connection, hints: Callable[[], float]
    ) -> None:
        self._hall = hall
        self._limits = limits
        self._connection = connection
        self._bucket = Bucket(limits.message_rate, limits.message_burst)
        self._hints = hints
        self._strikes = 0
        self._table: Table | None = None
        self._viewer: Viewer | None = None

    async def take(self, text: str | bytes) -> bool:
        """Do what a frame says; False when the socket is to be closed."""
        if len(text) > self._limits.frame_bytes:
            self._connection.close(TOO_LARGE)
            return False
        wait = self._bucket.take()
        if wait:
            return self._too_many(None)
        try:
            command = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            # Garbage is cheap to send, so it counts more.
            self._bucket.take(2.0)
            why = str(error) if isinstance(error, msgspec.DecodeError) else "this is no text"
            refusal = Refusal("bad_request", f"not a message of the protocol: {why}")
            self._refuse(_id_of(text), refusal)
            return True
        if isinstance(command, LogPage | Hello | Rematch) and self._bucket.take(HEAVY):
            return self._too_many(command.id)
        try:
            await self._obey(command)
        except Refusal as error:
            self._refuse(command.id, error)
        except HexagoraError as error:
            self._refuse(command.id, refusal_of(error))
        except Broken:
            self._refuse(
                command.id,
                Refusal("server", "it could not be stored; nothing was done", "not_stored"),
            )
            self._connection.close(RESTART)
            return False
        except Exception:
            log.exception("a command failed")
            self._refuse(command.id, Refusal("server", "the server has a fault; nothing was done"))
            self._connection.close(RESTART)
            return False
        return True

    async def leave(self) -> None:
        """The socket is closed."""
        if self._table is not None and self._viewer is not None and not self._table.broken:
            with suppress(Broken):
                await self._table.do(self._table.leave, self._viewer)

    async def _obey(self, command: Commands) -> None:
        if isinstance(command, Ping):
            self._connection.push(encode(Pong(command.id)))
            return
        if isinstance(command, Hello):
            await self._hello(command)
            return
        table, viewer = self._table, self._viewer
        if table is None or viewer is None:
            raise Refusal("not_now", "say hello first", "no_hello")
        if isinstance(command, Rematch):
            check_seat(viewer, command.seat)
            await self._hall.rematch(table.row.id)
            viewer.tell(Ok(command.id, table.course.version))
            return
        if isinstance(command, Hint) and self._hints():
            raise Refusal(
                "too_many", "too many hints; think for yourself for a moment", "many_hints"
            )
        await table.do(table.obey, viewer, command)

    async def _hello(self, command: Hello) -> None:
        if self._table is not None:
            raise Refusal(
                "not_now", "this socket is at a table already; open another one", "seated"
            )
        if command.protocol != PROTOCOL:
            raise Refusal(
                "outdated",
                "this server speaks version {speaks} of the protocol and the client {spoken}; "
                "reload the page, or bring the program up to date",
                speaks=PROTOCOL,
                spoken=command.protocol,
            )
        table = await self._hall.table(command.table)
        hashes = [digest(token) for token in command.tokens]
        rights = await self._hall.store.rights(command.table, hashes)
        known = [right for right in rights if right is not None]
        if not known and not table.row.public:
            raise Refusal(
                "not_yours", "this table can be seen only with one of its links", "need_link"
            )
        seats = {right.seat for right in known if right.kind == SEAT}
        host = any(right.kind == HOST for right in known)
        refused = [place for place, right in enumerate(rights) if right is None]
        name = clean(command.name)[:40]
        viewer = Viewer(self._connection, seats, host, name, command.look)
        you = You(sorted(seats), host, refused)
        await table.do(table.join, viewer, command, you)
        self._table, self._viewer = table, viewer

    def _too_many(self, id_: int | None) -> bool:
        self._strikes += 1
        if self._strikes > self._limits.strikes:
            self._connection.close(POLICY)
            return False
        self._refuse(id_, Refusal("too_many", "too many messages; slow down"))
        return True

    def _refuse(self, id_: int | None, refusal: Refusal) -> None:
        version = self._table.course.version if self._table is not None else 0
        self._connection.push(encode(error_form(id_, refusal, version)))


def _id_of(text: str | bytes) -> int | None:
    """The id of a message that has some other fault, so that its sender knows which it was."""
    try:
        return decode_id(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


async def _text(receive: Receive) -> str | bytes:
    event = await receive()
    if event["type"] != "websocket.receive":
        raise Gone
    text: str | bytes | None = event.get("text")
    if text is not None:
        return text
    return bytes(event.get("bytes") or b"")
