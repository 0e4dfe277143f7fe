"""Superhex, section SET: the set-up and what always holds."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import superhex_plain as plain
from hexagora import CHANCE, new_game
from hexagora.core.dealer import Dealer
from hexagora.core.errors import BadOption
from hexagora.core.event import Event
from hexagora.core.rng import Rng
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules.block import (
    CELLS,
    cell_at,
    cell_q,
    cell_r,
    empty_block,
    empty_grid,
)
from hexagora.games.superhex.rules.layout import colour, grow, lay_out, pierce
from hexagora.games.superhex.state import SuperhexState
from superhex_table import asked, dealt, options, picture, pile, play, spots, table, told

LAYOUTS = 250
SIX = [7] * 6


def number(i: int) -> int:
    """The number of the i-th layout, spread over all of them."""
    return i * 2654435761 % 2**32


@cache
def layouts(gaps: str) -> list[plain.Pieces]:
    """Many dealt blocks."""
    return [picture(dealt(number(i), gaps=gaps)) for i in range(LAYOUTS)]


@pytest.mark.parametrize("gaps", ["off", "on"])
def test_sh_set_01_pieces(gaps: str) -> None:
    """SH-SET-01: 42 pieces in six colours, seven of each."""
    for pieces in layouts(gaps):
        assert len(pieces) == 42
        assert sorted(Counter(pieces.values()).items()) == [(c, 7) for c in "BGOPRY"]


def test_sh_set_01_dice() -> None:
    """SH-SET-01: two equal dice with one colour on each of the six faces."""
    state = dealt(1)
    chances = {
        state.game.write(state, action): chance
        for action, chance in state.game.chance_outcomes(state)
    }
    names = ["red", "orange", "yellow", "green", "blue", "purple"]
    expected: Counter[str] = Counter()
    for i, first in enumerate(names):
        for j, second in enumerate(names):
            low, high = (first, second) if i <= j else (second, first)
            expected[f"roll {low} {high}"] += 1
    assert chances == {roll: pytest.approx(ways / 36) for roll, ways in expected.items()}


@pytest.mark.parametrize("gaps", ["off", "on"])
def test_sh_set_02_one_block_no_equals_touch(gaps: str) -> None:
    """SH-SET-02: one connected block in which no piece touches one of its own colour."""
    for pieces in layouts(gaps):
        assert len(plain.sections(pieces)) == 1
        for cell, letter in pieces.items():
            assert letter not in [pieces.get(other) for other in plain.beside(cell)]
    # At random: hardly any two of so many layouts have the same shape or the same colours.
    assert len({frozenset(pieces) for pieces in layouts(gaps)}) > LAYOUTS - 3
    assert len({frozenset(pieces.items()) for pieces in layouts(gaps)}) == LAYOUTS


@pytest.mark.parametrize("gaps", ["off", "on"])
def test_sh_set_03_two_sides(gaps: str) -> None:
    """SH-SET-03: every piece touches others on at least two sides."""
    fewest = 6
    for pieces in layouts(gaps):
        for cell in pieces:
            touched = sum(other in pieces for other in plain.beside(cell))
            assert touched >= 2
            fewest = min(fewest, touched)
    assert fewest == 2


def test_sh_set_04_no_gaps_by_default() -> None:
    """SH-SET-04: the option is off by default, and then the layout has no gap."""
    assert new_game("superhex").options["gaps"] == "off"
    assert not any(plain.gaps(pieces) for pieces in layouts("off"))


def test_sh_set_04_one_to_six_gap_cells() -> None:
    """SH-SET-04: with the option on the layout has 1 to 6 gap cells, the number at random."""
    counts = Counter(len(plain.gaps(pieces)) for pieces in layouts("on"))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert min(counts.values()) > LAYOUTS // 30
    with pytest.raises(BadOption):
        new_game("superhex", gaps="many")


def test_sh_set_04_gaps_come_and_go_in_play() -> None:
    """SH-SET-04: the option concerns the layout only, a capture may leave a gap without it."""
    # The third red comes from the other side, so three cells in the middle are left empty.
    state = table(
        """
        Y   B   G
          G   R   Y
        B   O   O
          R   P   B
        O   R   Y
          Y   G   P
        P   B   O
        """,
        dice="RP",
        options={"gaps": "off"},
    )
    play(state, "swap 3,-1 3,0")
    assert pile(state, 0) == "RRR"
    holes = {(3, 0), (2, 1), (1, 1)}
    assert plain.gaps(picture(state)) == holes
    assert {(cell_q(cell), cell_r(cell)) for cell in state.block.gaps()} == holes
    assert asked(state) == (0, "bonus")
    # And a gap may be filled again.
    play(state, "pay red 2,1")
    assert plain.gaps(picture(state)) == holes - {(2, 1)}


def test_sh_set_05_anywhere_around_and_in_a_gap() -> None:
    """SH-SET-05: a piece may be laid anywhere around the block or in a gap."""
    ring = """
    .
      *   *
        Y
      G   B
    *   *   *
      O   O
        G
      *   *
    """
    state = table(ring, piles=("R",))
    play(state, "roll red red", "roll red red")
    assert set(options(state)) == {"pass"} | {f"pay red {cell}" for cell in spots(ring)}


SPLITTING = """
O   Y       O
  G       R
