"""The program's commands, and how it speaks when something is wrong."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from typing import NoReturn

from hexagora import HexagoraError, __version__, is_compiled
from hexagora.cli import (
    admin,
    arena,
    battle,
    bench,
    bot,
    etude,
    explain,
    games,
    learn,
    packs,
    play,
    records,
    serve,
    simulate,
    worker,
)
from hexagora.words import chosen_language
from hexagora.words.refusals import explained

EXAMPLES = """\
examples:
  hexagora                          the table, in the browser
  hexagora serve --port 8000        the table for others
  hexagora play superhex            a game against a bot in the terminal
  hexagora learn                    first games with a coach, in the terminal
  hexagora play superhex --lang pl  the same in Polish
  hexagora play neuroshima          Outpost against Hegemony, led by a bot
  hexagora explain FILE             what a strong bot thinks of a recorded game
  hexagora etude show               puzzles with a proof
  hexagora games                    what can be played, and its options
  hexagora COMMAND --help           all about a command
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of printing the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}; see '{self.prog} --help'\n")


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    kind = "compiled" if is_compiled() else "interpreted"
    top = Parser(
        prog="hexagora",
        description="Board games on hexagons: play them, simulate them, check their records.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    version = f"hexagora {__version__} ({kind}, Python {platform.python_version()})"
    top.add_argument("--version", action="version", version=version)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in (
        serve,
        worker,
        admin,
        play,
        learn,
        games,
        simulate,
        arena,
        bot,
        records,
        explain,
        battle,
        etude,
        bench,
    ):
        command.add_to(commands)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run the program and return its exit code: 0 only on success."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A name that the terminal cannot show must not end the program.
            stream.reconfigure(errors="backslashreplace")
    given = sys.argv[1:] if argv is None else argv
    args = argparse.Namespace()
    try:
        # Without arguments the table opens.
        args = parser().parse_args(given or ["serve"])
        if not hasattr(args, "run"):
            return _complain("name a command; see 'hexagora --help'", 2)
        if hasattr(args, "before"):
            args.before(args)
        if hasattr(args, "packs"):
            packs.load(args)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has enough of it; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except HexagoraError as error:
        return _complain(_told(error, args), 1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}", 1)


def _told(error: HexagoraError, args: argparse.Namespace) -> str:
    """What is wrong, in the language that was asked for or in that of the environment."""
    language = chosen_language(getattr(args, "lang", ""))
    return explained(error, language, getattr(args, "game", None) or "")


def _complain(message: str, code: int) -> int:
    for fault in message.splitlines():
        print(f"hexagora: {' '.join(fault.split())}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
