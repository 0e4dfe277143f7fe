"""The power fails: whatever part of the log file had been written, all that was acknowledged is
there afterwards, and nothing is there by halves."""

from __future__ import annotations

import asyncio
import random
import shutil
from contextlib import closing
from pathlib import Path

from hexagora.server.database import open_database
from hexagora.server.integrity import faults
from hexagora.server.rows import ACT, Entry, SeatRow, TableRow
from hexagora.server.store import Store

CHANGES = 300
CUTS = 150
EACH = 3


async def written(where: Path) -> list[int]:
    """Add to a log, and tell how long the file beside the database was at each acknowledgement."""
    store = Store(where)
    beside = where.with_name(where.name + "-wal")
    lengths = []
    try:
        await store.create(TableRow("table", "superhex", 1, {}, [SeatRow("open")], "s", "f", 0), [])
        created = beside.stat().st_size
        for number in range(CHANGES):
            entries = [Entry(ACT, 0, number * EACH + n) for n in range(EACH)]
            await store.append("table", number * EACH, entries)
            lengths.append(beside.stat().st_size)
        # As it lies there at the moment, before anybody tidies up.
        for file in (where, beside):
            shutil.copy(file, file.with_name("then-" + file.name))
    finally:
        store.close()
    assert created < lengths[0] < lengths[-1], "no checkpoint came between"
    return lengths


def test_nothing_acknowledged_is_lost_when_the_log_file_is_cut_anywhere(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    lengths = asyncio.run(written(where))
    file, beside = tmp_path / "then-tables.sqlite", tmp_path / "then-tables.sqlite-wal"
    whole = beside.read_bytes()
    rng = random.Random(17)
    again = tmp_path / "again.sqlite"
    for number in range(CUTS):
        cut = rng.randrange(lengths[0], len(whole) + 1)
        # Behind what was synced may lie nothing, zeros or anything at all.
        tail = (b"", bytes(rng.randrange(9000)), rng.randbytes(rng.randrange(9000)))[number % 3]
        shutil.copy(file, again)
        again.with_name("again.sqlite-wal").write_bytes(whole[:cut] + tail)
        again.with_name("again.sqlite-shm").unlink(missing_ok=True)
        acknowledged = sum(length <= cut for length in lengths)
        with closing(open_database(again)) as database:
            assert faults(database) == []
            values = [row[0] for row in database.rows("SELECT value FROM entries ORDER BY n")]
        assert values == list(range(len(values))), "the log is whole up to its end"
        assert len(values) % EACH == 0, "no change is there by halves"
        assert len(values) >= acknowledged * EACH, f"lost with a cut at {cut}"


def test_every_commit_is_synced(tmp_path: Path) -> None:
    """What the test above takes for granted: SQLite syncs the file before a commit returns."""
    store = Store(tmp_path / "tables.sqlite")
    try:
        link = store._writer._database
        assert link.rows("PRAGMA synchronous") == [(2,)], "FULL"
        assert link.rows("PRAGMA journal_mode") == [("wal",)]
    finally:
        store.close()
