"""How terrain, units and corporations look: paths around the middle of a hex."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.pictures.looks import looks_in

LOOKS = looks_in("hexagora.games.nexus.content")


@dataclass(frozen=True)
class Terrain:
    """The colour of a terrain, and the colours and paths of what is drawn over it, from below.

    A mark with a width is a line, one with none (0) is filled. ``deep`` is what the colour becomes
    towards the foot of the hex, ``rim`` the colour of its edge where it has one of its own.
    Neighbours of a terrain that is ``turned`` do not look stamped: each is turned by its place.
    """

    face: str
    deep: str = ""
    marks: tuple[tuple[str, str, float], ...] = ()
    rim: str = ""
    turned: bool = False


TERRAIN = {
    name: Terrain(
        **{**look, "marks": tuple((mark[0], mark[1], sum(mark[2:])) for mark in look["marks"])}
    )
    for name, look in LOOKS["terrain"].items()
}
NO_TERRAIN = Terrain(LOOKS["no_terrain"]["face"])

SILHOUETTES: dict[str, str] = LOOKS["silhouettes"]
"""By unit, within 11 units; those of a pack that are not here look like the unit in their place."""

BODIES: dict[str, str] = LOOKS["bodies"]
"""The body of a counter: the shape alone tells the corporation."""

SEATING: dict[str, list[float]] = LOOKS["seating"]
"""How much lower a silhouette lies in a body, and its scale there."""

NOBODY: tuple[str, str] = (LOOKS["nobody"]["rgb"], LOOKS["nobody"]["shape"])


def places(count: int) -> list[tuple[float, float, float]]:
    """Where the stacks of a hex stand and how large, by their number; the mine lies below them."""
    few: list[list[list[float]]] = LOOKS["few"]
    if count <= len(few):
        return [(x, y, scale) for x, y, scale in few[max(count, 1) - 1]]
    grid = next(grid for grid in LOOKS["many"] if count <= grid["most"])
    columns = int(grid["columns"])
    rows = -(-count // columns)
    found = []
    for i in range(count):
        row = i // columns
        in_row = min(columns, count - row * columns)
        x = (i % columns - (in_row - 1) / 2) * grid["across"]
        found.append((x, -7 + (row - (rows - 1) / 2) * grid["down"], grid["scale"]))
    return found
