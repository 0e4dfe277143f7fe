"""Single values of a position that somebody hands in, each with the fault that is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from hexagora.core.errors import quoted
from hexagora.games.neuroshima.state import NeuroshimaState


def seat_of(value: object, where: str, state: NeuroshimaState, faults: list[str]) -> int:
    """A seat's number, or -1 and a fault."""
    last = int(state.rules.seats) - 1
    if is_number(value, 0, last):
        return int(str(value))
    faults.append(f"{where}: {shown(value)} is no seat; write 0 to {last}")
    return -1


def is_number(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def shown(value: object) -> str:
    """Somebody's value as it can stand in a message."""
    if value is None:
        return "nothing"
    return quoted(value) if isinstance(value, str) else quoted(str(value))[1:-1]


def object_of(value: object, where: str, faults: list[str]) -> dict[str, object]:
    """An object, or an empty one and a fault."""
    if isinstance(value, dict):
        return value
    faults.append(f"{where}: must be an object in braces")
    return {}


def list_in(root: Mapping[str, object], key: str, faults: list[str]) -> list[object]:
    """A list by its key, or an empty one and a fault."""
    value = root.get(key)
    if isinstance(value, list):
        return value
    faults.append(f"{key}: must be a list in brackets")
    return []


def check_known(
    data: Mapping[str, object], keys: tuple[str, ...], where: str, faults: list[str]
) -> None:
    """Keys that nobody knows are faults."""
    for key in data:
        if key not in keys:
            close = get_close_matches(str(key)[:40], keys, 1)
            hint = f"did you mean '{close[0]}'?" if close else f"known are: {', '.join(keys)}"
            faults.append(f"{where}: {quoted(str(key))} is not known; {hint}")
