"""What can be built of a structure, as tiles that the engine plays (NS-STR-12).

A structure is one warrior on two cells. Each pair of faces makes two halves: on both stands what
the whole has, only the edges and what they give are those of the face.

>>> from hexagora.games.neuroshima.content.structures import base_structures
>>> first, second = halves_of(base_structures()["outpost"])[4:6]
>>> first.tile.id, first.tile.initiative, second.tile.initiative, first.traits
('outpost_structure_1b', (2, 1), (2, 1), ('rotation', 'sniper'))
"""

from dataclasses import dataclass

from hexagora.games.neuroshima.content.armies import Tile
from hexagora.games.neuroshima.content.structure_words import TRAITS
from hexagora.games.neuroshima.content.structures import Face, Structure


@dataclass(frozen=True)
class Half:
    """One tile of a structure that is built, with the values and traits of the whole."""

    tile: Tile
    traits: tuple[str, ...]


def halves_of(structure: Structure) -> list[Half]:
    """The halves of all pairs, pair by pair, the first tile before the second."""
    return [_half(face, pair) for pair in structure.pairs() for face in pair]


def _half(face: Face, pair: tuple[Face, Face]) -> Half:
    initiative = {value for one in pair for value in one.initiative}
    tile = Tile(
        id=face.id,
        kind="warrior",
        count=0,
        initiative=tuple(sorted(initiative, reverse=True)),
        toughness=sum(one.toughness for one in pair),
        mobility=any(one.mobility for one in pair),
        edges=face.edges,
        effects=face.effects,
        names=face.names,
        help=face.help,
    )
    traits = tuple(trait for trait in TRAITS if any(trait in one.traits for one in pair))
    return Half(tile, traits)
