"""What the tests of all games share: variants to play, and whole random games of each.

A world is a game with its seats and options chosen. The worlds of a game together use every number
of seats and every value of every option. All is seeded, so a run repeats itself to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from hypothesis import settings

from counts import count
from hexagora import CHANCE, BadOption, Dealer, Game, Log, Rng, State, game_info, new_game
from hexagora import game_names as game_names
from hexagora.core import SPECTATOR, Event, Record, load_record
from hexagora.core.keyed import AnyDealer
from neuroshima_worlds import NEUROSHIMA

GAMES = count(1, long=2)
"""So many random games are played in each world."""

PER_KIND = count(2, long=6)
"""So many positions of each kind of decision are looked at closely in each world."""

RARE_GAMES = 200
"""So many games of each world are searched for decisions that are seldom met."""

NEVER_ASKED = {
    "superhex": {"turn"},
    "neuroshima": {"turn", "battle", "strike"},
    "nexus": {"turn", "battle", "vortex", "special", "which"},
}
"""Kinds that only wait on the stack and say what comes next: they never are a pending decision.

Which of several kinds of units acts is asked only with units of a file (test_nexus_own_units.py).
"""

SET_UP = {"nexus": {"last"}}
"""Kinds that random games hardly ever come to. They are met in games that are helped on their way:
tests/property/test_nexus_exhaustive.py fails if they are not."""

IDLE: dict[str, dict[str, tuple[str, ...]]] = {
    "neuroshima": {"act": ("end", "discard"), "window": ("decline",)},
    "nexus": {
        "deploy": ("sell", "buy human", "buy clone", "buy fungoid", "buy sporeling"),
        "move": ("sell",),
        "breathe": ("sell", "done"),
        "explore": ("sell",),
        "fight": ("sell",),
        "window": ("sell",),
        "mission": ("sell",),
        "spore": ("sell",),
        "monolith": ("sell",),
        "end": ("sell",),
    },
}
"""By kind of decision the words of what does little. Random players do it only one time in 16:
otherwise boards stay empty, and much of what the rules know would never happen."""

CHOSEN: dict[str, dict[str, tuple[int, dict[str, str]]]] = {
    "neuroshima": NEUROSHIMA,
    "nexus": {
        "2": (2, {}),
        "2-king": (2, {"short_game": "on", "king_of_the_hill": "on", "first": "1"}),
        "2-bad": (2, {"bad_neighbourhood": "on", "standing_orders": "on", "first": "2"}),
        "2-power": (2, {"power_hungry": "on", "extra_tokens": "on", "alternate_units": "on"}),
        "3": (3, {}),
        "3-open": (3, {"open_missions": "on", "long_game": "on", "first": "3"}),
        "3-priority": (
            3,
            {"high_priority": "on", "extra_tokens": "on", "alternate_units": "on", "vortex": "on"},
        ),
        "4": (4, {}),
        "4-long": (
            4,
            {"alternate_units": "on", "long_game": "on", "standing_orders": "on", "first": "4"},
        ),
        "4-team": (4, {"teams": "on", "king_of_the_hill": "on"}),
        "4-team-vortex": (
            4,
            {"teams": "on", "vortex": "on", "open_missions": "on", "standing_orders": "on"},
        ),
    },
}
"""The worlds of games whose options depend on each other so much that they must be chosen."""

steady = settings(
    derandomize=True, deadline=None, max_examples=count(60, long=300, interpreted=100)
)
"""Hypothesis without chance and without a clock."""

T = TypeVar("T")


@dataclass(frozen=True)
class World:
    """A game, the name that tests are listed by, and what was chosen for it beside the defaults."""

    id: str
    game: Game
    chosen: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True)
class Trace:
    """A whole game: every state as it was, its bytes at that moment, and what led to the next."""

    game: Game
    states: list[State] = field(default_factory=list)
    packs: list[bytes] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)

    @property
    def end(self) -> State:
        return self.states[-1]


def worlds(names: Sequence[str] | None = None) -> list[World]:
    """The worlds of some games, or of all."""
    return [world for name in names or game_names() for world in _worlds_of(name)]


@cache
def _worlds_of(name: str) -> list[World]:
    labels = CHOSEN.get(name) or dict(_combined(name))
    return [
        World(f"{name}-{label}", new_game(name, seats, **chosen), tuple(chosen.items()))
        for label, (seats, chosen) in labels.items()
    ]


def _combined(name: str) -> Iterator[tuple[str, tuple[int, dict[str, str]]]]:
    """Defaults with every number of seats, then the other values, as many at once as fit."""
    info = game_info(name)
    left = {o.name: [v for v in o.values if v != o.default] for o in info.options}
    for seats in range(info.least_seats, info.most_seats + 1):
        yield f"{seats}", (seats, {})
    while any(left.values()):
        before = sum(map(len, left.values()))
        for seats in range(info.most_seats, info.least_seats - 1, -1):
            chosen: dict[str, str] = {}
            for option, values in left.items():
                fitting = [v for v in values if _exists(name, seats, {**chosen, option: v})]
                if fitting:
                    chosen[option] = fitting[0]
                    values.remove(fitting[0])
            if chosen:
                words = [f"{key}={value}" for key, value in chosen.items()]
                yield "-".join([f"{seats}", *words]), (seats, chosen)
        assert sum(map(len, left.values())) < before, f"{name} can never be played with {left}"


def _exists(name: str, seats: int, options: dict[str, str]) -> bool:
    try:
        new_game(name, seats, **options)
    except BadOption:
        return False
    return True


@cache
def golden_records() -> dict[str, Record]:
    """The golden records by the names of their files."""
    folder = Path(__file__).parent / "golden"
    return {path.name: load_record(path) for path in sorted(folder.glob("*.record"))}


def viewers(game: Game) -> list[int]:
    """Everybody who may look: all seats, and a spectator."""
    return [*range(game.seats), SPECTATOR]


def choose(state: State, dealer: AnyDealer, rng: Rng) -> int:
    """A random action, by the dealer where chance decides."""
    return dealer.deal(state) if state.seat == CHANCE else pick(state, rng)


def pick(state: State, rng: Rng) -> int:
    """A random action of a player, seldom an idle one."""
    game, legal = state.game, state.legal()
    idle = IDLE.get(game.name, {}).get(game.kinds[state.kind], ())
    if idle and rng.below(16) > 0:
        busy = [action for action in legal if not game.write(state, action).startswith(idle)]
        legal = busy or legal
    return legal[rng.below(len(legal))]


def random_game(game: Game, seed: str) -> Iterator[tuple[State, int, list[Event]]]:
    """Play at random: each step is a state, the action taken there, and what it made happen."""
    dealer, rng = Dealer(seed), Rng(f"players {seed}")
    state = game.start()
    while not state.over:
        action = choose(state, dealer, rng)
        log = Log()
        after = state.copy()
        after.apply(action, log)
        yield state, action, log.events
        state = after
    yield state, -1, []


@cache
def traces(world: World) -> list[Trace]:
    """Some random games of a world, played once for all tests, and those with rare decisions."""
    seeds = [f"{world.id} {number}" for number in range(GAMES)]
    if world.game.name in game_names():
        seeds += [seed for seed in rare_seeds(world.game.name)[world.id] if seed not in seeds]
    return [trace(world.game, seed) for seed in seeds]


@cache
def rare_seeds(name: str) -> dict[str, list[str]]:
    """By world the seeds of games that together meet every decision that a game can ask for."""
    found: dict[str, list[str]] = {world.id: [] for world in worlds([name])}
    missing = set(game_kinds(name))
    for number in range(RARE_GAMES):
        for world in worlds([name]):
            seed = f"{world.id} {number}"
            met = missing & kinds_met(world.game, seed)
            missing -= met
            if met:
                found[world.id].append(seed)
            if not missing:
                return found
    return found


def game_kinds(name: str) -> set[str]:
    """All decisions that are asked for in random games."""
    kinds = {kind for world in worlds([name]) for kind in world.game.kinds}
    return kinds - NEVER_ASKED.get(name, set()) - SET_UP.get(name, set())


def kinds_met(game: Game, seed: str) -> set[str]:
    """The kinds of decisions in one random game."""
    dealer, rng = Dealer(seed), Rng(f"players {seed}")
    state = game.start()
    met = set()
    while not state.over:
        met.add(game.kinds[state.kind])
        state.apply(choose(state, dealer, rng))
    return met


def trace(game: Game, seed: str) -> Trace:
    """One random game, all of it kept."""
    kept = Trace(game)
    for state, action, events in random_game(game, seed):
        kept.states.append(state)
        kept.packs.append(state.pack())
        if not state.over:
            kept.actions.append(action)
            kept.events.append(events)
    return kept


@cache
def samples(world: World) -> list[State]:
    """Positions of each kind of decision, spread over the games, and the ends of all of them."""
    kinds: dict[int, list[State]] = {}
    for played in traces(world):
        for state in played.states[:-1]:
            kinds.setdefault(int(state.kind), []).append(state)
    asked = [state for _, states in sorted(kinds.items()) for state in spread(states, PER_KIND)]
    return asked + [played.end for played in traces(world)]


def asked_samples(world: World) -> list[State]:
    """The sample positions in which something is to be decided."""
    return [state for state in samples(world) if not state.over]


def spread(items: Sequence[T], count: int) -> list[T]:
    """So many of the items at even distances, or all of them if they are fewer."""
    if len(items) <= count:
        return list(items)
    return [items[i * len(items) // count] for i in range(count)]


def play_on(state: State, seed: str, steps: int = 25) -> State:
    """Play so many actions at random, in place, or to the end if that comes first."""
    dealer, rng = Dealer(seed), Rng(f"players {seed}")
    while not state.over and steps > 0:
        state.apply(choose(state, dealer, rng))
        steps -= 1
    return state


def finish(state: State, seed: str) -> State:
    """Play a position to its end at random, in place."""
    return play_on(state, seed, 10**9)
