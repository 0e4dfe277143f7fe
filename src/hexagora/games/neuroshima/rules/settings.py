"""The options of one game as plain integers for the compiled part."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hexagora.games.neuroshima.rules.cells import CELLS, MAIN, NEXT_ALL, NEXT_MAIN

DUEL: Final = 0
DEATHMATCH: Final = 1
POINTS: Final = 2
SOLO: Final = 3
TEAM: Final = 4
MODES: Final = ("duel", "deathmatch", "points", "solo", "team")


@final
class Rules:
    """What is fixed for a game.

    ``sides`` gives each seat its side: seats of one side are friendly to each other. ``moloch``
    tells which seats lead Moloch; it matters only with the option that lets it hurt its allies.

    A game ends by the version of the rules that it began with. Of version 1 are: the medic's
    controller always chooses, HQs leave a deathmatch at the end of their phase, and edition 3.0
    differs from 2025 in nothing.
    """

    def __init__(
        self,
        mode: int,
        seats: int,
        first: int,
        hit_points: list[int],
        moloch: list[bool],
        moloch_hurts: bool,
        extended: bool,
        alternative_start: bool,
        reinforcements: bool,
        edition_3: bool,
        version: int,
    ) -> None:
        self.mode: i64 = mode
        self.seats: i64 = seats
        self.first: i64 = first
        self.hit_points = hit_points
        self.extended = extended
        self.alternative_start = alternative_start
        self.reinforcements = reinforcements
        self.moloch_hurts = moloch_hurts
        newer = version >= 2
        edition_3 = edition_3 and newer
        # The owner of a wounded unit chooses the attack, and between the medics of two allies
        # (NS-MED-03, NS-MED-05). Without allies that is the medic's controller anyway.
        self.owner_chooses = newer and (mode == SOLO or mode == TEAM)
        # A fallen HQ stands until the battle is over (NS-ATK-10).
        self.fallen_stand = newer and mode == DEATHMATCH
        # Twenty points win after the phase that brought them (NS-PTS-02).
        self.first_to_twenty = edition_3 and mode == POINTS
        # An unlucky draw needs a full hand, or any number of instants; and whether more than the
        # forced discard is allowed (NS-VAR-03).
        self.unlucky_with_six = reinforcements and not edition_3
        self.keeps_the_rest = reinforcements and edition_3
        self.next: vec[i16] = NEXT_ALL if extended else NEXT_MAIN
        self.playable = [extended or main for main in MAIN]
        self.playable_cells: vec[i64] = vec[i64](
            [cell for cell in range(CELLS) if self.playable[cell]]
        )
        self.main_cells: vec[i64] = vec[i64]([cell for cell in range(CELLS) if MAIN[cell]])
        sides = [seat % 2 for seat in range(seats)] if mode == TEAM else list(range(seats))
        if mode == SOLO:
            sides = [0, 1, 1]
        self.sides = sides
        self.side: vec[i64] = vec[i64](sides)
        self.order: vec[i64] = vec[i64]([0, 1, 0, 2] if mode == SOLO else range(seats))
        n = seats
        # Who is whose friend, who can hit whom, who can net whom: ``a * seats + b``.
        self.friends: vec[i64] = vec[i64](
            [int(sides[a] == sides[b]) for a in range(n) for b in range(n)]
        )
        self.hits: vec[i64] = vec[i64](
            [
                int(sides[a] != sides[b] or (moloch_hurts and moloch[a] and a != b))
                for a in range(n)
                for b in range(n)
            ]
        )
        self.nets: vec[i64] = vec[i64](
            [
                int(sides[a] != sides[b] or (moloch_hurts and (moloch[a] or moloch[b]) and a != b))
                for a in range(n)
                for b in range(n)
            ]
        )

    def friendly(self, a: i64, b: i64) -> bool:
        """Whether two seats are on one side."""
        return self.friends[a * self.seats + b] != 0

    def hurts(self, a: i64, b: i64) -> bool:
        """Whether attacks of seat a hit units of seat b."""
        return self.hits[a * self.seats + b] != 0

    def catches(self, a: i64, b: i64) -> bool:
        """Whether nets of seat a catch units of seat b."""
        return self.nets[a * self.seats + b] != 0
