"""A position of Superhex: what is on the table, how it is stored, and when it is sound."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.fingerprint import Fingerprint
from hexagora.core.frames import tell_frames
from hexagora.core.game import Game
from hexagora.core.state import CHANCE, FRAME, State
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.facts import Colour
from hexagora.games.superhex.rules import scoring
from hexagora.games.superhex.rules.block import (
    CELLS,
    COLOURS,
    GROUP,
    PIECES,
    Block,
    cell_name,
    empty_block,
    empty_grid,
)
from hexagora.games.superhex.rules.ends import END_CLAUSES, ENDS, NOT_REFORMED, TEN_LEFT
from hexagora.games.superhex.rules.kinds import FRAMES, LAY, MAIN, ROLL, SWAP, TURN
from hexagora.games.superhex.rules.settings import Rules

COLOUR_NAMES: Final = tuple(colour.name for colour in COMPONENTS.colours)


def colour_name(colour: int) -> Colour:
    """The name of a colour from 1 to 6."""
    return COLOUR_NAMES[colour - 1]


def named_cells(block: Block) -> dict[str, str]:
    """The colour on each cell that holds a piece."""
    return {
        cell_name(int(block.cells[i])): colour_name(int(block.grid[i64(block.cells[i])]))
        for i in range(block.count)
    }


class Position(State):
    """The block, the piles (six counts for each seat), the loose pieces, the dice, the counters.

    ``die_a`` and ``die_b`` are the colours of the last roll, the lower first, 0 before the first
    one. ``turns`` counts turns, in solo rolls; ``dry`` those in a row without a capture. ``end`` is
    an index into `ENDS`.
    """

    def __init__(
        self,
        game: Game,
        rules: Rules,
        stack: vec[i32],
        depth: i64,
        block: Block,
        piles: vec[u8],
        loose: vec[u8],
    ) -> None:
        super().__init__(game, stack, depth)
        self.rules = rules
        self.block = block
        self.piles: vec[u8] = piles
        self.loose: vec[u8] = loose
        self.die_a: i64 = 0
        self.die_b: i64 = 0
        self.turns: i64 = 0
        self.dry: i64 = 0
        self.end: i64 = 0

    def turn_seat(self) -> i64:
        """Whose turn it is, by the lowest frame; -1 before the first one and at the end."""
        return i64(self.stack[1]) if self.depth > 0 and i64(self.stack[0]) == TURN else CHANCE

    def mark(self, mark: i64) -> None:
        """Note in the turn, the lowest frame, what has happened."""
        self.stack[3] |= i32(mark)

    def pile_size(self, seat: i64) -> i64:
        """How many pieces the seat has captured."""
        return scoring.pile_size(self.piles, seat)

    def best_colour(self, seat: i64) -> i64:
        """How many pieces the seat has of its most numerous colour."""
        return scoring.best_colour(self.piles, seat)

    def places(self) -> list[int]:
        return scoring.places(self.piles, self.rules.seats)

    def returns(self) -> list[float]:
        """With two to four players a share of the victory; in solo the share captured."""
        if self.rules.solo:
            return [float(self.pile_size(0)) / PIECES]
        return scoring.shares(self.places())

    def result(self) -> Facts:
        facts: Facts = {
            "places": self.places(),
            "scores": [int(self.pile_size(seat)) for seat in range(self.rules.seats)],
            "most_of_a_colour": [int(self.best_colour(seat)) for seat in range(self.rules.seats)],
            "reason": ENDS[self.end],
            "clause": END_CLAUSES[self.end],
        }
        if self.rules.solo:
            left = PIECES - int(self.pile_size(0))
            facts["left"] = left
            facts["title"] = scoring.solo_title(left)
        return facts

    def facts(self, seat: int) -> Facts:
        """Nothing is hidden in this game, so every viewer knows the same."""
        facts: Facts = {
            "block": named_cells(self.block),
            "piles": [
                {
                    COLOUR_NAMES[colour]: int(self.piles[seat * COLOURS + colour])
                    for colour in range(COLOURS)
                }
                for seat in range(self.rules.seats)
            ],
            "scores": [int(self.pile_size(seat)) for seat in range(self.rules.seats)],
            "loose": {COLOUR_NAMES[i]: int(self.loose[i]) for i in range(COLOURS)},
            "dice": [colour_name(int(die)) for die in (self.die_a, self.die_b) if die > 0],
            "turn_of": int(self.turn_seat()),
            "turns": int(self.turns),
            "dry_turns": int(self.dry),
            "pending": tell_frames(self, FRAMES),
        }
        if self.end > 0:
            facts["end"] = ENDS[self.end]
        return facts

    def about(self) -> Facts:
        """What the pending decision is about."""
        if self.depth == 0:
            return {}
        if self.kind == ROLL:
            solo = self.rules.solo
            roll = self.turns if solo else self.top_a()
            of = self.rules.solo_rolls if solo else i64(3)
            return {"seat": int(self.turn_seat()), "roll": int(roll), "of": int(of), "solo": solo}
        if self.kind == SWAP:
            dice = [colour_name(int(die)) for die in (self.die_a, self.die_b)]
            return {"dice": dice, "double": self.die_a == self.die_b, "swap": int(self.top_a())}
        return {}

    def pack(self) -> bytes:
        parts = bytearray(self.pack_stack())
        for number in (self.turns, self.dry):
            parts += int(number).to_bytes(2, "big")
        for number in (self.end, self.die_a, self.die_b):
            parts.append(int(number))
        parts += bytes([int(count) for count in self.piles])
        parts += bytes([int(count) for count in self.loose])
        for i in range(self.block.count):
            cell = int(self.block.cells[i])
            parts += cell.to_bytes(2, "big")
            parts.append(int(self.block.grid[cell]))
        return bytes(parts)

    def fingerprint(self) -> i64:
        found = Fingerprint()
        for i in range(self.depth * FRAME):
            found.add_wide(i64(self.stack[i]))
        found.add(self.turns << 16 | self.dry)
        found.add(self.end << 16 | self.die_a << 8 | self.die_b)
        for count in self.piles:
            found.add(i64(count))
        for count in self.loose:
            found.add(i64(count))
        for i in range(self.block.count):
            cell = i64(self.block.cells[i])
            found.add(cell << 8 | i64(self.block.grid[cell]))
        return found.value()

    def unpack_from(self, data: bytes) -> None:
        """Take over what `pack` wrote."""
        at = self.unpack_stack(data)
        self.turns = int.from_bytes(data[at : at + 2], "big")
        self.dry = int.from_bytes(data[at + 2 : at + 4], "big")
        self.end = data[at + 4]
        self.die_a = data[at + 5]
        self.die_b = data[at + 6]
        at += 7
        for i in range(len(self.piles)):
            self.piles[i] = u8(data[at + i])
        at += int(len(self.piles))
        for i in range(COLOURS):
            self.loose[i] = u8(data[at + i])
        at += COLOURS
        self.block = empty_block()
        for i in range(at, len(data), 3):
            self.block.lay(int.from_bytes(data[i : i + 2], "big"), data[i + 2])

    def check(self) -> list[str]:
        faults = self.check_stack()
        dealt = self.block.count > 0 or self.turns > 0
        if dealt:
            faults += self._check_counts()
            faults += self._check_block()
        if not 0 <= self.end < len(ENDS):
            faults.append(f"the end {self.end} is unknown")
        elif (self.end > 0) != (self.depth == 0):
            faults.append("the game must have a reason to end exactly when no decision is pending")
        if self.depth > 0 and self.kind != LAY and any(count > 0 for count in self.loose):
            faults.append("pieces are loose although the block is not being re-formed")
        if not (0 <= self.die_a <= self.die_b <= COLOURS and (self.die_a > 0 or self.die_b == 0)):
            faults.append(f"the dice show {self.die_a} and {self.die_b}")
        if self.depth > 0 and self.kind == TURN:
            faults.append("the turn itself is no decision")
        return faults

    def _check_counts(self) -> list[str]:
        faults = []
        for colour in range(1, COLOURS + 1):
            total = int(self.loose[colour - 1])
            total += sum(
                int(self.piles[seat * COLOURS + colour - 1]) for seat in range(self.rules.seats)
            )
            total += sum(
                1
                for i in range(self.block.count)
                if int(self.block.grid[i64(self.block.cells[i])]) == colour
            )
            if total != self.rules.of_a_colour:
                faults.append(
                    f"there are {total} {colour_name(colour)} pieces instead of "
                    f"{self.rules.of_a_colour} (SH-SET-10)"
                )
        return faults

    def _check_block(self) -> list[str]:
        faults = []
        block = self.block
        listed = [int(block.cells[i]) for i in range(block.count)]
        held = [cell for cell in range(CELLS) if block.grid[cell] != 0]
        if listed != held:
            faults.append("the list of cells does not agree with the grid")
            return faults
        out = vec[i16]([0] * PIECES)
        for cell in listed:
            if block.group(cell, out) >= GROUP:
                faults.append(f"the piece at {cell_name(cell)} is in a group (SH-SET-10)")
        apart = block.sections(empty_grid())
        split = self.end == NOT_REFORMED or self.end == TEN_LEFT
        if apart > 1 and not split and self.depth > 0 and self.kind != MAIN:
            faults.append(f"the block is in {apart} sections (SH-SET-10)")
        return faults


def tell_pass(position: Position, clause: str, log: Log | None) -> None:
    """Somebody has declined."""
    if log is not None:
        log.add("passed", clause, {"seat": int(position.seat)})
