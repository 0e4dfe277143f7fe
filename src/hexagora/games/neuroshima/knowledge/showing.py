"""What a view shows: the whole position, in the words of the game.

Hands, discards and boards are open, and with them what is left in each pile (NS-SET-02). The order
of a pile is hidden from everybody, and no position holds it. The cards of leaders are hidden from
the other side until both have chosen (`leader_view`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from hexagora.core.event import Facts
from hexagora.core.frames import tell_frames
from hexagora.games.neuroshima.knowledge.leader_view import leaders_of
from hexagora.games.neuroshima.knowledge.mission_view import mission_of
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.kinds import BATTLE, TURN
from hexagora.games.neuroshima.rules.moving import OWN_MOVE, RAN
from hexagora.games.neuroshima.rules.nets import find_netted
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.rotating import TRAIT_TURN
from hexagora.games.neuroshima.rules.settings import POINTS

STAGES: Final = ("drawing", "looking", "discarding", "acting", "starting")
BATTLES: Final = ("ordinary", "final", "extra")
OWN: Final = "own"
RUN: Final = "run"
ROTATION: Final = "rotation"
"""The move by a unit's own mobility, the run of a mission, the turn by a structure's trait; those
by transports are called by the transports' cells."""

FRAMES: Final = {
    "turn": ("stage", "counted"),
    "battle": ("which", "repeat"),
    "strike": ("tile", "goal"),
    "place": ("tile",),
    "move": ("unit", "by"),
    "aim": ("tile",),
    "push": ("tile",),
    "pushed": ("unit", "direction"),
    "explode": ("unit",),
    "convert": ("unit",),
    "roll": ("unit", "direction"),
    "retreat": ("unit",),
    "pay": ("pair", "owed"),
    "lay": ("pair",),
    "join": ("pair", "spot"),
    "board": ("unit",),
    "snipe": ("unit", "direction"),
    "deal": ("side",),
    "window": ("moment", "about"),
    "facing": ("unit", "about"),
}
"""What the numbers of the pending decisions are called."""


def facts_of(position: Position, viewer: int) -> Facts:
    """A position as JSON data, from which `restoring.position_from` makes it again."""
    lowest = [int(position.stack[i]) for i in range(3)] if position.depth > 0 else []
    if lowest and lowest[0] > BATTLE:
        lowest = []
    battle = position.battle
    facts: Facts = {
        "board": board_of(position),
        "players": [player_of(position, seat) for seat in range(int(position.rules.seats))],
        "turn_of": lowest[1] if lowest else -1,
        "stage": _stage(position, lowest),
        "turns": int(position.turns),
        "slot": int(position.slot),
        "last_tile": int(position.last),
        "turns_owed": seats_of(position, int(position.owed)),
        "extra_turns": bool(position.extra),
        "standing": seats_of(position, int(position.standing)),
        "contest": seats_of(position, int(position.contest)),
        "fallen": seats_of(position, int(position.fallen)),
        "winners": seats_of(position, int(position.winners)),
        "battle": {
            "first": int(battle.first),
            "phase": int(battle.phase),
            "struck": bool(battle.struck),
            "quartermasters": cells_of(int(battle.converted)),
            "answers": [int(battle.answers[i]) for i in range(int(battle.given))],
        },
        "pending": tell_frames(position, FRAMES),
    }
    if position.rules.mission is not None:
        facts["mission"] = mission_of(position, position.rules.mission)
    if position.rules.led:
        facts["leaders"] = leaders_of(position, viewer)
    if position.end > 0:
        facts["end"] = position.reason()
    return facts


def _stage(position: Position, lowest: list[int]) -> str:
    if position.depth == 0:
        return "over"
    if not lowest:
        return "set-up" if position.turns == 0 else "between"
    return (
        STAGES[int(position.turn_stage())] if lowest[0] == TURN else f"{BATTLES[lowest[2]]} battle"
    )


def board_of(position: Position) -> list[Facts]:
    """The units in the order of the cells."""
    units = position.units
    netted = int(find_netted(units, position.tables, position.rules))
    found: list[Facts] = []
    for cell in range(CELLS):
        if units.tile[cell] < 0 or units.second >> cell & 1 != 0:
            continue
        used, spent = int(units.used[cell]), int(units.spent[cell])
        moves = [OWN] if used & OWN_MOVE != 0 else []
        if used & RAN != 0:
            moves.append(RUN)
        if used & TRAIT_TURN != 0:
            moves.append(ROTATION)
        unit: Facts = {
            "at": NAMES[cell],
            "seat": int(units.owner[cell]),
            "tile": position.tables.tiles[int(units.tile[cell])].id,
            "turn": int(units.turn[cell]),
            "wounds": int(units.wounds[cell]),
            "netted": netted >> cell & 1 == 1,
            "moves_made": [*moves, *cells_of(used)],
            "attacks_made": [i for i in range(8) if spent >> i & 1] if spent else [],
        }
        other = int(units.other(cell))
        if other >= 0:
            unit["second"] = {
                "at": NAMES[other],
                "tile": position.tables.tiles[int(units.tile[other])].id,
                "turn": int(units.turn[other]),
            }
        found.append(unit)
    return found


def player_of(position: Position, seat: int) -> Facts:
    """What a seat has, and how likely each of its tiles is drawn next."""
    pile = _counts(position, seat, position.pile)
    size = sum(pile.values())
    score = "points" if position.rules.mode == POINTS else "hp"
    counted = {score: int(position.points[seat])} if position.rules.hqs >> seat & 1 else {}
    facts: Facts = {
        "army": position.army_of(seat),
        "side": int(position.rules.sides[seat]),
        **counted,
        "hand": _counts(position, seat, position.hand),
        "pile": pile,
        "pile_size": size,
        "odds": {tile: round(count / size, 4) for tile, count in pile.items()},
        "discard": _counts(position, seat, position.discard),
    }
    if position.rules.structures:
        facts["structure"] = position.unbuilt >> seat & 1 == 1
    return facts


def _counts(position: Position, seat: int, row: vec[u8]) -> dict[str, int]:
    tables = position.tables
    first, last = int(tables.starts[seat]), int(tables.starts[seat + 1])
    tiles = tables.tiles[first:last]
    return {tile.id: count for tile, count in zip(tiles, row[first:last], strict=True) if count}


def seats_of(position: Position, mask: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(int(position.rules.seats)) if mask >> seat & 1]


def cells_of(mask: int) -> list[str]:
    """The names of the cells whose bits are set."""
    return [NAMES[cell] for cell in range(CELLS) if mask >> cell & 1] if mask else []
