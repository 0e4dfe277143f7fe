"""Why an action is not legal, in one sentence for a person."""

from __future__ import annotations

from hexagora.games.neuroshima import actions
from hexagora.games.neuroshima.cells import CELLS, NAMES, NEXT_ALL
from hexagora.games.neuroshima.moves import OWN_MOVE, push_goals, reachable
from hexagora.games.neuroshima.options import Options
from hexagora.games.neuroshima.position import (
    ACT,
    AIM,
    ATTACK,
    CONVERT,
    DISCARD,
    DRAW,
    EXPLODE,
    FIRST,
    HQ_PLACE,
    MEDIC,
    MOVE,
    PLACE,
    PUSH,
    PUSHED,
    UNLUCKY,
)
from hexagora.games.neuroshima.tables import (
    AIR_STRIKE,
    BATTLE,
    GRENADE,
    HQ,
    PUSH_BACK,
    SNIPER,
)
from hexagora.games.neuroshima.tables import MOVE as MOVE_TILE

ASKED = {
    FIRST: "write first and a seat",
    HQ_PLACE: "write hq, a cell and a rotation (NS-SET-06)",
    DRAW: "a tile is drawn; write draw and the tile",
    UNLUCKY: "all tiles in hand are instants; write redraw or keep (NS-TURN-06)",
    DISCARD: "a full hand discards one tile before anything else; write discard (NS-TURN-03)",
    ACT: "write use, discard, move, carry or end",
    PLACE: "a tile was chosen; write place, a cell and a rotation",
    MOVE: "a unit was chosen; write to, a cell and a rotation",
    AIM: "an instant was chosen; write aim and a cell",
    PUSH: "write push, the pusher's cell and the pushed unit's",
    PUSHED: "the owner of the pushed unit chooses; write pushed and a cell (NS-INS-03)",
    EXPLODE: "write attack or explode (NS-ABL-02)",
    CONVERT: "write turn, a direction and a kind of attack, or keep (NS-MOD-12)",
    MEDIC: "write medic, its cell and that of the unit",
    ATTACK: "write take, the attacker's cell and a direction (NS-MED-03)",
}
"""What each decision wants to hear."""


def refusal(position: Options, action: int) -> str:
    """One sentence for an action that the position does not allow."""
    if position.over:
        return "the game is over"
    kind = int(position.kind)
    reason = ""
    if actions.USE <= action < actions.DISCARD and kind == ACT:
        reason = _no_use(position, action - actions.USE)
    elif actions.DISCARD <= action < actions.PLACE and kind in (ACT, DISCARD):
        reason = _no_discard(position, action - actions.DISCARD)
    elif actions.DRAW <= action < actions.USE and kind == DRAW:
        reason = _no_draw(position, action - actions.DRAW)
    elif actions.PLACE <= action < actions.MOVE and kind in (PLACE, HQ_PLACE, MOVE):
        cell, turn = divmod(action - actions.PLACE, 6)
        reason = _no_spot(position, cell) or _no_way(position, cell, turn)
    elif actions.MOVE <= action < actions.CARRY and kind == ACT:
        reason = _no_move(position, action - actions.MOVE)
    elif actions.CARRY <= action < actions.TARGET and kind == ACT:
        reason = _no_carry(position, *divmod(action - actions.CARRY, 6))
    elif actions.TARGET <= action < actions.PUSH and kind == AIM:
        reason = _no_aim(position, action - actions.TARGET)
    elif actions.TARGET <= action < actions.PUSH and kind == PUSHED:
        reason = _no_spot(position, action - actions.TARGET) or (
            f"{NAMES[action - actions.TARGET]} is not behind the pushed unit: it must touch it and "
            "lie two steps from the pusher (NS-INS-03)"
        )
    elif actions.PUSH <= action < actions.CONVERT and kind == PUSH:
        reason = _no_push(position, *divmod(action - actions.PUSH, 6))
    elif actions.CONVERT <= action < actions.MEDIC and kind == CONVERT:
        reason = "the linked unit has no such attack in that direction (NS-MOD-12)"
    elif actions.MEDIC <= action < actions.HIT and kind == MEDIC:
        unit, medic = divmod(action - actions.MEDIC, CELLS)
        reason = (
            f"no medic at {NAMES[medic]} can take wounds of a unit at {NAMES[unit]} now: it must "
            "be linked, free and unhurt itself (NS-MED-06)"
        )
    elif actions.HIT <= action < actions.COUNT and kind == ATTACK:
        reason = "that is none of the open attacks on the unit (NS-MED-03)"
    return reason or f"that is no answer now: {ASKED[kind]}"


# Tiles.


def _tile_of(position: Options, index: int) -> int:
    """A tile of the army that plays, or -1."""
    seat = int(position.turn_seat() if position.seat < 0 else position.seat)
    tile = int(position.first_tile(seat)) + index
    return tile if tile < position.last_tile(seat) else -1


def _name(position: Options, tile: int) -> str:
    return str(position.tables.tiles[tile].id)


def _no_draw(position: Options, index: int) -> str:
    tile = _tile_of(position, index)
    if tile < 0:
        return ""
    return f"no {_name(position, tile)} is left in the pile"


def _not_held(position: Options, tile: int) -> str:
    if position.hand[tile] > 0:
        return ""
    seat = int(position.seat)
    held = [
        _name(position, t)
        for t in range(int(position.first_tile(seat)), int(position.last_tile(seat)))
        if position.hand[t] > 0
    ]
    return f"there is no {_name(position, tile)} in hand, but: {', '.join(held) or 'nothing'}"


