# Лиги и турниры: списки, создание, одно событие с раундами.

events-about = Круговые, швейцарские и кубковые события в привычной для сцены форме: двойные дуэли с обменом армиями, счёт по очкам штаба.
events-new = Новое событие
events-sign_in = Чтобы участвовать или проводить событие, нужна личность; чтобы смотреть, не нужно ничего.
events-mine = Ваши события
events-open = Запись открыта
events-running = Идут
events-past = Завершённые
events-none = Событий ещё нет. Создайте первое.
events-entrants = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[other] { $n } участников
}
events-state-signup = Запись открыта
events-state-running = Идёт
events-state-between = Между сезонами
events-state-over = Завершено
events-state-cancelled = Отменено
events-by_link = Только по ссылке
events-format-swiss = { $n ->
    [one] Швейцарская система, { $n } раунд
    [few] Швейцарская система, { $n } раунда
   *[other] Швейцарская система, { $n } раундов
}
events-format-round_robin = { $n ->
    [one] Каждый с каждым
    [few] Каждый с каждым { $n } раза
   *[other] Каждый с каждым { $n } раз
}
events-format-knockout = Кубок
events-double = двойные дуэли
events-single = одиночные партии
events-teams = команды по { $n }
events-divisions_of = { $n ->
    [one] { $n } дивизион
    [few] { $n } дивизиона
   *[other] { $n } дивизионов
}
events-picks = тайный выбор армий
events-rated = рейтинговые
events-organiser = Проводит { $name }

# Создание.

events-new-title = Новое событие
events-new-name = Название события
events-new-game = Игра
events-new-format = Формат
events-pick-swiss = Швейцарская
events-pick-round_robin = Круговая
events-pick-knockout = Кубок
events-new-rounds = Раунды
events-new-cycles = Сколько раз играет каждый с каждым
events-new-double = Двойные дуэли: во второй партии армии и первый ход меняются
events-new-scoring = Что считается
events-scoring-meeting = Выигранные встречи
events-scoring-games = Выигранные партии
events-scoring-balance = Баланс штабов
events-scoring-meeting-about = Встреча даёт одно очко; двойную дуэль выигрывают по балансу очков штаба в обеих партиях.
events-scoring-games-about = Каждая партия даёт одно очко.
events-scoring-balance-about = Счётом служит сам баланс очков штаба.
events-new-ties = Равенство сначала решают
events-tie-balance = баланс штабов
events-tie-buchholz = очки соперников
events-tie-wins = выигранные партии
events-new-armies = Набор армий
events-new-choice = Кто какой армией играет
events-choice-round = Определяет раунд
events-choice-picks = Тайный выбор
events-choice-round-about = Все играют двумя армиями раунда; каждая выпадает одинаково часто.
events-choice-picks-about = Обе стороны выбирают скрытно и открывают одновременно. Если хотят одну и ту же армию, решает монета.
events-new-bans = Армии, которые запрещает каждая сторона
events-new-mirror = Обе стороны могут играть одной армией
events-new-round_time = Время на раунд
events-new-pick_time = Время на каждый шаг выбора
events-new-clock = Часы партии
events-new-forfeit = Очки штаба за отданную партию
events-new-boards = Игроков в команде
events-new-divisions = Дивизионы
events-new-moves = Повышений и вылетов между дивизионами
events-new-extra = Дополнительных дуэлей после ничьей
events-new-third = Матч за третье место
events-new-rated = Партии рейтинговые
events-new-who = Кто его найдёт
events-who-public = Все
events-who-link = Только по ссылке
events-new-more = Больше настроек
events-new-make = Открыть запись
events-time-none = без ограничения
events-time-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
events-time-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
events-time-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
events-clock-none = без часов
events-clock-live = { $n ->
    [one] { $n } минута, +{ $more } с за решение
    [few] { $n } минуты, +{ $more } с за решение
   *[other] { $n } минут, +{ $more } с за решение
}
events-clock-correspondence = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[other] { $n } дней на ход
}

