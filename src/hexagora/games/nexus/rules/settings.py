"""The options and the board of one game as plain integers for the compiled part."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.nexus.content.boxing import Boxing
from hexagora.games.nexus.rules.cells import CELLS, NEXT, bit

NOBODY: Final = -1


@final
class Rules:
    """What is fixed for a game.

    ``sides`` gives each seat its side: seats of one side are partners. ``row`` is how many missions
    lie open, 0 without that option. The board is a list of cells: ``cells`` are those that units
    can stand on, ``singles`` and ``covers`` the slots of the tiles, ``base`` tells whose base hex
    a cell is, and ``half`` on whose half a cell lies where each player has a set of tokens.

    From version 2 of the rules on Objectives are completed after a battle too, and before somebody
    who is out ends the game (``at_once``, NX-CARD-02); a hex shared with a partner is contested
    (``partners_contest``, NX-TEAM-01); of several kinds of units that attack specially or destroy
    themselves the owner chooses (``chooses_unit``, ``several_breaths``, NX-MOV-08, NX-ALT-03); and
    a unit that destroyed itself was not destroyed by the enemy (``own_doing``, NX-ALT-03).
    """

    def __init__(
        self,
        seats: int,
        first: int,
        target: int,
        sides: list[int],
        standing_orders: bool,
        king: bool,
        priority: bool,
        extra: bool,
        row: int,
        vortex: bool,
        centre: int,
        singles: list[int],
        covers: list[list[int]],
        bases: list[list[int]],
        halves: list[list[int]],
        vortex_sides: list[int],
        rubium: list[int],
        monolith_cards: int,
        boxing: Boxing,
        several_breaths: bool,
        version: int,
    ) -> None:
        self.seats: i64 = seats
        self.first: i64 = first
        self.target: i64 = target
        self.sides = sides
        self.side: vec[i64] = vec[i64](sides)
        self.teams: bool = len(set(sides)) < seats
        self.at_once: bool = version >= 2
        self.partners_contest: bool = version >= 2 and self.teams
        self.chooses_unit: bool = version >= 2
        self.several_breaths: bool = version >= 2 and several_breaths
        self.own_doing: bool = version >= 2
        self.standing_orders = standing_orders
        self.king = king
        self.priority = priority
        self.extra = extra
        self.row: i64 = row
        self.vortex = vortex
        self.centre: i64 = centre
        self.singles: vec[i64] = vec[i64](singles)
        self.covers = [vec[i64](cover) for cover in covers]
        # In the order of their slots, and in the order of their numbers.
        self.base_slots = [vec[i64](base) for base in bases]
        self.bases = [vec[i64](sorted(base)) for base in bases]
        self.rubium: vec[i64] = vec[i64](rubium)
        self.monolith_cards: i64 = monolith_cards
        self.boxing = boxing
        doubles = covers[0] if covers else []
        laid = [*singles, *doubles]
        stand = sorted([*laid, *(cell for base in bases for cell in base)])
        if centre >= 0 and not vortex:
            stand = sorted([*stand, centre])
        self.laid: vec[i64] = vec[i64](sorted(laid))
        self.cells: vec[i64] = vec[i64](stand)
        self.base: vec[i64] = vec[i64]([NOBODY] * CELLS)
        self.base_mask: vec[i64] = vec[i64]([0] * seats)
        for seat, base in enumerate(bases):
            for cell in base:
                self.base[cell] = seat
                self.base_mask[seat] |= bit(cell)
        self.half: vec[i64] = vec[i64]([0] * CELLS)
        for number, half in enumerate(halves):
            for cell in half:
                self.half[cell] = number
        self.halves: i64 = max(1, len(halves))
        # The cells beside each cell, as a mask, and by direction: entry ``6 * cell + direction``.
        self.beside: vec[i64] = vec[i64]([0] * CELLS)
        self.next: vec[i64] = vec[i64]([NOBODY] * (CELLS * 6))
        for cell in stand:
            for direction in range(6):
                other = int(NEXT[cell * 6 + direction])
                if other in stand:
                    self.beside[cell] |= bit(other)
                    self.next[cell * 6 + direction] = other
        self.board: i64 = sum(1 << cell for cell in stand)
        self.vortex_side: vec[i64] = vec[i64](
            [cell if cell in stand else NOBODY for cell in vortex_sides]
        )

    def enemies(self, a: i64, b: i64) -> bool:
        """Whether two seats are of different sides."""
        return self.side[a] != self.side[b]
