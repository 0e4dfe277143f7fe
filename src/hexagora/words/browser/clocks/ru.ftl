clock-back = Я возвращаюсь
clock-bot = заместитель
clock-claim = Заявить победу
clock-claim-days = Победу можно заявить через столько дней без ответа (0: никогда)
clock-claim-from = Если ответа не будет, победу можно заявить с { $date }.
clock-claimable = через { NUMBER($days) } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
} без ответа можно заявить победу
clock-daily = { NUMBER($days) } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
} на ход
clock-days = { $days } д { $hours } ч
clock-details = Выбрать подробно
clock-help = Пока решают другие или бросают кубики, ваше время стоит.
clock-holiday = Взять отпуск
clock-holiday-begin = С (пусто: с этого момента)
clock-holiday-days = Дней отпуска
clock-holiday-length = Дней (не больше { $most })
clock-holiday-none = Все дни отпуска использованы.
clock-holiday-now = Отпуск: время стоит
clock-holiday-short = отпуск
clock-holiday-take = Взять
clock-holiday-taken = Отпуск: с { $from } по { $to }
clock-hours = { $hours } ч { $minutes } мин
clock-increment = Прибавка после каждого шага, в секундах
clock-kind = Вид
clock-kind-correspondence = Дни на ход
clock-kind-live = Вживую
clock-kind-none = Без часов
clock-left = Осталось времени: { $time }
clock-live = { NUMBER($minutes) } мин и ещё { $seconds } с за { $per ->
    [turn] каждый ход
   *[decision] каждое решение
}
clock-lost = время вышло
clock-low = Мало времени: { $time }
clock-minutes = Время на игру, в минутах
clock-none = Без часов
clock-on-bot = Играет заместитель
clock-about-bot = Дальше играет бот, а кто вернётся, снова играет и имеет немного времени.
clock-on-default = Обычный ответ
clock-about-default = Делается первое, что разрешено: пас или конец, где это возможно.
clock-on-loss = Игра проиграна
clock-about-loss = Вдвоём побеждает другая сторона. Втроём и больше против остальных дальше играет бот.
clock-per = Прибавка за
clock-per-decision = Решение
clock-per-turn = Ход
clock-preset-days = { $n } { $n ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
} на ход
clock-preset-live = { $minutes } мин + { $seconds } с
clock-ran-out = { $name }: время вышло. Играет заместитель.
clock-replaced = За игрока { $name } играет заместитель
clock-spoken-days = { $n } { $n ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}
clock-spoken-hours = { $n } { $n ->
    [one] час
    [few] часа
    [many] часов
   *[other] часа
}
clock-spoken-minutes = { $n } { $n ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}
clock-spoken-seconds = { $n } { $n ->
    [one] секунда
    [few] секунды
    [many] секунд
   *[other] секунды
}
clock-stands-in = Время вышло: играет заместитель
clock-then = Когда время выйдет
clock-then-bot = потом играет заместитель
clock-then-default = потом обычный ответ
clock-then-loss = потом игра проиграна
clock-title = Часы
clock-turn-days = Дней на ход
end-abandoned = { SEAT($seat) }: слишком долгое отсутствие, победа заявлена
end-out_of_time = { SEAT($seat) }: время вышло
fault-bad_clock = Такие часы невозможны: им нужно время на начало, не больше 1000 дней.
fault-clock_alone = В одиночку никто не ждёт. Выберите игру без часов.
fault-few_holidays = В этой игре у каждого места { $most } { $most ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
} отпуска, а это было бы больше.
fault-no_claim = На эту игру ещё нельзя заявить победу.
fault-no_clock = За этим столом время не считают.
fault-no_holidays = Отпуск бывает только в играх с днями на ход.
fault-no_stand_in = На этом месте не играет заместитель.
fault-out_of_time = Время на это уже вышло.
fault-stand_in = За вас играет заместитель. Сначала вернитесь в игру.
