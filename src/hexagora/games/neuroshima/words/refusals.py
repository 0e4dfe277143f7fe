"""Why an action is not legal."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.core.reading import game_over
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.acting import may_use
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NEXT_ALL
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    AIM,
    ATTACK,
    CONVERT,
    DISCARD,
    DRAW,
    EXPLODE,
    FIRST,
    HQ_PLACE,
    KINDS,
    MEDIC,
    MOVE,
    PLACE,
    PUSH,
    PUSHED,
    UNLUCKY,
)
from hexagora.games.neuroshima.rules.moving import OWN_MOVE, reachable
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.pushing import push_goals
from hexagora.games.neuroshima.rules.tiles import (
    AIR_STRIKE,
    BATTLE,
    GRENADE,
    HQ,
    PUSH_BACK,
    SNIPER,
)
from hexagora.games.neuroshima.rules.tiles import MOVE as MOVE_TILE

ASKED = {
    FIRST: ("write first and a seat", ""),
    HQ_PLACE: ("write hq, a cell and a rotation", "NS-SET-06"),
    DRAW: ("a tile is drawn; write draw and the tile", ""),
    UNLUCKY: ("all tiles in hand are instants; write redraw or keep", "NS-TURN-06"),
    DISCARD: ("a full hand discards one tile before anything else; write discard", "NS-TURN-03"),
    ACT: ("write use, discard, move, carry or end", ""),
    PLACE: ("a tile was chosen; write place, a cell and a rotation", ""),
    MOVE: ("a unit was chosen; write to, a cell and a rotation", ""),
    AIM: ("an instant was chosen; write aim and a cell", ""),
    PUSH: ("write push, the pusher's cell and the pushed unit's", ""),
    PUSHED: ("the owner of the pushed unit chooses; write pushed and a cell", "NS-INS-03"),
    EXPLODE: ("write attack or explode", "NS-ABL-02"),
    CONVERT: ("write turn, a direction and a kind of attack, or keep", "NS-MOD-12"),
    MEDIC: ("write medic, its cell and that of the unit", ""),
    ATTACK: ("write take, the attacker's cell and a direction", "NS-MED-03"),
}
"""What each decision wants to hear, and the rule behind that."""


def asks_otherwise(kind: int, verb: str = "") -> IllegalAction:
    """Something else is asked for."""
    asked, clause = ASKED[kind]
    told = KINDS[kind]
    if not verb:
        text = "that is no answer now: {wanted}"
        return IllegalAction(text, "not_asked", clause, wanted=asked, kind=told)
    text = "'{verb}' is no answer now: {wanted}"
    return IllegalAction(text, "asks_otherwise", clause, verb=verb, wanted=asked, kind=told)


def refusal(position: Position, action: int) -> IllegalAction:
    """Why the position does not allow the action."""
    if position.over:
        return game_over()
    return _reason(position, action) or asks_otherwise(int(position.kind))


def _reason(position: Position, action: int) -> IllegalAction | None:
    """What is wrong with an action that answers what is asked; None for any other."""
    kind = int(position.kind)
    if actions.USE <= action < actions.DISCARD and kind == ACT:
        return _no_use(position, action - actions.USE)
    if actions.DISCARD <= action < actions.PLACE and kind in (ACT, DISCARD):
        return _no_discard(position, action - actions.DISCARD)
    if actions.DRAW <= action < actions.USE and kind == DRAW:
        return _no_draw(position, action - actions.DRAW)
    if actions.PLACE <= action < actions.MOVE and kind in (PLACE, HQ_PLACE, MOVE):
        cell, turn = divmod(action - actions.PLACE, 6)
        return _no_spot(position, cell) or _no_way(position, cell, turn)
    if actions.MOVE <= action < actions.CARRY and kind == ACT:
        return _no_move(position, action - actions.MOVE)
    if actions.CARRY <= action < actions.TARGET and kind == ACT:
        return _no_carry(position, *divmod(action - actions.CARRY, 6))
    if actions.TARGET <= action < actions.PUSH and kind == AIM:
        return _no_aim(position, action - actions.TARGET)
    if actions.TARGET <= action < actions.PUSH and kind == PUSHED:
        return _no_goal(position, action - actions.TARGET)
    if actions.PUSH <= action < actions.CONVERT and kind == PUSH:
        return _no_push(position, *divmod(action - actions.PUSH, 6))
    if actions.CONVERT <= action < actions.MEDIC and kind == CONVERT:
        return IllegalAction(
            "the linked unit has no such attack in that direction", "no_such_attack", "NS-MOD-12"
        )
    if actions.MEDIC <= action < actions.HIT and kind == MEDIC:
        unit, medic = divmod(action - actions.MEDIC, CELLS)
        return IllegalAction(
            "no medic at {medic} can take wounds of a unit at {unit} now: it must be linked, free "
            "and unhurt itself",
            "no_medic",
            "NS-MED-06",
            medic=NAMES[medic],
            unit=NAMES[unit],
        )
    if actions.HIT <= action < actions.COUNT and kind == ATTACK:
        return IllegalAction(
            "that is none of the open attacks on the unit", "no_open_attack", "NS-MED-03"
        )
    return None


# Tiles.


def _tile_of(position: Position, index: int) -> int:
    """A tile of the army that plays, or -1."""
    seat = int(position.turn_seat() if position.seat < 0 else position.seat)
    tile = int(position.first_tile(seat)) + index
    return tile if tile < position.last_tile(seat) else -1


def _name(position: Position, tile: int) -> str:
    return str(position.tables.tiles[tile].id)


def _no_draw(position: Position, index: int) -> IllegalAction | None:
    tile = _tile_of(position, index)
    if tile < 0:
        return None
    return IllegalAction(
        "no {tile} is left in the pile", "not_in_pile", "NS-TURN-02", tile=_name(position, tile)
    )


def _not_held(position: Position, tile: int) -> IllegalAction | None:
    if position.hand[tile] > 0:
        return None
    seat = int(position.seat)
    held = [
        _name(position, t)
        for t in range(int(position.first_tile(seat)), int(position.last_tile(seat)))
        if position.hand[t] > 0
    ]
    name = _name(position, tile)
    if not held:
        return IllegalAction("there is no {tile} in hand, which is empty", "empty_hand", tile=name)
    return IllegalAction(
        "there is no {tile} in hand, but: {known}",
        "not_held",
        tile=name,
        known=", ".join(held),
        held=held,
    )


def _no_discard(position: Position, index: int) -> IllegalAction | None:
    tile = _tile_of(position, index)
    if tile < 0:
        return None
    return _not_held(position, tile) or IllegalAction(
        "no more tiles can be discarded in this turn", "no_more_discards", "NS-VAR-03"
    )


def _no_use(position: Position, index: int) -> IllegalAction | None:
    tile = _tile_of(position, index)
    if tile < 0:
        return None
    missing = _not_held(position, tile)
    if missing:
        return missing
    if not may_use(position):
        clause = "NS-VAR-03" if position.rules.reinforcements else "NS-VAR-02"
        return IllegalAction("no more tiles can be used in this turn", "no_more_uses", clause)
    instant = int(position.tables.instant[tile])
    name = _name(position, tile)
    if instant == 0:
        return IllegalAction("no cell is empty for {tile}", "no_room", "NS-TURN-08", tile=name)
    if instant == BATTLE:
        return IllegalAction(
            "no Battle tile can be played once the last tile of a pile was drawn",
            "no_battle_at_the_end",
            "NS-END-02",
        )
    if instant == GRENADE:
        return _no_grenade(position)
    why, code = NO_TARGET.get(instant, ("it has no target", "no_target"))
    return IllegalAction(f"{{tile}} cannot be played: {why}", code, "NS-INS-07", tile=name)


NO_TARGET = {
    MOVE_TILE: ("none of the own units is free of nets", "nobody_free"),
    PUSH_BACK: ("no own unit can push anything anywhere", "nobody_pushes"),
    SNIPER: ("there is no enemy unit but HQs", "nobody_to_shoot"),
}


def _no_grenade(position: Position) -> IllegalAction:
    hq = int(position.hq_cell(position.seat))
    if hq < 0:
        return IllegalAction(
            "without the own HQ no grenade can be thrown", "grenade_no_hq", "NS-INS-04"
        )
    if position.field().caught(hq):
        return IllegalAction(
            "the own HQ is netted, so no grenade can be thrown", "grenade_netted", "NS-INS-04"
        )
    return IllegalAction(
        "no enemy unit but an HQ stands beside the own HQ", "grenade_nobody", "NS-INS-04"
    )


# Units.


def _at(text: str, code: str, clause: str, cell: int) -> IllegalAction:
    """A refusal about one cell."""
    return IllegalAction(text, code, clause, cell=NAMES[cell])


def _no_unit(position: Position, cell: int, own: bool = True) -> IllegalAction | None:
    """Why the unit on a cell cannot do anything; None if it can."""
    if position.units.tile[cell] < 0:
        return _at("there is no unit at {cell}", "no_unit", "", cell)
    if own and int(position.units.owner[cell]) != position.seat:
        return _at("the unit at {cell} belongs to somebody else", "not_own", "", cell)
    if position.field().caught(cell):
        return _at("the unit at {cell} is netted", "netted", "NS-NET-02", cell)
    return None


def _no_move(position: Position, cell: int) -> IllegalAction | None:
    reason = _no_unit(position, cell)
    if reason:
        return reason
    tile = int(position.units.tile[cell])
    if position.tables.mobile[tile] == 0:
        return IllegalAction(
            "{tile} at {cell} has no mobility",
            "no_mobility",
            "NS-TURN-09",
            tile=_name(position, tile),
            cell=NAMES[cell],
        )
    if position.units.used[cell] & OWN_MOVE != 0:
        return _at("the unit at {cell} has moved in this turn", "has_moved", "NS-ABL-01", cell)
    return None


def _no_carry(position: Position, cell: int, direction: int) -> IllegalAction:
    reason = _no_unit(position, cell)
    if reason:
        return reason
    other = int(NEXT_ALL[cell * 6 + direction])
    if other < 0:
        return _at("nothing lies there beside {cell}", "nothing_there", "NS-MOD-11", cell)
    tile = int(position.units.tile[other])
    if tile < 0 or position.tables.transport[tile] == 0:
        return _at("there is no transport at {cell}", "no_transport", "NS-MOD-11", other)
    if not position.field().serves(other, cell):
        return IllegalAction(
            "the transport at {by} is not linked to {cell}, or is netted",
            "transport_not_linked",
            "NS-MOD-11",
            by=NAMES[other],
            cell=NAMES[cell],
        )
    return _at(
        "the transport at {cell} has carried this unit in this turn",
        "has_carried",
        "NS-MOD-11",
        other,
    )


def _no_spot(position: Position, cell: int) -> IllegalAction | None:
    if not position.rules.playable[cell]:
        return _at("{cell} is not on this board", "not_on_board", "NS-SET-07", cell)
    if position.units.tile[cell] >= 0 and not _moves_from(position, cell):
        return IllegalAction(
            "{cell} is taken by {tile}",
            "taken",
            "NS-TURN-08",
            cell=NAMES[cell],
            tile=_name(position, int(position.units.tile[cell])),
        )
    return None


def _moves_from(position: Position, cell: int) -> bool:
    return position.kind == MOVE and position.top_a() == cell


def _no_way(position: Position, cell: int, turn: int) -> IllegalAction | None:
    """Why a unit cannot move to an empty cell, or stay as it is."""
    if position.kind != MOVE:
        return None
    unit = int(position.top_a())
    if cell == unit and turn == int(position.units.turn[unit]):
        return IllegalAction(
            "the unit must change its cell or its rotation", "must_change", "NS-INS-02"
        )
    if int(reachable(position.field(), unit)) >> cell & 1 == 0:
        return IllegalAction(
            "{cell} is too far from {unit}, or the way is blocked",
            "too_far",
            "NS-INS-02",
            cell=NAMES[cell],
            unit=NAMES[unit],
        )
    return None


def _no_goal(position: Position, cell: int) -> IllegalAction:
    return _no_spot(position, cell) or _at(
        "{cell} is not behind the pushed unit: it must touch it and lie two steps from the pusher",
        "not_behind",
        "NS-INS-03",
        cell,
    )


def _no_aim(position: Position, cell: int) -> IllegalAction | None:
    instant = int(position.tables.instant[int(position.top_a())])
    if instant == AIR_STRIKE:
        text = "not all of {cell} and the six cells around it are on the board"
        return _at(text, "air_strike_rim", "NS-INS-06", cell)
    if instant == MOVE_TILE:
        return _no_unit(position, cell)
    tile = int(position.units.tile[cell])
    if tile < 0:
        return _at("there is no unit at {cell}", "no_unit", "", cell)
    if position.rules.friendly(position.seat, int(position.units.owner[cell])):
        return _at("the unit at {cell} is no enemy", "no_enemy", "NS-INS-09", cell)
    if position.tables.kind[tile] == HQ:
        clause = "NS-INS-05" if instant == SNIPER else "NS-INS-04"
        return IllegalAction("an HQ cannot be the target", "no_hq", clause)
    return _at("{cell} is not beside the own HQ", "not_beside_hq", "NS-INS-04", cell)


def _no_push(position: Position, cell: int, direction: int) -> IllegalAction | None:
    reason = _no_unit(position, cell)
    if reason:
        return reason
    pushed = int(NEXT_ALL[cell * 6 + direction])
    if pushed < 0:
        return _at("nothing lies there beside {cell}", "nothing_there", "NS-INS-03", cell)
    reason = _no_unit(position, pushed, own=False)
    if reason:
        return reason
    owner = int(position.units.owner[pushed])
    if not position.rules.catches(position.seat, owner):
        return _at("the unit at {cell} is no enemy", "no_enemy", "NS-INS-03", pushed)
    if push_goals(position.field(), cell, direction) == 0:
        text = "there is no empty cell behind {cell} to push it to"
        return _at(text, "no_room_behind", "NS-INS-03", pushed)
    return None
