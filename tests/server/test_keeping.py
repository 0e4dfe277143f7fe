"""Old and abandoned tables are deleted by policy, on a clock that the tests wind; logs and chat do
not grow without end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from hexagora.core import read_record
from hexagora.server.database import open_database
from hexagora.server.hall import Hall
from hexagora.server.keeping import DAY, OF_A_TABLE, Retention, Storage
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.store import Store
from hexagora.server.thinking import Thinkers
from table_client import Json, Person, Refused, running, tokens_of

T = TypeVar("T")
GOLDEN = Path(__file__).parent.parent / "golden" / "superhex-2-128.record"
ME, OPEN = SeatRequest("me", "Anna"), SeatRequest("open")


class Clock:
    """A clock that stands until it is wound."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def wind(self, days: float) -> None:
        self.seconds += days * DAY


def in_a_hall(
    where: Path, clock: Clock, retention: Retention, play: Callable[[Hall], Awaitable[T]]
) -> T:
    async def run() -> T:
        hall = Hall(Store(where, clock=clock), Thinkers(1), retention=retention)
        try:
            return await play(hall)
        finally:
            hall.close()

    return asyncio.run(run())


def counts(where: Path) -> dict[str, int]:
    with closing(open_database(where)) as database:
        names = ("tables", *OF_A_TABLE)
        return {name: database.rows(f"SELECT count(*) FROM {name}")[0][0] for name in names}


def test_each_kind_of_table_goes_when_its_time_is_over(tmp_path: Path) -> None:
    where, clock = tmp_path / "tables.sqlite", Clock()
    retention = Retention(
        waiting_days=1, lessons_days=2, unfinished_days=3, imported_days=4, finished_days=5
    )
    left = []

    async def play(hall: Hall) -> None:
        await hall.create("superhex", {}, [ME, OPEN], True, "waits")
        await hall.create("superhex", {}, [ME, ME], True, "goes on")
        await hall.teach("superhex", "first", "Anna")
        await hall.import_record(GOLDEN.read_text("utf-8"), "127.0.0.1")
        done = await hall.create("superhex", {}, [ME, ME], True, "ends")
        table = await hall.table(done.table)
        table.course.resign(0)
        table.row.state = "over"
        await table.set_next("")
        for _ in range(6):
            clock.wind(1)
            assert await hall.housekeeping.expire() == 0, "not before the day is over"
            clock.wind(1 / DAY)
            await hall.housekeeping.expire()
            rows = await hall.store.read(lambda db: db.rows("SELECT state, lesson FROM tables"))
            left.append(sorted(f"{row[0]} {row[1]}".strip() for row in rows))
            clock.wind(-1 / DAY)

    in_a_hall(where, clock, retention, play)
    everything = ["over", "playing", "playing first", "replay", "waiting"]
    for gone in ("waiting", "playing first", "playing", "replay", "over"):
        everything.remove(gone)
        assert left.pop(0) == everything
    assert set(counts(where).values()) == {0}, "with all that belonged to them"


def test_nothing_expires_where_the_policy_says_never(tmp_path: Path) -> None:
    where, clock = tmp_path / "tables.sqlite", Clock()
    never = Retention(0, 0, 0, 0, 0, 0)

    async def play(hall: Hall) -> int:
        await hall.create("superhex", {}, [ME, OPEN], True, "waits")
        clock.wind(100_000)
        return await hall.housekeeping.expire()

    assert in_a_hall(where, clock, never, play) == 0
    assert counts(where)["tables"] == 1


def test_a_deed_keeps_a_table_and_so_does_somebody_who_is_there(tmp_path: Path) -> None:
    where, clock = tmp_path / "tables.sqlite", Clock()
    retention = Retention(unfinished_days=2)
    with running(where, clock=clock, retention=retention) as site:
        made = site.table("superhex", "me", "me")
        person = site.sit(made["table"], *tokens_of(made))
        clock.wind(1.9)
        person.step(person.card["decides"])
    clock.wind(1.9)

    async def looked_for(hall: Hall) -> int:
        return await hall.housekeeping.expire()

    assert in_a_hall(where, clock, retention, looked_for) == 0
    clock.wind(0.2)
    assert in_a_hall(where, clock, retention, looked_for) == 1


