"""A position as bytes, both ways."""

from librt.vecs import vec
from mypy_extensions import i16, u8

from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.position import FIGHT_SIZE, PURSE_SIZE, Position


def pack(position: Position) -> bytes:
    parts = bytearray(position.pack_stack())
    for cell in position.rules.cells:
        row = cell * 4 * UNITS
        if any(position.units[i] != 0 for i in range(row, row + 4 * UNITS)):
            parts.append(int(cell))
            parts += bytes([int(position.units[i]) for i in range(row, row + 4 * UNITS)])
    parts.append(255)
    for vector in (position.ground, position.turn):
        parts += _squeezed(vector)
    parts += _squeezed(position.cards)
    for number in position.purse:
        parts += int(number).to_bytes(2, "big")
    parts += bytes([int(number) & 255 for number in position.fight])
    parts.append(int(position.under_count))
    parts += bytes([int(position.under[i]) for i in range(2 * position.under_count)])
    for mask in (position.fought, position.cloned):
        parts += int(mask).to_bytes(8, "big")
    for number in (position.turns, position.march, position.drive, position.wins):
        parts += int(number).to_bytes(2, "big")
    for small in (
        position.offer_a,
        position.offer_b,
        position.first_seat,
        position.out,
        position.winners,
    ):
        parts.append(int(small))
    parts.append(int(position.end))
    return bytes(parts)


def unpack(position: Position, data: bytes) -> None:
    """Take over into an empty position what `pack` wrote."""
    at = position.unpack_stack(data)
    while data[at] != 255:
        cell = data[at]
        for i in range(4 * UNITS):
            position.units[cell * 4 * UNITS + i] = u8(data[at + 1 + i])
        at += 1 + 4 * UNITS
    at += 1
    for vector in (position.ground, position.turn, position.cards):
        at = _spread(vector, data, at)
    for i in range(PURSE_SIZE):
        position.purse[i] = int.from_bytes(data[at : at + 2], "big")
        at += 2
    for i in range(FIGHT_SIZE):
        # Only modifiers of rolls can be below zero, and they are small.
        position.fight[i] = i16(data[at + i] - 256 if data[at + i] > 127 else data[at + i])
    at += FIGHT_SIZE
    position.under_count = data[at]
    for i in range(2 * position.under_count):
        position.under[i] = u8(data[at + 1 + int(i)])
    at += 1 + 2 * int(position.under_count)
    position.fought = int.from_bytes(data[at : at + 8], "big")
    position.cloned = int.from_bytes(data[at + 8 : at + 16], "big")
    at += 16
    position.turns = int.from_bytes(data[at : at + 2], "big")
    position.march = int.from_bytes(data[at + 2 : at + 4], "big")
    position.drive = int.from_bytes(data[at + 4 : at + 6], "big")
    position.wins = int.from_bytes(data[at + 6 : at + 8], "big")
    at += 8
    position.offer_a = data[at]
    position.offer_b = data[at + 1]
    position.first_seat = data[at + 2]
    position.out = data[at + 3]
    position.winners = data[at + 4]
    position.end = data[at + 5]
    position.look_again()


def _squeezed(vector: vec[u8]) -> bytes:
    """Bytes with their zeros counted instead of written."""
    parts = bytearray()
    zeros = 0
    for number in vector:
        if number == 0 and zeros < 255:
            zeros += 1
            continue
        parts.append(zeros)
        parts.append(int(number))
        zeros = 0
    parts.append(zeros)
    return bytes(parts)


def _spread(vector: vec[u8], data: bytes, at: int) -> int:
    """Undo `_squeezed` into a vector of zeros; returns where the next part begins."""
    place = 0
    length = int(len(vector))
    while True:
        place += data[at]
        if place >= length:
            return at + 1
        vector[place] = u8(data[at + 1])
        place += 1
        at += 2
