"""``hexagora simulate``: whole games between bots, without a face."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from secrets import token_hex
from time import perf_counter
from typing import TYPE_CHECKING

from hexagora import Dealer, Game, HexagoraError, Match, Underway, game_info
from hexagora.bots import bot_names, new_bot
from hexagora.cli.arguments import add_command, add_option, make_game, positive, seed
from hexagora.cli.packs import add_packs
from hexagora.cli.progress import Progress
from hexagora.cli.tally import Tally

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
The checksum is a hash over all final positions in their order. It depends only on the seed, the
options and the bots, and is the same compiled and interpreted.

examples:
  hexagora simulate superhex -n 1000 --seed 1
  hexagora simulate superhex -n 200 --seats greedy,random -o gaps=on --json
  hexagora simulate superhex -n 10 --seed 7 --record games
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "simulate", "play whole games between bots", EXAMPLES)
    command.add_argument("game", metavar="GAME", help="the game's name")
    command.add_argument("-n", type=positive, default=100, metavar="N", help="how many games (100)")
    command.add_argument("--seed", type=seed, help="the seed of all games (default: a fresh one)")
    command.add_argument(
        "--seats",
        metavar="BOT,BOT",
        help=f"who plays: {', '.join(bot_names())} (default: random at every seat)",
    )
    add_option(command)
    add_packs(command)
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    command.add_argument(
        "--record", type=Path, metavar="DIR", help="save the record of each game in this folder"
    )
    command.add_argument("--force", action="store_true", help="let --record overwrite files")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    if args.seats is None:
        names = ["random"] * game_info(args.game).usual_seats
    else:
        names = [name.strip() for name in args.seats.split(",")]
    game = make_game(args.game, len(names), args.options)
    for name in names:
        new_bot(name, "")
    first: str = args.seed or token_hex(8)
    paths = _paths(args.record, game, args.n, args.force) if args.record else []
    tally = Tally(game, names)
    start = perf_counter()
    with Progress(args.n, "games") as progress:
        for i in range(args.n):
            one = f"{first}/{i}"
            bots = [new_bot(name, f"{one}/{seat}") for seat, name in enumerate(names)]
            dealer = Dealer(one)
            playing = Match(game, names, dealer=dealer) if paths else Underway(game, dealer)
            playing.run([bot.choose for bot in bots])
            if isinstance(playing, Match):
                playing.record().save(paths[i])
            tally.add(playing.state, playing.decisions)
            progress.step()
    seconds = perf_counter() - start
    print(
        json.dumps(tally.facts(first, seconds), indent=2)
        if args.json
        else tally.text(first, seconds)
    )
    return 0


def _paths(folder: Path, game: Game, count: int, force: bool) -> list[Path]:
    """The files of the records; none of them may be there already."""
    folder.mkdir(parents=True, exist_ok=True)
    width = len(str(count - 1))
    paths = [folder / f"{game.name}-{i:0{width}}.record" for i in range(count)]
    if not force:
        for path in paths:
            if path.exists():
                raise HexagoraError(f"{path} is there already; --force overwrites it")
    return paths
