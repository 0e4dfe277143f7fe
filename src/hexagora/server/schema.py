"""The JSON schema of all that is sent: the messages, and the facts that each game declares.

The browser client takes its types from it: ``python -m hexagora.server.schema web/schema`` writes
the files, and a test fails when they no longer fit.
"""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from hexagora.core import board
from hexagora.core.registry import game_info, game_names
from hexagora.server import messages
from hexagora.words.rulebook import Rules

Schema = dict[str, Any]
REFERENCE = "#/$defs/{name}"
_PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


def wire_schema() -> Schema:
    """All messages of the protocol, and what views and events of all games have in common."""
    declared = list(_declared())
    structs = [value for value in declared if issubclass(value, msgspec.Struct)]
    _, definitions = msgspec.json.schema_components([*structs, Rules], ref_template=REFERENCE)
    for value in declared:
        if is_typeddict(value):
            definitions[value.__name__] = _typed_dict(value)
    _open(definitions)
    return _document("Wire", {name: definitions[name] for name in sorted(definitions)})


def _declared() -> Iterator[type]:
    """Every class that a module of the messages declares."""
    for found in pkgutil.iter_modules(messages.__path__, f"{messages.__name__}."):
        for value in vars(importlib.import_module(found.name)).values():
            if inspect.isclass(value) and value.__module__ == found.name:
                yield value


def facts_schema(title: str, modules: Sequence[types.ModuleType]) -> Schema:
    """The facts that modules declare: every TypedDict, and every union that has a name."""
    definitions: Schema = {}
    for part in modules:
        for name, value in vars(part).items():
            if is_typeddict(value) and value.__module__ == part.__name__:
                definitions[name] = _typed_dict(value)
            elif isinstance(value, types.UnionType):
                definitions[name] = {"title": name, **_schema(value)}
    return _document(title, definitions)


def all_schemas() -> dict[str, Schema]:
    """Every schema by the name of its file."""
    found = {"wire": wire_schema(), "common": common_schema()}
    return found | {name: game_schema(name) for name in declaring()}


def common_schema() -> Schema:
    """The facts of the common board."""
    return facts_schema("Core", [board])


def game_schema(name: str) -> Schema:
    """The facts of a game."""
    return facts_schema(name.capitalize(), game_info(name).facts())


def declaring() -> list[str]:
    """The games that declare their facts."""
    return [name for name in game_names() if game_info(name).facts()]


def dump(schema: Schema) -> str:
    """A schema as the text of its file."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _document(title: str, definitions: Mapping[str, Any]) -> Schema:
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": title,
        "$defs": dict(definitions),
    }


def _open(schema: Any) -> None:
    """Say of every object without declared fields that it may have any."""
    if isinstance(schema, list):
        for one in schema:
            _open(one)
    elif isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", {})
        for one in schema.values():
            _open(one)


def _typed_dict(kind: Any) -> Schema:
    hints = get_type_hints(kind, include_extras=True)
    return {
        "title": kind.__name__,
        "description": inspect.getdoc(kind) or "",
        "type": "object",
        "properties": {name: _schema(hint) for name, hint in hints.items()},
        "required": [name for name in hints if name in kind.__required_keys__],
    }


def _schema(kind: Any) -> Schema:
    """The schema of a type as it stands in a declaration of facts."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (NotRequired, Required, Annotated):
        return _schema(inside[0])
    if is_typeddict(kind):
        return {"$ref": REFERENCE.format(name=kind.__name__)}
    if origin is Literal:
        return {"enum": list(inside)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_schema(one) for one in inside]}
    if origin in (list, tuple) or kind is list:
        return {"type": "array", "items": _schema(inside[0] if inside else Any)}
    if origin is dict or kind is dict:
        return {"type": "object", "additionalProperties": _schema(inside[1] if inside else Any)}
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if kind in (Any, object):
        return {}
    raise TypeError(f"facts cannot be of type {kind!r}")


def main() -> None:
    """Write all schemas into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in all_schemas().items():
        (folder / f"{name}.json").write_text(dump(schema), encoding="utf-8")


if __name__ == "__main__":
    main()
