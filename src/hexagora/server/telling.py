"""An update on its way to all who look at a table: what they see alike is worked out once."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any

from hexagora.core import Facts
from hexagora.core.changes import ViewChange, change_in, change_of
from hexagora.core.view import SPECTATOR
from hexagora.server.course import Course, Step
from hexagora.server.forms import step_form, view_forms
from hexagora.server.messages.told import StepForm, Update, encode
from hexagora.server.viewer import Base

OWN = "decision"
"""The part of a view that is one's own even where nothing is hidden."""


class Telling:
    """The present position through some seats, and the steps that led to it.

    ``whole`` tells everybody that more is other than the steps say; ``card`` is what is new in it.
    """

    def __init__(
        self, course: Course, seats: Set[int], steps: Sequence[Step], whole: bool, card: Facts
    ) -> None:
        version = course.version
        self._views = view_forms(course, seats)
        self.shown = {seat: Base(seat, version, kept(view)) for seat, view in self._views.items()}
        self._course = course
        self._steps = steps
        self._whole = whole
        self._card = card
        # Where nothing is hidden, what everybody is told: by the version that was seen before.
        self._changes: dict[int, ViewChange] = {}
        self._common = None if course.secrets else self._through(SPECTATOR)

    def form(self, seat: int, base: Base | None) -> bytes:
        """The bytes for those who look through a seat and have seen ``base`` through it."""
        course, now = self._course, self.shown[seat]
        update = Update(
            version=now.version,
            step=course.step,
            seat=seat,
            whole=self._whole,
            steps=self._through(seat) if self._common is None else self._common,
            card=self._card,
        )
        if base is None:
            update.view = self._views[seat]
        else:
            update.base = base.version
            update.change = self._change(base, self._views[seat])
        return encode(update)

    def _through(self, seat: int) -> list[StepForm]:
        return [step_form(self._course, step, seat) for step in self._steps]

    def _change(self, base: Base, view: Facts) -> ViewChange:
        if self._common is None:
            return change_of(base.view, view)
        rest = self._changes.get(base.version)
        if rest is None:
            rest = self._changes[base.version] = change_of(base.view, view, but=OWN)
        return change_in(OWN, base.view, view, rest)


def kept(view: Facts) -> Facts:
    """What is kept of a view until the next one: not the options, of which there may be hundreds.

    After an action they are others, so they are told anew; only that there were none stays true.
    """
    decision: Any = view[OWN]
    return {**view, OWN: {**decision, "options": None}} if decision["options"] else view
