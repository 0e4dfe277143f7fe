"""What a view shows of leaders, and back: what is hidden from the viewer is made up.

Until both sides have chosen, a side sees its own three cards and its own choice; of the other it
knows only how many cards it has and whether it has chosen. Afterwards nothing is hidden, for the
cards that were not chosen are out of the game, and no position holds them.
"""

from __future__ import annotations

from hexagora.core.data import dict_of, list_of, number_of, truth_of
from hexagora.core.event import Facts
from hexagora.core.rng import Rng
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.dealing import HAND
from hexagora.games.neuroshima.rules.hits import ATTACKS, CODE
from hexagora.games.neuroshima.rules.kinds import MOMENTS
from hexagora.games.neuroshima.rules.leaders import (
    CARD,
    CHIEF,
    DEALT,
    FACES,
    FRONT_UP,
    LEFT,
    USED,
)
from hexagora.games.neuroshima.rules.position import Position

SIDES = 2


def leaders_of(position: Position, viewer: int) -> Facts:
    """The leaders as a viewer may know them."""
    leaders, units, battle = position.leaders, position.units, position.battle
    return {
        "sides": [_side(position, side, viewer) for side in range(SIDES)],
        "asked": [number for number in range(SIDES * MOMENTS) if leaders.asked & bit(number) != 0],
        "attacked": _cells(int(leaders.attacked)),
        "kept_all": bool(leaders.kept),
        "paced": [
            {"side": side, "at": NAMES[int(units.paced(side))], "value": int(units.paced_by(side))}
            for side in range(SIDES)
            if units.paced(side) >= 0
        ],
        "cancelled": [int(battle.cancelled >> 16 * side & CODE) for side in range(SIDES)],
        "again": NAMES[int(battle.again)] if battle.again >= 0 else "",
    }


def _side(position: Position, side: int, viewer: int) -> Facts:
    leaders = position.leaders
    numbers = leaders.numbers
    card = int(leaders.card(side))
    dealt = int(numbers[DEALT + side])
    facts: Facts = {
        "side": side,
        "chief": int(numbers[CHIEF + side]),
        "cards": dealt.bit_count(),
        "chosen": card >= 0,
        "uses": int(leaders.left(side)),
        "used": numbers[USED + side] != 0,
    }
    insider = viewer >= 0 and position.rules.sides[viewer] == side
    ids = position.rules.cards.ids
    if insider and dealt:
        facts["dealt"] = [ids[number] for number in range(len(ids)) if dealt >> number & 1]
    if card >= 0 and (insider or leaders.chosen()):
        facts["leader"] = ids[card]
        facts["face"] = FACES[int(leaders.face(side)) % 2] if leaders.left(side) else ""
    return facts


def _cells(mask: int) -> list[str]:
    return [NAMES[cell] for cell in range(CELLS) if mask >> cell & 1]


def fill_leaders(position: Position, data: object, rng: Rng) -> None:
    """Let a position have the leaders of a view; KeyError, TypeError or ValueError if they are
    none."""
    told = dict_of(data)
    leaders, units, battle = position.leaders, position.units, position.battle
    rows = [dict_of(row) for row in list_of(told["sides"])]
    if len(rows) != SIDES:
        raise ValueError(f"{len(rows)} sides")
    for side, row in enumerate(rows):
        _fill_side(position, side, row)
    for side, row in enumerate(rows):
        _guess(position, side, row, rng)
    for number in list_of(told["asked"]):
        leaders.asked |= bit(number_of(number, SIDES * MOMENTS - 1))
    for name in list_of(told["attacked"]):
        leaders.attacked |= bit(NUMBERS[str(name)])
    leaders.kept = truth_of(told["kept_all"])
    for row in map(dict_of, list_of(told["paced"])):
        side = number_of(row["side"], SIDES - 1)
        units.quicken(side, NUMBERS[str(row["at"])], number_of(row["value"], 1, -1))
    for side, code in enumerate(list_of(told["cancelled"])[:SIDES]):
        battle.cancel(side, number_of(code, CELLS * ATTACKS))
    battle.again = NUMBERS[str(told["again"])] if told["again"] else -1


def _fill_side(position: Position, side: int, row: Facts) -> None:
    """What is told of a side."""
    numbers = position.leaders.numbers
    ids = position.rules.cards.ids
    chief = number_of(row["chief"], int(position.rules.seats) - 1)
    numbers[CHIEF + side] = chief
    numbers[LEFT + side] = number_of(row["uses"], FRONT_UP)
    numbers[USED + side] = int(truth_of(row["used"]))
    for card in list_of(row.get("dealt", [])):
        numbers[DEALT + side] |= bit(ids.index(str(card)))
    if "leader" in row:
        numbers[CARD + side] = ids.index(str(row["leader"]))


def _guess(position: Position, side: int, row: Facts, rng: Rng) -> None:
    """Deal the cards that are not told, and choose among them: all are equally likely."""
    numbers = position.leaders.numbers
    missing = number_of(row["cards"], HAND) - int(numbers[DEALT + side]).bit_count()
    for _ in range(missing):
        taken = int(numbers[DEALT] | numbers[DEALT + 1])
        left = [card for card in range(int(position.rules.cards.count)) if not taken >> card & 1]
        numbers[DEALT + side] |= bit(left[int(rng.below(len(left)))])
    if truth_of(row["chosen"]) and numbers[CARD + side] < 0:
        dealt = int(numbers[DEALT + side])
        held = [card for card in range(int(position.rules.cards.count)) if dealt >> card & 1]
        numbers[CARD + side] = held[int(rng.below(len(held)))]
