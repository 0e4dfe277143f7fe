"""What a faulty file of components is told of its base, tiles, Vortex and boards."""

from __future__ import annotations

import pytest

from nexus_component_files import BASE, BOARD, HEAD, SMALL, TILES, VORTEX, changed, faults


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"rock"', '"rok"', 'base[1].terrain: "rok" is not known; did you mean "rock"?'),
        (
            '"rock"',
            '"monolith"',
            'base[1].terrain: "monolith" is not known; '
            'write "forest" or "crystal" or "rock" or "magma"',
        ),
        ("mine = 3", "", "base[1]: mine is missing; write for example mine = 0"),
        (
            '[[base]]\nterrain = "rock"\nmine = 3',
            "",
            "base: there are 2 hexes; write three, as each base has",
        ),
        (
            "mine = 1",
            'mine = 1\n[[base]]\nterrain = "rock"\nmine = 0',
            "base: there are 4 kinds; write at most 3",
        ),
        (
            "mine = 3",
            "mines = 3\nmine = 3",
            'base[1]: key "mines" is not known; did you mean mine?',
        ),
    ],
)
def test_faults_of_the_base(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(BASE, old, new)) == [fault]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            '["magma"]',
            '"magma"',
            '[1].terrains: "magma" is no tile; '
            "write a list of one terrain, or of two for a double hex",
        ),
        (
            '["magma"]',
            '["magma", "rock", "rock"]',
            '[1].terrains: ["magma", "rock", "rock"] is no '
            "tile; write a list of one terrain, or of two for a double hex",
        ),
        (
            '["magma"]',
            '["lava"]',
            '[1].terrains: "lava" is not known; write "forest" or "crystal" or "rock" or "magma"',
        ),
        (
            'terrains = ["magma"]',
            "",
            '[1]: terrains is missing; write for example terrains = ["forest", "rock"]',
        ),
        (
            '["crystal", "crystal"]',
            '["rock", "forest"]',
            "[3]: it is the same as tiles[2]; add its count there",
        ),
        (
            "count = 6",
            "count = 5",
            ': board "2" has places for 6 single hexes, '
            "but there are 5 such tiles; make them as many",
        ),
        (
            "count = 5",
            "count = 7",
            ': board "2" has places for 6 double hexes, '
            "but there are 8 such tiles; make them as many",
        ),
    ],
)
def test_faults_of_tiles(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(TILES, old, new)) == [f"tiles{fault}"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("cells =", "cell =", 'vortex: key "cell" is not known; did you mean cells?'),
        (
            "[0, -1], ",
            "",
            "vortex.cells: these are not the six sides; "
            "write each of the six hexes around [0, 0] once, from side 1 to side 6",
        ),
        (
            "[0, -1], ",
            "[1, 0], ",
            "vortex.cells: these are not the six sides; "
            "write each of the six hexes around [0, 0] once, from side 1 to side 6",
        ),
        ("[0, -1], ", "[0], ", "vortex.cells[1]: [0] is no hex; write [q, r], two whole numbers"),
    ],
)
def test_faults_of_the_vortex(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(VORTEX, old, new))[0] == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'id = "2"',
            'id = "5"',
            '[1].id: "5" is not known; '
            'write "2" or "3" or "4" or "bad_neighbourhood" or "power_hungry"',
        ),
        ("centre = true", "", "[1]: centre is missing; write for example centre = true"),
        (
            "centre = true",
            'centre = "yes"',
            '[1].centre: "yes" is not possible; write true or false',
        ),
        ("singles =", "single =", '[1]: key "single" is not known; did you mean singles?'),
        (
            "[[1, 0], [0, 1]",
            "[[5, 0], [0, 1]",
            "[1].singles[1]: [5, 0] lies outside the frame; write one at most 4 steps from [0, 0]",
        ),
        (
            "[[1, 0], [0, 1]",
            '["a", [0, 1]',
            '[1].singles[1]: "a" is no hex; write [q, r], two whole numbers',
        ),
        (
            "[[1, 0], [0, 1]",
            "[[true, 0], [0, 1]",
            "[1].singles[1]: [true, 0] is no hex; write [q, r], two whole numbers",
        ),
        (
            "[[1, 0], [0, 1]",
            "[[1, 0], [1, 0]",
            "[1].singles: [1, 0] belongs to boards[1].singles already; use it once",
        ),
        (
            "[[1, 0], [0, 1]",
            "[[0, 0], [0, 1]",
            "[1].singles: [0, 0] belongs to the centre already; use it once",
        ),
        (
            "[[2, 0], [1, 1]]",
            "[[2, 0], [0, 3]]",
            "[1].doubles[1][1]: [2, 0] and [0, 3] do not touch; name two hexes side by side",
        ),
        (
            "[[2, 0], [1, 1]]",
            "[[2, 0]]",
            "[1].doubles[1][1]: a double hex has 2 hexes, not 1; write such as [[2, 0], [1, 1]]",
        ),
        (
            "[[2, 0], [1, 1]]",
            "[[2, 0], [1, 0]]",
            "[1].doubles[1]: [1, 0] belongs to boards[1].singles already; use it once",
        ),
        (
            "]]\nbases",
            "], []]\nbases",
            "[1].doubles[2]: it does not cover the hexes of doubles[1]: "
            "[-2, 0] is only in one; cover the same in every way",
        ),
        (
            "bases = [[[2, 1], [1, 2], [0, 3]], ",
            "bases = [",
            "[1].bases: a list of 1 for 2 seats; write 2, clockwise, each a list of three hexes",
        ),
        (
            "[[[2, 1], [1, 2], [0, 3]], [[-2, -1], [-1, -2], [0, -3]]]",
            "3",
            "[1].bases: 3 for 2 seats; write 2, clockwise, each a list of three hexes",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[2, 1], [1, 2]]",
            "[1].bases[1]: a base has 3 hexes, not 2; write such as [[2, 1], [1, 2], [2, 2]]",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[2, 1], [1, 2], [-1, 3]]",
            "[1].bases[1]: [-1, 3] touches no other hex of the base; let the three hang together",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[4, 0], [4, -1], [3, 1]]",
            "[1]: [3, 1] cannot be reached "
            "from [-2, -1]; let all hexes hang together, without the centre too",
        ),
        (
            "[[2, 1], [1, 2], [0, 3]]",
            "[[1, 1], [1, 2], [0, 3]]",
            "[1].doubles[1]: [1, 1] belongs to boards[1].bases[1] already; use it once",
        ),
        (
            "[[1, 0], [0, 1], ",
            "[[0, 1], ",
            '[1].singles: board "2" has places for 5 single '
            "hexes, but there are 6 such tiles; make them as many",
        ),
        (
            "centre = true",
            "centre = true\nhalves = []",
            '[1]: key "halves" is not known; '
            "known are id, centre, singles, doubles, bases, tiles, origin",
        ),
        (
            "centre = true",
            "centre = true\ntiles = 3",
            "[1].tiles: this is not a list of tables; write [{ ... }, ...]",
        ),
    ],
)
def test_faults_of_a_board(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(BOARD, old, new))[0] == f"boards{fault}"


