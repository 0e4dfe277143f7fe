"""``hexagora games``: what can be played."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from hexagora import game_info, game_names
from hexagora.bots import bot_names
from hexagora.bots.strength import order_of
from hexagora.cli.arguments import add_command
from hexagora.cli.packs import add_packs
from hexagora.core import GameInfo

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
examples:
  hexagora games
  hexagora games --json
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "games", "list the games, their options and the bots", EXAMPLES)
    command.add_argument("--json", action="store_true", help="as JSON")
    add_packs(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the games."""
    infos = [game_info(name) for name in game_names()]
    if args.json:
        data = {"games": [_facts(info) for info in infos], "bots": bot_names()}
        print(json.dumps(data, indent=2))
        return 0
    for info in infos:
        print(f"{info.name}: {info.title}, {info.least_seats} to {info.most_seats} players")
        for option in info.options:
            values = "|".join(option.values)
            print(f"  -o {option.name}={values}   {option.help} (default: {option.default})")
        print(f"  {_bots(info.name)}\n")
    print(f"try: hexagora play {infos[0].name}")
    return 0


def _bots(game: str) -> str:
    order = order_of(game)
    if order is None:
        return f"bots, their order not measured: {', '.join(bot_names())}"
    groups = [" = ".join(group) for group in order]
    return f"bots, the weakest first as measured: {', '.join(groups)}"


def _facts(info: GameInfo) -> dict[str, object]:
    return {
        "name": info.name,
        "title": info.title,
        "least_seats": info.least_seats,
        "most_seats": info.most_seats,
        "usual_seats": info.usual_seats,
        "rules_version": info.rules_version,
        "bots_weakest_first": order_of(info.name),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "help": option.help,
                "packs": [
                    {"value": pack.value, "id": pack.id, "names": dict(pack.names)}
                    for pack in option.packs
                ],
            }
            for option in info.options
        ],
    }
