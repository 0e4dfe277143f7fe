"""The words of which the components of Nexus Ops are made. See docs/nexus_data.md.

A new word needs a line here and a rule in the engine.
"""

import re
from dataclasses import dataclass
from typing import Final

ORIGINS: Final = ("sourced", "derived", "reconstruction")
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 160

# Places on the reference sheet, from left to right: battle goes from the last to the first.
UNIT_ORDER: Final = (
    "human",
    "fungoid",
    "crystalline",
    "rock_strider",
    "lava_leaper",
    "rubium_dragon",
)
TERRAINS: Final = ("forest", "crystal", "rock", "magma", "monolith", "vortex")
TILE_TERRAINS: Final = TERRAINS[:4]
# The Vortex lets nothing in, so no unit and no card can speak of it.
UNIT_TERRAINS: Final = TERRAINS[:5]
ABILITIES: Final = (
    "stride",
    "leap",
    "pick_target",
    "flight",
    "breath",
    "repeat_breath",
    "clone_limit",
    "one_die_fewer",
    "shatter",
    "spore_move",
    "first_on_rock",
    "lava_dive",
)

# The boards and how many bases each has.
BOARD_SEATS: Final = {"2": 2, "3": 3, "4": 4, "bad_neighbourhood": 2, "power_hungry": 2}
SMALL_BOARD: Final = "power_hungry"
FRAME: Final = 4
MOST_COVERINGS: Final = 8

# What the engine has room for; the printed components stay below or just at it.
MOST_CARDS: Final = 40
MOST_COPIES: Final = 200
MOST_KINDS: Final = 24
MOST_GREEN: Final = 8
MOST_FIGURES: Final = 41
MOST_HEXES: Final = 31
COPIES: Final = range(1, 21)
# None of a card of the box takes it out of the deck.
CHANGED_COPIES: Final = range(21)
COUNTS: Final = range(1, 25)
COSTS: Final = range(1, 31)
ROLLS: Final = range(2, 7)
FIGURES: Final = range(1, 37)
MINES: Final = range(10)
MODIFIERS: Final = tuple(value for value in range(-5, 6) if value)

PACK_ID: Final = re.compile("[a-z][a-z0-9_]{0,23}")
COMPONENT_ID: Final = re.compile("[a-z0-9]+(_[a-z0-9]+)*")

MISSION_KINDS: Final = ("battle", "objective")
POINTS: Final = (1, 2, 3)


@dataclass(frozen=True)
class Condition:
    """Of which kind of mission it is, and what its argument may be: nothing, words or numbers."""

    kind: str
    arguments: tuple[str, ...] | tuple[int, ...] = ()


CONDITIONS: Final = {
    "terrain": Condition("battle", UNIT_TERRAINS),
    "survivor": Condition("battle", UNIT_ORDER),
    "killed": Condition("battle", UNIT_ORDER),
    "flown": Condition("battle"),
    "no_loss": Condition("battle"),
    "no_more": Condition("battle"),
    "enemy_base": Condition("battle"),
    "most_terrain": Condition("objective", TILE_TERRAINS),
    "most_mines": Condition("objective"),
    "wins": Condition("objective", tuple(range(1, 7))),
    "hold_enemy_base": Condition("objective"),
    "hold_hexes": Condition("objective", tuple(range(1, 21))),
    "hold_monolith": Condition("objective"),
}

MOMENTS: Final = ("deployment", "before", "after roll", "hits")


@dataclass(frozen=True)
class Effect:
    """When a card with this effect is played, which amounts it may have, whether it names a unit.

    An effect without amounts is of one: one unit, one roll. One that names a unit may name the
    terrain where it comes.
    """

    moment: str
    amounts: tuple[int, ...] = ()
    unit: bool = False


EFFECTS: Final = {
    "place": Effect("deployment", unit=True),
    "march": Effect("deployment", tuple(range(1, 10))),
    "transfer": Effect("deployment", tuple(range(1, 5))),
    "rubium": Effect("deployment", tuple(range(1, 21))),
    "drive": Effect("deployment", tuple(range(1, 4))),
    "missions": Effect("deployment", tuple(range(1, 4))),
    "bonus": Effect("before", MODIFIERS),
    "double": Effect("before"),
    "first": Effect("before"),
    "extract": Effect("before"),
    "reroll": Effect("after roll"),
    "cancel": Effect("hits", tuple(range(1, 4))),
}

# The sections of a file, and the keys of the tables in them.
SECTIONS: Final = (
    *("numbers", "units", "alternates", "tokens", "base"),
    *("tiles", "boards", "vortex", "missions", "energize"),
)
PACK_KEYS: Final = ("id", "name", "extends", *SECTIONS)
ALTERNATE_KEYS: Final = (
    *("id", "place", "names", "cost", "to_hit", "mines", "cannot_enter"),
    *("modifiers", "abilities", "breath", "origin", "unsure"),
)
UNIT_KEYS: Final = (*ALTERNATE_KEYS[:5], "figures", *ALTERNATE_KEYS[5:])
TOKEN_KEYS: Final = ("mine", "unit", "count", "green", "origin")
SET_KEYS: Final = ("mine", "unit", "count", "origin")
BASE_KEYS: Final = ("terrain", "mine", "origin")
TILE_KEYS: Final = ("terrains", "count", "origin")
BOARD_KEYS: Final = ("id", "centre", "singles", "doubles", "bases", "tiles", "origin")
SMALL_BOARD_KEYS: Final = (*BOARD_KEYS, "halves", "token_set")
VORTEX_KEYS: Final = ("cells", "origin")
MISSION_KEYS: Final = (
    *("id", "names", "kind", "points", "copies", "condition", "argument"),
    *("text", "origin", "name_is_printed"),
)
ENERGIZE_KEYS: Final = (
    *("id", "names", "moment", "effect", "amount", "unit", "terrain"),
    *("copies", "text", "origin"),
)

# The numbers of the rules and what each may be; start_rubium has one for each seat.
NUMBERS: Final = {
    "points": range(1, 100),
    "short_points": range(1, 100),
    "long_points": range(1, 100),
    "team_points": range(1, 100),
    "start_rubium": range(100),
    "monolith_cards": range(10),
    "row_extra": range(10),
    "most_mines": range(100),
}
NUMBER_KEYS: Final = (*NUMBERS, "origin")
