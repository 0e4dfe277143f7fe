# Сповіщення та мої ігри. Ці слова завантажують лише їхні сторінки.

games-title = Мої ігри
games-mine = Чекають на мене
games-theirs = Чекають на інших
games-open = Чекають на гравців
games-finished = Закінчені
games-none = У вас ще немає ігор. Почніть одну, і вона стоятиме тут, доки не закінчиться.
games-none_waiting = Жодна гра на вас не чекає.
games-start = Почати гру
games-deadline = до { $when }
games-late = час вийшов
games-yours = Ваш хід
games-waits = чекає на: { $name }
games-runs = триває
games-seats_open = { $n ->
    [one] { $n } місце вільне
    [few] { $n } місця вільні
   *[other] { $n } місць вільні
}
games-won = Перемога
games-lost = Поразка
games-shared = Спільна перемога
games-over = Кінець
games-lesson = Урок
games-rated = рейтингова
games-forget = Прибрати зі списку: { $name }
games-here = Це ігри, посилання на які має цей браузер. З особистим записом список однаковий на кожному пристрої.

notices-title = Сповіщення
notices-text = Дізнавайтеся, коли гра чекає на вас, навіть якщо цю сторінку закрито. Щонайбільше раз за хід і нічого, що в грі приховане.
notices-push = У цьому браузері
notices-push_on = Сповіщати в цьому браузері
notices-push_off = Більше не сповіщати тут
notices-push_is = Цей браузер вас сповіщає.
notices-push_denied = Цей браузер не дозволяє сторінці вас сповіщати. Це можна змінити в його налаштуваннях для цього сайту.
notices-push_unsupported = Цей браузер так не вміє. На iPhone чи iPad спершу додайте сторінку на початковий екран і відкрийте її там.
notices-push_none = Цей сервер не надсилає сповіщень браузерам.
notices-seat_first = Спершу сядьте за стіл: сповіщення стосуються ваших ігор.
notices-mail = Поштою
notices-mail_address = Адреса пошти
notices-mail_ask = Запитати мене поштою
notices-mail_asked = Лист уже в дорозі до { $address }. Перейдіть за посиланням із нього, і сповіщення надходитимуть.
notices-mail_is = Листи йдуть на { $address }.
notices-mail_off = Без листів
notices-quiet = Тихі години
notices-quiet_help = Про те, що станеться тоді, ви дізнаєтеся згодом, якщо це ще буде правдою. Час за поясом { $zone }.
notices-quiet_on = Нічого не казати з
notices-quiet_to = до
notices-saved = Збережено.
notices-confirm_title = Сповіщення поштою
notices-confirm_text = Надсилати листи про ваші ігри на цю адресу?
notices-confirm_yes = Так, надсилайте
notices-confirm_done = Дякуємо. Відтепер ви дізнаватиметеся поштою, коли гра на вас чекає.
notices-ended = Цим шляхом сповіщень більше не буде.
notices-ended_before = Закінчувати вже не було чого: цим шляхом сповіщень немає.
notices-in_page = { $n ->
    [one] { $n } гра чекає на вас.
    [few] { $n } гри чекають на вас.
   *[other] { $n } ігор чекає на вас.
}
notices-look = Подивитися
notices-later = Не зараз

fault-no_push = Цей сервер не надсилає сповіщень браузерам.
fault-no_mail = Цей сервер не надсилає листів.
fault-no_endpoint = Адреса, яку дав браузер, не належить службі сповіщень в інтернеті.
fault-bad_keys = Ключами, які дав браузер, не можна скористатися.
fault-no_address = Це не адреса пошти на зразок ada@example.org.
fault-no_zone = Такого часового поясу немає.
fault-no_seat_yet = Сповіщення для тих, хто сидить за столом. Спершу сядьте.
fault-asked_today = Цю адресу сьогодні вже питали. Загляньте до її скриньки.
fault-enough_subscriptions = Поки що досить підписок.
fault-many_subscriptions = Кількість ваших підписок: { $most }. Спершу закінчіть одну з них.
fault-no_subscription = Такої підписки вже немає.
