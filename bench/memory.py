"""Does memory stay flat over thousands of games, however they are played?

    python -m bench.memory                         all ways: 20,000 games by SelfPlay
    python -m bench.memory --share 0.1             a tenth of that
    python -m bench.memory --game nexus selfplay   one way, another game

Every way to play runs in a process of its own. After a tenth of its games the memory in use is
noted, and again at the end: a way that has grown by more than ``--most`` megabytes has a leak, and
the command ends with an error. Games are those of random players; ``bots`` has the greedy bot
against the search.
"""

from __future__ import annotations

import argparse
import gc
import json
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from hexagora import CHANCE, Game, HexagoraError, Log, Match, Rng, game_info, is_compiled, new_game
from hexagora.arena.dealing import PairedDealer
from hexagora.bots import new_bot
from hexagora.core.playout import random_choice
from hexagora.core.questions import asks_of

Games = Iterator[int]
"""A way to play gives the number of games that it has played so far, again and again."""

MOST = 5.0
TOGETHER = 64
"""Games at a time in `selfplay`."""
LONG = 20_000
USUAL = 2_000
SOME = 500
FEW = 100


def selfplay(game: Game) -> Games:
    """Many games at once, stepped from Python, with every observation looked at."""
    from hexagora.adapters.selfplay import SelfPlay

    play, done = SelfPlay(game, TOGETHER, "memory"), 0
    while True:
        play.step(play.random_actions())
        play.planes()
        done += int((play.ended > 0).sum())
        yield done


def rows(game: Game) -> Games:
    """The same with all that can be done to rows: lists, ends, saving, restoring, giving up."""
    from hexagora.adapters.selfplay import SelfPlay

    play, done, steps = SelfPlay(game, TOGETHER, "memory"), 0, 0
    while True:
        play.step(play.legal[play.offsets[:-1]])
        play.step(play.random_actions())
        for ended in play.ended.nonzero()[0].tolist():
            done += 1
            play.final(ended)
            play.final_state(ended)
        row = steps % TOGETHER
        play.put(row, play.state((row + 1) % TOGETHER), 3)
        play.load_row(row, play.save_row((row + 2) % TOGETHER))
        play.reset((row + 3) % TOGETHER)
        if steps % 50 == 0:
            play = play.copy() if steps % 100 else SelfPlay.load(game, play.save())
        steps += 1
        yield done


def gymnasium(game: Game) -> Games:
    """One seat against random bots."""
    from hexagora.adapters.gymnasium import SeatEnv

    env, rng, done = SeatEnv(game.name, opponent="random", seats=game.seats), Rng("memory"), 0
    _, info = env.reset(seed=1)
    while True:
        _, _, ended, cut_short, info = env.step(info["legal"][rng.below(len(info["legal"]))])
        if ended or cut_short:
            done += 1
            _, info = env.reset()
        yield done


def pettingzoo(game: Game) -> Games:
    """All seats, each looked at before it decides."""
    from hexagora.adapters.pettingzoo import raw_env

    env, rng, done = raw_env(game.name, seats=game.seats), Rng("memory"), 0
    env.reset(seed=1)
    while True:
        seen, _, ended, cut_short, _ = env.last()
        if ended or cut_short:
            done += 1
            env.reset()
        else:
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[rng.below(len(legal))]))
        yield done


def openspiel(game: Game) -> Games:
    """States of OpenSpiel, with the observation of whoever decides."""
    import pyspiel

    from hexagora.adapters.openspiel import spiel_name

    loaded = pyspiel.load_game(f"{spiel_name(game.name)}(seats={game.seats})")
    rng, done = Rng("memory"), 0
    while True:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            state.apply_action(legal[rng.below(len(legal))])
            yield done
        done += 1


def sample(game: Game) -> Games:
    """A position is made from the view at every decision, as bots do; and all is listed."""
    rng, done = Rng("memory"), 0
    while True:
        state = game.start()
        while not state.over:
            seat = int(state.seat)
            if seat >= 0:
                state = game.sample(state.view(seat).data, rng)
            game.chance_outcomes(state)
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            yield done
        done += 1


