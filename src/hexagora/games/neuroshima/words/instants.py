"""What is aimed in words, instants and the shots of snipers: ``aim d4``."""

from __future__ import annotations

from typing import Final, Literal

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.rules.kinds import AIM, PUSHED, RETREAT, SNIPE
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import AIR_STRIKE, HQ, MOVE, SNIPER
from hexagora.games.neuroshima.words.family import Family, Verb, form
from hexagora.games.neuroshima.words.reading import cell_reader
from hexagora.games.neuroshima.words.reasons import at, no_unit, nobody_at

_GOALS: Final[dict[int, Literal["pushed", "retreat"]]] = {PUSHED: "pushed", RETREAT: "retreat"}


def _goal(position: Position, cell: int) -> Action:
    """A cell that is meant has one action id for several verbs."""
    return {"do": _GOALS.get(int(position.kind), "aim"), "cell": NAMES[cell]}


def _no_aim(position: Position, cell: int) -> IllegalAction | None:
    instant = int(position.tables.instant[int(position.top_a())])
    if instant == AIR_STRIKE:
        text = "not all of {cell} and the six cells around it are on the board"
        return at(text, "air_strike_rim", "NS-INS-06", cell)
    if instant == MOVE:
        return no_unit(position, cell)
    tile = int(position.units.tile[cell])
    if tile < 0:
        return nobody_at(cell)
    if position.rules.friendly(position.seat, int(position.units.owner[cell])):
        return at("the unit at {cell} is no enemy", "no_enemy", "NS-INS-09", cell)
    if position.tables.kind[tile] == HQ:
        clause = "NS-INS-05" if instant == SNIPER else "NS-INS-04"
        return IllegalAction("an HQ cannot be the target", "no_hq", clause)
    return at("{cell} is not beside the own HQ", "not_beside_hq", "NS-INS-04", cell)


def _no_shot(position: Position, cell: int) -> IllegalAction:
    text = "{cell} is no cell on the line of the shot with a unit that it can hit"
    return at(text, "not_on_line", "NS-STR-21", cell)


FAMILY = Family(
    asked={
        AIM: ("an instant was chosen; write aim and a cell", ""),
        SNIPE: ("a sniper shoots; write aim and the cell of the unit that it hits", "NS-STR-09"),
    },
    verbs={
        "aim": Verb(
            "aim and a cell, such as: aim d4",
            (AIM, SNIPE),
            form("{cell}"),
            cell_reader(actions.TARGET),
        ),
    },
    meanings={actions.TARGET: _goal},
    refusals={(AIM, actions.TARGET): _no_aim, (SNIPE, actions.TARGET): _no_shot},
)
