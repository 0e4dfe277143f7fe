# What happened.

event-turn = Turn { $number }: { SEAT($seat) }
event-placed =
    { SEAT($seat) } places { WORD($tile, of: "tile") } at { $at }{ $turn ->
        [0] { "" }
       *[other] , top to { WORD($turn, of: "top") }
    }
event-drew = { SEAT($seat) } draws { WORD($tile, of: "tile") }
event-last-tile = { SEAT($seat) } has drawn the last tile: the final battle is near
event-discarded = { SEAT($seat) } discards { WORD($tile, of: "tile") }
event-played = { SEAT($seat) } plays { WORD($tile, of: "tile") }
event-moved =
    { $stays ->
        [true] { SEAT($seat) } turns { WORD($tile, of: "tile") } at { $to }
       *[false] { SEAT($seat) } moves { WORD($tile, of: "tile") } from { $from } to { $to }
    }{ $turn ->
        [0] { "" }
       *[other] , top to { WORD($turn, of: "top") }
    }
event-pushed = { WORD($pusher, of: "tile") } at { $by } ({ SEAT($seat) }) pushes { WORD($tile, of: "tile") } from { $from } to { $to }
event-strike = The { WORD($instant, of: "instant") } strikes { $at }
event-battle =
    { $which ->
        [final] The final battle begins
        [extra] The extra battle begins
       *[ordinary] A battle begins
    }{ $repeat ->
        [true] , for the board is still full
       *[false] { "" }
    }
event-phase = Initiative { $initiative }
event-exploded = { WORD($tile, of: "tile") } at { $at } explodes
event-attack =
    { WORD($tile, of: "tile") } at { $from } hits { $to } { $damage ->
        [0] in vain
       *[other] for { $damage }
    }: { EACH($why, as: "why") }
event-absorbed =
    { $damage ->
        [one] The medic at { $medic } takes { $damage } wound of { $unit }
       *[other] The medic at { $medic } takes { $damage } wounds of { $unit }
    }
event-hq-hit =
    { $damage ->
        [0] The HQ of { SEAT($seat) } at { $at } is hit by { SEAT($by) } and can no longer be damaged
       *[other] The HQ of { SEAT($seat) } at { $at } loses { $damage } to { SEAT($by) }
    }
event-wounded =
    { $wounds ->
        [one] { WORD($tile, of: "tile") } at { $at } has { $wounds } wound and stands
       *[other] { WORD($tile, of: "tile") } at { $at } has { $wounds } wounds and stands
    }
event-destroyed = { WORD($tile, of: "tile") } of { SEAT($seat) } at { $at } is destroyed
event-battle-over =
    The battle is over: { EACH($counted, as: "counted") }{ COUNT($fallen) ->
        [0] { "" }
       *[other] ; fallen: { LIST($fallen, of: "seat") }
    }
event-tie = A tie: an extra turn each for { LIST($seats, of: "seat") }, then a battle
event-left =
    { $how ->
        [escaped] { WORD($tile, of: "tile") } of { SEAT($seat) } escapes at { $at }
       *[delivered] { WORD($tile, of: "tile") } of { SEAT($seat) } is delivered at { $at }
    }: { $count } of { $needed }
event-tanker = { LIST($seats, of: "seat") } pull the tanker from { $from } to { $to }
event-carousel = { SEAT($seat) } turns the carousel around { $hub } by one step
event-charge =
    { $on ->
        [true] The socket { $at } gets a charge
       *[false] The socket { $at } loses its charge
    }: { $count } of { $needed }
event-storm = The storm takes { LIST($cells) } (bite { $number } of { $count })
event-caught = The storm catches the HQ of { SEAT($seat) } at { $at }: { $lost } HP lost, { $left } left
event-retreated = The HQ of { SEAT($seat) } retreats from { $from } to { $to }
event-alliance =
    { $on ->
        [true] Moloch comes through the gates: { LIST($seats, of: "seat") } are friends until it is gone
       *[false] The alliance is over: { LIST($seats, of: "seat") } are enemies again
    }
event-ended = The game is over: { WORD($reason, of: "end") }
event-built = { SEAT($seat) } builds a structure: { WORD($tile, of: "tile") } at { $at } and { WORD($second_tile, of: "tile") } at { $second_at }
event-dealt = { SEAT($seat) } is dealt a leader
event-kept = { SEAT($seat) } keeps one of the three leaders
event-revealed = { SEAT($seat) } shows the leader: { WORD($leader, of: "leader") }
event-led =
    { SEAT($seat) } uses { WORD($leader, of: "leader") }: { $effect ->
        [keep_all] no forced discard
        [from_discard] { WORD($tile, of: "tile") } comes back from the discard
        [swap] { WORD($tile, of: "tile") } at { $at } and { WORD($whom, of: "tile") } at { $to } change places
        [sacrifice] { WORD($tile, of: "tile") } at { $at } is blown up
        [initiative] the initiative of { WORD($tile, of: "tile") } at { $at } changes for this battle
        [attack_again] { WORD($tile, of: "tile") } at { $at } attacks again
        [cancel_wounds] one attack does nothing to { WORD($tile, of: "tile") } at { $at }
       *[cancel_instant] { WORD($instant, of: "instant") } has no effect
    }
event-again = { WORD($tile, of: "tile") } at { $at } attacks again, alone
counted-seat = { SEAT($seat) } { $points }

why-base = { WORD($kind, of: "kind") } { $strength }
why-bonus = +{ $value } { WORD($tile, of: "tile") } at { $at }
why-turned = turned by the quartermaster
why-armour = armour −1
why-hqs = an HQ does not hurt an HQ
why-explosion = armour and bonuses do not count

