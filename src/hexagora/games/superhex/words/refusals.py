"""Why an action is not legal."""

from hexagora.core.errors import IllegalAction
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import cell_name
from hexagora.games.superhex.rules.kinds import BONUS, LAY, MAIN, PUT, SWAP
from hexagora.games.superhex.rules.position import Position, colour_name


def refusal(position: Position, action: int) -> IllegalAction:
    """Why the position does not allow the action."""
    if position.over:
        return IllegalAction("the game is over", "over")
    kind = position.kind
    if actions.SWAP <= action < actions.MAIN and kind == SWAP:
        return _no_swap(position, action)
    if actions.LAY <= action < actions.COUNT and kind in (LAY, BONUS, PUT):
        return _no_laying(position, action)
    if actions.MAIN <= action < actions.LAY and kind == MAIN:
        return IllegalAction(
            "the section at {cell} cannot be the main block: "
            "it must be a largest one to which all other pieces can be added",
            "not_main",
            "SH-SPLIT-01",
            cell=cell_name(action - actions.MAIN),
        )
    if action == actions.PASS and kind == SWAP:
        return IllegalAction("the first swap of a roll is compulsory", "must_swap", "SH-TURN-02")
    return IllegalAction(
        "that is no answer to the pending decision ({kind})",
        "not_asked",
        kind=position.game.kinds[kind],
    )


def apart(a: int, b: int) -> IllegalAction:
    """Two cells cannot be swapped because they are not neighbours."""
    return IllegalAction(
        "{a} and {b} do not touch; swap two cells that do",
        "apart",
        "SH-TURN-02",
        a=cell_name(a),
        b=cell_name(b),
    )


def _no_swap(position: Position, action: int) -> IllegalAction:
    a, b = int(actions.swap_first(action)), int(actions.swap_second(action))
    grid = position.block.grid
    for cell in (a, b):
        if grid[cell] == 0:
            return IllegalAction(
                "there is no piece at {cell}; both cells of a swap must hold one",
                "no_piece",
                "SH-TURN-02",
                cell=cell_name(cell),
            )
    if grid[a] == grid[b]:
        return IllegalAction(
            "both pieces are {colour}; swap two different colours",
            "same_colour",
            "SH-TURN-08",
            colour=colour_name(int(grid[a])),
        )
    rolled = sorted({int(position.die_a), int(position.die_b)})
    names = [colour_name(colour) for colour in rolled]
    error = IllegalAction(
        f"neither piece is {' or '.join(names)}; one of the two must have a rolled colour",
        "not_rolled",
        "SH-TURN-02",
    )
    error.facts["dice"] = names
    return error


def _no_laying(position: Position, action: int) -> IllegalAction:
    colour, cell = int(actions.lay_colour(action)), int(actions.lay_cell(action))
    name, place = colour_name(colour), cell_name(cell)
    block = position.block
    if position.kind == LAY:
        if position.loose[colour - 1] == 0:
            return IllegalAction(
                "no {colour} piece is waiting to be laid", "not_loose", "SH-SPLIT-02", colour=name
            )
    elif position.piles[position.seat * len(COMPONENTS.colours) + colour - 1] == 0:
        return IllegalAction(
            "there is no {colour} piece in the pile", "not_in_pile", "SH-BON-01", colour=name
        )
    if block.grid[cell] != 0:
        return IllegalAction(
            "{cell} is taken; a piece is laid on an empty cell", "taken", "SH-SPLIT-02", cell=place
        )
    if block.support(cell) < 2:
        return IllegalAction(
            "{cell} touches fewer than two pieces", "lonely", "SH-SPLIT-02", cell=place
        )
    if block.touches_colour(cell, colour):
        return IllegalAction(
            "{cell} touches a {colour} piece; a piece may not touch its own colour",
            "own_colour",
            "SH-SPLIT-02",
            cell=place,
            colour=name,
        )
    return IllegalAction(
        "with {colour} at {cell} the remaining pieces could no longer be laid",
        "dead_end",
        "SH-SPLIT-04",
        colour=name,
        cell=place,
    )
