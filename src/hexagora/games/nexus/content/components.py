"""What is in the box of Nexus Ops, read from ``data``. See docs/nexus_data.md.

>>> the_box().units[0].names["en"], the_box().units[0].cost
('Human', 2)
>>> the_box().missions[0].origin
'reconstruction'
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from hexagora.core.errors import BadPack
from hexagora.core.languages import LANGUAGES
from hexagora.games.nexus.content.vocabulary import SMALL_BOARD, UNIT_ORDER
from hexagora.hexes.axial import Cell

FILES = ("box", "units", "boards", "missions", "energize")


class BadData(BadPack):
    """Components that cannot be played."""


@dataclass(frozen=True)
class Unit:
    """One kind of unit. ``unsure`` names the fields that are reconstructed though others are not.

    ``modifiers`` change its rolls by terrain; ``breath`` is what its special attack needs to hit,
    0 if it has none.
    """

    id: str
    place: str
    names: dict[str, str] = field(hash=False)
    cost: int
    to_hit: int
    figures: int
    mines: bool
    cannot_enter: tuple[str, ...]
    modifiers: dict[str, int] = field(hash=False)
    abilities: tuple[str, ...]
    breath: int
    origin: str
    unsure: tuple[str, ...]


@dataclass(frozen=True)
class Token:
    """One kind of exploration token: a mine of that size or none (0), a unit or none ("")."""

    mine: int
    unit: str
    count: int
    green: bool
    origin: str


@dataclass(frozen=True)
class Tile:
    """One kind of hex tile: the terrain of a single hex, or the two of a double one."""

    terrains: tuple[str, ...]
    count: int
    origin: str


@dataclass(frozen=True)
class BaseHex:
    """One of the three hexes of every home base."""

    terrain: str
    mine: int
    origin: str


@dataclass(frozen=True)
class Board:
    """The plan of a board; its cells are those of all its tiles, the centre and the bases.

    ``doubles`` are the ways to cover the same cells with double hexes, one of which is drawn.
    ``bases`` go clockwise by seat, the hexes of each in the order of ``Box.base``. On the small
    board ``token_sets`` are what each seat lays, on the other seat's half, and ``halves`` which
    cells are whose; on other boards both are empty.
    """

    id: str
    singles: tuple[Cell, ...]
    doubles: tuple[tuple[tuple[Cell, Cell], ...], ...]
    centre: bool
    bases: tuple[tuple[Cell, Cell, Cell], ...]
    tiles: tuple[Tile, ...]
    token_sets: tuple[tuple[Token, ...], ...]
    halves: tuple[tuple[Cell, ...], ...]
    origin: str


@dataclass(frozen=True)
class Mission:
    """One kind of Secret Mission. ``argument`` is "" where the condition takes none."""

    id: str
    names: dict[str, str] = field(hash=False)
    kind: str
    points: int
    copies: int
    condition: str
    argument: str | int
    text: dict[str, str] = field(hash=False)
    needs_monolith: bool
    needs_flight: bool
    origin: str
    name_is_printed: bool


@dataclass(frozen=True)
class Energize:
    """One kind of Energize card. ``unit`` and ``terrain`` are "" where the effect names none."""

    id: str
    names: dict[str, str] = field(hash=False)
    phase: str
    moment: str
    effect: str
    amount: int
    unit: str
    terrain: str
    copies: int
    text: dict[str, str] = field(hash=False)
    origin: str


@dataclass(frozen=True)
class Numbers:
    """The numbers of the rules; where each is used stands beside it in ``data/box.toml``.

    ``small_set`` is no choice: so many tokens each player lays as the small board has hexes for.
    """

    points: int
    short_points: int
    long_points: int
    team_points: int
    start_rubium: tuple[int, ...]
    monolith_cards: int
    row_extra: int
    most_mines: int
    small_set: int
    origin: str


@dataclass(frozen=True)
class Corporation:
    """What tells the players' pieces apart; ``shape`` does so without colour."""

    id: str
    names: dict[str, str] = field(hash=False)
    rgb: str
    shape: str