end-hq_destroyed = an HQ was destroyed
end-more_hit_points = more hit points were left after the final battle
end-still_tied = the extra battle did not break the tie
end-last_left = only one player is left
end-twenty_points = twenty points were reached
end-more_points = more points were scored by the end of the final battle
end-nothing_changed = a battle on a full board changed nothing
end-full_board = nobody fell in a battle on a full board
end-charges = enough sockets have a charge
end-machine_stands = the machine still stands after the final battle
end-parts_delivered = enough parts were delivered
end-parts_destroyed = too many parts were destroyed
end-parts_stopped = the parts were held up until the final battle was over
end-escaped = enough units have escaped
end-encircled = too few units had escaped when the final battle was over
end-tanker_home = the tanker is home
end-tanker_nearer = the tanker was nearer to this end after the final battle
end-tanker_points = the tanker stood in the middle, and more hit points were left
end-tanker_even = the tanker stood in the middle, and hit points were equal
end-roads_held = the HQ stood when the final battle was over
end-overrun = the HQ fell, and the roads are lost

# What is asked.

ask-first = Who begins is drawn
ask-hq = Place your HQ
ask-draw = { SEAT($seat) } draws a tile
ask-unlucky = All tiles in hand are instants. Draw anew?
ask-discard = A full hand: discard one of { EACH($hand, as: "held") }
ask-act =
    { COUNT($hand) ->
        [0] Your turn, and no tile in hand
       *[other] Your turn; in hand: { EACH($hand, as: "held") }
    }
held-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") }
       *[other] { $count } × { WORD($tile, of: "tile") }
    }
ask-place = Where does { WORD($tile, of: "tile") } go?
ask-move = Where does { WORD($tile, of: "tile") } at { $cell } move or turn to?
ask-aim =
    { $instant ->
        [move] Move: choose one of your units
        [grenade] Grenade: choose an enemy beside your HQ
        [sniper] Sniper: choose an enemy unit
        [air_strike] Air strike: choose the middle of seven cells
       *[other] { WORD($tile, of: "tile") }: choose a target
    }
ask-push = Which of your units pushes which enemy?
ask-pushed = { WORD($pusher, of: "tile") } at { $by } ({ SEAT($seat) }) pushes your { WORD($tile, of: "tile") } at { $cell }: where does it go?
ask-retreat = The storm has caught your HQ at { $cell }: where does it retreat?
ask-explode = Does { WORD($tile, of: "tile") } at { $cell } attack or explode?
ask-convert = { WORD($tile, of: "tile") } at { $cell } may turn an attack of the unit at its link
ask-medic = Which medic takes the wounds of which unit?
ask-attack = Which attack does the medic take?
ask-roll = Where does { WORD($tile, of: "tile") } at { $cell } roll, or does it stay?
ask-road = By which road does { WORD($tile, of: "tile") } of { SEAT($seat) } come? Chance names it
ask-build = Three tiles for your structure? In hand: { EACH($hand, as: "held") }
ask-pay =
    { $owed ->
        [one] The structure: discard { $owed } more tile of { EACH($hand, as: "held") }
       *[other] The structure: discard { $owed } more tiles of { EACH($hand, as: "held") }
    }
ask-lay = The structure: where does its first tile, { WORD($tile, of: "tile") }, lie?
ask-join = The structure: where does its second tile, { WORD($second_tile, of: "tile") }, lie, beside { $at }?
ask-board = Your structure boards: a battle now? Without it your turn is over.
ask-snipe = { WORD($tile, of: "tile") } at { $cell } shoots to { WORD($direction, of: "top") }: whom does it hit?
ask-deal = A leader is dealt to { SEAT($seat) }
ask-leader = Choose your leader, in secret
ask-window =
    { $moment ->
        [before_draw] { WORD($leader, of: "leader") }: take a tile back from your discard?
        [act] { WORD($leader, of: "leader") }: choose one of your units
        [partner] With which unit does { WORD($tile, of: "tile") } at { $cell } change places?
        [enemy_instant] { SEAT($seat) } plays: { WORD($instant, of: "instant") }. Stop it with { WORD($leader, of: "leader") }?
        [battle_starts] A battle starts: use { WORD($leader, of: "leader") } on a unit?
        [hits] Your units are hit: use { WORD($leader, of: "leader") }?
        [attack] Which attack on { WORD($tile, of: "tile") } at { $cell } does nothing?
       *[phase_over] The phase is over: does a unit attack again with { WORD($leader, of: "leader") }?
    }
ask-facing = How does { WORD($tile, of: "tile") } at { $cell } stand now?
asked-confirmHq = Your HQ here?
asked-discard = A full hand: choose a tile to discard
asked-act = Your turn: use tiles, move units, or end the turn
asked-build = Give three tiles for your structure?
asked-pay = The structure: choose the tiles that it costs; still to go: { $owed }
asked-window-hits = Hits: use { WORD($leader, of: "leader") }?
asked-window-battle_starts = A battle: use { WORD($leader, of: "leader") }?
asked-spin = Your turn: use tiles, move units, turn a carousel by its hub, or end the turn
asked-turnCarousel = Turn this carousel, with everybody on it?
asked-pushWhom = Choose the enemy to push back
asked-battle = A battle now? The preview shows what would happen.
asked-turnIt = Turn { $tile } and confirm
asked-several = How does it move?
asked-heldTile = { $tile }: use it or discard it

# What can be done.

do-first = { SEAT($seat) } begins
do-draw = Draw { WORD($tile, of: "tile") }
do-use = Use { WORD($tile, of: "tile") }
do-discard = Discard { WORD($tile, of: "tile") }
do-hq = HQ at { $cell }, top to { WORD($turn, of: "top") }
opening-hq = HQ at { $cell }
do-place = Place at { $cell }, top to { WORD($turn, of: "top") }
do-to = To { $cell }, top to { WORD($turn, of: "top") }
do-aim = Aim at { $cell }
do-pushed = Pushed to { $cell }
do-move = Move { WORD($tile, of: "tile") } at { $cell } by itself
do-carry = { WORD($tile, of: "tile") } at { $cell }, carried by the transport at { $by }
do-push = { WORD($tile, of: "tile") } at { $cell } pushes { WORD($whom, of: "tile") } at { $pushed }
do-turn = Turn the attack to { WORD($direction, of: "direction") }, printed as { WORD($attack, of: "kind") }
do-medic = The medic at { $medic } for { WORD($tile, of: "tile") } at { $unit }
do-take =
    { $how ->
        [instant] The instant
        [explosion] The explosion of { WORD($tile, of: "tile") } at { $attacker }
       *[other] The attack of { WORD($tile, of: "tile") } at { $attacker } to { WORD($how, of: "direction") }
    }
