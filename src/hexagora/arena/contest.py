"""Events between bots: the seasons of a contest, its games, and the file in which it goes on.

Everything is a season: a Swiss event or a knock-out is one with a single division. The file holds
all seasons as plain data and is written anew after each game.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from hexagora.arena.players import check_player
from hexagora.arena.processes import Task, play_tasks
from hexagora.arena.results import Result
from hexagora.arena.schedule import Job, Run
from hexagora.core import HexagoraError
from hexagora.events.conduct import Slot, chosen, forfeited, next_round, open_games, report
from hexagora.events.games import armies_by_seat, game_of, seats_of
from hexagora.events.model import NEITHER, Entrant, Event, EventRules, GameResult
from hexagora.events.plain import plain, shaped
from hexagora.events.season import Season, new_season, next_season

FORMAT = 1


@dataclass(frozen=True)
class Plan:
    """What a contest is to be: two with the same plan can go on in the same file."""

    rules: EventRules
    bots: dict[str, str]
    """The bot that plays for each entrant or member of a team, by their ids."""
    entrants: list[Entrant]
    divisions: int
    moves: int
    seasons: int
    seed: str


@dataclass
class Contest:
    """A contest under way; the last of the seasons is the present one."""

    plan: Plan
    version: str
    seasons: list[Season] = field(default_factory=list)
    contest: int = FORMAT

    @property
    def season(self) -> Season:
        """The present season."""
        return self.seasons[-1]

    @property
    def over(self) -> bool:
        """Whether the last season is."""
        return self.season.over and len(self.seasons) >= self.plan.seasons


def new_plan(
    rules: EventRules,
    bots: Sequence[str],
    players: int,
    divisions: int,
    moves: int,
    seasons: int,
    seed: str,
) -> Plan:
    """A plan for so many players, for whom the bots are taken in turn, or why there is none."""
    for bot in bots:
        check_player(bot)
    game_of(rules, rules.armies[:2] or None)
    teams = rules.boards
    names: dict[str, str] = {}
    entrants = []
    width = len(str(players))
    for number in range(players):
        bot = bots[number % len(bots)]
        id_ = f"{number + 1:0{width}}-{bot}" if len(bot) < 20 else f"{number + 1:0{width}}"
        members = tuple(f"{id_}-{board + 1}" for board in range(teams)) if teams > 1 else ()
        names |= dict.fromkeys(members or (id_,), bot)
        entrants.append(Entrant(id_, bot, members=members))
    plan = Plan(rules, names, entrants, divisions, moves, seasons, seed)
    new_season(rules, entrants, divisions, moves, seed)
    return plan


def begun(plan: Plan) -> Contest:
    """A contest at its beginning."""
    from hexagora import __version__

    season = new_season(plan.rules, plan.entrants, plan.divisions, plan.moves, plan.seed)
    return Contest(plan, __version__, [season])


def run(
    contest: Contest, processes: int, time_limit: float
) -> Generator[tuple[Event, Slot, Result], None, None]:
    """Play on to the end; every game is told as soon as its result is entered.

    A game that failed is told too and stays open: the contest then stops after its round.
    """
    while not contest.over:
        if contest.season.over:
            contest.seasons.append(next_season(contest.season))
        games = list(_ready(contest.season))
        if not games:
            raise HexagoraError("no game can be played, though it is not over", "event_stuck")
        broken = False
        tasks = [task_of(contest.plan, event, slot, time_limit) for event, slot in games]
        with closing(play_tasks(tasks, processes)) as played:
            for number, result in played:
                event, slot = games[number]
                found = result_of(event.rules, tasks[number], result)
                broken = broken or found is None
                if found is not None:
                    report(event, slot, found)
                yield event, slot, result
        if broken:
            return


def _ready(season: Season) -> Iterator[tuple[Event, Slot]]:
    """All games that can be played now; rounds that are over are followed by the next."""
    for event in season.divisions:
        if all(meeting.over for meeting in event.meetings):
            next_round(event)
        for number, meeting in enumerate(event.meetings):
            for board in meeting.boards:
                while board.draft is not None and not chosen(event, board):
                    for side in board.draft.waits_for():
                        board.draft.draw(side, f"{event.seed}/{number}/{board.players[side]}")
        for slot, _ in open_games(event):
            yield event, slot


def task_of(plan: Plan, event: Event, slot: Slot, time_limit: float) -> Task:
    """A game of an event as one of the arena: whoever begins has the first seat.

    Both games of a double duel are one deal with the bots exchanged, so the luck is the same too.
    """
    number, place, turn = slot
    board = event.meetings[number].boards[place]
    game = board.games[turn]
    made = game_of(event.rules, armies_by_seat(game))
    duel = turn // 2 if event.rules.double else turn
    bots = tuple(plan.bots[player] for player in board.players)
    seed = f"{event.seed}/{number}/{place}/{duel}"
    run_ = Run(made, dict(made.options), bots, seed, time_limit)
    return run_, Job((0, 1), 0, run_.seatings.index(seats_of(game)))


def result_of(rules: EventRules, task: Task, result: Result) -> GameResult | None:
    """What a game of the arena means for the event; nothing if it could not be played."""
    if result["score"] is None:
        return None
    if result["forfeit"] is not None:
        return forfeited(rules, result["forfeit"]["bot"])
    winner = 0 if result["score"] > 0.5 else 1 if result["score"] < 0.5 else NEITHER
    by_seat = result["scores"] or [0.0, 0.0]
    seating = task[0].seatings[task[1].seating]
    scores = (float(by_seat[seating.index(0)]), float(by_seat[seating.index(1)]))
    return GameResult(scores, winner, NEITHER, result["reason"])


def save(contest: Contest, path: Path) -> None:
    """Write the file whole, or not at all."""
    text = json.dumps(plain(contest), ensure_ascii=False, separators=(",", ":"))
    beside = path.with_name(f"{path.name}.part")
    beside.write_text(text + "\n", encoding="utf-8")
    os.replace(beside, path)


def load(path: Path) -> Contest:
    """Read a contest, or tell that the file is none."""
    try:
        contest = shaped(Contest, json.loads(path.read_bytes()))
        if contest.contest != FORMAT:
            raise ValueError(f"format {contest.contest}")
        return contest
    except (ValueError, TypeError, RecursionError) as error:
        what = f"{type(error).__name__} {error}"[:100]
        raise HexagoraError(
            "{file} holds no contest of the arena ({what}); name another",
            "contest_unreadable",
            file=str(path),
            what=what,
        ) from None


def taken_up(plan: Plan, path: Path) -> Contest:
    """The contest in a file, which must be of the same plan; more seasons may be asked for."""
    from hexagora import __version__

    contest = load(path)
    ours, theirs = plain(plan), plain(contest.plan)
    for name in ours:
        if name != "seasons" and ours[name] != theirs[name]:
            raise HexagoraError(
                "{file} has another contest: its {name} differ; name another file with --out",
                "contest_other",
                file=str(path),
                name=name,
            )
    if contest.version != __version__:
        raise HexagoraError(
            "{file} has games of version {version}; name another file with --out",
            "contest_version",
            file=str(path),
            version=contest.version,
        )
    contest.plan = plan
    return contest
