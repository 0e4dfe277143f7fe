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

bot-random = Random
bot-greedy = Greedy
bot-recruit = Recruit
bot-soldier = Soldier
bot-veteran = Veteran
bot-commander = Commander

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

