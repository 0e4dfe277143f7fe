"""Statements that put tables, seats, tokens, entries and chat into the database."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hexagora.server.integrity import crc_of
from hexagora.server.rows import ChatLine, Entry, SeatRow, TableRow, TokenRow
from hexagora.server.turns import Waits
from hexagora.server.writer import Conditional, EntryRow, Statement

COLUMNS = (
    "id, game, rules_version, options, seed, fingerprint, created, state, public, title, "
    "forked_from, forked_at, next, ending, places, format, dealer, dealing, lesson, hints, "
    "clock, rated, event, decides, turn"
)


def fill_seat(table: str, number: int, seat: SeatRow) -> Statement:
    """The same, if the seat is still open: nothing gives it away twice."""
    sql = (
        "UPDATE seats SET kind = ?, name = ?, bot = ?, commitment = ?, word = ?, person = ? "
        "WHERE table_id = ? AND seat = ? AND kind = 'open'"
    )
    return Conditional(sql, (*_seat_values(seat), table, number))


def own_seat(table: str, seat: int, person: str) -> Statement:
    """A seat that somebody took as a guest is a person's from now on, if it is nobody else's."""
    sql = (
        "UPDATE seats SET person = ? WHERE table_id = ? AND seat = ? AND kind = 'person' "
        "AND person IN ('', ?)"
    )
    return Conditional(sql, (person, table, seat, person))


def drop_invites(table: str, seat: int) -> Statement:
    """Nobody can claim the seat by an older link."""
    sql = "DELETE FROM tokens WHERE table_id = ? AND kind = 'invite' AND seat = ?"
    return sql, (table, seat)


def drop_seat_tokens(table: str, seat: int) -> Statement:
    """Whoever held the seat may only look on from now on."""
    sql = (
        "UPDATE tokens SET kind = 'watch', seat = -1 "
        "WHERE table_id = ? AND kind = 'seat' AND seat = ?"
    )
    return sql, (table, seat)


def put_review(table: str, rules_version: int, format: int, review: str) -> Statement:
    """The review of a table's game, in the place of an older one."""
    sql = (
        "INSERT INTO reviews (table_id, rules_version, format, review) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, rules_version) DO UPDATE "
        "SET format = excluded.format, review = excluded.review"
    )
    return sql, (table, rules_version, format, review)


def put_state(row: TableRow) -> Statement:
    """How far a table is."""
    sql = "UPDATE tables SET state = ?, ending = ?, places = ?, next = ?, dealing = ? WHERE id = ?"
    places = json.dumps(row.places)
    return sql, (row.state, row.ending, places, row.next, row.dealing, row.id)


def touch(table: str, now: int) -> Statement:
    """Something has happened at a table."""
    return "UPDATE tables SET touched = ? WHERE id = ?", (now, table)


def drop_chat(table: str, last: int) -> Statement:
    """Forget the lines up to one."""
    return "DELETE FROM chat WHERE table_id = ? AND n <= ?", (table, last)


def insert_table(row: TableRow) -> Statement:
    """A new table."""
    sql = f"INSERT INTO tables ({COLUMNS}, touched) VALUES ({', '.join('?' * 26)})"
    return sql, (
        row.id,
        row.game,
        row.rules_version,
        json.dumps(row.options),
        row.seed,
        row.fingerprint,
        row.created,
        row.state,
        int(row.public),
        row.title,
        row.forked_from,
        row.forked_at,
        row.next,
        row.ending,
        json.dumps(row.places),
        row.format,
        row.dealer,
        row.dealing,
        row.lesson,
        int(row.hints),
        row.clock,
        int(row.rated),
        row.event,
        *row.waits,
        row.created,
    )


def insert_once(row: TableRow) -> Statement:
    """The same, if there is none of that id."""
    sql, values = insert_table(row)
    return Conditional(f"{sql} ON CONFLICT DO NOTHING", values)


def put_seat(table: str, number: int, seat: SeatRow) -> Statement:
    """Who sits on a seat from now on."""
    sql = (
        "INSERT INTO seats (table_id, seat, kind, name, bot, commitment, word, person) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE "
        "SET kind = excluded.kind, name = excluded.name, bot = excluded.bot, "
        "commitment = excluded.commitment, word = excluded.word, person = excluded.person"
    )
    return sql, (table, number, *_seat_values(seat))


def _seat_values(seat: SeatRow) -> tuple[str, ...]:
    return seat.kind, seat.name, seat.bot, seat.commitment, seat.word, seat.person


def put_token(table: str, token: TokenRow) -> Statement:
    """A right, or another meaning of a token that is known already."""
    sql = (
        "INSERT INTO tokens (hash, table_id, kind, seat) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (hash, table_id) DO UPDATE SET kind = excluded.kind, seat = excluded.seat"
    )
    return sql, (token.hash, table, token.kind, token.seat)


def put_line(table: str, line: ChatLine) -> Statement:
    """Keep a line of chat."""
    sql = (
        "INSERT INTO chat (table_id, n, at, seat, name, text, person) VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    return sql, (table, line.n, line.at, line.seat, line.name, line.text, line.person)


def entry_rows(table: str, version: int, entries: Sequence[Entry], waits: Waits) -> list[EntryRow]:
    """Entries as they are stored, each with its sum."""
    return [
        (*row, crc_of(*row), *waits)
        for row in (
            (table, version + i, entry.kind, entry.seat, entry.value)
            for i, entry in enumerate(entries, 1)
        )
    ]
