# What happened.

event-first = { SEAT($seat) } is the first player
event-corporation = { SEAT($seat) } leads { WORD($corporation, of: "corporation") }
event-laid = { LIST($terrains, of: "terrain") } at { LIST($at) }
event-ready = The board is ready; rubium: { ROW($rubium) }
event-turn = Turn { $number }: { SEAT($seat) }
event-bought = { SEAT($seat) } buys { WORD($unit, of: "unit") } for { $cost } at { $at }
event-played = { SEAT($seat) } plays { WORD($card, of: "card") }
event-placed = { WORD($unit, of: "unit") } of { SEAT($seat) } appears at { $at }
event-transferred = { SEAT($seat) }: the card takes { WORD($unit, of: "unit") } { $from } → { $to }
event-moved =
    { SEAT($seat) } moves { WORD($unit, of: "unit") } { $from } → { $to }{ $marched ->
        [true] , a step farther by a card
       *[false] { "" }
    }
event-breath = { SEAT($seat) }: special attack of { WORD($unit, of: "unit") } { $from } → { $to } at { SEAT($against) }
event-breath-rolled =
    The die shows { $die }: { $hit ->
        [true] a hit
       *[false] a miss
    }
event-explored = { SEAT($seat) } explores { $at }: { EACH($shows, as: "found") }
event-found = { WORD($unit, of: "unit") } at { $at } joins { SEAT($seat) }
event-battle = Battle at { $at }: { SEAT($seat) } ({ EACH($own, as: "troop") }) attacks { SEAT($against) } ({ EACH($other, as: "troop") })
event-targeted = { WORD($card, of: "card") } is for { WORD($unit, of: "unit") } ({ WORD($side, of: "side") })
event-shattered = { SEAT($seat) }: { WORD($unit, of: "unit") } destroys itself
event-extracted = { SEAT($seat) }: { WORD($unit, of: "unit") } leaves the battle, { $from } → { $to }
event-rolled = Dice: { EACH($rolls, as: "roll") }
event-rerolled = { SEAT($seat) } rolls again: { EACH($dice, as: "dice-again") }
event-hits =
    Hits: attacker { $attacker }{ $attacker_picks ->
        [0] { "" }
       *[other] {" "}({ $attacker_picks } with a victim of choice)
    }, defender { $defender }{ $defender_picks ->
        [0] { "" }
       *[other] {" "}({ $defender_picks } with a victim of choice)
    }
event-cancelled = { SEAT($seat) } cancels a hit of the { WORD($side, of: "side") }
event-lost =
    { SEAT($seat) } loses { WORD($unit, of: "unit") } at { $at }{ $picked ->
        [true] , picked by the enemy
       *[false] { "" }
    }
event-won =
    { SEAT($seat) } wins the battle against { SEAT($against) }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-undecided = The battle of { SEAT($seat) } and { SEAT($against) } is undecided
event-completed =
    { SEAT($seat) } completes { WORD($card, of: "card") }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $from_row ->
        [true] {" "}(it lay open)
       *[false] { "" }
    }
event-mined =
    { SEAT($seat) } mines { $rubium } rubium{ COUNT($mines) ->
        [0] { "" }
       *[other] : { EACH($mines, as: "mine") }
    }
event-drew =
    { SEAT($seat) } draws { $deck ->
        [energize] an Energize card
       *[mission] a Secret Mission
    }
event-laid-open = Laid open: { WORD($card, of: "card") }
event-no-card =
    No { $deck ->
        [energize] Energize card
       *[mission] Secret Mission
    } is left for { SEAT($seat) }
event-reshuffled =
    { $deck ->
        [energize] The discarded Energize cards become the new deck
       *[mission] The discarded missions become the new deck
    }
event-kept = { SEAT($seat) } keeps one of two missions
event-king = { SEAT($seat) } is king of the hill: +{ $points }
event-sold = { SEAT($seat) } discards { WORD($card, of: "card") } for 1 rubium
event-passed-card =
    { SEAT($seat) } passes { $deck ->
        [energize] an Energize card
       *[mission] a Secret Mission
    } to { SEAT($to) }
