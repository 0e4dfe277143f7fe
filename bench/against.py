"""Duels between a bot as it is and the same bot of an older program.

    python -m bench.against 7df3e57 superhex commander -n 240 --out bench/results/superhex_old.jsonl

The older program is taken out of the repository and compiled as `bench.ratio` does it; its bot
takes part in the arena as a program that is given views. What was played is kept in the file, so
the same command goes on where it stopped. The score is that of the bot as it is.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from bench.ratio import taken_out
from hexagora.cli.main import main as hexagora


def main() -> int:
    """Play what is missing, and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("commit", help="the older program, as the repository knows it")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("-n", "--games", type=int, default=240)
    parser.add_argument("--seed", default="show")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    sources = f"PYTHONPATH={taken_out(given.commit) / 'src'}"
    program = [sys.executable, "-m", "hexagora", "bot", given.game, given.bot, "--stdio"]
    command = shlex.join(["env", sources, *program, "--seed", "old"])
    arena = ["arena", given.game, given.bot, f"cmd:{command}", "-n", str(given.games)]
    return hexagora([*arena, "--seed", given.seed, "--out", str(given.out)])


if __name__ == "__main__":
    raise SystemExit(main())