def _no_discard(position: Options, index: int) -> str:
    tile = _tile_of(position, index)
    if tile < 0:
        return ""
    return _not_held(position, tile) or "no more tiles can be discarded in this turn (NS-VAR-03)"


def _no_use(position: Options, index: int) -> str:
    tile = _tile_of(position, index)
    if tile < 0:
        return ""
    missing = _not_held(position, tile)
    if missing:
        return missing
    if not position.may_use():
        clause = "NS-VAR-03" if position.rules.reinforcements else "NS-VAR-02"
        return f"no more tiles can be used in this turn ({clause})"
    instant = int(position.tables.instant[tile])
    if instant == BATTLE:
        return "no Battle tile can be played once the last tile of a pile was drawn (NS-END-02)"
    if instant == GRENADE:
        hq = int(position.hq_cell(position.seat))
        if hq < 0:
            return "without the own HQ no grenade can be thrown (NS-INS-04)"
        if position.field().caught(hq):
            return "the own HQ is netted, so no grenade can be thrown (NS-INS-04)"
        return "no enemy unit but an HQ stands beside the own HQ (NS-INS-04)"
    why = {
        MOVE_TILE: "none of the own units is free of nets",
        PUSH_BACK: "no own unit can push anything anywhere",
        SNIPER: "there is no enemy unit but HQs",
    }.get(instant, "it has no target")
    return f"{_name(position, tile)} cannot be played: {why} (NS-INS-07)"


# Units.


def _no_unit(position: Options, cell: int, own: bool = True) -> str:
    """Why the unit on a cell cannot do anything; empty if it can."""
    name = NAMES[cell]
    if position.units.tile[cell] < 0:
        return f"there is no unit at {name}"
    if own and int(position.units.owner[cell]) != position.seat:
        return f"the unit at {name} belongs to somebody else"
    if position.field().caught(cell):
        return f"the unit at {name} is netted (NS-NET-02)"
    return ""


def _no_move(position: Options, cell: int) -> str:
    reason = _no_unit(position, cell)
    if reason:
        return reason
    tile = int(position.units.tile[cell])
    if position.tables.mobile[tile] == 0:
        return f"{_name(position, tile)} at {NAMES[cell]} has no mobility (NS-TURN-09)"
    if position.units.used[cell] & OWN_MOVE != 0:
        return f"the unit at {NAMES[cell]} has moved in this turn (NS-ABL-01)"
    return ""


def _no_carry(position: Options, cell: int, direction: int) -> str:
    reason = _no_unit(position, cell)
    if reason:
        return reason
    other = int(NEXT_ALL[cell * 6 + direction])
    if (
        other < 0
        or position.units.tile[other] < 0
        or position.tables.transport[int(position.units.tile[other])] == 0
    ):
        where = f" at {NAMES[other]}" if other >= 0 else " there"
        return f"there is no transport{where} (NS-MOD-11)"
    if not position.field().serves(other, cell):
        return f"the transport at {NAMES[other]} is not linked to {NAMES[cell]}, or is netted"
    return f"the transport at {NAMES[other]} has carried this unit in this turn (NS-MOD-11)"


def _no_spot(position: Options, cell: int) -> str:
    if not position.rules.playable[cell]:
        return f"{NAMES[cell]} is not on this board (NS-SET-07)"
    if position.units.tile[cell] >= 0 and not _moves_from(position, cell):
        return f"{NAMES[cell]} is taken by {_name(position, int(position.units.tile[cell]))}"
    return ""


def _moves_from(position: Options, cell: int) -> bool:
    return position.kind == MOVE and position.top_a() == cell


def _no_way(position: Options, cell: int, turn: int) -> str:
    """Why a unit cannot move to an empty cell, or stay as it is."""
    if position.kind != MOVE:
        return ""
    unit = int(position.top_a())
    if cell == unit and turn == int(position.units.turn[unit]):
        return "the unit must change its cell or its rotation (NS-INS-02)"
    if int(reachable(position.field(), unit)) >> cell & 1 == 0:
        return f"{NAMES[cell]} is too far from {NAMES[unit]}, or the way is blocked"
    return ""


def _no_aim(position: Options, cell: int) -> str:
    instant = int(position.tables.instant[int(position.top_a())])
    name = NAMES[cell]
    if instant == AIR_STRIKE:
        return f"not all of {name} and the six cells around it are on the board (NS-INS-06)"
    if instant == MOVE_TILE:
        return _no_unit(position, cell)
    tile = int(position.units.tile[cell])
    if tile < 0:
        return f"there is no unit at {name}"
    if position.rules.friendly(position.seat, int(position.units.owner[cell])):
        return f"the unit at {name} is no enemy (NS-INS-09)"
    if position.tables.kind[tile] == HQ:
        return "an HQ cannot be the target (NS-INS-04, NS-INS-05)"
    return f"{name} is not beside the own HQ (NS-INS-04)"


def _no_push(position: Options, cell: int, direction: int) -> str:
    reason = _no_unit(position, cell)
    if reason:
        return reason
    pushed = int(NEXT_ALL[cell * 6 + direction])
    if pushed < 0:
        return f"nothing lies there beside {NAMES[cell]}"
    reason = _no_unit(position, pushed, own=False)
    if reason:
        return reason
    owner = int(position.units.owner[pushed])
    if not position.rules.catches(position.seat, owner):
        return f"the unit at {NAMES[pushed]} is no enemy (NS-INS-03)"
    if push_goals(position.field(), cell, direction) == 0:
        return f"there is no empty cell behind {NAMES[pushed]} to push it to (NS-INS-03)"
    return ""
