# Finding opponents, and how strong they are.

fault-no_ladder = There is no such ladder.
fault-rated_against_self = Nobody can play a rated game against themselves.
fault-rated_clock = A rated game needs a clock by which it is lost when time runs out; without one it might never end.
fault-rated_person = A rated game is played by people with an identity. Sign in, or play without rating.
fault-unmeasured_bot = How strong this bot is in this mode was not measured, so a game against it cannot be rated.
fault-unrated_mode = This game cannot be rated, because its sides do not have the same chances. Choose one without a mission and without components of your own, in which everybody stands alone or all teams are equally large.
rating-about = How strong those are who play rated games, by Glicko-2. Newcomers begin at 1500, and 400 points are odds of ten to one. In 95 of 100 cases the strength lies within ± of the rating. The levels of the bots were measured in games of their own and stand on the same scale.
rating-curve = { $game }: rating after each game
rating-empty = Nobody has played enough rated games yet.
rating-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
rating-games-short = Games
rating-ladder = The whole ladder
rating-ladders = Games
rating-level = level
rating-mode-duel = Two players
rating-mode-melee = Three and more, each alone
rating-mode-teams = Teams
rating-modes = Kinds of games
rating-needs = A rated game needs a clock; whose time runs out loses. There are no hints, and everybody signs in.
rating-none = No rated games yet.
rating-not_counted = This game does not count: it ended before everybody had decided something.
rating-place = Place
rating-player = Player
rating-rating = Rating
rating-title = Ratings
rating-unsure = A question mark: too few games lately to be sure.
fault-empty_range = The lowest rating is above the highest.
fault-many_seeks = { $most } open seeks are enough. Withdraw one first.
fault-no_ratings_here = There are no ratings for this kind of game: leave the range empty.
fault-no_seek = Nobody is looked for at this table.
fault-out_of_range = This seek is for players rated from { $low } to { $high }.
fault-own_seek = This seek is your own.
fault-seek_taken = The game has begun: somebody has just sat down.
fault-seeker_left = Whoever was looking for a game has just left.
seek-any_game = All games
seek-casual = Casual
seek-clock = Clock
seek-clock-days =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
seek-clock-live = { $minutes } min + { $seconds } s a turn
seek-clock-none = No clock
seek-empty = Nobody is looking for a game like this right now. Look for one yourself, and others see it here.
seek-filters = Show only
seek-game = Game
seek-guest = Rated games need an identity: sign in for them.
seek-high = to
seek-kind-any = All clocks
seek-kind-correspondence = Over days
seek-kind-live = Live
seek-kind-none = No clock
seek-list = They look for somebody
seek-live = Wait at the table: the seek is gone when you leave.
seek-lot = Seats and what they get are drawn by lot.
seek-low = from
seek-missing = { $n } of { $of } seats open
seek-more = Rating and rules
seek-new = Look for a game
seek-players = Players
seek-range = Rating of the others
seek-range-both = for ratings from { $low } to { $high }
seek-range-high = for ratings up to { $high }
seek-range-low = for ratings from { $low }
seek-rated = Rated
seek-stakes = What it counts for
seek-stakes-any = Any stakes
seek-stakes-casual = Casual only
seek-stakes-rated = Rated only
seek-start = Look for opponents
seek-stays = You can leave: the seek stays for two weeks.
seek-take = Play
seek-take_from = Play with { $name }
seek-title = Find an opponent
seek-to_table = To the table
seek-waiting = Looking for opponents
seek-withdraw = Withdraw
