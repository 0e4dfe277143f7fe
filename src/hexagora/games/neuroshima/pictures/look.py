"""Shapes and colours of tiles. Colour and shape both tell an army."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.core.packs import id_of
from hexagora.pictures.looks import looks_in
from hexagora.pictures.sketching import hexagon

LOOKS = looks_in("hexagora.games.neuroshima.content")


@dataclass(frozen=True)
class Look:
    """The colours of an army, and the shape that lies faint behind the symbols of its tiles."""

    rim: str
    face: str
    mark: str
    emblem: str

    @property
    def faint(self) -> str:
        """The colour of the emblem: a little of the rim's on the face's."""
        parts = [(int(self.face[i : i + 2], 16), int(self.rim[i : i + 2], 16)) for i in (1, 3, 5)]
        return "#" + "".join(f"{round(0.84 * face + 0.16 * rim):02x}" for face, rim in parts)


BOX = {army: Look(**look) for army, look in LOOKS["armies"].items()}
OTHERS = tuple(Look(**look) for look in LOOKS["others"])
"""For armies that are not in the box: one of these, always the same for the same army."""


def look_of(army: str) -> Look:
    """The look of an army."""
    army = id_of(army)
    total = 0
    for letter in army:
        total = (total * 31 + ord(letter)) % 9973
    return BOX.get(army, OTHERS[total % len(OTHERS)])


ICONS: dict[str, str] = {name: icon["path"] for name, icon in LOOKS["icons"].items()}
"""What modules, HQs and instants do, within 11 units."""

LINES = tuple(name for name, icon in LOOKS["icons"].items() if icon.get("lines"))
"""The icons that are lines; the others are filled."""

MELEE: list[str] = LOOKS["melee"]
"""Spearheads at the upper edge, one for each point of strength, by the strength."""

RANGED: list[str] = LOOKS["ranged"]
"""Long arrows, likewise."""

COLOURS: dict[str, str] = LOOKS["colours"]
CORE = hexagon(17.5)


def strong(shapes: list[str], strength: int) -> str:
    """The shape of an attack; nobody counts more than four."""
    return shapes[min(strength, len(shapes) - 1)]
