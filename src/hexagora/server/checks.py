"""Who may do what at a table, and when."""

from __future__ import annotations

from hexagora.core import CHANCE
from hexagora.server.course import Course
from hexagora.server.errors import Refusal
from hexagora.server.rows import PLAYING, WAITING
from hexagora.server.viewer import Viewer


def check_seat(viewer: Viewer, seat: int) -> None:
    """Refuse what somebody does for a seat of others."""
    if seat not in viewer.seats:
        raise Refusal("not_yours", "this seat is not yours", "other_seat")


def check_playing(course: Course, viewer: Viewer, seat: int) -> None:
    """Refuse what can be done only in a running game, and for an own seat."""
    check_seat(viewer, seat)
    if course.row.state == WAITING:
        raise Refusal("not_now", "the game has not begun: a seat is still open", "not_begun")
    if course.row.state != PLAYING:
        raise Refusal("not_now", "the game is over", "game_over")


def check_version(course: Course, viewer: Viewer, seat: int, version: int) -> None:
    """Refuse what was meant for another position than the present one."""
    check_playing(course, viewer, seat)
    if version != course.version:
        raise Refusal(
            "stale",
            "the table is at version {version}, this was made for {made_for}",
            "moved_on",
            version=course.version,
            made_for=version,
        )


def check_turn(course: Course, viewer: Viewer, seat: int, version: int) -> None:
    """Refuse what only the seat that decides can do."""
    check_version(course, viewer, seat, version)
    decides = course.decides
    if decides == seat:
        return
    if decides == CHANCE:
        text = "dice or draws come next, nobody has to decide"
        raise Refusal("not_yours", text, "chance_next")
    if decides < 0:
        raise Refusal("not_yours", "the game is over", "game_over")
    raise Refusal(
        "not_yours",
        "it is for seat {number} to decide",
        "others_turn",
        number=decides + 1,
        seat=decides,
    )
