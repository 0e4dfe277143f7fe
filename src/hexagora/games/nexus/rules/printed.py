"""What is printed on units, tokens, tiles and cards, as flat integer tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.nexus.content.vocabulary import TERRAINS, UNIT_ORDER

if TYPE_CHECKING:
    from hexagora.games.nexus.content.components import Box, Energize, Mission, Tile, Token, Unit
    from hexagora.games.nexus.rules.chances import Chances

UNITS: Final = 6

# Terrains; 0 is no hex at all.
FOREST: Final = 1
CRYSTAL: Final = 2
ROCK: Final = 3
MAGMA: Final = 4
MONOLITH: Final = 5
VORTEX: Final = 6
TERRAIN_KINDS: Final = 7

# Abilities, as bits.
STRIDE: Final = 1
LEAP: Final = 2
PICK: Final = 4
FLIGHT: Final = 8
REPEAT: Final = 16
CLONE_LIMIT: Final = 32
ONE_FEWER: Final = 64
SHATTER: Final = 128
SPORE: Final = 256
BLITZ: Final = 512
DIVE: Final = 1024
ABILITIES: Final = {
    "stride": STRIDE,
    "leap": LEAP,
    "pick_target": PICK,
    "flight": FLIGHT,
    "repeat_breath": REPEAT,
    "clone_limit": CLONE_LIMIT,
    "one_die_fewer": ONE_FEWER,
    "shatter": SHATTER,
    "spore_move": SPORE,
    "first_on_rock": BLITZ,
    "lava_dive": DIVE,
    "breath": 0,  # told by the number that it hits on
}

# Conditions of missions.
TERRAIN: Final = 0
SURVIVOR: Final = 1
KILLED: Final = 2
FLOWN: Final = 3
NO_LOSS: Final = 4
NO_MORE: Final = 5
ENEMY_BASE: Final = 6
MOST_TERRAIN: Final = 7
MOST_MINES: Final = 8
WINS: Final = 9
HOLD_ENEMY_BASE: Final = 10
HOLD_HEXES: Final = 11
HOLD_MONOLITH: Final = 12
CONDITIONS: Final = (
    "terrain",
    "survivor",
    "killed",
    "flown",
    "no_loss",
    "no_more",
    "enemy_base",
    "most_terrain",
    "most_mines",
    "wins",
    "hold_enemy_base",
    "hold_hexes",
    "hold_monolith",
)
OBJECTIVES_FROM: Final = MOST_TERRAIN

# Effects of Energize cards.
PLACE: Final = 0
MARCH: Final = 1
TRANSFER: Final = 2
RUBIUM: Final = 3
DRIVE: Final = 4
MISSIONS: Final = 5
BONUS: Final = 6
DOUBLE: Final = 7
FIRST: Final = 8
EXTRACT: Final = 9
REROLL: Final = 10
CANCEL: Final = 11
EFFECTS: Final = (
    "place",
    "march",
    "transfer",
    "rubium",
    "drive",
    "missions",
    "bonus",
    "double",
    "first",
    "extract",
    "reroll",
    "cancel",
)

# The moments at which a card is played.
BEFORE: Final = 0
AFTER_ROLL: Final = 1
HITS: Final = 2
DEPLOYMENT: Final = 3
MOMENTS: Final = ("before", "after roll", "hits", "deployment")


@final
class Tables:
    """The components of one game: one of the two sheets, and the decks without removed cards."""

    def __init__(
        self,
        box: Box,
        units: tuple[Unit, ...],
        tokens: tuple[Token, ...],
        tiles: tuple[Tile, ...],
        missions: tuple[Mission, ...],
        energize: tuple[Energize, ...],
    ) -> None:
        self.box = box
        # What `chances` has worked out, by the battle; it only saves time.
        self.known_chances: dict[bytes, Chances] = {}
        self.units = units
        self.tokens = tokens
        self.tiles = tiles
        self.missions = missions
        self.energize = energize
        self.cost: vec[i64] = vec[i64]([unit.cost for unit in units])
        self.cheapest: i64 = min(unit.cost for unit in units)
        self.to_hit: vec[i64] = vec[i64]([unit.to_hit for unit in units])
        self.figures: vec[i64] = vec[i64]([unit.figures for unit in units])
        self.miner: vec[i64] = vec[i64]([int(unit.mines) for unit in units])
        self.breath: vec[i64] = vec[i64]([unit.breath for unit in units])
        self.ability: vec[i64] = vec[i64](
            [sum(ABILITIES[name] for name in unit.abilities) for unit in units]
        )
        self.barred: vec[i64] = vec[i64](
            [int(terrain in unit.cannot_enter) for unit in units for terrain in ("", *TERRAINS)]
        )
        self.modifier: vec[i64] = vec[i64](
            [unit.modifiers.get(terrain, 0) for unit in units for terrain in ("", *TERRAINS)]
        )
        self.token_mine: vec[i64] = vec[i64]([token.mine for token in tokens])
        self.token_unit: vec[i64] = vec[i64]([_place(token.unit) for token in tokens])
        self.base_terrain: vec[i64] = vec[i64]([_terrain(hexagon.terrain) for hexagon in box.base])
        self.base_mine: vec[i64] = vec[i64]([hexagon.mine for hexagon in box.base])
        # The terrains of each kind of tile; singles have no second one.
        self.tile_a: vec[i64] = vec[i64]([_terrain(tile.terrains[0]) for tile in tiles])
        self.tile_b: vec[i64] = vec[i64](
            [_terrain(tile.terrains[1]) if len(tile.terrains) == 2 else 0 for tile in tiles]
        )
        self.mission_count: i64 = len(missions)
        self.mission_copies: vec[i64] = vec[i64]([card.copies for card in missions])
        self.mission_points: vec[i64] = vec[i64]([card.points for card in missions])
        self.condition: vec[i64] = vec[i64]([CONDITIONS.index(card.condition) for card in missions])
        self.argument: vec[i64] = vec[i64]([_argument(card.argument) for card in missions])
        self.energize_count: i64 = len(energize)
        self.energize_copies: vec[i64] = vec[i64]([card.copies for card in energize])
        self.effect: vec[i64] = vec[i64]([EFFECTS.index(card.effect) for card in energize])
        self.moment: vec[i64] = vec[i64]([MOMENTS.index(card.moment) for card in energize])
        self.amount: vec[i64] = vec[i64]([card.amount for card in energize])
        self.card_unit: vec[i64] = vec[i64]([_place(card.unit) for card in energize])
        self.card_terrain: vec[i64] = vec[i64]([_terrain(card.terrain) for card in energize])


def _place(unit: str) -> int:
    """A unit's place on the sheet, -1 for none."""
    return UNIT_ORDER.index(unit) if unit else -1


def _terrain(name: str) -> int:
    return TERRAINS.index(name) + 1 if name else 0


def _argument(value: object) -> int:
    if isinstance(value, int):
        return value
    name = str(value)
    return _place(name) if name in UNIT_ORDER else _terrain(name)