do-end = End the turn
do-redraw = Draw anew
do-keep =
    { $kind ->
        [convert] Leave the attacks as they are
        [build] Build nothing
       *[other] Keep them
    }
do-deal = Deal { WORD($leader, of: "leader") }
do-leader = Keep { WORD($leader, of: "leader") }
do-lead = Use { WORD($leader, of: "leader") }
do-target = Use it on { WORD($tile, of: "tile") } at { $cell }
do-recall = Take { WORD($tile, of: "tile") } back
do-spare =
    { $how ->
        [instant] The instant
        [explosion] The explosion of { WORD($tile, of: "tile") } at { $attacker }
       *[other] The attack of { WORD($tile, of: "tile") } at { $attacker } to { WORD($how, of: "direction") }
    }
do-face = Top to { WORD($turn, of: "top") }
do-decline = Do not use it
do-attack = Attack
do-explode = Explode
do-spin = Turn the carousel around { $hub }
do-run = { WORD($tile, of: "tile") } at { $cell } runs
do-roll = Roll to { $cell }
do-road = Come by the road of { $cell }
do-stay = Stay
do-retreat = Retreat to { $cell }
do-build = Build { WORD($tile, of: "tile") } ({ $first }) and { WORD($second_tile, of: "tile") } ({ $second })
do-board = Start the battle
do-rotate = Turn { WORD($tile, of: "tile") } at { $cell }, top to { WORD($turn, of: "top") }
do-turn_second = Second tile: turn the attack to { WORD($direction, of: "direction") }, printed as { WORD($attack, of: "kind") }

# Why something cannot be done.

refusal-no_allies = Moloch can hit its allies only where there are allies: in solo or team mode.
refusal-extended_seats = The extended board is for 4 to 6 seats, not for { $seats }.
refusal-main_board_seats = With { $seats } seats the board is always the extended one. Switch it on, or choose 2 to 4 seats.
refusal-same_id = { $a } and { $b } are two versions of one army and cannot meet. Choose another army.
refusal-too_few_armies = { $seats } seats cannot all lead different armies: there are only { $armies }. Switch “Mirror match” on, or load more armies from files.
refusal-same_army = Two seats lead { WORD($army, of: "value-army") }. Choose another army, or switch “Mirror match” on.
refusal-mode_seats = The mode “{ WORD($mode, of: "value-mode") }” is for { EITHER($counts) } seats, not for { $seats }.
refusal-solo_first = In solo mode the single player, seat 1, begins.
refusal-team_hp = 15 hit points are for team mode.
refusal-mission_seats = Mission { $mission } is for { $wanted ->
        [one] { $wanted } seat
       *[other] { $wanted } seats
    }, not for { $seats }.
refusal-mission_without = Mission { $mission } is played without “{ WORD($option, of: "option") }”. Switch it off.
refusal-mission_enemy = Mission { $mission } is played against { WORD($army, of: "value-army") }. Choose another army.
warning-structures_with_leaders = The rulebooks advise against structures and leaders in one game. You may play it.
refusal-no_levels = Levels are for missions for one: { LIST($values, of: "value-mission") } ({ ROW($values) }). Leave the level as it was, or choose such a mission.
refusal-alone = One player alone plays a mission for one: { LIST($values, of: "value-mission") } ({ ROW($values) }).
refusal-mission_fixes =
    Mission { $mission } fixes this: { WORD($topic, of: "option") } is { $topic ->
        [army] { WORD($wanted, of: "value-army") }
        [mode] { WORD($wanted, of: "value-mode") }
       *[other] { $wanted }
    }.
refusal-leaders_mode = Leaders are for duels and teams, not for the mode “{ WORD($mode, of: "value-mode") }”. Switch them off, or choose another mode.
refusal-no_such_leader = There is no leader { $text } here; there is: { LIST($leaders, of: "leader") }.
refusal-not_dealt = { WORD($leader, of: "leader") } is not among the cards: { LIST($leaders, of: "leader") }.
refusal-leader_gone = Your leader has been used twice and is out of the game.
refusal-leader_used = Your leader has been used in this turn.
refusal-leader_no_target = { WORD($leader, of: "leader") } has no legal target now.
refusal-leader_moment = This is not the moment of { WORD($leader, of: "leader") }.
refusal-not_led = The leader cannot be used on the unit at { $cell }.
refusal-not_in_discard = No { WORD($tile, of: "tile") } is in your discard.
refusal-wrong_kind = This side of the card takes no { WORD($tile, of: "tile") } back.
refusal-no_attack_on_it = That is none of the attacks on the unit.
refusal-nothing_swapped = The board would be the same as before; choose another rotation.
refusal-asks_otherwise = “{ $verb }” is no answer now; write { WORD($kind, of: "how") }.
refusal-no_such_tile =
    There is no { $text } here; there is: { COUNT($tiles) ->
        [0] nothing
       *[other] { LIST($tiles, of: "tile") }
    }.
