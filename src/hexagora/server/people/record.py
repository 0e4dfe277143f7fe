"""What somebody has played: how it went by game, mode and side, the usual openings, the last games.

What a game tells is worked out once (`played`); all the rest the database counts.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from hexagora.core import game_info, game_names
from hexagora.server.cards import seat_cards
from hexagora.server.database import Database
from hexagora.server.messages.people import OpeningCard, PersonCard, PlayedGame, Tally
from hexagora.server.people.played import DONE, DRAWN, FORMAT, LOST, WON, put_played, worked_out
from hexagora.server.people.rows import Person
from hexagora.server.rows import OVER
from hexagora.server.store import Store, tables_in
from hexagora.server.thinking import Thinkers

AT_ONCE = 12
"""So many games are worked out for one who asks; the rest when somebody asks again."""
SHOWN_GAMES = 40
SHOWN_OPENINGS = 3
"""Of each game."""

_FINISHED = (
    "FROM seats JOIN tables ON tables.id = seats.table_id "
    f"WHERE seats.person = ? AND tables.state = '{OVER}' AND tables.lesson = ''"
)
# Who sits on several seats plays against nobody.
_COUNTED = (
    "FROM seats JOIN tables ON tables.id = seats.table_id "
    "JOIN played ON played.table_id = seats.table_id AND played.seat = seats.seat "
    f"WHERE seats.person = ? AND tables.state = '{OVER}' AND tables.lesson = '' "
    f"AND played.format = {FORMAT} AND played.mode <> '' AND NOT EXISTS ("
    "SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id "
    "AND own.person = seats.person AND own.seat <> seats.seat)"
)
_UNKNOWN = (
    " AND NOT EXISTS (SELECT 1 FROM played WHERE played.table_id = seats.table_id "
    f"AND played.seat = seats.seat AND played.format = {FORMAT})"
)


class PlayingRecord:
    """Tells what people have played."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers

    async def card(self, person: Person, own: bool, who: str) -> PersonCard:
        """What is told of a person: to themselves all games, to others those of public tables.
        ``who`` is the household that asks."""
        await self._work_out(person.id, who)
        return await self._store.read(partial(_card, person=person, own=own))

    async def _work_out(self, person: str, who: str) -> None:
        sql = (
            f"SELECT DISTINCT seats.table_id, tables.touched {_FINISHED}{_UNKNOWN} "
            f"ORDER BY tables.touched DESC, seats.table_id LIMIT {AT_ONCE}"
        )
        rows = await self._store.read(lambda database: database.rows(sql, (person,)))
        loaded = [await self._store.load(str(row[0])) for row in rows]
        games = [(one.row, one.entries) for one in loaded if one is not None]
        if games:
            found = await self._thinkers.aid(partial(worked_out, games), who)
            await self._store.write([put_played(one) for one in found])


def _card(database: Database, person: Person, own: bool) -> PersonCard:
    sql = f"SELECT count(DISTINCT seats.table_id) {_FINISHED}"
    games = int(database.rows(sql, (person.id,))[0][0])
    pending = int(database.rows(sql + _UNKNOWN, (person.id,))[0][0])
    return PersonCard(
        id=person.id,
        kind=person.kind,
        name=person.name,
        created=person.created,
        games=games,
        tallies=_tallies(database, person.id),
        openings=_openings(database, person.id),
        history=_history(database, person.id, own),
        pending=pending,
    )


def _tallies(database: Database, person: str) -> list[Tally]:
    sql = (
        "SELECT tables.game, played.mode, played.side, played.against, played.outcome, count(*) "
        f"{_COUNTED} GROUP BY tables.game, played.mode, played.side, played.against, played.outcome"
    )
    found: dict[tuple[str, ...], dict[str, int]] = {}
    for *key, outcome, count in database.rows(sql, (person,)):
        found.setdefault(tuple(key), dict.fromkeys((WON, DRAWN, LOST, DONE), 0))[outcome] += count
    tallies = [
        Tally(game, mode, side, _option(game), against, **counts)  # type: ignore[arg-type]
        for (game, mode, side, against), counts in sorted(found.items())
    ]
    tallies.sort(key=lambda one: -(one.won + one.drawn + one.lost + one.done))
    return tallies


def _option(game: str) -> str:
    """Under which words the sides of a game are found."""
    options = game_info(game).options if game in game_names() else ()
    return next((option.stem for option in options if option.seat >= 0), "")


def _openings(database: Database, person: str) -> list[OpeningCard]:
    sql = (
        f"SELECT tables.game, played.opening, count(*) {_COUNTED} AND played.opening <> '' "
        "GROUP BY tables.game, played.opening ORDER BY 3 DESC, 1, 2"
    )
    found: list[OpeningCard] = []
    for game, opening, count in database.rows(sql, (person,)):
        if sum(one.game == game for one in found) < SHOWN_OPENINGS:
            message, facts = json.loads(opening)
            found.append(OpeningCard(game, message, facts, count))
    return found


def _history(database: Database, person: str, own: bool) -> list[PlayedGame]:
    public = "" if own else " AND tables.public = 1"
    sql = (
        "SELECT tables.id, min(seats.seat), tables.touched "
        f"{_FINISHED}{public} GROUP BY tables.id, tables.touched "
        f"ORDER BY tables.touched DESC, tables.id LIMIT {SHOWN_GAMES}"
    )
    seats = {str(row[0]): int(row[1]) for row in database.rows(sql, (person,))}
    if not seats:
        return []
    marks = ", ".join("?" * len(seats))
    sql = f"SELECT table_id, seat, outcome FROM played WHERE table_id IN ({marks})"
    outcomes: dict[Any, Any] = {(row[0], row[1]): row[2] for row in database.rows(sql, [*seats])}
    rows = {row.id: row for row in tables_in(database, list(seats))}
    return [
        PlayedGame(
            table=id_,
            game=rows[id_].game,
            title=rows[id_].title,
            created=rows[id_].created,
            seat=seat,
            seats=seat_cards(rows[id_], set()),
            places=rows[id_].places,
            outcome=outcomes.get((id_, seat), "")
            if sum(one.person == person for one in rows[id_].seats) == 1
            else "",
        )
        for id_, seat in seats.items()
    ]
