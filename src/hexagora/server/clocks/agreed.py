"""What is agreed about time, as it is asked for and shown: in seconds."""

from __future__ import annotations

import json

from hexagora.events.clock_rules import ClockRules
from hexagora.events.times import DAY, MINUTE, SECOND
from hexagora.server.errors import Refusal
from hexagora.server.messages.clocks import ClockForm
from hexagora.server.rows import TableRow


def clock_rules(form: ClockForm | None) -> ClockRules | None:
    """What somebody asks for, checked; None where no time is kept at all."""
    if form is None or (form.kind == "none" and not form.claim):
        return None
    usual = {"live": MINUTE, "correspondence": DAY}.get(form.kind, 0)
    try:
        return ClockRules(
            form.kind,
            form.time * SECOND,
            form.increment * SECOND,
            form.per,
            usual if form.grace is None else form.grace * SECOND,
            form.holiday_days,
            form.claim * SECOND,
            form.on_timeout,
        )
    except ValueError as error:
        raise Refusal("bad_option", "no such clock: {why}", "bad_clock", why=str(error)) from error


def form_of(rules: ClockRules) -> ClockForm:
    """What was agreed, as it is shown."""
    return ClockForm(
        rules.kind,
        rules.time // SECOND,
        rules.increment // SECOND,
        rules.per,
        rules.grace // SECOND,
        rules.holiday_days,
        rules.claim // SECOND,
        rules.on_timeout,
    )


def agreed_at(row: TableRow) -> ClockRules | None:
    """What was agreed at a table."""
    return ClockRules.of(json.loads(row.clock)["rules"]) if row.clock else None