event-vortex = The Vortex stirs
event-vortex-rolled = Vortex, { WORD($die, of: "die") } die: { $shown }
event-swept = The Vortex throws { WORD($unit, of: "unit") } of { SEAT($seat) } { $from } → { $to }
event-out = { SEAT($seat) } is out: no units, and nothing to buy any with
event-laid-down =
    { SEAT($seat) } lays down missions and Energize cards: { COUNT($missions) ->
        [0] none
       *[other] { LIST($missions, of: "card") }
    }, { COUNT($energize) ->
        [0] none
       *[other] { LIST($energize, of: "card") }
    }; rubium: { $rubium }
event-ended = The game is over: { WORD($reason, of: "end") }
end-points = enough points were scored
end-out = a player is out
end-team_out = a team is out
troop = { $count } × { WORD($unit, of: "unit") }
roll = { WORD($side, of: "side") } { WORD($unit, of: "unit") } { ROW($dice) } ({ $needs }+)
needs-printed = printed { $least }+
needs-terrain =
    { WORD($terrain, of: "terrain") } { $value ->
        [1] +1
        [2] +2
        [3] +3
        [-1] −1
        [-2] −2
       *[other] { $value }
    }
needs-cards =
    cards { $value ->
        [1] +1
        [2] +2
        [3] +3
        [-1] −1
        [-2] −2
       *[other] { $value }
    }
dice-again = { $count } × { WORD($unit, of: "unit") } ({ WORD($side, of: "side") })
mine = { $rubium } at { $at }
found-mine = a mine of { $mine }
found-unit = { WORD($unit, of: "unit") }

# What is asked.

ask-first = The first player is drawn
ask-corporation = Choose your corporation
ask-cover = Chance decides how the doubles lie
ask-tile = A tile is laid
ask-box = Tokens go back into the box
ask-deploy = Deployment: buy units and play cards. You have { $rubium } rubium; prices: { EACH($prices, as: "price") }
price = { WORD($unit, of: "unit") } { $cost }
ask-move = Move units: choose one, then its target
ask-breathe = Special attacks: choose a hex to attack from
ask-explore = Turn up the tokens under your units: choose the next hex
ask-token = The token at { $at } is turned up
ask-fight = Battles must be fought: choose the hex
ask-window =
    Battle at { $at }, { $moment ->
        [before] before the first roll
        [hits] hits are counted
       *[other] the dice have fallen
    }: play a card, or pass
ask-roll =
    { $purpose ->
        [vortex] A die is rolled for the Vortex
        [special] The die of the special attack is rolled
       *[battle] { WORD($unit, of: "unit") } rolls ({ WORD($side, of: "side") })
    }
ask-casualty =
    { $how ->
        [special] The special attack hits at { $at }: choose the unit that you lose
        [picked] Your hit picks its victim at { $at }: choose the unit that is taken off ({ WORD($side, of: "side") })
       *[other] Choose the unit that is taken off at { $at } ({ WORD($side, of: "side") })
    }
ask-mission = The battle against { SEAT($seat) } is won. Complete Objectives that are met, then one fitting Battle mission?
ask-spore = Units of the won battle may go on by one hex; Objectives that are met may be completed
ask-draw =
    { $row ->
        [true] A mission is laid open
       *[false] { SEAT($seat) } draws { $deck ->
            [energize] an Energize card
           *[mission] a Secret Mission
        }
    }
ask-keep =
    Keep one mission; the other goes under the deck{ COUNT($offers) ->
        [0] { "" }
       *[other] {" "}({ EITHER($offers, of: "card") })
    }
