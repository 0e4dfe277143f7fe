"""The compiled solver of etudes against the slow and plain one, on random small etudes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from counts import count
from hexagora.games.neuroshima.etudes.proving import Proof, prove
from hexagora.games.neuroshima.etudes.records import Etude, read_etude
from neuroshima_etudes import random_etude
from neuroshima_plain_etudes import Plain
from neuroshima_plain_tiles import cells

ETUDES = count(60, long=1_200, interpreted=20)
PARTS = 6
PRIMES = (2147483647, 1000003), (2147483629, 998244353)


def checksum(etude: Etude, leaves: dict[Any, int]) -> str:
    """The sums of docs/etudes.md over all leaves, from the plain solver's boards."""
    ids = [tile.id for tile in etude.state.tables.tiles]
    order = sorted(cells(2))
    told = ""
    for prime, base in PRIMES:
        total = 0
        for board, result in leaves.items():
            codes = dict.fromkeys(order, 0)
            for at, tile, _, turn, wounds, kept in board:
                codes[at] = ((ids.index(tile) + 1) * 6 + turn) * 8 + wounds * 2 + kept
            row = [*codes.values(), 0]
            mixed = 0
            for i in range(0, 20, 5):
                number = sum(code * 4096 ** (4 - j) for j, code in enumerate(row[i : i + 5]))
                for half in (number % PRIMES[0][0], number // PRIMES[0][0]):
                    mixed = (mixed * base + half) % prime
            total = (total + mixed * (result + 1)) % prime
        told += f"{total:08x}"
    return told


def disagreement(data: dict[str, Any], plain: Plain) -> str:
    """What the two solvers say differently, or nothing."""
    etude = read_etude(data)
    proof: Proof = prove(etude)
    results = [0] * max(2, *(short + 1 for short in plain.leaves.values()), 2)
    for short in plain.leaves.values():
        results[short] += 1
    mine = {tuple(sorted(one.tiles)): one for one in proof.classes}
    pairs = {
        "short": (proof.short, plain.short),
        "leaves": (proof.leaves, len(plain.leaves)),
        "results": (list(proof.results), results),
        "fewer": (list(proof.fewer), [Plain(data).solve(n).short for n in range(etude.use)]),
        "classes": (sorted(mine), sorted(plain.solved)),
        "solutions": (
            {key: one.solutions for key, one in mine.items()},
            {key: len(boards) for key, boards in plain.solved.items()},
        ),
        "orders": (
            {key: (len(one.orders), one.all_orders) for key, one in mine.items()},
            {key: (len(o), plain.all_orders(key)) for key, o in plain.orders.items()},
        ),
        "checksum": (proof.checksum, checksum(etude, plain.leaves)),
    }
    wrong = [f"{key}: {a} but plainly {b}" for key, (a, b) in pairs.items() if a != b]
    return "\n".join(wrong)


@pytest.mark.search
@pytest.mark.parametrize("part", range(PARTS))
def test_both_solvers_agree(part: int) -> None:
    rng = random.Random(f"etudes {part}")
    solved = moved = 0
    for _ in range(ETUDES // PARTS):
        data = random_etude(rng)
        plain = Plain(data).solve(data["use"])
        told = disagreement(data, plain)
        assert not told, f"{told}\n{json.dumps(data)}"
        solved += plain.short == 0
        moved += any("move" in tile or "push" in tile for tile in data["offered"])
    assert solved > ETUDES // PARTS // 10, "too few of them have a solution"
    assert moved, "none of them moves or pushes"
