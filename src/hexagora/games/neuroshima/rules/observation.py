"""A position of Neuroshima Hex as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.game import Game
from hexagora.core.planes import Plane, decision_planes
from hexagora.core.state import MOST, capped
from hexagora.games.neuroshima.rules.actions import MOST_TILES
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.battle import MOST_ANSWERS
from hexagora.games.neuroshima.rules.cells import CELLS, bit, direction_to
from hexagora.games.neuroshima.rules.channels import CHANNELS, EFFECTS
from hexagora.games.neuroshima.rules.kinds import BATTLE, TURN
from hexagora.games.neuroshima.rules.leader_planes import leader_planes, observe_leaders
from hexagora.games.neuroshima.rules.moving import OWN_MOVE
from hexagora.games.neuroshima.rules.nets import find_netted
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.rotating import TRAIT_TURN
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import NETS, TRAITS

STAGES: Final = 4
"""A mission knows one more: what comes before drawing."""
BATTLES: Final = 3
ARMIES: Final = 4
MOST_MARKS: Final = 8
MARK_BYTES: Final = 5
"""How many numbers a mission can remember, and how large they get: a bit for each cell."""
CARRIED: Final = 5
"""So many bytes have a bit for each cell."""


FACES: Final = 4
"""So many numbers after those of the army's list are the faces 1a, 1b, 2a and 2b of a structure."""


def planes(game: Game, rules: Rules) -> list[Plane]:
    """What `observe` writes, in its order."""
    if "mission" not in game.options:
        base = _planes(game, game.seats, STAGES, MOST_TILES + FACES * int(rules.structures))
        return base + (_structure_planes(game) if rules.structures else [])
    return [
        *_planes(game, int(rules.seats), STAGES + 1, MOST_TILES),
        Plane("ground", (CELLS,), 1, "1 where a cell is on the board of the mission now"),
        Plane("marked", (CELLS,), 1, "cells with what the mission counts or has moved there"),
        Plane(
            "marks",
            (MOST_MARKS, MARK_BYTES),
            MOST,
            "what the mission remembers, each number plus 1, the lowest byte first",
        ),
    ]


def _structure_planes(game: Game) -> list[Plane]:
    return [
        Plane("mate", (6, CELLS), 1, "1 where the structure's other tile lies in that direction"),
        Plane("traits", (len(TRAITS), CELLS), 1, "; ".join(TRAITS)),
        Plane("rotated", (CELLS,), 1, "whether the structure has turned a tile in this turn"),
        Plane("unbuilt", (game.seats,), 1, "seats whose structure is still to be built"),
    ]