ask-monolith = The Monolith is yours: take a point or Energize cards
ask-end = The turn ends: complete Objectives, discard cards, or end it
ask-place = { WORD($card, of: "card") }: choose the hex where its unit appears
ask-transfer = Choose the units that the card moves, and where to; left: { $left }
ask-target = { WORD($card, of: "card") }: choose the unit for which it is played
ask-dice = { WORD($card, of: "card") }: choose the dice that are rolled again
ask-cancel = { WORD($card, of: "card") }: choose the hit that is cancelled
ask-extract = { WORD($card, of: "card") }: choose the unit that leaves the battle, and where to
ask-aim = The special attack on { $at } goes on: whom does it hit?
ask-which =
    { $shatters ->
        [true] Which unit destroys itself?
       *[false] Which unit makes the special attack?
    }
ask-last = A player is out and the game ends. Complete Objectives that are met first?

# What can be done.

do-first = { SEAT($seat) } begins
do-corporation = Lead { WORD($corporation, of: "corporation") }
do-cover = Doubles, way { $number }
do-lay = Lay { LIST($terrains, of: "terrain") }
do-leave = Leave in the box: { $count }
do-roll = Roll { $shown }
do-token =
    Token: { EACH($shows, as: "found") }{ $green ->
        [true] {" "}(green)
       *[false] { "" }
    }
do-draw =
    Draw { $deck ->
        [energize] an Energize card
       *[mission] a mission
    }: { WORD($card, of: "card") }
do-sell =
    Discard { $deck ->
        [energize] the Energize card
       *[mission] the mission
    } { WORD($card, of: "card") } for 1 rubium
do-give =
    Give { $deck ->
        [energize] the Energize card
       *[mission] the mission
    } { WORD($card, of: "card") } to your partner
do-play = Play { WORD($card, of: "card") }
do-keep = Keep { WORD($card, of: "card") }
do-complete =
    Complete { WORD($card, of: "card") }{ $row ->
        [true] {" "}(open)
       *[false] { "" }
    }
do-buy = Buy { WORD($unit, of: "unit") } at { $cell }
do-move = Move { WORD($unit, of: "unit") } { $cell } → { $to }
do-breathe = Special attack { $cell } → { $to }: { SEAT($seat) }
do-aim = Attack { SEAT($seat) } next
do-explore = Explore { $cell }
do-place = Place it at { $cell }
do-fight = Fight at { $cell } against { SEAT($seat) }
do-lose = Take off { WORD($unit, of: "unit") }
do-with = With { WORD($unit, of: "unit") }
do-target =
    For { WORD($unit, of: "unit") } of the { WORD($side, of: "side") }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    }
