# Что произошло.

event-dealt = Блок выложен
event-turn =
    { $solo ->
        [true] Бросок { $number }
       *[false] Ход { $number }: { SEAT($seat) }
    }
event-rolled =
    { SEAT($seat) } { $roll ->
        [3] бросает дополнительно: { LIST($dice, of: "piece") }
       *[other] бросает: { LIST($dice, of: "piece") }
    }{ $double ->
        [true] , дубль
       *[false] { "" }
    }
event-spent = Нет разрешённого обмена: бросок потерян
event-swapped = { SEAT($seat) } меняет { LIST($cells) }
event-captured = { SEAT($seat) } захватывает { COUNT($cells) }: { WORD($colour, of: "piece") }
event-split =
    { $sections ->
        [one] Блок распадается на { $sections } часть
        [few] Блок распадается на { $sections } части
       *[other] Блок распадается на { $sections } частей
    }
event-main =
    { $size ->
        [one] Главный блок — часть у { $main }: { $size } фишка
        [few] Главный блок — часть у { $main }: { $size } фишки
       *[other] Главный блок — часть у { $main }: { $size } фишек
    }
event-laid = { SEAT($seat) } кладёт: { WORD($colour, of: "piece") }, { $cell }
event-paid = { SEAT($seat) } платит: { WORD($colour, of: "piece") }, { $cell }
event-put-back = { SEAT($seat) } возвращает: { WORD($colour, of: "piece") }, { $cell }
event-passed = { SEAT($seat) } пасует
event-ended = Игра окончена: { WORD($reason, of: "end") }

end-ten_left = осталось десять фишек или меньше
end-not_reformed = блок невозможно собрать заново
end-dry = слишком много ходов подряд без захвата
end-last_turn = сыгран последний ход
end-last_roll = сделан последний бросок
end-empty = блок пуст

# О чём спрашивают.

ask-deal = Выкладывают блок
ask-first = Определяется, кто начинает
ask-roll =
    { $solo ->
        [true] { SEAT($seat) } бросает кубики ({ $roll } из { $of })
       *[false] { $roll ->
            [2] { SEAT($seat) } бросает ещё раз: ничего не захвачено
            [3] { SEAT($seat) } бросает дополнительно
           *[other] { SEAT($seat) } бросает кубики
        }
    }
ask-swap =
    { $double ->
        [true] { $swap ->
            [2] Дубль: можно сделать второй обмен, снова с цветом: { LIST($dice, of: "piece") }
           *[other] Дубль, значит до двух обменов: соседние фишки, одна из них: { LIST($dice, of: "piece") }
        }
       *[false] Поменяйте две соседние фишки, одна из них: { EITHER($dice, of: "piece") }
    }
ask-main = Блок распался: выберите часть, которая остаётся
ask-lay = Добавьте свободные фишки к блоку
ask-bonus = Заплатить захваченной фишкой за дополнительный бросок?
ask-put = Вернуть захваченную фишку в блок?
asked-partner = Выберите фишку, с которой поменять
asked-piece = Выберите фишку
asked-where = Куда положить: { WORD($colour, of: "piece") }?

# Что можно сделать.

do-deal = Раскладка, часть { $part }
do-first = Начинает { SEAT($seat) }
do-roll = Бросок: { LIST($dice, of: "piece") }
do-swap = Поменять { LIST($cells) }
do-main = Главная часть у { $cell }
do-lay = Положить: { WORD($colour, of: "piece") }, { $cell }
do-pay = Заплатить: { WORD($colour, of: "piece") }, { $cell }
do-put = Вернуть: { WORD($colour, of: "piece") }, { $cell }
do-pass =
    { $kind ->
        [bonus] Без дополнительного броска
        [put] Ничего не возвращать
       *[other] Без второго обмена
    }

# Почему что-то нельзя.

