"""Who plays what against whom: the games of a run, balanced over seats and armies.

A *deal* is a seed and, where a game has them, options that differ from deal to deal, as armies do.
For each deal the two bots of a pairing play one game in every *seating*, so that what a seat, an
army or a draw is worth cancels out. All pairings of a run get the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from hexagora.arena.players import check_player
from hexagora.core import Game, HexagoraError, game_info
from hexagora.core.packs import names_a_pack
from hexagora.core.registry import make_game


@dataclass(frozen=True)
class Job:
    """One game of a run: which two of its bots, which deal, which seating."""

    pairing: tuple[int, int]
    deal: int
    seating: int


@dataclass(frozen=True)
class Run:
    """Bots that meet in one game with the same options.

    ``game`` has the given options and the armies of the first deal; ``options`` are the given ones
    alone. ``time_limit`` is for bots that are programs: seconds for a decision.
    """

    game: Game
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: str
    time_limit: float

    @cached_property
    def pairings(self) -> list[tuple[int, int]]:
        """Everybody against everybody, by their numbers in ``bots``."""
        return list(combinations(range(len(self.bots)), 2))

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """For each game of a deal which of the two bots has each seat, 0 or 1."""
        return seatings(sides_of(self.game))

    @cached_property
    def armies(self) -> list[dict[str, str]]:
        """The options that change from deal to deal."""
        return game_info(self.game.name).deals(self.game.seats, self.options)

    def game_of(self, job: Job) -> Game:
        """The game with the deal's armies."""
        armies = self.armies[job.deal % len(self.armies)]
        if not armies:
            return self.game
        return make_game(self.game.name, self.game.seats, {**self.options, **armies})

    def deal_seed(self, job: Job) -> str:
        """The seed of the deal's luck; all pairings share it."""
        return f"{self.seed}/{job.deal}"

    def bot_seed(self, job: Job, seat: int) -> str:
        """The seed of the bot at a seat of one game."""
        a, b = job.pairing
        return f"{self.seed}/{a}-{b}/{job.deal}/{job.seating}/{seat}"


def new_run(
    name: str,
    seats: int | None,
    options: Mapping[str, str],
    bots: Sequence[str],
    seed: str,
    time_limit: float,
) -> Run:
    """A run, or an error that tells what is wrong with it."""
    if len(bots) < 2:
        raise HexagoraError("the arena needs two bots or more")
    info = game_info(name)
    count = info.usual_seats if seats is None else seats
    least = max(2, info.least_seats)
    if not least <= count <= info.most_seats:
        raise HexagoraError(f"bots meet at {least} to {info.most_seats} seats, not at {count}")
    armies = info.deals(count, options)
    game = make_game(name, count, {**options, **armies[0]})
    for bot in bots:
        check_player(bot)
    # A pack stands in the results by its whole value, which tells another of the same id apart.
    packs = {k: v for k, v in game.options.items() if k in options and names_a_pack(v)}
    return Run(game, {**options, **packs}, tuple(bots), seed, time_limit)


def jobs_of(run: Run, games: int) -> list[Job]:
    """At least so many games for each pairing, up to the end of a deal; deal after deal."""
    deals = -(-games // len(run.seatings))
    return [
        Job(pairing, deal, seating)
        for deal in range(deals)
        for pairing in run.pairings
        for seating in range(len(run.seatings))
    ]


def sides_of(game: Game) -> list[int]:
    """The side that each seat plays for: partners play for the same one."""
    return [int(side) for side in game_info(game.name).sides(game)]


def seatings(sides: Sequence[int]) -> list[tuple[int, ...]]:
    """Which of two bots leads each seat, in all the games of one deal.

    Two sides are swapped. Of three sides each bot leads every single one and every two, of four
    each bot leads every two: six games. Of five it leads every two and every three, of six every
    three: twenty games. To every seating there is the one with the bots exchanged.

    >>> seatings([0, 1, 0, 1])
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    """
    names = sorted(set(sides))
    least = len(names) // 2
    found = []
    for split in product((0, 1), repeat=len(names)):
        if least <= sum(split) <= len(names) - least:
            leader = dict(zip(names, split, strict=True))
            found.append(tuple(leader[side] for side in sides))
    return found
