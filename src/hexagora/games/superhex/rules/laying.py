"""Pieces that are laid: loose ones again, captured ones for a bonus roll or back in solo."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import COLOURS, cell_name
from hexagora.games.superhex.rules.kinds import BONUS_ROLL, ROLL
from hexagora.games.superhex.rules.position import Position, colour_name, tell_pass
from hexagora.games.superhex.rules.reform import (
    RIM,
    Way,
    fill_layings,
    keeps_going,
    way_to_reform,
)


def fill_loose(position: Position, out: vec[i32]) -> i64:
    """Where the loose pieces may be laid so that all can be."""
    return fill_layings(position.block, position.loose, actions.LAY, out)


def way_of_loose(position: Position) -> Way:
    """One way to lay all loose pieces again."""
    return way_to_reform(position.block, position.loose)


def random_loose(position: Position, rng: Rng, room: vec[i32]) -> i64:
    """Draws from every kind of loose piece on every cell of the rim until one is legal.

    The draws are all equally likely, and so are the legal ones among them.
    """
    block = position.block
    width = block.rim(room)
    while True:
        drawn = rng.below(width * COLOURS)
        colour = 1 + drawn % COLOURS
        entry = i64(room[drawn // COLOURS])
        if (
            position.loose[colour - 1] != 0
            and entry & (1 << colour) == 0
            and keeps_going(block, position.loose, entry >> 7, colour)
        ):
            return actions.lay_of(colour, entry >> 7)


def fill_piled(position: Position, out: vec[i32]) -> i64:
    """Passing, or a piece from the pile of the seat that decides on any cell that takes it."""
    out[0] = actions.PASS
    total: i64 = 1
    rim = vec[i32]([0] * RIM)
    width = position.block.rim(rim)
    base = position.seat * COLOURS - 1
    for colour in range(i64(1), i64(COLOURS + 1)):
        if position.piles[base + colour] != 0:
            for i in range(width):
                entry = i64(rim[i])
                if entry & (1 << colour) == 0:
                    out[total] = i32(actions.lay_of(colour, entry >> 7))
                    total += 1
    return total


def can_lay_piled(position: Position, seat: i64) -> bool:
    """Whether any piece of a seat's pile can be laid."""
    colours: i64 = 0
    for colour in range(i64(1), i64(COLOURS + 1)):
        if position.piles[seat * COLOURS + colour - 1] != 0:
            colours |= 1 << colour
    return colours != 0 and position.block.has_place(colours)


def lay_loose(position: Position, action: i64, log: Log | None) -> None:
    """Add a loose piece to the block again."""
    position.loose[actions.lay_colour(action) - 1] -= 1
    _lay(position, "laid", "SH-SPLIT-02", action, log)


def pay_bonus(position: Position, action: i64, log: Log | None) -> None:
    """Pay a captured piece for one more roll; or pass."""
    if action == actions.PASS:
        tell_pass(position, "SH-BON-01", log)
        position.pop()
        return
    seat = position.seat
    position.pop()
    position.piles[seat * COLOURS + actions.lay_colour(action) - 1] -= 1
    _lay(position, "paid", "SH-BON-02", action, log)
    position.push(ROLL, CHANCE, BONUS_ROLL)


def put_back(position: Position, action: i64, log: Log | None) -> None:
    """Put a captured piece back in solo; or pass."""
    if action == actions.PASS:
        tell_pass(position, "SH-SOLO-02", log)
    else:
        position.piles[position.seat * COLOURS + actions.lay_colour(action) - 1] -= 1
        _lay(position, "put back", "SH-SOLO-02", action, log)
    position.pop()


def _lay(position: Position, event: str, clause: str, action: i64, log: Log | None) -> None:
    cell = actions.lay_cell(action)
    colour = actions.lay_colour(action)
    position.block.lay(cell, colour)
    if log is not None:
        facts: dict[str, object] = {
            "seat": int(position.seat),
            "colour": colour_name(colour),
            "cell": cell_name(cell),
        }
        log.add(event, clause, facts)
