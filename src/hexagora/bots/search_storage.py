"""A search as plain data, so that a bot can be copied and sent to another process with its tree."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.bots.search import Search
from hexagora.core.rng import Rng
from hexagora.core.state import State

Settings = tuple[float, float, float, int]
Counts = tuple[int, int, int, int, int]


def stored(search: Search) -> tuple[object, ...]:
    """All that `restored` needs; what a walk leaves behind is not part of it."""
    settings = (search._curiosity, search._caution, search._spread, int(search._ahead))
    counts = (
        int(search._seed),
        int(search._root),
        int(search.simulations),
        int(search._nodes),
        int(search._edges),
    )
    whole = [
        _numbers(search._head),
        _numbers(search._visits),
        _numbers(search._action),
        _numbers(search._next),
        _numbers(search._child),
        _numbers(search._tries),
        _numbers(search._open),
    ]
    values = [_values(search._worth), _values(search._total), _values(search._prior)]
    return search._worlds, settings, counts, whole, values


def restored(
    worlds: list[State],
    settings: Settings,
    counts: Counts,
    whole: list[list[int]],
    values: list[list[float]],
) -> Search:
    """The search that was stored; it goes on as that one does."""
    search = Search(worlds, Rng(""), settings[0], settings[1], settings[2], settings[3])
    search._seed = counts[0]
    search._root = counts[1]
    search.simulations = counts[2]
    search._nodes = counts[3]
    search._edges = counts[4]
    search._head = _vector(whole[0])
    search._visits = _vector(whole[1])
    search._action = _vector(whole[2])
    search._next = _vector(whole[3])
    search._child = _vector(whole[4])
    search._tries = _vector(whole[5])
    search._open = _vector(whole[6])
    search._worth = _floats(values[0])
    search._total = _floats(values[1])
    search._prior = _floats(values[2])
    return search


def _numbers(vector: vec[i32]) -> list[int]:
    found: list[int] = []
    for i in range(i64(len(vector))):
        found.append(int(vector[i]))
    return found


def _values(vector: vec[float]) -> list[float]:
    found: list[float] = []
    for i in range(i64(len(vector))):
        found.append(vector[i])
    return found


def _vector(numbers: list[int]) -> vec[i32]:
    vector = vec[i32]([0] * len(numbers))
    for i in range(i64(len(numbers))):
        vector[i] = i32(numbers[i])
    return vector


def _floats(values: list[float]) -> vec[float]:
    vector = vec[float]([0.0] * len(values))
    for i in range(i64(len(values))):
        vector[i] = values[i]
    return vector
