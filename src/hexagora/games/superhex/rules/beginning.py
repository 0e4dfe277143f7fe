"""The beginning: the layout is dealt, and somebody is first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.state import CHANCE
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.kinds import FIRST
from hexagora.games.superhex.rules.layout import lay_out
from hexagora.games.superhex.rules.position import Position, named_cells
from hexagora.games.superhex.rules.turns import begin_turn

DEALS: Final = 4
"""So many numbers from 0 to 255 name the layout."""


def fill_deals(out: vec[i32]) -> i64:
    """Any part of the number."""
    for i in range(i64(256)):
        out[i] = i32(actions.DEAL + i)
    return 256


def deal(position: Position, part: i64, log: Log | None) -> None:
    """A part of the layout's number is known; with the last one the block lies there."""
    done = position.top_a() + 1
    if done < DEALS:
        position.set_top(done, position.top_b() * 256 + part)
        return
    number = int(position.top_b()) * 256 + int(part)
    position.pop()
    position.block = lay_out(number, position.rules.most_gaps)
    if log is not None:
        log.add("dealt", "SH-SET-02", {"block": named_cells(position.block)})
    if position.rules.first < 0:
        position.push(FIRST, CHANCE)
    else:
        begin_turn(position, position.rules.first, log)


def fill_firsts(position: Position, out: vec[i32]) -> i64:
    """Any seat may be the first."""
    for i in range(position.rules.seats):
        out[i] = i32(actions.FIRST + i)
    return position.rules.seats


def choose_first(position: Position, seat: i64, log: Log | None) -> None:
    """Chance has chosen who begins."""
    position.pop()
    begin_turn(position, seat, log)
