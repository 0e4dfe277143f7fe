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
refusal-not_in_lesson = Так можна зіграти, але зараз урок про інше.
refusal-other_lesson = Цей урок змінився відтоді, як його почали; почніть його знову.
refusal-no_lesson = Такого уроку немає; є: { $lessons }.

bot-random = Випадковий
bot-greedy = Жадібний
bot-recruit = Рекрут
bot-soldier = Солдат
bot-veteran = Ветеран
bot-commander = Командир
bot-general = Генерал

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

# Чому запису не можна вірити.

refusal-in_line = Рядок { $line }: { $why }
refusal-in_game = { $why }
refusal-after_end = Рядок { $line }: { $text } стоїть після кінця гри.
refusal-not_written_out = Рядок { $line }: { $text } не записано повністю; повністю це { $written }.
refusal-other_opening = «opening»: гра, правила, параметри, місця чи інший рядок заголовка не ті, з яких ця гра почалася.
refusal-other_states = «states»: це не ті позиції, з яких зроблено цей запис.
refusal-words_without_seed = «words» названо, а «seed» ні.
refusal-other_seed = «seed» не відповідає хешу, оголошеному перед грою.
refusal-not_dealt = Рядок { $line }: зерно не дає { $text }.
refusal-uncounted_words = «words» не називає по одному слову на кожне з «commitments».
refusal-other_word = «words»: слово місця { $number } не відповідає хешу, оголошеному перед грою.
refusal-bad_seed = { $seed } не може бути зерном: до 200 символів в одному рядку, без «#» і без пробілів на краях.
refusal-result_early = «result» називає місця, але гра не закінчилася.
refusal-result_missing = «result» каже, що гру не завершено, а вона закінчилася.
refusal-other_result = «result» має місця { $told }, а гра { $given }.
refusal-seed_untold = «seed» не названо, а гра закінчилася.
refusal-bad_ending = «ending» — це { $ending }; може бути «{ $agreed }», а за двох місць «{ $resigned }», «{ $time }» або «{ $abandoned }», а далі 1 або 2.
refusal-ending_late = «ending» названо, але гру вже завершили правила.
refusal-other_ending = «result» має місця { $told }, а завершення дає { $given }.
refusal-record_too_long = { $file } задовгий для запису гри.
refusal-record_unreadable = { $file } не вдається прочитати ({ $fault }).
refusal-record_not_utf8 = { $file } — не текстовий файл у UTF-8.
refusal-bad_actions = «actions» — не число, а { $text }.
refusal-bad_forked = «forked» — не число до { $count }, а { $text }.
refusal-record_cut_off = Запис обірвано: ходів { $found } з { $count }.
refusal-record_goes_on = Запис задовгий: ходів { $found } замість { $count }.
refusal-bad_header = Рядок { $line }: рядок заголовка — це «ключ: значення», а не { $text }.
refusal-header_twice = Рядок { $line }: { $key } вказано двічі.
refusal-header_lacks = Це не запис гри: у заголовку бракує «{ $key }».
refusal-unknown_format = «format» — це { $text }, а ця програма читає від 1 до { $known }: потрібна новіша програма.
refusal-unknown_dealer = «dealer» — це { $text }; ця програма знає: { $known }.
refusal-uncounted_entries = «{ $key }» не має по одному запису на місце: записів { $found }, місць { $seats }.
refusal-bad_entry = «{ $key }»: { $text } — це ні 64 шістнадцяткові цифри, ні { $others }.
refusal-unknown_rules = У записі { $key } { $text } гри { $game }, а ця програма знає від 1 до { $known }: потрібна відповідна або новіша програма.
refusal-option_twice = Параметр { $option } вказано двічі.
refusal-bad_result = «result» — це { $text }, а не по одному місцю в підсумку на кожне місце за столом: { $seats }.
