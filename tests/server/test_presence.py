"""Who comes and goes: one is heard of at once, many together, and nobody is left with old news."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from hexagora import new_game
from hexagora.server import presence
from hexagora.server.keeping import Storage
from hexagora.server.messages import PROTOCOL
from hexagora.server.messages.commands import Act, Go, Hello
from hexagora.server.messages.told import You
from hexagora.server.rows import PERSON, PLAYING, SeatRow, TableRow
from hexagora.server.store import Store, Stored
from hexagora.server.table import Table
from hexagora.server.thinking import Thinkers
from hexagora.server.viewer import Viewer


class Line:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.frames.append(json.loads(message))

    def cut(self, code: int) -> None:
        raise AssertionError(code)

    def join_crowd(self) -> None:
        pass

    def cards(self) -> list[dict[str, Any]]:
        return [frame["card"] for frame in self.frames if frame["type"] == "card"]


class NoDisk:
    """A store that has everything on disk at once."""

    storage = Storage()

    def now(self) -> int:
        return 0

    def moment(self) -> int:
        return 0

    async def append(self, *what: object) -> None:
        pass


def begun() -> Table:
    game = new_game("superhex")
    seats = [SeatRow(PERSON, "Ada"), SeatRow(PERSON, "Bo")]
    options = {**game.options, "first": "1"}
    row = TableRow("t", game.name, game.rules_version, options, seats, "seed", "f", 0, PLAYING)
    return Table(Stored(row, [], []), cast(Store, NoDisk()), cast(Thinkers, None))


async def come(table: Table, *seats: int) -> tuple[Viewer, Line]:
    line = Line()
    viewer = Viewer(line, set(seats))
    hello = Hello(table="t", protocol=PROTOCOL)
    await table.do(table.join, viewer, hello, You(sorted(seats), False, []))
    return viewer, line


def test_of_one_who_comes_the_others_hear_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GATHER_SECONDS", 0.01)

    async def scene() -> None:
        table = begun()
        _, first = await come(table)
        await asyncio.sleep(0.1)
        await come(table)
        assert [card["watchers"] for card in first.cards()] == [2]
        table.close()

    asyncio.run(scene())


def test_of_many_who_come_the_others_hear_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GATHER_SECONDS", 0.5)

    async def scene() -> None:
        table = begun()
        lines = [(await come(table))[1] for _ in range(20)]
        assert not any(line.cards() for line in lines)
        await asyncio.sleep(0.8)
        assert [[card["watchers"] for card in line.cards()] for line in lines] == [[20]] * 20
        table.close()

    asyncio.run(scene())


def test_in_a_crowd_only_players_are_told_of_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GATHER_SECONDS", 0.01)
    monkeypatch.setattr(presence, "CROWD_SECONDS", 60.0)

    async def scene() -> None:
        table = begun()
        _, first = await come(table)
        for _ in range(5):
            await come(table)
        assert not first.cards()
        player, _ = await come(table, 0)
        while len(first.cards()) < 1:
            await asyncio.sleep(0.01)
        assert first.cards()[0]["watchers"] == 6
        assert first.cards()[0]["seats"][0]["online"]
        await table.do(table.leave, player)
        while len(first.cards()) < 2:
            await asyncio.sleep(0.01)
        assert not first.cards()[1]["seats"][0]["online"]
        table.close()

    asyncio.run(scene())


def test_an_update_tells_who_is_there_while_that_is_owed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One comes and another goes: as many are there as were told before, but not to everybody."""
    monkeypatch.setattr(presence, "GATHER_SECONDS", 60.0)

    async def scene() -> None:
        table = begun()
        await table.do(table.wake)
        player, _ = await come(table, 0, 1)
        goes, _ = await come(table)
        await table.do(table.obey, player, _next(table))
        _, stays = await come(table)
        assert stays.frames[0]["card"]["watchers"] == 2
        await table.do(table.leave, goes)
        await table.do(table.obey, player, _next(table))
        assert stays.frames[-1]["type"] == "update"
        assert stays.frames[-1]["card"]["watchers"] == 1
        table.close()

    asyncio.run(scene())


def _next(table: Table) -> Act | Go:
    course = table.course
    hold = course.hold()
    if hold is not None:
        return Go(id=1, seat=hold, version=course.version)
    return Act(id=1, seat=course.decides, version=course.version, action=course.state.legal()[0])
