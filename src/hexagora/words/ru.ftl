# Дом: что говорят в каждой игре.

seat = Место { $number }
nobody = никто

refusal-over = The game is over.
refusal-not_asked = That is no answer to what is asked now.
refusal-not_yours = Another player decides now.
refusal-unknown_verb = { $text } is no action; known are: { $verbs }.
refusal-usage = { $text } cannot be read; write { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } could be: { $choices }.
refusal-other_verb = "{ $verb }" is not what is asked for now; write: { $asked }.

# Почему игру нельзя так настроить.

refusal-unknown_game = Нет игры { $game }; выберите одну из: { $games }.
refusal-unknown_version = Здесь нет правил версии { $version }, есть только от 1 до { $known }.
refusal-wrong_seats = Число мест может быть от { $least } до { $most }, а не { $seats }.
refusal-wrong_value = «{ WORD($topic, of: "option") }» не может иметь значение { $value }; выберите одно из: { $values }.
refusal-unknown_option = У этой игры нет опции { $option }; есть: { $options }.
refusal-bad_player_name = { $name } не может быть именем игрока: от 1 до 40 знаков, без «,» и «#».
refusal-no_such_first = Место { $first } не может начинать: число мест — { $seats }.
refusal-several_packs = Есть несколько наборов { $value }; выберите один из: { $values }.
refusal-missing_pack = Этой игре нужен пакет «{ $value }», а он здесь не загружен. Файл можно загрузить через --pack или положить в папку packs.


bot-random = Случайный
bot-greedy = Жадный
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир

# Why a game cannot be set up so.

