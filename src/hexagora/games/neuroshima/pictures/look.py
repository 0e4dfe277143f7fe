"""Shapes and colours of tiles, as in the browser. Colour and shape both tell an army."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.core.packs import id_of
from hexagora.pictures.sketching import APOTHEM, hexagon

EDGE = -APOTHEM
"""Where the upper edge of a tile is."""


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


TREFOIL = (
    "M-9 -11 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M0.5 5.5 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z "
    "M-18.5 5.5 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z"
)
GEAR = (
    "M0 -22 L5 -14 L14 -17 L13 -7 L22 0 L13 7 L14 17 L5 14 L0 22 L-5 14 L-14 17 L-13 7 L-22 0 "
    "L-13 -7 L-14 -17 L-5 -14 Z"
)
CROWN = "M-19 14 V-12 L-9 -1 L0 -17 L9 -1 L19 -12 V14 Z"
CHEVRONS = "M-20 2 L0 -18 L20 2 V12 L0 -8 L-20 12 Z M-20 16 L0 -4 L20 16 V24 L0 6 L-20 24 Z"

BOX = {
    "borgo": Look("#4C8DD6", "#16273A", "#BBD8F7", TREFOIL),
    "moloch": Look("#D9574A", "#331A19", "#F9CFC9", GEAR),
    "hegemony": Look("#E0A030", "#33270F", "#FBE3B4", CROWN),
    "outpost": Look("#5FA86A", "#16301D", "#C5EBCB", CHEVRONS),
}
OTHERS = (
    Look("#A678D8", "#281B38", "#E4D2F9", "M0 -22 L22 0 L0 22 L-22 0 Z"),
    Look("#3FB3AE", "#10302F", "#C0EFEC", "M0 -22 L20 13 H-20 Z"),
    Look(
        *("#D873A6", "#36182A", "#F9D0E4"),
        "M-8 -20 H8 V-8 H20 V8 H8 V20 H-8 V8 H-20 V-8 H-8 Z",
    ),
    Look("#A9A456", "#2B2A13", "#EFECC2", "M-18 -18 H18 V18 H-18 Z M-9 -9 V9 H9 V-9 Z"),
)
"""For armies that are not in the box: one of these, always the same for the same army."""


def look_of(army: str) -> Look:
    """The look of an army."""
    army = id_of(army)
    total = 0
    for letter in army:
        total = (total * 31 + ord(letter)) % 9973
    return BOX.get(army, OTHERS[total % len(OTHERS)])


# What modules, HQs and instants do, within 11 units.

ICONS = {
    "melee": "M-7 8 L0 -9 L7 8 L0 3.5 Z",
    "ranged": "M-1.8 8 V-3 H-6 L0 -9 L6 -3 H1.8 V8 Z",
    "initiative": "M2 -9 L-6 2 H-1 L-2 9 L6 -2 H1 Z",
    "slower": "M-7 -9 H7 L1.5 0 L7 9 H-7 L-1.5 0 Z",
    "medic": "M-2.6 -8 H2.6 V-2.6 H8 V2.6 H2.6 V8 H-2.6 V2.6 H-8 V-2.6 H-2.6 Z",
    "extra_attack": "M-9 8 L-4 -9 L1 8 L-4 4 Z M0 8 L5 -9 L10 8 L5 4 Z",
    "give_mobility": "M-9 -3 H1 V-8 L10 0 L1 8 V3 H-9 Z",
    "double_move": "M-10 -6 L-3 0 L-10 6 Z M-3 -6 L4 0 L-3 6 Z M4 -6 L11 0 L4 6 Z",
    "convert_attack": "M-9 -2 H4 V-2 L4 -8 L10 -2 V-1 H-9 Z M9 2 H-4 V8 L-10 2 V1 H9 Z",
    "take_over_module": "M-8 0 A8 8 0 1 1 0 8 V4 A4 4 0 1 0 -4 0 H-1 L-6 6 L-11 0 Z",
    "explode": (
        "M0 -10 L2.4 -3.6 L9 -6 L4.6 0 L9 6 L2.4 3.6 L0 10 L-2.4 3.6 L-9 6 L-4.6 0 L-9 -6 "
        "L-2.4 -3.6 Z"
    ),
    "battle": "M-13 -13 L9 9 M13 -13 L-9 9 M-14 6 L-6 14 M14 6 L6 14",
    "move": (
        "M0 -16 L6 -9 H2.5 V-2.5 H9 V-6 L16 0 L9 6 V2.5 H2.5 V9 H6 L0 16 L-6 9 H-2.5 V2.5 H-9 V6 "
        "L-16 0 L-9 -6 V-2.5 H-2.5 V-9 H-6 Z"
    ),
    "push_back": "M-13 -11 V11 M-7 -3.5 H3 V-9 L14 0 L3 9 V3.5 H-7 Z",
    "sniper": (
        "M10 0 A10 10 0 1 1 -10 0 A10 10 0 1 1 10 0 M0 -15 V-4 M0 15 V4 M-15 0 H-4 M15 0 H4"
    ),
    "grenade": "M-9.5 4 a9.5 9.5 0 1 0 19 0 a9.5 9.5 0 1 0 -19 0 M-3 -6 V-11 H6 L10 -6",
    "air_strike": "M0 -14 L12.1 -7 V7 L0 14 L-12.1 7 V-7 Z M0 -8 V8 M-7 -4 L7 4 M-7 4 L7 -4",
}
LINES = ("battle", "push_back", "sniper", "grenade", "air_strike")
"""The icons that are lines; the others are filled."""


# What is on the edges, drawn at the upper one.


def melee(strength: int, x0: float, y0: float) -> str:
    """Spearheads, one for each point of strength."""
    count = min(strength, 4)
    wide = (12, 12, 9.5, 8.5, 7)[count]
    y = EDGE + y0
    path = ""
    for k in range(count):
        x = x0 + (k - (count - 1) / 2) * (wide + 1)
        path += f"M{x - wide / 2:.1f} {y + 18:.1f} L{x:.1f} {y + 3:.1f} "
        path += f"L{x + wide / 2:.1f} {y + 18:.1f} L{x:.1f} {y + 13.5:.1f} Z"
    return path


def ranged(strength: int, x0: float) -> str:
    """Long arrows, one for each point of strength."""
    count = min(strength, 4)
    neck, tip = EDGE + 13, EDGE + 3
    path = ""
    for k in range(count):
        x = x0 + (k - (count - 1) / 2) * 9
        path += f"M{x - 1.7:.1f} -17 V{neck:.1f} H{x - 5:.1f} L{x:.1f} {tip:.1f} "
        path += f"L{x + 5:.1f} {neck:.1f} H{x + 1.7:.1f} V-17 Z"
    return path


def _at_edge(template: str, *heights: float) -> str:
    """A path with some of its heights counted from the edge."""
    return template.format(*(f"{EDGE + height:.1f}" for height in heights))


GAUSS_RAILS = _at_edge("M-3.4 -17 V{0} M3.4 -17 V{0}", 12)
GAUSS_HEAD = _at_edge("M-7 {0} L0 {1} L7 {0} Z", 12, 3)
ARMOUR = _at_edge("M-19.5 {0} L19.5 {0} L16.5 {1} L-16.5 {1} Z", 1.6, 6.4)
NET = _at_edge(
    "M-15 {0} Q0 {1} 15 {0} M-9 {0} Q0 {2} 9 {0} M0 {0} V{3} M-6 {0} L-8.6 {4} M6 {0} L8.6 {4}",
    *(3.5, 20, 12.5, 11.8, 9.4),
)
LINK = _at_edge("M-9 {0} A9 9 0 0 0 9 {0} Z", 2.4)
LINK_DOT = EDGE + 5.4

# What is in the middle and beside it.

SHIELD = "M-4 -4.5 H4 V0 Q4 4.4 0 6 Q-4 4.4 -4 0 Z"
DROP = "M0 -5.5 Q5.5 1 0 5 Q-5.5 1 0 -5.5 Z"
MOBILITY = "M-7 3 L0 -4 L7 3 M-7 7 L0 0 L7 7"
MESH = "M-34 -26 L34 26 M-44 -8 L20 40 M-20 -40 L44 8 M34 -26 L-34 26 M44 -8 L-20 40 M20 -40 L-44 8"
CORE = hexagon(17.5)
