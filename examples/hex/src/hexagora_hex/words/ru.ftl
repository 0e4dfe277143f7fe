title = Гекс
event-placed = { SEAT($seat) } кладёт камень на { $cell }
event-swapped = { SEAT($seat) } забирает первый камень: с { $cell } на { $to }
event-ended = { SEAT($seat) } соединяет обе стороны и побеждает
end-connected = цепь соединяет две противоположные стороны
ask-place =
    { $sides ->
        [rows] Положите камень, чтобы соединить верх и низ
       *[columns] Положите камень, чтобы соединить левый и правый край
    }{ $swap ->
        [true] , или заберите первый камень
       *[false] { "" }
    }
do-place = Положить камень на { $cell }
do-swap = Забрать первый камень
how-place = клетку
usage-place = place и клетку, например: place c3
usage-swap = swap
refusal-taken = { $cell } занято; выберите пустую клетку.
refusal-no_swap = Первый камень можно забрать только в ответ на него.
refusal-no_cell = Такой клетки нет на этой доске.
stone-red = красный круг
stone-blue = синий ромб
about = Соедините свои две стороны раньше соперника. Без ничьих и без везения.
option-size = Размер
option-size-help = число клеток вдоль стороны
option-swap = Правило обмена
option-swap-help = может ли второй игрок забрать первый камень
