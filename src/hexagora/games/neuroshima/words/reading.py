"""Parts of actions, read: cells, directions, tiles. ValueError where a word cannot be read."""

from __future__ import annotations

from collections.abc import Callable

from hexagora.core.errors import IllegalAction, quoted
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES, NUMBERS, direction_to
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.family import Read
from hexagora.games.neuroshima.words.naming import COMPASS, own_name, owner

DIRECTIONS = {name.lower(): number for number, name in enumerate(COMPASS)}


def want(words: list[str], count: int) -> None:
    """So many words are needed."""
    if len(words) != count:
        raise ValueError


def without(words: list[str], filler: str) -> list[str]:
    """The words that tell something."""
    return [word for word in words if word != filler]


def cell_of(word: str) -> int:
    """A cell by its name."""
    if word not in NUMBERS:
        raise ValueError
    return NUMBERS[word]


def direction_of(word: str) -> int:
    """A direction or rotation by its number, or by the name of the direction."""
    if word in ("0", "1", "2", "3", "4", "5"):
        return int(word)
    if word not in DIRECTIONS:
        raise ValueError
    return DIRECTIONS[word]


def spot_of(words: list[str]) -> tuple[int, int]:
    """The first action on a cell, and the rotation; -1 where that is not told."""
    if len(words) not in (1, 2):
        raise ValueError
    start = actions.PLACE + 6 * cell_of(words[0])
    return start, direction_of(words[1]) if len(words) == 2 else -1


def touching(a: int, b: int) -> int:
    """The direction from one cell to another."""
    direction = int(direction_to(a, b))
    if direction < 0:
        raise IllegalAction("{a} and {b} do not touch", "apart", a=NAMES[a], b=NAMES[b])
    return direction


def among(legal: list[int], low: int, high: int, fits: Callable[[int], bool]) -> list[int]:
    """The legal actions of a range that fit, told by their numbers in it."""
    return [action for action in legal if low <= action < high and fits(action - low)]


def cell_reader(base: int) -> Read:
    """Reads one cell."""

    def read(position: Position, words: list[str], legal: list[int]) -> list[int]:
        want(words, 1)
        return [base + cell_of(words[0])]

    return read


def tile_reader(verb: str, base: int) -> Read:
    """Reads the tiles of the army that are called so, or begin so."""

    def read(position: Position, words: list[str], legal: list[int]) -> list[int]:
        wanted = _plain("_".join(words))
        if not wanted:
            raise ValueError
        seat = owner(position)
        first, last = int(position.first_tile(seat)), int(position.last_tile(seat))
        army = position.tables.tiles[first:last]
        called = [_names(tile.id, tile.names) for tile in army]
        by_id = [index for index, tile in enumerate(army) if _plain(tile.id) == wanted]
        exact = [index for index, names in enumerate(called) if wanted in names]
        begun = [
            index
            for index, names in enumerate(called)
            if base + index in legal and any(name.startswith(wanted) for name in names)
        ]
        found = by_id or exact or begun
        if not found:
            offered = among(legal, base, base + actions.MOST_TILES, lambda n: True)
            known = [own_name(position, action - base) for action in offered]
            raise IllegalAction(
                "there is no {text} to {verb}; there is: {known}",
                "no_such_tile",
                text=quoted(" ".join(words)),
                verb=verb,
                known=", ".join(known) or "none",
                tiles=known,
            )
        return [base + index for index in found]

    return read


def _names(tile_id: str, names: dict[str, str]) -> set[str]:
    """All that a tile may be called: its id, the id without the army, its names."""
    return {_plain(tile_id), _plain(tile_id.partition("_")[2]), *map(_plain, names.values())}


def _plain(name: str) -> str:
    return name.lower().replace("-", "_").replace(" ", "_")
