"""The course of a turn: its rolls, what may follow them, and who is next."""

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.core.state import CHANCE
from hexagora.games.superhex.rules.ends import DRY, END_CLAUSES, ENDS, LAST_ROLL, LAST_TURN
from hexagora.games.superhex.rules.kinds import (
    BONUS,
    BONUS_ROLL,
    CAPTURED,
    NO_MORE,
    PUT,
    ROLL,
    SWAPPED,
    TURN,
)
from hexagora.games.superhex.rules.laying import can_lay_piled
from hexagora.games.superhex.rules.position import Position


def begin_turn(position: Position, seat: i64, log: Log | None) -> None:
    """A seat is to roll."""
    position.turns += 1
    position.push(TURN, seat)
    if log is not None:
        clause = "SH-SOLO-01" if position.rules.solo else "SH-TURN-10"
        facts: dict[str, object] = {
            "seat": int(seat),
            "number": int(position.turns),
            "solo": position.rules.solo,
        }
        log.add("turn", clause, facts)


def turn_on(position: Position, log: Log | None) -> None:
    """Nothing is pending in the turn: what comes next?"""
    rules = position.rules
    roll = position.top_a()
    marks = position.top_b()
    seat = position.seat
    if roll == 0 or (roll == 1 and marks & CAPTURED == 0 and not rules.solo):
        position.push(ROLL, CHANCE, roll + 1)
    elif roll >= BONUS_ROLL:
        _end_turn(position, log)
    else:
        position.set_top(NO_MORE, marks)
        if rules.solo:
            if (
                marks & SWAPPED != 0
                and position.turns < rules.solo_rolls
                and can_lay_piled(position, seat)
            ):
                position.push(PUT, seat)
        elif can_lay_piled(position, seat):
            position.push(BONUS, seat)


def _end_turn(position: Position, log: Log | None) -> None:
    rules = position.rules
    seat = position.seat
    position.dry = 0 if position.top_b() & CAPTURED != 0 else position.dry + 1
    position.pop()
    if rules.solo:
        if position.turns == rules.solo_rolls:
            finish(position, LAST_ROLL, log)
            return
    elif position.dry == rules.dry_turns:
        finish(position, DRY, log)
        return
    elif position.turns == rules.most_turns:
        finish(position, LAST_TURN, log)
        return
    begin_turn(position, (seat + 1) % rules.seats, log)


def finish(position: Position, end: i64, log: Log | None) -> None:
    """The game is over."""
    while position.depth > 0:
        position.pop()
    position.end = end
    if log is not None:
        facts: dict[str, object] = {"reason": ENDS[end], "result": position.result()}
        log.add("ended", END_CLAUSES[end], facts)
