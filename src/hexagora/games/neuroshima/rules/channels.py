"""What is printed on tiles as the channels of an observation, ready to be copied.

There are as many lists as there are tiles and ways to turn them, each with the channels that are
not zero: most tiles have a handful of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i32, u8

from hexagora.games.neuroshima.rules.actions import MOST_TILES
from hexagora.games.neuroshima.rules.cells import CELLS

if TYPE_CHECKING:
    from hexagora.games.neuroshima.rules.tiles import Tables

EFFECTS: Final = (
    "adds to melee attacks",
    "adds to ranged attacks",
    "adds to initiative",
    "takes from the enemies' initiative",
    "gives a further attack",
    "is a medic",
    "is a transport",
    "lets units move twice",
    "turns melee into ranged attacks and back",
    "takes over modules",
    "explodes",
    "reaches along its links",
    "reaches all neighbours",
)
CHANNELS: Final = 45 + len(EFFECTS)
"""Three for the rank, the tile, its turn, six times six edges, two initiatives, toughness, mobility
and the effects."""


@final
class Prints:
    """Channel and number of all that is printed: from ``first[6 * tile + turn]`` on."""

    def __init__(self, tables: Tables) -> None:
        first = [0]
        channels: list[int] = []
        numbers: list[int] = []
        starts = [int(start) for start in tables.starts]
        for tile in range(len(tables.tiles)):
            place = tile - max(start for start in starts if start <= tile) + 1
            if tile >= starts[-1]:
                place = MOST_TILES + 1 + _face(tile - starts[-1])
            for turn in range(6):
                for channel, number in enumerate(_row(tables, tile, place, turn)):
                    if number != 0:
                        channels.append(channel * CELLS)
                        numbers.append(min(number, 255))
                first.append(len(channels))
        self.first: vec[i32] = vec[i32](first)
        self.channel: vec[i32] = vec[i32](channels)
        self.number: vec[u8] = vec[u8](numbers)


def _face(row: int) -> int:
    """The faces of a structure from 0: 1a, 1b, 2a, 2b; each is a half of two pairs."""
    pair, second = row // 2 % 4, row % 2
    return 2 + pair % 2 if second else pair // 2


def _row(tables: Tables, tile: int, place: int, turn: int) -> list[int]:
    """All channels of a tile that is turned clockwise by so many sixths."""
    kind = int(tables.kind[tile])
    if kind > 2:
        return []
    row = [int(kind == rank) for rank in range(3)]
    row += [place, turn]
    symbols = (
        tables.melee,
        tables.ranged,
        tables.gauss,
        tables.armour,
        tables.net,
        tables.link,
    )
    for symbol in symbols:
        row += [int(symbol[tile * 6 + (direction - turn) % 6]) for direction in range(6)]
    row += [int(tables.initiative[2 * tile + i]) + 1 for i in range(2)]
    row += [int(tables.toughness[tile]) if kind > 0 else 0, int(tables.mobile[tile])]
    effects = (
        tables.gives_melee,
        tables.gives_ranged,
        tables.gives_initiative,
        tables.takes_initiative,
        tables.gives_attack,
        tables.medic,
        tables.transport,
        tables.recon,
        tables.quartermaster,
        tables.scoper,
        tables.explodes,
    )
    row += [abs(int(effect[tile])) for effect in effects]
    row += [int(tables.reach[tile] == reach) for reach in (1, 2)]
    return row
