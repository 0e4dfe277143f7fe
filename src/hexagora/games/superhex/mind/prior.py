"""How promising an action looks before it is tried, by weights that were fitted from searches.

A capture is seen at a glance. Of any other swap or laying the question is whether it prepares a
capture or spoils one, and whose dice come next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hexagora.core.evaluation import weigh, weight_out
from hexagora.core.weights import read_weights
from hexagora.games.superhex.mind.captures import joined, twins
from hexagora.games.superhex.mind.judgement import LAST_OF_TURN
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import NEXT, Block
from hexagora.games.superhex.rules.kinds import BONUS, LAY, PUT, SWAP
from hexagora.games.superhex.rules.position import Position

FEATURES: Final = (
    "takes",
    "takes_more",
    "own_threat",
    "own_pair",
    "own_spoilt",
    "own_parted",
    "their_threat",
    "their_pair",
    "their_spoilt",
    "their_parted",
    "pass_second",
    "pass_bonus",
    "buy_threat",
    "buy_firm",
    "lay_threat",
    "lay_firm",
    "lay_last_threat",
)
COUNT: Final = 17

TAKES: Final = 0
TAKES_MORE: Final = 1
OWN: Final = 2
THEIR: Final = 6
THREAT: Final = 0
PAIR: Final = 1
SPOILT: Final = 2
PARTED: Final = 3
PASS_SECOND: Final = 10
PASS_BONUS: Final = 11
BUY_THREAT: Final = 12
BUY_FIRM: Final = 13
LAY_THREAT: Final = 14
LAY_FIRM: Final = 15
LAY_LAST_THREAT: Final = 16

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.superhex.mind", "prior", FEATURES)
)


def fill_priors(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the priors of the legal actions."""
    features = vec[float]([0.0] * (count * COUNT))
    fill_features(position, legal, count, features)
    weigh(features, count, WEIGHTS, out)
    weight_out(count, out)


def fill_features(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the features of each legal action, one action after the other."""
    kind = position.kind
    if kind == SWAP:
        _swaps(position, legal, count, out)
    elif kind == BONUS or kind == PUT or kind == LAY:
        _layings(position, legal, count, out)


def _swaps(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    block = position.block
    twin = twins(block)
    # Whether the seat's own dice, or the double's second swap, come next if nothing is captured.
    again = position.die_a == position.die_b and position.top_a() == 1
    ours = position.rules.solo or again or i64(position.stack[2]) == 1
    group: i64 = OWN if ours else THEIR
    for i in range(count):
        action = i64(legal[i])
        base = i * COUNT
        if action == actions.PASS:
            out[base + PASS_SECOND] = 1.0
            continue
        a = actions.swap_first(action)
        b = actions.swap_second(action)
        size = joined(block, twin, a, b) + joined(block, twin, b, a)
        if size > 0:
            out[base + TAKES] = 1.0
            out[base + TAKES_MORE] = float(size - 3)
            continue
        _moved(block, twin, a, b, base + group, out)
        _moved(block, twin, b, a, base + group, out)


def _moved(block: Block, twin: vec[i16], start: i64, goal: i64, base: i64, out: vec[float]) -> None:
    """What a piece that captures nothing prepares where it goes, and leaves where it was."""
    colour = i64(block.grid[start])
    out[base + THREAT] += _threats(block, goal, colour, start)
    out[base + SPOILT] += _threats(block, start, colour, start)
    out[base + PAIR] += _beside(block, goal, colour, start)
    if twin[start] >= 0:
        out[base + PARTED] += 1.0


def _layings(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    block = position.block
    kind = position.kind
    last = kind == LAY and i64(position.stack[2]) >= LAST_OF_TURN
    for i in range(count):
        action = i64(legal[i])
        base = i * COUNT
        if action == actions.PASS:
            out[base + PASS_BONUS] = 1.0
            continue
        cell = actions.lay_cell(action)
        threats = _threats(block, cell, actions.lay_colour(action), cell)
        firm = float(block.support(cell))
        if kind != LAY:
            # Alone nothing is bought, but here too the own dice come next.
            out[base + BUY_THREAT] = threats
            out[base + BUY_FIRM] = firm
        else:
            out[base + (LAY_LAST_THREAT if last else LAY_THREAT)] = threats
            out[base + LAY_FIRM] = firm


def _threats(block: Block, cell: i64, colour: i64, away: i64) -> float:
    """Beside how many neighbours a piece on a cell and two others of its colour would meet.

    The piece that is now on ``away`` is not counted: it is the one that moves.
    """
    grid = block.grid
    total = 0.0
    for d in range(i64(6)):
        meeting = i64(NEXT[cell * 6 + d])
        there = i64(grid[meeting])
        if there == 0 or there == colour:
            continue
        others: i64 = 0
        for e in range(i64(6)):
            beside = i64(NEXT[meeting * 6 + e])
            if i64(grid[beside]) == colour and beside != away and beside != cell:
                others += 1
        if others >= 2:
            total += 1.0
    return total


def _beside(block: Block, cell: i64, colour: i64, away: i64) -> float:
    """How many other pieces of the colour touch a cell."""
    total = 0.0
    for d in range(i64(6)):
        beside = i64(NEXT[cell * 6 + d])
        if i64(block.grid[beside]) == colour and beside != away:
            total += 1.0
    return total
