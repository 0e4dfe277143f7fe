"""Perft: how many ways there are to go on, all rolls included, from small positions.

The numbers are literals, so that no change to the engine goes unnoticed. They were not taken from
the engine alone: the same positions are counted by a slow and simple reading of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

import pytest

from hexagora import State
from kuhn import Kuhn
from superhex_plain import Pieces, layings, mains, places, sections, swap, swaps
from superhex_table import LETTERS, cells_of, table


def perft(state: State, depth: int) -> int:
    """The number of rows of so many actions."""
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


@dataclass(frozen=True)
class Case:
    """A position of Superhex as text, and the counts from depth 1 on."""

    picture: str
    counts: tuple[int, ...]
    dice: str = ""
    piles: tuple[str, ...] = ("", "")
    roll: int = 1

    def state(self) -> State:
        return table(self.picture, self.dice, self.piles, len(self.piles), roll=self.roll)

    def plain(self) -> Plain:
        step = "swap" if self.dice else "roll"
        return Plain(cells_of(self.picture), self.piles, step, self.roll, self.dice)


@dataclass(frozen=True)
class Plain:
    """The same position for the simple count; ``second`` tells of a second swap to come."""

    pieces: Pieces
    piles: tuple[str, ...]
    step: str
    roll: int
    dice: str
    seat: int = 0
    loose: str = ""
    captured: bool = False
    swapped: bool = False
    second: bool = False

    @property
    def solo(self) -> bool:
        return len(self.piles) == 1

    def count(self, depth: int) -> int:
        following = self.following()
        return len(following) if depth == 1 else sum(f.count(depth - 1) for f in following)

    def following(self) -> list[Plain]:
        """The positions after each of the actions."""
        if self.step == "roll":
            rolls = combinations_with_replacement(LETTERS, 2)
            return [replace(self, dice=a + b).rolled() for a, b in rolls]
        if self.step in ("swap", "second swap"):
            passing = [self.settled()] if self.step == "second swap" else []
            pairs = [sorted(pair) for pair in swaps(self.pieces, self.dice)]
            return passing + [self.after_swap(*swap(self.pieces, a, b)) for a, b in pairs]
        if self.step == "main":
            return [self.with_main(main) for main in mains(self.pieces)]
        if self.step == "lay":
            return [
                replace(
                    self,
                    pieces={**self.pieces, cell: letter},
                    loose=self.loose.replace(letter, "", 1),
                ).laid()
                for letter, cell in layings(self.pieces, self.loose)
            ]
        if self.step in ("bonus", "put"):
            pile = self.piles[self.seat]
            paid = [
                replace(
                    self.with_pile(pile.replace(letter, "", 1)),
                    pieces={**self.pieces, cell: letter},
                )
                for letter in set(pile)
                for cell in places(self.pieces, letter)
            ]
            if self.step == "put":
                return [after.next_turn() for after in [self, *paid]]
            return [self.next_turn(), *(replace(after, step="roll", roll=3) for after in paid)]
        return []

    def rolled(self) -> Plain:
        rolled = replace(self, captured=False, swapped=False)
        return replace(rolled, step="swap") if swaps(self.pieces, self.dice) else rolled.settled()

    def after_swap(self, pieces: Pieces, captured: str) -> Plain:
        double = self.dice[0] == self.dice[1] and self.step == "swap"
        after = replace(
            self.with_pile(self.piles[self.seat] + captured),
            pieces=pieces,
            captured=self.captured or captured != "",
            swapped=True,
            second=double and (self.solo or not captured),
        )
        if captured and len(pieces) <= (0 if self.solo else 10):
            return replace(after, step="over")
        if len(sections(pieces)) <= 1:
            return after.settled()
        found = mains(pieces)
        if not found:
            return replace(after, step="over")
        return after.with_main(found[0]) if len(found) == 1 else replace(after, step="main")

    def with_main(self, main: set[tuple[int, int]]) -> Plain:
        loose = "".join(letter for cell, letter in self.pieces.items() if cell not in main)
        pieces = {cell: self.pieces[cell] for cell in main}
        return replace(self, step="lay", pieces=pieces, loose=loose)

    def laid(self) -> Plain:
        return self if self.loose else self.settled()

    def settled(self) -> Plain:
        """What comes next when nothing is left to do about the last action."""
        if self.second and swaps(self.pieces, self.dice):
            return replace(self, step="second swap", second=False)
        if not self.solo and self.roll == 1 and not self.captured:
            return replace(self, step="roll", roll=2)
        pays = any(places(self.pieces, letter) for letter in self.piles[self.seat])
        if self.solo:
            return replace(self, step="put") if pays and self.swapped else self.next_turn()
        if self.roll < 3 and pays:
            return replace(self, step="bonus")
        return self.next_turn()

    def next_turn(self) -> Plain:
        return replace(self, step="roll", roll=1, seat=(self.seat + 1) % len(self.piles))

    def with_pile(self, pile: str) -> Plain:
        piles = list(self.piles)
        piles[self.seat] = pile
        return replace(self, piles=tuple(piles))


CASES = {
    "a capture ends the game": Case(
        """
            B
          R
            R
          B
        R
          R
        G   G
        """,
        dice="RB",
        counts=(9, 105, 1092, 12022),
    ),
    "a capture splits the block": Case(
        """
        .
              G

              B

          G   R
        G   Y
          R   G
            B
          R   R
            G
              Y
            Y
        """,
        dice="RB",
        counts=(17, 292, 4029, 55226),
    ),
    "a double, and two largest sections": Case(
        """
            B
          Y   B
            R
          G   Y
        B   B   R
          R       R
        B       Y   Y
          Y
        """,
        dice="RR",
        piles=("", "", ""),
        counts=(15, 143, 1791, 23585),
    ),
    "solo, a double captures and splits": Case(
        """
        R   R   R
          G   G   B
                G
              R   R
        """,
        dice="RR",
        piles=("",),
        counts=(10, 49, 350, 3406),
    ),
    "solo, pieces to put back": Case(
        """
        .
          R   G
        B   Y   R
          G   B
        """,
        dice="GY",
        piles=("RRP",),
        counts=(8, 73, 1533, 12098),
    ),
    "the second roll, then a bonus": Case(
        """
        .
          R   G
        B   Y   R
          G   B
        """,
        piles=("RBO", "G"),
        roll=2,
        counts=(21, 143, 1819, 28251),
    ),
    "the bonus roll itself": Case(
        """
        .
          R   G
        B   Y   R
          G   B   Y
        R   O   G   O
          B   R   Y
        """,
        dice="OO",
        piles=("P", "", "", ""),
        roll=3,
        counts=(7, 57, 1197, 18456),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_engine_counts_this(name: str) -> None:
    case = CASES[name]
    for depth, count in enumerate(case.counts, 1):
        assert perft(case.state(), depth) == count, f"depth {depth}"


@pytest.mark.parametrize("name", CASES)
def test_a_simple_reading_of_the_rules_counts_the_same(name: str) -> None:
    """To one action less, for it takes its time; once it was counted to the last."""
    case = CASES[name]
    for depth, count in enumerate(case.counts[:-1], 1):
        assert case.plain().count(depth) == count, f"depth {depth}"


def test_poker_for_three_cards_is_counted_as_in_the_books() -> None:
    """Six deals; two words, then two answers, of which one of four leads to two more words."""
    counts = [perft(Kuhn().start(), depth) for depth in range(1, 7)]
    assert counts == [3, 6, 12, 24, 12, 0]
