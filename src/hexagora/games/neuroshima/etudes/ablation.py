"""What a solution turns on: rules are switched off one by one (docs/etudes.md, Measures).

A rule of the solver's own side matters if the solution fails without it; one of the other side if
without it one tile less would do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from hexagora.games.neuroshima.content.armies import Army, Tile
from hexagora.games.neuroshima.content.fan_armies import known_armies
from hexagora.games.neuroshima.etudes.lines import Replay
from hexagora.games.neuroshima.etudes.records import Etude
from hexagora.games.neuroshima.proof.search import Search, result_of, with_tables
from hexagora.games.neuroshima.rules.tiles import Tables

Change = Callable[[Tile], Tile]


def _without_net(tile: Tile) -> Tile:
    return replace(tile, edges=tuple(replace(edge, net=False) for edge in tile.edges))


def _without_armour(tile: Tile) -> Tile:
    return replace(tile, edges=tuple(replace(edge, armour=False) for edge in tile.edges))


def _without(*effects: str) -> Change:
    """Tiles that do not do some things; what they do to the enemy is a rule of its own."""

    def change(tile: Tile) -> Tile:
        left = tuple(one for one in tile.effects if f"{one.effect} {one.target}" not in effects)
        left = tuple(one for one in left if one.effect not in effects)
        return replace(tile, effects=left)

    return change


OWN: dict[str, Change] = {
    "net": _without_net,
    "bonus": _without("melee", "ranged"),
    "initiative": _without("initiative friendly"),
    "slowing": _without("initiative enemy"),
    "extra_attack": _without("extra_attack"),
    "medic": _without("medic"),
    "conversion": _without("convert_attack"),
    "take_over": _without("take_over_module"),
    "explosion": _without("explode"),
}
ENEMY: dict[str, Change] = {
    "enemy_net": _without_net,
    "enemy_medic": _without("medic"),
    "enemy_armour": _without_armour,
}


def motifs(etude: Etude, line: Sequence[int]) -> list[str]:
    """The rules that the solution turns on."""
    board = Replay(etude).follow(line).state
    goals = etude.aims()
    found = []
    for name, change in OWN.items():
        tables = _tables(etude, etude.seat, change)
        if result_of(with_tables(board, tables), goals) > 0:
            found.append(name)
    for name, change in ENEMY.items():
        tables = _tables(etude, 1 - etude.seat, change)
        search = Search(with_tables(etude.state, tables), goals, etude.use - 1)
        search.begin()
        while search.go_on():
            pass
        if search.value == 0:
            found.append(name)
    return found


def _tables(etude: Etude, seat: int, change: Change) -> Tables:
    known = known_armies()
    armies: list[Army] = []
    for i in range(2):
        army = known[etude.state.game.options[f"army{i + 1}"]]
        if i == seat:
            army = replace(army, tiles=tuple(change(tile) for tile in army.tiles))
        armies.append(army)
    return Tables(armies)
