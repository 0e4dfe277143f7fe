"""What can be rated, on which ladder, and between whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hexagora.core import Game, game_info
from hexagora.events.clock_rules import ClockRules
from hexagora.events.glicko import Rating
from hexagora.events.level_ratings import level_ratings
from hexagora.server.errors import Refusal
from hexagora.server.rows import BOT, OPEN, SeatRow

DUEL, MELEE, TEAMS = "duel", "melee", "teams"
MODES = (DUEL, MELEE, TEAMS)
"""Two against each other; three or more, each alone; teams of equal size."""

LEVEL = "bot:"
"""What the name of a player begins with who is a level of the house's bots."""


def mode_of(game: Game) -> str:
    """The mode of a game as ladders tell them apart; empty if it says nothing of who is stronger,
    because its sides have not the same chances or there is nobody to win against."""
    info = game_info(game.name)
    teams = Counter(info.sides(game))
    packs = any(
        pack.value == game.options.get(option.name)
        for option in info.options
        for pack in option.packs
    )
    if len(teams) < 2 or len({*teams.values()}) > 1 or packs or info.unplayed(game):
        return ""
    if not info.even(game):
        return ""
    if len(teams) < game.seats:
        return TEAMS
    return DUEL if game.seats == 2 else MELEE


def ladder_name(game: str, mode: str) -> str:
    """What a ladder is called in the database.

    >>> ladder_name("superhex", "duel")
    'superhex/duel'
    """
    return f"{game}/{mode}"


def levels_on(game: str, mode: str) -> dict[str, Rating]:
    """The bots whose strength was measured on a ladder, by the names of players."""
    measured = level_ratings(game) if mode == DUEL else {}
    return {LEVEL + bot: rating for bot, rating in measured.items()}


def player_of(seat: SeatRow) -> str:
    """Who is rated for a seat: also somebody for whom a bot has taken over. Empty if nobody."""
    if seat.person:
        return seat.person
    return LEVEL + seat.bot if seat.kind == BOT else ""


def check_rated(game: Game, seats: Sequence[SeatRow], clock: ClockRules | None) -> None:
    """Refuse a rated game that cannot be one; seats that are open are looked at when they are
    taken."""
    mode = mode_of(game)
    if not mode:
        raise Refusal(
            "bad_option",
            "this game cannot be rated: its sides do not have the same chances; choose one without "
            "a mission and without components from files, in which everybody stands alone or all "
            "teams are equally large",
            "unrated_mode",
        )
    if clock is None or clock.kind == "none" or clock.on_timeout != "loss":
        raise Refusal(
            "bad_option",
            "a rated game needs a clock by which it is lost when time runs out; without one it "
            "might never end",
            "rated_clock",
        )
    for number, seat in enumerate(seats):
        if seat.kind == BOT:
            check_level(game, seat.bot)
        elif seat.kind != OPEN:
            check_sitter(seats, number, seat.person)
    if all(seat.kind == BOT for seat in seats):
        raise need_known()


def can_be_rated(game: Game, seats: Sequence[SeatRow], clock: ClockRules | None) -> bool:
    """Whether it can; not if a bot has taken somebody's place."""
    try:
        check_rated(game, seats, clock)
    except Refusal:
        return False
    return True


def check_level(game: Game, bot: str) -> None:
    """Refuse a bot of whom nobody knows how strong it is in this mode."""
    mode = mode_of(game)
    if LEVEL + bot not in levels_on(game.name, mode):
        raise Refusal(
            "bad_option",
            "how strong this bot is in this mode was not measured, so a game against it cannot be "
            "rated",
            "unmeasured_bot",
        )


def check_sitter(seats: Sequence[SeatRow], number: int, person: str) -> None:
    """Refuse whoever cannot sit down at a rated table: guests, and the same person twice."""
    if not person:
        raise need_known()
    if any(seat.person == person for i, seat in enumerate(seats) if i != number):
        raise Refusal(
            "not_now", "nobody can play a rated game against themselves", "rated_against_self"
        )


def need_known() -> Refusal:
    """A rating has to be somebody's."""
    return Refusal(
        "not_yours",
        "a rated game is played by people with an identity; sign in, or play without rating",
        "rated_person",
    )
