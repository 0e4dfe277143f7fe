"""Who is ahead, and how a game has ended."""

from hexagora.core.event import Facts
from hexagora.games.nexus.rules.cells import size
from hexagora.games.nexus.rules.position import END_CLAUSES, ENDS, OUT, RUBIUM, SCORE, Position


def standing(position: Position, seat: int) -> tuple[int, int, int, int]:
    """What ranks a side: points, hexes, units, rubium (NX-END-02)."""
    friends = [s for s in range(position.rules.seats) if not position.rules.enemies(seat, s)]
    return (
        sum(int(position.purse[SCORE + s]) for s in friends),
        sum(int(size(position.control(s))) for s in friends),
        sum(int(position.units_on_board(s)) for s in friends),
        sum(int(position.purse[RUBIUM + s]) for s in friends),
    )


def returns(position: Position) -> list[float]:
    """The share of the victory of each seat's side."""
    sides = {
        position.rules.sides[s] for s in range(position.rules.seats) if position.winners >> s & 1
    }
    return [
        1.0 / len(sides) if position.winners >> s & 1 else 0.0 for s in range(position.rules.seats)
    ]


def places(position: Position) -> list[int]:
    """Winners first, then the others by their standing; who is out comes last."""
    worth = [
        (
            bool(position.winners >> s & 1),
            not (position.end == OUT and position.out >> s & 1),
            standing(position, s),
        )
        for s in range(position.rules.seats)
    ]
    return [
        1
        + sum(
            1
            for s, other in enumerate(worth)
            if other > own and position.rules.enemies(s, seat) and not (own[0] and other[0])
        )
        for seat, own in enumerate(worth)
    ]


def result(position: Position) -> Facts:
    return {
        "places": places(position),
        "scores": [int(position.purse[SCORE + s]) for s in range(position.rules.seats)],
        "hexes": [int(size(position.control(s))) for s in range(position.rules.seats)],
        "units": [int(position.units_on_board(s)) for s in range(position.rules.seats)],
        "rubium": [int(position.purse[RUBIUM + s]) for s in range(position.rules.seats)],
        "reason": ENDS[position.end],
        "clause": END_CLAUSES[position.end],
    }
