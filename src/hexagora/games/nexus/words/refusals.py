"""Why an action is not legal: a code, the rule behind it, and what is to be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from hexagora.core.errors import IllegalAction
from hexagora.core.event import Facts
from hexagora.core.reading import game_over
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.knowledge.progress import in_english, missing_for
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.breathing import breathers
from hexagora.games.nexus.rules.cells import CELLS, NAMES, NEXT
from hexagora.games.nexus.rules.conditions import is_objective
from hexagora.games.nexus.rules.kinds import (
    AIM,
    BOX,
    BREATHE,
    CANCEL,
    CASUALTY,
    CORPORATION,
    DEPLOY,
    DICE,
    DRAW,
    END,
    EXPLORE,
    EXTRACT,
    FIGHT,
    FIRST,
    KEEP,
    LAST,
    MISSION,
    MONOLITH,
    MOVE,
    PLACE,
    SPORE,
    TARGET,
    TILE,
    TOKEN,
    TRANSFER,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.rules.melee import SIDES, troops_of
from hexagora.games.nexus.rules.position import (
    BREATHED,
    COLOUR,
    ENERGIZE_HAND,
    FRESH,
    HITS,
    MISSION_HAND,
    OCCUPIED,
    RESERVE,
    ROW,
    RUBIUM,
    SPORES,
    TOKENS,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import BEFORE, CLONE_LIMIT, DEPLOYMENT, MOMENTS
from hexagora.games.nexus.rules.reach import open_for

Why = IllegalAction | None


def no(text: str, code: str, clause: str = "", /, **facts: object) -> IllegalAction:
    """A refusal; in its English text lists are joined and seats count from 1."""
    error = IllegalAction(
        text.format(**{name: _english(name, fact) for name, fact in facts.items()}), code, clause
    )
    error.facts = facts
    return error


def _english(name: str, fact: object) -> object:
    if name == "seat" and isinstance(fact, int):
        return fact + 1
    if name == "missing":
        return in_english(cast("list[Facts]", fact))
    return ", ".join(fact) if isinstance(fact, list) else fact


def refusal(position: Position, action: int) -> IllegalAction:
    """Why the position does not allow the action."""
    if position.over:
        return game_over()
    kind = int(position.kind)
    reason: Why = None
    for first, kinds, explain in _REASONS:
        if first <= action < actions.COUNT:
            reason = explain(position, action - first) if kind in kinds else None
            break
    return reason or no(
        "that is no answer to the pending decision ({kind})",
        "not_asked",
        kind=position.game.kinds[kind],
    )


# Units and hexes.


def _unit(position: Position, unit: int) -> str:
    return str(position.tables.units[unit].id)


def _terrain(position: Position, cell: int) -> str:
    terrain = int(position.terrain(cell))
    return TERRAINS[terrain - 1] if terrain else "none"


def _no_buy(position: Position, n: int) -> Why:
    unit, cell = divmod(n, CELLS)
    seat, name = int(position.seat), _unit(position, unit)
    if int(position.rules.base[cell]) != seat:
        base = [NAMES[cell] for cell in position.rules.bases[seat]]
        text = "{cell} is no hex of the own base, which is {base}"
        return no(text, "not_base", "NX-DEP-01", cell=NAMES[cell], base=base)
    cost, rubium = int(position.tables.cost[unit]), int(position.purse[RUBIUM + seat])
    if cost > rubium:
        text = "{unit} costs {cost} rubium, and there are {rubium}"
        return no(text, "too_dear", "NX-DEP-01", unit=name, cost=cost, rubium=rubium)
    if position.purse[RESERVE + seat * UNITS + unit] == 0:
        return no("no {unit} is left in the reserve", "no_reserve", "NX-SET-06", unit=name)
    if position.tables.ability[unit] & CLONE_LIMIT:
        text = "one {unit} has been bought for {cell} in this turn"
        return no(text, "clone_limit", "NX-ALT-02", unit=name, cell=NAMES[cell])
    return None


def _no_move(position: Position, n: int) -> Why:
    start, rest = divmod(n, UNITS * CELLS)
    unit, goal = divmod(rest, CELLS)
    seat, name = int(position.seat), _unit(position, unit)
    here, there = NAMES[start], NAMES[goal]
    if position.count(start, seat, unit) == 0:
        return no("there is no own {unit} at {cell}", "no_unit", unit=name, cell=here)
    if start == goal:
        return no("a move must end in another hex", "same_hex", "NX-MOV-01")
    if not int(position.rules.board) >> goal & 1:
        if goal == position.rules.centre:
            return no("{cell} is the Vortex", "is_vortex", "NX-OPT-09", cell=there)
        return no("{cell} is not on this board", "not_on_board", cell=there)
    if not int(open_for(position, unit)) >> goal & 1:
        facts = {"unit": name, "terrain": _terrain(position, goal)}
        return no("{unit} may not enter {terrain}", "barred", "NX-MOV-03", **facts)
    kind = int(position.kind)
    if kind == TRANSFER:
        return _no_transfer(position, start, goal)
    if kind == EXTRACT:
        return _no_extraction(position, start, goal)
    if kind == SPORE and (
        start != int(position.fight[WHERE]) or position.fight[SPORES + unit] == 0
    ):
        text = "no {unit} at {cell} may go on after this battle"
        return no(text, "no_going_on", "NX-ALT-04", unit=name, cell=here)
    if kind == MOVE and position.turn[FRESH + start * UNITS + unit] == 0:
        text = "every {unit} at {cell} has moved in this turn"
        return no(text, "has_moved", "NX-MOV-01", unit=name, cell=here)
    enemies = int(position.enemy_mask(seat))
    if enemies >> start & 1 and enemies >> goal & 1:
        text = "{unit} starts among enemies at {cell} and may not go among others"
        return no(text, "among_enemies", "NX-MOV-04", unit=name, cell=here)
    own = int(position.masks[OCCUPIED + seat])
    contested = int(position.contested(seat))
    if contested >> start & 1 and (enemies | (own & contested)) >> goal & 1:
        text = "{unit} starts in the contested hex {cell} and may not end in another or "
        text += "among enemies"
        return no(text, "contested_start", "NX-TEAM-01", unit=name, cell=here)
    text = "{to} is too far for {unit} at {cell}, or the way is blocked"
    return no(text, "too_far", "NX-MOV-01", unit=name, cell=here, to=there)


def _no_transfer(position: Position, start: int, goal: int) -> Why:
    own = int(position.control(position.seat))
    for cell in (start, goal):
        if not own >> cell & 1:
            text = "{cell} is not controlled, so the card does not reach it"
            return no(text, "not_controlled", "NX-MOV-05", cell=NAMES[cell])
    text = "the card moves units from one hex to one other; the first has chosen them"
    return no(text, "one_transfer", "NX-CARD-06")


def _no_extraction(position: Position, start: int, goal: int) -> Why:
    where = int(position.fight[WHERE])
    if start != where:
        text = "the battle is at {at}, not at {cell}"
        return no(text, "other_hex", at=NAMES[where], cell=NAMES[start])
    if not int(position.control(position.seat)) >> goal & 1:
        text = "{cell} is not controlled, so the unit cannot go there"
        return no(text, "not_controlled", "NX-MOV-05", cell=NAMES[goal])
    text = "{to} does not touch {cell}, or no such unit is in the battle"
    return no(text, "no_extraction", "NX-CARD-06", cell=NAMES[start], to=NAMES[goal])


def _no_place(position: Position, cell: int) -> Why:
    card = position.tables.energize[int(position.top_a())]
    if card.terrain and _terrain(position, cell) != card.terrain:
        text = "{card} brings its unit to {terrain} only, and {cell} is none"
        facts = {"card": str(card.id), "terrain": str(card.terrain), "cell": NAMES[cell]}
        return no(text, "place_terrain", "NX-CARD-06", **facts)
    if card.terrain:
        text = "{cell} is not controlled or unoccupied"
        return no(text, "not_free", "NX-MOV-05", cell=NAMES[cell])
    text = "{cell} is not controlled, so the unit cannot appear there"
    return no(text, "not_controlled", "NX-MOV-05", cell=NAMES[cell])


def _no_breath(position: Position, n: int) -> Why:
    cell, victim = n // 24, n % 4
    seat, name = int(position.seat), NAMES[cell]
    goal = int(NEXT[n // 4])
    if not any(
        position.tables.breath[unit] > 0 and position.count(cell, seat, unit) > 0
        for unit in range(UNITS)
    ):
        text = "nothing at {cell} can make a special attack"
        return no(text, "no_breather", "NX-MOV-08", cell=name)
    if breathers(position, cell) <= 0:
        count = int(position.turn[BREATHED + cell])
        text = "the special attacks from {cell} have been made: {count}"
        return no(text, "breathed", "NX-MOV-08", cell=name, count=count)
    if int(position.contested(seat)) >> cell & 1:
        text = "{cell} is contested, so nothing attacks out of it"
        return no(text, "breath_contested", "NX-MOV-08", cell=name)
    if goal < 0 or int(position.rules.next[n // 4]) < 0:
        return no("there is no hex beside {cell} in that direction", "no_neighbour", cell=name)
    return _no_enemy(position, goal, victim)


def _no_enemy(position: Position, cell: int, seat: int) -> Why:
    """Why a seat cannot be attacked in a hex."""
    if seat >= position.rules.seats:
        return _no_seat(position, seat)
    if not position.rules.enemies(position.turn_seat(), seat):
        return no("seat {seat} is no enemy", "no_enemy", "NX-TEAM-02", seat=seat)
    if not int(position.masks[OCCUPIED + seat]) >> cell & 1:
        return no("seat {seat} has no units at {cell}", "not_there", seat=seat, cell=NAMES[cell])
    return None


def _no_aim(position: Position, seat: int) -> Why:
    return _no_enemy(position, int(position.top_a()), seat)


def _no_exploring(position: Position, cell: int) -> Why:
    if position.ground[TOKENS + cell] == 0:
        text = "there is no face-down token at {cell}"
        return no(text, "no_token", "NX-EXP-04", cell=NAMES[cell])
    return no("no own unit stands at {cell}", "no_own", "NX-EXP-01", cell=NAMES[cell])


def _no_fight(position: Position, n: int) -> Why:
    cell, seat = divmod(n, 4)
    name = NAMES[cell]
    if not int(position.masks[OCCUPIED + int(position.seat)]) >> cell & 1:
        return no("no own unit stands at {cell}", "no_own", "NX-BAT-01", cell=name)
    if int(position.fought) >> cell & 1:
        text = "a battle was fought at {cell} in this turn"
        return no(text, "fought", "NX-BAT-01", cell=name)
    text = "the own units at {cell} were found just now and do not fight yet"
    return _no_enemy(position, cell, seat) or no(text, "just_found", "NX-EXP-02", cell=name)


# Cards.


def _mission(position: Position, card: int) -> str:
    cards = position.tables.missions
    return str(cards[card].id) if card < len(cards) else ""


def _energize(position: Position, card: int) -> str:
    cards = position.tables.energize
    return str(cards[card].id) if card < len(cards) else ""


def _not_held(position: Position, energize: bool, card: int) -> Why:
    """Why a card cannot be taken from the hand of the one who decides; None if it can."""
    name = (_energize if energize else _mission)(position, card)
    if not name:
        return no("there is no such card", "no_card")
    section = (ENERGIZE_HAND if energize else MISSION_HAND) + int(position.seat)
    if position.card(section, card) > 0:
        return None
    return no("{card} is not in the hand", "not_in_hand", card=name)


def _no_play(position: Position, card: int) -> Why:
    missing = _not_held(position, True, card)
    if missing:
        return missing
    name, moment = _energize(position, card), int(position.tables.moment[card])
    in_deployment = position.kind == DEPLOY
    if moment != (DEPLOYMENT if in_deployment else int(position.top_a())):
        clause = "NX-DEP-02" if in_deployment else "NX-BAT-09"
        text = "{card} is for another moment: {moment}"
        return no(text, "other_moment", clause, card=name, moment=MOMENTS[moment])
    text = "{card} could do nothing now, so it may not be played"
    return no(text, "does_nothing", "NX-CARD-06", card=name)


def _no_completing(position: Position, card: int) -> Why:
    return _not_held(position, False, card) or _unfulfilled(position, card)


def _no_row(position: Position, card: int) -> Why:
    name = _mission(position, card)
    if not name:
        return no("there is no such card", "no_card")
    if position.card(ROW, card) == 0:
        return no("{card} does not lie open", "not_open", "NX-OPT-07", card=name)
    return _unfulfilled(position, card)


def _unfulfilled(position: Position, card: int) -> Why:
    name, objective = _mission(position, card), is_objective(position, card)
    if objective and position.kind in (MISSION, SPORE) and not position.rules.at_once:
        text = "{card} is an Objective and cannot be completed inside a battle"
        return no(text, "not_in_battle", "NX-CARD-02", card=name)
    if not objective and position.kind != MISSION:
        text = "{card} is completed right after a battle that fulfils it"
        return no(text, "after_battle", "NX-CARD-01", card=name)
    missing = missing_for(position, int(position.seat), card)
    clause = "NX-CARD-02" if objective else "NX-CARD-01"
    text = "{card} is not fulfilled: {missing}"
    return no(text, "not_fulfilled", clause, card=name, missing=missing)


def _no_sale(position: Position, energize: bool, card: int) -> Why:
    if position.seat != position.turn_seat():
        text = "only the active player discards cards for rubium"
        return no(text, "not_active", "NX-CARD-04")
    return _not_held(position, energize, card)


def _no_gift(position: Position, energize: bool, card: int) -> Why:
    if not position.rules.teams:
        return no("cards are passed to partners only", "no_partner", "NX-OPT-08")
    missing = _not_held(position, energize, card)
    text = "the partner is out and gets no cards"
    return missing or no(text, "partner_out", "NX-TEAM-05")


def _no_keeping(position: Position, card: int) -> Why:
    offers = {_mission(position, int(o) - 1) for o in (position.offer_a, position.offer_b) if o}
    return no("one of these is kept: {cards}", "not_offered", "NX-OPT-05", cards=sorted(offers))


# Battles.


def _no_loss(position: Position, unit: int) -> Why:
    text = "there is no {unit} to be taken off"
    return no(text, "none_to_lose", "NX-BAT-05", unit=_unit(position, unit))


def _no_target(position: Position, n: int) -> Why:
    side, unit = n // 24, n // 4 % UNITS
    facts = {"side": SIDES[side], "unit": _unit(position, unit)}
    if troops_of(position, side, unit) == 0:
        return no("the {side} has no {unit} in the battle", "not_fighting", "NX-CARD-06", **facts)
    text = "the card cannot be played on such a {unit} of the {side}"
    return no(text, "no_target", "NX-CARD-06", **facts)


def _no_die(position: Position, n: int) -> Why:
    side, unit = SIDES[n // 36], _unit(position, n // 6 % UNITS)
    text = "no die of the {side}'s {unit} shows {shown}"
    return no(text, "no_die", "NX-CARD-06", side=side, unit=unit, shown=n % 6 + 1)


def _no_cancel(position: Position, n: int) -> Why:
    side, picks = SIDES[n // 2], n % 2
    other = int(position.fight[HITS + n + (-1 if picks else 1)])
    sort = "picks its victim" if picks else "leaves the choice to the victim's owner"
    text = f"the {{side}} has no hit that {sort}; of the other sort: {{other}}"
    code = "no_pick" if picks else "no_free_hit"
    return no(text, code, "NX-CARD-06", side=side, other=other)


def _no_shatter(position: Position, n: int) -> Why:
    if position.top_a() != BEFORE:
        text = "units destroy themselves only before the first roll"
        return no(text, "too_late", "NX-ALT-03")
    return no("no own unit in the battle can destroy itself", "no_shatter", "NX-ALT-03")


def _no_which(position: Position, unit: int) -> Why:
    name, cell = _unit(position, unit), int(position.top_a())
    if cell < 0:
        text = "no own {unit} in the battle can destroy itself"
        return no(text, "cannot_shatter", "NX-ALT-03", unit=name)
    text = "no {unit} at {cell} has a special attack left"
    return no(text, "no_breath_left", "NX-MOV-08", unit=name, cell=NAMES[cell])


# The rest.

_COMPULSORY = {
    EXPLORE: ("all tokens under own units must be turned up", "must_explore", "NX-EXP-01"),
    FIGHT: ("every battle must be fought", "must_fight", "NX-BAT-01"),
    MONOLITH: ("the point or the cards must be taken", "must_take", "NX-OPT-04"),
    DICE: ("at least one die must be chosen for the card", "must_reroll", "NX-CARD-06"),
    TRANSFER: ("at least one unit must be moved by the card", "must_move", "NX-CARD-06"),
}


def _no_done(position: Position, n: int) -> Why:
    return no(*_COMPULSORY[int(position.kind)])


def _no_corporation(position: Position, colour: int) -> Why:
    name = position.tables.box.corporations[colour].id
    for seat in range(int(position.rules.seats)):
        if position.purse[COLOUR + seat] == colour + 1:
            text = "{corporation} has been taken by seat {seat}"
            return no(text, "corporation_taken", "NX-SET-01", corporation=name, seat=seat)
    return None


def _no_draw(position: Position, energize: bool, card: int) -> Why:
    name = (_energize if energize else _mission)(position, card)
    if not name:
        return no("there is no such card", "no_card")
    return no("no {card} is left in the deck that is drawn from", "not_in_deck", card=name)


def _no_such_token(position: Position, kind: int) -> Why:
    if kind >= len(position.tables.tokens):
        return None
    return no("no such token lies face down there any more", "no_such_token", "NX-SET-03")


def _no_tile(position: Position, n: int) -> Why:
    if n // 2 >= len(position.tables.tiles):
        return None
    terrains = list(position.tables.tiles[n // 2].terrains)
    text = "no tile of {terrains} is left, or it does not fit here"
    return no(text, "no_tile", "NX-SET-02", terrains=terrains)


def _no_seat(position: Position, seat: int) -> Why:
    return no("there is no seat {number}", "no_seat", number=seat + 1)


def _no_number(position: Position, number: int) -> Why:
    text = "{count} of these tokens cannot stay in the box"
    return no(text, "not_so_many", "NX-OPT-06", count=number)


def _nothing(position: Position, n: int) -> Why:
    return None


_PHASES = (DEPLOY, MOVE, BREATHE, EXPLORE, FIGHT, MONOLITH, END, MISSION, SPORE, LAST)
_Explain = Callable[[Position, int], Why]
_REASONS: tuple[tuple[int, tuple[int, ...], _Explain], ...] = (
    (actions.WHICH, (WHICH,), _no_which),
    (actions.MOVE, (MOVE, SPORE, EXTRACT, TRANSFER), _no_move),
    (actions.GIVE_ENERGIZE, (END,), lambda p, n: _no_gift(p, True, n)),
    (actions.GIVE_MISSION, (END,), lambda p, n: _no_gift(p, False, n)),
    (actions.KEEP, (KEEP,), _no_keeping),
    (actions.TAKE_POINT, (), _nothing),
    (actions.PLACE, (PLACE,), _no_place),
    (actions.SHATTER, (WINDOW,), _no_shatter),
    (actions.CANCEL, (CANCEL,), _no_cancel),
    (actions.DIE, (DICE,), _no_die),
    (actions.TARGET, (TARGET,), _no_target),
    (actions.LOSE, (CASUALTY,), _no_loss),
    (actions.AIM, (AIM,), _no_aim),
    (actions.BREATHE, (BREATHE,), _no_breath),
    (actions.FIGHT, (FIGHT,), _no_fight),
    (actions.EXPLORE, (EXPLORE,), _no_exploring),
    (actions.SELL_ENERGIZE, (*_PHASES, WINDOW), lambda p, n: _no_sale(p, True, n)),
    (actions.SELL_MISSION, (*_PHASES, WINDOW), lambda p, n: _no_sale(p, False, n)),
    (actions.ROW, _PHASES, _no_row),
    (actions.MISSION, _PHASES, _no_completing),
    (actions.PLAY, (DEPLOY, WINDOW), _no_play),
    (actions.BUY, (DEPLOY,), _no_buy),
    (actions.DONE, (EXPLORE, FIGHT, MONOLITH, DICE, TRANSFER), _no_done),
    (actions.DRAW_ENERGIZE, (DRAW,), lambda p, n: _no_draw(p, True, n)),
    (actions.DRAW_MISSION, (DRAW,), lambda p, n: _no_draw(p, False, n)),
    (actions.ROLL, (), _nothing),
    (actions.BOX, (BOX,), _no_number),
    (actions.TURN_UP, (TOKEN,), _no_such_token),
    (actions.LAY, (TILE,), _no_tile),
    (actions.COVER, (), _nothing),
    (actions.CORPORATION, (CORPORATION,), _no_corporation),
    (actions.FIRST, (FIRST,), _no_seat),
)
"""From the highest actions down: the first of each sort, when it may be asked for, why not."""
