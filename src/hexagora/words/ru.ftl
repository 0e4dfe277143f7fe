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
refusal-not_in_lesson = Так можно сыграть, но сейчас урок о другом.
refusal-other_lesson = Этот урок изменился с тех пор, как его начали; начните его заново.
refusal-no_lesson = Такого урока нет; есть: { $lessons }.

bot-random = Случайный
bot-greedy = Жадный
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир
bot-general = Генерал

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

# Почему записи нельзя верить.

refusal-in_line = Строка { $line }: { $why }
refusal-in_game = { $why }
refusal-after_end = Строка { $line }: { $text } стоит после конца игры.
refusal-not_written_out = Строка { $line }: { $text } записано не полностью; полностью это { $written }.
refusal-other_opening = «opening»: игра, правила, параметры, места или другая строка заголовка не те, с которых эта игра началась.
refusal-other_states = «states»: это не те позиции, из которых сделана эта запись.
refusal-words_without_seed = «words» названы, а «seed» нет.
refusal-other_seed = «seed» не подходит к хешу, объявленному перед игрой.
refusal-not_dealt = Строка { $line }: зерно не даёт { $text }.
refusal-uncounted_words = «words» не называет по одному слову на каждое из «commitments».
refusal-other_word = «words»: слово места { $number } не подходит к хешу, объявленному перед игрой.
refusal-bad_seed = { $seed } не может быть зерном: до 200 символов в одной строке, без «#» и без пробелов по краям.
refusal-result_early = «result» называет места, но игра не закончилась.
refusal-result_missing = «result» говорит, что игра не окончена, а она закончилась.
refusal-other_result = «result» имеет места { $told }, а игра { $given }.
refusal-seed_untold = «seed» не назван, а игра закончилась.
refusal-bad_ending = «ending» — это { $ending }; может быть «{ $agreed }», а при двух местах «{ $resigned }», «{ $time }» или «{ $abandoned }», а затем 1 или 2.
refusal-ending_late = «ending» назван, но игру уже закончили правила.
refusal-other_ending = «result» имеет места { $told }, а окончание даёт { $given }.
refusal-record_too_long = { $file } слишком длинный для записи игры.
refusal-record_unreadable = { $file } не удаётся прочитать ({ $fault }).
refusal-record_not_utf8 = { $file } — не текстовый файл в UTF-8.
refusal-bad_actions = «actions» — не число, а { $text }.
refusal-bad_forked = «forked» — не число до { $count }, а { $text }.
refusal-record_cut_off = Запись оборвана: ходов { $found } из { $count }.
refusal-record_goes_on = Запись слишком длинная: ходов { $found } вместо { $count }.
refusal-bad_header = Строка { $line }: строка заголовка — это «ключ: значение», а не { $text }.
refusal-header_twice = Строка { $line }: { $key } указано дважды.
refusal-header_lacks = Это не запись игры: в заголовке нет «{ $key }».
refusal-unknown_format = «format» — это { $text }, а эта программа читает от 1 до { $known }: нужна программа новее.
refusal-unknown_dealer = «dealer» — это { $text }; эта программа знает: { $known }.
refusal-uncounted_entries = «{ $key }» не имеет по одной записи на место: записей { $found }, мест { $seats }.
refusal-bad_entry = «{ $key }»: { $text } — это ни 64 шестнадцатеричные цифры, ни { $others }.
refusal-unknown_rules = В записи { $key } { $text } игры { $game }, а эта программа знает от 1 до { $known }: нужна подходящая программа или новее.
refusal-option_twice = Параметр { $option } указан дважды.
refusal-bad_result = «result» — это { $text }, а не по одному месту в итоге на каждое место за столом: { $seats }.
