"""The card of a table: all about it that is not the position."""

from __future__ import annotations

from collections.abc import Set

import msgspec

from hexagora.core import Facts
from hexagora.server import sealing
from hexagora.server.course import Course
from hexagora.server.messages.common import Card, OfferCard, SeatCard, UndoCard
from hexagora.server.rows import BOT, OVER, REPLAY, TableRow


def card_of(
    course: Course,
    online: Set[int],
    watchers: int,
    thinking: int | None,
    offer: OfferCard | None,
) -> Card:
    """The card of a table, for everybody the same."""
    row = course.row
    taker, count = course.takeable()
    over = row.state in (OVER, REPLAY)
    committed = sealing.commitments_of(row)
    return Card(
        table=row.id,
        game=row.game,
        title=row.title,
        public=row.public,
        created=row.created,
        options=row.options,
        secrets=course.secrets,
        state=row.state,
        seats=seat_cards(row, online),
        watchers=watchers,
        version=course.version,
        step=course.step,
        decides=course.decides,
        thinking=thinking,
        hold=course.hold(),
        undo=UndoCard(taker, count) if count else None,
        offer=offer,
        dealer=row.dealer,
        dealing=row.dealing,
        seed_hash=row.fingerprint,
        seed=row.seed if over else "",
        commitments=committed,
        words=sealing.words_of(row) if over and row.seed and committed else [],
        ending=course.ending,
        result=course.result() if over else None,
        forked_from=row.forked_from,
        forked_at=row.forked_at,
        next=row.next,
    )


def seat_cards(row: TableRow, online: Set[int]) -> list[SeatCard]:
    """Who sits where; bots are always there."""
    return [
        SeatCard(i, seat.kind, seat.name, seat.bot, seat.kind == BOT or i in online)
        for i, seat in enumerate(row.seats)
    ]


def card_change(before: Card | None, card: Card) -> Facts:
    """What is new in a card, beside version and step, which an update has anyway."""
    facts = msgspec.structs.asdict(card)
    old = msgspec.structs.asdict(before) if before is not None else {}
    return {
        name: value
        for name, value in facts.items()
        if name not in ("version", "step") and (name not in old or old[name] != value)
    }
