"""What tests need that compare the engine's battles with the plain ones: choices, results."""

from __future__ import annotations

from typing import Any, NamedTuple

Asked = tuple[int, str, str, tuple[str, ...]]


class Made(NamedTuple):
    """A choice of the engine: whose, of what kind, about which cell, and out of what."""

    seat: int
    kind: str
    about: str
    options: tuple[str, ...]
    answer: str


def place_of(asked: Asked, made: list[Made]) -> int:
    """Which of the engine's choices a question of the plain battle is about, or -1.

    It is the next one; in which order a seat answers several of a kind is left to the engine.
    """
    for place, choice in enumerate(made):
        if choice[:4] == asked:
            return place
        if choice[:2] != asked[:2]:
            break
    return -1


def difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """What two results of a battle say differently, or nothing."""
    return _difference(_plain(ours), _plain(theirs))


def _plain(result: dict[str, Any]) -> dict[str, Any]:
    """What must agree, in one form."""
    keys = ("from", "edge", "kind", "strength", "to", "damage")
    return {
        "phases": [
            {
                "initiative": phase["initiative"],
                "again": phase.get("again", ""),
                "attacks": sorted(
                    tuple(str(attack[key]) for key in keys) for attack in phase["attacks"]
                ),
                "absorbed": sorted((row["medic"], row["unit"]) for row in phase["absorbed"]),
                "destroyed": sorted(phase["destroyed"]),
                "hp": phase["hp"],
            }
            for phase in result["phases"]
        ],
        "board": sorted(
            [str(row[key]) for key in ("at", "seat", "tile", "turn")] + [row.get("wounds", 0)]
            for row in result["board"]
        ),
        "hp": result["hp"],
    }


def _difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    for i, (a, b) in enumerate(zip(ours["phases"], theirs["phases"], strict=False)):
        for key in a:
            if a[key] != b[key]:
                return f"phase {i} (initiative {a['initiative']}), {key}: {a[key]} or {b[key]}"
    for key in ("phases", "board", "hp"):
        if ours[key] != theirs[key]:
            return f"{key}: {ours[key]} or {theirs[key]}"
    return ""
