"""Random small etudes: crowded boards, few tiles, all goals, instants and abilities among them."""

from __future__ import annotations

import random
from typing import Any

from neuroshima_plain_tiles import cells, tiles
from neuroshima_positions import ARMIES, random_board

MOBILE = ("outpost_runner", "outpost_mobile_armour", "borgo_assassin", "hegemony_runner")
MOST_LINES = 250
GOALS = ("destroy_hq", "hq_lead", "survive", "unhurt", "clear", "keep")


def random_etude(rng: random.Random) -> dict[str, Any]:
    """An etude with few leaves; nobody promises that it has a solution."""
    while True:
        armies = rng.sample(ARMIES, 2)
        board = random_board(rng, armies, 2)
        use = rng.choice([1, 1, 1, 2])
        empty = len(cells(2)) - len(board)
        if not use <= empty <= (3 if use == 1 else 2):
            continue
        left = spare_tiles(armies[0], board)
        if len(left) <= use:
            continue
        names = rng.sample(left, rng.randint(use + 1, min(len(left), use + 2)))
        if not takes_long([item["tile"] for item in board] + names, names, use, empty):
            break
    position = {
        "options": {"edition": rng.choice(["2025", "3.0"]), "mode": "duel"},
        "seats": [{"army": army, "hp": rng.randint(1, 5)} for army in armies],
        "board": board,
        "turn_of": 0,
    }
    return {
        "position": position,
        "offered": {name: names.count(name) for name in sorted(set(names))},
        "use": use,
        "goal": random_goal(rng, board),
    }


def spare_tiles(army: str, board: list[dict[str, Any]]) -> list[str]:
    """What the army has beside the board, instants more often than the box has them."""
    used = [item["tile"] for item in board]
    return [
        tile["id"]
        for tile in tiles().values()
        if tile["army"] == army and tile["kind"] != "hq" and tile["id"] != f"{army}_battle"
        for _ in range(min(2, tile["count"] - used.count(tile["id"])))
    ]


def takes_long(names: list[str], offered: list[str], use: int, empty: int) -> bool:
    """Whether there are so many lines that the plain solver would take its time."""
    movers = sum(name in MOBILE for name in names) + 2 * sum("transport" in n for n in names)
    ways = sum(
        6 * empty if tiles()[name]["edges"] else 80 if "move" in name else 10 for name in offered
    )
    return bool((ways / use) ** use * (1 + 7 * empty) ** movers > MOST_LINES)


def random_goal(rng: random.Random, board: list[dict[str, Any]]) -> Any:
    kind = rng.choice(GOALS)
    if kind == "hq_lead":
        return {"kind": kind, "n": rng.randint(1, 6)}
    if kind != "keep":
        return {"kind": kind}
    kept = rng.sample([item["at"] for item in board], rng.randint(1, 3))
    return [{"kind": rng.choice(GOALS[:1] + GOALS[2:5])}, {"kind": "keep", "cells": kept}]
