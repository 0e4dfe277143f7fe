"""The course of a game of Neuroshima Hex: what an action does.

At the bottom of the stack lies the turn, or a battle that ended one. Both decide nothing themselves
but know what comes next; draws, placements, targets and all choices lie on top of them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.game import Game
from hexagora.core.state import CHANCE, new_stack
from hexagora.games.neuroshima.knowledge.showing import facts_of
from hexagora.games.neuroshima.mind.estimate import guess
from hexagora.games.neuroshima.mind.judgement import judge
from hexagora.games.neuroshima.mind.prior import fill_priors
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.battle import Battle, begin_battle, no_battle
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.explain import tell_strike
from hexagora.games.neuroshima.rules.moves import OWN_MOVE, push_goals
from hexagora.games.neuroshima.rules.observation import observe
from hexagora.games.neuroshima.rules.options import Options
from hexagora.games.neuroshima.rules.phase import ATTACK as ASK_ATTACK
from hexagora.games.neuroshima.rules.phase import CONVERT as ASK_CONVERT
from hexagora.games.neuroshima.rules.phase import EXPLODE as ASK_EXPLODE
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.position import (
    ACT,
    AIM,
    ATTACK,
    BATTLE,
    CONVERT,
    DISCARD,
    DRAW,
    ENDS,
    EXPLODE,
    FIRST,
    HQ_FELL,
    HQ_PLACE,
    LAST_LEFT,
    MEDIC,
    MORE_LEFT,
    MORE_POINTS,
    MOVE,
    PLACE,
    PUSH,
    PUSHED,
    STALEMATE,
    STILL_TIED,
    STRIKE,
    TURN,
    TWENTY,
    UNLUCKY,
)
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS, Rules
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.rules.tiles import HQ, PUSH_BACK, Tables
from hexagora.games.neuroshima.rules.tiles import MOVE as MOVE_TILE
from hexagora.games.neuroshima.rules.units import no_units
from hexagora.games.neuroshima.rules.verdict import after_battle, after_final, tied

DRAWING: Final = 0
LOOKING: Final = 1
DISCARDING: Final = 2
ACTING: Final = 3
"""What a turn is at: its first number. The second counts tiles used, and 16 times discards."""

ORDINARY: Final = 0
FINAL: Final = 1
EXTRA: Final = 2
"""What battle it is: its frame's first number. The second is 1 if it repeats on a full board."""

BY_TILE: Final = 0
BY_MOBILITY: Final = 1
BY_TRANSPORT: Final = 2
"""What moves a unit: the second number of a move's frame, for transports plus the direction."""


