"""``python -m hexagora.learn``: begin a run, go on with one, or show what came of it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from pathlib import Path

from hexagora.core import HexagoraError, game_names
from hexagora.learn.plan import Plan, kept_plan, read_plan
from hexagora.learn.run import Run, told_of, verdicts

EXAMPLES = """\
examples:
  python -m hexagora.learn runs/first --game neuroshima           begin
  python -m hexagora.learn runs/first                             go on
  python -m hexagora.learn runs/first --generations 20 --ray local
  python -m hexagora.learn runs/first --show
  hexagora arena neuroshima veteran@runs/first/networks/003.net veteran

docs/learning.md tells what the numbers mean.
"""


def main(given: list[str] | None = None) -> int:
    """The program."""
    args = _parser().parse_args(given)
    try:
        return _run(args)
    except HexagoraError as error:
        print(f"hexagora: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m hexagora.learn",
        description="Train a network that values positions, from games the search plays itself.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path, help="where everything of the run is kept")
    parser.add_argument("--game", choices=game_names(), help="what is played; begins a run")
    parser.add_argument("--generations", type=int, default=10, help="how many in all (10)")
    parser.add_argument("--processes", type=int, help="games at a time (all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray; 'local' starts one")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="train on from this network")
    parser.add_argument("--show", action="store_true", help="only tell what came of it")
    for field in fields(Plan)[1:]:
        flag = f"--{field.name}"
        if field.name in ("alone", "taste"):
            parser.add_argument(flag, action="store_true", default=None)
        elif field.name == "units":
            parser.add_argument(flag, type=_units, metavar="N,N", help="of the two layers (32,16)")
        elif field.name == "ahead":
            parser.add_argument(flag, type=int, help="turns played on (as the level does)")
        else:
            kind = type(field.default)
            parser.add_argument(flag, type=kind, help=f"({field.default})")
    return parser


def _units(text: str) -> tuple[int, int]:
    try:
        first, second = (int(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not two numbers, such as 32,16") from None
    return first, second


def _run(args: argparse.Namespace) -> int:
    if args.show:
        read_plan(args.folder)
        for verdict in verdicts(args.folder):
            print(told_of(verdict))
        return 0
    chosen = {
        field.name: getattr(args, field.name)
        for field in fields(Plan)
        if getattr(args, field.name) is not None
    }
    begun = (args.folder / "plan.json").exists()
    if not begun and args.game is None:
        raise HexagoraError(f"{args.folder} has no run yet; name a game to begin one: --game NAME")
    if begun and not chosen:
        plan = read_plan(args.folder)
    else:
        plan = Plan(**chosen) if "game" in chosen else Plan(read_plan(args.folder).game, **chosen)
    plan.check()
    kept_plan(plan, args.folder)
    with Lines() as progress:
        run = Run(plan, args.folder, progress, args.processes, args.ray, args.begin)
        run.go_on(args.generations)
    return 0


class Lines:
    """Progress in the terminal: a bar for the step that is under way, a line for what is done."""

    def __enter__(self) -> Lines:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.percentage:>3.0f} %"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
        )
        self._what = ""
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def step(self, what: str, done: float, of: float) -> None:
        if what != self._what:
            for task in list(self._bar.task_ids):
                self._bar.remove_task(task)
            self._task = self._bar.add_task(what, total=of)
            self._what = what
        self._bar.update(self._task, completed=min(done, of))

    def say(self, text: str) -> None:
        self._bar.console.print(text, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    raise SystemExit(main())
