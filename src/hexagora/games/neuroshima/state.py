"""A position of Neuroshima Hex that can be played on: each kind of decision has its family.

At the bottom of the stack lies the turn, or a battle that ended one. Both decide nothing themselves
but know what comes next; draws, placements, targets and all choices lie on top of them.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.game import Game
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, new_stack
from hexagora.games.neuroshima.knowledge.showing import facts_of
from hexagora.games.neuroshima.mind.estimate import guess
from hexagora.games.neuroshima.mind.judgement import fill_features, judge
from hexagora.games.neuroshima.mind.prior import fill_priors
from hexagora.games.neuroshima.rules import actions, storage
from hexagora.games.neuroshima.rules.acting import act, answer_boarding, fill_acts
from hexagora.games.neuroshima.rules.aftermath import end_battle
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.battle import no_battle
from hexagora.games.neuroshima.rules.beginning import (
    asks_for_hqs,
    begin,
    choose_first,
    fill_firsts,
    place_hq,
)
from hexagora.games.neuroshima.rules.building import (
    answer_build,
    fill_boards,
    fill_builds,
    fill_joins,
    fill_lays,
    join,
    lay,
    pay,
)
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.choices import choose, fight_on, fill_choices
from hexagora.games.neuroshima.rules.dealing import (
    choose_leader,
    deal,
    fill_deals,
    fill_leaders,
)
from hexagora.games.neuroshima.rules.discarding import discard, fill_discards
from hexagora.games.neuroshima.rules.drawing import (
    answer_unlucky,
    draw,
    fill_draw_weights,
    fill_draws,
    fill_unlucky,
    random_draw,
)
from hexagora.games.neuroshima.rules.instants import aim, fill_aims
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    AIM,
    ATTACK,
    BATTLE,
    BOARD,
    BUILD,
    DEAL,
    DISCARD,
    DRAW,
    EXPLODE,
    FACING,
    FIRST,
    HQ_PLACE,
    JOIN,
    LAY,
    LEADER,
    MOVE,
    PAY,
    PLACE,
    PUSH,
    PUSHED,
    SNIPE,
    STRIKE,
    TURN,
    UNLUCKY,
    WINDOW,
    is_of_mission,
)
from hexagora.games.neuroshima.rules.leaders import no_leaders
from hexagora.games.neuroshima.rules.leading import (
    answer_window,
    face,
    fill_facings,
    fill_forced,
    fill_window,
    keep_all,
)
from hexagora.games.neuroshima.rules.moving import fill_moves, move
from hexagora.games.neuroshima.rules.observation import observe
from hexagora.games.neuroshima.rules.placing import fill_places, place, random_place
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.pushing import fill_goals, fill_pushes, give_way, push
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.soundness import faults_of
from hexagora.games.neuroshima.rules.strikes import strike_on
from hexagora.games.neuroshima.rules.tiles import HQ, Tables
from hexagora.games.neuroshima.rules.turns import turn_on
from hexagora.games.neuroshima.rules.units import no_units


@final
class NeuroshimaState(Position):
    """A position that knows its legal actions, what they do, and what they are worth."""

    def copy(self) -> "NeuroshimaState":
        other = NeuroshimaState(
            self.game,
            self.rules,
            self.tables,
            self.stack[:],
            self.depth,
            self.units.copy(),
            self.pile[:],
            self.hand[:],
            self.discard[:],
            self.points[:],
            self.battle.copy(),
        )
        other.standing = self.standing
        other.contest = self.contest
        other.turns = self.turns
        other.slot = self.slot
        other.last = self.last
        other.owed = self.owed
        other.extra = self.extra
        other.fallen = self.fallen
        other.end = self.end
        other.winners = self.winners
        if self.rules.mission is not None:
            other.marks = self.marks[:]
        other.unbuilt = self.unbuilt
        if self.rules.led:
            other.leaders = self.leaders.copy()
        return other

    def fill_legal(self, out: vec[i32]) -> i64:
        kind = self.kind
        if kind == ACT:
            return fill_acts(self, out)
        if kind == PLACE or kind == HQ_PLACE:
            return fill_places(self, out)
        if kind == MOVE:
            return fill_moves(self.hold(), self.top_a(), out)
        if kind == DRAW:
            return fill_draws(self, out)
        if kind == DISCARD:
            return fill_forced(self, out) if self.rules.led else fill_discards(self, out, 0)
        if kind == UNLUCKY:
            return fill_unlucky(out)
        if kind == AIM:
            return fill_aims(self, out)
        if kind == PUSH:
            return fill_pushes(self, out)
        if kind == PUSHED:
            return fill_goals(self, out)
        if kind == FIRST:
            return fill_firsts(self, out)
        if EXPLODE <= kind <= ATTACK or kind == SNIPE:
            return fill_choices(self, out)
        if is_of_mission(kind):
            return _course(self).fill_legal(self, out)
        if kind == BUILD:
            return fill_builds(out)
        if kind == PAY:
            return fill_discards(self, out, 0)
        if kind == LAY:
            return fill_lays(self, out)
        if kind == JOIN:
            return fill_joins(self, out)
        if kind >= DEAL:
            return self._fill_led(kind, out)
        return fill_boards(out) if kind == BOARD else 0

    def _fill_led(self, kind: i64, out: vec[i32]) -> i64:
        """The decisions of leaders."""
        if kind == WINDOW:
            return fill_window(self, out)
        if kind == FACING:
            return fill_facings(self, out)
        return fill_deals(self, out) if kind == DEAL else fill_leaders(self, out)

    def fill_weights(self, out: vec[i32]) -> i64:
        if self.kind == DRAW:
            return fill_draw_weights(self, out)
        return super().fill_weights(out)

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        """Places and draws without making lists; all else from the list of legal actions."""
        kind = self.kind
        if kind == PLACE or kind == HQ_PLACE:
            return random_place(self, rng)
        if kind == DRAW:
            return random_draw(self, rng)
        return super().random_action(rng, room)

    def apply(self, action: i64, log: Log | None = None) -> None:
        kind = self.kind
        if kind == ACT:
            act(self, action, log)
        elif kind == PLACE:
            place(self, action - actions.PLACE, log)
        elif kind == MOVE:
            move(self, action - actions.PLACE, log)
        elif kind == DRAW:
            draw(self, action - actions.DRAW, log)
        elif kind == DISCARD and action == actions.LEAD:
            keep_all(self, log)
        elif kind == DISCARD:
            discard(self, action - actions.DISCARD, log)
        elif kind == UNLUCKY:
            answer_unlucky(self, action, log)
        elif kind == AIM:
            aim(self, action - actions.TARGET, log)
        elif kind == PUSH:
            push(self, action - actions.PUSH, log)
        elif kind == PUSHED:
            give_way(self, action - actions.TARGET, log)
        elif kind == HQ_PLACE:
            place_hq(self, action - actions.PLACE, log)
        elif kind == FIRST:
            choose_first(self, action - actions.FIRST, log)
        elif is_of_mission(kind):
            _course(self).answer(self, action, log)
        elif kind == WINDOW:
            answer_window(self, action, log)
        elif kind == FACING:
            face(self, action - actions.FACE, log)
        elif kind == DEAL:
            deal(self, action - actions.DEAL, log)
        elif kind == LEADER:
            choose_leader(self, action - actions.LEADER, log)
        elif EXPLODE <= kind <= ATTACK or kind == SNIPE:
            choose(self, action)
        elif kind == BUILD:
            answer_build(self, action, log)
        elif kind == PAY:
            pay(self, action - actions.DISCARD, log)
        elif kind == LAY:
            lay(self, action - actions.PLACE)
        elif kind == JOIN:
            join(self, action - actions.PLACE, log)
        else:
            answer_boarding(self, action, log)
        self._go_on(log)

    def _go_on(self, log: Log | None) -> None:
        """Let turns, battles and strikes go on until one of them has something to ask."""
        while self.depth > 0:
            kind = self.kind
            if kind == TURN:
                turn_on(self, log)
            elif kind == BATTLE:
                if fight_on(self, log):
                    end_battle(self, log)
            elif kind == STRIKE:
                strike_on(self, log)
            elif not is_of_mission(kind) or not _course(self).go_on(self, log):
                return

    def hides(self) -> bool:
        """Only the cards of leaders are hidden, and only until both sides have chosen."""
        return self.rules.led and self.depth > 0 and (self.kind == DEAL or self.kind == LEADER)

    def facts(self, seat: int) -> Facts:
        """Nothing but the order of the piles is hidden, and leaders before both are chosen."""
        return facts_of(self, seat)

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def fill_values(self, out: vec[float]) -> None:
        judge(self, out)

    def fill_features(self, out: vec[float]) -> None:
        if self.game.features > 0:
            fill_features(self, out)

    def fill_priors(self, legal: vec[i32], count: i64, out: vec[float]) -> None:
        fill_priors(self, legal, count, out)

    def estimate(self, seat: i64) -> float:
        return self.returns()[seat] if self.depth == 0 else guess(self, seat)

    def pack(self) -> bytes:
        return storage.pack(self)

    def fingerprint(self) -> i64:
        return storage.fingerprint(self)

    def unpack_from(self, data: bytes) -> None:
        """Take over what `pack` wrote."""
        storage.unpack_into(self, data)

    def check(self) -> list[str]:
        return faults_of(self)


def blank(game: Game, rules: Rules, tables: Tables) -> NeuroshimaState:
    """A position without units, tiles and decisions, to be filled in."""
    tiles = tables.piled()
    state = NeuroshimaState(
        game,
        rules,
        tables,
        new_stack(game),
        0,
        no_units(),
        vec[u8]([0] * tiles),
        vec[u8]([0] * tiles),
        vec[u8]([0] * tiles),
        vec[i64]([i64(points) for points in rules.hit_points]),
        no_battle(),
    )
    state.standing = rules.turn_takers()
    state.contest = state.standing
    if rules.mission is not None:
        state.marks = vec[i64]([0] * len(rules.mission.names))
        rules.mission.begin(state)
        rules.mission.settle(state)
    if rules.led:
        state.leaders = no_leaders()
    return state


def start(game: Game, rules: Rules, tables: Tables) -> NeuroshimaState:
    """The position before the HQs are placed."""
    state = blank(game, rules, tables)
    for tile in range(tables.piled()):
        if tables.kind[tile] != HQ:
            state.pile[tile] = u8(tables.count[tile])
    for seat in range(rules.seats):
        if tables.structure[seat] >= 0:
            state.unbuilt |= bit(seat)
    if rules.mission is not None:
        rules.mission.set_up(state)
    if rules.first < 0 or not asks_for_hqs(rules):
        # Where there is no HQ to be placed, chance has no choice but lets the first turn be told.
        state.push(FIRST, CHANCE)
    else:
        begin(state, rules.first, None)
    return state


def _course(state: NeuroshimaState) -> Mission:
    """The mission that a decision belongs to."""
    mission = state.rules.mission
    assert mission is not None, "only a mission has such decisions"
    return mission
