"""A turn's free choice: use tiles, discard them, move units, end the turn."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.discarding import fill_discards, throw
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.instants import aims, spend
from hexagora.games.neuroshima.rules.kinds import (
    AIM,
    BY_MOBILITY,
    BY_TRANSPORT,
    BY_TRANSPORT_OF_MATE,
    MOVE,
    OWN_ACT,
    PLACE,
    PUSH,
    WINDOW,
)
from hexagora.games.neuroshima.rules.moments import may_act, stops
from hexagora.games.neuroshima.rules.moving import fill_mates, fill_movers
from hexagora.games.neuroshima.rules.outbreak import start_battle
from hexagora.games.neuroshima.rules.placing import has_room
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.pushing import can_push
from hexagora.games.neuroshima.rules.rotating import fill_rotations, rotate
from hexagora.games.neuroshima.rules.tiles import AIR_STRIKE, PUSH_BACK
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.rules.turns import end_turn


def fill_acts(position: Position, out: vec[i32]) -> i64:
    """All that the seat whose turn it is can do."""
    seat = position.seat
    hold = position.hold()
    first = position.first_tile(seat)
    out[0] = actions.END
    total: i64 = 1
    if may_use(position):
        for tile in range(first, position.last_tile(seat)):
            if position.hand[tile] != 0 and _usable(position, hold, seat, tile):
                out[total] = i32(actions.USE + tile - first)
                total += 1
    if may_discard(position):
        total = fill_discards(position, out, total)
    total = fill_movers(position, hold, out, total)
    if position.units.second != 0:
        total = fill_rotations(position, hold, out, total)
        total = fill_mates(position, hold, out, total)
    if position.rules.led and may_act(position, hold, seat):
        out[total] = actions.LEAD
        total += 1
    mission = position.rules.mission
    return total if mission is None else mission.fill_acts(position, hold, out, total)


def may_use(position: Position) -> bool:
    """Variants limit how many tiles are used in a turn (NS-VAR-02, NS-VAR-03)."""
    rules = position.rules
    used = position.tiles_used()
    if rules.alternative_start and position.turns == 1 and used >= 1 + _kept(position):
        return False
    return not rules.reinforcements or used + position.tiles_thrown() < _most_uses(position)


def may_discard(position: Position) -> bool:
    """Reinforcements count discards as uses, or allow none (NS-VAR-03)."""
    if not position.rules.reinforcements:
        return True
    if position.rules.keeps_the_rest:
        return False
    return position.tiles_used() + position.tiles_thrown() < _most_uses(position)


def _most_uses(position: Position) -> i64:
    most = 1 if position.turns == 1 and not position.rules.alternative_start else 2
    return most + _kept(position)


def _kept(position: Position) -> i64:
    """One tile more, where a leader has spared the forced discard (NS-LEAD-12)."""
    return 1 if position.rules.led and position.leaders.kept else 0


def _usable(position: Position, hold: Hold, seat: i64, tile: i64) -> bool:
    """Whether a tile can be played now (NS-INS-07)."""
    instant = position.tables.instant[tile]
    if instant == 0:
        return has_room(position)
    if instant == BATTLE_TILE:
        return position.last < 0
    if instant == AIR_STRIKE and position.rules.mission is None:
        return True
    if instant == PUSH_BACK:
        return can_push(position, hold, seat)
    return aims(position, hold, instant) != 0


def act(position: Position, action: i64, log: Log | None) -> None:
    """Do one of them."""
    seat = position.seat
    position.pop()
    if action == actions.END:
        position.pop()
        end_turn(position, seat, log)
    elif action >= actions.ATLAS:
        mission = position.rules.mission
        assert mission is not None, "only a mission has such acts"
        mission.act(position, action, log)
    elif action == actions.LEAD:
        position.push(WINDOW, seat, OWN_ACT)
    elif action >= actions.CARRY_MATE:
        unit, direction = (action - actions.CARRY_MATE) // 6, (action - actions.CARRY_MATE) % 6
        position.push(MOVE, seat, position.units.other(unit), BY_TRANSPORT_OF_MATE + direction)
    elif action >= actions.ROTATE:
        rotate(position, seat, action - actions.ROTATE, log)
    elif action >= actions.CARRY:
        unit, direction = (action - actions.CARRY) // 6, (action - actions.CARRY) % 6
        position.push(MOVE, seat, unit, BY_TRANSPORT + direction)
    elif action >= actions.MOVE:
        position.push(MOVE, seat, action - actions.MOVE, BY_MOBILITY)
    elif action >= actions.DISCARD:
        position.note_throw()
        tile = position.first_tile(seat) + action - actions.DISCARD
        throw(position, seat, tile, "NS-TURN-05", log)
    else:
        _use(position, seat, position.first_tile(seat) + action - actions.USE, log)


def answer_boarding(position: Position, action: i64, log: Log | None) -> None:
    """A structure was built that boards: its battle, or the end of the turn (NS-STR-07)."""
    seat = position.seat
    position.pop()
    if action == actions.BOARD:
        start_battle(position, log)
    else:
        position.pop()
        end_turn(position, seat, log)


def _use(position: Position, seat: i64, tile: i64, log: Log | None) -> None:
    """Play a tile from the hand; it leaves the hand when it is placed or aimed."""
    instant = position.tables.instant[tile]
    if instant == 0:
        position.push(PLACE, seat, tile)
    elif instant == BATTLE_TILE:
        spend(position, seat, tile, log)
        if not (position.rules.led and stops(position, seat, instant, 0)):
            start_battle(position, log)
    elif instant == PUSH_BACK:
        position.push(PUSH, seat, tile)
    else:
        position.push(AIM, seat, tile)