do-reroll = Reroll { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") })
do-cancel =
    Cancel a hit{ $hit ->
        [pick] {" "}that picks its victim
       *[free] { "" }
    } ({ WORD($side, of: "side") })
do-take =
    { $what ->
        [point] Take 1 point
       *[cards] Take Energize cards
    }
do-shatter = Destroy an own unit: the enemy loses one
do-done =
    { $kind ->
        [deploy] On to movement
        [move] Done moving
        [breathe] No more special attacks
        [window] Pass
        [mission] No mission
        [spore] Stay here
        [dice] Roll these again
        [end] End turn
        [last] End the game
       *[other] Done
    }

# Why something cannot be done.

refusal-not_possible = “{ $verb }” is not possible now.
refusal-none_possible = { $text } is none of what is possible now; write { WORD($verb, of: "usage") }; possible is: { $choices }.
refusal-no_hex = There is no hex { $cell } on any board.
refusal-apart = { $a } and { $b } do not touch.
refusal-not_base = { $cell } is no hex of your base: units are bought there only ({ LIST($base) }).
refusal-too_dear = { WORD($unit, of: "unit") } costs { $cost } rubium, and you have { $rubium }.
refusal-no_reserve = { WORD($unit, of: "unit") }: none is left in your reserve.
refusal-clone_limit = { WORD($unit, of: "unit") }: one has been bought for { $cell } in this turn.
refusal-no_unit = You have no { WORD($unit, of: "unit") } at { $cell }.
refusal-same_hex = A move must end in another hex.
refusal-is_vortex = { $cell } is the Vortex: nothing may enter it.
refusal-not_on_board = { $cell } is not on this board.
refusal-barred = { WORD($unit, of: "unit") } may not enter: { WORD($terrain, of: "terrain") }.
refusal-no_going_on = No { WORD($unit, of: "unit") } at { $cell } may go on after this battle.
refusal-has_moved = { WORD($unit, of: "unit") } at { $cell } has moved in this turn.
refusal-among_enemies = { WORD($unit, of: "unit") } starts among enemies at { $cell } and may not go among others.
refusal-contested_start = { WORD($unit, of: "unit") } starts in the contested hex { $cell } and may not end in another one or among enemies.
refusal-too_far = { $to } is too far for { WORD($unit, of: "unit") } at { $cell }, or the way is blocked.
refusal-not_controlled = { $cell } is not under your control.
refusal-not_free = { $cell } is neither yours nor free.
refusal-one_transfer = The card moves units from one hex to one other; the first has chosen them.
refusal-other_hex = The battle is at { $at }, not at { $cell }.
refusal-no_extraction = { $to } does not touch { $cell }, or no such unit is in the battle.
refusal-place_terrain = { WORD($card, of: "card") } brings its unit to this terrain only: { WORD($terrain, of: "terrain") }; { $cell } is another.
refusal-no_breather = Nothing at { $cell } can make a special attack.
refusal-breathed = The special attacks from { $cell } have been made: { $count }.
refusal-breath_contested = { $cell } is contested, so nothing attacks out of it.
refusal-no_neighbour = There is no hex beside { $cell } in that direction.
refusal-no_seat = There is no seat { $number }.
refusal-no_enemy = { SEAT($seat) } is no enemy.
refusal-not_there = { SEAT($seat) } has no units at { $cell }.
refusal-no_token = There is no face-down token at { $cell }.
refusal-no_own = None of your units stands at { $cell }.
refusal-fought = A battle was fought at { $cell } in this turn.
refusal-just_found = Your units at { $cell } were found just now and do not fight yet.
refusal-no_card = There is no such card.
refusal-not_in_hand = { WORD($card, of: "card") } is not in your hand.
refusal-other_moment = { WORD($card, of: "card") } is for another moment ({ WORD($moment, of: "moment") }).
refusal-does_nothing = { WORD($card, of: "card") } could do nothing now.
refusal-not_open = { WORD($card, of: "card") } does not lie open.
refusal-not_in_battle = { WORD($card, of: "card") } is an Objective and cannot be completed inside a battle.
refusal-after_battle = { WORD($card, of: "card") } is completed right after a battle that fulfils it.
refusal-not_fulfilled = { WORD($card, of: "card") } is not fulfilled: { EACH($missing, as: "missing") }.
refusal-not_active = Only the active player discards cards for rubium.
refusal-no_partner = Cards are passed to partners only.
refusal-partner_out = Your partner is out and gets no cards.
refusal-not_offered = One of these is kept: { EITHER($cards, of: "card") }.
refusal-none_to_lose = There is no { WORD($unit, of: "unit") } to be taken off.
refusal-not_fighting = The { WORD($side, of: "side") } has no { WORD($unit, of: "unit") } in the battle.
refusal-no_target = The card cannot be played on such a unit ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_die = No such die shows { $shown } ({ WORD($side, of: "side") }, { WORD($unit, of: "unit") }).
refusal-no_pick = The { WORD($side, of: "side") } has no hit that picks its victim; of the other sort: { $other }.
refusal-no_free_hit = The { WORD($side, of: "side") } has no hit whose victim its owner chooses; of the other sort: { $other }.
refusal-too_late = Units destroy themselves only before the first roll.
refusal-no_shatter = None of your units in the battle can destroy itself.
refusal-cannot_shatter = You have no { WORD($unit, of: "unit") } in the battle that can destroy itself.
refusal-no_breath_left = No { WORD($unit, of: "unit") } at { $cell } has a special attack left.
refusal-must_explore = All tokens under your units must be turned up.
refusal-must_fight = Every battle must be fought.
refusal-must_take = The point or the cards must be taken.
refusal-must_reroll = At least one die must be chosen for the card.
refusal-must_move = At least one unit must be moved by the card.
refusal-corporation_taken = { WORD($corporation, of: "corporation") } has been taken by { SEAT($seat) }.
refusal-not_in_deck = No { WORD($card, of: "card") } is left in the deck.
refusal-no_such_token = No such token lies face down there any more.
refusal-no_tile = No tile of { LIST($terrains, of: "terrain") } is left, or it does not fit here.
refusal-not_so_many = So many of these tokens cannot stay in the box: { $count }.
missing-battle = after a battle won in your turn
missing-other_battle = not by this battle against { SEAT($seat) }
missing-turn = fulfilled; to be played in your turn
missing-wins = { $count } of { $of } battles won this turn
missing-hexes = { $count } of { $of } hexes controlled
missing-monolith = the Monolith is not yours
missing-base = no enemy base hex is yours
missing-most = { $own } against { $most }

# What to type in a terminal.

usage-first = first and the number of a seat
usage-corporation = corporation and its name, such as: corporation ares
usage-cover = cover and a number
usage-lay = lay and one terrain or two, such as: lay forest rock
usage-leave = leave and a number of tokens
usage-roll = roll and a number from 1 to 6
usage-draw = draw, mission or energize, and a card
usage-token = token and what it shows, such as: token mine 1 fungoid
usage-done = done
usage-buy = buy, a unit and a hex of your base, such as: buy human 2,1
usage-play = play and an Energize card
usage-complete = complete and a mission, or complete row and an open one
usage-sell = sell, mission or energize, and a card
usage-move = move, a unit, where from and where to, such as: move human 2,1 1,1
usage-breathe = breathe, where from, where to and a seat, such as: breathe 1,0 1,-1 2
usage-aim = aim and the number of a seat
usage-explore = explore and a hex, such as: explore 1,0
usage-fight = fight, a hex and the seat that defends, such as: fight 1,0 2
usage-lose = lose and a unit, such as: lose human
usage-target = target, attacker or defender, and a unit, such as: target attacker human
usage-reroll = reroll, attacker or defender, a unit and what the die shows
usage-cancel = cancel, attacker or defender, and free or pick
usage-shatter = shatter
usage-with = with and a unit, such as: with rubium_dragon
usage-place = place and a hex, such as: place 1,0
usage-take = take point or take cards
usage-keep = keep and a mission
usage-give = give, mission or energize, and a card
how-corporation = a corporation
how-deploy = buy, play or done
how-move = move or done
how-breathe = breathe or done
how-explore = explore and a hex
how-fight = fight, a hex and a seat
how-window = play or done
how-casualty = a unit
how-mission = complete or done
how-spore = move or done
how-keep = a mission
how-monolith = take point or take cards
how-end = done, complete or sell
how-place = a hex
how-transfer = move, a unit, where from and where to
how-target = a unit
how-dice = reroll or done
how-cancel = a hit
how-extract = move, a unit, where from and where to
how-aim = a seat's number
how-which = with and a unit
how-last = complete or done
hand-cards = in hand: { EACH($cards, as: "held") }
hand-none = no cards in hand
hand-text = { WORD($card, of: "card") }: { WORD($card, of: "text") }
held-mission =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    } ({ $card }, +{ $points }: { $met ->
        [true] fulfilled
       *[false] { EACH($missing, as: "missing") }
    })
