"""Hex as a game: ids, notation, refusals, views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from hexagora import Game, IllegalAction, Rng, State
from hexagora.core import BadView, Facts
from hexagora.core.data import dict_of
from hexagora.core.planes import Plane, decision_planes
from hexagora.core.reading import bad_usage, game_over, unknown_verb
from hexagora.core.saying import Say, plain
from hexagora.pictures import common
from hexagora.pictures.drawing import Drawing
from hexagora_hex.position import EMPTY, NAMES, NOBODY, HexState, borders, neighbours

SIZES = (5, 7, 9, 11, 13)
LETTERS = "abcdefghijklm"
USAGE = {"place": "place and a cell, such as: place c3", "swap": "swap"}


class Hex(Game):
    """The rules of Hex on a board of a size.

    An id below ``swap`` is the cell of a stone, row by row.
    """

    def __init__(self, seats: int, options: Mapping[str, str], rules_version: int) -> None:
        self.size = int(options["size"])
        self.swap = self.size * self.size
        self.may_swap = options["swap"] == "on"
        self.beside = neighbours(self.size)
        self.edges = borders(self.size)
        super().__init__(
            name="hex",
            seats=seats,
            options=options,
            rules_version=rules_version,
            kinds=("place",),
            event_kinds=("placed", "swapped", "ended"),
            action_count=self.swap + 1,
            most_options=self.swap + 1,
            bounds=(0.0, 1.0),
        )

    def name_of(self, cell: int) -> str:
        """What a cell is called: its column as a letter, its row from 1."""
        row, column = divmod(cell, self.size)
        return f"{LETTERS[column]}{row + 1}"

    def cell_of(self, name: str) -> int:
        """The cell of a name; ValueError if there is none."""
        column, row = LETTERS.index(name[:1] or "?"), int(name[1:]) - 1
        if not (column < self.size and 0 <= row < self.size):
            raise ValueError(name)
        return row * self.size + column

    def mirrored(self, cell: int) -> int:
        """The cell that is to the columns what this one is to the rows."""
        row, column = divmod(cell, self.size)
        return column * self.size + row

    def start(self) -> HexState:
        state = HexState(self)
        state.push(0, 0)
        return state

    def unpack(self, data: bytes) -> HexState:
        state = HexState(self)
        state.unpack_from(data)
        return state

    def meaning(self, state: State, action: int) -> Facts:
        return (
            {"do": "swap"} if action == self.swap else {"do": "place", "cell": self.name_of(action)}
        )

    def text(self, meaning: Facts) -> str:
        return "swap" if meaning["do"] == "swap" else f"place {meaning['cell']}"

    def write(self, state: State, action: int) -> str:
        return self.text(self.meaning(state, action))

    def read(self, state: State, text: str) -> int:
        verb, *rest = text.lower().split() or [""]
        if verb not in USAGE:
            raise unknown_verb(text, USAGE)
        try:
            (name,) = rest if verb == "place" else [*rest, ""]
            action = self.cell_of(name) if verb == "place" else self.swap
        except ValueError:
            raise bad_usage(text, verb, USAGE[verb]) from None
        if action not in state.legal():
            raise self.refusal(state, action)
        return action

    def refusal(self, state: State, action: int) -> IllegalAction:
        position = cast(HexState, state)
        if position.over:
            return game_over()
        if action == self.swap:
            return IllegalAction(
                "the first stone is taken over only in answer to it", "no_swap", "HX-RULE-04"
            )
        if 0 <= action < self.swap and position.cells[action] != EMPTY:
            cell = self.name_of(action)
            return IllegalAction("{cell} is taken", "taken", "HX-RULE-02", cell=cell)
        return IllegalAction("that is no cell of this board", "no_cell", "HX-RULE-01")

    def about(self, state: State, seat: int) -> Facts:
        if state.over:
            return {}
        decides = int(state.seat)
        sides = "columns" if decides else "rows"
        return {"seat": decides, "sides": sides, "swap": cast(HexState, state).may_swap()}

    def sample(self, data: Facts, rng: Rng) -> HexState:
        state = HexState(self)
        try:
            for name, stone in dict_of(data["stones"]).items():
                state.cells[self.cell_of(name)] = NAMES.index(str(stone), 1)
            state.last = self.cell_of(str(data["last"])) if "last" in data else NOBODY
            seat = data["turn_of"]
            if seat in (0, 1):
                state.push(0, seat)
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise BadView(f"the view cannot be read: {type(error).__name__} {error}") from error
        faults = state.check()
        if faults:
            raise BadView(f"the view shows an impossible position: {faults[0]}")
        return state

    def draw(self, state: State, colour: bool = False, say: Say = plain) -> str:
        return common.draw(state, colour)

    def sketch(self, data: Facts) -> Drawing:
        return common.sketch("Hex", data)

    def planes(self) -> list[Plane]:
        shape = (self.size, self.size)
        return [
            *decision_planes(self),
            Plane("stones", (*shape, 2), 1, "own stones, then those of the other; row by row"),
            Plane("last", shape, 1, "1 for the last stone"),
        ]
