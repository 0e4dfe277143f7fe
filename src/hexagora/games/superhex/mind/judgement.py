"""What a position is worth to each seat, by what is captured and what the next dice can capture.

All that a roll can take is known exactly (`captures`), and so is nearly all that the roll after it
finds. Weights fitted from games turn it, the lead, and whose dice come next into shares of the
victory; alone it is the share of the pieces that may be had.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.evaluation import share_out, weigh
from hexagora.core.weights import read_weights
from hexagora.games.superhex.mind.captures import (
    chance,
    expected,
    fill_takes,
    leaves,
    pairs,
    without,
)
from hexagora.games.superhex.rules.block import COLOURS, GROUP, PIECES
from hexagora.games.superhex.rules.kinds import BONUS, ROLL, SWAP
from hexagora.games.superhex.rules.position import Position

FEATURES: Final = (
    "pile",
    "pile_late",
    "swap_takes",
    "swap_again",
    "swap_first",
    "swap_last",
    "missed_first",
    "missed_last",
    "first_roll",
    "first_takes",
    "first_missed",
    "second_roll",
    "second_takes",
    "second_missed",
    "bonus_roll",
    "bonus_takes",
    "bonus_missed",
    "may_buy",
    "buy_takes",
    "then_takes",
    "wins_now",
    "then_missed",
    "wins_next",
    "swap_leaves",
    "first_leaves",
    "last_leaves",
    "then_leaves",
    "roll_pairs",
    "then_pairs",
)
COUNT: Final = 29

PILE: Final = 0
PILE_LATE: Final = 1
SWAP_TAKES: Final = 2
SWAP_AGAIN: Final = 3
SWAP_FIRST: Final = 4
SWAP_LAST: Final = 5
MISSED_FIRST: Final = 6
MISSED_LAST: Final = 7
FIRST_ROLL: Final = 8
FIRST_TAKES: Final = 9
FIRST_MISSED: Final = 10
SECOND_ROLL: Final = 11
SECOND_TAKES: Final = 12
SECOND_MISSED: Final = 13
BONUS_ROLL: Final = 14
BONUS_TAKES: Final = 15
BONUS_MISSED: Final = 16
MAY_BUY: Final = 17
BUY_TAKES: Final = 18
THEN_TAKES: Final = 19
WINS_NOW: Final = 20
THEN_MISSED: Final = 21
WINS_NEXT: Final = 22
SWAP_LEAVES: Final = 23
FIRST_LEAVES: Final = 24
LAST_LEAVES: Final = 25
THEN_LEAVES: Final = 26
ROLL_PAIRS: Final = 27
THEN_PAIRS: Final = 28

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.superhex.mind", "judgement", FEATURES)
)

# The turn counts its rolls; from the bonus roll on nothing more comes in it.
LAST_OF_TURN: Final = 3

SOLO_NEXT: Final = 1.0
SOLO_LATER: Final = 1.9
"""Alone: how much of the next roll's captures counts, and what every later roll brings."""


def judge(position: Position, out: vec[float]) -> None:
    """Write what each seat may expect, from 0 to 1."""
    if position.rules.solo:
        out[0] = _alone(position)
        return
    n = position.rules.seats
    features = vec[float]([0.0] * (n * COUNT))
    fill_features(position, features)
    weigh(features, n, WEIGHTS, out)
    share_out(position.rules.side, -1, out)


def fill_features(position: Position, out: vec[float]) -> None:
    """Write the features of each seat, one seat after the other.

    Captures are counted in units that grow as fewer pieces are left to be had.
    """
    rules = position.rules
    n = rules.seats
    captured: i64 = 0
    for seat in range(n):
        captured += position.pile_size(seat)
    still = PIECES - rules.end_at - captured
    unit = 1.0 / sqrt(1.0 + float(max(0, still)))
    for seat in range(n):
        size = float(position.pile_size(seat)) * unit
        out[seat * COUNT + PILE] = size
        out[seat * COUNT + PILE_LATE] = size * unit
    if position.turn_seat() < 0:
        return
    takes = vec[i64]([0] * (COLOURS + 1))
    fill_takes(position.block, takes)
    kind = position.kind
    if kind == SWAP:
        _swapping(position, takes, still, unit, out)
    elif kind == ROLL:
        _rolling(position, takes, still, unit, out)
    elif kind == BONUS or i64(position.stack[2]) < LAST_OF_TURN:
        base = position.turn_seat() * COUNT
        out[base + MAY_BUY] = unit
        out[base + BUY_TAKES] = expected(position.block, takes) * unit
    else:
        _passing(position, takes, still, unit, out)


