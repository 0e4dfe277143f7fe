"""Acts of missions in words: ``spin f2``, ``run d4``, ``roll c3``, ``retreat d3``, ``road d1``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action, Run
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.atlas.cauldron import RUNNERS, RUNS, Cauldron
from hexagora.games.neuroshima.rules.atlas.merry_go_round import LAST, MerryGoRound
from hexagora.games.neuroshima.rules.atlas.six_roads import SixRoads
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.rules.kinds import ACT, RETREAT, ROAD, ROLL
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.words.family import Family, Verb, form, plain
from hexagora.games.neuroshima.words.naming import tile_on
from hexagora.games.neuroshima.words.reading import cell_of, cell_reader, want
from hexagora.games.neuroshima.words.reasons import at, no_spot, no_unit


def _hubs(position: Position) -> list[str]:
    mission = position.rules.mission
    return mission.hubs if isinstance(mission, MerryGoRound) else []


def _spin(position: Position, carousel: int) -> Action:
    hubs = _hubs(position)
    return {"do": "spin", "hub": hubs[carousel] if carousel < len(hubs) else "-"}


def _read_spin(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 1)
    cell_of(words[0])
    hubs = _hubs(position)
    if words[0] not in hubs:
        raise _no_hub(position)
    return [actions.CAROUSEL + hubs.index(words[0])]


def _no_hub(position: Position) -> IllegalAction:
    hubs = _hubs(position)
    if not hubs:
        return IllegalAction("there are no carousels here", "no_carousels", "NS-ATLAS-51")
    return IllegalAction(
        "no carousel turns around that cell; there are those around: {known}",
        "no_such_carousel",
        "NS-ATLAS-51",
        known=", ".join(hubs),
        hubs=hubs,
    )


def _no_spin(position: Position, carousel: int) -> IllegalAction | None:
    hubs = _hubs(position)
    if carousel >= len(hubs):
        return _no_hub(position)
    if int(position.marks[LAST]) == carousel + 1:
        return IllegalAction(
            "the carousel around {hub} turned last; it rests until another turns",
            "carousel_rests",
            "NS-ATLAS-53",
            hub=hubs[carousel],
        )
    return IllegalAction("a carousel was turned in this turn", "has_spun", "NS-ATLAS-52")


def _run(position: Position, cell: int) -> Action:
    told: Run = {"do": "run", "cell": NAMES[cell]}
    if tile := tile_on(position, cell):
        told["tile"] = tile
    return told


def _no_run(position: Position, cell: int) -> IllegalAction | None:
    mission = position.rules.mission
    if not isinstance(mission, Cauldron) or position.seat != RUNNERS:
        return IllegalAction("none of the own units may run", "nobody_runs", "NS-ATLAS-23")
    if position.marks[RUNS] >= mission.most_runs:
        most = int(mission.most_runs)
        text = "{most} units have run in this turn, and no more may"
        return IllegalAction(text, "no_more_runs", "NS-ATLAS-23", most=most)
    reason = no_unit(position, cell)
    if reason:
        return reason
    if position.tables.kind[int(position.units.tile[cell])] == HQ:
        return IllegalAction("an HQ does not run", "no_hq_runs", "NS-ATLAS-23")
    return at("the unit at {cell} has run in this turn", "has_run", "NS-ATLAS-23", cell)


def _roll(position: Position, cell: int) -> Action:
    return {"do": "roll", "cell": NAMES[cell]}


def _no_roll(position: Position, cell: int) -> IllegalAction | None:
    part = NAMES[int(position.top_a())]
    return IllegalAction(
        "the part at {unit} cannot roll to {cell}: only north-east or south-east, to an empty cell "
        "or where it can shove an enemy",
        "no_roll",
        "NS-ATLAS-13",
        unit=part,
        cell=NAMES[cell],
    )


def _no_retreat(position: Position, cell: int) -> IllegalAction | None:
    return no_spot(position, cell) or at(
        "{cell} is not one of the empty cells that are nearest to the HQ",
        "not_nearest",
        "NS-ATLAS-64",
        cell,
    )


def _entrances(position: Position) -> list[str]:
    mission = position.rules.mission
    return [NAMES[road[0]] for road in mission.roads] if isinstance(mission, SixRoads) else []


def _road(position: Position, road: int) -> Action:
    entrances = _entrances(position)
    return {"do": "road", "cell": entrances[road] if road < len(entrances) else "-"}


def _read_road(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 1)
    cell_of(words[0])
    entrances = _entrances(position)
    if words[0] not in entrances:
        raise _no_road(position)
    return [actions.ROAD + entrances.index(words[0])]


def _no_road(position: Position) -> IllegalAction:
    known = _entrances(position)
    return IllegalAction(
        "no road begins there; roads begin at: {known}",
        "no_such_road",
        "NS-ATLAS-81",
        known=", ".join(known),
        cells=known,
    )


FAMILY = Family(
    asked={
        ROLL: ("a part may roll; write roll and a cell, or stay", "NS-ATLAS-13"),
        ROAD: ("a unit comes by a road; write road and its outer cell", "NS-ATLAS-85"),
        RETREAT: ("the storm has caught the HQ; write retreat and a cell", "NS-ATLAS-64"),
    },
    verbs={
        "spin": Verb(
            "spin and the hub of a carousel, such as: spin f2",
            (ACT,),
            form("{hub}"),
            _read_spin,
        ),
        "run": Verb(
            "run and the cell of a unit, such as: run d4",
            (ACT,),
            form("{cell}"),
            cell_reader(actions.RUN),
        ),
        "roll": Verb(
            "roll and a cell, such as: roll c3",
            (ROLL,),
            form("{cell}"),
            cell_reader(actions.ROLL),
        ),
        "road": Verb(
            "road and the outer cell of a road, such as: road d1",
            (ROAD,),
            form("{cell}"),
            _read_road,
        ),
        "stay": plain("stay", ROLL, actions.STAY),
        "retreat": Verb(
            "retreat and a cell, such as: retreat d3",
            (RETREAT,),
            form("{cell}"),
            cell_reader(actions.TARGET),
        ),
    },
    meanings={
        actions.CAROUSEL: _spin,
        actions.RUN: _run,
        actions.STAY: lambda position, _: {"do": "stay"},
        actions.ROLL: _roll,
        actions.ROAD: _road,
    },
    refusals={
        (ACT, actions.CAROUSEL): _no_spin,
        (ACT, actions.RUN): _no_run,
        (ROLL, actions.ROLL): _no_roll,
        (ROAD, actions.ROAD): lambda position, _: _no_road(position),
        (RETREAT, actions.TARGET): _no_retreat,
    },
)
