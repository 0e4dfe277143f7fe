"""Where games become ratings: each exactly once, whenever it is dealt with and by whatever process.

A process can die between the end of a game and its rating, so the desk looks for games that were
missed when it opens and from time to time. Nothing has to be done when a period ends: where
somebody stands then follows from what is stored and the time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from itertools import groupby

from hexagora.events.glicko import Rating
from hexagora.events.rating_book import Ladder, Played, meetings
from hexagora.server.database import Database
from hexagora.server.ratings.ended import Ended, ended
from hexagora.server.ratings.modes import LEVEL, ladder_name, levels_on
from hexagora.server.ratings.rows import (
    Seated,
    Standing,
    games_of,
    period_at,
    put_game,
    put_seated,
    put_standing,
    standings,
)
from hexagora.server.rows import OVER
from hexagora.server.store import Store
from hexagora.server.table import Table
from hexagora.server.writer import Outdated, Statement

SWEEP_SECONDS = 60.0
SWEEP_STEP = 200
TRIES = 50
"""How often a game is reckoned anew because somebody has just stored another one of a player."""

log = logging.getLogger("hexagora")


class RatingDesk:
    """Rates the games that have ended at one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rating: dict[str, asyncio.Task[None]] = {}
        # One after the other: two games of a player at once would only get into each other's way.
        self._turn = asyncio.Lock()

    def follow(self, table: Table) -> None:
        """A follower of tables: rate a game when it is over."""
        row = table.row
        if row.rated and row.state == OVER and row.id not in self._rating:
            self._rating[row.id] = task = asyncio.create_task(self._rate_later(row.id))
            task.add_done_callback(lambda _: self._rating.pop(row.id, None))

    async def _rate_later(self, table: str) -> None:
        try:
            await self.rate(table)
        except Exception:
            log.exception("table %s could not be rated; trying again later", table)

    async def sweep_for_ever(self) -> None:
        """Rate what was missed, again and again."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("ended games could not be looked for; trying again later")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> int:
        """Rate all games that are over and were not dealt with; gives how many."""
        sql = f"SELECT id FROM tables WHERE rated = 1 AND state = ? ORDER BY id LIMIT {SWEEP_STEP}"
        done = 0
        while rows := await self._store.read(lambda database: database.rows(sql, (OVER,))):
            for (table,) in rows:
                await self._rate_later(str(table))
            done += len(rows)
            if len(rows) < SWEEP_STEP:
                break
        return done

    async def rate(self, table: str) -> None:
        """Rate a game, unless it is not rated, not over, or rated already."""
        async with self._turn:
            for _ in range(TRIES):
                change = await self._store.read(
                    lambda database: reckoned(database, table, self._store.now())
                )
                if not change:
                    return
                try:
                    await self._store.write(change)
                except Outdated:
                    continue
                return
        raise RuntimeError(f"table {table}: its players are rated too often to be rated")

    async def shown(self, game: str, mode: str, players: Iterable[str]) -> dict[str, Rating]:
        """How strong players are on a ladder, as it is told now: newcomers and levels too."""
        wanted = list(players)
        period = period_at(self._store.now())
        ladder = ladder_name(game, mode)
        found = await self._store.read(lambda database: standings(database, ladder, wanted))
        levels = levels_on(game, mode)
        return {
            player: levels[player]
            if player in levels
            else found.get(player, Standing()).shown(period)
            for player in wanted
            if player
        }


def reckoned(database: Database, table: str, now: int) -> list[Statement]:
    """What stores the end of a game in the ratings of its players; nothing if it is there."""
    end = ended(database, table)
    if end is None:
        return []
    if not end.ladder:
        return put_game(table, "", period_at(now), now)
    old = standings(database, end.ladder, end.players)
    # The clocks of two servers may differ by more than the time between two games.
    period = max(period_at(now), *(standing.period for standing in old.values()), 0)
    levels = levels_on(end.game, end.mode)
    known = {
        player: levels.get(player) or old.get(player, Standing()).known(period)
        for player in end.players
    }
    seats = [
        Seated(table, seat, player, end.sides[seat], end.places[seat], known[player], known[player])
        for seat, player in enumerate(end.players)
    ]
    statements = put_game(table, end.ladder, period, now)
    for one in seats:
        if one.player.startswith(LEVEL):
            statements.append(put_seated(one, end.ladder, period, now))
            continue
        new = _standing(database, end, one.player, old.get(one.player), period, known, seats)
        statements += [
            put_seated(_after(one, new.now), end.ladder, period, now),
            put_standing(end.ladder, one.player, old.get(one.player), new),
        ]
    return statements


def _standing(
    database: Database,
    end: Ended,
    player: str,
    old: Standing | None,
    period: int,
    known: dict[str, Rating],
    seats: list[Seated],
) -> Standing:
    """Where somebody stands with one more game."""
    games = [*games_of(database, end.ladder, player, period), *seats]
    ladder = Ladder({one.name: one.start for one in games} | {player: known[player]})
    ladder.open = [played for _, game in groupby(games, _table) for played in _met(list(game))]
    count = old.games if old is not None else 0
    return Standing(period, known[player], ladder.now(player), count + 1)


def _table(one: Seated) -> str:
    return one.table


def _met(seats: Sequence[Seated]) -> list[Played]:
    """Who met whom in a game."""
    sides = sorted({one.side for one in seats})
    return meetings(
        [tuple(one.name for one in seats if one.side == side) for side in sides],
        [next(one.place for one in seats if one.side == side) for side in sides],
    )


def _after(one: Seated, now: Rating) -> Seated:
    return Seated(one.table, one.seat, one.player, one.side, one.place, one.start, now)
