"""The card of a table: all about it that is not the position."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, cast

from msgspec.structs import replace

from hexagora.core import Facts, game_info
from hexagora.core.lesson_files import next_lesson
from hexagora.core.lessons import Coach
from hexagora.server import sealing
from hexagora.server.course import Course
from hexagora.server.messages.clocks import ClockCard
from hexagora.server.messages.common import Card, LessonCard, OfferCard, SeatCard, UndoCard
from hexagora.server.rows import BOT, OVER, REPLAY, TableRow


def live_facts(
    course: Course,
    online: Set[int],
    watchers: int,
    thinking: int | None,
    offer: OfferCard | None,
    declined: int | None,
    clock: ClockCard | None,
    sealed: bool,
) -> Facts:
    """What of a card can change while somebody looks at the table, beside version and step, which
    every update has anyway. It is for everybody the same. The seed of a table that is ``sealed``
    deals for others too, so it is not told with the end of its game."""
    row = course.row
    taker, count = course.takeable()
    over = row.state in (OVER, REPLAY)
    committed = sealing.commitments_of(row)
    return {
        "state": row.state,
        "seats": seat_cards(row, online),
        "watchers": watchers,
        "decides": course.decides,
        "thinking": thinking,
        "hold": course.hold(),
        "undo": UndoCard(taker, count) if count else None,
        "offer": offer,
        "declined": declined,
        "dealing": row.dealing,
        "seed": row.seed if over and not sealed else "",
        "commitments": committed,
        "words": sealing.words_of(row) if over and row.seed and committed else [],
        "ending": course.ending,
        "result": course.result() if over else None,
        "next": row.next,
        "lesson": lesson_card(course.coach) if course.coach is not None else None,
        "clock": clock,
    }


def lesson_card(coach: Coach) -> LessonCard:
    """How far a lesson is, and what is said now."""
    lesson, told = coach.lesson, coach.told()
    return LessonCard(
        lesson.id,
        dict(lesson.titles),
        told.number,
        told.of,
        coach.over,
        [dict(text) for text in told.say],
        list(told.cells),
        list(told.parts),
        next_lesson(lesson),
    )


def card_of(course: Course, live: Facts, now: int) -> Card:
    """The whole card of a table, with the time at which it is told."""
    row = course.row
    clock = live["clock"]
    if isinstance(clock, ClockCard):
        live = {**live, "clock": replace(clock, now=now)}
    return Card(
        table=row.id,
        game=row.game,
        title=row.title,
        public=row.public,
        created=row.created,
        options=row.options,
        secrets=course.secrets,
        hints=row.hints,
        rated=row.rated,
        unplayed=list(game_info(row.game).unplayed(course.game)),
        version=course.version,
        step=course.step,
        dealer=row.dealer,
        seed_hash=row.fingerprint,
        forked_from=row.forked_from,
        forked_at=row.forked_at,
        event=row.event,
        **cast(Any, live),
    )


def seat_cards(row: TableRow, online: Set[int]) -> list[SeatCard]:
    """Who sits where; bots are always there."""
    return [
        SeatCard(i, seat.kind, seat.name, seat.bot, seat.kind == BOT or i in online, seat.person)
        for i, seat in enumerate(row.seats)
    ]


def card_change(before: Facts, live: Facts) -> Facts:
    """What is new in a card since other facts of it were told."""
    return {
        name: value for name, value in live.items() if name not in before or before[name] != value
    }
