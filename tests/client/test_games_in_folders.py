"""A game's part of the client is one folder, found by itself: nothing outside names a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexagora import game_info, game_names

WEB = Path(__file__).parents[2] / "web"
NOT_OURS = ("node_modules", "generated")
TEXTS = (".ts", ".svelte", ".css", ".html", ".js", ".mjs", ".py", ".jsonc", ".svg", ".webmanifest")


def files(web: Path) -> Iterator[Path]:
    """All that is written by hand for the client; tests may name what they test."""
    for file in sorted(web.rglob("*")):
        inside = file.relative_to(web).parts
        if file.suffix in TEXTS and inside[0] != "tests" and not set(inside) & set(NOT_OURS):
            yield file


def named(web: Path) -> list[str]:
    """Where a game is named outside its folder: by its name or its title, or by a clause."""
    found = []
    for file in files(web):
        place = file.relative_to(web).as_posix()
        own = re.match(r"src/games/(\w+)/", place)
        others = [game for game in game_names() if own is None or game != own[1]]
        words = [re.escape(word) for game in others for word in (game, game_info(game).title)]
        # The shape of a clause's id is known to all, but no clause.
        clause = [] if own else [r"\b[A-Z]{2}-[A-Z]+-\d"]
        pattern = re.compile("|".join([*words, *clause]), re.IGNORECASE)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{place}:{number}: {line.strip()}")
    return found


def test_nothing_outside_its_folder_names_a_game() -> None:
    assert named(WEB) == []


@pytest.mark.parametrize("game", game_names())
def test_every_game_of_the_house_has_a_folder_with_a_module(game: str) -> None:
    folder = WEB / "src" / "games" / game
    assert re.search(r"^export default ", (folder / "index.ts").read_text("utf-8"), re.MULTILINE)
    assert (folder / "Emblem.svelte").is_file()


@pytest.mark.parametrize(
    ("place", "text", "counts"),
    [
        ("src/lib/a.ts", "if (game === 'superhex') return;", True),
        ("src/parts/a.svelte", "<p>Nexus Ops</p>", True),
        ("src/parts/a.svelte", "rules.show('SH-END-01')", True),
        ("src/games/nexus/a.ts", "import '../superhex/view';", True),
        ("src/games/superhex/a.ts", "// Superhex, SH-END-01", False),
        ("src/lib/a.ts", "const hexes = superb;", False),
        ("tests/a.test.ts", "import '../src/games/superhex/view';", False),
    ],
)
def test_what_counts(tmp_path: Path, place: str, text: str, counts: bool) -> None:
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_text(text)
    assert bool(named(tmp_path)) == counts
