"""The tables of docs/research.md: what the numbers of observations and the ids of actions mean.

They are written by this program, and a test compares them. Run it from the root of the project:

    PYTHONPATH=tests python tests/research_tables.py
"""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

from hexagora import Game, game_info, game_names, new_game
from hexagora.core.geometry import TURNS, TWELVE
from hexagora.core.planes import places, width

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research.md"
GAMES = ROOT / "src" / "hexagora" / "games"
COUNTS = ("COUNT", "WITH_STRUCTURES", "ATLAS_COUNT")
"""Above all ids of a game, without an option or with it."""
SIZES = (*COUNTS, "ATLAS", "MOST_OPTIONS", "MOST_TILES", "CARDS", "UNITS")
"""Numbers that stand among the ids and are none."""


def plane_table(name: str) -> str:
    """The planes of a game for its usual number of seats."""
    game = new_game(name)
    planes = game.planes()
    starts = places(planes)
    head = [
        f"{game_info(name).title} for {game.seats}: {width(planes):,} numbers.",
        "",
        "| from | plane | shape | at most | meaning |",
        "|---|---|---|---|---|",
    ]
    rows = [
        f"| {starts[plane.name]} | `{plane.name}` | {' x '.join(map(str, plane.shape))} "
        f"| {plane.high} | {plane.meaning} |"
        for plane in planes
    ]
    return "\n".join(head + rows)


def action_table(name: str) -> str:
    """The ranges of action ids of a game, with what is said of them where they are defined."""
    module = import_module(f"hexagora.games.{name}.rules.actions")
    ranges = _ranges((GAMES / name / "rules" / "actions.py").read_text(encoding="utf-8"))
    count = int(module.COUNT)
    head = [
        f"{game_info(name).title}, rules version {game_info(name).rules_version}: {count:,} ids.",
        "",
        "| ids | name | meaning |",
        "|---|---|---|",
    ]
    stops = [first for _, first, _ in ranges]
    stops += [int(getattr(module, name)) for name in COUNTS if hasattr(module, name)]
    rows = []
    for word, first, meaning in ranges:
        last = min(stop for stop in stops if stop > first) - 1
        rows.append(f"| {first}{f' to {last}' if last > first else ''} | {word} | {meaning} |")
    return "\n".join(head + rows)


BOARDS: list[tuple[str, str, list[tuple[int, dict[str, str]]]]] = [
    ("superhex", "any", [(1, {}), (2, {}), (3, {"gaps": "on"}), (4, {"first": "2"})]),
    (
        "neuroshima",
        "any without a mission",
        [(2, {}), (2, {"leaders": "on"}), (2, {"structures": "on"}), (4, {"mode": "team"})],
    ),
    ("neuroshima", "a mission", [(2, {"mission": "4"}), (1, {"mission": "8"})]),
    ("nexus", "2 seats", [(2, {}), (2, {"king_of_the_hill": "on", "extra_tokens": "on"})]),
    ("nexus", "3 seats", [(3, {}), (3, {"alternate_units": "on"})]),
    ("nexus", "4 seats, also as teams", [(4, {}), (4, {"teams": "on"})]),
    ("nexus", "`first` chosen", [(2, {"first": "1"}), (4, {"first": "4"})]),
    ("nexus", "the Vortex", [(3, {"vortex": "on"}), (4, {"vortex": "on"})]),
]
"""Boards of the games, each with some choices that must be alike."""


def symmetry_table() -> str:
    """Which ways to lay the board on itself are true, by game and options."""
    rows = ["| game | options | symmetries |", "|---|---|---|"]
    for name, options, choices in BOARDS:
        told = {_symmetries(new_game(name, seats, **chosen)) for seats, chosen in choices}
        assert len(told) == 1, f"{name}, {options}: {told}"
        rows.append(f"| `{name}` | {options} | {told.pop()} |")
    return "\n".join(rows)


def _symmetries(game: Game) -> str:
    figure = game_info(game.name).geometry
    assert figure is not None
    found = figure(game).symmetries
    if found == TWELVE:
        return "all twelve"
    if found == TURNS:
        return "the six turns"
    others = [f"{60 * one.turn}° with the seats {one.shift} further on" for one in found[1:]]
    return ", ".join(["none but itself", *others]).removeprefix("none but itself, ")


def _ranges(source: str) -> list[tuple[str, int, str]]:
    """Name, first id and meaning of each range in the source of a module of action ids."""
    found: list[tuple[str, int, str]] = []
    body = ast.parse(source).body
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            word, first = ast.unparse(node.target), node.value.value
            if word in SIZES or not isinstance(first, int):
                continue
            said = following.value if isinstance(following, ast.Expr) else None
            text = str(said.value) if isinstance(said, ast.Constant) else ""
            meaning = " ".join(text.split()) or word.lower().replace("_", " ")
            found.append((word.lower().replace("_", " "), first, meaning.rstrip(".")))
    return found


def filled(page: str) -> str:
    """The page with all of its tables as they should be."""
    for name in game_names():
        for what, table in (("planes", plane_table(name)), ("actions", action_table(name))):
            marked = re.compile(rf"(<!-- {what} of {name} -->\n).*?(<!-- end -->)", re.DOTALL)
            assert marked.search(page), f"docs/research.md has no place for the {what} of {name}"
            page = marked.sub(lambda m, t=table: f"{m[1]}\n{t}\n\n{m[2]}", page)  # type: ignore[misc]
    marked = re.compile(r"(<!-- symmetries -->\n).*?(<!-- end -->)", re.DOTALL)
    assert marked.search(page), "docs/research.md has no place for the symmetries"
    return marked.sub(lambda m: f"{m[1]}\n{symmetry_table()}\n\n{m[2]}", page)


def code_blocks(page: str) -> list[str]:
    """The Python programs of the page."""
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
