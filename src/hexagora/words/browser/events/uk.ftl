# Ліги й турніри: списки, створення, одна подія з раундами.

events-about = Кругові, швейцарські й кубкові події у звичній для сцени формі: подвійні дуелі з обміном арміями, рахунок за очками штабу.
events-new = Нова подія
events-sign_in = Щоб брати участь або проводити подію, потрібна особистість; щоб дивитися, не потрібно нічого.
events-mine = Ваші події
events-open = Запис відкрито
events-running = Тривають
events-past = Завершені
events-none = Подій ще немає. Створіть першу.
events-entrants = { $n ->
    [one] { $n } учасник
    [few] { $n } учасники
   *[other] { $n } учасників
}
events-state-signup = Запис відкрито
events-state-running = Триває
events-state-between = Між сезонами
events-state-over = Завершено
events-state-cancelled = Скасовано
events-by_link = Лише за посиланням
events-format-swiss = { $n ->
    [one] Швейцарська система, { $n } раунд
    [few] Швейцарська система, { $n } раунди
   *[other] Швейцарська система, { $n } раундів
}
events-format-round_robin = { $n ->
    [one] Кожен із кожним
    [few] Кожен із кожним { $n } рази
   *[other] Кожен із кожним { $n } разів
}
events-format-knockout = Кубок
events-double = подвійні дуелі
events-single = окремі партії
events-teams = команди по { $n }
events-divisions_of = { $n ->
    [one] { $n } дивізіон
    [few] { $n } дивізіони
   *[other] { $n } дивізіонів
}
events-picks = таємний вибір армій
events-rated = рейтингові
events-organiser = Проводить { $name }

# Створення.

events-new-title = Нова подія
events-new-name = Назва події
events-new-game = Гра
events-new-format = Формат
events-pick-swiss = Швейцарська
events-pick-round_robin = Кругова
events-pick-knockout = Кубок
events-new-rounds = Раунди
events-new-cycles = Скільки разів грає кожен із кожним
events-new-double = Подвійні дуелі: у другій партії армії та перший хід міняються
events-new-scoring = Що рахується
events-scoring-meeting = Виграні зустрічі
events-scoring-games = Виграні партії
events-scoring-balance = Баланс штабів
events-scoring-meeting-about = Зустріч дає одне очко; подвійну дуель виграють за балансом очок штабу в обох партіях.
events-scoring-games-about = Кожна партія дає одне очко.
events-scoring-balance-about = Рахунком є сам баланс очок штабу.
events-new-ties = Рівність спершу вирішують
events-tie-balance = баланс штабів
events-tie-buchholz = очки суперників
events-tie-wins = виграні партії
events-new-armies = Набір армій
events-new-choice = Хто якою армією грає
events-choice-round = Визначає раунд
events-choice-picks = Таємний вибір
events-choice-round-about = Усі грають двома арміями раунду; кожна випадає однаково часто.
events-choice-picks-about = Обидві сторони обирають приховано й відкривають водночас. Якщо хочуть ту саму армію, вирішує монета.
events-new-bans = Армії, які забороняє кожна сторона
events-new-mirror = Обидві сторони можуть грати тією самою армією
events-new-round_time = Час на раунд
events-new-pick_time = Час на кожен крок вибору
events-new-clock = Годинник партії
events-new-forfeit = Очки штабу за віддану партію
events-new-boards = Гравців у команді
events-new-divisions = Дивізіони
events-new-moves = Підвищень і вибувань між дивізіонами
events-new-extra = Додаткових дуелей після нічиєї
events-new-third = Матч за третє місце
events-new-rated = Партії рейтингові
events-new-who = Хто її знайде
events-who-public = Усі
events-who-link = Лише за посиланням
events-new-more = Більше налаштувань
events-new-make = Відкрити запис
events-time-none = без обмеження
events-time-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[other] { $n } хвилин
}
events-time-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[other] { $n } годин
}
events-time-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[other] { $n } днів
}
events-clock-none = без годинника
events-clock-live = { $n ->
    [one] { $n } хвилина, +{ $more } с за рішення
    [few] { $n } хвилини, +{ $more } с за рішення
   *[other] { $n } хвилин, +{ $more } с за рішення
}
events-clock-correspondence = { $n ->
    [one] { $n } день на хід
    [few] { $n } дні на хід
   *[other] { $n } днів на хід
}

