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
