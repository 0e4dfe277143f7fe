"""What viewers share: where a game hides nothing, all see the same position."""

from __future__ import annotations

import pytest

from hexagora.server.course import Course
from hexagora.server.forms import view_form, view_forms
from hexagora.server.rows import ACT, PERSON, PLAYING, Entry, SeatRow, TableRow
from worlds import World, traces, worlds

OPEN_WORLDS = [world for world in worlds() if not world.game.secrets]


@pytest.mark.parametrize("world", OPEN_WORLDS, ids=str)
def test_a_view_that_is_made_from_another_is_the_same(world: World) -> None:
    game = world.game
    seats = [SeatRow(PERSON, "Ada") for _ in range(game.seats)]
    row = TableRow(
        "t", game.name, game.rules_version, dict(game.options), seats, "", "", 0, PLAYING
    )
    actions = traces(world)[0].actions
    # As in a fork, the actions are taken as they are: the seed did not deal them.
    row.forked_at = len(actions)
    entries: list[Entry] = []
    state = game.start()
    for action in actions:
        entries.append(Entry(ACT, int(state.seat), action))
        state.apply(action)
    for last in range(0, len(entries) + 1, max(1, len(entries) // 8)):
        course = Course(row, entries[:last])
        everybody = {-1, *range(game.seats)}
        for looking in (everybody, everybody - {course.decides}):
            views = view_forms(course, looking)
            assert views == {seat: view_form(course, seat) for seat in looking}
