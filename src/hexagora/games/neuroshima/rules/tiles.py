"""The tiles of the armies at the table as flat integer tables.

A tile is a number: the armies' tiles one after the other, in the order of the seats. Two seats with
the same army have their own numbers. Entries for an edge are at ``tile * 6 + edge``.

After all of these come the structures of the seats: the two tiles of the first pair of faces, then
of the second, and so on. On either tile of a pair stands what the whole has (NS-STR-12); only the
edges and what they give are those of the tile itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.rules.channels import Prints

if TYPE_CHECKING:
    from hexagora.games.neuroshima.content.armies import Army, Effect, Tile
    from hexagora.games.neuroshima.content.halves import Half

HQ: Final = 0
WARRIOR: Final = 1
MODULE: Final = 2
INSTANT: Final = 3
KINDS: Final = ("hq", "warrior", "module", "instant")

LINKS: Final = 1
ADJACENT: Final = 2

NETS: Final = 1
SCOPES: Final = 2
GIVES: Final = 4
CARRIES: Final = 8
SCOUTS: Final = 16
HEALS: Final = 32
TURNS: Final = 64
EXPLODES: Final = 128
AIMS: Final = 256

ROTATES: Final = 1
BOARDS: Final = 2
HEAVY: Final = 4
SNIPES: Final = 8
TRAITS: Final = ("rotation", "boarding", "heavy", "sniper")
"""The traits of structures; their bits are in this order."""

PAIRS: Final = 4
HALVES: Final = 8
"""A structure can be built of four pairs of faces, and each has two rows in the tables."""

BATTLE: Final = 1
MOVE: Final = 2
PUSH_BACK: Final = 3
GRENADE: Final = 4
SNIPER: Final = 5
AIR_STRIKE: Final = 6
INSTANTS: Final = ("", "battle", "move", "push_back", "grenade", "sniper", "air_strike")


@final
class Tables:
    """Everything that is printed on tiles, for the compiled part.

    ``more`` are units of a mission that come from no pile, by seat: the last tiles of its army.
    """

    def __init__(
        self,
        armies: list[Army],
        more: list[list[Tile]] | None = None,
        structures: list[list[Half]] | None = None,
    ) -> None:
        extra = more or [[] for _ in armies]
        leads = [[*army.tiles, *units] for army, units in zip(armies, extra, strict=True)]
        tiles = [tile for row in leads for tile in row]
        # The first row of each seat's structure, or -1 for one without.
        self.structure: vec[i64] = vec[i64]([-1] * len(armies))
        traits = [0] * len(tiles)
        for seat, halves in enumerate(structures or ()):
            if halves:
                self.structure[seat] = len(tiles)
                tiles += [half.tile for half in halves]
                traits += [_bits(half.traits) for half in halves]
        self.tiles = tiles
        self.traits: vec[i64] = vec[i64](traits)
        self.leads = [army.id for army in armies]
        starts = [sum(len(row) for row in leads[:i]) for i in range(len(leads) + 1)]
        self.starts: vec[i64] = vec[i64](starts)
        # The armies by their place in the box, -1 for others.
        self.army: vec[i64] = vec[i64](
            [BOX.index(army.id) if army.id in BOX else -1 for army in armies]
        )
        self.hq_of: vec[i64] = vec[i64](
            [starts[i] + army.tiles.index(army.hq) for i, army in enumerate(armies)]
        )
        self.count: vec[i64] = vec[i64]([tile.count for tile in tiles])
        self.kind: vec[i64] = vec[i64]([KINDS.index(tile.kind) for tile in tiles])
        self.toughness: vec[i64] = vec[i64]([tile.toughness for tile in tiles])
        self.mobile: vec[i64] = vec[i64]([int(tile.mobility) for tile in tiles])
        # Initiative values, -1 where there is none: two entries for each tile.
        self.initiative: vec[i64] = vec[i64](
            [(*tile.initiative, -1, -1)[i] for tile in tiles for i in range(2)]
        )
        self.melee: vec[i64] = vec[i64](_edges(tiles, "melee"))
        self.ranged: vec[i64] = vec[i64](_edges(tiles, "ranged"))
        self.gauss: vec[i64] = vec[i64](_edges(tiles, "gauss"))
        self.armour: vec[i64] = vec[i64](_edges(tiles, "armour"))
        self.net: vec[i64] = vec[i64](_edges(tiles, "net"))
        self.link: vec[i64] = vec[i64](_edges(tiles, "link"))
        # How far the tile's effects reach, and what they give.
        self.reach: vec[i64] = vec[i64]([_reach(tile) for tile in tiles])
        self.gives_melee: vec[i64] = vec[i64]([_value(t, "melee", "friendly") for t in tiles])
        self.gives_ranged: vec[i64] = vec[i64]([_value(t, "ranged", "friendly") for t in tiles])
        self.gives_initiative: vec[i64] = vec[i64](
            [_value(t, "initiative", "friendly") for t in tiles]
        )
        self.takes_initiative: vec[i64] = vec[i64](
            [_value(t, "initiative", "enemy") for t in tiles]
        )
        self.gives_attack: vec[i64] = vec[i64](
            [_value(t, "extra_attack", "friendly") for t in tiles]
        )
        self.medic: vec[i64] = vec[i64]([_value(t, "medic", "friendly") for t in tiles])
        self.transport: vec[i64] = vec[i64]([_value(t, "give_mobility", "friendly") for t in tiles])
        self.recon: vec[i64] = vec[i64]([_value(t, "double_move", "friendly") for t in tiles])
        self.quartermaster: vec[i64] = vec[i64](
            [_value(t, "convert_attack", "friendly") for t in tiles]
        )
        self.scoper: vec[i64] = vec[i64](
            [_value(t, "take_over_module", "enemy_module") for t in tiles]
        )
        self.explodes: vec[i64] = vec[i64]([_has(t, "explode") for t in tiles])
        # What a tile does for others, as bits: where nobody on the board does something, the
        # engine need not look for it.
        self.roles: vec[i64] = vec[i64](
            [
                _roles(tile) | (AIMS if trait & SNIPES else 0)
                for tile, trait in zip(tiles, traits, strict=True)
            ]
        )
        self.instant: vec[i64] = vec[i64](
            [INSTANTS.index(t.effects[0].effect) if t.kind == "instant" else 0 for t in tiles]
        )
        self.prints = Prints(self)

    def piled(self) -> int:
        """How many of the rows are tiles of armies, which lie in piles and hands."""
        return int(self.starts[len(self.starts) - 1])

    def is_second(self, tile: i64) -> bool:
        """Whether a row is the second tile of a structure."""
        return tile >= self.piled() and (tile - self.piled()) % 2 == 1

    def pair(self, tile: i64, seat: i64) -> i64:
        """Of which pair of faces of a seat's structure a row is; -1 if it is of none."""
        first = self.structure[seat]
        if first < 0 or not first <= tile < first + HALVES:
            return -1
        return (tile - first) // 2


