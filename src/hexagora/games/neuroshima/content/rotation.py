"""Which armies meet in a fair match, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product

from hexagora.games.neuroshima.content.armies import BOX


def army_rotation(seats: int, options: Mapping[str, str]) -> list[dict[str, str]]:
    """The armies of the seats, deal by deal; those that an option names stay where they are.

    Without such options each four deals in a row give each seat every army of the box once, and a
    full cycle has every arrangement once: twelve for two seats.

    >>> len(army_rotation(2, {}))
    12
    >>> army_rotation(2, {"army1": "borgo"})
    [{'army2': 'hegemony'}, {'army2': 'moloch'}, {'army2': 'outpost'}]
    """
    places = [f"army{seat + 1}" for seat in range(seats)]
    free = [place for place in places if place not in options]
    mirror = options.get("mirror") == "on"
    taken = [options[place] for place in places if place in options]
    armies = [army for army in BOX if mirror or army not in taken]
    return [
        dict(zip(free, arrangement, strict=True))
        for arrangement in _arrangements(armies, len(free), mirror)
    ]


def _arrangements(armies: Sequence[str], seats: int, mirror: bool) -> Iterator[tuple[str, ...]]:
    """All ways to give armies to seats, in groups in which every seat has each army once."""
    if seats == 0:
        yield ()
        return
    numbers = range(len(armies))
    every = product(numbers, repeat=seats) if mirror else permutations(numbers, seats)
    for first in every:
        if first[0] == 0:
            for shift in numbers:
                yield tuple(armies[(army + shift) % len(armies)] for army in first)