@final
class NeuroshimaState(Options):
    """A position that can be played on."""

    def facts(self, seat: int) -> Facts:
        """Nothing but the order of the piles is hidden, so every viewer knows the same."""
        return facts_of(self)

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def fill_values(self, out: vec[float]) -> None:
        judge(self, out)

    def fill_priors(self, legal: vec[i32], count: i64, out: vec[float]) -> None:
        fill_priors(self, legal, count, out)

    def estimate(self, seat: i64) -> float:
        return self.returns()[seat] if self.depth == 0 else guess(self, seat)

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
        return other

    def apply(self, action: i64, log: Log | None = None) -> None:
        kind = self.kind
        if kind == ACT:
            self._act(action, log)
        elif kind == PLACE:
            self._place(action - actions.PLACE, log)
        elif kind == MOVE:
            self._move(action - actions.PLACE, log)
        elif kind == DRAW:
            self._draw(action - actions.DRAW, log)
        elif kind == DISCARD:
            seat = self.seat
            self.pop()
            self._throw(seat, self.first_tile(seat) + action - actions.DISCARD, "NS-TURN-03", log)
        elif kind == UNLUCKY:
            self._unlucky(action, log)
        elif kind == AIM:
            self._aim(action - actions.TARGET, log)
        elif kind == PUSH:
            self._push(action - actions.PUSH, log)
        elif kind == PUSHED:
            cell, direction = self.top_a(), self.top_b()
            self.pop()
            self._shove(cell, direction, action - actions.TARGET, log)
        elif kind == HQ_PLACE:
            self._place_hq(action - actions.PLACE, log)
        elif kind == FIRST:
            self.pop()
            self._begin(action - actions.FIRST)
        else:
            self._answer(kind, action, log)
        self._go_on(log)

    def _go_on(self, log: Log | None) -> None:
        """Let turns, battles and strikes go on until one of them has something to ask."""
        while self.depth > 0:
            kind = self.kind
            if kind == TURN:
                self._turn(log)
            elif kind == BATTLE:
                self._battle(log)
            elif kind == STRIKE:
                self._strike(log)
            else:
                return

    def _begin(self, first: i64) -> None:
        """Let the HQs be placed, beginning with the first player."""
        self.slot = first
        self.push(HQ_PLACE, first)

    def _place_hq(self, spot: i64, log: Log | None) -> None:
        seat = self.seat
        self.pop()
        self._put(seat, self.tables.hq_of[seat], spot, "NS-SET-06", log)
        following = (seat + 1) % self.rules.seats
        if self.hq_cell(following) < 0:
            self.push(HQ_PLACE, following)
        else:
            self._begin_turn(following, log)

    def _put(self, seat: i64, tile: i64, spot: i64, clause: str, log: Log | None) -> None:
        self.units.put(spot // 6, tile, seat, spot % 6)
        if log is not None:
            log.add(
                "placed",
                clause,
                {
                    "seat": int(seat),
                    "tile": self.tables.tiles[tile].id,
                    "at": NAMES[spot // 6],
                    "turn": int(spot % 6),
                },
            )

    # A turn.

    def _begin_turn(self, seat: i64, log: Log | None) -> None:
        self.turns += 1
        for cell in range(i64(CELLS)):
            self.units.used[cell] = 0
        self.push(TURN, seat)
        if log is not None:
            log.add("turn", "NS-TURN-13", {"seat": int(seat), "number": int(self.turns)})

    def draw_limit(self) -> i64:
        """Up to how many tiles are drawn in this turn (NS-TURN-01, NS-VAR-02, NS-VAR-03)."""
        more = 3 if self.rules.reinforcements else 0
        if self.turns < 3 and not self.rules.alternative_start:
            return self.turns + more
        return 3 + more

    def _turn(self, log: Log | None) -> None:
        """Nothing is pending in the turn: what comes next?"""
        stage = self.top_a()
        seat = self.seat
        held = self.hand_size(seat)
        if stage == DRAWING:
            if held < self.draw_limit() and self.pile_size(seat) > 0:
                self.push(DRAW, CHANCE)
            else:
                self.set_top(LOOKING, 0)
        elif stage == LOOKING:
            self.set_top(DISCARDING, 0)
            if (
                held > 0
                and self.only_instants(seat)
                and self.pile_size(seat) > 0
                and (held == 6 or not self.rules.unlucky_with_six)
            ):
                self.push(UNLUCKY, seat)
        elif stage == DISCARDING:
            self.set_top(ACTING, 0)
            if held == (6 if self.rules.reinforcements else 3):
                self.push(DISCARD, seat)
        else:
            self.push(ACT, seat)

    def _draw(self, index: i64, log: Log | None) -> None:
        self.pop()
        seat = self.seat
        tile = self.first_tile(seat) + index
        self.pile[tile] -= 1
        self.hand[tile] += 1
        if log is not None:
            log.add("drew", "NS-TURN-02", {"seat": int(seat), "tile": self.tables.tiles[tile].id})
        if self.last < 0 and self.pile_size(seat) == 0:
            self.last = seat
            self.owed = self.standing & ~bit(seat)
            if log is not None:
                log.add("last tile", "NS-END-01", {"seat": int(seat)})

    def _unlucky(self, action: i64, log: Log | None) -> None:
        seat = self.seat
        self.pop()
        if action == actions.KEEP:
            return
        for tile in range(self.first_tile(seat), self.last_tile(seat)):
            while self.hand[tile] != 0:
                self._throw(seat, tile, "NS-TURN-06", log)
        self.set_top(DRAWING, 0)

    def _throw(self, seat: i64, tile: i64, clause: str, log: Log | None) -> None:
        self.hand[tile] -= 1
        self.discard[tile] += 1
        if log is not None:
            log.add("discarded", clause, {"seat": int(seat), "tile": self.tables.tiles[tile].id})

    def _act(self, action: i64, log: Log | None) -> None:
        seat = self.seat
        self.pop()
        if action == actions.END:
            self.pop()
            self._next(seat, log)
        elif action >= actions.CARRY:
            self.push(
                MOVE,
                seat,
                (action - actions.CARRY) // 6,
                BY_TRANSPORT + (action - actions.CARRY) % 6,
            )
        elif action >= actions.MOVE:
            self.push(MOVE, seat, action - actions.MOVE, BY_MOBILITY)
        elif action >= actions.DISCARD:
            self.stack[3] += 16
            self._throw(seat, self.first_tile(seat) + action - actions.DISCARD, "NS-TURN-05", log)
        else:
            self._use(seat, self.first_tile(seat) + action - actions.USE, log)

    def _use(self, seat: i64, tile: i64, log: Log | None) -> None:
        """Play a tile from the hand; it leaves the hand when it is placed or aimed."""
        instant = self.tables.instant[tile]
        if instant == 0:
            self.push(PLACE, seat, tile)
        elif instant == BATTLE_TILE:
            self._spend(seat, tile, log)
            self._start_battle(ORDINARY, 0, log)
        elif instant == PUSH_BACK:
            self.push(PUSH, seat, tile)
        else:
            self.push(AIM, seat, tile)

    def _spend(self, seat: i64, tile: i64, log: Log | None) -> None:
        """An instant is used and goes to the discard (NS-TURN-12)."""
        self.stack[3] += 1
        self.hand[tile] -= 1
        self.discard[tile] += 1
        if log is not None:
            log.add("played", "NS-TURN-12", {"seat": int(seat), "tile": self.tables.tiles[tile].id})

    def _place(self, spot: i64, log: Log | None) -> None:
        tile = self.top_a()
        seat = self.seat
        self.pop()
        self.stack[3] += 1
        self.hand[tile] -= 1
        self._put(seat, tile, spot, "NS-TURN-08", log)
        self._look_if_full(log)

    def _look_if_full(self, log: Log | None) -> None:
        """A full board starts a battle at once (NS-TURN-11)."""
        if self.board_full():
            self._start_battle(ORDINARY, 0, log)

    def _aim(self, cell: i64, log: Log | None) -> None:
        tile = self.top_a()
        seat = self.seat
        self.pop()
        self._spend(seat, tile, log)
        if self.tables.instant[tile] == MOVE_TILE:
            self.push(MOVE, seat, cell, BY_TILE)
        else:
            self.battle = Battle(seat, -1)
            self.push(STRIKE, seat, tile, cell)

    def _move(self, spot: i64, log: Log | None) -> None:
        cell = self.top_a()
        by = self.top_b()
        seat = self.seat
        self.pop()
        goal = spot // 6
        if by == BY_MOBILITY:
            self.units.used[cell] |= OWN_MOVE
        elif by >= BY_TRANSPORT:
            self.units.used[cell] |= bit(i64(self.rules.next[cell * 6 + by - BY_TRANSPORT]))
        self.units.turn[cell] = u8(spot % 6)
        if goal != cell:
            self.units.shift(cell, goal)
        if log is not None:
            clause = "NS-INS-02"
            if by != BY_TILE:
                clause = "NS-ABL-01" if by == BY_MOBILITY else "NS-MOD-11"
            log.add(
                "moved",
                clause,
                {
                    "seat": int(seat),
                    "tile": self.tables.tiles[i64(self.units.tile[goal])].id,
                    "from": NAMES[cell],
                    "to": NAMES[goal],
                    "turn": int(spot % 6),
                    "stays": goal == cell,
                },
            )
        self._look_if_full(log)

    def _push(self, who: i64, log: Log | None) -> None:
        tile = self.top_a()
        seat = self.seat
        self.pop()
        self._spend(seat, tile, log)
        cell, direction = who // 6, who % 6
        goals = push_goals(self.hold(), cell, direction)
        pushed = i64(self.rules.next[cell * 6 + direction])
        if goals & (goals - 1) == 0:
            goal: i64 = 0
            while goals != bit(goal):
                goal += 1
            self._shove(cell, direction, goal, log)
        else:
            self.push(PUSHED, i64(self.units.owner[pushed]), cell, direction)

    def _shove(self, cell: i64, direction: i64, goal: i64, log: Log | None) -> None:
        pushed = i64(self.rules.next[cell * 6 + direction])
        self.units.shift(pushed, goal)
        if log is not None:
            log.add(
                "pushed",
                "NS-INS-03",
                {
                    "by": NAMES[cell],
                    "pusher": self.tables.tiles[i64(self.units.tile[cell])].id,
                    "seat": int(self.units.owner[cell]),
                    "tile": self.tables.tiles[i64(self.units.tile[goal])].id,
                    "from": NAMES[pushed],
                    "to": NAMES[goal],
                },
            )
        self._look_if_full(log)

    # Instants that wound.

    def _strike(self, log: Log | None) -> None:
        scratch = Phase()
        field = self.field()
        self._strike_hits(scratch, field, self.top_a(), self.top_b())
        while scratch.hits.asked:
            if len(self._strike_ends(field, self.top_a(), self.top_b(), set())) > 1:
                self._ask(scratch)
                return
            self.battle.answer(scratch.options[0])
            self._strike_hits(scratch, field, self.top_a(), self.top_b())
        if log is not None:
            tell_strike(field, scratch, self.top_a(), self.top_b(), self.points, log)
        self.pop()
        self.battle.end_moment(field, self.points, self.discard, self.contest, scratch)
        self.battle = no_battle()

    def _ask(self, scratch: Phase) -> None:
        kind: i64 = MEDIC
        if scratch.asks == ASK_EXPLODE:
            kind = EXPLODE
        elif scratch.asks == ASK_CONVERT:
            kind = CONVERT
        elif scratch.asks == ASK_ATTACK:
            kind = ATTACK
        self.push(kind, scratch.seat, scratch.about)

    def _answer(self, kind: i64, action: i64, log: Log | None) -> None:
        option = action - actions.MEDIC
        if kind == EXPLODE:
            option = 1 if action == actions.EXPLODE else 0
        elif kind == CONVERT:
            option = 0 if action == actions.KEEP else action - actions.CONVERT + 1
        elif kind == ATTACK:
            option = action - actions.HIT
        self.pop()
        self.battle.answer(option)

    # Battles.

    def _start_battle(self, what: i64, repeat: i64, log: Log | None) -> None:
        """A battle takes the place of the turn that it ends (NS-BAT-02)."""
        seat = self.turn_seat()
        while self.depth > 0:
            self.pop()
        self._push_battle(seat, what, repeat, log)

    def _push_battle(self, seat: i64, what: i64, repeat: i64, log: Log | None) -> None:
        self.push(BATTLE, seat, what, repeat)
        self.battle = begin_battle(self.units, self.tables, self.rules, seat)
        if log is not None:
            clause = ("NS-BAT-01", "NS-END-01", "NS-END-05")[what] if repeat == 0 else "NS-BAT-13"
            name = ("ordinary", "final", "extra")[what]
            log.add("battle", clause, {"seat": int(seat), "which": name, "repeat": repeat == 1})

    def _battle(self, log: Log | None) -> None:
        scratch = Phase()
        battle = self.battle
        while not battle.run(
            self.units,
            self.tables,
            self.rules,
            self.points,
            self.discard,
            self.contest,
            scratch,
            log,
        ):
            if battle.matters(
                self.units, self.tables, self.rules, self.points, self.discard, self.contest
            ):
                self._ask(scratch)
                return
            battle.answer(scratch.options[0])
        self._after_battle(log)

    def _after_battle(self, log: Log | None) -> None:
        seat = self.seat
        what = self.top_a()
        repeat = self.top_b()
        self.pop()
        struck = self.battle.struck
        self.battle = no_battle()
        rules = self.rules
        fallen: i64 = 0
        if rules.mode != POINTS:
            for other in range(rules.seats):
                if self.standing >> other & 1 != 0 and self.points[other] <= 0:
                    fallen |= bit(other)
        if log is not None:
            self._tell_fallen_hqs(fallen, log)
            facts: dict[str, object] = {
                "points": [int(self.points[i]) for i in range(rules.seats)],
                "counted": [
                    {"part": "seat", "seat": int(i), "points": int(self.points[i])}
                    for i in range(rules.seats)
                ],
                "fallen": [i for i in range(rules.seats) if fallen >> i & 1 != 0],
            }
            log.add("battle over", "NS-BAT-15", facts)
        winners = after_battle(rules, self.points, self.contest, fallen)
        self._let_fall(fallen)
        if winners != 0:
            self._finish(self._why(fallen), winners, log)
            return
        if repeat == 1 and not struck:
            self._finish(STALEMATE, after_final(rules, self.points, self.contest), log)
            return
        if what == ORDINARY:
            if self.board_full():
                self._push_battle(seat, ORDINARY, 1, log)
            else:
                self._next(seat, log)
            return
        leaders = after_final(rules, self.points, self.contest)
        if not tied(rules, leaders):
            self._finish(MORE_POINTS if rules.mode == POINTS else MORE_LEFT, leaders, log)
        elif what == EXTRA:
            self._finish(STILL_TIED, leaders, log)
        elif self.board_full():
            self._push_battle(seat, FINAL, 1, log)
        else:
            self.contest = leaders
            self.owed = leaders
            self.extra = True
            if log is not None:
                log.add(
                    "tie",
                    "NS-END-05",
                    {"seats": [i for i in range(rules.seats) if leaders >> i & 1 != 0]},
                )
            self._next(seat, log)

    def _tell_fallen_hqs(self, fallen: i64, log: Log) -> None:
        """HQs that have stood to the end of the battle leave now (NS-ATK-10)."""
        for seat in range(self.rules.seats):
            cell = self.hq_cell(seat)
            if fallen >> seat & 1 != 0 and cell >= 0:
                log.add(
                    "destroyed",
                    "NS-ATK-10",
                    {
                        "at": NAMES[cell],
                        "tile": self.tables.tiles[self.tables.hq_of[seat]].id,
                        "seat": int(seat),
                    },
                )

    def _why(self, fallen: i64) -> i64:
        if self.rules.mode == POINTS:
            return TWENTY
        return LAST_LEFT if self.rules.mode == DEATHMATCH else HQ_FELL

    def _let_fall(self, fallen: i64) -> None:
        """Tiles, hand and pile of fallen players leave the game (NS-DM-03, NS-DM-05)."""
        self.fallen |= fallen
        if self.rules.mode != DEATHMATCH:
            return
        for seat in range(self.rules.seats):
            if fallen >> seat & 1 == 0:
                continue
            for tile in range(self.first_tile(seat), self.last_tile(seat)):
                self.pile[tile] = 0
                self.hand[tile] = 0
            for cell in range(i64(CELLS)):
                if self.units.tile[cell] >= 0 and i64(self.units.owner[cell]) == seat:
                    self.discard[i64(self.units.tile[cell])] += 1
                    self.units.take(cell)
        self.standing &= ~fallen
        self.contest &= ~fallen
        self.owed &= ~fallen

    def _next(self, seat: i64, log: Log | None) -> None:
        """The turn of a seat is over: whose is next, or is it time for the final battle?"""
        order = self.rules.order
        length = len(order)
        waiting = self.owed if self.last >= 0 else self.standing
        if waiting == 0:
            self._push_battle(seat, EXTRA if self.extra else FINAL, 0, log)
            return
        slot = (self.slot + 1) % length
        while waiting >> order[slot] & 1 == 0:
            slot = (slot + 1) % length
        self.slot = slot
        self.owed &= ~bit(order[slot])
        self._begin_turn(order[slot], log)

    def _finish(self, end: i64, winners: i64, log: Log | None) -> None:
        while self.depth > 0:
            self.pop()
        self.end = end
        self.winners = winners
        if log is not None:
            reason, clause = ENDS[end]
            log.add("ended", clause, {"reason": reason, "result": self.result()})


def blank(game: Game, rules: Rules, tables: Tables) -> NeuroshimaState:
    """A position without units, tiles and decisions, to be filled in."""
    tiles = len(tables.tiles)
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
    state.standing = bit(int(rules.seats)) - 1
    state.contest = state.standing
    return state


def start(game: Game, rules: Rules, tables: Tables) -> NeuroshimaState:
    """The position before the HQs are placed."""
    state = blank(game, rules, tables)
    for tile in range(len(tables.tiles)):
        if tables.kind[tile] != HQ:
            state.pile[tile] = u8(tables.count[tile])
    if rules.first < 0:
        state.push(FIRST, CHANCE)
    else:
        state.slot = rules.first
        state.push(HQ_PLACE, rules.first)
    return state
