"""Why an action is not legal, in one sentence for a person."""

from hexagora.games.superhex import actions
from hexagora.games.superhex.block import cell_name
from hexagora.games.superhex.components import COMPONENTS
from hexagora.games.superhex.position import BONUS, LAY, MAIN, PUT, SWAP, Position, colour_name


def refusal(position: Position, action: int) -> str:
    """One sentence for an action that the position does not allow."""
    if position.over:
        return "the game is over"
    kind = position.kind
    if actions.SWAP <= action < actions.MAIN and kind == SWAP:
        return _no_swap(position, action)
    if actions.LAY <= action < actions.COUNT and kind in (LAY, BONUS, PUT):
        return _no_laying(position, action)
    if actions.MAIN <= action < actions.LAY and kind == MAIN:
        cell = cell_name(action - actions.MAIN)
        return (
            f"the section at {cell} cannot be the main block: "
            "it must be a largest one to which all other pieces can be added"
        )
    if action == actions.PASS and kind == SWAP:
        return "the first swap of a roll is compulsory"
    return f"that is no answer to the pending decision ({position.game.kinds[kind]})"


def _no_swap(position: Position, action: int) -> str:
    a, b = int(actions.swap_first(action)), int(actions.swap_second(action))
    grid = position.block.grid
    for cell in (a, b):
        if grid[cell] == 0:
            return f"there is no piece at {cell_name(cell)}; both cells of a swap must hold one"
    if grid[a] == grid[b]:
        return f"both pieces are {colour_name(int(grid[a]))}; swap two different colours"
    rolled = sorted({int(position.die_a), int(position.die_b)})
    names = " or ".join(colour_name(colour) for colour in rolled)
    return f"neither piece is {names}; one of the two must have a rolled colour"


def _no_laying(position: Position, action: int) -> str:
    colour, cell = int(actions.lay_colour(action)), int(actions.lay_cell(action))
    name = colour_name(colour)
    block = position.block
    if position.kind == LAY:
        if position.loose[colour - 1] == 0:
            return f"no {name} piece is waiting to be laid"
    elif position.piles[position.seat * len(COMPONENTS.colours) + colour - 1] == 0:
        return f"there is no {name} piece in the pile"
    if block.grid[cell] != 0:
        return f"{cell_name(cell)} is taken; a piece is laid on an empty cell"
    if block.support(cell) < 2:
        return f"{cell_name(cell)} touches fewer than two pieces"
    if block.touches_colour(cell, colour):
        return f"{cell_name(cell)} touches a {name} piece; a piece may not touch its own colour"
    return f"with {name} at {cell_name(cell)} the remaining pieces could no longer be laid"
