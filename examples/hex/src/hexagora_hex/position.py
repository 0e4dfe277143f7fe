"""A position of Hex: one byte for each cell, and the cell of the last stone."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, u8

from hexagora import Log, State
from hexagora.core import Facts
from hexagora.core.board import Board, Cell, Edge, Piece
from hexagora.core.state import new_stack
from hexagora.hexes.axial import DIRECTIONS

if TYPE_CHECKING:
    from hexagora_hex.game import Hex

EMPTY, RED, BLUE = range(3)
NAMES = ("", "red", "blue")
PIECES: tuple[Piece, Piece] = (
    {"word": "stone-red", "letter": "R", "shape": "circle", "colour": "#d94343"},
    {"word": "stone-blue", "letter": "B", "shape": "diamond", "colour": "#4a86dd"},
)
NOBODY = -1


class HexState(State):
    """``cells`` goes row by row; ``last`` is the cell of the last stone, -1 for none."""

    game: Hex

    def __init__(self, game: Hex) -> None:
        super().__init__(game, new_stack(game), 0)
        self.cells = bytearray(game.size * game.size)
        self.last = NOBODY

    def copy(self) -> HexState:
        other = HexState(self.game)
        other.stack = self.stack[:]
        other.depth = self.depth
        other.cells = self.cells[:]
        other.last = self.last
        return other

    # What is legal, and what it does.

    def may_swap(self) -> bool:
        """HX-RULE-04: only the second player, and only in answer to the first stone."""
        return self.game.may_swap and self.seat == 1 and self.stones() == 1

    def stones(self) -> int:
        """How many stones lie on the board."""
        return len(self.cells) - self.cells.count(EMPTY)

    def fill_legal(self, out: vec[i32]) -> int:
        count = 0
        if self.depth > 0:
            for cell, stone in enumerate(self.cells):
                if stone == EMPTY:
                    out[count] = i32(cell)
                    count += 1
            if self.may_swap():
                out[count] = i32(self.game.swap)
                count += 1
        return count

    def apply(self, action: int, log: Log | None = None) -> None:
        seat = int(self.seat)
        self.pop()
        if action == self.game.swap:
            taken = self.last
            self.cells[taken] = EMPTY
            self.last = self.game.mirrored(taken)
            if log is not None:
                facts = {"cell": self.game.name_of(taken), "to": self.game.name_of(self.last)}
                log.add("swapped", "HX-RULE-04", {"seat": seat, **facts})
        else:
            self.last = action
            if log is not None:
                log.add("placed", "HX-RULE-02", {"seat": seat, "cell": self.game.name_of(action)})
        self.cells[self.last] = seat + 1
        if self.distance(seat) == 0:
            if log is not None:
                log.add(
                    "ended",
                    "HX-RULE-03",
                    {"seat": seat, "reason": "connected", "result": self.result()},
                )
        else:
            self.push(0, 1 - seat)

    def distance(self, seat: int) -> int:
        """How many stones the seat still needs to connect its sides; 0 if it has."""
        size, cells, own = self.game.size, self.cells, seat + 1
        best = [1_000] * len(cells)
        queue: deque[int] = deque()
        for i in range(size):
            cell = i if seat == 0 else i * size
            if cells[cell] in (EMPTY, own):
                cost = int(cells[cell] == EMPTY)
                best[cell] = cost
                (queue.append if cost else queue.appendleft)(cell)
        while queue:
            cell = queue.popleft()
            reached = cell // size if seat == 0 else cell % size
            if reached == size - 1:
                return best[cell]
            for other in self.game.beside[cell]:
                if cells[other] in (EMPTY, own):
                    cost = best[cell] + int(cells[other] == EMPTY)
                    if cost < best[other]:
                        best[other] = cost
                        (queue.append if cells[other] == EMPTY else queue.appendleft)(other)
        return 1_000

    # Who has won, and what a position is worth.

    def returns(self) -> list[float]:
        winner = self.cells[self.last] - 1
        return [1.0 if seat == winner else 0.0 for seat in range(2)]

    def places(self) -> list[int]:
        return [1 if worth > 0 else 2 for worth in self.returns()]

    def result(self) -> Facts:
        scores = [int(worth) for worth in self.returns()]
        return {
            "places": self.places(),
            "scores": scores,
            "reason": "connected",
            "clause": "HX-RULE-03",
        }

    def estimate(self, seat: int) -> float:
        if self.depth == 0:
            return self.returns()[seat]
        ahead = self.distance(1 - seat) - self.distance(seat) + (0.5 if self.seat == seat else -0.5)
        return min(0.95, max(0.05, 0.5 + 0.1 * ahead))

    # What is told, stored and checked.

    def facts(self, seat: int) -> Facts:
        name = self.game.name_of
        told: Facts = {
            "stones": {name(i): NAMES[stone] for i, stone in enumerate(self.cells) if stone},
            "turn_of": int(self.seat),
            "common": self._board(),
        }
        if self.last != NOBODY:
            told["last"] = name(self.last)
        return told

    def _board(self) -> Board:
        board: Board = {"cells": []}
        for i, stone in enumerate(self.cells):
            row, column = divmod(i, self.game.size)
            cell: Cell = {"at": self.game.name_of(i), "q": column, "r": row}
            if stone:
                cell["piece"] = PIECES[stone - 1]
            if self.game.edges[i]:
                cell["edges"] = self.game.edges[i]
            if i == self.last:
                cell["mark"] = True
            board["cells"].append(cell)
        return board

    def observe(self, seat: int, out: vec[u8], at: int) -> None:
        at = int(self.observe_decision(seat, out, at))
        own = max(0, seat) + 1
        for i, stone in enumerate(self.cells):
            if stone:
                out[at + i * 2 + int(stone != own)] = u8(1)
        if self.last != NOBODY:
            out[at + len(self.cells) * 2 + self.last] = u8(1)

    def pack(self) -> bytes:
        return self.pack_stack() + bytes([self.last + 1]) + bytes(self.cells)

    def unpack_from(self, data: bytes) -> None:
        """Take over what `pack` wrote."""
        at = self.unpack_stack(data)
        self.last = data[at] - 1
        self.cells = bytearray(data[at + 1 :])

    def check(self) -> list[str]:
        faults = self.check_stack()
        red, blue = self.cells.count(RED), self.cells.count(BLUE)
        if not -1 <= red - blue <= 1:
            faults.append(f"there are {red} red and {blue} blue stones")
        if (self.last == NOBODY) != (red + blue == 0):
            faults.append("there is a last stone exactly when there are stones")
        elif self.last != NOBODY and self.cells[self.last] == EMPTY:
            faults.append(f"the last stone is not at {self.game.name_of(self.last)}")
        won = [self.distance(seat) == 0 for seat in range(2)]
        if any(won) != (self.depth == 0):
            faults.append("the game is over exactly when a chain is whole")
        return faults


def neighbours(size: int) -> list[list[int]]:
    """The cells beside each cell."""
    found: list[list[int]] = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        near = [(row + dr, column + dq) for dq, dr in DIRECTIONS]
        found.append([r * size + q for r, q in near if 0 <= r < size and 0 <= q < size])
    return found


def borders(size: int) -> list[list[Edge]]:
    """The coloured sides of the cells at the rim."""
    found: list[list[Edge]] = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        edges: list[Edge] = []
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            if not 0 <= row + dr < size:
                edges.append({"direction": direction, "colour": PIECES[0]["colour"]})
            elif not 0 <= column + dq < size:
                edges.append({"direction": direction, "colour": PIECES[1]["colour"]})
        found.append(edges)
    return found
