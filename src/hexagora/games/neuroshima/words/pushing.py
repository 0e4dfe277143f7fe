"""Pushes in words: ``push d4 d3``, and then perhaps ``pushed d2``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action, Push
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES, NEXT_ALL
from hexagora.games.neuroshima.rules.kinds import PUSH, PUSHED
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.pushing import push_goals
from hexagora.games.neuroshima.rules.tiles import HEAVY
from hexagora.games.neuroshima.words.family import Family, Verb, form
from hexagora.games.neuroshima.words.naming import beside, tile_on
from hexagora.games.neuroshima.words.reading import among, cell_of, cell_reader, touching, want
from hexagora.games.neuroshima.words.reasons import at, no_hq_there, no_spot, no_unit


def _push(position: Position, number: int) -> Action:
    cell, direction = divmod(number, 6)
    told: Push = {"do": "push", "cell": NAMES[cell], "pushed": beside(cell, direction)}
    if tile := tile_on(position, cell):
        told["tile"] = tile
    if whom := tile_on(position, int(NEXT_ALL[number])):
        told["whom"] = whom
    return told


def _read_push(position: Position, words: list[str], legal: list[int]) -> list[int]:
    if len(words) == 1:
        unit = cell_of(words[0])
        found = among(
            legal,
            actions.PUSH,
            actions.CONVERT,
            lambda n: unit in (n // 6, int(NEXT_ALL[n])),
        )
        return found or [actions.PUSH + unit * 6]
    want(words, 2)
    pusher, pushed = cell_of(words[0]), cell_of(words[1])
    return [actions.PUSH + pusher * 6 + touching(pusher, pushed)]


def _no_push(position: Position, number: int) -> IllegalAction | None:
    cell, direction = divmod(number, 6)
    reason = no_unit(position, cell)
    if reason:
        return reason
    pushed = int(NEXT_ALL[number])
    if pushed < 0:
        return at("nothing lies there beside {cell}", "nothing_there", "NS-INS-03", cell)
    reason = no_unit(position, pushed, own=False)
    if reason:
        return reason
    if not position.rules.catches(position.seat, int(position.units.owner[pushed])):
        return at("the unit at {cell} is no enemy", "no_enemy", "NS-INS-03", pushed)
    mate = int(position.units.other(pushed))
    if mate >= 0 and position.tables.traits[int(position.units.tile[pushed])] & HEAVY != 0:
        return at("the structure at {cell} is heavy", "too_heavy", "NS-STR-20", pushed)
    if push_goals(position.field(), cell, direction) == 0:
        text = "there is no empty cell behind {cell} to push it to"
        return at(text, "no_room_behind", "NS-INS-03", pushed)
    return None


def _no_goal(position: Position, cell: int) -> IllegalAction:
    reason = no_spot(position, cell)
    if reason is None:
        pushed = int(NEXT_ALL[int(position.top_a()) * 6 + int(position.top_b())])
        reason = no_hq_there(position, int(position.units.tile[pushed]), cell)
    return reason or at(
        "{cell} is not behind the pushed unit: it must touch it and lie two steps from the pusher",
        "not_behind",
        "NS-INS-03",
        cell,
    )


FAMILY = Family(
    asked={
        PUSH: ("write push, the pusher's cell and the pushed unit's", ""),
        PUSHED: ("the owner of the pushed unit chooses; write pushed and a cell", "NS-INS-03"),
    },
    verbs={
        "push": Verb(
            "push, the cell of the pusher and that of the pushed, such as: push d4 d3",
            (PUSH,),
            form("{cell} {pushed}"),
            _read_push,
        ),
        "pushed": Verb(
            "pushed and a cell, such as: pushed d2",
            (PUSHED,),
            form("{cell}"),
            cell_reader(actions.TARGET),
        ),
    },
    meanings={actions.PUSH: _push},
    refusals={(PUSH, actions.PUSH): _no_push, (PUSHED, actions.TARGET): _no_goal},
)
