clock-back = Я повертаюся
clock-bot = заступник
clock-claim = Заявити перемогу
clock-claim-days = Перемогу можна заявити через стільки днів без відповіді (0: ніколи)
clock-claim-from = Якщо відповіді не буде, перемогу можна заявити з { $date }.
clock-claimable = через { NUMBER($days) } { $days ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
} без відповіді можна заявити перемогу
clock-daily = { NUMBER($days) } { $days ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
} на хід
clock-days = { $days } д { $hours } год
clock-details = Вибрати докладно
clock-help = Коли вирішують інші або кидають кубики, ваш час стоїть.
clock-holiday = Взяти відпустку
clock-holiday-begin = Від (порожньо: відтепер)
clock-holiday-days = Днів відпустки
clock-holiday-length = Днів (щонайбільше { $most })
clock-holiday-none = Усі дні відпустки використано.
clock-holiday-now = Відпустка: час стоїть
clock-holiday-short = відпустка
clock-holiday-take = Взяти
clock-holiday-taken = Відпустка: від { $from } до { $to }
clock-hours = { $hours } год { $minutes } хв
clock-increment = Додається після кожного кроку, у секундах
clock-kind = Вид
clock-kind-correspondence = Дні на хід
clock-kind-live = Наживо
clock-kind-none = Без годинника
clock-left = Залишилося часу: { $time }
clock-live = { NUMBER($minutes) } хв і ще { $seconds } с за { $per ->
    [turn] кожен хід
   *[decision] кожне рішення
}
clock-lost = час вичерпано
clock-low = Мало часу: { $time }
clock-minutes = Час на гру, у хвилинах
clock-none = Без годинника
clock-on-bot = Грає заступник
clock-about-bot = Далі грає бот, а хто повернеться, знову грає й має трохи часу.
clock-on-default = Звичайна відповідь
clock-about-default = Робиться перше, що дозволено: пас або кінець, де це можливо.
clock-on-loss = Гру програно
clock-about-loss = Удвох перемагає інша сторона. Утрьох і більше проти решти далі грає бот.
clock-per = Додатковий час за
clock-per-decision = Рішення
clock-per-turn = Хід
clock-preset-days = { $n } { $n ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
} на хід
clock-preset-live = { $minutes } хв + { $seconds } с
clock-ran-out = { $name }: час вичерпано. Грає заступник.
clock-replaced = За гравця { $name } грає заступник
clock-spoken-days = { $n } { $n ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
}
clock-spoken-hours = { $n } { $n ->
    [one] година
    [few] години
    [many] годин
   *[other] години
}
clock-spoken-minutes = { $n } { $n ->
    [one] хвилина
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
clock-spoken-seconds = { $n } { $n ->
    [one] секунда
    [few] секунди
    [many] секунд
   *[other] секунди
}
clock-stands-in = Час вичерпано: грає заступник
clock-then = Коли час вичерпано
clock-then-bot = потім грає заступник
clock-then-default = потім звичайна відповідь
clock-then-loss = потім гру програно
clock-title = Годинник
clock-turn-days = Днів на хід
end-abandoned = { SEAT($seat) }: надто довга відсутність, перемогу заявлено
end-out_of_time = { SEAT($seat) }: час вичерпано
fault-bad_clock = Такий годинник неможливий: йому потрібен час на початок, щонайбільше 1000 днів.
fault-clock_alone = На самоті ніхто не чекає. Виберіть гру без годинника.
fault-few_holidays = У цій грі кожне місце має { $most } { $most ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
} відпустки, а це було б більше.
fault-no_claim = На цю гру ще не можна претендувати.
fault-no_clock = За цим столом час не рахують.
fault-no_holidays = Відпустка буває лише в іграх із днями на хід.
fault-no_stand_in = На цьому місці не грає заступник.
fault-out_of_time = Час на це вже вичерпано.
fault-stand_in = За вас грає заступник. Спершу поверніться до гри.