def _planes(game: Game, seats: int, stages: int, tiles: int) -> list[Plane]:
    """What every game has; a mission may have more seats than players."""
    strength = "by its direction on the board, from north clockwise"
    return [
        *decision_planes(game),
        Plane("turn_of", (seats,), 1, "1 for the seat whose turn it is, or that began the battle"),
        Plane("stage", (stages,), 1, "drawing, looking at the hand, discarding, acting"),
        Plane("battle", (BATTLES,), 1, "an ordinary battle, the final one, an extra one"),
        Plane("placing", (MOST_TILES,), 1, "the tile that is being placed, by place in its list"),
        Plane("phase", (1,), MOST, "the initiative that is worked out in the battle, plus 1"),
        Plane("struck", (1,), 1, "whether anything was wounded or destroyed in the battle"),
        Plane("owner", (seats, CELLS), 1, "1 where a unit of the seat lies"),
        Plane("rank", (3, CELLS), 1, "HQ, warrior, module"),
        Plane("tile", (CELLS,), tiles, "the tile's place in its army's list, from 1"),
        Plane("turned", (CELLS,), 5, "by how many sixths the tile is turned clockwise"),
        Plane("melee", (6, CELLS), MOST, f"printed strength of each melee attack, {strength}"),
        Plane("ranged", (6, CELLS), MOST, f"of each ranged attack, {strength}"),
        Plane("gauss", (6, CELLS), MOST, f"of each Gauss attack, {strength}"),
        Plane("armour", (6, CELLS), MOST, f"armour, {strength}"),
        Plane("net", (6, CELLS), MOST, f"nets, {strength}"),
        Plane("link", (6, CELLS), MOST, f"links of modules and HQs, {strength}"),
        Plane("initiative", (2, CELLS), MOST, "printed values plus 1, 0 where there is none"),
        Plane("toughness", (CELLS,), MOST, "wounds that the unit survives, as printed"),
        Plane("mobile", (CELLS,), MOST, "whether the unit moves by itself"),
        Plane("effects", (len(EFFECTS), CELLS), MOST, "; ".join(EFFECTS)),
        Plane("wounds", (CELLS,), MOST, "wounds taken; those of an HQ are told by the points"),
        Plane("netted", (CELLS,), 1, "whether the unit is caught in a net"),
        Plane("moved", (CELLS,), 1, "whether the unit has moved by itself in this turn"),
        Plane(
            "carried",
            (CARRIED, CELLS),
            MOST,
            "the transports that have carried the unit in this turn: a bit for the cell of each, "
            "from the first cell, eight to a number",
        ),
        Plane("spent", (8, CELLS), 1, "attacks that were made or missed in this battle"),
        Plane("converted", (CELLS,), 1, "quartermasters that have worked in this battle"),
        Plane(
            "answers",
            (MOST_ANSWERS, 2),
            MOST,
            "the choices made so far in this phase of the battle, each plus 1 as two bytes",
        ),
        Plane("friend", (seats,), 1, "1 for the seats of the observer's side"),
        Plane("army", (seats, ARMIES), 1, "Borgo, Hegemony, Moloch, Outpost; none if another"),
        Plane("points", (seats,), MOST, "hit points of the HQ, or points scored"),
        Plane("hand", (seats, MOST_TILES), MOST, "tiles in hand, by place in the army's list"),
        Plane("pile", (seats, MOST_TILES), MOST, "tiles that are still to be drawn, likewise"),
        Plane("discard", (seats, MOST_TILES), MOST, "tiles that were used or discarded, likewise"),
        Plane("standing", (seats,), 1, "seats that are still in the game"),
        Plane("contest", (seats,), 1, "seats that can still win"),
        Plane("last", (seats,), 1, "the seat that drew the last tile"),
        Plane("owed", (seats,), 1, "seats that have a turn left after that"),
        Plane("extra", (1,), 1, "whether these are the extra turns of a tie"),
        Plane("turns", (2,), MOST, "turns begun, as two bytes"),
        Plane("slot", (1,), MOST, "the place in the order of turns"),
        Plane("winners", (seats,), 1, "seats that have won or share the victory"),
        *(leader_planes(seats) if "leaders" in game.options else []),
    ]


def observe(position: Position, seat: i64, out: vec[u8], start: i64) -> None:
    """Write the position as the seat sees it: but for leaders nothing is hidden, only the order is
    its own."""
    seats = position.rules.seats
    at = position.observe_decision(seat, out, start)
    at = _observe_turn(position, seat, out, at)
    at = _observe_board(position, seat, out, at)
    for place in range(seats):
        other = (seat + place) % seats
        out[at + place] = 1 if position.rules.friendly(seat, other) else 0
        army = position.tables.army[other]
        if army >= 0:
            out[at + seats + place * ARMIES + army] = 1
        if position.rules.hqs >> other & 1 != 0:
            out[at + seats + seats * ARMIES + place] = capped(position.points[other])
    at += 2 * seats + seats * ARMIES
    hand = position.hand
    pile = position.pile
    discard = position.discard
    row = seats * MOST_TILES
    for place in range(seats):
        other = (seat + place) % seats
        to = at + place * MOST_TILES
        for tile in range(position.first_tile(other), position.last_tile(other)):
            out[to] = hand[tile]
            out[to + row] = pile[tile]
            out[to + 2 * row] = discard[tile]
            to += 1
    at += 3 * row
    last = bit(position.last) if position.last >= 0 else 0
    for place in range(seats):
        own = bit((seat + place) % seats)
        out[at + place] = 1 if position.standing & own != 0 else 0
        out[at + seats + place] = 1 if position.contest & own != 0 else 0
        out[at + 2 * seats + place] = 1 if last & own != 0 else 0
        out[at + 3 * seats + place] = 1 if position.owed & own != 0 else 0
    at += 4 * seats
    out[at] = 1 if position.extra else 0
    out[at + 1] = u8(position.turns >> 8 & 255)
    out[at + 2] = u8(position.turns & 255)
    out[at + 3] = capped(position.slot)
    for place in range(seats):
        out[at + 4 + place] = u8(position.winners >> (seat + place) % seats & 1)
    end = at + 4 + seats
    if position.rules.led:
        end = observe_leaders(position, seat, out, end)
    if position.rules.structures:
        _observe_structures(position, seat, out, end)
    if position.rules.mission is not None:
        _observe_mission(position, position.rules.mission, out, end)


