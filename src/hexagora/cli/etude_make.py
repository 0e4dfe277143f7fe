"""``hexagora etude make``: new etudes, composed from positions that the engine played.

What is found goes to a file at once, one record in a line, and so does how far the search is: a run
that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

from hexagora import HexagoraError
from hexagora.cli.arguments import positive, seed
from hexagora.cli.etude_files import able
from hexagora.cli.progress import Progress
from hexagora.core import Facts
from hexagora.words import chosen_language, words_of

PROCESSES = 2
TRIES = 400
"""So many positions are tried for each etude that is asked for, before the search gives up."""
SEED = "etudes"


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    kinds = sorted({kind for etudes in able().values() for kind in etudes.kinds()})
    command.add_argument("-n", type=positive, default=1, metavar="N", help="how many (1)")
    command.add_argument(
        "--kind",
        action="append",
        choices=kinds,
        default=[],
        help="what they are to be about, as often as wanted (default: anything)",
    )
    command.add_argument("--use", type=int, choices=(1, 2, 3), default=2, help="tiles to use (2)")
    command.add_argument("--seed", type=seed, default=SEED, help=f"where to begin ({SEED})")
    command.add_argument(
        "--processes", type=positive, default=PROCESSES, help=f"at a time ({PROCESSES})"
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="where they go, and where a run goes on"
    )


def run(args: argparse.Namespace) -> int:
    """Compose until there are enough; exit code 1 if there are fewer in the end."""
    games = able()
    game = min(games)
    asked = {"game": game, "seed": args.seed, "kinds": sorted(args.kind), "use": args.use}
    made, tried = _so_far(args.out, asked)
    words = words_of("", chosen_language(args.lang))
    with Progress(args.n, "etudes") as progress:
        for _ in made:
            progress.step()
        jobs = (
            (game, f"{args.seed} {i}", args.kind, args.use) for i in range(tried, args.n * TRIES)
        )
        found = enumerate(_composed(jobs, args.processes), tried)
        while len(made) < args.n:
            number, record = next(found, (-1, None))
            if number < 0:
                break
            if record is not None:
                record = {"id": f"{args.seed}-{number}".replace(" ", "-"), **record}
                made.append(record)
                progress.step()
            _write(args.out, asked, number + 1, record)
            if record is not None and not args.out:
                print(json.dumps(record, ensure_ascii=False), flush=True)
    if args.out:
        print(words.say("etude-made", {"count": len(made), "file": str(args.out)}))
    return 0 if len(made) >= args.n else 1


Job = tuple[str, str, list[str], int]


def _composed(jobs: Iterator[Job], processes: int) -> Iterator[Facts | None]:
    """What comes of each job, in their order; so the same seed makes the same etudes."""
    if processes == 1:
        yield from map(_compose, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_compose, jobs)


def _compose(job: Job) -> Facts | None:
    game, seed, kinds, use = job
    return able()[game].compose(seed, kinds, use)


def _so_far(path: Path | None, asked: Facts) -> tuple[list[Facts], int]:
    """What an earlier run with the same arguments has found, and how far it came."""
    if path is None or not path.exists():
        return [], 0
    made: list[Facts] = []
    tried = 0
    lines = path.read_bytes().decode("utf-8", "replace").splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        if not line.endswith("\n"):
            # The last line was torn when the run was interrupted; it is written anew.
            path.write_text("".join(lines[:-1]), encoding="utf-8")
            break
        try:
            row = json.loads(line)
            run, tried = row["asked"], int(row["tried"])
        except (ValueError, KeyError, TypeError):
            run = None
        if run != asked:
            raise HexagoraError(
                "{file}, line {line}: this is no run with the same arguments; take another file",
                "other_run",
                file=str(path),
                line=number,
            )
        if row.get("etude"):
            made.append(row["etude"])
    return made, tried


def _write(path: Path | None, asked: Facts, tried: int, record: Facts | None) -> None:
    if path is None:
        return
    row = {"asked": asked, "tried": tried, **({"etude": record} if record else {})}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row, ensure_ascii=False) + "\n")
