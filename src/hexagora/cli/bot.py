"""``hexagora bot``: a bot as a program, for other programs."""

from __future__ import annotations

import argparse
import sys
from secrets import token_hex
from typing import TYPE_CHECKING

from hexagora import HexagoraError
from hexagora.adapters.stdio import StdioBot
from hexagora.bots import bot_names, new_bot
from hexagora.cli.arguments import add_command, seed
from hexagora.cli.packs import add_packs

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
Reads one view per line, as JSON, and writes one line for each: {"action": 17, "text": "..."}, or
{"error": "..."} for a line that is no view. Ends with its input. docs/arena.md has the protocol.

examples:
  hexagora bot superhex greedy --stdio < views.jsonl
  hexagora arena superhex greedy 'cmd:hexagora bot superhex greedy --stdio'
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(
        commands, "bot", "run a bot as a program: views in, actions out", EXAMPLES
    )
    command.add_argument("game", metavar="GAME", help="the game's name")
    command.add_argument("name", metavar="NAME", help=f"a bot: {', '.join(bot_names())}")
    command.add_argument(
        "--stdio", action="store_true", help="talk over standard input and output (needed)"
    )
    command.add_argument("--seed", type=seed, help="the seed of the bot (default: a fresh one)")
    add_packs(command)
    # The views tell the options.
    command.set_defaults(run=run, options=[])


def run(args: argparse.Namespace) -> int:
    """Answer views until there are no more."""
    if not args.stdio:
        raise HexagoraError("a bot talks over standard input and output only; add --stdio")
    own = args.seed or token_hex(8)
    bot = StdioBot(args.game, new_bot(args.name, own), own)
    for answer in bot.answers(sys.stdin):
        print(answer, flush=True)
    return 0
