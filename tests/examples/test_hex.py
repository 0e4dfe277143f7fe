"""The game from outside: installed beside Hexagora, it can do all that the games of the house can.

Nothing in Hexagora knows of it. Everything here runs in processes of their own, in which the
package is installed, so that the other tests never meet it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexagora.bots import LEVELS

ROOT = Path(__file__).parents[2]
CELLS = 7 * 7


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package is installed as pip installs any other."""
    folder = tmp_path_factory.mktemp("hex")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    source = folder / "source"
    # pip builds in the folder itself, and the repository must stay as it is.
    subprocess.run(["cp", "-r", str(ROOT / "examples" / "hex"), str(source)], check=True)
    target = folder / "installed"
    subprocess.run(
        [*pip, "--no-deps", "--target", str(target), str(source)],
        check=True,
    )
    return target


def run(installed: Path, *command: str, typed: str = "", fails: bool = False) -> str:
    """What a process says in which the package is installed."""
    source = str(ROOT / "src")
    paths = [str(installed), source, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "HEXAGORA_DATA": str(installed.parent / "data"),
        "LANGUAGE": "",
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(
        [sys.executable, *command],
        input=typed,
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr


def hexagora(installed: Path, words: str, typed: str = "") -> str:
    return run(installed, "-m", "hexagora", *words.split(), typed=typed)


def test_it_is_listed(installed: Path) -> None:
    games = json.loads(hexagora(installed, "games --json"))
    assert "hex" in {game["name"] for game in games["games"]}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "puts a stone on d4"),
        ("pl", "kładzie kamień na d4"),
        ("uk", "кладе камінь на d4"),
        ("ru", "кладёт камень на d4"),
    ],
)
def test_it_is_played_in_a_terminal(installed: Path, language: str, sentence: str) -> None:
    told = hexagora(
        installed,
        f"play hex --seats Ann,random --seed 1 --lang {language}",
        typed="d9\nplace d4\n\nquit\nn\n",
    )
    assert sentence in told
    assert "d9" in told


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it(installed: Path, level: str) -> None:
    program = (
        "import hexagora\n"
        "from hexagora.bots import new_bot\n"
        "game = hexagora.new_game('hex', size='5')\n"
        "state = game.start()\n"
        f"bot = new_bot({level!r}, 'a seed')\n"
        "for _ in range(3):\n"
        "    state.apply(bot.choose(state.view(int(state.seat))))\n"
        "print(state.stones())\n"
    )
    assert run(installed, "-c", program).strip() in ("2", "3")


def test_hx_04_the_first_stone_is_taken_over_once(installed: Path) -> None:
    program = (
        "import hexagora\n"
        "state = hexagora.new_game('hex', size='5').start()\n"
        "game = state.game\n"
        "for text in ('place b1', 'swap', 'place c3'):\n"
        "    print(game.swap in state.legal(), end=' ')\n"
        "    state.apply(game.read(state, text))\n"
        "print(state.facts(-1)['stones'])\n"
    )
    told = run(installed, "-c", program)
    assert told.strip() == "False True False {'a2': 'blue', 'c3': 'red'}"


def test_bots_meet_in_the_arena(installed: Path) -> None:
    told = json.loads(hexagora(installed, "arena hex greedy random -n 8 --seed 1 -o size=5 --json"))
    assert json.dumps(told).count("greedy") > 0


def test_games_are_simulated_and_records_verified(installed: Path) -> None:
    told = json.loads(hexagora(installed, "simulate hex -n 20 --seed 1 --json"))
    assert told["n"] == 20
    program = (
        "import hexagora, pathlib, sys\n"
        "match = hexagora.Match(hexagora.new_game('hex', size='5'), ['Ann', 'Ben'], 'a seed')\n"
        "while not match.over:\n"
        "    match.play(match.state.legal()[0])\n"
        "match.record().save(pathlib.Path(sys.argv[1]))\n"
    )
    record = installed.parent / "hex.record"
    run(installed, "-c", program, str(record))
    assert hexagora(installed, f"record verify {record}").startswith("ok:")


def test_research_adapters_take_it(installed: Path) -> None:
    program = (
        "import random\n"
        "from hexagora.adapters.pettingzoo import env\n"
        "import pyspiel\n"
        "from hexagora.adapters.openspiel import spiel_name\n"
        "table = env('hex', size='5')\n"
        "table.reset(seed=1)\n"
        "steps = 0\n"
        "for agent in table.agent_iter():\n"
        "    seen, _, ended, cut, _ = table.last()\n"
        "    if ended or cut:\n"
        "        table.step(None)\n"
        "        continue\n"
        "    legal = [i for i, may in enumerate(seen['action_mask']) if may]\n"
        "    table.step(random.Random(steps).choice(legal))\n"
        "    steps += 1\n"
        "state = pyspiel.load_game(spiel_name('hex'), {'size': 5}).new_initial_state()\n"
        "while not state.is_terminal():\n"
        "    state.apply_action(state.legal_actions()[0])\n"
        "print(steps > 8, sorted(state.returns()))\n"
    )
    assert run(installed, "-c", program).split("\n")[-2].startswith("True")


def test_it_passes_the_conformance_suite(installed: Path) -> None:
    parts = ("every_game", "every_notation", "every_view", "every_event", "observations")
    suite = [f"tests/conformance/test_{part}.py" for part in parts]
    told = run(
        installed,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *suite, "-k", "[hex-"),
    )
    assert " passed" in told


def test_a_game_that_cannot_be_loaded_takes_no_other_along(installed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "broken-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[hexagora.games]\nbroken = no_such_module:INFO\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import hexagora\n"
        "print(hexagora.game_names())"
    )
    told = run(installed, "-c", program)
    assert "the game 'broken' is left out" in told
    assert "superhex" in told
    assert "'hex'" in told
