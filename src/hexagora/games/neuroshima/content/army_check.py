"""What is wrong with the data of an army, each fault in a sentence: place, what, remedy.

Refused is only what the engine could not play or what can only be a slip.
"""

from collections.abc import Collection
from difflib import get_close_matches
from typing import Any

from hexagora.core.toml_faults import choice, is_int, is_list_of, shown
from hexagora.games.neuroshima.content.army_words import (
    ALL_TILES,
    ARMY_ID,
    ARMY_KEYS,
    EFFECT_KEYS,
    EFFECTS,
    KINDS,
    LANGUAGES,
    LONGEST_HELP,
    LONGEST_NAME,
    SYMBOL,
    SYMBOLS,
    TILE_ID,
    TILE_KEYS,
)


def faults_of(data: dict[str, Any], taken: Collection[str] = ()) -> list[str]:
    """All faults of an army, tile by tile; none if it can be played."""
    check = _Check()
    check.army(data, taken)
    return check.faults


class _Check:
    """The faults found so far, and the walk through the data that finds them."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def add(self, place: str, what: str) -> None:
        self.faults.append(f"{place}: {what}")

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
        army_id = data.get("id")
        if "id" not in data:
            self.missing(place, 'id = "newyork"')
        elif not isinstance(army_id, str) or not ARMY_ID.fullmatch(army_id):
            remedy = "write small letters a to z and digits, a letter first"
            self.add(place, f"id {shown(army_id)} is no id; {remedy}")
        elif army_id in taken:
            self.add(place, f"id {shown(army_id)} belongs to another army; choose a new one")
        else:
            return army_id
        return ""

    def tile_ids(self, tiles: list[dict[str, Any]], army_id: str) -> list[str]:
        """How each tile is called in messages: by its id, or by its number in the file."""
        places: list[str] = []
        seen: dict[str, int] = {}
        start = f"{army_id}_" if army_id else ""
        for number, tile in enumerate(tiles, 1):
            tile_id = tile.get("id")
            place = f"tile {number}"
            if "id" not in tile:
                self.missing(place, f'id = "{army_id or "army"}_runner"')
            elif not isinstance(tile_id, str) or not TILE_ID.fullmatch(tile_id):
                remedy = "write small letters a to z, digits and single _ between them"
                self.add(place, f"id {shown(tile_id)} is no id; {remedy}")
            elif tile_id in seen:
                remedy = "choose another"
                self.add(place, f"id {shown(tile_id)} is that of tile {seen[tile_id]}; {remedy}")
            else:
                seen[tile_id] = number
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
        toughness = tile.get("toughness", 0)
        if not is_int(toughness, range(10)):
            self.add(place, f"toughness is {shown(toughness)}; write a whole number from 0 to 9")
        mobility = tile.get("mobility", False)
        if not isinstance(mobility, bool):
            self.add(place, f"mobility is {shown(mobility)}; write true or false")
        initiative = self.initiative(place, tile)
        if kind == "instant":
            self.instant(place, tile)
            return
        effects = self.effects(place, tile, kind)
        # Of a tile of unknown kind nobody can say whether it lacks edges.
        edges = self.edges(place, tile) if kind or "edges" in tile else None
        if kind == "hq" and toughness:
            self.add(place, "an HQ has hit points and no toughness; leave toughness out")
        if edges is not None and effects is not None:
            self.links(place, edges, effects)
            if initiative is not None:
                self.attacks(place, edges, effects, initiative)

    def count(self, place: str, tile: dict[str, Any], kind: str) -> None:
        count = tile.get("count")
        if "count" not in tile:
            self.missing(place, "count = 1")
        elif not is_int(count, range(1, ALL_TILES)):
            remedy = f"write a whole number from 1 to {ALL_TILES - 1}"
            self.add(place, f"count is {shown(count)}; {remedy}")
        elif kind == "hq" and count != 1:
            self.add(place, f"count is {count}, but an army has one HQ; write count = 1")

    def initiative(self, place: str, tile: dict[str, Any]) -> list[int] | None:
        """The initiative values, or nothing if they are no good."""
        values = tile.get("initiative", [])
        remedy = "write a list of at most two, each from 0 to 9, such as [2] or [3, 2]"
        if not isinstance(values, list) or not all(is_int(v, range(10)) for v in values):
            self.add(place, f"initiative {shown(values)} is no list of such values; {remedy}")
        elif len(values) > 2:
            self.add(place, f"initiative has {len(values)} values; {remedy}")
        elif len(set(values)) < len(values):
            self.add(place, f"initiative has {values[0]} twice; {remedy}, all different")
        else:
            return list(values)
        return None

    def instant(self, place: str, tile: dict[str, Any]) -> None:
        for key in ("initiative", "toughness", "mobility", "edges"):
            if tile.get(key):
                self.add(place, f"an instant never lies on the board; leave {key} out")
        effects = self.effects(place, tile, "instant")
        if effects is not None and len(effects) != 1:
            remedy = f"write one of {', '.join(_effects_for('instant'))}"
            self.add(place, f"an instant has exactly one effect, not {len(effects)}; {remedy}")

    # Edges.

    def edges(self, place: str, tile: dict[str, Any]) -> list[str] | None:
        """The six edges, or nothing if one is no good."""
        edges = tile.get("edges")
        remedy = "write six texts, clockwise from the top"
        if "edges" not in tile:
            self.missing(place, 'edges = ["m1", "-", "-", "-", "-", "-"]')
            return None
        if not isinstance(edges, list):
            self.add(place, f"edges is {shown(edges)}; {remedy}")
            return None
        before = len(self.faults)
        if len(edges) != 6:
            self.add(place, f"there are {len(edges)} edges; {remedy}")
        for number, edge in enumerate(edges, 1):
            self.edge(f"{place}, edge {number}", edge)
        return edges if len(self.faults) == before else None

    def edge(self, place: str, edge: object) -> None:
        if edge == "-":
            return
        symbols = edge.split("+") if isinstance(edge, str) else [""]
        letters = [symbol[:1] for symbol in symbols]
        if not all(SYMBOL.fullmatch(symbol) for symbol in symbols):
            remedy = f"write - or symbols joined by +: {SYMBOLS}"
            self.add(place, f"{shown(edge)} is not known; {remedy}")
        elif len(set(letters)) < len(letters):
            twice = next(letter for letter in letters if letters.count(letter) > 1)
            self.add(place, f"{shown(edge)} has {twice} twice; write each symbol once")

    def links(self, place: str, edges: list[str], effects: list[dict[str, Any]]) -> None:
        shown = any("L" in edge for edge in edges)
        used = any(effect.get("reach") == "links" for effect in effects)
        if shown and not used:
            remedy = 'take the L out or give the tile an effect with reach = "links"'
            self.add(place, f"an edge has L, but no effect reaches along links; {remedy}")
        if used and not shown:
            what = 'an effect has reach = "links", but no edge has L'
            self.add(place, f"{what}; put L on the edges where it works")

    def attacks(
        self, place: str, edges: list[str], effects: list[dict[str, Any]], initiative: list[int]
    ) -> None:
        acts = any(letter in edge for edge in edges for letter in "mrg")
        acts = acts or any(effect.get("effect") == "explode" for effect in effects)
        if acts and not initiative:
            what = "the tile attacks or explodes, but has no initiative"
            self.add(place, f"{what}; write initiative = [2] or another value")
        if initiative and not acts:
            what = "the tile has initiative, but no attack"
            self.add(place, f"{what}; leave initiative out or put an attack on an edge")

    # Effects.

    def effects(self, place: str, tile: dict[str, Any], kind: str) -> list[dict[str, Any]] | None:
        """The effects, or nothing if one is no good."""
        effects = tile.get("effects", [])
        if not is_list_of(effects, dict):
            remedy = 'write a list such as [{ effect = "explode" }]'
            self.add(place, f"effects is not a list of tables; {remedy}")
            return None
        before = len(self.faults)
        seen: set[tuple[str, str]] = set()
        for number, effect in enumerate(effects, 1):
            where = f"{place}, effect {number}"
            self.keys(where, effect, EFFECT_KEYS)
            name = self.one_of(where, effect, "effect", tuple(EFFECTS))
            if not name:
                continue
            self.scope(where, effect, name, kind)
            same = (name, shown(effect.get("target")))
            if same in seen:
                self.add(where, f"{shown(name)} stands here twice; write it once")
            seen.add(same)
        reaches = [effect.get("reach") for effect in effects]
        if "links" in reaches and "adjacent" in reaches:
            what = "some effects reach along links and some to all adjacent units"
            self.add(place, f"{what}; write the same reach for all")
        return effects if len(self.faults) == before else None

    def scope(self, place: str, effect: dict[str, Any], name: str, kind: str) -> None:
        scope = EFFECTS[name]
        if kind and kind not in scope.kinds:
            allowed = ", ".join(_effects_for(kind)) or "none"
            what = f"{shown(name)} is no effect of kind {shown(kind)}"
            self.add(place, f"{what}; such a tile may have {allowed}")
            return
        for key, values in (
            ("value", scope.values),
            ("target", scope.targets),
            ("reach", scope.reaches),
        ):
            if not values:
                if key in effect:
                    self.add(place, f"{shown(name)} takes no {key}; leave it out")
            elif key not in effect:
                self.missing(place, f"{key} = {1 if key == 'value' else shown(values[0])}")
            elif type(effect[key]) is not type(values[0]) or effect[key] not in values:
                what = f"{key} of {shown(name)} is {shown(effect[key])}"
                self.add(place, f"{what}; write {choice(values)}")

    # What armies, tiles and effects have in common.

    def keys(self, place: str, table: dict[str, Any], known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                near = get_close_matches(key.lower(), known, 1)
                remedy = f"did you mean {near[0]}?" if near else f"known are {', '.join(known)}"
                self.add(place, f"key {shown(key)} is not known; {remedy}")

    def missing(self, place: str, example: str) -> None:
        self.add(place, f"{example.split(' = ')[0]} is missing; write for example {example}")

    def one_of(self, place: str, table: dict[str, Any], key: str, known: tuple[str, ...]) -> str:
        """The word under a key, or nothing if it is none of the known ones."""
        word = table.get(key)
        if key not in table:
            self.missing(place, f"{key} = {shown(known[0])}")
        elif not isinstance(word, str) or word not in known:
            near = get_close_matches(word.lower(), known, 1) if isinstance(word, str) else []
            remedy = f"did you mean {shown(near[0])}?" if near else f"write {choice(known)}"
            self.add(place, f"{key} {shown(word)} is not known; {remedy}")
        else:
            return word
        return ""

    def texts(
        self, place: str, table: dict[str, Any], key: str, longest: int, example: str
    ) -> None:
        """Texts by language; English must be there."""
        texts = table.get(key)
        if key not in table:
            self.missing(place, f"{key} = {{ en = {shown(example)} }}")
            return
        if not isinstance(texts, dict):
            remedy = f"write {key} = {{ en = {shown(example)} }}"
            self.add(place, f"{key} is {shown(texts)} and not a table of languages; {remedy}")
            return
        where = f"{place}, {key}"
        self.keys(where, texts, LANGUAGES)
        if "en" not in texts:
            self.missing(where, f"en = {shown(example)}")
        for language in LANGUAGES:
            if language in texts:
                self.text(f"{where}, {language}", texts[language], longest)

    def text(self, place: str, text: object, longest: int) -> None:
        if not isinstance(text, str):
            self.add(place, f"{shown(text)} is no text; put it in quotes")
        elif not text.strip():
            self.add(place, "the text is empty; write one or leave the language out")
        elif text != text.strip():
            self.add(place, "there is space at an end of the text; take it out")
        elif not text.isprintable():
            self.add(
                place, f"{shown(text)} has a character that cannot be shown; write one plain line"
            )
        elif len(text) > longest:
            self.add(place, f"the text has {len(text)} characters; write at most {longest}")


def _effects_for(kind: str) -> list[str]:
    return [name for name, scope in EFFECTS.items() if kind in scope.kinds]
