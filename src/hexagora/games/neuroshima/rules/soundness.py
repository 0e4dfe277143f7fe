"""When a position is sound: every invariant that is broken is named, one sentence each."""

from typing import Final

from mypy_extensions import i64

from hexagora.core.state import FRAME
from hexagora.games.neuroshima.rules.battle import no_battle
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, adjacent, bit
from hexagora.games.neuroshima.rules.kinds import BATTLE, STRIKE
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.rotating import TRAIT_TURN
from hexagora.games.neuroshima.rules.settings import DEATHMATCH
from hexagora.games.neuroshima.rules.tiles import HQ, INSTANT, ROTATES

NO_BATTLE: Final = no_battle().pack()


def faults_of(position: Position) -> list[str]:
    """What is wrong with a position; nothing if it is sound."""
    faults = position.check_stack()
    units = position.units
    tables = position.tables
    mission = position.rules.mission
    outcast = 0 if mission is None else int(mission.outcast(position))
    for cell in range(CELLS):
        tile = int(units.tile[cell])
        if tile < 0:
            continue
        name = NAMES[cell]
        seat = int(units.owner[cell])
        if not position.rules.playable[cell] and outcast & bit(cell) == 0:
            faults.append(f"a unit stands at {name}, which is not playable (NS-SET-07)")
        if tables.pair(tile, seat) >= 0:
            faults += _structure_faults(position, cell, tile, seat)
        elif not tables.starts[seat] <= tile < tables.starts[seat + 1]:
            faults.append(f"the unit at {name} is not of its owner's army")
        elif units.other(cell) >= 0:
            faults.append(f"the unit at {name} has two cells and is no structure (NS-STR-03)")
        if tables.kind[tile] == INSTANT:
            faults.append(f"an instant lies at {name} (NS-TURN-12)")
        if tables.kind[tile] != HQ and i64(units.wounds[cell]) > tables.toughness[tile]:
            faults.append(f"the unit at {name} has more wounds than it survives (NS-ATK-06)")
        if units.used[cell] & TRAIT_TURN != 0 and tables.traits[tile] & ROTATES == 0:
            faults.append(f"the unit at {name} has turned by a trait that it lacks (NS-STR-18)")
    for seat in range(position.rules.seats):
        faults += _fall_faults(position, seat)
        faults += _tile_faults(position, seat)
        if position.unbuilt & bit(seat) != 0 and tables.structure[seat] < 0:
            faults.append(f"seat {seat + 1} has no structure to build (NS-STR-01)")
    if mission is not None:
        faults += mission.faults(position)
    frames = [int(position.stack[i]) for i in range(0, position.depth * FRAME, FRAME)]
    if BATTLE not in frames and STRIKE not in frames and position.battle.pack() != NO_BATTLE:
        faults.append("something of a battle is left although nobody fights")
    return faults


def _structure_faults(position: Position, cell: int, tile: int, seat: int) -> list[str]:
    """The two tiles of a structure make a pair, lie side by side, and are there only once."""
    units = position.units
    name = NAMES[cell]
    other = int(units.other(cell))
    if other < 0 or not adjacent(cell, other):
        return [f"the tile of a structure at {name} has no other beside it (NS-STR-01)"]
    second = position.tables.is_second(tile)
    faults = []
    if int(units.tile[other]) != (tile - 1 if second else tile + 1) or (
        int(units.owner[other]) != seat or (units.second & bit(cell) != 0) != second
    ):
        faults.append(f"the tiles at {name} and {NAMES[other]} are no structure (NS-STR-01)")
    if second and (units.wounds[cell] or units.used[cell] or units.spent[cell]):
        faults.append(f"the second tile at {name} has something that the whole has (NS-STR-03)")
    if position.unbuilt & bit(seat) != 0:
        faults.append(f"the structure at {name} is still to be built (NS-STR-02)")
    own = [
        int(units.tile[place])
        for place in range(CELLS)
        if int(units.owner[place]) == seat
        and position.tables.pair(int(units.tile[place]), seat) >= 0
    ]
    if len(own) > 2:
        faults.append(f"seat {seat + 1} has more than one structure (NS-STR-02)")
    return faults


def _fall_faults(position: Position, seat: int) -> list[str]:
    """Who has fallen has nothing left, and in a deathmatch is out of the game (NS-DM-03).

    Missions have ways of their own to end a side.
    """
    if position.rules.mission is not None:
        return []
    fallen = position.fallen & bit(seat) != 0
    standing = position.standing & bit(seat) != 0
    if fallen and position.points[seat] > 0:
        return [f"the HQ of seat {seat + 1} has fallen with hit points left (NS-ATK-10)"]
    if position.rules.mode == DEATHMATCH and fallen == standing:
        return [f"seat {seat + 1} is out of the game exactly when its HQ has fallen (NS-DM-03)"]
    return []


def _tile_faults(position: Position, seat: int) -> list[str]:
    """Every tile of a seat must be somewhere, and only once."""
    if position.fallen & bit(seat) != 0:
        return []
    faults = []
    tables = position.tables
    mission = position.rules.mission
    missing = 0 if mission is None else int(mission.out_of_game(position, seat))
    for tile in range(tables.starts[seat], tables.starts[seat + 1]):
        total = sum(1 for cell in range(CELLS) if int(position.units.tile[cell]) == tile)
        total += int(position.pile[tile]) + int(position.hand[tile]) + int(position.discard[tile])
        wanted = position.turns and position.rules.hqs & bit(seat) != 0
        if tables.kind[tile] == HQ and total == 0 and not wanted:
            continue
        if tables.count[tile] == 0:
            # A unit of a mission that comes from no pile: the mission counts it.
            continue
        if 0 < tables.count[tile] - total <= missing:
            missing -= tables.count[tile] - total
            continue
        if total != tables.count[tile]:
            faults.append(
                f"seat {seat + 1} has {total} of {tables.count[tile]} "
                f"{tables.tiles[tile].id} (NS-SET-02)"
            )
    if missing > 0:
        faults.append(f"seat {seat + 1} has {missing} tiles that left the game (NS-ATLAS-22)")
    most = 6 if position.rules.reinforcements else 3
    if position.hand_size(seat) > most:
        faults.append(f"seat {seat + 1} holds more than {most} tiles (NS-TURN-01)")
    return faults
