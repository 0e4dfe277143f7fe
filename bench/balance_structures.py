"""How often a structure of Neuroshima Hex is bought, and whether it pays.

    python -m bench.balance_structures bench/results/structures.jsonl --games 400 --bot veteran

plays duels of one bot against itself with structures, every arrangement of armies in turn, and adds
a line for each to the file: whose structure was built, in which turn, and who won. A run that was
broken off goes on where the file ends. Then it prints what the file says: a structure is to be
bought in 30 to 90 % of the games, and those who buy one should win more than 45 % of theirs.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

from bench.rows import Row, percent, play_missing, steady_bot
from hexagora import CHANCE, Dealer, Log, new_game
from hexagora.arena.intervals import score_of, wilson
from hexagora.games.neuroshima.content.rotation import army_rotation


def play(bot: str, number: int) -> Row:
    """One duel; both games of a deal have the same draws, with the armies changed about."""
    deal, swapped = divmod(number, 2)
    deals = army_rotation(2, {"structures": "on"})
    armies = list(deals[deal % len(deals)].values())
    if swapped:
        armies.reverse()
    first = {"first": str(1 + deal % 2)}
    game = new_game("neuroshima", 2, structures="on", army1=armies[0], army2=armies[1], **first)
    dealer = Dealer(f"structures {deal}")
    players = [steady_bot("neuroshima", bot, f"structures {number} {seat}") for seat in range(2)]
    state = game.start()
    built: list[dict[str, object]] = []
    while not state.over:
        seat = int(state.seat)
        chance = seat == CHANCE
        action = dealer.deal(state) if chance else players[seat].choose(state.view(seat))
        log = Log()
        turn = int(state.turns)  # type: ignore[attr-defined]
        state.apply(action, log)
        for event in log.events:
            if event.kind == "built":
                faces = [str(event.facts[key])[-2:] for key in ("tile", "second_tile")]
                built.append({"seat": event.facts["seat"], "faces": faces, "turn": turn})
    return {
        "armies": armies,
        "built": built,
        "scores": state.returns(),
    }


def report(games: list[Row]) -> str:
    """What the games came to, in Markdown."""
    sides = [
        [float(any(one["seat"] == seat for one in g["built"])) for seat in (0, 1)] for g in games
    ]
    bought = [[float(bool(game["built"]))] for game in games]
    paid = [
        [game["scores"][one["seat"]] for one in game["built"]]
        for game in games
        if len(game["built"]) == 1
    ]
    lines = [
        f"{len(games)} games. A side built its structure in {percent(score_of(sides))} of them, "
        f"at least one of the two did in {percent(score_of(bought))}.",
        f"Where one side alone built, it won {percent(score_of(paid)) if paid else '-'} "
        f"({len(paid)} games).",
        "",
        "| army | built | of games | share | in turn, on average | most built |",
        "|---|---|---|---|---|---|",
    ]
    seats: dict[str, list[dict[str, Any] | None]] = defaultdict(list)
    for game in games:
        for seat, army in enumerate(game["armies"]):
            own = [one for one in game["built"] if one["seat"] == seat]
            seats[army].append(own[0] if own else None)
    for army, found in sorted(seats.items()):
        own = [one for one in found if one is not None]
        pairs: dict[str, int] = defaultdict(int)
        for one in own:
            pairs["+".join(one["faces"])] += 1
        turn = sum(one["turn"] for one in own) / len(own) if own else 0.0
        most = ", ".join(f"{k} {n}" for k, n in sorted(pairs.items(), key=lambda kv: -kv[1]))
        share = percent(wilson(len(own) / len(found), len(found)))
        lines.append(f"| {army} | {len(own)} | {len(found)} | {share} | {turn:.1f} | {most} |")
    return "\n".join(lines)


def main() -> None:
    """Play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--processes", type=int, default=1, help="so many games at a time")
    given = parser.parse_args()
    one = partial(play, given.bot)
    print(report(play_missing(given.file, given.bot, given.games, one, given.processes)))


if __name__ == "__main__":
    main()
