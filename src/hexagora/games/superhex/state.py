"""A position of Superhex that can be played on: each kind of decision has its family.

At the bottom of the stack lies the turn: a frame that decides nothing itself but knows which of the
turn's rolls was the last one and what has come of it. Rolls, swaps, re-forming and the bonus lie on
top, and whenever they are gone the turn says what comes next.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Log
from hexagora.core.game import Game
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, new_stack
from hexagora.games.superhex.mind.estimate import estimate
from hexagora.games.superhex.mind.judgement import fill_features, judge
from hexagora.games.superhex.mind.prior import fill_priors
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.beginning import choose_first, deal, fill_deals, fill_firsts
from hexagora.games.superhex.rules.block import COLOURS, empty_block
from hexagora.games.superhex.rules.kinds import (
    BONUS,
    DEAL,
    FIRST,
    LAY,
    MAIN,
    PUT,
    ROLL,
    SWAP,
    TURN,
)
from hexagora.games.superhex.rules.laying import (
    fill_loose,
    fill_piled,
    lay_loose,
    pay_bonus,
    put_back,
    random_loose,
)
from hexagora.games.superhex.rules.observation import observe
from hexagora.games.superhex.rules.position import Position
from hexagora.games.superhex.rules.reform import loose_count
from hexagora.games.superhex.rules.rolling import fill_roll_weights, fill_rolls, random_roll, roll
from hexagora.games.superhex.rules.settings import Rules
from hexagora.games.superhex.rules.splitting import choose_main, fill_mains
from hexagora.games.superhex.rules.swapping import can_swap, fill_swaps, random_swap, swap
from hexagora.games.superhex.rules.turns import turn_on


@final
class SuperhexState(Position):
    """A position that knows its legal actions, what they do, and what they are worth."""

    def copy(self) -> "SuperhexState":
        other = SuperhexState(
            self.game,
            self.rules,
            self.stack[:],
            self.depth,
            self.block.copy(),
            self.piles[:],
            self.loose[:],
        )
        other.die_a = self.die_a
        other.die_b = self.die_b
        other.turns = self.turns
        other.dry = self.dry
        other.end = self.end
        return other

    def fill_legal(self, out: vec[i32]) -> i64:
        kind = self.kind
        if kind == SWAP:
            return fill_swaps(self, out)
        if kind == ROLL:
            return fill_rolls(out)
        if kind == LAY:
            return fill_loose(self, out)
        if kind == BONUS or kind == PUT:
            return fill_piled(self, out)
        if kind == MAIN:
            return fill_mains(self, out)
        if kind == FIRST:
            return fill_firsts(self, out)
        return fill_deals(out) if kind == DEAL else 0

    def fill_weights(self, out: vec[i32]) -> i64:
        if self.kind == ROLL:
            return fill_roll_weights(out)
        return super().fill_weights(out)

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        """Swaps, layings and rolls without making lists."""
        kind = self.kind
        if kind == SWAP:
            return random_swap(self, rng)
        if kind == LAY:
            return random_loose(self, rng, room)
        if kind == ROLL:
            return random_roll(rng)
        return super().random_action(rng, room)

    def apply(self, action: i64, log: Log | None = None) -> None:
        kind = self.kind
        if kind == SWAP:
            swap(self, action, log)
        elif kind == ROLL:
            roll(self, action, log)
        elif kind == LAY:
            lay_loose(self, action, log)
        elif kind == BONUS:
            pay_bonus(self, action, log)
        elif kind == PUT:
            put_back(self, action, log)
        elif kind == MAIN:
            choose_main(self, action - actions.MAIN, log)
        elif kind == FIRST:
            choose_first(self, action - actions.FIRST, log)
        else:
            deal(self, action - actions.DEAL, log)
        self._go_on(log)

    def _go_on(self, log: Log | None) -> None:
        """Drop frames that have nothing left to ask, until one has a decision to make."""
        while self.depth > 0:
            kind = self.kind
            if kind == TURN:
                turn_on(self, log)
            elif (kind == SWAP and not can_swap(self)) or (
                kind == LAY and loose_count(self.loose) == 0
            ):
                self.pop()
            else:
                return

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def estimate(self, seat: i64) -> float:
        return estimate(self, seat)

    def fill_values(self, out: vec[float]) -> None:
        judge(self, out)

    def fill_features(self, out: vec[float]) -> None:
        fill_features(self, out)

    def fill_priors(self, legal: vec[i32], count: i64, out: vec[float]) -> None:
        fill_priors(self, legal, count, out)


def start(game: Game, rules: Rules) -> SuperhexState:
    """The position before the layout is dealt."""
    state = blank(game, rules)
    state.push(DEAL, CHANCE)
    return state


def blank(game: Game, rules: Rules) -> SuperhexState:
    """A position without pieces and without a decision, to be filled in."""
    return SuperhexState(
        game,
        rules,
        new_stack(game),
        0,
        empty_block(),
        vec[u8]([0] * (int(rules.seats) * COLOURS)),
        vec[u8]([0] * COLOURS),
    )
