"""Bots that are programs: whatever they do, only their own game is lost."""

from __future__ import annotations

import json
import re
import shlex
import sys
import threading
from pathlib import Path

import pytest

from arena_runs import is_gone, program, run_of, untimed
from hexagora import Rng, new_game
from hexagora.arena import Job, Result
from hexagora.arena.playing import play
from hexagora.arena.program import Program
from hexagora.arena.verdicts import Forfeit
from hexagora.core import View
from patience import PATIENCE, eventually

HONEST = """
import json, sys
for line in sys.stdin:
    view = json.loads(line)
    print(json.dumps({"action": view["decision"]["options"][0]["id"]}), flush=True)
"""
MIDWAY = """
import json, sys
for turn, line in enumerate(sys.stdin):
    if turn == 2:
        print("out of ideas", file=sys.stderr)
        sys.exit(3)
    print(json.dumps({"action": json.loads(line)["decision"]["options"][0]["id"]}), flush=True)
"""
ANSWER = (
    "import sys\nsys.stdin.readline()\nsys.stdout.write({!r})\nsys.stdout.flush()\nsys.stdin.read()"
)
ENDLESS = "import sys\nwhile True: sys.stdout.write('x' * 4096)"
ENDLESS_LINES = "import sys\nwhile True: print('{\"action\": 1}')"
DEAF = "import sys, time\ntime.sleep(600)"
CLOSED = "import os, sys, time\nsys.stdin.readline()\nos.close(1)\ntime.sleep(600)"
LOUD = "import sys\nwhile True: sys.stderr.write('complaint ' * 1000 + '\\n')"


def lost(code: str, time_limit: float = PATIENCE) -> str:
    """Why a program loses against a random bot."""
    result = one_game(code, time_limit)
    assert result["forfeit"] is not None
    assert result["forfeit"]["bot"] == 1
    assert result["score"] == 1.0
    assert result["failed"] is None
    return result["forfeit"]["why"]


def first_view() -> View:
    """What the first seat is shown at the beginning of a game."""
    return new_game("superhex", 2, first="1").start().view(0)


def one_game(code: str, time_limit: float = PATIENCE) -> Result:
    before = threading.active_count()
    result = play(run_of("random", program(code), time_limit=time_limit), Job((0, 1), 0, 0))
    assert threading.active_count() == before
    return result


def test_a_program_plays_a_game_to_its_end() -> None:
    result = one_game(HONEST)
    assert result["forfeit"] is None
    assert result["decisions"][1] > 3
    assert result["seconds"][1]["max"] > 0


def test_one_of_our_bots_plays_as_a_program_what_it_plays_here() -> None:
    """Same seed, same views, same choices: nothing is lost on the way."""
    run = run_of("random", "greedy", game="nexus", short_game="on")
    job = Job((0, 1), 0, 0)
    python = shlex.quote(sys.executable)
    command = f"{python} -m hexagora bot nexus greedy --stdio --seed {run.bot_seed(job, 1)}"
    other = run_of("random", f"cmd:{command}", game="nexus", short_game="on")
    one, two = untimed([play(run, job), play(other, job)])
    assert one.pop("bots") != two.pop("bots")
    assert one == two


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise SystemExit(7)", "it ended with exit code 7"),
        ("raise RuntimeError('no map')", "exit code 1; it complained: .*RuntimeError: no map"),
        ("import os; os.kill(os.getpid(), 11)", "it ended by signal 11"),
        (MIDWAY, "it ended with exit code 3; it complained: out of ideas"),
        (ANSWER.format("hello\n"), "it answered 'hello' instead of"),
        (ANSWER.format("\n"), "it answered '' instead of"),
        (ANSWER.format('{"action": "1"}\n'), "instead of"),
        (ANSWER.format('{"action": true}\n'), "instead of"),
        (ANSWER.format('{"action": 1e3}\n'), "instead of"),
        (ANSWER.format('{"action": ' + "9" * 5000 + "}\n"), "instead of"),
        (ANSWER.format("[" * 60_000 + "\n"), "instead of"),
        (ANSWER.format("\x00\x1b[2J\n"), r"it answered '\\x00\\x1b\[2J' instead of"),
        (ANSWER.format('{"action": -1}\n'), "the action -1 is not legal"),
        (ANSWER.format('{"action": 99999}\n'), "the action 99999 is not legal"),
        (ANSWER.format("x" * 70_000), "65536 bytes without the end of a line"),
        (ENDLESS, "65536 bytes without the end of a line"),
        (CLOSED, "it closed its output"),
        (
            "print('hello')\nimport time\ntime.sleep(600)",
            "it answered 'hello'|nobody had asked for",
        ),
    ],
)
def test_a_program_that_gives_no_answer_loses(code: str, why: str) -> None:
    assert re.search(why, lost(code))


