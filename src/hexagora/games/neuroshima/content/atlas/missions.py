"""Missions: maps of the atlas with their numbers, read from TOML, a file for each.

What is printed in the atlas of the box is in no public source: these here are a reconstruction of
our own, and the files say so.

>>> base_missions()[1].names["en"]
'Assembly Line'
"""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from hexagora.games.neuroshima.content.armies import Edge, Tile, edge_of
from hexagora.games.neuroshima.content.atlas.mission_check import faults_of
from hexagora.games.neuroshima.content.atlas.mission_words import LEVELS, NORMAL, RULES
from hexagora.games.neuroshima.content.reading import checked, texts_of


@dataclass(frozen=True)
class MissionSeat:
    """A player's seat. ``armies`` is empty where any army may play, ``hq`` 0 where there is none.

    ``hq`` are the hit points at the normal level, ``hq_by_level`` those at every level.
    ``hq_cells`` are where the HQ may be placed (a single one: it stands there), ``zone`` is where
    tiles from the hand may.
    """

    armies: tuple[str, ...]
    hq: int
    hq_by_level: tuple[int, ...]
    hq_cells: tuple[str, ...]
    zone: tuple[str, ...]


@dataclass(frozen=True)
class MissionUnit:
    """A unit of a seat that comes from no pile."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class Arrival:
    """A unit of the automaton and where it comes, turned so many steps clockwise."""

    at: str
    tile: str
    turn: int


@dataclass(frozen=True)
class Automaton:
    """The army on the seat after the players', which nobody plays.

    ``pile`` is how often it has which tile, ``fronts`` which printed edge of a tile is its front.
    """

    army: str
    arrivals: tuple[Arrival, ...]
    pile: dict[str, int] = field(hash=False)
    fronts: dict[str, int] = field(hash=False)


@dataclass(frozen=True)
class Mission:
    """A mission of the atlas: what its file says, with names of cells in the order of the file."""

    number: int
    rules: str
    reconstruction: bool
    names: dict[str, str] = field(hash=False)
    text: dict[str, str] = field(hash=False)
    cells: tuple[str, ...]
    objects: tuple[str, ...]
    seats: tuple[MissionSeat, ...]
    units: tuple[MissionUnit, ...]
    automaton: Automaton | None
    zones: dict[str, tuple[str, ...]] = field(hash=False)
    paths: dict[str, tuple[tuple[str, ...], ...]] = field(hash=False)
    numbers: dict[str, int] = field(hash=False)

    @property
    def mode(self) -> str:
        """Whose rules hold where the mission says nothing: duel, deathmatch or team."""
        return RULES[self.rules].mode


@cache
def base_missions() -> dict[int, Mission]:
    """The eight missions by number."""
    folder = files("hexagora.games.neuroshima.content.atlas")
    names = [f"{name}.toml" for name in RULES]
    missions = [parse_mission(folder.joinpath(name).read_text("utf-8"), name) for name in names]
    return {mission.number: mission for mission in missions}


def parse_mission(text: str, source: str) -> Mission:
    """The mission in a text; ``source`` stands before every fault."""
    data = checked(text, source, faults_of)
    return Mission(
        number=data["number"],
        rules=data["rules"],
        reconstruction=data.get("reconstruction", False),
        names=texts_of(data["names"]),
        text=texts_of(data["text"]),
        cells=tuple(data["cells"]),
        objects=tuple(data.get("objects", ())),
        seats=tuple(_seat(row, data) for row in data["seat"]),
        units=tuple(MissionUnit(row["seat"] - 1, _tile(row)) for row in data.get("unit", ())),
        automaton=_automaton(data["automaton"]) if "automaton" in data else None,
        zones={name: tuple(cells) for name, cells in data.get("zones", {}).items()},
        paths={
            name: tuple(tuple(cells) for cells in rows)
            for name, rows in data.get("paths", {}).items()
        },
        numbers=dict(data.get("numbers", {})),
    )


def _seat(row: dict[str, Any], data: dict[str, Any]) -> MissionSeat:
    hq = row.get("hq", 0)
    cells = data["cells"]
    free = [cell for cell in cells if cell not in data.get("objects", ())]
    by_level = hq if isinstance(hq, dict) else dict.fromkeys(LEVELS, hq)
    return MissionSeat(
        armies=tuple(row.get("armies", ())),
        hq=by_level[NORMAL],
        hq_by_level=tuple(by_level[level] for level in LEVELS),
        hq_cells=tuple(row.get("hq_cells", free)) if hq else (),
        zone=tuple(row.get("zone", cells)),
    )


def _tile(row: dict[str, Any]) -> Tile:
    """A unit of a mission as a tile; no pile has one, so its count is 0."""
    return Tile(
        id=row["id"],
        kind="warrior",
        count=0,
        initiative=tuple(sorted(row.get("initiative", ()), reverse=True)),
        toughness=row.get("toughness", 0),
        mobility=row.get("mobility", False),
        edges=tuple(edge_of(text) for text in row["edges"]) if "edges" in row else (Edge(),) * 6,
        effects=(),
        names=texts_of(row["names"]),
        help=texts_of(row["help"]),
    )


def _automaton(row: dict[str, Any]) -> Automaton:
    return Automaton(
        army=row["army"],
        arrivals=tuple(Arrival(**arrival) for arrival in row.get("arrivals", ())),
        pile=dict(row.get("pile", {})),
        fronts=dict(row.get("fronts", {})),
    )
