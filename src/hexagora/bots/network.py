"""A small network that values positions, in whole numbers: the same result on every machine.

It looks at what the game's own judgement looks at (``state.fill_features``) and at numbers of an
observation (``game.planes()``), most of which are zero: the first layer adds up the weights of
those that are not. A board's numbers mean something else on a unit of one's own than on one of
somebody else, so each owner has weights of its own for them. Two layers later there is one number,
the strength of the seat that observes; what the features say by themselves is added to it. The
strengths of all seats become shares of the victory. A network that looks at no features and is not
alone stands beside the game's judgement: its strengths are added to those.

A network may have a *taste* as well: what the units of the first layer say of each action, as the
seat that decides sees the position. That is added to the game's priors, or stands for itself where
the network is alone.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.bots.evaluator import Evaluator
from hexagora.bots.vectors import float_vector_of, vector_of
from hexagora.core.evaluation import share_out
from hexagora.core.state import State

ONE: Final = 256
"""What a unit gives, and how a feature is seen, are whole numbers of 1/256."""
SHIFT: Final = 10
FINE: Final = 1024
"""Weights are whole numbers of 1/1024."""
MOST: Final = 2048
"""A unit gives at most 8, and nothing below 0."""
LEAST: Final = 1e-9
"""No judgement is so sure that a network could not say otherwise."""
KEEN: Final = 20.0
"""No taste makes an action likelier or less likely than by this power of e."""


@final
class Network(Evaluator):
    """The weights, laid out for one number of seats and one list of planes.

    ``entries`` are the numbers of an observation that are looked at. Number ``i`` of them has the
    slot ``slots[i]``; if ``cells[i]`` is a cell, slots of other owners lie ``stride`` further on
    for each seat, and ``owner_at`` is where the observation tells who owns cells, ``cell_count``
    for each seat. If ``steps[i]`` is 1 each value has a slot of its own, from 1 on; otherwise the
    weight is multiplied with the value. ``sizes`` tells how large each feature usually is: it is
    divided by that. ``first``, ``sensed`` (of the features: those of the seat, then those of the
    others in turn order), ``second`` and ``last`` are the weights of the layers, ``biases`` what
    each unit begins with, ``straight`` what each feature adds to the strength by itself. ``taste``
    has the weights of each action, if there are any, and ``habits`` what each action begins with.
    ``origin`` is what `network_of` made it from.
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
        sizes: list[float],
        first: list[int],
        sensed: list[int],
        second: list[int],
        last: list[int],
        straight: list[int],
        biases: tuple[list[int], list[int], int],
        taste: list[int],
        habits: list[int],
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
        self._sizes: vec[float] = float_vector_of(sizes)
        self._first: vec[i16] = _weights(first)
        self._sensed: vec[i16] = _weights(sensed)
        self._second: vec[i16] = _weights(second)
        self._last: vec[i16] = _weights(last)
        self._straight: vec[i16] = _weights(straight)
        self._begin: vec[i32] = vector_of(biases[0])
        self._between: vec[i32] = vector_of(biases[1])
        self._end: i64 = biases[2]
        self._taste: vec[i16] = _weights(taste)
        self._habits: vec[i16] = _weights(habits)
        self._sides: vec[i64] = vec[i64]([0] * len(sides))
        self._alone = alone
        self._blank: vec[u8] = vec[u8]([0] * width)
        # How many seats each side has, and room for features and for what units give.
        self._members: vec[i64] = vec[i64]([0] * len(sides))
        for seat, side in enumerate(sides):
            self._sides[seat] = side
            self._members[side] += 1
        self.origin: tuple[object, ...] = ()
        self._no_features: vec[float] = vec[float]([0.0] * (len(sizes) * len(sides)))
        self._features: vec[i64] = vec[i64]([0] * (len(sizes) * len(sides)))
        self._sums: vec[i64] = vec[i64]([0] * len(biases[0]))

    def fill_values(self, state: State, out: vec[float]) -> None:
        seats = i64(len(out))
        if len(self._sizes) > 0:
            self._sense(state)
        if self._alone or len(self._sizes) > 0:
            for seat in range(seats):
                out[seat] = 0.0
        else:
            state.fill_values(out)
            for seat in range(seats):
                members = float(self._members[self._sides[seat]])
                out[seat] = log(max(LEAST, out[seat])) / members
        for seat in range(seats):
            out[seat] += self._strength(state, seat)
        share_out(self._sides, -1, out)

    def fill_priors(self, state: State, legal: vec[i32], count: i64, out: vec[float]) -> None:
        if self._alone and len(self._habits) > 0:
            for i in range(count):
                out[i] = 1.0
        else:
            state.fill_priors(legal, count, out)
        if len(self._habits) > 0 and count > 1:
            self._savour(state, legal, count, out)

    def _savour(self, state: State, legal: vec[i32], count: i64, out: vec[float]) -> None:
        """Multiply the priors by what the taste says of the actions."""
        if len(self._sizes) > 0:
            self._sense(state)
        sums = self._sums
        units = i64(len(sums))
        self._lower(state, state.seat, sums, units)
        taste = self._taste
        for i in range(count):
            action = i64(legal[i])
            at = action * units
            liking = i64(self._habits[action]) * ONE
            for unit in range(units):
                liking += sums[unit] * i64(taste[at + unit])
            out[i] *= exp(max(-KEEN, min(KEEN, float(liking) / float(ONE * FINE))))

    def strength(self, state: State, seat: i64) -> float:
        """What the network makes of the position as a seat sees it."""
        if len(self._sizes) > 0:
            self._sense(state)
        return self._strength(state, seat)

    def _sense(self, state: State) -> None:
        """Have the features of all seats in whole numbers."""
        found = self._no_features[:]
        state.fill_features(found)
        count = i64(len(self._sizes))
        for i in range(i64(len(found))):
            value = found[i]
            if value == 0.0:
                self._features[i] = 0
            else:
                self._features[i] = int(value * float(ONE) / self._sizes[i % count])

    def _strength(self, state: State, seat: i64) -> float:
        sums = self._sums
        units = i64(len(sums))
        by_itself = self._lower(state, seat, sums, units)
        return by_itself + self._upper(sums, units)

    def _lower(self, state: State, seat: i64, sums: vec[i64], units: i64) -> float:
        """What the units of the first layer give; returns what the seat's own features say."""
        begin = self._begin
        for unit in range(units):
            sums[unit] = i64(begin[unit]) * ONE
        self._add_seen(state, seat, sums, units)
        by_itself = self._add_features(seat, sums, units)
        for unit in range(units):
            sums[unit] = max(0, min(MOST, sums[unit] >> SHIFT))
        return by_itself

    def _add_seen(self, state: State, seat: i64, sums: vec[i64], units: i64) -> None:
        """Add what is seen of the observation to the sums of the first layer."""
        entries = self._entries
        if len(entries) == 0:
            return
        seen = self._blank[:]
        state.observe(seat, seen, 0)
        first = self._first
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
            value *= ONE
            at = slot * units
            for unit in range(units):
                sums[unit] += value * i64(first[at + unit])

    def _add_features(self, seat: i64, sums: vec[i64], units: i64) -> float:
        """Add the features to the sums of the first layer; returns what the seat's own say."""
        count = i64(len(self._sizes))
        seats = i64(len(self._sides))
        features = self._features
        sensed = self._sensed
        straight: i64 = 0
        for place in range(seats if count > 0 else 0):
            base = (seat + place) % seats * count
            row = place * count * units
            for i in range(count):
                value = features[base + i]
                if value != 0:
                    at = row + i * units
                    for unit in range(units):
                        sums[unit] += value * i64(sensed[at + unit])
                    if place == 0:
                        straight += value * i64(self._straight[i])
        return float(straight) / float(ONE * FINE)

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
        return float(total) / float(ONE * FINE)

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
