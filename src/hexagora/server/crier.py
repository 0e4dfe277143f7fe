"""What a crowd is told is written by a thread of its own, so that nobody else has to wait for it.

To write to a socket takes the system some microseconds; for hundreds of spectators that would be
milliseconds of the event loop for every action. The thread needs the interpreter only between
two writes. A lane is one socket that both may write to: frames never mix, and their order is kept.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import is_ssl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from hexagora.server.frames import head_of, is_one_frame, text_in

LANE = "hexagora.lane"
"""Under this name an application finds the lane among the extensions of a socket's scope."""


class Told(Protocol):
    """Whatever the crier hands a frame to."""

    def send(self, frame: bytes) -> None:
        """In the crier's thread."""


class Lane:
    """The transport of a socket, shared with the crier; the event loop uses it like any other."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._lock = Lock()
        self._socket: socket.socket | None = None
        self._closed = False
        # What the event loop has yet to write: all of one turn goes out together, since a write
        # takes the system longer than anything else here, and before it what the crier could not.
        self._left: list[bytes] = []
        self._due = False
        self._waiting_in_transport = transport.get_write_buffer_size
        # Whether nothing is to be read now, and whether the system was told so.
        self._full = self._paused = False
        self.on_waiting: Callable[[int], None] = lambda _: None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """In the event loop: a transport's ``write``."""
        self._put(data)

    @property
    def free(self) -> bool:
        """In the event loop: whether all of earlier turns has gone out."""
        return not self._waiting_in_transport()

    def tell(self, message: bytes) -> None:
        """In the event loop: write a message as a frame of its own."""
        self._put(head_of(message), message)

    def _put(self, *data: bytes) -> None:
        with self._lock:
            self._left += data
        if not self._due:
            self._due = True
            self._loop.call_soon(self._write_left)

    def pause_reading(self) -> None:
        """A transport's: there is enough to do. Most of the time nothing more comes meanwhile, and
        the system need not be told; if something does (`hear`), it is the last for now."""
        self._full = True

    def resume_reading(self) -> None:
        """A transport's: there is room for more."""
        self._full = False
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def hear(self) -> None:
        """In the event loop: something has come."""
        if self._full and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def close(self) -> None:
        """In the event loop: a transport's ``close``."""
        self._write_left()
        self.lose()
        self._transport.close()

    def lose(self) -> None:
        """There is nobody to write to any more."""
        with self._lock:
            self._closed = True
            if self._socket is not None:
                self._socket.close()
                self._socket = None

    def send(self, frame: bytes) -> None:
        """In the crier's thread: write a whole frame, or leave what is left to the event loop."""
        with self._lock:
            if self._closed:
                return
            if self._left or self._waiting_in_transport():
                sent = 0
            else:
                sent = self._sent(frame)
            if sent == len(frame):
                return
            self._left.append(frame[sent:])
        self._loop.call_soon_threadsafe(self._go_on)

    def _sent(self, frame: bytes) -> int:
        if self._socket is None:
            # A number of its own: that of the transport may stand for another socket by now.
            number = os.dup(self._transport.get_extra_info("socket").fileno())
            self._socket = socket.socket(fileno=number)
            self._socket.setblocking(False)
        try:
            return self._socket.send(frame)
        except BlockingIOError:
            return 0
        except OSError:
            return len(frame)  # it is gone, which the event loop hears of by itself

    def _go_on(self) -> None:
        self._write_left()
        if not self._closed:
            self.on_waiting(self._waiting_in_transport())

    def _write_left(self) -> None:
        self._due = False
        with self._lock:
            if self._left and not self._closed and not self._transport.is_closing():
                self._transport.write(b"".join(self._left))
            self._left.clear()


class Barrier:
    """Tells the event loop when everything before it was said."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.passed: asyncio.Future[None] = self._loop.create_future()

    def send(self, frame: bytes) -> None:
        self._loop.call_soon_threadsafe(self._pass)

    def _pass(self) -> None:
        if not self.passed.done():
            self.passed.set_result(None)


class Crier:
    """The thread. What is told in one turn of the event loop is handed over together."""

    def __init__(self) -> None:
        self._gathered: list[tuple[Told, bytes]] = []
        self._waiting: SimpleQueue[list[tuple[Told, bytes]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._last = self._last_frame = b""

    def tell(self, lane: Told, message: bytes) -> None:
        """In the event loop: have a message written after all that was told before."""
        if message is not self._last:
            self._last = message
            self._last_frame = head_of(message) + message
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._gathered.append((lane, self._last_frame))

    async def all_told(self) -> None:
        """Returns when everything was written that has been told until now."""
        barrier = Barrier()
        self.tell(barrier, b"")
        await barrier.passed

    def close(self) -> None:
        """Write what was handed over, then end."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()

    def _hand_over(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="crier", daemon=True)
            self._thread.start()
        self._waiting.put(self._gathered)
        self._gathered = []

    def _run(self) -> None:
        while (batch := self._waiting.get()) is not None:
            for lane, frame in batch:
                lane.send(frame)


class SharedSocket(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn has it, whose transport is a lane.

    Nearly all that comes is a short text in a frame by itself: it is taken out of it here, in a
    tenth of the time that the library needs for a frame of any kind.
    """

    # Whether each thing that came was one whole frame: then the library waits for the next one, and
    # need not know of those that it was not shown.
    _apart = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not is_ssl(self.transport):
            self.transport = cast(asyncio.Transport, Lane(self.transport, self.loop))

    def data_received(self, data: bytes) -> None:
        if isinstance(self.transport, Lane):
            self.transport.hear()
        if self.handshake_initiated and self._apart:
            self._apart = is_one_frame(data)
            if self._apart and self.conn.state is State.OPEN:
                text = text_in(data)
                if text is not None:
                    self.curr_msg_data_type = "text"
                    self.frames = [text]
                    self.send_receive_event_to_app()
                    return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if isinstance(self.transport, Lane):
            self.transport.lose()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if isinstance(self.transport, Lane) and hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[LANE] = self.transport
