"""Random positions of Neuroshima Hex before a battle, crowded and quarrelsome."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from neuroshima_plain_tiles import Position, Tile, axial, beside, cells, faces, tiles

Placed = dict[str, tuple[int, Tile]]

ARMIES = ["borgo", "hegemony", "moloch", "outpost"]
MODES = ["duel", "deathmatch", "points", "solo", "team"]

# What a position is about: tiles whose effects or edges tell of it come first.
THEMES = {
    "any": [],
    "nets": ["N"],
    "chains": ["medic"],
    "medics": ["medic", "take_over_module", "explode"],
    "tempo": ["initiative", "extra_attack", "N", "take_over_module"],
    "shots": ["r1", "r2", "g1", "A", "ranged", "convert_attack"],
    "tricks": ["explode", "convert_attack", "take_over_module", "medic", "m1+r1", "extra_attack"],
}


def random_position(
    rng: random.Random, mode: str | None = None, structures: bool = False
) -> Position:
    """A legal position with the HQs of all seats on the board, in a mode or any.

    With structures most seats have built theirs.
    """
    mode = mode or rng.choice(MODES)
    count = {"duel": 2, "solo": 3, "team": 4}.get(mode) or rng.choice([3, 4])
    options: dict[str, Any] = {"edition": rng.choice(["2025", "3.0"]), "mode": mode}
    if count == 4 and rng.random() < 0.3:
        options["extended_board"] = True
    if mode in ("solo", "team") and rng.random() < 0.7:
        options["moloch_hurts_allies"] = rng.random() < 0.6
    armies = rng.sample(ARMIES, count)
    if rng.random() < 0.4:
        options["mirror"] = True
        armies = rng.choices(ARMIES, k=count)
    if structures:
        options["structures"] = True
    radius = 3 if "extended_board" in options else 2
    board = random_board(rng, armies, radius, structures)
    return {
        "game": "neuroshima",
        "options": options,
        "seats": [
            {"army": army, **random_score(rng, mode, seat)} for seat, army in enumerate(armies)
        ],
        "board": board,
        "turn_of": rng.randrange(count),
    }


def random_score(rng: random.Random, mode: str, seat: int) -> dict[str, int]:
    """Hit points or points of a seat, often near the end."""
    if mode == "points":
        return {"points": rng.choice([rng.randrange(20), rng.randrange(15, 20)])}
    most = 13 if mode == "solo" and seat > 0 else 20
    return {"hp": rng.choice([rng.randint(1, most), rng.randint(1, 4)])}


def random_board(
    rng: random.Random, armies: list[str], radius: int, structures: bool = False
) -> list[dict[str, Any]]:
    """All HQs and a part of each army in a cluster, turned towards each other, in any order."""
    theme = THEMES[rng.choice(list(THEMES))]
    least = len(armies) * (4 if structures else 2)
    spots = cluster(rng, radius, rng.randint(least, len(cells(radius))))
    hands = [random_army(rng, army, theme) for army in armies]
    placed: Placed = {}
    for seat, cell in enumerate(rng.sample(spots, len(armies))):
        placed[cell] = seat, tiles()[f"{armies[seat]}_hq"]
    built = build_structures(rng, armies, spots, placed, radius) if structures else []
    seat = 0
    for cell in spots:  # from the middle of the cluster outwards, so that themes meet there
        seat = rng.choice([seat, rng.randrange(len(armies))])
        if cell not in placed and hands[seat]:
            placed[cell] = seat, hands[seat].pop(0)
    board: list[dict[str, Any]] = [structure(rng, pair, placed, radius) for pair in built]
    doubles = {cell for pair in built for cell in pair}
    for cell, (seat, tile) in placed.items():
        if cell in doubles:
            continue
        turn = random_turn(rng, cell, placed, radius)
        item = {"at": cell, "seat": seat, "tile": tile["id"], "turn": turn}
        if tile["kind"] != "hq":
            item["wounds"] = rng.randint(0, tile["toughness"])
        board.append(item)
    rng.shuffle(board)
    return board


def build_structures(
    rng: random.Random, armies: list[str], spots: list[str], placed: Placed, radius: int
) -> list[tuple[str, str]]:
    """Most seats have theirs, each with one of the four pairs of faces; the cells of each."""
    built = []
    for seat, army in enumerate(armies):
        pairs = [
            (cell, other)
            for cell in spots
            for direction in range(6)
            if (other := beside(cell, direction, radius)) in spots
            if other and cell not in placed and other not in placed
        ]
        if pairs and rng.random() < 0.85:
            pair = rng.choice(pairs[: rng.choice([6, len(pairs)])])
            for number, cell in enumerate(pair, 1):
                placed[cell] = seat, faces()[f"{army}_structure_{number}{rng.choice('ab')}"]
            built.append(pair)
    return built


def structure(
    rng: random.Random, pair: tuple[str, str], placed: Placed, radius: int
) -> dict[str, Any]:
    """A structure as a position writes it."""
    both = [placed[cell][1] for cell in pair]
    return {
        "at": list(pair),
        "seat": placed[pair[0]][0],
        "tile": [face["id"] for face in both],
        "turn": [random_turn(rng, cell, placed, radius) for cell in pair],
        "wounds": rng.randint(0, sum(face["toughness"] for face in both)),
    }


def cluster(rng: random.Random, radius: int, size: int) -> list[str]:
    """Cells that lie close together, grown from one."""
    found = [rng.choice(cells(radius))]
    loose = rng.random() < 0.2
    while len(found) < size:
        near = {
            cell
            for member in found
            for direction in range(6)
            if (cell := beside(member, direction, radius))
        }
        left = sorted((set(cells(radius)) if loose else near) - set(found))
        found.append(rng.choice(left))
    return found


def random_army(rng: random.Random, army: str, theme: list[str]) -> list[Tile]:
    """All board tiles of an army but the HQ in a random order, the theme rather early."""
    copies = [
        tile
        for tile in tiles().values()
        if tile["army"] == army and tile["kind"] in ("warrior", "module")
        for _ in range(tile["count"])
    ]
    pull = rng.choice([0.3, 0.7, 1.0])
    copies.sort(key=lambda tile: rng.random() - (pull if belongs(tile, theme) else 0))
    return copies


def belongs(tile: Tile, theme: list[str]) -> bool:
    return any(word in words(tile) for word in theme)


def words(tile: Tile) -> set[str]:
    """The names of a tile's effects, its edges and their symbols."""
    return words_of(tile["id"])


