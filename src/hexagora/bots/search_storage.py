"""A search as plain data, so that a bot can be copied and sent to another process with its tree."""

from hexagora.bots.crossings import crossings_of
from hexagora.bots.evaluator import Evaluator
from hexagora.bots.search import Search
from hexagora.bots.vectors import float_vector_of, floats_of, ints_of, vector_of
from hexagora.core.rng import Rng
from hexagora.core.state import State

Settings = tuple[float, float, float, int, int, float, bool, float]
Counts = tuple[int, int, int, int, int, int]
Entries = list[tuple[int, int]]


def stored(search: Search) -> tuple[object, ...]:
    """All that `restored` needs; what a walk leaves behind is not part of it."""
    settings = (
        search._curiosity,
        search._caution,
        search._spread,
        int(search._ahead),
        int(search._looks),
        search._sight,
        search._merges,
        search._chain,
    )
    counts = (
        int(search._seed),
        int(search._root),
        int(search.simulations),
        int(search._nodes),
        int(search._edges),
        int(search._passed),
    )
    whole = [
        ints_of(search._head),
        ints_of(search._visits),
        ints_of(search._action),
        ints_of(search._next),
        ints_of(search._child),
        ints_of(search._tries),
        ints_of(search._open),
    ]
    values = [floats_of(search._worth), floats_of(search._total), floats_of(search._prior)]
    crossings = search._crossings
    met = crossings.entries() if crossings is not None else []
    return search._worlds, search._evaluator, settings, counts, whole, values, met


def restored(
    worlds: list[State],
    evaluator: Evaluator,
    settings: Settings,
    counts: Counts,
    whole: list[list[int]],
    values: list[list[float]],
    met: Entries,
) -> Search:
    """The search that was stored; it goes on as that one does."""
    search = Search(worlds, Rng(""), *settings, evaluator)
    search._seed = counts[0]
    search._root = counts[1]
    search.simulations = counts[2]
    search._nodes = counts[3]
    search._edges = counts[4]
    search._passed = counts[5]
    if search._crossings is not None:
        search._crossings = crossings_of(met)
    search._head = vector_of(whole[0])
    search._visits = vector_of(whole[1])
    search._action = vector_of(whole[2])
    search._next = vector_of(whole[3])
    search._child = vector_of(whole[4])
    search._tries = vector_of(whole[5])
    search._open = vector_of(whole[6])
    search._worth = float_vector_of(values[0])
    search._total = float_vector_of(values[1])
    search._prior = float_vector_of(values[2])
    return search
