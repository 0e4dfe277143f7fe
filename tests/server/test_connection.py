"""What goes out over a socket goes straight out where nothing waits, and else in its turn."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import MutableMapping
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from hexagora.server.connection import Connection
from hexagora.server.crier import Lane
from hexagora.server.frames import head_of
from hexagora.server.limits import Limits
from hexagora.server.purse import Purse


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_that_of_the_protocol(size: int) -> None:
    message = b"x" * size
    assert head_of(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


class Line:
    """A connection over a pair of sockets; ``asked`` is what the web server was asked to send."""

    def __init__(self, purse: Purse) -> None:
        self.ours, self.theirs = socket.socketpair()
        self.theirs.settimeout(5.0)
        self._purse = purse
        self.asked: list[str] = []

    async def open(self) -> Connection:
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(asyncio.Protocol, sock=self.ours)
        self.lane = Lane(self.transport, loop)
        connection = Connection(self._send, Limits(), self._purse, lane=self.lane)
        await asyncio.sleep(0)
        return connection

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.asked.append(message["text"])
            self.lane.tell(message["text"].encode())

    def read(self) -> bytes:
        return self.theirs.recv(1_000_000)


def test_what_is_told_in_one_turn_goes_out_at_once_and_together() -> None:
    line = Line(Purse(Limits()))

    async def story() -> bytes:
        connection = await line.open()
        connection.push(b"one")
        connection.push(b"two")
        await asyncio.sleep(0)
        read = line.read()
        await connection.end()
        return read

    assert asyncio.run(story()) == b"\x81\x03one\x81\x03two"
    assert line.asked == []


def test_whoever_owes_something_hears_later_and_in_order() -> None:
    purse = Purse(Limits(most_share=1.0, most_at_once=0.001))
    line = Line(purse)

    async def story() -> None:
        connection = await line.open()
        connection.push(b"before")
        purse.pay(0.05)
        connection.push(b"in debt")
        await asyncio.sleep(0.01)
        assert line.read() == b"\x81\x06before"
        await asyncio.sleep(0.1)
        # By now nothing is owed any more.
        connection.push(b"after")
        await asyncio.sleep(0)
        assert line.read() == b"\x81\x07in debt\x81\x05after"
        await connection.end()

    asyncio.run(story())
    assert line.asked == ["in debt"]


def test_behind_a_reader_who_is_slow_messages_wait_in_order() -> None:
    line = Line(Purse(Limits(work_burst=1e9, most_at_once=1e9)))
    line.ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    texts = [b"%05d" % number + b"x" * 5000 for number in range(100)]

    async def story() -> bytes:
        connection = await line.open()
        for text in texts:
            connection.push(text)
            await asyncio.sleep(0)
        read = b""
        line.theirs.setblocking(False)
        while len(read) < sum(len(head_of(text) + text) for text in texts):
            read += await asyncio.get_running_loop().sock_recv(line.theirs, 1_000_000)
        await connection.end()
        return read

    assert asyncio.run(story()) == b"".join(head_of(text) + text for text in texts)
    assert line.asked, "what waits is not put to what the system has yet to take"


def test_reading_stops_only_when_more_comes_than_is_wanted() -> None:
    line = Line(Purse(Limits()))

    async def story() -> list[bool]:
        await line.open()
        lane, reads = line.lane, line.transport.is_reading
        lane.hear()
        lane.pause_reading()
        seen = [reads()]
        lane.hear()
        seen.append(reads())
        lane.resume_reading()
        seen.append(reads())
        lane.hear()
        seen.append(reads())
        lane.close()
        return seen

    assert asyncio.run(story()) == [True, False, True, True]
