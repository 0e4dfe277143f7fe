"""What is wrong with a file of structures, each fault in a sentence: place, what, remedy.

NS-STR-11: each army's is two tiles with two faces each, and any face of the one goes with any of
the other; so all four pairs must be such that the engine can play them.
"""

from dataclasses import dataclass
from typing import Any

from hexagora.core.toml_faults import shown
from hexagora.games.neuroshima.content.army_words import ARMY_ID, LONGEST_HELP, LONGEST_NAME
from hexagora.games.neuroshima.content.structure_words import (
    FACE_EFFECTS,
    FACE_KEYS,
    FILE_KEYS,
    KIND,
    MOST_INITIATIVES,
    SIDES,
    STRUCTURE_KEYS,
    TILES,
    TRAITS,
)
from hexagora.games.neuroshima.content.tile_check import TileCheck

_Row = dict[str, Any]


def faults_of(data: _Row) -> list[str]:
    """All faults of a file, structure by structure; none if it can be played."""
    check = _Check()
    check.file(data)
    return check.faults


@dataclass(frozen=True)
class _Seen:
    """What a face without a fault adds to the whole."""

    name: str
    initiative: list[int]
    attacks: bool


class _Check(TileCheck):
    """The walk through the data; a structure is called by its army, a face by tile and side."""

    effect_words = FACE_EFFECTS

    def file(self, data: _Row) -> None:
        self.head(data, KIND, FILE_KEYS)
        seen: dict[str, str] = {}
        rows = self.tables("file", data, "structure", "[[structure]]", "structures")
        for number, structure in enumerate(rows, 1):
            self.structure(f"structure {number}", structure, seen)

    def structure(self, place: str, structure: _Row, seen: dict[str, str]) -> None:
        army = self.army(place, structure, seen)
        place = f"structure {army}" if army else place
        self.keys(place, structure, STRUCTURE_KEYS)
        self.texts(place, structure, "names", LONGEST_NAME, "Ram wagon")
        faces = self.tables(place, structure, "face", "[[structure.face]]", "faces")
        if faces:
            self.faces(place, faces)

    def army(self, place: str, structure: _Row, seen: dict[str, str]) -> str:
        """Whose structure it is, empty if nobody can tell."""
        army = structure.get("army")
        if "army" not in structure:
            self.missing(place, 'army = "borgo"')
        elif not isinstance(army, str) or not ARMY_ID.fullmatch(army):
            remedy = "write small letters a to z and digits, a letter first"
            self.add(place, f"army {shown(army)} is no id of an army; {remedy}")
        elif army in seen:
            what = f"army {shown(army)} has one already, {seen[army]}"
            self.add(place, f"{what}; keep one of them")
        else:
            seen[army] = place
            return army
        return ""

    # Faces.

    def faces(self, place: str, faces: list[_Row]) -> None:
        before = len(self.faults)
        seen: dict[str, _Seen] = {}
        places: dict[str, str] = {}
        for number, face in enumerate(faces, 1):
            where = f"{place}, face number {number}"
            name = self.face_name(where, face)
            if name in places:
                self.add(where, f"face {name} stands here twice; keep one of them")
                continue
            if name:
                where = f"{place}, face {name}"
                places[name] = where
            found = self.face(where, face, name)
            if found is not None:
                seen[name] = found
        lacking = [f"{tile}{side}" for tile in TILES for side in SIDES]
        lacking = [name for name in lacking if name not in places]
        # A face that nobody can name may be the one that is lacking.
        if lacking and len(places) == len(faces):
            for name in lacking:
                remedy = f'write one with tile = {name[0]} and side = "{name[1]}"'
                self.add(place, f"face {name} is missing; {remedy}")
        if len(self.faults) == before:
            self.pairs(place, seen)

    def face_name(self, place: str, face: _Row) -> str:
        """How a face is called, such as 1a; empty if nobody can tell."""
        before = len(self.faults)
        self.number(place, face, "tile", TILES)
        self.one_of(place, face, "side", SIDES)
        return f"{face['tile']}{face['side']}" if len(self.faults) == before else ""

    def face(self, place: str, face: _Row, name: str) -> _Seen | None:
        before = len(self.faults)
        self.keys(place, face, FACE_KEYS)
        self.texts(place, face, "names", LONGEST_NAME, "Ram")
        self.texts(place, face, "help", LONGEST_HELP, "Melee 2 ahead.")
        self.number(place, face, "toughness", range(10), needed=False)
        self.flag(place, face, "mobility")
        self.some_of(place, face, "traits", TRAITS)
        initiative = self.initiative(place, face)
        effects = self.effects(place, face, "structure")
        edges = self.edges(place, face)
        if edges is not None and effects is not None:
            self.links(place, edges, effects)
        if initiative is None or edges is None or not name or len(self.faults) > before:
            return None
        attacks = any(letter in edge for edge in edges for letter in "mrg")
        return _Seen(name, initiative, attacks)

    # The whole.

    def pairs(self, place: str, seen: dict[str, _Seen]) -> None:
        for first in SIDES:
            for second in SIDES:
                self.pair(place, seen[f"1{first}"], seen[f"2{second}"])
        if not any(face.attacks for face in seen.values()):
            for face in seen.values():
                if face.initiative:
                    what = f"face {face.name} has initiative, but no face has an attack"
                    self.add(place, f"{what}; leave initiative out or put an attack on an edge")

    def pair(self, place: str, one: _Seen, two: _Seen) -> None:
        where = f"{place}, faces {one.name} and {two.name}"
        values = {*one.initiative, *two.initiative}
        if (one.attacks or two.attacks) and not values:
            what = "together they attack, but have no initiative"
            self.add(where, f"{what}; write initiative = [2] or another value on one of them")
        elif len(values) > MOST_INITIATIVES:
            what = f"together they have {len(values)} initiative values"
            self.add(where, f"{what}; leave at most {MOST_INITIATIVES} different ones")