refusal-no_piece = На { $cell } нет фишки; на обеих клетках обмена она должна быть.
refusal-same_colour = Обе фишки одинаковые ({ WORD($colour, of: "piece") }); меняйте две разные.
refusal-not_rolled = Ни одна из фишек не { EITHER($dice, of: "piece") }; одна из двух должна быть выпавшего цвета.
refusal-apart = { $a } и { $b } не соприкасаются; меняйте соседние.
refusal-not_loose = Такая фишка не ждёт выкладки: { WORD($colour, of: "piece") }.
refusal-not_in_pile = Такой фишки нет среди захваченных: { WORD($colour, of: "piece") }.
refusal-taken = { $cell } занято; фишку кладут на пустую клетку.
refusal-lonely = { $cell } касается меньше двух фишек.
refusal-own_colour = { $cell } касается фишки того же цвета ({ WORD($colour, of: "piece") }).
refusal-dead_end = Если на { $cell } будет { WORD($colour, of: "piece") }, остальные положить не удастся.
refusal-not_main = Часть у { $cell } не может быть главной: она должна быть одной из наибольших, и к ней должны пристать остальные.
refusal-must_swap = Первый обмен после броска обязателен.

# Что вводить в терминале.

usage-deal = deal и две шестнадцатеричные цифры
usage-first = first и номер места
usage-roll = roll и два цвета
usage-swap = swap и две клетки, например: swap 0,0 1,-1
usage-main = main и клетку, например: main 0,0
usage-lay = lay, цвет и клетку, например: lay red 2,1
usage-pay = pay, цвет и клетку, например: pay red 2,1
usage-put = put, цвет и клетку, например: put red 2,1
usage-pass = pass
how-swap = две клетки
how-main = клетку этой части
how-lay = цвет и клетку
how-bonus = цвет и клетку
how-put = цвет и клетку

# Как обстоят дела.

effect-captured = захватывает { $count }: { WORD($colour, of: "piece") }
effect-split = разделяет блок
effect-ended = завершает игру
standing-left =
    { $left ->
        [one] Осталась { $left } фишка; если бы сейчас конец: { WORD($title, of: "rank") }
        [few] Остались { $left } фишки; если бы сейчас конец: { WORD($title, of: "rank") }
       *[other] Осталось { $left } фишек; если бы сейчас конец: { WORD($title, of: "rank") }
    }
standing-seat =
    { $pieces ->
        [one] { SEAT($seat) }: { $pieces } фишка, самого частого цвета: { $best }
        [few] { SEAT($seat) }: { $pieces } фишки, самого частого цвета: { $best }
       *[other] { SEAT($seat) }: { $pieces } фишек, самого частого цвета: { $best }
    }
standing-block =
    { $rest ->
        [one] В блоке { $rest } фишка; когда { $end } или меньше, игра заканчивается
        [few] В блоке { $rest } фишки; когда { $end } или меньше, игра заканчивается
       *[other] В блоке { $rest } фишек; когда { $end } или меньше, игра заканчивается
    }
outcome-left =
    { $left ->
        [one] Осталась { $left } фишка: { WORD($title, of: "rank") }
        [few] Остались { $left } фишки: { WORD($title, of: "rank") }
       *[other] Осталось { $left } фишек: { WORD($title, of: "rank") }
    }
outcome-seat =
    { $place }. { SEAT($seat) }: { $score ->
        [one] { $score } фишка
        [few] { $score } фишки
       *[other] { $score } фишек
    }{ $tie ->
        [true] , одного цвета { $best }
       *[false] { "" }
    }
outcome-shared = Победу делят { LIST($winners, of: "seat") }: всё поровну
outcome-tie = При равном счёте побеждает { LIST($winners, of: "seat") }: больше фишек одного цвета
outcome-won = Побеждает { LIST($winners, of: "seat") }: больше всего фишек

rank-novice = новичок
rank-amateur = любитель
rank-advanced = опытный
rank-master = мастер
rank-grandmaster = гроссмейстер

# Поле в терминале.