refusal-apart = { $a } and { $b } do not touch.
refusal-not_in_pile = No { WORD($tile, of: "tile") } is left in the pile.
refusal-empty_hand = There is no { WORD($tile, of: "tile") } in hand, nor anything else.
refusal-not_held = There is no { WORD($tile, of: "tile") } in hand, but: { LIST($held, of: "tile") }.
refusal-no_more_discards = No more tiles can be discarded in this turn.
refusal-no_more_uses = No more tiles can be used in this turn.
refusal-no_room = No cell is empty for { WORD($tile, of: "tile") }.
refusal-zone_full = No cell of your zone is empty for { WORD($tile, of: "tile") }.
refusal-no_battle_at_the_end = No Battle tile can be played once the last tile of a pile was drawn.
refusal-grenade_no_hq = Without your HQ no grenade can be thrown.
refusal-grenade_netted = Your HQ is netted, so no grenade can be thrown.
refusal-grenade_nobody = No enemy unit but an HQ stands beside your HQ.
refusal-nobody_free = { WORD($tile, of: "tile") } cannot be played: none of your units is free of nets.
refusal-nobody_pushes = { WORD($tile, of: "tile") } cannot be played: none of your units can push anybody anywhere.
refusal-nobody_to_shoot = { WORD($tile, of: "tile") } cannot be played: there is no enemy unit but HQs.
refusal-no_target = { WORD($tile, of: "tile") } cannot be played: it has no target.
refusal-no_unit = There is no unit at { $cell }.
refusal-not_own = The unit at { $cell } belongs to somebody else.
refusal-netted = The unit at { $cell } is netted.
refusal-no_mobility = { WORD($tile, of: "tile") } at { $cell } has no mobility.
refusal-has_moved = The unit at { $cell } has moved in this turn.
refusal-nothing_there = Nothing lies there beside { $cell }.
refusal-no_transport = There is no transport at { $cell }.
refusal-transport_not_linked = The transport at { $by } is not linked to { $cell }, or is netted.
refusal-has_carried = The transport at { $cell } has carried this unit in this turn.
refusal-not_on_board = { $cell } is not on this board.
refusal-taken = { $cell } is taken by { WORD($tile, of: "tile") }; choose an empty cell.
refusal-not_in_zone = { $cell } is not in your zone.
refusal-no_hq_here = No HQ may stand at { $cell }.
refusal-must_change = The unit must change its cell or its rotation.
refusal-too_far = { $cell } is too far from { $unit }, or the way is blocked.
refusal-not_behind = { $cell } is not behind the pushed unit: it must touch it and lie two steps from the pusher.
refusal-air_strike_rim = Not all of { $cell } and the six cells around it are on the board.
refusal-no_enemy = The unit at { $cell } is no enemy.
refusal-no_hq = An HQ cannot be the target.
refusal-not_beside_hq = { $cell } is not beside your HQ.
refusal-no_room_behind = There is no empty cell behind { $cell } to push it to.
refusal-no_such_attack = The linked unit has no such attack in that direction.
refusal-no_medic = No medic at { $medic } can take wounds of a unit at { $unit } now: it must be linked, free and unhurt itself.
refusal-no_open_attack = That is none of the open attacks on the unit.
refusal-no_carousels = There are no carousels here.
refusal-no_such_carousel = No carousel turns around that cell; there are those around: { $known }.
refusal-carousel_rests = The carousel around { $hub } turned last; it rests until another turns.
refusal-has_spun = A carousel was turned in this turn.
refusal-nobody_runs = None of your units may run.
refusal-no_more_runs = No more units may run in this turn; so many have: { $most }.
refusal-no_hq_runs = An HQ does not run.
refusal-has_run = The unit at { $cell } has run in this turn.
refusal-no_roll = The part at { $unit } cannot roll to { $cell }: only north-east or south-east, to an empty cell or where it can shove an enemy.
refusal-no_such_road = No road begins there; roads begin at { LIST($cells) }.
refusal-not_nearest = { $cell } is not one of the empty cells that are nearest to the HQ.
refusal-structures_seats = Structures are for 2 to 4 seats, not for { $seats }. Switch them off, or choose fewer seats.
refusal-no_structures = A battle by boarding needs structures: switch them on first.
refusal-no_rotation = The unit at { $cell } cannot turn by itself.
refusal-has_rotated = The structure at { $cell } has turned a tile in this turn.
refusal-must_turn = The tile at { $cell } must change its rotation.
refusal-no_room_beside = There is no empty cell beside { $cell } for the second tile.
refusal-not_beside_first = { $cell } is not beside the first tile, which lies at { $first }.
refusal-heavy = The structure at { $cell } is heavy: it may turn, but not move.
refusal-too_heavy = The structure at { $cell } is heavy: nobody can push it.
refusal-leaves_mate = { $cell } is not beside { $mate }, where the other tile of the structure lies.
refusal-not_on_line = { $cell } is no cell on the line of the shot with a unit that it can hit.
refusal-answer_impossible = Answer { $number } cannot be { $answer }. { EACH($asked, as: "ask") } Choose one of: { $possible }.
refusal-answers_left = Answers given: { $given }, but the battle asked for { $asked }.

# What to type in a terminal.

usage-first = first and the number of a seat
usage-draw = draw and a tile, such as: draw borgo_mutant
usage-hq = hq, a cell and a rotation from 0 to 5, such as: hq d4 0
usage-redraw = redraw
usage-keep = keep
usage-discard = discard and a tile, such as: discard move
usage-use = use and a tile, such as: use battle
usage-place = place, a cell and a rotation from 0 to 5, such as: place d4 3
usage-aim = aim and a cell, such as: aim d4
usage-move = move and the cell of a unit, such as: move d4
usage-carry = carry, the cell of a unit and that of a transport, such as: carry d4 by e4
usage-to = to, a cell and a rotation from 0 to 5, such as: to d5 3
usage-push = push, the cell of the pusher and that of the pushed, such as: push d4 d3
usage-pushed = pushed and a cell, such as: pushed d2
usage-end = end
usage-attack = attack
usage-explode = explode
usage-turn = turn, a direction and a kind of attack, such as: turn NE ranged
usage-medic = medic, its cell and that of the unit, such as: medic d5 for d6
usage-take = take, the attacker's cell and a direction, such as: take c3 NE
usage-spin = spin and the hub of a carousel, such as: spin f2
usage-run = run and the cell of a unit, such as: run d4
usage-roll = roll and a cell, such as: roll c3
usage-road = road and the outer cell of a road, such as: road d1
usage-stay = stay
usage-retreat = retreat and a cell, such as: retreat d3
usage-build = build and the two faces that lie up, such as: build 1a 2b
usage-board = board
usage-rotate = rotate, the cell of a tile and a rotation from 0 to 5, such as: rotate d4 3
usage-turn_second = turn_second, a direction and a kind of attack, such as: turn_second NE ranged
usage-deal = deal and a leader, such as: deal magpie
usage-leader = leader and its name, such as: leader magpie
usage-lead = lead
usage-decline = decline
usage-target = target and the cell of a unit, such as: target d4
usage-recall = recall and a tile, such as: recall borgo_mutant
usage-spare = spare, the attacker's cell and a direction, such as: spare c3 NE
usage-face = face and a rotation from 0 to 5, such as: face 3
how-first = first and a seat
how-draw = draw and a tile
how-hq = hq, a cell and a rotation
how-unlucky = redraw or keep
how-discard = discard and a tile
how-act = use, discard, move, carry or end
how-place = place, a cell and a rotation from 0 to 5
how-move = to, a cell and a rotation from 0 to 5
how-aim = aim and a cell
how-push = push and the two cells
how-pushed = pushed and a cell
how-retreat = retreat and a cell
how-explode = attack or explode
how-convert = turn, a direction and melee or ranged, or keep
how-medic = medic, its cell and the unit's
how-attack = take, the attacker's cell and a direction
how-roll = roll and a cell, or stay
how-road = road and the outer cell of a road
how-build = build and two faces, or keep
how-pay = discard and a tile
how-lay = place, a cell and a rotation from 0 to 5
how-join = place, a cell beside the first tile and a rotation from 0 to 5
how-board = board or end
how-snipe = aim and the cell of the unit that is hit
how-deal = deal and a leader
how-leader = leader and the one that you keep
how-window = decline; or lead, target and a cell, recall and a tile, spare and an attack
how-facing = face and a rotation from 0 to 5

