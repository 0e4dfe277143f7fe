# Уведомления и мои игры. Эти слова загружают только их страницы.

games-title = Мои игры
games-mine = Ждут меня
games-theirs = Ждут других
games-open = Ждут игроков
games-finished = Оконченные
games-none = У вас ещё нет игр. Начните одну, и она будет стоять здесь, пока не кончится.
games-none_waiting = Ни одна игра вас не ждёт.
games-start = Начать игру
games-deadline = до { $when }
games-late = время вышло
games-yours = Ваш ход
games-waits = ждёт: { $name }
games-runs = идёт
games-seats_open = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободны
   *[other] { $n } мест свободно
}
games-won = Победа
games-lost = Поражение
games-shared = Общая победа
games-over = Конец
games-lesson = Урок
games-rated = рейтинговая
games-forget = Убрать из списка: { $name }
games-here = Это игры, ссылки на которые есть у этого браузера. С личной записью список одинаков на каждом устройстве.

notices-title = Уведомления
notices-text = Узнавайте, когда игра вас ждёт, даже если эта страница закрыта. Не чаще раза за ход и ничего, что в игре скрыто.
notices-push = В этом браузере
notices-push_on = Уведомлять в этом браузере
notices-push_off = Больше не уведомлять здесь
notices-push_is = Этот браузер вас уведомляет.
notices-push_denied = Этот браузер не разрешает странице вас уведомлять. Это можно изменить в его настройках для этого сайта.
notices-push_unsupported = Этот браузер так не умеет. На iPhone или iPad сначала добавьте страницу на экран «Домой» и откройте её там.
notices-push_none = Этот сервер не шлёт уведомлений браузерам.
notices-seat_first = Сначала сядьте за стол: уведомления касаются ваших игр.
notices-mail = Почтой
notices-mail_address = Адрес почты
notices-mail_ask = Спросить меня почтой
notices-mail_asked = Письмо уже в пути к { $address }. Перейдите по ссылке из него, и уведомления будут приходить.
notices-mail_is = Письма идут на { $address }.
notices-mail_off = Без писем
notices-quiet = Тихие часы
notices-quiet_help = О том, что случится тогда, вы узнаете позже, если это ещё будет верно. Время по поясу { $zone }.
notices-quiet_on = Ничего не говорить с
notices-quiet_to = до
notices-saved = Сохранено.
notices-confirm_title = Уведомления почтой
notices-confirm_text = Присылать письма о ваших играх на этот адрес?
notices-confirm_yes = Да, присылайте
notices-confirm_done = Спасибо. Теперь вы узнаете почтой, когда игра вас ждёт.
notices-ended = Этим путём уведомлений больше не будет.
notices-ended_before = Заканчивать уже было нечего: этим путём уведомлений нет.
notices-in_page = { $n ->
    [one] { $n } игра ждёт вас.
    [few] { $n } игры ждут вас.
   *[other] { $n } игр ждут вас.
}
notices-look = Посмотреть
notices-later = Не сейчас

fault-no_push = Этот сервер не шлёт уведомлений браузерам.
fault-no_mail = Этот сервер не шлёт писем.
fault-no_endpoint = Адрес, который дал браузер, не принадлежит службе уведомлений в интернете.
fault-bad_keys = Ключами, которые дал браузер, нельзя воспользоваться.
fault-no_address = Это не адрес почты вроде ada@example.org.
fault-no_zone = Такого часового пояса нет.
fault-no_seat_yet = Уведомления для тех, кто сидит за столом. Сначала сядьте.
fault-asked_today = Этот адрес сегодня уже спрашивали. Загляните в его ящик.
fault-enough_subscriptions = Пока достаточно подписок.
fault-many_subscriptions = Число ваших подписок: { $most }. Сначала закончите одну из них.
fault-no_subscription = Такой подписки уже нет.