@dataclass(frozen=True)
class Box:
    """All components of a game. Units stand in the order of ``UNIT_ORDER``.

    ``vortex`` are the cells beside its sides 1 to 6.
    """

    id: str
    name: str
    units: tuple[Unit, ...]
    alternates: tuple[Unit, ...]
    tokens: tuple[Token, ...]
    base: tuple[BaseHex, ...]
    boards: dict[str, Board] = field(hash=False)
    missions: tuple[Mission, ...]
    energize: tuple[Energize, ...]
    vortex: tuple[Cell, ...]
    vortex_origin: str
    numbers: Numbers
    corporations: tuple[Corporation, ...]

    def reconstructed(self) -> list[str]:
        """Which components are not known to be as printed, by section and key, as in a file.

        >>> the_box().reconstructed()[:2]
        ['units.fungoid.modifiers', 'units.crystalline.modifiers']
        """
        found = ["numbers"] if self.numbers.origin == "reconstruction" else []
        for section, units in (("units", self.units), ("alternates", self.alternates)):
            for unit in units:
                if unit.origin == "reconstruction":
                    found.append(f"{section}.{unit.id}")
                else:
                    found += [f"{section}.{unit.id}.{key}" for key in unit.unsure]
        green = [token.green for token in self.tokens if token.origin == "reconstruction"]
        if green:
            found.append("tokens.green" if all(green) else "tokens")
        if any(one.origin == "reconstruction" for one in self.base):
            found.append("base")
        for board in self.boards.values():
            if board.origin == "reconstruction":
                found.append(f"boards.{board.id}")
            elif any(tile.origin == "reconstruction" for tile in board.tiles):
                found.append(f"boards.{board.id}.tiles")
        if self.vortex_origin == "reconstruction":
            found.append("vortex")
        for section, cards in (("missions", self.missions), ("energize", self.energize)):
            doubtful = [card.id for card in cards if card.origin == "reconstruction"]
            if len(doubtful) == len(cards):
                found.append(section)
            else:
                found += [f"{section}.{card_id}" for card_id in doubtful]
        return found


@cache
def the_box() -> Box:
    """The components that are played with unless a file tells others."""
    return build(box_data())


@cache
def box_data() -> dict[str, Any]:
    """What stands in the files of the box, all sections together; not to be changed."""
    folder = files("hexagora.games.nexus.content")
    data: dict[str, Any] = {}
    for name in FILES:
        data |= tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8"))
    return data


def build(data: dict[str, Any]) -> Box:
    """The box of data that has all sections and no fault."""
    units = _by_place(_unit(row) for row in data["units"])
    figures = {unit.place: unit.figures for unit in units}
    tiles = _tiles(data["tiles"])
    boards = {row["id"]: _board(row, tiles) for row in data["boards"]}
    return Box(
        id=data["id"],
        name=data["name"],
        units=units,
        # The other side of the sheet is played with the same figures.
        alternates=_by_place(
            _unit({**row, "figures": figures[row["place"]]}) for row in data["alternates"]
        ),
        tokens=tuple(_token(row) for row in data["tokens"]),
        base=tuple(BaseHex(row["terrain"], row["mine"], _origin(row)) for row in data["base"]),
        boards=boards,
        missions=tuple(_mission(row) for row in data["missions"]),
        energize=tuple(_energize(row) for row in data["energize"]),
        vortex=_cells(data["vortex"]["cells"]),
        vortex_origin=_origin(data["vortex"]),
        numbers=_numbers(data["numbers"], len(boards[SMALL_BOARD].halves[0])),
        corporations=tuple(
            Corporation(row["id"], _texts(row["names"]), row["rgb"], row["shape"])
            for row in data["corporations"]
        ),
    )


