"""Reports: what somebody tells the operator of another's conduct, with what was said before."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from hexagora.server.rows import ChatLine, TableRow
from hexagora.server.writer import Statement

LINES = 20
"""So much of the chat goes along."""
REPORT_RATE, REPORT_BURST = 1 / 60, 5.0
"""How many reports of an address are taken."""


def put_report(
    row: TableRow,
    chat: Sequence[ChatLine],
    now: int,
    seat: int,
    reason: str,
    text: str,
    household: str,
) -> Statement:
    """A report about a seat, or about somebody without one (-1); ``household`` is that of the one
    who is reported, so that the operator can do something about it."""
    said = "\n".join(f"{line.name}: {line.text}" for line in chat[-LINES:])
    name = row.seats[seat].name if seat >= 0 else ""
    sql = (
        "INSERT INTO reports (id, at, table_id, seat, name, reason, text, said, household) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    id_ = secrets.token_hex(4)
    return sql, (id_, now, row.id, seat, name, reason, text, said, household)
