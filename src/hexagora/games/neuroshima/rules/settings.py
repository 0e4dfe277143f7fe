"""The options of one game as plain integers for the compiled part."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.ground import Ground, flat
from hexagora.games.neuroshima.rules.leader_cards import Cards

DUEL: Final = 0
DEATHMATCH: Final = 1
POINTS: Final = 2
SOLO: Final = 3
TEAM: Final = 4
MOST_SEATS: Final = 6
MODES: Final = ("duel", "deathmatch", "points", "solo", "team")


@final
class Rules:
    """What is fixed for a game, or in a mission for as long as its ground and its friendships last.

    ``sides`` gives each seat its side: seats of one side are friendly to each other. ``moloch``
    tells which seats lead Moloch; it matters only with the option that lets it hurt its allies.
    ``order`` are the seats that have turns, ``players`` counts those that decide, which come first,
    and ``hqs`` has a bit for each seat with an HQ: only missions have others (NS-ATLAS-08). No HQ
    ever stands on the cells of ``no_hq``. ``rivals`` are the sides by which
    the players win.

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
        ground: Ground,
        players: int,
        hqs: int,
        structures: bool,
        boarding_compulsory: bool,
        cards: Cards,
    ) -> None:
        self.mission: Mission | None = None
        self.players: i64 = players
        self.hqs: i64 = hqs
        self.no_hq: i64 = 0
        self.moloch = moloch
        self.edition_3 = edition_3
        self.version = version
        self.mode: i64 = mode
        # Whether leaders are used, and which cards can be dealt (NS-LEAD).
        self.led = cards.count > 0
        self.cards = cards
        self.seats: i64 = seats
        self.first: i64 = first
        self.hit_points = hit_points
        self.extended = extended
        self.alternative_start = alternative_start
        self.reinforcements = reinforcements
        self.moloch_hurts = moloch_hurts
        # Whether armies have structures, and whether a boarding is a battle without asking
        # (NS-STR-07).
        self.structures = structures
        self.boarding_compulsory = boarding_compulsory
        newer = version >= 2
        edition_3 = edition_3 and newer
        # A fallen HQ stands until the battle is over (NS-ATK-10).
        self.fallen_stand = newer and mode == DEATHMATCH
        # Twenty points win after the phase that brought them (NS-PTS-02).
        self.first_to_twenty = edition_3 and mode == POINTS
        # An unlucky draw needs a full hand, or any number of instants; and whether more than the
        # forced discard is allowed (NS-VAR-03).
        self.unlucky_with_six = reinforcements and not edition_3
        self.keeps_the_rest = reinforcements and edition_3
        self.ground = ground
        self.next: vec[i16] = ground.next
        self.playable = ground.playable
        self.playable_cells: vec[i64] = vec[i64](ground.cells)
        self.main_cells: vec[i64] = vec[i64](ground.main)
        row, firsts, ends = flat(ground.zones)
        self.zone_cells: vec[i64] = vec[i64](row)
        self.zone_first: vec[i64] = vec[i64](firsts)
        self.zone_end: vec[i64] = vec[i64](ends)
        self.order: vec[i64] = vec[i64]([0, 1, 0, 2] if mode == SOLO else range(players))
        sides = [seat % 2 for seat in range(seats)] if mode == TEAM else list(range(seats))
        if mode == SOLO:
            sides = [0, 1, 1]
        self.take_sides(sides)
        # Who wins with whom: the players alone, whatever friendships a mission brings for a while.
        self.rivals = sides[:players]
        self.rival: vec[i64] = vec[i64](self.rivals)

    def take_sides(self, sides: list[int]) -> None:
        """Who is whose friend, who can hit whom, who can net whom: ``a * seats + b``."""
        n = int(self.seats)
        moloch = self.moloch
        moloch_hurts = self.moloch_hurts
        # The owner of a wounded unit chooses the attack, and between the medics of two allies
        # (NS-MED-03, NS-MED-05). Without allies that is the medic's controller anyway.
        self.owner_chooses = self.version >= 2 and len(set(sides)) < n
        self.sides = sides
        self.side: vec[i64] = vec[i64](sides)
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

    def changed(self, ground: Ground, sides: list[int]) -> "Rules":
        """The same rules on another ground, or with other friendships: the stages of a mission."""
        other = Rules(
            mode=int(self.mode),
            seats=int(self.seats),
            first=int(self.first),
            hit_points=self.hit_points,
            moloch=self.moloch,
            moloch_hurts=self.moloch_hurts,
            extended=self.extended,
            alternative_start=self.alternative_start,
            reinforcements=self.reinforcements,
            edition_3=self.edition_3,
            version=self.version,
            ground=ground,
            players=int(self.players),
            hqs=int(self.hqs),
            structures=self.structures,
            boarding_compulsory=self.boarding_compulsory,
            cards=self.cards,
        )
        other.order = self.order
        other.mission = self.mission
        other.no_hq = self.no_hq
        other.rivals = self.rivals
        other.rival = self.rival
        other.take_sides(sides)
        return other

    def turn_takers(self) -> i64:
        """The seats that have turns, as bits."""
        found: i64 = 0
        for i in range(i64(len(self.order))):
            found |= bit(self.order[i])
        return found

    def friendly(self, a: i64, b: i64) -> bool:
        """Whether two seats are on one side."""
        return self.friends[a * self.seats + b] != 0

    def hurts(self, a: i64, b: i64) -> bool:
        """Whether attacks of seat a hit units of seat b."""
        return self.hits[a * self.seats + b] != 0

    def catches(self, a: i64, b: i64) -> bool:
        """Whether nets of seat a catch units of seat b."""
        return self.nets[a * self.seats + b] != 0
