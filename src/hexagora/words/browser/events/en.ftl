# Leagues and tournaments: lists, setting up, one event with its rounds.

events-about = Round robins, Swiss events and knock-outs in the form of the scene: double duels with swapped armies, counted by HQ points.
events-new = New event
events-sign_in = To take part or to run an event you need an identity; to look on you need nothing.
events-mine = Your events
events-open = Sign-up is open
events-running = Under way
events-past = Over
events-none = There is no event yet. Make the first one.
events-entrants = { $n ->
    [one] { $n } entrant
   *[other] { $n } entrants
}
events-state-signup = Sign-up is open
events-state-running = Under way
events-state-between = Between two seasons
events-state-over = Over
events-state-cancelled = Called off
events-by_link = By link only
events-format-swiss = Swiss, { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
events-format-round_robin = { $n ->
    [one] Everybody meets everybody
   *[other] Everybody meets everybody { $n } times
}
events-format-knockout = Knock-out
events-double = double duels
events-single = single games
events-teams = teams of { $n }
events-divisions_of = { $n ->
    [one] { $n } division
   *[other] { $n } divisions
}
events-picks = armies picked in secret
events-rated = rated
events-organiser = Run by { $name }

# Setting one up.

events-new-title = A new event
events-new-name = Name of the event
events-new-game = Game
events-new-format = Format
events-pick-swiss = Swiss
events-pick-round_robin = Round robin
events-pick-knockout = Knock-out
events-new-rounds = Rounds
events-new-cycles = How often everybody meets
events-new-double = Double duels: armies and first turn are swapped in the second game
events-new-scoring = What counts
events-scoring-meeting = Meetings won
events-scoring-games = Games won
events-scoring-balance = HQ balance
events-scoring-meeting-about = A meeting is worth one point; a double duel is won by the balance of HQ points over both games.
events-scoring-games-about = Each game is worth one point.
events-scoring-balance-about = The balance of HQ points itself is the score.
events-new-ties = Ties are broken first by
events-tie-balance = HQ balance
events-tie-buchholz = points of the opponents
events-tie-wins = games won
events-new-armies = Army pool
events-new-choice = Who plays which army
events-choice-round = The round says
events-choice-picks = Secret picks
events-choice-round-about = Everybody plays the two armies of the round; all come up equally often.
events-choice-picks-about = Both choose unseen and show it at the same time. If both want the same army, a coin decides.
events-new-bans = Armies that each side bans
events-new-mirror = Both may play the same army
events-new-round_time = Time for a round
events-new-pick_time = Time for each step of choosing
events-new-clock = Clock of a game
events-new-forfeit = HQ points of a game that was given away
events-new-boards = Players in a team
events-new-divisions = Divisions
events-new-moves = Going up and down between divisions
events-new-extra = Further duels after a tie
events-new-third = Play for the third place
events-new-rated = Games are rated
events-new-who = Who finds it
events-who-public = Everybody
events-who-link = Only with the link
events-new-more = More choices
events-new-make = Open sign-up
events-time-none = no limit
events-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
events-time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
events-time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
events-clock-none = none
events-clock-live = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} each, { $more } s more per decision
events-clock-correspondence = { $n ->
    [one] { $n } day
   *[other] { $n } days
} per turn

# One event.

events-signup = Who takes part
events-nobody = Nobody yet.
events-join = Take part
events-leave = Leave the event
events-leave-now = Leave? Your open games are lost.
events-team-name = Name of your team
events-team-make = Make a team
events-team-join = Join { $team }
events-team-missing = { $n ->
    [one] { $n } player is missing
   *[other] { $n } players are missing
}
events-bot = bot
events-left = left
events-begin = Begin
events-season-begin = Begin the next season
events-cancel = Call it off
events-end = End the league
events-cannot = It cannot begin yet:
events-next = Your next games
events-next-play = Play against { $name }
events-next-pick = Choose your army against { $name }
events-next-none = Nothing waits for you now.
events-until = until { $when }
events-standings = Standings
events-col-place = Place
events-col-player = Player
events-col-points = Points
events-col-balance = Balance
events-col-buchholz = Opponents
events-col-record = W-T-L
events-col-balance-about = Balance of HQ points
events-col-buchholz-about = Points of the opponents met
events-col-record-about = Meetings won, tied and lost
events-division = Division { $number }
events-season = Season { $number }
events-round-of = Round { $number } of { $of }
events-round-before = Round before
events-round-after = Round after
events-bye = free round
events-third = for the third place
events-versus = { $home } against { $away }
events-game = Game { $number }
events-game-watch = watch
events-game-replay = look back
events-game-play = play
events-game-begins = { $name } begins
events-game-waits = not opened yet
events-forfeit = given away
events-choosing-ban = Both are banning
events-choosing-pick = Both are picking
events-waits_for = waiting for { LIST($names) }
events-banned = Banned: { $armies }
events-close = Close this meeting
events-close-title = Close { $home } against { $away }
events-close-about = What is not played yet is lost for the one you name. Everybody can read that you did it.
events-close-home = Lost for { $name }
events-close-both = Lost for both
events-withdraw = Take out
events-withdraw-sure = Take { $name } out of the event? Open games are lost.
events-history = What happened
events-files = For others
events-file-games = Games (CSV)
events-file-standings = Standings (CSV)
events-file-json = Everything (JSON)
events-embed = Standings for another site
events-embed-about = Put this address into a frame of your page; the table stays up to date.
events-link = Link to the event
events-note-begun = { $who } began the event.
events-note-season = { $who } began season { $number }.
events-note-round = Round { $number } was paired.
events-note-round_of = Division { $division }: round { $number } was paired.
events-note-closed = { $who } closed a meeting of round { $number }; lost for { LIST($about) }.
events-note-left = { LIST($about) } left ({ $who }).
events-note-gone = Somebody left.
events-note-late = Round { $number }: time ran out for { LIST($about) }.
events-note-drawn = Drawn by lot for { LIST($about) }: nothing was handed in in time.
events-note-stuck = So many left that no further round could be paired: the event ended early.
events-note-over = The last round is played.
events-note-ended = { $who } ended the event.

