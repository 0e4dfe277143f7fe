"""A season between bots: ``python -m bench.season FOLDER``.

64 players, nine Swiss rounds of double duels; then two seasons of a league in three divisions, with
promotion. All pairings are checked and all standings counted again from the CSV of games, by code
that shares nothing with the events (``bench/recount.py``). What was played is kept in the folder;
the same command goes on.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import perf_counter

from bench.recount import faults_of_season, recounted
from hexagora.arena.contest import Contest, Plan, begun, new_plan, run, save, taken_up
from hexagora.events.games import pool_of
from hexagora.events.model import Event, EventRules
from hexagora.events.season import final_order
from hexagora.events.standings import standings
from hexagora.events.tables import games_csv, standings_csv


def played(plan: Plan, path: Path, processes: int) -> Contest:
    """The contest of a plan, played to its end and kept in a file."""
    contest = taken_up(plan, path) if path.exists() else begun(plan)
    start, count = perf_counter(), 0
    for event, _, result in run(contest, processes, 10.0):
        if result["failed"] is not None:
            raise SystemExit(f"a game failed: {result['failed']}")
        save(contest, path)
        count += 1
        if count % 50 == 0:
            print(f"{count} games, round {event.round}, {perf_counter() - start:.0f} s", flush=True)
    print(f"{path.stem}: {count} games in {perf_counter() - start:.0f} s")
    return contest


def checked(event: Event) -> list[str]:
    """What is wrong with an event, by counting again."""
    text, players = games_csv(event), [one.id for one in event.entrants]
    found = faults_of_season(text, players, event.rules.double)
    ours = [(row.id, row.points, row.balance, row.buchholz) for row in standings(event)]
    if ours != recounted(text, players):
        found.append("the standings are not those that are counted again")
    return found


def moved(contest: Contest) -> list[str]:
    """Who is in a wrong division after a season, by the places of the one before."""
    found = []
    for before, after in zip(contest.seasons, contest.seasons[1:], strict=False):
        order, moves = final_order(before), contest.plan.moves
        for number, division in enumerate(after.divisions):
            expected = set(order[number])
            if number > 0:
                expected -= set(order[number][:moves])
                expected |= set(order[number - 1][-moves:])
            if number + 1 < len(order):
                expected -= set(order[number][-moves:])
                expected |= set(order[number + 1][:moves])
            if expected != {one.id for one in division.entrants}:
                found.append(f"season {after.number}, division {number + 1} is not as it should be")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--players", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    pool = pool_of(args.game, {})
    bots = ["soldier", "greedy", "recruit", "random"]
    swiss = EventRules("swiss", args.game, rounds=args.rounds, armies=pool)
    league = EventRules("round_robin", args.game, armies=pool)
    plans = {
        "swiss": new_plan(swiss, bots, args.players, 1, 0, 1, "season"),
        "league": new_plan(league, bots, 12, 3, 1, 2, "league"),
    }
    faults = []
    for name, plan in plans.items():
        contest = played(plan, args.folder / f"{name}.json", args.processes)
        faults += moved(contest)
        for season in contest.seasons:
            for number, event in enumerate(season.divisions, 1):
                faults += checked(event)
                stem = f"{name}-{season.number}-{number}"
                (args.folder / f"{stem}-games.csv").write_text(games_csv(event))
                (args.folder / f"{stem}-standings.csv").write_text(standings_csv(event))
                print(f"season {season.number}, division {number}: {len(event.meetings)} meetings")
                for row in standings(event)[:4]:
                    print(f"  {row.place}. {row.id} {row.points:g} {row.balance:+g}")
    print("\n".join(faults) or "all pairings are legal, all standings are counted again and equal")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
