"""Which armies meet in a fair match, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.content.atlas.missions import Mission, base_missions
from hexagora.games.neuroshima.content.own_content import known_content


def army_rotation(seats: int, options: Mapping[str, str]) -> list[dict[str, str]]:
    """The armies of the seats, deal by deal; those that an option names stay where they are.

    Without such options each four deals in a row give each seat every army of the box once, and a
    full cycle has every arrangement once: twelve for two seats. Five and six seats lead each army
    at most twice, unless an option asks for all mirror matches. Where no arrangement is possible
    there is one deal without armies, and the game says what is wrong.

    >>> len(army_rotation(2, {})), len(army_rotation(6, {}))
    (12, 1440)
    >>> army_rotation(2, {"mission": "4"})
    [{}]
    >>> army_rotation(2, {"army1": "borgo"})
    [{'army2': 'hegemony'}, {'army2': 'moloch'}, {'army2': 'outpost'}]
    """
    named = {**options, **_fixed(options)}
    places = [f"army{seat + 1}" for seat in range(seats)]
    free = [place for place in places if place not in named]
    taken = [named[place] for place in places if place in named]
    mirror = options.get("mirror", "auto")
    most = seats if mirror == "on" else -(-seats // len(BOX)) if mirror == "auto" else 1
    taken += _enemies(options)
    room = {army: most - taken.count(army) for army in BOX if taken.count(army) < most}
    deals = [
        dict(zip(free, arrangement, strict=True))
        for arrangement in _arrangements(list(room), len(free))
        if all(arrangement.count(army) <= room[army] for army in room)
    ]
    return deals or [{}]


def _fixed(options: Mapping[str, str]) -> dict[str, str]:
    """The armies that a mission gives to seats."""
    mission = _mission(options)
    seats = mission.seats if mission is not None else ()
    return {f"army{i + 1}": s.armies[0] for i, s in enumerate(seats) if len(s.armies) == 1}


def _enemies(options: Mapping[str, str]) -> list[str]:
    """The army that a mission leads itself, which nobody else can."""
    mission = _mission(options)
    return [mission.automaton.army] if mission is not None and mission.automaton else []


def _mission(options: Mapping[str, str]) -> Mission | None:
    value = options.get("mission", "off")
    known = base_missions().get(int(value)) if value.isdigit() else known_content().get(value)
    return known if isinstance(known, Mission) else None


def _arrangements(armies: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """All ways to give armies to seats, in groups in which every seat has each army once."""
    if seats == 0:
        yield ()
        return
    numbers = range(len(armies))
    for first in product(numbers, repeat=seats):
        if first[0] == 0:
            for shift in numbers:
                yield tuple(armies[(army + shift) % len(armies)] for army in first)
