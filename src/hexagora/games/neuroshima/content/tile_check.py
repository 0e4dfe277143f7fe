"""What is wrong with what is printed on a tile: initiative, edges and effects.

The tiles of armies and the faces of structures are checked alike; each says which effects it knows.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from hexagora.core.toml_faults import choice, is_int, is_list_of, shown
from hexagora.games.neuroshima.content.army_words import EFFECT_KEYS, SYMBOL, SYMBOLS, Scope
from hexagora.games.neuroshima.content.named_check import NamedCheck


class TileCheck(NamedCheck):
    """The faults of what tiles show."""

    effect_words: ClassVar[Mapping[str, Scope]] = {}
    """The effects that such tiles can have."""

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

    # Edges.

    def edges(self, place: str, tile: dict[str, Any]) -> list[str] | None:
        """The six edges, or nothing if one is no good."""
        edges = tile.get("edges")
        remedy = "write six texts, clockwise from the top"
        if "edges" not in tile:
            self.missing(place, 'edges = ["m1", "-", "-", "-", "-", "-"]')
            return None
        if not isinstance(edges, list):
            self.wrong(place, "edges", edges, remedy)
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
            name = self.one_of(where, effect, "effect", tuple(self.effect_words))
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
        scope = self.effect_words[name]
        if kind and kind not in scope.kinds:
            allowed = ", ".join(self.effects_for(kind)) or "none"
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

    def effects_for(self, kind: str) -> list[str]:
        """The effects that a tile of that kind can have."""
        return [name for name, scope in self.effect_words.items() if kind in scope.kinds]
