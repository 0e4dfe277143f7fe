"""Those who look at a table: who is there, and what all of them are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from hexagora.core import Facts
from hexagora.core.view import SPECTATOR
from hexagora.server.cards import card_change, card_of
from hexagora.server.course import Course, Step
from hexagora.server.forms import step_form, view_form
from hexagora.server.messages import PROTOCOL
from hexagora.server.messages.commands import Hello
from hexagora.server.messages.told import (
    CardNews,
    ChatForm,
    StepForm,
    Welcome,
    You,
    encode,
)
from hexagora.server.telling import Telling, kept
from hexagora.server.viewer import POLICY, RESTART, Base, Viewer

STEPS_TOLD = 100
"""Somebody who comes back is told at most so many steps; beyond that the view is enough."""

CROWD = 20
"""From so many viewers on the spectators among them are a crowd."""

PRESENCE = frozenset(("seats", "watchers"))
"""What of a card changes when somebody comes or goes."""


class Audience:
    """The viewers of one table. ``live`` tells what of its card can change, as it is now, and
    ``moment`` the time."""

    def __init__(
        self, course: Course, live: Callable[[], Facts], moment: Callable[[], int]
    ) -> None:
        self._course = course
        self._live = live
        self._moment = moment
        self._told: Facts = {}
        self._viewers: set[Viewer] = set()

    # Who is there.

    @property
    def size(self) -> int:
        """How many are there."""
        return len(self._viewers)

    @property
    def empty(self) -> bool:
        return not self._viewers

    @property
    def count(self) -> int:
        """How many look on or play, by their sockets."""
        return len(self._viewers)

    @property
    def online(self) -> set[int]:
        """The seats of those who are there."""
        return {seat for viewer in self._viewers for seat in viewer.seats}

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(not viewer.seats for viewer in self._viewers)

    @property
    def household(self) -> str:
        """Whom the table's thoughts are for: one who plays, else one who looks on, else nobody."""
        return min(((not one.seats, one.who) for one in self._viewers), default=(True, ""))[1]

    def household_of(self, seat: int) -> str:
        """Whose connection holds a seat now; empty if nobody's does."""
        return next((one.who for one in self._viewers if seat in one.seats), "")

    def unseat(self, seat: int) -> None:
        """Whoever held the seat may only look on from now on."""
        for viewer in self._viewers:
            viewer.seats.discard(seat)

    def join(self, viewer: Viewer, hello: Hello, you: You, chat: list[ChatForm]) -> None:
        """Somebody comes, and is told all that is needed."""
        self._viewers.add(viewer)
        self._gather_crowd(viewer)
        course = self._course
        seat = viewer.turn_to(course.decides)
        steps = self._missed(hello.since, seat)
        view = view_form(course, seat)
        viewer.base = Base(seat, course.version, kept(view))
        viewer.tell(
            Welcome(
                id=hello.id,
                protocol=PROTOCOL,
                card=card_of(course, self._live(), self._moment()),
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

    def _gather_crowd(self, newest: Viewer) -> None:
        """Spectators of whom there are many are told by the crier."""
        if len(self._viewers) >= CROWD:
            for viewer in self._viewers if len(self._viewers) == CROWD else (newest,):
                if not viewer.seats:
                    viewer.join_crowd()

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

    def send_away(self, household: str | None = None) -> None:
        """The table must be loaded again: they come back by themselves, to what the log says. Or
        only those of a household go, who are not let in again."""
        for viewer in self._viewers:
            if household is None:
                viewer.cut(RESTART)
            elif viewer.who == household:
                viewer.cut(POLICY)

    def end_session(self, session: str) -> None:
        """Whoever is here by a session that has ended comes again without it."""
        for viewer in self._viewers:
            if viewer.session == session:
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
        self._told = self._live()
        if len(self._viewers) > (but is not None):
            card = card_of(self._course, self._told, self._moment())
            self.tell(CardNews(card), but)

    def owe_presence(self) -> None:
        """Whatever is told next tells who is there: not all know the same of it any more."""
        self._told = {name: self._told[name] for name in self._told if name not in PRESENCE}

    @property
    def owes_presence(self) -> bool:
        """Whether that has yet to be told."""
        return not self._told.keys() >= PRESENCE

    def show(self, viewer: Viewer) -> None:
        """Show one of them the whole position, through the seat that is looked through now."""
        course = self._course
        seat = viewer.turn_to(course.decides)
        card = card_change(self._told, self._live())
        telling = Telling(course, {seat}, [], True, card)
        viewer.base = telling.shown[seat]
        viewer.push(telling.form(seat, None))

    def tell_update(self, steps: Sequence[Step], whole: bool) -> None:
        """Each viewer gets the own form; those who see the same get the same bytes."""
        if not self._viewers:
            return
        live = self._live()
        news = card_change(self._told, live)
        self._told = live
        alike = self._alike()
        telling = Telling(self._course, {seat for seat, _ in alike}, steps, whole, news)
        for (seat, known), viewers in alike.items():
            form = telling.form(seat, viewers[0].base if known >= 0 else None)
            shown = telling.shown[seat]
            for viewer in viewers:
                viewer.base = shown
                viewer.push(form)

    def _alike(self) -> dict[tuple[int, int], list[Viewer]]:
        """The viewers by the seat that they look through from now on, and by the version of what
        they have seen through it; -1 if that is nothing."""
        decides = self._course.decides
        found: dict[tuple[int, int], list[Viewer]] = {}
        crowd: dict[int, list[Viewer]] = {}
        for viewer in self._viewers:
            base = viewer.base
            if not viewer.seats and base is not None and base.seat == SPECTATOR:
                # There may be hundreds of them.
                version = base.version
                if version in crowd:
                    crowd[version].append(viewer)
                else:
                    crowd[version] = found[SPECTATOR, version] = [viewer]
                continue
            seat = viewer.turn_to(decides)
            key = (seat, base.version if base is not None and base.seat == seat else -1)
            found.setdefault(key, []).append(viewer)
        return found
