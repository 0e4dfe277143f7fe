# Що сталося.

event-dealt = Блок викладено
event-turn =
    { $solo ->
        [true] Кидок { $number }
       *[false] Хід { $number }: { SEAT($seat) }
    }
event-rolled =
    { SEAT($seat) } { $roll ->
        [3] кидає додатково: { LIST($dice, of: "piece") }
       *[other] кидає: { LIST($dice, of: "piece") }
    }{ $double ->
        [true] , дубль
       *[false] { "" }
    }
event-spent = Немає дозволеного обміну: кидок втрачено
event-swapped = { SEAT($seat) } міняє { LIST($cells) }
event-captured = { SEAT($seat) } захоплює { COUNT($cells) }: { WORD($colour, of: "piece") }
event-split =
    { $sections ->
        [one] Блок розпадається на { $sections } частину
        [few] Блок розпадається на { $sections } частини
       *[other] Блок розпадається на { $sections } частин
    }
event-main =
    { $size ->
        [one] Головний блок — частина біля { $main }: { $size } фішка
        [few] Головний блок — частина біля { $main }: { $size } фішки
       *[other] Головний блок — частина біля { $main }: { $size } фішок
    }
event-laid = { SEAT($seat) } кладе: { WORD($colour, of: "piece") }, { $cell }
event-paid = { SEAT($seat) } платить: { WORD($colour, of: "piece") }, { $cell }
event-put-back = { SEAT($seat) } повертає: { WORD($colour, of: "piece") }, { $cell }
event-passed = { SEAT($seat) } пасує
event-ended = Гру завершено: { WORD($reason, of: "end") }

end-ten_left = лишилося десять фішок або менше
end-not_reformed = блок неможливо скласти знову
end-dry = забагато ходів поспіль без захоплення
end-last_turn = зіграно останній хід
end-last_roll = зроблено останній кидок
end-empty = блок порожній

# Про що питають.

ask-deal = Викладають блок
ask-first = Визначається, хто починає
ask-roll =
    { $solo ->
        [true] { SEAT($seat) } кидає кубики ({ $roll } з { $of })
       *[false] { $roll ->
            [2] { SEAT($seat) } кидає ще раз: нічого не захоплено
            [3] { SEAT($seat) } кидає додатково
           *[other] { SEAT($seat) } кидає кубики
        }
    }
ask-swap =
    { $double ->
        [true] { $swap ->
            [2] Дубль: можна зробити другий обмін, знову з кольором: { LIST($dice, of: "piece") }
           *[other] Дубль, отже до двох обмінів: сусідні фішки, одна з них: { LIST($dice, of: "piece") }
        }
       *[false] Поміняйте дві сусідні фішки, одна з них: { EITHER($dice, of: "piece") }
    }
ask-main = Блок розпався: оберіть частину, що лишається
ask-lay = Додайте вільні фішки до блоку
ask-bonus = Заплатити захопленою фішкою за додатковий кидок?
ask-put = Повернути захоплену фішку в блок?
asked-partner = Оберіть фішку, з якою поміняти
asked-piece = Оберіть фішку
asked-where = Куди покласти: { WORD($colour, of: "piece") }?

# Що можна зробити.

do-deal = Розкладка, частина { $part }
do-first = Починає { SEAT($seat) }
do-roll = Кидок: { LIST($dice, of: "piece") }
do-swap = Поміняти { LIST($cells) }
do-main = Головна частина біля { $cell }
do-lay = Покласти: { WORD($colour, of: "piece") }, { $cell }
do-pay = Заплатити: { WORD($colour, of: "piece") }, { $cell }
do-put = Повернути: { WORD($colour, of: "piece") }, { $cell }
do-pass =
    { $kind ->
        [bonus] Без додаткового кидка
        [put] Нічого не повертати
       *[other] Без другого обміну
    }

# Чому чогось не можна.

