"""What a person at the table is told: which clauses apply, how things stand, how it ended."""

from __future__ import annotations

from typing import cast

from hexagora.core.capabilities import Told
from hexagora.core.event import Facts
from hexagora.core.state import State
from hexagora.games.neuroshima.pictures.terminal import allies
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    AIM,
    ATTACK,
    BOARD,
    BUILD,
    CONVERT,
    DEAL,
    DISCARD,
    DRAW,
    EXPLODE,
    FACING,
    HQ_PLACE,
    JOIN,
    LAY,
    LEADER,
    MEDIC,
    MOVE,
    PAY,
    PLACE,
    PUSH,
    PUSHED,
    ROLL,
    SNIPE,
    UNLUCKY,
    WINDOW,
)
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS, SOLO, TEAM

_GOALS = {
    DEATHMATCH: ("NS-END-01", "NS-DM-03", "NS-END-04"),
    POINTS: ("NS-END-01", "NS-PTS-01", "NS-PTS-02"),
    SOLO: ("NS-END-01", "NS-SOLO-03"),
    TEAM: ("NS-END-01", "NS-TEAM-08"),
}
_MISSIONS = {
    "assembly_line": ("NS-ATLAS-13", "NS-ATLAS-15", "NS-ATLAS-16", "NS-ATLAS-17", "NS-ATLAS-03"),
    "cauldron": ("NS-ATLAS-22", "NS-ATLAS-23", "NS-ATLAS-24", "NS-ATLAS-25", "NS-ATLAS-03"),
    "tanker": ("NS-ATLAS-72", "NS-ATLAS-73", "NS-ATLAS-74", "NS-ATLAS-76", "NS-ATLAS-03"),
    "demolition": ("NS-ATLAS-43", "NS-ATLAS-44", "NS-ATLAS-45", "NS-ATLAS-03"),
    "merry_go_round": ("NS-ATLAS-52", "NS-ATLAS-53", "NS-ATLAS-54", "NS-ATLAS-03"),
    "alliance": ("NS-ATLAS-32", "NS-ATLAS-33", "NS-ATLAS-34", "NS-ATLAS-35", "NS-ATLAS-36"),
    "six_roads": (
        *("NS-ATLAS-82", "NS-ATLAS-83", "NS-ATLAS-84", "NS-ATLAS-85"),
        *("NS-ATLAS-88", "NS-ATLAS-89"),
    ),
    "sandstorm": ("NS-ATLAS-62", "NS-ATLAS-63", "NS-ATLAS-64", "NS-ATLAS-65", "NS-ATLAS-66"),
}
"""What is new in a mission, and how it is won."""
_RULES = {
    HQ_PLACE: ("NS-SET-06",),
    DRAW: ("NS-TURN-01",),
    UNLUCKY: ("NS-TURN-06",),
    DISCARD: ("NS-TURN-03",),
    ACT: ("NS-TURN-05", "NS-ABL-01", "NS-MOD-11", "NS-BAT-02", "NS-BAT-04", "NS-END-02"),
    PLACE: ("NS-TURN-08", "NS-TURN-11", "NS-ATK-01", "NS-ATK-02", "NS-ATK-04", "NS-ATK-06"),
    MOVE: ("NS-ABL-01", "NS-INS-02", "NS-NET-02", "NS-TURN-11"),
    AIM: ("NS-INS-02", "NS-INS-04", "NS-INS-05", "NS-INS-06"),
    PUSH: ("NS-INS-03", "NS-NET-02"),
    PUSHED: ("NS-INS-03",),
    EXPLODE: ("NS-ABL-02",),
    CONVERT: ("NS-MOD-12",),
    MEDIC: ("NS-MED-02", "NS-MED-05"),
    ATTACK: ("NS-MED-02", "NS-MED-03"),
    ROLL: ("NS-ATLAS-12", "NS-ATLAS-13", "NS-ATLAS-14"),
    BUILD: ("NS-STR-02", "NS-STR-01", "NS-STR-03"),
    PAY: ("NS-STR-15",),
    LAY: ("NS-STR-14",),
    JOIN: ("NS-STR-14", "NS-STR-16"),
    BOARD: ("NS-STR-07", "NS-STR-17"),
    SNIPE: ("NS-STR-09", "NS-STR-21"),
    DEAL: ("NS-LEAD-05",),
    LEADER: ("NS-LEAD-01", "NS-LEAD-02", "NS-LEAD-08"),
    FACING: ("NS-LEAD-14",),
}