def needs_monolith(mission: dict[str, Any]) -> bool:
    """Whether nobody could complete the mission where there is no Monolith (NX-OPT-09)."""
    return mission["condition"] in ("flown", "hold_monolith") or (
        mission.get("argument") == "monolith"
    )


def _numbers(row: dict[str, Any], small_set: int) -> Numbers:
    return Numbers(
        **{**row, "start_rubium": tuple(row["start_rubium"]), "origin": _origin(row)},
        small_set=small_set,
    )


def _by_place(units: Iterable[Unit]) -> tuple[Unit, ...]:
    return tuple(sorted(units, key=lambda unit: UNIT_ORDER.index(unit.place)))


def _unit(row: dict[str, Any]) -> Unit:
    return Unit(
        id=row["id"],
        place=row["place"],
        names=_texts(row["names"]),
        cost=row["cost"],
        to_hit=row["to_hit"],
        figures=row["figures"],
        mines=row["mines"],
        cannot_enter=tuple(row.get("cannot_enter", ())),
        modifiers=dict(row.get("modifiers", {})),
        abilities=tuple(row.get("abilities", ())),
        breath=row.get("breath", 0),
        origin=_origin(row),
        unsure=tuple(row.get("unsure", ())),
    )


def _token(row: dict[str, Any]) -> Token:
    return Token(
        mine=row.get("mine", 0),
        unit=row.get("unit", ""),
        count=row["count"],
        green=row.get("green", False),
        origin=_origin(row),
    )


def _tiles(rows: list[dict[str, Any]]) -> tuple[Tile, ...]:
    return tuple(Tile(tuple(row["terrains"]), row["count"], _origin(row)) for row in rows)


def _board(row: dict[str, Any], tiles: tuple[Tile, ...]) -> Board:
    token_set = tuple(_token(token) for token in row.get("token_set", ()))
    halves = tuple(_cells(half) for half in row.get("halves", ()))
    return Board(
        id=row["id"],
        singles=_cells(row["singles"]),
        doubles=tuple(
            tuple((_cell(one), _cell(other)) for one, other in covering)
            for covering in row["doubles"]
        ),
        centre=row["centre"],
        bases=tuple((_cell(a), _cell(b), _cell(c)) for a, b, c in row["bases"]),
        tiles=_tiles(row["tiles"]) if "tiles" in row else tiles,
        token_sets=(token_set,) * len(halves),
        halves=halves,
        origin=_origin(row),
    )


def _mission(row: dict[str, Any]) -> Mission:
    origin = _origin(row)
    return Mission(
        id=row["id"],
        names=_texts(row["names"]),
        kind=row["kind"],
        points=row["points"],
        copies=row["copies"],
        condition=row["condition"],
        argument=row.get("argument", ""),
        text=_texts(row["text"]),
        needs_monolith=needs_monolith(row),
        needs_flight=row["condition"] == "flown",
        origin=origin,
        name_is_printed=row.get("name_is_printed", origin == "sourced"),
    )


def _energize(row: dict[str, Any]) -> Energize:
    return Energize(
        id=row["id"],
        names=_texts(row["names"]),
        phase="deployment" if row["moment"] == "deployment" else "battle",
        moment=row["moment"],
        effect=row["effect"],
        amount=row.get("amount", 1),
        unit=row.get("unit", ""),
        terrain=row.get("terrain", ""),
        copies=row["copies"],
        text=_texts(row["text"]),
        origin=_origin(row),
    )


def _cell(pair: list[int]) -> Cell:
    return pair[0], pair[1]


def _cells(pairs: list[list[int]]) -> tuple[Cell, ...]:
    return tuple(_cell(pair) for pair in pairs)


def _origin(row: dict[str, Any]) -> str:
    """Who says nothing has copied what is printed."""
    origin: str = row.get("origin", "sourced")
    return origin


def _texts(texts: dict[str, str]) -> dict[str, str]:
    """A text in every language: in English where the file does not give it."""
    return {language: texts.get(language, texts["en"]) for language in LANGUAGES}
