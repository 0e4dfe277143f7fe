"""``hexagora play``: a game in the terminal, with friends at the same keyboard and with bots."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora import HexagoraError, Match, game_info, game_names
from hexagora.bots import USUAL_BOT, bot_names
from hexagora.cli import saves
from hexagora.cli.arguments import add_colour, add_command, add_option, make_game, seed
from hexagora.cli.packs import add_packs
from hexagora.cli.screen import named, wants_colour, wrapped
from hexagora.cli.table import Left, Table, read_line

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
Dice are fixed by a seed before the first roll. Its hash is shown then and the seed at the end, so
that anybody can check the dealing. An unfinished game is saved as two files: FILE, its record, and
FILE.seed, which tells the dice to come and which only you can read. To go on, both are needed; a
game without its seed cannot be gone on with, for no other seed could deal the rest honestly. When
the game is over its record tells the seed, and FILE.seed is removed.

While you play, the game is kept in your data folder, so that closing the terminal loses nothing.

examples:
  hexagora play superhex
  hexagora play superhex --seats anna,ben,veteran -o gaps=on
  hexagora play superhex --solo --save solo.record
  hexagora play --resume
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "play", "play in the terminal", EXAMPLES)
    command.add_argument("game", metavar="GAME", nargs="?", help="the game's name")
    command.add_argument(
        "--seats",
        metavar="NAME,NAME",
        help=f"who plays, in turn order: any names, or bots: {', '.join(bot_names())} "
        f"(default: you,{USUAL_BOT})",
    )
    command.add_argument("--solo", action="store_true", help="you alone")
    add_option(command)
    add_packs(command)
    command.add_argument("--seed", type=seed, help="the seed of the dice (default: a fresh one)")
    source = command.add_mutually_exclusive_group()
    source.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    source.add_argument("--resume", action="store_true", help="go on with the game you left")
    command.add_argument(
        "--save", type=Path, metavar="FILE", help="save the record when you leave or have finished"
    )
    add_colour(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    match = _match(args)
    if args.save:
        saves.check_target(args.save, match)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (lines can then be edited and recalled)
    table = Table(match, wants_colour(args.colour), lambda: _keep(match))
    _welcome(table)
    try:
        table.run()
    except Left as leaving:
        _leave(table, args.save, leaving.keep)
    except EOFError:
        print()
        _leave(table, args.save, True)
    except KeyboardInterrupt:
        print()
        _leave(table, args.save, True)
        raise
    else:
        _finish(table, args.save)
    return 0


def _match(args: argparse.Namespace) -> Match:
    """A new game, or the one that is to be gone on with."""
    if args.load or args.resume:
        if args.seats or args.solo or args.options:
            raise HexagoraError("a saved game has its seats and options; leave them out")
        path = args.load or saves.unfinished()
        if args.resume and not path.exists():
            raise HexagoraError(f"there is no unfinished game ({path} is not there)")
        match = saves.load(path, args.seed or "")
        if args.game and args.game != match.game.name:
            raise HexagoraError(f"{path} is a game of {match.game.name}, not of {args.game}")
        return match
    if not args.game:
        raise HexagoraError(f"name a game; choose one of: {', '.join(game_names())}")
    info = game_info(args.game)
    if args.seats:
        names = [name.strip() for name in args.seats.split(",")]
        if args.solo and len(names) > 1:
            raise HexagoraError("--solo is for one; leave it out or name one seat")
    else:
        names = ["you"] if args.solo else ["you"] + [USUAL_BOT] * (info.usual_seats - 1)
    return Match(make_game(args.game, len(names), args.options), names, args.seed or "")


def _welcome(table: Table) -> None:
    match = table.match
    who = [f"{name} (a bot)" if i in table.bots else name for i, name in enumerate(table.names)]
    options = ", ".join(f"{name}={value}" for name, value in match.game.options.items())
    print(wrapped(f"{game_info(match.game.name).title}: {', '.join(who)}; {options}"))
    print("All dice are fixed by a seed that is told at the end. This is its hash:")
    print(f"  {match.dealer.fingerprint}")
    if match.actors:
        print(f"The game goes on after {len(match.actors)} actions.")
    print()


def _keep(match: Match) -> None:
    """Keep the game while it goes on; a full disk must not stop it."""
    try:
        saves.keep(match)
    except (HexagoraError, OSError) as error:
        print(f"hexagora: the game cannot be kept: {error}", file=sys.stderr)


def _leave(table: Table, path: Path | None, keep: bool) -> None:
    """Put the unfinished game where it can be found again."""
    match = table.match
    if path and keep:
        saves.save(match, path)
        saves.forget(match)
        print(
            f"saved as {path}, with its seed beside it; go on with:\n  hexagora play --load {path}"
        )
    elif keep and table.person_acted():
        saves.keep(match)
        print("The game is kept; go on with: hexagora play --resume")
    else:
        saves.forget(match)


def _finish(table: Table, path: Path | None) -> None:
    """Tell the result and the seed, and save the record."""
    match = table.match
    table.draw()
    print()
    for line in table.guide.outcome(match.state):
        print(wrapped(named(line, table.names)))
    print(f"\nseed {match.dealer.seed}\nhash {match.dealer.fingerprint}")
    if path is None and len(table.bots) < match.game.seats:
        path = _ask_path(match)
    if path:
        saves.save(match, path)
        print(f"saved as {path}; to check it:\n  hexagora record verify {path}")
    saves.forget(match)


def _ask_path(match: Match) -> Path | None:
    print("\nTo save the record type a file's name; Enter does not save it.")
    with suppress(EOFError):
        while answer := read_line("save as? "):
            path = Path(answer.replace("\0", "")).expanduser()
            try:
                saves.check_target(path, match)
                return path
            except HexagoraError as error:
                print(error)
    return None
