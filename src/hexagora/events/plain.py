"""Dataclasses as plain JSON data and back; whatever does not fit raises TypeError or ValueError."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from hexagora.core.data import dict_of, list_of

T = TypeVar("T")


def plain(value: object) -> Any:
    """A value as JSON data: dataclasses as objects, tuples as lists."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


def shaped(kind: type[T], data: object) -> T:
    """A value of this type from data that `plain` gave."""
    found: T = _shaped(kind, data)
    return found


def _shaped(kind: Any, data: object) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return _object(kind, dict_of(data))
    if origin is Literal:
        return _one_of(inner, data)
    if origin in (Union, UnionType):
        some = [one for one in inner if one is not NoneType]
        return None if data is None and NoneType in inner else _shaped(some[0], data)
    if origin is dict:
        return {key: _shaped(inner[1], one) for key, one in dict_of(data).items()}
    if origin is list:
        return [_shaped(inner[0], one) for one in list_of(data)]
    if origin is tuple:
        return _tuple(inner, list_of(data))
    return _simple(kind, data)


def _object(kind: Any, data: dict[str, object]) -> Any:
    hints = get_type_hints(kind)
    names = [one.name for one in fields(kind)]
    if set(names) != data.keys():
        wrong = sorted(set(names) ^ data.keys())
        raise ValueError(f"the fields {', '.join(wrong)} are missing or too many")
    return kind(**{name: _shaped(hints[name], data[name]) for name in names})


def _tuple(inner: Sequence[Any], data: list[object]) -> tuple[Any, ...]:
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple(_shaped(inner[0], one) for one in data)
    return tuple(_shaped(kind, one) for kind, one in zip(inner, data, strict=True))


def _one_of(choices: Sequence[object], data: object) -> object:
    if data not in choices:
        raise ValueError(f"expected one of {', '.join(map(str, choices))}, got {data!r}")
    return data


def _simple(kind: Any, data: object) -> Any:
    if kind is float and isinstance(data, int) and not isinstance(data, bool):
        return float(data)
    if not isinstance(data, kind) or (isinstance(data, bool) and kind is not bool):
        raise TypeError(f"expected {kind.__name__}, got {data!r}")
    return data
