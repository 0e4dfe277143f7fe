"""Small boards as text for tests of the plain battles, and answers that must be asked for.

A board has one unit per line: cell, seat, tile, turn, and wounds if any. A structure has two of
each: ``d3+d4 0 borgo_1a+2b 0+3``.
"""

from __future__ import annotations

from typing import Any

from neuroshima_plain import Battle, battle
from neuroshima_plain_tiles import Position

Answer = tuple[int, str, str, str]  # seat, kind, the options expected with commas, the answer


class Script:
    """Answers in order; each question must be the one expected."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)

    def __call__(self, seat: int, kind: str, options: list[str]) -> str:
        assert self.answers, f"unexpected question to {seat}: {kind} {options}"
        *question, answer = self.answers.pop(0)
        assert [seat, kind, ", ".join(options)] == question
        return answer


def position(
    board: str,
    turn_of: int = 0,
    score: list[int] | None = None,
    cards: str = "",
    uses: tuple[int, int] = (2, 2),
    by_tile: bool = False,
    **options: Any,
) -> Position:
    """A position from text; each seat plays the army of its first tile.

    ``cards`` are the leaders of both sides, with so many ``uses`` left.
    """
    items = []
    armies: dict[int, str] = {}
    for line in board.split("\n"):
        if words := line.split():
            at, seat, tile, turn, *wounds = words
            army = tile.split("_")[0]
            armies.setdefault(int(seat), army)
            item: dict[str, Any] = {"at": at, "seat": int(seat), "tile": tile, "turn": int(turn[0])}
            if "+" in at:
                item["at"] = at.split("+")
                item["tile"] = [
                    f"{army}_structure_{face}" for face in tile.split("_")[1].split("+")
                ]
                item["turn"] = [int(number) for number in turn.split("+")]
            items.append({**item, "wounds": int(wounds[0])} if wounds else item)
    count = max(armies) + 1
    mode = options.setdefault("mode", "duel" if count == 2 else "deathmatch")
    counter = "points" if mode == "points" else "hp"
    scores = score or [0 if mode == "points" else 20] * count
    return {
        "game": "neuroshima",
        "options": {"edition": "2025", **options},
        "seats": [
            {"army": armies.get(seat, "borgo"), counter: scores[seat]} for seat in range(count)
        ],
        "board": items,
        "turn_of": turn_of,
        "leaders": [
            {"card": card, "left": uses[side], "used": False, "chief": side}
            for side, card in enumerate(cards.split())
        ],
        "by_tile": by_tile,
    }


def fight(board: str, *answers: Answer, version: int = 2, **settings: Any) -> dict[str, Any]:
    """The result of a battle in which exactly these questions are asked."""
    script = Script(*answers)
    result = battle(position(board, **settings), script, version)
    assert not script.answers, f"never asked: {script.answers}"
    return result


def phases(result: dict[str, Any]) -> list[int]:
    return [phase["initiative"] for phase in result["phases"]]


def left(result: dict[str, Any]) -> list[str]:
    return [
        "+".join([item["at"]] if isinstance(item["at"], str) else item["at"])
        for item in result["board"]
    ]


def blows(result: dict[str, Any]) -> list[str]:
    """All attacks that met a unit: phase, from > to, kind, strength, damage."""
    return [
        f"{phase['initiative']} {a['from']}>{a['to']} {a['kind']} {a['strength']} {a['damage']}"
        for phase in result["phases"]
        for a in phase["attacks"]
    ]


def served(result: dict[str, Any]) -> list[str]:
    return [f"{a['medic']} for {a['unit']}" for p in result["phases"] for a in p["absorbed"]]


def netted(board: str, **settings: Any) -> list[str]:
    """The netted cells before a battle."""
    state = Battle(position(board, **settings), Script())
    state.look()
    return sorted(unit.at for unit in state.netted)
