"""How hard an etude is and what it is about; docs/etudes.md tells the formulas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import log10

from hexagora.games.neuroshima.etudes.ablation import motifs
from hexagora.games.neuroshima.etudes.lines import Replay
from hexagora.games.neuroshima.etudes.proving import Proof
from hexagora.games.neuroshima.etudes.records import Etude
from hexagora.games.neuroshima.proof.chances import share_of
from hexagora.games.neuroshima.proof.looks import turns_of
from hexagora.games.neuroshima.proof.search import step
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import ACT, PLACE, PUSHED
from hexagora.games.neuroshima.rules.tiles import PUSH_BACK

BOUNDS = (4.5, 5.25, 6.0, 6.75)
"""Below the first it is level 1, and so on."""
LEAST = 1e-12
MOST_LINES = 300
"""More lines than these make no difference to a logarithm."""


@dataclass(frozen=True)
class Measures:
    """What is measured: density, surprise, motifs, category, and the level that follows."""

    density: float
    surprise: float
    motifs: Sequence[str]
    category: str
    level: int


def measure(etude: Etude, proof: Proof) -> Measures:
    """Measure an etude that has a solution."""
    density = log10(proof.leaves / max(1, proof.solutions))
    surprise = -log10(max(LEAST, chance(etude, proof)))
    line = min(proof.lines, key=lambda one: (Replay(etude).follow(one).moves, len(one)))
    about = motifs(etude, line)
    only = proof.classes[0]
    one_order = len(only.orders) == 1 < only.all_orders
    hard = 0.5 * density + surprise + one_order
    hard += 0.5 * (max(1, len(about)) - 1) + (etude.use - 2)
    level = 1 + sum(hard >= bound for bound in BOUNDS)
    return Measures(density, surprise, about, category(etude, proof, line, about), level)


def category(etude: Etude, proof: Proof, line: Sequence[int], about: Sequence[str]) -> str:
    """What the solution turns on, the rarest first."""
    replay = Replay(etude).follow(line)
    tables = etude.state.tables
    instants = {int(tables.instant[item.tile]) for item in replay.items}
    kinds = {goal.kind for goal in etude.goals}
    turned = [count for count in proof.classes[0].turns if count]
    found = [
        ("conversion", "conversion" in about),
        ("take_over", "take_over" in about),
        ("explosion", "explosion" in about),
        ("push", PUSH_BACK in instants),
        ("extra_attack", "extra_attack" in about),
        ("order", proof.classes[0].order_matters),
        ("mobility", bool(replay.moves or instants - {0})),
        ("medic", "enemy_medic" in about or "medic" in about),
        ("net_break", "enemy_net" in about),
        ("net_ring", "net" in about and _nets_a_net(replay)),
        ("initiative", "initiative" in about or "slowing" in about),
        ("survival", bool(kinds & {"survive", "unhurt"})),
        ("exchange", bool(kinds & {"clear", "keep"})),
        ("lines", "enemy_armour" in about or max(turned, default=0) == 6),
    ]
    return next((name for name, holds in found if holds), "hq_kill")


def _nets_a_net(replay: Replay) -> bool:
    """Whether a net of the solver looks at an enemy that nets itself."""
    state = replay.state
    tables, units = state.tables, state.units
    for item in replay.items:
        if item.cell < 0 or not any(edge.net for edge in tables.tiles[item.tile].edges):
            continue
        for edge, printed in enumerate(tables.tiles[item.tile].edges):
            turn = int(units.turn[item.cell])
            other = int(state.rules.next[item.cell * 6 + (edge + turn) % 6])
            if not printed.net or other < 0 or units.tile[other] < 0:
                continue
            there = tables.tiles[int(units.tile[other])]
            if int(units.owner[other]) != replay.seat and any(e.net for e in there.edges):
                return True
    return False


def chance(etude: Etude, proof: Proof) -> float:
    """The chance that a player who goes by the first glance plays a solution."""
    fewest = min(Replay(etude).follow(line).moves for line in proof.lines[:MOST_LINES])
    total = 0.0
    for line in proof.lines[:MOST_LINES]:
        if Replay(etude).follow(line).moves == fewest:
            for order in _orders(etude, line):
                total += _chance_of(etude, order)
    return min(1.0, total)


def _orders(etude: Etude, line: Sequence[int]) -> Iterator[Sequence[int]]:
    """Where tiles are only placed, a line stands for all its orders."""
    pairs = [tuple(line[i : i + 2]) for i in range(0, len(line), 2)]
    if all(len(pair) == 2 and actions.PLACE <= pair[1] < actions.MOVE for pair in pairs) and all(
        actions.USE <= pair[0] < actions.DISCARD for pair in pairs
    ):
        for order in set(permutations(pairs)):
            yield [action for pair in order for action in pair]
    else:
        yield line


def _chance_of(etude: Etude, line: Sequence[int]) -> float:
    state = etude.state.copy()
    turns = turns_of(state.tables)
    chance = 1.0
    for action in line:
        alike = [action]
        if state.kind == PLACE:
            way = int(turns[int(state.top_a())])
            spot = action - actions.PLACE
            alike = [
                actions.PLACE + spot // 6 * 6 + (spot % 6 + way * i) % 6 for i in range(6 // way)
            ]
        if state.kind == PUSHED:
            chance /= len(state.legal())
        else:
            used = state.kind == ACT and action >= actions.MOVE
            chance *= share_of(state, alike, may_end=used)
        step(state, action)
    return chance
