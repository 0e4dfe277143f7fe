"""What a view shows: all that a seat may know, in the words of the game.

Hidden are the hands of the others, missions that others put under the deck or choose from, and with
the green tokens those that stay in the box. The order of decks and the places of tokens are hidden
from everybody, and no position holds them.
"""

from __future__ import annotations

from hexagora.core.event import Facts
from hexagora.core.frames import tell_frames
from hexagora.core.state import FRAME
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.knowledge.battle_view import battle_of, units_of
from hexagora.games.nexus.knowledge.progress import is_met, missing_for
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES, named, size
from hexagora.games.nexus.rules.kinds import FIRST, FRAMES, PHASES, TURN, VORTEX
from hexagora.games.nexus.rules.position import (
    BREATHED,
    COLOUR,
    COMPLETED,
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
    KINGS,
    MINES,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    OCCUPIED,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
    TOKEN_KINDS,
    TOKENS,
    TURNED,
    WON,
    Position,
)


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
