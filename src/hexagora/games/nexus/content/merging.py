"""How the sections of a pack go into the box: in the place of its own, or into them.

A pack that says ``extends = "box"`` may tell single cards by their ids and single units by their
places: what it does not tell of them stays as it is in the box, and so do all the others.
"""

from __future__ import annotations

from typing import Any

from hexagora.games.nexus.content.components import box_data

Row = dict[str, Any]

_CALLED = {"units": "place", "alternates": "place", "missions": "id", "energize": "id"}
"""The sections of which single rows can be told, and the key by which a row is known."""

_BELONGS = {
    "condition": ("argument",),
    "effect": ("amount", "unit", "terrain"),
    "abilities": ("breath",),
}
"""What is not taken from the box if the key it belongs to is told: it may not fit the new one."""


def extends(pack: Row) -> bool:
    """Whether a pack changes single rows of the box."""
    return pack.get("extends") == "box"


def filled(pack: Row) -> Row:
    """The pack with its rows completed by those of the box; faults stay in it."""
    if not extends(pack):
        return pack
    data = dict(pack)
    for section, key in _CALLED.items():
        rows = pack.get(section)
        if isinstance(rows, list):
            data[section] = [_completed(row, of_box(section, row, key)) for row in rows]
    return data


def of_box(section: str, row: Any, key: str = "id") -> Row:
    """The row of the box that a row of a pack changes; empty if there is none."""
    name = row.get(key) if isinstance(row, dict) else None
    return next((known for known in box_data()[section] if known[key] == name), {})


def _completed(row: Any, known: Row) -> Any:
    if not known:
        return row
    dropped = {key for told, keys in _BELONGS.items() if told in row for key in keys}
    stays = {key: value for key, value in known.items() if key not in dropped}
    if "unsure" in stays:
        # Who tells a number knows it.
        stays["unsure"] = [key for key in stays["unsure"] if key not in row]
    return {**stays, **row}


def merged(pack: Row) -> Row:
    """The data of the box with those of a pack in it.

    Of boards and numbers a pack may always tell only some: the others stay.
    """
    box = box_data()
    told = filled(pack)
    data = {**box, **told}
    data["numbers"] = {**box["numbers"], **told.get("numbers", {})}
    boards = {board["id"]: board for board in told.get("boards", [])}
    data["boards"] = [boards.get(board["id"], board) for board in box["boards"]]
    if extends(pack):
        for section, key in _CALLED.items():
            rows = {row[key]: row for row in [*box[section], *told.get(section, [])]}
            data[section] = [row for row in rows.values() if row.get("copies") != 0]
    return data
