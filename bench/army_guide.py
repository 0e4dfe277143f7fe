"""What games of two veterans tell of the armies of Neuroshima Hex: the tips of the army pages.

    python -m bench.army_guide --games 360
    python -m bench.army_guide --games 0 --out src/hexagora/games/neuroshima/content/measured.json

plays what is missing in the file of results, and writes the sums that the pages show: how an army
scores against each other, how often each tile is thrown away, and where its HQ stood.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import permutations
from pathlib import Path

from bench.rows import Row, play_missing, steady_bot
from hexagora import CHANCE, Dealer, Log, new_game
from hexagora.arena.intervals import wilson
from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.rules.cells import FRAME, NUMBERS
from hexagora.hexes.axial import distance

ARMIES = tuple(permutations(BOX, 2))
HOW = ("drew", "discarded")
PLACES = ("middle", "between", "edge")
"""How far an HQ stands from the middle of the board."""


def play(bot: str, number: int) -> Row:
    """One game: the armies, what each side got, its HQ, and what it did with its tiles."""
    armies = ARMIES[number % len(ARMIES)]
    first = str(1 + number // len(ARMIES) % 2)
    game = new_game("neuroshima", 2, army1=armies[0], army2=armies[1], first=first)
    state, dealer = game.start(), Dealer(f"armies {number}")
    bots = [steady_bot("neuroshima", bot, f"armies {number} {seat}") for seat in range(2)]
    done: list[Counter[str]] = [Counter(), Counter()]
    hqs = ["", ""]
    while not state.over:
        seat, log = int(state.seat), Log()
        if seat == CHANCE:
            action = dealer.deal(state)
        else:
            action = bots[seat].choose(state.view(seat))
        meaning = game.meaning(state, action)
        if meaning.get("do") == "hq":
            hqs[seat] = str(meaning["cell"])
        state.apply(action, log)
        for event in log.seen_by(-1):
            if event["event"] in HOW:
                done[int(str(event["seat"]))][f"{event['event']} {event['tile']}"] += 1
    return {
        "armies": list(armies),
        "got": state.returns(),
        "hqs": hqs,
        "tiles": [dict(sorted(one.items())) for one in done],
    }


def sums(rows: Sequence[Row]) -> dict[str, object]:
    """What the pages show, by army."""
    return {army: _of(army, rows) for army in BOX}


def _of(army: str, rows: Sequence[Row]) -> dict[str, object]:
    sides = [(row, side) for row in rows for side in range(2) if row["armies"][side] == army]
    tiles: Counter[str] = Counter()
    places: dict[str, list[float]] = {place: [] for place in PLACES}
    against: dict[str, list[float]] = {}
    for row, side in sides:
        tiles.update(row["tiles"][side])
        got = row["got"][side]
        against.setdefault(row["armies"][1 - side], []).append(got)
        far = distance((0, 0), FRAME[NUMBERS[row["hqs"][side]]])
        places[PLACES[far]].append(got)
    names = sorted({key.split()[1] for key in tiles})
    return {
        "games": len(sides),
        "score": _score([row["got"][side] for row, side in sides]),
        "against": {other: _score(got) for other, got in sorted(against.items())},
        "hq": {place: {"games": len(got), "score": _score(got)} for place, got in places.items()},
        "tiles": {name: {how: tiles[f"{how} {name}"] for how in HOW} for name in names},
    }


def _score(got: Sequence[float]) -> list[float]:
    """The score with its 95 % interval."""
    if not got:
        return []
    found = wilson(sum(got) / len(got), len(got))
    return [round(one, 3) for one in (found.value, found.low, found.high)]


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, and write or print the sums."""
    parser = argparse.ArgumentParser(prog="bench.army_guide", description=__doc__)
    parser.add_argument("--games", type=int, default=360)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--results", type=Path, default=Path("bench/results/armies.jsonl"))
    parser.add_argument("--processes", type=int, default=1, help="so many games at a time")
    parser.add_argument("--out", type=Path, help="where the sums go, instead of the screen")
    args = parser.parse_args(words)
    one = partial(play, args.bot)
    rows = play_missing(args.results, args.bot, args.games, one, args.processes)
    text = json.dumps({"bot": args.bot, "games": len(rows), "armies": sums(rows)}, indent=1) + "\n"
    if args.out:
        args.out.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
