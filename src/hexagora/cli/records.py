"""``hexagora record``: show and check the record of a game; `replay` steps through it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora import HexagoraError, Record, State
from hexagora.cli import replay
from hexagora.cli.arguments import add_colour, add_command, add_language
from hexagora.cli.packs import add_packs
from hexagora.cli.saves import in_file
from hexagora.cli.screen import fit_colours, wants_colour, wrapped
from hexagora.cli.voice import Voice, voice_of
from hexagora.core import Step, load_record
from hexagora.core.keyed import NO_WORD, SERVERS_WORD
from hexagora.words import chosen_language, words_of

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
        add_language(one)


def show(args: argparse.Namespace) -> int:
    """Print a record."""
    record, steps = played_record(args.file)
    count = len(steps) if args.at is None else args.at
    if not 0 <= count <= len(steps):
        raise HexagoraError(
            "--at {at}: the record has the actions 1 to {last}",
            "beyond_actions",
            at=count,
            last=len(steps),
        )
    voice = voice_of(record.game, record.names, chosen_language(args.lang))
    state = steps[count - 1].state if count else record.game.start()
    lines = [*_header(record, voice), ""]
    for i, step in enumerate(steps[:count], 1):
        told = "; ".join(filter(None, map(voice.event, step.log.seen_by(-1))))
        lines.append(wrapped(told, " " * 28, f"{i:4}  {step.text:20}  ").rstrip())
    print("\n".join([*lines, "", _board(voice, state, wants_colour(args.colour))]))
    return 0


def verify(args: argparse.Namespace) -> int:
    """Check a record; an untrue one raises, and that is the exit code 1."""
    record = load_record(args.file)
    with in_file(args.file):
        state = record.verify()
    try:
        words = words_of("", chosen_language(args.lang))
    except HexagoraError:
        # A true record is true without the library that words need.
        print(f"ok: {args.file}")
        return 0
    facts = {
        "file": str(args.file),
        "count": len(record.texts),
        "format": record.format,
        "ended": "no" if not record.places else "rules" if state.over else "players",
    }
    lines = [words.say("record-ok", facts)]
    # Whose words the dealing was made of, beside the seed.
    given = [i for i, word in enumerate(record.words, 1) if word not in (NO_WORD, SERVERS_WORD)]
    late = [i for i, word in enumerate(record.words, 1) if word == SERVERS_WORD]
    if given:
        lines.append(words.say("record-words", {"seats": given}))
    if late:
        lines.append(words.say("record-late", {"seats": late}))
    lines += [words.say("record-unproven", {"pack": pack}) for pack in record.unproven]
    print("\n".join(lines))
    return 0


def step_through(args: argparse.Namespace) -> int:
    """Replay a record."""
    record, steps = played_record(args.file)
    voice = voice_of(record.game, record.names, chosen_language(args.lang))
    colour = wants_colour(args.colour)
    pages = ["\n".join([*_header(record, voice), ""])]
    for i, step in enumerate(steps, 1):
        told = filter(None, map(voice.event, step.log.seen_by(-1)))
        lines = [voice.say("record-step", number=i, count=len(steps), move=step.text)]
        lines += [wrapped(text, "    ", "  ") for text in told]
        pages.append("\n".join([*lines, _board(voice, step.state, colour)]))
    replay.turn_pages(pages, voice.words)
    return 0


def played_record(path: Path) -> tuple[Record, list[Step]]:
    """A record with its steps; whatever is wrong with it is told with the file's name."""
    record = load_record(path)
    with in_file(path):
        return record, list(record.steps())


def _header(record: Record, voice: Voice) -> list[str]:
    game = record.game
    options = " ".join(f"{name}={value}" for name, value in game.options.items())
    version = voice.say("record-version", version=game.rules_version)
    rows = [("game", f"{game.name} {options} ({version})"), ("seats", ", ".join(voice.names))]
    if record.places:
        order = sorted(zip(record.places, voice.names, strict=True))
        rows.append(("result", ", ".join(f"{place}. {name}" for place, name in order)))
    else:
        rows.append(("result", voice.say("record-unfinished")))
    rows.append(("actions", str(len(record.texts))))
    if record.seed:
        rows.append(("seed", record.seed))
    rows.append(("hash", record.fingerprint))
    labels = [voice.say(f"label-{name}") for name, _ in rows]
    width = max(map(len, labels)) + 2
    return [
        wrapped(text, " " * width, f"{label:{width}}")
        for label, (_, text) in zip(labels, rows, strict=True)
    ]


def _board(voice: Voice, state: State, colour: bool) -> str:
    text = voice.draw(state, colour)
    return fit_colours(text) if colour else text
