"""What comes over a WebSocket is heard, in whatever pieces it comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from hexagora.core.rng import Rng
from hexagora.server.crier import SharedSocket
from hexagora.server.frames import is_one_frame, text_in

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXTS = ("", "go", "кінець ходу", "x" * 125, "y" * 126, "z" * 70_000, '{"type":"act"}')


def whole(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


def in_two(text: str) -> bytes:
    """As two frames, with a ping between them."""
    said = text.encode()
    parts = (
        Frame(Opcode.TEXT, said[: len(said) // 2], fin=False),
        Frame(Opcode.PING, b"here?"),
        Frame(Opcode.CONT, said[len(said) // 2 :]),
    )
    return b"".join(part.serialize(mask=True) for part in parts)


def heard(pieces: Iterable[bytes]) -> list[str | int]:
    """The texts that an application hears of these pieces, and how the socket was closed."""
    found: list[str | int] = []

    async def listens(
        scope: Any,
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[dict[str, Any]], Awaitable[None]],
    ) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            found.append(message["text"])
        found.append(message["code"])

    async def story() -> None:
        config = uvicorn.Config(listens, port=0, lifespan="off", log_config=None, ws=SharedSocket)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.002)
        await reader.read()
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(story(), 30))
    return found


def pieces_of(data: bytes, rng: Rng) -> list[bytes]:
    """Cut where a network may cut: anywhere, at most forty times."""
    size = 1 + len(data) // 40
    pieces = []
    while data:
        cut = 1 + int(rng.below(2 * size))
        pieces.append(data[:cut])
        data = data[cut:]
    return pieces


BYE = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)


def test_one_frame_at_a_time() -> None:
    assert heard([*map(whole, TEXTS), BYE]) == [*TEXTS, 1000]


def test_frames_that_come_together() -> None:
    assert heard([b"".join(map(whole, TEXTS)), *map(whole, TEXTS), BYE]) == [*TEXTS, *TEXTS, 1000]


def test_a_message_of_several_frames() -> None:
    told = [whole("go"), in_two("stay here"), whole("on"), in_two("x" * 300), BYE]
    assert heard(told) == ["go", "stay here", "on", "x" * 300, 1000]


@pytest.mark.parametrize("seed", range(4))
def test_frames_that_come_in_pieces(seed: int) -> None:
    rng = Rng(f"pieces {seed}")
    texts = [TEXTS[int(rng.below(len(TEXTS)))] for _ in range(8)]
    data = b"".join(in_two(text) if rng.below(3) == 0 else whole(text) for text in texts)
    assert heard([whole("first"), *pieces_of(data, rng), BYE]) == ["first", *texts, 1000]


def test_a_ping_between_messages_is_answered_and_loses_nothing() -> None:
    ping = Frame(Opcode.PING, b"here?").serialize(mask=True)
    assert heard([whole("a"), ping, whole("b"), BYE]) == ["a", "b", 1000]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
        (Frame(Opcode.CONT, b"of nothing").serialize(mask=True), 1002),
        (b"\xa1" + whole("x")[1:], 1002),
    ],
    ids=["no UTF-8", "not masked", "continued from nowhere", "a bit that is reserved"],
)
def test_what_no_client_may_send_ends_the_talk(wrong: bytes, code: int) -> None:
    assert heard([whole("a"), wrong, whole("lost")]) == ["a", code]


def test_a_frame_is_known_by_its_head() -> None:
    for text in TEXTS[:5]:
        frame = whole(text)
        assert is_one_frame(frame)
        assert not is_one_frame(frame + b"\x81")
        assert not any(is_one_frame(frame[:size]) for size in range(len(frame)))
        assert text_in(frame) == (text.encode() if len(text.encode()) < 126 else None)