def table(game: Game) -> Games:
    """What a table does at every action: check, deal, write, tell all seats, answer questions."""
    rng, done = Rng("memory"), 0
    questions = {name: ask for name, ask in asks_of(game.name).items() if name != "refusal"}
    while True:
        match = Match(game, ["somebody"] * game.seats, f"memory {done}")
        while not match.over:
            log = Log()
            if match.state.seat == CHANCE:
                match.deal(log)
            else:
                match.play(random_choice(match.state, rng), log)
            for seat in range(-1, game.seats):
                match.state.view(seat).to_json()
                for event in log.events:
                    event.seen_by(seat)
            game_info(game.name).table().scores(match.state)
            if not match.over:
                _ask(questions, match.state, rng)
            yield done
        match.record().dump()
        done += 1


def _ask(questions: dict[str, Any], state: Any, rng: Rng) -> None:
    """One of the questions that need nothing beyond the position."""
    name = sorted(questions)[rng.below(len(questions))]
    with suppress(HexagoraError):
        questions[name](state, int(state.seat), {})


def bots(game: Game) -> Games:
    """The greedy bot in the first seat, a search in all others, dealt as in the arena."""
    done = 0
    while True:
        players = [
            new_bot("recruit" if seat else "greedy", f"{done} {seat}") for seat in range(game.seats)
        ]
        dealer, state = PairedDealer(f"memory {done}"), game.start()
        while not state.over:
            seat = int(state.seat)
            action = (
                dealer.deal(state) if seat == CHANCE else players[seat].choose(state.view(seat))
            )
            state.apply(action)
            yield done
        done += 1


WAYS: dict[str, tuple[Callable[[Game], Games], int]] = {
    "selfplay": (selfplay, LONG),
    "rows": (rows, USUAL),
    "gymnasium": (gymnasium, USUAL),
    "pettingzoo": (pettingzoo, USUAL),
    "openspiel": (openspiel, USUAL),
    "sample": (sample, USUAL),
    "table": (table, SOME),
    "bots": (bots, FEW),
}


def in_use() -> float:
    """The memory of this process in megabytes: at this moment, or where that is not told, ever."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (1e6 if sys.platform == "darwin" else 1e3)
    return pages * resource.getpagesize() / 1e6


def measure(way: str, game: Game, games: int) -> dict[str, Any]:
    """Play so many games in this process, and note its memory after a tenth and at the end."""
    start = perf_counter()
    warm = max(1, games // 10)
    before = 0.0
    for done in WAYS[way][0](game):
        if not before and done >= warm:
            before = in_use()
        if done >= games:
            break
    after = in_use()
    return {
        "way": way,
        "game": game.name,
        "games": games,
        "before": round(before, 2),
        "after": round(after, 2),
        "growth": round(after - before, 2),
        "seconds": round(perf_counter() - start, 1),
    }


def measure_apart(way: str, game: str, games: int) -> dict[str, Any]:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "bench.memory", way, "--game", game, "--here", str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{way}: {done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ways", nargs="*", metavar="WAY", help=f"of {', '.join(WAYS)} (all)")
    parser.add_argument("--game", default="neuroshima", help="which game (neuroshima)")
    parser.add_argument("--share", type=float, default=1.0, help="so much of the games (1)")
    parser.add_argument("--most", type=float, default=MOST, help="megabytes of growth (5)")
    parser.add_argument("--here", type=int, metavar="GAMES", help="in this process, as JSON")
    args = parser.parse_args()
    for way in args.ways:
        if way not in WAYS:
            parser.error(f"there is no way '{way}'; choose from: {', '.join(WAYS)}")
    if args.here:
        print(json.dumps(measure(args.ways[0], new_game(args.game), args.here)))
        return 0
    kind = "compiled" if is_compiled() else "interpreted"
    print(f"{kind}, {args.game}; memory in MB after a tenth of the games, and at the end\n")
    print(f"{'way':12}{'games':>8}{'tenth':>9}{'end':>9}{'growth':>9}{'seconds':>10}")
    grown = False
    for way in args.ways or WAYS:
        row = measure_apart(way, args.game, max(10, int(WAYS[way][1] * args.share)))
        print(
            f"{way:12}{row['games']:>8,}{row['before']:>9.1f}{row['after']:>9.1f}"
            f"{row['growth']:>9.1f}{row['seconds']:>10.1f}",
            flush=True,
        )
        grown = grown or row["growth"] > args.most
    if grown:
        print(f"\nsomething has grown by more than {args.most:g} MB", file=sys.stderr)
    return int(grown)


if __name__ == "__main__":
    sys.exit(main())
