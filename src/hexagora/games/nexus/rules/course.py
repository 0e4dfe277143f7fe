"""The table of families: which of them a decision belongs to, and how the game goes on after it."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.state import FRAME
from hexagora.games.nexus.rules import (
    actions,
    battle_cards,
    battles,
    beginning,
    breathing,
    deploying,
    draws,
    ending,
    exploring,
    losses,
    missions,
    moving,
    playing,
    rolling,
    selling,
    turns,
    vortex,
    windows,
)
from hexagora.games.nexus.rules.kinds import (
    AIM,
    BATTLE,
    BOX,
    BREATHE,
    CANCEL,
    CASUALTY,
    DEPLOY,
    DICE,
    DRAW,
    END,
    EXPLORE,
    EXTRACT,
    FIGHT,
    KEEP,
    LAST,
    MISSION,
    MONOLITH,
    MOVE,
    PLACE,
    ROLL,
    SPECIAL,
    SPORE,
    TARGET,
    TILE,
    TOKEN,
    TRANSFER,
    TURN,
    VORTEX,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.rules.position import Position


def fill_legal(position: Position, out: vec[i32]) -> i64:
    """Write the legal actions of the pending decision, sorted."""
    if position.depth == 0:
        return 0
    kind = position.kind
    if kind == ROLL:
        return rolling.fill(out)
    if kind == MOVE or kind == SPORE:
        return moving.fill(position, kind, out)
    if kind == DEPLOY:
        return deploying.fill(position, out)
    if kind == WINDOW:
        return windows.fill(position, out)
    if kind == DRAW or kind == KEEP or kind == MONOLITH:
        return draws.fill(position, kind, out)
    if kind == CASUALTY:
        return losses.fill(position, out)
    if kind == END or kind == LAST:
        return ending.fill(position, kind, out)
    if kind == EXPLORE or kind == TOKEN:
        return exploring.fill(position, kind, out)
    if kind == FIGHT:
        return battles.fill(position, out)
    if kind == BREATHE or kind == AIM or kind == WHICH:
        return breathing.fill(position, kind, out)
    if kind == MISSION:
        return missions.fill(position, out)
    if kind == TARGET or kind == DICE or kind == CANCEL or kind == EXTRACT:
        return battle_cards.fill(position, kind, out)
    if kind == PLACE or kind == TRANSFER:
        return playing.fill(position, kind, out)
    return beginning.fill(position, kind, out)


def fill_weights(position: Position, out: vec[i32]) -> i64:
    """Write the weights of a chance decision's actions, in their order."""
    kind = position.kind
    if kind == DRAW:
        return draws.fill_weights(position, out)
    if kind == TOKEN:
        return exploring.fill_weights(position, out)
    if kind == TILE or kind == BOX:
        return beginning.fill_weights(position, kind, out)
    count = fill_legal(position, out)
    for i in range(count):
        out[i] = 1
    return count


def apply(position: Position, action: i64, log: Log | None) -> None:
    """Take the pending decision, up to the next one.

    Selling and completing Objectives belong to no kind of decision: every phase offers them.
    """
    kind = position.kind
    if kind == ROLL:
        _roll(position, action - actions.ROLL + 1, log)
    elif actions.SELL_MISSION <= action < actions.EXPLORE:
        selling.sell(position, action, log)
        _after_sale(position, kind, log)
    elif kind == WINDOW:
        windows.apply(position, action, log)
    elif kind == MISSION:
        missions.apply(position, action, log)
    elif actions.MISSION <= action < actions.SELL_MISSION:
        missions.complete_objective(position, action, log)
        if kind == LAST:
            ending.look_for_last(position, log)
    elif kind == MOVE or kind == SPORE:
        moving.apply(position, kind, action, log)
    elif kind == DEPLOY:
        deploying.apply(position, action, log)
    elif kind == DRAW or kind == KEEP or kind == MONOLITH:
        draws.apply(position, kind, action, log)
    elif kind == CASUALTY:
        losses.apply(position, action, log)
    elif kind == FIGHT:
        battles.apply(position, action, log)
    elif kind == EXPLORE or kind == TOKEN:
        exploring.apply(position, kind, action, log)
    elif kind == END or kind == LAST:
        ending.apply(position, kind, action, log)
    elif kind == BREATHE or kind == AIM or kind == WHICH:
        breathing.apply(position, kind, action, log)
    elif kind == TARGET or kind == DICE or kind == CANCEL or kind == EXTRACT:
        battle_cards.apply(position, kind, action, log)
    elif kind == PLACE or kind == TRANSFER:
        playing.apply(position, kind, action, log)
    else:
        beginning.apply(position, kind, action, log)
    go_on(position, log)


def _after_sale(position: Position, kind: i64, log: Log | None) -> None:
    """Whoever has sold the last card has nothing left to be asked for."""
    if kind == WINDOW:
        windows.look_again(position)
    elif kind == MISSION and not missions.may_complete(position):
        position.pop()
    elif kind == LAST:
        ending.look_for_last(position, log)


def _roll(position: Position, shown: i64, log: Log | None) -> None:
    """A die: for a special attack, the Vortex, or the battle that lies below."""
    below = i64(position.stack[(position.depth - 2) * FRAME])
    if below == SPECIAL:
        breathing.roll(position, shown, log)
    elif below == VORTEX:
        vortex.roll(position, shown, log)
    else:
        rolling.roll(position, shown, log)


def go_on(position: Position, log: Log | None) -> None:
    """Let turns, battles, draws and windows go on until somebody has something to decide."""
    while position.depth > 0:
        kind = position.kind
        if kind == TURN or (DEPLOY <= kind <= END and _at_rest(kind)):
            ending.look_for_out(position, log)
            if position.depth == 0 or position.kind == LAST:
                return
            if position.out >> position.turn_seat() & 1 != 0 and kind != TURN:
                position.pop()
                continue
        if kind == TURN:
            turns.go_on(position, log)
        elif kind == BATTLE:
            battles.go_on(position, log)
        elif kind == WINDOW:
            if windows.ask_next(position):
                return
        elif kind == DRAW:
            before = position.depth
            draws.begin_draw(position, log)
            if position.depth == before and draws.draws_by_chance(position):
                return
        elif kind == SPECIAL:
            breathing.go_on(position)
        elif kind == VORTEX:
            vortex.go_on(position)
        else:
            return


def _at_rest(kind: i64) -> bool:
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
