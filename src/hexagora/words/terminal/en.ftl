# The terminal: what only it says.

player = Player
picture-seat = { SEAT($seat) }
picture-film-beginning = the beginning
picture-film-chance = chance
picture-film-seat = seat { $number }: { $name }
picture-film-back = previous step
picture-film-play = play or pause
picture-film-on = next step
picture-film-slider = step
how = a move

# Why something cannot be done.

refusal-not_understood = { $text } is not understood; type for example: { $example }
refusal-in_file = { $file }: { $why }
refusal-is_folder = { $file } is a folder; give the name of a file.
refusal-no_folder = { $folder } is no folder; the game cannot be saved in it.
refusal-not_writable = { $folder } cannot be written to.
refusal-file_exists = { $file } is there already and is not this game; choose another name.
refusal-seed_exists = { $file } is there already and belongs to another game.
refusal-saved_over = { $file }: the game is over; see "hexagora record replay { $file }".
refusal-dealt_by_words = { $file }: the players' words deal here too, so it goes on at its table only.
refusal-seed_missing = { $file }: its seed is missing, put { $seed } beside it or give --seed.
refusal-wrong_seed = { $file }: this is not the seed whose hash the record tells.
refusal-other_deal = { $file }: line { $line }: the seed does not deal "{ $move }".
refusal-saved_has_seats = A saved game has its seats and options; leave them out.
refusal-no_unfinished = There is no unfinished game ({ $file } is not there).
refusal-other_game = { $file } is a game of { $game }, not of { $asked }.
refusal-name_a_game = Name a game; choose one of: { $games }.
refusal-solo_is_one = --solo is for one; leave it out or name one seat.
refusal-beyond_actions = --at { $at }: the record has the actions 1 to { $last }.
refusal-beyond_decisions = --at { $at }: the record has the decisions 1 to { $last }.
refusal-was_rolled = --at { $at }: "{ $move }" was rolled or drawn, nobody chose it.
refusal-roll_next = --at { $at }: a roll or a draw comes next, nobody has to choose.
refusal-top_without_at = --top is for one decision; name it with --at N.
refusal-seat_without_json = --seat is for the review; ask for it with --json.
refusal-beyond_seats = --seat { $seat }: the game has the seats 1 to { $last }.
refusal-file_too_long = { $file }: more than { $most } bytes are not read.
refusal-not_utf8 = { $file }: this is not UTF-8; save it in that encoding.
refusal-not_json = { $file }: line { $line }, column { $column }: this is not JSON.
refusal-senseless_json = { $file }: this is not JSON that makes sense.
refusal-no_answers = { $file } must be a list of texts, such as { $example }

# A game in the terminal.

terminal-a-bot = { $name } (a bot)
terminal-hash = All dice are fixed by a seed that is told at the end. This is its hash:
terminal-goes-on =
    { $count ->
        [one] The game goes on after { $count } action.
       *[other] The game goes on after { $count } actions.
    }
terminal-thinks = { $who } thinks ...
terminal-next = Enter: { $step }.
terminal-decides = { SEAT($seat) } decides
terminal-back = u: take "{ $move }" back.
terminal-is-back = "{ $move }" is taken back.
terminal-no-back = There is nothing to take back: dice or another player have acted since.
terminal-press-enter = Press Enter to go on; help lists the commands.
terminal-no-choice = There is nothing to choose now; press Enter to go on.
terminal-asked = { SEAT($seat) }: { $question }
terminal-type = Type { $how }, such as: { $example }
terminal-or = (or help, moves, u, quit)
terminal-not-possible = Not possible: { $why }
terminal-over = The game is over: { WORD($reason, of: "end") } ({ $clause }).
terminal-no-score = Nothing is counted in this game.
terminal-file = FILE
terminal-name-file = Give the name of a file, such as: save tonight.record
terminal-saved = Saved as { $file }, with its seed in { $file }.seed; go on with:
terminal-saved-record = Saved as { $file }; to check it:
terminal-not-saved = Not saved: { $why }
terminal-save = To save the record type a file's name; Enter does not save it.
terminal-save-as = save as?
terminal-leaving = Leaving. Enter keeps the game for later, a file's name saves it there, n drops it.
terminal-keep = keep?
terminal-kept = The game is kept; go on with: hexagora play --resume
terminal-not-kept = The game cannot be kept: { $why }
answers-yes = y yes
answers-no = n no
command-moves = every legal move, the most telling ones last
command-hint = what a commander would think of here
command-undo = take your last move back, until the dice or others have acted
command-board = draw the board again (Enter does that too)
command-score = how things stand
command-save = put the game away; "hexagora play --load" goes on with it
command-quit = leave the table
hint-head = { WORD($bot, of: "bot") } would think of:
hint-choice =
    { $alone ->
        [true] { $value } of the best result, { $share } of the tries
       *[false] { $value } to win, { $share } of the tries
    }

