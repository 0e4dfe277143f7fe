"""What several commands are given: numbers, seeds, options, colour, language."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from hexagora import Game
from hexagora.core import registry
from hexagora.words import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

LONGEST_SEED = 200


def add_command(
    commands: Commands, name: str, help_line: str, examples: str
) -> argparse.ArgumentParser:
    """A command with its line in the list of commands and examples in its own help."""
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=help_line,
        description=help_line[0].upper() + help_line[1:] + ".",
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    return command


def add_option(command: argparse.ArgumentParser) -> None:
    """``-o name=value``, as often as wanted."""
    command.add_argument(
        "-o",
        dest="options",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        type=option,
        help="choose an option of the game ('hexagora games' lists them)",
    )


def add_colour(command: argparse.ArgumentParser) -> None:
    """``--colour``, in either spelling."""
    command.add_argument(
        "--colour",
        "--color",
        choices=("auto", "always", "never"),
        default="auto",
        help="auto: on a terminal, unless NO_COLOR is set",
    )


def add_language(command: argparse.ArgumentParser) -> None:
    """``--lang``."""
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default="",
        help="the language of what is told (default: that of the environment, or English)",
    )


def positive(text: str) -> int:
    """A whole number of at least 1."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 up")
    return int(text)


def seed(text: str) -> str:
    """A seed that can stand in a record's header."""
    good = text.isprintable() and "#" not in text and text == text.strip()
    if not (good and 0 < len(text) <= LONGEST_SEED):
        raise argparse.ArgumentTypeError(
            f"a seed is 1 to {LONGEST_SEED} printable characters without '#' or spaces around them"
        )
    return text


def option(text: str) -> tuple[str, str]:
    """``name=value`` as a pair."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"'{text}' is not OPTION=VALUE, such as gaps=on")
    return name, value


def make_game(name: str, seats: int | None, options: list[tuple[str, str]]) -> Game:
    """The game that the arguments name."""
    return registry.make_game(name, seats, dict(options))
