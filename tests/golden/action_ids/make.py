"""Write down what action ids mean, so that no change of their meaning goes unseen.

Run it from the root of the project, after the rules version of a game was raised:

    PYTHONPATH=tests python tests/golden/action_ids/make.py

A table has the rules version, the first id of each range of ids, and every action that is taken in
the golden records with its id, its kind of decision and its text.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from hexagora import game_info, game_names
from worlds import golden_records

FOLDER = Path(__file__).parent


def table(name: str) -> str:
    """The table of a game as text."""
    module = import_module(f"hexagora.games.{name}.rules.actions")
    ranges = {k: v for k, v in vars(module).items() if k.isupper() and isinstance(v, int)}
    lines = [f"rules version: {game_info(name).rules_version}", ""]
    lines += [f"{first:6} {word}" for word, first in sorted(ranges.items(), key=lambda i: i[::-1])]
    lines += ["", *(f"{action:6} {kind}: {text}" for action, kind, text in sorted(taken(name)))]
    return "\n".join(lines) + "\n"


def taken(name: str) -> set[tuple[int, str, str]]:
    """All actions of the golden records: id, kind of decision, and text."""
    found: set[tuple[int, str, str]] = set()
    for record in golden_records().values():
        if record.game.name == name:
            state = record.game.start()
            for text in record.texts:
                action = record.game.read(state, text)
                kind = record.game.kinds[state.kind]
                found.add((action, kind, record.game.write(state, action)))
                state.apply(action)
    return found


def path_of(name: str) -> Path:
    """Where the table of a game lies."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for game in game_names():
        path_of(game).write_text(table(game), encoding="utf-8")
        print(f"{path_of(game).name}: {path_of(game).stat().st_size} bytes")
