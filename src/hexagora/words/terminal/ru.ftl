# Терминал: что говорит только он.

player = Игрок
picture-seat = { SEAT($seat) }
picture-film-beginning = начало
picture-film-chance = случай
picture-film-seat = место { $number }: { $name }
picture-film-back = предыдущий шаг
picture-film-play = играть или остановить
picture-film-on = следующий шаг
picture-film-slider = шаг
how = ход

# Почему чего-то нельзя.

refusal-not_understood = { $text } непонятно; введите, например: { $example }
refusal-in_file = { $file }: { $why }
refusal-is_folder = { $file } — это папка; укажите имя файла.
refusal-no_folder = { $folder } — не папка; игру в ней не сохранить.
refusal-not_writable = В { $folder } нельзя записывать.
refusal-file_exists = { $file } уже есть, и это не эта игра; выберите другое имя.
refusal-seed_exists = { $file } уже есть и принадлежит другой игре.
refusal-saved_over = { $file }: игра окончена; смотрите «hexagora record replay { $file }».
refusal-dealt_by_words = { $file }: здесь раздают и слова игроков, поэтому играть дальше можно только за её столом.
refusal-seed_missing = { $file }: нет зерна, положите рядом { $seed } или укажите --seed.
refusal-wrong_seed = { $file }: это не то зерно, чей хеш указан в записи.
refusal-other_deal = { $file }: строка { $line }: зерно не даёт «{ $move }».
refusal-saved_has_seats = У сохранённой игры уже есть места и параметры; не указывайте их.
refusal-no_unfinished = Неоконченной игры нет (нет файла { $file }).
refusal-other_game = { $file } — это игра { $game }, а не { $asked }.
refusal-name_a_game = Назовите игру; на выбор: { $games }.
refusal-solo_is_one = --solo для одного; не указывайте его или назовите одно место.
refusal-beyond_actions = --at { $at }: в записи ходы от 1 до { $last }.
refusal-beyond_decisions = --at { $at }: в записи решения от 1 до { $last }.
refusal-was_rolled = --at { $at }: «{ $move }» выпало, этого никто не выбирал.
refusal-roll_next = --at { $at }: дальше бросок или жребий, никто не выбирает.
refusal-top_without_at = --top касается одного решения; укажите его через --at N.
refusal-seat_without_json = --seat касается разбора партии; попросите его через --json.
refusal-beyond_seats = --seat { $seat }: в игре есть места от 1 до { $last }.
refusal-file_too_long = { $file }: больше { $most } байт не читается.
refusal-not_utf8 = { $file }: это не UTF-8; сохраните файл в этой кодировке.
refusal-not_json = { $file }: строка { $line }, столбец { $column }: это не JSON.
refusal-senseless_json = { $file }: это не JSON, в котором есть смысл.
refusal-no_answers = { $file } должен быть списком текстов, например { $example }

# Игра в терминале.

terminal-a-bot = { $name } (бот)
terminal-hash = Все кубики определяет зерно, которое назовут в конце. Вот его хеш:
terminal-goes-on =
    { $count ->
        [one] Игра продолжается после { $count } хода.
        [few] Игра продолжается после { $count } ходов.
       *[other] Игра продолжается после { $count } ходов.
    }
