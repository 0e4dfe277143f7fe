"""What a position is worth to each seat, by what is captured and what the next dice can capture.

All that a roll can take is known exactly: a swap brings one piece beside others of its colour, and
before it no more than two of a colour hang together. So the expectation over the dice takes one
look at every pair of touching pieces. Weights fitted from games turn it, the lead, and whose dice
come next into shares of the victory; alone it is the share of the pieces that may be had.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hexagora.core.evaluation import share_out, weigh
from hexagora.core.weights import read_weights
from hexagora.games.superhex.rules.block import CELLS, COLOURS, GROUP, NEXT, PIECES, Block
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
)
COUNT: Final = 21

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

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.superhex.mind", "judgement", FEATURES)
)

# The turn counts its rolls; from the bonus roll on nothing more comes in it.
LAST_OF_TURN: Final = 3

DOUBLE: Final = 0.42
"""What a double captures with two swaps where one is not enough, for each piece of its colour."""
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
    lead: i64 = 0
    mover = position.turn_seat()
    for seat in range(n):
        size = position.pile_size(seat)
        out[seat * COUNT + PILE] = float(size) * unit
        out[seat * COUNT + PILE_LATE] = float(size) * unit * unit
        if seat != mover and size > lead:
            lead = size
    if mover < 0:
        return
    need = max(still, lead + 1 - position.pile_size(mover))
    takes = vec[i64]([0] * (COLOURS + 1))
    fill_takes(position.block, takes)
    base = mover * COUNT
    after = (mover + 1) % n * COUNT
    kind = position.kind
    mean = expected(position.block, takes) * unit
    roll = i64(position.stack[2])
    if kind == SWAP:
        out[base + (SWAP_FIRST if roll == 1 else SWAP_LAST)] = unit
        most = max(takes[position.die_a], takes[position.die_b])
        out[base + SWAP_TAKES] = float(most) * unit
        if most >= need:
            out[base + WINS_NOW] = 1.0
        if most == 0:
            if position.die_a == position.die_b and position.top_a() == 1:
                out[base + SWAP_AGAIN] = unit
            elif roll == 1:
                out[base + MISSED_FIRST] = mean
            else:
                out[after + MISSED_LAST] = mean
    elif kind == ROLL:
        # The board stays as it is only where the roll takes nothing.
        missed = mean * (1.0 - chance(takes, GROUP))
        out[base + WINS_NOW] = chance(takes, need)
        if position.top_a() == 1:
            out[base + FIRST_ROLL] = unit
            out[base + FIRST_TAKES] = mean
            out[base + FIRST_MISSED] = missed
        elif position.top_a() == 2:
            out[base + SECOND_ROLL] = unit
            out[base + SECOND_TAKES] = mean
            out[after + SECOND_MISSED] = missed
        else:
            out[base + BONUS_ROLL] = unit
            out[base + BONUS_TAKES] = mean
            out[after + BONUS_MISSED] = missed
    elif kind == BONUS or roll < LAST_OF_TURN:
        out[base + MAY_BUY] = unit
        out[base + BUY_TAKES] = mean
    else:
        out[after + THEN_TAKES] = mean


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


def expected(block: Block, takes: vec[i64]) -> float:
    """How many pieces a roll of both dice captures on average, if the most are taken."""
    total = 0.0
    for i in range(block.count):
        if takes[i64(block.grid[i64(block.cells[i])])] == 0:
            total += DOUBLE
    for a in range(i64(1), i64(COLOURS + 1)):
        own = takes[a]
        total += float(own)
        for b in range(a + 1, i64(COLOURS + 1)):
            total += 2.0 * float(max(own, takes[b]))
    return total / float(COLOURS * COLOURS)


def chance(takes: vec[i64], least: i64) -> float:
    """How likely a roll of both dice is to capture so many pieces in one swap."""
    without: i64 = 0
    for colour in range(i64(1), i64(COLOURS + 1)):
        if takes[colour] < least:
            without += 1
    return 1.0 - float(without * without) / float(COLOURS * COLOURS)


def fill_takes(block: Block, out: vec[i64]) -> None:
    """Write for each colour how many pieces a swap can capture that a die of the colour allows."""
    grid = block.grid
    twin = twins(block)
    for i in range(block.count):
        cell = i64(block.cells[i])
        own = i64(grid[cell])
        for d in range(i64(3)):
            beside = i64(NEXT[cell * 6 + d])
            other = i64(grid[beside])
            if other == 0 or other == own:
                continue
            size = joined(block, twin, beside, cell) + joined(block, twin, cell, beside)
            if size > out[own]:
                out[own] = size
            if size > out[other]:
                out[other] = size


def twins(block: Block) -> vec[i16]:
    """For each cell the piece of the same colour that touches it, or -1: there is one at most."""
    twin = vec[i16]([-1] * CELLS)
    grid = block.grid
    for i in range(block.count):
        cell = i64(block.cells[i])
        for d in range(i64(3)):
            beside = i64(NEXT[cell * 6 + d])
            if grid[beside] == grid[cell]:
                twin[cell] = i16(beside)
                twin[beside] = i16(cell)
    return twin


def joined(block: Block, twin: vec[i16], start: i64, goal: i64) -> i64:
    """How many pieces are captured around a piece that is swapped to a cell beside it."""
    grid = block.grid
    colour = grid[start]
    size: i64 = 1
    for d in range(i64(6)):
        beside = i64(NEXT[goal * 6 + d])
        if grid[beside] != colour or beside == start:
            continue
        size += 1
        second = i64(twin[beside])
        if second >= 0 and second != start and not _touch(goal, second):
            size += 1
    return size if size >= GROUP else 0


def _touch(a: i64, b: i64) -> bool:
    for d in range(i64(6)):
        if i64(NEXT[a * 6 + d]) == b:
            return True
    return False
