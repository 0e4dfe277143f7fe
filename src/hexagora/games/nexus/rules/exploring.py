"""Exploration: turning up tokens."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES, bit
from hexagora.games.nexus.rules.deeds import put, unit_id
from hexagora.games.nexus.rules.filling import fill_cells
from hexagora.games.nexus.rules.kinds import TOKEN
from hexagora.games.nexus.rules.missions import fill_hand
from hexagora.games.nexus.rules.position import (
    FOUND,
    MINES,
    OCCUPIED,
    POOL,
    RESERVE,
    TOKEN_KINDS,
    TOKENS,
    TURNED,
    WITH_MINES,
    Position,
)


def unexplored(position: Position) -> i64:
    """The hexes with a face-down token where the active player has units."""
    own = position.masks[OCCUPIED + position.turn_seat()]
    mask: i64 = 0
    for cell in position.rules.laid:
        if own >> cell & 1 != 0 and position.ground[TOKENS + cell] != 0:
            mask |= bit(cell)
    return mask


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """The hexes whose tokens can be turned up, or what a token can show."""
    if kind == TOKEN:
        return _fill_tokens(position, out, False)
    n = fill_hand(position, out, 0, False)
    return fill_cells(out, n, actions.EXPLORE, unexplored(position))


def fill_weights(position: Position, out: vec[i32]) -> i64:
    """How many tokens of each kind lie face down."""
    return _fill_tokens(position, out, True)


def _fill_tokens(position: Position, out: vec[i32], weigh: bool) -> i64:
    first = POOL + (i64(position.ground[TOKENS + position.top_a()]) - 1) * TOKEN_KINDS
    count: i64 = 0
    for kind in range(i64(TOKEN_KINDS)):
        left = i64(position.ground[first + kind])
        if left > 0:
            out[count] = i32(left) if weigh else i32(actions.TURN_UP + kind)
            count += 1
    return count


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """Choose a token, or turn it up."""
    if kind == TOKEN:
        _turn_up(position, action - actions.TURN_UP, log)
    else:
        position.pop()
        position.push(TOKEN, CHANCE, action - actions.EXPLORE)


def _turn_up(position: Position, kind: i64, log: Log | None) -> None:
    """A token is turned up (NX-EXP-01 to 03)."""
    cell = position.top_a()
    position.pop()
    seat = position.seat
    group = i64(position.ground[TOKENS + cell]) - 1
    position.ground[TOKENS + cell] = 0
    position.ground[POOL + group * TOKEN_KINDS + kind] -= 1
    position.ground[TURNED + group * TOKEN_KINDS + kind] += 1
    mine = position.tables.token_mine[kind]
    unit = position.tables.token_unit[kind]
    cause = -1
    if log is not None:
        shows: list[Facts] = [{"part": "mine", "mine": int(mine)}] if mine else []
        if unit >= 0:
            shows.append({"part": "unit", "unit": unit_id(position, unit)})
        facts: Facts = {"seat": int(seat), "at": NAMES[cell], "shows": shows}
        cause = log.add("explored", "NX-EXP-01", facts)
    if mine > 0:
        position.ground[MINES + cell] = u8(mine)
        position.masks[WITH_MINES] |= bit(cell)
    if unit >= 0 and position.purse[RESERVE + seat * UNITS + unit] > 0:
        put(position, cell, seat, unit)
        position.turn[FOUND + cell * UNITS + unit] += 1
        if log is not None:
            facts = {"seat": int(seat), "at": NAMES[cell], "unit": unit_id(position, unit)}
            log.add("found", "NX-EXP-02", facts, cause)
