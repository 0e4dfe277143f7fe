"""How fast the program is beside an older one, in one run.

    python -m bench.ratio b9c7548                    everything, five rounds
    python -m bench.ratio b9c7548 --rounds 9 play batch search
    python -m bench.ratio b9c7548 table              the server: processor time for each action

The older one is taken out of the repository into ``build/ratio`` and compiled there; what lies here
must be compiled already. Both do the same pieces of work in turn, round by round, each in a process
of its own. What counts is processor time. Rules that were corrected in between make games go
another way, so times are those of one decision, one simulation, one action. Simulations are a
veteran's, whose setting is the same in both; a commander has learned to look closer since.

A ratio above 1 says that this one is quicker. There are two of them: ``best`` compares the quickest
round of each, since whatever else the machine has to do makes a round slower and never quicker;
``median`` is the one in the middle of the ratios of all rounds, each of two runs that followed each
other and so had much the same machine. Where they differ the machine was not quiet.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
GAMES = ("superhex", "neuroshima", "nexus")

PLAY = """
from hexagora import Rng, new_game
from hexagora.core.playout import random_playout
game, done = new_game({game!r}), 0
for number in range(2):
    random_playout(game.start(), Rng(f"warm {{number}}"))
begin = time.process_time()
number = 0
while done < 150_000:
    done += random_playout(game.start(), Rng(f"ratio {{number}}"))
    number += 1
print((time.process_time() - begin) / done)
"""

BATCH = """
from hexagora import new_game
from hexagora.adapters.selfplay import SelfPlay
games = SelfPlay(new_game({game!r}), 16, "ratio")
games.play_at_random(100)
begin = time.process_time()
games.play_at_random(6000)
print((time.process_time() - begin) / (6000 * 16))
"""

SEARCH = """
import hexagora
from hexagora.bots.thinker import search_with
try:
    from hexagora.core.registry import level_of
except ImportError:
    from hexagora.bots.levels import level_of
game = hexagora.new_game({game!r})
state, dealer, rng, done = game.start(), hexagora.Dealer("ratio"), hexagora.Rng("ratio"), 0
while done < 24 or state.seat == hexagora.CHANCE or len(state.legal()) < 3:
    if state.seat == hexagora.CHANCE:
        state.apply(dealer.deal(state))
    else:
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
        done += 1
search = search_with(level_of({game!r}, "veteran"), [state], hexagora.Rng("search"))
search.run(200)
begin = time.process_time()
search.run(4000)
print((time.process_time() - begin) / 4000)
"""

PIECES = {"play": PLAY, "batch": BATCH, "search": SEARCH}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commit", help="the older program, as the repository knows it")
    parser.add_argument("pieces", nargs="*", help=f"{', '.join(PIECES)}, table (all)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    given = parser.parse_args()
    pieces = given.pieces or [*PIECES, "table"]
    if unknown := [piece for piece in pieces if piece not in (*PIECES, "table")]:
        parser.error(f"{unknown[0]} is no piece of work; choose of: {', '.join(PIECES)}, table")
    old = taken_out(given.commit)
    rows = {
        f"{piece} {game}": compare(PIECES[piece].format(game=game), old, given.rounds)
        for piece in pieces
        if piece in PIECES
        for game in GAMES
    }
    if "table" in pieces:
        rows["table action"] = compare(None, old, given.rounds)
    if given.json:
        ratios = {name: {"best": best(row), "median": middle(row)} for name, row in rows.items()}
        figures = {"against": given.commit, "seconds": rows, "ratios": ratios}
        print(json.dumps(figures, indent=2))
        return
    print(
        f"microseconds in the quickest of {given.rounds} rounds, and how much quicker this one is"
    )
    print(f"{'':20}{given.commit:>12}{'here':>12}{'best':>8}{'median':>8}")
    for name, row in rows.items():
        old_time, new_time = (min(times) * 1e6 for times in row)
        print(f"{name:20}{old_time:>12.2f}{new_time:>12.2f}{best(row):>8.3f}{middle(row):>8.3f}")


Times = tuple[list[float], list[float]]
"""Of the older and of this one, round by round."""


def best(row: Times) -> float:
    """How much quicker the quickest round of this one is than that of the older."""
    return min(row[0]) / min(row[1])


def middle(row: Times) -> float:
    """How much quicker this one is in the round that lies in the middle."""
    return median(before / now for before, now in zip(*row, strict=True))


def taken_out(commit: str) -> Path:
    """The older program, compiled in a folder of its own."""
    folder = ROOT / "build" / "ratio" / commit
    if not list(folder.glob("src/*.so")):
        print(f"building {commit} in {folder.relative_to(ROOT)} (a minute or two)", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        tree = subprocess.run(
            ["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", str(folder)], input=tree.stdout, check=True)
        build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        env = {**environment(folder), "HEXAGORA_BUILD": "require", "HEXAGORA_CLIENT": "skip"}
        subprocess.run(build, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL)
    return folder


def compare(code: str | None, old: Path, rounds: int) -> Times:
    """The times of the older and of this one, round by round; no code asks for the server's."""
    times: Times = ([], [])
    for number in range(rounds):
        print(f"\rround {number + 1} of {rounds} ", end="", file=sys.stderr)
        for found, folder in zip(times, (old, ROOT), strict=True):
            found.append(_measured(code, folder))
    print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    return times


def _measured(code: str | None, folder: Path) -> float:
    if code is None:
        load = ["-m", "bench.load", "--tables", "100", "--rate", "400", "--seconds", "6", "--json"]
        if "--games" in (folder / "bench" / "load.py").read_text("utf-8"):
            # An older load plays these two.
            load += ["--games", "superhex", "neuroshima"]
    else:
        load = ["-c", f"import time\n{code}"]
    run = subprocess.run(
        [sys.executable, *load],
        cwd=folder,
        env=environment(folder),
        check=True,
        capture_output=True,
        text=True,
    )
    if code is None:
        return float(json.loads(run.stdout)["server_cpu_ms_per_action"]) / 1000
    return float(run.stdout)


def environment(folder: Path) -> dict[str, str]:
    """What a process needs that is to run the program in a folder."""
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "OPENBLAS_NUM_THREADS": "1"}


if __name__ == "__main__":
    main()
