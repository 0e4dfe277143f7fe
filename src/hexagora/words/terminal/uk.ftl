# Термінал: що каже лише він.

player = Гравець
picture-seat = { SEAT($seat) }
picture-film-beginning = початок
picture-film-chance = випадок
picture-film-seat = місце { $number }: { $name }
picture-film-back = попередній крок
picture-film-play = грати або зупинити
picture-film-on = наступний крок
picture-film-slider = крок
how = хід

# Чому чогось не можна.

refusal-not_understood = { $text } незрозуміло; введіть, наприклад: { $example }
refusal-in_file = { $file }: { $why }
refusal-is_folder = { $file } — це тека; вкажіть назву файлу.
refusal-no_folder = { $folder } — не тека; гру в ній не зберегти.
refusal-not_writable = До { $folder } не можна записувати.
refusal-file_exists = { $file } уже є, і це не ця гра; оберіть іншу назву.
refusal-seed_exists = { $file } уже є й належить іншій грі.
refusal-saved_over = { $file }: гру завершено; дивіться «hexagora record replay { $file }».
refusal-dealt_by_words = { $file }: тут роздають і слова гравців, тож грати далі можна лише за її столом.
refusal-seed_missing = { $file }: бракує зерна, покладіть поруч { $seed } або вкажіть --seed.
refusal-wrong_seed = { $file }: це не те зерно, чий хеш наведено в записі.
refusal-other_deal = { $file }: рядок { $line }: зерно не дає «{ $move }».
refusal-saved_has_seats = Збережена гра вже має місця й параметри; не вказуйте їх.
refusal-no_unfinished = Незавершеної гри немає (немає файлу { $file }).
refusal-other_game = { $file } — це гра { $game }, а не { $asked }.
refusal-name_a_game = Назвіть гру; на вибір: { $games }.
refusal-solo_is_one = --solo для одного; не вказуйте його або назвіть одне місце.
refusal-beyond_actions = --at { $at }: у записі ходи від 1 до { $last }.
refusal-beyond_decisions = --at { $at }: у записі рішення від 1 до { $last }.
refusal-was_rolled = --at { $at }: «{ $move }» випало, цього ніхто не обирав.
refusal-roll_next = --at { $at }: далі кидок або жереб, ніхто не обирає.
refusal-top_without_at = --top стосується одного рішення; вкажіть його через --at N.
refusal-seat_without_json = --seat стосується розбору партії; попросіть його через --json.
refusal-beyond_seats = --seat { $seat }: у грі є місця від 1 до { $last }.
refusal-file_too_long = { $file }: понад { $most } байтів не читається.
refusal-not_utf8 = { $file }: це не UTF-8; збережіть файл у цьому кодуванні.
refusal-not_json = { $file }: рядок { $line }, стовпець { $column }: це не JSON.
refusal-senseless_json = { $file }: це не JSON, що має сенс.
refusal-no_answers = { $file } має бути списком текстів, наприклад { $example }

# Гра в терміналі.

terminal-a-bot = { $name } (бот)
terminal-hash = Усі кубики визначає зерно, яке назвуть наприкінці. Ось його хеш:
terminal-goes-on =
    { $count ->
        [one] Гра триває після { $count } ходу.
        [few] Гра триває після { $count } ходів.
       *[other] Гра триває після { $count } ходів.
    }
