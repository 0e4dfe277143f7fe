"""What the ids of actions mean, as facts."""

from __future__ import annotations

from typing import Final, cast

from hexagora.core.event import Facts
from hexagora.games.superhex.facts import Action, LayVerb
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import cell_name
from hexagora.games.superhex.rules.kinds import BONUS, LAY, PUT
from hexagora.games.superhex.rules.position import Position, colour_name

LAYING: Final[dict[int, LayVerb]] = {LAY: "lay", BONUS: "pay", PUT: "put"}
"""Laying has one action id for three verbs."""


def meaning(position: Position, action: int) -> Action:
    """What an action means in the position."""
    if action == actions.PASS:
        return {"do": "pass"}
    if action < actions.FIRST:
        return {"do": "deal", "part": action}
    if action < actions.ROLL:
        return {"do": "first", "seat": action - actions.FIRST}
    if action < actions.PASS:
        low, high = actions.dice_of(action)
        return {"do": "roll", "dice": [colour_name(low), colour_name(high)]}
    if action < actions.MAIN:
        a, b = int(actions.swap_first(action)), int(actions.swap_second(action))
        return {"do": "swap", "cells": [cell_name(a), cell_name(b)]}
    if action < actions.LAY:
        return {"do": "main", "cell": cell_name(action - actions.MAIN)}
    verb = LAYING.get(int(position.kind), "lay")
    colour, cell = int(actions.lay_colour(action)), int(actions.lay_cell(action))
    return {"do": verb, "colour": colour_name(colour), "cell": cell_name(cell)}


def meanings(position: Position, options: list[int]) -> list[Facts]:
    """What each of some actions means."""
    return [cast(Facts, meaning(position, action)) for action in options]
