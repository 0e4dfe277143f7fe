"""What the table in the browser asks about a position, and what it needs to draw the game."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from hexagora.core.capabilities import TableSide
from hexagora.core.errors import HexagoraError, quoted
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.state import State
from hexagora.games.neuroshima.content.armies import BOX, Army
from hexagora.games.neuroshima.content.atlas.mission_words import LEVELS
from hexagora.games.neuroshima.content.atlas.missions import Mission
from hexagora.games.neuroshima.content.fan_armies import known_armies
from hexagora.games.neuroshima.content.leader_packs import known_leaders
from hexagora.games.neuroshima.content.own_content import known_structures
from hexagora.games.neuroshima.content.portraits import portraits
from hexagora.games.neuroshima.content.structures import Structure
from hexagora.games.neuroshima.mission_setup import hit_points_of, known_missions
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import FRAME, MAIN, NAMES, NUMBERS
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.preview import preview
from hexagora.games.neuroshima.table.reach import all_values, reach_of
from hexagora.games.neuroshima.table.values import values


def data() -> Facts:
    """The boards, and all armies that are known with everything that is printed on their tiles."""
    return {
        "cells": [
            {"at": name, "q": q, "r": r, "main": main}
            for name, (q, r), main in zip(NAMES, FRAME, MAIN, strict=True)
        ],
        "armies": [_army(value, army) for value, army in known_armies().items()],
        "structures": {
            value: [_structure(one) for one in structures.values()]
            for value, structures in known_structures().items()
        },
        "leaders": [
            {"id": one.id, "front": one.front.effect, "back": one.back.effect}
            for one in known_leaders()
        ],
        "missions": [_mission(value, one) for value, one in known_missions().items()],
    }


def scores(state: State) -> list[float]:
    """The hit points, or the points in the mode of that name."""
    return [float(points) for points in cast(NeuroshimaState, state).points]


def score_name(game: Game) -> str:
    """What the scores count."""
    return "points" if game.options["mode"] == "points" else "hit points"


def is_final(state: State, action: int) -> bool:
    """Ending the turn and drawing anew say themselves that tiles are drawn next."""
    return action in (actions.END, actions.REDRAW)


def ask_preview(state: State, seat: int, args: Facts) -> Facts:
    """If a battle started now."""
    return preview(cast(NeuroshimaState, state))


def ask_values(state: State, seat: int, args: Facts) -> Facts:
    """A unit's values and where they come from; without a cell those of all units."""
    position = cast(NeuroshimaState, state)
    if "at" not in args:
        return {"units": all_values(position)}
    cell = _unit_at(position, args)
    return values(position, cell)


def ask_aims(state: State, seat: int, args: Facts) -> Facts:
    """What each edge of a unit reaches as things stand: its line, and whom it would hit."""
    position = cast(NeuroshimaState, state)
    cell = _unit_at(position, args)
    netted = bool(position.field().caught(cell))
    return {"at": NAMES[cell], "netted": netted, "aims": reach_of(position, cell)}


def _unit_at(position: NeuroshimaState, args: Facts) -> int:
    name = args.get("at")
    if not isinstance(name, str) or name not in NUMBERS:
        raise HexagoraError(f"'at' is not a cell such as d4 but {quoted(str(name))}")
    cell = NUMBERS[name]
    if position.units.tile[cell] < 0:
        raise HexagoraError("there is no unit at {cell}", "no_unit", cell=name)
    return cell


def _mission(value: str, mission: Mission) -> Facts:
    """What a mission is called and about, and its units; each has the army of its seat."""
    return {
        "value": value,
        "number": mission.number,
        "names": mission.names,
        "text": mission.text,
        "reconstruction": mission.reconstruction,
        "hq": {level: hit_points_of(mission, level) for level in LEVELS},
        "tiles": [
            {**asdict(unit.tile), "army": (*mission.seats[unit.seat].armies, "")[0]}
            for unit in mission.units
        ],
    }


def _army(value: str, army: Army) -> Facts:
    portrait = portraits().get(army.id) if army.id in BOX else None
    return {
        "value": value,
        "id": army.id,
        "names": army.names,
        "box": army.id in BOX,
        "portrait": None if portrait is None else asdict(portrait),
        "tiles": [asdict(tile) for tile in army.tiles],
    }


def _structure(structure: Structure) -> Facts:
    return {
        "army": structure.army,
        "names": structure.names,
        "reconstruction": structure.reconstruction,
        "faces": [asdict(face) for face in structure.faces],
    }


TABLE = TableSide(
    data=data,
    asks={"preview": ask_preview, "values": ask_values, "aims": ask_aims},
    scores=scores,
    score_name=score_name,
    is_final=is_final,
    heads=("turn", "battle"),
)
