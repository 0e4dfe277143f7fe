"""Leaders as numbers: the last planes of an observation in a game that has them."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.planes import Plane
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.dealing import HAND
from hexagora.games.neuroshima.rules.kinds import MOMENTS
from hexagora.games.neuroshima.rules.leaders import CHIEF, DEALT, FRONT_UP, USED
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.verdict import count_bits

CARDS = 8


def leader_planes(seats: int) -> list[Plane]:
    """What `observe_leaders` writes, in its order. The observer's side comes first."""
    return [
        Plane("dealt", (CARDS,), 1, "the leaders to choose from, by place in the list of cards"),
        Plane("cards", (2,), HAND, "cards that each side has to choose from"),
        Plane("leader", (2, CARDS), 1, "the leader of each side, as far as the observer knows it"),
        Plane("uses", (2,), FRONT_UP, "uses that each side has left"),
        Plane("led", (2,), 1, "whether each side has used its leader in this turn"),
        Plane("chief", (2, seats), 1, "who decides for each side in the turns of the other"),
        Plane("asked", (MOMENTS, 2), 1, "moments that each side has been asked about"),
        Plane("kept_all", (1,), 1, "whether the forced discard of this turn was spared"),
        Plane("attacked", (CELLS,), 1, "units that attacked in the phase that is over"),
        Plane("paced", (2, 2, CELLS), 1, "units made quicker, or slower, by each side's leader"),
        Plane("again", (CELLS,), 1, "the unit that attacks once more"),
        Plane("cancelled", (2, 2), 255, "the hit that each side has cancelled, as two bytes"),
    ]


def observe_leaders(position: Position, seat: i64, out: vec[u8], start: i64) -> i64:
    """Write what a seat may know of the leaders; returns where the rest begins."""
    leaders = position.leaders
    numbers = leaders.numbers
    seats = position.rules.seats
    mine = position.rules.side[seat]
    open_to_all = leaders.chosen()
    at = start
    for card in range(i64(CARDS)):
        out[at + card] = u8(numbers[DEALT + mine] >> card & 1)
    at += CARDS
    for place in range(i64(2)):
        out[at + place] = u8(count_bits(numbers[DEALT + (mine + place) % 2]))
    at += 2
    for place in range(i64(2)):
        side = (mine + place) % 2
        card = leaders.card(side)
        if card >= 0 and (place == 0 or open_to_all):
            out[at + place * CARDS + card] = 1
        out[at + 2 * CARDS + place] = u8(leaders.left(side))
        out[at + 2 * CARDS + 2 + place] = u8(numbers[USED + side])
        chief = (numbers[CHIEF + side] - seat + seats) % seats
        out[at + 2 * CARDS + 4 + place * seats + chief] = 1
    at += 2 * CARDS + 4 + 2 * seats
    for moment in range(i64(MOMENTS)):
        for place in range(i64(2)):
            side = (mine + place) % 2
            out[at + 2 * moment + place] = u8(leaders.asked >> (2 * moment + side) & 1)
    at += 2 * MOMENTS
    out[at] = 1 if leaders.kept else 0
    at += 1
    for cell in range(i64(CELLS)):
        out[at + cell] = u8(leaders.attacked >> cell & 1)
    at += CELLS
    units = position.units
    battle = position.battle
    for place in range(i64(2)):
        side = (mine + place) % 2
        if units.paced(side) >= 0:
            slower = 1 if units.paced_by(side) < 0 else 0
            out[at + (2 * place + slower) * CELLS + units.paced(side)] = 1
        code = battle.cancelled >> 16 * side
        out[at + 5 * CELLS + 2 * place] = u8(code >> 8 & 255)
        out[at + 5 * CELLS + 2 * place + 1] = u8(code & 255)
    if battle.again >= 0:
        out[at + 4 * CELLS + battle.again] = 1
    return at + 5 * CELLS + 4
