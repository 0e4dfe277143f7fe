"""What follows a battle: who falls, who has won, and what comes next if nobody has."""

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.battle import no_battle
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.ending import finish
from hexagora.games.neuroshima.rules.ends import (
    FULL_BOARD,
    HQ_FELL,
    LAST_LEFT,
    MORE_LEFT,
    MORE_POINTS,
    STALEMATE,
    STILL_TIED,
    TWENTY,
)
from hexagora.games.neuroshima.rules.kinds import EXTRA, FINAL, ORDINARY
from hexagora.games.neuroshima.rules.outbreak import push_battle
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS
from hexagora.games.neuroshima.rules.turns import end_turn, next_turn
from hexagora.games.neuroshima.rules.verdict import after_battle, after_final, tied


def end_battle(position: Position, log: Log | None) -> None:
    """The battle on top of the stack has been fought."""
    seat = position.seat
    what = position.top_a()
    repeat = position.top_b()
    position.pop()
    struck = position.battle.struck
    position.battle = no_battle()
    position.units.pace = 0
    if position.rules.mission is not None:
        position.rules.mission.settle(position)
    rules = position.rules
    fallen: i64 = 0
    if rules.mode != POINTS:
        for other in range(rules.seats):
            if position.standing >> other & 1 != 0 and position.points[other] <= 0:
                fallen |= bit(other)
    if log is not None:
        _tell_end(position, fallen, log)
    if rules.mission is not None and _mission_ends(position, rules.mission, fallen, log):
        return
    winners = after_battle(rules, position.points, position.contest, fallen)
    let_fall(position, fallen)
    if winners != 0:
        finish(position, _why(position), winners, log)
        return
    if repeat == 1 and not struck:
        leaders = after_final(rules, position.points, position.contest)
        finish(position, STALEMATE, leaders, log)
    elif what != ORDINARY:
        _decide(position, seat, what, log)
    elif position.board_full():
        push_battle(position, seat, ORDINARY, 1, log)
    else:
        end_turn(position, seat, log)


def _mission_ends(position: Position, mission: Mission, fallen: i64, log: Log | None) -> bool:
    """What a mission looks at before fallen HQs count: True if it ends the game (NS-ATLAS-09)."""
    if fallen == 0 and position.board_full():
        # Nobody can come in a battle: if the board is full after it, nobody has left.
        finish(position, FULL_BOARD, mission.full_board(position), log)
        return True
    return mission.check_battle(position, log)


def end_if_fallen(position: Position, log: Log | None) -> None:
    """An HQ that falls outside a battle ends the game as after one (NS-LEAD-15)."""
    fallen: i64 = 0
    for seat in range(position.rules.seats):
        if position.points[seat] <= 0:
            fallen |= bit(seat)
    if fallen != 0:
        winners = after_battle(position.rules, position.points, position.contest, fallen)
        let_fall(position, fallen)
        finish(position, HQ_FELL, winners, log)


def _decide(position: Position, seat: i64, what: i64, log: Log | None) -> None:
    """The final battle is over, or the one after the extra turns of a tie."""
    rules = position.rules
    if rules.mission is not None and rules.mission.decide(position, log):
        return
    leaders = after_final(rules, position.points, position.contest)
    if not tied(rules, leaders):
        finish(position, MORE_POINTS if rules.mode == POINTS else MORE_LEFT, leaders, log)
    elif what == EXTRA:
        finish(position, STILL_TIED, leaders, log)
    elif position.board_full():
        push_battle(position, seat, FINAL, 1, log)
    else:
        position.contest = leaders
        position.owed = leaders
        position.extra = True
        if log is not None:
            log.add("tie", "NS-END-05", {"seats": _seats(position, leaders)})
        next_turn(position, seat, log)


def _tell_end(position: Position, fallen: i64, log: Log) -> None:
    """HQs that have stood to the end of the battle leave now (NS-ATK-10)."""
    seats = position.rules.seats
    for seat in range(seats):
        cell = position.hq_cell(seat)
        if fallen >> seat & 1 != 0 and cell >= 0:
            log.add(
                "destroyed",
                "NS-ATK-10",
                {
                    "at": NAMES[cell],
                    "tile": position.tables.tiles[position.tables.hq_of[seat]].id,
                    "seat": int(seat),
                },
            )
    facts: dict[str, object] = {
        "points": [int(position.points[i]) for i in range(seats)],
        "counted": [
            {"part": "seat", "seat": int(i), "points": int(position.points[i])}
            for i in range(seats)
            if position.rules.hqs >> i & 1 != 0
        ],
        "fallen": _seats(position, fallen),
    }
    log.add("battle over", "NS-BAT-15", facts)


def _seats(position: Position, mask: i64) -> list[int]:
    return [int(seat) for seat in range(position.rules.seats) if mask >> seat & 1 != 0]


def _why(position: Position) -> i64:
    if position.rules.mode == POINTS:
        return TWENTY
    return LAST_LEFT if position.rules.mode == DEATHMATCH else HQ_FELL


def let_fall(position: Position, fallen: i64) -> None:
    """Tiles, hand and pile of fallen players leave the game (NS-DM-03, NS-DM-05)."""
    position.fallen |= fallen
    if position.rules.mode != DEATHMATCH:
        return
    units = position.units
    for seat in range(position.rules.seats):
        if fallen >> seat & 1 == 0:
            continue
        for tile in range(position.first_tile(seat), position.last_tile(seat)):
            position.pile[tile] = 0
            position.hand[tile] = 0
        for cell in range(i64(CELLS)):
            if units.tile[cell] >= 0 and i64(units.owner[cell]) == seat:
                if units.other(cell) < 0:
                    position.discard[i64(units.tile[cell])] += 1
                units.take(cell)
    position.unbuilt &= ~fallen
    position.standing &= ~fallen
    position.contest &= ~fallen
    position.owed &= ~fallen
