"""A bot as it was in an earlier commit, for duels with what it has become.

The program of that commit is taken out and compiled as `bench.ratio` does it, and thinks in a
process of its own: it is sent views, and answers with actions.
"""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress

from bench.ratio import environment, taken_out
from hexagora.bots.bot import Bot
from hexagora.core import View

PROGRAM = """
import json, sys, time
from bench.settings import bot_of
from hexagora.core import Rng
from hexagora.core.registry import make_game
setting, seed = sys.argv[1:]
bot = game = None
for line in sys.stdin:
    data = json.loads(line)
    if bot is None:
        game = make_game(data["game"], data["seats"], data["options"])
        bot = bot_of(data["game"], setting, seed)
    begin = time.process_time()
    state = game.sample(data, Rng("any"))
    action = int(bot.choose(state.view(data["seat"])))
    print(json.dumps([action, time.process_time() - begin]), flush=True)
"""


class Earlier(Bot):
    """Whoever plays by a setting that the program of a commit knows."""

    def __init__(self, setting: str, commit: str, seed: str) -> None:
        super().__init__(seed)
        folder = taken_out(commit)
        self.spent = 0.0
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, setting, seed],
            cwd=folder,
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, view: View) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(view.data) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the earlier program has ended; what it said stands above")
        action, seconds = json.loads(answer)
        self.spent += seconds
        return int(action)

    def end(self) -> None:
        """The game is over, and nobody asks any more."""
        with suppress(OSError):
            self._process.communicate()
