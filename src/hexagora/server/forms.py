"""What one viewer is shown: views and steps, each in the form for that viewer alone."""

from __future__ import annotations

from typing import cast

from hexagora.core import Facts
from hexagora.core.rows import option_rows
from hexagora.core.view import SPECTATOR
from hexagora.server.course import Course, Step
from hexagora.server.messages.told import StepForm


def view_form(course: Course, seat: int, known: Facts | None = None) -> Facts:
    """The present position through a seat; nothing is to be decided where the game has ended.

    ``known`` is the view of the one who decides, made already. Where nothing is hidden all others
    see the same, but for what can be decided, and need not have it worked out again.
    """
    if known is not None and not course.secrets:
        decision = {**cast(Facts, known["decision"]), "options": []}
        return {**known, "seat": seat, "decision": decision}
    data = packed(course.state.view(seat).data)
    if course.decides == -2 and not course.state.over:
        data["decision"] = {"seat": -2, "kind": "over", "about": {}, "options": []}
    return data


def packed(data: Facts) -> Facts:
    """Data with a decision in it, as it travels: the options by rows, for there may be hundreds."""
    decision = cast(Facts, data["decision"])
    options = option_rows(cast(list[Facts], decision["options"]))
    return {**data, "decision": {**decision, "options": options}}


def step_form(course: Course, step: Step, seat: int) -> StepForm:
    """A step through a seat.

    The id of an action tells all of it. While the game hides something, only the one who acted gets
    it; the others have the events.
    """
    shown = not course.closed or (step.seat == seat and seat != SPECTATOR)
    return StepForm(
        step=step.number,
        version=step.version,
        seat=step.seat,
        action=step.action if shown else None,
        events=[event.seen_by(seat) for event in step.events],
    )
