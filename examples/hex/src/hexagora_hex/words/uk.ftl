title = Гекс
event-placed = { SEAT($seat) } кладе камінь на { $cell }
event-swapped = { SEAT($seat) } забирає перший камінь: з { $cell } на { $to }
event-ended = { SEAT($seat) } з’єднує обидві сторони й перемагає
end-connected = ланцюг з’єднує дві протилежні сторони
ask-place =
    { $sides ->
        [rows] Покладіть камінь, щоб з’єднати верх і низ
       *[columns] Покладіть камінь, щоб з’єднати лівий і правий край
    }{ $swap ->
        [true] , або заберіть перший камінь
       *[false] { "" }
    }
do-place = Покласти камінь на { $cell }
do-swap = Забрати перший камінь
how-place = клітинку
usage-place = place і клітинку, наприклад: place c3
usage-swap = swap
refusal-taken = { $cell } зайнято; оберіть порожню клітинку.
refusal-no_swap = Перший камінь можна забрати лише у відповідь на нього.
refusal-no_cell = Такої клітинки немає на цій дошці.
stone-red = червоне коло
stone-blue = синій ромб
about = З’єднайте свої дві сторони раніше за суперника. Без нічиїх і без везіння.
option-size = Розмір
option-size-help = кількість клітинок уздовж сторони
option-swap = Правило обміну
option-swap-help = чи може другий гравець забрати перший камінь
