"""One tile as a picture: its edges turn with it, numbers stay upright."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hexagora.games.neuroshima.content.armies import Edge, Effect, Tile
from hexagora.games.neuroshima.pictures import look
from hexagora.games.neuroshima.pictures.look import Look
from hexagora.pictures.drawing import MIDDLE, Part
from hexagora.pictures.sketching import AMBER, DARK, RADIUS, hexagon, seat_shape

CREAM = look.COLOURS["cream"]
BLACK = look.COLOURS["black"]
STEEL = look.COLOURS["steel"]
THREAD = look.COLOURS["thread"]
INK = look.COLOURS["ink"]


@dataclass(frozen=True)
class Condition:
    """What a unit is like at this moment, beyond what is printed on its tile.

    ``twin`` is the seat where several lead this army: its tiles carry its mark. ``initiative`` is
    that of now, and ``points`` is what an HQ has left; without them the tile shows what is printed.
    """

    turn: int = 0
    wounds: int = 0
    netted: bool = False
    twin: int = -1
    initiative: tuple[int, ...] = ()
    points: str = ""


@lru_cache(4096)
def tile_part(tile: Tile, army: str, condition: Condition) -> Part:
    """The tile around its middle."""
    look_now = look.look_of(army)
    part = Part()
    part.polygon(hexagon(RADIUS - 1), look_now.rim)
    part.polygon(hexagon(RADIUS - 4.2), look_now.face)
    part.outline(look_now.emblem, look_now.faint)
    if tile.kind == "instant":
        _instant(part, tile, look_now)
        _twin(part, condition.twin)
        return part
    for direction, edge in enumerate(tile.edges):
        marks = _edge(edge, look_now)
        if marks.shapes:
            part.put(marks, 0, 0, turn=60 * ((direction + condition.turn) % 6))
    _middle(part, tile, look_now, condition)
    _sides(part, tile, condition.wounds)
    if condition.netted:
        part.outline(look.LOOKS["mesh"], "", THREAD, 1.3)
        part.polygon(hexagon(RADIUS - 4.2), "", THREAD, 2)
    _twin(part, condition.twin)
    return part


def _twin(part: Part, seat: int) -> None:
    """The mark of the seat in a corner, where no edge is in its way."""
    if seat >= 0:
        part.circle(-21.5, -37, 8, BLACK, CREAM, 0.9)
        part.put(seat_shape(seat), -21.5, -37, 0.5)


def _instant(part: Part, tile: Tile, army: Look) -> None:
    effect = tile.effects[0].effect if tile.effects else ""
    if effect in look.ICONS:
        part.put(_icon(effect, army), 0, 0, 1.35)


def _icon(name: str, army: Look) -> Part:
    icon = Part()
    if name in look.LINES:
        icon.outline(look.ICONS[name], "", army.mark, 3.2)
    else:
        icon.outline(look.ICONS[name], army.mark)
    return icon


def _edge(edge: Edge, army: Look) -> Part:
    """What one edge has, as it would lie at the top."""
    marks = Part()
    both = edge.melee > 0 and edge.ranged > 0
    if edge.armour:
        marks.outline(look.LOOKS["armour"], look.COLOURS["plate"], DARK, 0.6)
    if edge.net:
        marks.outline(look.LOOKS["net"], "", THREAD, 1.7)
    if edge.link:
        marks.outline(look.LOOKS["link"]["path"], BLACK, army.mark, 1.6)
        marks.circle(0, look.LOOKS["link"]["dot"], 2.1, army.mark)
    if edge.ranged:
        arrows = Part()
        arrows.outline(look.strong(look.RANGED, edge.ranged), look.COLOURS["gold"], DARK, 0.6)
        marks.put(arrows, 8.5 if both else 0, 0)
    if edge.gauss:
        marks.outline(look.LOOKS["gauss"]["rails"], "", look.COLOURS["rail"], 2.2)
        marks.outline(look.LOOKS["gauss"]["head"], look.COLOURS["gold"], DARK, 0.6)
    if edge.melee:
        down = 5 if edge.armour else 11 if edge.net else 0
        spears = Part()
        spears.outline(look.strong(look.MELEE, edge.melee), look.COLOURS["blade"], DARK, 0.6)
        marks.put(spears, -7 if both else 0, down)
    return marks


def _middle(part: Part, tile: Tile, army: Look, condition: Condition) -> None:
    effects = [effect for effect in tile.effects if effect.effect in look.ICONS]
    if tile.kind == "hq":
        part.polygon(look.CORE, army.rim, DARK, 1)
        if condition.points:
            part.text(0, 5.6, condition.points, 16, look.COLOURS["hq"], MIDDLE, bold=True)
        else:
            mark = Part()
            mark.outline(army.emblem, look.COLOURS["hq"])
            part.put(mark, 0, 0, 0.5)
    elif tile.initiative:
        _badges(part, tile.initiative, condition.initiative or tile.initiative)
        if effects:
            part.circle(0, 22, 8.5, BLACK, army.mark, 1.5)
            part.put(_icon(_icon_of(effects[0]), army), 0, 22, 0.6)
    elif effects:
        _module(part, effects, army)


def _badges(part: Part, printed: tuple[int, ...], now: tuple[int, ...]) -> None:
    """The initiative of now, amber and with what is printed beside it where that differs."""
    count = len(printed)
    radius = 10.5 if count == 1 else 9
    for k, (was, value) in enumerate(zip(printed, now, strict=True)):
        x = (k - (count - 1) / 2) * 19
        part.circle(x, 0, radius, AMBER if was != value else CREAM, DARK, 1)
        part.text(x, 4.8, str(value), 13.5, INK, MIDDLE, bold=True)
        if was != value:
            part.circle(x + radius * 0.78, -radius * 0.78, 5.4, INK, AMBER, 0.8)
            part.text(x + radius * 0.78, 2.8 - radius * 0.78, str(was), 8, CREAM, MIDDLE, bold=True)


def _module(part: Part, effects: list[Effect], army: Look) -> None:
    count = len(effects)
    part.circle(0, 0, 19 if count > 1 else 16.5, BLACK, army.mark, 1.5)
    for k, effect in enumerate(effects):
        label = _label(effect)
        x = (k - (count - 1) / 2) * 16
        y, scale = (-4, 0.62) if label else (0, 0.95)
        part.put(_icon(_icon_of(effect), army), x, y, scale)
        if label:
            part.text(x, 12, label, 10, army.mark, MIDDLE, bold=True)


def _icon_of(effect: Effect) -> str:
    return "slower" if effect.effect == "initiative" and effect.value < 0 else effect.effect


def _label(effect: Effect) -> str:
    return f"{effect.value:+d}" if effect.effect in ("melee", "ranged", "initiative") else ""


def _sides(part: Part, tile: Tile, wounds: int) -> None:
    """Mobility to the left and toughness to the right: those corners are never under an edge."""
    aside = 23.5 if tile.kind == "warrior" and len(tile.initiative) == 1 else 29
    if tile.mobility:
        arrows = Part()
        arrows.outline(look.LOOKS["mobility"], "", CREAM, 2.6)
        part.circle(-aside, 0, 8.5, BLACK, CREAM, 0.9)
        part.put(arrows, -aside, -1.2, 0.72)
    for k in range(tile.toughness):
        lost = k >= tile.toughness - wounds
        y = (k - (tile.toughness - 1) / 2) * 12.5
        shield = Part()
        if lost:
            shield.outline(look.LOOKS["shield"], look.COLOURS["lost"], STEEL, 0.9)
            shield.outline(look.LOOKS["drop"], look.COLOURS["blood"], look.COLOURS["wound"], 0.8)
        else:
            shield.outline(look.LOOKS["shield"], STEEL, BLACK, 1.2)
        part.put(shield, aside, y, 1.15)