# Одна подія.

events-signup = Хто бере участь
events-nobody = Поки ніхто.
events-join = Взяти участь
events-leave = Вийти з події
events-leave-now = Вийти? Незакінчені партії буде програно.
events-team-name = Назва команди
events-team-make = Створити команду
events-team-join = Приєднатися: { $team }
events-team-missing = { $n ->
    [one] бракує { $n } гравця
    [few] бракує { $n } гравців
   *[other] бракує { $n } гравців
}
events-bot = бот
events-left = вибув
events-begin = Почати
events-season-begin = Почати наступний сезон
events-cancel = Скасувати
events-end = Завершити лігу
events-cannot = Почати ще не можна:
events-next = Ваші наступні партії
events-next-play = Грати проти: { $name }
events-next-pick = Обрати армію проти: { $name }
events-next-none = Зараз на вас нічого не чекає.
events-until = до { $when }
events-standings = Таблиця
events-col-place = Місце
events-col-player = Гравець
events-col-points = Очки
events-col-balance = Баланс
events-col-buchholz = Суперники
events-col-record = В-Н-П
events-col-balance-about = Баланс очок штабу
events-col-buchholz-about = Очки суперників, з якими грали
events-col-record-about = Зустрічі виграні, нічийні та програні
events-division = Дивізіон { $number }
events-season = Сезон { $number }
events-round-of = Раунд { $number } з { $of }
events-round-before = Попередній раунд
events-round-after = Наступний раунд
events-bye = вільний раунд
events-third = за третє місце
events-versus = { $home } проти { $away }
events-game = Партія { $number }
events-game-watch = дивитися
events-game-replay = переглянути
events-game-play = грати
events-game-begins = починає { $name }
events-game-waits = ще не відкрито
events-forfeit = віддано
events-choosing-ban = Обидві сторони забороняють
events-choosing-pick = Обидві сторони обирають
events-waits_for = чекаємо на: { LIST($names) }
events-banned = Заборонено: { $armies }
events-close = Закрити цю зустріч
events-close-title = Закриття: { $home } проти { $away }
events-close-about = Незігране програє той, кого ви назвете. Усі зможуть прочитати, що це зробили ви.
events-close-home = Програє { $name }
events-close-both = Програють обидві сторони
events-withdraw = Вилучити
events-withdraw-sure = Вилучити з події: { $name }? Незакінчені партії буде програно.
events-history = Що відбувалося
events-files = Для інших
events-file-games = Партії (CSV)
events-file-standings = Таблиця (CSV)
events-file-json = Усе (JSON)
events-embed = Таблиця для іншого сайту
events-embed-about = Вставте цю адресу в рамку своєї сторінки; таблиця буде свіжою.
events-link = Посилання на подію
events-note-begun = Подію розпочато ({ $who }).
events-note-season = Розпочато сезон { $number } ({ $who }).
events-note-round = Складено пари раунду { $number }.
events-note-round_of = Дивізіон { $division }: складено пари раунду { $number }.
events-note-closed = Закрито зустріч раунду { $number } ({ $who }); програш: { LIST($about) }.
events-note-left = Подію залишили: { LIST($about) } ({ $who }).
events-note-gone = Хтось вийшов.
events-note-late = Раунд { $number }: час вийшов, { LIST($about) }.
events-note-drawn = Жереб обрав за { LIST($about) }: нічого не подано вчасно.
events-note-stuck = Вийшло стільки учасників, що наступного раунду не скласти: подія завершилася раніше.
events-note-over = Останній раунд зіграно.
events-note-ended = Подію завершено ({ $who }).

# Вибір армій.