def clauses(state: State) -> list[str]:
    """The clauses that matter for the pending decision."""
    position = cast(Position, state)
    goals = _GOALS.get(int(position.rules.mode), ("NS-END-01", "NS-END-03", "NS-END-04"))
    if position.rules.mission is not None:
        goals = (*_MISSIONS.get(position.rules.mission.content.rules, ()), *goals)
    return list(dict.fromkeys((*_leader(position), *_RULES.get(int(position.kind), ()), *goals)))


def _leader(position: Position) -> tuple[str, ...]:
    """The clause of the leader that may be used now, and when that is."""
    usable = position.kind == WINDOW or (
        position.rules.led and position.seat >= 0 and actions.LEAD in position.legal()
    )
    if not usable:
        return ()
    face = int(position.leaders.face(int(position.rules.sides[int(position.seat)])))
    return position.rules.cards.clause(face), "NS-LEAD-06"


def example(state: State) -> int:
    """The first action that does something."""
    legal = state.legal()
    idle = (actions.END, actions.DECLINE)
    return next((action for action in legal if action not in idle), legal[0])


def effect(events: list[Facts]) -> tuple[int, list[Told]]:
    """What is remarkable about an action with these events, and how much of it there is."""
    told: list[Told] = []
    destroyed = sum(facts["event"] == "destroyed" for facts in events)
    damage: dict[int, int] = {}
    for facts in events:
        if facts["event"] == "battle":
            told.append(("effect-battle", {"which": facts["which"]}))
        elif facts["event"] == "hq hit":
            seat = int(str(facts["seat"]))
            damage[seat] = damage.get(seat, 0) + int(str(facts["damage"]))
    if destroyed:
        told.append(("effect-destroys", {"count": destroyed}))
    for seat, lost in sorted(damage.items()):
        told.append(("effect-hq", {"seat": seat, "damage": lost}))
    if any(facts["event"] == "ended" for facts in events):
        told.append(("effect-ended", {}))
    return destroyed + sum(damage.values()), told


def standing(state: State) -> list[Told]:
    """How things stand, and what is left in the piles with the odds of the next draw."""
    position = cast(Position, state)
    in_points = position.rules.mode == POINTS
    told: list[Told] = []
    for seat in range(int(position.rules.seats)):
        size = int(position.pile_size(seat))
        points = int(position.points[seat])
        facts: Facts = {"seat": seat, "points": points, "mode": in_points, "size": size}
        has_hq = int(position.rules.hqs) >> seat & 1
        told.append(("standing-seat" if has_hq else "standing-army", facts))
        left = [
            {
                "part": "tile",
                "tile": position.tables.tiles[tile].id,
                "count": int(position.pile[tile]),
                "odds": round(100 * int(position.pile[tile]) / size),
            }
            for tile in range(int(position.first_tile(seat)), int(position.last_tile(seat)))
            if position.pile[tile] > 0
        ]
        if left:
            told.append(("standing-pile", {"left": left}))
    if position.rules.mode in (SOLO, TEAM):
        for seats in allies(position):
            points = sum(int(position.points[seat]) for seat in seats)
            told.append(("standing-side", {"seats": seats, "points": points}))
    if position.rules.mission is not None:
        told += [("standing-progress", one) for one in position.rules.mission.progress(position)]
    return told


def outcome(state: State) -> list[Told]:
    """Who has won, and with what."""
    position = cast(Position, state)
    result = position.result()
    places = cast("list[int]", result["places"])
    scores = cast("list[int]", result["scores"])
    in_points = position.rules.mode == POINTS
    told: list[Told] = []
    for seat in sorted(range(len(places)), key=places.__getitem__):
        facts: Facts = {"place": places[seat], "seat": seat, "points": scores[seat]}
        has_hq = int(position.rules.hqs) >> seat & 1
        told.append(("outcome-seat" if has_hq else "outcome-army", {**facts, "mode": in_points}))
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if not winners:
        winners = [
            seat for seat in range(int(position.rules.seats)) if position.winners & bit(seat)
        ]
    played = [seat for seat in winners if seat < len(position.rules.rivals)]
    sides = {position.rules.rivals[seat] for seat in played}
    told.append(("outcome-shared" if len(sides) > 1 else "outcome-won", {"winners": winners}))
    return told
