"""How likely one player is to hold out against an army that nobody plays (mission 8).

There is no other side to compare with, so the shares of the other judgement do not help: what is
weighed is what a battle now would cost and leave, who is still to come, and how many battles.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from hexagora.games.neuroshima.mind.outcome import Outcome
from hexagora.games.neuroshima.mind.worth import unit_worth
from hexagora.games.neuroshima.rules.atlas.six_roads import INVADER, PLAYER, SixRoads
from hexagora.games.neuroshima.rules.cells import CELLS, FROM_MIDDLE, bit
from hexagora.games.neuroshima.rules.kinds import BATTLE
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.rules.tiles import HQ, Tables
from hexagora.games.neuroshima.rules.units import Units

# All in hit points, set by hand and tried in games of bots.
STEEP: Final = 0.3
"""How sure a hit point makes."""
BEGINNING: Final = 5.5
"""So many hit points the whole pile costs a player who does well."""
SOON: Final = 0.35
"""How much a battle counts that cannot come before the player's next turn."""
FALL: Final = 6.0
"""What a battle is worth in which the HQ falls, beyond its hit points."""
LATER: Final = 0.3
"""Which part of what an enemy on a road could do at the end it does in each later battle."""
OWN: Final = 0.45
"""What units are worth that would be left after a battle."""
IN_HAND: Final = 0.3
BATTLE_IN_HAND: Final = 0.3


def foretell_roads(position: Position, after: Outcome) -> None:
    """Let the outcome of a battle know who would have won by it (NS-ATLAS-89)."""
    if after.points[PLAYER] <= 0:
        after.winners = bit(INVADER)
    elif position.last >= 0 and position.owed == 0:
        after.winners = bit(PLAYER)


def survival(position: Position, mission: SixRoads, after: Outcome) -> float:
    """The chance that the HQ stands at the end, from 0 to 1; ``after`` is a battle now."""
    now = float(position.points[PLAYER])
    then = float(max(0, after.points[PLAYER]))
    battles, size = _pile(position)
    fighting = i64(position.stack[0]) == BATTLE
    if position.last >= 0 and position.owed == 0:
        near = 1.0
        later = 0.0
    else:
        near = 1.0 if fighting or position.last >= 0 else _nearness(mission, battles, size)
        later = battles + 1.0 - near
    lead = now - near * (now - then)
    if then <= 0.0:
        lead -= near * FALL
    lead -= BEGINNING * size / float(mission.size)
    left = after.units if near > 0.5 else position.units
    lead -= LATER * later * _threat(position.tables, left)
    lead += OWN * min(1.0, later) * _defence(position.tables, left)
    lead += _hand(position)
    return 1.0 / (1.0 + exp(-STEEP * lead))


def on_the_way(mission: SixRoads, cell: i64) -> float:
    """How much better a cell is for a unit: on a road it stops the march."""
    return 0.3 if mission.on_roads & bit(cell) != 0 else 0.0


def _pile(position: Position) -> tuple[float, float]:
    """How many Battle tiles the invader still has, and how many tiles in all."""
    tables = position.tables
    battles = 0.0
    size = 0.0
    for tile in range(position.first_tile(INVADER), position.last_tile(INVADER)):
        count = float(i64(position.pile[tile]))
        size += count
        if tables.instant[tile] == BATTLE_TILE:
            battles += count
    return battles, size


def _nearness(mission: SixRoads, battles: float, size: float) -> float:
    """How much of the position a battle with this very board is."""
    if size == 0.0:
        return 1.0
    missing = 1.0
    for _ in range(mission.per_turn):
        missing *= 1.0 - battles / size
    return SOON + (1.0 - SOON) * (1.0 - missing)


def _threat(tables: Tables, units: Units) -> float:
    """What the enemies on the board could do to an HQ in the middle, once they are there."""
    total = 0.0
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0 or i64(units.owner[cell]) != INVADER:
            continue
        blows: i64 = 0
        shots: i64 = 0
        for edge in range(tile * 6, tile * 6 + 6):
            blows = max(blows, tables.melee[edge])
            shots = max(shots, tables.ranged[edge] + tables.gauss[edge])
        near = FROM_MIDDLE[cell] == 1
        worth = float(shots) + float(blows) * (1.0 if near else 0.7)
        total += worth * (1.0 + 0.3 * float(tables.toughness[tile] - i64(units.wounds[cell])))
    return total


def _defence(tables: Tables, units: Units) -> float:
    """What the player's units on the board are worth."""
    total = 0.0
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile >= 0 and i64(units.owner[cell]) == PLAYER and tables.kind[tile] != HQ:
            total += unit_worth(tables, tile)
    return total


def _hand(position: Position) -> float:
    """What the player holds."""
    tables = position.tables
    total = 0.0
    for tile in range(position.first_tile(PLAYER), position.last_tile(PLAYER)):
        count = float(i64(position.hand[tile]))
        if count == 0.0:
            continue
        if tables.instant[tile] == BATTLE_TILE:
            total += count * BATTLE_IN_HAND
        elif tables.instant[tile] == 0:
            total += count * IN_HAND * unit_worth(tables, tile)
        else:
            total += count * IN_HAND
    return total
