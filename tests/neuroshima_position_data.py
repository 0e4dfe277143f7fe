"""A small position of Neuroshima Hex as data of a file, and what is told of faults in it."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora.games.neuroshima.knowledge.position_files import BadPosition, read_position

Data = dict[str, Any]


def small() -> Data:
    """Two HQs and one unit."""
    return {
        "game": "neuroshima",
        "options": {"edition": "2025", "mode": "duel"},
        "seats": [{"army": "outpost", "hp": 18}, {"army": "hegemony", "hp": 20}],
        "board": [
            {"at": "d4", "seat": 0, "tile": "outpost_hq", "turn": 0},
            {"at": "d2", "seat": 1, "tile": "hegemony_hq", "turn": 0},
            {"at": "d3", "seat": 1, "tile": "hegemony_runner", "turn": 3, "wounds": 0},
        ],
        "turn_of": 0,
    }


def changed(path: str, value: object) -> Data:
    """The small position with one thing changed: ``board.2.at``."""
    data = small()
    place: Any = data
    *keys, last = (int(key) if key.isdigit() else key for key in path.split("."))
    for key in keys:
        place = place[key]
    place[last] = value
    return data


def faults(data: object) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        read_position(data)
    assert str(caught.value) == "\n".join(caught.value.faults)
    return list(caught.value.faults)


def together(**changes: Any) -> Data:
    """Three seats, each with its HQ."""
    board = [
        {"at": at, "seat": seat, "tile": f"{army}_hq"}
        for seat, (at, army) in enumerate((("b2", "outpost"), ("d4", "hegemony"), ("f4", "borgo")))
    ]
    armies: list[Data] = [{"army": "outpost"}, {"army": "hegemony"}, {"army": "borgo"}]
    return {"options": {"mode": "deathmatch"}, "seats": armies, "board": board, **changes}