# How things stand.

effect-battle =
    { $which ->
        [final] starts the final battle
        [extra] starts the extra battle
       *[ordinary] starts a battle
    }
effect-destroys = destroys { $count }
effect-hq = the HQ of { SEAT($seat) } loses { $damage }
effect-ended = ends the game
standing-seat =
    { SEAT($seat) } has { $mode ->
        [true] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] { $points ->
            [one] { $points } hit point
           *[other] { $points } hit points
        }
    } and { $size ->
        [one] { $size } tile to draw
       *[other] { $size } tiles to draw
    }
standing-pile = Next draw: { EACH($left, as: "left") }
left-tile = { $count } { WORD($tile, of: "tile") } { $odds }%
standing-side =
    { COUNT($seats) ->
        [1] { LIST($seats, of: "seat") } alone: { $points } HP
       *[other] { LIST($seats, of: "seat") } are allied: { $points } HP together
    }
standing-army =
    { SEAT($seat) } has no HQ and { $size ->
        [one] { $size } tile to draw
       *[other] { $size } tiles to draw
    }
standing-progress = { SEAT($seat) }: { WORD($what, of: "progress") } { $count } of { $needed }
progress-charges = charges
progress-delivered = parts delivered
progress-destroyed = parts destroyed
progress-escaped = units escaped
progress-tanker = cells of the tanker
progress-rounds = rounds
progress-turned_up = tiles turned up
outcome-seat =
    { $place }. { SEAT($seat) }: { $mode ->
        [true] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] { $points ->
            [one] { $points } hit point
           *[other] { $points } hit points
        }
    }
outcome-shared = { LIST($winners, of: "seat") } share the victory
outcome-won =
    { COUNT($winners) ->
        [1] { LIST($winners, of: "seat") } wins
       *[other] { LIST($winners, of: "seat") } win
    }
outcome-army = { $place }. { SEAT($seat) }, without an HQ

# A battle that was handed in.

battle-left =
    { $mode ->
        [true] Points: { EACH($counted, as: "counted") }
       *[false] Hit points: { EACH($counted, as: "counted") }
    }
battle-choice = Choice { $number }, { SEAT($seat) }: { EACH($asked, as: "ask") } "{ $answer }"; possible: { $possible }
battle-unanswered = No answer for { SEAT($seat) }: { EACH($asked, as: "ask") } "{ $answer }" is taken.

# The board in a terminal.

picture-tile = { WORD($tile, of: "tile") }
picture-army = { WORD($army, of: "army") }
picture-over = the game is over
picture-turn = turn { $number } of { SEAT($seat) }, { $stage }
picture-last = { SEAT($seat) } has drawn the last tile
picture-owed = , a turn is left for { LIST($seats, of: "seat") }
picture-points = points { $points }
picture-hp = HP { $points }
picture-pile = pile { $size }
picture-out = out of the game
picture-hand = hand: { $hand }
picture-leader =
    leader: { WORD($leader, of: "leader") }{ $face ->
        [front] , front up
        [back] , back up
       *[gone] , used up
    }
hand-leaders = To choose from: { LIST($leaders, of: "leader") }
hand-leader = Front: { WORD($front, of: "leader-use") } Back: { WORD($back, of: "leader-use") }
picture-allied = allied: { LIST($seats, of: "seat") }; { $points } HP together
picture-alone = alone: { LIST($seats, of: "seat") }; { $points } HP
picture-legend = 1 melee r1 ranged g1 Gauss A armour N net L link i initiative w wounds # netted
picture-outer = (a1) outside: a battle starts when the 19 inner cells are full
picture-no-hq = no HQ
picture-mission = Mission { $number }: { WORD($mission, of: "value-mission") } (reconstruction)
picture-own-mission = Mission { $number }: { WORD($mission, of: "value-mission") }
picture-progress = { WORD($what, of: "progress") } { $count } of { $needed }
picture-hexes-carousel = @ hub of a carousel; @- it rests
picture-hexes-socket = * socket, *! with a charge
picture-hexes-front = o mouth of the factory, > the front
picture-hexes-exit = > exit
picture-hexes-rail = [T] the tanker, | rails, ! goals: north of seats 1 and 3
picture-hexes-bite = .3 the storm takes the cell with its third bite, .3! with the next
picture-joined = +d5 a structure: one unit with the tile at d5
picture-unbuilt = structure to build
picture-hexes-gate = [G] gate, closed
picture-hexes-road = ^ > v < a road and where it leads
stage-set-up = the armies are set up
stage-drawing = drawing
stage-looking = looking at the hand
stage-discarding = discarding
stage-acting = acting
stage-ordinary-battle = a battle
stage-final-battle = the final battle
stage-extra-battle = the extra battle
stage-starting = before drawing
stage-between = between two rounds

