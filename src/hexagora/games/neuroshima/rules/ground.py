"""The ground of a game: which cells are on the board, who is beside whom, and who may place where.

A cell that is not on the board is a wall: nobody stands there, and lines end there. An object of a
mission is such a cell too, for as long as it lies there (NS-ATLAS-04, NS-ATLAS-05).
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16

from hexagora.games.neuroshima.rules.cells import CELLS, MAIN, NEXT_ALL, NEXT_MAIN


@final
class Ground:
    """A board at one moment.

    ``main`` are the cells that make it full (NS-TURN-11). A zone is where a seat may place: entry
    ``seat`` of ``zone_first`` and ``zone_end`` bounds those of its tiles in ``zone_cells``, entry
    ``seats + seat`` those of its HQ.
    """

    def __init__(
        self, playable: list[bool], main: list[bool], next_to: vec[i16], zones: list[list[int]]
    ) -> None:
        self.playable = playable
        self.next: vec[i16] = next_to
        self.cells = [cell for cell in range(CELLS) if playable[cell]]
        self.main = [cell for cell in range(CELLS) if main[cell]]
        self.zones = zones


def open_ground(extended: bool, seats: int) -> Ground:
    """The main board or the extended one, on which everybody may place everywhere."""
    playable = [extended or main for main in MAIN]
    cells = [cell for cell in range(CELLS) if playable[cell]]
    return Ground(playable, list(MAIN), NEXT_ALL if extended else NEXT_MAIN, [cells] * (2 * seats))


def walled_ground(cells: list[int], zones: list[list[int]]) -> Ground:
    """A board of these cells alone, all of it main board; zones are cut to it (NS-ATLAS-04)."""
    playable = [cell in cells for cell in range(CELLS)]
    beside = [int(NEXT_ALL[entry]) for entry in range(CELLS * 6)]
    beside = [
        other if other >= 0 and playable[other] and playable[entry // 6] else -1
        for entry, other in enumerate(beside)
    ]
    cut = [[cell for cell in zone if playable[cell]] for zone in zones]
    return Ground(playable, playable, vec[i16](beside), cut)


def flat(zones: list[list[int]]) -> tuple[list[int], list[int], list[int]]:
    """Zones as one row of cells, and where in it each begins and ends; equal ones share a place.

    >>> flat([[1, 2], [1, 2], [5]])
    ([1, 2, 5], [0, 0, 2], [2, 2, 3])
    """
    row: list[int] = []
    places: dict[tuple[int, ...], int] = {}
    for zone in zones:
        if tuple(zone) not in places:
            places[tuple(zone)] = len(row)
            row += zone
    firsts = [places[tuple(zone)] for zone in zones]
    return row, firsts, [first + len(zone) for first, zone in zip(firsts, zones, strict=True)]