terminal-thinks = { $who } думает ...
terminal-next = Enter: { $step }.
terminal-decides = решает { SEAT($seat) }
terminal-back = u: взять назад «{ $move }».
terminal-is-back = Ход «{ $move }» взят назад.
terminal-no-back = Брать назад нечего: с тех пор были кубики или ход другого игрока.
terminal-press-enter = Нажмите Enter, чтобы играть дальше; help показывает команды.
terminal-no-choice = Сейчас выбирать нечего; нажмите Enter, чтобы играть дальше.
terminal-asked = { SEAT($seat) }: { $question }
terminal-type = Введите { $how }, например: { $example }
terminal-or = (или help, moves, u, quit)
terminal-not-possible = Нельзя: { $why }
terminal-over = Игра окончена: { WORD($reason, of: "end") } ({ $clause }).
terminal-no-score = В этой игре очков не считают.
terminal-file = ФАЙЛ
terminal-name-file = Укажите имя файла, например: save vecher.record
terminal-saved = Сохранено как { $file }, зерно в { $file }.seed; чтобы играть дальше:
terminal-saved-record = Сохранено как { $file }; чтобы проверить:
terminal-not-saved = Не сохранено: { $why }
terminal-save = Чтобы сохранить запись, введите имя файла; один Enter не сохраняет.
terminal-save-as = сохранить как?
terminal-leaving = Вы уходите. Enter сохраняет игру на потом, имя файла записывает её туда, n отбрасывает.
terminal-keep = сохранить?
terminal-kept = Игра сохранена; чтобы играть дальше: hexagora play --resume
terminal-not-kept = Игру невозможно сохранить: { $why }
answers-yes = д да y
answers-no = н нет n
command-moves = все разрешённые ходы, самые интересные в конце
command-hint = о чём здесь подумал бы командир
command-undo = взять последний ход назад, пока не было кубиков или хода других
command-board = нарисовать поле ещё раз (Enter делает то же самое)
command-score = как обстоят дела
command-save = отложить игру; «hexagora play --load» играет дальше
command-quit = уйти из-за стола
hint-head = { WORD($bot, of: "bot") } рассматривает:
hint-choice =
    { $alone ->
        [true] { $value } лучшего результата, { $share } попыток
       *[false] { $value } на победу, { $share } попыток
    }

# Записи.

label-game = игра
label-seats = игроки
label-result = результат
label-actions = ходы
label-seed = зерно
label-hash = хеш
record-version = версия данных { $version }
record-unfinished = не окончена
record-step = { $number } из { $count }: { $move }
record-ok =
    в порядке: { $file }: { $count ->
        [one] { $count } ход разрешён
        [few] { $count } хода разрешены
       *[other] { $count } ходов разрешены
    }, { $format ->
        [1] состояния соответствуют хешам
       *[other] заголовок и состояния соответствуют хешам
    }{ $ended ->
        [rules] , результат такой, как по правилам, кубики такие, как даёт зерно
        [players] , игру завершили игроки, кубики такие, как даёт зерно
       *[no] ; игра не окончена, поэтому зерно не названо и кубики пока не проверить
    }
record-words = роздано также словами мест { LIST($seats) }
record-late = места { LIST($seats) } не назвали своих слов вовремя
record-unproven = каким именно набором { $pack } играли, не сказано, и проверить это нельзя
replay-prompt = [{ $at }/{ $last }] Enter: дальше, b: назад, номер, q: выйти
replay-what = «{ $line }» — ничего из этого: Enter, b, номер от 0 до { $last }, q
replay-no-step = Шага { $goal } нет; есть шаги от 0 до { $last }.
replay-end = Это конец; b возвращает назад, q выходит.
explain-head = Перед ходом { $at } { WORD($bot, of: "bot") } на месте игрока { SEAT($seat) } рассматривает:
explain-played =
    { $rank ->
        [0] Сыгранный ход «{ $move }» даже не рассматривался; всех вариантов: { $count }.
       *[other] Сыгранный ход «{ $move }» — выбор { $rank } из { $count }.
    }
explain-action = ход
explain-player = игрок
explain-played-head = сыграно
explain-place = место
explain-chance = шанс
explain-best = { WORD($bot, of: "bot") } советует
explain-decisions = решения
explain-same = то же
explain-sum =
    { $count ->
        [one] { SEAT($seat) }: { $same } из { $count } решения как { WORD($bot, of: "bot") }
        [few] { SEAT($seat) }: { $same } из { $count } решений как { WORD($bot, of: "bot") }
       *[other] { SEAT($seat) }: { $same } из { $count } решений как { WORD($bot, of: "bot") }
    }

# Игры.

