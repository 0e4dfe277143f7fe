"""Who has won: after any battle, and after the final one.

Each function gives the seats that have won or share the victory, as bits, or 0 if nobody has.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.battle import TWENTY
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS, SOLO, Rules


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def side_of(rules: Rules, side: i64) -> i64:
    """The seats of a side, as bits."""
    found: i64 = 0
    for seat in range(rules.players):
        if rules.rival[seat] == side:
            found |= bit(seat)
    return found


def after_battle(rules: Rules, points: vec[i64], contest: i64, fallen: i64) -> i64:
    """Who has won by the HQs that fell in a battle, or by twenty points; all seats for a draw.

    ``contest`` are the seats that could win before the battle.
    """
    everyone: i64 = bit(rules.players) - 1
    if rules.mode == POINTS:
        best: i64 = 0
        for seat in range(rules.players):
            if contest >> seat & 1 != 0 and points[seat] >= TWENTY:
                best |= bit(seat)
        return best
    if fallen == 0:
        return 0
    if rules.mode == DEATHMATCH:
        left = contest & ~fallen
        if left == 0:
            return contest & fallen
        return left if count_bits(left) == 1 else 0
    first = side_of(rules, 0)
    second = side_of(rules, 1)
    if fallen & first == 0:
        return first
    if fallen & second == 0:
        return second
    if rules.mode == SOLO:
        # The single player's HQ falling is a loss, whatever else falls (NS-SOLO-03).
        return second
    # Both sides lost one: what is left of the others is compared (NS-TEAM-08); in a duel nothing.
    return _more(rules, points, first, second, everyone)


def after_final(rules: Rules, points: vec[i64], contest: i64) -> i64:
    """Who leads after the final battle: one side, or several that are tied."""
    if rules.mode == POINTS or rules.mode == DEATHMATCH:
        best: i64 = -1
        leaders: i64 = 0
        for seat in range(rules.players):
            if contest >> seat & 1 == 0:
                continue
            if points[seat] > best:
                best = points[seat]
                leaders = bit(seat)
            elif points[seat] == best:
                leaders |= bit(seat)
        return leaders
    everyone: i64 = bit(rules.players) - 1
    return _more(rules, points, side_of(rules, 0), side_of(rules, 1), everyone)


def tied(rules: Rules, leaders: i64) -> bool:
    """Whether the leaders are of more than one side."""
    for side in range(rules.players):
        if leaders & ~side_of(rules, side) == 0:
            return False
    return True


def _more(rules: Rules, points: vec[i64], first: i64, second: i64, everyone: i64) -> i64:
    """The side with the larger sum of hit points, or both."""
    difference: i64 = 0
    for seat in range(rules.players):
        if first >> seat & 1 != 0:
            difference += points[seat]
        else:
            difference -= points[seat]
    if difference == 0:
        return everyone
    return first if difference > 0 else second
