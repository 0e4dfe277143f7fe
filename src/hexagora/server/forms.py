"""What one viewer is shown: views, steps and cards, each in the form for that viewer alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from hexagora.core import Facts, Game
from hexagora.core.view import SPECTATOR
from hexagora.server.course import Course, Step
from hexagora.server.messages import ChatForm, StepForm
from hexagora.server.rows import ChatLine


def view_form(course: Course, seat: int, known: Facts | None = None) -> Facts:
    """The present position through a seat; nothing is to be decided where the game has ended.

    ``known`` is the view of the one who decides, made already. Where nothing is hidden all others
    see the same, but for what can be decided, and need not have it worked out again.
    """
    if known is not None and not course.secrets:
        decision = {**cast(Facts, known["decision"]), "options": []}
        return {**known, "seat": seat, "decision": decision}
    data = course.state.view(seat).data
    if course.decides == -2 and not course.state.over:
        data["decision"] = {"seat": -2, "kind": "over", "options": []}
    return data


def step_form(course: Course, step: Step, seat: int) -> StepForm:
    """A step through a seat.

    The notation of an action tells all of it. While the game hides something, only the one who
    acted gets it; the others have the events.
    """
    events, say = told(course.game, step, seat)
    shown = not course.closed or (step.seat == seat and seat != SPECTATOR)
    return StepForm(
        step=step.number,
        version=step.version,
        seat=step.seat,
        action=step.action if shown else None,
        text=step.text if shown else None,
        events=events,
        say=say,
    )


def told(game: Game, step: Step, seat: int) -> tuple[list[Facts], list[str]]:
    """A step's events through a seat, and what is to be said about them."""
    events = [event.seen_by(seat) for event in step.events]
    say = [sentence for facts in events if (sentence := game.tell(facts))]
    return events, say


def chat_forms(lines: Iterable[ChatLine]) -> list[ChatForm]:
    """Lines of chat as they are sent."""
    return [ChatForm(line.n, line.at, line.seat, line.name, line.text) for line in lines]
