"""A crowd is told by a thread: whole frames, in order, however slowly somebody reads."""

from __future__ import annotations

import asyncio
import socket

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from hexagora.server.audience import CROWD
from hexagora.server.crier import Crier, Lane
from table_client import Site, tokens_of


def frames(data: bytes) -> list[str]:
    """The texts of whole frames."""
    reader = StreamReader()
    reader.feed_data(data)
    found = []
    while reader.buffer:
        parsing = Frame.parse(reader.read_exact, mask=False)
        try:
            next(parsing)
        except StopIteration as done:
            found.append(bytes(done.value.data).decode())
        else:
            raise AssertionError("the last frame is not whole")
    return found


def test_frames_of_the_crier_and_of_the_loop_do_not_mix_when_somebody_reads_slowly() -> None:
    ours, theirs = socket.socketpair()
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    theirs.setblocking(False)

    async def story() -> bytes:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        lane, crier = Lane(transport, loop), Crier()
        waited: list[int] = []
        lane.on_waiting = waited.append

        async def read() -> bytes:
            parts = []
            while part := await loop.sock_recv(theirs, 1000):
                parts.append(part)
            return b"".join(parts)

        async def tell(numbers: range) -> None:
            for number in numbers:
                crier.tell(lane, f"crier {number} {'x' * (number * 7 % 900)}".encode())
                if number % 3 == 0:
                    own = f"loop {number} {'y' * (number * 11 % 900)}".encode()
                    if number % 2:
                        lane.tell(own)
                    else:
                        lane.write(Frame(Opcode.TEXT, own).serialize(mask=False))
                if number % 10 == 0:
                    await asyncio.sleep(0)
            await crier.all_told()

        await tell(range(150))
        assert max(waited) > 0, "somebody who does not read is noticed"
        reading = asyncio.create_task(read())
        await tell(range(150, 300))
        lane.close()
        received = await reading
        crier.close()
        return received

    said = frames(asyncio.run(story()))
    for who, count in (("crier", 300), ("loop", 100)):
        numbers = [int(text.split()[1]) for text in said if text.startswith(who)]
        assert len(numbers) == count
        assert numbers == sorted(numbers), "in the order in which they were told"


def test_nothing_is_written_to_a_socket_that_is_gone() -> None:
    ours, theirs = socket.socketpair()

    async def story() -> None:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        lane, crier = Lane(transport, loop), Crier()
        crier.tell(lane, b"before")
        await crier.all_told()
        lane.close()
        crier.tell(lane, b"after")
        await crier.all_told()
        crier.close()

    asyncio.run(story())
    assert frames(theirs.recv(1000)) == ["before"]
    assert theirs.recv(1000) == b""


def test_a_socket_that_the_other_side_has_closed_can_be_closed() -> None:
    uvloop = pytest.importorskip("uvloop")
    ours, theirs = socket.socketpair()

    async def story() -> None:
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()

        class Ended(asyncio.Protocol):
            def connection_lost(self, exc: Exception | None) -> None:
                lost.set_result(None)

        transport, _ = await loop.create_connection(Ended, sock=ours)
        lane = Lane(transport, loop)
        transport.abort()
        await lost
        await asyncio.sleep(0)
        lane.close()

    uvloop.run(story())
    theirs.close()


def test_a_crowd_sees_what_a_spectator_sees(site: Site) -> None:
    made = site.table("superhex", "me", "me")
    player = site.sit(made["table"], *tokens_of(made))
    crowd = [site.sit(made["table"], made["watch"]) for _ in range(CROWD + 3)]
    for _ in range(10):
        hold = player.card["hold"]
        player.step(player.card["decides"] if hold is None else hold)
    for number, one in enumerate(crowd[:3]):
        # What is said to one of them alone comes in its turn too.
        answer = one.ask({"type": "log", "from": 0, "count": 5})
        assert answer["answer"]["total"] == player.card["step"], number
    late = site.sit(made["table"], made["watch"])
    for one in crowd:
        # Changes of what was not shown before would be refused by whoever takes them in.
        one.until(lambda me: me.version == player.version)
        assert one.view == late.view
    crowd[0].command("chat", -1, text="hello")
    for one in (*crowd[1:], player):
        one.wait_for(lambda frame: frame["type"] == "chat" and frame["text"] == "hello")
    for one in crowd:
        one.close()
