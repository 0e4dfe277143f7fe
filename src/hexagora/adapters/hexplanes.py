"""Observations as pictures for convolutions: channels over a parallelogram of axial coordinates.

A cell ``q, r`` is in row ``r`` and column ``q`` of the picture, both from the lowest one on. Two of
the nine places of a 3 x 3 kernel are then no neighbours: multiply kernels by `HEX_KERNEL`.

>>> from hexagora import new_game
>>> planes = HexPlanes(new_game("neuroshima"))
>>> planes.shape, int(planes.mask.sum())
((78, 7, 7), 37)
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from hexagora.adapters.arrays import Numbers
from hexagora.core import Game, game_info
from hexagora.core.geometry import Geometry, Symmetry
from hexagora.core.planes import Plane, places
from hexagora.core.state import ABOUT
from hexagora.hexes import disc

HEX_KERNEL: NDArray[np.float32] = np.array([[0, 1, 1], [1, 1, 1], [1, 1, 0]], np.float32)
"""1 for a cell and its six neighbours, 0 for the two corners that do not touch it."""

T = TypeVar("T", bound=np.generic)
Index = NDArray[np.intp]


@dataclass(frozen=True)
class Images:
    """A symmetry as arrays.

    ``board`` has for each number of a picture, flat, the place where it is taken from. ``actions``
    has the image of each action id, or -1 where that depends on the position.
    """

    symmetry: Symmetry
    board: Index
    actions: NDArray[np.int32]

    def of_board(self, board: NDArray[T]) -> NDArray[T]:
        """A picture, or many of them, as it looks then."""
        front = board.shape[:-3]
        return board.reshape(*front, -1)[..., self.board].reshape(board.shape)

    def of_policy(self, policy: NDArray[T]) -> NDArray[T]:
        """What was said of each action said of its image; nothing of those that have none."""
        known = self.actions >= 0
        image = np.zeros_like(policy)
        image[..., self.actions[known]] = policy[..., known]
        return image


@dataclass(frozen=True)
class _Layer:
    """A plane on the board: where it begins, how many channels it has there, and what for."""

    plane: Plane
    start: int
    depth: int
    kind: str
    given: int = 0

    @property
    def channels(self) -> list[str]:
        if self.kind == "class":
            return [f"{self.plane.name} {number + 1}" for number in range(self.depth)]
        return [f"{self.plane.name} {number}" for number in range(self.depth)]


class HexPlanes:
    """Pictures of one game's observations.

    ``shape`` is channels, height and width; ``channels`` names them, ``highs`` tells how large
    their numbers get, and ``mask`` is 1 for the cells of the board. Numbers that name something are
    channels of 0 and 1: a colour of Superhex, the way a tile is turned, the cell that a decision is
    about. All that does not lie on the board is the rest: ``rest_planes`` are its planes, and
    ``fixed`` marks the numbers of it that no symmetry changes; the others are numbers of cells.

    The board of Superhex has no edge: without a ``window`` the picture is all of its torus. With
    one (an odd number) it is a hexagon in a square of that size around the middle of the block, and
    pieces outside of it are left out.
    """

    def __init__(self, game: Game, window: int = 0) -> None:
        declared = game_info(game.name).geometry
        if declared is None:
            raise ValueError(f"{game.name} has no board of hexes")
        self.game = game
        self.geometry: Geometry = declared(game)
        self.window = window
        if window and not (window % 2 and 0 < window <= self.geometry.torus):
            raise ValueError(
                f"a window of {window} does not fit; it is for boards without an edge, and an odd "
                f"number up to their size"
            )
        planes = game.planes()
        starts = places(planes)
        self._kind = starts["kind"]
        self._about = starts["about"]
        self._pointing = [
            self._kind + number
            for number, kind in enumerate(game.kinds)
            if kind in self.geometry.pointing
        ]
        self._layers = [self._layer(plane, starts) for plane in planes if self._on_board(plane)]
        self._lay_out()
        self.rest_planes = [plane for plane in planes if not self._on_board(plane)]
        self._rest: Index = np.concatenate(
            [np.arange(starts[p.name], starts[p.name] + p.size) for p in self.rest_planes]
        )
        self.fixed: NDArray[np.bool_] = np.concatenate(
            [np.full(p.size, p.name not in self.geometry.naming) for p in self.rest_planes]
        )

    def _on_board(self, plane: Plane) -> bool:
        """Whether the last axes of a plane count the cells, and its numbers name none."""
        cells = len(self.geometry.cells)
        return plane.name not in self.geometry.naming and any(
            prod(plane.shape[axis:]) == cells for axis in range(len(plane.shape))
        )

    def _layer(self, plane: Plane, starts: dict[str, int]) -> _Layer:
        geometry, start = self.geometry, starts[plane.name]
        if plane.name in geometry.classes:
            return _Layer(plane, start, geometry.classes[plane.name], "class")
        if plane.name in geometry.turned:
            return _Layer(plane, start, 6, "turned", starts[geometry.turned[plane.name]])
        return _Layer(plane, start, plane.size // len(geometry.cells), "number")

    def _lay_out(self) -> None:
        cells, torus = self.geometry.cells, self.geometry.torus
        if self.window:
            half = self.window // 2
            self._places = np.array(
                [(r + half) * self.window + q + half for q, r in disc((0, 0), half)]
            )
            height = width = self.window
        else:
            low_q, low_r = min(q for q, _ in cells), min(r for _, r in cells)
            width = max(q for q, _ in cells) - low_q + 1
            height = max(r for _, r in cells) - low_r + 1
            self._places = np.array([(r - low_r) * width + q - low_q for q, r in cells])
        self.channels = [name for layer in self._layers for name in layer.channels]
        highs = [
            layer.plane.high if layer.kind == "number" else 1
            for layer in self._layers
            for _ in range(layer.depth)
        ]
        if self._pointing:
            self.channels.append("about")
            highs.append(1)
        self.highs: Numbers = np.array(highs, np.uint8)
        self.shape = (len(self.channels), height, width)
        self.mask: NDArray[np.bool_] = np.zeros(height * width, bool)
        self.mask[self._places] = True
        self.mask = self.mask.reshape(height, width)
        assert not torus or len(cells) == torus * torus

    def board(self, observations: Numbers) -> Numbers:
        """The picture of an observation, or of many."""
        front = observations.shape[:-1]
        flat = observations.reshape(-1, observations.shape[-1])
        shown = self._shown(flat)
        found = np.zeros((len(flat), self.shape[0], len(self._places)), np.uint8)
        at = 0
        for layer in self._layers:
            part = found[:, at : at + layer.depth]
            raw = self._cells(flat, layer.start, layer.plane.size, shown)
            if layer.kind == "number":
                part[:] = raw
            else:
                first = 1 if layer.kind == "class" else 0
                part[:] = raw == np.arange(first, first + layer.depth)[:, None]
                if layer.kind == "turned":
                    part &= self._cells(flat, layer.given, layer.plane.size, shown) > 0
            at += layer.depth
        if self._pointing:
            self._point(flat, found[:, -1])
        picture = np.zeros((*found.shape[:2], self.mask.size), np.uint8)
        picture[..., self._places] = found
        return picture.reshape(*front, *self.shape)

    def _cells(self, flat: Numbers, start: int, size: int, shown: Index | None) -> Numbers:
        """The numbers of a plane, cell by cell, of those cells that are in the picture."""
        raw = flat[:, start : start + size].reshape(len(flat), -1, len(self.geometry.cells))
        return raw if shown is None else np.take_along_axis(raw, shown[:, None], axis=2)

    def _shown(self, flat: Numbers) -> Index | None:
        """Through a window, the cells of the picture; none without one, where it has all."""
        if not self.window:
            return None
        torus, half = self.geometry.torus, self.window // 2
        middles = self._middles(flat)
        q = (middles[:, :1] + self._places % self.window - half) % torus
        r = (middles[:, 1:] + self._places // self.window - half) % torus
        found: Index = r * torus + q
        return found

    def rest(self, observations: Numbers) -> Numbers:
        """All numbers of an observation, or of many, that do not lie on the board."""
        return observations[..., self._rest]

    def corners(self, observations: Numbers) -> NDArray[np.intp]:
        """The cell in the upper left corner of each picture, as ``q, r``; of use with a window."""
        flat = observations.reshape(-1, observations.shape[-1])
        found = (
            self._middles(flat) - self.window // 2 if self.window else np.zeros((len(flat), 2), int)
        )
        return found.reshape(*observations.shape[:-1], 2)

    def symmetries(self) -> list[Images]:
        """Those that are true for the game with its options, that which changes nothing first."""
        return [self.images(symmetry) for symmetry in self.geometry.symmetries]

    def images(self, symmetry: Symmetry) -> Images:
        """Any way to lay the board on itself as arrays, be it true for the rules or not."""
        count, height, width = self.shape
        cells = np.arange(height * width)
        if self.window:
            spots = disc((0, 0), self.window // 2)
            numbers = {cell: number for number, cell in enumerate(spots)}
            to = np.array([numbers[symmetry.cell(cell)] for cell in spots])
        else:
            to = np.array(self.geometry.cell_images(symmetry))
        cells[self._places[to]] = self._places
        channels = np.arange(count)
        at = 0
        for layer in self._layers:
            if layer.kind == "turned" or layer.plane.name in self.geometry.directed:
                for direction in range(6):
                    channels[at + symmetry.direction(direction)] = at + direction
            at += layer.depth
        board = (channels[:, None] * (height * width) + cells).ravel()
        return Images(symmetry, board, np.array(self.geometry.images(symmetry), np.int32))

    def _point(self, flat: Numbers, out: Numbers) -> None:
        """Mark the cell that the decision is about."""
        numbers = flat[:, self._about : self._about + 3].astype(np.intp) @ [65536, 256, 1] - ABOUT
        rows = (flat[:, self._pointing].any(axis=1) & (numbers >= 0)).nonzero()[0]
        out[rows, numbers[rows]] = 1

    def _middles(self, flat: Numbers) -> NDArray[np.intp]:
        """The middle of all that lies on a torus: the mean of its places on both circles."""
        torus = self.geometry.torus
        layer = self._layers[0]
        grid = flat[:, layer.start : layer.start + layer.plane.size].reshape(-1, torus, torus) > 0
        around = np.exp(2j * np.pi * np.arange(torus) / torus)
        sums: Any = np.stack([grid.sum(axis=1) @ around, grid.sum(axis=2) @ around], axis=1)
        middles: NDArray[np.intp] = np.rint(np.angle(sums) * torus / (2 * np.pi)).astype(np.intp)
        return middles % torus
