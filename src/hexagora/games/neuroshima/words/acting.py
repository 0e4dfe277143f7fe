"""A turn's free choice in words: ``use borgo_mutant``, ``end``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.acting import may_use
from hexagora.games.neuroshima.rules.kinds import ACT
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import BATTLE, GRENADE, MOVE, PUSH_BACK, SNIPER
from hexagora.games.neuroshima.words.family import Family, Verb, form, plain
from hexagora.games.neuroshima.words.naming import name_of, own_name, own_tile
from hexagora.games.neuroshima.words.reading import tile_reader
from hexagora.games.neuroshima.words.reasons import not_held

NO_TARGET = {
    MOVE: ("none of the own units is free of nets", "nobody_free"),
    PUSH_BACK: ("no own unit can push anything anywhere", "nobody_pushes"),
    SNIPER: ("there is no enemy unit but HQs", "nobody_to_shoot"),
}


def _use(position: Position, index: int) -> Action:
    return {"do": "use", "tile": own_name(position, index)}


def _no_use(position: Position, index: int) -> IllegalAction | None:
    tile = own_tile(position, index)
    if tile < 0:
        return None
    missing = not_held(position, tile)
    if missing:
        return missing
    if not may_use(position):
        clause = "NS-VAR-03" if position.rules.reinforcements else "NS-VAR-02"
        return IllegalAction("no more tiles can be used in this turn", "no_more_uses", clause)
    instant = int(position.tables.instant[tile])
    name = name_of(position, tile)
    if instant == 0 and position.rules.mission is not None:
        return IllegalAction(
            "no cell of the own zone is empty for {tile}", "zone_full", "NS-ATLAS-06", tile=name
        )
    if instant == 0:
        return IllegalAction("no cell is empty for {tile}", "no_room", "NS-TURN-08", tile=name)
    if instant == BATTLE:
        return IllegalAction(
            "no Battle tile can be played once the last tile of a pile was drawn",
            "no_battle_at_the_end",
            "NS-END-02",
        )
    if instant == GRENADE:
        return _no_grenade(position)
    why, code = NO_TARGET.get(instant, ("it has no target", "no_target"))
    return IllegalAction(f"{{tile}} cannot be played: {why}", code, "NS-INS-07", tile=name)


def _no_grenade(position: Position) -> IllegalAction:
    hq = int(position.hq_cell(position.seat))
    if hq < 0:
        return IllegalAction(
            "without the own HQ no grenade can be thrown", "grenade_no_hq", "NS-INS-04"
        )
    if position.field().caught(hq):
        return IllegalAction(
            "the own HQ is netted, so no grenade can be thrown", "grenade_netted", "NS-INS-04"
        )
    return IllegalAction(
        "no enemy unit but an HQ stands beside the own HQ", "grenade_nobody", "NS-INS-04"
    )


FAMILY = Family(
    asked={ACT: ("write use, discard, move, carry or end", "")},
    verbs={
        "use": Verb(
            "use and a tile, such as: use battle",
            (ACT,),
            form("{tile}"),
            tile_reader("use", actions.USE),
        ),
        "end": plain("end", ACT, actions.END),
    },
    meanings={actions.USE: _use, actions.END: lambda position, _: {"do": "end"}},
    refusals={(ACT, actions.USE): _no_use},
)
