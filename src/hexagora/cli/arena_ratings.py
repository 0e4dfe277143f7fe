"""``hexagora arena --ratings``: bots on the scale of people's ratings, from files of results."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hexagora import HexagoraError, game_info
from hexagora.arena import Standings, read_results
from hexagora.arena.anchored import ANCHOR, anchored, met_in
from hexagora.events.glicko import Rating
from hexagora.words import chosen_language, words_of


def add_to(command: argparse.ArgumentParser) -> None:
    """Add what ratings need to the arena's command."""
    group = command.add_argument_group(
        "ratings", "bots on the scale on which people are rated (docs/events.md)"
    )
    group.add_argument(
        "--ratings", type=Path, nargs="+", metavar="FILE", help="rate all bots of these results"
    )
    group.add_argument(
        "--anchor",
        type=_anchor,
        default=ANCHOR,
        metavar="BOT=RATING",
        help=f"who has which rating by agreement ({ANCHOR[0]}={ANCHOR[1]:g})",
    )


def _anchor(text: str) -> tuple[str, float]:
    name, _, value = text.rpartition("=")
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if not name or not 0 <= number <= 10_000:
        raise argparse.ArgumentTypeError(f"'{text}' is not BOT=RATING, such as soldier=1500")
    return name, number


def run_ratings(args: argparse.Namespace) -> int:
    """Print the ratings of each game, seats and options apart."""
    if args.game is not None:
        raise HexagoraError(
            "--ratings plays nothing: leave the game and the bots out", "rating_plays_nothing"
        )
    apart: dict[str, list[Standings]] = {}
    for path in args.ratings:
        reading = read_results(path)
        heading = reading.heading
        kind = json.dumps([heading["game"], heading["seats"], heading["options"]], sort_keys=True)
        apart.setdefault(kind, []).append(Standings(heading, reading.results))
    found = [(tables, anchored(met_in(tables), *args.anchor)) for tables in apart.values()]
    if args.json:
        print(json.dumps([_facts(tables, ratings) for tables, ratings in found], indent=2))
    else:
        language = chosen_language(args.lang)
        print("\n\n".join(_table(tables, ratings, language) for tables, ratings in found))
    return 0


def _facts(tables: list[Standings], ratings: dict[str, Rating]) -> dict[str, object]:
    heading = tables[0].heading
    return {
        **{name: heading[name] for name in ("game", "seats", "options")},
        "ratings": [
            {
                "bot": bot,
                "rating": round(one.value, 1),
                "deviation": round(one.deviation, 1),
                "games": _games(tables, bot),
            }
            for bot, one in ratings.items()
        ],
    }


def _table(tables: list[Standings], ratings: dict[str, Rating], language: str) -> str:
    words, heading = words_of("", language), tables[0].heading
    title = game_info(heading["game"]).title
    options = "".join(f" {name}={value}" for name, value in heading["options"].items())
    rows = [
        [
            words.say("rating-bot"),
            words.say("rating-value"),
            words.say("rating-deviation"),
            words.say("rating-interval"),
            words.say("rating-games"),
        ]
    ]
    for bot, one in ratings.items():
        interval = f"{one.low:.0f}-{one.high:.0f}"
        figures = [f"{one.value:.0f}", f"{one.deviation:.0f}", interval]
        rows.append([bot, *figures, str(_games(tables, bot))])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            text.rjust(width) if i else text.ljust(width)
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    told = {"game": title + options, "seats": heading["seats"]}
    return "\n".join([words.say("rating-heading", told), *lines])


def _games(tables: list[Standings], bot: str) -> int:
    """How many games a bot has played."""
    return sum(
        len(meeting.played)
        for table in tables
        for meeting in table.meetings
        if bot in [table.bots[number] for number in meeting.pairing]
    )
