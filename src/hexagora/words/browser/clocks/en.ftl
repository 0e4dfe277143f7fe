clock-back = I am back
clock-bot = stand-in
clock-claim = Claim the game
clock-claim-days = Claim after so many days without an answer (0: never)
clock-claim-from = If no answer comes, the game can be claimed from { $date } on.
clock-claimable = after { NUMBER($days) } { $days ->
    [one] day
   *[other] days
} without an answer the game can be claimed
clock-daily = { NUMBER($days) } { $days ->
    [one] day
   *[other] days
} for each turn
clock-days = { $days } d { $hours } h
clock-details = Choose in detail
clock-help = While others decide or dice are rolled, your time stands.
clock-holiday = Take a holiday
clock-holiday-begin = From (empty: from now on)
clock-holiday-days = Days of holidays
clock-holiday-length = Days (at most { $most })
clock-holiday-none = All days of holidays are taken.
clock-holiday-now = On holiday: the time stands
clock-holiday-short = holiday
clock-holiday-take = Take it
clock-holiday-taken = Holiday: { $from } to { $to }
clock-hours = { $hours } h { $minutes } min
clock-increment = More after each step, in seconds
clock-kind = Kind
clock-kind-correspondence = Days for each turn
clock-kind-live = Live
clock-kind-none = None
clock-left = Time left: { $time }
clock-live = { NUMBER($minutes) } min and { $seconds } s more for each { $per ->
    [turn] turn
   *[decision] decision
}
clock-lost = out of time
clock-low = Little time left: { $time }
clock-minutes = Time for the game, in minutes
clock-none = No clock
clock-on-bot = A stand-in plays
clock-about-bot = A bot plays on, and whoever comes back plays again with some time.
clock-on-default = The usual answer
clock-about-default = The first thing that is allowed is done: to pass or to end, where that is possible.
clock-on-loss = The game is lost
clock-about-loss = Between two the other has won. With three or more a bot plays on against the others.
clock-per = More time after each
clock-per-decision = Decision
clock-per-turn = Turn
clock-preset-days = { $n } { $n ->
    [one] day
   *[other] days
} a turn
clock-preset-live = { $minutes } min + { $seconds } s
clock-ran-out = { $name } ran out of time. A stand-in plays.
clock-replaced = A stand-in plays for { $name }
clock-spoken-days = { $n } { $n ->
    [one] day
   *[other] days
}
clock-spoken-hours = { $n } { $n ->
    [one] hour
   *[other] hours
}
clock-spoken-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
clock-spoken-seconds = { $n } { $n ->
    [one] second
   *[other] seconds
}
clock-stands-in = The time ran out: a stand-in plays
clock-then = When time runs out
clock-then-bot = then a stand-in plays
clock-then-default = then the usual answer is given
clock-then-loss = then the game is lost
clock-title = Clock
clock-turn-days = Days for each turn
end-abandoned = { SEAT($seat) } was gone for too long, and the game was claimed
end-out_of_time = { SEAT($seat) } ran out of time
fault-bad_clock = Such a clock is not possible: it needs time to begin with, and at most 1000 days.
fault-clock_alone = Alone nobody waits. Choose no clock.
fault-few_holidays = Each seat has { $most } { $most ->
    [one] day
   *[other] days
} of holidays in this game, and that would be more.
fault-no_claim = This game cannot be claimed yet.
fault-no_clock = No time is kept at this table.
fault-no_holidays = Holidays are only for games with days for each turn.
fault-no_stand_in = No stand-in plays on this seat.
fault-out_of_time = The time for that has run out.
fault-stand_in = A stand-in plays for you. Come back first.
