"""Observations as what the first layer of a network adds up; see `hexagora.bots.network`."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hexagora.adapters.arrays import Numbers
from hexagora.bots.network_file import Layout, layout_of
from hexagora.learn.plan import Plan

Floats: TypeAlias = "NDArray[np.float32]"


class Encoding:
    """Turns rows of observations into rows of slots."""

    def __init__(self, plan: Plan) -> None:
        game = plan.make()
        self.layout: Layout = layout_of(game.planes(), plan.inputs(), plan.owner)
        self._seats = game.seats
        self._entries = np.array(self.layout.entries, np.intp)
        self._slots = np.array(self.layout.slots, np.intp)
        self._cells = np.array(self.layout.cells, np.intp)
        self._steps = np.array(self.layout.steps, np.intp)

    def __call__(self, observations: Numbers) -> Floats:
        """Each row of slots has what the weights are multiplied with."""
        layout = self.layout
        seen = observations[:, self._entries]
        rows, columns = np.nonzero(seen)
        values = seen[rows, columns].astype(np.float32)
        slots = self._slots[columns]
        if layout.cell_count:
            end = layout.owner_at + self._seats * layout.cell_count
            owners = observations[:, layout.owner_at : end].reshape(
                len(observations), self._seats, layout.cell_count
            )
            cells = self._cells[columns]
            whose = owners[rows, :, np.maximum(cells, 0)]
            slots = slots + np.where(cells >= 0, whose.argmax(axis=1) * layout.stride, 0)
            values[(cells >= 0) & ~whose.any(axis=1)] = 0.0
        steps = self._steps[columns] > 0
        slots = slots + np.where(steps, values.astype(np.intp) - 1, 0)
        values[steps] = 1.0
        found = np.zeros((len(observations), layout.count), np.float32)
        found[rows, slots] = values
        return found
