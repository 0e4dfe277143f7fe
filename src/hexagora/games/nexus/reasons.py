"""Why an action is not legal, in one sentence for a person."""

from __future__ import annotations

from collections.abc import Callable

from hexagora.games.nexus import actions
from hexagora.games.nexus.actions import UNITS
from hexagora.games.nexus.battles import MARKS, SIDES
from hexagora.games.nexus.cells import CELLS, NAMES, NEXT
from hexagora.games.nexus.conditions import is_objective
from hexagora.games.nexus.melee import troops_of
from hexagora.games.nexus.moves import open_for
from hexagora.games.nexus.options import Options
from hexagora.games.nexus.position import (
    AIM,
    BOX,
    BREATHE,
    BREATHED,
    CANCEL,
    CASUALTY,
    COLOUR,
    CORPORATION,
    COVER,
    DEPLOY,
    DICE,
    DRAW,
    END,
    ENERGIZE_HAND,
    EXPLORE,
    EXTRACT,
    FIGHT,
    FIRST,
    FRESH,
    HITS,
    KEEP,
    LAST,
    MISSION,
    MISSION_HAND,
    MONOLITH,
    MOVE,
    OCCUPIED,
    PLACE,
    RESERVE,
    ROLL,
    ROW,
    RUBIUM,
    SPORE,
    SPORES,
    TARGET,
    TILE,
    TOKEN,
    TOKENS,
    TRANSFER,
    WHERE,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.progress import why_not
from hexagora.games.nexus.tables import BEFORE, CLONE_LIMIT, DEPLOYMENT, MOMENTS
from hexagora.games.nexus.vocabulary import TERRAINS

ASKED = {
    FIRST: "write first and a seat",
    CORPORATION: "write corporation and its name (NX-SET-01)",
    COVER: "write cover and a number",
    TILE: "a tile is laid; write lay and its terrains (NX-SET-02)",
    BOX: "tokens stay in the box; write leave and a number (NX-OPT-06)",
    ROLL: "a die is rolled; write roll and what it shows",
    DRAW: "a card is drawn; write draw, its deck and the card",
    TOKEN: "a token is turned up; write token and what it shows",
    DEPLOY: "it is the deployment phase; write buy, play, complete, sell or done",
    MOVE: "it is the movement phase; write move, complete, sell or done",
    BREATHE: "write breathe, complete, sell or done (NX-MOV-08)",
    EXPLORE: "tokens are to be turned up; write explore, complete or sell (NX-EXP-01)",
    FIGHT: "a battle is to be fought; write fight, complete or sell (NX-BAT-01)",
    WINDOW: "cards may be played now; write play, shatter, sell or done (NX-BAT-08)",
    CASUALTY: "a unit is taken off; write lose and a unit (NX-BAT-05)",
    MISSION: "the battle is won; write complete, sell or done (NX-CARD-01)",
    SPORE: "units may go on after the battle; write move, complete, sell or done (NX-ALT-04)",
    KEEP: "one of two missions is kept; write keep and a mission (NX-OPT-05)",
    MONOLITH: "write take point, take cards, complete or sell (NX-OPT-04)",
    END: "the turn ends; write complete, sell, give or done (NX-TURN-03)",
    PLACE: "a card brings a unit; write place and a hex",
    TRANSFER: "a card moves units; write move, or done after the first",
    TARGET: "a card needs a unit; write target, a side and a unit",
    DICE: "a card lets dice be rolled again; write reroll, a side, a unit and a number, or done",
    CANCEL: "a card cancels a hit; write cancel, a side, and free or pick",
    EXTRACT: "a card brings a unit out of the battle; write move",
    AIM: "the special attack goes on; write aim and a seat (NX-ALT-07)",
    WHICH: "several kinds of units could do it; write with and a unit (NX-MOV-08, NX-ALT-03)",
    LAST: "a player is out and the game ends; write complete, sell or done (NX-END-04)",
}
"""What each decision wants to hear."""


def refusal(position: Options, action: int) -> str:
    """One sentence for an action that the position does not allow."""
    if position.over:
        return "the game is over"
    kind = int(position.kind)
    reason = ""
    for first, kinds, explain in _REASONS:
        if first <= action < actions.COUNT:
            reason = explain(position, action - first) if kind in kinds else ""
            break
    return reason or f"that is no answer now: {ASKED[kind]}"


# Units and hexes.


def _unit(position: Options, unit: int) -> str:
    return str(position.tables.units[unit].id)


def _terrain(position: Options, cell: int) -> str:
    terrain = int(position.terrain(cell))
    return TERRAINS[terrain - 1] if terrain else "no hex"


def _no_buy(position: Options, n: int) -> str:
    unit, cell = divmod(n, CELLS)
    seat, name = int(position.seat), _unit(position, unit)
    if int(position.rules.base[cell]) != seat:
        own = ", ".join(NAMES[cell] for cell in position.rules.bases[seat])
        return f"{NAMES[cell]} is no hex of the own base, which is {own} (NX-DEP-01)"
    cost, rubium = int(position.tables.cost[unit]), int(position.purse[RUBIUM + seat])
    if cost > rubium:
        return f"{name} costs {cost} rubium, and there are {rubium} (NX-DEP-01)"
    if position.purse[RESERVE + seat * UNITS + unit] == 0:
        return f"no {name} is left in the reserve (NX-SET-06)"
    if position.tables.ability[unit] & CLONE_LIMIT:
        return f"one {name} has been bought for {NAMES[cell]} in this turn (NX-ALT-02)"
    return ""


def _no_move(position: Options, n: int) -> str:
    start, rest = divmod(n, UNITS * CELLS)
    unit, goal = divmod(rest, CELLS)
    seat, name = int(position.seat), _unit(position, unit)
    if position.count(start, seat, unit) == 0:
        return f"there is no own {name} at {NAMES[start]}"
    if start == goal:
        return "a move must end in another hex"
    if not int(position.rules.board) >> goal & 1:
        vortex = goal == position.rules.centre
        return f"{NAMES[goal]} is {'the Vortex (NX-OPT-09)' if vortex else 'not on this board'}"
    if not int(open_for(position, unit)) >> goal & 1:
        return f"{name} may not enter {_terrain(position, goal)} (NX-MOV-03)"
    kind = int(position.kind)
    if kind == TRANSFER:
        return _no_transfer(position, start, goal)
    if kind == EXTRACT:
        return _no_extraction(position, start, goal)
    if kind == SPORE and (
        start != int(position.fight[WHERE]) or position.fight[SPORES + unit] == 0
    ):
        return f"no {name} at {NAMES[start]} may go on after this battle (NX-ALT-04)"
    if kind == MOVE and position.turn[FRESH + start * UNITS + unit] == 0:
        return f"every {name} at {NAMES[start]} has moved in this turn (NX-MOV-01)"
    enemies = int(position.enemy_mask(seat))
    if enemies >> start & 1 and enemies >> goal & 1:
        return (
            f"{name} starts among enemies at {NAMES[start]} and may not go among others (NX-MOV-04)"
        )
    own = int(position.masks[OCCUPIED + seat])
    contested = int(position.contested(seat))
    if contested >> start & 1 and (enemies | (own & contested)) >> goal & 1:
        return (
            f"{name} starts in the contested hex {NAMES[start]} and may not end in another or "
            "among enemies (NX-MOV-04, NX-TEAM-01)"
        )
    return (
        f"{NAMES[goal]} is too far for {name} at {NAMES[start]}, or the way is blocked "
        "(NX-MOV-01, NX-MOV-07)"
    )


def _no_transfer(position: Options, start: int, goal: int) -> str:
    own = int(position.control(position.seat))
    for cell in (start, goal):
        if not own >> cell & 1:
            return f"{NAMES[cell]} is not controlled, so the card does not reach it (NX-MOV-05)"
    return "the card moves units from one hex to one other; the first has chosen them"


def _no_extraction(position: Options, start: int, goal: int) -> str:
    if start != int(position.fight[WHERE]):
        return f"the battle is at {NAMES[int(position.fight[WHERE])]}, not at {NAMES[start]}"
    if not int(position.control(position.seat)) >> goal & 1:
        return f"{NAMES[goal]} is not controlled, so the unit cannot go there (NX-MOV-05)"
    return f"{NAMES[goal]} does not touch {NAMES[start]}, or no such unit is in the battle"


def _no_place(position: Options, cell: int) -> str:
    card = position.tables.energize[int(position.top_a())]
    if card.terrain and _terrain(position, cell) != card.terrain:
        return f"{card.id} brings its unit to {card.terrain} only, and {NAMES[cell]} is none"
    state = "controlled or unoccupied" if card.terrain else "controlled"
    return f"{NAMES[cell]} is not {state} (NX-MOV-05)"


def _no_breath(position: Options, n: int) -> str:
    cell, victim = n // 24, n % 4
    seat = int(position.seat)
    goal = int(NEXT[n // 4])
    if not any(
        position.tables.breath[unit] > 0 and position.count(cell, seat, unit) > 0
        for unit in range(UNITS)
    ):
        return f"nothing at {NAMES[cell]} can make a special attack"
    if position.breathers(cell) <= 0:
        done = int(position.turn[BREATHED + cell])
        return f"the special attacks from {NAMES[cell]} have been made: {done} (NX-MOV-08)"
    if int(position.contested(seat)) >> cell & 1:
        return f"{NAMES[cell]} is contested, so nothing attacks out of it (NX-MOV-08)"
    if goal < 0 or int(position.rules.next[n // 4]) < 0:
        return f"there is no hex beside {NAMES[cell]} in that direction"
    return _no_enemy(position, goal, victim)


def _no_enemy(position: Options, cell: int, seat: int) -> str:
    """Why a seat cannot be attacked in a hex."""
    if seat >= position.rules.seats:
        return f"there is no seat {seat + 1}"
    if not position.rules.enemies(position.turn_seat(), seat):
        return f"seat {seat + 1} is no enemy (NX-TEAM-02)"
    if not int(position.masks[OCCUPIED + seat]) >> cell & 1:
        return f"seat {seat + 1} has no units at {NAMES[cell]}"
    return ""


def _no_aim(position: Options, seat: int) -> str:
    return _no_enemy(position, int(position.top_a()), seat)


def _no_exploring(position: Options, cell: int) -> str:
    if position.ground[TOKENS + cell] == 0:
        return f"there is no face-down token at {NAMES[cell]} (NX-EXP-04)"
    return f"no own unit stands at {NAMES[cell]} (NX-EXP-01)"


def _no_fight(position: Options, n: int) -> str:
    cell, seat = divmod(n, 4)
    if not int(position.masks[OCCUPIED + int(position.seat)]) >> cell & 1:
        return f"no own unit stands at {NAMES[cell]} (NX-BAT-01)"
    if int(position.fought) >> cell & 1:
        return f"a battle was fought at {NAMES[cell]} in this turn (NX-BAT-01)"
    return _no_enemy(position, cell, seat) or (
        f"the own units at {NAMES[cell]} were found just now and do not fight yet (NX-EXP-02)"
    )


# Cards.


def _mission(position: Options, card: int) -> str:
    cards = position.tables.missions
    return str(cards[card].id) if card < len(cards) else ""


def _energize(position: Options, card: int) -> str:
    cards = position.tables.energize
    return str(cards[card].id) if card < len(cards) else ""


def _not_held(position: Options, energize: bool, card: int) -> str:
    """Why a card cannot be taken from the hand of the one who decides; empty if it can."""
    name = (_energize if energize else _mission)(position, card)
    if not name:
        return "there is no such card"
    section = (ENERGIZE_HAND if energize else MISSION_HAND) + int(position.seat)
    return "" if position.card(section, card) > 0 else f"{name} is not in the hand"


def _no_play(position: Options, card: int) -> str:
    missing = _not_held(position, True, card)
    if missing:
        return missing
    name, moment = _energize(position, card), int(position.tables.moment[card])
    now = DEPLOYMENT if position.kind == DEPLOY else int(position.top_a())
    if moment != now:
        return f"{name} is for another moment: {_MOMENT[MOMENTS[moment]]} (NX-BAT-09, NX-DEP-02)"
    return f"{name} could do nothing now, so it may not be played (NX-CARD-06)"


_MOMENT = {
    "before": "before the first roll of a battle",
    "after roll": "right after a roll",
    "hits": "when hits are counted",
    "deployment": "the own deployment phase",
}


def _no_completing(position: Options, card: int) -> str:
    return _not_held(position, False, card) or _unfulfilled(position, card)


def _no_row(position: Options, card: int) -> str:
    if not _mission(position, card):
        return "there is no such card"
    if position.card(ROW, card) == 0:
        return f"{_mission(position, card)} does not lie open (NX-OPT-07)"
    return _unfulfilled(position, card)


def _unfulfilled(position: Options, card: int) -> str:
    name, objective = _mission(position, card), is_objective(position, card)
    if objective and position.kind in (MISSION, SPORE) and not position.rules.at_once:
        return f"{name} is an Objective and cannot be completed inside a battle (NX-CARD-02)"
    if not objective and position.kind != MISSION:
        return f"{name} is completed right after a battle that fulfils it (NX-CARD-01)"
    missing = why_not(position, int(position.seat), card)
    clause = "NX-CARD-02" if objective else "NX-CARD-01"
    return f"{name} is not fulfilled: {missing} ({clause})"


def _no_sale(position: Options, energize: bool, card: int) -> str:
    if position.seat != position.turn_seat():
        return "only the active player discards cards for rubium (NX-CARD-04)"
    return _not_held(position, energize, card)


def _no_gift(position: Options, energize: bool, card: int) -> str:
    if not position.rules.teams:
        return "cards are passed to partners only (NX-OPT-08)"
    missing = _not_held(position, energize, card)
    return missing or "the partner is out and gets no cards (NX-TEAM-05)"


def _no_keeping(position: Options, card: int) -> str:
    offers = {_mission(position, int(o) - 1) for o in (position.offer_a, position.offer_b) if o}
    return f"one of these is kept: {', '.join(sorted(offers))} (NX-OPT-05)"


# Battles.


def _no_loss(position: Options, unit: int) -> str:
    return f"there is no {_unit(position, unit)} to be taken off (NX-BAT-05)"


def _no_target(position: Options, n: int) -> str:
    side, unit, marks = n // 24, n // 4 % UNITS, MARKS[n % 4]
    if troops_of(position, side, unit) == 0:
        return f"the {SIDES[side]} has no {_unit(position, unit)} in the battle"
    marked = f" marked '{marks}'" if marks else ""
    return f"the card cannot be played on a {_unit(position, unit)}{marked} of the {SIDES[side]}"


def _no_die(position: Options, n: int) -> str:
    unit = _unit(position, n // 6 % UNITS)
    return f"no die of the {SIDES[n // 36]}'s {unit} shows {n % 6 + 1}"


def _no_cancel(position: Options, n: int) -> str:
    side, picks = SIDES[n // 2], n % 2
    other = int(position.fight[HITS + n + (-1 if picks else 1)])
    sort = "picks its victim" if picks else "leaves the choice to the victim's owner"
    return f"the {side} has no hit that {sort}" + (
        f", but {other} of the other sort" if other else ""
    )


def _no_shatter(position: Options, n: int) -> str:
    if position.top_a() != BEFORE:
        return "units destroy themselves only before the first roll (NX-ALT-03)"
    return "no own unit in the battle can destroy itself (NX-ALT-03)"


def _no_which(position: Options, unit: int) -> str:
    name, cell = _unit(position, unit), int(position.top_a())
    if cell < 0:
        return f"no own {name} in the battle can destroy itself (NX-ALT-03)"
    return f"no {name} at {NAMES[cell]} has a special attack left (NX-MOV-08)"


# The rest.


def _no_done(position: Options, n: int) -> str:
    return {
        EXPLORE: "all tokens under own units must be turned up (NX-TURN-02, NX-EXP-01)",
        FIGHT: "every battle must be fought (NX-TURN-02, NX-BAT-01)",
        MONOLITH: "the point or the cards must be taken (NX-OPT-04)",
        DICE: "at least one die must be chosen for the card (NX-CARD-06)",
        TRANSFER: "at least one unit must be moved by the card (NX-CARD-06)",
    }.get(int(position.kind), "")


def _no_corporation(position: Options, colour: int) -> str:
    name = position.tables.box.corporations[colour].id
    for seat in range(int(position.rules.seats)):
        if position.purse[COLOUR + seat] == colour + 1:
            return f"{name} has been taken by seat {seat + 1} (NX-SET-01)"
    return ""


def _no_draw(position: Options, energize: bool, card: int) -> str:
    name = (_energize if energize else _mission)(position, card)
    return f"no {name} is left in the deck that is drawn from" if name else "there is no such card"


def _no_token(position: Options, kind: int) -> str:
    if kind >= len(position.tables.tokens):
        return ""
    return "no such token lies face down there any more (NX-SET-03)"


def _no_tile(position: Options, n: int) -> str:
    if n // 2 >= len(position.tables.tiles):
        return ""
    terrains = position.tables.tiles[n // 2].terrains
    return f"no tile of {' and '.join(terrains)} is left, or it does not fit here (NX-SET-02)"


def _no_seat(position: Options, seat: int) -> str:
    return f"there is no seat {seat + 1}"


def _no_number(position: Options, number: int) -> str:
    return f"{number} of these tokens cannot stay in the box (NX-OPT-06)"


def _nothing(position: Options, n: int) -> str:
    return ""


_PHASES = (DEPLOY, MOVE, BREATHE, EXPLORE, FIGHT, MONOLITH, END, MISSION, SPORE, LAST)
_Explain = Callable[[Options, int], str]
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
    (actions.TURN_UP, (TOKEN,), _no_token),
    (actions.LAY, (TILE,), _no_tile),
    (actions.COVER, (), _nothing),
    (actions.CORPORATION, (CORPORATION,), _no_corporation),
    (actions.FIRST, (FIRST,), _no_seat),
)
"""From the highest actions down: the first of each sort, when it may be asked for, why not."""
