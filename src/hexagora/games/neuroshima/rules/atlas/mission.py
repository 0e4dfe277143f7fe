"""What a mission of the atlas may change in the course of a game: the one interface of all of them.

A mission keeps what it must remember in a position's ``marks``: a few numbers, each with a name.
Where it says nothing, the rules of its mode hold (NS-ATLAS-07); so does every method here.

The ground, and who is whose friend, are those of ``position.rules``. A mission that changes them in
the course of the game makes all the `Rules` that it needs beforehand (`Rules.changed`), and
`rules_at` names the one that the marks call for. Whoever changes such a mark calls `settle`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log

if TYPE_CHECKING:
    from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
    from hexagora.games.neuroshima.rules.field import Hold
    from hexagora.games.neuroshima.rules.position import Position
    from hexagora.games.neuroshima.rules.settings import Rules


class Mission:
    """A mission as its mode alone would have it; each of the eight says where it differs.

    ``names`` are those of its marks, in their order. Methods that tell whether something is still
    to be done return True once they have asked for a decision, begun a battle or ended the game;
    then nothing else may be touched.
    """

    def __init__(self, content: Content, rules: Rules, names: tuple[str, ...]) -> None:
        self.content = content
        self.rules = rules
        rules.mission = self
        self.names = names
        # Where the marks are of a mission that counts rounds, and of one in which others than the
        # first seat may begin; -1 where it does not.
        self.rounds: i64 = _place("rounds", names)
        self.counted: i64 = _place("counted", names)
        self.beginner: i64 = _place("beginner", names)
        # Whether the first turns draw as many tiles as all others.
        self.draws_fully = False
        # The clause that keeps HQs off the cells of `Rules.no_hq`, where there is one.
        self.bar = ""

    # The beginning.

    def begin(self, position: Position) -> None:
        """Set the marks, which are 0, as they are before anything has happened."""

    def set_up(self, position: Position) -> None:
        """Change what lies in piles and on the board before anything has happened."""

    def rules_at(self, position: Position) -> Rules:
        """The rules as the marks have them now."""
        return self.rules

    def settle(self, position: Position) -> None:
        """Marks that change the ground or friendships have changed."""
        position.rules = self.rules_at(position)

    # The course of a turn.

    def open_turn(self, position: Position, seat: i64) -> bool:
        """A turn begins: forget what belongs to one turn. True if something comes before drawing;
        then `before_drawing` is asked."""
        return False

    def before_drawing(self, position: Position, log: Log | None) -> bool:
        """Go on with what comes before drawing; the second number of the turn, on top of the stack,
        is free for it. False once it is all done."""
        return False

    def last_tile(self, position: Position, seat: i64, log: Log | None) -> bool:
        """A pile is empty; False if that does not end the game (NS-END-01)."""
        return True

    def fill_acts(self, position: Position, hold: Hold, out: vec[i32], start: i64) -> i64:
        """What can be done among tiles and abilities beside the usual, after ``start`` entries."""
        return start

    def act(self, position: Position, action: i64, log: Log | None) -> None:
        """Do one of them."""

    def end_turn(self, position: Position, seat: i64, log: Log | None) -> bool:
        """A turn is over, with the battle that ended it: True if something comes before the next.
        This is asked again after a battle that began here."""
        return False

    def ends_round(self, position: Position, seat: i64) -> bool:
        """Count the round that the turn of a seat ends (NS-ATLAS-09); False if it ends none.

        Once the last tile is drawn rounds count no more. A turn that ends again, after a battle,
        ends no second round.
        """
        marks = position.marks
        if position.last >= 0 or marks[self.counted] == position.turns:
            return False
        seats = position.rules.seats
        beginner = marks[self.beginner] if self.beginner >= 0 else 0
        for later in range((seat - beginner + seats) % seats + 1, seats):
            if position.standing >> (beginner + later) % seats & 1 != 0:
                return False
        marks[self.rounds] += 1
        marks[self.counted] = position.turns
        return True

    # Decisions of its own.

    def fill_legal(self, position: Position, out: vec[i32]) -> i64:
        """The answers to a decision of the mission that is on top of the stack."""
        return 0

    def answer(self, position: Position, action: i64, log: Log | None) -> None:
        """Take one of them."""

    def go_on(self, position: Position, log: Log | None) -> bool:
        """A frame of the mission has come to lie on top again; False if it has something to ask."""
        return False

    # Losses, battles and the end.

    def after_losses(self, position: Position, log: Log | None) -> bool:
        """Units have fallen outside a battle."""
        return False

    def check_battle(self, position: Position, log: Log | None) -> bool:
        """The battle check (NS-ATLAS-09)."""
        return False

    def full_board(self, position: Position) -> i64:
        """Who wins if a battle on a full board lets nobody fall; all for a draw (NS-ATLAS-03)."""
        return self.rules.turn_takers()

    def decide(self, position: Position, log: Log | None) -> bool:
        """The final battle and its check are over; False if the mode decides who has won."""
        return False

    # What is told about it.

    def hexes(self, position: Position) -> list[Facts]:
        """Its special hexes: where, what, and what they are like now."""
        return []

    def objects(self, position: Position) -> list[Facts]:
        """Its objects (NS-ATLAS-05): where, and what."""
        return []

    def progress(self, position: Position) -> list[Facts]:
        """What its players count: what, how many, how many are needed, and by which seat."""
        return []

    def marked(self, position: Position) -> i64:
        """The cells that something is the matter with now, as bits, for observations."""
        return 0

    def out_of_game(self, position: Position, seat: i64) -> i64:
        """How many tiles of a seat have left the game, other than by being discarded."""
        return 0

    def outcast(self, position: Position) -> i64:
        """Cells off the board on which somebody still stands, for as long as it takes, as bits."""
        return 0

    def faults(self, position: Position) -> list[str]:
        """What is wrong with its marks."""
        return []


def _place(name: str, names: tuple[str, ...]) -> i64:
    """The place of a mark, or -1 if there is none of that name."""
    return names.index(name) if name in names else -1