terminal-thinks = { $who } думає ...
terminal-next = Enter: { $step }.
terminal-decides = вирішує { SEAT($seat) }
terminal-back = u: повернути «{ $move }».
terminal-is-back = Повернуто «{ $move }».
terminal-no-back = Повертати нічого: відтоді були кубики або хід іншого гравця.
terminal-press-enter = Натисніть Enter, щоб грати далі; help показує команди.
terminal-no-choice = Зараз обирати нічого; натисніть Enter, щоб грати далі.
terminal-asked = { SEAT($seat) }: { $question }
terminal-type = Введіть { $how }, наприклад: { $example }
terminal-or = (або help, moves, u, quit)
terminal-not-possible = Не можна: { $why }
terminal-over = Гру завершено: { WORD($reason, of: "end") } ({ $clause }).
terminal-no-score = У цій грі очок не рахують.
terminal-file = ФАЙЛ
terminal-name-file = Вкажіть назву файлу, наприклад: save vechir.record
terminal-saved = Збережено як { $file }, зерно у { $file }.seed; щоб грати далі:
terminal-saved-record = Збережено як { $file }; щоб перевірити:
terminal-not-saved = Не збережено: { $why }
terminal-save = Щоб зберегти запис, введіть назву файлу; сам Enter не зберігає.
terminal-save-as = зберегти як?
terminal-leaving = Ви йдете. Enter зберігає гру на потім, назва файлу записує її туди, n відкидає.
terminal-keep = зберегти?
terminal-kept = Гру збережено; щоб грати далі: hexagora play --resume
terminal-not-kept = Гру неможливо зберегти: { $why }
answers-yes = т так y
answers-no = н ні n
command-moves = усі дозволені ходи, найцікавіші наприкінці
command-hint = про що тут подумав би командир
command-undo = повернути останній хід, доки не було кубиків чи ходу інших
command-board = намалювати поле ще раз (Enter робить те саме)
command-score = який стан гри
command-save = відкласти гру; «hexagora play --load» грає далі
command-quit = піти з-за столу
hint-head = { WORD($bot, of: "bot") } розглядає:
hint-choice =
    { $alone ->
        [true] { $value } найкращого результату, { $share } спроб
       *[false] { $value } на перемогу, { $share } спроб
    }

# Записи.

label-game = гра
label-seats = гравці
label-result = результат
label-actions = ходи
label-seed = зерно
label-hash = хеш
record-version = версія даних { $version }
record-unfinished = не завершено
record-step = { $number } з { $count }: { $move }
record-ok =
    гаразд: { $file }: { $count ->
        [one] { $count } хід дозволений
        [few] { $count } ходи дозволені
       *[other] { $count } ходів дозволено
    }, { $format ->
        [1] стани відповідають хешам
       *[other] заголовок і стани відповідають хешам
    }{ $ended ->
        [rules] , результат такий, як за правилами, кубики такі, як дає зерно
        [players] , гру завершили гравці, кубики такі, як дає зерно
       *[no] ; гру не завершено, тож зерно не назване й кубики ще не перевірити
    }
record-words = роздано також словами місць { LIST($seats) }
record-late = місця { LIST($seats) } не назвали своїх слів вчасно
record-unproven = яким саме набором { $pack } грали, не сказано, і перевірити це неможливо
replay-prompt = [{ $at }/{ $last }] Enter: далі, b: назад, номер, q: вийти
replay-what = «{ $line }» — нічого з цього: Enter, b, номер від 0 до { $last }, q
replay-no-step = Кроку { $goal } немає; є кроки від 0 до { $last }.
replay-end = Це кінець; b повертає назад, q виходить.
explain-head = Перед ходом { $at } { WORD($bot, of: "bot") } на місці гравця { SEAT($seat) } розглядає:
explain-played =
    { $rank ->
        [0] Зіграний хід «{ $move }» навіть не розглядали; усіх варіантів: { $count }.
       *[other] Зіграний хід «{ $move }» — вибір { $rank } з { $count }.
    }
explain-action = хід
explain-player = гравець
explain-played-head = зіграно
explain-place = місце
explain-chance = шанс
explain-best = { WORD($bot, of: "bot") } радить
explain-decisions = рішення
explain-same = те саме
explain-sum =
    { $count ->
        [one] { SEAT($seat) }: { $same } з { $count } рішення як { WORD($bot, of: "bot") }
        [few] { SEAT($seat) }: { $same } з { $count } рішень як { WORD($bot, of: "bot") }
       *[other] { SEAT($seat) }: { $same } з { $count } рішень як { WORD($bot, of: "bot") }
    }

# Ігри.

