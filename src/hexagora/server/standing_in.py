"""Bots that play in the place of people."""

from __future__ import annotations

from dataclasses import replace

from hexagora.server import statements as stored
from hexagora.server.audience import Audience
from hexagora.server.course import Course
from hexagora.server.deeds import Deed
from hexagora.server.rows import BOT

STAND_IN = "greedy"
"""The bot that takes over from somebody who is gone."""


def hand_over(course: Course, audience: Audience, seat: int) -> Deed:
    """A bot has the seat from now on; whoever held it may only look on."""
    row = course.row
    row.seats[seat] = replace(row.seats[seat], kind=BOT, bot=STAND_IN)
    audience.unseat(seat)
    statements = [
        stored.put_seat(row.id, seat, row.seats[seat]),
        stored.drop_seat_tokens(row.id, seat),
    ]
    return Deed([course.replace(seat)], [], statements)
