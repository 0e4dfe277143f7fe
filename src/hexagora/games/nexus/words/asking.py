"""What the pending decision is about, as facts for the sentence that asks for it."""

from __future__ import annotations

from hexagora.core.event import Facts
from hexagora.core.state import FRAME
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.kinds import (
    AIM,
    CANCEL,
    CASUALTY,
    DEPLOY,
    DICE,
    DRAW,
    ENERGIZE_DRAWN,
    EXTRACT,
    KEEP,
    MISSION,
    PLACE,
    ROLL,
    ROW_FILLED,
    SHATTERED,
    SPECIAL,
    TARGET,
    TOKEN,
    TRANSFER,
    VORTEX,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.rules.melee import SIDES
from hexagora.games.nexus.rules.position import DEFENDER, RESERVE, RUBIUM, WHERE
from hexagora.games.nexus.rules.printed import MOMENTS
from hexagora.games.nexus.rules.rolling import next_die
from hexagora.games.nexus.state import NexusState

FOR_CARDS = (PLACE, TARGET, DICE, CANCEL, EXTRACT)
"""The decisions about a card that was played, which is the first number of their frame."""


def about(position: NexusState, viewer: int) -> Facts:
    """What the pending decision is about, as far as the viewer may know."""
    if position.depth == 0:
        return {}
    kind, a, b = int(position.kind), int(position.top_a()), int(position.top_b())
    if kind == DEPLOY:
        return _deploying(position, int(position.seat))
    if kind == WINDOW:
        return {"at": NAMES[int(position.fight[WHERE])], "moment": MOMENTS[a]}
    if kind == CASUALTY:
        return _casualty(position, a, b)
    if kind == MISSION:
        return {"seat": int(position.fight[DEFENDER])}
    if kind == KEEP:
        offers = sorted({int(position.offer_a) - 1, int(position.offer_b) - 1})
        known = viewer == int(position.seat)
        return {"offers": [position.tables.missions[o].id for o in offers] if known else []}
    if kind in FOR_CARDS:
        return {"card": position.tables.energize[a].id}
    if kind == TRANSFER:
        return {"left": a}
    if kind in (AIM, TOKEN):
        return {"at": NAMES[a]}
    if kind == WHICH:
        return {"shatters": a < 0}
    if kind == DRAW:
        deck = "energize" if b == ENERGIZE_DRAWN else "mission"
        return {"seat": a, "deck": deck, "row": b == ROW_FILLED}
    return _roll(position) if kind == ROLL else {}


def _deploying(position: NexusState, seat: int) -> Facts:
    """The purse, and the prices of what is left in the reserve."""
    prices: list[Facts] = [
        {"unit": unit.id, "cost": unit.cost}
        for place, unit in enumerate(position.tables.units)
        if position.purse[RESERVE + seat * UNITS + place] > 0
    ]
    return {"rubium": int(position.purse[RUBIUM + seat]), "prices": prices}


def _casualty(position: NexusState, side: int, how: int) -> Facts:
    if side < 0:
        return {"at": NAMES[how], "side": "defender", "how": "special"}
    sort = "picked" if how == 1 else "shattered" if how == SHATTERED else "own"
    return {"at": NAMES[int(position.fight[WHERE])], "side": SIDES[side], "how": sort}


def _roll(position: NexusState) -> Facts:
    below = int(position.stack[(int(position.depth) - 2) * FRAME])
    if below == VORTEX:
        return {"purpose": "vortex"}
    if below == SPECIAL:
        return {"purpose": "special"}
    die = int(next_die(position))
    unit = position.tables.units[die % UNITS].id
    return {"purpose": "battle", "side": SIDES[die // UNITS], "unit": unit}
