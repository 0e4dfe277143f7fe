"""Rated games that have just ended, put where a server would have left them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count

from hexagora.core.registry import make_game
from hexagora.server.rows import ACT, BOT, OVER, PERSON, REPLACE, Entry, SeatRow, TableRow
from hexagora.server.store import Store

numbers = count(1)


def ended_row(
    store: Store, players: Sequence[str], places: Sequence[int], game: str = "superhex", **more: str
) -> TableRow:
    """A table where these have played; a level of the bots is ``bot:soldier``."""
    seats = [
        SeatRow(BOT, player[4:], player[4:])
        if player.startswith("bot:")
        else SeatRow(PERSON, player, person=player)
        for player in players
    ]
    made = make_game(game, len(seats), more)
    return TableRow(
        id=f"t{next(numbers):06}",
        game=game,
        rules_version=made.rules_version,
        options=dict(made.options),
        seats=seats,
        seed="",
        fingerprint="",
        created=store.now(),
        state=OVER,
        places=list(places),
        rated=True,
    )


async def put_ended(
    store: Store, row: TableRow, decided: Sequence[int] | None = None, left: Sequence[int] = ()
) -> str:
    """Store it as if it had been played: ``decided`` did something, ``left`` gave up, in order."""
    acted = range(len(row.seats)) if decided is None else decided
    entries = [Entry(ACT, seat) for seat in acted] + [Entry(REPLACE, seat) for seat in left]
    await store.create(row, [], entries)
    return row.id


async def put_all(store: Store, rows: Sequence[TableRow]) -> None:
    """Store many at once."""
    await asyncio.gather(*(put_ended(store, row) for row in rows))
