"""``hexagora arena``: bots against bots, fairly, many times."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from hexagora import HexagoraError, game_names
from hexagora.arena import (
    Job,
    Result,
    ResultFile,
    Run,
    Standings,
    jobs_of,
    new_run,
    read_results,
)
from hexagora.arena.processes import play_all
from hexagora.arena.ray_tasks import play_on_ray
from hexagora.arena.results import heading_of, job_of
from hexagora.cli import arena_events, arena_ratings
from hexagora.cli.arena_progress import ArenaProgress
from hexagora.cli.arena_table import table
from hexagora.cli.arguments import add_command, option, positive, seed
from hexagora.cli.packs import add_packs

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

GAMES = 120
TIME_LIMIT = 10.0

EXAMPLES = """\
Every deal is played from every seat by every bot; in Neuroshima Hex the armies rotate, and 24 games
of two bots have every pair of armies from both sides. docs/arena.md tells how the intervals are
made, what is in a file of results, and how a program of your own takes part.

examples:
  hexagora arena superhex greedy random
  hexagora arena neuroshima greedy random -n 240 --seed 1 --out greedy.jsonl
  hexagora arena superhex random greedy soldier --processes 4 --json
  hexagora arena superhex greedy 'cmd:python my_bot.py' --time-limit 2
  hexagora arena --report greedy.jsonl
  hexagora arena --ratings levels.jsonl --anchor soldier=1500
  hexagora arena neuroshima recruit greedy --format swiss --players 16 --out swiss.json
  hexagora arena superhex recruit greedy --format league --players 8 --divisions 2 --seasons 2
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(
        commands, "arena", "play matches between bots and tell who is better", EXAMPLES
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="the game's name")
    command.add_argument(
        "bots",
        metavar="BOT",
        nargs="*",
        help="two or more: a bot's name, or 'cmd:' and the command of a program",
    )
    command.add_argument(
        "-n",
        "--games",
        type=positive,
        default=GAMES,
        metavar="N",
        help=f"games of each two bots, up to the end of a deal ({GAMES})",
    )
    command.add_argument("--seats", type=positive, metavar="N", help="how many seats the game has")
    command.add_argument(
        "-o",
        "--option",
        dest="options",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        type=option,
        help="choose an option of the game ('hexagora games' lists them)",
    )
    command.add_argument("--seed", type=seed, help="the seed of all games (default: a fresh one)")
    command.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="add the result of each game to this file; the same command again goes on",
    )
    command.add_argument(
        "--processes", type=positive, metavar="N", help="games at a time (default: all cores)"
    )
    command.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on the Ray at this address; 'local' starts one here (needs hexagora[ray])",
    )
    command.add_argument(
        "--time-limit",
        type=seconds,
        default=TIME_LIMIT,
        metavar="SECONDS",
        help=f"for each decision of a program ({TIME_LIMIT:g})",
    )
    command.add_argument(
        "--report", type=Path, nargs="+", metavar="FILE", help="only show what is in these files"
    )
    arena_events.add_to(command)
    arena_ratings.add_to(command)
    add_packs(command)
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    command.set_defaults(run=run)


def seconds(text: str) -> float:
    """A time limit: more than nothing, at most a day."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 86_400:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds above 0")
    return value


def run(args: argparse.Namespace) -> int:
    """Play the games that are not played yet, and print the table."""
    if args.report:
        return _report(args)
    if args.ratings:
        return arena_ratings.run_ratings(args)
    if args.format:
        return arena_events.run_event(args)
    if args.game is None:
        raise HexagoraError(
            f"name a game and two bots, such as: hexagora arena {game_names()[-1]} greedy random"
        )
    this = _run_of(args)
    file = ResultFile(args.out, this) if args.out else None
    results = _known(file, args.out)
    done = {job_of(result) for result in results}
    rest = [job for job in jobs_of(this, args.games) if job not in done]
    total = len(results) + len(rest)
    stopped = False
    try:
        with (
            ArenaProgress(heading_of(this), total, results) as progress,
            closing(_played(this, rest, args)) as played,
        ):
            for result in played:
                if file is not None:
                    file.add(result)
                results.append(result)
                progress.add(result)
    except KeyboardInterrupt:
        stopped = True
    finally:
        if file is not None:
            file.close()
    _show(Standings(heading_of(this), results), args.json)
    if stopped:
        sys.stdout.flush()
        _tell(_how_to_go_on(len(results), total, args.out))
    return 130 if stopped else 0


def _run_of(args: argparse.Namespace) -> Run:
    """The run that the arguments describe; a file that is there already knows the seed."""
    text: str | None = args.seed
    if text is None and args.out and args.out.exists() and args.out.stat().st_size:
        text = read_results(args.out).heading["seed"]
    return new_run(
        args.game,
        args.seats,
        dict(args.options),
        args.bots,
        text or token_hex(8),
        args.time_limit,
    )


def _known(file: ResultFile | None, path: Path) -> list[Result]:
    """The games that are in the file already."""
    if file is None:
        return []
    if file.torn:
        _tell(f"the last line of {path} was torn and is left out; its game is played again")
    if file.results:
        _tell(f"{path} has {len(file.results)} games already")
    return list(file.results)


def _played(this: Run, jobs: list[Job], args: argparse.Namespace) -> Generator[Result, None, None]:
    if args.ray is not None:
        return play_on_ray(this, jobs, args.ray, args.processes)
    return play_all(this, jobs, args.processes or os.cpu_count() or 1)


def _report(args: argparse.Namespace) -> int:
    if args.game is not None:
        raise HexagoraError("--report plays nothing: leave the game and the bots out")
    readings = [read_results(path) for path in args.report]
    for path, reading in zip(args.report, readings, strict=True):
        if reading.torn:
            _tell(f"the last line of {path} is torn and is left out")
    tables = [Standings(reading.heading, reading.results) for reading in readings]
    if args.json:
        facts = [standings.facts() for standings in tables]
        print(json.dumps(facts[0] if len(facts) == 1 else facts, indent=2))
    else:
        print("\n\n".join(table(standings) for standings in tables))
    return 0


def _show(standings: Standings, as_json: bool) -> None:
    print(json.dumps(standings.facts(), indent=2) if as_json else table(standings))


def _how_to_go_on(done: int, total: int, path: Path | None) -> str:
    told = f"stopped after {done} of {total} games"
    if path is None:
        return f"{told}; with --out FILE a run can go on later"
    return f"{told}; the same command with --out {path} goes on from there"


def _tell(text: str) -> None:
    print(f"hexagora: {text}", file=sys.stderr)