# Одно событие.

events-signup = Кто участвует
events-nobody = Пока никто.
events-join = Участвовать
events-leave = Выйти из события
events-leave-now = Выйти? Незаконченные партии будут проиграны.
events-team-name = Название команды
events-team-make = Создать команду
events-team-join = Вступить: { $team }
events-team-missing = { $n ->
    [one] не хватает { $n } игрока
    [few] не хватает { $n } игроков
   *[other] не хватает { $n } игроков
}
events-bot = бот
events-left = выбыл
events-begin = Начать
events-season-begin = Начать следующий сезон
events-cancel = Отменить
events-end = Завершить лигу
events-cannot = Начать ещё нельзя:
events-next = Ваши следующие партии
events-next-play = Играть против: { $name }
events-next-pick = Выбрать армию против: { $name }
events-next-none = Сейчас вас ничего не ждёт.
events-until = до { $when }
events-standings = Таблица
events-col-place = Место
events-col-player = Игрок
events-col-points = Очки
events-col-balance = Баланс
events-col-buchholz = Соперники
events-col-record = В-Н-П
events-col-balance-about = Баланс очков штаба
events-col-buchholz-about = Очки соперников, с которыми играли
events-col-record-about = Встречи выигранные, ничейные и проигранные
events-division = Дивизион { $number }
events-season = Сезон { $number }
events-round-of = Раунд { $number } из { $of }
events-round-before = Предыдущий раунд
events-round-after = Следующий раунд
events-bye = свободный раунд
events-third = за третье место
events-versus = { $home } против { $away }
events-game = Партия { $number }
events-game-watch = смотреть
events-game-replay = просмотреть
events-game-play = играть
events-game-begins = начинает { $name }
events-game-waits = ещё не открыта
events-forfeit = отдана
events-choosing-ban = Обе стороны запрещают
events-choosing-pick = Обе стороны выбирают
events-waits_for = ждём: { LIST($names) }
events-banned = Запрещены: { $armies }
events-close = Закрыть эту встречу
events-close-title = Закрытие: { $home } против { $away }
events-close-about = Несыгранное проигрывает тот, кого вы назовёте. Все смогут прочитать, что это сделали вы.
events-close-home = Проигрывает { $name }
events-close-both = Проигрывают обе стороны
events-withdraw = Снять
events-withdraw-sure = Снять с события: { $name }? Незаконченные партии будут проиграны.
events-history = Что происходило
events-files = Для других
events-file-games = Партии (CSV)
events-file-standings = Таблица (CSV)
events-file-json = Всё (JSON)
events-embed = Таблица для другого сайта
events-embed-about = Вставьте этот адрес в рамку своей страницы; таблица будет свежей.
events-link = Ссылка на событие
events-note-begun = Событие начато ({ $who }).
events-note-season = Начат сезон { $number } ({ $who }).
events-note-round = Составлены пары раунда { $number }.
events-note-round_of = Дивизион { $division }: составлены пары раунда { $number }.
events-note-closed = Закрыта встреча раунда { $number } ({ $who }); проигрыш: { LIST($about) }.
events-note-left = Событие оставили: { LIST($about) } ({ $who }).
events-note-gone = Кто-то вышел.
events-note-late = Раунд { $number }: время вышло, { LIST($about) }.
events-note-drawn = Жребий выбрал за { LIST($about) }: ничего не подано вовремя.
events-note-stuck = Вышло столько участников, что следующий раунд не составить: событие закончилось раньше.
events-note-over = Последний раунд сыгран.
events-note-ended = Событие завершено ({ $who }).

# Выбор армий.

