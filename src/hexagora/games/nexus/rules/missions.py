"""Completing missions: Objectives in every phase, and one Battle after a battle that was won."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.cards import lay_down_mission
from hexagora.games.nexus.rules.conditions import battle_met, is_objective, objective_met
from hexagora.games.nexus.rules.deeds import enough_points, score
from hexagora.games.nexus.rules.position import (
    COMPLETED,
    MISSION_HAND,
    MISSIONS_HELD,
    ROW,
    Position,
)
from hexagora.games.nexus.rules.selling import fill_sales


def fill_hand(position: Position, out: vec[i32], n: i64, done: bool) -> i64:
    """Done, Objectives that are met, and selling; what every phase offers."""
    if done:
        out[n] = actions.DONE
        n += 1
    n = fill_objectives(position, out, n)
    return fill_sales(position, out, n)


def fill_objectives(position: Position, out: vec[i32], n: i64) -> i64:
    """Add the Objectives that are met."""
    seat = position.seat
    if position.purse[MISSIONS_HELD + seat] > 0:
        for card in range(position.tables.mission_count):
            if (
                position.card(MISSION_HAND + seat, card) > 0
                and is_objective(position, card)
                and objective_met(position, seat, card)
            ):
                out[n] = i32(actions.MISSION + card)
                n += 1
    if position.rules.row > 0:
        for card in range(position.tables.mission_count):
            if (
                position.card(ROW, card) > 0
                and is_objective(position, card)
                and objective_met(position, seat, card)
            ):
                out[n] = i32(actions.ROW + card)
                n += 1
    return n


def _fits(position: Position, section: i64, card: i64) -> bool:
    """Whether a mission of a hand or the row can be completed after the battle just won."""
    if position.card(section, card) == 0:
        return False
    if is_objective(position, card):
        return position.rules.at_once and objective_met(position, position.turn_seat(), card)
    return battle_met(position, position.turn_seat(), card)


def may_complete(position: Position) -> bool:
    """Whether the winner is asked for a mission; with any in hand, so that nothing leaks."""
    if position.purse[MISSIONS_HELD + position.turn_seat()] > 0:
        return True
    for card in range(position.tables.mission_count):
        if _fits(position, ROW, card):
            return True
    return False


def fill(position: Position, out: vec[i32]) -> i64:
    """What the winner of a battle may complete."""
    out[0] = actions.DONE
    n: i64 = 1
    for card in range(position.tables.mission_count):
        if _fits(position, MISSION_HAND + position.seat, card):
            out[n] = i32(actions.MISSION + card)
            n += 1
    for card in range(position.tables.mission_count):
        if _fits(position, ROW, card):
            out[n] = i32(actions.ROW + card)
            n += 1
    return fill_sales(position, out, n)


def apply(position: Position, action: i64, log: Log | None) -> None:
    """The winner plays Objectives that are met and one Battle mission, or none.

    The Battle mission comes last: after it nothing more is asked.
    """
    seat = position.seat
    if action == actions.DONE:
        position.pop()
        return
    from_row = action >= actions.ROW
    card = action - (actions.ROW if from_row else actions.MISSION)
    objective = is_objective(position, card)
    _complete(position, seat, card, from_row, "NX-CARD-02" if objective else "NX-CARD-01", log)
    if not enough_points(position, seat, log) and not (objective and may_complete(position)):
        position.pop()


def complete_objective(position: Position, action: i64, log: Log | None) -> None:
    """An Objective is completed in a phase (NX-CARD-02)."""
    seat = position.seat
    from_row = action >= actions.ROW
    card = action - (actions.ROW if from_row else actions.MISSION)
    _complete(position, seat, card, from_row, "NX-CARD-02", log)
    enough_points(position, seat, log)


def _complete(
    position: Position, seat: i64, card: i64, from_row: bool, clause: str, log: Log | None
) -> None:
    """Lay a mission before a seat and count its points; the game may be over after it."""
    if from_row:
        position.cards[ROW * CARDS + card] -= 1
    else:
        lay_down_mission(position, seat, card)
    position.cards[(COMPLETED + seat) * CARDS + card] += 1
    score(position, seat, position.tables.mission_points[card])
    if log is not None:
        log.add(
            "completed",
            clause,
            {
                "seat": int(seat),
                "card": position.tables.missions[card].id,
                "points": int(position.tables.mission_points[card]),
                "from_row": from_row,
            },
        )
