"""What a run is to learn, and how: written down beside what it makes, so that it can go on."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from hexagora.bots import LEVELS
from hexagora.bots.network_file import LARGEST, Input, parts_of, slots_of
from hexagora.core import Game, HexagoraError, game_info
from hexagora.core.levels import changes_of
from hexagora.core.registry import make_game

ALWAYS_UNUSED = ("about", "waiting")
"""Numbers of the stack: no quantities, and known otherwise."""
MOST_VALUES = 7
"""Planes with so few values that are no marks have weights for each."""


@dataclass(frozen=True)
class Plan:
    """A run.

    In every generation ``games`` games are played with ``simulations`` a decision; a network is
    trained on those of the last ``window`` generations, ``epochs`` times through, and has to win
    ``needed`` of ``duels`` against the best so far, both at a ``level``. ``noise`` keeps games
    apart: what is a little worse is played now and then; ``loose`` is how many turns at most a game
    begins with that are played as the priors suggest. Of the first ``wild`` decisions each is as
    likely taken at random as not. ``trust`` is the share of the next thought in what a position is
    told; see `playing.targets`. ``ends`` is how many ends of turns are learned
    from besides for each decision, which the search has looked at and nobody has played. ``ahead``
    is how many turns the search plays on there before it values a position, where a commander's
    number is not to hold; ``level`` may have such changes too (`core.levels.changes_of`). ``alone``
    is for a network that knows nothing of the game's judgement and of what that looks at. With
    ``taste`` the network learns which actions the search liked, too.
    """

    game: str
    seed: str = "learn"
    games: int = 400
    simulations: int = 100
    window: int = 5
    epochs: int = 6
    units: tuple[int, int] = (32, 16)
    alone: bool = False
    taste: bool = False
    level: str = "veteran"
    duels: int = 200
    needed: float = 0.55
    noise: float = 0.03
    loose: int = 14
    wild: int = 0
    trust: float = 0.1
    ends: int = 0
    ahead: int | None = None
    rate: float = 0.001
    decay: float = 0.2
    batch: int = 256

    def check(self) -> None:
        """Refuse what cannot be."""
        info = game_info(self.game)
        if not info.least_seats <= 2 <= info.most_seats:
            raise HexagoraError(f"duels are learned, and {info.title} is not for two")
        level, _, changes = self.level.partition(",")
        if level not in LEVELS:
            raise HexagoraError(f"there is no level '{level}'; choose of {', '.join(LEVELS)}")
        changes_of(changes)
        for name in ("games", "simulations", "window", "epochs", "duels", "batch"):
            if getattr(self, name) < 1:
                raise HexagoraError(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in ("ends", "wild"):
            if getattr(self, name) < 0:
                raise HexagoraError(f"{name} must be at least 0, not {getattr(self, name)}")
        if self.ahead is not None and self.ahead < -1:
            raise HexagoraError(f"ahead must be at least -1, not {self.ahead}")
        if len(self.units) != 2 or min(self.units) < 1:
            raise HexagoraError("units are two numbers from 1 on, such as 32,16")
        slots = slots_of(self.inputs(), 2)
        size = 2 * sum(parts_of(slots, self.features, 2, self.units, self.actions))
        if size > LARGEST - 10_000:
            raise HexagoraError(
                f"such a network would have {size} bytes, more than {LARGEST}; take fewer units"
            )

    def options(self, number: int) -> dict[str, str]:
        """The options of one game: every fair deal in turn."""
        deals = game_info(self.game).deals(2, {})
        return dict(deals[number % len(deals)])

    def make(self, number: int = 0) -> Game:
        """One of the games."""
        return make_game(self.game, 2, self.options(number))

    @property
    def owner(self) -> str:
        """The plane that tells who owns a cell, if there is one that matters."""
        learning = game_info(self.game).learning
        return learning.owner if any(one.owned for one in self.inputs()) else ""

    @property
    def features(self) -> int:
        """How many features of each seat the network looks at."""
        return 0 if self.alone else self.make().features

    @property
    def actions(self) -> int:
        """How many actions the network has a taste for."""
        return self.make().action_count if self.taste else 0

    def inputs(self) -> tuple[Input, ...]:
        """What the network looks at of an observation. Beside features that is little."""
        learning = game_info(self.game).learning
        owned, unused = learning.owned, (*ALWAYS_UNUSED, *learning.unused)
        sensing = self.features > 0
        return tuple(
            Input(
                plane.name,
                plane.shape,
                plane.high,
                plane.name in owned,
                plane.name not in owned and 1 < plane.high <= MOST_VALUES,
            )
            for plane in self.make().planes()
            if (plane.name in learning.beside if sensing else plane.name not in unused)
        )


def kept_plan(plan: Plan, folder: Path) -> None:
    """Write the plan into the folder of its run, or see that it is the one that is there."""
    path = folder / "plan.json"
    told = json.loads(json.dumps(asdict(plan)))
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        return
    there = read_plan(folder)
    for field in fields(Plan):
        old, new = getattr(there, field.name), getattr(plan, field.name)
        if old != new:
            raise HexagoraError(
                f"{folder} has another run: its {field.name} is {old}, not {new}; "
                "name another folder, or leave all options out to go on"
            )


def read_plan(folder: Path) -> Plan:
    """The plan of a run that was begun."""
    path = folder / "plan.json"
    try:
        told = json.loads(path.read_bytes())
        return Plan(**{**told, "units": tuple(told["units"])})
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise HexagoraError(f"{path} holds no plan of a run ({error})") from None
