"""Batches of games as bytes, without pickle: what is read can only be positions of the game.

The bytes tell the game that they belong to and end with a checksum, so that those of another game
and those that were damaged are refused with a sentence.
"""

from __future__ import annotations

from hashlib import sha256
from struct import error as StructError
from struct import pack, unpack_from
from typing import Final
from zlib import crc32

from hexagora.core.batch import Batch, resume
from hexagora.core.game import Game
from hexagora.core.rng import Rng
from hexagora.core.rng import resume as resume_rng
from hexagora.core.state import State

BATCH: Final = b"hexagora batch 1"
ROW: Final = b"hexagora game 1"
NAME: Final = 8
"""So many bytes of a hash name the game with its rules and options."""


def save_row(batch: Batch, row: int) -> bytes:
    """The game of one row: its position, and how many decisions were taken in it."""
    number = pack(">I", int(batch.decisions[row]))
    return _sealed(ROW, batch.game, number + batch.states[row].pack())


def load_row(batch: Batch, row: int, data: bytes) -> None:
    """Let a row go on with a game that was saved."""
    body = _opened(ROW, batch.game, data)
    decisions = int(unpack_from(">I", body)[0])
    batch.put(row, _position(batch.game, body[4:]), decisions)


def save(batch: Batch) -> bytes:
    """All of a batch, with its chance."""
    seats = batch.game.seats
    parts = [pack(">IId", batch.games, int(batch.longest), batch.share)]
    for rng in (batch.rng, batch.choices):
        parts.append(pack(">4I", int(rng.a), int(rng.b), int(rng.c), int(rng.counter)))
    parts.append(_written(batch.opening))
    for row in range(batch.games):
        worth = [float(batch.returns[row * seats + seat]) for seat in range(seats)]
        parts.append(pack(">IB", int(batch.decisions[row]), int(batch.ended[row])))
        parts.append(pack(f">{seats}d", *worth))
        parts.append(_written(batch.states[row]))
        parts.append(_written(batch.ends[row]))
    return _sealed(BATCH, batch.game, b"".join(parts))


def load(game: Game, data: bytes) -> Batch:
    """The batch that was saved; it goes on as the original would have."""
    body = _opened(BATCH, game, data)
    games, longest, share = unpack_from(">IId", body)
    at = 16
    streams: list[Rng] = []
    for _ in range(2):
        a, b, c, counter = unpack_from(">4I", body, at)
        streams.append(resume_rng(int(a), int(b), int(c), int(counter)))
        at += 16
    opening, at = _read(game, body, at)
    states: list[State] = []
    ends: list[State | None] = []
    decisions: list[int] = []
    ended: list[int] = []
    returns: list[float] = []
    for _ in range(int(games)):
        taken, mark = unpack_from(">IB", body, at)
        returns.extend(unpack_from(f">{game.seats}d", body, at + 5))
        state, at = _read(game, body, at + 5 + 8 * game.seats)
        end, at = _read(game, body, at)
        if state is None or state.over:
            raise ValueError("a saved batch has a game without a decision")
        decisions.append(int(taken))
        ended.append(int(mark))
        states.append(state)
        ends.append(end)
    return resume(
        game,
        int(longest),
        float(share),
        opening,
        streams[0],
        streams[1],
        states,
        ends,
        decisions,
        ended,
        returns,
    )


def _written(state: State | None) -> bytes:
    data = b"" if state is None else state.pack()
    return pack(">I", len(data)) + data


def _read(game: Game, body: bytes, at: int) -> tuple[State | None, int]:
    length = int(unpack_from(">I", body, at)[0])
    end = at + 4 + length
    return (_position(game, body[at + 4 : end]) if length else None), end


def _position(game: Game, data: bytes) -> State:
    state = game.unpack(data)
    faults = state.check()
    if faults:
        raise ValueError(f"a saved position is impossible: {faults[0]}")
    return state


def _name(game: Game) -> bytes:
    return sha256(repr(game.spec()).encode()).digest()[:NAME]


def _sealed(kind: bytes, game: Game, body: bytes) -> bytes:
    data = kind + _name(game) + body
    return data + pack(">I", crc32(data))


def _opened(kind: bytes, game: Game, data: bytes) -> bytes:
    start = len(kind)
    if data[:start] != kind:
        raise ValueError(f"these bytes do not begin with '{kind.decode()}'")
    try:
        whole = crc32(data[:-4]) == int(unpack_from(">I", data, len(data) - 4)[0])
    except StructError:
        whole = False
    if not whole:
        raise ValueError("these bytes are damaged: their checksum is wrong; save them again")
    if data[start : start + NAME] != _name(game):
        raise ValueError(f"these bytes were saved from another game than {game!r}")
    return data[start + NAME : -4]