def _observe_structures(position: Position, seat: i64, out: vec[u8], at: i64) -> None:
    """Which tiles are one unit, what it can do, and who can still build."""
    units = position.units
    seats = position.rules.seats
    traits = at + 6 * CELLS
    rotated = traits + len(TRAITS) * CELLS
    for cell in range(i64(CELLS)):
        other = units.other(cell)
        if other < 0:
            continue
        out[at + direction_to(cell, other) * CELLS + cell] = 1
        has = position.tables.traits[i64(units.tile[cell])]
        for trait in range(i64(len(TRAITS))):
            out[traits + trait * CELLS + cell] = u8(has >> trait & 1)
        out[rotated + cell] = 1 if units.used[cell] & TRAIT_TURN != 0 else 0
    for place in range(seats):
        out[rotated + CELLS + place] = u8(position.unbuilt >> (seat + place) % seats & 1)


def _observe_mission(position: Position, mission: Mission, out: vec[u8], start: i64) -> None:
    """The ground as it is now, and what the mission remembers."""
    rules = position.rules
    for i in range(i64(len(rules.playable_cells))):
        out[start + rules.playable_cells[i]] = 1
    marked = mission.marked(position)
    for cell in range(i64(CELLS)):
        out[start + CELLS + cell] = u8(marked >> cell & 1)
    at = start + 2 * CELLS
    for i in range(i64(len(position.marks))):
        mark = position.marks[i] + 1
        for byte in range(i64(MARK_BYTES)):
            out[at + i * MARK_BYTES + byte] = u8(mark >> 8 * byte & 255)


def _observe_turn(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    """Whose turn it is and how far it has come; returns where the rest begins."""
    seats = position.rules.seats
    stages: i64 = STAGES if position.rules.mission is None else STAGES + 1
    at = start
    if position.depth > 0 and i64(position.stack[0]) <= BATTLE:
        out[at + (i64(position.stack[1]) - seat + seats) % seats] = 1
        if i64(position.stack[0]) == TURN:
            out[at + seats + position.turn_stage()] = 1
        else:
            out[at + seats + stages + i64(position.stack[2])] = 1
    at += seats + stages + BATTLES
    if position.depth > 0 and position.seat >= 0:
        tile = position.placed_tile()
        # The halves of a structure are told by the numbers of the decision.
        if 0 <= tile < position.last_tile(position.seat):
            out[at + tile - position.first_tile(position.seat)] = 1
    at += MOST_TILES
    out[at] = capped(position.battle.phase + 1)
    out[at + 1] = 1 if position.battle.struck else 0
    return at + 2


def _observe_board(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    """The units, cell by cell; returns where the rest begins."""
    seats = position.rules.seats
    units = position.units
    tables = position.tables
    prints = tables.prints
    first = prints.first
    channel = prints.channel
    number = prints.number
    tiles = units.tile
    printed = start + seats * CELLS
    marks = printed + CHANNELS * CELLS
    carried = marks + 3 * CELLS
    spending = carried + CARRIED * CELLS
    answers = spending + 9 * CELLS
    roles: i64 = 0
    for cell in range(i64(CELLS)):
        tile = i64(tiles[cell])
        if tile < 0:
            continue
        roles |= tables.roles[tile]
        out[start + (i64(units.owner[cell]) - seat + seats) % seats * CELLS + cell] = 1
        way = tile * 6 + i64(units.turn[cell])
        to = printed + cell
        for i in range(i64(first[way]), i64(first[way + 1])):
            out[to + i64(channel[i])] = number[i]
        out[marks + cell] = units.wounds[cell]
        used = units.used[cell]
        if used != 0:
            out[marks + 2 * CELLS + cell] = 1 if used & OWN_MOVE != 0 else 0
            ridden = used & ~OWN_MOVE
            for i in range(i64(CARRIED)):
                out[carried + i * CELLS + cell] = u8(ridden >> 8 * i & 255)
        spent = i64(units.spent[cell])
        if spent != 0:
            for attack in range(i64(8)):
                out[spending + attack * CELLS + cell] = u8(spent >> attack & 1)
        if position.battle.converted & bit(cell) != 0:
            out[spending + 8 * CELLS + cell] = 1
    if roles & NETS != 0:
        netted = find_netted(units, tables, position.rules)
        for cell in range(i64(CELLS)):
            if netted & bit(cell) != 0:
                out[marks + CELLS + cell] = 1
    battle = position.battle
    for i in range(battle.given):
        answer = battle.answers[i] + 1
        out[answers + 2 * i] = u8(answer >> 8 & 255)
        out[answers + 2 * i + 1] = u8(answer & 255)
    return answers + 2 * MOST_ANSWERS
