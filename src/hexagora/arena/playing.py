"""One game of a run, from the first deal to its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from time import perf_counter
from typing import cast

from hexagora.arena.dealing import PairedDealer
from hexagora.arena.players import Player, new_player
from hexagora.arena.results import Forfeited, Result, Seconds, failed
from hexagora.arena.schedule import Job, Run
from hexagora.arena.verdicts import Forfeit, in_words
from hexagora.core import Underway, View

MOST_DECISIONS = 20_000
"""Ten times a long game: two bots that never come to an end share the points then."""


class Clock:
    """How often one bot decided in a game, and how long it took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.total = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def seconds(self) -> Seconds:
        mean = self.total / self.decisions if self.decisions else 0.0
        return {"mean": round(mean, 6), "max": round(self.longest, 6)}


def play(run: Run, job: Job, started: Callable[[int], None] | None = None) -> Result:
    """Play one game; ``started`` is told the processes of bots that are programs."""
    game = run.game_of(job)
    seating = run.seatings[job.seating]
    names = [run.bots[number] for number in job.pairing]
    dealer = PairedDealer(run.deal_seed(job))
    clocks = [Clock(), Clock()]
    forfeit: Forfeited | None = None
    playing = Underway(game, dealer)
    state = playing.state
    with ExitStack() as stack:
        players: list[Player] = []
        for seat, bot in enumerate(seating):
            seed = run.bot_seed(job, seat)
            player = new_player(names[bot], seed, run.time_limit, started)
            stack.callback(player.close)
            players.append(player)
        try:
            watched = zip(players, seating, strict=True)
            finished = playing.run(
                [_timed(player, clocks[bot]) for player, bot in watched], MOST_DECISIONS
            )
        except Forfeit as error:
            loser = int(state.seat)
            forfeit = {"bot": seating[loser], "seat": loser, "why": str(error)}
            finished = False
    if forfeit is not None:
        places = [2 if bot == forfeit["bot"] else 1 for bot in seating]
        reason = "forfeit"
        scores = None
    elif finished:
        result = state.result()
        places = cast("list[int]", result["places"])
        scores = cast("list[float]", result["scores"])
        reason = str(result["reason"])
    else:
        places = [1] * game.seats
        scores = None
        reason = f"stopped after {MOST_DECISIONS} decisions"
    return {
        "pairing": list(job.pairing),
        "deal": job.deal,
        "seating": job.seating,
        "bots": names,
        "seats": list(seating),
        "armies": [game.options[f"army{i + 1}"] for i in range(game.seats)]
        if "army1" in game.options
        else None,
        "seed": dealer.seed,
        "places": places,
        "scores": scores,
        "score": share(places, seating),
        "reason": reason,
        "decisions": [clock.decisions for clock in clocks],
        "seconds": [clock.seconds() for clock in clocks],
        "forfeit": forfeit,
        "failed": None,
    }


def play_or_fail(run: Run, job: Job, started: Callable[[int], None] | None = None) -> Result:
    """The same; whatever goes wrong that is no bot's fault is told in the result."""
    try:
        return play(run, job, started)
    except Exception as error:
        return failed(run, job, in_words(error))


def share(places: Sequence[int], seating: Sequence[int]) -> float:
    """The first bot's share: how often a seat of its came before a seat of the other, ties half.

    >>> share([1, 2], [0, 1]), share([1, 2, 3], [1, 0, 0]), share([1, 1], [0, 1])
    (1.0, 0.0, 0.5)
    """
    own = [place for place, bot in zip(places, seating, strict=True) if bot == 0]
    others = [place for place, bot in zip(places, seating, strict=True) if bot == 1]
    better = sum((a < b) + (a == b) / 2 for a in own for b in others)
    return better / (len(own) * len(others))


def _timed(player: Player, clock: Clock) -> Callable[[View], int]:
    """A player under the eyes of a clock."""

    def choose(view: View) -> int:
        start = perf_counter()
        try:
            return player.choose(view)
        finally:
            clock.add(perf_counter() - start)

    return choose
