"""Rolls of the two dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.rng import Rng
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import COLOURS
from hexagora.games.superhex.rules.kinds import BONUS_ROLL, SWAP
from hexagora.games.superhex.rules.position import Position, colour_name
from hexagora.games.superhex.rules.swapping import can_swap

ROLL_WEIGHTS: Final = vec[i32]([1 if a == b else 2 for b in range(COLOURS) for a in range(b + 1)])
"""Two equal dice: a pair of different colours comes up in two ways."""
ROLLS: Final = 21


def fill_rolls(out: vec[i32]) -> i64:
    """Every pair of colours."""
    for i in range(i64(ROLLS)):
        out[i] = i32(actions.ROLL + i)
    return ROLLS


def fill_roll_weights(out: vec[i32]) -> i64:
    """In how many ways each pair comes up."""
    for i in range(i64(ROLLS)):
        out[i] = ROLL_WEIGHTS[i]
    return ROLLS


def random_roll(rng: Rng) -> i64:
    """Two dice."""
    return i64(actions.roll_of(1 + rng.below(COLOURS), 1 + rng.below(COLOURS)))


def roll(position: Position, action: i64, log: Log | None) -> None:
    """The dice lie there; without a legal swap the roll is spent."""
    number = position.top_a()
    low, high = actions.dice_of(action)
    position.die_a = low
    position.die_b = high
    position.pop()
    position.set_top(number, position.top_b())
    seat = position.seat
    rolled = -1
    if log is not None:
        clause = "SH-TURN-03" if low == high else "SH-TURN-01"
        if number == BONUS_ROLL:
            clause = "SH-BON-04"
        facts: dict[str, object] = {
            "seat": int(seat),
            "dice": [colour_name(low), colour_name(high)],
            "double": low == high,
            "roll": int(number),
        }
        rolled = log.add("rolled", clause, facts)
    if can_swap(position):
        position.push(SWAP, seat, 1)
    elif log is not None:
        clause = "SH-SOLO-06" if position.rules.solo else "SH-TURN-05"
        log.add("spent", clause, {"seat": int(seat)}, rolled)
