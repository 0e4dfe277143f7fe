"""Play with structures until every face, every trait and all that can be done with one was seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import cast

from hexagora import CHANCE, Dealer, Log, Rng, new_game
from hexagora.core.event import Event
from hexagora.games.neuroshima.content.structures import base_structures
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.kinds import BUILD, CONVERT, KINDS, MOVE, SNIPE
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import crowd, table
from worlds import pick

MOST_GAMES = 400
WORLDS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"army1": "hegemony", "army2": "borgo"}),
    (2, {"army1": "outpost", "army2": "hegemony"}),
    (2, {"army1": "moloch", "army2": "hegemony", "reinforcements": "on"}),
    (2, {"army1": "outpost", "army2": "moloch", "boarding": "compulsory"}),
    (3, {"mode": "solo", "army1": "borgo", "army2": "outpost", "army3": "moloch"}),
    (4, {"mode": "team", "extended_board": "on"}),
)
QUARTERMASTER = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d4+d5 0 hegemony_1a+2b 0+0
    c3 0 hegemony_quartermaster 2
    d2 1 moloch_blocker
"""
"""A battle in which an attack of either tile may be turned."""
PAIRS = {
    f"{first.id} {second.id}" for one in base_structures().values() for first, second in one.pairs()
}
DEEDS = {
    "rotates",
    "boards",
    "does not board",
    "moves its first tile",
    "moves its second tile",
    "is carried",
    "is carried by its other tile",
    "is moved by a tile",
    "is heavy and turns",
    "pushes",
    "is pushed",
    "aims",
    "aims beyond the first",
    "has a second attack turned",
    "is paid out of a larger hand",
    "is netted",
    "gives by its links",
    "is wounded",
    "is destroyed",
    "is healed",
    "fills the board",
}


def games() -> Iterator[tuple[NeuroshimaState, Dealer, Rng]]:
    """New games, and now and then a position in which something rare is near."""
    for number in count():
        seed = f"structures {number}"
        kind = number % (len(WORLDS) + 2)
        if kind < len(WORLDS):
            seats, options = WORLDS[kind]
            game = new_game("neuroshima", seats, structures="on", **options)
            state = cast(NeuroshimaState, game.start())
        elif kind == len(WORLDS):
            state = table(QUARTERMASTER, hands=("battle",), structures="on")
        else:
            state = table(
                crowd(without="b3 b4"),
                hands=("net_fighter guard",),
                draws=True,
                unbuilt=(0,),
                structures="on",
            )
        yield state, Dealer(seed), Rng(seed)


def choose(state: NeuroshimaState, rng: Rng) -> int:
    """At random, but whoever can build does, and structures act whenever they can."""
    legal = state.legal()
    if state.kind == BUILD:
        return legal[1 + rng.below(len(legal) - 1)]
    own = [action for action in legal if actions.BOARD < action < actions.WITH_STRUCTURES]
    if own and rng.below(2) == 0:
        return own[rng.below(len(own))]
    return pick(state, rng)


def structure_cells(state: NeuroshimaState) -> set[int]:
    return {cell for cell in range(CELLS) if int(state.units.other(cell)) >= 0}


def deeds(before: NeuroshimaState, action: int, events: list[Event]) -> Iterator[str]:
    """What a structure did or suffered."""
    kind, cells, units = KINDS[int(before.kind)], structure_cells(before), before.units
    if kind == "act" and actions.ROTATE <= action < actions.CARRY_MATE:
        yield "rotates"
    if kind == "act" and action >= actions.CARRY_MATE:
        yield "is carried by its other tile"
    carried = (action - actions.CARRY) // 6
    if kind == "act" and actions.CARRY <= action < actions.TARGET and carried in cells:
        yield "is carried"
    if kind == "board":
        yield "boards" if action == actions.BOARD else "does not board"
    if kind == "pay":
        yield "is paid out of a larger hand"
    if before.kind == MOVE and int(before.top_a()) in cells:
        cell = int(before.top_a())
        heavy = before.tables.traits[int(units.tile[cell])] & 4 != 0
        if heavy:
            yield "is heavy and turns"
        elif before.top_b() == 0:
            yield "is moved by a tile"
        elif (action - actions.PLACE) // 6 != cell:
            yield f"moves its {'second' if units.second >> cell & 1 else 'first'} tile"
    if before.kind == SNIPE:
        yield "aims"
        towards = [int(before.rules.next[6 * int(before.top_a()) + int(before.top_b())])]
        while towards[-1] >= 0:
            towards.append(int(before.rules.next[6 * towards[-1] + int(before.top_b())]))
        first = next(c for c in towards if actions.TARGET + c in before.legal())
        if action != actions.TARGET + first:
            yield "aims beyond the first"
    if before.kind == CONVERT and action >= actions.CONVERT_SECOND:
        yield "has a second attack turned"
    for event in events:
        tile = str(event.facts.get("tile", ""))
        if event.kind == "pushed":
            if "_structure_" in tile:
                yield "is pushed"
            if "_structure_" in str(event.facts["pusher"]):
                yield "pushes"
        if event.kind in ("wounded", "destroyed") and "_structure_" in tile:
            yield f"is {event.kind}"
        if event.kind == "absorbed" and "_structure_" in _tile_at(before, event):
            yield "is healed"
        fought = any(other.kind == "battle" for other in events)
        if event.kind == "built" and fought and not before.rules.boarding_compulsory:
            yield "fills the board"


def _tile_at(state: NeuroshimaState, event: Event) -> str:
    for unit in cast("list[dict[str, str]]", state.view(0).data["board"]):
        if unit["at"] == event.facts["unit"]:
            return unit["tile"]
    return ""


def stands(state: NeuroshimaState) -> Iterator[str]:
    """What holds for a structure now."""
    if state.units.second == 0:
        return
    field = state.field()
    for cell in structure_cells(state):
        if field.caught(cell):
            yield "is netted"
        tile = int(state.units.tile[cell])
        if state.tables.reach[tile] and any(field.linked(cell, tile, d) >= 0 for d in range(6)):
            yield "gives by its links"


def test_everything_of_structures_is_seen() -> None:
    missing = PAIRS | DEEDS
    for played, (state, dealer, rng) in enumerate(games()):
        assert played < MOST_GAMES, f"not seen: {sorted(missing)}"
        while not state.over and missing:
            before = state.copy()
            action = dealer.deal(state) if state.seat == CHANCE else choose(state, rng)
            log = Log()
            state.apply(action, log)
            for event in log.events:
                if event.kind == "built":
                    missing -= {f"{event.facts['tile']} {event.facts['second_tile']}"}
            missing -= set(deeds(before, action, log.events))
            missing -= set(stands(state))
        assert state.check() == []
        if not missing:
            return
