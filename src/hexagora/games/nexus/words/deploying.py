"""Deployment in words: ``buy human 2,1``."""

from __future__ import annotations

from hexagora.games.nexus.facts.actions import Buy
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS, NAMES, NUMBERS
from hexagora.games.nexus.rules.kinds import DEPLOY
from hexagora.games.nexus.rules.position import RESERVE, RUBIUM, Position
from hexagora.games.nexus.rules.printed import CLONE_LIMIT, Tables
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import unit_name
from hexagora.games.nexus.words.reading import place_of, unit_names
from hexagora.games.nexus.words.reasons import no


def _buy(position: Position, n: int) -> Buy:
    unit, cell = divmod(n, CELLS)
    return {"do": "buy", "unit": unit_name(position, unit), "cell": NAMES[cell]}


def _read_buy(tables: Tables, words: list[str]) -> int:
    unit, cell = words
    return int(actions.buy_of(place_of(tables, unit), NUMBERS[cell]))


def _no_buy(position: Position, n: int) -> Why:
    unit, cell = divmod(n, CELLS)
    seat, name = int(position.seat), unit_name(position, unit)
    if int(position.rules.base[cell]) != seat:
        base = [NAMES[cell] for cell in position.rules.bases[seat]]
        text = "{cell} is no hex of the own base, which is {base}"
        return no(text, "not_base", "NX-DEP-01", cell=NAMES[cell], base=base)
    cost, rubium = int(position.tables.cost[unit]), int(position.purse[RUBIUM + seat])
    if cost > rubium:
        text = "{unit} costs {cost} rubium, and there are {rubium}"
        return no(text, "too_dear", "NX-DEP-01", unit=name, cost=cost, rubium=rubium)
    if position.purse[RESERVE + seat * UNITS + unit] == 0:
        return no("no {unit} is left in the reserve", "no_reserve", "NX-SET-06", unit=name)
    if position.tables.ability[unit] & CLONE_LIMIT:
        text = "one {unit} has been bought for {cell} in this turn"
        return no(text, "clone_limit", "NX-ALT-02", unit=name, cell=NAMES[cell])
    return None


FAMILY = Family(
    verbs={
        "buy": Verb(
            "buy, a unit and a hex of the own base, such as: buy human 2,1",
            (DEPLOY,),
            form("{unit} {cell}"),
            _read_buy,
            unit_names,
        )
    },
    ranges=(Range(actions.BUY, _buy, (DEPLOY,), _no_buy),),
)
