"""``hexagora bench``: how fast the engine is here."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable
from typing import TYPE_CHECKING

from hexagora import CHANCE, Dealer, Game, Rng, __version__, game_names, is_compiled, new_game
from hexagora.cli.arguments import add_command, positive
from hexagora.cli.bench_battles import measure_battles
from hexagora.cli.bench_research import GAMES, measure_research
from hexagora.cli.progress import Progress
from hexagora.cli.timing import median_time
from hexagora.core.playout import chance_count, copy_many, listed_playout, random_playout

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

LEAST = 0.2
"""One repeat takes at least so many seconds."""

EXAMPLES = """\
Each figure is the median of the repeats. Decisions are those of the seats in random games; what
chance decides (rolls, draws) is counted apart, although the time includes it. "With lists" makes
the whole list of legal actions at every decision instead of only one of them.

examples:
  hexagora bench
  hexagora bench --repeats 9 --json
"""


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "bench", "measure the speed of the engine", EXAMPLES)
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    command.add_argument("--repeats", type=positive, default=5, help="how often (5)", metavar="N")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure every game and print the figures."""
    rows = []
    total = len(game_names()) * args.repeats * 3
    with Progress(total, "repeats") as progress:
        for name in game_names():
            rows.append(measure(new_game(name), args.repeats, progress.step))
    battles = measure_battles(args.repeats, LEAST)
    with Progress(total, "repeats for research") as progress:
        research = measure_research(args.repeats, LEAST, progress.step)
    if args.json:
        data = {
            "hexagora": __version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "compiled": is_compiled(),
            "repeats": args.repeats,
            "games": rows,
            "battles": battles,
            "research": research,
        }
        print(json.dumps(data, indent=2))
        return 0
    kind = "compiled" if is_compiled() else "interpreted"
    print(f"{kind}, Python {platform.python_version()}, median of {args.repeats}\n")
    heads = ("decisions/s", "with lists", "chance/s", "games/s", "copies/s")
    print(f"{'game':14}" + "".join(f"{head:>13}" for head in heads))
    for row in rows:
        figures = [value for key, value in row.items() if key.endswith("_per_s")]
        print(f"{row['game']!s:14}" + "".join(f"{figure:>13,.0f}" for figure in figures))
    for name, speed in battles.items():
        print(
            f"\n{name}: {speed['battles_per_s']:,.0f} battles/s, "
            f"{speed['preview_us']:.1f} microseconds to look one battle ahead"
        )
    print_research(research)
    return 0


def print_research(research: dict[str, dict[str, float]] | None) -> None:
    """What the adapters do, each decision with its observation and its mask."""
    if research is None:
        print(
            '\nfor research: not measured; pip install "hexagora[pettingzoo]" brings what it needs'
        )
        return
    heads = ("batch", "stepped", "PettingZoo")
    print(f"\n{'for research':14}" + "".join(f"{head:>13}" for head in heads) + "  decisions/s")
    for name, figures in research.items():
        print(f"{name:14}" + "".join(f"{figure:>13,.0f}" for figure in figures.values()))
    print(f"batch: {GAMES} games at once in the core; stepped: the same with actions from Python")


def measure(game: Game, repeats: int, step: Callable[[], None]) -> dict[str, object]:
    """The figures of one game, played at random by its usual number of seats."""
    state = game.start()
    dealer = Dealer("bench")
    while state.seat == CHANCE:
        state.apply(dealer.deal(state))

    def play(count: int) -> int:
        return sum(random_playout(game.start(), Rng(f"bench/{i}")) for i in range(count))

    def play_listed(count: int) -> int:
        return sum(listed_playout(game.start(), Rng(f"bench/{i}")) for i in range(count))

    def copy(count: int) -> int:
        return copy_many(state, count)

    count, seconds, decisions = median_time(play, repeats, LEAST, step)
    _, listed_seconds, listed = median_time(play_listed, repeats, LEAST, step)
    copies, copy_seconds, _ = median_time(copy, repeats, LEAST, step)
    return {
        "game": game.name,
        "seats": game.seats,
        "options": game.options,
        "compiled": is_compiled(),
        "n": count,
        "decisions_per_s": round(decisions / seconds, 1),
        "listed_decisions_per_s": round(listed / listed_seconds, 1),
        "chance_per_s": round(count_chance(game, count) / seconds, 1),
        "games_per_s": round(count / seconds, 2),
        "copies_per_s": round(copies / copy_seconds, 1),
    }


def count_chance(game: Game, count: int) -> int:
    """How often chance decides in the same games; `random_playout` does not say."""
    return sum(chance_count(game.start(), Rng(f"bench/{i}")) for i in range(count))
