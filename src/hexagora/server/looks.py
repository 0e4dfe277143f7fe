"""What is asked at a table by those who look at it. Nothing of it changes the game."""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.core import CHANCE, State
from hexagora.core.questions import asks_of, judged, not_yours
from hexagora.server.audience import Audience
from hexagora.server.checks import check_seat, check_turn
from hexagora.server.course import Course
from hexagora.server.errors import Refusal
from hexagora.server.forms import step_form
from hexagora.server.hints import Hints
from hexagora.server.messages.commands import AskCommand, Hint, LogPage, Look, Why
from hexagora.server.messages.common import Facts
from hexagora.server.messages.told import AnswerForm, Ok
from hexagora.server.viewer import Viewer


class Looks:
    """Looking at one table: through which seat, at what may be done, at what was done."""

    def __init__(self, course: Course, audience: Audience, hints: Hints) -> None:
        self._course = course
        self._audience = audience
        self._hints = hints

    async def look(self, viewer: Viewer, command: Look) -> None:
        """Look through another of the own seats."""
        if command.seat is not None:
            check_seat(viewer, command.seat)
        viewer.look = command.seat
        viewer.tell(Ok(command.id, self._course.version))
        self._audience.show(viewer)

    async def ask(self, viewer: Viewer, command: AskCommand) -> None:
        """A question about the present position."""
        if command.seat >= 0:
            check_seat(viewer, command.seat)
        course = self._course
        found = answer(
            course, course.state, command.what, command.seat, command.args, command.after
        )
        viewer.tell(AnswerForm(command.id, found))

    async def why(self, viewer: Viewer, command: Why) -> None:
        """Why an action is not possible."""
        check_seat(viewer, command.seat)
        course = self._course
        if course.decides != command.seat:
            found = judged(not_yours())
        elif command.action in course.state.legal():
            found = judged(None)
        else:
            found = judged(course.game.refusal(course.state, command.action))
        viewer.tell(AnswerForm(command.id, found))

    async def hint(self, viewer: Viewer, command: Hint) -> None:
        """Begin to think of what somebody could do; the answer comes when it is found.

        The thought is not waited for here: the mailbox and the socket go on.
        """
        course = self._course
        check_turn(course, viewer, command.seat, command.version)
        if not course.row.hints:
            raise Refusal("not_now", "this table plays without hints", "no_hints_here")
        self._hints.begin(viewer, command.id, course.state, command.seat, command.version)

    async def log_page(self, viewer: Viewer, command: LogPage) -> None:
        """A part of the log, as the viewer saw it."""
        course = self._course
        last = min(course.step, command.start + command.count - 1)
        seat = viewer.turn_to(course.decides)
        steps = course.steps(max(1, command.start), last)
        forms = [step_form(course, step, seat) for step, _ in steps]
        viewer.tell(AnswerForm(command.id, {"total": course.step, "steps": forms}))


def answer(
    course: Course, state: State, what: str, seat: int, args: Facts, after: Sequence[int]
) -> Facts:
    """The game's answer to a question about a position of its course."""
    asks = asks_of(course.row.game)
    if what not in asks:
        known = ", ".join(sorted(asks)) or "none"
        raise Refusal("bad_request", f"this game knows no such question; it knows: {known}")
    if after and course.closed and state.hides():
        raise Refusal(
            "secret", "in a running game with secrets nothing can be tried out", "secret_trial"
        )
    for action in after:
        if state.over or state.seat == CHANCE:
            raise Refusal(
                "not_now", "what comes next is not for a player to decide", "not_for_players"
            )
        tried = state.copy()
        state.game.play(tried, action)
        state = tried
    return asks[what](state, seat, args)
