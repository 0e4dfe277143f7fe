"""Several processes think about one decision, each by itself, and their visits are added up."""

from concurrent.futures import Executor

from hexagora.bots.choices import Choice
from hexagora.bots.thinker import Thinker
from hexagora.core import Game, Rng, View
from hexagora.core.event import Facts


def think_together(
    view: View, level: str, seed: str, pool: Executor, processes: int
) -> list[Choice]:
    """What as many searches as there are processes think of the actions, the best first.

    Each has the whole budget of the level. They get the view's data and nothing else; the same
    seed and number of processes give the same answer.
    """
    jobs = [
        pool.submit(_think, view.game, view.data, view.seat, level, f"{seed} {number}")
        for number in range(processes)
    ]
    shares: dict[int, float] = {}
    values: dict[int, float] = {}
    for job in jobs:
        for action, share, value in job.result():
            shares[action] = shares.get(action, 0.0) + share
            values[action] = values.get(action, 0.0) + share * value
    found = [
        Choice(action, share / processes, values[action] / share)
        for action, share in shares.items()
    ]
    return sorted(found, key=lambda choice: (-choice.share, -choice.value, choice.action))


def _think(
    game: Game, data: Facts, seat: int, level: str, seed: str
) -> list[tuple[int, float, float]]:
    # The view of a position that was made from the view: it holds nothing else that is true.
    view = game.sample(data, Rng(seed)).view(seat)
    choices = Thinker(level, seed).explain(view)
    return [(choice.action, choice.share, choice.value) for choice in choices]
