"""Small positions of Neuroshima Hex written as text, for tests that read like the rules.

A board has one unit per line: cell, seat, tile, rotation, and wounds if it has any::

    d4 0 outpost_hq
    d3 1 moloch_clown 3 w1

A structure has two of each: ``d3+d4 0 borgo_1a+2b 0+3 w1``.

Acts are words, several in a row with commas: ``use move, d4, d5/0, end``. They are looked up among
the legal ones, so an act that is not legal fails the test. Draws are acts too, and must be given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import u8

from hexagora import CHANCE, Log
from hexagora.core.event import Event
from hexagora.core.registry import make_game
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.cells import MAIN as IS_MAIN
from hexagora.games.neuroshima.rules.kinds import ACT, ACTING, KINDS, TURN
from hexagora.games.neuroshima.rules.leaders import CARD, CHIEF, LEFT
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.state import NeuroshimaState, blank
from hexagora.games.neuroshima.table.fight import Question
from hexagora.games.neuroshima.table.fight import fight as fight_out
from neuroshima_acts import short, word

MAIN = [name for name, inside in zip(NAMES, IS_MAIN, strict=True) if inside]


def table(
    board: str,
    hands: tuple[str, ...] = (),
    piles: tuple[str | None, ...] = (),
    seat: int = 0,
    points: tuple[int, ...] = (),
    armies: str = "",
    draws: bool = False,
    turns: int = 9,
    slot: int | None = None,
    owed: tuple[int, ...] | None = None,
    version: int | None = None,
    marks: dict[str, int] | None = None,
    unbuilt: tuple[int, ...] = (),
    cards: str = "",
    uses: tuple[int, int] = (2, 2),
    **options: str,
) -> NeuroshimaState:
    """A position in which a seat acts, or with ``draws`` begins its turn.

    Hands and piles are short names of tiles. A pile that is not given holds the rest of the army;
    of a given one the rest has been discarded. Each seat has the army of its first unit. With
    ``owed`` the piles are empty, and those seats have one turn left before the final battle. The
    seats of ``unbuilt`` still have their structures. The rules are the newest, or those of
    ``version``. ``marks`` is what a mission remembers, by name. ``cards`` are the leaders of both
    sides, with so many ``uses`` left; they are ours unless the option leaders names a file's.
    """
    if cards:
        options.setdefault("leaders", "on")
    rows = [line.split() for line in board.splitlines() if line.strip()]
    leads: dict[int, str] = {}
    for row in rows:
        leads.setdefault(int(row[1]), row[2].split("_")[0])
    named = armies.split() or [leads[i] for i in sorted(leads)]
    seats = len(named)
    leading = {f"army{i + 1}": army for i, army in enumerate(named)}
    game = make_game("neuroshima", seats, {**leading, **options}, version)
    start = game.start()
    assert isinstance(start, NeuroshimaState)
    state = blank(game, start.rules, start.tables)
    for name, mark in (marks or {}).items():
        course = state.rules.mission
        assert course is not None, "only missions remember anything"
        state.marks[course.names.index(name)] = mark
        course.settle(state)
    for row in rows:
        (_lay_two if "+" in row[0] else _lay)(state, row)
    state.unbuilt = sum(bit(other) for other in unbuilt)
    known = [card.partition("-")[0] for card in state.rules.cards.ids]
    for side, card in enumerate(cards.split()):
        state.leaders.numbers[CARD + side] = known.index(card)
        state.leaders.numbers[LEFT + side] = uses[side]
        state.leaders.numbers[CHIEF + side] = side
    if owed is not None:
        piles = ("",) * seats
        state.last = seat
        state.owed = sum(bit(other) for other in owed)
    for i in range(seats):
        hand = hands[i] if i < len(hands) else ""
        _deal(state, i, hand, piles[i] if i < len(piles) else None)
    for i, count in enumerate(points):
        state.points[i] = count
    order = [int(i) for i in state.rules.order]
    state.slot = order.index(seat) if slot is None else slot
    state.turns = turns
    if draws:
        before = (int(state.slot) - 1) % len(order)
        state.slot = before
        seat = order[before]
        state.turns -= 1
    state.push(TURN, seat, ACTING)
    state.push(ACT, seat)
    if draws:
        state.apply(actions.END)
    return state


def _lay(state: NeuroshimaState, row: list[str]) -> None:
    cell, seat, tile, turn, wounds = (*row, "0", "w0")[:5] if len(row) == 3 else (*row, "w0")[:5]
    at = NUMBERS[cell]
    assert state.rules.playable[at], f"{cell} is not on this board"
    assert state.units.tile[at] < 0, f"{cell} is taken twice"
    state.units.put(at, number(state, int(seat), tile), int(seat), int(turn))
    state.units.wounds[at] = u8(int(wounds[1:]))


def _lay_two(state: NeuroshimaState, row: list[str]) -> None:
    cells, seat, tile, turns, wounds = (
        (*row, "0+0", "w0")[:5] if len(row) == 3 else (*row, "w0")[:5]
    )
    sides = [face[1] for face in tile.split("_")[1].split("+")]
    pair = 2 * "ab".index(sides[0]) + "ab".index(sides[1])
    first = int(state.tables.structure[int(seat)]) + 2 * pair
    head, second = (NUMBERS[cell] for cell in cells.split("+"))
    for half, at in enumerate((head, second)):
        assert state.rules.playable[at], f"{NAMES[at]} is not on this board"
        assert state.units.tile[at] < 0, f"{NAMES[at]} is taken twice"
        state.units.put(at, first + half, int(seat), int(turns.split("+")[half]))
    state.units.join(head, second)
    state.units.wounds[head] = u8(int(wounds[1:]))


def _deal(state: NeuroshimaState, seat: int, hand: str, pile: str | None) -> None:
    first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
    on_board = [int(state.units.tile[cell]) for cell in range(CELLS)]
    rest = {
        tile: int(state.tables.count[tile]) - on_board.count(tile)
        for tile in range(first, last)
        if state.tables.kind[tile] != HQ and state.tables.count[tile] > 0
    }
    for name in hand.split():
        state.hand[number(state, seat, name)] += u8(1)
        rest[number(state, seat, name)] -= 1
    for name in (pile or "").split():
        state.pile[number(state, seat, name)] += u8(1)
        rest[number(state, seat, name)] -= 1
    for tile, count in rest.items():
        assert count >= 0, f"too many of {state.tables.tiles[tile].id}"
        (state.pile if pile is None else state.discard)[tile] += u8(count)


CROWD = """
    b2 0 hegemony_hq
    b3 0 hegemony_officer_1
    b4 0 hegemony_officer_1
    c2 0 hegemony_officer_2
    c3 0 hegemony_scout
    c4 0 hegemony_boss
    c5 0 hegemony_quartermaster
    d2 0 hegemony_transport
    d3 0 hegemony_runner 5
    d4 0 hegemony_ganger 0
    d5 0 hegemony_ganger 0
    d6 0 hegemony_ganger 0
    e2 0 hegemony_ganger 0
    e3 0 hegemony_runner 5
    f2 0 hegemony_runner 5
    f4 1 moloch_hq
    f3 1 moloch_blocker
    e4 1 moloch_brain
    e5 1 moloch_blocker
