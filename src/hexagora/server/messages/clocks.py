"""Clocks on the wire. What is agreed is told in seconds, moments in microseconds since 1970."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hexagora.events.clock_rules import Kind, OnTimeout, Per

Seconds = Annotated[int, Meta(ge=0, le=1000 * 24 * 3600)]


class ClockForm(Struct):
    """What is agreed about time.

    ``live``: ``time`` for the game and an ``increment`` after every decision or turn.
    ``correspondence``: ``time`` for each turn, and holidays. ``grace`` is how long an answer in
    another's turn is free; a minute or a day if it is not said. After ``claim`` without an answer
    the others may claim the game; 0 is never.
    """

    kind: Kind
    time: Seconds = 0
    increment: Seconds = 0
    per: Per = "decision"
    grace: Seconds | None = None
    holiday_days: Annotated[int, Meta(ge=0, le=366)] = 0
    claim: Seconds = 0
    on_timeout: OnTimeout = "bot"


class HolidayCard(Struct):
    """Days off, up to but not including the end."""

    begin: int
    end: int


class ClockCard(Struct):
    """How the clock of a table stands; a client counts down from it by itself.

    ``now`` is the server's time when this was told. ``left`` is what each seat has from ``since``
    on, when the time of ``asked`` begins to run (-1: nobody's does). ``deadline`` is when it will
    have run out, ``claim_from`` from when on the others may claim the game. ``away`` are seats for
    which a stand-in plays, ``lost`` those that lost by time. ``holidays`` are those of each seat.
    """

    rules: ClockForm
    now: int
    left: list[int]
    asked: int
    since: int
    deadline: int | None
    claim_from: int | None
    away: list[bool]
    lost: list[bool]
    holidays: list[list[HolidayCard]]
