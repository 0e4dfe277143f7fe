"""A view as a picture: the board with its units, and the army, points, pile and hand of each seat.

Tiles show their initiative of the moment. Nothing of the position is hidden from anybody, so it is
worked out from the view.
"""

from __future__ import annotations

from typing import cast

from hexagora.core.event import Facts
from hexagora.games.neuroshima.content.armies import Tile
from hexagora.games.neuroshima.pictures.look import look_of
from hexagora.games.neuroshima.pictures.mission_map import map_signs
from hexagora.games.neuroshima.pictures.tile_drawing import CREAM, Condition, tile_part
from hexagora.games.neuroshima.rules.cells import FRAME, NAMES, NUMBERS
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.pictures.drawing import MIDDLE, Drawing, Part
from hexagora.pictures.sketching import (
    APOTHEM,
    DARK,
    DIM,
    HEIGHT,
    LINE,
    PANEL,
    RADIUS,
    WIDTH,
    Panel,
    Window,
    centre,
    fitted,
    hexagon,
    is_active,
    place_of,
    players_of,
    seat_mark,
    set_on_table,
)

FULL = 20
"""So many points fill a bar: hit points at the start, or the points that win."""


def sketch(position: NeuroshimaState, data: Facts) -> Drawing:
    """The picture of a view, from its data and the position that these tell."""
    drawing = Drawing(WIDTH, HEIGHT, "Neuroshima Hex")
    _board(drawing, position, data)
    panel = Panel(drawing)
    panel.head("Neuroshima Hex", _moment(data), data)
    for seat in range(position.game.seats):
        _player(panel, position, data, seat)
    set_on_table(drawing, panel.y)
    return drawing


def _moment(data: Facts) -> str:
    words = f"turn {data['turns']}, {data['stage']}"
    last = cast(int, data["last_tile"])
    return words if last < 0 else f"{words}; seat {last + 1} has drawn the last tile"


def _twin(data: Facts, seat: int) -> int:
    """The seat if another leads the same army, else -1."""
    armies = [player["army"] for player in players_of(data)]
    return seat if armies.count(armies[seat]) > 1 else -1


# The board.


def _board(drawing: Drawing, position: NeuroshimaState, data: Facts) -> None:
    units: dict[int, Facts] = {}
    for unit in cast("list[Facts]", data["board"]):
        units[NUMBERS[str(unit["at"])]] = unit
        if "second" in unit:
            second = cast(Facts, unit["second"])
            units[NUMBERS[str(second["at"])]] = {**unit, **second, "wounds": 0}
    field = position.field()
    signs = map_signs(position)
    # Who has lost the ground still stands there until there is another place (NS-ATLAS-64).
    cells = sorted({*map(int, position.rules.playable_cells), *units})
    window = Window([FRAME[cell] for cell in sorted({*cells, *signs})], 1.25)
    window.name(drawing, ((NAMES[cell], FRAME[cell]) for cell in cells))
    for cell in cells:
        found = units.get(cell)
        sign = signs.get(cell, "")
        shown = _empty(NAMES[cell], sign) if found is None else _unit(position, field, data, found)
        window.put(drawing, shown, FRAME[cell])
    for cell in sorted(signs.keys() - cells):
        window.put(drawing, _filled(signs[cell]), FRAME[cell])
    for cell in cells:
        other = int(position.units.other(cell))
        if other >= 0 and position.units.second >> cell & 1 == 1:
            window.put(drawing, _bond(cell, other), FRAME[cell])


def _bond(cell: int, other: int) -> Part:
    """The bar that holds the two tiles of a structure together."""
    (x, y), (to_x, to_y) = (centre(FRAME[at]) for at in (cell, other))
    dx, dy = (to_x - x) / 2, (to_y - y) / 2
    part = Part()
    part.line(((dx * 0.72, dy * 0.72), (dx * 1.28, dy * 1.28)), CREAM, 9)
    part.line(((dx * 0.76, dy * 0.76), (dx * 1.24, dy * 1.24)), DARK, 5)
    return part


def _empty(name: str, sign: str) -> Part:
    """An empty cell, with the sign of a special hex of a mission."""
    part = Part()
    part.polygon(hexagon(RADIUS - 1), "#1d232b", "#3c4653", 1.4)
    part.text(0, 3.5, name, 10, DIM, MIDDLE)
    if sign:
        part.text(0, 24, sign.strip(), 15, CREAM, MIDDLE, bold=True)
    return part