"""
"""A full main board on which nobody reaches an enemy."""


def crowd(*changes: str, without: str = "") -> str:
    """`CROWD` with some units in the place of others, and without those of some cells."""
    lines = {line.split()[0]: line for line in CROWD.splitlines() if line.strip()}
    lines |= {line.split()[0]: line for line in changes}
    return "\n".join(line for cell, line in lines.items() if cell not in without.split())


def opening(
    armies: str = "outpost hegemony", version: int | None = None, **options: str
) -> NeuroshimaState:
    """A game from its very beginning, with seat 0 to place the first HQ unless told otherwise."""
    named = {f"army{i + 1}": army for i, army in enumerate(armies.split())}
    settings = {"first": "1", **named, **options}
    state = make_game("neuroshima", len(named), settings, version).start()
    assert isinstance(state, NeuroshimaState)
    return state


def number(state: NeuroshimaState, seat: int, name: str) -> int:
    """A tile of a seat, by its whole name or by the part after the army's."""
    first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
    for tile in range(first, last):
        known = state.tables.tiles[tile].id
        if name in (known, known.split("_", 1)[1]):
            return tile
    raise AssertionError(f"seat {seat} has no tile {name}")


def options(state: NeuroshimaState) -> list[str]:
    """All legal acts in words."""
    return [word(state, action) for action in state.legal()]


def play(state: NeuroshimaState, acts: str) -> list[Event]:
    """Play acts one after the other; returns what happened."""
    log = Log()
    for text in acts.split(", "):
        legal = {word(state, action): action for action in state.legal()}
        assert text in legal, f"{text!r} is none of {sorted(legal)} of {asked(state)}"
        state.apply(legal[text], log)
    return log.events


