"""The games of an event: two sides, the armies that it says, and settled who begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexagora.core import Game, HexagoraError, game_info
from hexagora.core.registry import make_game
from hexagora.events.model import EventGame, EventRules


def pool_of(game: str, options: Mapping[str, str]) -> tuple[str, ...]:
    """The armies that the game's fair deals have, if it has any."""
    deals = game_info(game).deals(2, options)
    return tuple(sorted({deal["army1"] for deal in deals if "army1" in deal}))


def seats_of(game: EventGame) -> tuple[int, int]:
    """The seat of each side: whoever begins has the first.

    >>> seats_of(EventGame(first=1))
    (1, 0)
    """
    return (0, 1) if game.first == 0 else (1, 0)


def game_of(rules: EventRules, armies: Sequence[str] | None) -> Game:
    """The game with these armies by seat, in which the first seat begins; or why it is no event."""
    info = game_info(rules.game)
    if not info.least_seats <= 2 <= info.most_seats:
        raise HexagoraError(
            "events are played by two, and {title} is not for two", "event_two", title=info.title
        )
    options = dict(rules.options)
    if armies is not None:
        options |= {f"army{seat + 1}": army for seat, army in enumerate(armies)}
    if any(option.name == "first" for option in info.options):
        options["first"] = "1"
    game = make_game(rules.game, 2, options)
    if len({int(side) for side in info.sides(game)}) != 2:
        raise HexagoraError(
            "events are played by two sides; leave the option out that joins them", "event_sides"
        )
    return game


def armies_by_seat(game: EventGame) -> tuple[str, str] | None:
    """The army of each seat.

    >>> armies_by_seat(EventGame(1, ("moloch", "borgo")))
    ('borgo', 'moloch')
    """
    if game.armies is None:
        return None
    return game.armies[game.first], game.armies[1 - game.first]
