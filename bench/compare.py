"""Random play and copying beside python-chess and catanatron, as ratios from one run.

``decisions`` draws a random legal action as the engine's own playouts do; ``listed`` makes the list
of all legal actions first, as the other libraries do. Machines are noisy, so the three are measured
in turn, several times over, and each ratio is taken within a round; the table shows the median.

    make bench                    a table
    make bench ARGS=--json        the same as JSON
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import chess
from catanatron import Color, Game, RandomPlayer

import hexagora
from hexagora.core.playout import copy_many, listed_playout, random_playout

Figures = dict[str, float]
OURS = ("superhex", "neuroshima")


def ours(name: str, seconds: float, round_number: int) -> Figures:
    """A game for two: seats' decisions only; dice and draws come on top and are not counted."""
    game = hexagora.new_game(name, seats=2)
    decisions, games = _played(game, random_playout, seconds, round_number)
    listed, _ = _played(game, listed_playout, seconds, round_number)
    state = game.start()
    rng = hexagora.Rng("copies")
    dealer = hexagora.Dealer("copies")
    for _ in range(60):
        if state.seat == hexagora.CHANCE:
            state.apply(dealer.deal(state))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    count = 200_000
    begin = time.perf_counter()
    copy_many(state, count)
    copies = count / (time.perf_counter() - begin)
    return {"decisions": decisions, "listed": listed, "games": games, "copies": copies}


def _played(
    game: hexagora.Game,
    playout: Callable[[hexagora.State, hexagora.Rng], int],
    seconds: float,
    round_number: int,
) -> tuple[float, float]:
    """Decisions and games per second of one way of random play."""
    decisions = games = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        decisions += playout(game.start(), hexagora.Rng(f"{round_number}/{games}"))
        games += 1
    return decisions / passed, games / passed


def catan(seconds: float, round_number: int) -> Figures:
    """Catanatron for two random players: ticks, each the action of a player, dice included."""
    decisions = games = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        game = _catan_game(round_number * 1000 + games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    game = _catan_game(1)
    for _ in range(60):
        game.play_tick()
    return _figures(decisions / passed, games / passed, _rate(game.copy, 3000))


def _catan_game(seed: int) -> Any:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def chess_figures(seconds: float, round_number: int) -> Figures:
    """python-chess with random moves, by its default rules for the end of a game."""
    rng = random.Random(round_number)
    decisions = games = 0
    board = chess.Board()
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        games += 1
    copies = _rate(lambda: board.copy(stack=False), 50_000)
    return _figures(decisions / passed, games / passed, copies)


def _figures(decisions: float, games: float, copies: float) -> Figures:
    """The other libraries always list all legal actions."""
    return {"decisions": decisions, "listed": decisions, "games": games, "copies": copies}


def _rate(call: Callable[[], object], count: int) -> float:
    start = time.perf_counter()
    for _ in range(count):
        call()
    return count / (time.perf_counter() - start)


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """The medians of all figures and of the ratios to ours, round by round."""
    table: list[dict[str, Figures]] = [
        {
            **{name: ours(name, seconds, i) for name in OURS},
            "catanatron": catan(seconds, i),
            "chess": chess_figures(seconds, i),
        }
        for i in range(rounds)
    ]
    what = ("decisions", "listed", "games", "copies")
    figures = {
        name: {key: statistics.median(row[name][key] for row in table) for key in what}
        for name in table[0]
    }
    ratios = {
        f"{own} times {name}": {
            key: statistics.median(row[own][key] / row[name][key] for row in table) for key in what
        }
        for own in OURS
        for name in ("catanatron", "chess")
    }
    return {
        "compiled": hexagora.is_compiled(),
        "rounds": rounds,
        "per_second": figures,
        "ratios": ratios,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each library in a round")
    chosen = parser.parse_args()
    result = measure(chosen.rounds, chosen.seconds)
    if chosen.json:
        print(json.dumps(result, indent=2))
        return
    print(f"{'per second':30}{'decisions':>12}{'listed':>12}{'games':>10}{'copies':>14}")
    for name, row in result["per_second"].items():
        print(
            f"{name:30}{row['decisions']:12,.0f}{row['listed']:12,.0f}"
            f"{row['games']:10,.1f}{row['copies']:14,.0f}"
        )
    for name, row in result["ratios"].items():
        print(
            f"{name:30}{row['decisions']:12,.1f}{row['listed']:12,.1f}"
            f"{row['games']:10,.1f}{row['copies']:14,.1f}"
        )


if __name__ == "__main__":
    main()
