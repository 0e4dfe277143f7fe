"""Outside the games' own folder no module imports a game or calls one by its name.

The shell asks what a game declares (`GameInfo`); so a game from elsewhere can do all that those of
the house can.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexagora import game_info, game_names

SOURCE = Path(__file__).parents[2] / "src" / "hexagora"
GAMES = SOURCE / "games"
MODULES = sorted(file for file in SOURCE.rglob("*.py") if GAMES not in file.parents)
WORDS = [word for name in game_names() for word in (name, game_info(name).title)]
NAMED = re.compile("|".join(map(re.escape, WORDS)), re.IGNORECASE)
HELP = "EXAMPLES"
"""The one kind of text that may name games: what ``--help`` shows as examples."""


def imported(tree: ast.Module) -> Iterator[str]:
    """What a module imports, by full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{one.name}" for one in node.names)


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every text of a module with its line, but for what is only read by people: documentation,
    and examples in the help."""
    silent: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            silent.add(node.value)
        if isinstance(node, ast.Assign) and [getattr(t, "id", "") for t in node.targets] == [HELP]:
            silent.add(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in silent:
            yield node.lineno, node.value


def faults(code: str) -> list[str]:
    """Where a module names a game."""
    tree = ast.parse(code)
    found = [name for name in imported(tree) if name.startswith("hexagora.games.")]
    found = [name for name in found if name != "hexagora.games.register_all"]
    return found + [f"line {line}: {text}" for line, text in texts(tree) if NAMED.search(text)]


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_a_module_outside_the_games_names_none(file: Path) -> None:
    assert faults(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        "from hexagora.games.nexus import INFO",
        "import hexagora.games.superhex.state",
        "def f():\n    from hexagora.games import nexus\n",
        "NAMES = {'nexus': 'x'}",
        "key = 'neuroshima_battles'",
        "print(f'a position of Neuroshima Hex {1}')",
    ],
)
def test_such_a_name_would_be_found(code: str) -> None:
    assert faults(code)


def test_documentation_may_name_games() -> None:
    assert faults('"""Superhex."""\nEXAMPLES = \'hexagora play superhex\'\n') == []
