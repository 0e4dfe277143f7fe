"""Which ways to lay the board on itself the rules do not notice: games are played twice.

Every action of one game is followed by its image in the other. As long as what is legal, what is
seen, how likely each outcome is and what it was worth are images of each other as well, the
symmetry has held; where they are not, it is none.
"""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
from mypy_extensions import u8

from counts import count
from hexagora import CHANCE, Dealer, Rng, State
from hexagora.adapters.arrays import Arrays
from hexagora.adapters.hexplanes import HexPlanes, Images
from hexagora.core.geometry import TWELVE, Geometry, Symmetry
from hexagora.games.nexus.rules.position import TERRAIN
from worlds import World, choose, worlds

STEPS = count(100, long=1_500)
"""So many decisions of a game are followed."""

OPEN_QUESTIONS = {"explode", "convert", "medic", "attack", "snipe"}
"""In a battle of Neuroshima Hex several units may have something to decide. They are asked in the
order of the cells, and in turned games that is another order."""

every_world = pytest.mark.parametrize("world", worlds(), ids=str)


class Twins:
    """Two games, one of which is the image of the other."""

    def __init__(self, world: World, symmetry: Symmetry, seed: str) -> None:
        self.game = world.game
        self.planes = HexPlanes(self.game)
        self.images: Images = self.planes.images(symmetry)
        self.arrays = Arrays(self.game)
        self.symmetry = symmetry
        self.looks = 0
        self.dealer, self.rng = Dealer(seed), Rng(f"players {seed}")
        self.one, self.other = self.game.start(), self.game.start()
        self.begin()

    def begin(self) -> None:
        """Up to where the board lies there, which is set up in an order of its own."""
        kinds = {"superhex": {"deal"}, "nexus": {"cover", "tile"}}.get(self.game.name, set())
        if self.game.name == "superhex":
            while self.game.kinds[self.one.kind] in kinds:
                self.one.apply(self.dealer.deal(self.one))
            self.other = turned_block(self.one, self.symmetry)
        elif self.game.name == "nexus":
            while self.game.kinds[self.one.kind] not in kinds:
                assert self.step() == ""
            while self.game.kinds[self.one.kind] in kinds:
                action = self.dealer.deal(self.one)
                for state in (self.one, self.other):
                    state.apply(action if action in state.legal() else state.legal()[0])
            self.other = turned_ground(self.one, self.other, self.planes.geometry, self.symmetry)

    def step(self) -> str:
        """Take one decision in both; returns why the games are no images of each other."""
        fault = self.fault()
        if not fault:
            action = choose(self.one, self.dealer, self.rng)
            image = self.image(action)
            self.one.apply(action)
            self.other.apply(image)
        return fault

    def fault(self) -> str:
        """What is different, if anything is."""
        one, other = self.one, self.other
        shift = self.symmetry.shift
        seats = self.game.seats
        kind = self.game.kinds[one.kind] if not one.over else "the end"
        if one.over != other.over or one.kind != other.kind:
            return f"{kind}: another question"
        if one.over:
            worth = other.returns()
            same = one.returns() == [worth[(seat + shift) % seats] for seat in range(seats)]
            return "" if same else "the end: other returns"
        if (one.seat + shift) % seats != other.seat and one.seat >= 0:
            return f"{kind}: another seat"
        legal = [self.image(action) for action in one.legal()]
        if sorted(legal) != other.legal():
            return f"{kind}: other actions"
        if one.seat == CHANCE:
            odds = dict(zip(other.legal(), other.weights(), strict=True))
            if one.weights() != [odds[action] for action in legal]:
                return f"{kind}: other odds"
        self.looks += 1
        seat = self.looks % seats
        seen = self.arrays.observation(one, seat)
        image = self.arrays.observation(other, (seat + shift) % seats)
        board = self.images.of_board(self.planes.board(seen))
        if not np.array_equal(board, self.planes.board(image)):
            return f"{kind}: another board"
        fixed = self.planes.fixed
        if not np.array_equal(self.planes.rest(seen)[fixed], self.planes.rest(image)[fixed]):
            return f"{kind}: other numbers"
        return ""

    def image(self, action: int) -> int:
        """The image of an action; that of a section is the section with the image of its cells."""
        image = int(self.images.actions[action])
        if image < 0:
            assert self.game.kinds[self.one.kind] == "main"
            start, size = 6090, 44
            q, r = self.symmetry.cell(((action - start) % size, (action - start) // size))
            lowest = self.other.block.section_of(q % size + size * (r % size))  # type: ignore[attr-defined]
            image = start + int(lowest)
        return image


def turned_block(state: State, symmetry: Symmetry) -> State:
    """A position of Superhex with its block turned, made by hand from what is told of it."""
    data: Any = state.view(0).data
    block = {}
    for name, colour in data["block"].items():
        q, r = symmetry.cell(tuple(map(int, name.split(","))))  # type: ignore[arg-type]
        block[f"{(q + 22) % 44 - 22},{(r + 22) % 44 - 22}"] = colour
    return state.game.sample({**data, "block": block}, Rng("none"))


def turned_ground(one: Any, other: Any, geometry: Geometry, symmetry: Symmetry) -> State:
    """A position of Nexus Ops with the terrain of another, turned."""
    for cell, image in enumerate(geometry.cell_images(symmetry)):
        other.ground[TERRAIN + image] = u8(int(one.ground[TERRAIN + cell]))
    return new_state(other)


def new_state(state: State) -> State:
    """What follows from a position worked out again."""
    return state.game.unpack(state.pack())


def followed(world: World, symmetry: Symmetry, seed: str) -> str:
    """Why the games stop being images of each other; nothing if they do not."""
    twins = Twins(world, symmetry, seed)
    for _ in range(STEPS):
        fault = twins.step()
        if fault or twins.one.over:
            return fault
    return ""


@every_world
def test_declared_symmetries_are_true(world: World) -> None:
    planes = HexPlanes(world.game)
    for symmetry in planes.geometry.symmetries:
        fault = followed(world, symmetry, f"{world.id} {symmetry}")
        assert fault == "" or fault.split(":")[0] in OPEN_QUESTIONS, f"{symmetry}: {fault}"


@every_world
def test_no_others_are(world: World) -> None:
    """Of all twelve, with seats that go on or not."""
    planes = HexPlanes(world.game)
    declared = {(one.turn, one.mirrored) for one in planes.geometry.symmetries}
    for way in TWELVE:
        if (way.turn, way.mirrored) in declared:
            continue
        for shift in range(world.game.seats if world.game.name == "nexus" else 1):
            symmetry = Symmetry(way.turn, way.mirrored, shift)
            assert breaks(world, symmetry), f"{symmetry} seems to be true"


def breaks(world: World, symmetry: Symmetry) -> bool:
    for number in range(8):
        try:
            fault = followed(world, symmetry, f"{world.id} {number}")
        except (AssertionError, ValueError, KeyError):
            return True
        if fault and fault.split(":")[0] not in OPEN_QUESTIONS:
            return True
    return False
