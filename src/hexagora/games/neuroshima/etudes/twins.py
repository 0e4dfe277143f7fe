"""Etudes that are the same but for how the board lies (docs/etudes.md, What makes one good)."""

from __future__ import annotations

from hexagora.games.neuroshima.content.armies import Edge
from hexagora.games.neuroshima.etudes.records import Etude
from hexagora.games.neuroshima.rules.cells import CELLS, FRAME

Twin = tuple[object, ...]


def canonical(etude: Etude) -> Twin:
    """The same for two etudes exactly if one is the other turned or mirrored.

    Hit points do not count: they follow from what the best line takes.
    """
    faces = [
        one for turn in range(6) for mirror in (False, True) if (one := _face(etude, turn, mirror))
    ]
    offered = tuple(sorted(etude.offered.items()))
    goals = tuple((goal.kind, goal.number, len(goal.cells)) for goal in etude.goals)
    return (min(faces, key=repr), offered, etude.use, goals)


def _face(etude: Etude, turn: int, mirror: bool) -> Twin | None:
    """The board turned by so many sixths, after it was mirrored; nothing where tiles have no
    mirror image among the rotations of themselves."""
    units = etude.state.units
    rows = []
    for cell in range(CELLS):
        tile = int(units.tile[cell])
        if tile < 0:
            continue
        printed = etude.state.tables.tiles[tile]
        edges = _seen(printed.edges, int(units.turn[cell]))
        q, r = FRAME[cell]
        if mirror:
            # The vertical axis stays: north is north, north-east becomes north-west.
            q, r = -q, q + r
            edges = tuple(edges[-i % 6] for i in range(6))
            if edges not in [_seen(printed.edges, t) for t in range(6)]:
                return None
        for _ in range(turn):
            q, r = -r, q + r
        edges = _seen(edges, turn)
        whose = int(units.owner[cell]) == etude.seat
        rows.append((q, r, printed.id, whose, tuple(map(str, edges)), int(units.wounds[cell])))
    return tuple(sorted(rows))


def _seen(edges: tuple[Edge, ...], turn: int) -> tuple[Edge, ...]:
    """The edges by direction, once the tile is turned clockwise by so many sixths."""
    return tuple(edges[(direction - turn) % 6] for direction in range(6))
