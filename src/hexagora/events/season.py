"""A league in divisions: each plays its own event, then the best go up and the last go down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hexagora.core import HexagoraError
from hexagora.events.conduct import is_over, new_event
from hexagora.events.model import Entrant, Event, EventRules
from hexagora.events.plain import plain, shaped
from hexagora.events.standings import standings


@dataclass
class Season:
    """One season: the divisions from the highest down; ``moves`` go up and down between two."""

    rules: EventRules
    seed: str
    moves: int
    divisions: list[Event]
    number: int = 1
    past: list[list[list[str]]] = field(default_factory=list)
    """Of every season before, the entrants of each division in the order of their places."""

    @property
    def over(self) -> bool:
        """Whether all divisions have played their last round."""
        return all(map(is_over, self.divisions))

    def data(self) -> dict[str, object]:
        """Everything, as JSON data."""
        found: dict[str, object] = plain(self)
        return found

    @staticmethod
    def of(data: object) -> Season:
        """The season that `data` gave."""
        return shaped(Season, data)


def new_season(
    rules: EventRules, entrants: Sequence[Entrant], divisions: int, moves: int, seed: str
) -> Season:
    """A first season: the strongest in the highest division; sizes differ by one at most."""
    size, more = divmod(len(entrants), divisions)
    if size < 2:
        if divisions == 1:
            raise HexagoraError("an event needs two entrants or more", "event_alone")
        raise HexagoraError(
            "{divisions} divisions need {least} entrants or more",
            "event_divisions",
            divisions=divisions,
            least=2 * divisions,
        )
    if divisions > 1 and not 0 <= 2 * moves <= size:
        raise HexagoraError(
            "of {size} entrants {moves} cannot go up and {moves} down",
            "event_moves",
            size=size,
            moves=moves,
        )
    order = sorted(entrants, key=lambda one: -one.rating)
    groups = []
    for number in range(divisions):
        count = size + (number < more)
        groups.append(order[:count])
        order = order[count:]
    return Season(rules, seed, moves, _events(rules, groups, f"{seed}/1"))


def final_order(season: Season) -> list[list[str]]:
    """The entrants of each division in the order of their places."""
    return [[row.id for row in standings(division)] for division in season.divisions]


def next_season(season: Season, newcomers: Sequence[Entrant] = ()) -> Season:
    """The season after one that is over; who left is gone, newcomers begin at the bottom."""
    if not season.over:
        raise HexagoraError(
            "season {number} is not over yet", "event_season_open", number=season.number
        )
    known = {one.id: one for division in season.divisions for one in division.entrants}
    gone = {id_ for division in season.divisions for id_ in division.left}
    order = final_order(season)
    groups = [[id_ for id_ in ids if id_ not in gone] for ids in order]
    sizes = [len(ids) for ids in order]
    for upper in range(len(groups) - 1):
        above, below = groups[upper], groups[upper + 1]
        # Who left made room: as many more go up, so that a division keeps its size.
        up = min(len(below), season.moves + max(0, sizes[upper] - len(above)))
        down = min(season.moves, up, len(above))
        rising, falling = below[:up], above[len(above) - down :]
        groups[upper] = [*above[: len(above) - down], *rising]
        # Those who come down stand above those who stayed, and so do not fall on at once.
        groups[upper + 1] = [*falling, *below[up:]]
    groups[-1] += [one.id for one in newcomers]
    everybody = known | {one.id: one for one in newcomers}
    number = season.number + 1
    events = _events(
        season.rules, [[everybody[id_] for id_ in ids] for ids in groups], f"{season.seed}/{number}"
    )
    return Season(season.rules, season.seed, season.moves, events, number, [*season.past, order])


def _events(rules: EventRules, groups: Sequence[Sequence[Entrant]], seed: str) -> list[Event]:
    return [new_event(rules, group, f"{seed}/{i}") for i, group in enumerate(groups, 1)]
