# Дім: що кажуть у кожній грі.

seat = Місце { $number }
nobody = ніхто

refusal-over = Гру завершено.
refusal-not_asked = Це не відповідь на те, про що зараз питають.
refusal-not_yours = Зараз вирішує інший гравець.
refusal-unknown_verb = { $text } — не хід; відомі: { $verbs }.
refusal-usage = Неможливо прочитати: { $text }; введіть { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } може означати: { $choices }.
refusal-other_verb = «{ $verb }» — не те, про що зараз питають; введіть: { $asked }.

bot-random = Випадковий
bot-greedy = Жадібний
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир

# Чому так не можна налаштувати гру.

refusal-unknown_game = Немає гри { $game }; виберіть одну з: { $games }.
refusal-unknown_version = Тут немає правил версії { $version }, є лише від 1 до { $known }.
refusal-wrong_seats = Кількість місць може бути від { $least } до { $most }, а не { $seats }.
refusal-wrong_value = «{ WORD($topic, of: "option") }» не може мати значення { $value }; виберіть одне з: { $values }.
refusal-unknown_option = Ця гра не має опції { $option }; має: { $options }.
refusal-bad_player_name = { $name } не може бути іменем гравця: від 1 до 40 знаків, без «,» і «#».
refusal-no_such_first = Місце { $first } не може починати: кількість місць — { $seats }.
refusal-several_packs = Є кілька пакетів { $value }; виберіть один із: { $values }.
refusal-missing_pack = Ця гра потребує пакета «{ $pack }» ({ $value }), а його тут не завантажено. Файл можна завантажити через --pack або покласти до теки packs.
