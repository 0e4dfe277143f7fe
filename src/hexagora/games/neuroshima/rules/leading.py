"""What leaders do: the windows in which they are used, and the effects (NS-LEAD-12 to 19)."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.battle import Battle
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, fill_cells
from hexagora.games.neuroshima.rules.choices import question
from hexagora.games.neuroshima.rules.discarding import fill_discards
from hexagora.games.neuroshima.rules.hits import Hits, hit_code
from hexagora.games.neuroshima.rules.instants import let_loose
from hexagora.games.neuroshima.rules.kinds import (
    BATTLE_STARTS,
    BEFORE_DRAW,
    ENEMY_INSTANT,
    FACING,
    FORCED_DISCARD,
    HITS,
    OWN_ACT,
    STRIKE,
)
from hexagora.games.neuroshima.rules.leader_cards import SACRIFICE
from hexagora.games.neuroshima.rules.moments import (
    act_targets,
    again_targets,
    can_recall,
    limit_of,
    pace_targets,
    partners,
    ready,
    spare_targets,
    use_up,
)
from hexagora.games.neuroshima.rules.moving import shift_unit
from hexagora.games.neuroshima.rules.outbreak import start_battle
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.pushing import shove_on
from hexagora.games.neuroshima.rules.strikes import BLOWN, BLOWN_HQS
from hexagora.games.neuroshima.rules.tiles import BATTLE, INSTANTS, MOVE, PUSH_BACK


def fill_window(position: Position, out: vec[i32]) -> i64:
    """Decline, or use the leader on somebody."""
    moment = position.top_a() % 8
    side = position.rules.side[position.seat]
    if moment == OWN_ACT:
        return fill_cells(_act_cells(position, side), actions.AIM_LEADER, out)
    if moment == HITS and position.top_b() > 0:
        return _fill_attacks(question(position).hits, position.top_b() - 1, out)
    out[0] = actions.DECLINE
    total: i64 = 1
    if moment == ENEMY_INSTANT:
        out[1] = actions.LEAD
        return 2
    if moment == BEFORE_DRAW:
        first = position.first_tile(position.seat)
        for tile in range(first, position.last_tile(position.seat)):
            if can_recall(position, side, tile):
                out[total] = i32(actions.RECALL + tile - first)
                total += 1
        return total
    if moment == HITS:
        found = spare_targets(position, side, question(position).hits)
    elif moment == BATTLE_STARTS:
        found = pace_targets(position, side)
    else:
        found = again_targets(position, side)
    for cell in range(i64(CELLS)):
        if found >> cell & 1 != 0:
            out[total] = i32(actions.AIM_LEADER + cell)
            total += 1
    return total


def _act_cells(position: Position, side: i64) -> i64:
    """Whom the leader is used on in the own turn, or who is the second of two."""
    hold = position.hold()
    if position.top_b() > 0:
        return partners(position, hold, side, position.top_b() - 1)
    return act_targets(position, hold, side)


def _fill_attacks(hits: Hits, cell: i64, out: vec[i32]) -> i64:
    """The attacks on a unit, one of each strength, ascending."""
    total: i64 = 0
    for i in range(hits.size):
        if hits.target[i] != cell or not _is_first(hits, i):
            continue
        action = actions.SPARE + hits.attacker[i] * 8 + hits.direction[i]
        place = total
        while place > 0 and i64(out[place - 1]) > action:
            out[place] = out[place - 1]
            place -= 1
        out[place] = i32(action)
        total += 1
    return total


def _is_first(hits: Hits, i: i64) -> bool:
    """Whether no earlier hit on the same unit has the same strength."""
    for j in range(i):
        if hits.target[j] == hits.target[i] and hits.damage[j] == hits.damage[i]:
            return False
    return True


def answer_window(position: Position, action: i64, log: Log | None) -> None:
    """Use the leader, or let the moment pass."""
    moment = position.top_a() % 8
    about = position.top_a() // 8
    goal = position.top_b()
    seat = position.seat
    side = position.rules.side[seat]
    if moment == ENEMY_INSTANT:
        _answer_instant(position, action, about, goal, log)
    elif action == actions.DECLINE:
        position.pop()
    elif moment == BEFORE_DRAW:
        position.pop()
        _recall(position, side, seat, position.first_tile(seat) + action - actions.RECALL, log)
    elif moment == HITS:
        _spare(position, side, action, log)
    else:
        cell = action - actions.AIM_LEADER
        if moment == OWN_ACT:
            _act_on(position, side, cell, log)
            return
        position.pop()
        change = limit_of(position, side)
        use_up(position, side, seat, log, _unit(position, cell))
        if moment == BATTLE_STARTS:
            position.units.quicken(side, cell, change)
            position.battle.phase = position.field().highest_on_board()
        else:
            position.battle.again = cell


def _unit(position: Position, cell: i64) -> dict[str, object]:
    tile = position.tables.tiles[i64(position.units.tile[cell])].id
    return {"at": NAMES[cell], "tile": tile}


# At the forced discard and in the own turn the leader is one more option.


def fill_forced(position: Position, out: vec[i32]) -> i64:
    """What a full hand can do: discard a tile, or let the leader spare it that (NS-LEAD-12)."""
    total = fill_discards(position, out, 0)
    if ready(position, position.rules.side[position.seat], FORCED_DISCARD):
        out[total] = actions.LEAD
        total += 1
    return total


def keep_all(position: Position, log: Log | None) -> None:
    """The forced discard is not made."""
    seat = position.seat
    position.pop()
    use_up(position, position.rules.side[seat], seat, log, {})
    position.leaders.kept = True


def _act_on(position: Position, side: i64, cell: i64, log: Log | None) -> None:
    """The own turn: somebody explodes, or the first or the second of two is named."""
    seat = position.seat
    first = position.top_b() - 1
    if position.rules.cards.effect[position.leaders.face(side)] == SACRIFICE:
        hqs_too = limit_of(position, side) != 0
        position.pop()
        use_up(position, side, seat, log, _unit(position, cell))
        position.battle = Battle(seat, -1)
        position.push(STRIKE, seat, BLOWN_HQS if hqs_too else BLOWN, cell)
    elif first < 0:
        position.set_top(OWN_ACT, 1 + cell)
    else:
        position.pop()
        facts = _unit(position, first)
        other = _unit(position, cell)
        use_up(position, side, seat, log, {**facts, "to": other["at"], "whom": other["tile"]})
        position.units.swap(first, cell)
        position.push(FACING, seat, cell)
        position.push(FACING, seat, first, 1 + cell)


def fill_facings(position: Position, out: vec[i32]) -> i64:
    """The rotations of a unit that has changed places; something must change (NS-LEAD-14).

    The second number of the upper frame is 1 plus the other cell, that of the lower one 1 plus the
    rotation that would leave the board as it was.
    """
    barred = position.top_b() - 1 if _is_last_facing(position) else -1
    total: i64 = 0
    for turn in range(i64(6)):
        if turn != barred:
            out[total] = i32(actions.FACE + turn)
            total += 1
    return total


def _is_last_facing(position: Position) -> bool:
    return i64(position.stack[(position.depth - 2) * 4]) != FACING


def face(position: Position, turn: i64, log: Log | None) -> None:
    """Set the rotation of a unit that has changed places."""
    cell = position.top_a()
    seat = position.seat
    units = position.units
    if _is_last_facing(position):
        position.pop()
    else:
        other = position.top_b() - 1
        # Before they changed places each had the rotation that the other cell has now.
        same = units.alike(cell, other) and turn == i64(units.turn[other])
        position.pop()
        position.set_top(other, 1 + i64(units.turn[cell]) if same else 0)
    units.turn[cell] = u8(turn)
    if log is not None:
        log.add(
            "moved",
            "NS-LEAD-14",
            {
                "seat": int(seat),
                "tile": position.tables.tiles[i64(units.tile[cell])].id,
                "from": NAMES[cell],
                "to": NAMES[cell],
                "turn": int(turn),
                "stays": True,
            },
        )


# Windows.


def _recall(position: Position, side: i64, seat: i64, tile: i64, log: Log | None) -> None:
    """A tile goes from the discard to the hand (NS-LEAD-13)."""
    use_up(position, side, seat, log, {"tile": position.tables.tiles[tile].id})
    position.discard[tile] -= 1
    position.hand[tile] += 1


def _spare(position: Position, side: i64, action: i64, log: Log | None) -> None:
    """A unit is named, and then the attack on it, if they differ."""
    seat = position.seat
    hits = question(position).hits
    if position.top_b() == 0:
        cell = action - actions.AIM_LEADER
        room = vec[i32]([0] * hits.size)
        if _fill_attacks(hits, cell, room) > 1:
            position.set_top(HITS, 1 + cell)
            return
        attack = i64(room[0]) - actions.SPARE
    else:
        cell = position.top_b() - 1
        attack = action - actions.SPARE
    position.pop()
    facts = _unit(position, cell)
    if attack // 8 < CELLS:
        facts["from"] = NAMES[attack // 8]
    use_up(position, side, seat, log, facts)
    position.battle.cancel(side, hit_code(cell, attack))


def _answer_instant(
    position: Position, action: i64, instant: i64, goal: i64, log: Log | None
) -> None:
    """Lady Static stops an instant, or it goes on (NS-LEAD-19)."""
    seat = position.seat
    position.pop()
    if action == actions.LEAD:
        if instant == MOVE:
            position.pop()
        use_up(position, position.rules.side[seat], seat, log, {"instant": INSTANTS[instant]})
    elif instant == BATTLE:
        start_battle(position, log)
    elif instant == MOVE:
        shift_unit(position, goal, log)
    elif instant == PUSH_BACK:
        shove_on(position, goal, log)
    else:
        let_loose(position, position.seat, goal // CELLS, goal % CELLS)
