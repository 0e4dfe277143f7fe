"""What every good etude must be (docs/etudes.md): each failing has its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hexagora.core.capabilities import Told
from hexagora.games.neuroshima.etudes.lines import Replay
from hexagora.games.neuroshima.etudes.proving import Progress, Proof, classes_of, search
from hexagora.games.neuroshima.etudes.records import Etude
from hexagora.games.neuroshima.proof.looks import turns_of
from hexagora.games.neuroshima.proof.search import result_of, step, take_away
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.state import NeuroshimaState

MOST_TURNS = 3


def failings(
    etude: Etude, proof: Proof, units: bool = True, told: Progress | None = None
) -> Iterator[Told]:
    """All that keeps an etude from being a good one; the dear look at its units comes last, and
    ``told`` hears of it."""
    if proof.short > 0:
        yield "etude-fault-unsolved", {"short": proof.short}
        return
    if not proof.sound:
        classes = [", ".join(one.tiles) for one in proof.classes[:5]]
        count = len(proof.classes)
        yield "etude-fault-unsound", {"count": count, "classes": "; ".join(classes)}
        return
    yield from _too_many_turns(etude, proof)
    for used, short in enumerate(proof.fewer):
        if short == 0:
            yield "etude-fault-fewer", {"count": used}
            return
    yield from _not_playable(etude)
    for cell in needless(etude, proof, told) if units else ():
        tile = etude.state.tables.tiles[int(etude.state.units.tile[cell])].id
        yield "etude-fault-needless", {"cell": NAMES[cell], "tile": tile}


def _too_many_turns(etude: Etude, proof: Proof) -> Iterator[Told]:
    (only,) = proof.classes
    turns = turns_of(etude.state.tables)
    for (tile, _, _), count in zip(only.key, only.turns, strict=True):
        if MOST_TURNS < count < int(turns[tile]):
            yield "etude-fault-turns", {"tile": etude.state.tables.tiles[tile].id, "count": count}


def _not_playable(etude: Etude) -> Iterator[Told]:
    """Offered tiles that can be played neither now nor after any other tile."""
    start = etude.state
    hand = [tile for tile in range(len(start.tables.tiles)) if start.hand[tile]]
    open_now = _usable(start)
    for tile in hand:
        if tile in open_now or any(
            tile in _usable(after) for other in open_now for after in _after(start, other)
        ):
            continue
        yield "etude-fault-unplayable", {"tile": start.tables.tiles[tile].id}


def _usable(state: NeuroshimaState) -> set[int]:
    first = int(state.first_tile(state.seat))
    return {first + a - actions.USE for a in state.legal() if actions.USE <= a < actions.DISCARD}


def _after(start: NeuroshimaState, tile: int) -> Iterator[NeuroshimaState]:
    """The positions after a unit is placed, unturned."""
    if start.tables.instant[tile]:
        return
    placing = start.copy()
    placing.apply(actions.USE + tile - int(start.first_tile(start.seat)))
    for action in placing.legal():
        if (action - actions.PLACE) % 6 == 0:
            after = placing.copy()
            step(after, action)
            yield after


def needless(etude: Etude, proof: Proof, told: Progress | None = None) -> Iterator[int]:
    """The cells of units without which all stays as it is: the same class, and no other."""
    cells = list(_doubtful(etude))
    for done, cell in enumerate(cells, 1):
        if same_without(etude, proof, cell):
            yield cell
        if told is not None:
            told(done, len(cells))


def _doubtful(etude: Etude) -> Iterator[int]:
    """The cells of the units that must be needed."""
    goals = {goal.kind: goal for goal in etude.goals}
    kept = goals["keep"].cells if "keep" in goals else ()
    units = etude.state.units
    for cell in range(CELLS):
        tile = int(units.tile[cell])
        if tile < 0 or etude.state.tables.kind[tile] == HQ or NAMES[cell] in kept:
            continue
        if "clear" in goals and int(units.owner[cell]) != etude.seat:
            continue  # The enemy's units are the goal.
        yield cell


def same_without(etude: Etude, proof: Proof, cell: int) -> bool:
    """Whether a unit can be taken away and the class of solutions is still the only one."""
    smaller = without(etude, cell)
    if not any(solves(smaller, line) for line in proof.lines):
        return False
    found = search(smaller, smaller.use)
    if found.value > 0 or found.more:
        return False
    classes = classes_of(smaller, found.lines, bool(found.pure))
    if [one.key for one in classes] != [one.key for one in proof.classes]:
        return False
    return all(int(search(smaller, use).value) > 0 for use in range(etude.use))


def without(etude: Etude, cell: int) -> Etude:
    """The same etude with a unit less."""
    state = etude.state.copy()
    take_away(state, cell)
    return replace(etude, state=state)


def solves(etude: Etude, line: Sequence[int]) -> bool:
    """Whether a line can still be played and solves, with the answers that it had."""
    replay = Replay(etude)
    for action in line:
        if action not in replay.state.legal():
            return False
        replay.do(action)
    return result_of(replay.state, etude.aims()) == 0
