"""The words of which a structure can be made: tiles, sides, traits and effects of its faces.

Symbols on edges are those of army tiles. A new trait or effect needs a line here and a rule in the
engine.
"""

from typing import Final

from hexagora.games.neuroshima.content.army_words import EFFECTS, Scope

KIND: Final = "structures"
"""What a file with structures calls itself."""

FILE_KEYS: Final = ("kind", "reconstruction", "structure")
STRUCTURE_KEYS: Final = ("army", "names", "face")
FACE_KEYS: Final = (
    *("tile", "side", "names", "help"),
    *("initiative", "toughness", "mobility", "edges", "effects", "traits"),
)

TILES: Final = (1, 2)
SIDES: Final = ("a", "b")
TRAITS: Final = ("rotation", "boarding", "heavy", "sniper")

MOST_INITIATIVES: Final = 2
"""Of a whole structure: the engine keeps two values for a unit."""


def _of_a_face(effect: str) -> Scope:
    scope = EFFECTS[effect]
    # What a face gives it gives by links: a structure has no edges all around (NS-STR-13).
    return Scope(("structure",), scope.values, scope.targets, ("links",))


FACE_EFFECTS: Final = {
    effect: _of_a_face(effect) for effect in ("melee", "ranged", "initiative", "extra_attack")
}
