"""Which pending decisions can lie on the stack, and what their two numbers may be."""

from __future__ import annotations

from typing import Final

from hexagora.games.nexus.knowledge.showing import frames_of
from hexagora.games.nexus.rules.cells import CELLS
from hexagora.games.nexus.rules.kinds import (
    AIM,
    BATTLE,
    BOX,
    CANCEL,
    CASUALTY,
    CORPORATION,
    COVER,
    DICE,
    DRAW,
    EXTRACT,
    FIRST,
    KINDS,
    LAST,
    MISSION,
    PHASES,
    PLACE,
    ROLL,
    SPECIAL,
    SPORE,
    TARGET,
    TILE,
    TOKEN,
    TRANSFER,
    TURN,
    VORTEX,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.rules.position import TOKENS, WHERE
from hexagora.games.nexus.state import NexusState

SETTING_UP: Final = (FIRST, CORPORATION, COVER, TILE, BOX)
BY_CHANCE: Final = (FIRST, COVER, TILE, BOX, TOKEN, ROLL, DRAW, VORTEX)
IN_BATTLE: Final = (WINDOW, MISSION, SPORE, TARGET, DICE, CANCEL, EXTRACT)
WAITING: Final = (TURN, BATTLE, VORTEX, SPECIAL)
PLAYED: Final = {
    PLACE: ("place",),
    TARGET: ("bonus", "double", "first"),
    DICE: ("reroll",),
    CANCEL: ("cancel",),
    EXTRACT: ("extract",),
}
"""The effects of the cards that a decision can be about."""


def frame_fault(state: NexusState) -> str:
    """What is wrong with the stack of a position; empty if nothing is."""
    frames = frames_of(state)
    kinds = [frame[0] for frame in frames]
    if not frames:
        return ""
    if any(kind not in range(len(KINDS)) for kind in kinds):
        return "a decision of an unknown kind is pending"
    if kinds[0] != TURN and (len(kinds) > 1 or kinds[0] not in SETTING_UP):
        return "a decision of a turn is pending while nobody has the turn"
    if TURN in kinds[1:] or any(kind in SETTING_UP for kind in kinds[1:]):
        return "two turns are going on at once"
    if kinds[-1] in WAITING:
        return "nothing could be decided in it"
    if BATTLE in kinds:
        cell = int(state.fight[WHERE])
        if not int(state.rules.board) >> cell & 1:
            return "a battle is fought where there is no hex"
    for place, (kind, seat, a, b) in enumerate(frames):
        name = KINDS[kind]
        if (seat < 0) != (kind in BY_CHANCE) or seat >= state.rules.seats:
            return f"seat {seat} cannot decide '{name}'"
        if kind == ROLL and kinds[place - 1] not in (BATTLE, WINDOW, SPECIAL, VORTEX):
            return "a die is rolled for nothing"
        in_battle = kind in IN_BATTLE or (kind == CASUALTY and a >= 0) or (kind == WHICH and a < 0)
        if in_battle and BATTLE not in kinds[:place]:
            return f"'{name}' is pending without a battle"
        if kind == LAST and (place != len(frames) - 1 or BATTLE in kinds):
            return f"'{name}' is pending within something else"
        if not _numbers_fit(state, kind, a, b):
            return f"'{name}' cannot be about {a} and {b}"
    return ""


def _numbers_fit(state: NexusState, kind: int, a: int, b: int) -> bool:
    rules, tables = state.rules, state.tables
    if kind == TURN:
        return 0 <= a < len(PHASES) and b in (0, 1)
    if kind == BATTLE:
        return 0 <= a <= 9 and b == 0
    if kind == VORTEX:
        return 0 <= a <= 3 and 0 <= b <= 6
    if kind == TILE:
        slots = len(rules.singles) + (len(rules.covers[0]) // 2 if rules.covers else 0)
        return 0 <= a < slots and 0 <= b < max(1, len(rules.covers))
    if kind == BOX:
        return bool(rules.extra) and 0 <= a < len(rules.boxing.questions) and b == 0
    if kind == TOKEN:
        return _on_board(state, a) and state.ground[TOKENS + a] > 0 and b == 0
    if kind == WINDOW:
        return 0 <= a <= 2 and -2 - rules.seats <= b < rules.seats
    if kind == CASUALTY:
        return _on_board(state, b) if a == -1 else a in (0, 1) and 0 <= b <= 2
    if kind == DRAW:
        return 0 <= a < rules.seats and 0 <= b <= 3
    if kind in PLAYED:
        return 0 <= a < tables.energize_count and tables.energize[a].effect in PLAYED[kind]
    if kind == TRANSFER:
        return 0 < a <= 4 and 0 <= b <= CELLS * CELLS
    if kind == AIM:
        return _on_board(state, a)
    if kind == WHICH:
        return 0 <= b < 24 and (_on_board(state, a) or (a == -1 and b == 0))
    if kind == SPECIAL:
        return _on_board(state, a) and 0 <= b < 24
    return a == b == 0


def _on_board(state: NexusState, cell: int) -> bool:
    return 0 <= cell < CELLS and bool(int(state.rules.board) >> cell & 1)