def _filled(sign: str) -> Part:
    """A cell of a mission on which nobody can stand."""
    part = Part()
    part.polygon(hexagon(RADIUS - 1), "#2f343c", "#4c5661", 1.4)
    part.text(0, 6, sign.strip(), 18, CREAM, MIDDLE, bold=True)
    return part


def _unit(position: NeuroshimaState, field: Field, data: Facts, unit: Facts) -> Part:
    seat = cast(int, unit["seat"])
    player = players_of(data)[seat]
    cell = NUMBERS[str(unit["at"])]
    tile = position.tables.tiles[int(position.units.tile[cell])]
    head = int(position.units.head(cell))
    values = [int(field.value(head, which)) for which in range(len(tile.initiative))]
    condition = Condition(
        turn=cast(int, unit["turn"]),
        wounds=cast(int, unit["wounds"]),
        netted=bool(unit["netted"]),
        twin=_twin(data, seat),
        initiative=tuple(
            now if now >= 0 else printed
            for now, printed in zip(values, tile.initiative, strict=True)
        ),
        points=str(player["hp"]) if tile.kind == "hq" and "hp" in player else "",
    )
    part = Part()
    part.put(tile_part(tile, str(player["army"]), condition), 0, 0)
    # A corner of the hexagon is free however the tile is turned.
    part.text(20.5, 36.5, NAMES[cell], 8, CREAM, MIDDLE, bold=True)
    return part


def _tile(position: NeuroshimaState, seat: int, name: str) -> Tile:
    tables = position.tables
    tiles = tables.tiles[int(tables.starts[seat]) : int(tables.starts[seat + 1])]
    return next(tile for tile in tiles if tile.id == name)


# The panel.


def _player(panel: Panel, position: NeuroshimaState, data: Facts, seat: int) -> None:
    player = players_of(data)[seat]
    army = str(player["army"])
    points = cast(int, player.get("hp", player.get("points", 0)))
    counted = f"{points} points" if "points" in player else "no HQ"
    if "hp" in player:
        counted = f"{points} HP"
    hand = [
        tile
        for name, count in cast("dict[str, int]", player["hand"]).items()
        for tile in [_tile(position, seat, name)] * count
    ]
    largest = 0.42 if position.game.seats >= 4 else 0.66
    height = 76 + 2 * APOTHEM * largest
    name = f"{place_of(data, seat)}{army.capitalize()}"
    mark = _mark(army, seat, _twin(data, seat))
    y = panel.seat(mark, name, counted, height, is_active(data, seat))
    drawing, left = panel.drawing, panel.x + 10
    room = PANEL - 20
    drawing.box((left, y), (room, 5), 2.5, DARK)
    filled = room * min(points, FULL) / FULL
    if filled > 5:
        drawing.box((left, y), (filled, 5), 2.5, look_of(army).rim)
    discard = sum(cast("dict[str, int]", player["discard"]).values())
    words = f"pile {player['pile_size']}, discarded {discard}"
    if seat in cast("list[int]", data["fallen"]):
        words += ", fallen"
    drawing.text(left, y + 19, words, 11, DIM)
    tiles = [tile_part(tile, army, Condition(twin=_twin(data, seat))) for tile in hand]
    scale = min(largest, room / (2 * RADIUS * max(1, len(hand))))
    for i, tile in enumerate(tiles):
        x = left + RADIUS * scale * (2 * i + 1)
        drawing.put(tile, x, y + 24 + APOTHEM * largest, scale)
    names = ", ".join(tile.names["en"] for tile in hand)
    drawing.text(left, y + height - 40, fitted(names, room, 11), 11, DIM)


def _mark(army: str, seat: int, twin: int) -> Part:
    """The number of the seat in the colour of its army, or its own mark if others lead that too."""
    if twin >= 0:
        return seat_mark(twin)
    mark = Part()
    mark.polygon(hexagon(13), look_of(army).rim, LINE, 1.5)
    mark.text(0, 4.5, str(seat + 1), 13, DARK, MIDDLE, bold=True)
    return mark