def _bits(traits: tuple[str, ...]) -> int:
    return sum(1 << TRAITS.index(trait) for trait in traits)


def _roles(tile: Tile) -> int:
    does = {effect.effect for effect in tile.effects}
    bonuses = {"melee", "ranged", "initiative", "extra_attack"}
    return (
        NETS * any(edge.net for edge in tile.edges)
        + SCOPES * ("take_over_module" in does)
        + GIVES * bool(does & bonuses)
        + CARRIES * ("give_mobility" in does)
        + SCOUTS * ("double_move" in does)
        + HEALS * ("medic" in does)
        + TURNS * ("convert_attack" in does)
        + EXPLODES * ("explode" in does)
    )


def _edges(tiles: list[Tile], symbol: str) -> list[int]:
    return [
        int(getattr(tile.edges[i], symbol)) if tile.edges else 0 for tile in tiles for i in range(6)
    ]


def _find(tile: Tile, effect: str, target: str) -> list[Effect]:
    return [e for e in tile.effects if e.effect == effect and e.target == target]


def _value(tile: Tile, effect: str, target: str) -> int:
    return sum(e.value for e in _find(tile, effect, target))


def _has(tile: Tile, effect: str) -> int:
    return int(any(e.effect == effect for e in tile.effects))


def _reach(tile: Tile) -> int:
    for effect in tile.effects:
        if effect.reach == "links":
            return LINKS
        if effect.reach == "adjacent":
            return ADJACENT
    return 0
