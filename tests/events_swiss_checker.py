"""The rules of Swiss pairings once more, by trying all pairings: slow, plain, and independent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hexagora.events.swiss import Player

Pairs = list[tuple[str, str]]


def all_pairings(players: Sequence[Player]) -> Iterator[Pairs]:
    """Every way to pair an even number of players who have not met."""
    if not players:
        yield []
        return
    first = players[0]
    for i, other in enumerate(players[1:], 1):
        if other.id not in first.met:
            for rest in all_pairings([*players[1:i], *players[i + 1 :]]):
                yield [(first.id, other.id), *rest]


def can_be_paired(players: Sequence[Player]) -> bool:
    """Whether there is any legal round, with a bye for somebody where it is needed."""
    if len(players) % 2 == 0:
        return next(all_pairings(players), None) is not None
    return any(
        not one.had_bye and can_be_paired([other for other in players if other is not one])
        for one in players
    )


def turns_fit(players: Sequence[Player], pairs: Pairs) -> bool:
    """Whether nobody would have to take or leave the first turn once too often."""
    must = {player.id: needs_first(player) for player in players}
    return all(must[a] is None or must[a] != must[b] for a, b in pairs)


def needs_first(player: Player) -> bool | None:
    """Whether the first turn is due to somebody, by counting."""
    had = sum(player.firsts)
    had_not = len(player.firsts) - had
    last = "".join("f" if first else "s" for first in player.firsts)
    if had - had_not >= 2 or last.endswith("ff"):
        return False
    if had_not - had >= 2 or last.endswith("ss"):
        return True
    return None


def faults(players: Sequence[Player], pairs: Pairs, bye: str | None, turns: bool) -> list[str]:
    """What is wrong with a round, as far as can be told without trying all others."""
    found = []
    named = [id_ for two in pairs for id_ in two] + ([bye] if bye else [])
    if sorted(named) != sorted(player.id for player in players):
        found.append("not everybody is paired once")
    by_id = {player.id: player for player in players}
    found += [f"{a} meets {b} again" for a, b in pairs if b in by_id[a].met]
    if bye and by_id[bye].had_bye:
        found.append(f"{bye} has a second bye")
    if bool(bye) != bool(len(players) % 2):
        found.append("a bye that is not needed, or none where it is")
    if turns and not turns_fit(players, pairs):
        found.append("a first turn too many")
    return found


def better_rounds(players: Sequence[Player], pairs: Pairs, bye: str | None) -> list[str]:
    """What another pairing would do better, by trying all of them."""
    found = []
    ids = [player.id for player in players]
    if bye:
        for player in reversed(players[ids.index(bye) + 1 :]):
            others = [one for one in players if one is not player]
            if not player.had_bye and next(all_pairings(others), None) is not None:
                found.append(f"{player.id} stands below {bye} and could have the bye")
    here = [player for player in players if player.id != bye]
    scores = {player.id: player.score for player in here}
    candidates = list(all_pairings(here))
    above = float("inf")
    settled: set[str] = set()
    for bound in sorted(set(scores.values()), reverse=True):
        group = [one for one in here if one.score >= bound and one.id not in settled]
        group.sort(key=lambda one: (one.score < above, not one.floated))
        for player in group:
            staying = [one for one in candidates if stays(scores, one, player.id, bound)]
            if staying and not stays(scores, pairs, player.id, bound):
                found.append(f"{player.id} could stay in the group of {bound}")
            candidates = staying or candidates
        # What is settled above stays as it is for the groups below.
        kept = [two for two in pairs if min(scores[two[0]], scores[two[1]]) >= bound]
        candidates = [one for one in candidates if all(two in one for two in kept)]
        settled |= {id_ for two in kept for id_ in two}
        above = bound
    return found


def stays(scores: dict[str, float], pairs: Pairs, id_: str, bound: float) -> bool:
    """Whether somebody meets one of at least this score."""
    other = next(b if a == id_ else a for a, b in pairs if id_ in (a, b))
    return scores[other] >= bound