refusal-no_piece = На { $cell } немає фішки; на обох клітинках обміну вона має бути.
refusal-same_colour = Обидві фішки однакові ({ WORD($colour, of: "piece") }); міняйте дві різні.
refusal-not_rolled = Жодна з фішок не { EITHER($dice, of: "piece") }; одна з двох має бути випалого кольору.
refusal-apart = { $a } і { $b } не дотикаються; міняйте сусідні.
refusal-not_loose = Така фішка не чекає на викладання: { WORD($colour, of: "piece") }.
refusal-not_in_pile = Такої фішки немає серед захоплених: { WORD($colour, of: "piece") }.
refusal-taken = { $cell } зайнято; фішку кладуть на порожню клітинку.
refusal-lonely = { $cell } дотикається менш ніж до двох фішок.
refusal-own_colour = { $cell } дотикається до фішки того самого кольору ({ WORD($colour, of: "piece") }).
refusal-dead_end = Якщо на { $cell } буде { WORD($colour, of: "piece") }, решту покласти не вдасться.
refusal-not_main = Частина біля { $cell } не може бути головною: вона має бути однією з найбільших, і до неї має пристати решта.
refusal-must_swap = Перший обмін після кидка обов’язковий.

# Що вводити в терміналі.

usage-deal = deal і дві шістнадцяткові цифри
usage-first = first і номер місця
usage-roll = roll і два кольори
usage-swap = swap і дві клітинки, наприклад: swap 0,0 1,-1
usage-main = main і клітинку, наприклад: main 0,0
usage-lay = lay, колір і клітинку, наприклад: lay red 2,1
usage-pay = pay, колір і клітинку, наприклад: pay red 2,1
usage-put = put, колір і клітинку, наприклад: put red 2,1
usage-pass = pass
how-swap = дві клітинки
how-main = клітинку цієї частини
how-lay = колір і клітинку
how-bonus = колір і клітинку
how-put = колір і клітинку

# Який стан гри.

effect-captured = захоплює { $count }: { WORD($colour, of: "piece") }
effect-split = розділяє блок
effect-ended = завершує гру
standing-left =
    { $left ->
        [one] Лишилася { $left } фішка; якби зараз кінець: { WORD($title, of: "rank") }
        [few] Лишилися { $left } фішки; якби зараз кінець: { WORD($title, of: "rank") }
       *[other] Лишилося { $left } фішок; якби зараз кінець: { WORD($title, of: "rank") }
    }
standing-seat =
    { $pieces ->
        [one] { SEAT($seat) } має { $pieces } фішку, найчисленнішого кольору: { $best }
        [few] { SEAT($seat) } має { $pieces } фішки, найчисленнішого кольору: { $best }
       *[other] { SEAT($seat) } має { $pieces } фішок, найчисленнішого кольору: { $best }
    }
standing-block =
    { $rest ->
        [one] У блоці { $rest } фішка; коли { $end } або менше, гра завершується
        [few] У блоці { $rest } фішки; коли { $end } або менше, гра завершується
       *[other] У блоці { $rest } фішок; коли { $end } або менше, гра завершується
    }
outcome-left =
    { $left ->
        [one] Лишилася { $left } фішка: { WORD($title, of: "rank") }
        [few] Лишилися { $left } фішки: { WORD($title, of: "rank") }
       *[other] Лишилося { $left } фішок: { WORD($title, of: "rank") }
    }
outcome-seat =
    { $place }. { SEAT($seat) }: { $score ->
        [one] { $score } фішка
        [few] { $score } фішки
       *[other] { $score } фішок
    }{ $tie ->
        [true] , одного кольору { $best }
       *[false] { "" }
    }
outcome-shared = Перемогу ділять { LIST($winners, of: "seat") }: усе порівну
outcome-tie = За рівного рахунку перемагає { LIST($winners, of: "seat") }: більше фішок одного кольору
outcome-won = Перемагає { LIST($winners, of: "seat") }: найбільше фішок

rank-novice = новачок
rank-amateur = аматор
rank-advanced = досвідчений
rank-master = майстер
rank-grandmaster = гросмейстер

# Поле в терміналі.

