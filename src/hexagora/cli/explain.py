"""``hexagora explain``: what a bot thinks of the decisions of a recorded game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora import HexagoraError, Record, State
from hexagora.bots import ADVISER, LEVELS, Thinker
from hexagora.bots.search import Choice
from hexagora.cli.arguments import add_command, positive
from hexagora.cli.hints import hint_lines, percent
from hexagora.cli.packs import add_packs
from hexagora.cli.progress import Progress
from hexagora.cli.records import played_record
from hexagora.cli.screen import shown_names
from hexagora.core import Step

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

TOP = 5
SEED = "explain"
"""Always the same, so that the same question gets the same answer."""

EXAMPLES = """\
The bot looks through the eyes of the seat that decides: what was hidden from that seat is hidden
from it too. With --at N the best choices before action N; without it one line for each decision
that had a choice: the action, its place among the bot's choices, its chance to win (alone: its part
of the best result), and what the bot would have done where that is something else.

examples:
  hexagora explain tonight.record
  hexagora explain tonight.record --at 40 --top 3
  hexagora explain tonight.record --bot veteran
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(
        commands, "explain", "tell what a bot thinks of the decisions of a game", EXAMPLES
    )
    command.add_argument("file", type=Path, metavar="RECORD", help="a game record")
    command.add_argument("--at", type=int, metavar="N", help="only the decision before action N")
    command.add_argument(
        "--bot", choices=LEVELS, default=ADVISER, help=f"the level that thinks ({ADVISER})"
    )
    command.add_argument(
        "--top", type=positive, metavar="K", help=f"with --at: how many choices ({TOP})"
    )
    add_packs(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Explain one decision, or go through all of them."""
    if args.at is None and args.top is not None:
        raise HexagoraError("--top is for one decision; name it with --at N")
    record, steps = played_record(args.file)
    positions = [record.game.start(), *(step.state for step in steps)]
    if args.at is None:
        _explain_all(record, steps, positions, args.bot)
    else:
        _explain_one(record, steps, positions, args.bot, args.at, args.top or TOP)
    return 0


def _explain_one(
    record: Record, steps: list[Step], positions: list[State], bot: str, at: int, top: int
) -> None:
    """The best choices of one decision; the one after the last action may still be open."""
    last = len(steps) if positions[-1].over or record.places else len(steps) + 1
    if not 1 <= at <= last:
        raise HexagoraError(f"--at {at}: the record has the decisions 1 to {last}")
    state = positions[at - 1]
    if state.seat < 0:
        raise HexagoraError(
            f"--at {at}: '{steps[at - 1].text}' was rolled or drawn, nobody chose it"
            if at <= len(steps)
            else f"--at {at}: a roll or a draw comes next, nobody has to choose"
        )
    seat = int(state.seat)
    choices = Thinker(bot, SEED).explain(state.view(seat))
    name = shown_names(record.names)[seat]
    print(f"before action {at} a {bot} in the place of {name} would think of:")
    print("\n".join(hint_lines(record.game, state, choices, top)))
    if at > len(steps):
        return
    rank = _rank(choices, steps[at - 1].action)
    told = f"is its choice {rank} of {len(state.legal())}" if rank else "was not even tried by it"
    print(f"what was played, '{steps[at - 1].text}', {told}")


def _explain_all(record: Record, steps: list[Step], positions: list[State], bot: str) -> None:
    """A line for each decision, and how often each player did what the bot would have done."""
    game = record.game
    names = shown_names(record.names)
    asked = [
        (number, step, state)
        for number, (step, state) in enumerate(zip(steps, positions, strict=False), 1)
        if step.seat >= 0 and len(state.legal()) > 1
    ]
    rows = [("action", "player", "played", "place", "chance", f"best to {bot}", "")]
    agreed: dict[int, list[bool]] = {}
    with Progress(len(asked), "decisions") as progress:
        for number, step, state in asked:
            choices = Thinker(bot, SEED).explain(state.view(step.seat))
            rank = _rank(choices, step.action)
            best = choices[0]
            agreed.setdefault(step.seat, []).append(rank == 1)
            rows.append(
                (
                    str(number),
                    names[step.seat],
                    step.text,
                    f"{rank or '-'}/{len(state.legal())}",
                    percent(choices[rank - 1].value).strip() if rank else "-",
                    "the same" if rank == 1 else game.write(state, best.action),
                    "" if rank == 1 else percent(best.value).strip(),
                )
            )
            progress.step()
    print("\n".join(_columns(rows)))
    for seat, same in sorted(agreed.items()):
        print(f"{names[seat]}: {sum(same)} of {len(same)} decisions as a {bot} would decide")


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Rows with their columns below each other, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = (True, False, False, True, True, False, True)
    return [
        "  ".join(
            cell.rjust(width) if flush else cell.ljust(width)
            for cell, width, flush in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in rows
    ]


def _rank(choices: list[Choice], action: int) -> int:
    """The place of an action among the choices, from 1; 0 if it was not tried at all."""
    return next((i for i, choice in enumerate(choices, 1) if choice.action == action), 0)
