"""A position of Superhex as numbers."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.game import Game
from hexagora.core.planes import Plane, decision_planes
from hexagora.core.state import MOST, capped
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules.block import CELLS, COLOURS, SIZE
from hexagora.games.superhex.rules.position import Position


def planes(game: Game) -> list[Plane]:
    """What `observe` writes, in its order."""
    seats = game.seats
    of_a_colour = COMPONENTS.pieces_of_a_colour
    return [
        *decision_planes(game),
        Plane("turn_of", (seats,), 1, "1 for the seat whose turn it is"),
        Plane(
            "block",
            (SIZE, SIZE),
            COLOURS,
            "the colour on each cell, 1 to 6, or 0; cell q,r is row r, column q, both modulo 44",
        ),
        Plane("piles", (seats, COLOURS), of_a_colour, "captured pieces of each colour"),
        Plane("loose", (COLOURS,), of_a_colour, "pieces of each colour that are to be laid again"),
        Plane("dice", (2, COLOURS), 1, "1 for the colour of each die, the lower first"),
        Plane("turns", (2,), MOST, "turns begun, in solo rolls made, as two bytes"),
        Plane("dry", (1,), MOST, "turns in a row without a capture; at most 255"),
    ]


def observe(position: Position, seat: i64, out: vec[u8], start: i64) -> None:
    """Write the position as the seat sees it: nothing is hidden, only the order is its own."""
    seats = position.rules.seats
    at = position.observe_decision(seat, out, start)
    active = position.turn_seat()
    if active >= 0:
        out[at + (active - seat + seats) % seats] = 1
    at += seats
    block = position.block
    grid = block.grid
    cells = block.cells
    for i in range(block.count):
        cell = i64(cells[i])
        out[at + cell] = grid[cell]
    at += CELLS
    piles = position.piles
    for place in range(seats):
        base = (seat + place) % seats * COLOURS
        for colour in range(i64(COLOURS)):
            out[at + colour] = piles[base + colour]
        at += COLOURS
    loose = position.loose
    for colour in range(i64(COLOURS)):
        out[at + colour] = loose[colour]
    at += COLOURS
    if position.die_a > 0:
        out[at + position.die_a - 1] = 1
        out[at + COLOURS + position.die_b - 1] = 1
    at += 2 * COLOURS
    out[at] = u8(position.turns >> 8 & 255)
    out[at + 1] = u8(position.turns & 255)
    out[at + 2] = capped(position.dry)
