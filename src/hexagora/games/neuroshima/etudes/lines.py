"""Solving lines as text, as boards before the battle, and as classes (NS-ETU-09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexagora.core.errors import HexagoraError
from hexagora.games.neuroshima.etudes.records import Etude
from hexagora.games.neuroshima.proof.search import step
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.kinds import ACT, AIM, MOVE, PLACE, PUSH
from hexagora.games.neuroshima.rules.tiles import MOVE as MOVE_TILE
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.words import notation

GONE = -1


@dataclass
class Item:
    """A tile that was used: where it stands before the battle, or what it was aimed at."""

    tile: int
    cell: int
    goal: int = -1
    turn: int = -1

    def key(self) -> tuple[int, int, int]:
        """What counts for the class; rotations do not."""
        return self.tile, self.cell, self.goal


class Replay:
    """A line played out step by step, up to the battle."""

    def __init__(self, etude: Etude) -> None:
        self.state: NeuroshimaState = etude.state.copy()
        self.seat = etude.seat
        self.items: list[Item] = []
        self.texts: list[str] = []
        self.answers: list[str] = []
        self.moves = 0

    def follow(self, line: Sequence[int]) -> Replay:
        """Play a whole line."""
        for action in line:
            self.do(action)
        return self

    def do(self, action: int) -> None:
        """Play one action; what the other side chooses is no part of the text."""
        state = self.state
        text = notation.write(state, action)
        if state.kind == ACT:
            self.texts.append(text)
            if action < actions.MOVE:
                tile = int(state.first_tile(self.seat)) + action - actions.USE
                self.items.append(Item(tile, -1))
            else:
                self.moves += 1
        elif int(state.seat) == self.seat:
            self.texts[-1] += f" {text}"
        else:
            self.answers.append(text)
        self._note(action)
        step(state, action)
        for item in self.items:
            # An own air strike can take away what was just placed.
            placed = state.tables.instant[item.tile] == 0 and item.cell >= 0 and state.kind == ACT
            if placed and int(state.units.tile[item.cell]) != item.tile:
                item.cell = GONE

    def _note(self, action: int) -> None:
        state = self.state
        kind = int(state.kind)
        if kind == PLACE:
            spot = action - actions.PLACE
            self.items[-1].cell, self.items[-1].turn = spot // 6, spot % 6
        elif kind == AIM:
            self.items[-1].cell = action - actions.TARGET
        elif kind == PUSH:
            who = action - actions.PUSH
            self.items[-1].cell = who // 6
            self.items[-1].goal = int(state.rules.next[who])
        elif kind == MOVE:
            self._move(int(state.top_a()), action - actions.PLACE)

    def _move(self, start: int, spot: int) -> None:
        """Units that were placed are followed; a Move tile has its goal from here."""
        tables = self.state.tables
        last = self.items[-1] if self.items else None
        if last and tables.instant[last.tile] == MOVE_TILE and last.goal < 0:
            last.goal = spot // 6
        for item in self.items:
            if tables.instant[item.tile] == 0 and item.cell == start >= 0:
                item.cell, item.turn = spot // 6, spot % 6

    def board(self) -> tuple[tuple[int, ...], ...]:
        """The board, wounds and hit points: transpositions have them in common."""
        units = self.state.units
        rows = [
            (cell, int(units.tile[cell]), int(units.turn[cell]), int(units.wounds[cell]))
            for cell in range(CELLS)
            if units.tile[cell] >= 0
        ]
        return (*rows, tuple(int(points) for points in self.state.points))

    def class_key(self) -> tuple[tuple[int, int, int], ...]:
        """The tiles on their cells, in no order and no rotation."""
        return tuple(sorted(item.key() for item in self.items))

    def order(self) -> tuple[int, ...]:
        """The tiles in the order in which they were used."""
        return tuple(item.tile for item in self.items)


def item_text(state: NeuroshimaState, key: tuple[int, int, int]) -> str:
    """A tile of a class as text: ``outpost_scout d4``, ``borgo_move e3 d4``."""
    tile, cell, goal = key
    words = [state.tables.tiles[tile].id, NAMES[cell] if cell >= 0 else "gone"]
    return " ".join(words + ([NAMES[goal]] if goal >= 0 else []))


VERBS = ("use", "place", "aim", "to", "push", "pushed", "move", "carry", "medic", "take", "end")
NAMING = ("use", "play", "discard")
"""After these a tile is named, and tiles are called Move and Medic, too."""


def split(text: str) -> list[str]:
    """The actions in one text: ``use outpost_scout place d4 0`` are two.

    >>> split("use borgo_move aim e3 to d4 1")
    ['use borgo_move', 'aim e3', 'to d4 1']
    >>> split("use medic place b2 0")
    ['use medic', 'place b2 0']
    """
    found: list[list[str]] = []
    for word in text.lower().split():
        named = bool(found) and found[-1][0] in NAMING and len(found[-1]) == 1
        if not found or (word in VERBS and not named):
            found.append([])
        found[-1].append(word)
    return [" ".join(words) for words in found]


def read_step(state: NeuroshimaState, text: str) -> int:
    """An action of the etude from its text; HexagoraError tells why it cannot be."""
    if state.kind == ACT and text.split()[:1] == ["discard"]:
        raise HexagoraError("in an etude nothing is discarded", "etude_no_discard", "NS-ETU-04")
    return notation.read(state, text)