games-game = { $name }: { $title }, игроков: от { $least } до { $most }
games-default = по умолчанию: { $value }
games-bots =
    { $measured ->
        [true] боты, от слабейшего, как измерено: { $bots }
       *[false] боты, порядок не измерен: { $bots }
    }
games-try = Попробуйте: hexagora play { $game }

# Этюды.

refusal-no_etude = { $file }: нет ни такого файла, ни этюда с таким id; «hexagora etude show» перечисляет те, что есть в комплекте.
refusal-many_etudes =
    { $count ->
        [one] { $file }: в нём { $count } этюд; дайте файл с одним.
        [few] { $file }: в нём { $count } этюда; дайте файл с одним.
       *[other] { $file }: в нём { $count } этюдов; дайте файл с одним.
    }
refusal-no_run = { $file }, строка { $line }: это не строка запуска hexagora etude make.
refusal-other_run = { $file }, строка { $line }: это не запуск с теми же аргументами; возьмите другой файл.
etude-check-time = { $etude }: обыскано до конца за { $seconds } с
etude-check-sum =
    { $count ->
        [one] Доказан { $count } этюд
        [few] Доказано { $count } этюда
       *[other] Доказано { $count } этюдов
    }; с ошибками: { $wrong }
etude-play-help = Введите шаг так, как его записывает игра, например «use outpost_scout place d4 0». fight: бой; u: шаг назад; board: нарисовать поле; solution: сдаться и увидеть; quit: выйти.
etude-play-prompt = этюд>
etude-play-no-back = Возвращать нечего.
etude-play-again = Верните шаги через u и попробуйте снова.
etude-made =
    { $count ->
        [one] { $count } этюд в { $file }
        [few] { $count } этюда в { $file }
       *[other] { $count } этюдов в { $file }
    }

# Уроки.

learn-lesson =
    { $title } ({ $minutes } мин){ $state ->
        [done] , пройден
        [begun] , начат
       *[new] {""}
    }
learn-try = Начните с: hexagora learn { $game }
learn-step = Шаг { $number } из { $of }
learn-marked = Отмечено: { LIST($cells) }
learn-after =
    { $more ->
        [true] Enter: играть отсюда дальше против бота; n: следующий урок; q: выйти.
       *[false] Enter: играть отсюда дальше против бота; q: выйти.
    }
learn-kept = Урок сохранён; чтобы продолжить: hexagora learn { $game } { $lesson }
command-skip = перейти к следующему уроку

# Соревнования между ботами.

contest-heading =
    { $game }, { $format ->
        [round_robin] лига
        [swiss] турнир по швейцарской системе
       *[knockout] турнир на выбывание
    }, игроки: { $players }, зерно { $seed }
contest-season = Сезон { $number }
contest-division = Дивизион { $number }
contest-place = место
contest-player = игрок
contest-points = очки
contest-balance = разница
contest-opponents = очки соперников
contest-record = победы-ничьи-поражения
contest-up = Поднимаются: { LIST($names) }
contest-down = Опускаются: { LIST($names) }
contest-games = партии
contest-round = сезон { $season }, тур { $round }, партии: { $done } из { $of }
contest-known = партии, которые уже есть в { $file }: { $done }
contest-stopped = остановлено, партии: { $done } из { $of }; с --out ФАЙЛ та же команда играет дальше
contest-failed = партию не удалось сыграть: { $why }

# Рейтинги ботов.

rating-heading = { $game }, мест: { $seats }
rating-bot = бот
rating-value = рейтинг
rating-deviation = отклонение
rating-interval = интервал 95 %
rating-games = партии

# Почему соревнование не может быть таким.

