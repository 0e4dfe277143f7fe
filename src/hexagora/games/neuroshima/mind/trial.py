"""Battles of a whole position, for callers that are not compiled and must hand over no vector."""

from hexagora.core.event import Log
from hexagora.games.neuroshima.mind.missions import foretell
from hexagora.games.neuroshima.mind.outcome import Outcome, foresee, rest_of
from hexagora.games.neuroshima.rules.battle import Battle, begin_battle, no_battle
from hexagora.games.neuroshima.rules.kinds import BATTLE
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.position import Position


def battle_of(state: Position) -> Battle:
    """The battle that is being fought, or a new one in the turn of the seat whose turn it is."""
    if state.depth > 0 and state.stack[0] == BATTLE:
        return state.battle.copy()
    seat = max(0, int(state.turn_seat()))
    return begin_battle(state.units, state.tables, state.rules, seat)


def fight_phase(state: Position, battle: Battle, scratch: Phase, log: Log) -> bool:
    """Fight one phase in place; True when it is over, False if ``scratch`` asks something."""
    return battle.step(
        state.units,
        state.tables,
        state.rules,
        state.points,
        state.discard,
        state.contest,
        scratch,
        log,
    )


def matters(state: Position, battle: Battle) -> bool:
    """Whether the battle's open question can change anything (NS-MED-11)."""
    return battle.matters(
        state.units, state.tables, state.rules, state.points, state.discard, state.contest
    )


def look_ahead(state: Position) -> Outcome:
    """What a battle now would come to, with the default choices, as numbers only."""
    battle = rest_of(battle_of(state))
    after = foresee(state.units, state.tables, state.rules, state.points, state.contest, battle)
    if state.rules.mission is not None:
        foretell(state, state.rules.mission, after)
    return after


def look_ahead_often(state: Position, count: int) -> int:
    """The same many times, for the benchmark; a number so that nothing is skipped."""
    total = 0
    for _ in range(count):
        total += int(
            foresee(
                state.units, state.tables, state.rules, state.points, state.contest, no_battle()
            ).destroyed
        )
    return total
