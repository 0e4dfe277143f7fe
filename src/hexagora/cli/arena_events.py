"""``hexagora arena --format``: tournaments and leagues between bots, without a server."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, cast

from hexagora import HexagoraError, game_info
from hexagora.arena.contest import Contest, begun, load, new_plan, run, save, taken_up
from hexagora.cli.arguments import add_language, positive
from hexagora.cli.progress import Progress
from hexagora.events.games import pool_of
from hexagora.events.model import Event, EventRules, Format, Scoring
from hexagora.events.season import Season
from hexagora.events.standings import Row, standings
from hexagora.events.tables import facts, games_csv, standings_csv
from hexagora.words import chosen_language, words_of

if TYPE_CHECKING:
    from hexagora.words.catalogue import Words

FORMATS: dict[str, Format] = {"league": "round_robin", "swiss": "swiss", "knockout": "knockout"}


def add_to(command: argparse.ArgumentParser) -> None:
    """Add what events need to the arena's command."""
    group = command.add_argument_group(
        "events", "with --format the bots play a tournament or a league (docs/events.md)"
    )
    group.add_argument(
        "--format", choices=FORMATS, help="what is played; --out keeps it and goes on"
    )
    group.add_argument(
        "--players", type=positive, metavar="N", help="so many, bots in turn (default: each once)"
    )
    group.add_argument(
        "--rounds",
        type=positive,
        metavar="N",
        help="Swiss rounds, or how often everybody meets in a league",
    )
    group.add_argument("--single", action="store_true", help="single games, no double duels")
    group.add_argument(
        "--score",
        choices=("meeting", "games", "balance"),
        default="meeting",
        help="what counts: meetings won, games won, or the balance of points (meeting)",
    )
    group.add_argument("--armies", metavar="A,B,...", help="the pool (default: all of the box)")
    group.add_argument("--picks", action="store_true", help="armies are picked in secret")
    group.add_argument(
        "--bans", type=_count, default=0, metavar="N", help="with --picks: each side bans so many"
    )
    group.add_argument("--team", type=positive, default=1, metavar="N", help="teams of so many")
    group.add_argument("--third", action="store_true", help="a match for the third place")
    group.add_argument("--divisions", type=positive, default=1, metavar="N", help="of a league")
    group.add_argument("--seasons", type=positive, default=1, metavar="N", help="of a league")
    group.add_argument(
        "--promote", type=_count, default=1, metavar="N", help="so many go up and down (1)"
    )
    group.add_argument("--csv", type=Path, metavar="FOLDER", help="write games and standings there")
    add_language(command)


def _count(text: str) -> int:
    """A whole number of at least 0."""
    return 0 if text == "0" else positive(text)


def run_event(args: argparse.Namespace) -> int:
    """Play the event, or go on with it, and print its tables."""
    words = words_of("", chosen_language(args.lang))
    contest = _contest(args)
    total, before = _total(contest), _done(contest)
    if before:
        _tell(words.say("contest-known", {"file": str(args.out), "done": before}))
    stopped, failures = False, []
    last = (contest.season.number, 0)
    try:
        with Progress(total - before, words.say("contest-games")) as progress:
            for event, _, result in run(contest, _processes(args), args.time_limit):
                if result["failed"] is not None:
                    failures.append(result["failed"])
                    continue
                if args.out:
                    save(contest, args.out)
                progress.step()
                at = (contest.season.number, event.round)
                if at != last and not sys.stderr.isatty():
                    told = {"season": at[0], "round": at[1], "done": _done(contest), "of": total}
                    _tell(words.say("contest-round", told))
                last = at
    except KeyboardInterrupt:
        stopped = True
    if args.csv:
        _write(contest, args.csv)
    print(_json(contest) if args.json else "\n".join(_table(contest, words)))
    sys.stdout.flush()
    if stopped:
        _tell(words.say("contest-stopped", {"done": _done(contest), "of": total}))
    for why in sorted(set(failures)):
        _tell(words.say("contest-failed", {"why": why}))
    return 130 if stopped else 1 if failures else 0


def _processes(args: argparse.Namespace) -> int:
    if args.ray is not None:
        raise HexagoraError("events are played on this machine; leave --ray out", "event_ray")
    return cast("int | None", args.processes) or os.cpu_count() or 1