# The table in the browser.

title = Neuroshima Hex
about = Armies clash over a ruined land. Place your tiles well, then let the battle prove it.
option-alternative_start = Alternative start
option-alternative_start-help = The first player draws three tiles and uses one.
option-army = Army
option-army-help = The army of this seat.
option-edition = Edition
option-edition-help = Where the rulebooks differ, this one counts: hit points in team mode, the end of a points game, reinforcements.
option-extended_board = Extended board
option-extended_board-help = All 37 hexes. Automatic: on for five and six players, off for fewer; four may switch it on.
option-first = Who begins
option-first-help = The seat that has the first turn.
option-leaders = Leaders
option-leaders-help = Each side keeps one of three leader cards in secret and may use it twice. For duels and teams. The cards are our reconstruction, unless a file brings others.
option-mirror = Mirror match
option-mirror-help = Two seats may lead the same army. Automatic: on for five and six players, because the box has four armies.
option-mission = Mission
option-mission-help = A mission of the atlas of battles: it has a board and rules of its own, and fixes seats, mode and often armies. Our reconstruction.
option-level = Level
option-level-help = For missions for one: the higher the level, the fewer hit points your HQ begins with.
option-mode = Mode
option-mode-help = Duel for 2; deathmatch or points for 3 to 6; solo for 3; team for 4.
option-moloch_hurts_allies = Moloch hits its allies
option-moloch_hurts_allies-help = With allies on the board this is on, unless you switch it off.
option-reinforcements = Reinforcements
option-reinforcements-help = Draw up to six tiles, use two.
option-team_hp = HQ hit points in team mode
option-team_hp-help = How much each headquarters can take when allies play together. Automatic: 15 in edition 3.0, whose official errata say 20, and 20 in edition 2025.
option-structures = Structures
option-structures-help = Two-hex warriors, built once in a game for three tiles. What is printed on them is our reconstruction.
option-boarding = Boarding
option-boarding-help = Whether a structure that boards may start its battle or must. Only with structures.
value-boarding-choice = The player chooses
value-boarding-compulsory = Always a battle
trait-rotation = Rotation: in each of your turns one of its tiles may turn.
trait-boarding = Boarding: once built it may start a battle at once; your turn is over then.
trait-heavy = Heavy: nobody can move it; it may turn.
trait-sniper = Sniper: each shot may pick any enemy on its line.
structure-with = One unit with the tile at { $cell }
structure-unbuilt = structure to build
value-army-borgo = Borgo
value-army-hegemony = Hegemony
value-army-moloch = Moloch
value-army-outpost = Outpost
value-level-recruit = Recruit
value-level-soldier = Soldier
value-level-veteran = Veteran
value-level-commander = Commander
value-mode-deathmatch = Deathmatch
value-mode-duel = Duel
value-mode-points = Points
value-mode-solo = One against two
value-mode-team = Teams
language = en
board = Neuroshima board. Arrow keys go from cell to cell, Enter chooses, Q and E rotate, I shows the card, Escape goes back.
hand = Tiles in hand
noTiles = The tiles could not be loaded.
again = Try again
cancel = Cancel
close = Close
discard = Discard
end = End turn
hp = HP
unitAt = { $tile } at { $cell }
waiting = Waiting for { $who }
watching = Watch what happened
rotate-left = Rotate left
rotate-right = Rotate right
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
yes-battle = Start the battle
yes-place = Place here
yes-move = Move here
yes-push = Push back
yes-strike = Strike
yes-ok = Confirm
cell-empty = empty
cell-unit = { $tile }, { $army }, { $who }
cell-hp = hit points: { $n }
cell-initiative = initiative { $initiative }
cell-facing = top to { $direction }
cell-wounds = wounds: { $n }
cell-netted = netted
cell-target = can be chosen
cell-pinned = chosen, Enter confirms
direction-N = north
direction-NE = north-east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-NW = north-west
top-0 = { direction-N }
top-1 = { direction-NE }
top-2 = { direction-SE }
top-3 = { direction-S }
top-4 = { direction-SW }
top-5 = { direction-NW }
kind-melee = melee
kind-ranged = ranged
kind-gauss = Gauss
kind-explosion = explosion
kind-net = net
kind-link = link
tilekind-hq = HQ
tilekind-warrior = warrior
tilekind-module = module
tilekind-instant = instant
instant-battle = Battle
instant-move = Move
instant-push_back = Push back
instant-grenade = grenade
instant-sniper = sniper
instant-air_strike = air strike
ghost-facing = Top to { $direction }
ghost-nobody = It would hit nobody
ghost-hit = { $unit }: −{ $damage }
ghost-vain = { $unit }: stopped
ghost-net = nets { $unit }
ghost-link = linked: { $unit }
preview = If a battle started now
preview-planned = If a battle started after this
preview-mark = Mark on the board
preview-none = Nothing to foresee yet.
preview-nothing = Nobody would be hit.
preview-hits = { $unit } hits { $target } for { $damage }
preview-vain = { $unit } hits { $target } in vain
preview-absorbed = { $medic } takes it for { $unit }
preview-dies = { $unit } dies
preview-wins = Would win: { $who }
preview-draw = It would be a draw
tab-mission = Mission
tab-leaders = Leaders
mission-number = Mission { $number }
mission-reconstruction = our reconstruction
mission-legend = Signs on the map
mission-rules = All its rules
mission-alliance =
    { $stage ->
        [0] Enemies; rounds until Moloch comes
        [1] Friends against Moloch; rounds at most
       *[other] Moloch is gone: enemies again
    }
