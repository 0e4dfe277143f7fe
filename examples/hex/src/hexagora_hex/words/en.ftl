title = Hex
event-placed = { SEAT($seat) } puts a stone on { $cell }
event-swapped = { SEAT($seat) } takes the first stone over: from { $cell } to { $to }
event-ended = { SEAT($seat) } has connected both sides and wins
end-connected = a chain connects two opposite sides
ask-place =
    { $sides ->
        [rows] Put a stone, to connect top and bottom
       *[columns] Put a stone, to connect left and right
    }{ $swap ->
        [true] , or take the first stone over
       *[false] { "" }
    }
do-place = Put a stone on { $cell }
do-swap = Take the first stone over
how-place = a cell
usage-place = place and a cell, such as: place c3
usage-swap = swap
refusal-taken = { $cell } is taken; choose an empty cell.
refusal-no_swap = The first stone can be taken over only in answer to it.
refusal-no_cell = That is no cell of this board.
stone-red = red circle
stone-blue = blue diamond
about = Connect your two sides before the other player does. No draws, no luck.
option-size = Size
option-size-help = the number of cells along a side
option-swap = Swap rule
option-swap-help = whether the second player may take the first stone over
