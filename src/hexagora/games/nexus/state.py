"""A position of Nexus Ops that can be played on: the contract of a game, answered by its parts."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.game import Game
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, new_stack, weighted_action
from hexagora.games.nexus.knowledge.showing import facts_of
from hexagora.games.nexus.mind.estimate import guess
from hexagora.games.nexus.mind.judgement import fill_features, judge
from hexagora.games.nexus.mind.prior import fill_priors
from hexagora.games.nexus.rules import (
    actions,
    beginning,
    course,
    observation,
    result,
    soundness,
    storage,
)
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import CELLS
from hexagora.games.nexus.rules.kinds import (
    CANCEL,
    DICE,
    EXTRACT,
    PLACE,
    ROLL,
    TARGET,
    TRANSFER,
    WHICH,
)
from hexagora.games.nexus.rules.position import (
    FIGHT_SIZE,
    GROUND_SIZE,
    MASKS,
    PURSE_SIZE,
    SECTIONS,
    TURN_SIZE,
    Position,
)
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.rules.settings import Rules


@final
class NexusState(Position):
    """One position of a game of Nexus Ops."""

    def copy(self) -> "NexusState":
        other = NexusState(
            self.game,
            self.rules,
            self.tables,
            self.stack[:],
            self.depth,
            self.units[:],
            self.ground[:],
            self.masks[:],
            self.cards[:],
            self.purse[:],
            self.turn[:],
            self.fight[:],
            self.under[:],
        )
        other.under_count = self.under_count
        other.offer_a = self.offer_a
        other.offer_b = self.offer_b
        other.march = self.march
        other.drive = self.drive
        other.wins = self.wins
        other.fought = self.fought
        other.cloned = self.cloned
        other.first_seat = self.first_seat
        other.turns = self.turns
        other.out = self.out
        other.winners = self.winners
        other.end = self.end
        return other

    # What is legal, and what it does.

    def fill_legal(self, out: vec[i32]) -> i64:
        return course.fill_legal(self, out)

    def fill_weights(self, out: vec[i32]) -> i64:
        return course.fill_weights(self, out)

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        if self.kind == ROLL:
            return actions.ROLL + rng.below(6)
        if self.seat == CHANCE:
            return weighted_action(self, rng, room)
        count = course.fill_legal(self, room)
        return i64(room[rng.below(count)])

    def apply(self, action: i64, log: Log | None = None) -> None:
        course.apply(self, action, log)

    def completes(self) -> bool:
        return self.kind in (PLACE, TRANSFER, TARGET, DICE, CANCEL, EXTRACT, WHICH)

    # What it is worth.

    def returns(self) -> list[float]:
        return result.returns(self)

    def places(self) -> list[int]:
        return result.places(self)

    def result(self) -> Facts:
        return result.result(self)

    def estimate(self, seat: i64) -> float:
        return self.returns()[seat] if self.depth == 0 else guess(self, seat)

    def fill_values(self, out: vec[float]) -> None:
        judge(self, out)

    def fill_features(self, out: vec[float]) -> None:
        fill_features(self, out)

    def fill_priors(self, legal: vec[i32], count: i64, out: vec[float]) -> None:
        fill_priors(self, legal, count, out)

    # What is known of it.

    def facts(self, seat: int) -> Facts:
        return facts_of(self, seat)

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observation.observe(self, seat, out, at)

    def pack(self) -> bytes:
        return storage.pack(self)

    def check(self) -> list[str]:
        return soundness.check(self)


def blank(game: Game, rules: Rules, tables: Tables) -> NexusState:
    """An empty table, to be filled in."""
    return NexusState(
        game,
        rules,
        tables,
        new_stack(game),
        0,
        vec[u8]([0] * (CELLS * 4 * UNITS)),
        vec[u8]([0] * GROUND_SIZE),
        vec[i64]([0] * MASKS),
        vec[u8]([0] * (SECTIONS * CARDS)),
        vec[i64]([0] * PURSE_SIZE),
        vec[u8]([0] * TURN_SIZE),
        vec[i16]([0] * FIGHT_SIZE),
        vec[u8]([0] * (2 * sum(card.copies for card in tables.missions))),
    )


def start(game: Game, rules: Rules, tables: Tables) -> NexusState:
    """The position before the first player is known."""
    state = blank(game, rules, tables)
    beginning.lay_out(state)
    return state


def unpacked(game: Game, rules: Rules, tables: Tables, data: bytes) -> NexusState:
    """The position that was packed into bytes."""
    state = blank(game, rules, tables)
    storage.unpack(state, data)
    return state