def _swapping(
    position: Position, takes: vec[i64], still: i64, unit: float, out: vec[float]
) -> None:
    """The dice lie, and one of the swaps that they allow will be made."""
    mover = position.turn_seat()
    base = mover * COUNT
    after = (mover + 1) % position.rules.seats * COUNT
    first = i64(position.stack[2]) == 1
    out[base + (SWAP_FIRST if first else SWAP_LAST)] = unit
    taken = position.die_a if takes[position.die_a] >= takes[position.die_b] else position.die_b
    most = takes[taken]
    out[base + SWAP_TAKES] = float(most) * unit
    if most >= _needed(position, mover, still):
        out[base + WINS_NOW] = 1.0
    if most > 0:
        out[after + SWAP_LEAVES] = without(takes, taken) * unit
    elif position.die_a == position.die_b and position.top_a() == 1:
        out[base + SWAP_AGAIN] = unit
    elif first:
        out[base + MISSED_FIRST] = expected(position.block, takes) * unit
    else:
        out[after + MISSED_LAST] = expected(position.block, takes) * unit


def _rolling(position: Position, takes: vec[i64], still: i64, unit: float, out: vec[float]) -> None:
    """Somebody is about to roll."""
    mover = position.turn_seat()
    base = mover * COUNT
    after = (mover + 1) % position.rules.seats * COUNT
    mean = expected(position.block, takes) * unit
    # The board stays as it is only where the roll takes nothing.
    missed = mean * (1.0 - chance(takes, GROUP))
    left = leaves(takes) * unit
    out[base + WINS_NOW] = chance(takes, _needed(position, mover, still))
    out[base + ROLL_PAIRS] = float(pairs(position.block)) * unit
    if position.top_a() == 1:
        out[base + FIRST_ROLL] = unit
        out[base + FIRST_TAKES] = mean
        out[base + FIRST_MISSED] = missed
        out[after + FIRST_LEAVES] = left
        return
    out[after + LAST_LEAVES] = left
    if position.top_a() == 2:
        out[base + SECOND_ROLL] = unit
        out[base + SECOND_TAKES] = mean
        out[after + SECOND_MISSED] = missed
    else:
        out[base + BONUS_ROLL] = unit
        out[base + BONUS_TAKES] = mean
        out[after + BONUS_MISSED] = missed


def _passing(position: Position, takes: vec[i64], still: i64, unit: float, out: vec[float]) -> None:
    """Nothing more comes in this turn: the next seat finds the board as it is."""
    mover = position.turn_seat()
    following = (mover + 1) % position.rules.seats
    after = following * COUNT
    mean = expected(position.block, takes) * unit
    out[after + THEN_TAKES] = mean
    out[after + THEN_MISSED] = mean * (1.0 - chance(takes, GROUP))
    out[after + THEN_PAIRS] = float(pairs(position.block)) * unit
    out[after + WINS_NEXT] = chance(takes, _needed(position, following, still))
    out[mover * COUNT + THEN_LEAVES] = leaves(takes) * unit


def _needed(position: Position, seat: i64, still: i64) -> i64:
    """How many pieces a seat must capture to end the game and win it."""
    lead: i64 = 0
    for other in range(position.rules.seats):
        if other != seat:
            lead = max(lead, position.pile_size(other))
    return max(still, lead + 1 - position.pile_size(seat))


def _alone(position: Position) -> float:
    """The share of all pieces that one player may have in the end."""
    rules = position.rules
    own = float(position.pile_size(0))
    takes = vec[i64]([0] * (COLOURS + 1))
    fill_takes(position.block, takes)
    rolls = float(rules.solo_rolls - position.turns)
    kind = position.kind
    if kind == ROLL:
        rolls += 1.0
    if kind == SWAP:
        most = float(max(takes[position.die_a], takes[position.die_b]))
        own += max(most, SOLO_NEXT * expected(position.block, takes) if rolls >= 1.0 else 0.0)
        if most > 0.0 and rolls >= 1.0:
            own += 0.5 * SOLO_NEXT * expected(position.block, takes)
            rolls -= 1.0
    elif rolls >= 1.0:
        own += SOLO_NEXT * expected(position.block, takes)
        rolls -= 1.0
    left = float(position.block.count)
    own += SOLO_LATER * rolls * left / float(PIECES)
    return min(1.0, own / float(PIECES))
