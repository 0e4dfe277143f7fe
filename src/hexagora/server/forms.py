"""What one viewer is shown: views and steps, each in the form for that viewer alone."""

from __future__ import annotations

from collections.abc import Set
from typing import cast

from hexagora.core import Facts
from hexagora.core.view import SPECTATOR
from hexagora.server.course import Course, Step
from hexagora.server.messages.told import StepForm


def view_form(course: Course, seat: int) -> Facts:
    """The present position through a seat; nothing is to be decided where the game has ended."""
    view = course.state.view(seat).told()
    if course.decides == -2 and not course.state.over:
        view["decision"] = {"seat": -2, "kind": "over", "about": {}, "options": []}
    return view


def view_forms(course: Course, seats: Set[int]) -> dict[int, Facts]:
    """The present position through each of the seats.

    Where nothing is hidden all see the same, but for what can be decided: it is worked out once.
    """
    if course.secrets:
        return {seat: view_form(course, seat) for seat in seats}
    decides = course.decides
    first = decides if decides in seats else min(seats)
    view = view_form(course, first)
    decision = {**cast(Facts, view["decision"]), "options": []}
    return {
        seat: view if seat == first else {**view, "seat": seat, "decision": decision}
        for seat in seats
    }


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
