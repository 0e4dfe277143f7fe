# Дім: що кажуть у кожній грі.

seat = Місце { $number }
nobody = ніхто

refusal-over = The game is over.
refusal-not_asked = That is no answer to what is asked now.
refusal-not_yours = Another player decides now.
refusal-unknown_verb = { $text } is no action; known are: { $verbs }.
refusal-usage = { $text } cannot be read; write { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } could be: { $choices }.
refusal-other_verb = "{ $verb }" is not what is asked for now; write: { $asked }.

# Чому гру не можна так налаштувати.

refusal-unknown_game = Немає гри { $game }; виберіть одну з: { $games }.
refusal-unknown_version = Тут немає правил версії { $version }, є лише від 1 до { $known }.
refusal-wrong_seats = Кількість місць може бути від { $least } до { $most }, а не { $seats }.
refusal-wrong_value = «{ WORD($topic, of: "option") }» не може мати значення { $value }; виберіть одне з: { $values }.
refusal-unknown_option = Ця гра не має опції { $option }; має: { $options }.
refusal-bad_player_name = { $name } не може бути іменем гравця: від 1 до 40 знаків, без «,» і «#».
refusal-no_such_first = Місце { $first } не може починати: кількість місць — { $seats }.
refusal-several_packs = Є кілька пакетів { $value }; виберіть один із: { $values }.
refusal-missing_pack = Ця гра потребує пакета «{ $value }», а його тут не завантажено. Файл можна завантажити через --pack або покласти до теки packs.


bot-random = Випадковий
bot-greedy = Жадібний
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир

# Why a game cannot be set up so.

