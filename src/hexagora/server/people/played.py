"""What a finished game tells about those who played it, worked out once for each and kept.

A game is played through for it, so it is done by the workers, some games at a time, when somebody
wants to know.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hexagora.core import CHANCE, Game, HexagoraError, game_info
from hexagora.server.course import Course
from hexagora.server.errors import Refusal
from hexagora.server.rows import BOT, Entry, SeatRow, TableRow
from hexagora.server.writer import Statement

FORMAT = 1
"""Of what is kept; what was worked out in another one is worked out anew."""

SOLO: Final = "solo"
DUEL: Final = "duel"
MELEE: Final = "melee"
TEAMS: Final = "teams"
"""One side alone; two against each other; three or more, each alone; sides with partners."""

WON, DRAWN, LOST, DONE = "won", "drawn", "lost", "done"
"""How a game ended for a seat; alone it is only done."""
BOTS, PEOPLE, MIXED, NOBODY = "bots", "people", "mixed", "nobody"
"""Against whom it was."""
NOTHING = ""
"""Of a game that this program cannot play any more."""


@dataclass(frozen=True)
class Played:
    """One seat of one finished game. ``side`` is what was chosen for the seat, such as an army, by
    the name of the option; ``opening`` a message of the game with its facts, as JSON."""

    table: str
    seat: int
    mode: str = NOTHING
    side: str = NOTHING
    against: str = NOTHING
    outcome: str = NOTHING
    opening: str = NOTHING


def worked_out(games: Sequence[tuple[TableRow, list[Entry]]]) -> list[Played]:
    """All seats of some finished games. Runs in a worker."""
    return [seat for row, entries in games for seat in _seats(row, entries)]


def _seats(row: TableRow, entries: list[Entry]) -> list[Played]:
    count = len(row.seats)
    try:
        course = Course(row, entries)
    except (HexagoraError, Refusal):
        return [Played(row.id, seat) for seat in range(count)]
    game = course.game
    sides = list(game_info(row.game).sides(game))
    openings = _openings(course)
    chosen = {
        option.seat: option.name for option in game_info(row.game).options if option.seat >= 0
    }
    return [
        Played(
            row.id,
            seat,
            mode_of(game, sides),
            str(row.options.get(chosen[seat], "")) if seat in chosen else "",
            _against(row.seats, sides, seat),
            _outcome(row.places, sides, seat),
            openings.get(seat, ""),
        )
        for seat in range(count)
    ]


def mode_of(game: Game, sides: Sequence[int]) -> str:
    """How many play against each other in a game."""
    count = len(set(sides)) + len(game_info(game.name).unplayed(game))
    if count < 2 or len(set(sides)) < 2:
        return SOLO
    if len(set(sides)) < len(sides):
        return TEAMS
    return DUEL if count == 2 else MELEE


def _against(seats: Sequence[SeatRow], sides: Sequence[int], seat: int) -> str:
    kinds = {
        BOTS if other.kind == BOT and not other.person else PEOPLE
        for other, side in zip(seats, sides, strict=True)
        if side != sides[seat]
    }
    return MIXED if len(kinds) > 1 else min(kinds, default=NOBODY)


def _outcome(places: Sequence[int], sides: Sequence[int], seat: int) -> str:
    # Sides that nobody plays have their places after the others.
    unplayed = range(-1, len(sides) - len(places) - 1, -1)
    all_sides = [*sides, *unplayed]
    if len(set(all_sides)) < 2 or len(places) < len(sides):
        return DONE
    if places[seat] != 1:
        return LOST
    first = {side for side, place in zip(all_sides, places, strict=True) if place == 1}
    return WON if len(first) == 1 else DRAWN


def _openings(course: Course) -> dict[int, str]:
    """What each seat opened with, as the game declares it."""
    tell = game_info(course.game.name).opening
    found: dict[int, str] = {}
    if tell is None:
        return found
    state = course.game.start()
    for actor, action in zip(course.match.actors, course.match.actions, strict=True):
        if actor != CHANCE and actor not in found:
            told = tell(course.game.meaning(state, action))
            if told is not None:
                found[actor] = json.dumps(told, sort_keys=True)
                if len(found) == course.game.seats:
                    break
        state.apply(action)
    return found


def put_played(one: Played) -> Statement:
    """Keep what was worked out; whoever was faster has found the same."""
    sql = (
        "INSERT INTO played (table_id, seat, format, mode, side, against, outcome, opening) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE "
        "SET format = excluded.format, mode = excluded.mode, side = excluded.side, "
        "against = excluded.against, outcome = excluded.outcome, opening = excluded.opening"
    )
    found = (one.mode, one.side, one.against, one.outcome, one.opening)
    return sql, (one.table, one.seat, FORMAT, *found)
