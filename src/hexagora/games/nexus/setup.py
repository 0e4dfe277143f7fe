"""From the options of a game to its rules and tables; refuses what contradicts itself."""

from __future__ import annotations

from collections.abc import Mapping

from hexagora.core.errors import BadOption
from hexagora.games.nexus.content.boxing import Boxing
from hexagora.games.nexus.content.components import Board, Box, Token
from hexagora.games.nexus.rules.cells import NUMBERS
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.rules.settings import Rules
from hexagora.hexes import Cell

CONTRADICTIONS = (
    ("short_game", "long_game", "a game ends at 10 points or at 14, not at both"),
    ("short_game", "teams", "teams play to 20 points together"),
    ("long_game", "teams", "teams play to 20 points together"),
    ("king_of_the_hill", "vortex", "the Vortex takes the place of the Monolith"),
    ("high_priority", "open_missions", "with open missions nobody draws any"),
    ("bad_neighbourhood", "power_hungry", "they are two different boards"),
)
"""What cannot be played together, and why (NX-OPT-11)."""

FOR_TWO = ("bad_neighbourhood", "power_hungry")


def is_on(options: Mapping[str, str], name: str) -> bool:
    """Whether an optional rule is chosen."""
    return options[name] == "on"


def check_options(seats: int, options: Mapping[str, str], box: Box) -> None:
    """Refuse combinations that contradict each other (NX-OPT-11)."""
    for a, b, why in CONTRADICTIONS:
        if is_on(options, a) and is_on(options, b):
            raise BadOption(
                "{a} and {b} do not go together: {why}; switch one of them off",
                "not_together",
                "NX-OPT-11",
                a=a,
                b=b,
                why=why,
            )
    if is_on(options, "teams") and seats != 4:
        raise BadOption(
            "teams need 4 seats, not {seats}; switch teams off or take 4 seats",
            "teams_seats",
            "NX-OPT-11",
            seats=seats,
        )
    for name in FOR_TWO:
        if is_on(options, name) and seats != 2:
            raise BadOption(
                "{option} is a board for 2 seats, not {seats}; switch it off",
                "two_seats",
                "NX-OPT-11",
                option=name,
                seats=seats,
            )
    if not board_of(seats, options, box).centre:
        for name in ("king_of_the_hill", "vortex"):
            if is_on(options, name):
                raise BadOption(
                    "{option} needs the Monolith, which this board has not",
                    "no_monolith",
                    "NX-OPT-11",
                    option=name,
                )
    first = options["first"]
    if first != "chance" and int(first) > seats:
        raise BadOption(
            "first={first} names a seat that is not there; there are {seats}",
            "no_such_first",
            first=first,
            seats=seats,
        )


def board_of(seats: int, options: Mapping[str, str], box: Box) -> Board:
    """The plan that is played on."""
    for name in FOR_TWO:
        if is_on(options, name):
            return box.boards[name]
    return box.boards[str(seats)]


def make_tables(seats: int, options: Mapping[str, str], box: Box) -> Tables:
    """The components of one game."""
    board = board_of(seats, options, box)
    units = box.alternates if is_on(options, "alternate_units") else box.units
    monolith = board.centre and not is_on(options, "vortex")
    flight = any("flight" in unit.abilities for unit in units)
    # A card that could never be fulfilled stays in the box (NX-OPT-09, NX-OPT-13, NX-ALT-01).
    missions = tuple(
        card
        for card in box.missions
        if (monolith or not card.needs_monolith)
        and ((monolith and flight) or not card.needs_flight)
    )
    return Tables(box, units, _tokens(board, options, box), board.tiles, missions, box.energize)


def _tokens(board: Board, options: Mapping[str, str], box: Box) -> tuple[Token, ...]:
    """The kinds of tokens that may be met; on the small board those of the players' sets."""
    kinds: list[Token] = []
    chosen = [token for group in board.token_sets for token in group]
    for token in chosen or [token for token in box.tokens if not token.green]:
        if (token.mine, token.unit) not in [(kind.mine, kind.unit) for kind in kinds]:
            kinds.append(token)
    if is_on(options, "extra_tokens"):
        kinds += [token for token in box.tokens if token.green]
    return tuple(kinds)


def _boxing(board: Board, options: Mapping[str, str], box: Box, tables: Tables) -> Boxing:
    extra = is_on(options, "extra_tokens")
    kinds = tables.tokens
    mines = [token.mine for token in kinds]
    green = [token.count if token.green else 0 for token in kinds]
    if board.token_sets:
        counts = [
            [
                sum(
                    token.count
                    for token in group
                    if not kind.green and (token.mine, token.unit) == (kind.mine, kind.unit)
                )
                for kind in kinds
            ]
            for group in board.token_sets
        ]
        laid = [len(half) for half in reversed(board.halves)]
    else:
        counts = [[token.count for token in kinds]]
        green = [0] * len(kinds)
        laid = [len(board.singles) + 2 * len(board.doubles[0] if board.doubles else ())]
    return Boxing(counts, green if extra else [0] * len(kinds), laid, mines, box.numbers.most_mines)


def make_rules(
    seats: int, options: Mapping[str, str], box: Box, tables: Tables, version: int
) -> Rules:
    """The rules of one game, in a version."""
    board = board_of(seats, options, box)
    numbers = box.numbers
    teams = is_on(options, "teams")
    target = numbers.points
    if teams:
        target = numbers.team_points
    elif is_on(options, "short_game"):
        target = numbers.short_points
    elif is_on(options, "long_game"):
        target = numbers.long_points
    return Rules(
        seats=seats,
        first=-1 if options["first"] == "chance" else int(options["first"]) - 1,
        target=target,
        sides=[seat % 2 for seat in range(seats)] if teams else list(range(seats)),
        standing_orders=is_on(options, "standing_orders"),
        king=is_on(options, "king_of_the_hill"),
        priority=is_on(options, "high_priority"),
        extra=is_on(options, "extra_tokens"),
        row=seats + numbers.row_extra if is_on(options, "open_missions") else 0,
        vortex=is_on(options, "vortex"),
        centre=NUMBERS["0,0"] if board.centre else -1,
        singles=[_number(cell) for cell in board.singles],
        covers=[[_number(cell) for pair in cover for cell in pair] for cover in board.doubles],
        bases=[[_number(cell) for cell in base] for base in board.bases],
        # A set is laid on the opponent's half.
        halves=[[_number(cell) for cell in half] for half in reversed(board.halves)],
        vortex_sides=[_number(cell) for cell in box.vortex],
        rubium=list(numbers.start_rubium),
        monolith_cards=numbers.monolith_cards,
        boxing=_boxing(board, options, box, tables),
        several_breaths=sum(unit.breath > 0 for unit in tables.units) > 1,
        version=version,
    )


def _number(cell: Cell) -> int:
    return NUMBERS[f"{cell[0]},{cell[1]}"]
