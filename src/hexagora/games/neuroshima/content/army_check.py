"""What is wrong with the data of an army, each fault in a sentence: place, what, remedy.

Refused is only what the engine could not play or what can only be a slip.
"""

from collections.abc import Collection
from typing import Any

from hexagora.core.toml_faults import is_int, is_list_of, shown
from hexagora.games.neuroshima.content.army_words import (
    ALL_TILES,
    ARMY_ID,
    ARMY_KEYS,
    EFFECTS,
    KINDS,
    LONGEST_HELP,
    LONGEST_NAME,
    TILE_ID,
    TILE_KEYS,
)
from hexagora.games.neuroshima.content.tile_check import TileCheck


def faults_of(data: dict[str, Any], taken: Collection[str] = ()) -> list[str]:
    """All faults of an army, tile by tile; none if it can be played."""
    check = _Check()
    check.army(data, taken)
    return check.faults


class _Check(TileCheck):
    """The walk through the data; a tile is called by its id rather than by its number."""

    effect_words = EFFECTS

    # The army.

    def army(self, data: dict[str, Any], taken: Collection[str]) -> None:
        place = "army"
        self.keys(place, data, ARMY_KEYS)
        army_id = self.army_id(place, data, taken)
        self.texts(place, data, "names", LONGEST_NAME, "New York")
        tiles = data.get("tile")
        if tiles is None:
            self.add(place, "there are no tiles; begin each with a line [[tile]]")
        elif not is_list_of(tiles, dict):
            self.add(place, "tile is not a list of tables; begin each tile with a line [[tile]]")
        else:
            places = self.tile_ids(tiles, army_id)
            for where, tile in zip(places, tiles, strict=True):
                self.tile(where, tile)
            self.whole(place, tiles, places)

    def army_id(self, place: str, data: dict[str, Any], taken: Collection[str]) -> str:
        """The id of the army, empty if it has no good one."""
        remedy = "write small letters a to z and digits, a letter first"
        army_id = self.own_id(place, data, "newyork", ARMY_ID, remedy)
        if army_id in taken:
            self.add(place, f"id {shown(army_id)} belongs to another army; choose a new one")
            return ""
        return army_id

    def tile_ids(self, tiles: list[dict[str, Any]], army_id: str) -> list[str]:
        """How each tile is called in messages: by its id, or by its number in the file."""
        places: list[str] = []
        seen: dict[str, str] = {}
        start = f"{army_id}_" if army_id else ""
        remedy = "write small letters a to z, digits and single _ between them"
        for number, tile in enumerate(tiles, 1):
            place = f"tile {number}"
            tile_id = self.own_id(place, tile, f"{army_id or 'army'}_runner", TILE_ID, remedy)
            if tile_id and self.unlike_others(place, tile_id, seen, place):
                place = f"tile {tile_id}"
                if not tile_id.startswith(start):
                    self.add(place, f"the id does not begin with {start}; write {start}{tile_id}")
            places.append(place)
        return places

    def whole(self, place: str, tiles: list[dict[str, Any]], places: list[str]) -> None:
        """What only shows when all tiles are seen together."""
        kinds = [tile.get("kind") for tile in tiles]
        hqs = [where for where, kind in zip(places, kinds, strict=True) if kind == "hq"]
        # A bad kind or count has its own fault; what follows from it would only confuse.
        if not hqs and all(kind in KINDS for kind in kinds):
            self.add(place, 'there is no HQ; give one tile kind = "hq"')
        elif len(hqs) > 1:
            self.add(place, f"there are {len(hqs)} HQs ({', '.join(hqs)}); keep one")
        counts = [tile.get("count") for tile in tiles]
        if all(is_int(count, range(1, ALL_TILES)) for count in counts):
            total = sum(tile["count"] for tile in tiles)
            if total != ALL_TILES:
                change = f"{abs(ALL_TILES - total)} {'more' if total < ALL_TILES else 'fewer'}"
                what = f"there are {total} tiles, all counts added up"
                self.add(place, f"{what}; make it {ALL_TILES}, {change}")

    # A tile.

    def tile(self, place: str, tile: dict[str, Any]) -> None:
        self.keys(place, tile, TILE_KEYS)
        self.texts(place, tile, "names", LONGEST_NAME, "Runner")
        self.texts(place, tile, "help", LONGEST_HELP, "Melee 1 on one side.")
        kind = self.one_of(place, tile, "kind", KINDS)
        self.count(place, tile, kind)
        self.number(place, tile, "toughness", range(10), needed=False)
        self.flag(place, tile, "mobility")
        initiative = self.initiative(place, tile)
        if kind == "instant":
            self.instant(place, tile)
            return
        effects = self.effects(place, tile, kind)
        # Of a tile of unknown kind nobody can say whether it lacks edges.
        edges = self.edges(place, tile) if kind or "edges" in tile else None
        if kind == "hq" and tile.get("toughness"):
            self.add(place, "an HQ has hit points and no toughness; leave toughness out")
        if edges is not None and effects is not None:
            self.links(place, edges, effects)
            if initiative is not None:
                self.attacks(place, edges, effects, initiative)

    def count(self, place: str, tile: dict[str, Any], kind: str) -> None:
        count = tile.get("count")
        self.number(place, tile, "count", range(1, ALL_TILES))
        if kind == "hq" and is_int(count, range(2, ALL_TILES)):
            self.add(place, f"count is {count}, but an army has one HQ; write count = 1")

    def instant(self, place: str, tile: dict[str, Any]) -> None:
        for key in ("initiative", "toughness", "mobility", "edges"):
            if tile.get(key):
                self.add(place, f"an instant never lies on the board; leave {key} out")
        effects = self.effects(place, tile, "instant")
        if effects is not None and len(effects) != 1:
            remedy = f"write one of {', '.join(self.effects_for('instant'))}"
            self.add(place, f"an instant has exactly one effect, not {len(effects)}; {remedy}")
