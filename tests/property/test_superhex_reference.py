"""The engine of Superhex against the same rules written in the simplest way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import superhex_plain as plain
from hexagora import CHANCE, new_game
from hexagora.games.superhex import Superhex
from hexagora.games.superhex.rules.block import Block, cell_at, cell_name, empty_block, empty_grid
from hexagora.games.superhex.rules.kinds import KINDS
from hexagora.games.superhex.rules.layout import lay_out
from hexagora.games.superhex.state import SuperhexState, blank
from superhex_plain import Cell, Pieces
from superhex_table import LETTERS, dealt, near, options, picture, pile

NAMES = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}


def block_of(pieces: Pieces) -> Block:
    block = empty_block()
    for cell, letter in pieces.items():
        block.lay(cell_at(*cell), LETTERS.index(letter) + 1)
    return block


def named(cells: set[Cell]) -> set[str]:
    """The names of cells of the endless grid."""
    return {cell_name(cell_at(*cell)) for cell in cells}


def solo_state(pieces: Pieces, loose: str, kind: str) -> SuperhexState:
    """A solo position in which the block is being re-formed."""
    game = new_game("superhex", 1)
    assert isinstance(game, Superhex)
    state = blank(game, game.rules)
    state.block = block_of(pieces)
    for letter in loose:
        state.loose[LETTERS.index(letter)] += 1
    state.turns = 1
    state.push(KINDS.index("turn"), 0, 1)
    state.push(KINDS.index(kind), 0)
    return state


def offered(state: SuperhexState) -> set[tuple[str, str]]:
    """The layings that are offered, as letters and names of cells."""
    layings = {tuple(option.split()[1:]) for option in options(state) if option != "pass"}
    return {(NAMES[colour], cell) for colour, cell in layings}


def random_pieces(rng: random.Random, size: int, letters: str, loosely: bool) -> Pieces:
    """A connected block around a random cell, without groups; straggling if grown loosely."""
    while True:
        cells: list[Cell] = [(rng.randrange(-24, 24), rng.randrange(-24, 24))]
        while len(cells) < size:
            beside = rng.choice(plain.beside(rng.choice(cells)))
            touched = sum(other in cells for other in plain.beside(beside))
            if beside not in cells and (loosely or touched >= min(2, len(cells))):
                cells.append(beside)
        pieces: Pieces = {}
        for cell in cells:
            pieces[cell] = rng.choice(letters)
        if all(len(plain.group(pieces, cell)) < 3 for cell in cells):
            return pieces


def without_some(rng: random.Random, pieces: Pieces, count: int) -> Pieces:
    gone = rng.sample(sorted(pieces), count)
    return {cell: letter for cell, letter in pieces.items() if cell not in gone}


def test_looking_at_a_block() -> None:
    """SH-SET-05, SH-SPLIT-01: sections, gaps and the laying rule, also across the seam."""
    rng = random.Random("looking")
    seen: Counter[str] = Counter()
    for i in range(300):
        pieces = random_pieces(rng, rng.randrange(3, 30), LETTERS, loosely=i % 2 == 0)
        pieces = without_some(rng, pieces, rng.randrange(len(pieces) // 2))
        block = block_of(pieces)
        parts = plain.sections(pieces)
        marks = empty_grid()
        assert block.sections(marks) == len(parts)
        numbers = [{int(marks[cell_at(*cell)]) for cell in part} for part in parts]
        assert sorted(n for part in numbers for n in part) == list(range(1, len(parts) + 1))
        if len(parts) == 1:
            assert sorted(block.gaps()) == sorted(cell_at(*cell) for cell in plain.gaps(pieces))
            seen["gaps"] += bool(plain.gaps(pieces))
        for colour, letter in enumerate(LETTERS, 1):
            places = {cell_at(*cell) for cell in plain.places(pieces, letter)}
            near_by = {cell_at(*c) for piece in pieces for c in [piece, *plain.beside(piece)]}
            assert {cell for cell in near_by if block.may_lay(cell, colour)} == places
            assert block.has_place(1 << colour) == bool(places)
            seen["no place"] += not places
        seen["split"] += len(parts) > 1
    assert seen["gaps"] > 5
    assert seen["split"] > 50
    assert seen["no place"] > 5


def check_decision(state: SuperhexState, seen: Counter[str]) -> Pieces:
    """Compare what is legal now; returns the pieces on the endless grid."""
    pieces = picture(state)
    kind = state.game.kinds[state.kind]
    seen[kind] += 1
    found = options(state)
    if kind == "swap":
        dice = LETTERS[int(state.die_a) - 1] + LETTERS[int(state.die_b) - 1]
        pairs = [frozenset(option.split()[1:]) for option in found if option != "pass"]
        assert len(pairs) == len(set(pairs))
        assert set(pairs) == {frozenset(named(set(pair))) for pair in plain.swaps(pieces, dice)}
        assert ("pass" in found) == (state.top_a() == 2)
    elif kind in ("bonus", "put"):
        assert found[0] == "pass"
        letters = set(pile(state, int(state.seat)))
        expected = {
            (letter, cell) for letter in letters for cell in named(plain.places(pieces, letter))
        }
        assert offered(state) == expected
    elif kind == "lay":
        loose = "".join(
            letter * int(state.loose[i]) for i, letter in enumerate(LETTERS) if state.loose[i]
        )
        legal = {(x, cell) for x in set(loose) for cell in named(plain.places(pieces, x))}
        assert offered(state) <= legal
        if len(loose) <= 2:
            expected = {(x, next(iter(named({c})))) for x, c in plain.layings(pieces, loose)}
            assert offered(state) == expected
            seen["lay compared"] += 1
    return pieces


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_games(seats: int) -> None:
    """SH-TURN-02, SH-CAP-01, SH-BON-02: what is legal, and what a swap does, in whole games."""
    rng = random.Random(f"games {seats}")
    seen: Counter[str] = Counter()
    for game in range(30 if seats == 1 else 6):
        state = dealt(rng.getrandbits(32), seats, gaps=("off", "on")[game % 2])
        steps = 0
        while not state.over and steps < 900:
            steps += 1
            if state.seat == CHANCE:
                state.apply(rng.choice(state.legal()))
                continue
            pieces = check_decision(state, seen)
            kind, seat, anchor = state.game.kinds[state.kind], int(state.seat), state.block.cells[0]
            found = state.legal()
            if kind != "swap":
                # Paying rarely, so that games come to their end.
                state.apply(found[0] if rng.random() < 0.7 else rng.choice(found))
                continue
            outcomes = {}
            for action in found:
                words = state.game.write(state, action).split()[1:]
                if words:
                    a, b = (near(word, int(anchor)) for word in words)
                    outcomes[action] = plain.swap(pieces, a, b)
            captures = [action for action, (_, taken) in outcomes.items() if taken]
            action = rng.choice(captures or found)
            if action not in outcomes:
                state.apply(action)
                continue
            left, taken = outcomes[action]
            before = pile(state, seat)
            state.apply(action)
            assert sorted(pile(state, seat)) == sorted(before + taken)
            seen["capture"] += bool(taken)
            check_after_swap(state, left, taken, seen)
    assert seen["capture"] > 20
    assert seen["lay compared"] > 3


def check_after_swap(state: SuperhexState, left: Pieces, taken: str, seen: Counter[str]) -> None:
    """The end, a split or the untouched block must follow from the pieces that are left."""
    parts = plain.sections(left)
    solo = state.game.seats == 1
    clause = state.result()["clause"] if state.over else ""
    if taken and (not left or (not solo and len(left) <= 10)):
        assert clause in ("SH-END-01", "SH-SOLO-04")
        seen["end"] += 1
    elif len(parts) == 1:
        assert named(set(picture(state))) == named(set(left))
        assert clause in ("", "SH-END-06", "SH-SOLO-03")
        assert state.over or state.game.kinds[state.kind] not in ("main", "lay")
    else:
        seen["split"] += 1
        most = max(len(part) for part in parts)
        if not state.over and state.game.kinds[state.kind] == "lay":
            assert named(set(picture(state))) in [
                named(part) for part in parts if len(part) == most
            ]
        else:
            # Nothing has been laid: the choice of a main block is open, or there is none.
            assert named(set(picture(state))) == named(set(left))
            assert clause in ("", "SH-SPLIT-03")


@pytest.mark.parametrize(
    ("runs", "sizes", "colours", "most_loose"),
    [
        # Few colours make it hard; small blocks can be searched with four loose pieces.
        (2000, (2, 5), (2, 3), 4),
        (1000, (3, 6), (3, 4), 4),
        (200, (5, 9), (2, 3), 3),
        # Much room, so that the engine may answer without a search.
        (300, (8, 16), (3, 6), 2),
    ],
)
def test_reforming(
    runs: int, sizes: tuple[int, int], colours: tuple[int, int], most_loose: int
) -> None:
    """SH-SPLIT-03, SH-SPLIT-04: whether all can be laid, and exactly which layings are offered."""
    rng = random.Random(f"reforming {sizes} {colours}")
    seen: Counter[str] = Counter()
    for i in range(runs):
        letters = "".join(rng.sample(LETTERS, rng.randint(*colours)))
        pieces = random_pieces(rng, rng.randint(*sizes), letters, loosely=i % 3 > 0)
        loose = "".join(rng.choices(letters, k=rng.randint(1, most_loose)))
        if i % 4 == 0:
            # One colour only: these get in each other's way, never help each other.
            loose = loose[0] * len(loose)
        state = solo_state(pieces, loose, "lay")
        expected = {(letter, *named({cell})) for letter, cell in plain.layings(pieces, loose)}
        assert offered(state) == expected
        fitting = {(x, cell) for x in set(loose) for cell in named(plain.places(pieces, x))}
        seen["yes" if expected else "no"] += 1
        seen["dead ends"] += bool(expected) and expected != fitting
        seen["no, but some fit"] += not expected and bool(fitting)
    assert seen["yes"] > 40
    if sizes[1] < 8:
        assert min(seen["no"], seen["dead ends"], seen["no, but some fit"]) > 30


def test_reforming_not_the_first_cell() -> None:
    """SH-SPLIT-03, SH-SPLIT-04: taking the first cell that fits would be no proof."""
    pieces = {(-1, 0): "G", (0, 0): "G", (1, 0): "Y", (2, 0): "G", (1, -1): "O"}
    # Three cells below the row fit; the middle one touches both others and comes first.
    assert plain.places(pieces, "O") == {(-1, 1), (0, 1), (1, 1)}
    state = solo_state(pieces, "OO", "lay")
    assert offered(state) == {("O", "-1,1"), ("O", "1,1")}


def test_main_blocks() -> None:
    """SH-SPLIT-01, SH-SPLIT-03: the main blocks that may be chosen."""
    rng = random.Random("main blocks")
    seen: Counter[int] = Counter()
    while min(seen[0], seen[1], seen[2]) < 30:
        letters = "".join(rng.sample(LETTERS, rng.choice((2, 3, 4))))
        pieces = random_pieces(rng, rng.randrange(5, 11), letters, loosely=True)
        pieces = without_some(rng, pieces, 3)
        parts = plain.sections(pieces)
        most = max(len(part) for part in parts)
        if len(parts) == 1 or len(pieces) - most > 4:
            continue
        state = solo_state(pieces, "", "main")
        expected = plain.mains(pieces)
        lowest = [min(cell_at(*cell) for cell in part) for part in expected]
        assert options(state) == [f"main {cell_name(cell)}" for cell in sorted(lowest)]
        seen[len(expected)] += 1


def test_layouts() -> None:
    """SH-SET-04: the engine's gaps of a layout are those of the plain rules."""
    for number in range(60):
        block = lay_out(number, 6)
        state = dealt(number, gaps="on")
        assert sorted(block.gaps()) == sorted(cell_at(*c) for c in plain.gaps(picture(state)))
