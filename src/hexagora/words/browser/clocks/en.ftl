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
