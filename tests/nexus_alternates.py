"""Positions of Nexus Ops with the units of the other side of the reference sheet."""

from __future__ import annotations

from typing import Any

from hexagora.games.nexus.state import NexusState
from nexus_table import play, table, told

FAR = "-2,-1 clone"
OWN = "2,1 clone"


def alt(*lines: str, **more: Any) -> NexusState:
    """A table with the alternate units."""
    return table(*lines, alternate_units="on", **more)


def battle(one: str, other: str, terrain: str = "forest", **more: Any) -> NexusState:
    """A battle at 1,0 that is about to begin; both have a Clone elsewhere."""
    state = alt(
        f"1,0 {one} | {OWN}",
        f"1,0 {other} | {FAR}",
        phase="fight",
        ground=f"1,0 {terrain}",
        **more,
    )
    play(state, "fight 1,0 2", pending=True)
    return state


def rolls(state: NexusState, *acts: str) -> list[list[str]]:
    """The dice of each step that the acts bring about: side, unit, number of dice."""
    events = play(state, *acts, pending=True)
    return [
        [f"{roll['side']} {roll['unit']} {len(roll['dice'])}" for roll in facts["rolls"]]
        for facts in told(events, "rolled")
    ]
