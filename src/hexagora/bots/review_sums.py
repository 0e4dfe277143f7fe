"""The sums of a review: from judged decisions to the curve, to luck and skill, and to each seat.

What a game promises a seat changes in three ways: by a decision, by draws and dice, and by an
ending of the players' own. Every change is told once, as the difference of what was promised before
it and after it. So all of them together lead from the first promise to the result, to the last
digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hexagora.bots.review_facts import (
    FORMAT,
    GRAVE,
    LIMITS,
    WHOLE,
    Judged,
    Review,
    ReviewAct,
    ReviewDecision,
    ReviewEnding,
    ReviewLuck,
    ReviewPoint,
    SeatReview,
    Verdict,
)
from hexagora.core import CHANCE, Game, State
from hexagora.core.record import AGREED, loser_of

TURNING_POINTS = 3


def act(state: State, action: int) -> ReviewAct:
    """A legal action of a position."""
    game = state.game
    return {
        "action": action,
        "kind": game.kinds[state.kind],
        "meaning": dict(game.meaning(state, action)),
        "text": game.write(state, action),
    }


def verdict_of(loss: int) -> Verdict:
    """What a decision with such a loss is called.

    >>> verdict_of(0), verdict_of(1), verdict_of(9000)
    ('best', 'good', 'blunder')
    """
    return next((name for limit, name in LIMITS if loss <= limit), "blunder")


def summed_up(
    game: Game,
    actions: Sequence[int],
    ending: str,
    level: str,
    judged: Mapping[int, Judged],
    viewer: int | None = None,
) -> Review:
    """A review without its better lines, from the decisions by the numbers of their actions.

    To a ``viewer`` whatever others do is as much luck as what is drawn: their choices are secret.
    """
    walk = _Walk(game)
    state = game.start()
    for number, action in enumerate(actions, 1):
        if number in judged:
            walk.decide(number, state, action, judged[number])
        elif _is_luck(state, viewer):
            walk.roll(number)
        state.apply(action)
    walk.end(len(actions), state, ending)
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "level": level,
        "steps": len(actions),
        "over": state.over or ending != "",
        "curve": walk.curve,
        "decisions": walk.decisions,
        "luck": walk.luck,
        "ended": walk.ended,
        "turning": [],
        "seats": [_seat(seat, walk) for seat in range(game.seats)],
    }


def _is_luck(state: State, viewer: int | None) -> bool:
    if viewer is None:
        return state.seat == CHANCE and len(state.legal()) > 1
    return state.seat != viewer


def turning_points(review: Review) -> list[int]:
    """The numbers of the decisions that cost most, at most one of a turn, in their order."""
    worst = [max(turn, key=lambda one: one["loss"]) for turn in _turns(review["decisions"])]
    worst = [one for one in worst if one["loss"] > 0]
    worst.sort(key=lambda one: -one["loss"])
    return sorted(one["step"] for one in worst[:TURNING_POINTS])


def _turns(decisions: Sequence[ReviewDecision]) -> Iterator[list[ReviewDecision]]:
    """The decisions of a seat up to those of another one."""
    turn: list[ReviewDecision] = []
    for one in decisions:
        if turn and turn[0]["seat"] != one["seat"]:
            yield turn
            turn = []
        turn.append(one)
    if turn:
        yield turn


class _Walk:
    """Goes through a game, and tells every change of what is promised once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.curve: list[ReviewPoint] = []
        self.decisions: list[ReviewDecision] = []
        self.luck: list[ReviewLuck] = []
        self.ended: ReviewEnding | None = None
        self._after: list[int] = []
        self._rolls: list[int] = []

    def roll(self, number: int) -> None:
        """Chance decides. What comes before the first decision is part of what begins there."""
        if self.decisions:
            self._rolls.append(number)

    def decide(self, number: int, state: State, action: int, judged: Judged) -> None:
        """A seat decides."""
        self._settle(judged["before"])
        self._point(number - 1, judged["before"])
        seat = int(state.seat)
        loss = judged["before"][seat] - judged["after"][seat]
        self.decisions.append(
            {
                "step": number,
                "seat": seat,
                "played": act(state, action),
                "best": act(state, judged["best"]),
                "rank": judged["rank"],
                "options": len(state.legal()),
                "before": judged["before"],
                "loss": loss,
                "worth": _less(judged["after"], judged["before"]),
                "verdict": verdict_of(loss),
            }
        )
        self._after = judged["after"]

    def end(self, number: int, state: State, ending: str) -> None:
        """There is no more: the result, if there is one, is what was promised last."""
        if state.over:
            low, high = self.game.bounds
            result = [round(WHOLE * (one - low) / (high - low)) for one in state.returns()]
            self._settle(result)
            self._point(number, result)
        elif self._after:
            # Nobody has judged what came after the last decision.
            self._point(number, self._after)
            if ending:
                result = _agreed(ending, self._after)
                self.ended = {"seat": loser_of(ending), "worth": _less(result, self._after)}
                self._point(number, result)

    def _settle(self, now: list[int]) -> None:
        """What is promised now differs from what the last decision promised: why?"""
        if self._rolls:
            worth = _less(now, self._after)
            self.luck.append({"first": self._rolls[0], "last": self._rolls[-1], "worth": worth})
            self._rolls = []
        elif self.decisions:
            # No chance between: then the decision itself was worth more, or less, than it seemed.
            last = self.decisions[-1]
            last["worth"] = _less(now, last["before"])

    def _point(self, step: int, values: list[int]) -> None:
        self.curve.append({"step": step, "values": values})


def _agreed(ending: str, last: list[int]) -> list[int]:
    """The result of a game that the players ended: a draw is shared as it would have been."""
    if ending == AGREED:
        return [round(sum(last) / len(last))] * len(last)
    loser = loser_of(ending)
    return [0 if seat == loser else WHOLE for seat in range(len(last))]


def _seat(seat: int, walk: _Walk) -> SeatReview:
    own = [one for one in walk.decisions if one["seat"] == seat]
    counted = sum(max(0, WHOLE - one["loss"] * WHOLE // GRAVE) for one in own)
    ended = walk.ended
    by_end = ended["worth"][seat] if ended else 0
    resigned = ended is not None and ended["seat"] == seat
    theirs = sum(one["worth"][seat] for one in walk.decisions if one["seat"] != seat)
    return {
        "accuracy": counted // len(own) if own else WHOLE,
        "decisions": len(own),
        "same": sum(one["loss"] == 0 for one in own),
        "loss": sum(one["loss"] for one in own),
        "opening": own[0]["step"] if own else 0,
        "start": walk.curve[0]["values"][seat] if walk.curve else 0,
        "luck": sum(one["worth"][seat] for one in walk.luck),
        "own": sum(one["worth"][seat] for one in own) + (by_end if resigned else 0),
        "others": theirs + (0 if resigned else by_end),
        "end": walk.curve[-1]["values"][seat] if walk.curve else 0,
    }


def _less(one: list[int], other: list[int]) -> list[int]:
    return [a - b for a, b in zip(one, other, strict=True)]
