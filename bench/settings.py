"""Duels between two settings of the search, before one of them becomes a level.

    python -m bench.settings neuroshima commander commander,simulations=9000,halving=16 \\
        -n 24 --out bench/results/settings.jsonl

A setting is a level with changes, ``network=FILE`` as the last of them, or ``greedy``. With
``@COMMIT`` it is the program of that commit that plays by it (`bench.earlier`): for what is no
setting, such as a judgement. Deals are those of the arena: every deal from both sides with the same
luck, in Neuroshima Hex all ordered pairs of armies in turn. Each duel is a line of the file, so the
same command goes on where it stopped, and a larger ``-n`` adds to what is there. The score is that
of the second setting.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

from bench.earlier import Earlier
from bench.ratio import taken_out
from hexagora.arena.dealing import PairedDealer
from hexagora.arena.intervals import score_of
from hexagora.arena.playing import Clock, share
from hexagora.arena.schedule import Job, Run, jobs_of, new_run
from hexagora.bots.bot import Bot
from hexagora.bots.greedy import GreedyBot
from hexagora.bots.network_file import NetworkFile, network_at
from hexagora.bots.thinker import Thinker
from hexagora.core import CHANCE
from hexagora.core.levels import Level, changes_of
from hexagora.core.registry import level_of


def setting_of(game: str, text: str) -> tuple[Level, NetworkFile | None]:
    """A level with changes, in no hurry: what a clock cuts off cannot be played again."""
    setting, _, file = text.partition(",network=")
    name, _, changes = setting.partition(",")
    level = replace(level_of(game, name), **changes_of(changes))
    return replace(level, seconds=1e9), network_at(Path(file)) if file else None


def bot_of(game: str, text: str, seed: str) -> Bot:
    """Whoever plays by a setting."""
    setting, _, commit = text.partition("@")
    if commit:
        return Earlier(setting, commit, seed)
    if text == "greedy":
        return GreedyBot(seed)
    level, network = setting_of(game, text)
    return Thinker(text, seed, setting=level, network=network)


def duel(game: str, settings: list[str], seed: str, job: Job) -> dict[str, Any]:
    """One game."""
    run = _run(game, seed)
    made = run.game_of(job)
    seating = run.seatings[job.seating]
    dealer = PairedDealer(run.deal_seed(job))
    bots = [
        bot_of(game, settings[number], run.bot_seed(job, seat))
        for seat, number in enumerate(seating)
    ]
    clocks = [Clock(), Clock()]
    state = made.start()
    while not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        seat = int(state.seat)
        begin = _spent(bots[seat])
        action = bots[seat].choose(state.view(seat))
        clocks[seating[seat]].add(_spent(bots[seat]) - begin)
        state.apply(action)
    for bot in bots:
        if isinstance(bot, Earlier):
            bot.end()
    return {
        "game": game,
        "settings": settings,
        "seed": seed,
        "deal": job.deal,
        "seating": job.seating,
        "armies": [made.options.get(f"army{seat + 1}") for seat in range(2)],
        "score": 1 - share(state.places(), seating),
        "seconds": [clock.seconds() for clock in clocks],
        "decisions": [clock.decisions for clock in clocks],
    }


def _spent(bot: Bot) -> float:
    """The processor time of whoever thinks for the bot."""
    return bot.spent if isinstance(bot, Earlier) else process_time()


def _run(game: str, seed: str) -> Run:
    return new_run(game, 2, {}, ["random", "greedy"], seed, 1.0)


def main() -> None:
    """Play what is missing, and print the score."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("settings", nargs=2)
    parser.add_argument("-n", "--games", type=int, default=24)
    parser.add_argument("--seed", default="settings")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    played = [one for one in _lines(given.out) if _same(one, given)]
    done = {(one["deal"], one["seating"]) for one in played}
    jobs = [
        job
        for job in jobs_of(_run(given.game, given.seed), given.games)
        if (job.deal, job.seating) not in done
    ]
    for setting in given.settings:
        if "@" in setting:
            taken_out(setting.partition("@")[2])
    with ProcessPoolExecutor(given.processes) as pool, given.out.open("a") as out:
        under_way = [pool.submit(duel, given.game, given.settings, given.seed, job) for job in jobs]
        for one in as_completed(under_way):
            played.append(one.result())
            out.write(json.dumps(played[-1]) + "\n")
            out.flush()
            print(f"\r{_told(played)}", end="", file=sys.stderr)
    print(file=sys.stderr)
    print(_told(played))


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def _same(one: dict[str, Any], given: argparse.Namespace) -> bool:
    return (one["game"], one["settings"], one["seed"]) == (given.game, given.settings, given.seed)


def _told(played: list[dict[str, Any]]) -> str:
    deals: dict[int, list[float]] = defaultdict(list)
    for one in played:
        deals[one["deal"]].append(one["score"])
    score = score_of(list(deals.values()))
    times = []
    for bot in range(2):
        count = sum(one["decisions"][bot] for one in played)
        mean = sum(one["decisions"][bot] * one["seconds"][bot]["mean"] for one in played) / count
        times.append(f"{mean:.3f} s (most {max(one['seconds'][bot]['max'] for one in played):.2f})")
    return (
        f"{len(played)} duels: {score.value:.1%} ({score.low:.1%} to {score.high:.1%}), "
        f"a decision {times[0]} and {times[1]}"
    )


if __name__ == "__main__":
    main()