@pytest.mark.parametrize("first", ["somebody comes", "the sweep"])
def test_a_table_is_deleted_or_played_and_never_both(tmp_path: Path, first: str) -> None:
    """Whoever comes at the moment in which a table goes finds it whole, or finds none. What was
    written to a table that is gone would be taken for damage at the next start."""
    where, clock = tmp_path / "tables.sqlite", Clock()

    async def play(hall: Hall) -> None:
        for moment in range(40):
            made = await hall.create("superhex", {}, [ME, ME], True, "old")
            hall.forget(made.table)
            clock.wind(Retention().unfinished_days + 1)
            works: list[Awaitable[object]] = [hall.table(made.table), hall.housekeeping.expire()]
            if first == "the sweep":
                works.reverse()
            tasks = [asyncio.ensure_future(work) for work in works]
            for _ in range(moment % 20):
                await asyncio.sleep(0)
            tasks.append(asyncio.ensure_future(hall.table(made.table)))
            await asyncio.gather(*tasks, return_exceptions=True)
            assert (made.table in hall.live) == (await hall.store.load(made.table) is not None)

    in_a_hall(where, clock, Retention(), play)


def test_the_chat_of_finished_games_goes_before_them(tmp_path: Path) -> None:
    where, clock = tmp_path / "tables.sqlite", Clock()
    with running(where, clock=clock) as site:
        for end in (True, False):
            made = site.table("superhex", "me", "me")
            person = site.sit(made["table"], *tokens_of(made))
            person.command("chat", 0, text="hello")
            if end:
                person.command("resign", 0)
    assert counts(where)["chat"] == 2
    clock.wind(Retention().chat_days + 1)
    in_a_hall(where, clock, Retention(), lambda hall: hall.housekeeping.expire())
    assert (counts(where)["chat"], counts(where)["tables"]) == (1, 2)


def back_and_forth(person: Person) -> None:
    while True:
        person.act(person.card["decides"], person.options[0]["id"])
        person.wait_for(_shows(person.command("undo", person.seat)["version"]))


def _shows(version: int) -> Callable[[Json], bool]:
    return lambda frame: frame["type"] == "update" and frame["version"] >= version


def on_and_on(person: Person) -> None:
    while True:
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold)


def test_a_log_and_a_chat_do_not_grow_without_end(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    storage = Storage(log_entries=40, chat_lines=30)
    with running(where, storage=storage) as site:
        made = site.table("superhex", "me", "me", options={"first": "1"})
        person = site.sit(made["table"], *tokens_of(made))
        while person.seat < 0 or not person.options:
            person.step(person.card["hold"])
        with pytest.raises(Refused, match="20 entries of its log are enough"):
            back_and_forth(person)
        with pytest.raises(Refused, match="40 entries of its log are enough"):
            on_and_on(person)
        for number in range(70):
            person.command("chat", 0, text=f"line {number}")
        person.command("resign", 0)
        person.until(lambda me: me.card["state"] == "over")
        text = site.get(f"api/tables/{made['table']}/record", made["watch"])
        assert read_record(text).ending == "resigned 1"
    assert 30 <= counts(where)["chat"] < 50


def test_a_bot_stops_where_the_log_is_full(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", storage=Storage(log_entries=12)) as site:
        made = site.table("superhex", "me", "recruit")
        person = site.sit(made["table"], *tokens_of(made))
        while person.card["version"] < 12:
            if person.card["hold"] == 0 or person.card["decides"] == 0:
                person.step(0)
            else:
                person.receive()
        person.command("chat", 0, text="and now?")
        assert person.card["thinking"] is None