picture-turn = хід { $number }
picture-roll = кидок { $number } з { $of }
picture-dice = кубики
picture-double = дубль
picture-loose = вільні
picture-block = блок { $count }
picture-empty = (блок порожній)
legend = На полі та в ходах: R red = { WORD("red", of: "piece") }, O orange = { WORD("orange", of: "piece") }, Y yellow = { WORD("yellow", of: "piece") }, G green = { WORD("green", of: "piece") }, B blue = { WORD("blue", of: "piece") }, P purple = { WORD("purple", of: "piece") }

# Стіл у браузері.

board = Блок. Стрілки переходять між клітинками, Enter обирає, Escape повертає назад.
piece-red = червоне коло
piece-orange = помаранчевий квадрат
piece-yellow = жовта зірка
piece-green = зелений трикутник
piece-blue = синій ромб
piece-purple = фіолетовий хрест
dice = Кубики: { LIST($dice, of: "piece") }
double = Дубль
cell-empty = порожньо
cell-chosen = обрано
cell-target = можна обрати
main = Частина { $number }, фішок: { $size }
cancel = Скасувати
tray = Фішки, які треба покласти
waiting = Очікуємо: { $who }
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Увесь блок
solo-state = Кидок { $roll } із 15 · лишилося фішок: { $left }
side-block = У блоці
side-piles = Захоплено
side-player = Гравець
side-turn = Хід { $turn } · лишилося фішок: { $left }
side-rolls = Кидок { $roll } із 15 · лишилося фішок: { $left }
side-dry = Ходів без захоплення: { $dry } із 50
side-goal = Гра закінчується, коли в блоці лишається десять фішок або менше; перемагає той, хто захопив найбільше.
side-titles = Фішок після 15 кидків
title-novice = 17 або більше: новачок
title-amateur = 13–16: аматор
title-advanced = 9–12: досвідчений
title-master = 5–8: майстер
title-grandmaster = 4 або менше: гросмейстер
seat-score = Захоплено: { $n }

# The game in the catalogue, and its options.

title = Superhex
about = Киньте кубики, поміняйте дві фішки, захопіть три однакові. Легко навчитися, наодинці чи разом.
option-first = Хто починає
option-first-help = Місце, яке ходить першим.
option-gaps = Прогалини в блоці
option-gaps-help = Блок має від однієї до шести прогалин: складніше читати, цікавіше грати.
reconstructed-pieces = скільки фішок кожного кольору і які це кольори
tab-counts = Лік
next-swap = Поміняйте дві
next-main = Оберіть частину
next-lay = Покладіть фішку
next-bonus = Покладіть фішку
next-put = Покладіть фішку
next-skip = Показати одразу
cell-proposed = пропозиція: { WORD($colour, of: "piece") }
asked-accept =
    { $n ->
        [one] Покладіть { $n } вільну фішку так або виберіть інше місце
        [few] Покладіть { $n } вільні фішки так або перекладіть якусь деінде
        [many] Покладіть { $n } вільних фішок так або перекладіть якусь деінде
       *[other] Покладіть вільні фішки ({ $n }) так або перекладіть якусь деінде
    }
next-accept = Покласти так
once-swap = Дві фішки, що торкаються, міняються місцями; принаймні одна кольору, що випав.
once-double = Двічі той самий колір: маєте два обміни.
once-bonus = Захопленою фішкою можна раз за хід заплатити за ще один кидок; або пасуйте.
once-lay = Блок розпався: кладіть кожну вільну фішку там, де вона торкається двох або більше й жодної свого кольору.

# Виклик дня.

challenge-solo = Наодинці, п’ятнадцять кидків
challenge-solo-text = Захопіть якнайбільше фішок: що менше їх лишиться в блоці після п’ятнадцяти кидків, то краще.
challenge-solo-column = Лишилося фішок
challenge-solo-score =
    { $score ->
        [one] лишилася { $score } фішка
        [few] лишилися { $score } фішки
       *[other] лишилося { $score } фішок
    }
