"""What the pending decision is about: what a sentence that asks for it needs."""

from __future__ import annotations

from hexagora.games.neuroshima.facts.decisions import About, AboutBuilding, AboutLeader, Held
from hexagora.games.neuroshima.rules.atlas.six_roads import SixRoads
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NEXT_ALL
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    AIM,
    BOARD,
    BUILD,
    CONVERT,
    DEAL,
    DISCARD,
    DRAW,
    ENEMY_INSTANT,
    EXPLODE,
    FACING,
    HQ_PLACE,
    JOIN,
    LAY,
    MOVE,
    PAY,
    PLACE,
    PUSHED,
    RETREAT,
    ROAD,
    ROLL,
    SNIPE,
    WINDOW,
)
from hexagora.games.neuroshima.rules.leaders import FACES
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import BATTLE, INSTANTS, PUSH_BACK
from hexagora.games.neuroshima.rules.tiles import MOVE as MOVE_TILE
from hexagora.games.neuroshima.words.leading import leader_of, window_step


def about(position: Position) -> About:
    """What is asked now is about this; nothing of it is hidden from anybody."""
    if position.over:
        return {}
    kind = position.kind
    if kind in (ACT, DISCARD, BUILD):
        return {"hand": held(position, int(position.seat))}
    if kind == DRAW:
        return {"seat": int(position.turn_seat())}
    if kind == ROAD:
        return _coming(position)
    if kind in (PLACE, HQ_PLACE):
        return {"tile": position.tables.tiles[int(position.placed_tile())].id}
    if kind == AIM:
        aimed = position.tables.tiles[int(position.top_a())]
        return {"tile": aimed.id, "instant": aimed.effects[0].effect}
    if kind in (PAY, LAY, JOIN):
        return _building(position)
    if kind == SNIPE:
        cell = int(position.top_a())
        tile = _tile_on(position, cell)
        return {"cell": NAMES[cell], "tile": tile, "direction": int(position.top_b())}
    if kind == DEAL:
        return {"seat": int(position.leaders.chief(int(position.top_a())))}
    if kind == WINDOW:
        return _window(position)
    if kind in (MOVE, EXPLODE, CONVERT, FACING, ROLL, RETREAT, BOARD):
        cell = int(position.top_a())
        return {"cell": NAMES[cell], "tile": _tile_on(position, cell)}
    if kind == PUSHED:
        by = int(position.top_a())
        pushed = int(NEXT_ALL[by * 6 + int(position.top_b())])
        return {
            "cell": NAMES[pushed],
            "tile": _tile_on(position, pushed),
            "by": NAMES[by],
            "pusher": _tile_on(position, by),
            "seat": int(position.units.owner[by]),
        }
    return {}


def _coming(position: Position) -> About:
    """The tile that comes by a road."""
    mission = position.rules.mission
    assert isinstance(mission, SixRoads), "no other mission has roads"
    tile = position.tables.tiles[int(mission.turned_up(position))].id
    return {"tile": tile, "seat": int(position.turn_seat())}


def _building(position: Position) -> AboutBuilding:
    """The structure that is paid for or laid."""
    tiles = position.tables.tiles
    row = int(position.tables.structure[position.seat]) + 2 * int(position.top_a())
    told: AboutBuilding = {"tile": tiles[row].id, "second_tile": tiles[row + 1].id}
    if position.kind == PAY:
        told["owed"] = int(position.top_b())
        told["hand"] = held(position, int(position.seat))
    elif position.kind == JOIN:
        cell, told["turn"] = divmod(int(position.top_b()), 6)
        told["at"] = NAMES[cell]
    return told


def _window(position: Position) -> AboutLeader:
    """The leader that may be used, and what has happened."""
    seat = int(position.seat)
    face = int(position.leaders.face(int(position.rules.sides[seat])))
    about: AboutLeader = {
        "moment": window_step(position),
        "leader": leader_of(position, seat),
        "face": FACES[face % 2],
    }
    moment, instant = int(position.top_a()) % 8, int(position.top_a()) // 8
    goal = int(position.top_b())
    if moment == ENEMY_INSTANT:
        about["instant"] = INSTANTS[instant]
        about["seat"] = int(position.turn_seat())
        if instant == PUSH_BACK:
            about["cell"] = NAMES[int(NEXT_ALL[goal])]
        elif instant == MOVE_TILE:
            about["cell"] = NAMES[goal // 6]
        elif instant != BATTLE:
            about["cell"] = NAMES[goal % CELLS]
    elif goal > 0:
        about["cell"] = NAMES[goal - 1]
        about["tile"] = _tile_on(position, goal - 1)
    return about


def held(position: Position, seat: int) -> list[Held]:
    """The tiles in a hand."""
    return [
        {"part": "tile", "tile": position.tables.tiles[tile].id, "count": int(position.hand[tile])}
        for tile in range(int(position.first_tile(seat)), int(position.last_tile(seat)))
        if position.hand[tile] > 0
    ]


def _tile_on(position: Position, cell: int) -> str:
    return position.tables.tiles[int(position.units.tile[cell])].id
