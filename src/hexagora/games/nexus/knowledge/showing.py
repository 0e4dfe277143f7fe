"""What a view shows: all that a seat may know, in the words of the game.

Hidden are the hands of the others, missions that others put under the deck or choose from, and with
the green tokens those that stay in the box. The order of decks and the places of tokens are hidden
from everybody, and no position holds them.
"""

from __future__ import annotations

from typing import Final

from hexagora.core.event import Facts
from hexagora.core.frames import tell_frames
from hexagora.core.state import FRAME
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.knowledge.progress import is_met, missing_for
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES, named, size
from hexagora.games.nexus.rules.kinds import BATTLE, FIRST, PHASES, TURN, VORTEX
from hexagora.games.nexus.rules.melee import MARKS, troops_of
from hexagora.games.nexus.rules.position import (
    BEGAN,
    BREATHED,
    COLOUR,
    COMPLETED,
    DEFENDER,
    DICE_SHOWN,
    ENDS,
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    FLOWN,
    FOUND,
    FRESH,
    GAVE_ENERGIZE,
    GAVE_MISSION,
    HITS,
    KILLED,
    KINGS,
    LEFT,
    MINES,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    MODS,
    NEED,
    OCCUPIED,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
    SPORES,
    STEP,
    TOKEN_KINDS,
    TOKENS,
    TROOPS,
    TURNED,
    WHERE,
    WON,
    Position,
)
from hexagora.games.nexus.rules.printed import TERRAIN_KINDS

STAGES: Final = (
    *("before the first roll", "before the next roll", "rolled", "dice have fallen"),
    *("hits are counted", "over", "reward", "consolation", "going on", "over"),
)
"""What a battle is at, by the first number of its frame."""

FRAMES: Final = {
    "turn": ("phase", "begun"),
    "battle": ("stage",),
    "vortex": ("dice", "black"),
    "tile": ("slot", "cover"),
    "box": ("question",),
    "token": ("cell",),
    "window": ("moment", "turn"),
    "casualty": ("side", "how"),
    "draw": ("whose", "purpose"),
    "place": ("card",),
    "transfer": ("left", "way"),
    "target": ("card",),
    "dice": ("card",),
    "cancel": ("card", "left"),
    "extract": ("card",),
    "aim": ("cell",),
    "special": ("cell", "aim"),
    "which": ("cell", "aim"),
}
"""What the numbers of a frame are called."""

STEPS: Final = ("first shot", "first on rock")
"""The steps before those of the units."""


def facts_of(position: Position, viewer: int) -> Facts:
    """What a viewer may know as JSON data; `restoring` makes a position from it again."""
    frames = frames_of(position)
    seats = range(int(position.rules.seats))
    facts: Facts = {
        "phase": phase_of(position, frames),
        "turn": int(position.turns),
        "turn_of": int(position.turn_seat()),
        "first_player": int(position.first_seat) if not _is_open(frames) else -1,
        "target": int(position.rules.target),
        "board": [hex_of(position, cell) for cell in cells_of(position)],
        "players": [player_of(position, seat, viewer) for seat in seats],
        "decks": decks_of(position, viewer),
        "row": [
            card
            for number in range(int(position.tables.mission_count))
            for card in [_mission(position, ROW, number, viewer)] * _count(position, ROW, number)
        ],
        "offered": offered_of(position, viewer),
        "tokens": tokens_of(position),
        "battle": battle_of(position, frames),
        "march": int(position.march),
        "drive": int(position.drive),
        "wins": int(position.wins),
        "fought": named(int(position.fought)),
        "cloned": named(int(position.cloned)),
        "winners": [seat for seat in seats if position.winners >> seat & 1],
        "pending": tell_frames(position, FRAMES),
    }
    if position.over:
        facts["end"] = ENDS[int(position.end)]
    return facts


def frames_of(position: Position) -> list[list[int]]:
    """The pending decisions; none of their numbers is a secret."""
    return [
        [int(position.stack[i + j]) for j in range(FRAME)]
        for i in range(0, int(position.depth) * FRAME, FRAME)
    ]


def phase_of(position: Position, frames: list[list[int]]) -> str:
    """The phase of the turn, or what comes before and after all turns."""
    if not frames:
        return "over"
    if frames[0][0] != TURN:
        return "set-up"
    if len(frames) > 1 and frames[1][0] == VORTEX:
        return "vortex"
    return PHASES[frames[0][2]]


def _is_open(frames: list[list[int]]) -> bool:
    """Whether chance has yet to name the first player."""
    return bool(frames) and frames[0][0] == FIRST


