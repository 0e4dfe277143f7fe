"""``hexagora battle``: what a battle does to a position, in games whose rules decide battles."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora import HexagoraError, State, game_info, game_names
from hexagora.cli.arguments import add_command, add_language
from hexagora.cli.packs import add_packs
from hexagora.cli.screen import shown_names, wrapped
from hexagora.core.capabilities import Battle, Battles, Told
from hexagora.core.errors import FaultsFound
from hexagora.words import chosen_language, words_of
from hexagora.words.refusals import explained

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands
    from hexagora.words import Words

LARGEST = 1_000_000
"""No position fills a file of this many bytes; a longer one is not read at all."""

EXAMPLES = """\
FILE is a position of Neuroshima Hex as JSON (docs/positions.md). One battle is fought, also on a
full board. Choices get the default answer: clowns attack, quartermasters keep, medics work in the
order of the cells. With --choose the answers come from a JSON list of texts, in the order in which
they are asked, as the telling without --json shows them: ["explode", "d6 d5"]. Questions beyond
the list get the default and are told on standard error; an answer that is impossible or left over
is refused.

examples:
  hexagora battle worked_battle.json
  hexagora battle worked_battle.json --lang uk
  hexagora battle worked_battle.json --json
  hexagora battle worked_battle.json --choose answers.json
  hexagora battle rats.json --pack rats.toml
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "battle", "fight the battle of a position", EXAMPLES)
    command.add_argument("file", type=Path, metavar="FILE", help="a position as JSON")
    command.add_argument(
        "--choose", type=Path, metavar="FILE", help="answers to the choices, as a JSON list"
    )
    add_language(command)
    add_packs(command)
    command.add_argument("--json", action="store_true", help="phases, board and points as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Fight the battle and print what happened; whatever is wrong with a file is exit code 2."""
    language = chosen_language(args.lang)
    game = ""
    try:
        game, battles, state = _read(args.file)
        battle = battles.fight(state, _texts(args.choose) if args.choose else [])
    except HexagoraError as error:
        for line in explained(error, language, game).splitlines():
            print(f"hexagora: {line}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(battle.data, indent=2))
    else:
        print(Telling(battle, words_of(game, language)).whole())
    if args.choose and battle.unanswered:
        for line in Telling(battle, words_of(game, language)).lines(battle.unanswered):
            print(f"hexagora: {line}", file=sys.stderr)
    return 0


class Telling:
    """A battle in the words of a language."""

    def __init__(self, battle: Battle, words: Words) -> None:
        self.battle = battle
        self.words = words
        self.names: Sequence[str] = shown_names([words.say(*name) for name in battle.names])

    def whole(self) -> str:
        """Part by part, each with its lines below it."""
        told = []
        for heading, lines in self.battle.parts:
            told += [wrapped(self.say(heading))]
            told += [wrapped(line, "      ", "  ") for line in self.lines(lines)]
        return "\n".join(told)

    def lines(self, told: Sequence[Told]) -> list[str]:
        """Each in words."""
        return [self.say(one) for one in told]

    def say(self, told: Told) -> str:
        """One line in words."""
        message, facts = told
        return self.words.say(message, facts, self.names)


def _read(path: Path) -> tuple[str, Battles, State]:
    """The position in a file and the game that it is of, with the file's name before each fault."""
    data = load_json(path)
    able = {name: made() for name in game_names() if (made := game_info(name).battles)}
    # A position need not name its game while there is only one that it can be of.
    named = data.get("game") if isinstance(data, dict) else None
    game = named if isinstance(named, str) and named in able else min(able)
    try:
        return game, able[game], able[game].read(data)
    except FaultsFound as error:
        raise FaultsFound(*(f"{path}: {fault}" for fault in error.faults)) from error


def _texts(path: Path) -> list[str]:
    """The answers in a file."""
    data = load_json(path)
    if not isinstance(data, list) or not all(isinstance(text, str) for text in data):
        raise HexagoraError(
            "{file}: must be a list of texts such as {example}",
            "no_answers",
            file=str(path),
            example='["attack", "d6 d5"]',
        )
    return data


def load_json(path: Path) -> object:
    """The JSON data of a file."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise HexagoraError(
                "{file}: more than {most} bytes are not read",
                "file_too_long",
                file=str(path),
                most=f"{LARGEST:,}",
            )
        data: object = json.loads(text.decode("utf-8-sig"))
    except OSError as error:
        raise HexagoraError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise HexagoraError(
            "{file}: this is not UTF-8; save it in that encoding", "not_utf8", file=str(path)
        ) from error
    except json.JSONDecodeError as error:
        raise HexagoraError(
            "{file}: line {line}, column {column}: this is not JSON: {fault}",
            "not_json",
            file=str(path),
            line=error.lineno,
            column=error.colno,
            fault=error.msg,
        ) from error
    except (ValueError, RecursionError) as error:  # absurd numbers and nesting
        raise HexagoraError(
            "{file}: this is not JSON that makes sense", "senseless_json", file=str(path)
        ) from error
    return data