picture-turn = ход { $number }
picture-roll = бросок { $number } из { $of }
picture-dice = кубики
picture-double = дубль
picture-loose = свободные
picture-block = блок { $count }
picture-empty = (блок пуст)
legend = На поле и в ходах: R red = { WORD("red", of: "piece") }, O orange = { WORD("orange", of: "piece") }, Y yellow = { WORD("yellow", of: "piece") }, G green = { WORD("green", of: "piece") }, B blue = { WORD("blue", of: "piece") }, P purple = { WORD("purple", of: "piece") }

# Стол в браузере.

board = Блок. Стрелки переходят между клетками, Enter выбирает, Escape возвращает назад.
piece-red = красный круг
piece-orange = оранжевый квадрат
piece-yellow = жёлтая звезда
piece-green = зелёный треугольник
piece-blue = синий ромб
piece-purple = фиолетовый крест
dice = Кубики: { LIST($dice, of: "piece") }
double = Дубль
cell-empty = пусто
cell-chosen = выбрано
cell-target = можно выбрать
main = Часть { $number }, фишек: { $size }
cancel = Отмена
tray = Фишки, которые надо положить
waiting = Ожидаем: { $who }
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Весь блок
solo-state = Бросок { $roll } из 15 · осталось фишек: { $left }
side-block = В блоке
side-piles = Захвачено
side-player = Игрок
side-turn = Ход { $turn } · осталось фишек: { $left }
side-rolls = Бросок { $roll } из 15 · осталось фишек: { $left }
side-dry = Ходов без захвата: { $dry } из 50
side-goal = Игра заканчивается, когда в блоке остаётся десять фишек или меньше; побеждает тот, кто захватил больше всех.
side-titles = Фишек после 15 бросков
title-novice = 17 или больше: новичок
title-amateur = 13–16: любитель
title-advanced = 9–12: опытный
title-master = 5–8: мастер
title-grandmaster = 4 или меньше: гроссмейстер
seat-score = Захвачено: { $n }

# The game in the catalogue, and its options.

title = Superhex
about = Бросьте кубики, поменяйте две фишки, захватите три одинаковые. Легко научиться, в одиночку или вместе.
option-first = Кто начинает
option-first-help = Место, которое ходит первым.
option-gaps = Пробелы в блоке
option-gaps-help = В блоке от одного до шести пробелов: труднее читать, интереснее играть.
reconstructed-pieces = сколько фишек каждого цвета и какие это цвета
tab-counts = Счёт
next-swap = Поменяйте две
next-main = Выберите часть
next-lay = Положите фишку
next-bonus = Положите фишку
next-put = Положите фишку
next-skip = Показать сразу
cell-proposed = предложение: { WORD($colour, of: "piece") }
asked-accept =
    { $n ->
        [one] Положите { $n } свободную фишку так или выберите другое место
        [few] Положите { $n } свободные фишки так или переложите какую-нибудь иначе
        [many] Положите { $n } свободных фишек так или переложите какую-нибудь иначе
       *[other] Положите свободные фишки ({ $n }) так или переложите какую-нибудь иначе
    }
next-accept = Положить так
once-swap = Две соприкасающиеся фишки меняются местами; хотя бы одна — выпавшего цвета.
once-double = Дважды один цвет: у вас два обмена.
once-bonus = Захваченной фишкой можно раз за ход заплатить за ещё один бросок; или пасуйте.
once-lay = Блок распался: кладите каждую свободную фишку там, где она касается двух и более и ни одной своего цвета.

# Испытание дня.

challenge-solo = В одиночку, пятнадцать бросков
challenge-solo-text = Захватите как можно больше фишек: чем меньше их останется в блоке после пятнадцати бросков, тем лучше.
challenge-solo-column = Осталось фишек
challenge-solo-score =
    { $score ->
        [one] осталась { $score } фишка
        [few] остались { $score } фишки
       *[other] осталось { $score } фишек
    }