def cells_of(position: Position) -> list[int]:
    """The hexes of the board, that of the Vortex too."""
    cells = {int(cell) for cell in position.rules.cells}
    if position.rules.centre >= 0:
        cells.add(int(position.rules.centre))
    return sorted(cells)


def hex_of(position: Position, cell: int) -> Facts:
    """A hex and what stands on it. Moves and finds are those of the active player's units."""
    seats = range(int(position.rules.seats))
    there = [seat for seat in seats if position.masks[OCCUPIED + seat] >> cell & 1]
    terrain = int(position.terrain(cell))
    turn = position.turn
    return {
        "at": NAMES[cell],
        "terrain": TERRAINS[terrain - 1] if terrain else "",
        "mine": int(position.ground[MINES + cell]),
        "token": int(position.ground[TOKENS + cell]),
        "base": int(position.rules.base[cell]),
        "units": [
            units_of(position, [int(position.count(cell, seat, unit)) for unit in range(UNITS)])
            for seat in seats
        ],
        "control": there[0] if len(there) == 1 else -1,
        "contested": len(there) > 1,
        "fresh": units_of(position, [int(turn[FRESH + cell * UNITS + u]) for u in range(UNITS)]),
        "found": units_of(position, [int(turn[FOUND + cell * UNITS + u]) for u in range(UNITS)]),
        "breathed": int(turn[BREATHED + cell]),
        "flown": int(turn[FLOWN + cell]),
    }


def units_of(position: Position, counts: list[int]) -> dict[str, int]:
    """Numbers by unit, without zeros."""
    return {str(position.tables.units[unit].id): n for unit, n in enumerate(counts) if n != 0}


def _count(position: Position, section: int, card: int) -> int:
    return int(position.card(section, card))


def missions_in(position: Position, section: int) -> dict[str, int]:
    """How many of each mission are in a section."""
    return {
        str(card.id): _count(position, section, number)
        for number, card in enumerate(position.tables.missions)
        if _count(position, section, number) > 0
    }


def energize_in(position: Position, section: int) -> dict[str, int]:
    """How many of each Energize card are in a section."""
    return {
        str(card.id): _count(position, section, number)
        for number, card in enumerate(position.tables.energize)
        if _count(position, section, number) > 0
    }


def player_of(position: Position, seat: int, viewer: int) -> Facts:
    """What a seat has. Its hand, and what partners gave each other, is for its own eyes."""
    purse, tables = position.purse, position.tables
    colour = int(purse[COLOUR + seat])
    facts: Facts = {
        "corporation": tables.box.corporations[colour - 1].id if colour else "",
        "side": int(position.rules.sides[seat]),
        "out": position.out >> seat & 1 == 1,
        "rubium": int(purse[RUBIUM + seat]),
        "points": int(purse[SCORE + seat]),
        "battles_won": int(purse[WON + seat]),
        "king_cards": int(purse[KINGS + seat]),
        "completed": missions_in(position, COMPLETED + seat),
        "missions": int(purse[MISSIONS_HELD + seat]),
        "energize": int(purse[ENERGIZE_HELD + seat]),
        "reserve": units_of(
            position, [int(purse[RESERVE + seat * UNITS + u]) for u in range(UNITS)]
        ),
        "on_board": int(position.units_on_board(seat)),
        "hexes": int(size(position.control(seat))),
    }
    if seat == viewer:
        facts["hand"] = hand_of(position, seat)
        if position.rules.teams:
            partner = (seat + 2) % 4
            facts["gave"] = _given(position, seat)
            facts["was_given"] = _given(position, partner)
    return facts


def hand_of(position: Position, seat: int) -> Facts:
    """The cards in a hand; missions with what is still missing."""
    missions = [
        {**_mission(position, MISSION_HAND + seat, card, seat), "count": count}
        for card in range(int(position.tables.mission_count))
        if (count := _count(position, MISSION_HAND + seat, card)) > 0
    ]
    return {"missions": missions, "energize": energize_in(position, ENERGIZE_HAND + seat)}


def _given(position: Position, seat: int) -> Facts:
    """What a seat gave to its partner, who still has it."""
    return {
        "missions": missions_in(position, GAVE_MISSION + seat),
        "energize": energize_in(position, GAVE_ENERGIZE + seat),
    }


def _mission(position: Position, section: int, card: int, viewer: int) -> Facts:
    mission = position.tables.missions[card]
    return {
        "card": mission.id,
        "kind": mission.kind,
        "points": mission.points,
        "met": is_met(position, viewer, card),
        "missing": missing_for(position, viewer, card),
    }


