"""A position of Nexus Ops as numbers: what one seat may know of it, as in `facts`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.game import Game
from hexagora.core.planes import Plane, decision_planes
from hexagora.core.state import FRAME, MOST, capped
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import CELLS, lowest
from hexagora.games.nexus.rules.kinds import BATTLE, FIRST, PHASES, TURN
from hexagora.games.nexus.rules.position import (
    BREATHED,
    COLOUR,
    COMPLETED,
    DEFENDER,
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    FLOWN,
    FOUND,
    FRESH,
    GAVE_ENERGIZE,
    GAVE_MISSION,
    LEFT,
    MINES,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MODS,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
    SPORES,
    STEP,
    TERRAIN,
    TOKEN_KINDS,
    TOKENS,
    TURNED,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import TERRAIN_KINDS, Tables

STAGES: Final = 10
LEVEL: Final = 8
"""Added to modifiers of rolls, which may be below zero."""
PURSES: Final = 5
"""The sections of the purse from the points on with one number for each seat."""


def planes(game: Game, tables: Tables) -> list[Plane]:
    """What `observe` writes, in its order."""
    seats = game.seats
    copies = sum(card.copies for card in tables.missions)
    by_unit = "by side (attacker, defender) and unit"
    return [
        *decision_planes(game),
        Plane("turn_of", (seats,), 1, "1 for the seat whose turn it is"),
        Plane("phase", (len(PHASES),), 1, "the part of the turn: " + ", ".join(PHASES)),
        Plane(
            "terrain",
            (TERRAIN_KINDS - 1, CELLS),
            1,
            "liquifungus forest, crystal, rock, magma, Monolith, Vortex",
        ),
        Plane("mines", (CELLS,), MOST, "what the mine on the hex yields"),
        Plane("tokens", (CELLS,), 2, "a token face down: 1, or 2 from the second set"),
        Plane("base", (seats, CELLS), 1, "the hexes of each seat's base"),
        Plane("units", (seats, UNITS, CELLS), MOST, "figures on the hex, by place on the sheet"),
        Plane(
            "fresh",
            (UNITS, CELLS),
            MOST,
            "units of the active player that may still move; after that, where several kinds make "
            "special attacks, those that may still do so",
        ),
        Plane("found", (UNITS, CELLS), MOST, "units of the active player found in this turn"),
        Plane("breathed", (CELLS,), MOST, "units that have made their special attack"),
        Plane("flown", (CELLS,), MOST, "units that have flown in this turn"),
        Plane("fought", (CELLS,), 1, "where a battle was fought in this turn"),
        Plane("cloned", (CELLS,), 1, "where a Clone was bought in this turn"),
        Plane("rubium", (seats, 2), MOST, "rubium, as two bytes"),
        Plane("points", (seats,), MOST, "points"),
        Plane("won", (seats,), MOST, "battles won, a point each"),
        Plane("kings", (seats,), MOST, "points taken at the Monolith"),
        Plane("missions_held", (seats,), MOST, "missions in hand"),
        Plane("energize_held", (seats,), MOST, "Energize cards in hand"),
        Plane("colour", (seats, 4), 1, "the corporation"),
        Plane("reserve", (seats, UNITS), MOST, "figures that can be bought"),
        Plane("out", (seats,), 1, "seats that are out"),
        Plane("friend", (seats,), 1, "1 for the seats of the observer's side"),
        Plane("missions", (CARDS,), MOST, "the observer's missions, by number in the deck"),
        Plane("energize", (CARDS,), MOST, "the observer's Energize cards, likewise"),
        Plane("completed", (seats, CARDS), MOST, "completed missions"),
        Plane("row", (CARDS,), MOST, "missions that lie open"),
        Plane("missions_discard", (CARDS,), MOST, "discarded missions"),
        Plane("energize_discard", (CARDS,), MOST, "discarded Energize cards"),
        Plane("decks", (2,), MOST, "cards left in the deck of missions, and of Energize cards"),
        Plane(
            "under",
            (copies,),
            seats,
            "missions under the deck, from the top: the seat that put each there, from 1",
        ),
        Plane("own_under", (copies,), CARDS, "their numbers plus 1, where the observer did"),
        Plane("offered", (1,), 2, "missions that the active player has to choose from"),
        Plane("own_offer", (2, CARDS), 1, "which they are, if the observer is to choose"),
        Plane("gave", (2, CARDS), MOST, "missions and Energize cards given to the partner"),
        Plane("was_given", (2, CARDS), MOST, "missions and Energize cards given by the partner"),
        Plane("turned", (2, TOKEN_KINDS), MOST, "tokens that were turned up, by set and kind"),
        Plane("stage", (STAGES,), 1, "the stage of the battle"),
        Plane("where", (CELLS,), 1, "where the battle is fought"),
        Plane("defender", (seats,), 1, "who defends"),
        Plane("step", (1,), MOST, "the step of the battle plus 1; 0 before the first"),
        Plane("troops", (2, UNITS, 4), MOST, f"units in battle, {by_unit} and cards on them"),
        Plane("modifiers", (2, UNITS), MOST, f"modifiers of rolls plus 8, {by_unit}"),
        Plane("killed", (2, UNITS), MOST, f"units lost in the battle, {by_unit}"),
        Plane("to_roll", (2, UNITS), MOST, f"dice that are still to be rolled, {by_unit}"),
        Plane("dice", (2, UNITS, 6), MOST, f"dice on the table, {by_unit} and face"),
        Plane("hits", (2, 2), MOST, "hits of each side: of free choice, and those that pick"),
        Plane("alive", (2,), MOST, "units left on each side"),
        Plane("began", (2,), MOST, "units of each side at the beginning"),
        Plane("left", (1,), 1, "whether the defender's last unit left the battle alive"),
        Plane("going_on", (UNITS,), MOST, "units that may go on after the battle"),
        Plane("march", (1,), MOST, "units that may still move one hex further, by a card"),
        Plane("drive", (1,), MOST, "what a card adds to the yield of each mine in this turn"),
        Plane("wins", (1,), MOST, "battles that the active player has won in this turn"),
        Plane("first", (seats,), 1, "who played first"),
        Plane("turns", (2,), MOST, "turns begun, as two bytes"),
        Plane("target", (1,), MOST, "the points that are needed"),
        Plane("winners", (seats,), 1, "seats that have won or share the victory"),
    ]


def observe(position: Position, seat: i64, out: vec[u8], start: i64) -> None:
    """Write what the seat may know."""
    at = position.observe_decision(seat, out, start)
    at = _observe_turn(position, seat, out, at)
    at = _observe_board(position, seat, out, at)
    at = _observe_seats(position, seat, out, at)
    at = _observe_cards(position, seat, out, at)
    ground = position.ground
    for i in range(i64(2 * TOKEN_KINDS)):
        out[at + i] = ground[TURNED + i]
    at += 2 * TOKEN_KINDS
    at = _observe_battle(position, seat, out, at)
    out[at] = capped(position.march)
    out[at + 1] = capped(position.drive)
    out[at + 2] = capped(position.wins)
    at += 3
    seats = position.rules.seats
    if position.depth == 0 or i64(position.stack[0]) != FIRST:
        out[at + (position.first_seat - seat + seats) % seats] = 1
    at += seats
    out[at] = u8(position.turns >> 8 & 255)
    out[at + 1] = u8(position.turns & 255)
    out[at + 2] = capped(position.rules.target)
    for place in range(seats):
        out[at + 3 + place] = u8(position.winners >> (seat + place) % seats & 1)


def _observe_turn(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    seats = position.rules.seats
    if position.depth > 0 and i64(position.stack[0]) == TURN:
        out[start + (i64(position.stack[1]) - seat + seats) % seats] = 1
        out[start + seats + i64(position.stack[2])] = 1
    return start + seats + i64(len(PHASES))


def _observe_board(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    seats = position.rules.seats
    ground = position.ground
    bases = position.rules.bases
    mines = start + (TERRAIN_KINDS - 1) * CELLS
    base = mines + 2 * CELLS
    fresh = base + seats * CELLS + seats * UNITS * CELLS
    fought = fresh + 2 * UNITS * CELLS + 2 * CELLS
    for cell in range(i64(CELLS)):
        terrain = i64(ground[TERRAIN + cell])
        if terrain == 0:
            continue
        out[start + (terrain - 1) * CELLS + cell] = 1
        out[mines + cell] = ground[MINES + cell]
        out[mines + CELLS + cell] = ground[TOKENS + cell]
    _mark(position.fought, out, fought)
    _mark(position.cloned, out, fought + CELLS)
    for place in range(seats):
        other = (seat + place) % seats
        for home in bases[other]:
            out[base + place * CELLS + home] = 1
        to = base + seats * CELLS + place * UNITS * CELLS
        _observe_units(position.units, position.masks[other], other, out, to)
    active = position.turn_seat()
    if active >= 0:
        _observe_moves(position.turn, position.masks[active], out, fresh)
    return fought + 2 * CELLS


def _mark(cells: i64, out: vec[u8], start: i64) -> None:
    """1 for each cell of a mask."""
    rest = cells
    while rest != 0:
        out[start + lowest(rest)] = 1
        rest &= rest - 1


def _observe_units(units: vec[u8], held: i64, owner: i64, out: vec[u8], start: i64) -> None:
    """The figures of a seat, which stand on the cells of a mask."""
    rest = held
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        row = (cell * 4 + owner) * UNITS
        for unit in range(i64(UNITS)):
            out[start + unit * CELLS + cell] = units[row + unit]


def _observe_moves(turn: vec[u8], held: i64, out: vec[u8], start: i64) -> None:
    """What the units of the active player, on the cells of a mask, have done in this turn."""
    found = start + UNITS * CELLS
    breathed = found + UNITS * CELLS
    rest = held
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        for unit in range(i64(UNITS)):
            out[start + unit * CELLS + cell] = turn[FRESH + cell * UNITS + unit]
            out[found + unit * CELLS + cell] = turn[FOUND + cell * UNITS + unit]
        out[breathed + cell] = turn[BREATHED + cell]
        out[breathed + CELLS + cell] = turn[FLOWN + cell]


def _observe_seats(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    seats = position.rules.seats
    purse = position.purse
    purses = start + 2 * seats
    colours = purses + PURSES * seats
    reserve = colours + 4 * seats
    beaten = reserve + UNITS * seats
    for place in range(seats):
        other = (seat + place) % seats
        rubium = purse[RUBIUM + other]
        out[start + 2 * place] = u8(rubium >> 8 & 255)
        out[start + 2 * place + 1] = u8(rubium & 255)
        for section in range(i64(PURSES)):
            out[purses + section * seats + place] = capped(purse[SCORE + section * 4 + other])
        colour = purse[COLOUR + other]
        if colour > 0:
            out[colours + place * 4 + colour - 1] = 1
        for unit in range(i64(UNITS)):
            out[reserve + place * UNITS + unit] = capped(purse[RESERVE + other * UNITS + unit])
        out[beaten + place] = u8(position.out >> other & 1)
        out[beaten + seats + place] = 0 if position.rules.enemies(seat, other) else 1
    return beaten + 2 * seats


def _observe_cards(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    """The own hand and what lies open; of the rest only how much there is."""
    seats = position.rules.seats
    cards = position.cards
    missions = position.tables.mission_count
    energize = position.tables.energize_count
    at = _copy_cards(cards, MISSION_HAND + seat, missions, out, start)
    at = _copy_cards(cards, ENERGIZE_HAND + seat, energize, out, at)
    for place in range(seats):
        at = _copy_cards(cards, COMPLETED + (seat + place) % seats, missions, out, at)
    at = _copy_cards(cards, ROW, missions, out, at)
    at = _copy_cards(cards, MISSION_DISCARD, missions, out, at)
    at = _copy_cards(cards, ENERGIZE_DISCARD, energize, out, at)
    out[at] = capped(_total(cards, MISSION_DECK, missions))
    out[at + 1] = capped(_total(cards, ENERGIZE_DECK, energize))
    at += 2
    under = position.under
    copies = i64(len(under)) // 2
    for i in range(position.under_count):
        owner = i64(under[2 * i + 1])
        out[at + i] = u8((owner - seat + seats) % seats + 1)
        if owner == seat:
            out[at + copies + i] = u8(i64(under[2 * i]) + 1)
    at += 2 * copies
    own = position.turn_seat() == seat
    if position.offer_a > 0:
        out[at] += 1
        if own:
            out[at + position.offer_a] = 1
    if position.offer_b > 0:
        out[at] += 1
        if own:
            out[at + CARDS + position.offer_b] = 1
    at += 1 + 2 * CARDS
    if position.rules.teams:
        partner = (seat + 2) % 4
        to = _copy_cards(cards, GAVE_MISSION + seat, missions, out, at)
        to = _copy_cards(cards, GAVE_ENERGIZE + seat, energize, out, to)
        to = _copy_cards(cards, GAVE_MISSION + partner, missions, out, to)
        _copy_cards(cards, GAVE_ENERGIZE + partner, energize, out, to)
    return at + 4 * CARDS


def _copy_cards(cards: vec[u8], section: i64, kinds: i64, out: vec[u8], at: i64) -> i64:
    first = section * CARDS
    for card in range(kinds):
        out[at + card] = cards[first + card]
    return at + CARDS


def _total(cards: vec[u8], section: i64, kinds: i64) -> i64:
    total: i64 = 0
    for i in range(section * CARDS, section * CARDS + kinds):
        total += i64(cards[i])
    return total


def _observe_battle(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    seats = position.rules.seats
    fight = position.fight
    where = start + STAGES
    defender = where + CELLS
    step = defender + seats
    troops = step + 1
    stage = _stage(position)
    if stage >= 0:
        out[start + stage] = 1
        out[where + i64(fight[WHERE])] = 1
        out[defender + (i64(fight[DEFENDER]) - seat + seats) % seats] = 1
        out[step] = capped(i64(fight[STEP]) + 1)
        # From the troops to the dice and hits the vector itself has the order of the planes.
        for i in range(i64(WHERE)):
            modifier = LEVEL if MODS <= i < MODS + 2 * UNITS else 0
            out[troops + i] = capped(i64(fight[i]) + modifier)
        out[troops + WHERE] = capped(i64(fight[LEFT]))
        for unit in range(i64(UNITS)):
            out[troops + WHERE + 1 + unit] = capped(i64(fight[SPORES + unit]))
    return troops + WHERE + 1 + UNITS


def _stage(position: Position) -> i64:
    """How far the battle has come, or -1 where nobody fights."""
    for frame in range(position.depth):
        if i64(position.stack[frame * FRAME]) == BATTLE:
            return i64(position.stack[frame * FRAME + 2])
    return -1
