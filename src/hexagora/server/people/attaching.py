"""Games that somebody played as a guest become those of an identity."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexagora.server import statements as stored
from hexagora.server.errors import Refusal
from hexagora.server.measures import RELOAD, order
from hexagora.server.tokens import SEAT, digest
from hexagora.server.writer import Outdated, Statement

if TYPE_CHECKING:
    from hexagora.server.hall import Hall


@dataclass
class Attached:
    """How many seats were taken over, how many are somebody else's, and how many tokens are good
    for no seat any more."""

    added: int = 0
    others: int = 0
    unknown: int = 0


async def attach(hall: Hall, person: str, links: Sequence[tuple[str, str]]) -> Attached:
    """Let a person own the seats of these tables and tokens; none that is another person's."""
    found = Attached()
    for table, token in dict.fromkeys(links):
        right = (await hall.store.rights(table, [digest(token)]))[0]
        if right is None or right.kind != SEAT:
            found.unknown += 1
        elif await _own(hall, table, right.seat, person):
            found.added += 1
        else:
            found.others += 1
    return found


async def _own(hall: Hall, table: str, seat: int, person: str) -> bool:
    """Let a seat be a person's; False if it is another one's. Its own already is as good."""
    if hall.is_here(table):
        return await _own_here(hall, table, seat, person)
    statements: list[Statement] = [stored.own_seat(table, seat, person)]
    if hall.store.leases is not None:
        # Whichever process holds it reads it anew.
        statements += order(RELOAD, table, hall.store.now())
    try:
        await hall.store.write(statements)
    except Outdated:
        return False
    # It may have been read while this was written.
    return not hall.is_here(table) or await _own_here(hall, table, seat, person)


async def _own_here(hall: Hall, table: str, seat: int, person: str) -> bool:
    live = await hall.table(table)
    try:
        await live.do(live.seating.own, seat, person)
    except Refusal:
        return False
    return True
