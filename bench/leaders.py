"""How strong the leaders of Neuroshima Hex are: whole games in which every card meets every other.

    python -m bench.leaders --games 1600 --bot veteran --results bench/results/leaders.jsonl

Each game is a duel with two cards given; pairs, sides and armies go round evenly. A line is added
to the file of results after each game, so that a run that was stopped goes on where it was. The
score of a card is the share of its victories, draws half, with an interval of 95 percent.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import cast

from bench.rows import Row, play_missing, steady_bot
from hexagora import CHANCE, Dealer, new_game
from hexagora.arena.intervals import wilson
from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.content.leaders import base_leaders
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import DEAL, LEADER
from hexagora.games.neuroshima.state import NeuroshimaState

CARDS = tuple(base_leaders())
PAIRS = tuple(permutations(range(len(CARDS)), 2))
ARMIES = tuple(permutations(BOX, 2))
LOW, HIGH = 0.42, 0.58
"""Between these a card's score is meant to lie."""


def play(bot: str, number: int) -> Row:
    """One game: the two cards, what each side got, and how often each was used."""
    pair = PAIRS[number % len(PAIRS)]
    armies = ARMIES[number // len(PAIRS) % len(ARMIES)]
    options = {
        "army1": armies[0],
        "army2": armies[1],
        "first": str(1 + (number + number // len(PAIRS)) % 2),
    }
    state = cast(NeuroshimaState, new_game("neuroshima", 2, leaders="on", **options).start())
    dealer = Dealer(f"leaders {number}")
    bots = [steady_bot("neuroshima", bot, f"leaders {number} {seat}") for seat in range(2)]
    others = [card for card in range(len(CARDS)) if card not in pair]
    hands = [[pair[0], *others[:2]], [pair[1], *others[2:4]]]
    while not state.over:
        if state.kind == DEAL:
            action = actions.DEAL + hands[int(state.top_a())].pop(0)
        elif state.kind == LEADER:
            action = actions.LEADER + pair[int(state.seat)]
        elif state.seat == CHANCE:
            action = dealer.deal(state)
        else:
            action = bots[int(state.seat)].choose(state.view(int(state.seat)))
        state.apply(action)
    return {
        "cards": [CARDS[card] for card in pair],
        "armies": list(armies),
        "got": state.returns(),
        "uses": [2 - int(state.leaders.left(side)) for side in range(2)],
    }


def table(rows: Sequence[Row]) -> str:
    """The score of each card with its interval, and how often it was used in a game."""
    lines = ["| leader | games | score | 95% | uses | |", "|---|---|---|---|---|---|"]
    for card in CARDS:
        got: list[float] = []
        uses: list[int] = []
        for row in rows:
            if card in row["cards"]:
                side = row["cards"].index(card)
                got.append(row["got"][side])
                uses.append(row["uses"][side])
        if not got:
            continue
        score = wilson(sum(got) / len(got), len(got))
        verdict = "" if LOW <= score.value <= HIGH else "outside"
        told = f"{score.value:.1%} | {score.low:.0%} to {score.high:.0%}"
        used = sum(uses) / len(uses)
        lines.append(f"| {card} | {len(got)} | {told} | {used:.2f} | {verdict} |")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing in the file of results, and print the table."""
    parser = argparse.ArgumentParser(prog="bench.leaders", description=__doc__)
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--results", type=Path, default=Path("bench/results/leaders.jsonl"))
    parser.add_argument("--processes", type=int, default=1, help="so many games at a time")
    args = parser.parse_args(words)
    one = partial(play, args.bot)
    print(table(play_missing(args.results, args.bot, args.games, one, args.processes)))


if __name__ == "__main__":
    main()
