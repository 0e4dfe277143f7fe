"""Those who look at a table: who is there, and what all of them are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from hexagora.core import Facts
from hexagora.core.changes import change_of
from hexagora.server.cards import card_change
from hexagora.server.course import Course, Step
from hexagora.server.forms import step_form, view_form
from hexagora.server.messages import PROTOCOL
from hexagora.server.messages.commands import Hello
from hexagora.server.messages.common import Card
from hexagora.server.messages.told import (
    CardNews,
    ChatForm,
    StepForm,
    Update,
    Welcome,
    You,
    encode,
)
from hexagora.server.viewer import RESTART, Base, Viewer

STEPS_TOLD = 100
"""Somebody who comes back is told at most so many steps; beyond that the view is enough."""


class Audience:
    """The viewers of one table. ``card`` makes the table's card as it is now."""

    def __init__(self, course: Course, card: Callable[[], Card]) -> None:
        self._course = course
        self._card = card
        self._told: Card | None = None
        self._viewers: set[Viewer] = set()

    # Who is there.

    @property
    def empty(self) -> bool:
        return not self._viewers

    @property
    def online(self) -> set[int]:
        """The seats of those who are there."""
        return {seat for viewer in self._viewers for seat in viewer.seats}

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(not viewer.seats for viewer in self._viewers)

    def unseat(self, seat: int) -> None:
        """Whoever held the seat may only look on from now on."""
        for viewer in self._viewers:
            viewer.seats.discard(seat)

    def join(self, viewer: Viewer, hello: Hello, you: You, chat: list[ChatForm]) -> None:
        """Somebody comes, and is told all that is needed; the others hear of it."""
        self._viewers.add(viewer)
        course = self._course
        seat = viewer.turn_to(course.decides)
        steps = self._missed(hello.since, seat)
        view = view_form(course, seat)
        viewer.base = Base(seat, course.version, view)
        viewer.tell(
            Welcome(
                id=hello.id,
                protocol=PROTOCOL,
                card=self._card(),
                you=you,
                version=course.version,
                step=course.step,
                seat=seat,
                view=view,
                steps=steps or [],
                whole=steps is None,
                chat=chat,
            )
        )
        self.tell_card(but=viewer)

    def _missed(self, since: int | None, seat: int) -> list[StepForm] | None:
        """The steps since a version; None where they are not what leads here, or too many."""
        course = self._course
        if since is None or since < course.last_undo or since > course.version:
            return None
        if since == course.version:
            return []
        first = sum(version <= since for version in course.versions) + 1
        if course.step - first >= STEPS_TOLD:
            return None
        return [step_form(course, step, seat) for step, _ in course.steps(first, course.step)]

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self._viewers.discard(viewer)
        self.tell_card()

    def send_away(self) -> None:
        """The table must be loaded again: they come back by themselves, to what the log says."""
        for viewer in self._viewers:
            viewer.cut(RESTART)

    # What they are told.

    def tell(self, message: msgspec.Struct, but: Viewer | None = None) -> None:
        """Tell everybody the same."""
        form = encode(message)
        for viewer in self._viewers:
            if viewer is not but:
                viewer.push(form)

    def tell_card(self, but: Viewer | None = None) -> None:
        """Tell everybody the whole card; ``but`` has it already."""
        self._told = self._card()
        if len(self._viewers) > (but is not None):
            self.tell(CardNews(self._told), but)

    def show(self, viewer: Viewer) -> None:
        """Show one of them the whole position, through the seat that is looked through now."""
        course = self._course
        seat = viewer.turn_to(course.decides)
        base = Base(seat, course.version, view_form(course, seat))
        viewer.base = base
        viewer.tell(self._update(base, None, [], True, card_change(self._told, self._card())))

    def tell_update(self, steps: Sequence[Step], whole: bool) -> None:
        """Each viewer gets the own form; those who see the same get the same bytes."""
        if not self._viewers:
            return
        course = self._course
        card_now = self._card()
        card = card_change(self._told, card_now)
        self._told = card_now
        shown: dict[int, Base] = {}
        forms: dict[tuple[int, int], bytes] = {}
        decides = course.decides
        turned = [(viewer.turn_to(decides), viewer) for viewer in self._viewers]
        known: Facts | None = None
        # The one who decides comes first: that view holds most.
        for seat, viewer in sorted(turned, key=lambda pair: pair[0] != decides):
            if seat not in shown:
                view = view_form(course, seat, known)
                known = view
                shown[seat] = Base(seat, course.version, view)
            base = viewer.base if viewer.base is not None and viewer.base.seat == seat else None
            key = (seat, -1 if base is None else base.version)
            if key not in forms:
                forms[key] = encode(self._update(shown[seat], base, steps, whole, card))
            viewer.base = shown[seat]
            viewer.push(forms[key])

    def _update(
        self, now: Base, base: Base | None, steps: Sequence[Step], whole: bool, card: Facts
    ) -> Update:
        course = self._course
        update = Update(
            version=now.version,
            step=course.step,
            seat=now.seat,
            whole=whole,
            steps=[step_form(course, step, now.seat) for step in steps],
            card=card,
        )
        if base is None:
            update.view = now.view
        else:
            update.base = base.version
            update.change = change_of(base.view, now.view)
        return update