def _contest(args: argparse.Namespace) -> Contest:
    """The contest that the arguments describe; a file that is there already knows its seed."""
    if args.game is None or not args.bots:
        raise HexagoraError(
            "name a game and bots, such as: hexagora arena GAME greedy random", "event_who"
        )
    old: bool = args.out is not None and args.out.exists() and args.out.stat().st_size > 0
    seed = args.seed or (load(args.out).plan.seed if old else token_hex(8))
    info, options = game_info(args.game), dict(args.options)
    players = args.players or len(args.bots)
    kind = FORMATS[args.format]
    if kind != "round_robin" and (args.divisions > 1 or args.seasons > 1):
        raise HexagoraError("divisions and seasons are for --format league", "event_league_only")
    if args.seats not in (None, 2):
        raise HexagoraError("events are played by two; leave --seats out", "event_seats")
    armies = tuple(args.armies.split(",")) if args.armies else pool_of(info.name, options)
    rules = EventRules(
        kind,
        info.name,
        options,
        rounds=args.rounds or (_swiss_rounds(players) if kind == "swiss" else 1),
        double=not args.single,
        scoring=cast(Scoring, args.score),
        armies=armies,
        choice="picks" if args.picks else "round",
        bans=args.bans,
        boards=args.team,
        third_place=args.third,
    )
    moves = args.promote if args.divisions > 1 else 0
    plan = new_plan(rules, args.bots, players, args.divisions, moves, args.seasons, seed)
    return taken_up(plan, args.out) if old else begun(plan)


def _swiss_rounds(players: int) -> int:
    """As many as leave one without a loss, and two more; no more than can surely be paired."""
    return max(1, min((players - 1).bit_length() + 2, (players + 1) // 2))


def _done(contest: Contest) -> int:
    return sum(
        game.result is not None
        for season in contest.seasons
        for event in season.divisions
        for meeting in event.meetings
        for board in meeting.boards
        for game in board.games
    )


def _total(contest: Contest) -> int:
    """How many games it will be; ties of a knock-out may add some."""
    rules = contest.plan.rules
    meetings = 0
    for event in contest.seasons[0].divisions:
        count = len(event.entrants)
        if rules.format == "swiss":
            meetings += rules.rounds * (count // 2)
        elif rules.format == "knockout":
            meetings += count - 1 + (rules.third_place and count > 3)
        else:
            meetings += rules.rounds * count * (count - 1) // 2
    return contest.plan.seasons * meetings * rules.boards * (2 if rules.double else 1)


def _json(contest: Contest) -> str:
    return json.dumps(
        {
            "seed": contest.plan.seed,
            "seasons": [[facts(event) for event in one.divisions] for one in contest.seasons],
        },
        indent=2,
        ensure_ascii=False,
    )


def _write(contest: Contest, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for season in contest.seasons:
        for number, event in enumerate(season.divisions, 1):
            stem = f"season{season.number}-division{number}"
            (folder / f"{stem}-games.csv").write_text(games_csv(event), encoding="utf-8")
            (folder / f"{stem}-standings.csv").write_text(standings_csv(event), encoding="utf-8")


def _table(contest: Contest, words: Words) -> list[str]:
    """All seasons as tables for a person."""
    plan = contest.plan
    told = {
        "game": game_info(plan.rules.game).title,
        "format": plan.rules.format,
        "players": len(plan.entrants),
        "seed": plan.seed,
    }
    lines = [words.say("contest-heading", told)]
    for season in contest.seasons:
        if plan.seasons > 1:
            lines += ["", words.say("contest-season", {"number": season.number})]
        for number, event in enumerate(season.divisions, 1):
            lines.append("")
            if plan.divisions > 1:
                lines.append(words.say("contest-division", {"number": number}))
            lines += _rows(event, words)
            lines += _moves(season, number - 1, words)
    return lines


def _rows(event: Event, words: Words) -> list[str]:
    heads = [
        words.say("contest-place"),
        words.say("contest-player"),
        words.say("contest-points"),
        words.say("contest-balance"),
        words.say("contest-opponents"),
        words.say("contest-record"),
    ]
    cells = [heads, *(_cells(row) for row in standings(event))]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [_line(row, widths) for row in cells]


def _cells(row: Row) -> list[str]:
    record = f"{row.won + row.byes}-{row.drawn}-{row.lost}"
    figures = [f"{row.points:g}", f"{row.balance:+g}", f"{row.buchholz:g}"]
    return [f"{row.place}", row.id, *figures, record]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    """Place and figures to the right, the name to the left."""
    cells = [
        text.ljust(width) if i == 1 else text.rjust(width)
        for i, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def _moves(season: Season, number: int, words: Words) -> list[str]:
    """Who goes up and who goes down."""
    if not season.over or not season.moves:
        return []
    order = [row.id for row in standings(season.divisions[number])]
    lines = []
    if number > 0:
        lines.append(words.say("contest-up", {"names": order[: season.moves]}))
    if number + 1 < len(season.divisions):
        lines.append(words.say("contest-down", {"names": order[-season.moves :]}))
    return lines


def _tell(text: str) -> None:
    print(f"hexagora: {text}", file=sys.stderr)
