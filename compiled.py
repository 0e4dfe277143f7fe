"""Which modules are compiled: said once, for setup.py and for the tests that look at them."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).resolve().parent / "src" / "hexagora"

CORE = [
    "bots/choices.py",
    "bots/evaluator.py",
    "bots/expectation.py",
    "bots/crossings.py",
    "bots/follower.py",
    "bots/network.py",
    "bots/search.py",
    "bots/search_storage.py",
    "bots/tree.py",
    "bots/vectors.py",
    "bots/walks.py",
    "core/batch.py",
    "core/changes.py",
    "core/evaluation.py",
    "core/event.py",
    "core/fingerprint.py",
    "core/frames.py",
    "core/observer.py",
    "core/rng.py",
    "core/rows.py",
    "core/saved.py",
    "core/view.py",
    "core/state.py",
    "core/game.py",
    "core/dealer.py",
    "core/playout.py",
]
"""What all games stand on."""

PARTS = ("state.py", "rules/**/*.py", "mind/*.py", "knowledge/*.py")
"""What is compiled of every game: its rules, its mind, who may know what, and the position that has
it all."""

PROOF = ("proof/*.py",)
"""The proofs of its etudes, if it has any: a C file of their own."""


def groups() -> dict[str, list[str]]:
    """The compiled modules by the C file that they make together, the core first."""
    games = sorted(path.parent.name for path in SOURCES.glob("games/*/state.py"))
    found = {"core": CORE} | {game: _modules(game, PARTS) for game in games}
    proofs = {f"{game}_proof": _modules(game, PROOF) for game in games}
    return found | {name: modules for name, modules in proofs.items() if modules}


def _modules(game: str, parts: tuple[str, ...]) -> list[str]:
    found = [path for part in parts for path in SOURCES.glob(f"games/{game}/{part}")]
    return sorted(
        path.relative_to(SOURCES).as_posix() for path in found if path.name != "__init__.py"
    )
