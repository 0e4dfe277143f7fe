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
from hexagora.cli.arguments import (
    add_colour,
    add_command,
    add_language,
    add_option,
    make_game,
    seed,
)
from hexagora.cli.packs import add_packs
from hexagora.cli.screen import wants_colour, wrapped
from hexagora.cli.table import Left, Table, read_line
from hexagora.cli.voice import voice_of
from hexagora.words import chosen_language, words_of

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
        f"(default: a person and a {USUAL_BOT})",
    )
    command.add_argument("--solo", action="store_true", help="one person alone")
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
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    language = chosen_language(args.lang)
    match = _match(args, language)
    if args.save:
        saves.check_target(args.save, match)
    edit_lines()
    sit_down(match, language, wants_colour(args.colour), args.save)
    return 0


def edit_lines() -> None:
    """On a terminal, lines can be edited and recalled."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401


def sit_down(match: Match, language: str, colour: bool, save: Path | None) -> None:
    """Play a match from where it is, until it is over or somebody leaves."""
    table = Table(match, voice_of(match.game, match.names, language), colour, lambda: _keep(table))
    _welcome(table)
    try:
        table.run()
    except Left as leaving:
        _leave(table, save, leaving.keep)
    except EOFError:
        print()
        _leave(table, save, True)
    except KeyboardInterrupt:
        print()
        _leave(table, save, True)
        raise
    else:
        _finish(table, save)


def _match(args: argparse.Namespace, language: str) -> Match:
    """A new game, or the one that is to be gone on with."""
    if args.load or args.resume:
        if args.seats or args.solo or args.options:
            raise HexagoraError(
                "a saved game has its seats and options; leave them out", "saved_has_seats"
            )
        path = args.load or saves.unfinished()
        if args.resume and not path.exists():
            raise HexagoraError(
                "there is no unfinished game ({file} is not there)", "no_unfinished", file=str(path)
            )
        match = saves.load(path, args.seed or "")
        if args.game and args.game != match.game.name:
            raise HexagoraError(
                "{file} is a game of {game}, not of {asked}",
                "other_game",
                file=str(path),
                game=match.game.name,
                asked=args.game,
            )
        return match
    if not args.game:
        games = ", ".join(game_names())
        raise HexagoraError("name a game; choose one of: {games}", "name_a_game", games=games)
    info = game_info(args.game)
    if args.seats:
        names = [name.strip() for name in args.seats.split(",")]
        if args.solo and len(names) > 1:
            raise HexagoraError("--solo is for one; leave it out or name one seat", "solo_is_one")
    else:
        person = words_of("", language).say("player")
        names = [person] if args.solo else [person] + [USUAL_BOT] * (info.usual_seats - 1)
    return Match(make_game(args.game, len(names), args.options), names, args.seed or "")


def _welcome(table: Table) -> None:
    match, say = table.match, table.voice.say
    who = [
        say("terminal-a-bot", name=name) if seat in table.bots else name
        for seat, name in enumerate(table.voice.names)
    ]
    options = ", ".join(f"{name}={value}" for name, value in match.game.options.items())
    print(wrapped(f"{game_info(match.game.name).title}: {', '.join(who)}; {options}"))
    for caution in table.voice.cautions():
        print(wrapped(caution, "  "))
    print(wrapped(say("terminal-hash")))
    print(f"  {match.dealer.fingerprint}")
    if match.actors:
        print(say("terminal-goes-on", count=len(match.actors)))
    print()


def _keep(table: Table) -> None:
    """Keep the game while it goes on; a full disk must not stop it."""
    try:
        saves.keep(table.match)
    except (HexagoraError, OSError) as error:
        why = table.voice.refusal(error)
        print(f"hexagora: {table.voice.say('terminal-not-kept', why=why)}", file=sys.stderr)


def _leave(table: Table, path: Path | None, keep: bool) -> None:
    """Put the unfinished game where it can be found again."""
    match = table.match
    if path and keep:
        saves.save(match, path)
        saves.forget(match)
        print(wrapped(table.voice.say("terminal-saved", file=str(path)), "  "))
        print(f"  hexagora play --load {path}")
    elif keep and table.person_acted():
        saves.keep(match)
        print(table.voice.say("terminal-kept"))
    else:
        saves.forget(match)


def _finish(table: Table, path: Path | None) -> None:
    """Tell the result and the seed, and save the record."""
    match, say = table.match, table.voice.say
    table.draw()
    print()
    for line in table.voice.outcome(match.state):
        print(wrapped(line, "  "))
    print(f"\n{say('label-seed')} {match.dealer.seed}")
    print(f"{say('label-hash')} {match.dealer.fingerprint}")
    if path is None and len(table.bots) < match.game.seats:
        path = _ask_path(table)
    if path:
        saves.save(match, path)
        print(wrapped(say("terminal-saved-record", file=str(path)), "  "))
        print(f"  hexagora record verify {path}")
    saves.forget(match)


def _ask_path(table: Table) -> Path | None:
    print(f"\n{wrapped(table.voice.say('terminal-save'))}")
    with suppress(EOFError):
        while answer := read_line(f"{table.voice.say('terminal-save-as')} "):
            path = Path(answer.replace("\0", "")).expanduser()
            try:
                saves.check_target(path, table.match)
                return path
            except HexagoraError as error:
                print(wrapped(table.voice.refusal(error), "  "))
    return None
