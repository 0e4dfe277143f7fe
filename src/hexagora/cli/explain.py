"""``hexagora explain``: what a bot thinks of the decisions of a recorded game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora import HexagoraError, Record, State
from hexagora.bots import ADVISER, LEVELS, Thinker
from hexagora.bots.choices import Choice
from hexagora.bots.review import REVIEWER, review
from hexagora.cli.arguments import add_command, add_language, positive
from hexagora.cli.hints import hint_lines, percent
from hexagora.cli.packs import add_packs
from hexagora.cli.progress import Progress
from hexagora.cli.records import played_record
from hexagora.cli.screen import wrapped
from hexagora.cli.voice import Voice, voice_of
from hexagora.core import Step
from hexagora.words import chosen_language

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

TOP = 5
SEED = "explain"
"""Always the same, so that the same question gets the same answer."""

EXAMPLES = """\
The bot looks through the eyes of the seat that decides: what was hidden from that seat is hidden
from it too. With --at N the best choices before action N; without it one line for each decision
that had a choice: the action, its place among the bot's choices, its chance to win (alone: its part
of the best result), and what the bot would have done where that is something else. With --json the
review of the game that the table in the browser shows: the chances over the game, every decision
with what it lost, the turning points with a better line, and for each seat how luck and decisions
add up to the result. All is told in ten-thousandths of a victory.

examples:
  hexagora explain tonight.record
  hexagora explain tonight.record --at 40 --top 3
  hexagora explain tonight.record --bot veteran
  hexagora explain tonight.record --json
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(
        commands, "explain", "tell what a bot thinks of the decisions of a game", EXAMPLES
    )
    command.add_argument("file", type=Path, metavar="RECORD", help="a game record")
    what = command.add_mutually_exclusive_group()
    what.add_argument("--at", type=int, metavar="N", help="only the decision before action N")
    what.add_argument("--json", action="store_true", help="the review of the whole game as JSON")
    command.add_argument(
        "--bot",
        choices=LEVELS,
        help=f"the level that thinks ({ADVISER}; for the review {REVIEWER})",
    )
    command.add_argument(
        "--seat",
        type=positive,
        metavar="N",
        help="with --json: only what the player on seat N may know before the end",
    )
    command.add_argument(
        "--top", type=positive, metavar="K", help=f"with --at: how many choices ({TOP})"
    )
    add_packs(command)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Explain one decision, or go through all of them."""
    if args.at is None and args.top is not None:
        raise HexagoraError("--top is for one decision; name it with --at N", "top_without_at")
    if args.seat is not None and not args.json:
        raise HexagoraError("--seat is for the review; ask for it with --json", "seat_without_json")
    record, steps = played_record(args.file)
    voice = voice_of(record.game, record.names, chosen_language(args.lang))
    if args.json:
        _review(voice, record, steps, args)
        return 0
    bot = args.bot or ADVISER
    positions = [record.game.start(), *(step.state for step in steps)]
    if args.at is None:
        _explain_all(voice, steps, positions, bot)
    else:
        state = _asked_about(record, steps, positions, args.at)
        _explain_one(voice, state, steps, bot, args.at, args.top or TOP)
    return 0


def _review(voice: Voice, record: Record, steps: list[Step], args: argparse.Namespace) -> None:
    """The review, as the table has it, with the names of the seats."""
    seats = record.game.seats
    if args.seat is not None and args.seat > seats:
        raise HexagoraError(
            "--seat {seat}: the game has the seats 1 to {last}",
            "beyond_seats",
            seat=args.seat,
            last=seats,
        )
    viewer = None if args.seat is None else args.seat - 1
    with Progress(1, voice.say("explain-decisions")) as progress:

        def told(done: int, total: int) -> None:
            progress.total = total
            progress.step()

        actions = [step.action for step in steps]
        level = args.bot or REVIEWER
        found = review(record.game, actions, record.ending, level, viewer, told)
    print(json.dumps({"names": record.names, **found}, indent=1, ensure_ascii=False))


def _asked_about(record: Record, steps: list[Step], positions: list[State], at: int) -> State:
    """The position before an action; the one after the last action may still be open."""
    last = len(steps) if positions[-1].over or record.places else len(steps) + 1
    if not 1 <= at <= last:
        raise HexagoraError(
            "--at {at}: the record has the decisions 1 to {last}",
            "beyond_decisions",
            at=at,
            last=last,
        )
    state = positions[at - 1]
    if state.seat < 0 and at <= len(steps):
        raise HexagoraError(
            "--at {at}: '{move}' was rolled or drawn, nobody chose it",
            "was_rolled",
            at=at,
            move=steps[at - 1].text,
        )
    if state.seat < 0:
        raise HexagoraError(
            "--at {at}: a roll or a draw comes next, nobody has to choose", "roll_next", at=at
        )
    return state


def _explain_one(
    voice: Voice, state: State, steps: list[Step], bot: str, at: int, top: int
) -> None:
    """The best choices of one decision."""
    seat = int(state.seat)
    choices = Thinker(bot, SEED).explain(state.view(seat))
    print(wrapped(voice.say("explain-head", at=at, bot=bot, seat=seat), "  "))
    print("\n".join(hint_lines(voice, state, choices, top)))
    if at > len(steps):
        return
    rank = _rank(choices, steps[at - 1].action)
    facts = {"move": steps[at - 1].text, "rank": rank, "count": len(state.legal())}
    print(wrapped(voice.say("explain-played", **facts), "  "))


def _explain_all(voice: Voice, steps: list[Step], positions: list[State], bot: str) -> None:
    """A line for each decision, and how often each player did what the bot would have done."""
    asked = [
        (number, step, state)
        for number, (step, state) in enumerate(zip(steps, positions, strict=False), 1)
        if step.seat >= 0 and len(state.legal()) > 1
    ]
    heads = ("action", "player", "played-head", "place", "chance", "best")
    rows: list[tuple[str, ...]] = [
        (*(voice.say(f"explain-{head}", bot=bot) for head in heads), ""),
    ]
    agreed: dict[int, list[bool]] = {}
    with Progress(len(asked), voice.say("explain-decisions")) as progress:
        for number, step, state in asked:
            choices = Thinker(bot, SEED).explain(state.view(step.seat))
            rank = _rank(choices, step.action)
            best = choices[0]
            agreed.setdefault(step.seat, []).append(rank == 1)
            rows.append(
                (
                    str(number),
                    voice.names[step.seat],
                    step.text,
                    f"{rank or '-'}/{len(state.legal())}",
                    percent(choices[rank - 1].value).strip() if rank else "-",
                    voice.say("explain-same")
                    if rank == 1
                    else voice.game.write(state, best.action),
                    "" if rank == 1 else percent(best.value).strip(),
                )
            )
            progress.step()
    print("\n".join(_columns(rows)))
    for seat, same in sorted(agreed.items()):
        print(voice.say("explain-sum", seat=seat, same=sum(same), count=len(same), bot=bot))


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