# Records.

label-game = game
label-seats = seats
label-result = result
label-actions = actions
label-seed = seed
label-hash = hash
record-version = data version { $version }
record-unfinished = unfinished
record-step = { $number } of { $count }: { $move }
record-ok =
    ok: { $file }: { $count ->
        [one] { $count } action is legal
       *[other] { $count } actions are legal
    }, { $format ->
        [1] the states are as hashed
       *[other] header and states are as hashed
    }{ $ended ->
        [rules] , the result is as the rules give it, the dice are as the seed deals them
        [players] , the players ended it, the dice are as the seed deals them
       *[no] ; unfinished, so its seed is not told and the dice cannot be checked yet
    }
record-words = dealt with the words of seats { LIST($seats) } too
record-late = seats { LIST($seats) } did not tell their words in time
record-unproven = which pack { $pack } it was played with is not told and cannot be checked
replay-prompt = [{ $at }/{ $last }] Enter: on, b: back, a number, q: leave
replay-what = "{ $line }" is none of these: Enter, b, a number from 0 to { $last }, q
replay-no-step = There is no step { $goal }; the steps are 0 to { $last }.
replay-end = This is the end; b goes back, q leaves.
explain-head = Before action { $at } { WORD($bot, of: "bot") } in the place of { SEAT($seat) } would think of:
explain-played =
    { $rank ->
        [0] What was played, "{ $move }", was not even tried among { $count } choices.
       *[other] What was played, "{ $move }", is choice { $rank } of { $count }.
    }
explain-action = action
explain-player = player
explain-played-head = played
explain-place = place
explain-chance = chance
explain-best = best to { WORD($bot, of: "bot") }
explain-decisions = decisions
explain-same = the same
explain-sum =
    { $count ->
        [one] { SEAT($seat) }: { $same } of { $count } decision as { WORD($bot, of: "bot") } would decide
       *[other] { SEAT($seat) }: { $same } of { $count } decisions as { WORD($bot, of: "bot") } would decide
    }

# The games.

games-game = { $name }: { $title }, { $least } to { $most } players
games-default = default: { $value }
games-bots =
    { $measured ->
        [true] bots, the weakest first as measured: { $bots }
       *[false] bots, their order not measured: { $bots }
    }
games-try = Try: hexagora play { $game }

# Etudes.

refusal-no_etude = { $file }: there is no such file, and no etude of that id; "hexagora etude show" lists those that come along.
refusal-many_etudes =
    { $count ->
        [one] { $file }: there is { $count } etude in it; give a file with one of them.
       *[other] { $file }: there are { $count } etudes in it; give a file with one of them.
    }
refusal-no_run = { $file }, line { $line }: this is no line of a run of hexagora etude make.
refusal-other_run = { $file }, line { $line }: this is no run with the same arguments; take another file.
etude-check-time = { $etude }: searched to the end in { $seconds } s
etude-check-sum =
    { $count ->
        [one] { $count } etude proved
       *[other] { $count } etudes proved
    }; with faults: { $wrong }
etude-play-help = Type a step as the game writes it, such as "use outpost_scout place d4 0". fight: the battle; u: a step back; board: draw it again; solution: give up and see it; quit: leave.
etude-play-prompt = etude>
etude-play-no-back = There is nothing to take back.
etude-play-again = Take steps back with u and try again.
etude-made =
    { $count ->
        [one] { $count } etude is in { $file }
       *[other] { $count } etudes are in { $file }
    }

# Lessons.

learn-lesson =
    { $title } ({ $minutes } min){ $state ->
        [done] , done
        [begun] , begun
       *[new] {""}
    }
learn-try = Begin with: hexagora learn { $game }
learn-step = Step { $number } of { $of }
learn-marked = Marked: { LIST($cells) }
learn-after =
    { $more ->
        [true] Enter: play on from here against the bot; n: the next lesson; q: leave.
       *[false] Enter: play on from here against the bot; q: leave.
    }
learn-kept = The lesson is kept; go on with: hexagora learn { $game } { $lesson }
command-skip = go on to the next lesson

# Events between bots.

