# The house: what is said in every game.

seat = Seat { $number }
nobody = nobody

refusal-over = The game is over.
refusal-not_asked = That is no answer to what is asked now.
refusal-not_yours = Another player decides now.
refusal-unknown_verb = { $text } is no action; known are: { $verbs }.
refusal-usage = { $text } cannot be read; write { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } could be: { $choices }.
refusal-other_verb = "{ $verb }" is not what is asked for now; write: { $asked }.
refusal-not_in_lesson = This can be done, but the lesson is about something else here.
refusal-other_lesson = This lesson has changed since it was begun; begin it again.
refusal-no_lesson = There is no such lesson; there are: { $lessons }.

bot-random = Random
bot-greedy = Greedy
bot-recruit = Recruit
bot-soldier = Soldier
bot-veteran = Veteran
bot-commander = Commander
bot-general = General

# Why a game cannot be set up so.

refusal-unknown_game = There is no game { $game }; choose one of: { $games }.
refusal-unknown_version = There are no rules of version { $version } here, only 1 to { $known }.
refusal-wrong_seats = The number of seats can be { $least } to { $most }, not { $seats }.
refusal-wrong_value = “{ WORD($topic, of: "option") }” cannot be { $value }; choose one of: { $values }.
refusal-unknown_option = This game has no option { $option }; it has: { $options }.
refusal-bad_player_name = { $name } cannot be a player's name: 1 to 40 characters, without “,” and “#”.
refusal-no_such_first = Seat { $first } cannot begin: the number of seats is { $seats }.
refusal-several_packs = There are several packs { $value }; choose one of: { $values }.
refusal-missing_pack = This game needs the pack “{ $pack }” ({ $value }), and it is not loaded here. Whoever runs this can load the file with --pack or put it into the folder packs.

# Why a record is not believed.

refusal-in_line = Line { $line }: { $why }
refusal-in_game = { $why }
refusal-after_end = Line { $line }: { $text } comes after the end of the game.
refusal-not_written_out = Line { $line }: { $text } is not written out; { $written } is.
refusal-other_opening = “opening”: game, rules, options, seats or another line of the header is not the one that this game began with.
refusal-other_states = “states”: these are not the ones that this record was made from.
refusal-words_without_seed = “words” are told, but “seed” is not.
refusal-other_seed = “seed” does not fit the hash that was published before the game.
refusal-not_dealt = Line { $line }: the seed does not deal { $text }.
refusal-uncounted_words = “words” does not tell one word for each of the “commitments”.
refusal-other_word = “words”: that of seat { $number } does not fit the hash published before the game.
refusal-bad_seed = { $seed } cannot be a seed: up to 200 characters on one line, without “#” and without spaces at the ends.
refusal-result_early = “result” tells places, but the game has not ended.
refusal-result_missing = “result” is unfinished, but the game has ended.
refusal-other_result = “result” has the places { $told }, the game { $given }.
refusal-seed_untold = “seed” is not told, but the game has ended.
refusal-bad_ending = “ending” is { $ending }; it can be “{ $agreed }”, and with two seats “{ $resigned }”, “{ $time }” or “{ $abandoned }” and then 1 or 2.
refusal-ending_late = “ending” is told, but the rules have ended the game already.
refusal-other_ending = “result” has the places { $told }, the ending gives { $given }.
refusal-record_too_long = { $file } is too long for a game record.
refusal-record_unreadable = { $file } cannot be read ({ $fault }).
refusal-record_not_utf8 = { $file } is not a text file in UTF-8.
refusal-bad_actions = “actions” is not a number but { $text }.
refusal-bad_forked = “forked” is not a number up to { $count } but { $text }.
refusal-record_cut_off = The record is cut off: { $found } of { $count } actions are there.
refusal-record_goes_on = The record is too long: { $found } actions instead of { $count } are there.
refusal-bad_header = Line { $line }: a header line is “key: value”, not { $text }.
refusal-header_twice = Line { $line }: { $key } is given twice.
refusal-header_lacks = This is no game record: the header lacks “{ $key }”.
refusal-unknown_format = “format” is { $text }, but this program reads 1 to { $known }: use a newer program.
refusal-unknown_dealer = “dealer” is { $text }; this program knows: { $known }.
refusal-uncounted_entries = “{ $key }” does not have one entry for each seat: entries { $found }, seats { $seats }.
refusal-bad_entry = “{ $key }”: { $text } is neither 64 hex digits nor { $others }.
refusal-unknown_rules = Made with { $key } { $text } of { $game }, but this program knows 1 to { $known }: use a program that fits, or a newer one.
refusal-option_twice = The option { $option } is given twice.
refusal-bad_result = “result” is { $text }, not one place for each seat: { $seats }.
