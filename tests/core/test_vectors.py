"""No interpreted module hands a vector to a compiled one: it would never be freed.

See "A vector that is never freed" in docs/adding_a_game.md. What is looked for is found by names
and the number of arguments, which is enough here: a method of that name that takes something else
in that place has not been needed yet.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import compiled

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "hexagora"
KEEPS_ITS_BUFFERS = {"bench/fit.py"}
"""These make their vectors once and use them again and again."""


class Taker(NamedTuple):
    """A compiled function or method: where it is, and the places of its vectors."""

    module: str
    method: bool
    places: tuple[int, ...]
    names: tuple[str, ...]

    def is_from(self, origin: str) -> bool:
        """Whether a function that was imported from there can be this one."""
        own = f"hexagora.{self.module.removesuffix('.py').replace('/', '.')}"
        return origin in (own, "hexagora", "hexagora.core")

    def gets_one(self, call: ast.Call) -> bool:
        named = {keyword.arg for keyword in call.keywords}
        return any(place < len(call.args) for place in self.places) or any(
            name in named for name in self.names
        )


def compiled_modules() -> set[str]:
    return {module for modules in compiled.groups().values() for module in modules}


def _vectors(function: ast.FunctionDef, method: bool) -> tuple[tuple[int, ...], tuple[str, ...]]:
    given = function.args.args[1:] if method else function.args.args
    taken = [
        (place, argument.arg)
        for place, argument in enumerate(given)
        if argument.annotation and "vec[" in ast.unparse(argument.annotation)
    ]
    return tuple(place for place, _ in taken), tuple(name for _, name in taken)


@cache
def takers() -> dict[str, list[Taker]]:
    """By name, all that is compiled and takes a vector; a class by its ``__init__``."""
    found: dict[str, list[Taker]] = {}
    bases: dict[str, tuple[str, list[str]]] = {}

    def add(name: str, module: str, method: bool, function: ast.FunctionDef, inside: bool) -> None:
        places, names = _vectors(function, inside)
        if places:
            found.setdefault(name, []).append(Taker(module, method, places, names))

    for module in sorted(compiled_modules()):
        for node in ast.parse((SOURCES / module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                add(node.name, module, False, node, inside=False)
            if isinstance(node, ast.ClassDef):
                bases[node.name] = module, [ast.unparse(base) for base in node.bases]
                for part in node.body:
                    if isinstance(part, ast.FunctionDef):
                        made = part.name == "__init__"
                        add(node.name if made else part.name, module, not made, part, inside=True)
    _inherit(found, bases)
    return found


def _inherit(found: dict[str, list[Taker]], bases: dict[str, tuple[str, list[str]]]) -> None:
    """A class without an ``__init__`` of its own is made as the one that it derives from."""
    left = True
    while left:
        left = False
        for name, (module, parents) in bases.items():
            for parent in parents:
                if parent in found and name not in found:
                    found[name] = [taker._replace(module=module) for taker in found[parent]]
                    left = True


def interpreted_modules() -> Iterator[tuple[str, ast.Module]]:
    ours = compiled_modules()
    for path in sorted([*SOURCES.rglob("*.py"), *(ROOT / "bench").glob("*.py")]):
        inner = path.is_relative_to(SOURCES)
        name = path.relative_to(SOURCES if inner else ROOT).as_posix()
        if name not in ours and name not in KEEPS_ITS_BUFFERS:
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def _imports(tree: ast.Module) -> dict[str, str]:
    """The names that a module imports from this package, with where they come from."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("hexagora"):
            for alias in node.names:
                found[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return found


def handed_over(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls in an interpreted module that hand a vector to a compiled one."""
    known, imports = takers(), _imports(tree)
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        origin, name = "", ""
        if isinstance(call.func, ast.Name):
            origin, _, name = imports.get(call.func.id, "").rpartition(".")
        elif isinstance(call.func, ast.Attribute):
            name = call.func.attr
            holder = call.func.value
            if isinstance(holder, ast.Name):
                origin = imports.get(holder.id, "")
                if holder.id == "self" and name in own:
                    continue
        for taker in known.get(name, []):
            if (taker.method or taker.is_from(origin)) and taker.gets_one(call):
                yield call
                break


def set_vectors(tree: ast.Module) -> Iterator[ast.AST]:
    """Attributes that an interpreted module sets to a vector that it has just made."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            made = isinstance(node.value, ast.Call) and ast.unparse(node.value).startswith("vec[")
            if made and any(isinstance(target, ast.Attribute) for target in targets):
                yield node


def test_no_interpreted_module_hands_a_vector_to_a_compiled_one() -> None:
    found = [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, tree in interpreted_modules()
        for node in (*handed_over(tree), *set_vectors(tree))
        if isinstance(node, ast.expr | ast.stmt)
    ]
    assert not found, "compile the caller (compiled.py), or call something that takes no vector"


def test_the_search_finds_such_calls() -> None:
    """Calls of a method, a function, a function of a module and a class."""
    tree = ast.parse(
        "from hexagora.core.state import weighted_action\n"
        "from hexagora.games.superhex.rules import scoring\n"
        "from hexagora.games.neuroshima.state import NeuroshimaState\n"
        "state.fill_legal(room)\n"
        "state.random_action(rng, room=room)\n"
        "weighted_action(state, rng, room)\n"
        "scoring.best_colour(piles, 0)\n"
        "NeuroshimaState(game, rules, tables, stack, 0, units, a, b, c, d, battle)\n"
        "position.pile_size(0)\n"
        "state.places()\n"
    )
    assert [call.lineno for call in handed_over(tree)] == [4, 5, 6, 7, 8]
