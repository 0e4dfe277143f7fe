"""What has changed between two positions, for somebody who has seen the first: most of it stays.

A change of an object or of a list of the same length is ``{"set": ..., "in": ..., "cut": ...}``:
values that are new by their names, changes inside of values, and names that are gone. What it does
not name is as it was. Places in a list are named by their numbers.
"""

from __future__ import annotations

from typing import Any

from hexagora.core.event import Facts

ViewChange = dict[str, Any]
"""A change, as `change_of` makes it."""


def change_of(old: Facts, new: Facts, but: str = "") -> ViewChange:
    """What makes ``new`` of ``old``; the value of the name ``but`` is not looked at.

    >>> change_of({"a": 1, "b": {"c": 2, "d": 3, "e": 4}}, {"a": 5, "b": {"c": 2, "d": 6, "e": 4}})
    {'set': {'a': 5}, 'in': {'b': {'set': {'d': 6}}}}
    """
    fresh: Facts = {}
    inside: Facts = {}
    for name, value in new.items():
        if name == but:
            continue
        if name not in old:
            fresh[name] = value
        elif old[name] != value:
            _compare(name, old[name], value, fresh, inside)
    gone = [name for name in old if name not in new]
    return _told(fresh, inside, gone)


def change_in(name: str, old: Facts, new: Facts, rest: ViewChange) -> ViewChange:
    """What makes ``new`` of ``old``, where all but one value is known from others who see the same.

    >>> rest = change_of({"a": 1, "b": 2}, {"a": 5, "b": 3}, but="b")
    >>> change_in("b", {"a": 1, "b": 2}, {"a": 5, "b": 3}, rest)
    {'set': {'a': 5, 'b': 3}}
    """
    if old[name] == new[name]:
        return rest
    fresh: Facts = dict(rest.get("set", {}))
    inside: Facts = dict(rest.get("in", {}))
    _compare(name, old[name], new[name], fresh, inside)
    return _told(fresh, inside, rest.get("cut", []))


def changed(old: Any, change: ViewChange) -> Any:
    """The value that a change makes of another, which stays as it was.

    >>> changed({"a": [1, 2, 3]}, {"in": {"a": {"set": {"1": 7}}}})
    {'a': [1, 7, 3]}
    """
    values = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    kind = int if isinstance(old, list) else str
    for name, value in change.get("set", {}).items():
        values[kind(name)] = value
    for name, part in change.get("in", {}).items():
        values[kind(name)] = changed(values[kind(name)], part)
    for name in change.get("cut", []):
        del values[name]
    return list(values.values()) if isinstance(old, list) else values


def _compare(name: str, old: Any, new: Any, fresh: Facts, inside: Facts) -> None:
    """Put a value that is not what it was to the new ones, or what has changed in it inside."""
    if isinstance(old, dict) and isinstance(new, dict) and old and new:
        part = change_of(old, new)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        part = _change_of_list(old, new)
    else:
        fresh[name] = new
        return
    # Where most of it is new, the whole is shorter.
    if 2 * sum(len(one) for one in part.values()) > len(new):
        fresh[name] = new
    else:
        inside[name] = part


def _change_of_list(old: list[Any], new: list[Any]) -> ViewChange:
    fresh: Facts = {}
    inside: Facts = {}
    for place, value in enumerate(new):
        if old[place] != value:
            _compare(str(place), old[place], value, fresh, inside)
    return _told(fresh, inside, [])


def _told(fresh: Facts, inside: Facts, gone: list[str]) -> ViewChange:
    told: ViewChange = {}
    if fresh:
        told["set"] = fresh
    if inside:
        told["in"] = inside
    if gone:
        told["cut"] = gone
    return told
