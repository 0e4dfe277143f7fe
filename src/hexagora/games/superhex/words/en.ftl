# What happened.

event-dealt = The block is laid out
event-turn =
    { $solo ->
        [true] Roll { $number }
       *[false] Turn { $number }: { SEAT($seat) }
    }
event-rolled =
    { SEAT($seat) } rolls { $roll ->
        [3] for the bonus: { LIST($dice, of: "piece") }
       *[other] { LIST($dice, of: "piece") }
    }{ $double ->
        [true] , a double
       *[false] { "" }
    }
event-spent = No legal swap: the roll is spent
event-swapped = { SEAT($seat) } swaps { LIST($cells) }
event-captured = { SEAT($seat) } captures { COUNT($cells) }: { WORD($colour, of: "piece") }
event-split =
    { $sections ->
        [one] The block falls apart into { $sections } section
       *[other] The block falls apart into { $sections } sections
    }
event-main =
    { $size ->
        [one] The section at { $main } with { $size } piece is the main block
       *[other] The section at { $main } with { $size } pieces is the main block
    }
event-laid = { SEAT($seat) } lays { WORD($colour, of: "piece") } at { $cell }
event-paid = { SEAT($seat) } pays { WORD($colour, of: "piece") } at { $cell }
event-put-back = { SEAT($seat) } puts { WORD($colour, of: "piece") } back at { $cell }
event-passed = { SEAT($seat) } passes
event-ended = The game is over: { WORD($reason, of: "end") }

end-ten_left = ten pieces or fewer are left
end-not_reformed = the block cannot be re-formed
end-dry = too many turns in a row brought no capture
end-last_turn = the last turn has been played
end-last_roll = the last roll has been made
end-empty = the block is empty

# What is asked.

ask-deal = The block is laid out
ask-first = Who begins is drawn
ask-roll =
    { $solo ->
        [true] { SEAT($seat) } rolls the dice ({ $roll } of { $of })
       *[false] { $roll ->
            [2] { SEAT($seat) } rolls again: nothing was captured
            [3] { SEAT($seat) } rolls for the bonus
           *[other] { SEAT($seat) } rolls the dice
        }
    }
ask-swap =
    { $double ->
        [true] { $swap ->
            [2] The double's second swap, if you like, again with { LIST($dice, of: "piece") }
           *[other] A double, so up to two swaps: touching pieces, one of them { LIST($dice, of: "piece") }
        }
       *[false] Swap two touching pieces, one of them { EITHER($dice, of: "piece") }
    }
ask-main = The block has fallen apart: choose the section that stays
ask-lay = Add the loose pieces to the block
ask-bonus = Pay a captured piece for a bonus roll?
ask-put = Put a captured piece back?
asked-partner = Choose the piece to swap it with
asked-piece = Choose a piece
asked-where = Where does it go: { WORD($colour, of: "piece") }?

# What can be done.

do-deal = The layout, part { $part }
do-first = { SEAT($seat) } begins
do-roll = Roll { LIST($dice, of: "piece") }
do-swap = Swap { LIST($cells) }
do-main = Main section at { $cell }
do-lay = Lay { WORD($colour, of: "piece") } at { $cell }
do-pay = Pay { WORD($colour, of: "piece") } at { $cell }
do-put = Put { WORD($colour, of: "piece") } back at { $cell }
do-pass =
    { $kind ->
        [bonus] No bonus roll
        [put] Put nothing back
       *[other] No second swap
    }

# Why something cannot be done.

refusal-no_piece = There is no piece at { $cell }; both cells of a swap must hold one.
refusal-same_colour = Both pieces are alike ({ WORD($colour, of: "piece") }); swap two different ones.
refusal-not_rolled = Neither piece is { EITHER($dice, of: "piece") }; one of the two must have a rolled colour.
refusal-apart = { $a } and { $b } do not touch; swap two cells that do.
refusal-not_loose = No such piece waits to be laid: { WORD($colour, of: "piece") }.
refusal-not_in_pile = No such piece is in the pile: { WORD($colour, of: "piece") }.
refusal-taken = { $cell } is taken; a piece is laid on an empty cell.
refusal-lonely = { $cell } touches fewer than two pieces.
refusal-own_colour = { $cell } touches a piece of the same colour ({ WORD($colour, of: "piece") }).
refusal-dead_end = With { WORD($colour, of: "piece") } at { $cell } the remaining pieces could no longer be laid.
refusal-not_main = The section at { $cell } cannot be the main block: it must be a largest one to which all other pieces can be added.
refusal-must_swap = The first swap of a roll is compulsory.

# What to type in a terminal.

usage-deal = deal and two hex digits
usage-first = first and the number of a seat
usage-roll = roll and two colours
usage-swap = swap and two cells, such as: swap 0,0 1,-1
usage-main = main and a cell, such as: main 0,0
usage-lay = lay, a colour and a cell, such as: lay red 2,1
usage-pay = pay, a colour and a cell, such as: pay red 2,1
usage-put = put, a colour and a cell, such as: put red 2,1
usage-pass = pass
how-swap = the two cells
how-main = a cell of the section
how-lay = a colour and a cell
how-bonus = a colour and a cell
how-put = a colour and a cell

