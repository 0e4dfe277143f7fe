"""A position as bytes, both ways: two positions are the same exactly when their bytes are equal."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.fingerprint import Fingerprint, of_bytes
from hexagora.core.state import FRAME
from hexagora.games.neuroshima.rules.battle import unpack_battle
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.leaders import PACKED, unpack_leaders
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.units import no_units


def pack(position: Position) -> bytes:
    """All of a position as bytes."""
    parts = bytearray(position.pack_stack())
    units = position.units
    for cell in range(CELLS):
        if units.tile[cell] >= 0:
            parts.append(cell)
            parts += int(units.tile[cell]).to_bytes(2, "big")
            for number in (units.owner[cell], units.turn[cell], units.wounds[cell]):
                parts.append(int(number))
            parts += int(units.used[cell]).to_bytes(6, "big")
            parts.append(int(units.spent[cell]))
            if position.rules.structures:
                parts.append(int(units.other(cell)) + 1)
    parts.append(255)
    for row in (position.pile, position.hand, position.discard):
        parts += bytes([int(count) for count in row])
    for points in position.points:
        parts += int(points).to_bytes(2, "big", signed=True)
    parts += int(position.turns).to_bytes(2, "big")
    for small in (
        position.standing,
        position.contest,
        position.slot,
        position.last + 1,
        position.owed,
        int(position.extra),
        position.fallen,
        position.end,
        position.winners,
    ):
        parts.append(int(small))
    for mark in position.marks:
        parts += int(mark).to_bytes(8, "big", signed=True)
    if position.rules.structures:
        parts.append(int(position.unbuilt))
    parts += position.battle.pack()
    if position.rules.led:
        parts += _pack_leaders(position)
    return bytes(parts)


def _pack_leaders(position: Position) -> bytes:
    """The leaders, and what they have done to the battle."""
    parts = bytearray(position.leaders.pack())
    parts += int(position.units.pace).to_bytes(2, "big")
    parts += int(position.battle.cancelled).to_bytes(4, "big")
    parts.append(int(position.battle.again + 1))
    return bytes(parts)


def fingerprint(position: Position) -> i64:
    """What stands for all that `pack` writes, without making bytes of it."""
    rules = position.rules
    if rules.led:
        return of_bytes(pack(position))
    found = Fingerprint()
    for i in range(position.depth * FRAME):
        found.add_wide(i64(position.stack[i]))
    units = position.units
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile >= 0:
            mate = units.other(cell) + 1 if rules.structures else 0
            found.add(cell << 24 | tile << 8 | i64(units.owner[cell]) << 4 | i64(units.turn[cell]))
            found.add(mate << 16 | i64(units.spent[cell]) << 8 | i64(units.wounds[cell]))
            if units.used[cell] != 0:
                found.add_wide(i64(units.used[cell]))
    _add_counts(found, position.pile)
    _add_counts(found, position.hand)
    _add_counts(found, position.discard)
    for points in position.points:
        found.add_wide(points)
    found.add(position.turns << 16 | position.standing << 8 | position.contest)
    found.add(position.slot << 24 | (position.last + 1) << 16 | position.fallen << 8 | position.end)
    found.add(position.owed << 16 | (256 if position.extra else 0) | position.winners)
    for mark in position.marks:
        found.add_wide(mark)
    found.add(position.unbuilt)
    battle = position.battle
    found.add(battle.first << 16 | (battle.phase + 1) << 8 | (1 if battle.struck else 0))
    found.add_wide(battle.converted)
    for i in range(battle.given):
        found.add(battle.answers[i] + 1)
    return found.value()


def _add_counts(found: Fingerprint, counts: vec[u8]) -> None:
    """Add how many there are of each kind, where there are any."""
    for i in range(i64(len(counts))):
        if counts[i] != 0:
            found.add(i << 8 | i64(counts[i]))
    found.add(0)


def unpack_into(position: Position, data: bytes) -> None:
    """Let a position take over what `pack` wrote."""
    at = position.unpack_stack(data)
    units = no_units()
    position.units = units
    while data[at] != 255:
        cell = data[at]
        tile = int.from_bytes(data[at + 1 : at + 3], "big")
        units.put(cell, tile, data[at + 3], data[at + 4])
        units.wounds[cell] = u8(data[at + 5])
        units.used[cell] = int.from_bytes(data[at + 6 : at + 12], "big")
        units.spent[cell] = u8(data[at + 12])
        at += 13
        if position.rules.structures:
            if data[at] > 0 and position.tables.is_second(tile):
                units.join(data[at] - 1, cell)
            at += 1
    at += 1
    for row in (position.pile, position.hand, position.discard):
        for i in range(len(row)):
            row[i] = u8(data[at + int(i)])
        at += int(len(row))
    for i in range(len(position.points)):
        position.points[i] = int.from_bytes(data[at : at + 2], "big", signed=True)
        at += 2
    position.turns = int.from_bytes(data[at : at + 2], "big")
    position.standing = data[at + 2]
    position.contest = data[at + 3]
    position.slot = data[at + 4]
    position.last = data[at + 5] - 1
    position.owed = data[at + 6]
    position.extra = data[at + 7] != 0
    position.fallen = data[at + 8]
    position.end = data[at + 9]
    position.winners = data[at + 10]
    at += 11
    for i in range(len(position.marks)):
        position.marks[i] = int.from_bytes(data[at : at + 8], "big", signed=True)
        at += 8
    if position.rules.mission is not None:
        position.rules.mission.settle(position)
    if position.rules.structures:
        position.unbuilt = data[at]
        at += 1
    position.battle = unpack_battle(data[at:])
    if position.rules.led:
        end = len(data)
        position.leaders = unpack_leaders(data[end - PACKED - 7 : end - 7])
        units.pace = int.from_bytes(data[end - 7 : end - 5], "big")
        position.battle.cancelled = int.from_bytes(data[end - 5 : end - 1], "big")
        position.battle.again = data[end - 1] - 1
