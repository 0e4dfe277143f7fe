"""The games of one person or one browser, told from the database alone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hexagora.events.clock import Clock
from hexagora.events.times import SECOND
from hexagora.server.cards import seat_cards
from hexagora.server.clocks.standstill import stood
from hexagora.server.database import Database
from hexagora.server.messages.my_games import MyGame
from hexagora.server.rows import OVER, PLAYING, REPLAY, TableRow
from hexagora.server.store import Store, table_rows
from hexagora.server.tokens import SEAT, digest
from hexagora.server.turns import NOBODY, Waits

MOST_GAMES = 500
"""Of a person who has played more, the last ones are told."""


@dataclass(frozen=True)
class Standing:
    """How a table stands: its row, whom it waits for now, how long its log is."""

    row: TableRow
    waits: Waits
    version: int
    touched: int


async def my_games(store: Store, tokens: Iterable[str], person: str) -> list[MyGame]:
    """The games that tokens open and those of a person, those that wait for them first."""
    hashes = sorted({digest(token) for token in tokens})
    found = await store.read(lambda database: _mine(database, hashes, person))
    games = [
        _told(standing, sorted(seats), _deadline(standing.row, store)) for standing, seats in found
    ]
    games.sort(key=_order)
    return games


def standings(database: Database, tables: Sequence[str]) -> dict[str, Standing]:
    """How tables stand, by their ids; those that there are."""
    if not tables:
        return {}
    marks = ", ".join("?" * len(tables))
    touched = dict(database.rows(f"SELECT id, touched FROM tables WHERE id IN ({marks})", tables))
    last: dict[str, tuple[int, int, int]] = {
        row[0]: (row[1], row[2], row[3])
        for row in database.rows(
            "SELECT entries.table_id, entries.n, entries.decides, entries.turn FROM entries "
            "JOIN (SELECT table_id, max(n) AS n FROM entries "
            f"WHERE table_id IN ({marks}) GROUP BY table_id) AS last "
            "ON last.table_id = entries.table_id AND last.n = entries.n",
            tables,
        )
    }
    found = {}
    for row in table_rows(database, f"WHERE id IN ({marks})", tables):
        version, *waits = last.get(row.id, (0, *row.waits))
        over = row.state in (OVER, REPLAY)
        now = Waits(NOBODY, waits[1]) if over else Waits(*waits)
        found[row.id] = Standing(row, now, version, touched.get(row.id, row.created))
    return found


def _mine(
    database: Database, hashes: Sequence[str], person: str
) -> list[tuple[Standing, set[int]]]:
    seats: dict[str, set[int]] = {}
    if hashes:
        marks = ", ".join("?" * len(hashes))
        sql = f"SELECT table_id, kind, seat FROM tokens WHERE hash IN ({marks})"
        for table, kind, seat in database.rows(sql, hashes):
            mine = seats.setdefault(table, set())
            if kind == SEAT:
                mine.add(seat)
    if person:
        sql = (
            "SELECT seats.table_id, seats.seat FROM seats JOIN tables ON tables.id = table_id "
            f"WHERE person = ? AND kind = 'person' ORDER BY tables.touched DESC LIMIT {MOST_GAMES}"
        )
        for table, seat in database.rows(sql, (person,)):
            seats.setdefault(table, set()).add(seat)
    known = standings(database, sorted(seats))
    return [(known[table], mine) for table, mine in seats.items() if table in known]


def _told(standing: Standing, mine: list[int], deadline: int) -> MyGame:
    row, waits = standing.row, standing.waits
    return MyGame(
        table=row.id,
        game=row.game,
        title=row.title,
        state=row.state,
        seats=seat_cards(row, set()),
        mine=mine,
        waits=waits.seat,
        turn=waits.turn,
        version=standing.version,
        created=row.created,
        touched=standing.touched,
        deadline=deadline,
        places=row.places,
        lesson=row.lesson,
        rated=row.rated,
        event=row.event,
    )


def _deadline(row: TableRow, store: Store) -> int:
    """The second at which the time of the seat that is waited for is over; 0 if none runs."""
    if not row.clock or row.state != PLAYING:
        return 0
    now, data = store.moment(), json.loads(row.clock)
    # Time in which no server kept any clock is free.
    alive = now - stood(store.standstills, int(data["seen"]), now)
    at = Clock.of(data, now, alive).deadline()
    return at // SECOND if at is not None else 0


def _order(game: MyGame) -> tuple[int, int, int, str]:
    """Those that wait for me, the most urgent and then the oldest first; then those that go on and
    those that ended, the latest first."""
    if game.state == PLAYING and game.waits in game.mine:
        return 0, game.deadline or 1 << 62, game.touched, game.table
    return 2 if game.state in (OVER, REPLAY) else 1, 0, -game.touched, game.table
