"""Whole games of Nexus Ops by the thousand: do they end, who wins, is every card worth its place?

    python -m bench.balance --games 1000 --bot-games 300

prints the part of `docs/balance.md` that is about it.

Random games try the rules: random players, random optional rules, and every position is checked.
Games of the greedy bot try the components: which seat wins, how often each card is used, and how
much more often those win who have used it. The figures depend only on the numbers of games.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from os import cpu_count

from hexagora import CHANCE, BadOption, Game, Log, Rng, State, game_info, new_game
from hexagora.bots.expectation import best_now
from hexagora.cli.progress import Progress
from hexagora.core.playout import random_choice
from hexagora.games.nexus.content.components import the_box

TABLES = {"2 players": 2, "3 players": 3, "4 players": 4, "teams": 4}
MOST_TURNS = 3000
"""Nothing in the rules ends a game that nobody wants to win; none has come near this."""


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    users: Counter[str] = field(default_factory=Counter)
    users_won: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Take another tally's games in."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        for name in ("ends", "wins", "drawn", "used", "users", "users_won"):
            getattr(self, name).update(getattr(other, name))


def random_table(table: str, seed: str) -> Game:
    """A game for so many players with random optional rules that go together."""
    rng = Rng(f"balance options {seed}")
    rules = [option.name for option in game_info("nexus").options if option.values == ("off", "on")]
    while True:
        chosen = {name: "on" for name in rules if name != "teams" and rng.below(3) == 0}
        try:
            return new_game("nexus", TABLES[table], **chosen, **_teams(table))
        except BadOption:
            continue


def _teams(table: str) -> dict[str, str]:
    return {"teams": "on"} if table == "teams" else {}


def random_game(table: str, number: int) -> Tally:
    """One game of random players with random options; every position must be sound."""
    game = random_table(table, f"{table} {number}")
    return _played(game, f"random {table} {number}", random_choice, checked=True)


def bot_game(table: str, number: int) -> Tally:
    """One game of the greedy bot against itself with the usual rules."""
    game = new_game("nexus", TABLES[table], **_teams(table))
    return _played(game, f"bots {table} {number}", _greedy_action, checked=False)


def _greedy_action(state: State, rng: Rng) -> int:
    """The greedy bot's choice; its estimate looks at no hand but its own."""
    return random_choice(state, rng) if state.seat == CHANCE else best_now(state, rng)


def _played(game: Game, seed: str, choose: Callable[[State, Rng], int], checked: bool) -> Tally:
    tally = Tally(games=1)
    rng = Rng(f"balance {seed}")
    state = game.start()
    log = Log()
    first = 0
    while not state.over:
        tally.decisions += state.seat != CHANCE
        state.apply(choose(state, rng), log)
        if checked and (faults := state.check()):
            raise AssertionError(f"{game!r}, {seed}: {faults}")
        for event in log.events:
            if event.kind == "first":
                first = int(str(event.facts["seat"]))
            if event.kind == "turn":
                tally.turns = int(str(event.facts["number"]))
                assert tally.turns < MOST_TURNS, f"{game!r}, {seed} does not end"
            _count_card(tally, event.kind, {**event.facts, **(event.secret or {})})
        log.events.clear()
    tally.longest = tally.turns
    tally.ends[str(state.result()["reason"])] += 1
    for seat, share in enumerate(state.returns()):
        if share == 1.0:
            tally.wins[(seat - first) % game.seats] += 1
    for key in tally.users:
        card, seat_of = key.rsplit(" ", 1)
        if state.returns()[int(seat_of)] == 1.0:
            tally.users_won[card] += 1
    tally.users = Counter(key.rsplit(" ", 1)[0] for key in tally.users)
    return tally


def _count_card(tally: Tally, kind: str, facts: dict[str, object]) -> None:
    card = str(facts.get("card", ""))
    if kind == "drew":
        tally.drawn[card] += 1
    elif kind in ("played", "completed"):
        tally.used[card] += 1
        tally.users[f"{card} {facts['seat']}"] = 1


def tallied(
    play: Callable[[str, int], Tally], games: int, step: Callable[[], None]
) -> Iterator[Tally]:
    """The tallies of so many games for each number of players."""
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for table in TABLES:
            total = Tally()
            jobs = pool.map(play, [table] * games, range(games), chunksize=10)
            for tally in jobs:
                total.add(tally)
                step()
            yield total


def share(part: int, whole: int) -> str:
    """A share with its 95% interval."""
    if whole == 0:
        return "-"
    p = part / whole
    centre = (p + 1.92 / whole) / (1 + 3.84 / whole)
    reach = 1.96 * sqrt(p * (1 - p) / whole + 0.96 / whole**2) / (1 + 3.84 / whole)
    return f"{100 * p:.1f}% ({100 * (centre - reach):.0f} to {100 * (centre + reach):.0f})"


def write_games(title: str, tallies: list[Tally]) -> None:
    """A table of lengths and winners."""
    print(f"## {title}\n")
    print("| | games | decisions | turns | longest | 1st | 2nd | 3rd | 4th | how they ended |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for (table, seats), tally in zip(TABLES.items(), tallies, strict=True):
        wins = [share(tally.wins[seat], tally.games) if seat < seats else "" for seat in range(4)]
        ends = ", ".join(f"{reason}: {n}" for reason, n in tally.ends.most_common())
        print(
            f"| {table} | {tally.games} | {tally.decisions / tally.games:.0f} "
            f"| {tally.turns / tally.games:.1f} | {tally.longest} | {' | '.join(wins)} | {ends} |"
        )
    print()


def write_cards(tallies: list[Tally]) -> None:
    """A table of what became of each card."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    box = the_box()
    for title, cards in (("Missions", box.missions), ("Energize cards", box.energize)):
        verb = "completed" if title == "Missions" else "played"
        print(f"## {title}\n")
        print(f"| card | points | copies | drawn | {verb} | of those drawn | winners who did |")
        print("|---|---|---|---|---|---|---|")
        for card in cards:
            drawn, used = total.drawn[card.id], total.used[card.id]
            points = getattr(card, "points", "")
            lift = share(total.users_won[card.id], total.users[card.id])
            print(
                f"| {card.names['en']} | {points} | {card.copies} | {drawn} | {used} "
                f"| {share(used, drawn)} | {lift} |"
            )
        print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, help="random games of each kind")
    parser.add_argument("--bot-games", type=int, default=300, help="bot games of each kind")
    args = parser.parse_args()
    with Progress(len(TABLES) * (args.games + args.bot_games), "games") as progress:
        random_tallies = list(tallied(random_game, args.games, progress.step))
        bot_tallies = list(tallied(bot_game, args.bot_games, progress.step))
    print("# Nexus Ops: balance\n")
    print(
        "Made by `python -m bench.balance "
        f"--games {args.games} --bot-games {args.bot_games}`. Seats are counted "
        "from the first player on; in brackets stand 95% intervals. The decks, the green tokens, "
        "the boards' outlines and the alternate units are our reconstruction, so these figures are "
        'about our components, not about the printed ones. "Winners who did" is how many of those '
        "who used a card at least once have won; a seat at these tables wins 38% on average.\n"
    )
    write_games("Random players, random optional rules, every position checked", random_tallies)
    write_games("The greedy bot against itself, usual rules", bot_tallies)
    write_cards(bot_tallies)
    print(f"{sum(t.games for t in random_tallies + bot_tallies)} games", file=sys.stderr)


if __name__ == "__main__":
    main()