def test_the_end_of_a_program_between_two_questions_is_told_as_such() -> None:
    bot = Program([sys.executable, "-S", "-c", "raise SystemExit(7)"], PATIENCE)
    try:
        bot._threads[1].join(PATIENCE)
        with pytest.raises(Forfeit, match="it ended with exit code 7"):
            bot.choose(first_view())
    finally:
        bot.close()


def test_a_program_that_answers_unasked_loses() -> None:
    assert re.search("nobody had asked for|is not legal", lost(ENDLESS_LINES))


@pytest.mark.parametrize("code", [DEAF, LOUD, "import sys\nsys.stdin.readline()\nsys.stdin.read()"])
def test_a_program_that_is_too_slow_loses(code: str) -> None:
    assert lost(code, time_limit=0.5).startswith("it gave no answer within 0.5 s")


def test_complaints_are_kept_short() -> None:
    bot = Program([sys.executable, "-S", "-c", LOUD], 0.5)
    try:
        assert eventually(lambda: bot._complaint)
        with pytest.raises(Forfeit, match="complaint") as forfeit:
            bot.choose(first_view())
    finally:
        bot.close()
    assert len(str(forfeit.value)) < 600


def test_a_program_that_cannot_be_started_loses(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("neither a script nor a binary")
    path.chmod(0o755)
    result = play(run_of("random", f"cmd:{path}"), Job((0, 1), 0, 0))
    assert result["forfeit"] is not None
    assert "it could not be started" in result["forfeit"]["why"]


def test_there_is_no_shell(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    why = play(
        run_of(
            "random", program("import sys; sys.exit(' '.join(sys.argv[1:]))") + f" ; touch {trace}"
        ),
        Job((0, 1), 0, 0),
    )["forfeit"]
    assert why is not None
    assert f"it complained: ; touch {trace}" in why["why"]
    assert not trace.exists()


def test_everything_that_a_program_has_started_is_ended(tmp_path: Path) -> None:
    trace = tmp_path / "processes"
    code = f"""
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
open({str(trace)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
sys.stdin.readline()
print("done", flush=True)
time.sleep(600)
"""
    lost(code)
    assert all(is_gone(int(process)) for process in trace.read_text().split())


def test_a_program_that_ends_leaves_no_children(tmp_path: Path) -> None:
    trace = tmp_path / "process"
    code = f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
open({str(trace)!r}, "w").write(str(child.pid))
"""
    bot = Program([sys.executable, "-S", "-c", code], 0.5)
    try:
        assert eventually(lambda: trace.exists() and trace.read_text())
        with pytest.raises(Forfeit):
            bot.choose(first_view())
    finally:
        bot.close()
    assert is_gone(int(trace.read_text()))


def test_a_program_gets_the_view_of_its_seat_and_nothing_else(tmp_path: Path) -> None:
    trace = tmp_path / "views"
    code = f"""
import json, sys
with open({str(trace)!r}, "a") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        options = json.loads(line)["decision"]["options"]
        print(json.dumps({{"action": options[0]["id"]}}), flush=True)
        if file.tell() > 300_000:
            break
"""
    play(run_of("random", program(code), game="nexus"), Job((0, 1), 0, 0))
    game = new_game("nexus", 2)
    lines = trace.read_text().splitlines()
    assert len(lines) > 3
    for line in lines:
        data = json.loads(line)
        assert data["seat"] == data["decision"]["seat"] == 1
        assert game.sample(data, Rng("1")).view(1).to_json() == line
