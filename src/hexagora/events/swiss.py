"""The pairings of a Swiss round.

The rules, the first before the next:

1. Nobody meets anybody twice, and nobody has a second bye.
2. With an odd number the last one of the standings who can have the bye has it.
3. Where a duel has one game, nobody has the first turn, or does not have it, three times in a row
   or three times more often than the other; only where no pairing at all would be left may this
   give way.
4. From the top group of equal score down everybody meets somebody of the group, in the order of
   the standings, if any legal pairing of all lets them; who came down or left the group in the last
   round is asked first. Those who cannot stay meet the next group.
5. Within a group the upper half meets the lower half in order; those who came down meet the top.

Every step keeps only what leaves a pairing for all the others, so there is no way back to be gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hexagora.core import HexagoraError
from hexagora.events.matching import ALONE, augment, largest_matching


@dataclass
class Player:
    """What the pairings have to know of somebody, in the order of the standings.

    ``firsts`` tells for each game so far whether the first turn was theirs; ``floated`` that they
    met a lower group in the last round.
    """

    id: str
    score: float
    met: set[str] = field(default_factory=set)
    had_bye: bool = False
    firsts: list[bool] = field(default_factory=list)
    floated: bool = False

    @property
    def surplus(self) -> int:
        """How much more often than not the first turn was theirs."""
        return 2 * sum(self.firsts) - len(self.firsts)

    @property
    def must(self) -> bool | None:
        """Whether the next first turn must be theirs, must not, or neither."""
        if self.surplus >= 2 or self.firsts[-2:] == [True, True]:
            return False
        if self.surplus <= -2 or self.firsts[-2:] == [False, False]:
            return True
        return None


@dataclass(frozen=True)
class Round:
    """Pairs in the order of the tables, and who has the bye."""

    pairs: list[tuple[str, str]]
    bye: str | None


def pair(players: Sequence[Player], turns_matter: bool = False) -> Round:
    """The pairings for players in the order of the standings, the best first."""
    for strict in (True, False) if turns_matter else (False,):
        found = _Pairing(players, strict).run()
        if found is not None:
            return found
    raise HexagoraError(
        "no legal pairing is left: too many of those who are still here have met already; "
        "end the event after this round",
        "event_no_pairing",
    )


def has_first(one: Player, other: Player, table: int) -> bool:
    """Whether the first turn goes to one rather than to the other, who stands lower."""
    if one.must is not None:
        return one.must
    if other.must is not None:
        return not other.must
    if one.surplus != other.surplus:
        return one.surplus < other.surplus
    if one.firsts and other.firsts and one.firsts[-1] != other.firsts[-1]:
        return other.firsts[-1]
    if one.firsts:
        return not one.firsts[-1]
    return table % 2 == 0


class _Pairing:
    """One attempt, by numbers in the order of the standings."""

    def __init__(self, players: Sequence[Player], strict: bool) -> None:
        self.players = players
        count = len(players)
        self.friends = [
            {j for j in range(count) if j != i and self._may_meet(i, j, strict)}
            for i in range(count)
        ]
        self.turns = strict

    def _may_meet(self, i: int, j: int, strict: bool) -> bool:
        one, other = self.players[i], self.players[j]
        if other.id in one.met:
            return False
        return not strict or one.must is None or one.must != other.must

    def run(self) -> Round | None:
        rest = list(range(len(self.players)))
        bye = None
        if len(rest) % 2:
            bye = self._bye(rest)
            if bye is None:
                return None
            rest.remove(bye)
        elif not self._works(rest):
            return None
        pairs: list[tuple[int, int]] = []
        down: list[int] = []
        while rest or down:
            score = self.players[rest[0]].score if rest else 0.0
            group = [i for i in rest if self.players[i].score == score]
            rest = rest[len(group) :]
            floaters = self._floaters(down, group, rest)
            pairs += self._within(
                [i for i in down if i not in floaters], [i for i in group if i not in floaters]
            )
            down = sorted(floaters)
        # The tables are in the order of the standings.
        pairs.sort()
        name = [player.id for player in self.players]
        return Round([(name[i], name[j]) for i, j in pairs], name[bye] if bye is not None else None)

    def _bye(self, rest: Sequence[int]) -> int | None:
        for i in reversed(rest):
            if not self.players[i].had_bye and self._works([j for j in rest if j != i]):
                return i
        return None

    def _floaters(self, down: list[int], group: list[int], rest: list[int]) -> set[int]:
        """Those who must leave the group, because no pairing of all lets them stay.

        Everybody in turn is held to the group, if a pairing is left then: first those who came down
        just now, then those who left their group in the last round, then the others in order.
        """
        bracket = [*down, *group]
        some = [*bracket, *rest]
        place = {i: k for k, i in enumerate(some)}
        friends = [{place[j] for j in self.friends[i] if j in place} for i in some]
        partner = largest_matching(friends)
        inside = set(range(len(bracket)))
        floaters = set()
        for i in sorted(bracket, key=lambda i: (i not in down, not self.players[i].floated, i)):
            k = place[i]
            held = [set(others) for others in friends]
            held[k] &= inside
            for other in friends[k] - inside:
                held[other].discard(k)
            found = list(partner)
            if found[k] not in inside:
                found[found[k]] = ALONE
                found[k] = ALONE
                if not augment(held, found, k):
                    floaters.add(i)
                    continue
            friends, partner = held, found
        return floaters

    def _within(self, down: list[int], group: list[int]) -> list[tuple[int, int]]:
        """Pair all of a group, those who came down first."""
        left = [*down, *group]
        matching = dict(zip(left, self._matching(left), strict=True))
        partner = {i: left[j] for i, j in matching.items()}
        pairs = []
        while left:
            one = left[0]
            for other in self._wishes(one, left[1:], one in down):
                changed = self._with(partner, one, other, left)
                if changed is not None:
                    partner = changed
                    break
            else:
                other = partner[one]
            pairs.append((min(one, other), max(one, other)))
            left.remove(one)
            left.remove(other)
            partner = {i: j for i, j in partner.items() if i not in (one, other)}
        return pairs

    def _wishes(self, one: int, others: Sequence[int], came_down: bool) -> list[int]:
        """Whom one should meet, the best first."""
        half = 0 if came_down else (len(others) - 1) // 2
        order = [*others[half:], *reversed(others[:half])]
        known = [other for other in order if other in self.friends[one]]
        if self.turns:
            known.sort(key=lambda other: self._clash(one, other))
        return known

    def _clash(self, i: int, j: int) -> bool:
        """Whether both have had the first turn more often, or both less often."""
        return self.players[i].surplus * self.players[j].surplus > 0

    def _with(
        self, partner: dict[int, int], one: int, other: int, left: Sequence[int]
    ) -> dict[int, int] | None:
        """A pairing of all who are left in which these two meet, made from one that is there."""
        if partner[one] == other:
            return partner
        rest = [i for i in left if i not in (one, other)]
        place = {i: k for k, i in enumerate(rest)}
        friends = [{place[j] for j in self.friends[i] if j in place} for i in rest]
        found = [place.get(partner[i], ALONE) for i in rest]
        if not augment(friends, found, found.index(ALONE)):
            return None
        changed = {i: rest[found[k]] for k, i in enumerate(rest)}
        return {**changed, one: other, other: one}

    def _matching(self, some: Sequence[int]) -> list[int]:
        place = {i: k for k, i in enumerate(some)}
        return largest_matching([{place[j] for j in self.friends[i] if j in place} for i in some])

    def _works(self, some: Sequence[int]) -> bool:
        return len(some) % 2 == 0 and ALONE not in self._matching(some)