# How things stand.

effect-captured = captures { $count }: { WORD($colour, of: "piece") }
effect-split = splits the block
effect-ended = ends the game
standing-left =
    { $left ->
        [one] { $left } piece is left: { WORD($title, of: "rank") } if it ended now
       *[other] { $left } pieces are left: { WORD($title, of: "rank") } if it ended now
    }
standing-seat =
    { $pieces ->
        [one] { SEAT($seat) } has { $pieces } piece, { $best } of the most numerous colour
       *[other] { SEAT($seat) } has { $pieces } pieces, { $best } of the most numerous colour
    }
standing-block =
    { $rest ->
        [one] { $rest } piece is in the block; with { $end } or fewer the game ends
       *[other] { $rest } pieces are in the block; with { $end } or fewer the game ends
    }
outcome-left =
    { $left ->
        [one] { $left } piece is left: { WORD($title, of: "rank") }
       *[other] { $left } pieces are left: { WORD($title, of: "rank") }
    }
outcome-seat =
    { $place }. { SEAT($seat) }: { $score ->
        [one] { $score } piece
       *[other] { $score } pieces
    }{ $tie ->
        [true] , { $best } of one colour
       *[false] { "" }
    }
outcome-shared = { LIST($winners, of: "seat") } share the victory: all is equal
outcome-tie = { LIST($winners, of: "seat") } wins the tie with more pieces of one colour
outcome-won = { LIST($winners, of: "seat") } wins with the most pieces

rank-novice = novice
rank-amateur = amateur
rank-advanced = advanced
rank-master = master
rank-grandmaster = grandmaster

# The board in a terminal.

picture-turn = turn { $number }
picture-roll = roll { $number } of { $of }
picture-dice = dice
picture-double = double
picture-loose = loose
picture-block = block { $count }
picture-empty = (the block is empty)
legend = On the board and in moves: R red = { WORD("red", of: "piece") }, O orange = { WORD("orange", of: "piece") }, Y yellow = { WORD("yellow", of: "piece") }, G green = { WORD("green", of: "piece") }, B blue = { WORD("blue", of: "piece") }, P purple = { WORD("purple", of: "piece") }

# The table in the browser.

board = The block. Arrow keys go from cell to cell, Enter chooses, Escape goes back.
piece-red = red circle
piece-orange = orange square
piece-yellow = yellow star
piece-green = green triangle
piece-blue = blue diamond
piece-purple = purple cross
dice = Dice: { LIST($dice, of: "piece") }
double = Double
cell-empty = empty
cell-chosen = chosen
cell-target = can be chosen
main = Section { $number }, pieces: { $size }
cancel = Cancel
tray = Pieces to lay
waiting = Waiting for { $who }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole block
solo-state = Roll { $roll } of 15 · pieces left: { $left }
side-block = In the block
side-piles = Captured
side-player = Player
side-turn = Turn { $turn } · pieces left: { $left }
side-rolls = Roll { $roll } of 15 · pieces left: { $left }
side-dry = Turns without a capture: { $dry } of 50
side-goal = The game ends with ten pieces or fewer in the block; most captured pieces win.
side-titles = Pieces left after 15 rolls
title-novice = 17 or more: novice
title-amateur = 13 to 16: amateur
title-advanced = 9 to 12: advanced
title-master = 5 to 8: master
title-grandmaster = 4 or fewer: grandmaster
seat-score = Captured: { $n }

# The game in the catalogue, and its options.

title = Superhex
about = Roll, swap two pieces, capture three of a kind. Simple to learn, alone or together.
option-first = Who begins
option-first-help = The seat that has the first turn.
option-gaps = Gaps in the block
option-gaps-help = The block is laid out with one to six holes: harder to read, more to capture.
reconstructed-pieces = how many pieces there are of each colour, and the colours
tab-counts = Counts
next-swap = Swap two
next-main = Choose a section
next-lay = Lay a piece
next-bonus = Lay a piece
next-put = Lay a piece
next-skip = Show at once
cell-proposed = proposed for { WORD($colour, of: "piece") }
asked-accept =
    { $n ->
        [one] Lay the loose piece here, or put it elsewhere
       *[other] Lay the { $n } loose pieces like this, or put one elsewhere
    }
next-accept = Lay them so
once-swap = Two touching pieces change places; at least one has a colour that was rolled.
once-double = The same colour twice: you have two swaps.
once-bonus = A captured piece can be paid for one more roll, once in a turn; or pass.
once-lay = The block fell apart: lay each loose piece where it touches two or more, and none of its colour.

# The challenge of the day.

challenge-solo = Alone with fifteen rolls
challenge-solo-text = Capture as many pieces as you can: the fewer are left in the block after fifteen rolls, the better.
challenge-solo-column = Pieces left
challenge-solo-score =
    { $score ->
        [one] { $score } piece left
       *[other] { $score } pieces left
    }