@cache
def words_of(name: str) -> set[str]:
    tile = tiles().get(name) or faces()[name]
    symbols = {symbol for edge in tile["edges"] for symbol in edge.split("+")}
    return symbols | set(tile["edges"]) | {effect["effect"] for effect in tile["effects"]}


def random_turn(rng: random.Random, cell: str, placed: Placed, radius: int) -> int:
    """The most useful of a few turns."""
    seat, tile = placed[cell]

    def use(turn: int) -> int:
        good = 0
        for i, edge in enumerate(tile["edges"]):
            other = placed.get(beside(cell, (i + turn) % 6, radius) or "")
            if edge == "-" or not other:
                continue
            for_own = any(effect.get("target") == "friendly" for effect in tile["effects"])
            wanted = (other[0] == seat) == (edge == "L" and for_own)
            alike = any(word in words(tile) & words(other[1]) for word in ("N", "medic"))
            good += 1 + wanted + 2 * alike  # nets at net fighters, medics at medics
        return good

    return max(rng.sample(range(6), rng.choice([1, 3, 6])), key=use)


def picture(position: Position) -> str:
    """The board as text, one unit per line from the top left, for messages of failed tests."""

    def place(item: dict[str, Any]) -> tuple[int, int]:
        return axial(item["at"] if isinstance(item["at"], str) else item["at"][0])

    order = sorted(position["board"], key=place)
    return "\n".join(
        f"{item['at']} {item['seat']} {item['tile']} {item['turn']} {item.get('wounds', 0)}"
        for item in order
    )
