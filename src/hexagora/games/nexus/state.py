"""A game of Nexus Ops from the first die on: which deed an action is, and the set-up."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.game import Game
from hexagora.core.state import CHANCE, FRAME, new_stack
from hexagora.games.nexus.knowledge.showing import facts_of
from hexagora.games.nexus.mind.estimate import guess
from hexagora.games.nexus.mind.judgement import judge
from hexagora.games.nexus.mind.prior import fill_priors
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import CELLS, bit
from hexagora.games.nexus.rules.observation import observe
from hexagora.games.nexus.rules.options import MISSIONS_DRAWN, ROW_FILLED
from hexagora.games.nexus.rules.position import (
    AIM,
    BATTLE,
    BOX,
    BREATHE,
    CANCEL,
    CASUALTY,
    COLOUR,
    CORPORATION,
    COVER,
    DEPLOY,
    DICE,
    DRAW,
    END,
    ENERGIZE_DECK,
    EXPLORE,
    EXTRACT,
    FIGHT,
    FIGHT_SIZE,
    FIRST,
    GROUND_SIZE,
    KEEP,
    LAST,
    MASKS,
    MINES,
    MISSION,
    MISSION_DECK,
    MONOLITH,
    MOVE,
    OF_TERRAIN,
    PLACE,
    POOL,
    PURSE_SIZE,
    RESERVE,
    ROLL,
    RUBIUM,
    SECTIONS,
    SPECIAL,
    SPORE,
    TARGET,
    TERRAIN,
    TILE,
    TOKEN,
    TOKEN_KINDS,
    TOKENS,
    TRANSFER,
    TURN,
    TURN_SIZE,
    VORTEX,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.rules.printed import MONOLITH as ON_MONOLITH
from hexagora.games.nexus.rules.printed import VORTEX as ON_VORTEX
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.rules.settings import Rules
from hexagora.games.nexus.rules.turns import Turns


@final
class NexusState(Turns):
    """A position that can be played on."""

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

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def facts(self, seat: int) -> Facts:
        return facts_of(self, seat)

    def estimate(self, seat: i64) -> float:
        return self.returns()[seat] if self.depth == 0 else guess(self, seat)

    def fill_values(self, out: vec[float]) -> None:
        judge(self, out)

    def fill_priors(self, legal: vec[i32], count: i64, out: vec[float]) -> None:
        fill_priors(self, legal, count, out)

    def apply(self, action: i64, log: Log | None = None) -> None:
        kind = self.kind
        if kind == ROLL:
            self._roll(action - actions.ROLL + 1, log)
        elif actions.SELL_MISSION <= action < actions.EXPLORE:
            energize = action >= actions.SELL_ENERGIZE
            card = action - (actions.SELL_ENERGIZE if energize else actions.SELL_MISSION)
            self.sell(self.seat, energize, card, log)
            if kind == WINDOW:
                # Whoever has sold the last card has nothing left to be asked for.
                self.set_top(self.top_a(), -1 - self.top_b())
            elif kind == MISSION and not self.may_complete():
                self.pop()
            elif kind == LAST and not self.may_end_with_objectives():
                self.end_with_objectives(log)
        elif kind == WINDOW:
            self.answer_window(action, log)
        elif kind == MISSION:
            self.complete_after_battle(action, log)
        elif actions.MISSION <= action < actions.SELL_MISSION:
            self._objective(action, log)
        elif kind == MOVE:
            if action == actions.DONE:
                self.pop()
            else:
                self.move(action, log)
        elif kind == DEPLOY:
            if action == actions.DONE:
                self.pop()
            elif action < actions.PLAY:
                self.buy(action, log)
            else:
                self.play_card(action - actions.PLAY, log)
        elif kind == DRAW:
            self.draw(action - self._first_of_deck(action), log)
        elif kind == CASUALTY:
            if self.top_a() < 0:
                self.special_casualty(action - actions.LOSE, log)
            else:
                self.casualty(action - actions.LOSE, log)
        elif kind == FIGHT:
            self.pop()
            number = action - actions.FIGHT
            self.begin_battle(number // 4, number % 4, log)
        elif kind == EXPLORE:
            self.pop()
            self.push(TOKEN, CHANCE, action - actions.EXPLORE)
        elif kind == TOKEN:
            self.turn_up(action - actions.TURN_UP, log)
        elif kind == END:
            self._end(action, log)
        else:
            self._seldom(kind, action, log)
        self._go_on(log)

    def _seldom(self, kind: i64, action: i64, log: Log | None) -> None:
        if kind == BREATHE:
            if action == actions.DONE:
                self.pop()
                self.set_top(self.top_a(), 1)
            else:
                self.breathe(action, log)
        elif kind == TARGET:
            self.mark_target(action - actions.TARGET, log)
        elif kind == DICE:
            self.choose_die(action, log)
        elif kind == CANCEL:
            self.cancel_hit(action - actions.CANCEL, log)
        elif kind == EXTRACT:
            self.extract(action, log)
        elif kind == SPORE:
            self.spore(action, log)
        elif kind == PLACE:
            self.place(action - actions.PLACE, log)
        elif kind == TRANSFER:
            self.transfer(action, log)
        elif kind == AIM:
            self.aim(action - actions.AIM)
        elif kind == WHICH:
            self.which(action - actions.WHICH, log)
        elif kind == LAST:
            self.end_with_objectives(log)
        elif kind == KEEP:
            self.keep(action - actions.KEEP, log)
        elif kind == MONOLITH:
            self.at_monolith(action == actions.TAKE_POINT, log)
        else:
            self._set_up(kind, action, log)

    def _first_of_deck(self, action: i64) -> i64:
        return actions.DRAW_ENERGIZE if action >= actions.DRAW_ENERGIZE else actions.DRAW_MISSION

    def _go_on(self, log: Log | None) -> None:
        """Let turns, battles, draws and windows go on until somebody has something to decide."""
        while self.depth > 0:
            kind = self.kind
            if kind == TURN or (DEPLOY <= kind <= END and self._at_rest(kind)):
                self.look_for_out(log)
                if self.depth == 0 or self.kind == LAST:
                    return
                if self.out >> self.turn_seat() & 1 != 0 and kind != TURN:
                    self.pop()
                    continue
            if kind == TURN:
                self.take_turn(log)
            elif kind == BATTLE:
                self.battle(log)
            elif kind == WINDOW:
                if self.window(log):
                    return
            elif kind == DRAW:
                before = self.depth
                self.begin_draw(log)
                if self.depth == before and self.draws_by_chance():
                    return
            elif kind == SPECIAL:
                self.special()
            elif kind == VORTEX:
                self.vortex(log)
            else:
                return

    def _at_rest(self, kind: i64) -> bool:
        """Whether a decision of the active player between deeds is on top, not one within."""
        return (
            kind == DEPLOY
            or kind == MOVE
            or kind == BREATHE
            or kind == EXPLORE
            or kind == FIGHT
            or kind == MONOLITH
            or kind == END
        )

    def _roll(self, shown: i64, log: Log | None) -> None:
        """A die: for a special attack, the Vortex, or the battle that lies below."""
        below = i64(self.stack[(self.depth - 2) * FRAME])
        if below == SPECIAL:
            self.special_roll(shown, log)
        elif below == VORTEX:
            self.vortex_roll(shown, log)
        else:
            self.roll_in_battle(shown, log)

    def _objective(self, action: i64, log: Log | None) -> None:
        seat = self.seat
        from_row = action >= actions.ROW
        card = action - (actions.ROW if from_row else actions.MISSION)
        last = self.kind == LAST
        self.complete(seat, card, from_row, "NX-CARD-02", log)
        if not self.enough_points(seat, log) and last and not self.may_end_with_objectives():
            self.end_with_objectives(log)

    def _end(self, action: i64, log: Log | None) -> None:
        seat = self.seat
        self.pop()
        if action >= actions.GIVE_ENERGIZE:
            self.give(seat, True, action - actions.GIVE_ENERGIZE, log)
        elif action >= actions.GIVE_MISSION:
            self.give(seat, False, action - actions.GIVE_MISSION, log)

    # The set-up.

    def _set_up(self, kind: i64, action: i64, log: Log | None) -> None:
        if kind == FIRST:
            self.pop()
            self.first_seat = action - actions.FIRST
            self.push(CORPORATION, self.first_seat)
            if log is not None:
                log.add("first", "NX-SET-01", {"seat": int(self.first_seat)})
        elif kind == CORPORATION:
            self._take_colour(action - actions.CORPORATION, log)
        elif kind == COVER:
            self.pop()
            self._begin_tiles(action - actions.COVER, log)
        elif kind == TILE:
            self._lay_tile(action - actions.LAY, log)
        else:
            self._box(action - actions.BOX, log)

    def _take_colour(self, colour: i64, log: Log | None) -> None:
        seat = self.seat
        self.pop()
        self.purse[COLOUR + seat] = colour + 1
        if log is not None:
            name = self.tables.box.corporations[colour].id
            log.add("corporation", "NX-SET-01", {"seat": int(seat), "corporation": name})
        following = (seat + 1) % self.rules.seats
        if following != self.first_seat:
            self.push(CORPORATION, following)
        elif len(self.rules.covers) > 1:
            self.push(COVER, CHANCE)
        else:
            self._begin_tiles(0, log)

    def _begin_tiles(self, cover: i64, log: Log | None) -> None:
        if self._slots() > 0:
            self.push(TILE, CHANCE, 0, cover)
        else:
            self._begin_tokens(log)

    def _slots(self) -> i64:
        doubles = i64(len(self.rules.covers[0])) // 2 if self.rules.covers else 0
        return i64(len(self.rules.singles)) + doubles

    def _lay_tile(self, number: i64, log: Log | None) -> None:
        slot = self.top_a()
        cover = self.top_b()
        tile = number // 2
        cell = self.slot_cell(slot)
        first = self.tables.tile_a[tile]
        second = self.tables.tile_b[tile]
        if number % 2 == 1:
            first, second = second, first
        self.set_terrain(cell, first)
        laid = [self.at(cell)]
        if second > 0:
            singles = i64(len(self.rules.singles))
            other = self.rules.covers[cover][2 * (slot - singles) + 1]
            self.set_terrain(other, second)
            laid.append(self.at(other))
        if log is not None:
            terrains = list(self.tables.tiles[tile].terrains)
            facts: Facts = {"at": laid, "terrains": terrains[::-1] if number % 2 else terrains}
            log.add("laid", "NX-SET-02", facts)
        if slot + 1 < self._slots():
            self.set_top(slot + 1, cover)
        else:
            self.pop()
            self._begin_tokens(log)

    def set_terrain(self, cell: i64, terrain: i64) -> None:
        """Lay a hex."""
        self.masks[OF_TERRAIN + self.terrain(cell)] &= ~bit(cell)
        self.ground[TERRAIN + cell] = u8(terrain)
        self.masks[OF_TERRAIN + terrain] |= bit(cell)

    def _begin_tokens(self, log: Log | None) -> None:
        if self.rules.extra:
            self.push(BOX, CHANCE, 0)
        else:
            self._begin_play(log)

    def _box(self, number: i64, log: Log | None) -> None:
        question = self.top_a()
        pools = self.pools()
        self.rules.boxing.answer(int(question), pools, int(number))
        for group, counts in enumerate(pools):
            for kind, count in enumerate(counts):
                self.ground[POOL + group * TOKEN_KINDS + kind] = u8(count)
        if question + 1 < i64(len(self.rules.boxing.questions)):
            self.set_top(question + 1, 0)
        else:
            self.pop()
            self._begin_play(log)

    def _begin_play(self, log: Log | None) -> None:
        for cell in self.rules.laid:
            self.ground[TOKENS + cell] = u8(self.rules.half[cell] + 1)
        self.look_for_bars()
        seats = self.rules.seats
        for i in range(seats):
            self.purse[RUBIUM + (self.first_seat + i) % seats] = self.rules.rubium[i]
        if log is not None:
            rubium = [int(self.purse[RUBIUM + seat]) for seat in range(seats)]
            log.add("ready", "NX-SET-05", {"rubium": rubium})
        self.begin_turn(self.first_seat, log)
        if self.rules.standing_orders:
            for i in range(seats):
                seat = (self.first_seat + seats - 1 - i) % seats
                self.want_cards(seat, MISSIONS_DRAWN, 1)
        self.want_cards(self.first_seat, ROW_FILLED, self.rules.row)


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
    for i, base in enumerate(rules.base_slots):
        for place, cell in enumerate(base):
            state.ground[TERRAIN + cell] = u8(tables.base_terrain[place])
            state.ground[MINES + cell] = u8(tables.base_mine[place])
        for unit in range(UNITS):
            state.purse[RESERVE + i * UNITS + unit] = tables.figures[unit]
    if rules.centre >= 0:
        state.ground[TERRAIN + rules.centre] = u8(ON_VORTEX if rules.vortex else ON_MONOLITH)
    for card in range(tables.mission_count):
        state.cards[MISSION_DECK * CARDS + card] = u8(tables.mission_copies[card])
    for card in range(tables.energize_count):
        state.cards[ENERGIZE_DECK * CARDS + card] = u8(tables.energize_copies[card])
    for group, counts in enumerate(rules.boxing.counts):
        for kind, count in enumerate(counts):
            state.ground[POOL + group * TOKEN_KINDS + kind] = u8(count)
    state.look_again()
    if rules.first >= 0:
        state.first_seat = rules.first
        state.push(CORPORATION, rules.first)
    else:
        state.push(FIRST, CHANCE)
    return state