def decks_of(position: Position, viewer: int) -> Facts:
    """Sizes of the decks, and the discards. Of the missions under the deck everybody knows who put
    them there, and the one who did knows which they are."""
    under: list[Facts] = []
    for i in range(int(position.under_count)):
        seat = int(position.under[2 * i + 1])
        card = position.tables.missions[int(position.under[2 * i])].id
        under.append({"seat": seat, "card": card if seat == viewer else ""})
    return {
        "missions": int(position.total(MISSION_DECK)),
        "under": under,
        "missions_discard": missions_in(position, MISSION_DISCARD),
        "energize": int(position.total(ENERGIZE_DECK)),
        "energize_discard": energize_in(position, ENERGIZE_DISCARD),
    }


def offered_of(position: Position, viewer: int) -> list[str]:
    """The missions of which the active player keeps one; others see only that there are any."""
    offers = [int(offer) for offer in (position.offer_a, position.offer_b) if offer]
    if viewer != position.turn_seat():
        return [""] * len(offers)
    return [str(position.tables.missions[offer - 1].id) for offer in offers]


def tokens_of(position: Position) -> Facts:
    """The kinds of exploration tokens, and how many of each were turned up, by set."""
    kinds = position.tables.tokens
    sets = range(int(position.rules.halves))
    return {
        "kinds": [
            {
                "mine": token.mine,
                "unit": _unit_at(position, token.unit),
                "green": token.green,
                "count": token.count,
            }
            for token in kinds
        ],
        "turned": [
            [int(position.ground[TURNED + group * TOKEN_KINDS + k]) for k in range(len(kinds))]
            for group in sets
        ],
    }


def _unit_at(position: Position, place: str) -> str:
    return next((str(u.id) for u in position.tables.units if u.place == place), "")


def battle_of(position: Position, frames: list[list[int]]) -> Facts | None:
    """The battle that is fought now."""
    stage = next((frame[2] for frame in frames if frame[0] == BATTLE), -1)
    if stage < 0:
        return None
    fight = position.fight
    step = int(fight[STEP])
    return {
        "at": NAMES[int(fight[WHERE])],
        "attacker": int(position.turn_seat()),
        "defender": int(fight[DEFENDER]),
        "stage": STAGES[0 if step < 0 and stage == 1 else stage],
        "step": step,
        "attacking": step_name(position, step),
        "sides": [side_of(position, side) for side in range(2)],
        "left": bool(fight[LEFT]),
        "going_on": units_of(position, [int(fight[SPORES + unit]) for unit in range(UNITS)]),
    }


def step_name(position: Position, step: int) -> str:
    """Who attacks in a step: a kind of unit, or those that attack before all others."""
    if step < 0 or step >= len(STEPS) + UNITS:
        return ""
    if step < len(STEPS):
        return STEPS[step]
    return str(position.tables.units[len(STEPS) + UNITS - 1 - step].id)


def side_of(position: Position, side: int) -> Facts:
    """One side of the battle."""
    fight = position.fight
    units: list[Facts] = []
    for unit in range(UNITS):
        for marks in range(4):
            count = int(fight[TROOPS + (side * UNITS + unit) * 4 + marks])
            if count:
                name = position.tables.units[unit].id
                units.append({"unit": name, "marks": MARKS[marks].split(), "count": count})
    dice: dict[str, list[int]] = {}
    for unit in range(UNITS):
        shown: list[int] = []
        for face in range(6):
            count = int(fight[DICE_SHOWN + (side * UNITS + unit) * 6 + face])
            shown += [face + 1] * count
        if shown:
            dice[str(position.tables.units[unit].id)] = shown
    return {
        "units": units,
        "began": int(fight[BEGAN + side]),
        "modifiers": _row(position, MODS, side),
        "killed": _row(position, KILLED, side),
        "to_roll": _row(position, NEED, side),
        "dice": dice,
        "hits": int(fight[HITS + side * 2]),
        "picks": int(fight[HITS + side * 2 + 1]),
        "needs": {
            str(position.tables.units[unit].id): needed(
                position, int(fight[WHERE]), side, unit, True
            )
            for unit in range(UNITS)
            if troops_of(position, side, unit) > 0
        },
    }


def needed(position: Position, cell: int, side: int, unit: int, cards: bool) -> int:
    """The least that a die must show to hit in a hex, with or without what cards do (NX-BAT-04)."""
    tables = position.tables
    changed = int(tables.modifier[unit * TERRAIN_KINDS + int(position.terrain(cell))])
    if cards:
        changed += int(position.fight[MODS + side * UNITS + unit])
    return max(2, min(6, int(tables.to_hit[unit]) - changed))


def _row(position: Position, first: int, side: int) -> dict[str, int]:
    start = first + side * UNITS
    return units_of(position, [int(position.fight[start + unit]) for unit in range(UNITS)])