games-game = { $name }: { $title }, гравців: від { $least } до { $most }
games-default = за замовчуванням: { $value }
games-bots =
    { $measured ->
        [true] боти, від найслабшого, як виміряно: { $bots }
       *[false] боти, порядок не виміряно: { $bots }
    }
games-try = Спробуйте: hexagora play { $game }

# Етюди.

refusal-no_etude = { $file }: немає ані такого файлу, ані етюду з таким id; «hexagora etude show» перелічує ті, що є в комплекті.
refusal-many_etudes =
    { $count ->
        [one] { $file }: у ньому { $count } етюд; дайте файл з одним.
        [few] { $file }: у ньому { $count } етюди; дайте файл з одним.
       *[other] { $file }: у ньому { $count } етюдів; дайте файл з одним.
    }
refusal-no_run = { $file }, рядок { $line }: це не рядок запуску hexagora etude make.
refusal-other_run = { $file }, рядок { $line }: це не запуск з тими самими аргументами; візьміть інший файл.
etude-check-time = { $etude }: обшукано до кінця за { $seconds } с
etude-check-sum =
    { $count ->
        [one] Доведено { $count } етюд
        [few] Доведено { $count } етюди
       *[other] Доведено { $count } етюдів
    }; з помилками: { $wrong }
etude-play-help = Введіть крок так, як його записує гра, наприклад «use outpost_scout place d4 0». fight: битва; u: крок назад; board: намалювати поле; solution: здатися й побачити; quit: вийти.
etude-play-prompt = етюд>
etude-play-no-back = Нема чого повертати.
etude-play-again = Поверніть кроки через u і спробуйте знову.
etude-made =
    { $count ->
        [one] { $count } етюд у { $file }
        [few] { $count } етюди у { $file }
       *[other] { $count } етюдів у { $file }
    }

# Уроки.

learn-lesson =
    { $title } ({ $minutes } хв){ $state ->
        [done] , пройдено
        [begun] , почато
       *[new] {""}
    }
learn-try = Почніть із: hexagora learn { $game }
learn-step = Крок { $number } із { $of }
learn-marked = Позначено: { LIST($cells) }
learn-after =
    { $more ->
        [true] Enter: грати звідси далі проти бота; n: наступний урок; q: вийти.
       *[false] Enter: грати звідси далі проти бота; q: вийти.
    }
learn-kept = Урок збережено; щоб продовжити: hexagora learn { $game } { $lesson }
command-skip = перейти до наступного уроку

# Змагання між ботами.

contest-heading =
    { $game }, { $format ->
        [round_robin] ліга
        [swiss] турнір за швейцарською системою
       *[knockout] турнір на вибування
    }, гравці: { $players }, зерно { $seed }
contest-season = Сезон { $number }
contest-division = Дивізіон { $number }
contest-place = місце
contest-player = гравець
contest-points = очки
contest-balance = різниця
contest-opponents = очки суперників
contest-record = перемоги-нічиї-поразки
contest-up = Піднімаються: { LIST($names) }
contest-down = Вибувають: { LIST($names) }
contest-games = партії
contest-round = сезон { $season }, тур { $round }, партії: { $done } з { $of }
contest-known = партії, що вже є у { $file }: { $done }
contest-stopped = зупинено, партії: { $done } з { $of }; з --out ФАЙЛ та сама команда грає далі
contest-failed = партію не вдалося зіграти: { $why }

# Рейтинги ботів.

rating-heading = { $game }, місць: { $seats }
rating-bot = бот
rating-value = рейтинг
rating-deviation = відхилення
rating-interval = проміжок 95 %
rating-games = партії

# Чому змагання не може бути таким.

