"""Ratings on their way to whoever asks: ladders, a person's own, those at a table."""

from __future__ import annotations

from typing import cast

from hexagora.core import game_info
from hexagora.events.glicko import SURE, Rating
from hexagora.server.database import Database
from hexagora.server.messages.ratings import (
    LadderAnswer,
    LadderRow,
    PersonLadder,
    PersonRatings,
    RatingForm,
    RatingMode,
    RatingPoint,
    SeatRating,
    TableRatings,
)
from hexagora.server.people.desk import People
from hexagora.server.ratings.desk import RatingDesk
from hexagora.server.ratings.modes import (
    DUEL,
    LEVEL,
    MODES,
    ladder_name,
    levels_on,
    mode_of,
    player_of,
)
from hexagora.server.ratings.rows import (
    STANDING,
    UNSURE,
    Standing,
    period_at,
    seats_of,
    standing_of,
)
from hexagora.server.rows import OVER
from hexagora.server.store import Store
from hexagora.server.table import Table

LADDER_SIZE = 300
HISTORY = 200
"""Games that are told of somebody's way, the last ones."""
FRESH_SECONDS = 5
"""For so long a ladder is told as it was last made: many look at it at once after a game."""


def rating_form(rating: Rating) -> RatingForm:
    """A rating as it is told."""
    margin = round(SURE * rating.deviation)
    return RatingForm(round(rating.value), margin, rating.deviation > UNSURE)


class RatingPages:
    """What anybody may know of ratings."""

    def __init__(self, store: Store, people: People, desk: RatingDesk) -> None:
        self._store = store
        self._people = people
        self._desk = desk
        self._made: dict[str, tuple[int, LadderAnswer]] = {}

    async def ladder(self, game: str, mode: str) -> LadderAnswer:
        """A ladder, as it was some seconds ago at most."""
        name, now = ladder_name(game, mode), self._store.now()
        at, found = self._made.get(name, (0, None))
        if found is None or not 0 <= now - at < FRESH_SECONDS:
            found = await self._ladder(game, mode, now)
            self._made[name] = (now, found)
        return found

    async def _ladder(self, game: str, mode: str, now: int) -> LadderAnswer:
        name, period = ladder_name(game, mode), period_at(now)
        rows = await self._store.read(lambda database: _best(database, name))
        people = await self._people.by_ids(player for player, _ in rows)
        answer = LadderAnswer(
            game,
            cast(RatingMode, mode),
            [cast(RatingMode, one) for one in await self._modes(game)],
            [
                LadderRow(player, player.removeprefix(LEVEL), "level", rating_form(rating), 0)
                for player, rating in levels_on(game, mode).items()
            ],
            [],
        )
        for player, standing in rows:
            if player in people:
                one, form = people[player], rating_form(standing.shown(period))
                where = answer.unsure if form.unsure else answer.rows
                where.append(LadderRow(player, one.name, one.kind, form, standing.games))
        for part in (answer.rows, answer.unsure):
            part.sort(key=lambda row: (-row.rating.value, row.player))
        return answer

    async def _modes(self, game: str) -> list[str]:
        sql = "SELECT DISTINCT ladder FROM ratings WHERE ladder IN (?, ?, ?)"
        asked = [ladder_name(game, mode) for mode in MODES]
        rows = await self._store.read(lambda database: database.rows(sql, asked))
        played = {str(row[0]) for row in rows}
        return [mode for mode in MODES if mode == DUEL or ladder_name(game, mode) in played]

    async def person(self, person: str) -> PersonRatings:
        """Somebody's ratings, with the way that led there."""
        period = period_at(self._store.now())
        ladders = await self._store.read(lambda database: person_ladders(database, person, period))
        return PersonRatings(person, ladders)

    async def table(self, table: Table) -> TableRatings:
        """The ratings at a table; a game that is over is dealt with first."""
        row, game = table.row, table.course.game
        mode = mode_of(game) if row.rated else ""
        if not mode:
            return TableRatings(None, False, False, [])
        told = TableRatings(cast(RatingMode, mode), row.state == OVER, False, [])
        if told.done:
            await self._desk.rate(row.id)
            seats = await self._store.read(lambda database: seats_of(database, row.id))
            told.counts = bool(seats)
            if seats:
                told.seats = [
                    SeatRating(one.seat, rating_form(one.start), rating_form(one.now))
                    for one in seats
                ]
                return told
        players = [player_of(seat) for seat in row.seats]
        known = await self._desk.shown(row.game, mode, players)
        told.seats = [
            SeatRating(seat, rating_form(known[player]))
            for seat, player in enumerate(players)
            if player in known
        ]
        return told


def person_ladders(database: Database, person: str, period: int) -> list[PersonLadder]:
    """Somebody on all ladders, the one with most games first."""
    sql = f"SELECT ladder, {STANDING} FROM ratings WHERE player = ? ORDER BY games DESC, ladder"
    found = []
    for ladder, *row in database.rows(sql, (person,)):
        game, _, mode = str(ladder).rpartition("/")
        standing = standing_of(row)
        sql = (
            "SELECT at, now_value, now_deviation, table_id FROM rated_seats "
            f"WHERE player = ? AND ladder = ? ORDER BY at DESC, table_id LIMIT {HISTORY}"
        )
        points = [
            RatingPoint(at, round(value), round(SURE * deviation), table)
            for at, value, deviation, table in reversed(database.rows(sql, (person, ladder)))
        ]
        form = rating_form(standing.shown(period))
        found.append(PersonLadder(game, cast(RatingMode, mode), form, standing.games, points))
    return found


def _best(database: Database, ladder: str) -> list[tuple[str, Standing]]:
    sql = (
        f"SELECT player, {STANDING} FROM ratings WHERE ladder = ? "
        f"ORDER BY now_value DESC, player LIMIT {LADDER_SIZE}"
    )
    return [(str(row[0]), standing_of(row[1:])) for row in database.rows(sql, (ladder,))]


def has_ladder(game: str, mode: str) -> bool:
    """Whether a game can be played in a mode at all."""
    return mode == DUEL or (mode in MODES and game_info(game).most_seats > 2)
