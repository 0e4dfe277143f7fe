"""``hexagora bot``: a bot as a program, for other programs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from hexagora import HexagoraError
from hexagora.adapters.stdio import StdioBot
from hexagora.bots import bot_names, new_bot
from hexagora.cli.arguments import add_command, add_language, positive, seed
from hexagora.cli.bot_online import games_of, run_online
from hexagora.cli.packs import add_packs

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
Reads one view per line, as JSON, and writes one line for each: {"action": 17, "text": "..."}, or
{"error": "..."} for a line that is no view. Ends with its input. docs/arena.md has the protocol.
With --connect it plays at the tables of a server instead, until Ctrl-C: docs/bots_online.md.

examples:
  hexagora bot superhex greedy --stdio < views.jsonl
  hexagora arena superhex greedy 'cmd:hexagora bot superhex greedy --stdio'
  hexagora bot --connect https://games.example.org --token bot.token veteran
  hexagora bot --connect http://127.0.0.1:8000 --token bot.token --games superhex 'cmd:./my_bot'
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(
        commands, "bot", "run a bot as a program: views in, actions out", EXAMPLES
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="the game's name, with --stdio")
    command.add_argument(
        "name",
        metavar="NAME",
        help=f"a bot: {', '.join(bot_names())}; with --connect also 'cmd:' and a program",
    )
    how = command.add_mutually_exclusive_group(required=True)
    how.add_argument("--stdio", action="store_true", help="talk over standard input and output")
    how.add_argument("--connect", metavar="URL", help="play at the tables of a server")
    command.add_argument(
        "--token", type=Path, metavar="FILE", help="the bot's token (or HEXAGORA_BOT_TOKEN)"
    )
    command.add_argument(
        "--games",
        type=games_of,
        metavar="NAMES",
        help="what it may be challenged to (default: all)",
    )
    command.add_argument(
        "--most", type=positive, default=2, help="games at once that it may be challenged to"
    )
    command.add_argument(
        "--seeks", action="store_true", help="also sit down with people who look for a game"
    )
    command.add_argument(
        "--until", type=positive, default=0, metavar="N", help="end after so many games"
    )
    command.add_argument(
        "--time-limit", type=float, default=10.0, help="seconds for each answer of a program"
    )
    add_language(command)
    command.add_argument("--seed", type=seed, help="the seed of the bot (default: a fresh one)")
    add_packs(command)
    # The views tell the options.
    command.set_defaults(run=run, options=[])


def run(args: argparse.Namespace) -> int:
    """Answer views until there are no more."""
    if args.connect is not None:
        return run_online(args)
    if args.game is None:
        raise HexagoraError("with --stdio the game is named too: hexagora bot GAME NAME --stdio")
    own = args.seed or token_hex(8)
    bot = StdioBot(args.game, new_bot(args.name, own), own)
    for answer in bot.answers(sys.stdin):
        print(answer, flush=True)
    return 0