events-picks-title = Против: { $name }
events-picks-ban = Назовите армии, которыми не будут играть: { $n }
events-picks-one = Назовите свою армию.
events-picks-two = Назовите свою армию и вторую на случай, если обе стороны захотят одну и ту же.
events-picks-first = Первый выбор
events-picks-second = Второй выбор
events-picks-secret = Никто, даже этот сервер, не увидит вашего выбора, пока не выберет другая сторона.
events-picks-hand_in = Подать
events-picks-waiting = Ваш выбор подан и запечатан. Он откроется, когда выберет и другая сторона.
events-picks-lost = В этом браузере нет вашего выбора. Вернитесь с устройством, на котором выбирали; иначе решит жребий.

# Почему нет.

fault-no_event = Такого события нет.
fault-event_title = Дайте событию название.
fault-event_many = За день можно создать не больше событий: { $most }.
fault-event_army_twice = Армия может быть в наборе только раз.
fault-event_no_armies = В этой игре нет армий на выбор.
fault-event_plain_knockout = В кубке играют поодиночке в одной сетке. Для команд и дивизионов выберите швейцарскую или круговую систему.
fault-event_not_in = Вы не участвуете в этом событии.
fault-event_no_entrant = Такого участника нет.
fault-event_over = Это событие завершено.
fault-event_begun = Это событие уже началось.
fault-event_meeting_over = Эта встреча завершена.
fault-event_late = Событие уже началось; присоединиться нельзя.
fault-event_in = Вы уже участвуете.
fault-event_no_teams = В этом событии каждый играет сам.
fault-event_no_team = Такой команды нет.
fault-event_team_full = Эта команда полна.
fault-event_team_name = Команде нужно название.
fault-event_team_twice = Команда с таким названием уже есть.
fault-event_full = Свободных мест нет; участников: { $most }.
fault-event_organiser = Это может сделать только организатор события.
fault-event_not_running = Это событие сейчас не идёт.
fault-event_no_meeting = Такой встречи нет.
fault-event_no_draft = Там армий не выбирают.
fault-event_other_board = Вы не играете за этой доской.
fault-event_no_division = У этого события ещё нет такого сезона и дивизиона.

# Это говорит и логика событий.

refusal-event_alone = Для соревнования нужно хотя бы двое участников.
refusal-event_twice = Каждый участвует один раз; кто-то записан дважды.
refusal-event_team = В каждой команде должно быть столько игроков: { $size }.
refusal-event_rounds = Для соревнования нужен хотя бы один тур.
refusal-event_swiss_rounds = Если участников { $count }, туров по швейцарской системе может быть не больше { $most }; дальше кому-то мог бы второй раз выпасть тот же соперник.
refusal-event_pool = В набор должны входить хотя бы две армии.
refusal-event_divisions = Слишком мало участников: если дивизионов { $divisions }, нужно не меньше { $least }.
refusal-event_moves = В дивизионах по { $size } не может подниматься и опускаться целых { $moves }.
refusal-event_season_open = Сезон { $number } ещё не закончен.
refusal-event_no_pairing = Дозволенных пар больше нет: слишком многие из присутствующих уже играли между собой. Завершите соревнование после этого тура.
refusal-event_two = В соревнованиях играют вдвоём, а { $title } — не для двоих.
refusal-event_sides = В соревнованиях играют две стороны; уберите параметр, который их объединяет.
refusal-draft_promised = Данное обещание изменить нельзя.
refusal-draft_no_hash = Обещание — это хеш SHA-256, 64 шестнадцатеричные цифры.
refusal-draft_early = Ничего не открывают, пока оба не дали обещания.
refusal-draft_shown = Это уже открыто.
refusal-draft_other = Это не то, что было обещано.
refusal-draft_over = Армии уже выбраны.
refusal-draft_army = { $army } выбрать нельзя; есть: { $known }.
refusal-draft_count = Нужно назвать разные армии, столько: { $count }.
refusal-draft_pool = Если запретов у каждой стороны { $bans }, армий в наборе должно быть не меньше { $least }.