@pytest.mark.parametrize(
    ("doubles", "fault"),
    [
        (
            "[]",
            ": a list of 0 to lay the double hexes; "
            "write a list of 1 to 8 ways, each a list of pairs of hexes",
        ),
        (
            "7",
            ": 7 to lay the double hexes; "
            "write a list of 1 to 8 ways, each a list of pairs of hexes",
        ),
        ("[7]", "[1]: 7 is no list of pairs of hexes; write such as [[2, 0], [1, 1]]"),
        ("[[7]]", "[1][1]: 7 is no list of hexes; write such as [[1, 0], [0, 1]]"),
    ],
)
def test_doubles_that_are_no_lists_of_pairs(doubles: str, fault: str) -> None:
    start, rest = BOARD.split("doubles = ")
    text = f"{start}doubles = {doubles}\nbases = {rest.split('bases = ')[1]}"
    assert faults(HEAD + text) == [f"boards[1].doubles{fault}"]


def test_a_board_twice() -> None:
    assert faults(HEAD + BOARD + BOARD) == ['boards[2].id: "2" is that of boards[1]; keep one']


def test_a_board_that_hangs_together_only_by_its_centre() -> None:
    text = """
[[boards]]
id = "2"
centre = true
singles = [[1, 0], [-1, 0]]
doubles = [[]]
bases = [[[2, 0], [2, -1], [3, -1]], [[-2, 0], [-2, 1], [-3, 1]]]
tiles = [{ terrains = ["rock"], count = 2 }]
"""
    assert faults(HEAD + text) == [
        "boards[1]: [1, 0] cannot be reached from [-3, 1]; "
        "let all hexes hang together, without the centre too"
    ]


