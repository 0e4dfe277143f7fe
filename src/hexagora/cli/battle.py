"""``hexagora battle``: what a battle does to a position of Neuroshima Hex."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexagora import HexagoraError
from hexagora.cli.arguments import add_command
from hexagora.cli.packs import add_packs
from hexagora.games.neuroshima.knowledge.position_files import (
    BadPosition,
    read_position,
    write_board,
)
from hexagora.games.neuroshima.rules.settings import POINTS
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.fight import Answers, fight
from hexagora.games.neuroshima.words.why import why_text

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

LARGEST = 1_000_000
"""No position fills a file of this many bytes; a longer one is not read at all."""

EXAMPLES = """\
FILE is a position as JSON (docs/positions.md). One battle is fought, also on a full board. Choices
get the default answer: clowns attack, quartermasters keep, medics work in the order of the cells.
With --choose the answers come from a JSON list of texts, in the order in which they are asked, as
the telling without --json shows them: ["explode", "d6 d5"]. Questions beyond the list get the
default and are told on standard error; an answer that is impossible or left over is refused.

examples:
  hexagora battle worked_battle.json
  hexagora battle worked_battle.json --json
  hexagora battle worked_battle.json --choose answers.json
  hexagora battle rats.json --pack rats.toml
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(
        commands, "battle", "fight the battle of a Neuroshima Hex position", EXAMPLES
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a position as JSON")
    command.add_argument(
        "--choose", type=Path, metavar="FILE", help="answers to the choices, as a JSON list"
    )
    add_packs(command)
    command.add_argument("--json", action="store_true", help="phases, board and points as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Fight the battle and print what happened; whatever is wrong with a file is exit code 2."""
    try:
        state = _read(args.file)
        answers = Answers(_texts(args.choose) if args.choose else [])
        before = state.copy()
        result: dict[str, Any] = fight(state, answers.choose)
        answers.check_all_used()
    except HexagoraError as error:
        for line in str(error).splitlines():
            print(f"hexagora: {line}", file=sys.stderr)
        return 2
    if args.choose:
        for question, answer in answers.missing:
            print(f"hexagora: no answer for {question}: {answer}", file=sys.stderr)
    for phase in result["phases"]:
        for attack in phase["attacks"]:
            attack["why"] = why_text(attack["why"])
        phase["absorbed"] = [
            {"medic": row["medic"], "unit": row["unit"]} for row in phase["absorbed"]
        ]
    if args.json:
        print(json.dumps(result, indent=2))
    else:
        print(told(before, result, answers))
    return 0


def told(state: NeuroshimaState, result: dict[str, Any], answers: Answers) -> str:
    """A battle in words, phase by phase; ``state`` is the position before it."""
    tiles = {row["at"]: row["tile"] for row in write_board(state)}
    counted = "points" if state.rules.mode == POINTS else "hit points"
    lines = []
    for phase in result["phases"]:
        lines.append(f"initiative {phase['initiative']}")
        for attack in phase["attacks"]:
            attacker, target = (f"{attack[key]} {tiles[attack[key]]}" for key in ("from", "to"))
            lines.append(
                f"  {attacker} -> {target}: {attack['kind']}, damage {attack['damage']} "
                f"({attack['why']})"
            )
        for row in phase["absorbed"]:
            lines.append(f"  the medic at {row['medic']} takes the wounds of {row['unit']}")
        for cell in phase["destroyed"]:
            lines.append(f"  {cell} {tiles[cell]} is destroyed")
        lines.append(f"  {counted}: {_row(phase['hp'])}")
    if not result["phases"]:
        lines.append("nobody attacks")
    lines.append(f"after the battle, {counted}: {_row(result['hp'])}")
    for i, (question, answer) in enumerate(answers.asked, 1):
        options = ", ".join(question.options)
        lines.append(f'choice {i}: {question}: "{answer}" of: {options}')
    return "\n".join(lines)


def _row(numbers: list[int]) -> str:
    return ", ".join(f"seat {seat} {number}" for seat, number in enumerate(numbers))


def _read(path: Path) -> NeuroshimaState:
    """The position in a file, with the file's name before each fault."""
    try:
        return read_position(_load(path))
    except BadPosition as error:
        raise BadPosition(*(f"{path}: {fault}" for fault in error.faults)) from error


def _texts(path: Path) -> list[str]:
    """The answers in a file."""
    data = _load(path)
    if not isinstance(data, list) or not all(isinstance(text, str) for text in data):
        raise HexagoraError(f'{path}: must be a list of texts such as ["attack", "d6 d5"]')
    return data


def _load(path: Path) -> object:
    """The JSON data of a file."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise HexagoraError(f"{path}: more than {LARGEST:,} bytes are not read")
        data: object = json.loads(text.decode("utf-8-sig"))
    except OSError as error:
        raise HexagoraError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise HexagoraError(f"{path}: this is not UTF-8; save it in that encoding") from error
    except json.JSONDecodeError as error:
        raise HexagoraError(
            f"{path}: line {error.lineno}, column {error.colno}: this is not JSON: {error.msg}"
        ) from error
    except (ValueError, RecursionError) as error:  # absurd numbers and nesting
        raise HexagoraError(f"{path}: this is not JSON that makes sense") from error
    return data
