"""A review of a game: what each decision lost, and what the draws and dice were worth.

Every decision is judged by a search that is given the view of the seat and nothing else. A review
is made of many short thoughts, so that whoever has them thought out can do other things in between:
`thoughts` asks for one after the other, and `review` thinks them here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

from hexagora.bots.review_facts import WHOLE, Judged, Review, ReviewAct, TurningPoint
from hexagora.bots.review_sums import act, summed_up, turning_points
from hexagora.bots.thinker import Thinker
from hexagora.core import Game, State
from hexagora.core.levels import Level

REVIEWER = "veteran"
"""The level that reviews games, if nobody says another."""

SEED = "review"
"""Always the same, so that the same game gets the same review."""

LONGEST_LINE = 12

UNDECIDED = -1
"""In the place of the action where nothing was played yet."""


@dataclass(frozen=True)
class Thought:
    """One decision to think about, and what was played there."""

    state: State
    action: int = UNDECIDED


Thoughts = Generator[tuple[Thought, int, int], Judged, Review]
"""Asks for thoughts, each with how many are done and how many there are; ends with the review."""


def judge(state: State, action: int, level: str, setting: Level | None = None) -> Judged:
    """Think about one decision with what the seat that decides can see.

    The choice that was made is tried as often as the best, under the same luck. If it then proves
    to be no worse, it was the best. No clock ends the search: the answer depends on the view alone.
    """
    view = state.view(int(state.seat))
    thinker = Thinker(level, SEED, setting=setting)
    if action == UNDECIDED:
        choices, search = thinker.weigh(view)
        expected = _told(search.promises(choices[0].action))
        return {"best": choices[0].action, "rank": 1, "before": expected, "after": expected}
    choices, search = thinker.weigh(view, action)
    order = [choice.action for choice in choices]
    best, rank = order[0], order.index(action) + 1 if action in order else 0
    before, after = _told(search.promises(best)), _told(search.promises(action))
    if after[view.seat] >= before[view.seat]:
        best, rank, before = action, 1, after
    return {"best": best, "rank": rank, "before": before, "after": after}


def thoughts(
    game: Game,
    actions: Sequence[int],
    ending: str = "",
    level: str = REVIEWER,
    viewer: int | None = None,
) -> Thoughts:
    """The review of a game, as a row of thoughts to be thought by whoever asks for it.

    ``ending`` is how the players ended it, as a record tells that. With a ``viewer`` it tells only
    what that seat may know while the game goes on: of its own decisions, and what became of them.
    """
    asked = _asked(game, actions, viewer)
    judged: dict[int, Judged] = {}
    total = len(asked)
    for done, (number, thought) in enumerate(asked.items()):
        judged[number] = yield thought, done, total
    found = summed_up(game, actions, ending, level, judged, viewer)
    for number in turning_points(found):
        line = yield from _line(asked[number].state, judged[number]["best"], total)
        found["turning"].append(TurningPoint(step=number, line=line))
    return found


def review(
    game: Game,
    actions: Sequence[int],
    ending: str = "",
    level: str = REVIEWER,
    viewer: int | None = None,
    told: Callable[[int, int], None] = lambda done, total: None,
    setting: Level | None = None,
) -> Review:
    """The same, thought out here; ``told`` hears how many thoughts are done, and of how many."""
    row = thoughts(game, actions, ending, level, viewer)
    try:
        thought, done, total = next(row)
        while True:
            told(done, total)
            judged = judge(thought.state, thought.action, level, setting)
            thought, done, total = row.send(judged)
    except StopIteration as end:
        found: Review = end.value
        return found


def _asked(game: Game, actions: Sequence[int], viewer: int | None) -> dict[int, Thought]:
    """The decisions that had a choice, by the numbers of their actions."""
    found: dict[int, Thought] = {}
    state = game.start()
    for number, action in enumerate(actions, 1):
        seat = int(state.seat)
        if (seat >= 0 if viewer is None else seat == viewer) and len(state.legal()) > 1:
            found[number] = Thought(state.copy(), action)
        state.apply(action)
    return found


def _line(
    state: State, best: int, total: int
) -> Generator[tuple[Thought, int, int], Judged, list[ReviewAct]]:
    """The better way to the end of the seat's turn: to where somebody else or chance decides."""
    seat = int(state.seat)
    state = state.copy()
    line: list[ReviewAct] = []
    action = best
    while True:
        line.append(act(state, action))
        state.apply(action)
        if state.over or state.seat != seat or len(line) == LONGEST_LINE:
            return line
        legal = state.legal()
        if len(legal) == 1:
            action = legal[0]
        else:
            action = (yield Thought(state.copy()), total, total)["best"]


def _told(values: list[float]) -> list[int]:
    return [round(WHOLE * value) for value in values]