refusal-event_alone = Для змагання потрібно щонайменше двоє учасників.
refusal-event_twice = Кожен бере участь один раз; когось записано двічі.
refusal-event_team = У кожній команді має бути стільки гравців: { $size }.
refusal-event_rounds = Для змагання потрібен щонайменше один тур.
refusal-event_swiss_rounds = Якщо учасників { $count }, турів за швейцарською системою може бути щонайбільше { $most }; далі комусь міг би вдруге випасти той самий суперник.
refusal-event_pool = До набору мають входити щонайменше дві армії.
refusal-event_round_open = Тур { $round } ще триває.
refusal-event_result_there = Ця партія вже має результат.
refusal-event_bye = { $who } пропускає тур і ні з ким не грає.
refusal-event_unknown = { $who } не бере участі в цьому змаганні.
refusal-event_divisions = Замало учасників: якщо дивізіонів { $divisions }, потрібно щонайменше { $least }.
refusal-event_moves = У дивізіонах по { $size } не може підніматися й вибувати аж { $moves }.
refusal-event_season_open = Сезон { $number } ще триває.
refusal-event_no_pairing = Дозволених пар уже немає: надто багато присутніх уже грали між собою. Завершіть змагання після цього туру.
refusal-event_two = У змаганнях грають удвох, а { $title } — не для двох.
refusal-event_seats = У змаганнях грають удвох; приберіть --seats.
refusal-event_stuck = Жодної партії не можна зіграти, хоча це ще не кінець.
refusal-event_sides = У змаганнях грають дві сторони; приберіть параметр, який їх об’єднує.
refusal-event_ray = Змагання граються на цьому комп’ютері; приберіть --ray.
refusal-event_who = Назвіть гру й ботів, наприклад: hexagora arena ГРА greedy random
refusal-event_league_only = Дивізіони й сезони — для --format league.
refusal-draft_promised = Дану обіцянку змінити не можна.
refusal-draft_no_hash = Обіцянка — це хеш SHA-256, 64 шістнадцяткові цифри.
refusal-draft_early = Нічого не відкривають, доки обоє не дали обіцянки.
refusal-draft_shown = Це вже відкрито.
refusal-draft_other = Це не те, що було обіцяно.
refusal-draft_open = Армії ще не вибрано.
refusal-draft_over = Армії вже вибрано.
refusal-draft_army = { $army } вибрати не можна; є: { $known }.
refusal-draft_count = Треба назвати різні армії, стільки: { $count }.
refusal-draft_pool = Якщо заборон у кожної сторони { $bans }, армій у наборі має бути щонайменше { $least }.
refusal-contest_unreadable = У { $file } немає змагання арени ({ $what }); назвіть інший файл.
refusal-contest_other = У { $file } інше змагання (відрізняється { $name }); назвіть інший файл через --out.
refusal-contest_version = У { $file } партії версії { $version }; назвіть інший файл через --out.
refusal-rating_no_anchor = { $anchor } немає в цих результатах; виберіть із: { $names }.
refusal-rating_apart = Жодні партії не ведуть від { $anchor } до { $bot }; додайте результати обох.
refusal-rating_plays_nothing = --ratings нічого не грає: приберіть гру й ботів.

# Бот за столами сервера.

online-here = { $name } на місці, його можна викликати: { LIST($games) }. Ctrl-C завершує.
online-away = Сервер не відповідає ({ $why }); ще одна спроба.
online-plays = Стіл { $table }: за столом ({ $game }).
online-refused = Стіл { $table }: сервер відмовляє ({ $why }); хвилину стіл не чіпаємо.
online-lost = Стіл { $table }: зв’язок втрачено ({ $why }); ще одна спроба.
online-over = Стіл { $table }: гру завершено, місце { $place } з { $of }.
online-fault = Стіл { $table }: бот не дав доброї відповіді ({ $why }); виконано будь-яку дозволену дію.
online-ends = Кінець. Незавершені ігри чекають на повернення бота.
refusal-bot_refused = Сервер { $url } не пускає бота: { $why }
refusal-bot_address = --connect { $url }: вкажіть адресу сервера, наприклад https://games.example.org
refusal-bot_token_file = --token { $file }: з цього файлу не вдається прочитати токен ({ $why })
refusal-bot_token = Боту потрібен його токен: --token ФАЙЛ або змінна { $name }