mission-tanker = tanker, pulled by { $who }
goal-assembly_line-1 = Deliver enough parts: before you draw, your parts roll towards the front, and one that already stands there is delivered.
goal-assembly_line-2 = Destroy enough parts, or hold them up until the final battle is over.
goal-cauldron-1 = Let enough units escape: in each turn two of your units may run, and who stands on an exit when your turn begins is out.
goal-cauldron-2 = Destroy the HQ, or let too few escape until the final battle is over.
goal-alliance = As in a duel: an HQ that falls loses, else more hit points after the final battle win. In between Moloch stands in the gates, and you are friends until it is gone.
goal-demolition-1 = Have a charge on enough sockets: a unit that lives through a battle on a socket lays one.
goal-demolition-2 = Destroy the HQ, or keep the machine standing until the final battle is over: a unit of yours that lives through a battle on a socket takes its charge away.
goal-merry_go_round = As in a duel. Once in your turn you may turn a carousel, with everybody on it; the one that turned last rests.
goal-sandstorm = Everyone for themselves. After each round the storm takes the cells that are marked next: units there are lost, an HQ loses hit points and retreats.
goal-tanker = After each battle the team with more units around the tanker, HQs not counted, pulls it one cell towards its goal. There it is won; so is the game when an enemy HQ falls.
goal-six_roads = Hold your HQ until Moloch’s pile is empty and the final battle is over; the hit points that are left are your score.
hex-mouth = mouth of the factory: new parts come from here
hex-front = the front: parts are delivered here
hex-exit = exit
hex-socket = socket without a charge
hex-socket-on = socket with a charge
hex-carousel = hex of a carousel
hex-hub = hub of a carousel that rests
hex-hub-on = hub of a carousel that may be turned
hex-rail = rails of the tanker
hex-goal = goal of { $who }
hex-bite = the storm takes it with bite { $number }
hex-bite-on = the storm takes it next: bite { $number }
hex-road = road on which Moloch marches
hex-tanker = the tanker
hex-gate = gate, closed
hex-closed = your tiles are not placed here
leader-uses =
    { $n ->
        [0] used up
        [one] { $n } use left
       *[other] { $n } uses left
    }
leader-front = First use:
leader-back = Second use:
leader-spent = (spent)
leader-reconstruction = Cards of our own reconstruction
leader-rules = The rules of leaders
leader-chooses =
    { $chosen ->
        [true] { $who }: has chosen, the card lies face down
       *[false] { $who }: chooses one of three cards in secret
    }
yes-lead = Use it here
yes-spin = Turn it
report = The last battle, step by step
theatre-battle = Battle
theatre-struck = { $unit } takes { $damage } from { $attackers }
playback = Playback of the battle
playback-start = To the beginning
playback-back = Step back
playback-play = Play
playback-pause = Pause
playback-step = Step forward
playback-skip = To the end
playback-instant = at once
playback-speed = Speed
counter = Tiles left and next draw
counter-whose = Whose tiles
counter-what = Which tiles
counter-pile = Pile
counter-hand = Hand
counter-discard = Discard
counter-none = None
counter-row = { $tile }: { $count } left, { $odds } next
seat-hp = { $n } of { $full } HP
seat-points = { $n } of { $full } points
seat-pile = pile { $n }
seat-fallen = fallen
card-now = Now
card-symbols = Symbols
symbol-hq = HQ: if it is destroyed, the game is lost.
symbol-initiative = White disc: acts in initiative phase { $initiative }; higher phases come first.
symbol-melee = Spearhead: melee, strength { $n }, hits the neighbour on that side.
symbol-ranged = Long arrow: ranged, strength { $n }, hits the first enemy in the line.
symbol-gauss = Two rails: Gauss cannon, hits every enemy in the line.
symbol-armour = Steel bar: armour, takes 1 off shots at that side.
symbol-net = Mesh: a net, the enemy on that side can do nothing.
symbol-link = Socket: the module works on the unit on that side.
symbol-toughness = Shields: withstands this many wounds: { $toughness }.
symbol-mobility = Double chevron: once in its turn it may move one cell and turn.
value-initiative = Initiative
value-extra = Extra attacks
value-inPhases = in phase { $phases }
value-tooLow = in no phase, its initiative is too low
value-hp = Hit points: { $n }
value-toughness = Toughness { $left } = { $printed } − wounds { $wounds }
value-armour = Armour: { $directions }
value-nettedBy = Netted by { $unit }
value-notNetted-itself = Not netted by { $unit }, which is netted itself
value-notNetted-ring = Not netted by { $unit }: they net each other
value-takenOver = Taken over by { $unit }, works for { $who }
value-medic = Served by { $unit }
value-team_hp-auto = As in the edition: 15 or 20
tab-forecast = Forecast
tab-tiles = Tiles

# Etudes.

etude-task = Use { $use } of these tiles, then a battle is fought: { EACH($offered, as: "etude-tile") }
etude-tile =
    { $count ->
        [1] { WORD($tile, of: "tile") } ({ $tile })
       *[other] { $count } × { WORD($tile, of: "tile") } ({ $tile })
    }
etude-goals = Goal: { EACH($goals, as: "etude-goal") }
etude-goal-destroy_hq = the enemy HQ falls and the own one stands
etude-goal-hq_lead = a lead of { $number } hit points
etude-goal-survive = the own HQ stands
etude-goal-unhurt = the own HQ loses nothing
etude-goal-clear = no enemy unit but the HQ is left, and the own HQ stands
etude-goal-keep = the units on { LIST($cells) } still stand
etude-about = About: { WORD($category, of: "etude-kind") }; level { $level } of 5
etude-kind-hq_kill = placement
etude-kind-initiative = initiative
etude-kind-extra_attack = an additional attack
etude-kind-net_break = breaking a net
etude-kind-net_ring = nets against nets
etude-kind-medic = medics
etude-kind-push = a push
etude-kind-conversion = a converted attack
etude-kind-take_over = a module taken over
etude-kind-explosion = an explosion
etude-kind-order = the order of the tiles
etude-kind-mobility = movement
etude-kind-lines = lines of fire
etude-kind-survival = survival
etude-kind-exchange = clearing the board
etude-proved =
    { $leaves ->
        [one] { $leaves } board before the battle was fought out
       *[other] { $leaves } boards before the battle were fought out
    }; { $solutions } solve.
