"""The WebSocket of a table, as an ASGI application: frames in, commands done, frames out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from hexagora.core import HexagoraError
from hexagora.server.checks import check_seat
from hexagora.server.connection import Connection, Send
from hexagora.server.costs import FRAME
from hexagora.server.crier import LANE
from hexagora.server.errors import Refusal, error_form, refusal_of
from hexagora.server.hall import Hall
from hexagora.server.leases import Elsewhere
from hexagora.server.limits import Bucket, Buckets, Limits, Sockets, household
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
from hexagora.server.names import said
from hexagora.server.neighbours import HANDED_ON, Relay, settled
from hexagora.server.purse import BILL, Bill, Purse, Purses
from hexagora.server.table import Table
from hexagora.server.tokens import HOST, SEAT, digest
from hexagora.server.viewer import BUSY, POLICY, RESTART, TOO_LARGE, Viewer

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

HEAVY = (LogPage, Hello, Rematch)
"""What makes the server play through a whole game."""
HEAVY_COST = 5.0

log = logging.getLogger("hexagora")
decode = msgspec.json.Decoder(Commands).decode
decode_id = msgspec.json.Decoder(Identified).decode


class Gone(Exception):
    """The other side has closed the socket."""


class NotHere(Exception):
    """A neighbour takes this process for the one that holds a table."""


class TableSocket:
    """The ASGI application at ``/ws``."""

    def __init__(self, hall: Hall, limits: Limits, purses: Purses) -> None:
        self._hall = hall
        self._limits = limits
        self._purses = purses
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
            await self._serve(scope, receive, send, address)
        finally:
            self._sockets.leave(address)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        lane = scope.get("extensions", {}).get(LANE)
        purse = self._purses.of(address)
        connection = Connection(send, self._limits, purse, self._hall.crier, lane)
        hints = partial(self._hints.take, address)
        session = Session(self._hall, self._limits, connection, household(address), hints, scope)
        try:
            message = await asyncio.wait_for(_text(receive), self._limits.hello_seconds)
            while await _paid(purse, session, message):
                message = await _text(receive)
        except TimeoutError:
            connection.close(POLICY)
        except Gone:
            pass
        except asyncio.CancelledError:
            if not connection.closing:
                raise
        finally:
            # Who is cut off while leaving has left.
            with suppress(asyncio.CancelledError):
                await session.leave()
            await connection.end()


async def _paid(purse: Purse, session: Session, message: str | bytes) -> bool:
    """Do what a frame says, when the household can afford it and at its expense."""
    delay, aside = purse.reserve(FRAME)
    if delay:
        try:
            await asyncio.sleep(delay)
        except asyncio.CancelledError:
            # The server closes, or the socket is cut off: nothing was begun.
            return False
    bill = Bill()
    BILL.set(bill)
    try:
        # What a table does for it is added to the bill there; the rest is in the price of a frame.
        return await session.take(message)
    finally:
        purse.settle(FRAME, aside, bill.seconds)


class Session:
    """What one socket has said so far: who it is, and at which table.

    ``who`` is the household behind it. ``hints`` takes one hint out of what its address may ask
    for, as ``Bucket.take`` does. If another process holds the table, all goes through a relay.
    """

    def __init__(
        self,
        hall: Hall,
        limits: Limits,
        connection: Connection,
        who: str,
        hints: Callable[[], float],
        scope: Scope,
    ) -> None:
        self._who = who
        self._hall = hall
        self._limits = limits
        self._connection = connection
        self._bucket = Bucket(limits.message_rate, limits.message_burst)
        self._hints = hints
        self._strikes = 0
        self._scope = scope
        self._relay: Relay | None = None
        self._table: Table | None = None
        self._viewer: Viewer | None = None

    async def take(self, text: str | bytes) -> bool:
        """Do what a frame says; False when the socket is to be closed."""
        if len(text) > self._limits.frame_bytes:
            self._connection.close(TOO_LARGE)
            return False
        if not await self._may_ask(1.0):
            return self._too_many(None)
        if self._relay is not None:
            await self._relay.send(text)
            return True
        try:
            command = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            # Garbage is cheap to send, so it counts more.
            self._bucket.take(2.0)
            why = str(error) if isinstance(error, msgspec.DecodeError) else "this is no text"
            refusal = Refusal("bad_request", f"not a message of the protocol: {why}")
            self._refuse(_id_of(text), refusal)
            return True
        if isinstance(command, HEAVY) and not await self._may_ask(HEAVY_COST):
            return self._too_many(command.id)
        try:
            await self._obey(command, text)
        except Refusal as error:
            self._refuse(command.id, error)
        except HexagoraError as error:
            self._refuse(command.id, refusal_of(error))
        except NotHere:
            self._connection.close(RESTART)
            return False
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

    async def _may_ask(self, cost: float) -> bool:
        """Wait until the socket may ask for so much; no, if that is too long a wait. Whoever reads
        the log of a long game is not refused for it, nor for what is asked next."""
        wait = self._bucket.take(cost, self._limits.patience)
        if wait > self._limits.patience:
            return False
        if wait:
            await asyncio.sleep(wait)
        return True

    async def leave(self) -> None:
        """The socket is closed."""
        if self._relay is not None:
            await self._relay.close()
        if self._table is not None and self._viewer is not None and not self._table.broken:
            with suppress(Broken):
                await self._table.do(self._table.leave, self._viewer)

    async def _obey(self, command: Commands, text: str | bytes) -> None:
        if isinstance(command, Ping):
            self._connection.push(encode(Pong(command.id)))
            return
        if isinstance(command, Hello):
            await self._hello(command, text)
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

    async def _hello(self, command: Hello, text: str | bytes) -> None:
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
        table = await settled(lambda: self._find(command, text))
        if table is None:
            return
        hashes = [digest(token) for token in command.tokens]
        rights = await self._hall.store.rights(command.table, hashes)
        known = [right for right in rights if right is not None]
        person = await self._hall.people.of(command.person)
        own = table.seats_of(person.id) if person is not None else []
        if not known and not own and not table.row.public:
            raise Refusal(
                "not_yours", "this table can be seen only with one of its links", "need_link"
            )
        seats = {right.seat for right in known if right.kind == SEAT} | set(own)
        host = any(right.kind == HOST for right in known)
        refused = [place for place, right in enumerate(rights) if right is None]
        name = said(command.name)[:40]
        viewer = Viewer(self._connection, seats, host, name, command.look, self._who)
        if person is not None:
            viewer.person, viewer.session = person.id, digest(command.person)
        you = You(sorted(seats), host, refused)
        await table.do(table.join, viewer, command, you)
        self._table, self._viewer = table, viewer

    async def _find(self, command: Hello, text: str | bytes) -> Table | None:
        """The table; None if another process holds it, to which all goes from now on."""
        try:
            return await self._hall.table(command.table)
        except Elsewhere as there:
            neighbours = self._hall.neighbours
            if neighbours is None or HANDED_ON in self._scope:
                raise NotHere from there
            self._relay = await neighbours.relay(
                command.table, there, self._scope, text, self._connection
            )
            return None

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