def test_a_board_that_does_not_touch_its_centre() -> None:
    text = """
[[boards]]
id = "2"
centre = true
singles = [[2, 0]]
doubles = [[]]
bases = [[[3, 0], [3, -1], [4, -1]], [[2, 1], [2, 2], [1, 2]]]
tiles = [{ terrains = ["rock"], count = 1 }]
"""
    assert faults(HEAD + text) == [
        "boards[1]: nothing lies beside the centre; let a hex touch [0, 0]"
    ]


def test_a_board_with_more_hexes_than_the_engine_has_room_for() -> None:
    outer = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    bases = [[4, 0], [4, -1], [4, -2]], [[-4, 0], [-4, 1], [-4, 2]]
    singles = [list(cell) for cell in outer if cell != (0, 0)]
    text = f"""
[[boards]]
id = "2"
centre = true
singles = {singles}
doubles = [[]]
bases = [{bases[0]}, {bases[1]}]
"""
    assert faults(HEAD + text) == [
        "boards[1]: the board has 43 hexes with the bases; make it 31 at most"
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("halves =", "halfs =", '[1]: key "halfs" is not known; did you mean halves?'),
        (
            "[[[1, 0], [1, -1]], [[-1, 0], [0, 0]]]",
            "[[[1, 0]]]",
            "[1].halves: a list of 1 for two seats; write two, each a list of hexes",
        ),
        (
            "[[-1, 0], [0, 0]]]",
            "[[-1, 0], [1, 0]]]",
            "[1].halves[2]: [1, 0] belongs to boards[1].halves[1] already; use it once",
        ),
        (
            "[[-1, 0], [0, 0]]]",
            "[[-1, 0]]]",
            "[1].halves: [0, 0] is in neither half; share out the hexes of all singles and doubles",
        ),
        (
            "[[-1, 0], [0, 0]]]",
            "[[-1, 0], [0, 0], [0, 1]]]",
            "[1].halves: [0, 1] is in a half, "
            "but no hex of a tile; share out the hexes of all singles and doubles",
        ),
        (
            "[[[1, 0], [1, -1]], [[-1, 0], [0, 0]]]",
            "[[[1, 0], [1, -1], [0, 0]], [[-1, 0]]]",
            "[1].halves[1]: it has 3 hexes for the 2 tokens of token_set; make them as many",
        ),
        (
            "mine = 2, count = 1",
            "mine = 2, count = 0",
            "[1].token_set[1].count: 0 is not possible; write a whole number from 1 to 24",
        ),
        (
            "mine = 2, count = 1",
            "mine = 2, green = true, count = 1",
            '[1].token_set[1]: key "green" is not known; known are mine, unit, count, origin',
        ),
        (
            "{ mine = 2, count = 1 }, ",
            "3, ",
            "[1].token_set: this is not a list of tables; write [{ ... }, ...]",
        ),
    ],
)
def test_faults_of_the_small_board(old: str, new: str, fault: str) -> None:
    assert faults(HEAD + changed(SMALL, old, new))[0] == f"boards{fault}"
