"""How the sides of Neuroshima Hex's missions fare, from games of bots against each other.

    python -m bench.missions results --games 200
    python -m bench.missions results --report

plays so many games of every mission, a line for each into ``results/mission4.jsonl``, and prints a
table in Markdown. A run that was stopped goes on where it was: game number n always has the same
seeds, and those that are in the file are not played again.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from hexagora import CHANCE, Dealer, Log, new_game
from hexagora.arena.intervals import wilson
from hexagora.bots import new_bot
from hexagora.games.neuroshima.content.atlas.missions import Mission
from hexagora.games.neuroshima.content.rotation import army_rotation
from hexagora.games.neuroshima.mission_setup import known_missions

Row = dict[str, object]


def play(value: str, mission: Mission, number: int, level: str) -> Row:
    """One game; armies that the mission leaves open go around from game to game."""
    deals = army_rotation(len(mission.seats), {"mission": value})
    chosen = deals[number % len(deals)]
    game = new_game("neuroshima", len(mission.seats), mission=value, **chosen)
    seed = f"mission {value} {number}"
    bots = [new_bot(level, f"{seed} {seat}") for seat in range(game.seats)]
    dealer = Dealer(seed)
    state = game.start()
    turns = battles = 0
    while not state.over:
        log = Log()
        seat = int(state.seat)
        action = dealer.deal(state) if seat == CHANCE else bots[seat].choose(state.view(seat))
        state.apply(action, log)
        kinds = [event.kind for event in log.events]
        turns += kinds.count("turn")
        battles += kinds.count("battle")
    return {
        "game": number,
        "level": level,
        "armies": [game.options[f"army{seat + 1}"] for seat in range(game.seats)],
        "returns": state.returns(),
        "reason": state.result()["reason"],
        "turns": turns,
        "battles": battles,
    }


def rows_of(path: Path) -> list[Row]:
    """The games that a file has."""
    if not path.is_file():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def play_missing(
    folder: Path, value: str, mission: Mission, games: int, level: str
) -> Iterator[Row]:
    """Play what a file lacks, and write each game as soon as it is over."""
    path = folder / f"mission{value}.jsonl"
    known = {row["game"] for row in rows_of(path)}
    for number in range(games):
        if number not in known:
            row = play(value, mission, number, level)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            yield row


def report(value: str, mission: Mission, rows: list[Row]) -> str:
    """A row of the table: each seat's share of the victories, and how the games ended."""
    games = len(rows)
    shares = []
    for seat in range(len(mission.seats)):
        won = sum(_numbers(row["returns"])[seat] for row in rows)
        share = wilson(won, games)
        low, high = round(100 * share.low), round(100 * share.high)
        shares.append(f"{100 * share.value:.0f}% ({low} to {high})")
    ends = Counter(str(row["reason"]) for row in rows).most_common()
    turns = sum(int(str(row["turns"])) for row in rows) / games
    battles = sum(int(str(row["battles"])) for row in rows) / games
    told = ", ".join(f"{reason} {count}" for reason, count in ends)
    name = mission.names["en"]
    seats = ", ".join(shares)
    return f"| {value} | {name} | {games} | {seats} | {told} | {turns:.1f} | {battles:.1f} |"


def _numbers(value: object) -> list[float]:
    assert isinstance(value, list)
    return [float(number) for number in value]


def main() -> None:
    """Play, or report what was played."""
    missions = known_missions()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files of results are")
    parser.add_argument("--games", type=int, default=200, help="so many of each mission")
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--mission", choices=sorted(missions), action="append")
    parser.add_argument("--report", action="store_true", help="only print what the files have")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    wanted = given.mission or sorted(missions)
    if not given.report:
        for value in wanted:
            for row in play_missing(given.folder, value, missions[value], given.games, given.level):
                print(f"mission {value}, game {row['game']}: {row['reason']}", file=sys.stderr)
    print("| # | mission | games | share by seat | how it ended | turns | battles |")
    print("|---|---|---|---|---|---|---|")
    for value in wanted:
        rows = rows_of(given.folder / f"mission{value}.jsonl")
        if rows:
            print(report(value, missions[value], rows))


if __name__ == "__main__":
    main()
