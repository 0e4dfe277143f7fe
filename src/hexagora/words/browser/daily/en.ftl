daily-title = Daily challenge
daily-text = Games for one with a score. Everybody meets the same rolls and draws, and one try counts.
daily-until = until { $time } your time
daily-begin = Begin
daily-counts = A try counts, and it begins at once. It can be left and gone on with until the day ends; what was begun late has one more hour. Without an end it has no score.
daily-go-on = Go on with your try
daily-missed = Your try was not over when the day was: it has no score.
daily-mine-look = Look back at your game
daily-place-players = place { $place }
daily-place-guests = place { $place } among guests
daily-players = With an identity
daily-guests = Guests
daily-guests-text = Guests are listed apart: a guest is known by the browser, and whoever has two browsers has two tries. With an identity there is one.
daily-fair = The dice come from a secret of the server and the date. Their hash is shown here from the first moment of the day. An hour after it the seed is told, all games can be looked at, and their records verify.
daily-place = Place
daily-name = Name
daily-you = (you)
daily-look = Look at the game
daily-nobody = Nobody has a score yet.
daily-begun =
    { $n ->
        [one] { $n } try is under way.
       *[other] { $n } tries are under way.
    }
daily-left =
    { $n ->
        [one] { $n } try did not come to an end.
       *[other] { $n } tries did not come to an end.
    }
daily-dice = The dice of the day
daily-hash = Hash of the seed:
daily-seed = Seed:
daily-before = Other days
daily-today = Today
daily-scores = Scores of the day
fault-tried = You have had your try of this challenge today.
fault-day_on = Others still have this day before them. It is told when the day is over.
fault-day_over = The day of this challenge is over. Play on from here at a table of your own, from its replay.
fault-no_challenge = There is no such challenge.
fault-no_day = There is no such day here; a day looks like 2026-11-17.
fault-future_day = This day is still to come.
fault-need_contender = A try needs an identity, or a browser that may keep something.
fault-only_people = The daily challenge is for people; bots play at tables.