contest-heading =
    { $game }, { $format ->
        [round_robin] league
        [swiss] Swiss tournament
       *[knockout] knock-out
    }, players: { $players }, seed { $seed }
contest-season = Season { $number }
contest-division = Division { $number }
contest-place = place
contest-player = player
contest-points = points
contest-balance = balance
contest-opponents = opponents' points
contest-record = won-tied-lost
contest-up = Going up: { LIST($names) }
contest-down = Going down: { LIST($names) }
contest-games = games
contest-round = season { $season }, round { $round }, games: { $done } of { $of }
contest-known = games that are in { $file } already: { $done }
contest-stopped = stopped, games: { $done } of { $of }; with --out FILE the same command goes on
contest-failed = a game could not be played: { $why }

# Ratings of bots.

rating-heading = { $game }, seats: { $seats }
rating-bot = bot
rating-value = rating
rating-deviation = deviation
rating-interval = 95 % interval
rating-games = games

# Why an event cannot be so.

refusal-event_alone = An event needs two entrants or more.
refusal-event_twice = Everybody takes part once; somebody is there twice.
refusal-event_team = Members that every team needs: { $size }.
refusal-event_rounds = An event needs a round or more.
refusal-event_swiss_rounds = With { $count } entrants at most { $most } Swiss rounds are possible; beyond that somebody might have to meet the same opponent twice.
refusal-event_pool = A pool needs two armies or more.
refusal-event_round_open = Round { $round } is not over yet.
refusal-event_result_there = This game has its result already.
refusal-event_bye = { $who } has a bye and meets nobody.
refusal-event_unknown = { $who } does not take part in this event.
refusal-event_divisions = Too few entrants: { $divisions } divisions need { $least } or more.
refusal-event_moves = In divisions of { $size } not as many as { $moves } can go up and { $moves } down.
refusal-event_season_open = Season { $number } is not over yet.
refusal-event_no_pairing = No legal pairing is left: too many of those who are still here have met already. End the event after this round.
refusal-event_two = Events are played by two, and { $title } is not for two.
refusal-event_seats = Events are played by two; leave --seats out.
refusal-event_stuck = No game can be played, though it is not over.
refusal-event_sides = Events are played by two sides; leave the option out that joins them.
refusal-event_ray = Events are played on this machine; leave --ray out.
refusal-event_who = Name a game and bots, such as: hexagora arena GAME greedy random
refusal-event_league_only = Divisions and seasons are for --format league.
refusal-draft_promised = A promise that was given cannot be changed.
refusal-draft_no_hash = A promise is a SHA-256 hash, in 64 hexadecimal digits.
refusal-draft_early = Nothing is shown before both have promised.
refusal-draft_shown = This was shown already.
refusal-draft_other = This is not what was promised.
refusal-draft_open = The armies are not chosen yet.
refusal-draft_over = The armies are chosen already.
refusal-draft_army = { $army } cannot be chosen; there are: { $known }.
refusal-draft_count = Different armies have to be named: { $count }.
refusal-draft_pool = With { $bans } bans of each side the pool needs { $least } armies or more.
refusal-contest_unreadable = { $file } holds no contest of the arena ({ $what }); name another file.
refusal-contest_other = { $file } has another contest ({ $name } differ); name another file with --out.
refusal-contest_version = { $file } has games of version { $version }; name another file with --out.
refusal-rating_no_anchor = { $anchor } is not in these results; choose one of: { $names }.
refusal-rating_apart = No games lead from { $anchor } to { $bot }; add results of both.
refusal-rating_plays_nothing = --ratings plays nothing: leave the game and the bots out.

# A bot at the tables of a server.

online-here = { $name } is here, and can be challenged to { LIST($games) }. Ctrl-C ends it.
online-away = The server does not answer ({ $why }); trying again.
online-plays = Table { $table }: at the table ({ $game }).
online-refused = Table { $table }: the server refuses ({ $why }); the table is left alone for a minute.
online-lost = Table { $table }: the line is lost ({ $why }); trying again.
online-over = Table { $table }: the game is over, place { $place } of { $of }.
online-fault = Table { $table }: the bot gave no good answer ({ $why }); any legal action was taken.
online-ends = Ended. Games that are not over wait for the bot to come back.
refusal-bot_refused = The server at { $url } does not let the bot in: { $why }
refusal-bot_address = --connect { $url }: give the address of a server, such as https://games.example.org
refusal-bot_token_file = --token { $file }: the token cannot be read from this file ({ $why })
refusal-bot_token = A bot needs its token: --token FILE, or the variable { $name }
