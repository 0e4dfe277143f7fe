"""Playing Energize cards: which of them do something now, and those of the deployment phase."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cards import spend_energize
from hexagora.games.nexus.rules.cells import CELLS, NAMES, bit
from hexagora.games.nexus.rules.deeds import gain, put_fresh, shift, unit_id
from hexagora.games.nexus.rules.draws import want_cards
from hexagora.games.nexus.rules.filling import fill_cells
from hexagora.games.nexus.rules.kinds import MISSIONS_DRAWN, PLACE, TRANSFER
from hexagora.games.nexus.rules.melee import AHEAD, TWICE, any_hit, has_unmarked, troops_of
from hexagora.games.nexus.rules.position import (
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    FRESH,
    MISSION_DECK,
    MISSION_DISCARD,
    OCCUPIED,
    OF_TERRAIN,
    RESERVE,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import BONUS, DOUBLE, DRIVE, MARCH, MISSIONS
from hexagora.games.nexus.rules.printed import EXTRACT as EXTRACTS
from hexagora.games.nexus.rules.printed import FIRST as SHOOTS_FIRST
from hexagora.games.nexus.rules.printed import PLACE as PLACES
from hexagora.games.nexus.rules.printed import REROLL as REROLLS
from hexagora.games.nexus.rules.printed import RUBIUM as GAINS
from hexagora.games.nexus.rules.printed import TRANSFER as TRANSFERS
from hexagora.games.nexus.rules.reach import open_for


def fill_plays(position: Position, out: vec[i32], n: i64, moment: i64) -> i64:
    """The Energize cards of the hand that do something at this moment (NX-CARD-06)."""
    seat = position.seat
    if position.purse[ENERGIZE_HELD + seat] == 0:
        return n
    for card in range(position.tables.energize_count):
        if (
            position.card(ENERGIZE_HAND + seat, card) > 0
            and position.tables.moment[card] == moment
            and _does_something(position, card, seat)
        ):
            out[n] = i32(actions.PLAY + card)
            n += 1
    return n


def _does_something(position: Position, card: i64, seat: i64) -> bool:
    """Whether an Energize card would have any effect."""
    effect = position.tables.effect[card]
    if effect == PLACES:
        return _places_for(position, card) != 0
    if effect == MARCH:
        return position.masks[OCCUPIED + seat] != 0
    if effect == TRANSFERS:
        return _can_transfer(position, seat)
    if effect == MISSIONS:
        return (
            position.under_count > 0
            or position.total(MISSION_DECK) > 0
            or position.total(MISSION_DISCARD) > 0
        )
    if effect == DOUBLE:
        return has_unmarked(position, TWICE)
    if effect == SHOOTS_FIRST:
        return has_unmarked(position, AHEAD)
    if effect == EXTRACTS:
        return _can_extract(position, seat)
    # Gains always do; so do bonuses, for both sides have units, and what is played after a
    # roll or a hit finds dice or hits.
    return effect in (GAINS, DRIVE, BONUS, REROLLS) or any_hit(position)


def _places_for(position: Position, card: i64) -> i64:
    """Where the unit of a card may appear."""
    seat = position.turn_seat()
    unit = position.tables.card_unit[card]
    if position.purse[RESERVE + seat * UNITS + unit] == 0:
        return 0
    own = position.control(seat)
    terrain = position.tables.card_terrain[card]
    if terrain == 0:
        return own
    free = position.rules.board & ~position.masks[OCCUPIED + seat] & ~position.others_mask(seat)
    return (own | free) & position.masks[OF_TERRAIN + terrain]


def _can_transfer(position: Position, seat: i64) -> bool:
    """Whether a unit can be brought from one controlled hex to another."""
    own = position.control(seat)
    for cell in position.rules.cells:
        if own >> cell & 1 == 0:
            continue
        for unit in range(i64(UNITS)):
            if position.count(cell, seat, unit) > 0 and (
                own & ~bit(cell) & open_for(position, unit) != 0
            ):
                return True
    return False


def extract_goals(position: Position, seat: i64, unit: i64) -> i64:
    """Where a unit can be brought to out of the battle."""
    beside = position.rules.beside[i64(position.fight[WHERE])]
    return beside & position.control(seat) & open_for(position, unit)


def _can_extract(position: Position, seat: i64) -> bool:
    """Whether a seat has a unit in the battle that can be brought out of it."""
    side = position.side_of(seat)
    if side < 0:
        return False
    for unit in range(i64(UNITS)):
        if troops_of(position, side, unit) > 0 and extract_goals(position, seat, unit) != 0:
            return True
    return False


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """Where the unit of a card may appear, or which units it may move."""
    if kind == PLACE:
        return fill_cells(out, 0, actions.PLACE, _places_for(position, position.top_a()))
    return _fill_transfers(position, out)


def _fill_transfers(position: Position, out: vec[i32]) -> i64:
    """The frame knows how many may still be moved and, after the first, between which hexes."""
    seat = position.seat
    route = position.top_b()
    own = position.control(seat)
    count: i64 = 0
    if route > 0:
        out[0] = actions.DONE
        count = 1
    for cell in position.rules.cells:
        if own >> cell & 1 == 0 or (route > 0 and cell != (route - 1) // CELLS):
            continue
        for unit in range(i64(UNITS)):
            if position.count(cell, seat, unit) == 0:
                continue
            found = own & ~bit(cell) & open_for(position, unit)
            if route > 0:
                found &= bit((route - 1) % CELLS)
            count = fill_cells(out, count, actions.move_of(cell, unit, 0), found)
    return count


def play(position: Position, card: i64, log: Log | None) -> None:
    """Play an Energize card in the deployment phase."""
    seat = position.seat
    spend_energize(position, seat, card)
    if log is not None:
        facts: Facts = {"seat": int(seat), "card": position.tables.energize[card].id}
        log.add("played", "NX-DEP-02", facts)
    effect = position.tables.effect[card]
    amount = position.tables.amount[card]
    if effect == PLACES:
        position.push(PLACE, seat, card)
    elif effect == MARCH:
        position.march += amount
    elif effect == GAINS:
        gain(position, seat, amount)
    elif effect == DRIVE:
        position.drive += amount
    elif effect == MISSIONS:
        want_cards(position, seat, MISSIONS_DRAWN, amount)
    else:
        position.push(TRANSFER, seat, amount)


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """The unit of a card appears, or a card moves a unit."""
    if kind == PLACE:
        _place(position, action - actions.PLACE, log)
    else:
        _transfer(position, action, log)


def _place(position: Position, cell: i64, log: Log | None) -> None:
    """The unit of a card appears."""
    seat = position.seat
    unit = position.tables.card_unit[position.top_a()]
    position.pop()
    put_fresh(position, cell, seat, unit)
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit), "at": NAMES[cell]}
        log.add("placed", "NX-CARD-06", facts)


def _transfer(position: Position, action: i64, log: Log | None) -> None:
    """A card brings a unit from one hex to another; it may still move."""
    seat = position.seat
    left = position.top_a() - 1
    if action == actions.DONE:
        position.pop()
        return
    unit = actions.move_unit(action)
    start = actions.move_start(action)
    goal = actions.move_goal(action)
    shift(position, start, goal, seat, unit)
    if position.turn[FRESH + start * UNITS + unit] > 0:
        position.turn[FRESH + start * UNITS + unit] -= 1
        position.turn[FRESH + goal * UNITS + unit] += 1
    position.set_top(left, start * CELLS + goal + 1)
    if left == 0 or _transfers_spent(position):
        position.pop()
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit)}
        facts["from"] = NAMES[start]
        facts["to"] = NAMES[goal]
        log.add("transferred", "NX-CARD-06", facts)


def _transfers_spent(position: Position) -> bool:
    """Whether no other unit can take the same way."""
    start = (position.top_b() - 1) // CELLS
    return position.masks[OCCUPIED + position.seat] >> start & 1 == 0