etude-class =
    { $solutions ->
        [one] { $tiles }: { $solutions } solution, { $orders } of { $all } orders
       *[other] { $tiles }: { $solutions } solutions, { $orders } of { $all } orders
    }
etude-line = for example: { $line }
etude-more = There are more solutions than are listed.
etude-none = Nothing solves; the best line falls short by { $short }.
etude-no-battle = No line uses all tiles before the board is full.
etude-near = One short: { $count }
etude-fewer =
    { $count ->
        [one] With { $count } tile the best line falls short by { $short }.
       *[other] With { $count } tiles the best line falls short by { $short }.
    }
etude-checksum = Checksum of all results: { $checksum }
etude-fault-unsolved = nothing solves it: the best line falls short by { $short }; give the enemy HQ fewer hit points, or ask for less
etude-fault-unsound =
    { $count ->
        [one] solutions are of { $count } class: { $classes }; close a hex or change the offer
       *[other] solutions are of { $count } classes: { $classes }; close a hex or change the offer
    }
etude-fault-turns = { WORD($tile, of: "tile") } solves in { $count } rotations; three or all are good
etude-fault-fewer =
    { $count ->
        [one] { $count } tile is enough; ask for more
       *[other] { $count } tiles are enough; ask for more
    }
etude-fault-unplayable = { WORD($tile, of: "tile") } cannot be played; offer something else
etude-fault-needless = { WORD($tile, of: "tile") } at { $cell } is not needed; take it away
etude-fault-solution = the solution in the file is none: { $line }; write one of those that are told
etude-fault-measured = measured.{ $key } is { $now }, not { $told }; write that
etude-fault-twin = it is the same as { $other }, turned or mirrored; leave one out
etude-left =
    { $count ->
        [0] All tiles are used.
        [one] { $count } tile is still to be used; offered: { EACH($offered, as: "etude-tile") }
       *[other] { $count } tiles are still to be used; offered: { EACH($offered, as: "etude-tile") }
    }
etude-hint-kind = It is about: { WORD($category, of: "etude-kind") }.
etude-hint-tiles = These tiles are needed: { LIST($tiles, of: "tile") }.
etude-hint-first =
    { $tile ->
        [none] Begin with the unit at { $cell }.
       *[other] { $cell ->
            [none] Begin with { WORD($tile, of: "tile") }.
           *[other] Begin with { WORD($tile, of: "tile") } at { $cell }.
        }
    }
etude-solved = Solved.
etude-missed = Not solved: it falls short by { $short }.
composer-board = Board to set up. Arrow keys walk, Enter puts down or chooses, Q and E turn, Delete takes away.
composer-side-0 = Solving side
composer-side-1 = Other side
composer-units = Units on the board
composer-hp = HQ hit points
composer-take = Take a tile from the list, or choose a unit on the board to turn, move or remove it.
composer-put = Choose an empty hex for the tile.
composer-offer = Offered tiles: { $n } of { $most }
composer-withdraw = One less: { $tile }
composer-use = Tiles to use
composer-goal = Goal
composer-lead = Lead
composer-turn_left = Turn left
composer-turn_right = Turn right
composer-wounds = Wounds: { $n }
composer-keep = Must still stand
composer-remove = Remove
composer-clear = Empty the board
composer-need-hq0 = the HQ of the solving side
composer-need-hq1 = the HQ of the other side
composer-need-offer = more offered tiles than are used
composer-need-room = an empty hex
refusal-etude_answer = { $answer } is no answer; choose one of: { $possible }.
refusal-etude_no_discard = In an etude nothing is discarded.
refusal-etude_all_used = All tiles are used; abilities are left, or the battle.
refusal-etude_tiles_left = Tiles are still to be used before the battle.
refusal-etude_full = The board is full and tiles are still missing: so it is not solved. Take a step back.
refusal-etude_half = "{ $text }" is only half a step; say where it goes.
guide-title = The armies
guide-tips = Tips from measured games
guide-measured = From { $games } games of two veterans without leaders and structures. They tell what a strong bot does, not what must be.
guide-keep = Hardly ever thrown away:
guide-throw = Thrown away first:
guide-hq-middle = The HQ stands in the middle in { $n }% of the games.
guide-hq-between = The HQ stands beside the middle in { $n }% of the games, never at the edge.
guide-hq-edge = The HQ stands at the edge in { $n }% of the games.
guide-score = It scores { $n }% against the others ({ $low } to { $high }%).
guide-against = Against
guide-won = Score
guide-tiles = All { $n } tiles
army-difficulty-1 = easy to lead
army-difficulty-2 = needs a plan
army-difficulty-3 = needs nerve
army-trait-ranged = Ranged
army-trait-melee = Melee
army-trait-mobility = Mobility
army-trait-armour = Armour
once-hq = The HQ has 20 points and helps the units beside it. It is yours to place now, and it stays there.
once-discard = Whoever holds three tiles throws one away before anything else.
once-unlucky = There are only instants in your hand: you may throw them all away and draw anew.
once-battle = A Battle starts at once and ends your turn: play it last.
once-instant = An instant acts at once and is gone. You may play any number of them in a turn.
once-net = A net switches off the enemy unit at its mesh: no attack, no bonus, no move.
once-medic = A Medic takes the wounds of one attack on a unit at its plug, and dies in its place.
once-module = A module does not attack: it changes the units at its plugs.
once-toughness = Each shield of toughness is one wound that the unit survives.
once-armour = Armour takes 1 off each shot that comes from that side.
once-mobility = A unit with the sign of mobility may move one hex and turn, once in each of your turns.

# The challenge of the day.

challenge-six_roads = Six Roads
challenge-six_roads-text = Moloch comes down six roads. Hold your HQ until its pile is empty; the hit points that are left count.
challenge-six_roads-column = Hit points
challenge-six_roads-score =
    { $score ->
        [0] the HQ has fallen
        [one] { $score } hit point left
       *[other] { $score } hit points left
    }
