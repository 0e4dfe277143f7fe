"""What is said about a TOML file that a person wrote: its syntax, and the values in it."""

import tomllib
from collections.abc import Collection, Iterable

from hexagora.core.errors import quoted


def syntax_fault(error: Exception) -> str:
    """Why a text is not TOML, to follow the name of the file."""
    if not isinstance(error, tomllib.TOMLDecodeError):
        return ": this is not TOML that can be read; a number is too long or brackets are too deep"
    what, at, place = str(error).rpartition(" (at ")
    if not at:
        what, place = str(error), ""
    where = f", {place.removesuffix(')')}" if place else ""
    # A message of the parser may quote the character that it stumbled over.
    return f"{where}: this is not TOML: {one_line(what)}; mend it there or just before"


def one_line(text: str) -> str:
    """Somebody else's text so that it stays on its line."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def is_int(value: object, allowed: Collection[object]) -> bool:
    """Whether it is one of these numbers; true and false are none."""
    return type(value) is int and value in allowed


def is_list_of(value: object, kind: type) -> bool:
    """Whether it is a list with nothing but this kind in it."""
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def choice(values: Iterable[object]) -> str:
    """Values to choose from, a long row of numbers as its ends."""
    items = list(values)
    if len(items) > 2 and isinstance(items[0], int):
        without_zero = ", but not 0" if items[0] < 0 else ""
        return f"a whole number from {items[0]} to {items[-1]}{without_zero}"
    return " or ".join(shown(item) for item in items)


def shown(value: object) -> str:
    """A value of the file as it can stand in a message, in the spelling of TOML."""
    if isinstance(value, str):
        return f'"{quoted(value)[1:-1]}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**18:
        return "a huge number"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        return "a list"
    if isinstance(value, list):
        inner = ", ".join(shown(item) for item in value[:6])
        return f"[{inner}{', ...' if len(value) > 6 else ''}]"
    return quoted(str(value))[1:-1]
