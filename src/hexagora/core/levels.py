"""The levels: by how much thought, with how steady a hand, and by what judgement a bot plays."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from math import inf
from typing import Any

from hexagora.core.errors import HexagoraError

LEVELS = ("recruit", "soldier", "veteran", "commander", "general")
"""The names of the levels, the weakest first in every game that was measured."""


@dataclass(frozen=True)
class Level:
    """A plain setting of the search.

    ``simulations`` is the budget of a decision, and ``seconds`` what it may take at most: it is
    there for slow machines, and cuts off what the budget would have allowed. ``noise`` is how much
    worse than the best a choice may be and still be taken now and then. ``worlds`` is how many
    guesses at what is hidden are thought through. With ``halving`` so many actions are compared in
    the end (`bots.halving`). ``keeps`` tells that what was thought of the others' answers is kept
    for the next turn. ``network`` names what positions are valued by where it fits the game, as
    ``package:file``; elsewhere, and without one, the game's judgement does. The rest is explained
    at `Search`.
    """

    simulations: int
    noise: float = 0.0
    seconds: float = 1.0
    worlds: int = 16
    curiosity: float = 0.25
    caution: float = 0.0
    spread: float = 1.0
    ahead: int = -1
    looks: int = 0
    sight: float = 0.0
    merges: bool = False
    chain: float = -1.0
    halving: int = 0
    keeps: bool = False
    network: str = ""


def changes_of(text: str) -> dict[str, Any]:
    """What ``KEY=VALUE,KEY=VALUE`` says about a level; no text changes nothing.

    >>> changes_of("simulations=9000,ahead=0")
    {'simulations': 9000, 'ahead': 0}
    """
    usual: dict[str, Any] = {field.name: field.default for field in fields(Level)}
    usual["simulations"] = 1
    del usual["network"]  # LEVEL@FILE is there for that
    found: dict[str, Any] = {}
    for change in filter(None, text.split(",")):
        key, _, value = change.partition("=")
        if key not in usual:
            raise HexagoraError(f"a level has no '{key}'; choose one of: {', '.join(usual)}")
        kind = type(usual[key])
        try:
            found[key] = {"True": True, "False": False}[value] if kind is bool else kind(value)
        except (ValueError, KeyError):
            wanted = {bool: "True or False", int: "a whole number"}.get(kind, "a number")
            raise HexagoraError(f"{key} of a level is {wanted}, not '{value}'") from None
        if kind is float and not abs(found[key]) < inf:
            raise HexagoraError(f"{key} of a level is a finite number, not {value}")
        if key in ("simulations", "worlds") and found[key] < 1:
            raise HexagoraError(f"{key} of a level must be at least 1, not {value}")
    return found


Ladder = Mapping[str, Level]
"""The setting of every level."""

Order = tuple[tuple[str, ...], ...]
"""Bots from the weakest to the strongest: each has beaten one of the group before it in the arena,
so clearly that chance is no explanation. Bots in one group could not be told apart. docs/bots.md
has the figures."""


def ladder(
    budgets: tuple[int, ...],
    noises: tuple[float, ...],
    *,
    best: Mapping[str, Any] = {},
    general: Mapping[str, Any] = {},
    **more: Any,
) -> Ladder:
    """Five levels with these budgets and noises, from recruit to general, alike in all else.

    Only commander and general have what ``best`` gives them, only a general has two seconds and
    what ``general`` gives it.
    """
    levels = {
        name: Level(budget, noise, **more)
        for name, budget, noise in zip(LEVELS, budgets, noises, strict=True)
    }
    levels["commander"] = replace(levels["commander"], **best)
    levels["general"] = replace(levels["general"], seconds=2.0, **{**best, **general})
    return levels


USUAL_LADDER = ladder((40, 100, 300, 1200, 5000), (0.1, 0.03, 0.0, 0.0, 0.0))
"""For a game that has not been measured."""
