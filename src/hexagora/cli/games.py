"""``hexagora games``: what can be played."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from hexagora import game_info, game_names
from hexagora.bots import bot_names
from hexagora.cli.arguments import add_command, add_language
from hexagora.cli.packs import add_packs
from hexagora.cli.screen import wrapped
from hexagora.core import GameInfo
from hexagora.words import chosen_language, words_of

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
    add_language(command)
    add_packs(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the games."""
    infos = [game_info(name) for name in game_names()]
    if args.json:
        data = {"games": [_facts(info) for info in infos], "bots": bot_names()}
        print(json.dumps(data, indent=2))
        return 0
    language = chosen_language(args.lang)
    for info in infos:
        words = words_of(info.name, language)
        seats = {"least": info.least_seats, "most": info.most_seats}
        print(words.say("games-game", {"name": info.name, "title": info.title, **seats}))
        for option in info.options:
            text = words.say(f"option-{option.stem}-help") if info.words else option.help
            values = f"{option.name}={'|'.join(option.values)}"
            default = words.say("games-default", {"value": option.default})
            print(wrapped(f"{values}   {text} ({default})", "     ", "  -o "))
        order = info.strongest_last
        groups = [" = ".join(group) for group in order or zip(bot_names(), strict=True)]
        bots = {"measured": bool(order), "bots": ", ".join(groups)}
        print(wrapped(words.say("games-bots", bots), "    ", "  ") + "\n")
    print(words_of("", language).say("games-try", {"game": infos[0].name}))
    return 0


def _facts(info: GameInfo) -> dict[str, object]:
    return {
        "name": info.name,
        "title": info.title,
        "least_seats": info.least_seats,
        "most_seats": info.most_seats,
        "usual_seats": info.usual_seats,
        "rules_version": info.rules_version,
        "bots_weakest_first": info.strongest_last or None,
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
