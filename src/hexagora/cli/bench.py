"""``hexagora bench``: how fast the engine is here."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32

from hexagora import CHANCE, Dealer, Game, Rng, __version__, game_names, is_compiled, new_game
from hexagora.cli.arguments import add_command, positive
from hexagora.cli.progress import Progress
from hexagora.core.dealer import pick
from hexagora.core.playout import copy_many, random_playout

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

LEAST = 0.2
"""One repeat takes at least so many seconds."""

EXAMPLES = """\
Each figure is the median of the repeats. Decisions are those of the seats; what chance decides
(rolls, draws) is counted apart, although the time includes it.

examples:
  hexagora bench
  hexagora bench --repeats 9 --json
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "bench", "measure the speed of the engine", EXAMPLES)
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    command.add_argument("--repeats", type=positive, default=5, help="how often (5)", metavar="N")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure every game and print the figures."""
    rows = []
    with Progress(len(game_names()) * args.repeats * 2, "repeats") as progress:
        for name in game_names():
            rows.append(measure(new_game(name), args.repeats, progress.step))
    if args.json:
        data = {
            "hexagora": __version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "compiled": is_compiled(),
            "repeats": args.repeats,
            "games": rows,
        }
        print(json.dumps(data, indent=2))
        return 0
    kind = "compiled" if is_compiled() else "interpreted"
    print(f"{kind}, Python {platform.python_version()}, median of {args.repeats}\n")
    heads = ("decisions/s", "chance/s", "games/s", "copies/s")
    print(f"{'game':14}" + "".join(f"{head:>15}" for head in heads))
    for row in rows:
        figures = (row[key] for key in ("decisions_per_s", "chance_per_s", "games_per_s", "copies_per_s"))
        print(f"{row['game']!s:14}" + "".join(f"{figure:>15,.0f}" for figure in figures))
    return 0


def measure(game: Game, repeats: int, step: Callable[[], None]) -> dict[str, object]:
    """The figures of one game, played at random by its usual number of seats."""
    count = 1
    while _timed(lambda: _play(game, count)) < LEAST:
        count *= 2
    decisions = _play(game, count)
    chance = count_chance(game, count)
    state = game.start()
    dealer = Dealer("bench")
    while state.seat == CHANCE:
        state.apply(dealer.deal(state))
    copies = 1000
    while _timed(lambda: copy_many(state, copies)) < LEAST:
        copies *= 2
    plays, copyings = [], []
    for _ in range(repeats):
        plays.append(_timed(lambda: _play(game, count)))
        step()
        copyings.append(_timed(lambda: copy_many(state, copies)))
        step()
    seconds = median(plays)
    return {
        "game": game.name,
        "seats": game.seats,
        "options": game.options,
        "compiled": is_compiled(),
        "n": count,
        "decisions_per_s": round(decisions / seconds, 1),
        "chance_per_s": round(chance / seconds, 1),
        "games_per_s": round(count / seconds, 2),
        "copies_per_s": round(copies / median(copyings), 1),
    }


def _play(game: Game, count: int) -> int:
    return sum(random_playout(game.start(), Rng(f"bench/{i}")) for i in range(count))


def count_chance(game: Game, count: int) -> int:
    """How often chance decides in the same games; `random_playout` does not say."""
    out = vec[i32]([0] * game.most_options)
    total = 0
    for i in range(count):
        rng = Rng(f"bench/{i}")
        state = game.start()
        while not state.over:
            if state.seat == CHANCE:
                state.apply(pick(state, rng, out))
                total += 1
            else:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
    return total


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