def after(state: NeuroshimaState, acts: str) -> NeuroshimaState:
    """What the acts would lead to; the position itself stays."""
    other = state.copy()
    play(other, acts)
    return other


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def battles(events: list[Event]) -> list[str]:
    """Which battles were fought: ordinary, final, extra, with a star if they repeat one."""
    return [f"{b['which']}{'*' if b['repeat'] else ''}" for b in told(events, "battle")]


def asked(state: NeuroshimaState) -> tuple[int, str]:
    """Who decides, and about what."""
    return int(state.seat), "over" if state.over else KINDS[int(state.kind)]


def drawing(state: NeuroshimaState) -> int:
    """The seat that draws a tile now, or -1."""
    return int(state.turn_seat()) if asked(state) == (CHANCE, "draw") else -1


# Looking.


def board(state: NeuroshimaState) -> str:
    """The cells that are taken, in their order."""
    return " ".join(NAMES[cell] for cell in range(CELLS) if state.units.tile[cell] >= 0)


def unit(state: NeuroshimaState, cell: str) -> str:
    """The unit on a cell, as a board has it without the cell; empty if there is none."""
    at = NUMBERS[cell]
    if state.units.tile[at] < 0:
        return ""
    tile = state.tables.tiles[int(state.units.tile[at])].id
    wounds = f" w{state.units.wounds[at]}" if state.units.wounds[at] else ""
    return f"{state.units.owner[at]} {tile} {state.units.turn[at]}{wounds}"


def _names(state: NeuroshimaState, seat: int, row: Any) -> str:
    tiles = range(state.tables.starts[seat], state.tables.starts[seat + 1])
    return " ".join(name for tile in tiles for name in [short(state, tile)] * int(row[tile]))


def hand(state: NeuroshimaState, seat: int) -> str:
    """The seat's hand as short names, in the order of the army's list."""
    return _names(state, seat, state.hand)


def thrown(state: NeuroshimaState, seat: int) -> str:
    """The seat's discarded tiles."""
    return _names(state, seat, state.discard)


def points(state: NeuroshimaState) -> list[int]:
    return [int(count) for count in state.points]


def netted(state: NeuroshimaState) -> str:
    """The cells whose units are caught in nets."""
    caught = state.field().netted
    return " ".join(NAMES[cell] for cell in range(CELLS) if caught & bit(cell))


def winners(state: NeuroshimaState) -> list[int]:
    """The seats that have won or share the victory; the game must be over."""
    assert state.over
    return [seat for seat in range(int(state.rules.seats)) if int(state.winners) & bit(seat)]


def clause(state: NeuroshimaState) -> str:
    """The clause by which the game ended."""
    assert state.over
    return str(state.result()["clause"])


# Battles on their own.


@dataclass
class Fought:
    """A battle and what it left."""

    facts: dict[str, Any]
    state: NeuroshimaState

    @property
    def phases(self) -> list[int]:
        return [phase["initiative"] for phase in self.facts["phases"]]

    @property
    def blows(self) -> list[str]:
        """All attacks that met a unit: phase, from > to, kind, strength, damage."""
        return [
            f"{phase['initiative']} {a['from']}>{a['to']} {a['kind']} {a['strength']} {a['damage']}"
            for phase in self.facts["phases"]
            for a in phase["attacks"]
        ]

    @property
    def served(self) -> list[str]:
        """Which medic took a hit for whom, in order."""
        taken = [row for phase in self.facts["phases"] for row in phase["absorbed"]]
        return [f"{row['medic']} for {row['unit']}" for row in taken]

    @property
    def left(self) -> str:
        return board(self.state)

    @property
    def points(self) -> list[int]:
        return points(self.state)

    def lost(self, phase: int) -> list[str]:
        """Who left the board in a phase."""
        found = [p["destroyed"] for p in self.facts["phases"] if p["initiative"] == phase]
        return sorted(found[0]) if found else []


def fight(state: NeuroshimaState, *answers: str) -> Fought:
    """Fight a battle in which exactly these are answered: ``0 medic d5 d6``, seat and kind first.

    What a medic does is unit first, medic second.
    """
    script = list(answers)

    def choose(question: Question) -> str:
        assert script, f"not expected: {question}"
        seat, kind, answer = script.pop(0).split(" ", 2)
        assert (int(seat), kind) == (question.seat, question.kind), f"{question} for {answer}"
        assert answer in question.options, f"{answer!r} is no option of {question}"
        return answer

    facts = fight_out(state, choose)
    assert not script, f"never asked: {script}"
    return Fought(dict(facts), state)
