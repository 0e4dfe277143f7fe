# Дом: что говорят в каждой игре.

seat = Место { $number }
nobody = никто

refusal-over = Игра окончена.
refusal-not_asked = Это не ответ на то, о чём сейчас спрашивают.
refusal-not_yours = Сейчас решает другой игрок.
refusal-unknown_verb = { $text } — не ход; известны: { $verbs }.
refusal-usage = Невозможно прочитать: { $text }; введите { WORD($verb, of: "usage") }.
refusal-ambiguous = { $text } может означать: { $choices }.
refusal-other_verb = «{ $verb }» — не то, о чём сейчас спрашивают; введите: { $asked }.

bot-random = Случайный
bot-greedy = Жадный
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир

# Почему так нельзя настроить игру.

refusal-unknown_game = Нет игры { $game }; выберите одну из: { $games }.
refusal-unknown_version = Здесь нет правил версии { $version }, есть только от 1 до { $known }.
refusal-wrong_seats = Число мест может быть от { $least } до { $most }, а не { $seats }.
refusal-wrong_value = «{ WORD($topic, of: "option") }» не может иметь значение { $value }; выберите одно из: { $values }.
refusal-unknown_option = У этой игры нет опции { $option }; есть: { $options }.
refusal-bad_player_name = { $name } не может быть именем игрока: от 1 до 40 знаков, без «,» и «#».
refusal-no_such_first = Место { $first } не может начинать: число мест — { $seats }.
refusal-several_packs = Есть несколько наборов { $value }; выберите один из: { $values }.
refusal-missing_pack = Этой игре нужен пакет «{ $pack }» ({ $value }), а он здесь не загружен. Файл можно загрузить через --pack или положить в папку packs.