Y   O       P
  B   R   G
P   Y   R   B
  G
"""


def shifted(option: str, q: int, r: int) -> str:
    """An option as it would be written if the block lay elsewhere."""
    words = []
    for word in option.split():
        if "," in word:
            a, b = (int(part) for part in word.split(","))
            word = f"{(a + q + 22) % 44 - 22},{(b + r + 22) % 44 - 22}"
        words.append(word)
    if words[0] == "swap":
        words[1:] = sorted(words[1:])
    return " ".join(words)


@pytest.mark.parametrize(
    "at", [(21, 0), (19, -22), (18, 20), (-22, 21), (-25, -24), (17, 19), (400, -313)]
)
def test_sh_set_05_no_frame(at: tuple[int, int]) -> None:
    """SH-SET-05: across the seam of the stored grid all is as legal as in the middle."""
    middle = table(SPLITTING, dice="RG", piles=("BBY",))
    seam = table(SPLITTING, dice="RG", piles=("BBY",), at=at)
    chosen = "swap 5,-2 5,-1"
    seen = set()
    for step in range(40):
        seen.add(asked(middle)[1])
        assert asked(middle) == asked(seam)
        assert {shifted(option, 0, 0) for option in options(seam)} == {
            shifted(option, *at) for option in options(middle)
        }
        play(middle, chosen)
        play(seam, shifted(chosen, *at))
        chosen = options(middle)[(7 + 5 * step) % len(options(middle))]
    assert seen == {"swap", "lay", "bonus", "roll"}


@pytest.mark.parametrize("step", [(1, 0), (0, 1), (1, -1)])
@pytest.mark.parametrize("start", [(0, 0), (21, -22), (-5, 13)])
def test_sh_set_05_the_longest_block(step: tuple[int, int], start: tuple[int, int]) -> None:
    """SH-SET-05: not even the longest possible block, a straight row, meets itself."""
    block = empty_block()
    pieces = {}
    for i in range(42):
        cell = (start[0] + i * step[0], start[1] + i * step[1])
        pieces[cell] = "OYG"[i % 3]
        block.lay(cell_at(*cell), "ROYG".index(pieces[cell]) + 1)
    for letter in "ROYG":
        expected = {cell_at(*cell) for cell in plain.places(pieces, letter)}
        colour = "ROYG".index(letter) + 1
        assert {cell for cell in range(CELLS) if block.may_lay(cell, colour)} == expected
    assert block.sections(empty_grid()) == 1
    assert block.gaps() == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sh_set_06_chance_or_the_host(seats: int) -> None:
    """SH-SET-06: chance names the first player by default, or the host does."""
    state = new_game("superhex", seats).start()
    assert isinstance(state, SuperhexState)
    play(state, *["deal 00"] * 4)
    assert asked(state) == (CHANCE, "first")
    assert options(state) == [f"first {seat + 1}" for seat in range(seats)]
    assert state.weights() == [1] * seats
    play(state, f"first {seats}", "roll red blue")
    assert asked(state) == (seats - 1, "swap")
    state = new_game("superhex", seats, first="2").start()
    assert isinstance(state, SuperhexState)
    play(state, *["deal 00"] * 4, "roll red blue")
    assert asked(state) == (1, "swap")


def test_sh_set_06_only_a_seat_that_is_there() -> None:
    """SH-SET-06: the host cannot name a player who does not play."""
    with pytest.raises(BadOption):
        new_game("superhex", 2, first="3")


def test_sh_set_07_colours_and_shapes() -> None:
    """SH-SET-07: six colours, each with its own shape and letter."""
    assert [(c.name, c.shape, c.letter) for c in COMPONENTS.colours] == [
        ("red", "circle", "R"),
        ("orange", "square", "O"),
        ("yellow", "star", "Y"),
        ("green", "triangle", "G"),
        ("blue", "diamond", "B"),
        ("purple", "cross", "P"),
    ]


def test_sh_set_08_growth() -> None:
    """SH-SET-08: each cell that joins touches two or more cells in one unbroken row."""
    for seed in range(12):
        before = {(0, 0), (1, 0), (0, 1)}
        for size in range(4, 49):
            # The same stream makes the same first steps, so a longer growth shows the next one.
            marks = grow(size, Rng(f"growth {seed}"))
            after = {(cell_q(cell), cell_r(cell)) for cell in range(CELLS) if marks[cell]}
            assert len(after) == size
            assert before < after
            (new,) = after - before
            row = [cell in before for cell in plain.beside(new)]
            starts = sum(now and not row[i - 1] for i, now in enumerate(row))
            assert sum(row) >= 2
            assert starts == 1
            before = after


def test_sh_set_08_surrounded_cells_are_taken_out() -> None:
    """SH-SET-08: gap cells were surrounded on all six sides before they were taken out."""
    for pieces in layouts("on"):
        grown = set(pieces) | plain.gaps(pieces)
        for gap in plain.gaps(pieces):
            assert all(cell in grown for cell in plain.beside(gap))


def test_sh_set_08_anew_if_it_is_no_proper_block() -> None:
    """SH-SET-08: a block that is not connected, or has too few inner cells, is not taken."""
    rng = Rng("pierce")
    assert not pierce(grow(6, rng), 1, rng)
    answers = set()
    for _ in range(100):
        marks = empty_grid()
        for q in range(-2, 3):
            for r in range(-2, 3):
                if abs(q + r) <= 2:
                    marks[cell_at(q, r)] = 1
        # Six of the seven inner cells go; only the one in the middle would lie alone.
        proper = pierce(marks, 6, rng)
        assert proper == (marks[cell_at(0, 0)] == 0)
        answers.add(proper)
    assert answers == {True, False}


def test_sh_set_09_colours() -> None:
    """SH-SET-09: any cells get seven of each colour so that no equal ones touch."""
    for seed in range(30):
        rng = Rng(f"colours {seed}")
        block = colour(grow(42, rng), rng)
        assert block is not None
        grid = {(cell_q(int(c)), cell_r(int(c))): int(block.grid[int(c)]) for c in block.cells}
        assert sorted(Counter(grid.values()).values()) == SIX
        for cell, held in grid.items():
            assert held not in [grid.get(other) for other in plain.beside(cell)]


def test_sh_set_09_seed_and_options_alone() -> None:
    """SH-SET-09: the layout depends only on the game's seed and options."""

    def laid(seed: str, seats: int, gaps: str) -> plain.Pieces:
        state = new_game("superhex", seats, gaps=gaps).start()
        assert isinstance(state, SuperhexState)
        dealer = Dealer(seed)
        while asked(state) == (CHANCE, "deal"):
            state.apply(dealer.deal(state))
        return picture(state)

    assert laid("a", 2, "off") == laid("a", 2, "off") == laid("a", 4, "off") == laid("a", 1, "off")
    assert laid("a", 2, "on") == laid("a", 2, "on")
    assert laid("a", 2, "off") != laid("b", 2, "off")
    assert laid("a", 2, "off") != laid("a", 2, "on")
    block = lay_out(0x12345678, 0)
    cells = [int(block.cells[i]) for i in range(block.count)]
    assert picture(dealt(0x12345678)).keys() == {(cell_q(c), cell_r(c)) for c in cells}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sh_set_10_what_always_holds(seats: int) -> None:
    """SH-SET-10: outside re-forming one section, no group, and seven of each colour."""
    seen: Counter[str] = Counter()
    for game in range(3):
        rng = Rng(f"always {seats} {game}")
        state = dealt(int(rng.word()), seats, gaps=("off", "on")[game % 2])
        while not state.over:
            kind = asked(state)[1]
            seen[kind] += 1
            pieces = picture(state)
            if kind not in ("main", "lay"):
                assert len(plain.sections(pieces)) == 1
                assert all(len(plain.group(pieces, cell)) < 3 for cell in pieces)
                everything = "".join(pieces.values())
                everything += "".join(pile(state, seat) for seat in range(seats))
                assert sorted(Counter(everything).items()) == [(c, 7) for c in "BGOPRY"]
            assert state.check() == []
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert seen["swap"] > 50
    assert seen["put" if seats == 1 else "bonus"] > 5


def test_sh_set_11_two_to_four_or_solo() -> None:
    """SH-SET-11: two to four players take turns, one player plays solo."""
    for seats in (0, 5):
        with pytest.raises(BadOption):
            new_game("superhex", seats)
    for seats in (1, 2, 3, 4):
        state = dealt(7, seats)
        turns = []
        for _ in range(9):
            # Play on until the next turn is told.
            events: list[Event] = []
            while "turn" not in told(events):
                events = play(state, options(state)[0])
            turns += [event.facts["seat"] for event in events if event.kind == "turn"]
        assert turns == [(i + 1) % seats for i in range(9)]
