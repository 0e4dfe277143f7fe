"""How the sides of Neuroshima Hex's missions fare, from games of bots against each other.

    python -m bench.missions bench/results --games 200
    python -m bench.missions bench/results --games 0

plays so many games of every mission, a line for each into ``mission4.jsonl`` of the folder, and
prints a table in Markdown. A run that was stopped goes on where it was; with no games to play it
only tells what the files have.
"""

import argparse
from collections import Counter
from functools import partial
from pathlib import Path

from bench.rows import Row, percent, play_missing, steady_bot
from hexagora import CHANCE, Dealer, Log, State, new_game
from hexagora.arena.intervals import wilson
from hexagora.games.neuroshima.content.atlas.missions import Mission
from hexagora.games.neuroshima.content.rotation import army_rotation
from hexagora.games.neuroshima.mission_setup import known_missions
from hexagora.games.neuroshima.state import NeuroshimaState


def play(value: str, mission: Mission, bot: str, number: int) -> Row:
    """One game; armies that the mission leaves open go around from game to game."""
    deals = army_rotation(len(mission.seats), {"mission": value})
    chosen = deals[number % len(deals)]
    game = new_game("neuroshima", len(mission.seats), mission=value, **chosen)
    seed = f"mission {value} {number}"
    bots = [steady_bot("neuroshima", bot, f"{seed} {seat}") for seat in range(game.seats)]
    dealer = Dealer(seed)
    state = game.start()
    turns = battles = 0
    first = -1
    while not state.over:
        log = Log()
        seat = int(state.seat)
        action = dealer.deal(state) if seat == CHANCE else bots[seat].choose(state.view(seat))
        state.apply(action, log)
        kinds = [event.kind for event in log.events]
        if first < 0 and "turn" in kinds:
            first = int(str(log.events[kinds.index("turn")].facts["seat"]))
        turns += kinds.count("turn")
        battles += kinds.count("battle")
    return {
        "armies": [game.options[f"army{seat + 1}"] for seat in range(game.seats)],
        "returns": state.returns(),
        "reason": state.result()["reason"],
        "progress": _progress(state),
        "first": first,
        "turns": turns,
        "battles": battles,
    }


def _progress(state: State) -> list[int]:
    """How far the seats came with what the mission counts."""
    assert isinstance(state, NeuroshimaState)
    assert state.rules.mission is not None
    told = state.rules.mission.progress(state)
    return [int(str(one["count"])) for one in told if "count" in one]


def report(value: str, mission: Mission, rows: list[Row]) -> str:
    """A row of the table: each seat's share of the victories, and how the games ended."""
    games = len(rows)
    shares = []
    in_turn = []
    for seat in range(len(mission.seats)):
        won = sum(row["returns"][seat] for row in rows)
        shares.append(percent(wilson(won / games, games)))
        won = sum(row["returns"][(row["first"] + seat) % len(mission.seats)] for row in rows)
        in_turn.append(percent(wilson(won / games, games)))
    ends = Counter(str(row["reason"]) for row in rows).most_common()
    turns = sum(row["turns"] for row in rows) / games
    battles = sum(row["battles"] for row in rows) / games
    told = ", ".join(f"{reason} {count}" for reason, count in ends)
    name = mission.names["en"]
    seats = ", ".join(shares)
    order = ", ".join(in_turn) if any(row["first"] for row in rows) else "as by seat"
    counts = f"{turns:.1f} | {battles:.1f}"
    return f"| {value} | {name} | {games} | {seats} | {order} | {told} | {counts} |"


def main() -> None:
    """Play, or report what was played."""
    missions = known_missions()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files of results are")
    parser.add_argument("--games", type=int, default=200, help="so many of each mission")
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--mission", choices=sorted(missions), action="append")
    parser.add_argument("--processes", type=int, default=1, help="so many games at a time")
    given = parser.parse_args()
    print("| # | mission | games | by seat | in turn order | how it ended | turns | battles |")
    print("|---|---|---|---|---|---|---|---|")
    for value in given.mission or sorted(missions):
        mission = missions[value]
        path = given.folder / f"mission{value}.jsonl"
        one = partial(play, value, mission, given.bot)
        rows = play_missing(path, given.bot, given.games, one, given.processes)
        if rows:
            print(report(value, mission, rows), flush=True)


if __name__ == "__main__":
    main()
