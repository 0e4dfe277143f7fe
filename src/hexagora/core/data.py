"""Reading JSON data that comes from outside: the wrong kind raises TypeError or ValueError."""

from __future__ import annotations


def dict_of(value: object) -> dict[str, object]:
    """An object of the data."""
    if not isinstance(value, dict):
        raise TypeError(f"expected an object, got {value!r}")
    return value


def list_of(value: object) -> list[object]:
    """A list of the data."""
    if not isinstance(value, list):
        raise TypeError(f"expected a list, got {value!r}")
    return value


def truth_of(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise TypeError(f"expected true or false, got {value!r}")
    return value


def number_of(value: object, most: int, least: int = 0) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"expected a number from {least} to {most}, got {value!r}")
    return value
