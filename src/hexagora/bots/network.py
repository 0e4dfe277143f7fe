"""A small network that values positions, in whole numbers: the same result on every machine.

It looks at the numbers of an observation (``game.planes()``), most of which are zero: the first
layer adds up the weights of those that are not. A board's numbers mean something else on a unit of
one's own than on one of somebody else, so each owner has weights of its own for them. Two layers
later there is one number, the strength of the seat that observes. The strengths of all seats become
shares of the victory; where the network stands beside the game's judgement, they are added to it.
"""

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.bots.evaluator import Evaluator
from hexagora.bots.vectors import vector_of
from hexagora.core.evaluation import share_out
from hexagora.core.state import State

SHIFT: Final = 8
ONE: Final = 256
"""Weights and what a unit gives are whole numbers of 1/256."""
MOST: Final = 2048
"""A unit gives at most 8, and nothing below 0."""
LEAST: Final = 1e-9
"""No judgement is so sure that a network could not say otherwise."""


@final
class Network(Evaluator):
    """The weights, laid out for one number of seats and one list of planes.

    ``entries`` are the numbers of an observation that are looked at. Number ``i`` of them has the
    slot ``slots[i]``; if ``cells[i]`` is a cell, slots of other owners lie ``stride`` further on
    for each seat, and ``owner_at`` is where the observation tells who owns cells, ``cell_count``
    for each seat. If ``steps[i]`` is 1 each value has a slot of its own, from 1 on; otherwise the
    weight is multiplied with the value. ``first``, ``second`` and ``last`` are the weights of the
    layers, ``biases`` what each unit begins with. ``origin`` is what `network_of` made it from.
    """

    def __init__(
        self,
        width: int,
        entries: list[int],
        slots: list[int],
        cells: list[int],
        steps: list[int],
        stride: int,
        owner_at: int,
        cell_count: int,
        first: list[int],
        second: list[int],
        last: list[int],
        biases: tuple[list[int], list[int], int],
        sides: list[int],
        alone: bool,
    ) -> None:
        super().__init__()
        self._entries: vec[i32] = vector_of(entries)
        self._slots: vec[i32] = vector_of(slots)
        self._cells: vec[i32] = vector_of(cells)
        self._steps: vec[i32] = vector_of(steps)
        self._stride: i64 = stride
        self._owner_at: i64 = owner_at
        self._cell_count: i64 = cell_count
        self._first: vec[i16] = _weights(first)
        self._second: vec[i16] = _weights(second)
        self._last: vec[i16] = _weights(last)
        self._begin: vec[i32] = vector_of(biases[0])
        self._between: vec[i32] = vector_of(biases[1])
        self._end: i64 = biases[2]
        self._sides: vec[i64] = vec[i64]([0] * len(sides))
        self._alone = alone
        self._blank: vec[u8] = vec[u8]([0] * width)
        # How many seats each side has, and room for what the units of the first layer give.
        self._members: vec[i64] = vec[i64]([0] * len(sides))
        for seat, side in enumerate(sides):
            self._sides[seat] = side
            self._members[side] += 1
        self.origin: tuple[object, ...] = ()
        self._sums: vec[i64] = vec[i64]([0] * len(biases[0]))

    def fill_values(self, state: State, out: vec[float]) -> None:
        seats = i64(len(out))
        if not self._alone:
            state.fill_values(out)
            for seat in range(seats):
                members = float(self._members[self._sides[seat]])
                out[seat] = log(max(LEAST, out[seat])) / members
        else:
            for seat in range(seats):
                out[seat] = 0.0
        for seat in range(seats):
            out[seat] += self.strength(state, seat)
        share_out(self._sides, -1, out)

    def strength(self, state: State, seat: i64) -> float:
        """What the network makes of the position as a seat sees it."""
        seen = self._blank[:]
        state.observe(seat, seen, 0)
        sums = self._sums
        units = i64(len(sums))
        begin = self._begin
        for unit in range(units):
            sums[unit] = i64(begin[unit])
        first = self._first
        entries = self._entries
        slots = self._slots
        for i in range(i64(len(entries))):
            value = i64(seen[i64(entries[i])])
            if value == 0:
                continue
            slot = i64(slots[i])
            cell = i64(self._cells[i])
            if cell >= 0:
                owner = self._owner(seen, cell)
                if owner < 0:
                    continue
                slot += owner * self._stride
            if self._steps[i] != 0:
                slot += value - 1
                value = 1
            at = slot * units
            for unit in range(units):
                sums[unit] += value * i64(first[at + unit])
        for unit in range(units):
            sums[unit] = max(0, min(MOST, sums[unit]))
        return self._upper(sums, units)

    def _upper(self, sums: vec[i64], units: i64) -> float:
        """The two upper layers."""
        second = self._second
        total = self._end * ONE
        at: i64 = 0
        for unit in range(i64(len(self._between))):
            given = i64(self._between[unit]) * ONE
            for below in range(units):
                given += sums[below] * i64(second[at + below])
            at += units
            given = max(0, min(MOST, given >> SHIFT))
            total += given * i64(self._last[unit])
        return float(total) / float(ONE * ONE)

    def _owner(self, seen: vec[u8], cell: i64) -> i64:
        """Who owns what lies on a cell, counted from the observer; -1 for nobody."""
        at = self._owner_at + cell
        for place in range(i64(len(self._sides))):
            if seen[at] != 0:
                return place
            at += self._cell_count
        return -1

    def __reduce__(self) -> tuple[object, ...]:
        from hexagora.bots.network_file import network_of

        return network_of, self.origin


def _weights(numbers: list[int]) -> vec[i16]:
    vector = vec[i16]([0] * len(numbers))
    for i in range(i64(len(numbers))):
        vector[i] = i16(numbers[i])
    return vector