refusal-event_alone = Для соревнования нужно хотя бы двое участников.
refusal-event_twice = Каждый участвует один раз; кто-то записан дважды.
refusal-event_team = В каждой команде должно быть столько игроков: { $size }.
refusal-event_rounds = Для соревнования нужен хотя бы один тур.
refusal-event_swiss_rounds = Если участников { $count }, туров по швейцарской системе может быть не больше { $most }; дальше кому-то мог бы второй раз выпасть тот же соперник.
refusal-event_pool = В набор должны входить хотя бы две армии.
refusal-event_round_open = Тур { $round } ещё не закончен.
refusal-event_result_there = У этой партии уже есть результат.
refusal-event_bye = { $who } пропускает тур и ни с кем не играет.
refusal-event_unknown = { $who } не участвует в этом соревновании.
refusal-event_divisions = Слишком мало участников: если дивизионов { $divisions }, нужно не меньше { $least }.
refusal-event_moves = В дивизионах по { $size } не может подниматься и опускаться целых { $moves }.
refusal-event_season_open = Сезон { $number } ещё не закончен.
refusal-event_no_pairing = Дозволенных пар больше нет: слишком многие из присутствующих уже играли между собой. Завершите соревнование после этого тура.
refusal-event_two = В соревнованиях играют вдвоём, а { $title } — не для двоих.
refusal-event_seats = В соревнованиях играют вдвоём; уберите --seats.
refusal-event_stuck = Ни одной партии сыграть нельзя, хотя это ещё не конец.
refusal-event_sides = В соревнованиях играют две стороны; уберите параметр, который их объединяет.
refusal-event_ray = Соревнования проходят на этом компьютере; уберите --ray.
refusal-event_who = Назовите игру и ботов, например: hexagora arena ИГРА greedy random
refusal-event_league_only = Дивизионы и сезоны — для --format league.
refusal-draft_promised = Данное обещание изменить нельзя.
refusal-draft_no_hash = Обещание — это хеш SHA-256, 64 шестнадцатеричные цифры.
refusal-draft_early = Ничего не открывают, пока оба не дали обещания.
refusal-draft_shown = Это уже открыто.
refusal-draft_other = Это не то, что было обещано.
refusal-draft_open = Армии ещё не выбраны.
refusal-draft_over = Армии уже выбраны.
refusal-draft_army = { $army } выбрать нельзя; есть: { $known }.
refusal-draft_count = Нужно назвать разные армии, столько: { $count }.
refusal-draft_pool = Если запретов у каждой стороны { $bans }, армий в наборе должно быть не меньше { $least }.
refusal-contest_unreadable = В { $file } нет соревнования арены ({ $what }); назовите другой файл.
refusal-contest_other = В { $file } другое соревнование (отличается { $name }); назовите другой файл через --out.
refusal-contest_version = В { $file } партии версии { $version }; назовите другой файл через --out.
refusal-rating_no_anchor = { $anchor } нет в этих результатах; выберите из: { $names }.
refusal-rating_apart = Никакие партии не ведут от { $anchor } к { $bot }; добавьте результаты обоих.
refusal-rating_plays_nothing = --ratings ничего не играет: уберите игру и ботов.

# Бот за столами сервера.

online-here = { $name } на месте, его можно вызвать: { LIST($games) }. Ctrl-C завершает.
online-away = Сервер не отвечает ({ $why }); ещё одна попытка.
online-plays = Стол { $table }: за столом ({ $game }).
online-refused = Стол { $table }: сервер отказывает ({ $why }); минуту стол не трогаем.
online-lost = Стол { $table }: связь потеряна ({ $why }); ещё одна попытка.
online-over = Стол { $table }: игра окончена, место { $place } из { $of }.
online-fault = Стол { $table }: бот не дал годного ответа ({ $why }); сделано любое разрешённое действие.
online-ends = Конец. Неоконченные игры ждут возвращения бота.
refusal-bot_refused = Сервер { $url } не пускает бота: { $why }
refusal-bot_address = --connect { $url }: укажите адрес сервера, например https://games.example.org
refusal-bot_token_file = --token { $file }: из этого файла не удаётся прочитать токен ({ $why })
refusal-bot_token = Боту нужен его токен: --token ФАЙЛ или переменная { $name }