# Choosing armies.

events-picks-title = Against { $name }
events-picks-ban = Name the armies that shall not be played: { $n }
events-picks-one = Name your army.
events-picks-two = Name your army, and a second one in case both want the same.
events-picks-first = First choice
events-picks-second = Second choice
events-picks-secret = Nobody sees your choice, not even this server, before the other side has chosen too.
events-picks-hand_in = Hand in
events-picks-waiting = Your choice is handed in and sealed. It is shown when the other side has chosen too.
events-picks-lost = This browser does not have what you chose. Come back with the device on which you chose; else it is drawn by lot.

# Why not.

fault-no_event = There is no such event.
fault-event_title = Give the event a name.
fault-event_many = Nobody makes more than { $most } events a day.
fault-event_army_twice = An army stands in the pool once.
fault-event_no_armies = This game has no armies to choose from.
fault-event_plain_knockout = A knock-out is played by single players in one bracket. For teams and divisions choose Swiss or round robin.
fault-event_not_in = You do not take part in this event.
fault-event_no_entrant = Nobody like that takes part.
fault-event_over = This event is over.
fault-event_begun = This event has begun already.
fault-event_meeting_over = This meeting is over.
fault-event_late = This event has begun; nobody can join any more.
fault-event_in = You take part already.
fault-event_no_teams = Everybody plays alone in this event.
fault-event_no_team = There is no such team.
fault-event_team_full = This team is full.
fault-event_team_name = A team needs a name.
fault-event_team_twice = There is a team of that name.
fault-event_full = This event is full: { $most } take part.
fault-event_organiser = Only the organiser of the event can do that.
fault-event_not_running = This event is not under way.
fault-event_no_meeting = There is no such meeting.
fault-event_no_draft = No armies are chosen there.
fault-event_other_board = You do not play at this board.
fault-event_no_division = This event has no such season and division yet.

# Said by the logic of events too.

refusal-event_alone = An event needs two entrants or more.
refusal-event_twice = Everybody takes part once; somebody is there twice.
refusal-event_team = Members that every team needs: { $size }.
refusal-event_rounds = An event needs a round or more.
refusal-event_swiss_rounds = With { $count } entrants at most { $most } Swiss rounds are possible; beyond that somebody might have to meet the same opponent twice.
refusal-event_pool = A pool needs two armies or more.
refusal-event_divisions = Too few entrants: { $divisions } divisions need { $least } or more.
refusal-event_moves = In divisions of { $size } not as many as { $moves } can go up and { $moves } down.
refusal-event_season_open = Season { $number } is not over yet.
refusal-event_no_pairing = No legal pairing is left: too many of those who are still here have met already. End the event after this round.
refusal-event_two = Events are played by two, and { $title } is not for two.
refusal-event_sides = Events are played by two sides; leave the option out that joins them.
refusal-draft_promised = A promise that was given cannot be changed.
refusal-draft_no_hash = A promise is a SHA-256 hash, in 64 hexadecimal digits.
refusal-draft_early = Nothing is shown before both have promised.
refusal-draft_shown = This was shown already.
refusal-draft_other = This is not what was promised.
refusal-draft_over = The armies are chosen already.
refusal-draft_army = { $army } cannot be chosen; there are: { $known }.
refusal-draft_count = Different armies have to be named: { $count }.
refusal-draft_pool = With { $bans } bans of each side the pool needs { $least } armies or more.
