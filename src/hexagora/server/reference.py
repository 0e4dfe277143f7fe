"""All that a game tells and refuses, as pages for people.

``python -m hexagora.server.reference docs/reference`` writes them. Everything comes from where it
is made: the types of the facts, the places where a refusal is raised, and the English catalogue. A
test fails when the pages no longer fit.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import hexagora
from hexagora.core.registry import game_info, make_game
from hexagora.server.schema import Schema, common_schema, declaring, game_schema
from hexagora.words.catalogue import key
from hexagora.words.sources import game_source, house_source, read_catalogue

SOURCE = Path(hexagora.__file__).parent
COMMAND = "python -m hexagora.server.reference docs/reference"
CLAUSE = re.compile(r"[A-Z]{2}-[A-Z]+-\d\d[a-z]?")
GAP = re.compile(r"\{(\w+)\}")
REFUSAL = "refusal-"


# Words.


def catalogue(*sources: str) -> dict[str, str]:
    """The messages of English catalogues as they read in the usual case, facts in braces."""
    return {
        entry.id.name: _pattern(entry.value)
        for source in sources
        for entry in FluentParser().parse(source).body
        if isinstance(entry, fluent.Message) and entry.value is not None
    }


def _pattern(pattern: Any) -> str:
    parts = [
        one.value if isinstance(one, fluent.TextElement) else _expression(one.expression)
        for one in pattern.elements
    ]
    return " ".join("".join(parts).split())


def _expression(one: Any) -> str:
    if isinstance(one, fluent.VariableReference):
        return f"{{{one.id.name}}}"
    if isinstance(one, fluent.StringLiteral):
        return str(one.value)
    if isinstance(one, fluent.NumberLiteral):
        return str(one.value)
    if isinstance(one, fluent.FunctionReference):
        return _expression(one.arguments.positional[0])
    if isinstance(one, fluent.SelectExpression):
        usual = next(variant for variant in one.variants if variant.default)
        return _spaced(_pattern(usual.value), usual.value)
    return f"{{{one.id.name}}}"


def _spaced(text: str, pattern: Any) -> str:
    """A variant with the space that it begins with: ``{" "}(...)``."""
    first = pattern.elements[0]
    literal = isinstance(first, fluent.Placeable) and isinstance(
        first.expression, fluent.StringLiteral
    )
    return f" {text}" if literal and first.expression.value == " " else text


# Refusals.


@dataclass
class Refusal:
    """A code, and what the places where it is raised tell about it."""

    code: str
    facts: set[str] = field(default_factory=set)
    clauses: set[str] = field(default_factory=set)
    places: set[str] = field(default_factory=set)


def refusals(folders: Iterable[Path], codes: Iterable[str]) -> dict[str, Refusal]:
    """Where and with what these codes are raised, in all modules of the folders."""
    found = {code: Refusal(code) for code in codes}
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        texts, sites = _read(file)
        for code in texts & found.keys():
            found[code].places.add(".".join(file.relative_to(SOURCE).with_suffix("").parts))
        for code, site in sites:
            if code in found:
                found[code].facts |= {one.arg for one in _keywords(site) if one.arg}
                found[code].clauses |= {text for text in _texts(site) if CLAUSE.fullmatch(text)}
    return found


@cache
def _read(file: Path) -> tuple[set[str], list[tuple[str, ast.Call | ast.Tuple]]]:
    """All texts of a module, and where one of them stands as a code does."""
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    return (
        {text for node in nodes for text in _constants(node)},
        [site for node in nodes for site in _sites(node)],
    )


def _constants(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _sites(node: ast.AST) -> Iterator[tuple[str, ast.Call | ast.Tuple]]:
    """Calls and rows of tables that have a text first and a code, or one of several, second."""
    if isinstance(node, ast.Call | ast.Tuple):
        items = node.args if isinstance(node, ast.Call) else node.elts
        if len(items) > 1:
            for inside in ast.walk(items[1]):
                yield from ((code, node) for code in _constants(inside))


def _keywords(site: ast.Call | ast.Tuple) -> list[ast.keyword]:
    return site.keywords if isinstance(site, ast.Call) else []


def _texts(site: ast.Call | ast.Tuple) -> Iterator[str]:
    items = site.args if isinstance(site, ast.Call) else site.elts
    for item in items[2:]:
        for inside in ast.walk(item):
            yield from _constants(inside)


# Facts.


def literals(definition: Schema, name: str) -> list[str]:
    """The values that a field may have: the verbs of an action, the kinds of an event."""
    shape = definition["properties"].get(name, {})
    return [str(value) for value in shape.get("enum", ())]


def members(definitions: Schema, name: str) -> list[Schema]:
    """The types of a union, or the one type."""
    union = definitions.get(name)
    if union is None:
        return []
    inside = [_name(one) for one in union.get("anyOf", ())]
    return [definitions[one] for one in inside] if inside else [union]


def _name(shape: Mapping[str, Any]) -> str:
    return str(shape["$ref"]).rpartition("/")[2]


def reachable(definitions: Schema, start: str) -> list[str]:
    """A type and all that it is made of, in the order in which they are met."""
    order: list[str] = []
    rest = [start]
    while rest:
        name = rest.pop(0)
        if name in order or name not in definitions:
            continue
        order.append(name)
        rest += _references(definitions[name])
    return order


def _references(shape: Any) -> list[str]:
    if isinstance(shape, list):
        return [name for one in shape for name in _references(one)]
    if not isinstance(shape, dict):
        return []
    own = [_name(shape)] if "$ref" in shape else []
    return own + [name for one in shape.values() for name in _references(one)]


def typed(shape: Schema) -> str:
    """A type in few words."""
    if "$ref" in shape:
        return f"[{_name(shape)}](#{_name(shape).lower()})"
    if "enum" in shape:
        return " or ".join(f"`{value}`" for value in shape["enum"])
    if "anyOf" in shape:
        return " or ".join(typed(one) for one in shape["anyOf"])
    if shape.get("type") == "array":
        return f"list of {typed(shape['items'])}"
    if shape.get("type") == "object":
        inside = shape.get("additionalProperties") or {}
        return f"table of {typed(inside)}" if inside else "table"
    names = {"string": "text", "boolean": "true or false"}
    kind = str(shape.get("type", "anything"))
    return names.get(kind, kind)


def fields(definition: Schema, without: str = "") -> str:
    """The fields of a type as one line."""
    needed = definition.get("required", ())
    return ", ".join(
        f"`{name}`{'' if name in needed else '?'}: {typed(shape)}"
        for name, shape in definition.get("properties", {}).items()
        if name != without
    )


# Pages.


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    """A table in Markdown."""
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for row in rows:
        cells = (_line(cell).replace("|", "\\|") for cell in row)
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def _line(text: str) -> str:
    """A text of the source on one line of Markdown."""
    return " ".join(text.split()).replace("``", "`")


def _told(
    definitions: Schema, union: str, tag: str, said: Mapping[str, str], head: str
) -> list[tuple[str, ...]]:
    """Each member of a union by its literals: what it is, its facts, its words."""
    rows: list[tuple[str, ...]] = []
    for definition in members(definitions, union):
        about = definition.get("description", "")
        for value in literals(definition, tag):
            words = said.get(key(f"{head}-{value}"), "")
            rows.append((f"`{value}`", about, fields(definition, tag), words))
    return rows


def refusal_rows(found: Mapping[str, Refusal], said: Mapping[str, str]) -> list[tuple[str, ...]]:
    """One row for each code; its facts are those that are given and those that the words take."""
    rows: list[tuple[str, ...]] = []
    for code, one in sorted(found.items()):
        words = said[f"{REFUSAL}{code}"]
        facts = sorted(one.facts | set(GAP.findall(words)))
        named = ", ".join(f"`{name}`" for name in facts)
        rows.append((f"`{code}`", words, named, ", ".join(sorted(one.clauses))))
    return rows


def codes_in(words: Mapping[str, str]) -> list[str]:
    """The codes of refusals that a catalogue has words for."""
    return [name.removeprefix(REFUSAL) for name in words if name.startswith(REFUSAL)]


def game_folder(name: str) -> Path:
    """The folder of a game of this distribution."""
    package = game_info(name).make.__module__.split(".")[1:-1]
    return SOURCE.joinpath(*package)


def game_refusals(name: str) -> dict[str, Refusal]:
    """The refusals of a game that are not those of the house."""
    return refusals([game_folder(name)], codes_in(catalogue(game_source(name, "en"))))


def game_page(name: str) -> str:
    """The reference of a game."""
    info = game_info(name)
    definitions = game_schema(name)["$defs"]
    said = catalogue(game_source(name, "en"))
    game = make_game(name, None, {})
    asked = [(f"`{kind}`", said.get(key(f"ask-{kind}"), "")) for kind in game.kinds]
    lines = [
        f"# {info.title}: what is told and refused",
        "",
        f"Made by `{COMMAND}`.",
        "Words are English in their usual form, with facts in braces; a field with a question mark",
        "is not always there. Seats count from 0. Refusals that all games share are in",
        "[house.md](house.md), the messages around all this in [protocol.md](../protocol.md).",
        "",
        "## Actions",
        "",
        *table(
            ("do", "what it is", "facts", "words"),
            _told(definitions, "Action", "do", said, "do"),
        ),
        "## Decisions",
        "",
        "A kind without words only waits on the stack of what is pending.",
        "",
        *table(("kind", "words"), asked),
        "What a decision is about has one of these shapes:",
        "",
        *table(
            ("shape", "what it is", "facts"),
            [
                (f"`{one['title']}`", one.get("description", ""), fields(one))
                for one in members(definitions, "About")
            ],
        ),
        "## Events",
        "",
        *table(
            ("event", "what it is", "facts", "words"),
            _told(definitions, "Event", "event", said, "event"),
        ),
        "## Refusals",
        "",
        *table(("code", "words", "facts", "clauses"), refusal_rows(game_refusals(name), said)),
        "## View and result",
        "",
    ]
    shapes = dict.fromkeys([*reachable(definitions, "View"), *reachable(definitions, "Result")])
    own = {one["title"] for union in ("Action", "Event") for one in members(definitions, union)}
    # What events and actions are made of is met in no view.
    inside = [
        part for title in sorted(own) for part in reachable(definitions, title) if part not in own
    ]
    lines += _shapes(definitions, dict.fromkeys([*shapes, *inside]))
    return "\n".join(lines).rstrip() + "\n"


def _shapes(definitions: Schema, names: Iterable[str]) -> list[str]:
    """Types that others are made of, each under its name."""
    lines: list[str] = []
    for name in names:
        definition = definitions[name]
        lines += [f"### {name}", ""]
        if definition.get("description"):
            lines += [_line(definition["description"]), ""]
        if "anyOf" in definition:
            lines += [typed(definition), ""]
        else:
            rows = [
                (f"`{one}`{'' if one in definition['required'] else '?'}", typed(shape))
                for one, shape in definition["properties"].items()
            ]
            lines += table(("fact", "type"), rows)
    return lines


def house_page() -> str:
    """What all games share."""
    said = catalogue(house_source("en"), read_catalogue("hexagora.words", "terminal/en"))
    games = SOURCE / "games"
    folders = [folder for folder in SOURCE.iterdir() if folder.is_dir() and folder != games]
    common = common_schema()["$defs"]
    lines = [
        "# The house: what every game shares",
        "",
        f"Made by `{COMMAND}`.",
        "",
        "## Refusals",
        "",
        *table(
            ("code", "words", "facts", "clauses"),
            refusal_rows(refusals(folders, codes_in(said)), said),
        ),
        "## The common board",
        "",
        "What the view of a game without client code of its own is drawn from.",
        "",
        *_shapes(common, common),
    ]
    return "\n".join(lines).rstrip() + "\n"


def all_pages() -> dict[str, str]:
    """Every page by the name of its file."""
    return {"house.md": house_page(), **{f"{name}.md": game_page(name) for name in declaring()}}


def main() -> None:
    """Write all pages into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in all_pages().items():
        (folder / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
