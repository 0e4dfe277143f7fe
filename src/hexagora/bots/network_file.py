"""Networks as files: a line of JSON that tells what is in them and where it comes from, then the
weights, whole numbers of 16 bits, the lower byte first.

The line has ``game`` and ``seats``, the ``inputs`` (which planes of an observation are looked at,
and how), the usual ``sizes`` of the features that are looked at, the ``units`` of the two layers,
whether a network without features values positions ``alone`` or beside the game's judgement, how
many ``actions`` it has a taste for (none, or all of the game), and its ``provenance``. The weights
follow in this order: those of the first layer slot by slot and then feature by feature (those of
the seat, then those of the others in turn order), of the second unit by unit, of the last, and what
each feature adds by itself; then what the units of the first and of the second layer begin with,
and the last number; then the weights of the taste action by action, and what each action begins
with.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import prod
from pathlib import Path
from typing import Any

from hexagora.bots.network import FINE, Network
from hexagora.core import Game, HexagoraError, game_info
from hexagora.core.planes import Plane, places, width

FORMAT = 3
LARGEST = 2 * 1024 * 1024
"""A network is a part of the package, and people download that."""
HIGHEST = 32767


@dataclass(frozen=True)
class Input:
    """A plane that a network looks at.

    ``owned`` planes lie on the cells of the plane that tells the owners, and have weights for each
    owner. With ``by_value`` every value has weights of its own.
    """

    plane: str
    shape: tuple[int, ...]
    high: int
    owned: bool = False
    by_value: bool = False


@dataclass(frozen=True)
class Layout:
    """Which numbers of an observation go to which slots; see `Network`."""

    width: int
    entries: list[int]
    slots: list[int]
    cells: list[int]
    steps: list[int]
    stride: int
    owner_at: int
    cell_count: int
    count: int
    """How many slots there are."""


@dataclass(frozen=True)
class NetworkFile:
    """A network as it is kept."""

    game: str
    seats: int
    owner: str
    inputs: tuple[Input, ...]
    sizes: tuple[float, ...]
    units: tuple[int, int]
    alone: bool
    actions: int
    weights: array[int]
    provenance: Mapping[str, Any] = field(default_factory=dict)

    def fits(self, game: Game) -> bool:
        """Whether it can value positions of a game: two sides or more, and the same planes and
        features."""
        if game.name != self.game or game.seats != self.seats or game.bounds != (0.0, 1.0):
            return False
        if self.sizes and len(self.sizes) != game.features:
            return False
        if self.actions not in (0, game.action_count):
            return False
        known = {plane.name: plane for plane in game.planes()}
        if self.owner and (self.owner not in known or known[self.owner].shape[0] != self.seats):
            return False
        return len(set(game_info(game.name).sides(game))) > 1 and all(
            one.plane in known
            and known[one.plane].shape == one.shape
            and known[one.plane].high == one.high
            for one in self.inputs
        )

    def parts(self) -> tuple[int, ...]:
        """How many weights each part has."""
        slots = slots_of(self.inputs, self.seats)
        return parts_of(slots, len(self.sizes), self.seats, self.units, self.actions)

    def write(self) -> bytes:
        """The file."""
        head = {
            "hexagora_network": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "owner": self.owner,
            "inputs": [vars(one) for one in self.inputs],
            "sizes": self.sizes,
            "units": self.units,
            "alone": self.alone,
            "actions": self.actions,
            "provenance": dict(self.provenance),
        }
        return json.dumps(head).encode() + b"\n" + _little(self.weights).tobytes()


def read_network(data: bytes, where: str) -> NetworkFile:
    """A network from the bytes of a file, or a sentence that tells what is wrong with it."""
    line, _, rest = data.partition(b"\n")
    try:
        if len(data) > LARGEST:
            raise ValueError(f"it has {len(data)} bytes, more than {LARGEST}")
        head = json.loads(line)
        if head["hexagora_network"] != FORMAT:
            raise ValueError(f"its format is {head['hexagora_network']}, not {FORMAT}")
        inputs = tuple(
            Input(one["plane"], tuple(one["shape"]), one["high"], one["owned"], one["by_value"])
            for one in head["inputs"]
        )
        weights = array("h")
        weights.frombytes(rest)
        first, second = head["units"]
        found = NetworkFile(
            head["game"],
            head["seats"],
            head["owner"],
            inputs,
            tuple(float(size) for size in head["sizes"]),
            (first, second),
            head["alone"],
            head["actions"],
            _little(weights),
            head["provenance"],
        )
        if not all(size > 0.0 for size in found.sizes):
            raise ValueError("the size of a feature is not above 0")
        wanted = sum(found.parts())
        if len(weights) != wanted:
            raise ValueError(f"it has {len(weights)} weights instead of {wanted}")
    except (ValueError, KeyError, TypeError) as error:
        raise HexagoraError(f"{where} holds no network ({error}); name another file") from None
    return found


def _little(weights: array[int]) -> array[int]:
    if sys.byteorder == "big":
        weights = weights[:]
        weights.byteswap()
    return weights


def slots_of(inputs: Sequence[Input], seats: int) -> int:
    """How many slots there are."""
    return sum(
        prod(one.shape) * (one.high if one.by_value else 1) * (seats if one.owned else 1)
        for one in inputs
    )


def parts_of(
    slots: int, features: int, seats: int, units: tuple[int, int], actions: int
) -> tuple[int, ...]:
    """How many weights each part of a network has, in the order of the file."""
    first, second = units
    return (
        slots * first,
        seats * features * first,
        first * second,
        second,
        features,
        first,
        second,
        1,
        actions * first,
        actions,
    )


def layout_of(planes: Sequence[Plane], inputs: Sequence[Input], owner: str) -> Layout:
    """Slots for all that is looked at: first what belongs to owners, for each of them."""
    at = places(list(planes))
    by_name = {plane.name: plane for plane in planes}
    cell_count = by_name[owner].shape[-1] if owner else 0
    owners = by_name[owner].shape[0] if owner else 1
    entries: list[int] = []
    slots: list[int] = []
    cells: list[int] = []
    steps: list[int] = []
    next_slot = 0
    stride = 0
    for one in sorted(inputs, key=lambda one: not one.owned):
        plane = by_name[one.plane]
        if not one.owned and not stride:
            stride = next_slot
            next_slot = stride * owners
        for number in range(plane.size):
            entries.append(at[one.plane] + number)
            slots.append(next_slot)
            cells.append(number % cell_count if one.owned else -1)
            steps.append(int(one.by_value))
            next_slot += one.high if one.by_value else 1
    if not stride:
        stride = next_slot
        next_slot = stride * owners
    owner_at = at[owner] if owner else 0
    return Layout(
        width(list(planes)), entries, slots, cells, steps, stride, owner_at, cell_count, next_slot
    )


def network_of(file: NetworkFile, game: Game) -> Network:
    """The network for a game that it fits."""
    layout = layout_of(game.planes(), file.inputs, file.owner)
    parts = []
    begin = 0
    for size in file.parts():
        parts.append(file.weights[begin : begin + size].tolist())
        begin += size
    network = Network(
        layout.width,
        layout.entries,
        layout.slots,
        layout.cells,
        layout.steps,
        layout.stride,
        layout.owner_at,
        layout.cell_count,
        list(file.sizes),
        parts[0],
        parts[1],
        parts[2],
        parts[3],
        parts[4],
        (parts[5], parts[6], parts[7][0]),
        parts[8],
        parts[9],
        [int(side) for side in game_info(game.name).sides(game)],
        file.alone,
    )
    network.origin = (file, game)
    return network


@cache
def network_at(path: Path) -> NetworkFile:
    """The network in a file, read once."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise HexagoraError(
            f"the network {path} cannot be read ({error.strerror}); name another file"
        ) from None
    return read_network(data, str(path))


@cache
def network_named(name: str) -> NetworkFile:
    """The network of a level, ``package:file``, read once."""
    package, _, file = name.partition(":")
    return read_network(files(package).joinpath(file).read_bytes(), name)


def whole_weights(numbers: Sequence[float]) -> list[int]:
    """Weights as whole numbers of 1/1024."""
    return [max(-HIGHEST, min(HIGHEST, round(number * FINE))) for number in numbers]
