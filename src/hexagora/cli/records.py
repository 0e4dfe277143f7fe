"""``hexagora record``: show and check the record of a game; `replay` steps through it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora import BadRecord, HexagoraError, Record, State
from hexagora.cli import replay
from hexagora.cli.arguments import add_colour, add_command
from hexagora.cli.packs import add_packs
from hexagora.cli.screen import fit_colours, named, shown_names, wants_colour, wrapped
from hexagora.core import Step, load_record
from hexagora.core.keyed import NO_WORD, SERVERS_WORD

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
examples:
  hexagora record show tonight.record
  hexagora record show tonight.record --at 40
  hexagora record verify tonight.record
  hexagora record replay tonight.record
"""
VERIFY = """\
Checks that header and positions are the ones that were hashed, that every action is legal, and that
the result is the one that the rules give. In a finished game also that the seed and the players'
words fit the hashes published before it and deal exactly these rolls. Exit code 1 if anything is
wrong.

example:
  hexagora record verify tonight.record
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    record = add_command(
        commands, "record", "show, check and replay the record of a game", EXAMPLES
    )
    kinds = record.add_subparsers(title="commands", metavar="COMMAND", required=True)
    example = "example:\n  hexagora record show tonight.record --at 40\n"
    command = add_command(kinds, "show", "print header, log and board", example)
    command.add_argument("--at", type=int, metavar="N", help="as it was after N actions")
    add_colour(command)
    command.set_defaults(run=show)
    checking = add_command(kinds, "verify", "check that a record tells the truth", VERIFY)
    checking.set_defaults(run=verify)
    stepping = add_command(kinds, "replay", "step through a game", replay.EXAMPLES)
    add_colour(stepping)
    stepping.set_defaults(run=step_through)
    for one in (command, checking, stepping):
        one.add_argument("file", type=Path, metavar="FILE", help="a game record")
        add_packs(one)


def show(args: argparse.Namespace) -> int:
    """Print a record."""
    record, steps = played_record(args.file)
    count = len(steps) if args.at is None else args.at
    if not 0 <= count <= len(steps):
        raise HexagoraError(f"--at {count}: the record has the actions 1 to {len(steps)}")
    names = shown_names(record.names)
    state = steps[count - 1].state if count else record.game.start()
    lines = [*_header(record, names), ""]
    for i, step in enumerate(steps[:count], 1):
        told = "; ".join(filter(None, map(record.game.tell, step.log.seen_by(-1))))
        lines.append(wrapped(f"{i:4}  {step.text:20}  {named(told, names)}".rstrip(), " " * 28))
    print("\n".join([*lines, "", _board(record, state, names, wants_colour(args.colour))]))
    return 0


def verify(args: argparse.Namespace) -> int:
    """Check a record; an untrue one raises, and that is the exit code 1."""
    record = load_record(args.file)
    try:
        state = record.verify()
    except HexagoraError as error:
        raise BadRecord(f"{args.file}: {error}") from error
    hashed = "the states are" if record.format == 1 else "header and states are"
    checked = f"{len(record.texts)} actions are legal, {hashed} as hashed"
    if record.places:
        result = "the result is as the rules give it" if state.over else "the players ended it"
        checked += f", {result}, the dice are as the seed deals them"
        checked += _words_checked(record)
    else:
        checked += "; unfinished, so its seed is not told and the dice cannot be checked yet"
    for pack in record.unproven:
        checked += f"; which pack {pack} it was played with is not told and cannot be checked"
    print(f"ok: {args.file}: {checked}")
    return 0


def _words_checked(record: Record) -> str:
    """Whose words the dealing was made of, beside the seed."""
    given = [i for i, word in enumerate(record.words, 1) if word not in (NO_WORD, SERVERS_WORD)]
    missing = [i for i, word in enumerate(record.words, 1) if word == SERVERS_WORD]
    told = f" with the words of seats {', '.join(map(str, given))}" if given else ""
    if missing:
        told += f"; seats {', '.join(map(str, missing))} did not tell theirs in time"
    return told


def step_through(args: argparse.Namespace) -> int:
    """Replay a record."""
    record, steps = played_record(args.file)
    names = shown_names(record.names)
    colour = wants_colour(args.colour)
    pages = ["\n".join([*_header(record, names), ""])]
    for i, step in enumerate(steps, 1):
        told = [named(record.game.tell(facts), names) for facts in step.log.seen_by(-1)]
        lines = [f"{i} of {len(steps)}: {step.text}", *(f"  {text}" for text in told if text)]
        pages.append("\n".join([*lines, _board(record, step.state, names, colour)]))
    replay.turn_pages(pages)
    return 0


def played_record(path: Path) -> tuple[Record, list[Step]]:
    """A record with its steps; whatever is wrong with it is told with the file's name."""
    record = load_record(path)
    try:
        return record, list(record.steps())
    except HexagoraError as error:
        raise BadRecord(f"{path}: {error}") from error


def _header(record: Record, names: list[str]) -> list[str]:
    game = record.game
    options = " ".join(f"{name}={value}" for name, value in game.options.items())
    lines = [
        f"game     {game.name} {options} (rules version {game.rules_version})",
        f"seats    {', '.join(names)}",
    ]
    if record.places:
        order = sorted(zip(record.places, names, strict=True))
        lines.append(f"result   {', '.join(f'{place}. {name}' for place, name in order)}")
    else:
        lines.append("result   unfinished")
    lines.append(f"actions  {len(record.texts)}")
    if record.seed:
        lines.append(f"seed     {record.seed}")
    return [*lines, f"hash     {record.fingerprint}"]


def _board(record: Record, state: State, names: list[str], colour: bool) -> str:
    text = named(record.game.draw(state, colour), names)
    return fit_colours(text) if colour else text
