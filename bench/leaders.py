"""How strong the leaders of Neuroshima Hex are: whole games in which every card meets every other.

    python -m bench.leaders --games 1600 --bot veteran --results leaders.jsonl

Each game is a duel with two cards given; pairs, sides and armies go round evenly. A line is added
to the file of results after each game, so that a run that was stopped goes on where it was. The
score of a card is the share of its victories, draws half, with an interval of 95 percent.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import cast

from hexagora import CHANCE, Dealer, new_game
from hexagora.bots import new_bot
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


def play(number: int, bot: str) -> dict[str, object]:
    """One game: its number, the two cards, what each side got, and how often each was used."""
    pair = PAIRS[number % len(PAIRS)]
    armies = ARMIES[number // len(PAIRS) % len(ARMIES)]
    options = {"army1": armies[0], "army2": armies[1], "first": str(1 + number % 2)}
    state = cast(NeuroshimaState, new_game("neuroshima", 2, leaders="on", **options).start())
    dealer = Dealer(f"leaders {number}")
    bots = [new_bot(bot, f"leaders {number} {seat}") for seat in range(2)]
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
        "game": number,
        "bot": bot,
        "cards": [CARDS[card] for card in pair],
        "armies": list(armies),
        "got": state.returns(),
        "uses": [2 - int(state.leaders.left(side)) for side in range(2)],
    }


def table(rows: Sequence[dict[str, object]]) -> str:
    """The score of each card with its interval, and how often it was used in a game."""
    lines = ["| leader | games | score | 95% | uses | |", "|---|---|---|---|---|---|"]
    for card in CARDS:
        got: list[float] = []
        uses: list[int] = []
        for row in rows:
            cards = cast("list[str]", row["cards"])
            if card in cards:
                side = cards.index(card)
                got.append(cast("list[float]", row["got"])[side])
                uses.append(cast("list[int]", row["uses"])[side])
        if not got:
            continue
        score = sum(got) / len(got)
        half = 1.96 * sqrt(max(score * (1 - score), 0.01) / len(got))
        verdict = "" if LOW <= score <= HIGH else "outside"
        told = f"{score - half:.0%} to {score + half:.0%}"
        used = sum(uses) / len(uses)
        lines.append(f"| {card} | {len(got)} | {score:.1%} | {told} | {used:.2f} | {verdict} |")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing in the file of results, and print the table."""
    parser = argparse.ArgumentParser(prog="bench.leaders", description=__doc__)
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--results", type=Path, default=Path("leaders.jsonl"))
    args = parser.parse_args(words)
    rows: list[dict[str, object]] = []
    if args.results.exists():
        rows = [json.loads(line) for line in args.results.read_text("utf-8").splitlines()]
    rows = [row for row in rows if row["bot"] == args.bot]
    done = {row["game"] for row in rows}
    with args.results.open("a", encoding="utf-8") as file:
        for number in range(args.games):
            if number not in done:
                row = play(number, args.bot)
                rows.append(row)
                file.write(json.dumps(row) + "\n")
                file.flush()
    print(table(rows))


if __name__ == "__main__":
    main()