events-picks-title = Проти: { $name }
events-picks-ban = Назвіть армії, якими не гратимуть: { $n }
events-picks-one = Назвіть свою армію.
events-picks-two = Назвіть свою армію та другу на випадок, якщо обидві сторони захочуть ту саму.
events-picks-first = Перший вибір
events-picks-second = Другий вибір
events-picks-secret = Ніхто, навіть цей сервер, не побачить вашого вибору, доки не обере друга сторона.
events-picks-hand_in = Подати
events-picks-waiting = Ваш вибір подано й запечатано. Його буде відкрито, коли обере й друга сторона.
events-picks-lost = Цей браузер не має вашого вибору. Поверніться з пристроєм, на якому обирали; інакше вирішить жереб.

# Чому ні.

fault-no_event = Такої події немає.
fault-event_title = Дайте події назву.
fault-event_many = За день можна створити щонайбільше подій: { $most }.
fault-event_army_twice = Армія може бути в наборі лише раз.
fault-event_no_armies = У цій грі немає армій на вибір.
fault-event_plain_knockout = У кубку грають поодинці в одній сітці. Для команд і дивізіонів оберіть швейцарську або кругову систему.
fault-event_not_in = Ви не берете участі в цій події.
fault-event_no_entrant = Такого учасника немає.
fault-event_over = Ця подія завершена.
fault-event_begun = Ця подія вже почалася.
fault-event_meeting_over = Ця зустріч завершена.
fault-event_late = Подія вже почалася; приєднатися не можна.
fault-event_in = Ви вже берете участь.
fault-event_no_teams = У цій події кожен грає сам.
fault-event_no_team = Такої команди немає.
fault-event_team_full = Ця команда повна.
fault-event_team_name = Команді потрібна назва.
fault-event_team_twice = Команда з такою назвою вже є.
fault-event_full = Вільних місць немає; учасників: { $most }.
fault-event_organiser = Це може зробити лише організатор події.
fault-event_not_running = Ця подія зараз не триває.
fault-event_no_meeting = Такої зустрічі немає.
fault-event_no_draft = Там армій не обирають.
fault-event_other_board = Ви не граєте за цією дошкою.
fault-event_no_division = У цієї події ще немає такого сезону й дивізіону.

# Це каже й логіка подій.

refusal-event_alone = Для змагання потрібно щонайменше двоє учасників.
refusal-event_twice = Кожен бере участь один раз; когось записано двічі.
refusal-event_team = У кожній команді має бути стільки гравців: { $size }.
refusal-event_rounds = Для змагання потрібен щонайменше один тур.
refusal-event_swiss_rounds = Якщо учасників { $count }, турів за швейцарською системою може бути щонайбільше { $most }; далі комусь міг би вдруге випасти той самий суперник.
refusal-event_pool = До набору мають входити щонайменше дві армії.
refusal-event_divisions = Замало учасників: якщо дивізіонів { $divisions }, потрібно щонайменше { $least }.
refusal-event_moves = У дивізіонах по { $size } не може підніматися й вибувати аж { $moves }.
refusal-event_season_open = Сезон { $number } ще триває.
refusal-event_no_pairing = Дозволених пар уже немає: надто багато присутніх уже грали між собою. Завершіть змагання після цього туру.
refusal-event_two = У змаганнях грають удвох, а { $title } — не для двох.
refusal-event_sides = У змаганнях грають дві сторони; приберіть параметр, який їх об’єднує.
refusal-draft_promised = Дану обіцянку змінити не можна.
refusal-draft_no_hash = Обіцянка — це хеш SHA-256, 64 шістнадцяткові цифри.
refusal-draft_early = Нічого не відкривають, доки обоє не дали обіцянки.
refusal-draft_shown = Це вже відкрито.
refusal-draft_other = Це не те, що було обіцяно.
refusal-draft_over = Армії вже вибрано.
refusal-draft_army = { $army } вибрати не можна; є: { $known }.
refusal-draft_count = Треба назвати різні армії, стільки: { $count }.
refusal-draft_pool = Якщо заборон у кожної сторони { $bans }, армій у наборі має бути щонайменше { $least }.
