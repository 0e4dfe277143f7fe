"""Going for good, or with a copy: all that is kept of somebody, deleted or told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexagora.server.database import Database
from hexagora.server.keeping import forgotten
from hexagora.server.measures import RELOAD, order
from hexagora.server.office import Place, unnamed
from hexagora.server.people.forgetting import FORGETTING
from hexagora.server.people.telling import TELLING
from hexagora.server.writer import Statement

AT_ONCE = 200
"""Tables that are named in one statement."""


def told(database: Database, person: str) -> dict[str, Any]:
    """Everything that the house keeps of a person."""
    found: dict[str, Any] = {}
    for tell in TELLING:
        found |= tell(database, person)
    return found


def whose(database: Database, person: str) -> list[str]:
    """A person and the bots that are the person's: they go together."""
    sql = "SELECT id FROM people WHERE owner = ? ORDER BY id"
    return [person, *(str(row[0]) for row in database.rows(sql, (person,)))]


def tables_of(database: Database, people: Sequence[str]) -> list[str]:
    """Where they sit or have said something."""
    marks = ", ".join("?" * len(people))
    sql = (
        f"SELECT table_id FROM seats WHERE person IN ({marks}) "
        f"UNION SELECT table_id FROM chat WHERE person IN ({marks})"
    )
    return sorted(str(row[0]) for row in database.rows(sql, (*people, *people)))


def leave(database: Database, person: str, now: int) -> list[Statement]:
    """What deletes all of a person: games that nobody else shares too; in the others the person was
    never there by name. Every server reads the tables anew."""
    people = whose(database, person)
    tables = tables_of(database, people)
    found: list[Statement] = []
    for start in range(0, len(tables), AT_ONCE):
        found += _leave_tables(database, people, tables[start : start + AT_ONCE], now)
    for one in people:
        found += [statement for forget in FORGETTING for statement in forget(one)]
    return found


def _leave_tables(
    database: Database, people: Sequence[str], tables: list[str], now: int
) -> list[Statement]:
    marks = ", ".join("?" * len(tables))
    sql = (
        "SELECT seats.table_id, seats.seat, seats.kind, seats.name, seats.person, tables.event "
        "FROM seats JOIN tables ON tables.id = seats.table_id "
        f"WHERE seats.table_id IN ({marks})"
    )
    own: list[Place] = []
    shared: set[str] = set()
    for table, seat, kind, name, whose_seat, event in database.rows(sql, tables):
        if whose_seat in people:
            own.append(Place(table, seat, name))
        # A seat of the person that a bot plays on is nobody's for whom the game must be kept.
        elif kind != "bot":
            shared.add(table)
        if event:
            shared.add(table)
    sat = {place.table for place in own}
    alone = sorted(sat - shared)
    found = unnamed([place for place in own if place.table in shared], now)
    names = ", ".join("?" * len(people))
    found.append((f"DELETE FROM chat WHERE person IN ({names})", people))
    found.append((f"UPDATE seats SET person = '' WHERE person IN ({names})", people))
    # What was said stands in reports about others too, and a title may be the person's.
    found.append((f"UPDATE reports SET said = '' WHERE table_id IN ({marks})", tables))
    for table in sorted(sat):
        found.append(("UPDATE tables SET title = '' WHERE id = ?", (table,)))
    if alone:
        places = ", ".join("?" * len(alone))
        found.append((f"DELETE FROM reports WHERE table_id IN ({places})", alone))
        found += forgotten(alone)
    for table in {*tables} - {place.table for place in own if place.table in shared}:
        found += order(RELOAD, table, now)
    return found