held-energize =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    } ({ $card })

# How things stand.

effect-completed = scores { $points }
effect-king = scores { $points }
effect-battle = starts a battle
effect-played = plays a card
effect-breath = special attack
effect-shattered = destroys an own unit
effect-bought = costs { $cost }
effect-sold = gives 1 rubium
effect-ended = ends the game
standing-seat =
    { SEAT($seat) } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rubium } rubium and { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
standing-reserve = in reserve: { EACH($reserve, as: "troop") }
standing-team =
    { LIST($team, of: "seat") } have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together
standing-goal = { $target } points win
standing-team-goal = { $target } points of a team together win
outcome-seat =
    { $place }. { SEAT($seat) } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
outcome-won = { LIST($winners, of: "seat") } wins.
outcome-team = { LIST($winners, of: "seat") } win.
outcome-shared = { LIST($winners, of: "seat") } share the victory.

# The board in a terminal.

ground-forest = forest
ground-crystal = crystal
ground-rock = rock
ground-magma = magma
ground-monolith = monolith
ground-vortex = vortex
picture-over = the game is over
picture-setup = the table is being set up
picture-turn = turn { $number } of { SEAT($seat) }, { WORD($phase, of: "phase") }
picture-march = may go a step farther: { $count }
picture-drive = every mine pays { $count } more
picture-wins = battles won this turn: { $count }
picture-battle = battle at { $at }: { SEAT($attacker) } attacks { SEAT($defender) }; { WORD($stage, of: "stage") }
picture-step = { WORD($step, of: "step") }
picture-troop =
    { $count } { WORD($unit, of: "unit") }{ COUNT($marks) ->
        [0] { "" }
       *[other] {" "}({ LIST($marks, of: "mark") })
    } hits { $least }+
picture-modifier = { $change } for { WORD($unit, of: "unit") }
picture-dice = dice { EACH($rolls, as: "dice-of") }
dice-of = { WORD($unit, of: "unit") } { ROW($dice) }
picture-hits =
    hits { $hits }{ $picks ->
        [0] { "" }
       *[other] , { $picks } more pick their victims
    }
picture-lost = lost { EACH($units, as: "troop") }
picture-crowd = at { $cell }: { EACH($groups, as: "crowd") }
crowd = { SEAT($seat) }: { EACH($units, as: "troop") }
picture-corporation = of { WORD($corporation, of: "corporation") }
picture-points = points { $points }/{ $target }
picture-team = ({ $own } own, with { SEAT($ally) })
picture-purse = rubium { $rubium }  missions { $missions }  energize { $energize }  units { $units }
picture-won = battles won { $count }
picture-king = king { $count }
picture-completed = completed: { EACH($cards, as: "counted") }
counted =
    { WORD($card, of: "card") }{ $count ->
        [1] { "" }
       *[other] {" "}x{ $count }
    }
picture-decks =
    decks: missions { $missions }{ $under ->
        [0] { "" }
       *[other] {" "}and { $under } under it
    } ({ $thrown } discarded), energize { $energize } ({ $spent } discarded)
picture-row =
    open missions: { COUNT($cards) ->
        [0] none
       *[other] { EACH($cards, as: "counted") }
    }
picture-legend = 1:2X seat 1 has 2 of X; { EACH($signs, as: "sign") }; m2 mine of 2; ? unexplored; b1 base of seat 1
sign = { $letter } { WORD($unit, of: "unit") }
picture-reconstructed = reconstructed, not as printed: { LIST($sections, of: "reconstructed") }

# The table in the browser, the game in the catalogue, and its options.

title = Nexus Ops
about = Corporations fight over a strange moon: mines, creatures, secret missions and dice.
option-alternate_units = Alternate units
option-alternate_units-help = The other side of the reference sheet, for all players.
option-bad_neighbourhood = Bad neighbourhood
option-bad_neighbourhood-help = For two players: the bases stand close together.
option-data = Components
option-data-help = Those of the box, partly reconstructed.
option-extra_tokens = Extra exploration tokens
option-extra_tokens-help = The green tokens are mixed in.
option-first = Who begins
option-first-help = The seat that has the first turn.
option-high_priority = Top Priority
option-high_priority-help = Draw two missions and keep one.
option-king_of_the_hill = King of the hill
option-king_of_the_hill-help = The Monolith can give a point instead of cards.
option-long_game = Long game
option-long_game-help = Play to 14 points.
option-open_missions = Open missions
option-open_missions-help = The missions lie open for everybody.
option-power_hungry = Power hungry
option-power_hungry-help = For two players, on the small board.
option-short_game = Short game
option-short_game-help = Play to 10 points.
option-standing_orders = Executive Orders
option-standing_orders-help = Everybody begins with a secret mission.
option-teams = Teams
option-teams-help = Two teams of two, to 20 points together.
option-vortex = Vortex
option-vortex-help = The Vortex takes the place of the Monolith.
refusal-no_monolith = “{ WORD($option, of: "option") }” needs the Monolith, which this board has not.
refusal-teams_seats = Teams need 4 seats, not { $seats }.
refusal-not_together = “{ WORD($a, of: "option") }” and “{ WORD($b, of: "option") }” do not go together. Switch one of them off.
refusal-two_seats = “{ WORD($option, of: "option") }” is for 2 seats, not for { $seats }.
value-data-box = The box
language = en
board = Board. Arrow keys walk over the hexes, Enter chooses, Escape puts down.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
noBox = The components could not be loaded.
again = Try again
cancel = Cancel
turn = turn { $number }
phases = Phases of the turn
phase-begin = Beginning
phase-deployment = Deployment
phase-movement = Movement
phase-special = Special attacks
phase-exploration = Exploration
phase-battle = Battle
phase-mining = Mining
phase-drawing = Drawing
phase-end = End
phase-set-up = Set-up
phase-vortex = The Vortex
market = Buy units
unit-cost = costs { $n } rubium
unit-hits = hits on { $n } or more
unit-hitsShort = hits { $n }+
unit-left = { $n } left
unit-cannot = may not enter: { $terrain }
unit-mines = works mines
card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
card-battle = Mission: Battle
card-objective = Mission: Objective
card-met = fulfilled now
card-complete = Complete
card-play = Play
card-keep = Keep
card-sell = Discard for 1 ◆
card-give = Give to partner
moment-deployment = Energize: deployment
moment-before = Energize: before the first roll
moment-after-roll = Energize: after a roll
moment-hits = Energize: when hits are counted
reconstruction = reconstruction
reconstruction-card = Our reconstruction: what is printed on this card is not known to us.
reconstruction-note = Cards, base terrains and some numbers are a reconstruction: they follow what is known of the game, but not the print. Components marked “reconstruction” are ours.
offered = Keep one of these
row = Open missions
hand = Your cards
hand-empty = No cards yet. A Secret Mission comes at the end of every turn.
odds-title = Odds of an attack
odds-at = If you attacked at { $at } now
odds-hint = Point at a hex with enemies to see the exact odds: one where you stand, or one that a chosen unit can reach.
odds-wait = Working out the odds…
odds-nobody = None of your units could fight there now.
odds-tooMany = Too many units to weigh every roll.
odds-win = { $who } wins the battle
odds-falls = { $who } loses all units there
odds-losses = Expected losses in rubium: { $a } { $x }, { $b } { $y }
odds-ends = Likeliest ends
odds-how = Every roll is weighed, no cards are played. Who is hit gives up the cheapest unit, who picks takes the dearest.
battle-at = Battle at { $at }
battle-order = Order of attack
battle-takeOff = take one off
battle-forCard = choose for the card
battle-nobodyLeft = nobody left
battle-lost = lost:
battle-toRoll = dice still to roll: { $n }
battle-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
battle-picks = { $n } with a victim of choice
stage-before-the-first-roll = before the first roll
stage-before-the-next-roll = before the next roll
stage-rolled = the dice roll
stage-hits-are-counted = hits are counted
stage-over = over
stage-reward = won
stage-consolation = won
stage-going-on = units may go on
step-first-shot = First Shot
step-first-on-rock = First on rock
side-attacker = attacker
side-defender = defender
mark-twice = attacks twice
mark-first = attacks first
asked-buy = Buy units or play cards. Rubium: { $n }
asked-where = { $unit }: choose a hex of your base.
asked-whereTo = { $unit } at { $cell }: where to?
asked-breatheAt = Special attack from { $cell }: at which hex?
asked-aim = Whom does the special attack hit?
asked-fightAt = Battle at { $cell }: against whom?
waiting = Waiting for { $who }.
waiting-window = { $who } may play a card now.
waiting-casualty = { $who } chooses the unit that falls.
die-black = black
die-white = white
die-third = third
hint-buy = Choose a unit to buy first.
say-targets = { $unit } can go to: { $cells }
march = { $card }: { $n } more may go a hex further.
drew = You drew { $card }
terrain = Terrain
terrain-forest = Liquifungus Forest
terrain-crystal = Crystal Spires
terrain-rock = Rock Plains
terrain-magma = Magma Pool
terrain-monolith = Monolith
terrain-vortex = Vortex
terrain-none = not laid yet
cell-base = base of { $who }
cell-token = face-down token
cell-contested = contested
cell-held = chosen
cell-heldUnit = { $unit } is chosen
cell-target = possible target
cell-choose = can be chosen
nothing = nothing
seat-first = First player
seat-out = out
seat-points = { $n } of { $full } points
seat-own = own points: { $n }
seat-rubium = Rubium
seat-hexes = Hexes controlled
seat-units = Units on the board
seat-missions = Secret Missions in hand
seat-energize = Energize cards in hand
seat-more = Reserve and missions
seat-won = Battle Won cards: { $n }
seat-kings = King of the Hill cards: { $n }
seat-completed = Completed missions
seat-reserve = Reserve
sheet = Units
ability-stride = 2 hexes if one of them is Rock Plains
ability-leap = from a Magma Pool up to 2 hexes, past enemies
ability-pick_target = on a rolled 5 or 6 picks the victim
ability-flight = from the Monolith to any hex
ability-breath = special attack at an adjacent hex, hits on { $n }+
ability-repeat_breath = its special attack goes on until it misses
ability-clone_limit = at most one bought for each base hex in a turn
ability-one_die_fewer = a side rolls one die fewer than it has
ability-shatter = before the first roll may destroy itself: the enemy loses a unit
ability-spore_move = after a won battle may go on by one hex
ability-first_on_rock = on Rock Plains attacks before all others
ability-lava_dive = all Magma Pools are adjacent for it
tokens = Exploration tokens: { $n } face down
tokens-kind = Token
tokens-turned = Turned up
tokens-green = (green)
decks = Decks
decks-missions = Secret Missions: { $n }
decks-energize = Energize cards: { $n }
decks-discarded = discarded
reconstructed-alternates = the alternate units
reconstructed-base = the terrains of the bases
reconstructed-boards = the plans of the boards
reconstructed-energize = the Energize cards
reconstructed-missions = the Secret Missions
reconstructed-numbers = numbers of the game
reconstructed-tokens = the green tokens
reconstructed-units = some numbers of the units
reconstructed-vortex = the numbers of the Vortex
stage-dice-have-fallen = the dice have fallen
tab-battle = Battle
tab-cards = Cards
tab-players = Players
tab-units = Units
next-choose = Choose first
next-skip = Show at once
theatre-battle = Battle
theatre-won = { $name } wins the battle
theatre-undecided = Nobody wins the battle
once-deploy = Buy units with rubium; they come to the hexes of your base.
once-move = Each unit moves once, usually one hex. Where you meet enemies there will be a battle.
once-explore = Under a token lies a mine, a unit that joins you, or both.
once-fight = Kind after kind strikes, the strongest first, both sides at the same time.
once-window = Cards for this moment may be played now; whoever plays none goes on.
once-casualty = You choose what you lose: mostly the cheapest unit.
once-objective = An Objective scores in your turn as soon as what it asks for is true.
once-battle_mission = A mission of a Battle is completed right after a battle that you won in your own turn.
once-energize = An Energize card says when it may be played, and is used once.
